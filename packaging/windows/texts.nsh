# What the installer says itself, in its eight languages. The rest NSIS brings along; its texts are
# more formal than the game's, so these call the player neither way where the language allows it.

!macro Text name english german spanish french italian romanian dutch portuguesebr
  LangString ${name} ${LANG_ENGLISH} "${english}"
  LangString ${name} ${LANG_GERMAN} "${german}"
  LangString ${name} ${LANG_SPANISH} "${spanish}"
  LangString ${name} ${LANG_FRENCH} "${french}"
  LangString ${name} ${LANG_ITALIAN} "${italian}"
  LangString ${name} ${LANG_ROMANIAN} "${romanian}"
  LangString ${name} ${LANG_DUTCH} "${dutch}"
  LangString ${name} ${LANG_PORTUGUESEBR} "${portuguesebr}"
!macroend

!insertmacro Text OLD_WINDOWS \
  "Far Whist needs Windows 10 (version 1809) or later." \
  "Far Whist braucht Windows 10 (Version 1809) oder neuer." \
  "Far Whist necesita Windows 10 (versión 1809) o posterior." \
  "Far Whist nécessite Windows 10 (version 1809) ou ultérieur." \
  "Far Whist richiede Windows 10 (versione 1809) o successivo." \
  "Far Whist are nevoie de Windows 10 (versiunea 1809) sau mai nou." \
  "Far Whist heeft Windows 10 (versie 1809) of nieuwer nodig." \
  "O Far Whist precisa do Windows 10 (versão 1809) ou posterior."

!insertmacro Text BUSY \
  "The installer of Far Whist is already open." \
  "Das Installationsprogramm von Far Whist ist schon offen." \
  "El instalador de Far Whist ya está abierto." \
  "Le programme d’installation de Far Whist est déjà ouvert." \
  "Il programma di installazione di Far Whist è già aperto." \
  "Programul de instalare Far Whist este deja deschis." \
  "Het installatieprogramma van Far Whist is al geopend." \
  "O instalador do Far Whist já está aberto."

!insertmacro Text OPEN \
  "Far Whist is open and will now be closed. Your match is kept." \
  "Far Whist ist offen und wird jetzt geschlossen. Die Partie bleibt erhalten." \
  "Far Whist está abierto y se cerrará ahora. La partida se conserva." \
  "Far Whist est ouvert et va être fermé. Votre partie est conservée." \
  "Far Whist è aperto e ora verrà chiuso. La partita viene conservata." \
  "Far Whist este deschis și va fi închis acum. Partida se păstrează." \
  "Far Whist is geopend en wordt nu gesloten. De partij blijft bewaard." \
  "O Far Whist está aberto e será fechado agora. A partida fica guardada."

!insertmacro Text STILL_OPEN \
  "Far Whist could not be closed. Please close it yourself, then try again." \
  "Far Whist ließ sich nicht schließen. Bitte selbst schließen und dann noch einmal versuchen." \
  "No se pudo cerrar Far Whist. Hay que cerrarlo e intentarlo de nuevo." \
  "Far Whist n’a pas pu être fermé. Fermez-le vous-même, puis réessayez." \
  "Non è stato possibile chiudere Far Whist. Occorre chiuderlo e riprovare." \
  "Far Whist nu a putut fi închis. Închideți-l, apoi încercați din nou." \
  "Far Whist kon niet worden gesloten. Sluit het zelf en probeer het opnieuw." \
  "Não foi possível fechar o Far Whist. Feche-o e tente de novo."

!insertmacro Text NEWER \
  "Far Whist $R1 is installed, which is newer than ${VERSION}. The older version may not be able to open your saved matches. Install it all the same?" \
  "Far Whist $R1 ist installiert und neuer als ${VERSION}. Die ältere Version kann die gespeicherten Partien vielleicht nicht öffnen. Trotzdem installieren?" \
  "Está instalado Far Whist $R1, más reciente que ${VERSION}. Puede que la versión anterior no abra las partidas guardadas. ¿Instalarla de todos modos?" \
  "Far Whist $R1 est installé, plus récent que ${VERSION}. L’ancienne version ne pourra peut-être pas ouvrir vos parties enregistrées. L’installer quand même ?" \
  "È installato Far Whist $R1, più recente di ${VERSION}. La versione precedente potrebbe non aprire le partite salvate. Installarla lo stesso?" \
  "Este instalat Far Whist $R1, mai nou decât ${VERSION}. Versiunea mai veche s-ar putea să nu deschidă partidele salvate. Se instalează totuși?" \
  "Far Whist $R1 is geïnstalleerd en is nieuwer dan ${VERSION}. De oudere versie kan de bewaarde partijen misschien niet openen. Toch installeren?" \
  "O Far Whist $R1 está instalado e é mais novo que a versão ${VERSION}. A versão mais antiga talvez não consiga abrir as partidas salvas. Instalar mesmo assim?"

!insertmacro Text STUCK \
  "The files of the installed version could not be removed. Nothing was installed." \
  "Die Dateien der installierten Version ließen sich nicht entfernen. Es wurde nichts installiert." \
  "No se pudieron quitar los archivos de la versión instalada. No se ha instalado nada." \
  "Les fichiers de la version installée n’ont pas pu être supprimés. Rien n’a été installé." \
  "Non è stato possibile rimuovere i file della versione installata. Non è stato installato nulla." \
  "Fișierele versiunii instalate nu au putut fi șterse. Nu s-a instalat nimic." \
  "De bestanden van de geïnstalleerde versie konden niet worden verwijderd. Er is niets geïnstalleerd." \
  "Não foi possível remover os arquivos da versão instalada. Nada foi instalado."

!insertmacro Text SAVES \
  "Delete your saved matches, statistics and settings, too? They are in$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Auch die gespeicherten Partien, Statistiken und Einstellungen löschen? Sie liegen in$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "¿Borrar también las partidas guardadas, las estadísticas y los ajustes? Están en$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Supprimer aussi vos parties enregistrées, vos statistiques et vos réglages ? Ils se trouvent dans$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Eliminare anche le partite salvate, le statistiche e le impostazioni? Si trovano in$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Se șterg și partidele salvate, statisticile și setările? Se află în$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Ook de bewaarde partijen, statistieken en voorkeuren verwijderen? Ze staan in$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}" \
  "Apagar também as partidas salvas, as estatísticas e as preferências? Elas estão em$\r$\n$LOCALAPPDATA\${SAVES_FOLDER}"

!insertmacro Text A_MATCH \
  "Far Whist match" "Far-Whist-Partie" "Partida de Far Whist" "Partie de Far Whist" \
  "Partita di Far Whist" "Partidă Far Whist" \
  "Far Whist-partij" \
  "Partida do Far Whist"

!insertmacro Text SOME_RULES \
  "Far Whist rules" "Far-Whist-Regeln" "Reglas de Far Whist" "Règles de Far Whist" \
  "Regole di Far Whist" "Reguli Far Whist" \
  "Far Whist-regels" \
  "Regras do Far Whist"
