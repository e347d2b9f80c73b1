<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Far Whist</source>
        <translation>Informazioni su Far Whist</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copia i &amp;dettagli</translation>
    </message>
    <message>
        <source>&amp;Website</source>
        <translation>Sito &amp;web</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programma</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenze</translation>
    </message>
    <message>
        <source>Far Whist {version}</source>
        <translation>Far Whist {version}</translation>
    </message>
    <message>
        <source>A card table for whist games where you must take exactly the tricks you bid.

The opponents do not cheat: each sees only its own cards and what has been played.

Free software under the MIT licence. Made with Qt {qt}, which is under the GNU LGPL.</source>
        <translation>Un tavolo per i giochi di whist in cui bisogna fare esattamente le prese dichiarate.

Gli avversari non barano: ciascuno vede solo le proprie carte e ciò che è stato giocato.

Software libero con licenza MIT. Realizzato con Qt {qt}, con licenza GNU LGPL.</translation>
    </message>
    <message>
        <source>This is an independent program in the style of Far Whist by Vincent Brévart ({address}). He has no part in it.</source>
        <translation>Questo è un programma indipendente nello stile di Far Whist di Vincent Brévart ({address}), che non vi ha preso parte.</translation>
    </message>
    <message>
        <source>Please include this when you report a problem:</source>
        <translation>Se segnali un problema, allega questi dati:</translation>
    </message>
    <message>
        <source>Third-party software</source>
        <translation>Software di terze parti</translation>
    </message>
    <message>
        <source>It is installed alongside Far Whist and is not part of it.</source>
        <translation>È installato insieme a Far Whist e non ne fa parte.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Prossima domanda</translation>
    </message>
    <message>
        <source>Which suit do you make trumps?</source>
        <translation>Quale seme scegli come atout?</translation>
    </message>
    <message>
        <source>Which cards are high?</source>
        <translation>Quali carte sono alte?</translation>
    </message>
    <message>
        <source>Do you keep the card that you drew?</source>
        <translation>Tieni la carta che hai pescato?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Quale carta scarti?</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Quante prese farai?</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>&amp;Guarda le mie carte</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Change bid</source>
        <translation>Cambia dichiarazione</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>You may change your bid until everybody is ready.</source>
        <translation>Puoi cambiare la dichiarazione finché non sono tutti pronti.</translation>
    </message>
    <message>
        <source>Bids stay hidden until the deal is over.</source>
        <translation>Le dichiarazioni restano nascoste fino alla fine della smazzata.</translation>
    </message>
    <message>
        <source>Bids stay secret until everybody is ready.</source>
        <translation>Le dichiarazioni restano segrete finché non sono tutti pronti.</translation>
    </message>
    <message>
        <source>Ready: {ready} of {seats}.</source>
        <translation>Pronti: {ready} su {seats}.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Prese dichiarate finora: {total} su {tricks}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Which suit is trumps?</source>
        <translation>Quale seme è atout?</translation>
    </message>
    <message>
        <source>How many tricks, if you choose trumps?</source>
        <translation>Quante prese, se scegli tu l’atout?</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;asso</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Tienila</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Scartala</translation>
    </message>
    <message>
        <source>How many tricks above six?</source>
        <translation>Quante prese oltre la sesta?</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>proposta</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>accettazione</translation>
    </message>
    <message>
        <source>prop and cop</source>
        <translation>prop e cop</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misère</translation>
    </message>
    <message>
        <source>abundance</source>
        <translation>abbondanza</translation>
    </message>
    <message>
        <source>royal abundance</source>
        <translation>abbondanza reale</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>misère aperta</translation>
    </message>
    <message>
        <source>abundance declared</source>
        <translation>abbondanza dichiarata</translation>
    </message>
    <message>
        <source>general misère</source>
        <translation>misère generale</translation>
    </message>
    <message>
        <source>Uptown ↑</source>
        <translation>Uptown ↑</translation>
    </message>
    <message>
        <source>Downtown ↓</source>
        <translation>Downtown ↓</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Nullo</source>
        <translation>Nullo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Scartala</translation>
    </message>
    <message>
        <source>Play it unseen</source>
        <translation>Giocala al buio</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Carte basse</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Carte alte</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passo</translation>
    </message>
    <message>
        <source>Everyone passed: you must bid.</source>
        <translation>Tutti hanno passato: devi dichiarare.</translation>
    </message>
    <message>
        <source>Which cards win?</source>
        <translation>Quali carte vincono?</translation>
    </message>
    <message>
        <source>&amp;{number}  Low: A 2 3 … K</source>
        <translation>&amp;{number}  Basse: A 2 3 … K</translation>
    </message>
    <message>
        <source>&amp;{number}  High: A K Q … 2</source>
        <translation>&amp;{number}  Alte: A K Q … 2</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>La tua dichiarazione</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Guarda le mie carte</translation>
    </message>
    <message>
        <source>nullo</source>
        <translation>nullo</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>grand</translation>
    </message>
    <message>
        <source>{level} NT</source>
        <translation>{level} SA</translation>
    </message>
    <message>
        <source>{trump} · {contract}</source>
        <translation>{trump} · {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Giochi {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} gioca {contract}</translation>
    </message>
    <message>
        <source>Nullo: leave tricks to the others</source>
        <translation>Nullo: lasciare le prese agli altri</translation>
    </message>
    <message>
        <source>Grand: take tricks</source>
        <translation>Grand: fare prese</translation>
    </message>
    <message>
        <source>No trump, low cards win</source>
        <translation>Senza atout, vincono le basse</translation>
    </message>
    <message>
        <source>No trump, high cards win</source>
        <translation>Senza atout, vincono le alte</translation>
    </message>
    <message>
        <source>{suit}, downtown</source>
        <translation>{suit}, downtown</translation>
    </message>
    <message>
        <source>{suit}, uptown</source>
        <translation>{suit}, uptown</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussa</translation>
    </message>
</context>
<context>
    <name>Card after with</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’asso di {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>il re di {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la donna di {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>il fante di {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>il dieci di {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>il nove di {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>l’otto di {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>il sette di {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>il sei di {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>il cinque di {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>il quattro di {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>il tre di {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>il due di {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>l’uno di {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>il jolly rosso</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>il jolly nero</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>un mago</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un giullare</translation>
    </message>
</context>
<context>
    <name>Card at the start of a sentence</name>
    <message>
        <source>The ace of {suit}</source>
        <translation>L’asso di {suit}</translation>
    </message>
    <message>
        <source>The king of {suit}</source>
        <translation>Il re di {suit}</translation>
    </message>
    <message>
        <source>The queen of {suit}</source>
        <translation>La donna di {suit}</translation>
    </message>
    <message>
        <source>The jack of {suit}</source>
        <translation>Il fante di {suit}</translation>
    </message>
    <message>
        <source>The ten of {suit}</source>
        <translation>Il dieci di {suit}</translation>
    </message>
    <message>
        <source>The nine of {suit}</source>
        <translation>Il nove di {suit}</translation>
    </message>
    <message>
        <source>The eight of {suit}</source>
        <translation>L’otto di {suit}</translation>
    </message>
    <message>
        <source>The seven of {suit}</source>
        <translation>Il sette di {suit}</translation>
    </message>
    <message>
        <source>The six of {suit}</source>
        <translation>Il sei di {suit}</translation>
    </message>
    <message>
        <source>The five of {suit}</source>
        <translation>Il cinque di {suit}</translation>
    </message>
    <message>
        <source>The four of {suit}</source>
        <translation>Il quattro di {suit}</translation>
    </message>
    <message>
        <source>The three of {suit}</source>
        <translation>Il tre di {suit}</translation>
    </message>
    <message>
        <source>The two of {suit}</source>
        <translation>Il due di {suit}</translation>
    </message>
    <message>
        <source>The one of {suit}</source>
        <translation>L’uno di {suit}</translation>
    </message>
    <message>
        <source>The red joker</source>
        <translation>Il jolly rosso</translation>
    </message>
    <message>
        <source>The black joker</source>
        <translation>Il jolly nero</translation>
    </message>
    <message>
        <source>A wizard</source>
        <translation>Un mago</translation>
    </message>
    <message>
        <source>A jester</source>
        <translation>Un giullare</translation>
    </message>
</context>
<context>
    <name>Card by itself</name>
    <message>
        <source>ace of {suit}</source>
        <translation>asso di {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>re di {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>donna di {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>fante di {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dieci di {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nove di {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>otto di {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sette di {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>sei di {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinque di {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quattro di {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>tre di {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>due di {suit}</translation>
    </message>
    <message>
        <source>one of {suit}</source>
        <translation>uno di {suit}</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>jolly rosso</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>jolly nero</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>mago</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>giullare</translation>
    </message>
</context>
<context>
    <name>Card letters</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
</context>
<context>
    <name>Card that is played</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’asso di {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>il re di {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la donna di {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>il fante di {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>il dieci di {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>il nove di {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>l’otto di {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>il sette di {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>il sei di {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>il cinque di {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>il quattro di {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>il tre di {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>il due di {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>l’uno di {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>il jolly rosso</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>il jolly nero</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>un mago</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un giullare</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Play out deal</source>
        <translation>Gioca il resto</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: a bot chooses for you.</source>
        <translation>Tempo scaduto: un bot sceglie per te.</translation>
    </message>
    <message>
        <source>Time is up: {card} was played for you.</source>
        <translation>Tempo scaduto. Giocato per te: {card}.</translation>
    </message>
    <message>
        <source>Time is up: a bid of {tricks} was made for you.</source>
        <translation>Tempo scaduto. Dichiarato per te: {tricks}.</translation>
    </message>
    <message>
        <source>Time is up: a choice was made for you.</source>
        <translation>Tempo scaduto: la scelta è stata fatta per te.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Svarione</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Obbligata</translation>
    </message>
    <message>
        <source>Chance to make the bid</source>
        <translation>Probabilità di riuscita</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Probabilità di vincere la partita</translation>
    </message>
    <message>
        <source>Right, and unlucky.</source>
        <translation>Giusta, ma sfortunata.</translation>
    </message>
    <message>
        <source>It cost nothing this time.</source>
        <translation>Questa volta non è costata nulla.</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Tutto uguale</translation>
    </message>
    <message>
        <source>All that could be chosen came to the same.</source>
        <translation>Tutto ciò che si poteva scegliere dava lo stesso risultato.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>punti in media</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>{name} chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>{name} ha scelto {own}: {own_share} %. La migliore era {best}: {best_share} %.</translation>
    </message>
    <message>
        <source>No other choice was surely better.</source>
        <translation>Nessun’altra scelta era sicuramente migliore.</translation>
    </message>
    <message>
        <source>It wins the match most often.</source>
        <translation>È la scelta che vince più spesso la partita.</translation>
    </message>
    <message>
        <source>Judged by what you could know · {deals}</source>
        <translation>In base a ciò che potevi sapere · {deals}</translation>
    </message>
    <message>
        <source>Judged by what {name} could know · {deals}</source>
        <translation>In base a ciò che {name} poteva sapere · {deals}</translation>
    </message>
    <message>
        <source>{word}. Points lost: {loss}. Best: {best}.</source>
        <translation>{word}. Punti persi: {loss}. Migliore: {best}.</translation>
    </message>
    <message>
        <source>The coach is looking at {name}&apos;s choices: {done} of {count}</source>
        <translation>L’allenatore esamina le scelte di {name}: {done} su {count}</translation>
    </message>
    <message>
        <source>The coach is looking at your choices: {done} of {count}</source>
        <translation>L’allenatore esamina le tue scelte: {done} su {count}</translation>
    </message>
    <message>
        <source>{done} of {count} judged.</source>
        <translation>Giudicate: {done} su {count}.</translation>
    </message>
    <message>
        <source>This choice could not be judged. The file farwhist.log says why.</source>
        <translation>Non è stato possibile giudicare questa scelta. Il file farwhist.log dice perché.</translation>
    </message>
    <message>
        <source>A bot chose this in the player’s place. It is not judged.</source>
        <translation>Qui ha scelto un bot al posto del giocatore. La scelta non viene giudicata.</translation>
    </message>
    <message>
        <source>Time was up, and a bot chose this. It is not judged.</source>
        <translation>Il tempo era scaduto e ha scelto un bot. La scelta non viene giudicata.</translation>
    </message>
    <message>
        <source>This follows a hint. It is not judged.</source>
        <translation>Questa scelta segue un consiglio. Non viene giudicata.</translation>
    </message>
    <message>
        <source>All was decided: this was played by itself.</source>
        <translation>Tutto era deciso: la carta è stata giocata automaticamente.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Chance to stay in</source>
        <translation>Probabilità di restare in gioco</translation>
    </message>
    <message>
        <source>Chance of the odd trick</source>
        <translation>Probabilità della settima presa</translation>
    </message>
    <message>
        <source>Chance of the contract</source>
        <translation>Probabilità di fare il contratto</translation>
    </message>
    <message>
        <source>Chance to be out of cards first</source>
        <translation>Probabilità di finire prima di tutti</translation>
    </message>
    <message>
        <source>All choices come to the same.</source>
        <translation>Tutte le scelte danno lo stesso risultato.</translation>
    </message>
    <message>
        <source>Other choices are as good here; the usual one is named.</source>
        <translation>Altre scelte qui valgono altrettanto; è indicata quella consueta.</translation>
    </message>
    <message>
        <source>{share} percent</source>
        <translation>{share} per cento</translation>
    </message>
    <message>
        <source>best</source>
        <translation>la migliore</translation>
    </message>
    <message>
        <source>You chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Hai scelto {own}: {own_share} %. La migliore era {best}: {best_share} %.</translation>
    </message>
    <message>
        <source>Best was {best}.</source>
        <translation>La migliore era {best}.</translation>
    </message>
    <message>
        <source>Looking at your choices: {done} of {count}</source>
        <translation>Esame delle tue scelte: {done} su {count}</translation>
    </message>
    <message>
        <source>The coach will look at this deal soon.</source>
        <translation>L’allenatore esaminerà presto questa smazzata.</translation>
    </message>
    <message>
        <source>The coach is waiting for mains power.</source>
        <translation>L’allenatore attende l’alimentazione di rete.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Non giudicata.</translation>
    </message>
    <message>
        <source>This deal could not be judged. The file farwhist.log says why.</source>
        <translation>Non è stato possibile giudicare questa smazzata. Il file farwhist.log dice perché.</translation>
    </message>
    <message>
        <source>What could be better?</source>
        <translation>Che cosa si può migliorare?</translation>
    </message>
    <message>
        <source>Judge now</source>
        <translation>Giudica ora</translation>
    </message>
    <message>
        <source>Judge this deal</source>
        <translation>Giudica questa smazzata</translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>Giudica di nuovo</translation>
    </message>
    <message>
        <source>cards and others {points}</source>
        <translation>carte e altri {points}</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Non c’era nulla da scegliere.</translation>
    </message>
    <message>
        <source>Points lost in the bidding: {points}.</source>
        <translation>Punti persi nella dichiarazione: {points}.</translation>
    </message>
    <message>
        <source>Points lost in the play: {points}, most {where}.</source>
        <translation>Punti persi nel gioco: {points}, soprattutto {where}.</translation>
    </message>
    <message>
        <source>No slips: your decisions cost about {points}.</source>
        <translation>Nessun errore: le tue decisioni sono costate circa {points}.</translation>
    </message>
    <message>
        <source>Nothing lost. The rest was in the cards.</source>
        <translation>Non hai perso nulla. Il resto dipendeva dalle carte.</translation>
    </message>
    <message>
        <source>Winning chance lost: {lost} %, most {where}.</source>
        <translation>Perdita di probabilità di vittoria: {lost} %, soprattutto {where}.</translation>
    </message>
    <message>
        <source>Not judged: the choices were not your own.</source>
        <translation>Non giudicata: le scelte non erano tue.</translation>
    </message>
    <message>
        <source>Not judged: the coach does not compare such choices.</source>
        <translation>Non giudicata: l’allenatore non confronta scelte di questo tipo.</translation>
    </message>
    <message>
        <source>Exactly as bid.</source>
        <translation>Esatto.</translation>
    </message>
    <message>
        <source>Well bid.</source>
        <translation>Ben dichiarato.</translation>
    </message>
    <message>
        <source>The coach has looked at this deal.</source>
        <translation>L’allenatore ha guardato questa smazzata.</translation>
    </message>
    <message>
        <source>Exactly as bid, and nothing lost.</source>
        <translation>Esattamente come dichiarato, e niente perso.</translation>
    </message>
    <message>
        <source>Your decisions {points}</source>
        <translation>Le tue decisioni {points}</translation>
    </message>
    <message>
        <source>in the bidding: {choice}</source>
        <translation>nella dichiarazione: {choice}</translation>
    </message>
    <message>
        <source>in trick {trick}: {choice}</source>
        <translation>nella presa {trick}: {choice}</translation>
    </message>
    <message>
        <source>{best}: {best_share} %.</source>
        <translation>{best}: {best_share} %.</translation>
    </message>
    <message>
        <source>It scores most on average.</source>
        <translation>È ciò che rende di più in media.</translation>
    </message>
    <message>
        <source>{word}. Winning chance lost: {loss}. Best: {best}.</source>
        <translation>{word}. Perdita di probabilità di vittoria: {loss}. Migliore: {best}.</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach</source>
        <translation>Giudizio di una versione precedente dell’allenatore</translation>
    </message>
    <message>
        <source>{choice}: {share} percent, {points}</source>
        <translation>{choice}: {share} per cento, {points}</translation>
    </message>
    <message>
        <source>{choice} now</source>
        <translation>{choice} adesso</translation>
    </message>
    <message>
        <source>{choice} then</source>
        <translation>{choice} allora</translation>
    </message>
    <message>
        <source>What the coach finds cannot be saved: {reason}</source>
        <translation>Non è possibile salvare i giudizi dell’allenatore: {reason}</translation>
    </message>
    <message>
        <source>With open cards: the bid was certain with {cards}, whatever the others did.</source>
        <translation>A carte scoperte: la riuscita era certa con {cards}, qualunque cosa facessero gli altri.</translation>
    </message>
    <message>
        <source>With open cards: the bid was out of reach, whatever was played.</source>
        <translation>A carte scoperte: la riuscita era impossibile, qualunque carta si giocasse.</translation>
    </message>
    <message>
        <source>Nobody could know that.</source>
        <translation>Nessuno poteva saperlo.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>You needed {need} {left}</source>
        <translation>Dovevi farne {need} {left}</translation>
    </message>
    <message>
        <source>You needed none {left}</source>
        <translation>Non dovevi farne più {left}</translation>
    </message>
    <message>
        <source>Tricks that this hand usually takes: {tricks}.</source>
        <translation>Prese che questa mano fa di solito: {tricks}.</translation>
    </message>
    <message>
        <source>You held {cards}.</source>
        <translation>Avevi {cards}.</translation>
    </message>
</context>
<context>
    <name>Copy</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta a testa</numerusform>
            <numerusform>%n carte a testa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>sotto di %n</numerusform>
            <numerusform>sotto di %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Ancora %n secondo</numerusform>
            <numerusform>Ancora %n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulated deal(s)</source>
        <translation>
            <numerusform>%Ln smazzata simulata</numerusform>
            <numerusform>%Ln smazzate simulate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modifica</numerusform>
            <numerusform>%n modifiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n in meno</numerusform>
            <numerusform>%n in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>sopra di %n</numerusform>
            <numerusform>sopra di %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} punto</numerusform>
            <numerusform>{points} punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n passo trovato</numerusform>
            <numerusform>%n passi trovati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) were bid</source>
        <translation>
            <numerusform>%n presa dichiarata</numerusform>
            <numerusform>%n prese dichiarate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of %n trick(s)</source>
        <translation>
            <numerusform>su %n</numerusform>
            <numerusform>su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) without effect here</source>
        <translation>
            <numerusform>%n opzione senza effetto</numerusform>
            <numerusform>%n opzioni senza effetto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n in più</numerusform>
            <numerusform>%n in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Una presa in meno, ma ben giocato: l’ultima scelta aveva {share} probabilità su 100.</numerusform>
            <numerusform>%n prese in meno, ma ben giocato: l’ultima scelta aveva {share} probabilità su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Una presa di troppo, ma ben giocato: l’ultima scelta aveva {share} probabilità su 100.</numerusform>
            <numerusform>%n prese di troppo, ma ben giocato: l’ultima scelta aveva {share} probabilità su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) best.</source>
        <translation>
            <numerusform>%n decisione su {count} era la migliore.</numerusform>
            <numerusform>%n decisioni su {count} erano le migliori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n carta di picche</numerusform>
            <numerusform>%n carte di picche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n carta di cuori</numerusform>
            <numerusform>%n carte di cuori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n carta di quadri</numerusform>
            <numerusform>%n carte di quadri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n carta di fiori</numerusform>
            <numerusform>%n carte di fiori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) up</source>
        <translation>
            <numerusform>%n posto guadagnato</numerusform>
            <numerusform>%n posti guadagnati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) down</source>
        <translation>
            <numerusform>%n posto perso</numerusform>
            <numerusform>%n posti persi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n trick(s)</source>
        <translation>
            <numerusform>ultima presa</numerusform>
            <numerusform>ultime %n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation>
            <numerusform>Reclama l’ultima presa</numerusform>
            <numerusform>Reclama le ultime %n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s) in a row.</source>
        <translation>
            <numerusform>%n dichiarazione esatta.</numerusform>
            <numerusform>%n dichiarazioni esatte di fila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s)</source>
        <translation>
            <numerusform>%n dichiarazione esatta</numerusform>
            <numerusform>%n dichiarazioni esatte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were exact %n time(s) in a row.</source>
        <translation>
            <numerusform>%n dichiarazione esatta.</numerusform>
            <numerusform>%n dichiarazioni esatte di fila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n settimana</numerusform>
            <numerusform>%n settimane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n mese</numerusform>
            <numerusform>%n mesi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the last %n trick(s)</source>
        <translation>
            <numerusform>nell’ultima presa</numerusform>
            <numerusform>nelle ultime %n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and had %n sure</source>
        <translation>
            <numerusform>e ne avevi %n sicura</numerusform>
            <numerusform>e ne avevi %n sicure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held %n trump(s)</source>
        <translation>
            <numerusform>e avevi %n atout</numerusform>
            <numerusform>e avevi %n atout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held the highest card left in %n suit(s)</source>
        <translation>
            <numerusform>e avevi la carta più alta rimasta in %n seme</numerusform>
            <numerusform>e avevi la carta più alta rimasta in %n semi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right %n time(s) in a row</source>
        <translation>
            <numerusform>%n risposta giusta</numerusform>
            <numerusform>%n risposte giuste di fila</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCounts</name>
    <message numerus="yes">
        <source>%n card(s) for each player</source>
        <translation>
            <numerusform>%n carta a testa</numerusform>
            <numerusform>%n carte a testa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of the &amp;week: %n day(s) left</source>
        <translation>
            <numerusform>Partita della &amp;settimana: ancora %n giorno</numerusform>
            <numerusform>Partita della &amp;settimana: ancora %n giorni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal facts</name>
    <message>
        <source>Cut: {cards}</source>
        <translation>Alzata: {cards}</translation>
    </message>
    <message>
        <source>You discarded {cards}</source>
        <translation>Hai scartato {cards}</translation>
    </message>
    <message>
        <source>The kitty, {cards}</source>
        <translation>Il monte, {cards}</translation>
    </message>
    <message>
        <source>Turned up, and in your hand</source>
        <translation>Scoperta, nella tua mano</translation>
    </message>
    <message>
        <source>Turned up by {name}, who holds it</source>
        <translation>Scoperta da {name}, che la tiene in mano</translation>
    </message>
    <message>
        <source>You won the cut and chose trumps</source>
        <translation>Hai vinto l’alzata e scelto l’atout</translation>
    </message>
    <message>
        <source>{name} won the cut and chose trumps</source>
        <translation>{name} ha vinto l’alzata e scelto l’atout</translation>
    </message>
    <message>
        <source>You chose trumps</source>
        <translation>Hai scelto l’atout</translation>
    </message>
    <message>
        <source>{name} chose trumps</source>
        <translation>{name} ha scelto l’atout</translation>
    </message>
    <message>
        <source>You won the cut and choose trumps</source>
        <translation>Hai vinto l’alzata e scegli l’atout</translation>
    </message>
    <message>
        <source>{name} won the cut and chooses trumps</source>
        <translation>{name} ha vinto l’alzata e sceglie l’atout</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Scegli tu l’atout</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} sceglie l’atout</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}, counting the kitty as one</source>
        <translation>Hai dichiarato {level}: {tricks}, contando il monte come una</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}</source>
        <translation>Hai dichiarato {level}: {tricks}</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}, counting the kitty as one</source>
        <translation>{name} ha dichiarato {level}: {tricks}, contando il monte come una</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}</source>
        <translation>{name} ha dichiarato {level}: {tricks}</translation>
    </message>
    <message>
        <source>Low cards win: A 2 3 … K</source>
        <translation>Vincono le carte basse: A 2 3 … K</translation>
    </message>
    <message>
        <source>High cards win: A K Q … 2</source>
        <translation>Vincono le carte alte: A K Q … 2</translation>
    </message>
    <message>
        <source>All play a general misère</source>
        <translation>Tutti giocano una misère generale</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} gioca {contract}</translation>
    </message>
    <message>
        <source>{name} and {partner} play {contract}</source>
        <translation>{name} e {partner} giocano {contract}</translation>
    </message>
    <message>
        <source>You and {name} play {contract}</source>
        <translation>Tu e {name} giocate {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Giochi {contract}</translation>
    </message>
    <message>
        <source>You called grand</source>
        <translation>Hai dichiarato grand</translation>
    </message>
    <message>
        <source>{name} called grand</source>
        <translation>{name} ha dichiarato grand</translation>
    </message>
    <message>
        <source>You called nullo</source>
        <translation>Hai dichiarato nullo</translation>
    </message>
    <message>
        <source>{name} called nullo</source>
        <translation>{name} ha dichiarato nullo</translation>
    </message>
    <message>
        <source>Bids: {calls}</source>
        <translation>Dichiarazioni: {calls}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: passo</translation>
    </message>
    <message>
        <source>{name} {call}</source>
        <translation>{name} {call}</translation>
    </message>
    <message>
        <source>{name} {level} uptown</source>
        <translation>{name} {level} uptown</translation>
    </message>
    <message>
        <source>{name} {level} downtown</source>
        <translation>{name} {level} downtown</translation>
    </message>
    <message>
        <source>{name} {level} no trump</source>
        <translation>{name} {level} senza atout</translation>
    </message>
    <message>
        <source>{name} grand</source>
        <translation>{name} grand</translation>
    </message>
    <message>
        <source>{name} nullo</source>
        <translation>{name} nullo</translation>
    </message>
    <message>
        <source>Nil: {names}</source>
        <translation>Nil: {names}</translation>
    </message>
    <message>
        <source>Blind nil: {names}</source>
        <translation>Nil al buio: {names}</translation>
    </message>
    <message>
        <source>Bid blind: {names}</source>
        <translation>Al buio: {names}</translation>
    </message>
</context>
<context>
    <name>Deal number</name>
    <message>
        <source>Match number</source>
        <translation>Numero della partita</translation>
    </message>
    <message>
        <source>This is deal {deal} of match number {number}.
The same number deals the same cards again in the same game with the same number of players: {game}, {seats}.</source>
        <translation>Questa è la smazzata {deal} della partita numero {number}.
Lo stesso numero distribuisce di nuovo le stesse carte, nello stesso gioco e con lo stesso numero di giocatori: {game}, {seats}.</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copia il numero</translation>
    </message>
    <message>
        <source>Match &amp;number:</source>
        <translation>&amp;Numero della partita:</translation>
    </message>
    <message>
        <source>&amp;Start this match</source>
        <translation>&amp;Inizia questa partita</translation>
    </message>
    <message>
        <source>Enter a number first</source>
        <translation>Scrivi prima un numero</translation>
    </message>
</context>
<context>
    <name>Deal texts</name>
    <message>
        <source>No deal code or diagram was found here.</source>
        <translation>Qui non c’è né il codice né il diagramma di una smazzata.</translation>
    </message>
    <message>
        <source>The code is damaged after {after}.</source>
        <translation>Il codice è danneggiato dopo {after}.</translation>
    </message>
    <message>
        <source>The end of the code is missing, after {after}.</source>
        <translation>Manca la fine del codice, dopo {after}.</translation>
    </message>
    <message>
        <source>The code does not hold a playable deal.</source>
        <translation>Il codice non contiene una smazzata che si possa giocare.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Far Whist.</source>
        <translation>Questo codice è di una versione più recente di Far Whist.</translation>
    </message>
    <message>
        <source>This deal is for the game “{game}”, which this version does not have.</source>
        <translation>Questa smazzata è del gioco «{game}», che questa versione non conosce.</translation>
    </message>
    <message>
        <source>The rules of this deal cannot be played. {why}</source>
        <translation>Con le regole di questa smazzata non si può giocare. {why}</translation>
    </message>
    <message>
        <source>This match has no deal {deal}.</source>
        <translation>Questa partita non ha una smazzata {deal}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Il posto {seat} non esiste.</translation>
    </message>
    <message>
        <source>The deals before this one do not fit this game.</source>
        <translation>Le smazzate precedenti a questa non sono adatte a questo gioco.</translation>
    </message>
    <message>
        <source>Wrong number of cards in the deal: {cards}; the pack has {pack}.</source>
        <translation>Numero di carte sbagliato nella smazzata: {cards}; il mazzo ne ha {pack}.</translation>
    </message>
    <message>
        <source>Wrong number of cards at seat {seat}: {cards} instead of {wanted}.</source>
        <translation>Numero di carte sbagliato al posto {seat}: {cards} invece di {wanted}.</translation>
    </message>
    <message>
        <source>{card} appears twice: {one} and {other}.</source>
        <translation>{card} compare due volte: {one} e {other}.</translation>
    </message>
    <message>
        <source>{card} is not in this pack: {place}.</source>
        <translation>{card} non è in questo mazzo: {place}.</translation>
    </message>
    <message>
        <source>{card} cannot be the turned card: it is not where one is turned.</source>
        <translation>{card} non può essere la carta scoperta: non è al posto giusto.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing, or does not follow from its rules.</source>
        <translation>L’atout di questa smazzata manca o non deriva dalle sue regole.</translation>
    </message>
    <message>
        <source>Seat {seat}: “{move}” is not possible. {why}</source>
        <translation>Posto {seat}: «{move}» non è possibile. {why}</translation>
    </message>
    <message>
        <source>Trick {trick}: seat {seat} cannot play {move}. {why}</source>
        <translation>Presa {trick}: il posto {seat} non può giocare {move}. {why}</translation>
    </message>
    <message>
        <source>Turn {turn}: seat {seat} cannot play {move}. {why}</source>
        <translation>Turno {turn}: il posto {seat} non può giocare {move}. {why}</translation>
    </message>
    <message>
        <source>“{move}” of seat {seat} comes after the last card.</source>
        <translation>«{move}» del posto {seat} viene dopo l’ultima carta.</translation>
    </message>
    <message>
        <source>“{line}” cannot be read.</source>
        <translation>«{line}» non si può leggere.</translation>
    </message>
    <message>
        <source>The line “{line}” is missing.</source>
        <translation>Manca la riga «{line}».</translation>
    </message>
    <message>
        <source>The diagram and the code below it show different deals.</source>
        <translation>Il diagramma e il codice che lo segue mostrano smazzate diverse.</translation>
    </message>
    <message>
        <source>“{line}” does not follow from the cards and moves.</source>
        <translation>«{line}» non deriva dalle carte e dalle mosse.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>posto {seat}</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>non distribuita</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>carta alzata</translation>
    </message>
    <message>
        <source>given</source>
        <translation>carta data</translation>
    </message>
    <message>
        <source>The code of deal {number} was copied.</source>
        <translation>Il codice della smazzata {number} è stato copiato.</translation>
    </message>
    <message>
        <source>The diagram of deal {number} was copied.</source>
        <translation>Il diagramma della smazzata {number} è stato copiato.</translation>
    </message>
    <message>
        <source>What you know of this deal was copied.</source>
        <translation>Quello che sai di questa smazzata è stato copiato.</translation>
    </message>
    <message>
        <source>This deal is for {players}, but the table seats {least} to {most}.</source>
        <translation>Questa smazzata è per {players}, ma al tavolo ci stanno da {least} a {most}.</translation>
    </message>
    <message>
        <source>The pasted deal is on the table.</source>
        <translation>La smazzata incollata è sul tavolo.</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Incolla smazzata</translation>
    </message>
    <message>
        <source>This deal cannot be opened.</source>
        <translation>Questa smazzata non si può aprire.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{file}” is larger than a card deck should be.</source>
        <translation>«{file}» è più grande di quanto dovrebbe essere un mazzo.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or no drawing in SVG.</source>
        <translation>«{file}» è danneggiato o non è un disegno SVG.</translation>
    </message>
    <message>
        <source>“{file}” is refused: it could keep the program from going on.</source>
        <translation>«{file}» non è accettato: potrebbe bloccare il programma.</translation>
    </message>
    <message>
        <source>“{file}” names a drawing outside its own folder.</source>
        <translation>«{file}» indica un disegno fuori dalla propria cartella.</translation>
    </message>
    <message>
        <source>“{file}” names no drawing in SVG.</source>
        <translation>«{file}» non indica alcun disegno SVG.</translation>
    </message>
    <message>
        <source>“{file}” does not name its cards as decks of KDE or AisleRiot do.</source>
        <translation>«{file}» non chiama le carte come i mazzi di KDE o AisleRiot.</translation>
    </message>
    <message>
        <source>“{file}” is drawn in a way that Far Whist cannot show.</source>
        <translation>«{file}» è disegnato in un modo che Far Whist non può mostrare.</translation>
    </message>
    <message>
        <source>The cards in “{file}” are not upright.</source>
        <translation>Le carte di «{file}» non sono verticali.</translation>
    </message>
    <message>
        <source>The card deck {file} cannot be read: {problem}.</source>
        <translation>Impossibile leggere il mazzo {file}: {problem}.</translation>
    </message>
    <message>
        <source>There is no card deck of KDE or AisleRiot in {folder}.</source>
        <translation>In {folder} non c’è alcun mazzo di KDE o AisleRiot.</translation>
    </message>
    <message>
        <source>This deck is used as it is drawn: style, suit colours, index size, paper and letters do not apply.</source>
        <translation>Questo mazzo resta com’è disegnato: stile, colori, grandezza degli indici, tinta e lettere non valgono.</translation>
    </message>
    <message>
        <source>Available with a deck from a folder that has a back</source>
        <translation>Disponibile con un mazzo da una cartella che abbia un dorso</translation>
    </message>
    <message>
        <source>The back of the deck from the folder is used</source>
        <translation>Si usa il dorso del mazzo della cartella</translation>
    </message>
    <message>
        <source>This deck has no wizards or jesters: ours are used.</source>
        <translation>Questo mazzo non ha maghi né giullari: si usano i nostri.</translation>
    </message>
    <message>
        <source>This deck has no jokers, wizards or jesters: ours are used.</source>
        <translation>Questo mazzo non ha jolly, maghi né giullari: si usano i nostri.</translation>
    </message>
    <message>
        <source>It has no back: ours is used.</source>
        <translation>Non ha un dorso: si usa il nostro.</translation>
    </message>
    <message>
        <source>Cards of ours in it: {cards}.</source>
        <translation>Carte nostre nel mazzo: {cards}.</translation>
    </message>
    <message>
        <source>What it shows from other files is left out.</source>
        <translation>Ciò che mostra da altri file è tralasciato.</translation>
    </message>
    <message>
        <source>The cards of Far Whist are used.</source>
        <translation>Si usano le carte di Far Whist.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>Deal from the table</source>
        <translation>Smazzata del tavolo</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Editor di smazzate</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>Study it</source>
        <translation>Studiala</translation>
    </message>
    <message>
        <source>Ask the coach what each choice is worth</source>
        <translation>Chiedi all’allenatore quanto vale ogni scelta</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copia il codice</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Copia il diagramma</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>You can study the deal once all cards have been played.</source>
        <translation>Puoi studiare la smazzata quando tutte le carte sono state giocate.</translation>
    </message>
    <message>
        <source>You can ask the coach once the deal is complete.</source>
        <translation>Puoi chiedere all’allenatore quando la smazzata è completa.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Calls and cards</source>
        <translation>Dichiarazioni e carte</translation>
    </message>
    <message>
        <source>Cards: {name}</source>
        <translation>Carte: {name}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Che cosa si mostra sotto</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back</source>
        <translation>I tasti da 1 a {seats} danno una carta a un posto, 0 la riprende</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back, + turns it up</source>
        <translation>I tasti da 1 a {seats} danno una carta a un posto, 0 la riprende, + la scopre</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
    <message>
        <source>Fill the rest at random</source>
        <translation>Completa il resto a caso</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Riprendi tutto</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Sbagliato</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Va bene</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Quanto vale ogni scelta</translation>
    </message>
    <message>
        <source>{name}, from what this seat can know · {deals}</source>
        <translation>{name}, in base a ciò che si può sapere da questo posto · {deals}</translation>
    </message>
    <message>
        <source>{name}: best is {choice}.</source>
        <translation>{name}: la migliore è {choice}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Chooses trumps</source>
        <translation>Sceglie l’atout</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punti finora</translation>
    </message>
    <message>
        <source>{game}, other rules</source>
        <translation>{game}, altre regole</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Alzata</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Secondo le regole</translation>
    </message>
    <message>
        <source>{cards} of {wanted}</source>
        <translation>{cards} su {wanted}</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>alzata</translation>
    </message>
    <message>
        <source>{card} is free. {free}.</source>
        <translation>Di nuovo libera: {card}. {free}.</translation>
    </message>
    <message>
        <source>The cut card is missing.</source>
        <translation>Manca la carta dell’alzata.</translation>
    </message>
    <message>
        <source>The card that is turned up for trump is missing.</source>
        <translation>Manca la carta scoperta per l’atout.</translation>
    </message>
    <message>
        <source>{card} is turned up, and must be in this hand: {name}.</source>
        <translation>{card}, carta scoperta, deve essere in questa mano: {name}.</translation>
    </message>
    <message>
        <source>{card} is turned up and cannot be in a hand too.</source>
        <translation>{card}, carta scoperta, non può essere anche in una mano.</translation>
    </message>
    <message>
        <source>{card} stays where it is: {holder}.</source>
        <translation>{card} resta dov’è: {holder}.</translation>
    </message>
    <message>
        <source>Not a card of this pack: {words}.</source>
        <translation>Non è una carta di questo mazzo: {words}.</translation>
    </message>
    <message>
        <source>{name}: {cards} of {wanted}.</source>
        <translation>{name}: {cards} su {wanted}.</translation>
    </message>
    <message>
        <source>{card}: {name}. {held}. {free}.</source>
        <translation>{card}: {name}. {held}. {free}.</translation>
    </message>
    <message>
        <source>{name}: {cards} instead of {wanted}.</source>
        <translation>{name}: {cards} invece di {wanted}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>The bids add up to {bids} for {tricks}.</source>
        <translation>La somma delle dichiarazioni è {bids} su {tricks}.</translation>
    </message>
    <message>
        <source>Nobody has a card yet.</source>
        <translation>Nessuno ha ancora carte.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing.</source>
        <translation>Manca l’atout di questa smazzata.</translation>
    </message>
    <message>
        <source>Fill in at random</source>
        <translation>Completa a caso</translation>
    </message>
    <message>
        <source>Remove the last ones</source>
        <translation>Togli le ultime</translation>
    </message>
    <message>
        <source>Deal all at random</source>
        <translation>Distribuisci a caso</translation>
    </message>
    <message>
        <source>Turn one up at random</source>
        <translation>Scoprine una a caso</translation>
    </message>
    <message>
        <source>Draw one at random</source>
        <translation>Sorteggiane uno</translation>
    </message>
    <message>
        <source>Delete this and everything after it</source>
        <translation>Elimina questo e ciò che segue</translation>
    </message>
    <message>
        <source>Move it here</source>
        <translation>Spostala qui</translation>
    </message>
    <message>
        <source>{name} · bid</source>
        <translation>{name} · dichiarazione</translation>
    </message>
    <message>
        <source>{name} · card</source>
        <translation>{name} · carta</translation>
    </message>
    <message>
        <source>{name} · choice</source>
        <translation>{name} · scelta</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Presa {number}</translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation>giocata: {card}</translation>
    </message>
    <message>
        <source>{card} is turned up. {free}.</source>
        <translation>Carta scoperta: {card}. {free}.</translation>
    </message>
    <message>
        <source>{card} cannot be played now.</source>
        <translation>{card} non si può giocare ora.</translation>
    </message>
    <message>
        <source>The deal is over: nothing is left to choose.</source>
        <translation>La smazzata è finita: non c’è più nulla da scegliere.</translation>
    </message>
    <message>
        <source>The coach does not judge this game.</source>
        <translation>L’allenatore non giudica questo gioco.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Calls and cards so far</source>
        <translation>Dichiarazioni e carte finora</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Togli tutto</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Lascia giocare tutti</translation>
    </message>
    <message>
        <source>Calls and cards can be added once all hands are complete.</source>
        <translation>Dichiarazioni e carte si possono aggiungere quando tutte le mani sono complete.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Nessuno ha ancora dichiarato.</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>L’allenatore sta pensando…</translation>
    </message>
    <message>
        <source>Everyone plays on.</source>
        <translation>Tutti continuano.</translation>
    </message>
    <message>
        <source>The deal has changed. Ask the coach again.</source>
        <translation>La smazzata è cambiata. Chiedi di nuovo all’allenatore.</translation>
    </message>
    <message>
        <source>The coach has nothing to compare here.</source>
        <translation>Qui l’allenatore non ha nulla da confrontare.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>L’ultima smazzata finita</translation>
    </message>
    <message>
        <source>This is the deal you edited last.</source>
        <translation>Ecco l’ultima smazzata che hai modificato.</translation>
    </message>
    <message>
        <source>The deal was pasted.</source>
        <translation>La smazzata è stata incollata.</translation>
    </message>
    <message>
        <source>The deal from the table was loaded.</source>
        <translation>La smazzata del tavolo è stata caricata.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Apri una smazzata</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}</source>
        <translation>{file} non si può leggere: {problem}</translation>
    </message>
    <message>
        <source>This file holds a whole match, not a single deal.</source>
        <translation>Questo file contiene una partita intera, non una sola smazzata.</translation>
    </message>
    <message>
        <source>The deal from the file was loaded.</source>
        <translation>La smazzata del file è stata caricata.</translation>
    </message>
    <message>
        <source>The deal is on the table.</source>
        <translation>La smazzata è sul tavolo.</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>Il codice è stato copiato.</translation>
    </message>
    <message>
        <source>The diagram was copied.</source>
        <translation>Il diagramma è stato copiato.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>The deal was saved as “{file}”.</source>
        <translation>La smazzata è stata salvata come «{file}».</translation>
    </message>
    <message>
        <source>The points before this deal, in this order: {names}</source>
        <translation>I punti prima di questa smazzata, in quest’ordine: {names}</translation>
    </message>
    <message>
        <source>“{text}” is not a list of points: enter a number for each of {names}.</source>
        <translation>«{text}» non è un elenco di punti: scrivi un numero per ciascuno: {names}.</translation>
    </message>
    <message>
        <source>The deal in the editor cannot be saved: {reason}</source>
        <translation>Non è possibile salvare la smazzata dell’editor: {reason}</translation>
    </message>
</context>
<context>
    <name>EditorCounts</name>
    <message numerus="yes">
        <source>%n card(s) free</source>
        <translation>
            <numerusform>%n carta libera</numerusform>
            <numerusform>%n carte libere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Manca %n carta.</numerusform>
            <numerusform>Mancano %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; no card is used twice.</source>
        <translation>
            <numerusform>%n carta a testa; nessuna compare due volte.</numerusform>
            <numerusform>%n carte a testa; nessuna compare due volte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays on: %n trick(s) so far.</source>
        <translation>
            <numerusform>Tutti continuano: %n presa finora.</numerusform>
            <numerusform>Tutti continuano: %n prese finora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Far Whist ended unexpectedly last time; your match is safe.</source>
        <translation>L’ultima volta Far Whist si è chiuso in modo imprevisto; la tua partita è al sicuro.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Qualcosa è andato storto.</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe.</source>
        <translation>Qualcosa è andato storto; la tua partita è al sicuro.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>C&amp;opia</translation>
    </message>
    <message>
        <source>Deta&amp;ils</source>
        <translation>&amp;Dettagli</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Che cosa è andato storto</translation>
    </message>
    <message>
        <source>If you report this, please include the text below. It contains nothing about your match. A copy is in {file}.</source>
        <translation>Se segnali il problema, allega il testo qui sotto. Non contiene nulla della tua partita. Una copia è in {file}.</translation>
    </message>
</context>
<context>
    <name>Fair play</name>
    <message>
        <source>Fair play</source>
        <translation>Fair play</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Impronte</translation>
    </message>
    <message>
        <source>Paste your copy, or leave empty to check the fingerprint above</source>
        <translation>Incolla la tua copia, o lascia vuoto per controllare l’impronta qui sopra</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verifica</translation>
    </message>
    <message>
        <source>The cards and the other players&apos; bids are fixed before you choose. Copy a fingerprint now; when the deal is over you see the text it was made from, and any SHA-256 tool gives the same fingerprint.</source>
        <translation>Le carte e le dichiarazioni degli altri giocatori sono fissate prima che tu scelga. Copia ora un’impronta; finita la smazzata vedi il testo da cui è stata ricavata, e qualsiasi programma SHA-256 dà la stessa impronta.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint:</source>
        <translation>&amp;Impronta:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Testo:</translation>
    </message>
    <message>
        <source>&amp;Your copy:</source>
        <translation>L&amp;a tua copia:</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>L’intera partita</translation>
    </message>
    <message>
        <source>Secret until the match is over.</source>
        <translation>Segreto fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Secret until the deal is over.</source>
        <translation>Segreto fino alla fine della smazzata.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>Secret until the bid is shown.</source>
        <translation>Segreto finché la dichiarazione non è mostrata.</translation>
    </message>
    <message>
        <source>Deal {number}: bid of {player}</source>
        <translation>Smazzata {number}: dichiarazione di {player}</translation>
    </message>
    <message>
        <source>This is not the fingerprint of the text. Was it copied for another deal?</source>
        <translation>Questa non è l’impronta del testo. È stata copiata per un’altra smazzata?</translation>
    </message>
    <message>
        <source>The text has this fingerprint: nothing was changed.</source>
        <translation>Il testo ha questa impronta: nulla è stato cambiato.</translation>
    </message>
    <message>
        <source>The text has this fingerprint, but different cards were played.</source>
        <translation>Il testo ha questa impronta, ma le carte giocate sono altre.</translation>
    </message>
    <message>
        <source>The text has this fingerprint and its cards are the ones played: nothing was changed.</source>
        <translation>Il testo ha questa impronta e le sue carte sono quelle giocate: nulla è stato cambiato.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match or rules</source>
        <translation>Apri una partita o delle regole</translation>
    </message>
    <message>
        <source>Matches and rules</source>
        <translation>Partite e regole</translation>
    </message>
    <message>
        <source>The match was saved as “{file}”.</source>
        <translation>La partita è stata salvata come «{file}».</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Far Whist matches</source>
        <translation>Partite di Far Whist</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>Impossibile scrivere {file}: {problem}. Scegli un altro posto.</translation>
    </message>
</context>
<context>
    <name>First steps</name>
    <message>
        <source>Skip tips</source>
        <translation>Salta i primi passi</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>{game} – say how many tricks you will take, then take exactly that many.</source>
        <translation>{game} – dichiara quante prese farai, poi fanne esattamente quante hai detto.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Altri giochi…</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is a trump, and trumps beat all other suits.</source>
        <translation>La presa è tua: la tua carta {card} è un atout, e gli atout battono tutti gli altri semi.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is a trump, and trumps beat all other suits.</source>
        <translation>La presa va a {name}: {card} è un atout, e gli atout battono tutti gli altri semi.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest trump.</source>
        <translation>La presa è tua: la tua carta {card} è l’atout più alto.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest trump.</source>
        <translation>La presa va a {name}: {card} è l’atout più alto.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest card of the suit that was led.</source>
        <translation>La presa è tua: la tua carta {card} è la più alta del seme di uscita.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest card of the suit that was led.</source>
        <translation>La presa va a {name}: {card} è la carta più alta del seme di uscita.</translation>
    </message>
    <message>
        <source>One card each, and trump is {suit}. Will your card take the trick? Choose 0 or 1, then press Ready.</source>
        <translation>Una carta a testa, e l’atout è {suit}. La tua carta farà la presa? Scegli 0 o 1, poi premi Pronto.</translation>
    </message>
    <message>
        <source>Look at your cards: how many tricks will they take? Choose a number, then press Ready. Only the exact number counts.</source>
        <translation>Guarda le tue carte: quante prese faranno? Scegli un numero, poi premi Pronto. Conta solo il numero esatto.</translation>
    </message>
    <message>
        <source>Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Le dichiarazioni sono segrete finché non sono tutti pronti. Ora ogni targhetta mostra prese fatte / dichiarate: ✓ vuol dire esatte, ▲ troppe.</translation>
    </message>
    <message>
        <source>Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Ogni targhetta mostra prese fatte / dichiarate: ✓ vuol dire esatte, ▲ troppe.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the lowest total wins the match.</source>
        <translation>Il segnapunti somma tutte le smazzate; vince la partita il totale più basso.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the highest total wins the match.</source>
        <translation>Il segnapunti somma tutte le smazzate; vince la partita il totale più alto.</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>exact</source>
        <translation>esatto</translation>
    </message>
    <message>
        <source>fixed for this bid</source>
        <translation>fisso per questa dichiarazione</translation>
    </message>
    <message>
        <source>bid of 0 made</source>
        <translation>dichiarazione di 0 riuscita</translation>
    </message>
    <message>
        <source>cards, for a bid of 0</source>
        <translation>carte, per una dichiarazione di 0</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>prese dichiarate</translation>
    </message>
    <message>
        <source>bid squared</source>
        <translation>dichiarazione al quadrato</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the bid</source>
        <translation>1 + 2 + … fino alla dichiarazione</translation>
    </message>
    <message>
        <source>cards of the deal</source>
        <translation>carte della smazzata</translation>
    </message>
    <message>
        <source>more for a short deal</source>
        <translation>di più per una smazzata corta</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>dichiarazione mancata</translation>
    </message>
    <message>
        <source>bid of 0 missed</source>
        <translation>dichiarazione di 0 mancata</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>prese fatte</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>prese di differenza</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the tricks off</source>
        <translation>1 + 2 + … fino alle prese di differenza</translation>
    </message>
    <message>
        <source>tricks off, squared</source>
        <translation>prese di differenza al quadrato</translation>
    </message>
    <message>
        <source>the total is halved</source>
        <translation>il totale è dimezzato</translation>
    </message>
    <message>
        <source>for the points the table has lost</source>
        <translation>per i punti persi dal tavolo</translation>
    </message>
    <message>
        <source>for everybody who missed</source>
        <translation>per ogni dichiarazione mancata</translation>
    </message>
    <message>
        <source>every trick bid and taken</source>
        <translation>tutte le prese, dichiarate e fatte</translation>
    </message>
    <message>
        <source>bid blind</source>
        <translation>dichiarata al buio</translation>
    </message>
    <message>
        <source>for the streak</source>
        <translation>per la serie</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>prese oltre la sesta</translation>
    </message>
    <message>
        <source>the deal won</source>
        <translation>la smazzata vinta</translation>
    </message>
    <message>
        <source>tricks more than the other</source>
        <translation>prese in più dell’altro</translation>
    </message>
    <message>
        <source>the game won</source>
        <translation>la manche vinta</translation>
    </message>
    <message>
        <source>the rubber won</source>
        <translation>il rubber vinto</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>onori</translation>
    </message>
    <message>
        <source>tricks bid and made</source>
        <translation>prese dichiarate e fatte</translation>
    </message>
    <message>
        <source>tricks bid, missed</source>
        <translation>prese dichiarate, mancate</translation>
    </message>
    <message>
        <source>ten tricks or more, bid and made</source>
        <translation>dieci prese o più, dichiarate e fatte</translation>
    </message>
    <message>
        <source>ten tricks or more bid, missed</source>
        <translation>dieci prese o più dichiarate, mancate</translation>
    </message>
    <message>
        <source>bid blind and made, twice</source>
        <translation>al buio e mantenuto, doppio</translation>
    </message>
    <message>
        <source>bid blind, missed, twice</source>
        <translation>al buio e fallito, doppio</translation>
    </message>
    <message>
        <source>tricks of the others above six</source>
        <translation>prese degli altri oltre la sesta</translation>
    </message>
    <message>
        <source>tricks below seven</source>
        <translation>prese sotto le sette</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>prese in più</translation>
    </message>
    <message>
        <source>tricks above the bid</source>
        <translation>prese oltre la dichiarazione</translation>
    </message>
    <message>
        <source>too many bags</source>
        <translation>penalità per le prese in più</translation>
    </message>
    <message>
        <source>blind bid of 0 made</source>
        <translation>dichiarazione di 0 al buio riuscita</translation>
    </message>
    <message>
        <source>blind bid of 0 missed</source>
        <translation>dichiarazione di 0 al buio mancata</translation>
    </message>
    <message>
        <source>the game lost</source>
        <translation>il contratto fallito</translation>
    </message>
    <message>
        <source>tricks more than needed</source>
        <translation>prese in più del necessario</translation>
    </message>
    <message>
        <source>tricks too few</source>
        <translation>prese in meno</translation>
    </message>
    <message>
        <source>most tricks in a general misère</source>
        <translation>più prese in una misère generale</translation>
    </message>
    <message>
        <source>fewer tricks in a general misère</source>
        <translation>meno prese in una misère generale</translation>
    </message>
    <message>
        <source>doubled: a spade was turned up</source>
        <translation>raddoppiato: la carta scoperta è di picche</translation>
    </message>
</context>
<context>
    <name>Full speech</name>
    <message>
        <source>On the pile: {card}.</source>
        <translation>Sulla pila: {card}.</translation>
    </message>
    <message>
        <source>Your cards by suits: {cards}.</source>
        <translation>Le tue carte per seme: {cards}.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Bastard</source>
        <translation>Bastard</translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation>Bid Whist</translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation>Whist classico</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist dell’ascensore</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Whist a eliminazione</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>Romanian Whist</source>
        <translation>Whist rumeno</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Whist tedesco</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist del Minnesota</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>All hands</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Fatte/dich.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Wizards, jesters</source>
        <translation>Maghi, giullari</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Option</source>
        <translation>Opzione</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Valore predefinito</translation>
    </message>
    <message>
        <source>Opens this deal in the study; Back returns here</source>
        <translation>Apre questa smazzata nello studio; «Indietro» riporta qui</translation>
    </message>
    <message>
        <source>Search: {words}</source>
        <translation>Ricerca: {words}</translation>
    </message>
    <message>
        <source>No passage has all these words. These have some of them.</source>
        <translation>Nessun brano contiene tutte queste parole. Questi ne contengono alcune.</translation>
    </message>
    <message>
        <source>These words are not in the help. The nearest: {words}</source>
        <translation>Queste parole non sono nella guida. Le più vicine: {words}</translation>
    </message>
    <message>
        <source>Nothing was found. These pages are here:</source>
        <translation>Non si è trovato nulla. Ecco le pagine:</translation>
    </message>
    <message>
        <source>Far Whist Help</source>
        <translation>Guida di Far Whist</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Cerca:</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Parole da cercare</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regole di questo gioco</translation>
    </message>
    <message>
        <source>What the command does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Leggi di più</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponibile quando sei tra i giocatori</translation>
    </message>
    <message>
        <source>Lessons give their own hints</source>
        <translation>Le lezioni danno già i loro consigli</translation>
    </message>
    <message>
        <source>This match is played without hints</source>
        <translation>Questa partita si gioca senza consigli</translation>
    </message>
    <message>
        <source>Available when it is your turn</source>
        <translation>Disponibile quando tocca a te</translation>
    </message>
    <message>
        <source>There are no hints for this choice</source>
        <translation>Non ci sono consigli per questa scelta</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Chiudi il consiglio</translation>
    </message>
    <message>
        <source>Looking at possible deals …</source>
        <translation>Esame delle smazzate possibili…</translation>
    </message>
    <message>
        <source>Suggestion: {move}, {percent} %</source>
        <translation>Consiglio: {move}, {percent} %</translation>
    </message>
    <message>
        <source>Suggestion: {move}</source>
        <translation>Consiglio: {move}</translation>
    </message>
    <message>
        <source>Suggested bid {bid}, {percent} percent.</source>
        <translation>Dichiarazione consigliata: {bid}, {percent} per cento.</translation>
    </message>
    <message>
        <source>Suggested card: {card}, {percent} percent.</source>
        <translation>Carta consigliata: {card}, {percent} per cento.</translation>
    </message>
    <message>
        <source>Suggestion: {move}.</source>
        <translation>Consiglio: {move}.</translation>
    </message>
    <message>
        <source>{what} is made in {count} of 100 deals</source>
        <translation>{what} riesce in {count} su 100 smazzate</translation>
    </message>
    <message>
        <source>{what} takes this trick in {count} of 100 deals</source>
        <translation>{what} fa questa presa in {count} su 100 smazzate</translation>
    </message>
    <message>
        <source>{what} in {count}</source>
        <translation>{what} in {count}</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} uptown</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} downtown</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} senza atout</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>grand</translation>
    </message>
    <message>
        <source>nullo</source>
        <translation>nullo</translation>
    </message>
    <message>
        <source>{move} {percent} %</source>
        <translation>{move} {percent} %</translation>
    </message>
    <message>
        <source>This is what the strongest opponent would do with your cards.</source>
        <translation>È ciò che farebbe l’avversario più forte con le tue carte.</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>giocare {cards}</translation>
    </message>
    <message>
        <source>bid {tricks}</source>
        <translation>dichiarare {tricks}</translation>
    </message>
    <message>
        <source>choose {suit}</source>
        <translation>scegliere «{suit}»</translation>
    </message>
    <message>
        <source>offer {tricks} with {suit}</source>
        <translation>offrire {tricks} ({suit})</translation>
    </message>
    <message>
        <source>let low cards win</source>
        <translation>far vincere le carte basse</translation>
    </message>
    <message>
        <source>let high cards win</source>
        <translation>far vincere le carte alte</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>dare {card}</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>scartare {card}</translation>
    </message>
    <message>
        <source>Bid {bid}. Points on average: {points}.</source>
        <translation>Dichiara {bid}. Punti in media: {points}.</translation>
    </message>
    <message>
        <source>Play {card}. Points on average: {points}.</source>
        <translation>Gioca {card}. Punti in media: {points}.</translation>
    </message>
    <message>
        <source>{aim}, from {deals}: {choices}</source>
        <translation>{aim}, su {deals}: {choices}</translation>
    </message>
    <message>
        <source>Chance of each number of tricks, points of each bid; from {deals}</source>
        <translation>Probabilità di ogni numero di prese, punti di ogni dichiarazione; su {deals}</translation>
    </message>
    <message>
        <source>Above each card: how often it ends with exactly your bid; from {deals}</source>
        <translation>Sopra ogni carta: quante volte fa centrare la dichiarazione; su {deals}</translation>
    </message>
    <message>
        <source>look at your cards first</source>
        <translation>guardare prima le tue carte</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passare</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>tieni la carta</translation>
    </message>
    <message>
        <source>discard the card and take the next</source>
        <translation>scarta la carta e prendi la seguente</translation>
    </message>
    <message>
        <source>knock and keep your card</source>
        <translation>bussare e tenere la carta</translation>
    </message>
    <message>
        <source>play your card unseen</source>
        <translation>giocare la carta al buio</translation>
    </message>
    <message>
        <source>call {contract}</source>
        <translation>dichiarare {contract}</translation>
    </message>
    <message>
        <source>bid {level}, uptown</source>
        <translation>dichiarare {level}, uptown</translation>
    </message>
    <message>
        <source>bid {level}, downtown</source>
        <translation>dichiarare {level}, downtown</translation>
    </message>
    <message>
        <source>bid {level} no trump</source>
        <translation>dichiarare {level} senza atout</translation>
    </message>
    <message>
        <source>call grand</source>
        <translation>dichiarare grand</translation>
    </message>
    <message>
        <source>call nullo</source>
        <translation>dichiarare nullo</translation>
    </message>
    <message>
        <source>{what}: {percent} percent, points {points}</source>
        <translation>{what}: {percent} per cento, punti {points}</translation>
    </message>
</context>
<context>
    <name>Introductions</name>
    <message>
        <source>This match has options of its own: see the rules of this game.</source>
        <translation>Questa partita ha opzioni sue: guarda le regole di questo gioco.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time, in secret; then all bids are revealed together. The hands grow by two cards from deal to deal, up to the largest, and shrink again.</source>
        <translation>Tutti dichiarano insieme, in segreto; poi le dichiarazioni si scoprono tutte insieme. Di smazzata in smazzata le mani crescono di due carte fino alla più grande, poi calano di nuovo.</translation>
    </message>
    <message>
        <source>Bids are made in turn, the dealer&apos;s last. The dealer may not make them add up to the number of tricks, so somebody always misses. This limit is called the hook.</source>
        <translation>Si dichiara a turno, il mazziere per ultimo. Non può far sì che la somma sia pari al numero di prese: così qualcuno fallisce sempre. È il limite.</translation>
    </message>
    <message>
        <source>Only the highest ranks are in the pack. If you cannot follow suit, you must play a trump. The dealer, who bids last, may not make the bids add up to the tricks.</source>
        <translation>Nel mazzo ci sono solo i valori più alti. Chi non può rispondere a seme deve giocare atout. Il mazziere dichiara per ultimo e non può pareggiare la somma con le prese.</translation>
    </message>
    <message>
        <source>Four wizards and four jesters join the pack. The first wizard takes the trick; a jester loses to every other card. Both may be played at any time, even when you could follow suit.</source>
        <translation>Al mazzo si aggiungono quattro maghi e quattro giullari. Il primo mago fa la presa; un giullare perde con ogni altra carta. Si giocano in qualsiasi momento, anche potendo rispondere a seme.</translation>
    </message>
    <message>
        <source>The three ranks next to the ace. If you can beat the best card of the suit led, you must; if you cannot follow suit, you must ruff, and overruff if possible. Play goes counter-clockwise.</source>
        <translation>Il tre viene subito dopo l’asso. Se puoi superare la carta più alta del seme d’uscita, devi; se non puoi rispondere, devi tagliare, più alto se puoi. Si gioca in senso antiorario.</translation>
    </message>
    <message>
        <source>A player who takes no trick is out. The first to whom this happens get a last chance: one card in the next deal, for a trick of their choice. If it wins, they are back.</source>
        <translation>Chi non fa prese è fuori. I primi a cui succede hanno un’ultima chance: una carta nella smazzata seguente, per la presa che vogliono. Se vince, tornano in gioco.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, and nobody bids. The dealer&apos;s last card is shown: its suit is trumps. Each trick above six scores a point for the side.</source>
        <translation>I compagni siedono uno di fronte all’altro e nessuno dichiara. L’ultima carta del mazziere si mostra: il suo seme è atout. Ogni presa oltre la sesta segna un punto per la coppia.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six your side will take, and how: uptown, with high cards on top; downtown, with low cards on top, after the ace; or no trump.</source>
        <translation>Dichiara quante prese oltre la sesta farà la tua coppia, e come: uptown, dove contano le carte alte; downtown, dove dopo l’asso contano le basse; o senza atout.</translation>
    </message>
    <message>
        <source>There are no trumps. In turn, call grand or pass: tricks above six score for their side. If all pass, the dealer may call nullo, where they score for the others.</source>
        <translation>Non c’è atout. A turno, dichiara grand o passa: le prese oltre la sesta valgono per chi le fa. Se tutti passano, il mazziere può dichiarare nullo, dove valgono per gli altri.</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. Eight tricks with a partner who accepts, five alone, none at misère, nine with trumps of your own, or all thirteen. Who fails pays the others.</source>
        <translation>Le dichiarazioni decidono chi gioca con chi. Otto prese con un compagno che accetta, cinque da solo, nessuna a misère, nove con il tuo atout, o tutte e tredici. Chi fallisce paga gli altri.</translation>
    </message>
    <message>
        <source>Spades are always trumps. Tricks beyond the bid are bags, and ten of them cost 100 points. A bid of 0 is nil: 100 points won without a trick, 100 lost with one.</source>
        <translation>Picche è sempre atout. Dieci prese in più, oltre la dichiarazione, costano 100 punti. Una dichiarazione di 0 è un nil: segna 100 punti senza prese, ne perde 100 con una.</translation>
    </message>
    <message>
        <source>You draw your hand: keep a card and discard the next, or discard it and keep the next. Spades are always trumps. Ten bags, tricks beyond the bid, cost 100 points.</source>
        <translation>Peschi le tue carte: ne tieni una e scarti la seguente, o viceversa. Picche è sempre atout. Dieci prese in più, oltre la dichiarazione, costano 100 punti.</translation>
    </message>
    <message>
        <source>Spades are trumps. If you can beat the card that is winning, you must: by a higher card of the suit or, without the suit, by a higher spade. Each trick above your bid scores a tenth.</source>
        <translation>Picche è atout. Se puoi superare la carta che vince, devi: più alto nel seme o, senza quel seme, con una picca più alta. Ogni presa in più segna un decimo.</translation>
    </message>
    <message>
        <source>There are no tricks: get rid of your cards. Play a higher card of the other colour on the pile. After an ace the pile falls and you play lower; a two makes it rise again.</source>
        <translation>Non ci sono prese: liberati delle tue carte. Cala sulla pila una carta più alta dell’altro colore. Un asso fa scendere la pila e si gioca più basso; un due la fa risalire.</translation>
    </message>
    <message>
        <source>Thirteen tricks are played for the stock: the winner takes the face-up card, the loser the next one, unseen. Then both play out their hands, and only these thirteen tricks count.</source>
        <translation>Tredici prese si giocano per il tallone: chi vince prende la carta scoperta, chi perde la seguente, coperta. Poi tutti e due giocano la loro mano, e contano solo queste tredici prese.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflitto</translation>
    </message>
    <message>
        <source>Single letters work as keys on the table</source>
        <translation>Le lettere singole valgono come tasti al tavolo</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Assegna</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessun tasto</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tasto predefinito</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Nuovo tasto:</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” use the same key. Your changes take effect once that is resolved.</source>
        <translation>«{one}» e «{other}» hanno lo stesso tasto. Le modifiche valgono appena il conflitto è risolto.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Nella mano</translation>
    </message>
    <message>
        <source>While bidding</source>
        <translation>Durante la dichiarazione</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>Nello studio</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Apri un file</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Salva la partita in un file</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Smazzate preparate</translation>
    </message>
    <message>
        <source>Learn from your slips</source>
        <translation>Impara dai tuoi errori</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Editor di smazzate</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Copy deal as code</source>
        <translation>Copia smazzata come codice</translation>
    </message>
    <message>
        <source>Copy deal as diagram</source>
        <translation>Copia smazzata come diagramma</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Incolla smazzata</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Score sheet and charts</source>
        <translation>Segnapunti e grafici</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Pannello dei punteggi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Condividi immagine</translation>
    </message>
    <message>
        <source>Study a deal</source>
        <translation>Studia la smazzata</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Resoconto della partita</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Registro degli eventi</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Carte più grandi</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Carte più piccole</translation>
    </message>
    <message>
        <source>Default card size</source>
        <translation>Dimensione normale delle carte</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regole di questo gioco</translation>
    </message>
    <message>
        <source>Continue, skip animation</source>
        <translation>Continua, salta l’animazione</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Muto</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>Kitty and discards</source>
        <translation>Monte e scarti</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordina la mano</translation>
    </message>
    <message>
        <source>What there is to learn</source>
        <translation>Che cosa si può imparare</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Say the trick so far</source>
        <translation>Leggi la presa in corso</translation>
    </message>
    <message>
        <source>Say bids and tricks</source>
        <translation>Leggi dichiarazioni e prese</translation>
    </message>
    <message>
        <source>Say trump and deal</source>
        <translation>Leggi atout e smazzata</translation>
    </message>
    <message>
        <source>Say scores and places</source>
        <translation>Leggi punti e posti</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Leggi a chi tocca</translation>
    </message>
    <message>
        <source>Say my cards</source>
        <translation>Leggi le mie carte</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Ripeti l’ultimo messaggio</translation>
    </message>
    <message>
        <source>Say the message before</source>
        <translation>Ripeti il messaggio prima</translation>
    </message>
    <message>
        <source>Say the message after</source>
        <translation>Ripeti il messaggio dopo</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carta precedente</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta successiva</translation>
    </message>
    <message>
        <source>Next playable card</source>
        <translation>Carta giocabile successiva</translation>
    </message>
    <message>
        <source>Previous playable card</source>
        <translation>Carta giocabile precedente</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Prima carta</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Ultima carta</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Sposta la carta a sinistra</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Sposta la carta a destra</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Gioca la carta</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Previous number</source>
        <translation>Numero precedente</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>Numero successivo</translation>
    </message>
    <message>
        <source>Next suit</source>
        <translation>Seme successivo</translation>
    </message>
    <message>
        <source>Previous suit</source>
        <translation>Seme precedente</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Numero più basso</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Numero più alto</translation>
    </message>
    <message>
        <source>Ready, done</source>
        <translation>Pronto, fatto</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>Pass, discard the card</source>
        <translation>Passa, scarta la carta</translation>
    </message>
    <message>
        <source>Knock, keep the card</source>
        <translation>Bussa, tieni la carta</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Presa precedente</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Presa successiva</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <translation>All’inizio della smazzata</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Alla fine della smazzata</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>La mia prossima scelta</translation>
    </message>
    <message>
        <source>My previous decision</source>
        <translation>La mia scelta precedente</translation>
    </message>
    <message>
        <source>My next mistake</source>
        <translation>Il mio prossimo errore</translation>
    </message>
    <message>
        <source>My previous mistake</source>
        <translation>Il mio errore precedente</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Smazzata precedente</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Smazzata successiva</translation>
    </message>
    <message>
        <source>All hands, or what I knew</source>
        <translation>Tutte le mani o ciò che sapevo</translation>
    </message>
    <message>
        <source>Hide or show the panel</source>
        <translation>Nascondi o mostra il pannello</translation>
    </message>
    <message>
        <source>Open the deal or question in the study</source>
        <translation>Apri la smazzata o la domanda nello studio</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Prova questa carta</translation>
    </message>
    <message>
        <source>Try the best card</source>
        <translation>Prova la carta migliore</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Lascia giocare tutti</translation>
    </message>
    <message>
        <source>Back from a line to the match</source>
        <translation>Torna da una variante alla partita</translation>
    </message>
    <message>
        <source>Name this line</source>
        <translation>Dai un nome alla variante</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Elimina questa variante</translation>
    </message>
    <message>
        <source>Restore a deleted line</source>
        <translation>Ripristina una variante eliminata</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unisciti a un tavolo</translation>
    </message>
    <message>
        <source>Waiting room and chat</source>
        <translation>Sala d’attesa e chat</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn from your slips</source>
        <translation>Impara dai tuoi errori</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quale carta?</translation>
    </message>
    <message>
        <source>Trick {trick}. {name} leads {card}.</source>
        <translation>Presa {trick}. {name} esce con {card}.</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Che cosa dichiari?</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Escludi</translation>
    </message>
    <message>
        <source>Open in &amp;study</source>
        <translation>&amp;Studia</translation>
    </message>
    <message>
        <source>The question was left out and will not come back.</source>
        <translation>La domanda è stata esclusa e non tornerà.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Prepared deals</source>
        <translation>Smazzate &amp;preparate</translation>
    </message>
    <message>
        <source>Practise today&apos;s slips &amp;now</source>
        <translation>Esercitati &amp;ora sugli errori di oggi</translation>
    </message>
    <message>
        <source>Right: {choice}</source>
        <translation>Giusto: {choice}</translation>
    </message>
    <message>
        <source>Not this one: {choice}</source>
        <translation>Non questa: {choice}</translation>
    </message>
    <message>
        <source>You have answered all of today&apos;s questions.</source>
        <translation>Hai risposto a tutte le domande di oggi.</translation>
    </message>
    <message>
        <source>Nothing to review today.</source>
        <translation>Oggi non c’è nulla da ripassare.</translation>
    </message>
    <message>
        <source>Once more.</source>
        <translation>Ancora una volta.</translation>
    </message>
    <message>
        <source>Question {number} of {all} today · {deal}</source>
        <translation>Oggi: domanda {number} di {all} · {deal}</translation>
    </message>
    <message>
        <source>Only the deal up to here was kept</source>
        <translation>La smazzata è conservata solo fin qui</translation>
    </message>
    <message>
        <source>Found on {day}: you chose {choice}. {word}.</source>
        <translation>Trovato {day}: hai scelto {choice}. {word}.</translation>
    </message>
    <message>
        <source>{done} of {all} answered, {right} right first time</source>
        <translation>Risposte: {done} su {all}; giuste al primo colpo: {right}</translation>
    </message>
    <message>
        <source>Slips that the coach finds in your matches come here as questions.</source>
        <translation>Gli errori che l’allenatore trova nelle tue partite tornano qui come domande.</translation>
    </message>
    <message>
        <source>{slips} in your collection: {due} due, {learned} learned.</source>
        <translation>{slips} nella tua raccolta. Da ripassare: {due}; imparati: {learned}.</translation>
    </message>
    <message>
        <source>The next question comes on {day}.</source>
        <translation>La prossima domanda arriva {day}.</translation>
    </message>
    <message>
        <source>Any choice as good as the best counts as right. A question answered wrong comes back the next day.</source>
        <translation>Ogni scelta che vale quanto la migliore conta come giusta. Una domanda sbagliata torna il giorno dopo.</translation>
    </message>
    <message>
        <source>This one is learned.</source>
        <translation>Questa è imparata.</translation>
    </message>
    <message>
        <source>It will not come back.</source>
        <translation>Non torna più.</translation>
    </message>
    <message>
        <source>It starts over.</source>
        <translation>Si ricomincia da capo.</translation>
    </message>
    <message>
        <source>It comes back in {time}, on {day}.</source>
        <translation>Tornerà tra {time}, {day}.</translation>
    </message>
</context>
<context>
    <name>Left over</name>
    <message>
        <source>Another match was left unfinished.</source>
        <translation>C’è un’altra partita non finita.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;Riprendila</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches will appear here</source>
        <translation>Qui troverai le tue partite</translation>
    </message>
    <message>
        <source>Finished matches are kept automatically, on this computer only. You can also open a file.</source>
        <translation>Le partite finite vengono conservate automaticamente, solo su questo computer. Puoi anche aprire un file.</translation>
    </message>
    <message>
        <source>Play a &amp;match</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Apri un &amp;file…</translation>
    </message>
    <message>
        <source>The finished match cannot be saved in the library: {problem}. Far Whist keeps trying until you close the window; the statistics already include it.</source>
        <translation>Non è possibile salvare nell’archivio la partita finita: {problem}. Far Whist continua a provare finché non chiudi la finestra; le statistiche la contano già.</translation>
    </message>
    <message>
        <source>stopped after {deals}</source>
        <translation>interrotta dopo {deals}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regole personali</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>esercizio</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>{place} of {sides}</source>
        <translation>{place}º di {sides}</translation>
    </message>
    <message>
        <source>{exact} of {bids}</source>
        <translation>{exact} su {bids}</translation>
    </message>
    <message>
        <source>Place: {place}</source>
        <translation>Posto: {place}</translation>
    </message>
    <message>
        <source>exact: {count}</source>
        <translation>esatte: {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {cards}, {trump}.</source>
        <translation>Smazzata {number}: {cards}, {trump}.</translation>
    </message>
    <message>
        <source>It did not count.</source>
        <translation>La smazzata non contava.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {took}: {result}.</source>
        <translation>Dichiarate {bid}, fatte {took}: {result}.</translation>
    </message>
    <message>
        <source>{game} of {day} was deleted.</source>
        <translation>Partita eliminata: {game}, {day}.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Prima le nuove</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Prima le vecchie</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>&amp;Clear search</source>
        <translation>Azzera ri&amp;cerca</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Search: names, games, dates</source>
        <translation>Cerca: nomi, giochi, date</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Esatte</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>The library cannot be read: {problem}.</source>
        <translation>L’archivio non si può leggere: {problem}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>The match cannot be deleted: {problem}.</source>
        <translation>La partita non si può eliminare: {problem}.</translation>
    </message>
    <message>
        <source>The match cannot be brought back: {problem}.</source>
        <translation>La partita non si può ripristinare: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>Partita ripristinata: {game}.</translation>
    </message>
    <message>
        <source>Back to the &amp;list</source>
        <translation>Torna all’&amp;elenco</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ap&amp;ri</translation>
    </message>
    <message>
        <source>Open the finished match on the table; it does not count again</source>
        <translation>Apri sul tavolo la partita finita; non conta di nuovo</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>Segnap&amp;unti</translation>
    </message>
    <message>
        <source>Play aga&amp;in</source>
        <translation>Rigi&amp;oca</translation>
    </message>
    <message>
        <source>Play the same deals again; the match counts as assisted</source>
        <translation>Rigioca le stesse smazzate; la partita conta come giocata con aiuto</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Match &amp;report</source>
        <translation>&amp;Resoconto della partita</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Sa&amp;lva…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Eli&amp;mina</translation>
    </message>
    <message>
        <source>Deals: arrows choose, Enter studies one</source>
        <translation>Smazzate: frecce per scegliere, Invio per studiare</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Stud&amp;y deal {number}</source>
        <translation>S&amp;tudia la smazzata {number}</translation>
    </message>
    <message>
        <source>H&amp;ands of deal {number}</source>
        <translation>Mani, sma&amp;zzata {number}</translation>
    </message>
    <message>
        <source>The match cannot be read: {problem}.</source>
        <translation>La partita non si può leggere: {problem}.</translation>
    </message>
</context>
<context>
    <name>LibraryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library cannot be read and were left as they are:</source>
        <translation>
            <numerusform>%n file dell’archivio non si può leggere e resta com’è:</numerusform>
            <numerusform>%n file dell’archivio non si possono leggere e restano come sono:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading %n more</source>
        <translation>
            <numerusform>ancora %n da leggere</numerusform>
            <numerusform>ancora %n da leggere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Study from here</source>
        <translation>Studia da qui</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Registro degli eventi</translation>
    </message>
    <message>
        <source>Deal {deal} begins: {cards} for each player.</source>
        <translation>Comincia la smazzata {deal}: {cards} a testa.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} begins: {cards} for each player.</source>
        <translation>Comincia la smazzata {deal} di {deals}: {cards} a testa.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Dai tu le carte.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} dà le carte.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Tu stai fuori.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} sta fuori.</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} gioca con te.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Hai {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} ha {cards}.</translation>
    </message>
    <message>
        <source>You do not see your own cards.</source>
        <translation>Non vedi le tue carte.</translation>
    </message>
    <message>
        <source>The pack lies face down, to draw hands from.</source>
        <translation>Il mazzo sta coperto: da lì si pescano le carte.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Le carte sono distribuite.</translation>
    </message>
    <message>
        <source>You look at your cards: {cards}.</source>
        <translation>Guardi le tue carte: {cards}.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <translation>{name} guarda le sue carte.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} è la carta scoperta.</translation>
    </message>
    <message>
        <source>{card} is cut and shuffled back.</source>
        <translation>{card} è la carta alzata e torna nel mazzo.</translation>
    </message>
    <message>
        <source>You show {card}; the card stays in your hand.</source>
        <translation>Mostri {card}; la carta resta nella tua mano.</translation>
    </message>
    <message>
        <source>{name} shows {card}; the card stays in the hand.</source>
        <translation>{name} mostra {card}; la carta resta nella sua mano.</translation>
    </message>
    <message>
        <source>You choose trumps: {suit}.</source>
        <translation>Scegli tu l’atout: {suit}.</translation>
    </message>
    <message>
        <source>{name} chooses trumps: {suit}.</source>
        <translation>{name} sceglie l’atout: {suit}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Non c’è atout.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} è atout.</translation>
    </message>
    <message>
        <source>You change your bid.</source>
        <translation>Cambi la dichiarazione.</translation>
    </message>
    <message>
        <source>{name} changes the bid.</source>
        <translation>{name} cambia la dichiarazione.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Hai confermato.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} ha confermato.</translation>
    </message>
    <message>
        <source>The bids stay hidden until the deal is over.</source>
        <translation>Le dichiarazioni restano nascoste fino alla fine della smazzata.</translation>
    </message>
    <message>
        <source>you {bid}</source>
        <translation>tu {bid}</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message>
        <source>The bids are revealed: {bids}.</source>
        <translation>Si scoprono le dichiarazioni: {bids}.</translation>
    </message>
    <message>
        <source>Only the total of the bids is announced.</source>
        <translation>Si annuncia solo la somma delle dichiarazioni.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} ha dichiarato.</translation>
    </message>
    <message>
        <source>{name} bids; the bids so far add up to {total}.</source>
        <translation>{name} dichiara; finora la somma delle dichiarazioni è {total}.</translation>
    </message>
    <message>
        <source>You keep your bid of {bid}.</source>
        <translation>Confermi la tua dichiarazione di {bid}.</translation>
    </message>
    <message>
        <source>{name} keeps the bid of {bid}.</source>
        <translation>{name} conferma la dichiarazione di {bid}.</translation>
    </message>
    <message>
        <source>Your bid becomes {bid}.</source>
        <translation>La tua dichiarazione diventa {bid}.</translation>
    </message>
    <message>
        <source>The bid of {name} becomes {bid}.</source>
        <translation>La dichiarazione di {name} diventa {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} without seeing your cards.</source>
        <translation>Dichiari {bid} senza vedere le carte.</translation>
    </message>
    <message>
        <source>{name} bids {bid} without seeing the cards.</source>
        <translation>{name} dichiara {bid} senza vedere le carte.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Dichiari {bid}.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} dichiara {bid}.</translation>
    </message>
    <message>
        <source>You look at your cards before you bid.</source>
        <translation>Guardi le carte prima di dichiarare.</translation>
    </message>
    <message>
        <source>{name} looks at the cards before bidding.</source>
        <translation>{name} guarda le carte prima di dichiarare.</translation>
    </message>
    <message>
        <source>You play the contract: {contract}.</source>
        <translation>Giochi il contratto: {contract}.</translation>
    </message>
    <message>
        <source>{name} plays the contract: {contract}.</source>
        <translation>{name} gioca il contratto: {contract}.</translation>
    </message>
    <message>
        <source>Low cards win: ace, two, three, up to the king.</source>
        <translation>Vincono le carte basse: asso, due, tre, fino al re.</translation>
    </message>
    <message>
        <source>High cards win, from the ace down.</source>
        <translation>Vincono le carte alte, dall’asso in giù.</translation>
    </message>
    <message>
        <source>The kitty is set aside: {cards}.</source>
        <translation>Il monte resta da parte: {cards}.</translation>
    </message>
    <message>
        <source>You pick up the kitty.</source>
        <translation>Tu prendi in mano il monte.</translation>
    </message>
    <message>
        <source>{name} picks up the kitty.</source>
        <translation>{name} prende in mano il monte.</translation>
    </message>
    <message>
        <source>You discard a card: {card}.</source>
        <translation>Scarti una carta: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} scarta una carta.</translation>
    </message>
    <message>
        <source>The pile starts: {card}.</source>
        <translation>La pila comincia: {card}.</translation>
    </message>
    <message>
        <source>You play: {cards}.</source>
        <translation>Cali: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays: {cards}.</source>
        <translation>{name} cala: {cards}.</translation>
    </message>
    <message>
        <source>You draw: {cards}.</source>
        <translation>Peschi: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} pesca {cards}.</translation>
    </message>
    <message>
        <source>Any card may be played on it.</source>
        <translation>Ora si può calare qualsiasi carta.</translation>
    </message>
    <message>
        <source>The pile rises again.</source>
        <translation>La pila torna a salire.</translation>
    </message>
    <message>
        <source>You draw a card: {card}.</source>
        <translation>Peschi una carta: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pesca una carta.</translation>
    </message>
    <message>
        <source>You look at the next card: {card}.</source>
        <translation>Guardi la carta seguente: {card}.</translation>
    </message>
    <message>
        <source>{name} looks at the next card.</source>
        <translation>{name} guarda la carta seguente.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>La tieni.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} la tiene.</translation>
    </message>
    <message>
        <source>You must keep the next card: {card}.</source>
        <translation>Devi tenere la seguente: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the next card.</source>
        <translation>{name} tiene la carta seguente.</translation>
    </message>
    <message>
        <source>You discard it.</source>
        <translation>La scarti.</translation>
    </message>
    <message>
        <source>{name} discards it.</source>
        <translation>{name} la scarta.</translation>
    </message>
    <message>
        <source>You must discard it.</source>
        <translation>Devi scartarla.</translation>
    </message>
    <message>
        <source>{name} discards the next card.</source>
        <translation>{name} scarta la carta seguente.</translation>
    </message>
    <message>
        <source>You lay your cards face up: {cards}.</source>
        <translation>Scopri le tue carte: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays all cards face up: {cards}.</source>
        <translation>{name} scopre tutte le carte: {cards}.</translation>
    </message>
    <message>
        <source>You take the face-up card: {card}.</source>
        <translation>Prendi la carta scoperta: {card}.</translation>
    </message>
    <message>
        <source>{name} takes the face-up card: {card}.</source>
        <translation>{name} prende la carta scoperta: {card}.</translation>
    </message>
    <message>
        <source>This trick is for: {card}.</source>
        <translation>Questa presa vale: {card}.</translation>
    </message>
    <message>
        <source>The stock is used up. From now on the tricks count.</source>
        <translation>Il tallone è finito. Da ora le prese contano.</translation>
    </message>
    <message>
        <source>You discard the next card unseen.</source>
        <translation>Scarti la carta seguente senza vederla.</translation>
    </message>
    <message>
        <source>{name} discards a card: {card}.</source>
        <translation>{name} scarta una carta: {card}.</translation>
    </message>
    <message>
        <source>The pile falls from now on.</source>
        <translation>Da ora la pila scende.</translation>
    </message>
    <message>
        <source>The declarer looks at the kitty.</source>
        <translation>Il dichiarante guarda il monte.</translation>
    </message>
    <message>
        <source>The kitty: {cards}.</source>
        <translation>Il monte: {cards}.</translation>
    </message>
    <message>
        <source>you {card}</source>
        <translation>tu {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>Cutting for trumps: {draws}.</source>
        <translation>Si alza per l’atout: {draws}.</translation>
    </message>
    <message>
        <source>The highest cards are equal: another cut.</source>
        <translation>Le carte più alte sono pari: si alza di nuovo.</translation>
    </message>
    <message>
        <source>You cut the highest card and will choose trumps.</source>
        <translation>Hai alzato la carta più alta e sceglierai l’atout.</translation>
    </message>
    <message>
        <source>{name} cuts the highest card and will choose trumps.</source>
        <translation>{name} ha alzato la carta più alta e sceglierà l’atout.</translation>
    </message>
    <message>
        <source>Nobody chooses the next trumps.</source>
        <translation>Nessuno sceglie il prossimo atout.</translation>
    </message>
    <message>
        <source>You choose the next trumps.</source>
        <translation>Scegli tu il prossimo atout.</translation>
    </message>
    <message>
        <source>{name} chooses the next trumps.</source>
        <translation>{name} sceglie il prossimo atout.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Cominci tu.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>Comincia {name}.</translation>
    </message>
    <message>
        <source>Everybody stays in the match.</source>
        <translation>Tutti restano in partita.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Sei fuori dalla partita.</translation>
    </message>
    <message>
        <source>{name} is out of the match.</source>
        <translation>{name} è fuori dalla partita.</translation>
    </message>
    <message>
        <source>You took no trick and get one card, which stays unseen.</source>
        <translation>Non hai fatto prese e ricevi una carta, che resta coperta.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card, unseen.</source>
        <translation>{name} non ha fatto prese e riceve una carta coperta.</translation>
    </message>
    <message>
        <source>You took no trick and get one card as a last chance.</source>
        <translation>Non hai fatto prese e ricevi una carta come ultima chance.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card as a last chance.</source>
        <translation>{name} non ha fatto prese e riceve una carta come ultima chance.</translation>
    </message>
    <message>
        <source>You knock and keep your card.</source>
        <translation>Bussi e tieni la tua carta.</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card.</source>
        <translation>{name} bussa e tiene la carta.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passi.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>The pile is open again, and you begin.</source>
        <translation>La pila è di nuovo libera e cominci tu.</translation>
    </message>
    <message>
        <source>The pile is open again, and {name} begins.</source>
        <translation>La pila è di nuovo libera e comincia {name}.</translation>
    </message>
    <message>
        <source>You have no cards left: place {place}.</source>
        <translation>Non hai più carte: {place}º posto.</translation>
    </message>
    <message>
        <source>{name} has no cards left: place {place}.</source>
        <translation>{name} non ha più carte: {place}º posto.</translation>
    </message>
    <message>
        <source>Nobody can beat your card, and neither can you: you take the penalty.</source>
        <translation>Nessuno può superare la tua carta, e nemmeno tu: la penalità tocca a te.</translation>
    </message>
    <message>
        <source>Nobody can beat the card of {name}, who takes the penalty.</source>
        <translation>Nessuno può superare la carta di {name}, a cui tocca la penalità.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a card.</source>
        <translation>{giver} dà una carta a {taker}.</translation>
    </message>
    <message>
        <source>You give {taker} a card: {card}.</source>
        <translation>Tu dai una carta a {taker}: {card}.</translation>
    </message>
    <message>
        <source>{giver} gives you a card: {card}.</source>
        <translation>{giver} ti dà una carta: {card}.</translation>
    </message>
    <message>
        <source>Any black card may be played on it.</source>
        <translation>Ora si può calare qualsiasi carta nera.</translation>
    </message>
    <message>
        <source>Any red card may be played on it.</source>
        <translation>Ora si può calare qualsiasi carta rossa.</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} uptown</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} downtown</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} senza atout</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>grand</translation>
    </message>
    <message>
        <source>nullo</source>
        <translation>nullo</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Dichiari {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} dichiara {contract}.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <translation>Dichiari {contract}.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <translation>{name} dichiara {contract}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>{name}: {points}, {total} in all.</source>
        <translation>{name}: {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>{name}: {points} in this game.</source>
        <translation>{name}: {points} in questa manche.</translation>
    </message>
    <message>
        <source>{name}: the game is won, {points}, {total} in all.</source>
        <translation>{name}: la manche è vinta, {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>Games: {first} {won}, {second} {lost}.</source>
        <translation>Manche: {first} {won}, {second} {lost}.</translation>
    </message>
    <message>
        <source>Both sides share first place.</source>
        <translation>Le due coppie si dividono il primo posto.</translation>
    </message>
    <message>
        <source>Place {place}: you and your partner, with {points}.</source>
        <translation>{place}º posto: tu e il tuo compagno, con {points}.</translation>
    </message>
    <message>
        <source>Place {place}: the other side, with {points}.</source>
        <translation>{place}º posto: l’altra coppia, con {points}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Giochi {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} gioca {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Esci tu con {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} esce con {card}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>La presa è tua con {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} fa la presa con {card}.</translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation>Si segnano i punti della smazzata {deal}.</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>La smazzata non conta e si rigioca.</translation>
    </message>
    <message>
        <source>You sat out: {points}, {total} in all.</source>
        <translation>Stavi fuori: {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>{name} sat out: {points}, {total} in all.</source>
        <translation>{name} stava fuori: {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>Hai dichiarato {bid} e fatto {taken}, {result}: {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>{name}: dichiarate {bid}, fatte {taken}, {result}: {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Place {place}: you.</source>
        <translation>{place}º posto: tu.</translation>
    </message>
    <message>
        <source>Place {place}: {name}.</source>
        <translation>{place}º posto: {name}.</translation>
    </message>
    <message>
        <source>Place {place}: you, with {points}.</source>
        <translation>{place}º posto: tu, con {points}.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, with {points}.</source>
        <translation>{place}º posto: {name}, con {points}.</translation>
    </message>
    <message>
        <source>A match of {players} begins.</source>
        <translation>Comincia una partita: {players}.</translation>
    </message>
    <message>
        <source>You offer {tricks}: {suit}.</source>
        <translation>Tu offri {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>{name} offers {tricks}: {suit}.</source>
        <translation>{name} offre {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: under by {count}.</source>
        <translation>In tutto {bids} {tricks}: sotto di {count}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: over by {count}.</source>
        <translation>In tutto {bids} {tricks}: sopra di {count}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: everybody can be exact.</source>
        <translation>In tutto {bids} {tricks}: tutti possono farcela.</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>meno {points}</translation>
    </message>
    <message>
        <source>This deal can be studied when it is over.</source>
        <translation>Questa smazzata si potrà studiare quando sarà finita.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} tiene una carta.</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>{name}: exact in deals {first} to {last}</source>
        <translation>{name}: esatte nelle smazzate {first}–{last}</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Serie più lunga</translation>
    </message>
    <message>
        <source>{name}: deal {deal}, {cards}</source>
        <translation>{name}: smazzata {deal}, {cards}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Smazzata migliore</translation>
    </message>
    <message>
        <source>Most exact</source>
        <translation>Più dichiarazioni esatte</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Più prese</translation>
    </message>
    <message>
        <source>First to go out</source>
        <translation>Primo senza carte</translation>
    </message>
    <message>
        <source>{name}: {count} of {deals}</source>
        <translation>{name}: {count} su {deals}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Event log</source>
        <translation>Registro degli &amp;eventi</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Scorciatoie da tastiera…</translation>
    </message>
    <message>
        <source>Give each of the four suits a colour of its own</source>
        <translation>Dai a ognuno dei quattro semi un colore proprio</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>Tasti di una sola &amp;lettera</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Dimensione del test&amp;o</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Alto &amp;contrasto</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Annunci</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tutto</translation>
    </message>
    <message>
        <source>&amp;My turn and results</source>
        <translation>Il &amp;mio turno e i risultati</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>New match as &amp;before</source>
        <translation>Nuova partita &amp;come prima</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiche</translation>
    </message>
    <message>
        <source>Available when you have seen a kitty or discarded</source>
        <translation>Disponibile dopo che hai visto il monte o scartato</translation>
    </message>
    <message>
        <source>Prepared deals, deal o&amp;f the day</source>
        <translation>Smazzate prepara&amp;te e del giorno</translation>
    </message>
    <message>
        <source>Solve a deal, or play the same cards as everybody else today</source>
        <translation>Risolvi una smazzata, o gioca oggi le stesse carte di tutti</translation>
    </message>
    <message>
        <source>Learn from &amp;your slips</source>
        <translation>Impara dai t&amp;uoi errori</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Score panel</source>
        <translation>Pannello dei pun&amp;teggi</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Consi&amp;glio</translation>
    </message>
    <message>
        <source>Show what a strong player would do</source>
        <translation>Mostra che cosa farebbe un giocatore forte</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Ultima presa</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Muto</translation>
    </message>
    <message>
        <source>Score s&amp;heet and charts</source>
        <translation>Segnapunti e &amp;grafici</translation>
    </message>
    <message>
        <source>Available when a match has begun</source>
        <translation>Disponibile quando è iniziata una partita</translation>
    </message>
    <message>
        <source>&amp;What is special about this game</source>
        <translation>Che cosa ha di speciale &amp;questo gioco</translation>
    </message>
    <message>
        <source>See in a few words what the game on the table has that others lack</source>
        <translation>Guarda in poche parole che cosa ha il gioco sul tavolo che gli altri non hanno</translation>
    </message>
    <message>
        <source>Choose game, players and length of another match</source>
        <translation>Scegli gioco, giocatori e lunghezza di un’altra partita</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open a saved match or rules from a file</source>
        <translation>Apri da un file una partita salvata o delle regole</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Sal&amp;va…</translation>
    </message>
    <message>
        <source>Save the match as it stands to a file you can keep or share</source>
        <translation>Salva la partita, com’è ora, in un file da conservare o da condividere</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Archivi&amp;o</translation>
    </message>
    <message>
        <source>Look through the matches you have finished</source>
        <translation>Guarda le partite che hai finito</translation>
    </message>
    <message>
        <source>Practise the positions where you went wrong</source>
        <translation>Esercitati sulle posizioni in cui hai sbagliato</translation>
    </message>
    <message>
        <source>Deal &amp;editor</source>
        <translation>Editor di sma&amp;zzate</translation>
    </message>
    <message>
        <source>Set up a deal card by card, to play it or to ask the coach</source>
        <translation>Componi una smazzata carta per carta, per giocarla o chiedere all’allenatore</translation>
    </message>
    <message>
        <source>Close the program; the match is already saved</source>
        <translation>Chiudi il programma; la partita è già salvata</translation>
    </message>
    <message>
        <source>Copy &amp;deal as code</source>
        <translation>Copia smazzata come co&amp;dice</translation>
    </message>
    <message>
        <source>Copy the last finished deal as one line of text</source>
        <translation>Copia l’ultima smazzata finita come una riga di testo</translation>
    </message>
    <message>
        <source>Copy deal as dia&amp;gram</source>
        <translation>Copia smazzata come dia&amp;gramma</translation>
    </message>
    <message>
        <source>Copy the deal as readable text; only your own cards during play</source>
        <translation>Copia la smazzata come testo leggibile; finché è in corso, solo le tue carte</translation>
    </message>
    <message>
        <source>&amp;Paste deal</source>
        <translation>Inco&amp;lla smazzata</translation>
    </message>
    <message>
        <source>Play a deal copied as text, for practice</source>
        <translation>Gioca per esercizio una smazzata che hai copiato come testo</translation>
    </message>
    <message>
        <source>Show all deals with points and charts, in a window of their own</source>
        <translation>Mostra tutte le smazzate con i loro punti, e i grafici, in una finestra a parte</translation>
    </message>
    <message>
        <source>Show or hide the scores beside the table</source>
        <translation>Mostra o nascondi i punteggi accanto al tavolo</translation>
    </message>
    <message>
        <source>See how you have done so far</source>
        <translation>Guarda come te la sei cavata finora</translation>
    </message>
    <message>
        <source>Share pi&amp;cture…</source>
        <translation>Condividi &amp;immagine…</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table, the result or the score sheet</source>
        <translation>Copia o salva un’immagine del tavolo, del risultato o del segnapunti</translation>
    </message>
    <message>
        <source>St&amp;udy the deal</source>
        <translation>St&amp;udia la smazzata</translation>
    </message>
    <message>
        <source>Go through the last finished deal card by card</source>
        <translation>Ripercorri carta per carta l’ultima smazzata finita</translation>
    </message>
    <message>
        <source>Match repor&amp;t</source>
        <translation>Res&amp;oconto della partita</translation>
    </message>
    <message>
        <source>What was luck, and what your decisions cost</source>
        <translation>Guarda quanto ha inciso la fortuna e quanto ti sono costate le tue decisioni</translation>
    </message>
    <message>
        <source>Show or hide the text of everything that happened in the match</source>
        <translation>Mostra o nascondi il testo di tutto ciò che è successo nella partita</translation>
    </message>
    <message>
        <source>Lar&amp;ger cards</source>
        <translation>Carte più gran&amp;di</translation>
    </message>
    <message>
        <source>Make the cards one step larger</source>
        <translation>Ingrandisci un po’ le carte</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Carte più picco&amp;le</translation>
    </message>
    <message>
        <source>Make the cards one step smaller</source>
        <translation>Rimpicciolisci un po’ le carte</translation>
    </message>
    <message>
        <source>&amp;Default card size</source>
        <translation>Dimensione &amp;normale delle carte</translation>
    </message>
    <message>
        <source>Give the cards their default size again</source>
        <translation>Ridai alle carte la dimensione normale</translation>
    </message>
    <message>
        <source>Give the table the whole screen, or leave full screen</source>
        <translation>Dai al tavolo tutto lo schermo, o torna alla finestra</translation>
    </message>
    <message>
        <source>Choose rules, players, looks, sounds and keys</source>
        <translation>Scegli regole, giocatori, aspetto, suoni e tasti</translation>
    </message>
    <message>
        <source>See all keys, and change them</source>
        <translation>Guarda tutti i tasti, e cambiali</translation>
    </message>
    <message>
        <source>Open the help; its key explains what you are using</source>
        <translation>Apri la guida; con il suo tasto si apre su ciò che stai usando</translation>
    </message>
    <message>
        <source>Read the rules of the match on the table, with all its options</source>
        <translation>Leggi le regole della partita sul tavolo, con tutte le opzioni</translation>
    </message>
    <message>
        <source>Go on to what comes next, or skip the animation</source>
        <translation>Passa a ciò che viene dopo, o salta l’animazione</translation>
    </message>
    <message>
        <source>Stop the game, or let it go on</source>
        <translation>Ferma il gioco, o fallo proseguire</translation>
    </message>
    <message>
        <source>Switch all sounds off, or on again</source>
        <translation>Disattiva tutti i suoni, o riattivali</translation>
    </message>
    <message>
        <source>&amp;Kitty and discards</source>
        <translation>&amp;Monte e scarti</translation>
    </message>
    <message>
        <source>Show the kitty and the discards that you have seen</source>
        <translation>Mostra il monte e gli scarti che hai visto</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>&amp;Ordina la mano</translation>
    </message>
    <message>
        <source>Put your cards back into their usual order</source>
        <translation>Rimetti le tue carte nel loro ordine abituale</translation>
    </message>
    <message>
        <source>Begin another match with the same rules and players</source>
        <translation>Comincia un’altra partita con le stesse regole e gli stessi giocatori</translation>
    </message>
    <message>
        <source>Let a bot &amp;finish this deal</source>
        <translation>&amp;Fai finire la smazzata a un bot</translation>
    </message>
    <message>
        <source>A bot makes your moves until the end of the deal; the match then counts as assisted</source>
        <translation>Un bot fa le tue mosse fino alla fine della smazzata; la partita conta poi come giocata con aiuto</translation>
    </message>
    <message>
        <source>See the fingerprints that prove that no card was changed</source>
        <translation>Guarda le impronte che provano che nessuna carta è stata cambiata</translation>
    </message>
    <message>
        <source>T&amp;oolbar</source>
        <translation>&amp;Barra degli strumenti</translation>
    </message>
    <message>
        <source>Show or hide the row of buttons above the table</source>
        <translation>Mostra o nascondi la fila di pulsanti sopra il tavolo</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window</source>
        <translation>Passa con la tastiera alla parte successiva della finestra</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window</source>
        <translation>Passa con la tastiera alla parte precedente della finestra</translation>
    </message>
    <message>
        <source>Four-&amp;colour deck</source>
        <translation>Mazzo a &amp;quattro colori</translation>
    </message>
    <message>
        <source>Learn the games in short lessons</source>
        <translation>Impara i giochi in brevi lezioni</translation>
    </message>
    <message>
        <source>See the version of the program, and its licences</source>
        <translation>Guarda la versione del programma e le sue licenze</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>&amp;Riquadro successivo</translation>
    </message>
    <message>
        <source>Previous p&amp;ane</source>
        <translation>Riquadro &amp;precedente</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Quanto in fretta si muovono le carte</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Istantanea</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table</source>
        <translation>Quanto resta sul tavolo una presa completa</translation>
    </message>
    <message>
        <source>&amp;Very short</source>
        <translation>Bre&amp;vissima</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>&amp;Breve</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lunga</translation>
    </message>
    <message>
        <source>&amp;Wait for a click</source>
        <translation>&amp;Attendi un clic</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lin&amp;gua</translation>
    </message>
    <message>
        <source>The language of all texts</source>
        <translation>La lingua di tutti i testi</translation>
    </message>
    <message>
        <source>How large texts are, in menus, windows and on the table</source>
        <translation>Quanto sono grandi i testi, nei menu, nelle finestre e sul tavolo</translation>
    </message>
    <message>
        <source>Stronger colours and outlines</source>
        <translation>Colori e contorni più forti</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>&amp;Come il sistema</translation>
    </message>
    <message>
        <source>How much a screen reader is told</source>
        <translation>Quanto viene detto a un lettore dello schermo</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Niente</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>Il colore del tavolo</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Recenti</translation>
    </message>
    <message>
        <source>Open one of the files you used last</source>
        <translation>Apri uno degli ultimi file usati</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Smazzata</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Fair play…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>Pause &amp;after a trick</source>
        <translation>Pausa &amp;dopo una presa</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>I&amp;nsieme</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>Undo your last move and the replies to it</source>
        <translation>Annulla la tua ultima mossa e le risposte che ne sono seguite</translation>
    </message>
    <message>
        <source>Available when you have made a move</source>
        <translation>Disponibile dopo che hai fatto una mossa</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Rifai la mossa annullata</translation>
    </message>
    <message>
        <source>Available when you have taken a move back</source>
        <translation>Disponibile dopo che una mossa è stata annullata</translation>
    </message>
    <message>
        <source>Switch all keys that are a single letter off or on</source>
        <translation>Disattiva o attiva tutti i tasti di una sola lettera</translation>
    </message>
    <message>
        <source>Show the first &amp;steps again</source>
        <translation>Mostra di nuovo i primi &amp;passi</translation>
    </message>
    <message>
        <source>Explain the parts of the window once more, one by one</source>
        <translation>Spiega ancora una volta le parti della finestra, una per una</translation>
    </message>
    <message>
        <source>&amp;About Far Whist</source>
        <translation>&amp;Informazioni su Far Whist</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Rigioca questa smazzata</translation>
    </message>
    <message>
        <source>&amp;Skip to end of deal</source>
        <translation>&amp;Salta alla fine della smazzata</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Mostra tutte le &amp;mani</translation>
    </message>
    <message>
        <source>Match &amp;number…</source>
        <translation>&amp;Numero della partita…</translation>
    </message>
    <message>
        <source>Play the same cards once more for practice; it does not count</source>
        <translation>Gioca ancora le stesse carte per esercizio; non conta</translation>
    </message>
    <message>
        <source>Available when nothing is left for you to decide</source>
        <translation>Disponibile quando non hai più nulla da decidere</translation>
    </message>
    <message>
        <source>Play out the rest of the deal and show the result</source>
        <translation>Fai giocare il resto della smazzata e mostra come finisce</translation>
    </message>
    <message>
        <source>Available when a deal is finished</source>
        <translation>Disponibile quando una smazzata è finita</translation>
    </message>
    <message>
        <source>Show what everybody held in the last finished deal</source>
        <translation>Mostra le carte di tutti nell’ultima smazzata finita</translation>
    </message>
    <message>
        <source>Available when the lesson is over</source>
        <translation>Disponibile quando la lezione è finita</translation>
    </message>
    <message>
        <source>Show the number these cards come from, or enter another</source>
        <translation>Mostra il numero da cui derivano queste carte; puoi anche inserirne un altro</translation>
    </message>
    <message>
        <source>Available when a trick has been taken</source>
        <translation>Disponibile dopo la prima presa</translation>
    </message>
    <message>
        <source>Show the trick that was taken last</source>
        <translation>Mostra l’ultima presa fatta</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regole di questo gioco</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>Fel&amp;t</source>
        <translation>Pann&amp;o</translation>
    </message>
    <message>
        <source>Available when you have moved a card of your hand</source>
        <translation>Disponibile dopo che hai spostato una carta della mano</translation>
    </message>
    <message>
        <source>The deck that you have chosen has colours of its own</source>
        <translation>Il mazzo scelto ha colori propri</translation>
    </message>
    <message>
        <source>The cards are as large as can be</source>
        <translation>Le carte sono già grandi al massimo</translation>
    </message>
    <message>
        <source>The cards are as small as can be</source>
        <translation>Le carte sono già piccole al massimo</translation>
    </message>
    <message>
        <source>This deal was set up card by card and has no number</source>
        <translation>Questa smazzata è stata composta carta per carta e non ha un numero</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponibile quando sei tra i giocatori</translation>
    </message>
    <message>
        <source>Available when your cards are shown</source>
        <translation>Disponibile quando si vedono le tue carte</translation>
    </message>
    <message>
        <source>Available when a deal is being played</source>
        <translation>Disponibile mentre si gioca una smazzata</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Svuota l’elenco</translation>
    </message>
    <message>
        <source>Available when you have opened or saved a file</source>
        <translation>Disponibile dopo che hai aperto o salvato un file</translation>
    </message>
    <message>
        <source>The coach does not judge this game</source>
        <translation>L’allenatore non giudica questo gioco</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Apri un tavolo…</translation>
    </message>
    <message>
        <source>Invite people at other computers to a match</source>
        <translation>Invita a una partita persone su altri computer</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Unisciti a un tavolo…</translation>
    </message>
    <message>
        <source>Play at the table of somebody who has invited you</source>
        <translation>Gioca al tavolo di chi ti ha invitato</translation>
    </message>
    <message>
        <source>&amp;Waiting room and chat</source>
        <translation>&amp;Sala d’attesa e chat</translation>
    </message>
    <message>
        <source>Who is at the table, what is said, and its rules</source>
        <translation>Guarda chi è al tavolo, che cosa si dice e le regole</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>Give up your seat; a bot plays on for you</source>
        <translation>Lascia il tuo posto; un bot continua per te</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You cut the highest card, {card}, and choose trumps</source>
        <translation>Alzi la carta più alta, {card}, e scegli l’atout</translation>
    </message>
    <message>
        <source>{name} cuts the highest card, {card}, and chooses trumps</source>
        <translation>{name} alza la carta più alta, {card}, e sceglie l’atout</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Giochi {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} gioca {contract}</translation>
    </message>
    <message>
        <source>Nobody can beat your card: you take the penalty</source>
        <translation>Nessuno può superare la tua carta: la penalità tocca a te</translation>
    </message>
    <message>
        <source>Nobody can beat the card: {name} takes the penalty</source>
        <translation>Nessuno può superare la carta: la penalità tocca a {name}</translation>
    </message>
    <message>
        <source>You knock and keep your card</source>
        <translation>Bussi e tieni la tua carta</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card</source>
        <translation>{name} bussa e tiene la carta</translation>
    </message>
    <message>
        <source>The pile is open: you begin</source>
        <translation>La pila è libera: cominci tu</translation>
    </message>
    <message>
        <source>The pile is open: {name} begins</source>
        <translation>La pila è libera: comincia {name}</translation>
    </message>
    <message>
        <source>Equal cards: {cards} – another cut</source>
        <translation>Carte pari: {cards} – si alza di nuovo</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Sei fuori</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Fuori: {names}</translation>
    </message>
    <message>
        <source>You get a last chance with one card</source>
        <translation>Hai un’ultima chance con una carta</translation>
    </message>
    <message>
        <source>A last chance with one card: {names}</source>
        <translation>Ultima chance con una carta: {names}</translation>
    </message>
    <message>
        <source>You are out of cards: place {place}</source>
        <translation>Hai finito le carte: {place}º posto</translation>
    </message>
    <message>
        <source>Out of cards: {names}, place {place}</source>
        <translation>Carte finite: {names}, {place}º posto</translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>Gioca &amp;ancora</translation>
    </message>
    <message>
        <source>Played last: {match}</source>
        <translation>Ultima partita: {match}</translation>
    </message>
    <message>
        <source>Short, {n}</source>
        <translation>Breve, {n}</translation>
    </message>
    <message>
        <source>Half, {n}</source>
        <translation>Metà, {n}</translation>
    </message>
    <message>
        <source>Medium, {n}</source>
        <translation>Media, {n}</translation>
    </message>
    <message>
        <source>Whole, {n}</source>
        <translation>Intera, {n}</translation>
    </message>
    <message>
        <source>Standard, {n}</source>
        <translation>Standard, {n}</translation>
    </message>
    <message>
        <source>Long, {n}</source>
        <translation>Lunga, {n}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lunghezza</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Lunghezza della partita</translation>
    </message>
    <message>
        <source>Change &amp;rules…</source>
        <translation>Cambia le &amp;regole…</translation>
    </message>
    <message>
        <source>A deal takes about {minutes}.</source>
        <translation>Una smazzata dura circa {minutes}.</translation>
    </message>
    <message>
        <source>At most {deals}</source>
        <translation>Al massimo {deals}</translation>
    </message>
    <message>
        <source>about {minutes}</source>
        <translation>circa {minutes}</translation>
    </message>
    <message>
        <source>The hatched deal has no trump.</source>
        <translation>La smazzata tratteggiata è senza atout.</translation>
    </message>
    <message>
        <source>The hatched deals have no trump.</source>
        <translation>Le smazzate tratteggiate sono senza atout.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Avversari a caso</translation>
    </message>
    <message>
        <source>This game is for {players}.</source>
        <translation>Questo gioco è per {players}.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Livelli misti</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>una persona a questo schermo</translation>
    </message>
    <message>
        <source>Change seat: drag, or Alt with an arrow key</source>
        <translation>Cambia posto: trascina, o Alt e una freccia</translation>
    </message>
    <message>
        <source>Let a person play at this screen in the place of {name}</source>
        <translation>Far giocare una persona a questo schermo al posto di {name}</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Persona</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>a questo schermo</translation>
    </message>
    <message>
        <source>Name and picture …</source>
        <translation>Nome e immagine…</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Il tuo posto</translation>
    </message>
    <message>
        <source>your seat; name and picture</source>
        <translation>il tuo posto; nome e immagine</translation>
    </message>
    <message>
        <source>seat {n} of {count}, clockwise from your left</source>
        <translation>posto {n} di {count}, in senso orario dalla tua sinistra</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>il tuo compagno</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Chi siede qui</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Livello di {name}</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>Move one seat clockwise</source>
        <translation>Avanti di un posto, in senso orario</translation>
    </message>
    <message>
        <source>{you} and {partner}
against {left} and {right}</source>
        <translation>{you} e {partner}
contro {left} e {right}</translation>
    </message>
    <message>
        <source>Drag a player to another seat.</source>
        <translation>Trascina un giocatore in un altro posto.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regole personali</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Giochi precedenti</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Altri giochi</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altre</translation>
    </message>
    <message>
        <source>More variants</source>
        <translation>Altre varianti</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Gli avversari dichiarano con calma</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>I consigli sono permessi</translation>
    </message>
    <message>
        <source>Practice:</source>
        <translation>Esercizio:</translation>
    </message>
    <message>
        <source>hints and undo at will, not counted</source>
        <translation>consigli e annullamenti a volontà, non conta</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Persona: {name}</translation>
    </message>
    <message>
        <source>Opponent: {name}</source>
        <translation>Avversario: {name}</translation>
    </message>
    <message>
        <source>Another person …</source>
        <translation>Un’altra persona…</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Un’altra persona</translation>
    </message>
    <message>
        <source>Who else plays at this computer?</source>
        <translation>Chi altro gioca su questo computer?</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Qualcuno di nuovo</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>il file non si può scrivere</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>un altro programma usa il file</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Far Whist</source>
        <translation>il file è di una versione più recente di Far Whist</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be moved aside</source>
        <translation>il file è danneggiato e non si può mettere da parte</translation>
    </message>
    <message>
        <source>“{file}” is being read. You can go on meanwhile.</source>
        <translation>Lettura di «{file}» in corso. Intanto puoi continuare.</translation>
    </message>
    <message>
        <source>A damaged file could not be read. It was set aside as {file}.</source>
        <translation>Non è stato possibile leggere un file danneggiato. È stato messo da parte come {file}.</translation>
    </message>
    <message>
        <source>This needs {what}, which is not installed.</source>
        <translation>Per questo serve {what}, che non è installato.</translation>
    </message>
    <message>
        <source>The saved match could not be read. It was set aside as {file}, and a new match begins.</source>
        <translation>Non è stato possibile leggere la partita salvata. È stata messa da parte come {file} e ne comincia una nuova.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of Far Whist. It stays as it is, so the match on the table is not saved.</source>
        <translation>La partita salvata è di una versione più recente di Far Whist. Resta com’è, quindi la partita sul tavolo non viene salvata.</translation>
    </message>
    <message>
        <source>The saved match cannot be read at the moment: {problem}. It stays as it is, so the match on the table is not saved.</source>
        <translation>Al momento non è possibile leggere la partita salvata: {problem}. Resta com’è, quindi la partita sul tavolo non viene salvata.</translation>
    </message>
    <message>
        <source>The saved match is damaged and could not be set aside, so the match on the table is not saved.</source>
        <translation>La partita salvata è danneggiata e non è stato possibile metterla da parte, quindi la partita sul tavolo non viene salvata.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {problem}. You can play on; what you play now is lost when you close the window.</source>
        <translation>Non è possibile salvare la partita: {problem}. Puoi continuare a giocare; quel che giochi ora va perso quando chiudi la finestra.</translation>
    </message>
    <message>
        <source>This match is played in another window now. What you play here is not saved.</source>
        <translation>Ora questa partita si gioca in un’altra finestra. Quello che giochi qui non viene salvato.</translation>
    </message>
    <message>
        <source>The opponents could not start in the background. Play goes on as usual, but the animation may stutter.</source>
        <translation>Non è stato possibile avviare gli avversari in background. Si gioca come al solito, ma le animazioni possono andare a scatti.</translation>
    </message>
    <message>
        <source>Your preferences could not be read. The file was set aside as {file}, and the defaults are used.</source>
        <translation>Non è stato possibile leggere le preferenze. Il file è stato messo da parte come {file} e valgono i valori predefiniti.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: {problem}. They stay in effect until you close the window; saving is tried again at the next change.</source>
        <translation>Non è possibile salvare le preferenze: {problem}. Valgono finché non chiudi la finestra; alla prossima modifica si riprova.</translation>
    </message>
    <message>
        <source>Your own rules could not be read. The file was set aside as {file}.</source>
        <translation>Non è stato possibile leggere le tue regole. Il file è stato messo da parte come {file}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Far Whist. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} è stato scritto da una versione più recente di Far Whist. Resta com’è, e ciò che cambi ora non viene salvato.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be set aside. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} è danneggiato e non può essere messo da parte. Resta com’è, e ciò che cambi ora non viene salvato.</translation>
    </message>
    <message>
        <source>{file} cannot be read now: {problem}. It stays as it is, and you play without it.</source>
        <translation>{file} non si può leggere in questo momento: {problem}. Resta com’è, e giochi senza.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Non tocca a te.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ora non si può fare.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Non hai questa carta.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Devi rispondere a seme: {suit}.</translation>
    </message>
    <message>
        <source>You must beat the best card if you can.</source>
        <translation>Se puoi, devi superare la carta migliore.</translation>
    </message>
    <message>
        <source>You are void and must play a trump: {suit}.</source>
        <translation>Non hai il seme e devi giocare atout: {suit}.</translation>
    </message>
    <message>
        <source>You must play a higher trump if you can.</source>
        <translation>Se puoi, devi giocare un atout più alto.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit).</source>
        <translation>Non si può uscire in atout finché un atout non è stato giocato su un altro seme.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick.</source>
        <translation>Non si può uscire in atout alla prima presa.</translation>
    </message>
    <message>
        <source>Trumps may only be led when you hold nothing else.</source>
        <translation>Si può uscire in atout solo se non si ha altro.</translation>
    </message>
    <message>
        <source>Bid a number from 0 to {most}.</source>
        <translation>Dichiara un numero da 0 a {most}.</translation>
    </message>
    <message>
        <source>Bid at least {least}.</source>
        <translation>Dichiara almeno {least}.</translation>
    </message>
    <message>
        <source>Before looking at your cards you may bid no more than {most}.</source>
        <translation>Prima di guardare le carte non puoi dichiarare più di {most}.</translation>
    </message>
    <message>
        <source>Your partner has bid blind, so you must bid before looking too.</source>
        <translation>Il compagno ha dichiarato al buio: devi farlo anche tu.</translation>
    </message>
    <message>
        <source>Your partner has looked or bid nil, so your side cannot bid blind.</source>
        <translation>Il compagno ha guardato le carte o dichiarato nil: la coppia non può dichiarare al buio.</translation>
    </message>
    <message>
        <source>The last bidder may not bid {bid}: the bids would add up to {total}.</source>
        <translation>L’ultimo a dichiarare non può dire {bid}: la somma sarebbe {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to more than {total}.</source>
        <translation>La somma delle dichiarazioni deve superare {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly {total}.</source>
        <translation>La somma delle dichiarazioni deve essere esattamente {total}.</translation>
    </message>
    <message>
        <source>In the second round a bid is kept or raised by one.</source>
        <translation>Al secondo giro la dichiarazione si conferma o si alza di uno.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nessuno può dichiarare 0 in due smazzate di fila.</translation>
    </message>
    <message>
        <source>One of two partners bids nil, the other at least {least}.</source>
        <translation>Di due compagni uno dichiara nil, l’altro almeno {least}.</translation>
    </message>
    <message>
        <source>Your partner has bid nil, so you may not.</source>
        <translation>Il tuo compagno ha dichiarato nil, quindi tu non puoi.</translation>
    </message>
    <message>
        <source>Your partner has not bid nil, so you must.</source>
        <translation>Il tuo compagno non ha dichiarato nil, quindi devi farlo tu.</translation>
    </message>
    <message>
        <source>You must bid the number of your spades: {number}.</source>
        <translation>Devi dichiarare il numero delle tue picche: {number}.</translation>
    </message>
    <message>
        <source>You must bid nil or the number of your spades: {number}.</source>
        <translation>Devi dichiarare nil o il numero delle tue picche: {number}.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least {least}.</source>
        <translation>Le dichiarazioni della coppia devono fare almeno {least}.</translation>
    </message>
    <message>
        <source>In the last trick the card must be played.</source>
        <translation>All’ultima presa la carta va giocata.</translation>
    </message>
    <message>
        <source>All others have passed: the dealer must bid.</source>
        <translation>Tutti gli altri hanno passato: il mazziere deve dichiarare.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}.</source>
        <translation>La dichiarazione minima è {least}.</translation>
    </message>
    <message>
        <source>A bid must outrank the one before.</source>
        <translation>Una dichiarazione deve superare la precedente.</translation>
    </message>
    <message>
        <source>There is no proposal to accept.</source>
        <translation>Non c’è nessuna proposta da accettare.</translation>
    </message>
    <message>
        <source>At no trump a joker may only be led when you hold nothing else.</source>
        <translation>Senza atout si può uscire con un jolly solo se non si ha altro.</translation>
    </message>
    <message>
        <source>You are void and must play a joker.</source>
        <translation>Non hai il seme e devi giocare un jolly.</translation>
    </message>
    <message>
        <source>The pile is open: you must play.</source>
        <translation>La pila è libera: devi giocare.</translation>
    </message>
    <message>
        <source>With two players left, whoever can play must play.</source>
        <translation>Quando restano due giocatori, chi può giocare deve giocare.</translation>
    </message>
    <message>
        <source>The player before you passed, so you must play if you can.</source>
        <translation>Il giocatore prima di te ha passato: se puoi, devi giocare.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour.</source>
        <translation>Un jolly va solo sull’altro colore.</translation>
    </message>
    <message>
        <source>Red goes on black, and black goes on red.</source>
        <translation>Il rosso va sul nero e il nero sul rosso.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Devi giocare più alto.</translation>
    </message>
    <message>
        <source>You must play lower.</source>
        <translation>Devi giocare più basso.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Devi dare una carta.</translation>
    </message>
    <message>
        <source>Cards played together must be of one rank.</source>
        <translation>Le carte calate insieme devono essere dello stesso valore.</translation>
    </message>
    <message>
        <source>Cards played together must alternate red and black.</source>
        <translation>Le carte calate insieme devono alternare rosso e nero.</translation>
    </message>
    <message>
        <source>Jokers are played one at a time.</source>
        <translation>I jolly si calano uno alla volta.</translation>
    </message>
    <message>
        <source>Play cards of one colour in the order you hold them.</source>
        <translation>Cala le carte dello stesso colore nell’ordine in cui le tieni.</translation>
    </message>
    <message>
        <source>Bid {least} or more, or pass.</source>
        <translation>Dichiara {least} o più, oppure passa.</translation>
    </message>
    <message>
        <source>{suit} were led: follow suit.</source>
        <translation>Uscita: {suit}. Rispondi a seme.</translation>
    </message>
    <message>
        <source>None of your cards can be played: pass.</source>
        <translation>Nessuna delle tue carte si può giocare: passa.</translation>
    </message>
    <message>
        <source>You can play {count} of your cards.</source>
        <translation>Puoi giocare {count} delle tue carte.</translation>
    </message>
    <message>
        <source>{cards} or {last}</source>
        <translation>{cards} o {last}</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Puoi giocare {cards}.</translation>
    </message>
    <message>
        <source>You have chosen all your discards: put one back first.</source>
        <translation>Hai già scelto tutti gli scarti: prima riprendine uno.</translation>
    </message>
</context>
<context>
    <name>Opened files</name>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>«{file}» non c’è più.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Open a saved match or rules of Far Whist.</source>
        <translation>«{file}» è una cartella. Apri una partita salvata o delle regole di Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is not an ordinary file and holds neither a match nor rules.</source>
        <translation>«{file}» non è un file normale e non contiene né una partita né regole.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {problem}.</source>
        <translation>«{file}» non si può leggere: {problem}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved match or rules of Far Whist.</source>
        <translation>«{file}» è troppo grande per essere una partita salvata o delle regole di Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>«{file}» è vuoto.</translation>
    </message>
    <message>
        <source>“{file}” holds neither a saved match nor rules of Far Whist.</source>
        <translation>«{file}» non contiene né una partita salvata né regole di Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Far Whist.</source>
        <translation>«{file}» è di una versione più recente di Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is a saved match, but damaged: it cannot be played.</source>
        <translation>«{file}» è una partita salvata, ma è danneggiata: non si può giocare.</translation>
    </message>
    <message>
        <source>“{file}” is a whole list of rules. Export the rules you want one by one and open those files.</source>
        <translation>«{file}» è un intero elenco di regole. Esporta una per una quelle che vuoi e apri quei file.</translation>
    </message>
    <message>
        <source>“{file}” holds records of simulated matches, which cannot be played.</source>
        <translation>«{file}» contiene partite simulate, che non si possono giocare.</translation>
    </message>
    <message>
        <source>Drop here to open “{file}”.</source>
        <translation>Rilascia qui per aprire «{file}».</translation>
    </message>
    <message>
        <source>“{file}” is a match for {players}, but the table seats {least} to {most}.</source>
        <translation>«{file}» è una partita per {players}, ma al tavolo ci stanno da {least} a {most}.</translation>
    </message>
    <message>
        <source>This match is already on the table.</source>
        <translation>Questa partita è già sul tavolo.</translation>
    </message>
    <message>
        <source>“{file}” is on the table.</source>
        <translation>«{file}» è sul tavolo.</translation>
    </message>
    <message>
        <source>Your previous match has been put aside.</source>
        <translation>La tua partita precedente è stata messa da parte.</translation>
    </message>
    <message>
        <source>Drop here to join the table.</source>
        <translation>Rilascia qui per unirti al tavolo.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Pack</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Card ranking</source>
        <translation>Ordine delle carte</translation>
    </message>
    <message>
        <source>Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the other jack of its colour as the two highest trumps.</source>
        <translation>Asso alto; oppure l’ordine spagnolo A 3 K Q J 7 6 5 4 2; oppure con il fante di atout e l’altro fante dello stesso colore come atout più alti.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Chi sta fuori</translation>
    </message>
    <message>
        <source>The dealer can sit out each deal, so that one more player can join.</source>
        <translation>Il mazziere può stare fuori a ogni smazzata, così può partecipare un giocatore in più.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso del gioco</translation>
    </message>
    <message>
        <source>Which way dealing, bidding and play go round.</source>
        <translation>In quale senso girano mazzo, dichiarazioni e gioco.</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Sequenza delle smazzate</translation>
    </message>
    <message>
        <source>How many cards are dealt in each deal.</source>
        <translation>Quante carte si danno in ogni smazzata.</translation>
    </message>
    <message>
        <source>Own sequence</source>
        <translation>Sequenza personale</translation>
    </message>
    <message>
        <source>Sizes such as 1,3,5, or first/turning point/last such as 10/1/10, optionally followed by a step. A letter after a size: n no trump, m everyone bids 0, b bid before looking, r trumps turned after the bids, f forehead, h hidden.</source>
        <translation>Numeri di carte come 1,3,5, oppure inizio/svolta/fine come 10/1/10, seguiti da un passo se vuoi. Una lettera dopo un numero: n senza atout, m tutti dichiarano 0, b dichiarare prima di guardare, r atout scoperto dopo le dichiarazioni, f carte sulla fronte, h carte nascoste.</translation>
    </message>
    <message>
        <source>Maximum cards per player</source>
        <translation>Massimo di carte a testa</translation>
    </message>
    <message>
        <source>Always include the largest deal</source>
        <translation>Includere sempre la smazzata più grande</translation>
    </message>
    <message>
        <source>Every player deals each size</source>
        <translation>Ogni numero di carte una volta per mazziere</translation>
    </message>
    <message>
        <source>Every size of the sequence is dealt once by each player.</source>
        <translation>Ogni numero di carte della sequenza si gioca una volta per mazziere.</translation>
    </message>
    <message>
        <source>Adds one forehead and one hidden deal of one card.</source>
        <translation>Aggiunge una smazzata sulla fronte e una nascosta, di una carta.</translation>
    </message>
    <message>
        <source>Deals of one card</source>
        <translation>Smazzate di una carta</translation>
    </message>
    <message>
        <source>Played normally; or you see every card but your own; or nobody sees a card before everyone has bid.</source>
        <translation>Giocate normalmente; oppure vedi tutte le carte tranne la tua; oppure nessuno vede le carte prima che tutti abbiano dichiarato.</translation>
    </message>
    <message>
        <source>Bid before looking</source>
        <translation>Dichiarare prima di guardare</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>In ogni smazzata tutti dichiarano prima di guardare le carte.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>How the trump suit is found.</source>
        <translation>Come si stabilisce il seme di atout.</translation>
    </message>
    <message>
        <source>Order of trumps</source>
        <translation>Ordine degli atout</translation>
    </message>
    <message>
        <source>Only with a sequence of your own.</source>
        <translation>Solo con una sequenza personale.</translation>
    </message>
    <message>
        <source>The cards in the pack. Short packs keep the highest ranks: with eight cards for each player, two ranks per player. The Spanish pack has no 8, 9 or 10, and for 3 or 6 players no twos if you like; from 52, some twos can be removed so that the cards deal out evenly. 56 cards include four jokers as ones, 60 include four wizards and four jesters, 104 are two packs.</source>
        <translation>Le carte del mazzo. I mazzi ridotti tengono i valori più alti: con otto carte a testa, due valori per giocatore. Il mazzo spagnolo non ha 8, 9 e 10 e, se si vuole, in 3 o in 6 nemmeno i due; da 52 carte si possono togliere alcuni due perché si distribuiscano in parti uguali. Il mazzo da 56 comprende quattro jolly che fanno da 1, quello da 60 comprende quattro maghi e quattro giullari; 104 carte sono due mazzi.</translation>
    </message>
    <message>
        <source>The largest deal, as far as the pack allows.</source>
        <translation>La smazzata più grande, fin dove bastano le carte del mazzo.</translation>
    </message>
    <message>
        <source>Not with a sequence that sets its own sizes.</source>
        <translation>Non con una sequenza che ha i propri numeri di carte.</translation>
    </message>
    <message>
        <source>When going up by two would skip the largest deal, it is dealt all the same: once, or once or twice between two deals of the size below it.</source>
        <translation>Se salendo di due si salta la smazzata più grande, la si gioca comunque: una volta, o una o due volte tra due smazzate della grandezza inferiore.</translation>
    </message>
    <message>
        <source>Only when going up and down by two.</source>
        <translation>Solo salendo e scendendo di due.</translation>
    </message>
    <message>
        <source>Forehead and hidden at the end</source>
        <translation>Alla fine: sulla fronte e nascosta</translation>
    </message>
    <message>
        <source>Trumps for each deal in turn; after the last suit the order starts over.</source>
        <translation>Gli atout delle smazzate, a turno; dopo l’ultimo si ricomincia.</translation>
    </message>
    <message>
        <source>Only when trumps go round.</source>
        <translation>Solo se gli atout girano.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Seme di atout</translation>
    </message>
    <message>
        <source>The suit that is trumps in every deal.</source>
        <translation>Il seme che è atout in ogni smazzata.</translation>
    </message>
    <message>
        <source>Only with the same trump in every deal.</source>
        <translation>Solo con lo stesso atout in ogni smazzata.</translation>
    </message>
    <message>
        <source>Include no trump</source>
        <translation>Includere «senza atout»</translation>
    </message>
    <message>
        <source>No trump can be drawn as well as a suit.</source>
        <translation>Oltre ai semi si può sorteggiare anche «senza atout».</translation>
    </message>
    <message>
        <source>Only when the trump suit is drawn.</source>
        <translation>Solo se l’atout è sorteggiato.</translation>
    </message>
    <message>
        <source>A court card means no trump</source>
        <translation>Una figura: senza atout</translation>
    </message>
    <message>
        <source>A king, queen or jack that is turned up means no trump.</source>
        <translation>Se la carta scoperta è un re, una donna o un fante, non c’è atout.</translation>
    </message>
    <message>
        <source>Only when a card is turned for trump.</source>
        <translation>Solo se si scopre una carta per l’atout.</translation>
    </message>
    <message>
        <source>When a wizard is turned up</source>
        <translation>Se si scopre un mago</translation>
    </message>
    <message>
        <source>The dealer looks at the cards and chooses trumps; there is no trump; or the first card of a suit is sought.</source>
        <translation>Il mazziere guarda le sue carte e sceglie il seme di atout; non c’è atout; o si cerca la prima carta di un seme.</translation>
    </message>
    <message>
        <source>Only with wizards, when a card is turned for trump.</source>
        <translation>Solo con i maghi, se si scopre una carta per l’atout.</translation>
    </message>
    <message>
        <source>Super trump</source>
        <translation>Superatout</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>L’altra carta uguale a quella scoperta è l’atout più alto.</translation>
    </message>
    <message>
        <source>Only with two packs, when a card is turned for trump.</source>
        <translation>Solo con due mazzi, se si scopre una carta per l’atout.</translation>
    </message>
    <message>
        <source>Largest deals without trump</source>
        <translation>Smazzate più grandi senza atout</translation>
    </message>
    <message>
        <source>The largest deals have no trump even when cards are left over.</source>
        <translation>Le smazzate più grandi sono senza atout anche se avanzano carte.</translation>
    </message>
    <message>
        <source>Trump when the whole pack is dealt</source>
        <translation>Atout quando si danno tutte le carte</translation>
    </message>
    <message>
        <source>When no card is left to turn: no trump, the dealer&apos;s last card, a card cut before the deal, the dealer&apos;s choice before the deal, or an auction.</source>
        <translation>Quando non resta una carta da scoprire: senza atout, l’ultima carta del mazziere, una carta alzata prima di dare, la scelta del mazziere prima di dare, oppure un’asta.</translation>
    </message>
    <message>
        <source>Only when the next card is turned for trump.</source>
        <translation>Solo se si scopre la carta successiva per l’atout.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready; or openly in turn.</source>
        <translation>Tutte insieme, coperte finché non sono tutti pronti; oppure a turno, scoperte.</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Primo a dichiarare</translation>
    </message>
    <message>
        <source>Who bids first.</source>
        <translation>Chi dichiara per primo.</translation>
    </message>
    <message>
        <source>Only with bids in turn.</source>
        <translation>Solo con dichiarazioni a turno.</translation>
    </message>
    <message>
        <source>Hook: what the last may not bid</source>
        <translation>Limite: ciò che l’ultimo non può dichiarare</translation>
    </message>
    <message>
        <source>The last bidder may not make the bids add up to the number of tricks: never, always, from a certain size on, or in all deals but the last.</source>
        <translation>Quando è vietato all’ultimo a dichiarare portare la somma al numero di prese: mai, sempre, da un certo numero di carte, o in tutte le smazzate tranne l’ultima.</translation>
    </message>
    <message>
        <source>Hook from this many cards</source>
        <translation>Limite da questo numero di carte</translation>
    </message>
    <message>
        <source>In smaller deals the last bidder is free.</source>
        <translation>Nelle smazzate più piccole l’ultimo a dichiarare è libero.</translation>
    </message>
    <message>
        <source>Only with a hook from a certain size on.</source>
        <translation>Solo con un limite da un certo numero di carte in su.</translation>
    </message>
    <message>
        <source>Total of the bids</source>
        <translation>Somma delle dichiarazioni</translation>
    </message>
    <message>
        <source>Free; above the number of tricks; or exactly equal, and the deal is played again until all have made their bids.</source>
        <translation>Libera; superiore al numero di prese; oppure esattamente pari, e la smazzata si rigioca finché non ci riescono tutti.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>How many times a deal is played before it counts anyway.</source>
        <translation>Quante volte si gioca una smazzata prima che conti comunque.</translation>
    </message>
    <message>
        <source>Only when bids in turn must equal the tricks.</source>
        <translation>Solo se le dichiarazioni a turno devono essere pari alle prese.</translation>
    </message>
    <message>
        <source>Second round of bids</source>
        <translation>Secondo giro di dichiarazioni</translation>
    </message>
    <message>
        <source>After everyone has bid, each player may raise their bid by one.</source>
        <translation>Dopo che tutti hanno dichiarato, ognuno può alzare di uno la propria dichiarazione.</translation>
    </message>
    <message>
        <source>Bids shown</source>
        <translation>Dichiarazioni mostrate</translation>
    </message>
    <message>
        <source>Only with bids in turn, not hidden, whose total is free.</source>
        <translation>Solo con dichiarazioni a turno, non nascoste, di somma libera.</translation>
    </message>
    <message>
        <source>Only with bids in turn that are not hidden.</source>
        <translation>Solo con dichiarazioni a turno che non siano nascoste.</translation>
    </message>
    <message>
        <source>Every bid; or until the deal is over only their total, or nothing.</source>
        <translation>Ogni dichiarazione; oppure, fino alla fine della smazzata, solo la somma o niente.</translation>
    </message>
    <message>
        <source>Not when the bids decide who chooses trumps.</source>
        <translation>Non se le dichiarazioni decidono chi sceglie l’atout.</translation>
    </message>
    <message>
        <source>Never 0 twice in a row</source>
        <translation>Mai 0 due volte di fila</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nessuno può dichiarare 0 in due smazzate di fila.</translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation>Dichiarazioni al buio</translation>
    </message>
    <message>
        <source>A player far behind may bid before looking and before the others, for extra points.</source>
        <translation>Chi è molto indietro può dichiarare prima di guardare e prima degli altri, per punti in più.</translation>
    </message>
    <message>
        <source>Not when the bids must equal the tricks.</source>
        <translation>Non se le dichiarazioni devono essere pari alle prese.</translation>
    </message>
    <message>
        <source>Points behind to bid blind</source>
        <translation>Al buio con questo distacco</translation>
    </message>
    <message>
        <source>How many points behind the leader a player must be.</source>
        <translation>Di quanti punti bisogna essere indietro rispetto al primo.</translation>
    </message>
    <message>
        <source>Only with blind bids.</source>
        <translation>Solo con dichiarazioni al buio.</translation>
    </message>
    <message>
        <source>Bonus for a made blind bid</source>
        <translation>Extra per il buio riuscito</translation>
    </message>
    <message>
        <source>Points added to the usual score.</source>
        <translation>Punti oltre a quelli ordinari.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Prima uscita</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Chi esce alla prima presa.</translation>
    </message>
    <message>
        <source>Leading trumps</source>
        <translation>Uscire in atout</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); after the first trick; or only when a player holds nothing else.</source>
        <translation>In qualsiasi momento; dopo che un atout è stato giocato su un altro seme; dopo la prima presa; oppure solo se non si ha altro.</translation>
    </message>
    <message>
        <source>Must ruff</source>
        <translation>Obbligo di taglio</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a trump.</source>
        <translation>Chi non può rispondere a seme deve giocare atout.</translation>
    </message>
    <message>
        <source>Must overruff</source>
        <translation>Obbligo di surtaglio</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already played, if possible.</source>
        <translation>Chi taglia deve superare, se possibile, gli atout già giocati.</translation>
    </message>
    <message>
        <source>Only when players must ruff.</source>
        <translation>Solo con l’obbligo di taglio.</translation>
    </message>
    <message>
        <source>Free when unable to overruff</source>
        <translation>Libero chi non può surtagliare</translation>
    </message>
    <message>
        <source>Players who cannot overruff may play any card.</source>
        <translation>Chi non può surtagliare può giocare qualsiasi carta.</translation>
    </message>
    <message>
        <source>Only when players must overruff.</source>
        <translation>Solo con l’obbligo di surtaglio.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Obbligo di superare</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card, if possible.</source>
        <translation>Chi risponde a seme deve superare, se possibile, la carta migliore del seme.</translation>
    </message>
    <message>
        <source>May trump instead of following</source>
        <translation>Atout sempre ammesso</translation>
    </message>
    <message>
        <source>Players may trump even when they could follow suit.</source>
        <translation>Si può giocare atout anche potendo rispondere a seme.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>The points of a deal: a named scheme or your own.</source>
        <translation>I punti di una smazzata: uno schema già pronto o uno personale.</translation>
    </message>
    <message>
        <source>Bonus for all tricks</source>
        <translation>Extra per tutte le prese</translation>
    </message>
    <message>
        <source>Extra points for bidding and taking every trick.</source>
        <translation>Punti in più per chi dichiara e fa tutte le prese.</translation>
    </message>
    <message>
        <source>Spades count double</source>
        <translation>Picche vale doppio</translation>
    </message>
    <message>
        <source>All points of a deal are doubled when a spade is turned up.</source>
        <translation>Se la carta scoperta è di picche, tutti i punti della smazzata raddoppiano.</translation>
    </message>
    <message>
        <source>Streak premium</source>
        <translation>Premio per una serie</translation>
    </message>
    <message>
        <source>Making several bids in a row wins points; missing several loses them.</source>
        <translation>Più dichiarazioni riuscite di fila danno punti; più dichiarazioni mancate di fila ne tolgono.</translation>
    </message>
    <message>
        <source>Streak length</source>
        <translation>Lunghezza della serie</translation>
    </message>
    <message>
        <source>How many deals in a row.</source>
        <translation>Quante smazzate di fila.</translation>
    </message>
    <message>
        <source>Only with a streak premium.</source>
        <translation>Solo con un premio per una serie.</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Points won or lost.</source>
        <translation>Punti vinti o persi.</translation>
    </message>
    <message>
        <source>One-card deals in a streak</source>
        <translation>Smazzate di una carta nella serie</translation>
    </message>
    <message>
        <source>They are skipped, end the streak, or count like the others.</source>
        <translation>Si saltano, interrompono la serie o contano come le altre.</translation>
    </message>
    <message>
        <source>New streak after a premium</source>
        <translation>Nuova serie dopo il premio</translation>
    </message>
    <message>
        <source>The count restarts, so a long streak pays again.</source>
        <translation>Si ricomincia a contare, così una serie lunga paga di nuovo.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>After the whole sequence, or when somebody reaches a score.</source>
        <translation>Dopo l’intera sequenza, o quando qualcuno raggiunge un punteggio.</translation>
    </message>
    <message>
        <source>Times played</source>
        <translation>Numero di sequenze</translation>
    </message>
    <message>
        <source>How many times the whole sequence is played.</source>
        <translation>Quante volte si gioca l’intera sequenza.</translation>
    </message>
    <message>
        <source>Only when the match ends after the sequence.</source>
        <translation>Solo se la partita finisce dopo la sequenza.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Punti da raggiungere</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>La partita finisce quando un totale arriva a questo punteggio.</translation>
    </message>
    <message>
        <source>Only in a match to a score.</source>
        <translation>Solo in una partita a punti.</translation>
    </message>
    <message>
        <source>When the score is checked</source>
        <translation>Quando si controllano i punti</translation>
    </message>
    <message>
        <source>After every deal, or after each whole sequence.</source>
        <translation>Dopo ogni smazzata, o dopo ogni intera sequenza.</translation>
    </message>
    <message>
        <source>Maximum deals</source>
        <translation>Massimo di smazzate</translation>
    </message>
    <message>
        <source>A match to a score ends after this many deals at the latest.</source>
        <translation>Una partita a punti finisce al più tardi dopo questo numero di smazzate.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Parità di punti</translation>
    </message>
    <message>
        <source>Tied players share the place; or one more deal is played, of the largest size or, in a match to points, the next of the sequence; or the larger total of made bids, or the most tricks in the match, decides.</source>
        <translation>Chi è a pari punti divide il posto; oppure si gioca un’altra smazzata, con il massimo di carte o, in una partita fino a un punteggio, la seguente della sequenza; oppure decide la somma maggiore delle dichiarazioni riuscite, o il maggior numero di prese della partita.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>By the number of players: two packs from seven players on.</source>
        <translation>In base al numero di giocatori: due mazzi da sette giocatori in su.</translation>
    </message>
    <message>
        <source>Coloured jokers</source>
        <translation>Jolly colorati</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and the other colour on it.</source>
        <translation>Un jolly va solo sull’altro colore, e sul jolly va solo l’altro colore.</translation>
    </message>
    <message>
        <source>Card given as a penalty</source>
        <translation>Carta data per penalità</translation>
    </message>
    <message>
        <source>Chosen by the giver, or drawn.</source>
        <translation>Scelta da chi la dà, oppure sorteggiata.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Manche di una partita</translation>
    </message>
    <message>
        <source>How many games are added up.</source>
        <translation>Quante manche si sommano.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>1 for the winner and −1 for the last player; or 1 for each player you beat.</source>
        <translation>1 a chi vince e −1 all’ultimo; oppure 1 per ogni giocatore battuto.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Off: thirteen cards each, no jokers, no free trick.</source>
        <translation>No: tredici carte a testa, niente jolly, niente presa regalata.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>None, one or two; the kitty has 4, 5 or 6 cards.</source>
        <translation>Nessuno, uno o due; il monte ha 4, 5 o 6 carte.</translation>
    </message>
    <message>
        <source>Only with a kitty.</source>
        <translation>Solo con un monte.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Dichiarazione minima</translation>
    </message>
    <message>
        <source>The level that the first bid must have.</source>
        <translation>Il livello che deve avere la prima dichiarazione.</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Il basso batte l’alto</translation>
    </message>
    <message>
        <source>At the same level downtown outranks uptown.</source>
        <translation>Allo stesso livello il downtown supera l’uptown.</translation>
    </message>
    <message>
        <source>Sport the kitty</source>
        <translation>Mostrare il monte</translation>
    </message>
    <message>
        <source>After the bids the kitty is shown to all.</source>
        <translation>Dopo le dichiarazioni il monte si mostra a tutti.</translation>
    </message>
    <message>
        <source>Bidder gets the kitty</source>
        <translation>Il monte al dichiarante</translation>
    </message>
    <message>
        <source>The high bidder picks it up and discards as many cards.</source>
        <translation>Chi ha dichiarato più alto prende il monte e scarta altrettante carte.</translation>
    </message>
    <message>
        <source>Bidder leads</source>
        <translation>Esce il dichiarante</translation>
    </message>
    <message>
        <source>Otherwise the player after the dealer leads.</source>
        <translation>Altrimenti esce il primo di mano.</translation>
    </message>
    <message>
        <source>Double for no trump</source>
        <translation>Doppio senza atout</translation>
    </message>
    <message>
        <source>At no trump the contract, or all points of both sides, count twice.</source>
        <translation>Senza atout contano doppio il contratto o tutti i punti delle due parti.</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>All thirteen tricks score four times.</source>
        <translation>Tutte e tredici le prese valgono quattro volte.</translation>
    </message>
    <message>
        <source>Defenders score</source>
        <translation>Punti ai difensori</translation>
    </message>
    <message>
        <source>Defenders score their tricks above six.</source>
        <translation>I difensori segnano le loro prese oltre la sesta.</translation>
    </message>
    <message>
        <source>Only the bid scores</source>
        <translation>Conta solo il dichiarato</translation>
    </message>
    <message>
        <source>A made bid scores its level, not all tricks taken.</source>
        <translation>Una dichiarazione riuscita segna il suo livello, non tutte le prese fatte.</translation>
    </message>
    <message>
        <source>Jokers without trump</source>
        <translation>Jolly senza atout</translation>
    </message>
    <message>
        <source>May be discarded when void; must be discarded when void; or at any time.</source>
        <translation>Si può scartare se manca il seme; si deve scartare se manca il seme; oppure in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Only with jokers.</source>
        <translation>Solo con i jolly.</translation>
    </message>
    <message>
        <source>Leading a joker without trump</source>
        <translation>Uscire con un jolly senza atout</translation>
    </message>
    <message>
        <source>Allowed, or only when a player holds nothing else.</source>
        <translation>Permesso, oppure solo se non si ha altro.</translation>
    </message>
    <message>
        <source>Games to</source>
        <translation>Manche a</translation>
    </message>
    <message>
        <source>The points of a game of the rubber.</source>
        <translation>I punti di una manche del rubber.</translation>
    </message>
    <message>
        <source>Only in a rubber.</source>
        <translation>Solo in un rubber.</translation>
    </message>
    <message>
        <source>The suit of the dealer&apos;s last card, or the suits in turn.</source>
        <translation>Il seme dell’ultima carta del mazziere, o i semi a turno.</translation>
    </message>
    <message>
        <source>All tricks score</source>
        <translation>Contano tutte le prese</translation>
    </message>
    <message>
        <source>Each trick scores 1, not only those above six; play a number of deals.</source>
        <translation>Ogni presa segna 1, non solo quelle oltre la sesta; si gioca un numero di smazzate.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Onori</translation>
    </message>
    <message>
        <source>Three of the four top trumps, as dealt, score 2, all four 4.</source>
        <translation>Una coppia che riceve tre dei quattro atout più alti segna 2; con tutti e quattro, 4.</translation>
    </message>
    <message>
        <source>Cards in the first deal</source>
        <translation>Carte nella prima smazzata</translation>
    </message>
    <message>
        <source>Each later deal has one card fewer.</source>
        <translation>Ogni smazzata successiva ha una carta in meno.</translation>
    </message>
    <message>
        <source>The first players to take no trick get one card in the next deal.</source>
        <translation>I primi che non fanno prese ricevono una carta nella smazzata seguente.</translation>
    </message>
    <message>
        <source>Not in misère.</source>
        <translation>Non nella misère.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Ultima chance</translation>
    </message>
    <message>
        <source>Blind card</source>
        <translation>Carta coperta</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card that they may not look at.</source>
        <translation>I successivi che non fanno prese ricevono una carta che non possono guardare.</translation>
    </message>
    <message>
        <source>Instant win with all tricks</source>
        <translation>Vittoria immediata con tutte le prese</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins the match.</source>
        <translation>Chi fa tutte le prese di una smazzata vince la partita.</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); or not to the first trick, unless a player holds nothing else.</source>
        <translation>In qualsiasi momento; dopo che un atout è stato giocato su un altro seme; oppure non alla prima presa, a meno di non avere altro.</translation>
    </message>
    <message>
        <source>First trumps</source>
        <translation>Primo atout</translation>
    </message>
    <message>
        <source>A turned card, a drawn suit, or the choice of whoever cuts the highest card.</source>
        <translation>Una carta scoperta, un seme sorteggiato o la scelta di chi alza la carta più alta.</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Scelta dell’atout</translation>
    </message>
    <message>
        <source>After or before seeing the new hand.</source>
        <translation>Dopo o prima di aver visto la nuova mano.</translation>
    </message>
    <message>
        <source>No trump allowed</source>
        <translation>Senza atout ammesso</translation>
    </message>
    <message>
        <source>The player who chooses trumps may choose no trump.</source>
        <translation>Chi sceglie l’atout può scegliere di non averne.</translation>
    </message>
    <message>
        <source>Tied for the most tricks</source>
        <translation>Parità di prese</translation>
    </message>
    <message>
        <source>Who chooses trumps when several players took the most tricks: a cut, the last trick, or a turned card instead.</source>
        <translation>Chi sceglie l’atout quando più giocatori sono pari per il maggior numero di prese: si alza, decide l’ultima presa, oppure si scopre una carta.</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Two or more tricks put a player out; in the one-card deal one trick does. When everyone would be out, those with the fewest tricks stay.</source>
        <translation>Due o più prese eliminano un giocatore; nella smazzata di una carta ne basta una. Se dovessero essere eliminati tutti, restano quelli con meno prese.</translation>
    </message>
    <message>
        <source>Tricks that count</source>
        <translation>Prese che contano</translation>
    </message>
    <message>
        <source>Whether the tricks for the stock count too, or win cards only.</source>
        <translation>Se contano anche le prese per il tallone, o danno solo carte.</translation>
    </message>
    <message>
        <source>1 for the deal, 1 for each trick more than the other, or 1 for each.</source>
        <translation>1 per la smazzata, 1 per ogni presa in più dell’altro, o 1 per ciascuna.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Si gioca</translation>
    </message>
    <message>
        <source>To a score, or a number of deals.</source>
        <translation>Fino a un punteggio, o per un numero di smazzate.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Si gioca a</translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation>Il punteggio che chiude la partita.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>Quante smazzate si giocano.</translation>
    </message>
    <message>
        <source>Nobody may bid fewer tricks than this.</source>
        <translation>Nessuno può dichiarare meno prese.</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card if they can; not after somebody has ruffed.</source>
        <translation>Chi risponde a seme deve superare la carta più alta, se può; non dopo un taglio.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a spade that beats the spades already played, if they have one.</source>
        <translation>Chi non può rispondere a seme deve giocare una carta di picche che superi quelle già giocate, se ne ha una.</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Prese oltre la dichiarazione</translation>
    </message>
    <message>
        <source>What each trick more than the bid scores.</source>
        <translation>Quanto segna ogni presa in più.</translation>
    </message>
    <message>
        <source>After this many deals the higher score wins.</source>
        <translation>Dopo questo numero di smazzate vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>Only with a number of deals.</source>
        <translation>Solo se si gioca per un numero di smazzate.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Four players in pairs; otherwise, and with three, everybody is alone.</source>
        <translation>Sì: in quattro si gioca a coppie. No, e sempre in tre: ognuno gioca per sé.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Free; as in Suicide, where one partner bids nil; as in Mirror, where everyone bids the number of their spades; or as in Whiz, where they bid that or nil.</source>
        <translation>Libere; come in Suicide, dove un compagno dichiara nil; come in Mirror, dove ognuno dichiara il numero delle sue picche; o come in Whiz, dove si dichiara quello o nil.</translation>
    </message>
    <message>
        <source>Lowest bid of a side</source>
        <translation>Dichiarazione minima di una coppia</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least so many tricks.</source>
        <translation>Le dichiarazioni della coppia devono fare almeno tante prese.</translation>
    </message>
    <message>
        <source>Only with partners and free bids.</source>
        <translation>Solo con i compagni e dichiarazioni libere.</translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation>Prima smazzata senza dichiarazioni</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>Nella prima smazzata nessuno dichiara, e ogni presa vale 10.</translation>
    </message>
    <message>
        <source>Contract of ten</source>
        <translation>Contratto di dieci</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 10 for each, or 200 at once.</source>
        <translation>Un contratto di dieci prese o più vale 10 per ognuna, o 200 in tutto.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>The first side or player to reach this score wins the match.</source>
        <translation>La prima coppia o il primo giocatore che raggiunge questo punteggio vince la partita.</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Soglia di sconfitta</translation>
    </message>
    <message>
        <source>The match ends when a score falls this low.</source>
        <translation>La partita finisce quando un punteggio scende fin qui.</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>What a bid of 0 wins or loses; off: it is a bid like any other.</source>
        <translation>Quanto vince o perde una dichiarazione di 0; no: è una dichiarazione come le altre.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil al buio</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid 0 before looking, for twice the points.</source>
        <translation>Chi è indietro di 100 punti può dichiarare 0 prima di guardare le carte, per il doppio dei punti.</translation>
    </message>
    <message>
        <source>Only with nil that nobody has to bid.</source>
        <translation>Solo con un nil che nessuno è obbligato a dichiarare.</translation>
    </message>
    <message>
        <source>Blind bid of a side</source>
        <translation>Dichiarazione al buio</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least so many tricks before looking, for twice the points.</source>
        <translation>Due compagni indietro di 100 punti possono dichiarare almeno tante prese prima di guardare, per il doppio dei punti.</translation>
    </message>
    <message>
        <source>Cards passed for nil</source>
        <translation>Carte passate per il nil</translation>
    </message>
    <message>
        <source>Who has bid nil passes cards to the partner, who then passes as many back.</source>
        <translation>Chi ha dichiarato nil passa delle carte al compagno, che poi ne passa altrettante a lui.</translation>
    </message>
    <message>
        <source>How many are passed</source>
        <translation>Quante se ne passano</translation>
    </message>
    <message>
        <source>How many cards each of the two partners passes.</source>
        <translation>Quante carte passa ciascuno dei due compagni.</translation>
    </message>
    <message>
        <source>Only where cards are passed for nil.</source>
        <translation>Solo se si passano carte per il nil.</translation>
    </message>
    <message>
        <source>Hands of two players</source>
        <translation>Carte in due</translation>
    </message>
    <message>
        <source>Two players draw two cards each time, keep one and discard the other; or they are dealt thirteen cards each.</source>
        <translation>In due si pescano ogni volta due carte, se ne tiene una e si scarta l’altra; oppure si danno tredici carte a testa.</translation>
    </message>
    <message>
        <source>Only for two players.</source>
        <translation>Solo in due giocatori.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Due alti</translation>
    </message>
    <message>
        <source>The two of diamonds is a spade; it and the two of spades are above the ace.</source>
        <translation>Il due di quadri vale come picche; esso e il due di picche stanno sopra l’asso.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Prese di un nil fallito</translation>
    </message>
    <message>
        <source>They are bags, or help to make the contract.</source>
        <translation>Sono prese in più, o aiutano a fare il contratto.</translation>
    </message>
    <message>
        <source>Only with nil and partners.</source>
        <translation>Solo con il nil e a coppie.</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Prese in più</translation>
    </message>
    <message>
        <source>How many tricks above the bids cost the penalty; off: none do.</source>
        <translation>Quante prese oltre le dichiarazioni costano la penalità; no: non costano nulla.</translation>
    </message>
    <message>
        <source>Penalty for bags</source>
        <translation>Penalità per le prese in più</translation>
    </message>
    <message>
        <source>The points that the bags cost.</source>
        <translation>I punti che costano le prese in più.</translation>
    </message>
    <message>
        <source>Only where bags cost points.</source>
        <translation>Solo se le prese in più costano.</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Uscire a picche</translation>
    </message>
    <message>
        <source>Once spades are broken (one is played on another suit); any time; or not to the first trick, unless a player holds nothing else.</source>
        <translation>Dopo che una carta di picche è stata giocata su un altro seme; in qualsiasi momento; o non alla prima presa, a meno di non avere altro.</translation>
    </message>
    <message>
        <source>Two jokers are the highest spades; the twos of hearts and diamonds stay out.</source>
        <translation>Due jolly sono le carte di picche più alte; i due di cuori e di quadri restano fuori.</translation>
    </message>
    <message>
        <source>Who may call nullo</source>
        <translation>Chi può dichiarare nullo</translation>
    </message>
    <message>
        <source>Only the dealer, when all others have passed, or everybody.</source>
        <translation>Solo il mazziere, quando tutti gli altri sono passati, o tutti.</translation>
    </message>
    <message>
        <source>First lead at grand</source>
        <translation>Prima uscita a grand</translation>
    </message>
    <message>
        <source>The player before or after the caller; at nullo the other of the two.</source>
        <translation>Il giocatore prima o dopo chi ha dichiarato; a nullo l’altro dei due.</translation>
    </message>
    <message>
        <source>Points at grand</source>
        <translation>Punti a grand</translation>
    </message>
    <message>
        <source>What each trick above six counts at grand.</source>
        <translation>Quanto vale a grand ogni presa oltre la sesta.</translation>
    </message>
    <message>
        <source>When grand fails</source>
        <translation>Quando grand fallisce</translation>
    </message>
    <message>
        <source>What the tricks count where the caller&apos;s side takes fewer than seven.</source>
        <translation>Quanto valgono le prese se la coppia di chi ha dichiarato ne fa meno di sette.</translation>
    </message>
    <message>
        <source>Points at nullo</source>
        <translation>Punti a nullo</translation>
    </message>
    <message>
        <source>What each trick above six counts at nullo.</source>
        <translation>Quanto vale a nullo ogni presa oltre la sesta.</translation>
    </message>
    <message>
        <source>Tricks at nullo</source>
        <translation>Prese a nullo</translation>
    </message>
    <message>
        <source>Tricks above six are points for the other side, or lost by the side that took them.</source>
        <translation>Le prese oltre la sesta sono punti per l’altra coppia, o persi da quella che le ha fatte.</translation>
    </message>
    <message>
        <source>To a score, a number of deals, or two games won.</source>
        <translation>Fino a un punteggio, per un numero di smazzate o fino a due manche vinte.</translation>
    </message>
    <message>
        <source>When nobody plays</source>
        <translation>Quando nessuno gioca</translation>
    </message>
    <message>
        <source>What happens when all pass, or a proposal finds no partner.</source>
        <translation>Che cosa succede quando tutti passano o una proposta non trova un compagno.</translation>
    </message>
    <message>
        <source>Trumps at abundance declared</source>
        <translation>Atout ad abbondanza dichiarata</translation>
    </message>
    <message>
        <source>Whether who must take all tricks chooses a trump suit, or has none.</source>
        <translation>Se chi deve fare tutte le prese sceglie un atout o non ne ha.</translation>
    </message>
    <message>
        <source>Tricks more or fewer</source>
        <translation>Prese in più o in meno</translation>
    </message>
    <message>
        <source>What each trick above or below those needed is worth at prop and cop, solo and abundance.</source>
        <translation>Quanto vale ogni presa sopra o sotto quelle necessarie a prop e cop, solo e abbondanza.</translation>
    </message>
</context>
<context>
    <name>Own presets</name>
    <message>
        <source>The file is not readable text.</source>
        <translation>Il file non è un testo leggibile.</translation>
    </message>
    <message>
        <source>The file contains no Far Whist rules.</source>
        <translation>Il file non contiene regole di Far Whist.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Far Whist ({version}).</source>
        <translation>Il file è stato scritto da una versione più recente di Far Whist ({version}).</translation>
    </message>
    <message>
        <source>The file asks for an unknown game: “{preset}”.</source>
        <translation>Il file richiede un gioco sconosciuto: «{preset}».</translation>
    </message>
    <message>
        <source>The file is damaged: “{field}” is missing or wrong.</source>
        <translation>Il file è danneggiato: «{field}» manca o è sbagliato.</translation>
    </message>
    <message>
        <source>The file has an unknown option or value: {option}.</source>
        <translation>Il file ha un’opzione o un valore sconosciuto: {option}.</translation>
    </message>
    <message>
        <source>The file is too large to hold rules.</source>
        <translation>Il file è troppo grande per contenere regole.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tasto: {key}</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Show my cards</source>
        <translation>Mostra le mie carte</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>Show your cards when nobody else is looking.</source>
        <translation>Mostra le tue carte quando nessun altro guarda.</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>Hello!</source>
        <translation>Ciao!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Ben giocato!</translation>
    </message>
    <message>
        <source>Well bid!</source>
        <translation>Bella dichiarazione!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, per favore.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <translation>Ops.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Grazie!</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>Giochiamo ancora?</translation>
    </message>
    <message>
        <source>Good bye!</source>
        <translation>Arrivederci!</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Any card may be played</source>
        <translation>Si può calare qualsiasi carta</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>Any rank, {colour}</source>
        <translation>Qualsiasi valore, {colour}</translation>
    </message>
    <message>
        <source>↑ higher, {colour}</source>
        <translation>↑ più alto, {colour}</translation>
    </message>
    <message>
        <source>↓ lower, {colour}</source>
        <translation>↓ più basso, {colour}</translation>
    </message>
    <message>
        <source>Game {number} · stock {cards}</source>
        <translation>Manche {number} · tallone {cards}</translation>
    </message>
    <message>
        <source>No card has been played.</source>
        <translation>Non è stata calata nessuna carta.</translation>
    </message>
    <message>
        <source>On the pile: {card}. {rule}.</source>
        <translation>Sulla pila: {card}. {rule}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>(away) {name}</source>
        <translation>(assente) {name}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Quante?</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>leads first</source>
        <translation>prima uscita</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Esci tu</translation>
    </message>
    <message>
        <source>Your bid? You lead</source>
        <translation>Quante? Esci tu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} di fila</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>carte rimaste</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>al sicuro</translation>
    </message>
    <message>
        <source>needs a trick</source>
        <translation>serve una presa</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>dichiarante</translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of dealer</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>ult. chance</translation>
    </message>
    <message>
        <source>out: place {place}</source>
        <translation>fuori: {place}º</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>{place}º posto</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>busso</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Oscar</source>
        <translation>Oscar</translation>
    </message>
    <message>
        <source>Nora</source>
        <translation>Nora</translation>
    </message>
    <message>
        <source>Eddie</source>
        <translation>Eddie</translation>
    </message>
    <message>
        <source>Sven</source>
        <translation>Sven</translation>
    </message>
    <message>
        <source>Ilse</source>
        <translation>Ilse</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Mira</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Giocatore occasionale</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Giocatore di circolo</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Giocatore forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionale</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Di circolo</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrato</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (non gioca più)</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>{place}. {who}</source>
        <translation>{place}. {who}</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Aviator</source>
        <translation>Aviatrice</translation>
    </message>
    <message>
        <source>Gentleman</source>
        <translation>Gentiluomo</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Ballerina</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianista</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitano</translation>
    </message>
    <message>
        <source>Aunt</source>
        <translation>Zia</translation>
    </message>
    <message>
        <source>Athlete</source>
        <translation>Atleta</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Cantante</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Mercante</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lettrice</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Studiosa</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Pittrice</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponibile quando sei tra i giocatori</translation>
    </message>
    <message>
        <source>Available when you have bid in this deal</source>
        <translation>Disponibile quando hai dichiarato in questa smazzata</translation>
    </message>
    <message>
        <source>Practice: the same cards once more. It does not count.</source>
        <translation>Esercizio: ancora le stesse carte. Non conta.</translation>
    </message>
    <message>
        <source>Practice: a deal of your own. It does not count.</source>
        <translation>Esercizio: una smazzata tua. Non conta.</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>A new match begins. Your previous match has been put aside.</source>
        <translation>Comincia una nuova partita. Quella di prima è stata messa da parte.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;Riprendila</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Vision</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>font size, large print</source>
        <translation>dimensione caratteri</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>L’allenatore</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Come lavora</translation>
    </message>
    <message>
        <source>Your clock</source>
        <translation>Il tuo orologio</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annunci</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>My turn and results</source>
        <translation>Il mio turno e i risultati</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>A large index on the cards, a flat hand, a plain felt, reduced motion and single-letter keys are on other pages.</source>
        <translation>Indici grandi sulle carte, mano in fila, panno semplice, movimento ridotto e tasti di una sola lettera si trovano in altre pagine.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilità</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>The letters on the cards follow the language, unless you choose others on the page “Table and cards”.</source>
        <translation>Le lettere sulle carte seguono la lingua, a meno che tu non ne scelga altre nella pagina «Tavolo e carte».</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Wait for a click or Space instead</source>
        <translation>Attendi invece un clic o Spazio</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e audio</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>These are the opponents of the next match. The match on the table keeps its own.</source>
        <translation>Questi sono gli avversari della prossima partita. La partita sul tavolo mantiene i suoi.</translation>
    </message>
    <message>
        <source>Random names</source>
        <translation>Nomi a caso</translation>
    </message>
    <message>
        <source>The opponents see only their own cards and the table, whatever their level. They sit clockwise from your left; a match of four takes the first three.</source>
        <translation>Gli avversari vedono solo le proprie carte e il tavolo, a qualsiasi livello. Siedono in senso orario dalla tua sinistra; in una partita a quattro giocano i primi tre.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Opponent {n}</source>
        <translation>Avversario {n}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Altre persone</translation>
    </message>
    <message>
        <source>Name of another person</source>
        <translation>Nome di un’altra persona</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;ggiungi</translation>
    </message>
    <message>
        <source>Each person has their own statistics. Choose who plays at the seats of a new match. When several people play, each sees only their own cards, and only in their turn.</source>
        <translation>Ognuno ha le proprie statistiche. Quando cominci una nuova partita, scegli chi siede a ogni posto. Se si gioca in più persone, ognuno vede solo le proprie carte, e solo quando tocca a lui.</translation>
    </message>
    <message>
        <source>Remove a person</source>
        <translation>Rimuovi una persona</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Rimuovere {name}?</translation>
    </message>
    <message>
        <source>&amp;Keep the results in the statistics</source>
        <translation>&amp;Conserva i risultati nelle statistiche</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Rimuovi…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Rimuovi {name}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>penalty, bonus, points</source>
        <translation>penalità, bonus, punti</translation>
    </message>
    <message>
        <source>Romanian mode</source>
        <translation>Modalità rumena</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>variant, rules, house rules</source>
        <translation>variante, regole, regole di casa</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>must follow, must beat, first lead</source>
        <translation>rispondere, superare, prima uscita</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>first name, nickname, avatar, bot, computer</source>
        <translation>nome di battesimo, soprannome, avatar, bot, computer</translation>
    </message>
    <message>
        <source>difficulty, strength, skill</source>
        <translation>difficoltà, forza, bravura, abilità</translation>
    </message>
    <message>
        <source>beep, noise, audio, mute</source>
        <translation>bip, rumore, audio, muto, silenzioso</translation>
    </message>
    <message>
        <source>colour blind, four colours</source>
        <translation>daltonico, quattro colori</translation>
    </message>
    <message>
        <source>card back</source>
        <translation>dorso, mazzo</translation>
    </message>
    <message>
        <source>background</source>
        <translation>sfondo, panno</translation>
    </message>
    <message>
        <source>timer, clock</source>
        <translation>timer, orologio</translation>
    </message>
    <message>
        <source>animation, delay</source>
        <translation>animazione, ritardo</translation>
    </message>
    <message>
        <source>blind, colour blind, contrast</source>
        <translation>cieco, daltonico, contrasto</translation>
    </message>
    <message>
        <source>screen reader, voice</source>
        <translation>lettore di schermo, voce</translation>
    </message>
    <message>
        <source>shortcut, hotkey, key</source>
        <translation>scorciatoia, tasto</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Sequenza delle smazzate</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tavolo e carte</translation>
    </message>
    <message>
        <source>Nothing here is called “{words}”.</source>
        <translation>Qui niente si chiama «{words}».</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>? &amp;Help</source>
        <translation>? &amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Restore this page</source>
        <translation>&amp;Ripristina questa pagina</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Preferences – {page}</source>
        <translation>Preferenze – {page}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pausa dopo una presa</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Textured felt</source>
        <translation>Panno con trama</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Muto</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Colori dei semi</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettere sulle carte</translation>
    </message>
    <message>
        <source>Index size</source>
        <translation>Grandezza degli indici</translation>
    </message>
    <message>
        <source>Card shape</source>
        <translation>Formato delle carte</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Tinta delle carte</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorsi</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Grandezza della mano</translation>
    </message>
    <message>
        <source>Hand layout</source>
        <translation>Disposizione della mano</translation>
    </message>
    <message>
        <source>Order within a suit</source>
        <translation>Ordine dentro un seme</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Dim unplayable cards</source>
        <translation>Oscura le carte che non si possono giocare</translation>
    </message>
    <message>
        <source>Trick review</source>
        <translation>Prese che si possono riguardare</translation>
    </message>
    <message>
        <source>Allow hints in new matches</source>
        <translation>Permetti i consigli nelle nuove partite</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Partite conservate</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>Per quanto tempo</translation>
    </message>
    <message>
        <source>Judge each deal when it is over</source>
        <translation>Giudica ogni smazzata quando è finita</translation>
    </message>
    <message>
        <source>Show marks and values in the study</source>
        <translation>Mostra segni e valori nello studio</translation>
    </message>
    <message>
        <source>undo, take back</source>
        <translation>annulla, ritira</translation>
    </message>
    <message>
        <source>Offer to take back</source>
        <translation>Proponi di riprendere una mossa</translation>
    </message>
    <message>
        <source>hint, advice, mistakes</source>
        <translation>consiglio, errori</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Core del processore</translation>
    </message>
    <message>
        <source>On battery power</source>
        <translation>A batteria</translation>
    </message>
    <message>
        <source>Play the last card of a deal automatically</source>
        <translation>Gioca automaticamente l’ultima carta di una smazzata</translation>
    </message>
    <message>
        <source>Extra animations</source>
        <translation>Animazioni aggiuntive</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Gli avversari dichiarano con calma</translation>
    </message>
    <message>
        <source>Portraits show how a deal went</source>
        <translation>I ritratti mostrano com’è andata la smazzata</translation>
    </message>
    <message>
        <source>Celebrate exact bids and a won match</source>
        <translation>Festeggia le dichiarazioni esatte e la partita vinta</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Conferma ogni carta</translation>
    </message>
    <message>
        <source>Ignore clicks for half a second when a question appears</source>
        <translation>Ignora i clic per mezzo secondo quando compare una domanda</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Gioca automaticamente le carte obbligate</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>Dopo una smazzata</translation>
    </message>
    <message>
        <source>Time to bid</source>
        <translation>Tempo per dichiarare</translation>
    </message>
    <message>
        <source>Time to play a card</source>
        <translation>Tempo per giocare una carta</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Senza limiti</translation>
    </message>
    <message>
        <source>7 seconds</source>
        <translation>7 secondi</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 secondi</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 secondi</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 secondi</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Istantanea</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Senza movimento</translation>
    </message>
    <message>
        <source>Green salon</source>
        <translation>Salotto verde</translation>
    </message>
    <message>
        <source>Navy club</source>
        <translation>Circolo blu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracite</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Luce del giorno</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Salon Déco</source>
        <translation>Salon Déco</translation>
    </message>
    <message>
        <source>Woodcut</source>
        <translation>Xilografia</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classici</translation>
    </message>
    <message>
        <source>Four colours, high contrast</source>
        <translation>Quattro colori, alto contrasto</translation>
    </message>
    <message>
        <source>Skat tournament</source>
        <translation>Torneo di Skat</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Bridge, narrower</source>
        <translation>Bridge, più strette</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Chiara</translation>
    </message>
    <message>
        <source>Dim paper</source>
        <translation>Attenuata</translation>
    </message>
    <message>
        <source>Navy waves</source>
        <translation>Onde blu</translation>
    </message>
    <message>
        <source>The order of the cards is that of the person at the table; each has their own. You can also drag a card to another place in your hand.</source>
        <translation>L’ordine delle carte è quello della persona al tavolo; ognuna ha il suo. Puoi anche trascinare una carta in un altro punto della mano.</translation>
    </message>
    <message>
        <source>Experts see from finished deals who plays by simple rules, and play accordingly. They know nothing that is not open to all.</source>
        <translation>Gli esperti vedono dalle smazzate finite chi gioca con regole semplici e giocano di conseguenza. Non sanno nulla che non sia visibile a tutti.</translation>
    </message>
    <message>
        <source>Deck from a folder</source>
        <translation>Mazzo da una cartella</translation>
    </message>
    <message>
        <source>Use the back of that deck</source>
        <translation>Usa il dorso di quel mazzo</translation>
    </message>
    <message>
        <source>Burgundy lattice</source>
        <translation>Reticolo bordeaux</translation>
    </message>
    <message>
        <source>Green waves</source>
        <translation>Onde verdi</translation>
    </message>
    <message>
        <source>Teal sunray</source>
        <translation>Raggi petrolio</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Semplici</translation>
    </message>
    <message>
        <source>A fan</source>
        <translation>A ventaglio</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>In fila</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Carte alte a sinistra</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Carte basse a sinistra</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Ordine dei semi</translation>
    </message>
    <message>
        <source>Left of the other suits</source>
        <translation>A sinistra degli altri semi</translation>
    </message>
    <message>
        <source>Right of the other suits</source>
        <translation>A destra degli altri semi</translation>
    </message>
    <message>
        <source>Where their suit is</source>
        <translation>Dove sta il loro seme</translation>
    </message>
    <message>
        <source>Alternate red and black suits</source>
        <translation>Alterna semi rossi e neri</translation>
    </message>
    <message>
        <source>Keep the order of the hand within a deal</source>
        <translation>Mantieni l’ordine della mano durante la smazzata</translation>
    </message>
    <message>
        <source>Digits play the first, second, third … playable card</source>
        <translation>Le cifre giocano la prima, la seconda, la terza… carta giocabile</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>L’ultima</translation>
    </message>
    <message>
        <source>All of the deal</source>
        <translation>Tutte quelle della smazzata</translation>
    </message>
    <message>
        <source>In this match</source>
        <translation>In questa partita</translation>
    </message>
    <message>
        <source>Also in later matches</source>
        <translation>Anche nelle partite successive</translation>
    </message>
    <message>
        <source>Experts notice how you play</source>
        <translation>Gli esperti notano come giochi</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>The last 3,000</source>
        <translation>Le ultime 3.000</translation>
    </message>
    <message>
        <source>The last 1,000</source>
        <translation>Le ultime 1.000</translation>
    </message>
    <message>
        <source>The last 300</source>
        <translation>Le ultime 300</translation>
    </message>
    <message>
        <source>The last 100</source>
        <translation>Le ultime 100</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Per sempre</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 anni</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 anno</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 mesi</translation>
    </message>
    <message>
        <source>What was good, later everything</source>
        <translation>Il meglio, poi tutto</translation>
    </message>
    <message>
        <source>What was good</source>
        <translation>Il meglio</translation>
    </message>
    <message>
        <source>The coach says after a deal</source>
        <translation>Dopo una smazzata l’allenatore dice</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Slips and worse: from 4 % of the stake</source>
        <translation>Imprecisioni e peggio: dal 4 % della posta</translation>
    </message>
    <message>
        <source>Mistakes and worse: from 10 %</source>
        <translation>Errori e peggio: dal 10 %</translation>
    </message>
    <message>
        <source>Blunders only: from 20 %</source>
        <translation>Solo svarioni: dal 20 %</translation>
    </message>
    <message>
        <source>Wait for mains power</source>
        <translation>Attendi l’alimentazione di rete</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Giudica lo stesso</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Il mio turno</translation>
    </message>
    <message>
        <source>Card not allowed</source>
        <translation>Carta non permessa</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Presa vinta</translation>
    </message>
    <message>
        <source>Trick lost</source>
        <translation>Presa persa</translation>
    </message>
    <message>
        <source>First trump on another suit</source>
        <translation>Primo atout su un altro seme</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Dettagliata</translation>
    </message>
    <message>
        <source>Length of announcements</source>
        <translation>Lunghezza degli annunci</translation>
    </message>
    <message>
        <source>Short card names (10 D, not ten of diamonds)</source>
        <translation>Nomi di carte brevi (10 Q, non dieci di quadri)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Aspetta me</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Continua dopo 5 secondi</translation>
    </message>
    <message>
        <source>Continue after 10 seconds</source>
        <translation>Continua dopo 10 secondi</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumeno</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Olandese</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danese</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Svedese</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polacco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portoghese</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russo</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>Come il programma</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Risultati: {count}</translation>
    </message>
    <message>
        <source>The coach checks your bids and cards before they count, and asks once whether you want to take one back. Such a match counts as assisted.</source>
        <translation>L’allenatore guarda dichiarazioni e carte prima che valgano e chiede una volta se vuoi riprenderle. Una partita così conta come giocata con aiuto.</translation>
    </message>
    <message>
        <source>The stake is what a choice can win or lose: in exact-bid games, the points between exact and one off. Only clear losses count.</source>
        <translation>La posta è ciò che dipende da una scelta: nei giochi a dichiarazione esatta, i punti tra il numero esatto e una presa di differenza. Conta solo ciò che si perde di sicuro.</translation>
    </message>
    <message>
        <source>It stays silent in lessons, in matches without hints and when several people play.</source>
        <translation>Nelle lezioni, nelle partite senza consigli e quando giocano più persone tace.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>Folder with card decks</source>
        <translation>Cartella con mazzi di carte</translation>
    </message>
    <message>
        <source>The deck above</source>
        <translation>Il mazzo qui sopra</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Cartella…</translation>
    </message>
</context>
<context>
    <name>Prepared</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>&amp;Play today’s deal</source>
        <translation>&amp;Gioca la smazzata di oggi</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Giocala di nuovo</translation>
    </message>
    <message>
        <source>Match of the &amp;week again</source>
        <translation>Rigioca la partita della &amp;settimana</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>record: {days}</translation>
    </message>
    <message>
        <source>Copy: {line}</source>
        <translation>Copia: {line}</translation>
    </message>
    <message>
        <source>Deal of the day · {day}</source>
        <translation>Smazzata del giorno · {day}</translation>
    </message>
    <message>
        <source>Match of the week</source>
        <translation>Partita della settimana</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>{title}: your first result stays, this one does not count.</source>
        <translation>{title}: resta il tuo primo risultato, questo non conta.</translation>
    </message>
    <message>
        <source>{title}: your first result counts, but not in your statistics.</source>
        <translation>{title}: conta il tuo primo risultato, ma non nelle tue statistiche.</translation>
    </message>
    <message>
        <source>A hint or a move taken back costs a star.</source>
        <translation>Un consiglio o una mossa annullata costa una stella.</translation>
    </message>
    <message>
        <source>The same cards for everybody today, made from the date alone. Your first result counts.</source>
        <translation>Oggi le stesse carte per tutti, tratte dalla sola data. Conta il tuo primo risultato.</translation>
    </message>
    <message>
        <source>A bot made choices for you in this deal, so it brings no stars and no day in a row. You can play it again, but it will not count.</source>
        <translation>In questa smazzata un bot ha scelto per te: niente stelle, e il giorno non vale per la serie di giorni di fila. Puoi rigiocarla, ma non conterà.</translation>
    </message>
    <message>
        <source>Your points: {points}. Stars: {stars} of 3.</source>
        <translation>I tuoi punti: {points}. Stelle: {stars} su 3.</translation>
    </message>
    <message>
        <source>An expert gets {points} with these cards on average.</source>
        <translation>Un esperto ottiene in media {points} con queste carte.</translation>
    </message>
    <message>
        <source>Deal: three stars for an exact bid, one for a trick more or less. Match: three stars for two thirds of all bids exact, two for a half, one for a third. A hint or a move taken back costs a star. Where a bot chooses for you, there are none.</source>
        <translation>Smazzata: tre stelle per una dichiarazione esatta, una per una presa di differenza. Partita: tre stelle per due terzi di dichiarazioni esatte, due per la metà, una per un terzo. Un consiglio o una mossa annullata costa una stella. Se un bot sceglie per te, non ce ne sono.</translation>
    </message>
    <message>
        <source>Far Whist {day}: {stars} of 3 stars, {points}</source>
        <translation>Far Whist {day}: stelle {stars} su 3, {points}</translation>
    </message>
    <message>
        <source>This week a bot made choices for you: no result.</source>
        <translation>Questa settimana un bot ha scelto per te: nessun risultato.</translation>
    </message>
    <message>
        <source>Far Whist week {week}: {exact} of {deals} exact, {points}</source>
        <translation>Far Whist settimana {week}: esatte {exact} su {deals}, {points}</translation>
    </message>
    <message>
        <source>, expert {points}</source>
        <translation>, esperto {points}</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Smazzate preparate</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>{deals} · {done} solved · stars: {stars} of {most}</source>
        <translation>{deals} · risolte: {done} · stelle: {stars} su {most}</translation>
    </message>
    <message>
        <source>Results of the deal of the day cannot be saved: {reason}</source>
        <translation>Non è possibile salvare i risultati della smazzata del giorno: {reason}</translation>
    </message>
    <message>
        <source>&amp;Hint: one star</source>
        <translation>Consi&amp;glio: una stella</translation>
    </message>
    <message>
        <source>&amp;Solution: no star</source>
        <translation>S&amp;oluzione: nessuna stella</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Non questa. Riprova.</translation>
    </message>
    <message>
        <source>That was the last one of this theme.</source>
        <translation>Era l’ultima di questo tema.</translation>
    </message>
    <message>
        <source>{grade} · {left} left</source>
        <translation>{grade} · ancora {left}</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Questa è la risposta.</translation>
    </message>
    <message>
        <source>Stars: {stars} of {all}</source>
        <translation>Stelle: {stars} su {all}</translation>
    </message>
    <message>
        <source>Bid it</source>
        <translation>Dichiarare</translation>
    </message>
    <message>
        <source>Choose trumps</source>
        <translation>Scegliere l’atout</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Battere gli atout</translation>
    </message>
    <message>
        <source>Duck and discard</source>
        <translation>Lisciare e scartare</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Il momento giusto</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finali</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>What are these cards worth?</source>
        <translation>Quanto valgono queste carte?</translation>
    </message>
    <message>
        <source>The longest suit, or the right one</source>
        <translation>Il seme più lungo, o quello giusto</translation>
    </message>
    <message>
        <source>What to keep of hand and kitty</source>
        <translation>Che cosa tenere di mano e monte</translation>
    </message>
    <message>
        <source>When to lead them, and when not</source>
        <translation>Quando giocarli e quando no</translation>
    </message>
    <message>
        <source>Losing tricks you do not want</source>
        <translation>Evitare le prese di troppo</translation>
    </message>
    <message>
        <source>The same cards, the right order</source>
        <translation>Le stesse carte, l’ordine giusto</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Le ultime prese</translation>
    </message>
    <message>
        <source>Long suits and lone kings</source>
        <translation>Semi lunghi e re secchi</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Best: {best}. With it you win the deal, with any other card you lose it.</source>
        <translation>La migliore: {best}. Con questa vinci la smazzata, con qualsiasi altra carta la perdi.</translation>
    </message>
    <message>
        <source>Best: {best}, {share} %. Next: {other} %.</source>
        <translation>La migliore: {best}, {share} %. Poi: {other} %.</translation>
    </message>
    <message>
        <source>Best: {best}. Lead over the next choice in the chance to win the match, in percentage points: {lead}.</source>
        <translation>La migliore: {best}. Vantaggio sulla scelta successiva nella probabilità di vincere la partita, in punti percentuali: {lead}.</translation>
    </message>
    <message>
        <source>Best: {best}. Average lead over the next choice, in points: {lead}.</source>
        <translation>La migliore: {best}. Vantaggio medio sulla scelta successiva, in punti: {lead}.</translation>
    </message>
    <message>
        <source>You have seen all other cards. {name} holds: {cards}</source>
        <translation>Hai visto tutte le altre carte. {name} ha: {cards}</translation>
    </message>
    <message>
        <source>With open cards it is certain to work, and nothing else is.</source>
        <translation>A carte scoperte è l’unica scelta che riesce di sicuro.</translation>
    </message>
    <message>
        <source>Compared in {deals}: ahead by more than ten standard errors.</source>
        <translation>Confronto su {deals}: in testa di oltre dieci errori standard.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>{solved} of {all}</source>
        <translation>{solved} su {all}</translation>
    </message>
    <message>
        <source>Play: {theme}, {solved} of {all} solved</source>
        <translation>Gioca: {theme}, risolte {solved} su {all}</translation>
    </message>
    <message>
        <source>Days played this week: {done} of {days}.</source>
        <translation>Giorni giocati questa settimana: {done} su {days}.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Bastard</source>
        <translation>Bastard</translation>
    </message>
    <message>
        <source>Play higher cards, red on black and black on red; be out first.</source>
        <translation>Cala carte più alte, rosso su nero e nero su rosso; finisci prima di tutti.</translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation>Bid Whist</translation>
    </message>
    <message>
        <source>Partners bid for the right to choose trumps. The high bidder takes the kitty and leads.</source>
        <translation>I compagni dichiarano per il diritto di scegliere l’atout. Chi dichiara più alto prende il monte ed esce.</translation>
    </message>
    <message>
        <source>Bid Whist, kitty out of play</source>
        <translation>Bid Whist, monte fuori gioco</translation>
    </message>
    <message>
        <source>Nobody takes the kitty, and the player after the dealer leads.</source>
        <translation>Nessuno prende il monte, ed esce il primo di mano.</translation>
    </message>
    <message>
        <source>Bid Whist with Boston</source>
        <translation>Bid Whist con Boston</translation>
    </message>
    <message>
        <source>Only the bid scores; twice as much at no trump, four times for all the tricks.</source>
        <translation>Conta solo la dichiarazione; doppio senza atout, quadruplo per tutte le prese.</translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation>Whist classico</translation>
    </message>
    <message>
        <source>With a partner, the odd tricks count.</source>
        <translation>A coppie; contano le prese oltre la sesta.</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whist drive</translation>
    </message>
    <message>
        <source>24 deals with trumps in turn, and every trick counts, as at a whist drive.</source>
        <translation>24 smazzate con gli atout a turno, e ogni presa conta, come in un whist drive.</translation>
    </message>
    <message>
        <source>Short Whist</source>
        <translation>Whist breve</translation>
    </message>
    <message>
        <source>A rubber, the best of three games to 5 points, with honours.</source>
        <translation>Un rubber: due manche su tre a 5 punti, con gli onori.</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist dell’ascensore</translation>
    </message>
    <message>
        <source>Bid in secret, reveal together, and take exactly what you bid.</source>
        <translation>Si dichiara in segreto, si scopre insieme e si fanno esattamente le prese dichiarate.</translation>
    </message>
    <message>
        <source>Elevator Whist, bids in turn</source>
        <translation>Whist dell’ascensore, a turno</translation>
    </message>
    <message>
        <source>The same deals, with open bids in turn that may not add up to the tricks.</source>
        <translation>Le stesse smazzate, con dichiarazioni scoperte a turno, la cui somma non può dare le prese.</translation>
    </message>
    <message>
        <source>Elevator Whist, 32 cards</source>
        <translation>Whist dell’ascensore, 32 carte</translation>
    </message>
    <message>
        <source>Two ranks for each player, and you must ruff when void.</source>
        <translation>Due valori per giocatore, e chi non ha il seme deve tagliare.</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Whist a eliminazione</translation>
    </message>
    <message>
        <source>Take a trick or drop out; the last one left wins.</source>
        <translation>Fai una presa o sei fuori; vince chi resta per ultimo.</translation>
    </message>
    <message>
        <source>Knock-out Whist without a last chance</source>
        <translation>Whist a eliminazione senza ultima chance</translation>
    </message>
    <message>
        <source>No trick, and you are out at once.</source>
        <translation>Chi non fa prese è subito fuori.</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>At most ten cards, down to one and up again; every trick counts.</source>
        <translation>Al massimo dieci carte, fino a una e di nuovo in su; ogni presa conta.</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Like Oh Hell!, but a missed bid scores nothing.</source>
        <translation>Come Oh Hell!, ma una dichiarazione mancata non segna nulla.</translation>
    </message>
    <message>
        <source>German Bridge</source>
        <translation>Bridge tedesco</translation>
    </message>
    <message>
        <source>Made: 10 + bid². Missed: −(tricks off)².</source>
        <translation>Riuscita: 10 + dichiarazione². Mancata: −(prese di differenza)².</translation>
    </message>
    <message>
        <source>Ascenseur</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>The French game: down to one card and up again.</source>
        <translation>Il gioco francese: giù fino a una carta e di nuovo su.</translation>
    </message>
    <message>
        <source>Ascenseur, from one card</source>
        <translation>Ascenseur, da una carta</translation>
    </message>
    <message>
        <source>The French game the other way round: up first.</source>
        <translation>Il gioco francese al contrario: prima su.</translation>
    </message>
    <message>
        <source>Ascenseur, whole pack</source>
        <translation>Ascenseur, mazzo intero</translation>
    </message>
    <message>
        <source>As many cards as the pack allows; no trump when the whole pack is dealt.</source>
        <translation>Tante carte quante ne consente il mazzo; senza atout se si danno tutte.</translation>
    </message>
    <message>
        <source>Ascenseur 2+1</source>
        <translation>Ascenseur 2+1</translation>
    </message>
    <message>
        <source>Made: 2 + tricks. Missed: −1 for each trick off.</source>
        <translation>Riuscita: 2 + prese. Mancata: −1 per ogni presa di differenza.</translation>
    </message>
    <message>
        <source>La Podrida</source>
        <translation>La Podrida</translation>
    </message>
    <message>
        <source>With one-card deals for every dealer and three points a trick.</source>
        <translation>Con una smazzata di una carta per ogni mazziere e tre punti per presa.</translation>
    </message>
    <message>
        <source>Nomination Whist</source>
        <translation>Nomination Whist</translation>
    </message>
    <message>
        <source>Trumps go round: spades, hearts, clubs, diamonds, none.</source>
        <translation>L’atout gira: picche, cuori, fiori, quadri, senza.</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>The Dutch game. Made: 10 + 2 a trick. Missed: −2 for each trick off.</source>
        <translation>Il gioco olandese. Riuscita: 10 + 2 per presa. Mancata: −2 per ogni presa di differenza.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Judgement</translation>
    </message>
    <message>
        <source>At most ten cards, down to one; trumps in turn, all or nothing.</source>
        <translation>Al massimo dieci carte, fino a una; atout a turno, tutto o niente.</translation>
    </message>
    <message>
        <source>Romanian Whist 1-8-1</source>
        <translation>Whist rumeno 1-8-1</translation>
    </message>
    <message>
        <source>From one card to eight and back; you must ruff when void.</source>
        <translation>Da una carta a otto e ritorno; chi non ha il seme deve tagliare.</translation>
    </message>
    <message>
        <source>Romanian Whist 8-1-8</source>
        <translation>Whist rumeno 8-1-8</translation>
    </message>
    <message>
        <source>From eight cards to one and back.</source>
        <translation>Da otto carte a una e ritorno.</translation>
    </message>
    <message>
        <source>Romanian Whist with premium</source>
        <translation>Whist rumeno con premio</translation>
    </message>
    <message>
        <source>Five bids in a row, made or missed, win or lose ten points more.</source>
        <translation>Cinque dichiarazioni di fila, riuscite o mancate, danno o tolgono altri dieci punti.</translation>
    </message>
    <message>
        <source>Romanian Whist for seven</source>
        <translation>Whist rumeno, in sette</translation>
    </message>
    <message>
        <source>56 cards: four jokers are the ones, the lowest cards.</source>
        <translation>56 carte: quattro jolly sono gli 1, le carte più basse.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>With a partner: make your contract, and beware of bags.</source>
        <translation>A coppie: fai il contratto e occhio alle prese in più.</translation>
    </message>
    <message>
        <source>Spades with jokers</source>
        <translation>Picche con i jolly</translation>
    </message>
    <message>
        <source>Two jokers on top of the spades.</source>
        <translation>Due jolly sono le carte di picche più alte.</translation>
    </message>
    <message>
        <source>Joker, Joker, Deuce, Deuce</source>
        <translation>Jolly, jolly, due, due</translation>
    </message>
    <message>
        <source>Jokers and two twos on top, no contract below four tricks, ten for 200, and a first deal without bids.</source>
        <translation>Jolly e due due in cima, contratti da quattro in su, dieci per 200, prima smazzata senza dichiarazioni.</translation>
    </message>
    <message>
        <source>Suicide Spades</source>
        <translation>Picche, Suicide</translation>
    </message>
    <message>
        <source>One of two partners must bid nil, the other at least 4.</source>
        <translation>Di due compagni uno deve dichiarare nil, l’altro almeno 4.</translation>
    </message>
    <message>
        <source>Mirror Spades</source>
        <translation>Picche, Mirror</translation>
    </message>
    <message>
        <source>Everyone must bid the number of their spades.</source>
        <translation>Ognuno deve dichiarare il numero delle sue picche.</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of their spades.</source>
        <translation>Ognuno deve dichiarare nil o il numero delle sue picche.</translation>
    </message>
    <message>
        <source>Cutthroat Spades</source>
        <translation>Picche, ognuno per sé</translation>
    </message>
    <message>
        <source>Three or four players, everybody alone.</source>
        <translation>Tre o quattro giocatori, senza compagni.</translation>
    </message>
    <message>
        <source>Spades for two</source>
        <translation>Picche in due</translation>
    </message>
    <message>
        <source>Draw your hand: of two cards each time you keep one and discard the other.</source>
        <translation>Pesca le tue carte: ogni volta, di due, ne tieni una e scarti l’altra.</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Sixty cards: wizards take any trick, jesters none, at any time.</source>
        <translation>Sessanta carte: i maghi fanno ogni presa, i giullari nessuna, in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>Everybody alone, spades are trumps: take at least what you bid.</source>
        <translation>Ognuno per sé, picche è atout: fai almeno quanto dichiari.</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Whist tedesco</translation>
    </message>
    <message>
        <source>For two: thirteen tricks for better cards, then thirteen that count.</source>
        <translation>Per due: tredici prese per carte migliori, poi tredici che contano.</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>The Spanish pack: the three is second, and you must beat if you can.</source>
        <translation>Il mazzo spagnolo: il tre è la seconda carta, e chi può superare deve superare.</translation>
    </message>
    <message>
        <source>La Pocha, French pack</source>
        <translation>La Pocha, mazzo francese</translation>
    </message>
    <message>
        <source>The same with all 52 cards, ace high.</source>
        <translation>Lo stesso con tutte le 52 carte, l’asso è la più alta.</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist del Minnesota</translation>
    </message>
    <message>
        <source>Partners play for tricks or against them, without trumps.</source>
        <translation>I compagni giocano per le prese o contro di esse, senza atout.</translation>
    </message>
    <message>
        <source>South Dakota Whist</source>
        <translation>Whist del Sud Dakota</translation>
    </message>
    <message>
        <source>Whoever fails loses points; 11 win.</source>
        <translation>Chi fallisce perde punti; si vince a 11.</translation>
    </message>
    <message>
        <source>Norwegian Whist</source>
        <translation>Whist norvegese</translation>
    </message>
    <message>
        <source>Everybody may call grand or nullo; 50 points win.</source>
        <translation>Tutti possono dichiarare grand o nullo; si vince a 50 punti.</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Alone against three, or with a partner for one deal.</source>
        <translation>Da solo contro tre, o con un compagno per una smazzata.</translation>
    </message>
</context>
<context>
    <name>Punctuation</name>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>{before}; {next}</source>
        <translation>{before}; {next}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{text} ({note})</source>
        <translation>{text} ({note})</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
    <message>
        <source>({text})</source>
        <translation>({text})</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Cerca in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome del file:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>File di tipo:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Premi il tasto</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>Rank that is played</name>
    <message>
        <source>the ace</source>
        <translation>l’asso</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>il re</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la donna</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>il dieci</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>il nove</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>l’otto</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>il sette</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>il sei</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>il cinque</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>il quattro</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>il tre</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>il due</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>l’uno</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Nobody was exact more often than you.</source>
        <translation>Nessuno ha fatto più dichiarazioni esatte di te.</translation>
    </message>
    <message>
        <source>Deals after which you were in front: {led}.</source>
        <translation>Smazzate dopo le quali eri in testa: {led}.</translation>
    </message>
    <message>
        <source>Every match starts from zero. Play again?</source>
        <translation>Ogni partita comincia da zero. Giochi ancora?</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>Segnap&amp;unti</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Resoconto</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiche</translation>
    </message>
    <message>
        <source>Share pi&amp;cture</source>
        <translation>&amp;Condividi immagine</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>You and your partner win the match.</source>
        <translation>Tu e il tuo compagno avete vinto la partita.</translation>
    </message>
    <message>
        <source>You share first place.</source>
        <translation>Sei al primo posto a pari merito.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Hai vinto la partita.</translation>
    </message>
    <message>
        <source>The match goes to {names}.</source>
        <translation>La partita va a {names}.</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Primo posto: {names}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} vince la partita</translation>
    </message>
    <message>
        <source>{count} of {deals} exact</source>
        <translation>esatte: {count} su {deals}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>È l’unica carta che puoi giocare.</translation>
    </message>
    <message>
        <source>It takes the last trick that your bid needs.</source>
        <translation>Fa l’ultima presa che serve alla tua dichiarazione.</translation>
    </message>
    <message>
        <source>It draws the last trump that is out.</source>
        <translation>Batte l’ultimo atout ancora fuori.</translation>
    </message>
    <message>
        <source>It draws trumps, and no other trump beats it.</source>
        <translation>Batte gli atout, e nessun altro atout la supera.</translation>
    </message>
    <message>
        <source>No card of its suit that is still out can beat it.</source>
        <translation>Nessuna carta del suo seme ancora fuori può batterla.</translation>
    </message>
    <message>
        <source>It is the cheapest card that takes the trick.</source>
        <translation>È la carta meno preziosa che fa la presa.</translation>
    </message>
    <message>
        <source>It is winning the trick so far, and you need tricks.</source>
        <translation>Per ora vince la presa, e a te servono prese.</translation>
    </message>
    <message>
        <source>It gets rid of a winner that is one too many.</source>
        <translation>Elimina una carta vincente di troppo.</translation>
    </message>
    <message>
        <source>It is the highest card that stays below the winner.</source>
        <translation>È la carta più alta che resta sotto la vincente.</translation>
    </message>
    <message>
        <source>This trick is lost; the card is the one you need least.</source>
        <translation>Questa presa è persa: meglio la carta che ti serve meno.</translation>
    </message>
    <message>
        <source>You need every trick that is left.</source>
        <translation>Ti servono tutte le prese che restano.</translation>
    </message>
    <message>
        <source>It throws away a card that may win a trick you do not want.</source>
        <translation>Scarti una carta che potrebbe fare una presa che non vuoi.</translation>
    </message>
    <message>
        <source>It takes the trick, and you need one.</source>
        <translation>Fa la presa, e te ne serve una.</translation>
    </message>
    <message>
        <source>It is low enough for somebody else to take.</source>
        <translation>È abbastanza bassa da lasciare la presa a qualcun altro.</translation>
    </message>
    <message>
        <source>It most often ends with exactly your bid.</source>
        <translation>È quella che più spesso porta esattamente alla tua dichiarazione.</translation>
    </message>
    <message>
        <source>The bid can hardly be made any more; this costs the fewest points.</source>
        <translation>La dichiarazione è ormai quasi irraggiungibile; così costa meno punti.</translation>
    </message>
    <message>
        <source>A wizard takes the trick, and you need one.</source>
        <translation>Un mago fa la presa, e te ne serve una.</translation>
    </message>
    <message>
        <source>The trick has gone to a wizard already; a second one takes nothing.</source>
        <translation>La presa è già di un mago; un secondo non prende nulla.</translation>
    </message>
    <message>
        <source>A jester takes only a trick that is all jesters.</source>
        <translation>Un giullare fa la presa solo se ci sono soltanto giullari.</translation>
    </message>
    <message>
        <source>It is the only bid that is allowed.</source>
        <translation>È l’unica dichiarazione permessa.</translation>
    </message>
    <message>
        <source>Your highest trumps are sure to take that many tricks.</source>
        <translation>I tuoi atout più alti fanno di sicuro altrettante prese.</translation>
    </message>
    <message>
        <source>Your top cards run: these tricks are certain.</source>
        <translation>Le tue carte più alte sono franche: queste prese sono sicure.</translation>
    </message>
    <message>
        <source>It is what your hand usually takes.</source>
        <translation>È quanto la tua mano fa di solito.</translation>
    </message>
    <message>
        <source>It is more than the hand usually takes, but pays best on average.</source>
        <translation>È più di quanto la mano fa di solito, ma in media rende di più.</translation>
    </message>
    <message>
        <source>It is less than the hand could take, but easier to make exactly.</source>
        <translation>È meno di quanto la mano potrebbe fare, ma è più facile da centrare.</translation>
    </message>
    <message>
        <source>You do not see your cards: it is the best bid on average.</source>
        <translation>Non vedi le tue carte: è la dichiarazione che in media rende di più.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There is no option “{option}” here.</source>
        <translation>Qui non c’è un’opzione «{option}».</translation>
    </message>
    <message>
        <source>“{value}” is not a value for {option}: choose one of {legal}.</source>
        <translation>«{value}» non è un valore per {option}: scegli tra {legal}.</translation>
    </message>
    <message>
        <source>Players: {players}; this game takes at least {least} and at most {most}.</source>
        <translation>Giocatori: {players}; a questo gioco si gioca almeno in {least} e al massimo in {most}.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: choose fewer players, fewer cards or a larger pack.</source>
        <translation>{players} giocatori con {size} carte a testa richiedono {need} carte su {pack}: scegli meno giocatori, meno carte o un mazzo più grande.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: set the maximum cards per player to {most} or less.</source>
        <translation>{players} giocatori con {size} carte a testa richiedono {need} carte su {pack}: imposta il massimo di carte a testa a {most} o meno.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of deals: write sizes such as 1,3,5 or first/turning point/last such as 10/1/10, optionally followed by a step.</source>
        <translation>«{value}» non è un elenco di smazzate: scrivi numeri di carte come 1,3,5 oppure inizio/svolta/fine come 10/1/10, seguiti da un passo se vuoi.</translation>
    </message>
    <message>
        <source>“{value}” is not a scoring scheme: choose a named one or write a record such as M0=10 M1=1 Xd=-1.</source>
        <translation>«{value}» non è uno schema di punteggio: scegline uno già pronto o scrivine uno come M0=10 M1=1 Xd=-1.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of trumps: write suits such as S,H,D,C,NT, each once.</source>
        <translation>«{value}» non è un elenco di atout: scrivi semi come S,H,D,C,NT, ciascuno una sola volta.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copia il risultato</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Ultime 20</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Resoconto della partita</translation>
    </message>
    <message>
        <source>The same cards played by</source>
        <translation>Le stesse carte giocate da</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>How you decide</source>
        <translation>Come decidi</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Smazzata per smazzata</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Che cosa si mostra</translation>
    </message>
    <message>
        <source>Enter studies the chosen deal</source>
        <translation>Invio: studia la smazzata scelta</translation>
    </message>
    <message>
        <source>Same cards played by:</source>
        <translation>Stesse carte giocate da:</translation>
    </message>
    <message>
        <source>The result appears once all choices have been judged.</source>
        <translation>Il risultato si saprà quando tutte le scelte saranno giudicate.</translation>
    </message>
    <message>
        <source>In this game points do not show how a match stands.</source>
        <translation>In questo gioco i punti non dicono come va la partita.</translation>
    </message>
    <message>
        <source>Too few deals with known luck under these rules.</source>
        <translation>Con queste regole la fortuna è nota per troppo poche smazzate.</translation>
    </message>
    <message>
        <source>Luck: {luck} {error}, {plays}</source>
        <translation>Fortuna: {luck} {error}, {plays}</translation>
    </message>
    <message>
        <source>{bids} by bids, {cards} by cards</source>
        <translation>{bids} nelle dichiarazioni, {cards} nel gioco</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Si rigiocano le stesse carte</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach; judging again now.</source>
        <translation>Giudizi di una versione precedente dell’allenatore; ora si giudica di nuovo.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Con&amp;tinua</translation>
    </message>
    <message>
        <source>&amp;Judge again</source>
        <translation>&amp;Giudica di nuovo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>An expert usually</source>
        <translation>Un esperto di solito</translation>
    </message>
    <message>
        <source>An expert with your cards</source>
        <translation>Un esperto con le tue carte</translation>
    </message>
    <message>
        <source>Cards and other players</source>
        <translation>Carte e altri giocatori</translation>
    </message>
    <message>
        <source>luck of the cards</source>
        <translation>fortuna nelle carte</translation>
    </message>
    <message>
        <source>your bids</source>
        <translation>le tue dichiarazioni</translation>
    </message>
    <message>
        <source>your play</source>
        <translation>il tuo gioco</translation>
    </message>
    <message>
        <source>luck of the play</source>
        <translation>fortuna nel gioco</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>i tuoi punti</translation>
    </message>
    <message>
        <source>Points lost per deal: {points}</source>
        <translation>Punti persi a smazzata: {points}</translation>
    </message>
    <message>
        <source>Points are those that each deal scored for its game, not those of the rubber.</source>
        <translation>I punti sono quelli che ogni smazzata ha dato per la sua manche, non quelli del rubber.</translation>
    </message>
    <message>
        <source>The level of some opponents is not known: club is assumed.</source>
        <translation>Il livello di alcuni avversari non è noto: si suppone quello di circolo.</translation>
    </message>
    <message>
        <source>Luck is measured against club players, not these opponents.</source>
        <translation>La fortuna è calcolata con avversari di circolo, non con questi.</translation>
    </message>
    <message>
        <source>Choices that could not be judged: {count}. The file farwhist.log says why.</source>
        <translation>Scelte che non è stato possibile giudicare: {count}. Il file farwhist.log dice perché.</translation>
    </message>
    <message>
        <source>With trump</source>
        <translation>Con atout</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>By bid</source>
        <translation>Nella dichiarazione</translation>
    </message>
    <message>
        <source>By play</source>
        <translation>Nel gioco</translation>
    </message>
    <message>
        <source>Matches with these rules: {matches}. Judged deals: {judged} of {deals}.</source>
        <translation>Partite con queste regole: {matches}. Smazzate giudicate: {judged} su {deals}.</translation>
    </message>
    <message>
        <source>A match is judged when its report is opened.</source>
        <translation>Una partita viene giudicata quando si apre il suo resoconto.</translation>
    </message>
    <message>
        <source>Deals whose luck is known: {told} of {deals}.</source>
        <translation>Smazzate con fortuna nota: {told} su {deals}.</translation>
    </message>
    <message>
        <source>A dash means too few deals: fewer than {count}.</source>
        <translation>Un trattino significa troppo poche smazzate: meno di {count}.</translation>
    </message>
    <message>
        <source>Reading matches: {matches}</source>
        <translation>Lettura delle partite: {matches}</translation>
    </message>
    <message>
        <source>Too few deals to say</source>
        <translation>Troppo poche smazzate per dirlo</translation>
    </message>
    <message>
        <source>Level of your decisions: {level}.</source>
        <translation>Livello delle tue decisioni: {level}.</translation>
    </message>
    <message>
        <source>Level of your decisions: between {better} and {weaker}.</source>
        <translation>Livello delle tue decisioni: tra «{better}» e «{weaker}».</translation>
    </message>
    <message>
        <source>Level of your decisions: above {level}.</source>
        <translation>Livello delle tue decisioni: sopra «{level}».</translation>
    </message>
    <message>
        <source>Level of your decisions: below {level}.</source>
        <translation>Livello delle tue decisioni: sotto «{level}».</translation>
    </message>
    <message>
        <source>Too few deals to name a level.</source>
        <translation>Troppo poche smazzate per indicare un livello.</translation>
    </message>
    <message>
        <source>Luck was not measured for these rules.</source>
        <translation>La fortuna non è stata misurata per queste regole.</translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation>smazzata {deal}, presa {trick}</translation>
    </message>
    <message>
        <source>deal {deal}, bid</source>
        <translation>smazzata {deal}, dichiarazione</translation>
    </message>
    <message>
        <source>deal {deal}, before the first trick</source>
        <translation>smazzata {deal}, prima della prima presa</translation>
    </message>
    <message>
        <source>{own} instead of {best}</source>
        <translation>{own} invece di {best}</translation>
    </message>
    <message>
        <source>{looking}: {done}</source>
        <translation>{looking}: {done}</translation>
    </message>
    <message>
        <source>{done} of {choices} judged</source>
        <translation>giudicate {done} su {choices}</translation>
    </message>
    <message>
        <source>Your result without luck</source>
        <translation>Il tuo risultato senza fortuna</translation>
    </message>
    <message>
        <source>Your result</source>
        <translation>Il tuo risultato</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>Your result per deal without luck</source>
        <translation>Risultato a smazzata, fortuna esclusa</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>senza fortuna</translation>
    </message>
    <message>
        <source>chance to win, by your decisions</source>
        <translation>probabilità di vincere dovuta alle tue decisioni</translation>
    </message>
    <message>
        <source>Winning chance lost per deal: {percent} %</source>
        <translation>Perdita di probabilità di vittoria a smazzata: {percent} %</translation>
    </message>
    <message>
        <source>One match says little ({error}).</source>
        <translation>Una partita dice poco ({error}).</translation>
    </message>
    <message>
        <source>Last 20: {lost} {error}.</source>
        <translation>Ultime 20: {lost} {error}.</translation>
    </message>
    <message>
        <source>For these rules the five levels were not measured.</source>
        <translation>Per queste regole i cinque livelli non sono stati misurati.</translation>
    </message>
    <message>
        <source>Slips, costliest first</source>
        <translation>Errori, i più costosi per primi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Fatte/dich.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>{level} with
your cards</source>
        <translation>Stesse carte:
{level}</translation>
    </message>
    <message>
        <source>Luck of
the cards</source>
        <translation>Fortuna
nelle carte</translation>
    </message>
    <message>
        <source>Lost by
bid</source>
        <translation>Perso
dichiarando</translation>
    </message>
    <message>
        <source>Lost by
play</source>
        <translation>Perso
giocando</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>No slips: nothing was clearly lost.</source>
        <translation>Nessun errore: nessuna perdita certa.</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Per mese</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Points
per deal</source>
        <translation>Punti a
smazzata</translation>
    </message>
    <message>
        <source>Without luck
per deal</source>
        <translation>Senza fortuna
a smazzata</translation>
    </message>
    <message>
        <source>Lost
per deal</source>
        <translation>Perdita a
smazzata</translation>
    </message>
    <message>
        <source>Lost per
decision</source>
        <translation>Perdita a
decisione</translation>
    </message>
    <message>
        <source>Lost per decision, by cards in hand</source>
        <translation>Perdita a decisione, secondo le carte in mano</translation>
    </message>
    <message>
        <source>Lost per decision, with trump and without</source>
        <translation>Perdita a decisione, con e senza atout</translation>
    </message>
    <message>
        <source>Lost per decision, by bid and by play</source>
        <translation>Perdita a decisione, nella dichiarazione e nel gioco</translation>
    </message>
</context>
<context>
    <name>ReportCounts</name>
    <message numerus="yes">
        <source>Looking at your %n choice(s)</source>
        <translation>
            <numerusform>Esame di %n scelta</numerusform>
            <numerusform>Esame delle tue %n scelte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged</source>
        <translation>
            <numerusform>%n giudicata</numerusform>
            <numerusform>%n giudicate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n choice(s) that were not your own.</source>
        <translation>
            <numerusform>Non contata: %n scelta che non era tua.</numerusform>
            <numerusform>Non contate: %n scelte che non erano tue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact</source>
        <translation>
            <numerusform>%n esatta</numerusform>
            <numerusform>%n esatte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n play(s) of each deal</source>
        <translation>
            <numerusform>con ogni smazzata giocata %n volta</numerusform>
            <numerusform>con ogni smazzata giocata %n volte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>exact</source>
        <translation>esatto</translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s), everybody alone.</source>
        <translation>
            <numerusform>%n giocatore, ognuno per sé.</numerusform>
            <numerusform>%n giocatori, ognuno per sé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): the highest ranks, two for each player.</source>
        <translation>
            <numerusform>%n carta: i valori più alti, due valori per giocatore.</numerusform>
            <numerusform>%n carte: i valori più alti, due valori per giocatore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): twos are left out so that the cards deal out evenly.</source>
        <translation>
            <numerusform>%n carta: si tolgono tanti due quanti bastano per dare a tutti lo stesso numero di carte.</numerusform>
            <numerusform>%n carte: si tolgono tanti due quanti bastano per dare a tutti lo stesso numero di carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s).</source>
        <translation>
            <numerusform>La partita ha %n smazzata.</numerusform>
            <numerusform>La partita ha %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole sequence is played %n time(s).</source>
        <translation>
            <numerusform>L’intera sequenza si gioca %n volta.</numerusform>
            <numerusform>L’intera sequenza si gioca %n volte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>La partita finisce quando qualcuno ha %n punto.</numerusform>
            <numerusform>La partita finisce quando qualcuno ha %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>La partita finisce comunque dopo %n smazzata.</numerusform>
            <numerusform>La partita finisce comunque dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card(s) the last bidder is free.</source>
        <translation>
            <numerusform>La somma delle dichiarazioni non può essere pari al numero di prese: l’ultimo a dichiarare deve evitarlo. Nelle smazzate con meno di %n carta l’ultimo è libero.</numerusform>
            <numerusform>La somma delle dichiarazioni non può essere pari al numero di prese: l’ultimo a dichiarare deve evitarlo. Nelle smazzate con meno di %n carte l’ultimo è libero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a deal is played until everybody makes their bid, but at most %n time(s) in all.</source>
        <translation>
            <numerusform>Una smazzata si rigioca finché non riescono le dichiarazioni di tutti, ma si gioca al massimo %n volta in tutto.</numerusform>
            <numerusform>Una smazzata si rigioca finché non riescono le dichiarazioni di tutti, ma si gioca al massimo %n volte in tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player %n point(s) or more behind the leader may bid before looking at the cards and before the others.</source>
        <translation>
            <numerusform>Chi è indietro di almeno %n punto rispetto al primo può dichiarare prima di guardare le carte e prima degli altri.</numerusform>
            <numerusform>Chi è indietro di almeno %n punti rispetto al primo può dichiarare prima di guardare le carte e prima degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s).</source>
        <translation>
            <numerusform>Una dichiarazione esatta segna %n punto.</numerusform>
            <numerusform>Una dichiarazione esatta segna %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s), and {more} more for each trick.</source>
        <translation>
            <numerusform>Una dichiarazione esatta segna %n punto, e {more} in più per ogni presa.</numerusform>
            <numerusform>Una dichiarazione esatta segna %n punti, e {more} in più per ogni presa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid loses %n point(s) for each trick too many or too few.</source>
        <translation>
            <numerusform>Una dichiarazione mancata perde %n punto per ogni presa in più o in meno.</numerusform>
            <numerusform>Una dichiarazione mancata perde %n punti per ogni presa in più o in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid scores only its tricks: %n point(s) each.</source>
        <translation>
            <numerusform>Una dichiarazione mancata segna solo le sue prese: %n punto l’una.</numerusform>
            <numerusform>Una dichiarazione mancata segna solo le sue prese: %n punti l’una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.</source>
        <translation>
            <numerusform>Premio: chi riesce in %n dichiarazione segna {plus}, chi la manca segna {minus}.</numerusform>
            <numerusform>Premio: chi riesce in %n dichiarazioni di fila segna {plus}, chi ne manca altrettante segna {minus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first deal everybody gets %n card(s), in each later deal one fewer.</source>
        <translation>
            <numerusform>Nella prima smazzata si riceve %n carta a testa, in ogni successiva una in meno.</numerusform>
            <numerusform>Nella prima smazzata si ricevono %n carte a testa, in ogni successiva una in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s).</source>
        <translation>
            <numerusform>La partita finisce quando una coppia ha %n punto.</numerusform>
            <numerusform>La partita finisce quando una coppia ha %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s), or as many below zero.</source>
        <translation>
            <numerusform>La partita finisce quando una coppia ha %n punto, o altrettanti sotto zero.</numerusform>
            <numerusform>La partita finisce quando una coppia ha %n punti, o altrettanti sotto zero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s); then the higher score wins.</source>
        <translation>
            <numerusform>La partita ha %n smazzata; poi vince il punteggio più alto.</numerusform>
            <numerusform>La partita ha %n smazzate; poi vince il punteggio più alto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the side that plays the contract.</source>
        <translation>
            <numerusform>Dodici carte a testa; %n carta forma il monte, che conta come prima presa della coppia che gioca il contratto.</numerusform>
            <numerusform>Dodici carte a testa; %n carte formano il monte, che conta come prima presa della coppia che gioca il contratto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first bid must be at least %n trick(s) above six.</source>
        <translation>
            <numerusform>La prima dichiarazione deve essere di almeno %n presa oltre la sesta.</numerusform>
            <numerusform>La prima dichiarazione deve essere di almeno %n prese oltre la sesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of %n game(s) are added up.</source>
        <translation>
            <numerusform>Si sommano i punti di %n manche.</numerusform>
            <numerusform>Si sommano i punti di %n manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples from a deal of %n card(s)</source>
        <translation>
            <numerusform>Esempi da una smazzata di %n carta</numerusform>
            <numerusform>Esempi da una smazzata di %n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Players and cards</source>
        <translation>Giocatori e carte</translation>
    </message>
    <message>
        <source>The deals</source>
        <translation>Le smazzate</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>The bids of partners add up to their contract.</source>
        <translation>Le dichiarazioni dei compagni si sommano: è il loro contratto.</translation>
    </message>
    <message>
        <source>Each player&apos;s own bid is the contract.</source>
        <translation>La dichiarazione di ogni giocatore è il suo contratto.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take, from 0 to all.</source>
        <translation>A partire dal primo di mano, ognuno dichiara una sola volta quante prese farà, da 0 a tutte.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Spades are always trumps. The player after the dealer leads.</source>
        <translation>Picche è sempre atout. Esce il primo di mano.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>A made contract scores 10 for each trick bid, and 1 for each trick more, which is a bag. A missed contract loses 10 for each trick bid.</source>
        <translation>Un contratto riuscito segna 10 per ogni presa dichiarata e 1 per ogni presa in più. Uno fallito perde 10 per ogni presa dichiarata.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>It also ends when somebody is 200 points below zero.</source>
        <translation>La partita finisce anche quando qualcuno è 200 punti sotto zero.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 500 points below zero.</source>
        <translation>La partita finisce anche quando qualcuno è 500 punti sotto zero.</translation>
    </message>
    <message>
        <source>The highest total wins; if it is tied, another deal is played.</source>
        <translation>Vince il totale più alto; in caso di parità si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4 2.</source>
        <translation>L’ordine delle carte è A 3 K Q J 7 6 5 4 2.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4.</source>
        <translation>L’ordine delle carte è A 3 K Q J 7 6 5 4.</translation>
    </message>
    <message>
        <source>Cards per player, deal by deal: {sizes}.</source>
        <translation>Carte a testa, smazzata per smazzata: {sizes}.</translation>
    </message>
    <message>
        <source>Then the sequence begins again.</source>
        <translation>Finita la sequenza, si ricomincia da capo.</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>In ogni smazzata tutti dichiarano prima di guardare le carte.</translation>
    </message>
    <message>
        <source>Trumps go round, deal by deal: {suits}.</source>
        <translation>L’atout gira a ogni smazzata: {suits}.</translation>
    </message>
    <message>
        <source>Trumps are always the same suit: {suit}.</source>
        <translation>L’atout è sempre lo stesso seme: {suit}.</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>senza atout</translation>
    </message>
    <message>
        <source>While the card that sets trumps is face down, any card may be led.</source>
        <translation>Finché la carta che stabilisce l’atout è coperta, si può uscire con qualsiasi carta.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without a trump, the highest card of the suit that was led.</source>
        <translation>La presa va all’atout più alto; se non ce ne sono, alla carta più alta del seme di uscita.</translation>
    </message>
    <message>
        <source>The match ends with the last deal ({deals}).</source>
        <translation>La partita finisce con l’ultima smazzata ({deals}).</translation>
    </message>
    <message>
        <source>Then the highest total wins.</source>
        <translation>Alla fine vince il totale più alto.</translation>
    </message>
    <message>
        <source>Then the lowest total wins.</source>
        <translation>Alla fine vince il totale più basso.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards.</source>
        <translation>Il mazzo intero di 52 carte.</translation>
    </message>
    <message>
        <source>48 cards: no twos.</source>
        <translation>48 carte: senza i due.</translation>
    </message>
    <message>
        <source>40 cards: no twos, threes and fours.</source>
        <translation>40 carte: senza due, tre e quattro.</translation>
    </message>
    <message>
        <source>36 cards: from the six up.</source>
        <translation>36 carte: dal sei in su.</translation>
    </message>
    <message>
        <source>32 cards: from the seven up.</source>
        <translation>32 carte: dal sette in su.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens.</source>
        <translation>40 carte: senza otto, nove e dieci.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens. With three or six players there are no twos either, so that all cards can be dealt.</source>
        <translation>40 carte: senza otto, nove e dieci. In tre o in sei mancano anche i due, così che si possano distribuire tutte le carte.</translation>
    </message>
    <message>
        <source>56 cards: each suit has a one below the two; the ones are four jokers.</source>
        <translation>56 carte: ogni seme ha un 1 sotto il due; gli 1 sono quattro jolly.</translation>
    </message>
    <message>
        <source>60 cards: 52, four wizards and four jesters.</source>
        <translation>60 carte: 52, quattro maghi e quattro giullari.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards; of two equal cards, the first one played is the higher.</source>
        <translation>Due mazzi da 52 carte; tra due carte uguali, la prima giocata è la più alta.</translation>
    </message>
    <message>
        <source>The ace is the highest card, then king, queen …</source>
        <translation>L’asso è la carta più alta, poi re, donna…</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J, then 10 down to 2.</source>
        <translation>L’ordine delle carte è A 3 K Q J, poi dal 10 al 2.</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump; the other jack of the same colour is the next and belongs to the trumps.</source>
        <translation>Il fante di atout è l’atout più alto; l’altro fante dello stesso colore è il secondo e fa parte degli atout.</translation>
    </message>
    <message>
        <source>The dealer sits out each deal.</source>
        <translation>Il mazziere sta fuori a ogni smazzata.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round clockwise.</source>
        <translation>Mazzo, dichiarazioni e gioco girano in senso orario.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round counter-clockwise.</source>
        <translation>Mazzo, dichiarazioni e gioco girano in senso antiorario.</translation>
    </message>
    <message>
        <source>In a one-card deal you see every card but your own.</source>
        <translation>In una smazzata di una carta vedi tutte le carte tranne la tua.</translation>
    </message>
    <message>
        <source>In a one-card deal nobody sees a card before everyone has bid.</source>
        <translation>In una smazzata di una carta nessuno vede le carte prima che tutti abbiano dichiarato.</translation>
    </message>
    <message>
        <source>Every size is dealt once by each player.</source>
        <translation>Ogni numero di carte si gioca una volta per mazziere.</translation>
    </message>
    <message>
        <source>The next card after the deal is turned up: its suit is trumps.</source>
        <translation>Finito di dare le carte, si scopre la successiva: il suo seme è atout.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown and sets trumps; it stays in the hand.</source>
        <translation>L’ultima carta del mazziere si mostra e stabilisce l’atout; resta nella sua mano.</translation>
    </message>
    <message>
        <source>A card is cut before the deal: its suit is trumps, and it is shuffled back in.</source>
        <translation>Prima di dare si alza una carta: il suo seme è atout, e la carta torna nel mazzo.</translation>
    </message>
    <message>
        <source>The trump suit is drawn at random for each deal.</source>
        <translation>Il seme di atout è sorteggiato a ogni smazzata.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Non c’è atout.</translation>
    </message>
    <message>
        <source>The highest bidder (the first, if tied) chooses trumps after the bids.</source>
        <translation>Chi ha dichiarato più prese (a parità, il primo) sceglie l’atout dopo le dichiarazioni.</translation>
    </message>
    <message>
        <source>Trumps are auctioned: the player who offers the most tricks chooses the suit and keeps that bid. If everybody passes, there is no trump.</source>
        <translation>L’atout va all’asta: chi offre più prese sceglie il seme e mantiene quella dichiarazione. Se tutti passano, non c’è atout.</translation>
    </message>
    <message>
        <source>In place of a wizard or jester the next card of a suit is turned up. Only when none is left there is no trump.</source>
        <translation>Al posto di un mago o di un giullare si scopre la prossima carta di un seme. Solo se non ne resta nessuna non c’è atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, trumps are auctioned; if everybody passes, there is no trump.</source>
        <translation>Quando si danno tutte le carte, l’atout va all’asta; se tutti passano, non c’è atout.</translation>
    </message>
    <message>
        <source>The card that sets trumps is turned only after everyone has bid.</source>
        <translation>La carta che stabilisce l’atout si scopre solo dopo che tutti hanno dichiarato.</translation>
    </message>
    <message>
        <source>The card that sets trumps stays face down until somebody cannot follow suit.</source>
        <translation>La carta che stabilisce l’atout resta coperta e si scopre solo quando qualcuno non può rispondere a seme.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, there is no trump.</source>
        <translation>Quando si danno tutte le carte non c’è atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer&apos;s last card sets trumps.</source>
        <translation>Quando si danno tutte le carte, l’ultima del mazziere stabilisce l’atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, a card cut before the deal sets trumps.</source>
        <translation>Quando si danno tutte le carte, una carta alzata prima di dare stabilisce l’atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer chooses trumps before any card is dealt.</source>
        <translation>Quando si danno tutte le carte, il mazziere sceglie l’atout prima che siano date.</translation>
    </message>
    <message>
        <source>The draw may also give no trump.</source>
        <translation>Può uscire a sorte anche «senza atout».</translation>
    </message>
    <message>
        <source>A king, queen or jack turned up means no trump.</source>
        <translation>Se la carta scoperta è un re, una donna o un fante, non c’è atout.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the dealer looks at the cards and chooses trumps.</source>
        <translation>Se si scopre un giullare, non c’è atout; se è un mago, il mazziere guarda le sue carte e sceglie il seme.</translation>
    </message>
    <message>
        <source>A wizard or a jester turned up means no trump.</source>
        <translation>Se si scopre un mago o un giullare, non c’è atout.</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>L’altra carta uguale a quella scoperta è l’atout più alto.</translation>
    </message>
    <message>
        <source>In the largest deals there is no trump.</source>
        <translation>Nelle smazzate più grandi non c’è atout.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time how many tricks they will take. A bid stays secret, and may be changed, until everybody is ready; then all bids are revealed together.</source>
        <translation>Tutti dichiarano insieme quante prese faranno. Una dichiarazione resta segreta, e si può cambiare, finché non sono tutti pronti; poi si scoprono tutte insieme.</translation>
    </message>
    <message>
        <source>Players bid in turn, aloud, how many tricks they will take.</source>
        <translation>Ognuno dice a turno, ad alta voce, quante prese farà.</translation>
    </message>
    <message>
        <source>The player after the dealer bids first.</source>
        <translation>Il primo di mano, accanto al mazziere, dichiara per primo.</translation>
    </message>
    <message>
        <source>The dealer bids first.</source>
        <translation>Il mazziere dichiara per primo.</translation>
    </message>
    <message>
        <source>The last bidder may bid any number.</source>
        <translation>L’ultimo a dichiarare può dire qualsiasi numero.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that.</source>
        <translation>La somma delle dichiarazioni non può essere pari al numero di prese: l’ultimo a dichiarare deve evitarlo.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that, except in the last deal.</source>
        <translation>La somma delle dichiarazioni non può essere pari al numero di prese: l’ultimo a dichiarare deve evitarlo, tranne nell’ultima smazzata.</translation>
    </message>
    <message>
        <source>The bids must add up to more than the number of tricks.</source>
        <translation>La somma delle dichiarazioni deve superare il numero di prese.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly the number of tricks, and all play together: the deal counts only if everybody makes their bid.</source>
        <translation>La somma delle dichiarazioni deve essere esattamente pari al numero di prese, e si gioca tutti insieme: la smazzata conta solo se tutti riescono nella propria dichiarazione.</translation>
    </message>
    <message>
        <source>After everyone has bid, each in turn may raise their bid by one.</source>
        <translation>Dopo che tutti hanno dichiarato, ognuno a turno può alzare di uno la propria dichiarazione.</translation>
    </message>
    <message>
        <source>Only the total of the bids is shown until the deal is over.</source>
        <translation>Fino alla fine della smazzata si vede solo la somma delle dichiarazioni.</translation>
    </message>
    <message>
        <source>Nobody sees the bids of the others until the deal is over.</source>
        <translation>Fino alla fine della smazzata nessuno vede le dichiarazioni degli altri.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nessuno può dichiarare 0 in due smazzate di fila.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>Il primo di mano esce alla prima presa, chi fa una presa esce alla successiva.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>Il mazziere esce alla prima presa, chi fa una presa esce alla successiva.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Si può uscire in atout solo dopo che un atout è stato giocato su un altro seme, o se non si ha altro.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick, unless you hold nothing else.</source>
        <translation>Non si può uscire in atout alla prima presa, a meno di non avere altro.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you hold nothing else.</source>
        <translation>Si può uscire in atout solo se non si ha altro.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Se puoi, devi rispondere a seme.</translation>
    </message>
    <message>
        <source>You must follow suit if you can, or play a trump instead.</source>
        <translation>Se puoi, devi rispondere a seme oppure giocare un atout.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card of that suit so far, if possible.</source>
        <translation>Chi risponde a seme deve superare, se possibile, la carta migliore del seme.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you may play any card; you need not play a trump.</source>
        <translation>Chi non può rispondere a seme può giocare qualsiasi carta: nessuno è obbligato a giocare atout.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Chi non può rispondere a seme deve giocare atout.</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already in the trick, if possible.</source>
        <translation>Chi taglia deve superare, se possibile, gli atout già nella presa.</translation>
    </message>
    <message>
        <source>If all your trumps are lower, you may play any card.</source>
        <translation>Chi ha solo atout più bassi di quelli nella presa può giocare qualsiasi carta.</translation>
    </message>
    <message>
        <source>The last card dealt is shown and sets trumps; it stays in the hand.</source>
        <translation>L’ultima carta data si mostra e stabilisce l’atout; resta in mano.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the last card dealt sets trumps.</source>
        <translation>Quando si danno tutte le carte, l’ultima data stabilisce l’atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the player after the dealer chooses trumps before any card is dealt.</source>
        <translation>Quando si danno tutte le carte, il primo di mano sceglie l’atout prima che siano date.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the player after the dealer looks at the cards and chooses trumps.</source>
        <translation>Se si scopre un giullare, non c’è atout; se è un mago, il primo di mano guarda le sue carte e sceglie il seme.</translation>
    </message>
    <message>
        <source>If first place is tied, the next deal of the sequence is played.</source>
        <translation>Se c’è parità per il primo posto, si gioca la smazzata seguente della sequenza.</translation>
    </message>
    <message>
        <source>If first place is tied, the whole sequence is played again.</source>
        <translation>Se c’è parità per il primo posto, si rigioca tutta la sequenza.</translation>
    </message>
    <message>
        <source>A wizard or a jester may be played at any time.</source>
        <translation>Un mago o un giullare si può giocare in qualsiasi momento.</translation>
    </message>
    <message>
        <source>After a jester is led, the next card of a suit sets the suit to follow. If a wizard comes before any card of a suit, everybody may play any card.</source>
        <translation>Se si è usciti con un giullare, la prima carta di un seme dice a quale seme rispondere. Se un mago viene prima di ogni carta di un seme, tutti possono giocare qualsiasi carta.</translation>
    </message>
    <message>
        <source>The first wizard takes the trick. A jester takes a trick only if all its cards are jesters; then the first one wins.</source>
        <translation>Il primo mago fa la presa. Un giullare non ne fa, tranne il primo di una presa in cui ci sono solo giullari.</translation>
    </message>
    <message>
        <source>One-card deals are skipped in this count.</source>
        <translation>Le smazzate di una carta non contano nella serie, né la interrompono.</translation>
    </message>
    <message>
        <source>A one-card deal ends a streak.</source>
        <translation>Una smazzata di una carta interrompe la serie.</translation>
    </message>
    <message>
        <source>One-card deals count in a streak.</source>
        <translation>Le smazzate di una carta contano nella serie.</translation>
    </message>
    <message>
        <source>After a premium a new streak begins.</source>
        <translation>Dopo un premio comincia una nuova serie.</translation>
    </message>
    <message>
        <source>A streak pays only once, however long it gets.</source>
        <translation>Una serie paga una sola volta, per quanto si allunghi.</translation>
    </message>
    <message>
        <source>Totals are checked after every deal.</source>
        <translation>I totali si controllano dopo ogni smazzata.</translation>
    </message>
    <message>
        <source>Totals are checked each time the whole sequence has been played.</source>
        <translation>I totali si controllano ogni volta che l’intera sequenza è stata giocata.</translation>
    </message>
    <message>
        <source>Tied players share the place.</source>
        <translation>Chi ha lo stesso totale divide il posto.</translation>
    </message>
    <message>
        <source>If first place is tied, one more deal of the largest size is played.</source>
        <translation>Se c’è parità per il primo posto, si gioca un’altra smazzata con il massimo di carte.</translation>
    </message>
    <message>
        <source>Ties are broken by the larger total of made bids.</source>
        <translation>A parità di totale decide la somma maggiore delle dichiarazioni riuscite.</translation>
    </message>
    <message>
        <source>Ties are broken by the most tricks in the match.</source>
        <translation>A parità di totale decide il maggior numero di prese della partita.</translation>
    </message>
    <message>
        <source>Deals without trump: {deals}.</source>
        <translation>Smazzate senza atout: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which everyone bids 0: {deals}.</source>
        <translation>Smazzate in cui tutti dichiarano 0: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you bid before looking at the cards: {deals}.</source>
        <translation>Smazzate in cui si dichiara prima di guardare le carte: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which trumps are turned after the bids: {deals}.</source>
        <translation>Smazzate in cui l’atout si scopre dopo le dichiarazioni: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you see all cards but your own: {deals}.</source>
        <translation>Smazzate in cui vedi tutte le carte tranne le tue: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which nobody sees a card before everyone has bid: {deals}.</source>
        <translation>Smazzate in cui nessuno vede le carte prima che tutti abbiano dichiarato: {deals}.</translation>
    </message>
    <message>
        <source>Staying in</source>
        <translation>Restare in gioco</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Vince l’ultimo giocatore rimasto.</translation>
    </message>
    <message>
        <source>Four players; partners face each other.</source>
        <translation>Quattro giocatori; i compagni siedono l’uno di fronte all’altro.</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take at least.</source>
        <translation>A partire dal primo di mano, ognuno dichiara una sola volta quante prese farà almeno.</translation>
    </message>
    <message>
        <source>A made bid scores 1 point for each trick bid. A missed bid loses as much, however many tricks were taken.</source>
        <translation>Una dichiarazione riuscita segna 1 punto per ogni presa dichiarata. Una mancata ne perde altrettanti, qualunque sia il numero di prese fatte.</translation>
    </message>
    <message>
        <source>The highest total wins; those who have as much share it.</source>
        <translation>Vince il totale più alto; in caso di parità la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>The three of clubs is left out; 17 cards for each.</source>
        <translation>Il tre di fiori resta fuori; 17 carte a testa.</translation>
    </message>
    <message>
        <source>The two of clubs is left out; 17 cards for each.</source>
        <translation>Il due di fiori resta fuori; 17 carte a testa.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, 13 for each.</source>
        <translation>Il mazzo intero di 52 carte, 13 a testa.</translation>
    </message>
    <message>
        <source>52 cards and one joker.</source>
        <translation>52 carte e un jolly.</translation>
    </message>
    <message>
        <source>52 cards and two jokers.</source>
        <translation>52 carte e due jolly.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and clubs. The red joker is the highest spade, the black one the second.</source>
        <translation>Due jolly prendono il posto dei due di cuori e di fiori. Il jolly rosso è la carta di picche più alta, il nero la seconda.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, ace high.</source>
        <translation>Il mazzo intero di 52 carte; l’asso è la più alta.</translation>
    </message>
    <message>
        <source>A game is won with 5 points and counts 1 point of the rubber; 2 against fewer than three, 3 against none.</source>
        <translation>Una manche si vince con 5 punti e vale 1 punto del rubber; 2 contro meno di tre, 3 contro nessuno.</translation>
    </message>
    <message>
        <source>A game is won with 10 points and counts 1 point of the rubber; 2 against fewer than five.</source>
        <translation>Una manche si vince con 10 punti e vale 1 punto del rubber; 2 contro meno di cinque.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown: its suit is trumps.</source>
        <translation>L’ultima carta, quella del mazziere, si mostra: il suo seme è atout.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades, and so on in turn.</source>
        <translation>L’atout è cuori nella prima smazzata, poi fiori, quadri e picche, e così via a turno.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades; the fifth deal is played without trumps, and so on in turn.</source>
        <translation>L’atout è cuori nella prima smazzata, poi fiori, quadri e picche; la quinta si gioca senza atout, e così via a turno.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick.</source>
        <translation>Una coppia segna 1 per ogni presa.</translation>
    </message>
    <message>
        <source>There are no bids. The player after the dealer leads to the first trick.</source>
        <translation>Non ci sono dichiarazioni. Il primo di mano esce alla prima presa.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick above six.</source>
        <translation>Una coppia segna 1 per ogni sua presa oltre la sesta.</translation>
    </message>
    <message>
        <source>Each player passes or bids once: a number of tricks above six, and uptown (ace, king, queen … are high), downtown (ace, two, three … are high) or no trump. When all others pass, the dealer must bid.</source>
        <translation>Ognuno passa o dichiara una sola volta: un numero di prese oltre la sesta e uptown (asso, re, donna… sono alte), downtown (asso, due, tre… sono alte) o senza atout. Se tutti gli altri passano, il mazziere deve dichiarare.</translation>
    </message>
    <message>
        <source>The high bidder then chooses trumps or, at no trump, whether high or low cards win.</source>
        <translation>Chi ha dichiarato più alto sceglie poi il seme di atout o, senza atout, se vincono le carte alte o le basse.</translation>
    </message>
    <message>
        <source>A failed contract loses the number bid.</source>
        <translation>Un contratto fallito perde il numero dichiarato.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 1 for the other side.</source>
        <translation>A nullo ogni presa oltre la sesta segna 1 per l’altra coppia.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 2 for the other side.</source>
        <translation>A nullo ogni presa oltre la sesta segna 2 per l’altra coppia.</translation>
    </message>
    <message>
        <source>At nullo a side loses 1 for each of its tricks above six.</source>
        <translation>A nullo una coppia perde 1 per ogni sua presa oltre la sesta.</translation>
    </message>
    <message>
        <source>At nullo a side loses 2 for each of its tricks above six.</source>
        <translation>A nullo una coppia perde 2 per ogni sua presa oltre la sesta.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Non c’è atout.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand o nullo</translation>
    </message>
    <message>
        <source>At grand both sides try to take more than six tricks, at nullo both try to leave them to the others.</source>
        <translation>A grand tutte e due le coppie cercano di fare più di sei prese, a nullo di lasciarle agli altri.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led takes the trick.</source>
        <translation>La carta più alta del seme d’uscita fa la presa.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards with their four jokers, seven cards for each.</source>
        <translation>Due mazzi da 52 carte con i loro quattro jolly, sette carte a testa.</translation>
    </message>
    <message>
        <source>52 cards and two jokers, seven cards for each.</source>
        <translation>52 carte e due jolly, sette carte a testa.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Hearts and diamonds are red, spades and clubs black, even if the deck has four colours.</source>
        <translation>L’asso è la carta più alta. Cuori e quadri sono rossi, picche e fiori neri, anche con il mazzo a quattro colori.</translation>
    </message>
    <message>
        <source>The next card starts the pile. In turn, play a higher card of the other colour, or several cards of one rank that alternate in colour.</source>
        <translation>Finito di dare le carte, la successiva comincia la pila. A turno si cala una carta dell’altro colore, ma più alta, o più carte dello stesso valore a colori alterni.</translation>
    </message>
    <message>
        <source>On an ace the pile falls: play lower. On a two it rises again.</source>
        <translation>Su un asso la pila scende: si gioca più basso. Su un due torna a salire.</translation>
    </message>
    <message>
        <source>Or pass and draw a card. If you can play, you may not pass when the player before you passed, when only two players are left, or when the pile is open: after a penalty any card may be played on it.</source>
        <translation>Invece di calare si può passare e pescare una carta. Chi può giocare non può passare quando il giocatore precedente ha passato, quando restano solo due giocatori o quando la pila è libera: dopo una penalità vi si può calare qualsiasi carta.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>When everyone passes on a card and its player cannot beat it either, that player draws one card for each other player who was dealt cards in this game. When the stock runs out, the others give cards of their own.</source>
        <translation>Quando tutti passano su una carta e nemmeno chi l’ha calata può superarla, questo giocatore pesca una carta per ogni altro giocatore che ha ricevuto carte in questa manche. Se il tallone è finito, gli altri danno carte proprie.</translation>
    </message>
    <message>
        <source>Only giver and taker see a given card; the giver can see it from then on.</source>
        <translation>La carta data la vedono solo chi la dà e chi la riceve; chi l’ha data continua a vederla.</translation>
    </message>
    <message>
        <source>Then the player to the left of the one who paid leads to the open pile, and it rises.</source>
        <translation>Dopo una penalità, il giocatore a sinistra del penalizzato cala sulla pila libera, che sale.</translation>
    </message>
    <message>
        <source>A player who has gone out pays no penalty: when all have passed on the card, the next player leads to the open pile.</source>
        <translation>Chi è già rimasto senza carte non ha penalità: quando tutti hanno passato sulla carta, il giocatore seguente cala sulla pila libera.</translation>
    </message>
    <message>
        <source>The first player out of cards wins; the last one loses.</source>
        <translation>Vince il primo senza carte; l’ultimo perde.</translation>
    </message>
    <message>
        <source>The rest is the stock. Its top card is turned up: its suit is trumps in this deal.</source>
        <translation>Il resto è il tallone. La sua prima carta si scopre: il suo seme è atout in questa smazzata.</translation>
    </message>
    <message>
        <source>The tricks for the stock</source>
        <translation>Le prese per il tallone</translation>
    </message>
    <message>
        <source>The player after the dealer leads.</source>
        <translation>Esce il primo di mano.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the face-up card of the stock, the other the card below it, without showing it. Then the next card is turned up, and the winner leads.</source>
        <translation>Chi fa la presa prende la carta scoperta del tallone, l’altro quella sotto, senza mostrarla. Poi si scopre la carta seguente, ed esce chi ha fatto la presa.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Le ultime prese</translation>
    </message>
    <message>
        <source>When the stock is used up, both hold 13 cards and play them in the same way, without drawing.</source>
        <translation>Finito il tallone, tutti e due hanno 13 carte e le giocano allo stesso modo, senza pescare.</translation>
    </message>
    <message>
        <source>While both have the same total, another deal is played.</source>
        <translation>Finché i totali sono pari, si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>The last card dealt is turned up and stays the dealer&apos;s: its suit is trumps.</source>
        <translation>L’ultima carta data si scopre e resta al mazziere: il suo seme è atout.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player calls higher than the call before or passes, until nobody has more to say. Who has passed may not call again.</source>
        <translation>A partire dal primo di mano, ogni giocatore dichiara più della dichiarazione precedente o passa, finché nessuno ha altro da dire. Chi è passato non può più dichiarare.</translation>
    </message>
    <message>
        <source>Proposal and acceptance (prop and cop): two partners take at least eight tricks. Solo: five tricks alone.</source>
        <translation>Proposta e accettazione (prop e cop): due compagni fanno almeno otto prese. Solo: cinque prese da solo.</translation>
    </message>
    <message>
        <source>Misère: no trick, alone and without trumps. At open misère, the cards lie face up after the first trick.</source>
        <translation>Misère: nessuna presa, da solo e senza atout. A misère aperta le carte restano scoperte dopo la prima presa.</translation>
    </message>
    <message>
        <source>Abundance: nine tricks alone. Royal abundance, with the turned suit as trumps, is higher. Abundance declared: all thirteen tricks.</source>
        <translation>Abbondanza: nove prese da solo. L’abbondanza reale, con il seme scoperto come atout, è più alta. Abbondanza dichiarata: tutte e tredici le prese.</translation>
    </message>
    <message>
        <source>The player after the dealer may accept a proposal after passing. Whoever proposes and finds no partner may play solo.</source>
        <translation>Il primo di mano può accettare una proposta dopo essere passato. Chi propone e non trova un compagno può giocare solo.</translation>
    </message>
    <message>
        <source>The player after the dealer leads, at abundance declared whoever plays it.</source>
        <translation>Esce il primo di mano; ad abbondanza dichiarata, chi la gioca.</translation>
    </message>
    <message>
        <source>Whoever plays alone wins or loses with each of the three others: 1 at solo, 2 at misère, 3 at abundance, 4 at open misère, 6 at abundance declared. At prop and cop each partner wins 1 from an opponent, or loses it.</source>
        <translation>Chi gioca da solo vince da ciascuno degli altri tre o perde con ciascuno: 1 a solo, 2 a misère, 3 ad abbondanza, 4 a misère aperta, 6 ad abbondanza dichiarata. A prop e cop ogni compagno vince 1 da un avversario, o lo perde.</translation>
    </message>
    <message>
        <source>In the first deal a turned card sets trumps.</source>
        <translation>Nella prima smazzata una carta scoperta stabilisce l’atout.</translation>
    </message>
    <message>
        <source>In the first deal trumps are drawn at random.</source>
        <translation>Nella prima smazzata l’atout è sorteggiato.</translation>
    </message>
    <message>
        <source>Before the first deal everyone cuts a card: the highest chooses trumps.</source>
        <translation>Prima della prima smazzata tutti alzano una carta: chi alza la più alta sceglie l’atout.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, after seeing the new cards.</source>
        <translation>Il prossimo atout lo sceglie il giocatore ancora in gioco che ha fatto più prese, dopo aver visto le nuove carte.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, before seeing the new cards.</source>
        <translation>Il prossimo atout lo sceglie il giocatore ancora in gioco che ha fatto più prese, prima di vedere le nuove carte.</translation>
    </message>
    <message>
        <source>The player may also choose no trump.</source>
        <translation>Chi sceglie l’atout può scegliere anche «senza atout».</translation>
    </message>
    <message>
        <source>If several took the most tricks, they cut for the right to choose trumps.</source>
        <translation>In caso di parità per il maggior numero di prese, si alza per il diritto di scegliere l’atout.</translation>
    </message>
    <message>
        <source>If several took the most tricks, the one who took a trick last chooses trumps; they cut if none of them took any.</source>
        <translation>Se più giocatori sono pari per il maggior numero di prese, sceglie l’atout chi di loro ha fatto una presa per ultimo; se nessuno di loro ne ha fatte, si alza.</translation>
    </message>
    <message>
        <source>If several took the most tricks, a turned card sets trumps.</source>
        <translation>In caso di parità per il maggior numero di prese, una carta scoperta stabilisce l’atout.</translation>
    </message>
    <message>
        <source>A player who takes no trick in a deal is out.</source>
        <translation>Chi non fa prese in una smazzata è fuori.</translation>
    </message>
    <message>
        <source>A player who takes two or more tricks in a deal is out; in the one-card deal the only trick does it. If everyone would be out, those with the fewest tricks stay.</source>
        <translation>Chi fa due o più prese in una smazzata è fuori; nella smazzata di una carta l’unica presa elimina chi la fa. Se dovessero essere eliminati tutti, restano quelli con meno prese.</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card in the next deal that they may not look at.</source>
        <translation>I successivi che non fanno prese hanno nella smazzata seguente una carta che non possono guardare.</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins at once.</source>
        <translation>Chi fa tutte le prese di una smazzata vince subito.</translation>
    </message>
    <message>
        <source>A player on one card never leads: the next player who may leads instead.</source>
        <translation>Chi ha una carta sola non esce mai: esce invece il prossimo giocatore che può farlo.</translation>
    </message>
    <message>
        <source>That one card need not follow suit, and must be played to the last trick at the latest.</source>
        <translation>Con quella sola carta non occorre rispondere a seme, e va giocata al più tardi all’ultima presa.</translation>
    </message>
    <message>
        <source>Honours: a side dealt three of the ace, king, queen and jack of trumps scores 2 more; all four score 4 more.</source>
        <translation>Onori: una coppia che ha ricevuto tre tra asso, re, donna e fante di atout segna 2 in più, con tutti e quattro 4 in più.</translation>
    </message>
    <message>
        <source>At the same number, downtown beats uptown and no trump beats both.</source>
        <translation>A parità di numero, downtown batte uptown e «senza atout» li batte entrambi.</translation>
    </message>
    <message>
        <source>At the same number, uptown and downtown are equal and no trump beats both.</source>
        <translation>A parità di numero, uptown e downtown si equivalgono e «senza atout» li batte entrambi.</translation>
    </message>
    <message>
        <source>The kitty stays out of play; those who have seen it can look at it again.</source>
        <translation>Il monte resta fuori gioco; chi l’ha visto può riguardarlo.</translation>
    </message>
    <message>
        <source>The high bidder picks the kitty up and discards as many cards, face down, and can look at them again.</source>
        <translation>Chi ha dichiarato più alto prende il monte e scarta altrettante carte, coperte, che può riguardare.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>Il primo di mano esce alla prima presa.</translation>
    </message>
    <message>
        <source>The high bidder leads to the first trick.</source>
        <translation>Chi ha dichiarato più alto esce alla prima presa.</translation>
    </message>
    <message>
        <source>The first players to whom this happens get a last chance (the dog&apos;s life): one card in the next deal, which they may keep for a later trick by knocking. A trick with it brings them back.</source>
        <translation>I primi che non fanno prese hanno un’ultima chance (la vita da cane): una carta nella smazzata seguente, che bussando possono tenere per una presa successiva. Una presa con quella li riporta in gioco.</translation>
    </message>
    <message>
        <source>After choosing trumps only the high bidder sees the kitty.</source>
        <translation>Il monte lo vede solo chi ha dichiarato più alto, dopo aver scelto l’atout.</translation>
    </message>
    <message>
        <source>When trumps are chosen the kitty is shown to all, at no trump to the high bidder only.</source>
        <translation>Scelto l’atout, il monte si mostra a tutti; senza atout, solo a chi ha dichiarato più alto.</translation>
    </message>
    <message>
        <source>When trumps are chosen, or no trump, the kitty is shown to all.</source>
        <translation>Dopo la scelta dell’atout, e anche senza atout, il monte si mostra a tutti.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps, the red one above the black one. At no trump they are worth nothing; if one is led, the next card of a suit says which suit to follow.</source>
        <translation>I due jolly sono gli atout più alti, il rosso sopra il nero. Senza atout non valgono nulla; se si esce con uno di essi, la prima carta di un seme dice a quale seme rispondere.</translation>
    </message>
    <message>
        <source>The joker is the highest trump. At no trump it is worth nothing; if it is led, the next card says which suit to follow.</source>
        <translation>Il jolly è l’atout più alto. Senza atout non vale nulla; se si esce con esso, la carta seguente dice a quale seme rispondere.</translation>
    </message>
    <message>
        <source>At no trump, points won and lost with the contract are doubled.</source>
        <translation>Senza atout i punti vinti e persi con il contratto raddoppiano.</translation>
    </message>
    <message>
        <source>At no trump, all points are doubled.</source>
        <translation>Senza atout tutti i punti raddoppiano.</translation>
    </message>
    <message>
        <source>A Boston, which is all thirteen tricks, scores four times as much.</source>
        <translation>Un Boston, cioè tutte e tredici le prese, vale quattro volte tanto.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit may discard a joker.</source>
        <translation>Senza atout, chi non può rispondere a seme può scartare un jolly.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit must discard a joker.</source>
        <translation>Senza atout, chi non può rispondere a seme deve scartare un jolly.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be discarded on any trick.</source>
        <translation>Senza atout, si può scartare un jolly a qualsiasi presa.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be led only by a player who holds nothing else.</source>
        <translation>Senza atout, si può uscire con un jolly solo se non si ha altro.</translation>
    </message>
    <message>
        <source>A made contract scores 1 for every trick above six.</source>
        <translation>Un contratto riuscito segna 1 per ogni presa oltre la sesta.</translation>
    </message>
    <message>
        <source>A made contract scores the number bid, no more.</source>
        <translation>Un contratto riuscito segna il numero dichiarato, niente di più.</translation>
    </message>
    <message>
        <source>The other side scores 1 for each trick above six.</source>
        <translation>La coppia che difende segna 1 per ogni sua presa oltre la sesta.</translation>
    </message>
    <message>
        <source>A joker goes on anything, and anything goes on it; the pile then rises.</source>
        <translation>Un jolly va su qualsiasi carta, e sul jolly va qualsiasi carta; poi la pila sale.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and any card of the other colour goes on it; the pile then rises.</source>
        <translation>Un jolly va solo sull’altro colore, e sul jolly va qualsiasi carta dell’altro colore; poi la pila sale.</translation>
    </message>
    <message>
        <source>Each player chooses the card to give.</source>
        <translation>Ognuno sceglie la carta da dare.</translation>
    </message>
    <message>
        <source>The card to give is drawn.</source>
        <translation>La carta da dare è sorteggiata.</translation>
    </message>
    <message>
        <source>The winner of a game scores 1, the last loses 1.</source>
        <translation>Chi vince una manche segna 1, l’ultimo perde 1.</translation>
    </message>
    <message>
        <source>Everybody scores 1 for each player who finishes the game later.</source>
        <translation>Ognuno segna 1 per ogni giocatore che finisce la manche dopo di lui.</translation>
    </message>
    <message>
        <source>The rules of this game: {game}</source>
        <translation>Le regole di questo gioco: {game}</translation>
    </message>
    <message>
        <source>This is how the match on the table is played.</source>
        <translation>Così si gioca la partita che è sul tavolo.</translation>
    </message>
    <message>
        <source>Made bid: {points}.</source>
        <translation>Per una dichiarazione esatta: {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each trick: {points}.</source>
        <translation>Per ogni presa di una dichiarazione esatta: {points}.</translation>
    </message>
    <message>
        <source>Made bid: the bid squared times {points}.</source>
        <translation>Per una dichiarazione esatta, {points} × dichiarazione².</translation>
    </message>
    <message>
        <source>Made bid: the sum 1 + 2 + … up to the bid, times {points}.</source>
        <translation>Per una dichiarazione esatta, {points} × (1 + 2 + … + dichiarazione).</translation>
    </message>
    <message>
        <source>Made bid, for each card of the deal: {points}.</source>
        <translation>Per ogni carta di una smazzata con dichiarazione riuscita: {points}.</translation>
    </message>
    <message>
        <source>Made bid: {points}, and as much again for each card that the deal is short of the largest.</source>
        <translation>Per una dichiarazione esatta, {points} × (1 + carte in meno rispetto alla smazzata più grande).</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score: {points}.</source>
        <translation>Una dichiarazione di 0 riuscita conta a parte: {points}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score, for each card of the deal: {points}.</source>
        <translation>Una dichiarazione di 0 riuscita conta a parte, per ogni carta della smazzata: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: {points}.</source>
        <translation>Per una dichiarazione mancata: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick taken: {points}.</source>
        <translation>Per ogni presa fatta con una dichiarazione mancata: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick bid: {points}.</source>
        <translation>Per ogni presa dichiarata, se la dichiarazione è mancata: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the bid squared times {points}.</source>
        <translation>Per una dichiarazione mancata, {points} × dichiarazione².</translation>
    </message>
    <message>
        <source>For each trick too many or too few: {points}.</source>
        <translation>Per ogni presa in più o in meno: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}.</source>
        <translation>Per una dichiarazione mancata, {points} × (1 + 2 + … + prese di differenza).</translation>
    </message>
    <message>
        <source>Missed bid: the tricks off squared, times {points}.</source>
        <translation>Per una dichiarazione mancata, {points} × (prese di differenza)².</translation>
    </message>
    <message>
        <source>Missed bid, for each card of the deal: {points}.</source>
        <translation>Per ogni carta di una smazzata con dichiarazione mancata: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: {points}.</source>
        <translation>Con troppe prese: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick taken: {points}.</source>
        <translation>Con troppe prese, per ogni presa fatta: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick bid: {points}.</source>
        <translation>Con troppe prese, per ogni presa dichiarata: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the bid squared times {points}.</source>
        <translation>Con troppe prese, {points} × dichiarazione².</translation>
    </message>
    <message>
        <source>For each trick too many: {points}.</source>
        <translation>Per ogni presa in più: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}.</source>
        <translation>Con troppe prese, {points} × (1 + 2 + … + prese in più).</translation>
    </message>
    <message>
        <source>Too many tricks: the extra tricks squared, times {points}.</source>
        <translation>Con troppe prese, {points} × (prese in più)².</translation>
    </message>
    <message>
        <source>Too many tricks, for each card of the deal: {points}.</source>
        <translation>Con troppe prese, per ogni carta della smazzata: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: {points}.</source>
        <translation>Con troppo poche prese: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick taken: {points}.</source>
        <translation>Con troppo poche prese, per ogni presa fatta: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick bid: {points}.</source>
        <translation>Con troppo poche prese, per ogni presa dichiarata: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the bid squared times {points}.</source>
        <translation>Con troppo poche prese, {points} × dichiarazione².</translation>
    </message>
    <message>
        <source>For each trick too few: {points}.</source>
        <translation>Per ogni presa in meno: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}.</source>
        <translation>Con troppo poche prese, {points} × (1 + 2 + … + prese in meno).</translation>
    </message>
    <message>
        <source>Too few tricks: the missing tricks squared, times {points}.</source>
        <translation>Con troppo poche prese, {points} × (prese in meno)².</translation>
    </message>
    <message>
        <source>Too few tricks, for each card of the deal: {points}.</source>
        <translation>Con troppo poche prese, per ogni carta della smazzata: {points}.</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own score: {points}.</source>
        <translation>Una dichiarazione di 0 mancata conta a parte: {points}.</translation>
    </message>
    <message>
        <source>A made bid scores 10 plus the bid squared; each trick off costs 3. When the whole pack is dealt, a made 0 scores 35 and a missed 0 loses 10.</source>
        <translation>Una dichiarazione esatta segna 10 più il suo quadrato; ogni presa di differenza costa 3. Quando si danno tutte le carte, uno 0 riuscito segna 35 e uno 0 mancato perde 10.</translation>
    </message>
    <message>
        <source>A made bid scores 10, a missed bid nothing. In deals with more cards than players, a made 0 scores 20 and a missed 0 loses 10.</source>
        <translation>Una dichiarazione esatta segna 10, una mancata nulla. Nelle smazzate con più carte che giocatori, uno 0 riuscito segna 20 e uno 0 mancato perde 10.</translation>
    </message>
    <message>
        <source>A made bid scores 8. A missed bid halves your total, rounded up.</source>
        <translation>Una dichiarazione esatta segna 8. Una mancata dimezza il tuo totale, arrotondato per eccesso.</translation>
    </message>
    <message>
        <source>Each missed bid counts 1, and the fewest win; ties are broken by the larger total of made bids.</source>
        <translation>Ogni dichiarazione mancata conta 1 e vince chi ne ha meno; a parità decide la somma maggiore delle dichiarazioni riuscite.</translation>
    </message>
    <message>
        <source>A made bid scores 1 a trick, a missed bid loses 1 for each card of the deal. When all totals add up to less than zero, each trick of a made bid scores more: that sum divided by the cards of the deal, rounded down.</source>
        <translation>Una dichiarazione esatta segna 1 per presa, una mancata perde 1 per ogni carta della smazzata. Quando la somma di tutti i totali è sotto zero, ogni presa di una dichiarazione esatta segna in più quella somma divisa per le carte della smazzata, arrotondata per difetto.</translation>
    </message>
    <message>
        <source>Each trick scores 1. A made bid scores 10 more, and another 10 for each player who missed.</source>
        <translation>Ogni presa segna 1. Una dichiarazione esatta segna altri 10, e ancora 10 per ogni giocatore che ha mancato la sua.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Vince il totale più basso.</translation>
    </message>
    <message>
        <source>A made bid scores nothing.</source>
        <translation>Una dichiarazione esatta non segna nulla.</translation>
    </message>
    <message>
        <source>A made bid of {bid} has its own score: {points}.</source>
        <translation>Una dichiarazione di {bid} riuscita conta a parte: {points}.</translation>
    </message>
    <message>
        <source>A missed bid scores nothing.</source>
        <translation>Una dichiarazione mancata non segna nulla.</translation>
    </message>
    <message>
        <source>Too many tricks score nothing.</source>
        <translation>Con troppe prese non si segna nulla.</translation>
    </message>
    <message>
        <source>Too few tricks score nothing.</source>
        <translation>Con troppo poche prese non si segna nulla.</translation>
    </message>
    <message>
        <source>Bidding and taking every trick of a deal: {points} extra.</source>
        <translation>Dichiarare e fare tutte le prese di una smazzata: {points} in più.</translation>
    </message>
    <message>
        <source>A made blind bid: {points} extra.</source>
        <translation>Una dichiarazione al buio riuscita: {points} in più.</translation>
    </message>
    <message>
        <source>When a spade is turned up, the deal counts double.</source>
        <translation>Se la carta scoperta è di picche, la smazzata conta doppio.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Dich.</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Fatte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In parole</translation>
    </message>
    <message>
        <source>These rules apply from the next match.</source>
        <translation>Queste regole valgono dalla prossima partita.</translation>
    </message>
    <message>
        <source>Start &amp;new match now</source>
        <translation>Inizia subi&amp;to una nuova partita</translation>
    </message>
    <message>
        <source>Choose another &amp;game…</source>
        <translation>Sce&amp;gli un altro gioco…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>Cards in each deal: {sizes}</source>
        <translation>Carte in ogni smazzata: {sizes}</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, no trump</source>
        <translation>Smazzata {deal}: {cards}, senza atout</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}</source>
        <translation>Smazzata {deal}: {cards}</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>no trump, short</comment>
        <translation>SA</translation>
    </message>
    <message>
        <source>Add: {trump}</source>
        <translation>Aggiungi: {trump}</translation>
    </message>
    <message>
        <source>Remove last</source>
        <translation>Togli l’ultimo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Choose the first trumps.</source>
        <translation>Scegli il primo atout.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {formula} = {points}.</source>
        <translation>Dichiari {bid} e fai {taken}: {formula} = {points}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {points}.</source>
        <translation>Dichiari {bid} e fai {taken}: {points}.</translation>
    </message>
    <message>
        <source>Cards in the deal:</source>
        <translation>Carte nella smazzata:</translation>
    </message>
    <message>
        <source>Worked example: bids by tricks</source>
        <translation>Esempio svolto: dichiarazioni e prese</translation>
    </message>
    <message>
        <source>Down: the bid; across: the tricks taken. The others made bids of 0; your score before was {score}. Changed cells are marked.</source>
        <translation>In verticale: la dichiarazione; in orizzontale: le prese fatte. Gli altri hanno dichiarato 0 e ci sono riusciti; il tuo punteggio precedente era {score}. Le caselle cambiate sono segnate.</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>dich. {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}: {points}</source>
        <translation>dichiarate {bid}, fatte {taken}: {points}</translation>
    </message>
    <message>
        <source>&amp;Undo all changes</source>
        <translation>Annulla tutte le &amp;modifiche</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Le tue regole</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Carte e posti</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Lunghezza della partita</translation>
    </message>
    <message>
        <source>Custom: {preset}, changed</source>
        <translation>Personalizzato: {preset}, modificato</translation>
    </message>
    <message>
        <source>Your changes, not saved under a name yet.</source>
        <translation>Le tue modifiche, non ancora salvate con un nome.</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Le tue regole, ricavate da {preset}.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Esporta regole</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importa regole</translation>
    </message>
    <message>
        <source>Rules of Far Whist</source>
        <translation>Regole di Far Whist</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Save these rules</source>
        <translation>&amp;Salva queste regole</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Rin&amp;omina</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;limina</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>Choose rules of your own first.</source>
        <translation>Scegli prima delle regole personali.</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>Scrivi prima un nome.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvate come «{name}».</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}”.</source>
        <translation>«{old}» ora è «{new}».</translation>
    </message>
    <message>
        <source>Deleted “{name}”. The rules are still chosen; saving brings it back.</source>
        <translation>Regole «{name}» eliminate. Restano selezionate: se le salvi, tornano.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Salvate in {file}.</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>«{name}» esiste già.</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Importate come «{name}».</translation>
    </message>
    <message>
        <source>Import failed: {problem}.</source>
        <translation>Importazione non riuscita: {problem}.</translation>
    </message>
    <message>
        <source>{least} to {players}</source>
        <translation>{least}–{players}</translation>
    </message>
    <message>
        <source>On the command line, up to {most} can play.</source>
        <translation>Dalla riga di comando si può giocare in {most} al massimo.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own points:</source>
        <translation>Uno 0 riuscito ha punti propri:</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own points:</source>
        <translation>Uno 0 mancato ha punti propri:</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Vince il punteggio più basso</translation>
    </message>
    <message>
        <source>Bids with fixed points</source>
        <translation>Dichiarazioni con punti fissi</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Come testo</translation>
    </message>
    <message>
        <source>A made bid</source>
        <translation>Una dichiarazione riuscita</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Una dichiarazione mancata</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>Made: {factor}</source>
        <translation>Riuscita: {factor}</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Mancata</translation>
    </message>
    <message>
        <source>Missed: {factor}</source>
        <translation>Mancata: {factor}</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Troppe</translation>
    </message>
    <message>
        <source>Too many: {factor}</source>
        <translation>Troppe: {factor}</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Troppo poche</translation>
    </message>
    <message>
        <source>Too few: {factor}</source>
        <translation>Troppo poche: {factor}</translation>
    </message>
    <message>
        <source>All numbers: {count} more</source>
        <translation>Tutti i numeri: ancora {count}</translation>
    </message>
    <message>
        <source>This scheme has special rules and cannot be edited.</source>
        <translation>Questo schema ha regole particolari e non si può modificare.</translation>
    </message>
    <message>
        <source>&amp;Romanian mode</source>
        <translation>&amp;Modalità rumena</translation>
    </message>
    <message>
        <source>This game has no such options.</source>
        <translation>Questo gioco non ha opzioni di questo tipo.</translation>
    </message>
    <message>
        <source>Sets at once what is usual in Romania: eight cards for each player in the pack (32 with four); who cannot follow suit must play a trump; bids in turn, which may not add up to the tricks; deals from one card to eight and back; Romanian scoring, and a premium for five deals in a row.</source>
        <translation>Imposta in una volta le regole del whist rumeno: otto carte per giocatore nel mazzo (32 in quattro); chi non può rispondere al seme deve giocare atout; dichiarazioni a turno, la cui somma non può dare il numero di prese; smazzate da una carta a otto e ritorno; punteggio rumeno, e un premio per cinque smazzate di fila.</translation>
    </message>
    <message>
        <source>Some options differ from Romanian mode.</source>
        <translation>Alcune opzioni sono diverse dalla modalità rumena.</translation>
    </message>
    <message>
        <source>Set by Romanian mode.</source>
        <translation>Impostato dalla modalità rumena.</translation>
    </message>
    <message>
        <source>Changed; Romanian mode has: {value}.</source>
        <translation>Modificato; la modalità rumena prevede: {value}.</translation>
    </message>
    <message>
        <source>{players} × {cards} = {need} &gt; {pack}: at most {most} each.</source>
        <translation>{players} × {cards} = {need} &gt; {pack}: al massimo {most} a testa.</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Torna a: {value}</translation>
    </message>
    <message>
        <source>{option}: back to {value}</source>
        <translation>{option}: torna a {value}</translation>
    </message>
    <message>
        <source>Changed; the preset has: {value}.</source>
        <translation>Modificato; la variante prevede: {value}.</translation>
    </message>
    <message>
        <source>Not valid yet, so the old value stays: {value}.</source>
        <translation>Non ancora valido: resta il vecchio valore, {value}.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Esempio svolto</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Svolta</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Turning point dealt</source>
        <translation>Svolta giocata</translation>
    </message>
    <message>
        <source>×</source>
        <comment>times, behind a number</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Come elenco</translation>
    </message>
    <message>
        <source>Hatched deals have no trump.</source>
        <translation>Le smazzate tratteggiate sono senza atout.</translation>
    </message>
    <message>
        <source>One sequence: {deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>Una sequenza: {deals}, {tricks}, circa {minutes} a velocità normale.</translation>
    </message>
    <message>
        <source>{deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>{deals}, {tricks}, circa {minutes} a velocità normale.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and diamonds. The red joker is the highest spade, the black one the second.</source>
        <translation>Due jolly prendono il posto dei due di cuori e di quadri. Il jolly rosso è la carta di picche più alta, il nero la seconda.</translation>
    </message>
    <message>
        <source>A bid of 0 is nil: you undertake to take no trick.</source>
        <translation>Una dichiarazione di 0 è un nil: l’impegno di non fare prese.</translation>
    </message>
    <message>
        <source>A bid of 0 is a bid like any other.</source>
        <translation>Una dichiarazione di 0 è una dichiarazione come le altre.</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid nil before looking at the cards, before all others bid.</source>
        <translation>Chi è indietro di 100 punti può dichiarare nil prima di guardare le carte e prima degli altri.</translation>
    </message>
    <message>
        <source>Spades may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Si può uscire a picche solo dopo che una carta di picche è stata giocata su un altro seme, o se non si ha altro.</translation>
    </message>
    <message>
        <source>A spade may be led at any time.</source>
        <translation>Si può uscire a picche in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Spades may not be led to the first trick, unless you hold nothing else.</source>
        <translation>Non si può uscire a picche alla prima presa, a meno di non avere altro.</translation>
    </message>
    <message>
        <source>Nil scores 100 if you take no trick and loses 100 if you do, separately from the contract.</source>
        <translation>Un nil vince 100 punti senza prese e ne perde 100 con una o più, separatamente dal contratto.</translation>
    </message>
    <message>
        <source>Of two partners exactly one bids nil, and the other at least 4: whoever bids first of the two chooses.</source>
        <translation>Di due compagni esattamente uno dichiara nil e l’altro almeno 4: sceglie chi dei due dichiara per primo.</translation>
    </message>
    <message>
        <source>Everyone must bid the number of spades in their hand.</source>
        <translation>Ognuno deve dichiarare il numero di picche della sua mano.</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of spades in their hand.</source>
        <translation>Ognuno deve dichiarare nil o il numero di picche della sua mano.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least 4 tricks.</source>
        <translation>Le dichiarazioni della coppia devono fare almeno 4 prese.</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>Nella prima smazzata nessuno dichiara, e ogni presa vale 10.</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 200 instead, or loses 200.</source>
        <translation>Un contratto di dieci prese o più vince invece 200, o perde 200.</translation>
    </message>
    <message>
        <source>Nil scores 50 if you take no trick and loses 50 if you do, separately from the contract.</source>
        <translation>Un nil vince 50 punti senza prese e ne perde 50 con una o più, separatamente dal contratto.</translation>
    </message>
    <message>
        <source>A blind nil counts twice.</source>
        <translation>Un nil al buio vale il doppio.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 6 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Due compagni indietro di 100 punti possono dichiarare almeno 6 prese prima di guardare: uno ne dichiara una parte, e anche l’altro deve dichiarare al buio.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 7 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Due compagni indietro di 100 punti possono dichiarare almeno 7 prese prima di guardare: uno ne dichiara una parte, e anche l’altro deve dichiarare al buio.</translation>
    </message>
    <message>
        <source>A blind bid of partners wins or loses twice.</source>
        <translation>Una dichiarazione al buio della coppia vince o perde il doppio.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid a blind nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Dopo le dichiarazioni, chi ha dichiarato un nil al buio passa delle carte al compagno, che le prende in mano e ne restituisce altrettante. Se entrambi dichiarano nil, non se ne passano.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Dopo le dichiarazioni, chi ha dichiarato nil passa delle carte al compagno, che le prende in mano e ne restituisce altrettante. Se entrambi dichiarano nil, non se ne passano.</translation>
    </message>
    <message>
        <source>Each passes one card.</source>
        <translation>Ciascuno passa una carta.</translation>
    </message>
    <message>
        <source>Each passes two cards.</source>
        <translation>Ciascuno passa due carte.</translation>
    </message>
    <message>
        <source>Each passes three cards.</source>
        <translation>Ciascuno passa tre carte.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil are bags.</source>
        <translation>Le prese di un nil fallito sono prese in più.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil help to make the partner&apos;s contract.</source>
        <translation>Le prese di un nil fallito aiutano a fare il contratto del compagno.</translation>
    </message>
    <message>
        <source>Ten bags cost a penalty; bags beyond them carry over.</source>
        <translation>Dieci prese in più costano una penalità; quelle oltre contano per le dieci successive.</translation>
    </message>
    <message>
        <source>Five bags cost a penalty; bags beyond them carry over.</source>
        <translation>Cinque prese in più costano una penalità; quelle oltre contano per le cinque successive.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Le prese in più non costano nulla.</translation>
    </message>
    <message>
        <source>The penalty for bags is 100 points.</source>
        <translation>La penalità per le prese in più è di 100 punti.</translation>
    </message>
    <message>
        <source>The penalty for bags is 50 points.</source>
        <translation>La penalità per le prese in più è di 50 punti.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it looks at the next card and discards it face down; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Non si danno le carte. A turno ognuno dei due giocatori pesca la prima carta del mazzo e la guarda: chi la tiene guarda la seguente e la scarta coperta; chi la scarta deve tenere la seguente. Così ognuno ha tredici carte.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card unseen; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Non si danno le carte. A turno ognuno dei due giocatori pesca la prima carta del mazzo e la guarda: chi la tiene scarta la seguente senza vederla; chi la scarta deve tenere la seguente. Così ognuno ha tredici carte.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card; who discards it must keep the next. Discards lie face up. So each gets thirteen cards.</source>
        <translation>Non si danno le carte. A turno ognuno dei due giocatori pesca la prima carta del mazzo e la guarda: chi la tiene scarta la seguente; chi la scarta deve tenere la seguente. Gli scarti stanno scoperti. Così ognuno ha tredici carte.</translation>
    </message>
    <message>
        <source>The two of diamonds counts as a spade. It and then the two of spades are above the ace of spades.</source>
        <translation>Il due di quadri conta come picche. Esso e poi il due di picche stanno sopra l’asso di picche.</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random; after that the deal passes from player to player.</source>
        <translation>Il primo mazziere è sorteggiato; poi il mazzo passa di giocatore in giocatore.</translation>
    </message>
    <message>
        <source>The turned card stays out of play.</source>
        <translation>La carta scoperta resta fuori gioco.</translation>
    </message>
    <message>
        <source>The rules chosen now leave them nothing to do; each says why.</source>
        <translation>Con le regole scelte ora non hanno nulla da fare; ognuna dice perché.</translation>
    </message>
    <message>
        <source>The lowest bid is 1.</source>
        <translation>La dichiarazione minima è 1.</translation>
    </message>
    <message>
        <source>The lowest bid is 2.</source>
        <translation>La dichiarazione minima è 2.</translation>
    </message>
    <message>
        <source>You must beat the best card of the suit if you can, unless somebody has ruffed.</source>
        <translation>Devi superare la carta più alta del seme, se puoi, a meno che qualcuno abbia tagliato.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a spade that beats the spades in the trick; if you have none, you may play any card.</source>
        <translation>Se non puoi rispondere a seme, devi giocare una carta di picche che superi quelle nella presa; se non ne hai, puoi giocare qualsiasi carta.</translation>
    </message>
    <message>
        <source>Each trick above the bid scores a tenth of a point.</source>
        <translation>Ogni presa in più segna un decimo di punto.</translation>
    </message>
    <message>
        <source>Tricks above the bid score nothing.</source>
        <translation>Le prese in più non segnano nulla.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks after the stock is used up count.</source>
        <translation>Contano solo le tredici prese giocate a tallone finito.</translation>
    </message>
    <message>
        <source>All twenty-six tricks count.</source>
        <translation>Contano tutte le ventisei prese.</translation>
    </message>
    <message>
        <source>All tricks count, those after the stock is used up as two tricks each.</source>
        <translation>Contano tutte le prese; a tallone finito, ognuna come due.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1.</source>
        <translation>Chi ne ha di più segna 1.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1 for each that the other has fewer.</source>
        <translation>Chi ne ha di più segna 1 per ognuna che l’altro ha in meno.</translation>
    </message>
    <message>
        <source>Each of them scores 1 for who takes it.</source>
        <translation>Ognuna segna 1 per chi la fa.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or passes. The first grand decides. When all others pass, the dealer calls grand or nullo.</source>
        <translation>A turno, dal primo di mano, ognuno dichiara grand o passa. Il primo grand decide. Se tutti gli altri passano, il mazziere dichiara grand o nullo.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or nullo, or passes. The first call decides. When all others pass, the dealer must call.</source>
        <translation>A turno, dal primo di mano, ognuno dichiara grand o nullo, o passa. La prima dichiarazione decide. Se tutti gli altri passano, il mazziere deve dichiarare.</translation>
    </message>
    <message>
        <source>The player before the caller leads at grand, the player after the caller at nullo.</source>
        <translation>A grand esce il giocatore prima di chi ha dichiarato, a nullo quello dopo.</translation>
    </message>
    <message>
        <source>The player after the caller leads at grand, the player before the caller at nullo.</source>
        <translation>A grand esce il giocatore dopo chi ha dichiarato, a nullo quello prima.</translation>
    </message>
    <message>
        <source>At grand a side scores 1 for each of its tricks above six.</source>
        <translation>A grand una coppia segna 1 per ogni sua presa oltre la sesta.</translation>
    </message>
    <message>
        <source>At grand a side scores 4 for each of its tricks above six.</source>
        <translation>A grand una coppia segna 4 per ogni sua presa oltre la sesta.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, the others score twice as much.</source>
        <translation>Se la coppia di chi ha dichiarato fa meno di sette prese, gli altri segnano il doppio.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, it loses as much for each trick below seven, and the others score nothing.</source>
        <translation>Se la coppia di chi ha dichiarato fa meno di sette prese, perde altrettanto per ogni presa sotto le sette, e gli altri non segnano nulla.</translation>
    </message>
    <message>
        <source>When nobody plays anything, the deal does not count and the next player deals.</source>
        <translation>Quando nessuno gioca niente, la smazzata non conta e dà le carte il giocatore seguente.</translation>
    </message>
    <message>
        <source>When nobody plays anything, all play a general misère, each alone and without trumps: whoever takes most tricks pays 1 to each of the others.</source>
        <translation>Quando nessuno gioca niente, tutti giocano una misère generale, ognuno per sé e senza atout: chi fa più prese paga 1 a ciascuno degli altri.</translation>
    </message>
    <message>
        <source>At abundance and at abundance declared the caller chooses trumps.</source>
        <translation>Ad abbondanza e ad abbondanza dichiarata chi dichiara sceglie l’atout.</translation>
    </message>
    <message>
        <source>At abundance the caller chooses trumps; at abundance declared there are none.</source>
        <translation>Ad abbondanza chi dichiara sceglie l’atout; ad abbondanza dichiarata non ce n’è.</translation>
    </message>
    <message>
        <source>Tricks above or below those needed change nothing.</source>
        <translation>Le prese sopra o sotto quelle necessarie non cambiano niente.</translation>
    </message>
    <message>
        <source>At prop and cop, solo and abundance each trick above or below those needed is worth a fifth of a point more.</source>
        <translation>A prop e cop, solo e abbondanza ogni presa sopra o sotto quelle necessarie vale un quinto di punto in più.</translation>
    </message>
    <message>
        <source>A rubber: the side that wins two games of three gains 2 points.</source>
        <translation>Un rubber: la coppia che vince due manche su tre segna 2 punti.</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>Your own scheme</source>
        <translation>Schema personale</translation>
    </message>
    <message>
        <source>Far Whist standard</source>
        <translation>Standard di Far Whist</translation>
    </message>
    <message>
        <source>Classic: tricks, and 10 for made bids</source>
        <translation>Classico: prese, e 10 se esatte</translation>
    </message>
    <message>
        <source>Classic: tricks, and 5 for made bids</source>
        <translation>Classico: prese, e 5 se esatte</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Tutto o niente</translation>
    </message>
    <message>
        <source>All or nothing, 0 worth 5</source>
        <translation>Tutto o niente, lo 0 vale 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5</source>
        <translation>Classico, lo 0 vale 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5 plus the cards</source>
        <translation>Classico, lo 0 vale 5 più le carte</translation>
    </message>
    <message>
        <source>Classic, 0 worth 20</source>
        <translation>Classico, lo 0 vale 20</translation>
    </message>
    <message>
        <source>Oy Vey</source>
        <translation>Oy Vey</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressivo</translation>
    </message>
    <message>
        <source>Squares: +bid², −off²</source>
        <translation>Quadrati: +dichiarazione², −differenza²</translation>
    </message>
    <message>
        <source>Squares, and growing penalty</source>
        <translation>Quadrati, e penalità crescente</translation>
    </message>
    <message>
        <source>Old Heck: missed bids lose as much</source>
        <translation>Old Heck: le mancate perdono altrettanto</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Simmetrico</translation>
    </message>
    <message>
        <source>Missed: −bid</source>
        <translation>Mancata: −dichiarazione</translation>
    </message>
    <message>
        <source>Under: −bid; over: 0</source>
        <translation>Sotto: −dichiarazione; sopra: 0</translation>
    </message>
    <message>
        <source>Under: 0; over: tricks</source>
        <translation>Sotto: 0; sopra: prese</translation>
    </message>
    <message>
        <source>Made: 20; over: tricks</source>
        <translation>Riuscita: 20; sopra: prese</translation>
    </message>
    <message>
        <source>Under: −10; over: tricks</source>
        <translation>Sotto: −10; sopra: prese</translation>
    </message>
    <message>
        <source>Missed: −bid and −10 a trick</source>
        <translation>Mancata: −dichiarazione e −10 per presa</translation>
    </message>
    <message>
        <source>Cypriot: 5 a trick</source>
        <translation>Cipriota: 5 per presa</translation>
    </message>
    <message>
        <source>Ten times the bid</source>
        <translation>Dieci volte la dichiarazione</translation>
    </message>
    <message>
        <source>Gentleman</source>
        <translation>Gentleman</translation>
    </message>
    <message>
        <source>Double Whammy</source>
        <translation>Double Whammy</translation>
    </message>
    <message>
        <source>Missed: −15 a trick off</source>
        <translation>Mancata: −15 per presa di differenza</translation>
    </message>
    <message>
        <source>Montreal</source>
        <translation>Montreal</translation>
    </message>
    <message>
        <source>Clag, old</source>
        <translation>Clag, vecchio</translation>
    </message>
    <message>
        <source>Flemish: 10 + 3 a trick</source>
        <translation>Fiammingo: 10 + 3 per presa</translation>
    </message>
    <message>
        <source>Dutch: 10 + 2 a trick</source>
        <translation>Olandese: 10 + 2 per presa</translation>
    </message>
    <message>
        <source>Podrida: 10 + 3 a trick</source>
        <translation>Podrida: 10 + 3 per presa</translation>
    </message>
    <message>
        <source>Wizard: 20 + 10 a trick</source>
        <translation>Wizard: 20 + 10 per presa</translation>
    </message>
    <message>
        <source>Kings and Fools</source>
        <translation>Re e matti</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumeno</translation>
    </message>
    <message>
        <source>Romanian, triangular</source>
        <translation>Rumeno, triangolare</translation>
    </message>
    <message>
        <source>French: 2 + 1 a trick</source>
        <translation>Francese: 2 + 1 per presa</translation>
    </message>
    <message>
        <source>Tricks, and +10 or −5</source>
        <translation>Prese, e +10 o −5</translation>
    </message>
    <message>
        <source>Trick scoring</source>
        <translation>Punteggio a prese</translation>
    </message>
    <message>
        <source>Novacastrian</source>
        <translation>Di Newcastle</translation>
    </message>
    <message>
        <source>Binary: 10 or 0</source>
        <translation>Binario: 10 o 0</translation>
    </message>
    <message>
        <source>Tricks + cards, or 0</source>
        <translation>Prese + carte, o 0</translation>
    </message>
    <message>
        <source>More in short deals</source>
        <translation>Di più nelle smazzate corte</translation>
    </message>
    <message>
        <source>Golf, triangular: lowest wins</source>
        <translation>Golf, triangolare: vince il più basso</translation>
    </message>
    <message>
        <source>Golf, squares: lowest wins</source>
        <translation>Golf, quadrati: vince il più basso</translation>
    </message>
    <message>
        <source>Golf, by the cards: lowest wins</source>
        <translation>Golf, secondo le carte: vince il più basso</translation>
    </message>
    <message>
        <source>Prospect: blind bids for players behind</source>
        <translation>Prospect: al buio per chi è indietro</translation>
    </message>
    <message>
        <source>Clag</source>
        <translation>Clag</translation>
    </message>
    <message>
        <source>Basas</source>
        <translation>Basas</translation>
    </message>
    <message>
        <source>Binary, 0 worth 20</source>
        <translation>Binario, lo 0 vale 20</translation>
    </message>
    <message>
        <source>A miss halves your total</source>
        <translation>Una mancata dimezza il totale</translation>
    </message>
    <message>
        <source>Count the misses: fewest win</source>
        <translation>Si contano le mancate: vince chi ne ha meno</translation>
    </message>
    <message>
        <source>Stackpot</source>
        <translation>Stackpot</translation>
    </message>
    <message>
        <source>Ninety-Nine</source>
        <translation>Ninety-Nine</translation>
    </message>
    <message>
        <source>Pocha: 10 + 5 a trick</source>
        <translation>Pocha: 10 + 5 per presa</translation>
    </message>
    <message>
        <source>Made: {points}.</source>
        <translation>Riuscita: {points}.</translation>
    </message>
    <message>
        <source>Special made bids: {list}.</source>
        <translation>Dichiarazioni riuscite con punti propri: {list}.</translation>
    </message>
    <message>
        <source>A made 0: {points}.</source>
        <translation>Uno 0 riuscito: {points}.</translation>
    </message>
    <message>
        <source>Missed: {points}.</source>
        <translation>Mancata: {points}.</translation>
    </message>
    <message>
        <source>Too few: {points}.</source>
        <translation>Troppo poche: {points}.</translation>
    </message>
    <message>
        <source>Too many: {points}.</source>
        <translation>Troppe: {points}.</translation>
    </message>
    <message>
        <source>A missed 0: {points}.</source>
        <translation>Uno 0 mancato: {points}.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Vince il punteggio più basso.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Nascondi i punteggi</translation>
    </message>
    <message>
        <source>Show all scores</source>
        <translation>Mostra tutti i punteggi</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Smazzata {deal}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Punteggi finali</translation>
    </message>
    <message>
        <source>Deal {number} · {cards}</source>
        <translation>Smazzata {number} · {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, match to {points}</source>
        <translation>Smazzata {number}, partita a {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Smazzata {number} di {deals}</translation>
    </message>
    <message>
        <source>{number} of {deals} played</source>
        <translation>Giocate: {number} su {deals}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>before the sound of i, as in Ilse</comment>
        <translation>{one} e {other}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} e {other}</translation>
    </message>
    <message>
        <source>{count} exact in a row</source>
        <translation>{count} esatte di fila</translation>
    </message>
    <message>
        <source>{exact} of {deals} exact</source>
        <translation>esatte: {exact} su {deals}</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>in più: {count}</translation>
    </message>
    <message>
        <source>games {games}, points {points}</source>
        <translation>manche {games}, punti {points}</translation>
    </message>
    <message>
        <source>{made} of {deals} made</source>
        <translation>riuscite: {made} su {deals}</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>carte finite</translation>
    </message>
    <message>
        <source>{cards} left</source>
        <translation>{cards} in mano</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <translation>fuori, {place}º posto</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}</source>
        <translation>Smazzata {number}, {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}, {trump}</source>
        <translation>Smazzata {number}, {cards}, {trump}</translation>
    </message>
    <message>
        <source>{name}: took {taken}: {points}</source>
        <translation>{name}: fatte {taken}: {points}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}: {points}</source>
        <translation>{name}: dichiarate {bid}, fatte {taken}: {points}</translation>
    </message>
    <message>
        <source>{name}: took {taken} so far</source>
        <translation>{name}: fatte {taken} finora</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken} so far</source>
        <translation>{name}: dichiarate {bid}, fatte {taken} finora</translation>
    </message>
    <message>
        <source>Nullo</source>
        <translation>Nullo</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} senza atout</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} uptown</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} downtown</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: passo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>Whole score sheet</source>
        <translation>Segnapunti completo</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>{total} of {tricks}: {meaning}</source>
        <translation>{total} su {tricks}: {meaning}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>rigiocata</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Esatte</translation>
    </message>
    <message>
        <source>(in progress)</source>
        <translation>(in corso)</translation>
    </message>
    <message>
        <source>Double-click a deal to study it</source>
        <translation>Doppio clic su una smazzata per studiarla</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punti</translation>
    </message>
    <message>
        <source>Same cards played &amp;by:</source>
        <translation>Stesse carte giocate &amp;da:</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Nessun altro</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>{level} with your cards</source>
        <translation>{level} con le tue carte</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Si rigiocano le stesse carte</translation>
    </message>
    <message>
        <source>Shows what such an opponent gets with your cards on average</source>
        <translation>Mostra quanto ottiene in media un avversario così con le tue carte</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>&amp;Classifica</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opia</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Salva CSV…</translation>
    </message>
    <message>
        <source>Share pict&amp;ure…</source>
        <translation>Condividi &amp;immagine…</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>&amp;Resoconto</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>Score sheet – {game}</source>
        <translation>Segnapunti – {game}</translation>
    </message>
    <message>
        <source>The score sheet was copied.</source>
        <translation>Il segnapunti è stato copiato.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Salva il segnapunti</translation>
    </message>
    <message>
        <source>The score sheet was printed.</source>
        <translation>Il segnapunti è stato stampato.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>Impossibile scrivere {file}: {problem}. Scegli un altro posto.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>Stampa non riuscita.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>{exact} of {deals}</source>
        <translation>{exact} su {deals}</translation>
    </message>
    <message>
        <source>{points} loses</source>
        <translation>{points} perde</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <translation>{points} vince</translation>
    </message>
    <message>
        <source>Contract and declarer</source>
        <translation>Contratto e dichiarante</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contratto</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>{count} above six</source>
        <translation>{count} oltre la sesta</translation>
    </message>
    <message>
        <source>score {game}</source>
        <translation>punteggio {game}</translation>
    </message>
    <message>
        <source>took {tricks} of {need}</source>
        <translation>{tricks} su {need}</translation>
    </message>
    <message>
        <source>took {ours}, they {theirs}</source>
        <translation>prese {ours}, loro {theirs}</translation>
    </message>
    <message>
        <source>Total bid</source>
        <translation>Totale dichiarato</translation>
    </message>
    <message>
        <source>For each deal: tricks taken/bid, then points. ✓ exactly as bid, ▲ too many, ▼ too few.</source>
        <translation>Per ogni smazzata: prese fatte/dichiarate, poi i punti. ✓ esatto, ▲ troppe, ▼ troppo poche.</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Punteggio della manche</translation>
    </message>
    <message>
        <source>made</source>
        <translation>riuscito</translation>
    </message>
    <message>
        <source>{count} short</source>
        <translation>{count} in meno</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>ancora in gioco</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>{place}º posto: {name}, {points}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>dichiarate {bid}, fatte {taken}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Asta</translation>
    </message>
    <message>
        <source>You declare: {tricks}</source>
        <translation>Giochi per {tricks}</translation>
    </message>
    <message>
        <source>{name} declares: {tricks}</source>
        <translation>{name} gioca per {tricks}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {left} to play</source>
        <translation>Vinte {won}, perse {lost}, da giocare {left}</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}</source>
        <translation>Prese: noi {ours}, loro {theirs}</translation>
    </message>
    <message>
        <source>{count} of {players} are still in.</source>
        <translation>Restano in gioco {count} su {players}.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Sei fuori e guardi.</translation>
    </message>
    <message>
        <source>One card is your last chance.</source>
        <translation>Una carta è la tua ultima chance.</translation>
    </message>
    <message>
        <source>You need one trick in each deal.</source>
        <translation>Ti serve una presa in ogni smazzata.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Hai vinto la partita.</translation>
    </message>
    <message>
        <source>Match won: {names}.</source>
        <translation>Vittoria: {names}.</translation>
    </message>
    <message>
        <source>chose trumps: {name}</source>
        <translation>scelta dell’atout: {name}</translation>
    </message>
    <message>
        <source>{name}: back in</source>
        <translation>{name}: di nuovo in gioco</translation>
    </message>
    <message>
        <source>{names}: out</source>
        <translation>{names}: fuori</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <translation>{name}: fuori</translation>
    </message>
    <message>
        <source>Tricks in each deal</source>
        <translation>Prese in ogni smazzata</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>scoperto</translation>
    </message>
    <message>
        <source>{name}: last chance</source>
        <translation>{name}: ultima chance</translation>
    </message>
    <message>
        <source>{count} out</source>
        <translation>{count} fuori</translation>
    </message>
    <message>
        <source>back in</source>
        <translation>rientro</translation>
    </message>
    <message>
        <source>most tricks: chooses the next trumps</source>
        <translation>più prese: scelta del prossimo atout</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>ultima chance</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
</context>
<context>
    <name>Second start</name>
    <message>
        <source>&amp;Show that window</source>
        <translation>&amp;Mostra quella finestra</translation>
    </message>
    <message>
        <source>&amp;Play another match</source>
        <translation>&amp;Gioca un’altra partita</translation>
    </message>
    <message>
        <source>&amp;Take over the match</source>
        <translation>&amp;Porta qui la partita</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Questa partita è aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>The other window does not answer. If you take over its match, that window can no longer save it.</source>
        <translation>L’altra finestra non risponde. Se porti qui la sua partita, non potrà più salvarla.</translation>
    </message>
    <message>
        <source>The match cannot be taken over.</source>
        <translation>La partita non si può portare qui.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The &amp;table</source>
        <translation>Il &amp;tavolo</translation>
    </message>
    <message>
        <source>The &amp;result</source>
        <translation>Il &amp;risultato</translation>
    </message>
    <message>
        <source>The score s&amp;heet</source>
        <translation>Il segnap&amp;unti</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Condividi immagine</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>L’immagine è stata copiata.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvata come {file}.</translation>
    </message>
    <message>
        <source>The disk is full, and nothing was saved. Make room on it, or choose another place.</source>
        <translation>Il disco è pieno e non è stato salvato nulla. Fai spazio o scegli un altro posto.</translation>
    </message>
    <message>
        <source>You cannot save in {folder}. Choose another folder.</source>
        <translation>Non puoi salvare in {folder}. Scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}. Choose another place.</source>
        <translation>Impossibile salvare {file}: {problem}. Scegli un altro posto.</translation>
    </message>
    <message>
        <source>{game} · the end of the match</source>
        <translation>{game} · fine della partita</translation>
    </message>
    <message>
        <source>{game} · deal {deal} of {deals}</source>
        <translation>{game} · smazzata {deal} di {deals}</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · smazzata {deal}</translation>
    </message>
    <message>
        <source>Available when a deal or the match is over</source>
        <translation>Disponibile quando una smazzata o la partita è finita</translation>
    </message>
</context>
<context>
    <name>Short speech</name>
    <message>
        <source>Low cards win.</source>
        <translation>Vincono le carte basse.</translation>
    </message>
    <message>
        <source>High cards win.</source>
        <translation>Vincono le carte alte.</translation>
    </message>
    <message>
        <source>You: {choice}.</source>
        <translation>Tu: {choice}.</translation>
    </message>
    <message>
        <source>{name}: {choice}.</source>
        <translation>{name}: {choice}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, you deal.</source>
        <translation>Smazzata {deal}: {cards}, dai tu.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, {name} deals.</source>
        <translation>Smazzata {deal}: {cards}, dà {name}.</translation>
    </message>
    <message>
        <source>Bids: {bids}.</source>
        <translation>Dichiarazioni: {bids}.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Presa tua.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>Presa di {name}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Puoi solo passare.</translation>
    </message>
    <message>
        <source>Bid {contract} or more, or pass.</source>
        <translation>Dichiara {contract} o più, oppure passa.</translation>
    </message>
    <message>
        <source>Bid {contract} or more.</source>
        <translation>Dichiara {contract} o più.</translation>
    </message>
    <message>
        <source>Offer {least} or more, or pass.</source>
        <translation>Offri {least} o più, oppure passa.</translation>
    </message>
    <message>
        <source>Bid blind, or look. Blind: {bids}.</source>
        <translation>Dichiara al buio, o guarda. Al buio: {bids}.</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Alte o basse?</translation>
    </message>
    <message>
        <source>Give a card.</source>
        <translation>Dai una carta.</translation>
    </message>
    <message>
        <source>Play or knock?</source>
        <translation>Giochi o bussi?</translation>
    </message>
    <message>
        <source>Play your unseen card.</source>
        <translation>Gioca la tua carta coperta.</translation>
    </message>
    <message>
        <source>You lead: {cards}.</source>
        <translation>Esci tu: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: any card.</source>
        <translation>Tocca a te: qualsiasi carta.</translation>
    </message>
    <message>
        <source>Your turn: {cards}.</source>
        <translation>Tocca a te: {cards}.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>{side} ({names})</source>
        <translation>{side} ({names})</translation>
    </message>
    <message>
        <source>{deal} · your bags {bags}</source>
        <translation>{deal} · tue prese in più {bags}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · bags {ours}–{theirs}</source>
        <translation>Noi {we} – Loro {they} · in più {ours}–{theirs}</translation>
    </message>
    <message>
        <source>{told} · tricks {ours} – {theirs}</source>
        <translation>{told} · prese {ours} – {theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · games {won}–{lost} · tricks {ours}–{theirs}</source>
        <translation>Noi {we} – Loro {they} · manche {won}–{lost} · prese {ours}–{theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · tricks {ours}–{theirs}</source>
        <translation>Noi {we} – Loro {they} · prese {ours}–{theirs}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Your hand, {cards}</source>
        <translation>La tua mano, {cards}</translation>
    </message>
    <message>
        <source>not your turn to play</source>
        <translation>non tocca a te giocare</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>giocabile</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>non giocabile: {why}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>fuori questa volta</translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation>fatte {taken}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>dichiarazione fatta</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>ancora nessuna dichiarazione</translation>
    </message>
    <message>
        <source>bid hidden</source>
        <translation>dichiarazione nascosta</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>dichiarate {bid}</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <translation>da fare {count}</translation>
    </message>
    <message>
        <source>exact so far</source>
        <translation>esatto finora</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>Deal {deal}, {cards}, {tricks} of {size} played.</source>
        <translation>Smazzata {deal}, {cards}, giocate {tricks} su {size}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, {cards}, {tricks} of {size} played.</source>
        <translation>Smazzata {deal} di {deals}, {cards}, giocate {tricks} su {size}.</translation>
    </message>
    <message>
        <source>Trick so far: {cards}.</source>
        <translation>Presa in corso: {cards}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>{card}, now {place} of {count}</source>
        <translation>{card}, ora {place} di {count}</translation>
    </message>
    <message>
        <source>Your hand is sorted.</source>
        <translation>La tua mano è ordinata.</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>dal monte</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>non giocabile</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>il tuo compagno</translation>
    </message>
    <message>
        <source>bid made</source>
        <translation>dichiarazione riuscita</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>{count} di troppo</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: your bid is made.</source>
        <translation>Hai dichiarato {bid} e hai {taken}: la dichiarazione è riuscita.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too many.</source>
        <translation>Dichiarate {bid}, fatte {taken}: troppe.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too few by now.</source>
        <translation>Dichiarate {bid}, fatte {taken}: non bastano più.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need the last trick.</source>
        <translation>Dichiarate {bid}, fatte {taken}: ti serve l’ultima presa.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: do not take the last trick.</source>
        <translation>Dichiarate {bid}, fatte {taken}: non fare l’ultima presa.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need {need} {left}.</source>
        <translation>Dichiarate {bid}, fatte {taken}: devi farne ancora {need} {left}.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need none {left}.</source>
        <translation>Dichiarate {bid}, fatte {taken}: non devi farne più {left}.</translation>
    </message>
    <message>
        <source>{card} lies face up on the stock</source>
        <translation>{card} è scoperta sul tallone</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>In questa presa non è stata giocata nessuna carta.</translation>
    </message>
    <message>
        <source>Trump is not known yet.</source>
        <translation>L’atout non è ancora noto.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Non c’è atout.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Atout: {suit}.</translation>
    </message>
    <message>
        <source>Trump: {suit}, {card} turned up.</source>
        <translation>Atout: {suit}, carta scoperta: {card}.</translation>
    </message>
    <message>
        <source>No cards have been dealt.</source>
        <translation>Non sono state date carte.</translation>
    </message>
    <message>
        <source>You do not see your cards.</source>
        <translation>Non vedi le tue carte.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Non hai carte.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Hai {cards}.</translation>
    </message>
    <message>
        <source>Playable: {cards}.</source>
        <translation>Giocabili: {cards}.</translation>
    </message>
    <message>
        <source>All see your cards.</source>
        <translation>Tutti vedono le tue carte.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} mostra {cards}.</translation>
    </message>
    <message>
        <source>From the kitty: {cards}.</source>
        <translation>Dal monte: {cards}.</translation>
    </message>
    <message>
        <source>Your bid: {bids}.</source>
        <translation>La tua dichiarazione: {bids}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}, not {barred}.</source>
        <translation>La tua dichiarazione: da {least} a {most}, tranne {barred}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}.</source>
        <translation>La tua dichiarazione: da {least} a {most}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Esci tu.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>{card} in uscita: gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>A joker was led.</source>
        <translation>Uscita con un jolly.</translation>
    </message>
    <message>
        <source>{suit} led.</source>
        <translation>Uscita: {suit}.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Non hai {suit}.</translation>
    </message>
    <message>
        <source>Taken back: {choice}.</source>
        <translation>Ritirato: {choice}.</translation>
    </message>
    <message>
        <source>Made again: {choice}.</source>
        <translation>Rifatto: {choice}.</translation>
    </message>
    <message>
        <source>Go through your cards with {less} and {more}, and press {ready}.</source>
        <translation>Scorri le tue carte con {less} e {more} e premi {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number and press {ready}.</source>
        <translation>Per dichiarare, scrivi un numero e premi {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number, choose with {down} and {up} what you play, and press {ready}.</source>
        <translation>Per dichiarare, scrivi un numero, scegli con {down} e {up} che cosa giochi e premi {ready}.</translation>
    </message>
    <message>
        <source>To choose trumps, go through the suits with {less} and {more}, and press {ready}.</source>
        <translation>Per scegliere l’atout, scorri i semi con {less} e {more} e premi {ready}.</translation>
    </message>
    <message>
        <source>Press {keep} to keep the card that you drew, or {discard} to discard it.</source>
        <translation>Premi {keep} per tenere la carta pescata o {discard} per scartarla.</translation>
    </message>
    <message>
        <source>Go through the choices with {less} and {more}, and press {ready}.</source>
        <translation>Scorri le scelte con {less} e {more} e premi {ready}.</translation>
    </message>
    <message>
        <source>{help} opens the help. {keys} say the trick, the bids, the trump, the scores, whose turn it is and your cards.</source>
        <translation>{help} apre la guida. {keys} dicono la presa, le dichiarazioni, l’atout, i punti, a chi tocca e le tue carte.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Piazzamento medio</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Dichiarazioni esatte</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punti a smazzata</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Partita migliore</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Serie più lunga</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Serie in corso</translation>
    </message>
    <message>
        <source>Places in the last matches</source>
        <translation>Piazzamenti nelle ultime partite</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Punti nelle ultime partite</translation>
    </message>
    <message>
        <source>■ won   ● not won</source>
        <translation>■ vinta   ● non vinta</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>smazzate di fila</translation>
    </message>
    <message>
        <source>Too high or too low</source>
        <translation>Troppo alte o troppo basse</translation>
    </message>
    <message>
        <source>Exact bids by cards in the hand</source>
        <translation>Dichiarazioni esatte per carte in mano</translation>
    </message>
    <message>
        <source>Exact bids with and without trump</source>
        <translation>Dichiarazioni esatte con e senza atout</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Seme di atout</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>The shuffle favours nobody: all cards follow from a number fixed before the first deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie in the green band, so one outside it now and then is no surprise.</source>
        <translation>La mescolata non favorisce nessuno: tutte le carte derivano da un numero fissato prima della prima smazzata. Ecco che cosa ha ricevuto ogni posto. Se a distribuire è solo il caso, circa 19 numeri su 20 cadono nella banda verde; che ogni tanto uno ne esca non è quindi una sorpresa.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Assi</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Only deals in which no player chose the suit count here.</source>
        <translation>Qui contano solo le smazzate in cui nessun giocatore ha scelto il seme.</translation>
    </message>
    <message>
        <source>Cards are luck as well as skill: in our measurements even a clearly better player lost a third of the matches.</source>
        <translation>Le carte sono fortuna e abilità: nelle nostre misurazioni anche un giocatore nettamente migliore ha perso un terzo delle partite.</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>Impossibile mostrare le statistiche</translation>
    </message>
    <message>
        <source>Nothing of this kind has been played</source>
        <translation>Non è stato giocato nulla di questo tipo</translation>
    </message>
    <message>
        <source>Choose another game, other opponents or other matches.</source>
        <translation>Scegli un altro gioco, altri avversari o altre partite.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Non è ancora stato contato nulla</translation>
    </message>
    <message>
        <source>Play a deal to its end and it is counted here, with your bid and your points; a match counts when it is over. Practice, lessons and matches that you only watch do not count.</source>
        <translation>Ogni smazzata giocata fino alla fine conta qui, con la tua dichiarazione e i tuoi punti; una partita conta quando è finita. Gli esercizi, le lezioni e le partite che guardi soltanto non contano.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>&amp;Matches:</source>
        <translation>&amp;Partite:</translation>
    </message>
    <message>
        <source>A match is assisted when you asked for a hint, took a move back, had the coach look at moves before they were made, let a bot finish a deal or move when your time was up, replayed a deal before it was over, or chose the match number.</source>
        <translation>Una partita conta come «con aiuto» se hai chiesto un consiglio, annullato una mossa, fatto guardare all’allenatore le mosse prima di giocarle, fatto finire una smazzata a un bot, lasciato che un bot giocasse per te a tempo scaduto, rigiocato una smazzata prima che finisse o scelto il numero della partita.</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Con aiuto</translation>
    </message>
    <message>
        <source>Hints not allowed</source>
        <translation>Consigli non permessi</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>Gi&amp;ocatore:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Gioco:</translation>
    </message>
    <message>
        <source>O&amp;pponents:</source>
        <translation>&amp;Avversari:</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>&amp;Riepilogo</translation>
    </message>
    <message>
        <source>&amp;Bids</source>
        <translation>&amp;Dichiarazioni</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mescolata</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>A&amp;zzera…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Salva CSV…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>The statistics were copied.</source>
        <translation>Le statistiche sono state copiate.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Salva le statistiche</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Azzera le statistiche</translation>
    </message>
    <message>
        <source>Reset these statistics?

{shown}</source>
        <translation>Azzerare queste statistiche?

{shown}</translation>
    </message>
    <message>
        <source>You can undo this until you leave the program.</source>
        <translation>Puoi annullare l’azzeramento finché non esci dal programma.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>A&amp;zzera</translation>
    </message>
    <message>
        <source>The statistics have been reset.</source>
        <translation>Le statistiche sono state azzerate.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, regole personali</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Livelli misti</translation>
    </message>
    <message>
        <source>{percent} % – {good} of {of}</source>
        <translation>{percent} % – {good} su {of}</translation>
    </message>
    <message>
        <source>{label}: exact in {good} of {of}, {percent} percent</source>
        <translation>{label}: esatte {good} su {of}, {percent} per cento</translation>
    </message>
    <message>
        <source>On average your bids are neither too high nor too low.</source>
        <translation>In media le tue dichiarazioni non sono né troppo alte né troppo basse.</translation>
    </message>
    <message>
        <source>You overbid by {tricks} tricks on average.</source>
        <translation>In media dichiari {tricks} prese di troppo.</translation>
    </message>
    <message>
        <source>You underbid by {tricks} tricks on average.</source>
        <translation>In media dichiari {tricks} prese in meno del giusto.</translation>
    </message>
    <message>
        <source>Missed bids: {high} too high, {low} too low.</source>
        <translation>Dichiarazioni mancate: troppo alte {high}, troppo basse {low}.</translation>
    </message>
    <message>
        <source>Oldest first: {values}</source>
        <translation>Dalla più vecchia: {values}</translation>
    </message>
    <message>
        <source>{percent} %, expected {fair} %</source>
        <translation>{percent} %, atteso {fair} %</translation>
    </message>
    <message>
        <source>{deals}, unfinished matches: {running}</source>
        <translation>{deals}, partite in corso: {running}</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: below the band</source>
        <translation>{count} – atteso {mean} ± {band}: sotto la banda</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: above the band</source>
        <translation>{count} – atteso {mean} ± {band}: sopra la banda</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: within the band</source>
        <translation>{count} – atteso {mean} ± {band}: nella banda</translation>
    </message>
    <message>
        <source>The statistics could not be read and start over. The old file is kept as {file}.</source>
        <translation>Non è stato possibile leggere le statistiche, che ricominciano da capo. Il vecchio file è conservato come {file}.</translation>
    </message>
    <message>
        <source>The statistics in {file} were written by a newer version of Far Whist; what you play now is not counted.</source>
        <translation>Le statistiche in {file} sono di una versione più recente di Far Whist; quello che giochi ora non viene contato.</translation>
    </message>
    <message>
        <source>The statistics in {file} are damaged and cannot be moved aside; what you play now is not counted.</source>
        <translation>Le statistiche in {file} sono danneggiate e non si possono mettere da parte; quello che giochi ora non viene contato.</translation>
    </message>
    <message>
        <source>The disk is full, so the statistics in {file} could not be saved; Far Whist tries again after the next deal.</source>
        <translation>Il disco è pieno e non è stato possibile salvare le statistiche in {file}; Far Whist riprova dopo la prossima smazzata.</translation>
    </message>
    <message>
        <source>The statistics in {file} may not be read or written; Far Whist tries again after the next deal.</source>
        <translation>Non è permesso leggere o scrivere le statistiche in {file}; Far Whist riprova dopo la prossima smazzata.</translation>
    </message>
    <message>
        <source>Another program is using the statistics in {file}; Far Whist tries again after the next deal.</source>
        <translation>Un altro programma sta usando le statistiche in {file}; Far Whist riprova dopo la prossima smazzata.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({problem}); Far Whist tries again after the next deal.</source>
        <translation>Non è possibile usare le statistiche in {file} ({problem}); Far Whist riprova dopo la prossima smazzata.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Tocca a te: esci con una carta.</translation>
    </message>
    <message>
        <source>Your turn: follow suit, {suit}.</source>
        <translation>Tocca a te: rispondi a {suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card.</source>
        <translation>Tocca a te: gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>Your turn: play a highlighted card.</source>
        <translation>Tocca a te: gioca una carta evidenziata.</translation>
    </message>
    <message>
        <source>Choose trumps.</source>
        <translation>Scegli il seme di atout.</translation>
    </message>
    <message>
        <source>Offer a number of tricks with a trump suit, or pass.</source>
        <translation>Offri un numero di prese con un seme di atout, oppure passa.</translation>
    </message>
    <message>
        <source>Bid without seeing your cards, or look at them first.</source>
        <translation>Dichiara senza vedere le carte, oppure guardale prima.</translation>
    </message>
    <message>
        <source>Your partner has bid blind: now you must, too.</source>
        <translation>Il compagno ha dichiarato al buio: ora devi farlo anche tu.</translation>
    </message>
    <message>
        <source>You are ready. You may change your bid until all are.</source>
        <translation>Hai confermato. Puoi cambiare la dichiarazione finché non sono tutti pronti.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Ready.</source>
        <translation>Scegli la tua dichiarazione, poi premi Pronto.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Bid.</source>
        <translation>Scegli la tua dichiarazione, poi premi Dichiara.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>In attesa di {names}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>La presa è tua con {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} fa la presa con {card}.</translation>
    </message>
    <message>
        <source>Bid a number of tricks above six, or pass.</source>
        <translation>Dichiara un numero di prese oltre la sesta, oppure passa.</translation>
    </message>
    <message>
        <source>No trump: do high or low cards win?</source>
        <translation>Senza atout: vincono le carte alte o le basse?</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Scarta {cards}.</translation>
    </message>
    <message>
        <source>Choose a card to pass to your partner.</source>
        <translation>Scegli una carta da passare al compagno.</translation>
    </message>
    <message>
        <source>Give a card to the player who takes the penalty.</source>
        <translation>Dai una carta al giocatore a cui tocca la penalità.</translation>
    </message>
    <message>
        <source>You drew {card}: keep it or discard it?</source>
        <translation>Hai pescato {card}: la tieni o la scarti?</translation>
    </message>
    <message>
        <source>Play your card, or knock to keep it for a later trick.</source>
        <translation>Gioca la tua carta, o bussa per tenerla per una presa successiva.</translation>
    </message>
    <message>
        <source>Play your card, which you have not seen.</source>
        <translation>Gioca la tua carta, che non hai visto.</translation>
    </message>
    <message>
        <source>Your turn. {pile}</source>
        <translation>Tocca a te. {pile}</translation>
    </message>
    <message>
        <source>Everyone passed: call grand or nullo.</source>
        <translation>Tutti sono passati: dichiara grand o nullo.</translation>
    </message>
    <message>
        <source>Call grand or nullo, or pass.</source>
        <translation>Dichiara grand o nullo, o passa.</translation>
    </message>
    <message>
        <source>Call grand, or pass.</source>
        <translation>Dichiara grand o passa.</translation>
    </message>
    <message>
        <source>Accept the proposal, or pass.</source>
        <translation>Accetta la proposta o passa.</translation>
    </message>
    <message>
        <source>Nobody accepts: play solo, or pass.</source>
        <translation>Nessuno accetta: gioca solo o passa.</translation>
    </message>
    <message>
        <source>Call, or pass.</source>
        <translation>Dichiara o passa.</translation>
    </message>
    <message>
        <source>The first steps come with your next bid.</source>
        <translation>I primi passi arrivano con la tua prossima dichiarazione.</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>esercizio</translation>
    </message>
    <message>
        <source>A bot finishes this deal for you.</source>
        <translation>Un bot finisce questa smazzata per te.</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Smazzata {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Smazzata {deal} di {deals}</translation>
    </message>
    <message>
        <source>stock {cards}</source>
        <translation>tallone {cards}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>the other side</source>
        <translation>l’altra coppia</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>la vostra coppia</translation>
    </message>
    <message>
        <source>One deal decided it.</source>
        <translation>Ha deciso tutto una sola smazzata.</translation>
    </message>
    <message>
        <source>After {deals} it is level at {points}: {names}.</source>
        <translation>Dopo {deals} è parità a {points}: {names}.</translation>
    </message>
    <message>
        <source>You led from the first deal to the last.</source>
        <translation>Hai condotto dalla prima smazzata all’ultima.</translation>
    </message>
    <message>
        <source>{name} led from the first deal to the last.</source>
        <translation>{name} ha condotto dalla prima smazzata all’ultima.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when you took the lead from {rivals}.</source>
        <translation>La svolta è arrivata nella smazzata {deal}: hai superato {rivals} e preso il comando.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from you.</source>
        <translation>La svolta è arrivata nella smazzata {deal}: {name} ti ha superato e ha preso il comando.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from {rivals}.</source>
        <translation>La svolta è arrivata nella smazzata {deal}: {name} ha superato {rivals} e preso il comando.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave you the lead over {rivals}.</source>
        <translation>La svolta è arrivata nella smazzata {deal}: con {bids} di fila hai superato {rivals} e preso il comando.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over you.</source>
        <translation>La svolta è arrivata nella smazzata {deal}: con {bids} di fila {name} ti ha superato e ha preso il comando.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over {rivals}.</source>
        <translation>La svolta è arrivata nella smazzata {deal}: con {bids} di fila {name} ha superato {rivals} e preso il comando.</translation>
    </message>
    <message>
        <source>Before the last deal it stood level at {points}.</source>
        <translation>Prima dell’ultima smazzata era parità a {points}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, you bid {bid} and took {taken}.</source>
        <translation>In parità a {points} prima dell’ultima smazzata, hai dichiarato {bid} e fatto {taken}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, {name} bid {bid} and took {taken}.</source>
        <translation>In parità a {points} prima dell’ultima smazzata, {name} ha dichiarato {bid} e fatto {taken}.</translation>
    </message>
    <message>
        <source>At the end you were {points} ahead of {rivals}.</source>
        <translation>Alla fine avevi {points} di vantaggio; secondo posto: {rivals}.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of you.</source>
        <translation>Alla fine era in testa {name}, con {points} di vantaggio su di te.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of {rivals}.</source>
        <translation>Alla fine era in testa {name} con {points} di vantaggio; secondo posto: {rivals}.</translation>
    </message>
    <message>
        <source>The best deal was yours: {points} in deal {deal}.</source>
        <translation>La smazzata migliore è stata tua: {points} nella smazzata {deal}.</translation>
    </message>
    <message>
        <source>The best deal went to {name}: {points} in deal {deal}.</source>
        <translation>La smazzata migliore: {name}, {points} nella smazzata {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} was the first to put somebody out: {names}.</source>
        <translation>La smazzata {deal} è stata la prima a eliminare qualcuno: {names}.</translation>
    </message>
    <message>
        <source>Played in the last deal: {names}.</source>
        <translation>Hanno giocato l’ultima smazzata: {names}.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>&amp;Pass and draw</source>
        <translation>&amp;Passa e pesca</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;Knock: keep it</source>
        <translation>&amp;Bussa: tienila</translation>
    </message>
    <message>
        <source>Play it &amp;unseen</source>
        <translation>Gio&amp;cala al buio</translation>
    </message>
    <message>
        <source>Choose a card for your partner</source>
        <translation>Scegli una carta per il compagno</translation>
    </message>
    <message>
        <source>Choose a card to give away</source>
        <translation>Scegli una carta da dare</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Scarta {cards}</translation>
    </message>
    <message>
        <source>Choose a card, or several of one rank</source>
        <translation>Scegli una carta, o più dello stesso valore</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what was picked</comment>
        <translation>Cala</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Nessuna carta va bene</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>La tua carta</translation>
    </message>
    <message>
        <source>Done ({count} of {all})</source>
        <translation>Fatto ({count} su {all})</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Cala {cards}</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Study</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>The coach has not judged this choice</source>
        <translation>L’allenatore non ha giudicato questa scelta</translation>
    </message>
    <message>
        <source>This is not your decision</source>
        <translation>Questa non è una tua scelta</translation>
    </message>
    <message>
        <source>Deal {number} · saved, does not count</source>
        <translation>Smazzata {number} · variante salvata, non conta</translation>
    </message>
    <message>
        <source>Nothing better is known than what was played</source>
        <translation>Non si conosce niente di meglio di ciò che è stato giocato</translation>
    </message>
    <message>
        <source>{line}. This does not count.</source>
        <translation>{line}. Questo non conta.</translation>
    </message>
    <message>
        <source>Line deleted. Ctrl+Z brings it back.</source>
        <translation>Variante eliminata. Ctrl+Z la ripristina.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Indie&amp;tro</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Mani scoperte</translation>
    </message>
    <message>
        <source>Only what you knew</source>
        <translation>Solo ciò che sapevi</translation>
    </message>
    <message>
        <source>Cards that are shown</source>
        <translation>Carte mostrate</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>Torna alla &amp;partita</translation>
    </message>
    <message>
        <source>Let &amp;everyone play on</source>
        <translation>L&amp;ascia giocare tutti</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>&amp;Other random choices for the opponents</source>
        <translation>&amp;Altre scelte casuali per gli avversari</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Gioca da &amp;qui</translation>
    </message>
    <message>
        <source>&amp;Hide the panel</source>
        <translation>&amp;Nascondi il pannello</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>You knew</source>
        <translation>Sapevi</translation>
    </message>
    <message>
        <source>Steps of the deal</source>
        <translation>Passi della smazzata</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>Scelta prece&amp;dente</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>Scelta segue&amp;nte</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Punti attesi</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Smazzata precedente</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Smazzata successiva</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Prossimo errore</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Errore precedente</translation>
    </message>
    <message>
        <source>Study · {deal}</source>
        <translation>Studio · {deal}</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Registro della smazzata</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Tr&amp;y {card}</source>
        <translation>Pro&amp;va {card}</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Mostra la &amp;risposta</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>esci tu</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>la tua carta</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Fine della smazzata</translation>
    </message>
    <message>
        <source>All bid at once</source>
        <translation>Tutti dichiarano insieme</translation>
    </message>
    <message>
        <source>Trick {trick}, your lead</source>
        <translation>Presa {trick}, esci tu</translation>
    </message>
    <message>
        <source>Trick {trick}, your card</source>
        <translation>Presa {trick}, la tua carta</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} leads</source>
        <translation>Presa {trick}, esce {name}</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} plays</source>
        <translation>Presa {trick}, gioca {name}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>La tua dichiarazione</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} dichiara</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Scegli tu l’atout</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} sceglie l’atout</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Peschi una carta</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} pesca una carta</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <translation>Scarti una carta</translation>
    </message>
    <message>
        <source>{name} discards a card</source>
        <translation>{name} scarta una carta</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>passo {step} di {steps}</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>non ancora giocata</translation>
    </message>
    <message>
        <source>Try another call</source>
        <translation>Prova un’altra dichiarazione</translation>
    </message>
    <message>
        <source>Try {call}</source>
        <translation>Prova {call}</translation>
    </message>
    <message>
        <source>Before the play: {move}</source>
        <translation>Prima del gioco: {move}</translation>
    </message>
    <message>
        <source>Trick {trick}: {move}</source>
        <translation>Presa {trick}: {move}</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <translation>E se: {move}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old} in trick {trick}</source>
        <translation>E se: {move} invece di {old} nella presa {trick}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old}</source>
        <translation>E se: {move} invece di {old}</translation>
    </message>
    <message>
        <source>{points} · {taken} of {bid}</source>
        <translation>{points} · {taken} su {bid}</translation>
    </message>
    <message>
        <source>One line is only one way the play can go.</source>
        <translation>Una variante è solo uno dei modi in cui può andare il gioco.</translation>
    </message>
    <message>
        <source>The choice had a chance of {share} %, whatever came of it.</source>
        <translation>La scelta aveva {share} probabilità su 100, comunque sia andata.</translation>
    </message>
    <message>
        <source>Before the choice: {worth}</source>
        <translation>Prima della scelta: {worth}</translation>
    </message>
    <message>
        <source>In the match, {choice}: {worth}</source>
        <translation>Nella partita, {choice}: {worth}</translation>
    </message>
    <message>
        <source>Here: {worth}</source>
        <translation>Qui: {worth}</translation>
    </message>
    <message>
        <source>Trick {trick}, your turn</source>
        <translation>Presa {trick}, tocca a te</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} thinks</source>
        <translation>Presa {trick}, {name} pensa</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} pensa</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>No&amp;me…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Name of the line</source>
        <translation>Nome della variante</translation>
    </message>
    <message>
        <source>The match, as it was played</source>
        <translation>La partita, com’è stata giocata</translation>
    </message>
    <message>
        <source>The deal up to the question</source>
        <translation>La smazzata fino alla domanda</translation>
    </message>
    <message>
        <source>{line}
“{name}”</source>
        <translation>{line}
«{name}»</translation>
    </message>
    <message>
        <source>What you try cannot be saved: {reason}</source>
        <translation>Non è possibile salvare le tue prove: {reason}</translation>
    </message>
    <message>
        <source>your line {share} %</source>
        <translation>la tua variante {share} %</translation>
    </message>
    <message>
        <source>&amp;Back to the question</source>
        <translation>&amp;Torna alla domanda</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>L’allenatore sta pensando…</translation>
    </message>
    <message>
        <source>The help advises: {choice}</source>
        <translation>Consiglio della guida: {choice}</translation>
    </message>
    <message>
        <source>&amp;Judge the decisions of</source>
        <translation>&amp;Giudica le scelte di un giocatore</translation>
    </message>
</context>
<context>
    <name>Suit keys</name>
    <message>
        <source>S</source>
        <translation>P</translation>
    </message>
    <message>
        <source>H</source>
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>C</source>
        <translation>F</translation>
    </message>
</context>
<context>
    <name>Suit of a card</name>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>senza atout</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Show all hands</source>
        <translation>Mostra tutte le mani</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studia</translation>
    </message>
    <message>
        <source>Go through the deal card by card</source>
        <translation>Ripercorri la smazzata carta per carta</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Rigioca la smazzata</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>dichiarate {bid}, fatte {taken}</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>fuori questa volta</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>in più: {count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>mancata</translation>
    </message>
    <message>
        <source>made</source>
        <translation>riuscita</translation>
    </message>
    <message>
        <source>game {points}, won {games}</source>
        <translation>manche {points}, vinte {games}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vittoria</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>ultima chance</translation>
    </message>
    <message>
        <source>stays in</source>
        <translation>ancora in gioco</translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation>carte rimaste: {count}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Points in the match so far</source>
        <translation>Punti nella partita finora</translation>
    </message>
    <message>
        <source>The same place as before</source>
        <translation>Lo stesso posto di prima</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Deal {deal} – {cards}, {trump}</source>
        <translation>Smazzata {deal} – {cards}, {trump}</translation>
    </message>
    <message>
        <source>Exact: bid {bid}, took {taken}</source>
        <translation>Esatto: dichiarate {bid}, fatte {taken}</translation>
    </message>
    <message>
        <source>One too many: bid {bid}, took {taken}</source>
        <translation>Una di troppo: dichiarate {bid}, fatte {taken}</translation>
    </message>
    <message>
        <source>One short: bid {bid}, took {taken}</source>
        <translation>Una in meno: dichiarate {bid}, fatte {taken}</translation>
    </message>
    <message>
        <source>{result}: bid {bid}, took {taken}</source>
        <translation>Dichiarate {bid}, fatte {taken}: {result}</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>La smazzata non conta e si rigioca.</translation>
    </message>
    <message>
        <source>You took {taken}: {points}.</source>
        <translation>Ne hai fatte {taken}: {points}.</translation>
    </message>
    <message>
        <source>You sat out.</source>
        <translation>Questa volta stavi fuori.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {result}, {points}.</source>
        <translation>Dichiarate {bid}, fatte {taken}: {result}, {points}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>You took {tricks} and win the match.</source>
        <translation>Hai fatto {tricks} e vinci la partita.</translation>
    </message>
    <message>
        <source>You took {tricks} and share first place.</source>
        <translation>Hai fatto {tricks} e sei al primo posto a pari merito.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Sei fuori e guardi.</translation>
    </message>
    <message>
        <source>You took {tricks} and are out.</source>
        <translation>Hai fatto {tricks} e sei fuori.</translation>
    </message>
    <message>
        <source>You took no trick: one card is your last chance.</source>
        <translation>Nessuna presa: una carta è la tua ultima chance.</translation>
    </message>
    <message>
        <source>You took {tricks} and stay in.</source>
        <translation>Hai fatto {tricks} e resti in gioco.</translation>
    </message>
    <message>
        <source>You go out first.</source>
        <translation>Finisci le carte prima di tutti.</translation>
    </message>
    <message>
        <source>Your place in this game: {place}.</source>
        <translation>Il tuo posto in questa manche: {place}º.</translation>
    </message>
    <message>
        <source>Nullo: we took {ours} tricks, they {theirs}.</source>
        <translation>Nullo: prese noi {ours}, loro {theirs}.</translation>
    </message>
    <message>
        <source>We bid {bid} and took {taken}: {points}. They bid {bid_there} and took {taken_there}: {points_there}.</source>
        <translation>Abbiamo dichiarato {bid} e fatto {taken}: {points}. Loro hanno dichiarato {bid_there} e fatto {taken_there}: {points_there}.</translation>
    </message>
    <message>
        <source>Tricks: you {own}, the other player {other}.</source>
        <translation>Prese: tu {own}, l’altro {other}.</translation>
    </message>
    <message>
        <source>General misère: you took {tricks}.</source>
        <translation>Misère generale: hai fatto {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and made it with {tricks}.</source>
        <translation>Hai giocato {contract} e ce l’hai fatta con {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and failed with {tricks}.</source>
        <translation>Hai giocato {contract} e hai fallito con {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} was made with {tricks}.</source>
        <translation>Contro di te {contract} è riuscito con {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} failed with {tricks}.</source>
        <translation>Contro di te {contract} è fallito con {tricks}.</translation>
    </message>
    <message>
        <source>Nobody plays: the deal does not count.</source>
        <translation>Nessuno gioca: la smazzata non conta.</translation>
    </message>
    <message>
        <source>You are left with cards and lose this game.</source>
        <translation>Ti restano carte in mano e perdi questa manche.</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}.</source>
        <translation>Prese: noi {ours}, loro {theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and made it: tricks {tricks}–{theirs}.</source>
        <translation>Abbiamo dichiarato {contract} e ci siamo riusciti: prese {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and failed: tricks {tricks}–{theirs}.</source>
        <translation>Abbiamo dichiarato {contract} e abbiamo fallito: prese {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>They bid {contract} and made it: tricks {theirs}–{tricks}.</source>
        <translation>Hanno dichiarato {contract} e ci sono riusciti: prese {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>They bid {contract} and failed: tricks {theirs}–{tricks}.</source>
        <translation>Hanno dichiarato {contract} e hanno fallito: prese {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>The next deal starts automatically</source>
        <translation>La prossima smazzata comincia da sé</translation>
    </message>
    <message>
        <source>Third exact bid in a row.</source>
        <translation>Terza dichiarazione esatta di fila.</translation>
    </message>
    <message>
        <source>Fourth exact bid in a row.</source>
        <translation>Quarta dichiarazione esatta di fila.</translation>
    </message>
    <message>
        <source>Fifth exact bid in a row.</source>
        <translation>Quinta dichiarazione esatta di fila.</translation>
    </message>
    <message>
        <source>Sixth exact bid in a row.</source>
        <translation>Sesta dichiarazione esatta di fila.</translation>
    </message>
    <message>
        <source>Seventh exact bid in a row.</source>
        <translation>Settima dichiarazione esatta di fila.</translation>
    </message>
    <message>
        <source>Eighth exact bid in a row.</source>
        <translation>Ottava dichiarazione esatta di fila.</translation>
    </message>
    <message>
        <source>You take the lead from {names}.</source>
        <translation>Passi in testa, davanti a {names}.</translation>
    </message>
    <message>
        <source>You share the lead with {names}.</source>
        <translation>Sei in testa insieme a {names}.</translation>
    </message>
    <message>
        <source>You keep the lead.</source>
        <translation>Resti in testa.</translation>
    </message>
    <message>
        <source>You pass {names}.</source>
        <translation>Superi {names}.</translation>
    </message>
    <message>
        <source>{points} behind {names}.</source>
        <translation>{points} dietro {names}.</translation>
    </message>
    <message>
        <source>You take the lead.</source>
        <translation>Passi in testa.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Trump not known yet</source>
        <translation>Atout non ancora noto</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>Deal {deal} · {cards}</source>
        <translation>Smazzata {deal} · {cards}</translation>
    </message>
    <message>
        <source>{sum}. Somebody must fall short.</source>
        <translation>{sum}. Qualcuno dovrà farne troppo poche.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Prese dichiarate finora: {total} su {tricks}</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>pronti {ready} su {seats}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} · {cards}</source>
        <translation>Smazzata {deal} di {deals} · {cards}</translation>
    </message>
    <message>
        <source>{bids}: {meaning}</source>
        <translation>{bids}: {meaning}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>{sum}. Somebody must take too many.</source>
        <translation>{sum}. Qualcuno dovrà farne troppe.</translation>
    </message>
    <message>
        <source>{sum}. Everybody can be exact.</source>
        <translation>{sum}. Tutti possono farcela.</translation>
    </message>
    <message>
        <source>Bids are hidden until the deal is over</source>
        <translation>Dichiarazioni nascoste fino alla fine della smazzata</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Ultima presa:</translation>
    </message>
    <message>
        <source>led first</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – yours</source>
        <translation>Presa {trick} di {tricks} – tua</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – won by {name}</source>
        <translation>Presa {trick} di {tricks} – a {name}</translation>
    </message>
    <message>
        <source>Looking at earlier tricks is switched off in the preferences.</source>
        <translation>Le preferenze non permettono di riguardare le prese.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal yet.</source>
        <translation>In questa smazzata non c’è ancora stata una presa.</translation>
    </message>
    <message>
        <source>You have seen no kitty and discarded nothing in this deal.</source>
        <translation>In questa smazzata non hai visto il monte né scartato nulla.</translation>
    </message>
    <message>
        <source>{card} – choose again to play</source>
        <translation>{card} – scegli di nuovo per giocare</translation>
    </message>
    <message>
        <source>{card} – choose again to play it, Esc to keep it</source>
        <translation>{card} – scegli di nuovo per giocarla, Esc per tenerla</translation>
    </message>
    <message>
        <source>{card} – playable</source>
        <translation>{card} – giocabile</translation>
    </message>
    <message>
        <source>{card} – not playable</source>
        <translation>{card} – non giocabile</translation>
    </message>
    <message>
        <source>Click to continue</source>
        <translation>Clic per continuare</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Fai clic o premi Spazio per continuare</translation>
    </message>
    <message>
        <source>Paused – press Space to continue</source>
        <translation>In pausa – premi Spazio per continuare</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Take back</source>
        <translation>Riprendila</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Gioca lo stesso</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Tienila lo stesso</translation>
    </message>
    <message>
        <source>Winning chance lost: about {share} %</source>
        <translation>Perdita di probabilità di vittoria: circa {share} %</translation>
    </message>
    <message>
        <source>This loses about {points}</source>
        <translation>Così perdi circa {points}</translation>
    </message>
    <message>
        <source>{lost}. {why} Take it back, or keep it?</source>
        <translation>{lost}. {why} Riprenderla o tenerla?</translation>
    </message>
    <message>
        <source>The coach looks at your choice …</source>
        <translation>L’allenatore esamina la tua scelta…</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>bid</source>
        <translation>dichiarazione</translation>
    </message>
    <message>
        <source>bid²</source>
        <translation>dichiarazione²</translation>
    </message>
    <message>
        <source>(1 + 2 + … + bid)</source>
        <translation>(1 + 2 + … + dichiarazione)</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>(most cards + 1 − cards)</source>
        <translation>(massimo di carte + 1 − carte)</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>prese di differenza</translation>
    </message>
    <message>
        <source>(1 + 2 + … + tricks off)</source>
        <translation>(1 + 2 + … + prese di differenza)</translation>
    </message>
    <message>
        <source>(tricks off)²</source>
        <translation>(prese di differenza)²</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Available when you are at a table</source>
        <translation>Disponibile quando sei a un tavolo</translation>
    </message>
    <message>
        <source>You are at a table. Leave it before you go to another one.</source>
        <translation>Sei a un tavolo. Lascialo prima di andare a un altro.</translation>
    </message>
    <message>
        <source>The table cannot be opened: {reason}</source>
        <translation>Impossibile aprire il tavolo: {reason}</translation>
    </message>
    <message>
        <source>The table cannot be found in this network: {reason}</source>
        <translation>Il tavolo non si può trovare in questa rete: {reason}</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lascia</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Resta</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} è qui.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} è assente.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Un bot gioca per {name}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} gioca di nuovo.</translation>
    </message>
    <message>
        <source>No connection to the table. It is tried again and again.</source>
        <translation>Nessuna connessione con il tavolo. Si continua a riprovare.</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Sei di nuovo al tavolo.</translation>
    </message>
    <message>
        <source>The deals were checked: the cards came from everybody&apos;s numbers.</source>
        <translation>Le smazzate sono state controllate: le carte venivano dai numeri di tutti.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>La mossa è ritirata.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>La mossa resta.</translation>
    </message>
    <message>
        <source>The others are asked whether you may take it back.</source>
        <translation>Si chiede agli altri se puoi ritirarla.</translation>
    </message>
    <message>
        <source>{name} wants to take the last move back. Do you agree?</source>
        <translation>{name} vuole ritirare l’ultima mossa. Accetti?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Accetta</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Rifiuta</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unisciti a un tavolo</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>Guarda s&amp;oltanto</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unisciti</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Tavoli in questa rete</translation>
    </message>
    <message>
        <source>None was found so far.</source>
        <translation>Finora non se ne è trovato nessuno.</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Bussa</translation>
    </message>
    <message>
        <source>You have an invitation</source>
        <translation>Hai un invito</translation>
    </message>
    <message>
        <source>Paste the line that the host has sent you.</source>
        <translation>Incolla la riga che ti ha mandato chi ospita.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invito</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Il tuo nome al tavolo</translation>
    </message>
    <message>
        <source>The host sees that you knock. Both of you compare a number, then you are let in.</source>
        <translation>Chi ospita vede che bussi. Confrontate un numero, poi ti fa entrare.</translation>
    </message>
    <message>
        <source>{name} (another version)</source>
        <translation>{name} (altra versione)</translation>
    </message>
    <message>
        <source>The invitation to {address} is filled in. Look at your name, then join.</source>
        <translation>L’invito a {address} è inserito. Guarda il tuo nome, poi unisciti.</translation>
    </message>
    <message>
        <source>Available when you have left the table</source>
        <translation>Disponibile dopo che hai lasciato il tavolo</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>phrases only</source>
        <translation>solo frasi pronte</translation>
    </message>
    <message>
        <source>free texts, too</source>
        <translation>anche testo libero</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>&amp;Consigli permessi</translation>
    </message>
    <message>
        <source>A &amp;move can be taken back when all agree</source>
        <translation>Ritirare una &amp;mossa se tutti accettano</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>all wait</source>
        <translation>tutti aspettano</translation>
    </message>
    <message>
        <source>a bot plays after {time}</source>
        <translation>dopo {time} gioca un bot</translation>
    </message>
    <message>
        <source>Can be &amp;found in this network</source>
        <translation>Visi&amp;bile in questa rete</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>Apri il &amp;tavolo</translation>
    </message>
    <message>
        <source>Open the last table a&amp;gain</source>
        <translation>&amp;Riapri l’ultimo tavolo</translation>
    </message>
    <message>
        <source>open for somebody</source>
        <translation>libero per qualcuno</translation>
    </message>
    <message>
        <source>This cannot be played by so many.</source>
        <translation>A questo non si gioca in tanti.</translation>
    </message>
    <message>
        <source>There are not enough open seats for all who play here.</source>
        <translation>Non ci sono abbastanza posti aperti per tutti quelli che giocano qui.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>What is played, and by whom</source>
        <translation>Che cosa si gioca, e chi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>How the table is kept</source>
        <translation>Come si gioca al tavolo</translation>
    </message>
    <message>
        <source>How many may watch</source>
        <translation>Quanti possono guardare</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Tempo per una mossa</translation>
    </message>
    <message>
        <source>When somebody is away</source>
        <translation>Se qualcuno è assente</translation>
    </message>
    <message>
        <source>How others come</source>
        <translation>Come vengono gli altri</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>As soon as the table is open you get a line that invites others. Your computer deals; the cards come from numbers of all players.</source>
        <translation>Appena il tavolo è aperto ricevi una riga che invita gli altri. Il tuo computer dà le carte, che vengono da numeri di tutti i giocatori.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>Each has a seat. You pass the screen on, and everybody sees their own cards only.</source>
        <translation>Ognuno ha un posto. Vi passate lo schermo, e ognuno vede solo le proprie carte.</translation>
    </message>
    <message>
        <source>Others can play at this computer, too: add them under Preferences, Players.</source>
        <translation>A questo computer possono giocare anche altri: aggiungili in Preferenze, Giocatori.</translation>
    </message>
    <message>
        <source>Who else plays at this computer</source>
        <translation>Chi altro gioca a questo computer</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Sala d’attesa</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regole del tavolo</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Another invitation</source>
        <translation>A&amp;ltro invito</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>L’invito come codice QR</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Che cosa si è detto</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Frase pronta</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>Pa&amp;rla</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Il tuo testo</translation>
    </message>
    <message>
        <source>S&amp;end</source>
        <translation>&amp;Manda</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Son&amp;o pronto</translation>
    </message>
    <message>
        <source>We are &amp;ready</source>
        <translation>Siam&amp;o pronti</translation>
    </message>
    <message>
        <source>Begin &amp;now</source>
        <translation>Comincia s&amp;ubito</translation>
    </message>
    <message>
        <source>Bots play at the seats that are free</source>
        <translation>Nei posti liberi giocano dei bot</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Lascia il &amp;tavolo</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connessione…</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Spettatori: {names}</translation>
    </message>
    <message>
        <source>A match is being played.</source>
        <translation>È in corso una partita.</translation>
    </message>
    <message>
        <source>Free seats: {count}</source>
        <translation>Posti liberi: {count}</translation>
    </message>
    <message>
        <source>The match begins when all are ready.</source>
        <translation>La partita comincia quando tutti sono pronti.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenzia</translation>
    </message>
    <message>
        <source>{name} (you): {state}</source>
        <translation>{name} (tu): {state}</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Silenzia {name}</translation>
    </message>
    <message>
        <source>{name} knocks. Do you both see the number {number}?</source>
        <translation>{name} bussa. Vedete entrambi il numero {number}?</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Fai entrare</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>You knock. Compare this number with the host: {number}</source>
        <translation>Stai bussando. Confronta questo numero con chi ospita: {number}</translation>
    </message>
    <message>
        <source>{name} knocks. Compare this number with the host: {number}</source>
        <translation>{name} sta bussando. Confrontate questo numero con chi ospita: {number}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Send this line only to those whom you want to play with.</source>
        <translation>Manda questa riga solo a chi deve giocare con te.</translation>
    </message>
    <message>
        <source>Your move was not made: it came too late.</source>
        <translation>La tua mossa non è stata fatta: è arrivata troppo tardi.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>There is no free seat at this table.</source>
        <translation>A questo tavolo non ci sono posti liberi.</translation>
    </message>
    <message>
        <source>The host has an older version of Far Whist: it does not know this one.</source>
        <translation>Chi ospita ha una versione precedente di Far Whist, che non conosce la tua.</translation>
    </message>
    <message>
        <source>The host has a newer version of Far Whist. Update yours to play there.</source>
        <translation>Chi ospita ha una versione più recente di Far Whist. Aggiorna la tua per giocare lì.</translation>
    </message>
    <message>
        <source>Nobody else may watch at this table.</source>
        <translation>A questo tavolo non può guardare nessun altro.</translation>
    </message>
    <message>
        <source>You have come to this table at another computer.</source>
        <translation>Ora sei a questo tavolo da un altro computer.</translation>
    </message>
    <message>
        <source>The host says that your number for the deal is not the one you had fixed.</source>
        <translation>Chi ospita dice che il tuo numero per la smazzata non è quello che avevi fissato.</translation>
    </message>
    <message>
        <source>This invitation does not hold any more. Ask for another one.</source>
        <translation>Questo invito non vale più. Chiedine un altro.</translation>
    </message>
    <message>
        <source>This invitation is void: there were too many wrong ones. Ask for another.</source>
        <translation>Questo invito è annullato: ce ne sono stati troppi sbagliati. Chiedine un altro.</translation>
    </message>
    <message>
        <source>This table lets in only those who are invited.</source>
        <translation>Questo tavolo fa entrare solo chi è invitato.</translation>
    </message>
    <message>
        <source>You were not let in.</source>
        <translation>Non ti hanno fatto entrare.</translation>
    </message>
    <message>
        <source>The host has cut you off: too much was said.</source>
        <translation>Chi ospita ha chiuso la connessione con te: si è detto troppo.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, and does the firewall of the host let you through?</source>
        <translation>Lì non risponde nessuno. Il tavolo è aperto, e il firewall di chi ospita ti lascia passare?</translation>
    </message>
    <message>
        <source>Another computer answers than the one that has invited you. Nothing was said to it.</source>
        <translation>Risponde un altro computer, non quello che ti ha invitato. Non gli è stato detto nulla.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Chi ospita ha chiuso il tavolo.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Hai lasciato il tavolo.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>Nessuna connessione sicura è possibile.</translation>
    </message>
    <message>
        <source>The table plays by rules that this version does not know: {fact}</source>
        <translation>Il tavolo ha regole che questa versione non conosce: {fact}</translation>
    </message>
    <message>
        <source>What comes from there is not understood: {fact}</source>
        <translation>Ciò che arriva da lì non si capisce: {fact}</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you leave it, it is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>Altri stanno giocando al tuo tavolo. Se lo lasci, viene chiuso per tutti. «Riapri l’ultimo tavolo» riprende la partita.</translation>
    </message>
    <message>
        <source>A match is being played. When you leave the table your seat is given up, and a bot plays on for you.</source>
        <translation>È in corso una partita. Se lasci il tavolo perdi il tuo posto, e un bot continua per te.</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you close Far Whist the table is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>Altri stanno giocando al tuo tavolo. Se chiudi Far Whist, il tavolo viene chiuso per tutti. «Riapri l’ultimo tavolo» riprende la partita.</translation>
    </message>
    <message>
        <source>A match is being played, and the others wait for you. Your seat stays yours: come back by the same invitation.</source>
        <translation>È in corso una partita, e gli altri ti aspettano. Il tuo posto resta tuo: torna con lo stesso invito.</translation>
    </message>
    <message>
        <source>Your table is closed. “Open the last table again” takes its match up.</source>
        <translation>Il tuo tavolo è chiuso. «Riapri l’ultimo tavolo» riprende la sua partita.</translation>
    </message>
    <message>
        <source>You are away from the table. Your seat waits: join it again by the same invitation.</source>
        <translation>Sei lontano dal tavolo. Il tuo posto ti aspetta: unisciti di nuovo con lo stesso invito.</translation>
    </message>
    <message>
        <source>This is no invitation: one begins with farwhist://</source>
        <translation>Questo non è un invito: un invito comincia con farwhist://</translation>
    </message>
    <message>
        <source>This invitation is not whole. Copy all of the line.</source>
        <translation>Questo invito non è completo. Copia tutta la riga.</translation>
    </message>
    <message>
        <source>This invitation comes from a newer version of Far Whist.</source>
        <translation>Questo invito è di una versione più recente di Far Whist.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>assente, gioca un bot</translation>
    </message>
    <message>
        <source>away</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>gioca</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>non ancora pronto</translation>
    </message>
    <message>
        <source>{name} (here): {state}</source>
        <translation>{name} (qui): {state}</translation>
    </message>
    <message>
        <source>Not as usual: {option}: {value}</source>
        <translation>Non come al solito: {option}: {value}</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>I consigli sono permessi</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Senza consigli</translation>
    </message>
    <message>
        <source>Moves are taken back when all agree</source>
        <translation>Le mosse si ritirano se tutti accettano</translation>
    </message>
    <message>
        <source>No move is taken back</source>
        <translation>Nessuna mossa si ritira</translation>
    </message>
    <message>
        <source>Time for a move: {time}</source>
        <translation>Tempo per una mossa: {time}</translation>
    </message>
    <message>
        <source>A bot plays for who is away after {time}</source>
        <translation>Un bot gioca per chi è assente dopo {time}</translation>
    </message>
    <message>
        <source>All wait for who is away</source>
        <translation>Tutti aspettano chi è assente</translation>
    </message>
    <message>
        <source>Up to {count} may watch</source>
        <translation>Possono guardare fino a {count}</translation>
    </message>
    <message>
        <source>A number for the deal was not the one fixed before.</source>
        <translation>Un numero per la smazzata non era quello fissato prima.</translation>
    </message>
    <message>
        <source>The cards did not come from everybody&apos;s numbers.</source>
        <translation>Le carte non venivano dai numeri di tutti.</translation>
    </message>
    <message>
        <source>The cards were not those that were shown.</source>
        <translation>Le carte non erano quelle mostrate.</translation>
    </message>
    <message>
        <source>It was not played by the rules of the table.</source>
        <translation>Non si è giocato secondo le regole del tavolo.</translation>
    </message>
    <message>
        <source>Available when the match at the table is over, or left</source>
        <translation>Disponibile quando la partita al tavolo è finita o lasciata</translation>
    </message>
    <message>
        <source>To the waiting room</source>
        <translation>Alla sala d’attesa</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Torna alla tua partita</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>Finish deal</source>
        <translation>Finisci smazzata</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra degli strumenti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>Vai alla fine</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>Show at once how the bot finishes the deal</source>
        <translation>Mostra subito come il bot finisce la smazzata</translation>
    </message>
    <message>
        <source>Key: {key}.</source>
        <translation>Tasto: {key}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Follow suit</source>
        <translation>Rispondere a seme</translation>
    </message>
    <message>
        <source>Hearts were led. You must follow suit, so play your only heart, the five. Click it, or press Enter on it.</source>
        <translation>Uscita a cuori. Devi rispondere a seme, quindi gioca la tua unica carta di cuori, il cinque. Fai clic o premi Invio sulla carta.</translation>
    </message>
    <message>
        <source>The highest heart took the trick: the king. Its player leads now.</source>
        <translation>La presa è andata alla carta di cuori più alta: il re. Ora esce chi l’ha giocato.</translation>
    </message>
    <message>
        <source>Spades were led. Your ace is the highest spade of all: play it and take the trick.</source>
        <translation>Uscita a picche. Il tuo asso è la carta più alta di picche: giocalo e fai la presa.</translation>
    </message>
    <message>
        <source>The trick is yours, and with it the one trick that you bid.</source>
        <translation>La presa è tua: è l’unica che hai dichiarato.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. Play your last card: the others must follow with diamonds.</source>
        <translation>Chi fa una presa esce alla successiva. Gioca la tua ultima carta: gli altri devono rispondere a quadri.</translation>
    </message>
    <message>
        <source>The jack was the highest diamond.</source>
        <translation>Il fante era la carta di quadri più alta.</translation>
    </message>
    <message>
        <source>You bid 1 and took 1: exact. That is the whole game.</source>
        <translation>Hai dichiarato 1 e fatto 1: esatto. Il gioco è tutto qui.</translation>
    </message>
    <message>
        <source>Try it again: the bid was 1.</source>
        <translation>Riprova: la dichiarazione era 1.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>The nine of spades was turned up, so spades are trumps. The ace of clubs was led, and you have no club: you may play any card. Play your trump, the three of spades.</source>
        <translation>È stato scoperto il nove di picche, quindi picche è atout. Uscita con l’asso di fiori, e tu non hai fiori: puoi giocare qualsiasi carta. Gioca il tuo atout, il tre di picche.</translation>
    </message>
    <message>
        <source>Even the smallest trump beats every card of the other suits.</source>
        <translation>Anche l’atout più piccolo batte tutte le carte degli altri semi.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Your small trump would have taken it: a trump beats every card of the other suits.</source>
        <translation>La presa è rimasta all’asso. Il tuo piccolo atout l’avrebbe fatta: un atout batte tutte le carte degli altri semi.</translation>
    </message>
    <message>
        <source>You lead, and you need one more trick. Your king of diamonds is strong: only the ace or a trump could beat it.</source>
        <translation>Esci tu e ti serve ancora una presa. Il tuo re di quadri è forte: solo l’asso o un atout potrebbe batterlo.</translation>
    </message>
    <message>
        <source>Nobody had the ace or a trump, so the king took the trick.</source>
        <translation>Nessuno aveva l’asso o un atout, quindi la presa è andata al re.</translation>
    </message>
    <message>
        <source>A small card takes nothing, but your king can still do it.</source>
        <translation>Una carta piccola non prende nulla, ma il tuo re può ancora farcela.</translation>
    </message>
    <message>
        <source>You have what you bid. Play your last card; it is too small to hurt.</source>
        <translation>Hai quanto hai dichiarato. Gioca la tua ultima carta; è troppo piccola per fare danni.</translation>
    </message>
    <message>
        <source>The queen took that one.</source>
        <translation>Quella l’ha presa la donna.</translation>
    </message>
    <message>
        <source>Two tricks bid, two taken. A trump is often good for a trick of its own.</source>
        <translation>Due prese dichiarate, due fatte. Un atout spesso vale una presa da solo.</translation>
    </message>
    <message>
        <source>That was not two tricks. Play it again and use your trump at once.</source>
        <translation>Non hai fatto due prese. Rigioca e usa subito il tuo atout.</translation>
    </message>
    <message>
        <source>An exact bid</source>
        <translation>Una dichiarazione esatta</translation>
    </message>
    <message>
        <source>Now you bid. Diamonds are trumps. Count your good cards: the ace of spades and the queen of trumps. Choose 2 and press Ready. Nobody sees a bid before all are ready.</source>
        <translation>Ora dichiari tu. Quadri è atout. Conta le tue carte buone: l’asso di picche e la donna di atout. Scegli 2 e premi Pronto. Nessuno vede le dichiarazioni finché non sono tutti pronti.</translation>
    </message>
    <message>
        <source>Two good cards, a bid of 2.</source>
        <translation>Due carte buone, una dichiarazione di 2.</translation>
    </message>
    <message>
        <source>This hand is good for 2: an ace and a high trump. See how your bid goes.</source>
        <translation>Questa mano vale 2: un asso e un atout alto. Vediamo come va la tua dichiarazione.</translation>
    </message>
    <message>
        <source>You lead. Take a sure trick first: play the ace of spades.</source>
        <translation>Esci tu. Fai prima una presa sicura: gioca l’asso di picche.</translation>
    </message>
    <message>
        <source>One trick is yours.</source>
        <translation>Una presa è tua.</translation>
    </message>
    <message>
        <source>With a small card you give the lead away. Take your sure tricks while you can.</source>
        <translation>Con una carta piccola cedi l’uscita. Fai le prese sicure finché puoi.</translation>
    </message>
    <message>
        <source>Now your other good card. Few trumps were dealt, so the queen is very likely the highest of them.</source>
        <translation>Ora l’altra carta buona. Sono stati dati pochi atout, quindi molto probabilmente la donna è il più alto.</translation>
    </message>
    <message>
        <source>Two tricks: your plate shows the sign for exact now.</source>
        <translation>Due prese, esatto: sulla targhetta ora c’è ✓.</translation>
    </message>
    <message>
        <source>That card takes nothing. Your good one is still there.</source>
        <translation>Quella carta non prende nulla. La tua carta buona è ancora lì.</translation>
    </message>
    <message>
        <source>You have your two tricks and want no more. Lead a small card, so that another player takes the trick.</source>
        <translation>Hai le tue due prese e non ne vuoi altre. Esci con una carta piccola, così prende un altro giocatore.</translation>
    </message>
    <message>
        <source>Well done: somebody else took it.</source>
        <translation>Ben fatto: l’ha presa qualcun altro.</translation>
    </message>
    <message>
        <source>Watch how many tricks you still want.</source>
        <translation>Bada a quante prese vuoi ancora.</translation>
    </message>
    <message>
        <source>One card is left: play it.</source>
        <translation>Resta una carta: giocala.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 1 for each of your two tricks. That makes 12.</source>
        <translation>Esatto: 10 punti, e 1 per ognuna delle tue due prese. In tutto 12.</translation>
    </message>
    <message>
        <source>Bid and tricks differ, and each trick too many or too few costs a point. Only an exact bid is paid.</source>
        <translation>Dichiarazione e prese non coincidono, e ogni presa in più o in meno costa un punto. Paga solo la dichiarazione esatta.</translation>
    </message>
    <message>
        <source>Getting rid of tricks</source>
        <translation>Liberarsi delle prese</translation>
    </message>
    <message>
        <source>You bid 0: take no trick at all. The ace of hearts was led. It takes the trick anyway, so this is the moment to get rid of your king.</source>
        <translation>Hai dichiarato 0: nessuna presa. Uscita con l’asso di cuori. La presa è comunque sua, quindi è il momento di liberarti del tuo re.</translation>
    </message>
    <message>
        <source>The king is gone, under the ace. A high card is a danger now.</source>
        <translation>Il re se n’è andato, sotto l’asso. Ora una carta alta è un pericolo.</translation>
    </message>
    <message>
        <source>Now your king is the highest heart that is left. The next heart may force it on you.</source>
        <translation>Ora il tuo re è la carta di cuori più alta rimasta. La prossima carta di cuori può costringerti a prendere.</translation>
    </message>
    <message>
        <source>Spades were led and you have none. Throw away a card that could take a trick later: the highest you have.</source>
        <translation>Uscita a picche e tu non ne hai. Scarta una carta che potrebbe fare una presa più tardi: la più alta che hai.</translation>
    </message>
    <message>
        <source>One danger less. A discard never takes a trick.</source>
        <translation>Un pericolo in meno. Uno scarto non fa mai la presa.</translation>
    </message>
    <message>
        <source>Small cards do no harm. It is the high ones that you want to lose.</source>
        <translation>Le carte piccole non fanno danni. È di quelle alte che vuoi liberarti.</translation>
    </message>
    <message>
        <source>Hearts again, and a higher one lies there. Your four stays below it.</source>
        <translation>Ancora cuori, e sul tavolo ce n’è già una più alta. Il tuo quattro resta sotto.</translation>
    </message>
    <message>
        <source>Safe.</source>
        <translation>Al sicuro.</translation>
    </message>
    <message>
        <source>Your last card is a small diamond.</source>
        <translation>La tua ultima carta è una carta piccola di quadri.</translation>
    </message>
    <message>
        <source>No trick, as you said: that is worth 10 points, like any other exact bid.</source>
        <translation>Nessuna presa, come avevi detto: vale 10 punti, come ogni altra dichiarazione esatta.</translation>
    </message>
    <message>
        <source>A high card took a trick. Play it again, and lose the king and the queen in time.</source>
        <translation>Una carta alta ha fatto una presa. Rigioca e liberati in tempo del re e della donna.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>This deal has no trump. You lead, and your ace, king and queen of diamonds can take three tricks in a row. Bid 3.</source>
        <translation>Questa smazzata è senza atout. Esci tu, e asso, re e donna di quadri possono fare tre prese di fila. Dichiara 3.</translation>
    </message>
    <message>
        <source>Three high cards in one suit, and the lead.</source>
        <translation>Tre carte alte in un seme, e l’uscita.</translation>
    </message>
    <message>
        <source>Three tricks are there for the taking. See how your bid goes.</source>
        <translation>Ci sono tre prese pronte. Vediamo come va la tua dichiarazione.</translation>
    </message>
    <message>
        <source>Play your diamonds from the top, while you have the lead.</source>
        <translation>Gioca i tuoi quadri dall’alto, finché l’uscita è tua.</translation>
    </message>
    <message>
        <source>You keep the lead, and that is what counts.</source>
        <translation>L’uscita resta tua, ed è questo che conta.</translation>
    </message>
    <message>
        <source>Now another has the lead. When suits are led that you do not have, your diamonds are worth nothing.</source>
        <translation>Ora esce un altro. Se si gioca in semi che non hai, i tuoi quadri non valgono nulla.</translation>
    </message>
    <message>
        <source>Go on: the next high diamond takes the next trick.</source>
        <translation>Avanti: la prossima carta alta di quadri fa la prossima presa.</translation>
    </message>
    <message>
        <source>Without trump nobody can cut in.</source>
        <translation>Senza atout nessuno può tagliare.</translation>
    </message>
    <message>
        <source>You have given up the lead.</source>
        <translation>Hai ceduto l’uscita.</translation>
    </message>
    <message>
        <source>And the third one.</source>
        <translation>E la terza.</translation>
    </message>
    <message>
        <source>Three tricks.</source>
        <translation>Tre prese.</translation>
    </message>
    <message>
        <source>The small spade goes to somebody else.</source>
        <translation>La carta piccola di picche va a qualcun altro.</translation>
    </message>
    <message>
        <source>Three of three. Without trump, long suits and the lead count; a high card alone can be left behind.</source>
        <translation>Tre su tre. Senza atout contano i semi lunghi e l’uscita; una carta alta da sola può non servire a nulla.</translation>
    </message>
    <message>
        <source>Without the lead, high cards come too late. Play it again: bid 3 and lead the diamonds first.</source>
        <translation>Senza l’uscita le carte alte arrivano troppo tardi. Rigioca: dichiara 3 ed esci prima a quadri.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Leggere il tavolo</translation>
    </message>
    <message>
        <source>The bids add up to 3, and there are 5 tricks: under by 2. Nobody wants the rest, and somebody must take it. Your ace of clubs is your one trick. Get rid of your jack under the king.</source>
        <translation>La somma delle dichiarazioni è 3 e le prese sono 5: sotto di 2. Il resto non lo vuole nessuno, e qualcuno dovrà prenderlo. L’asso di fiori è la tua unica presa. Liberati del fante sotto il re.</translation>
    </message>
    <message>
        <source>Gone, while it was safe. When the sum is under, beware middle cards.</source>
        <translation>Via, finché era sicuro. Quando la somma è sotto, occhio alle carte medie.</translation>
    </message>
    <message>
        <source>The six was safe in any case. The jack is still there, and may take a trick too many.</source>
        <translation>Il sei era sicuro comunque. Il fante è ancora lì e può fare una presa di troppo.</translation>
    </message>
    <message>
        <source>Look at the plates. The player across the table still needs a trick (0/1) and plays after you: this one will be taken there. Lose your nine of diamonds.</source>
        <translation>Guarda le targhette. Al giocatore di fronte serve ancora una presa (0/1), e gioca dopo di te: questa andrà a lui. Liberati del nove di quadri.</translation>
    </message>
    <message>
        <source>The queen took it, as the plate showed: its sign is ✓ now.</source>
        <translation>L’ha presa la donna, come diceva la targhetta: ora il suo segno è ✓.</translation>
    </message>
    <message>
        <source>That works. But the nine is the card that could hurt you later.</source>
        <translation>Funziona. Ma il nove è la carta che potrebbe farti male dopo.</translation>
    </message>
    <message>
        <source>A club was led: here is the trick for your ace. You need exactly one.</source>
        <translation>Uscita a fiori: ecco la presa per il tuo asso. Te ne serve esattamente una.</translation>
    </message>
    <message>
        <source>One of one: ✓. From here on you want no more.</source>
        <translation>Una su una: ✓. Da qui in poi non ne vuoi altre.</translation>
    </message>
    <message>
        <source>You must lead. Play a small card and let the player to your left, who bid 0, worry about it.</source>
        <translation>Devi uscire tu. Gioca una carta piccola e lascia il problema al giocatore alla tua sinistra, che ha dichiarato 0.</translation>
    </message>
    <message>
        <source>There it is: ▲1 on the plate of somebody who wanted none.</source>
        <translation>Eccolo: ▲1 sulla targhetta di chi non ne voleva nessuna.</translation>
    </message>
    <message>
        <source>That card was high enough to take the trick.</source>
        <translation>Quella carta era abbastanza alta da fare la presa.</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Gioca la tua ultima carta.</translation>
    </message>
    <message>
        <source>Exact. The sum of the bids tells whether tricks are wanted, the plates tell by whom.</source>
        <translation>Esatto. La somma delle dichiarazioni dice se le prese servono, le targhette dicono a chi.</translation>
    </message>
    <message>
        <source>One trick too many: a middle card took it. Play it again and lose the jack and the nine early.</source>
        <translation>Una presa di troppo: l’ha fatta una carta media. Rigioca e liberati presto del fante e del nove.</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>Le&amp;zioni…</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Rigioca</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Esci dal tutorial</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}: {title}</source>
        <translation>Lezione {number} di {count}: {title}</translation>
    </message>
    <message>
        <source>Back to &amp;your match</source>
        <translation>&amp;Torna alla tua partita</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Lezione successiva</translation>
    </message>
    <message>
        <source>There are no bids here, but whoever takes no trick drops out. The ace of spades was led and you have no spade: play your trump, the six of diamonds.</source>
        <translation>Qui non si dichiara, ma chi non fa prese è fuori. Uscita con l’asso di picche, e tu non hai picche: gioca il tuo atout, il sei di quadri.</translation>
    </message>
    <message>
        <source>A trick: you stay in, whatever comes now.</source>
        <translation>Una presa: resti in gioco, qualunque cosa accada.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Without any trick you drop out: take one soon.</source>
        <translation>L’asso ha tenuto la presa. Senza prese sei fuori: fanne una presto.</translation>
    </message>
    <message>
        <source>One trick is enough to stay in. But whoever takes the most chooses trumps in the next deal. Lead a high club.</source>
        <translation>Una presa basta per restare. Ma chi ne fa di più sceglie l’atout nella smazzata seguente. Esci con una carta alta di fiori.</translation>
    </message>
    <message>
        <source>Another trick, and the lead is still yours.</source>
        <translation>Un’altra presa, ed esci ancora tu.</translation>
    </message>
    <message>
        <source>Small cards take nothing. Your high clubs are the ones to lead.</source>
        <translation>Le carte piccole non prendono nulla. Esci con le carte alte di fiori.</translation>
    </message>
    <message>
        <source>Go on with your other high club.</source>
        <translation>Continua con l’altra carta alta di fiori.</translation>
    </message>
    <message>
        <source>Nobody can take more tricks than you now.</source>
        <translation>Ormai nessuno può fare più prese di te.</translation>
    </message>
    <message>
        <source>The high club would have taken this trick.</source>
        <translation>La carta alta di fiori avrebbe fatto questa presa.</translation>
    </message>
    <message>
        <source>Play your last card. If it took this trick as well you would win the match at once: whoever takes every trick of a deal does.</source>
        <translation>Gioca l’ultima carta. Se facesse anche questa presa vinceresti subito la partita: così vince chi fa tutte le prese di una smazzata.</translation>
    </message>
    <message>
        <source>Three tricks, the most of all. Whoever took none gets a last chance: a single card in the next deal.</source>
        <translation>Tre prese, più di tutti. Chi non ne ha fatta nessuna ha un’ultima chance: una sola carta nella smazzata seguente.</translation>
    </message>
    <message>
        <source>Three tricks were there. One keeps you in; the first to take none get a last chance. We go on as if you had taken the most.</source>
        <translation>C’erano tre prese. Con una resti in gioco; i primi che non ne fanno hanno un’ultima chance. Andiamo avanti come se ne avessi fatte più di tutti.</translation>
    </message>
    <message>
        <source>The next deal has three cards. You took the most tricks, so you see your new cards and choose trumps. Choose clubs: you hold two of them, and the ace.</source>
        <translation>La smazzata seguente è di tre carte. Hai fatto più prese di tutti: guardi le nuove carte e scegli l’atout. Scegli fiori: ne hai due, con l’asso.</translation>
    </message>
    <message>
        <source>The ace of trumps is a sure trick, now or later.</source>
        <translation>L’asso di atout è una presa sicura, ora o più tardi.</translation>
    </message>
    <message>
        <source>Play on and see. With clubs your ace would have been a sure trick.</source>
        <translation>Continua e vedrai. Con fiori il tuo asso sarebbe stato una presa sicura.</translation>
    </message>
    <message>
        <source>A sure trick can wait, so lead your ten of hearts. Two players have a single card. They may knock and keep it for a later trick.</source>
        <translation>Una presa sicura può aspettare: esci con il dieci di cuori. Due giocatori hanno una sola carta. Possono bussare e tenerla per una presa successiva.</translation>
    </message>
    <message>
        <source>The king took it, and two players knocked.</source>
        <translation>L’ha presa il re, e due giocatori hanno bussato.</translation>
    </message>
    <message>
        <source>Your trumps could have waited. The heart was the card to lose.</source>
        <translation>I tuoi atout potevano aspettare. La carta di cui liberarsi era quella di cuori.</translation>
    </message>
    <message>
        <source>You have no diamond. Trump with the seven: it is enough, and the ace stays in your hand.</source>
        <translation>Non hai quadri. Taglia con il sette: basta, e l’asso resta in mano.</translation>
    </message>
    <message>
        <source>A trick, and you still hold the ace.</source>
        <translation>Una presa, e hai ancora l’asso.</translation>
    </message>
    <message>
        <source>The seven would have taken the trick just as well.</source>
        <translation>Il sette avrebbe fatto la presa altrettanto bene.</translation>
    </message>
    <message>
        <source>The last trick: now the single cards must be played too.</source>
        <translation>L’ultima presa: ora si devono giocare anche le carte singole.</translation>
    </message>
    <message>
        <source>You are still in. Each deal is one card smaller, and the last player left wins.</source>
        <translation>Sei ancora in gioco. Ogni smazzata ha una carta in meno, e vince l’ultimo che resta.</translation>
    </message>
    <message>
        <source>No trick: that puts you out. Choose clubs, and the ace is a sure one.</source>
        <translation>Nessuna presa: sei fuori. Scegli fiori, e l’asso è una presa sicura.</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Restare in gioco</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Finire per primi</translation>
    </message>
    <message>
        <source>Get rid of your cards. A higher black card goes on a red one, a higher red card on a black one. Low cards are hard to lose: begin with the four of spades.</source>
        <translation>Liberati delle carte. Su una rossa va una nera più alta, su una nera una rossa più alta. Delle basse è difficile liberarsi: comincia con il quattro di picche.</translation>
    </message>
    <message>
        <source>The four is gone while it could go.</source>
        <translation>Il quattro se n’è andato finché si poteva.</translation>
    </message>
    <message>
        <source>A low card stays in your hand for a long time.</source>
        <translation>Una carta bassa resta a lungo in mano.</translation>
    </message>
    <message>
        <source>Cards of one rank may go together when their colours alternate: red, black, red. Choose your three eights and play them in one turn.</source>
        <translation>Le carte dello stesso valore possono andare insieme se rosso e nero si alternano. Scegli i tre otto e calali in un solo turno.</translation>
    </message>
    <message>
        <source>Three cards in one turn.</source>
        <translation>Tre carte in un turno.</translation>
    </message>
    <message>
        <source>Three eights in one turn would have been three cards fewer.</source>
        <translation>Tre otto in un turno sarebbero stati tre carte in meno.</translation>
    </message>
    <message>
        <source>You have no black card above the jack. A joker goes on anything, but it is your sure last card. Pass, and draw a card.</source>
        <translation>Non hai carte nere sopra il fante. Un jolly va su tutto, ma è la tua ultima carta sicura. Passa e pesca una carta.</translation>
    </message>
    <message>
        <source>One card more, but the joker is still yours.</source>
        <translation>Una carta in più, ma il jolly è ancora tuo.</translation>
    </message>
    <message>
        <source>The joker is gone. It would have been your sure last card.</source>
        <translation>Il jolly se n’è andato. Sarebbe stato la tua ultima carta sicura.</translation>
    </message>
    <message>
        <source>An ace makes the pile fall: now each card must be lower. High cards can go, so play your nine of spades.</source>
        <translation>Un asso fa scendere la pila: ora ogni carta deve essere più bassa. Liberati delle alte: gioca il nove di picche.</translation>
    </message>
    <message>
        <source>One high card less.</source>
        <translation>Una carta alta in meno.</translation>
    </message>
    <message>
        <source>While the pile falls a high card is easy to lose.</source>
        <translation>Finché la pila scende è facile liberarsi di una carta alta.</translation>
    </message>
    <message>
        <source>The pile is still falling. A black five is on top: your four of hearts is lower, and red.</source>
        <translation>La pila scende ancora. In cima c’è un cinque nero: il tuo quattro di cuori è più basso, e rosso.</translation>
    </message>
    <message>
        <source>Then came a two: it makes the pile rise again.</source>
        <translation>Poi è arrivato un due: fa risalire la pila.</translation>
    </message>
    <message>
        <source>The player before you passed. Then you may not pass if you can play. Play the jack and keep the joker.</source>
        <translation>Il giocatore prima di te ha passato. Allora non puoi passare se puoi giocare. Gioca il fante e tieni il jolly.</translation>
    </message>
    <message>
        <source>One card is left, and it goes on anything.</source>
        <translation>Resta una carta, e va su tutto.</translation>
    </message>
    <message>
        <source>The jack is harder to lose than the joker would have been.</source>
        <translation>Liberarsi del fante è più difficile che liberarsi del jolly.</translation>
    </message>
    <message>
        <source>Play the joker, and you are out.</source>
        <translation>Gioca il jolly e hai finito.</translation>
    </message>
    <message>
        <source>You are out first and score 1. The last one with cards loses 1.</source>
        <translation>Finisci prima di tutti e segni 1 punto. L’ultimo con carte ne perde 1.</translation>
    </message>
    <message>
        <source>Somebody was out before you. Lose low cards early and cards of one rank together, and keep the joker for the end.</source>
        <translation>Qualcuno ha finito prima di te. Liberati presto delle carte basse e insieme di quelle uguali, e tieni il jolly per la fine.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Tu e il tuo compagno</translation>
    </message>
    <message>
        <source>You play with the partner across the table. Seven tricks are gone, four of them yours, and so are all trumps. A heart was led. Second hand plays low: play the four.</source>
        <translation>Giochi con il compagno di fronte. Sono andate sette prese, quattro vostre, e gli atout sono finiti. Si è usciti a cuori. Il secondo gioca basso: gioca il quattro.</translation>
    </message>
    <message>
        <source>The ace took it. Your king is the highest heart now.</source>
        <translation>L’ha presa l’asso. Il tuo re è ora la carta più alta di cuori.</translation>
    </message>
    <message>
        <source>The ace beat your king. Second hand plays low.</source>
        <translation>L’asso ha battuto il tuo re. Il secondo gioca basso.</translation>
    </message>
    <message>
        <source>You play last, and your partner’s jack takes this trick. Do not beat your own partner: play the three.</source>
        <translation>Giochi dopo tutti gli altri, e il fante del tuo compagno fa questa presa. Non superare il tuo compagno: gioca il tre.</translation>
    </message>
    <message>
        <source>Your partner took it, and you keep the queen.</source>
        <translation>L’ha presa il compagno, e tu tieni la donna.</translation>
    </message>
    <message>
        <source>The trick was yours already. You could have kept the queen.</source>
        <translation>La presa era già vostra. Potevi tenere la donna.</translation>
    </message>
    <message>
        <source>Your partner led a diamond. Third hand plays high, because only one player comes after you: play the king.</source>
        <translation>Il compagno è uscito a quadri. Il terzo gioca alto, perché dopo di te c’è un solo giocatore: gioca il re.</translation>
    </message>
    <message>
        <source>The jack would have beaten your eight. You have six tricks.</source>
        <translation>Il fante avrebbe battuto il tuo otto. Avete sei prese.</translation>
    </message>
    <message>
        <source>The jack beat your eight. The king would have held the trick.</source>
        <translation>Il fante ha battuto il tuo otto. Il re avrebbe tenuto la presa.</translation>
    </message>
    <message>
        <source>From now on every trick scores a point. Your partner led diamonds, so lead a diamond back: the eight.</source>
        <translation>D’ora in poi ogni presa vale un punto. Il compagno è uscito a quadri: torna a quadri, con l’otto.</translation>
    </message>
    <message>
        <source>Your partner had the ace: seven tricks.</source>
        <translation>Il compagno aveva l’asso: sette prese.</translation>
    </message>
    <message>
        <source>A partner who leads a suit likes to have it led back.</source>
        <translation>Un compagno che esce in un seme gradisce che si torni in quel seme.</translation>
    </message>
    <message>
        <source>Your partner led a heart. Your king, which you kept back, is the highest heart that is left.</source>
        <translation>Il compagno è uscito a cuori. Il tuo re, che hai tenuto, è la carta più alta di cuori rimasta.</translation>
    </message>
    <message>
        <source>Another trick.</source>
        <translation>Un’altra presa.</translation>
    </message>
    <message>
        <source>The king would have taken the trick.</source>
        <translation>Il re avrebbe fatto la presa.</translation>
    </message>
    <message>
        <source>Lead your queen of clubs: no higher club is left.</source>
        <translation>Esci con la donna di fiori: non resta nessuna carta di fiori più alta.</translation>
    </message>
    <message>
        <source>Nine tricks, three above six: 3 points. The first side with 7 points wins.</source>
        <translation>Nove prese, tre oltre la sesta: 3 punti. Vince la prima coppia con 7 punti.</translation>
    </message>
    <message>
        <source>Nine tricks were there, and each above six scores a point. Second hand low, third hand high, and never beat your partner.</source>
        <translation>C’erano nove prese, e ognuna oltre la sesta vale un punto. Il secondo gioca basso, il terzo alto, e mai superare il compagno.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six you and your partner will take. Aces are high uptown and low cards are high downtown. You have high cards: beat the bid of 3 and bid 4 uptown.</source>
        <translation>Dichiara quante prese oltre la sesta farete in due. Con uptown è alto l’asso, con downtown sono alte le carte piccole. Hai carte alte: supera il 3 con 4 uptown.</translation>
    </message>
    <message>
        <source>You need ten tricks: six, and the four you bid.</source>
        <translation>Vi servono dieci prese: sei, più le quattro dichiarate.</translation>
    </message>
    <message>
        <source>With three aces and a joker, 4 uptown is right.</source>
        <translation>Con tre assi e un jolly, 4 uptown è giusto.</translation>
    </message>
    <message>
        <source>You bid highest, so you choose trumps: spades, your longest suit.</source>
        <translation>Hai dichiarato più alto: scegli l’atout, picche, il tuo seme più lungo.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps.</source>
        <translation>I due jolly sono gli atout più alti.</translation>
    </message>
    <message>
        <source>Spades were longer. We go on with them.</source>
        <translation>Picche era più lungo. Andiamo avanti con picche.</translation>
    </message>
    <message>
        <source>The six cards of the kitty are yours, and six must go. Discard all four clubs, the two of hearts and the four of diamonds. Without a club you can trump clubs.</source>
        <translation>Le sei carte del monte sono tue, e sei vanno scartate: tutte e quattro le carte di fiori, il due di cuori e il quattro di quadri. Senza fiori puoi tagliare a fiori.</translation>
    </message>
    <message>
        <source>The kitty counts as your first trick.</source>
        <translation>Il monte conta come la vostra prima presa.</translation>
    </message>
    <message>
        <source>Keep trumps and high cards, and discard a short suit whole.</source>
        <translation>Tieni atout e carte alte, e scarta per intero un seme corto.</translation>
    </message>
    <message>
        <source>In this form of the game the high bidder leads. Draw the trumps of the others: the red joker beats them all.</source>
        <translation>In questa forma del gioco esce chi ha dichiarato più alto. Batti gli atout degli altri: il jolly rosso li batte tutti.</translation>
    </message>
    <message>
        <source>Everybody had to play a trump on it.</source>
        <translation>Tutti hanno dovuto mettere un atout.</translation>
    </message>
    <message>
        <source>Draw trumps first: then nobody can trump your aces.</source>
        <translation>Batti prima gli atout: così nessuno può tagliare i tuoi assi.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 4 with spades and have seven tricks, the kitty included; three more make ten. One trump is still out: draw it with your queen.</source>
        <translation>Restano quattro carte. Avete dichiarato 4 a picche e avete sette prese con il monte; ne mancano tre a dieci. Resta fuori un atout: battilo con la donna.</translation>
    </message>
    <message>
        <source>The eight of spades fell: no trump is left.</source>
        <translation>È caduto l’otto di picche: non restano atout.</translation>
    </message>
    <message>
        <source>A trump is still out, and can take a high card.</source>
        <translation>Resta fuori un atout, che può tagliare una carta alta.</translation>
    </message>
    <message>
        <source>Your king and queen are the highest hearts left. Lead one of them.</source>
        <translation>Il re e la donna sono le carte di cuori più alte rimaste. Esci con una di esse.</translation>
    </message>
    <message>
        <source>Nobody could trump it.</source>
        <translation>Nessuno ha potuto tagliare.</translation>
    </message>
    <message>
        <source>The small heart lost. The high ones still win.</source>
        <translation>La carta piccola di cuori ha perso. Le alte vincono ancora.</translation>
    </message>
    <message>
        <source>Lead your other high heart: it is the tenth trick.</source>
        <translation>Esci con l’altra carta alta di cuori: è la decima presa.</translation>
    </message>
    <message>
        <source>Ten tricks: the contract is made.</source>
        <translation>Dieci prese: il contratto è riuscito.</translation>
    </message>
    <message>
        <source>The high heart would have been the tenth trick.</source>
        <translation>La carta alta di cuori sarebbe stata la decima presa.</translation>
    </message>
    <message>
        <source>Bid 4, took 10: +4. A contract that is made scores every trick above six.</source>
        <translation>Dichiarate 4, fatte 10: +4. Un contratto riuscito segna ogni presa oltre la sesta.</translation>
    </message>
    <message>
        <source>Fewer than ten tricks: a failed contract loses the 4 that were bid. Draw the last trump before you lead the hearts.</source>
        <translation>Meno di dieci prese: un contratto fallito perde i 4 dichiarati. Batti l’ultimo atout prima di uscire a cuori.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Un contratto</translation>
    </message>
    <message>
        <source>The Spanish order</source>
        <translation>L’ordine spagnolo</translation>
    </message>
    <message>
        <source>The ranks run ace, three, king, queen, jack, seven and down. You bid last, and 1 is forbidden: the bids may not add up to 3. Your three of hearts and your trump, the six of clubs, are good for 2.</source>
        <translation>L’ordine è asso, tre, re, donna, fante, sette e così via. Dichiari per ultimo e 1 è vietato: la somma non può essere 3. Il tre di cuori e il tuo atout, il sei di fiori, valgono una dichiarazione di 2.</translation>
    </message>
    <message>
        <source>Only the ace of hearts beats your three.</source>
        <translation>Solo l’asso di cuori batte il tuo tre.</translation>
    </message>
    <message>
        <source>The three is a high card here. See how your bid goes.</source>
        <translation>Il tre qui è una carta alta. Vedi come va la tua dichiarazione.</translation>
    </message>
    <message>
        <source>The king of hearts was led. Your three is higher: play it.</source>
        <translation>Uscita con il re di cuori. Il tuo tre è più alto: giocalo.</translation>
    </message>
    <message>
        <source>The three took the king.</source>
        <translation>Il tre ha preso il re.</translation>
    </message>
    <message>
        <source>Lead your trump. Who has clubs must play one, and beat yours if possible.</source>
        <translation>Esci con l’atout. Chi ha un fiori deve giocarlo, e battere il tuo se può.</translation>
    </message>
    <message>
        <source>Two tricks, as you bid.</source>
        <translation>Due prese, come dichiarato.</translation>
    </message>
    <message>
        <source>The jack lost to the ace. Your trump is still a trick.</source>
        <translation>Il fante ha perso contro l’asso. L’atout è ancora una presa.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 5 for each of your two tricks. That makes 20.</source>
        <translation>Esatto: 10 punti, e 5 per ognuna delle tue due prese. In tutto 20.</translation>
    </message>
    <message>
        <source>Each trick too many or too few costs 5 points. Two tricks were there: the three and the trump.</source>
        <translation>Ogni presa in più o in meno costa 5 punti. Due prese c’erano: il tre e l’atout.</translation>
    </message>
    <message>
        <source>Above the bid</source>
        <translation>Oltre la dichiarazione</translation>
    </message>
    <message>
        <source>Spades are trumps. You bid 3 and have two tricks; more are welcome. The eight of hearts was led. Who can beat must beat, so only your nine may be played.</source>
        <translation>L’atout è picche. Hai dichiarato 3 e fatto due prese; altre sono benvenute. Uscita con l’otto di cuori. Chi può superare deve farlo: puoi giocare solo il nove.</translation>
    </message>
    <message>
        <source>The queen had to beat your nine.</source>
        <translation>La donna ha dovuto battere il tuo nove.</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump. Nobody plays after you: the five of spades is enough.</source>
        <translation>Non hai fiori e devi tagliare. Nessuno gioca dopo di te: basta il cinque di picche.</translation>
    </message>
    <message>
        <source>Three tricks: your bid is made.</source>
        <translation>Tre prese: la dichiarazione è fatta.</translation>
    </message>
    <message>
        <source>The ace took what the five would have taken as well.</source>
        <translation>L’asso ha preso ciò che avrebbe preso anche il cinque.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: the others must play their last trumps on it.</source>
        <translation>Esci con l’asso di picche: gli altri devono giocarci i loro ultimi atout.</translation>
    </message>
    <message>
        <source>No trump is left, and no heart but yours.</source>
        <translation>Non ci sono più atout, né cuori tranne il tuo.</translation>
    </message>
    <message>
        <source>Who had no heart had to trump it. Draw the trumps first.</source>
        <translation>Chi non aveva cuori doveva tagliare. Batti prima gli atout.</translation>
    </message>
    <message>
        <source>Bid 3, took 5: 3.2 points, a tenth for each trick above the bid. A missed bid would have lost 3.</source>
        <translation>Dichiarate 3, fatte 5: 3,2 punti, un decimo per ogni presa in più. Una dichiarazione mancata sarebbe costata 3.</translation>
    </message>
    <message>
        <source>Five tricks were there. Trump low, draw the trumps of the others, and even a small card takes a trick.</source>
        <translation>Le prese erano cinque. Taglia basso, batti gli atout degli altri, e anche una carta piccola fa presa.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the card that lies face up, the loser the hidden one below it. The ace of spades is a trump, the best card of all: lead the ace of diamonds to win it.</source>
        <translation>Chi fa la presa prende la carta scoperta, l’altro quella coperta sotto. L’asso di picche è atout, la carta migliore: esci con l’asso di quadri per vincerlo.</translation>
    </message>
    <message>
        <source>The ace of spades is in your hand now.</source>
        <translation>L’asso di picche ora è in mano tua.</translation>
    </message>
    <message>
        <source>Such a prize is worth your highest card.</source>
        <translation>Un premio così vale la tua carta più alta.</translation>
    </message>
    <message>
        <source>Now a four of diamonds lies there. The hidden card is likely to be better, so lose this trick: lead your two of diamonds.</source>
        <translation>Ora c’è un quattro di quadri. La carta coperta sarà probabilmente migliore: perdi questa presa uscendo con il due di quadri.</translation>
    </message>
    <message>
        <source>You drew the king of spades, and nobody knows that you have it.</source>
        <translation>Hai pescato il re di picche, e nessuno sa che ce l’hai.</translation>
    </message>
    <message>
        <source>A low prize is not worth winning. Lead a low card.</source>
        <translation>Un premio basso non vale la presa. Esci con una carta bassa.</translation>
    </message>
    <message>
        <source>The stock is used up, and now tricks count: you have 4 of 9 and need three more. Who has counted knows the other hand: the jack of spades, a diamond and two clubs. Draw that trump with your ace of spades.</source>
        <translation>Il mazzo è finito e ora le prese contano: ne hai 4 su 9, te ne servono altre tre. Chi ha contato conosce l’altra mano: il fante di picche, un quadri e due fiori. Batti quell’atout con l’asso di picche.</translation>
    </message>
    <message>
        <source>The jack fell. Nothing beats your diamonds now.</source>
        <translation>Il fante è caduto. Ora niente batte i tuoi quadri.</translation>
    </message>
    <message>
        <source>The jack of spades is still there and can ruff.</source>
        <translation>Il fante di picche c’è ancora e può tagliare.</translation>
    </message>
    <message>
        <source>Lead one of your high diamonds.</source>
        <translation>Esci con uno dei tuoi quadri alti.</translation>
    </message>
    <message>
        <source>Six tricks.</source>
        <translation>Sei prese.</translation>
    </message>
    <message>
        <source>The small card lost. Your diamonds are the tricks.</source>
        <translation>La carta piccola ha perso. Le prese sono i tuoi quadri.</translation>
    </message>
    <message>
        <source>And the other one: it is your seventh trick.</source>
        <translation>E con l’altro: è la tua settima presa.</translation>
    </message>
    <message>
        <source>Seven of thirteen: the deal is yours.</source>
        <translation>Sette su tredici: la smazzata è tua.</translation>
    </message>
    <message>
        <source>The diamond would have been the seventh trick.</source>
        <translation>Il quadri sarebbe stato la settima presa.</translation>
    </message>
    <message>
        <source>Whoever takes more of the last thirteen tricks wins the deal: 1 point.</source>
        <translation>Chi fa più delle ultime tredici prese vince la smazzata: 1 punto.</translation>
    </message>
    <message>
        <source>Six tricks are not enough. Draw the last trump first, then lead the diamonds.</source>
        <translation>Sei prese non bastano. Batti prima l’ultimo atout, poi gioca i quadri.</translation>
    </message>
    <message>
        <source>The stock and after it</source>
        <translation>Il mazzo e dopo</translation>
    </message>
    <message>
        <source>Nobody deals: you draw your hand. Eleven cards are yours, and the king of spades is the twelfth that you may have. Spades are always trumps, so keep it. The next card must then be discarded.</source>
        <translation>Nessuno dà le carte: le peschi tu. Ne hai undici, e il re di picche può essere la dodicesima. Picche è sempre atout: tienilo. La carta seguente va poi scartata.</translation>
    </message>
    <message>
        <source>The king is yours. The jack of clubs came next, and you discarded it.</source>
        <translation>Il re è tuo. Poi è venuto il fante di fiori, e l’hai scartato.</translation>
    </message>
    <message>
        <source>You had to keep the next card, the jack of clubs. The king was better.</source>
        <translation>Hai dovuto tenere la carta seguente, il fante di fiori. Il re era meglio.</translation>
    </message>
    <message>
        <source>Your last card, and you look at the three of clubs. It will hardly take a trick: discard it. The next card is then yours, whatever it is.</source>
        <translation>La tua ultima carta, e guardi il tre di fiori. Difficilmente farà una presa: scartalo. La carta seguente è poi tua, qualunque sia.</translation>
    </message>
    <message>
        <source>You drew the queen of diamonds, and nobody knows that you have it.</source>
        <translation>Hai pescato la donna di quadri, e nessuno sa che ce l’hai.</translation>
    </message>
    <message>
        <source>The queen of diamonds came next, and you had to discard it. Almost every card is better than a low one.</source>
        <translation>Poi è venuta la donna di quadri, e hai dovuto scartarla. Quasi ogni carta è meglio di una bassa.</translation>
    </message>
    <message>
        <source>Both have thirteen cards, and half of the pack is out of play. Four spades with ace and king are good for three tricks, your other aces for two, king of clubs and queen of diamonds for one each: bid 7.</source>
        <translation>Tutti e due avete tredici carte, e metà mazzo è fuori gioco. Quattro picche con asso e re valgono tre prese, gli altri assi due, il re di fiori e la donna di quadri una ciascuno: dichiara 7.</translation>
    </message>
    <message>
        <source>7 scores 70 points if you make it, and loses 70 if not.</source>
        <translation>7 vale 70 punti se le fai, e ne costa 70 se no.</translation>
    </message>
    <message>
        <source>This hand is good for 7. We go on as if you had bid it.</source>
        <translation>Questa mano vale 7. Andiamo avanti come se l’avessi dichiarato.</translation>
    </message>
    <message>
        <source>You lead. Spades may not be led until one has been played on another suit. Lead the ace of diamonds or of hearts.</source>
        <translation>Esci tu. Si può uscire a picche solo dopo che una è stata giocata su un altro seme. Esci con l’asso di quadri o di cuori.</translation>
    </message>
    <message>
        <source>Your two aces were sure tricks, as long as nobody can trump them.</source>
        <translation>I tuoi due assi erano prese sicure, finché nessuno può tagliarli.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 7 and have four tricks: three more are needed. The other player may still hold a trump. Draw it with your king of spades.</source>
        <translation>Restano quattro carte. Hai dichiarato 7 e fatto quattro prese: ne mancano tre. L’altro giocatore può avere ancora un atout. Battilo con il re di picche.</translation>
    </message>
    <message>
        <source>The jack fell: it was the last trump but yours.</source>
        <translation>Il fante è caduto: era l’ultimo atout, a parte il tuo.</translation>
    </message>
    <message>
        <source>The king would have drawn the last trump, and kept the lead.</source>
        <translation>Il re avrebbe battuto l’ultimo atout, e saresti uscito ancora tu.</translation>
    </message>
    <message>
        <source>Your five of spades and your queen of diamonds are sure tricks now. Lead one of them.</source>
        <translation>Il tuo cinque di picche e la tua donna di quadri sono ora prese sicure. Esci con una delle due carte.</translation>
    </message>
    <message>
        <source>The small heart lost. Your sure tricks are still there.</source>
        <translation>Il piccolo cuori ha perso. Le tue prese sicure ci sono ancora.</translation>
    </message>
    <message>
        <source>Lead the other card too: it is your seventh trick.</source>
        <translation>Esci anche con l’altra carta: è la tua settima presa.</translation>
    </message>
    <message>
        <source>Seven tricks, as you bid.</source>
        <translation>Sette prese, come dichiarato.</translation>
    </message>
    <message>
        <source>Bid 7, took 7: 70 points. One trick more would have been a bag for 1 point, and ten bags cost 100.</source>
        <translation>Dichiarate 7, fatte 7: 70 punti. Una di più sarebbe stata una presa in più per 1 punto, e dieci costano 100.</translation>
    </message>
    <message>
        <source>Fewer than seven tricks: you lose 70 points. Draw the last trump before you lead the queen of diamonds.</source>
        <translation>Meno di sette prese: perdi 70 punti. Batti l’ultimo atout prima di uscire con la donna di quadri.</translation>
    </message>
    <message>
        <source>Two draw their hands</source>
        <translation>In due si pescano le carte</translation>
    </message>
    <message>
        <source>There are no trumps. At grand both sides want tricks, at nullo neither does. All others have passed, so you decide: with low cards call nullo.</source>
        <translation>Non ci sono atout. A grand entrambe le coppie vogliono prese, a nullo nessuna. Gli altri hanno passato, decidi tu: con carte basse, nullo.</translation>
    </message>
    <message>
        <source>Now you and your partner leave tricks to the others.</source>
        <translation>Ora tu e il tuo compagno lasciate le prese agli altri.</translation>
    </message>
    <message>
        <source>At grand low cards take nothing. Nullo is for them.</source>
        <translation>A grand le carte basse non prendono nulla. Nullo è per loro.</translation>
    </message>
    <message>
        <source>Nullo, and four cards are left. Your side has four tricks, theirs has five. The queen of hearts was led: stay below it with the four.</source>
        <translation>Nullo, e restano quattro carte. La tua coppia ha quattro prese, l’altra cinque. Uscita con la donna di cuori: resta sotto con il quattro.</translation>
    </message>
    <message>
        <source>Six tricks for the other side.</source>
        <translation>Sei prese per l’altra coppia.</translation>
    </message>
    <message>
        <source>The king took a trick that was theirs.</source>
        <translation>Il re ha preso una presa che era loro.</translation>
    </message>
    <message>
        <source>Follow suit: your two of clubs is harmless.</source>
        <translation>Rispondi a seme: il tuo due di fiori è innocuo.</translation>
    </message>
    <message>
        <source>The ace had to take it.</source>
        <translation>L’asso ha dovuto prenderla.</translation>
    </message>
    <message>
        <source>You have no spade. Throw away the card that could still take a trick: the king of hearts.</source>
        <translation>Non hai picche. Scarta la carta che potrebbe ancora fare presa: il re di cuori.</translation>
    </message>
    <message>
        <source>The danger is gone.</source>
        <translation>Il pericolo è passato.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your king would take it.</source>
        <translation>Possono ancora uscire a cuori, e il tuo re farebbe presa.</translation>
    </message>
    <message>
        <source>The others took nine tricks: at nullo each above six scores 1 for you, 3 points.</source>
        <translation>Gli altri hanno fatto nove prese: a nullo ognuna oltre la sesta vi segna 1, 3 punti.</translation>
    </message>
    <message>
        <source>Your side could have left all four tricks to the others. Stay below high cards, and throw yours away.</source>
        <translation>La tua coppia poteva lasciare tutte e quattro le prese agli altri. Resta sotto le carte alte e scarta le tue.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand o nullo</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. The player on your right proposes: eight tricks with a partner. Two aces, and king and jack of trumps, are worth four tricks, your half of them. Accept.</source>
        <translation>Le dichiarazioni decidono chi gioca con chi. Il giocatore alla tua destra propone: otto prese con un compagno. Due assi, e re e fante di atout, valgono quattro prese, la tua metà. Accetta.</translation>
    </message>
    <message>
        <source>Prop and cop: for this deal the player on your right is your partner.</source>
        <translation>Prop e cop: in questa smazzata il giocatore alla tua destra è il tuo compagno.</translation>
    </message>
    <message>
        <source>With four tricks accept a proposal: two who have four each make eight together.</source>
        <translation>Con quattro prese accetta una proposta: due che ne hanno quattro ciascuno ne fanno otto insieme.</translation>
    </message>
    <message>
        <source>The jack of diamonds was led, and your partner’s king takes the trick: only your ace beats it. Keep the ace, and play the two.</source>
        <translation>Uscita con il fante di quadri, e il re del tuo compagno fa la presa: solo il tuo asso lo supera. Tieni l’asso e gioca il due.</translation>
    </message>
    <message>
        <source>One trick for both of you, and you keep the ace.</source>
        <translation>Una presa per tutti e due, e tieni l’asso.</translation>
    </message>
    <message>
        <source>The trick was your partner’s already. The ace would have been another.</source>
        <translation>La presa era già del tuo compagno. L’asso ne avrebbe fatta un’altra.</translation>
    </message>
    <message>
        <source>Now you call first, and spades are turned up. Six trumps with ace and king, and an ace beside them: that is worth five tricks alone against three. Call solo.</source>
        <translation>Ora dichiari per primo, e la carta scoperta è di picche. Sei atout con asso e re, e un altro asso: valgono cinque prese da solo contro tre. Dichiara solo.</translation>
    </message>
    <message>
        <source>Solo: each of the three others pays you 1 if you take five tricks.</source>
        <translation>Solo: ciascuno degli altri tre ti paga 1 se fai cinque prese.</translation>
    </message>
    <message>
        <source>Six trumps with ace and king, and an ace, are worth a solo.</source>
        <translation>Sei atout con asso e re, e un altro asso, valgono un solo.</translation>
    </message>
    <message>
        <source>Diamonds are turned up, but you have seven hearts, five of them from the top, and three high cards beside them. At abundance nine tricks are needed, and you choose trumps. Call it.</source>
        <translation>La carta scoperta è di quadri, ma hai sette cuori, tra cui i cinque più alti, e altre tre carte alte. All’abbondanza servono nove prese, e l’atout lo scegli tu. Dichiarala.</translation>
    </message>
    <message>
        <source>Abundance is higher than solo and misère, and is paid with 3 by each.</source>
        <translation>L’abbondanza è più alta di solo e misère, e ciascuno la paga 3.</translation>
    </message>
    <message>
        <source>With hearts as trumps these cards are good for nine tricks: abundance.</source>
        <translation>Con cuori atout queste carte valgono nove prese: abbondanza.</translation>
    </message>
    <message>
        <source>Your call stands. Choose hearts as trumps.</source>
        <translation>La tua dichiarazione vale. Scegli cuori come atout.</translation>
    </message>
    <message>
        <source>Seven tricks in hearts, two in spades, one in clubs.</source>
        <translation>Sette prese a cuori, due a picche, una a fiori.</translation>
    </message>
    <message>
        <source>Hearts are your longest suit by far.</source>
        <translation>Cuori è di gran lunga il tuo seme più lungo.</translation>
    </message>
    <message>
        <source>You play misère: no trick, and there are no trumps. Nine tricks are gone, none of them yours. The six of hearts was led: stay below it with the five.</source>
        <translation>Giochi misère: nessuna presa, e non c’è atout. Nove prese sono fatte, nessuna è tua. Uscita con il sei di cuori: resta sotto con il cinque.</translation>
    </message>
    <message>
        <source>The nine took it.</source>
        <translation>L’ha presa il nove.</translation>
    </message>
    <message>
        <source>The jack took the trick, and the misère is lost.</source>
        <translation>Il fante ha fatto la presa, e la misère è persa.</translation>
    </message>
    <message>
        <source>You have no clubs. Throw away the card that could still take a trick: the jack of hearts.</source>
        <translation>Non hai fiori. Scarta la carta che potrebbe ancora fare presa: il fante di cuori.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your jack would take it.</source>
        <translation>Possono ancora uscire a cuori, e il tuo fante farebbe presa.</translation>
    </message>
    <message>
        <source>The king of diamonds lies there already: your eight is safe.</source>
        <translation>Il re di quadri è già sul tavolo: il tuo otto è al sicuro.</translation>
    </message>
    <message>
        <source>One trick is left.</source>
        <translation>Resta una presa.</translation>
    </message>
    <message>
        <source>No trick: each of the three others pays you 2, which makes 6.</source>
        <translation>Nessuna presa: ciascuno degli altri tre ti paga 2, in tutto 6.</translation>
    </message>
    <message>
        <source>One trick, and the misère is lost: you pay 2 to each of the three others. Stay below what was led, and throw away your high cards.</source>
        <translation>Una presa, e la misère è persa: paghi 2 a ciascuno degli altri tre. Resta sotto la carta d’uscita e scarta le carte alte.</translation>
    </message>
    <message>
        <source>Alone or with a partner</source>
        <translation>Da solo o con un compagno</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Taken back into deal {deal}.</source>
        <translation>Ritorno alla smazzata {deal}.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>52 cards</source>
        <translation>52 carte</translation>
    </message>
    <message>
        <source>48 cards, from the three up</source>
        <translation>48 carte, dal tre in su</translation>
    </message>
    <message>
        <source>40 cards, from the five up</source>
        <translation>40 carte, dal cinque in su</translation>
    </message>
    <message>
        <source>36 cards, from the six up</source>
        <translation>36 carte, dal sei in su</translation>
    </message>
    <message>
        <source>32 cards, from the seven up</source>
        <translation>32 carte, dal sette in su</translation>
    </message>
    <message>
        <source>8 cards for each player</source>
        <translation>8 carte per giocatore</translation>
    </message>
    <message>
        <source>40 cards, Spanish: no 8, 9, 10</source>
        <translation>40 carte, spagnole: senza 8, 9, 10</translation>
    </message>
    <message>
        <source>40 cards, Spanish; 36 for 3 or 6 players</source>
        <translation>40 carte, spagnole; 36 in 3 o in 6</translation>
    </message>
    <message>
        <source>52 less some twos, to deal evenly</source>
        <translation>52 meno alcuni due, per parti uguali</translation>
    </message>
    <message>
        <source>56 cards: with four jokers as ones</source>
        <translation>56 carte: quattro jolly come 1</translation>
    </message>
    <message>
        <source>60 cards: with wizards and jesters</source>
        <translation>60 carte: maghi e giullari</translation>
    </message>
    <message>
        <source>104 cards: two packs</source>
        <translation>104 carte: due mazzi</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>Asso alto</translation>
    </message>
    <message>
        <source>Spanish: ace, three, king …</source>
        <translation>Spagnolo: asso, tre, re…</translation>
    </message>
    <message>
        <source>Trump jack and its twin on top</source>
        <translation>Più alti i due fanti del colore di atout</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Il mazziere</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Orario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Antiorario</translation>
    </message>
    <message>
        <source>Up and down by two: 1, 3 … 3, 1</source>
        <translation>Su e giù di due: 1, 3 … 3, 1</translation>
    </message>
    <message>
        <source>Up and down: 1, 2 … 2, 1</source>
        <translation>Su e giù: 1, 2 … 2, 1</translation>
    </message>
    <message>
        <source>Down and up: 10 … 1 … 10</source>
        <translation>Giù e su: 10 … 1 … 10</translation>
    </message>
    <message>
        <source>Up only: 1, 2, 3 …</source>
        <translation>Solo su: 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Down only: … 3, 2, 1</source>
        <translation>Solo giù: … 3, 2, 1</translation>
    </message>
    <message>
        <source>Down and up, one-card deals once by each dealer</source>
        <translation>Giù e su, con 1 carta una volta per mazziere</translation>
    </message>
    <message>
        <source>Up and down, largest deal once by each dealer</source>
        <translation>Su e giù, la più grande una volta per mazziere</translation>
    </message>
    <message>
        <source>Up and down, one-card and largest deals once by each dealer</source>
        <translation>Su e giù, la più piccola e la più grande una volta per mazziere</translation>
    </message>
    <message>
        <source>Romanian: 1 … 8 … 1</source>
        <translation>Rumena: 1 … 8 … 1</translation>
    </message>
    <message>
        <source>Romanian: 8 … 1 … 8</source>
        <translation>Rumena: 8 … 1 … 8</translation>
    </message>
    <message>
        <source>Romanian by two: 1, 3, 5, 7, 8 … 1</source>
        <translation>Rumena di due: 1, 3, 5, 7, 8 … 1</translation>
    </message>
    <message>
        <source>Down and up, never fewer than 4</source>
        <translation>Giù e su, mai meno di 4</translation>
    </message>
    <message>
        <source>Down by two, the other sizes up</source>
        <translation>Giù di due, su con gli altri numeri</translation>
    </message>
    <message>
        <source>Down to 2 and up</source>
        <translation>Giù fino a 2 e su</translation>
    </message>
    <message>
        <source>Down and up, 2 cards by every dealer</source>
        <translation>Giù e su, con 2 carte una volta per mazziere</translation>
    </message>
    <message>
        <source>Always the same number</source>
        <translation>Sempre lo stesso numero</translation>
    </message>
    <message>
        <source>Clag, with special deals</source>
        <translation>Clag, con smazzate speciali</translation>
    </message>
    <message>
        <source>A sequence of your own</source>
        <translation>Una sequenza personale</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una volta</translation>
    </message>
    <message>
        <source>Once, then down the same sizes</source>
        <translation>Una volta, poi le stesse grandezze in discesa</translation>
    </message>
    <message>
        <source>Twice, then down the same sizes</source>
        <translation>Due volte, poi le stesse grandezze in discesa</translation>
    </message>
    <message>
        <source>Played normally</source>
        <translation>Giocate normalmente</translation>
    </message>
    <message>
        <source>Forehead: you see all but your own</source>
        <translation>Sulla fronte: vedi solo le carte altrui</translation>
    </message>
    <message>
        <source>Hidden: nobody sees a card</source>
        <translation>Nascoste: nessuno vede le carte</translation>
    </message>
    <message>
        <source>The next card is turned up</source>
        <translation>Si scopre la carta successiva</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card</source>
        <translation>L’ultima carta del mazziere</translation>
    </message>
    <message>
        <source>A card is cut before the deal</source>
        <translation>Si alza una carta prima di dare</translation>
    </message>
    <message>
        <source>Trumps go round in an order</source>
        <translation>Gli atout girano in ordine</translation>
    </message>
    <message>
        <source>A suit is drawn</source>
        <translation>Si sorteggia un seme</translation>
    </message>
    <message>
        <source>The same suit in every deal</source>
        <translation>Lo stesso seme in ogni smazzata</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>The highest bidder chooses</source>
        <translation>Lo sceglie chi dichiara più alto</translation>
    </message>
    <message>
        <source>It is auctioned</source>
        <translation>Va all’asta</translation>
    </message>
    <message>
        <source>Turned up after the bids</source>
        <translation>Si scopre dopo le dichiarazioni</translation>
    </message>
    <message>
        <source>Hidden until somebody cannot follow suit</source>
        <translation>Coperto; si scopre se qualcuno non può rispondere a seme</translation>
    </message>
    <message>
        <source>The dealer chooses the suit</source>
        <translation>Il mazziere sceglie il seme</translation>
    </message>
    <message>
        <source>Turn on until a suit comes</source>
        <translation>Scoprire finché esce un seme</translation>
    </message>
    <message>
        <source>The dealer chooses before the deal</source>
        <translation>Il mazziere sceglie prima di dare</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready</source>
        <translation>Tutte insieme, coperte fino all’ultima</translation>
    </message>
    <message>
        <source>Openly, in turn</source>
        <translation>Scoperte, a turno</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Il giocatore dopo il mazziere</translation>
    </message>
    <message>
        <source>None: the last bidder is free</source>
        <translation>Nessuno: l’ultimo è libero</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>In ogni smazzata</translation>
    </message>
    <message>
        <source>From a certain number of cards on</source>
        <translation>Da un certo numero di carte in su</translation>
    </message>
    <message>
        <source>In all deals but the last</source>
        <translation>In tutte le smazzate tranne l’ultima</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libera</translation>
    </message>
    <message>
        <source>More than the tricks</source>
        <translation>Più delle prese</translation>
    </message>
    <message>
        <source>Exactly the tricks, played until all make it</source>
        <translation>Pari alle prese, si rigioca finché non riescono tutti</translation>
    </message>
    <message>
        <source>Every bid</source>
        <translation>Ogni dichiarazione</translation>
    </message>
    <message>
        <source>Only their total</source>
        <translation>Solo la somma</translation>
    </message>
    <message>
        <source>When the deal is over</source>
        <translation>A fine smazzata</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>In qualsiasi momento</translation>
    </message>
    <message>
        <source>Once trumps are broken</source>
        <translation>Dopo un atout giocato su un altro seme</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Dopo la prima presa</translation>
    </message>
    <message>
        <source>Only when holding nothing else</source>
        <translation>Solo se non si ha altro</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Si saltano</translation>
    </message>
    <message>
        <source>They end the streak</source>
        <translation>Interrompono la serie</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Contano</translation>
    </message>
    <message>
        <source>After the whole sequence</source>
        <translation>Dopo l’intera sequenza</translation>
    </message>
    <message>
        <source>When a score is reached</source>
        <translation>Quando si raggiunge un punteggio</translation>
    </message>
    <message>
        <source>After every deal</source>
        <translation>Dopo ogni smazzata</translation>
    </message>
    <message>
        <source>After each whole sequence</source>
        <translation>Dopo ogni intera sequenza</translation>
    </message>
    <message>
        <source>The place is shared</source>
        <translation>Il posto si divide</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Un’altra smazzata</translation>
    </message>
    <message>
        <source>The larger total of made bids</source>
        <translation>La maggior somma di dichiarazioni riuscite</translation>
    </message>
    <message>
        <source>Most tricks in the match</source>
        <translation>Il maggior numero di prese della partita</translation>
    </message>
    <message>
        <source>They cut cards</source>
        <translation>Si alza una carta</translation>
    </message>
    <message>
        <source>Whoever took the last trick</source>
        <translation>Chi ha fatto l’ultima presa</translation>
    </message>
    <message>
        <source>Nobody: a card is turned</source>
        <translation>Nessuno: si scopre una carta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>One card, unseen</source>
        <translation>Una carta, coperta</translation>
    </message>
    <message>
        <source>A card is turned up</source>
        <translation>Si scopre una carta</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card</source>
        <translation>Lo sceglie chi alza la carta più alta</translation>
    </message>
    <message>
        <source>After seeing the hand</source>
        <translation>Dopo aver visto la mano</translation>
    </message>
    <message>
        <source>Before seeing the hand</source>
        <translation>Prima di vedere la mano</translation>
    </message>
    <message>
        <source>The last thirteen</source>
        <translation>Le ultime tredici</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>All, the last thirteen twice</source>
        <translation>Tutte, le ultime tredici il doppio</translation>
    </message>
    <message>
        <source>For the deal</source>
        <translation>Per la smazzata</translation>
    </message>
    <message>
        <source>For tricks more than the other</source>
        <translation>Per le prese in più dell’altro</translation>
    </message>
    <message>
        <source>For every trick</source>
        <translation>Per ogni presa</translation>
    </message>
    <message>
        <source>To a score</source>
        <translation>Fino a un punteggio</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Per un numero di smazzate</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>For bids with trump</source>
        <translation>Per dichiarazioni con atout</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Il contratto</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Tutti i punti</translation>
    </message>
    <message>
        <source>May be discarded when void</source>
        <translation>Si può scartare se manca il seme</translation>
    </message>
    <message>
        <source>Must be discarded when void</source>
        <translation>Si deve scartare se manca il seme</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permesso</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>In base al numero di giocatori</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Chosen by the giver</source>
        <translation>Scelta da chi la dà</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Sorteggiata</translation>
    </message>
    <message>
        <source>For first and last</source>
        <translation>Per il primo e l’ultimo</translation>
    </message>
    <message>
        <source>For every place</source>
        <translation>Per ogni posto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>200 points below zero</source>
        <translation>200 punti sotto zero</translation>
    </message>
    <message>
        <source>500 points below zero</source>
        <translation>500 punti sotto zero</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>Suicide</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>10 a trick</source>
        <translation>10 per presa</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 punti</translation>
    </message>
    <message>
        <source>For blind nil</source>
        <translation>Per un nil al buio</translation>
    </message>
    <message>
        <source>For every nil</source>
        <translation>Per ogni nil</translation>
    </message>
    <message>
        <source>They are bags</source>
        <translation>Sono prese in più</translation>
    </message>
    <message>
        <source>They help to make the contract</source>
        <translation>Aiutano a fare il contratto</translation>
    </message>
    <message>
        <source>Once spades are broken</source>
        <translation>Dopo una carta di picche su un altro seme</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuite</translation>
    </message>
    <message>
        <source>Drawn, discards seen by who draws</source>
        <translation>Pescate; chi pesca vede gli scarti</translation>
    </message>
    <message>
        <source>Drawn, the second card discarded unseen</source>
        <translation>Pescate; la seconda carta si scarta senza vederla</translation>
    </message>
    <message>
        <source>Drawn, discards face up</source>
        <translation>Pescate; scarti scoperti</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Quante ce ne stanno</translation>
    </message>
    <message>
        <source>A tenth of a point</source>
        <translation>Un decimo di punto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Suits in turn</source>
        <translation>Semi a turno</translation>
    </message>
    <message>
        <source>Suits in turn, then no trump</source>
        <translation>Semi a turno, poi senza atout</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>Solo il mazziere</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>The player before the caller</source>
        <translation>Chi siede prima</translation>
    </message>
    <message>
        <source>The player after the caller</source>
        <translation>Chi siede dopo</translation>
    </message>
    <message>
        <source>The others score as usual</source>
        <translation>Gli altri segnano come al solito</translation>
    </message>
    <message>
        <source>The others score twice as much</source>
        <translation>Gli altri segnano il doppio</translation>
    </message>
    <message>
        <source>The caller&apos;s side loses</source>
        <translation>Perde la coppia che ha dichiarato</translation>
    </message>
    <message>
        <source>The other side scores</source>
        <translation>Segna l’altra coppia</translation>
    </message>
    <message>
        <source>The side that took them loses</source>
        <translation>Perde la coppia che le ha fatte</translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation>Un rubber</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Dà le carte il seguente</translation>
    </message>
    <message>
        <source>A general misère</source>
        <translation>Una misère generale</translation>
    </message>
    <message>
        <source>The caller&apos;s choice</source>
        <translation>A scelta di chi dichiara</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>A fifth of a point</source>
        <translation>Un quinto di punto</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Far Whist – {game}</source>
        <translation>Far Whist – {game}</translation>
    </message>
</context>
</TS>
