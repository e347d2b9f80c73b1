<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Far Whist</source>
        <translation>Despre Far Whist</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copiază &amp;detaliile</translation>
    </message>
    <message>
        <source>&amp;Website</source>
        <translation>Site &amp;web</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licențe</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licențe</translation>
    </message>
    <message>
        <source>Far Whist {version}</source>
        <translation>Far Whist {version}</translation>
    </message>
    <message>
        <source>A card table for whist games where you must take exactly the tricks you bid.

The opponents do not cheat: each sees only its own cards and what has been played.

Free software under the MIT licence. Made with Qt {qt}, which is under the GNU LGPL.</source>
        <translation>O masă pentru jocuri de whist în care trebuie să iei exact levatele anunțate.

Adversarii nu trișează: fiecare vede doar cărțile sale și ce s-a jucat.

Software liber sub licența MIT. Făcut cu Qt {qt}, sub licența GNU LGPL.</translation>
    </message>
    <message>
        <source>This is an independent program in the style of Far Whist by Vincent Brévart ({address}). He has no part in it.</source>
        <translation>Acesta este un program independent, în stilul lui Far Whist de Vincent Brévart ({address}). El nu a luat parte la realizarea lui.</translation>
    </message>
    <message>
        <source>Please include this when you report a problem:</source>
        <translation>Dacă semnalezi o problemă, trimite și datele acestea:</translation>
    </message>
    <message>
        <source>Third-party software</source>
        <translation>Software de la terți</translation>
    </message>
    <message>
        <source>It is installed alongside Far Whist and is not part of it.</source>
        <translation>Este instalat alături de Far Whist și nu face parte din el.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>Întrebarea &amp;următoare</translation>
    </message>
    <message>
        <source>Which suit do you make trumps?</source>
        <translation>Ce culoare alegi ca atu?</translation>
    </message>
    <message>
        <source>Which cards are high?</source>
        <translation>Ce cărți sunt mari?</translation>
    </message>
    <message>
        <source>Do you keep the card that you drew?</source>
        <translation>Păstrezi cartea pe care ai tras-o?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Ce carte pui deoparte?</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Câte levate vei lua?</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>Arată-mi &amp;cărțile</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Anunță</translation>
    </message>
    <message>
        <source>Change bid</source>
        <translation>Schimbă anunțul</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>You may change your bid until everybody is ready.</source>
        <translation>Poți schimba anunțul până când toți sunt gata.</translation>
    </message>
    <message>
        <source>Bids stay hidden until the deal is over.</source>
        <translation>Anunțurile rămân ascunse până la sfârșitul rundei.</translation>
    </message>
    <message>
        <source>Bids stay secret until everybody is ready.</source>
        <translation>Anunțurile rămân secrete până când toți sunt gata.</translation>
    </message>
    <message>
        <source>Ready: {ready} of {seats}.</source>
        <translation>Gata: {ready} din {seats}.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Levate anunțate până acum: {total} din {tricks}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Which suit is trumps?</source>
        <translation>Ce culoare este atu?</translation>
    </message>
    <message>
        <source>How many tricks, if you choose trumps?</source>
        <translation>Câte levate, dacă alegi tu atuul?</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Pa&amp;s</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>O &amp;păstrezi</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>O pui &amp;deoparte</translation>
    </message>
    <message>
        <source>How many tricks above six?</source>
        <translation>Câte levate peste șase?</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>propunere</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>acceptare</translation>
    </message>
    <message>
        <source>prop and cop</source>
        <translation>prop și cop</translation>
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
        <translation>abundență</translation>
    </message>
    <message>
        <source>royal abundance</source>
        <translation>abundență regală</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>misère deschisă</translation>
    </message>
    <message>
        <source>abundance declared</source>
        <translation>abundență declarată</translation>
    </message>
    <message>
        <source>general misère</source>
        <translation>misère generală</translation>
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
        <translation>Fără atu</translation>
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
        <translation>O păstrezi</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>O pui deoparte</translation>
    </message>
    <message>
        <source>Play it unseen</source>
        <translation>Joac-o pe nevăzute</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Cărți mici</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cărți mari</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;s</translation>
    </message>
    <message>
        <source>Everyone passed: you must bid.</source>
        <translation>Toți au spus pas: trebuie să licitezi.</translation>
    </message>
    <message>
        <source>Which cards win?</source>
        <translation>Ce cărți câștigă?</translation>
    </message>
    <message>
        <source>&amp;{number}  Low: A 2 3 … K</source>
        <translation>&amp;{number}  Mici: A 2 3 … K</translation>
    </message>
    <message>
        <source>&amp;{number}  High: A K Q … 2</source>
        <translation>&amp;{number}  Mari: A K Q … 2</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>E rândul tău</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Arată-mi cărțile</translation>
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
        <translation>{level} FA</translation>
    </message>
    <message>
        <source>{trump} · {contract}</source>
        <translation>{trump} · {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Joci {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joacă {contract}</translation>
    </message>
    <message>
        <source>Nullo: leave tricks to the others</source>
        <translation>Nullo: lasă levatele celorlalți</translation>
    </message>
    <message>
        <source>Grand: take tricks</source>
        <translation>Grand: ia levate</translation>
    </message>
    <message>
        <source>No trump, low cards win</source>
        <translation>Fără atu, câștigă cărțile mici</translation>
    </message>
    <message>
        <source>No trump, high cards win</source>
        <translation>Fără atu, câștigă cărțile mari</translation>
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
        <translation>Pas</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bate în masă</translation>
    </message>
</context>
<context>
    <name>Card after with</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>asul de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>popa de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>valetul de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>zecele de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>nouarul de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>optul de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>șaptele de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>șasele de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>cinciul de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>patrul de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>treiul de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>doiul de {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>unul de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>jokerul roșu</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>jokerul negru</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>un vrăjitor</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un bufon</translation>
    </message>
</context>
<context>
    <name>Card at the start of a sentence</name>
    <message>
        <source>The ace of {suit}</source>
        <translation>Asul de {suit}</translation>
    </message>
    <message>
        <source>The king of {suit}</source>
        <translation>Popa de {suit}</translation>
    </message>
    <message>
        <source>The queen of {suit}</source>
        <translation>Dama de {suit}</translation>
    </message>
    <message>
        <source>The jack of {suit}</source>
        <translation>Valetul de {suit}</translation>
    </message>
    <message>
        <source>The ten of {suit}</source>
        <translation>Zecele de {suit}</translation>
    </message>
    <message>
        <source>The nine of {suit}</source>
        <translation>Nouarul de {suit}</translation>
    </message>
    <message>
        <source>The eight of {suit}</source>
        <translation>Optul de {suit}</translation>
    </message>
    <message>
        <source>The seven of {suit}</source>
        <translation>Șaptele de {suit}</translation>
    </message>
    <message>
        <source>The six of {suit}</source>
        <translation>Șasele de {suit}</translation>
    </message>
    <message>
        <source>The five of {suit}</source>
        <translation>Cinciul de {suit}</translation>
    </message>
    <message>
        <source>The four of {suit}</source>
        <translation>Patrul de {suit}</translation>
    </message>
    <message>
        <source>The three of {suit}</source>
        <translation>Treiul de {suit}</translation>
    </message>
    <message>
        <source>The two of {suit}</source>
        <translation>Doiul de {suit}</translation>
    </message>
    <message>
        <source>The one of {suit}</source>
        <translation>Unul de {suit}</translation>
    </message>
    <message>
        <source>The red joker</source>
        <translation>Jokerul roșu</translation>
    </message>
    <message>
        <source>The black joker</source>
        <translation>Jokerul negru</translation>
    </message>
    <message>
        <source>A wizard</source>
        <translation>Un vrăjitor</translation>
    </message>
    <message>
        <source>A jester</source>
        <translation>Un bufon</translation>
    </message>
</context>
<context>
    <name>Card by itself</name>
    <message>
        <source>ace of {suit}</source>
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>popă de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>damă de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valet de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>zece de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nouă de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>opt de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>șapte de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>șase de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinci de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>patru de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>trei de {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>doi de {suit}</translation>
    </message>
    <message>
        <source>one of {suit}</source>
        <translation>unu de {suit}</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>joker roșu</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker negru</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>vrăjitor</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>bufon</translation>
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
        <translation>asul de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>popa de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>valetul de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>zecele de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>nouarul de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>optul de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>șaptele de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>șasele de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>cinciul de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>patrul de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>treiul de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>doiul de {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>unul de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>jokerul roșu</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>jokerul negru</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>un vrăjitor</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un bufon</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Play out deal</source>
        <translation>Joacă restul</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: a bot chooses for you.</source>
        <translation>Timpul s-a scurs: un bot alege pentru tine.</translation>
    </message>
    <message>
        <source>Time is up: {card} was played for you.</source>
        <translation>Timpul s-a scurs. Jucat pentru tine: {card}.</translation>
    </message>
    <message>
        <source>Time is up: a bid of {tricks} was made for you.</source>
        <translation>Timpul s-a scurs. Anunțat pentru tine: {tricks}.</translation>
    </message>
    <message>
        <source>Time is up: a choice was made for you.</source>
        <translation>Timpul s-a scurs: s-a ales în locul tău.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Best</source>
        <translation>Optim</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bine</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Inexactitate</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Greșeală</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gafă</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Fără alegere</translation>
    </message>
    <message>
        <source>Chance to make the bid</source>
        <translation>Șansa de a reuși anunțul</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Șansa de a câștiga partida</translation>
    </message>
    <message>
        <source>Right, and unlucky.</source>
        <translation>Corect, dar fără noroc.</translation>
    </message>
    <message>
        <source>It cost nothing this time.</source>
        <translation>De data aceasta nu a costat nimic.</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Toate la fel</translation>
    </message>
    <message>
        <source>All that could be chosen came to the same.</source>
        <translation>Tot ce se putea alege ducea la același rezultat.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>puncte în medie</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puncte</translation>
    </message>
    <message>
        <source>{name} chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>{name} a ales {own}: {own_share} %. Cea mai bună alegere era {best}: {best_share} %.</translation>
    </message>
    <message>
        <source>No other choice was surely better.</source>
        <translation>Nicio altă alegere nu era sigur mai bună.</translation>
    </message>
    <message>
        <source>It wins the match most often.</source>
        <translation>Așa câștigi partida cel mai des.</translation>
    </message>
    <message>
        <source>Judged by what you could know · {deals}</source>
        <translation>Judecat după ceea ce puteai ști · {deals}</translation>
    </message>
    <message>
        <source>Judged by what {name} could know · {deals}</source>
        <translation>Judecat după ceea ce {name} putea ști · {deals}</translation>
    </message>
    <message>
        <source>{word}. Points lost: {loss}. Best: {best}.</source>
        <translation>{word}. Puncte pierdute: {loss}. Cel mai bine: {best}.</translation>
    </message>
    <message>
        <source>The coach is looking at {name}&apos;s choices: {done} of {count}</source>
        <translation>Antrenorul analizează alegerile făcute de {name}: {done} din {count}</translation>
    </message>
    <message>
        <source>The coach is looking at your choices: {done} of {count}</source>
        <translation>Antrenorul îți analizează alegerile: {done} din {count}</translation>
    </message>
    <message>
        <source>{done} of {count} judged.</source>
        <translation>Alegeri judecate: {done} din {count}.</translation>
    </message>
    <message>
        <source>This choice could not be judged. The file farwhist.log says why.</source>
        <translation>Alegerea nu a putut fi judecată. Fișierul farwhist.log spune de ce.</translation>
    </message>
    <message>
        <source>A bot chose this in the player’s place. It is not judged.</source>
        <translation>Aici a ales un bot în locul jucătorului. Alegerea nu se judecă.</translation>
    </message>
    <message>
        <source>Time was up, and a bot chose this. It is not judged.</source>
        <translation>Timpul s-a scurs și a ales un bot. Alegerea nu se judecă.</translation>
    </message>
    <message>
        <source>This follows a hint. It is not judged.</source>
        <translation>Alegerea urmează un sfat. Nu se judecă.</translation>
    </message>
    <message>
        <source>All was decided: this was played by itself.</source>
        <translation>Totul era hotărât: cartea s-a jucat automat.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Oprește</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Chance to stay in</source>
        <translation>Șansa de a rămâne în joc</translation>
    </message>
    <message>
        <source>Chance of the odd trick</source>
        <translation>Șansa de a lua a șaptea levată</translation>
    </message>
    <message>
        <source>Chance of the contract</source>
        <translation>Șansa de a reuși contractul</translation>
    </message>
    <message>
        <source>Chance to be out of cards first</source>
        <translation>Șansa de a rămâne primul fără cărți</translation>
    </message>
    <message>
        <source>All choices come to the same.</source>
        <translation>Toate alegerile duc la același rezultat.</translation>
    </message>
    <message>
        <source>Other choices are as good here; the usual one is named.</source>
        <translation>Alte variante sunt la fel de bune aici; este indicată cea obișnuită.</translation>
    </message>
    <message>
        <source>{share} percent</source>
        <translation>{share} la sută</translation>
    </message>
    <message>
        <source>best</source>
        <translation>cea mai bună</translation>
    </message>
    <message>
        <source>You chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Ai ales {own}: {own_share} %. Cea mai bună alegere era {best}: {best_share} %.</translation>
    </message>
    <message>
        <source>Best was {best}.</source>
        <translation>Cea mai bună alegere era {best}.</translation>
    </message>
    <message>
        <source>Looking at your choices: {done} of {count}</source>
        <translation>Alegerile tale analizate: {done} din {count}</translation>
    </message>
    <message>
        <source>The coach will look at this deal soon.</source>
        <translation>Antrenorul va analiza în curând această rundă.</translation>
    </message>
    <message>
        <source>The coach is waiting for mains power.</source>
        <translation>Antrenorul așteaptă alimentarea de la priză.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Nejudecată.</translation>
    </message>
    <message>
        <source>This deal could not be judged. The file farwhist.log says why.</source>
        <translation>Runda nu a putut fi judecată. Fișierul farwhist.log spune de ce.</translation>
    </message>
    <message>
        <source>What could be better?</source>
        <translation>Ce putea fi mai bine?</translation>
    </message>
    <message>
        <source>Judge now</source>
        <translation>Judecă acum</translation>
    </message>
    <message>
        <source>Judge this deal</source>
        <translation>Judecă runda</translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>Judecă din nou</translation>
    </message>
    <message>
        <source>cards and others {points}</source>
        <translation>cărți și ceilalți {points}</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Nu era nimic de ales.</translation>
    </message>
    <message>
        <source>Points lost in the bidding: {points}.</source>
        <translation>Puncte pierdute la anunț: {points}.</translation>
    </message>
    <message>
        <source>Points lost in the play: {points}, most {where}.</source>
        <translation>Puncte pierdute la joc: {points}, mai ales {where}.</translation>
    </message>
    <message>
        <source>No slips: your decisions cost about {points}.</source>
        <translation>Nicio greșeală: deciziile tale au costat cam {points}.</translation>
    </message>
    <message>
        <source>Nothing lost. The rest was in the cards.</source>
        <translation>Nimic pierdut. Restul a ținut de cărți.</translation>
    </message>
    <message>
        <source>Winning chance lost: {lost} %, most {where}.</source>
        <translation>Șansă de câștig pierdută: {lost} %, mai ales {where}.</translation>
    </message>
    <message>
        <source>Not judged: the choices were not your own.</source>
        <translation>Nejudecată: alegerile nu au fost ale tale.</translation>
    </message>
    <message>
        <source>Not judged: the coach does not compare such choices.</source>
        <translation>Nejudecată: antrenorul nu compară astfel de alegeri.</translation>
    </message>
    <message>
        <source>Exactly as bid.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Well bid.</source>
        <translation>Anunț bun.</translation>
    </message>
    <message>
        <source>The coach has looked at this deal.</source>
        <translation>Antrenorul s-a uitat la rundă.</translation>
    </message>
    <message>
        <source>Exactly as bid, and nothing lost.</source>
        <translation>Exact cât ai anunțat, și nimic pierdut.</translation>
    </message>
    <message>
        <source>Your decisions {points}</source>
        <translation>Deciziile tale {points}</translation>
    </message>
    <message>
        <source>in the bidding: {choice}</source>
        <translation>la anunț: {choice}</translation>
    </message>
    <message>
        <source>in trick {trick}: {choice}</source>
        <translation>în levata {trick}: {choice}</translation>
    </message>
    <message>
        <source>{best}: {best_share} %.</source>
        <translation>{best}: {best_share} %.</translation>
    </message>
    <message>
        <source>It scores most on average.</source>
        <translation>Aduce în medie cele mai multe puncte.</translation>
    </message>
    <message>
        <source>{word}. Winning chance lost: {loss}. Best: {best}.</source>
        <translation>{word}. Șansă de câștig pierdută: {loss}. Cel mai bine: {best}.</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach</source>
        <translation>Judecat de o versiune mai veche a antrenorului</translation>
    </message>
    <message>
        <source>{choice}: {share} percent, {points}</source>
        <translation>{choice}: {share} la sută, {points}</translation>
    </message>
    <message>
        <source>{choice} now</source>
        <translation>{choice} acum</translation>
    </message>
    <message>
        <source>{choice} then</source>
        <translation>{choice} atunci</translation>
    </message>
    <message>
        <source>What the coach finds cannot be saved: {reason}</source>
        <translation>Analiza antrenorului nu poate fi salvată: {reason}</translation>
    </message>
    <message>
        <source>With open cards: the bid was certain with {cards}, whatever the others did.</source>
        <translation>Cu cărțile pe față: anunțul reușea sigur cu {cards}, orice ar fi făcut ceilalți.</translation>
    </message>
    <message>
        <source>With open cards: the bid was out of reach, whatever was played.</source>
        <translation>Cu cărțile pe față: anunțul nu putea reuși, orice s-ar fi jucat.</translation>
    </message>
    <message>
        <source>Nobody could know that.</source>
        <translation>Nimeni nu putea ști asta.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sigur</translation>
    </message>
    <message>
        <source>You needed {need} {left}</source>
        <translation>Aveai nevoie de {need} {left}</translation>
    </message>
    <message>
        <source>You needed none {left}</source>
        <translation>Nu aveai nevoie de niciuna {left}</translation>
    </message>
    <message>
        <source>Tricks that this hand usually takes: {tricks}.</source>
        <translation>Levate pe care le ia de obicei această mână: {tricks}.</translation>
    </message>
    <message>
        <source>You held {cards}.</source>
        <translation>Aveai {cards}.</translation>
    </message>
</context>
<context>
    <name>Copy</name>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cărți</numerusform>
            <numerusform>%n de cărți</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carte de fiecare</numerusform>
            <numerusform>%n cărți de fiecare</numerusform>
            <numerusform>%n de cărți de fiecare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>cu %n sub</numerusform>
            <numerusform>cu %n sub</numerusform>
            <numerusform>cu %n sub</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n levată</numerusform>
            <numerusform>%n levate</numerusform>
            <numerusform>%n de levate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minute</numerusform>
            <numerusform>%n de minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Mai ai %n secundă</numerusform>
            <numerusform>Mai ai %n secunde</numerusform>
            <numerusform>Mai ai %n de secunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulated deal(s)</source>
        <translation>
            <numerusform>%Ln împărțire simulată</numerusform>
            <numerusform>%Ln împărțiri simulate</numerusform>
            <numerusform>%Ln de împărțiri simulate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n schimbare</numerusform>
            <numerusform>%n schimbări</numerusform>
            <numerusform>%n de schimbări</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n rundă</numerusform>
            <numerusform>%n runde</numerusform>
            <numerusform>%n de runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n în minus</numerusform>
            <numerusform>%n în minus</numerusform>
            <numerusform>%n în minus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>cu %n peste</numerusform>
            <numerusform>cu %n peste</numerusform>
            <numerusform>cu %n peste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} punct</numerusform>
            <numerusform>{points} puncte</numerusform>
            <numerusform>{points} puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n pasaj găsit</numerusform>
            <numerusform>%n pasaje găsite</numerusform>
            <numerusform>%n de pasaje găsite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) were bid</source>
        <translation>
            <numerusform>%n levată anunțată</numerusform>
            <numerusform>%n levate anunțate</numerusform>
            <numerusform>%n de levate anunțate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of %n trick(s)</source>
        <translation>
            <numerusform>din %n</numerusform>
            <numerusform>din %n</numerusform>
            <numerusform>din %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) without effect here</source>
        <translation>
            <numerusform>%n opțiune fără efect</numerusform>
            <numerusform>%n opțiuni fără efect</numerusform>
            <numerusform>%n de opțiuni fără efect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n în plus</numerusform>
            <numerusform>%n în plus</numerusform>
            <numerusform>%n în plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>O levată în minus, dar bine jucat: ultima ta alegere avea {share} % șanse.</numerusform>
            <numerusform>%n levate în minus, dar bine jucat: ultima ta alegere avea {share} % șanse.</numerusform>
            <numerusform>%n de levate în minus, dar bine jucat: ultima ta alegere avea {share} % șanse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>O levată în plus, dar bine jucat: ultima ta alegere avea {share} % șanse.</numerusform>
            <numerusform>%n levate în plus, dar bine jucat: ultima ta alegere avea {share} % șanse.</numerusform>
            <numerusform>%n de levate în plus, dar bine jucat: ultima ta alegere avea {share} % șanse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) best.</source>
        <translation>
            <numerusform>%n decizie din {count} a fost cea mai bună.</numerusform>
            <numerusform>%n decizii din {count} au fost cele mai bune.</numerusform>
            <numerusform>%n de decizii din {count} au fost cele mai bune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punct</numerusform>
            <numerusform>%n puncte</numerusform>
            <numerusform>%n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jucător</numerusform>
            <numerusform>%n jucători</numerusform>
            <numerusform>%n de jucători</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n carte de pică</numerusform>
            <numerusform>%n cărți de pică</numerusform>
            <numerusform>%n de cărți de pică</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n carte de cupă</numerusform>
            <numerusform>%n cărți de cupă</numerusform>
            <numerusform>%n de cărți de cupă</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n carte de caro</numerusform>
            <numerusform>%n cărți de caro</numerusform>
            <numerusform>%n de cărți de caro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n carte de treflă</numerusform>
            <numerusform>%n cărți de treflă</numerusform>
            <numerusform>%n de cărți de treflă</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) up</source>
        <translation>
            <numerusform>un loc mai sus</numerusform>
            <numerusform>%n locuri mai sus</numerusform>
            <numerusform>%n de locuri mai sus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) down</source>
        <translation>
            <numerusform>un loc mai jos</numerusform>
            <numerusform>%n locuri mai jos</numerusform>
            <numerusform>%n de locuri mai jos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n trick(s)</source>
        <translation>
            <numerusform>ultima levată</numerusform>
            <numerusform>ultimele %n levate</numerusform>
            <numerusform>ultimele %n de levate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation>
            <numerusform>Ia ultima levată</numerusform>
            <numerusform>Ia ultimele %n levate</numerusform>
            <numerusform>Ia ultimele %n de levate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s) in a row.</source>
        <translation>
            <numerusform>%n anunț exact.</numerusform>
            <numerusform>%n anunțuri exacte la rând.</numerusform>
            <numerusform>%n de anunțuri exacte la rând.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s)</source>
        <translation>
            <numerusform>%n anunț exact</numerusform>
            <numerusform>%n anunțuri exacte</numerusform>
            <numerusform>%n de anunțuri exacte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were exact %n time(s) in a row.</source>
        <translation>
            <numerusform>Anunț exact o dată.</numerusform>
            <numerusform>Anunț exact de %n ori la rând.</numerusform>
            <numerusform>Anunț exact de %n de ori la rând.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>o zi</numerusform>
            <numerusform>%n zile</numerusform>
            <numerusform>%n de zile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>o săptămână</numerusform>
            <numerusform>%n săptămâni</numerusform>
            <numerusform>%n de săptămâni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>o lună</numerusform>
            <numerusform>%n luni</numerusform>
            <numerusform>%n de luni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>o greșeală</numerusform>
            <numerusform>%n greșeli</numerusform>
            <numerusform>%n de greșeli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the last %n trick(s)</source>
        <translation>
            <numerusform>la ultima levată</numerusform>
            <numerusform>din ultimele %n levate</numerusform>
            <numerusform>din ultimele %n de levate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and had %n sure</source>
        <translation>
            <numerusform>și aveai %n sigură</numerusform>
            <numerusform>și aveai %n sigure</numerusform>
            <numerusform>și aveai %n sigure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held %n trump(s)</source>
        <translation>
            <numerusform>și aveai %n atu</numerusform>
            <numerusform>și aveai %n atuuri</numerusform>
            <numerusform>și aveai %n de atuuri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held the highest card left in %n suit(s)</source>
        <translation>
            <numerusform>și aveai cea mai mare carte rămasă într-o culoare</numerusform>
            <numerusform>și aveai cea mai mare carte rămasă în %n culori</numerusform>
            <numerusform>și aveai cea mai mare carte rămasă în %n de culori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right %n time(s) in a row</source>
        <translation>
            <numerusform>Corect o dată</numerusform>
            <numerusform>Corect de %n ori la rând</numerusform>
            <numerusform>Corect de %n de ori la rând</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCounts</name>
    <message numerus="yes">
        <source>%n card(s) for each player</source>
        <translation>
            <numerusform>%n carte de fiecare jucător</numerusform>
            <numerusform>%n cărți de fiecare jucător</numerusform>
            <numerusform>%n de cărți de fiecare jucător</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n zi la rând</numerusform>
            <numerusform>%n zile la rând</numerusform>
            <numerusform>%n de zile la rând</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of the &amp;week: %n day(s) left</source>
        <translation>
            <numerusform>Partida &amp;săptămânii: încă %n zi</numerusform>
            <numerusform>Partida &amp;săptămânii: încă %n zile</numerusform>
            <numerusform>Partida &amp;săptămânii: încă %n de zile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal facts</name>
    <message>
        <source>Cut: {cards}</source>
        <translation>Cărți trase: {cards}</translation>
    </message>
    <message>
        <source>You discarded {cards}</source>
        <translation>Ai pus deoparte {cards}</translation>
    </message>
    <message>
        <source>The kitty, {cards}</source>
        <translation>Talonul, {cards}</translation>
    </message>
    <message>
        <source>Turned up, and in your hand</source>
        <translation>Întoarsă, în mâna ta</translation>
    </message>
    <message>
        <source>Turned up by {name}, who holds it</source>
        <translation>Întoarsă de {name}, care o are în mână</translation>
    </message>
    <message>
        <source>You won the cut and chose trumps</source>
        <translation>Ai tras cartea cea mai mare și ai ales atuul</translation>
    </message>
    <message>
        <source>{name} won the cut and chose trumps</source>
        <translation>{name} a tras cartea cea mai mare și a ales atuul</translation>
    </message>
    <message>
        <source>You chose trumps</source>
        <translation>Ai ales atuul</translation>
    </message>
    <message>
        <source>{name} chose trumps</source>
        <translation>{name} a ales atuul</translation>
    </message>
    <message>
        <source>You won the cut and choose trumps</source>
        <translation>Ai tras cartea cea mai mare și alegi atuul</translation>
    </message>
    <message>
        <source>{name} won the cut and chooses trumps</source>
        <translation>{name} a tras cartea cea mai mare și alege atuul</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Alegi atuul</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} alege atuul</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}, counting the kitty as one</source>
        <translation>Ai licitat {level}: {tricks}, dintre care una e talonul</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}</source>
        <translation>Ai licitat {level}: {tricks}</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}, counting the kitty as one</source>
        <translation>{name} a licitat {level}: {tricks}, dintre care una e talonul</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}</source>
        <translation>{name} a licitat {level}: {tricks}</translation>
    </message>
    <message>
        <source>Low cards win: A 2 3 … K</source>
        <translation>Câștigă cărțile mici: A 2 3 … K</translation>
    </message>
    <message>
        <source>High cards win: A K Q … 2</source>
        <translation>Câștigă cărțile mari: A K Q … 2</translation>
    </message>
    <message>
        <source>All play a general misère</source>
        <translation>Toți joacă o misère generală</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joacă {contract}</translation>
    </message>
    <message>
        <source>{name} and {partner} play {contract}</source>
        <translation>{name} și {partner} joacă {contract}</translation>
    </message>
    <message>
        <source>You and {name} play {contract}</source>
        <translation>Tu și {name} jucați {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Joci {contract}</translation>
    </message>
    <message>
        <source>You called grand</source>
        <translation>Ai anunțat grand</translation>
    </message>
    <message>
        <source>{name} called grand</source>
        <translation>{name} a anunțat grand</translation>
    </message>
    <message>
        <source>You called nullo</source>
        <translation>Ai anunțat nullo</translation>
    </message>
    <message>
        <source>{name} called nullo</source>
        <translation>{name} a anunțat nullo</translation>
    </message>
    <message>
        <source>Bids: {calls}</source>
        <translation>Licitație: {calls}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: pas</translation>
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
        <translation>{name} {level} fără atu</translation>
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
        <translation>Nil orb: {names}</translation>
    </message>
    <message>
        <source>Bid blind: {names}</source>
        <translation>Anunț orb: {names}</translation>
    </message>
</context>
<context>
    <name>Deal number</name>
    <message>
        <source>Match number</source>
        <translation>Numărul partidei</translation>
    </message>
    <message>
        <source>This is deal {deal} of match number {number}.
The same number deals the same cards again in the same game with the same number of players: {game}, {seats}.</source>
        <translation>Aceasta este runda {deal} a partidei cu numărul {number}.
Același număr dă din nou aceleași cărți, în același joc și cu tot atâția jucători: {game}, {seats}.</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copiază numărul</translation>
    </message>
    <message>
        <source>Match &amp;number:</source>
        <translation>&amp;Numărul partidei:</translation>
    </message>
    <message>
        <source>&amp;Start this match</source>
        <translation>Înce&amp;pe această partidă</translation>
    </message>
    <message>
        <source>Enter a number first</source>
        <translation>Scrie mai întâi un număr</translation>
    </message>
</context>
<context>
    <name>Deal texts</name>
    <message>
        <source>No deal code or diagram was found here.</source>
        <translation>Aici nu s-a găsit niciun cod și nicio diagramă de rundă.</translation>
    </message>
    <message>
        <source>The code is damaged after {after}.</source>
        <translation>Codul este deteriorat după {after}.</translation>
    </message>
    <message>
        <source>The end of the code is missing, after {after}.</source>
        <translation>Lipsește sfârșitul codului, după {after}.</translation>
    </message>
    <message>
        <source>The code does not hold a playable deal.</source>
        <translation>Codul nu conține o rundă jucabilă.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Far Whist.</source>
        <translation>Acest cod a fost făcut de o versiune mai nouă de Far Whist.</translation>
    </message>
    <message>
        <source>This deal is for the game “{game}”, which this version does not have.</source>
        <translation>Această rundă este din jocul „{game}”, pe care această versiune nu îl cunoaște.</translation>
    </message>
    <message>
        <source>The rules of this deal cannot be played. {why}</source>
        <translation>Regulile acestei runde nu pot fi jucate. {why}</translation>
    </message>
    <message>
        <source>This match has no deal {deal}.</source>
        <translation>Această partidă nu are runda {deal}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Nu există locul {seat}.</translation>
    </message>
    <message>
        <source>The deals before this one do not fit this game.</source>
        <translation>Rundele dinainte nu se potrivesc cu acest joc.</translation>
    </message>
    <message>
        <source>Wrong number of cards in the deal: {cards}; the pack has {pack}.</source>
        <translation>Număr greșit de cărți în rundă: {cards}; pachetul are {pack}.</translation>
    </message>
    <message>
        <source>Wrong number of cards at seat {seat}: {cards} instead of {wanted}.</source>
        <translation>Număr greșit de cărți la locul {seat}: {cards} în loc de {wanted}.</translation>
    </message>
    <message>
        <source>{card} appears twice: {one} and {other}.</source>
        <translation>{card} apare de două ori: {one} și {other}.</translation>
    </message>
    <message>
        <source>{card} is not in this pack: {place}.</source>
        <translation>{card} nu este în acest pachet: {place}.</translation>
    </message>
    <message>
        <source>{card} cannot be the turned card: it is not where one is turned.</source>
        <translation>{card} nu poate fi cartea întoarsă: aici nu se întoarce niciuna.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing, or does not follow from its rules.</source>
        <translation>Atuul acestei runde lipsește sau nu rezultă din regulile ei.</translation>
    </message>
    <message>
        <source>Seat {seat}: “{move}” is not possible. {why}</source>
        <translation>Locul {seat}: „{move}” nu este posibil. {why}</translation>
    </message>
    <message>
        <source>Trick {trick}: seat {seat} cannot play {move}. {why}</source>
        <translation>Levata {trick}: locul {seat} nu poate juca {move}. {why}</translation>
    </message>
    <message>
        <source>Turn {turn}: seat {seat} cannot play {move}. {why}</source>
        <translation>Mutarea {turn}: locul {seat} nu poate juca {move}. {why}</translation>
    </message>
    <message>
        <source>“{move}” of seat {seat} comes after the last card.</source>
        <translation>„{move}” de la locul {seat} vine după ultima carte.</translation>
    </message>
    <message>
        <source>“{line}” cannot be read.</source>
        <translation>„{line}” nu se poate citi.</translation>
    </message>
    <message>
        <source>The line “{line}” is missing.</source>
        <translation>Lipsește rândul „{line}”.</translation>
    </message>
    <message>
        <source>The diagram and the code below it show different deals.</source>
        <translation>Diagrama și codul de sub ea arată runde diferite.</translation>
    </message>
    <message>
        <source>“{line}” does not follow from the cards and moves.</source>
        <translation>„{line}” nu rezultă din cărți și mutări.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>locul {seat}</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>neîmpărțită</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>trasă pentru atu</translation>
    </message>
    <message>
        <source>given</source>
        <translation>dată altuia</translation>
    </message>
    <message>
        <source>The code of deal {number} was copied.</source>
        <translation>Codul rundei {number} a fost copiat.</translation>
    </message>
    <message>
        <source>The diagram of deal {number} was copied.</source>
        <translation>Diagrama rundei {number} a fost copiată.</translation>
    </message>
    <message>
        <source>What you know of this deal was copied.</source>
        <translation>S-a copiat ce știi despre această rundă.</translation>
    </message>
    <message>
        <source>This deal is for {players}, but the table seats {least} to {most}.</source>
        <translation>Această rundă este pentru {players}; la masă încap între {least} și {most}.</translation>
    </message>
    <message>
        <source>The pasted deal is on the table.</source>
        <translation>Runda lipită este pe masă.</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Lipește runda</translation>
    </message>
    <message>
        <source>This deal cannot be opened.</source>
        <translation>Această rundă nu poate fi deschisă.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{file}” is larger than a card deck should be.</source>
        <translation>„{file}” este mai mare decât ar trebui să fie un pachet de cărți.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or no drawing in SVG.</source>
        <translation>„{file}” este deteriorat sau nu este un desen SVG.</translation>
    </message>
    <message>
        <source>“{file}” is refused: it could keep the program from going on.</source>
        <translation>„{file}” este refuzat: ar putea bloca programul.</translation>
    </message>
    <message>
        <source>“{file}” names a drawing outside its own folder.</source>
        <translation>„{file}” indică un desen din afara propriului dosar.</translation>
    </message>
    <message>
        <source>“{file}” names no drawing in SVG.</source>
        <translation>„{file}” nu indică niciun desen SVG.</translation>
    </message>
    <message>
        <source>“{file}” does not name its cards as decks of KDE or AisleRiot do.</source>
        <translation>„{file}” nu își numește cărțile ca pachetele KDE sau AisleRiot.</translation>
    </message>
    <message>
        <source>“{file}” is drawn in a way that Far Whist cannot show.</source>
        <translation>„{file}” este desenat într-un fel pe care Far Whist nu îl poate arăta.</translation>
    </message>
    <message>
        <source>The cards in “{file}” are not upright.</source>
        <translation>Cărțile din „{file}” nu sunt verticale.</translation>
    </message>
    <message>
        <source>The card deck {file} cannot be read: {problem}.</source>
        <translation>Pachetul de cărți {file} nu poate fi citit: {problem}.</translation>
    </message>
    <message>
        <source>There is no card deck of KDE or AisleRiot in {folder}.</source>
        <translation>Nu există niciun pachet de cărți KDE sau AisleRiot în {folder}.</translation>
    </message>
    <message>
        <source>This deck is used as it is drawn: style, suit colours, index size, paper and letters do not apply.</source>
        <translation>Pachetul rămâne așa cum e desenat: stilul, culorile, mărimea indicilor, hârtia și literele nu se aplică.</translation>
    </message>
    <message>
        <source>Available with a deck from a folder that has a back</source>
        <translation>Disponibil cu un pachet dintr-un dosar care are spate</translation>
    </message>
    <message>
        <source>The back of the deck from the folder is used</source>
        <translation>Se folosește spatele pachetului din dosar</translation>
    </message>
    <message>
        <source>This deck has no wizards or jesters: ours are used.</source>
        <translation>Pachetul nu are vrăjitori și bufoni: se folosesc ai noștri.</translation>
    </message>
    <message>
        <source>This deck has no jokers, wizards or jesters: ours are used.</source>
        <translation>Pachetul nu are jokeri, vrăjitori și bufoni: se folosesc ai noștri.</translation>
    </message>
    <message>
        <source>It has no back: ours is used.</source>
        <translation>Nu are spate: se folosește al nostru.</translation>
    </message>
    <message>
        <source>Cards of ours in it: {cards}.</source>
        <translation>Cărți de-ale noastre în el: {cards}.</translation>
    </message>
    <message>
        <source>What it shows from other files is left out.</source>
        <translation>Ce arată din alte fișiere se omite.</translation>
    </message>
    <message>
        <source>The cards of Far Whist are used.</source>
        <translation>Se folosesc cărțile Far Whist.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Lipește</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Deschide un fișier…</translation>
    </message>
    <message>
        <source>Deal from the table</source>
        <translation>Runda de pe masă</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Editor de runde</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Joac-o</translation>
    </message>
    <message>
        <source>Study it</source>
        <translation>Studiaz-o</translation>
    </message>
    <message>
        <source>Ask the coach what each choice is worth</source>
        <translation>Întreabă antrenorul cât valorează fiecare alegere</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiază codul</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Copiază diagrama</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvează…</translation>
    </message>
    <message>
        <source>You can study the deal once all cards have been played.</source>
        <translation>Poți studia runda după ce s-au jucat toate cărțile.</translation>
    </message>
    <message>
        <source>You can ask the coach once the deal is complete.</source>
        <translation>Poți întreba antrenorul când runda este completă.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificare</translation>
    </message>
    <message>
        <source>Calls and cards</source>
        <translation>Anunțuri și cărți</translation>
    </message>
    <message>
        <source>Cards: {name}</source>
        <translation>Cărți: {name}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Antrenor</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Ce se arată mai jos</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back</source>
        <translation>Tastele 1–{seats} dau cartea locului cu acel număr, 0 o ia înapoi</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back, + turns it up</source>
        <translation>Tastele 1–{seats} dau cartea locului cu acel număr, 0 o ia înapoi, + o întoarce</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cărți</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toate cărțile</translation>
    </message>
    <message>
        <source>Fill the rest at random</source>
        <translation>Completează restul la întâmplare</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Ia tot înapoi</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Greșit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notă</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>În regulă</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Cât valorează fiecare alegere</translation>
    </message>
    <message>
        <source>{name}, from what this seat can know · {deals}</source>
        <translation>{name}, după ceea ce se poate ști din acest loc · {deals}</translation>
    </message>
    <message>
        <source>{name}: best is {choice}.</source>
        <translation>{name}: cea mai bună alegere este {choice}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cărți de fiecare</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>Chooses trumps</source>
        <translation>Cine alege atuul</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Puncte până acum</translation>
    </message>
    <message>
        <source>{game}, other rules</source>
        <translation>{game}, alte reguli</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Încă nu</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Întoarsă</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Trasă</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Conform regulilor</translation>
    </message>
    <message>
        <source>{cards} of {wanted}</source>
        <translation>{cards} din {wanted}</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>întoarsă</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>trasă</translation>
    </message>
    <message>
        <source>{card} is free. {free}.</source>
        <translation>Carte liberă: {card}. {free}.</translation>
    </message>
    <message>
        <source>The cut card is missing.</source>
        <translation>Lipsește cartea trasă pentru atu.</translation>
    </message>
    <message>
        <source>The card that is turned up for trump is missing.</source>
        <translation>Lipsește cartea întoarsă pentru atu.</translation>
    </message>
    <message>
        <source>{card} is turned up, and must be in this hand: {name}.</source>
        <translation>{card} este cartea întoarsă și trebuie să fie în această mână: {name}.</translation>
    </message>
    <message>
        <source>{card} is turned up and cannot be in a hand too.</source>
        <translation>{card} este cartea întoarsă și nu poate fi și într-o mână.</translation>
    </message>
    <message>
        <source>{card} stays where it is: {holder}.</source>
        <translation>{card} rămâne unde este: {holder}.</translation>
    </message>
    <message>
        <source>Not a card of this pack: {words}.</source>
        <translation>Nu e o carte din acest pachet: {words}.</translation>
    </message>
    <message>
        <source>{name}: {cards} of {wanted}.</source>
        <translation>{name}: {cards} din {wanted}.</translation>
    </message>
    <message>
        <source>{card}: {name}. {held}. {free}.</source>
        <translation>{card}: {name}. {held}. {free}.</translation>
    </message>
    <message>
        <source>{name}: {cards} instead of {wanted}.</source>
        <translation>{name}: {cards} în loc de {wanted}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>„{word}”</translation>
    </message>
    <message>
        <source>The bids add up to {bids} for {tricks}.</source>
        <translation>Suma anunțurilor este {bids} la {tricks}.</translation>
    </message>
    <message>
        <source>Nobody has a card yet.</source>
        <translation>Nimeni nu are încă nicio carte.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing.</source>
        <translation>Lipsește atuul acestei runde.</translation>
    </message>
    <message>
        <source>Fill in at random</source>
        <translation>Completează la întâmplare</translation>
    </message>
    <message>
        <source>Remove the last ones</source>
        <translation>Scoate ultimele</translation>
    </message>
    <message>
        <source>Deal all at random</source>
        <translation>Împarte tot la întâmplare</translation>
    </message>
    <message>
        <source>Turn one up at random</source>
        <translation>Întoarce una la întâmplare</translation>
    </message>
    <message>
        <source>Draw one at random</source>
        <translation>Trage una la întâmplare</translation>
    </message>
    <message>
        <source>Delete this and everything after it</source>
        <translation>Șterge asta și tot ce urmează</translation>
    </message>
    <message>
        <source>Move it here</source>
        <translation>Mut-o aici</translation>
    </message>
    <message>
        <source>{name} · bid</source>
        <translation>{name} · anunț</translation>
    </message>
    <message>
        <source>{name} · card</source>
        <translation>{name} · carte</translation>
    </message>
    <message>
        <source>{name} · choice</source>
        <translation>{name} · alegere</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Anunțuri</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Levata {number}</translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation>{card}, carte jucată</translation>
    </message>
    <message>
        <source>{card} is turned up. {free}.</source>
        <translation>Carte întoarsă: {card}. {free}.</translation>
    </message>
    <message>
        <source>{card} cannot be played now.</source>
        <translation>{card} nu se poate juca acum.</translation>
    </message>
    <message>
        <source>The deal is over: nothing is left to choose.</source>
        <translation>Runda s-a încheiat: nu mai este nimic de ales.</translation>
    </message>
    <message>
        <source>The coach does not judge this game.</source>
        <translation>Antrenorul nu judecă acest joc.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Î</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Cine împarte</translation>
    </message>
    <message>
        <source>Calls and cards so far</source>
        <translation>Anunțuri și cărți până acum</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adaugă</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Tot înapoi</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Lasă-i pe toți să continue</translation>
    </message>
    <message>
        <source>Calls and cards can be added once all hands are complete.</source>
        <translation>Anunțurile și cărțile se pot adăuga când toate mâinile sunt complete.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Runda s-a încheiat.</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Nimeni nu a anunțat încă.</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Antrenorul se gândește…</translation>
    </message>
    <message>
        <source>Everyone plays on.</source>
        <translation>Toți joacă mai departe.</translation>
    </message>
    <message>
        <source>The deal has changed. Ask the coach again.</source>
        <translation>Runda s-a schimbat. Întreabă din nou antrenorul.</translation>
    </message>
    <message>
        <source>The coach has nothing to compare here.</source>
        <translation>Antrenorul nu are nimic de comparat aici.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>Ultima rundă terminată</translation>
    </message>
    <message>
        <source>This is the deal you edited last.</source>
        <translation>Iată ultima rundă pe care ai editat-o.</translation>
    </message>
    <message>
        <source>The deal was pasted.</source>
        <translation>Runda a fost lipită.</translation>
    </message>
    <message>
        <source>The deal from the table was loaded.</source>
        <translation>Runda de pe masă a fost încărcată.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Deschide o rundă</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}</source>
        <translation>{file} nu poate fi citit: {problem}</translation>
    </message>
    <message>
        <source>This file holds a whole match, not a single deal.</source>
        <translation>Acest fișier conține o partidă întreagă, nu o singură rundă.</translation>
    </message>
    <message>
        <source>The deal from the file was loaded.</source>
        <translation>Runda din fișier a fost încărcată.</translation>
    </message>
    <message>
        <source>The deal is on the table.</source>
        <translation>Runda este pe masă.</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>Codul a fost copiat.</translation>
    </message>
    <message>
        <source>The diagram was copied.</source>
        <translation>Diagrama a fost copiată.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rundă</translation>
    </message>
    <message>
        <source>The deal was saved as “{file}”.</source>
        <translation>Runda a fost salvată ca „{file}”.</translation>
    </message>
    <message>
        <source>The points before this deal, in this order: {names}</source>
        <translation>Punctele dinaintea acestei runde, în această ordine: {names}</translation>
    </message>
    <message>
        <source>“{text}” is not a list of points: enter a number for each of {names}.</source>
        <translation>„{text}” nu este o listă de puncte: scrie câte un număr pentru fiecare: {names}.</translation>
    </message>
    <message>
        <source>The deal in the editor cannot be saved: {reason}</source>
        <translation>Runda din editor nu poate fi salvată: {reason}</translation>
    </message>
</context>
<context>
    <name>EditorCounts</name>
    <message numerus="yes">
        <source>%n card(s) free</source>
        <translation>
            <numerusform>%n carte liberă</numerusform>
            <numerusform>%n cărți libere</numerusform>
            <numerusform>%n de cărți libere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Lipsește %n carte.</numerusform>
            <numerusform>Lipsesc %n cărți.</numerusform>
            <numerusform>Lipsesc %n de cărți.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; no card is used twice.</source>
        <translation>
            <numerusform>Câte %n carte; niciuna nu apare de două ori.</numerusform>
            <numerusform>Câte %n cărți; niciuna nu apare de două ori.</numerusform>
            <numerusform>Câte %n de cărți; niciuna nu apare de două ori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jucător</numerusform>
            <numerusform>%n jucători</numerusform>
            <numerusform>%n de jucători</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays on: %n trick(s) so far.</source>
        <translation>
            <numerusform>Toți joacă mai departe: %n levată până acum.</numerusform>
            <numerusform>Toți joacă mai departe: %n levate până acum.</numerusform>
            <numerusform>Toți joacă mai departe: %n de levate până acum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Far Whist ended unexpectedly last time; your match is safe.</source>
        <translation>Ultima dată Far Whist s-a închis pe neașteptate; partida ta este în siguranță.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Ceva nu a mers bine.</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe.</source>
        <translation>Ceva nu a mers bine; partida ta este în siguranță.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Copia&amp;ză</translation>
    </message>
    <message>
        <source>Deta&amp;ils</source>
        <translation>Deta&amp;lii</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Ce nu a mers bine</translation>
    </message>
    <message>
        <source>If you report this, please include the text below. It contains nothing about your match. A copy is in {file}.</source>
        <translation>Dacă semnalezi problema, trimite și textul de mai jos. Nu conține nimic despre partida ta. O copie este în {file}.</translation>
    </message>
</context>
<context>
    <name>Fair play</name>
    <message>
        <source>Fair play</source>
        <translation>Joc cinstit</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Amprente</translation>
    </message>
    <message>
        <source>Paste your copy, or leave empty to check the fingerprint above</source>
        <translation>Lipește copia sau lasă câmpul gol pentru amprenta de mai sus</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verifică</translation>
    </message>
    <message>
        <source>The cards and the other players&apos; bids are fixed before you choose. Copy a fingerprint now; when the deal is over you see the text it was made from, and any SHA-256 tool gives the same fingerprint.</source>
        <translation>Cărțile și anunțurile celorlalți sunt stabilite înainte să alegi tu. Copiază acum o amprentă; la sfârșitul rundei vezi textul din care a fost făcută, iar orice program SHA-256 dă pentru el aceeași amprentă.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint:</source>
        <translation>&amp;Amprentă:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Text:</translation>
    </message>
    <message>
        <source>&amp;Your copy:</source>
        <translation>C&amp;opia ta:</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Toată partida</translation>
    </message>
    <message>
        <source>Secret until the match is over.</source>
        <translation>Secret până la sfârșitul partidei.</translation>
    </message>
    <message>
        <source>Secret until the deal is over.</source>
        <translation>Secret până la sfârșitul rundei.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Secret until the bid is shown.</source>
        <translation>Secret până când se arată anunțul.</translation>
    </message>
    <message>
        <source>Deal {number}: bid of {player}</source>
        <translation>Runda {number}: anunțul făcut de {player}</translation>
    </message>
    <message>
        <source>This is not the fingerprint of the text. Was it copied for another deal?</source>
        <translation>Nu este amprenta textului. Ai copiat-o pentru altă rundă?</translation>
    </message>
    <message>
        <source>The text has this fingerprint: nothing was changed.</source>
        <translation>Textul are această amprentă: nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>The text has this fingerprint, but different cards were played.</source>
        <translation>Textul are această amprentă, dar s-au jucat alte cărți.</translation>
    </message>
    <message>
        <source>The text has this fingerprint and its cards are the ones played: nothing was changed.</source>
        <translation>Textul are această amprentă, iar cărțile lui sunt cele jucate: nu s-a schimbat nimic.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match or rules</source>
        <translation>Deschide o partidă sau reguli</translation>
    </message>
    <message>
        <source>Matches and rules</source>
        <translation>Partide și reguli</translation>
    </message>
    <message>
        <source>The match was saved as “{file}”.</source>
        <translation>Partida a fost salvată ca „{file}”.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Toate fișierele</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salvează partida</translation>
    </message>
    <message>
        <source>Far Whist matches</source>
        <translation>Partide Far Whist</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>{file} nu poate fi scris: {problem}. Alege alt loc.</translation>
    </message>
</context>
<context>
    <name>First steps</name>
    <message>
        <source>Skip tips</source>
        <translation>Sari peste primii pași</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Am înțeles</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} din {count}</translation>
    </message>
    <message>
        <source>{game} – say how many tricks you will take, then take exactly that many.</source>
        <translation>{game} – spune câte levate vei lua, apoi ia exact atâtea.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Alte jocuri…</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is a trump, and trumps beat all other suits.</source>
        <translation>Iei levata: {card} e atu, iar atuurile bat toate celelalte culori.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is a trump, and trumps beat all other suits.</source>
        <translation>{name} ia levata: {card} e atu, iar atuurile bat toate celelalte culori.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest trump.</source>
        <translation>Iei levata: ai jucat {card}, cel mai mare atu.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest trump.</source>
        <translation>{name} ia levata: {card} e cel mai mare atu.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest card of the suit that was led.</source>
        <translation>Iei levata: ai jucat {card}, cea mai mare carte din culoarea cerută.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest card of the suit that was led.</source>
        <translation>{name} ia levata: {card} e cea mai mare carte din culoarea cerută.</translation>
    </message>
    <message>
        <source>One card each, and trump is {suit}. Will your card take the trick? Choose 0 or 1, then press Ready.</source>
        <translation>Fiecare are o singură carte, iar atuul este {suit}. Va lua cartea ta levata? Alege 0 sau 1, apoi apasă Gata.</translation>
    </message>
    <message>
        <source>Look at your cards: how many tricks will they take? Choose a number, then press Ready. Only the exact number counts.</source>
        <translation>Uită-te la cărțile tale: câte levate vor lua? Alege un număr, apoi apasă Gata. Contează numai numărul exact.</translation>
    </message>
    <message>
        <source>Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Anunțurile sunt secrete până când toți sunt gata. Acum fiecare plăcuță arată levate / anunț: ✓ înseamnă exact, ▲ prea multe.</translation>
    </message>
    <message>
        <source>Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Fiecare plăcuță arată levate / anunț: ✓ înseamnă exact, ▲ prea multe.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the lowest total wins the match.</source>
        <translation>Foaia de scor adună toate rundele; totalul cel mai mic câștigă partida.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the highest total wins the match.</source>
        <translation>Foaia de scor adună toate rundele; totalul cel mai mare câștigă partida.</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>fixed for this bid</source>
        <translation>fix pentru acest anunț</translation>
    </message>
    <message>
        <source>bid of 0 made</source>
        <translation>anunț de 0 reușit</translation>
    </message>
    <message>
        <source>cards, for a bid of 0</source>
        <translation>cărți, la anunțul de 0</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>anunțul</translation>
    </message>
    <message>
        <source>bid squared</source>
        <translation>anunțul la pătrat</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the bid</source>
        <translation>1 + 2 + … până la anunț</translation>
    </message>
    <message>
        <source>cards of the deal</source>
        <translation>cărțile rundei</translation>
    </message>
    <message>
        <source>more for a short deal</source>
        <translation>adaos pentru o rundă scurtă</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>ratat</translation>
    </message>
    <message>
        <source>bid of 0 missed</source>
        <translation>anunț de 0 ratat</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>levate luate</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>diferența de levate</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the tricks off</source>
        <translation>1 + 2 + … până la diferență</translation>
    </message>
    <message>
        <source>tricks off, squared</source>
        <translation>diferența de levate la pătrat</translation>
    </message>
    <message>
        <source>the total is halved</source>
        <translation>totalul se înjumătățește</translation>
    </message>
    <message>
        <source>for the points the table has lost</source>
        <translation>pentru punctele pierdute de masă</translation>
    </message>
    <message>
        <source>for everybody who missed</source>
        <translation>pentru fiecare jucător care a ratat</translation>
    </message>
    <message>
        <source>every trick bid and taken</source>
        <translation>toate levatele anunțate și luate</translation>
    </message>
    <message>
        <source>bid blind</source>
        <translation>anunț orb</translation>
    </message>
    <message>
        <source>for the streak</source>
        <translation>pentru serie</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>levate peste șase</translation>
    </message>
    <message>
        <source>the deal won</source>
        <translation>runda câștigată</translation>
    </message>
    <message>
        <source>tricks more than the other</source>
        <translation>levate în plus față de celălalt</translation>
    </message>
    <message>
        <source>the game won</source>
        <translation>manșa câștigată</translation>
    </message>
    <message>
        <source>the rubber won</source>
        <translation>robărul câștigat</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>onori</translation>
    </message>
    <message>
        <source>tricks bid and made</source>
        <translation>levate anunțate și luate</translation>
    </message>
    <message>
        <source>tricks bid, missed</source>
        <translation>levate anunțate, ratate</translation>
    </message>
    <message>
        <source>ten tricks or more, bid and made</source>
        <translation>zece levate sau mai multe, anunțate și luate</translation>
    </message>
    <message>
        <source>ten tricks or more bid, missed</source>
        <translation>zece levate sau mai multe anunțate, ratate</translation>
    </message>
    <message>
        <source>bid blind and made, twice</source>
        <translation>anunț orb reușit, dublu</translation>
    </message>
    <message>
        <source>bid blind, missed, twice</source>
        <translation>anunț orb ratat, dublu</translation>
    </message>
    <message>
        <source>tricks of the others above six</source>
        <translation>levate ale celorlalți peste șase</translation>
    </message>
    <message>
        <source>tricks below seven</source>
        <translation>levate sub șapte</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>levate în plus</translation>
    </message>
    <message>
        <source>tricks above the bid</source>
        <translation>levate peste anunț</translation>
    </message>
    <message>
        <source>too many bags</source>
        <translation>penalizare pentru levate în plus</translation>
    </message>
    <message>
        <source>blind bid of 0 made</source>
        <translation>anunț orb de 0 reușit</translation>
    </message>
    <message>
        <source>blind bid of 0 missed</source>
        <translation>anunț orb de 0 ratat</translation>
    </message>
    <message>
        <source>the game lost</source>
        <translation>contractul ratat</translation>
    </message>
    <message>
        <source>tricks more than needed</source>
        <translation>levate în plus</translation>
    </message>
    <message>
        <source>tricks too few</source>
        <translation>levate în minus</translation>
    </message>
    <message>
        <source>most tricks in a general misère</source>
        <translation>cele mai multe levate la o misère generală</translation>
    </message>
    <message>
        <source>fewer tricks in a general misère</source>
        <translation>mai puține levate la o misère generală</translation>
    </message>
    <message>
        <source>doubled: a spade was turned up</source>
        <translation>dublat: s-a întors o pică</translation>
    </message>
</context>
<context>
    <name>Full speech</name>
    <message>
        <source>On the pile: {card}.</source>
        <translation>Pe teanc: {card}.</translation>
    </message>
    <message>
        <source>Your cards by suits: {cards}.</source>
        <translation>Cărțile tale pe culori: {cards}.</translation>
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
        <translation>Whist clasic</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist ascensor</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Whist eliminatoriu</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>Romanian Whist</source>
        <translation>Whist românesc</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
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
        <translation>Whist german</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist din Minnesota</translation>
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
        <translation>Toate mâinile</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Luate/anunț</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levate</translation>
    </message>
    <message>
        <source>Wizards, jesters</source>
        <translation>Vrăjitori, bufoni</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokeri</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Option</source>
        <translation>Opțiune</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce face</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Implicit</translation>
    </message>
    <message>
        <source>Opens this deal in the study; Back returns here</source>
        <translation>Deschide runda aceasta în studiu; „Înapoi” te aduce din nou aici</translation>
    </message>
    <message>
        <source>Search: {words}</source>
        <translation>Caută: {words}</translation>
    </message>
    <message>
        <source>No passage has all these words. These have some of them.</source>
        <translation>Niciun pasaj nu conține toate aceste cuvinte. Pasajele de mai jos conțin o parte din ele.</translation>
    </message>
    <message>
        <source>These words are not in the help. The nearest: {words}</source>
        <translation>Aceste cuvinte nu sunt în ajutor. Cele mai apropiate: {words}</translation>
    </message>
    <message>
        <source>Nothing was found. These pages are here:</source>
        <translation>Nu s-a găsit nimic. Acestea sunt paginile:</translation>
    </message>
    <message>
        <source>Far Whist Help</source>
        <translation>Ajutor Far Whist</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Cuprins</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Caută:</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Cuvinte de căutat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regulile acestui joc</translation>
    </message>
    <message>
        <source>What the command does</source>
        <translation>Ce face</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Citește mai mult</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponibil când joci și tu</translation>
    </message>
    <message>
        <source>Lessons give their own hints</source>
        <translation>Lecțiile au sfaturile lor</translation>
    </message>
    <message>
        <source>This match is played without hints</source>
        <translation>Această partidă se joacă fără sfaturi</translation>
    </message>
    <message>
        <source>Available when it is your turn</source>
        <translation>Disponibil când e rândul tău</translation>
    </message>
    <message>
        <source>There are no hints for this choice</source>
        <translation>Nu există sfaturi pentru această alegere</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sfat</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Închide sfatul</translation>
    </message>
    <message>
        <source>Looking at possible deals …</source>
        <translation>Se analizează împărțirile posibile…</translation>
    </message>
    <message>
        <source>Suggestion: {move}, {percent} %</source>
        <translation>Sfat: {move}, {percent} %</translation>
    </message>
    <message>
        <source>Suggestion: {move}</source>
        <translation>Sfat: {move}</translation>
    </message>
    <message>
        <source>Suggested bid {bid}, {percent} percent.</source>
        <translation>Anunț sugerat: {bid}, {percent} la sută.</translation>
    </message>
    <message>
        <source>Suggested card: {card}, {percent} percent.</source>
        <translation>Carte sugerată: {card}, {percent} la sută.</translation>
    </message>
    <message>
        <source>Suggestion: {move}.</source>
        <translation>Sfat: {move}.</translation>
    </message>
    <message>
        <source>{what} is made in {count} of 100 deals</source>
        <translation>{what} reușește în {count} din 100 de cazuri</translation>
    </message>
    <message>
        <source>{what} takes this trick in {count} of 100 deals</source>
        <translation>Cărți care iau această levată, din 100 de cazuri: {what} în {count}</translation>
    </message>
    <message>
        <source>{what} in {count}</source>
        <translation>{what} în {count}</translation>
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
        <translation>{level} fără atu</translation>
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
        <translation>Asta ar face cel mai puternic adversar cu cărțile tale.</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>joacă {cards}</translation>
    </message>
    <message>
        <source>bid {tricks}</source>
        <translation>anunță {tricks}</translation>
    </message>
    <message>
        <source>choose {suit}</source>
        <translation>alege {suit}</translation>
    </message>
    <message>
        <source>offer {tricks} with {suit}</source>
        <translation>oferă {tricks}, {suit}</translation>
    </message>
    <message>
        <source>let low cards win</source>
        <translation>lasă să câștige cărțile mici</translation>
    </message>
    <message>
        <source>let high cards win</source>
        <translation>lasă să câștige cărțile mari</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>dă {card}</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>pune deoparte {card}</translation>
    </message>
    <message>
        <source>Bid {bid}. Points on average: {points}.</source>
        <translation>Anunță {bid}. Puncte în medie: {points}.</translation>
    </message>
    <message>
        <source>Play {card}. Points on average: {points}.</source>
        <translation>Joacă {card}. Puncte în medie: {points}.</translation>
    </message>
    <message>
        <source>{aim}, from {deals}: {choices}</source>
        <translation>{aim}, din {deals}: {choices}</translation>
    </message>
    <message>
        <source>Chance of each number of tricks, points of each bid; from {deals}</source>
        <translation>Șansa fiecărui număr de levate, punctele fiecărui anunț; din {deals}</translation>
    </message>
    <message>
        <source>Above each card: how often it ends with exactly your bid; from {deals}</source>
        <translation>Deasupra fiecărei cărți: cât de des nimerește anunțul tău; din {deals}</translation>
    </message>
    <message>
        <source>look at your cards first</source>
        <translation>uită-te întâi la cărți</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>păstrează cartea</translation>
    </message>
    <message>
        <source>discard the card and take the next</source>
        <translation>pune cartea deoparte și ia-o pe următoarea</translation>
    </message>
    <message>
        <source>knock and keep your card</source>
        <translation>bate în masă și păstrează cartea</translation>
    </message>
    <message>
        <source>play your card unseen</source>
        <translation>joacă-ți cartea pe nevăzute</translation>
    </message>
    <message>
        <source>call {contract}</source>
        <translation>anunță {contract}</translation>
    </message>
    <message>
        <source>bid {level}, uptown</source>
        <translation>licitează {level}, uptown</translation>
    </message>
    <message>
        <source>bid {level}, downtown</source>
        <translation>licitează {level}, downtown</translation>
    </message>
    <message>
        <source>bid {level} no trump</source>
        <translation>licitează {level} fără atu</translation>
    </message>
    <message>
        <source>call grand</source>
        <translation>anunță grand</translation>
    </message>
    <message>
        <source>call nullo</source>
        <translation>anunță nullo</translation>
    </message>
    <message>
        <source>{what}: {percent} percent, points {points}</source>
        <translation>{what}: {percent} la sută, puncte {points}</translation>
    </message>
</context>
<context>
    <name>Introductions</name>
    <message>
        <source>This match has options of its own: see the rules of this game.</source>
        <translation>Acest partid are opțiuni proprii: vezi regulile acestui joc.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time, in secret; then all bids are revealed together. The hands grow by two cards from deal to deal, up to the largest, and shrink again.</source>
        <translation>Toți anunță deodată, în secret; apoi toate anunțurile se arată împreună. De la o rundă la alta, mâinile cresc cu câte două cărți până la cea mai mare, apoi scad la loc.</translation>
    </message>
    <message>
        <source>Bids are made in turn, the dealer&apos;s last. The dealer may not make them add up to the number of tricks, so somebody always misses. This limit is called the hook.</source>
        <translation>Anunțurile merg pe rând, iar cel care împarte anunță ultimul. El nu poate face suma egală cu numărul levatelor, așa că mereu ratează cineva. Aceasta e limita.</translation>
    </message>
    <message>
        <source>Only the highest ranks are in the pack. If you cannot follow suit, you must play a trump. The dealer, who bids last, may not make the bids add up to the tricks.</source>
        <translation>În pachet sunt numai rangurile cele mai mari. Cine nu poate răspunde la culoare taie cu atu. Cel care împarte anunță ultimul și nu poate face suma egală cu numărul levatelor.</translation>
    </message>
    <message>
        <source>Four wizards and four jesters join the pack. The first wizard takes the trick; a jester loses to every other card. Both may be played at any time, even when you could follow suit.</source>
        <translation>Pachetul are în plus patru vrăjitori și patru bufoni. Primul vrăjitor ia levata; un bufon pierde în fața oricărei alte cărți. Se joacă oricând, chiar dacă ai putea răspunde la culoare.</translation>
    </message>
    <message>
        <source>The three ranks next to the ace. If you can beat the best card of the suit led, you must; if you cannot follow suit, you must ruff, and overruff if possible. Play goes counter-clockwise.</source>
        <translation>Treiul vine imediat după as. Dacă poți bate cea mai mare carte a culorii de ieșire, trebuie; dacă nu poți răspunde, trebuie să tai, mai sus dacă se poate. Se joacă în sens antiorar.</translation>
    </message>
    <message>
        <source>A player who takes no trick is out. The first to whom this happens get a last chance: one card in the next deal, for a trick of their choice. If it wins, they are back.</source>
        <translation>Cine nu ia nicio levată iese din joc. Primii cărora li se întâmplă primesc o ultimă șansă: o carte în runda următoare, pentru levata pe care o aleg. Dacă o câștigă, revin.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, and nobody bids. The dealer&apos;s last card is shown: its suit is trumps. Each trick above six scores a point for the side.</source>
        <translation>Partenerii stau față în față și nimeni nu anunță. Ultima carte a celui care împarte se arată: culoarea ei este atu. Fiecare levată peste șase aduce echipei un punct.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six your side will take, and how: uptown, with high cards on top; downtown, with low cards on top, after the ace; or no trump.</source>
        <translation>Licitezi câte levate peste șase va lua echipa ta, și cum: uptown, când cărțile mari sunt tari; downtown, când, după as, sunt tari cele mici; sau fără atu.</translation>
    </message>
    <message>
        <source>There are no trumps. In turn, call grand or pass: tricks above six score for their side. If all pass, the dealer may call nullo, where they score for the others.</source>
        <translation>Nu există atu. Anunță grand sau pasează: levatele peste șase contează pentru cine le ia. Dacă toți pasează, cel care împarte poate anunța nullo, unde contează pentru ceilalți.</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. Eight tricks with a partner who accepts, five alone, none at misère, nine with trumps of your own, or all thirteen. Who fails pays the others.</source>
        <translation>Anunțurile hotărăsc cine joacă cu cine. Opt levate cu un partener care acceptă, cinci singur, niciuna la misère, nouă cu atuul tău sau toate treisprezece. Cine ratează îi plătește pe ceilalți.</translation>
    </message>
    <message>
        <source>Spades are always trumps. Tricks beyond the bid are bags, and ten of them cost 100 points. A bid of 0 is nil: 100 points won without a trick, 100 lost with one.</source>
        <translation>Pica este mereu atu. Zece levate în plus, peste anunț, costă 100 de puncte. Un anunț de 0 este nil: câștigă 100 de puncte fără nicio levată, pierde 100 cu una.</translation>
    </message>
    <message>
        <source>You draw your hand: keep a card and discard the next, or discard it and keep the next. Spades are always trumps. Ten bags, tricks beyond the bid, cost 100 points.</source>
        <translation>Îți tragi cărțile: păstrezi una și o pui deoparte pe următoarea, sau invers. Pica este mereu atu. Zece levate în plus, peste anunț, costă 100 de puncte.</translation>
    </message>
    <message>
        <source>Spades are trumps. If you can beat the card that is winning, you must: by a higher card of the suit or, without the suit, by a higher spade. Each trick above your bid scores a tenth.</source>
        <translation>Pica e atu. Dacă poți bate cartea care câștigă, trebuie: cu una mai mare din culoare sau, fără acea culoare, cu o pică mai mare. Fiecare levată peste anunț aduce o zecime.</translation>
    </message>
    <message>
        <source>There are no tricks: get rid of your cards. Play a higher card of the other colour on the pile. After an ace the pile falls and you play lower; a two makes it rise again.</source>
        <translation>Nu sunt levate: scapă de cărți. Pune pe teanc o carte mai mare de cealaltă culoare. Un as face teancul să coboare și joci mai mic; un doi îl face să urce din nou.</translation>
    </message>
    <message>
        <source>Thirteen tricks are played for the stock: the winner takes the face-up card, the loser the next one, unseen. Then both play out their hands, and only these thirteen tricks count.</source>
        <translation>Treisprezece levate se joacă pentru pachet: cine câștigă ia cartea întoarsă, cine pierde pe următoarea, acoperită. Apoi amândoi își joacă cărțile și contează doar aceste treisprezece levate.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scurtături de tastatură</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comandă</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflict</translation>
    </message>
    <message>
        <source>Single letters work as keys on the table</source>
        <translation>Taste de o literă la masă</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Atribuie</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adaugă</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Fără tastă</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tasta implicită</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Tastă nouă:</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” use the same key. Your changes take effect once that is resolved.</source>
        <translation>„{one}” și „{other}” au aceeași tastă. Schimbările au efect de îndată ce rezolvi conflictul.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tastă nouă</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Peste tot</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>La masă</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>În mână</translation>
    </message>
    <message>
        <source>While bidding</source>
        <translation>La anunțuri</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>În studiu</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Deschide un fișier</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Salvează partida într-un fișier</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Arhivă</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Runde pregătite</translation>
    </message>
    <message>
        <source>Learn from your slips</source>
        <translation>Învață din greșelile tale</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Editor de runde</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <source>Copy deal as code</source>
        <translation>Copiază runda ca un cod</translation>
    </message>
    <message>
        <source>Copy deal as diagram</source>
        <translation>Copiază runda ca diagramă</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Lipește runda</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Score sheet and charts</source>
        <translation>Foaia de scor și grafice</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Panoul de scor</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistici</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Partajează imaginea</translation>
    </message>
    <message>
        <source>Study a deal</source>
        <translation>Studiază o rundă</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Raportul partidei</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Jurnalul partidei</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Cărți mai mari</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Cărți mai mici</translation>
    </message>
    <message>
        <source>Default card size</source>
        <translation>Mărimea implicită a cărților</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ecran complet</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferințe</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regulile acestui joc</translation>
    </message>
    <message>
        <source>Continue, skip animation</source>
        <translation>Continuă, sari animația</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Fără sunet</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sfat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima levată</translation>
    </message>
    <message>
        <source>Kitty and discards</source>
        <translation>Talon, cărți puse deoparte</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordonează mâna</translation>
    </message>
    <message>
        <source>What there is to learn</source>
        <translation>Ce se poate învăța</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Say the trick so far</source>
        <translation>Spune levata de până acum</translation>
    </message>
    <message>
        <source>Say bids and tricks</source>
        <translation>Spune anunțurile și levatele</translation>
    </message>
    <message>
        <source>Say trump and deal</source>
        <translation>Spune atuul și runda</translation>
    </message>
    <message>
        <source>Say scores and places</source>
        <translation>Spune punctele și locurile</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Spune cui îi vine rândul</translation>
    </message>
    <message>
        <source>Say my cards</source>
        <translation>Spune cărțile mele</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Spune din nou ultimul mesaj</translation>
    </message>
    <message>
        <source>Say the message before</source>
        <translation>Spune mesajul dinainte</translation>
    </message>
    <message>
        <source>Say the message after</source>
        <translation>Spune mesajul de după</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Cartea anterioară</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Cartea următoare</translation>
    </message>
    <message>
        <source>Next playable card</source>
        <translation>Cartea jucabilă următoare</translation>
    </message>
    <message>
        <source>Previous playable card</source>
        <translation>Cartea jucabilă anterioară</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Prima carte</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Ultima carte</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Mută cartea la stânga</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Mută cartea la dreapta</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Joacă cartea</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pică</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cupă</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Caro</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Treflă</translation>
    </message>
    <message>
        <source>Previous number</source>
        <translation>Numărul anterior</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>Numărul următor</translation>
    </message>
    <message>
        <source>Next suit</source>
        <translation>Culoarea următoare</translation>
    </message>
    <message>
        <source>Previous suit</source>
        <translation>Culoarea anterioară</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Cel mai mic număr</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Cel mai mare număr</translation>
    </message>
    <message>
        <source>Ready, done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Fără atu</translation>
    </message>
    <message>
        <source>Pass, discard the card</source>
        <translation>Pas, pui cartea deoparte</translation>
    </message>
    <message>
        <source>Knock, keep the card</source>
        <translation>Bate în masă, păstrează cartea</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas înapoi</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas înainte</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Levata anterioară</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Levata următoare</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <translation>La începutul rundei</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>La sfârșitul rundei</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>Următoarea mea decizie</translation>
    </message>
    <message>
        <source>My previous decision</source>
        <translation>Decizia mea anterioară</translation>
    </message>
    <message>
        <source>My next mistake</source>
        <translation>Următoarea mea greșeală</translation>
    </message>
    <message>
        <source>My previous mistake</source>
        <translation>Greșeala mea anterioară</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Runda anterioară</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>All hands, or what I knew</source>
        <translation>Toate mâinile sau ce știam</translation>
    </message>
    <message>
        <source>Hide or show the panel</source>
        <translation>Ascunde sau arată panoul</translation>
    </message>
    <message>
        <source>Open the deal or question in the study</source>
        <translation>Deschide runda sau întrebarea în studiu</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Joacă de aici</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Încearcă această carte</translation>
    </message>
    <message>
        <source>Try the best card</source>
        <translation>Încearcă cea mai bună carte</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Lasă-i pe toți să continue</translation>
    </message>
    <message>
        <source>Back from a line to the match</source>
        <translation>Din variantă înapoi la partidă</translation>
    </message>
    <message>
        <source>Name this line</source>
        <translation>Numește această variantă</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Șterge această variantă</translation>
    </message>
    <message>
        <source>Restore a deleted line</source>
        <translation>Adu înapoi o variantă ștearsă</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Înapoi la masă</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Deschide o masă</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Intră la o masă</translation>
    </message>
    <message>
        <source>Waiting room and chat</source>
        <translation>Sală de așteptare și chat</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Pleacă de la masă</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn from your slips</source>
        <translation>Învață din greșelile tale</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Ce carte?</translation>
    </message>
    <message>
        <source>Trick {trick}. {name} leads {card}.</source>
        <translation>Levata {trick}. {name} iese cu {card}.</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Ce anunți?</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Elimină</translation>
    </message>
    <message>
        <source>Open in &amp;study</source>
        <translation>&amp;Studiază</translation>
    </message>
    <message>
        <source>The question was left out and will not come back.</source>
        <translation>Întrebarea a fost eliminată și nu mai revine.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Prepared deals</source>
        <translation>Runde &amp;pregătite</translation>
    </message>
    <message>
        <source>Practise today&apos;s slips &amp;now</source>
        <translation>Exersează acum greșelile de a&amp;zi</translation>
    </message>
    <message>
        <source>Right: {choice}</source>
        <translation>Corect: {choice}</translation>
    </message>
    <message>
        <source>Not this one: {choice}</source>
        <translation>Nu aceasta: {choice}</translation>
    </message>
    <message>
        <source>You have answered all of today&apos;s questions.</source>
        <translation>Ai răspuns la toate întrebările de azi.</translation>
    </message>
    <message>
        <source>Nothing to review today.</source>
        <translation>Azi nu este nimic de repetat.</translation>
    </message>
    <message>
        <source>Once more.</source>
        <translation>Încă o dată.</translation>
    </message>
    <message>
        <source>Question {number} of {all} today · {deal}</source>
        <translation>Întrebarea {number} din {all} azi · {deal}</translation>
    </message>
    <message>
        <source>Only the deal up to here was kept</source>
        <translation>Runda a fost păstrată numai până aici</translation>
    </message>
    <message>
        <source>Found on {day}: you chose {choice}. {word}.</source>
        <translation>Găsită {day}: ai ales {choice}. {word}.</translation>
    </message>
    <message>
        <source>{done} of {all} answered, {right} right first time</source>
        <translation>Răspunsuri: {done} din {all}, corecte din prima: {right}</translation>
    </message>
    <message>
        <source>Slips that the coach finds in your matches come here as questions.</source>
        <translation>Greșelile pe care antrenorul le găsește în partidele tale apar aici ca întrebări.</translation>
    </message>
    <message>
        <source>{slips} in your collection: {due} due, {learned} learned.</source>
        <translation>{slips} în colecția ta: de repetat {due}, învățate {learned}.</translation>
    </message>
    <message>
        <source>The next question comes on {day}.</source>
        <translation>Următoarea întrebare vine {day}.</translation>
    </message>
    <message>
        <source>Any choice as good as the best counts as right. A question answered wrong comes back the next day.</source>
        <translation>Orice alegere la fel de bună ca cea mai bună contează drept corectă. Întrebarea la care greșești revine a doua zi.</translation>
    </message>
    <message>
        <source>This one is learned.</source>
        <translation>Aceasta este învățată.</translation>
    </message>
    <message>
        <source>It will not come back.</source>
        <translation>Nu mai revine.</translation>
    </message>
    <message>
        <source>It starts over.</source>
        <translation>O ia de la capăt.</translation>
    </message>
    <message>
        <source>It comes back in {time}, on {day}.</source>
        <translation>Revine peste {time}, {day}.</translation>
    </message>
</context>
<context>
    <name>Left over</name>
    <message>
        <source>Another match was left unfinished.</source>
        <translation>O altă partidă a rămas neterminată.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>Reia par&amp;tida</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches will appear here</source>
        <translation>Aici vor apărea partidele tale</translation>
    </message>
    <message>
        <source>Finished matches are kept automatically, on this computer only. You can also open a file.</source>
        <translation>Partidele terminate se păstrează automat, numai pe acest calculator. Poți deschide și un fișier.</translation>
    </message>
    <message>
        <source>Play a &amp;match</source>
        <translation>Joacă o par&amp;tidă</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Deschide un &amp;fișier…</translation>
    </message>
    <message>
        <source>The finished match cannot be saved in the library: {problem}. Far Whist keeps trying until you close the window; the statistics already include it.</source>
        <translation>Partida terminată nu poate fi salvată în arhivă: {problem}. Far Whist încearcă mai departe până închizi fereastra; statisticile o includ deja.</translation>
    </message>
    <message>
        <source>stopped after {deals}</source>
        <translation>oprită după {deals}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>reguli proprii</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>exercițiu</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>asistată</translation>
    </message>
    <message>
        <source>won</source>
        <translation>câștigată</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>pierdută</translation>
    </message>
    <message>
        <source>{place} of {sides}</source>
        <translation>{place} din {sides}</translation>
    </message>
    <message>
        <source>{exact} of {bids}</source>
        <translation>{exact} din {bids}</translation>
    </message>
    <message>
        <source>Place: {place}</source>
        <translation>Locul: {place}</translation>
    </message>
    <message>
        <source>exact: {count}</source>
        <translation>exacte: {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {cards}, {trump}.</source>
        <translation>Runda {number}: {cards}, {trump}.</translation>
    </message>
    <message>
        <source>It did not count.</source>
        <translation>Runda nu a contat.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {took}: {result}.</source>
        <translation>Anunț {bid}, luate {took}: {result}.</translation>
    </message>
    <message>
        <source>{game} of {day} was deleted.</source>
        <translation>Partida {game} din {day} a fost ștearsă.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Fără asistență</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Exercițiu</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Cele mai noi</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Cele mai vechi</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>După joc</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Arhivă</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toate</translation>
    </message>
    <message>
        <source>&amp;Clear search</source>
        <translation>&amp;Golește căutarea</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>Search: names, games, dates</source>
        <translation>Caută: nume, jocuri, date</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nu s-a găsit nimic.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jucată</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Locul</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacte</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partide terminate</translation>
    </message>
    <message>
        <source>The library cannot be read: {problem}.</source>
        <translation>Arhiva nu poate fi citită: {problem}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toate jocurile</translation>
    </message>
    <message>
        <source>The match cannot be deleted: {problem}.</source>
        <translation>Partida nu poate fi ștearsă: {problem}.</translation>
    </message>
    <message>
        <source>The match cannot be brought back: {problem}.</source>
        <translation>Partida nu poate fi adusă înapoi: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>Partida {game} este din nou în arhivă.</translation>
    </message>
    <message>
        <source>Back to the &amp;list</source>
        <translation>Înapoi la &amp;listă</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>Open the finished match on the table; it does not count again</source>
        <translation>Deschide pe masă partida terminată; nu contează a doua oară</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>F&amp;oaia de scor</translation>
    </message>
    <message>
        <source>Play aga&amp;in</source>
        <translation>Joacă &amp;iar</translation>
    </message>
    <message>
        <source>Play the same deals again; the match counts as assisted</source>
        <translation>Joacă din nou aceleași runde; partida contează drept asistată</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mai multe</translation>
    </message>
    <message>
        <source>Match &amp;report</source>
        <translation>&amp;Raportul partidei</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvează &amp;ca…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ș&amp;terge</translation>
    </message>
    <message>
        <source>Deals: arrows choose, Enter studies one</source>
        <translation>Runde: alege cu săgeți, studiază cu Enter</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Stud&amp;y deal {number}</source>
        <translation>St&amp;udiază runda {number}</translation>
    </message>
    <message>
        <source>H&amp;ands of deal {number}</source>
        <translation>&amp;Mâinile rundei {number}</translation>
    </message>
    <message>
        <source>The match cannot be read: {problem}.</source>
        <translation>Partida nu poate fi citită: {problem}.</translation>
    </message>
</context>
<context>
    <name>LibraryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library cannot be read and were left as they are:</source>
        <translation>
            <numerusform>%n fișier din arhivă nu poate fi citit și rămâne cum este:</numerusform>
            <numerusform>%n fișiere din arhivă nu pot fi citite și rămân cum sunt:</numerusform>
            <numerusform>%n de fișiere din arhivă nu pot fi citite și rămân cum sunt:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading %n more</source>
        <translation>
            <numerusform>încă %n de citit</numerusform>
            <numerusform>încă %n de citit</numerusform>
            <numerusform>încă %n de citit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Study from here</source>
        <translation>Studiază de aici</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Jurnalul partidei</translation>
    </message>
    <message>
        <source>Deal {deal} begins: {cards} for each player.</source>
        <translation>Începe runda {deal}: {cards} de fiecare jucător.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} begins: {cards} for each player.</source>
        <translation>Începe runda {deal} din {deals}: {cards} de fiecare jucător.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Împarți cărțile.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} împarte cărțile.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Stai pe margine.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} stă pe margine.</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} joacă împreună cu tine.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Ai {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} are {cards}.</translation>
    </message>
    <message>
        <source>You do not see your own cards.</source>
        <translation>Nu îți vezi cărțile.</translation>
    </message>
    <message>
        <source>The pack lies face down, to draw hands from.</source>
        <translation>Pachetul stă cu fața în jos; din el se trag mâinile.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Cărțile sunt împărțite.</translation>
    </message>
    <message>
        <source>You look at your cards: {cards}.</source>
        <translation>Te uiți la cărțile tale: {cards}.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <translation>{name} se uită la cărți.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} este cartea întoarsă.</translation>
    </message>
    <message>
        <source>{card} is cut and shuffled back.</source>
        <translation>{card} este cartea trasă pentru atu; se amestecă la loc.</translation>
    </message>
    <message>
        <source>You show {card}; the card stays in your hand.</source>
        <translation>Arăți {card}; cartea rămâne în mâna ta.</translation>
    </message>
    <message>
        <source>{name} shows {card}; the card stays in the hand.</source>
        <translation>{name} arată {card}; cartea rămâne în mână.</translation>
    </message>
    <message>
        <source>You choose trumps: {suit}.</source>
        <translation>Alegi atuul: {suit}.</translation>
    </message>
    <message>
        <source>{name} chooses trumps: {suit}.</source>
        <translation>{name} alege atuul: {suit}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Se joacă fără atu.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>Atu: {suit}.</translation>
    </message>
    <message>
        <source>You change your bid.</source>
        <translation>Îți schimbi anunțul.</translation>
    </message>
    <message>
        <source>{name} changes the bid.</source>
        <translation>{name} își schimbă anunțul.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Ești gata.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} e gata.</translation>
    </message>
    <message>
        <source>The bids stay hidden until the deal is over.</source>
        <translation>Anunțurile rămân ascunse până la sfârșitul rundei.</translation>
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
        <translation>Se arată anunțurile: {bids}.</translation>
    </message>
    <message>
        <source>Only the total of the bids is announced.</source>
        <translation>Se spune doar suma anunțurilor.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} a anunțat.</translation>
    </message>
    <message>
        <source>{name} bids; the bids so far add up to {total}.</source>
        <translation>{name} anunță; suma de până acum este {total}.</translation>
    </message>
    <message>
        <source>You keep your bid of {bid}.</source>
        <translation>Îți păstrezi anunțul de {bid}.</translation>
    </message>
    <message>
        <source>{name} keeps the bid of {bid}.</source>
        <translation>{name} păstrează anunțul de {bid}.</translation>
    </message>
    <message>
        <source>Your bid becomes {bid}.</source>
        <translation>Anunțul tău devine {bid}.</translation>
    </message>
    <message>
        <source>The bid of {name} becomes {bid}.</source>
        <translation>{name} schimbă anunțul în {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} without seeing your cards.</source>
        <translation>Anunți {bid} fără să-ți vezi cărțile.</translation>
    </message>
    <message>
        <source>{name} bids {bid} without seeing the cards.</source>
        <translation>{name} anunță {bid} fără să-și vadă cărțile.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Anunți {bid}.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} anunță {bid}.</translation>
    </message>
    <message>
        <source>You look at your cards before you bid.</source>
        <translation>Te uiți la cărți înainte de anunț.</translation>
    </message>
    <message>
        <source>{name} looks at the cards before bidding.</source>
        <translation>{name} se uită la cărți înainte de anunț.</translation>
    </message>
    <message>
        <source>You play the contract: {contract}.</source>
        <translation>Joci contractul: {contract}.</translation>
    </message>
    <message>
        <source>{name} plays the contract: {contract}.</source>
        <translation>{name} joacă contractul: {contract}.</translation>
    </message>
    <message>
        <source>Low cards win: ace, two, three, up to the king.</source>
        <translation>Câștigă cărțile mici: as, doi, trei, până la popă.</translation>
    </message>
    <message>
        <source>High cards win, from the ace down.</source>
        <translation>Câștigă cărțile mari, de la as în jos.</translation>
    </message>
    <message>
        <source>The kitty is set aside: {cards}.</source>
        <translation>Talonul se pune deoparte: {cards}.</translation>
    </message>
    <message>
        <source>You pick up the kitty.</source>
        <translation>Iei talonul în mână.</translation>
    </message>
    <message>
        <source>{name} picks up the kitty.</source>
        <translation>{name} ia talonul.</translation>
    </message>
    <message>
        <source>You discard a card: {card}.</source>
        <translation>Pui o carte deoparte: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} pune o carte deoparte.</translation>
    </message>
    <message>
        <source>The pile starts: {card}.</source>
        <translation>Teancul începe cu: {card}.</translation>
    </message>
    <message>
        <source>You play: {cards}.</source>
        <translation>Pui: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays: {cards}.</source>
        <translation>{name} pune: {cards}.</translation>
    </message>
    <message>
        <source>You draw: {cards}.</source>
        <translation>Tragi: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} trage {cards}.</translation>
    </message>
    <message>
        <source>Any card may be played on it.</source>
        <translation>Pe teanc se poate pune orice.</translation>
    </message>
    <message>
        <source>The pile rises again.</source>
        <translation>Teancul urcă din nou.</translation>
    </message>
    <message>
        <source>You draw a card: {card}.</source>
        <translation>Tragi o carte: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trage o carte.</translation>
    </message>
    <message>
        <source>You look at the next card: {card}.</source>
        <translation>Te uiți la cartea următoare: {card}.</translation>
    </message>
    <message>
        <source>{name} looks at the next card.</source>
        <translation>{name} se uită la cartea următoare.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>O păstrezi.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} o păstrează.</translation>
    </message>
    <message>
        <source>You must keep the next card: {card}.</source>
        <translation>Trebuie să o păstrezi pe următoarea: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the next card.</source>
        <translation>{name} păstrează cartea următoare.</translation>
    </message>
    <message>
        <source>You discard it.</source>
        <translation>O pui deoparte.</translation>
    </message>
    <message>
        <source>{name} discards it.</source>
        <translation>{name} o pune deoparte.</translation>
    </message>
    <message>
        <source>You must discard it.</source>
        <translation>Trebuie să o pui deoparte.</translation>
    </message>
    <message>
        <source>{name} discards the next card.</source>
        <translation>{name} pune deoparte cartea următoare.</translation>
    </message>
    <message>
        <source>You lay your cards face up: {cards}.</source>
        <translation>Îți pui cărțile pe față: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays all cards face up: {cards}.</source>
        <translation>{name} pune toate cărțile pe față: {cards}.</translation>
    </message>
    <message>
        <source>You take the face-up card: {card}.</source>
        <translation>Iei cartea întoarsă: {card}.</translation>
    </message>
    <message>
        <source>{name} takes the face-up card: {card}.</source>
        <translation>{name} ia cartea întoarsă: {card}.</translation>
    </message>
    <message>
        <source>This trick is for: {card}.</source>
        <translation>Levata aceasta se joacă pentru: {card}.</translation>
    </message>
    <message>
        <source>The stock is used up. From now on the tricks count.</source>
        <translation>Pachetul s-a terminat. De acum levatele contează.</translation>
    </message>
    <message>
        <source>You discard the next card unseen.</source>
        <translation>Pui deoparte cartea următoare, nevăzută.</translation>
    </message>
    <message>
        <source>{name} discards a card: {card}.</source>
        <translation>{name} pune o carte deoparte: {card}.</translation>
    </message>
    <message>
        <source>The pile falls from now on.</source>
        <translation>De acum teancul coboară.</translation>
    </message>
    <message>
        <source>The declarer looks at the kitty.</source>
        <translation>Declarantul se uită la talon.</translation>
    </message>
    <message>
        <source>The kitty: {cards}.</source>
        <translation>Talonul: {cards}.</translation>
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
        <translation>Se trag cărți pentru atu: {draws}.</translation>
    </message>
    <message>
        <source>The highest cards are equal: another cut.</source>
        <translation>Cărțile cele mai mari sunt egale: se trage din nou.</translation>
    </message>
    <message>
        <source>You cut the highest card and will choose trumps.</source>
        <translation>Ai tras cartea cea mai mare și vei alege atuul.</translation>
    </message>
    <message>
        <source>{name} cuts the highest card and will choose trumps.</source>
        <translation>{name} a tras cartea cea mai mare și va alege atuul.</translation>
    </message>
    <message>
        <source>Nobody chooses the next trumps.</source>
        <translation>Nimeni nu alege următorul atu.</translation>
    </message>
    <message>
        <source>You choose the next trumps.</source>
        <translation>Tu alegi următorul atu.</translation>
    </message>
    <message>
        <source>{name} chooses the next trumps.</source>
        <translation>{name} alege următorul atu.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Tu începi.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} începe.</translation>
    </message>
    <message>
        <source>Everybody stays in the match.</source>
        <translation>Toți rămân în partidă.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Ai ieșit din partidă.</translation>
    </message>
    <message>
        <source>{name} is out of the match.</source>
        <translation>{name} a ieșit din partidă.</translation>
    </message>
    <message>
        <source>You took no trick and get one card, which stays unseen.</source>
        <translation>Nu ai luat nicio levată și primești o singură carte, pe care nu o vezi.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card, unseen.</source>
        <translation>{name} nu a luat nicio levată și primește o singură carte, nevăzută.</translation>
    </message>
    <message>
        <source>You took no trick and get one card as a last chance.</source>
        <translation>Nu ai luat nicio levată și primești o singură carte, ca ultimă șansă.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card as a last chance.</source>
        <translation>{name} nu a luat nicio levată și primește o singură carte, ca ultimă șansă.</translation>
    </message>
    <message>
        <source>You knock and keep your card.</source>
        <translation>Bați în masă și îți păstrezi cartea.</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card.</source>
        <translation>{name} bate în masă și păstrează cartea.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Spui pas.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} spune pas.</translation>
    </message>
    <message>
        <source>The pile is open again, and you begin.</source>
        <translation>Teancul e din nou liber, iar tu începi.</translation>
    </message>
    <message>
        <source>The pile is open again, and {name} begins.</source>
        <translation>Teancul e din nou liber, iar {name} începe.</translation>
    </message>
    <message>
        <source>You have no cards left: place {place}.</source>
        <translation>Nu mai ai cărți: locul {place}.</translation>
    </message>
    <message>
        <source>{name} has no cards left: place {place}.</source>
        <translation>{name} nu mai are cărți: locul {place}.</translation>
    </message>
    <message>
        <source>Nobody can beat your card, and neither can you: you take the penalty.</source>
        <translation>Nimeni nu poate bate cartea ta și nici tu nu poți: primești pedeapsa.</translation>
    </message>
    <message>
        <source>Nobody can beat the card of {name}, who takes the penalty.</source>
        <translation>Nimeni nu poate bate cartea jucată de {name}, care primește pedeapsa.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a card.</source>
        <translation>{taker} primește o carte de la {giver}.</translation>
    </message>
    <message>
        <source>You give {taker} a card: {card}.</source>
        <translation>{taker} primește de la tine o carte: {card}.</translation>
    </message>
    <message>
        <source>{giver} gives you a card: {card}.</source>
        <translation>Primești o carte de la {giver}: {card}.</translation>
    </message>
    <message>
        <source>Any black card may be played on it.</source>
        <translation>Pe teanc se poate pune orice carte neagră.</translation>
    </message>
    <message>
        <source>Any red card may be played on it.</source>
        <translation>Pe teanc se poate pune orice carte roșie.</translation>
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
        <translation>{level} fără atu</translation>
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
        <translation>Licitezi {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} licitează {contract}.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <translation>Anunți {contract}.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <translation>{name} anunță {contract}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>{name}: {points}, {total} in all.</source>
        <translation>{name}: {points}, {total} în total.</translation>
    </message>
    <message>
        <source>{name}: {points} in this game.</source>
        <translation>{name}: {points} în această manșă.</translation>
    </message>
    <message>
        <source>{name}: the game is won, {points}, {total} in all.</source>
        <translation>{name}: manșa este câștigată, {points}, {total} în total.</translation>
    </message>
    <message>
        <source>Games: {first} {won}, {second} {lost}.</source>
        <translation>Manșe: {first} {won}, {second} {lost}.</translation>
    </message>
    <message>
        <source>Both sides share first place.</source>
        <translation>Cele două echipe împart primul loc.</translation>
    </message>
    <message>
        <source>Place {place}: you and your partner, with {points}.</source>
        <translation>Locul {place}: tu și partenerul tău, cu {points}.</translation>
    </message>
    <message>
        <source>Place {place}: the other side, with {points}.</source>
        <translation>Locul {place}: cealaltă echipă, cu {points}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Joci {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joacă {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Ieși cu {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} iese cu {card}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Iei levata cu {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} ia levata cu {card}.</translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation>Runda {deal} a fost punctată.</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>Runda nu contează și se joacă din nou.</translation>
    </message>
    <message>
        <source>You sat out: {points}, {total} in all.</source>
        <translation>Ai stat pe margine: {points}, {total} în total.</translation>
    </message>
    <message>
        <source>{name} sat out: {points}, {total} in all.</source>
        <translation>{name} a stat pe margine: {points}, {total} în total.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>Ai anunțat {bid} și ai luat {taken}, {result}: {points}, {total} în total.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>{name} a anunțat {bid} și a luat {taken}, {result}: {points}, {total} în total.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partida s-a încheiat.</translation>
    </message>
    <message>
        <source>Place {place}: you.</source>
        <translation>Locul {place}: tu.</translation>
    </message>
    <message>
        <source>Place {place}: {name}.</source>
        <translation>Locul {place}: {name}.</translation>
    </message>
    <message>
        <source>Place {place}: you, with {points}.</source>
        <translation>Locul {place}: tu, cu {points}.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, with {points}.</source>
        <translation>Locul {place}: {name}, cu {points}.</translation>
    </message>
    <message>
        <source>A match of {players} begins.</source>
        <translation>Începe o partidă cu {players}.</translation>
    </message>
    <message>
        <source>You offer {tricks}: {suit}.</source>
        <translation>Oferi {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>{name} offers {tricks}: {suit}.</source>
        <translation>{name} oferă {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: under by {count}.</source>
        <translation>În total {bids} {tricks}: cu {count} sub.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: over by {count}.</source>
        <translation>În total {bids} {tricks}: cu {count} peste.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: everybody can be exact.</source>
        <translation>În total {bids} {tricks}: toți pot reuși.</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>minus {points}</translation>
    </message>
    <message>
        <source>This deal can be studied when it is over.</source>
        <translation>Runda poate fi studiată după ce se termină.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} păstrează o carte.</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>{name}: exact in deals {first} to {last}</source>
        <translation>{name}: anunțuri exacte, rundele {first}–{last}</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Cea mai lungă serie</translation>
    </message>
    <message>
        <source>{name}: deal {deal}, {cards}</source>
        <translation>{name}: runda {deal}, {cards}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Cea mai bună rundă</translation>
    </message>
    <message>
        <source>Most exact</source>
        <translation>Cel mai des exact</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Cele mai multe levate</translation>
    </message>
    <message>
        <source>First to go out</source>
        <translation>Primul fără cărți</translation>
    </message>
    <message>
        <source>{name}: {count} of {deals}</source>
        <translation>{name}: {count} din {deals}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Event log</source>
        <translation>&amp;Jurnalul partidei</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Scurtături de tastat&amp;ură…</translation>
    </message>
    <message>
        <source>Give each of the four suits a colour of its own</source>
        <translation>Dă fiecăreia dintre cele patru culori de cărți o nuanță proprie</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>Taste de o &amp;literă</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Mărimea te&amp;xtului</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contrast ridicat</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Pornit</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>&amp;Oprit</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>Anunțuri &amp;vocale</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tot</translation>
    </message>
    <message>
        <source>&amp;My turn and results</source>
        <translation>&amp;Rândul meu și rezultatele</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Partidă &amp;nouă…</translation>
    </message>
    <message>
        <source>New match as &amp;before</source>
        <translation>Partidă nouă &amp;la fel</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistici</translation>
    </message>
    <message>
        <source>Available when you have seen a kitty or discarded</source>
        <translation>Disponibil după ce ai văzut un talon sau ai pus cărți deoparte</translation>
    </message>
    <message>
        <source>Prepared deals, deal o&amp;f the day</source>
        <translation>Runde pregătite, runda &amp;zilei</translation>
    </message>
    <message>
        <source>Solve a deal, or play the same cards as everybody else today</source>
        <translation>Rezolvă o rundă sau joacă azi aceleași cărți ca toți ceilalți</translation>
    </message>
    <message>
        <source>Learn from &amp;your slips</source>
        <translation>În&amp;vață din greșelile tale</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ieșire</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Score panel</source>
        <translation>Panoul de &amp;scor</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>S&amp;fat</translation>
    </message>
    <message>
        <source>Show what a strong player would do</source>
        <translation>Arată ce ar face un jucător bun</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Ultima &amp;levată</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuă</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauză</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Fără sunet</translation>
    </message>
    <message>
        <source>Score s&amp;heet and charts</source>
        <translation>Foaia de scor și &amp;grafice</translation>
    </message>
    <message>
        <source>Available when a match has begun</source>
        <translation>Disponibil când a început o partidă</translation>
    </message>
    <message>
        <source>&amp;What is special about this game</source>
        <translation>&amp;Ce are special acest joc</translation>
    </message>
    <message>
        <source>See in a few words what the game on the table has that others lack</source>
        <translation>Vezi în câteva cuvinte ce are jocul de pe masă și altele nu au</translation>
    </message>
    <message>
        <source>Choose game, players and length of another match</source>
        <translation>Alege jocul, jucătorii și durata altei partide</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Deschide…</translation>
    </message>
    <message>
        <source>Open a saved match or rules from a file</source>
        <translation>Deschide dintr-un fișier o partidă salvată sau reguli</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Salvează &amp;ca…</translation>
    </message>
    <message>
        <source>Save the match as it stands to a file you can keep or share</source>
        <translation>Salvează partida, așa cum este, într-un fișier de păstrat sau de trimis</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Ar&amp;hivă</translation>
    </message>
    <message>
        <source>Look through the matches you have finished</source>
        <translation>Răsfoiește partidele pe care le-ai încheiat</translation>
    </message>
    <message>
        <source>Practise the positions where you went wrong</source>
        <translation>Exersează pozițiile în care ai greșit</translation>
    </message>
    <message>
        <source>Deal &amp;editor</source>
        <translation>&amp;Editor de runde</translation>
    </message>
    <message>
        <source>Set up a deal card by card, to play it or to ask the coach</source>
        <translation>Compune o rundă carte cu carte, ca s-o joci sau să întrebi antrenorul</translation>
    </message>
    <message>
        <source>Close the program; the match is already saved</source>
        <translation>Închide programul; partida este deja salvată</translation>
    </message>
    <message>
        <source>Copy &amp;deal as code</source>
        <translation>Copiază runda ca un c&amp;od</translation>
    </message>
    <message>
        <source>Copy the last finished deal as one line of text</source>
        <translation>Copiază ultima rundă terminată ca un rând de text</translation>
    </message>
    <message>
        <source>Copy deal as dia&amp;gram</source>
        <translation>Copiază runda ca dia&amp;gramă</translation>
    </message>
    <message>
        <source>Copy the deal as readable text; only your own cards during play</source>
        <translation>Copiază runda ca text de citit; cât timp se joacă, numai cărțile tale</translation>
    </message>
    <message>
        <source>&amp;Paste deal</source>
        <translation>Lipeș&amp;te runda</translation>
    </message>
    <message>
        <source>Play a deal copied as text, for practice</source>
        <translation>Joacă o rundă copiată ca text, ca exercițiu</translation>
    </message>
    <message>
        <source>Show all deals with points and charts, in a window of their own</source>
        <translation>Arată toate rundele, cu puncte și grafice, într-o fereastră separată</translation>
    </message>
    <message>
        <source>Show or hide the scores beside the table</source>
        <translation>Arată sau ascunde scorul de lângă masă</translation>
    </message>
    <message>
        <source>See how you have done so far</source>
        <translation>Vezi cum te-ai descurcat până acum</translation>
    </message>
    <message>
        <source>Share pi&amp;cture…</source>
        <translation>&amp;Partajează imaginea…</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table, the result or the score sheet</source>
        <translation>Copiază sau salvează o imagine a mesei, a rezultatului sau a foii de scor</translation>
    </message>
    <message>
        <source>St&amp;udy the deal</source>
        <translation>St&amp;udiază runda</translation>
    </message>
    <message>
        <source>Go through the last finished deal card by card</source>
        <translation>Parcurge carte cu carte ultima rundă terminată</translation>
    </message>
    <message>
        <source>Match repor&amp;t</source>
        <translation>Raportul par&amp;tidei</translation>
    </message>
    <message>
        <source>What was luck, and what your decisions cost</source>
        <translation>Vezi ce a fost noroc și ce au costat deciziile tale</translation>
    </message>
    <message>
        <source>Show or hide the text of everything that happened in the match</source>
        <translation>Arată sau ascunde textul cu tot ce s-a întâmplat în partidă</translation>
    </message>
    <message>
        <source>Lar&amp;ger cards</source>
        <translation>Cărți mai &amp;mari</translation>
    </message>
    <message>
        <source>Make the cards one step larger</source>
        <translation>Mărește puțin cărțile</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cărți mai m&amp;ici</translation>
    </message>
    <message>
        <source>Make the cards one step smaller</source>
        <translation>Micșorează puțin cărțile</translation>
    </message>
    <message>
        <source>&amp;Default card size</source>
        <translation>Mărimea im&amp;plicită a cărților</translation>
    </message>
    <message>
        <source>Give the cards their default size again</source>
        <translation>Readu cărțile la mărimea implicită</translation>
    </message>
    <message>
        <source>Give the table the whole screen, or leave full screen</source>
        <translation>Dă mesei tot ecranul sau revino la fereastră</translation>
    </message>
    <message>
        <source>Choose rules, players, looks, sounds and keys</source>
        <translation>Alege regulile, jucătorii, aspectul, sunetele și tastele</translation>
    </message>
    <message>
        <source>See all keys, and change them</source>
        <translation>Vezi toate tastele și schimbă-le</translation>
    </message>
    <message>
        <source>Open the help; its key explains what you are using</source>
        <translation>Deschide ajutorul; tasta lui explică ce ai în față</translation>
    </message>
    <message>
        <source>Read the rules of the match on the table, with all its options</source>
        <translation>Citește regulile partidei de pe masă, cu toate opțiunile</translation>
    </message>
    <message>
        <source>Go on to what comes next, or skip the animation</source>
        <translation>Treci la ce urmează sau sari peste animație</translation>
    </message>
    <message>
        <source>Stop the game, or let it go on</source>
        <translation>Oprește jocul sau lasă-l să continue</translation>
    </message>
    <message>
        <source>Switch all sounds off, or on again</source>
        <translation>Oprește toate sunetele sau pornește-le din nou</translation>
    </message>
    <message>
        <source>&amp;Kitty and discards</source>
        <translation>&amp;Talonul și cărțile puse deoparte</translation>
    </message>
    <message>
        <source>Show the kitty and the discards that you have seen</source>
        <translation>Arată talonul și cărțile puse deoparte pe care le-ai văzut</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>&amp;Ordonează mâna</translation>
    </message>
    <message>
        <source>Put your cards back into their usual order</source>
        <translation>Pune-ți cărțile la loc în ordinea obișnuită</translation>
    </message>
    <message>
        <source>Begin another match with the same rules and players</source>
        <translation>Începe altă partidă cu aceleași reguli și aceiași jucători</translation>
    </message>
    <message>
        <source>Let a bot &amp;finish this deal</source>
        <translation>&amp;Lasă un bot să termine runda</translation>
    </message>
    <message>
        <source>A bot makes your moves until the end of the deal; the match then counts as assisted</source>
        <translation>Lasă un bot să mute și pentru tine până la sfârșitul rundei; partida contează atunci drept asistată</translation>
    </message>
    <message>
        <source>See the fingerprints that prove that no card was changed</source>
        <translation>Vezi amprentele care dovedesc că nicio carte n-a fost schimbată</translation>
    </message>
    <message>
        <source>T&amp;oolbar</source>
        <translation>&amp;Bara de instrumente</translation>
    </message>
    <message>
        <source>Show or hide the row of buttons above the table</source>
        <translation>Arată sau ascunde rândul de butoane de deasupra mesei</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window</source>
        <translation>Treci cu tastatura la partea următoare a ferestrei</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window</source>
        <translation>Treci cu tastatura la partea anterioară a ferestrei</translation>
    </message>
    <message>
        <source>Four-&amp;colour deck</source>
        <translation>Pachet în patru &amp;culori</translation>
    </message>
    <message>
        <source>Learn the games in short lessons</source>
        <translation>Învață jocurile în lecții scurte</translation>
    </message>
    <message>
        <source>See the version of the program, and its licences</source>
        <translation>Vezi versiunea programului și licențele lui</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ecran complet</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Panoul &amp;următor</translation>
    </message>
    <message>
        <source>Previous p&amp;ane</source>
        <translation>Panoul &amp;anterior</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Alege cât de repede se mișcă cărțile</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lentă</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normală</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapidă</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantanee</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table</source>
        <translation>Alege cât timp rămâne pe masă o levată completă</translation>
    </message>
    <message>
        <source>&amp;Very short</source>
        <translation>&amp;Foarte scurtă</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>&amp;Scurtă</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lungă</translation>
    </message>
    <message>
        <source>&amp;Wait for a click</source>
        <translation>&amp;Așteaptă un clic</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lim&amp;bă</translation>
    </message>
    <message>
        <source>The language of all texts</source>
        <translation>Limba tuturor textelor</translation>
    </message>
    <message>
        <source>How large texts are, in menus, windows and on the table</source>
        <translation>Alege cât de mari sunt textele, în meniuri, în ferestre și pe masă</translation>
    </message>
    <message>
        <source>Stronger colours and outlines</source>
        <translation>Folosește culori și contururi mai puternice</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Ca în &amp;sistem</translation>
    </message>
    <message>
        <source>How much a screen reader is told</source>
        <translation>Alege cât i se spune unui cititor de ecran</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nimic</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>Alege culoarea mesei</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Recente</translation>
    </message>
    <message>
        <source>Open one of the files you used last</source>
        <translation>Deschide unul dintre ultimele fișiere folosite</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partidă</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rundă</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajutor</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Joc cinstit…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferințe…</translation>
    </message>
    <message>
        <source>Pause &amp;after a trick</source>
        <translation>Pauză &amp;după levată</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>Î&amp;mpreună</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>S&amp;etări</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Viteză</translation>
    </message>
    <message>
        <source>Undo your last move and the replies to it</source>
        <translation>Anulează ultima ta mutare și răspunsurile la ea</translation>
    </message>
    <message>
        <source>Available when you have made a move</source>
        <translation>Disponibil după ce faci o mutare</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Refă mutarea luată înapoi</translation>
    </message>
    <message>
        <source>Available when you have taken a move back</source>
        <translation>Disponibil după ce iei înapoi o mutare</translation>
    </message>
    <message>
        <source>Switch all keys that are a single letter off or on</source>
        <translation>Oprește sau pornește toate tastele de o singură literă</translation>
    </message>
    <message>
        <source>Show the first &amp;steps again</source>
        <translation>Arată din nou primii &amp;pași</translation>
    </message>
    <message>
        <source>Explain the parts of the window once more, one by one</source>
        <translation>Explică încă o dată părțile ferestrei, una câte una</translation>
    </message>
    <message>
        <source>&amp;About Far Whist</source>
        <translation>&amp;Despre Far Whist</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Rejoacă runda</translation>
    </message>
    <message>
        <source>&amp;Skip to end of deal</source>
        <translation>&amp;Sari la sfârșitul rundei</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Arată toate &amp;mâinile</translation>
    </message>
    <message>
        <source>Match &amp;number…</source>
        <translation>&amp;Numărul partidei…</translation>
    </message>
    <message>
        <source>Play the same cards once more for practice; it does not count</source>
        <translation>Joacă aceleași cărți încă o dată, ca exercițiu; nu contează</translation>
    </message>
    <message>
        <source>Available when nothing is left for you to decide</source>
        <translation>Disponibil când nu mai ai nimic de hotărât</translation>
    </message>
    <message>
        <source>Play out the rest of the deal and show the result</source>
        <translation>Joacă restul rundei și arată rezultatul</translation>
    </message>
    <message>
        <source>Available when a deal is finished</source>
        <translation>Disponibil după ce se termină o rundă</translation>
    </message>
    <message>
        <source>Show what everybody held in the last finished deal</source>
        <translation>Arată ce cărți a avut fiecare în ultima rundă terminată</translation>
    </message>
    <message>
        <source>Available when the lesson is over</source>
        <translation>Disponibil după ce se termină lecția</translation>
    </message>
    <message>
        <source>Show the number these cards come from, or enter another</source>
        <translation>Arată numărul din care vin aceste cărți sau scrie altul</translation>
    </message>
    <message>
        <source>Available when a trick has been taken</source>
        <translation>Disponibil după ce s-a luat o levată</translation>
    </message>
    <message>
        <source>Show the trick that was taken last</source>
        <translation>Arată ultima levată luată</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regulile acestui joc</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>Fel&amp;t</source>
        <translation>Pos&amp;tav</translation>
    </message>
    <message>
        <source>Available when you have moved a card of your hand</source>
        <translation>Disponibil după ce ai mutat o carte din mână</translation>
    </message>
    <message>
        <source>The deck that you have chosen has colours of its own</source>
        <translation>Pachetul ales are propriile culori</translation>
    </message>
    <message>
        <source>The cards are as large as can be</source>
        <translation>Cărțile sunt la mărimea maximă</translation>
    </message>
    <message>
        <source>The cards are as small as can be</source>
        <translation>Cărțile sunt la mărimea minimă</translation>
    </message>
    <message>
        <source>This deal was set up card by card and has no number</source>
        <translation>Această rundă a fost compusă carte cu carte și nu are număr</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponibil când joci și tu</translation>
    </message>
    <message>
        <source>Available when your cards are shown</source>
        <translation>Disponibil când se văd cărțile tale</translation>
    </message>
    <message>
        <source>Available when a deal is being played</source>
        <translation>Disponibil cât timp se joacă o rundă</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Golește lista</translation>
    </message>
    <message>
        <source>Available when you have opened or saved a file</source>
        <translation>Disponibil când ai deschis sau salvat un fișier</translation>
    </message>
    <message>
        <source>The coach does not judge this game</source>
        <translation>Antrenorul nu judecă acest joc</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Deschide o masă…</translation>
    </message>
    <message>
        <source>Invite people at other computers to a match</source>
        <translation>Invită la o partidă oameni de la alte calculatoare</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Intră la o masă…</translation>
    </message>
    <message>
        <source>Play at the table of somebody who has invited you</source>
        <translation>Joacă la masa cuiva care te-a invitat</translation>
    </message>
    <message>
        <source>&amp;Waiting room and chat</source>
        <translation>&amp;Sală de așteptare și chat</translation>
    </message>
    <message>
        <source>Who is at the table, what is said, and its rules</source>
        <translation>Vezi cine e la masă, ce se spune și regulile ei</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Pleacă de la masă</translation>
    </message>
    <message>
        <source>Give up your seat; a bot plays on for you</source>
        <translation>Renunță la locul tău; un bot joacă mai departe pentru tine</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You cut the highest card, {card}, and choose trumps</source>
        <translation>Ai tras cartea cea mai mare, {card}, și alegi atuul</translation>
    </message>
    <message>
        <source>{name} cuts the highest card, {card}, and chooses trumps</source>
        <translation>{name} a tras cartea cea mai mare, {card}, și alege atuul</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Joci {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joacă {contract}</translation>
    </message>
    <message>
        <source>Nobody can beat your card: you take the penalty</source>
        <translation>Nimeni nu poate bate cartea ta: primești pedeapsa</translation>
    </message>
    <message>
        <source>Nobody can beat the card: {name} takes the penalty</source>
        <translation>Nimeni nu poate bate cartea: {name} primește pedeapsa</translation>
    </message>
    <message>
        <source>You knock and keep your card</source>
        <translation>Bați în masă și îți păstrezi cartea</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card</source>
        <translation>{name} bate în masă și păstrează cartea</translation>
    </message>
    <message>
        <source>The pile is open: you begin</source>
        <translation>Teancul e liber: începi tu</translation>
    </message>
    <message>
        <source>The pile is open: {name} begins</source>
        <translation>Teancul e liber: începe {name}</translation>
    </message>
    <message>
        <source>Equal cards: {cards} – another cut</source>
        <translation>Cărți egale: {cards} – se trage din nou</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Ai ieșit din joc</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Afară din joc: {names}</translation>
    </message>
    <message>
        <source>You get a last chance with one card</source>
        <translation>Primești o ultimă șansă, cu o singură carte</translation>
    </message>
    <message>
        <source>A last chance with one card: {names}</source>
        <translation>O ultimă șansă, cu o singură carte: {names}</translation>
    </message>
    <message>
        <source>You are out of cards: place {place}</source>
        <translation>Ai scăpat de cărți: locul {place}</translation>
    </message>
    <message>
        <source>Out of cards: {names}, place {place}</source>
        <translation>Fără cărți: {names}, locul {place}</translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>New match</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>Joacă &amp;din nou</translation>
    </message>
    <message>
        <source>Played last: {match}</source>
        <translation>Ultima partidă: {match}</translation>
    </message>
    <message>
        <source>Short, {n}</source>
        <translation>Scurtă, {n}</translation>
    </message>
    <message>
        <source>Half, {n}</source>
        <translation>Jumătate, {n}</translation>
    </message>
    <message>
        <source>Medium, {n}</source>
        <translation>Medie, {n}</translation>
    </message>
    <message>
        <source>Whole, {n}</source>
        <translation>Întreagă, {n}</translation>
    </message>
    <message>
        <source>Standard, {n}</source>
        <translation>Standard, {n}</translation>
    </message>
    <message>
        <source>Long, {n}</source>
        <translation>Lungă, {n}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durată</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Joacă</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Durata partidei</translation>
    </message>
    <message>
        <source>Change &amp;rules…</source>
        <translation>Schimbă &amp;regulile…</translation>
    </message>
    <message>
        <source>A deal takes about {minutes}.</source>
        <translation>O rundă durează cam {minutes}.</translation>
    </message>
    <message>
        <source>At most {deals}</source>
        <translation>Cel mult {deals}</translation>
    </message>
    <message>
        <source>about {minutes}</source>
        <translation>cam {minutes}</translation>
    </message>
    <message>
        <source>The hatched deal has no trump.</source>
        <translation>Runda hașurată nu are atu.</translation>
    </message>
    <message>
        <source>The hatched deals have no trump.</source>
        <translation>Rundele hașurate sunt fără atu.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numărul de jucători</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Toți adversarii</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Adversari la întâmplare</translation>
    </message>
    <message>
        <source>This game is for {players}.</source>
        <translation>Acest joc este pentru {players}.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveluri mixte</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>o persoană la acest ecran</translation>
    </message>
    <message>
        <source>Change seat: drag, or Alt with an arrow key</source>
        <translation>Schimbă locul: trage sau apasă Alt cu o săgeată</translation>
    </message>
    <message>
        <source>Let a person play at this screen in the place of {name}</source>
        <translation>O persoană de la acest ecran joacă în locul lui {name}</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Persoană</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoană</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>la acest ecran</translation>
    </message>
    <message>
        <source>Name and picture …</source>
        <translation>Nume și imagine…</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Locul tău</translation>
    </message>
    <message>
        <source>your seat; name and picture</source>
        <translation>locul tău; nume și imagine</translation>
    </message>
    <message>
        <source>seat {n} of {count}, clockwise from your left</source>
        <translation>locul {n} din {count}, în sens orar din stânga ta</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>partenerul tău</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Cine stă aici</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Cât de bine joacă {name}</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Move one seat clockwise</source>
        <translation>Mută cu un loc în sens orar</translation>
    </message>
    <message>
        <source>{you} and {partner}
against {left} and {right}</source>
        <translation>{you} și {partner}
contra {left} și {right}</translation>
    </message>
    <message>
        <source>Drag a player to another seat.</source>
        <translation>Trage un jucător pe alt loc.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>reguli proprii</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jocuri</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Jocurile dinainte</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Mai multe jocuri</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variantă</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mai multe</translation>
    </message>
    <message>
        <source>More variants</source>
        <translation>Mai multe variante</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Adversarii se gândesc înainte de anunț</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Sfaturile sunt permise</translation>
    </message>
    <message>
        <source>Practice:</source>
        <translation>Exercițiu:</translation>
    </message>
    <message>
        <source>hints and undo at will, not counted</source>
        <translation>sfaturi și anulări după voie, nu contează</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Persoană: {name}</translation>
    </message>
    <message>
        <source>Opponent: {name}</source>
        <translation>Adversar: {name}</translation>
    </message>
    <message>
        <source>Another person …</source>
        <translation>Altă persoană…</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Altă persoană</translation>
    </message>
    <message>
        <source>Who else plays at this computer?</source>
        <translation>Cine mai joacă la acest calculator?</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Așază-te</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Cineva nou</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>În&amp;chide</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>discul este plin</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>fișierul nu poate fi scris</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>alt program folosește fișierul</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Far Whist</source>
        <translation>fișierul e scris de o versiune mai nouă de Far Whist</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be moved aside</source>
        <translation>fișierul e deteriorat și nu poate fi pus deoparte</translation>
    </message>
    <message>
        <source>“{file}” is being read. You can go on meanwhile.</source>
        <translation>Se citește „{file}”. Între timp poți continua.</translation>
    </message>
    <message>
        <source>A damaged file could not be read. It was set aside as {file}.</source>
        <translation>Un fișier deteriorat nu a putut fi citit. A fost pus deoparte ca {file}.</translation>
    </message>
    <message>
        <source>This needs {what}, which is not installed.</source>
        <translation>Pentru asta e nevoie de {what}, care nu este instalat.</translation>
    </message>
    <message>
        <source>The saved match could not be read. It was set aside as {file}, and a new match begins.</source>
        <translation>Partida salvată nu a putut fi citită. A fost pusă deoparte ca {file} și începe o partidă nouă.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of Far Whist. It stays as it is, so the match on the table is not saved.</source>
        <translation>Partida salvată este scrisă de o versiune mai nouă de Far Whist. Rămâne cum este, așa că partida de pe masă nu se salvează.</translation>
    </message>
    <message>
        <source>The saved match cannot be read at the moment: {problem}. It stays as it is, so the match on the table is not saved.</source>
        <translation>Partida salvată nu poate fi citită în acest moment: {problem}. Rămâne cum este, așa că partida de pe masă nu se salvează.</translation>
    </message>
    <message>
        <source>The saved match is damaged and could not be set aside, so the match on the table is not saved.</source>
        <translation>Partida salvată este deteriorată și nu a putut fi pusă deoparte, așa că partida de pe masă nu se salvează.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {problem}. You can play on; what you play now is lost when you close the window.</source>
        <translation>Partida nu poate fi salvată: {problem}. Poți juca mai departe; ce joci acum se pierde când închizi fereastra.</translation>
    </message>
    <message>
        <source>This match is played in another window now. What you play here is not saved.</source>
        <translation>Această partidă se joacă acum în altă fereastră. Ce joci aici nu se salvează.</translation>
    </message>
    <message>
        <source>The opponents could not start in the background. Play goes on as usual, but the animation may stutter.</source>
        <translation>Adversarii nu au putut porni în fundal. Jocul continuă ca de obicei, dar animația poate fi sacadată.</translation>
    </message>
    <message>
        <source>Your preferences could not be read. The file was set aside as {file}, and the defaults are used.</source>
        <translation>Preferințele tale nu au putut fi citite. Fișierul a fost pus deoparte ca {file} și se folosesc valorile implicite.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: {problem}. They stay in effect until you close the window; saving is tried again at the next change.</source>
        <translation>Preferințele tale nu pot fi salvate: {problem}. Rămân valabile până închizi fereastra; salvarea se reîncearcă la următoarea schimbare.</translation>
    </message>
    <message>
        <source>Your own rules could not be read. The file was set aside as {file}.</source>
        <translation>Regulile tale proprii nu au putut fi citite. Fișierul a fost pus deoparte ca {file}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Far Whist. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} a fost scris de o versiune mai nouă de Far Whist. Rămâne cum este, iar ce schimbi acum nu se salvează.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be set aside. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} este deteriorat și nu poate fi pus deoparte. Rămâne cum este, iar ce schimbi acum nu se salvează.</translation>
    </message>
    <message>
        <source>{file} cannot be read now: {problem}. It stays as it is, and you play without it.</source>
        <translation>{file} nu poate fi citit acum: {problem}. Rămâne cum este, iar tu joci fără el.</translation>
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
        <translation>Nu e rândul tău.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partida s-a încheiat.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Asta nu se poate acum.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Nu ai cartea aceasta.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Trebuie să răspunzi la culoare: {suit}.</translation>
    </message>
    <message>
        <source>You must beat the best card if you can.</source>
        <translation>Trebuie să bați cea mai mare carte, dacă poți.</translation>
    </message>
    <message>
        <source>You are void and must play a trump: {suit}.</source>
        <translation>Nu ai culoarea și trebuie să tai cu atu: {suit}.</translation>
    </message>
    <message>
        <source>You must play a higher trump if you can.</source>
        <translation>Trebuie să pui un atu mai mare, dacă poți.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit).</source>
        <translation>Nu se poate ieși cu atu până când nu s-a jucat unul pe altă culoare.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick.</source>
        <translation>Nu se poate ieși cu atu la prima levată.</translation>
    </message>
    <message>
        <source>Trumps may only be led when you hold nothing else.</source>
        <translation>Poți ieși cu atu numai dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>Bid a number from 0 to {most}.</source>
        <translation>Anunță un număr de la 0 la {most}.</translation>
    </message>
    <message>
        <source>Bid at least {least}.</source>
        <translation>Anunță cel puțin {least}.</translation>
    </message>
    <message>
        <source>Before looking at your cards you may bid no more than {most}.</source>
        <translation>Înainte de a-ți vedea cărțile nu poți anunța mai mult de {most}.</translation>
    </message>
    <message>
        <source>Your partner has bid blind, so you must bid before looking too.</source>
        <translation>Partenerul a anunțat orb, deci trebuie și tu.</translation>
    </message>
    <message>
        <source>Your partner has looked or bid nil, so your side cannot bid blind.</source>
        <translation>Partenerul și-a văzut cărțile sau a anunțat nil: echipa nu poate anunța orb.</translation>
    </message>
    <message>
        <source>The last bidder may not bid {bid}: the bids would add up to {total}.</source>
        <translation>Ultimul care anunță nu poate spune {bid}: suma ar fi {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to more than {total}.</source>
        <translation>Suma anunțurilor trebuie să fie mai mare decât {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly {total}.</source>
        <translation>Suma anunțurilor trebuie să fie exact {total}.</translation>
    </message>
    <message>
        <source>In the second round a bid is kept or raised by one.</source>
        <translation>În al doilea tur de anunțuri, anunțul se păstrează sau crește cu unu.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nimeni nu poate anunța 0 în două runde la rând.</translation>
    </message>
    <message>
        <source>One of two partners bids nil, the other at least {least}.</source>
        <translation>Dintre doi parteneri unul anunță nil, celălalt cel puțin {least}.</translation>
    </message>
    <message>
        <source>Your partner has bid nil, so you may not.</source>
        <translation>Partenerul tău a anunțat nil, așa că tu nu poți.</translation>
    </message>
    <message>
        <source>Your partner has not bid nil, so you must.</source>
        <translation>Partenerul tău nu a anunțat nil, așa că trebuie să anunți tu.</translation>
    </message>
    <message>
        <source>You must bid the number of your spades: {number}.</source>
        <translation>Trebuie să anunți câte pici ai: {number}.</translation>
    </message>
    <message>
        <source>You must bid nil or the number of your spades: {number}.</source>
        <translation>Trebuie să anunți nil sau câte pici ai: {number}.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least {least}.</source>
        <translation>Anunțurile partenerilor trebuie să facă împreună cel puțin {least}.</translation>
    </message>
    <message>
        <source>In the last trick the card must be played.</source>
        <translation>La ultima levată, cartea trebuie jucată.</translation>
    </message>
    <message>
        <source>All others have passed: the dealer must bid.</source>
        <translation>Toți ceilalți au spus pas: cel care împarte trebuie să liciteze.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}.</source>
        <translation>Cea mai mică licitație este {least}.</translation>
    </message>
    <message>
        <source>A bid must outrank the one before.</source>
        <translation>Licitația trebuie să o depășească pe cea dinainte.</translation>
    </message>
    <message>
        <source>There is no proposal to accept.</source>
        <translation>Nu există nicio propunere de acceptat.</translation>
    </message>
    <message>
        <source>At no trump a joker may only be led when you hold nothing else.</source>
        <translation>Fără atu, cu un joker poți ieși numai dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>You are void and must play a joker.</source>
        <translation>Nu ai culoarea și trebuie să joci un joker.</translation>
    </message>
    <message>
        <source>The pile is open: you must play.</source>
        <translation>Teancul e liber: trebuie să joci.</translation>
    </message>
    <message>
        <source>With two players left, whoever can play must play.</source>
        <translation>Când au rămas doi jucători, cine poate juca trebuie să joace.</translation>
    </message>
    <message>
        <source>The player before you passed, so you must play if you can.</source>
        <translation>Jucătorul dinainte a spus pas, deci trebuie să joci dacă poți.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour.</source>
        <translation>Jokerul roșu merge numai pe negru, cel negru numai pe roșu.</translation>
    </message>
    <message>
        <source>Red goes on black, and black goes on red.</source>
        <translation>Roșu merge pe negru, iar negru pe roșu.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Trebuie să joci o carte mai mare.</translation>
    </message>
    <message>
        <source>You must play lower.</source>
        <translation>Trebuie să joci o carte mai mică.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Trebuie să dai o carte.</translation>
    </message>
    <message>
        <source>Cards played together must be of one rank.</source>
        <translation>Cărțile puse împreună trebuie să aibă același rang.</translation>
    </message>
    <message>
        <source>Cards played together must alternate red and black.</source>
        <translation>Cărțile puse împreună trebuie să alterneze roșu cu negru.</translation>
    </message>
    <message>
        <source>Jokers are played one at a time.</source>
        <translation>Jokerii se pun câte unul.</translation>
    </message>
    <message>
        <source>Play cards of one colour in the order you hold them.</source>
        <translation>Pune cărțile roșii, ca și pe cele negre, în ordinea în care le ai în mână.</translation>
    </message>
    <message>
        <source>Bid {least} or more, or pass.</source>
        <translation>Licitează {least} sau mai mult, ori spune pas.</translation>
    </message>
    <message>
        <source>{suit} were led: follow suit.</source>
        <translation>Culoarea cerută: {suit}. Răspunde la culoare.</translation>
    </message>
    <message>
        <source>None of your cards can be played: pass.</source>
        <translation>Nu poți juca nicio carte: spune pas.</translation>
    </message>
    <message>
        <source>You can play {count} of your cards.</source>
        <translation>Poți juca {count} din cărțile tale.</translation>
    </message>
    <message>
        <source>{cards} or {last}</source>
        <translation>{cards} sau {last}</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Poți juca {cards}.</translation>
    </message>
    <message>
        <source>You have chosen all your discards: put one back first.</source>
        <translation>Ai ales deja toate cărțile de pus deoparte: ia întâi una înapoi.</translation>
    </message>
</context>
<context>
    <name>Opened files</name>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>„{file}” nu mai există.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Open a saved match or rules of Far Whist.</source>
        <translation>„{file}” este un dosar. Deschide o partidă salvată sau reguli Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is not an ordinary file and holds neither a match nor rules.</source>
        <translation>„{file}” nu este un fișier obișnuit și nu conține nici o partidă, nici reguli.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {problem}.</source>
        <translation>„{file}” nu poate fi citit: {problem}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved match or rules of Far Whist.</source>
        <translation>„{file}” este prea mare ca să fie o partidă salvată sau reguli Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>„{file}” este gol.</translation>
    </message>
    <message>
        <source>“{file}” holds neither a saved match nor rules of Far Whist.</source>
        <translation>„{file}” nu conține nici o partidă salvată, nici reguli Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Far Whist.</source>
        <translation>„{file}” a fost scris de o versiune mai nouă de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is a saved match, but damaged: it cannot be played.</source>
        <translation>„{file}” este o partidă salvată, dar deteriorată: nu poate fi jucată.</translation>
    </message>
    <message>
        <source>“{file}” is a whole list of rules. Export the rules you want one by one and open those files.</source>
        <translation>„{file}” este o listă întreagă de reguli. Exportă pe rând regulile dorite și deschide acele fișiere.</translation>
    </message>
    <message>
        <source>“{file}” holds records of simulated matches, which cannot be played.</source>
        <translation>„{file}” conține înregistrările unei simulări, care nu pot fi jucate.</translation>
    </message>
    <message>
        <source>Drop here to open “{file}”.</source>
        <translation>Plasează aici ca să deschizi „{file}”.</translation>
    </message>
    <message>
        <source>“{file}” is a match for {players}, but the table seats {least} to {most}.</source>
        <translation>„{file}” este o partidă pentru {players}, iar la masă încap între {least} și {most}.</translation>
    </message>
    <message>
        <source>This match is already on the table.</source>
        <translation>Partida aceasta este deja pe masă.</translation>
    </message>
    <message>
        <source>“{file}” is on the table.</source>
        <translation>„{file}” este pe masă.</translation>
    </message>
    <message>
        <source>Your previous match has been put aside.</source>
        <translation>Partida ta de dinainte a fost pusă deoparte.</translation>
    </message>
    <message>
        <source>Drop here to join the table.</source>
        <translation>Plasează aici ca să intri la masă.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Pack</source>
        <translation>Pachet</translation>
    </message>
    <message>
        <source>Card ranking</source>
        <translation>Ordinea cărților</translation>
    </message>
    <message>
        <source>Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the other jack of its colour as the two highest trumps.</source>
        <translation>Asul cel mai mare; sau ordinea spaniolă A 3 K Q J 7 6 5 4 2; sau valetul de atu și celălalt valet de aceeași culoare (roșu sau negru) ca cele mai mari două atuuri.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Cine stă pe margine</translation>
    </message>
    <message>
        <source>The dealer can sit out each deal, so that one more player can join.</source>
        <translation>Cel care împarte poate sta pe margine în fiecare rundă, ca să mai încapă un jucător.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sensul jocului</translation>
    </message>
    <message>
        <source>Which way dealing, bidding and play go round.</source>
        <translation>În ce sens merg împărțitul, anunțurile și jocul.</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Succesiunea rundelor</translation>
    </message>
    <message>
        <source>How many cards are dealt in each deal.</source>
        <translation>Câte cărți se împart în fiecare rundă.</translation>
    </message>
    <message>
        <source>Own sequence</source>
        <translation>Succesiune proprie</translation>
    </message>
    <message>
        <source>Sizes such as 1,3,5, or first/turning point/last such as 10/1/10, optionally followed by a step. A letter after a size: n no trump, m everyone bids 0, b bid before looking, r trumps turned after the bids, f forehead, h hidden.</source>
        <translation>Mărimi precum 1,3,5 sau prima/întoarcere/ultima, de pildă 10/1/10, cu un pas la urmă dacă vrei. O literă după mărime: n fără atu, m toți anunță 0, b anunț înainte de a vedea cărțile, r atu întors după anunțuri, f pe frunte, h ascunsă.</translation>
    </message>
    <message>
        <source>Maximum cards per player</source>
        <translation>Număr maxim de cărți</translation>
    </message>
    <message>
        <source>Always include the largest deal</source>
        <translation>Include runda maximă</translation>
    </message>
    <message>
        <source>Every player deals each size</source>
        <translation>Fiecare împarte toate mărimile</translation>
    </message>
    <message>
        <source>Every size of the sequence is dealt once by each player.</source>
        <translation>La fiecare mărime din succesiune, fiecare jucător împarte o dată.</translation>
    </message>
    <message>
        <source>Adds one forehead and one hidden deal of one card.</source>
        <translation>Adaugă o rundă pe frunte și una ascunsă, de câte o carte.</translation>
    </message>
    <message>
        <source>Deals of one card</source>
        <translation>Runde de o carte</translation>
    </message>
    <message>
        <source>Played normally; or you see every card but your own; or nobody sees a card before everyone has bid.</source>
        <translation>Jucate normal; sau vezi toate cărțile în afară de a ta; sau nimeni nu vede vreo carte până nu au anunțat toți.</translation>
    </message>
    <message>
        <source>Bid before looking</source>
        <translation>Toți anunță pe nevăzute</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>În fiecare rundă toți anunță înainte să-și vadă cărțile.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>How the trump suit is found.</source>
        <translation>Cum se stabilește culoarea de atu.</translation>
    </message>
    <message>
        <source>Order of trumps</source>
        <translation>Ordinea atuurilor</translation>
    </message>
    <message>
        <source>Only with a sequence of your own.</source>
        <translation>Numai cu o succesiune proprie.</translation>
    </message>
    <message>
        <source>The cards in the pack. Short packs keep the highest ranks: with eight cards for each player, two ranks per player. The Spanish pack has no 8, 9 or 10, and for 3 or 6 players no twos if you like; from 52, some twos can be removed so that the cards deal out evenly. 56 cards include four jokers as ones, 60 include four wizards and four jesters, 104 are two packs.</source>
        <translation>Cărțile din pachet. Pachetele mici păstrează rangurile cele mai mari: la opt cărți de fiecare jucător, câte două ranguri pentru fiecare. Pachetul spaniol nu are 8, 9 și 10, iar la 3 sau 6 jucători, dacă vrei, nici doiuri; din 52 se pot scoate câteva doiuri, ca toate cărțile să se împartă egal. 56 de cărți includ patru jokeri drept 1, 60 includ patru vrăjitori și patru bufoni, 104 sunt două pachete.</translation>
    </message>
    <message>
        <source>The largest deal, as far as the pack allows.</source>
        <translation>Runda cea mai mare, cât permite pachetul.</translation>
    </message>
    <message>
        <source>Not with a sequence that sets its own sizes.</source>
        <translation>Nu la o succesiune cu mărimi proprii.</translation>
    </message>
    <message>
        <source>When going up by two would skip the largest deal, it is dealt all the same: once, or once or twice between two deals of the size below it.</source>
        <translation>Când urcarea din doi în doi sare peste runda cea mai mare, aceasta se împarte totuși: o dată, sau o dată ori de două ori între două runde de mărimea de dedesubt.</translation>
    </message>
    <message>
        <source>Only when going up and down by two.</source>
        <translation>Numai la urcare și coborâre din doi în doi.</translation>
    </message>
    <message>
        <source>Forehead and hidden at the end</source>
        <translation>Pe frunte și ascunsă la final</translation>
    </message>
    <message>
        <source>Trumps for each deal in turn; after the last suit the order starts over.</source>
        <translation>Atuurile rundelor, pe rând; după ultimul se ia de la capăt.</translation>
    </message>
    <message>
        <source>Only when trumps go round.</source>
        <translation>Numai când atuurile vin pe rând.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Culoarea de atu</translation>
    </message>
    <message>
        <source>The suit that is trumps in every deal.</source>
        <translation>Culoarea care este atu în fiecare rundă.</translation>
    </message>
    <message>
        <source>Only with the same trump in every deal.</source>
        <translation>Numai cu același atu în fiecare rundă.</translation>
    </message>
    <message>
        <source>Include no trump</source>
        <translation>Include „fără atu”</translation>
    </message>
    <message>
        <source>No trump can be drawn as well as a suit.</source>
        <translation>La sorți poate ieși și „fără atu”, nu doar o culoare.</translation>
    </message>
    <message>
        <source>Only when the trump suit is drawn.</source>
        <translation>Numai când atuul se trage la sorți.</translation>
    </message>
    <message>
        <source>A court card means no trump</source>
        <translation>O figură înseamnă fără atu</translation>
    </message>
    <message>
        <source>A king, queen or jack that is turned up means no trump.</source>
        <translation>Dacă se întoarce un popă, o damă sau un valet, se joacă fără atu.</translation>
    </message>
    <message>
        <source>Only when a card is turned for trump.</source>
        <translation>Numai când se întoarce o carte pentru atu.</translation>
    </message>
    <message>
        <source>When a wizard is turned up</source>
        <translation>La un vrăjitor întors</translation>
    </message>
    <message>
        <source>The dealer looks at the cards and chooses trumps; there is no trump; or the first card of a suit is sought.</source>
        <translation>Cel care împarte își vede cărțile și alege culoarea de atu; se joacă fără atu; sau se caută prima carte dintr-o culoare.</translation>
    </message>
    <message>
        <source>Only with wizards, when a card is turned for trump.</source>
        <translation>Numai cu vrăjitori, când se întoarce o carte pentru atu.</translation>
    </message>
    <message>
        <source>Super trump</source>
        <translation>Superatu</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>Cartea identică cu cea întoarsă este cel mai mare atu.</translation>
    </message>
    <message>
        <source>Only with two packs, when a card is turned for trump.</source>
        <translation>Numai cu două pachete, când se întoarce o carte pentru atu.</translation>
    </message>
    <message>
        <source>Largest deals without trump</source>
        <translation>Rundele cele mai mari fără atu</translation>
    </message>
    <message>
        <source>The largest deals have no trump even when cards are left over.</source>
        <translation>Rundele cele mai mari se joacă fără atu chiar dacă rămân cărți.</translation>
    </message>
    <message>
        <source>Trump when the whole pack is dealt</source>
        <translation>Atu când se împart toate cărțile</translation>
    </message>
    <message>
        <source>When no card is left to turn: no trump, the dealer&apos;s last card, a card cut before the deal, the dealer&apos;s choice before the deal, or an auction.</source>
        <translation>Când nu mai rămâne carte de întors: fără atu, ultima carte a celui care împarte, o carte trasă înainte de împărțire, alegerea făcută înainte de împărțire de cel care împarte sau o licitație.</translation>
    </message>
    <message>
        <source>Only when the next card is turned for trump.</source>
        <translation>Numai când se întoarce cartea următoare pentru atu.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Anunțuri</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready; or openly in turn.</source>
        <translation>Toți deodată, ascuns până când toți sunt gata; sau pe față, pe rând.</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Primul la anunț</translation>
    </message>
    <message>
        <source>Who bids first.</source>
        <translation>Cine anunță primul.</translation>
    </message>
    <message>
        <source>Only with bids in turn.</source>
        <translation>Numai cu anunțuri pe rând.</translation>
    </message>
    <message>
        <source>Hook: what the last may not bid</source>
        <translation>Limită: ce nu poate anunța ultimul</translation>
    </message>
    <message>
        <source>The last bidder may not make the bids add up to the number of tricks: never, always, from a certain size on, or in all deals but the last.</source>
        <translation>Ultimul care anunță nu poate face suma egală cu numărul levatelor. Limita nu se aplică deloc, se aplică mereu, de la o anumită mărime sau în toate rundele în afară de ultima.</translation>
    </message>
    <message>
        <source>Hook from this many cards</source>
        <translation>Limită de la atâtea cărți</translation>
    </message>
    <message>
        <source>In smaller deals the last bidder is free.</source>
        <translation>În rundele mai mici, ultimul anunț e liber.</translation>
    </message>
    <message>
        <source>Only with a hook from a certain size on.</source>
        <translation>Numai cu o limită de la o anumită mărime.</translation>
    </message>
    <message>
        <source>Total of the bids</source>
        <translation>Suma anunțurilor</translation>
    </message>
    <message>
        <source>Free; above the number of tricks; or exactly equal, and the deal is played again until all have made their bids.</source>
        <translation>Liberă; mai mare decât numărul levatelor; sau exact egală, iar runda se joacă din nou până când toate anunțurile sunt reușite.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Încercări</translation>
    </message>
    <message>
        <source>How many times a deal is played before it counts anyway.</source>
        <translation>De câte ori se joacă o rundă până contează oricum.</translation>
    </message>
    <message>
        <source>Only when bids in turn must equal the tricks.</source>
        <translation>Numai când anunțurile pe rând trebuie să fie egale cu levatele.</translation>
    </message>
    <message>
        <source>Second round of bids</source>
        <translation>Al doilea tur de anunțuri</translation>
    </message>
    <message>
        <source>After everyone has bid, each player may raise their bid by one.</source>
        <translation>După ce au anunțat toți, fiecare își poate mări anunțul cu unu.</translation>
    </message>
    <message>
        <source>Bids shown</source>
        <translation>Anunțuri vizibile</translation>
    </message>
    <message>
        <source>Only with bids in turn, not hidden, whose total is free.</source>
        <translation>Numai cu anunțuri pe rând, neascunse, cu sumă liberă.</translation>
    </message>
    <message>
        <source>Only with bids in turn that are not hidden.</source>
        <translation>Numai cu anunțuri pe rând care nu sunt ascunse.</translation>
    </message>
    <message>
        <source>Every bid; or until the deal is over only their total, or nothing.</source>
        <translation>Fiecare anunț; sau, până la sfârșitul rundei, doar suma lor ori nimic.</translation>
    </message>
    <message>
        <source>Not when the bids decide who chooses trumps.</source>
        <translation>Nu când anunțurile hotărăsc cine alege atuul.</translation>
    </message>
    <message>
        <source>Never 0 twice in a row</source>
        <translation>Niciodată 0 de două ori la rând</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nimeni nu poate anunța 0 în două runde la rând.</translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation>Anunțuri oarbe</translation>
    </message>
    <message>
        <source>A player far behind may bid before looking and before the others, for extra points.</source>
        <translation>Un jucător rămas mult în urmă poate anunța fără să vadă cărțile și înaintea celorlalți, pentru puncte în plus.</translation>
    </message>
    <message>
        <source>Not when the bids must equal the tricks.</source>
        <translation>Nu când anunțurile trebuie să fie egale cu levatele.</translation>
    </message>
    <message>
        <source>Points behind to bid blind</source>
        <translation>Puncte în urmă pentru anunț orb</translation>
    </message>
    <message>
        <source>How many points behind the leader a player must be.</source>
        <translation>Cu câte puncte trebuie să fie un jucător în urma primului.</translation>
    </message>
    <message>
        <source>Only with blind bids.</source>
        <translation>Numai cu anunțuri oarbe.</translation>
    </message>
    <message>
        <source>Bonus for a made blind bid</source>
        <translation>Adaos la anunț orb reușit</translation>
    </message>
    <message>
        <source>Points added to the usual score.</source>
        <translation>Puncte peste cele obișnuite.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Prima ieșire</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Cine iese la prima levată.</translation>
    </message>
    <message>
        <source>Leading trumps</source>
        <translation>Ieșirea cu atu</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); after the first trick; or only when a player holds nothing else.</source>
        <translation>Oricând; după ce s-a jucat un atu pe altă culoare; după prima levată; sau numai când nu ai altceva.</translation>
    </message>
    <message>
        <source>Must ruff</source>
        <translation>Tăiere obligatorie</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a trump.</source>
        <translation>Cine nu poate răspunde la culoare trebuie să taie.</translation>
    </message>
    <message>
        <source>Must overruff</source>
        <translation>Supratăiere obligatorie</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already played, if possible.</source>
        <translation>Atuul cu care tai trebuie să bată atuurile deja jucate, dacă se poate.</translation>
    </message>
    <message>
        <source>Only when players must ruff.</source>
        <translation>Numai la tăiere obligatorie.</translation>
    </message>
    <message>
        <source>Free when unable to overruff</source>
        <translation>Liber dacă nu poți supratăia</translation>
    </message>
    <message>
        <source>Players who cannot overruff may play any card.</source>
        <translation>Cine nu poate supratăia poate juca orice carte.</translation>
    </message>
    <message>
        <source>Only when players must overruff.</source>
        <translation>Numai la supratăiere obligatorie.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Obligația de a bate cartea</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card, if possible.</source>
        <translation>Cine răspunde la culoare trebuie să bată cea mai mare carte jucată din ea, dacă se poate.</translation>
    </message>
    <message>
        <source>May trump instead of following</source>
        <translation>Tăiere oricând</translation>
    </message>
    <message>
        <source>Players may trump even when they could follow suit.</source>
        <translation>Se poate juca atu chiar dacă ai culoarea cerută.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punctaj</translation>
    </message>
    <message>
        <source>The points of a deal: a named scheme or your own.</source>
        <translation>Punctele unei runde: o schemă cu nume sau una proprie.</translation>
    </message>
    <message>
        <source>Bonus for all tricks</source>
        <translation>Adaos pentru toate levatele</translation>
    </message>
    <message>
        <source>Extra points for bidding and taking every trick.</source>
        <translation>Puncte în plus pentru cine anunță și ia toate levatele.</translation>
    </message>
    <message>
        <source>Spades count double</source>
        <translation>Pica contează dublu</translation>
    </message>
    <message>
        <source>All points of a deal are doubled when a spade is turned up.</source>
        <translation>Toate punctele unei runde se dublează când se întoarce o pică.</translation>
    </message>
    <message>
        <source>Streak premium</source>
        <translation>Premiu pentru o serie</translation>
    </message>
    <message>
        <source>Making several bids in a row wins points; missing several loses them.</source>
        <translation>Mai multe anunțuri reușite la rând aduc puncte; mai multe ratate la rând costă puncte.</translation>
    </message>
    <message>
        <source>Streak length</source>
        <translation>Lungimea seriei</translation>
    </message>
    <message>
        <source>How many deals in a row.</source>
        <translation>Câte runde la rând.</translation>
    </message>
    <message>
        <source>Only with a streak premium.</source>
        <translation>Numai cu premiu pentru o serie.</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Premiu</translation>
    </message>
    <message>
        <source>Points won or lost.</source>
        <translation>Puncte câștigate sau pierdute.</translation>
    </message>
    <message>
        <source>One-card deals in a streak</source>
        <translation>Rundele de o carte într-o serie</translation>
    </message>
    <message>
        <source>They are skipped, end the streak, or count like the others.</source>
        <translation>Se sar, încheie seria sau contează ca celelalte.</translation>
    </message>
    <message>
        <source>New streak after a premium</source>
        <translation>Serie nouă după premiu</translation>
    </message>
    <message>
        <source>The count restarts, so a long streak pays again.</source>
        <translation>Numărătoarea o ia de la capăt, așa că o serie lungă aduce din nou premiu.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Sfârșitul partidei</translation>
    </message>
    <message>
        <source>After the whole sequence, or when somebody reaches a score.</source>
        <translation>După toată succesiunea sau când cineva atinge un scor.</translation>
    </message>
    <message>
        <source>Times played</source>
        <translation>De câte ori se joacă</translation>
    </message>
    <message>
        <source>How many times the whole sequence is played.</source>
        <translation>De câte ori se joacă toată succesiunea.</translation>
    </message>
    <message>
        <source>Only when the match ends after the sequence.</source>
        <translation>Numai când partida se termină după succesiune.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Puncte de atins</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>Partida se termină când un total atinge acest număr.</translation>
    </message>
    <message>
        <source>Only in a match to a score.</source>
        <translation>Numai într-o partidă până la un scor.</translation>
    </message>
    <message>
        <source>When the score is checked</source>
        <translation>Când se verifică punctele</translation>
    </message>
    <message>
        <source>After every deal, or after each whole sequence.</source>
        <translation>După fiecare rundă sau după fiecare succesiune întreagă.</translation>
    </message>
    <message>
        <source>Maximum deals</source>
        <translation>Număr maxim de runde</translation>
    </message>
    <message>
        <source>A match to a score ends after this many deals at the latest.</source>
        <translation>O partidă până la un scor se termină cel târziu după atâtea runde.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>La egalitate</translation>
    </message>
    <message>
        <source>Tied players share the place; or one more deal is played, of the largest size or, in a match to points, the next of the sequence; or the larger total of made bids, or the most tricks in the match, decides.</source>
        <translation>Jucătorii la egalitate împart locul; sau se mai joacă o rundă, de mărime maximă ori, într-o partidă până la un scor, următoarea din succesiune; sau decide suma mai mare a anunțurilor reușite ori numărul mai mare de levate din partidă.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pachete</translation>
    </message>
    <message>
        <source>By the number of players: two packs from seven players on.</source>
        <translation>După numărul de jucători: două pachete de la șapte jucători în sus.</translation>
    </message>
    <message>
        <source>Coloured jokers</source>
        <translation>Jokeri colorați</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and the other colour on it.</source>
        <translation>Jokerul merge numai pe cealaltă culoare (roșu sau negru), iar pe el doar cealaltă culoare.</translation>
    </message>
    <message>
        <source>Card given as a penalty</source>
        <translation>Cartea dată ca pedeapsă</translation>
    </message>
    <message>
        <source>Chosen by the giver, or drawn.</source>
        <translation>Aleasă de cel care o dă sau trasă la întâmplare.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Jocuri într-o partidă</translation>
    </message>
    <message>
        <source>How many games are added up.</source>
        <translation>De la câte jocuri se adună punctele.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>1 for the winner and −1 for the last player; or 1 for each player you beat.</source>
        <translation>1 pentru câștigător și −1 pentru ultimul jucător; sau câte 1 pentru fiecare jucător învins.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Off: thirteen cards each, no jokers, no free trick.</source>
        <translation>„Nu”: câte treisprezece cărți, fără jokeri, fără levată gratuită.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokeri</translation>
    </message>
    <message>
        <source>None, one or two; the kitty has 4, 5 or 6 cards.</source>
        <translation>Niciunul, unul sau doi; talonul are 4, 5 sau 6 cărți.</translation>
    </message>
    <message>
        <source>Only with a kitty.</source>
        <translation>Numai cu talon.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Cea mai mică licitație</translation>
    </message>
    <message>
        <source>The level that the first bid must have.</source>
        <translation>Numărul minim pentru prima licitație.</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Mici peste mari</translation>
    </message>
    <message>
        <source>At the same level downtown outranks uptown.</source>
        <translation>La același număr, downtown întrece uptown.</translation>
    </message>
    <message>
        <source>Sport the kitty</source>
        <translation>Talonul pe față</translation>
    </message>
    <message>
        <source>After the bids the kitty is shown to all.</source>
        <translation>După licitație, talonul se arată tuturor.</translation>
    </message>
    <message>
        <source>Bidder gets the kitty</source>
        <translation>Talonul la câștigător</translation>
    </message>
    <message>
        <source>The high bidder picks it up and discards as many cards.</source>
        <translation>Câștigătorul licitației ia talonul și pune tot atâtea cărți deoparte.</translation>
    </message>
    <message>
        <source>Bidder leads</source>
        <translation>Iese câștigătorul licitației</translation>
    </message>
    <message>
        <source>Otherwise the player after the dealer leads.</source>
        <translation>Altfel iese jucătorul de după cel care împarte.</translation>
    </message>
    <message>
        <source>Double for no trump</source>
        <translation>Dublu la fără atu</translation>
    </message>
    <message>
        <source>At no trump the contract, or all points of both sides, count twice.</source>
        <translation>Fără atu se dublează contractul sau toate punctele ambelor tabere.</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>All thirteen tricks score four times.</source>
        <translation>Toate cele treisprezece levate valorează de patru ori mai mult.</translation>
    </message>
    <message>
        <source>Defenders score</source>
        <translation>Apărătorii primesc puncte</translation>
    </message>
    <message>
        <source>Defenders score their tricks above six.</source>
        <translation>Apărătorii primesc puncte pentru levatele peste șase.</translation>
    </message>
    <message>
        <source>Only the bid scores</source>
        <translation>Contează doar licitația</translation>
    </message>
    <message>
        <source>A made bid scores its level, not all tricks taken.</source>
        <translation>Un contract reușit aduce numărul licitat, nu toate levatele luate.</translation>
    </message>
    <message>
        <source>Jokers without trump</source>
        <translation>Jokerii fără atu</translation>
    </message>
    <message>
        <source>May be discarded when void; must be discarded when void; or at any time.</source>
        <translation>Se pot decarta când nu ai culoarea; trebuie decartați când nu ai culoarea; sau oricând.</translation>
    </message>
    <message>
        <source>Only with jokers.</source>
        <translation>Numai cu jokeri.</translation>
    </message>
    <message>
        <source>Leading a joker without trump</source>
        <translation>Ieșirea cu joker fără atu</translation>
    </message>
    <message>
        <source>Allowed, or only when a player holds nothing else.</source>
        <translation>Permisă sau numai când nu ai altceva.</translation>
    </message>
    <message>
        <source>Games to</source>
        <translation>Manșe până la</translation>
    </message>
    <message>
        <source>The points of a game of the rubber.</source>
        <translation>Punctele unei manșe a robărului.</translation>
    </message>
    <message>
        <source>Only in a rubber.</source>
        <translation>Numai într-un robăr.</translation>
    </message>
    <message>
        <source>The suit of the dealer&apos;s last card, or the suits in turn.</source>
        <translation>Culoarea ultimei cărți a celui care împarte sau culorile pe rând.</translation>
    </message>
    <message>
        <source>All tricks score</source>
        <translation>Contează toate levatele</translation>
    </message>
    <message>
        <source>Each trick scores 1, not only those above six; play a number of deals.</source>
        <translation>Fiecare levată aduce 1 punct, nu doar cele peste șase; se joacă un număr de runde.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Onori</translation>
    </message>
    <message>
        <source>Three of the four top trumps, as dealt, score 2, all four 4.</source>
        <translation>Trei dintre cele patru atuuri mari, așa cum au fost împărțite, aduc 2, toate patru 4.</translation>
    </message>
    <message>
        <source>Cards in the first deal</source>
        <translation>Cărți în prima rundă</translation>
    </message>
    <message>
        <source>Each later deal has one card fewer.</source>
        <translation>Fiecare rundă următoare are o carte mai puțin.</translation>
    </message>
    <message>
        <source>The first players to take no trick get one card in the next deal.</source>
        <translation>Primii jucători fără nicio levată primesc o singură carte în runda următoare.</translation>
    </message>
    <message>
        <source>Not in misère.</source>
        <translation>Nu la misère.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Ultima șansă</translation>
    </message>
    <message>
        <source>Blind card</source>
        <translation>Carte oarbă</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card that they may not look at.</source>
        <translation>Următorii jucători fără nicio levată primesc o carte la care nu au voie să se uite.</translation>
    </message>
    <message>
        <source>Instant win with all tricks</source>
        <translation>Toate levatele câștigă pe loc</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins the match.</source>
        <translation>Cine ia toate levatele unei runde câștigă partida.</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); or not to the first trick, unless a player holds nothing else.</source>
        <translation>Oricând; după ce s-a jucat un atu pe altă culoare; sau nu la prima levată, decât dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>First trumps</source>
        <translation>Primul atu</translation>
    </message>
    <message>
        <source>A turned card, a drawn suit, or the choice of whoever cuts the highest card.</source>
        <translation>O carte întoarsă, o culoare trasă la sorți sau alegerea celui care trage cartea cea mai mare.</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Alegerea atuului</translation>
    </message>
    <message>
        <source>After or before seeing the new hand.</source>
        <translation>După ce vede mâna nouă sau înainte de a o vedea.</translation>
    </message>
    <message>
        <source>No trump allowed</source>
        <translation>Se poate alege fără atu</translation>
    </message>
    <message>
        <source>The player who chooses trumps may choose no trump.</source>
        <translation>Cine alege atuul poate alege și fără atu.</translation>
    </message>
    <message>
        <source>Tied for the most tricks</source>
        <translation>Egalitate la levate</translation>
    </message>
    <message>
        <source>Who chooses trumps when several players took the most tricks: a cut, the last trick, or a turned card instead.</source>
        <translation>Cine alege atuul când mai mulți au luat cele mai multe levate: tragerea unei cărți, ultima levată sau o carte întoarsă.</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Two or more tricks put a player out; in the one-card deal one trick does. When everyone would be out, those with the fewest tricks stay.</source>
        <translation>Două sau mai multe levate scot un jucător din joc; în runda de o carte ajunge una. Dacă ar ieși toți, rămân cei cu cele mai puține levate.</translation>
    </message>
    <message>
        <source>Tricks that count</source>
        <translation>Levate care contează</translation>
    </message>
    <message>
        <source>Whether the tricks for the stock count too, or win cards only.</source>
        <translation>Dacă și levatele pentru pachet contează sau aduc doar cărți.</translation>
    </message>
    <message>
        <source>1 for the deal, 1 for each trick more than the other, or 1 for each.</source>
        <translation>1 pentru rundă, 1 pentru fiecare levată în plus față de celălalt sau 1 pentru fiecare.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Se joacă</translation>
    </message>
    <message>
        <source>To a score, or a number of deals.</source>
        <translation>Până la un scor sau un număr de runde.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Se joacă până la</translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation>Scorul care încheie partida.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>Câte runde se joacă.</translation>
    </message>
    <message>
        <source>Nobody may bid fewer tricks than this.</source>
        <translation>Nimeni nu poate anunța mai puține levate.</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card if they can; not after somebody has ruffed.</source>
        <translation>Cine răspunde la culoare trebuie să bată cea mai mare carte, dacă poate; nu și după o tăiere.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a spade that beats the spades already played, if they have one.</source>
        <translation>Cine nu poate răspunde la culoare trebuie să joace o pică mai mare decât cele jucate, dacă are.</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Levate peste anunț</translation>
    </message>
    <message>
        <source>What each trick more than the bid scores.</source>
        <translation>Cât aduce fiecare levată în plus.</translation>
    </message>
    <message>
        <source>After this many deals the higher score wins.</source>
        <translation>După atâtea runde câștigă scorul mai mare.</translation>
    </message>
    <message>
        <source>Only with a number of deals.</source>
        <translation>Numai cu un număr de runde.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parteneri</translation>
    </message>
    <message>
        <source>Four players in pairs; otherwise, and with three, everybody is alone.</source>
        <translation>La patru se joacă doi contra doi; altfel, și la trei, fiecare joacă pe cont propriu.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Anunțuri</translation>
    </message>
    <message>
        <source>Free; as in Suicide, where one partner bids nil; as in Mirror, where everyone bids the number of their spades; or as in Whiz, where they bid that or nil.</source>
        <translation>Libere; ca în Suicide, unde un partener anunță nil; ca în Mirror, unde fiecare anunță câte pici are; sau ca în Whiz, unde se anunță acel număr ori nil.</translation>
    </message>
    <message>
        <source>Lowest bid of a side</source>
        <translation>Anunțul minim al unei echipe</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least so many tricks.</source>
        <translation>Anunțurile partenerilor trebuie să facă împreună cel puțin atâtea levate.</translation>
    </message>
    <message>
        <source>Only with partners and free bids.</source>
        <translation>Doar cu parteneri și anunțuri libere.</translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation>Prima rundă fără anunțuri</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>În prima rundă nu anunță nimeni, iar fiecare levată valorează 10.</translation>
    </message>
    <message>
        <source>Contract of ten</source>
        <translation>Contract de zece</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 10 for each, or 200 at once.</source>
        <translation>Un contract de zece levate sau mai mult valorează 10 pentru fiecare sau 200 cu totul.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puncte pentru victorie</translation>
    </message>
    <message>
        <source>The first side or player to reach this score wins the match.</source>
        <translation>Prima echipă sau primul jucător care ajunge la acest scor câștigă partida.</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Limita de pierdere</translation>
    </message>
    <message>
        <source>The match ends when a score falls this low.</source>
        <translation>Partida se termină când un scor coboară atât de jos.</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>What a bid of 0 wins or loses; off: it is a bid like any other.</source>
        <translation>Cât câștigă sau pierde un anunț de 0; „Nu”: este un anunț ca oricare altul.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil orb</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid 0 before looking, for twice the points.</source>
        <translation>Cine e cu 100 de puncte în urmă poate anunța 0 înainte de a-și vedea cărțile, pentru puncte duble.</translation>
    </message>
    <message>
        <source>Only with nil that nobody has to bid.</source>
        <translation>Doar cu nil pe care nu trebuie să-l anunțe nimeni.</translation>
    </message>
    <message>
        <source>Blind bid of a side</source>
        <translation>Anunț orb al echipei</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least so many tricks before looking, for twice the points.</source>
        <translation>Partenerii cu 100 de puncte în urmă pot anunța cel puțin atâtea levate înainte de a-și vedea cărțile, pentru punctaj dublu.</translation>
    </message>
    <message>
        <source>Cards passed for nil</source>
        <translation>Cărți date la nil</translation>
    </message>
    <message>
        <source>Who has bid nil passes cards to the partner, who then passes as many back.</source>
        <translation>Cine a anunțat nil dă cărți partenerului, care dă apoi tot atâtea înapoi.</translation>
    </message>
    <message>
        <source>How many are passed</source>
        <translation>Câte cărți se dau</translation>
    </message>
    <message>
        <source>How many cards each of the two partners passes.</source>
        <translation>Câte cărți dă fiecare dintre cei doi parteneri.</translation>
    </message>
    <message>
        <source>Only where cards are passed for nil.</source>
        <translation>Numai când se dau cărți la nil.</translation>
    </message>
    <message>
        <source>Hands of two players</source>
        <translation>Cărțile a doi jucători</translation>
    </message>
    <message>
        <source>Two players draw two cards each time, keep one and discard the other; or they are dealt thirteen cards each.</source>
        <translation>Doi jucători trag de fiecare dată două cărți, păstrează una și o pun deoparte pe cealaltă; sau primesc câte treisprezece.</translation>
    </message>
    <message>
        <source>Only for two players.</source>
        <translation>Numai în doi jucători.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Doiari mari</translation>
    </message>
    <message>
        <source>The two of diamonds is a spade; it and the two of spades are above the ace.</source>
        <translation>Doiul de caro este pică; el și doiul de pică sunt peste as.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Levatele unui nil ratat</translation>
    </message>
    <message>
        <source>They are bags, or help to make the contract.</source>
        <translation>Sunt levate în plus sau ajută la reușita contractului.</translation>
    </message>
    <message>
        <source>Only with nil and partners.</source>
        <translation>Numai cu nil și parteneri.</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Levate în plus</translation>
    </message>
    <message>
        <source>How many tricks above the bids cost the penalty; off: none do.</source>
        <translation>Câte levate peste anunțuri aduc penalizarea; „Nu”: niciuna.</translation>
    </message>
    <message>
        <source>Penalty for bags</source>
        <translation>Penalizarea levatelor în plus</translation>
    </message>
    <message>
        <source>The points that the bags cost.</source>
        <translation>Punctele pe care le costă levatele în plus.</translation>
    </message>
    <message>
        <source>Only where bags cost points.</source>
        <translation>Numai dacă levatele în plus costă puncte.</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Ieșirea cu pică</translation>
    </message>
    <message>
        <source>Once spades are broken (one is played on another suit); any time; or not to the first trick, unless a player holds nothing else.</source>
        <translation>După ce s-a jucat o pică pe altă culoare; oricând; sau nu la prima levată, decât dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>Two jokers are the highest spades; the twos of hearts and diamonds stay out.</source>
        <translation>Doi jokeri sunt cele mai mari pici; doiul de cupă și cel de caro se scot.</translation>
    </message>
    <message>
        <source>Who may call nullo</source>
        <translation>Cine poate anunța nullo</translation>
    </message>
    <message>
        <source>Only the dealer, when all others have passed, or everybody.</source>
        <translation>Doar cel care împarte, când toți ceilalți au pasat, sau toți.</translation>
    </message>
    <message>
        <source>First lead at grand</source>
        <translation>Prima ieșire la grand</translation>
    </message>
    <message>
        <source>The player before or after the caller; at nullo the other of the two.</source>
        <translation>Jucătorul dinainte sau de după cel care a anunțat; la nullo celălalt dintre cei doi.</translation>
    </message>
    <message>
        <source>Points at grand</source>
        <translation>Puncte la grand</translation>
    </message>
    <message>
        <source>What each trick above six counts at grand.</source>
        <translation>Cât valorează la grand fiecare levată peste șase.</translation>
    </message>
    <message>
        <source>When grand fails</source>
        <translation>Când grand nu reușește</translation>
    </message>
    <message>
        <source>What the tricks count where the caller&apos;s side takes fewer than seven.</source>
        <translation>Cât valorează levatele dacă echipa celui care a anunțat ia mai puțin de șapte.</translation>
    </message>
    <message>
        <source>Points at nullo</source>
        <translation>Puncte la nullo</translation>
    </message>
    <message>
        <source>What each trick above six counts at nullo.</source>
        <translation>Cât valorează la nullo fiecare levată peste șase.</translation>
    </message>
    <message>
        <source>Tricks at nullo</source>
        <translation>Levate la nullo</translation>
    </message>
    <message>
        <source>Tricks above six are points for the other side, or lost by the side that took them.</source>
        <translation>Levatele peste șase sunt puncte pentru cealaltă echipă sau pierdute de echipa care le-a luat.</translation>
    </message>
    <message>
        <source>To a score, a number of deals, or two games won.</source>
        <translation>Până la un scor, un număr de runde sau două manșe câștigate.</translation>
    </message>
    <message>
        <source>When nobody plays</source>
        <translation>Când nimeni nu joacă</translation>
    </message>
    <message>
        <source>What happens when all pass, or a proposal finds no partner.</source>
        <translation>Ce se întâmplă când toți pasează sau o propunere nu găsește partener.</translation>
    </message>
    <message>
        <source>Trumps at abundance declared</source>
        <translation>Atu la abundență declarată</translation>
    </message>
    <message>
        <source>Whether who must take all tricks chooses a trump suit, or has none.</source>
        <translation>Dacă cine trebuie să ia toate levatele alege un atu sau nu are.</translation>
    </message>
    <message>
        <source>Tricks more or fewer</source>
        <translation>Levate în plus sau minus</translation>
    </message>
    <message>
        <source>What each trick above or below those needed is worth at prop and cop, solo and abundance.</source>
        <translation>Cât valorează fiecare levată peste sau sub cele necesare la prop și cop, solo și abundență.</translation>
    </message>
</context>
<context>
    <name>Own presets</name>
    <message>
        <source>The file is not readable text.</source>
        <translation>Fișierul nu este un text lizibil.</translation>
    </message>
    <message>
        <source>The file contains no Far Whist rules.</source>
        <translation>Fișierul nu conține reguli Far Whist.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Far Whist ({version}).</source>
        <translation>Fișierul a fost scris de o versiune mai nouă de Far Whist ({version}).</translation>
    </message>
    <message>
        <source>The file asks for an unknown game: “{preset}”.</source>
        <translation>Fișierul cere un joc necunoscut: „{preset}”.</translation>
    </message>
    <message>
        <source>The file is damaged: “{field}” is missing or wrong.</source>
        <translation>Fișierul este deteriorat: „{field}” lipsește sau e greșit.</translation>
    </message>
    <message>
        <source>The file has an unknown option or value: {option}.</source>
        <translation>Fișierul are o opțiune sau o valoare necunoscută: {option}.</translation>
    </message>
    <message>
        <source>The file is too large to hold rules.</source>
        <translation>Fișierul este prea mare ca să conțină reguli.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tasta: {key}</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Show my cards</source>
        <translation>Arată cărțile mele</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} e la rând</translation>
    </message>
    <message>
        <source>Show your cards when nobody else is looking.</source>
        <translation>Arată-ți cărțile când nu se mai uită nimeni.</translation>
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
        <translation>Salut!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bine jucat!</translation>
    </message>
    <message>
        <source>Well bid!</source>
        <translation>Bun anunț!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un moment, te rog.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <translation>Hopa.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>E rândul tău.</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Mulțumesc!</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>Mai jucăm o dată?</translation>
    </message>
    <message>
        <source>Good bye!</source>
        <translation>La revedere!</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Any card may be played</source>
        <translation>Se poate pune orice</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negru</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roșu</translation>
    </message>
    <message>
        <source>Any rank, {colour}</source>
        <translation>Orice rang, {colour}</translation>
    </message>
    <message>
        <source>↑ higher, {colour}</source>
        <translation>↑ mai mare, {colour}</translation>
    </message>
    <message>
        <source>↓ lower, {colour}</source>
        <translation>↓ mai mic, {colour}</translation>
    </message>
    <message>
        <source>Game {number} · stock {cards}</source>
        <translation>Jocul {number} · pachet {cards}</translation>
    </message>
    <message>
        <source>No card has been played.</source>
        <translation>Nu s-a pus nicio carte.</translation>
    </message>
    <message>
        <source>On the pile: {card}. {rule}.</source>
        <translation>Pe teanc: {card}. {rule}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>(away) {name}</source>
        <translation>(lipsește) {name}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>gândește…</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Anunțul?</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>încă nimic</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pe margine</translation>
    </message>
    <message>
        <source>leads first</source>
        <translation>prima ieșire</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Ieși tu</translation>
    </message>
    <message>
        <source>Your bid? You lead</source>
        <translation>Anunțul? Ieși tu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Rândul tău</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} la rând</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>cărți rămase</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>în siguranță</translation>
    </message>
    <message>
        <source>needs a trick</source>
        <translation>mai trebuie una</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarant</translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of dealer</comment>
        <translation>Î</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>ultima șansă</translation>
    </message>
    <message>
        <source>out: place {place}</source>
        <translation>afară: locul {place}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>locul {place}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>bate în masă</translation>
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
        <translation>Începător</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Jucător ocazional</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jucător de club</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Jucător puternic</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocazional</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>De club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Puternic</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Echilibrat</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Îndrăzneț</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (nu mai joacă)</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jucătorul 1</translation>
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
        <translation>Aviatoare</translation>
    </message>
    <message>
        <source>Gentleman</source>
        <translation>Domn</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Dansatoare</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianist</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Căpitan</translation>
    </message>
    <message>
        <source>Aunt</source>
        <translation>Mătușă</translation>
    </message>
    <message>
        <source>Athlete</source>
        <translation>Atlet</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Cântăreață</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Negustor</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Cititoare</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Savantă</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Pictoriță</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponibil când joci și tu</translation>
    </message>
    <message>
        <source>Available when you have bid in this deal</source>
        <translation>Disponibil după ce ai anunțat în această rundă</translation>
    </message>
    <message>
        <source>Practice: the same cards once more. It does not count.</source>
        <translation>Exercițiu: aceleași cărți încă o dată. Nu contează.</translation>
    </message>
    <message>
        <source>Practice: a deal of your own. It does not count.</source>
        <translation>Exercițiu: o rundă a ta. Nu contează.</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>Î&amp;napoi la partidă</translation>
    </message>
    <message>
        <source>A new match begins. Your previous match has been put aside.</source>
        <translation>Începe o partidă nouă. Cea dinainte a fost pusă deoparte.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>Reia par&amp;tida</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Vision</source>
        <translation>Vedere</translation>
    </message>
    <message>
        <source>font size, large print</source>
        <translation>mărimea literelor</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Mărimea textului</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrast ridicat</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Ca în sistem</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Pornit</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Oprit</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Vorbire</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partide terminate</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Antrenorul</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Cum lucrează</translation>
    </message>
    <message>
        <source>Your clock</source>
        <translation>Ceasul tău</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anunțuri vocale</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>My turn and results</source>
        <translation>Rândul meu și rezultatele</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Niciuna</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Ritm</translation>
    </message>
    <message>
        <source>A large index on the cards, a flat hand, a plain felt, reduced motion and single-letter keys are on other pages.</source>
        <translation>Indicii mari pe cărți, mâna întinsă, postavul simplu, mișcarea redusă și tastele de o literă sunt pe alte pagini.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilitate</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatură</translation>
    </message>
    <message>
        <source>The letters on the cards follow the language, unless you choose others on the page “Table and cards”.</source>
        <translation>Literele de pe cărți se schimbă odată cu limba, dacă nu alegi altele pe pagina „Masă și cărți”.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mișcare</translation>
    </message>
    <message>
        <source>Wait for a click or Space instead</source>
        <translation>Așteaptă un clic sau tasta Spațiu</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sunet</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Mișcare și sunet</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>La masă</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Programul</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>These are the opponents of the next match. The match on the table keeps its own.</source>
        <translation>Aceștia sunt adversarii din partida următoare. Partida de pe masă îi păstrează pe ai ei.</translation>
    </message>
    <message>
        <source>Random names</source>
        <translation>Nume la întâmplare</translation>
    </message>
    <message>
        <source>The opponents see only their own cards and the table, whatever their level. They sit clockwise from your left; a match of four takes the first three.</source>
        <translation>Adversarii văd doar cărțile lor și masa, orice nivel ar avea. Stau în sensul acelor de ceasornic, începând din stânga ta; o partidă în patru îi ia pe primii trei.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <source>Opponent {n}</source>
        <translation>Adversarul {n}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mută în sus</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mută în jos</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Alte persoane</translation>
    </message>
    <message>
        <source>Name of another person</source>
        <translation>Numele altei persoane</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adaugă</translation>
    </message>
    <message>
        <source>Each person has their own statistics. Choose who plays at the seats of a new match. When several people play, each sees only their own cards, and only in their turn.</source>
        <translation>Fiecare persoană are statisticile ei. Alege cine joacă la locurile unei partide noi. Când joacă mai multe persoane, fiecare vede numai cărțile sale, și numai când îi vine rândul.</translation>
    </message>
    <message>
        <source>Remove a person</source>
        <translation>Șterge o persoană</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Ștergi persoana {name}?</translation>
    </message>
    <message>
        <source>&amp;Keep the results in the statistics</source>
        <translation>&amp;Păstrează rezultatele în statistici</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Șt&amp;erge</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagine</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Șterge…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Șterge persoana {name}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>penalty, bonus, points</source>
        <translation>penalizare, bonus, puncte</translation>
    </message>
    <message>
        <source>Romanian mode</source>
        <translation>Modul românesc</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Anunțuri</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>variant, rules, house rules</source>
        <translation>variantă, reguli, regulile casei</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jucarea cărților</translation>
    </message>
    <message>
        <source>must follow, must beat, first lead</source>
        <translation>a da culoare, a tăia, prima ieșire</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punctaj</translation>
    </message>
    <message>
        <source>first name, nickname, avatar, bot, computer</source>
        <translation>prenume, poreclă, avatar, bot, calculator</translation>
    </message>
    <message>
        <source>difficulty, strength, skill</source>
        <translation>dificultate, putere, pricepere, nivel de joc</translation>
    </message>
    <message>
        <source>beep, noise, audio, mute</source>
        <translation>semnal, zgomot, audio, mut</translation>
    </message>
    <message>
        <source>colour blind, four colours</source>
        <translation>daltonist, patru culori</translation>
    </message>
    <message>
        <source>card back</source>
        <translation>dosul cărților, pachet</translation>
    </message>
    <message>
        <source>background</source>
        <translation>fundal, postav</translation>
    </message>
    <message>
        <source>timer, clock</source>
        <translation>cronometru, ceas</translation>
    </message>
    <message>
        <source>animation, delay</source>
        <translation>animație, întârziere</translation>
    </message>
    <message>
        <source>blind, colour blind, contrast</source>
        <translation>nevăzător, daltonist, contrast</translation>
    </message>
    <message>
        <source>screen reader, voice</source>
        <translation>cititor de ecran, voce</translation>
    </message>
    <message>
        <source>shortcut, hotkey, key</source>
        <translation>scurtătură, tastă</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Succesiunea rundelor</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Mâna ta</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Masă și cărți</translation>
    </message>
    <message>
        <source>Nothing here is called “{words}”.</source>
        <translation>Nimic nu se numește aici „{words}”.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagini</translation>
    </message>
    <message>
        <source>? &amp;Help</source>
        <translation>? A&amp;jutor</translation>
    </message>
    <message>
        <source>&amp;Restore this page</source>
        <translation>Restabilește pa&amp;gina</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Închi&amp;de</translation>
    </message>
    <message>
        <source>Preferences – {page}</source>
        <translation>Preferințe – {page}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Viteză</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pauză după levată</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Postav</translation>
    </message>
    <message>
        <source>Textured felt</source>
        <translation>Postav texturat</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Ferestre</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Fără sunet</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pachet</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Culorile cărților</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Literele de pe cărți</translation>
    </message>
    <message>
        <source>Index size</source>
        <translation>Mărimea indicilor</translation>
    </message>
    <message>
        <source>Card shape</source>
        <translation>Forma cărților</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Hârtie</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Spatele cărților</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Mărimea mâinii</translation>
    </message>
    <message>
        <source>Hand layout</source>
        <translation>Așezarea mâinii</translation>
    </message>
    <message>
        <source>Order within a suit</source>
        <translation>Ordinea în aceeași culoare</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atuurile</translation>
    </message>
    <message>
        <source>Dim unplayable cards</source>
        <translation>Estompează cărțile nejucabile</translation>
    </message>
    <message>
        <source>Trick review</source>
        <translation>Revederea levatelor</translation>
    </message>
    <message>
        <source>Allow hints in new matches</source>
        <translation>Permite sfaturi în partidele noi</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Partide păstrate</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>Cât timp se păstrează</translation>
    </message>
    <message>
        <source>Judge each deal when it is over</source>
        <translation>Judecă fiecare rundă când s-a încheiat</translation>
    </message>
    <message>
        <source>Show marks and values in the study</source>
        <translation>Arată semne și valori la studiu</translation>
    </message>
    <message>
        <source>undo, take back</source>
        <translation>anulare, a lua înapoi</translation>
    </message>
    <message>
        <source>Offer to take back</source>
        <translation>Propune anularea mutării</translation>
    </message>
    <message>
        <source>hint, advice, mistakes</source>
        <translation>sfat, greșeli</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Nuclee de procesor</translation>
    </message>
    <message>
        <source>On battery power</source>
        <translation>Pe baterie</translation>
    </message>
    <message>
        <source>Play the last card of a deal automatically</source>
        <translation>Joacă automat ultima carte a rundei</translation>
    </message>
    <message>
        <source>Extra animations</source>
        <translation>Animații suplimentare</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Adversarii se gândesc înainte de anunț</translation>
    </message>
    <message>
        <source>Portraits show how a deal went</source>
        <translation>Portretele arată cum a mers runda</translation>
    </message>
    <message>
        <source>Celebrate exact bids and a won match</source>
        <translation>Sărbătorește anunțurile exacte și partida câștigată</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Confirmă fiecare carte</translation>
    </message>
    <message>
        <source>Ignore clicks for half a second when a question appears</source>
        <translation>Ignoră clicurile o jumătate de secundă când apare o întrebare</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Joacă automat singura carte posibilă</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>După o rundă</translation>
    </message>
    <message>
        <source>Time to bid</source>
        <translation>Timp pentru anunț</translation>
    </message>
    <message>
        <source>Time to play a card</source>
        <translation>Timp pentru a juca o carte</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volum</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Nelimitat</translation>
    </message>
    <message>
        <source>7 seconds</source>
        <translation>7 secunde</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 secunde</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 de secunde</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 de secunde</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentă</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normală</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapidă</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanee</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completă</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Redusă</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Fără mișcare</translation>
    </message>
    <message>
        <source>Green salon</source>
        <translation>Salon verde</translation>
    </message>
    <message>
        <source>Navy club</source>
        <translation>Club bleumarin</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Vișiniu</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Cărbune</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Lumina zilei</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luminoase</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Întunecate</translation>
    </message>
    <message>
        <source>Salon Déco</source>
        <translation>Salon Déco</translation>
    </message>
    <message>
        <source>Woodcut</source>
        <translation>Xilogravură</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblemă</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Patru culori</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clasice</translation>
    </message>
    <message>
        <source>Four colours, high contrast</source>
        <translation>Patru culori, contrast ridicat</translation>
    </message>
    <message>
        <source>Skat tournament</source>
        <translation>Turneu de skat</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Mare</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Bridge, narrower</source>
        <translation>Bridge, mai îngustă</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Hârtie deschisă</translation>
    </message>
    <message>
        <source>Dim paper</source>
        <translation>Hârtie stinsă</translation>
    </message>
    <message>
        <source>Navy waves</source>
        <translation>Valuri bleumarin</translation>
    </message>
    <message>
        <source>The order of the cards is that of the person at the table; each has their own. You can also drag a card to another place in your hand.</source>
        <translation>Ordinea cărților este a persoanei de la masă; fiecare o are pe a sa. Poți și trage o carte în alt loc din mână.</translation>
    </message>
    <message>
        <source>Experts see from finished deals who plays by simple rules, and play accordingly. They know nothing that is not open to all.</source>
        <translation>Experții văd din rundele încheiate cine joacă după reguli simple și joacă în consecință. Nu știu nimic din ce nu pot vedea toți.</translation>
    </message>
    <message>
        <source>Deck from a folder</source>
        <translation>Pachet dintr-un dosar</translation>
    </message>
    <message>
        <source>Use the back of that deck</source>
        <translation>Folosește și spatele acelui pachet</translation>
    </message>
    <message>
        <source>Burgundy lattice</source>
        <translation>Zăbrele vișinii</translation>
    </message>
    <message>
        <source>Green waves</source>
        <translation>Valuri verzi</translation>
    </message>
    <message>
        <source>Teal sunray</source>
        <translation>Raze turcoaz</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simplu</translation>
    </message>
    <message>
        <source>A fan</source>
        <translation>Evantai</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Întinsă</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Cărțile mari la stânga</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Cărțile mici la stânga</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Ordinea culorilor</translation>
    </message>
    <message>
        <source>Left of the other suits</source>
        <translation>La stânga celorlalte culori</translation>
    </message>
    <message>
        <source>Right of the other suits</source>
        <translation>La dreapta celorlalte culori</translation>
    </message>
    <message>
        <source>Where their suit is</source>
        <translation>La locul culorii lor</translation>
    </message>
    <message>
        <source>Alternate red and black suits</source>
        <translation>Alternează culorile roșii cu cele negre</translation>
    </message>
    <message>
        <source>Keep the order of the hand within a deal</source>
        <translation>Păstrează ordinea mâinii în cursul rundei</translation>
    </message>
    <message>
        <source>Digits play the first, second, third … playable card</source>
        <translation>Cifrele joacă prima, a doua, a treia… carte care se poate juca</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Ultima</translation>
    </message>
    <message>
        <source>All of the deal</source>
        <translation>Toate cele din rundă</translation>
    </message>
    <message>
        <source>In this match</source>
        <translation>În această partidă</translation>
    </message>
    <message>
        <source>Also in later matches</source>
        <translation>Și în partidele următoare</translation>
    </message>
    <message>
        <source>Experts notice how you play</source>
        <translation>Experții observă cum joci</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toate</translation>
    </message>
    <message>
        <source>The last 3,000</source>
        <translation>Ultimele 3.000</translation>
    </message>
    <message>
        <source>The last 1,000</source>
        <translation>Ultimele 1.000</translation>
    </message>
    <message>
        <source>The last 300</source>
        <translation>Ultimele 300</translation>
    </message>
    <message>
        <source>The last 100</source>
        <translation>Ultimele 100</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Pentru totdeauna</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 ani</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 an</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 luni</translation>
    </message>
    <message>
        <source>What was good, later everything</source>
        <translation>Ce a fost bine, apoi tot</translation>
    </message>
    <message>
        <source>What was good</source>
        <translation>Ce a fost bine</translation>
    </message>
    <message>
        <source>The coach says after a deal</source>
        <translation>După o rundă, antrenorul spune</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Niciodată</translation>
    </message>
    <message>
        <source>Slips and worse: from 4 % of the stake</source>
        <translation>Inexactități, greșeli, gafe: de la 4 % din miză</translation>
    </message>
    <message>
        <source>Mistakes and worse: from 10 %</source>
        <translation>Greșeli și gafe: de la 10 %</translation>
    </message>
    <message>
        <source>Blunders only: from 20 %</source>
        <translation>Numai gafe: de la 20 %</translation>
    </message>
    <message>
        <source>Wait for mains power</source>
        <translation>Așteaptă alimentarea de la priză</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Judecă oricum</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Rândul meu</translation>
    </message>
    <message>
        <source>Card not allowed</source>
        <translation>Carte nepermisă</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Levată câștigată</translation>
    </message>
    <message>
        <source>Trick lost</source>
        <translation>Levată pierdută</translation>
    </message>
    <message>
        <source>First trump on another suit</source>
        <translation>Primul atu pe altă culoare</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Scurtă</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detaliată</translation>
    </message>
    <message>
        <source>Length of announcements</source>
        <translation>Forma anunțurilor vocale</translation>
    </message>
    <message>
        <source>Short card names (10 D, not ten of diamonds)</source>
        <translation>Nume scurte de cărți (10 R în loc de zece de caro)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nimic</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Așteaptă-mă</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Continuă după 5 secunde</translation>
    </message>
    <message>
        <source>Continue after 10 seconds</source>
        <translation>Continuă după 10 secunde</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiană</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Română</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Neerlandeză</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Daneză</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Suedeză</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Poloneză</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugheză</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Rusă</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>La fel ca programul</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Găsite: {count}</translation>
    </message>
    <message>
        <source>The coach checks your bids and cards before they count, and asks once whether you want to take one back. Such a match counts as assisted.</source>
        <translation>Antrenorul îți verifică anunțurile și cărțile înainte să conteze și te întreabă o dată dacă vrei să iei ceva înapoi. O astfel de partidă contează drept asistată.</translation>
    </message>
    <message>
        <source>The stake is what a choice can win or lose: in exact-bid games, the points between exact and one off. Only clear losses count.</source>
        <translation>Miza este cât poate câștiga sau pierde o alegere: la jocurile cu anunț exact, diferența de puncte dintre anunțul exact și unul ratat cu o levată. Contează numai pierderile clare.</translation>
    </message>
    <message>
        <source>It stays silent in lessons, in matches without hints and when several people play.</source>
        <translation>Tace în lecții, în partide fără sfaturi și când joacă mai multe persoane.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Antrenor</translation>
    </message>
    <message>
        <source>Folder with card decks</source>
        <translation>Dosar cu pachete de cărți</translation>
    </message>
    <message>
        <source>The deck above</source>
        <translation>Pachetul de mai sus</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dosar…</translation>
    </message>
</context>
<context>
    <name>Prepared</name>
    <message>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>&amp;Play today’s deal</source>
        <translation>&amp;Joacă runda de azi</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Joac-o din nou</translation>
    </message>
    <message>
        <source>Match of the &amp;week again</source>
        <translation>Partida &amp;săptămânii din nou</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>record: {days}</translation>
    </message>
    <message>
        <source>Copy: {line}</source>
        <translation>Copiază: {line}</translation>
    </message>
    <message>
        <source>Deal of the day · {day}</source>
        <translation>Runda zilei · {day}</translation>
    </message>
    <message>
        <source>Match of the week</source>
        <translation>Partida săptămânii</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runda zilei</translation>
    </message>
    <message>
        <source>{title}: your first result stays, this one does not count.</source>
        <translation>{title}: rămâne primul tău rezultat, acesta nu contează.</translation>
    </message>
    <message>
        <source>{title}: your first result counts, but not in your statistics.</source>
        <translation>{title}: contează primul tău rezultat, dar nu în statisticile tale.</translation>
    </message>
    <message>
        <source>A hint or a move taken back costs a star.</source>
        <translation>Un sfat sau o mutare luată înapoi costă o stea.</translation>
    </message>
    <message>
        <source>The same cards for everybody today, made from the date alone. Your first result counts.</source>
        <translation>Azi toți au aceleași cărți, care decurg numai din dată. Contează primul tău rezultat.</translation>
    </message>
    <message>
        <source>A bot made choices for you in this deal, so it brings no stars and no day in a row. You can play it again, but it will not count.</source>
        <translation>În această rundă un bot a ales pentru tine, așa că nu aduce stele și nu intră la zilele la rând. O poți juca din nou, dar nu va conta.</translation>
    </message>
    <message>
        <source>Your points: {points}. Stars: {stars} of 3.</source>
        <translation>Punctele tale: {points}. Stele: {stars} din 3.</translation>
    </message>
    <message>
        <source>An expert gets {points} with these cards on average.</source>
        <translation>Un expert obține în medie {points} cu aceste cărți.</translation>
    </message>
    <message>
        <source>Deal: three stars for an exact bid, one for a trick more or less. Match: three stars for two thirds of all bids exact, two for a half, one for a third. A hint or a move taken back costs a star. Where a bot chooses for you, there are none.</source>
        <translation>Rundă: trei stele pentru un anunț exact, una pentru o levată în plus sau în minus. Partidă: trei stele dacă sunt exacte două treimi din anunțuri, două pentru jumătate, una pentru o treime. Un sfat sau o mutare anulată costă o stea. Dacă un bot alege pentru tine, nu primești nicio stea.</translation>
    </message>
    <message>
        <source>Far Whist {day}: {stars} of 3 stars, {points}</source>
        <translation>Far Whist {day}: {stars} din 3 stele, {points}</translation>
    </message>
    <message>
        <source>This week a bot made choices for you: no result.</source>
        <translation>Săptămâna aceasta un bot a ales pentru tine: niciun rezultat.</translation>
    </message>
    <message>
        <source>Far Whist week {week}: {exact} of {deals} exact, {points}</source>
        <translation>Far Whist săptămâna {week}: exacte {exact} din {deals}, {points}</translation>
    </message>
    <message>
        <source>, expert {points}</source>
        <translation>, expert {points}</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Runde pregătite</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>{deals} · {done} solved · stars: {stars} of {most}</source>
        <translation>{deals} · rezolvate: {done} · stele: {stars} din {most}</translation>
    </message>
    <message>
        <source>Results of the deal of the day cannot be saved: {reason}</source>
        <translation>Rezultatele rundei zilei nu pot fi salvate: {reason}</translation>
    </message>
    <message>
        <source>&amp;Hint: one star</source>
        <translation>&amp;Sfat: o stea</translation>
    </message>
    <message>
        <source>&amp;Solution: no star</source>
        <translation>S&amp;oluție: nicio stea</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Corect.</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Nu aceasta. Mai încearcă.</translation>
    </message>
    <message>
        <source>That was the last one of this theme.</source>
        <translation>A fost ultima din această temă.</translation>
    </message>
    <message>
        <source>{grade} · {left} left</source>
        <translation>{grade} · rămase: {left}</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Acesta este răspunsul.</translation>
    </message>
    <message>
        <source>Stars: {stars} of {all}</source>
        <translation>Stele: {stars} din {all}</translation>
    </message>
    <message>
        <source>Bid it</source>
        <translation>Anunț</translation>
    </message>
    <message>
        <source>Choose trumps</source>
        <translation>Alegerea atuului</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Cărți puse deoparte</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Scoaterea atuurilor</translation>
    </message>
    <message>
        <source>Duck and discard</source>
        <translation>Cedare și decartare</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Momentul potrivit</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finaluri</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Fără atu</translation>
    </message>
    <message>
        <source>What are these cards worth?</source>
        <translation>Cât valorează aceste cărți?</translation>
    </message>
    <message>
        <source>The longest suit, or the right one</source>
        <translation>Culoarea cea mai lungă sau cea potrivită</translation>
    </message>
    <message>
        <source>What to keep of hand and kitty</source>
        <translation>Ce păstrezi din mână și din talon</translation>
    </message>
    <message>
        <source>When to lead them, and when not</source>
        <translation>Când ieși cu ele și când nu</translation>
    </message>
    <message>
        <source>Losing tricks you do not want</source>
        <translation>Cum pierzi levatele pe care nu le vrei</translation>
    </message>
    <message>
        <source>The same cards, the right order</source>
        <translation>Aceleași cărți, ordinea potrivită</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Ultimele levate</translation>
    </message>
    <message>
        <source>Long suits and lone kings</source>
        <translation>Culori lungi și popi singuri</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Ușor</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mediu</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Greu</translation>
    </message>
    <message>
        <source>Best: {best}. With it you win the deal, with any other card you lose it.</source>
        <translation>Cel mai bine: {best}. Cu ea câștigi runda, cu orice altă carte o pierzi.</translation>
    </message>
    <message>
        <source>Best: {best}, {share} %. Next: {other} %.</source>
        <translation>Cel mai bine: {best}, {share} %. Apoi: {other} %.</translation>
    </message>
    <message>
        <source>Best: {best}. Lead over the next choice in the chance to win the match, in percentage points: {lead}.</source>
        <translation>Cel mai bine: {best}. Avans față de următoarea alegere la șansa de a câștiga partida, în puncte procentuale: {lead}.</translation>
    </message>
    <message>
        <source>Best: {best}. Average lead over the next choice, in points: {lead}.</source>
        <translation>Cel mai bine: {best}. Avans mediu în puncte față de următoarea alegere: {lead}.</translation>
    </message>
    <message>
        <source>You have seen all other cards. {name} holds: {cards}</source>
        <translation>Ai văzut toate celelalte cărți. {name} are: {cards}</translation>
    </message>
    <message>
        <source>With open cards it is certain to work, and nothing else is.</source>
        <translation>Cu cărțile pe față este singura alegere care reușește sigur.</translation>
    </message>
    <message>
        <source>Compared in {deals}: ahead by more than ten standard errors.</source>
        <translation>Comparat pe {deals}: avans de peste zece erori standard.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
    <message>
        <source>{solved} of {all}</source>
        <translation>{solved} din {all}</translation>
    </message>
    <message>
        <source>Play: {theme}, {solved} of {all} solved</source>
        <translation>Joacă: {theme}, rezolvate {solved} din {all}</translation>
    </message>
    <message>
        <source>Days played this week: {done} of {days}.</source>
        <translation>Zile jucate săptămâna aceasta: {done} din {days}.</translation>
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
        <translation>Pune cărți mai mari, roșu pe negru și negru pe roșu; termină primul.</translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation>Bid Whist</translation>
    </message>
    <message>
        <source>Partners bid for the right to choose trumps. The high bidder takes the kitty and leads.</source>
        <translation>Partenerii licitează pentru dreptul de a alege atuul. Câștigătorul licitației ia talonul și iese primul.</translation>
    </message>
    <message>
        <source>Bid Whist, kitty out of play</source>
        <translation>Bid Whist, talonul afară</translation>
    </message>
    <message>
        <source>Nobody takes the kitty, and the player after the dealer leads.</source>
        <translation>Nimeni nu ia talonul, iar primul iese jucătorul de după cel care împarte.</translation>
    </message>
    <message>
        <source>Bid Whist with Boston</source>
        <translation>Bid Whist cu Boston</translation>
    </message>
    <message>
        <source>Only the bid scores; twice as much at no trump, four times for all the tricks.</source>
        <translation>Contează doar licitația; dublu fără atu, de patru ori pentru toate levatele.</translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation>Whist clasic</translation>
    </message>
    <message>
        <source>With a partner, the odd tricks count.</source>
        <translation>Cu partener; contează levatele peste șase.</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whist drive</translation>
    </message>
    <message>
        <source>24 deals with trumps in turn, and every trick counts, as at a whist drive.</source>
        <translation>24 de runde cu atuuri pe rând, iar fiecare levată contează, ca la un whist drive.</translation>
    </message>
    <message>
        <source>Short Whist</source>
        <translation>Whist scurt</translation>
    </message>
    <message>
        <source>A rubber, the best of three games to 5 points, with honours.</source>
        <translation>Un robăr: două manșe din trei până la 5 puncte, cu onori.</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist ascensor</translation>
    </message>
    <message>
        <source>Bid in secret, reveal together, and take exactly what you bid.</source>
        <translation>Anunțuri secrete, arătate împreună; iei exact cât ai anunțat.</translation>
    </message>
    <message>
        <source>Elevator Whist, bids in turn</source>
        <translation>Whist ascensor, anunțuri pe rând</translation>
    </message>
    <message>
        <source>The same deals, with open bids in turn that may not add up to the tricks.</source>
        <translation>Aceleași runde, cu anunțuri pe față, pe rând, care nu pot da împreună levatele.</translation>
    </message>
    <message>
        <source>Elevator Whist, 32 cards</source>
        <translation>Whist ascensor, 32 de cărți</translation>
    </message>
    <message>
        <source>Two ranks for each player, and you must ruff when void.</source>
        <translation>Câte două ranguri de fiecare jucător; cine nu are culoarea trebuie să taie.</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Whist eliminatoriu</translation>
    </message>
    <message>
        <source>Take a trick or drop out; the last one left wins.</source>
        <translation>Ia o levată sau ieși din joc; câștigă ultimul rămas.</translation>
    </message>
    <message>
        <source>Knock-out Whist without a last chance</source>
        <translation>Whist eliminatoriu fără ultima șansă</translation>
    </message>
    <message>
        <source>No trick, and you are out at once.</source>
        <translation>Fără nicio levată ieși imediat din joc.</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>At most ten cards, down to one and up again; every trick counts.</source>
        <translation>Cel mult zece cărți, până la una și înapoi; fiecare levată contează.</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Like Oh Hell!, but a missed bid scores nothing.</source>
        <translation>Ca Oh Hell!, dar un anunț ratat nu aduce nimic.</translation>
    </message>
    <message>
        <source>German Bridge</source>
        <translation>Bridge german</translation>
    </message>
    <message>
        <source>Made: 10 + bid². Missed: −(tricks off)².</source>
        <translation>Reușit: 10 + anunț². Ratat: −(diferență)².</translation>
    </message>
    <message>
        <source>Ascenseur</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>The French game: down to one card and up again.</source>
        <translation>Jocul francez: în jos până la o carte și înapoi în sus.</translation>
    </message>
    <message>
        <source>Ascenseur, from one card</source>
        <translation>Ascenseur, de la o carte</translation>
    </message>
    <message>
        <source>The French game the other way round: up first.</source>
        <translation>Jocul francez invers: întâi în sus.</translation>
    </message>
    <message>
        <source>Ascenseur, whole pack</source>
        <translation>Ascenseur, tot pachetul</translation>
    </message>
    <message>
        <source>As many cards as the pack allows; no trump when the whole pack is dealt.</source>
        <translation>Atâtea cărți câte permite pachetul; fără atu când se împart toate.</translation>
    </message>
    <message>
        <source>Ascenseur 2+1</source>
        <translation>Ascenseur 2+1</translation>
    </message>
    <message>
        <source>Made: 2 + tricks. Missed: −1 for each trick off.</source>
        <translation>Reușit: 2 + levate. Ratat: −1 pentru fiecare levată în plus sau în minus.</translation>
    </message>
    <message>
        <source>La Podrida</source>
        <translation>La Podrida</translation>
    </message>
    <message>
        <source>With one-card deals for every dealer and three points a trick.</source>
        <translation>Cu runde de o carte împărțite de fiecare jucător și trei puncte pe levată.</translation>
    </message>
    <message>
        <source>Nomination Whist</source>
        <translation>Nomination Whist</translation>
    </message>
    <message>
        <source>Trumps go round: spades, hearts, clubs, diamonds, none.</source>
        <translation>Atuurile vin pe rând: pică, cupă, treflă, caro, fără atu.</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>The Dutch game. Made: 10 + 2 a trick. Missed: −2 for each trick off.</source>
        <translation>Jocul olandez. Reușit: 10 + 2 pe levată. Ratat: −2 pentru fiecare levată în plus sau în minus.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Judgement</translation>
    </message>
    <message>
        <source>At most ten cards, down to one; trumps in turn, all or nothing.</source>
        <translation>Cel mult zece cărți, până la una; atuuri pe rând, totul sau nimic.</translation>
    </message>
    <message>
        <source>Romanian Whist 1-8-1</source>
        <translation>Whist românesc 1-8-1</translation>
    </message>
    <message>
        <source>From one card to eight and back; you must ruff when void.</source>
        <translation>De la o carte la opt și înapoi; cine nu are culoarea trebuie să taie.</translation>
    </message>
    <message>
        <source>Romanian Whist 8-1-8</source>
        <translation>Whist românesc 8-1-8</translation>
    </message>
    <message>
        <source>From eight cards to one and back.</source>
        <translation>De la opt cărți la una și înapoi.</translation>
    </message>
    <message>
        <source>Romanian Whist with premium</source>
        <translation>Whist românesc cu premiu</translation>
    </message>
    <message>
        <source>Five bids in a row, made or missed, win or lose ten points more.</source>
        <translation>Cinci anunțuri la rând, reușite sau ratate, aduc sau costă încă zece puncte.</translation>
    </message>
    <message>
        <source>Romanian Whist for seven</source>
        <translation>Whist românesc în șapte</translation>
    </message>
    <message>
        <source>56 cards: four jokers are the ones, the lowest cards.</source>
        <translation>56 de cărți: patru jokeri sunt cărțile de 1, cele mai mici.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>With a partner: make your contract, and beware of bags.</source>
        <translation>Cu partener: fă-ți contractul și ferește-te de levate în plus.</translation>
    </message>
    <message>
        <source>Spades with jokers</source>
        <translation>Spades cu jokeri</translation>
    </message>
    <message>
        <source>Two jokers on top of the spades.</source>
        <translation>Doi jokeri peste toate picile.</translation>
    </message>
    <message>
        <source>Joker, Joker, Deuce, Deuce</source>
        <translation>Joker, joker, doi, doi</translation>
    </message>
    <message>
        <source>Jokers and two twos on top, no contract below four tricks, ten for 200, and a first deal without bids.</source>
        <translation>Jokeri și doi doiari deasupra, contracte de la patru, zece pentru 200, prima rundă fără anunțuri.</translation>
    </message>
    <message>
        <source>Suicide Spades</source>
        <translation>Spades Suicide</translation>
    </message>
    <message>
        <source>One of two partners must bid nil, the other at least 4.</source>
        <translation>Dintre doi parteneri unul trebuie să anunțe nil, celălalt cel puțin 4.</translation>
    </message>
    <message>
        <source>Mirror Spades</source>
        <translation>Spades Mirror</translation>
    </message>
    <message>
        <source>Everyone must bid the number of their spades.</source>
        <translation>Fiecare trebuie să anunțe câte pici are.</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of their spades.</source>
        <translation>Fiecare trebuie să anunțe nil sau câte pici are.</translation>
    </message>
    <message>
        <source>Cutthroat Spades</source>
        <translation>Spades individual</translation>
    </message>
    <message>
        <source>Three or four players, everybody alone.</source>
        <translation>Trei sau patru jucători, fără parteneri.</translation>
    </message>
    <message>
        <source>Spades for two</source>
        <translation>Spades în doi</translation>
    </message>
    <message>
        <source>Draw your hand: of two cards each time you keep one and discard the other.</source>
        <translation>Îți tragi cărțile: din câte două păstrezi una și o pui deoparte pe cealaltă.</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Sixty cards: wizards take any trick, jesters none, at any time.</source>
        <translation>Șaizeci de cărți: vrăjitorii iau orice levată, bufonii niciuna, oricând.</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>Everybody alone, spades are trumps: take at least what you bid.</source>
        <translation>Fiecare pe cont propriu, pica e atu: ia cel puțin cât anunți.</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Whist german</translation>
    </message>
    <message>
        <source>For two: thirteen tricks for better cards, then thirteen that count.</source>
        <translation>Pentru doi: treisprezece levate pentru cărți mai bune, apoi treisprezece care contează.</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>The Spanish pack: the three is second, and you must beat if you can.</source>
        <translation>Pachetul spaniol: treiul e a doua carte, iar cine poate să bată trebuie să bată.</translation>
    </message>
    <message>
        <source>La Pocha, French pack</source>
        <translation>La Pocha, pachet francez</translation>
    </message>
    <message>
        <source>The same with all 52 cards, ace high.</source>
        <translation>La fel, cu toate cele 52 de cărți, asul e cel mai mare.</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist din Minnesota</translation>
    </message>
    <message>
        <source>Partners play for tricks or against them, without trumps.</source>
        <translation>Partenerii joacă pentru levate sau împotriva lor, fără atu.</translation>
    </message>
    <message>
        <source>South Dakota Whist</source>
        <translation>Whist din Dakota de Sud</translation>
    </message>
    <message>
        <source>Whoever fails loses points; 11 win.</source>
        <translation>Cine greșește pierde puncte; se câștigă cu 11.</translation>
    </message>
    <message>
        <source>Norwegian Whist</source>
        <translation>Whist norvegian</translation>
    </message>
    <message>
        <source>Everybody may call grand or nullo; 50 points win.</source>
        <translation>Toți pot anunța grand sau nullo; se câștigă cu 50 de puncte.</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Alone against three, or with a partner for one deal.</source>
        <translation>Singur contra trei sau cu un partener pentru o rundă.</translation>
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
        <translation>Caută în:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Numele fișierului:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipul fișierelor:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Apasă tasta</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Decupează</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
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
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
<context>
    <name>Rank that is played</name>
    <message>
        <source>the ace</source>
        <translation>asul</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>popa</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>valetul</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>zecele</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>nouarul</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>optul</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>șaptele</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>șasele</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>cinciul</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>patrul</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>treiul</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>doiul</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>unul</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Nobody was exact more often than you.</source>
        <translation>Nimeni nu a avut mai multe anunțuri exacte decât tine.</translation>
    </message>
    <message>
        <source>Deals after which you were in front: {led}.</source>
        <translation>Runde după care ai fost în frunte: {led}.</translation>
    </message>
    <message>
        <source>Every match starts from zero. Play again?</source>
        <translation>Fiecare partidă începe de la zero. Mai joci o dată?</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Partidă &amp;nouă…</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>Foaia de s&amp;cor</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>Rapor&amp;t</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>În&amp;vață</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistici</translation>
    </message>
    <message>
        <source>Share pi&amp;cture</source>
        <translation>Partajează &amp;imaginea</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Joacă din nou</translation>
    </message>
    <message>
        <source>You and your partner win the match.</source>
        <translation>Tu și partenerul tău câștigați partida.</translation>
    </message>
    <message>
        <source>You share first place.</source>
        <translation>Împarți primul loc.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Câștigi partida.</translation>
    </message>
    <message>
        <source>The match goes to {names}.</source>
        <translation>Câștigă partida: {names}.</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Locul întâi: {names}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} câștigă partida</translation>
    </message>
    <message>
        <source>{count} of {deals} exact</source>
        <translation>exacte: {count} din {deals}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>E singura carte pe care o poți juca.</translation>
    </message>
    <message>
        <source>It takes the last trick that your bid needs.</source>
        <translation>Ia ultima levată de care are nevoie anunțul tău.</translation>
    </message>
    <message>
        <source>It draws the last trump that is out.</source>
        <translation>Scoate ultimul atu rămas la ceilalți.</translation>
    </message>
    <message>
        <source>It draws trumps, and no other trump beats it.</source>
        <translation>Scoate atuuri și niciun alt atu nu o bate.</translation>
    </message>
    <message>
        <source>No card of its suit that is still out can beat it.</source>
        <translation>Nicio carte rămasă din culoarea ei nu o poate bate.</translation>
    </message>
    <message>
        <source>It is the cheapest card that takes the trick.</source>
        <translation>E cea mai ieftină carte care ia levata.</translation>
    </message>
    <message>
        <source>It is winning the trick so far, and you need tricks.</source>
        <translation>Deocamdată ea ia levata, iar ție îți trebuie levate.</translation>
    </message>
    <message>
        <source>It gets rid of a winner that is one too many.</source>
        <translation>Scapă de o carte câștigătoare care ar fi în plus.</translation>
    </message>
    <message>
        <source>It is the highest card that stays below the winner.</source>
        <translation>E cea mai mare carte care rămâne sub cea câștigătoare.</translation>
    </message>
    <message>
        <source>This trick is lost; the card is the one you need least.</source>
        <translation>Levata asta e pierdută; e cartea de care ai cea mai mică nevoie.</translation>
    </message>
    <message>
        <source>You need every trick that is left.</source>
        <translation>Ai nevoie de toate levatele rămase.</translation>
    </message>
    <message>
        <source>It throws away a card that may win a trick you do not want.</source>
        <translation>Scapi de o carte care ar putea lua o levată pe care n-o vrei.</translation>
    </message>
    <message>
        <source>It takes the trick, and you need one.</source>
        <translation>Ia levata, și ai nevoie de una.</translation>
    </message>
    <message>
        <source>It is low enough for somebody else to take.</source>
        <translation>E destul de mică pentru ca altcineva să ia levata.</translation>
    </message>
    <message>
        <source>It most often ends with exactly your bid.</source>
        <translation>Cel mai des duce exact la anunțul tău.</translation>
    </message>
    <message>
        <source>The bid can hardly be made any more; this costs the fewest points.</source>
        <translation>Anunțul aproape că nu mai poate reuși; așa pierzi cele mai puține puncte.</translation>
    </message>
    <message>
        <source>A wizard takes the trick, and you need one.</source>
        <translation>Un vrăjitor ia levata, iar ție îți trebuie una.</translation>
    </message>
    <message>
        <source>The trick has gone to a wizard already; a second one takes nothing.</source>
        <translation>Levata e deja a unui vrăjitor; al doilea nu mai ia nimic.</translation>
    </message>
    <message>
        <source>A jester takes only a trick that is all jesters.</source>
        <translation>Un bufon ia levata numai dacă toate cărțile ei sunt bufoni.</translation>
    </message>
    <message>
        <source>It is the only bid that is allowed.</source>
        <translation>E singurul anunț permis.</translation>
    </message>
    <message>
        <source>Your highest trumps are sure to take that many tricks.</source>
        <translation>Cele mai mari atuuri ale tale iau sigur atâtea levate.</translation>
    </message>
    <message>
        <source>Your top cards run: these tricks are certain.</source>
        <translation>Cărțile tale cele mai mari sunt libere: aceste levate sunt sigure.</translation>
    </message>
    <message>
        <source>It is what your hand usually takes.</source>
        <translation>E cât ia de obicei mâna ta.</translation>
    </message>
    <message>
        <source>It is more than the hand usually takes, but pays best on average.</source>
        <translation>E mai mult decât ia de obicei mâna, dar aduce în medie cele mai multe puncte.</translation>
    </message>
    <message>
        <source>It is less than the hand could take, but easier to make exactly.</source>
        <translation>E mai puțin decât ar putea lua mâna, dar e mai ușor de nimerit exact.</translation>
    </message>
    <message>
        <source>You do not see your cards: it is the best bid on average.</source>
        <translation>Nu îți vezi cărțile: e în medie cel mai bun anunț.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There is no option “{option}” here.</source>
        <translation>Aici nu există opțiunea „{option}”.</translation>
    </message>
    <message>
        <source>“{value}” is not a value for {option}: choose one of {legal}.</source>
        <translation>„{value}” nu este o valoare pentru {option}: alege una dintre {legal}.</translation>
    </message>
    <message>
        <source>Players: {players}; this game takes at least {least} and at most {most}.</source>
        <translation>Jucători: {players}; jocul cere cel puțin {least} și cel mult {most}.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: choose fewer players, fewer cards or a larger pack.</source>
        <translation>Prea multe cărți pentru {players} jucători (de fiecare {size}, în total {need}, pachetul are {pack}): alege mai puțini jucători, mai puține cărți sau un pachet mai mare.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: set the maximum cards per player to {most} or less.</source>
        <translation>Prea multe cărți pentru {players} jucători (de fiecare {size}, în total {need}, pachetul are {pack}): pune „Număr maxim de cărți” pe {most} sau mai puțin.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of deals: write sizes such as 1,3,5 or first/turning point/last such as 10/1/10, optionally followed by a step.</source>
        <translation>„{value}” nu este o listă de runde: scrie mărimi precum 1,3,5 sau prima/întoarcere/ultima, de pildă 10/1/10, cu un pas la urmă dacă vrei.</translation>
    </message>
    <message>
        <source>“{value}” is not a scoring scheme: choose a named one or write a record such as M0=10 M1=1 Xd=-1.</source>
        <translation>„{value}” nu este o schemă de punctaj: alege una cu nume sau scrie una ca M0=10 M1=1 Xd=-1.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of trumps: write suits such as S,H,D,C,NT, each once.</source>
        <translation>„{value}” nu este o listă de atuuri: scrie culori precum S,H,D,C,NT, fiecare o singură dată.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copiază rezultatul</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Această partidă</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Ultimele 20</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Toate</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Ce partide</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Raportul partidei</translation>
    </message>
    <message>
        <source>The same cards played by</source>
        <translation>Aceleași cărți jucate de</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>How you decide</source>
        <translation>Cum decizi</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Greșeli</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Rundă cu rundă</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce se arată</translation>
    </message>
    <message>
        <source>Enter studies the chosen deal</source>
        <translation>Enter: studiază runda aleasă</translation>
    </message>
    <message>
        <source>Same cards played by:</source>
        <translation>Cu aceleași cărți:</translation>
    </message>
    <message>
        <source>The result appears once all choices have been judged.</source>
        <translation>Rezultatul apare după ce s-au judecat toate alegerile.</translation>
    </message>
    <message>
        <source>In this game points do not show how a match stands.</source>
        <translation>În acest joc punctele nu spun cum stă partida.</translation>
    </message>
    <message>
        <source>Too few deals with known luck under these rules.</source>
        <translation>Cu aceste reguli, norocul e cunoscut pentru prea puține runde.</translation>
    </message>
    <message>
        <source>Luck: {luck} {error}, {plays}</source>
        <translation>Noroc: {luck} {error}, {plays}</translation>
    </message>
    <message>
        <source>{bids} by bids, {cards} by cards</source>
        <translation>{bids} la anunțuri, {cards} la cărți</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Se joacă din nou aceleași cărți</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach; judging again now.</source>
        <translation>Judecat de o versiune mai veche a antrenorului; acum se judecă din nou.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Con&amp;tinuă</translation>
    </message>
    <message>
        <source>&amp;Judge again</source>
        <translation>&amp;Judecă din nou</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Oprește</translation>
    </message>
    <message>
        <source>An expert usually</source>
        <translation>Un expert de obicei</translation>
    </message>
    <message>
        <source>An expert with your cards</source>
        <translation>Un expert cu cărțile tale</translation>
    </message>
    <message>
        <source>Cards and other players</source>
        <translation>Cărțile și ceilalți jucători</translation>
    </message>
    <message>
        <source>luck of the cards</source>
        <translation>norocul cărților</translation>
    </message>
    <message>
        <source>your bids</source>
        <translation>anunțurile tale</translation>
    </message>
    <message>
        <source>your play</source>
        <translation>jocul tău</translation>
    </message>
    <message>
        <source>luck of the play</source>
        <translation>norocul jocului</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>punctele tale</translation>
    </message>
    <message>
        <source>Points lost per deal: {points}</source>
        <translation>Puncte pierdute pe rundă: {points}</translation>
    </message>
    <message>
        <source>Points are those that each deal scored for its game, not those of the rubber.</source>
        <translation>Punctele sunt cele pe care fiecare rundă le-a adus pentru manșa ei, nu cele ale robărului.</translation>
    </message>
    <message>
        <source>The level of some opponents is not known: club is assumed.</source>
        <translation>Nivelul unor adversari nu e cunoscut: se presupune nivelul de club.</translation>
    </message>
    <message>
        <source>Luck is measured against club players, not these opponents.</source>
        <translation>Norocul este măsurat față de jucători de club, nu față de acești adversari.</translation>
    </message>
    <message>
        <source>Choices that could not be judged: {count}. The file farwhist.log says why.</source>
        <translation>Alegeri care nu au putut fi judecate: {count}. Fișierul farwhist.log spune de ce.</translation>
    </message>
    <message>
        <source>With trump</source>
        <translation>Cu atu</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Fără atu</translation>
    </message>
    <message>
        <source>By bid</source>
        <translation>La anunț</translation>
    </message>
    <message>
        <source>By play</source>
        <translation>La joc</translation>
    </message>
    <message>
        <source>Matches with these rules: {matches}. Judged deals: {judged} of {deals}.</source>
        <translation>Partide cu aceste reguli: {matches}. Runde judecate: {judged} din {deals}.</translation>
    </message>
    <message>
        <source>A match is judged when its report is opened.</source>
        <translation>O partidă este judecată când i se deschide raportul.</translation>
    </message>
    <message>
        <source>Deals whose luck is known: {told} of {deals}.</source>
        <translation>Runde cu noroc cunoscut: {told} din {deals}.</translation>
    </message>
    <message>
        <source>A dash means too few deals: fewer than {count}.</source>
        <translation>O liniuță înseamnă prea puține runde: sub {count}.</translation>
    </message>
    <message>
        <source>Reading matches: {matches}</source>
        <translation>Se citesc partidele: {matches}</translation>
    </message>
    <message>
        <source>Too few deals to say</source>
        <translation>Prea puține runde pentru o părere</translation>
    </message>
    <message>
        <source>Level of your decisions: {level}.</source>
        <translation>Nivelul deciziilor tale: „{level}”.</translation>
    </message>
    <message>
        <source>Level of your decisions: between {better} and {weaker}.</source>
        <translation>Nivelul deciziilor tale: între „{better}” și „{weaker}”.</translation>
    </message>
    <message>
        <source>Level of your decisions: above {level}.</source>
        <translation>Nivelul deciziilor tale: peste „{level}”.</translation>
    </message>
    <message>
        <source>Level of your decisions: below {level}.</source>
        <translation>Nivelul deciziilor tale: sub „{level}”.</translation>
    </message>
    <message>
        <source>Too few deals to name a level.</source>
        <translation>Prea puține runde pentru a numi un nivel.</translation>
    </message>
    <message>
        <source>Luck was not measured for these rules.</source>
        <translation>Norocul nu a fost măsurat pentru aceste reguli.</translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation>runda {deal}, levata {trick}</translation>
    </message>
    <message>
        <source>deal {deal}, bid</source>
        <translation>runda {deal}, anunț</translation>
    </message>
    <message>
        <source>deal {deal}, before the first trick</source>
        <translation>runda {deal}, înainte de prima levată</translation>
    </message>
    <message>
        <source>{own} instead of {best}</source>
        <translation>{own} în loc de {best}</translation>
    </message>
    <message>
        <source>{looking}: {done}</source>
        <translation>{looking}: {done}</translation>
    </message>
    <message>
        <source>{done} of {choices} judged</source>
        <translation>Judecate: {done} din {choices}</translation>
    </message>
    <message>
        <source>Your result without luck</source>
        <translation>Rezultatul tău fără noroc</translation>
    </message>
    <message>
        <source>Your result</source>
        <translation>Rezultatul tău</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puncte</translation>
    </message>
    <message>
        <source>Your result per deal without luck</source>
        <translation>Rezultatul tău pe rundă, fără noroc</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>fără noroc</translation>
    </message>
    <message>
        <source>chance to win, by your decisions</source>
        <translation>șansa de câștig, prin deciziile tale</translation>
    </message>
    <message>
        <source>Winning chance lost per deal: {percent} %</source>
        <translation>Șansă de câștig pierdută pe rundă: {percent} %</translation>
    </message>
    <message>
        <source>One match says little ({error}).</source>
        <translation>O partidă spune puțin ({error}).</translation>
    </message>
    <message>
        <source>Last 20: {lost} {error}.</source>
        <translation>Ultimele 20: {lost} {error}.</translation>
    </message>
    <message>
        <source>For these rules the five levels were not measured.</source>
        <translation>Pentru aceste reguli cele cinci niveluri nu au fost măsurate.</translation>
    </message>
    <message>
        <source>Slips, costliest first</source>
        <translation>Greșeli, cele mai scumpe întâi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rundă</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cărți</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Luate/
anunț</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>{level} with
your cards</source>
        <translation>„{level}” cu
cărțile tale</translation>
    </message>
    <message>
        <source>Luck of
the cards</source>
        <translation>Norocul
cărților</translation>
    </message>
    <message>
        <source>Lost by
bid</source>
        <translation>Pierdut
la anunț</translation>
    </message>
    <message>
        <source>Lost by
play</source>
        <translation>Pierdut
la joc</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decizii</translation>
    </message>
    <message>
        <source>none</source>
        <translation>fără</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>No slips: nothing was clearly lost.</source>
        <translation>Nicio greșeală: nicio pierdere clară.</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Pe luni</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partide</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points
per deal</source>
        <translation>Puncte
pe rundă</translation>
    </message>
    <message>
        <source>Without luck
per deal</source>
        <translation>Fără noroc
pe rundă</translation>
    </message>
    <message>
        <source>Lost
per deal</source>
        <translation>Pierdere
pe rundă</translation>
    </message>
    <message>
        <source>Lost per
decision</source>
        <translation>Pierdere
pe decizie</translation>
    </message>
    <message>
        <source>Lost per decision, by cards in hand</source>
        <translation>Pierdere pe decizie, după cărțile din mână</translation>
    </message>
    <message>
        <source>Lost per decision, with trump and without</source>
        <translation>Pierdere pe decizie, cu atu și fără</translation>
    </message>
    <message>
        <source>Lost per decision, by bid and by play</source>
        <translation>Pierdere pe decizie, la anunț și la joc</translation>
    </message>
</context>
<context>
    <name>ReportCounts</name>
    <message numerus="yes">
        <source>Looking at your %n choice(s)</source>
        <translation>
            <numerusform>Analiza alegerii tale (%n)</numerusform>
            <numerusform>Analiza celor %n alegeri</numerusform>
            <numerusform>Analiza celor %n de alegeri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged</source>
        <translation>
            <numerusform>%n judecată</numerusform>
            <numerusform>%n judecate</numerusform>
            <numerusform>%n judecate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n choice(s) that were not your own.</source>
        <translation>
            <numerusform>Nu contează: %n alegere care nu a fost a ta.</numerusform>
            <numerusform>Nu contează: %n alegeri care nu au fost ale tale.</numerusform>
            <numerusform>Nu contează: %n de alegeri care nu au fost ale tale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact</source>
        <translation>
            <numerusform>%n exactă</numerusform>
            <numerusform>%n exacte</numerusform>
            <numerusform>%n exacte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n play(s) of each deal</source>
        <translation>
            <numerusform>din %n reluare a fiecărei runde</numerusform>
            <numerusform>din %n reluări ale fiecărei runde</numerusform>
            <numerusform>din %n de reluări ale fiecărei runde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s), everybody alone.</source>
        <translation>
            <numerusform>%n jucător, fiecare pe cont propriu.</numerusform>
            <numerusform>%n jucători, fiecare pe cont propriu.</numerusform>
            <numerusform>%n de jucători, fiecare pe cont propriu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): the highest ranks, two for each player.</source>
        <translation>
            <numerusform>%n carte: rangurile cele mai mari, câte două de fiecare jucător.</numerusform>
            <numerusform>%n cărți: rangurile cele mai mari, câte două de fiecare jucător.</numerusform>
            <numerusform>%n de cărți: rangurile cele mai mari, câte două de fiecare jucător.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): twos are left out so that the cards deal out evenly.</source>
        <translation>
            <numerusform>%n carte: se scot doiuri, ca toate cărțile să se împartă egal.</numerusform>
            <numerusform>%n cărți: se scot doiuri, ca toate cărțile să se împartă egal.</numerusform>
            <numerusform>%n de cărți: se scot doiuri, ca toate cărțile să se împartă egal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s).</source>
        <translation>
            <numerusform>Partida are %n rundă.</numerusform>
            <numerusform>Partida are %n runde.</numerusform>
            <numerusform>Partida are %n de runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole sequence is played %n time(s).</source>
        <translation>
            <numerusform>Succesiunea se joacă o singură dată.</numerusform>
            <numerusform>Toată succesiunea se joacă de %n ori.</numerusform>
            <numerusform>Toată succesiunea se joacă de %n de ori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>Partida se termină când cineva are %n punct.</numerusform>
            <numerusform>Partida se termină când cineva are %n puncte.</numerusform>
            <numerusform>Partida se termină când cineva are %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>Partida se termină cel târziu după %n rundă.</numerusform>
            <numerusform>Partida se termină cel târziu după %n runde.</numerusform>
            <numerusform>Partida se termină cel târziu după %n de runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card(s) the last bidder is free.</source>
        <translation>
            <numerusform>Suma anunțurilor nu poate fi egală cu numărul levatelor: ultimul care anunță trebuie să evite asta. În rundele cu mai puțin de %n carte, ultimul anunț e liber.</numerusform>
            <numerusform>Suma anunțurilor nu poate fi egală cu numărul levatelor: ultimul care anunță trebuie să evite asta. În rundele cu mai puțin de %n cărți, ultimul anunț e liber.</numerusform>
            <numerusform>Suma anunțurilor nu poate fi egală cu numărul levatelor: ultimul care anunță trebuie să evite asta. În rundele cu mai puțin de %n de cărți, ultimul anunț e liber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a deal is played until everybody makes their bid, but at most %n time(s) in all.</source>
        <translation>
            <numerusform>Runda se joacă până când toate anunțurile sunt reușite, dar cel mult o dată în total.</numerusform>
            <numerusform>Runda se joacă până când toate anunțurile sunt reușite, dar cel mult de %n ori în total.</numerusform>
            <numerusform>Runda se joacă până când toate anunțurile sunt reușite, dar cel mult de %n de ori în total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player %n point(s) or more behind the leader may bid before looking at the cards and before the others.</source>
        <translation>
            <numerusform>Cine e cu %n punct sau mai mult în urma primului poate anunța înainte de a-și vedea cărțile și înaintea celorlalți.</numerusform>
            <numerusform>Cine e cu %n puncte sau mai mult în urma primului poate anunța înainte de a-și vedea cărțile și înaintea celorlalți.</numerusform>
            <numerusform>Cine e cu %n de puncte sau mai mult în urma primului poate anunța înainte de a-și vedea cărțile și înaintea celorlalți.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s).</source>
        <translation>
            <numerusform>Un anunț reușit aduce %n punct.</numerusform>
            <numerusform>Un anunț reușit aduce %n puncte.</numerusform>
            <numerusform>Un anunț reușit aduce %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s), and {more} more for each trick.</source>
        <translation>
            <numerusform>Un anunț reușit aduce %n punct și încă {more} pentru fiecare levată.</numerusform>
            <numerusform>Un anunț reușit aduce %n puncte și încă {more} pentru fiecare levată.</numerusform>
            <numerusform>Un anunț reușit aduce %n de puncte și încă {more} pentru fiecare levată.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid loses %n point(s) for each trick too many or too few.</source>
        <translation>
            <numerusform>Un anunț ratat costă %n punct pentru fiecare levată în plus sau în minus.</numerusform>
            <numerusform>Un anunț ratat costă %n puncte pentru fiecare levată în plus sau în minus.</numerusform>
            <numerusform>Un anunț ratat costă %n de puncte pentru fiecare levată în plus sau în minus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid scores only its tricks: %n point(s) each.</source>
        <translation>
            <numerusform>Un anunț ratat aduce doar levatele sale: câte %n punct.</numerusform>
            <numerusform>Un anunț ratat aduce doar levatele sale: câte %n puncte.</numerusform>
            <numerusform>Un anunț ratat aduce doar levatele sale: câte %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.</source>
        <translation>
            <numerusform>Premiu: %n anunț reușit la rând aduce {plus}, unul ratat {minus}.</numerusform>
            <numerusform>Premiu: %n anunțuri reușite la rând aduc {plus}, tot atâtea ratate {minus}.</numerusform>
            <numerusform>Premiu: %n de anunțuri reușite la rând aduc {plus}, tot atâtea ratate {minus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first deal everybody gets %n card(s), in each later deal one fewer.</source>
        <translation>
            <numerusform>În prima rundă fiecare primește %n carte, apoi în fiecare rundă cu una mai puțin.</numerusform>
            <numerusform>În prima rundă fiecare primește %n cărți, apoi în fiecare rundă cu una mai puțin.</numerusform>
            <numerusform>În prima rundă fiecare primește %n de cărți, apoi în fiecare rundă cu una mai puțin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s).</source>
        <translation>
            <numerusform>Partida se termină când o echipă are %n punct.</numerusform>
            <numerusform>Partida se termină când o echipă are %n puncte.</numerusform>
            <numerusform>Partida se termină când o echipă are %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s), or as many below zero.</source>
        <translation>
            <numerusform>Partida se termină când o echipă are %n punct sau tot atât sub zero.</numerusform>
            <numerusform>Partida se termină când o echipă are %n puncte sau tot atâtea sub zero.</numerusform>
            <numerusform>Partida se termină când o echipă are %n de puncte sau tot atâtea sub zero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s); then the higher score wins.</source>
        <translation>
            <numerusform>Partida are %n rundă; apoi câștigă scorul mai mare.</numerusform>
            <numerusform>Partida are %n runde; apoi câștigă scorul mai mare.</numerusform>
            <numerusform>Partida are %n de runde; apoi câștigă scorul mai mare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the side that plays the contract.</source>
        <translation>
            <numerusform>Câte douăsprezece cărți; %n carte formează talonul, care contează drept prima levată a echipei care joacă contractul.</numerusform>
            <numerusform>Câte douăsprezece cărți; %n cărți formează talonul, care contează drept prima levată a echipei care joacă contractul.</numerusform>
            <numerusform>Câte douăsprezece cărți; %n de cărți formează talonul, care contează drept prima levată a echipei care joacă contractul.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first bid must be at least %n trick(s) above six.</source>
        <translation>
            <numerusform>Prima licitație trebuie să fie de cel puțin %n levată peste șase.</numerusform>
            <numerusform>Prima licitație trebuie să fie de cel puțin %n levate peste șase.</numerusform>
            <numerusform>Prima licitație trebuie să fie de cel puțin %n de levate peste șase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of %n game(s) are added up.</source>
        <translation>
            <numerusform>Se iau punctele unui singur joc.</numerusform>
            <numerusform>Se adună punctele de la %n jocuri.</numerusform>
            <numerusform>Se adună punctele de la %n de jocuri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples from a deal of %n card(s)</source>
        <translation>
            <numerusform>Exemple dintr-o rundă de %n carte</numerusform>
            <numerusform>Exemple dintr-o rundă de %n cărți</numerusform>
            <numerusform>Exemple dintr-o rundă de %n de cărți</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Players and cards</source>
        <translation>Jucători și cărți</translation>
    </message>
    <message>
        <source>The deals</source>
        <translation>Rundele</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>The bids of partners add up to their contract.</source>
        <translation>Anunțurile partenerilor se adună: acesta este contractul lor.</translation>
    </message>
    <message>
        <source>Each player&apos;s own bid is the contract.</source>
        <translation>Anunțul fiecărui jucător este contractul lui.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Anunțuri</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take, from 0 to all.</source>
        <translation>Începând cu jucătorul de după cel care împarte, fiecare anunță o singură dată câte levate va lua, de la 0 la toate.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Spades are always trumps. The player after the dealer leads.</source>
        <translation>Pica este mereu atu. Iese jucătorul de după cel care împarte.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punctaj</translation>
    </message>
    <message>
        <source>A made contract scores 10 for each trick bid, and 1 for each trick more, which is a bag. A missed contract loses 10 for each trick bid.</source>
        <translation>Un contract reușit aduce 10 pentru fiecare levată anunțată și 1 pentru fiecare levată în plus. Unul ratat pierde 10 pentru fiecare levată anunțată.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Sfârșitul partidei</translation>
    </message>
    <message>
        <source>It also ends when somebody is 200 points below zero.</source>
        <translation>Partida se termină și când cineva ajunge la 200 de puncte sub zero.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 500 points below zero.</source>
        <translation>Partida se termină și când cineva ajunge la 500 de puncte sub zero.</translation>
    </message>
    <message>
        <source>The highest total wins; if it is tied, another deal is played.</source>
        <translation>Câștigă totalul cel mai mare; la egalitate se mai joacă o rundă.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4 2.</source>
        <translation>Ordinea cărților este A 3 K Q J 7 6 5 4 2.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4.</source>
        <translation>Ordinea cărților este A 3 K Q J 7 6 5 4.</translation>
    </message>
    <message>
        <source>Cards per player, deal by deal: {sizes}.</source>
        <translation>Cărți de fiecare jucător, rundă cu rundă: {sizes}.</translation>
    </message>
    <message>
        <source>Then the sequence begins again.</source>
        <translation>Apoi succesiunea o ia de la capăt.</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>În fiecare rundă toți anunță înainte să-și vadă cărțile.</translation>
    </message>
    <message>
        <source>Trumps go round, deal by deal: {suits}.</source>
        <translation>Atuurile vin pe rând, rundă cu rundă: {suits}.</translation>
    </message>
    <message>
        <source>Trumps are always the same suit: {suit}.</source>
        <translation>Atu este mereu aceeași culoare: {suit}.</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>fără atu</translation>
    </message>
    <message>
        <source>While the card that sets trumps is face down, any card may be led.</source>
        <translation>Cât timp cartea care dă atuul stă cu fața în jos, se poate ieși cu orice carte.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without a trump, the highest card of the suit that was led.</source>
        <translation>Levata e luată de cel mai mare atu; fără atu în levată, de cea mai mare carte din culoarea cerută.</translation>
    </message>
    <message>
        <source>The match ends with the last deal ({deals}).</source>
        <translation>Partida se termină cu ultima rundă ({deals}).</translation>
    </message>
    <message>
        <source>Then the highest total wins.</source>
        <translation>Atunci câștigă totalul cel mai mare.</translation>
    </message>
    <message>
        <source>Then the lowest total wins.</source>
        <translation>Atunci câștigă totalul cel mai mic.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards.</source>
        <translation>Pachetul întreg de 52 de cărți.</translation>
    </message>
    <message>
        <source>48 cards: no twos.</source>
        <translation>48 de cărți: fără doiuri.</translation>
    </message>
    <message>
        <source>40 cards: no twos, threes and fours.</source>
        <translation>40 de cărți: fără doiuri, treiuri și patruri.</translation>
    </message>
    <message>
        <source>36 cards: from the six up.</source>
        <translation>36 de cărți: de la șase în sus.</translation>
    </message>
    <message>
        <source>32 cards: from the seven up.</source>
        <translation>32 de cărți: de la șapte în sus.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens.</source>
        <translation>40 de cărți: fără cărțile de opt, nouă și zece.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens. With three or six players there are no twos either, so that all cards can be dealt.</source>
        <translation>40 de cărți: fără cărțile de opt, nouă și zece. La trei sau șase jucători lipsesc și doiurile, ca să se poată împărți toate cărțile.</translation>
    </message>
    <message>
        <source>56 cards: each suit has a one below the two; the ones are four jokers.</source>
        <translation>56 de cărți: fiecare culoare are o carte de 1 sub doi; cărțile de 1 sunt patru jokeri.</translation>
    </message>
    <message>
        <source>60 cards: 52, four wizards and four jesters.</source>
        <translation>60 de cărți: 52, patru vrăjitori și patru bufoni.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards; of two equal cards, the first one played is the higher.</source>
        <translation>Două pachete de 52 de cărți; dintre două cărți la fel, prima jucată este mai mare.</translation>
    </message>
    <message>
        <source>The ace is the highest card, then king, queen …</source>
        <translation>Asul este cartea cea mai mare, apoi popa, dama …</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J, then 10 down to 2.</source>
        <translation>Ordinea cărților este A 3 K Q J, apoi de la 10 la 2.</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump; the other jack of the same colour is the next and belongs to the trumps.</source>
        <translation>Valetul de atu este cel mai mare atu; urmează celălalt valet de aceeași culoare (roșu sau negru), care ține de atuuri.</translation>
    </message>
    <message>
        <source>The dealer sits out each deal.</source>
        <translation>Cel care împarte stă pe margine în fiecare rundă.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round clockwise.</source>
        <translation>Împărțitul, anunțurile și jocul merg în sensul acelor de ceasornic.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round counter-clockwise.</source>
        <translation>Împărțitul, anunțurile și jocul merg în sens invers acelor de ceasornic.</translation>
    </message>
    <message>
        <source>In a one-card deal you see every card but your own.</source>
        <translation>În runda de o carte vezi toate cărțile în afară de a ta.</translation>
    </message>
    <message>
        <source>In a one-card deal nobody sees a card before everyone has bid.</source>
        <translation>În runda de o carte nimeni nu vede vreo carte până nu au anunțat toți.</translation>
    </message>
    <message>
        <source>Every size is dealt once by each player.</source>
        <translation>La fiecare mărime a rundei, fiecare jucător împarte o dată.</translation>
    </message>
    <message>
        <source>The next card after the deal is turned up: its suit is trumps.</source>
        <translation>După împărțire se întoarce cartea următoare: culoarea ei este atu.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown and sets trumps; it stays in the hand.</source>
        <translation>Ultima carte a celui care împarte se arată și dă atuul; rămâne în mâna lui.</translation>
    </message>
    <message>
        <source>A card is cut before the deal: its suit is trumps, and it is shuffled back in.</source>
        <translation>Înainte de împărțire se trage o carte: culoarea ei este atu, apoi se amestecă la loc.</translation>
    </message>
    <message>
        <source>The trump suit is drawn at random for each deal.</source>
        <translation>Culoarea de atu se trage la sorți în fiecare rundă.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Se joacă fără atu.</translation>
    </message>
    <message>
        <source>The highest bidder (the first, if tied) chooses trumps after the bids.</source>
        <translation>Cine a anunțat cele mai multe levate (la egalitate, primul) alege atuul după anunțuri.</translation>
    </message>
    <message>
        <source>Trumps are auctioned: the player who offers the most tricks chooses the suit and keeps that bid. If everybody passes, there is no trump.</source>
        <translation>Atuul se licitează: cine oferă cele mai multe levate alege culoarea și păstrează acel anunț. Dacă toți spun pas, se joacă fără atu.</translation>
    </message>
    <message>
        <source>In place of a wizard or jester the next card of a suit is turned up. Only when none is left there is no trump.</source>
        <translation>În locul unui vrăjitor sau bufon se întoarce următoarea carte dintr-o culoare. Numai când nu mai este niciuna se joacă fără atu.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, trumps are auctioned; if everybody passes, there is no trump.</source>
        <translation>Când se împart toate cărțile, atuul se licitează; dacă toți spun pas, se joacă fără atu.</translation>
    </message>
    <message>
        <source>The card that sets trumps is turned only after everyone has bid.</source>
        <translation>Cartea care dă atuul se întoarce abia după ce au anunțat toți.</translation>
    </message>
    <message>
        <source>The card that sets trumps stays face down until somebody cannot follow suit.</source>
        <translation>Cartea care dă atuul rămâne cu fața în jos până când cineva nu poate răspunde la culoare.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, there is no trump.</source>
        <translation>Când se împart toate cărțile, se joacă fără atu.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer&apos;s last card sets trumps.</source>
        <translation>Când se împart toate cărțile, ultima carte a celui care împarte dă atuul.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, a card cut before the deal sets trumps.</source>
        <translation>Când se împart toate cărțile, atuul e dat de o carte trasă înainte de împărțire.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer chooses trumps before any card is dealt.</source>
        <translation>Când se împart toate cărțile, cel care împarte alege atuul înainte să dea vreo carte.</translation>
    </message>
    <message>
        <source>The draw may also give no trump.</source>
        <translation>La sorți poate ieși și „fără atu”.</translation>
    </message>
    <message>
        <source>A king, queen or jack turned up means no trump.</source>
        <translation>Un popă, o damă sau un valet întors înseamnă fără atu.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the dealer looks at the cards and chooses trumps.</source>
        <translation>Un bufon întors înseamnă fără atu; la un vrăjitor, cel care împarte își vede cărțile și alege atuul.</translation>
    </message>
    <message>
        <source>A wizard or a jester turned up means no trump.</source>
        <translation>Un vrăjitor sau un bufon întors înseamnă fără atu.</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>Cartea identică cu cea întoarsă este cel mai mare atu.</translation>
    </message>
    <message>
        <source>In the largest deals there is no trump.</source>
        <translation>Rundele cele mai mari se joacă fără atu.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time how many tricks they will take. A bid stays secret, and may be changed, until everybody is ready; then all bids are revealed together.</source>
        <translation>Toți anunță în același timp câte levate vor lua. Anunțul rămâne secret și poate fi schimbat până când toți sunt gata; apoi toate anunțurile se arată împreună.</translation>
    </message>
    <message>
        <source>Players bid in turn, aloud, how many tricks they will take.</source>
        <translation>Fiecare spune pe rând, cu voce tare, câte levate va lua.</translation>
    </message>
    <message>
        <source>The player after the dealer bids first.</source>
        <translation>Primul anunță jucătorul de după cel care împarte.</translation>
    </message>
    <message>
        <source>The dealer bids first.</source>
        <translation>Primul anunță cel care împarte.</translation>
    </message>
    <message>
        <source>The last bidder may bid any number.</source>
        <translation>Ultimul care anunță poate spune orice număr.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that.</source>
        <translation>Suma anunțurilor nu poate fi egală cu numărul levatelor: ultimul care anunță trebuie să evite asta.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that, except in the last deal.</source>
        <translation>Suma anunțurilor nu poate fi egală cu numărul levatelor: ultimul care anunță trebuie să evite asta, cu excepția ultimei runde.</translation>
    </message>
    <message>
        <source>The bids must add up to more than the number of tricks.</source>
        <translation>Suma anunțurilor trebuie să fie mai mare decât numărul levatelor.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly the number of tricks, and all play together: the deal counts only if everybody makes their bid.</source>
        <translation>Suma anunțurilor trebuie să fie exact numărul levatelor și toți joacă împreună: runda contează numai dacă toate anunțurile sunt reușite.</translation>
    </message>
    <message>
        <source>After everyone has bid, each in turn may raise their bid by one.</source>
        <translation>După ce au anunțat toți, fiecare își poate mări pe rând anunțul cu unu.</translation>
    </message>
    <message>
        <source>Only the total of the bids is shown until the deal is over.</source>
        <translation>Până la sfârșitul rundei se arată doar suma anunțurilor.</translation>
    </message>
    <message>
        <source>Nobody sees the bids of the others until the deal is over.</source>
        <translation>Până la sfârșitul rundei nimeni nu vede anunțurile celorlalți.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nimeni nu poate anunța 0 în două runde la rând.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>La prima levată iese jucătorul de după cel care împarte; apoi, cine ia o levată iese la următoarea.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>La prima levată iese cel care împarte; apoi, cine ia o levată iese la următoarea.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Se poate ieși cu atu numai după ce s-a jucat unul pe altă culoare sau dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick, unless you hold nothing else.</source>
        <translation>Nu se poate ieși cu atu la prima levată, decât dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you hold nothing else.</source>
        <translation>Se poate ieși cu atu numai dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Trebuie să răspunzi la culoare, dacă poți.</translation>
    </message>
    <message>
        <source>You must follow suit if you can, or play a trump instead.</source>
        <translation>Trebuie să răspunzi la culoare, dacă poți, sau să joci un atu.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card of that suit so far, if possible.</source>
        <translation>Când răspunzi la culoare, trebuie să bați cea mai mare carte jucată din ea, dacă poți.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you may play any card; you need not play a trump.</source>
        <translation>Dacă nu poți răspunde la culoare, poți juca orice carte; nu e obligatoriu să tai.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Dacă nu poți răspunde la culoare, trebuie să tai cu atu.</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already in the trick, if possible.</source>
        <translation>Atuul cu care tai trebuie să bată atuurile deja jucate în levată, dacă se poate.</translation>
    </message>
    <message>
        <source>If all your trumps are lower, you may play any card.</source>
        <translation>Dacă toate atuurile tale sunt mai mici decât cel mai mare atu jucat, poți juca orice carte.</translation>
    </message>
    <message>
        <source>The last card dealt is shown and sets trumps; it stays in the hand.</source>
        <translation>Ultima carte împărțită se arată și dă atuul; rămâne în mână.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the last card dealt sets trumps.</source>
        <translation>Când se împart toate cărțile, ultima carte împărțită dă atuul.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the player after the dealer chooses trumps before any card is dealt.</source>
        <translation>Când se împart toate cărțile, jucătorul de după cel care împarte alege atuul înainte să se dea vreo carte.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the player after the dealer looks at the cards and chooses trumps.</source>
        <translation>Un bufon întors înseamnă fără atu; la un vrăjitor, jucătorul de după cel care împarte își vede cărțile și alege atuul.</translation>
    </message>
    <message>
        <source>If first place is tied, the next deal of the sequence is played.</source>
        <translation>La egalitate pe primul loc se joacă runda următoare din succesiune.</translation>
    </message>
    <message>
        <source>If first place is tied, the whole sequence is played again.</source>
        <translation>La egalitate pe primul loc se joacă din nou toată succesiunea.</translation>
    </message>
    <message>
        <source>A wizard or a jester may be played at any time.</source>
        <translation>Un vrăjitor sau un bufon poate fi jucat oricând.</translation>
    </message>
    <message>
        <source>After a jester is led, the next card of a suit sets the suit to follow. If a wizard comes before any card of a suit, everybody may play any card.</source>
        <translation>Dacă se iese cu un bufon, prima carte cu culoare dă culoarea cerută. Dacă un vrăjitor vine înaintea oricărei cărți cu culoare, fiecare poate juca orice carte.</translation>
    </message>
    <message>
        <source>The first wizard takes the trick. A jester takes a trick only if all its cards are jesters; then the first one wins.</source>
        <translation>Primul vrăjitor ia levata. Un bufon o ia numai dacă toate cărțile levatei sunt bufoni; atunci o ia primul.</translation>
    </message>
    <message>
        <source>One-card deals are skipped in this count.</source>
        <translation>Într-o serie, rundele de o carte se sar.</translation>
    </message>
    <message>
        <source>A one-card deal ends a streak.</source>
        <translation>O rundă de o carte încheie seria.</translation>
    </message>
    <message>
        <source>One-card deals count in a streak.</source>
        <translation>Rundele de o carte contează în serie.</translation>
    </message>
    <message>
        <source>After a premium a new streak begins.</source>
        <translation>După un premiu începe o serie nouă.</translation>
    </message>
    <message>
        <source>A streak pays only once, however long it gets.</source>
        <translation>O serie aduce premiu o singură dată, oricât de lungă ar fi.</translation>
    </message>
    <message>
        <source>Totals are checked after every deal.</source>
        <translation>Totalurile se verifică după fiecare rundă.</translation>
    </message>
    <message>
        <source>Totals are checked each time the whole sequence has been played.</source>
        <translation>Totalurile se verifică de fiecare dată când s-a jucat toată succesiunea.</translation>
    </message>
    <message>
        <source>Tied players share the place.</source>
        <translation>Jucătorii cu totaluri egale împart locul.</translation>
    </message>
    <message>
        <source>If first place is tied, one more deal of the largest size is played.</source>
        <translation>La egalitate pe primul loc se mai joacă o rundă de mărime maximă.</translation>
    </message>
    <message>
        <source>Ties are broken by the larger total of made bids.</source>
        <translation>La totaluri egale decide suma mai mare a anunțurilor reușite.</translation>
    </message>
    <message>
        <source>Ties are broken by the most tricks in the match.</source>
        <translation>La totaluri egale decid cele mai multe levate din partidă.</translation>
    </message>
    <message>
        <source>Deals without trump: {deals}.</source>
        <translation>Runde fără atu: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which everyone bids 0: {deals}.</source>
        <translation>Runde în care toți anunță 0: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you bid before looking at the cards: {deals}.</source>
        <translation>Runde cu anunț înainte de a vedea cărțile: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which trumps are turned after the bids: {deals}.</source>
        <translation>Runde cu atuul întors după anunțuri: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you see all cards but your own: {deals}.</source>
        <translation>Runde în care vezi toate cărțile în afară de ale tale: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which nobody sees a card before everyone has bid: {deals}.</source>
        <translation>Runde în care nimeni nu vede vreo carte până nu au anunțat toți: {deals}.</translation>
    </message>
    <message>
        <source>Staying in</source>
        <translation>Cine rămâne în joc</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Câștigă ultimul jucător rămas.</translation>
    </message>
    <message>
        <source>Four players; partners face each other.</source>
        <translation>Patru jucători; partenerii stau față în față.</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take at least.</source>
        <translation>Începând cu jucătorul de după cel care împarte, fiecare anunță o singură dată câte levate va lua cel puțin.</translation>
    </message>
    <message>
        <source>A made bid scores 1 point for each trick bid. A missed bid loses as much, however many tricks were taken.</source>
        <translation>Un anunț reușit aduce 1 punct pentru fiecare levată anunțată. Un anunț ratat pierde la fel, oricâte levate s-au luat.</translation>
    </message>
    <message>
        <source>The highest total wins; those who have as much share it.</source>
        <translation>Câștigă totalul cel mai mare; la egalitate victoria se împarte.</translation>
    </message>
    <message>
        <source>The three of clubs is left out; 17 cards for each.</source>
        <translation>Se scoate treiul de treflă; câte 17 cărți de fiecare.</translation>
    </message>
    <message>
        <source>The two of clubs is left out; 17 cards for each.</source>
        <translation>Se scoate doiul de treflă; câte 17 cărți de fiecare.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, 13 for each.</source>
        <translation>Pachetul întreg de 52 de cărți, câte 13 de fiecare.</translation>
    </message>
    <message>
        <source>52 cards and one joker.</source>
        <translation>52 de cărți și un joker.</translation>
    </message>
    <message>
        <source>52 cards and two jokers.</source>
        <translation>52 de cărți și doi jokeri.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and clubs. The red joker is the highest spade, the black one the second.</source>
        <translation>Doi jokeri iau locul doiurilor de cupă și de treflă. Jokerul roșu este cea mai mare pică, cel negru a doua.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, ace high.</source>
        <translation>Pachetul întreg de 52 de cărți; asul este cel mai mare.</translation>
    </message>
    <message>
        <source>A game is won with 5 points and counts 1 point of the rubber; 2 against fewer than three, 3 against none.</source>
        <translation>O manșă se câștigă cu 5 puncte și valorează 1 punct al robărului; 2 împotriva a mai puțin de trei, 3 dacă ceilalți nu au niciunul.</translation>
    </message>
    <message>
        <source>A game is won with 10 points and counts 1 point of the rubber; 2 against fewer than five.</source>
        <translation>O manșă se câștigă cu 10 puncte și valorează 1 punct al robărului; 2 împotriva a mai puțin de cinci.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown: its suit is trumps.</source>
        <translation>Ultima carte a celui care împarte se arată: culoarea ei este atu.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades, and so on in turn.</source>
        <translation>Atuul este cupă în prima rundă, apoi treflă, caro și pică, și tot așa pe rând.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades; the fifth deal is played without trumps, and so on in turn.</source>
        <translation>Atuul este cupă în prima rundă, apoi treflă, caro și pică; a cincea rundă se joacă fără atu, și tot așa pe rând.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick.</source>
        <translation>O echipă primește 1 punct pentru fiecare levată.</translation>
    </message>
    <message>
        <source>There are no bids. The player after the dealer leads to the first trick.</source>
        <translation>Nu există anunțuri. La prima levată iese jucătorul de după cel care împarte.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick above six.</source>
        <translation>O echipă primește 1 pentru fiecare levată peste șase.</translation>
    </message>
    <message>
        <source>Each player passes or bids once: a number of tricks above six, and uptown (ace, king, queen … are high), downtown (ace, two, three … are high) or no trump. When all others pass, the dealer must bid.</source>
        <translation>Fiecare jucător spune pas sau licitează o singură dată: un număr de levate peste șase și uptown (as, popă, damă … sunt mari), downtown (as, doi, trei … sunt mari) sau fără atu. Când toți ceilalți spun pas, cel care împarte trebuie să liciteze.</translation>
    </message>
    <message>
        <source>The high bidder then chooses trumps or, at no trump, whether high or low cards win.</source>
        <translation>Câștigătorul licitației alege apoi atuul sau, fără atu, ce cărți câștigă, mari ori mici.</translation>
    </message>
    <message>
        <source>A failed contract loses the number bid.</source>
        <translation>Un contract ratat pierde numărul licitat.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 1 for the other side.</source>
        <translation>La nullo fiecare levată peste șase aduce 1 celeilalte echipe.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 2 for the other side.</source>
        <translation>La nullo fiecare levată peste șase aduce 2 celeilalte echipe.</translation>
    </message>
    <message>
        <source>At nullo a side loses 1 for each of its tricks above six.</source>
        <translation>La nullo o echipă pierde 1 pentru fiecare levată a ei peste șase.</translation>
    </message>
    <message>
        <source>At nullo a side loses 2 for each of its tricks above six.</source>
        <translation>La nullo o echipă pierde 2 pentru fiecare levată a ei peste șase.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Nu există atu.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand sau nullo</translation>
    </message>
    <message>
        <source>At grand both sides try to take more than six tricks, at nullo both try to leave them to the others.</source>
        <translation>La grand ambele echipe încearcă să ia mai mult de șase levate, la nullo să le lase celorlalți.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led takes the trick.</source>
        <translation>Cea mai mare carte din culoarea ieșită ia levata.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards with their four jokers, seven cards for each.</source>
        <translation>Două pachete de 52 de cărți cu cei patru jokeri, câte șapte cărți de fiecare.</translation>
    </message>
    <message>
        <source>52 cards and two jokers, seven cards for each.</source>
        <translation>52 de cărți și doi jokeri, câte șapte cărți de fiecare.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Hearts and diamonds are red, spades and clubs black, even if the deck has four colours.</source>
        <translation>Asul este cartea cea mai mare. Cărțile de cupă și de caro sunt roșii, cele de pică și de treflă negre, chiar și la pachetul în patru culori.</translation>
    </message>
    <message>
        <source>The next card starts the pile. In turn, play a higher card of the other colour, or several cards of one rank that alternate in colour.</source>
        <translation>Cartea următoare începe teancul. Pe rând, fiecare pune o carte mai mare, de cealaltă culoare (roșu pe negru, negru pe roșu), sau mai multe cărți de același rang, alternând culorile.</translation>
    </message>
    <message>
        <source>On an ace the pile falls: play lower. On a two it rises again.</source>
        <translation>Pe un as teancul coboară: joacă o carte mai mică. Pe un doi urcă din nou.</translation>
    </message>
    <message>
        <source>Or pass and draw a card. If you can play, you may not pass when the player before you passed, when only two players are left, or when the pile is open: after a penalty any card may be played on it.</source>
        <translation>Sau spune pas și trage o carte. Cine poate juca nu are voie să spună pas când jucătorul dinainte a spus pas, când au rămas doar doi jucători sau când teancul e liber: după o pedeapsă se poate pune orice carte.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pedeapsă</translation>
    </message>
    <message>
        <source>When everyone passes on a card and its player cannot beat it either, that player draws one card for each other player who was dealt cards in this game. When the stock runs out, the others give cards of their own.</source>
        <translation>Când toți spun pas la o carte și nici cel care a jucat-o nu o poate bate, acesta trage câte o carte pentru fiecare alt jucător care a primit cărți în acest joc. Când pachetul se termină, ceilalți dau cărți de-ale lor.</translation>
    </message>
    <message>
        <source>Only giver and taker see a given card; the giver can see it from then on.</source>
        <translation>O carte dată ca pedeapsă o văd doar cel care o dă și cel care o primește; cel care a dat-o o vede și mai târziu.</translation>
    </message>
    <message>
        <source>Then the player to the left of the one who paid leads to the open pile, and it rises.</source>
        <translation>Apoi jucătorul din stânga celui pedepsit pune o carte pe teancul liber, care urcă.</translation>
    </message>
    <message>
        <source>A player who has gone out pays no penalty: when all have passed on the card, the next player leads to the open pile.</source>
        <translation>Cine a rămas fără cărți nu primește pedeapsă: după ce toți spun pas la cartea lui, jucătorul următor pune o carte pe teancul liber.</translation>
    </message>
    <message>
        <source>The first player out of cards wins; the last one loses.</source>
        <translation>Câștigă primul rămas fără cărți; ultimul pierde.</translation>
    </message>
    <message>
        <source>The rest is the stock. Its top card is turned up: its suit is trumps in this deal.</source>
        <translation>Restul este pachetul. Cartea de deasupra se întoarce: culoarea ei este atu în runda aceasta.</translation>
    </message>
    <message>
        <source>The tricks for the stock</source>
        <translation>Levatele pentru pachet</translation>
    </message>
    <message>
        <source>The player after the dealer leads.</source>
        <translation>Iese jucătorul de după cel care împarte.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the face-up card of the stock, the other the card below it, without showing it. Then the next card is turned up, and the winner leads.</source>
        <translation>Cine ia levata ia cartea întoarsă a pachetului, iar celălalt pe cea de sub ea, fără s-o arate. Apoi se întoarce cartea următoare și iese cel care a luat levata.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Ultimele levate</translation>
    </message>
    <message>
        <source>When the stock is used up, both hold 13 cards and play them in the same way, without drawing.</source>
        <translation>Când pachetul s-a terminat, amândoi au 13 cărți și le joacă la fel, fără să mai tragă.</translation>
    </message>
    <message>
        <source>While both have the same total, another deal is played.</source>
        <translation>Cât timp totalurile sunt egale, se mai joacă o rundă.</translation>
    </message>
    <message>
        <source>The last card dealt is turned up and stays the dealer&apos;s: its suit is trumps.</source>
        <translation>Ultima carte împărțită se întoarce și rămâne a celui care împarte: culoarea ei este atu.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Anunțuri</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player calls higher than the call before or passes, until nobody has more to say. Who has passed may not call again.</source>
        <translation>Începând cu jucătorul de după cel care împarte, fiecare anunță mai mult decât anunțul dinainte sau pasează, până când nimeni nu mai are de spus. Cine a pasat nu mai poate anunța.</translation>
    </message>
    <message>
        <source>Proposal and acceptance (prop and cop): two partners take at least eight tricks. Solo: five tricks alone.</source>
        <translation>Propunere și acceptare (prop și cop): doi parteneri iau cel puțin opt levate. Solo: cinci levate singur.</translation>
    </message>
    <message>
        <source>Misère: no trick, alone and without trumps. At open misère, the cards lie face up after the first trick.</source>
        <translation>Misère: nicio levată, singur și fără atu. La misère deschisă cărțile stau pe față după prima levată.</translation>
    </message>
    <message>
        <source>Abundance: nine tricks alone. Royal abundance, with the turned suit as trumps, is higher. Abundance declared: all thirteen tricks.</source>
        <translation>Abundență: nouă levate singur. Abundența regală, cu culoarea întoarsă ca atu, este mai mare. Abundență declarată: toate treisprezece levatele.</translation>
    </message>
    <message>
        <source>The player after the dealer may accept a proposal after passing. Whoever proposes and finds no partner may play solo.</source>
        <translation>Jucătorul de după cel care împarte poate accepta o propunere după ce a pasat. Cine propune și nu găsește partener poate juca solo.</translation>
    </message>
    <message>
        <source>The player after the dealer leads, at abundance declared whoever plays it.</source>
        <translation>Iese jucătorul de după cel care împarte; la abundență declarată, cel care o joacă.</translation>
    </message>
    <message>
        <source>Whoever plays alone wins or loses with each of the three others: 1 at solo, 2 at misère, 3 at abundance, 4 at open misère, 6 at abundance declared. At prop and cop each partner wins 1 from an opponent, or loses it.</source>
        <translation>Cine joacă singur câștigă de la fiecare dintre ceilalți trei sau pierde la fiecare: 1 la solo, 2 la misère, 3 la abundență, 4 la misère deschisă, 6 la abundență declarată. La prop și cop fiecare partener câștigă 1 de la un adversar sau îl pierde.</translation>
    </message>
    <message>
        <source>In the first deal a turned card sets trumps.</source>
        <translation>În prima rundă atuul e dat de o carte întoarsă.</translation>
    </message>
    <message>
        <source>In the first deal trumps are drawn at random.</source>
        <translation>În prima rundă atuul se trage la sorți.</translation>
    </message>
    <message>
        <source>Before the first deal everyone cuts a card: the highest chooses trumps.</source>
        <translation>Înainte de prima rundă fiecare trage o carte: cine o are pe cea mai mare alege atuul.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, after seeing the new cards.</source>
        <translation>Dintre cei rămași în joc, cine a luat cele mai multe levate alege următorul atu, după ce își vede cărțile noi.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, before seeing the new cards.</source>
        <translation>Dintre cei rămași în joc, cine a luat cele mai multe levate alege următorul atu, înainte de a-și vedea cărțile noi.</translation>
    </message>
    <message>
        <source>The player may also choose no trump.</source>
        <translation>Se poate alege și fără atu.</translation>
    </message>
    <message>
        <source>If several took the most tricks, they cut for the right to choose trumps.</source>
        <translation>Când mai mulți au luat cele mai multe levate, trag cărți pentru dreptul de a alege atuul.</translation>
    </message>
    <message>
        <source>If several took the most tricks, the one who took a trick last chooses trumps; they cut if none of them took any.</source>
        <translation>Când mai mulți au luat cele mai multe levate, alege atuul cel dintre ei care a luat ultimul o levată; dacă niciunul nu a luat vreuna, trag cărți.</translation>
    </message>
    <message>
        <source>If several took the most tricks, a turned card sets trumps.</source>
        <translation>Când mai mulți au luat cele mai multe levate, atuul e dat de o carte întoarsă.</translation>
    </message>
    <message>
        <source>A player who takes no trick in a deal is out.</source>
        <translation>Cine nu ia nicio levată într-o rundă iese din joc.</translation>
    </message>
    <message>
        <source>A player who takes two or more tricks in a deal is out; in the one-card deal the only trick does it. If everyone would be out, those with the fewest tricks stay.</source>
        <translation>Cine ia două sau mai multe levate într-o rundă iese din joc; în runda de o carte, singura levată îl scoate pe cel care o ia. Dacă ar ieși toți, rămân cei cu cele mai puține levate.</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card in the next deal that they may not look at.</source>
        <translation>Următorii jucători fără nicio levată au în runda următoare o carte la care nu au voie să se uite.</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins at once.</source>
        <translation>Cine ia toate levatele unei runde câștigă pe loc.</translation>
    </message>
    <message>
        <source>A player on one card never leads: the next player who may leads instead.</source>
        <translation>Cine are o singură carte nu iese niciodată: iese în locul lui următorul jucător care are voie.</translation>
    </message>
    <message>
        <source>That one card need not follow suit, and must be played to the last trick at the latest.</source>
        <translation>Cu acea singură carte nu e nevoie să răspunzi la culoare; trebuie jucată cel târziu la ultima levată.</translation>
    </message>
    <message>
        <source>Honours: a side dealt three of the ace, king, queen and jack of trumps scores 2 more; all four score 4 more.</source>
        <translation>Onori: echipa care a primit la împărțire trei dintre as, popă, damă și valet de atu ia încă 2 puncte; cu toate patru, încă 4.</translation>
    </message>
    <message>
        <source>At the same number, downtown beats uptown and no trump beats both.</source>
        <translation>La același număr, downtown bate uptown, iar fără atu le bate pe amândouă.</translation>
    </message>
    <message>
        <source>At the same number, uptown and downtown are equal and no trump beats both.</source>
        <translation>La același număr, uptown și downtown sunt egale, iar fără atu le bate pe amândouă.</translation>
    </message>
    <message>
        <source>The kitty stays out of play; those who have seen it can look at it again.</source>
        <translation>Talonul rămâne în afara jocului; cine l-a văzut îl poate vedea din nou.</translation>
    </message>
    <message>
        <source>The high bidder picks the kitty up and discards as many cards, face down, and can look at them again.</source>
        <translation>Câștigătorul licitației ia talonul, pune tot atâtea cărți deoparte, cu fața în jos, și le poate vedea din nou.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>La prima levată iese jucătorul de după cel care împarte.</translation>
    </message>
    <message>
        <source>The high bidder leads to the first trick.</source>
        <translation>La prima levată iese câștigătorul licitației.</translation>
    </message>
    <message>
        <source>The first players to whom this happens get a last chance (the dog&apos;s life): one card in the next deal, which they may keep for a later trick by knocking. A trick with it brings them back.</source>
        <translation>Primii jucători fără nicio levată au o ultimă șansă (viața de câine): o singură carte în runda următoare, pe care o pot păstra pentru o levată de mai târziu, bătând în masă. O levată luată cu ea îi aduce înapoi.</translation>
    </message>
    <message>
        <source>After choosing trumps only the high bidder sees the kitty.</source>
        <translation>Talonul îl vede numai câștigătorul licitației, după ce alege atuul.</translation>
    </message>
    <message>
        <source>When trumps are chosen the kitty is shown to all, at no trump to the high bidder only.</source>
        <translation>După alegerea atuului, talonul se arată tuturor; fără atu, doar câștigătorului licitației.</translation>
    </message>
    <message>
        <source>When trumps are chosen, or no trump, the kitty is shown to all.</source>
        <translation>După alegerea atuului sau a jocului fără atu, talonul se arată tuturor.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps, the red one above the black one. At no trump they are worth nothing; if one is led, the next card of a suit says which suit to follow.</source>
        <translation>Cei doi jokeri sunt cele mai mari atuuri, cel roșu peste cel negru. Fără atu nu valorează nimic; dacă se iese cu unul, prima carte dintr-o culoare arată la ce culoare se răspunde.</translation>
    </message>
    <message>
        <source>The joker is the highest trump. At no trump it is worth nothing; if it is led, the next card says which suit to follow.</source>
        <translation>Jokerul este cel mai mare atu. Fără atu nu valorează nimic; dacă se iese cu el, cartea următoare arată la ce culoare se răspunde.</translation>
    </message>
    <message>
        <source>At no trump, points won and lost with the contract are doubled.</source>
        <translation>Fără atu, punctele câștigate și pierdute cu contractul se dublează.</translation>
    </message>
    <message>
        <source>At no trump, all points are doubled.</source>
        <translation>Fără atu, toate punctele se dublează.</translation>
    </message>
    <message>
        <source>A Boston, which is all thirteen tricks, scores four times as much.</source>
        <translation>Un Boston, adică toate cele treisprezece levate, valorează de patru ori mai mult.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit may discard a joker.</source>
        <translation>Fără atu, cine nu poate răspunde la culoare poate decarta un joker.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit must discard a joker.</source>
        <translation>Fără atu, cine nu poate răspunde la culoare trebuie să decarteze un joker.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be discarded on any trick.</source>
        <translation>Fără atu, un joker poate fi decartat la orice levată.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be led only by a player who holds nothing else.</source>
        <translation>Fără atu, cu un joker se poate ieși numai dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>A made contract scores 1 for every trick above six.</source>
        <translation>Un contract reușit aduce 1 pentru fiecare levată peste șase.</translation>
    </message>
    <message>
        <source>A made contract scores the number bid, no more.</source>
        <translation>Un contract reușit aduce numărul licitat, nimic mai mult.</translation>
    </message>
    <message>
        <source>The other side scores 1 for each trick above six.</source>
        <translation>Cealaltă echipă primește 1 pentru fiecare levată a ei peste șase.</translation>
    </message>
    <message>
        <source>A joker goes on anything, and anything goes on it; the pile then rises.</source>
        <translation>Un joker merge pe orice și orice merge pe el; apoi teancul urcă.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and any card of the other colour goes on it; the pile then rises.</source>
        <translation>Un joker merge numai pe cealaltă culoare (roșu sau negru), iar pe el merge orice carte de cealaltă culoare; apoi teancul urcă.</translation>
    </message>
    <message>
        <source>Each player chooses the card to give.</source>
        <translation>Fiecare alege cartea pe care o dă.</translation>
    </message>
    <message>
        <source>The card to give is drawn.</source>
        <translation>Cartea dată se trage la întâmplare.</translation>
    </message>
    <message>
        <source>The winner of a game scores 1, the last loses 1.</source>
        <translation>Câștigătorul unui joc primește 1, ultimul pierde 1.</translation>
    </message>
    <message>
        <source>Everybody scores 1 for each player who finishes the game later.</source>
        <translation>Fiecare primește 1 pentru fiecare jucător care termină jocul după el.</translation>
    </message>
    <message>
        <source>The rules of this game: {game}</source>
        <translation>Regulile acestui joc: {game}</translation>
    </message>
    <message>
        <source>This is how the match on the table is played.</source>
        <translation>Așa se joacă partida de pe masă.</translation>
    </message>
    <message>
        <source>Made bid: {points}.</source>
        <translation>Anunț reușit: {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each trick: {points}.</source>
        <translation>Anunț reușit, pentru fiecare levată: {points}.</translation>
    </message>
    <message>
        <source>Made bid: the bid squared times {points}.</source>
        <translation>Anunț reușit: anunțul la pătrat, înmulțit cu {points}.</translation>
    </message>
    <message>
        <source>Made bid: the sum 1 + 2 + … up to the bid, times {points}.</source>
        <translation>Anunț reușit: suma 1 + 2 + … până la anunț, înmulțită cu {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each card of the deal: {points}.</source>
        <translation>Anunț reușit, pentru fiecare carte a rundei: {points}.</translation>
    </message>
    <message>
        <source>Made bid: {points}, and as much again for each card that the deal is short of the largest.</source>
        <translation>Anunț reușit: {points} și încă pe atât pentru fiecare carte în minus față de runda cea mai mare.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score: {points}.</source>
        <translation>Un anunț de 0 reușit are punctaj separat: {points}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score, for each card of the deal: {points}.</source>
        <translation>Un anunț de 0 reușit are punctaj separat, pentru fiecare carte a rundei: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: {points}.</source>
        <translation>Anunț ratat: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick taken: {points}.</source>
        <translation>Anunț ratat, pentru fiecare levată luată: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick bid: {points}.</source>
        <translation>Anunț ratat, pentru fiecare levată anunțată: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the bid squared times {points}.</source>
        <translation>Anunț ratat: anunțul la pătrat, înmulțit cu {points}.</translation>
    </message>
    <message>
        <source>For each trick too many or too few: {points}.</source>
        <translation>La fiecare levată în plus sau în minus: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}.</source>
        <translation>Anunț ratat: suma 1 + 2 + … până la diferența de levate, înmulțită cu {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the tricks off squared, times {points}.</source>
        <translation>Anunț ratat: diferența de levate la pătrat, înmulțită cu {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each card of the deal: {points}.</source>
        <translation>Anunț ratat, pentru fiecare carte a rundei: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: {points}.</source>
        <translation>Prea multe levate: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick taken: {points}.</source>
        <translation>Prea multe levate, pentru fiecare levată luată: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick bid: {points}.</source>
        <translation>Prea multe levate, pentru fiecare levată anunțată: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the bid squared times {points}.</source>
        <translation>Prea multe levate: anunțul la pătrat, înmulțit cu {points}.</translation>
    </message>
    <message>
        <source>For each trick too many: {points}.</source>
        <translation>La fiecare levată în plus: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}.</source>
        <translation>Prea multe levate: suma 1 + 2 + … până la levatele în plus, înmulțită cu {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the extra tricks squared, times {points}.</source>
        <translation>Prea multe levate: levatele în plus la pătrat, înmulțite cu {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each card of the deal: {points}.</source>
        <translation>Prea multe levate, pentru fiecare carte a rundei: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: {points}.</source>
        <translation>Prea puține levate: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick taken: {points}.</source>
        <translation>Prea puține levate, pentru fiecare levată luată: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick bid: {points}.</source>
        <translation>Prea puține levate, pentru fiecare levată anunțată: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the bid squared times {points}.</source>
        <translation>Prea puține levate: anunțul la pătrat, înmulțit cu {points}.</translation>
    </message>
    <message>
        <source>For each trick too few: {points}.</source>
        <translation>La fiecare levată în minus: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}.</source>
        <translation>Prea puține levate: suma 1 + 2 + … până la levatele lipsă, înmulțită cu {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the missing tricks squared, times {points}.</source>
        <translation>Prea puține levate: levatele lipsă la pătrat, înmulțite cu {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each card of the deal: {points}.</source>
        <translation>Prea puține levate, pentru fiecare carte a rundei: {points}.</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own score: {points}.</source>
        <translation>Un anunț de 0 ratat are punctaj separat: {points}.</translation>
    </message>
    <message>
        <source>A made bid scores 10 plus the bid squared; each trick off costs 3. When the whole pack is dealt, a made 0 scores 35 and a missed 0 loses 10.</source>
        <translation>Un anunț reușit aduce 10 plus anunțul la pătrat; fiecare levată în plus sau în minus costă 3. Când se împart toate cărțile, un 0 reușit aduce 35, iar un 0 ratat costă 10.</translation>
    </message>
    <message>
        <source>A made bid scores 10, a missed bid nothing. In deals with more cards than players, a made 0 scores 20 and a missed 0 loses 10.</source>
        <translation>Un anunț reușit aduce 10, unul ratat nimic. În rundele cu mai multe cărți decât jucători, un 0 reușit aduce 20, iar un 0 ratat costă 10.</translation>
    </message>
    <message>
        <source>A made bid scores 8. A missed bid halves your total, rounded up.</source>
        <translation>Un anunț reușit aduce 8. Un anunț ratat îți înjumătățește totalul, rotunjit în sus.</translation>
    </message>
    <message>
        <source>Each missed bid counts 1, and the fewest win; ties are broken by the larger total of made bids.</source>
        <translation>Fiecare anunț ratat contează 1 și câștigă cine are cele mai puține; la egalitate decide suma mai mare a anunțurilor reușite.</translation>
    </message>
    <message>
        <source>A made bid scores 1 a trick, a missed bid loses 1 for each card of the deal. When all totals add up to less than zero, each trick of a made bid scores more: that sum divided by the cards of the deal, rounded down.</source>
        <translation>Un anunț reușit aduce 1 pentru fiecare levată, unul ratat pierde 1 pentru fiecare carte a rundei. Când suma tuturor totalurilor e sub zero, fiecare levată a unui anunț reușit aduce în plus acea sumă împărțită la cărțile rundei, rotunjită în jos.</translation>
    </message>
    <message>
        <source>Each trick scores 1. A made bid scores 10 more, and another 10 for each player who missed.</source>
        <translation>Fiecare levată aduce 1. Un anunț reușit aduce încă 10 și alte 10 pentru fiecare jucător care a ratat.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Câștigă totalul cel mai mic.</translation>
    </message>
    <message>
        <source>A made bid scores nothing.</source>
        <translation>Un anunț reușit nu aduce nimic.</translation>
    </message>
    <message>
        <source>A made bid of {bid} has its own score: {points}.</source>
        <translation>Un anunț de {bid} reușit are punctaj separat: {points}.</translation>
    </message>
    <message>
        <source>A missed bid scores nothing.</source>
        <translation>Un anunț ratat nu aduce nimic.</translation>
    </message>
    <message>
        <source>Too many tricks score nothing.</source>
        <translation>Prea multe levate nu aduc nimic.</translation>
    </message>
    <message>
        <source>Too few tricks score nothing.</source>
        <translation>Prea puține levate nu aduc nimic.</translation>
    </message>
    <message>
        <source>Bidding and taking every trick of a deal: {points} extra.</source>
        <translation>Toate levatele rundei anunțate și luate: {points} în plus.</translation>
    </message>
    <message>
        <source>A made blind bid: {points} extra.</source>
        <translation>Un anunț orb reușit: {points} în plus.</translation>
    </message>
    <message>
        <source>When a spade is turned up, the deal counts double.</source>
        <translation>Când se întoarce o pică, runda contează dublu.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Anunț</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Luate</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cum</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schemă</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>În cuvinte</translation>
    </message>
    <message>
        <source>These rules apply from the next match.</source>
        <translation>Aceste reguli se aplică de la partida următoare.</translation>
    </message>
    <message>
        <source>Start &amp;new match now</source>
        <translation>Începe o &amp;partidă nouă acum</translation>
    </message>
    <message>
        <source>Choose another &amp;game…</source>
        <translation>Alege alt &amp;joc…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Ren&amp;unță</translation>
    </message>
    <message>
        <source>Cards in each deal: {sizes}</source>
        <translation>Cărți în fiecare rundă: {sizes}</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, no trump</source>
        <translation>Runda {deal}: {cards}, fără atu</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}</source>
        <translation>Runda {deal}: {cards}</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>no trump, short</comment>
        <translation>FA</translation>
    </message>
    <message>
        <source>Add: {trump}</source>
        <translation>Adaugă: {trump}</translation>
    </message>
    <message>
        <source>Remove last</source>
        <translation>Șterge ultimul</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Golește</translation>
    </message>
    <message>
        <source>Choose the first trumps.</source>
        <translation>Alege primul atu.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {formula} = {points}.</source>
        <translation>Ai anunțat {bid} și ai luat {taken}: {formula} = {points}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {points}.</source>
        <translation>Ai anunțat {bid} și ai luat {taken}: {points}.</translation>
    </message>
    <message>
        <source>Cards in the deal:</source>
        <translation>Cărți în rundă:</translation>
    </message>
    <message>
        <source>Worked example: bids by tricks</source>
        <translation>Exemplu de calcul: anunțuri și levate</translation>
    </message>
    <message>
        <source>Down: the bid; across: the tricks taken. The others made bids of 0; your score before was {score}. Changed cells are marked.</source>
        <translation>Pe verticală: anunțul; pe orizontală: levatele luate. Ceilalți au reușit anunțuri de 0; scorul tău dinainte era {score}. Celulele schimbate sunt marcate.</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>anunț {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}: {points}</source>
        <translation>anunț {bid}, luate {taken}: {points}</translation>
    </message>
    <message>
        <source>&amp;Undo all changes</source>
        <translation>&amp;Anulează toate schimbările</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Reguli proprii</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Cărți și locuri</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Durata partidei</translation>
    </message>
    <message>
        <source>Custom: {preset}, changed</source>
        <translation>Personalizat: {preset}, modificat</translation>
    </message>
    <message>
        <source>Your changes, not saved under a name yet.</source>
        <translation>Schimbările tale, încă nesalvate sub un nume.</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Regulile tale, pornite de la {preset}.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportă regulile</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importă reguli</translation>
    </message>
    <message>
        <source>Rules of Far Whist</source>
        <translation>Reguli Far Whist</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Toate fișierele</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nume:</translation>
    </message>
    <message>
        <source>&amp;Save these rules</source>
        <translation>&amp;Salvează regulile</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Redenumește</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Ș&amp;terge</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportă…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importă…</translation>
    </message>
    <message>
        <source>Choose rules of your own first.</source>
        <translation>Alege mai întâi niște reguli proprii.</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>Scrie mai întâi un nume.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvat ca „{name}”.</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}”.</source>
        <translation>„{old}” se numește acum „{new}”.</translation>
    </message>
    <message>
        <source>Deleted “{name}”. The rules are still chosen; saving brings it back.</source>
        <translation>„{name}” a fost șters. Regulile sunt încă alese; salvarea le aduce înapoi.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Salvat în {file}.</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>„{name}” există deja.</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Importat ca „{name}”.</translation>
    </message>
    <message>
        <source>Import failed: {problem}.</source>
        <translation>Importul nu a reușit: {problem}.</translation>
    </message>
    <message>
        <source>{least} to {players}</source>
        <translation>{least} până la {players}</translation>
    </message>
    <message>
        <source>On the command line, up to {most} can play.</source>
        <translation>În linia de comandă pot juca până la {most}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own points:</source>
        <translation>Un anunț de 0 reușit are punctele lui:</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own points:</source>
        <translation>Un anunț de 0 ratat are punctele lui:</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Câștigă scorul cel mai mic</translation>
    </message>
    <message>
        <source>Bids with fixed points</source>
        <translation>Anunțuri cu puncte fixe</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Ca text</translation>
    </message>
    <message>
        <source>A made bid</source>
        <translation>Un anunț reușit</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Un anunț ratat</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puncte</translation>
    </message>
    <message>
        <source>Made: {factor}</source>
        <translation>Reușit: {factor}</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Ratat</translation>
    </message>
    <message>
        <source>Missed: {factor}</source>
        <translation>Ratat: {factor}</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Prea multe</translation>
    </message>
    <message>
        <source>Too many: {factor}</source>
        <translation>Prea multe: {factor}</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Prea puține</translation>
    </message>
    <message>
        <source>Too few: {factor}</source>
        <translation>Prea puține: {factor}</translation>
    </message>
    <message>
        <source>All numbers: {count} more</source>
        <translation>Toate numerele: încă {count}</translation>
    </message>
    <message>
        <source>This scheme has special rules and cannot be edited.</source>
        <translation>Această schemă are reguli speciale și nu poate fi editată.</translation>
    </message>
    <message>
        <source>&amp;Romanian mode</source>
        <translation>&amp;Modul românesc</translation>
    </message>
    <message>
        <source>This game has no such options.</source>
        <translation>Acest joc nu are astfel de opțiuni.</translation>
    </message>
    <message>
        <source>Sets at once what is usual in Romania: eight cards for each player in the pack (32 with four); who cannot follow suit must play a trump; bids in turn, which may not add up to the tricks; deals from one card to eight and back; Romanian scoring, and a premium for five deals in a row.</source>
        <translation>Pune dintr-odată regulile whistului românesc: opt cărți de fiecare jucător în pachet (32 la patru); cine nu are culoarea trebuie să joace atu; anunțuri pe rând, care nu pot da împreună numărul de levate; runde de la o carte la opt și înapoi; punctaj românesc și un premiu pentru cinci runde la rând.</translation>
    </message>
    <message>
        <source>Some options differ from Romanian mode.</source>
        <translation>Unele opțiuni diferă de modul românesc.</translation>
    </message>
    <message>
        <source>Set by Romanian mode.</source>
        <translation>Setat de modul românesc.</translation>
    </message>
    <message>
        <source>Changed; Romanian mode has: {value}.</source>
        <translation>Modificat; modul românesc are: {value}.</translation>
    </message>
    <message>
        <source>{players} × {cards} = {need} &gt; {pack}: at most {most} each.</source>
        <translation>{players} × {cards} = {need} &gt; {pack}: cel mult câte {most}.</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Înapoi la: {value}</translation>
    </message>
    <message>
        <source>{option}: back to {value}</source>
        <translation>{option}: înapoi la {value}</translation>
    </message>
    <message>
        <source>Changed; the preset has: {value}.</source>
        <translation>Modificat; varianta are: {value}.</translation>
    </message>
    <message>
        <source>Not valid yet, so the old value stays: {value}.</source>
        <translation>Încă nu e valid, așa că rămâne valoarea veche: {value}.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Exemplu de calcul</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Întoarcere</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ultima</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Turning point dealt</source>
        <translation>Întoarcerea se joacă</translation>
    </message>
    <message>
        <source>×</source>
        <comment>times, behind a number</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Ca listă</translation>
    </message>
    <message>
        <source>Hatched deals have no trump.</source>
        <translation>Rundele hașurate sunt fără atu.</translation>
    </message>
    <message>
        <source>One sequence: {deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>O succesiune: {deals}, {tricks}, cam {minutes} la viteză normală.</translation>
    </message>
    <message>
        <source>{deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>{deals}, {tricks}, cam {minutes} la viteză normală.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and diamonds. The red joker is the highest spade, the black one the second.</source>
        <translation>Doi jokeri iau locul doiurilor de cupă și de caro. Jokerul roșu este cea mai mare pică, cel negru a doua.</translation>
    </message>
    <message>
        <source>A bid of 0 is nil: you undertake to take no trick.</source>
        <translation>Un anunț de 0 este un nil: te angajezi să nu iei nicio levată.</translation>
    </message>
    <message>
        <source>A bid of 0 is a bid like any other.</source>
        <translation>Un anunț de 0 este un anunț ca oricare altul.</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid nil before looking at the cards, before all others bid.</source>
        <translation>Cine e cu 100 de puncte în urmă poate anunța nil înainte de a-și vedea cărțile și înaintea celorlalți.</translation>
    </message>
    <message>
        <source>Spades may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Se poate ieși cu pică numai după ce s-a jucat una pe altă culoare sau dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>A spade may be led at any time.</source>
        <translation>Se poate ieși cu pică oricând.</translation>
    </message>
    <message>
        <source>Spades may not be led to the first trick, unless you hold nothing else.</source>
        <translation>Nu se poate ieși cu pică la prima levată, decât dacă nu ai altceva.</translation>
    </message>
    <message>
        <source>Nil scores 100 if you take no trick and loses 100 if you do, separately from the contract.</source>
        <translation>Un nil câștigă 100 dacă nu iei nicio levată și pierde 100 dacă iei vreuna, separat de contract.</translation>
    </message>
    <message>
        <source>Of two partners exactly one bids nil, and the other at least 4: whoever bids first of the two chooses.</source>
        <translation>Dintre doi parteneri exact unul anunță nil, iar celălalt cel puțin 4: alege cel care anunță primul dintre ei.</translation>
    </message>
    <message>
        <source>Everyone must bid the number of spades in their hand.</source>
        <translation>Fiecare trebuie să anunțe numărul de pici din mâna sa.</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of spades in their hand.</source>
        <translation>Fiecare trebuie să anunțe nil sau numărul de pici din mâna sa.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least 4 tricks.</source>
        <translation>Anunțurile partenerilor trebuie să facă împreună cel puțin 4 levate.</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>În prima rundă nu anunță nimeni, iar fiecare levată valorează 10.</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 200 instead, or loses 200.</source>
        <translation>Un contract de zece levate sau mai mult aduce în schimb 200 sau costă 200.</translation>
    </message>
    <message>
        <source>Nil scores 50 if you take no trick and loses 50 if you do, separately from the contract.</source>
        <translation>Un nil câștigă 50 dacă nu iei nicio levată și pierde 50 dacă iei vreuna, separat de contract.</translation>
    </message>
    <message>
        <source>A blind nil counts twice.</source>
        <translation>Un nil orb contează dublu.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 6 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Partenerii cu 100 de puncte în urmă pot anunța cel puțin 6 levate înainte de a-și vedea cărțile: unul spune o parte, iar celălalt trebuie să anunțe și el orb.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 7 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Partenerii cu 100 de puncte în urmă pot anunța cel puțin 7 levate înainte de a-și vedea cărțile: unul spune o parte, iar celălalt trebuie să anunțe și el orb.</translation>
    </message>
    <message>
        <source>A blind bid of partners wins or loses twice.</source>
        <translation>Un anunț orb al partenerilor câștigă sau pierde dublu.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid a blind nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>După anunțuri, cine a anunțat un nil orb dă cărți partenerului, care le ia în mână și dă tot atâtea înapoi. Dacă amândoi anunță nil, nu se dă niciuna.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>După anunțuri, cine a anunțat nil dă cărți partenerului, care le ia în mână și dă tot atâtea înapoi. Dacă amândoi anunță nil, nu se dă niciuna.</translation>
    </message>
    <message>
        <source>Each passes one card.</source>
        <translation>Fiecare dă o carte.</translation>
    </message>
    <message>
        <source>Each passes two cards.</source>
        <translation>Fiecare dă două cărți.</translation>
    </message>
    <message>
        <source>Each passes three cards.</source>
        <translation>Fiecare dă trei cărți.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil are bags.</source>
        <translation>Levatele unui nil ratat sunt levate în plus.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil help to make the partner&apos;s contract.</source>
        <translation>Levatele unui nil ratat ajută la reușita contractului partenerului.</translation>
    </message>
    <message>
        <source>Ten bags cost a penalty; bags beyond them carry over.</source>
        <translation>Zece levate în plus aduc o penalizare; cele de peste zece se reportează.</translation>
    </message>
    <message>
        <source>Five bags cost a penalty; bags beyond them carry over.</source>
        <translation>Cinci levate în plus aduc o penalizare; cele de peste cinci se reportează.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Levatele în plus nu costă nimic.</translation>
    </message>
    <message>
        <source>The penalty for bags is 100 points.</source>
        <translation>Penalizarea levatelor în plus este de 100 de puncte.</translation>
    </message>
    <message>
        <source>The penalty for bags is 50 points.</source>
        <translation>Penalizarea levatelor în plus este de 50 de puncte.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it looks at the next card and discards it face down; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Nu se împarte. Pe rând, fiecare dintre cei doi jucători trage cartea de deasupra și se uită la ea: cine o păstrează se uită la următoarea și o pune deoparte cu fața în jos; cine o pune deoparte trebuie să o păstreze pe următoarea. Astfel fiecare are treisprezece cărți.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card unseen; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Nu se împarte. Pe rând, fiecare dintre cei doi jucători trage cartea de deasupra și se uită la ea: cine o păstrează o pune deoparte pe următoarea fără s-o vadă; cine o pune deoparte trebuie să o păstreze pe următoarea. Astfel fiecare are treisprezece cărți.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card; who discards it must keep the next. Discards lie face up. So each gets thirteen cards.</source>
        <translation>Nu se împarte. Pe rând, fiecare dintre cei doi jucători trage cartea de deasupra și se uită la ea: cine o păstrează o pune deoparte pe următoarea; cine o pune deoparte trebuie să o păstreze pe următoarea. Cărțile puse deoparte stau cu fața în sus. Astfel fiecare are treisprezece cărți.</translation>
    </message>
    <message>
        <source>The two of diamonds counts as a spade. It and then the two of spades are above the ace of spades.</source>
        <translation>Doiul de caro contează ca pică. El și apoi doiul de pică sunt peste asul de pică.</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random; after that the deal passes from player to player.</source>
        <translation>Primul care împarte este tras la sorți; apoi împarte fiecare pe rând.</translation>
    </message>
    <message>
        <source>The turned card stays out of play.</source>
        <translation>Cartea întoarsă rămâne în afara jocului.</translation>
    </message>
    <message>
        <source>The rules chosen now leave them nothing to do; each says why.</source>
        <translation>Cu regulile alese acum nu fac nimic; la fiecare scrie de ce.</translation>
    </message>
    <message>
        <source>The lowest bid is 1.</source>
        <translation>Cel mai mic anunț este 1.</translation>
    </message>
    <message>
        <source>The lowest bid is 2.</source>
        <translation>Cel mai mic anunț este 2.</translation>
    </message>
    <message>
        <source>You must beat the best card of the suit if you can, unless somebody has ruffed.</source>
        <translation>Trebuie să bați cea mai mare carte a culorii, dacă poți, în afară de cazul în care cineva a tăiat.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a spade that beats the spades in the trick; if you have none, you may play any card.</source>
        <translation>Dacă nu poți răspunde la culoare, trebuie să joci o pică mai mare decât cele din levată; dacă nu ai, poți juca orice carte.</translation>
    </message>
    <message>
        <source>Each trick above the bid scores a tenth of a point.</source>
        <translation>Fiecare levată în plus aduce o zecime de punct.</translation>
    </message>
    <message>
        <source>Tricks above the bid score nothing.</source>
        <translation>Levatele peste anunț nu aduc nimic.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks after the stock is used up count.</source>
        <translation>Contează doar cele treisprezece levate de după terminarea pachetului.</translation>
    </message>
    <message>
        <source>All twenty-six tricks count.</source>
        <translation>Contează toate cele douăzeci și șase de levate.</translation>
    </message>
    <message>
        <source>All tricks count, those after the stock is used up as two tricks each.</source>
        <translation>Contează toate levatele, cele de după terminarea pachetului ca două fiecare.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1.</source>
        <translation>Cine are mai multe primește 1 punct.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1 for each that the other has fewer.</source>
        <translation>Cine are mai multe primește 1 punct pentru fiecare levată pe care celălalt o are în minus.</translation>
    </message>
    <message>
        <source>Each of them scores 1 for who takes it.</source>
        <translation>Fiecare aduce 1 punct celui care o ia.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or passes. The first grand decides. When all others pass, the dealer calls grand or nullo.</source>
        <translation>Pe rând, de la jucătorul de după cel care împarte, fiecare anunță grand sau pasează. Primul grand hotărăște. Dacă toți ceilalți pasează, cel care împarte anunță grand sau nullo.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or nullo, or passes. The first call decides. When all others pass, the dealer must call.</source>
        <translation>Pe rând, de la jucătorul de după cel care împarte, fiecare anunță grand sau nullo, ori pasează. Primul anunț hotărăște. Dacă toți ceilalți pasează, cel care împarte trebuie să anunțe.</translation>
    </message>
    <message>
        <source>The player before the caller leads at grand, the player after the caller at nullo.</source>
        <translation>La grand iese jucătorul dinaintea celui care a anunțat, la nullo cel de după el.</translation>
    </message>
    <message>
        <source>The player after the caller leads at grand, the player before the caller at nullo.</source>
        <translation>La grand iese jucătorul de după cel care a anunțat, la nullo cel dinaintea lui.</translation>
    </message>
    <message>
        <source>At grand a side scores 1 for each of its tricks above six.</source>
        <translation>La grand o echipă primește 1 pentru fiecare levată a ei peste șase.</translation>
    </message>
    <message>
        <source>At grand a side scores 4 for each of its tricks above six.</source>
        <translation>La grand o echipă primește 4 pentru fiecare levată a ei peste șase.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, the others score twice as much.</source>
        <translation>Dacă echipa celui care a anunțat ia mai puțin de șapte levate, ceilalți primesc dublu.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, it loses as much for each trick below seven, and the others score nothing.</source>
        <translation>Dacă echipa celui care a anunțat ia mai puțin de șapte levate, pierde la fel pentru fiecare levată sub șapte, iar ceilalți nu primesc nimic.</translation>
    </message>
    <message>
        <source>When nobody plays anything, the deal does not count and the next player deals.</source>
        <translation>Când nimeni nu joacă nimic, runda nu contează și împarte jucătorul următor.</translation>
    </message>
    <message>
        <source>When nobody plays anything, all play a general misère, each alone and without trumps: whoever takes most tricks pays 1 to each of the others.</source>
        <translation>Când nimeni nu joacă nimic, toți joacă o misère generală, fiecare pentru sine și fără atu: cine ia cele mai multe levate plătește 1 fiecăruia dintre ceilalți.</translation>
    </message>
    <message>
        <source>At abundance and at abundance declared the caller chooses trumps.</source>
        <translation>La abundență și la abundență declarată cel care anunță alege atuul.</translation>
    </message>
    <message>
        <source>At abundance the caller chooses trumps; at abundance declared there are none.</source>
        <translation>La abundență cel care anunță alege atuul; la abundență declarată nu este atu.</translation>
    </message>
    <message>
        <source>Tricks above or below those needed change nothing.</source>
        <translation>Levatele peste sau sub cele necesare nu schimbă nimic.</translation>
    </message>
    <message>
        <source>At prop and cop, solo and abundance each trick above or below those needed is worth a fifth of a point more.</source>
        <translation>La prop și cop, solo și abundență fiecare levată peste sau sub cele necesare valorează cu o cincime de punct mai mult.</translation>
    </message>
    <message>
        <source>A rubber: the side that wins two games of three gains 2 points.</source>
        <translation>Un robăr: echipa care câștigă două manșe din trei primește 2 puncte.</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>Your own scheme</source>
        <translation>Schema ta</translation>
    </message>
    <message>
        <source>Far Whist standard</source>
        <translation>Standard Far Whist</translation>
    </message>
    <message>
        <source>Classic: tricks, and 10 for made bids</source>
        <translation>Clasic: levate, +10 la reușită</translation>
    </message>
    <message>
        <source>Classic: tricks, and 5 for made bids</source>
        <translation>Clasic: levate, +5 la reușită</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Totul sau nimic</translation>
    </message>
    <message>
        <source>All or nothing, 0 worth 5</source>
        <translation>Totul sau nimic, 0 valorează 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5</source>
        <translation>Clasic, 0 valorează 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5 plus the cards</source>
        <translation>Clasic, 0 valorează 5 plus cărțile</translation>
    </message>
    <message>
        <source>Classic, 0 worth 20</source>
        <translation>Clasic, 0 valorează 20</translation>
    </message>
    <message>
        <source>Oy Vey</source>
        <translation>Oy Vey</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progresiv</translation>
    </message>
    <message>
        <source>Squares: +bid², −off²</source>
        <translation>Pătrate: +anunț², −dif.²</translation>
    </message>
    <message>
        <source>Squares, and growing penalty</source>
        <translation>Pătrate, penalizare crescătoare</translation>
    </message>
    <message>
        <source>Old Heck: missed bids lose as much</source>
        <translation>Old Heck: ratarea costă la fel</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Simetric</translation>
    </message>
    <message>
        <source>Missed: −bid</source>
        <translation>Ratat: −anunț</translation>
    </message>
    <message>
        <source>Under: −bid; over: 0</source>
        <translation>Sub: −anunț; peste: 0</translation>
    </message>
    <message>
        <source>Under: 0; over: tricks</source>
        <translation>Sub: 0; peste: levatele</translation>
    </message>
    <message>
        <source>Made: 20; over: tricks</source>
        <translation>Reușit: 20; peste: levatele</translation>
    </message>
    <message>
        <source>Under: −10; over: tricks</source>
        <translation>Sub: −10; peste: levatele</translation>
    </message>
    <message>
        <source>Missed: −bid and −10 a trick</source>
        <translation>Ratat: −anunț și −10 pe levată</translation>
    </message>
    <message>
        <source>Cypriot: 5 a trick</source>
        <translation>Cipriot: 5 pe levată</translation>
    </message>
    <message>
        <source>Ten times the bid</source>
        <translation>De zece ori anunțul</translation>
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
        <translation>Ratat: −15 × diferența</translation>
    </message>
    <message>
        <source>Montreal</source>
        <translation>Montreal</translation>
    </message>
    <message>
        <source>Clag, old</source>
        <translation>Clag, vechi</translation>
    </message>
    <message>
        <source>Flemish: 10 + 3 a trick</source>
        <translation>Flamand: 10 + 3 pe levată</translation>
    </message>
    <message>
        <source>Dutch: 10 + 2 a trick</source>
        <translation>Olandez: 10 + 2 pe levată</translation>
    </message>
    <message>
        <source>Podrida: 10 + 3 a trick</source>
        <translation>Podrida: 10 + 3 pe levată</translation>
    </message>
    <message>
        <source>Wizard: 20 + 10 a trick</source>
        <translation>Wizard: 20 + 10 pe levată</translation>
    </message>
    <message>
        <source>Kings and Fools</source>
        <translation>Kings and Fools</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Românesc</translation>
    </message>
    <message>
        <source>Romanian, triangular</source>
        <translation>Românesc, triunghiular</translation>
    </message>
    <message>
        <source>French: 2 + 1 a trick</source>
        <translation>Francez: 2 + 1 pe levată</translation>
    </message>
    <message>
        <source>Tricks, and +10 or −5</source>
        <translation>Levate și +10 sau −5</translation>
    </message>
    <message>
        <source>Trick scoring</source>
        <translation>Punctaj pe levate</translation>
    </message>
    <message>
        <source>Novacastrian</source>
        <translation>Novacastrian</translation>
    </message>
    <message>
        <source>Binary: 10 or 0</source>
        <translation>Binar: 10 sau 0</translation>
    </message>
    <message>
        <source>Tricks + cards, or 0</source>
        <translation>Levate + cărți, sau 0</translation>
    </message>
    <message>
        <source>More in short deals</source>
        <translation>Mai mult în rundele scurte</translation>
    </message>
    <message>
        <source>Golf, triangular: lowest wins</source>
        <translation>Golf, triunghiular: câștigă scorul minim</translation>
    </message>
    <message>
        <source>Golf, squares: lowest wins</source>
        <translation>Golf, pătrate: câștigă scorul minim</translation>
    </message>
    <message>
        <source>Golf, by the cards: lowest wins</source>
        <translation>Golf, după cărți: câștigă scorul minim</translation>
    </message>
    <message>
        <source>Prospect: blind bids for players behind</source>
        <translation>Prospect: anunțuri oarbe când ești în urmă</translation>
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
        <translation>Binar, 0 valorează 20</translation>
    </message>
    <message>
        <source>A miss halves your total</source>
        <translation>O ratare înjumătățește totalul</translation>
    </message>
    <message>
        <source>Count the misses: fewest win</source>
        <translation>Se numără ratările: câștigă cele mai puține</translation>
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
        <translation>Pocha: 10 + 5 pe levată</translation>
    </message>
    <message>
        <source>Made: {points}.</source>
        <translation>Reușit: {points}.</translation>
    </message>
    <message>
        <source>Special made bids: {list}.</source>
        <translation>Anunțuri reușite cu puncte proprii: {list}.</translation>
    </message>
    <message>
        <source>A made 0: {points}.</source>
        <translation>Un 0 reușit: {points}.</translation>
    </message>
    <message>
        <source>Missed: {points}.</source>
        <translation>Ratat: {points}.</translation>
    </message>
    <message>
        <source>Too few: {points}.</source>
        <translation>Prea puține: {points}.</translation>
    </message>
    <message>
        <source>Too many: {points}.</source>
        <translation>Prea multe: {points}.</translation>
    </message>
    <message>
        <source>A missed 0: {points}.</source>
        <translation>Un 0 ratat: {points}.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Câștigă scorul cel mai mic.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Scores</source>
        <translation>Scoruri</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Ascunde scorurile</translation>
    </message>
    <message>
        <source>Show all scores</source>
        <translation>Arată toate scorurile</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foaia de scor</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Runda {deal}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Scoruri finale</translation>
    </message>
    <message>
        <source>Deal {number} · {cards}</source>
        <translation>Runda {number} · {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, match to {points}</source>
        <translation>Runda {number}, partidă până la {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Runda {number} din {deals}</translation>
    </message>
    <message>
        <source>{number} of {deals} played</source>
        <translation>Jucate: {number} din {deals}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>before the sound of i, as in Ilse</comment>
        <translation>{one} și {other}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} și {other}</translation>
    </message>
    <message>
        <source>{count} exact in a row</source>
        <translation>{count} exacte la rând</translation>
    </message>
    <message>
        <source>{exact} of {deals} exact</source>
        <translation>exacte: {exact} din {deals}</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>în plus: {count}</translation>
    </message>
    <message>
        <source>games {games}, points {points}</source>
        <translation>manșe {games}, puncte {points}</translation>
    </message>
    <message>
        <source>{made} of {deals} made</source>
        <translation>reușite: {made} din {deals}</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>fără cărți</translation>
    </message>
    <message>
        <source>{cards} left</source>
        <translation>{cards} în mână</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <translation>afară, locul {place}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}</source>
        <translation>Runda {number}, {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}, {trump}</source>
        <translation>Runda {number}, {cards}, {trump}</translation>
    </message>
    <message>
        <source>{name}: took {taken}: {points}</source>
        <translation>{name}: luate {taken}: {points}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}: {points}</source>
        <translation>{name}: anunț {bid}, luate {taken}: {points}</translation>
    </message>
    <message>
        <source>{name}: took {taken} so far</source>
        <translation>{name}: luate {taken} până acum</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken} so far</source>
        <translation>{name}: anunț {bid}, luate {taken} până acum</translation>
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
        <translation>{level} fără atu</translation>
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
        <translation>{name}: pas</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cărți</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>FA</translation>
    </message>
    <message>
        <source>Whole score sheet</source>
        <translation>Foaia de scor întreagă</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>{total} of {tricks}: {meaning}</source>
        <translation>{total} din {tricks}: {meaning}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>jucată din nou</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Loc</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>(in progress)</source>
        <translation>(în curs)</translation>
    </message>
    <message>
        <source>Double-click a deal to study it</source>
        <translation>Dublu clic pe o rundă ca să o studiezi</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Puncte</translation>
    </message>
    <message>
        <source>Same cards played &amp;by:</source>
        <translation>Aceleași cărți jucate &amp;de:</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Nimeni altcineva</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafic</translation>
    </message>
    <message>
        <source>{level} with your cards</source>
        <translation>{level} cu cărțile tale</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Se joacă din nou aceleași cărți</translation>
    </message>
    <message>
        <source>Shows what such an opponent gets with your cards on average</source>
        <translation>Arată cât obține în medie un astfel de adversar cu cărțile tale</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>&amp;Clasament</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opiază</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Salvează CSV…</translation>
    </message>
    <message>
        <source>Share pict&amp;ure…</source>
        <translation>Partajează &amp;imaginea…</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>R&amp;aport</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Tipărește…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Închi&amp;de</translation>
    </message>
    <message>
        <source>Score sheet – {game}</source>
        <translation>Foaia de scor – {game}</translation>
    </message>
    <message>
        <source>The score sheet was copied.</source>
        <translation>Foaia de scor a fost copiată.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Salvează foaia de scor</translation>
    </message>
    <message>
        <source>The score sheet was printed.</source>
        <translation>Foaia de scor a fost tipărită.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>{file} nu poate fi scris: {problem}. Alege alt loc.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvat ca {file}.</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>Tipărirea nu a reușit.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>în joc</translation>
    </message>
    <message>
        <source>{exact} of {deals}</source>
        <translation>{exact} din {deals}</translation>
    </message>
    <message>
        <source>{points} loses</source>
        <translation>{points} pierde</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <translation>{points} câștigă</translation>
    </message>
    <message>
        <source>Contract and declarer</source>
        <translation>Contract și declarant</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levate</translation>
    </message>
    <message>
        <source>{count} above six</source>
        <translation>{count} peste șase</translation>
    </message>
    <message>
        <source>score {game}</source>
        <translation>scor {game}</translation>
    </message>
    <message>
        <source>took {tricks} of {need}</source>
        <translation>{tricks} din {need}</translation>
    </message>
    <message>
        <source>took {ours}, they {theirs}</source>
        <translation>luate {ours}, ei {theirs}</translation>
    </message>
    <message>
        <source>Total bid</source>
        <translation>Total anunțat</translation>
    </message>
    <message>
        <source>For each deal: tricks taken/bid, then points. ✓ exactly as bid, ▲ too many, ▼ too few.</source>
        <translation>La fiecare rundă: levate luate/anunțate, apoi puncte. ✓ exact, ▲ prea multe, ▼ prea puține.</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Scorul manșei</translation>
    </message>
    <message>
        <source>made</source>
        <translation>reușit</translation>
    </message>
    <message>
        <source>{count} short</source>
        <translation>{count} în minus</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>încă în joc</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>Locul {place}: {name}, {points}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>anunț {bid}, luate {taken}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Licitație</translation>
    </message>
    <message>
        <source>You declare: {tricks}</source>
        <translation>Joci {tricks}</translation>
    </message>
    <message>
        <source>{name} declares: {tricks}</source>
        <translation>{name} joacă {tricks}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {left} to play</source>
        <translation>Câștigate {won}, pierdute {lost}, de jucat {left}</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}</source>
        <translation>Levate: noi {ours}, ei {theirs}</translation>
    </message>
    <message>
        <source>{count} of {players} are still in.</source>
        <translation>Încă în joc: {count} din {players}.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Ai ieșit din joc și privești.</translation>
    </message>
    <message>
        <source>One card is your last chance.</source>
        <translation>O singură carte e ultima ta șansă.</translation>
    </message>
    <message>
        <source>You need one trick in each deal.</source>
        <translation>Îți trebuie o levată în fiecare rundă.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Câștigi partida.</translation>
    </message>
    <message>
        <source>Match won: {names}.</source>
        <translation>Victorie: {names}.</translation>
    </message>
    <message>
        <source>chose trumps: {name}</source>
        <translation>a ales atuul: {name}</translation>
    </message>
    <message>
        <source>{name}: back in</source>
        <translation>{name}: înapoi în joc</translation>
    </message>
    <message>
        <source>{names}: out</source>
        <translation>{names}: afară din joc</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <translation>{name}: afară din joc</translation>
    </message>
    <message>
        <source>Tricks in each deal</source>
        <translation>Levate în fiecare rundă</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>întors</translation>
    </message>
    <message>
        <source>{name}: last chance</source>
        <translation>{name}: ultima șansă</translation>
    </message>
    <message>
        <source>{count} out</source>
        <translation>afară: {count}</translation>
    </message>
    <message>
        <source>back in</source>
        <translation>revine</translation>
    </message>
    <message>
        <source>most tricks: chooses the next trumps</source>
        <translation>cele mai multe levate: alege următorul atu</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>ultima șansă</translation>
    </message>
    <message>
        <source>out</source>
        <translation>afară din joc</translation>
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
        <translation>&amp;Arată fereastra aceea</translation>
    </message>
    <message>
        <source>&amp;Play another match</source>
        <translation>&amp;Joacă altă partidă</translation>
    </message>
    <message>
        <source>&amp;Take over the match</source>
        <translation>&amp;Preia partida</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Această partidă este deschisă în altă fereastră.</translation>
    </message>
    <message>
        <source>The other window does not answer. If you take over its match, that window can no longer save it.</source>
        <translation>Cealaltă fereastră nu răspunde. Dacă îi preiei partida, nu o va mai putea salva.</translation>
    </message>
    <message>
        <source>The match cannot be taken over.</source>
        <translation>Partida nu poate fi preluată.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The &amp;table</source>
        <translation>&amp;Masa</translation>
    </message>
    <message>
        <source>The &amp;result</source>
        <translation>&amp;Rezultatul</translation>
    </message>
    <message>
        <source>The score s&amp;heet</source>
        <translation>&amp;Foaia de scor</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Partajează imaginea</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvează…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Închi&amp;de</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>Imaginea a fost copiată.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salvează imaginea</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagine (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvată ca {file}.</translation>
    </message>
    <message>
        <source>The disk is full, and nothing was saved. Make room on it, or choose another place.</source>
        <translation>Discul este plin și nu s-a salvat nimic. Eliberează spațiu pe el sau alege alt loc.</translation>
    </message>
    <message>
        <source>You cannot save in {folder}. Choose another folder.</source>
        <translation>Nu poți salva în {folder}. Alege alt dosar.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}. Choose another place.</source>
        <translation>{file} nu poate fi salvat: {problem}. Alege alt loc.</translation>
    </message>
    <message>
        <source>{game} · the end of the match</source>
        <translation>{game} · sfârșitul partidei</translation>
    </message>
    <message>
        <source>{game} · deal {deal} of {deals}</source>
        <translation>{game} · runda {deal} din {deals}</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · runda {deal}</translation>
    </message>
    <message>
        <source>Available when a deal or the match is over</source>
        <translation>Disponibil după ce se termină o rundă sau partida</translation>
    </message>
</context>
<context>
    <name>Short speech</name>
    <message>
        <source>Low cards win.</source>
        <translation>Câștigă cărțile mici.</translation>
    </message>
    <message>
        <source>High cards win.</source>
        <translation>Câștigă cărțile mari.</translation>
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
        <translation>Runda {deal}: {cards}, împarți tu.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, {name} deals.</source>
        <translation>Runda {deal}: {cards}, împarte {name}.</translation>
    </message>
    <message>
        <source>Bids: {bids}.</source>
        <translation>Anunțuri: {bids}.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Levata ta.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>Ia {name}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Poți doar să spui pas.</translation>
    </message>
    <message>
        <source>Bid {contract} or more, or pass.</source>
        <translation>Licitează {contract} sau mai mult, ori spune pas.</translation>
    </message>
    <message>
        <source>Bid {contract} or more.</source>
        <translation>Licitează {contract} sau mai mult.</translation>
    </message>
    <message>
        <source>Offer {least} or more, or pass.</source>
        <translation>Oferă {least} sau mai mult, ori spune pas.</translation>
    </message>
    <message>
        <source>Bid blind, or look. Blind: {bids}.</source>
        <translation>Anunță pe nevăzute sau uită-te. Pe nevăzute: {bids}.</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Mari sau mici?</translation>
    </message>
    <message>
        <source>Give a card.</source>
        <translation>Dă o carte.</translation>
    </message>
    <message>
        <source>Play or knock?</source>
        <translation>Joci sau bați în masă?</translation>
    </message>
    <message>
        <source>Play your unseen card.</source>
        <translation>Joacă-ți cartea nevăzută.</translation>
    </message>
    <message>
        <source>You lead: {cards}.</source>
        <translation>Ieși tu: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: any card.</source>
        <translation>E rândul tău: orice carte.</translation>
    </message>
    <message>
        <source>Your turn: {cards}.</source>
        <translation>E rândul tău: {cards}.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>They</source>
        <translation>Ei</translation>
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
        <translation>{deal} · levatele tale în plus {bags}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · bags {ours}–{theirs}</source>
        <translation>Noi {we} – Ei {they} · în plus {ours}–{theirs}</translation>
    </message>
    <message>
        <source>{told} · tricks {ours} – {theirs}</source>
        <translation>{told} · levate {ours} – {theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · games {won}–{lost} · tricks {ours}–{theirs}</source>
        <translation>Noi {we} – Ei {they} · manșe {won}–{lost} · levate {ours}–{theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · tricks {ours}–{theirs}</source>
        <translation>Noi {we} – Ei {they} · levate {ours}–{theirs}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Your hand, {cards}</source>
        <translation>Mâna ta, {cards}</translation>
    </message>
    <message>
        <source>not your turn to play</source>
        <translation>nu e rândul tău să joci</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>se poate juca</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>nu se poate juca: {why}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>împarte</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>stă pe margine</translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation>luate {taken}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gata</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>încă fără anunț</translation>
    </message>
    <message>
        <source>bid hidden</source>
        <translation>anunț ascuns</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>anunț {bid}</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <translation>mai trebuie {count}</translation>
    </message>
    <message>
        <source>exact so far</source>
        <translation>exact până acum</translation>
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
        <translation>Runda {deal}, {cards}, jucate {tricks} din {size}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, {cards}, {tricks} of {size} played.</source>
        <translation>Runda {deal} din {deals}, {cards}, jucate {tricks} din {size}.</translation>
    </message>
    <message>
        <source>Trick so far: {cards}.</source>
        <translation>Levata de până acum: {cards}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Mâna ta</translation>
    </message>
    <message>
        <source>{card}, now {place} of {count}</source>
        <translation>{card}, acum {place} din {count}</translation>
    </message>
    <message>
        <source>Your hand is sorted.</source>
        <translation>Mâna ta este ordonată.</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>din talon</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>nu se poate juca</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>partenerul tău</translation>
    </message>
    <message>
        <source>bid made</source>
        <translation>anunț reușit</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>{count} în plus</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: your bid is made.</source>
        <translation>Ai anunțat {bid} și ai {taken}: anunțul tău e făcut.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too many.</source>
        <translation>Ai anunțat {bid} și ai {taken}: prea multe.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too few by now.</source>
        <translation>Ai anunțat {bid} și ai {taken}: nu mai ajung.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need the last trick.</source>
        <translation>Ai anunțat {bid} și ai {taken}: îți trebuie ultima levată.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: do not take the last trick.</source>
        <translation>Ai anunțat {bid} și ai {taken}: nu lua ultima levată.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need {need} {left}.</source>
        <translation>Ai anunțat {bid} și ai {taken}: îți mai trebuie {need} {left}.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need none {left}.</source>
        <translation>Ai anunțat {bid} și ai {taken}: nu îți mai trebuie niciuna {left}.</translation>
    </message>
    <message>
        <source>{card} lies face up on the stock</source>
        <translation>{card} este întoarsă pe pachet</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>La această levată nu s-a jucat nicio carte.</translation>
    </message>
    <message>
        <source>Trump is not known yet.</source>
        <translation>Atuul nu se știe încă.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Se joacă fără atu.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Atu: {suit}.</translation>
    </message>
    <message>
        <source>Trump: {suit}, {card} turned up.</source>
        <translation>Atu: {suit}, cartea întoarsă: {card}.</translation>
    </message>
    <message>
        <source>No cards have been dealt.</source>
        <translation>Nu s-au împărțit cărți.</translation>
    </message>
    <message>
        <source>You do not see your cards.</source>
        <translation>Nu îți vezi cărțile.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nu ai nicio carte.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Ai {cards}.</translation>
    </message>
    <message>
        <source>Playable: {cards}.</source>
        <translation>Jucabile: {cards}.</translation>
    </message>
    <message>
        <source>All see your cards.</source>
        <translation>Toți îți văd cărțile.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} arată {cards}.</translation>
    </message>
    <message>
        <source>From the kitty: {cards}.</source>
        <translation>Din talon: {cards}.</translation>
    </message>
    <message>
        <source>Your bid: {bids}.</source>
        <translation>Anunțul tău: {bids}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}, not {barred}.</source>
        <translation>Anunțul tău: de la {least} la {most}, fără {barred}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}.</source>
        <translation>Anunțul tău: de la {least} la {most}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>E rândul tău.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Ieși tu.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>{card} a fost jucat primul: joacă orice carte.</translation>
    </message>
    <message>
        <source>A joker was led.</source>
        <translation>S-a ieșit cu un joker.</translation>
    </message>
    <message>
        <source>{suit} led.</source>
        <translation>Culoarea cerută: {suit}.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Nu ai {suit}.</translation>
    </message>
    <message>
        <source>Taken back: {choice}.</source>
        <translation>Luat înapoi: {choice}.</translation>
    </message>
    <message>
        <source>Made again: {choice}.</source>
        <translation>Refăcut: {choice}.</translation>
    </message>
    <message>
        <source>Go through your cards with {less} and {more}, and press {ready}.</source>
        <translation>Treci prin cărțile tale cu {less} și {more} și apasă {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number and press {ready}.</source>
        <translation>Ca să anunți, scrie un număr și apasă {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number, choose with {down} and {up} what you play, and press {ready}.</source>
        <translation>Ca să anunți, scrie un număr, alege cu {down} și {up} ce joci și apasă {ready}.</translation>
    </message>
    <message>
        <source>To choose trumps, go through the suits with {less} and {more}, and press {ready}.</source>
        <translation>Ca să alegi atuul, treci prin culori cu {less} și {more} și apasă {ready}.</translation>
    </message>
    <message>
        <source>Press {keep} to keep the card that you drew, or {discard} to discard it.</source>
        <translation>Apasă {keep} ca să păstrezi cartea trasă sau {discard} ca să o pui deoparte.</translation>
    </message>
    <message>
        <source>Go through the choices with {less} and {more}, and press {ready}.</source>
        <translation>Treci prin variante cu {less} și {more} și apasă {ready}.</translation>
    </message>
    <message>
        <source>{help} opens the help. {keys} say the trick, the bids, the trump, the scores, whose turn it is and your cards.</source>
        <translation>{help} deschide ajutorul. {keys} spun levata, anunțurile, atuul, punctele, cui îi vine rândul și cărțile tale.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Partide</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Loc mediu</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Anunțuri exacte</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Puncte pe rundă</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Cea mai bună partidă</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Cea mai lungă serie</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Seria actuală</translation>
    </message>
    <message>
        <source>Places in the last matches</source>
        <translation>Locurile din ultimele partide</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Punctele din ultimele partide</translation>
    </message>
    <message>
        <source>■ won   ● not won</source>
        <translation>■ câștigată   ● necâștigată</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>runde la rând</translation>
    </message>
    <message>
        <source>Too high or too low</source>
        <translation>Prea mult sau prea puțin</translation>
    </message>
    <message>
        <source>Exact bids by cards in the hand</source>
        <translation>Anunțuri exacte după numărul de cărți din mână</translation>
    </message>
    <message>
        <source>Exact bids with and without trump</source>
        <translation>Anunțuri exacte cu și fără atu</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Culoare de atu</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Fără atu</translation>
    </message>
    <message>
        <source>The shuffle favours nobody: all cards follow from a number fixed before the first deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie in the green band, so one outside it now and then is no surprise.</source>
        <translation>Amestecarea nu avantajează pe nimeni: toate cărțile decurg dintr-un număr stabilit înainte de prima rundă. Iată ce a primit fiecare loc. Din pură întâmplare, cam 19 din 20 de numere cad în banda verde, așa că nu e de mirare dacă din când în când unul iese din ea.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ași</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atuuri</translation>
    </message>
    <message>
        <source>Only deals in which no player chose the suit count here.</source>
        <translation>Aici contează numai rundele în care niciun jucător nu a ales culoarea.</translation>
    </message>
    <message>
        <source>Cards are luck as well as skill: in our measurements even a clearly better player lost a third of the matches.</source>
        <translation>Cărțile înseamnă noroc și pricepere: în măsurătorile noastre, chiar și un jucător net mai bun a pierdut o treime din partide.</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>Statisticile nu pot fi arătate</translation>
    </message>
    <message>
        <source>Nothing of this kind has been played</source>
        <translation>Nu s-a jucat nimic de felul acesta</translation>
    </message>
    <message>
        <source>Choose another game, other opponents or other matches.</source>
        <translation>Alege alt joc, alți adversari sau alte partide.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Încă nu este nimic de arătat</translation>
    </message>
    <message>
        <source>Play a deal to its end and it is counted here, with your bid and your points; a match counts when it is over. Practice, lessons and matches that you only watch do not count.</source>
        <translation>Joacă o rundă până la capăt și ea apare aici, cu anunțul și punctele tale; o partidă apare când s-a încheiat. Exercițiile, lecțiile și partidele la care doar privești nu contează.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistici</translation>
    </message>
    <message>
        <source>&amp;Matches:</source>
        <translation>&amp;Partide:</translation>
    </message>
    <message>
        <source>A match is assisted when you asked for a hint, took a move back, had the coach look at moves before they were made, let a bot finish a deal or move when your time was up, replayed a deal before it was over, or chose the match number.</source>
        <translation>O partidă este asistată dacă ai cerut un sfat, ai anulat o mutare, ai lăsat antrenorul să-ți verifice mutările înainte de a le face, ai lăsat un bot să termine o rundă sau să mute când a expirat timpul, ai rejucat o rundă înainte să se termine ori ai ales numărul partidei.</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Fără asistență</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Asistate</translation>
    </message>
    <message>
        <source>Hints not allowed</source>
        <translation>Sfaturi nepermise</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>Jucă&amp;tor:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Joc:</translation>
    </message>
    <message>
        <source>O&amp;pponents:</source>
        <translation>&amp;Adversari:</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Pri&amp;vire generală</translation>
    </message>
    <message>
        <source>&amp;Bids</source>
        <translation>A&amp;nunțuri</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>A&amp;mestecare</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>R&amp;esetează…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Salvează CSV…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Închi&amp;de</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toate jocurile</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Toate nivelurile</translation>
    </message>
    <message>
        <source>The statistics were copied.</source>
        <translation>Statisticile au fost copiate.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Salvează statisticile</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Resetează statisticile</translation>
    </message>
    <message>
        <source>Reset these statistics?

{shown}</source>
        <translation>Resetezi aceste statistici?

{shown}</translation>
    </message>
    <message>
        <source>You can undo this until you leave the program.</source>
        <translation>Poți anula asta până ieși din program.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Resetează</translation>
    </message>
    <message>
        <source>The statistics have been reset.</source>
        <translation>Statisticile au fost resetate.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;ulează</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, reguli proprii</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveluri mixte</translation>
    </message>
    <message>
        <source>{percent} % – {good} of {of}</source>
        <translation>{percent} % – {good} din {of}</translation>
    </message>
    <message>
        <source>{label}: exact in {good} of {of}, {percent} percent</source>
        <translation>{label}: exact în {good} din {of}, {percent} la sută</translation>
    </message>
    <message>
        <source>On average your bids are neither too high nor too low.</source>
        <translation>În medie nu anunți nici prea mult, nici prea puțin.</translation>
    </message>
    <message>
        <source>You overbid by {tricks} tricks on average.</source>
        <translation>În medie anunți cu {tricks} levate prea mult.</translation>
    </message>
    <message>
        <source>You underbid by {tricks} tricks on average.</source>
        <translation>În medie anunți cu {tricks} levate prea puțin.</translation>
    </message>
    <message>
        <source>Missed bids: {high} too high, {low} too low.</source>
        <translation>Anunțuri ratate: prea mari {high}, prea mici {low}.</translation>
    </message>
    <message>
        <source>Oldest first: {values}</source>
        <translation>De la cea mai veche: {values}</translation>
    </message>
    <message>
        <source>{percent} %, expected {fair} %</source>
        <translation>{percent} %, așteptat {fair} %</translation>
    </message>
    <message>
        <source>{deals}, unfinished matches: {running}</source>
        <translation>{deals}, partide în curs: {running}</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: below the band</source>
        <translation>{count} – așteptat {mean} ± {band}: sub limita benzii</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: above the band</source>
        <translation>{count} – așteptat {mean} ± {band}: peste limita benzii</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: within the band</source>
        <translation>{count} – așteptat {mean} ± {band}: în interiorul benzii</translation>
    </message>
    <message>
        <source>The statistics could not be read and start over. The old file is kept as {file}.</source>
        <translation>Statisticile nu au putut fi citite și încep de la zero. Fișierul vechi este păstrat ca {file}.</translation>
    </message>
    <message>
        <source>The statistics in {file} were written by a newer version of Far Whist; what you play now is not counted.</source>
        <translation>Statisticile din {file} sunt scrise de o versiune mai nouă de Far Whist; ce joci acum nu contează.</translation>
    </message>
    <message>
        <source>The statistics in {file} are damaged and cannot be moved aside; what you play now is not counted.</source>
        <translation>Statisticile din {file} sunt deteriorate și nu pot fi puse deoparte; ce joci acum nu contează.</translation>
    </message>
    <message>
        <source>The disk is full, so the statistics in {file} could not be saved; Far Whist tries again after the next deal.</source>
        <translation>Discul este plin, așa că statisticile din {file} nu au putut fi salvate; Far Whist încearcă din nou după runda următoare.</translation>
    </message>
    <message>
        <source>The statistics in {file} may not be read or written; Far Whist tries again after the next deal.</source>
        <translation>Statisticile din {file} nu pot fi citite sau scrise; Far Whist încearcă din nou după runda următoare.</translation>
    </message>
    <message>
        <source>Another program is using the statistics in {file}; Far Whist tries again after the next deal.</source>
        <translation>Alt program folosește statisticile din {file}; Far Whist încearcă din nou după runda următoare.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({problem}); Far Whist tries again after the next deal.</source>
        <translation>Statisticile din {file} nu pot fi folosite ({problem}); Far Whist încearcă din nou după runda următoare.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>E rândul tău: ieși cu o carte.</translation>
    </message>
    <message>
        <source>Your turn: follow suit, {suit}.</source>
        <translation>E rândul tău: răspunde la culoare, {suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card.</source>
        <translation>E rândul tău: joacă orice carte.</translation>
    </message>
    <message>
        <source>Your turn: play a highlighted card.</source>
        <translation>E rândul tău: joacă o carte evidențiată.</translation>
    </message>
    <message>
        <source>Choose trumps.</source>
        <translation>Alege atuul.</translation>
    </message>
    <message>
        <source>Offer a number of tricks with a trump suit, or pass.</source>
        <translation>Oferă un număr de levate cu o culoare de atu sau spune pas.</translation>
    </message>
    <message>
        <source>Bid without seeing your cards, or look at them first.</source>
        <translation>Anunță fără să-ți vezi cărțile sau uită-te întâi la ele.</translation>
    </message>
    <message>
        <source>Your partner has bid blind: now you must, too.</source>
        <translation>Partenerul a anunțat orb: acum trebuie și tu.</translation>
    </message>
    <message>
        <source>You are ready. You may change your bid until all are.</source>
        <translation>Ești gata. Poți schimba anunțul până când toți sunt gata.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Ready.</source>
        <translation>Alege anunțul, apoi apasă Gata.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Bid.</source>
        <translation>Alege anunțul, apoi apasă Anunță.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>E rândul tău.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Se așteaptă: {names}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Iei levata cu {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} ia levata cu {card}.</translation>
    </message>
    <message>
        <source>Bid a number of tricks above six, or pass.</source>
        <translation>Licitează un număr de levate peste șase sau spune pas.</translation>
    </message>
    <message>
        <source>No trump: do high or low cards win?</source>
        <translation>Fără atu: câștigă cărțile mari sau cele mici?</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Pune deoparte {cards}.</translation>
    </message>
    <message>
        <source>Choose a card to pass to your partner.</source>
        <translation>Alege o carte pentru partener.</translation>
    </message>
    <message>
        <source>Give a card to the player who takes the penalty.</source>
        <translation>Dă o carte jucătorului care primește pedeapsa.</translation>
    </message>
    <message>
        <source>You drew {card}: keep it or discard it?</source>
        <translation>Ai tras {card}: o păstrezi sau o pui deoparte?</translation>
    </message>
    <message>
        <source>Play your card, or knock to keep it for a later trick.</source>
        <translation>Joacă-ți cartea sau bate în masă, ca să o păstrezi pentru o levată de mai târziu.</translation>
    </message>
    <message>
        <source>Play your card, which you have not seen.</source>
        <translation>Joacă-ți cartea, pe care nu ai văzut-o.</translation>
    </message>
    <message>
        <source>Your turn. {pile}</source>
        <translation>E rândul tău. {pile}</translation>
    </message>
    <message>
        <source>Everyone passed: call grand or nullo.</source>
        <translation>Toți au pasat: anunță grand sau nullo.</translation>
    </message>
    <message>
        <source>Call grand or nullo, or pass.</source>
        <translation>Anunță grand sau nullo, ori pasează.</translation>
    </message>
    <message>
        <source>Call grand, or pass.</source>
        <translation>Anunță grand sau pasează.</translation>
    </message>
    <message>
        <source>Accept the proposal, or pass.</source>
        <translation>Acceptă propunerea sau pasează.</translation>
    </message>
    <message>
        <source>Nobody accepts: play solo, or pass.</source>
        <translation>Nimeni nu acceptă: joacă solo sau pasează.</translation>
    </message>
    <message>
        <source>Call, or pass.</source>
        <translation>Anunță sau pasează.</translation>
    </message>
    <message>
        <source>The first steps come with your next bid.</source>
        <translation>Primii pași apar la următorul tău anunț.</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>asistată</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>exercițiu</translation>
    </message>
    <message>
        <source>A bot finishes this deal for you.</source>
        <translation>Un bot termină această rundă pentru tine.</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Runda {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Runda {deal} din {deals}</translation>
    </message>
    <message>
        <source>stock {cards}</source>
        <translation>pachet {cards}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>the other side</source>
        <translation>cealaltă echipă</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>echipa voastră</translation>
    </message>
    <message>
        <source>One deal decided it.</source>
        <translation>O singură rundă a hotărât totul.</translation>
    </message>
    <message>
        <source>After {deals} it is level at {points}: {names}.</source>
        <translation>După {deals} e egalitate la {points}: {names}.</translation>
    </message>
    <message>
        <source>You led from the first deal to the last.</source>
        <translation>Ai fost în frunte de la prima rundă până la ultima.</translation>
    </message>
    <message>
        <source>{name} led from the first deal to the last.</source>
        <translation>De la prima rundă până la ultima, în frunte a fost {name}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when you took the lead from {rivals}.</source>
        <translation>Momentul de cotitură a fost runda {deal}, când ai preluat conducerea de la {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from you.</source>
        <translation>Momentul de cotitură a fost runda {deal}, când {name} a preluat conducerea de la tine.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from {rivals}.</source>
        <translation>Momentul de cotitură a fost runda {deal}, când {name} a preluat conducerea de la {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave you the lead over {rivals}.</source>
        <translation>Momentul de cotitură a fost runda {deal}, când, cu {bids} la rând, ai preluat conducerea de la {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over you.</source>
        <translation>Momentul de cotitură a fost runda {deal}, când, cu {bids} la rând, {name} a preluat conducerea de la tine.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over {rivals}.</source>
        <translation>Momentul de cotitură a fost runda {deal}, când, cu {bids} la rând, {name} a preluat conducerea de la {rivals}.</translation>
    </message>
    <message>
        <source>Before the last deal it stood level at {points}.</source>
        <translation>Înainte de ultima rundă era egalitate la {points}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, you bid {bid} and took {taken}.</source>
        <translation>Înainte de ultima rundă era egalitate la {points}; ai anunțat {bid} și ai luat {taken}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, {name} bid {bid} and took {taken}.</source>
        <translation>Înainte de ultima rundă era egalitate la {points}; {name} a anunțat {bid} și a luat {taken}.</translation>
    </message>
    <message>
        <source>At the end you were {points} ahead of {rivals}.</source>
        <translation>La sfârșit aveai {points} avans față de {rivals}.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of you.</source>
        <translation>La sfârșit, {name} avea {points} avans față de tine.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of {rivals}.</source>
        <translation>La sfârșit, {name} avea {points} avans față de {rivals}.</translation>
    </message>
    <message>
        <source>The best deal was yours: {points} in deal {deal}.</source>
        <translation>Cea mai bună rundă a fost a ta: {points} în runda {deal}.</translation>
    </message>
    <message>
        <source>The best deal went to {name}: {points} in deal {deal}.</source>
        <translation>Cea mai bună rundă: {name}, {points} în runda {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} was the first to put somebody out: {names}.</source>
        <translation>Runda {deal} a fost prima care a scos pe cineva din joc: {names}.</translation>
    </message>
    <message>
        <source>Played in the last deal: {names}.</source>
        <translation>Au jucat ultima rundă: {names}.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>&amp;Pass and draw</source>
        <translation>Pa&amp;s și trage</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;s</translation>
    </message>
    <message>
        <source>&amp;Knock: keep it</source>
        <translation>&amp;Bate în masă: o păstrezi</translation>
    </message>
    <message>
        <source>Play it &amp;unseen</source>
        <translation>Joac-o pe &amp;nevăzute</translation>
    </message>
    <message>
        <source>Choose a card for your partner</source>
        <translation>Alege o carte pentru partener</translation>
    </message>
    <message>
        <source>Choose a card to give away</source>
        <translation>Alege o carte de dat</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Pune deoparte {cards}</translation>
    </message>
    <message>
        <source>Choose a card, or several of one rank</source>
        <translation>Alege o carte sau mai multe de același rang</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what was picked</comment>
        <translation>Pune</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Nicio carte nu merge</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Cartea ta</translation>
    </message>
    <message>
        <source>Done ({count} of {all})</source>
        <translation>Gata ({count} din {all})</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Pune {cards}</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Study</source>
        <translation>Studiu</translation>
    </message>
    <message>
        <source>The coach has not judged this choice</source>
        <translation>Antrenorul nu a judecat această alegere</translation>
    </message>
    <message>
        <source>This is not your decision</source>
        <translation>Nu e decizia ta</translation>
    </message>
    <message>
        <source>Deal {number} · saved, does not count</source>
        <translation>Runda {number} · varianta e salvată, nu contează</translation>
    </message>
    <message>
        <source>Nothing better is known than what was played</source>
        <translation>Nu se cunoaște nimic mai bun decât ce s-a jucat</translation>
    </message>
    <message>
        <source>{line}. This does not count.</source>
        <translation>{line}. Aceasta nu contează.</translation>
    </message>
    <message>
        <source>Line deleted. Ctrl+Z brings it back.</source>
        <translation>Variantă ștearsă. Ctrl+Z o aduce înapoi.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Îna&amp;poi</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Toate mâinile</translation>
    </message>
    <message>
        <source>Only what you knew</source>
        <translation>Doar ce știai</translation>
    </message>
    <message>
        <source>Cards that are shown</source>
        <translation>Cărți arătate</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>Îna&amp;poi la partidă</translation>
    </message>
    <message>
        <source>Let &amp;everyone play on</source>
        <translation>L&amp;asă-i pe toți să continue</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mai multe</translation>
    </message>
    <message>
        <source>&amp;Other random choices for the opponents</source>
        <translation>Alte ale&amp;geri ale adversarilor</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>&amp;Joacă de aici</translation>
    </message>
    <message>
        <source>&amp;Hide the panel</source>
        <translation>&amp;Ascunde panoul</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toate</translation>
    </message>
    <message>
        <source>You knew</source>
        <translation>Ce știai</translation>
    </message>
    <message>
        <source>Steps of the deal</source>
        <translation>Pașii rundei</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>Alegerea &amp;ant.</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>Alegerea &amp;urm.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Puncte așteptate</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>La început</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas înapoi</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas înainte</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>La sfârșit</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Runda anterioară</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Greșeala următoare</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Greșeala anterioară</translation>
    </message>
    <message>
        <source>Study · {deal}</source>
        <translation>Studiu · {deal}</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Jurnalul rundei</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levate</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Jurnal</translation>
    </message>
    <message>
        <source>Tr&amp;y {card}</source>
        <translation>În&amp;cearcă {card}</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Arată &amp;răspunsul</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Antrenor</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>ieși tu</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>cartea ta</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Sfârșitul rundei</translation>
    </message>
    <message>
        <source>All bid at once</source>
        <translation>Toți anunță deodată</translation>
    </message>
    <message>
        <source>Trick {trick}, your lead</source>
        <translation>Levata {trick}, ieși tu</translation>
    </message>
    <message>
        <source>Trick {trick}, your card</source>
        <translation>Levata {trick}, cartea ta</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} leads</source>
        <translation>Levata {trick}, iese {name}</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} plays</source>
        <translation>Levata {trick}, joacă {name}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Anunțul tău</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} anunță</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Tu alegi atuul</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} alege atuul</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Tragi o carte</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} trage o carte</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <translation>Pui deoparte o carte</translation>
    </message>
    <message>
        <source>{name} discards a card</source>
        <translation>{name} pune deoparte o carte</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Rândul tău</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>La rând: {name}</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>pasul {step} din {steps}</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>încă nejucată</translation>
    </message>
    <message>
        <source>Try another call</source>
        <translation>Încearcă alt anunț</translation>
    </message>
    <message>
        <source>Try {call}</source>
        <translation>Încearcă {call}</translation>
    </message>
    <message>
        <source>Before the play: {move}</source>
        <translation>Înainte de joc: {move}</translation>
    </message>
    <message>
        <source>Trick {trick}: {move}</source>
        <translation>Levata {trick}: {move}</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <translation>Ce-ar fi dacă: {move}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old} in trick {trick}</source>
        <translation>Ce-ar fi dacă: {move} în loc de {old} în levata {trick}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old}</source>
        <translation>Ce-ar fi dacă: {move} în loc de {old}</translation>
    </message>
    <message>
        <source>{points} · {taken} of {bid}</source>
        <translation>{points} · {taken} din {bid}</translation>
    </message>
    <message>
        <source>One line is only one way the play can go.</source>
        <translation>O variantă e doar un mers posibil al jocului.</translation>
    </message>
    <message>
        <source>The choice had a chance of {share} %, whatever came of it.</source>
        <translation>Alegerea avea {share} % șanse, indiferent ce a ieșit din ea.</translation>
    </message>
    <message>
        <source>Before the choice: {worth}</source>
        <translation>Înainte de alegere: {worth}</translation>
    </message>
    <message>
        <source>In the match, {choice}: {worth}</source>
        <translation>În partidă, {choice}: {worth}</translation>
    </message>
    <message>
        <source>Here: {worth}</source>
        <translation>Aici: {worth}</translation>
    </message>
    <message>
        <source>Trick {trick}, your turn</source>
        <translation>Levata {trick}, rândul tău</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} thinks</source>
        <translation>Levata {trick}, {name} se gândește</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} se gândește</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>Nu&amp;me…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Șt&amp;erge</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>Name of the line</source>
        <translation>Numele variantei</translation>
    </message>
    <message>
        <source>The match, as it was played</source>
        <translation>Partida, așa cum s-a jucat</translation>
    </message>
    <message>
        <source>The deal up to the question</source>
        <translation>Runda până la întrebare</translation>
    </message>
    <message>
        <source>{line}
“{name}”</source>
        <translation>{line}
„{name}”</translation>
    </message>
    <message>
        <source>What you try cannot be saved: {reason}</source>
        <translation>Ce încerci nu poate fi salvat: {reason}</translation>
    </message>
    <message>
        <source>your line {share} %</source>
        <translation>varianta ta {share} %</translation>
    </message>
    <message>
        <source>&amp;Back to the question</source>
        <translation>Î&amp;napoi la întrebare</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Antrenorul se gândește…</translation>
    </message>
    <message>
        <source>The help advises: {choice}</source>
        <translation>Ajutorul recomandă: {choice}</translation>
    </message>
    <message>
        <source>&amp;Judge the decisions of</source>
        <translation>Ju&amp;decă deciziile jucătorului</translation>
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
        <translation>R</translation>
    </message>
    <message>
        <source>C</source>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>Suit of a card</name>
    <message>
        <source>spades</source>
        <translation>pică</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cupă</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>caro</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>treflă</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <translation>pică</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cupă</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>caro</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>treflă</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pică</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cupă</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Caro</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Treflă</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>fără atu</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Fără atu</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Show all hands</source>
        <translation>Arată toate mâinile</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studiază</translation>
    </message>
    <message>
        <source>Go through the deal card by card</source>
        <translation>Parcurge runda carte cu carte</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Rejoacă runda</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Înapoi la partidă</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>anunț {bid}, luate {taken}</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>pe margine</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>în plus: {count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>ratat</translation>
    </message>
    <message>
        <source>made</source>
        <translation>reușit</translation>
    </message>
    <message>
        <source>game {points}, won {games}</source>
        <translation>manșă {points}, câștigate {games}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>câștigă</translation>
    </message>
    <message>
        <source>out</source>
        <translation>afară din joc</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>ultima șansă</translation>
    </message>
    <message>
        <source>stays in</source>
        <translation>rămâne</translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation>cărți rămase: {count}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Loc</translation>
    </message>
    <message>
        <source>Points in the match so far</source>
        <translation>Puncte în partidă până acum</translation>
    </message>
    <message>
        <source>The same place as before</source>
        <translation>Același loc ca înainte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>Deal {deal} – {cards}, {trump}</source>
        <translation>Runda {deal} – {cards}, {trump}</translation>
    </message>
    <message>
        <source>Exact: bid {bid}, took {taken}</source>
        <translation>Exact: anunț {bid}, luate {taken}</translation>
    </message>
    <message>
        <source>One too many: bid {bid}, took {taken}</source>
        <translation>Una în plus: anunț {bid}, luate {taken}</translation>
    </message>
    <message>
        <source>One short: bid {bid}, took {taken}</source>
        <translation>Una în minus: anunț {bid}, luate {taken}</translation>
    </message>
    <message>
        <source>{result}: bid {bid}, took {taken}</source>
        <translation>{result}: anunț {bid}, luate {taken}</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>Runda nu contează și se joacă din nou.</translation>
    </message>
    <message>
        <source>You took {taken}: {points}.</source>
        <translation>Ai luat {taken}: {points}.</translation>
    </message>
    <message>
        <source>You sat out.</source>
        <translation>Ai stat pe margine.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {result}, {points}.</source>
        <translation>Ai anunțat {bid} și ai luat {taken}: {result}, {points}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Jocul {number}</translation>
    </message>
    <message>
        <source>You took {tricks} and win the match.</source>
        <translation>Ai luat {tricks} și câștigi partida.</translation>
    </message>
    <message>
        <source>You took {tricks} and share first place.</source>
        <translation>Ai luat {tricks} și împarți primul loc.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partida s-a încheiat.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Ai ieșit din joc și privești.</translation>
    </message>
    <message>
        <source>You took {tricks} and are out.</source>
        <translation>Ai luat {tricks} și ieși din joc.</translation>
    </message>
    <message>
        <source>You took no trick: one card is your last chance.</source>
        <translation>Nu ai luat nicio levată: o singură carte e ultima ta șansă.</translation>
    </message>
    <message>
        <source>You took {tricks} and stay in.</source>
        <translation>Ai luat {tricks} și rămâi în joc.</translation>
    </message>
    <message>
        <source>You go out first.</source>
        <translation>Ai scăpat primul de cărți.</translation>
    </message>
    <message>
        <source>Your place in this game: {place}.</source>
        <translation>Locul tău în acest joc: {place}.</translation>
    </message>
    <message>
        <source>Nullo: we took {ours} tricks, they {theirs}.</source>
        <translation>Nullo: levate noi {ours}, ei {theirs}.</translation>
    </message>
    <message>
        <source>We bid {bid} and took {taken}: {points}. They bid {bid_there} and took {taken_there}: {points_there}.</source>
        <translation>Noi am anunțat {bid} și am luat {taken}: {points}. Ei au anunțat {bid_there} și au luat {taken_there}: {points_there}.</translation>
    </message>
    <message>
        <source>Tricks: you {own}, the other player {other}.</source>
        <translation>Levate: tu {own}, celălalt {other}.</translation>
    </message>
    <message>
        <source>General misère: you took {tricks}.</source>
        <translation>Misère generală: ai luat {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and made it with {tricks}.</source>
        <translation>Ai jucat {contract} și ai reușit cu {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and failed with {tricks}.</source>
        <translation>Ai jucat {contract} și ai ratat cu {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} was made with {tricks}.</source>
        <translation>Contra ta, {contract} a reușit cu {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} failed with {tricks}.</source>
        <translation>Împotriva ta, {contract} a ratat cu {tricks}.</translation>
    </message>
    <message>
        <source>Nobody plays: the deal does not count.</source>
        <translation>Nimeni nu joacă: runda nu contează.</translation>
    </message>
    <message>
        <source>You are left with cards and lose this game.</source>
        <translation>Rămâi cu cărți și pierzi acest joc.</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}.</source>
        <translation>Levate: noi {ours}, ei {theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and made it: tricks {tricks}–{theirs}.</source>
        <translation>Noi am licitat {contract} și am reușit: levate {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and failed: tricks {tricks}–{theirs}.</source>
        <translation>Noi am licitat {contract} și am ratat: levate {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>They bid {contract} and made it: tricks {theirs}–{tricks}.</source>
        <translation>Ei au licitat {contract} și au reușit: levate {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>They bid {contract} and failed: tricks {theirs}–{tricks}.</source>
        <translation>Ei au licitat {contract} și au ratat: levate {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>The next deal starts automatically</source>
        <translation>Runda următoare începe automat</translation>
    </message>
    <message>
        <source>Third exact bid in a row.</source>
        <translation>Al treilea anunț exact la rând.</translation>
    </message>
    <message>
        <source>Fourth exact bid in a row.</source>
        <translation>Al patrulea anunț exact la rând.</translation>
    </message>
    <message>
        <source>Fifth exact bid in a row.</source>
        <translation>Al cincilea anunț exact la rând.</translation>
    </message>
    <message>
        <source>Sixth exact bid in a row.</source>
        <translation>Al șaselea anunț exact la rând.</translation>
    </message>
    <message>
        <source>Seventh exact bid in a row.</source>
        <translation>Al șaptelea anunț exact la rând.</translation>
    </message>
    <message>
        <source>Eighth exact bid in a row.</source>
        <translation>Al optulea anunț exact la rând.</translation>
    </message>
    <message>
        <source>You take the lead from {names}.</source>
        <translation>Preiei conducerea de la {names}.</translation>
    </message>
    <message>
        <source>You share the lead with {names}.</source>
        <translation>Ești în frunte, la egalitate cu {names}.</translation>
    </message>
    <message>
        <source>You keep the lead.</source>
        <translation>Rămâi în frunte.</translation>
    </message>
    <message>
        <source>You pass {names}.</source>
        <translation>Treci de {names}.</translation>
    </message>
    <message>
        <source>{points} behind {names}.</source>
        <translation>Cu {points} în urmă față de {names}.</translation>
    </message>
    <message>
        <source>You take the lead.</source>
        <translation>Treci în frunte.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Trump not known yet</source>
        <translation>Atuul nu se știe încă</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Fără atu</translation>
    </message>
    <message>
        <source>Deal {deal} · {cards}</source>
        <translation>Runda {deal} · {cards}</translation>
    </message>
    <message>
        <source>{sum}. Somebody must fall short.</source>
        <translation>{sum}. Cineva va lua prea puține.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Levate anunțate până acum: {total} din {tricks}</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>Gata: {ready} din {seats}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} · {cards}</source>
        <translation>Runda {deal} din {deals} · {cards}</translation>
    </message>
    <message>
        <source>{bids}: {meaning}</source>
        <translation>{bids}: {meaning}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>egal</translation>
    </message>
    <message>
        <source>{sum}. Somebody must take too many.</source>
        <translation>{sum}. Cineva va lua prea multe.</translation>
    </message>
    <message>
        <source>{sum}. Everybody can be exact.</source>
        <translation>{sum}. Toți pot reuși.</translation>
    </message>
    <message>
        <source>Bids are hidden until the deal is over</source>
        <translation>Anunțuri ascunse până la sfârșitul rundei</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Ultima levată:</translation>
    </message>
    <message>
        <source>led first</source>
        <translation>jucată prima</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – yours</source>
        <translation>Levata {trick} din {tricks} – a ta</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – won by {name}</source>
        <translation>Levata {trick} din {tricks} – luată de {name}</translation>
    </message>
    <message>
        <source>Looking at earlier tricks is switched off in the preferences.</source>
        <translation>Revederea levatelor este oprită în preferințe.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal yet.</source>
        <translation>În această rundă nu s-a luat încă nicio levată.</translation>
    </message>
    <message>
        <source>You have seen no kitty and discarded nothing in this deal.</source>
        <translation>În această rundă nu ai văzut niciun talon și nu ai pus cărți deoparte.</translation>
    </message>
    <message>
        <source>{card} – choose again to play</source>
        <translation>{card} – alege din nou pentru a juca</translation>
    </message>
    <message>
        <source>{card} – choose again to play it, Esc to keep it</source>
        <translation>{card} – alege din nou pentru a juca, Esc pentru a renunța</translation>
    </message>
    <message>
        <source>{card} – playable</source>
        <translation>{card} – se poate juca</translation>
    </message>
    <message>
        <source>{card} – not playable</source>
        <translation>{card} – nu se poate juca</translation>
    </message>
    <message>
        <source>Click to continue</source>
        <translation>Clic pentru a continua</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Clic sau Spațiu pentru a continua</translation>
    </message>
    <message>
        <source>Paused – press Space to continue</source>
        <translation>Pauză – apasă Spațiu ca să continui</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Take back</source>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Joac-o oricum</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Păstrează oricum</translation>
    </message>
    <message>
        <source>Winning chance lost: about {share} %</source>
        <translation>Șansă de câștig pierdută: cam {share} %</translation>
    </message>
    <message>
        <source>This loses about {points}</source>
        <translation>Astfel pierzi cam {points}</translation>
    </message>
    <message>
        <source>{lost}. {why} Take it back, or keep it?</source>
        <translation>{lost}. {why} Iei mutarea înapoi sau o păstrezi?</translation>
    </message>
    <message>
        <source>The coach looks at your choice …</source>
        <translation>Antrenorul se uită la alegerea ta…</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>bid</source>
        <translation>anunț</translation>
    </message>
    <message>
        <source>bid²</source>
        <translation>anunț²</translation>
    </message>
    <message>
        <source>(1 + 2 + … + bid)</source>
        <translation>(1 + 2 + … + anunț)</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cărți</translation>
    </message>
    <message>
        <source>(most cards + 1 − cards)</source>
        <translation>(maximum de cărți + 1 − cărți)</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>levate</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>diferență</translation>
    </message>
    <message>
        <source>(1 + 2 + … + tricks off)</source>
        <translation>(1 + 2 + … + diferență)</translation>
    </message>
    <message>
        <source>(tricks off)²</source>
        <translation>(diferență)²</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Available when you are at a table</source>
        <translation>Disponibil când ești la o masă</translation>
    </message>
    <message>
        <source>You are at a table. Leave it before you go to another one.</source>
        <translation>Ești la o masă. Pleacă de la ea înainte să mergi la alta.</translation>
    </message>
    <message>
        <source>The table cannot be opened: {reason}</source>
        <translation>Masa nu poate fi deschisă: {reason}</translation>
    </message>
    <message>
        <source>The table cannot be found in this network: {reason}</source>
        <translation>Masa nu poate fi găsită în această rețea: {reason}</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Pleacă</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>În&amp;chide</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Rămâi</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} e aici.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} lipsește.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Un bot joacă pentru {name}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} joacă din nou.</translation>
    </message>
    <message>
        <source>No connection to the table. It is tried again and again.</source>
        <translation>Nu există conexiune cu masa. Se încearcă mereu din nou.</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Ești din nou la masă.</translation>
    </message>
    <message>
        <source>The deals were checked: the cards came from everybody&apos;s numbers.</source>
        <translation>Rundele au fost verificate: cărțile au venit din numerele tuturor.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>Mutarea e luată înapoi.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>Mutarea rămâne.</translation>
    </message>
    <message>
        <source>The others are asked whether you may take it back.</source>
        <translation>Ceilalți sunt întrebați dacă o poți lua înapoi.</translation>
    </message>
    <message>
        <source>{name} wants to take the last move back. Do you agree?</source>
        <translation>{name} vrea să ia înapoi ultima mutare. Ești de acord?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Acceptă</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Refuză</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Intră la o masă</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>Doar ca &amp;spectator</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Intră</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Mese în această rețea</translation>
    </message>
    <message>
        <source>None was found so far.</source>
        <translation>Încă nu s-a găsit niciuna.</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Bate la ușă</translation>
    </message>
    <message>
        <source>You have an invitation</source>
        <translation>Ai o invitație</translation>
    </message>
    <message>
        <source>Paste the line that the host has sent you.</source>
        <translation>Lipește rândul pe care ți l-a trimis gazda.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitație</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Numele tău la masă</translation>
    </message>
    <message>
        <source>The host sees that you knock. Both of you compare a number, then you are let in.</source>
        <translation>Gazda vede că bați la ușă. Comparați amândoi un număr, apoi poți intra.</translation>
    </message>
    <message>
        <source>{name} (another version)</source>
        <translation>{name} (altă versiune)</translation>
    </message>
    <message>
        <source>The invitation to {address} is filled in. Look at your name, then join.</source>
        <translation>Invitația la {address} este completată. Uită-te la numele tău, apoi intră.</translation>
    </message>
    <message>
        <source>Available when you have left the table</source>
        <translation>Disponibil după ce pleci de la masă</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Deschide o masă</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>phrases only</source>
        <translation>doar fraze gata făcute</translation>
    </message>
    <message>
        <source>free texts, too</source>
        <translation>și text liber</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>&amp;Sfaturi permise</translation>
    </message>
    <message>
        <source>A &amp;move can be taken back when all agree</source>
        <translation>Mutări &amp;luate înapoi dacă toți acceptă</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>fără limită</translation>
    </message>
    <message>
        <source>all wait</source>
        <translation>toți așteaptă</translation>
    </message>
    <message>
        <source>a bot plays after {time}</source>
        <translation>după {time} joacă un bot</translation>
    </message>
    <message>
        <source>Can be &amp;found in this network</source>
        <translation>Vizi&amp;bilă în această rețea</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>&amp;Deschide masa</translation>
    </message>
    <message>
        <source>Open the last table a&amp;gain</source>
        <translation>Redes&amp;chide ultima masă</translation>
    </message>
    <message>
        <source>open for somebody</source>
        <translation>liber pentru cineva</translation>
    </message>
    <message>
        <source>This cannot be played by so many.</source>
        <translation>Nu se poate juca în atâția.</translation>
    </message>
    <message>
        <source>There are not enough open seats for all who play here.</source>
        <translation>Nu sunt destule locuri deschise pentru toți cei care joacă aici.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Locul {number}</translation>
    </message>
    <message>
        <source>What is played, and by whom</source>
        <translation>Ce se joacă și cine joacă</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Locuri</translation>
    </message>
    <message>
        <source>How the table is kept</source>
        <translation>Cum se joacă la masă</translation>
    </message>
    <message>
        <source>How many may watch</source>
        <translation>Câți pot privi</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Timp pentru o mutare</translation>
    </message>
    <message>
        <source>When somebody is away</source>
        <translation>Când lipsește cineva</translation>
    </message>
    <message>
        <source>How others come</source>
        <translation>Cum vin ceilalți</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>As soon as the table is open you get a line that invites others. Your computer deals; the cards come from numbers of all players.</source>
        <translation>De îndată ce masa e deschisă, primești un rând care îi invită pe alții. Calculatorul tău împarte; cărțile vin din numere ale tuturor jucătorilor.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Înap&amp;oi</translation>
    </message>
    <message>
        <source>Each has a seat. You pass the screen on, and everybody sees their own cards only.</source>
        <translation>Fiecare are un loc. Dați ecranul mai departe, și fiecare vede numai cărțile lui.</translation>
    </message>
    <message>
        <source>Others can play at this computer, too: add them under Preferences, Players.</source>
        <translation>La acest calculator pot juca și alții: adaugă-i în Preferințe, Jucători.</translation>
    </message>
    <message>
        <source>Who else plays at this computer</source>
        <translation>Cine mai joacă la acest calculator</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Sală de așteptare</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regulile mesei</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Another invitation</source>
        <translation>Al&amp;tă invitație</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>Invitația sub formă de cod QR</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce s-a spus</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Frază gata făcută</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>&amp;Spune</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Textul tău</translation>
    </message>
    <message>
        <source>S&amp;end</source>
        <translation>Trim&amp;ite</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Sunt &amp;gata</translation>
    </message>
    <message>
        <source>We are &amp;ready</source>
        <translation>Suntem &amp;gata</translation>
    </message>
    <message>
        <source>Begin &amp;now</source>
        <translation>Î&amp;ncepe acum</translation>
    </message>
    <message>
        <source>Bots play at the seats that are free</source>
        <translation>Pe locurile libere joacă boți</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>P&amp;leacă de la masă</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Se conectează…</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Spectatori: {names}</translation>
    </message>
    <message>
        <source>A match is being played.</source>
        <translation>Se joacă o partidă.</translation>
    </message>
    <message>
        <source>Free seats: {count}</source>
        <translation>Locuri libere: {count}</translation>
    </message>
    <message>
        <source>The match begins when all are ready.</source>
        <translation>Partida începe când toți sunt gata.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ignoră</translation>
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
        <translation>Ignoră mesajele: {name}</translation>
    </message>
    <message>
        <source>{name} knocks. Do you both see the number {number}?</source>
        <translation>{name} bate la ușă. Vedeți amândoi numărul {number}?</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Primește</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Refuză</translation>
    </message>
    <message>
        <source>You knock. Compare this number with the host: {number}</source>
        <translation>Bați la ușă. Compară acest număr cu gazda: {number}</translation>
    </message>
    <message>
        <source>{name} knocks. Compare this number with the host: {number}</source>
        <translation>{name} bate la ușă. Comparați acest număr cu gazda: {number}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>La masă</translation>
    </message>
    <message>
        <source>Send this line only to those whom you want to play with.</source>
        <translation>Trimite acest rând numai celor care vor juca cu tine.</translation>
    </message>
    <message>
        <source>Your move was not made: it came too late.</source>
        <translation>Mutarea ta nu s-a făcut: a venit prea târziu.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>There is no free seat at this table.</source>
        <translation>La această masă nu e niciun loc liber.</translation>
    </message>
    <message>
        <source>The host has an older version of Far Whist: it does not know this one.</source>
        <translation>Gazda are o versiune mai veche de Far Whist, care nu o cunoaște pe a ta.</translation>
    </message>
    <message>
        <source>The host has a newer version of Far Whist. Update yours to play there.</source>
        <translation>Gazda are o versiune mai nouă de Far Whist. Actualizeaz-o pe a ta ca să joci acolo.</translation>
    </message>
    <message>
        <source>Nobody else may watch at this table.</source>
        <translation>La această masă nu mai poate privi nimeni.</translation>
    </message>
    <message>
        <source>You have come to this table at another computer.</source>
        <translation>Ai venit la această masă de la alt calculator.</translation>
    </message>
    <message>
        <source>The host says that your number for the deal is not the one you had fixed.</source>
        <translation>Gazda spune că numărul tău pentru rundă nu e cel pe care îl fixaseși.</translation>
    </message>
    <message>
        <source>This invitation does not hold any more. Ask for another one.</source>
        <translation>Această invitație nu mai e valabilă. Cere alta.</translation>
    </message>
    <message>
        <source>This invitation is void: there were too many wrong ones. Ask for another.</source>
        <translation>Această invitație e anulată: au fost prea multe greșite. Cere alta.</translation>
    </message>
    <message>
        <source>This table lets in only those who are invited.</source>
        <translation>La această masă intră numai cei invitați.</translation>
    </message>
    <message>
        <source>You were not let in.</source>
        <translation>Nu ți s-a dat voie să intri.</translation>
    </message>
    <message>
        <source>The host has cut you off: too much was said.</source>
        <translation>Gazda ți-a întrerupt conexiunea: s-a spus prea mult.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, and does the firewall of the host let you through?</source>
        <translation>Acolo nu răspunde nimeni. E deschisă masa și te lasă firewallul gazdei să treci?</translation>
    </message>
    <message>
        <source>Another computer answers than the one that has invited you. Nothing was said to it.</source>
        <translation>Răspunde alt calculator decât cel care te-a invitat. Nu i s-a spus nimic.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Gazda a închis masa.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Ai plecat de la masă.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>Nu e posibilă nicio conexiune sigură.</translation>
    </message>
    <message>
        <source>The table plays by rules that this version does not know: {fact}</source>
        <translation>La masă se joacă după reguli pe care această versiune nu le cunoaște: {fact}</translation>
    </message>
    <message>
        <source>What comes from there is not understood: {fact}</source>
        <translation>Ce vine de acolo nu se înțelege: {fact}</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you leave it, it is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>La masa ta joacă și alții. Dacă pleci, ea se închide pentru toți. „Redeschide ultima masă” reia partida.</translation>
    </message>
    <message>
        <source>A match is being played. When you leave the table your seat is given up, and a bot plays on for you.</source>
        <translation>Se joacă o partidă. Dacă pleci de la masă, îți pierzi locul, iar un bot joacă mai departe pentru tine.</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you close Far Whist the table is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>La masa ta joacă și alții. Dacă închizi Far Whist, masa se închide pentru toți. „Redeschide ultima masă” reia partida.</translation>
    </message>
    <message>
        <source>A match is being played, and the others wait for you. Your seat stays yours: come back by the same invitation.</source>
        <translation>Se joacă o partidă, iar ceilalți te așteaptă. Locul rămâne al tău: revino cu aceeași invitație.</translation>
    </message>
    <message>
        <source>Your table is closed. “Open the last table again” takes its match up.</source>
        <translation>Masa ta este închisă. „Redeschide ultima masă” îi reia partida.</translation>
    </message>
    <message>
        <source>You are away from the table. Your seat waits: join it again by the same invitation.</source>
        <translation>Ești plecat de la masă. Locul te așteaptă: intră din nou cu aceeași invitație.</translation>
    </message>
    <message>
        <source>This is no invitation: one begins with farwhist://</source>
        <translation>Aceasta nu e o invitație: una începe cu farwhist://</translation>
    </message>
    <message>
        <source>This invitation is not whole. Copy all of the line.</source>
        <translation>Această invitație nu e întreagă. Copiază tot rândul.</translation>
    </message>
    <message>
        <source>This invitation comes from a newer version of Far Whist.</source>
        <translation>Această invitație vine de la o versiune mai nouă de Far Whist.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Bot, {level}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>liber</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>lipsește, joacă un bot</translation>
    </message>
    <message>
        <source>away</source>
        <translation>lipsește</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joacă</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gata</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>încă nu e gata</translation>
    </message>
    <message>
        <source>{name} (here): {state}</source>
        <translation>{name} (aici): {state}</translation>
    </message>
    <message>
        <source>Not as usual: {option}: {value}</source>
        <translation>Altfel decât de obicei: {option}: {value}</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Sfaturile sunt permise</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Fără sfaturi</translation>
    </message>
    <message>
        <source>Moves are taken back when all agree</source>
        <translation>Mutările se iau înapoi dacă toți acceptă</translation>
    </message>
    <message>
        <source>No move is taken back</source>
        <translation>Nicio mutare nu se ia înapoi</translation>
    </message>
    <message>
        <source>Time for a move: {time}</source>
        <translation>Timp pentru o mutare: {time}</translation>
    </message>
    <message>
        <source>A bot plays for who is away after {time}</source>
        <translation>După {time}, un bot joacă pentru cine lipsește</translation>
    </message>
    <message>
        <source>All wait for who is away</source>
        <translation>Toți așteaptă pe cine lipsește</translation>
    </message>
    <message>
        <source>Up to {count} may watch</source>
        <translation>Pot privi cel mult {count}</translation>
    </message>
    <message>
        <source>A number for the deal was not the one fixed before.</source>
        <translation>Un număr pentru rundă nu era cel fixat dinainte.</translation>
    </message>
    <message>
        <source>The cards did not come from everybody&apos;s numbers.</source>
        <translation>Cărțile nu au venit din numerele tuturor.</translation>
    </message>
    <message>
        <source>The cards were not those that were shown.</source>
        <translation>Cărțile nu erau cele arătate.</translation>
    </message>
    <message>
        <source>It was not played by the rules of the table.</source>
        <translation>Nu s-a jucat după regulile mesei.</translation>
    </message>
    <message>
        <source>Available when the match at the table is over, or left</source>
        <translation>Disponibil când partida de la masă s-a terminat sau ai plecat</translation>
    </message>
    <message>
        <source>To the waiting room</source>
        <translation>La sala de așteptare</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Înapoi la partida ta</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Învață</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sfat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima levată</translation>
    </message>
    <message>
        <source>Finish deal</source>
        <translation>Termină runda</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Viteză</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ecran complet</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scoruri</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Bara de instrumente</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>La sfârșit</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>Show at once how the bot finishes the deal</source>
        <translation>Arată imediat cum termină botul runda</translation>
    </message>
    <message>
        <source>Key: {key}.</source>
        <translation>Tasta: {key}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mai multe</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Follow suit</source>
        <translation>Răspunde la culoare</translation>
    </message>
    <message>
        <source>Hearts were led. You must follow suit, so play your only heart, the five. Click it, or press Enter on it.</source>
        <translation>S-a ieșit la cupă. Trebuie să răspunzi la culoare, deci joacă singura ta cupă, cinciul. Dă clic pe ea sau apasă Enter.</translation>
    </message>
    <message>
        <source>The highest heart took the trick: the king. Its player leads now.</source>
        <translation>Cea mai mare cupă a luat levata: popa. Cine l-a jucat iese acum.</translation>
    </message>
    <message>
        <source>Spades were led. Your ace is the highest spade of all: play it and take the trick.</source>
        <translation>S-a ieșit la pică. Asul tău e cea mai mare carte de pică: joacă-l și ia levata.</translation>
    </message>
    <message>
        <source>The trick is yours, and with it the one trick that you bid.</source>
        <translation>Levata e a ta, iar cu ea singura levată pe care ai anunțat-o.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. Play your last card: the others must follow with diamonds.</source>
        <translation>Cine ia o levată iese la următoarea. Joacă ultima ta carte: ceilalți trebuie să răspundă la caro.</translation>
    </message>
    <message>
        <source>The jack was the highest diamond.</source>
        <translation>Valetul a fost cea mai mare carte de caro.</translation>
    </message>
    <message>
        <source>You bid 1 and took 1: exact. That is the whole game.</source>
        <translation>Ai anunțat 1 și ai luat 1: exact. Asta e tot jocul.</translation>
    </message>
    <message>
        <source>Try it again: the bid was 1.</source>
        <translation>Mai încearcă: anunțul a fost 1.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>The nine of spades was turned up, so spades are trumps. The ace of clubs was led, and you have no club: you may play any card. Play your trump, the three of spades.</source>
        <translation>S-a întors nouarul de pică, deci pica este atu. S-a ieșit cu asul de treflă, iar tu nu ai treflă: poți juca orice carte. Joacă-ți atuul, treiul de pică.</translation>
    </message>
    <message>
        <source>Even the smallest trump beats every card of the other suits.</source>
        <translation>Chiar și cel mai mic atu bate orice carte din celelalte culori.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Your small trump would have taken it: a trump beats every card of the other suits.</source>
        <translation>Levata a rămas la as. Micul tău atu ar fi luat-o: un atu bate orice carte din celelalte culori.</translation>
    </message>
    <message>
        <source>You lead, and you need one more trick. Your king of diamonds is strong: only the ace or a trump could beat it.</source>
        <translation>Ieși tu și îți mai trebuie o levată. Popa de caro e tare: numai asul sau un atu l-ar putea bate.</translation>
    </message>
    <message>
        <source>Nobody had the ace or a trump, so the king took the trick.</source>
        <translation>Nimeni nu a avut asul sau un atu, așa că popa a luat levata.</translation>
    </message>
    <message>
        <source>A small card takes nothing, but your king can still do it.</source>
        <translation>O carte mică nu ia nimic, dar popa tău încă poate.</translation>
    </message>
    <message>
        <source>You have what you bid. Play your last card; it is too small to hurt.</source>
        <translation>Ai cât ai anunțat. Joacă ultima carte; e prea mică pentru a te încurca.</translation>
    </message>
    <message>
        <source>The queen took that one.</source>
        <translation>Pe aceasta a luat-o dama.</translation>
    </message>
    <message>
        <source>Two tricks bid, two taken. A trump is often good for a trick of its own.</source>
        <translation>Două levate anunțate, două luate. Un atu aduce adesea singur o levată.</translation>
    </message>
    <message>
        <source>That was not two tricks. Play it again and use your trump at once.</source>
        <translation>Nu au fost două levate. Mai joacă o dată și folosește-ți atuul imediat.</translation>
    </message>
    <message>
        <source>An exact bid</source>
        <translation>Un anunț exact</translation>
    </message>
    <message>
        <source>Now you bid. Diamonds are trumps. Count your good cards: the ace of spades and the queen of trumps. Choose 2 and press Ready. Nobody sees a bid before all are ready.</source>
        <translation>Acum anunți tu. Atu este caro. Numără-ți cărțile bune: asul de pică și dama de atu. Alege 2 și apasă Gata. Nimeni nu vede vreun anunț până când toți sunt gata.</translation>
    </message>
    <message>
        <source>Two good cards, a bid of 2.</source>
        <translation>Două cărți bune, anunț de 2.</translation>
    </message>
    <message>
        <source>This hand is good for 2: an ace and a high trump. See how your bid goes.</source>
        <translation>Mâna asta e bună de 2: un as și un atu mare. Să vedem cum merge anunțul tău.</translation>
    </message>
    <message>
        <source>You lead. Take a sure trick first: play the ace of spades.</source>
        <translation>Ieși tu. Ia întâi o levată sigură: joacă asul de pică.</translation>
    </message>
    <message>
        <source>One trick is yours.</source>
        <translation>O levată e a ta.</translation>
    </message>
    <message>
        <source>With a small card you give the lead away. Take your sure tricks while you can.</source>
        <translation>Cu o carte mică dai ieșirea din mână. Ia levatele sigure cât timp mai poți.</translation>
    </message>
    <message>
        <source>Now your other good card. Few trumps were dealt, so the queen is very likely the highest of them.</source>
        <translation>Acum cealaltă carte bună. S-au împărțit puține atuuri, așa că dama e foarte probabil cel mai mare atu.</translation>
    </message>
    <message>
        <source>Two tricks: your plate shows the sign for exact now.</source>
        <translation>Două levate: plăcuța ta arată acum semnul pentru exact.</translation>
    </message>
    <message>
        <source>That card takes nothing. Your good one is still there.</source>
        <translation>Cartea aceasta nu ia nimic. Cea bună e tot la tine.</translation>
    </message>
    <message>
        <source>You have your two tricks and want no more. Lead a small card, so that another player takes the trick.</source>
        <translation>Ai cele două levate și nu mai vrei altele. Ieși cu o carte mică, ca să ia levata alt jucător.</translation>
    </message>
    <message>
        <source>Well done: somebody else took it.</source>
        <translation>Foarte bine: a luat-o altcineva.</translation>
    </message>
    <message>
        <source>Watch how many tricks you still want.</source>
        <translation>Urmărește câte levate mai vrei.</translation>
    </message>
    <message>
        <source>One card is left: play it.</source>
        <translation>A rămas o singură carte: joac-o.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 1 for each of your two tricks. That makes 12.</source>
        <translation>Exact: 10 puncte și câte 1 pentru fiecare dintre cele două levate. În total 12.</translation>
    </message>
    <message>
        <source>Bid and tricks differ, and each trick too many or too few costs a point. Only an exact bid is paid.</source>
        <translation>Anunțul și levatele nu se potrivesc, iar fiecare levată în plus sau în minus costă un punct. Numai anunțul exact e plătit.</translation>
    </message>
    <message>
        <source>Getting rid of tricks</source>
        <translation>Cum scapi de levate</translation>
    </message>
    <message>
        <source>You bid 0: take no trick at all. The ace of hearts was led. It takes the trick anyway, so this is the moment to get rid of your king.</source>
        <translation>Ai anunțat 0: nu lua nicio levată. S-a ieșit cu asul de cupă. El ia oricum levata, așa că acum e momentul să scapi de popă.</translation>
    </message>
    <message>
        <source>The king is gone, under the ace. A high card is a danger now.</source>
        <translation>Popa s-a dus, sub as. O carte mare e acum un pericol.</translation>
    </message>
    <message>
        <source>Now your king is the highest heart that is left. The next heart may force it on you.</source>
        <translation>Acum popa tău e cea mai mare cupă rămasă. La următoarea cupă s-ar putea să trebuiască să iei levata cu el.</translation>
    </message>
    <message>
        <source>Spades were led and you have none. Throw away a card that could take a trick later: the highest you have.</source>
        <translation>S-a ieșit la pică, iar tu nu ai. Decartează o carte care ar putea lua mai târziu o levată: cea mai mare pe care o ai.</translation>
    </message>
    <message>
        <source>One danger less. A discard never takes a trick.</source>
        <translation>Un pericol mai puțin. O carte decartată nu ia niciodată levata.</translation>
    </message>
    <message>
        <source>Small cards do no harm. It is the high ones that you want to lose.</source>
        <translation>Cărțile mici nu fac rău. De cele mari vrei să scapi.</translation>
    </message>
    <message>
        <source>Hearts again, and a higher one lies there. Your four stays below it.</source>
        <translation>Din nou cupă, iar pe masă e una mai mare. Patrul tău rămâne sub ea.</translation>
    </message>
    <message>
        <source>Safe.</source>
        <translation>Ai scăpat.</translation>
    </message>
    <message>
        <source>Your last card is a small diamond.</source>
        <translation>Ultima ta carte e una mică, de caro.</translation>
    </message>
    <message>
        <source>No trick, as you said: that is worth 10 points, like any other exact bid.</source>
        <translation>Nicio levată, cum ai spus: asta valorează 10 puncte, ca orice alt anunț exact.</translation>
    </message>
    <message>
        <source>A high card took a trick. Play it again, and lose the king and the queen in time.</source>
        <translation>O carte mare a luat o levată. Mai joacă o dată și scapă la timp de popă și de damă.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Fără atu</translation>
    </message>
    <message>
        <source>This deal has no trump. You lead, and your ace, king and queen of diamonds can take three tricks in a row. Bid 3.</source>
        <translation>Runda aceasta e fără atu. Ieși tu, iar asul, popa și dama de caro pot lua trei levate la rând. Anunță 3.</translation>
    </message>
    <message>
        <source>Three high cards in one suit, and the lead.</source>
        <translation>Trei cărți mari într-o culoare și ieșirea la tine.</translation>
    </message>
    <message>
        <source>Three tricks are there for the taking. See how your bid goes.</source>
        <translation>Trei levate stau la îndemână. Să vedem cum merge anunțul tău.</translation>
    </message>
    <message>
        <source>Play your diamonds from the top, while you have the lead.</source>
        <translation>Joacă-ți cărțile de caro de sus în jos, cât timp ieși tu.</translation>
    </message>
    <message>
        <source>You keep the lead, and that is what counts.</source>
        <translation>Ieși tot tu, și asta contează.</translation>
    </message>
    <message>
        <source>Now another has the lead. When suits are led that you do not have, your diamonds are worth nothing.</source>
        <translation>Acum iese altul. Când se iese la culori pe care nu le ai, cărțile tale de caro nu valorează nimic.</translation>
    </message>
    <message>
        <source>Go on: the next high diamond takes the next trick.</source>
        <translation>Mai departe: următoarea carte mare de caro ia levata următoare.</translation>
    </message>
    <message>
        <source>Without trump nobody can cut in.</source>
        <translation>Fără atu nimeni nu poate tăia.</translation>
    </message>
    <message>
        <source>You have given up the lead.</source>
        <translation>Ai dat ieșirea din mână.</translation>
    </message>
    <message>
        <source>And the third one.</source>
        <translation>Și a treia.</translation>
    </message>
    <message>
        <source>Three tricks.</source>
        <translation>Trei levate.</translation>
    </message>
    <message>
        <source>The small spade goes to somebody else.</source>
        <translation>Levata cu pica mică o ia altcineva.</translation>
    </message>
    <message>
        <source>Three of three. Without trump, long suits and the lead count; a high card alone can be left behind.</source>
        <translation>Trei din trei. Fără atu contează culorile lungi și ieșirea; o carte mare singură poate rămâne pe dinafară.</translation>
    </message>
    <message>
        <source>Without the lead, high cards come too late. Play it again: bid 3 and lead the diamonds first.</source>
        <translation>Fără ieșire, cărțile mari vin prea târziu. Mai joacă o dată: anunță 3 și ieși întâi la caro.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Cum citești masa</translation>
    </message>
    <message>
        <source>The bids add up to 3, and there are 5 tricks: under by 2. Nobody wants the rest, and somebody must take it. Your ace of clubs is your one trick. Get rid of your jack under the king.</source>
        <translation>Anunțurile fac 3, iar levatele sunt 5: cu 2 sub. Nimeni nu vrea restul, dar cineva trebuie să-l ia. Asul de treflă e singura ta levată. Scapă de valet sub popă.</translation>
    </message>
    <message>
        <source>Gone, while it was safe. When the sum is under, beware middle cards.</source>
        <translation>S-a dus, cât era fără pericol. Când suma e sub numărul levatelor, ferește-te de cărțile mijlocii.</translation>
    </message>
    <message>
        <source>The six was safe in any case. The jack is still there, and may take a trick too many.</source>
        <translation>Șasele era oricum fără pericol. Valetul e tot la tine și poate lua o levată în plus.</translation>
    </message>
    <message>
        <source>Look at the plates. The player across the table still needs a trick (0/1) and plays after you: this one will be taken there. Lose your nine of diamonds.</source>
        <translation>Uită-te la plăcuțe. Jucătorului din față îi mai trebuie o levată (0/1) și joacă după tine: pe aceasta o va lua el. Scapă de nouarul de caro.</translation>
    </message>
    <message>
        <source>The queen took it, as the plate showed: its sign is ✓ now.</source>
        <translation>A luat-o dama, cum arăta plăcuța: semnul ei este acum ✓.</translation>
    </message>
    <message>
        <source>That works. But the nine is the card that could hurt you later.</source>
        <translation>Merge și așa. Dar nouarul e cartea care te poate încurca mai târziu.</translation>
    </message>
    <message>
        <source>A club was led: here is the trick for your ace. You need exactly one.</source>
        <translation>S-a ieșit la treflă: iată levata pentru asul tău. Îți trebuie exact una.</translation>
    </message>
    <message>
        <source>One of one: ✓. From here on you want no more.</source>
        <translation>Una din una: ✓. De acum nu mai vrei altele.</translation>
    </message>
    <message>
        <source>You must lead. Play a small card and let the player to your left, who bid 0, worry about it.</source>
        <translation>Trebuie să ieși. Joacă o carte mică și lasă-l pe jucătorul din stânga ta, care a anunțat 0, să-și bată capul cu ea.</translation>
    </message>
    <message>
        <source>There it is: ▲1 on the plate of somebody who wanted none.</source>
        <translation>Iată: ▲1 pe plăcuța cuiva care nu voia nicio levată.</translation>
    </message>
    <message>
        <source>That card was high enough to take the trick.</source>
        <translation>Cartea aceea a fost destul de mare ca să ia levata.</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Joacă ultima carte.</translation>
    </message>
    <message>
        <source>Exact. The sum of the bids tells whether tricks are wanted, the plates tell by whom.</source>
        <translation>Exact. Suma anunțurilor arată dacă se caută levate, plăcuțele arată cine le caută.</translation>
    </message>
    <message>
        <source>One trick too many: a middle card took it. Play it again and lose the jack and the nine early.</source>
        <translation>O levată în plus: a luat-o o carte mijlocie. Mai joacă o dată și scapă devreme de valet și de nouar.</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>Le&amp;cții…</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>Din n&amp;ou</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Ieși din tutorial</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}: {title}</source>
        <translation>Lecția {number} din {count}: {title}</translation>
    </message>
    <message>
        <source>Back to &amp;your match</source>
        <translation>Înapoi &amp;la partida ta</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Lecția ur&amp;mătoare</translation>
    </message>
    <message>
        <source>There are no bids here, but whoever takes no trick drops out. The ace of spades was led and you have no spade: play your trump, the six of diamonds.</source>
        <translation>Aici nu se anunță, dar cine nu ia nicio levată iese din joc. S-a ieșit cu asul de pică, iar tu nu ai pică: joacă-ți atuul, șasele de caro.</translation>
    </message>
    <message>
        <source>A trick: you stay in, whatever comes now.</source>
        <translation>O levată: rămâi în joc, orice ar urma.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Without any trick you drop out: take one soon.</source>
        <translation>Levata a rămas la as. Fără nicio levată ieși din joc: ia una curând.</translation>
    </message>
    <message>
        <source>One trick is enough to stay in. But whoever takes the most chooses trumps in the next deal. Lead a high club.</source>
        <translation>O levată ajunge ca să rămâi în joc. Dar cine ia cele mai multe alege atuul în runda următoare. Ieși cu o treflă mare.</translation>
    </message>
    <message>
        <source>Another trick, and the lead is still yours.</source>
        <translation>Încă o levată, și ieși tot tu.</translation>
    </message>
    <message>
        <source>Small cards take nothing. Your high clubs are the ones to lead.</source>
        <translation>Cărțile mici nu iau nimic. Ieși cu treflele tale mari.</translation>
    </message>
    <message>
        <source>Go on with your other high club.</source>
        <translation>Continuă cu cealaltă treflă mare.</translation>
    </message>
    <message>
        <source>Nobody can take more tricks than you now.</source>
        <translation>Acum nimeni nu mai poate lua mai multe levate decât tine.</translation>
    </message>
    <message>
        <source>The high club would have taken this trick.</source>
        <translation>Trefla mare ar fi luat această levată.</translation>
    </message>
    <message>
        <source>Play your last card. If it took this trick as well you would win the match at once: whoever takes every trick of a deal does.</source>
        <translation>Joacă ultima carte. Dacă ar lua și această levată, ai câștiga partida pe loc: așa câștigă cine ia toate levatele unei runde.</translation>
    </message>
    <message>
        <source>Three tricks, the most of all. Whoever took none gets a last chance: a single card in the next deal.</source>
        <translation>Trei levate, cele mai multe. Cine nu a luat niciuna primește o ultimă șansă: o singură carte în runda următoare.</translation>
    </message>
    <message>
        <source>Three tricks were there. One keeps you in; the first to take none get a last chance. We go on as if you had taken the most.</source>
        <translation>Se puteau lua trei levate. Cu una rămâi în joc; primii care nu iau niciuna au o ultimă șansă. Mergem mai departe ca și cum ai avea cele mai multe.</translation>
    </message>
    <message>
        <source>The next deal has three cards. You took the most tricks, so you see your new cards and choose trumps. Choose clubs: you hold two of them, and the ace.</source>
        <translation>Runda următoare are trei cărți. Ai luat cele mai multe levate, deci îți vezi noile cărți și alegi atuul. Alege treflă ca atu: ai două, cu as cu tot.</translation>
    </message>
    <message>
        <source>The ace of trumps is a sure trick, now or later.</source>
        <translation>Asul de atu e o levată sigură, acum sau mai târziu.</translation>
    </message>
    <message>
        <source>Play on and see. With clubs your ace would have been a sure trick.</source>
        <translation>Joacă mai departe. Cu treflă, asul tău ar fi fost o levată sigură.</translation>
    </message>
    <message>
        <source>A sure trick can wait, so lead your ten of hearts. Two players have a single card. They may knock and keep it for a later trick.</source>
        <translation>O levată sigură poate aștepta: ieși cu zecele de cupă. Doi jucători au o singură carte. Pot bate în masă, ca să o păstreze pentru o levată de mai târziu.</translation>
    </message>
    <message>
        <source>The king took it, and two players knocked.</source>
        <translation>A luat-o popa, iar doi jucători au bătut în masă.</translation>
    </message>
    <message>
        <source>Your trumps could have waited. The heart was the card to lose.</source>
        <translation>Atuurile tale puteau aștepta. De cartea de cupă trebuia să scapi.</translation>
    </message>
    <message>
        <source>You have no diamond. Trump with the seven: it is enough, and the ace stays in your hand.</source>
        <translation>Nu ai caro. Taie cu șaptele: ajunge, iar asul îți rămâne în mână.</translation>
    </message>
    <message>
        <source>A trick, and you still hold the ace.</source>
        <translation>O levată, și încă ai asul.</translation>
    </message>
    <message>
        <source>The seven would have taken the trick just as well.</source>
        <translation>Șaptele ar fi luat levata la fel de bine.</translation>
    </message>
    <message>
        <source>The last trick: now the single cards must be played too.</source>
        <translation>Ultima levată: acum trebuie jucate și cărțile păstrate.</translation>
    </message>
    <message>
        <source>You are still in. Each deal is one card smaller, and the last player left wins.</source>
        <translation>Ești încă în joc. Fiecare rundă are o carte mai puțin, iar ultimul rămas câștigă.</translation>
    </message>
    <message>
        <source>No trick: that puts you out. Choose clubs, and the ace is a sure one.</source>
        <translation>Nicio levată: ieși din joc. Alege treflă ca atu, iar asul e o levată sigură.</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Rămâi în joc</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Termină primul</translation>
    </message>
    <message>
        <source>Get rid of your cards. A higher black card goes on a red one, a higher red card on a black one. Low cards are hard to lose: begin with the four of spades.</source>
        <translation>Scapă de cărți. Pe o carte roșie merge una neagră mai mare, pe una neagră una roșie mai mare. De cele mici scapi greu: începe cu patrul de pică.</translation>
    </message>
    <message>
        <source>The four is gone while it could go.</source>
        <translation>Patrul s-a dus cât încă se putea.</translation>
    </message>
    <message>
        <source>A low card stays in your hand for a long time.</source>
        <translation>O carte mică îți rămâne mult timp în mână.</translation>
    </message>
    <message>
        <source>Cards of one rank may go together when their colours alternate: red, black, red. Choose your three eights and play them in one turn.</source>
        <translation>Cărțile egale pot merge împreună dacă roșu și negru alternează. Alege cele trei cărți de opt și joacă-le într-o singură mutare.</translation>
    </message>
    <message>
        <source>Three cards in one turn.</source>
        <translation>Trei cărți într-o singură mutare.</translation>
    </message>
    <message>
        <source>Three eights in one turn would have been three cards fewer.</source>
        <translation>Trei cărți de opt într-o singură mutare ar fi însemnat trei cărți mai puțin.</translation>
    </message>
    <message>
        <source>You have no black card above the jack. A joker goes on anything, but it is your sure last card. Pass, and draw a card.</source>
        <translation>Nu ai nicio carte neagră peste valet. Un joker merge pe orice, dar îl vrei la sfârșit, ca ultimă carte sigură. Spune pas și trage o carte.</translation>
    </message>
    <message>
        <source>One card more, but the joker is still yours.</source>
        <translation>O carte în plus, dar jokerul e tot la tine.</translation>
    </message>
    <message>
        <source>The joker is gone. It would have been your sure last card.</source>
        <translation>Jokerul s-a dus. Ar fi mers sigur ca ultimă carte.</translation>
    </message>
    <message>
        <source>An ace makes the pile fall: now each card must be lower. High cards can go, so play your nine of spades.</source>
        <translation>Un as face teancul să coboare: acum fiecare carte trebuie să fie mai mică. Cele mari pot pleca: joacă nouarul de pică.</translation>
    </message>
    <message>
        <source>One high card less.</source>
        <translation>O carte mare mai puțin.</translation>
    </message>
    <message>
        <source>While the pile falls a high card is easy to lose.</source>
        <translation>Cât timp teancul coboară, scapi ușor de o carte mare.</translation>
    </message>
    <message>
        <source>The pile is still falling. A black five is on top: your four of hearts is lower, and red.</source>
        <translation>Teancul încă coboară. Deasupra e un cinci negru: patrul tău de cupă e mai mic, și roșu.</translation>
    </message>
    <message>
        <source>Then came a two: it makes the pile rise again.</source>
        <translation>Apoi a venit un doi: teancul urcă din nou.</translation>
    </message>
    <message>
        <source>The player before you passed. Then you may not pass if you can play. Play the jack and keep the joker.</source>
        <translation>Jucătorul dinaintea ta a spus pas. Atunci nu ai voie să spui pas dacă poți juca. Joacă valetul și păstrează jokerul.</translation>
    </message>
    <message>
        <source>One card is left, and it goes on anything.</source>
        <translation>A rămas o carte, și merge pe orice.</translation>
    </message>
    <message>
        <source>The jack is harder to lose than the joker would have been.</source>
        <translation>De valet scapi mai greu decât de joker.</translation>
    </message>
    <message>
        <source>Play the joker, and you are out.</source>
        <translation>Joacă jokerul și ai terminat.</translation>
    </message>
    <message>
        <source>You are out first and score 1. The last one with cards loses 1.</source>
        <translation>Termini primul și primești 1 punct. Ultimul rămas cu cărți pierde 1.</translation>
    </message>
    <message>
        <source>Somebody was out before you. Lose low cards early and cards of one rank together, and keep the joker for the end.</source>
        <translation>Cineva a terminat înaintea ta. Scapă devreme de cărțile mici, joacă împreună cărțile egale și păstrează jokerul pentru final.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Tu și partenerul tău</translation>
    </message>
    <message>
        <source>You play with the partner across the table. Seven tricks are gone, four of them yours, and so are all trumps. A heart was led. Second hand plays low: play the four.</source>
        <translation>Joci cu partenerul din față. S-au jucat șapte levate, patru ale voastre, și nu mai sunt atuuri. S-a ieșit la cupă. Al doilea joacă mic: joacă patrul.</translation>
    </message>
    <message>
        <source>The ace took it. Your king is the highest heart now.</source>
        <translation>A luat-o asul. Popa tău e acum cea mai mare cupă.</translation>
    </message>
    <message>
        <source>The ace beat your king. Second hand plays low.</source>
        <translation>Asul ți-a bătut popa. Al doilea joacă mic.</translation>
    </message>
    <message>
        <source>You play last, and your partner’s jack takes this trick. Do not beat your own partner: play the three.</source>
        <translation>Joci ultimul, iar valetul partenerului ia această levată. Nu-ți bate propriul partener: joacă treiul.</translation>
    </message>
    <message>
        <source>Your partner took it, and you keep the queen.</source>
        <translation>A luat-o partenerul, iar tu păstrezi dama.</translation>
    </message>
    <message>
        <source>The trick was yours already. You could have kept the queen.</source>
        <translation>Levata era deja a voastră. Puteai păstra dama.</translation>
    </message>
    <message>
        <source>Your partner led a diamond. Third hand plays high, because only one player comes after you: play the king.</source>
        <translation>Partenerul a ieșit la caro. Al treilea joacă mare, fiindcă după tine mai e un singur jucător: joacă popa.</translation>
    </message>
    <message>
        <source>The jack would have beaten your eight. You have six tricks.</source>
        <translation>Valetul ți-ar fi bătut optul. Aveți șase levate.</translation>
    </message>
    <message>
        <source>The jack beat your eight. The king would have held the trick.</source>
        <translation>Valetul ți-a bătut optul. Popa ar fi ținut levata.</translation>
    </message>
    <message>
        <source>From now on every trick scores a point. Your partner led diamonds, so lead a diamond back: the eight.</source>
        <translation>De acum fiecare levată aduce un punct. Partenerul a ieșit la caro: ieși și tu la caro, cu optul.</translation>
    </message>
    <message>
        <source>Your partner had the ace: seven tricks.</source>
        <translation>Partenerul avea asul: șapte levate.</translation>
    </message>
    <message>
        <source>A partner who leads a suit likes to have it led back.</source>
        <translation>Un partener care iese la o culoare vrea să ieși și tu la ea.</translation>
    </message>
    <message>
        <source>Your partner led a heart. Your king, which you kept back, is the highest heart that is left.</source>
        <translation>Partenerul a ieșit la cupă. Popa tău, pe care l-ai păstrat, e cea mai mare cupă rămasă.</translation>
    </message>
    <message>
        <source>Another trick.</source>
        <translation>Încă o levată.</translation>
    </message>
    <message>
        <source>The king would have taken the trick.</source>
        <translation>Popa ar fi luat levata.</translation>
    </message>
    <message>
        <source>Lead your queen of clubs: no higher club is left.</source>
        <translation>Ieși cu dama de treflă: nu mai e nicio treflă mai mare.</translation>
    </message>
    <message>
        <source>Nine tricks, three above six: 3 points. The first side with 7 points wins.</source>
        <translation>Nouă levate, trei peste șase: 3 puncte. Câștigă prima echipă cu 7 puncte.</translation>
    </message>
    <message>
        <source>Nine tricks were there, and each above six scores a point. Second hand low, third hand high, and never beat your partner.</source>
        <translation>Se puteau lua nouă levate, iar fiecare peste șase aduce un punct. Al doilea joacă mic, al treilea mare, și nu-ți bate niciodată partenerul.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six you and your partner will take. Aces are high uptown and low cards are high downtown. You have high cards: beat the bid of 3 and bid 4 uptown.</source>
        <translation>Licitează câte levate peste șase luați voi doi. La uptown asul e mare, la downtown sunt mari cărțile mici. Ai cărți mari: s-a licitat 3, așa că licitează 4 uptown.</translation>
    </message>
    <message>
        <source>You need ten tricks: six, and the four you bid.</source>
        <translation>Vă trebuie zece levate: șase, plus cele patru licitate.</translation>
    </message>
    <message>
        <source>With three aces and a joker, 4 uptown is right.</source>
        <translation>Cu trei ași și un joker, 4 uptown e potrivit.</translation>
    </message>
    <message>
        <source>You bid highest, so you choose trumps: spades, your longest suit.</source>
        <translation>Ai licitat cel mai mult, deci alegi atuul: pica, cea mai lungă culoare a ta.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps.</source>
        <translation>Cei doi jokeri sunt cele mai mari atuuri.</translation>
    </message>
    <message>
        <source>Spades were longer. We go on with them.</source>
        <translation>Pica era mai lungă. Mergem mai departe cu ea.</translation>
    </message>
    <message>
        <source>The six cards of the kitty are yours, and six must go. Discard all four clubs, the two of hearts and the four of diamonds. Without a club you can trump clubs.</source>
        <translation>Cele șase cărți din talon sunt ale tale, iar șase trebuie să plece. Pune deoparte cele patru trefle, doiul de cupă și patrul de caro. Fără nicio treflă poți tăia la treflă.</translation>
    </message>
    <message>
        <source>The kitty counts as your first trick.</source>
        <translation>Talonul contează drept prima voastră levată.</translation>
    </message>
    <message>
        <source>Keep trumps and high cards, and discard a short suit whole.</source>
        <translation>Păstrează atuurile și cărțile mari; pune deoparte o culoare scurtă întreagă.</translation>
    </message>
    <message>
        <source>In this form of the game the high bidder leads. Draw the trumps of the others: the red joker beats them all.</source>
        <translation>În această variantă iese câștigătorul licitației. Scoate atuurile celorlalți: jokerul roșu le bate pe toate.</translation>
    </message>
    <message>
        <source>Everybody had to play a trump on it.</source>
        <translation>Toți au trebuit să dea câte un atu.</translation>
    </message>
    <message>
        <source>Draw trumps first: then nobody can trump your aces.</source>
        <translation>Scoate întâi atuurile: atunci nimeni nu-ți mai poate tăia așii.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 4 with spades and have seven tricks, the kitty included; three more make ten. One trump is still out: draw it with your queen.</source>
        <translation>Au rămas patru cărți. Ai licitat 4 la pică și aveți șapte levate cu talonul; mai trebuie trei. Mai e un atu la ceilalți: scoate-l cu dama.</translation>
    </message>
    <message>
        <source>The eight of spades fell: no trump is left.</source>
        <translation>A căzut optul de pică: nu mai e niciun atu.</translation>
    </message>
    <message>
        <source>A trump is still out, and can take a high card.</source>
        <translation>Mai e un atu la ceilalți și poate tăia o carte mare.</translation>
    </message>
    <message>
        <source>Your king and queen are the highest hearts left. Lead one of them.</source>
        <translation>Popa și dama ta sunt cele mai mari cupe rămase. Ieși cu una dintre ele.</translation>
    </message>
    <message>
        <source>Nobody could trump it.</source>
        <translation>Nimeni nu a putut tăia.</translation>
    </message>
    <message>
        <source>The small heart lost. The high ones still win.</source>
        <translation>Cartea mică de cupă a pierdut. Cele mari încă mai câștigă.</translation>
    </message>
    <message>
        <source>Lead your other high heart: it is the tenth trick.</source>
        <translation>Ieși cu cealaltă cupă mare: e a zecea levată.</translation>
    </message>
    <message>
        <source>Ten tricks: the contract is made.</source>
        <translation>Zece levate: contractul e reușit.</translation>
    </message>
    <message>
        <source>The high heart would have been the tenth trick.</source>
        <translation>Cartea mare de cupă ar fi fost a zecea levată.</translation>
    </message>
    <message>
        <source>Bid 4, took 10: +4. A contract that is made scores every trick above six.</source>
        <translation>Licitat 4, luat 10: +4. Un contract reușit aduce câte un punct pentru fiecare levată peste șase.</translation>
    </message>
    <message>
        <source>Fewer than ten tricks: a failed contract loses the 4 that were bid. Draw the last trump before you lead the hearts.</source>
        <translation>Mai puțin de zece levate: un contract ratat pierde numărul licitat, 4. Scoate ultimul atu înainte de a ieși la cupă.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Un contract</translation>
    </message>
    <message>
        <source>The Spanish order</source>
        <translation>Ordinea spaniolă</translation>
    </message>
    <message>
        <source>The ranks run ace, three, king, queen, jack, seven and down. You bid last, and 1 is forbidden: the bids may not add up to 3. Your three of hearts and your trump, the six of clubs, are good for 2.</source>
        <translation>Ordinea este as, trei, popă, damă, valet, șapte și mai jos. Anunți ultimul, iar 1 este interzis: suma anunțurilor nu poate fi 3. Treiul de cupă și atuul tău, șasele de treflă, ajung pentru 2.</translation>
    </message>
    <message>
        <source>Only the ace of hearts beats your three.</source>
        <translation>Numai asul de cupă îți bate treiul.</translation>
    </message>
    <message>
        <source>The three is a high card here. See how your bid goes.</source>
        <translation>Treiul este aici o carte mare. Vezi ce se alege de anunțul tău.</translation>
    </message>
    <message>
        <source>The king of hearts was led. Your three is higher: play it.</source>
        <translation>S-a ieșit cu popa de cupă. Treiul tău e mai mare: joacă-l.</translation>
    </message>
    <message>
        <source>The three took the king.</source>
        <translation>Treiul a luat popa.</translation>
    </message>
    <message>
        <source>Lead your trump. Who has clubs must play one, and beat yours if possible.</source>
        <translation>Ieși cu atuul. Cine are treflă trebuie să joace una și să te bată, dacă poate.</translation>
    </message>
    <message>
        <source>Two tricks, as you bid.</source>
        <translation>Două levate, cum ai anunțat.</translation>
    </message>
    <message>
        <source>The jack lost to the ace. Your trump is still a trick.</source>
        <translation>Valetul a pierdut în fața asului. Atuul tău e încă o levată.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 5 for each of your two tricks. That makes 20.</source>
        <translation>Exact: 10 puncte și câte 5 pentru fiecare dintre cele două levate. În total 20.</translation>
    </message>
    <message>
        <source>Each trick too many or too few costs 5 points. Two tricks were there: the three and the trump.</source>
        <translation>Fiecare levată în plus sau în minus costă 5 puncte. Erau două levate: treiul și atuul.</translation>
    </message>
    <message>
        <source>Above the bid</source>
        <translation>Peste anunț</translation>
    </message>
    <message>
        <source>Spades are trumps. You bid 3 and have two tricks; more are welcome. The eight of hearts was led. Who can beat must beat, so only your nine may be played.</source>
        <translation>Atuul este pică. Ai anunțat 3 și ai două levate; mai multe sunt binevenite. S-a ieșit cu optul de cupă. Cine poate bate trebuie să bată: se poate juca doar nouarul.</translation>
    </message>
    <message>
        <source>The queen had to beat your nine.</source>
        <translation>Dama a trebuit să-ți bată nouarul.</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump. Nobody plays after you: the five of spades is enough.</source>
        <translation>Nu ai treflă și trebuie să tai. Nimeni nu joacă după tine: cinciul de pică ajunge.</translation>
    </message>
    <message>
        <source>Three tricks: your bid is made.</source>
        <translation>Trei levate: anunțul e îndeplinit.</translation>
    </message>
    <message>
        <source>The ace took what the five would have taken as well.</source>
        <translation>Asul a luat ce ar fi luat și cinciul.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: the others must play their last trumps on it.</source>
        <translation>Ieși cu asul de pică: ceilalți trebuie să-și joace ultimele atuuri.</translation>
    </message>
    <message>
        <source>No trump is left, and no heart but yours.</source>
        <translation>Nu mai sunt atuuri și nicio cupă în afară de a ta.</translation>
    </message>
    <message>
        <source>Who had no heart had to trump it. Draw the trumps first.</source>
        <translation>Cine nu avea cupă a trebuit să taie. Scoate întâi atuurile.</translation>
    </message>
    <message>
        <source>Bid 3, took 5: 3.2 points, a tenth for each trick above the bid. A missed bid would have lost 3.</source>
        <translation>Anunț 3, levate 5: 3,2 puncte, o zecime pentru fiecare levată peste anunț. Un anunț ratat ar fi costat 3.</translation>
    </message>
    <message>
        <source>Five tricks were there. Trump low, draw the trumps of the others, and even a small card takes a trick.</source>
        <translation>Erau cinci levate. Taie mic, scoate atuurile celorlalți și până și o carte mică ia o levată.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the card that lies face up, the loser the hidden one below it. The ace of spades is a trump, the best card of all: lead the ace of diamonds to win it.</source>
        <translation>Cine ia levata primește cartea cu fața în sus, celălalt pe cea ascunsă de sub ea. Asul de pică este atu, cea mai bună carte: ieși cu asul de caro ca să-l câștigi.</translation>
    </message>
    <message>
        <source>The ace of spades is in your hand now.</source>
        <translation>Asul de pică e acum în mâna ta.</translation>
    </message>
    <message>
        <source>Such a prize is worth your highest card.</source>
        <translation>Un asemenea premiu merită cartea ta cea mai mare.</translation>
    </message>
    <message>
        <source>Now a four of diamonds lies there. The hidden card is likely to be better, so lose this trick: lead your two of diamonds.</source>
        <translation>Acum e un patru de caro. Cartea ascunsă e probabil mai bună: pierde levata, ieșind cu doiul de caro.</translation>
    </message>
    <message>
        <source>You drew the king of spades, and nobody knows that you have it.</source>
        <translation>Ai tras popa de pică și nimeni nu știe că o ai.</translation>
    </message>
    <message>
        <source>A low prize is not worth winning. Lead a low card.</source>
        <translation>Un premiu mic nu merită levata. Ieși cu o carte mică.</translation>
    </message>
    <message>
        <source>The stock is used up, and now tricks count: you have 4 of 9 and need three more. Who has counted knows the other hand: the jack of spades, a diamond and two clubs. Draw that trump with your ace of spades.</source>
        <translation>Cărțile de tras s-au terminat, iar acum levatele contează: ai 4 din 9 și mai ai nevoie de trei. Cine a numărat știe cealaltă mână: valetul de pică, o caro și două trefle. Scoate acel atu cu asul de pică.</translation>
    </message>
    <message>
        <source>The jack fell. Nothing beats your diamonds now.</source>
        <translation>Valetul a căzut. Nimic nu mai bate cărțile tale de caro.</translation>
    </message>
    <message>
        <source>The jack of spades is still there and can ruff.</source>
        <translation>Valetul de pică e încă acolo și poate tăia.</translation>
    </message>
    <message>
        <source>Lead one of your high diamonds.</source>
        <translation>Ieși cu una dintre cărțile tale mari de caro.</translation>
    </message>
    <message>
        <source>Six tricks.</source>
        <translation>Șase levate.</translation>
    </message>
    <message>
        <source>The small card lost. Your diamonds are the tricks.</source>
        <translation>Cartea mică a pierdut. Levatele sunt cărțile tale de caro.</translation>
    </message>
    <message>
        <source>And the other one: it is your seventh trick.</source>
        <translation>Și cealaltă: e a șaptea ta levată.</translation>
    </message>
    <message>
        <source>Seven of thirteen: the deal is yours.</source>
        <translation>Șapte din treisprezece: runda e a ta.</translation>
    </message>
    <message>
        <source>The diamond would have been the seventh trick.</source>
        <translation>Cartea de caro ar fi fost a șaptea levată.</translation>
    </message>
    <message>
        <source>Whoever takes more of the last thirteen tricks wins the deal: 1 point.</source>
        <translation>Cine ia mai multe dintre ultimele treisprezece levate câștigă runda: 1 punct.</translation>
    </message>
    <message>
        <source>Six tricks are not enough. Draw the last trump first, then lead the diamonds.</source>
        <translation>Șase levate nu ajung. Scoate întâi ultimul atu, apoi joacă cărțile de caro.</translation>
    </message>
    <message>
        <source>The stock and after it</source>
        <translation>Cărțile de tras și după ele</translation>
    </message>
    <message>
        <source>Nobody deals: you draw your hand. Eleven cards are yours, and the king of spades is the twelfth that you may have. Spades are always trumps, so keep it. The next card must then be discarded.</source>
        <translation>Nimeni nu împarte: îți tragi cărțile. Ai unsprezece, iar popa de pică poate fi a douăsprezecea. Pica este mereu atu, deci păstreaz-o. Următoarea carte trebuie apoi pusă deoparte.</translation>
    </message>
    <message>
        <source>The king is yours. The jack of clubs came next, and you discarded it.</source>
        <translation>Popa e a ta. Apoi a venit valetul de treflă și l-ai pus deoparte.</translation>
    </message>
    <message>
        <source>You had to keep the next card, the jack of clubs. The king was better.</source>
        <translation>A trebuit să păstrezi cartea următoare, valetul de treflă. Popa era mai bună.</translation>
    </message>
    <message>
        <source>Your last card, and you look at the three of clubs. It will hardly take a trick: discard it. The next card is then yours, whatever it is.</source>
        <translation>Ultima ta carte, și te uiți la treiul de treflă. Cu greu ia o levată: pune-l deoparte. Cartea următoare e apoi a ta, oricare ar fi.</translation>
    </message>
    <message>
        <source>You drew the queen of diamonds, and nobody knows that you have it.</source>
        <translation>Ai tras dama de caro și nimeni nu știe că o ai.</translation>
    </message>
    <message>
        <source>The queen of diamonds came next, and you had to discard it. Almost every card is better than a low one.</source>
        <translation>Apoi a venit dama de caro și a trebuit să o pui deoparte. Aproape orice carte e mai bună decât una mică.</translation>
    </message>
    <message>
        <source>Both have thirteen cards, and half of the pack is out of play. Four spades with ace and king are good for three tricks, your other aces for two, king of clubs and queen of diamonds for one each: bid 7.</source>
        <translation>Amândoi aveți treisprezece cărți, iar jumătate din pachet nu e în joc. Patru pici cu as și popă sunt bune de trei levate, ceilalți ași de două, popa de treflă și dama de caro de câte una: anunță 7.</translation>
    </message>
    <message>
        <source>7 scores 70 points if you make it, and loses 70 if not.</source>
        <translation>7 aduce 70 de puncte dacă le faci și costă 70 dacă nu.</translation>
    </message>
    <message>
        <source>This hand is good for 7. We go on as if you had bid it.</source>
        <translation>Mâna asta e bună de 7. Mergem mai departe ca și cum ai fi anunțat atât.</translation>
    </message>
    <message>
        <source>You lead. Spades may not be led until one has been played on another suit. Lead the ace of diamonds or of hearts.</source>
        <translation>Tu ieși. Se poate ieși cu pică numai după ce s-a jucat una pe altă culoare. Ieși cu asul de caro sau cu cel de cupă.</translation>
    </message>
    <message>
        <source>Your two aces were sure tricks, as long as nobody can trump them.</source>
        <translation>Cei doi ași ai tăi erau levate sigure, cât timp nimeni nu-i poate tăia.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 7 and have four tricks: three more are needed. The other player may still hold a trump. Draw it with your king of spades.</source>
        <translation>Au rămas patru cărți. Ai anunțat 7 și ai patru levate: mai trebuie trei. Celălalt jucător mai poate avea un atu. Scoate-l cu popa de pică.</translation>
    </message>
    <message>
        <source>The jack fell: it was the last trump but yours.</source>
        <translation>Valetul a căzut: era ultimul atu în afară de al tău.</translation>
    </message>
    <message>
        <source>The king would have drawn the last trump, and kept the lead.</source>
        <translation>Popa ar fi scos ultimul atu, și tot tu ai fi ieșit.</translation>
    </message>
    <message>
        <source>Your five of spades and your queen of diamonds are sure tricks now. Lead one of them.</source>
        <translation>Cinciul tău de pică și dama ta de caro sunt acum levate sigure. Ieși cu una dintre ele.</translation>
    </message>
    <message>
        <source>The small heart lost. Your sure tricks are still there.</source>
        <translation>Cartea mică de cupă a pierdut. Levatele tale sigure sunt încă acolo.</translation>
    </message>
    <message>
        <source>Lead the other card too: it is your seventh trick.</source>
        <translation>Ieși și cu cealaltă carte: e a șaptea ta levată.</translation>
    </message>
    <message>
        <source>Seven tricks, as you bid.</source>
        <translation>Șapte levate, cum ai anunțat.</translation>
    </message>
    <message>
        <source>Bid 7, took 7: 70 points. One trick more would have been a bag for 1 point, and ten bags cost 100.</source>
        <translation>Anunț 7, levate 7: 70 de puncte. Încă una ar fi fost o levată în plus pentru 1 punct, iar zece costă 100.</translation>
    </message>
    <message>
        <source>Fewer than seven tricks: you lose 70 points. Draw the last trump before you lead the queen of diamonds.</source>
        <translation>Mai puțin de șapte levate: pierzi 70 de puncte. Scoate ultimul atu înainte să ieși cu dama de caro.</translation>
    </message>
    <message>
        <source>Two draw their hands</source>
        <translation>Doi își trag cărțile</translation>
    </message>
    <message>
        <source>There are no trumps. At grand both sides want tricks, at nullo neither does. All others have passed, so you decide: with low cards call nullo.</source>
        <translation>Nu există atu. La grand ambele echipe vor levate, la nullo niciuna. Ceilalți au pasat, tu hotărăști: cu cărți mici, nullo.</translation>
    </message>
    <message>
        <source>Now you and your partner leave tricks to the others.</source>
        <translation>Acum tu și partenerul tău le lăsați levatele celorlalți.</translation>
    </message>
    <message>
        <source>At grand low cards take nothing. Nullo is for them.</source>
        <translation>La grand cărțile mici nu iau nimic. Pentru ele este nullo.</translation>
    </message>
    <message>
        <source>Nullo, and four cards are left. Your side has four tricks, theirs has five. The queen of hearts was led: stay below it with the four.</source>
        <translation>Nullo, și au rămas patru cărți. Echipa ta are patru levate, cealaltă cinci. S-a ieșit cu dama de cupă: rămâi sub ea cu patrul.</translation>
    </message>
    <message>
        <source>Six tricks for the other side.</source>
        <translation>Șase levate pentru cealaltă echipă.</translation>
    </message>
    <message>
        <source>The king took a trick that was theirs.</source>
        <translation>Popa a luat o levată care era a lor.</translation>
    </message>
    <message>
        <source>Follow suit: your two of clubs is harmless.</source>
        <translation>Răspunde la culoare: doiul de treflă e inofensiv.</translation>
    </message>
    <message>
        <source>The ace had to take it.</source>
        <translation>Asul a trebuit s-o ia.</translation>
    </message>
    <message>
        <source>You have no spade. Throw away the card that could still take a trick: the king of hearts.</source>
        <translation>Nu ai pică. Aruncă acea carte care ar mai putea lua o levată: popa de cupă.</translation>
    </message>
    <message>
        <source>The danger is gone.</source>
        <translation>Pericolul a trecut.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your king would take it.</source>
        <translation>Se mai poate ieși cu cupă, iar popa ta ar lua levata.</translation>
    </message>
    <message>
        <source>The others took nine tricks: at nullo each above six scores 1 for you, 3 points.</source>
        <translation>Ceilalți au luat nouă levate: la nullo fiecare peste șase vă aduce 1, adică 3 puncte.</translation>
    </message>
    <message>
        <source>Your side could have left all four tricks to the others. Stay below high cards, and throw yours away.</source>
        <translation>Echipa ta le putea lăsa celorlalți toate cele patru levate. Rămâi sub cărțile mari și aruncă-le pe ale tale.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand sau nullo</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. The player on your right proposes: eight tricks with a partner. Two aces, and king and jack of trumps, are worth four tricks, your half of them. Accept.</source>
        <translation>Anunțurile hotărăsc cine joacă cu cine. Jucătorul din dreapta ta propune: opt levate cu un partener. Doi ași, și popa și valetul de atu, fac patru levate, jumătatea ta. Acceptă.</translation>
    </message>
    <message>
        <source>Prop and cop: for this deal the player on your right is your partner.</source>
        <translation>Prop și cop: în această rundă jucătorul din dreapta ta îți este partener.</translation>
    </message>
    <message>
        <source>With four tricks accept a proposal: two who have four each make eight together.</source>
        <translation>Cu patru levate acceptă o propunere: doi care au câte patru fac împreună opt.</translation>
    </message>
    <message>
        <source>The jack of diamonds was led, and your partner’s king takes the trick: only your ace beats it. Keep the ace, and play the two.</source>
        <translation>S-a ieșit cu valetul de caro, iar popa partenerului ia levata: doar asul tău îl bate. Păstrează asul și joacă doiul.</translation>
    </message>
    <message>
        <source>One trick for both of you, and you keep the ace.</source>
        <translation>O levată pentru amândoi, iar tu păstrezi asul.</translation>
    </message>
    <message>
        <source>The trick was your partner’s already. The ace would have been another.</source>
        <translation>Levata era deja a partenerului. Asul ar fi luat încă una.</translation>
    </message>
    <message>
        <source>Now you call first, and spades are turned up. Six trumps with ace and king, and an ace beside them: that is worth five tricks alone against three. Call solo.</source>
        <translation>Acum anunți primul, iar cartea întoarsă este pică. Șase atuuri cu as și popă și încă un as: fac cinci levate, singur contra trei. Anunță solo.</translation>
    </message>
    <message>
        <source>Solo: each of the three others pays you 1 if you take five tricks.</source>
        <translation>Solo: fiecare dintre ceilalți trei îți plătește 1 dacă iei cinci levate.</translation>
    </message>
    <message>
        <source>Six trumps with ace and king, and an ace, are worth a solo.</source>
        <translation>Șase atuuri cu as și popă și încă un as fac un solo.</translation>
    </message>
    <message>
        <source>Diamonds are turned up, but you have seven hearts, five of them from the top, and three high cards beside them. At abundance nine tricks are needed, and you choose trumps. Call it.</source>
        <translation>Cartea întoarsă este caro, dar ai șapte cupe, între ele cele mai mari cinci, și încă trei cărți mari. La abundență trebuie nouă levate, iar atuul îl alegi tu. Anunț-o.</translation>
    </message>
    <message>
        <source>Abundance is higher than solo and misère, and is paid with 3 by each.</source>
        <translation>Abundența e mai sus decât solo și misère, iar fiecare plătește 3 pentru ea.</translation>
    </message>
    <message>
        <source>With hearts as trumps these cards are good for nine tricks: abundance.</source>
        <translation>Cu cupă atu, aceste cărți fac nouă levate: abundență.</translation>
    </message>
    <message>
        <source>Your call stands. Choose hearts as trumps.</source>
        <translation>Anunțul tău rămâne. Alege cupă ca atu.</translation>
    </message>
    <message>
        <source>Seven tricks in hearts, two in spades, one in clubs.</source>
        <translation>Șapte levate la cupă, două la pică, una la treflă.</translation>
    </message>
    <message>
        <source>Hearts are your longest suit by far.</source>
        <translation>Cupă este de departe cea mai lungă culoare a ta.</translation>
    </message>
    <message>
        <source>You play misère: no trick, and there are no trumps. Nine tricks are gone, none of them yours. The six of hearts was led: stay below it with the five.</source>
        <translation>Joci misère: nicio levată, și nu există atu. S-au jucat nouă levate, niciuna a ta. S-a ieșit cu șasele de cupă: rămâi sub el cu cinciul.</translation>
    </message>
    <message>
        <source>The nine took it.</source>
        <translation>A luat-o nouarul.</translation>
    </message>
    <message>
        <source>The jack took the trick, and the misère is lost.</source>
        <translation>Valetul a luat levata, iar misère e pierdută.</translation>
    </message>
    <message>
        <source>You have no clubs. Throw away the card that could still take a trick: the jack of hearts.</source>
        <translation>Nu ai treflă. Aruncă acea carte care ar mai putea lua o levată: valetul de cupă.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your jack would take it.</source>
        <translation>Se mai poate ieși cu cupă, iar valetul tău ar lua levata.</translation>
    </message>
    <message>
        <source>The king of diamonds lies there already: your eight is safe.</source>
        <translation>Popa de caro e deja pe masă: optarul tău e în siguranță.</translation>
    </message>
    <message>
        <source>One trick is left.</source>
        <translation>A mai rămas o levată.</translation>
    </message>
    <message>
        <source>No trick: each of the three others pays you 2, which makes 6.</source>
        <translation>Nicio levată: fiecare dintre ceilalți trei îți plătește 2, în total 6.</translation>
    </message>
    <message>
        <source>One trick, and the misère is lost: you pay 2 to each of the three others. Stay below what was led, and throw away your high cards.</source>
        <translation>O levată, și misère e pierdută: plătești 2 fiecăruia dintre ceilalți trei. Rămâi sub cartea cu care s-a ieșit și aruncă cărțile mari.</translation>
    </message>
    <message>
        <source>Alone or with a partner</source>
        <translation>Singur sau cu un partener</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Taken back into deal {deal}.</source>
        <translation>Înapoi în runda {deal}.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>52 cards</source>
        <translation>52 de cărți</translation>
    </message>
    <message>
        <source>48 cards, from the three up</source>
        <translation>48 de cărți, de la trei în sus</translation>
    </message>
    <message>
        <source>40 cards, from the five up</source>
        <translation>40 de cărți, de la cinci în sus</translation>
    </message>
    <message>
        <source>36 cards, from the six up</source>
        <translation>36 de cărți, de la șase în sus</translation>
    </message>
    <message>
        <source>32 cards, from the seven up</source>
        <translation>32 de cărți, de la șapte în sus</translation>
    </message>
    <message>
        <source>8 cards for each player</source>
        <translation>8 cărți de fiecare jucător</translation>
    </message>
    <message>
        <source>40 cards, Spanish: no 8, 9, 10</source>
        <translation>40 de cărți, spaniole: fără 8, 9, 10</translation>
    </message>
    <message>
        <source>40 cards, Spanish; 36 for 3 or 6 players</source>
        <translation>40 de cărți, spaniole; 36 la 3 sau 6 jucători</translation>
    </message>
    <message>
        <source>52 less some twos, to deal evenly</source>
        <translation>52 fără câteva doiuri, ca să se împartă egal</translation>
    </message>
    <message>
        <source>56 cards: with four jokers as ones</source>
        <translation>56 de cărți: patru jokeri drept 1</translation>
    </message>
    <message>
        <source>60 cards: with wizards and jesters</source>
        <translation>60 de cărți: vrăjitori și bufoni</translation>
    </message>
    <message>
        <source>104 cards: two packs</source>
        <translation>104 cărți: două pachete</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>Asul cel mai mare</translation>
    </message>
    <message>
        <source>Spanish: ace, three, king …</source>
        <translation>Spaniolă: as, trei, popă …</translation>
    </message>
    <message>
        <source>Trump jack and its twin on top</source>
        <translation>Valetul de atu și geamănul lui sunt cei mai mari</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nimeni</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Cel care împarte</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>În sens orar</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>În sens antiorar</translation>
    </message>
    <message>
        <source>Up and down by two: 1, 3 … 3, 1</source>
        <translation>În sus și în jos din doi în doi: 1, 3 … 3, 1</translation>
    </message>
    <message>
        <source>Up and down: 1, 2 … 2, 1</source>
        <translation>În sus și în jos: 1, 2 … 2, 1</translation>
    </message>
    <message>
        <source>Down and up: 10 … 1 … 10</source>
        <translation>În jos și în sus: 10 … 1 … 10</translation>
    </message>
    <message>
        <source>Up only: 1, 2, 3 …</source>
        <translation>Numai în sus: 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Down only: … 3, 2, 1</source>
        <translation>Numai în jos: … 3, 2, 1</translation>
    </message>
    <message>
        <source>Down and up, one-card deals once by each dealer</source>
        <translation>În jos și în sus, la o carte împarte fiecare</translation>
    </message>
    <message>
        <source>Up and down, largest deal once by each dealer</source>
        <translation>În sus și în jos, la cea mai mare împarte fiecare</translation>
    </message>
    <message>
        <source>Up and down, one-card and largest deals once by each dealer</source>
        <translation>În sus și în jos, la o carte și la cea mai mare împarte fiecare</translation>
    </message>
    <message>
        <source>Romanian: 1 … 8 … 1</source>
        <translation>Românească: 1 … 8 … 1</translation>
    </message>
    <message>
        <source>Romanian: 8 … 1 … 8</source>
        <translation>Românească: 8 … 1 … 8</translation>
    </message>
    <message>
        <source>Romanian by two: 1, 3, 5, 7, 8 … 1</source>
        <translation>Românească din doi în doi: 1, 3, 5, 7, 8 … 1</translation>
    </message>
    <message>
        <source>Down and up, never fewer than 4</source>
        <translation>În jos și în sus, niciodată sub 4</translation>
    </message>
    <message>
        <source>Down by two, the other sizes up</source>
        <translation>În jos din doi în doi, celelalte mărimi în sus</translation>
    </message>
    <message>
        <source>Down to 2 and up</source>
        <translation>În jos până la 2 și în sus</translation>
    </message>
    <message>
        <source>Down and up, 2 cards by every dealer</source>
        <translation>În jos și în sus, la 2 cărți împarte fiecare</translation>
    </message>
    <message>
        <source>Always the same number</source>
        <translation>Mereu același număr</translation>
    </message>
    <message>
        <source>Clag, with special deals</source>
        <translation>Clag, cu runde speciale</translation>
    </message>
    <message>
        <source>A sequence of your own</source>
        <translation>O succesiune proprie</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>O dată</translation>
    </message>
    <message>
        <source>Once, then down the same sizes</source>
        <translation>O dată, apoi aceleași mărimi la coborâre</translation>
    </message>
    <message>
        <source>Twice, then down the same sizes</source>
        <translation>De două ori, apoi aceleași mărimi la coborâre</translation>
    </message>
    <message>
        <source>Played normally</source>
        <translation>Jucate normal</translation>
    </message>
    <message>
        <source>Forehead: you see all but your own</source>
        <translation>Pe frunte: vezi doar cărțile celorlalți</translation>
    </message>
    <message>
        <source>Hidden: nobody sees a card</source>
        <translation>Ascunse: nimeni nu vede vreo carte</translation>
    </message>
    <message>
        <source>The next card is turned up</source>
        <translation>Se întoarce cartea următoare</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card</source>
        <translation>Ultima carte a celui care împarte</translation>
    </message>
    <message>
        <source>A card is cut before the deal</source>
        <translation>Se trage o carte înainte de împărțire</translation>
    </message>
    <message>
        <source>Trumps go round in an order</source>
        <translation>Atuurile vin pe rând, într-o ordine dată</translation>
    </message>
    <message>
        <source>A suit is drawn</source>
        <translation>O culoare trasă la sorți</translation>
    </message>
    <message>
        <source>The same suit in every deal</source>
        <translation>Aceeași culoare în fiecare rundă</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Fără atu</translation>
    </message>
    <message>
        <source>The highest bidder chooses</source>
        <translation>Îl alege cine anunță cel mai mult</translation>
    </message>
    <message>
        <source>It is auctioned</source>
        <translation>Se licitează</translation>
    </message>
    <message>
        <source>Turned up after the bids</source>
        <translation>Întors după anunțuri</translation>
    </message>
    <message>
        <source>Hidden until somebody cannot follow suit</source>
        <translation>Ascuns până când cineva nu are culoarea</translation>
    </message>
    <message>
        <source>The dealer chooses the suit</source>
        <translation>Cel care împarte alege culoarea</translation>
    </message>
    <message>
        <source>Turn on until a suit comes</source>
        <translation>Se întoarce până vine o culoare</translation>
    </message>
    <message>
        <source>The dealer chooses before the deal</source>
        <translation>Îl alege cel care împarte, înainte de împărțire</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready</source>
        <translation>Toți deodată, ascuns până sunt toți gata</translation>
    </message>
    <message>
        <source>Openly, in turn</source>
        <translation>Pe față, pe rând</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Primul după cel care împarte</translation>
    </message>
    <message>
        <source>None: the last bidder is free</source>
        <translation>Niciuna: ultimul anunț e liber</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>În fiecare rundă</translation>
    </message>
    <message>
        <source>From a certain number of cards on</source>
        <translation>De la un anumit număr de cărți</translation>
    </message>
    <message>
        <source>In all deals but the last</source>
        <translation>În toate rundele în afară de ultima</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Liberă</translation>
    </message>
    <message>
        <source>More than the tricks</source>
        <translation>Peste numărul levatelor</translation>
    </message>
    <message>
        <source>Exactly the tricks, played until all make it</source>
        <translation>Exact numărul levatelor; se joacă până reușesc toți</translation>
    </message>
    <message>
        <source>Every bid</source>
        <translation>Fiecare anunț</translation>
    </message>
    <message>
        <source>Only their total</source>
        <translation>Numai suma lor</translation>
    </message>
    <message>
        <source>When the deal is over</source>
        <translation>La sfârșitul rundei</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Oricând</translation>
    </message>
    <message>
        <source>Once trumps are broken</source>
        <translation>După ce s-a jucat un atu pe altă culoare</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>După prima levată</translation>
    </message>
    <message>
        <source>Only when holding nothing else</source>
        <translation>Numai când nu ai altceva</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Se sar</translation>
    </message>
    <message>
        <source>They end the streak</source>
        <translation>Încheie seria</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Contează</translation>
    </message>
    <message>
        <source>After the whole sequence</source>
        <translation>După toată succesiunea</translation>
    </message>
    <message>
        <source>When a score is reached</source>
        <translation>Când se atinge un scor</translation>
    </message>
    <message>
        <source>After every deal</source>
        <translation>După fiecare rundă</translation>
    </message>
    <message>
        <source>After each whole sequence</source>
        <translation>După fiecare succesiune întreagă</translation>
    </message>
    <message>
        <source>The place is shared</source>
        <translation>Locul se împarte</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Decide încă o rundă</translation>
    </message>
    <message>
        <source>The larger total of made bids</source>
        <translation>Suma mai mare a anunțurilor reușite</translation>
    </message>
    <message>
        <source>Most tricks in the match</source>
        <translation>Cele mai multe levate din partidă</translation>
    </message>
    <message>
        <source>They cut cards</source>
        <translation>Trag cărți</translation>
    </message>
    <message>
        <source>Whoever took the last trick</source>
        <translation>Cine a luat ultima levată</translation>
    </message>
    <message>
        <source>Nobody: a card is turned</source>
        <translation>Nimeni: se întoarce o carte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Niciuna</translation>
    </message>
    <message>
        <source>One card, unseen</source>
        <translation>O carte, nevăzută</translation>
    </message>
    <message>
        <source>A card is turned up</source>
        <translation>Se întoarce o carte</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card</source>
        <translation>Cine trage cartea cea mai mare îl alege</translation>
    </message>
    <message>
        <source>After seeing the hand</source>
        <translation>După ce vede mâna</translation>
    </message>
    <message>
        <source>Before seeing the hand</source>
        <translation>Înainte de a vedea mâna</translation>
    </message>
    <message>
        <source>The last thirteen</source>
        <translation>Ultimele treisprezece</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toate</translation>
    </message>
    <message>
        <source>All, the last thirteen twice</source>
        <translation>Toate, ultimele treisprezece dublu</translation>
    </message>
    <message>
        <source>For the deal</source>
        <translation>Pentru rundă</translation>
    </message>
    <message>
        <source>For tricks more than the other</source>
        <translation>Pentru levate în plus față de celălalt</translation>
    </message>
    <message>
        <source>For every trick</source>
        <translation>Pentru fiecare levată</translation>
    </message>
    <message>
        <source>To a score</source>
        <translation>Până la un scor</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Un număr de runde</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Niciodată</translation>
    </message>
    <message>
        <source>For bids with trump</source>
        <translation>La licitații cu atu</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Mereu</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Contractul</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Toate punctele</translation>
    </message>
    <message>
        <source>May be discarded when void</source>
        <translation>Se pot decarta când nu ai culoarea</translation>
    </message>
    <message>
        <source>Must be discarded when void</source>
        <translation>Trebuie decartați când nu ai culoarea</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permisă</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>După numărul de jucători</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Unul</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Două</translation>
    </message>
    <message>
        <source>Chosen by the giver</source>
        <translation>Aleasă de cel care o dă</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Trasă la întâmplare</translation>
    </message>
    <message>
        <source>For first and last</source>
        <translation>Pentru primul și ultimul</translation>
    </message>
    <message>
        <source>For every place</source>
        <translation>Pentru fiecare loc</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>200 points below zero</source>
        <translation>200 de puncte sub zero</translation>
    </message>
    <message>
        <source>500 points below zero</source>
        <translation>500 de puncte sub zero</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nu</translation>
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
        <translation>Oricare</translation>
    </message>
    <message>
        <source>10 a trick</source>
        <translation>10 pe levată</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 de puncte</translation>
    </message>
    <message>
        <source>For blind nil</source>
        <translation>La un nil orb</translation>
    </message>
    <message>
        <source>For every nil</source>
        <translation>La orice nil</translation>
    </message>
    <message>
        <source>They are bags</source>
        <translation>Sunt levate în plus</translation>
    </message>
    <message>
        <source>They help to make the contract</source>
        <translation>Ajută la reușita contractului</translation>
    </message>
    <message>
        <source>Once spades are broken</source>
        <translation>După ce s-a jucat o pică pe altă culoare</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Împărțite</translation>
    </message>
    <message>
        <source>Drawn, discards seen by who draws</source>
        <translation>Trase; cine trage vede ce pune deoparte</translation>
    </message>
    <message>
        <source>Drawn, the second card discarded unseen</source>
        <translation>Trase; a doua carte se pune deoparte nevăzută</translation>
    </message>
    <message>
        <source>Drawn, discards face up</source>
        <translation>Trase; cele puse deoparte stau cu fața în sus</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Câte încap</translation>
    </message>
    <message>
        <source>A tenth of a point</source>
        <translation>O zecime de punct</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nimic</translation>
    </message>
    <message>
        <source>Suits in turn</source>
        <translation>Culorile pe rând</translation>
    </message>
    <message>
        <source>Suits in turn, then no trump</source>
        <translation>Culorile pe rând, apoi fără atu</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>Doar cel care împarte</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Toți</translation>
    </message>
    <message>
        <source>The player before the caller</source>
        <translation>Jucătorul dinainte</translation>
    </message>
    <message>
        <source>The player after the caller</source>
        <translation>Jucătorul de după</translation>
    </message>
    <message>
        <source>The others score as usual</source>
        <translation>Ceilalți primesc ca de obicei</translation>
    </message>
    <message>
        <source>The others score twice as much</source>
        <translation>Ceilalți primesc dublu</translation>
    </message>
    <message>
        <source>The caller&apos;s side loses</source>
        <translation>Pierde echipa care a anunțat</translation>
    </message>
    <message>
        <source>The other side scores</source>
        <translation>Primește cealaltă echipă</translation>
    </message>
    <message>
        <source>The side that took them loses</source>
        <translation>Pierde echipa care le-a luat</translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation>Un robăr</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Împarte următorul</translation>
    </message>
    <message>
        <source>A general misère</source>
        <translation>O misère generală</translation>
    </message>
    <message>
        <source>The caller&apos;s choice</source>
        <translation>La alegerea celui ce anunță</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Fără atu</translation>
    </message>
    <message>
        <source>A fifth of a point</source>
        <translation>O cincime de punct</translation>
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
