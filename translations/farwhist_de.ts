<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Far Whist</source>
        <translation>Über Far Whist</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Details kopieren</translation>
    </message>
    <message>
        <source>&amp;Website</source>
        <translation>&amp;Website</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>Far Whist {version}</source>
        <translation>Far Whist {version}</translation>
    </message>
    <message>
        <source>A card table for whist games where you must take exactly the tricks you bid.

The opponents do not cheat: each sees only its own cards and what has been played.

Free software under the MIT licence. Made with Qt {qt}, which is under the GNU LGPL.</source>
        <translation>Ein Kartentisch für Whist-Spiele, in denen du genau so viele Stiche machen musst, wie du ansagst.

Die Gegner schummeln nicht: Jeder sieht nur seine eigenen Karten und was gespielt wurde.

Freie Software unter der MIT-Lizenz. Mit Qt {qt} gebaut, das unter der GNU LGPL steht.</translation>
    </message>
    <message>
        <source>This is an independent program in the style of Far Whist by Vincent Brévart ({address}). He has no part in it.</source>
        <translation>Dies ist ein eigenständiges Programm im Stil von Far Whist von Vincent Brévart ({address}). Er ist daran nicht beteiligt.</translation>
    </message>
    <message>
        <source>Please include this when you report a problem:</source>
        <translation>Wenn du ein Problem meldest, schick das hier mit:</translation>
    </message>
    <message>
        <source>Third-party software</source>
        <translation>Software Dritter</translation>
    </message>
    <message>
        <source>It is installed alongside Far Whist and is not part of it.</source>
        <translation>Sie wurde zusätzlich zu Far Whist installiert und ist kein Teil davon.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>Which suit do you make trumps?</source>
        <translation>Welche Farbe machst du zum Trumpf?</translation>
    </message>
    <message>
        <source>Which cards are high?</source>
        <translation>Welche Karten sollen hoch sein?</translation>
    </message>
    <message>
        <source>Do you keep the card that you drew?</source>
        <translation>Behältst du die Karte, die du gezogen hast?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Welche Karte legst du weg?</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Wie viele Stiche machst du?</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>Meine Karten &amp;ansehen</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Change bid</source>
        <translation>Ansage ändern</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>You may change your bid until everybody is ready.</source>
        <translation>Du kannst deine Ansage ändern, bis alle bereit sind.</translation>
    </message>
    <message>
        <source>Bids stay hidden until the deal is over.</source>
        <translation>Die Ansagen bleiben bis zum Ende der Runde verborgen.</translation>
    </message>
    <message>
        <source>Bids stay secret until everybody is ready.</source>
        <translation>Die Ansagen bleiben geheim, bis alle bereit sind.</translation>
    </message>
    <message>
        <source>Ready: {ready} of {seats}.</source>
        <translation>Bereit: {ready} von {seats}.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Bisher angesagte Stiche: {total} von {tricks}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Which suit is trumps?</source>
        <translation>Welche Farbe ist Trumpf?</translation>
    </message>
    <message>
        <source>How many tricks, if you choose trumps?</source>
        <translation>Wie viele Stiche mit einem Trumpf deiner Wahl?</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;assen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Weglegen</translation>
    </message>
    <message>
        <source>How many tricks above six?</source>
        <translation>Wie viele Stiche über sechs?</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>prop and cop</source>
        <translation>Prop und Cop</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>abundance</source>
        <translation>Abondance</translation>
    </message>
    <message>
        <source>royal abundance</source>
        <translation>royale Abondance</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>offene Misère</translation>
    </message>
    <message>
        <source>abundance declared</source>
        <translation>große Abondance</translation>
    </message>
    <message>
        <source>general misère</source>
        <translation>allgemeine Misère</translation>
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
        <translation>Ohne Trumpf</translation>
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
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Play it unseen</source>
        <translation>Ungesehen spielen</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Niedrige Karten</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Hohe Karten</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Everyone passed: you must bid.</source>
        <translation>Alle haben gepasst: Du musst ansagen.</translation>
    </message>
    <message>
        <source>Which cards win?</source>
        <translation>Welche Karten gewinnen?</translation>
    </message>
    <message>
        <source>&amp;{number}  Low: A 2 3 … K</source>
        <translation>&amp;{number}  Niedrig: A 2 3 … K</translation>
    </message>
    <message>
        <source>&amp;{number}  High: A K Q … 2</source>
        <translation>&amp;{number}  Hoch: A K D … 2</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Deine Ansage</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Meine Karten ansehen</translation>
    </message>
    <message>
        <source>nullo</source>
        <translation>Nullo</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>{level} NT</source>
        <translation>{level} OT</translation>
    </message>
    <message>
        <source>{trump} · {contract}</source>
        <translation>{trump} · {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Du spielst {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} spielt {contract}</translation>
    </message>
    <message>
        <source>Nullo: leave tricks to the others</source>
        <translation>Nullo: Stiche den anderen lassen</translation>
    </message>
    <message>
        <source>Grand: take tricks</source>
        <translation>Grand: Stiche machen</translation>
    </message>
    <message>
        <source>No trump, low cards win</source>
        <translation>Ohne Trumpf, niedrige Karten gewinnen</translation>
    </message>
    <message>
        <source>No trump, high cards win</source>
        <translation>Ohne Trumpf, hohe Karten gewinnen</translation>
    </message>
    <message>
        <source>{suit}, downtown</source>
        <translation>{suit}, Downtown</translation>
    </message>
    <message>
        <source>{suit}, uptown</source>
        <translation>{suit}, Uptown</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
</context>
<context>
    <name>Card after with</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>dem {suit}-Ass</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>dem {suit}-König</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>der {suit}-Dame</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>dem {suit}-Buben</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>der {suit}-Zehn</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>der {suit}-Neun</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>der {suit}-Acht</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>der {suit}-Sieben</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>der {suit}-Sechs</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>der {suit}-Fünf</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>der {suit}-Vier</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>der {suit}-Drei</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>der {suit}-Zwei</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>der {suit}-Eins</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>dem roten Joker</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>dem schwarzen Joker</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>einem Zauberer</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>einem Narren</translation>
    </message>
</context>
<context>
    <name>Card at the start of a sentence</name>
    <message>
        <source>The ace of {suit}</source>
        <translation>Das {suit}-Ass</translation>
    </message>
    <message>
        <source>The king of {suit}</source>
        <translation>Der {suit}-König</translation>
    </message>
    <message>
        <source>The queen of {suit}</source>
        <translation>Die {suit}-Dame</translation>
    </message>
    <message>
        <source>The jack of {suit}</source>
        <translation>Der {suit}-Bube</translation>
    </message>
    <message>
        <source>The ten of {suit}</source>
        <translation>Die {suit}-Zehn</translation>
    </message>
    <message>
        <source>The nine of {suit}</source>
        <translation>Die {suit}-Neun</translation>
    </message>
    <message>
        <source>The eight of {suit}</source>
        <translation>Die {suit}-Acht</translation>
    </message>
    <message>
        <source>The seven of {suit}</source>
        <translation>Die {suit}-Sieben</translation>
    </message>
    <message>
        <source>The six of {suit}</source>
        <translation>Die {suit}-Sechs</translation>
    </message>
    <message>
        <source>The five of {suit}</source>
        <translation>Die {suit}-Fünf</translation>
    </message>
    <message>
        <source>The four of {suit}</source>
        <translation>Die {suit}-Vier</translation>
    </message>
    <message>
        <source>The three of {suit}</source>
        <translation>Die {suit}-Drei</translation>
    </message>
    <message>
        <source>The two of {suit}</source>
        <translation>Die {suit}-Zwei</translation>
    </message>
    <message>
        <source>The one of {suit}</source>
        <translation>Die {suit}-Eins</translation>
    </message>
    <message>
        <source>The red joker</source>
        <translation>Der rote Joker</translation>
    </message>
    <message>
        <source>The black joker</source>
        <translation>Der schwarze Joker</translation>
    </message>
    <message>
        <source>A wizard</source>
        <translation>Ein Zauberer</translation>
    </message>
    <message>
        <source>A jester</source>
        <translation>Ein Narr</translation>
    </message>
</context>
<context>
    <name>Card by itself</name>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}-König</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}-Dame</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}-Bube</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}-Neun</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}-Acht</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}-Sieben</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}-Sechs</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}-Fünf</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}-Vier</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}-Drei</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>{suit}-Zwei</translation>
    </message>
    <message>
        <source>one of {suit}</source>
        <translation>{suit}-Eins</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>roter Joker</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>Zauberer</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>Narr</translation>
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
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>Card that is played</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>das {suit}-Ass</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>den {suit}-König</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>die {suit}-Dame</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>den {suit}-Buben</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>die {suit}-Zehn</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>die {suit}-Neun</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>die {suit}-Acht</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>die {suit}-Sieben</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>die {suit}-Sechs</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>die {suit}-Fünf</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>die {suit}-Vier</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>die {suit}-Drei</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>die {suit}-Zwei</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>die {suit}-Eins</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>den roten Joker</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>den schwarzen Joker</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>einen Zauberer</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>einen Narren</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Play out deal</source>
        <translation>Zu Ende spielen</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: a bot chooses for you.</source>
        <translation>Die Zeit ist um: Ein Bot wählt für dich.</translation>
    </message>
    <message>
        <source>Time is up: {card} was played for you.</source>
        <translation>Die Zeit ist um. Für dich gespielt: {card}.</translation>
    </message>
    <message>
        <source>Time is up: a bid of {tricks} was made for you.</source>
        <translation>Die Zeit ist um. Für dich angesagt: {tricks}.</translation>
    </message>
    <message>
        <source>Time is up: a choice was made for you.</source>
        <translation>Die Zeit ist um: Es wurde für dich gewählt.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Best</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Ungenau</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Keine Wahl</translation>
    </message>
    <message>
        <source>Chance to make the bid</source>
        <translation>Chance, die Ansage zu erfüllen</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Chance auf den Sieg</translation>
    </message>
    <message>
        <source>Right, and unlucky.</source>
        <translation>Richtig, aber Pech gehabt.</translation>
    </message>
    <message>
        <source>It cost nothing this time.</source>
        <translation>Diesmal hat es nichts gekostet.</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Alles gleich</translation>
    </message>
    <message>
        <source>All that could be chosen came to the same.</source>
        <translation>Alles, was du wählen konntest, kam auf dasselbe hinaus.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{name} chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Wahl von {name}: {own}, {own_share} %. Am besten: {best}, {best_share} %.</translation>
    </message>
    <message>
        <source>No other choice was surely better.</source>
        <translation>Keine andere Wahl war sicher besser.</translation>
    </message>
    <message>
        <source>It wins the match most often.</source>
        <translation>Damit gewinnst du die Partie am häufigsten.</translation>
    </message>
    <message>
        <source>Judged by what you could know · {deals}</source>
        <translation>Beurteilt nach dem, was du wissen konntest · {deals}</translation>
    </message>
    <message>
        <source>Judged by what {name} could know · {deals}</source>
        <translation>Beurteilt nach dem, was {name} wissen konnte · {deals}</translation>
    </message>
    <message>
        <source>{word}. Points lost: {loss}. Best: {best}.</source>
        <translation>{word}. Punktverlust: {loss}. Am besten: {best}.</translation>
    </message>
    <message>
        <source>The coach is looking at {name}&apos;s choices: {done} of {count}</source>
        <translation>Der Trainer sieht sich die Entscheidungen von {name} an: {done} von {count}</translation>
    </message>
    <message>
        <source>The coach is looking at your choices: {done} of {count}</source>
        <translation>Der Trainer sieht sich deine Entscheidungen an: {done} von {count}</translation>
    </message>
    <message>
        <source>{done} of {count} judged.</source>
        <translation>{done} von {count} beurteilt.</translation>
    </message>
    <message>
        <source>This choice could not be judged. The file farwhist.log says why.</source>
        <translation>Diese Wahl konnte nicht beurteilt werden. Warum, steht in der Datei farwhist.log.</translation>
    </message>
    <message>
        <source>A bot chose this in the player’s place. It is not judged.</source>
        <translation>Hier hat ein Bot anstelle des Spielers gewählt. Das wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>Time was up, and a bot chose this. It is not judged.</source>
        <translation>Die Zeit war um, und ein Bot hat gewählt. Das wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>This follows a hint. It is not judged.</source>
        <translation>Diese Wahl folgt einem Tipp. Sie wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>All was decided: this was played by itself.</source>
        <translation>Alles war entschieden: Diese Karte wurde automatisch gespielt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Chance to stay in</source>
        <translation>Chance, im Spiel zu bleiben</translation>
    </message>
    <message>
        <source>Chance of the odd trick</source>
        <translation>Chance auf die Mehrheit der Stiche</translation>
    </message>
    <message>
        <source>Chance of the contract</source>
        <translation>Chance, den Kontrakt zu erfüllen</translation>
    </message>
    <message>
        <source>Chance to be out of cards first</source>
        <translation>Chance, als Erster keine Karten mehr zu haben</translation>
    </message>
    <message>
        <source>All choices come to the same.</source>
        <translation>Alle Möglichkeiten kommen auf dasselbe hinaus.</translation>
    </message>
    <message>
        <source>Other choices are as good here; the usual one is named.</source>
        <translation>Andere Möglichkeiten sind hier ebenso gut; genannt ist die übliche.</translation>
    </message>
    <message>
        <source>{share} percent</source>
        <translation>{share} Prozent</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>You chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Gewählt: {own}, {own_share} %. Am besten: {best}, {best_share} %.</translation>
    </message>
    <message>
        <source>Best was {best}.</source>
        <translation>Am besten: {best}.</translation>
    </message>
    <message>
        <source>Looking at your choices: {done} of {count}</source>
        <translation>Deine Entscheidungen werden angesehen: {done} von {count}</translation>
    </message>
    <message>
        <source>The coach will look at this deal soon.</source>
        <translation>Der Trainer sieht sich diese Runde gleich an.</translation>
    </message>
    <message>
        <source>The coach is waiting for mains power.</source>
        <translation>Der Trainer wartet auf Netzstrom.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Nicht beurteilt.</translation>
    </message>
    <message>
        <source>This deal could not be judged. The file farwhist.log says why.</source>
        <translation>Diese Runde konnte nicht beurteilt werden. Warum, steht in der Datei farwhist.log.</translation>
    </message>
    <message>
        <source>What could be better?</source>
        <translation>Was ginge besser?</translation>
    </message>
    <message>
        <source>Judge now</source>
        <translation>Jetzt beurteilen</translation>
    </message>
    <message>
        <source>Judge this deal</source>
        <translation>Diese Runde beurteilen</translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>Neu beurteilen</translation>
    </message>
    <message>
        <source>cards and others {points}</source>
        <translation>Karten und andere {points}</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Es gab nichts zu wählen.</translation>
    </message>
    <message>
        <source>Points lost in the bidding: {points}.</source>
        <translation>Punktverlust beim Ansagen: {points}.</translation>
    </message>
    <message>
        <source>Points lost in the play: {points}, most {where}.</source>
        <translation>Punktverlust beim Spielen: {points}, am meisten {where}.</translation>
    </message>
    <message>
        <source>No slips: your decisions cost about {points}.</source>
        <translation>Keine Fehler: Deine Entscheidungen kosteten etwa {points}.</translation>
    </message>
    <message>
        <source>Nothing lost. The rest was in the cards.</source>
        <translation>Nichts verloren. Der Rest lag an den Karten.</translation>
    </message>
    <message>
        <source>Winning chance lost: {lost} %, most {where}.</source>
        <translation>{lost} % Gewinnchance verloren, am meisten {where}.</translation>
    </message>
    <message>
        <source>Not judged: the choices were not your own.</source>
        <translation>Nicht beurteilt: Es waren nicht deine eigenen Entscheidungen.</translation>
    </message>
    <message>
        <source>Not judged: the coach does not compare such choices.</source>
        <translation>Nicht beurteilt: Solche Entscheidungen vergleicht der Trainer nicht.</translation>
    </message>
    <message>
        <source>Exactly as bid.</source>
        <translation>Genau.</translation>
    </message>
    <message>
        <source>Well bid.</source>
        <translation>Gut angesagt.</translation>
    </message>
    <message>
        <source>The coach has looked at this deal.</source>
        <translation>Der Trainer hat sich diese Runde angesehen.</translation>
    </message>
    <message>
        <source>Exactly as bid, and nothing lost.</source>
        <translation>Genau wie angesagt, und nichts verloren.</translation>
    </message>
    <message>
        <source>Your decisions {points}</source>
        <translation>Deine Entscheidungen {points}</translation>
    </message>
    <message>
        <source>in the bidding: {choice}</source>
        <translation>beim Ansagen: {choice}</translation>
    </message>
    <message>
        <source>in trick {trick}: {choice}</source>
        <translation>in Stich {trick}: {choice}</translation>
    </message>
    <message>
        <source>{best}: {best_share} %.</source>
        <translation>{best}: {best_share} %.</translation>
    </message>
    <message>
        <source>It scores most on average.</source>
        <translation>Das bringt im Schnitt am meisten.</translation>
    </message>
    <message>
        <source>{word}. Winning chance lost: {loss}. Best: {best}.</source>
        <translation>{word}, {loss} Gewinnchance verloren. Am besten: {best}.</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach</source>
        <translation>Von einer älteren Version des Trainers beurteilt</translation>
    </message>
    <message>
        <source>{choice}: {share} percent, {points}</source>
        <translation>{choice}: {share} Prozent, {points}</translation>
    </message>
    <message>
        <source>{choice} now</source>
        <translation>{choice} jetzt</translation>
    </message>
    <message>
        <source>{choice} then</source>
        <translation>{choice} damals</translation>
    </message>
    <message>
        <source>What the coach finds cannot be saved: {reason}</source>
        <translation>Was der Trainer findet, kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>With open cards: the bid was certain with {cards}, whatever the others did.</source>
        <translation>Mit offenen Karten: Die Ansage war mit {cards} sicher zu erfüllen, egal, was die anderen taten.</translation>
    </message>
    <message>
        <source>With open cards: the bid was out of reach, whatever was played.</source>
        <translation>Mit offenen Karten: Die Ansage war nicht mehr zu erfüllen, egal, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Nobody could know that.</source>
        <translation>Das konnte niemand wissen.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>You needed {need} {left}</source>
        <translation>Du brauchtest {need} {left}</translation>
    </message>
    <message>
        <source>You needed none {left}</source>
        <translation>Du brauchtest keinen {left}</translation>
    </message>
    <message>
        <source>Tricks that this hand usually takes: {tricks}.</source>
        <translation>So viele Stiche macht diese Hand gewöhnlich: {tricks}.</translation>
    </message>
    <message>
        <source>You held {cards}.</source>
        <translation>Du hattest {cards}.</translation>
    </message>
</context>
<context>
    <name>Copy</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>je %n Karte</numerusform>
            <numerusform>je %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>%n zu wenig</numerusform>
            <numerusform>%n zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulated deal(s)</source>
        <translation>
            <numerusform>%Ln simulierte Verteilung</numerusform>
            <numerusform>%Ln simulierte Verteilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n zu wenig</numerusform>
            <numerusform>%n zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} Punkt</numerusform>
            <numerusform>{points} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) were bid</source>
        <translation>
            <numerusform>%n Stich angesagt</numerusform>
            <numerusform>%n Stiche angesagt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of %n trick(s)</source>
        <translation>
            <numerusform>bei %n</numerusform>
            <numerusform>bei %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) without effect here</source>
        <translation>
            <numerusform>%n Option ohne Wirkung</numerusform>
            <numerusform>%n Optionen ohne Wirkung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Ein Stich zu wenig, aber gut gespielt: Deine letzte Wahl hatte {share} % Chance.</numerusform>
            <numerusform>%n Stiche zu wenig, aber gut gespielt: Deine letzte Wahl hatte {share} % Chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Ein Stich zu viel, aber gut gespielt: Deine letzte Wahl hatte {share} % Chance.</numerusform>
            <numerusform>%n Stiche zu viel, aber gut gespielt: Deine letzte Wahl hatte {share} % Chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) best.</source>
        <translation>
            <numerusform>%n von {count} Entscheidungen war die beste.</numerusform>
            <numerusform>%n von {count} Entscheidungen waren die besten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n Pik</numerusform>
            <numerusform>%n Pik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n Herz</numerusform>
            <numerusform>%n Herz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n Karo</numerusform>
            <numerusform>%n Karo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n Kreuz</numerusform>
            <numerusform>%n Kreuz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) up</source>
        <translation>
            <numerusform>%n Platz gewonnen</numerusform>
            <numerusform>%n Plätze gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) down</source>
        <translation>
            <numerusform>%n Platz verloren</numerusform>
            <numerusform>%n Plätze verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n trick(s)</source>
        <translation>
            <numerusform>letzter Stich</numerusform>
            <numerusform>letzte %n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation>
            <numerusform>Den letzten Stich beanspruchen</numerusform>
            <numerusform>Die letzten %n Stiche beanspruchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s) in a row.</source>
        <translation>
            <numerusform>%n genaue Ansage in Folge.</numerusform>
            <numerusform>%n genaue Ansagen in Folge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s)</source>
        <translation>
            <numerusform>%n genaue Ansage</numerusform>
            <numerusform>%n genaue Ansagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were exact %n time(s) in a row.</source>
        <translation>
            <numerusform>%n genaue Ansage in Folge.</numerusform>
            <numerusform>%n genaue Ansagen in Folge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n Woche</numerusform>
            <numerusform>%n Wochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n Monat</numerusform>
            <numerusform>%n Monate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the last %n trick(s)</source>
        <translation>
            <numerusform>vom letzten Stich</numerusform>
            <numerusform>von den letzten %n Stichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and had %n sure</source>
        <translation>
            <numerusform>und hattest %n sicheren</numerusform>
            <numerusform>und hattest %n sichere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held %n trump(s)</source>
        <translation>
            <numerusform>und hattest %n Trumpf</numerusform>
            <numerusform>und hattest %n Trümpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held the highest card left in %n suit(s)</source>
        <translation>
            <numerusform>und hattest in %n Farbe die höchste verbliebene Karte</numerusform>
            <numerusform>und hattest in %n Farben die höchste verbliebene Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right %n time(s) in a row</source>
        <translation>
            <numerusform>%n-mal richtig</numerusform>
            <numerusform>%n-mal in Folge richtig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCounts</name>
    <message numerus="yes">
        <source>%n card(s) for each player</source>
        <translation>
            <numerusform>%n Karte für jeden</numerusform>
            <numerusform>%n Karten für jeden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of the &amp;week: %n day(s) left</source>
        <translation>
            <numerusform>Partie der &amp;Woche: noch %n Tag</numerusform>
            <numerusform>Partie der &amp;Woche: noch %n Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal facts</name>
    <message>
        <source>Cut: {cards}</source>
        <translation>Abgehoben: {cards}</translation>
    </message>
    <message>
        <source>You discarded {cards}</source>
        <translation>Du hast {cards} weggelegt</translation>
    </message>
    <message>
        <source>The kitty, {cards}</source>
        <translation>Der Talon, {cards}</translation>
    </message>
    <message>
        <source>Turned up, and in your hand</source>
        <translation>Aufgedeckt, auf deiner Hand</translation>
    </message>
    <message>
        <source>Turned up by {name}, who holds it</source>
        <translation>Aufgedeckt, auf der Hand von {name}</translation>
    </message>
    <message>
        <source>You won the cut and chose trumps</source>
        <translation>Du hast am höchsten abgehoben und den Trumpf bestimmt</translation>
    </message>
    <message>
        <source>{name} won the cut and chose trumps</source>
        <translation>{name} hat am höchsten abgehoben und den Trumpf bestimmt</translation>
    </message>
    <message>
        <source>You chose trumps</source>
        <translation>Du hast den Trumpf bestimmt</translation>
    </message>
    <message>
        <source>{name} chose trumps</source>
        <translation>{name} hat den Trumpf bestimmt</translation>
    </message>
    <message>
        <source>You won the cut and choose trumps</source>
        <translation>Du hast am höchsten abgehoben und bestimmst den Trumpf</translation>
    </message>
    <message>
        <source>{name} won the cut and chooses trumps</source>
        <translation>{name} hat am höchsten abgehoben und bestimmt den Trumpf</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Du bestimmst den Trumpf</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} bestimmt den Trumpf</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}, counting the kitty as one</source>
        <translation>Du hast {level} angesagt: {tricks}, der Talon zählt als einer</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}</source>
        <translation>Du hast {level} angesagt: {tricks}</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}, counting the kitty as one</source>
        <translation>{name} hat {level} angesagt: {tricks}, der Talon zählt als einer</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}</source>
        <translation>{name} hat {level} angesagt: {tricks}</translation>
    </message>
    <message>
        <source>Low cards win: A 2 3 … K</source>
        <translation>Niedrige Karten gewinnen: A 2 3 … K</translation>
    </message>
    <message>
        <source>High cards win: A K Q … 2</source>
        <translation>Hohe Karten gewinnen: A K D … 2</translation>
    </message>
    <message>
        <source>All play a general misère</source>
        <translation>Alle spielen eine allgemeine Misère</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} spielt {contract}</translation>
    </message>
    <message>
        <source>{name} and {partner} play {contract}</source>
        <translation>{name} und {partner} spielen {contract}</translation>
    </message>
    <message>
        <source>You and {name} play {contract}</source>
        <translation>Du und {name} spielt {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Du spielst {contract}</translation>
    </message>
    <message>
        <source>You called grand</source>
        <translation>Du hast Grand angesagt</translation>
    </message>
    <message>
        <source>{name} called grand</source>
        <translation>{name} hat Grand angesagt</translation>
    </message>
    <message>
        <source>You called nullo</source>
        <translation>Du hast Nullo angesagt</translation>
    </message>
    <message>
        <source>{name} called nullo</source>
        <translation>{name} hat Nullo angesagt</translation>
    </message>
    <message>
        <source>Bids: {calls}</source>
        <translation>Ansagen: {calls}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>{name} {call}</source>
        <translation>{name} {call}</translation>
    </message>
    <message>
        <source>{name} {level} uptown</source>
        <translation>{name} {level} Uptown</translation>
    </message>
    <message>
        <source>{name} {level} downtown</source>
        <translation>{name} {level} Downtown</translation>
    </message>
    <message>
        <source>{name} {level} no trump</source>
        <translation>{name} {level} ohne Trumpf</translation>
    </message>
    <message>
        <source>{name} grand</source>
        <translation>{name} Grand</translation>
    </message>
    <message>
        <source>{name} nullo</source>
        <translation>{name} Nullo</translation>
    </message>
    <message>
        <source>Nil: {names}</source>
        <translation>Nil: {names}</translation>
    </message>
    <message>
        <source>Blind nil: {names}</source>
        <translation>Blindes Nil: {names}</translation>
    </message>
    <message>
        <source>Bid blind: {names}</source>
        <translation>Blind angesagt: {names}</translation>
    </message>
</context>
<context>
    <name>Deal number</name>
    <message>
        <source>Match number</source>
        <translation>Partienummer</translation>
    </message>
    <message>
        <source>This is deal {deal} of match number {number}.
The same number deals the same cards again in the same game with the same number of players: {game}, {seats}.</source>
        <translation>Dies ist Runde {deal} der Partie Nummer {number}.
Dieselbe Nummer gibt dieselben Karten noch einmal, im selben Spiel mit gleich vielen Spielern: {game}, {seats}.</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>Nummer &amp;kopieren</translation>
    </message>
    <message>
        <source>Match &amp;number:</source>
        <translation>Partie&amp;nummer:</translation>
    </message>
    <message>
        <source>&amp;Start this match</source>
        <translation>Diese Partie &amp;beginnen</translation>
    </message>
    <message>
        <source>Enter a number first</source>
        <translation>Gib zuerst eine Nummer ein</translation>
    </message>
</context>
<context>
    <name>Deal texts</name>
    <message>
        <source>No deal code or diagram was found here.</source>
        <translation>Hier wurde weder ein Code noch ein Diagramm einer Runde gefunden.</translation>
    </message>
    <message>
        <source>The code is damaged after {after}.</source>
        <translation>Der Code ist nach {after} beschädigt.</translation>
    </message>
    <message>
        <source>The end of the code is missing, after {after}.</source>
        <translation>Das Ende des Codes fehlt, nach {after}.</translation>
    </message>
    <message>
        <source>The code does not hold a playable deal.</source>
        <translation>Der Code enthält keine spielbare Runde.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Far Whist.</source>
        <translation>Dieser Code stammt von einer neueren Version von Far Whist.</translation>
    </message>
    <message>
        <source>This deal is for the game “{game}”, which this version does not have.</source>
        <translation>Diese Runde gehört zum Spiel „{game}“, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>The rules of this deal cannot be played. {why}</source>
        <translation>Die Regeln dieser Runde sind nicht spielbar. {why}</translation>
    </message>
    <message>
        <source>This match has no deal {deal}.</source>
        <translation>Diese Partie hat keine Runde {deal}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Es gibt keinen Platz {seat}.</translation>
    </message>
    <message>
        <source>The deals before this one do not fit this game.</source>
        <translation>Die früheren Runden passen nicht zu diesem Spiel.</translation>
    </message>
    <message>
        <source>Wrong number of cards in the deal: {cards}; the pack has {pack}.</source>
        <translation>Falsche Kartenzahl in der Runde: {cards}; das Kartenspiel hat {pack}.</translation>
    </message>
    <message>
        <source>Wrong number of cards at seat {seat}: {cards} instead of {wanted}.</source>
        <translation>Falsche Kartenzahl auf Platz {seat}: {cards} statt {wanted}.</translation>
    </message>
    <message>
        <source>{card} appears twice: {one} and {other}.</source>
        <translation>{card} kommt zweimal vor: {one} und {other}.</translation>
    </message>
    <message>
        <source>{card} is not in this pack: {place}.</source>
        <translation>{card} gehört nicht zu diesem Kartenspiel: {place}.</translation>
    </message>
    <message>
        <source>{card} cannot be the turned card: it is not where one is turned.</source>
        <translation>{card} kann nicht die aufgedeckte Karte sein: Sie liegt nicht dort, wo eine aufgedeckt wird.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing, or does not follow from its rules.</source>
        <translation>Die Trumpffarbe dieser Runde fehlt oder folgt nicht aus ihren Regeln.</translation>
    </message>
    <message>
        <source>Seat {seat}: “{move}” is not possible. {why}</source>
        <translation>Platz {seat}: „{move}“ ist nicht möglich. {why}</translation>
    </message>
    <message>
        <source>Trick {trick}: seat {seat} cannot play {move}. {why}</source>
        <translation>Stich {trick}: Platz {seat} kann {move} nicht spielen. {why}</translation>
    </message>
    <message>
        <source>Turn {turn}: seat {seat} cannot play {move}. {why}</source>
        <translation>Zug {turn}: Platz {seat} kann {move} nicht spielen. {why}</translation>
    </message>
    <message>
        <source>“{move}” of seat {seat} comes after the last card.</source>
        <translation>„{move}“ von Platz {seat} kommt nach der letzten Karte.</translation>
    </message>
    <message>
        <source>“{line}” cannot be read.</source>
        <translation>„{line}“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The line “{line}” is missing.</source>
        <translation>Die Zeile „{line}“ fehlt.</translation>
    </message>
    <message>
        <source>The diagram and the code below it show different deals.</source>
        <translation>Das Diagramm und der Code darunter zeigen verschiedene Runden.</translation>
    </message>
    <message>
        <source>“{line}” does not follow from the cards and moves.</source>
        <translation>„{line}“ folgt nicht aus den Karten und Zügen.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>nicht gegeben</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>abgehoben</translation>
    </message>
    <message>
        <source>given</source>
        <translation>abgegeben</translation>
    </message>
    <message>
        <source>The code of deal {number} was copied.</source>
        <translation>Der Code von Runde {number} wurde kopiert.</translation>
    </message>
    <message>
        <source>The diagram of deal {number} was copied.</source>
        <translation>Das Diagramm von Runde {number} wurde kopiert.</translation>
    </message>
    <message>
        <source>What you know of this deal was copied.</source>
        <translation>Was du von dieser Runde weißt, wurde kopiert.</translation>
    </message>
    <message>
        <source>This deal is for {players}, but the table seats {least} to {most}.</source>
        <translation>Diese Runde ist für {players}; am Tisch ist Platz für {least} bis {most}.</translation>
    </message>
    <message>
        <source>The pasted deal is on the table.</source>
        <translation>Die eingefügte Runde steht am Tisch bereit.</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Runde einfügen</translation>
    </message>
    <message>
        <source>This deal cannot be opened.</source>
        <translation>Diese Runde kann nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{file}” is larger than a card deck should be.</source>
        <translation>„{file}“ ist größer, als ein Kartenbild sein sollte.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or no drawing in SVG.</source>
        <translation>„{file}“ ist beschädigt oder keine Zeichnung in SVG.</translation>
    </message>
    <message>
        <source>“{file}” is refused: it could keep the program from going on.</source>
        <translation>„{file}“ wird nicht verwendet: Die Datei könnte das Programm aufhalten.</translation>
    </message>
    <message>
        <source>“{file}” names a drawing outside its own folder.</source>
        <translation>„{file}“ nennt eine Zeichnung außerhalb seines Ordners.</translation>
    </message>
    <message>
        <source>“{file}” names no drawing in SVG.</source>
        <translation>„{file}“ nennt keine Zeichnung in SVG.</translation>
    </message>
    <message>
        <source>“{file}” does not name its cards as decks of KDE or AisleRiot do.</source>
        <translation>„{file}“ benennt seine Karten nicht wie Kartenbilder von KDE oder AisleRiot.</translation>
    </message>
    <message>
        <source>“{file}” is drawn in a way that Far Whist cannot show.</source>
        <translation>„{file}“ ist auf eine Art gezeichnet, die Far Whist nicht zeigen kann.</translation>
    </message>
    <message>
        <source>The cards in “{file}” are not upright.</source>
        <translation>Die Karten in „{file}“ stehen nicht hochkant.</translation>
    </message>
    <message>
        <source>The card deck {file} cannot be read: {problem}.</source>
        <translation>Das Kartenbild {file} kann nicht gelesen werden: {problem}.</translation>
    </message>
    <message>
        <source>There is no card deck of KDE or AisleRiot in {folder}.</source>
        <translation>In {folder} liegt kein Kartenbild von KDE oder AisleRiot.</translation>
    </message>
    <message>
        <source>This deck is used as it is drawn: style, suit colours, index size, paper and letters do not apply.</source>
        <translation>Dieses Kartenbild bleibt, wie es gezeichnet ist: Stil, Farben, Größe der Eckzeichen, Papier und Buchstaben gelten nicht.</translation>
    </message>
    <message>
        <source>Available with a deck from a folder that has a back</source>
        <translation>Möglich mit einem Kartenbild aus einem Ordner, das eine Rückseite hat</translation>
    </message>
    <message>
        <source>The back of the deck from the folder is used</source>
        <translation>Die Rückseite des Kartenbilds aus dem Ordner wird verwendet</translation>
    </message>
    <message>
        <source>This deck has no wizards or jesters: ours are used.</source>
        <translation>Zauberer und Narren fehlen darin: Unsere werden verwendet.</translation>
    </message>
    <message>
        <source>This deck has no jokers, wizards or jesters: ours are used.</source>
        <translation>Joker, Zauberer und Narren fehlen darin: Unsere werden verwendet.</translation>
    </message>
    <message>
        <source>It has no back: ours is used.</source>
        <translation>Eine Rückseite fehlt: Unsere wird verwendet.</translation>
    </message>
    <message>
        <source>Cards of ours in it: {cards}.</source>
        <translation>Karten von uns darin: {cards}.</translation>
    </message>
    <message>
        <source>What it shows from other files is left out.</source>
        <translation>Was es aus anderen Dateien zeigt, wird weggelassen.</translation>
    </message>
    <message>
        <source>The cards of Far Whist are used.</source>
        <translation>Die Karten von Far Whist werden verwendet.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Deal from the table</source>
        <translation>Runde vom Tisch</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Runden-Editor</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Study it</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Ask the coach what each choice is worth</source>
        <translation>Den Trainer fragen, was jede Wahl wert ist</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Diagramm kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>You can study the deal once all cards have been played.</source>
        <translation>Du kannst die Runde nachspielen, sobald alle Karten gespielt sind.</translation>
    </message>
    <message>
        <source>You can ask the coach once the deal is complete.</source>
        <translation>Du kannst den Trainer fragen, sobald die Runde vollständig ist.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Calls and cards</source>
        <translation>Ansagen und Karten</translation>
    </message>
    <message>
        <source>Cards: {name}</source>
        <translation>Karten: {name}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Was unten gezeigt wird</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back</source>
        <translation>1 bis {seats} gibt eine Karte an einen Platz, 0 nimmt sie zurück</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back, + turns it up</source>
        <translation>1 bis {seats} gibt eine Karte an einen Platz, 0 nimmt sie zurück, + deckt sie auf</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Fill the rest at random</source>
        <translation>Rest zufällig auffüllen</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Alles zurücknehmen</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Was jede Wahl wert ist</translation>
    </message>
    <message>
        <source>{name}, from what this seat can know · {deals}</source>
        <translation>{name}, nach dem, was auf diesem Platz bekannt ist · {deals}</translation>
    </message>
    <message>
        <source>{name}: best is {choice}.</source>
        <translation>{name}: Am besten ist {choice}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Karten je Spieler</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Chooses trumps</source>
        <translation>Bestimmt Trumpf</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Bisherige Punkte</translation>
    </message>
    <message>
        <source>{game}, other rules</source>
        <translation>{game}, andere Regeln</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Abgehoben</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <source>{cards} of {wanted}</source>
        <translation>{cards} von {wanted}</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>abgehoben</translation>
    </message>
    <message>
        <source>{card} is free. {free}.</source>
        <translation>{card} ist frei. {free}.</translation>
    </message>
    <message>
        <source>The cut card is missing.</source>
        <translation>Die abgehobene Karte fehlt.</translation>
    </message>
    <message>
        <source>The card that is turned up for trump is missing.</source>
        <translation>Die Karte, die für den Trumpf aufgedeckt wird, fehlt.</translation>
    </message>
    <message>
        <source>{card} is turned up, and must be in this hand: {name}.</source>
        <translation>{card} ist aufgedeckt und muss auf dieser Hand sein: {name}.</translation>
    </message>
    <message>
        <source>{card} is turned up and cannot be in a hand too.</source>
        <translation>{card} ist aufgedeckt und kann nicht auch auf einer Hand sein.</translation>
    </message>
    <message>
        <source>{card} stays where it is: {holder}.</source>
        <translation>{card} ist schon vergeben: {holder}.</translation>
    </message>
    <message>
        <source>Not a card of this pack: {words}.</source>
        <translation>Keine Karte dieses Kartenspiels: {words}.</translation>
    </message>
    <message>
        <source>{name}: {cards} of {wanted}.</source>
        <translation>{name}: {cards} von {wanted}.</translation>
    </message>
    <message>
        <source>{card}: {name}. {held}. {free}.</source>
        <translation>{card}: {name}. {held}. {free}.</translation>
    </message>
    <message>
        <source>{name}: {cards} instead of {wanted}.</source>
        <translation>{name}: {cards} statt {wanted}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>The bids add up to {bids} for {tricks}.</source>
        <translation>Die Ansagen ergeben zusammen {bids}; es gibt {tricks}.</translation>
    </message>
    <message>
        <source>Nobody has a card yet.</source>
        <translation>Noch hat niemand eine Karte.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing.</source>
        <translation>Der Trumpf dieser Runde fehlt.</translation>
    </message>
    <message>
        <source>Fill in at random</source>
        <translation>Zufällig auffüllen</translation>
    </message>
    <message>
        <source>Remove the last ones</source>
        <translation>Die letzten zurücknehmen</translation>
    </message>
    <message>
        <source>Deal all at random</source>
        <translation>Alles zufällig geben</translation>
    </message>
    <message>
        <source>Turn one up at random</source>
        <translation>Zufällig eine aufdecken</translation>
    </message>
    <message>
        <source>Draw one at random</source>
        <translation>Zufällig eine ziehen</translation>
    </message>
    <message>
        <source>Delete this and everything after it</source>
        <translation>Dies und alles danach löschen</translation>
    </message>
    <message>
        <source>Move it here</source>
        <translation>Hierher legen</translation>
    </message>
    <message>
        <source>{name} · bid</source>
        <translation>{name} · Ansage</translation>
    </message>
    <message>
        <source>{name} · card</source>
        <translation>{name} · Karte</translation>
    </message>
    <message>
        <source>{name} · choice</source>
        <translation>{name} · Wahl</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation>{card}, gespielt</translation>
    </message>
    <message>
        <source>{card} is turned up. {free}.</source>
        <translation>{card} ist aufgedeckt. {free}.</translation>
    </message>
    <message>
        <source>{card} cannot be played now.</source>
        <translation>{card} kann jetzt nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The deal is over: nothing is left to choose.</source>
        <translation>Die Runde ist zu Ende: Es gibt nichts mehr zu wählen.</translation>
    </message>
    <message>
        <source>The coach does not judge this game.</source>
        <translation>Der Trainer beurteilt dieses Spiel nicht.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Calls and cards so far</source>
        <translation>Ansagen und Karten bisher</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Alles zurück</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Alle weiterspielen lassen</translation>
    </message>
    <message>
        <source>Calls and cards can be added once all hands are complete.</source>
        <translation>Ansagen und Karten erst, wenn alle Hände vollständig sind.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Noch hat niemand angesagt.</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Der Trainer überlegt …</translation>
    </message>
    <message>
        <source>Everyone plays on.</source>
        <translation>Alle spielen weiter.</translation>
    </message>
    <message>
        <source>The deal has changed. Ask the coach again.</source>
        <translation>Die Runde hat sich geändert. Frag den Trainer noch einmal.</translation>
    </message>
    <message>
        <source>The coach has nothing to compare here.</source>
        <translation>Der Trainer hat hier nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>Die zuletzt beendete Runde</translation>
    </message>
    <message>
        <source>This is the deal you edited last.</source>
        <translation>Hier ist die Runde, die du zuletzt bearbeitet hast.</translation>
    </message>
    <message>
        <source>The deal was pasted.</source>
        <translation>Die Runde wurde eingefügt.</translation>
    </message>
    <message>
        <source>The deal from the table was loaded.</source>
        <translation>Die Runde vom Tisch wurde geladen.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Runde öffnen</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}</source>
        <translation>{file} kann nicht gelesen werden: {problem}</translation>
    </message>
    <message>
        <source>This file holds a whole match, not a single deal.</source>
        <translation>Diese Datei enthält eine ganze Partie, keine einzelne Runde.</translation>
    </message>
    <message>
        <source>The deal from the file was loaded.</source>
        <translation>Die Runde aus der Datei wurde geladen.</translation>
    </message>
    <message>
        <source>The deal is on the table.</source>
        <translation>Die Runde steht am Tisch bereit.</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>Der Code wurde kopiert.</translation>
    </message>
    <message>
        <source>The diagram was copied.</source>
        <translation>Das Diagramm wurde kopiert.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The deal was saved as “{file}”.</source>
        <translation>Die Runde wurde als „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>The points before this deal, in this order: {names}</source>
        <translation>Die Punkte vor dieser Runde, in dieser Reihenfolge: {names}</translation>
    </message>
    <message>
        <source>“{text}” is not a list of points: enter a number for each of {names}.</source>
        <translation>„{text}“ ist keine Liste von Punkten: Gib eine Zahl für jeden an: {names}.</translation>
    </message>
    <message>
        <source>The deal in the editor cannot be saved: {reason}</source>
        <translation>Die Runde im Editor kann nicht gespeichert werden: {reason}</translation>
    </message>
</context>
<context>
    <name>EditorCounts</name>
    <message numerus="yes">
        <source>%n card(s) free</source>
        <translation>
            <numerusform>%n Karte frei</numerusform>
            <numerusform>%n Karten frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>%n Karte fehlt.</numerusform>
            <numerusform>%n Karten fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; no card is used twice.</source>
        <translation>
            <numerusform>Je %n Karte; keine Karte kommt zweimal vor.</numerusform>
            <numerusform>Je %n Karten; keine Karte kommt zweimal vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays on: %n trick(s) so far.</source>
        <translation>
            <numerusform>Alle spielen weiter: bisher %n Stich.</numerusform>
            <numerusform>Alle spielen weiter: bisher %n Stiche.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Far Whist ended unexpectedly last time; your match is safe.</source>
        <translation>Far Whist wurde beim letzten Mal unerwartet beendet; deine Partie ist gesichert.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Etwas ist schiefgegangen.</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe.</source>
        <translation>Etwas ist schiefgegangen; deine Partie ist gesichert.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Deta&amp;ils</source>
        <translation>&amp;Details</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefgegangen ist</translation>
    </message>
    <message>
        <source>If you report this, please include the text below. It contains nothing about your match. A copy is in {file}.</source>
        <translation>Wenn du das meldest, schick den Text unten mit. Er enthält nichts aus deiner Partie. Eine Kopie liegt in {file}.</translation>
    </message>
</context>
<context>
    <name>Fair play</name>
    <message>
        <source>Fair play</source>
        <translation>Fair Play</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Fingerabdrücke</translation>
    </message>
    <message>
        <source>Paste your copy, or leave empty to check the fingerprint above</source>
        <translation>Kopie einfügen oder leer lassen: Dann gilt der Fingerabdruck oben</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>The cards and the other players&apos; bids are fixed before you choose. Copy a fingerprint now; when the deal is over you see the text it was made from, and any SHA-256 tool gives the same fingerprint.</source>
        <translation>Die Karten und die Ansagen der anderen stehen fest, bevor du wählst. Kopiere jetzt einen Fingerabdruck; nach der Runde siehst du den Text, aus dem er entstand, und jedes SHA-256-Programm liefert denselben Fingerabdruck.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint:</source>
        <translation>&amp;Fingerabdruck:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Text:</translation>
    </message>
    <message>
        <source>&amp;Your copy:</source>
        <translation>K&amp;opie:</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>Secret until the match is over.</source>
        <translation>Geheim, bis die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Secret until the deal is over.</source>
        <translation>Geheim, bis die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Secret until the bid is shown.</source>
        <translation>Geheim, bis die Ansage gezeigt wird.</translation>
    </message>
    <message>
        <source>Deal {number}: bid of {player}</source>
        <translation>Runde {number}: Ansage von {player}</translation>
    </message>
    <message>
        <source>This is not the fingerprint of the text. Was it copied for another deal?</source>
        <translation>Das ist nicht der Fingerabdruck des Textes. Hast du ihn für eine andere Runde kopiert?</translation>
    </message>
    <message>
        <source>The text has this fingerprint: nothing was changed.</source>
        <translation>Der Text hat diesen Fingerabdruck: Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The text has this fingerprint, but different cards were played.</source>
        <translation>Der Text hat diesen Fingerabdruck, aber gespielt wurden andere Karten.</translation>
    </message>
    <message>
        <source>The text has this fingerprint and its cards are the ones played: nothing was changed.</source>
        <translation>Der Text hat diesen Fingerabdruck, und genau diese Karten wurden gespielt: Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match or rules</source>
        <translation>Partie oder Regeln öffnen</translation>
    </message>
    <message>
        <source>Matches and rules</source>
        <translation>Partien und Regeln</translation>
    </message>
    <message>
        <source>The match was saved as “{file}”.</source>
        <translation>Die Partie wurde als „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Far Whist matches</source>
        <translation>Partien von Far Whist</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>{file} kann nicht geschrieben werden: {problem}. Wähle einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>First steps</name>
    <message>
        <source>Skip tips</source>
        <translation>Hinweise überspringen</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{game} – say how many tricks you will take, then take exactly that many.</source>
        <translation>{game} – sag an, wie viele Stiche du machst, und mach dann genau so viele.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Andere Spiele…</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is a trump, and trumps beat all other suits.</source>
        <translation>Dein Stich: {card} ist Trumpf, und Trumpf sticht alle anderen Farben.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is a trump, and trumps beat all other suits.</source>
        <translation>Stich für {name}: {card} ist Trumpf, und Trumpf sticht alle anderen Farben.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest trump.</source>
        <translation>Dein Stich: {card} ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest trump.</source>
        <translation>Stich für {name}: {card} ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest card of the suit that was led.</source>
        <translation>Dein Stich: {card} ist die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest card of the suit that was led.</source>
        <translation>Stich für {name}: {card} ist die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>One card each, and trump is {suit}. Will your card take the trick? Choose 0 or 1, then press Ready.</source>
        <translation>Jeder hat eine Karte, und Trumpf ist {suit}. Macht deine Karte den Stich? Wähle 0 oder 1 und drücke dann „Bereit“.</translation>
    </message>
    <message>
        <source>Look at your cards: how many tricks will they take? Choose a number, then press Ready. Only the exact number counts.</source>
        <translation>Sieh dir deine Karten an: Wie viele Stiche machen sie? Wähle eine Zahl und drücke dann „Bereit“. Nur die genaue Zahl zählt.</translation>
    </message>
    <message>
        <source>Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Ansagen sind geheim, bis alle bereit sind. Nun zeigt jedes Schild Stiche / Ansage: ✓ heißt genau, ▲ zu viele.</translation>
    </message>
    <message>
        <source>Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Jedes Schild zeigt Stiche / Ansage: ✓ heißt genau, ▲ zu viele.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the lowest total wins the match.</source>
        <translation>Der Punktezettel zählt alle Runden zusammen; die niedrigste Summe gewinnt die Partie.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the highest total wins the match.</source>
        <translation>Der Punktezettel zählt alle Runden zusammen; die höchste Summe gewinnt die Partie.</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>fixed for this bid</source>
        <translation>fest für diese Ansage</translation>
    </message>
    <message>
        <source>bid of 0 made</source>
        <translation>Ansage 0 erfüllt</translation>
    </message>
    <message>
        <source>cards, for a bid of 0</source>
        <translation>Karten, bei Ansage 0</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>bid squared</source>
        <translation>Ansage im Quadrat</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the bid</source>
        <translation>1 + 2 + … bis zur Ansage</translation>
    </message>
    <message>
        <source>cards of the deal</source>
        <translation>Karten der Runde</translation>
    </message>
    <message>
        <source>more for a short deal</source>
        <translation>mehr für eine kurze Runde</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>bid of 0 missed</source>
        <translation>Ansage 0 verfehlt</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>gemachte Stiche</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the tricks off</source>
        <translation>1 + 2 + … bis zur Abweichung</translation>
    </message>
    <message>
        <source>tricks off, squared</source>
        <translation>Abweichung im Quadrat</translation>
    </message>
    <message>
        <source>the total is halved</source>
        <translation>die Summe wird halbiert</translation>
    </message>
    <message>
        <source>for the points the table has lost</source>
        <translation>für die Punkte, die der Tisch verloren hat</translation>
    </message>
    <message>
        <source>for everybody who missed</source>
        <translation>für alle, die ihre Ansage verfehlt haben</translation>
    </message>
    <message>
        <source>every trick bid and taken</source>
        <translation>alle Stiche angesagt und gemacht</translation>
    </message>
    <message>
        <source>bid blind</source>
        <translation>blind angesagt</translation>
    </message>
    <message>
        <source>for the streak</source>
        <translation>für die Serie</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>Stiche über sechs</translation>
    </message>
    <message>
        <source>the deal won</source>
        <translation>die Runde gewonnen</translation>
    </message>
    <message>
        <source>tricks more than the other</source>
        <translation>Stiche mehr als der andere</translation>
    </message>
    <message>
        <source>the game won</source>
        <translation>das Spiel gewonnen</translation>
    </message>
    <message>
        <source>the rubber won</source>
        <translation>der Rubber gewonnen</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>tricks bid and made</source>
        <translation>angesagte Stiche, gemacht</translation>
    </message>
    <message>
        <source>tricks bid, missed</source>
        <translation>angesagte Stiche, verfehlt</translation>
    </message>
    <message>
        <source>ten tricks or more, bid and made</source>
        <translation>zehn Stiche oder mehr, angesagt und gemacht</translation>
    </message>
    <message>
        <source>ten tricks or more bid, missed</source>
        <translation>zehn Stiche oder mehr angesagt, verfehlt</translation>
    </message>
    <message>
        <source>bid blind and made, twice</source>
        <translation>blind angesagt und gemacht, doppelt</translation>
    </message>
    <message>
        <source>bid blind, missed, twice</source>
        <translation>blind angesagt und verfehlt, doppelt</translation>
    </message>
    <message>
        <source>tricks of the others above six</source>
        <translation>Stiche der anderen über sechs</translation>
    </message>
    <message>
        <source>tricks below seven</source>
        <translation>Stiche unter sieben</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>Überstiche</translation>
    </message>
    <message>
        <source>tricks above the bid</source>
        <translation>Stiche über der Ansage</translation>
    </message>
    <message>
        <source>too many bags</source>
        <translation>zu viele Überstiche</translation>
    </message>
    <message>
        <source>blind bid of 0 made</source>
        <translation>blinde Ansage 0 erfüllt</translation>
    </message>
    <message>
        <source>blind bid of 0 missed</source>
        <translation>blinde Ansage 0 verfehlt</translation>
    </message>
    <message>
        <source>the game lost</source>
        <translation>das Spiel verloren</translation>
    </message>
    <message>
        <source>tricks more than needed</source>
        <translation>Stiche mehr als nötig</translation>
    </message>
    <message>
        <source>tricks too few</source>
        <translation>Stiche zu wenig</translation>
    </message>
    <message>
        <source>most tricks in a general misère</source>
        <translation>meiste Stiche in einer allgemeinen Misère</translation>
    </message>
    <message>
        <source>fewer tricks in a general misère</source>
        <translation>weniger Stiche in einer allgemeinen Misère</translation>
    </message>
    <message>
        <source>doubled: a spade was turned up</source>
        <translation>verdoppelt: Pik wurde aufgedeckt</translation>
    </message>
</context>
<context>
    <name>Full speech</name>
    <message>
        <source>On the pile: {card}.</source>
        <translation>Auf dem Stapel: {card}.</translation>
    </message>
    <message>
        <source>Your cards by suits: {cards}.</source>
        <translation>Deine Karten nach Farben: {cards}.</translation>
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
        <translation>Klassisches Whist</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Fahrstuhl-Whist</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Knock-out-Whist</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>Romanian Whist</source>
        <translation>Rumänisches Whist</translation>
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
        <translation>Deutsches Whist</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Minnesota-Whist</translation>
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
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Stiche/Ansage</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Wizards, jesters</source>
        <translation>Zauberer, Narren</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Opens this deal in the study; Back returns here</source>
        <translation>Öffnet diese Runde zum Nachspielen; „Zurück“ führt wieder hierher</translation>
    </message>
    <message>
        <source>Search: {words}</source>
        <translation>Suche: {words}</translation>
    </message>
    <message>
        <source>No passage has all these words. These have some of them.</source>
        <translation>Keine Stelle enthält alle diese Wörter. Diese enthalten einige davon.</translation>
    </message>
    <message>
        <source>These words are not in the help. The nearest: {words}</source>
        <translation>Diese Wörter stehen nicht in der Hilfe. Ähnliche Wörter: {words}</translation>
    </message>
    <message>
        <source>Nothing was found. These pages are here:</source>
        <translation>Nichts gefunden. Diese Seiten gibt es:</translation>
    </message>
    <message>
        <source>Far Whist Help</source>
        <translation>Hilfe zu Far Whist</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Suchbegriffe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>What the command does</source>
        <translation>Was der Befehl bewirkt</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Mehr dazu</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Verfügbar, wenn du selbst mitspielst</translation>
    </message>
    <message>
        <source>Lessons give their own hints</source>
        <translation>Lektionen geben eigene Tipps</translation>
    </message>
    <message>
        <source>This match is played without hints</source>
        <translation>Diese Partie wird ohne Tipps gespielt</translation>
    </message>
    <message>
        <source>Available when it is your turn</source>
        <translation>Verfügbar, wenn du dran bist</translation>
    </message>
    <message>
        <source>There are no hints for this choice</source>
        <translation>Für diese Wahl gibt es keinen Tipp</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Looking at possible deals …</source>
        <translation>Mögliche Verteilungen werden durchgespielt …</translation>
    </message>
    <message>
        <source>Suggestion: {move}, {percent} %</source>
        <translation>Vorschlag: {move}, {percent} %</translation>
    </message>
    <message>
        <source>Suggestion: {move}</source>
        <translation>Vorschlag: {move}</translation>
    </message>
    <message>
        <source>Suggested bid {bid}, {percent} percent.</source>
        <translation>Vorgeschlagene Ansage {bid}, {percent} Prozent.</translation>
    </message>
    <message>
        <source>Suggested card: {card}, {percent} percent.</source>
        <translation>Vorgeschlagene Karte: {card}, {percent} Prozent.</translation>
    </message>
    <message>
        <source>Suggestion: {move}.</source>
        <translation>Vorschlag: {move}.</translation>
    </message>
    <message>
        <source>{what} is made in {count} of 100 deals</source>
        <translation>{what} gelingt in {count} von 100 Fällen</translation>
    </message>
    <message>
        <source>{what} takes this trick in {count} of 100 deals</source>
        <translation>{what} macht diesen Stich in {count} von 100 Fällen</translation>
    </message>
    <message>
        <source>{what} in {count}</source>
        <translation>{what} in {count}</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} Uptown</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} Downtown</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} ohne Trumpf</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>nullo</source>
        <translation>Nullo</translation>
    </message>
    <message>
        <source>{move} {percent} %</source>
        <translation>{move} {percent} %</translation>
    </message>
    <message>
        <source>This is what the strongest opponent would do with your cards.</source>
        <translation>Das täte der stärkste Gegner mit deinen Karten.</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>{cards} spielen</translation>
    </message>
    <message>
        <source>bid {tricks}</source>
        <translation>{tricks} ansagen</translation>
    </message>
    <message>
        <source>choose {suit}</source>
        <translation>{suit} wählen</translation>
    </message>
    <message>
        <source>offer {tricks} with {suit}</source>
        <translation>{tricks} {suit} bieten</translation>
    </message>
    <message>
        <source>let low cards win</source>
        <translation>niedrige Karten gewinnen lassen</translation>
    </message>
    <message>
        <source>let high cards win</source>
        <translation>hohe Karten gewinnen lassen</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>{card} abgeben</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card} weglegen</translation>
    </message>
    <message>
        <source>Bid {bid}. Points on average: {points}.</source>
        <translation>Sag {bid} an. Punkte im Schnitt: {points}.</translation>
    </message>
    <message>
        <source>Play {card}. Points on average: {points}.</source>
        <translation>Spiel {card}. Punkte im Schnitt: {points}.</translation>
    </message>
    <message>
        <source>{aim}, from {deals}: {choices}</source>
        <translation>{aim} ({deals}): {choices}</translation>
    </message>
    <message>
        <source>Chance of each number of tricks, points of each bid; from {deals}</source>
        <translation>Chance jeder Stichzahl, Punkte jeder Ansage · {deals}</translation>
    </message>
    <message>
        <source>Above each card: how often it ends with exactly your bid; from {deals}</source>
        <translation>Über jeder Karte: wie oft du damit deine Ansage genau triffst · {deals}</translation>
    </message>
    <message>
        <source>look at your cards first</source>
        <translation>erst deine Karten ansehen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>die Karte behalten</translation>
    </message>
    <message>
        <source>discard the card and take the next</source>
        <translation>die Karte weglegen und die nächste nehmen</translation>
    </message>
    <message>
        <source>knock and keep your card</source>
        <translation>klopfen und deine Karte behalten</translation>
    </message>
    <message>
        <source>play your card unseen</source>
        <translation>deine Karte ungesehen spielen</translation>
    </message>
    <message>
        <source>call {contract}</source>
        <translation>{contract} ansagen</translation>
    </message>
    <message>
        <source>bid {level}, uptown</source>
        <translation>{level} Uptown ansagen</translation>
    </message>
    <message>
        <source>bid {level}, downtown</source>
        <translation>{level} Downtown ansagen</translation>
    </message>
    <message>
        <source>bid {level} no trump</source>
        <translation>{level} ohne Trumpf ansagen</translation>
    </message>
    <message>
        <source>call grand</source>
        <translation>Grand ansagen</translation>
    </message>
    <message>
        <source>call nullo</source>
        <translation>Nullo ansagen</translation>
    </message>
    <message>
        <source>{what}: {percent} percent, points {points}</source>
        <translation>{what}: {percent} Prozent, Punkte {points}</translation>
    </message>
</context>
<context>
    <name>Introductions</name>
    <message>
        <source>This match has options of its own: see the rules of this game.</source>
        <translation>Diese Partie hat eigene Optionen: Sieh in die Regeln dieses Spiels.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time, in secret; then all bids are revealed together. The hands grow by two cards from deal to deal, up to the largest, and shrink again.</source>
        <translation>Alle sagen gleichzeitig und geheim an; dann werden alle Ansagen zusammen aufgedeckt. Von Runde zu Runde bekommt jeder zwei Karten mehr, bis zur größten Runde, danach wieder weniger.</translation>
    </message>
    <message>
        <source>Bids are made in turn, the dealer&apos;s last. The dealer may not make them add up to the number of tricks, so somebody always misses. This limit is called the hook.</source>
        <translation>Angesagt wird der Reihe nach, vom Geber zuletzt. Er darf die Summe nicht auf die Zahl der Stiche bringen; so scheitert immer jemand. Das ist die Sperre.</translation>
    </message>
    <message>
        <source>Only the highest ranks are in the pack. If you cannot follow suit, you must play a trump. The dealer, who bids last, may not make the bids add up to the tricks.</source>
        <translation>Gespielt wird nur mit den höchsten Werten. Wer nicht bedienen kann, muss Trumpf spielen. Der Geber sagt zuletzt an und darf die Summe nicht auf die Zahl der Stiche bringen.</translation>
    </message>
    <message>
        <source>Four wizards and four jesters join the pack. The first wizard takes the trick; a jester loses to every other card. Both may be played at any time, even when you could follow suit.</source>
        <translation>Dazu kommen vier Zauberer und vier Narren. Der erste Zauberer macht den Stich; ein Narr verliert gegen jede andere Karte. Beide darfst du jederzeit spielen, auch wenn du bedienen könntest.</translation>
    </message>
    <message>
        <source>The three ranks next to the ace. If you can beat the best card of the suit led, you must; if you cannot follow suit, you must ruff, and overruff if possible. Play goes counter-clockwise.</source>
        <translation>Die Drei kommt gleich nach dem Ass. Wer die höchste Karte der Farbe schlagen kann, muss schlagen; wer nicht bedienen kann, muss stechen, wenn möglich höher. Gespielt wird gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A player who takes no trick is out. The first to whom this happens get a last chance: one card in the next deal, for a trick of their choice. If it wins, they are back.</source>
        <translation>Wer keinen Stich macht, scheidet aus. Die Ersten, denen das passiert, bekommen eine letzte Chance: in der nächsten Runde eine Karte für einen Stich ihrer Wahl. Gewinnt sie, sind sie wieder dabei.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, and nobody bids. The dealer&apos;s last card is shown: its suit is trumps. Each trick above six scores a point for the side.</source>
        <translation>Partner sitzen einander gegenüber, und niemand sagt an. Die letzte Karte des Gebers wird gezeigt: Ihre Farbe ist Trumpf. Jeder Stich über sechs zählt einen Punkt für die Seite.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six your side will take, and how: uptown, with high cards on top; downtown, with low cards on top, after the ace; or no trump.</source>
        <translation>Sag an, wie viele Stiche über sechs deine Seite macht, und wie: Uptown, da sind hohe Karten oben; Downtown, da sind es nach dem Ass die niedrigen; oder ohne Trumpf.</translation>
    </message>
    <message>
        <source>There are no trumps. In turn, call grand or pass: tricks above six score for their side. If all pass, the dealer may call nullo, where they score for the others.</source>
        <translation>Es gibt keinen Trumpf. Sag Grand an oder passe: Stiche über sechs zählen für die eigene Seite. Passen alle, kann der Geber Nullo ansagen: Dann zählen sie für die anderen.</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. Eight tricks with a partner who accepts, five alone, none at misère, nine with trumps of your own, or all thirteen. Who fails pays the others.</source>
        <translation>Die Ansagen entscheiden, wer mit wem spielt. Acht Stiche mit einem Partner, der annimmt, fünf allein, keinen bei der Misère, neun mit eigenem Trumpf oder alle dreizehn. Wer scheitert, zahlt den anderen.</translation>
    </message>
    <message>
        <source>Spades are always trumps. Tricks beyond the bid are bags, and ten of them cost 100 points. A bid of 0 is nil: 100 points won without a trick, 100 lost with one.</source>
        <translation>Pik ist immer Trumpf. Zehn Überstiche, also Stiche über der Ansage, kosten 100 Punkte. Eine Ansage von 0 ist ein Nil: Es bringt 100 Punkte ohne Stich und kostet 100 mit einem.</translation>
    </message>
    <message>
        <source>You draw your hand: keep a card and discard the next, or discard it and keep the next. Spades are always trumps. Ten bags, tricks beyond the bid, cost 100 points.</source>
        <translation>Du ziehst dein Blatt: Behalte eine Karte und leg die nächste weg, oder umgekehrt. Pik ist immer Trumpf. Zehn Überstiche, also Stiche über der Ansage, kosten 100 Punkte.</translation>
    </message>
    <message>
        <source>Spades are trumps. If you can beat the card that is winning, you must: by a higher card of the suit or, without the suit, by a higher spade. Each trick above your bid scores a tenth.</source>
        <translation>Pik ist Trumpf. Kannst du die beste Karte schlagen, musst du es: mit einer höheren der Farbe oder, ohne diese Farbe, mit höherem Pik. Jeder Stich über der Ansage zählt ein Zehntel.</translation>
    </message>
    <message>
        <source>There are no tricks: get rid of your cards. Play a higher card of the other colour on the pile. After an ace the pile falls and you play lower; a two makes it rise again.</source>
        <translation>Hier gibt es keine Stiche: Werde deine Karten los. Leg eine höhere Karte der anderen Farbe, Rot oder Schwarz, auf den Stapel. Ein Ass lässt ihn fallen, dann wird niedriger gespielt; eine Zwei lässt ihn wieder steigen.</translation>
    </message>
    <message>
        <source>Thirteen tricks are played for the stock: the winner takes the face-up card, the loser the next one, unseen. Then both play out their hands, and only these thirteen tricks count.</source>
        <translation>Dreizehn Stiche gehen um den Vorrat: Wer gewinnt, nimmt die offene Karte, wer verliert, verdeckt die nächste. Dann spielen beide ihre Karten aus, und nur diese dreizehn Stiche zählen.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Single letters work as keys on the table</source>
        <translation>Einzelne Buchstaben wirken am Tisch als Tasten</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Standardtaste</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Neue Taste:</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” use the same key. Your changes take effect once that is resolved.</source>
        <translation>„{one}“ und „{other}“ haben dieselbe Taste. Deine Änderungen gelten, sobald das gelöst ist.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>While bidding</source>
        <translation>Beim Ansagen</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>Beim Nachspielen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Partie als Datei speichern</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Learn from your slips</source>
        <translation>Aus eigenen Fehlern lernen</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Runden-Editor</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Copy deal as code</source>
        <translation>Runde als Code kopieren</translation>
    </message>
    <message>
        <source>Copy deal as diagram</source>
        <translation>Runde als Diagramm kopieren</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Runde einfügen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Score sheet and charts</source>
        <translation>Punktezettel und Diagramme</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Punktetafel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Bild teilen</translation>
    </message>
    <message>
        <source>Study a deal</source>
        <translation>Runde nachspielen</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Partiebericht</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Größere Karten</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Kleinere Karten</translation>
    </message>
    <message>
        <source>Default card size</source>
        <translation>Normale Kartengröße</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Continue, skip animation</source>
        <translation>Weiter, Animation überspringen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Kitty and discards</source>
        <translation>Talon, weggelegte Karten</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>What there is to learn</source>
        <translation>Lernen und Üben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Say the trick so far</source>
        <translation>Den bisherigen Stich vorlesen</translation>
    </message>
    <message>
        <source>Say bids and tricks</source>
        <translation>Ansagen und Stiche vorlesen</translation>
    </message>
    <message>
        <source>Say trump and deal</source>
        <translation>Trumpf und Runde vorlesen</translation>
    </message>
    <message>
        <source>Say scores and places</source>
        <translation>Punkte und Plätze vorlesen</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Vorlesen, wer am Zug ist</translation>
    </message>
    <message>
        <source>Say my cards</source>
        <translation>Meine Karten vorlesen</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Letzte Meldung wiederholen</translation>
    </message>
    <message>
        <source>Say the message before</source>
        <translation>Meldung davor wiederholen</translation>
    </message>
    <message>
        <source>Say the message after</source>
        <translation>Meldung danach wiederholen</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Vorige Karte</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Next playable card</source>
        <translation>Nächste spielbare Karte</translation>
    </message>
    <message>
        <source>Previous playable card</source>
        <translation>Vorige spielbare Karte</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Erste Karte</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Letzte Karte</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Karte nach links rücken</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Karte nach rechts rücken</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Die Karte spielen</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Previous number</source>
        <translation>Vorige Zahl</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>Nächste Zahl</translation>
    </message>
    <message>
        <source>Next suit</source>
        <translation>Nächste Farbe</translation>
    </message>
    <message>
        <source>Previous suit</source>
        <translation>Vorige Farbe</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Niedrigste Zahl</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Höchste Zahl</translation>
    </message>
    <message>
        <source>Ready, done</source>
        <translation>Bereit, fertig</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>Pass, discard the card</source>
        <translation>Passen, Karte weglegen</translation>
    </message>
    <message>
        <source>Knock, keep the card</source>
        <translation>Klopfen, Karte behalten</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Voriger Stich</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <translation>Zum Anfang der Runde</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Zum Ende der Runde</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>Meine nächste Entscheidung</translation>
    </message>
    <message>
        <source>My previous decision</source>
        <translation>Meine vorige Entscheidung</translation>
    </message>
    <message>
        <source>My next mistake</source>
        <translation>Mein nächster Fehler</translation>
    </message>
    <message>
        <source>My previous mistake</source>
        <translation>Mein voriger Fehler</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>All hands, or what I knew</source>
        <translation>Alle Hände oder was ich wusste</translation>
    </message>
    <message>
        <source>Hide or show the panel</source>
        <translation>Bereich ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Open the deal or question in the study</source>
        <translation>Die Runde oder Frage nachspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Diese Karte probieren</translation>
    </message>
    <message>
        <source>Try the best card</source>
        <translation>Die beste Karte probieren</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Alle weiterspielen lassen</translation>
    </message>
    <message>
        <source>Back from a line to the match</source>
        <translation>Von einer Variante zurück zur Partie</translation>
    </message>
    <message>
        <source>Name this line</source>
        <translation>Diese Variante benennen</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Diese Variante löschen</translation>
    </message>
    <message>
        <source>Restore a deleted line</source>
        <translation>Gelöschte Variante zurückholen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Einem Tisch beitreten</translation>
    </message>
    <message>
        <source>Waiting room and chat</source>
        <translation>Warteraum und Chat</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn from your slips</source>
        <translation>Aus eigenen Fehlern lernen</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Trick {trick}. {name} leads {card}.</source>
        <translation>Stich {trick}. {name} spielt aus: {card}.</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>Open in &amp;study</source>
        <translation>&amp;Nachspielen</translation>
    </message>
    <message>
        <source>The question was left out and will not come back.</source>
        <translation>Die Frage wurde weggelassen und kommt nicht wieder.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Prepared deals</source>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>Practise today&apos;s slips &amp;now</source>
        <translation>Heutige Fehler jetzt ü&amp;ben</translation>
    </message>
    <message>
        <source>Right: {choice}</source>
        <translation>Richtig: {choice}</translation>
    </message>
    <message>
        <source>Not this one: {choice}</source>
        <translation>Nicht richtig: {choice}</translation>
    </message>
    <message>
        <source>You have answered all of today&apos;s questions.</source>
        <translation>Du hast alle Fragen von heute beantwortet.</translation>
    </message>
    <message>
        <source>Nothing to review today.</source>
        <translation>Heute ist nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Once more.</source>
        <translation>Noch einmal.</translation>
    </message>
    <message>
        <source>Question {number} of {all} today · {deal}</source>
        <translation>Frage {number} von {all} heute · {deal}</translation>
    </message>
    <message>
        <source>Only the deal up to here was kept</source>
        <translation>Die Runde ist nur bis hierher gespeichert</translation>
    </message>
    <message>
        <source>Found on {day}: you chose {choice}. {word}.</source>
        <translation>Gefunden am {day}. Deine Wahl: {choice}. {word}.</translation>
    </message>
    <message>
        <source>{done} of {all} answered, {right} right first time</source>
        <translation>{done} von {all} beantwortet, {right} auf Anhieb richtig</translation>
    </message>
    <message>
        <source>Slips that the coach finds in your matches come here as questions.</source>
        <translation>Fehler, die der Trainer in deinen Partien findet, erscheinen hier als Fragen.</translation>
    </message>
    <message>
        <source>{slips} in your collection: {due} due, {learned} learned.</source>
        <translation>{slips} in deiner Sammlung: {due} fällig, {learned} gelernt.</translation>
    </message>
    <message>
        <source>The next question comes on {day}.</source>
        <translation>Die nächste Frage kommt am {day}.</translation>
    </message>
    <message>
        <source>Any choice as good as the best counts as right. A question answered wrong comes back the next day.</source>
        <translation>Jede Wahl, die so gut ist wie die beste, gilt als richtig. Eine falsch beantwortete Frage kommt am nächsten Tag wieder.</translation>
    </message>
    <message>
        <source>This one is learned.</source>
        <translation>Diese Frage ist gelernt.</translation>
    </message>
    <message>
        <source>It will not come back.</source>
        <translation>Die Frage kommt nicht wieder.</translation>
    </message>
    <message>
        <source>It starts over.</source>
        <translation>Diese Frage beginnt von vorn.</translation>
    </message>
    <message>
        <source>It comes back in {time}, on {day}.</source>
        <translation>Die Frage kommt am {day} wieder (Abstand: {time}).</translation>
    </message>
</context>
<context>
    <name>Left over</name>
    <message>
        <source>Another match was left unfinished.</source>
        <translation>Eine andere Partie ist noch nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>Wieder au&amp;fnehmen</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches will appear here</source>
        <translation>Hier erscheinen deine Partien</translation>
    </message>
    <message>
        <source>Finished matches are kept automatically, on this computer only. You can also open a file.</source>
        <translation>Beendete Partien werden automatisch gespeichert, nur auf diesem Computer. Du kannst auch eine Datei öffnen.</translation>
    </message>
    <message>
        <source>Play a &amp;match</source>
        <translation>Eine &amp;Partie spielen</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>The finished match cannot be saved in the library: {problem}. Far Whist keeps trying until you close the window; the statistics already include it.</source>
        <translation>Die beendete Partie kann nicht im Archiv gespeichert werden: {problem}. Far Whist versucht es weiter, bis du das Fenster schließt; in der Statistik zählt sie schon.</translation>
    </message>
    <message>
        <source>stopped after {deals}</source>
        <translation>nach {deals} abgebrochen</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>zum Üben</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>{place} of {sides}</source>
        <translation>{place} von {sides}</translation>
    </message>
    <message>
        <source>{exact} of {bids}</source>
        <translation>{exact} von {bids}</translation>
    </message>
    <message>
        <source>Place: {place}</source>
        <translation>Platz: {place}</translation>
    </message>
    <message>
        <source>exact: {count}</source>
        <translation>genau: {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {cards}, {trump}.</source>
        <translation>Runde {number} ({cards}): {trump}.</translation>
    </message>
    <message>
        <source>It did not count.</source>
        <translation>Die Runde zählte nicht.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {took}: {result}.</source>
        <translation>{bid} angesagt, {took} gemacht: {result}.</translation>
    </message>
    <message>
        <source>{game} of {day} was deleted.</source>
        <translation>{game} vom {day} wurde gelöscht.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Zum Üben</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>&amp;Clear search</source>
        <translation>Suche &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Search: names, games, dates</source>
        <translation>Suche: Namen, Spiele, Datum</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>The library cannot be read: {problem}.</source>
        <translation>Das Archiv kann nicht gelesen werden: {problem}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>The match cannot be deleted: {problem}.</source>
        <translation>Die Partie kann nicht gelöscht werden: {problem}.</translation>
    </message>
    <message>
        <source>The match cannot be brought back: {problem}.</source>
        <translation>Die Partie kann nicht zurückgeholt werden: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>{game} ist wieder da.</translation>
    </message>
    <message>
        <source>Back to the &amp;list</source>
        <translation>Zurück zur &amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Open the finished match on the table; it does not count again</source>
        <translation>Die beendete Partie am Tisch öffnen; sie zählt nicht noch einmal</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>Play aga&amp;in</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Play the same deals again; the match counts as assisted</source>
        <translation>Dieselben Runden noch einmal spielen; die Partie gilt als mit Hilfe gespielt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Match &amp;report</source>
        <translation>Partie&amp;bericht</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Deals: arrows choose, Enter studies one</source>
        <translation>Runden: mit Pfeiltasten wählen, Eingabetaste zum Nachspielen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Stud&amp;y deal {number}</source>
        <translation>Runde {number} nach&amp;spielen</translation>
    </message>
    <message>
        <source>H&amp;ands of deal {number}</source>
        <translation>&amp;Hände von Runde {number}</translation>
    </message>
    <message>
        <source>The match cannot be read: {problem}.</source>
        <translation>Die Partie kann nicht gelesen werden: {problem}.</translation>
    </message>
</context>
<context>
    <name>LibraryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library cannot be read and were left as they are:</source>
        <translation>
            <numerusform>%n Datei des Archivs ist nicht lesbar und bleibt, wie sie ist:</numerusform>
            <numerusform>%n Dateien des Archivs sind nicht lesbar und bleiben, wie sie sind:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading %n more</source>
        <translation>
            <numerusform>noch %n wird gelesen</numerusform>
            <numerusform>noch %n werden gelesen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Study from here</source>
        <translation>Ab hier nachspielen</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Deal {deal} begins: {cards} for each player.</source>
        <translation>Runde {deal} beginnt: {cards} für jeden.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} begins: {cards} for each player.</source>
        <translation>Runde {deal} von {deals} beginnt: {cards} für jeden.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Du setzt aus.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} setzt aus.</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} spielt mit dir zusammen.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Deine Karten: {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>Karten von {name}: {cards}.</translation>
    </message>
    <message>
        <source>You do not see your own cards.</source>
        <translation>Du siehst deine eigenen Karten nicht.</translation>
    </message>
    <message>
        <source>The pack lies face down, to draw hands from.</source>
        <translation>Die Karten liegen verdeckt als Stapel, von dem gezogen wird.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten sind gegeben.</translation>
    </message>
    <message>
        <source>You look at your cards: {cards}.</source>
        <translation>Du siehst dir deine Karten an: {cards}.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <translation>{name} sieht sich die Karten an.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>{card} is cut and shuffled back.</source>
        <translation>{card} wird abgehoben und wieder eingemischt.</translation>
    </message>
    <message>
        <source>You show {card}; the card stays in your hand.</source>
        <translation>Du zeigst {card}; die Karte bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>{name} shows {card}; the card stays in the hand.</source>
        <translation>{name} zeigt {card}; die Karte bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>You choose trumps: {suit}.</source>
        <translation>Du bestimmst den Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>{name} chooses trumps: {suit}.</source>
        <translation>{name} bestimmt den Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>You change your bid.</source>
        <translation>Du änderst deine Ansage.</translation>
    </message>
    <message>
        <source>{name} changes the bid.</source>
        <translation>{name} ändert die Ansage.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Du bist bereit.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} ist bereit.</translation>
    </message>
    <message>
        <source>The bids stay hidden until the deal is over.</source>
        <translation>Die Ansagen bleiben bis zum Ende der Runde verborgen.</translation>
    </message>
    <message>
        <source>you {bid}</source>
        <translation>du {bid}</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message>
        <source>The bids are revealed: {bids}.</source>
        <translation>Die Ansagen werden aufgedeckt: {bids}.</translation>
    </message>
    <message>
        <source>Only the total of the bids is announced.</source>
        <translation>Nur die Summe der Ansagen wird genannt.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} hat angesagt.</translation>
    </message>
    <message>
        <source>{name} bids; the bids so far add up to {total}.</source>
        <translation>{name} sagt an; die Ansagen ergeben bisher {total}.</translation>
    </message>
    <message>
        <source>You keep your bid of {bid}.</source>
        <translation>Du bleibst bei deiner Ansage {bid}.</translation>
    </message>
    <message>
        <source>{name} keeps the bid of {bid}.</source>
        <translation>{name} bleibt bei der Ansage {bid}.</translation>
    </message>
    <message>
        <source>Your bid becomes {bid}.</source>
        <translation>Deine neue Ansage: {bid}.</translation>
    </message>
    <message>
        <source>The bid of {name} becomes {bid}.</source>
        <translation>Neue Ansage von {name}: {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} without seeing your cards.</source>
        <translation>Du sagst {bid} an, ohne deine Karten zu sehen.</translation>
    </message>
    <message>
        <source>{name} bids {bid} without seeing the cards.</source>
        <translation>{name} sagt {bid} an, ohne die Karten zu sehen.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Du sagst {bid} an.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} sagt {bid} an.</translation>
    </message>
    <message>
        <source>You look at your cards before you bid.</source>
        <translation>Du siehst dir deine Karten an, bevor du ansagst.</translation>
    </message>
    <message>
        <source>{name} looks at the cards before bidding.</source>
        <translation>{name} sieht sich die Karten vor der Ansage an.</translation>
    </message>
    <message>
        <source>You play the contract: {contract}.</source>
        <translation>Du spielst den Kontrakt: {contract}.</translation>
    </message>
    <message>
        <source>{name} plays the contract: {contract}.</source>
        <translation>{name} spielt den Kontrakt: {contract}.</translation>
    </message>
    <message>
        <source>Low cards win: ace, two, three, up to the king.</source>
        <translation>Niedrige Karten gewinnen: Ass, Zwei, Drei, bis zum König.</translation>
    </message>
    <message>
        <source>High cards win, from the ace down.</source>
        <translation>Hohe Karten gewinnen, vom Ass abwärts.</translation>
    </message>
    <message>
        <source>The kitty is set aside: {cards}.</source>
        <translation>Der Talon wird beiseitegelegt: {cards}.</translation>
    </message>
    <message>
        <source>You pick up the kitty.</source>
        <translation>Du nimmst den Talon auf.</translation>
    </message>
    <message>
        <source>{name} picks up the kitty.</source>
        <translation>{name} nimmt den Talon auf.</translation>
    </message>
    <message>
        <source>You discard a card: {card}.</source>
        <translation>Du legst eine Karte weg: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} legt eine Karte weg.</translation>
    </message>
    <message>
        <source>The pile starts: {card}.</source>
        <translation>Der Stapel beginnt: {card}.</translation>
    </message>
    <message>
        <source>You play: {cards}.</source>
        <translation>Du legst: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays: {cards}.</source>
        <translation>{name} legt: {cards}.</translation>
    </message>
    <message>
        <source>You draw: {cards}.</source>
        <translation>Du ziehst: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} zieht {cards}.</translation>
    </message>
    <message>
        <source>Any card may be played on it.</source>
        <translation>Darauf darf jede Karte gelegt werden.</translation>
    </message>
    <message>
        <source>The pile rises again.</source>
        <translation>Der Stapel steigt wieder.</translation>
    </message>
    <message>
        <source>You draw a card: {card}.</source>
        <translation>Du ziehst eine Karte: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>You look at the next card: {card}.</source>
        <translation>Du siehst die nächste Karte an: {card}.</translation>
    </message>
    <message>
        <source>{name} looks at the next card.</source>
        <translation>{name} sieht die nächste Karte an.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>Du behältst sie.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} behält sie.</translation>
    </message>
    <message>
        <source>You must keep the next card: {card}.</source>
        <translation>Du musst die nächste Karte behalten: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the next card.</source>
        <translation>{name} behält die nächste Karte.</translation>
    </message>
    <message>
        <source>You discard it.</source>
        <translation>Du legst sie weg.</translation>
    </message>
    <message>
        <source>{name} discards it.</source>
        <translation>{name} legt sie weg.</translation>
    </message>
    <message>
        <source>You must discard it.</source>
        <translation>Du musst sie weglegen.</translation>
    </message>
    <message>
        <source>{name} discards the next card.</source>
        <translation>{name} legt die nächste Karte weg.</translation>
    </message>
    <message>
        <source>You lay your cards face up: {cards}.</source>
        <translation>Du legst deine Karten offen hin: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays all cards face up: {cards}.</source>
        <translation>{name} legt alle Karten offen hin: {cards}.</translation>
    </message>
    <message>
        <source>You take the face-up card: {card}.</source>
        <translation>Du nimmst die offene Karte: {card}.</translation>
    </message>
    <message>
        <source>{name} takes the face-up card: {card}.</source>
        <translation>{name} nimmt die offene Karte: {card}.</translation>
    </message>
    <message>
        <source>This trick is for: {card}.</source>
        <translation>Dieser Stich geht um: {card}.</translation>
    </message>
    <message>
        <source>The stock is used up. From now on the tricks count.</source>
        <translation>Der Vorrat ist verbraucht. Von jetzt an zählen die Stiche.</translation>
    </message>
    <message>
        <source>You discard the next card unseen.</source>
        <translation>Du legst die nächste Karte ungesehen weg.</translation>
    </message>
    <message>
        <source>{name} discards a card: {card}.</source>
        <translation>{name} legt eine Karte weg: {card}.</translation>
    </message>
    <message>
        <source>The pile falls from now on.</source>
        <translation>Der Stapel fällt ab jetzt.</translation>
    </message>
    <message>
        <source>The declarer looks at the kitty.</source>
        <translation>Der Ansager sieht sich den Talon an.</translation>
    </message>
    <message>
        <source>The kitty: {cards}.</source>
        <translation>Der Talon: {cards}.</translation>
    </message>
    <message>
        <source>you {card}</source>
        <translation>du {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>Cutting for trumps: {draws}.</source>
        <translation>Abheben um den Trumpf: {draws}.</translation>
    </message>
    <message>
        <source>The highest cards are equal: another cut.</source>
        <translation>Die höchsten Karten sind gleich: Es wird noch einmal abgehoben.</translation>
    </message>
    <message>
        <source>You cut the highest card and will choose trumps.</source>
        <translation>Du hebst die höchste Karte ab und bestimmst den Trumpf.</translation>
    </message>
    <message>
        <source>{name} cuts the highest card and will choose trumps.</source>
        <translation>{name} hebt die höchste Karte ab und bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>Nobody chooses the next trumps.</source>
        <translation>Niemand bestimmt den nächsten Trumpf.</translation>
    </message>
    <message>
        <source>You choose the next trumps.</source>
        <translation>Du bestimmst den nächsten Trumpf.</translation>
    </message>
    <message>
        <source>{name} chooses the next trumps.</source>
        <translation>{name} bestimmt den nächsten Trumpf.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Du beginnst.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>Everybody stays in the match.</source>
        <translation>Alle bleiben in der Partie.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Du bist ausgeschieden.</translation>
    </message>
    <message>
        <source>{name} is out of the match.</source>
        <translation>{name} ist ausgeschieden.</translation>
    </message>
    <message>
        <source>You took no trick and get one card, which stays unseen.</source>
        <translation>Du hast keinen Stich gemacht und bekommst eine Karte, die verdeckt bleibt.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card, unseen.</source>
        <translation>{name} hat keinen Stich gemacht und bekommt eine Karte, verdeckt.</translation>
    </message>
    <message>
        <source>You took no trick and get one card as a last chance.</source>
        <translation>Du hast keinen Stich gemacht und bekommst eine Karte als letzte Chance.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card as a last chance.</source>
        <translation>{name} hat keinen Stich gemacht und bekommt eine Karte als letzte Chance.</translation>
    </message>
    <message>
        <source>You knock and keep your card.</source>
        <translation>Du klopfst und behältst deine Karte.</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card.</source>
        <translation>{name} klopft und behält die Karte.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>The pile is open again, and you begin.</source>
        <translation>Der Stapel ist wieder offen, und du beginnst.</translation>
    </message>
    <message>
        <source>The pile is open again, and {name} begins.</source>
        <translation>Der Stapel ist wieder offen, und {name} beginnt.</translation>
    </message>
    <message>
        <source>You have no cards left: place {place}.</source>
        <translation>Du hast keine Karten mehr: Platz {place}.</translation>
    </message>
    <message>
        <source>{name} has no cards left: place {place}.</source>
        <translation>{name} hat keine Karten mehr: Platz {place}.</translation>
    </message>
    <message>
        <source>Nobody can beat your card, and neither can you: you take the penalty.</source>
        <translation>Niemand kann deine Karte schlagen, auch du nicht: Du bekommst die Strafe.</translation>
    </message>
    <message>
        <source>Nobody can beat the card of {name}, who takes the penalty.</source>
        <translation>Niemand kann die Karte schlagen: {name} bekommt die Strafe.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a card.</source>
        <translation>{giver} gibt {taker} eine Karte.</translation>
    </message>
    <message>
        <source>You give {taker} a card: {card}.</source>
        <translation>Du gibst {taker} eine Karte: {card}.</translation>
    </message>
    <message>
        <source>{giver} gives you a card: {card}.</source>
        <translation>{giver} gibt dir eine Karte: {card}.</translation>
    </message>
    <message>
        <source>Any black card may be played on it.</source>
        <translation>Darauf darf jede schwarze Karte gelegt werden.</translation>
    </message>
    <message>
        <source>Any red card may be played on it.</source>
        <translation>Darauf darf jede rote Karte gelegt werden.</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} Uptown</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} Downtown</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} ohne Trumpf</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>nullo</source>
        <translation>Nullo</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Du sagst {contract} an.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} sagt {contract} an.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <translation>Du sagst {contract} an.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <translation>{name} sagt {contract} an.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{name}: {points}, {total} in all.</source>
        <translation>{name}: {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>{name}: {points} in this game.</source>
        <translation>{name}: {points} in diesem Spiel.</translation>
    </message>
    <message>
        <source>{name}: the game is won, {points}, {total} in all.</source>
        <translation>{name}: das Spiel ist gewonnen, {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>Games: {first} {won}, {second} {lost}.</source>
        <translation>Spiele: {first} {won}, {second} {lost}.</translation>
    </message>
    <message>
        <source>Both sides share first place.</source>
        <translation>Beide Seiten teilen sich den ersten Platz.</translation>
    </message>
    <message>
        <source>Place {place}: you and your partner, with {points}.</source>
        <translation>Platz {place}: du und dein Partner, {points}.</translation>
    </message>
    <message>
        <source>Place {place}: the other side, with {points}.</source>
        <translation>Platz {place}: die andere Seite, {points}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Du spielst {card} aus.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} spielt {card} aus.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Du machst den Stich mit {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} macht den Stich mit {card}.</translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation>Runde {deal} ist gewertet.</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>Die Runde zählt nicht und wird wiederholt.</translation>
    </message>
    <message>
        <source>You sat out: {points}, {total} in all.</source>
        <translation>Du hast ausgesetzt: {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>{name} sat out: {points}, {total} in all.</source>
        <translation>{name} hat ausgesetzt: {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>Du hast {bid} angesagt und {taken} gemacht, {result}: {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>{name} hat {bid} angesagt und {taken} gemacht, {result}: {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Place {place}: you.</source>
        <translation>Platz {place}: du.</translation>
    </message>
    <message>
        <source>Place {place}: {name}.</source>
        <translation>Platz {place}: {name}.</translation>
    </message>
    <message>
        <source>Place {place}: you, with {points}.</source>
        <translation>Platz {place}: du, {points}.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, with {points}.</source>
        <translation>Platz {place}: {name}, {points}.</translation>
    </message>
    <message>
        <source>A match of {players} begins.</source>
        <translation>Eine neue Partie beginnt: {players}.</translation>
    </message>
    <message>
        <source>You offer {tricks}: {suit}.</source>
        <translation>Du bietest {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>{name} offers {tricks}: {suit}.</source>
        <translation>{name} bietet {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: under by {count}.</source>
        <translation>Zusammen {bids} {tricks}: {count} zu wenig.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: over by {count}.</source>
        <translation>Zusammen {bids} {tricks}: {count} zu viel.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: everybody can be exact.</source>
        <translation>Zusammen {bids} {tricks}: Alle können es schaffen.</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>minus {points}</translation>
    </message>
    <message>
        <source>This deal can be studied when it is over.</source>
        <translation>Diese Runde kann nachgespielt werden, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} behält eine Karte.</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>{name}: exact in deals {first} to {last}</source>
        <translation>{name}: genau in Runde {first} bis {last}</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>{name}: deal {deal}, {cards}</source>
        <translation>{name}: Runde {deal}, {cards}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Most exact</source>
        <translation>Am häufigsten genau</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Meiste Stiche</translation>
    </message>
    <message>
        <source>First to go out</source>
        <translation>Als Erster die Karten los</translation>
    </message>
    <message>
        <source>{name}: {count} of {deals}</source>
        <translation>{name}: {count} von {deals}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Event log</source>
        <translation>Proto&amp;koll</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Tasten&amp;kürzel…</translation>
    </message>
    <message>
        <source>Give each of the four suits a colour of its own</source>
        <translation>Jeder der vier Kartenfarben eine eigene Farbe geben</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>Einzel&amp;buchstaben als Tasten</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Ein</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Meldungen</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;My turn and results</source>
        <translation>&amp;Mein Zug und Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>New match as &amp;before</source>
        <translation>Neue Partie wie &amp;zuvor</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Available when you have seen a kitty or discarded</source>
        <translation>Verfügbar, wenn du einen Talon gesehen oder Karten weggelegt hast</translation>
    </message>
    <message>
        <source>Prepared deals, deal o&amp;f the day</source>
        <translation>Aufgaben, Run&amp;de des Tages</translation>
    </message>
    <message>
        <source>Solve a deal, or play the same cards as everybody else today</source>
        <translation>Eine Aufgabe lösen oder heute mit denselben Karten spielen wie alle anderen</translation>
    </message>
    <message>
        <source>Learn from &amp;your slips</source>
        <translation>Aus eigenen Fehlern &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Score panel</source>
        <translation>&amp;Punktetafel</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Show what a strong player would do</source>
        <translation>Zeigen, was ein starker Spieler täte</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>Score s&amp;heet and charts</source>
        <translation>Punktezettel und &amp;Diagramme</translation>
    </message>
    <message>
        <source>Available when a match has begun</source>
        <translation>Verfügbar, wenn eine Partie begonnen hat</translation>
    </message>
    <message>
        <source>&amp;What is special about this game</source>
        <translation>&amp;Was dieses Spiel besonders macht</translation>
    </message>
    <message>
        <source>See in a few words what the game on the table has that others lack</source>
        <translation>In wenigen Worten sehen, was das Spiel am Tisch anderen voraushat</translation>
    </message>
    <message>
        <source>Choose game, players and length of another match</source>
        <translation>Spiel, Spieler und Länge einer neuen Partie wählen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a saved match or rules from a file</source>
        <translation>Eine gespeicherte Partie oder Regeln aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>S&amp;peichern unter…</translation>
    </message>
    <message>
        <source>Save the match as it stands to a file you can keep or share</source>
        <translation>Die Partie im jetzigen Stand als Datei speichern, zum Aufheben oder Teilen</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Archi&amp;v</translation>
    </message>
    <message>
        <source>Look through the matches you have finished</source>
        <translation>Die beendeten Partien ansehen</translation>
    </message>
    <message>
        <source>Practise the positions where you went wrong</source>
        <translation>Die Situationen üben, in denen du falschlagst</translation>
    </message>
    <message>
        <source>Deal &amp;editor</source>
        <translation>Runden-&amp;Editor</translation>
    </message>
    <message>
        <source>Set up a deal card by card, to play it or to ask the coach</source>
        <translation>Eine Runde Karte für Karte zusammenstellen, um sie zu spielen oder den Trainer zu fragen</translation>
    </message>
    <message>
        <source>Close the program; the match is already saved</source>
        <translation>Das Programm beenden; die Partie ist schon gespeichert</translation>
    </message>
    <message>
        <source>Copy &amp;deal as code</source>
        <translation>Runde als &amp;Code kopieren</translation>
    </message>
    <message>
        <source>Copy the last finished deal as one line of text</source>
        <translation>Die letzte beendete Runde als eine Zeile Text kopieren</translation>
    </message>
    <message>
        <source>Copy deal as dia&amp;gram</source>
        <translation>Runde als Dia&amp;gramm kopieren</translation>
    </message>
    <message>
        <source>Copy the deal as readable text; only your own cards during play</source>
        <translation>Die Runde als lesbaren Text kopieren; solange sie läuft, nur deine Karten</translation>
    </message>
    <message>
        <source>&amp;Paste deal</source>
        <translation>&amp;Runde einfügen</translation>
    </message>
    <message>
        <source>Play a deal copied as text, for practice</source>
        <translation>Eine als Text kopierte Runde zum Üben spielen</translation>
    </message>
    <message>
        <source>Show all deals with points and charts, in a window of their own</source>
        <translation>Alle Runden mit Punkten und Diagrammen in einem eigenen Fenster zeigen</translation>
    </message>
    <message>
        <source>Show or hide the scores beside the table</source>
        <translation>Die Punkte neben dem Tisch ein- oder ausblenden</translation>
    </message>
    <message>
        <source>See how you have done so far</source>
        <translation>Sehen, wie du bisher gespielt hast</translation>
    </message>
    <message>
        <source>Share pi&amp;cture…</source>
        <translation>Bild &amp;teilen…</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table, the result or the score sheet</source>
        <translation>Ein Bild vom Tisch, vom Ergebnis oder vom Punktezettel kopieren oder speichern</translation>
    </message>
    <message>
        <source>St&amp;udy the deal</source>
        <translation>Runde nachs&amp;pielen</translation>
    </message>
    <message>
        <source>Go through the last finished deal card by card</source>
        <translation>Die letzte beendete Runde Karte für Karte durchgehen</translation>
    </message>
    <message>
        <source>Match repor&amp;t</source>
        <translation>Partieberich&amp;t</translation>
    </message>
    <message>
        <source>What was luck, and what your decisions cost</source>
        <translation>Zeigen, was Glück war und was deine Entscheidungen gekostet haben</translation>
    </message>
    <message>
        <source>Show or hide the text of everything that happened in the match</source>
        <translation>Den Text mit allem, was in der Partie geschah, ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Lar&amp;ger cards</source>
        <translation>&amp;Größere Karten</translation>
    </message>
    <message>
        <source>Make the cards one step larger</source>
        <translation>Die Karten eine Stufe größer machen</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>K&amp;leinere Karten</translation>
    </message>
    <message>
        <source>Make the cards one step smaller</source>
        <translation>Die Karten eine Stufe kleiner machen</translation>
    </message>
    <message>
        <source>&amp;Default card size</source>
        <translation>&amp;Normale Kartengröße</translation>
    </message>
    <message>
        <source>Give the cards their default size again</source>
        <translation>Den Karten wieder ihre normale Größe geben</translation>
    </message>
    <message>
        <source>Give the table the whole screen, or leave full screen</source>
        <translation>Den Tisch als Vollbild zeigen oder das Vollbild beenden</translation>
    </message>
    <message>
        <source>Choose rules, players, looks, sounds and keys</source>
        <translation>Regeln, Spieler, Aussehen, Töne und Tasten wählen</translation>
    </message>
    <message>
        <source>See all keys, and change them</source>
        <translation>Alle Tasten sehen und ändern</translation>
    </message>
    <message>
        <source>Open the help; its key explains what you are using</source>
        <translation>Die Hilfe öffnen; ihre Taste erklärt, was du gerade vor dir hast</translation>
    </message>
    <message>
        <source>Read the rules of the match on the table, with all its options</source>
        <translation>Die Regeln der Partie am Tisch mit allen Optionen lesen</translation>
    </message>
    <message>
        <source>Go on to what comes next, or skip the animation</source>
        <translation>Zum nächsten Schritt weitergehen oder die Animation überspringen</translation>
    </message>
    <message>
        <source>Stop the game, or let it go on</source>
        <translation>Das Spiel anhalten oder weitergehen lassen</translation>
    </message>
    <message>
        <source>Switch all sounds off, or on again</source>
        <translation>Alle Töne ausschalten oder wieder einschalten</translation>
    </message>
    <message>
        <source>&amp;Kitty and discards</source>
        <translation>T&amp;alon und weggelegte Karten</translation>
    </message>
    <message>
        <source>Show the kitty and the discards that you have seen</source>
        <translation>Den Talon und die weggelegten Karten zeigen, die du gesehen hast</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>Hand &amp;sortieren</translation>
    </message>
    <message>
        <source>Put your cards back into their usual order</source>
        <translation>Deine Karten wieder in die gewohnte Reihenfolge bringen</translation>
    </message>
    <message>
        <source>Begin another match with the same rules and players</source>
        <translation>Noch eine Partie mit denselben Regeln und Spielern beginnen</translation>
    </message>
    <message>
        <source>Let a bot &amp;finish this deal</source>
        <translation>Runde von einem Bot be&amp;enden lassen</translation>
    </message>
    <message>
        <source>A bot makes your moves until the end of the deal; the match then counts as assisted</source>
        <translation>Deine Züge bis zum Ende der Runde einem Bot überlassen; die Partie gilt dann als mit Hilfe gespielt</translation>
    </message>
    <message>
        <source>See the fingerprints that prove that no card was changed</source>
        <translation>Die Fingerabdrücke sehen, die beweisen, dass keine Karte vertauscht wurde</translation>
    </message>
    <message>
        <source>T&amp;oolbar</source>
        <translation>&amp;Symbolleiste</translation>
    </message>
    <message>
        <source>Show or hide the row of buttons above the table</source>
        <translation>Die Reihe von Knöpfen über dem Tisch ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window</source>
        <translation>Mit der Tastatur zum nächsten Bereich des Fensters wechseln</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window</source>
        <translation>Mit der Tastatur zum vorigen Bereich des Fensters wechseln</translation>
    </message>
    <message>
        <source>Four-&amp;colour deck</source>
        <translation>Vier&amp;farbiges Blatt</translation>
    </message>
    <message>
        <source>Learn the games in short lessons</source>
        <translation>Die Spiele in kurzen Lektionen lernen</translation>
    </message>
    <message>
        <source>See the version of the program, and its licences</source>
        <translation>Die Version des Programms und seine Lizenzen sehen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Previous p&amp;ane</source>
        <translation>Voriger Be&amp;reich</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Einstellen, wie schnell sich die Karten bewegen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>S&amp;ofort</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table</source>
        <translation>Einstellen, wie lange ein voller Stich auf dem Tisch liegen bleibt</translation>
    </message>
    <message>
        <source>&amp;Very short</source>
        <translation>&amp;Sehr kurz</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>&amp;Kurz</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lang</translation>
    </message>
    <message>
        <source>&amp;Wait for a click</source>
        <translation>&amp;Auf Klick warten</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>The language of all texts</source>
        <translation>In welcher Sprache alle Texte sind</translation>
    </message>
    <message>
        <source>How large texts are, in menus, windows and on the table</source>
        <translation>Einstellen, wie groß Texte in Menüs, in Fenstern und auf dem Tisch sind</translation>
    </message>
    <message>
        <source>Stronger colours and outlines</source>
        <translation>Farben und Umrisse kräftiger machen</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>&amp;Wie das System</translation>
    </message>
    <message>
        <source>How much a screen reader is told</source>
        <translation>Einstellen, was einem Bildschirmleser gemeldet wird</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>Die Farbe des Tisches wählen</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>Z&amp;uletzt geöffnet</translation>
    </message>
    <message>
        <source>Open one of the files you used last</source>
        <translation>Eine der zuletzt benutzten Dateien öffnen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>A&amp;blauf</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Fair Play…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Alle Einstellungen…</translation>
    </message>
    <message>
        <source>Pause &amp;after a trick</source>
        <translation>Pause &amp;nach einem Stich</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>&amp;Gemeinsam</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Undo your last move and the replies to it</source>
        <translation>Deinen letzten Zug und die Antworten darauf zurücknehmen</translation>
    </message>
    <message>
        <source>Available when you have made a move</source>
        <translation>Verfügbar, wenn du einen Zug gemacht hast</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Den zurückgenommenen Zug wiederholen</translation>
    </message>
    <message>
        <source>Available when you have taken a move back</source>
        <translation>Verfügbar, wenn du einen Zug zurückgenommen hast</translation>
    </message>
    <message>
        <source>Switch all keys that are a single letter off or on</source>
        <translation>Alle Tasten, die ein einzelner Buchstabe sind, aus- oder einschalten</translation>
    </message>
    <message>
        <source>Show the first &amp;steps again</source>
        <translation>Erste &amp;Schritte wieder zeigen</translation>
    </message>
    <message>
        <source>Explain the parts of the window once more, one by one</source>
        <translation>Die Teile des Fensters noch einmal erklären, einen nach dem anderen</translation>
    </message>
    <message>
        <source>&amp;About Far Whist</source>
        <translation>&amp;Über Far Whist</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>Runde &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Skip to end of deal</source>
        <translation>&amp;Zum Ende der Runde</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Alle &amp;Hände zeigen</translation>
    </message>
    <message>
        <source>Match &amp;number…</source>
        <translation>Partie&amp;nummer…</translation>
    </message>
    <message>
        <source>Play the same cards once more for practice; it does not count</source>
        <translation>Dieselben Karten noch einmal zum Üben spielen; es zählt nicht</translation>
    </message>
    <message>
        <source>Available when nothing is left for you to decide</source>
        <translation>Verfügbar, wenn du nichts mehr zu entscheiden hast</translation>
    </message>
    <message>
        <source>Play out the rest of the deal and show the result</source>
        <translation>Die Runde zu Ende spielen und das Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Available when a deal is finished</source>
        <translation>Verfügbar, wenn eine Runde zu Ende ist</translation>
    </message>
    <message>
        <source>Show what everybody held in the last finished deal</source>
        <translation>Zeigen, was alle in der letzten beendeten Runde hatten</translation>
    </message>
    <message>
        <source>Available when the lesson is over</source>
        <translation>Verfügbar, wenn die Lektion vorbei ist</translation>
    </message>
    <message>
        <source>Show the number these cards come from, or enter another</source>
        <translation>Die Nummer zeigen, die diese Karten bestimmt, oder eine andere eingeben</translation>
    </message>
    <message>
        <source>Available when a trick has been taken</source>
        <translation>Verfügbar, wenn ein Stich gemacht ist</translation>
    </message>
    <message>
        <source>Show the trick that was taken last</source>
        <translation>Den letzten Stich zeigen</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>Fel&amp;t</source>
        <translation>Fil&amp;z</translation>
    </message>
    <message>
        <source>Available when you have moved a card of your hand</source>
        <translation>Verfügbar, wenn du eine Karte deiner Hand verschoben hast</translation>
    </message>
    <message>
        <source>The deck that you have chosen has colours of its own</source>
        <translation>Das gewählte Kartenbild hat eigene Farben</translation>
    </message>
    <message>
        <source>The cards are as large as can be</source>
        <translation>Die Karten sind so groß wie möglich</translation>
    </message>
    <message>
        <source>The cards are as small as can be</source>
        <translation>Die Karten sind so klein wie möglich</translation>
    </message>
    <message>
        <source>This deal was set up card by card and has no number</source>
        <translation>Diese Runde wurde Karte für Karte zusammengestellt und hat keine Nummer</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Verfügbar, wenn du selbst mitspielst</translation>
    </message>
    <message>
        <source>Available when your cards are shown</source>
        <translation>Verfügbar, wenn deine Karten gezeigt werden</translation>
    </message>
    <message>
        <source>Available when a deal is being played</source>
        <translation>Verfügbar, während eine Runde gespielt wird</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Available when you have opened or saved a file</source>
        <translation>Verfügbar, wenn du eine Datei geöffnet oder gespeichert hast</translation>
    </message>
    <message>
        <source>The coach does not judge this game</source>
        <translation>Der Trainer beurteilt dieses Spiel nicht</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Tisch öffnen…</translation>
    </message>
    <message>
        <source>Invite people at other computers to a match</source>
        <translation>Leute an anderen Computern zu einer Partie einladen</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>Einem Tisch &amp;beitreten…</translation>
    </message>
    <message>
        <source>Play at the table of somebody who has invited you</source>
        <translation>Am Tisch von jemandem spielen, der dich eingeladen hat</translation>
    </message>
    <message>
        <source>&amp;Waiting room and chat</source>
        <translation>&amp;Warteraum und Chat</translation>
    </message>
    <message>
        <source>Who is at the table, what is said, and its rules</source>
        <translation>Sehen, wer am Tisch ist, was gesagt wird und welche Regeln gelten</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>Give up your seat; a bot plays on for you</source>
        <translation>Deinen Platz aufgeben; ein Bot spielt für dich weiter</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You cut the highest card, {card}, and choose trumps</source>
        <translation>Du hebst die höchste Karte ab, {card}, und bestimmst den Trumpf</translation>
    </message>
    <message>
        <source>{name} cuts the highest card, {card}, and chooses trumps</source>
        <translation>{name} hebt die höchste Karte ab, {card}, und bestimmt den Trumpf</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Du spielst {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} spielt {contract}</translation>
    </message>
    <message>
        <source>Nobody can beat your card: you take the penalty</source>
        <translation>Niemand kann deine Karte schlagen: Du bekommst die Strafe</translation>
    </message>
    <message>
        <source>Nobody can beat the card: {name} takes the penalty</source>
        <translation>Niemand kann die Karte schlagen: {name} bekommt die Strafe</translation>
    </message>
    <message>
        <source>You knock and keep your card</source>
        <translation>Du klopfst und behältst deine Karte</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card</source>
        <translation>{name} klopft und behält die Karte</translation>
    </message>
    <message>
        <source>The pile is open: you begin</source>
        <translation>Der Stapel ist offen: Du beginnst</translation>
    </message>
    <message>
        <source>The pile is open: {name} begins</source>
        <translation>Der Stapel ist offen: {name} beginnt</translation>
    </message>
    <message>
        <source>Equal cards: {cards} – another cut</source>
        <translation>Gleiche Karten: {cards} – noch einmal abheben</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Du bist ausgeschieden</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Ausgeschieden: {names}</translation>
    </message>
    <message>
        <source>You get a last chance with one card</source>
        <translation>Du bekommst eine letzte Chance mit einer Karte</translation>
    </message>
    <message>
        <source>A last chance with one card: {names}</source>
        <translation>Letzte Chance mit einer Karte: {names}</translation>
    </message>
    <message>
        <source>You are out of cards: place {place}</source>
        <translation>Du bist deine Karten los: Platz {place}</translation>
    </message>
    <message>
        <source>Out of cards: {names}, place {place}</source>
        <translation>Alle Karten los: {names}, Platz {place}</translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>Played last: {match}</source>
        <translation>Zuletzt gespielt: {match}</translation>
    </message>
    <message>
        <source>Short, {n}</source>
        <translation>Kurz, {n}</translation>
    </message>
    <message>
        <source>Half, {n}</source>
        <translation>Halb, {n}</translation>
    </message>
    <message>
        <source>Medium, {n}</source>
        <translation>Mittel, {n}</translation>
    </message>
    <message>
        <source>Whole, {n}</source>
        <translation>Ganz, {n}</translation>
    </message>
    <message>
        <source>Standard, {n}</source>
        <translation>Normal, {n}</translation>
    </message>
    <message>
        <source>Long, {n}</source>
        <translation>Lang, {n}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>Change &amp;rules…</source>
        <translation>&amp;Regeln ändern…</translation>
    </message>
    <message>
        <source>A deal takes about {minutes}.</source>
        <translation>Eine Runde dauert etwa {minutes}.</translation>
    </message>
    <message>
        <source>At most {deals}</source>
        <translation>Höchstens {deals}</translation>
    </message>
    <message>
        <source>about {minutes}</source>
        <translation>etwa {minutes}</translation>
    </message>
    <message>
        <source>The hatched deal has no trump.</source>
        <translation>Die schraffierte Runde hat keinen Trumpf.</translation>
    </message>
    <message>
        <source>The hatched deals have no trump.</source>
        <translation>Die schraffierten Runden sind ohne Trumpf.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Zufällige Gegner</translation>
    </message>
    <message>
        <source>This game is for {players}.</source>
        <translation>Dieses Spiel ist für {players}.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Gemischte Stufen</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>eine Person an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Change seat: drag, or Alt with an arrow key</source>
        <translation>Platz wechseln: ziehen oder Alt mit Pfeiltaste</translation>
    </message>
    <message>
        <source>Let a person play at this screen in the place of {name}</source>
        <translation>Statt {name} eine Person an diesem Bildschirm spielen lassen</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Person</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Name and picture …</source>
        <translation>Name und Bild …</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>your seat; name and picture</source>
        <translation>dein Platz; Name und Bild</translation>
    </message>
    <message>
        <source>seat {n} of {count}, clockwise from your left</source>
        <translation>Platz {n} von {count}, links von dir beginnend im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>dein Partner</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Wer hier sitzt</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Wie gut {name} spielt</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Move one seat clockwise</source>
        <translation>Einen Platz weiter, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>{you} and {partner}
against {left} and {right}</source>
        <translation>{you} und {partner}
gegen {left} und {right}</translation>
    </message>
    <message>
        <source>Drag a player to another seat.</source>
        <translation>Zieh einen Spieler auf einen anderen Platz.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Vorige Spiele</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Weitere Spiele</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More variants</source>
        <translation>Weitere Varianten</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Gegner nehmen sich Zeit für ihre Ansage</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Mit Tipps</translation>
    </message>
    <message>
        <source>Practice:</source>
        <translation>Übung:</translation>
    </message>
    <message>
        <source>hints and undo at will, not counted</source>
        <translation>Tipps und Zurücknehmen frei, zählt nicht</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Person: {name}</translation>
    </message>
    <message>
        <source>Opponent: {name}</source>
        <translation>Gegner: {name}</translation>
    </message>
    <message>
        <source>Another person …</source>
        <translation>Weitere Person …</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Weitere Person</translation>
    </message>
    <message>
        <source>Who else plays at this computer?</source>
        <translation>Wer spielt noch an diesem Computer?</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>die Datei kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>ein anderes Programm benutzt die Datei</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Far Whist</source>
        <translation>die Datei stammt von einer neueren Version von Far Whist</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be moved aside</source>
        <translation>die Datei ist beschädigt und kann nicht beiseitegelegt werden</translation>
    </message>
    <message>
        <source>“{file}” is being read. You can go on meanwhile.</source>
        <translation>„{file}“ wird gelesen. Du kannst inzwischen weiterspielen.</translation>
    </message>
    <message>
        <source>A damaged file could not be read. It was set aside as {file}.</source>
        <translation>Eine beschädigte Datei war nicht lesbar. Sie wurde als {file} beiseitegelegt.</translation>
    </message>
    <message>
        <source>This needs {what}, which is not installed.</source>
        <translation>Dafür wird {what} gebraucht, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>The saved match could not be read. It was set aside as {file}, and a new match begins.</source>
        <translation>Die gespeicherte Partie war nicht lesbar. Sie wurde als {file} beiseitegelegt, und eine neue Partie beginnt.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of Far Whist. It stays as it is, so the match on the table is not saved.</source>
        <translation>Die gespeicherte Partie stammt von einer neueren Version von Far Whist. Sie bleibt, wie sie ist; die Partie am Tisch wird deshalb nicht gespeichert.</translation>
    </message>
    <message>
        <source>The saved match cannot be read at the moment: {problem}. It stays as it is, so the match on the table is not saved.</source>
        <translation>Die gespeicherte Partie ist im Moment nicht lesbar: {problem}. Sie bleibt, wie sie ist; die Partie am Tisch wird deshalb nicht gespeichert.</translation>
    </message>
    <message>
        <source>The saved match is damaged and could not be set aside, so the match on the table is not saved.</source>
        <translation>Die gespeicherte Partie ist beschädigt und ließ sich nicht beiseitelegen; die Partie am Tisch wird deshalb nicht gespeichert.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {problem}. You can play on; what you play now is lost when you close the window.</source>
        <translation>Die Partie kann nicht gespeichert werden: {problem}. Du kannst weiterspielen; was du jetzt spielst, geht beim Schließen des Fensters verloren.</translation>
    </message>
    <message>
        <source>This match is played in another window now. What you play here is not saved.</source>
        <translation>Diese Partie wird jetzt in einem anderen Fenster gespielt. Was du hier spielst, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The opponents could not start in the background. Play goes on as usual, but the animation may stutter.</source>
        <translation>Die Gegner konnten nicht im Hintergrund starten. Das Spiel geht wie gewohnt weiter, aber die Animation ruckelt vielleicht.</translation>
    </message>
    <message>
        <source>Your preferences could not be read. The file was set aside as {file}, and the defaults are used.</source>
        <translation>Deine Einstellungen waren nicht lesbar. Die Datei wurde als {file} beiseitegelegt, und es gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: {problem}. They stay in effect until you close the window; saving is tried again at the next change.</source>
        <translation>Deine Einstellungen können nicht gespeichert werden: {problem}. Sie gelten, bis du das Fenster schließt; bei der nächsten Änderung wird es noch einmal versucht.</translation>
    </message>
    <message>
        <source>Your own rules could not be read. The file was set aside as {file}.</source>
        <translation>Deine eigenen Regeln konnten nicht gelesen werden. Die Datei wurde als {file} beiseitegelegt.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Far Whist. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} stammt von einer neueren Version von Far Whist. Die Datei bleibt, wie sie ist; was du jetzt änderst, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be set aside. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} ist beschädigt und kann nicht beiseitegelegt werden. Die Datei bleibt, wie sie ist; was du jetzt änderst, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>{file} cannot be read now: {problem}. It stays as it is, and you play without it.</source>
        <translation>{file} kann gerade nicht gelesen werden: {problem}. Die Datei bleibt, wie sie ist, und du spielst ohne sie.</translation>
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
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Du musst Farbe bedienen: {suit}.</translation>
    </message>
    <message>
        <source>You must beat the best card if you can.</source>
        <translation>Du musst die beste Karte schlagen, wenn du kannst.</translation>
    </message>
    <message>
        <source>You are void and must play a trump: {suit}.</source>
        <translation>Du kannst nicht bedienen und musst Trumpf spielen: {suit}.</translation>
    </message>
    <message>
        <source>You must play a higher trump if you can.</source>
        <translation>Du musst einen höheren Trumpf spielen, wenn du kannst.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit).</source>
        <translation>Trumpf darf erst ausgespielt werden, wenn ein Trumpf auf eine andere Farbe gefallen ist.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick.</source>
        <translation>Trumpf darf nicht zum ersten Stich ausgespielt werden.</translation>
    </message>
    <message>
        <source>Trumps may only be led when you hold nothing else.</source>
        <translation>Trumpf darfst du nur ausspielen, wenn du nichts anderes hast.</translation>
    </message>
    <message>
        <source>Bid a number from 0 to {most}.</source>
        <translation>Sag eine Zahl von 0 bis {most} an.</translation>
    </message>
    <message>
        <source>Bid at least {least}.</source>
        <translation>Sag mindestens {least} an.</translation>
    </message>
    <message>
        <source>Before looking at your cards you may bid no more than {most}.</source>
        <translation>Vor dem Ansehen deiner Karten darfst du höchstens {most} ansagen.</translation>
    </message>
    <message>
        <source>Your partner has bid blind, so you must bid before looking too.</source>
        <translation>Dein Partner hat blind angesagt, also musst du es auch.</translation>
    </message>
    <message>
        <source>Your partner has looked or bid nil, so your side cannot bid blind.</source>
        <translation>Dein Partner hat seine Karten angesehen oder Nil angesagt: Eure Seite kann nicht blind ansagen.</translation>
    </message>
    <message>
        <source>The last bidder may not bid {bid}: the bids would add up to {total}.</source>
        <translation>Die letzte Ansage darf nicht {bid} sein: Die Ansagen ergäben zusammen {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to more than {total}.</source>
        <translation>Die Ansagen müssen zusammen mehr als {total} ergeben.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly {total}.</source>
        <translation>Die Ansagen müssen zusammen genau {total} ergeben.</translation>
    </message>
    <message>
        <source>In the second round a bid is kept or raised by one.</source>
        <translation>In der zweiten Ansagerunde bleibt eine Ansage gleich oder steigt um eins.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Niemand darf in zwei Runden nacheinander 0 ansagen.</translation>
    </message>
    <message>
        <source>One of two partners bids nil, the other at least {least}.</source>
        <translation>Von zwei Partnern sagt einer Nil an, der andere mindestens {least}.</translation>
    </message>
    <message>
        <source>Your partner has bid nil, so you may not.</source>
        <translation>Dein Partner hat Nil angesagt, also darfst du es nicht.</translation>
    </message>
    <message>
        <source>Your partner has not bid nil, so you must.</source>
        <translation>Dein Partner hat nicht Nil angesagt, also musst du es.</translation>
    </message>
    <message>
        <source>You must bid the number of your spades: {number}.</source>
        <translation>Du musst die Zahl deiner Pik ansagen: {number}.</translation>
    </message>
    <message>
        <source>You must bid nil or the number of your spades: {number}.</source>
        <translation>Du musst Nil oder die Zahl deiner Pik ansagen: {number}.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least {least}.</source>
        <translation>Die Ansagen der Partner müssen zusammen mindestens {least} ergeben.</translation>
    </message>
    <message>
        <source>In the last trick the card must be played.</source>
        <translation>Im letzten Stich muss die Karte gespielt werden.</translation>
    </message>
    <message>
        <source>All others have passed: the dealer must bid.</source>
        <translation>Alle anderen haben gepasst: Der Geber muss ansagen.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}.</source>
        <translation>Die niedrigste Ansage ist {least}.</translation>
    </message>
    <message>
        <source>A bid must outrank the one before.</source>
        <translation>Eine Ansage muss höher sein als die vorige.</translation>
    </message>
    <message>
        <source>There is no proposal to accept.</source>
        <translation>Es gibt keinen Vorschlag, den du annehmen könntest.</translation>
    </message>
    <message>
        <source>At no trump a joker may only be led when you hold nothing else.</source>
        <translation>Ohne Trumpf darfst du einen Joker nur ausspielen, wenn du nichts anderes hast.</translation>
    </message>
    <message>
        <source>You are void and must play a joker.</source>
        <translation>Du kannst nicht bedienen und musst einen Joker spielen.</translation>
    </message>
    <message>
        <source>The pile is open: you must play.</source>
        <translation>Der Stapel ist offen: Du musst spielen.</translation>
    </message>
    <message>
        <source>With two players left, whoever can play must play.</source>
        <translation>Sind nur noch zwei übrig, muss spielen, wer kann.</translation>
    </message>
    <message>
        <source>The player before you passed, so you must play if you can.</source>
        <translation>Dein Vorgänger hat gepasst; du musst also spielen, wenn du kannst.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour.</source>
        <translation>Der rote Joker passt nur auf Schwarz, der schwarze nur auf Rot.</translation>
    </message>
    <message>
        <source>Red goes on black, and black goes on red.</source>
        <translation>Rot gehört auf Schwarz und Schwarz auf Rot.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Du musst höher spielen.</translation>
    </message>
    <message>
        <source>You must play lower.</source>
        <translation>Du musst niedriger spielen.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Du musst eine Karte abgeben.</translation>
    </message>
    <message>
        <source>Cards played together must be of one rank.</source>
        <translation>Zusammen gelegte Karten müssen denselben Kartenwert haben.</translation>
    </message>
    <message>
        <source>Cards played together must alternate red and black.</source>
        <translation>Zusammen gelegte Karten müssen zwischen Rot und Schwarz wechseln.</translation>
    </message>
    <message>
        <source>Jokers are played one at a time.</source>
        <translation>Joker werden einzeln gelegt.</translation>
    </message>
    <message>
        <source>Play cards of one colour in the order you hold them.</source>
        <translation>Leg die roten Karten in der Reihenfolge, in der du sie hältst, und die schwarzen ebenso.</translation>
    </message>
    <message>
        <source>Bid {least} or more, or pass.</source>
        <translation>Sag {least} oder mehr an, oder passe.</translation>
    </message>
    <message>
        <source>{suit} were led: follow suit.</source>
        <translation>{suit} ist ausgespielt: Farbe bedienen.</translation>
    </message>
    <message>
        <source>None of your cards can be played: pass.</source>
        <translation>Du kannst keine deiner Karten spielen: Passe.</translation>
    </message>
    <message>
        <source>You can play {count} of your cards.</source>
        <translation>Du kannst {count} deiner Karten spielen.</translation>
    </message>
    <message>
        <source>{cards} or {last}</source>
        <translation>{cards} oder {last}</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Du kannst {cards} spielen.</translation>
    </message>
    <message>
        <source>You have chosen all your discards: put one back first.</source>
        <translation>Alle Karten zum Weglegen sind gewählt: Nimm erst eine zurück.</translation>
    </message>
</context>
<context>
    <name>Opened files</name>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>„{file}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Open a saved match or rules of Far Whist.</source>
        <translation>„{file}“ ist ein Ordner. Öffne eine gespeicherte Partie oder Regeln von Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is not an ordinary file and holds neither a match nor rules.</source>
        <translation>„{file}“ ist keine gewöhnliche Datei und enthält weder eine Partie noch Regeln.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {problem}.</source>
        <translation>„{file}“ kann nicht gelesen werden: {problem}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved match or rules of Far Whist.</source>
        <translation>„{file}“ ist zu groß für eine gespeicherte Partie oder Regeln von Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>„{file}“ ist leer.</translation>
    </message>
    <message>
        <source>“{file}” holds neither a saved match nor rules of Far Whist.</source>
        <translation>„{file}“ enthält weder eine gespeicherte Partie noch Regeln von Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Far Whist.</source>
        <translation>„{file}“ stammt von einer neueren Version von Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is a saved match, but damaged: it cannot be played.</source>
        <translation>„{file}“ ist eine gespeicherte Partie, aber beschädigt: Sie lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>“{file}” is a whole list of rules. Export the rules you want one by one and open those files.</source>
        <translation>„{file}“ ist eine ganze Liste von Regeln. Exportiere die gewünschten Regeln einzeln und öffne diese Dateien.</translation>
    </message>
    <message>
        <source>“{file}” holds records of simulated matches, which cannot be played.</source>
        <translation>„{file}“ enthält Aufzeichnungen einer Simulation, die sich nicht spielen lassen.</translation>
    </message>
    <message>
        <source>Drop here to open “{file}”.</source>
        <translation>Hier ablegen, um „{file}“ zu öffnen.</translation>
    </message>
    <message>
        <source>“{file}” is a match for {players}, but the table seats {least} to {most}.</source>
        <translation>„{file}“ ist eine Partie für {players}, aber am Tisch ist Platz für {least} bis {most}.</translation>
    </message>
    <message>
        <source>This match is already on the table.</source>
        <translation>Diese Partie ist schon geöffnet.</translation>
    </message>
    <message>
        <source>“{file}” is on the table.</source>
        <translation>„{file}“ ist geöffnet.</translation>
    </message>
    <message>
        <source>Your previous match has been put aside.</source>
        <translation>Deine vorige Partie wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>Drop here to join the table.</source>
        <translation>Hier ablegen, um dem Tisch beizutreten.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Pack</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Card ranking</source>
        <translation>Rang der Karten</translation>
    </message>
    <message>
        <source>Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the other jack of its colour as the two highest trumps.</source>
        <translation>Ass hoch; oder die spanische Folge A 3 K D B 7 6 5 4 2; oder mit dem Trumpf-Buben und dem anderen Buben seiner Farbe (rot oder schwarz) als höchsten Trümpfen.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Wer aussetzt</translation>
    </message>
    <message>
        <source>The dealer can sit out each deal, so that one more player can join.</source>
        <translation>Der Geber kann jeweils aussetzen, damit einer mehr mitspielen kann.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Which way dealing, bidding and play go round.</source>
        <translation>In welcher Richtung gegeben, angesagt und gespielt wird.</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Rundenfolge</translation>
    </message>
    <message>
        <source>How many cards are dealt in each deal.</source>
        <translation>Wie viele Karten in jeder Runde gegeben werden.</translation>
    </message>
    <message>
        <source>Own sequence</source>
        <translation>Eigene Folge</translation>
    </message>
    <message>
        <source>Sizes such as 1,3,5, or first/turning point/last such as 10/1/10, optionally followed by a step. A letter after a size: n no trump, m everyone bids 0, b bid before looking, r trumps turned after the bids, f forehead, h hidden.</source>
        <translation>Kartenzahlen wie 1,3,5 oder Anfang/Wende/Ende wie 10/1/10, auf Wunsch mit einer Schrittweite dahinter. Ein Buchstabe hinter einer Zahl: n ohne Trumpf, m alle sagen 0 an, b Ansage vor dem Ansehen, r Trumpf nach den Ansagen, f Stirn, h verdeckt.</translation>
    </message>
    <message>
        <source>Maximum cards per player</source>
        <translation>Höchste Kartenzahl</translation>
    </message>
    <message>
        <source>Always include the largest deal</source>
        <translation>Größte Runde immer geben</translation>
    </message>
    <message>
        <source>Every player deals each size</source>
        <translation>Jeder gibt jede Kartenzahl</translation>
    </message>
    <message>
        <source>Every size of the sequence is dealt once by each player.</source>
        <translation>Jeder Spieler gibt jede Kartenzahl der Folge einmal.</translation>
    </message>
    <message>
        <source>Adds one forehead and one hidden deal of one card.</source>
        <translation>Fügt eine Stirnrunde und eine verdeckte Runde mit je einer Karte an.</translation>
    </message>
    <message>
        <source>Deals of one card</source>
        <translation>Runden mit einer Karte</translation>
    </message>
    <message>
        <source>Played normally; or you see every card but your own; or nobody sees a card before everyone has bid.</source>
        <translation>Wie gewohnt; oder du siehst alle Karten außer deiner; oder niemand sieht eine Karte, bevor alle angesagt haben.</translation>
    </message>
    <message>
        <source>Bid before looking</source>
        <translation>Ansage vor dem Ansehen</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>In jeder Runde sagen alle an, bevor sie ihre Karten ansehen.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>How the trump suit is found.</source>
        <translation>Wie die Trumpffarbe gefunden wird.</translation>
    </message>
    <message>
        <source>Order of trumps</source>
        <translation>Reihenfolge der Trumpffarben</translation>
    </message>
    <message>
        <source>Only with a sequence of your own.</source>
        <translation>Nur mit einer eigenen Folge.</translation>
    </message>
    <message>
        <source>The cards in the pack. Short packs keep the highest ranks: with eight cards for each player, two ranks per player. The Spanish pack has no 8, 9 or 10, and for 3 or 6 players no twos if you like; from 52, some twos can be removed so that the cards deal out evenly. 56 cards include four jokers as ones, 60 include four wizards and four jesters, 104 are two packs.</source>
        <translation>Die Karten, mit denen gespielt wird. In kurzen Kartenspielen bleiben die höchsten Kartenwerte: bei acht Karten je Spieler zwei Werte für jeden. Das spanische hat keine 8, 9 und 10 und auf Wunsch zu dritt oder sechst keine Zweien; von 52 können einige Zweien wegfallen, damit es beim Geben aufgeht. 56 Karten enthalten vier Joker als Einsen, 60 vier Zauberer und vier Narren, 104 sind zwei Kartenspiele.</translation>
    </message>
    <message>
        <source>The largest deal, as far as the pack allows.</source>
        <translation>Die größte Runde, soweit die Karten reichen.</translation>
    </message>
    <message>
        <source>Not with a sequence that sets its own sizes.</source>
        <translation>Nicht bei einer Folge mit festen Kartenzahlen.</translation>
    </message>
    <message>
        <source>When going up by two would skip the largest deal, it is dealt all the same: once, or once or twice between two deals of the size below it.</source>
        <translation>Wenn Zweierschritte die größte Runde überspringen, wird sie trotzdem gegeben: einmal, oder ein- oder zweimal zwischen zwei Runden der Größe darunter.</translation>
    </message>
    <message>
        <source>Only when going up and down by two.</source>
        <translation>Nur bei Zweierschritten auf und ab.</translation>
    </message>
    <message>
        <source>Forehead and hidden at the end</source>
        <translation>Stirn und verdeckt am Ende</translation>
    </message>
    <message>
        <source>Trumps for each deal in turn; after the last suit the order starts over.</source>
        <translation>Der Trumpf jeder Runde, der Reihe nach; nach der letzten Farbe geht es von vorn los.</translation>
    </message>
    <message>
        <source>Only when trumps go round.</source>
        <translation>Nur wenn der Trumpf reihum geht.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Trumpffarbe</translation>
    </message>
    <message>
        <source>The suit that is trumps in every deal.</source>
        <translation>Die Farbe, die in jeder Runde Trumpf ist.</translation>
    </message>
    <message>
        <source>Only with the same trump in every deal.</source>
        <translation>Nur mit demselben Trumpf in jeder Runde.</translation>
    </message>
    <message>
        <source>Include no trump</source>
        <translation>Auch „ohne Trumpf“</translation>
    </message>
    <message>
        <source>No trump can be drawn as well as a suit.</source>
        <translation>Außer einer Farbe kann auch „ohne Trumpf“ ausgelost werden.</translation>
    </message>
    <message>
        <source>Only when the trump suit is drawn.</source>
        <translation>Nur wenn der Trumpf ausgelost wird.</translation>
    </message>
    <message>
        <source>A court card means no trump</source>
        <translation>Bild aufgedeckt: kein Trumpf</translation>
    </message>
    <message>
        <source>A king, queen or jack that is turned up means no trump.</source>
        <translation>Wird König, Dame oder Bube aufgedeckt, gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>Only when a card is turned for trump.</source>
        <translation>Nur wenn eine Karte für den Trumpf aufgedeckt wird.</translation>
    </message>
    <message>
        <source>When a wizard is turned up</source>
        <translation>Bei aufgedecktem Zauberer</translation>
    </message>
    <message>
        <source>The dealer looks at the cards and chooses trumps; there is no trump; or the first card of a suit is sought.</source>
        <translation>Der Geber sieht seine Karten an und bestimmt die Trumpffarbe; es gibt keinen Trumpf; oder die erste Karte mit einer Farbe wird gesucht.</translation>
    </message>
    <message>
        <source>Only with wizards, when a card is turned for trump.</source>
        <translation>Nur mit Zauberern, wenn für den Trumpf eine Karte aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Super trump</source>
        <translation>Supertrumpf</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>Der Zwilling der aufgedeckten Karte ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>Only with two packs, when a card is turned for trump.</source>
        <translation>Nur mit zwei Kartenspielen, wenn für den Trumpf eine Karte aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Largest deals without trump</source>
        <translation>Größte Runden ohne Trumpf</translation>
    </message>
    <message>
        <source>The largest deals have no trump even when cards are left over.</source>
        <translation>In den größten Runden gibt es keinen Trumpf, auch wenn Karten übrig sind.</translation>
    </message>
    <message>
        <source>Trump when the whole pack is dealt</source>
        <translation>Trumpf, wenn keine Karte übrig bleibt</translation>
    </message>
    <message>
        <source>When no card is left to turn: no trump, the dealer&apos;s last card, a card cut before the deal, the dealer&apos;s choice before the deal, or an auction.</source>
        <translation>Wenn keine Karte zum Aufdecken übrig ist: ohne Trumpf, die letzte Karte des Gebers, eine vor dem Geben abgehobene Karte, die Wahl des Gebers vor dem Geben oder eine Versteigerung.</translation>
    </message>
    <message>
        <source>Only when the next card is turned for trump.</source>
        <translation>Nur wenn die nächste Karte für den Trumpf aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready; or openly in turn.</source>
        <translation>Alle zugleich, verdeckt, bis jeder bereit ist; oder offen der Reihe nach.</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Wer zuerst ansagt</translation>
    </message>
    <message>
        <source>Who bids first.</source>
        <translation>Wer zuerst ansagt.</translation>
    </message>
    <message>
        <source>Only with bids in turn.</source>
        <translation>Nur bei Ansagen der Reihe nach.</translation>
    </message>
    <message>
        <source>Hook: what the last may not bid</source>
        <translation>Sperre: was der Letzte nicht ansagen darf</translation>
    </message>
    <message>
        <source>The last bidder may not make the bids add up to the number of tricks: never, always, from a certain size on, or in all deals but the last.</source>
        <translation>Die letzte Ansage darf die Summe nicht auf die Zahl der Stiche bringen; das gilt nie, immer, ab einer bestimmten Kartenzahl oder in allen Runden außer der letzten.</translation>
    </message>
    <message>
        <source>Hook from this many cards</source>
        <translation>Sperre ab so vielen Karten</translation>
    </message>
    <message>
        <source>In smaller deals the last bidder is free.</source>
        <translation>In kleineren Runden ist die letzte Ansage frei.</translation>
    </message>
    <message>
        <source>Only with a hook from a certain size on.</source>
        <translation>Nur bei einer Sperre ab einer bestimmten Kartenzahl.</translation>
    </message>
    <message>
        <source>Total of the bids</source>
        <translation>Summe der Ansagen</translation>
    </message>
    <message>
        <source>Free; above the number of tricks; or exactly equal, and the deal is played again until all have made their bids.</source>
        <translation>Frei; über der Zahl der Stiche; oder genau gleich, und die Runde wird wiederholt, bis alle ihre Ansage erfüllt haben.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>How many times a deal is played before it counts anyway.</source>
        <translation>So oft wird eine Runde gespielt, bevor sie in jedem Fall zählt.</translation>
    </message>
    <message>
        <source>Only when bids in turn must equal the tricks.</source>
        <translation>Nur bei Ansagen der Reihe nach, die zusammen genau die Zahl der Stiche ergeben müssen.</translation>
    </message>
    <message>
        <source>Second round of bids</source>
        <translation>Zweite Ansagerunde</translation>
    </message>
    <message>
        <source>After everyone has bid, each player may raise their bid by one.</source>
        <translation>Wenn alle angesagt haben, darf jeder seine Ansage um eins erhöhen.</translation>
    </message>
    <message>
        <source>Bids shown</source>
        <translation>Gezeigte Ansagen</translation>
    </message>
    <message>
        <source>Only with bids in turn, not hidden, whose total is free.</source>
        <translation>Nur bei Ansagen der Reihe nach, nicht verborgen und mit freier Summe.</translation>
    </message>
    <message>
        <source>Only with bids in turn that are not hidden.</source>
        <translation>Nur bei Ansagen der Reihe nach, die nicht verborgen sind.</translation>
    </message>
    <message>
        <source>Every bid; or until the deal is over only their total, or nothing.</source>
        <translation>Jede Ansage oder bis zum Ende der Runde nur ihre Summe oder nichts.</translation>
    </message>
    <message>
        <source>Not when the bids decide who chooses trumps.</source>
        <translation>Nicht, wenn die Ansagen entscheiden, wer den Trumpf bestimmt.</translation>
    </message>
    <message>
        <source>Never 0 twice in a row</source>
        <translation>Nie zweimal nacheinander 0</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Niemand darf in zwei Runden nacheinander 0 ansagen.</translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation>Blinde Ansagen</translation>
    </message>
    <message>
        <source>A player far behind may bid before looking and before the others, for extra points.</source>
        <translation>Wer weit zurückliegt, darf vor dem Ansehen und vor den anderen ansagen, für Zusatzpunkte.</translation>
    </message>
    <message>
        <source>Not when the bids must equal the tricks.</source>
        <translation>Nicht, wenn die Ansagen zusammen genau die Zahl der Stiche ergeben müssen.</translation>
    </message>
    <message>
        <source>Points behind to bid blind</source>
        <translation>Blind ab diesem Rückstand</translation>
    </message>
    <message>
        <source>How many points behind the leader a player must be.</source>
        <translation>Wie viele Punkte ein Spieler hinter dem Führenden liegen muss.</translation>
    </message>
    <message>
        <source>Only with blind bids.</source>
        <translation>Nur bei blinden Ansagen.</translation>
    </message>
    <message>
        <source>Bonus for a made blind bid</source>
        <translation>Bonus für eine erfüllte blinde Ansage</translation>
    </message>
    <message>
        <source>Points added to the usual score.</source>
        <translation>Punkte zusätzlich zur üblichen Wertung.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Wer zum ersten Stich ausspielt.</translation>
    </message>
    <message>
        <source>Leading trumps</source>
        <translation>Trumpf ausspielen</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); after the first trick; or only when a player holds nothing else.</source>
        <translation>Jederzeit; erst wenn ein Trumpf auf eine andere Farbe gefallen ist; nach dem ersten Stich; oder nur, wenn man nichts anderes hat.</translation>
    </message>
    <message>
        <source>Must ruff</source>
        <translation>Trumpfzwang</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a trump.</source>
        <translation>Wer nicht bedienen kann, muss Trumpf spielen.</translation>
    </message>
    <message>
        <source>Must overruff</source>
        <translation>Übertrumpfzwang</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already played, if possible.</source>
        <translation>Wer nicht bedienen kann, muss einen höheren Trumpf spielen als die schon gespielten, wenn er kann.</translation>
    </message>
    <message>
        <source>Only when players must ruff.</source>
        <translation>Nur bei Trumpfzwang.</translation>
    </message>
    <message>
        <source>Free when unable to overruff</source>
        <translation>Frei, wenn Übertrumpfen nicht geht</translation>
    </message>
    <message>
        <source>Players who cannot overruff may play any card.</source>
        <translation>Wer nicht übertrumpfen kann, darf jede Karte spielen.</translation>
    </message>
    <message>
        <source>Only when players must overruff.</source>
        <translation>Nur bei Übertrumpfzwang.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Stichzwang</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card, if possible.</source>
        <translation>Wer bedient, muss die beste Karte der Farbe schlagen, wenn er kann.</translation>
    </message>
    <message>
        <source>May trump instead of following</source>
        <translation>Trumpf statt Bedienen</translation>
    </message>
    <message>
        <source>Players may trump even when they could follow suit.</source>
        <translation>Ein Trumpf darf gespielt werden, auch wenn man bedienen könnte.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>The points of a deal: a named scheme or your own.</source>
        <translation>Die Punkte einer Runde: ein benanntes Schema oder ein eigenes.</translation>
    </message>
    <message>
        <source>Bonus for all tricks</source>
        <translation>Bonus für alle Stiche</translation>
    </message>
    <message>
        <source>Extra points for bidding and taking every trick.</source>
        <translation>Zusatzpunkte, wenn man alle Stiche ansagt und macht.</translation>
    </message>
    <message>
        <source>Spades count double</source>
        <translation>Pik zählt doppelt</translation>
    </message>
    <message>
        <source>All points of a deal are doubled when a spade is turned up.</source>
        <translation>Alle Punkte einer Runde werden verdoppelt, wenn Pik aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Streak premium</source>
        <translation>Prämie für eine Serie</translation>
    </message>
    <message>
        <source>Making several bids in a row wins points; missing several loses them.</source>
        <translation>Mehrere erfüllte Ansagen in Folge bringen Punkte, mehrere verfehlte kosten welche.</translation>
    </message>
    <message>
        <source>Streak length</source>
        <translation>Länge der Serie</translation>
    </message>
    <message>
        <source>How many deals in a row.</source>
        <translation>So viele Runden in Folge.</translation>
    </message>
    <message>
        <source>Only with a streak premium.</source>
        <translation>Nur mit einer Prämie für eine Serie.</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Prämie</translation>
    </message>
    <message>
        <source>Points won or lost.</source>
        <translation>Gewonnene oder verlorene Punkte.</translation>
    </message>
    <message>
        <source>One-card deals in a streak</source>
        <translation>Ein-Karten-Runden in einer Serie</translation>
    </message>
    <message>
        <source>They are skipped, end the streak, or count like the others.</source>
        <translation>Runden mit einer Karte werden übergangen, beenden die Serie oder zählen wie die anderen.</translation>
    </message>
    <message>
        <source>New streak after a premium</source>
        <translation>Neue Serie nach einer Prämie</translation>
    </message>
    <message>
        <source>The count restarts, so a long streak pays again.</source>
        <translation>Die Zählung beginnt neu, sodass eine lange Serie noch eine Prämie bringt.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>After the whole sequence, or when somebody reaches a score.</source>
        <translation>Nach der ganzen Folge oder wenn jemand eine Punktzahl erreicht.</translation>
    </message>
    <message>
        <source>Times played</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>How many times the whole sequence is played.</source>
        <translation>Wie oft die Folge gespielt wird.</translation>
    </message>
    <message>
        <source>Only when the match ends after the sequence.</source>
        <translation>Nur wenn die Partie nach der Folge endet.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Punkteziel</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>Die Partie endet, wenn jemand so viele Punkte erreicht.</translation>
    </message>
    <message>
        <source>Only in a match to a score.</source>
        <translation>Nur in einer Partie auf Punkte.</translation>
    </message>
    <message>
        <source>When the score is checked</source>
        <translation>Wann die Punkte geprüft werden</translation>
    </message>
    <message>
        <source>After every deal, or after each whole sequence.</source>
        <translation>Nach jeder Runde oder nach jedem Durchgang der Folge.</translation>
    </message>
    <message>
        <source>Maximum deals</source>
        <translation>Höchstzahl der Runden</translation>
    </message>
    <message>
        <source>A match to a score ends after this many deals at the latest.</source>
        <translation>Eine Partie auf Punkte endet spätestens nach so vielen Runden.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Tied players share the place; or one more deal is played, of the largest size or, in a match to points, the next of the sequence; or the larger total of made bids, or the most tricks in the match, decides.</source>
        <translation>Der Platz wird geteilt; oder noch eine Runde wird gespielt, mit den meisten Karten oder, in einer Partie mit Punkteziel, die nächste der Folge; oder die größere Summe erfüllter Ansagen oder die meisten Stiche der Partie entscheiden.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>By the number of players: two packs from seven players on.</source>
        <translation>„Nach der Zahl der Spieler“: zwei Kartenspiele ab sieben Spielern.</translation>
    </message>
    <message>
        <source>Coloured jokers</source>
        <translation>Farbige Joker</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and the other colour on it.</source>
        <translation>Ein roter Joker passt nur auf Schwarz und nimmt nur Schwarz an, ein schwarzer umgekehrt.</translation>
    </message>
    <message>
        <source>Card given as a penalty</source>
        <translation>Strafkarte</translation>
    </message>
    <message>
        <source>Chosen by the giver, or drawn.</source>
        <translation>Wer abgibt, wählt; oder die Karte wird gezogen.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Spiele pro Partie</translation>
    </message>
    <message>
        <source>How many games are added up.</source>
        <translation>Die Punkte von so vielen Spielen werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>1 for the winner and −1 for the last player; or 1 for each player you beat.</source>
        <translation>1 für den Sieger und −1 für den Letzten; oder 1 für jeden Spieler, den man hinter sich lässt.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Off: thirteen cards each, no jokers, no free trick.</source>
        <translation>Aus: je dreizehn Karten, keine Joker, kein freier Stich.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>None, one or two; the kitty has 4, 5 or 6 cards.</source>
        <translation>Keiner, einer oder zwei; der Talon hat 4, 5 oder 6 Karten.</translation>
    </message>
    <message>
        <source>Only with a kitty.</source>
        <translation>Nur mit Talon.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Niedrigste Ansage</translation>
    </message>
    <message>
        <source>The level that the first bid must have.</source>
        <translation>Die Höhe, die die erste Ansage haben muss.</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Niedrig schlägt hoch</translation>
    </message>
    <message>
        <source>At the same level downtown outranks uptown.</source>
        <translation>Bei gleicher Höhe steht Downtown über Uptown.</translation>
    </message>
    <message>
        <source>Sport the kitty</source>
        <translation>Talon aufdecken</translation>
    </message>
    <message>
        <source>After the bids the kitty is shown to all.</source>
        <translation>Nach den Ansagen wird der Talon allen gezeigt.</translation>
    </message>
    <message>
        <source>Bidder gets the kitty</source>
        <translation>Ansager bekommt den Talon</translation>
    </message>
    <message>
        <source>The high bidder picks it up and discards as many cards.</source>
        <translation>Wer am höchsten ansagt, nimmt den Talon auf und legt ebenso viele Karten weg.</translation>
    </message>
    <message>
        <source>Bidder leads</source>
        <translation>Ansager spielt aus</translation>
    </message>
    <message>
        <source>Otherwise the player after the dealer leads.</source>
        <translation>Sonst spielt die Vorhand aus.</translation>
    </message>
    <message>
        <source>Double for no trump</source>
        <translation>Ohne Trumpf doppelt</translation>
    </message>
    <message>
        <source>At no trump the contract, or all points of both sides, count twice.</source>
        <translation>Ohne Trumpf zählt der Kontrakt doppelt, oder alle Punkte beider Parteien.</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>All thirteen tricks score four times.</source>
        <translation>Alle dreizehn Stiche zählen vierfach.</translation>
    </message>
    <message>
        <source>Defenders score</source>
        <translation>Gegenspieler punkten</translation>
    </message>
    <message>
        <source>Defenders score their tricks above six.</source>
        <translation>Die Gegenspieler bekommen Punkte für ihre Stiche über sechs.</translation>
    </message>
    <message>
        <source>Only the bid scores</source>
        <translation>Nur die Ansage zählt</translation>
    </message>
    <message>
        <source>A made bid scores its level, not all tricks taken.</source>
        <translation>Bei einer erfüllten Ansage zählt nur ihre Höhe, nicht jeder gemachte Stich.</translation>
    </message>
    <message>
        <source>Jokers without trump</source>
        <translation>Joker ohne Trumpf</translation>
    </message>
    <message>
        <source>May be discarded when void; must be discarded when void; or at any time.</source>
        <translation>Wer nicht bedienen kann, darf Joker abwerfen; oder er muss es; oder man darf es jederzeit.</translation>
    </message>
    <message>
        <source>Only with jokers.</source>
        <translation>Nur mit Jokern.</translation>
    </message>
    <message>
        <source>Leading a joker without trump</source>
        <translation>Joker ohne Trumpf ausspielen</translation>
    </message>
    <message>
        <source>Allowed, or only when a player holds nothing else.</source>
        <translation>Erlaubt; oder nur, wenn man nichts anderes hat.</translation>
    </message>
    <message>
        <source>Games to</source>
        <translation>Spiele bis</translation>
    </message>
    <message>
        <source>The points of a game of the rubber.</source>
        <translation>Die Punkte eines Spiels des Rubbers.</translation>
    </message>
    <message>
        <source>Only in a rubber.</source>
        <translation>Nur in einem Rubber.</translation>
    </message>
    <message>
        <source>The suit of the dealer&apos;s last card, or the suits in turn.</source>
        <translation>Die Farbe der letzten Karte des Gebers, oder die Farben der Reihe nach.</translation>
    </message>
    <message>
        <source>All tricks score</source>
        <translation>Alle Stiche zählen</translation>
    </message>
    <message>
        <source>Each trick scores 1, not only those above six; play a number of deals.</source>
        <translation>Jeder Stich zählt 1, nicht nur die über sechs; dazu eine Anzahl von Runden.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Three of the four top trumps, as dealt, score 2, all four 4.</source>
        <translation>Drei der vier höchsten Trümpfe nach dem Geben bringen 2, alle vier 4.</translation>
    </message>
    <message>
        <source>Cards in the first deal</source>
        <translation>Karten in der ersten Runde</translation>
    </message>
    <message>
        <source>Each later deal has one card fewer.</source>
        <translation>Jede weitere Runde hat eine Karte weniger.</translation>
    </message>
    <message>
        <source>The first players to take no trick get one card in the next deal.</source>
        <translation>Die Ersten, die keinen Stich machen, bekommen in der nächsten Runde eine Karte.</translation>
    </message>
    <message>
        <source>Not in misère.</source>
        <translation>Nicht in der Misère.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Letzte Chance</translation>
    </message>
    <message>
        <source>Blind card</source>
        <translation>Blinde Karte</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card that they may not look at.</source>
        <translation>Die Nächsten ohne Stich bekommen eine Karte, die sie nicht ansehen dürfen.</translation>
    </message>
    <message>
        <source>Instant win with all tricks</source>
        <translation>Sofortsieg: alle Stiche</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins the match.</source>
        <translation>Wer alle Stiche einer Runde macht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); or not to the first trick, unless a player holds nothing else.</source>
        <translation>Jederzeit; erst wenn ein Trumpf auf eine andere Farbe gefallen ist; oder nicht zum ersten Stich, außer man hat nichts anderes.</translation>
    </message>
    <message>
        <source>First trumps</source>
        <translation>Erster Trumpf</translation>
    </message>
    <message>
        <source>A turned card, a drawn suit, or the choice of whoever cuts the highest card.</source>
        <translation>Eine aufgedeckte Karte, eine ausgeloste Farbe oder die Wahl dessen, der die höchste Karte abhebt.</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Trumpf bestimmen</translation>
    </message>
    <message>
        <source>After or before seeing the new hand.</source>
        <translation>Nach oder vor dem Ansehen der neuen Handkarten.</translation>
    </message>
    <message>
        <source>No trump allowed</source>
        <translation>„Ohne Trumpf“ wählbar</translation>
    </message>
    <message>
        <source>The player who chooses trumps may choose no trump.</source>
        <translation>Wer den Trumpf bestimmt, darf „ohne Trumpf“ wählen.</translation>
    </message>
    <message>
        <source>Tied for the most tricks</source>
        <translation>Gleich viele Stiche</translation>
    </message>
    <message>
        <source>Who chooses trumps when several players took the most tricks: a cut, the last trick, or a turned card instead.</source>
        <translation>Wer den Trumpf bestimmt, wenn mehrere die meisten Stiche haben: Abheben, der letzte Stich oder stattdessen eine aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Two or more tricks put a player out; in the one-card deal one trick does. When everyone would be out, those with the fewest tricks stay.</source>
        <translation>Wer zwei oder mehr Stiche macht, scheidet aus, in der Runde mit einer Karte schon mit einem. Würden alle ausscheiden, bleiben die mit den wenigsten Stichen.</translation>
    </message>
    <message>
        <source>Tricks that count</source>
        <translation>Stiche, die zählen</translation>
    </message>
    <message>
        <source>Whether the tricks for the stock count too, or win cards only.</source>
        <translation>Ob die Stiche um den Vorrat mitzählen oder nur Karten bringen.</translation>
    </message>
    <message>
        <source>1 for the deal, 1 for each trick more than the other, or 1 for each.</source>
        <translation>1 für die Runde, 1 für jeden Stich mehr als der andere oder 1 für jeden.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>To a score, or a number of deals.</source>
        <translation>Auf Punkte oder eine Anzahl von Runden.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Spielen bis</translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation>Die Punktzahl, die die Partie beendet.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>Wie viele Runden gespielt werden.</translation>
    </message>
    <message>
        <source>Nobody may bid fewer tricks than this.</source>
        <translation>Niemand darf weniger Stiche ansagen.</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card if they can; not after somebody has ruffed.</source>
        <translation>Wer bedient, muss die höchste Karte der Farbe schlagen, wenn er kann; nicht, nachdem jemand gestochen hat.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a spade that beats the spades already played, if they have one.</source>
        <translation>Wer nicht bedienen kann, muss ein Pik spielen, das die schon gespielten Pik schlägt, wenn er eines hat.</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Stiche über der Ansage</translation>
    </message>
    <message>
        <source>What each trick more than the bid scores.</source>
        <translation>Was jeder Stich über der Ansage zählt.</translation>
    </message>
    <message>
        <source>After this many deals the higher score wins.</source>
        <translation>Nach so vielen Runden gewinnt die höhere Punktzahl.</translation>
    </message>
    <message>
        <source>Only with a number of deals.</source>
        <translation>Nur mit einer Anzahl von Runden.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Four players in pairs; otherwise, and with three, everybody is alone.</source>
        <translation>Zu viert spielen zwei gegen zwei; sonst, und zu dritt, spielt jeder für sich.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Free; as in Suicide, where one partner bids nil; as in Mirror, where everyone bids the number of their spades; or as in Whiz, where they bid that or nil.</source>
        <translation>Frei; wie in Suicide, wo ein Partner Nil ansagt; wie in Mirror, wo jeder die Zahl seiner Pik ansagt; oder wie in Whiz, wo es diese oder Nil ist.</translation>
    </message>
    <message>
        <source>Lowest bid of a side</source>
        <translation>Niedrigste Ansage einer Seite</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least so many tricks.</source>
        <translation>Die Ansagen der Partner müssen zusammen mindestens so viele Stiche ergeben.</translation>
    </message>
    <message>
        <source>Only with partners and free bids.</source>
        <translation>Nur mit Partnern und freien Ansagen.</translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation>Erste Runde ohne Ansagen</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>In der ersten Runde sagt niemand an, und jeder Stich zählt 10.</translation>
    </message>
    <message>
        <source>Contract of ten</source>
        <translation>Kontrakt von zehn</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 10 for each, or 200 at once.</source>
        <translation>Ein Kontrakt von zehn Stichen oder mehr zählt 10 für jeden, oder im Ganzen 200.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>The first side or player to reach this score wins the match.</source>
        <translation>Wer zuerst so viele Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Verlustgrenze</translation>
    </message>
    <message>
        <source>The match ends when a score falls this low.</source>
        <translation>Die Partie endet, wenn jemand so tief fällt.</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>What a bid of 0 wins or loses; off: it is a bid like any other.</source>
        <translation>Was eine Ansage von 0 bringt oder kostet; aus: Sie ist eine Ansage wie jede andere.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Blindes Nil</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid 0 before looking, for twice the points.</source>
        <translation>Wer 100 Punkte zurückliegt, darf vor dem Ansehen 0 ansagen, für doppelte Punkte.</translation>
    </message>
    <message>
        <source>Only with nil that nobody has to bid.</source>
        <translation>Nur mit Nil, das niemand ansagen muss.</translation>
    </message>
    <message>
        <source>Blind bid of a side</source>
        <translation>Blinde Ansage einer Seite</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least so many tricks before looking, for twice the points.</source>
        <translation>Partner, die 100 Punkte zurückliegen, dürfen mindestens so viele Stiche ansagen, bevor sie ihre Karten ansehen, für doppelte Punkte.</translation>
    </message>
    <message>
        <source>Cards passed for nil</source>
        <translation>Kartentausch bei Nil</translation>
    </message>
    <message>
        <source>Who has bid nil passes cards to the partner, who then passes as many back.</source>
        <translation>Wer Nil angesagt hat, gibt seinem Partner Karten, und dieser gibt ebenso viele zurück.</translation>
    </message>
    <message>
        <source>How many are passed</source>
        <translation>Wie viele getauscht werden</translation>
    </message>
    <message>
        <source>How many cards each of the two partners passes.</source>
        <translation>Wie viele Karten jeder der beiden Partner gibt.</translation>
    </message>
    <message>
        <source>Only where cards are passed for nil.</source>
        <translation>Nur mit Kartentausch bei Nil.</translation>
    </message>
    <message>
        <source>Hands of two players</source>
        <translation>Karten zu zweit</translation>
    </message>
    <message>
        <source>Two players draw two cards each time, keep one and discard the other; or they are dealt thirteen cards each.</source>
        <translation>Zu zweit zieht man jedes Mal zwei Karten, behält eine und legt die andere weg; oder jeder bekommt dreizehn Karten.</translation>
    </message>
    <message>
        <source>Only for two players.</source>
        <translation>Nur zu zweit.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Zweien hoch</translation>
    </message>
    <message>
        <source>The two of diamonds is a spade; it and the two of spades are above the ace.</source>
        <translation>Die Karo-Zwei ist ein Pik; sie und die Pik-Zwei stehen über dem Ass.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Stiche eines verfehlten Nil</translation>
    </message>
    <message>
        <source>They are bags, or help to make the contract.</source>
        <translation>Diese Stiche sind Überstiche, oder sie helfen, den Kontrakt zu erfüllen.</translation>
    </message>
    <message>
        <source>Only with nil and partners.</source>
        <translation>Nur mit Nil und Partnern.</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Überstiche</translation>
    </message>
    <message>
        <source>How many tricks above the bids cost the penalty; off: none do.</source>
        <translation>Für so viele Stiche über den Ansagen gibt es die Strafe; aus: Sie kosten nichts.</translation>
    </message>
    <message>
        <source>Penalty for bags</source>
        <translation>Strafe für Überstiche</translation>
    </message>
    <message>
        <source>The points that the bags cost.</source>
        <translation>Die Punkte, die die Überstiche kosten.</translation>
    </message>
    <message>
        <source>Only where bags cost points.</source>
        <translation>Nur wenn Überstiche Punkte kosten.</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Pik ausspielen</translation>
    </message>
    <message>
        <source>Once spades are broken (one is played on another suit); any time; or not to the first trick, unless a player holds nothing else.</source>
        <translation>Erst wenn ein Pik auf eine andere Farbe gefallen ist; jederzeit; oder nicht zum ersten Stich, außer man hat nichts anderes.</translation>
    </message>
    <message>
        <source>Two jokers are the highest spades; the twos of hearts and diamonds stay out.</source>
        <translation>Zwei Joker sind die höchsten Pik; Herz-Zwei und Karo-Zwei bleiben draußen.</translation>
    </message>
    <message>
        <source>Who may call nullo</source>
        <translation>Wer Nullo ansagen darf</translation>
    </message>
    <message>
        <source>Only the dealer, when all others have passed, or everybody.</source>
        <translation>Nur der Geber, wenn alle anderen gepasst haben, oder jeder.</translation>
    </message>
    <message>
        <source>First lead at grand</source>
        <translation>Erstes Ausspiel beim Grand</translation>
    </message>
    <message>
        <source>The player before or after the caller; at nullo the other of the two.</source>
        <translation>Der Spieler vor oder nach dem Ansager; beim Nullo der andere der beiden.</translation>
    </message>
    <message>
        <source>Points at grand</source>
        <translation>Punkte beim Grand</translation>
    </message>
    <message>
        <source>What each trick above six counts at grand.</source>
        <translation>Was jeder Stich über sechs beim Grand zählt.</translation>
    </message>
    <message>
        <source>When grand fails</source>
        <translation>Wenn Grand scheitert</translation>
    </message>
    <message>
        <source>What the tricks count where the caller&apos;s side takes fewer than seven.</source>
        <translation>Was die Stiche zählen, wenn die Seite des Ansagers weniger als sieben macht.</translation>
    </message>
    <message>
        <source>Points at nullo</source>
        <translation>Punkte beim Nullo</translation>
    </message>
    <message>
        <source>What each trick above six counts at nullo.</source>
        <translation>Was jeder Stich über sechs beim Nullo zählt.</translation>
    </message>
    <message>
        <source>Tricks at nullo</source>
        <translation>Stiche beim Nullo</translation>
    </message>
    <message>
        <source>Tricks above six are points for the other side, or lost by the side that took them.</source>
        <translation>Stiche über sechs sind Punkte für die andere Seite oder gehen der Seite verloren, die sie macht.</translation>
    </message>
    <message>
        <source>To a score, a number of deals, or two games won.</source>
        <translation>Auf Punkte, eine Anzahl von Runden oder zwei gewonnene Spiele.</translation>
    </message>
    <message>
        <source>When nobody plays</source>
        <translation>Wenn niemand spielt</translation>
    </message>
    <message>
        <source>What happens when all pass, or a proposal finds no partner.</source>
        <translation>Was geschieht, wenn alle passen oder ein Vorschlag keinen Partner findet.</translation>
    </message>
    <message>
        <source>Trumps at abundance declared</source>
        <translation>Trumpf bei der großen Abondance</translation>
    </message>
    <message>
        <source>Whether who must take all tricks chooses a trump suit, or has none.</source>
        <translation>Ob, wer alle Stiche machen muss, einen Trumpf wählt oder keinen hat.</translation>
    </message>
    <message>
        <source>Tricks more or fewer</source>
        <translation>Stiche mehr oder weniger</translation>
    </message>
    <message>
        <source>What each trick above or below those needed is worth at prop and cop, solo and abundance.</source>
        <translation>Was jeder Stich über oder unter den nötigen bei Prop und Cop, Solo und Abondance wert ist.</translation>
    </message>
</context>
<context>
    <name>Own presets</name>
    <message>
        <source>The file is not readable text.</source>
        <translation>Die Datei ist kein lesbarer Text.</translation>
    </message>
    <message>
        <source>The file contains no Far Whist rules.</source>
        <translation>Die Datei enthält keine Regeln von Far Whist.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Far Whist ({version}).</source>
        <translation>Die Datei stammt von einer neueren Version von Far Whist ({version}).</translation>
    </message>
    <message>
        <source>The file asks for an unknown game: “{preset}”.</source>
        <translation>Die Datei verlangt ein unbekanntes Spiel: „{preset}“.</translation>
    </message>
    <message>
        <source>The file is damaged: “{field}” is missing or wrong.</source>
        <translation>Die Datei ist beschädigt: „{field}“ fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>The file has an unknown option or value: {option}.</source>
        <translation>Die Datei hat eine unbekannte Option oder einen unbekannten Wert: {option}.</translation>
    </message>
    <message>
        <source>The file is too large to hold rules.</source>
        <translation>Die Datei ist zu groß für Regeln.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Show your cards when nobody else is looking.</source>
        <translation>Zeige deine Karten, wenn sonst niemand hinsieht.</translation>
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
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Well bid!</source>
        <translation>Gut angesagt!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <translation>Hoppla.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Danke!</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>Spielen wir noch einmal?</translation>
    </message>
    <message>
        <source>Good bye!</source>
        <translation>Auf Wiedersehen!</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Any card may be played</source>
        <translation>Jede Karte passt</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>Any rank, {colour}</source>
        <translation>Jeder Wert, {colour}</translation>
    </message>
    <message>
        <source>↑ higher, {colour}</source>
        <translation>↑ höher, {colour}</translation>
    </message>
    <message>
        <source>↓ lower, {colour}</source>
        <translation>↓ niedriger, {colour}</translation>
    </message>
    <message>
        <source>Game {number} · stock {cards}</source>
        <translation>Spiel {number} · Vorrat {cards}</translation>
    </message>
    <message>
        <source>No card has been played.</source>
        <translation>Noch liegt keine Karte.</translation>
    </message>
    <message>
        <source>On the pile: {card}. {rule}.</source>
        <translation>Auf dem Stapel: {card}. {rule}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>(away) {name}</source>
        <translation>(weg) {name}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>überlegt …</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Ansage?</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>leads first</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>Your bid? You lead</source>
        <translation>Ansage? Du spielst aus</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} in Folge</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>needs a trick</source>
        <translation>1 Stich nötig</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Ansager</translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of dealer</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>letzte Chance</translation>
    </message>
    <message>
        <source>out: place {place}</source>
        <translation>raus: Platz {place}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>geklopft</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Oscar</source>
        <translation>Oskar</translation>
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
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Freizeitspieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Starker Spieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Freizeit</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Mutig</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (entfernt)</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
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
        <translation>Fliegerin</translation>
    </message>
    <message>
        <source>Gentleman</source>
        <translation>Gentleman</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Tänzerin</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianist</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Aunt</source>
        <translation>Tante</translation>
    </message>
    <message>
        <source>Athlete</source>
        <translation>Athlet</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Sängerin</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leserin</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Gelehrte</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Malerin</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Verfügbar, wenn du selbst mitspielst</translation>
    </message>
    <message>
        <source>Available when you have bid in this deal</source>
        <translation>Verfügbar, wenn du in dieser Runde angesagt hast</translation>
    </message>
    <message>
        <source>Practice: the same cards once more. It does not count.</source>
        <translation>Übung: dieselben Karten noch einmal. Es zählt nicht.</translation>
    </message>
    <message>
        <source>Practice: a deal of your own. It does not count.</source>
        <translation>Übung: eine eigene Runde. Sie zählt nicht.</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>A new match begins. Your previous match has been put aside.</source>
        <translation>Eine neue Partie beginnt. Die vorige wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;Wieder aufnehmen</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Vision</source>
        <translation>Sehen</translation>
    </message>
    <message>
        <source>font size, large print</source>
        <translation>Schriftgröße, Großschrift</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Sprachausgabe</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Der Trainer</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Arbeitsweise</translation>
    </message>
    <message>
        <source>Your clock</source>
        <translation>Deine Uhr</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>My turn and results</source>
        <translation>Mein Zug und Ergebnisse</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>A large index on the cards, a flat hand, a plain felt, reduced motion and single-letter keys are on other pages.</source>
        <translation>Große Eckzeichen auf den Karten, flach liegende Handkarten, schlichter Filz, weniger Bewegung und einzelne Buchstaben als Tasten stehen auf anderen Seiten.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Barrierefreiheit</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>The letters on the cards follow the language, unless you choose others on the page “Table and cards”.</source>
        <translation>Die Buchstaben auf den Karten folgen der Sprache, solange du nicht auf der Seite „Tisch und Karten“ andere wählst.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Wait for a click or Space instead</source>
        <translation>Stattdessen auf Klick oder Leertaste warten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>These are the opponents of the next match. The match on the table keeps its own.</source>
        <translation>Das sind die Gegner der nächsten Partie. Die Partie am Tisch behält ihre eigenen.</translation>
    </message>
    <message>
        <source>Random names</source>
        <translation>Zufällige Namen</translation>
    </message>
    <message>
        <source>The opponents see only their own cards and the table, whatever their level. They sit clockwise from your left; a match of four takes the first three.</source>
        <translation>Die Gegner sehen auf jeder Stufe nur ihre eigenen Karten und den Tisch. Sie sitzen im Uhrzeigersinn, links von dir beginnend; eine Partie zu viert nimmt die ersten drei.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponent {n}</source>
        <translation>Gegner {n}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Weitere Personen</translation>
    </message>
    <message>
        <source>Name of another person</source>
        <translation>Name einer weiteren Person</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>Each person has their own statistics. Choose who plays at the seats of a new match. When several people play, each sees only their own cards, and only in their turn.</source>
        <translation>Jeder hat eine eigene Statistik. Wer spielt, wählst du an den Plätzen einer neuen Partie. Spielen mehrere Personen, sieht jeder nur seine eigenen Karten, und nur, wenn er dran ist.</translation>
    </message>
    <message>
        <source>Remove a person</source>
        <translation>Person entfernen</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
    <message>
        <source>&amp;Keep the results in the statistics</source>
        <translation>Ergebnisse in der Statistik &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>penalty, bonus, points</source>
        <translation>Strafe, Abzug, Bonus, Punkte</translation>
    </message>
    <message>
        <source>Romanian mode</source>
        <translation>Rumänischer Modus</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>variant, rules, house rules</source>
        <translation>Variante, Regeln, Hausregeln</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>must follow, must beat, first lead</source>
        <translation>bedienen, stechen, überstechen, erstes Ausspiel</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>first name, nickname, avatar, bot, computer</source>
        <translation>Vorname, Spitzname, Avatar, Bot, Computer</translation>
    </message>
    <message>
        <source>difficulty, strength, skill</source>
        <translation>Schwierigkeit, Spielstärke, Können, Level</translation>
    </message>
    <message>
        <source>beep, noise, audio, mute</source>
        <translation>Piepton, Geräusch, Klang, Sound, Audio, stumm</translation>
    </message>
    <message>
        <source>colour blind, four colours</source>
        <translation>farbenblind, vier Farben</translation>
    </message>
    <message>
        <source>card back</source>
        <translation>Kartenrücken, Blatt</translation>
    </message>
    <message>
        <source>background</source>
        <translation>Hintergrund, Filz</translation>
    </message>
    <message>
        <source>timer, clock</source>
        <translation>Timer, Uhr</translation>
    </message>
    <message>
        <source>animation, delay</source>
        <translation>Animation, Verzögerung</translation>
    </message>
    <message>
        <source>blind, colour blind, contrast</source>
        <translation>blind, farbenblind, Kontrast</translation>
    </message>
    <message>
        <source>screen reader, voice</source>
        <translation>Screenreader, Stimme</translation>
    </message>
    <message>
        <source>shortcut, hotkey, key</source>
        <translation>Tastenkürzel, Kurzbefehl, Taste</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Rundenfolge</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>Nothing here is called “{words}”.</source>
        <translation>Hier heißt nichts „{words}“.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>? &amp;Help</source>
        <translation>? &amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Restore this page</source>
        <translation>Diese Seite &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Preferences – {page}</source>
        <translation>Einstellungen – {page}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pause nach einem Stich</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Textured felt</source>
        <translation>Filz mit Struktur</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Farben der Karten</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Index size</source>
        <translation>Größe der Eckzeichen</translation>
    </message>
    <message>
        <source>Card shape</source>
        <translation>Form der Karten</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Größe der Handkarten</translation>
    </message>
    <message>
        <source>Hand layout</source>
        <translation>Anordnung der Handkarten</translation>
    </message>
    <message>
        <source>Order within a suit</source>
        <translation>Reihenfolge in einer Farbe</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Dim unplayable cards</source>
        <translation>Nicht spielbare Karten abdunkeln</translation>
    </message>
    <message>
        <source>Trick review</source>
        <translation>Stiche noch einmal ansehen</translation>
    </message>
    <message>
        <source>Allow hints in new matches</source>
        <translation>Tipps in neuen Partien erlauben</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Partien im Archiv</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>Dauer im Archiv</translation>
    </message>
    <message>
        <source>Judge each deal when it is over</source>
        <translation>Jede Runde beurteilen, wenn sie zu Ende ist</translation>
    </message>
    <message>
        <source>Show marks and values in the study</source>
        <translation>Zeichen und Werte beim Nachspielen zeigen</translation>
    </message>
    <message>
        <source>undo, take back</source>
        <translation>rückgängig, zurücknehmen</translation>
    </message>
    <message>
        <source>Offer to take back</source>
        <translation>Zurücknehmen anbieten</translation>
    </message>
    <message>
        <source>hint, advice, mistakes</source>
        <translation>Tipp, Rat, Fehler</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Prozessorkerne</translation>
    </message>
    <message>
        <source>On battery power</source>
        <translation>Im Akkubetrieb</translation>
    </message>
    <message>
        <source>Play the last card of a deal automatically</source>
        <translation>Letzte Karte einer Runde automatisch spielen</translation>
    </message>
    <message>
        <source>Extra animations</source>
        <translation>Zusätzliche Animationen</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Gegner nehmen sich Zeit für ihre Ansage</translation>
    </message>
    <message>
        <source>Portraits show how a deal went</source>
        <translation>Porträts zeigen, wie eine Runde lief</translation>
    </message>
    <message>
        <source>Celebrate exact bids and a won match</source>
        <translation>Genaue Ansagen und eine gewonnene Partie feiern</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Jede Karte bestätigen</translation>
    </message>
    <message>
        <source>Ignore clicks for half a second when a question appears</source>
        <translation>Klicks eine halbe Sekunde lang ignorieren, wenn eine Frage erscheint</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Karte automatisch spielen, wenn nur eine erlaubt ist</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>Nach einer Runde</translation>
    </message>
    <message>
        <source>Time to bid</source>
        <translation>Zeit zum Ansagen</translation>
    </message>
    <message>
        <source>Time to play a card</source>
        <translation>Zeit zum Spielen einer Karte</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>7 seconds</source>
        <translation>7 Sekunden</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 Sekunden</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 Sekunden</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 Sekunden</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Keine Bewegung</translation>
    </message>
    <message>
        <source>Green salon</source>
        <translation>Grüner Salon</translation>
    </message>
    <message>
        <source>Navy club</source>
        <translation>Marineblauer Club</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunderrot</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthrazit</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Salon Déco</source>
        <translation>Salon Déco</translation>
    </message>
    <message>
        <source>Woodcut</source>
        <translation>Holzschnitt</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblem</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Four colours, high contrast</source>
        <translation>Vier Farben, hoher Kontrast</translation>
    </message>
    <message>
        <source>Skat tournament</source>
        <translation>Turnierbild (Skat)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Bridge, narrower</source>
        <translation>Bridge, schmaler</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Helles Papier</translation>
    </message>
    <message>
        <source>Dim paper</source>
        <translation>Gedämpftes Papier</translation>
    </message>
    <message>
        <source>Navy waves</source>
        <translation>Marineblaue Wellen</translation>
    </message>
    <message>
        <source>The order of the cards is that of the person at the table; each has their own. You can also drag a card to another place in your hand.</source>
        <translation>Die Reihenfolge der Karten ist die der Person am Tisch; jede hat ihre eigene. Du kannst eine Karte auch an eine andere Stelle deiner Hand ziehen.</translation>
    </message>
    <message>
        <source>Experts see from finished deals who plays by simple rules, and play accordingly. They know nothing that is not open to all.</source>
        <translation>Experten sehen an beendeten Runden, wer nach einfachen Regeln spielt, und richten sich danach. Sie wissen nichts, was nicht alle sehen können.</translation>
    </message>
    <message>
        <source>Deck from a folder</source>
        <translation>Kartenbild aus einem Ordner</translation>
    </message>
    <message>
        <source>Use the back of that deck</source>
        <translation>Auch dessen Rückseite verwenden</translation>
    </message>
    <message>
        <source>Burgundy lattice</source>
        <translation>Burgunderrotes Gitter</translation>
    </message>
    <message>
        <source>Green waves</source>
        <translation>Grüne Wellen</translation>
    </message>
    <message>
        <source>Teal sunray</source>
        <translation>Petrolfarbene Strahlen</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>A fan</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Hohe Karten links</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Niedrige Karten links</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Reihenfolge der Farben</translation>
    </message>
    <message>
        <source>Left of the other suits</source>
        <translation>Links von den anderen Farben</translation>
    </message>
    <message>
        <source>Right of the other suits</source>
        <translation>Rechts von den anderen Farben</translation>
    </message>
    <message>
        <source>Where their suit is</source>
        <translation>Wo ihre Farbe ist</translation>
    </message>
    <message>
        <source>Alternate red and black suits</source>
        <translation>Rote und schwarze Farben abwechseln</translation>
    </message>
    <message>
        <source>Keep the order of the hand within a deal</source>
        <translation>Reihenfolge der Hand in einer Runde beibehalten</translation>
    </message>
    <message>
        <source>Digits play the first, second, third … playable card</source>
        <translation>Ziffern spielen die erste, zweite, dritte … spielbare Karte</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Der letzte</translation>
    </message>
    <message>
        <source>All of the deal</source>
        <translation>Alle der Runde</translation>
    </message>
    <message>
        <source>In this match</source>
        <translation>In dieser Partie</translation>
    </message>
    <message>
        <source>Also in later matches</source>
        <translation>Auch in späteren Partien</translation>
    </message>
    <message>
        <source>Experts notice how you play</source>
        <translation>Experten merken, wie du spielst</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The last 3,000</source>
        <translation>Die letzten 3.000</translation>
    </message>
    <message>
        <source>The last 1,000</source>
        <translation>Die letzten 1.000</translation>
    </message>
    <message>
        <source>The last 300</source>
        <translation>Die letzten 300</translation>
    </message>
    <message>
        <source>The last 100</source>
        <translation>Die letzten 100</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Für immer</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 Jahre</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 Monate</translation>
    </message>
    <message>
        <source>What was good, later everything</source>
        <translation>Was gut war, später alles</translation>
    </message>
    <message>
        <source>What was good</source>
        <translation>Was gut war</translation>
    </message>
    <message>
        <source>The coach says after a deal</source>
        <translation>Nach einer Runde sagt der Trainer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Slips and worse: from 4 % of the stake</source>
        <translation>Ungenaues und Schlimmeres: ab 4 % des Einsatzes</translation>
    </message>
    <message>
        <source>Mistakes and worse: from 10 %</source>
        <translation>Fehler und Schlimmeres: ab 10 %</translation>
    </message>
    <message>
        <source>Blunders only: from 20 %</source>
        <translation>Nur Patzer: ab 20 %</translation>
    </message>
    <message>
        <source>Wait for mains power</source>
        <translation>Auf Netzstrom warten</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Trotzdem beurteilen</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Ich bin am Zug</translation>
    </message>
    <message>
        <source>Card not allowed</source>
        <translation>Karte nicht erlaubt</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Stich gewonnen</translation>
    </message>
    <message>
        <source>Trick lost</source>
        <translation>Stich verloren</translation>
    </message>
    <message>
        <source>First trump on another suit</source>
        <translation>Erster Trumpf auf eine andere Farbe</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Length of announcements</source>
        <translation>Länge der Meldungen</translation>
    </message>
    <message>
        <source>Short card names (10 D, not ten of diamonds)</source>
        <translation>Kurze Kartennamen (10 A statt Karo-Zehn)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Auf mich warten</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Nach 5 Sekunden weiter</translation>
    </message>
    <message>
        <source>Continue after 10 seconds</source>
        <translation>Nach 10 Sekunden weiter</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>Wie das Programm</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Gefunden: {count}</translation>
    </message>
    <message>
        <source>The coach checks your bids and cards before they count, and asks once whether you want to take one back. Such a match counts as assisted.</source>
        <translation>Der Trainer prüft deine Ansagen und Karten, bevor sie gelten, und fragt einmal, ob du eine zurücknehmen willst. So eine Partie gilt als mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>The stake is what a choice can win or lose: in exact-bid games, the points between exact and one off. Only clear losses count.</source>
        <translation>Der Einsatz ist, was eine Wahl bringen oder kosten kann: in Spielen mit genauer Ansage der Unterschied in Punkten zwischen genau und einem Stich daneben. Nur klare Verluste zählen.</translation>
    </message>
    <message>
        <source>It stays silent in lessons, in matches without hints and when several people play.</source>
        <translation>Der Trainer schweigt in Lektionen, in Partien ohne Tipps und wenn mehrere Personen spielen.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Folder with card decks</source>
        <translation>Ordner mit Kartenbildern</translation>
    </message>
    <message>
        <source>The deck above</source>
        <translation>Das Kartenbild oben</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
</context>
<context>
    <name>Prepared</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>&amp;Play today’s deal</source>
        <translation>Heutige Runde &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>Noch einmal &amp;spielen</translation>
    </message>
    <message>
        <source>Match of the &amp;week again</source>
        <translation>Partie der &amp;Woche noch einmal</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>Rekord: {days}</translation>
    </message>
    <message>
        <source>Copy: {line}</source>
        <translation>Kopieren: {line}</translation>
    </message>
    <message>
        <source>Deal of the day · {day}</source>
        <translation>Runde des Tages · {day}</translation>
    </message>
    <message>
        <source>Match of the week</source>
        <translation>Partie der Woche</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>{title}: your first result stays, this one does not count.</source>
        <translation>{title}: Dein erstes Ergebnis bleibt, dieses zählt nicht.</translation>
    </message>
    <message>
        <source>{title}: your first result counts, but not in your statistics.</source>
        <translation>{title}: Dein erstes Ergebnis zählt, nur nicht in deiner Statistik.</translation>
    </message>
    <message>
        <source>A hint or a move taken back costs a star.</source>
        <translation>Ein Tipp oder ein zurückgenommener Zug kostet einen Stern.</translation>
    </message>
    <message>
        <source>The same cards for everybody today, made from the date alone. Your first result counts.</source>
        <translation>Heute für alle dieselben Karten, allein aus dem Datum berechnet. Dein erstes Ergebnis zählt.</translation>
    </message>
    <message>
        <source>A bot made choices for you in this deal, so it brings no stars and no day in a row. You can play it again, but it will not count.</source>
        <translation>In dieser Runde hat ein Bot für dich gewählt; sie bringt also keine Sterne und zählt nicht für die Tage in Folge. Du kannst sie noch einmal spielen, aber sie zählt dann nicht.</translation>
    </message>
    <message>
        <source>Your points: {points}. Stars: {stars} of 3.</source>
        <translation>Deine Punkte: {points}. Sterne: {stars} von 3.</translation>
    </message>
    <message>
        <source>An expert gets {points} with these cards on average.</source>
        <translation>Ein Experte kommt mit diesen Karten im Schnitt auf {points}.</translation>
    </message>
    <message>
        <source>Deal: three stars for an exact bid, one for a trick more or less. Match: three stars for two thirds of all bids exact, two for a half, one for a third. A hint or a move taken back costs a star. Where a bot chooses for you, there are none.</source>
        <translation>Runde: drei Sterne für eine genaue Ansage, einer bei einem Stich daneben. Partie: drei Sterne, wenn zwei Drittel der Ansagen genau sind, zwei bei der Hälfte, einer bei einem Drittel. Ein Tipp oder ein zurückgenommener Zug kostet einen Stern. Wo ein Bot für dich wählt, gibt es keine.</translation>
    </message>
    <message>
        <source>Far Whist {day}: {stars} of 3 stars, {points}</source>
        <translation>Far Whist {day}: {stars} von 3 Sternen, {points}</translation>
    </message>
    <message>
        <source>This week a bot made choices for you: no result.</source>
        <translation>Diese Woche hat ein Bot für dich gewählt: kein Ergebnis.</translation>
    </message>
    <message>
        <source>Far Whist week {week}: {exact} of {deals} exact, {points}</source>
        <translation>Far-Whist-Woche {week}: {exact} von {deals} genau, {points}</translation>
    </message>
    <message>
        <source>, expert {points}</source>
        <translation>, Experte {points}</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>{deals} · {done} solved · stars: {stars} of {most}</source>
        <translation>{deals} · {done} gelöst · Sterne: {stars} von {most}</translation>
    </message>
    <message>
        <source>Results of the deal of the day cannot be saved: {reason}</source>
        <translation>Ergebnisse der Runde des Tages können nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>&amp;Hint: one star</source>
        <translation>&amp;Tipp: ein Stern</translation>
    </message>
    <message>
        <source>&amp;Solution: no star</source>
        <translation>&amp;Lösung: kein Stern</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Nicht richtig. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>That was the last one of this theme.</source>
        <translation>Das war die letzte Aufgabe zu diesem Thema.</translation>
    </message>
    <message>
        <source>{grade} · {left} left</source>
        <translation>{grade} · noch {left}</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>Stars: {stars} of {all}</source>
        <translation>Sterne: {stars} von {all}</translation>
    </message>
    <message>
        <source>Bid it</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Choose trumps</source>
        <translation>Trumpf bestimmen</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Trumpf ziehen</translation>
    </message>
    <message>
        <source>Duck and discard</source>
        <translation>Ducken und abwerfen</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Der richtige Moment</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Endspiele</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>What are these cards worth?</source>
        <translation>Was sind diese Karten wert?</translation>
    </message>
    <message>
        <source>The longest suit, or the right one</source>
        <translation>Die längste Farbe oder die richtige</translation>
    </message>
    <message>
        <source>What to keep of hand and kitty</source>
        <translation>Was man von Hand und Talon behält</translation>
    </message>
    <message>
        <source>When to lead them, and when not</source>
        <translation>Wann man Trumpf ausspielt und wann nicht</translation>
    </message>
    <message>
        <source>Losing tricks you do not want</source>
        <translation>Unerwünschte Stiche abgeben</translation>
    </message>
    <message>
        <source>The same cards, the right order</source>
        <translation>Dieselben Karten, die richtige Reihenfolge</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Die letzten Stiche</translation>
    </message>
    <message>
        <source>Long suits and lone kings</source>
        <translation>Lange Farben und blanke Könige</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Best: {best}. With it you win the deal, with any other card you lose it.</source>
        <translation>Am besten: {best}. Damit gewinnst du die Runde, mit jeder anderen Karte verlierst du sie.</translation>
    </message>
    <message>
        <source>Best: {best}, {share} %. Next: {other} %.</source>
        <translation>Am besten: {best}, {share} %. Danach: {other} %.</translation>
    </message>
    <message>
        <source>Best: {best}. Lead over the next choice in the chance to win the match, in percentage points: {lead}.</source>
        <translation>Am besten: {best}. Vorsprung vor der zweitbesten Wahl bei der Chance auf den Sieg, in Prozentpunkten: {lead}.</translation>
    </message>
    <message>
        <source>Best: {best}. Average lead over the next choice, in points: {lead}.</source>
        <translation>Am besten: {best}. Vorsprung vor der zweitbesten Wahl, im Schnitt in Punkten: {lead}.</translation>
    </message>
    <message>
        <source>You have seen all other cards. {name} holds: {cards}</source>
        <translation>Alle anderen Karten hast du gesehen. {name} hat: {cards}</translation>
    </message>
    <message>
        <source>With open cards it is certain to work, and nothing else is.</source>
        <translation>Mit offenen Karten klappt das sicher, und nur das.</translation>
    </message>
    <message>
        <source>Compared in {deals}: ahead by more than ten standard errors.</source>
        <translation>Verglichen ({deals}): um mehr als zehn Standardfehler besser.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>{solved} of {all}</source>
        <translation>{solved} von {all}</translation>
    </message>
    <message>
        <source>Play: {theme}, {solved} of {all} solved</source>
        <translation>Spielen: {theme}, {solved} von {all} gelöst</translation>
    </message>
    <message>
        <source>Days played this week: {done} of {days}.</source>
        <translation>Diese Woche gespielte Tage: {done} von {days}.</translation>
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
        <translation>Leg höhere Karten, Rot auf Schwarz und Schwarz auf Rot; sei zuerst fertig.</translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation>Bid Whist</translation>
    </message>
    <message>
        <source>Partners bid for the right to choose trumps. The high bidder takes the kitty and leads.</source>
        <translation>Partner sagen um das Recht an, Trumpf zu bestimmen. Wer am höchsten ansagt, nimmt den Talon und spielt aus.</translation>
    </message>
    <message>
        <source>Bid Whist, kitty out of play</source>
        <translation>Bid Whist, Talon bleibt liegen</translation>
    </message>
    <message>
        <source>Nobody takes the kitty, and the player after the dealer leads.</source>
        <translation>Niemand nimmt den Talon, und die Vorhand spielt aus.</translation>
    </message>
    <message>
        <source>Bid Whist with Boston</source>
        <translation>Bid Whist mit Boston</translation>
    </message>
    <message>
        <source>Only the bid scores; twice as much at no trump, four times for all the tricks.</source>
        <translation>Nur die Ansage zählt; ohne Trumpf doppelt, für alle Stiche vierfach.</translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation>Klassisches Whist</translation>
    </message>
    <message>
        <source>With a partner, the odd tricks count.</source>
        <translation>Mit Partner; die Stiche über sechs zählen.</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whist Drive</translation>
    </message>
    <message>
        <source>24 deals with trumps in turn, and every trick counts, as at a whist drive.</source>
        <translation>24 Runden mit Trümpfen der Reihe nach, und jeder Stich zählt, wie bei einem Whist Drive.</translation>
    </message>
    <message>
        <source>Short Whist</source>
        <translation>Kurzes Whist</translation>
    </message>
    <message>
        <source>A rubber, the best of three games to 5 points, with honours.</source>
        <translation>Ein Rubber: zwei von drei Spielen bis 5 Punkte, mit Honneurs.</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Fahrstuhl-Whist</translation>
    </message>
    <message>
        <source>Bid in secret, reveal together, and take exactly what you bid.</source>
        <translation>Geheim ansagen, gemeinsam aufdecken und genau so viele Stiche machen.</translation>
    </message>
    <message>
        <source>Elevator Whist, bids in turn</source>
        <translation>Fahrstuhl-Whist, Ansagen der Reihe nach</translation>
    </message>
    <message>
        <source>The same deals, with open bids in turn that may not add up to the tricks.</source>
        <translation>Dieselben Runden, offen der Reihe nach angesagt; die Summe darf nicht die Zahl der Stiche ergeben.</translation>
    </message>
    <message>
        <source>Elevator Whist, 32 cards</source>
        <translation>Fahrstuhl-Whist, 32 Karten</translation>
    </message>
    <message>
        <source>Two ranks for each player, and you must ruff when void.</source>
        <translation>Zwei Kartenwerte je Spieler, mit Trumpfzwang.</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Knock-out-Whist</translation>
    </message>
    <message>
        <source>Take a trick or drop out; the last one left wins.</source>
        <translation>Mach einen Stich oder scheide aus; wer übrig bleibt, gewinnt.</translation>
    </message>
    <message>
        <source>Knock-out Whist without a last chance</source>
        <translation>Knock-out-Whist ohne letzte Chance</translation>
    </message>
    <message>
        <source>No trick, and you are out at once.</source>
        <translation>Wer keinen Stich macht, ist sofort draußen.</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>At most ten cards, down to one and up again; every trick counts.</source>
        <translation>Höchstens zehn Karten, hinunter bis zu einer und wieder hinauf; jeder Stich zählt.</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Like Oh Hell!, but a missed bid scores nothing.</source>
        <translation>Wie Oh Hell!, aber eine verfehlte Ansage zählt nichts.</translation>
    </message>
    <message>
        <source>German Bridge</source>
        <translation>German Bridge</translation>
    </message>
    <message>
        <source>Made: 10 + bid². Missed: −(tricks off)².</source>
        <translation>Erfüllt: 10 + Ansage². Verfehlt: −Abweichung².</translation>
    </message>
    <message>
        <source>Ascenseur</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>The French game: down to one card and up again.</source>
        <translation>Das französische Spiel: hinab bis zu einer Karte und wieder hinauf.</translation>
    </message>
    <message>
        <source>Ascenseur, from one card</source>
        <translation>Ascenseur, ab einer Karte</translation>
    </message>
    <message>
        <source>The French game the other way round: up first.</source>
        <translation>Das französische Spiel umgekehrt: zuerst hinauf.</translation>
    </message>
    <message>
        <source>Ascenseur, whole pack</source>
        <translation>Ascenseur, ganzes Kartenspiel</translation>
    </message>
    <message>
        <source>As many cards as the pack allows; no trump when the whole pack is dealt.</source>
        <translation>So viele Karten wie möglich; ohne Trumpf, wenn keine übrig bleibt.</translation>
    </message>
    <message>
        <source>Ascenseur 2+1</source>
        <translation>Ascenseur 2+1</translation>
    </message>
    <message>
        <source>Made: 2 + tricks. Missed: −1 for each trick off.</source>
        <translation>Erfüllt: 2 + Stiche. Verfehlt: −1 je Stich daneben.</translation>
    </message>
    <message>
        <source>La Podrida</source>
        <translation>La Podrida</translation>
    </message>
    <message>
        <source>With one-card deals for every dealer and three points a trick.</source>
        <translation>Mit Ein-Karten-Runden für jeden Geber und drei Punkten je Stich.</translation>
    </message>
    <message>
        <source>Nomination Whist</source>
        <translation>Nomination Whist</translation>
    </message>
    <message>
        <source>Trumps go round: spades, hearts, clubs, diamonds, none.</source>
        <translation>Der Trumpf geht reihum: Pik, Herz, Kreuz, Karo, keiner.</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>The Dutch game. Made: 10 + 2 a trick. Missed: −2 for each trick off.</source>
        <translation>Niederländisch. Erfüllt: 10 + 2 je Stich. Verfehlt: −2 je Stich daneben.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Judgement</translation>
    </message>
    <message>
        <source>At most ten cards, down to one; trumps in turn, all or nothing.</source>
        <translation>Höchstens zehn Karten, hinunter bis zu einer; Trümpfe reihum, alles oder nichts.</translation>
    </message>
    <message>
        <source>Romanian Whist 1-8-1</source>
        <translation>Rumänisches Whist 1-8-1</translation>
    </message>
    <message>
        <source>From one card to eight and back; you must ruff when void.</source>
        <translation>Von einer Karte bis acht und zurück; mit Trumpfzwang.</translation>
    </message>
    <message>
        <source>Romanian Whist 8-1-8</source>
        <translation>Rumänisches Whist 8-1-8</translation>
    </message>
    <message>
        <source>From eight cards to one and back.</source>
        <translation>Von acht Karten bis zu einer und zurück.</translation>
    </message>
    <message>
        <source>Romanian Whist with premium</source>
        <translation>Rumänisches Whist mit Prämie</translation>
    </message>
    <message>
        <source>Five bids in a row, made or missed, win or lose ten points more.</source>
        <translation>Fünf Ansagen in Folge erfüllt: zehn Punkte mehr; verfehlt: zehn weniger.</translation>
    </message>
    <message>
        <source>Romanian Whist for seven</source>
        <translation>Rumänisches Whist zu siebt</translation>
    </message>
    <message>
        <source>56 cards: four jokers are the ones, the lowest cards.</source>
        <translation>56 Karten: Vier Joker sind die Einsen, die niedrigsten Karten.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>With a partner: make your contract, and beware of bags.</source>
        <translation>Mit Partner: Erfüll den Kontrakt und hüte dich vor Überstichen.</translation>
    </message>
    <message>
        <source>Spades with jokers</source>
        <translation>Spades mit Jokern</translation>
    </message>
    <message>
        <source>Two jokers on top of the spades.</source>
        <translation>Zwei Joker als höchste Pik.</translation>
    </message>
    <message>
        <source>Joker, Joker, Deuce, Deuce</source>
        <translation>Joker, Joker, Zwei, Zwei</translation>
    </message>
    <message>
        <source>Jokers and two twos on top, no contract below four tricks, ten for 200, and a first deal without bids.</source>
        <translation>Joker und zwei Zweien obenauf, kein Kontrakt unter vier Stichen, zehn für 200 und eine erste Runde ohne Ansagen.</translation>
    </message>
    <message>
        <source>Suicide Spades</source>
        <translation>Suicide Spades</translation>
    </message>
    <message>
        <source>One of two partners must bid nil, the other at least 4.</source>
        <translation>Von zwei Partnern muss einer Nil ansagen, der andere mindestens 4.</translation>
    </message>
    <message>
        <source>Mirror Spades</source>
        <translation>Mirror Spades</translation>
    </message>
    <message>
        <source>Everyone must bid the number of their spades.</source>
        <translation>Jeder muss die Zahl seiner Pik ansagen.</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of their spades.</source>
        <translation>Jeder muss Nil oder die Zahl seiner Pik ansagen.</translation>
    </message>
    <message>
        <source>Cutthroat Spades</source>
        <translation>Spades, jeder für sich</translation>
    </message>
    <message>
        <source>Three or four players, everybody alone.</source>
        <translation>Drei oder vier Spieler, ohne Partner.</translation>
    </message>
    <message>
        <source>Spades for two</source>
        <translation>Spades zu zweit</translation>
    </message>
    <message>
        <source>Draw your hand: of two cards each time you keep one and discard the other.</source>
        <translation>Zieh dein Blatt: Von je zwei Karten behältst du eine und legst die andere weg.</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Sixty cards: wizards take any trick, jesters none, at any time.</source>
        <translation>Sechzig Karten: Zauberer machen jeden Stich, Narren keinen, zu jeder Zeit.</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>Everybody alone, spades are trumps: take at least what you bid.</source>
        <translation>Jeder für sich, Pik ist Trumpf: Mach mindestens, was du ansagst.</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Deutsches Whist</translation>
    </message>
    <message>
        <source>For two: thirteen tricks for better cards, then thirteen that count.</source>
        <translation>Zu zweit: dreizehn Stiche um bessere Karten, dann dreizehn, die zählen.</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>The Spanish pack: the three is second, and you must beat if you can.</source>
        <translation>Spanische Karten: Die Drei ist die zweithöchste, und wer schlagen kann, muss schlagen.</translation>
    </message>
    <message>
        <source>La Pocha, French pack</source>
        <translation>La Pocha, französische Karten</translation>
    </message>
    <message>
        <source>The same with all 52 cards, ace high.</source>
        <translation>Dasselbe mit allen 52 Karten, das Ass ist die höchste.</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Minnesota-Whist</translation>
    </message>
    <message>
        <source>Partners play for tricks or against them, without trumps.</source>
        <translation>Partner spielen um Stiche oder gegen sie, ohne Trumpf.</translation>
    </message>
    <message>
        <source>South Dakota Whist</source>
        <translation>South-Dakota-Whist</translation>
    </message>
    <message>
        <source>Whoever fails loses points; 11 win.</source>
        <translation>Wer scheitert, verliert Punkte; 11 gewinnen.</translation>
    </message>
    <message>
        <source>Norwegian Whist</source>
        <translation>Norwegisches Whist</translation>
    </message>
    <message>
        <source>Everybody may call grand or nullo; 50 points win.</source>
        <translation>Jeder darf Grand oder Nullo ansagen; 50 Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Alone against three, or with a partner for one deal.</source>
        <translation>Allein gegen drei, oder für eine Runde mit einem Partner.</translation>
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
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateien des Typs:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Taste drücken</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
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
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Rank that is played</name>
    <message>
        <source>the ace</source>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>den König</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>den Buben</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>die Zehn</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>die Neun</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>die Acht</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>die Sieben</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>die Sechs</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>die Fünf</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>die Vier</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>die Drei</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>die Zwei</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>die Eins</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Nobody was exact more often than you.</source>
        <translation>Niemand war öfter genau als du.</translation>
    </message>
    <message>
        <source>Deals after which you were in front: {led}.</source>
        <translation>Runden, nach denen du vorn lagst: {led}.</translation>
    </message>
    <message>
        <source>Every match starts from zero. Play again?</source>
        <translation>Jede Partie beginnt bei null. Noch eine?</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>Punkt&amp;ezettel</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Bericht</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Share pi&amp;cture</source>
        <translation>Bild &amp;teilen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>You and your partner win the match.</source>
        <translation>Du und dein Partner gewinnt die Partie.</translation>
    </message>
    <message>
        <source>You share first place.</source>
        <translation>Du teilst dir den ersten Platz.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Du gewinnst die Partie.</translation>
    </message>
    <message>
        <source>The match goes to {names}.</source>
        <translation>Die Partie geht an {names}.</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Erster Platz: {names}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{count} of {deals} exact</source>
        <translation>{count} von {deals} genau</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>It takes the last trick that your bid needs.</source>
        <translation>Damit machst du den letzten Stich, den deine Ansage braucht.</translation>
    </message>
    <message>
        <source>It draws the last trump that is out.</source>
        <translation>Damit ziehst du den letzten Trumpf, der noch draußen ist.</translation>
    </message>
    <message>
        <source>It draws trumps, and no other trump beats it.</source>
        <translation>Damit ziehst du Trumpf, und kein höherer ist mehr draußen.</translation>
    </message>
    <message>
        <source>No card of its suit that is still out can beat it.</source>
        <translation>Keine höhere Karte dieser Farbe ist mehr draußen.</translation>
    </message>
    <message>
        <source>It is the cheapest card that takes the trick.</source>
        <translation>Es ist die billigste Karte, die den Stich macht.</translation>
    </message>
    <message>
        <source>It is winning the trick so far, and you need tricks.</source>
        <translation>Damit liegst du in diesem Stich vorn, und du brauchst Stiche.</translation>
    </message>
    <message>
        <source>It gets rid of a winner that is one too many.</source>
        <translation>So wirst du eine Karte los, die einen Stich zu viel machen würde.</translation>
    </message>
    <message>
        <source>It is the highest card that stays below the winner.</source>
        <translation>Es ist die höchste Karte, die unter der besten im Stich bleibt.</translation>
    </message>
    <message>
        <source>This trick is lost; the card is the one you need least.</source>
        <translation>Dieser Stich ist verloren; diese Karte brauchst du am wenigsten.</translation>
    </message>
    <message>
        <source>You need every trick that is left.</source>
        <translation>Du brauchst alle restlichen Stiche.</translation>
    </message>
    <message>
        <source>It throws away a card that may win a trick you do not want.</source>
        <translation>Damit wirfst du eine Karte weg, die einen ungewollten Stich machen könnte.</translation>
    </message>
    <message>
        <source>It takes the trick, and you need one.</source>
        <translation>Sie macht den Stich, und du brauchst einen.</translation>
    </message>
    <message>
        <source>It is low enough for somebody else to take.</source>
        <translation>Diese Karte ist niedrig genug, dass jemand anders den Stich macht.</translation>
    </message>
    <message>
        <source>It most often ends with exactly your bid.</source>
        <translation>Damit triffst du deine Ansage am häufigsten genau.</translation>
    </message>
    <message>
        <source>The bid can hardly be made any more; this costs the fewest points.</source>
        <translation>Die Ansage ist kaum noch zu erfüllen; das kostet die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>A wizard takes the trick, and you need one.</source>
        <translation>Ein Zauberer macht den Stich, und du brauchst noch Stiche.</translation>
    </message>
    <message>
        <source>The trick has gone to a wizard already; a second one takes nothing.</source>
        <translation>Der Stich gehört schon einem Zauberer; ein zweiter bekommt ihn nicht.</translation>
    </message>
    <message>
        <source>A jester takes only a trick that is all jesters.</source>
        <translation>Ein Narr macht den Stich nur, wenn lauter Narren darin liegen.</translation>
    </message>
    <message>
        <source>It is the only bid that is allowed.</source>
        <translation>Es ist die einzige erlaubte Ansage.</translation>
    </message>
    <message>
        <source>Your highest trumps are sure to take that many tricks.</source>
        <translation>So viele Stiche machen deine höchsten Trümpfe sicher.</translation>
    </message>
    <message>
        <source>Your top cards run: these tricks are certain.</source>
        <translation>Deine höchsten Karten laufen durch: Diese Stiche sind sicher.</translation>
    </message>
    <message>
        <source>It is what your hand usually takes.</source>
        <translation>So viele Stiche macht deine Hand gewöhnlich.</translation>
    </message>
    <message>
        <source>It is more than the hand usually takes, but pays best on average.</source>
        <translation>Es ist mehr, als die Hand gewöhnlich macht, zahlt sich aber im Schnitt am besten aus.</translation>
    </message>
    <message>
        <source>It is less than the hand could take, but easier to make exactly.</source>
        <translation>Es ist weniger, als die Hand machen könnte, aber leichter genau zu treffen.</translation>
    </message>
    <message>
        <source>You do not see your cards: it is the best bid on average.</source>
        <translation>Du siehst deine Karten nicht: Diese Ansage ist im Schnitt die beste.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There is no option “{option}” here.</source>
        <translation>Die Option „{option}“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>“{value}” is not a value for {option}: choose one of {legal}.</source>
        <translation>„{value}“ ist kein Wert für „{option}“: Wähle aus {legal}.</translation>
    </message>
    <message>
        <source>Players: {players}; this game takes at least {least} and at most {most}.</source>
        <translation>Spieler: {players}; dieses Spiel ist für mindestens {least} und höchstens {most}.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: choose fewer players, fewer cards or a larger pack.</source>
        <translation>{players} Spieler mit je {size} Karten brauchen {need} von {pack} Karten: Wähle weniger Spieler, weniger Karten oder ein größeres Kartenspiel.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: set the maximum cards per player to {most} or less.</source>
        <translation>{players} Spieler mit je {size} Karten brauchen {need} von {pack} Karten: Setz die höchste Kartenzahl auf {most} oder weniger.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of deals: write sizes such as 1,3,5 or first/turning point/last such as 10/1/10, optionally followed by a step.</source>
        <translation>„{value}“ ist keine Rundenfolge: Schreib Kartenzahlen wie 1,3,5 oder Anfang/Wende/Ende wie 10/1/10, auf Wunsch mit einer Schrittweite dahinter.</translation>
    </message>
    <message>
        <source>“{value}” is not a scoring scheme: choose a named one or write a record such as M0=10 M1=1 Xd=-1.</source>
        <translation>„{value}“ ist kein Wertungsschema: Wähle ein benanntes oder schreib eine Formel wie M0=10 M1=1 Xd=-1.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of trumps: write suits such as S,H,D,C,NT, each once.</source>
        <translation>„{value}“ ist keine Liste von Trümpfen: Schreib Farben wie S,H,D,C,NT, jede nur einmal.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Letzte 20</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Partiebericht</translation>
    </message>
    <message>
        <source>The same cards played by</source>
        <translation>Dieselben Karten gespielt von</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How you decide</source>
        <translation>Wie du entscheidest</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Enter studies the chosen deal</source>
        <translation>Die Eingabetaste öffnet die gewählte Runde zum Nachspielen</translation>
    </message>
    <message>
        <source>Same cards played by:</source>
        <translation>Mit deinen Karten:</translation>
    </message>
    <message>
        <source>The result appears once all choices have been judged.</source>
        <translation>Das Ergebnis erscheint, sobald alle Entscheidungen beurteilt sind.</translation>
    </message>
    <message>
        <source>In this game points do not show how a match stands.</source>
        <translation>In diesem Spiel sagen Punkte nicht, wie eine Partie steht.</translation>
    </message>
    <message>
        <source>Too few deals with known luck under these rules.</source>
        <translation>Für zu wenige Runden mit diesen Regeln ist das Glück bekannt.</translation>
    </message>
    <message>
        <source>Luck: {luck} {error}, {plays}</source>
        <translation>Glück: {luck} {error}, {plays}</translation>
    </message>
    <message>
        <source>{bids} by bids, {cards} by cards</source>
        <translation>{bids} bei Ansagen, {cards} bei Karten</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Dieselben Karten werden noch einmal gespielt</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach; judging again now.</source>
        <translation>Von einer älteren Version des Trainers beurteilt; wird jetzt neu beurteilt.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Judge again</source>
        <translation>Neu &amp;beurteilen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>An expert usually</source>
        <translation>Experte im Schnitt</translation>
    </message>
    <message>
        <source>An expert with your cards</source>
        <translation>Experte mit deinen Karten</translation>
    </message>
    <message>
        <source>Cards and other players</source>
        <translation>Karten und Mitspieler</translation>
    </message>
    <message>
        <source>luck of the cards</source>
        <translation>Kartenglück</translation>
    </message>
    <message>
        <source>your bids</source>
        <translation>deine Ansagen</translation>
    </message>
    <message>
        <source>your play</source>
        <translation>dein Spiel</translation>
    </message>
    <message>
        <source>luck of the play</source>
        <translation>Spielglück</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>deine Punkte</translation>
    </message>
    <message>
        <source>Points lost per deal: {points}</source>
        <translation>Punktverlust je Runde: {points}</translation>
    </message>
    <message>
        <source>Points are those that each deal scored for its game, not those of the rubber.</source>
        <translation>Die Punkte sind die, die jede Runde für ihr Spiel brachte, nicht die des Rubbers.</translation>
    </message>
    <message>
        <source>The level of some opponents is not known: club is assumed.</source>
        <translation>Die Stufe einiger Gegner ist nicht bekannt: Angenommen wird „Verein“.</translation>
    </message>
    <message>
        <source>Luck is measured against club players, not these opponents.</source>
        <translation>Das Glück ist gegen Vereinsspieler gemessen, nicht gegen diese Gegner.</translation>
    </message>
    <message>
        <source>Choices that could not be judged: {count}. The file farwhist.log says why.</source>
        <translation>Nicht beurteilte Entscheidungen: {count}. Warum, steht in der Datei farwhist.log.</translation>
    </message>
    <message>
        <source>With trump</source>
        <translation>Mit Trumpf</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>By bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>By play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Matches with these rules: {matches}. Judged deals: {judged} of {deals}.</source>
        <translation>Partien mit diesen Regeln: {matches}. Beurteilte Runden: {judged} von {deals}.</translation>
    </message>
    <message>
        <source>A match is judged when its report is opened.</source>
        <translation>Eine Partie wird beurteilt, wenn ihr Bericht geöffnet wird.</translation>
    </message>
    <message>
        <source>Deals whose luck is known: {told} of {deals}.</source>
        <translation>Runden mit bekanntem Glück: {told} von {deals}.</translation>
    </message>
    <message>
        <source>A dash means too few deals: fewer than {count}.</source>
        <translation>Ein Strich steht für zu wenige Runden: weniger als {count}.</translation>
    </message>
    <message>
        <source>Reading matches: {matches}</source>
        <translation>Partien werden gelesen: {matches}</translation>
    </message>
    <message>
        <source>Too few deals to say</source>
        <translation>Zu wenige Runden für ein Urteil</translation>
    </message>
    <message>
        <source>Level of your decisions: {level}.</source>
        <translation>Stufe deiner Entscheidungen: „{level}“.</translation>
    </message>
    <message>
        <source>Level of your decisions: between {better} and {weaker}.</source>
        <translation>Stufe deiner Entscheidungen: zwischen „{better}“ und „{weaker}“.</translation>
    </message>
    <message>
        <source>Level of your decisions: above {level}.</source>
        <translation>Stufe deiner Entscheidungen: über „{level}“.</translation>
    </message>
    <message>
        <source>Level of your decisions: below {level}.</source>
        <translation>Stufe deiner Entscheidungen: unter „{level}“.</translation>
    </message>
    <message>
        <source>Too few deals to name a level.</source>
        <translation>Zu wenige Runden, um eine Stufe zu nennen.</translation>
    </message>
    <message>
        <source>Luck was not measured for these rules.</source>
        <translation>Für diese Regeln wurde das Glück nicht gemessen.</translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation>Runde {deal}, Stich {trick}</translation>
    </message>
    <message>
        <source>deal {deal}, bid</source>
        <translation>Runde {deal}, Ansage</translation>
    </message>
    <message>
        <source>deal {deal}, before the first trick</source>
        <translation>Runde {deal}, vor dem ersten Stich</translation>
    </message>
    <message>
        <source>{own} instead of {best}</source>
        <translation>{own} statt {best}</translation>
    </message>
    <message>
        <source>{looking}: {done}</source>
        <translation>{looking}: {done}</translation>
    </message>
    <message>
        <source>{done} of {choices} judged</source>
        <translation>{done} von {choices} beurteilt</translation>
    </message>
    <message>
        <source>Your result without luck</source>
        <translation>Dein Ergebnis ohne Glück</translation>
    </message>
    <message>
        <source>Your result</source>
        <translation>Dein Ergebnis</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Your result per deal without luck</source>
        <translation>Dein Ergebnis je Runde ohne Glück</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>ohne Glück</translation>
    </message>
    <message>
        <source>chance to win, by your decisions</source>
        <translation>Gewinnchance durch deine Entscheidungen</translation>
    </message>
    <message>
        <source>Winning chance lost per deal: {percent} %</source>
        <translation>{percent} % Gewinnchance je Runde verloren</translation>
    </message>
    <message>
        <source>One match says little ({error}).</source>
        <translation>Eine Partie sagt wenig ({error}).</translation>
    </message>
    <message>
        <source>Last 20: {lost} {error}.</source>
        <translation>Letzte 20: {lost} {error}.</translation>
    </message>
    <message>
        <source>For these rules the five levels were not measured.</source>
        <translation>Für diese Regeln wurden die fünf Stufen nicht gemessen.</translation>
    </message>
    <message>
        <source>Slips, costliest first</source>
        <translation>Fehler, die teuersten zuerst</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Stiche/
Ansage</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{level} with
your cards</source>
        <translation>„{level}“ mit
deinen Karten</translation>
    </message>
    <message>
        <source>Luck of
the cards</source>
        <translation>Karten-
glück</translation>
    </message>
    <message>
        <source>Lost by
bid</source>
        <translation>Verlust
Ansage</translation>
    </message>
    <message>
        <source>Lost by
play</source>
        <translation>Verlust
Spiel</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>No slips: nothing was clearly lost.</source>
        <translation>Keine Fehler: Nichts ging klar verloren.</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Nach Monat</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Points
per deal</source>
        <translation>Punkte
je Runde</translation>
    </message>
    <message>
        <source>Without luck
per deal</source>
        <translation>Ohne Glück
je Runde</translation>
    </message>
    <message>
        <source>Lost
per deal</source>
        <translation>Verlust
je Runde</translation>
    </message>
    <message>
        <source>Lost per
decision</source>
        <translation>Verlust je
Entscheidung</translation>
    </message>
    <message>
        <source>Lost per decision, by cards in hand</source>
        <translation>Verlust je Entscheidung, nach Karten auf der Hand</translation>
    </message>
    <message>
        <source>Lost per decision, with trump and without</source>
        <translation>Verlust je Entscheidung, mit und ohne Trumpf</translation>
    </message>
    <message>
        <source>Lost per decision, by bid and by play</source>
        <translation>Verlust je Entscheidung, Ansage und Spiel</translation>
    </message>
</context>
<context>
    <name>ReportCounts</name>
    <message numerus="yes">
        <source>Looking at your %n choice(s)</source>
        <translation>
            <numerusform>Deine Entscheidung wird angesehen</numerusform>
            <numerusform>Deine %n Entscheidungen werden angesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged</source>
        <translation>
            <numerusform>%n beurteilt</numerusform>
            <numerusform>%n beurteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n choice(s) that were not your own.</source>
        <translation>
            <numerusform>Nicht gezählt: %n Entscheidung, die nicht deine eigene war.</numerusform>
            <numerusform>Nicht gezählt: %n Entscheidungen, die nicht deine eigenen waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact</source>
        <translation>
            <numerusform>%n genau</numerusform>
            <numerusform>%n genau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n play(s) of each deal</source>
        <translation>
            <numerusform>jede Runde %n-mal gespielt</numerusform>
            <numerusform>jede Runde %n-mal gespielt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s), everybody alone.</source>
        <translation>
            <numerusform>%n Spieler, jeder für sich.</numerusform>
            <numerusform>%n Spieler, jeder für sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): the highest ranks, two for each player.</source>
        <translation>
            <numerusform>%n Karte: die höchsten Kartenwerte, zwei je Spieler.</numerusform>
            <numerusform>%n Karten: die höchsten Kartenwerte, zwei je Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): twos are left out so that the cards deal out evenly.</source>
        <translation>
            <numerusform>%n Karte: Es fallen so viele Zweien weg, dass es beim Geben aufgeht.</numerusform>
            <numerusform>%n Karten: Es fallen so viele Zweien weg, dass es beim Geben aufgeht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s).</source>
        <translation>
            <numerusform>Die Partie hat %n Runde.</numerusform>
            <numerusform>Die Partie hat %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole sequence is played %n time(s).</source>
        <translation>
            <numerusform>Die ganze Folge wird %n-mal gespielt.</numerusform>
            <numerusform>Die ganze Folge wird %n-mal gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>Die Partie endet, wenn jemand %n Punkt hat.</numerusform>
            <numerusform>Die Partie endet, wenn jemand %n Punkte hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>Die Partie endet spätestens nach %n Runde.</numerusform>
            <numerusform>Die Partie endet spätestens nach %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card(s) the last bidder is free.</source>
        <translation>
            <numerusform>Die Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben: Wer zuletzt ansagt, muss das vermeiden. In Runden mit weniger als %n Karte ist die letzte Ansage frei.</numerusform>
            <numerusform>Die Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben: Wer zuletzt ansagt, muss das vermeiden. In Runden mit weniger als %n Karten ist die letzte Ansage frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a deal is played until everybody makes their bid, but at most %n time(s) in all.</source>
        <translation>
            <numerusform>Jede Runde wird gespielt, bis alle ihre Ansage erfüllt haben, aber insgesamt höchstens %n-mal.</numerusform>
            <numerusform>Jede Runde wird gespielt, bis alle ihre Ansage erfüllt haben, aber insgesamt höchstens %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player %n point(s) or more behind the leader may bid before looking at the cards and before the others.</source>
        <translation>
            <numerusform>Wer %n Punkt oder mehr hinter dem Führenden liegt, darf ansagen, bevor er seine Karten ansieht und bevor die anderen ansagen.</numerusform>
            <numerusform>Wer %n Punkte oder mehr hinter dem Führenden liegt, darf ansagen, bevor er seine Karten ansieht und bevor die anderen ansagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s).</source>
        <translation>
            <numerusform>Eine erfüllte Ansage zählt %n Punkt.</numerusform>
            <numerusform>Eine erfüllte Ansage zählt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s), and {more} more for each trick.</source>
        <translation>
            <numerusform>Eine erfüllte Ansage zählt %n Punkt und {more} mehr für jeden Stich.</numerusform>
            <numerusform>Eine erfüllte Ansage zählt %n Punkte und {more} mehr für jeden Stich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid loses %n point(s) for each trick too many or too few.</source>
        <translation>
            <numerusform>Eine verfehlte Ansage kostet %n Punkt für jeden Stich zu viel oder zu wenig.</numerusform>
            <numerusform>Eine verfehlte Ansage kostet %n Punkte für jeden Stich zu viel oder zu wenig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid scores only its tricks: %n point(s) each.</source>
        <translation>
            <numerusform>Bei einer verfehlten Ansage zählen nur die Stiche: je %n Punkt.</numerusform>
            <numerusform>Bei einer verfehlten Ansage zählen nur die Stiche: je %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.</source>
        <translation>
            <numerusform>Prämie: %n erfüllte Ansage bringt {plus}, eine verfehlte {minus}.</numerusform>
            <numerusform>Prämie: %n erfüllte Ansagen in Folge bringen {plus}, ebenso viele verfehlte {minus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first deal everybody gets %n card(s), in each later deal one fewer.</source>
        <translation>
            <numerusform>In der ersten Runde bekommt jeder %n Karte, in jeder weiteren eine weniger.</numerusform>
            <numerusform>In der ersten Runde bekommt jeder %n Karten, in jeder weiteren eine weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s).</source>
        <translation>
            <numerusform>Die Partie endet, wenn eine Seite %n Punkt hat.</numerusform>
            <numerusform>Die Partie endet, wenn eine Seite %n Punkte hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s), or as many below zero.</source>
        <translation>
            <numerusform>Die Partie endet, wenn eine Seite %n Punkt hat oder ebenso viel unter null.</numerusform>
            <numerusform>Die Partie endet, wenn eine Seite %n Punkte hat oder ebenso viele unter null.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s); then the higher score wins.</source>
        <translation>
            <numerusform>Die Partie hat %n Runde; dann gewinnen die meisten Punkte.</numerusform>
            <numerusform>Die Partie hat %n Runden; dann gewinnen die meisten Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the side that plays the contract.</source>
        <translation>
            <numerusform>Je zwölf Karten; %n Karte bildet den Talon, der als erster Stich der Seite zählt, die den Kontrakt spielt.</numerusform>
            <numerusform>Je zwölf Karten; %n Karten bilden den Talon, der als erster Stich der Seite zählt, die den Kontrakt spielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first bid must be at least %n trick(s) above six.</source>
        <translation>
            <numerusform>Die erste Ansage muss mindestens %n Stich über sechs betragen.</numerusform>
            <numerusform>Die erste Ansage muss mindestens %n Stiche über sechs betragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of %n game(s) are added up.</source>
        <translation>
            <numerusform>Die Punkte von %n Spiel werden gezählt.</numerusform>
            <numerusform>Die Punkte von %n Spielen werden zusammengezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples from a deal of %n card(s)</source>
        <translation>
            <numerusform>Beispiele aus einer Runde mit %n Karte</numerusform>
            <numerusform>Beispiele aus einer Runde mit %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Players and cards</source>
        <translation>Spieler und Karten</translation>
    </message>
    <message>
        <source>The deals</source>
        <translation>Die Runden</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>The bids of partners add up to their contract.</source>
        <translation>Die Ansagen zweier Partner ergeben zusammen ihren Kontrakt.</translation>
    </message>
    <message>
        <source>Each player&apos;s own bid is the contract.</source>
        <translation>Der Kontrakt jedes Spielers ist seine eigene Ansage.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take, from 0 to all.</source>
        <translation>Ab der Vorhand sagt jeder Spieler einmal an, wie viele Stiche er macht, von 0 bis zu allen.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Spades are always trumps. The player after the dealer leads.</source>
        <translation>Pik ist immer Trumpf. Die Vorhand spielt aus.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>A made contract scores 10 for each trick bid, and 1 for each trick more, which is a bag. A missed contract loses 10 for each trick bid.</source>
        <translation>Ein erfüllter Kontrakt zählt 10 für jeden angesagten Stich und 1 für jeden Stich mehr, einen Überstich. Ein verfehlter kostet 10 für jeden angesagten Stich.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>It also ends when somebody is 200 points below zero.</source>
        <translation>Die Partie endet auch, wenn jemand 200 Punkte unter null liegt.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 500 points below zero.</source>
        <translation>Die Partie endet auch, wenn jemand 500 Punkte unter null liegt.</translation>
    </message>
    <message>
        <source>The highest total wins; if it is tied, another deal is played.</source>
        <translation>Die höchste Summe gewinnt; bei Gleichstand folgt noch eine Runde.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4 2.</source>
        <translation>Die Karten stehen in der Folge A 3 K D B 7 6 5 4 2.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4.</source>
        <translation>Die Karten stehen in der Folge A 3 K D B 7 6 5 4.</translation>
    </message>
    <message>
        <source>Cards per player, deal by deal: {sizes}.</source>
        <translation>Karten je Spieler, Runde für Runde: {sizes}.</translation>
    </message>
    <message>
        <source>Then the sequence begins again.</source>
        <translation>Dann beginnt die Folge von vorn.</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>In jeder Runde sagen alle an, bevor sie ihre Karten ansehen.</translation>
    </message>
    <message>
        <source>Trumps go round, deal by deal: {suits}.</source>
        <translation>Der Trumpf geht reihum, Runde für Runde: {suits}.</translation>
    </message>
    <message>
        <source>Trumps are always the same suit: {suit}.</source>
        <translation>Trumpf ist immer dieselbe Farbe: {suit}.</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>ohne Trumpf</translation>
    </message>
    <message>
        <source>While the card that sets trumps is face down, any card may be led.</source>
        <translation>Solange die Karte, die den Trumpf bestimmt, verdeckt ist, darf jede Karte ausgespielt werden.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without a trump, the highest card of the suit that was led.</source>
        <translation>Der höchste Trumpf macht den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>The match ends with the last deal ({deals}).</source>
        <translation>Die Partie endet mit der letzten Runde ({deals}).</translation>
    </message>
    <message>
        <source>Then the highest total wins.</source>
        <translation>Am Ende gewinnt die höchste Summe.</translation>
    </message>
    <message>
        <source>Then the lowest total wins.</source>
        <translation>Am Ende gewinnt die niedrigste Summe.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards.</source>
        <translation>Das volle Kartenspiel mit 52 Karten.</translation>
    </message>
    <message>
        <source>48 cards: no twos.</source>
        <translation>48 Karten: ohne Zweien.</translation>
    </message>
    <message>
        <source>40 cards: no twos, threes and fours.</source>
        <translation>40 Karten: ohne Zweien, Dreien und Vieren.</translation>
    </message>
    <message>
        <source>36 cards: from the six up.</source>
        <translation>36 Karten: ab der Sechs.</translation>
    </message>
    <message>
        <source>32 cards: from the seven up.</source>
        <translation>32 Karten: ab der Sieben.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens.</source>
        <translation>40 Karten: ohne Achten, Neunen und Zehnen.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens. With three or six players there are no twos either, so that all cards can be dealt.</source>
        <translation>40 Karten: ohne Achten, Neunen und Zehnen. Zu dritt oder sechst fehlen auch die Zweien, damit sich alle Karten verteilen lassen.</translation>
    </message>
    <message>
        <source>56 cards: each suit has a one below the two; the ones are four jokers.</source>
        <translation>56 Karten: Jede Farbe hat eine Eins unter der Zwei; die Einsen sind vier Joker.</translation>
    </message>
    <message>
        <source>60 cards: 52, four wizards and four jesters.</source>
        <translation>60 Karten: 52, vier Zauberer und vier Narren.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards; of two equal cards, the first one played is the higher.</source>
        <translation>Zwei Kartenspiele zu 52 Karten; von zwei gleichen Karten ist die zuerst gespielte die höhere.</translation>
    </message>
    <message>
        <source>The ace is the highest card, then king, queen …</source>
        <translation>Das Ass ist die höchste Karte, dann König, Dame …</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J, then 10 down to 2.</source>
        <translation>Die Karten stehen in der Folge A 3 K D B, dann 10 bis 2.</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump; the other jack of the same colour is the next and belongs to the trumps.</source>
        <translation>Der Trumpf-Bube ist der höchste Trumpf; der andere Bube gleicher Farbe (rot oder schwarz) ist der nächste und gehört zu den Trümpfen.</translation>
    </message>
    <message>
        <source>The dealer sits out each deal.</source>
        <translation>In jeder Runde setzt der Geber aus.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round clockwise.</source>
        <translation>Gegeben, angesagt und gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round counter-clockwise.</source>
        <translation>Gegeben, angesagt und gespielt wird gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>In a one-card deal you see every card but your own.</source>
        <translation>In einer Runde mit einer Karte siehst du alle Karten außer deiner.</translation>
    </message>
    <message>
        <source>In a one-card deal nobody sees a card before everyone has bid.</source>
        <translation>In einer Runde mit einer Karte sieht niemand eine Karte, bevor alle angesagt haben.</translation>
    </message>
    <message>
        <source>Every size is dealt once by each player.</source>
        <translation>Jeder Spieler gibt jede Kartenzahl einmal.</translation>
    </message>
    <message>
        <source>The next card after the deal is turned up: its suit is trumps.</source>
        <translation>Die nächste Karte nach dem Geben wird aufgedeckt: Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown and sets trumps; it stays in the hand.</source>
        <translation>Die letzte Karte des Gebers wird gezeigt und bestimmt den Trumpf; sie bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>A card is cut before the deal: its suit is trumps, and it is shuffled back in.</source>
        <translation>Vor dem Geben wird eine Karte abgehoben: Ihre Farbe ist Trumpf, und die Karte wird wieder eingemischt.</translation>
    </message>
    <message>
        <source>The trump suit is drawn at random for each deal.</source>
        <translation>Die Trumpffarbe wird für jede Runde ausgelost.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>The highest bidder (the first, if tied) chooses trumps after the bids.</source>
        <translation>Wer die meisten Stiche angesagt hat, bei Gleichstand der Erste, bestimmt nach den Ansagen den Trumpf.</translation>
    </message>
    <message>
        <source>Trumps are auctioned: the player who offers the most tricks chooses the suit and keeps that bid. If everybody passes, there is no trump.</source>
        <translation>Der Trumpf wird versteigert: Wer die meisten Stiche bietet, bestimmt die Farbe und behält diese Ansage. Passen alle, gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>In place of a wizard or jester the next card of a suit is turned up. Only when none is left there is no trump.</source>
        <translation>Statt eines Zauberers oder Narren wird die nächste Karte mit einer Farbe aufgedeckt. Nur wenn keine mehr da ist, gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, trumps are auctioned; if everybody passes, there is no trump.</source>
        <translation>Bleibt beim Geben keine Karte übrig, wird der Trumpf versteigert; passen alle, gibt es keinen.</translation>
    </message>
    <message>
        <source>The card that sets trumps is turned only after everyone has bid.</source>
        <translation>Die Karte, die den Trumpf bestimmt, wird erst aufgedeckt, wenn alle angesagt haben.</translation>
    </message>
    <message>
        <source>The card that sets trumps stays face down until somebody cannot follow suit.</source>
        <translation>Die Karte, die den Trumpf bestimmt, bleibt verdeckt, bis jemand nicht bedienen kann.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, there is no trump.</source>
        <translation>Bleibt beim Geben keine Karte übrig, gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer&apos;s last card sets trumps.</source>
        <translation>Bleibt beim Geben keine Karte übrig, bestimmt die letzte Karte des Gebers den Trumpf.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, a card cut before the deal sets trumps.</source>
        <translation>Bleibt beim Geben keine Karte übrig, bestimmt eine vor dem Geben abgehobene Karte den Trumpf.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer chooses trumps before any card is dealt.</source>
        <translation>Bleibt beim Geben keine Karte übrig, bestimmt der Geber den Trumpf, bevor er gibt.</translation>
    </message>
    <message>
        <source>The draw may also give no trump.</source>
        <translation>Das Los kann auch „ohne Trumpf“ ergeben.</translation>
    </message>
    <message>
        <source>A king, queen or jack turned up means no trump.</source>
        <translation>Wird ein König, eine Dame oder ein Bube aufgedeckt, gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the dealer looks at the cards and chooses trumps.</source>
        <translation>Bei einem aufgedeckten Narren gibt es keinen Trumpf; bei einem Zauberer sieht der Geber seine Karten an und bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>A wizard or a jester turned up means no trump.</source>
        <translation>Wird ein Zauberer oder ein Narr aufgedeckt, gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>Der Zwilling der aufgedeckten Karte ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>In the largest deals there is no trump.</source>
        <translation>In den größten Runden gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time how many tricks they will take. A bid stays secret, and may be changed, until everybody is ready; then all bids are revealed together.</source>
        <translation>Alle sagen gleichzeitig an, wie viele Stiche sie machen. Eine Ansage bleibt geheim und darf geändert werden, bis alle bereit sind; dann werden alle Ansagen zusammen aufgedeckt.</translation>
    </message>
    <message>
        <source>Players bid in turn, aloud, how many tricks they will take.</source>
        <translation>Alle sagen der Reihe nach laut an, wie viele Stiche sie machen.</translation>
    </message>
    <message>
        <source>The player after the dealer bids first.</source>
        <translation>Der Spieler nach dem Geber, die Vorhand, sagt zuerst an.</translation>
    </message>
    <message>
        <source>The dealer bids first.</source>
        <translation>Der Geber sagt zuerst an.</translation>
    </message>
    <message>
        <source>The last bidder may bid any number.</source>
        <translation>Wer zuletzt ansagt, darf jede Zahl nennen.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that.</source>
        <translation>Die Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben: Wer zuletzt ansagt, muss das vermeiden.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that, except in the last deal.</source>
        <translation>Die Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben: Wer zuletzt ansagt, muss das vermeiden, außer in der letzten Runde.</translation>
    </message>
    <message>
        <source>The bids must add up to more than the number of tricks.</source>
        <translation>Die Ansagen müssen zusammen mehr als die Zahl der Stiche ergeben.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly the number of tricks, and all play together: the deal counts only if everybody makes their bid.</source>
        <translation>Die Ansagen müssen zusammen genau die Zahl der Stiche ergeben, und alle spielen miteinander: Die Runde zählt nur, wenn alle ihre Ansage erfüllen.</translation>
    </message>
    <message>
        <source>After everyone has bid, each in turn may raise their bid by one.</source>
        <translation>Wenn alle angesagt haben, darf jeder der Reihe nach seine Ansage um eins erhöhen.</translation>
    </message>
    <message>
        <source>Only the total of the bids is shown until the deal is over.</source>
        <translation>Bis zum Ende der Runde wird nur die Summe der Ansagen gezeigt.</translation>
    </message>
    <message>
        <source>Nobody sees the bids of the others until the deal is over.</source>
        <translation>Bis zum Ende der Runde sieht niemand die Ansagen der anderen.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Niemand darf in zwei Runden nacheinander 0 ansagen.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>Die Vorhand spielt zum ersten Stich aus, wer einen Stich macht, zum nächsten.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>Der Geber spielt zum ersten Stich aus, wer einen Stich macht, zum nächsten.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Trumpf darf erst ausgespielt werden, wenn ein Trumpf auf eine andere Farbe gefallen ist, außer du hast nichts anderes.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick, unless you hold nothing else.</source>
        <translation>Trumpf darf nicht zum ersten Stich ausgespielt werden, außer du hast nichts anderes.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you hold nothing else.</source>
        <translation>Trumpf darf nur ausspielen, wer nichts anderes hat.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Du musst Farbe bedienen, wenn du kannst.</translation>
    </message>
    <message>
        <source>You must follow suit if you can, or play a trump instead.</source>
        <translation>Du musst Farbe bedienen, wenn du kannst, oder stattdessen Trumpf spielen.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card of that suit so far, if possible.</source>
        <translation>Wer bedient, muss die bisher beste Karte der Farbe schlagen, wenn er kann.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you may play any card; you need not play a trump.</source>
        <translation>Wer nicht bedienen kann, darf jede Karte spielen: Niemand muss Trumpf spielen.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Wer nicht bedienen kann, muss Trumpf spielen.</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already in the trick, if possible.</source>
        <translation>Wer nicht bedienen kann, muss einen höheren Trumpf spielen als die im Stich, wenn er kann.</translation>
    </message>
    <message>
        <source>If all your trumps are lower, you may play any card.</source>
        <translation>Wer nur niedrigere Trümpfe hat als die im Stich, darf jede Karte spielen.</translation>
    </message>
    <message>
        <source>The last card dealt is shown and sets trumps; it stays in the hand.</source>
        <translation>Die zuletzt gegebene Karte wird gezeigt und bestimmt den Trumpf; sie bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the last card dealt sets trumps.</source>
        <translation>Bleibt beim Geben keine Karte übrig, bestimmt die zuletzt gegebene Karte den Trumpf.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the player after the dealer chooses trumps before any card is dealt.</source>
        <translation>Bleibt beim Geben keine Karte übrig, bestimmt die Vorhand den Trumpf, bevor gegeben wird.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the player after the dealer looks at the cards and chooses trumps.</source>
        <translation>Bei einem aufgedeckten Narren gibt es keinen Trumpf; bei einem Zauberer sieht die Vorhand ihre Karten an und bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>If first place is tied, the next deal of the sequence is played.</source>
        <translation>Bei Gleichstand auf dem ersten Platz folgt die nächste Runde der Folge.</translation>
    </message>
    <message>
        <source>If first place is tied, the whole sequence is played again.</source>
        <translation>Bei Gleichstand auf dem ersten Platz wird die ganze Folge noch einmal gespielt.</translation>
    </message>
    <message>
        <source>A wizard or a jester may be played at any time.</source>
        <translation>Ein Zauberer oder ein Narr darf jederzeit gespielt werden.</translation>
    </message>
    <message>
        <source>After a jester is led, the next card of a suit sets the suit to follow. If a wizard comes before any card of a suit, everybody may play any card.</source>
        <translation>Ist ein Narr ausgespielt, bestimmt die nächste Karte einer Farbe, was zu bedienen ist. Kommt ein Zauberer vor der ersten Farbkarte, darf jeder jede Karte spielen.</translation>
    </message>
    <message>
        <source>The first wizard takes the trick. A jester takes a trick only if all its cards are jesters; then the first one wins.</source>
        <translation>Der erste Zauberer macht den Stich. Ein Narr macht den Stich nur, wenn lauter Narren darin liegen; dann gewinnt der erste.</translation>
    </message>
    <message>
        <source>One-card deals are skipped in this count.</source>
        <translation>Runden mit einer Karte werden in einer Serie übergangen.</translation>
    </message>
    <message>
        <source>A one-card deal ends a streak.</source>
        <translation>Eine Runde mit einer Karte beendet eine Serie.</translation>
    </message>
    <message>
        <source>One-card deals count in a streak.</source>
        <translation>Runden mit einer Karte zählen in einer Serie mit.</translation>
    </message>
    <message>
        <source>After a premium a new streak begins.</source>
        <translation>Nach einer Prämie beginnt eine neue Serie.</translation>
    </message>
    <message>
        <source>A streak pays only once, however long it gets.</source>
        <translation>Eine Serie zählt nur einmal, wie lang sie auch wird.</translation>
    </message>
    <message>
        <source>Totals are checked after every deal.</source>
        <translation>Die Summen werden nach jeder Runde geprüft.</translation>
    </message>
    <message>
        <source>Totals are checked each time the whole sequence has been played.</source>
        <translation>Die Summen werden jedes Mal geprüft, wenn die ganze Folge gespielt ist.</translation>
    </message>
    <message>
        <source>Tied players share the place.</source>
        <translation>Spieler mit gleicher Summe teilen sich den Platz.</translation>
    </message>
    <message>
        <source>If first place is tied, one more deal of the largest size is played.</source>
        <translation>Bei Gleichstand auf dem ersten Platz folgt noch eine Runde mit den meisten Karten.</translation>
    </message>
    <message>
        <source>Ties are broken by the larger total of made bids.</source>
        <translation>Bei Gleichstand entscheidet die größere Summe erfüllter Ansagen.</translation>
    </message>
    <message>
        <source>Ties are broken by the most tricks in the match.</source>
        <translation>Bei Gleichstand entscheiden die meisten Stiche der Partie.</translation>
    </message>
    <message>
        <source>Deals without trump: {deals}.</source>
        <translation>Runden ohne Trumpf: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which everyone bids 0: {deals}.</source>
        <translation>Runden, in denen alle 0 ansagen: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you bid before looking at the cards: {deals}.</source>
        <translation>Runden mit Ansage vor dem Ansehen der Karten: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which trumps are turned after the bids: {deals}.</source>
        <translation>Runden, in denen Trumpf erst nach den Ansagen aufgedeckt wird: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you see all cards but your own: {deals}.</source>
        <translation>Runden, in denen du alle Karten außer deinen siehst: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which nobody sees a card before everyone has bid: {deals}.</source>
        <translation>Runden, in denen niemand eine Karte sieht, bevor alle angesagt haben: {deals}.</translation>
    </message>
    <message>
        <source>Staying in</source>
        <translation>Im Spiel bleiben</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Wer als Letzter übrig ist, gewinnt.</translation>
    </message>
    <message>
        <source>Four players; partners face each other.</source>
        <translation>Vier Spieler; Partner sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take at least.</source>
        <translation>Ab der Vorhand sagt jeder Spieler einmal an, wie viele Stiche er mindestens macht.</translation>
    </message>
    <message>
        <source>A made bid scores 1 point for each trick bid. A missed bid loses as much, however many tricks were taken.</source>
        <translation>Eine erfüllte Ansage zählt 1 Punkt für jeden angesagten Stich. Eine verfehlte verliert ebenso viel, wie viele Stiche es auch waren.</translation>
    </message>
    <message>
        <source>The highest total wins; those who have as much share it.</source>
        <translation>Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>The three of clubs is left out; 17 cards for each.</source>
        <translation>Die Kreuz-Drei bleibt draußen; 17 Karten für jeden.</translation>
    </message>
    <message>
        <source>The two of clubs is left out; 17 cards for each.</source>
        <translation>Die Kreuz-Zwei bleibt draußen; 17 Karten für jeden.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, 13 for each.</source>
        <translation>Das volle Kartenspiel mit 52 Karten, 13 für jeden.</translation>
    </message>
    <message>
        <source>52 cards and one joker.</source>
        <translation>52 Karten und ein Joker.</translation>
    </message>
    <message>
        <source>52 cards and two jokers.</source>
        <translation>52 Karten und zwei Joker.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and clubs. The red joker is the highest spade, the black one the second.</source>
        <translation>Zwei Joker ersetzen die Herz-Zwei und die Kreuz-Zwei. Der rote Joker ist das höchste Pik, der schwarze das zweithöchste.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, ace high.</source>
        <translation>Das volle Kartenspiel mit 52 Karten, Ass hoch.</translation>
    </message>
    <message>
        <source>A game is won with 5 points and counts 1 point of the rubber; 2 against fewer than three, 3 against none.</source>
        <translation>Ein Spiel ist mit 5 Punkten gewonnen und zählt 1 Punkt des Rubbers; 2 gegen weniger als drei, 3 gegen keinen.</translation>
    </message>
    <message>
        <source>A game is won with 10 points and counts 1 point of the rubber; 2 against fewer than five.</source>
        <translation>Ein Spiel ist mit 10 Punkten gewonnen und zählt 1 Punkt des Rubbers; 2 gegen weniger als fünf.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown: its suit is trumps.</source>
        <translation>Die letzte Karte des Gebers wird gezeigt: Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades, and so on in turn.</source>
        <translation>Trumpf ist in der ersten Runde Herz, dann Kreuz, Karo und Pik, und so der Reihe nach weiter.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades; the fifth deal is played without trumps, and so on in turn.</source>
        <translation>Trumpf ist in der ersten Runde Herz, dann Kreuz, Karo und Pik; die fünfte Runde wird ohne Trumpf gespielt, und so der Reihe nach weiter.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick.</source>
        <translation>Eine Seite bekommt 1 für jeden ihrer Stiche.</translation>
    </message>
    <message>
        <source>There are no bids. The player after the dealer leads to the first trick.</source>
        <translation>Es gibt keine Ansagen. Die Vorhand spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick above six.</source>
        <translation>Eine Seite bekommt 1 für jeden ihrer Stiche über sechs.</translation>
    </message>
    <message>
        <source>Each player passes or bids once: a number of tricks above six, and uptown (ace, king, queen … are high), downtown (ace, two, three … are high) or no trump. When all others pass, the dealer must bid.</source>
        <translation>Jeder passt oder sagt einmal an: eine Zahl von Stichen über sechs und Uptown (Ass, König, Dame … sind hoch), Downtown (Ass, Zwei, Drei … sind hoch) oder ohne Trumpf. Passen alle anderen, muss der Geber ansagen.</translation>
    </message>
    <message>
        <source>The high bidder then chooses trumps or, at no trump, whether high or low cards win.</source>
        <translation>Wer am höchsten angesagt hat, bestimmt dann die Trumpffarbe oder, ohne Trumpf, ob hohe oder niedrige Karten gewinnen.</translation>
    </message>
    <message>
        <source>A failed contract loses the number bid.</source>
        <translation>Ein verfehlter Kontrakt kostet die angesagte Zahl.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 1 for the other side.</source>
        <translation>Beim Nullo zählt jeder Stich über sechs 1 für die andere Seite.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 2 for the other side.</source>
        <translation>Beim Nullo zählt jeder Stich über sechs 2 für die andere Seite.</translation>
    </message>
    <message>
        <source>At nullo a side loses 1 for each of its tricks above six.</source>
        <translation>Beim Nullo verliert eine Seite 1 für jeden ihrer Stiche über sechs.</translation>
    </message>
    <message>
        <source>At nullo a side loses 2 for each of its tricks above six.</source>
        <translation>Beim Nullo verliert eine Seite 2 für jeden ihrer Stiche über sechs.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand oder Nullo</translation>
    </message>
    <message>
        <source>At grand both sides try to take more than six tricks, at nullo both try to leave them to the others.</source>
        <translation>Beim Grand wollen beide Seiten mehr als sechs Stiche machen, beim Nullo sie den anderen überlassen.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led takes the trick.</source>
        <translation>Die höchste Karte der ausgespielten Farbe macht den Stich.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards with their four jokers, seven cards for each.</source>
        <translation>Zwei Kartenspiele zu 52 Karten mit ihren vier Jokern, sieben Karten für jeden.</translation>
    </message>
    <message>
        <source>52 cards and two jokers, seven cards for each.</source>
        <translation>52 Karten und zwei Joker, sieben Karten für jeden.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Hearts and diamonds are red, spades and clubs black, even if the deck has four colours.</source>
        <translation>Das Ass ist die höchste Karte. Herz und Karo sind rot, Pik und Kreuz schwarz, auch beim vierfarbigen Blatt.</translation>
    </message>
    <message>
        <source>The next card starts the pile. In turn, play a higher card of the other colour, or several cards of one rank that alternate in colour.</source>
        <translation>Die nächste Karte beginnt den Stapel. Reihum legt jeder eine höhere Karte der anderen Farbe (Rot auf Schwarz, Schwarz auf Rot) oder mehrere Karten gleichen Werts, die zwischen Rot und Schwarz wechseln.</translation>
    </message>
    <message>
        <source>On an ace the pile falls: play lower. On a two it rises again.</source>
        <translation>Nach einem Ass fällt der Stapel: niedriger spielen. Nach einer Zwei steigt er wieder.</translation>
    </message>
    <message>
        <source>Or pass and draw a card. If you can play, you may not pass when the player before you passed, when only two players are left, or when the pile is open: after a penalty any card may be played on it.</source>
        <translation>Statt zu spielen, kann man passen und eine Karte ziehen. Wer spielen kann, darf nicht passen, wenn der Vorgänger gepasst hat, wenn nur zwei übrig sind oder wenn der Stapel offen ist: Nach einer Strafe darf darauf jede Karte gelegt werden.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>When everyone passes on a card and its player cannot beat it either, that player draws one card for each other player who was dealt cards in this game. When the stock runs out, the others give cards of their own.</source>
        <translation>Wenn nach einer Karte alle passen und auch der, der sie gelegt hat, sie nicht schlagen kann, zieht er eine Karte für jeden anderen Spieler, der in diesem Spiel Karten bekommen hat. Ist der Vorrat verbraucht, geben die anderen eigene Karten ab.</translation>
    </message>
    <message>
        <source>Only giver and taker see a given card; the giver can see it from then on.</source>
        <translation>Eine abgegebene Karte sehen nur die beiden Beteiligten; wer sie abgegeben hat, sieht sie auch danach noch.</translation>
    </message>
    <message>
        <source>Then the player to the left of the one who paid leads to the open pile, and it rises.</source>
        <translation>Nach der Strafe legt, wer links vom Bestraften sitzt, auf den offenen Stapel, und der Stapel steigt.</translation>
    </message>
    <message>
        <source>A player who has gone out pays no penalty: when all have passed on the card, the next player leads to the open pile.</source>
        <translation>Wer schon fertig ist, bekommt keine Strafe: Haben nach seiner letzten Karte alle gepasst, legt der nächste Spieler auf den offenen Stapel.</translation>
    </message>
    <message>
        <source>The first player out of cards wins; the last one loses.</source>
        <translation>Wer zuerst keine Karten hat, gewinnt; der Letzte verliert.</translation>
    </message>
    <message>
        <source>The rest is the stock. Its top card is turned up: its suit is trumps in this deal.</source>
        <translation>Der Rest ist der Vorrat. Seine oberste Karte wird aufgedeckt: Ihre Farbe ist in dieser Runde Trumpf.</translation>
    </message>
    <message>
        <source>The tricks for the stock</source>
        <translation>Die Stiche um den Vorrat</translation>
    </message>
    <message>
        <source>The player after the dealer leads.</source>
        <translation>Die Vorhand spielt aus.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the face-up card of the stock, the other the card below it, without showing it. Then the next card is turned up, and the winner leads.</source>
        <translation>Wer den Stich macht, nimmt die offene Karte des Vorrats, der andere die darunter, ohne sie zu zeigen. Dann wird die nächste Karte aufgedeckt, und wer den Stich gemacht hat, spielt aus.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Die letzten Stiche</translation>
    </message>
    <message>
        <source>When the stock is used up, both hold 13 cards and play them in the same way, without drawing.</source>
        <translation>Ist der Vorrat verbraucht, haben beide 13 Karten und spielen sie ebenso aus, ohne zu ziehen.</translation>
    </message>
    <message>
        <source>While both have the same total, another deal is played.</source>
        <translation>Solange beide gleich viele Punkte haben, folgt noch eine Runde.</translation>
    </message>
    <message>
        <source>The last card dealt is turned up and stays the dealer&apos;s: its suit is trumps.</source>
        <translation>Die zuletzt gegebene Karte wird aufgedeckt und bleibt beim Geber: Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player calls higher than the call before or passes, until nobody has more to say. Who has passed may not call again.</source>
        <translation>Von der Vorhand an sagt jeder mehr an als zuletzt angesagt wurde oder passt, bis niemand mehr etwas sagt. Wer gepasst hat, darf nichts mehr ansagen.</translation>
    </message>
    <message>
        <source>Proposal and acceptance (prop and cop): two partners take at least eight tricks. Solo: five tricks alone.</source>
        <translation>Vorschlag und Annahme (Prop und Cop): Zwei Partner machen mindestens acht Stiche. Solo: fünf Stiche allein.</translation>
    </message>
    <message>
        <source>Misère: no trick, alone and without trumps. At open misère, the cards lie face up after the first trick.</source>
        <translation>Misère: kein Stich, allein und ohne Trumpf. Bei der offenen Misère liegen die Karten nach dem ersten Stich offen.</translation>
    </message>
    <message>
        <source>Abundance: nine tricks alone. Royal abundance, with the turned suit as trumps, is higher. Abundance declared: all thirteen tricks.</source>
        <translation>Abondance: neun Stiche allein. Royale Abondance, mit der aufgedeckten Farbe als Trumpf, ist höher. Große Abondance: alle dreizehn Stiche.</translation>
    </message>
    <message>
        <source>The player after the dealer may accept a proposal after passing. Whoever proposes and finds no partner may play solo.</source>
        <translation>Die Vorhand darf einen Vorschlag auch annehmen, nachdem sie gepasst hat. Wer vorschlägt und keinen Partner findet, darf Solo spielen.</translation>
    </message>
    <message>
        <source>The player after the dealer leads, at abundance declared whoever plays it.</source>
        <translation>Die Vorhand spielt aus, bei der großen Abondance, wer sie spielt.</translation>
    </message>
    <message>
        <source>Whoever plays alone wins or loses with each of the three others: 1 at solo, 2 at misère, 3 at abundance, 4 at open misère, 6 at abundance declared. At prop and cop each partner wins 1 from an opponent, or loses it.</source>
        <translation>Wer allein spielt, gewinnt von jedem der drei anderen oder verliert an jeden: 1 beim Solo, 2 bei der Misère, 3 bei der Abondance, 4 bei der offenen Misère, 6 bei der großen Abondance. Bei Prop und Cop gewinnt jeder Partner 1 von einem Gegner oder verliert es.</translation>
    </message>
    <message>
        <source>In the first deal a turned card sets trumps.</source>
        <translation>In der ersten Runde bestimmt eine aufgedeckte Karte den Trumpf.</translation>
    </message>
    <message>
        <source>In the first deal trumps are drawn at random.</source>
        <translation>In der ersten Runde wird der Trumpf ausgelost.</translation>
    </message>
    <message>
        <source>Before the first deal everyone cuts a card: the highest chooses trumps.</source>
        <translation>Vor der ersten Runde hebt jeder eine Karte ab: Wer die höchste hat, bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, after seeing the new cards.</source>
        <translation>Wer von den Spielern, die noch dabei sind, die meisten Stiche hat, bestimmt den nächsten Trumpf, nachdem er die neuen Karten gesehen hat.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, before seeing the new cards.</source>
        <translation>Wer von den Spielern, die noch dabei sind, die meisten Stiche hat, bestimmt den nächsten Trumpf, bevor er die neuen Karten sieht.</translation>
    </message>
    <message>
        <source>The player may also choose no trump.</source>
        <translation>Auch „ohne Trumpf“ darf gewählt werden.</translation>
    </message>
    <message>
        <source>If several took the most tricks, they cut for the right to choose trumps.</source>
        <translation>Haben mehrere die meisten Stiche, heben sie um das Recht ab, den Trumpf zu bestimmen.</translation>
    </message>
    <message>
        <source>If several took the most tricks, the one who took a trick last chooses trumps; they cut if none of them took any.</source>
        <translation>Haben mehrere die meisten Stiche, bestimmt den Trumpf, wer von ihnen zuletzt einen gemacht hat; hat keiner von ihnen einen, heben sie ab.</translation>
    </message>
    <message>
        <source>If several took the most tricks, a turned card sets trumps.</source>
        <translation>Haben mehrere die meisten Stiche, bestimmt eine aufgedeckte Karte den Trumpf.</translation>
    </message>
    <message>
        <source>A player who takes no trick in a deal is out.</source>
        <translation>Wer in einer Runde keinen Stich macht, scheidet aus.</translation>
    </message>
    <message>
        <source>A player who takes two or more tricks in a deal is out; in the one-card deal the only trick does it. If everyone would be out, those with the fewest tricks stay.</source>
        <translation>Wer in einer Runde zwei oder mehr Stiche macht, scheidet aus; in der Runde mit einer Karte scheidet aus, wer den einzigen Stich macht. Würden alle ausscheiden, bleiben die mit den wenigsten Stichen.</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card in the next deal that they may not look at.</source>
        <translation>Die Nächsten, die keinen Stich machen, bekommen in der nächsten Runde eine Karte, die sie nicht ansehen dürfen.</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins at once.</source>
        <translation>Wer alle Stiche einer Runde macht, gewinnt sofort.</translation>
    </message>
    <message>
        <source>A player on one card never leads: the next player who may leads instead.</source>
        <translation>Wer nur diese eine Karte hat, spielt nie aus: Stattdessen spielt der Nächste aus, der darf.</translation>
    </message>
    <message>
        <source>That one card need not follow suit, and must be played to the last trick at the latest.</source>
        <translation>Mit dieser einen Karte muss man nicht bedienen, und sie muss spätestens zum letzten Stich gespielt werden.</translation>
    </message>
    <message>
        <source>Honours: a side dealt three of the ace, king, queen and jack of trumps scores 2 more; all four score 4 more.</source>
        <translation>Honneurs: Hat eine Seite beim Geben drei von Ass, König, Dame und Bube der Trumpffarbe bekommen, bringt das 2 mehr, bei allen vieren 4 mehr.</translation>
    </message>
    <message>
        <source>At the same number, downtown beats uptown and no trump beats both.</source>
        <translation>Bei gleicher Zahl schlägt Downtown Uptown, und „ohne Trumpf“ schlägt beide.</translation>
    </message>
    <message>
        <source>At the same number, uptown and downtown are equal and no trump beats both.</source>
        <translation>Bei gleicher Zahl sind Uptown und Downtown gleich, und „ohne Trumpf“ schlägt beide.</translation>
    </message>
    <message>
        <source>The kitty stays out of play; those who have seen it can look at it again.</source>
        <translation>Der Talon bleibt aus dem Spiel; wer ihn gesehen hat, kann ihn wieder ansehen.</translation>
    </message>
    <message>
        <source>The high bidder picks the kitty up and discards as many cards, face down, and can look at them again.</source>
        <translation>Wer am höchsten angesagt hat, nimmt den Talon auf, legt ebenso viele Karten verdeckt weg und kann sie wieder ansehen.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>Die Vorhand spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The high bidder leads to the first trick.</source>
        <translation>Wer am höchsten angesagt hat, spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The first players to whom this happens get a last chance (the dog&apos;s life): one card in the next deal, which they may keep for a later trick by knocking. A trick with it brings them back.</source>
        <translation>Die Ersten, die keinen Stich machen, bekommen eine letzte Chance (das Hundeleben): eine Karte in der nächsten Runde, die sie durch Klopfen für einen späteren Stich behalten dürfen. Ein Stich damit bringt sie zurück.</translation>
    </message>
    <message>
        <source>After choosing trumps only the high bidder sees the kitty.</source>
        <translation>Den Talon sieht nur, wer am höchsten angesagt hat, und erst nach der Wahl des Trumpfs.</translation>
    </message>
    <message>
        <source>When trumps are chosen the kitty is shown to all, at no trump to the high bidder only.</source>
        <translation>Ist der Trumpf gewählt, wird der Talon allen gezeigt, ohne Trumpf nur dem, der am höchsten angesagt hat.</translation>
    </message>
    <message>
        <source>When trumps are chosen, or no trump, the kitty is shown to all.</source>
        <translation>Nach der Wahl des Trumpfs, auch ohne Trumpf, wird der Talon allen gezeigt.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps, the red one above the black one. At no trump they are worth nothing; if one is led, the next card of a suit says which suit to follow.</source>
        <translation>Die beiden Joker sind die höchsten Trümpfe, der rote über dem schwarzen. Ohne Trumpf sind sie nichts wert; wird einer ausgespielt, bestimmt die nächste Farbkarte, was zu bedienen ist.</translation>
    </message>
    <message>
        <source>The joker is the highest trump. At no trump it is worth nothing; if it is led, the next card says which suit to follow.</source>
        <translation>Der Joker ist der höchste Trumpf. Ohne Trumpf ist er nichts wert; wird er ausgespielt, bestimmt die nächste Karte, was zu bedienen ist.</translation>
    </message>
    <message>
        <source>At no trump, points won and lost with the contract are doubled.</source>
        <translation>Ohne Trumpf werden die mit dem Kontrakt gewonnenen und verlorenen Punkte verdoppelt.</translation>
    </message>
    <message>
        <source>At no trump, all points are doubled.</source>
        <translation>Ohne Trumpf werden alle Punkte verdoppelt.</translation>
    </message>
    <message>
        <source>A Boston, which is all thirteen tricks, scores four times as much.</source>
        <translation>Ein Boston, das sind alle dreizehn Stiche, zählt vierfach.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit may discard a joker.</source>
        <translation>Ohne Trumpf darf einen Joker abwerfen, wer nicht bedienen kann.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit must discard a joker.</source>
        <translation>Ohne Trumpf muss einen Joker abwerfen, wer nicht bedienen kann.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be discarded on any trick.</source>
        <translation>Ohne Trumpf darf ein Joker in jeden Stich abgeworfen werden.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be led only by a player who holds nothing else.</source>
        <translation>Ohne Trumpf darf einen Joker nur ausspielen, wer nichts anderes hat.</translation>
    </message>
    <message>
        <source>A made contract scores 1 for every trick above six.</source>
        <translation>Ein erfüllter Kontrakt zählt 1 für jeden Stich über sechs.</translation>
    </message>
    <message>
        <source>A made contract scores the number bid, no more.</source>
        <translation>Ein erfüllter Kontrakt zählt die angesagte Zahl, nicht mehr.</translation>
    </message>
    <message>
        <source>The other side scores 1 for each trick above six.</source>
        <translation>Die Gegenspieler bekommen 1 für jeden ihrer Stiche über sechs.</translation>
    </message>
    <message>
        <source>A joker goes on anything, and anything goes on it; the pile then rises.</source>
        <translation>Ein Joker passt auf alles, und alles passt auf ihn; danach steigt der Stapel.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and any card of the other colour goes on it; the pile then rises.</source>
        <translation>Ein Joker passt nur auf die andere Farbe (rot oder schwarz), und auf ihn passt jede Karte der anderen Farbe; danach steigt der Stapel.</translation>
    </message>
    <message>
        <source>Each player chooses the card to give.</source>
        <translation>Jeder wählt die Karte, die er abgibt.</translation>
    </message>
    <message>
        <source>The card to give is drawn.</source>
        <translation>Die Karte zum Abgeben wird gezogen.</translation>
    </message>
    <message>
        <source>The winner of a game scores 1, the last loses 1.</source>
        <translation>Der Sieger eines Spiels bekommt 1, der Letzte verliert 1.</translation>
    </message>
    <message>
        <source>Everybody scores 1 for each player who finishes the game later.</source>
        <translation>Jeder bekommt 1 für jeden Spieler, den er hinter sich lässt.</translation>
    </message>
    <message>
        <source>The rules of this game: {game}</source>
        <translation>Die Regeln dieses Spiels: {game}</translation>
    </message>
    <message>
        <source>This is how the match on the table is played.</source>
        <translation>So wird die Partie am Tisch gespielt.</translation>
    </message>
    <message>
        <source>Made bid: {points}.</source>
        <translation>Erfüllte Ansage: {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each trick: {points}.</source>
        <translation>Erfüllte Ansage, für jeden Stich: {points}.</translation>
    </message>
    <message>
        <source>Made bid: the bid squared times {points}.</source>
        <translation>Erfüllte Ansage: das Quadrat der Ansage mal {points}.</translation>
    </message>
    <message>
        <source>Made bid: the sum 1 + 2 + … up to the bid, times {points}.</source>
        <translation>Erfüllte Ansage: die Summe 1 + 2 + … bis zur Ansage, mal {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each card of the deal: {points}.</source>
        <translation>Erfüllte Ansage, für jede Karte der Runde: {points}.</translation>
    </message>
    <message>
        <source>Made bid: {points}, and as much again for each card that the deal is short of the largest.</source>
        <translation>Erfüllte Ansage: {points}, und noch einmal so viel für jede Karte, die der Runde zur größten fehlt.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score: {points}.</source>
        <translation>Eine erfüllte Ansage 0 hat einen eigenen Wert: {points}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score, for each card of the deal: {points}.</source>
        <translation>Eine erfüllte Ansage 0 hat einen eigenen Wert, für jede Karte der Runde: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: {points}.</source>
        <translation>Verfehlte Ansage: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick taken: {points}.</source>
        <translation>Verfehlte Ansage, für jeden gemachten Stich: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick bid: {points}.</source>
        <translation>Verfehlte Ansage, für jeden angesagten Stich: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the bid squared times {points}.</source>
        <translation>Verfehlte Ansage: das Quadrat der Ansage mal {points}.</translation>
    </message>
    <message>
        <source>For each trick too many or too few: {points}.</source>
        <translation>Für jeden Stich zu viel oder zu wenig: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}.</source>
        <translation>Verfehlte Ansage: die Summe 1 + 2 + … bis zur Abweichung, mal {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the tricks off squared, times {points}.</source>
        <translation>Verfehlte Ansage: das Quadrat der Abweichung mal {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each card of the deal: {points}.</source>
        <translation>Verfehlte Ansage, für jede Karte der Runde: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: {points}.</source>
        <translation>Zu viele Stiche: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick taken: {points}.</source>
        <translation>Zu viele Stiche, für jeden gemachten Stich: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick bid: {points}.</source>
        <translation>Zu viele Stiche, für jeden angesagten Stich: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the bid squared times {points}.</source>
        <translation>Zu viele Stiche: das Quadrat der Ansage mal {points}.</translation>
    </message>
    <message>
        <source>For each trick too many: {points}.</source>
        <translation>Für jeden Stich zu viel: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}.</source>
        <translation>Zu viele Stiche: die Summe 1 + 2 + … bis zur Zahl der überzähligen Stiche, mal {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the extra tricks squared, times {points}.</source>
        <translation>Zu viele Stiche: das Quadrat der überzähligen Stiche mal {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each card of the deal: {points}.</source>
        <translation>Zu viele Stiche, für jede Karte der Runde: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: {points}.</source>
        <translation>Zu wenige Stiche: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick taken: {points}.</source>
        <translation>Zu wenige Stiche, für jeden gemachten Stich: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick bid: {points}.</source>
        <translation>Zu wenige Stiche, für jeden angesagten Stich: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the bid squared times {points}.</source>
        <translation>Zu wenige Stiche: das Quadrat der Ansage mal {points}.</translation>
    </message>
    <message>
        <source>For each trick too few: {points}.</source>
        <translation>Für jeden Stich zu wenig: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}.</source>
        <translation>Zu wenige Stiche: die Summe 1 + 2 + … bis zur Zahl der fehlenden Stiche, mal {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the missing tricks squared, times {points}.</source>
        <translation>Zu wenige Stiche: das Quadrat der fehlenden Stiche mal {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each card of the deal: {points}.</source>
        <translation>Zu wenige Stiche, für jede Karte der Runde: {points}.</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own score: {points}.</source>
        <translation>Eine verfehlte Ansage 0 hat einen eigenen Wert: {points}.</translation>
    </message>
    <message>
        <source>A made bid scores 10 plus the bid squared; each trick off costs 3. When the whole pack is dealt, a made 0 scores 35 and a missed 0 loses 10.</source>
        <translation>Eine erfüllte Ansage zählt 10 plus das Quadrat der Ansage; jeder Stich daneben kostet 3. Bleibt beim Geben keine Karte übrig, zählt die Ansage 0 erfüllt 35 und kostet verfehlt 10.</translation>
    </message>
    <message>
        <source>A made bid scores 10, a missed bid nothing. In deals with more cards than players, a made 0 scores 20 and a missed 0 loses 10.</source>
        <translation>Eine erfüllte Ansage zählt 10, eine verfehlte nichts. In Runden mit mehr Karten als Spielern zählt die Ansage 0 erfüllt 20 und kostet verfehlt 10.</translation>
    </message>
    <message>
        <source>A made bid scores 8. A missed bid halves your total, rounded up.</source>
        <translation>Eine erfüllte Ansage zählt 8. Eine verfehlte halbiert deine Summe, aufgerundet.</translation>
    </message>
    <message>
        <source>Each missed bid counts 1, and the fewest win; ties are broken by the larger total of made bids.</source>
        <translation>Jede verfehlte Ansage zählt 1, und die niedrigste Summe gewinnt; bei Gleichstand entscheidet die größere Summe erfüllter Ansagen.</translation>
    </message>
    <message>
        <source>A made bid scores 1 a trick, a missed bid loses 1 for each card of the deal. When all totals add up to less than zero, each trick of a made bid scores more: that sum divided by the cards of the deal, rounded down.</source>
        <translation>Eine erfüllte Ansage zählt 1 je Stich, eine verfehlte kostet 1 je Karte der Runde. Liegen alle Summen zusammen unter null, zählt jeder Stich einer erfüllten Ansage mehr: dieser Betrag geteilt durch die Karten der Runde, abgerundet.</translation>
    </message>
    <message>
        <source>Each trick scores 1. A made bid scores 10 more, and another 10 for each player who missed.</source>
        <translation>Jeder Stich zählt 1. Eine erfüllte Ansage zählt 10 mehr, und weitere 10 für jeden, der seine Ansage verfehlt hat.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Die niedrigste Summe gewinnt.</translation>
    </message>
    <message>
        <source>A made bid scores nothing.</source>
        <translation>Eine erfüllte Ansage zählt nichts.</translation>
    </message>
    <message>
        <source>A made bid of {bid} has its own score: {points}.</source>
        <translation>Eine erfüllte Ansage {bid} hat einen eigenen Wert: {points}.</translation>
    </message>
    <message>
        <source>A missed bid scores nothing.</source>
        <translation>Eine verfehlte Ansage zählt nichts.</translation>
    </message>
    <message>
        <source>Too many tricks score nothing.</source>
        <translation>Zu viele Stiche zählen nichts.</translation>
    </message>
    <message>
        <source>Too few tricks score nothing.</source>
        <translation>Zu wenige Stiche zählen nichts.</translation>
    </message>
    <message>
        <source>Bidding and taking every trick of a deal: {points} extra.</source>
        <translation>Alle Stiche einer Runde angesagt und gemacht: {points} dazu.</translation>
    </message>
    <message>
        <source>A made blind bid: {points} extra.</source>
        <translation>Eine erfüllte blinde Ansage: {points} dazu.</translation>
    </message>
    <message>
        <source>When a spade is turned up, the deal counts double.</source>
        <translation>Wird Pik aufgedeckt, zählt die Runde doppelt.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>These rules apply from the next match.</source>
        <translation>Diese Regeln gelten ab der nächsten Partie.</translation>
    </message>
    <message>
        <source>Start &amp;new match now</source>
        <translation>Jetzt neue &amp;Partie beginnen</translation>
    </message>
    <message>
        <source>Choose another &amp;game…</source>
        <translation>An&amp;deres Spiel wählen…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Cards in each deal: {sizes}</source>
        <translation>Karten je Runde: {sizes}</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, no trump</source>
        <translation>Runde {deal}: {cards}, ohne Trumpf</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}</source>
        <translation>Runde {deal}: {cards}</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>no trump, short</comment>
        <translation>OT</translation>
    </message>
    <message>
        <source>Add: {trump}</source>
        <translation>Anfügen: {trump}</translation>
    </message>
    <message>
        <source>Remove last</source>
        <translation>Letzten entfernen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Choose the first trumps.</source>
        <translation>Wähle den ersten Trumpf.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {formula} = {points}.</source>
        <translation>Du hast {bid} angesagt und {taken} gemacht: {formula} = {points}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {points}.</source>
        <translation>Du hast {bid} angesagt und {taken} gemacht: {points}.</translation>
    </message>
    <message>
        <source>Cards in the deal:</source>
        <translation>Karten der Runde:</translation>
    </message>
    <message>
        <source>Worked example: bids by tricks</source>
        <translation>Rechenbeispiel: Ansagen und Stiche</translation>
    </message>
    <message>
        <source>Down: the bid; across: the tricks taken. The others made bids of 0; your score before was {score}. Changed cells are marked.</source>
        <translation>Nach unten: die Ansage; nach rechts: die gemachten Stiche. Die anderen haben alle 0 angesagt und erfüllt; deine Summe war vorher {score}. Geänderte Felder sind markiert.</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>Ansage {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}: {points}</source>
        <translation>Ansage {bid}, Stiche {taken}: {points}</translation>
    </message>
    <message>
        <source>&amp;Undo all changes</source>
        <translation>Alle Änderungen &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Karten und Plätze</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>Custom: {preset}, changed</source>
        <translation>Angepasst: {preset}, geändert</translation>
    </message>
    <message>
        <source>Your changes, not saved under a name yet.</source>
        <translation>Deine Änderungen, noch nicht unter einem Namen gespeichert.</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Deine eigenen Regeln, abgeleitet von „{preset}“.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>Rules of Far Whist</source>
        <translation>Regeln von Far Whist</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Save these rules</source>
        <translation>Diese Regeln &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Choose rules of your own first.</source>
        <translation>Wähle zuerst eigene Regeln.</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>Gib zuerst einen Namen ein.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}”.</source>
        <translation>„{old}“ heißt jetzt „{new}“.</translation>
    </message>
    <message>
        <source>Deleted “{name}”. The rules are still chosen; saving brings it back.</source>
        <translation>„{name}“ gelöscht. Die Regeln sind noch gewählt; Speichern holt sie zurück.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>In {file} gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>„{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Als „{name}“ importiert.</translation>
    </message>
    <message>
        <source>Import failed: {problem}.</source>
        <translation>Import fehlgeschlagen: {problem}.</translation>
    </message>
    <message>
        <source>{least} to {players}</source>
        <translation>{least} bis {players}</translation>
    </message>
    <message>
        <source>On the command line, up to {most} can play.</source>
        <translation>Auf der Kommandozeile können bis zu {most} spielen.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own points:</source>
        <translation>Eine erfüllte 0 hat eigene Punkte:</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own points:</source>
        <translation>Eine verfehlte 0 hat eigene Punkte:</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Die niedrigste Summe gewinnt</translation>
    </message>
    <message>
        <source>Bids with fixed points</source>
        <translation>Ansagen mit festen Punkten</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>A made bid</source>
        <translation>Erfüllte Ansage</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Verfehlte Ansage</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Made: {factor}</source>
        <translation>Erfüllt: {factor}</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Missed: {factor}</source>
        <translation>Verfehlt: {factor}</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Zu viele</translation>
    </message>
    <message>
        <source>Too many: {factor}</source>
        <translation>Zu viele: {factor}</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Zu wenige</translation>
    </message>
    <message>
        <source>Too few: {factor}</source>
        <translation>Zu wenige: {factor}</translation>
    </message>
    <message>
        <source>All numbers: {count} more</source>
        <translation>Alle Zahlen: {count} weitere</translation>
    </message>
    <message>
        <source>This scheme has special rules and cannot be edited.</source>
        <translation>Dieses Schema hat besondere Regeln und kann nicht bearbeitet werden.</translation>
    </message>
    <message>
        <source>&amp;Romanian mode</source>
        <translation>Ru&amp;mänischer Modus</translation>
    </message>
    <message>
        <source>This game has no such options.</source>
        <translation>Dieses Spiel hat keine solchen Optionen.</translation>
    </message>
    <message>
        <source>Sets at once what is usual in Romania: eight cards for each player in the pack (32 with four); who cannot follow suit must play a trump; bids in turn, which may not add up to the tricks; deals from one card to eight and back; Romanian scoring, and a premium for five deals in a row.</source>
        <translation>Stellt alle Regeln des rumänischen Whist auf einmal ein: ein Kartenspiel mit acht Karten je Spieler (32 zu viert); wer nicht bedienen kann, muss Trumpf spielen; angesagt wird der Reihe nach, und die Summe darf nicht die Zahl der Stiche ergeben; Runden von einer Karte bis acht und zurück; rumänische Wertung und eine Prämie für fünf Runden in Folge.</translation>
    </message>
    <message>
        <source>Some options differ from Romanian mode.</source>
        <translation>Einige Optionen weichen vom rumänischen Modus ab.</translation>
    </message>
    <message>
        <source>Set by Romanian mode.</source>
        <translation>Vom rumänischen Modus bestimmt.</translation>
    </message>
    <message>
        <source>Changed; Romanian mode has: {value}.</source>
        <translation>Geändert; im rumänischen Modus: {value}.</translation>
    </message>
    <message>
        <source>{players} × {cards} = {need} &gt; {pack}: at most {most} each.</source>
        <translation>{players} × {cards} = {need} &gt; {pack}: höchstens {most} für jeden.</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Zurück zu: {value}</translation>
    </message>
    <message>
        <source>{option}: back to {value}</source>
        <translation>{option}: zurück zu „{value}“</translation>
    </message>
    <message>
        <source>Changed; the preset has: {value}.</source>
        <translation>Geändert; in der Variante: {value}.</translation>
    </message>
    <message>
        <source>Not valid yet, so the old value stays: {value}.</source>
        <translation>Noch nicht gültig; solange bleibt der alte Wert: {value}.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Rechenbeispiel</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Zusätze</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Wende</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Turning point dealt</source>
        <translation>Wende, wie oft</translation>
    </message>
    <message>
        <source>×</source>
        <comment>times, behind a number</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Als Liste</translation>
    </message>
    <message>
        <source>Hatched deals have no trump.</source>
        <translation>Schraffierte Runden haben keinen Trumpf.</translation>
    </message>
    <message>
        <source>One sequence: {deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>Eine Folge: {deals}, {tricks}, etwa {minutes} bei normalem Tempo.</translation>
    </message>
    <message>
        <source>{deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>{deals}, {tricks}, etwa {minutes} bei normalem Tempo.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and diamonds. The red joker is the highest spade, the black one the second.</source>
        <translation>Zwei Joker ersetzen die Herz-Zwei und die Karo-Zwei. Der rote Joker ist das höchste Pik, der schwarze das zweithöchste.</translation>
    </message>
    <message>
        <source>A bid of 0 is nil: you undertake to take no trick.</source>
        <translation>Eine Ansage von 0 ist ein Nil: Du versprichst, keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>A bid of 0 is a bid like any other.</source>
        <translation>Eine Ansage von 0 ist eine Ansage wie jede andere.</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid nil before looking at the cards, before all others bid.</source>
        <translation>Wer 100 Punkte zurückliegt, darf ein Nil ansagen, bevor er seine Karten ansieht und bevor die anderen ansagen.</translation>
    </message>
    <message>
        <source>Spades may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Pik darf erst ausgespielt werden, wenn ein Pik auf eine andere Farbe gefallen ist, außer du hast nichts anderes.</translation>
    </message>
    <message>
        <source>A spade may be led at any time.</source>
        <translation>Pik darf jederzeit ausgespielt werden.</translation>
    </message>
    <message>
        <source>Spades may not be led to the first trick, unless you hold nothing else.</source>
        <translation>Pik darf nicht zum ersten Stich ausgespielt werden, außer du hast nichts anderes.</translation>
    </message>
    <message>
        <source>Nil scores 100 if you take no trick and loses 100 if you do, separately from the contract.</source>
        <translation>Ein Nil bringt 100, wenn du keinen Stich machst, und kostet 100, wenn doch, unabhängig vom Kontrakt.</translation>
    </message>
    <message>
        <source>Of two partners exactly one bids nil, and the other at least 4: whoever bids first of the two chooses.</source>
        <translation>Von zwei Partnern sagt genau einer Nil an und der andere mindestens 4: Wer von beiden zuerst ansagt, wählt.</translation>
    </message>
    <message>
        <source>Everyone must bid the number of spades in their hand.</source>
        <translation>Jeder muss die Zahl der Pik in seinem Blatt ansagen.</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of spades in their hand.</source>
        <translation>Jeder muss Nil oder die Zahl der Pik in seinem Blatt ansagen.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least 4 tricks.</source>
        <translation>Die Ansagen der Partner müssen zusammen mindestens 4 Stiche ergeben.</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>In der ersten Runde sagt niemand an, und jeder Stich zählt 10.</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 200 instead, or loses 200.</source>
        <translation>Ein Kontrakt von zehn Stichen oder mehr bringt stattdessen 200 oder kostet 200.</translation>
    </message>
    <message>
        <source>Nil scores 50 if you take no trick and loses 50 if you do, separately from the contract.</source>
        <translation>Ein Nil bringt 50, wenn du keinen Stich machst, und kostet 50, wenn doch, unabhängig vom Kontrakt.</translation>
    </message>
    <message>
        <source>A blind nil counts twice.</source>
        <translation>Ein blindes Nil zählt doppelt.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 6 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Partner, die 100 Punkte zurückliegen, dürfen mindestens 6 Stiche ansagen, bevor einer von ihnen seine Karten ansieht: Einer nennt einen Teil, und der andere muss auch blind ansagen.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 7 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Partner, die 100 Punkte zurückliegen, dürfen mindestens 7 Stiche ansagen, bevor einer von ihnen seine Karten ansieht: Einer nennt einen Teil, und der andere muss auch blind ansagen.</translation>
    </message>
    <message>
        <source>A blind bid of partners wins or loses twice.</source>
        <translation>Eine blinde Ansage der Partner bringt oder kostet doppelt.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid a blind nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Nach den Ansagen gibt, wer ein blindes Nil angesagt hat, seinem Partner Karten; der nimmt sie auf und gibt ebenso viele zurück. Sagen beide Nil an, werden keine getauscht.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Nach den Ansagen gibt, wer Nil angesagt hat, seinem Partner Karten; der nimmt sie auf und gibt ebenso viele zurück. Sagen beide Nil an, werden keine getauscht.</translation>
    </message>
    <message>
        <source>Each passes one card.</source>
        <translation>Jeder gibt eine Karte.</translation>
    </message>
    <message>
        <source>Each passes two cards.</source>
        <translation>Jeder gibt zwei Karten.</translation>
    </message>
    <message>
        <source>Each passes three cards.</source>
        <translation>Jeder gibt drei Karten.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil are bags.</source>
        <translation>Die Stiche eines verfehlten Nil sind Überstiche.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil help to make the partner&apos;s contract.</source>
        <translation>Die Stiche eines verfehlten Nil helfen, den Kontrakt des Partners zu erfüllen.</translation>
    </message>
    <message>
        <source>Ten bags cost a penalty; bags beyond them carry over.</source>
        <translation>Für zehn Überstiche gibt es eine Strafe; was darüber ist, bleibt stehen.</translation>
    </message>
    <message>
        <source>Five bags cost a penalty; bags beyond them carry over.</source>
        <translation>Für fünf Überstiche gibt es eine Strafe; was darüber ist, bleibt stehen.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Überstiche kosten nichts.</translation>
    </message>
    <message>
        <source>The penalty for bags is 100 points.</source>
        <translation>Die Strafe für Überstiche beträgt 100 Punkte.</translation>
    </message>
    <message>
        <source>The penalty for bags is 50 points.</source>
        <translation>Die Strafe für Überstiche beträgt 50 Punkte.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it looks at the next card and discards it face down; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Es wird nicht gegeben. Abwechselnd zieht jeder der beiden Spieler die oberste Karte und sieht sie an: Wer sie behält, sieht die nächste an und legt sie verdeckt weg; wer sie weglegt, muss die nächste behalten. So bekommt jeder dreizehn Karten.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card unseen; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Es wird nicht gegeben. Abwechselnd zieht jeder der beiden Spieler die oberste Karte und sieht sie an: Wer sie behält, legt die nächste ungesehen weg; wer sie weglegt, muss die nächste behalten. So bekommt jeder dreizehn Karten.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card; who discards it must keep the next. Discards lie face up. So each gets thirteen cards.</source>
        <translation>Es wird nicht gegeben. Abwechselnd zieht jeder der beiden Spieler die oberste Karte und sieht sie an: Wer sie behält, legt die nächste weg; wer sie weglegt, muss die nächste behalten. Weggelegte Karten liegen offen. So bekommt jeder dreizehn Karten.</translation>
    </message>
    <message>
        <source>The two of diamonds counts as a spade. It and then the two of spades are above the ace of spades.</source>
        <translation>Die Karo-Zwei gilt als Pik. Sie und nach ihr die Pik-Zwei stehen über dem Pik-Ass.</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random; after that the deal passes from player to player.</source>
        <translation>Der erste Geber wird ausgelost; danach gibt jeweils der nächste Spieler.</translation>
    </message>
    <message>
        <source>The turned card stays out of play.</source>
        <translation>Die aufgedeckte Karte bleibt aus dem Spiel.</translation>
    </message>
    <message>
        <source>The rules chosen now leave them nothing to do; each says why.</source>
        <translation>Bei den jetzt gewählten Regeln bewirken sie nichts; bei jeder steht, warum.</translation>
    </message>
    <message>
        <source>The lowest bid is 1.</source>
        <translation>Die niedrigste Ansage ist 1.</translation>
    </message>
    <message>
        <source>The lowest bid is 2.</source>
        <translation>Die niedrigste Ansage ist 2.</translation>
    </message>
    <message>
        <source>You must beat the best card of the suit if you can, unless somebody has ruffed.</source>
        <translation>Du musst die höchste Karte der Farbe schlagen, wenn du kannst, außer es wurde schon gestochen.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a spade that beats the spades in the trick; if you have none, you may play any card.</source>
        <translation>Wenn du nicht bedienen kannst, musst du ein Pik spielen, das die Pik im Stich schlägt; hast du keines, darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>Each trick above the bid scores a tenth of a point.</source>
        <translation>Jeder Stich über der Ansage zählt ein zehntel Punkt.</translation>
    </message>
    <message>
        <source>Tricks above the bid score nothing.</source>
        <translation>Stiche über der Ansage zählen nichts.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks after the stock is used up count.</source>
        <translation>Nur die dreizehn Stiche zählen, die nach dem Vorrat kommen.</translation>
    </message>
    <message>
        <source>All twenty-six tricks count.</source>
        <translation>Alle sechsundzwanzig Stiche zählen.</translation>
    </message>
    <message>
        <source>All tricks count, those after the stock is used up as two tricks each.</source>
        <translation>Alle Stiche zählen, die nach dem Vorrat als je zwei Stiche.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1.</source>
        <translation>Wer mehr davon hat, bekommt 1 Punkt.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1 for each that the other has fewer.</source>
        <translation>Wer mehr davon hat, bekommt 1 Punkt für jeden, den der andere weniger hat.</translation>
    </message>
    <message>
        <source>Each of them scores 1 for who takes it.</source>
        <translation>Jeder davon bringt dem, der ihn macht, 1 Punkt.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or passes. The first grand decides. When all others pass, the dealer calls grand or nullo.</source>
        <translation>Von der Vorhand an sagt jeder der Reihe nach Grand an oder passt. Der erste Grand entscheidet. Passen alle anderen, sagt der Geber Grand oder Nullo an.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or nullo, or passes. The first call decides. When all others pass, the dealer must call.</source>
        <translation>Von der Vorhand an sagt jeder der Reihe nach Grand oder Nullo an oder passt. Die erste Ansage entscheidet. Passen alle anderen, muss der Geber ansagen.</translation>
    </message>
    <message>
        <source>The player before the caller leads at grand, the player after the caller at nullo.</source>
        <translation>Beim Grand spielt der Spieler vor dem Ansager aus, beim Nullo der nach ihm.</translation>
    </message>
    <message>
        <source>The player after the caller leads at grand, the player before the caller at nullo.</source>
        <translation>Beim Grand spielt der Spieler nach dem Ansager aus, beim Nullo der vor ihm.</translation>
    </message>
    <message>
        <source>At grand a side scores 1 for each of its tricks above six.</source>
        <translation>Beim Grand bekommt eine Seite 1 für jeden ihrer Stiche über sechs.</translation>
    </message>
    <message>
        <source>At grand a side scores 4 for each of its tricks above six.</source>
        <translation>Beim Grand bekommt eine Seite 4 für jeden ihrer Stiche über sechs.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, the others score twice as much.</source>
        <translation>Macht die Seite des Ansagers weniger als sieben Stiche, bekommen die anderen das Doppelte.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, it loses as much for each trick below seven, and the others score nothing.</source>
        <translation>Macht die Seite des Ansagers weniger als sieben Stiche, verliert sie ebenso viel für jeden Stich unter sieben, und die anderen bekommen nichts.</translation>
    </message>
    <message>
        <source>When nobody plays anything, the deal does not count and the next player deals.</source>
        <translation>Spielt niemand etwas, zählt die Runde nicht, und der nächste Spieler gibt.</translation>
    </message>
    <message>
        <source>When nobody plays anything, all play a general misère, each alone and without trumps: whoever takes most tricks pays 1 to each of the others.</source>
        <translation>Spielt niemand etwas, spielen alle eine allgemeine Misère, jeder allein und ohne Trumpf: Wer die meisten Stiche macht, zahlt jedem der anderen 1.</translation>
    </message>
    <message>
        <source>At abundance and at abundance declared the caller chooses trumps.</source>
        <translation>Bei der Abondance und der großen Abondance wählt der Ansager den Trumpf.</translation>
    </message>
    <message>
        <source>At abundance the caller chooses trumps; at abundance declared there are none.</source>
        <translation>Bei der Abondance wählt der Ansager den Trumpf; bei der großen Abondance gibt es keinen.</translation>
    </message>
    <message>
        <source>Tricks above or below those needed change nothing.</source>
        <translation>Stiche über oder unter den nötigen ändern nichts.</translation>
    </message>
    <message>
        <source>At prop and cop, solo and abundance each trick above or below those needed is worth a fifth of a point more.</source>
        <translation>Bei Prop und Cop, Solo und Abondance ist jeder Stich über oder unter den nötigen einen fünftel Punkt mehr wert.</translation>
    </message>
    <message>
        <source>A rubber: the side that wins two games of three gains 2 points.</source>
        <translation>Ein Rubber: Die Seite, die zwei von drei Spielen gewinnt, bekommt 2 Punkte.</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>Your own scheme</source>
        <translation>Eigenes Schema</translation>
    </message>
    <message>
        <source>Far Whist standard</source>
        <translation>Far-Whist-Standard</translation>
    </message>
    <message>
        <source>Classic: tricks, and 10 for made bids</source>
        <translation>Klassisch: Stiche, erfüllt +10</translation>
    </message>
    <message>
        <source>Classic: tricks, and 5 for made bids</source>
        <translation>Klassisch: Stiche, erfüllt +5</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Alles oder nichts</translation>
    </message>
    <message>
        <source>All or nothing, 0 worth 5</source>
        <translation>Alles oder nichts, 0 bringt 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5</source>
        <translation>Klassisch, 0 bringt 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5 plus the cards</source>
        <translation>Klassisch, 0 bringt 5 plus die Karten</translation>
    </message>
    <message>
        <source>Classic, 0 worth 20</source>
        <translation>Klassisch, 0 bringt 20</translation>
    </message>
    <message>
        <source>Oy Vey</source>
        <translation>Oy Vey</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressiv</translation>
    </message>
    <message>
        <source>Squares: +bid², −off²</source>
        <translation>Quadrate: +Ansage², −Abweichung²</translation>
    </message>
    <message>
        <source>Squares, and growing penalty</source>
        <translation>Quadrate und wachsende Strafe</translation>
    </message>
    <message>
        <source>Old Heck: missed bids lose as much</source>
        <translation>Old Heck, Verlust wie Gewinn</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>Missed: −bid</source>
        <translation>Verfehlt: −Ansage</translation>
    </message>
    <message>
        <source>Under: −bid; over: 0</source>
        <translation>Zu wenige: −Ansage; zu viele: 0</translation>
    </message>
    <message>
        <source>Under: 0; over: tricks</source>
        <translation>Zu wenige: 0; zu viele: Stiche</translation>
    </message>
    <message>
        <source>Made: 20; over: tricks</source>
        <translation>Erfüllt: 20; zu viele: Stiche</translation>
    </message>
    <message>
        <source>Under: −10; over: tricks</source>
        <translation>Zu wenige: −10; zu viele: Stiche</translation>
    </message>
    <message>
        <source>Missed: −bid and −10 a trick</source>
        <translation>Verfehlt: −Ansage, −10 je Stich daneben</translation>
    </message>
    <message>
        <source>Cypriot: 5 a trick</source>
        <translation>Zypriotisch: 5 je Stich</translation>
    </message>
    <message>
        <source>Ten times the bid</source>
        <translation>Zehnmal die Ansage</translation>
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
        <translation>Verfehlt: −15 je Stich daneben</translation>
    </message>
    <message>
        <source>Montreal</source>
        <translation>Montreal</translation>
    </message>
    <message>
        <source>Clag, old</source>
        <translation>Clag, alt</translation>
    </message>
    <message>
        <source>Flemish: 10 + 3 a trick</source>
        <translation>Flämisch: 10 + 3 je Stich</translation>
    </message>
    <message>
        <source>Dutch: 10 + 2 a trick</source>
        <translation>Niederländisch: 10 + 2 je Stich</translation>
    </message>
    <message>
        <source>Podrida: 10 + 3 a trick</source>
        <translation>Podrida: 10 + 3 je Stich</translation>
    </message>
    <message>
        <source>Wizard: 20 + 10 a trick</source>
        <translation>Wizard: 20 + 10 je Stich</translation>
    </message>
    <message>
        <source>Kings and Fools</source>
        <translation>Könige und Narren</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Romanian, triangular</source>
        <translation>Rumänisch, Dreieckszahlen</translation>
    </message>
    <message>
        <source>French: 2 + 1 a trick</source>
        <translation>Französisch: 2 + 1 je Stich</translation>
    </message>
    <message>
        <source>Tricks, and +10 or −5</source>
        <translation>Stiche, und +10 oder −5</translation>
    </message>
    <message>
        <source>Trick scoring</source>
        <translation>Stichwertung</translation>
    </message>
    <message>
        <source>Novacastrian</source>
        <translation>Novacastrian</translation>
    </message>
    <message>
        <source>Binary: 10 or 0</source>
        <translation>Binär: 10 oder 0</translation>
    </message>
    <message>
        <source>Tricks + cards, or 0</source>
        <translation>Stiche + Karten, oder 0</translation>
    </message>
    <message>
        <source>More in short deals</source>
        <translation>Mehr in kurzen Runden</translation>
    </message>
    <message>
        <source>Golf, triangular: lowest wins</source>
        <translation>Golf, Dreieckszahlen: niedrigste Summe gewinnt</translation>
    </message>
    <message>
        <source>Golf, squares: lowest wins</source>
        <translation>Golf, Quadrate: niedrigste Summe gewinnt</translation>
    </message>
    <message>
        <source>Golf, by the cards: lowest wins</source>
        <translation>Golf, nach Karten: niedrigste Summe gewinnt</translation>
    </message>
    <message>
        <source>Prospect: blind bids for players behind</source>
        <translation>Prospect: blinde Ansagen für Zurückliegende</translation>
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
        <translation>Binär, 0 bringt 20</translation>
    </message>
    <message>
        <source>A miss halves your total</source>
        <translation>Eine verfehlte Ansage halbiert die Summe</translation>
    </message>
    <message>
        <source>Count the misses: fewest win</source>
        <translation>Verfehlte zählen: niedrigste Summe gewinnt</translation>
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
        <translation>Pocha: 10 + 5 je Stich</translation>
    </message>
    <message>
        <source>Made: {points}.</source>
        <translation>Erfüllt: {points}.</translation>
    </message>
    <message>
        <source>Special made bids: {list}.</source>
        <translation>Erfüllte Ansagen mit eigenem Wert: {list}.</translation>
    </message>
    <message>
        <source>A made 0: {points}.</source>
        <translation>Erfüllte 0: {points}.</translation>
    </message>
    <message>
        <source>Missed: {points}.</source>
        <translation>Verfehlt: {points}.</translation>
    </message>
    <message>
        <source>Too few: {points}.</source>
        <translation>Zu wenige: {points}.</translation>
    </message>
    <message>
        <source>Too many: {points}.</source>
        <translation>Zu viele: {points}.</translation>
    </message>
    <message>
        <source>A missed 0: {points}.</source>
        <translation>Verfehlte 0: {points}.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Die niedrigste Summe gewinnt.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Punkte ausblenden</translation>
    </message>
    <message>
        <source>Show all scores</source>
        <translation>Alle Punkte zeigen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Deal {number} · {cards}</source>
        <translation>Runde {number} · {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, match to {points}</source>
        <translation>Runde {number}, Partie bis {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Runde {number} von {deals}</translation>
    </message>
    <message>
        <source>{number} of {deals} played</source>
        <translation>{number} von {deals} gespielt</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>before the sound of i, as in Ilse</comment>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{count} exact in a row</source>
        <translation>{count}-mal genau in Folge</translation>
    </message>
    <message>
        <source>{exact} of {deals} exact</source>
        <translation>{exact} von {deals} genau</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>Überstiche: {count}</translation>
    </message>
    <message>
        <source>games {games}, points {points}</source>
        <translation>Spiele {games}, Punkte {points}</translation>
    </message>
    <message>
        <source>{made} of {deals} made</source>
        <translation>{made} von {deals} erfüllt</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>alle Karten los</translation>
    </message>
    <message>
        <source>{cards} left</source>
        <translation>noch {cards}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <translation>raus, Platz {place}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}</source>
        <translation>Runde {number}, {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}, {trump}</source>
        <translation>Runde {number}, {cards}, {trump}</translation>
    </message>
    <message>
        <source>{name}: took {taken}: {points}</source>
        <translation>{name}: {taken} gemacht: {points}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}: {points}</source>
        <translation>{name}: {bid} angesagt, {taken} gemacht: {points}</translation>
    </message>
    <message>
        <source>{name}: took {taken} so far</source>
        <translation>{name}: bisher {taken} gemacht</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken} so far</source>
        <translation>{name}: {bid} angesagt, bisher {taken} gemacht</translation>
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
        <translation>{level} ohne Trumpf</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} Uptown</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} Downtown</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>OT</translation>
    </message>
    <message>
        <source>Whole score sheet</source>
        <translation>Ganzer Punktezettel</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>{total} of {tricks}: {meaning}</source>
        <translation>{total} von {tricks}: {meaning}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>(in progress)</source>
        <translation>(läuft)</translation>
    </message>
    <message>
        <source>Double-click a deal to study it</source>
        <translation>Doppelklick auf eine Runde öffnet sie zum Nachspielen</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>Same cards played &amp;by:</source>
        <translation>Dieselben Karten gespielt &amp;von:</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Niemand sonst</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>{level} with your cards</source>
        <translation>„{level}“ mit deinen Karten</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Dieselben Karten werden noch einmal gespielt</translation>
    </message>
    <message>
        <source>Shows what such an opponent gets with your cards on average</source>
        <translation>Zeigt, wie viele Punkte so ein Gegner mit deinen Karten im Schnitt macht</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>P&amp;latz</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>CSV &amp;speichern…</translation>
    </message>
    <message>
        <source>Share pict&amp;ure…</source>
        <translation>Bild &amp;teilen…</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>&amp;Bericht</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Score sheet – {game}</source>
        <translation>Punktezettel – {game}</translation>
    </message>
    <message>
        <source>The score sheet was copied.</source>
        <translation>Der Punktezettel wurde kopiert.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Punktezettel speichern</translation>
    </message>
    <message>
        <source>The score sheet was printed.</source>
        <translation>Der Punktezettel wurde gedruckt.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>{file} kann nicht geschrieben werden: {problem}. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>Drucken fehlgeschlagen.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>{exact} of {deals}</source>
        <translation>{exact} von {deals}</translation>
    </message>
    <message>
        <source>{points} loses</source>
        <translation>{points} verliert</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <translation>{points} gewinnt</translation>
    </message>
    <message>
        <source>Contract and declarer</source>
        <translation>Kontrakt und Ansager</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>{count} above six</source>
        <translation>{count} über sechs</translation>
    </message>
    <message>
        <source>score {game}</source>
        <translation>Stand {game}</translation>
    </message>
    <message>
        <source>took {tricks} of {need}</source>
        <translation>{tricks} von {need} gemacht</translation>
    </message>
    <message>
        <source>took {ours}, they {theirs}</source>
        <translation>wir {ours}, sie {theirs}</translation>
    </message>
    <message>
        <source>Total bid</source>
        <translation>Alle Ansagen</translation>
    </message>
    <message>
        <source>For each deal: tricks taken/bid, then points. ✓ exactly as bid, ▲ too many, ▼ too few.</source>
        <translation>Je Runde: Stiche gemacht/angesagt, dann Punkte. ✓ genau wie angesagt, ▲ zu viele, ▼ zu wenige.</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Stand des Spiels</translation>
    </message>
    <message>
        <source>made</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>{count} short</source>
        <translation>{count} zu wenig</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>Platz {place}: {name}, {points}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>{bid} angesagt, {taken} gemacht</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>You declare: {tricks}</source>
        <translation>Du spielst: {tricks}</translation>
    </message>
    <message>
        <source>{name} declares: {tricks}</source>
        <translation>{name} spielt: {tricks}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {left} to play</source>
        <translation>{won} gewonnen, {lost} verloren, {left} offen</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}</source>
        <translation>Stiche: wir {ours}, die anderen {theirs}</translation>
    </message>
    <message>
        <source>{count} of {players} are still in.</source>
        <translation>{count} von {players} sind noch dabei.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Du bist ausgeschieden und siehst zu.</translation>
    </message>
    <message>
        <source>One card is your last chance.</source>
        <translation>Eine Karte ist deine letzte Chance.</translation>
    </message>
    <message>
        <source>You need one trick in each deal.</source>
        <translation>Du brauchst in jeder Runde einen Stich.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Du gewinnst die Partie.</translation>
    </message>
    <message>
        <source>Match won: {names}.</source>
        <translation>Partie gewonnen: {names}.</translation>
    </message>
    <message>
        <source>chose trumps: {name}</source>
        <translation>Trumpfwahl: {name}</translation>
    </message>
    <message>
        <source>{name}: back in</source>
        <translation>{name}: wieder dabei</translation>
    </message>
    <message>
        <source>{names}: out</source>
        <translation>Ausgeschieden: {names}</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <translation>Ausgeschieden: {name}</translation>
    </message>
    <message>
        <source>Tricks in each deal</source>
        <translation>Stiche jeder Runde</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>{name}: last chance</source>
        <translation>{name}: letzte Chance</translation>
    </message>
    <message>
        <source>{count} out</source>
        <translation>{count} raus</translation>
    </message>
    <message>
        <source>back in</source>
        <translation>wieder dabei</translation>
    </message>
    <message>
        <source>most tricks: chooses the next trumps</source>
        <translation>meiste Stiche: bestimmt Trumpf</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>letzte Chance</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
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
        <translation>Anderes &amp;Fenster zeigen</translation>
    </message>
    <message>
        <source>&amp;Play another match</source>
        <translation>Andere &amp;Partie spielen</translation>
    </message>
    <message>
        <source>&amp;Take over the match</source>
        <translation>Partie über&amp;nehmen</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>The other window does not answer. If you take over its match, that window can no longer save it.</source>
        <translation>Das andere Fenster antwortet nicht. Wenn du seine Partie übernimmst, kann es sie nicht mehr speichern.</translation>
    </message>
    <message>
        <source>The match cannot be taken over.</source>
        <translation>Die Partie kann nicht übernommen werden.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The &amp;table</source>
        <translation>Der &amp;Tisch</translation>
    </message>
    <message>
        <source>The &amp;result</source>
        <translation>Das &amp;Ergebnis</translation>
    </message>
    <message>
        <source>The score s&amp;heet</source>
        <translation>Der &amp;Punktezettel</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Bild teilen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>Das Bild wurde kopiert.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full, and nothing was saved. Make room on it, or choose another place.</source>
        <translation>Der Datenträger ist voll, und nichts wurde gespeichert. Schaff dort Platz oder wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>You cannot save in {folder}. Choose another folder.</source>
        <translation>In {folder} kannst du nicht speichern. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}. Choose another place.</source>
        <translation>{file} kann nicht gespeichert werden: {problem}. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>{game} · the end of the match</source>
        <translation>{game} · Ende der Partie</translation>
    </message>
    <message>
        <source>{game} · deal {deal} of {deals}</source>
        <translation>{game} · Runde {deal} von {deals}</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · Runde {deal}</translation>
    </message>
    <message>
        <source>Available when a deal or the match is over</source>
        <translation>Verfügbar, wenn eine Runde oder die Partie vorbei ist</translation>
    </message>
</context>
<context>
    <name>Short speech</name>
    <message>
        <source>Low cards win.</source>
        <translation>Niedrige Karten gewinnen.</translation>
    </message>
    <message>
        <source>High cards win.</source>
        <translation>Hohe Karten gewinnen.</translation>
    </message>
    <message>
        <source>You: {choice}.</source>
        <translation>Du: {choice}.</translation>
    </message>
    <message>
        <source>{name}: {choice}.</source>
        <translation>{name}: {choice}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, you deal.</source>
        <translation>Runde {deal}: {cards}, du gibst.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, {name} deals.</source>
        <translation>Runde {deal}: {cards}, {name} gibt.</translation>
    </message>
    <message>
        <source>Bids: {bids}.</source>
        <translation>Ansagen: {bids}.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Dein Stich.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>Stich für {name}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message>
        <source>Bid {contract} or more, or pass.</source>
        <translation>Ansage ab {contract}, oder passe.</translation>
    </message>
    <message>
        <source>Bid {contract} or more.</source>
        <translation>Ansage ab {contract}.</translation>
    </message>
    <message>
        <source>Offer {least} or more, or pass.</source>
        <translation>Biete {least} oder mehr, oder passe.</translation>
    </message>
    <message>
        <source>Bid blind, or look. Blind: {bids}.</source>
        <translation>Sag blind an, oder sieh nach. Blind: {bids}.</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Hoch oder niedrig?</translation>
    </message>
    <message>
        <source>Give a card.</source>
        <translation>Gib eine Karte.</translation>
    </message>
    <message>
        <source>Play or knock?</source>
        <translation>Spielen oder klopfen?</translation>
    </message>
    <message>
        <source>Play your unseen card.</source>
        <translation>Spiel deine verdeckte Karte.</translation>
    </message>
    <message>
        <source>You lead: {cards}.</source>
        <translation>Du spielst aus: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: any card.</source>
        <translation>Du bist dran: jede Karte.</translation>
    </message>
    <message>
        <source>Your turn: {cards}.</source>
        <translation>Du bist dran: {cards}.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>They</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>{side} ({names})</source>
        <translation>{side} ({names})</translation>
    </message>
    <message>
        <source>{deal} · your bags {bags}</source>
        <translation>{deal} · deine Überstiche {bags}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · bags {ours}–{theirs}</source>
        <translation>Wir {we} – die anderen {they} · Überstiche {ours}–{theirs}</translation>
    </message>
    <message>
        <source>{told} · tricks {ours} – {theirs}</source>
        <translation>{told} · Stiche {ours} – {theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · games {won}–{lost} · tricks {ours}–{theirs}</source>
        <translation>Wir {we} – die anderen {they} · Spiele {won}–{lost} · Stiche {ours}–{theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · tricks {ours}–{theirs}</source>
        <translation>Wir {we} – die anderen {they} · Stiche {ours}–{theirs}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Your hand, {cards}</source>
        <translation>Deine Hand, {cards}</translation>
    </message>
    <message>
        <source>not your turn to play</source>
        <translation>du bist nicht dran</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>nicht spielbar: {why}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation>{taken} gemacht</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>noch keine Ansage</translation>
    </message>
    <message>
        <source>bid hidden</source>
        <translation>Ansage verdeckt</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>Ansage {bid}</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <translation>noch {count} nötig</translation>
    </message>
    <message>
        <source>exact so far</source>
        <translation>bisher genau</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Deal {deal}, {cards}, {tricks} of {size} played.</source>
        <translation>Runde {deal}, {cards}, {size}, davon {tricks} gespielt.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, {cards}, {tricks} of {size} played.</source>
        <translation>Runde {deal} von {deals}, {cards}, {size}, davon {tricks} gespielt.</translation>
    </message>
    <message>
        <source>Trick so far: {cards}.</source>
        <translation>Stich bisher: {cards}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>{card}, now {place} of {count}</source>
        <translation>{card}, jetzt {place} von {count}</translation>
    </message>
    <message>
        <source>Your hand is sorted.</source>
        <translation>Deine Hand ist sortiert.</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>aus dem Talon</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>nicht spielbar</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>dein Partner</translation>
    </message>
    <message>
        <source>bid made</source>
        <translation>Ansage erfüllt</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>{count} zu viel</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: your bid is made.</source>
        <translation>Du hast {bid} angesagt und {taken} gemacht: Deine Ansage ist erfüllt.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too many.</source>
        <translation>Angesagt {bid}, gemacht {taken}: zu viele.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too few by now.</source>
        <translation>Angesagt {bid}, gemacht {taken}: Das reicht nicht mehr.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need the last trick.</source>
        <translation>Angesagt {bid}, gemacht {taken}: Du brauchst den letzten Stich.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: do not take the last trick.</source>
        <translation>Angesagt {bid}, gemacht {taken}: Mach den letzten Stich nicht.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need {need} {left}.</source>
        <translation>Angesagt {bid}, gemacht {taken}: Du brauchst {need} {left}.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need none {left}.</source>
        <translation>Angesagt {bid}, gemacht {taken}: Du brauchst keinen {left}.</translation>
    </message>
    <message>
        <source>{card} lies face up on the stock</source>
        <translation>{card} liegt offen auf dem Vorrat</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>In diesem Stich liegt noch keine Karte.</translation>
    </message>
    <message>
        <source>Trump is not known yet.</source>
        <translation>Der Trumpf ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>Trump: {suit}, {card} turned up.</source>
        <translation>Trumpf: {suit}, aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>No cards have been dealt.</source>
        <translation>Noch sind keine Karten gegeben.</translation>
    </message>
    <message>
        <source>You do not see your cards.</source>
        <translation>Du siehst deine Karten nicht.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>Playable: {cards}.</source>
        <translation>Spielbar: {cards}.</translation>
    </message>
    <message>
        <source>All see your cards.</source>
        <translation>Alle sehen deine Karten.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} zeigt {cards}.</translation>
    </message>
    <message>
        <source>From the kitty: {cards}.</source>
        <translation>Aus dem Talon: {cards}.</translation>
    </message>
    <message>
        <source>Your bid: {bids}.</source>
        <translation>Deine Ansage: {bids}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}, not {barred}.</source>
        <translation>Deine Ansage: {least} bis {most}, nicht {barred}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}.</source>
        <translation>Deine Ansage: {least} bis {most}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>{card} ist ausgespielt: Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>A joker was led.</source>
        <translation>Ein Joker ist ausgespielt.</translation>
    </message>
    <message>
        <source>{suit} led.</source>
        <translation>{suit} ist ausgespielt.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Du hast kein {suit}.</translation>
    </message>
    <message>
        <source>Taken back: {choice}.</source>
        <translation>Zurückgenommen: {choice}.</translation>
    </message>
    <message>
        <source>Made again: {choice}.</source>
        <translation>Wiederholt: {choice}.</translation>
    </message>
    <message>
        <source>Go through your cards with {less} and {more}, and press {ready}.</source>
        <translation>Mit {less} und {more} durch deine Karten gehen und {ready} drücken.</translation>
    </message>
    <message>
        <source>To bid, type a number and press {ready}.</source>
        <translation>Zum Ansagen eine Zahl tippen und {ready} drücken.</translation>
    </message>
    <message>
        <source>To bid, type a number, choose with {down} and {up} what you play, and press {ready}.</source>
        <translation>Zum Ansagen eine Zahl tippen, mit {down} und {up} wählen, was du spielst, und {ready} drücken.</translation>
    </message>
    <message>
        <source>To choose trumps, go through the suits with {less} and {more}, and press {ready}.</source>
        <translation>Um Trumpf zu bestimmen, mit {less} und {more} durch die Farben gehen und {ready} drücken.</translation>
    </message>
    <message>
        <source>Press {keep} to keep the card that you drew, or {discard} to discard it.</source>
        <translation>Mit {keep} behältst du die gezogene Karte, mit {discard} legst du sie weg.</translation>
    </message>
    <message>
        <source>Go through the choices with {less} and {more}, and press {ready}.</source>
        <translation>Mit {less} und {more} durch die Möglichkeiten gehen und {ready} drücken.</translation>
    </message>
    <message>
        <source>{help} opens the help. {keys} say the trick, the bids, the trump, the scores, whose turn it is and your cards.</source>
        <translation>{help} öffnet die Hilfe. {keys} sagen den Stich, die Ansagen, den Trumpf, die Punkte, wer am Zug ist und deine Karten.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Platz im Schnitt</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Genaue Ansagen</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Beste Partie</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Laufende Serie</translation>
    </message>
    <message>
        <source>Places in the last matches</source>
        <translation>Plätze in den letzten Partien</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Punkte in den letzten Partien</translation>
    </message>
    <message>
        <source>■ won   ● not won</source>
        <translation>■ gewonnen   ● nicht gewonnen</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>Runden in Folge</translation>
    </message>
    <message>
        <source>Too high or too low</source>
        <translation>Zu hoch oder zu niedrig</translation>
    </message>
    <message>
        <source>Exact bids by cards in the hand</source>
        <translation>Genaue Ansagen nach Karten auf der Hand</translation>
    </message>
    <message>
        <source>Exact bids with and without trump</source>
        <translation>Genaue Ansagen mit und ohne Trumpf</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Trumpffarbe</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>The shuffle favours nobody: all cards follow from a number fixed before the first deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie in the green band, so one outside it now and then is no surprise.</source>
        <translation>Das Mischen bevorzugt niemanden: Alle Karten folgen aus einer Zahl, die vor der ersten Runde feststeht. Hier steht, was jeder Platz bekommen hat. Bei reinem Zufall liegen etwa 19 von 20 Zahlen im grünen Band; dass ab und zu eine außerhalb liegt, ist also keine Überraschung.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Only deals in which no player chose the suit count here.</source>
        <translation>Hier zählen nur Runden, in denen niemand die Farbe gewählt hat.</translation>
    </message>
    <message>
        <source>Cards are luck as well as skill: in our measurements even a clearly better player lost a third of the matches.</source>
        <translation>Karten sind Glück und Können: In unseren Messungen verlor selbst ein deutlich besserer Spieler ein Drittel der Partien.</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>Die Statistik kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Nothing of this kind has been played</source>
        <translation>So etwas wurde noch nicht gespielt</translation>
    </message>
    <message>
        <source>Choose another game, other opponents or other matches.</source>
        <translation>Wähle ein anderes Spiel, andere Gegner oder andere Partien.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Noch ist nichts gezählt</translation>
    </message>
    <message>
        <source>Play a deal to its end and it is counted here, with your bid and your points; a match counts when it is over. Practice, lessons and matches that you only watch do not count.</source>
        <translation>Spiel eine Runde zu Ende, dann zählt sie hier, mit deiner Ansage und deinen Punkten; eine Partie zählt, wenn sie vorbei ist. Übungen, Lektionen und Partien, denen du nur zusiehst, zählen nicht.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Matches:</source>
        <translation>Pa&amp;rtien:</translation>
    </message>
    <message>
        <source>A match is assisted when you asked for a hint, took a move back, had the coach look at moves before they were made, let a bot finish a deal or move when your time was up, replayed a deal before it was over, or chose the match number.</source>
        <translation>Eine Partie gilt als mit Hilfe gespielt, wenn du einen Tipp verlangst, einen Zug zurücknimmst, den Trainer Züge vorher prüfen lässt, einen Bot eine Runde beenden oder nach Ablauf der Zeit ziehen lässt, eine Runde vor ihrem Ende wiederholst oder die Partienummer selbst wählst.</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Hints not allowed</source>
        <translation>Tipps nicht erlaubt</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>Spie&amp;ler:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Sp&amp;iel:</translation>
    </message>
    <message>
        <source>O&amp;pponents:</source>
        <translation>Ge&amp;gner:</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Über&amp;blick</translation>
    </message>
    <message>
        <source>&amp;Bids</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Zurücksetzen…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>CSV &amp;speichern…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>The statistics were copied.</source>
        <translation>Die Statistik wurde kopiert.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistik speichern</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Statistik zurücksetzen</translation>
    </message>
    <message>
        <source>Reset these statistics?

{shown}</source>
        <translation>Diese Statistik zurücksetzen?

{shown}</translation>
    </message>
    <message>
        <source>You can undo this until you leave the program.</source>
        <translation>Das kannst du rückgängig machen, bis du das Programm verlässt.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>The statistics have been reset.</source>
        <translation>Die Statistik wurde zurückgesetzt.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rückgä&amp;ngig</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, eigene Regeln</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Gemischte Stufen</translation>
    </message>
    <message>
        <source>{percent} % – {good} of {of}</source>
        <translation>{percent} % – {good} von {of}</translation>
    </message>
    <message>
        <source>{label}: exact in {good} of {of}, {percent} percent</source>
        <translation>{label}: genau in {good} von {of}, {percent} Prozent</translation>
    </message>
    <message>
        <source>On average your bids are neither too high nor too low.</source>
        <translation>Im Schnitt sagst du weder zu hoch noch zu niedrig an.</translation>
    </message>
    <message>
        <source>You overbid by {tricks} tricks on average.</source>
        <translation>Im Schnitt sagst du {tricks} Stiche zu viel an.</translation>
    </message>
    <message>
        <source>You underbid by {tricks} tricks on average.</source>
        <translation>Im Schnitt sagst du {tricks} Stiche zu wenig an.</translation>
    </message>
    <message>
        <source>Missed bids: {high} too high, {low} too low.</source>
        <translation>Verfehlte Ansagen: {high} zu hoch, {low} zu niedrig.</translation>
    </message>
    <message>
        <source>Oldest first: {values}</source>
        <translation>Älteste zuerst: {values}</translation>
    </message>
    <message>
        <source>{percent} %, expected {fair} %</source>
        <translation>{percent} %, erwartet {fair} %</translation>
    </message>
    <message>
        <source>{deals}, unfinished matches: {running}</source>
        <translation>{deals}, offene Partien: {running}</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: below the band</source>
        <translation>{count} – erwartet {mean} ± {band}: unter dem Band</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: above the band</source>
        <translation>{count} – erwartet {mean} ± {band}: über dem Band</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: within the band</source>
        <translation>{count} – erwartet {mean} ± {band}: im Band</translation>
    </message>
    <message>
        <source>The statistics could not be read and start over. The old file is kept as {file}.</source>
        <translation>Die Statistik war nicht lesbar und beginnt von vorn. Die alte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The statistics in {file} were written by a newer version of Far Whist; what you play now is not counted.</source>
        <translation>Die Statistik in {file} stammt von einer neueren Version von Far Whist; was du jetzt spielst, wird nicht gezählt.</translation>
    </message>
    <message>
        <source>The statistics in {file} are damaged and cannot be moved aside; what you play now is not counted.</source>
        <translation>Die Statistik in {file} ist beschädigt und lässt sich nicht beiseitelegen; was du jetzt spielst, wird nicht gezählt.</translation>
    </message>
    <message>
        <source>The disk is full, so the statistics in {file} could not be saved; Far Whist tries again after the next deal.</source>
        <translation>Der Datenträger ist voll, deshalb konnte die Statistik in {file} nicht gespeichert werden; Far Whist versucht es nach der nächsten Runde noch einmal.</translation>
    </message>
    <message>
        <source>The statistics in {file} may not be read or written; Far Whist tries again after the next deal.</source>
        <translation>Die Statistik in {file} darf nicht gelesen oder geschrieben werden; Far Whist versucht es nach der nächsten Runde noch einmal.</translation>
    </message>
    <message>
        <source>Another program is using the statistics in {file}; Far Whist tries again after the next deal.</source>
        <translation>Ein anderes Programm benutzt gerade die Statistik in {file}; Far Whist versucht es nach der nächsten Runde noch einmal.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({problem}); Far Whist tries again after the next deal.</source>
        <translation>Die Statistik in {file} ist nicht benutzbar ({problem}); Far Whist versucht es nach der nächsten Runde noch einmal.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Du bist dran: Spiel eine Karte aus.</translation>
    </message>
    <message>
        <source>Your turn: follow suit, {suit}.</source>
        <translation>Du bist dran: Bediene {suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card.</source>
        <translation>Du bist dran: Spiel eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Your turn: play a highlighted card.</source>
        <translation>Du bist dran: Spiel eine hervorgehobene Karte.</translation>
    </message>
    <message>
        <source>Choose trumps.</source>
        <translation>Bestimme die Trumpffarbe.</translation>
    </message>
    <message>
        <source>Offer a number of tricks with a trump suit, or pass.</source>
        <translation>Biete eine Zahl von Stichen mit einer Trumpffarbe, oder passe.</translation>
    </message>
    <message>
        <source>Bid without seeing your cards, or look at them first.</source>
        <translation>Sag an, ohne deine Karten zu sehen, oder sieh sie dir zuerst an.</translation>
    </message>
    <message>
        <source>Your partner has bid blind: now you must, too.</source>
        <translation>Dein Partner hat blind angesagt: Jetzt musst du es auch.</translation>
    </message>
    <message>
        <source>You are ready. You may change your bid until all are.</source>
        <translation>Du bist bereit. Du kannst deine Ansage ändern, bis alle es sind.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Ready.</source>
        <translation>Wähle deine Ansage und drücke dann „Bereit“.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Bid.</source>
        <translation>Wähle deine Ansage und drücke dann „Ansagen“.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Warten auf {names}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Du machst den Stich mit {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} macht den Stich mit {card}.</translation>
    </message>
    <message>
        <source>Bid a number of tricks above six, or pass.</source>
        <translation>Sag eine Zahl von Stichen über sechs an, oder passe.</translation>
    </message>
    <message>
        <source>No trump: do high or low cards win?</source>
        <translation>Ohne Trumpf: Gewinnen hohe oder niedrige Karten?</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Leg {cards} weg.</translation>
    </message>
    <message>
        <source>Choose a card to pass to your partner.</source>
        <translation>Wähle eine Karte für deinen Partner.</translation>
    </message>
    <message>
        <source>Give a card to the player who takes the penalty.</source>
        <translation>Gib dem bestraften Spieler eine Karte.</translation>
    </message>
    <message>
        <source>You drew {card}: keep it or discard it?</source>
        <translation>Du hast {card} gezogen: behalten oder weglegen?</translation>
    </message>
    <message>
        <source>Play your card, or knock to keep it for a later trick.</source>
        <translation>Spiel deine Karte, oder klopfe, um sie für einen späteren Stich zu behalten.</translation>
    </message>
    <message>
        <source>Play your card, which you have not seen.</source>
        <translation>Spiel deine Karte, die du nicht gesehen hast.</translation>
    </message>
    <message>
        <source>Your turn. {pile}</source>
        <translation>Du bist dran. {pile}</translation>
    </message>
    <message>
        <source>Everyone passed: call grand or nullo.</source>
        <translation>Alle haben gepasst: Sag Grand oder Nullo an.</translation>
    </message>
    <message>
        <source>Call grand or nullo, or pass.</source>
        <translation>Sag Grand oder Nullo an, oder passe.</translation>
    </message>
    <message>
        <source>Call grand, or pass.</source>
        <translation>Sag Grand an, oder passe.</translation>
    </message>
    <message>
        <source>Accept the proposal, or pass.</source>
        <translation>Nimm den Vorschlag an, oder passe.</translation>
    </message>
    <message>
        <source>Nobody accepts: play solo, or pass.</source>
        <translation>Niemand nimmt an: Spiel Solo, oder passe.</translation>
    </message>
    <message>
        <source>Call, or pass.</source>
        <translation>Sag etwas an, oder passe.</translation>
    </message>
    <message>
        <source>The first steps come with your next bid.</source>
        <translation>Die ersten Schritte kommen mit deiner nächsten Ansage.</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>A bot finishes this deal for you.</source>
        <translation>Ein Bot spielt diese Runde für dich zu Ende.</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Runde {deal} von {deals}</translation>
    </message>
    <message>
        <source>stock {cards}</source>
        <translation>Vorrat {cards}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>the other side</source>
        <translation>die andere Seite</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>deine Seite</translation>
    </message>
    <message>
        <source>One deal decided it.</source>
        <translation>Eine Runde hat alles entschieden.</translation>
    </message>
    <message>
        <source>After {deals} it is level at {points}: {names}.</source>
        <translation>Nach {deals} herrscht Gleichstand bei {points}: {names}.</translation>
    </message>
    <message>
        <source>You led from the first deal to the last.</source>
        <translation>Du lagst von der ersten bis zur letzten Runde vorn.</translation>
    </message>
    <message>
        <source>{name} led from the first deal to the last.</source>
        <translation>Von der ersten bis zur letzten Runde lag {name} vorn.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when you took the lead from {rivals}.</source>
        <translation>Die Wende kam in Runde {deal}: Du hast {rivals} an der Spitze abgelöst.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from you.</source>
        <translation>Die Wende kam in Runde {deal}, als {name} dich an der Spitze ablöste.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from {rivals}.</source>
        <translation>Die Wende kam in Runde {deal}, als {name} an der Spitze {rivals} ablöste.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave you the lead over {rivals}.</source>
        <translation>Die Wende kam in Runde {deal}: {bids} in Folge brachten dich gegen {rivals} in Führung.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over you.</source>
        <translation>Die Wende kam in Runde {deal}: {bids} in Folge brachten {name} gegen dich in Führung.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over {rivals}.</source>
        <translation>Die Wende kam in Runde {deal}: {bids} in Folge brachten {name} gegen {rivals} in Führung.</translation>
    </message>
    <message>
        <source>Before the last deal it stood level at {points}.</source>
        <translation>Vor der letzten Runde herrschte Gleichstand bei {points}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, you bid {bid} and took {taken}.</source>
        <translation>Vor der letzten Runde herrschte Gleichstand bei {points}; du hast dann {bid} angesagt und {taken} gemacht.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, {name} bid {bid} and took {taken}.</source>
        <translation>Vor der letzten Runde herrschte Gleichstand bei {points}; {name} hat dann {bid} angesagt und {taken} gemacht.</translation>
    </message>
    <message>
        <source>At the end you were {points} ahead of {rivals}.</source>
        <translation>Am Ende hattest du {points} Vorsprung auf {rivals}.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of you.</source>
        <translation>Am Ende hatte {name} {points} Vorsprung auf dich.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of {rivals}.</source>
        <translation>Am Ende hatte {name} {points} Vorsprung auf {rivals}.</translation>
    </message>
    <message>
        <source>The best deal was yours: {points} in deal {deal}.</source>
        <translation>Die beste Runde war deine: {points} in Runde {deal}.</translation>
    </message>
    <message>
        <source>The best deal went to {name}: {points} in deal {deal}.</source>
        <translation>Die beste Runde ging an {name}: {points} in Runde {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} was the first to put somebody out: {names}.</source>
        <translation>In Runde {deal} schied zum ersten Mal jemand aus: {names}.</translation>
    </message>
    <message>
        <source>Played in the last deal: {names}.</source>
        <translation>In der letzten Runde spielten: {names}.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>&amp;Pass and draw</source>
        <translation>&amp;Passen und ziehen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Knock: keep it</source>
        <translation>&amp;Klopfen: behalten</translation>
    </message>
    <message>
        <source>Play it &amp;unseen</source>
        <translation>&amp;Ungesehen spielen</translation>
    </message>
    <message>
        <source>Choose a card for your partner</source>
        <translation>Wähle eine Karte für deinen Partner</translation>
    </message>
    <message>
        <source>Choose a card to give away</source>
        <translation>Wähle eine Karte zum Abgeben</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>{cards} weglegen</translation>
    </message>
    <message>
        <source>Choose a card, or several of one rank</source>
        <translation>Wähle eine Karte oder mehrere gleichen Werts</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what was picked</comment>
        <translation>Legen</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Keine Karte passt</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Deine Karte</translation>
    </message>
    <message>
        <source>Done ({count} of {all})</source>
        <translation>Fertig ({count} von {all})</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>{cards} legen</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Study</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>The coach has not judged this choice</source>
        <translation>Der Trainer hat diese Entscheidung nicht beurteilt</translation>
    </message>
    <message>
        <source>This is not your decision</source>
        <translation>Das ist nicht deine Entscheidung</translation>
    </message>
    <message>
        <source>Deal {number} · saved, does not count</source>
        <translation>Runde {number} · gespeichert, zählt nicht</translation>
    </message>
    <message>
        <source>Nothing better is known than what was played</source>
        <translation>Es ist nichts Besseres bekannt als das Gespielte</translation>
    </message>
    <message>
        <source>{line}. This does not count.</source>
        <translation>{line}. Das zählt nicht.</translation>
    </message>
    <message>
        <source>Line deleted. Ctrl+Z brings it back.</source>
        <translation>Variante gelöscht. Strg+Z holt sie zurück.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle Hände offen</translation>
    </message>
    <message>
        <source>Only what you knew</source>
        <translation>Nur was du wusstest</translation>
    </message>
    <message>
        <source>Cards that are shown</source>
        <translation>Karten, die zu sehen sind</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>Let &amp;everyone play on</source>
        <translation>&amp;Alle weiterspielen lassen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>&amp;Other random choices for the opponents</source>
        <translation>&amp;Gegner anders spielen lassen</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Ab hier &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Hide the panel</source>
        <translation>Bereich &amp;ausblenden</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>You knew</source>
        <translation>Deine Sicht</translation>
    </message>
    <message>
        <source>Steps of the deal</source>
        <translation>Schritte der Runde</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>&amp;Vorige Wahl</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>&amp;Nächste Wahl</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Erwartete Punkte</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Study · {deal}</source>
        <translation>Nachspielen · {deal}</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Protokoll der Runde</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Tr&amp;y {card}</source>
        <translation>&amp;Probieren: {card}</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>du spielst aus</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>deine Karte</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>All bid at once</source>
        <translation>Alle sagen zugleich an</translation>
    </message>
    <message>
        <source>Trick {trick}, your lead</source>
        <translation>Stich {trick}, du spielst aus</translation>
    </message>
    <message>
        <source>Trick {trick}, your card</source>
        <translation>Stich {trick}, deine Karte</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} leads</source>
        <translation>Stich {trick}, {name} spielt aus</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} plays</source>
        <translation>Stich {trick}, {name} spielt</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Deine Ansage</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} sagt an</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Du bestimmst den Trumpf</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} bestimmt den Trumpf</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Du ziehst eine Karte</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} zieht eine Karte</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <translation>Du legst eine Karte weg</translation>
    </message>
    <message>
        <source>{name} discards a card</source>
        <translation>{name} legt eine Karte weg</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>Try another call</source>
        <translation>Eine andere Ansage probieren</translation>
    </message>
    <message>
        <source>Try {call}</source>
        <translation>Probieren: {call}</translation>
    </message>
    <message>
        <source>Before the play: {move}</source>
        <translation>Vor dem ersten Stich: {move}</translation>
    </message>
    <message>
        <source>Trick {trick}: {move}</source>
        <translation>Stich {trick}: {move}</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <translation>Was wäre, wenn: {move}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old} in trick {trick}</source>
        <translation>Was wäre, wenn: {move} statt {old} in Stich {trick}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old}</source>
        <translation>Was wäre, wenn: {move} statt {old}</translation>
    </message>
    <message>
        <source>{points} · {taken} of {bid}</source>
        <translation>{points} · {taken} von {bid}</translation>
    </message>
    <message>
        <source>One line is only one way the play can go.</source>
        <translation>Eine Variante ist nur ein möglicher Verlauf.</translation>
    </message>
    <message>
        <source>The choice had a chance of {share} %, whatever came of it.</source>
        <translation>Die Wahl hatte {share} % Chance, egal, was daraus wurde.</translation>
    </message>
    <message>
        <source>Before the choice: {worth}</source>
        <translation>Vor der Wahl: {worth}</translation>
    </message>
    <message>
        <source>In the match, {choice}: {worth}</source>
        <translation>In der Partie ({choice}): {worth}</translation>
    </message>
    <message>
        <source>Here: {worth}</source>
        <translation>Hier: {worth}</translation>
    </message>
    <message>
        <source>Trick {trick}, your turn</source>
        <translation>Stich {trick}, du bist dran</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} thinks</source>
        <translation>Stich {trick}, {name} überlegt</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>B&amp;enennen…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Name of the line</source>
        <translation>Name der Variante</translation>
    </message>
    <message>
        <source>The match, as it was played</source>
        <translation>Die Partie, wie sie gespielt wurde</translation>
    </message>
    <message>
        <source>The deal up to the question</source>
        <translation>Die Runde bis zur Frage</translation>
    </message>
    <message>
        <source>{line}
“{name}”</source>
        <translation>{line}
„{name}“</translation>
    </message>
    <message>
        <source>What you try cannot be saved: {reason}</source>
        <translation>Deine Varianten können nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>your line {share} %</source>
        <translation>deine Variante {share} %</translation>
    </message>
    <message>
        <source>&amp;Back to the question</source>
        <translation>&amp;Zurück zur Frage</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Der Trainer überlegt …</translation>
    </message>
    <message>
        <source>The help advises: {choice}</source>
        <translation>Die Hilfe empfiehlt: {choice}</translation>
    </message>
    <message>
        <source>&amp;Judge the decisions of</source>
        <translation>Wessen &amp;Entscheidungen beurteilen</translation>
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
        <translation>H</translation>
    </message>
    <message>
        <source>D</source>
        <translation>A</translation>
    </message>
    <message>
        <source>C</source>
        <translation>K</translation>
    </message>
</context>
<context>
    <name>Suit of a card</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>ohne Trumpf</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Show all hands</source>
        <translation>Alle Hände zeigen</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Go through the deal card by card</source>
        <translation>Die Runde Karte für Karte durchgehen</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Runde wiederholen</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>{bid} angesagt, {taken} gemacht</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>ausgesetzt</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>Überstiche: {count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>made</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>game {points}, won {games}</source>
        <translation>Spiel {points}, gewonnen {games}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>letzte Chance</translation>
    </message>
    <message>
        <source>stays in</source>
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation>Restkarten: {count}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points in the match so far</source>
        <translation>Punkte in der Partie bisher</translation>
    </message>
    <message>
        <source>The same place as before</source>
        <translation>Derselbe Platz wie vorher</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Deal {deal} – {cards}, {trump}</source>
        <translation>Runde {deal} · {cards} · {trump}</translation>
    </message>
    <message>
        <source>Exact: bid {bid}, took {taken}</source>
        <translation>Genau: {bid} angesagt, {taken} gemacht</translation>
    </message>
    <message>
        <source>One too many: bid {bid}, took {taken}</source>
        <translation>Einer zu viel: {bid} angesagt, {taken} gemacht</translation>
    </message>
    <message>
        <source>One short: bid {bid}, took {taken}</source>
        <translation>Einer zu wenig: {bid} angesagt, {taken} gemacht</translation>
    </message>
    <message>
        <source>{result}: bid {bid}, took {taken}</source>
        <translation>{result}: {bid} angesagt, {taken} gemacht</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>Die Runde zählt nicht und wird wiederholt.</translation>
    </message>
    <message>
        <source>You took {taken}: {points}.</source>
        <translation>Du hast {taken} gemacht: {points}.</translation>
    </message>
    <message>
        <source>You sat out.</source>
        <translation>Du hast ausgesetzt.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {result}, {points}.</source>
        <translation>Du hast {bid} angesagt und {taken} gemacht: {result}, {points}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>You took {tricks} and win the match.</source>
        <translation>Du hast {tricks} gemacht und gewinnst die Partie.</translation>
    </message>
    <message>
        <source>You took {tricks} and share first place.</source>
        <translation>Du hast {tricks} gemacht und teilst dir den ersten Platz.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Du bist ausgeschieden und siehst zu.</translation>
    </message>
    <message>
        <source>You took {tricks} and are out.</source>
        <translation>Du hast {tricks} gemacht und scheidest aus.</translation>
    </message>
    <message>
        <source>You took no trick: one card is your last chance.</source>
        <translation>Du hast keinen Stich gemacht: Eine Karte ist deine letzte Chance.</translation>
    </message>
    <message>
        <source>You took {tricks} and stay in.</source>
        <translation>Du hast {tricks} gemacht und bleibst im Spiel.</translation>
    </message>
    <message>
        <source>You go out first.</source>
        <translation>Du bist deine Karten als Erster los.</translation>
    </message>
    <message>
        <source>Your place in this game: {place}.</source>
        <translation>Dein Platz in diesem Spiel: {place}.</translation>
    </message>
    <message>
        <source>Nullo: we took {ours} tricks, they {theirs}.</source>
        <translation>Nullo: Stiche wir {ours}, sie {theirs}.</translation>
    </message>
    <message>
        <source>We bid {bid} and took {taken}: {points}. They bid {bid_there} and took {taken_there}: {points_there}.</source>
        <translation>Wir haben {bid} angesagt und {taken} gemacht: {points}. Die anderen haben {bid_there} angesagt und {taken_there} gemacht: {points_there}.</translation>
    </message>
    <message>
        <source>Tricks: you {own}, the other player {other}.</source>
        <translation>Stiche: du {own}, der andere {other}.</translation>
    </message>
    <message>
        <source>General misère: you took {tricks}.</source>
        <translation>Allgemeine Misère: Du hast {tricks} gemacht.</translation>
    </message>
    <message>
        <source>You played {contract} and made it with {tricks}.</source>
        <translation>Du hast {contract} gespielt und mit {tricks} geschafft.</translation>
    </message>
    <message>
        <source>You played {contract} and failed with {tricks}.</source>
        <translation>Du hast {contract} gespielt und mit {tricks} verfehlt.</translation>
    </message>
    <message>
        <source>Against you, {contract} was made with {tricks}.</source>
        <translation>Gegen dich wurde {contract} mit {tricks} geschafft.</translation>
    </message>
    <message>
        <source>Against you, {contract} failed with {tricks}.</source>
        <translation>Gegen dich wurde {contract} mit {tricks} verfehlt.</translation>
    </message>
    <message>
        <source>Nobody plays: the deal does not count.</source>
        <translation>Niemand spielt: Die Runde zählt nicht.</translation>
    </message>
    <message>
        <source>You are left with cards and lose this game.</source>
        <translation>Du bleibst auf Karten sitzen und verlierst dieses Spiel.</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}.</source>
        <translation>Stiche: wir {ours}, die anderen {theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and made it: tricks {tricks}–{theirs}.</source>
        <translation>Wir haben {contract} angesagt und erfüllt: Stiche {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and failed: tricks {tricks}–{theirs}.</source>
        <translation>Wir haben {contract} angesagt und verfehlt: Stiche {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>They bid {contract} and made it: tricks {theirs}–{tricks}.</source>
        <translation>Die anderen haben {contract} angesagt und erfüllt: Stiche {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>They bid {contract} and failed: tricks {theirs}–{tricks}.</source>
        <translation>Die anderen haben {contract} angesagt und verfehlt: Stiche {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>The next deal starts automatically</source>
        <translation>Die nächste Runde beginnt von selbst</translation>
    </message>
    <message>
        <source>Third exact bid in a row.</source>
        <translation>Dritte genaue Ansage in Folge.</translation>
    </message>
    <message>
        <source>Fourth exact bid in a row.</source>
        <translation>Vierte genaue Ansage in Folge.</translation>
    </message>
    <message>
        <source>Fifth exact bid in a row.</source>
        <translation>Fünfte genaue Ansage in Folge.</translation>
    </message>
    <message>
        <source>Sixth exact bid in a row.</source>
        <translation>Sechste genaue Ansage in Folge.</translation>
    </message>
    <message>
        <source>Seventh exact bid in a row.</source>
        <translation>Siebte genaue Ansage in Folge.</translation>
    </message>
    <message>
        <source>Eighth exact bid in a row.</source>
        <translation>Achte genaue Ansage in Folge.</translation>
    </message>
    <message>
        <source>You take the lead from {names}.</source>
        <translation>Du löst {names} an der Spitze ab.</translation>
    </message>
    <message>
        <source>You share the lead with {names}.</source>
        <translation>Du teilst dir die Führung mit {names}.</translation>
    </message>
    <message>
        <source>You keep the lead.</source>
        <translation>Du behältst die Führung.</translation>
    </message>
    <message>
        <source>You pass {names}.</source>
        <translation>Du überholst {names}.</translation>
    </message>
    <message>
        <source>{points} behind {names}.</source>
        <translation>{points} hinter {names}.</translation>
    </message>
    <message>
        <source>You take the lead.</source>
        <translation>Du übernimmst die Führung.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Trump not known yet</source>
        <translation>Trumpf noch unbekannt</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>Deal {deal} · {cards}</source>
        <translation>Runde {deal} · {cards}</translation>
    </message>
    <message>
        <source>{sum}. Somebody must fall short.</source>
        <translation>{sum}. Jemand muss zu wenige machen.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Bisher angesagte Stiche: {total} von {tricks}</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>{ready} von {seats} bereit</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} · {cards}</source>
        <translation>Runde {deal} von {deals} · {cards}</translation>
    </message>
    <message>
        <source>{bids}: {meaning}</source>
        <translation>{bids}: {meaning}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>geht auf</translation>
    </message>
    <message>
        <source>{sum}. Somebody must take too many.</source>
        <translation>{sum}. Jemand muss zu viele machen.</translation>
    </message>
    <message>
        <source>{sum}. Everybody can be exact.</source>
        <translation>{sum}. Alle können es schaffen.</translation>
    </message>
    <message>
        <source>Bids are hidden until the deal is over</source>
        <translation>Ansagen sind bis zum Ende der Runde verborgen</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Letzter Stich:</translation>
    </message>
    <message>
        <source>led first</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – yours</source>
        <translation>Stich {trick} von {tricks} – deiner</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – won by {name}</source>
        <translation>Stich {trick} von {tricks} – an {name}</translation>
    </message>
    <message>
        <source>Looking at earlier tricks is switched off in the preferences.</source>
        <translation>Das Ansehen früherer Stiche ist in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal yet.</source>
        <translation>In dieser Runde ist noch kein Stich gemacht.</translation>
    </message>
    <message>
        <source>You have seen no kitty and discarded nothing in this deal.</source>
        <translation>Du hast in dieser Runde keinen Talon gesehen und keine Karten weggelegt.</translation>
    </message>
    <message>
        <source>{card} – choose again to play</source>
        <translation>{card} – zum Spielen noch einmal wählen</translation>
    </message>
    <message>
        <source>{card} – choose again to play it, Esc to keep it</source>
        <translation>{card} – zum Spielen noch einmal wählen, zum Behalten Esc</translation>
    </message>
    <message>
        <source>{card} – playable</source>
        <translation>{card} – spielbar</translation>
    </message>
    <message>
        <source>{card} – not playable</source>
        <translation>{card} – nicht spielbar</translation>
    </message>
    <message>
        <source>Click to continue</source>
        <translation>Weiter mit Klick</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Weiter mit Klick oder Leertaste</translation>
    </message>
    <message>
        <source>Paused – press Space to continue</source>
        <translation>Pause – weiter mit der Leertaste</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Trotzdem behalten</translation>
    </message>
    <message>
        <source>Winning chance lost: about {share} %</source>
        <translation>Das kostet etwa {share} % Gewinnchance</translation>
    </message>
    <message>
        <source>This loses about {points}</source>
        <translation>Das kostet etwa {points}</translation>
    </message>
    <message>
        <source>{lost}. {why} Take it back, or keep it?</source>
        <translation>{lost}. {why} Zurücknehmen oder behalten?</translation>
    </message>
    <message>
        <source>The coach looks at your choice …</source>
        <translation>Der Trainer sieht sich deine Wahl an …</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>bid²</source>
        <translation>Ansage²</translation>
    </message>
    <message>
        <source>(1 + 2 + … + bid)</source>
        <translation>(1 + 2 + … + Ansage)</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>(most cards + 1 − cards)</source>
        <translation>(höchste Kartenzahl + 1 − Karten)</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>(1 + 2 + … + tricks off)</source>
        <translation>(1 + 2 + … + Abweichung)</translation>
    </message>
    <message>
        <source>(tricks off)²</source>
        <translation>Abweichung²</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Available when you are at a table</source>
        <translation>Verfügbar, wenn du an einem Tisch bist</translation>
    </message>
    <message>
        <source>You are at a table. Leave it before you go to another one.</source>
        <translation>Du bist an einem Tisch. Verlasse ihn, bevor du zu einem anderen gehst.</translation>
    </message>
    <message>
        <source>The table cannot be opened: {reason}</source>
        <translation>Der Tisch kann nicht geöffnet werden: {reason}</translation>
    </message>
    <message>
        <source>The table cannot be found in this network: {reason}</source>
        <translation>Der Tisch ist in diesem Netzwerk nicht zu finden: {reason}</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} ist da.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} ist weg.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Für {name} spielt ein Bot.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} spielt wieder selbst.</translation>
    </message>
    <message>
        <source>No connection to the table. It is tried again and again.</source>
        <translation>Keine Verbindung zum Tisch. Es wird weiter versucht, sie herzustellen.</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Du bist wieder am Tisch.</translation>
    </message>
    <message>
        <source>The deals were checked: the cards came from everybody&apos;s numbers.</source>
        <translation>Die Runden wurden geprüft: Die Karten ergaben sich aus den Zahlen aller.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>Der Zug ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>Der Zug bleibt.</translation>
    </message>
    <message>
        <source>The others are asked whether you may take it back.</source>
        <translation>Die anderen werden gefragt, ob du ihn zurücknehmen darfst.</translation>
    </message>
    <message>
        <source>{name} wants to take the last move back. Do you agree?</source>
        <translation>{name} möchte den letzten Zug zurücknehmen. Stimmst du zu?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Zustimmen</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>Ab&amp;lehnen</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Einem Tisch beitreten</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>&amp;Nur zusehen</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Bei&amp;treten</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Tische in diesem Netzwerk</translation>
    </message>
    <message>
        <source>None was found so far.</source>
        <translation>Bisher wurde keiner gefunden.</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Klopfen</translation>
    </message>
    <message>
        <source>You have an invitation</source>
        <translation>Du hast eine Einladung</translation>
    </message>
    <message>
        <source>Paste the line that the host has sent you.</source>
        <translation>Füge die Zeile ein, die dir der Gastgeber geschickt hat.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Dein Name am Tisch</translation>
    </message>
    <message>
        <source>The host sees that you knock. Both of you compare a number, then you are let in.</source>
        <translation>Der Gastgeber sieht, dass du klopfst. Ihr vergleicht beide eine Zahl, dann wirst du eingelassen.</translation>
    </message>
    <message>
        <source>{name} (another version)</source>
        <translation>{name} (andere Version)</translation>
    </message>
    <message>
        <source>The invitation to {address} is filled in. Look at your name, then join.</source>
        <translation>Die Einladung zu {address} ist eingetragen. Sieh deinen Namen an und tritt dann bei.</translation>
    </message>
    <message>
        <source>Available when you have left the table</source>
        <translation>Verfügbar, wenn du den Tisch verlassen hast</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>phrases only</source>
        <translation>nur feste Sätze</translation>
    </message>
    <message>
        <source>free texts, too</source>
        <translation>auch freier Text</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>&amp;Tipps sind erlaubt</translation>
    </message>
    <message>
        <source>A &amp;move can be taken back when all agree</source>
        <translation>Zug z&amp;urücknehmen, wenn alle zustimmen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>all wait</source>
        <translation>alle warten</translation>
    </message>
    <message>
        <source>a bot plays after {time}</source>
        <translation>nach {time} spielt ein Bot</translation>
    </message>
    <message>
        <source>Can be &amp;found in this network</source>
        <translation>In diesem Netz&amp;werk zu finden</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>Tisch ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the last table a&amp;gain</source>
        <translation>&amp;Letzten Tisch wieder öffnen</translation>
    </message>
    <message>
        <source>open for somebody</source>
        <translation>frei für jemanden</translation>
    </message>
    <message>
        <source>This cannot be played by so many.</source>
        <translation>Das geht nicht mit so vielen Spielern.</translation>
    </message>
    <message>
        <source>There are not enough open seats for all who play here.</source>
        <translation>Es gibt nicht genug offene Plätze für alle, die hier spielen.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>What is played, and by whom</source>
        <translation>Was gespielt wird und von wem</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>How the table is kept</source>
        <translation>Wie es am Tisch zugeht</translation>
    </message>
    <message>
        <source>How many may watch</source>
        <translation>Wie viele zusehen dürfen</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message>
        <source>When somebody is away</source>
        <translation>Wenn jemand weg ist</translation>
    </message>
    <message>
        <source>How others come</source>
        <translation>Wie andere dazukommen</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>As soon as the table is open you get a line that invites others. Your computer deals; the cards come from numbers of all players.</source>
        <translation>Sobald der Tisch offen ist, bekommst du eine Zeile, die andere einlädt. Dein Computer gibt; die Karten ergeben sich aus Zahlen aller Spieler.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Each has a seat. You pass the screen on, and everybody sees their own cards only.</source>
        <translation>Jeder hat einen Platz. Ihr gebt den Bildschirm weiter, und jeder sieht nur die eigenen Karten.</translation>
    </message>
    <message>
        <source>Others can play at this computer, too: add them under Preferences, Players.</source>
        <translation>An diesem Computer können auch andere spielen: Trage sie in „Alle Einstellungen“ unter „Spieler“ ein.</translation>
    </message>
    <message>
        <source>Who else plays at this computer</source>
        <translation>Wer noch an diesem Computer spielt</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Warteraum</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regeln des Tisches</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Another invitation</source>
        <translation>Neue Ein&amp;ladung</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>Die Einladung als QR-Code</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Fester Satz</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>Sage&amp;n</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Dein Text</translation>
    </message>
    <message>
        <source>S&amp;end</source>
        <translation>Sen&amp;den</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Ich bin bere&amp;it</translation>
    </message>
    <message>
        <source>We are &amp;ready</source>
        <translation>Wir sind bere&amp;it</translation>
    </message>
    <message>
        <source>Begin &amp;now</source>
        <translation>&amp;Jetzt beginnen</translation>
    </message>
    <message>
        <source>Bots play at the seats that are free</source>
        <translation>Auf den freien Plätzen spielen Bots</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Es sehen zu: {names}</translation>
    </message>
    <message>
        <source>A match is being played.</source>
        <translation>Eine Partie wird gerade gespielt.</translation>
    </message>
    <message>
        <source>Free seats: {count}</source>
        <translation>Freie Plätze: {count}</translation>
    </message>
    <message>
        <source>The match begins when all are ready.</source>
        <translation>Die Partie beginnt, wenn alle bereit sind.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>{name} (you): {state}</source>
        <translation>{name} (du): {state}</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} stummschalten</translation>
    </message>
    <message>
        <source>{name} knocks. Do you both see the number {number}?</source>
        <translation>{name} klopft. Seht ihr beide die Zahl {number}?</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Abweisen</translation>
    </message>
    <message>
        <source>You knock. Compare this number with the host: {number}</source>
        <translation>Du klopfst. Vergleiche diese Zahl mit dem Gastgeber: {number}</translation>
    </message>
    <message>
        <source>{name} knocks. Compare this number with the host: {number}</source>
        <translation>{name} klopft. Vergleicht diese Zahl mit dem Gastgeber: {number}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Send this line only to those whom you want to play with.</source>
        <translation>Schick diese Zeile nur denen, die mit dir spielen sollen.</translation>
    </message>
    <message>
        <source>Your move was not made: it came too late.</source>
        <translation>Dein Zug wurde nicht gemacht: Er kam zu spät.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>There is no free seat at this table.</source>
        <translation>An diesem Tisch ist kein Platz frei.</translation>
    </message>
    <message>
        <source>The host has an older version of Far Whist: it does not know this one.</source>
        <translation>Der Gastgeber hat eine ältere Version von Far Whist: Sie kennt deine nicht.</translation>
    </message>
    <message>
        <source>The host has a newer version of Far Whist. Update yours to play there.</source>
        <translation>Der Gastgeber hat eine neuere Version von Far Whist. Aktualisiere deine, um dort zu spielen.</translation>
    </message>
    <message>
        <source>Nobody else may watch at this table.</source>
        <translation>An diesem Tisch darf niemand mehr zusehen.</translation>
    </message>
    <message>
        <source>You have come to this table at another computer.</source>
        <translation>Du bist von einem anderen Computer aus an diesen Tisch gekommen.</translation>
    </message>
    <message>
        <source>The host says that your number for the deal is not the one you had fixed.</source>
        <translation>Der Gastgeber sagt, deine Zahl für die Runde sei nicht die, die du festgelegt hattest.</translation>
    </message>
    <message>
        <source>This invitation does not hold any more. Ask for another one.</source>
        <translation>Diese Einladung gilt nicht mehr. Bitte um eine andere.</translation>
    </message>
    <message>
        <source>This invitation is void: there were too many wrong ones. Ask for another.</source>
        <translation>Diese Einladung ist ungültig: Es gab zu viele falsche. Bitte um eine andere.</translation>
    </message>
    <message>
        <source>This table lets in only those who are invited.</source>
        <translation>Dieser Tisch lässt nur ein, wer eingeladen ist.</translation>
    </message>
    <message>
        <source>You were not let in.</source>
        <translation>Du wurdest nicht eingelassen.</translation>
    </message>
    <message>
        <source>The host has cut you off: too much was said.</source>
        <translation>Der Gastgeber hat deine Verbindung getrennt: Es wurde zu viel gesagt.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, and does the firewall of the host let you through?</source>
        <translation>Dort antwortet niemand. Ist der Tisch offen, und lässt dich die Firewall des Gastgebers durch?</translation>
    </message>
    <message>
        <source>Another computer answers than the one that has invited you. Nothing was said to it.</source>
        <translation>Es antwortet ein anderer Computer als der, der dich eingeladen hat. Ihm wurde nichts mitgeteilt.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Du hast den Tisch verlassen.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>Keine sichere Verbindung ist möglich.</translation>
    </message>
    <message>
        <source>The table plays by rules that this version does not know: {fact}</source>
        <translation>Am Tisch gelten Regeln, die diese Version nicht kennt: {fact}</translation>
    </message>
    <message>
        <source>What comes from there is not understood: {fact}</source>
        <translation>Was von dort kommt, wird nicht verstanden: {fact}</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you leave it, it is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>An deinem Tisch spielen andere. Wenn du ihn verlässt, ist er für alle geschlossen. „Letzten Tisch wieder öffnen“ nimmt die Partie wieder auf.</translation>
    </message>
    <message>
        <source>A match is being played. When you leave the table your seat is given up, and a bot plays on for you.</source>
        <translation>Eine Partie wird gerade gespielt. Wenn du den Tisch verlässt, ist dein Platz aufgegeben, und ein Bot spielt für dich weiter.</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you close Far Whist the table is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>An deinem Tisch spielen andere. Wenn du Far Whist schließt, ist der Tisch für alle geschlossen. „Letzten Tisch wieder öffnen“ nimmt die Partie wieder auf.</translation>
    </message>
    <message>
        <source>A match is being played, and the others wait for you. Your seat stays yours: come back by the same invitation.</source>
        <translation>Eine Partie wird gerade gespielt, und die anderen warten auf dich. Dein Platz bleibt deiner: Komm mit derselben Einladung zurück.</translation>
    </message>
    <message>
        <source>Your table is closed. “Open the last table again” takes its match up.</source>
        <translation>Dein Tisch ist geschlossen. „Letzten Tisch wieder öffnen“ nimmt seine Partie wieder auf.</translation>
    </message>
    <message>
        <source>You are away from the table. Your seat waits: join it again by the same invitation.</source>
        <translation>Du bist vom Tisch weg. Dein Platz wartet: Tritt mit derselben Einladung wieder bei.</translation>
    </message>
    <message>
        <source>This is no invitation: one begins with farwhist://</source>
        <translation>Das ist keine Einladung: Eine beginnt mit farwhist://</translation>
    </message>
    <message>
        <source>This invitation is not whole. Copy all of the line.</source>
        <translation>Diese Einladung ist nicht vollständig. Kopiere die ganze Zeile.</translation>
    </message>
    <message>
        <source>This invitation comes from a newer version of Far Whist.</source>
        <translation>Diese Einladung stammt von einer neueren Version von Far Whist.</translation>
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
        <translation>frei</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>weg, ein Bot spielt</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>{name} (here): {state}</source>
        <translation>{name} (hier): {state}</translation>
    </message>
    <message>
        <source>Not as usual: {option}: {value}</source>
        <translation>Nicht wie üblich: {option}: {value}</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Mit Tipps</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Ohne Tipps</translation>
    </message>
    <message>
        <source>Moves are taken back when all agree</source>
        <translation>Züge werden zurückgenommen, wenn alle zustimmen</translation>
    </message>
    <message>
        <source>No move is taken back</source>
        <translation>Kein Zug wird zurückgenommen</translation>
    </message>
    <message>
        <source>Time for a move: {time}</source>
        <translation>Zeit für einen Zug: {time}</translation>
    </message>
    <message>
        <source>A bot plays for who is away after {time}</source>
        <translation>Für wen weg ist, spielt nach {time} ein Bot</translation>
    </message>
    <message>
        <source>All wait for who is away</source>
        <translation>Alle warten, wenn jemand weg ist</translation>
    </message>
    <message>
        <source>Up to {count} may watch</source>
        <translation>Bis zu {count} dürfen zusehen</translation>
    </message>
    <message>
        <source>A number for the deal was not the one fixed before.</source>
        <translation>Eine Zahl für die Runde war nicht die vorher festgelegte.</translation>
    </message>
    <message>
        <source>The cards did not come from everybody&apos;s numbers.</source>
        <translation>Die Karten ergaben sich nicht aus den Zahlen aller.</translation>
    </message>
    <message>
        <source>The cards were not those that were shown.</source>
        <translation>Die Karten waren nicht die, die gezeigt wurden.</translation>
    </message>
    <message>
        <source>It was not played by the rules of the table.</source>
        <translation>Es wurde nicht nach den Regeln des Tisches gespielt.</translation>
    </message>
    <message>
        <source>Available when the match at the table is over, or left</source>
        <translation>Verfügbar, wenn die Partie am Tisch zu Ende oder verlassen ist</translation>
    </message>
    <message>
        <source>To the waiting room</source>
        <translation>Zum Warteraum</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Zurück zu deiner Partie</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Finish deal</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Symbolleiste</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>Show at once how the bot finishes the deal</source>
        <translation>Zeigt sofort, wie der Bot die Runde beendet</translation>
    </message>
    <message>
        <source>Key: {key}.</source>
        <translation>Taste: {key}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Follow suit</source>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>Hearts were led. You must follow suit, so play your only heart, the five. Click it, or press Enter on it.</source>
        <translation>Herz wurde ausgespielt. Du musst bedienen, also spiel dein einziges Herz, die Fünf. Klick sie an, oder wähle sie und drücke die Eingabetaste.</translation>
    </message>
    <message>
        <source>The highest heart took the trick: the king. Its player leads now.</source>
        <translation>Das höchste Herz hat den Stich gemacht: der König. Wer ihn hatte, spielt jetzt aus.</translation>
    </message>
    <message>
        <source>Spades were led. Your ace is the highest spade of all: play it and take the trick.</source>
        <translation>Pik wurde ausgespielt. Dein Ass ist das höchste Pik überhaupt: Spiel es und mach den Stich.</translation>
    </message>
    <message>
        <source>The trick is yours, and with it the one trick that you bid.</source>
        <translation>Der Stich ist deiner, und damit der eine Stich, den du angesagt hast.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. Play your last card: the others must follow with diamonds.</source>
        <translation>Wer einen Stich macht, spielt zum nächsten aus. Spiel deine letzte Karte: Die anderen müssen Karo bedienen.</translation>
    </message>
    <message>
        <source>The jack was the highest diamond.</source>
        <translation>Der Bube war das höchste Karo.</translation>
    </message>
    <message>
        <source>You bid 1 and took 1: exact. That is the whole game.</source>
        <translation>Du hast 1 angesagt und 1 gemacht: genau. Das ist schon das ganze Spiel.</translation>
    </message>
    <message>
        <source>Try it again: the bid was 1.</source>
        <translation>Versuch es noch einmal: Die Ansage war 1.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>The nine of spades was turned up, so spades are trumps. The ace of clubs was led, and you have no club: you may play any card. Play your trump, the three of spades.</source>
        <translation>Die Pik-Neun wurde aufgedeckt, also ist Pik Trumpf. Das Kreuz-Ass wurde ausgespielt, und du hast kein Kreuz: Du darfst jede Karte spielen. Spiel deinen Trumpf, die Pik-Drei.</translation>
    </message>
    <message>
        <source>Even the smallest trump beats every card of the other suits.</source>
        <translation>Selbst der kleinste Trumpf sticht jede Karte der anderen Farben.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Your small trump would have taken it: a trump beats every card of the other suits.</source>
        <translation>Das Ass hat den Stich gehalten. Dein kleiner Trumpf hätte ihn gemacht: Ein Trumpf sticht jede Karte der anderen Farben.</translation>
    </message>
    <message>
        <source>You lead, and you need one more trick. Your king of diamonds is strong: only the ace or a trump could beat it.</source>
        <translation>Du spielst aus und brauchst noch einen Stich. Dein Karo-König ist stark: Nur das Ass oder ein Trumpf könnte ihn schlagen.</translation>
    </message>
    <message>
        <source>Nobody had the ace or a trump, so the king took the trick.</source>
        <translation>Niemand hatte das Ass oder einen Trumpf, also hat der König den Stich gemacht.</translation>
    </message>
    <message>
        <source>A small card takes nothing, but your king can still do it.</source>
        <translation>Eine kleine Karte macht keinen Stich, aber dein König kann es noch schaffen.</translation>
    </message>
    <message>
        <source>You have what you bid. Play your last card; it is too small to hurt.</source>
        <translation>Du hast, was du angesagt hast. Spiel deine letzte Karte; sie ist zu klein, um zu schaden.</translation>
    </message>
    <message>
        <source>The queen took that one.</source>
        <translation>Den hat die Dame gemacht.</translation>
    </message>
    <message>
        <source>Two tricks bid, two taken. A trump is often good for a trick of its own.</source>
        <translation>Zwei Stiche angesagt, zwei gemacht. Ein Trumpf ist oft für einen eigenen Stich gut.</translation>
    </message>
    <message>
        <source>That was not two tricks. Play it again and use your trump at once.</source>
        <translation>Das waren keine zwei Stiche. Spiel es noch einmal und setz deinen Trumpf gleich ein.</translation>
    </message>
    <message>
        <source>An exact bid</source>
        <translation>Eine genaue Ansage</translation>
    </message>
    <message>
        <source>Now you bid. Diamonds are trumps. Count your good cards: the ace of spades and the queen of trumps. Choose 2 and press Ready. Nobody sees a bid before all are ready.</source>
        <translation>Jetzt sagst du an. Karo ist Trumpf. Zähl deine guten Karten: das Pik-Ass und die Trumpf-Dame. Wähle 2 und drücke „Bereit“. Niemand sieht eine Ansage, bevor alle bereit sind.</translation>
    </message>
    <message>
        <source>Two good cards, a bid of 2.</source>
        <translation>Zwei gute Karten, eine Ansage von 2.</translation>
    </message>
    <message>
        <source>This hand is good for 2: an ace and a high trump. See how your bid goes.</source>
        <translation>Diese Hand ist für 2 gut: ein Ass und ein hoher Trumpf. Mal sehen, wie deine Ansage ausgeht.</translation>
    </message>
    <message>
        <source>You lead. Take a sure trick first: play the ace of spades.</source>
        <translation>Du spielst aus. Mach zuerst einen sicheren Stich: Spiel das Pik-Ass.</translation>
    </message>
    <message>
        <source>One trick is yours.</source>
        <translation>Ein Stich gehört dir.</translation>
    </message>
    <message>
        <source>With a small card you give the lead away. Take your sure tricks while you can.</source>
        <translation>Mit einer kleinen Karte gibst du das Ausspiel ab. Mach deine sicheren Stiche, solange du kannst.</translation>
    </message>
    <message>
        <source>Now your other good card. Few trumps were dealt, so the queen is very likely the highest of them.</source>
        <translation>Jetzt deine andere gute Karte. Es wurden nur wenige Trümpfe gegeben, also ist die Dame sehr wahrscheinlich der höchste.</translation>
    </message>
    <message>
        <source>Two tricks: your plate shows the sign for exact now.</source>
        <translation>Zwei Stiche: Dein Schild zeigt jetzt das Zeichen für „genau“.</translation>
    </message>
    <message>
        <source>That card takes nothing. Your good one is still there.</source>
        <translation>Diese Karte macht keinen Stich. Deine gute ist noch da.</translation>
    </message>
    <message>
        <source>You have your two tricks and want no more. Lead a small card, so that another player takes the trick.</source>
        <translation>Du hast deine zwei Stiche und willst keinen mehr. Spiel eine kleine Karte aus, damit ein anderer den Stich macht.</translation>
    </message>
    <message>
        <source>Well done: somebody else took it.</source>
        <translation>Gut so: Ein anderer hat den Stich gemacht.</translation>
    </message>
    <message>
        <source>Watch how many tricks you still want.</source>
        <translation>Achte darauf, wie viele Stiche du noch willst.</translation>
    </message>
    <message>
        <source>One card is left: play it.</source>
        <translation>Eine Karte ist übrig: Spiel sie.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 1 for each of your two tricks. That makes 12.</source>
        <translation>Genau: 10 Punkte und 1 für jeden deiner zwei Stiche. Das macht 12.</translation>
    </message>
    <message>
        <source>Bid and tricks differ, and each trick too many or too few costs a point. Only an exact bid is paid.</source>
        <translation>Ansage und Stiche stimmen nicht überein, und jeder Stich zu viel oder zu wenig kostet einen Punkt. Nur eine genaue Ansage bringt etwas ein.</translation>
    </message>
    <message>
        <source>Getting rid of tricks</source>
        <translation>Stiche loswerden</translation>
    </message>
    <message>
        <source>You bid 0: take no trick at all. The ace of hearts was led. It takes the trick anyway, so this is the moment to get rid of your king.</source>
        <translation>Du hast 0 angesagt: Mach gar keinen Stich. Das Herz-Ass wurde ausgespielt. Es macht den Stich ohnehin, also ist das der Moment, deinen König loszuwerden.</translation>
    </message>
    <message>
        <source>The king is gone, under the ace. A high card is a danger now.</source>
        <translation>Der König ist weg, unter dem Ass. Eine hohe Karte ist jetzt eine Gefahr.</translation>
    </message>
    <message>
        <source>Now your king is the highest heart that is left. The next heart may force it on you.</source>
        <translation>Jetzt ist dein König das höchste Herz, das noch da ist. Das nächste Herz kann dir den Stich aufzwingen.</translation>
    </message>
    <message>
        <source>Spades were led and you have none. Throw away a card that could take a trick later: the highest you have.</source>
        <translation>Pik wurde ausgespielt, und du hast keins. Wirf eine Karte ab, die später einen Stich machen könnte: die höchste, die du hast.</translation>
    </message>
    <message>
        <source>One danger less. A discard never takes a trick.</source>
        <translation>Eine Gefahr weniger. Eine abgeworfene Karte macht nie einen Stich.</translation>
    </message>
    <message>
        <source>Small cards do no harm. It is the high ones that you want to lose.</source>
        <translation>Kleine Karten schaden nicht. Die hohen willst du loswerden.</translation>
    </message>
    <message>
        <source>Hearts again, and a higher one lies there. Your four stays below it.</source>
        <translation>Wieder Herz, und eine höhere Karte liegt schon da. Deine Vier bleibt darunter.</translation>
    </message>
    <message>
        <source>Safe.</source>
        <translation>Sicher.</translation>
    </message>
    <message>
        <source>Your last card is a small diamond.</source>
        <translation>Deine letzte Karte ist ein kleines Karo.</translation>
    </message>
    <message>
        <source>No trick, as you said: that is worth 10 points, like any other exact bid.</source>
        <translation>Kein Stich, wie angesagt: Das ist 10 Punkte wert, wie jede andere genaue Ansage.</translation>
    </message>
    <message>
        <source>A high card took a trick. Play it again, and lose the king and the queen in time.</source>
        <translation>Eine hohe Karte hat einen Stich gemacht. Spiel es noch einmal und werde König und Dame rechtzeitig los.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>This deal has no trump. You lead, and your ace, king and queen of diamonds can take three tricks in a row. Bid 3.</source>
        <translation>Diese Runde hat keinen Trumpf. Du spielst aus, und Ass, König und Dame in Karo können drei Stiche hintereinander machen. Sag 3 an.</translation>
    </message>
    <message>
        <source>Three high cards in one suit, and the lead.</source>
        <translation>Drei hohe Karten in einer Farbe, und das Ausspiel.</translation>
    </message>
    <message>
        <source>Three tricks are there for the taking. See how your bid goes.</source>
        <translation>Drei Stiche sind drin. Mal sehen, wie deine Ansage ausgeht.</translation>
    </message>
    <message>
        <source>Play your diamonds from the top, while you have the lead.</source>
        <translation>Spiel dein Karo von oben, solange du am Ausspiel bist.</translation>
    </message>
    <message>
        <source>You keep the lead, and that is what counts.</source>
        <translation>Du bleibst am Ausspiel, und darauf kommt es an.</translation>
    </message>
    <message>
        <source>Now another has the lead. When suits are led that you do not have, your diamonds are worth nothing.</source>
        <translation>Jetzt spielt ein anderer aus. Werden Farben ausgespielt, die du nicht hast, ist dein Karo nichts wert.</translation>
    </message>
    <message>
        <source>Go on: the next high diamond takes the next trick.</source>
        <translation>Weiter so: Das nächste hohe Karo macht den nächsten Stich.</translation>
    </message>
    <message>
        <source>Without trump nobody can cut in.</source>
        <translation>Ohne Trumpf kann niemand dazwischenstechen.</translation>
    </message>
    <message>
        <source>You have given up the lead.</source>
        <translation>Du hast das Ausspiel abgegeben.</translation>
    </message>
    <message>
        <source>And the third one.</source>
        <translation>Und jetzt dein drittes hohes Karo.</translation>
    </message>
    <message>
        <source>Three tricks.</source>
        <translation>Drei Stiche.</translation>
    </message>
    <message>
        <source>The small spade goes to somebody else.</source>
        <translation>Das kleine Pik geht an einen anderen.</translation>
    </message>
    <message>
        <source>Three of three. Without trump, long suits and the lead count; a high card alone can be left behind.</source>
        <translation>Drei von drei. Ohne Trumpf zählen lange Farben und das Ausspiel; eine hohe Karte allein kann sitzen bleiben.</translation>
    </message>
    <message>
        <source>Without the lead, high cards come too late. Play it again: bid 3 and lead the diamonds first.</source>
        <translation>Ohne das Ausspiel kommen hohe Karten zu spät. Spiel es noch einmal: Sag 3 an und spiel zuerst Karo aus.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Den Tisch lesen</translation>
    </message>
    <message>
        <source>The bids add up to 3, and there are 5 tricks: under by 2. Nobody wants the rest, and somebody must take it. Your ace of clubs is your one trick. Get rid of your jack under the king.</source>
        <translation>Die Ansagen ergeben 3, und es gibt 5 Stiche: 2 zu wenig. Niemand will den Rest, aber jemand muss ihn nehmen. Dein Kreuz-Ass ist dein einziger Stich. Werde deinen Buben unter dem König los.</translation>
    </message>
    <message>
        <source>Gone, while it was safe. When the sum is under, beware middle cards.</source>
        <translation>Weg, solange es sicher war. Wenn die Summe zu klein ist, hüte dich vor mittleren Karten.</translation>
    </message>
    <message>
        <source>The six was safe in any case. The jack is still there, and may take a trick too many.</source>
        <translation>Die Sechs war ohnehin sicher. Der Bube ist noch da und macht vielleicht einen Stich zu viel.</translation>
    </message>
    <message>
        <source>Look at the plates. The player across the table still needs a trick (0/1) and plays after you: this one will be taken there. Lose your nine of diamonds.</source>
        <translation>Sieh auf die Schilder. Der Spieler gegenüber braucht noch einen Stich (0/1) und spielt nach dir: Diesen hier wird er machen. Werde deine Karo-Neun los.</translation>
    </message>
    <message>
        <source>The queen took it, as the plate showed: its sign is ✓ now.</source>
        <translation>Die Dame hat den Stich gemacht, wie das Schild verraten hat: Sein Zeichen ist jetzt ✓.</translation>
    </message>
    <message>
        <source>That works. But the nine is the card that could hurt you later.</source>
        <translation>Das geht. Aber die Neun ist die Karte, die dir später schaden könnte.</translation>
    </message>
    <message>
        <source>A club was led: here is the trick for your ace. You need exactly one.</source>
        <translation>Kreuz wurde ausgespielt: Das ist der Stich für dein Ass. Du brauchst genau einen.</translation>
    </message>
    <message>
        <source>One of one: ✓. From here on you want no more.</source>
        <translation>Einer von einem: ✓. Von jetzt an willst du keinen mehr.</translation>
    </message>
    <message>
        <source>You must lead. Play a small card and let the player to your left, who bid 0, worry about it.</source>
        <translation>Du musst ausspielen. Spiel eine kleine Karte, und der Spieler links von dir, der 0 angesagt hat, soll sich damit herumschlagen.</translation>
    </message>
    <message>
        <source>There it is: ▲1 on the plate of somebody who wanted none.</source>
        <translation>Da ist es: ▲1 auf dem Schild von einem, der keinen wollte.</translation>
    </message>
    <message>
        <source>That card was high enough to take the trick.</source>
        <translation>Diese Karte war hoch genug, um den Stich zu machen.</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Spiel deine letzte Karte.</translation>
    </message>
    <message>
        <source>Exact. The sum of the bids tells whether tricks are wanted, the plates tell by whom.</source>
        <translation>Genau. Die Summe der Ansagen verrät, ob Stiche gewollt sind, die Schilder, von wem.</translation>
    </message>
    <message>
        <source>One trick too many: a middle card took it. Play it again and lose the jack and the nine early.</source>
        <translation>Ein Stich zu viel: Eine mittlere Karte hat ihn gemacht. Spiel es noch einmal und werde den Buben und die Neun früh los.</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>Tutorial &amp;verlassen</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}: {title}</source>
        <translation>Lektion {number} von {count}: {title}</translation>
    </message>
    <message>
        <source>Back to &amp;your match</source>
        <translation>&amp;Zurück zu deiner Partie</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Nä&amp;chste Lektion</translation>
    </message>
    <message>
        <source>There are no bids here, but whoever takes no trick drops out. The ace of spades was led and you have no spade: play your trump, the six of diamonds.</source>
        <translation>Hier gibt es keine Ansagen, aber wer keinen Stich macht, scheidet aus. Das Pik-Ass wurde ausgespielt, und du hast kein Pik: Spiel deinen Trumpf, die Karo-Sechs.</translation>
    </message>
    <message>
        <source>A trick: you stay in, whatever comes now.</source>
        <translation>Ein Stich: Du bleibst drin, was auch kommt.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Without any trick you drop out: take one soon.</source>
        <translation>Das Ass hat den Stich gehalten. Ganz ohne Stich scheidest du aus: Mach bald einen.</translation>
    </message>
    <message>
        <source>One trick is enough to stay in. But whoever takes the most chooses trumps in the next deal. Lead a high club.</source>
        <translation>Ein Stich reicht, um drin zu bleiben. Aber wer die meisten macht, bestimmt in der nächsten Runde den Trumpf. Spiel ein hohes Kreuz aus.</translation>
    </message>
    <message>
        <source>Another trick, and the lead is still yours.</source>
        <translation>Noch ein Stich, und du spielst wieder aus.</translation>
    </message>
    <message>
        <source>Small cards take nothing. Your high clubs are the ones to lead.</source>
        <translation>Kleine Karten machen keinen Stich. Deine hohen Kreuz sind zum Ausspielen da.</translation>
    </message>
    <message>
        <source>Go on with your other high club.</source>
        <translation>Mach mit deinem anderen hohen Kreuz weiter.</translation>
    </message>
    <message>
        <source>Nobody can take more tricks than you now.</source>
        <translation>Mehr Stiche als du kann jetzt niemand machen.</translation>
    </message>
    <message>
        <source>The high club would have taken this trick.</source>
        <translation>Das hohe Kreuz hätte diesen Stich gemacht.</translation>
    </message>
    <message>
        <source>Play your last card. If it took this trick as well you would win the match at once: whoever takes every trick of a deal does.</source>
        <translation>Spiel deine letzte Karte. Würde sie auch diesen Stich machen, hättest du die Partie sofort gewonnen, wie jeder, der alle Stiche einer Runde macht.</translation>
    </message>
    <message>
        <source>Three tricks, the most of all. Whoever took none gets a last chance: a single card in the next deal.</source>
        <translation>Drei Stiche, mehr als alle anderen. Wer keinen gemacht hat, bekommt eine letzte Chance: eine einzige Karte in der nächsten Runde.</translation>
    </message>
    <message>
        <source>Three tricks were there. One keeps you in; the first to take none get a last chance. We go on as if you had taken the most.</source>
        <translation>Drei Stiche waren möglich. Mit einem bleibst du drin; wer zuerst keinen macht, bekommt eine letzte Chance. Wir spielen weiter, als hättest du die meisten gemacht.</translation>
    </message>
    <message>
        <source>The next deal has three cards. You took the most tricks, so you see your new cards and choose trumps. Choose clubs: you hold two of them, and the ace.</source>
        <translation>Die nächste Runde hat drei Karten. Du hast die meisten Stiche, also siehst du deine neuen Karten und bestimmst den Trumpf. Nimm Kreuz: Du hast zwei davon, darunter das Ass.</translation>
    </message>
    <message>
        <source>The ace of trumps is a sure trick, now or later.</source>
        <translation>Das Trumpf-Ass ist ein sicherer Stich, jetzt oder später.</translation>
    </message>
    <message>
        <source>Play on and see. With clubs your ace would have been a sure trick.</source>
        <translation>Spiel weiter und schau, was passiert. Mit Kreuz wäre dein Ass ein sicherer Stich gewesen.</translation>
    </message>
    <message>
        <source>A sure trick can wait, so lead your ten of hearts. Two players have a single card. They may knock and keep it for a later trick.</source>
        <translation>Ein sicherer Stich kann warten: Spiel die Herz-Zehn aus. Zwei Spieler haben eine einzige Karte. Sie dürfen klopfen und sie für einen späteren Stich behalten.</translation>
    </message>
    <message>
        <source>The king took it, and two players knocked.</source>
        <translation>Der König hat den Stich gemacht, und zwei Spieler haben geklopft.</translation>
    </message>
    <message>
        <source>Your trumps could have waited. The heart was the card to lose.</source>
        <translation>Deine Trümpfe hätten warten können. Besser wäre die Herz-Zehn gewesen.</translation>
    </message>
    <message>
        <source>You have no diamond. Trump with the seven: it is enough, and the ace stays in your hand.</source>
        <translation>Du hast kein Karo. Stich mit der Sieben: Sie reicht, und das Ass bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>A trick, and you still hold the ace.</source>
        <translation>Ein Stich, und das Ass hast du noch.</translation>
    </message>
    <message>
        <source>The seven would have taken the trick just as well.</source>
        <translation>Die Sieben hätte den Stich genauso gemacht.</translation>
    </message>
    <message>
        <source>The last trick: now the single cards must be played too.</source>
        <translation>Der letzte Stich: Jetzt müssen auch die einzelnen Karten gespielt werden.</translation>
    </message>
    <message>
        <source>You are still in. Each deal is one card smaller, and the last player left wins.</source>
        <translation>Du bist noch dabei. Jede Runde ist eine Karte kleiner, und wer zuletzt übrig bleibt, gewinnt.</translation>
    </message>
    <message>
        <source>No trick: that puts you out. Choose clubs, and the ace is a sure one.</source>
        <translation>Kein Stich: Damit bist du draußen. Wähle Kreuz, dann ist das Ass ein sicherer Stich.</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Drin bleiben</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Als Erster fertig</translation>
    </message>
    <message>
        <source>Get rid of your cards. A higher black card goes on a red one, a higher red card on a black one. Low cards are hard to lose: begin with the four of spades.</source>
        <translation>Werde deine Karten los. Auf Rot kommt eine höhere schwarze Karte, auf Schwarz eine höhere rote. Niedrige Karten wird man schwer los: Beginne mit der Pik-Vier.</translation>
    </message>
    <message>
        <source>The four is gone while it could go.</source>
        <translation>Die Vier bist du rechtzeitig losgeworden.</translation>
    </message>
    <message>
        <source>A low card stays in your hand for a long time.</source>
        <translation>Eine niedrige Karte bleibt lange auf der Hand.</translation>
    </message>
    <message>
        <source>Cards of one rank may go together when their colours alternate: red, black, red. Choose your three eights and play them in one turn.</source>
        <translation>Gleiche Karten darfst du auf einmal legen, wenn Rot und Schwarz wechseln. Wähle deine drei Achten und spiel sie in einem Zug.</translation>
    </message>
    <message>
        <source>Three cards in one turn.</source>
        <translation>Drei Karten in einem Zug.</translation>
    </message>
    <message>
        <source>Three eights in one turn would have been three cards fewer.</source>
        <translation>Drei Achten in einem Zug wären drei Karten weniger gewesen.</translation>
    </message>
    <message>
        <source>You have no black card above the jack. A joker goes on anything, but it is your sure last card. Pass, and draw a card.</source>
        <translation>Du hast keine schwarze Karte über dem Buben. Ein Joker passt auf alles, aber er ist deine sichere letzte Karte. Passe und zieh eine Karte.</translation>
    </message>
    <message>
        <source>One card more, but the joker is still yours.</source>
        <translation>Eine Karte mehr, aber den Joker hast du noch.</translation>
    </message>
    <message>
        <source>The joker is gone. It would have been your sure last card.</source>
        <translation>Der Joker ist weg. Er wäre deine sichere letzte Karte gewesen.</translation>
    </message>
    <message>
        <source>An ace makes the pile fall: now each card must be lower. High cards can go, so play your nine of spades.</source>
        <translation>Nach einem Ass fällt der Stapel: Jetzt muss jede Karte niedriger sein. Hohe Karten wirst du jetzt los, also spiel die Pik-Neun.</translation>
    </message>
    <message>
        <source>One high card less.</source>
        <translation>Eine hohe Karte weniger.</translation>
    </message>
    <message>
        <source>While the pile falls a high card is easy to lose.</source>
        <translation>Solange der Stapel fällt, wird man eine hohe Karte leicht los.</translation>
    </message>
    <message>
        <source>The pile is still falling. A black five is on top: your four of hearts is lower, and red.</source>
        <translation>Der Stapel fällt noch. Oben liegt eine schwarze Fünf: Deine Herz-Vier ist niedriger und rot.</translation>
    </message>
    <message>
        <source>Then came a two: it makes the pile rise again.</source>
        <translation>Dann kam eine Zwei: Jetzt steigt der Stapel wieder.</translation>
    </message>
    <message>
        <source>The player before you passed. Then you may not pass if you can play. Play the jack and keep the joker.</source>
        <translation>Der Spieler vor dir hat gepasst. Dann darfst du nicht passen, wenn du spielen kannst. Spiel den Buben und behalte den Joker.</translation>
    </message>
    <message>
        <source>One card is left, and it goes on anything.</source>
        <translation>Eine Karte ist übrig, und sie passt auf alles.</translation>
    </message>
    <message>
        <source>The jack is harder to lose than the joker would have been.</source>
        <translation>Den Buben wird man schwerer los als den Joker.</translation>
    </message>
    <message>
        <source>Play the joker, and you are out.</source>
        <translation>Spiel den Joker, und du bist fertig.</translation>
    </message>
    <message>
        <source>You are out first and score 1. The last one with cards loses 1.</source>
        <translation>Du bist als Erster fertig und bekommst 1 Punkt. Wer zuletzt Karten hat, verliert 1.</translation>
    </message>
    <message>
        <source>Somebody was out before you. Lose low cards early and cards of one rank together, and keep the joker for the end.</source>
        <translation>Jemand war vor dir fertig. Werde niedrige Karten früh und gleiche zusammen los, und behalte den Joker bis zum Schluss.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Du und dein Partner</translation>
    </message>
    <message>
        <source>You play with the partner across the table. Seven tricks are gone, four of them yours, and so are all trumps. A heart was led. Second hand plays low: play the four.</source>
        <translation>Dein Partner sitzt dir gegenüber. Sieben Stiche sind gespielt, vier gehören euch, und alle Trümpfe sind weg. Herz wurde ausgespielt. Als Zweiter spielt man niedrig: Nimm die Vier.</translation>
    </message>
    <message>
        <source>The ace took it. Your king is the highest heart now.</source>
        <translation>Das Ass hat den Stich gemacht. Dein König ist jetzt das höchste Herz.</translation>
    </message>
    <message>
        <source>The ace beat your king. Second hand plays low.</source>
        <translation>Das Ass hat deinen König geschlagen. Als Zweiter spielt man niedrig.</translation>
    </message>
    <message>
        <source>You play last, and your partner’s jack takes this trick. Do not beat your own partner: play the three.</source>
        <translation>Du spielst zuletzt, und der Bube deines Partners macht den Stich. Nimm ihn deinem Partner nicht weg: Spiel die Drei.</translation>
    </message>
    <message>
        <source>Your partner took it, and you keep the queen.</source>
        <translation>Dein Partner hat den Stich gemacht, und du behältst die Dame.</translation>
    </message>
    <message>
        <source>The trick was yours already. You could have kept the queen.</source>
        <translation>Der Stich gehörte euch schon. Du hättest die Dame behalten können.</translation>
    </message>
    <message>
        <source>Your partner led a diamond. Third hand plays high, because only one player comes after you: play the king.</source>
        <translation>Dein Partner hat Karo ausgespielt. Als Dritter spielt man hoch, denn nach dir kommt nur noch einer: Spiel den König.</translation>
    </message>
    <message>
        <source>The jack would have beaten your eight. You have six tricks.</source>
        <translation>Der Bube hätte deine Acht geschlagen. Ihr habt sechs Stiche.</translation>
    </message>
    <message>
        <source>The jack beat your eight. The king would have held the trick.</source>
        <translation>Der Bube hat deine Acht geschlagen. Der König hätte den Stich gehalten.</translation>
    </message>
    <message>
        <source>From now on every trick scores a point. Your partner led diamonds, so lead a diamond back: the eight.</source>
        <translation>Von jetzt an zählt jeder Stich einen Punkt. Dein Partner hat Karo ausgespielt, also spiel Karo zurück: die Acht.</translation>
    </message>
    <message>
        <source>Your partner had the ace: seven tricks.</source>
        <translation>Dein Partner hatte das Ass: sieben Stiche.</translation>
    </message>
    <message>
        <source>A partner who leads a suit likes to have it led back.</source>
        <translation>Spielt dein Partner eine Farbe aus, freut er sich, wenn du sie zurückspielst.</translation>
    </message>
    <message>
        <source>Your partner led a heart. Your king, which you kept back, is the highest heart that is left.</source>
        <translation>Dein Partner hat Herz ausgespielt. Dein König, den du behalten hast, ist das höchste Herz, das übrig ist.</translation>
    </message>
    <message>
        <source>Another trick.</source>
        <translation>Noch ein Stich.</translation>
    </message>
    <message>
        <source>The king would have taken the trick.</source>
        <translation>Der König hätte den Stich gemacht.</translation>
    </message>
    <message>
        <source>Lead your queen of clubs: no higher club is left.</source>
        <translation>Spiel die Kreuz-Dame aus: Kein höheres Kreuz ist übrig.</translation>
    </message>
    <message>
        <source>Nine tricks, three above six: 3 points. The first side with 7 points wins.</source>
        <translation>Neun Stiche, drei über sechs: 3 Punkte. Die erste Seite mit 7 Punkten gewinnt.</translation>
    </message>
    <message>
        <source>Nine tricks were there, and each above six scores a point. Second hand low, third hand high, and never beat your partner.</source>
        <translation>Neun Stiche waren möglich, und jeder über sechs zählt einen Punkt. Als Zweiter niedrig, als Dritter hoch, und nimm deinem Partner keinen Stich weg.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six you and your partner will take. Aces are high uptown and low cards are high downtown. You have high cards: beat the bid of 3 and bid 4 uptown.</source>
        <translation>Sag an, wie viele Stiche über sechs ihr zu zweit macht. Bei Uptown sind Asse hoch, bei Downtown die kleinen Karten. Du hast hohe Karten: Überbiete die 3 mit 4 Uptown.</translation>
    </message>
    <message>
        <source>You need ten tricks: six, and the four you bid.</source>
        <translation>Ihr braucht zehn Stiche: sechs und die vier angesagten.</translation>
    </message>
    <message>
        <source>With three aces and a joker, 4 uptown is right.</source>
        <translation>Mit drei Assen und einem Joker ist 4 Uptown richtig.</translation>
    </message>
    <message>
        <source>You bid highest, so you choose trumps: spades, your longest suit.</source>
        <translation>Du hast am höchsten angesagt, also bestimmst du den Trumpf: Pik, deine längste Farbe.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps.</source>
        <translation>Die beiden Joker sind die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>Spades were longer. We go on with them.</source>
        <translation>Pik war länger. Wir spielen damit weiter.</translation>
    </message>
    <message>
        <source>The six cards of the kitty are yours, and six must go. Discard all four clubs, the two of hearts and the four of diamonds. Without a club you can trump clubs.</source>
        <translation>Die sechs Karten des Talons gehören dir, und sechs müssen weg. Leg alle vier Kreuz, die Herz-Zwei und die Karo-Vier weg. Ohne Kreuz kannst du Kreuz stechen.</translation>
    </message>
    <message>
        <source>The kitty counts as your first trick.</source>
        <translation>Der Talon zählt als euer erster Stich.</translation>
    </message>
    <message>
        <source>Keep trumps and high cards, and discard a short suit whole.</source>
        <translation>Behalte Trümpfe und hohe Karten, und leg eine kurze Farbe ganz weg.</translation>
    </message>
    <message>
        <source>In this form of the game the high bidder leads. Draw the trumps of the others: the red joker beats them all.</source>
        <translation>In dieser Form des Spiels spielt aus, wer am höchsten angesagt hat. Zieh den anderen die Trümpfe: Der rote Joker schlägt sie alle.</translation>
    </message>
    <message>
        <source>Everybody had to play a trump on it.</source>
        <translation>Alle mussten Trumpf zugeben.</translation>
    </message>
    <message>
        <source>Draw trumps first: then nobody can trump your aces.</source>
        <translation>Zieh zuerst Trumpf: Dann kann niemand deine Asse stechen.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 4 with spades and have seven tricks, the kitty included; three more make ten. One trump is still out: draw it with your queen.</source>
        <translation>Vier Karten sind übrig. Ihr habt 4 mit Pik angesagt und schon sieben Stiche gemacht, den Talon mitgezählt; zu zehn fehlen noch drei. Ein Trumpf ist noch draußen: Zieh ihn mit der Dame.</translation>
    </message>
    <message>
        <source>The eight of spades fell: no trump is left.</source>
        <translation>Die Pik-Acht ist gefallen: Kein Trumpf ist mehr draußen.</translation>
    </message>
    <message>
        <source>A trump is still out, and can take a high card.</source>
        <translation>Ein Trumpf ist noch draußen und kann eine hohe Karte stechen.</translation>
    </message>
    <message>
        <source>Your king and queen are the highest hearts left. Lead one of them.</source>
        <translation>Dein König und deine Dame sind die höchsten Karten in Herz, die übrig sind. Spiel eine davon aus.</translation>
    </message>
    <message>
        <source>Nobody could trump it.</source>
        <translation>Niemand konnte die Karte stechen.</translation>
    </message>
    <message>
        <source>The small heart lost. The high ones still win.</source>
        <translation>Das kleine Herz hat verloren. Die hohen gewinnen noch.</translation>
    </message>
    <message>
        <source>Lead your other high heart: it is the tenth trick.</source>
        <translation>Spiel dein anderes hohes Herz aus: Es ist der zehnte Stich.</translation>
    </message>
    <message>
        <source>Ten tricks: the contract is made.</source>
        <translation>Zehn Stiche: Der Kontrakt ist erfüllt.</translation>
    </message>
    <message>
        <source>The high heart would have been the tenth trick.</source>
        <translation>Das hohe Herz wäre der zehnte Stich gewesen.</translation>
    </message>
    <message>
        <source>Bid 4, took 10: +4. A contract that is made scores every trick above six.</source>
        <translation>4 angesagt, 10 gemacht: +4. Bei einem erfüllten Kontrakt zählt jeder Stich über sechs.</translation>
    </message>
    <message>
        <source>Fewer than ten tricks: a failed contract loses the 4 that were bid. Draw the last trump before you lead the hearts.</source>
        <translation>Weniger als zehn Stiche: Ein verfehlter Kontrakt kostet die angesagten 4. Zieh den letzten Trumpf, bevor du Herz ausspielst.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Ein Kontrakt</translation>
    </message>
    <message>
        <source>The Spanish order</source>
        <translation>Die spanische Reihenfolge</translation>
    </message>
    <message>
        <source>The ranks run ace, three, king, queen, jack, seven and down. You bid last, and 1 is forbidden: the bids may not add up to 3. Your three of hearts and your trump, the six of clubs, are good for 2.</source>
        <translation>Die Werte sind Ass, Drei, König, Dame, Bube, Sieben und abwärts. Du sagst zuletzt an, und 1 ist verboten: Die Ansagen dürfen zusammen nicht 3 ergeben. Deine Herz-Drei und dein Trumpf, die Kreuz-Sechs, reichen für 2.</translation>
    </message>
    <message>
        <source>Only the ace of hearts beats your three.</source>
        <translation>Nur das Herz-Ass schlägt deine Drei.</translation>
    </message>
    <message>
        <source>The three is a high card here. See how your bid goes.</source>
        <translation>Die Drei ist hier eine hohe Karte. Sieh, wie es deiner Ansage ergeht.</translation>
    </message>
    <message>
        <source>The king of hearts was led. Your three is higher: play it.</source>
        <translation>Der Herz-König wurde ausgespielt. Deine Drei ist höher: Spiel sie.</translation>
    </message>
    <message>
        <source>The three took the king.</source>
        <translation>Die Drei hat den König geschlagen.</translation>
    </message>
    <message>
        <source>Lead your trump. Who has clubs must play one, and beat yours if possible.</source>
        <translation>Spiel deinen Trumpf aus. Wer ein Kreuz hat, muss es zugeben und deinen wenn möglich schlagen.</translation>
    </message>
    <message>
        <source>Two tricks, as you bid.</source>
        <translation>Zwei Stiche, wie angesagt.</translation>
    </message>
    <message>
        <source>The jack lost to the ace. Your trump is still a trick.</source>
        <translation>Der Bube hat gegen das Ass verloren. Dein Trumpf ist noch immer ein Stich.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 5 for each of your two tricks. That makes 20.</source>
        <translation>Genau: 10 Punkte und 5 für jeden deiner zwei Stiche. Das macht 20.</translation>
    </message>
    <message>
        <source>Each trick too many or too few costs 5 points. Two tricks were there: the three and the trump.</source>
        <translation>Jeder Stich zu viel oder zu wenig kostet 5 Punkte. Zwei Stiche waren da: die Drei und der Trumpf.</translation>
    </message>
    <message>
        <source>Above the bid</source>
        <translation>Mehr als angesagt</translation>
    </message>
    <message>
        <source>Spades are trumps. You bid 3 and have two tricks; more are welcome. The eight of hearts was led. Who can beat must beat, so only your nine may be played.</source>
        <translation>Pik ist Trumpf. Du hast 3 angesagt und zwei Stiche; mehr sind willkommen. Die Herz-Acht wurde ausgespielt. Wer überbieten kann, muss: Nur deine Neun darf gespielt werden.</translation>
    </message>
    <message>
        <source>The queen had to beat your nine.</source>
        <translation>Die Dame musste deine Neun schlagen.</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump. Nobody plays after you: the five of spades is enough.</source>
        <translation>Du hast kein Kreuz und musst stechen. Niemand spielt nach dir: Die Pik-Fünf genügt.</translation>
    </message>
    <message>
        <source>Three tricks: your bid is made.</source>
        <translation>Drei Stiche: Deine Ansage ist erfüllt.</translation>
    </message>
    <message>
        <source>The ace took what the five would have taken as well.</source>
        <translation>Das Ass hat genommen, was auch die Fünf genommen hätte.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: the others must play their last trumps on it.</source>
        <translation>Spiel das Pik-Ass aus: Die anderen müssen ihre letzten Trümpfe dazugeben.</translation>
    </message>
    <message>
        <source>No trump is left, and no heart but yours.</source>
        <translation>Kein Trumpf ist mehr da, und kein Herz außer deinem.</translation>
    </message>
    <message>
        <source>Who had no heart had to trump it. Draw the trumps first.</source>
        <translation>Wer kein Herz hatte, musste stechen. Zieh zuerst die Trümpfe.</translation>
    </message>
    <message>
        <source>Bid 3, took 5: 3.2 points, a tenth for each trick above the bid. A missed bid would have lost 3.</source>
        <translation>3 angesagt, 5 gemacht: 3,2 Punkte, ein Zehntel für jeden Stich mehr. Eine verfehlte Ansage hätte 3 gekostet.</translation>
    </message>
    <message>
        <source>Five tricks were there. Trump low, draw the trumps of the others, and even a small card takes a trick.</source>
        <translation>Fünf Stiche waren da. Stich niedrig, zieh die Trümpfe der anderen, und selbst eine kleine Karte macht einen Stich.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the card that lies face up, the loser the hidden one below it. The ace of spades is a trump, the best card of all: lead the ace of diamonds to win it.</source>
        <translation>Wer den Stich macht, nimmt die aufgedeckte Karte, der andere die verdeckte darunter. Das Pik-Ass ist Trumpf, die beste Karte von allen: Spiel das Karo-Ass aus, um es zu gewinnen.</translation>
    </message>
    <message>
        <source>The ace of spades is in your hand now.</source>
        <translation>Das Pik-Ass ist jetzt auf deiner Hand.</translation>
    </message>
    <message>
        <source>Such a prize is worth your highest card.</source>
        <translation>Für einen solchen Preis lohnt sich deine höchste Karte.</translation>
    </message>
    <message>
        <source>Now a four of diamonds lies there. The hidden card is likely to be better, so lose this trick: lead your two of diamonds.</source>
        <translation>Jetzt liegt eine Karo-Vier da. Die verdeckte Karte ist wohl besser: Verlier diesen Stich und spiel die Karo-Zwei aus.</translation>
    </message>
    <message>
        <source>You drew the king of spades, and nobody knows that you have it.</source>
        <translation>Du hast den Pik-König gezogen, und niemand weiß, dass du ihn hast.</translation>
    </message>
    <message>
        <source>A low prize is not worth winning. Lead a low card.</source>
        <translation>Ein kleiner Preis ist den Stich nicht wert. Spiel eine niedrige Karte aus.</translation>
    </message>
    <message>
        <source>The stock is used up, and now tricks count: you have 4 of 9 and need three more. Who has counted knows the other hand: the jack of spades, a diamond and two clubs. Draw that trump with your ace of spades.</source>
        <translation>Der Vorrat ist verbraucht, jetzt zählen die Stiche: Du hast 4 von 9 und brauchst noch drei. Wer mitgezählt hat, kennt die andere Hand: Pik-Bube, ein Karo und zwei Kreuz. Zieh diesen Trumpf mit dem Pik-Ass.</translation>
    </message>
    <message>
        <source>The jack fell. Nothing beats your diamonds now.</source>
        <translation>Der Bube ist gefallen. Nichts schlägt jetzt deine Karo-Karten.</translation>
    </message>
    <message>
        <source>The jack of spades is still there and can ruff.</source>
        <translation>Der Pik-Bube ist noch da und kann stechen.</translation>
    </message>
    <message>
        <source>Lead one of your high diamonds.</source>
        <translation>Spiel eine deiner hohen Karo-Karten aus.</translation>
    </message>
    <message>
        <source>Six tricks.</source>
        <translation>Sechs Stiche.</translation>
    </message>
    <message>
        <source>The small card lost. Your diamonds are the tricks.</source>
        <translation>Die kleine Karte ist verloren. Deine Karo-Karten sind die Stiche.</translation>
    </message>
    <message>
        <source>And the other one: it is your seventh trick.</source>
        <translation>Und die andere: Es ist dein siebter Stich.</translation>
    </message>
    <message>
        <source>Seven of thirteen: the deal is yours.</source>
        <translation>Sieben von dreizehn: Die Runde gehört dir.</translation>
    </message>
    <message>
        <source>The diamond would have been the seventh trick.</source>
        <translation>Die Karo-Karte wäre der siebte Stich gewesen.</translation>
    </message>
    <message>
        <source>Whoever takes more of the last thirteen tricks wins the deal: 1 point.</source>
        <translation>Wer mehr von den letzten dreizehn Stichen macht, gewinnt die Runde: 1 Punkt.</translation>
    </message>
    <message>
        <source>Six tricks are not enough. Draw the last trump first, then lead the diamonds.</source>
        <translation>Sechs Stiche sind nicht genug. Zieh zuerst den letzten Trumpf, dann spiel die Karo-Karten.</translation>
    </message>
    <message>
        <source>The stock and after it</source>
        <translation>Der Vorrat und danach</translation>
    </message>
    <message>
        <source>Nobody deals: you draw your hand. Eleven cards are yours, and the king of spades is the twelfth that you may have. Spades are always trumps, so keep it. The next card must then be discarded.</source>
        <translation>Niemand gibt: Du ziehst dein Blatt. Elf Karten hast du, und der Pik-König kann die zwölfte sein. Pik ist immer Trumpf, also behalte ihn. Die nächste Karte musst du dann weglegen.</translation>
    </message>
    <message>
        <source>The king is yours. The jack of clubs came next, and you discarded it.</source>
        <translation>Der König gehört dir. Dann kam der Kreuz-Bube, und du hast ihn weggelegt.</translation>
    </message>
    <message>
        <source>You had to keep the next card, the jack of clubs. The king was better.</source>
        <translation>Die nächste Karte musstest du behalten: den Kreuz-Buben. Der König war besser.</translation>
    </message>
    <message>
        <source>Your last card, and you look at the three of clubs. It will hardly take a trick: discard it. The next card is then yours, whatever it is.</source>
        <translation>Deine letzte Karte, und du siehst die Kreuz-Drei an. Sie macht kaum einen Stich: Leg sie weg. Die nächste Karte gehört dann dir, welche es auch ist.</translation>
    </message>
    <message>
        <source>You drew the queen of diamonds, and nobody knows that you have it.</source>
        <translation>Du hast die Karo-Dame gezogen, und niemand weiß, dass du sie hast.</translation>
    </message>
    <message>
        <source>The queen of diamonds came next, and you had to discard it. Almost every card is better than a low one.</source>
        <translation>Dann kam die Karo-Dame, und du musstest sie weglegen. Fast jede Karte ist besser als eine niedrige.</translation>
    </message>
    <message>
        <source>Both have thirteen cards, and half of the pack is out of play. Four spades with ace and king are good for three tricks, your other aces for two, king of clubs and queen of diamonds for one each: bid 7.</source>
        <translation>Beide haben dreizehn Karten, die Hälfte der Karten ist nicht im Spiel. Vier Pik mit Ass und König sind für drei Stiche gut, die anderen Asse für zwei, Kreuz-König und Karo-Dame für je einen: Sag 7 an.</translation>
    </message>
    <message>
        <source>7 scores 70 points if you make it, and loses 70 if not.</source>
        <translation>7 bringt 70 Punkte, wenn du sie machst, und kostet sonst 70.</translation>
    </message>
    <message>
        <source>This hand is good for 7. We go on as if you had bid it.</source>
        <translation>Diese Hand ist für 7 gut. Wir spielen weiter, als hättest du sie angesagt.</translation>
    </message>
    <message>
        <source>You lead. Spades may not be led until one has been played on another suit. Lead the ace of diamonds or of hearts.</source>
        <translation>Du spielst aus. Pik darf erst ausgespielt werden, wenn eines auf eine andere Farbe gefallen ist. Spiel das Karo-Ass oder das Herz-Ass aus.</translation>
    </message>
    <message>
        <source>Your two aces were sure tricks, as long as nobody can trump them.</source>
        <translation>Deine zwei Asse waren sichere Stiche, solange niemand sie stechen kann.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 7 and have four tricks: three more are needed. The other player may still hold a trump. Draw it with your king of spades.</source>
        <translation>Vier Karten sind übrig. Du hast 7 angesagt und vier Stiche: Drei fehlen noch. Der andere Spieler kann noch einen Trumpf haben. Zieh ihn mit dem Pik-König.</translation>
    </message>
    <message>
        <source>The jack fell: it was the last trump but yours.</source>
        <translation>Der Bube ist gefallen: Er war der letzte Trumpf außer deinem.</translation>
    </message>
    <message>
        <source>The king would have drawn the last trump, and kept the lead.</source>
        <translation>Der König hätte den letzten Trumpf gezogen, und du wärst am Ausspiel geblieben.</translation>
    </message>
    <message>
        <source>Your five of spades and your queen of diamonds are sure tricks now. Lead one of them.</source>
        <translation>Deine Pik-Fünf und deine Karo-Dame sind jetzt sichere Stiche. Spiel eine davon aus.</translation>
    </message>
    <message>
        <source>The small heart lost. Your sure tricks are still there.</source>
        <translation>Das kleine Herz ist verloren. Deine sicheren Stiche sind noch da.</translation>
    </message>
    <message>
        <source>Lead the other card too: it is your seventh trick.</source>
        <translation>Spiel auch die andere Karte aus: Es ist dein siebter Stich.</translation>
    </message>
    <message>
        <source>Seven tricks, as you bid.</source>
        <translation>Sieben Stiche, wie angesagt.</translation>
    </message>
    <message>
        <source>Bid 7, took 7: 70 points. One trick more would have been a bag for 1 point, and ten bags cost 100.</source>
        <translation>7 angesagt, 7 gemacht: 70 Punkte. Ein Stich mehr wäre ein Überstich für 1 Punkt, und zehn Überstiche kosten 100.</translation>
    </message>
    <message>
        <source>Fewer than seven tricks: you lose 70 points. Draw the last trump before you lead the queen of diamonds.</source>
        <translation>Weniger als sieben Stiche: Du verlierst 70 Punkte. Zieh den letzten Trumpf, bevor du die Karo-Dame ausspielst.</translation>
    </message>
    <message>
        <source>Two draw their hands</source>
        <translation>Zwei ziehen ihr Blatt</translation>
    </message>
    <message>
        <source>There are no trumps. At grand both sides want tricks, at nullo neither does. All others have passed, so you decide: with low cards call nullo.</source>
        <translation>Es gibt keinen Trumpf. Bei Grand wollen beide Seiten Stiche, bei Nullo keine. Alle anderen haben gepasst, du entscheidest: Sag mit niedrigen Karten Nullo.</translation>
    </message>
    <message>
        <source>Now you and your partner leave tricks to the others.</source>
        <translation>Jetzt überlasst ihr zu zweit die Stiche den anderen.</translation>
    </message>
    <message>
        <source>At grand low cards take nothing. Nullo is for them.</source>
        <translation>Bei Grand machen niedrige Karten nichts. Für sie ist Nullo da.</translation>
    </message>
    <message>
        <source>Nullo, and four cards are left. Your side has four tricks, theirs has five. The queen of hearts was led: stay below it with the four.</source>
        <translation>Nullo, und vier Karten sind noch da. Ihr habt vier Stiche, die anderen fünf. Die Herz-Dame wurde ausgespielt: Bleib mit der Vier darunter.</translation>
    </message>
    <message>
        <source>Six tricks for the other side.</source>
        <translation>Sechs Stiche für die anderen.</translation>
    </message>
    <message>
        <source>The king took a trick that was theirs.</source>
        <translation>Der König hat einen Stich gemacht, der ihrer war.</translation>
    </message>
    <message>
        <source>Follow suit: your two of clubs is harmless.</source>
        <translation>Bediene: Deine Kreuz-Zwei ist harmlos.</translation>
    </message>
    <message>
        <source>The ace had to take it.</source>
        <translation>Das Ass musste ihn nehmen.</translation>
    </message>
    <message>
        <source>You have no spade. Throw away the card that could still take a trick: the king of hearts.</source>
        <translation>Du hast kein Pik. Wirf die Karte ab, die noch einen Stich machen könnte: den Herz-König.</translation>
    </message>
    <message>
        <source>The danger is gone.</source>
        <translation>Die Gefahr ist vorbei.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your king would take it.</source>
        <translation>Es kann noch Herz ausgespielt werden, und dein König würde den Stich machen.</translation>
    </message>
    <message>
        <source>The others took nine tricks: at nullo each above six scores 1 for you, 3 points.</source>
        <translation>Die anderen haben neun Stiche: Bei Nullo zählt jeder über sechs 1 für euch, 3 Punkte.</translation>
    </message>
    <message>
        <source>Your side could have left all four tricks to the others. Stay below high cards, and throw yours away.</source>
        <translation>Ihr hättet alle vier Stiche den anderen überlassen können. Bleib unter hohen Karten und wirf deine ab.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand oder Nullo</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. The player on your right proposes: eight tricks with a partner. Two aces, and king and jack of trumps, are worth four tricks, your half of them. Accept.</source>
        <translation>Die Ansagen entscheiden, wer mit wem spielt. Der Spieler rechts von dir schlägt vor: acht Stiche mit einem Partner. Zwei Asse und König und Bube in Trumpf sind vier Stiche wert, deine Hälfte. Nimm an.</translation>
    </message>
    <message>
        <source>Prop and cop: for this deal the player on your right is your partner.</source>
        <translation>Prop und Cop: In dieser Runde ist der Spieler rechts von dir dein Partner.</translation>
    </message>
    <message>
        <source>With four tricks accept a proposal: two who have four each make eight together.</source>
        <translation>Mit vier Stichen nimm einen Vorschlag an: Zwei, die je vier haben, machen zusammen acht.</translation>
    </message>
    <message>
        <source>The jack of diamonds was led, and your partner’s king takes the trick: only your ace beats it. Keep the ace, and play the two.</source>
        <translation>Der Karo-Bube wurde ausgespielt, und der König deines Partners macht den Stich: Nur dein Ass schlägt ihn. Behalte das Ass und spiel die Zwei.</translation>
    </message>
    <message>
        <source>One trick for both of you, and you keep the ace.</source>
        <translation>Ein Stich für euch beide, und du behältst das Ass.</translation>
    </message>
    <message>
        <source>The trick was your partner’s already. The ace would have been another.</source>
        <translation>Der Stich gehörte schon deinem Partner. Das Ass wäre noch einer gewesen.</translation>
    </message>
    <message>
        <source>Now you call first, and spades are turned up. Six trumps with ace and king, and an ace beside them: that is worth five tricks alone against three. Call solo.</source>
        <translation>Jetzt sagst du als Erster an, und Pik ist aufgedeckt. Sechs Trümpfe mit Ass und König und ein Ass daneben: Das sind fünf Stiche allein gegen drei. Sag Solo an.</translation>
    </message>
    <message>
        <source>Solo: each of the three others pays you 1 if you take five tricks.</source>
        <translation>Solo: Jeder der drei anderen zahlt dir 1, wenn du fünf Stiche machst.</translation>
    </message>
    <message>
        <source>Six trumps with ace and king, and an ace, are worth a solo.</source>
        <translation>Sechs Trümpfe mit Ass und König und noch ein Ass sind ein Solo wert.</translation>
    </message>
    <message>
        <source>Diamonds are turned up, but you have seven hearts, five of them from the top, and three high cards beside them. At abundance nine tricks are needed, and you choose trumps. Call it.</source>
        <translation>Karo ist aufgedeckt, aber du hast sieben Herz, fünf davon von oben, und drei hohe Karten daneben. Bei der Abondance brauchst du neun Stiche und bestimmst den Trumpf. Sag sie an.</translation>
    </message>
    <message>
        <source>Abundance is higher than solo and misère, and is paid with 3 by each.</source>
        <translation>Die Abondance ist höher als Solo und Misère, und jeder zahlt dafür 3.</translation>
    </message>
    <message>
        <source>With hearts as trumps these cards are good for nine tricks: abundance.</source>
        <translation>Mit Herz als Trumpf sind diese Karten gut für neun Stiche: Abondance.</translation>
    </message>
    <message>
        <source>Your call stands. Choose hearts as trumps.</source>
        <translation>Deine Ansage gilt. Bestimme Herz als Trumpf.</translation>
    </message>
    <message>
        <source>Seven tricks in hearts, two in spades, one in clubs.</source>
        <translation>Sieben Stiche in Herz, zwei in Pik, einer in Kreuz.</translation>
    </message>
    <message>
        <source>Hearts are your longest suit by far.</source>
        <translation>Herz ist bei weitem deine längste Farbe.</translation>
    </message>
    <message>
        <source>You play misère: no trick, and there are no trumps. Nine tricks are gone, none of them yours. The six of hearts was led: stay below it with the five.</source>
        <translation>Du spielst Misère: kein Stich, und es gibt keinen Trumpf. Neun Stiche sind gespielt, keiner davon deiner. Die Herz-Sechs wurde ausgespielt: Bleib mit der Fünf darunter.</translation>
    </message>
    <message>
        <source>The nine took it.</source>
        <translation>Die Neun hat ihn gemacht.</translation>
    </message>
    <message>
        <source>The jack took the trick, and the misère is lost.</source>
        <translation>Der Bube hat den Stich gemacht, und die Misère ist verloren.</translation>
    </message>
    <message>
        <source>You have no clubs. Throw away the card that could still take a trick: the jack of hearts.</source>
        <translation>Du hast kein Kreuz. Wirf die Karte ab, die noch einen Stich machen könnte: den Herz-Buben.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your jack would take it.</source>
        <translation>Es kann noch Herz ausgespielt werden, und dein Bube würde den Stich machen.</translation>
    </message>
    <message>
        <source>The king of diamonds lies there already: your eight is safe.</source>
        <translation>Der Karo-König liegt schon da: Deine Acht ist sicher.</translation>
    </message>
    <message>
        <source>One trick is left.</source>
        <translation>Ein Stich ist noch übrig.</translation>
    </message>
    <message>
        <source>No trick: each of the three others pays you 2, which makes 6.</source>
        <translation>Kein Stich: Jeder der drei anderen zahlt dir 2, zusammen 6.</translation>
    </message>
    <message>
        <source>One trick, and the misère is lost: you pay 2 to each of the three others. Stay below what was led, and throw away your high cards.</source>
        <translation>Ein Stich, und die Misère ist verloren: Du zahlst jedem der drei anderen 2. Bleib unter dem, was ausgespielt wurde, und wirf deine hohen Karten ab.</translation>
    </message>
    <message>
        <source>Alone or with a partner</source>
        <translation>Allein oder mit einem Partner</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Taken back into deal {deal}.</source>
        <translation>Zurück in Runde {deal}.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>52 cards</source>
        <translation>52 Karten</translation>
    </message>
    <message>
        <source>48 cards, from the three up</source>
        <translation>48 Karten, ab der Drei</translation>
    </message>
    <message>
        <source>40 cards, from the five up</source>
        <translation>40 Karten, ab der Fünf</translation>
    </message>
    <message>
        <source>36 cards, from the six up</source>
        <translation>36 Karten, ab der Sechs</translation>
    </message>
    <message>
        <source>32 cards, from the seven up</source>
        <translation>32 Karten, ab der Sieben</translation>
    </message>
    <message>
        <source>8 cards for each player</source>
        <translation>8 Karten je Spieler</translation>
    </message>
    <message>
        <source>40 cards, Spanish: no 8, 9, 10</source>
        <translation>40 Karten, spanisch: ohne 8, 9, 10</translation>
    </message>
    <message>
        <source>40 cards, Spanish; 36 for 3 or 6 players</source>
        <translation>40 Karten, spanisch; 36 zu dritt oder sechst</translation>
    </message>
    <message>
        <source>52 less some twos, to deal evenly</source>
        <translation>52 ohne einige Zweien, damit es aufgeht</translation>
    </message>
    <message>
        <source>56 cards: with four jokers as ones</source>
        <translation>56 Karten: vier Joker als Einsen</translation>
    </message>
    <message>
        <source>60 cards: with wizards and jesters</source>
        <translation>60 Karten: Zauberer und Narren</translation>
    </message>
    <message>
        <source>104 cards: two packs</source>
        <translation>104 Karten: zwei Kartenspiele</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>Ass hoch</translation>
    </message>
    <message>
        <source>Spanish: ace, three, king …</source>
        <translation>Spanisch: Ass, Drei, König …</translation>
    </message>
    <message>
        <source>Trump jack and its twin on top</source>
        <translation>Trumpf-Bube und sein Zwilling am höchsten</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Up and down by two: 1, 3 … 3, 1</source>
        <translation>Auf und ab, Zweierschritte: 1, 3 … 3, 1</translation>
    </message>
    <message>
        <source>Up and down: 1, 2 … 2, 1</source>
        <translation>Auf und ab: 1, 2 … 2, 1</translation>
    </message>
    <message>
        <source>Down and up: 10 … 1 … 10</source>
        <translation>Ab und auf: 10 … 1 … 10</translation>
    </message>
    <message>
        <source>Up only: 1, 2, 3 …</source>
        <translation>Nur aufwärts: 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Down only: … 3, 2, 1</source>
        <translation>Nur abwärts: … 3, 2, 1</translation>
    </message>
    <message>
        <source>Down and up, one-card deals once by each dealer</source>
        <translation>Ab und auf, bei jedem Geber einmal 1 Karte</translation>
    </message>
    <message>
        <source>Up and down, largest deal once by each dealer</source>
        <translation>Auf und ab, größte Runde bei jedem Geber einmal</translation>
    </message>
    <message>
        <source>Up and down, one-card and largest deals once by each dealer</source>
        <translation>Auf und ab, kleinste und größte Runde bei jedem Geber einmal</translation>
    </message>
    <message>
        <source>Romanian: 1 … 8 … 1</source>
        <translation>Rumänisch: 1 … 8 … 1</translation>
    </message>
    <message>
        <source>Romanian: 8 … 1 … 8</source>
        <translation>Rumänisch: 8 … 1 … 8</translation>
    </message>
    <message>
        <source>Romanian by two: 1, 3, 5, 7, 8 … 1</source>
        <translation>Rumänisch, Zweierschritte: 1, 3, 5, 7, 8 … 1</translation>
    </message>
    <message>
        <source>Down and up, never fewer than 4</source>
        <translation>Ab und auf, nie weniger als 4</translation>
    </message>
    <message>
        <source>Down by two, the other sizes up</source>
        <translation>In Zweierschritten ab, die anderen Größen auf</translation>
    </message>
    <message>
        <source>Down to 2 and up</source>
        <translation>Bis 2 ab und wieder auf</translation>
    </message>
    <message>
        <source>Down and up, 2 cards by every dealer</source>
        <translation>Ab und auf, bei jedem Geber einmal 2 Karten</translation>
    </message>
    <message>
        <source>Always the same number</source>
        <translation>Immer gleich viele</translation>
    </message>
    <message>
        <source>Clag, with special deals</source>
        <translation>Clag, mit besonderen Runden</translation>
    </message>
    <message>
        <source>A sequence of your own</source>
        <translation>Eine eigene Folge</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Once, then down the same sizes</source>
        <translation>Einmal, dann dieselben Größen abwärts</translation>
    </message>
    <message>
        <source>Twice, then down the same sizes</source>
        <translation>Zweimal, dann dieselben Größen abwärts</translation>
    </message>
    <message>
        <source>Played normally</source>
        <translation>Wie gewohnt</translation>
    </message>
    <message>
        <source>Forehead: you see all but your own</source>
        <translation>Stirn: Du siehst alle außer deiner</translation>
    </message>
    <message>
        <source>Hidden: nobody sees a card</source>
        <translation>Verdeckt: Niemand sieht eine Karte</translation>
    </message>
    <message>
        <source>The next card is turned up</source>
        <translation>Die nächste Karte wird aufgedeckt</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card</source>
        <translation>Die letzte Karte des Gebers</translation>
    </message>
    <message>
        <source>A card is cut before the deal</source>
        <translation>Vor dem Geben wird eine Karte abgehoben</translation>
    </message>
    <message>
        <source>Trumps go round in an order</source>
        <translation>Der Trumpf geht reihum</translation>
    </message>
    <message>
        <source>A suit is drawn</source>
        <translation>Eine Farbe wird ausgelost</translation>
    </message>
    <message>
        <source>The same suit in every deal</source>
        <translation>Dieselbe Farbe in jeder Runde</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>The highest bidder chooses</source>
        <translation>Die höchste Ansage bestimmt ihn</translation>
    </message>
    <message>
        <source>It is auctioned</source>
        <translation>Er wird versteigert</translation>
    </message>
    <message>
        <source>Turned up after the bids</source>
        <translation>Nach den Ansagen aufgedeckt</translation>
    </message>
    <message>
        <source>Hidden until somebody cannot follow suit</source>
        <translation>Verdeckt, bis jemand nicht bedienen kann</translation>
    </message>
    <message>
        <source>The dealer chooses the suit</source>
        <translation>Der Geber bestimmt die Farbe</translation>
    </message>
    <message>
        <source>Turn on until a suit comes</source>
        <translation>Weiter aufdecken, bis eine Farbe kommt</translation>
    </message>
    <message>
        <source>The dealer chooses before the deal</source>
        <translation>Der Geber wählt vor dem Geben</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready</source>
        <translation>Alle zugleich, verdeckt, bis jeder bereit ist</translation>
    </message>
    <message>
        <source>Openly, in turn</source>
        <translation>Offen, der Reihe nach</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Der Spieler nach dem Geber</translation>
    </message>
    <message>
        <source>None: the last bidder is free</source>
        <translation>Keine: Die letzte Ansage ist frei</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>In jeder Runde</translation>
    </message>
    <message>
        <source>From a certain number of cards on</source>
        <translation>Ab einer bestimmten Kartenzahl</translation>
    </message>
    <message>
        <source>In all deals but the last</source>
        <translation>In allen Runden außer der letzten</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>More than the tricks</source>
        <translation>Mehr als die Stiche</translation>
    </message>
    <message>
        <source>Exactly the tricks, played until all make it</source>
        <translation>Genau die Stiche, wiederholt, bis es alle schaffen</translation>
    </message>
    <message>
        <source>Every bid</source>
        <translation>Jede Ansage</translation>
    </message>
    <message>
        <source>Only their total</source>
        <translation>Nur ihre Summe</translation>
    </message>
    <message>
        <source>When the deal is over</source>
        <translation>Erst am Ende der Runde</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Once trumps are broken</source>
        <translation>Wenn Trumpf auf eine andere Farbe gefallen ist</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Nach dem ersten Stich</translation>
    </message>
    <message>
        <source>Only when holding nothing else</source>
        <translation>Nur wenn man nichts anderes hat</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übergangen</translation>
    </message>
    <message>
        <source>They end the streak</source>
        <translation>Beenden die Serie</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Zählen mit</translation>
    </message>
    <message>
        <source>After the whole sequence</source>
        <translation>Nach der ganzen Folge</translation>
    </message>
    <message>
        <source>When a score is reached</source>
        <translation>Wenn eine Punktzahl erreicht ist</translation>
    </message>
    <message>
        <source>After every deal</source>
        <translation>Nach jeder Runde</translation>
    </message>
    <message>
        <source>After each whole sequence</source>
        <translation>Nach jedem Durchgang</translation>
    </message>
    <message>
        <source>The place is shared</source>
        <translation>Der Platz wird geteilt</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>The larger total of made bids</source>
        <translation>Die größere Summe erfüllter Ansagen</translation>
    </message>
    <message>
        <source>Most tricks in the match</source>
        <translation>Die meisten Stiche der Partie</translation>
    </message>
    <message>
        <source>They cut cards</source>
        <translation>Abheben entscheidet</translation>
    </message>
    <message>
        <source>Whoever took the last trick</source>
        <translation>Wer den letzten Stich gemacht hat</translation>
    </message>
    <message>
        <source>Nobody: a card is turned</source>
        <translation>Niemand: Eine Karte wird aufgedeckt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>One card, unseen</source>
        <translation>Eine Karte, ungesehen</translation>
    </message>
    <message>
        <source>A card is turned up</source>
        <translation>Eine Karte wird aufgedeckt</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card</source>
        <translation>Wer die höchste Karte abhebt, bestimmt ihn</translation>
    </message>
    <message>
        <source>After seeing the hand</source>
        <translation>Nach dem Ansehen der Handkarten</translation>
    </message>
    <message>
        <source>Before seeing the hand</source>
        <translation>Vor dem Ansehen der Handkarten</translation>
    </message>
    <message>
        <source>The last thirteen</source>
        <translation>Die letzten dreizehn</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All, the last thirteen twice</source>
        <translation>Alle, die letzten dreizehn doppelt</translation>
    </message>
    <message>
        <source>For the deal</source>
        <translation>Für die Runde</translation>
    </message>
    <message>
        <source>For tricks more than the other</source>
        <translation>Für Stiche mehr als der andere</translation>
    </message>
    <message>
        <source>For every trick</source>
        <translation>Für jeden Stich</translation>
    </message>
    <message>
        <source>To a score</source>
        <translation>Auf Punkte</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Eine Anzahl von Runden</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>For bids with trump</source>
        <translation>Bei Ansagen mit Trumpf</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Der Kontrakt</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <source>May be discarded when void</source>
        <translation>Abwerfen erlaubt, wenn man nicht bedienen kann</translation>
    </message>
    <message>
        <source>Must be discarded when void</source>
        <translation>Abwerfen Pflicht, wenn man nicht bedienen kann</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Chosen by the giver</source>
        <translation>Wer abgibt, wählt</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>For first and last</source>
        <translation>Für Ersten und Letzten</translation>
    </message>
    <message>
        <source>For every place</source>
        <translation>Für jeden Platz</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>200 points below zero</source>
        <translation>200 Punkte unter null</translation>
    </message>
    <message>
        <source>500 points below zero</source>
        <translation>500 Punkte unter null</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
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
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>10 a trick</source>
        <translation>10 pro Stich</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 Punkte</translation>
    </message>
    <message>
        <source>For blind nil</source>
        <translation>Bei blindem Nil</translation>
    </message>
    <message>
        <source>For every nil</source>
        <translation>Bei jedem Nil</translation>
    </message>
    <message>
        <source>They are bags</source>
        <translation>Zählen als Überstiche</translation>
    </message>
    <message>
        <source>They help to make the contract</source>
        <translation>Helfen, den Kontrakt zu erfüllen</translation>
    </message>
    <message>
        <source>Once spades are broken</source>
        <translation>Wenn Pik auf eine andere Farbe gefallen ist</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>Drawn, discards seen by who draws</source>
        <translation>Gezogen, wer zieht, sieht, was weggelegt wird</translation>
    </message>
    <message>
        <source>Drawn, the second card discarded unseen</source>
        <translation>Gezogen, die zweite Karte wird ungesehen weggelegt</translation>
    </message>
    <message>
        <source>Drawn, discards face up</source>
        <translation>Gezogen, weggelegte Karten liegen offen</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>So viele wie möglich</translation>
    </message>
    <message>
        <source>A tenth of a point</source>
        <translation>Ein zehntel Punkt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Suits in turn</source>
        <translation>Farben der Reihe nach</translation>
    </message>
    <message>
        <source>Suits in turn, then no trump</source>
        <translation>Farben der Reihe nach, dann ohne Trumpf</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>Nur der Geber</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>The player before the caller</source>
        <translation>Wer vor dem Ansager sitzt</translation>
    </message>
    <message>
        <source>The player after the caller</source>
        <translation>Wer nach dem Ansager sitzt</translation>
    </message>
    <message>
        <source>The others score as usual</source>
        <translation>Die anderen bekommen das Übliche</translation>
    </message>
    <message>
        <source>The others score twice as much</source>
        <translation>Die anderen bekommen das Doppelte</translation>
    </message>
    <message>
        <source>The caller&apos;s side loses</source>
        <translation>Die Seite des Ansagers verliert</translation>
    </message>
    <message>
        <source>The other side scores</source>
        <translation>Die andere Seite bekommt sie</translation>
    </message>
    <message>
        <source>The side that took them loses</source>
        <translation>Die Seite, die sie macht, verliert</translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation>Ein Rubber</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Der Nächste gibt</translation>
    </message>
    <message>
        <source>A general misère</source>
        <translation>Eine allgemeine Misère</translation>
    </message>
    <message>
        <source>The caller&apos;s choice</source>
        <translation>Nach Wahl des Ansagers</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Kein Trumpf</translation>
    </message>
    <message>
        <source>A fifth of a point</source>
        <translation>Ein fünftel Punkt</translation>
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
