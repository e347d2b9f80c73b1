# What the installer says itself, in its six languages. The rest NSIS brings along.

!macro Text name english german spanish french italian romanian
  LangString ${name} ${LANG_ENGLISH} "${english}"
  LangString ${name} ${LANG_GERMAN} "${german}"
  LangString ${name} ${LANG_SPANISH} "${spanish}"
  LangString ${name} ${LANG_FRENCH} "${french}"
  LangString ${name} ${LANG_ITALIAN} "${italian}"
  LangString ${name} ${LANG_ROMANIAN} "${romanian}"
!macroend

!insertmacro Text OLD_WINDOWS \
  "Far Whist needs Windows 10 (version 1809) or later." \
  "Far Whist braucht Windows 10 (Version 1809) oder neuer." \
  "Far Whist necesita Windows 10 (versión 1809) o posterior." \
  "Far Whist nécessite Windows 10 (version 1809) ou ultérieur." \
  "Far Whist richiede Windows 10 (versione 1809) o successivo." \
  "Far Whist are nevoie de Windows 10 (versiunea 1809) sau mai nou."

!insertmacro Text BUSY \
  "The installer of Far Whist is already open." \
  "Das Installationsprogramm von Far Whist ist schon offen." \
  "El instalador de Far Whist ya está abierto." \
  "Le programme d’installation de Far Whist est déjà ouvert." \
  "Il programma di installazione di Far Whist è già aperto." \
  "Programul de instalare Far Whist este deja deschis."

!insertmacro Text OPEN \
  "Far Whist is open and will now be closed. Your match is kept." \
  "Far Whist ist offen und wird jetzt geschlossen. Deine Partie bleibt erhalten." \
  "Far Whist está abierto y se cerrará ahora. Tu partida se conserva." \
  "Far Whist est ouvert et va être fermé. Votre partie est conservée." \
  "Far Whist è aperto e ora verrà chiuso. La tua partita viene conservata." \
  "Far Whist este deschis și va fi închis acum. Partida ta se păstrează."

!insertmacro Text STILL_OPEN \
  "Far Whist could not be closed. Please close it yourself, then try again." \
  "Far Whist ließ sich nicht schließen. Bitte schließe es selbst und versuche es dann noch einmal." \
  "No se pudo cerrar Far Whist. Ciérralo tú e inténtalo de nuevo." \
  "Far Whist n’a pas pu être fermé. Fermez-le vous-même, puis réessayez." \
  "Non è stato possibile chiudere Far Whist. Chiudilo e riprova." \
  "Far Whist nu a putut fi închis. Închide-l tu, apoi încearcă din nou."

!insertmacro Text NEWER \
  "Far Whist $R1 is installed, which is newer than ${VERSION}. The older version may not be able to open your saved matches. Install it all the same?" \
  "Far Whist $R1 ist installiert und neuer als ${VERSION}. Die ältere Version kann deine gespeicherten Partien vielleicht nicht öffnen. Trotzdem installieren?" \
  "Está instalado Far Whist $R1, más reciente que ${VERSION}. Puede que la versión anterior no abra tus partidas guardadas. ¿Instalarla de todos modos?" \
  "Far Whist $R1 est installé, plus récent que ${VERSION}. L’ancienne version ne pourra peut-être pas ouvrir vos parties enregistrées. L’installer quand même ?" \
  "È installato Far Whist $R1, più recente di ${VERSION}. La versione precedente potrebbe non aprire le tue partite salvate. Installarla lo stesso?" \
  "Este instalat Far Whist $R1, mai nou decât ${VERSION}. Versiunea mai veche s-ar putea să nu deschidă partidele tale salvate. O instalezi totuși?"

!insertmacro Text STUCK \
  "The files of the installed version could not be removed. Nothing was installed." \
  "Die Dateien der installierten Version ließen sich nicht entfernen. Es wurde nichts installiert." \
  "No se pudieron quitar los archivos de la versión instalada. No se ha instalado nada." \
  "Les fichiers de la version installée n’ont pas pu être supprimés. Rien n’a été installé." \
  "Non è stato possibile rimuovere i file della versione installata. Non è stato installato nulla." \
  "Fișierele versiunii instalate nu au putut fi șterse. Nu s-a instalat nimic."

!insertmacro Text SAVES \
  "Delete your saved matches, statistics and settings, too? They are in$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Auch deine gespeicherten Partien, Statistiken und Einstellungen löschen? Sie liegen in$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "¿Borrar también tus partidas guardadas, estadísticas y ajustes? Están en$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Supprimer aussi vos parties enregistrées, vos statistiques et vos réglages ? Ils se trouvent dans$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Eliminare anche le partite salvate, le statistiche e le impostazioni? Si trovano in$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Ștergi și partidele salvate, statisticile și setările? Se află în$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}"

!insertmacro Text A_MATCH \
  "Far Whist match" "Far-Whist-Partie" "Partida de Far Whist" "Partie de Far Whist" \
  "Partita di Far Whist" "Partidă Far Whist"

!insertmacro Text SOME_RULES \
  "Far Whist rules" "Far-Whist-Regeln" "Reglas de Far Whist" "Règles de Far Whist" \
  "Regole di Far Whist" "Reguli Far Whist"
