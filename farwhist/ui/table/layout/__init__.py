"""Where everything lies on the table. No widgets."""
