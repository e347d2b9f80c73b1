<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Far Whist</source>
        <translation>Over Far Whist</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Details kopiëren</translation>
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
        <translation>Licenties</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programma</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenties</translation>
    </message>
    <message>
        <source>Far Whist {version}</source>
        <translation>Far Whist {version}</translation>
    </message>
    <message>
        <source>A card table for whist games where you must take exactly the tricks you bid.

The opponents do not cheat: each sees only its own cards and what has been played.

Free software under the MIT licence. Made with Qt {qt}, which is under the GNU LGPL.</source>
        <translation>Een kaarttafel voor whistspellen waarin je precies zoveel slagen moet halen als je biedt.

De tegenstanders spelen niet vals: elk ziet alleen de eigen kaarten en wat er gespeeld is.

Vrije software onder de MIT-licentie. Gemaakt met Qt {qt}, dat onder de GNU LGPL valt.</translation>
    </message>
    <message>
        <source>This is an independent program in the style of Far Whist by Vincent Brévart ({address}). He has no part in it.</source>
        <translation>Dit is een zelfstandig programma in de stijl van Far Whist van Vincent Brévart ({address}). Hij heeft er geen deel aan.</translation>
    </message>
    <message>
        <source>Please include this when you report a problem:</source>
        <translation>Stuur dit mee als je een probleem meldt:</translation>
    </message>
    <message>
        <source>Third-party software</source>
        <translation>Software van derden</translation>
    </message>
    <message>
        <source>It is installed alongside Far Whist and is not part of it.</source>
        <translation>Deze software is naast Far Whist geïnstalleerd en maakt er geen deel van uit.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Volgende vraag</translation>
    </message>
    <message>
        <source>Which suit do you make trumps?</source>
        <translation>Welke kleur maak je troef?</translation>
    </message>
    <message>
        <source>Which cards are high?</source>
        <translation>Welke kaarten zijn hoog?</translation>
    </message>
    <message>
        <source>Do you keep the card that you drew?</source>
        <translation>Houd je de kaart die je hebt gepakt?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Welke kaart leg je weg?</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Hoeveel slagen haal je?</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>Mijn &amp;kaarten bekijken</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Change bid</source>
        <translation>Bod wijzigen</translation>
    </message>
    <message>
        <source>You may change your bid until everybody is ready.</source>
        <translation>Je kunt je bod wijzigen tot iedereen klaar is.</translation>
    </message>
    <message>
        <source>Bids stay hidden until the deal is over.</source>
        <translation>De biedingen blijven verborgen tot de ronde voorbij is.</translation>
    </message>
    <message>
        <source>Bids stay secret until everybody is ready.</source>
        <translation>De biedingen blijven geheim tot iedereen klaar is.</translation>
    </message>
    <message>
        <source>Ready: {ready} of {seats}.</source>
        <translation>Klaar: {ready} van de {seats}.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Slagen geboden tot nu toe: {total} van {tricks}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Which suit is trumps?</source>
        <translation>Welke kleur is troef?</translation>
    </message>
    <message>
        <source>How many tricks, if you choose trumps?</source>
        <translation>Hoeveel slagen, als jij troef kiest?</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;assen</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Jouw bod</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Houden</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Wegleggen</translation>
    </message>
    <message>
        <source>How many tricks above six?</source>
        <translation>Hoeveel slagen boven de zes?</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Everyone passed: you must bid.</source>
        <translation>Iedereen heeft gepast: jij moet bieden.</translation>
    </message>
    <message>
        <source>&amp;{number}  Low: A 2 3 … K</source>
        <translation>&amp;{number}  Laag: A 2 3 … H</translation>
    </message>
    <message>
        <source>&amp;{number}  High: A K Q … 2</source>
        <translation>&amp;{number}  Hoog: A H V … 2</translation>
    </message>
    <message>
        <source>Which cards win?</source>
        <translation>Welke kaarten winnen?</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>voorstel</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>aanvaarding</translation>
    </message>
    <message>
        <source>prop and cop</source>
        <translation>prop en cop</translation>
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
        <translation>abondance</translation>
    </message>
    <message>
        <source>royal abundance</source>
        <translation>koninklijke abondance</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>open misère</translation>
    </message>
    <message>
        <source>abundance declared</source>
        <translation>grote abondance</translation>
    </message>
    <message>
        <source>general misère</source>
        <translation>algemene misère</translation>
    </message>
    <message>
        <source>Uptown ↑</source>
        <translation>Hoog ↑</translation>
    </message>
    <message>
        <source>Downtown ↓</source>
        <translation>Laag ↓</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
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
        <translation>Houden</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Wegleggen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Mijn kaarten bekijken</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Play it unseen</source>
        <translation>Blind spelen</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Lage kaarten</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Hoge kaarten</translation>
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
        <translation>{level} ZT</translation>
    </message>
    <message>
        <source>{trump} · {contract}</source>
        <translation>{trump} · {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Jij speelt {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} speelt {contract}</translation>
    </message>
    <message>
        <source>Nullo: leave tricks to the others</source>
        <translation>Nullo: laat slagen aan de anderen</translation>
    </message>
    <message>
        <source>Grand: take tricks</source>
        <translation>Grand: haal slagen</translation>
    </message>
    <message>
        <source>No trump, low cards win</source>
        <translation>Zonder troef, laag wint</translation>
    </message>
    <message>
        <source>No trump, high cards win</source>
        <translation>Zonder troef, hoog wint</translation>
    </message>
    <message>
        <source>{suit}, downtown</source>
        <translation>{suit}, laag</translation>
    </message>
    <message>
        <source>{suit}, uptown</source>
        <translation>{suit}, hoog</translation>
    </message>
</context>
<context>
    <name>Card after with</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>het {suit}aas</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>de {suit}heer</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>de {suit}vrouw</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>de {suit}boer</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>de {suit}tien</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>de {suit}negen</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>de {suit}acht</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>de {suit}zeven</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>de {suit}zes</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>de {suit}vijf</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>de {suit}vier</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>de {suit}drie</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>de {suit}twee</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>de {suit}een</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>de rode joker</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>de zwarte joker</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>een tovenaar</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>een nar</translation>
    </message>
</context>
<context>
    <name>Card at the start of a sentence</name>
    <message>
        <source>The ace of {suit}</source>
        <translation>Het {suit}aas</translation>
    </message>
    <message>
        <source>The king of {suit}</source>
        <translation>De {suit}heer</translation>
    </message>
    <message>
        <source>The queen of {suit}</source>
        <translation>De {suit}vrouw</translation>
    </message>
    <message>
        <source>The jack of {suit}</source>
        <translation>De {suit}boer</translation>
    </message>
    <message>
        <source>The ten of {suit}</source>
        <translation>De {suit}tien</translation>
    </message>
    <message>
        <source>The nine of {suit}</source>
        <translation>De {suit}negen</translation>
    </message>
    <message>
        <source>The eight of {suit}</source>
        <translation>De {suit}acht</translation>
    </message>
    <message>
        <source>The seven of {suit}</source>
        <translation>De {suit}zeven</translation>
    </message>
    <message>
        <source>The six of {suit}</source>
        <translation>De {suit}zes</translation>
    </message>
    <message>
        <source>The five of {suit}</source>
        <translation>De {suit}vijf</translation>
    </message>
    <message>
        <source>The four of {suit}</source>
        <translation>De {suit}vier</translation>
    </message>
    <message>
        <source>The three of {suit}</source>
        <translation>De {suit}drie</translation>
    </message>
    <message>
        <source>The two of {suit}</source>
        <translation>De {suit}twee</translation>
    </message>
    <message>
        <source>The one of {suit}</source>
        <translation>De {suit}een</translation>
    </message>
    <message>
        <source>The red joker</source>
        <translation>De rode joker</translation>
    </message>
    <message>
        <source>The black joker</source>
        <translation>De zwarte joker</translation>
    </message>
    <message>
        <source>A wizard</source>
        <translation>Een tovenaar</translation>
    </message>
    <message>
        <source>A jester</source>
        <translation>Een nar</translation>
    </message>
</context>
<context>
    <name>Card by itself</name>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}aas</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}heer</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}vrouw</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}boer</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}tien</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}negen</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}acht</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}zeven</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}zes</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}vijf</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}vier</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}drie</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>{suit}twee</translation>
    </message>
    <message>
        <source>one of {suit}</source>
        <translation>{suit}een</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>rode joker</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>zwarte joker</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>tovenaar</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>nar</translation>
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
        <translation>H</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>V</translation>
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
        <translation>het {suit}aas</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>de {suit}heer</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>de {suit}vrouw</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>de {suit}boer</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>de {suit}tien</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>de {suit}negen</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>de {suit}acht</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>de {suit}zeven</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>de {suit}zes</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>de {suit}vijf</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>de {suit}vier</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>de {suit}drie</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>de {suit}twee</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>de {suit}een</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>de rode joker</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>de zwarte joker</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>een tovenaar</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>een nar</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Play out deal</source>
        <translation>Ronde uitspelen</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: a bot chooses for you.</source>
        <translation>De tijd is om: een bot kiest voor je.</translation>
    </message>
    <message>
        <source>Time is up: {card} was played for you.</source>
        <translation>De tijd is om; voor je gespeeld: {card}.</translation>
    </message>
    <message>
        <source>Time is up: a bid of {tricks} was made for you.</source>
        <translation>De tijd is om: er is {tricks} voor je geboden.</translation>
    </message>
    <message>
        <source>Time is up: a choice was made for you.</source>
        <translation>De tijd is om: er is een keuze voor je gemaakt.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Looking at your choices: {done} of {count}</source>
        <translation>Je keuzes worden bekeken: {done} van {count}</translation>
    </message>
    <message>
        <source>The coach will look at this deal soon.</source>
        <translation>De coach bekijkt deze ronde zo meteen.</translation>
    </message>
    <message>
        <source>The coach is waiting for mains power.</source>
        <translation>De coach wacht op netstroom.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Niet beoordeeld.</translation>
    </message>
    <message>
        <source>This deal could not be judged. The file farwhist.log says why.</source>
        <translation>Deze ronde kon niet worden beoordeeld. In het bestand farwhist.log staat waarom.</translation>
    </message>
    <message>
        <source>What could be better?</source>
        <translation>Wat kon beter?</translation>
    </message>
    <message>
        <source>Judge now</source>
        <translation>Nu beoordelen</translation>
    </message>
    <message>
        <source>Judge this deal</source>
        <translation>Deze ronde beoordelen</translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>Opnieuw beoordelen</translation>
    </message>
    <message>
        <source>cards and others {points}</source>
        <translation>kaarten en anderen {points}</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Er viel niets te kiezen.</translation>
    </message>
    <message>
        <source>Points lost in the bidding: {points}.</source>
        <translation>Punten verloren bij het bieden: {points}.</translation>
    </message>
    <message>
        <source>Points lost in the play: {points}, most {where}.</source>
        <translation>Punten verloren bij het spelen: {points}, het meest {where}.</translation>
    </message>
    <message>
        <source>No slips: your decisions cost about {points}.</source>
        <translation>Geen fouten: je keuzes kostten ongeveer {points}.</translation>
    </message>
    <message>
        <source>Nothing lost. The rest was in the cards.</source>
        <translation>Niets verloren. De rest lag aan de kaarten.</translation>
    </message>
    <message>
        <source>Winning chance lost: {lost} %, most {where}.</source>
        <translation>Winstkans verloren: {lost}%, het meest {where}.</translation>
    </message>
    <message>
        <source>Not judged: the choices were not your own.</source>
        <translation>Niet beoordeeld: het waren niet je eigen keuzes.</translation>
    </message>
    <message>
        <source>Not judged: the coach does not compare such choices.</source>
        <translation>Niet beoordeeld: zulke keuzes vergelijkt de coach niet.</translation>
    </message>
    <message>
        <source>Exactly as bid.</source>
        <translation>Precies.</translation>
    </message>
    <message>
        <source>Well bid.</source>
        <translation>Goed geboden.</translation>
    </message>
    <message>
        <source>The coach has looked at this deal.</source>
        <translation>De coach heeft deze ronde bekeken.</translation>
    </message>
    <message>
        <source>Exactly as bid, and nothing lost.</source>
        <translation>Precies zoals geboden, en niets verloren.</translation>
    </message>
    <message>
        <source>Your decisions {points}</source>
        <translation>Jouw keuzes {points}</translation>
    </message>
    <message>
        <source>in the bidding: {choice}</source>
        <translation>bij het bieden: {choice}</translation>
    </message>
    <message>
        <source>in trick {trick}: {choice}</source>
        <translation>in slag {trick}: {choice}</translation>
    </message>
    <message>
        <source>Chance to stay in</source>
        <translation>Kans om erin te blijven</translation>
    </message>
    <message>
        <source>Chance of the odd trick</source>
        <translation>Kans op de meeste slagen</translation>
    </message>
    <message>
        <source>Chance of the contract</source>
        <translation>Kans op het contract</translation>
    </message>
    <message>
        <source>Chance to be out of cards first</source>
        <translation>Kans om als eerste uit te zijn</translation>
    </message>
    <message>
        <source>All choices come to the same.</source>
        <translation>Alle keuzes komen op hetzelfde neer.</translation>
    </message>
    <message>
        <source>Other choices are as good here; the usual one is named.</source>
        <translation>Andere keuzes zijn hier even goed; de gebruikelijke wordt genoemd.</translation>
    </message>
    <message>
        <source>With open cards: the bid was certain with {cards}, whatever the others did.</source>
        <translation>Met open kaarten: met {cards} was het bod zeker, wat de anderen ook deden.</translation>
    </message>
    <message>
        <source>With open cards: the bid was out of reach, whatever was played.</source>
        <translation>Met open kaarten: het bod was niet meer te halen, wat er ook gespeeld werd.</translation>
    </message>
    <message>
        <source>Nobody could know that.</source>
        <translation>Dat kon niemand weten.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Slordigheid</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Geen keus</translation>
    </message>
    <message>
        <source>Chance to make the bid</source>
        <translation>Kans om het bod te halen</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Kans op winst van de partij</translation>
    </message>
    <message>
        <source>Right, and unlucky.</source>
        <translation>Goed gekozen, maar pech gehad.</translation>
    </message>
    <message>
        <source>It cost nothing this time.</source>
        <translation>Deze keer kostte het niets.</translation>
    </message>
    <message>
        <source>{share} percent</source>
        <translation>{share} procent</translation>
    </message>
    <message>
        <source>{word}. Points lost: {loss}. Best: {best}.</source>
        <translation>{word}. Punten verloren: {loss}. Beste: {best}.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Allemaal gelijk</translation>
    </message>
    <message>
        <source>All that could be chosen came to the same.</source>
        <translation>Alles wat je kon kiezen, kwam op hetzelfde neer.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>punten gemiddeld</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>{best}: {best_share} %.</source>
        <translation>{best}: {best_share}%.</translation>
    </message>
    <message>
        <source>{name} chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Keuze van {name}: {own}, {own_share}%. Beste: {best}, {best_share}%.</translation>
    </message>
    <message>
        <source>You chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Jouw keuze: {own}, {own_share}%. Beste: {best}, {best_share}%.</translation>
    </message>
    <message>
        <source>Best was {best}.</source>
        <translation>Beste: {best}.</translation>
    </message>
    <message>
        <source>No other choice was surely better.</source>
        <translation>Geen andere keuze was zeker beter.</translation>
    </message>
    <message>
        <source>It wins the match most often.</source>
        <translation>Daarmee win je de partij het vaakst.</translation>
    </message>
    <message>
        <source>It scores most on average.</source>
        <translation>Dat levert gemiddeld het meest op.</translation>
    </message>
    <message>
        <source>Judged by what you could know · {deals}</source>
        <translation>Beoordeeld naar wat je kon weten · {deals}</translation>
    </message>
    <message>
        <source>Judged by what {name} could know · {deals}</source>
        <translation>Beoordeeld naar wat {name} kon weten · {deals}</translation>
    </message>
    <message>
        <source>{word}. Winning chance lost: {loss}. Best: {best}.</source>
        <translation>{word}. Winstkans verloren: {loss}. Beste: {best}.</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach</source>
        <translation>Beoordeeld door een oudere versie van de coach</translation>
    </message>
    <message>
        <source>The coach is looking at {name}&apos;s choices: {done} of {count}</source>
        <translation>De coach bekijkt de keuzes van {name}: {done} van {count}</translation>
    </message>
    <message>
        <source>The coach is looking at your choices: {done} of {count}</source>
        <translation>De coach bekijkt je keuzes: {done} van {count}</translation>
    </message>
    <message>
        <source>{done} of {count} judged.</source>
        <translation>{done} van {count} beoordeeld.</translation>
    </message>
    <message>
        <source>This choice could not be judged. The file farwhist.log says why.</source>
        <translation>Deze keuze kon niet worden beoordeeld. In het bestand farwhist.log staat waarom.</translation>
    </message>
    <message>
        <source>A bot chose this in the player’s place. It is not judged.</source>
        <translation>Hier koos een bot in plaats van de speler. Dit wordt niet beoordeeld.</translation>
    </message>
    <message>
        <source>Time was up, and a bot chose this. It is not judged.</source>
        <translation>De tijd was om en een bot koos. Dit wordt niet beoordeeld.</translation>
    </message>
    <message>
        <source>This follows a hint. It is not judged.</source>
        <translation>Deze keuze volgt een tip. Ze wordt niet beoordeeld.</translation>
    </message>
    <message>
        <source>All was decided: this was played by itself.</source>
        <translation>Alles was beslist: deze kaart werd automatisch gespeeld.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>zeker</translation>
    </message>
    <message>
        <source>{choice}: {share} percent, {points}</source>
        <translation>{choice}: {share} procent, {points}</translation>
    </message>
    <message>
        <source>{choice} now</source>
        <translation>{choice} nu</translation>
    </message>
    <message>
        <source>{choice} then</source>
        <translation>{choice} toen</translation>
    </message>
    <message>
        <source>What the coach finds cannot be saved: {reason}</source>
        <translation>De bevindingen van de coach kunnen niet worden opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>You needed {need} {left}</source>
        <translation>Je had er nog {need} nodig {left}</translation>
    </message>
    <message>
        <source>You needed none {left}</source>
        <translation>Je had er geen meer nodig {left}</translation>
    </message>
    <message>
        <source>Tricks that this hand usually takes: {tricks}.</source>
        <translation>Zoveel slagen haalt deze hand meestal: {tricks}.</translation>
    </message>
    <message>
        <source>You held {cards}.</source>
        <translation>Je had {cards}.</translation>
    </message>
</context>
<context>
    <name>Copy</name>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n kaart elk</numerusform>
            <numerusform>%n kaarten elk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>%n te weinig</numerusform>
            <numerusform>%n te weinig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Nog %n seconde</numerusform>
            <numerusform>Nog %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulated deal(s)</source>
        <translation>
            <numerusform>%Ln gesimuleerde verdeling</numerusform>
            <numerusform>%Ln gesimuleerde verdelingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n wijziging</numerusform>
            <numerusform>%n wijzigingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n te weinig</numerusform>
            <numerusform>%n te weinig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>%n te veel</numerusform>
            <numerusform>%n te veel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} punt</numerusform>
            <numerusform>{points} punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n passage gevonden</numerusform>
            <numerusform>%n passages gevonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) were bid</source>
        <translation>
            <numerusform>%n slag geboden</numerusform>
            <numerusform>%n slagen geboden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of %n trick(s)</source>
        <translation>
            <numerusform>op %n</numerusform>
            <numerusform>op %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) without effect here</source>
        <translation>
            <numerusform>%n optie zonder effect</numerusform>
            <numerusform>%n opties zonder effect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n te veel</numerusform>
            <numerusform>%n te veel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Eén slag te weinig, maar goed gespeeld: je laatste keuze had {share}% kans.</numerusform>
            <numerusform>%n slagen te weinig, maar goed gespeeld: je laatste keuze had {share}% kans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Eén slag te veel, maar goed gespeeld: je laatste keuze had {share}% kans.</numerusform>
            <numerusform>%n slagen te veel, maar goed gespeeld: je laatste keuze had {share}% kans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) best.</source>
        <translation>
            <numerusform>%n van de {count} keuzes was de beste.</numerusform>
            <numerusform>%n van de {count} keuzes waren de beste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n schoppen</numerusform>
            <numerusform>%n schoppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n harten</numerusform>
            <numerusform>%n harten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n ruiten</numerusform>
            <numerusform>%n ruiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n klaver</numerusform>
            <numerusform>%n klaveren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) up</source>
        <translation>
            <numerusform>%n plaats omhoog</numerusform>
            <numerusform>%n plaatsen omhoog</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) down</source>
        <translation>
            <numerusform>%n plaats omlaag</numerusform>
            <numerusform>%n plaatsen omlaag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n trick(s)</source>
        <translation>
            <numerusform>laatste slag</numerusform>
            <numerusform>laatste %n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation>
            <numerusform>Laatste slag claimen</numerusform>
            <numerusform>Laatste %n slagen claimen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s) in a row.</source>
        <translation>
            <numerusform>%n precies bod op rij.</numerusform>
            <numerusform>%n precieze biedingen op rij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s)</source>
        <translation>
            <numerusform>%n precies bod</numerusform>
            <numerusform>%n precieze biedingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were exact %n time(s) in a row.</source>
        <translation>
            <numerusform>Je zat %n keer precies goed.</numerusform>
            <numerusform>Je zat %n keer op rij precies goed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n week</numerusform>
            <numerusform>%n weken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n maand</numerusform>
            <numerusform>%n maanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the last %n trick(s)</source>
        <translation>
            <numerusform>met nog %n slag te gaan</numerusform>
            <numerusform>met nog %n slagen te gaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and had %n sure</source>
        <translation>
            <numerusform>en had er %n zeker</numerusform>
            <numerusform>en had er %n zeker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held %n trump(s)</source>
        <translation>
            <numerusform>en had %n troef</numerusform>
            <numerusform>en had %n troeven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held the highest card left in %n suit(s)</source>
        <translation>
            <numerusform>en had in %n kleur de hoogste kaart die nog over was</numerusform>
            <numerusform>en had in %n kleuren de hoogste kaart die nog over was</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right %n time(s) in a row</source>
        <translation>
            <numerusform>%n keer goed</numerusform>
            <numerusform>%n keer op rij goed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCounts</name>
    <message numerus="yes">
        <source>%n card(s) for each player</source>
        <translation>
            <numerusform>%n kaart per speler</numerusform>
            <numerusform>%n kaarten per speler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of the &amp;week: %n day(s) left</source>
        <translation>
            <numerusform>Partij van de &amp;week: nog %n dag</numerusform>
            <numerusform>Partij van de &amp;week: nog %n dagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal facts</name>
    <message>
        <source>Cut: {cards}</source>
        <translation>Getrokken: {cards}</translation>
    </message>
    <message>
        <source>You discarded {cards}</source>
        <translation>Jij legde {cards} weg</translation>
    </message>
    <message>
        <source>The kitty, {cards}</source>
        <translation>De talon, {cards}</translation>
    </message>
    <message>
        <source>Turned up, and in your hand</source>
        <translation>Gedraaid, en in je hand</translation>
    </message>
    <message>
        <source>Turned up by {name}, who holds it</source>
        <translation>Gedraaid door {name}, die hem in de hand heeft</translation>
    </message>
    <message>
        <source>You won the cut and chose trumps</source>
        <translation>Jij trok de hoogste kaart en koos troef</translation>
    </message>
    <message>
        <source>{name} won the cut and chose trumps</source>
        <translation>{name} trok de hoogste kaart en koos troef</translation>
    </message>
    <message>
        <source>You chose trumps</source>
        <translation>Jij koos troef</translation>
    </message>
    <message>
        <source>{name} chose trumps</source>
        <translation>{name} koos troef</translation>
    </message>
    <message>
        <source>You won the cut and choose trumps</source>
        <translation>Jij trok de hoogste kaart en kiest troef</translation>
    </message>
    <message>
        <source>{name} won the cut and chooses trumps</source>
        <translation>{name} trok de hoogste kaart en kiest troef</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Jij kiest troef</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} kiest troef</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}, counting the kitty as one</source>
        <translation>Jij bood {level}: {tricks}, waarbij de talon als één slag telt</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}</source>
        <translation>Jij bood {level}: {tricks}</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}, counting the kitty as one</source>
        <translation>{name} bood {level}: {tricks}, waarbij de talon als één slag telt</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}</source>
        <translation>{name} bood {level}: {tricks}</translation>
    </message>
    <message>
        <source>Low cards win: A 2 3 … K</source>
        <translation>Lage kaarten winnen: A 2 3 … H</translation>
    </message>
    <message>
        <source>High cards win: A K Q … 2</source>
        <translation>Hoge kaarten winnen: A H V … 2</translation>
    </message>
    <message>
        <source>All play a general misère</source>
        <translation>Iedereen speelt een algemene misère</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} speelt {contract}</translation>
    </message>
    <message>
        <source>{name} and {partner} play {contract}</source>
        <translation>{name} en {partner} spelen {contract}</translation>
    </message>
    <message>
        <source>You and {name} play {contract}</source>
        <translation>Jij en {name} spelen {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Jij speelt {contract}</translation>
    </message>
    <message>
        <source>You called grand</source>
        <translation>Je zei grand</translation>
    </message>
    <message>
        <source>{name} called grand</source>
        <translation>{name} zei grand</translation>
    </message>
    <message>
        <source>You called nullo</source>
        <translation>Je zei nullo</translation>
    </message>
    <message>
        <source>{name} called nullo</source>
        <translation>{name} zei nullo</translation>
    </message>
    <message>
        <source>Bids: {calls}</source>
        <translation>Biedingen: {calls}</translation>
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
        <translation>{name} {level} hoog</translation>
    </message>
    <message>
        <source>{name} {level} downtown</source>
        <translation>{name} {level} laag</translation>
    </message>
    <message>
        <source>{name} {level} no trump</source>
        <translation>{name} {level} zonder troef</translation>
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
        <translation>Blinde nil: {names}</translation>
    </message>
    <message>
        <source>Bid blind: {names}</source>
        <translation>Blind geboden: {names}</translation>
    </message>
</context>
<context>
    <name>Deal number</name>
    <message>
        <source>Match number</source>
        <translation>Partijnummer</translation>
    </message>
    <message>
        <source>This is deal {deal} of match number {number}.
The same number deals the same cards again in the same game with the same number of players: {game}, {seats}.</source>
        <translation>Dit is ronde {deal} van partij nummer {number}.
Met hetzelfde nummer krijg je dezelfde kaarten opnieuw, in hetzelfde spel met evenveel spelers: {game}, {seats}.</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>Nummer &amp;kopiëren</translation>
    </message>
    <message>
        <source>Match &amp;number:</source>
        <translation>Partij&amp;nummer:</translation>
    </message>
    <message>
        <source>&amp;Start this match</source>
        <translation>Deze partij &amp;starten</translation>
    </message>
    <message>
        <source>Enter a number first</source>
        <translation>Vul eerst een nummer in</translation>
    </message>
</context>
<context>
    <name>Deal texts</name>
    <message>
        <source>No deal code or diagram was found here.</source>
        <translation>Hier staat geen code of diagram van een ronde.</translation>
    </message>
    <message>
        <source>The code is damaged after {after}.</source>
        <translation>De code is beschadigd na {after}.</translation>
    </message>
    <message>
        <source>The end of the code is missing, after {after}.</source>
        <translation>Het einde van de code ontbreekt, na {after}.</translation>
    </message>
    <message>
        <source>The code does not hold a playable deal.</source>
        <translation>De code bevat geen speelbare ronde.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Far Whist.</source>
        <translation>Deze code komt van een nieuwere versie van Far Whist.</translation>
    </message>
    <message>
        <source>This deal is for the game “{game}”, which this version does not have.</source>
        <translation>Deze ronde hoort bij het spel “{game}”, dat deze versie niet kent.</translation>
    </message>
    <message>
        <source>The rules of this deal cannot be played. {why}</source>
        <translation>De regels van deze ronde zijn niet speelbaar. {why}</translation>
    </message>
    <message>
        <source>This match has no deal {deal}.</source>
        <translation>Deze partij heeft geen ronde {deal}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Er is geen plek {seat}.</translation>
    </message>
    <message>
        <source>The deals before this one do not fit this game.</source>
        <translation>De rondes vóór deze passen niet bij dit spel.</translation>
    </message>
    <message>
        <source>Wrong number of cards in the deal: {cards}; the pack has {pack}.</source>
        <translation>Verkeerd aantal kaarten in de ronde: {cards}; het spel heeft er {pack}.</translation>
    </message>
    <message>
        <source>Wrong number of cards at seat {seat}: {cards} instead of {wanted}.</source>
        <translation>Verkeerd aantal kaarten op plek {seat}: {cards} in plaats van {wanted}.</translation>
    </message>
    <message>
        <source>{card} appears twice: {one} and {other}.</source>
        <translation>{card} komt twee keer voor: {one} en {other}.</translation>
    </message>
    <message>
        <source>{card} is not in this pack: {place}.</source>
        <translation>{card} zit niet in dit spel kaarten: {place}.</translation>
    </message>
    <message>
        <source>{card} cannot be the turned card: it is not where one is turned.</source>
        <translation>{card} kan niet de gedraaide kaart zijn: waar die ligt, wordt geen kaart gedraaid.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing, or does not follow from its rules.</source>
        <translation>De troef van deze ronde ontbreekt of volgt niet uit de regels.</translation>
    </message>
    <message>
        <source>Seat {seat}: “{move}” is not possible. {why}</source>
        <translation>Plek {seat}: “{move}” kan niet. {why}</translation>
    </message>
    <message>
        <source>Trick {trick}: seat {seat} cannot play {move}. {why}</source>
        <translation>Slag {trick}: plek {seat} kan {move} niet spelen. {why}</translation>
    </message>
    <message>
        <source>Turn {turn}: seat {seat} cannot play {move}. {why}</source>
        <translation>Beurt {turn}: plek {seat} kan {move} niet spelen. {why}</translation>
    </message>
    <message>
        <source>“{move}” of seat {seat} comes after the last card.</source>
        <translation>“{move}” van plek {seat} komt na de laatste kaart.</translation>
    </message>
    <message>
        <source>“{line}” cannot be read.</source>
        <translation>“{line}” is niet leesbaar.</translation>
    </message>
    <message>
        <source>The line “{line}” is missing.</source>
        <translation>De regel “{line}” ontbreekt.</translation>
    </message>
    <message>
        <source>The diagram and the code below it show different deals.</source>
        <translation>Het diagram en de code eronder tonen verschillende rondes.</translation>
    </message>
    <message>
        <source>“{line}” does not follow from the cards and moves.</source>
        <translation>“{line}” volgt niet uit de kaarten en zetten.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>plek {seat}</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>niet gedeeld</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>getrokken</translation>
    </message>
    <message>
        <source>given</source>
        <translation>weggegeven</translation>
    </message>
    <message>
        <source>The code of deal {number} was copied.</source>
        <translation>De code van ronde {number} is gekopieerd.</translation>
    </message>
    <message>
        <source>The diagram of deal {number} was copied.</source>
        <translation>Het diagram van ronde {number} is gekopieerd.</translation>
    </message>
    <message>
        <source>What you know of this deal was copied.</source>
        <translation>Wat je van deze ronde weet, is gekopieerd.</translation>
    </message>
    <message>
        <source>This deal is for {players}, but the table seats {least} to {most}.</source>
        <translation>Deze ronde is voor {players}, maar de tafel heeft plaats voor {least} tot {most}.</translation>
    </message>
    <message>
        <source>The pasted deal is on the table.</source>
        <translation>De geplakte ronde ligt op tafel.</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Ronde plakken</translation>
    </message>
    <message>
        <source>This deal cannot be opened.</source>
        <translation>Deze ronde kan niet worden geopend.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{file}” is larger than a card deck should be.</source>
        <translation>“{file}” is groter dan een kaartspel hoort te zijn.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or no drawing in SVG.</source>
        <translation>“{file}” is beschadigd of geen SVG-tekening.</translation>
    </message>
    <message>
        <source>“{file}” is refused: it could keep the program from going on.</source>
        <translation>“{file}” wordt geweigerd: het kan het programma laten vastlopen.</translation>
    </message>
    <message>
        <source>“{file}” names a drawing outside its own folder.</source>
        <translation>“{file}” noemt een tekening buiten zijn eigen map.</translation>
    </message>
    <message>
        <source>“{file}” names no drawing in SVG.</source>
        <translation>“{file}” noemt geen SVG-tekening.</translation>
    </message>
    <message>
        <source>“{file}” does not name its cards as decks of KDE or AisleRiot do.</source>
        <translation>“{file}” noemt zijn kaarten niet zoals kaartspellen van KDE of AisleRiot.</translation>
    </message>
    <message>
        <source>“{file}” is drawn in a way that Far Whist cannot show.</source>
        <translation>“{file}” is getekend op een manier die Far Whist niet kan tonen.</translation>
    </message>
    <message>
        <source>The cards in “{file}” are not upright.</source>
        <translation>De kaarten in “{file}” staan niet rechtop.</translation>
    </message>
    <message>
        <source>The card deck {file} cannot be read: {problem}.</source>
        <translation>Het kaartspel {file} kan niet worden gelezen: {problem}.</translation>
    </message>
    <message>
        <source>There is no card deck of KDE or AisleRiot in {folder}.</source>
        <translation>Er is geen kaartspel van KDE of AisleRiot in {folder}.</translation>
    </message>
    <message>
        <source>This deck is used as it is drawn: style, suit colours, index size, paper and letters do not apply.</source>
        <translation>Dit kaartspel blijft zoals het getekend is: stijl, tinten, hoektekens, papier en letters gelden niet.</translation>
    </message>
    <message>
        <source>Available with a deck from a folder that has a back</source>
        <translation>Beschikbaar bij een kaartspel uit een map dat een rug heeft</translation>
    </message>
    <message>
        <source>The back of the deck from the folder is used</source>
        <translation>De rug van het kaartspel uit de map wordt gebruikt</translation>
    </message>
    <message>
        <source>This deck has no wizards or jesters: ours are used.</source>
        <translation>Dit kaartspel heeft geen tovenaars of narren: die van ons worden gebruikt.</translation>
    </message>
    <message>
        <source>This deck has no jokers, wizards or jesters: ours are used.</source>
        <translation>Dit kaartspel heeft geen jokers, tovenaars of narren: die van ons worden gebruikt.</translation>
    </message>
    <message>
        <source>It has no back: ours is used.</source>
        <translation>Het heeft geen rug: die van ons wordt gebruikt.</translation>
    </message>
    <message>
        <source>Cards of ours in it: {cards}.</source>
        <translation>Kaarten van ons erin: {cards}.</translation>
    </message>
    <message>
        <source>What it shows from other files is left out.</source>
        <translation>Wat het uit andere bestanden toont, wordt weggelaten.</translation>
    </message>
    <message>
        <source>The cards of Far Whist are used.</source>
        <translation>De kaarten van Far Whist worden gebruikt.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Deal from the table</source>
        <translation>Ronde van de tafel</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Ronde-editor</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Study it</source>
        <translation>Naspelen</translation>
    </message>
    <message>
        <source>Ask the coach what each choice is worth</source>
        <translation>De coach vragen wat elke keuze waard is</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopiëren</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Diagram kopiëren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>You can study the deal once all cards have been played.</source>
        <translation>Naspelen kan als alle kaarten gespeeld zijn.</translation>
    </message>
    <message>
        <source>You can ask the coach once the deal is complete.</source>
        <translation>De coach raadplegen kan als de ronde compleet is.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controle</translation>
    </message>
    <message>
        <source>Calls and cards</source>
        <translation>Biedingen en kaarten</translation>
    </message>
    <message>
        <source>Cards: {name}</source>
        <translation>Kaarten: {name}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Wat hieronder staat</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back</source>
        <translation>1 t/m {seats} geeft een kaart aan een plek, 0 neemt hem terug</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back, + turns it up</source>
        <translation>1 t/m {seats} geeft een kaart aan een plek, 0 neemt hem terug, + draait hem</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle kaarten</translation>
    </message>
    <message>
        <source>Fill the rest at random</source>
        <translation>Rest willekeurig delen</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Alles terugnemen</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Let op</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>In orde</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Wat elke keuze waard is</translation>
    </message>
    <message>
        <source>{name}, from what this seat can know · {deals}</source>
        <translation>{name}, naar wat deze plek kan weten · {deals}</translation>
    </message>
    <message>
        <source>{name}: best is {choice}.</source>
        <translation>{name}: het beste is {choice}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Kaarten per speler</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Gever</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>Chooses trumps</source>
        <translation>Kiest troef</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punten tot nu toe</translation>
    </message>
    <message>
        <source>{game}, other rules</source>
        <translation>{game}, andere regels</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Nog niet</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Gedraaid</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Getrokken</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Volgens de regels</translation>
    </message>
    <message>
        <source>{cards} of {wanted}</source>
        <translation>{cards} van {wanted}</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>gedraaid</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>getrokken</translation>
    </message>
    <message>
        <source>{card}: {name}. {held}. {free}.</source>
        <translation>{card}: {name}. {held}. {free}.</translation>
    </message>
    <message>
        <source>{card} is free. {free}.</source>
        <translation>{card} is vrij. {free}.</translation>
    </message>
    <message>
        <source>{name}: {cards} of {wanted}.</source>
        <translation>{name}: {cards} van {wanted}.</translation>
    </message>
    <message>
        <source>{name}: {cards} instead of {wanted}.</source>
        <translation>{name}: {cards} in plaats van {wanted}.</translation>
    </message>
    <message>
        <source>The cut card is missing.</source>
        <translation>De getrokken kaart ontbreekt.</translation>
    </message>
    <message>
        <source>The card that is turned up for trump is missing.</source>
        <translation>De kaart die voor troef wordt gedraaid, ontbreekt.</translation>
    </message>
    <message>
        <source>{card} is turned up, and must be in this hand: {name}.</source>
        <translation>{card} is gedraaid en moet in deze hand zitten: {name}.</translation>
    </message>
    <message>
        <source>{card} is turned up and cannot be in a hand too.</source>
        <translation>{card} is gedraaid en kan niet ook in een hand zitten.</translation>
    </message>
    <message>
        <source>{card} stays where it is: {holder}.</source>
        <translation>{card} blijft waar hij is: {holder}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>Not a card of this pack: {words}.</source>
        <translation>Niet in dit spel kaarten: {words}.</translation>
    </message>
    <message>
        <source>The bids add up to {bids} for {tricks}.</source>
        <translation>De biedingen zijn samen {bids} op {tricks}.</translation>
    </message>
    <message>
        <source>Nobody has a card yet.</source>
        <translation>Nog niemand heeft een kaart.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing.</source>
        <translation>De troef van deze ronde ontbreekt.</translation>
    </message>
    <message>
        <source>Fill in at random</source>
        <translation>Willekeurig aanvullen</translation>
    </message>
    <message>
        <source>Remove the last ones</source>
        <translation>Laatste terugnemen</translation>
    </message>
    <message>
        <source>Deal all at random</source>
        <translation>Alles willekeurig delen</translation>
    </message>
    <message>
        <source>Turn one up at random</source>
        <translation>Willekeurig draaien</translation>
    </message>
    <message>
        <source>Draw one at random</source>
        <translation>Willekeurig trekken</translation>
    </message>
    <message>
        <source>Delete this and everything after it</source>
        <translation>Dit en alles erna verwijderen</translation>
    </message>
    <message>
        <source>Move it here</source>
        <translation>Hierheen verplaatsen</translation>
    </message>
    <message>
        <source>{name} · bid</source>
        <translation>{name} · bod</translation>
    </message>
    <message>
        <source>{name} · card</source>
        <translation>{name} · kaart</translation>
    </message>
    <message>
        <source>{name} · choice</source>
        <translation>{name} · keuze</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Biedingen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Slag {number}</translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation>{card}, gespeeld</translation>
    </message>
    <message>
        <source>{card} is turned up. {free}.</source>
        <translation>{card} is gedraaid. {free}.</translation>
    </message>
    <message>
        <source>{card} cannot be played now.</source>
        <translation>{card} kan nu niet worden gespeeld.</translation>
    </message>
    <message>
        <source>The deal is over: nothing is left to choose.</source>
        <translation>De ronde is voorbij: er valt niets meer te kiezen.</translation>
    </message>
    <message>
        <source>The coach does not judge this game.</source>
        <translation>De coach beoordeelt dit spel niet.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Calls and cards so far</source>
        <translation>Biedingen en kaarten tot nu toe</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Alles terug</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Iedereen laten doorspelen</translation>
    </message>
    <message>
        <source>Calls and cards can be added once all hands are complete.</source>
        <translation>Biedingen en kaarten kun je toevoegen als alle handen compleet zijn.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>De ronde is voorbij.</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Nog niemand heeft geboden.</translation>
    </message>
    <message>
        <source>The points before this deal, in this order: {names}</source>
        <translation>De punten vóór deze ronde, in deze volgorde: {names}</translation>
    </message>
    <message>
        <source>“{text}” is not a list of points: enter a number for each of {names}.</source>
        <translation>“{text}” is geen lijst met punten: vul een getal in voor elk van deze spelers: {names}.</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>De coach denkt na …</translation>
    </message>
    <message>
        <source>Everyone plays on.</source>
        <translation>Iedereen speelt door.</translation>
    </message>
    <message>
        <source>The deal has changed. Ask the coach again.</source>
        <translation>De ronde is gewijzigd. Vraag het de coach opnieuw.</translation>
    </message>
    <message>
        <source>The coach has nothing to compare here.</source>
        <translation>De coach heeft hier niets te vergelijken.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>De laatste gespeelde ronde</translation>
    </message>
    <message>
        <source>This is the deal you edited last.</source>
        <translation>Dit is de ronde die je het laatst hebt bewerkt.</translation>
    </message>
    <message>
        <source>The deal was pasted.</source>
        <translation>De ronde is geplakt.</translation>
    </message>
    <message>
        <source>The deal from the table was loaded.</source>
        <translation>De ronde van de tafel is geladen.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Ronde openen</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}</source>
        <translation>{file} kan niet worden gelezen: {problem}</translation>
    </message>
    <message>
        <source>This file holds a whole match, not a single deal.</source>
        <translation>Dit bestand bevat een hele partij, geen losse ronde.</translation>
    </message>
    <message>
        <source>The deal from the file was loaded.</source>
        <translation>De ronde uit het bestand is geladen.</translation>
    </message>
    <message>
        <source>The deal is on the table.</source>
        <translation>De ronde ligt op tafel.</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>De code is gekopieerd.</translation>
    </message>
    <message>
        <source>The diagram was copied.</source>
        <translation>Het diagram is gekopieerd.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The deal was saved as “{file}”.</source>
        <translation>De ronde is opgeslagen als “{file}”.</translation>
    </message>
    <message>
        <source>The deal in the editor cannot be saved: {reason}</source>
        <translation>De ronde in de editor kan niet worden opgeslagen: {reason}</translation>
    </message>
</context>
<context>
    <name>EditorCounts</name>
    <message numerus="yes">
        <source>%n card(s) free</source>
        <translation>
            <numerusform>%n kaart vrij</numerusform>
            <numerusform>%n kaarten vrij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Er ontbreekt %n kaart.</numerusform>
            <numerusform>Er ontbreken %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; no card is used twice.</source>
        <translation>
            <numerusform>Elk %n kaart; geen kaart komt twee keer voor.</numerusform>
            <numerusform>Elk %n kaarten; geen kaart komt twee keer voor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays on: %n trick(s) so far.</source>
        <translation>
            <numerusform>Iedereen speelt door: tot nu toe %n slag.</numerusform>
            <numerusform>Iedereen speelt door: tot nu toe %n slagen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Far Whist ended unexpectedly last time; your match is safe.</source>
        <translation>Far Whist is de vorige keer onverwacht gestopt; je partij is veilig.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Er ging iets mis.</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe.</source>
        <translation>Er ging iets mis; je partij is veilig.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Deta&amp;ils</source>
        <translation>&amp;Details</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Wat er misging</translation>
    </message>
    <message>
        <source>If you report this, please include the text below. It contains nothing about your match. A copy is in {file}.</source>
        <translation>Stuur de tekst hieronder mee als je dit meldt. Er staat niets over je partij in. Een kopie staat in {file}.</translation>
    </message>
</context>
<context>
    <name>Fair play</name>
    <message>
        <source>Fair play</source>
        <translation>Eerlijk spel</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Vingerafdrukken</translation>
    </message>
    <message>
        <source>Paste your copy, or leave empty to check the fingerprint above</source>
        <translation>Plak je kopie, of laat leeg om de vingerafdruk hierboven te controleren</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Controleren</translation>
    </message>
    <message>
        <source>The cards and the other players&apos; bids are fixed before you choose. Copy a fingerprint now; when the deal is over you see the text it was made from, and any SHA-256 tool gives the same fingerprint.</source>
        <translation>De kaarten en de biedingen van de anderen liggen vast voordat jij kiest. Kopieer nu een vingerafdruk; na de ronde zie je de tekst waaruit hij gemaakt is, en elk SHA-256-programma geeft dezelfde vingerafdruk.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint:</source>
        <translation>&amp;Vingerafdruk:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Tekst:</translation>
    </message>
    <message>
        <source>&amp;Your copy:</source>
        <translation>&amp;Jouw kopie:</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>De hele partij</translation>
    </message>
    <message>
        <source>Secret until the match is over.</source>
        <translation>Geheim tot de partij voorbij is.</translation>
    </message>
    <message>
        <source>Secret until the deal is over.</source>
        <translation>Geheim tot de ronde voorbij is.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Secret until the bid is shown.</source>
        <translation>Geheim tot het bod wordt getoond.</translation>
    </message>
    <message>
        <source>Deal {number}: bid of {player}</source>
        <translation>Ronde {number}: bod van {player}</translation>
    </message>
    <message>
        <source>This is not the fingerprint of the text. Was it copied for another deal?</source>
        <translation>Dit is niet de vingerafdruk van de tekst. Hoort de kopie bij een andere ronde?</translation>
    </message>
    <message>
        <source>The text has this fingerprint: nothing was changed.</source>
        <translation>De tekst heeft deze vingerafdruk: er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The text has this fingerprint, but different cards were played.</source>
        <translation>De tekst heeft deze vingerafdruk, maar er zijn andere kaarten gespeeld.</translation>
    </message>
    <message>
        <source>The text has this fingerprint and its cards are the ones played: nothing was changed.</source>
        <translation>De tekst heeft deze vingerafdruk en bevat de kaarten die zijn gespeeld: er is niets gewijzigd.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Far Whist matches</source>
        <translation>Far Whist-partijen</translation>
    </message>
    <message>
        <source>Open a match or rules</source>
        <translation>Partij of regels openen</translation>
    </message>
    <message>
        <source>Matches and rules</source>
        <translation>Partijen en regels</translation>
    </message>
    <message>
        <source>The match was saved as “{file}”.</source>
        <translation>De partij is opgeslagen als “{file}”.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>{file} kan niet worden geschreven: {problem}. Kies een andere plaats.</translation>
    </message>
</context>
<context>
    <name>First steps</name>
    <message>
        <source>Skip tips</source>
        <translation>Uitleg overslaan</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is a trump, and trumps beat all other suits.</source>
        <translation>Jij haalt de slag: je {card} is troef, en troef slaat alle andere kleuren.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is a trump, and trumps beat all other suits.</source>
        <translation>{name} haalt de slag: {card} is troef, en troef slaat alle andere kleuren.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest trump.</source>
        <translation>Jij haalt de slag: je {card} is de hoogste troef.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest trump.</source>
        <translation>{name} haalt de slag: {card} is de hoogste troef.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest card of the suit that was led.</source>
        <translation>Jij haalt de slag: je {card} is de hoogste kaart van de gevraagde kleur.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest card of the suit that was led.</source>
        <translation>{name} haalt de slag: {card} is de hoogste kaart van de gevraagde kleur.</translation>
    </message>
    <message>
        <source>One card each, and trump is {suit}. Will your card take the trick? Choose 0 or 1, then press Ready.</source>
        <translation>Ieder heeft één kaart en troef is {suit}. Haalt jouw kaart de slag? Kies 0 of 1 en klik op Klaar.</translation>
    </message>
    <message>
        <source>Look at your cards: how many tricks will they take? Choose a number, then press Ready. Only the exact number counts.</source>
        <translation>Bekijk je kaarten: hoeveel slagen halen ze? Kies een getal en klik op Klaar. Alleen het precieze aantal telt.</translation>
    </message>
    <message>
        <source>Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Biedingen zijn geheim tot iedereen klaar is. Nu toont elk bordje gehaald / geboden: ✓ is precies, ▲ heeft er te veel.</translation>
    </message>
    <message>
        <source>Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Elk bordje toont gehaald / geboden: ✓ is precies, ▲ heeft er te veel.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the lowest total wins the match.</source>
        <translation>Het scoreblad telt alle rondes op; het laagste totaal wint de partij.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the highest total wins the match.</source>
        <translation>Het scoreblad telt alle rondes op; het hoogste totaal wint de partij.</translation>
    </message>
    <message>
        <source>{game} – say how many tricks you will take, then take exactly that many.</source>
        <translation>{game} – zeg hoeveel slagen je haalt en haal er dan precies zoveel.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Andere spellen…</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>exact</source>
        <translation>precies</translation>
    </message>
    <message>
        <source>fixed for this bid</source>
        <translation>vast voor dit bod</translation>
    </message>
    <message>
        <source>bid of 0 made</source>
        <translation>bod van 0 gehaald</translation>
    </message>
    <message>
        <source>cards, for a bid of 0</source>
        <translation>kaarten, voor een bod van 0</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>bod</translation>
    </message>
    <message>
        <source>bid squared</source>
        <translation>bod in het kwadraat</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the bid</source>
        <translation>1 + 2 + … t/m het bod</translation>
    </message>
    <message>
        <source>cards of the deal</source>
        <translation>kaarten van de ronde</translation>
    </message>
    <message>
        <source>more for a short deal</source>
        <translation>meer voor een korte ronde</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>gemist</translation>
    </message>
    <message>
        <source>bid of 0 missed</source>
        <translation>bod van 0 gemist</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>gehaalde slagen</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>slagen ernaast</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the tricks off</source>
        <translation>1 + 2 + … t/m de slagen ernaast</translation>
    </message>
    <message>
        <source>tricks off, squared</source>
        <translation>slagen ernaast, in het kwadraat</translation>
    </message>
    <message>
        <source>the total is halved</source>
        <translation>het totaal wordt gehalveerd</translation>
    </message>
    <message>
        <source>for the points the table has lost</source>
        <translation>voor de punten die de tafel verloor</translation>
    </message>
    <message>
        <source>for everybody who missed</source>
        <translation>voor iedereen met een gemist bod</translation>
    </message>
    <message>
        <source>every trick bid and taken</source>
        <translation>alle slagen geboden en gehaald</translation>
    </message>
    <message>
        <source>bid blind</source>
        <translation>blind geboden</translation>
    </message>
    <message>
        <source>for the streak</source>
        <translation>voor de reeks</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>slagen boven de zes</translation>
    </message>
    <message>
        <source>the deal won</source>
        <translation>de ronde gewonnen</translation>
    </message>
    <message>
        <source>tricks more than the other</source>
        <translation>slagen meer dan de ander</translation>
    </message>
    <message>
        <source>the game won</source>
        <translation>de manche gewonnen</translation>
    </message>
    <message>
        <source>the rubber won</source>
        <translation>de robber gewonnen</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honneurs</translation>
    </message>
    <message>
        <source>tricks bid and made</source>
        <translation>slagen geboden en gehaald</translation>
    </message>
    <message>
        <source>tricks bid, missed</source>
        <translation>slagen geboden, gemist</translation>
    </message>
    <message>
        <source>ten tricks or more, bid and made</source>
        <translation>tien slagen of meer, geboden en gehaald</translation>
    </message>
    <message>
        <source>ten tricks or more bid, missed</source>
        <translation>tien slagen of meer geboden, niet gehaald</translation>
    </message>
    <message>
        <source>bid blind and made, twice</source>
        <translation>blind geboden en gehaald, dubbel</translation>
    </message>
    <message>
        <source>bid blind, missed, twice</source>
        <translation>blind geboden en gemist, dubbel</translation>
    </message>
    <message>
        <source>tricks of the others above six</source>
        <translation>slagen van de anderen boven de zes</translation>
    </message>
    <message>
        <source>tricks below seven</source>
        <translation>slagen onder de zeven</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>overslagen</translation>
    </message>
    <message>
        <source>tricks above the bid</source>
        <translation>slagen boven het bod</translation>
    </message>
    <message>
        <source>too many bags</source>
        <translation>te veel overslagen</translation>
    </message>
    <message>
        <source>blind bid of 0 made</source>
        <translation>blind bod van 0 gehaald</translation>
    </message>
    <message>
        <source>blind bid of 0 missed</source>
        <translation>blind bod van 0 gemist</translation>
    </message>
    <message>
        <source>the game lost</source>
        <translation>het contract niet gehaald</translation>
    </message>
    <message>
        <source>tricks more than needed</source>
        <translation>slagen meer dan nodig</translation>
    </message>
    <message>
        <source>tricks too few</source>
        <translation>slagen te weinig</translation>
    </message>
    <message>
        <source>most tricks in a general misère</source>
        <translation>de meeste slagen in een algemene misère</translation>
    </message>
    <message>
        <source>fewer tricks in a general misère</source>
        <translation>minder slagen in een algemene misère</translation>
    </message>
    <message>
        <source>doubled: a spade was turned up</source>
        <translation>verdubbeld: er is schoppen gedraaid</translation>
    </message>
</context>
<context>
    <name>Full speech</name>
    <message>
        <source>On the pile: {card}.</source>
        <translation>Op de stapel: {card}.</translation>
    </message>
    <message>
        <source>Your cards by suits: {cards}.</source>
        <translation>Je kaarten per kleur: {cards}.</translation>
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
        <translation>Klassiek whist</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Elevator Whist</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Knock-out Whist</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>Romanian Whist</source>
        <translation>Roemeens whist</translation>
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
        <translation>Duits whist</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Minnesota-whist</translation>
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
        <translation>Alle handen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Slagen/bod</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Wizards, jesters</source>
        <translation>Tovenaars, narren</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Opens this deal in the study; Back returns here</source>
        <translation>Opent deze ronde om na te spelen; “Terug” brengt je weer hier</translation>
    </message>
    <message>
        <source>Search: {words}</source>
        <translation>Zoeken: {words}</translation>
    </message>
    <message>
        <source>No passage has all these words. These have some of them.</source>
        <translation>Geen passage bevat al deze woorden. Deze bevatten er een paar.</translation>
    </message>
    <message>
        <source>These words are not in the help. The nearest: {words}</source>
        <translation>Deze woorden staan niet in de help. Het dichtstbij: {words}</translation>
    </message>
    <message>
        <source>Nothing was found. These pages are here:</source>
        <translation>Niets gevonden. Deze pagina’s zijn er:</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Optie</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Werking</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Waarden</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Far Whist Help</source>
        <translation>Help van Far Whist</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Zoeken:</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Zoekwoorden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regels van dit spel</translation>
    </message>
    <message>
        <source>What the command does</source>
        <translation>Werking</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Lees meer</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Beschikbaar als je zelf meespeelt</translation>
    </message>
    <message>
        <source>Lessons give their own hints</source>
        <translation>Lessen geven hun eigen tips</translation>
    </message>
    <message>
        <source>This match is played without hints</source>
        <translation>Deze partij wordt zonder tips gespeeld</translation>
    </message>
    <message>
        <source>Available when it is your turn</source>
        <translation>Beschikbaar als je aan de beurt bent</translation>
    </message>
    <message>
        <source>There are no hints for this choice</source>
        <translation>Voor deze keuze zijn er geen tips</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tip sluiten</translation>
    </message>
    <message>
        <source>Looking at possible deals …</source>
        <translation>Mogelijke verdelingen worden bekeken …</translation>
    </message>
    <message>
        <source>Bid {bid}. Points on average: {points}.</source>
        <translation>Bied {bid}. Gemiddeld aantal punten: {points}.</translation>
    </message>
    <message>
        <source>Play {card}. Points on average: {points}.</source>
        <translation>Speel {card}. Gemiddeld aantal punten: {points}.</translation>
    </message>
    <message>
        <source>Suggestion: {move}, {percent} %</source>
        <translation>Tip: {move}, {percent}%</translation>
    </message>
    <message>
        <source>Suggestion: {move}</source>
        <translation>Tip: {move}</translation>
    </message>
    <message>
        <source>Suggested bid {bid}, {percent} percent.</source>
        <translation>Tip: bied {bid}, {percent} procent.</translation>
    </message>
    <message>
        <source>Suggested card: {card}, {percent} percent.</source>
        <translation>Tip: {card}, {percent} procent.</translation>
    </message>
    <message>
        <source>Suggestion: {move}.</source>
        <translation>Tip: {move}.</translation>
    </message>
    <message>
        <source>{what} is made in {count} of 100 deals</source>
        <translation>{what} lukt in {count} van de 100 verdelingen</translation>
    </message>
    <message>
        <source>{what} takes this trick in {count} of 100 deals</source>
        <translation>{what} haalt deze slag in {count} van de 100 verdelingen</translation>
    </message>
    <message>
        <source>{what} in {count}</source>
        <translation>{what} in {count}</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} hoog</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} laag</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} zonder troef</translation>
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
        <translation>{move} {percent}%</translation>
    </message>
    <message>
        <source>{aim}, from {deals}: {choices}</source>
        <translation>{aim}, uit {deals}: {choices}</translation>
    </message>
    <message>
        <source>This is what the strongest opponent would do with your cards.</source>
        <translation>Dit zou de sterkste tegenstander met jouw kaarten doen.</translation>
    </message>
    <message>
        <source>Chance of each number of tricks, points of each bid; from {deals}</source>
        <translation>Kans op elk aantal slagen, punten van elk bod; uit {deals}</translation>
    </message>
    <message>
        <source>Above each card: how often it ends with exactly your bid; from {deals}</source>
        <translation>Boven elke kaart: hoe vaak je er precies je bod mee haalt; uit {deals}</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card} wegleggen</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>{cards} spelen</translation>
    </message>
    <message>
        <source>bid {tricks}</source>
        <translation>{tricks} bieden</translation>
    </message>
    <message>
        <source>choose {suit}</source>
        <translation>{suit} kiezen</translation>
    </message>
    <message>
        <source>offer {tricks} with {suit}</source>
        <translation>{tricks} {suit} bieden</translation>
    </message>
    <message>
        <source>let low cards win</source>
        <translation>lage kaarten laten winnen</translation>
    </message>
    <message>
        <source>let high cards win</source>
        <translation>hoge kaarten laten winnen</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>{card} geven</translation>
    </message>
    <message>
        <source>look at your cards first</source>
        <translation>eerst je kaarten bekijken</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>houd de kaart</translation>
    </message>
    <message>
        <source>discard the card and take the next</source>
        <translation>leg de kaart weg en neem de volgende</translation>
    </message>
    <message>
        <source>knock and keep your card</source>
        <translation>kloppen en je kaart houden</translation>
    </message>
    <message>
        <source>play your card unseen</source>
        <translation>je kaart blind spelen</translation>
    </message>
    <message>
        <source>call {contract}</source>
        <translation>{contract} bieden</translation>
    </message>
    <message>
        <source>bid {level}, uptown</source>
        <translation>{level} hoog bieden</translation>
    </message>
    <message>
        <source>bid {level}, downtown</source>
        <translation>{level} laag bieden</translation>
    </message>
    <message>
        <source>bid {level} no trump</source>
        <translation>{level} zonder troef bieden</translation>
    </message>
    <message>
        <source>call grand</source>
        <translation>grand zeggen</translation>
    </message>
    <message>
        <source>call nullo</source>
        <translation>nullo zeggen</translation>
    </message>
    <message>
        <source>{what}: {percent} percent, points {points}</source>
        <translation>{what}: {percent} procent, punten {points}</translation>
    </message>
</context>
<context>
    <name>Introductions</name>
    <message>
        <source>This match has options of its own: see the rules of this game.</source>
        <translation>Deze partij heeft eigen opties: bekijk de regels van dit spel.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time, in secret; then all bids are revealed together. The hands grow by two cards from deal to deal, up to the largest, and shrink again.</source>
        <translation>Iedereen biedt tegelijk en geheim; daarna worden alle biedingen samen getoond. Van ronde tot ronde worden de handen twee kaarten groter, tot de grootste, en dan weer kleiner.</translation>
    </message>
    <message>
        <source>Bids are made in turn, the dealer&apos;s last. The dealer may not make them add up to the number of tricks, so somebody always misses. This limit is called the hook.</source>
        <translation>Er wordt om de beurt geboden, door de gever als laatste. Hij mag het totaal niet gelijk maken aan het aantal slagen; zo mist altijd iemand. Dat is het verboden bod.</translation>
    </message>
    <message>
        <source>Only the highest ranks are in the pack. If you cannot follow suit, you must play a trump. The dealer, who bids last, may not make the bids add up to the tricks.</source>
        <translation>Alleen de hoogste waarden doen mee. Kun je niet bekennen, dan moet je introeven. De gever biedt als laatste en mag het totaal niet gelijk maken aan het aantal slagen.</translation>
    </message>
    <message>
        <source>Four wizards and four jesters join the pack. The first wizard takes the trick; a jester loses to every other card. Both may be played at any time, even when you could follow suit.</source>
        <translation>Er komen vier tovenaars en vier narren bij. De eerste tovenaar haalt de slag; een nar verliest van elke andere kaart. Je mag ze altijd spelen, ook als je kunt bekennen.</translation>
    </message>
    <message>
        <source>The three ranks next to the ace. If you can beat the best card of the suit led, you must; if you cannot follow suit, you must ruff, and overruff if possible. Play goes counter-clockwise.</source>
        <translation>De drie komt na het aas. Kun je over de hoogste kaart van de gevraagde kleur heen, dan moet het; kun je niet bekennen, dan moet je troeven, zo mogelijk hoger. Er wordt tegen de klok in gespeeld.</translation>
    </message>
    <message>
        <source>A player who takes no trick is out. The first to whom this happens get a last chance: one card in the next deal, for a trick of their choice. If it wins, they are back.</source>
        <translation>Wie geen slag haalt, valt af. De eersten die dat overkomt, krijgen een laatste kans: één kaart in de volgende ronde, voor een slag naar keuze. Wint die, dan doen ze weer mee.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, and nobody bids. The dealer&apos;s last card is shown: its suit is trumps. Each trick above six scores a point for the side.</source>
        <translation>Partners zitten tegenover elkaar en niemand biedt. De laatste kaart van de gever wordt getoond: die kleur is troef. Elke slag boven de zes levert het team een punt op.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six your side will take, and how: uptown, with high cards on top; downtown, with low cards on top, after the ace; or no trump.</source>
        <translation>Bied hoeveel slagen boven de zes je team haalt, en hoe: hoog, dan winnen hoge kaarten; laag, dan winnen na het aas de lage; of zonder troef.</translation>
    </message>
    <message>
        <source>There are no trumps. In turn, call grand or pass: tricks above six score for their side. If all pass, the dealer may call nullo, where they score for the others.</source>
        <translation>Er is geen troef. Zeg grand of pas: slagen boven de zes tellen voor wie ze haalt. Past iedereen, dan kan de gever nullo zeggen, waarbij ze voor de anderen tellen.</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. Eight tricks with a partner who accepts, five alone, none at misère, nine with trumps of your own, or all thirteen. Who fails pays the others.</source>
        <translation>De biedingen beslissen wie met wie speelt. Acht slagen met een partner die aanvaardt, vijf alleen, geen bij misère, negen met eigen troef, of alle dertien. Wie faalt, betaalt de anderen.</translation>
    </message>
    <message>
        <source>Spades are always trumps. Tricks beyond the bid are bags, and ten of them cost 100 points. A bid of 0 is nil: 100 points won without a trick, 100 lost with one.</source>
        <translation>Schoppen is altijd troef. Tien overslagen, slagen boven het bod, kosten 100 punten. Een bod van 0 is nil: 100 punten erbij zonder slag, 100 eraf met een slag.</translation>
    </message>
    <message>
        <source>You draw your hand: keep a card and discard the next, or discard it and keep the next. Spades are always trumps. Ten bags, tricks beyond the bid, cost 100 points.</source>
        <translation>Je pakt je hand: houd een kaart en leg de volgende weg, of andersom. Schoppen is altijd troef. Tien overslagen, slagen boven het bod, kosten 100 punten.</translation>
    </message>
    <message>
        <source>Spades are trumps. If you can beat the card that is winning, you must: by a higher card of the suit or, without the suit, by a higher spade. Each trick above your bid scores a tenth.</source>
        <translation>Schoppen is troef. Kun je over de winnende kaart heen, dan moet het: hoger in de kleur of, zonder die kleur, met een hogere schoppen. Elke slag boven je bod levert een tiende op.</translation>
    </message>
    <message>
        <source>There are no tricks: get rid of your cards. Play a higher card of the other colour on the pile. After an ace the pile falls and you play lower; a two makes it rise again.</source>
        <translation>Er zijn geen slagen: raak je kaarten kwijt. Leg een hogere kaart van de andere tint op de stapel. Na een aas gaat hij omlaag en speel je lager; na een twee weer omhoog.</translation>
    </message>
    <message>
        <source>Thirteen tricks are played for the stock: the winner takes the face-up card, the loser the next one, unseen. Then both play out their hands, and only these thirteen tricks count.</source>
        <translation>Dertien slagen gaan om de stok: de winnaar neemt de open kaart, de verliezer de volgende, dicht. Dan speelt ieder zijn hand uit, en alleen die dertien slagen tellen.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflict</translation>
    </message>
    <message>
        <source>Single letters work as keys on the table</source>
        <translation>Losse letters werken als toets aan tafel</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe toets</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Instellen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Geen toets</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Standaardtoets</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Nieuwe toets:</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” use the same key. Your changes take effect once that is resolved.</source>
        <translation>“{one}” en “{other}” gebruiken dezelfde toets. Je wijzigingen gelden zodra dat is opgelost.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In de hand</translation>
    </message>
    <message>
        <source>While bidding</source>
        <translation>Tijdens het bieden</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>Bij het naspelen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Bestand openen</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Partij opslaan als bestand</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archief</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Opgaven</translation>
    </message>
    <message>
        <source>Learn from your slips</source>
        <translation>Leren van je fouten</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Ronde-editor</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Copy deal as code</source>
        <translation>Ronde als code kopiëren</translation>
    </message>
    <message>
        <source>Copy deal as diagram</source>
        <translation>Ronde als diagram kopiëren</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Ronde plakken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Score sheet and charts</source>
        <translation>Scoreblad en grafieken</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Scorepaneel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Afbeelding delen</translation>
    </message>
    <message>
        <source>Study a deal</source>
        <translation>Ronde naspelen</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Partijverslag</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Grotere kaarten</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Kleinere kaarten</translation>
    </message>
    <message>
        <source>Default card size</source>
        <translation>Standaardkaartgrootte</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regels van dit spel</translation>
    </message>
    <message>
        <source>Continue, skip animation</source>
        <translation>Doorgaan, animatie overslaan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Dempen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laatste slag</translation>
    </message>
    <message>
        <source>Kitty and discards</source>
        <translation>Talon en weggelegde kaarten</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>De hand sorteren</translation>
    </message>
    <message>
        <source>What there is to learn</source>
        <translation>Wat er te leren is</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Say the trick so far</source>
        <translation>Slag tot nu toe voorlezen</translation>
    </message>
    <message>
        <source>Say bids and tricks</source>
        <translation>Biedingen en slagen voorlezen</translation>
    </message>
    <message>
        <source>Say trump and deal</source>
        <translation>Troef en ronde voorlezen</translation>
    </message>
    <message>
        <source>Say scores and places</source>
        <translation>Punten en plaatsen voorlezen</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Voorlezen wie aan de beurt is</translation>
    </message>
    <message>
        <source>Say my cards</source>
        <translation>Mijn kaarten voorlezen</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Laatste melding herhalen</translation>
    </message>
    <message>
        <source>Say the message before</source>
        <translation>Melding ervoor herhalen</translation>
    </message>
    <message>
        <source>Say the message after</source>
        <translation>Melding erna herhalen</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Vorige kaart</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Volgende kaart</translation>
    </message>
    <message>
        <source>Next playable card</source>
        <translation>Volgende speelbare kaart</translation>
    </message>
    <message>
        <source>Previous playable card</source>
        <translation>Vorige speelbare kaart</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Eerste kaart</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Laatste kaart</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>De kaart naar links schuiven</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>De kaart naar rechts schuiven</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>De kaart spelen</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Schoppen</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Harten</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruiten</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klaveren</translation>
    </message>
    <message>
        <source>Previous number</source>
        <translation>Vorig getal</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>Volgend getal</translation>
    </message>
    <message>
        <source>Next suit</source>
        <translation>Volgende kleur</translation>
    </message>
    <message>
        <source>Previous suit</source>
        <translation>Vorige kleur</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Laagste getal</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Hoogste getal</translation>
    </message>
    <message>
        <source>Ready, done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
    <message>
        <source>Pass, discard the card</source>
        <translation>Passen, kaart wegleggen</translation>
    </message>
    <message>
        <source>Knock, keep the card</source>
        <translation>Kloppen, kaart houden</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Eén stap verder</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Vorige slag</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Volgende slag</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <translation>Naar het begin van de ronde</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Naar het einde van de ronde</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>Mijn volgende keuze</translation>
    </message>
    <message>
        <source>My previous decision</source>
        <translation>Mijn vorige keuze</translation>
    </message>
    <message>
        <source>My next mistake</source>
        <translation>Mijn volgende fout</translation>
    </message>
    <message>
        <source>My previous mistake</source>
        <translation>Mijn vorige fout</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Vorige ronde</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>All hands, or what I knew</source>
        <translation>Alle handen, of wat ik wist</translation>
    </message>
    <message>
        <source>Hide or show the panel</source>
        <translation>Paneel tonen of verbergen</translation>
    </message>
    <message>
        <source>Open the deal or question in the study</source>
        <translation>De ronde of vraag naspelen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier doorspelen</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Deze kaart proberen</translation>
    </message>
    <message>
        <source>Try the best card</source>
        <translation>De beste kaart proberen</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Iedereen laten doorspelen</translation>
    </message>
    <message>
        <source>Back from a line to the match</source>
        <translation>Van een variant terug naar de partij</translation>
    </message>
    <message>
        <source>Name this line</source>
        <translation>Variant een naam geven</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Variant verwijderen</translation>
    </message>
    <message>
        <source>Restore a deleted line</source>
        <translation>Verwijderde variant herstellen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Meedoen aan een tafel</translation>
    </message>
    <message>
        <source>Waiting room and chat</source>
        <translation>Wachtkamer en chat</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tafel verlaten</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn from your slips</source>
        <translation>Leren van je fouten</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Weglaten</translation>
    </message>
    <message>
        <source>Open in &amp;study</source>
        <translation>&amp;Naspelen</translation>
    </message>
    <message>
        <source>The question was left out and will not come back.</source>
        <translation>De vraag is weggelaten en komt niet terug.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Prepared deals</source>
        <translation>O&amp;pgaven</translation>
    </message>
    <message>
        <source>Practise today&apos;s slips &amp;now</source>
        <translation>Fouten van vandaag &amp;nu oefenen</translation>
    </message>
    <message>
        <source>Right: {choice}</source>
        <translation>Goed: {choice}</translation>
    </message>
    <message>
        <source>Not this one: {choice}</source>
        <translation>Niet deze: {choice}</translation>
    </message>
    <message>
        <source>You have answered all of today&apos;s questions.</source>
        <translation>Je hebt alle vragen van vandaag beantwoord.</translation>
    </message>
    <message>
        <source>Nothing to review today.</source>
        <translation>Vandaag valt er niets te herhalen.</translation>
    </message>
    <message>
        <source>Once more.</source>
        <translation>Nog een keer.</translation>
    </message>
    <message>
        <source>Question {number} of {all} today · {deal}</source>
        <translation>Vraag {number} van {all} vandaag · {deal}</translation>
    </message>
    <message>
        <source>Only the deal up to here was kept</source>
        <translation>Van de ronde is alleen het deel tot hier bewaard</translation>
    </message>
    <message>
        <source>{done} of {all} answered, {right} right first time</source>
        <translation>{done} van {all} beantwoord, {right} meteen goed</translation>
    </message>
    <message>
        <source>Trick {trick}. {name} leads {card}.</source>
        <translation>Slag {trick}. {name} komt uit met {card}.</translation>
    </message>
    <message>
        <source>Found on {day}: you chose {choice}. {word}.</source>
        <translation>Gevonden op {day}: je koos {choice}. {word}.</translation>
    </message>
    <message>
        <source>Any choice as good as the best counts as right. A question answered wrong comes back the next day.</source>
        <translation>Elke keuze die even goed is als de beste, telt als goed. Een fout beantwoorde vraag komt de volgende dag terug.</translation>
    </message>
    <message>
        <source>This one is learned.</source>
        <translation>Deze is geleerd.</translation>
    </message>
    <message>
        <source>It will not come back.</source>
        <translation>Deze komt niet terug.</translation>
    </message>
    <message>
        <source>It starts over.</source>
        <translation>Deze begint opnieuw.</translation>
    </message>
    <message>
        <source>It comes back in {time}, on {day}.</source>
        <translation>Deze komt over {time} terug, op {day}.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welke kaart?</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Wat bied je?</translation>
    </message>
    <message>
        <source>{slips} in your collection: {due} due, {learned} learned.</source>
        <translation>{slips} in je verzameling: {due} aan de beurt, {learned} geleerd.</translation>
    </message>
    <message>
        <source>Slips that the coach finds in your matches come here as questions.</source>
        <translation>Fouten die de coach in je partijen vindt, komen hier als vraag terug.</translation>
    </message>
    <message>
        <source>The next question comes on {day}.</source>
        <translation>De volgende vraag komt op {day}.</translation>
    </message>
</context>
<context>
    <name>Left over</name>
    <message>
        <source>Another match was left unfinished.</source>
        <translation>Er is nog een andere partij niet afgemaakt.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;Hervatten</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches will appear here</source>
        <translation>Hier komen je partijen te staan</translation>
    </message>
    <message>
        <source>Finished matches are kept automatically, on this computer only. You can also open a file.</source>
        <translation>Gespeelde partijen worden automatisch bewaard, alleen op deze computer. Je kunt ook een bestand openen.</translation>
    </message>
    <message>
        <source>Play a &amp;match</source>
        <translation>&amp;Partij spelen</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Bestand openen…</translation>
    </message>
    <message>
        <source>The finished match cannot be saved in the library: {problem}. Far Whist keeps trying until you close the window; the statistics already include it.</source>
        <translation>De gespeelde partij kan niet in het archief worden opgeslagen: {problem}. Far Whist blijft het proberen tot je het venster sluit; in de statistieken telt ze al mee.</translation>
    </message>
    <message>
        <source>stopped after {deals}</source>
        <translation>gestopt na {deals}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>eigen regels</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefenen</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>met hulp</translation>
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
        <translation>{place} van {sides}</translation>
    </message>
    <message>
        <source>{exact} of {bids}</source>
        <translation>{exact} van {bids}</translation>
    </message>
    <message>
        <source>Place: {place}</source>
        <translation>Plaats: {place}</translation>
    </message>
    <message>
        <source>exact: {count}</source>
        <translation>precies: {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {cards}, {trump}.</source>
        <translation>Ronde {number}: {cards}, {trump}.</translation>
    </message>
    <message>
        <source>It did not count.</source>
        <translation>De ronde telde niet.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {took}: {result}.</source>
        <translation>Bod {bid}, {took} gehaald: {result}.</translation>
    </message>
    <message>
        <source>{game} of {day} was deleted.</source>
        <translation>{game} van {day} is verwijderd.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Zonder hulp</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nieuwste eerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Oudste eerst</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Op spel</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archief</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>&amp;Clear search</source>
        <translation>Zoekveld &amp;wissen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan &amp;maken</translation>
    </message>
    <message>
        <source>Search: names, games, dates</source>
        <translation>Zoeken: namen, spellen, datums</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Niets gevonden.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Precies</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Gespeelde partijen</translation>
    </message>
    <message>
        <source>The library cannot be read: {problem}.</source>
        <translation>Het archief kan niet worden gelezen: {problem}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>The match cannot be deleted: {problem}.</source>
        <translation>De partij kan niet worden verwijderd: {problem}.</translation>
    </message>
    <message>
        <source>The match cannot be brought back: {problem}.</source>
        <translation>De partij kan niet worden teruggehaald: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>{game} is terug.</translation>
    </message>
    <message>
        <source>Back to the &amp;list</source>
        <translation>Terug naar de &amp;lijst</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>Open the finished match on the table; it does not count again</source>
        <translation>De gespeelde partij op tafel leggen; ze telt niet nog eens mee</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>&amp;Scoreblad</translation>
    </message>
    <message>
        <source>Play aga&amp;in</source>
        <translation>Opn&amp;ieuw spelen</translation>
    </message>
    <message>
        <source>Play the same deals again; the match counts as assisted</source>
        <translation>Dezelfde rondes opnieuw spelen; de partij geldt als gespeeld met hulp</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Match &amp;report</source>
        <translation>Partij&amp;verslag</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Verwij&amp;deren</translation>
    </message>
    <message>
        <source>Deals: arrows choose, Enter studies one</source>
        <translation>Rondes: kies met de pijlen, Enter speelt er een na</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Stud&amp;y deal {number}</source>
        <translation>Ronde {number} &amp;naspelen</translation>
    </message>
    <message>
        <source>H&amp;ands of deal {number}</source>
        <translation>&amp;Handen van ronde {number}</translation>
    </message>
    <message>
        <source>The match cannot be read: {problem}.</source>
        <translation>De partij kan niet worden gelezen: {problem}.</translation>
    </message>
</context>
<context>
    <name>LibraryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partij</numerusform>
            <numerusform>%n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library cannot be read and were left as they are:</source>
        <translation>
            <numerusform>%n bestand in het archief is onleesbaar en ongemoeid gelaten:</numerusform>
            <numerusform>%n bestanden in het archief zijn onleesbaar en ongemoeid gelaten:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading %n more</source>
        <translation>
            <numerusform>nog %n te lezen</numerusform>
            <numerusform>nog %n te lezen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Study from here</source>
        <translation>Vanaf hier naspelen</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>You draw a card: {card}.</source>
        <translation>Je pakt een kaart: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pakt een kaart.</translation>
    </message>
    <message>
        <source>You look at the next card: {card}.</source>
        <translation>Je bekijkt de volgende kaart: {card}.</translation>
    </message>
    <message>
        <source>{name} looks at the next card.</source>
        <translation>{name} bekijkt de volgende kaart.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>Je houdt hem.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} houdt hem.</translation>
    </message>
    <message>
        <source>You must keep the next card: {card}.</source>
        <translation>Je moet de volgende houden: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the next card.</source>
        <translation>{name} houdt de volgende kaart.</translation>
    </message>
    <message>
        <source>You discard it.</source>
        <translation>Je legt hem weg.</translation>
    </message>
    <message>
        <source>{name} discards it.</source>
        <translation>{name} legt hem weg.</translation>
    </message>
    <message>
        <source>You must discard it.</source>
        <translation>Je moet hem wegleggen.</translation>
    </message>
    <message>
        <source>{name} discards the next card.</source>
        <translation>{name} legt de volgende kaart weg.</translation>
    </message>
    <message>
        <source>You lay your cards face up: {cards}.</source>
        <translation>Je legt je kaarten open: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays all cards face up: {cards}.</source>
        <translation>{name} legt alle kaarten open: {cards}.</translation>
    </message>
    <message>
        <source>You play the contract: {contract}.</source>
        <translation>Jij speelt het contract: {contract}.</translation>
    </message>
    <message>
        <source>{name} plays the contract: {contract}.</source>
        <translation>{name} speelt het contract: {contract}.</translation>
    </message>
    <message>
        <source>Low cards win: ace, two, three, up to the king.</source>
        <translation>Lage kaarten winnen: aas, twee, drie, tot en met de heer.</translation>
    </message>
    <message>
        <source>High cards win, from the ace down.</source>
        <translation>Hoge kaarten winnen, van het aas naar beneden.</translation>
    </message>
    <message>
        <source>The kitty is set aside: {cards}.</source>
        <translation>De talon gaat opzij: {cards}.</translation>
    </message>
    <message>
        <source>You pick up the kitty.</source>
        <translation>Je pakt de talon op.</translation>
    </message>
    <message>
        <source>{name} picks up the kitty.</source>
        <translation>{name} pakt de talon op.</translation>
    </message>
    <message>
        <source>You discard a card: {card}.</source>
        <translation>Je legt een kaart weg: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} legt een kaart weg.</translation>
    </message>
    <message>
        <source>The pile starts: {card}.</source>
        <translation>De stapel begint: {card}.</translation>
    </message>
    <message>
        <source>You play: {cards}.</source>
        <translation>Je speelt: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays: {cards}.</source>
        <translation>{name} speelt: {cards}.</translation>
    </message>
    <message>
        <source>You take the face-up card: {card}.</source>
        <translation>Je neemt de open kaart: {card}.</translation>
    </message>
    <message>
        <source>{name} takes the face-up card: {card}.</source>
        <translation>{name} neemt de open kaart: {card}.</translation>
    </message>
    <message>
        <source>This trick is for: {card}.</source>
        <translation>Deze slag gaat om: {card}.</translation>
    </message>
    <message>
        <source>The stock is used up. From now on the tricks count.</source>
        <translation>De stok is op. Vanaf nu tellen de slagen.</translation>
    </message>
    <message>
        <source>You draw: {cards}.</source>
        <translation>Je pakt: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} pakt {cards}.</translation>
    </message>
    <message>
        <source>You discard the next card unseen.</source>
        <translation>Je legt de volgende kaart ongezien weg.</translation>
    </message>
    <message>
        <source>{name} discards a card: {card}.</source>
        <translation>{name} legt een kaart weg: {card}.</translation>
    </message>
    <message>
        <source>The pile rises again.</source>
        <translation>De stapel gaat weer omhoog.</translation>
    </message>
    <message>
        <source>The pile falls from now on.</source>
        <translation>De stapel gaat vanaf nu omlaag.</translation>
    </message>
    <message>
        <source>The declarer looks at the kitty.</source>
        <translation>De leider bekijkt de talon.</translation>
    </message>
    <message>
        <source>The kitty: {cards}.</source>
        <translation>De talon: {cards}.</translation>
    </message>
    <message>
        <source>you {card}</source>
        <translation>jij {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>Cutting for trumps: {draws}.</source>
        <translation>Trekken om troef: {draws}.</translation>
    </message>
    <message>
        <source>The highest cards are equal: another cut.</source>
        <translation>De hoogste kaarten zijn gelijk: nog een keer trekken.</translation>
    </message>
    <message>
        <source>You cut the highest card and will choose trumps.</source>
        <translation>Jij trekt de hoogste kaart en kiest straks troef.</translation>
    </message>
    <message>
        <source>{name} cuts the highest card and will choose trumps.</source>
        <translation>{name} trekt de hoogste kaart en kiest straks troef.</translation>
    </message>
    <message>
        <source>Nobody chooses the next trumps.</source>
        <translation>Niemand kiest de volgende troef.</translation>
    </message>
    <message>
        <source>You choose the next trumps.</source>
        <translation>Jij kiest de volgende troef.</translation>
    </message>
    <message>
        <source>{name} chooses the next trumps.</source>
        <translation>{name} kiest de volgende troef.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Jij begint.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} begint.</translation>
    </message>
    <message>
        <source>Everybody stays in the match.</source>
        <translation>Iedereen blijft in de partij.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Je ligt uit de partij.</translation>
    </message>
    <message>
        <source>{name} is out of the match.</source>
        <translation>{name} ligt uit de partij.</translation>
    </message>
    <message>
        <source>You took no trick and get one card, which stays unseen.</source>
        <translation>Je haalde geen slag en krijgt één kaart, die je niet mag zien.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card, unseen.</source>
        <translation>{name} haalde geen slag en krijgt één kaart, ongezien.</translation>
    </message>
    <message>
        <source>You took no trick and get one card as a last chance.</source>
        <translation>Je haalde geen slag en krijgt één kaart als laatste kans.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card as a last chance.</source>
        <translation>{name} haalde geen slag en krijgt één kaart als laatste kans.</translation>
    </message>
    <message>
        <source>You knock and keep your card.</source>
        <translation>Je klopt en houdt je kaart.</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card.</source>
        <translation>{name} klopt en houdt de kaart.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Je past.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>The pile is open again, and you begin.</source>
        <translation>De stapel is weer vrij en jij begint.</translation>
    </message>
    <message>
        <source>The pile is open again, and {name} begins.</source>
        <translation>De stapel is weer vrij en {name} begint.</translation>
    </message>
    <message>
        <source>You have no cards left: place {place}.</source>
        <translation>Je bent al je kaarten kwijt: plaats {place}.</translation>
    </message>
    <message>
        <source>{name} has no cards left: place {place}.</source>
        <translation>{name} is alle kaarten kwijt: plaats {place}.</translation>
    </message>
    <message>
        <source>Nobody can beat your card, and neither can you: you take the penalty.</source>
        <translation>Niemand kan jouw kaart verslaan, jij ook niet: de straf is voor jou.</translation>
    </message>
    <message>
        <source>Nobody can beat the card of {name}, who takes the penalty.</source>
        <translation>Niemand kan de kaart verslaan: de straf is voor {name}.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a card.</source>
        <translation>{giver} geeft {taker} een kaart.</translation>
    </message>
    <message>
        <source>You give {taker} a card: {card}.</source>
        <translation>Je geeft {taker} een kaart: {card}.</translation>
    </message>
    <message>
        <source>{giver} gives you a card: {card}.</source>
        <translation>{giver} geeft jou een kaart: {card}.</translation>
    </message>
    <message>
        <source>Any card may be played on it.</source>
        <translation>Hierop mag elke kaart.</translation>
    </message>
    <message>
        <source>Any black card may be played on it.</source>
        <translation>Hierop mag elke zwarte kaart.</translation>
    </message>
    <message>
        <source>Any red card may be played on it.</source>
        <translation>Hierop mag elke rode kaart.</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} hoog</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} laag</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} zonder troef</translation>
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
        <translation>Je biedt {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} biedt {contract}.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <translation>Je biedt {contract}.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <translation>{name} biedt {contract}.</translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation>De punten van ronde {deal} zijn geteld.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>{name}: {points}, {total} in all.</source>
        <translation>{name}: {points}, in totaal {total}.</translation>
    </message>
    <message>
        <source>{name}: {points} in this game.</source>
        <translation>{name}: {points} in deze manche.</translation>
    </message>
    <message>
        <source>{name}: the game is won, {points}, {total} in all.</source>
        <translation>{name}: de manche is gewonnen, {points}, in totaal {total}.</translation>
    </message>
    <message>
        <source>Games: {first} {won}, {second} {lost}.</source>
        <translation>Manches: {first} {won}, {second} {lost}.</translation>
    </message>
    <message>
        <source>Both sides share first place.</source>
        <translation>Beide teams delen de eerste plaats.</translation>
    </message>
    <message>
        <source>Place {place}: you and your partner, with {points}.</source>
        <translation>Plaats {place}: jij en je partner, met {points}.</translation>
    </message>
    <message>
        <source>Place {place}: the other side, with {points}.</source>
        <translation>Plaats {place}: het andere team, met {points}.</translation>
    </message>
    <message>
        <source>A match of {players} begins.</source>
        <translation>Er begint een partij met {players}.</translation>
    </message>
    <message>
        <source>Deal {deal} begins: {cards} for each player.</source>
        <translation>Ronde {deal} begint: {cards} per speler.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} begins: {cards} for each player.</source>
        <translation>Ronde {deal} van {deals} begint: {cards} per speler.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Jij geeft.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} geeft.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Jij doet deze ronde niet mee.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} doet deze ronde niet mee.</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} is je partner.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Je hebt {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} heeft {cards}.</translation>
    </message>
    <message>
        <source>You do not see your own cards.</source>
        <translation>Je ziet je eigen kaarten niet.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>De kaarten zijn gedeeld.</translation>
    </message>
    <message>
        <source>You look at your cards: {cards}.</source>
        <translation>Je bekijkt je kaarten: {cards}.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <translation>{name} bekijkt de kaarten.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} wordt gedraaid.</translation>
    </message>
    <message>
        <source>{card} is cut and shuffled back.</source>
        <translation>{card} wordt getrokken en weer door het spel geschud.</translation>
    </message>
    <message>
        <source>You show {card}; the card stays in your hand.</source>
        <translation>Je toont {card}; de kaart blijft in je hand.</translation>
    </message>
    <message>
        <source>{name} shows {card}; the card stays in the hand.</source>
        <translation>{name} toont {card}; de kaart blijft in de hand.</translation>
    </message>
    <message>
        <source>You choose trumps: {suit}.</source>
        <translation>Jouw troefkeuze: {suit}.</translation>
    </message>
    <message>
        <source>{name} chooses trumps: {suit}.</source>
        <translation>Troefkeuze van {name}: {suit}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Er is geen troef.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} is troef.</translation>
    </message>
    <message>
        <source>You change your bid.</source>
        <translation>Je wijzigt je bod.</translation>
    </message>
    <message>
        <source>{name} changes the bid.</source>
        <translation>{name} wijzigt het bod.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Je bent klaar.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} is klaar.</translation>
    </message>
    <message>
        <source>you {bid}</source>
        <translation>jij {bid}</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message>
        <source>The bids are revealed: {bids}.</source>
        <translation>De biedingen zijn bekend: {bids}.</translation>
    </message>
    <message>
        <source>The pack lies face down, to draw hands from.</source>
        <translation>De kaarten liggen gesloten op een stapel, waarvan je pakt.</translation>
    </message>
    <message>
        <source>The bids stay hidden until the deal is over.</source>
        <translation>De biedingen blijven verborgen tot de ronde voorbij is.</translation>
    </message>
    <message>
        <source>Only the total of the bids is announced.</source>
        <translation>Alleen het totaal van de biedingen wordt genoemd.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} heeft geboden.</translation>
    </message>
    <message>
        <source>{name} bids; the bids so far add up to {total}.</source>
        <translation>{name} biedt; de biedingen zijn nu samen {total}.</translation>
    </message>
    <message>
        <source>You keep your bid of {bid}.</source>
        <translation>Je blijft bij je bod van {bid}.</translation>
    </message>
    <message>
        <source>{name} keeps the bid of {bid}.</source>
        <translation>{name} blijft bij het bod van {bid}.</translation>
    </message>
    <message>
        <source>Your bid becomes {bid}.</source>
        <translation>Je bod wordt {bid}.</translation>
    </message>
    <message>
        <source>The bid of {name} becomes {bid}.</source>
        <translation>Het bod van {name} wordt {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} without seeing your cards.</source>
        <translation>Je biedt {bid} zonder je kaarten te zien.</translation>
    </message>
    <message>
        <source>{name} bids {bid} without seeing the cards.</source>
        <translation>{name} biedt {bid} zonder de kaarten te zien.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Je biedt {bid}.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} biedt {bid}.</translation>
    </message>
    <message>
        <source>You offer {tricks}: {suit}.</source>
        <translation>Je biedt {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>{name} offers {tricks}: {suit}.</source>
        <translation>{name} biedt {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>You look at your cards before you bid.</source>
        <translation>Je bekijkt je kaarten voordat je biedt.</translation>
    </message>
    <message>
        <source>{name} looks at the cards before bidding.</source>
        <translation>{name} bekijkt de kaarten vóór het bieden.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Je speelt {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} speelt {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Je komt uit met {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} komt uit met {card}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Je haalt de slag met {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} haalt de slag met {card}.</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>De ronde telt niet en wordt overgespeeld.</translation>
    </message>
    <message>
        <source>You sat out: {points}, {total} in all.</source>
        <translation>Jij deed niet mee: {points}, in totaal {total}.</translation>
    </message>
    <message>
        <source>{name} sat out: {points}, {total} in all.</source>
        <translation>{name} deed niet mee: {points}, in totaal {total}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>Je bood {bid} en haalde {taken}, {result}: {points}, in totaal {total}.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>{name} bood {bid} en haalde {taken}, {result}: {points}, in totaal {total}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>Place {place}: you.</source>
        <translation>Plaats {place}: jij.</translation>
    </message>
    <message>
        <source>Place {place}: {name}.</source>
        <translation>Plaats {place}: {name}.</translation>
    </message>
    <message>
        <source>Place {place}: you, with {points}.</source>
        <translation>Plaats {place}: jij, met {points}.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, with {points}.</source>
        <translation>Plaats {place}: {name}, met {points}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: under by {count}.</source>
        <translation>Samen {bids} {tricks}: {count} te weinig.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: over by {count}.</source>
        <translation>Samen {bids} {tricks}: {count} te veel.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: everybody can be exact.</source>
        <translation>Samen {bids} {tricks}: iedereen kan het halen.</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>min {points}</translation>
    </message>
    <message>
        <source>This deal can be studied when it is over.</source>
        <translation>Deze ronde kun je naspelen als ze voorbij is.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} houdt een kaart.</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>{name}: exact in deals {first} to {last}</source>
        <translation>{name}: precies in ronde {first} t/m {last}</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Langste reeks</translation>
    </message>
    <message>
        <source>{name}: deal {deal}, {cards}</source>
        <translation>{name}: ronde {deal}, {cards}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste ronde</translation>
    </message>
    <message>
        <source>Most exact</source>
        <translation>Vaakst precies</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Meeste slagen</translation>
    </message>
    <message>
        <source>First to go out</source>
        <translation>Als eerste uit</translation>
    </message>
    <message>
        <source>{name}: {count} of {deals}</source>
        <translation>{name}: {count} van {deals}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Available when the lesson is over</source>
        <translation>Beschikbaar als de les voorbij is</translation>
    </message>
    <message>
        <source>Available when you have made a move</source>
        <translation>Beschikbaar als je een zet hebt gedaan</translation>
    </message>
    <message>
        <source>Available when you have taken a move back</source>
        <translation>Beschikbaar als je een zet hebt teruggenomen</translation>
    </message>
    <message>
        <source>Available when you have moved a card of your hand</source>
        <translation>Beschikbaar als je een kaart in je hand hebt verschoven</translation>
    </message>
    <message>
        <source>The deck that you have chosen has colours of its own</source>
        <translation>Het gekozen kaartspel heeft eigen tinten</translation>
    </message>
    <message>
        <source>Available when a trick has been taken</source>
        <translation>Beschikbaar als er een slag gehaald is</translation>
    </message>
    <message>
        <source>Available when you have seen a kitty or discarded</source>
        <translation>Beschikbaar als je een talon hebt gezien of kaarten hebt weggelegd</translation>
    </message>
    <message>
        <source>Available when a deal is finished</source>
        <translation>Beschikbaar als er een ronde klaar is</translation>
    </message>
    <message>
        <source>Available when nothing is left for you to decide</source>
        <translation>Beschikbaar als je niets meer hoeft te kiezen</translation>
    </message>
    <message>
        <source>Available when a match has begun</source>
        <translation>Beschikbaar als er een partij begonnen is</translation>
    </message>
    <message>
        <source>&amp;What is special about this game</source>
        <translation>Wat dit spel &amp;bijzonder maakt</translation>
    </message>
    <message>
        <source>See in a few words what the game on the table has that others lack</source>
        <translation>In een paar woorden zien wat het spel op tafel heeft en andere niet</translation>
    </message>
    <message>
        <source>Available when a deal is being played</source>
        <translation>Beschikbaar als er een ronde wordt gespeeld</translation>
    </message>
    <message>
        <source>The cards are as large as can be</source>
        <translation>De kaarten zijn al zo groot mogelijk</translation>
    </message>
    <message>
        <source>The cards are as small as can be</source>
        <translation>De kaarten zijn al zo klein mogelijk</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>Choose game, players and length of another match</source>
        <translation>Spel, spelers en lengte van een nieuwe partij kiezen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Open a saved match or rules from a file</source>
        <translation>Een bewaarde partij of regels uit een bestand openen</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Op&amp;slaan als…</translation>
    </message>
    <message>
        <source>Save the match as it stands to a file you can keep or share</source>
        <translation>De partij zoals ze nu is opslaan in een bestand, om te bewaren of te delen</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Archief</translation>
    </message>
    <message>
        <source>Look through the matches you have finished</source>
        <translation>De partijen bekijken die je hebt uitgespeeld</translation>
    </message>
    <message>
        <source>Prepared deals, deal o&amp;f the day</source>
        <translation>Op&amp;gaven, ronde van de dag</translation>
    </message>
    <message>
        <source>Solve a deal, or play the same cards as everybody else today</source>
        <translation>Een opgave oplossen, of dezelfde kaarten spelen als alle anderen vandaag</translation>
    </message>
    <message>
        <source>Learn from &amp;your slips</source>
        <translation>&amp;Leren van je fouten</translation>
    </message>
    <message>
        <source>Practise the positions where you went wrong</source>
        <translation>De posities oefenen waarin het misging</translation>
    </message>
    <message>
        <source>Deal &amp;editor</source>
        <translation>Ronde-&amp;editor</translation>
    </message>
    <message>
        <source>Set up a deal card by card, to play it or to ask the coach</source>
        <translation>Een ronde kaart voor kaart samenstellen, om te spelen of aan de coach voor te leggen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Afsl&amp;uiten</translation>
    </message>
    <message>
        <source>Close the program; the match is already saved</source>
        <translation>Het programma sluiten; de partij is al bewaard</translation>
    </message>
    <message>
        <source>Copy &amp;deal as code</source>
        <translation>Ronde als &amp;code kopiëren</translation>
    </message>
    <message>
        <source>Copy the last finished deal as one line of text</source>
        <translation>De laatste gespeelde ronde kopiëren als één regel tekst</translation>
    </message>
    <message>
        <source>Copy deal as dia&amp;gram</source>
        <translation>Ronde als &amp;diagram kopiëren</translation>
    </message>
    <message>
        <source>Copy the deal as readable text; only your own cards during play</source>
        <translation>De ronde kopiëren als leesbare tekst; tijdens het spelen alleen je eigen kaarten</translation>
    </message>
    <message>
        <source>&amp;Paste deal</source>
        <translation>Ronde &amp;plakken</translation>
    </message>
    <message>
        <source>Play a deal copied as text, for practice</source>
        <translation>Een als tekst gekopieerde ronde spelen, om te oefenen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo your last move and the replies to it</source>
        <translation>Je laatste zet en de antwoorden erop ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>De teruggenomen zet opnieuw doen</translation>
    </message>
    <message>
        <source>Score s&amp;heet and charts</source>
        <translation>Score&amp;blad en grafieken</translation>
    </message>
    <message>
        <source>Show all deals with points and charts, in a window of their own</source>
        <translation>Alle rondes met hun punten, en grafieken, in een eigen venster tonen</translation>
    </message>
    <message>
        <source>&amp;Score panel</source>
        <translation>&amp;Scorepaneel</translation>
    </message>
    <message>
        <source>Show or hide the scores beside the table</source>
        <translation>De scores naast de tafel tonen of verbergen</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>S&amp;tatistieken</translation>
    </message>
    <message>
        <source>See how you have done so far</source>
        <translation>Bekijken hoe je het tot nu toe hebt gedaan</translation>
    </message>
    <message>
        <source>Share pi&amp;cture…</source>
        <translation>A&amp;fbeelding delen…</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table, the result or the score sheet</source>
        <translation>Een afbeelding van de tafel, de uitslag of het scoreblad kopiëren of bewaren</translation>
    </message>
    <message>
        <source>St&amp;udy the deal</source>
        <translation>Ronde naspel&amp;en</translation>
    </message>
    <message>
        <source>Go through the last finished deal card by card</source>
        <translation>De laatste gespeelde ronde kaart voor kaart doorlopen</translation>
    </message>
    <message>
        <source>Match repor&amp;t</source>
        <translation>Partij&amp;verslag</translation>
    </message>
    <message>
        <source>What was luck, and what your decisions cost</source>
        <translation>Wat geluk was, en wat je keuzes hebben gekost</translation>
    </message>
    <message>
        <source>&amp;Event log</source>
        <translation>Logb&amp;oek</translation>
    </message>
    <message>
        <source>Show or hide the text of everything that happened in the match</source>
        <translation>De tekst van alles wat in de partij gebeurde tonen of verbergen</translation>
    </message>
    <message>
        <source>Lar&amp;ger cards</source>
        <translation>&amp;Grotere kaarten</translation>
    </message>
    <message>
        <source>Make the cards one step larger</source>
        <translation>De kaarten een stap groter maken</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>&amp;Kleinere kaarten</translation>
    </message>
    <message>
        <source>Make the cards one step smaller</source>
        <translation>De kaarten een stap kleiner maken</translation>
    </message>
    <message>
        <source>&amp;Default card size</source>
        <translation>Standaar&amp;dkaartgrootte</translation>
    </message>
    <message>
        <source>Give the cards their default size again</source>
        <translation>De kaarten weer op standaardgrootte zetten</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Volledig s&amp;cherm</translation>
    </message>
    <message>
        <source>Give the table the whole screen, or leave full screen</source>
        <translation>De tafel schermvullend tonen, of weer in een venster</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Voorkeu&amp;ren…</translation>
    </message>
    <message>
        <source>Choose rules, players, looks, sounds and keys</source>
        <translation>Regels, spelers, uiterlijk, geluiden en toetsen kiezen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Sneltoetsen…</translation>
    </message>
    <message>
        <source>See all keys, and change them</source>
        <translation>Alle toetsen bekijken en wijzigen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Open the help; its key explains what you are using</source>
        <translation>De help openen; de sneltoets geeft uitleg over waar je mee bezig bent</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regels van dit spel</translation>
    </message>
    <message>
        <source>Read the rules of the match on the table, with all its options</source>
        <translation>De regels van de partij op tafel lezen, met alle opties</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>Go on to what comes next, or skip the animation</source>
        <translation>Doorgaan met wat volgt, of de animatie overslaan</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauze</translation>
    </message>
    <message>
        <source>Stop the game, or let it go on</source>
        <translation>Het spel stilzetten, of laten doorgaan</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>D&amp;empen</translation>
    </message>
    <message>
        <source>Switch all sounds off, or on again</source>
        <translation>Alle geluiden uitzetten, of weer aan</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ip</translation>
    </message>
    <message>
        <source>Show what a strong player would do</source>
        <translation>Tonen wat een sterke speler zou doen</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Laatste slag</translation>
    </message>
    <message>
        <source>Show the trick that was taken last</source>
        <translation>De laatst gehaalde slag tonen</translation>
    </message>
    <message>
        <source>&amp;Kitty and discards</source>
        <translation>&amp;Talon en weggelegde kaarten</translation>
    </message>
    <message>
        <source>Show the kitty and the discards that you have seen</source>
        <translation>De talon en de weggelegde kaarten tonen die je hebt gezien</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>&amp;Hand sorteren</translation>
    </message>
    <message>
        <source>Put your cards back into their usual order</source>
        <translation>Je kaarten weer in hun gewone volgorde zetten</translation>
    </message>
    <message>
        <source>New match as &amp;before</source>
        <translation>Nieuwe partij &amp;zoals zojuist</translation>
    </message>
    <message>
        <source>Begin another match with the same rules and players</source>
        <translation>Nog een partij met dezelfde regels en spelers beginnen</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>Ronde over&amp;spelen</translation>
    </message>
    <message>
        <source>Play the same cards once more for practice; it does not count</source>
        <translation>Dezelfde kaarten nog eens spelen om te oefenen; het telt niet mee</translation>
    </message>
    <message>
        <source>Let a bot &amp;finish this deal</source>
        <translation>Ronde door &amp;bot laten afmaken</translation>
    </message>
    <message>
        <source>A bot makes your moves until the end of the deal; the match then counts as assisted</source>
        <translation>Een bot tot het einde van de ronde voor je laten spelen; de partij geldt dan als gespeeld met hulp</translation>
    </message>
    <message>
        <source>&amp;Skip to end of deal</source>
        <translation>Naar einde van &amp;ronde</translation>
    </message>
    <message>
        <source>Play out the rest of the deal and show the result</source>
        <translation>De rest van de ronde uitspelen en de uitslag tonen</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Alle &amp;handen tonen</translation>
    </message>
    <message>
        <source>Show what everybody held in the last finished deal</source>
        <translation>Tonen wat iedereen in de laatste gespeelde ronde had</translation>
    </message>
    <message>
        <source>Match &amp;number…</source>
        <translation>Partijnu&amp;mmer…</translation>
    </message>
    <message>
        <source>Show the number these cards come from, or enter another</source>
        <translation>Het nummer tonen waar deze kaarten bij horen, of een ander invullen</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>Eerli&amp;jk spel…</translation>
    </message>
    <message>
        <source>See the fingerprints that prove that no card was changed</source>
        <translation>De vingerafdrukken bekijken die bewijzen dat er geen kaart veranderd is</translation>
    </message>
    <message>
        <source>T&amp;oolbar</source>
        <translation>&amp;Werkbalk</translation>
    </message>
    <message>
        <source>Show or hide the row of buttons above the table</source>
        <translation>De rij knoppen boven de tafel tonen of verbergen</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Volgend &amp;paneel</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window</source>
        <translation>Met het toetsenbord naar het volgende deel van het venster gaan</translation>
    </message>
    <message>
        <source>Previous p&amp;ane</source>
        <translation>Vorig p&amp;aneel</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window</source>
        <translation>Met het toetsenbord naar het vorige deel van het venster gaan</translation>
    </message>
    <message>
        <source>Four-&amp;colour deck</source>
        <translation>&amp;Vierkleurenspel</translation>
    </message>
    <message>
        <source>Give each of the four suits a colour of its own</source>
        <translation>Elk van de vier kaartkleuren een eigen tint geven</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>&amp;Losse letters als toets</translation>
    </message>
    <message>
        <source>Switch all keys that are a single letter off or on</source>
        <translation>Alle toetsen van één letter uit- of aanzetten</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>Learn the games in short lessons</source>
        <translation>De spellen leren in korte lessen</translation>
    </message>
    <message>
        <source>Show the first &amp;steps again</source>
        <translation>Eerste stappen &amp;weer tonen</translation>
    </message>
    <message>
        <source>Explain the parts of the window once more, one by one</source>
        <translation>De delen van het venster nog eens uitleggen, één voor één</translation>
    </message>
    <message>
        <source>&amp;About Far Whist</source>
        <translation>&amp;Over Far Whist</translation>
    </message>
    <message>
        <source>See the version of the program, and its licences</source>
        <translation>De versie van het programma en de licenties bekijken</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>Te&amp;mpo</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Hoe snel de kaarten bewegen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langzaam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Snel</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Direct</translation>
    </message>
    <message>
        <source>Pause &amp;after a trick</source>
        <translation>Pauze n&amp;a een slag</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table</source>
        <translation>Hoe lang een volle slag op tafel blijft liggen</translation>
    </message>
    <message>
        <source>&amp;Very short</source>
        <translation>&amp;Zeer kort</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>&amp;Kort</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lang</translation>
    </message>
    <message>
        <source>&amp;Wait for a click</source>
        <translation>&amp;Wachten op klik</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>The language of all texts</source>
        <translation>De taal van alle teksten</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Te&amp;kstgrootte</translation>
    </message>
    <message>
        <source>How large texts are, in menus, windows and on the table</source>
        <translation>Hoe groot teksten zijn, in menu’s, in vensters en op de tafel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoog contrast</translation>
    </message>
    <message>
        <source>Stronger colours and outlines</source>
        <translation>Sterkere kleuren en omlijning</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>&amp;Systeem volgen</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Aan</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>&amp;Uit</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Meldingen</translation>
    </message>
    <message>
        <source>How much a screen reader is told</source>
        <translation>Hoeveel een schermlezer te horen krijgt</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;My turn and results</source>
        <translation>&amp;Mijn beurt en uitslagen</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Niets</translation>
    </message>
    <message>
        <source>Fel&amp;t</source>
        <translation>Lake&amp;n</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>De kleur van de tafel</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Recent</translation>
    </message>
    <message>
        <source>Open one of the files you used last</source>
        <translation>Een van de laatst gebruikte bestanden openen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>Sa&amp;men</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Instellingen</translation>
    </message>
    <message>
        <source>This deal was set up card by card and has no number</source>
        <translation>Deze ronde is kaart voor kaart samengesteld en heeft geen nummer</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Beschikbaar als je zelf meespeelt</translation>
    </message>
    <message>
        <source>Available when your cards are shown</source>
        <translation>Beschikbaar als je kaarten te zien zijn</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Lijst &amp;wissen</translation>
    </message>
    <message>
        <source>Available when you have opened or saved a file</source>
        <translation>Beschikbaar als je een bestand hebt geopend of opgeslagen</translation>
    </message>
    <message>
        <source>The coach does not judge this game</source>
        <translation>De coach beoordeelt dit spel niet</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>Tafel &amp;openen…</translation>
    </message>
    <message>
        <source>Invite people at other computers to a match</source>
        <translation>Mensen op andere computers uitnodigen voor een partij</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Meedoen aan een tafel…</translation>
    </message>
    <message>
        <source>Play at the table of somebody who has invited you</source>
        <translation>Spelen aan de tafel van iemand die je heeft uitgenodigd</translation>
    </message>
    <message>
        <source>&amp;Waiting room and chat</source>
        <translation>&amp;Wachtkamer en chat</translation>
    </message>
    <message>
        <source>Who is at the table, what is said, and its rules</source>
        <translation>Zien wie er aan tafel is, wat er gezegd wordt en de regels</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tafel &amp;verlaten</translation>
    </message>
    <message>
        <source>Give up your seat; a bot plays on for you</source>
        <translation>Je plek opgeven; een bot speelt voor je verder</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You play {contract}</source>
        <translation>Jij speelt {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} speelt {contract}</translation>
    </message>
    <message>
        <source>Nobody can beat your card: you take the penalty</source>
        <translation>Niemand kan jouw kaart verslaan: de straf is voor jou</translation>
    </message>
    <message>
        <source>Nobody can beat the card: {name} takes the penalty</source>
        <translation>Niemand kan de kaart verslaan: de straf is voor {name}</translation>
    </message>
    <message>
        <source>You knock and keep your card</source>
        <translation>Je klopt en houdt je kaart</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card</source>
        <translation>{name} klopt en houdt de kaart</translation>
    </message>
    <message>
        <source>The pile is open: you begin</source>
        <translation>De stapel is vrij: jij begint</translation>
    </message>
    <message>
        <source>The pile is open: {name} begins</source>
        <translation>De stapel is vrij: {name} begint</translation>
    </message>
    <message>
        <source>Equal cards: {cards} – another cut</source>
        <translation>Gelijke kaarten: {cards} – nog een keer trekken</translation>
    </message>
    <message>
        <source>You cut the highest card, {card}, and choose trumps</source>
        <translation>Jij trekt de hoogste kaart, {card}, en kiest troef</translation>
    </message>
    <message>
        <source>{name} cuts the highest card, {card}, and chooses trumps</source>
        <translation>{name} trekt de hoogste kaart, {card}, en kiest troef</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Je ligt eruit</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Eruit: {names}</translation>
    </message>
    <message>
        <source>You get a last chance with one card</source>
        <translation>Je krijgt een laatste kans met één kaart</translation>
    </message>
    <message>
        <source>A last chance with one card: {names}</source>
        <translation>Laatste kans met één kaart: {names}</translation>
    </message>
    <message>
        <source>You are out of cards: place {place}</source>
        <translation>Je bent al je kaarten kwijt: plaats {place}</translation>
    </message>
    <message>
        <source>Out of cards: {names}, place {place}</source>
        <translation>Alle kaarten kwijt: {names}, plaats {place}</translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>A deal takes about {minutes}.</source>
        <translation>Een ronde duurt ongeveer {minutes}.</translation>
    </message>
    <message>
        <source>At most {deals}</source>
        <translation>Hoogstens {deals}</translation>
    </message>
    <message>
        <source>about {minutes}</source>
        <translation>ongeveer {minutes}</translation>
    </message>
    <message>
        <source>The hatched deal has no trump.</source>
        <translation>De gearceerde ronde is zonder troef.</translation>
    </message>
    <message>
        <source>The hatched deals have no trump.</source>
        <translation>De gearceerde rondes zijn zonder troef.</translation>
    </message>
    <message>
        <source>Short, {n}</source>
        <translation>Kort, {n}</translation>
    </message>
    <message>
        <source>Half, {n}</source>
        <translation>Half, {n}</translation>
    </message>
    <message>
        <source>Medium, {n}</source>
        <translation>Middellang, {n}</translation>
    </message>
    <message>
        <source>Whole, {n}</source>
        <translation>Heel, {n}</translation>
    </message>
    <message>
        <source>Standard, {n}</source>
        <translation>Standaard, {n}</translation>
    </message>
    <message>
        <source>Long, {n}</source>
        <translation>Lang, {n}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengte</translation>
    </message>
    <message>
        <source>Change &amp;rules…</source>
        <translation>&amp;Regels wijzigen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Lengte van de partij</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>&amp;Nog eens spelen</translation>
    </message>
    <message>
        <source>Played last: {match}</source>
        <translation>Laatst gespeeld: {match}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Willekeurige tegenstanders</translation>
    </message>
    <message>
        <source>This game is for {players}.</source>
        <translation>Dit spel is voor {players}.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Gemengde niveaus</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>een persoon aan dit scherm</translation>
    </message>
    <message>
        <source>Change seat: drag, or Alt with an arrow key</source>
        <translation>Andere plek: slepen, of Alt met een pijltoets</translation>
    </message>
    <message>
        <source>Let a person play at this screen in the place of {name}</source>
        <translation>Iemand aan dit scherm laten spelen in plaats van {name}</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Persoon</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>aan dit scherm</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Jouw plek</translation>
    </message>
    <message>
        <source>Name and picture …</source>
        <translation>Naam en afbeelding …</translation>
    </message>
    <message>
        <source>your seat; name and picture</source>
        <translation>jouw plek; naam en afbeelding</translation>
    </message>
    <message>
        <source>seat {n} of {count}, clockwise from your left</source>
        <translation>plek {n} van {count}, met de klok mee vanaf links van jou</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>je partner</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Wie hier zit</translation>
    </message>
    <message>
        <source>Move one seat clockwise</source>
        <translation>Eén plek met de klok mee</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Hoe goed {name} speelt</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stijl</translation>
    </message>
    <message>
        <source>{you} and {partner}
against {left} and {right}</source>
        <translation>{you} en {partner}
tegen {left} en {right}</translation>
    </message>
    <message>
        <source>Drag a player to another seat.</source>
        <translation>Sleep een speler naar een andere plek.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>eigen regels</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Vorige spellen</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Meer spellen</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More variants</source>
        <translation>Meer varianten</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Persoon: {name}</translation>
    </message>
    <message>
        <source>Opponent: {name}</source>
        <translation>Tegenstander: {name}</translation>
    </message>
    <message>
        <source>Another person …</source>
        <translation>Nog iemand …</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Nog iemand</translation>
    </message>
    <message>
        <source>Who else plays at this computer?</source>
        <translation>Wie speelt er nog meer op deze computer?</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Aanschuiven</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Iemand nieuws</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Tegenstanders nemen de tijd voor een bod</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Tips toegestaan</translation>
    </message>
    <message>
        <source>Practice:</source>
        <translation>Oefenen:</translation>
    </message>
    <message>
        <source>hints and undo at will, not counted</source>
        <translation>tips en ongedaan maken naar wens, telt niet mee</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Your own rules could not be read. The file was set aside as {file}.</source>
        <translation>Je eigen regels waren onleesbaar. Het bestand is opzijgezet als {file}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Far Whist. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} komt van een nieuwere versie van Far Whist. Het blijft zoals het is, en wat je nu wijzigt, wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be set aside. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} is beschadigd en kan niet opzij worden gezet. Het blijft zoals het is, en wat je nu wijzigt, wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>{file} cannot be read now: {problem}. It stays as it is, and you play without it.</source>
        <translation>{file} kan nu niet worden gelezen: {problem}. Het blijft zoals het is, en je speelt zonder.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>het bestand kan niet worden geschreven</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>een ander programma gebruikt het bestand</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Far Whist</source>
        <translation>het bestand komt van een nieuwere versie van Far Whist</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be moved aside</source>
        <translation>het bestand is beschadigd en kan niet opzij worden gezet</translation>
    </message>
    <message>
        <source>“{file}” is being read. You can go on meanwhile.</source>
        <translation>“{file}” wordt gelezen. Je kunt intussen doorgaan.</translation>
    </message>
    <message>
        <source>A damaged file could not be read. It was set aside as {file}.</source>
        <translation>Een beschadigd bestand was onleesbaar. Het is opzijgezet als {file}.</translation>
    </message>
    <message>
        <source>This needs {what}, which is not installed.</source>
        <translation>Hiervoor is {what} nodig, dat niet is geïnstalleerd.</translation>
    </message>
    <message>
        <source>The saved match could not be read. It was set aside as {file}, and a new match begins.</source>
        <translation>De opgeslagen partij was onleesbaar. Ze is opzijgezet als {file} en er begint een nieuwe partij.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of Far Whist. It stays as it is, so the match on the table is not saved.</source>
        <translation>De opgeslagen partij komt van een nieuwere versie van Far Whist. Ze blijft zoals ze is; de partij op tafel wordt dus niet opgeslagen.</translation>
    </message>
    <message>
        <source>The saved match cannot be read at the moment: {problem}. It stays as it is, so the match on the table is not saved.</source>
        <translation>De opgeslagen partij kan nu niet worden gelezen: {problem}. Ze blijft zoals ze is; de partij op tafel wordt dus niet opgeslagen.</translation>
    </message>
    <message>
        <source>The saved match is damaged and could not be set aside, so the match on the table is not saved.</source>
        <translation>De opgeslagen partij is beschadigd en kon niet opzij worden gezet; de partij op tafel wordt dus niet opgeslagen.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {problem}. You can play on; what you play now is lost when you close the window.</source>
        <translation>De partij kan niet worden opgeslagen: {problem}. Je kunt doorspelen; wat je nu speelt, gaat verloren als je het venster sluit.</translation>
    </message>
    <message>
        <source>This match is played in another window now. What you play here is not saved.</source>
        <translation>Deze partij wordt nu in een ander venster gespeeld. Wat je hier speelt, wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>The opponents could not start in the background. Play goes on as usual, but the animation may stutter.</source>
        <translation>De tegenstanders konden niet op de achtergrond starten. Je speelt gewoon door, maar de animatie kan haperen.</translation>
    </message>
    <message>
        <source>Your preferences could not be read. The file was set aside as {file}, and the defaults are used.</source>
        <translation>Je voorkeuren waren onleesbaar. Het bestand is opzijgezet als {file} en de standaardwaarden gelden.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: {problem}. They stay in effect until you close the window; saving is tried again at the next change.</source>
        <translation>Je voorkeuren kunnen niet worden opgeslagen: {problem}. Ze gelden tot je het venster sluit; bij de volgende wijziging wordt het opnieuw geprobeerd.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Dat kan nu niet.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Die kaart heb je niet.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Je moet bekennen: {suit}.</translation>
    </message>
    <message>
        <source>You must beat the best card if you can.</source>
        <translation>Je moet hoger spelen dan de beste kaart als je kunt.</translation>
    </message>
    <message>
        <source>You are void and must play a trump: {suit}.</source>
        <translation>Je kunt niet bekennen en moet introeven: {suit}.</translation>
    </message>
    <message>
        <source>You must play a higher trump if you can.</source>
        <translation>Je moet een hogere troef spelen als je kunt.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit).</source>
        <translation>Met troef mag je pas uitkomen als er al een troef op een andere kleur is gespeeld.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick.</source>
        <translation>In de eerste slag mag je niet met troef uitkomen.</translation>
    </message>
    <message>
        <source>Trumps may only be led when you hold nothing else.</source>
        <translation>Met troef mag je alleen uitkomen als je niets anders hebt.</translation>
    </message>
    <message>
        <source>Bid a number from 0 to {most}.</source>
        <translation>Bied een getal van 0 t/m {most}.</translation>
    </message>
    <message>
        <source>Bid at least {least}.</source>
        <translation>Bied ten minste {least}.</translation>
    </message>
    <message>
        <source>Before looking at your cards you may bid no more than {most}.</source>
        <translation>Voordat je je kaarten bekijkt, mag je hoogstens {most} bieden.</translation>
    </message>
    <message>
        <source>Your partner has bid blind, so you must bid before looking too.</source>
        <translation>Je partner heeft blind geboden, dus jij moet dat ook.</translation>
    </message>
    <message>
        <source>Your partner has looked or bid nil, so your side cannot bid blind.</source>
        <translation>Je partner heeft gekeken of nil geboden: jullie kunnen niet blind bieden.</translation>
    </message>
    <message>
        <source>The last bidder may not bid {bid}: the bids would add up to {total}.</source>
        <translation>De laatste bieder mag geen {bid} bieden: de biedingen zouden samen {total} zijn.</translation>
    </message>
    <message>
        <source>The bids must add up to more than {total}.</source>
        <translation>De biedingen moeten samen meer dan {total} zijn.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly {total}.</source>
        <translation>De biedingen moeten samen precies {total} zijn.</translation>
    </message>
    <message>
        <source>In the second round a bid is kept or raised by one.</source>
        <translation>In de tweede biedronde blijf je bij je bod of verhoog je het met één.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Niemand mag twee rondes achter elkaar 0 bieden.</translation>
    </message>
    <message>
        <source>One of two partners bids nil, the other at least {least}.</source>
        <translation>Van twee partners biedt er één nil, de ander minstens {least}.</translation>
    </message>
    <message>
        <source>Your partner has bid nil, so you may not.</source>
        <translation>Je partner heeft nil geboden, dus jij mag het niet.</translation>
    </message>
    <message>
        <source>Your partner has not bid nil, so you must.</source>
        <translation>Je partner heeft geen nil geboden, dus jij moet het.</translation>
    </message>
    <message>
        <source>You must bid the number of your spades: {number}.</source>
        <translation>Je moet het aantal van je schoppen bieden: {number}.</translation>
    </message>
    <message>
        <source>You must bid nil or the number of your spades: {number}.</source>
        <translation>Je moet nil of het aantal van je schoppen bieden: {number}.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least {least}.</source>
        <translation>De biedingen van partners moeten samen minstens {least} zijn.</translation>
    </message>
    <message>
        <source>In the last trick the card must be played.</source>
        <translation>In de laatste slag moet de kaart worden gespeeld.</translation>
    </message>
    <message>
        <source>All others have passed: the dealer must bid.</source>
        <translation>Alle anderen hebben gepast: de gever moet bieden.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}.</source>
        <translation>Het laagste bod is {least}.</translation>
    </message>
    <message>
        <source>A bid must outrank the one before.</source>
        <translation>Een bod moet hoger zijn dan het vorige.</translation>
    </message>
    <message>
        <source>There is no proposal to accept.</source>
        <translation>Er is geen voorstel om te aanvaarden.</translation>
    </message>
    <message>
        <source>At no trump a joker may only be led when you hold nothing else.</source>
        <translation>Zonder troef mag je alleen met een joker uitkomen als je niets anders hebt.</translation>
    </message>
    <message>
        <source>You are void and must play a joker.</source>
        <translation>Je kunt niet bekennen en moet een joker spelen.</translation>
    </message>
    <message>
        <source>The pile is open: you must play.</source>
        <translation>De stapel is vrij: je moet spelen.</translation>
    </message>
    <message>
        <source>With two players left, whoever can play must play.</source>
        <translation>Met nog twee spelers moet je spelen als je kunt.</translation>
    </message>
    <message>
        <source>The player before you passed, so you must play if you can.</source>
        <translation>De speler vóór jou paste, dus moet je spelen als je kunt.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour.</source>
        <translation>Een rode joker mag alleen op zwart, een zwarte alleen op rood.</translation>
    </message>
    <message>
        <source>Red goes on black, and black goes on red.</source>
        <translation>Rood moet op zwart en zwart op rood.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Je moet hoger spelen.</translation>
    </message>
    <message>
        <source>You must play lower.</source>
        <translation>Je moet lager spelen.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Je moet een kaart geven.</translation>
    </message>
    <message>
        <source>Cards played together must be of one rank.</source>
        <translation>Kaarten die je samen speelt, moeten dezelfde waarde hebben.</translation>
    </message>
    <message>
        <source>Cards played together must alternate red and black.</source>
        <translation>Kaarten die je samen speelt, moeten om en om rood en zwart zijn.</translation>
    </message>
    <message>
        <source>Jokers are played one at a time.</source>
        <translation>Jokers speel je één voor één.</translation>
    </message>
    <message>
        <source>Play cards of one colour in the order you hold them.</source>
        <translation>Speel kaarten van dezelfde tint in de volgorde waarin je ze hebt.</translation>
    </message>
    <message>
        <source>Bid {least} or more, or pass.</source>
        <translation>Bied {least} of meer, of pas.</translation>
    </message>
    <message>
        <source>{suit} were led: follow suit.</source>
        <translation>{suit} is gevraagd: bekennen.</translation>
    </message>
    <message>
        <source>None of your cards can be played: pass.</source>
        <translation>Je kunt geen van je kaarten spelen: pas.</translation>
    </message>
    <message>
        <source>You can play {count} of your cards.</source>
        <translation>Je kunt {count} van je kaarten spelen.</translation>
    </message>
    <message>
        <source>{cards} or {last}</source>
        <translation>{cards} of {last}</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Je kunt {cards} spelen.</translation>
    </message>
    <message>
        <source>You have chosen all your discards: put one back first.</source>
        <translation>Je hebt alle weg te leggen kaarten al gekozen: neem er eerst een terug.</translation>
    </message>
</context>
<context>
    <name>Opened files</name>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>“{file}” is er niet meer.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Open a saved match or rules of Far Whist.</source>
        <translation>“{file}” is een map. Open een opgeslagen partij of regels van Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is not an ordinary file and holds neither a match nor rules.</source>
        <translation>“{file}” is geen gewoon bestand en bevat geen partij of regels.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {problem}.</source>
        <translation>“{file}” kan niet worden gelezen: {problem}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved match or rules of Far Whist.</source>
        <translation>“{file}” is te groot voor een opgeslagen partij of regels van Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>“{file}” is leeg.</translation>
    </message>
    <message>
        <source>“{file}” holds neither a saved match nor rules of Far Whist.</source>
        <translation>“{file}” bevat geen opgeslagen partij of regels van Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Far Whist.</source>
        <translation>“{file}” komt van een nieuwere versie van Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is a saved match, but damaged: it cannot be played.</source>
        <translation>“{file}” is een opgeslagen partij, maar beschadigd: ze kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>“{file}” is a whole list of rules. Export the rules you want one by one and open those files.</source>
        <translation>“{file}” is een hele lijst met regels. Exporteer de regels die je wilt één voor één en open die bestanden.</translation>
    </message>
    <message>
        <source>“{file}” holds records of simulated matches, which cannot be played.</source>
        <translation>“{file}” bevat gegevens van gesimuleerde partijen; die kun je niet spelen.</translation>
    </message>
    <message>
        <source>Drop here to open “{file}”.</source>
        <translation>Laat hier los om “{file}” te openen.</translation>
    </message>
    <message>
        <source>“{file}” is a match for {players}, but the table seats {least} to {most}.</source>
        <translation>“{file}” is een partij voor {players}, maar de tafel heeft plaats voor {least} tot {most}.</translation>
    </message>
    <message>
        <source>This match is already on the table.</source>
        <translation>Deze partij ligt al op tafel.</translation>
    </message>
    <message>
        <source>“{file}” is on the table.</source>
        <translation>“{file}” ligt op tafel.</translation>
    </message>
    <message>
        <source>Your previous match has been put aside.</source>
        <translation>Je vorige partij is opzijgezet.</translation>
    </message>
    <message>
        <source>Drop here to join the table.</source>
        <translation>Laat hier los om aan de tafel mee te doen.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Pack</source>
        <translation>Spel kaarten</translation>
    </message>
    <message>
        <source>The cards in the pack. Short packs keep the highest ranks: with eight cards for each player, two ranks per player. The Spanish pack has no 8, 9 or 10, and for 3 or 6 players no twos if you like; from 52, some twos can be removed so that the cards deal out evenly. 56 cards include four jokers as ones, 60 include four wizards and four jesters, 104 are two packs.</source>
        <translation>De kaarten in het spel. In kleine spellen blijven de hoogste waarden over: met acht kaarten per speler twee waarden per speler. Het Spaanse spel heeft geen 8, 9 of 10, en desgewenst met 3 of 6 spelers geen tweeën; uit 52 kunnen enkele tweeën weg zodat alles opgaat. 56 kaarten is met vier jokers als enen, 60 met vier tovenaars en vier narren, 104 zijn twee spellen.</translation>
    </message>
    <message>
        <source>Card ranking</source>
        <translation>Kaartvolgorde</translation>
    </message>
    <message>
        <source>Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the other jack of its colour as the two highest trumps.</source>
        <translation>Aas hoog; of de Spaanse volgorde A 3 H V B 7 6 5 4 2; of met de troefboer en de andere boer van dezelfde tint als de twee hoogste troeven.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Wie niet meedoet</translation>
    </message>
    <message>
        <source>The dealer can sit out each deal, so that one more player can join.</source>
        <translation>De gever kan telkens aan de kant blijven, zodat er één speler meer kan aanschuiven.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Speelrichting</translation>
    </message>
    <message>
        <source>Which way dealing, bidding and play go round.</source>
        <translation>In welke richting het delen, bieden en spelen rondgaat.</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Rondeschema</translation>
    </message>
    <message>
        <source>How many cards are dealt in each deal.</source>
        <translation>Hoeveel kaarten er in elke ronde worden gedeeld.</translation>
    </message>
    <message>
        <source>Own sequence</source>
        <translation>Eigen schema</translation>
    </message>
    <message>
        <source>Sizes such as 1,3,5, or first/turning point/last such as 10/1/10, optionally followed by a step. A letter after a size: n no trump, m everyone bids 0, b bid before looking, r trumps turned after the bids, f forehead, h hidden.</source>
        <translation>Aantallen zoals 1,3,5, of eerste/keerpunt/laatste zoals 10/1/10, eventueel gevolgd door een stap. Een letter achter een aantal: n zonder troef, m iedereen biedt 0, b bieden vóór het kijken, r troef gedraaid na het bieden, f voorhoofd, h verborgen.</translation>
    </message>
    <message>
        <source>Only with a sequence of your own.</source>
        <translation>Alleen met een eigen schema.</translation>
    </message>
    <message>
        <source>Maximum cards per player</source>
        <translation>Max. kaarten per speler</translation>
    </message>
    <message>
        <source>The largest deal, as far as the pack allows.</source>
        <translation>De grootste ronde, voor zover het spel kaarten dat toelaat.</translation>
    </message>
    <message>
        <source>Not with a sequence that sets its own sizes.</source>
        <translation>Niet met een schema dat zelf de aantallen bepaalt.</translation>
    </message>
    <message>
        <source>Always include the largest deal</source>
        <translation>Grootste ronde altijd spelen</translation>
    </message>
    <message>
        <source>When going up by two would skip the largest deal, it is dealt all the same: once, or once or twice between two deals of the size below it.</source>
        <translation>Als stappen van twee de grootste ronde zouden overslaan, wordt die toch gegeven: één keer, of één of twee keer tussen twee rondes van de grootte eronder.</translation>
    </message>
    <message>
        <source>Only when going up and down by two.</source>
        <translation>Alleen met het schema “Op en neer per twee”.</translation>
    </message>
    <message>
        <source>Every player deals each size</source>
        <translation>Elke speler geeft elk aantal</translation>
    </message>
    <message>
        <source>Every size of the sequence is dealt once by each player.</source>
        <translation>Elk aantal van het schema wordt door elke speler één keer gegeven.</translation>
    </message>
    <message>
        <source>Forehead and hidden at the end</source>
        <translation>Voorhoofd en verborgen als slot</translation>
    </message>
    <message>
        <source>Adds one forehead and one hidden deal of one card.</source>
        <translation>Voegt een voorhoofdronde en een verborgen ronde van één kaart toe.</translation>
    </message>
    <message>
        <source>Deals of one card</source>
        <translation>Rondes van één kaart</translation>
    </message>
    <message>
        <source>Played normally; or you see every card but your own; or nobody sees a card before everyone has bid.</source>
        <translation>Gewoon gespeeld; of je ziet elke kaart behalve die van jezelf; of niemand ziet een kaart voordat iedereen heeft geboden.</translation>
    </message>
    <message>
        <source>Bid before looking</source>
        <translation>Bieden vóór het kijken</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>In elke ronde biedt iedereen voordat de kaarten worden bekeken.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>How the trump suit is found.</source>
        <translation>Hoe de troefkleur wordt bepaald.</translation>
    </message>
    <message>
        <source>Order of trumps</source>
        <translation>Troefvolgorde</translation>
    </message>
    <message>
        <source>Trumps for each deal in turn; after the last suit the order starts over.</source>
        <translation>De troef van elke ronde op volgorde; na de laatste kleur begint het opnieuw.</translation>
    </message>
    <message>
        <source>Only when trumps go round.</source>
        <translation>Alleen als troef rondgaat.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Troefkleur</translation>
    </message>
    <message>
        <source>The suit that is trumps in every deal.</source>
        <translation>De kleur die in elke ronde troef is.</translation>
    </message>
    <message>
        <source>Only with the same trump in every deal.</source>
        <translation>Alleen met dezelfde troef in elke ronde.</translation>
    </message>
    <message>
        <source>Include no trump</source>
        <translation>Ook zonder troef</translation>
    </message>
    <message>
        <source>No trump can be drawn as well as a suit.</source>
        <translation>Behalve een kleur kan ook “zonder troef” worden geloot.</translation>
    </message>
    <message>
        <source>Only when the trump suit is drawn.</source>
        <translation>Alleen als de troefkleur wordt geloot.</translation>
    </message>
    <message>
        <source>A court card means no trump</source>
        <translation>Plaatje betekent zonder troef</translation>
    </message>
    <message>
        <source>A king, queen or jack that is turned up means no trump.</source>
        <translation>Wordt er een heer, vrouw of boer gedraaid, dan is er geen troef.</translation>
    </message>
    <message>
        <source>Only when a card is turned for trump.</source>
        <translation>Alleen als er een kaart voor troef wordt gedraaid.</translation>
    </message>
    <message>
        <source>When a wizard is turned up</source>
        <translation>Bij een gedraaide tovenaar</translation>
    </message>
    <message>
        <source>The dealer looks at the cards and chooses trumps; there is no trump; or the first card of a suit is sought.</source>
        <translation>De gever bekijkt de kaarten en kiest troef; er is geen troef; of de eerste kaart van een kleur wordt gezocht.</translation>
    </message>
    <message>
        <source>Only with wizards, when a card is turned for trump.</source>
        <translation>Alleen met tovenaars, als er een kaart voor troef wordt gedraaid.</translation>
    </message>
    <message>
        <source>Super trump</source>
        <translation>Supertroef</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>De dubbelganger van de gedraaide kaart is de hoogste troef.</translation>
    </message>
    <message>
        <source>Only with two packs, when a card is turned for trump.</source>
        <translation>Alleen met twee spellen kaarten, als er een kaart voor troef wordt gedraaid.</translation>
    </message>
    <message>
        <source>Largest deals without trump</source>
        <translation>Grootste rondes zonder troef</translation>
    </message>
    <message>
        <source>The largest deals have no trump even when cards are left over.</source>
        <translation>In de grootste rondes is er geen troef, ook als er kaarten overblijven.</translation>
    </message>
    <message>
        <source>Trump when the whole pack is dealt</source>
        <translation>Troef als alles gedeeld is</translation>
    </message>
    <message>
        <source>When no card is left to turn: no trump, the dealer&apos;s last card, a card cut before the deal, the dealer&apos;s choice before the deal, or an auction.</source>
        <translation>Als er geen kaart overblijft om te draaien: zonder troef, de laatste kaart van de gever, een vóór het delen getrokken kaart, keuze van de gever vóór het delen, of bij opbod.</translation>
    </message>
    <message>
        <source>Only when the next card is turned for trump.</source>
        <translation>Alleen als de volgende kaart voor troef wordt gedraaid.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready; or openly in turn.</source>
        <translation>Allemaal tegelijk, geheim tot iedereen klaar is; of open om de beurt.</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Eerste bieder</translation>
    </message>
    <message>
        <source>Who bids first.</source>
        <translation>Wie er als eerste biedt.</translation>
    </message>
    <message>
        <source>Only with bids in turn.</source>
        <translation>Alleen met bieden om de beurt.</translation>
    </message>
    <message>
        <source>Hook: what the last may not bid</source>
        <translation>Verboden bod van de laatste bieder</translation>
    </message>
    <message>
        <source>The last bidder may not make the bids add up to the number of tricks: never, always, from a certain size on, or in all deals but the last.</source>
        <translation>De laatste bieder mag het totaal niet gelijk maken aan het aantal slagen: nooit, altijd, vanaf een bepaald aantal kaarten, of in alle rondes behalve de laatste.</translation>
    </message>
    <message>
        <source>Hook from this many cards</source>
        <translation>Verboden bod vanaf zoveel kaarten</translation>
    </message>
    <message>
        <source>In smaller deals the last bidder is free.</source>
        <translation>In kleinere rondes is de laatste bieder vrij.</translation>
    </message>
    <message>
        <source>Only with a hook from a certain size on.</source>
        <translation>Alleen met een verboden bod vanaf een bepaald aantal kaarten.</translation>
    </message>
    <message>
        <source>Total of the bids</source>
        <translation>Totaal van de biedingen</translation>
    </message>
    <message>
        <source>Free; above the number of tricks; or exactly equal, and the deal is played again until all have made their bids.</source>
        <translation>Vrij; hoger dan het aantal slagen; of precies gelijk, en dan wordt de ronde overgespeeld tot iedereen het bod heeft gehaald.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>How many times a deal is played before it counts anyway.</source>
        <translation>Hoe vaak een ronde wordt gespeeld voordat ze toch telt.</translation>
    </message>
    <message>
        <source>Only when bids in turn must equal the tricks.</source>
        <translation>Alleen als er om de beurt wordt geboden en de biedingen gelijk moeten zijn aan de slagen.</translation>
    </message>
    <message>
        <source>Second round of bids</source>
        <translation>Tweede biedronde</translation>
    </message>
    <message>
        <source>After everyone has bid, each player may raise their bid by one.</source>
        <translation>Nadat iedereen heeft geboden, mag elke speler het eigen bod met één verhogen.</translation>
    </message>
    <message>
        <source>Bids shown</source>
        <translation>Biedingen tonen</translation>
    </message>
    <message>
        <source>Only with bids in turn, not hidden, whose total is free.</source>
        <translation>Alleen met bieden om de beurt, niet verborgen, met een vrij totaal.</translation>
    </message>
    <message>
        <source>Only with bids in turn that are not hidden.</source>
        <translation>Alleen met bieden om de beurt, niet verborgen.</translation>
    </message>
    <message>
        <source>Every bid; or until the deal is over only their total, or nothing.</source>
        <translation>Elk bod; of tot de ronde voorbij is alleen het totaal, of niets.</translation>
    </message>
    <message>
        <source>Not when the bids decide who chooses trumps.</source>
        <translation>Niet als de biedingen bepalen wie troef kiest.</translation>
    </message>
    <message>
        <source>Never 0 twice in a row</source>
        <translation>Nooit 0 twee keer op rij</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Niemand mag twee rondes achter elkaar 0 bieden.</translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation>Blind bieden</translation>
    </message>
    <message>
        <source>A player far behind may bid before looking and before the others, for extra points.</source>
        <translation>Een speler die ver achterstaat, mag vóór het kijken en vóór de anderen bieden, voor extra punten.</translation>
    </message>
    <message>
        <source>Not when the bids must equal the tricks.</source>
        <translation>Niet als de biedingen gelijk moeten zijn aan de slagen.</translation>
    </message>
    <message>
        <source>Points behind to bid blind</source>
        <translation>Achterstand voor blind bieden</translation>
    </message>
    <message>
        <source>How many points behind the leader a player must be.</source>
        <translation>Hoeveel punten een speler op de koploper moet achterstaan.</translation>
    </message>
    <message>
        <source>Only with blind bids.</source>
        <translation>Alleen met blind bieden.</translation>
    </message>
    <message>
        <source>Bonus for a made blind bid</source>
        <translation>Bonus voor gehaald blind bod</translation>
    </message>
    <message>
        <source>Points added to the usual score.</source>
        <translation>Punten boven op de gewone score.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Eerste uitkomst</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Wie in de eerste slag uitkomt.</translation>
    </message>
    <message>
        <source>Leading trumps</source>
        <translation>Uitkomen met troef</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); after the first trick; or only when a player holds nothing else.</source>
        <translation>Altijd; zodra er een troef op een andere kleur is gespeeld; na de eerste slag; of alleen als een speler niets anders heeft.</translation>
    </message>
    <message>
        <source>Must ruff</source>
        <translation>Verplicht introeven</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a trump.</source>
        <translation>Wie niet kan bekennen, moet troef spelen.</translation>
    </message>
    <message>
        <source>Must overruff</source>
        <translation>Verplicht overtroeven</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already played, if possible.</source>
        <translation>Die troef moet, als het kan, hoger zijn dan de al gespeelde troeven.</translation>
    </message>
    <message>
        <source>Only when players must ruff.</source>
        <translation>Alleen als introeven verplicht is.</translation>
    </message>
    <message>
        <source>Free when unable to overruff</source>
        <translation>Vrij als overtroeven niet kan</translation>
    </message>
    <message>
        <source>Players who cannot overruff may play any card.</source>
        <translation>Wie niet kan overtroeven, mag elke kaart spelen.</translation>
    </message>
    <message>
        <source>Only when players must overruff.</source>
        <translation>Alleen als overtroeven verplicht is.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Verplicht hoger</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card, if possible.</source>
        <translation>Wie bekent, moet als het kan hoger spelen dan de beste kaart van die kleur.</translation>
    </message>
    <message>
        <source>May trump instead of following</source>
        <translation>Troeven mag altijd</translation>
    </message>
    <message>
        <source>Players may trump even when they could follow suit.</source>
        <translation>Je mag troef spelen, ook als je kunt bekennen.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>The points of a deal: a named scheme or your own.</source>
        <translation>De punten van een ronde: een bekende telling of een eigen.</translation>
    </message>
    <message>
        <source>Bonus for all tricks</source>
        <translation>Bonus voor alle slagen</translation>
    </message>
    <message>
        <source>Extra points for bidding and taking every trick.</source>
        <translation>Extra punten als je alle slagen biedt en haalt.</translation>
    </message>
    <message>
        <source>Spades count double</source>
        <translation>Schoppen telt dubbel</translation>
    </message>
    <message>
        <source>All points of a deal are doubled when a spade is turned up.</source>
        <translation>Alle punten van een ronde worden verdubbeld als er schoppen is gedraaid.</translation>
    </message>
    <message>
        <source>Streak premium</source>
        <translation>Reekspremie</translation>
    </message>
    <message>
        <source>Making several bids in a row wins points; missing several loses them.</source>
        <translation>Meerdere biedingen op rij halen levert punten op; meerdere missen kost punten.</translation>
    </message>
    <message>
        <source>Streak length</source>
        <translation>Reekslengte</translation>
    </message>
    <message>
        <source>How many deals in a row.</source>
        <translation>Hoeveel rondes op rij.</translation>
    </message>
    <message>
        <source>Only with a streak premium.</source>
        <translation>Alleen met een reekspremie.</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Premie</translation>
    </message>
    <message>
        <source>Points won or lost.</source>
        <translation>Gewonnen of verloren punten.</translation>
    </message>
    <message>
        <source>One-card deals in a streak</source>
        <translation>Rondes van één kaart in een reeks</translation>
    </message>
    <message>
        <source>They are skipped, end the streak, or count like the others.</source>
        <translation>Ze worden overgeslagen, beëindigen de reeks of tellen gewoon mee.</translation>
    </message>
    <message>
        <source>New streak after a premium</source>
        <translation>Nieuwe reeks na een premie</translation>
    </message>
    <message>
        <source>The count restarts, so a long streak pays again.</source>
        <translation>Het tellen begint opnieuw, zodat een lange reeks nog eens iets oplevert.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Einde van de partij</translation>
    </message>
    <message>
        <source>After the whole sequence, or when somebody reaches a score.</source>
        <translation>Na het hele schema, of als iemand een score bereikt.</translation>
    </message>
    <message>
        <source>Times played</source>
        <translation>Aantal keren</translation>
    </message>
    <message>
        <source>How many times the whole sequence is played.</source>
        <translation>Hoe vaak het hele schema wordt gespeeld.</translation>
    </message>
    <message>
        <source>Only when the match ends after the sequence.</source>
        <translation>Alleen als de partij na het schema eindigt.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Te halen punten</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>De partij eindigt als een totaal dit bereikt.</translation>
    </message>
    <message>
        <source>Only in a match to a score.</source>
        <translation>Alleen in een partij tot een bepaalde score.</translation>
    </message>
    <message>
        <source>When the score is checked</source>
        <translation>Wanneer de score wordt bekeken</translation>
    </message>
    <message>
        <source>After every deal, or after each whole sequence.</source>
        <translation>Na elke ronde, of telkens na het hele schema.</translation>
    </message>
    <message>
        <source>Maximum deals</source>
        <translation>Max. aantal rondes</translation>
    </message>
    <message>
        <source>A match to a score ends after this many deals at the latest.</source>
        <translation>Een partij tot een bepaalde score eindigt uiterlijk na zoveel rondes.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gelijke stand</translation>
    </message>
    <message>
        <source>Tied players share the place; or one more deal is played, of the largest size or, in a match to points, the next of the sequence; or the larger total of made bids, or the most tricks in the match, decides.</source>
        <translation>Spelers met een gelijke stand delen de plaats; of er wordt nog een ronde gespeeld, met de meeste kaarten of, in een partij tot een score, de volgende van het schema; of het hogere totaal aan gehaalde biedingen of de meeste slagen van de partij beslist.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Spellen kaarten</translation>
    </message>
    <message>
        <source>By the number of players: two packs from seven players on.</source>
        <translation>Naar het aantal spelers: vanaf zeven spelers twee spellen kaarten.</translation>
    </message>
    <message>
        <source>Coloured jokers</source>
        <translation>Gekleurde jokers</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and the other colour on it.</source>
        <translation>Een rode joker mag alleen op zwart, en daarop mag alleen zwart; een zwarte omgekeerd.</translation>
    </message>
    <message>
        <source>Card given as a penalty</source>
        <translation>Strafkaart</translation>
    </message>
    <message>
        <source>Chosen by the giver, or drawn.</source>
        <translation>Gekozen door wie hem geeft, of getrokken.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Spellen per partij</translation>
    </message>
    <message>
        <source>How many games are added up.</source>
        <translation>Hoeveel spellen er worden opgeteld.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>1 for the winner and −1 for the last player; or 1 for each player you beat.</source>
        <translation>1 voor de winnaar en −1 voor de laatste; of 1 voor elke speler die je verslaat.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Off: thirteen cards each, no jokers, no free trick.</source>
        <translation>Uit: elk dertien kaarten, geen jokers, geen gratis slag.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>None, one or two; the kitty has 4, 5 or 6 cards.</source>
        <translation>Geen, één of twee; de talon heeft 4, 5 of 6 kaarten.</translation>
    </message>
    <message>
        <source>Only with a kitty.</source>
        <translation>Alleen met een talon.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Laagste bod</translation>
    </message>
    <message>
        <source>The level that the first bid must have.</source>
        <translation>Zo hoog moet het eerste bod minstens zijn.</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Laag gaat boven hoog</translation>
    </message>
    <message>
        <source>At the same level downtown outranks uptown.</source>
        <translation>Bij hetzelfde aantal gaat “laag” boven “hoog”.</translation>
    </message>
    <message>
        <source>Sport the kitty</source>
        <translation>Talon tonen</translation>
    </message>
    <message>
        <source>After the bids the kitty is shown to all.</source>
        <translation>Na het bieden wordt de talon aan iedereen getoond.</translation>
    </message>
    <message>
        <source>Bidder gets the kitty</source>
        <translation>Leider krijgt de talon</translation>
    </message>
    <message>
        <source>The high bidder picks it up and discards as many cards.</source>
        <translation>De hoogste bieder pakt hem op en legt evenveel kaarten weg.</translation>
    </message>
    <message>
        <source>Bidder leads</source>
        <translation>Leider komt uit</translation>
    </message>
    <message>
        <source>Otherwise the player after the dealer leads.</source>
        <translation>Anders komt de speler na de gever uit.</translation>
    </message>
    <message>
        <source>Double for no trump</source>
        <translation>Zonder troef telt dubbel</translation>
    </message>
    <message>
        <source>At no trump the contract, or all points of both sides, count twice.</source>
        <translation>Zonder troef tellen het contract of alle punten van beide partijen dubbel.</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>All thirteen tricks score four times.</source>
        <translation>Alle dertien slagen tellen viervoudig.</translation>
    </message>
    <message>
        <source>Defenders score</source>
        <translation>Tegenspelers scoren</translation>
    </message>
    <message>
        <source>Defenders score their tricks above six.</source>
        <translation>De tegenspelers scoren hun slagen boven de zes.</translation>
    </message>
    <message>
        <source>Only the bid scores</source>
        <translation>Alleen het bod telt</translation>
    </message>
    <message>
        <source>A made bid scores its level, not all tricks taken.</source>
        <translation>Een gehaald bod levert het geboden aantal op, niet alle gehaalde slagen.</translation>
    </message>
    <message>
        <source>Jokers without trump</source>
        <translation>Jokers zonder troef</translation>
    </message>
    <message>
        <source>May be discarded when void; must be discarded when void; or at any time.</source>
        <translation>Afgooien mag als je niet kunt bekennen; afgooien moet als je niet kunt bekennen; of altijd.</translation>
    </message>
    <message>
        <source>Only with jokers.</source>
        <translation>Alleen met jokers.</translation>
    </message>
    <message>
        <source>Leading a joker without trump</source>
        <translation>Zonder troef uitkomen met joker</translation>
    </message>
    <message>
        <source>Allowed, or only when a player holds nothing else.</source>
        <translation>Toegestaan, of alleen als een speler niets anders heeft.</translation>
    </message>
    <message>
        <source>Games to</source>
        <translation>Manches tot</translation>
    </message>
    <message>
        <source>The points of a game of the rubber.</source>
        <translation>De punten van een manche van de robber.</translation>
    </message>
    <message>
        <source>Only in a rubber.</source>
        <translation>Alleen in een robber.</translation>
    </message>
    <message>
        <source>The suit of the dealer&apos;s last card, or the suits in turn.</source>
        <translation>De kleur van de laatste kaart van de gever, of de kleuren om de beurt.</translation>
    </message>
    <message>
        <source>All tricks score</source>
        <translation>Alle slagen tellen</translation>
    </message>
    <message>
        <source>Each trick scores 1, not only those above six; play a number of deals.</source>
        <translation>Elke slag levert 1 op, niet alleen die boven de zes; speel een aantal rondes.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Three of the four top trumps, as dealt, score 2, all four 4.</source>
        <translation>Een team dat drie van de vier hoogste troeven kreeg, scoort 2, met alle vier 4.</translation>
    </message>
    <message>
        <source>Cards in the first deal</source>
        <translation>Kaarten in de eerste ronde</translation>
    </message>
    <message>
        <source>Each later deal has one card fewer.</source>
        <translation>Elke volgende ronde heeft één kaart minder.</translation>
    </message>
    <message>
        <source>The first players to take no trick get one card in the next deal.</source>
        <translation>De eersten die geen slag halen, krijgen in de volgende ronde één kaart.</translation>
    </message>
    <message>
        <source>Not in misère.</source>
        <translation>Niet bij misère.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Laatste kans</translation>
    </message>
    <message>
        <source>Blind card</source>
        <translation>Blinde kaart</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card that they may not look at.</source>
        <translation>De volgenden die geen slag halen, krijgen één kaart die ze niet mogen bekijken.</translation>
    </message>
    <message>
        <source>Instant win with all tricks</source>
        <translation>Alle slagen: meteen winst</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins the match.</source>
        <translation>Wie in een ronde alle slagen haalt, wint de partij.</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); or not to the first trick, unless a player holds nothing else.</source>
        <translation>Altijd; zodra er een troef op een andere kleur is gespeeld; of niet in de eerste slag, tenzij een speler niets anders heeft.</translation>
    </message>
    <message>
        <source>First trumps</source>
        <translation>Eerste troef</translation>
    </message>
    <message>
        <source>A turned card, a drawn suit, or the choice of whoever cuts the highest card.</source>
        <translation>Een gedraaide kaart, een gelote kleur, of de keuze van wie de hoogste kaart trekt.</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Troef kiezen</translation>
    </message>
    <message>
        <source>After or before seeing the new hand.</source>
        <translation>Na of vóór het bekijken van de nieuwe hand.</translation>
    </message>
    <message>
        <source>No trump allowed</source>
        <translation>Ook zonder troef</translation>
    </message>
    <message>
        <source>The player who chooses trumps may choose no trump.</source>
        <translation>Wie troef kiest, mag ook “zonder troef” kiezen.</translation>
    </message>
    <message>
        <source>Tied for the most tricks</source>
        <translation>Gelijke stand in slagen</translation>
    </message>
    <message>
        <source>Who chooses trumps when several players took the most tricks: a cut, the last trick, or a turned card instead.</source>
        <translation>Wie troef kiest als meerdere spelers de meeste slagen haalden: een kaart trekken, de laatste slag, of in plaats daarvan een gedraaide kaart.</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Two or more tricks put a player out; in the one-card deal one trick does. When everyone would be out, those with the fewest tricks stay.</source>
        <translation>Met twee of meer slagen lig je eruit; in de ronde van één kaart al met één. Zou iedereen eruit liggen, dan blijven degenen met de minste slagen over.</translation>
    </message>
    <message>
        <source>Tricks that count</source>
        <translation>Slagen die tellen</translation>
    </message>
    <message>
        <source>Whether the tricks for the stock count too, or win cards only.</source>
        <translation>Of de slagen om de stok ook tellen, of alleen kaarten opleveren.</translation>
    </message>
    <message>
        <source>1 for the deal, 1 for each trick more than the other, or 1 for each.</source>
        <translation>1 voor de ronde, 1 voor elke slag meer dan de ander, of 1 voor elke slag.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>To a score, or a number of deals.</source>
        <translation>Tot een score, of een aantal rondes.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Spelen tot</translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation>De score die de partij beëindigt.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>Hoeveel rondes er gespeeld worden.</translation>
    </message>
    <message>
        <source>Nobody may bid fewer tricks than this.</source>
        <translation>Niemand mag minder slagen bieden.</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card if they can; not after somebody has ruffed.</source>
        <translation>Wie bekent, moet zo mogelijk over de hoogste kaart van de kleur heen; niet meer als er getroefd is.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a spade that beats the spades already played, if they have one.</source>
        <translation>Wie niet kan bekennen, moet een schoppen spelen die hoger is dan de al gespeelde, als hij die heeft.</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Slagen boven het bod</translation>
    </message>
    <message>
        <source>What each trick more than the bid scores.</source>
        <translation>Wat elke slag boven het bod oplevert.</translation>
    </message>
    <message>
        <source>After this many deals the higher score wins.</source>
        <translation>Na zoveel rondes wint de hoogste score.</translation>
    </message>
    <message>
        <source>Only with a number of deals.</source>
        <translation>Alleen met een aantal rondes.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partners</translation>
    </message>
    <message>
        <source>Four players in pairs; otherwise, and with three, everybody is alone.</source>
        <translation>Vier spelers in paren; anders, en met drie, speelt ieder voor zich.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Biedingen</translation>
    </message>
    <message>
        <source>Free; as in Suicide, where one partner bids nil; as in Mirror, where everyone bids the number of their spades; or as in Whiz, where they bid that or nil.</source>
        <translation>Vrij; zoals in Suicide, waar één partner nil biedt; zoals in Mirror, waar iedereen het aantal van de eigen schoppen biedt; of zoals in Whiz, waar dat of nil geboden wordt.</translation>
    </message>
    <message>
        <source>Lowest bid of a side</source>
        <translation>Laagste bod van een team</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least so many tricks.</source>
        <translation>De biedingen van partners moeten samen minstens zoveel slagen zijn.</translation>
    </message>
    <message>
        <source>Only with partners and free bids.</source>
        <translation>Alleen met partners en vrije biedingen.</translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation>Eerste ronde zonder biedingen</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>In de eerste ronde biedt niemand, en elke slag telt 10.</translation>
    </message>
    <message>
        <source>Contract of ten</source>
        <translation>Contract van tien</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 10 for each, or 200 at once.</source>
        <translation>Een contract van tien slagen of meer levert 10 per slag op, of 200 in totaal.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Winstgrens</translation>
    </message>
    <message>
        <source>The first side or player to reach this score wins the match.</source>
        <translation>Het team dat of de speler die deze score het eerst bereikt, wint de partij.</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Verliesgrens</translation>
    </message>
    <message>
        <source>The match ends when a score falls this low.</source>
        <translation>De partij eindigt als een score zo laag zakt.</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>What a bid of 0 wins or loses; off: it is a bid like any other.</source>
        <translation>Wat een bod van 0 oplevert of kost; uit: het is een bod als elk ander.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Blinde nil</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid 0 before looking, for twice the points.</source>
        <translation>Een speler met 100 punten achterstand mag vóór het kijken 0 bieden, voor het dubbele aantal punten.</translation>
    </message>
    <message>
        <source>Only with nil that nobody has to bid.</source>
        <translation>Alleen met nil dat niemand hoeft te bieden.</translation>
    </message>
    <message>
        <source>Blind bid of a side</source>
        <translation>Blind bod van partners</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least so many tricks before looking, for twice the points.</source>
        <translation>Partners met 100 punten achterstand mogen vóór het kijken minstens zoveel slagen bieden, voor dubbele punten.</translation>
    </message>
    <message>
        <source>Cards passed for nil</source>
        <translation>Kaarten geven bij nil</translation>
    </message>
    <message>
        <source>Who has bid nil passes cards to the partner, who then passes as many back.</source>
        <translation>Wie nil heeft geboden, geeft kaarten aan zijn partner, die er evenveel teruggeeft.</translation>
    </message>
    <message>
        <source>How many are passed</source>
        <translation>Hoeveel kaarten</translation>
    </message>
    <message>
        <source>How many cards each of the two partners passes.</source>
        <translation>Hoeveel kaarten elk van beide partners geeft.</translation>
    </message>
    <message>
        <source>Only where cards are passed for nil.</source>
        <translation>Alleen als bij nil kaarten worden gegeven.</translation>
    </message>
    <message>
        <source>Hands of two players</source>
        <translation>Kaarten van twee spelers</translation>
    </message>
    <message>
        <source>Two players draw two cards each time, keep one and discard the other; or they are dealt thirteen cards each.</source>
        <translation>Twee spelers pakken telkens twee kaarten, houden er een en leggen de andere weg; of ieder krijgt er dertien.</translation>
    </message>
    <message>
        <source>Only for two players.</source>
        <translation>Alleen met twee spelers.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Tweeën hoog</translation>
    </message>
    <message>
        <source>The two of diamonds is a spade; it and the two of spades are above the ace.</source>
        <translation>Ruitentwee is een schoppen; die en schoppentwee staan boven het aas.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Slagen van een mislukte nil</translation>
    </message>
    <message>
        <source>They are bags, or help to make the contract.</source>
        <translation>Het zijn overslagen, of ze helpen het contract te halen.</translation>
    </message>
    <message>
        <source>Only with nil and partners.</source>
        <translation>Alleen met nil en partners.</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Overslagen</translation>
    </message>
    <message>
        <source>How many tricks above the bids cost the penalty; off: none do.</source>
        <translation>Hoeveel slagen boven de biedingen de straf opleveren; uit: geen straf.</translation>
    </message>
    <message>
        <source>Penalty for bags</source>
        <translation>Straf voor overslagen</translation>
    </message>
    <message>
        <source>The points that the bags cost.</source>
        <translation>De punten die de overslagen kosten.</translation>
    </message>
    <message>
        <source>Only where bags cost points.</source>
        <translation>Alleen als overslagen punten kosten.</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Uitkomen met schoppen</translation>
    </message>
    <message>
        <source>Once spades are broken (one is played on another suit); any time; or not to the first trick, unless a player holds nothing else.</source>
        <translation>Zodra er schoppen op een andere kleur is gespeeld; altijd; of niet in de eerste slag, tenzij een speler niets anders heeft.</translation>
    </message>
    <message>
        <source>Two jokers are the highest spades; the twos of hearts and diamonds stay out.</source>
        <translation>Twee jokers zijn de hoogste schoppen; hartentwee en ruitentwee doen niet mee.</translation>
    </message>
    <message>
        <source>Who may call nullo</source>
        <translation>Wie nullo mag zeggen</translation>
    </message>
    <message>
        <source>Only the dealer, when all others have passed, or everybody.</source>
        <translation>Alleen de gever, als alle anderen gepast hebben, of iedereen.</translation>
    </message>
    <message>
        <source>First lead at grand</source>
        <translation>Eerste uitkomst bij grand</translation>
    </message>
    <message>
        <source>The player before or after the caller; at nullo the other of the two.</source>
        <translation>De speler voor of na wie het zei; bij nullo de andere van de twee.</translation>
    </message>
    <message>
        <source>Points at grand</source>
        <translation>Punten bij grand</translation>
    </message>
    <message>
        <source>What each trick above six counts at grand.</source>
        <translation>Wat elke slag boven de zes bij grand telt.</translation>
    </message>
    <message>
        <source>When grand fails</source>
        <translation>Als grand faalt</translation>
    </message>
    <message>
        <source>What the tricks count where the caller&apos;s side takes fewer than seven.</source>
        <translation>Wat de slagen tellen als het team van wie grand zei er minder dan zeven haalt.</translation>
    </message>
    <message>
        <source>Points at nullo</source>
        <translation>Punten bij nullo</translation>
    </message>
    <message>
        <source>What each trick above six counts at nullo.</source>
        <translation>Wat elke slag boven de zes bij nullo telt.</translation>
    </message>
    <message>
        <source>Tricks at nullo</source>
        <translation>Slagen bij nullo</translation>
    </message>
    <message>
        <source>Tricks above six are points for the other side, or lost by the side that took them.</source>
        <translation>Slagen boven de zes zijn punten voor het andere team, of verloren voor het team dat ze haalde.</translation>
    </message>
    <message>
        <source>To a score, a number of deals, or two games won.</source>
        <translation>Tot een score, een aantal rondes of twee gewonnen manches.</translation>
    </message>
    <message>
        <source>When nobody plays</source>
        <translation>Als niemand speelt</translation>
    </message>
    <message>
        <source>What happens when all pass, or a proposal finds no partner.</source>
        <translation>Wat er gebeurt als iedereen past, of een voorstel geen partner vindt.</translation>
    </message>
    <message>
        <source>Trumps at abundance declared</source>
        <translation>Troef bij grote abondance</translation>
    </message>
    <message>
        <source>Whether who must take all tricks chooses a trump suit, or has none.</source>
        <translation>Of wie alle slagen moet halen een troefkleur kiest, of er geen heeft.</translation>
    </message>
    <message>
        <source>Tricks more or fewer</source>
        <translation>Slagen meer of minder</translation>
    </message>
    <message>
        <source>What each trick above or below those needed is worth at prop and cop, solo and abundance.</source>
        <translation>Wat elke slag boven of onder wat nodig is waard is bij prop en cop, solo en abondance.</translation>
    </message>
</context>
<context>
    <name>Own presets</name>
    <message>
        <source>The file is not readable text.</source>
        <translation>Het bestand bevat geen leesbare tekst.</translation>
    </message>
    <message>
        <source>The file contains no Far Whist rules.</source>
        <translation>Het bestand bevat geen regels van Far Whist.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Far Whist ({version}).</source>
        <translation>Het bestand komt van een nieuwere versie van Far Whist ({version}).</translation>
    </message>
    <message>
        <source>The file asks for an unknown game: “{preset}”.</source>
        <translation>Het bestand vraagt om een onbekend spel: “{preset}”.</translation>
    </message>
    <message>
        <source>The file is damaged: “{field}” is missing or wrong.</source>
        <translation>Het bestand is beschadigd: “{field}” ontbreekt of is fout.</translation>
    </message>
    <message>
        <source>The file has an unknown option or value: {option}.</source>
        <translation>Het bestand bevat een onbekende optie of waarde: {option}.</translation>
    </message>
    <message>
        <source>The file is too large to hold rules.</source>
        <translation>Het bestand is te groot voor regels.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Key: {key}</source>
        <translation>Toets: {key}</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Show my cards</source>
        <translation>Mijn kaarten tonen</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>Show your cards when nobody else is looking.</source>
        <translation>Toon je kaarten als niemand anders kijkt.</translation>
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
        <translation>Goed gespeeld!</translation>
    </message>
    <message>
        <source>Well bid!</source>
        <translation>Goed geboden!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Een ogenblik, alsjeblieft.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <translation>Oeps.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Je bent aan de beurt.</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Dank je wel!</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>Spelen we nog een keer?</translation>
    </message>
    <message>
        <source>Good bye!</source>
        <translation>Tot ziens!</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Any card may be played</source>
        <translation>Elke kaart mag</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>Any rank, {colour}</source>
        <translation>Elke waarde, {colour}</translation>
    </message>
    <message>
        <source>↑ higher, {colour}</source>
        <translation>↑ hoger, {colour}</translation>
    </message>
    <message>
        <source>↓ lower, {colour}</source>
        <translation>↓ lager, {colour}</translation>
    </message>
    <message>
        <source>Game {number} · stock {cards}</source>
        <translation>Spel {number} · stok {cards}</translation>
    </message>
    <message>
        <source>No card has been played.</source>
        <translation>Er is nog geen kaart gespeeld.</translation>
    </message>
    <message>
        <source>On the pile: {card}. {rule}.</source>
        <translation>Op de stapel: {card}. {rule}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>last chance</source>
        <translation>laatste kans</translation>
    </message>
    <message>
        <source>out: place {place}</source>
        <translation>eruit: {place}e</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>plaats {place}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>geklopt</translation>
    </message>
    <message>
        <source>(away) {name}</source>
        <translation>(weg) {name}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>denkt na …</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Jouw bod?</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>bod volgt</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>aan de kant</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Jij komt uit</translation>
    </message>
    <message>
        <source>leads first</source>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>Your bid? You lead</source>
        <translation>Jouw bod? Jij komt uit</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} op rij</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>over</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>veilig</translation>
    </message>
    <message>
        <source>needs a trick</source>
        <translation>nog 1 slag nodig</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>leider</translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of dealer</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (verwijderd)</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Speler 1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Recreatieve speler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Clubspeler</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Sterke speler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Recreatief</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Voorzichtig</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Evenwichtig</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Gedurfd</translation>
    </message>
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
        <translation>Vliegenierster</translation>
    </message>
    <message>
        <source>Gentleman</source>
        <translation>Gentleman</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Danseres</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianist</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitein</translation>
    </message>
    <message>
        <source>Aunt</source>
        <translation>Tante</translation>
    </message>
    <message>
        <source>Athlete</source>
        <translation>Atleet</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Zangeres</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Koopman</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lezeres</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Geleerde</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Schilderes</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice: the same cards once more. It does not count.</source>
        <translation>Oefenen: nog eens dezelfde kaarten. Het telt niet mee.</translation>
    </message>
    <message>
        <source>Practice: a deal of your own. It does not count.</source>
        <translation>Oefenen: een eigen ronde. Die telt niet mee.</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Terug naar de partij</translation>
    </message>
    <message>
        <source>A new match begins. Your previous match has been put aside.</source>
        <translation>Er begint een nieuwe partij. Je vorige partij is opzijgezet.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;Hervatten</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Beschikbaar als je zelf meespeelt</translation>
    </message>
    <message>
        <source>Available when you have bid in this deal</source>
        <translation>Beschikbaar als je in deze ronde hebt geboden</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>A large index on the cards, a flat hand, a plain felt, reduced motion and single-letter keys are on other pages.</source>
        <translation>Grote hoektekens op de kaarten, een vlakke hand, een effen laken, minder beweging en losse letters als toets staan op andere pagina’s.</translation>
    </message>
    <message>
        <source>The coach checks your bids and cards before they count, and asks once whether you want to take one back. Such a match counts as assisted.</source>
        <translation>De coach bekijkt je biedingen en kaarten voordat ze gelden en vraagt één keer of je iets wilt terugnemen. Zo’n partij geldt als gespeeld met hulp.</translation>
    </message>
    <message>
        <source>The stake is what a choice can win or lose: in exact-bid games, the points between exact and one off. Only clear losses count.</source>
        <translation>De inzet is wat er bij een keuze te winnen of te verliezen valt: in spellen waarin je je bod precies moet halen, zijn dat de punten tussen precies en één slag ernaast. Alleen duidelijk verlies telt.</translation>
    </message>
    <message>
        <source>It stays silent in lessons, in matches without hints and when several people play.</source>
        <translation>Bij lessen, in partijen zonder tips en als er meerdere mensen spelen, zwijgt de coach.</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Systeem volgen</translation>
    </message>
    <message>
        <source>The letters on the cards follow the language, unless you choose others on the page “Table and cards”.</source>
        <translation>De letters op de kaarten volgen de taal, tenzij je andere kiest op de pagina “Tafel en kaarten”.</translation>
    </message>
    <message>
        <source>Wait for a click or Space instead</source>
        <translation>In plaats daarvan wachten op klik of spatie</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>variant, rules, house rules</source>
        <translation>variant, regels, huisregels</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Rondeschema</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>must follow, must beat, first lead</source>
        <translation>bekennen, overtroeven, eerste uitkomst</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>penalty, bonus, points</source>
        <translation>straf, aftrek, bonus, punten</translation>
    </message>
    <message>
        <source>Romanian mode</source>
        <translation>Roemeense modus</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tafel en kaarten</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Beweging en geluid</translation>
    </message>
    <message>
        <source>beep, noise, audio, mute</source>
        <translation>pieptoon, lawaai, audio, dempen</translation>
    </message>
    <message>
        <source>shortcut, hotkey, key</source>
        <translation>sneltoets, toets</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>undo, take back</source>
        <translation>ongedaan maken, terugnemen</translation>
    </message>
    <message>
        <source>hint, advice, mistakes</source>
        <translation>tip, advies, fouten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Toegankelijkheid</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Toetsenbord</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Meer personen</translation>
    </message>
    <message>
        <source>Name of another person</source>
        <translation>Naam van nog een persoon</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>Each person has their own statistics. Choose who plays at the seats of a new match. When several people play, each sees only their own cards, and only in their turn.</source>
        <translation>Iedereen heeft eigen statistieken. Kies bij een nieuwe partij wie op welke plek speelt. Spelen er meerdere mensen, dan ziet ieder alleen de eigen kaarten, en alleen in de eigen beurt.</translation>
    </message>
    <message>
        <source>Remove a person</source>
        <translation>Persoon verwijderen</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} verwijderen?</translation>
    </message>
    <message>
        <source>&amp;Keep the results in the statistics</source>
        <translation>Uitslagen in de statistieken &amp;bewaren</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Verwijderen …</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>These are the opponents of the next match. The match on the table keeps its own.</source>
        <translation>Dit zijn de tegenstanders van de volgende partij. De partij op tafel houdt haar eigen tegenstanders.</translation>
    </message>
    <message>
        <source>Random names</source>
        <translation>Willekeurige namen</translation>
    </message>
    <message>
        <source>The opponents see only their own cards and the table, whatever their level. They sit clockwise from your left; a match of four takes the first three.</source>
        <translation>De tegenstanders zien alleen hun eigen kaarten en de tafel, op elk niveau. Ze zitten met de klok mee vanaf links van jou; aan een partij met vier doen de eerste drie mee.</translation>
    </message>
    <message>
        <source>Opponent {n}</source>
        <translation>Tegenstander {n}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Jouw hand</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Gespeelde partijen</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>De coach</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Hoe het werkt</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Your clock</source>
        <translation>Jouw klok</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Algemeen</translation>
    </message>
    <message>
        <source>first name, nickname, avatar, bot, computer</source>
        <translation>voornaam, bijnaam, avatar, bot, computer</translation>
    </message>
    <message>
        <source>difficulty, strength, skill</source>
        <translation>moeilijkheid, speelsterkte, vaardigheid, level</translation>
    </message>
    <message>
        <source>colour blind, four colours</source>
        <translation>kleurenblind, vier kleuren</translation>
    </message>
    <message>
        <source>card back</source>
        <translation>kaartrug, spel</translation>
    </message>
    <message>
        <source>background</source>
        <translation>achtergrond, vilt</translation>
    </message>
    <message>
        <source>timer, clock</source>
        <translation>timer, klok</translation>
    </message>
    <message>
        <source>animation, delay</source>
        <translation>animatie, vertraging</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>blind, colour blind, contrast</source>
        <translation>blind, kleurenblind, contrast</translation>
    </message>
    <message>
        <source>Vision</source>
        <translation>Zicht</translation>
    </message>
    <message>
        <source>font size, large print</source>
        <translation>lettergrootte</translation>
    </message>
    <message>
        <source>screen reader, voice</source>
        <translation>schermlezer, stem</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Spraak</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pauze na een slag</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Laken</translation>
    </message>
    <message>
        <source>Textured felt</source>
        <translation>Laken met reliëf</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Dempen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Tinten van de kleuren</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letters op de kaarten</translation>
    </message>
    <message>
        <source>Index size</source>
        <translation>Hoektekens</translation>
    </message>
    <message>
        <source>Card shape</source>
        <translation>Kaartvorm</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kaartruggen</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Grootte van de hand</translation>
    </message>
    <message>
        <source>Hand layout</source>
        <translation>Vorm van de hand</translation>
    </message>
    <message>
        <source>Order within a suit</source>
        <translation>Volgorde binnen een kleur</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troeven</translation>
    </message>
    <message>
        <source>Dim unplayable cards</source>
        <translation>Onspeelbare kaarten dimmen</translation>
    </message>
    <message>
        <source>Trick review</source>
        <translation>Slagen terugkijken</translation>
    </message>
    <message>
        <source>Allow hints in new matches</source>
        <translation>Tips in nieuwe partijen toestaan</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Bewaarde partijen</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Judge each deal when it is over</source>
        <translation>Elke ronde beoordelen als ze voorbij is</translation>
    </message>
    <message>
        <source>Show marks and values in the study</source>
        <translation>Tekens en waarden tonen bij het naspelen</translation>
    </message>
    <message>
        <source>Offer to take back</source>
        <translation>Terugnemen aanbieden</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Processorkernen</translation>
    </message>
    <message>
        <source>On battery power</source>
        <translation>Op accu</translation>
    </message>
    <message>
        <source>Play the last card of a deal automatically</source>
        <translation>Laatste kaart van een ronde automatisch spelen</translation>
    </message>
    <message>
        <source>Extra animations</source>
        <translation>Extra animaties</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Tegenstanders nemen de tijd voor een bod</translation>
    </message>
    <message>
        <source>Portraits show how a deal went</source>
        <translation>Portretten laten zien hoe een ronde ging</translation>
    </message>
    <message>
        <source>Celebrate exact bids and a won match</source>
        <translation>Precieze biedingen en een gewonnen partij vieren</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Elke kaart bevestigen</translation>
    </message>
    <message>
        <source>Ignore clicks for half a second when a question appears</source>
        <translation>Bij een nieuwe vraag een halve seconde klikken negeren</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Gedwongen kaarten automatisch spelen</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>Na een ronde</translation>
    </message>
    <message>
        <source>Time to bid</source>
        <translation>Tijd om te bieden</translation>
    </message>
    <message>
        <source>Time to play a card</source>
        <translation>Tijd om een kaart te spelen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Meldingen</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>7 seconds</source>
        <translation>7 seconden</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 seconden</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 seconden</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 seconden</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Verminderd</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Geen beweging</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Green salon</source>
        <translation>Groene salon</translation>
    </message>
    <message>
        <source>Navy club</source>
        <translation>Marineblauwe club</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeauxrood</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antraciet</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Daglicht</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Salon Déco</source>
        <translation>Salon Déco</translation>
    </message>
    <message>
        <source>Woodcut</source>
        <translation>Houtsnede</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Embleem</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Four colours, high contrast</source>
        <translation>Vier kleuren, hoog contrast</translation>
    </message>
    <message>
        <source>Skat tournament</source>
        <translation>Skattoernooi</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Bridge, narrower</source>
        <translation>Bridge, smaller</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Licht papier</translation>
    </message>
    <message>
        <source>Dim paper</source>
        <translation>Gedempt papier</translation>
    </message>
    <message>
        <source>Navy waves</source>
        <translation>Marineblauwe golven</translation>
    </message>
    <message>
        <source>The order of the cards is that of the person at the table; each has their own. You can also drag a card to another place in your hand.</source>
        <translation>De volgorde van de kaarten is die van wie aan tafel zit; ieder heeft een eigen volgorde. Je kunt een kaart ook naar een andere plek in je hand slepen.</translation>
    </message>
    <message>
        <source>Experts see from finished deals who plays by simple rules, and play accordingly. They know nothing that is not open to all.</source>
        <translation>Experts zien aan afgelopen rondes wie volgens eenvoudige regels speelt, en spelen ernaar. Ze weten niets wat niet iedereen kan zien.</translation>
    </message>
    <message>
        <source>Deck from a folder</source>
        <translation>Kaarten uit een map</translation>
    </message>
    <message>
        <source>Use the back of that deck</source>
        <translation>Ook de rug daarvan gebruiken</translation>
    </message>
    <message>
        <source>Burgundy lattice</source>
        <translation>Bordeauxrood rasterwerk</translation>
    </message>
    <message>
        <source>Green waves</source>
        <translation>Groene golven</translation>
    </message>
    <message>
        <source>Teal sunray</source>
        <translation>Blauwgroene zonnestralen</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Effen</translation>
    </message>
    <message>
        <source>A fan</source>
        <translation>Een waaier</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Vlak</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Hoge kaarten links</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Lage kaarten links</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Volgorde van de kleuren</translation>
    </message>
    <message>
        <source>Left of the other suits</source>
        <translation>Links van de andere kleuren</translation>
    </message>
    <message>
        <source>Right of the other suits</source>
        <translation>Rechts van de andere kleuren</translation>
    </message>
    <message>
        <source>Where their suit is</source>
        <translation>Op de plek van hun kleur</translation>
    </message>
    <message>
        <source>Alternate red and black suits</source>
        <translation>Rode en zwarte kleuren afwisselen</translation>
    </message>
    <message>
        <source>Keep the order of the hand within a deal</source>
        <translation>De volgorde van de hand binnen een ronde houden</translation>
    </message>
    <message>
        <source>Digits play the first, second, third … playable card</source>
        <translation>Cijfers spelen de eerste, tweede, derde … speelbare kaart</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>De laatste</translation>
    </message>
    <message>
        <source>All of the deal</source>
        <translation>Alle van de ronde</translation>
    </message>
    <message>
        <source>In this match</source>
        <translation>In deze partij</translation>
    </message>
    <message>
        <source>Also in later matches</source>
        <translation>Ook in latere partijen</translation>
    </message>
    <message>
        <source>Experts notice how you play</source>
        <translation>Experts merken hoe je speelt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The last 3,000</source>
        <translation>De laatste 3.000</translation>
    </message>
    <message>
        <source>The last 1,000</source>
        <translation>De laatste 1.000</translation>
    </message>
    <message>
        <source>The last 300</source>
        <translation>De laatste 300</translation>
    </message>
    <message>
        <source>The last 100</source>
        <translation>De laatste 100</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Voor altijd</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 jaar</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 jaar</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 maanden</translation>
    </message>
    <message>
        <source>What was good, later everything</source>
        <translation>Wat goed ging, later alles</translation>
    </message>
    <message>
        <source>What was good</source>
        <translation>Wat goed ging</translation>
    </message>
    <message>
        <source>The coach says after a deal</source>
        <translation>Na een ronde zegt de coach</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>Slips and worse: from 4 % of the stake</source>
        <translation>Slordigheden en erger: vanaf 4% van de inzet</translation>
    </message>
    <message>
        <source>Mistakes and worse: from 10 %</source>
        <translation>Fouten en erger: vanaf 10%</translation>
    </message>
    <message>
        <source>Blunders only: from 20 %</source>
        <translation>Alleen blunders: vanaf 20%</translation>
    </message>
    <message>
        <source>Wait for mains power</source>
        <translation>Wachten op netstroom</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Toch beoordelen</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mijn beurt</translation>
    </message>
    <message>
        <source>Card not allowed</source>
        <translation>Kaart niet toegestaan</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Slag gewonnen</translation>
    </message>
    <message>
        <source>Trick lost</source>
        <translation>Slag verloren</translation>
    </message>
    <message>
        <source>First trump on another suit</source>
        <translation>Eerste troef op een andere kleur</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Uitgebreid</translation>
    </message>
    <message>
        <source>Length of announcements</source>
        <translation>Lengte van de meldingen</translation>
    </message>
    <message>
        <source>Short card names (10 D, not ten of diamonds)</source>
        <translation>Korte kaartnamen (10 R in plaats van ruitentien)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>My turn and results</source>
        <translation>Mijn beurt en uitslagen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Op mij wachten</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Doorgaan na 5 seconden</translation>
    </message>
    <message>
        <source>Continue after 10 seconds</source>
        <translation>Doorgaan na 10 seconden</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiaans</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Roemeens</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Deens</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Zweeds</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugees</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>Net als het programma</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Gevonden: {count}</translation>
    </message>
    <message>
        <source>Nothing here is called “{words}”.</source>
        <translation>Niets heet hier ‘{words}’.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>? &amp;Help</source>
        <translation>? &amp;Help</translation>
    </message>
    <message>
        <source>&amp;Restore this page</source>
        <translation>Deze &amp;pagina herstellen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Preferences – {page}</source>
        <translation>Voorkeuren – {page}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Het programma</translation>
    </message>
    <message>
        <source>Folder with card decks</source>
        <translation>Map met kaartspellen</translation>
    </message>
    <message>
        <source>The deck above</source>
        <translation>De kaarten hierboven</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Map…</translation>
    </message>
</context>
<context>
    <name>Prepared</name>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Play today’s deal</source>
        <translation>Ronde van vandaag &amp;spelen</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Nog eens spelen</translation>
    </message>
    <message>
        <source>Match of the &amp;week again</source>
        <translation>Partij van de &amp;week opnieuw</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>langste: {days}</translation>
    </message>
    <message>
        <source>Copy: {line}</source>
        <translation>Kopiëren: {line}</translation>
    </message>
    <message>
        <source>Deal of the day · {day}</source>
        <translation>Ronde van de dag · {day}</translation>
    </message>
    <message>
        <source>Match of the week</source>
        <translation>Partij van de week</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Ronde van de dag</translation>
    </message>
    <message>
        <source>{title}: your first result stays, this one does not count.</source>
        <translation>{title}: je eerste resultaat blijft staan, dit telt niet.</translation>
    </message>
    <message>
        <source>{title}: your first result counts, but not in your statistics.</source>
        <translation>{title}: je eerste resultaat telt, maar niet in je statistieken.</translation>
    </message>
    <message>
        <source>A hint or a move taken back costs a star.</source>
        <translation>Een tip of een teruggenomen zet kost een ster.</translation>
    </message>
    <message>
        <source>The same cards for everybody today, made from the date alone. Your first result counts.</source>
        <translation>Vandaag voor iedereen dezelfde kaarten, alleen door de datum bepaald. Je eerste resultaat telt.</translation>
    </message>
    <message>
        <source>A bot made choices for you in this deal, so it brings no stars and no day in a row. You can play it again, but it will not count.</source>
        <translation>In deze ronde koos een bot voor je; ze levert dus geen sterren op en telt niet als dag op rij. Je kunt haar nog eens spelen, maar dan telt ze niet mee.</translation>
    </message>
    <message>
        <source>Your points: {points}. Stars: {stars} of 3.</source>
        <translation>Jouw punten: {points}. Sterren: {stars} van de 3.</translation>
    </message>
    <message>
        <source>An expert gets {points} with these cards on average.</source>
        <translation>Een expert haalt met deze kaarten gemiddeld {points}.</translation>
    </message>
    <message>
        <source>Deal: three stars for an exact bid, one for a trick more or less. Match: three stars for two thirds of all bids exact, two for a half, one for a third. A hint or a move taken back costs a star. Where a bot chooses for you, there are none.</source>
        <translation>Ronde: drie sterren voor een precies bod, één bij een slag meer of minder. Partij: drie sterren als twee derde van alle biedingen precies is, twee bij de helft, één bij een derde. Een tip of een teruggenomen zet kost een ster. Kiest een bot voor je, dan zijn er geen.</translation>
    </message>
    <message>
        <source>Far Whist {day}: {stars} of 3 stars, {points}</source>
        <translation>Far Whist {day}: {stars} van 3 sterren, {points}</translation>
    </message>
    <message>
        <source>This week a bot made choices for you: no result.</source>
        <translation>Deze week koos een bot voor je: geen resultaat.</translation>
    </message>
    <message>
        <source>Far Whist week {week}: {exact} of {deals} exact, {points}</source>
        <translation>Far Whist week {week}: {exact} van {deals} precies, {points}</translation>
    </message>
    <message>
        <source>, expert {points}</source>
        <translation>, expert {points}</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Opgaven</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>{deals} · {done} solved · stars: {stars} of {most}</source>
        <translation>{deals} · {done} opgelost · sterren: {stars} van {most}</translation>
    </message>
    <message>
        <source>&amp;Hint: one star</source>
        <translation>T&amp;ip: één ster</translation>
    </message>
    <message>
        <source>&amp;Solution: no star</source>
        <translation>&amp;Oplossing: geen ster</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Goed.</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Deze niet. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>That was the last one of this theme.</source>
        <translation>Dat was de laatste van dit thema.</translation>
    </message>
    <message>
        <source>{grade} · {left} left</source>
        <translation>{grade} · nog {left}</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Dit is het antwoord.</translation>
    </message>
    <message>
        <source>Stars: {stars} of {all}</source>
        <translation>Sterren: {stars} van {all}</translation>
    </message>
    <message>
        <source>Bid it</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Choose trumps</source>
        <translation>Troef kiezen</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Wegleggen</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Troef trekken</translation>
    </message>
    <message>
        <source>Duck and discard</source>
        <translation>Duiken en afgooien</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Eindspelen</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
    <message>
        <source>What are these cards worth?</source>
        <translation>Wat zijn deze kaarten waard?</translation>
    </message>
    <message>
        <source>The longest suit, or the right one</source>
        <translation>De langste kleur, of de juiste</translation>
    </message>
    <message>
        <source>What to keep of hand and kitty</source>
        <translation>Wat je aanhoudt uit hand en talon</translation>
    </message>
    <message>
        <source>When to lead them, and when not</source>
        <translation>Wanneer je ermee uitkomt, en wanneer niet</translation>
    </message>
    <message>
        <source>Losing tricks you do not want</source>
        <translation>Slagen verliezen die je niet wilt</translation>
    </message>
    <message>
        <source>The same cards, the right order</source>
        <translation>Dezelfde kaarten, de juiste volgorde</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>De laatste slagen</translation>
    </message>
    <message>
        <source>Long suits and lone kings</source>
        <translation>Lange kleuren en kale heren</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Best: {best}. With it you win the deal, with any other card you lose it.</source>
        <translation>Beste: {best}. Daarmee win je de ronde, met elke andere kaart verlies je haar.</translation>
    </message>
    <message>
        <source>Best: {best}, {share} %. Next: {other} %.</source>
        <translation>Beste: {best}, {share}%. Daarna: {other}%.</translation>
    </message>
    <message>
        <source>Best: {best}. Lead over the next choice in the chance to win the match, in percentage points: {lead}.</source>
        <translation>Beste: {best}. Voorsprong op de op één na beste keuze, in procentpunten winstkans: {lead}.</translation>
    </message>
    <message>
        <source>Best: {best}. Average lead over the next choice, in points: {lead}.</source>
        <translation>Beste: {best}. Gemiddelde voorsprong op de op één na beste keuze, in punten: {lead}.</translation>
    </message>
    <message>
        <source>You have seen all other cards. {name} holds: {cards}</source>
        <translation>Alle andere kaarten heb je gezien. {name} heeft: {cards}</translation>
    </message>
    <message>
        <source>With open cards it is certain to work, and nothing else is.</source>
        <translation>Met open kaarten lukt alleen dit zeker.</translation>
    </message>
    <message>
        <source>Compared in {deals}: ahead by more than ten standard errors.</source>
        <translation>Vergeleken in {deals}: meer dan tien standaardfouten beter.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>{solved} of {all}</source>
        <translation>{solved} van {all}</translation>
    </message>
    <message>
        <source>Play: {theme}, {solved} of {all} solved</source>
        <translation>Spelen: {theme}, {solved} van {all} opgelost</translation>
    </message>
    <message>
        <source>Days played this week: {done} of {days}.</source>
        <translation>Deze week gespeelde dagen: {done} van {days}.</translation>
    </message>
    <message>
        <source>Results of the deal of the day cannot be saved: {reason}</source>
        <translation>Resultaten van de ronde van de dag kunnen niet worden opgeslagen: {reason}</translation>
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
        <translation>Speel steeds hoger, rood op zwart en zwart op rood; wees als eerste uit.</translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation>Bid Whist</translation>
    </message>
    <message>
        <source>Partners bid for the right to choose trumps. The high bidder takes the kitty and leads.</source>
        <translation>Partners bieden om het recht troef te kiezen. De hoogste bieder krijgt de talon en komt uit.</translation>
    </message>
    <message>
        <source>Bid Whist, kitty out of play</source>
        <translation>Bid Whist, talon buiten het spel</translation>
    </message>
    <message>
        <source>Nobody takes the kitty, and the player after the dealer leads.</source>
        <translation>Niemand krijgt de talon, en de speler na de gever komt uit.</translation>
    </message>
    <message>
        <source>Bid Whist with Boston</source>
        <translation>Bid Whist met Boston</translation>
    </message>
    <message>
        <source>Only the bid scores; twice as much at no trump, four times for all the tricks.</source>
        <translation>Alleen het bod telt; dubbel zonder troef, viervoudig voor alle slagen.</translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation>Klassiek whist</translation>
    </message>
    <message>
        <source>With a partner, the odd tricks count.</source>
        <translation>Met een partner; de slagen boven de zes tellen.</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whistdrive</translation>
    </message>
    <message>
        <source>24 deals with trumps in turn, and every trick counts, as at a whist drive.</source>
        <translation>24 rondes met troeven om de beurt, en elke slag telt, zoals op een whistdrive.</translation>
    </message>
    <message>
        <source>Short Whist</source>
        <translation>Kort whist</translation>
    </message>
    <message>
        <source>A rubber, the best of three games to 5 points, with honours.</source>
        <translation>Een robber: twee van de drie manches tot 5 punten, met honneurs.</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Elevator Whist</translation>
    </message>
    <message>
        <source>Bid in secret, reveal together, and take exactly what you bid.</source>
        <translation>Bied in het geheim, onthul tegelijk en haal precies wat je bood.</translation>
    </message>
    <message>
        <source>Elevator Whist, bids in turn</source>
        <translation>Elevator Whist, bieden om de beurt</translation>
    </message>
    <message>
        <source>The same deals, with open bids in turn that may not add up to the tricks.</source>
        <translation>Dezelfde rondes, met open bieden om de beurt; samen mag het niet het aantal slagen zijn.</translation>
    </message>
    <message>
        <source>Elevator Whist, 32 cards</source>
        <translation>Elevator Whist, 32 kaarten</translation>
    </message>
    <message>
        <source>Two ranks for each player, and you must ruff when void.</source>
        <translation>Twee waarden per speler, en introeven is verplicht als je niet kunt bekennen.</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Knock-out Whist</translation>
    </message>
    <message>
        <source>Take a trick or drop out; the last one left wins.</source>
        <translation>Haal een slag of je ligt eruit; wie overblijft, wint.</translation>
    </message>
    <message>
        <source>Knock-out Whist without a last chance</source>
        <translation>Knock-out Whist zonder laatste kans</translation>
    </message>
    <message>
        <source>No trick, and you are out at once.</source>
        <translation>Geen slag, en je ligt er meteen uit.</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>At most ten cards, down to one and up again; every trick counts.</source>
        <translation>Hoogstens tien kaarten, omlaag naar één en weer omhoog; elke slag telt.</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Like Oh Hell!, but a missed bid scores nothing.</source>
        <translation>Als Oh Hell!, maar een gemist bod levert niets op.</translation>
    </message>
    <message>
        <source>German Bridge</source>
        <translation>German Bridge</translation>
    </message>
    <message>
        <source>Made: 10 + bid². Missed: −(tricks off)².</source>
        <translation>Gehaald: 10 + bod². Gemist: −(slagen ernaast)².</translation>
    </message>
    <message>
        <source>Ascenseur</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>The French game: down to one card and up again.</source>
        <translation>Het Franse spel: omlaag naar één kaart en weer omhoog.</translation>
    </message>
    <message>
        <source>Ascenseur, from one card</source>
        <translation>Ascenseur, vanaf één kaart</translation>
    </message>
    <message>
        <source>The French game the other way round: up first.</source>
        <translation>Het Franse spel andersom: eerst omhoog.</translation>
    </message>
    <message>
        <source>Ascenseur, whole pack</source>
        <translation>Ascenseur, volledig spel kaarten</translation>
    </message>
    <message>
        <source>As many cards as the pack allows; no trump when the whole pack is dealt.</source>
        <translation>Zoveel mogelijk kaarten; zonder troef als alles gedeeld is.</translation>
    </message>
    <message>
        <source>Ascenseur 2+1</source>
        <translation>Ascenseur 2+1</translation>
    </message>
    <message>
        <source>Made: 2 + tricks. Missed: −1 for each trick off.</source>
        <translation>Gehaald: 2 + slagen. Gemist: −1 per slag ernaast.</translation>
    </message>
    <message>
        <source>La Podrida</source>
        <translation>La Podrida</translation>
    </message>
    <message>
        <source>With one-card deals for every dealer and three points a trick.</source>
        <translation>Met een ronde van één kaart voor elke gever en drie punten per slag.</translation>
    </message>
    <message>
        <source>Nomination Whist</source>
        <translation>Nomination Whist</translation>
    </message>
    <message>
        <source>Trumps go round: spades, hearts, clubs, diamonds, none.</source>
        <translation>Troef gaat rond: schoppen, harten, klaveren, ruiten, geen.</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>The Dutch game. Made: 10 + 2 a trick. Missed: −2 for each trick off.</source>
        <translation>Het Nederlandse spel. Gehaald: 10 + 2 per slag. Gemist: −2 per slag ernaast.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Judgement</translation>
    </message>
    <message>
        <source>At most ten cards, down to one; trumps in turn, all or nothing.</source>
        <translation>Hoogstens tien kaarten, omlaag naar één; troef gaat rond, alles of niets.</translation>
    </message>
    <message>
        <source>Romanian Whist 1-8-1</source>
        <translation>Roemeens whist 1-8-1</translation>
    </message>
    <message>
        <source>From one card to eight and back; you must ruff when void.</source>
        <translation>Van één kaart naar acht en terug; introeven is verplicht als je niet kunt bekennen.</translation>
    </message>
    <message>
        <source>Romanian Whist 8-1-8</source>
        <translation>Roemeens whist 8-1-8</translation>
    </message>
    <message>
        <source>From eight cards to one and back.</source>
        <translation>Van acht kaarten naar één en terug.</translation>
    </message>
    <message>
        <source>Romanian Whist with premium</source>
        <translation>Roemeens whist met premie</translation>
    </message>
    <message>
        <source>Five bids in a row, made or missed, win or lose ten points more.</source>
        <translation>Vijf biedingen op rij, gehaald of gemist, leveren tien punten extra op of kosten er tien.</translation>
    </message>
    <message>
        <source>Romanian Whist for seven</source>
        <translation>Roemeens whist met zeven spelers</translation>
    </message>
    <message>
        <source>56 cards: four jokers are the ones, the lowest cards.</source>
        <translation>56 kaarten: vier jokers zijn de enen, de laagste kaarten.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>With a partner: make your contract, and beware of bags.</source>
        <translation>Met een partner: haal je contract en pas op voor overslagen.</translation>
    </message>
    <message>
        <source>Spades with jokers</source>
        <translation>Spades met jokers</translation>
    </message>
    <message>
        <source>Two jokers on top of the spades.</source>
        <translation>Twee jokers boven alle schoppen.</translation>
    </message>
    <message>
        <source>Joker, Joker, Deuce, Deuce</source>
        <translation>Joker, joker, twee, twee</translation>
    </message>
    <message>
        <source>Jokers and two twos on top, no contract below four tricks, ten for 200, and a first deal without bids.</source>
        <translation>Jokers en twee tweeën bovenaan, geen contract onder vier slagen, tien voor 200, en een eerste ronde zonder biedingen.</translation>
    </message>
    <message>
        <source>Suicide Spades</source>
        <translation>Spades Suicide</translation>
    </message>
    <message>
        <source>One of two partners must bid nil, the other at least 4.</source>
        <translation>Van twee partners moet er één nil bieden, de ander minstens 4.</translation>
    </message>
    <message>
        <source>Mirror Spades</source>
        <translation>Spades Mirror</translation>
    </message>
    <message>
        <source>Everyone must bid the number of their spades.</source>
        <translation>Iedereen moet het aantal van de eigen schoppen bieden.</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of their spades.</source>
        <translation>Iedereen moet nil of het aantal van de eigen schoppen bieden.</translation>
    </message>
    <message>
        <source>Cutthroat Spades</source>
        <translation>Spades, ieder voor zich</translation>
    </message>
    <message>
        <source>Three or four players, everybody alone.</source>
        <translation>Drie of vier spelers, zonder partners.</translation>
    </message>
    <message>
        <source>Spades for two</source>
        <translation>Spades voor twee</translation>
    </message>
    <message>
        <source>Draw your hand: of two cards each time you keep one and discard the other.</source>
        <translation>Pak je hand: van telkens twee kaarten houd je er een en leg je de andere weg.</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Sixty cards: wizards take any trick, jesters none, at any time.</source>
        <translation>Zestig kaarten: tovenaars halen elke slag, narren geen; je mag ze altijd spelen.</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>Everybody alone, spades are trumps: take at least what you bid.</source>
        <translation>Ieder voor zich, schoppen is troef: haal ten minste wat je biedt.</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Duits whist</translation>
    </message>
    <message>
        <source>For two: thirteen tricks for better cards, then thirteen that count.</source>
        <translation>Voor twee: dertien slagen om betere kaarten, dan dertien die tellen.</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>The Spanish pack: the three is second, and you must beat if you can.</source>
        <translation>Spaanse kaarten: de drie is de op één na hoogste, en wie eroverheen kan, moet.</translation>
    </message>
    <message>
        <source>La Pocha, French pack</source>
        <translation>La Pocha, Franse kaarten</translation>
    </message>
    <message>
        <source>The same with all 52 cards, ace high.</source>
        <translation>Hetzelfde met alle 52 kaarten, het aas is de hoogste.</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Minnesota-whist</translation>
    </message>
    <message>
        <source>Partners play for tricks or against them, without trumps.</source>
        <translation>Partners spelen om slagen of ertegen, zonder troef.</translation>
    </message>
    <message>
        <source>South Dakota Whist</source>
        <translation>South Dakota-whist</translation>
    </message>
    <message>
        <source>Whoever fails loses points; 11 win.</source>
        <translation>Wie faalt, verliest punten; 11 wint.</translation>
    </message>
    <message>
        <source>Norwegian Whist</source>
        <translation>Noors whist</translation>
    </message>
    <message>
        <source>Everybody may call grand or nullo; 50 points win.</source>
        <translation>Iedereen mag grand of nullo zeggen; 50 punten wint.</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Alone against three, or with a partner for one deal.</source>
        <translation>Alleen tegen drie, of met een partner voor één ronde.</translation>
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
        <translation>Zoeken in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Bestands&amp;naam:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Bestandstype:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Druk op een toets</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opn&amp;ieuw</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles selecteren</translation>
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
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nee</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles selecteren</translation>
    </message>
</context>
<context>
    <name>Rank that is played</name>
    <message>
        <source>the ace</source>
        <translation>het aas</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>de heer</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>de vrouw</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>de boer</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>de tien</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>de negen</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>de acht</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>de zeven</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>de zes</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>de vijf</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>de vier</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>de drie</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>de twee</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>de een</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Nobody was exact more often than you.</source>
        <translation>Niemand zat vaker precies goed dan jij.</translation>
    </message>
    <message>
        <source>Deals after which you were in front: {led}.</source>
        <translation>Rondes waarna je aan kop lag: {led}.</translation>
    </message>
    <message>
        <source>Every match starts from zero. Play again?</source>
        <translation>Elke partij begint bij nul. Nog eens spelen?</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>Score&amp;blad</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Verslag</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Leren</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistieken</translation>
    </message>
    <message>
        <source>Share pi&amp;cture</source>
        <translation>&amp;Afbeelding delen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog eens spelen</translation>
    </message>
    <message>
        <source>You and your partner win the match.</source>
        <translation>Jij en je partner winnen de partij.</translation>
    </message>
    <message>
        <source>You share first place.</source>
        <translation>Je deelt de eerste plaats.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Je wint de partij.</translation>
    </message>
    <message>
        <source>The match goes to {names}.</source>
        <translation>De partij gaat naar {names}.</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Eerste plaats: {names}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wint de partij</translation>
    </message>
    <message>
        <source>{count} of {deals} exact</source>
        <translation>{count} van {deals} precies</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>Het is de enige kaart die je mag spelen.</translation>
    </message>
    <message>
        <source>It takes the last trick that your bid needs.</source>
        <translation>Hiermee haal je de laatste slag die je bod nog nodig heeft.</translation>
    </message>
    <message>
        <source>It draws the last trump that is out.</source>
        <translation>Hiermee trek je de laatste troef die nog in het spel is.</translation>
    </message>
    <message>
        <source>It draws trumps, and no other trump beats it.</source>
        <translation>Hiermee trek je troef, en geen andere troef slaat deze.</translation>
    </message>
    <message>
        <source>No card of its suit that is still out can beat it.</source>
        <translation>Geen kaart van deze kleur die nog in het spel is, kan deze slaan.</translation>
    </message>
    <message>
        <source>It is the cheapest card that takes the trick.</source>
        <translation>Het is de goedkoopste kaart die de slag haalt.</translation>
    </message>
    <message>
        <source>It is winning the trick so far, and you need tricks.</source>
        <translation>Deze kaart is nu de hoogste in de slag, en je hebt slagen nodig.</translation>
    </message>
    <message>
        <source>It gets rid of a winner that is one too many.</source>
        <translation>Zo raak je een winnaar kwijt die je te veel hebt.</translation>
    </message>
    <message>
        <source>It is the highest card that stays below the winner.</source>
        <translation>Het is de hoogste kaart die onder de winnaar blijft.</translation>
    </message>
    <message>
        <source>This trick is lost; the card is the one you need least.</source>
        <translation>Deze slag is verloren; dit is de kaart die je het minst nodig hebt.</translation>
    </message>
    <message>
        <source>You need every trick that is left.</source>
        <translation>Je hebt alle resterende slagen nodig.</translation>
    </message>
    <message>
        <source>It throws away a card that may win a trick you do not want.</source>
        <translation>Zo gooi je een kaart weg die een slag kan winnen die je niet wilt.</translation>
    </message>
    <message>
        <source>It takes the trick, and you need one.</source>
        <translation>Hij wint de slag, en je hebt er een nodig.</translation>
    </message>
    <message>
        <source>It is low enough for somebody else to take.</source>
        <translation>Deze kaart is laag genoeg om de slag aan een ander te laten.</translation>
    </message>
    <message>
        <source>It most often ends with exactly your bid.</source>
        <translation>Hiermee kom je het vaakst precies op je bod uit.</translation>
    </message>
    <message>
        <source>The bid can hardly be made any more; this costs the fewest points.</source>
        <translation>Het bod is bijna niet meer te halen; dit kost de minste punten.</translation>
    </message>
    <message>
        <source>A wizard takes the trick, and you need one.</source>
        <translation>Een tovenaar haalt de slag, en je hebt er een nodig.</translation>
    </message>
    <message>
        <source>The trick has gone to a wizard already; a second one takes nothing.</source>
        <translation>De slag is al van een tovenaar; een tweede haalt niets.</translation>
    </message>
    <message>
        <source>A jester takes only a trick that is all jesters.</source>
        <translation>Een nar haalt alleen een slag als die geheel uit narren bestaat.</translation>
    </message>
    <message>
        <source>It is the only bid that is allowed.</source>
        <translation>Het is het enige bod dat mag.</translation>
    </message>
    <message>
        <source>Your highest trumps are sure to take that many tricks.</source>
        <translation>Je hoogste troeven halen zeker zoveel slagen.</translation>
    </message>
    <message>
        <source>Your top cards run: these tricks are certain.</source>
        <translation>Je hoogste kaarten zijn niet te verslaan: deze slagen zijn zeker.</translation>
    </message>
    <message>
        <source>It is what your hand usually takes.</source>
        <translation>Zoveel haalt je hand meestal.</translation>
    </message>
    <message>
        <source>It is more than the hand usually takes, but pays best on average.</source>
        <translation>Het is meer dan de hand meestal haalt, maar levert gemiddeld het meest op.</translation>
    </message>
    <message>
        <source>It is less than the hand could take, but easier to make exactly.</source>
        <translation>Het is minder dan de hand zou kunnen halen, maar makkelijker precies te halen.</translation>
    </message>
    <message>
        <source>You do not see your cards: it is the best bid on average.</source>
        <translation>Je ziet je kaarten niet: dit is gemiddeld het beste bod.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There is no option “{option}” here.</source>
        <translation>Er is hier geen optie “{option}”.</translation>
    </message>
    <message>
        <source>“{value}” is not a value for {option}: choose one of {legal}.</source>
        <translation>“{value}” is geen waarde voor {option}: kies uit {legal}.</translation>
    </message>
    <message>
        <source>Players: {players}; this game takes at least {least} and at most {most}.</source>
        <translation>Spelers: {players}; dit spel is voor minstens {least} en hoogstens {most}.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: choose fewer players, fewer cards or a larger pack.</source>
        <translation>{players} spelers met elk {size} kaarten hebben {need} van {pack} kaarten nodig: kies minder spelers, minder kaarten of een groter spel kaarten.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: set the maximum cards per player to {most} or less.</source>
        <translation>{players} spelers met elk {size} kaarten hebben {need} van {pack} kaarten nodig: zet “Max. kaarten per speler” op {most} of minder.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of deals: write sizes such as 1,3,5 or first/turning point/last such as 10/1/10, optionally followed by a step.</source>
        <translation>“{value}” is geen lijst van rondes: schrijf aantallen zoals 1,3,5 of eerste/keerpunt/laatste zoals 10/1/10, eventueel gevolgd door een stap.</translation>
    </message>
    <message>
        <source>“{value}” is not a scoring scheme: choose a named one or write a record such as M0=10 M1=1 Xd=-1.</source>
        <translation>“{value}” is geen telling: kies een bekende of schrijf een formule zoals M0=10 M1=1 Xd=-1.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of trumps: write suits such as S,H,D,C,NT, each once.</source>
        <translation>“{value}” is geen lijst van troeven: schrijf kleuren zoals S,H,D,C,NT, elk één keer.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Deal by deal</source>
        <translation>Ronde voor ronde</translation>
    </message>
    <message>
        <source>The same cards played by</source>
        <translation>Dezelfde kaarten gespeeld door</translation>
    </message>
    <message>
        <source>Enter studies the chosen deal</source>
        <translation>Enter speelt de gekozen ronde na</translation>
    </message>
    <message>
        <source>Same cards played by:</source>
        <translation>Dezelfde kaarten gespeeld door:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>Resultaat &amp;kopiëren</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Deze partij</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Laatste 20</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welke partijen</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Partijverslag</translation>
    </message>
    <message>
        <source>No slips: nothing was clearly lost.</source>
        <translation>Geen fouten: niets duidelijk verloren.</translation>
    </message>
    <message>
        <source>In this game points do not show how a match stands.</source>
        <translation>In dit spel laten punten niet zien hoe een partij ervoor staat.</translation>
    </message>
    <message>
        <source>Too few deals with known luck under these rules.</source>
        <translation>Te weinig rondes met bekend geluk onder deze regels.</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Per maand</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Points
per deal</source>
        <translation>Punten
per ronde</translation>
    </message>
    <message>
        <source>Without luck
per deal</source>
        <translation>Zonder geluk
per ronde</translation>
    </message>
    <message>
        <source>Lost
per deal</source>
        <translation>Verlies
per ronde</translation>
    </message>
    <message>
        <source>Lost per
decision</source>
        <translation>Verlies
per keuze</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Lost per decision, by cards in hand</source>
        <translation>Verlies per keuze, naar kaarten in de hand</translation>
    </message>
    <message>
        <source>Lost per decision, with trump and without</source>
        <translation>Verlies per keuze, met en zonder troef</translation>
    </message>
    <message>
        <source>Lost per decision, by bid and by play</source>
        <translation>Verlies per keuze, bij bieden en spelen</translation>
    </message>
    <message>
        <source>The result appears once all choices have been judged.</source>
        <translation>Het resultaat verschijnt zodra alle keuzes zijn beoordeeld.</translation>
    </message>
    <message>
        <source>Luck: {luck} {error}, {plays}</source>
        <translation>Geluk: {luck} {error}, {plays}</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Dezelfde kaarten worden opnieuw gespeeld</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach; judging again now.</source>
        <translation>Beoordeeld door een oudere versie van de coach; wordt nu opnieuw beoordeeld.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>&amp;Judge again</source>
        <translation>&amp;Opnieuw beoordelen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>How you decide</source>
        <translation>Hoe je kiest</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Wat wordt getoond</translation>
    </message>
    <message>
        <source>With trump</source>
        <translation>Met troef</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
    <message>
        <source>By bid</source>
        <translation>Bij het bieden</translation>
    </message>
    <message>
        <source>By play</source>
        <translation>Bij het spelen</translation>
    </message>
    <message>
        <source>Matches with these rules: {matches}. Judged deals: {judged} of {deals}.</source>
        <translation>Partijen met deze regels: {matches}. Beoordeelde rondes: {judged} van {deals}.</translation>
    </message>
    <message>
        <source>A match is judged when its report is opened.</source>
        <translation>Een partij wordt beoordeeld als je het verslag opent.</translation>
    </message>
    <message>
        <source>Deals whose luck is known: {told} of {deals}.</source>
        <translation>Rondes met bekend geluk: {told} van {deals}.</translation>
    </message>
    <message>
        <source>A dash means too few deals: fewer than {count}.</source>
        <translation>Een streepje betekent te weinig rondes: minder dan {count}.</translation>
    </message>
    <message>
        <source>Reading matches: {matches}</source>
        <translation>Partijen worden gelezen: {matches}</translation>
    </message>
    <message>
        <source>Too few deals to say</source>
        <translation>Te weinig rondes voor een oordeel</translation>
    </message>
    <message>
        <source>An expert usually</source>
        <translation>Een expert meestal</translation>
    </message>
    <message>
        <source>An expert with your cards</source>
        <translation>Een expert met jouw kaarten</translation>
    </message>
    <message>
        <source>Cards and other players</source>
        <translation>Kaarten en andere spelers</translation>
    </message>
    <message>
        <source>luck of the cards</source>
        <translation>geluk met de kaarten</translation>
    </message>
    <message>
        <source>your bids</source>
        <translation>jouw biedingen</translation>
    </message>
    <message>
        <source>your play</source>
        <translation>jouw spel</translation>
    </message>
    <message>
        <source>luck of the play</source>
        <translation>geluk bij het spelen</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>jouw punten</translation>
    </message>
    <message>
        <source>Level of your decisions: {level}.</source>
        <translation>Niveau van je keuzes: “{level}”.</translation>
    </message>
    <message>
        <source>Level of your decisions: between {better} and {weaker}.</source>
        <translation>Niveau van je keuzes: tussen “{better}” en “{weaker}”.</translation>
    </message>
    <message>
        <source>Level of your decisions: above {level}.</source>
        <translation>Niveau van je keuzes: boven “{level}”.</translation>
    </message>
    <message>
        <source>Level of your decisions: below {level}.</source>
        <translation>Niveau van je keuzes: onder “{level}”.</translation>
    </message>
    <message>
        <source>Too few deals to name a level.</source>
        <translation>Te weinig rondes om een niveau te noemen.</translation>
    </message>
    <message>
        <source>Points lost per deal: {points}</source>
        <translation>Punten verloren per ronde: {points}</translation>
    </message>
    <message>
        <source>{bids} by bids, {cards} by cards</source>
        <translation>{bids} bij het bieden, {cards} bij het spelen</translation>
    </message>
    <message>
        <source>Points are those that each deal scored for its game, not those of the rubber.</source>
        <translation>De punten zijn die welke elke ronde voor haar manche opleverde, niet die van de robber.</translation>
    </message>
    <message>
        <source>Luck was not measured for these rules.</source>
        <translation>Voor deze regels is het geluk niet gemeten.</translation>
    </message>
    <message>
        <source>The level of some opponents is not known: club is assumed.</source>
        <translation>Het niveau van sommige tegenstanders is niet bekend: we gaan uit van “Club”.</translation>
    </message>
    <message>
        <source>Luck is measured against club players, not these opponents.</source>
        <translation>Geluk is gemeten tegen clubspelers, niet tegen deze tegenstanders.</translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation>ronde {deal}, slag {trick}</translation>
    </message>
    <message>
        <source>deal {deal}, bid</source>
        <translation>ronde {deal}, bod</translation>
    </message>
    <message>
        <source>deal {deal}, before the first trick</source>
        <translation>ronde {deal}, vóór de eerste slag</translation>
    </message>
    <message>
        <source>{own} instead of {best}</source>
        <translation>{own} in plaats van {best}</translation>
    </message>
    <message>
        <source>{looking}: {done}</source>
        <translation>{looking}: {done}</translation>
    </message>
    <message>
        <source>{done} of {choices} judged</source>
        <translation>{done} van {choices} beoordeeld</translation>
    </message>
    <message>
        <source>Choices that could not be judged: {count}. The file farwhist.log says why.</source>
        <translation>Keuzes die niet konden worden beoordeeld: {count}. In het bestand farwhist.log staat waarom.</translation>
    </message>
    <message>
        <source>Your result without luck</source>
        <translation>Jouw resultaat zonder geluk</translation>
    </message>
    <message>
        <source>Your result</source>
        <translation>Jouw resultaat</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>Your result per deal without luck</source>
        <translation>Jouw resultaat per ronde zonder geluk</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>zonder geluk</translation>
    </message>
    <message>
        <source>chance to win, by your decisions</source>
        <translation>winstkans, door jouw keuzes</translation>
    </message>
    <message>
        <source>Winning chance lost per deal: {percent} %</source>
        <translation>Winstkans verloren per ronde: {percent}%</translation>
    </message>
    <message>
        <source>For these rules the five levels were not measured.</source>
        <translation>Voor deze regels zijn de vijf niveaus niet gemeten.</translation>
    </message>
    <message>
        <source>One match says little ({error}).</source>
        <translation>Eén partij zegt weinig ({error}).</translation>
    </message>
    <message>
        <source>Last 20: {lost} {error}.</source>
        <translation>Laatste 20: {lost} {error}.</translation>
    </message>
    <message>
        <source>Slips, costliest first</source>
        <translation>Fouten, de duurste eerst</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Slagen/bod</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>{level} with
your cards</source>
        <translation>{level} met
jouw kaarten</translation>
    </message>
    <message>
        <source>Luck of
the cards</source>
        <translation>Geluk met
kaarten</translation>
    </message>
    <message>
        <source>Lost by
bid</source>
        <translation>Verlies
bod</translation>
    </message>
    <message>
        <source>Lost by
play</source>
        <translation>Verlies
spel</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Keuzes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
</context>
<context>
    <name>ReportCounts</name>
    <message numerus="yes">
        <source>Looking at your %n choice(s)</source>
        <translation>
            <numerusform>Je keuze wordt bekeken</numerusform>
            <numerusform>Je %n keuzes worden bekeken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged</source>
        <translation>
            <numerusform>%n beoordeeld</numerusform>
            <numerusform>%n beoordeeld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n choice(s) that were not your own.</source>
        <translation>
            <numerusform>Niet meegeteld: %n keuze die niet van jou was.</numerusform>
            <numerusform>Niet meegeteld: %n keuzes die niet van jou waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact</source>
        <translation>
            <numerusform>%n precies</numerusform>
            <numerusform>%n precies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n play(s) of each deal</source>
        <translation>
            <numerusform>elke ronde %n keer gespeeld</numerusform>
            <numerusform>elke ronde %n keer gespeeld</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>exact</source>
        <translation>precies</translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s), everybody alone.</source>
        <translation>
            <numerusform>%n speler, ieder voor zich.</numerusform>
            <numerusform>%n spelers, ieder voor zich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): the highest ranks, two for each player.</source>
        <translation>
            <numerusform>%n kaart: de hoogste waarden, twee per speler.</numerusform>
            <numerusform>%n kaarten: de hoogste waarden, twee per speler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): twos are left out so that the cards deal out evenly.</source>
        <translation>
            <numerusform>%n kaart: er vallen tweeën af, zodat de kaarten gelijk te verdelen zijn.</numerusform>
            <numerusform>%n kaarten: er vallen tweeën af, zodat de kaarten gelijk te verdelen zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s).</source>
        <translation>
            <numerusform>De partij heeft %n ronde.</numerusform>
            <numerusform>De partij heeft %n rondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole sequence is played %n time(s).</source>
        <translation>
            <numerusform>Het hele schema wordt %n keer gespeeld.</numerusform>
            <numerusform>Het hele schema wordt %n keer gespeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>De partij eindigt als iemand %n punt heeft.</numerusform>
            <numerusform>De partij eindigt als iemand %n punten heeft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>De partij eindigt uiterlijk na %n ronde.</numerusform>
            <numerusform>De partij eindigt uiterlijk na %n rondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card(s) the last bidder is free.</source>
        <translation>
            <numerusform>De biedingen mogen samen niet gelijk zijn aan het aantal slagen: de laatste bieder moet dat vermijden. In rondes met minder dan %n kaart is de laatste bieder vrij.</numerusform>
            <numerusform>De biedingen mogen samen niet gelijk zijn aan het aantal slagen: de laatste bieder moet dat vermijden. In rondes met minder dan %n kaarten is de laatste bieder vrij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a deal is played until everybody makes their bid, but at most %n time(s) in all.</source>
        <translation>
            <numerusform>Elke ronde wordt gespeeld tot iedereen het bod haalt, maar in totaal hoogstens %n keer.</numerusform>
            <numerusform>Elke ronde wordt gespeeld tot iedereen het bod haalt, maar in totaal hoogstens %n keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player %n point(s) or more behind the leader may bid before looking at the cards and before the others.</source>
        <translation>
            <numerusform>Wie %n punt of meer achterstaat op de koploper, mag bieden vóór het kijken en vóór de anderen.</numerusform>
            <numerusform>Wie %n punten of meer achterstaat op de koploper, mag bieden vóór het kijken en vóór de anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s).</source>
        <translation>
            <numerusform>Een gehaald bod levert %n punt op.</numerusform>
            <numerusform>Een gehaald bod levert %n punten op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s), and {more} more for each trick.</source>
        <translation>
            <numerusform>Een gehaald bod levert %n punt op, en {more} extra per slag.</numerusform>
            <numerusform>Een gehaald bod levert %n punten op, en {more} extra per slag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid loses %n point(s) for each trick too many or too few.</source>
        <translation>
            <numerusform>Een gemist bod kost %n punt voor elke slag te veel of te weinig.</numerusform>
            <numerusform>Een gemist bod kost %n punten voor elke slag te veel of te weinig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid scores only its tricks: %n point(s) each.</source>
        <translation>
            <numerusform>Bij een gemist bod tellen alleen de slagen: elk %n punt.</numerusform>
            <numerusform>Bij een gemist bod tellen alleen de slagen: elk %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.</source>
        <translation>
            <numerusform>Premie: %n bod op rij halen levert {plus} op, evenveel missen {minus}.</numerusform>
            <numerusform>Premie: %n biedingen op rij halen levert {plus} op, evenveel missen {minus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first deal everybody gets %n card(s), in each later deal one fewer.</source>
        <translation>
            <numerusform>In de eerste ronde krijgt iedereen %n kaart, in elke volgende ronde één minder.</numerusform>
            <numerusform>In de eerste ronde krijgt iedereen %n kaarten, in elke volgende ronde één minder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s).</source>
        <translation>
            <numerusform>De partij eindigt als een team %n punt heeft.</numerusform>
            <numerusform>De partij eindigt als een team %n punten heeft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s), or as many below zero.</source>
        <translation>
            <numerusform>De partij eindigt als een team %n punt heeft, of evenveel onder nul.</numerusform>
            <numerusform>De partij eindigt als een team %n punten heeft, of evenveel onder nul.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s); then the higher score wins.</source>
        <translation>
            <numerusform>De partij heeft %n ronde; daarna wint de hoogste score.</numerusform>
            <numerusform>De partij heeft %n rondes; daarna wint de hoogste score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the side that plays the contract.</source>
        <translation>
            <numerusform>Ieder krijgt twaalf kaarten; %n kaart vormt de talon, die telt als eerste slag van het team dat het contract speelt.</numerusform>
            <numerusform>Ieder krijgt twaalf kaarten; %n kaarten vormen de talon, die telt als eerste slag van het team dat het contract speelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first bid must be at least %n trick(s) above six.</source>
        <translation>
            <numerusform>Het eerste bod is minstens %n slag boven de zes.</numerusform>
            <numerusform>Het eerste bod is minstens %n slagen boven de zes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of %n game(s) are added up.</source>
        <translation>
            <numerusform>De punten van %n spel tellen.</numerusform>
            <numerusform>De punten van %n spellen worden opgeteld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples from a deal of %n card(s)</source>
        <translation>
            <numerusform>Voorbeelden uit een ronde van %n kaart</numerusform>
            <numerusform>Voorbeelden uit een ronde van %n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A made bid scores 10 plus the bid squared; each trick off costs 3. When the whole pack is dealt, a made 0 scores 35 and a missed 0 loses 10.</source>
        <translation>Een gehaald bod levert 10 plus het bod in het kwadraat op; elke slag ernaast kost 3. Als alle kaarten gedeeld zijn, levert een gehaalde 0 er 35 op en kost een gemiste 0 er 10.</translation>
    </message>
    <message>
        <source>A made bid scores 10, a missed bid nothing. In deals with more cards than players, a made 0 scores 20 and a missed 0 loses 10.</source>
        <translation>Een gehaald bod levert 10 op, een gemist bod niets. In rondes met meer kaarten dan spelers levert een gehaalde 0 er 20 op en kost een gemiste 0 er 10.</translation>
    </message>
    <message>
        <source>A made bid scores 8. A missed bid halves your total, rounded up.</source>
        <translation>Een gehaald bod levert 8 op. Een gemist bod halveert je totaal, naar boven afgerond.</translation>
    </message>
    <message>
        <source>Each missed bid counts 1, and the fewest win; ties are broken by the larger total of made bids.</source>
        <translation>Elk gemist bod telt 1, en wie er de minste heeft, wint; bij een gelijke stand beslist het hogere totaal aan gehaalde biedingen.</translation>
    </message>
    <message>
        <source>A made bid scores 1 a trick, a missed bid loses 1 for each card of the deal. When all totals add up to less than zero, each trick of a made bid scores more: that sum divided by the cards of the deal, rounded down.</source>
        <translation>Een gehaald bod levert 1 per slag op, een gemist bod kost 1 voor elke kaart van de ronde. Zijn alle totalen samen minder dan nul, dan levert elke slag van een gehaald bod meer op: die som gedeeld door de kaarten van de ronde, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>Each trick scores 1. A made bid scores 10 more, and another 10 for each player who missed.</source>
        <translation>Elke slag levert 1 op. Een gehaald bod levert 10 extra op, en nog eens 10 voor elke speler met een gemist bod.</translation>
    </message>
    <message>
        <source>These rules apply from the next match.</source>
        <translation>Deze regels gelden vanaf de volgende partij.</translation>
    </message>
    <message>
        <source>Start &amp;new match now</source>
        <translation>N&amp;u nieuwe partij beginnen</translation>
    </message>
    <message>
        <source>The bids of partners add up to their contract.</source>
        <translation>De biedingen van partners vormen samen hun contract.</translation>
    </message>
    <message>
        <source>Each player&apos;s own bid is the contract.</source>
        <translation>Het eigen bod van elke speler is het contract.</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Spelers en kaarten</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take, from 0 to all.</source>
        <translation>Te beginnen met de speler na de gever biedt elke speler één keer een aantal slagen, van 0 tot alle.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Spades are always trumps. The player after the dealer leads.</source>
        <translation>Schoppen is altijd troef. De speler na de gever komt uit.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Je moet bekennen als je kunt.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you may play any card; you need not play a trump.</source>
        <translation>Als je niet kunt bekennen, mag je elke kaart spelen; troeven hoeft niet.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without a trump, the highest card of the suit that was led.</source>
        <translation>De hoogste troef haalt de slag; zonder troef in de slag de hoogste kaart van de gevraagde kleur.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>A made contract scores 10 for each trick bid, and 1 for each trick more, which is a bag. A missed contract loses 10 for each trick bid.</source>
        <translation>Een gehaald contract levert 10 op voor elke geboden slag en 1 voor elke slag meer, een overslag. Een gemist contract kost 10 voor elke geboden slag.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Einde van de partij</translation>
    </message>
    <message>
        <source>Four players; partners face each other.</source>
        <translation>Vier spelers; partners zitten tegenover elkaar.</translation>
    </message>
    <message>
        <source>The two of clubs is left out; 17 cards for each.</source>
        <translation>Klavertwee doet niet mee; 17 kaarten per speler.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, 13 for each.</source>
        <translation>Het volledige spel van 52 kaarten, 13 per speler.</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take at least.</source>
        <translation>Te beginnen met de speler na de gever biedt elke speler één keer hoeveel slagen hij ten minste haalt.</translation>
    </message>
    <message>
        <source>A made bid scores 1 point for each trick bid. A missed bid loses as much, however many tricks were taken.</source>
        <translation>Een gehaald bod levert 1 punt op voor elke geboden slag. Een gemist bod kost evenveel, hoeveel slagen er ook gehaald zijn.</translation>
    </message>
    <message>
        <source>The highest total wins; those who have as much share it.</source>
        <translation>Het hoogste totaal wint; bij een gelijke stand wordt de winst gedeeld.</translation>
    </message>
    <message>
        <source>The three of clubs is left out; 17 cards for each.</source>
        <translation>Klaverdrie doet niet mee; 17 kaarten per speler.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 200 points below zero.</source>
        <translation>De partij eindigt ook als iemand 200 punten onder nul staat.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 500 points below zero.</source>
        <translation>De partij eindigt ook als iemand 500 punten onder nul staat.</translation>
    </message>
    <message>
        <source>The highest total wins; if it is tied, another deal is played.</source>
        <translation>Het hoogste totaal wint; bij een gelijke stand volgt nog een ronde.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and diamonds. The red joker is the highest spade, the black one the second.</source>
        <translation>Twee jokers vervangen hartentwee en ruitentwee. De rode joker is de hoogste schoppen, de zwarte de tweede.</translation>
    </message>
    <message>
        <source>A bid of 0 is nil: you undertake to take no trick.</source>
        <translation>Een bod van 0 is een nil: je belooft geen enkele slag te halen.</translation>
    </message>
    <message>
        <source>A bid of 0 is a bid like any other.</source>
        <translation>Een bod van 0 is een bod als elk ander.</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid nil before looking at the cards, before all others bid.</source>
        <translation>Een speler met 100 punten achterstand mag nil bieden vóór het kijken en vóór alle anderen.</translation>
    </message>
    <message>
        <source>Spades may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Met schoppen mag je pas uitkomen als er al schoppen op een andere kleur is gespeeld, tenzij je niets anders hebt.</translation>
    </message>
    <message>
        <source>A spade may be led at any time.</source>
        <translation>Met schoppen mag je altijd uitkomen.</translation>
    </message>
    <message>
        <source>Spades may not be led to the first trick, unless you hold nothing else.</source>
        <translation>In de eerste slag mag je niet met schoppen uitkomen, tenzij je niets anders hebt.</translation>
    </message>
    <message>
        <source>Nil scores 100 if you take no trick and loses 100 if you do, separately from the contract.</source>
        <translation>Nil levert 100 op als je geen slag haalt en kost 100 als je er wel een haalt, los van het contract.</translation>
    </message>
    <message>
        <source>Of two partners exactly one bids nil, and the other at least 4: whoever bids first of the two chooses.</source>
        <translation>Van twee partners biedt er precies één nil, en de ander minstens 4: wie van de twee het eerst biedt, kiest.</translation>
    </message>
    <message>
        <source>Everyone must bid the number of spades in their hand.</source>
        <translation>Iedereen moet het aantal schoppen in de eigen hand bieden.</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of spades in their hand.</source>
        <translation>Iedereen moet nil of het aantal schoppen in de eigen hand bieden.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least 4 tricks.</source>
        <translation>De biedingen van partners moeten samen minstens 4 slagen zijn.</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>In de eerste ronde biedt niemand, en elke slag telt 10.</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 200 instead, or loses 200.</source>
        <translation>Een contract van tien slagen of meer levert in plaats daarvan 200 op, of kost 200.</translation>
    </message>
    <message>
        <source>Nil scores 50 if you take no trick and loses 50 if you do, separately from the contract.</source>
        <translation>Nil levert 50 op als je geen slag haalt en kost 50 als je er wel een haalt, los van het contract.</translation>
    </message>
    <message>
        <source>A blind nil counts twice.</source>
        <translation>Een blinde nil telt dubbel.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 6 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Partners met 100 punten achterstand mogen minstens 6 slagen bieden voordat een van beiden kijkt: de een noemt een deel, en ook de ander moet dan blind bieden.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 7 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Partners met 100 punten achterstand mogen minstens 7 slagen bieden voordat een van beiden kijkt: de een noemt een deel, en ook de ander moet dan blind bieden.</translation>
    </message>
    <message>
        <source>A blind bid of partners wins or loses twice.</source>
        <translation>Een blind bod van partners telt dubbel, gehaald of niet.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid a blind nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Na het bieden geeft wie een blinde nil bood kaarten aan zijn partner, die ze opneemt en er evenveel teruggeeft. Bieden beiden nil, dan worden er geen gegeven.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Na het bieden geeft wie nil bood kaarten aan zijn partner, die ze opneemt en er evenveel teruggeeft. Bieden beiden nil, dan worden er geen gegeven.</translation>
    </message>
    <message>
        <source>Each passes one card.</source>
        <translation>Ieder geeft één kaart.</translation>
    </message>
    <message>
        <source>Each passes two cards.</source>
        <translation>Ieder geeft twee kaarten.</translation>
    </message>
    <message>
        <source>Each passes three cards.</source>
        <translation>Ieder geeft drie kaarten.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil are bags.</source>
        <translation>De slagen van een mislukte nil zijn overslagen.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil help to make the partner&apos;s contract.</source>
        <translation>De slagen van een mislukte nil helpen het contract van de partner te halen.</translation>
    </message>
    <message>
        <source>Ten bags cost a penalty; bags beyond them carry over.</source>
        <translation>Tien overslagen leveren een straf op; wat erboven komt, blijft staan.</translation>
    </message>
    <message>
        <source>Five bags cost a penalty; bags beyond them carry over.</source>
        <translation>Vijf overslagen leveren een straf op; wat erboven komt, blijft staan.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Overslagen kosten niets.</translation>
    </message>
    <message>
        <source>The penalty for bags is 100 points.</source>
        <translation>De straf voor overslagen is 100 punten.</translation>
    </message>
    <message>
        <source>The penalty for bags is 50 points.</source>
        <translation>De straf voor overslagen is 50 punten.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it looks at the next card and discards it face down; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Er wordt niet gedeeld. Om de beurt pakt elk van de twee spelers de bovenste kaart en bekijkt hem: wie hem houdt, bekijkt de volgende en legt die gesloten weg; wie hem weglegt, moet de volgende houden. Zo krijgt ieder dertien kaarten.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card unseen; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Er wordt niet gedeeld. Om de beurt pakt elk van de twee spelers de bovenste kaart en bekijkt hem: wie hem houdt, legt de volgende ongezien weg; wie hem weglegt, moet de volgende houden. Zo krijgt ieder dertien kaarten.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card; who discards it must keep the next. Discards lie face up. So each gets thirteen cards.</source>
        <translation>Er wordt niet gedeeld. Om de beurt pakt elk van de twee spelers de bovenste kaart en bekijkt hem: wie hem houdt, legt de volgende weg; wie hem weglegt, moet de volgende houden. Weggelegde kaarten liggen open. Zo krijgt ieder dertien kaarten.</translation>
    </message>
    <message>
        <source>The two of diamonds counts as a spade. It and then the two of spades are above the ace of spades.</source>
        <translation>Ruitentwee telt als schoppen. Die en daarna schoppentwee staan boven schoppenaas.</translation>
    </message>
    <message>
        <source>The deals</source>
        <translation>De rondes</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4 2.</source>
        <translation>De kaartvolgorde is A 3 H V B 7 6 5 4 2.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4.</source>
        <translation>De kaartvolgorde is A 3 H V B 7 6 5 4.</translation>
    </message>
    <message>
        <source>Cards per player, deal by deal: {sizes}.</source>
        <translation>Kaarten per speler, ronde voor ronde: {sizes}.</translation>
    </message>
    <message>
        <source>Then the sequence begins again.</source>
        <translation>Daarna begint het schema opnieuw.</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>In elke ronde biedt iedereen voordat de kaarten worden bekeken.</translation>
    </message>
    <message>
        <source>Trumps go round, deal by deal: {suits}.</source>
        <translation>Troef gaat rond, ronde voor ronde: {suits}.</translation>
    </message>
    <message>
        <source>Trumps are always the same suit: {suit}.</source>
        <translation>Troef is altijd dezelfde kleur: {suit}.</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>zonder troef</translation>
    </message>
    <message>
        <source>While the card that sets trumps is face down, any card may be led.</source>
        <translation>Zolang de kaart die troef bepaalt dicht ligt, mag met elke kaart worden uitgekomen.</translation>
    </message>
    <message>
        <source>The match ends with the last deal ({deals}).</source>
        <translation>De partij eindigt met de laatste ronde ({deals}).</translation>
    </message>
    <message>
        <source>Then the highest total wins.</source>
        <translation>Dan wint het hoogste totaal.</translation>
    </message>
    <message>
        <source>Then the lowest total wins.</source>
        <translation>Dan wint het laagste totaal.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards.</source>
        <translation>Het volledige spel van 52 kaarten.</translation>
    </message>
    <message>
        <source>48 cards: no twos.</source>
        <translation>48 kaarten: zonder tweeën.</translation>
    </message>
    <message>
        <source>40 cards: no twos, threes and fours.</source>
        <translation>40 kaarten: zonder tweeën, drieën en vieren.</translation>
    </message>
    <message>
        <source>36 cards: from the six up.</source>
        <translation>36 kaarten: vanaf de zes.</translation>
    </message>
    <message>
        <source>32 cards: from the seven up.</source>
        <translation>32 kaarten: vanaf de zeven.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens.</source>
        <translation>40 kaarten: zonder achten, negens en tienen.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens. With three or six players there are no twos either, so that all cards can be dealt.</source>
        <translation>40 kaarten: zonder achten, negens en tienen. Met drie of zes spelers ook zonder tweeën, zodat alle kaarten gegeven kunnen worden.</translation>
    </message>
    <message>
        <source>56 cards: each suit has a one below the two; the ones are four jokers.</source>
        <translation>56 kaarten: elke kleur heeft onder de twee nog een één; de enen zijn vier jokers.</translation>
    </message>
    <message>
        <source>60 cards: 52, four wizards and four jesters.</source>
        <translation>60 kaarten: 52, vier tovenaars en vier narren.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards; of two equal cards, the first one played is the higher.</source>
        <translation>Twee spellen van 52 kaarten; van twee gelijke kaarten is de eerst gespeelde de hoogste.</translation>
    </message>
    <message>
        <source>The ace is the highest card, then king, queen …</source>
        <translation>Het aas is de hoogste kaart, dan heer, vrouw …</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J, then 10 down to 2.</source>
        <translation>De kaartvolgorde is A 3 H V B, dan 10 tot en met 2.</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump; the other jack of the same colour is the next and belongs to the trumps.</source>
        <translation>De troefboer is de hoogste troef; de andere boer van dezelfde tint (rood of zwart) is de volgende en hoort bij de troeven.</translation>
    </message>
    <message>
        <source>The dealer sits out each deal.</source>
        <translation>Wie geeft, doet die ronde niet mee.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round clockwise.</source>
        <translation>Delen, bieden en spelen gaan met de klok mee.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round counter-clockwise.</source>
        <translation>Delen, bieden en spelen gaan tegen de klok in.</translation>
    </message>
    <message>
        <source>In a one-card deal you see every card but your own.</source>
        <translation>In een ronde van één kaart zie je elke kaart behalve die van jezelf.</translation>
    </message>
    <message>
        <source>In a one-card deal nobody sees a card before everyone has bid.</source>
        <translation>In een ronde van één kaart ziet niemand een kaart voordat iedereen heeft geboden.</translation>
    </message>
    <message>
        <source>Every size is dealt once by each player.</source>
        <translation>Elk aantal kaarten wordt door elke speler één keer gegeven.</translation>
    </message>
    <message>
        <source>The next card after the deal is turned up: its suit is trumps.</source>
        <translation>Na het delen wordt de volgende kaart gedraaid: die kleur is troef.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown and sets trumps; it stays in the hand.</source>
        <translation>De laatste kaart van de gever wordt getoond en bepaalt troef; de kaart blijft in de hand.</translation>
    </message>
    <message>
        <source>A card is cut before the deal: its suit is trumps, and it is shuffled back in.</source>
        <translation>Vóór het delen wordt een kaart getrokken: die kleur is troef, en de kaart wordt weer door het spel geschud.</translation>
    </message>
    <message>
        <source>The trump suit is drawn at random for each deal.</source>
        <translation>De troefkleur wordt voor elke ronde geloot.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Er is geen troef.</translation>
    </message>
    <message>
        <source>The highest bidder (the first, if tied) chooses trumps after the bids.</source>
        <translation>De hoogste bieder (bij gelijke biedingen de eerste) kiest na het bieden troef.</translation>
    </message>
    <message>
        <source>Trumps are auctioned: the player who offers the most tricks chooses the suit and keeps that bid. If everybody passes, there is no trump.</source>
        <translation>Troef gaat bij opbod: wie de meeste slagen biedt, kiest de kleur en houdt dat bod. Past iedereen, dan is er geen troef.</translation>
    </message>
    <message>
        <source>The card that sets trumps is turned only after everyone has bid.</source>
        <translation>De kaart die troef bepaalt, wordt pas gedraaid als iedereen heeft geboden.</translation>
    </message>
    <message>
        <source>The card that sets trumps stays face down until somebody cannot follow suit.</source>
        <translation>De kaart die troef bepaalt, blijft dicht tot iemand niet kan bekennen.</translation>
    </message>
    <message>
        <source>In place of a wizard or jester the next card of a suit is turned up. Only when none is left there is no trump.</source>
        <translation>In plaats van een tovenaar of nar wordt de volgende kaart van een kleur gedraaid. Alleen als er geen meer is, is er geen troef.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, there is no trump.</source>
        <translation>Als alle kaarten gedeeld zijn, is er geen troef.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer&apos;s last card sets trumps.</source>
        <translation>Als alle kaarten gedeeld zijn, bepaalt de laatste kaart van de gever troef.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, a card cut before the deal sets trumps.</source>
        <translation>Als alle kaarten gedeeld zijn, bepaalt een vóór het delen getrokken kaart troef.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer chooses trumps before any card is dealt.</source>
        <translation>Als alle kaarten gedeeld worden, kiest de gever troef vóór het delen.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, trumps are auctioned; if everybody passes, there is no trump.</source>
        <translation>Als alle kaarten gedeeld zijn, gaat troef bij opbod; past iedereen, dan is er geen troef.</translation>
    </message>
    <message>
        <source>The draw may also give no trump.</source>
        <translation>Ook “zonder troef” kan worden geloot.</translation>
    </message>
    <message>
        <source>A king, queen or jack turned up means no trump.</source>
        <translation>Wordt er een heer, vrouw of boer gedraaid, dan is er geen troef.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the dealer looks at the cards and chooses trumps.</source>
        <translation>Wordt er een nar gedraaid, dan is er geen troef; bij een tovenaar bekijkt de gever de kaarten en kiest troef.</translation>
    </message>
    <message>
        <source>A wizard or a jester turned up means no trump.</source>
        <translation>Wordt er een tovenaar of nar gedraaid, dan is er geen troef.</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>De dubbelganger van de gedraaide kaart is de hoogste troef.</translation>
    </message>
    <message>
        <source>In the largest deals there is no trump.</source>
        <translation>In de grootste rondes is er geen troef.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time how many tricks they will take. A bid stays secret, and may be changed, until everybody is ready; then all bids are revealed together.</source>
        <translation>Iedereen biedt tegelijk een aantal slagen. Een bod blijft geheim en mag worden gewijzigd tot iedereen klaar is; dan worden alle biedingen samen getoond.</translation>
    </message>
    <message>
        <source>Players bid in turn, aloud, how many tricks they will take.</source>
        <translation>De spelers bieden om de beurt, hardop, hoeveel slagen ze halen.</translation>
    </message>
    <message>
        <source>The player after the dealer bids first.</source>
        <translation>De speler na de gever biedt als eerste.</translation>
    </message>
    <message>
        <source>The dealer bids first.</source>
        <translation>De gever biedt als eerste.</translation>
    </message>
    <message>
        <source>The last bidder may bid any number.</source>
        <translation>De laatste bieder mag elk getal bieden.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that.</source>
        <translation>De biedingen mogen samen niet gelijk zijn aan het aantal slagen: de laatste bieder moet dat vermijden.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that, except in the last deal.</source>
        <translation>De biedingen mogen samen niet gelijk zijn aan het aantal slagen: de laatste bieder moet dat vermijden, behalve in de laatste ronde.</translation>
    </message>
    <message>
        <source>The bids must add up to more than the number of tricks.</source>
        <translation>De biedingen moeten samen meer zijn dan het aantal slagen.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly the number of tricks, and all play together: the deal counts only if everybody makes their bid.</source>
        <translation>De biedingen moeten samen precies het aantal slagen zijn, en iedereen speelt samen: de ronde telt alleen als iedereen het bod haalt.</translation>
    </message>
    <message>
        <source>After everyone has bid, each in turn may raise their bid by one.</source>
        <translation>Nadat iedereen heeft geboden, mag ieder om de beurt het eigen bod met één verhogen.</translation>
    </message>
    <message>
        <source>Only the total of the bids is shown until the deal is over.</source>
        <translation>Tot de ronde voorbij is, wordt alleen het totaal van de biedingen getoond.</translation>
    </message>
    <message>
        <source>Nobody sees the bids of the others until the deal is over.</source>
        <translation>Tot de ronde voorbij is, ziet niemand de biedingen van de anderen.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Niemand mag twee rondes achter elkaar 0 bieden.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>De speler na de gever komt in de eerste slag uit, daarna steeds wie de slag haalt.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>De gever komt in de eerste slag uit, daarna steeds wie de slag haalt.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Met troef mag je pas uitkomen als er al een troef op een andere kleur is gespeeld, tenzij je niets anders hebt.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick, unless you hold nothing else.</source>
        <translation>In de eerste slag mag je niet met troef uitkomen, tenzij je niets anders hebt.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you hold nothing else.</source>
        <translation>Met troef mag je alleen uitkomen als je niets anders hebt.</translation>
    </message>
    <message>
        <source>You must follow suit if you can, or play a trump instead.</source>
        <translation>Je moet bekennen als je kunt, of in plaats daarvan troef spelen.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card of that suit so far, if possible.</source>
        <translation>Als je bekent, moet je als het kan hoger spelen dan de beste kaart van die kleur tot dan toe.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Als je niet kunt bekennen, moet je introeven.</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already in the trick, if possible.</source>
        <translation>Die troef moet, als het kan, hoger zijn dan de troeven die al in de slag liggen.</translation>
    </message>
    <message>
        <source>If all your trumps are lower, you may play any card.</source>
        <translation>Zijn al je troeven lager, dan mag je elke kaart spelen.</translation>
    </message>
    <message>
        <source>The last card dealt is shown and sets trumps; it stays in the hand.</source>
        <translation>De laatst gedeelde kaart wordt getoond en bepaalt troef; de kaart blijft in de hand.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the last card dealt sets trumps.</source>
        <translation>Als alle kaarten gedeeld zijn, bepaalt de laatst gedeelde kaart troef.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the player after the dealer chooses trumps before any card is dealt.</source>
        <translation>Als alle kaarten gedeeld worden, kiest de speler na de gever troef vóór het delen.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the player after the dealer looks at the cards and chooses trumps.</source>
        <translation>Wordt er een nar gedraaid, dan is er geen troef; bij een tovenaar bekijkt de speler na de gever de kaarten en kiest troef.</translation>
    </message>
    <message>
        <source>If first place is tied, the next deal of the sequence is played.</source>
        <translation>Bij een gelijke stand om de eerste plaats volgt de volgende ronde van het schema.</translation>
    </message>
    <message>
        <source>If first place is tied, the whole sequence is played again.</source>
        <translation>Bij een gelijke stand om de eerste plaats wordt het hele schema nog eens gespeeld.</translation>
    </message>
    <message>
        <source>A wizard or a jester may be played at any time.</source>
        <translation>Een tovenaar of nar mag op elk moment worden gespeeld.</translation>
    </message>
    <message>
        <source>After a jester is led, the next card of a suit sets the suit to follow. If a wizard comes before any card of a suit, everybody may play any card.</source>
        <translation>Als er met een nar is uitgekomen, bepaalt de volgende kaart van een kleur welke kleur je moet bekennen. Komt er eerst een tovenaar, dan mag iedereen elke kaart spelen.</translation>
    </message>
    <message>
        <source>The first wizard takes the trick. A jester takes a trick only if all its cards are jesters; then the first one wins.</source>
        <translation>De eerste tovenaar haalt de slag. Een nar haalt alleen een slag als die geheel uit narren bestaat; dan wint de eerste.</translation>
    </message>
    <message>
        <source>One-card deals are skipped in this count.</source>
        <translation>Rondes van één kaart worden bij een reeks overgeslagen.</translation>
    </message>
    <message>
        <source>A one-card deal ends a streak.</source>
        <translation>Een ronde van één kaart beëindigt een reeks.</translation>
    </message>
    <message>
        <source>One-card deals count in a streak.</source>
        <translation>Rondes van één kaart tellen mee in een reeks.</translation>
    </message>
    <message>
        <source>After a premium a new streak begins.</source>
        <translation>Na een premie begint een nieuwe reeks.</translation>
    </message>
    <message>
        <source>A streak pays only once, however long it gets.</source>
        <translation>Een reeks levert maar één keer iets op, hoe lang ze ook wordt.</translation>
    </message>
    <message>
        <source>Totals are checked after every deal.</source>
        <translation>De totalen worden na elke ronde bekeken.</translation>
    </message>
    <message>
        <source>Totals are checked each time the whole sequence has been played.</source>
        <translation>De totalen worden telkens bekeken als het hele schema is gespeeld.</translation>
    </message>
    <message>
        <source>Tied players share the place.</source>
        <translation>Spelers met een gelijke stand delen de plaats.</translation>
    </message>
    <message>
        <source>If first place is tied, one more deal of the largest size is played.</source>
        <translation>Bij een gelijke stand om de eerste plaats volgt nog een ronde met de meeste kaarten.</translation>
    </message>
    <message>
        <source>Ties are broken by the larger total of made bids.</source>
        <translation>Bij een gelijke stand beslist het hogere totaal aan gehaalde biedingen.</translation>
    </message>
    <message>
        <source>Ties are broken by the most tricks in the match.</source>
        <translation>Bij een gelijke stand geven de meeste slagen in de partij de doorslag.</translation>
    </message>
    <message>
        <source>Deals without trump: {deals}.</source>
        <translation>Rondes zonder troef: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which everyone bids 0: {deals}.</source>
        <translation>Rondes waarin iedereen 0 biedt: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you bid before looking at the cards: {deals}.</source>
        <translation>Rondes waarin je biedt voordat je je kaarten bekijkt: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which trumps are turned after the bids: {deals}.</source>
        <translation>Rondes waarin de troef na het bieden wordt gedraaid: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you see all cards but your own: {deals}.</source>
        <translation>Rondes waarin je alle kaarten ziet behalve die van jezelf: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which nobody sees a card before everyone has bid: {deals}.</source>
        <translation>Rondes waarin niemand een kaart ziet voordat iedereen heeft geboden: {deals}.</translation>
    </message>
    <message>
        <source>52 cards and one joker.</source>
        <translation>52 kaarten en één joker.</translation>
    </message>
    <message>
        <source>52 cards and two jokers.</source>
        <translation>52 kaarten en twee jokers.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and clubs. The red joker is the highest spade, the black one the second.</source>
        <translation>Twee jokers vervangen hartentwee en klavertwee. De rode joker is de hoogste schoppen, de zwarte de tweede.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, ace high.</source>
        <translation>Het volledige spel van 52 kaarten, met het aas als hoogste.</translation>
    </message>
    <message>
        <source>Staying in</source>
        <translation>Erin blijven</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>De laatste speler die overblijft, wint.</translation>
    </message>
    <message>
        <source>A game is won with 5 points and counts 1 point of the rubber; 2 against fewer than three, 3 against none.</source>
        <translation>Een manche is gewonnen met 5 punten en telt voor 1 punt van de robber; 2 tegen minder dan drie, 3 tegen geen.</translation>
    </message>
    <message>
        <source>A game is won with 10 points and counts 1 point of the rubber; 2 against fewer than five.</source>
        <translation>Een manche is gewonnen met 10 punten en telt voor 1 punt van de robber; 2 tegen minder dan vijf.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown: its suit is trumps.</source>
        <translation>De laatste kaart van de gever wordt getoond: die kleur is troef.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades, and so on in turn.</source>
        <translation>Troef is harten in de eerste ronde, dan klaveren, ruiten en schoppen, en zo om de beurt verder.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades; the fifth deal is played without trumps, and so on in turn.</source>
        <translation>Troef is harten in de eerste ronde, dan klaveren, ruiten en schoppen; de vijfde ronde gaat zonder troef, en zo om de beurt verder.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick.</source>
        <translation>Een team krijgt 1 voor elke slag.</translation>
    </message>
    <message>
        <source>There are no bids. The player after the dealer leads to the first trick.</source>
        <translation>Er wordt niet geboden. De speler na de gever komt in de eerste slag uit.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick above six.</source>
        <translation>Een team scoort 1 voor elke slag boven de zes.</translation>
    </message>
    <message>
        <source>Each player passes or bids once: a number of tricks above six, and uptown (ace, king, queen … are high), downtown (ace, two, three … are high) or no trump. When all others pass, the dealer must bid.</source>
        <translation>Elke speler past of biedt één keer: een aantal slagen boven de zes, en hoog (aas, heer, vrouw … zijn hoog), laag (aas, twee, drie … zijn hoog) of zonder troef. Als alle anderen passen, moet de gever bieden.</translation>
    </message>
    <message>
        <source>The high bidder then chooses trumps or, at no trump, whether high or low cards win.</source>
        <translation>De hoogste bieder kiest daarna troef of, bij “zonder troef”, welke kaarten winnen: hoge of lage.</translation>
    </message>
    <message>
        <source>A failed contract loses the number bid.</source>
        <translation>Een gemist contract kost het geboden aantal.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 1 for the other side.</source>
        <translation>Bij nullo levert elke slag boven de zes 1 op voor het andere team.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 2 for the other side.</source>
        <translation>Bij nullo levert elke slag boven de zes 2 op voor het andere team.</translation>
    </message>
    <message>
        <source>At nullo a side loses 1 for each of its tricks above six.</source>
        <translation>Bij nullo verliest een team 1 voor elk van zijn slagen boven de zes.</translation>
    </message>
    <message>
        <source>At nullo a side loses 2 for each of its tricks above six.</source>
        <translation>Bij nullo verliest een team 2 voor elk van zijn slagen boven de zes.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Er is geen troef.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand of nullo</translation>
    </message>
    <message>
        <source>At grand both sides try to take more than six tricks, at nullo both try to leave them to the others.</source>
        <translation>Bij grand proberen beide teams meer dan zes slagen te halen, bij nullo ze aan de ander te laten.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led takes the trick.</source>
        <translation>De hoogste kaart van de uitgekomen kleur haalt de slag.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards with their four jokers, seven cards for each.</source>
        <translation>Twee spellen van 52 kaarten met hun vier jokers, zeven kaarten per speler.</translation>
    </message>
    <message>
        <source>52 cards and two jokers, seven cards for each.</source>
        <translation>52 kaarten en twee jokers, zeven kaarten per speler.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Hearts and diamonds are red, spades and clubs black, even if the deck has four colours.</source>
        <translation>Het aas is de hoogste kaart. Harten en ruiten zijn rood, schoppen en klaveren zwart, ook bij kaarten in vier kleuren.</translation>
    </message>
    <message>
        <source>The next card starts the pile. In turn, play a higher card of the other colour, or several cards of one rank that alternate in colour.</source>
        <translation>De volgende kaart begint de stapel. Speel om de beurt een hogere kaart, rood op zwart of zwart op rood, of meerdere kaarten van één waarde, om en om rood en zwart.</translation>
    </message>
    <message>
        <source>On an ace the pile falls: play lower. On a two it rises again.</source>
        <translation>Na een aas gaat de stapel omlaag: speel lager. Na een twee gaat hij weer omhoog.</translation>
    </message>
    <message>
        <source>Or pass and draw a card. If you can play, you may not pass when the player before you passed, when only two players are left, or when the pile is open: after a penalty any card may be played on it.</source>
        <translation>Of pas en pak een kaart. Als je kunt spelen, mag je niet passen als de speler vóór jou paste, als er nog maar twee spelers over zijn of als de stapel vrij is: na een straf mag elke kaart erop.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Straf</translation>
    </message>
    <message>
        <source>When everyone passes on a card and its player cannot beat it either, that player draws one card for each other player who was dealt cards in this game. When the stock runs out, the others give cards of their own.</source>
        <translation>Past iedereen op een kaart en kan wie hem speelde hem zelf ook niet verslaan, dan pakt die speler één kaart voor elke andere speler die in dit spel kaarten kreeg. Is de stok op, dan geven de anderen kaarten van zichzelf.</translation>
    </message>
    <message>
        <source>Only giver and taker see a given card; the giver can see it from then on.</source>
        <translation>Alleen wie een strafkaart geeft en wie hem krijgt, zien hem; wie hem gaf, blijft hem zien.</translation>
    </message>
    <message>
        <source>Then the player to the left of the one who paid leads to the open pile, and it rises.</source>
        <translation>Daarna legt de speler links van wie de straf kreeg een kaart op de vrije stapel, en de stapel gaat omhoog.</translation>
    </message>
    <message>
        <source>A player who has gone out pays no penalty: when all have passed on the card, the next player leads to the open pile.</source>
        <translation>Wie al uit is, krijgt geen straf: heeft iedereen op die laatste kaart gepast, dan legt de volgende speler een kaart op de vrije stapel.</translation>
    </message>
    <message>
        <source>The first player out of cards wins; the last one loses.</source>
        <translation>Wie als eerste geen kaarten meer heeft, wint; de laatste verliest.</translation>
    </message>
    <message>
        <source>The rest is the stock. Its top card is turned up: its suit is trumps in this deal.</source>
        <translation>De rest is de stok. De bovenste kaart wordt opengelegd: die kleur is deze ronde troef.</translation>
    </message>
    <message>
        <source>The tricks for the stock</source>
        <translation>De slagen om de stok</translation>
    </message>
    <message>
        <source>The player after the dealer leads.</source>
        <translation>De speler na de gever komt uit.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the face-up card of the stock, the other the card below it, without showing it. Then the next card is turned up, and the winner leads.</source>
        <translation>Wie de slag haalt, neemt de open kaart van de stok, de ander de kaart eronder, zonder die te tonen. Dan wordt de volgende kaart opengelegd, en de winnaar komt uit.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>De laatste slagen</translation>
    </message>
    <message>
        <source>When the stock is used up, both hold 13 cards and play them in the same way, without drawing.</source>
        <translation>Is de stok op, dan hebben beiden 13 kaarten en spelen die op dezelfde manier uit, zonder te pakken.</translation>
    </message>
    <message>
        <source>While both have the same total, another deal is played.</source>
        <translation>Zolang de stand gelijk is, volgt er nog een ronde.</translation>
    </message>
    <message>
        <source>The last card dealt is turned up and stays the dealer&apos;s: its suit is trumps.</source>
        <translation>De laatst gegeven kaart wordt gedraaid en blijft van de gever: de kleur ervan is troef.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Biedingen</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player calls higher than the call before or passes, until nobody has more to say. Who has passed may not call again.</source>
        <translation>Vanaf de speler na de gever biedt iedereen hoger dan het vorige bod of past, tot niemand meer iets zegt. Wie gepast heeft, mag niet meer bieden.</translation>
    </message>
    <message>
        <source>Proposal and acceptance (prop and cop): two partners take at least eight tricks. Solo: five tricks alone.</source>
        <translation>Voorstel en aanvaarding (prop en cop): twee partners halen minstens acht slagen. Solo: vijf slagen alleen.</translation>
    </message>
    <message>
        <source>Misère: no trick, alone and without trumps. At open misère, the cards lie face up after the first trick.</source>
        <translation>Misère: geen slag, alleen en zonder troef. Bij open misère liggen de kaarten open na de eerste slag.</translation>
    </message>
    <message>
        <source>Abundance: nine tricks alone. Royal abundance, with the turned suit as trumps, is higher. Abundance declared: all thirteen tricks.</source>
        <translation>Abondance: negen slagen alleen. Koninklijke abondance, met de gedraaide kleur als troef, is hoger. Grote abondance: alle dertien slagen.</translation>
    </message>
    <message>
        <source>The player after the dealer may accept a proposal after passing. Whoever proposes and finds no partner may play solo.</source>
        <translation>De speler na de gever mag een voorstel aanvaarden na een pas. Wie voorstelt en geen partner vindt, mag solo spelen.</translation>
    </message>
    <message>
        <source>The player after the dealer leads, at abundance declared whoever plays it.</source>
        <translation>De speler na de gever komt uit, bij grote abondance wie die speelt.</translation>
    </message>
    <message>
        <source>Whoever plays alone wins or loses with each of the three others: 1 at solo, 2 at misère, 3 at abundance, 4 at open misère, 6 at abundance declared. At prop and cop each partner wins 1 from an opponent, or loses it.</source>
        <translation>Wie alleen speelt, wint van elk van de drie anderen of verliest aan elk: 1 bij solo, 2 bij misère, 3 bij abondance, 4 bij open misère, 6 bij grote abondance. Bij prop en cop wint elke partner 1 van een tegenstander, of verliest het.</translation>
    </message>
    <message>
        <source>In the first deal a turned card sets trumps.</source>
        <translation>In de eerste ronde bepaalt een gedraaide kaart troef.</translation>
    </message>
    <message>
        <source>In the first deal trumps are drawn at random.</source>
        <translation>In de eerste ronde wordt troef geloot.</translation>
    </message>
    <message>
        <source>Before the first deal everyone cuts a card: the highest chooses trumps.</source>
        <translation>Vóór de eerste ronde trekt iedereen een kaart: de hoogste kiest troef.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, after seeing the new cards.</source>
        <translation>Wie van de overgebleven spelers de meeste slagen haalde, kiest de volgende troef, na het bekijken van de nieuwe kaarten.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, before seeing the new cards.</source>
        <translation>Wie van de overgebleven spelers de meeste slagen haalde, kiest de volgende troef, vóór het bekijken van de nieuwe kaarten.</translation>
    </message>
    <message>
        <source>The player may also choose no trump.</source>
        <translation>Wie troef kiest, mag ook “zonder troef” kiezen.</translation>
    </message>
    <message>
        <source>If several took the most tricks, they cut for the right to choose trumps.</source>
        <translation>Haalden meerdere spelers de meeste slagen, dan trekken ze kaarten om te bepalen wie troef kiest.</translation>
    </message>
    <message>
        <source>If several took the most tricks, the one who took a trick last chooses trumps; they cut if none of them took any.</source>
        <translation>Haalden meerdere spelers de meeste slagen, dan mag degene van hen die als laatste een slag haalde, troef kiezen; haalde geen van hen er een, dan trekken ze kaarten.</translation>
    </message>
    <message>
        <source>If several took the most tricks, a turned card sets trumps.</source>
        <translation>Haalden meerdere spelers de meeste slagen, dan bepaalt een gedraaide kaart troef.</translation>
    </message>
    <message>
        <source>A player who takes no trick in a deal is out.</source>
        <translation>Wie in een ronde geen slag haalt, ligt eruit.</translation>
    </message>
    <message>
        <source>A player who takes two or more tricks in a deal is out; in the one-card deal the only trick does it. If everyone would be out, those with the fewest tricks stay.</source>
        <translation>Wie in een ronde twee of meer slagen haalt, ligt eruit; in de ronde van één kaart is die ene slag genoeg. Zou iedereen eruit liggen, dan blijven degenen met de minste slagen over.</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card in the next deal that they may not look at.</source>
        <translation>De volgenden die geen slag halen, krijgen in de volgende ronde één kaart die ze niet mogen bekijken.</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins at once.</source>
        <translation>Wie alle slagen van een ronde haalt, wint meteen.</translation>
    </message>
    <message>
        <source>A player on one card never leads: the next player who may leads instead.</source>
        <translation>Wie één kaart als laatste kans heeft, komt nooit uit: de volgende speler die mag, komt dan uit.</translation>
    </message>
    <message>
        <source>That one card need not follow suit, and must be played to the last trick at the latest.</source>
        <translation>Met die ene kaart hoef je niet te bekennen, en ze moet uiterlijk in de laatste slag worden gespeeld.</translation>
    </message>
    <message>
        <source>Honours: a side dealt three of the ace, king, queen and jack of trumps scores 2 more; all four score 4 more.</source>
        <translation>Honneurs: een team dat drie van aas, heer, vrouw en boer van troef kreeg, scoort 2 extra; met alle vier 4 extra.</translation>
    </message>
    <message>
        <source>At the same number, downtown beats uptown and no trump beats both.</source>
        <translation>Bij hetzelfde aantal gaat “laag” boven “hoog” en “zonder troef” boven allebei.</translation>
    </message>
    <message>
        <source>At the same number, uptown and downtown are equal and no trump beats both.</source>
        <translation>Bij hetzelfde aantal zijn “hoog” en “laag” gelijk en gaat “zonder troef” boven allebei.</translation>
    </message>
    <message>
        <source>The kitty stays out of play; those who have seen it can look at it again.</source>
        <translation>De talon blijft buiten het spel; wie hem gezien heeft, kan hem weer bekijken.</translation>
    </message>
    <message>
        <source>The high bidder picks the kitty up and discards as many cards, face down, and can look at them again.</source>
        <translation>De hoogste bieder pakt de talon op, legt evenveel kaarten dicht weg en kan ze weer bekijken.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>De speler na de gever komt in de eerste slag uit.</translation>
    </message>
    <message>
        <source>The high bidder leads to the first trick.</source>
        <translation>De hoogste bieder komt in de eerste slag uit.</translation>
    </message>
    <message>
        <source>The first players to whom this happens get a last chance (the dog&apos;s life): one card in the next deal, which they may keep for a later trick by knocking. A trick with it brings them back.</source>
        <translation>De eersten die geen slag halen, krijgen een laatste kans (het hondenleven): één kaart in de volgende ronde, die ze door te kloppen voor een latere slag mogen houden. Met een slag ermee zijn ze terug.</translation>
    </message>
    <message>
        <source>After choosing trumps only the high bidder sees the kitty.</source>
        <translation>Alleen de hoogste bieder ziet de talon, na het kiezen van troef.</translation>
    </message>
    <message>
        <source>When trumps are chosen the kitty is shown to all, at no trump to the high bidder only.</source>
        <translation>Is troef gekozen, dan wordt de talon aan iedereen getoond; zonder troef alleen aan de hoogste bieder.</translation>
    </message>
    <message>
        <source>When trumps are chosen, or no trump, the kitty is shown to all.</source>
        <translation>Na de keuze van troef, en ook zonder troef, wordt de talon aan iedereen getoond.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps, the red one above the black one. At no trump they are worth nothing; if one is led, the next card of a suit says which suit to follow.</source>
        <translation>De twee jokers zijn de hoogste troeven, de rode boven de zwarte. Zonder troef zijn ze niets waard; wordt ermee uitgekomen, dan bepaalt de volgende kaart van een kleur wat je moet bekennen.</translation>
    </message>
    <message>
        <source>The joker is the highest trump. At no trump it is worth nothing; if it is led, the next card says which suit to follow.</source>
        <translation>De joker is de hoogste troef. Zonder troef is hij niets waard; wordt ermee uitgekomen, dan bepaalt de volgende kaart wat je moet bekennen.</translation>
    </message>
    <message>
        <source>At no trump, points won and lost with the contract are doubled.</source>
        <translation>Zonder troef worden de met het contract gewonnen en verloren punten verdubbeld.</translation>
    </message>
    <message>
        <source>At no trump, all points are doubled.</source>
        <translation>Zonder troef worden alle punten verdubbeld.</translation>
    </message>
    <message>
        <source>A Boston, which is all thirteen tricks, scores four times as much.</source>
        <translation>Een Boston, dat zijn alle dertien slagen, telt viervoudig.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit may discard a joker.</source>
        <translation>Zonder troef mag wie niet kan bekennen een joker afgooien.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit must discard a joker.</source>
        <translation>Zonder troef moet wie niet kan bekennen een joker afgooien.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be discarded on any trick.</source>
        <translation>Zonder troef mag een joker in elke slag worden afgegooid.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be led only by a player who holds nothing else.</source>
        <translation>Zonder troef mag je alleen met een joker uitkomen als je niets anders hebt.</translation>
    </message>
    <message>
        <source>A made contract scores 1 for every trick above six.</source>
        <translation>Een gehaald contract levert 1 op voor elke slag boven de zes.</translation>
    </message>
    <message>
        <source>A made contract scores the number bid, no more.</source>
        <translation>Een gehaald contract levert het geboden aantal op, niet meer.</translation>
    </message>
    <message>
        <source>The other side scores 1 for each trick above six.</source>
        <translation>Het andere team scoort 1 voor elke slag boven de zes.</translation>
    </message>
    <message>
        <source>A joker goes on anything, and anything goes on it; the pile then rises.</source>
        <translation>Een joker mag op alles, en alles mag op een joker; daarna gaat de stapel omhoog.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and any card of the other colour goes on it; the pile then rises.</source>
        <translation>Een rode joker mag alleen op zwart en een zwarte alleen op rood; op een rode mag elke zwarte kaart en omgekeerd. Daarna gaat de stapel omhoog.</translation>
    </message>
    <message>
        <source>Each player chooses the card to give.</source>
        <translation>Elke speler kiest zelf een kaart om te geven.</translation>
    </message>
    <message>
        <source>The card to give is drawn.</source>
        <translation>Welke kaart je geeft, wordt willekeurig getrokken.</translation>
    </message>
    <message>
        <source>The winner of a game scores 1, the last loses 1.</source>
        <translation>De winnaar van een spel scoort 1, de laatste verliest 1.</translation>
    </message>
    <message>
        <source>Everybody scores 1 for each player who finishes the game later.</source>
        <translation>Iedereen scoort 1 voor elke speler die later uit is.</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random; after that the deal passes from player to player.</source>
        <translation>De eerste gever wordt geloot; daarna geeft steeds de volgende speler.</translation>
    </message>
    <message>
        <source>The turned card stays out of play.</source>
        <translation>De gedraaide kaart blijft buiten het spel.</translation>
    </message>
    <message>
        <source>The rules of this game: {game}</source>
        <translation>De regels van dit spel: {game}</translation>
    </message>
    <message>
        <source>This is how the match on the table is played.</source>
        <translation>Zo wordt de partij op tafel gespeeld.</translation>
    </message>
    <message>
        <source>Made bid: {points}.</source>
        <translation>Gehaald bod: {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each trick: {points}.</source>
        <translation>Gehaald bod, per slag: {points}.</translation>
    </message>
    <message>
        <source>Made bid: the bid squared times {points}.</source>
        <translation>Gehaald bod: het bod in het kwadraat maal {points}.</translation>
    </message>
    <message>
        <source>Made bid: the sum 1 + 2 + … up to the bid, times {points}.</source>
        <translation>Gehaald bod: de som 1 + 2 + … tot en met het bod, maal {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each card of the deal: {points}.</source>
        <translation>Gehaald bod, per kaart van de ronde: {points}.</translation>
    </message>
    <message>
        <source>Made bid: {points}, and as much again for each card that the deal is short of the largest.</source>
        <translation>Gehaald bod: {points}, en nog eens evenveel voor elke kaart die de ronde minder heeft dan de grootste.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score: {points}.</source>
        <translation>Een gehaald bod van 0 telt apart: {points}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score, for each card of the deal: {points}.</source>
        <translation>Een gehaald bod van 0 telt apart, per kaart van de ronde: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: {points}.</source>
        <translation>Gemist bod: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick taken: {points}.</source>
        <translation>Gemist bod, per gehaalde slag: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick bid: {points}.</source>
        <translation>Gemist bod, per geboden slag: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the bid squared times {points}.</source>
        <translation>Gemist bod: het bod in het kwadraat maal {points}.</translation>
    </message>
    <message>
        <source>For each trick too many or too few: {points}.</source>
        <translation>Voor elke slag te veel of te weinig: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}.</source>
        <translation>Gemist bod: de som 1 + 2 + … tot en met de slagen ernaast, maal {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the tricks off squared, times {points}.</source>
        <translation>Gemist bod: de slagen ernaast in het kwadraat, maal {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each card of the deal: {points}.</source>
        <translation>Gemist bod, per kaart van de ronde: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: {points}.</source>
        <translation>Te veel slagen: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick taken: {points}.</source>
        <translation>Te veel slagen, per gehaalde slag: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick bid: {points}.</source>
        <translation>Te veel slagen, per geboden slag: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the bid squared times {points}.</source>
        <translation>Te veel slagen: het bod in het kwadraat maal {points}.</translation>
    </message>
    <message>
        <source>For each trick too many: {points}.</source>
        <translation>Voor elke slag te veel: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}.</source>
        <translation>Te veel slagen: de som 1 + 2 + … tot en met de extra slagen, maal {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the extra tricks squared, times {points}.</source>
        <translation>Te veel slagen: de extra slagen in het kwadraat, maal {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each card of the deal: {points}.</source>
        <translation>Te veel slagen, per kaart van de ronde: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: {points}.</source>
        <translation>Te weinig slagen: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick taken: {points}.</source>
        <translation>Te weinig slagen, per gehaalde slag: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick bid: {points}.</source>
        <translation>Te weinig slagen, per geboden slag: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the bid squared times {points}.</source>
        <translation>Te weinig slagen: het bod in het kwadraat maal {points}.</translation>
    </message>
    <message>
        <source>For each trick too few: {points}.</source>
        <translation>Voor elke slag te weinig: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}.</source>
        <translation>Te weinig slagen: de som 1 + 2 + … tot en met de ontbrekende slagen, maal {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the missing tricks squared, times {points}.</source>
        <translation>Te weinig slagen: de ontbrekende slagen in het kwadraat, maal {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each card of the deal: {points}.</source>
        <translation>Te weinig slagen, per kaart van de ronde: {points}.</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own score: {points}.</source>
        <translation>Een gemist bod van 0 telt apart: {points}.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Het laagste totaal wint.</translation>
    </message>
    <message>
        <source>A made bid scores nothing.</source>
        <translation>Een gehaald bod levert niets op.</translation>
    </message>
    <message>
        <source>A made bid of {bid} has its own score: {points}.</source>
        <translation>Een gehaald bod van {bid} telt apart: {points}.</translation>
    </message>
    <message>
        <source>A missed bid scores nothing.</source>
        <translation>Een gemist bod levert niets op.</translation>
    </message>
    <message>
        <source>Too many tricks score nothing.</source>
        <translation>Te veel slagen leveren niets op.</translation>
    </message>
    <message>
        <source>Too few tricks score nothing.</source>
        <translation>Te weinig slagen leveren niets op.</translation>
    </message>
    <message>
        <source>Bidding and taking every trick of a deal: {points} extra.</source>
        <translation>Alle slagen van een ronde bieden en halen: {points} extra.</translation>
    </message>
    <message>
        <source>A made blind bid: {points} extra.</source>
        <translation>Een gehaald blind bod: {points} extra.</translation>
    </message>
    <message>
        <source>When a spade is turned up, the deal counts double.</source>
        <translation>Als er schoppen wordt gedraaid, telt de ronde dubbel.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bod</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Hoe</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In woorden</translation>
    </message>
    <message>
        <source>Choose another &amp;game…</source>
        <translation>Ander &amp;spel kiezen…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerpen</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>no trump, short</comment>
        <translation>ZT</translation>
    </message>
    <message>
        <source>Add: {trump}</source>
        <translation>Toevoegen: {trump}</translation>
    </message>
    <message>
        <source>Remove last</source>
        <translation>Laatste verwijderen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Choose the first trumps.</source>
        <translation>Kies de eerste troef.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {formula} = {points}.</source>
        <translation>Je bood {bid} en haalde {taken}: {formula} = {points}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {points}.</source>
        <translation>Je bood {bid} en haalde {taken}: {points}.</translation>
    </message>
    <message>
        <source>Cards in the deal:</source>
        <translation>Kaarten in de ronde:</translation>
    </message>
    <message>
        <source>Worked example: bids by tricks</source>
        <translation>Rekenvoorbeeld: bod en slagen</translation>
    </message>
    <message>
        <source>Down: the bid; across: the tricks taken. The others made bids of 0; your score before was {score}. Changed cells are marked.</source>
        <translation>Verticaal: het bod; horizontaal: de gehaalde slagen. De anderen haalden een bod van 0; jouw score vóór de ronde was {score}. Gewijzigde vakjes zijn gemarkeerd.</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>bod {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}: {points}</source>
        <translation>bod {bid}, {taken} gehaald: {points}</translation>
    </message>
    <message>
        <source>&amp;Undo all changes</source>
        <translation>Alle wijzigingen &amp;ongedaan maken</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Kaarten en plekken</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Lengte van de partij</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>“{name}” bestaat al.</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Geïmporteerd als “{name}”.</translation>
    </message>
    <message>
        <source>Import failed: {problem}.</source>
        <translation>Importeren mislukt: {problem}.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regels exporteren</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regels importeren</translation>
    </message>
    <message>
        <source>Rules of Far Whist</source>
        <translation>Regels van Far Whist</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Naam:</translation>
    </message>
    <message>
        <source>&amp;Save these rules</source>
        <translation>Deze regels op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Naam &amp;wijzigen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Verwij&amp;deren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>Choose rules of your own first.</source>
        <translation>Kies eerst eigen regels.</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>Vul eerst een naam in.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Opgeslagen als “{name}”.</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}”.</source>
        <translation>“{old}” heet nu “{new}”.</translation>
    </message>
    <message>
        <source>Deleted “{name}”. The rules are still chosen; saving brings it back.</source>
        <translation>“{name}” verwijderd. De regels zijn nog gekozen; met opslaan komt de naam terug.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own points:</source>
        <translation>Een gehaald bod van 0 telt apart:</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own points:</source>
        <translation>Een gemist bod van 0 telt apart:</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>De laagste score wint</translation>
    </message>
    <message>
        <source>Bids with fixed points</source>
        <translation>Biedingen met vaste punten</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als tekst</translation>
    </message>
    <message>
        <source>A made bid</source>
        <translation>Een gehaald bod</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Een gemist bod</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>Made: {factor}</source>
        <translation>Gehaald: {factor}</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Gemist</translation>
    </message>
    <message>
        <source>Missed: {factor}</source>
        <translation>Gemist: {factor}</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Te veel</translation>
    </message>
    <message>
        <source>Too many: {factor}</source>
        <translation>Te veel: {factor}</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Te weinig</translation>
    </message>
    <message>
        <source>Too few: {factor}</source>
        <translation>Te weinig: {factor}</translation>
    </message>
    <message>
        <source>All numbers: {count} more</source>
        <translation>Alle getallen: nog {count}</translation>
    </message>
    <message>
        <source>&amp;Romanian mode</source>
        <translation>&amp;Roemeense modus</translation>
    </message>
    <message>
        <source>This game has no such options.</source>
        <translation>Dit spel heeft zulke opties niet.</translation>
    </message>
    <message>
        <source>Sets at once what is usual in Romania: eight cards for each player in the pack (32 with four); who cannot follow suit must play a trump; bids in turn, which may not add up to the tricks; deals from one card to eight and back; Romanian scoring, and a premium for five deals in a row.</source>
        <translation>Stelt de regels van Roemeens whist in één keer in: acht kaarten per speler in het spel (32 met vier); wie niet kan bekennen, moet troef spelen; bieden om de beurt, en samen mag het niet het aantal slagen zijn; rondes van één kaart naar acht en terug; Roemeense telling, en een premie voor vijf rondes op rij.</translation>
    </message>
    <message>
        <source>Some options differ from Romanian mode.</source>
        <translation>Sommige opties wijken af van de Roemeense modus.</translation>
    </message>
    <message>
        <source>Set by Romanian mode.</source>
        <translation>Ingesteld door de Roemeense modus.</translation>
    </message>
    <message>
        <source>Changed; Romanian mode has: {value}.</source>
        <translation>Gewijzigd; de Roemeense modus heeft: {value}.</translation>
    </message>
    <message>
        <source>{players} × {cards} = {need} &gt; {pack}: at most {most} each.</source>
        <translation>{players} × {cards} = {need} &gt; {pack}: hoogstens {most} voor ieder.</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Terug naar: {value}</translation>
    </message>
    <message>
        <source>{option}: back to {value}</source>
        <translation>{option}: terug naar {value}</translation>
    </message>
    <message>
        <source>Changed; the preset has: {value}.</source>
        <translation>Gewijzigd; de variant heeft: {value}.</translation>
    </message>
    <message>
        <source>Not valid yet, so the old value stays: {value}.</source>
        <translation>Nog niet geldig; de oude waarde blijft: {value}.</translation>
    </message>
    <message>
        <source>This scheme has special rules and cannot be edited.</source>
        <translation>Deze telling heeft speciale regels en kan niet worden bewerkt.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Rekenvoorbeeld</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extra’s</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Eerste</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Keerpunt</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Laatste</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Turning point dealt</source>
        <translation>Keerpunt gegeven</translation>
    </message>
    <message>
        <source>×</source>
        <comment>times, behind a number</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Als lijst</translation>
    </message>
    <message>
        <source>Hatched deals have no trump.</source>
        <translation>Gearceerde rondes zijn zonder troef.</translation>
    </message>
    <message>
        <source>One sequence: {deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>Eén keer het schema: {deals}, {tricks}, ongeveer {minutes} op normaal tempo.</translation>
    </message>
    <message>
        <source>{deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>{deals}, {tricks}, ongeveer {minutes} op normaal tempo.</translation>
    </message>
    <message>
        <source>Custom: {preset}, changed</source>
        <translation>Aangepast: {preset}, gewijzigd</translation>
    </message>
    <message>
        <source>Your changes, not saved under a name yet.</source>
        <translation>Jouw wijzigingen, nog niet onder een naam opgeslagen.</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Jouw eigen regels, gebaseerd op {preset}.</translation>
    </message>
    <message>
        <source>Cards in each deal: {sizes}</source>
        <translation>Kaarten per ronde: {sizes}</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, no trump</source>
        <translation>Ronde {deal}: {cards}, zonder troef</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}</source>
        <translation>Ronde {deal}: {cards}</translation>
    </message>
    <message>
        <source>{least} to {players}</source>
        <translation>{least} tot {players}</translation>
    </message>
    <message>
        <source>On the command line, up to {most} can play.</source>
        <translation>Op de opdrachtregel kunnen er tot {most} meedoen.</translation>
    </message>
    <message>
        <source>The rules chosen now leave them nothing to do; each says why.</source>
        <translation>Met de gekozen regels doen ze niets; bij elke staat waarom.</translation>
    </message>
    <message>
        <source>The lowest bid is 1.</source>
        <translation>Het laagste bod is 1.</translation>
    </message>
    <message>
        <source>The lowest bid is 2.</source>
        <translation>Het laagste bod is 2.</translation>
    </message>
    <message>
        <source>You must beat the best card of the suit if you can, unless somebody has ruffed.</source>
        <translation>Je moet zo mogelijk over de hoogste kaart van de kleur heen, tenzij er getroefd is.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a spade that beats the spades in the trick; if you have none, you may play any card.</source>
        <translation>Kun je niet bekennen, dan moet je een schoppen spelen die hoger is dan die in de slag; heb je die niet, dan mag je elke kaart spelen.</translation>
    </message>
    <message>
        <source>Each trick above the bid scores a tenth of a point.</source>
        <translation>Elke slag boven het bod levert een tiende punt op.</translation>
    </message>
    <message>
        <source>Tricks above the bid score nothing.</source>
        <translation>Slagen boven het bod leveren niets op.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks after the stock is used up count.</source>
        <translation>Alleen de dertien slagen nadat de stok op is, tellen.</translation>
    </message>
    <message>
        <source>All twenty-six tricks count.</source>
        <translation>Alle zesentwintig slagen tellen.</translation>
    </message>
    <message>
        <source>All tricks count, those after the stock is used up as two tricks each.</source>
        <translation>Alle slagen tellen, die nadat de stok op is elk als twee slagen.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1.</source>
        <translation>Wie er meer heeft, scoort 1.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1 for each that the other has fewer.</source>
        <translation>Wie er meer heeft, scoort 1 voor elke slag die de ander er minder heeft.</translation>
    </message>
    <message>
        <source>Each of them scores 1 for who takes it.</source>
        <translation>Elke slag daarvan levert 1 op voor wie hem haalt.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or passes. The first grand decides. When all others pass, the dealer calls grand or nullo.</source>
        <translation>Om de beurt, vanaf de speler na de gever, zegt ieder grand of past. De eerste grand beslist. Passen alle anderen, dan zegt de gever grand of nullo.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or nullo, or passes. The first call decides. When all others pass, the dealer must call.</source>
        <translation>Om de beurt, vanaf de speler na de gever, zegt ieder grand of nullo, of past. Wie het eerst iets zegt, beslist. Passen alle anderen, dan moet de gever kiezen.</translation>
    </message>
    <message>
        <source>The player before the caller leads at grand, the player after the caller at nullo.</source>
        <translation>Bij grand komt de speler vóór wie het zei uit, bij nullo de speler erna.</translation>
    </message>
    <message>
        <source>The player after the caller leads at grand, the player before the caller at nullo.</source>
        <translation>Bij grand komt de speler na wie het zei uit, bij nullo de speler ervoor.</translation>
    </message>
    <message>
        <source>At grand a side scores 1 for each of its tricks above six.</source>
        <translation>Bij grand scoort een team 1 voor elk van zijn slagen boven de zes.</translation>
    </message>
    <message>
        <source>At grand a side scores 4 for each of its tricks above six.</source>
        <translation>Bij grand scoort een team 4 voor elk van zijn slagen boven de zes.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, the others score twice as much.</source>
        <translation>Haalt het team van wie het zei minder dan zeven slagen, dan scoren de anderen dubbel.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, it loses as much for each trick below seven, and the others score nothing.</source>
        <translation>Haalt het team van wie het zei minder dan zeven slagen, dan verliest het evenveel voor elke slag onder de zeven, en de anderen scoren niets.</translation>
    </message>
    <message>
        <source>When nobody plays anything, the deal does not count and the next player deals.</source>
        <translation>Als niemand iets speelt, telt de ronde niet en geeft de volgende speler.</translation>
    </message>
    <message>
        <source>When nobody plays anything, all play a general misère, each alone and without trumps: whoever takes most tricks pays 1 to each of the others.</source>
        <translation>Als niemand iets speelt, speelt iedereen een algemene misère, elk alleen en zonder troef: wie de meeste slagen haalt, betaalt elk van de anderen 1.</translation>
    </message>
    <message>
        <source>At abundance and at abundance declared the caller chooses trumps.</source>
        <translation>Bij abondance en grote abondance kiest de bieder troef.</translation>
    </message>
    <message>
        <source>At abundance the caller chooses trumps; at abundance declared there are none.</source>
        <translation>Bij abondance kiest de bieder troef; bij grote abondance is er geen.</translation>
    </message>
    <message>
        <source>Tricks above or below those needed change nothing.</source>
        <translation>Slagen boven of onder wat nodig is, veranderen niets.</translation>
    </message>
    <message>
        <source>At prop and cop, solo and abundance each trick above or below those needed is worth a fifth of a point more.</source>
        <translation>Bij prop en cop, solo en abondance is elke slag boven of onder wat nodig is een vijfde punt meer waard.</translation>
    </message>
    <message>
        <source>A rubber: the side that wins two games of three gains 2 points.</source>
        <translation>Een robber: het team dat twee van de drie manches wint, krijgt 2 punten.</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>Far Whist standard</source>
        <translation>Far Whist-standaard</translation>
    </message>
    <message>
        <source>Classic: tricks, and 10 for made bids</source>
        <translation>Klassiek: slagen, en 10 voor gehaald bod</translation>
    </message>
    <message>
        <source>Classic: tricks, and 5 for made bids</source>
        <translation>Klassiek: slagen, en 5 voor gehaald bod</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Alles of niets</translation>
    </message>
    <message>
        <source>All or nothing, 0 worth 5</source>
        <translation>Alles of niets, 0 telt 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5</source>
        <translation>Klassiek, 0 telt 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5 plus the cards</source>
        <translation>Klassiek, 0 telt 5 plus de kaarten</translation>
    </message>
    <message>
        <source>Classic, 0 worth 20</source>
        <translation>Klassiek, 0 telt 20</translation>
    </message>
    <message>
        <source>Oy Vey</source>
        <translation>Oy Vey</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressief</translation>
    </message>
    <message>
        <source>Squares: +bid², −off²</source>
        <translation>Kwadraten: +bod², −ernaast²</translation>
    </message>
    <message>
        <source>Squares, and growing penalty</source>
        <translation>Kwadraten, oplopende straf</translation>
    </message>
    <message>
        <source>Old Heck: missed bids lose as much</source>
        <translation>Old Heck: missen kost evenveel</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>Missed: −bid</source>
        <translation>Gemist: −bod</translation>
    </message>
    <message>
        <source>Under: −bid; over: 0</source>
        <translation>Eronder: −bod; erboven: 0</translation>
    </message>
    <message>
        <source>Under: 0; over: tricks</source>
        <translation>Eronder: 0; erboven: slagen</translation>
    </message>
    <message>
        <source>Made: 20; over: tricks</source>
        <translation>Gehaald: 20; erboven: slagen</translation>
    </message>
    <message>
        <source>Under: −10; over: tricks</source>
        <translation>Eronder: −10; erboven: slagen</translation>
    </message>
    <message>
        <source>Missed: −bid and −10 a trick</source>
        <translation>Gemist: −bod en −10 per slag</translation>
    </message>
    <message>
        <source>Cypriot: 5 a trick</source>
        <translation>Cypriotisch: 5 per slag</translation>
    </message>
    <message>
        <source>Ten times the bid</source>
        <translation>Tien keer het bod</translation>
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
        <translation>Gemist: −15 per slag ernaast</translation>
    </message>
    <message>
        <source>Montreal</source>
        <translation>Montreal</translation>
    </message>
    <message>
        <source>Clag, old</source>
        <translation>Clag, oud</translation>
    </message>
    <message>
        <source>Flemish: 10 + 3 a trick</source>
        <translation>Vlaams: 10 + 3 per slag</translation>
    </message>
    <message>
        <source>Dutch: 10 + 2 a trick</source>
        <translation>Nederlands: 10 + 2 per slag</translation>
    </message>
    <message>
        <source>Podrida: 10 + 3 a trick</source>
        <translation>Podrida: 10 + 3 per slag</translation>
    </message>
    <message>
        <source>Wizard: 20 + 10 a trick</source>
        <translation>Wizard: 20 + 10 per slag</translation>
    </message>
    <message>
        <source>Kings and Fools</source>
        <translation>Heren en narren</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Roemeens</translation>
    </message>
    <message>
        <source>Romanian, triangular</source>
        <translation>Roemeens, driehoek</translation>
    </message>
    <message>
        <source>French: 2 + 1 a trick</source>
        <translation>Frans: 2 + 1 per slag</translation>
    </message>
    <message>
        <source>Tricks, and +10 or −5</source>
        <translation>Slagen, en +10 of −5</translation>
    </message>
    <message>
        <source>Trick scoring</source>
        <translation>Slagtelling</translation>
    </message>
    <message>
        <source>Novacastrian</source>
        <translation>Novacastrian</translation>
    </message>
    <message>
        <source>Binary: 10 or 0</source>
        <translation>Binair: 10 of 0</translation>
    </message>
    <message>
        <source>Tricks + cards, or 0</source>
        <translation>Slagen + kaarten, of 0</translation>
    </message>
    <message>
        <source>More in short deals</source>
        <translation>Meer in korte rondes</translation>
    </message>
    <message>
        <source>Golf, triangular: lowest wins</source>
        <translation>Golf, driehoek: laagste wint</translation>
    </message>
    <message>
        <source>Golf, squares: lowest wins</source>
        <translation>Golf, kwadraten: laagste wint</translation>
    </message>
    <message>
        <source>Golf, by the cards: lowest wins</source>
        <translation>Golf, per kaart: laagste wint</translation>
    </message>
    <message>
        <source>Prospect: blind bids for players behind</source>
        <translation>Prospect: blind bieden voor wie achterstaat</translation>
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
        <translation>Binair, 0 telt 20</translation>
    </message>
    <message>
        <source>A miss halves your total</source>
        <translation>Missen halveert je totaal</translation>
    </message>
    <message>
        <source>Count the misses: fewest win</source>
        <translation>Missers tellen: laagste wint</translation>
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
        <translation>Pocha: 10 + 5 per slag</translation>
    </message>
    <message>
        <source>Your own scheme</source>
        <translation>Eigen telling</translation>
    </message>
    <message>
        <source>Made: {points}.</source>
        <translation>Gehaald: {points}.</translation>
    </message>
    <message>
        <source>Special made bids: {list}.</source>
        <translation>Bijzondere gehaalde biedingen: {list}.</translation>
    </message>
    <message>
        <source>A made 0: {points}.</source>
        <translation>Een gehaalde 0: {points}.</translation>
    </message>
    <message>
        <source>Missed: {points}.</source>
        <translation>Gemist: {points}.</translation>
    </message>
    <message>
        <source>Too few: {points}.</source>
        <translation>Te weinig: {points}.</translation>
    </message>
    <message>
        <source>Too many: {points}.</source>
        <translation>Te veel: {points}.</translation>
    </message>
    <message>
        <source>A missed 0: {points}.</source>
        <translation>Een gemiste 0: {points}.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>De laagste score wint.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Ronde {deal}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Scores verbergen</translation>
    </message>
    <message>
        <source>Show all scores</source>
        <translation>Alle scores tonen</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>Deal {number} · {cards}</source>
        <translation>Ronde {number} · {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, match to {points}</source>
        <translation>Ronde {number}, partij tot {points} punten</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Ronde {number} van {deals}</translation>
    </message>
    <message>
        <source>{number} of {deals} played</source>
        <translation>{number} van {deals} gespeeld</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>before the sound of i, as in Ilse</comment>
        <translation>{one} en {other}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} en {other}</translation>
    </message>
    <message>
        <source>{count} exact in a row</source>
        <translation>{count} precies op rij</translation>
    </message>
    <message>
        <source>{exact} of {deals} exact</source>
        <translation>{exact} van {deals} precies</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>overslagen: {count}</translation>
    </message>
    <message>
        <source>games {games}, points {points}</source>
        <translation>manches {games}, punten {points}</translation>
    </message>
    <message>
        <source>{made} of {deals} made</source>
        <translation>{made} van {deals} gehaald</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>alle kaarten kwijt</translation>
    </message>
    <message>
        <source>{cards} left</source>
        <translation>nog {cards}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <translation>eruit, plaats {place}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}</source>
        <translation>Ronde {number}, {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}, {trump}</source>
        <translation>Ronde {number}, {cards}, {trump}</translation>
    </message>
    <message>
        <source>{name}: took {taken}: {points}</source>
        <translation>{name}: {taken} gehaald: {points}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}: {points}</source>
        <translation>{name}: bod {bid}, {taken} gehaald: {points}</translation>
    </message>
    <message>
        <source>{name}: took {taken} so far</source>
        <translation>{name}: tot nu toe {taken} gehaald</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken} so far</source>
        <translation>{name}: bod {bid}, tot nu toe {taken} gehaald</translation>
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
        <translation>{level} zonder troef</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} hoog</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} laag</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: pas</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>ZT</translation>
    </message>
    <message>
        <source>Whole score sheet</source>
        <translation>Volledig scoreblad</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Niemand anders</translation>
    </message>
    <message>
        <source>Shows what such an opponent gets with your cards on average</source>
        <translation>Toont wat zo’n tegenstander gemiddeld met jouw kaarten haalt</translation>
    </message>
    <message>
        <source>Same cards played &amp;by:</source>
        <translation>Dezelfde kaarten gespeeld &amp;door:</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Dezelfde kaarten worden opnieuw gespeeld</translation>
    </message>
    <message>
        <source>in</source>
        <translation>erin</translation>
    </message>
    <message>
        <source>{total} of {tricks}: {meaning}</source>
        <translation>{total} van {tricks}: {meaning}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>overgespeeld</translation>
    </message>
    <message>
        <source>{exact} of {deals}</source>
        <translation>{exact} van {deals}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Precies</translation>
    </message>
    <message>
        <source>(in progress)</source>
        <translation>(bezig)</translation>
    </message>
    <message>
        <source>{points} loses</source>
        <translation>{points} verliest</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <translation>{points} wint</translation>
    </message>
    <message>
        <source>Contract and declarer</source>
        <translation>Contract en leider</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>{count} above six</source>
        <translation>{count} boven de zes</translation>
    </message>
    <message>
        <source>score {game}</source>
        <translation>stand {game}</translation>
    </message>
    <message>
        <source>took {tricks} of {need}</source>
        <translation>{tricks} van {need} gehaald</translation>
    </message>
    <message>
        <source>took {ours}, they {theirs}</source>
        <translation>wij {ours}, zij {theirs}</translation>
    </message>
    <message>
        <source>Total bid</source>
        <translation>Samen geboden</translation>
    </message>
    <message>
        <source>For each deal: tricks taken/bid, then points. ✓ exactly as bid, ▲ too many, ▼ too few.</source>
        <translation>Per ronde: slagen gehaald/geboden, dan punten. ✓ precies, ▲ te veel, ▼ te weinig.</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Stand van de manche</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gehaald</translation>
    </message>
    <message>
        <source>{count} short</source>
        <translation>{count} te weinig</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>nog in het spel</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>Plaats {place}: {name}, {points}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>bod {bid}, {taken} gehaald</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Biedverloop</translation>
    </message>
    <message>
        <source>You declare: {tricks}</source>
        <translation>Jij bent leider: {tricks}</translation>
    </message>
    <message>
        <source>{name} declares: {tricks}</source>
        <translation>{name} is leider: {tricks}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {left} to play</source>
        <translation>{won} gewonnen, {lost} verloren, nog {left} te spelen</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}</source>
        <translation>Slagen: wij {ours}, zij {theirs}</translation>
    </message>
    <message>
        <source>{count} of {players} are still in.</source>
        <translation>Er zijn nog {count} van de {players} in het spel.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Je ligt eruit en kijkt toe.</translation>
    </message>
    <message>
        <source>One card is your last chance.</source>
        <translation>Eén kaart is je laatste kans.</translation>
    </message>
    <message>
        <source>You need one trick in each deal.</source>
        <translation>Je hebt in elke ronde één slag nodig.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Je wint de partij.</translation>
    </message>
    <message>
        <source>Match won: {names}.</source>
        <translation>Gewonnen: {names}.</translation>
    </message>
    <message>
        <source>chose trumps: {name}</source>
        <translation>koos troef: {name}</translation>
    </message>
    <message>
        <source>{name}: back in</source>
        <translation>{name}: weer in het spel</translation>
    </message>
    <message>
        <source>{names}: out</source>
        <translation>Eruit: {names}</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <translation>Eruit: {name}</translation>
    </message>
    <message>
        <source>Tricks in each deal</source>
        <translation>Slagen per ronde</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>gedraaid</translation>
    </message>
    <message>
        <source>{name}: last chance</source>
        <translation>{name}: laatste kans</translation>
    </message>
    <message>
        <source>{count} out</source>
        <translation>{count} eruit</translation>
    </message>
    <message>
        <source>back in</source>
        <translation>weer terug</translation>
    </message>
    <message>
        <source>most tricks: chooses the next trumps</source>
        <translation>meeste slagen: kiest de volgende troef</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>laatste kans</translation>
    </message>
    <message>
        <source>out</source>
        <translation>eruit</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Double-click a deal to study it</source>
        <translation>Dubbelklik op een ronde om die na te spelen</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punten</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>Plaa&amp;ts</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>{level} with your cards</source>
        <translation>{level} met jouw kaarten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;CSV opslaan…</translation>
    </message>
    <message>
        <source>Share pict&amp;ure…</source>
        <translation>&amp;Afbeelding delen…</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>&amp;Verslag</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>A&amp;fdrukken…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>Score sheet – {game}</source>
        <translation>Scoreblad – {game}</translation>
    </message>
    <message>
        <source>The score sheet was copied.</source>
        <translation>Het scoreblad is gekopieerd.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Scoreblad opslaan</translation>
    </message>
    <message>
        <source>The score sheet was printed.</source>
        <translation>Het scoreblad is afgedrukt.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>Afdrukken mislukt.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>{file} kan niet worden geschreven: {problem}. Kies een andere plaats.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
</context>
<context>
    <name>Second start</name>
    <message>
        <source>&amp;Show that window</source>
        <translation>&amp;Dat venster tonen</translation>
    </message>
    <message>
        <source>&amp;Play another match</source>
        <translation>&amp;Andere partij spelen</translation>
    </message>
    <message>
        <source>&amp;Take over the match</source>
        <translation>Partij &amp;overnemen</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Deze partij staat open in een ander venster.</translation>
    </message>
    <message>
        <source>The other window does not answer. If you take over its match, that window can no longer save it.</source>
        <translation>Het andere venster reageert niet. Als je de partij overneemt, kan ze daar niet meer worden opgeslagen.</translation>
    </message>
    <message>
        <source>The match cannot be taken over.</source>
        <translation>De partij kan niet worden overgenomen.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The &amp;table</source>
        <translation>De &amp;tafel</translation>
    </message>
    <message>
        <source>The &amp;result</source>
        <translation>De &amp;uitslag</translation>
    </message>
    <message>
        <source>The score s&amp;heet</source>
        <translation>Het score&amp;blad</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Afbeelding delen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>De afbeelding is gekopieerd.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Afbeelding opslaan</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Afbeelding (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The disk is full, and nothing was saved. Make room on it, or choose another place.</source>
        <translation>De schijf is vol en er is niets opgeslagen. Maak ruimte vrij of kies een andere plaats.</translation>
    </message>
    <message>
        <source>You cannot save in {folder}. Choose another folder.</source>
        <translation>Je kunt niet opslaan in {folder}. Kies een andere map.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}. Choose another place.</source>
        <translation>{file} kan niet worden opgeslagen: {problem}. Kies een andere plaats.</translation>
    </message>
    <message>
        <source>{game} · the end of the match</source>
        <translation>{game} · einde van de partij</translation>
    </message>
    <message>
        <source>{game} · deal {deal} of {deals}</source>
        <translation>{game} · ronde {deal} van {deals}</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · ronde {deal}</translation>
    </message>
    <message>
        <source>Available when a deal or the match is over</source>
        <translation>Beschikbaar als een ronde of de partij voorbij is</translation>
    </message>
</context>
<context>
    <name>Short speech</name>
    <message>
        <source>Low cards win.</source>
        <translation>Lage kaarten winnen.</translation>
    </message>
    <message>
        <source>High cards win.</source>
        <translation>Hoge kaarten winnen.</translation>
    </message>
    <message>
        <source>You: {choice}.</source>
        <translation>Jij: {choice}.</translation>
    </message>
    <message>
        <source>{name}: {choice}.</source>
        <translation>{name}: {choice}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, you deal.</source>
        <translation>Ronde {deal}: {cards}, jij geeft.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, {name} deals.</source>
        <translation>Ronde {deal}: {cards}, {name} geeft.</translation>
    </message>
    <message>
        <source>Bids: {bids}.</source>
        <translation>Biedingen: {bids}.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Jouw slag.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>Slag voor {name}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Je kunt alleen passen.</translation>
    </message>
    <message>
        <source>Bid {contract} or more, or pass.</source>
        <translation>Bied {contract} of meer, of pas.</translation>
    </message>
    <message>
        <source>Bid {contract} or more.</source>
        <translation>Bied {contract} of meer.</translation>
    </message>
    <message>
        <source>Offer {least} or more, or pass.</source>
        <translation>Bied {least} of meer, of pas.</translation>
    </message>
    <message>
        <source>Bid blind, or look. Blind: {bids}.</source>
        <translation>Bied blind, of kijk. Blind: {bids}.</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Hoog of laag?</translation>
    </message>
    <message>
        <source>Give a card.</source>
        <translation>Geef een kaart.</translation>
    </message>
    <message>
        <source>Play or knock?</source>
        <translation>Spelen of kloppen?</translation>
    </message>
    <message>
        <source>Play your unseen card.</source>
        <translation>Speel je kaart ongezien.</translation>
    </message>
    <message>
        <source>You lead: {cards}.</source>
        <translation>Jij komt uit: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: any card.</source>
        <translation>Jouw beurt: elke kaart.</translation>
    </message>
    <message>
        <source>Your turn: {cards}.</source>
        <translation>Jouw beurt: {cards}.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>We</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Zij</translation>
    </message>
    <message>
        <source>{side} ({names})</source>
        <translation>{side} ({names})</translation>
    </message>
    <message>
        <source>{deal} · your bags {bags}</source>
        <translation>{deal} · jouw overslagen {bags}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · bags {ours}–{theirs}</source>
        <translation>Wij {we} – Zij {they} · overslagen {ours}–{theirs}</translation>
    </message>
    <message>
        <source>{told} · tricks {ours} – {theirs}</source>
        <translation>{told} · slagen {ours} – {theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · games {won}–{lost} · tricks {ours}–{theirs}</source>
        <translation>Wij {we} – Zij {they} · manches {won}–{lost} · slagen {ours}–{theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · tricks {ours}–{theirs}</source>
        <translation>Wij {we} – Zij {they} · slagen {ours}–{theirs}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Your hand, {cards}</source>
        <translation>Jouw hand, {cards}</translation>
    </message>
    <message>
        <source>{card}, now {place} of {count}</source>
        <translation>{card}, nu {place} van {count}</translation>
    </message>
    <message>
        <source>Your hand is sorted.</source>
        <translation>Je hand is gesorteerd.</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>uit de talon</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>niet speelbaar</translation>
    </message>
    <message>
        <source>not your turn to play</source>
        <translation>je bent niet aan de beurt</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>speelbaar</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>niet speelbaar: {why}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>je partner</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gever</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>doet niet mee</translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation>{taken} gehaald</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>nog geen bod</translation>
    </message>
    <message>
        <source>bid hidden</source>
        <translation>bod verborgen</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>bod {bid}</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <translation>nog {count} nodig</translation>
    </message>
    <message>
        <source>bid made</source>
        <translation>bod gehaald</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>{count} te veel</translation>
    </message>
    <message>
        <source>exact so far</source>
        <translation>tot nu toe precies</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: your bid is made.</source>
        <translation>Je bood {bid} en hebt er {taken}: je bod is gehaald.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too many.</source>
        <translation>Je bood {bid} en hebt er {taken}: dat is te veel.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too few by now.</source>
        <translation>Je bood {bid} en hebt er {taken}: dat haal je niet meer.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need the last trick.</source>
        <translation>Je bood {bid} en hebt er {taken}: je hebt de laatste slag nodig.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: do not take the last trick.</source>
        <translation>Je bood {bid} en hebt er {taken}: haal de laatste slag niet.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need {need} {left}.</source>
        <translation>Je bood {bid} en hebt er {taken}: je hebt er nog {need} nodig {left}.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need none {left}.</source>
        <translation>Je bood {bid} en hebt er {taken}: je hebt er geen meer nodig {left}.</translation>
    </message>
    <message>
        <source>{card} lies face up on the stock</source>
        <translation>{card} ligt open op de stok</translation>
    </message>
    <message>
        <source>Trick so far: {cards}.</source>
        <translation>Slag tot nu toe: {cards}.</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>Er is in deze slag nog geen kaart gespeeld.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>Trump is not known yet.</source>
        <translation>Troef is nog niet bekend.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Er is geen troef.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Troef: {suit}.</translation>
    </message>
    <message>
        <source>Trump: {suit}, {card} turned up.</source>
        <translation>Troef: {suit}, gedraaid: {card}.</translation>
    </message>
    <message>
        <source>No cards have been dealt.</source>
        <translation>Er zijn geen kaarten gedeeld.</translation>
    </message>
    <message>
        <source>Deal {deal}, {cards}, {tricks} of {size} played.</source>
        <translation>Ronde {deal}, {cards}, {tricks} van {size} gespeeld.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, {cards}, {tricks} of {size} played.</source>
        <translation>Ronde {deal} van {deals}, {cards}, {tricks} van {size} gespeeld.</translation>
    </message>
    <message>
        <source>You do not see your cards.</source>
        <translation>Je ziet je kaarten niet.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Je hebt geen kaarten.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Je hebt {cards}.</translation>
    </message>
    <message>
        <source>Playable: {cards}.</source>
        <translation>Speelbaar: {cards}.</translation>
    </message>
    <message>
        <source>All see your cards.</source>
        <translation>Iedereen ziet je kaarten.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} toont {cards}.</translation>
    </message>
    <message>
        <source>From the kitty: {cards}.</source>
        <translation>Uit de talon: {cards}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Jouw hand</translation>
    </message>
    <message>
        <source>Your bid: {bids}.</source>
        <translation>Jouw bod: {bids}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}, not {barred}.</source>
        <translation>Jouw bod: {least} tot en met {most}, niet {barred}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}.</source>
        <translation>Jouw bod: {least} tot en met {most}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Jouw beurt.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Jij komt uit.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>{card} is als eerste gespeeld: je mag elke kaart spelen.</translation>
    </message>
    <message>
        <source>A joker was led.</source>
        <translation>Er is uitgekomen met een joker.</translation>
    </message>
    <message>
        <source>{suit} led.</source>
        <translation>{suit} is gevraagd.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Je hebt geen {suit}.</translation>
    </message>
    <message>
        <source>Taken back: {choice}.</source>
        <translation>Teruggenomen: {choice}.</translation>
    </message>
    <message>
        <source>Made again: {choice}.</source>
        <translation>Opnieuw gedaan: {choice}.</translation>
    </message>
    <message>
        <source>Go through your cards with {less} and {more}, and press {ready}.</source>
        <translation>Ga met {less} en {more} langs je kaarten en druk op {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number and press {ready}.</source>
        <translation>Om te bieden typ je een getal en druk je op {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number, choose with {down} and {up} what you play, and press {ready}.</source>
        <translation>Om te bieden typ je een getal, kies je met {down} en {up} wat je speelt en druk je op {ready}.</translation>
    </message>
    <message>
        <source>To choose trumps, go through the suits with {less} and {more}, and press {ready}.</source>
        <translation>Om troef te kiezen ga je met {less} en {more} langs de kleuren en druk je op {ready}.</translation>
    </message>
    <message>
        <source>Press {keep} to keep the card that you drew, or {discard} to discard it.</source>
        <translation>Druk op {keep} om de gepakte kaart te houden of op {discard} om hem weg te leggen.</translation>
    </message>
    <message>
        <source>Go through the choices with {less} and {more}, and press {ready}.</source>
        <translation>Ga met {less} en {more} langs de keuzes en druk op {ready}.</translation>
    </message>
    <message>
        <source>{help} opens the help. {keys} say the trick, the bids, the trump, the scores, whose turn it is and your cards.</source>
        <translation>{help} opent de hulp. {keys} zeggen de slag, de biedingen, de troef, de punten, wie aan de beurt is en je kaarten.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Gemiddelde plaats</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Precieze biedingen</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Beste partij</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Langste reeks</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Huidige reeks</translation>
    </message>
    <message>
        <source>Places in the last matches</source>
        <translation>Plaatsen in de laatste partijen</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Punten in de laatste partijen</translation>
    </message>
    <message>
        <source>■ won   ● not won</source>
        <translation>■ gewonnen   ● niet gewonnen</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>rondes op rij</translation>
    </message>
    <message>
        <source>Too high or too low</source>
        <translation>Te hoog of te laag</translation>
    </message>
    <message>
        <source>Exact bids by cards in the hand</source>
        <translation>Precieze biedingen naar kaarten in de hand</translation>
    </message>
    <message>
        <source>Exact bids with and without trump</source>
        <translation>Precieze biedingen met en zonder troef</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Troefkleur</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
    <message>
        <source>The shuffle favours nobody: all cards follow from a number fixed before the first deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie in the green band, so one outside it now and then is no surprise.</source>
        <translation>Het schudden trekt niemand voor: alle kaarten volgen uit een getal dat vóór de eerste ronde vaststaat. Dit kreeg elke plek. Bij puur toeval vallen ongeveer 19 van de 20 getallen in de groene band; dat er af en toe een getal buiten valt, is dus geen verrassing.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Azen</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troeven</translation>
    </message>
    <message>
        <source>Only deals in which no player chose the suit count here.</source>
        <translation>Hier tellen alleen rondes waarin geen speler de kleur koos.</translation>
    </message>
    <message>
        <source>Cards are luck as well as skill: in our measurements even a clearly better player lost a third of the matches.</source>
        <translation>Kaarten is geluk én kunde: in onze metingen verloor ook een duidelijk betere speler een derde van de partijen.</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>De statistieken kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Nothing of this kind has been played</source>
        <translation>Zoiets is nog niet gespeeld</translation>
    </message>
    <message>
        <source>Choose another game, other opponents or other matches.</source>
        <translation>Kies een ander spel, andere tegenstanders of andere partijen.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Er is nog niets geteld</translation>
    </message>
    <message>
        <source>Play a deal to its end and it is counted here, with your bid and your points; a match counts when it is over. Practice, lessons and matches that you only watch do not count.</source>
        <translation>Speel een ronde uit en ze telt hier mee, met je bod en je punten; een partij telt als ze voorbij is. Oefenen, lessen en partijen waar je alleen naar kijkt, tellen niet mee.</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, eigen regels</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Gemengde niveaus</translation>
    </message>
    <message>
        <source>{percent} % – {good} of {of}</source>
        <translation>{percent}% – {good} van {of}</translation>
    </message>
    <message>
        <source>{label}: exact in {good} of {of}, {percent} percent</source>
        <translation>{label}: precies in {good} van {of}, {percent} procent</translation>
    </message>
    <message>
        <source>On average your bids are neither too high nor too low.</source>
        <translation>Gemiddeld bied je niet te hoog en niet te laag.</translation>
    </message>
    <message>
        <source>You overbid by {tricks} tricks on average.</source>
        <translation>Je biedt gemiddeld {tricks} slagen te hoog.</translation>
    </message>
    <message>
        <source>You underbid by {tricks} tricks on average.</source>
        <translation>Je biedt gemiddeld {tricks} slagen te laag.</translation>
    </message>
    <message>
        <source>Missed bids: {high} too high, {low} too low.</source>
        <translation>Gemiste biedingen: {high} te hoog, {low} te laag.</translation>
    </message>
    <message>
        <source>Oldest first: {values}</source>
        <translation>Oudste eerst: {values}</translation>
    </message>
    <message>
        <source>{percent} %, expected {fair} %</source>
        <translation>{percent}%, verwacht {fair}%</translation>
    </message>
    <message>
        <source>{deals}, unfinished matches: {running}</source>
        <translation>{deals}, niet-afgemaakte partijen: {running}</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: below the band</source>
        <translation>{count} – verwacht {mean} ± {band}: onder de band</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: above the band</source>
        <translation>{count} – verwacht {mean} ± {band}: boven de band</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: within the band</source>
        <translation>{count} – verwacht {mean} ± {band}: binnen de band</translation>
    </message>
    <message>
        <source>The statistics could not be read and start over. The old file is kept as {file}.</source>
        <translation>De statistieken waren onleesbaar en beginnen opnieuw. Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>The statistics in {file} were written by a newer version of Far Whist; what you play now is not counted.</source>
        <translation>De statistieken in {file} komen van een nieuwere versie van Far Whist; wat je nu speelt, telt niet mee.</translation>
    </message>
    <message>
        <source>The statistics in {file} are damaged and cannot be moved aside; what you play now is not counted.</source>
        <translation>De statistieken in {file} zijn beschadigd en kunnen niet opzij worden gezet; wat je nu speelt, telt niet mee.</translation>
    </message>
    <message>
        <source>The disk is full, so the statistics in {file} could not be saved; Far Whist tries again after the next deal.</source>
        <translation>De schijf is vol, dus de statistieken in {file} konden niet worden opgeslagen; Far Whist probeert het na de volgende ronde opnieuw.</translation>
    </message>
    <message>
        <source>The statistics in {file} may not be read or written; Far Whist tries again after the next deal.</source>
        <translation>De statistieken in {file} mogen niet worden gelezen of geschreven; Far Whist probeert het na de volgende ronde opnieuw.</translation>
    </message>
    <message>
        <source>Another program is using the statistics in {file}; Far Whist tries again after the next deal.</source>
        <translation>Een ander programma gebruikt de statistieken in {file}; Far Whist probeert het na de volgende ronde opnieuw.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({problem}); Far Whist tries again after the next deal.</source>
        <translation>De statistieken in {file} zijn niet te gebruiken ({problem}); Far Whist probeert het na de volgende ronde opnieuw.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>&amp;Matches:</source>
        <translation>&amp;Partijen:</translation>
    </message>
    <message>
        <source>A match is assisted when you asked for a hint, took a move back, had the coach look at moves before they were made, let a bot finish a deal or move when your time was up, replayed a deal before it was over, or chose the match number.</source>
        <translation>Een partij geldt als gespeeld met hulp als je een tip hebt gevraagd, een zet hebt teruggenomen, de coach vooraf naar zetten liet kijken, een bot een ronde liet afmaken of liet kiezen toen je tijd om was, een ronde overspeelde voordat ze voorbij was, of zelf het partijnummer koos.</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Zonder hulp</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>Hints not allowed</source>
        <translation>Tips niet toegestaan</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>Sp&amp;eler:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spel:</translation>
    </message>
    <message>
        <source>O&amp;pponents:</source>
        <translation>&amp;Tegenstanders:</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>&amp;Overzicht</translation>
    </message>
    <message>
        <source>&amp;Bids</source>
        <translation>&amp;Biedingen</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>Sch&amp;udden</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Resetten…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;CSV opslaan…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle niveaus</translation>
    </message>
    <message>
        <source>The statistics were copied.</source>
        <translation>De statistieken zijn gekopieerd.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistieken opslaan</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Statistieken resetten</translation>
    </message>
    <message>
        <source>Reset these statistics?

{shown}</source>
        <translation>Deze statistieken resetten?

{shown}</translation>
    </message>
    <message>
        <source>You can undo this until you leave the program.</source>
        <translation>Je kunt dit ongedaan maken tot je het programma afsluit.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Resetten</translation>
    </message>
    <message>
        <source>The statistics have been reset.</source>
        <translation>De statistieken zijn gereset.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan &amp;maken</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>The first steps come with your next bid.</source>
        <translation>De eerste stappen komen bij je volgende bod.</translation>
    </message>
    <message>
        <source>A bot finishes this deal for you.</source>
        <translation>Een bot maakt deze ronde voor je af.</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>met hulp</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefenen</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Jij haalt de slag met {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} haalt de slag met {card}.</translation>
    </message>
    <message>
        <source>Bid a number of tricks above six, or pass.</source>
        <translation>Bied een aantal slagen boven de zes, of pas.</translation>
    </message>
    <message>
        <source>No trump: do high or low cards win?</source>
        <translation>Zonder troef: winnen hoge of lage kaarten?</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Leg {cards} weg.</translation>
    </message>
    <message>
        <source>Choose a card to pass to your partner.</source>
        <translation>Kies een kaart voor je partner.</translation>
    </message>
    <message>
        <source>Give a card to the player who takes the penalty.</source>
        <translation>Geef een kaart aan de speler die de straf krijgt.</translation>
    </message>
    <message>
        <source>You drew {card}: keep it or discard it?</source>
        <translation>Je hebt {card} gepakt: houden of wegleggen?</translation>
    </message>
    <message>
        <source>Play your card, or knock to keep it for a later trick.</source>
        <translation>Speel je kaart, of klop om hem te houden voor een latere slag.</translation>
    </message>
    <message>
        <source>Play your card, which you have not seen.</source>
        <translation>Speel je kaart, die je niet hebt gezien.</translation>
    </message>
    <message>
        <source>Your turn. {pile}</source>
        <translation>Jouw beurt. {pile}</translation>
    </message>
    <message>
        <source>Everyone passed: call grand or nullo.</source>
        <translation>Iedereen paste: zeg grand of nullo.</translation>
    </message>
    <message>
        <source>Call grand or nullo, or pass.</source>
        <translation>Zeg grand of nullo, of pas.</translation>
    </message>
    <message>
        <source>Call grand, or pass.</source>
        <translation>Zeg grand, of pas.</translation>
    </message>
    <message>
        <source>Accept the proposal, or pass.</source>
        <translation>Aanvaard het voorstel, of pas.</translation>
    </message>
    <message>
        <source>Nobody accepts: play solo, or pass.</source>
        <translation>Niemand aanvaardt: speel solo, of pas.</translation>
    </message>
    <message>
        <source>Call, or pass.</source>
        <translation>Bied, of pas.</translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Jouw beurt: kom uit met een kaart.</translation>
    </message>
    <message>
        <source>Your turn: follow suit, {suit}.</source>
        <translation>Jouw beurt: bekennen, {suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card.</source>
        <translation>Jouw beurt: je mag elke kaart spelen.</translation>
    </message>
    <message>
        <source>Your turn: play a highlighted card.</source>
        <translation>Jouw beurt: speel een gemarkeerde kaart.</translation>
    </message>
    <message>
        <source>Choose trumps.</source>
        <translation>Kies troef.</translation>
    </message>
    <message>
        <source>Offer a number of tricks with a trump suit, or pass.</source>
        <translation>Bied een aantal slagen met een troefkleur, of pas.</translation>
    </message>
    <message>
        <source>Bid without seeing your cards, or look at them first.</source>
        <translation>Bied zonder je kaarten te zien, of bekijk ze eerst.</translation>
    </message>
    <message>
        <source>Your partner has bid blind: now you must, too.</source>
        <translation>Je partner heeft blind geboden: nu moet jij dat ook.</translation>
    </message>
    <message>
        <source>You are ready. You may change your bid until all are.</source>
        <translation>Je bent klaar. Je kunt je bod wijzigen tot iedereen klaar is.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Ready.</source>
        <translation>Kies je bod en klik op Klaar.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Bid.</source>
        <translation>Kies je bod en klik op Bieden.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Jouw beurt.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Wachten op {names}.</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Ronde {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message>
        <source>stock {cards}</source>
        <translation>stok {cards}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>the other side</source>
        <translation>het andere team</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>jouw team</translation>
    </message>
    <message>
        <source>One deal decided it.</source>
        <translation>Eén ronde gaf de doorslag.</translation>
    </message>
    <message>
        <source>After {deals} it is level at {points}: {names}.</source>
        <translation>Na {deals} is de stand gelijk op {points}: {names}.</translation>
    </message>
    <message>
        <source>You led from the first deal to the last.</source>
        <translation>Je lag van de eerste tot de laatste ronde aan kop.</translation>
    </message>
    <message>
        <source>{name} led from the first deal to the last.</source>
        <translation>{name} lag van de eerste tot de laatste ronde aan kop.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when you took the lead from {rivals}.</source>
        <translation>De ommekeer kwam in ronde {deal}, toen jij de leiding overnam van {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from you.</source>
        <translation>De ommekeer kwam in ronde {deal}, toen {name} de leiding van jou overnam.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from {rivals}.</source>
        <translation>De ommekeer kwam in ronde {deal}, toen {name} de leiding overnam van {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave you the lead over {rivals}.</source>
        <translation>De ommekeer kwam in ronde {deal}: met {bids} op rij nam jij de leiding over van {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over you.</source>
        <translation>De ommekeer kwam in ronde {deal}: met {bids} op rij nam {name} de leiding over van jou.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over {rivals}.</source>
        <translation>De ommekeer kwam in ronde {deal}: met {bids} op rij nam {name} de leiding over van {rivals}.</translation>
    </message>
    <message>
        <source>Before the last deal it stood level at {points}.</source>
        <translation>Vóór de laatste ronde was de stand gelijk op {points}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, you bid {bid} and took {taken}.</source>
        <translation>De stand was vóór de laatste ronde gelijk op {points}; toen bood jij {bid} en haalde je {taken}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, {name} bid {bid} and took {taken}.</source>
        <translation>De stand was vóór de laatste ronde gelijk op {points}; toen bood {name} {bid} en haalde {taken}.</translation>
    </message>
    <message>
        <source>At the end you were {points} ahead of {rivals}.</source>
        <translation>Aan het eind lag je {points} voor op {rivals}.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of you.</source>
        <translation>Aan het eind lag {name} {points} voor op jou.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of {rivals}.</source>
        <translation>Aan het eind lag {name} {points} voor op {rivals}.</translation>
    </message>
    <message>
        <source>The best deal was yours: {points} in deal {deal}.</source>
        <translation>De beste ronde was van jou: {points} in ronde {deal}.</translation>
    </message>
    <message>
        <source>The best deal went to {name}: {points} in deal {deal}.</source>
        <translation>De beste ronde was van {name}: {points} in ronde {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} was the first to put somebody out: {names}.</source>
        <translation>Als eerste eruit, in ronde {deal}: {names}.</translation>
    </message>
    <message>
        <source>Played in the last deal: {names}.</source>
        <translation>In de laatste ronde speelden: {names}.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>&amp;Pass and draw</source>
        <translation>Passen en pa&amp;kken</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Knock: keep it</source>
        <translation>K&amp;loppen: houden</translation>
    </message>
    <message>
        <source>Play it &amp;unseen</source>
        <translation>Bli&amp;nd spelen</translation>
    </message>
    <message>
        <source>Choose a card for your partner</source>
        <translation>Kies een kaart voor je partner</translation>
    </message>
    <message>
        <source>Choose a card to give away</source>
        <translation>Kies een kaart om weg te geven</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>{cards} wegleggen</translation>
    </message>
    <message>
        <source>Choose a card, or several of one rank</source>
        <translation>Kies een kaart, of meer van één waarde</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what was picked</comment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Geen kaart past</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Jouw kaart</translation>
    </message>
    <message>
        <source>Done ({count} of {all})</source>
        <translation>Klaar ({count} van {all})</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>{cards} spelen</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Trick {trick}, your lead</source>
        <translation>Slag {trick}, jij komt uit</translation>
    </message>
    <message>
        <source>Only what you knew</source>
        <translation>Alleen wat je wist</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle handen open</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle handen</translation>
    </message>
    <message>
        <source>You knew</source>
        <translation>Wat je wist</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>jij komt uit</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>jouw kaart</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Einde van de ronde</translation>
    </message>
    <message>
        <source>All bid at once</source>
        <translation>Iedereen biedt tegelijk</translation>
    </message>
    <message>
        <source>Trick {trick}, your card</source>
        <translation>Slag {trick}, jouw kaart</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} leads</source>
        <translation>Slag {trick}, {name} komt uit</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} plays</source>
        <translation>Slag {trick}, {name} speelt</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Jouw bod</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} biedt</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Jij kiest troef</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} kiest troef</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Je pakt een kaart</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} pakt een kaart</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <translation>Jij legt een kaart weg</translation>
    </message>
    <message>
        <source>{name} discards a card</source>
        <translation>{name} legt een kaart weg</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Beurt van {name}</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>stap {step} van {steps}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Cards that are shown</source>
        <translation>Getoonde kaarten</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>Te&amp;rug naar de partij</translation>
    </message>
    <message>
        <source>Let &amp;everyone play on</source>
        <translation>&amp;Iedereen laten doorspelen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>&amp;Other random choices for the opponents</source>
        <translation>&amp;Andere willekeurige keuzes voor de tegenstanders</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Vanaf hier &amp;doorspelen</translation>
    </message>
    <message>
        <source>&amp;Hide the panel</source>
        <translation>Paneel ver&amp;bergen</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Eén stap verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Vorige ronde</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Volgende fout</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Vorige fout</translation>
    </message>
    <message>
        <source>Try another call</source>
        <translation>Een ander bod proberen</translation>
    </message>
    <message>
        <source>Try {call}</source>
        <translation>{call} proberen</translation>
    </message>
    <message>
        <source>your line {share} %</source>
        <translation>jouw variant {share}%</translation>
    </message>
    <message>
        <source>Study · {deal}</source>
        <translation>Naspelen · {deal}</translation>
    </message>
    <message>
        <source>{line}. This does not count.</source>
        <translation>{line}. Dit telt niet mee.</translation>
    </message>
    <message>
        <source>Line deleted. Ctrl+Z brings it back.</source>
        <translation>Variant verwijderd. Met Ctrl+Z komt die terug.</translation>
    </message>
    <message>
        <source>Before the play: {move}</source>
        <translation>Vóór het spelen: {move}</translation>
    </message>
    <message>
        <source>Trick {trick}: {move}</source>
        <translation>Slag {trick}: {move}</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <translation>Wat als: {move}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old} in trick {trick}</source>
        <translation>Wat als: {move} in plaats van {old} in slag {trick}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old}</source>
        <translation>Wat als: {move} in plaats van {old}</translation>
    </message>
    <message>
        <source>{points} · {taken} of {bid}</source>
        <translation>{points} · {taken} van {bid}</translation>
    </message>
    <message>
        <source>One line is only one way the play can go.</source>
        <translation>Eén variant is maar één manier waarop het spel kan lopen.</translation>
    </message>
    <message>
        <source>The choice had a chance of {share} %, whatever came of it.</source>
        <translation>De keuze had {share}% kans, wat er ook van kwam.</translation>
    </message>
    <message>
        <source>Before the choice: {worth}</source>
        <translation>Vóór de keuze: {worth}</translation>
    </message>
    <message>
        <source>In the match, {choice}: {worth}</source>
        <translation>In de partij, {choice}: {worth}</translation>
    </message>
    <message>
        <source>Here: {worth}</source>
        <translation>Hier: {worth}</translation>
    </message>
    <message>
        <source>Trick {trick}, your turn</source>
        <translation>Slag {trick}, jouw beurt</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} thinks</source>
        <translation>Slag {trick}, {name} denkt na</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} denkt na</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>&amp;Naam geven…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan &amp;maken</translation>
    </message>
    <message>
        <source>Name of the line</source>
        <translation>Naam van de variant</translation>
    </message>
    <message>
        <source>The match, as it was played</source>
        <translation>De partij, zoals ze is gespeeld</translation>
    </message>
    <message>
        <source>The deal up to the question</source>
        <translation>De ronde tot aan de vraag</translation>
    </message>
    <message>
        <source>{line}
“{name}”</source>
        <translation>{line}
“{name}”</translation>
    </message>
    <message>
        <source>The coach has not judged this choice</source>
        <translation>De coach heeft deze keuze niet beoordeeld</translation>
    </message>
    <message>
        <source>This is not your decision</source>
        <translation>Deze keuze is niet aan jou</translation>
    </message>
    <message>
        <source>Deal {number} · saved, does not count</source>
        <translation>Ronde {number} · bewaard, telt niet mee</translation>
    </message>
    <message>
        <source>Nothing better is known than what was played</source>
        <translation>Er is niets beters bekend dan wat er gespeeld is</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Logboek van de ronde</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Tr&amp;y {card}</source>
        <translation>{card} &amp;proberen</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>&amp;Antwoord tonen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Steps of the deal</source>
        <translation>Stappen van de ronde</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>&amp;Vorige keuze</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>V&amp;olgende keuze</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Verwachte punten</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Naspelen</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>nog niet gespeeld</translation>
    </message>
    <message>
        <source>What you try cannot be saved: {reason}</source>
        <translation>Wat je probeert, kan niet worden opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>&amp;Back to the question</source>
        <translation>&amp;Terug naar de vraag</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>De coach denkt na …</translation>
    </message>
    <message>
        <source>The help advises: {choice}</source>
        <translation>De help raadt aan: {choice}</translation>
    </message>
    <message>
        <source>&amp;Judge the decisions of</source>
        <translation>&amp;Keuzes beoordelen van een speler</translation>
    </message>
</context>
<context>
    <name>Suit keys</name>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>D</source>
        <translation>R</translation>
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
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaver</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Schoppen</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Harten</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruiten</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klaveren</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>zonder troef</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>The next deal starts automatically</source>
        <translation>De volgende ronde begint automatisch</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle handen tonen</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Naspelen</translation>
    </message>
    <message>
        <source>Go through the deal card by card</source>
        <translation>De ronde kaart voor kaart doorlopen</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Ronde overspelen</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>bod {bid}, {taken} gehaald</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>deed niet mee</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>overslagen: {count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>gemist</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gehaald</translation>
    </message>
    <message>
        <source>game {points}, won {games}</source>
        <translation>manche {points}, gewonnen {games}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wint</translation>
    </message>
    <message>
        <source>out</source>
        <translation>eruit</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>laatste kans</translation>
    </message>
    <message>
        <source>stays in</source>
        <translation>blijft erin</translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation>kaarten over: {count}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Points in the match so far</source>
        <translation>Punten in de partij tot nu toe</translation>
    </message>
    <message>
        <source>The same place as before</source>
        <translation>Dezelfde plaats als eerst</translation>
    </message>
    <message>
        <source>Deal {deal} – {cards}, {trump}</source>
        <translation>Ronde {deal} – {cards}, {trump}</translation>
    </message>
    <message>
        <source>Exact: bid {bid}, took {taken}</source>
        <translation>Precies: bod {bid}, {taken} gehaald</translation>
    </message>
    <message>
        <source>One too many: bid {bid}, took {taken}</source>
        <translation>Eén te veel: bod {bid}, {taken} gehaald</translation>
    </message>
    <message>
        <source>One short: bid {bid}, took {taken}</source>
        <translation>Eén te weinig: bod {bid}, {taken} gehaald</translation>
    </message>
    <message>
        <source>{result}: bid {bid}, took {taken}</source>
        <translation>{result}: bod {bid}, {taken} gehaald</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>De ronde telt niet en wordt overgespeeld.</translation>
    </message>
    <message>
        <source>You took {taken}: {points}.</source>
        <translation>Je haalde er {taken}: {points}.</translation>
    </message>
    <message>
        <source>You sat out.</source>
        <translation>Je deed niet mee.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {result}, {points}.</source>
        <translation>Je bood {bid} en haalde {taken}: {result}, {points}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>You took {tricks} and win the match.</source>
        <translation>Je haalde {tricks} en wint de partij.</translation>
    </message>
    <message>
        <source>You took {tricks} and share first place.</source>
        <translation>Je haalde {tricks} en deelt de eerste plaats.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Je ligt eruit en kijkt toe.</translation>
    </message>
    <message>
        <source>You took {tricks} and are out.</source>
        <translation>Je haalde {tricks} en ligt eruit.</translation>
    </message>
    <message>
        <source>You took no trick: one card is your last chance.</source>
        <translation>Je haalde geen slag: één kaart is je laatste kans.</translation>
    </message>
    <message>
        <source>You took {tricks} and stay in.</source>
        <translation>Je haalde {tricks} en blijft erin.</translation>
    </message>
    <message>
        <source>You are left with cards and lose this game.</source>
        <translation>Je blijft met kaarten zitten en verliest dit spel.</translation>
    </message>
    <message>
        <source>You go out first.</source>
        <translation>Je bent als eerste uit.</translation>
    </message>
    <message>
        <source>Your place in this game: {place}.</source>
        <translation>Jouw plaats in dit spel: {place}.</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}.</source>
        <translation>Slagen: wij {ours}, zij {theirs}.</translation>
    </message>
    <message>
        <source>Nullo: we took {ours} tricks, they {theirs}.</source>
        <translation>Nullo: slagen wij {ours}, zij {theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and made it: tricks {tricks}–{theirs}.</source>
        <translation>Wij boden {contract} en haalden het: slagen {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and failed: tricks {tricks}–{theirs}.</source>
        <translation>Wij boden {contract} en haalden het niet: slagen {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>They bid {contract} and made it: tricks {theirs}–{tricks}.</source>
        <translation>Zij boden {contract} en haalden het: slagen {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>They bid {contract} and failed: tricks {theirs}–{tricks}.</source>
        <translation>Zij boden {contract} en haalden het niet: slagen {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>We bid {bid} and took {taken}: {points}. They bid {bid_there} and took {taken_there}: {points_there}.</source>
        <translation>Wij boden {bid} en haalden {taken}: {points}. Zij boden {bid_there} en haalden {taken_there}: {points_there}.</translation>
    </message>
    <message>
        <source>Tricks: you {own}, the other player {other}.</source>
        <translation>Slagen: jij {own}, de ander {other}.</translation>
    </message>
    <message>
        <source>General misère: you took {tricks}.</source>
        <translation>Algemene misère: je haalde {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and made it with {tricks}.</source>
        <translation>Je speelde {contract} en haalde het met {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and failed with {tricks}.</source>
        <translation>Je speelde {contract} en haalde het niet met {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} was made with {tricks}.</source>
        <translation>Tegen jou werd {contract} gehaald met {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} failed with {tricks}.</source>
        <translation>Tegen jou werd {contract} niet gehaald met {tricks}.</translation>
    </message>
    <message>
        <source>Nobody plays: the deal does not count.</source>
        <translation>Niemand speelt: de ronde telt niet.</translation>
    </message>
    <message>
        <source>Third exact bid in a row.</source>
        <translation>Derde precieze bod op rij.</translation>
    </message>
    <message>
        <source>Fourth exact bid in a row.</source>
        <translation>Vierde precieze bod op rij.</translation>
    </message>
    <message>
        <source>Fifth exact bid in a row.</source>
        <translation>Vijfde precieze bod op rij.</translation>
    </message>
    <message>
        <source>Sixth exact bid in a row.</source>
        <translation>Zesde precieze bod op rij.</translation>
    </message>
    <message>
        <source>Seventh exact bid in a row.</source>
        <translation>Zevende precieze bod op rij.</translation>
    </message>
    <message>
        <source>Eighth exact bid in a row.</source>
        <translation>Achtste precieze bod op rij.</translation>
    </message>
    <message>
        <source>You take the lead from {names}.</source>
        <translation>Je neemt de leiding over van {names}.</translation>
    </message>
    <message>
        <source>You share the lead with {names}.</source>
        <translation>Je deelt de leiding met {names}.</translation>
    </message>
    <message>
        <source>You keep the lead.</source>
        <translation>Je houdt de leiding.</translation>
    </message>
    <message>
        <source>You pass {names}.</source>
        <translation>Je gaat {names} voorbij.</translation>
    </message>
    <message>
        <source>{points} behind {names}.</source>
        <translation>{points} achter op {names}.</translation>
    </message>
    <message>
        <source>You take the lead.</source>
        <translation>Je neemt de leiding.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Paused – press Space to continue</source>
        <translation>Pauze – druk op spatie om door te gaan</translation>
    </message>
    <message>
        <source>Trump not known yet</source>
        <translation>Troef nog onbekend</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
    <message>
        <source>Deal {deal} · {cards}</source>
        <translation>Ronde {deal} · {cards}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} · {cards}</source>
        <translation>Ronde {deal} van {deals} · {cards}</translation>
    </message>
    <message>
        <source>{bids}: {meaning}</source>
        <translation>{bids}: {meaning}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>{sum}. Somebody must take too many.</source>
        <translation>{sum}. Iemand moet er te veel halen.</translation>
    </message>
    <message>
        <source>{sum}. Somebody must fall short.</source>
        <translation>{sum}. Iemand gaat het niet halen.</translation>
    </message>
    <message>
        <source>{sum}. Everybody can be exact.</source>
        <translation>{sum}. Iedereen kan het halen.</translation>
    </message>
    <message>
        <source>Bids are hidden until the deal is over</source>
        <translation>Biedingen verborgen tot de ronde voorbij is</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Slagen geboden tot nu toe: {total} van {tricks}</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>{ready} van {seats} klaar</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Laatste slag:</translation>
    </message>
    <message>
        <source>led first</source>
        <translation>uitgekomen</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – yours</source>
        <translation>Slag {trick} van {tricks} – voor jou</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – won by {name}</source>
        <translation>Slag {trick} van {tricks} – voor {name}</translation>
    </message>
    <message>
        <source>Looking at earlier tricks is switched off in the preferences.</source>
        <translation>Eerdere slagen bekijken is uitgezet in de voorkeuren.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal yet.</source>
        <translation>In deze ronde is nog geen slag gehaald.</translation>
    </message>
    <message>
        <source>You have seen no kitty and discarded nothing in this deal.</source>
        <translation>Je hebt in deze ronde geen talon gezien en niets weggelegd.</translation>
    </message>
    <message>
        <source>{card} – choose again to play</source>
        <translation>{card} – kies nog eens om te spelen</translation>
    </message>
    <message>
        <source>{card} – choose again to play it, Esc to keep it</source>
        <translation>{card} – kies nog eens om te spelen, Esc om te houden</translation>
    </message>
    <message>
        <source>{card} – playable</source>
        <translation>{card} – speelbaar</translation>
    </message>
    <message>
        <source>{card} – not playable</source>
        <translation>{card} – niet speelbaar</translation>
    </message>
    <message>
        <source>Click to continue</source>
        <translation>Klik om door te gaan</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Klik of druk op spatie om door te gaan</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Toch spelen</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Toch zo laten</translation>
    </message>
    <message>
        <source>Winning chance lost: about {share} %</source>
        <translation>Winstkans verloren: ongeveer {share}%</translation>
    </message>
    <message>
        <source>This loses about {points}</source>
        <translation>Dit kost ongeveer {points}</translation>
    </message>
    <message>
        <source>{lost}. {why} Take it back, or keep it?</source>
        <translation>{lost}. {why} Terugnemen of zo laten?</translation>
    </message>
    <message>
        <source>The coach looks at your choice …</source>
        <translation>De coach bekijkt je keuze …</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>bid</source>
        <translation>bod</translation>
    </message>
    <message>
        <source>bid²</source>
        <translation>bod²</translation>
    </message>
    <message>
        <source>(1 + 2 + … + bid)</source>
        <translation>(1 + 2 + … + bod)</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaarten</translation>
    </message>
    <message>
        <source>(most cards + 1 − cards)</source>
        <translation>(meeste kaarten + 1 − kaarten)</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>slagen ernaast</translation>
    </message>
    <message>
        <source>(1 + 2 + … + tricks off)</source>
        <translation>(1 + 2 + … + slagen ernaast)</translation>
    </message>
    <message>
        <source>(tricks off)²</source>
        <translation>(slagen ernaast)²</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Available when you are at a table</source>
        <translation>Beschikbaar als je aan een tafel zit</translation>
    </message>
    <message>
        <source>You are at a table. Leave it before you go to another one.</source>
        <translation>Je zit aan een tafel. Verlaat die voordat je naar een andere gaat.</translation>
    </message>
    <message>
        <source>The table cannot be opened: {reason}</source>
        <translation>De tafel kan niet worden geopend: {reason}</translation>
    </message>
    <message>
        <source>The table cannot be found in this network: {reason}</source>
        <translation>De tafel is in dit netwerk niet te vinden: {reason}</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlaten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Blijven</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} is er.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} is weg.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Een bot speelt voor {name}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} speelt weer zelf.</translation>
    </message>
    <message>
        <source>No connection to the table. It is tried again and again.</source>
        <translation>Geen verbinding met de tafel. Het wordt steeds opnieuw geprobeerd.</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Je bent weer aan tafel.</translation>
    </message>
    <message>
        <source>The deals were checked: the cards came from everybody&apos;s numbers.</source>
        <translation>De rondes zijn gecontroleerd: de kaarten kwamen uit de getallen van iedereen.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>De zet is teruggenomen.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>De zet blijft staan.</translation>
    </message>
    <message>
        <source>The others are asked whether you may take it back.</source>
        <translation>De anderen wordt gevraagd of je hem mag terugnemen.</translation>
    </message>
    <message>
        <source>{name} wants to take the last move back. Do you agree?</source>
        <translation>{name} wil de laatste zet terugnemen. Ga je akkoord?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Akkoord</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Weigeren</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Meedoen aan een tafel</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>All&amp;een toekijken</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Mee&amp;doen</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Tafels in dit netwerk</translation>
    </message>
    <message>
        <source>None was found so far.</source>
        <translation>Er is er nog geen gevonden.</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Kloppen</translation>
    </message>
    <message>
        <source>You have an invitation</source>
        <translation>Je hebt een uitnodiging</translation>
    </message>
    <message>
        <source>Paste the line that the host has sent you.</source>
        <translation>Plak de regel die de gastheer je heeft gestuurd.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Uitnodiging</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Je naam aan tafel</translation>
    </message>
    <message>
        <source>The host sees that you knock. Both of you compare a number, then you are let in.</source>
        <translation>De gastheer ziet dat je klopt. Jullie vergelijken een getal, dan word je binnengelaten.</translation>
    </message>
    <message>
        <source>{name} (another version)</source>
        <translation>{name} (andere versie)</translation>
    </message>
    <message>
        <source>The invitation to {address} is filled in. Look at your name, then join.</source>
        <translation>De uitnodiging naar {address} is ingevuld. Kijk je naam na en doe dan mee.</translation>
    </message>
    <message>
        <source>Available when you have left the table</source>
        <translation>Beschikbaar als je de tafel hebt verlaten</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>phrases only</source>
        <translation>alleen vaste zinnen</translation>
    </message>
    <message>
        <source>free texts, too</source>
        <translation>ook vrije tekst</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>Tips t&amp;oegestaan</translation>
    </message>
    <message>
        <source>A &amp;move can be taken back when all agree</source>
        <translation>&amp;Zet terugnemen als iedereen akkoord is</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>onbeperkt</translation>
    </message>
    <message>
        <source>all wait</source>
        <translation>iedereen wacht</translation>
    </message>
    <message>
        <source>a bot plays after {time}</source>
        <translation>na {time} speelt een bot</translation>
    </message>
    <message>
        <source>Can be &amp;found in this network</source>
        <translation>&amp;Vindbaar in dit netwerk</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>T&amp;afel openen</translation>
    </message>
    <message>
        <source>Open the last table a&amp;gain</source>
        <translation>&amp;Laatste tafel weer openen</translation>
    </message>
    <message>
        <source>open for somebody</source>
        <translation>vrij voor iemand</translation>
    </message>
    <message>
        <source>This cannot be played by so many.</source>
        <translation>Dit kan niet met zoveel spelers.</translation>
    </message>
    <message>
        <source>There are not enough open seats for all who play here.</source>
        <translation>Er zijn niet genoeg open plekken voor allen die hier spelen.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plek {number}</translation>
    </message>
    <message>
        <source>What is played, and by whom</source>
        <translation>Wat er gespeeld wordt en door wie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plekken</translation>
    </message>
    <message>
        <source>How the table is kept</source>
        <translation>Hoe het aan tafel gaat</translation>
    </message>
    <message>
        <source>How many may watch</source>
        <translation>Hoeveel er mogen toekijken</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Tijd voor een zet</translation>
    </message>
    <message>
        <source>When somebody is away</source>
        <translation>Als iemand weg is</translation>
    </message>
    <message>
        <source>How others come</source>
        <translation>Hoe anderen erbij komen</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Poort</translation>
    </message>
    <message>
        <source>As soon as the table is open you get a line that invites others. Your computer deals; the cards come from numbers of all players.</source>
        <translation>Zodra de tafel open is, krijg je een regel die anderen uitnodigt. Jouw computer geeft; de kaarten komen uit getallen van alle spelers.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Each has a seat. You pass the screen on, and everybody sees their own cards only.</source>
        <translation>Ieder heeft een plek. Jullie geven het scherm door, en ieder ziet alleen de eigen kaarten.</translation>
    </message>
    <message>
        <source>Others can play at this computer, too: add them under Preferences, Players.</source>
        <translation>Ook anderen kunnen aan deze computer spelen: voeg hen toe onder Voorkeuren, Spelers.</translation>
    </message>
    <message>
        <source>Who else plays at this computer</source>
        <translation>Wie er nog aan deze computer speelt</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Wachtkamer</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regels van de tafel</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Another invitation</source>
        <translation>&amp;Nieuwe uitnodiging</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>De uitnodiging als QR-code</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Wat er gezegd is</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Vaste zin</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>&amp;Zeggen</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Jouw tekst</translation>
    </message>
    <message>
        <source>S&amp;end</source>
        <translation>&amp;Versturen</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Ik ben k&amp;laar</translation>
    </message>
    <message>
        <source>We are &amp;ready</source>
        <translation>We zijn k&amp;laar</translation>
    </message>
    <message>
        <source>Begin &amp;now</source>
        <translation>N&amp;u beginnen</translation>
    </message>
    <message>
        <source>Bots play at the seats that are free</source>
        <translation>Op de vrije plekken spelen bots</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>T&amp;afel verlaten</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Toeschouwers: {names}</translation>
    </message>
    <message>
        <source>A match is being played.</source>
        <translation>Er wordt een partij gespeeld.</translation>
    </message>
    <message>
        <source>Free seats: {count}</source>
        <translation>Vrije plekken: {count}</translation>
    </message>
    <message>
        <source>The match begins when all are ready.</source>
        <translation>De partij begint als iedereen klaar is.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Dempen</translation>
    </message>
    <message>
        <source>{name} (you): {state}</source>
        <translation>{name} (jij): {state}</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} dempen</translation>
    </message>
    <message>
        <source>{name} knocks. Do you both see the number {number}?</source>
        <translation>{name} klopt. Zien jullie allebei het getal {number}?</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Binnenlaten</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Weigeren</translation>
    </message>
    <message>
        <source>You knock. Compare this number with the host: {number}</source>
        <translation>Je klopt. Vergelijk dit getal met de gastheer: {number}</translation>
    </message>
    <message>
        <source>{name} knocks. Compare this number with the host: {number}</source>
        <translation>{name} klopt. Vergelijk dit getal met de gastheer: {number}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Send this line only to those whom you want to play with.</source>
        <translation>Stuur deze regel alleen naar wie met je mee mag spelen.</translation>
    </message>
    <message>
        <source>Your move was not made: it came too late.</source>
        <translation>Je zet is niet gedaan: hij kwam te laat.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>There is no free seat at this table.</source>
        <translation>Er is geen vrije plek aan deze tafel.</translation>
    </message>
    <message>
        <source>The host has an older version of Far Whist: it does not know this one.</source>
        <translation>De gastheer heeft een oudere versie van Far Whist: die kent de jouwe niet.</translation>
    </message>
    <message>
        <source>The host has a newer version of Far Whist. Update yours to play there.</source>
        <translation>De gastheer heeft een nieuwere versie van Far Whist. Werk de jouwe bij om daar te spelen.</translation>
    </message>
    <message>
        <source>Nobody else may watch at this table.</source>
        <translation>Aan deze tafel mag niemand meer toekijken.</translation>
    </message>
    <message>
        <source>You have come to this table at another computer.</source>
        <translation>Je bent op een andere computer aan deze tafel gekomen.</translation>
    </message>
    <message>
        <source>The host says that your number for the deal is not the one you had fixed.</source>
        <translation>De gastheer zegt dat jouw getal voor de ronde niet het getal is dat je had vastgelegd.</translation>
    </message>
    <message>
        <source>This invitation does not hold any more. Ask for another one.</source>
        <translation>Deze uitnodiging geldt niet meer. Vraag om een andere.</translation>
    </message>
    <message>
        <source>This invitation is void: there were too many wrong ones. Ask for another.</source>
        <translation>Deze uitnodiging is ongeldig: er waren te veel verkeerde. Vraag om een andere.</translation>
    </message>
    <message>
        <source>This table lets in only those who are invited.</source>
        <translation>Deze tafel laat alleen binnen wie is uitgenodigd.</translation>
    </message>
    <message>
        <source>You were not let in.</source>
        <translation>Je bent niet binnengelaten.</translation>
    </message>
    <message>
        <source>The host has cut you off: too much was said.</source>
        <translation>De gastheer heeft je verbinding verbroken: er werd te veel gezegd.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, and does the firewall of the host let you through?</source>
        <translation>Daar antwoordt niemand. Is de tafel open, en laat de firewall van de gastheer je door?</translation>
    </message>
    <message>
        <source>Another computer answers than the one that has invited you. Nothing was said to it.</source>
        <translation>Er antwoordt een andere computer dan die jou heeft uitgenodigd. Er is hem niets verteld.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>De gastheer heeft de tafel gesloten.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Je hebt de tafel verlaten.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>Er is geen veilige verbinding mogelijk.</translation>
    </message>
    <message>
        <source>The table plays by rules that this version does not know: {fact}</source>
        <translation>Aan de tafel gelden regels die deze versie niet kent: {fact}</translation>
    </message>
    <message>
        <source>What comes from there is not understood: {fact}</source>
        <translation>Wat daarvandaan komt, wordt niet begrepen: {fact}</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you leave it, it is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>Aan je tafel spelen anderen. Als je die verlaat, is ze voor iedereen gesloten. “Laatste tafel weer openen” hervat de partij.</translation>
    </message>
    <message>
        <source>A match is being played. When you leave the table your seat is given up, and a bot plays on for you.</source>
        <translation>Er wordt een partij gespeeld. Als je de tafel verlaat, ben je je plek kwijt en speelt een bot voor je verder.</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you close Far Whist the table is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>Aan je tafel spelen anderen. Als je Far Whist sluit, is de tafel voor iedereen gesloten. “Laatste tafel weer openen” hervat de partij.</translation>
    </message>
    <message>
        <source>A match is being played, and the others wait for you. Your seat stays yours: come back by the same invitation.</source>
        <translation>Er wordt een partij gespeeld, en de anderen wachten op je. Je plek blijft van jou: kom terug met dezelfde uitnodiging.</translation>
    </message>
    <message>
        <source>Your table is closed. “Open the last table again” takes its match up.</source>
        <translation>Je tafel is gesloten. “Laatste tafel weer openen” hervat de partij.</translation>
    </message>
    <message>
        <source>You are away from the table. Your seat waits: join it again by the same invitation.</source>
        <translation>Je bent weg van de tafel. Je plek wacht op je: doe weer mee met dezelfde uitnodiging.</translation>
    </message>
    <message>
        <source>This is no invitation: one begins with farwhist://</source>
        <translation>Dit is geen uitnodiging: die begint met farwhist://</translation>
    </message>
    <message>
        <source>This invitation is not whole. Copy all of the line.</source>
        <translation>Deze uitnodiging is niet volledig. Kopieer de hele regel.</translation>
    </message>
    <message>
        <source>This invitation comes from a newer version of Far Whist.</source>
        <translation>Deze uitnodiging komt van een nieuwere versie van Far Whist.</translation>
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
        <translation>vrij</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>weg, een bot speelt</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>speelt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>nog niet klaar</translation>
    </message>
    <message>
        <source>{name} (here): {state}</source>
        <translation>{name} (hier): {state}</translation>
    </message>
    <message>
        <source>Not as usual: {option}: {value}</source>
        <translation>Anders dan gewoonlijk: {option}: {value}</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Tips toegestaan</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Geen tips</translation>
    </message>
    <message>
        <source>Moves are taken back when all agree</source>
        <translation>Zetten worden teruggenomen als iedereen akkoord is</translation>
    </message>
    <message>
        <source>No move is taken back</source>
        <translation>Er wordt geen zet teruggenomen</translation>
    </message>
    <message>
        <source>Time for a move: {time}</source>
        <translation>Tijd voor een zet: {time}</translation>
    </message>
    <message>
        <source>A bot plays for who is away after {time}</source>
        <translation>Een bot speelt na {time} voor wie weg is</translation>
    </message>
    <message>
        <source>All wait for who is away</source>
        <translation>Iedereen wacht op wie weg is</translation>
    </message>
    <message>
        <source>Up to {count} may watch</source>
        <translation>Er mogen er tot {count} toekijken</translation>
    </message>
    <message>
        <source>A number for the deal was not the one fixed before.</source>
        <translation>Een getal voor de ronde was niet het eerder vastgelegde.</translation>
    </message>
    <message>
        <source>The cards did not come from everybody&apos;s numbers.</source>
        <translation>De kaarten kwamen niet uit de getallen van iedereen.</translation>
    </message>
    <message>
        <source>The cards were not those that were shown.</source>
        <translation>De kaarten waren niet de kaarten die getoond zijn.</translation>
    </message>
    <message>
        <source>It was not played by the rules of the table.</source>
        <translation>Er is niet volgens de regels van de tafel gespeeld.</translation>
    </message>
    <message>
        <source>Available when the match at the table is over, or left</source>
        <translation>Beschikbaar als de partij aan tafel klaar of verlaten is</translation>
    </message>
    <message>
        <source>To the waiting room</source>
        <translation>Naar de wachtkamer</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Terug naar je partij</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laatste slag</translation>
    </message>
    <message>
        <source>Finish deal</source>
        <translation>Ronde afmaken</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>Naar einde</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>Show at once how the bot finishes the deal</source>
        <translation>Meteen tonen hoe de bot de ronde afmaakt</translation>
    </message>
    <message>
        <source>Key: {key}.</source>
        <translation>Toets: {key}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Less&amp;ons…</source>
        <translation>&amp;Lessen…</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Nog eens</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Tutorial verlaten</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}: {title}</source>
        <translation>Les {number} van {count}: {title}</translation>
    </message>
    <message>
        <source>Back to &amp;your match</source>
        <translation>Terug naar &amp;je partij</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Volgende les</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Bekennen</translation>
    </message>
    <message>
        <source>Hearts were led. You must follow suit, so play your only heart, the five. Click it, or press Enter on it.</source>
        <translation>Harten is gevraagd. Je moet bekennen, dus speel je enige harten, de vijf. Klik erop, of ga erheen en druk op Enter.</translation>
    </message>
    <message>
        <source>The highest heart took the trick: the king. Its player leads now.</source>
        <translation>De hoogste harten haalde de slag: de heer. Wie hem speelde, komt nu uit.</translation>
    </message>
    <message>
        <source>Spades were led. Your ace is the highest spade of all: play it and take the trick.</source>
        <translation>Schoppen is gevraagd. Jouw aas is de allerhoogste schoppen: speel het en haal de slag.</translation>
    </message>
    <message>
        <source>The trick is yours, and with it the one trick that you bid.</source>
        <translation>De slag is voor jou, en daarmee de ene slag die je bood.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. Play your last card: the others must follow with diamonds.</source>
        <translation>Wie een slag haalt, komt uit in de volgende. Speel je laatste kaart: de anderen moeten ruiten bekennen.</translation>
    </message>
    <message>
        <source>The jack was the highest diamond.</source>
        <translation>De boer was de hoogste ruiten.</translation>
    </message>
    <message>
        <source>You bid 1 and took 1: exact. That is the whole game.</source>
        <translation>Je bood 1 en haalde er 1: precies. Dat is het hele spel.</translation>
    </message>
    <message>
        <source>Try it again: the bid was 1.</source>
        <translation>Probeer het nog eens: het bod was 1.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>The nine of spades was turned up, so spades are trumps. The ace of clubs was led, and you have no club: you may play any card. Play your trump, the three of spades.</source>
        <translation>Schoppennegen is gedraaid, dus schoppen is troef. Er is uitgekomen met klaveraas, en jij hebt geen klaveren: je mag elke kaart spelen. Speel je troef, schoppendrie.</translation>
    </message>
    <message>
        <source>Even the smallest trump beats every card of the other suits.</source>
        <translation>Zelfs de kleinste troef slaat elke kaart van de andere kleuren.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Your small trump would have taken it: a trump beats every card of the other suits.</source>
        <translation>Het aas hield de slag. Jouw kleine troef had hem gehaald: een troef slaat elke kaart van de andere kleuren.</translation>
    </message>
    <message>
        <source>You lead, and you need one more trick. Your king of diamonds is strong: only the ace or a trump could beat it.</source>
        <translation>Jij komt uit en hebt nog één slag nodig. Je ruitenheer is sterk: alleen het aas of een troef kan hem slaan.</translation>
    </message>
    <message>
        <source>Nobody had the ace or a trump, so the king took the trick.</source>
        <translation>Niemand had het aas of een troef, dus de heer haalde de slag.</translation>
    </message>
    <message>
        <source>A small card takes nothing, but your king can still do it.</source>
        <translation>Een kleine kaart haalt niets, maar je heer kan het nog redden.</translation>
    </message>
    <message>
        <source>You have what you bid. Play your last card; it is too small to hurt.</source>
        <translation>Je hebt wat je bood. Speel je laatste kaart; die is te klein om kwaad te kunnen.</translation>
    </message>
    <message>
        <source>The queen took that one.</source>
        <translation>Die was voor de vrouw.</translation>
    </message>
    <message>
        <source>Two tricks bid, two taken. A trump is often good for a trick of its own.</source>
        <translation>Twee slagen geboden, twee gehaald. Een troef is op zichzelf vaak al een slag waard.</translation>
    </message>
    <message>
        <source>That was not two tricks. Play it again and use your trump at once.</source>
        <translation>Dat waren geen twee slagen. Speel het nog eens en gebruik je troef meteen.</translation>
    </message>
    <message>
        <source>An exact bid</source>
        <translation>Een precies bod</translation>
    </message>
    <message>
        <source>Now you bid. Diamonds are trumps. Count your good cards: the ace of spades and the queen of trumps. Choose 2 and press Ready. Nobody sees a bid before all are ready.</source>
        <translation>Nu bied jij. Ruiten is troef. Tel je goede kaarten: schoppenaas en troefvrouw. Kies 2 en klik op Klaar. Niemand ziet een bod voordat iedereen klaar is.</translation>
    </message>
    <message>
        <source>Two good cards, a bid of 2.</source>
        <translation>Twee goede kaarten, een bod van 2.</translation>
    </message>
    <message>
        <source>This hand is good for 2: an ace and a high trump. See how your bid goes.</source>
        <translation>Deze hand is goed voor 2: een aas en een hoge troef. Kijk hoe het met jouw bod gaat.</translation>
    </message>
    <message>
        <source>You lead. Take a sure trick first: play the ace of spades.</source>
        <translation>Jij komt uit. Haal eerst een zekere slag: speel schoppenaas.</translation>
    </message>
    <message>
        <source>One trick is yours.</source>
        <translation>Eén slag is voor jou.</translation>
    </message>
    <message>
        <source>With a small card you give the lead away. Take your sure tricks while you can.</source>
        <translation>Met een kleine kaart geef je de slag weg en komt een ander uit. Haal je zekere slagen zolang het kan.</translation>
    </message>
    <message>
        <source>Now your other good card. Few trumps were dealt, so the queen is very likely the highest of them.</source>
        <translation>Nu je andere goede kaart. Er zijn weinig troeven gedeeld, dus de vrouw is hoogstwaarschijnlijk de hoogste.</translation>
    </message>
    <message>
        <source>Two tricks: your plate shows the sign for exact now.</source>
        <translation>Twee slagen: je bordje toont nu het teken voor precies.</translation>
    </message>
    <message>
        <source>That card takes nothing. Your good one is still there.</source>
        <translation>Die kaart haalt niets. Je goede heb je nog.</translation>
    </message>
    <message>
        <source>You have your two tricks and want no more. Lead a small card, so that another player takes the trick.</source>
        <translation>Je hebt je twee slagen en wilt er niet meer. Kom uit met een kleine kaart, zodat een ander de slag haalt.</translation>
    </message>
    <message>
        <source>Well done: somebody else took it.</source>
        <translation>Goed gedaan: een ander haalde de slag.</translation>
    </message>
    <message>
        <source>Watch how many tricks you still want.</source>
        <translation>Let op hoeveel slagen je nog wilt.</translation>
    </message>
    <message>
        <source>One card is left: play it.</source>
        <translation>Nog één kaart: speel hem.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 1 for each of your two tricks. That makes 12.</source>
        <translation>Precies: 10 punten, en 1 voor elk van je twee slagen. Dat is samen 12.</translation>
    </message>
    <message>
        <source>Bid and tricks differ, and each trick too many or too few costs a point. Only an exact bid is paid.</source>
        <translation>Bod en slagen verschillen, en elke slag te veel of te weinig kost een punt. Alleen een precies bod levert punten op.</translation>
    </message>
    <message>
        <source>Getting rid of tricks</source>
        <translation>Slagen vermijden</translation>
    </message>
    <message>
        <source>You bid 0: take no trick at all. The ace of hearts was led. It takes the trick anyway, so this is the moment to get rid of your king.</source>
        <translation>Je bood 0: haal geen enkele slag. Er is uitgekomen met hartenaas. Dat haalt de slag toch, dus dit is het moment om je heer kwijt te raken.</translation>
    </message>
    <message>
        <source>The king is gone, under the ace. A high card is a danger now.</source>
        <translation>De heer is weg, onder het aas. Een hoge kaart is nu een gevaar.</translation>
    </message>
    <message>
        <source>Now your king is the highest heart that is left. The next heart may force it on you.</source>
        <translation>Nu is jouw heer de hoogste harten die nog over is. Bij de volgende harten zit je misschien met de slag.</translation>
    </message>
    <message>
        <source>Spades were led and you have none. Throw away a card that could take a trick later: the highest you have.</source>
        <translation>Schoppen is gevraagd en je hebt er geen. Gooi een kaart af die later een slag kan halen: de hoogste die je hebt.</translation>
    </message>
    <message>
        <source>One danger less. A discard never takes a trick.</source>
        <translation>Eén gevaar minder. Een afgegooide kaart haalt nooit een slag.</translation>
    </message>
    <message>
        <source>Small cards do no harm. It is the high ones that you want to lose.</source>
        <translation>Kleine kaarten doen geen kwaad. De hoge wil je kwijt.</translation>
    </message>
    <message>
        <source>Hearts again, and a higher one lies there. Your four stays below it.</source>
        <translation>Weer harten, en er ligt een hogere. Jouw vier blijft eronder.</translation>
    </message>
    <message>
        <source>Safe.</source>
        <translation>Veilig.</translation>
    </message>
    <message>
        <source>Your last card is a small diamond.</source>
        <translation>Je laatste kaart is een kleine ruiten.</translation>
    </message>
    <message>
        <source>No trick, as you said: that is worth 10 points, like any other exact bid.</source>
        <translation>Geen slag, zoals je zei: dat is 10 punten waard, net als elk ander precies bod.</translation>
    </message>
    <message>
        <source>A high card took a trick. Play it again, and lose the king and the queen in time.</source>
        <translation>Een hoge kaart haalde een slag. Speel het nog eens en raak de heer en de vrouw op tijd kwijt.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
    <message>
        <source>This deal has no trump. You lead, and your ace, king and queen of diamonds can take three tricks in a row. Bid 3.</source>
        <translation>Deze ronde is zonder troef. Jij komt uit, en met aas, heer en vrouw van ruiten kun je drie slagen op rij halen. Bied 3.</translation>
    </message>
    <message>
        <source>Three high cards in one suit, and the lead.</source>
        <translation>Drie hoge kaarten in één kleur, en jij komt uit.</translation>
    </message>
    <message>
        <source>Three tricks are there for the taking. See how your bid goes.</source>
        <translation>Er liggen drie slagen voor het oprapen. Kijk hoe het met jouw bod gaat.</translation>
    </message>
    <message>
        <source>Play your diamonds from the top, while you have the lead.</source>
        <translation>Speel je ruiten van bovenaf, zolang jij mag uitkomen.</translation>
    </message>
    <message>
        <source>You keep the lead, and that is what counts.</source>
        <translation>Jij blijft aan slag, en daar gaat het om.</translation>
    </message>
    <message>
        <source>Now another has the lead. When suits are led that you do not have, your diamonds are worth nothing.</source>
        <translation>Nu komt een ander uit. Als er kleuren worden gevraagd die jij niet hebt, zijn je ruiten niets waard.</translation>
    </message>
    <message>
        <source>Go on: the next high diamond takes the next trick.</source>
        <translation>Ga door: de volgende hoge ruiten haalt de volgende slag.</translation>
    </message>
    <message>
        <source>Without trump nobody can cut in.</source>
        <translation>Zonder troef kan niemand introeven.</translation>
    </message>
    <message>
        <source>You have given up the lead.</source>
        <translation>Je bent niet meer aan slag.</translation>
    </message>
    <message>
        <source>And the third one.</source>
        <translation>En de derde.</translation>
    </message>
    <message>
        <source>Three tricks.</source>
        <translation>Drie slagen.</translation>
    </message>
    <message>
        <source>The small spade goes to somebody else.</source>
        <translation>De kleine schoppen is voor een ander.</translation>
    </message>
    <message>
        <source>Three of three. Without trump, long suits and the lead count; a high card alone can be left behind.</source>
        <translation>Drie van drie. Zonder troef tellen lange kleuren en wie er mag uitkomen; met een losse hoge kaart kun je blijven zitten.</translation>
    </message>
    <message>
        <source>Without the lead, high cards come too late. Play it again: bid 3 and lead the diamonds first.</source>
        <translation>Als je niet aan slag bent, komen hoge kaarten te laat. Speel het nog eens: bied 3 en kom eerst uit met ruiten.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>De tafel lezen</translation>
    </message>
    <message>
        <source>The bids add up to 3, and there are 5 tricks: under by 2. Nobody wants the rest, and somebody must take it. Your ace of clubs is your one trick. Get rid of your jack under the king.</source>
        <translation>De biedingen zijn samen 3, en er zijn 5 slagen: 2 te weinig. Niemand wil de rest, en iemand moet die halen. Klaveraas is je ene slag. Raak je boer kwijt onder de heer.</translation>
    </message>
    <message>
        <source>Gone, while it was safe. When the sum is under, beware middle cards.</source>
        <translation>Weg, toen het nog veilig kon. Is het totaal te laag, pas dan op met middelhoge kaarten.</translation>
    </message>
    <message>
        <source>The six was safe in any case. The jack is still there, and may take a trick too many.</source>
        <translation>De zes was toch al veilig. De boer heb je nog, en die haalt misschien een slag te veel.</translation>
    </message>
    <message>
        <source>Look at the plates. The player across the table still needs a trick (0/1) and plays after you: this one will be taken there. Lose your nine of diamonds.</source>
        <translation>Kijk naar de bordjes. De speler tegenover je heeft nog een slag nodig (0/1) en speelt na jou: deze slag gaat daarheen. Raak je ruitennegen kwijt.</translation>
    </message>
    <message>
        <source>The queen took it, as the plate showed: its sign is ✓ now.</source>
        <translation>De vrouw haalde de slag, zoals het bordje liet zien: er staat nu ✓.</translation>
    </message>
    <message>
        <source>That works. But the nine is the card that could hurt you later.</source>
        <translation>Dat kan. Maar de negen is de kaart waar je later last van kunt krijgen.</translation>
    </message>
    <message>
        <source>A club was led: here is the trick for your ace. You need exactly one.</source>
        <translation>Klaveren is gevraagd: dit is de slag voor je aas. Je hebt er precies één nodig.</translation>
    </message>
    <message>
        <source>One of one: ✓. From here on you want no more.</source>
        <translation>Eén van één: ✓. Vanaf nu wil je er geen meer.</translation>
    </message>
    <message>
        <source>You must lead. Play a small card and let the player to your left, who bid 0, worry about it.</source>
        <translation>Jij moet uitkomen. Speel een kleine kaart en laat de speler links van je, die 0 bood, ermee zitten.</translation>
    </message>
    <message>
        <source>There it is: ▲1 on the plate of somebody who wanted none.</source>
        <translation>Daar heb je het: ▲1 op het bordje van iemand die geen slag wilde.</translation>
    </message>
    <message>
        <source>That card was high enough to take the trick.</source>
        <translation>Die kaart was hoog genoeg om de slag te halen.</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Speel je laatste kaart.</translation>
    </message>
    <message>
        <source>Exact. The sum of the bids tells whether tricks are wanted, the plates tell by whom.</source>
        <translation>Precies. Het totaal van de biedingen vertelt of slagen gewild zijn, de bordjes vertellen door wie.</translation>
    </message>
    <message>
        <source>One trick too many: a middle card took it. Play it again and lose the jack and the nine early.</source>
        <translation>Eén slag te veel: een middelhoge kaart haalde hem. Speel het nog eens en raak de boer en de negen vroeg kwijt.</translation>
    </message>
    <message>
        <source>There are no bids here, but whoever takes no trick drops out. The ace of spades was led and you have no spade: play your trump, the six of diamonds.</source>
        <translation>Hier wordt niet geboden, maar wie geen slag haalt, valt af. Er is uitgekomen met schoppenaas en je hebt geen schoppen: speel je troef, ruitenzes.</translation>
    </message>
    <message>
        <source>A trick: you stay in, whatever comes now.</source>
        <translation>Een slag: je blijft erin, wat er ook komt.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Without any trick you drop out: take one soon.</source>
        <translation>Het aas hield de slag. Zonder slag val je af: haal er snel een.</translation>
    </message>
    <message>
        <source>One trick is enough to stay in. But whoever takes the most chooses trumps in the next deal. Lead a high club.</source>
        <translation>Eén slag is genoeg om erin te blijven. Maar wie de meeste haalt, kiest troef in de volgende ronde. Kom uit met een hoge klaver.</translation>
    </message>
    <message>
        <source>Another trick, and the lead is still yours.</source>
        <translation>Weer een slag, en je komt opnieuw uit.</translation>
    </message>
    <message>
        <source>Small cards take nothing. Your high clubs are the ones to lead.</source>
        <translation>Kleine kaarten halen niets. Kom uit met je hoge klaveren.</translation>
    </message>
    <message>
        <source>Go on with your other high club.</source>
        <translation>Ga door met je andere hoge klaver.</translation>
    </message>
    <message>
        <source>Nobody can take more tricks than you now.</source>
        <translation>Niemand kan nu meer slagen halen dan jij.</translation>
    </message>
    <message>
        <source>The high club would have taken this trick.</source>
        <translation>De hoge klaver zou deze slag hebben gehaald.</translation>
    </message>
    <message>
        <source>Play your last card. If it took this trick as well you would win the match at once: whoever takes every trick of a deal does.</source>
        <translation>Speel je laatste kaart. Haalde die ook deze slag, dan won je meteen de partij: dat doet wie alle slagen van een ronde haalt.</translation>
    </message>
    <message>
        <source>Three tricks, the most of all. Whoever took none gets a last chance: a single card in the next deal.</source>
        <translation>Drie slagen, de meeste van allemaal. Wie er geen haalde, krijgt een laatste kans: één kaart in de volgende ronde.</translation>
    </message>
    <message>
        <source>Three tricks were there. One keeps you in; the first to take none get a last chance. We go on as if you had taken the most.</source>
        <translation>Er waren drie slagen te halen. Met één blijf je erin; wie het eerst geen slag haalt, krijgt een laatste kans. We gaan verder alsof jij de meeste had.</translation>
    </message>
    <message>
        <source>The next deal has three cards. You took the most tricks, so you see your new cards and choose trumps. Choose clubs: you hold two of them, and the ace.</source>
        <translation>De volgende ronde heeft drie kaarten. Jij haalde de meeste slagen, dus je ziet je nieuwe kaarten en kiest troef. Kies klaveren: je hebt er twee, met het aas.</translation>
    </message>
    <message>
        <source>The ace of trumps is a sure trick, now or later.</source>
        <translation>Het troefaas is een zekere slag, nu of later.</translation>
    </message>
    <message>
        <source>Play on and see. With clubs your ace would have been a sure trick.</source>
        <translation>Speel maar door. Met klaveren was je aas een zekere slag geweest.</translation>
    </message>
    <message>
        <source>A sure trick can wait, so lead your ten of hearts. Two players have a single card. They may knock and keep it for a later trick.</source>
        <translation>Een zekere slag kan wachten: kom uit met hartentien. Twee spelers hebben één kaart. Ze mogen kloppen en hem voor een latere slag houden.</translation>
    </message>
    <message>
        <source>The king took it, and two players knocked.</source>
        <translation>De heer haalde de slag, en twee spelers klopten.</translation>
    </message>
    <message>
        <source>Your trumps could have waited. The heart was the card to lose.</source>
        <translation>Je troeven hadden kunnen wachten. De harten was de kaart om kwijt te raken.</translation>
    </message>
    <message>
        <source>You have no diamond. Trump with the seven: it is enough, and the ace stays in your hand.</source>
        <translation>Je hebt geen ruiten. Troef in met de zeven: die is genoeg, en het aas blijft in je hand.</translation>
    </message>
    <message>
        <source>A trick, and you still hold the ace.</source>
        <translation>Een slag, en je hebt het aas nog.</translation>
    </message>
    <message>
        <source>The seven would have taken the trick just as well.</source>
        <translation>De zeven had de slag net zo goed gehaald.</translation>
    </message>
    <message>
        <source>The last trick: now the single cards must be played too.</source>
        <translation>De laatste slag: nu moeten ook de losse kaarten gespeeld worden.</translation>
    </message>
    <message>
        <source>You are still in. Each deal is one card smaller, and the last player left wins.</source>
        <translation>Je doet nog mee. Elke ronde heeft één kaart minder, en wie als laatste overblijft, wint.</translation>
    </message>
    <message>
        <source>No trick: that puts you out. Choose clubs, and the ace is a sure one.</source>
        <translation>Geen slag: dan lig je eruit. Kies klaveren, en het aas is een zekere slag.</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Blijven meespelen</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Als eerste uit</translation>
    </message>
    <message>
        <source>Get rid of your cards. A higher black card goes on a red one, a higher red card on a black one. Low cards are hard to lose: begin with the four of spades.</source>
        <translation>Raak je kaarten kwijt. Op rood komt een hogere zwarte kaart, op zwart een hogere rode. Lage kaarten raak je moeilijk kwijt: begin met schoppenvier.</translation>
    </message>
    <message>
        <source>The four is gone while it could go.</source>
        <translation>Je hebt de vier gespeeld toen het nog kon.</translation>
    </message>
    <message>
        <source>A low card stays in your hand for a long time.</source>
        <translation>Een lage kaart blijft lang in je hand.</translation>
    </message>
    <message>
        <source>Cards of one rank may go together when their colours alternate: red, black, red. Choose your three eights and play them in one turn.</source>
        <translation>Gelijke kaarten mogen samen als rood en zwart elkaar afwisselen. Kies je drie achten en speel ze in één beurt.</translation>
    </message>
    <message>
        <source>Three cards in one turn.</source>
        <translation>Drie kaarten in één beurt.</translation>
    </message>
    <message>
        <source>Three eights in one turn would have been three cards fewer.</source>
        <translation>Drie achten in één beurt waren drie kaarten minder geweest.</translation>
    </message>
    <message>
        <source>You have no black card above the jack. A joker goes on anything, but it is your sure last card. Pass, and draw a card.</source>
        <translation>Je hebt geen zwarte kaart boven de boer. Een joker mag op alles, maar is je zekere laatste kaart. Pas en pak een kaart.</translation>
    </message>
    <message>
        <source>One card more, but the joker is still yours.</source>
        <translation>Eén kaart meer, maar de joker heb je nog.</translation>
    </message>
    <message>
        <source>The joker is gone. It would have been your sure last card.</source>
        <translation>De joker is weg. Hij was je zekere laatste kaart geweest.</translation>
    </message>
    <message>
        <source>An ace makes the pile fall: now each card must be lower. High cards can go, so play your nine of spades.</source>
        <translation>Een aas laat de stapel omlaag gaan: nu moet elke kaart lager zijn. Hoge kaarten kunnen weg: speel schoppennegen.</translation>
    </message>
    <message>
        <source>One high card less.</source>
        <translation>Een hoge kaart minder.</translation>
    </message>
    <message>
        <source>While the pile falls a high card is easy to lose.</source>
        <translation>Zolang de stapel omlaag gaat, raak je een hoge kaart makkelijk kwijt.</translation>
    </message>
    <message>
        <source>The pile is still falling. A black five is on top: your four of hearts is lower, and red.</source>
        <translation>De stapel gaat nog omlaag. Bovenop ligt een zwarte vijf: je hartenvier is lager, en rood.</translation>
    </message>
    <message>
        <source>Then came a two: it makes the pile rise again.</source>
        <translation>Toen kwam er een twee: daarmee gaat de stapel weer omhoog.</translation>
    </message>
    <message>
        <source>The player before you passed. Then you may not pass if you can play. Play the jack and keep the joker.</source>
        <translation>De speler vóór je heeft gepast. Dan mag je niet passen als je kunt spelen. Speel de boer en houd de joker.</translation>
    </message>
    <message>
        <source>One card is left, and it goes on anything.</source>
        <translation>Nog één kaart, en die mag op alles.</translation>
    </message>
    <message>
        <source>The jack is harder to lose than the joker would have been.</source>
        <translation>De boer raak je moeilijker kwijt dan de joker.</translation>
    </message>
    <message>
        <source>Play the joker, and you are out.</source>
        <translation>Speel de joker, en je bent uit.</translation>
    </message>
    <message>
        <source>You are out first and score 1. The last one with cards loses 1.</source>
        <translation>Je bent als eerste uit en krijgt 1 punt. Wie als laatste kaarten heeft, verliest er 1.</translation>
    </message>
    <message>
        <source>Somebody was out before you. Lose low cards early and cards of one rank together, and keep the joker for the end.</source>
        <translation>Iemand was eerder uit. Raak lage kaarten vroeg kwijt en gelijke kaarten samen, en bewaar de joker voor het laatst.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Jij en je partner</translation>
    </message>
    <message>
        <source>You play with the partner across the table. Seven tricks are gone, four of them yours, and so are all trumps. A heart was led. Second hand plays low: play the four.</source>
        <translation>Je speelt met de partner tegenover je. Er zijn zeven slagen gespeeld, vier voor jullie, en alle troeven zijn weg. Harten is gevraagd. Tweede hand laag: speel de vier.</translation>
    </message>
    <message>
        <source>The ace took it. Your king is the highest heart now.</source>
        <translation>Het aas haalde de slag. Je heer is nu de hoogste harten.</translation>
    </message>
    <message>
        <source>The ace beat your king. Second hand plays low.</source>
        <translation>Het aas versloeg je heer. Tweede hand speelt laag.</translation>
    </message>
    <message>
        <source>You play last, and your partner’s jack takes this trick. Do not beat your own partner: play the three.</source>
        <translation>Je speelt als laatste, en de boer van je partner haalt deze slag. Versla je eigen partner niet: speel de drie.</translation>
    </message>
    <message>
        <source>Your partner took it, and you keep the queen.</source>
        <translation>Je partner haalde de slag, en jij houdt de vrouw.</translation>
    </message>
    <message>
        <source>The trick was yours already. You could have kept the queen.</source>
        <translation>De slag was al van jullie. Je had de vrouw kunnen houden.</translation>
    </message>
    <message>
        <source>Your partner led a diamond. Third hand plays high, because only one player comes after you: play the king.</source>
        <translation>Je partner kwam met ruiten uit. Derde hand speelt hoog, want na jou komt nog maar één speler: speel de heer.</translation>
    </message>
    <message>
        <source>The jack would have beaten your eight. You have six tricks.</source>
        <translation>De boer zou je acht hebben verslagen. Jullie hebben zes slagen.</translation>
    </message>
    <message>
        <source>The jack beat your eight. The king would have held the trick.</source>
        <translation>De boer versloeg je acht. De heer zou de slag hebben gehouden.</translation>
    </message>
    <message>
        <source>From now on every trick scores a point. Your partner led diamonds, so lead a diamond back: the eight.</source>
        <translation>Vanaf nu levert elke slag een punt op. Je partner kwam met ruiten uit, dus speel ruiten terug: de acht.</translation>
    </message>
    <message>
        <source>Your partner had the ace: seven tricks.</source>
        <translation>Je partner had het aas: zeven slagen.</translation>
    </message>
    <message>
        <source>A partner who leads a suit likes to have it led back.</source>
        <translation>Een partner die met een kleur uitkomt, krijgt die graag terug.</translation>
    </message>
    <message>
        <source>Your partner led a heart. Your king, which you kept back, is the highest heart that is left.</source>
        <translation>Je partner kwam met harten uit. Je heer, die je hebt bewaard, is de hoogste harten die er nog is.</translation>
    </message>
    <message>
        <source>Another trick.</source>
        <translation>Weer een slag.</translation>
    </message>
    <message>
        <source>The king would have taken the trick.</source>
        <translation>De heer zou de slag hebben gehaald.</translation>
    </message>
    <message>
        <source>Lead your queen of clubs: no higher club is left.</source>
        <translation>Kom uit met klavervrouw: er is geen hogere klaver meer.</translation>
    </message>
    <message>
        <source>Nine tricks, three above six: 3 points. The first side with 7 points wins.</source>
        <translation>Negen slagen, drie boven de zes: 3 punten. Het eerste team met 7 punten wint.</translation>
    </message>
    <message>
        <source>Nine tricks were there, and each above six scores a point. Second hand low, third hand high, and never beat your partner.</source>
        <translation>Er waren negen slagen te halen, en elke slag boven de zes levert een punt op. Tweede hand laag, derde hand hoog, en versla je partner nooit.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six you and your partner will take. Aces are high uptown and low cards are high downtown. You have high cards: beat the bid of 3 and bid 4 uptown.</source>
        <translation>Bied hoeveel slagen boven de zes jullie samen halen. Bij “hoog” zijn azen hoog, bij “laag” de kleine kaarten. Je hebt hoge kaarten: bied 4 hoog over de 3 heen.</translation>
    </message>
    <message>
        <source>You need ten tricks: six, and the four you bid.</source>
        <translation>Jullie hebben tien slagen nodig: zes, en de vier die je bood.</translation>
    </message>
    <message>
        <source>With three aces and a joker, 4 uptown is right.</source>
        <translation>Met drie azen en een joker is 4 hoog een goed bod.</translation>
    </message>
    <message>
        <source>You bid highest, so you choose trumps: spades, your longest suit.</source>
        <translation>Jij bood het hoogst, dus jij kiest troef: schoppen, je langste kleur.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps.</source>
        <translation>De twee jokers zijn de hoogste troeven.</translation>
    </message>
    <message>
        <source>Spades were longer. We go on with them.</source>
        <translation>Schoppen was langer. We gaan daarmee verder.</translation>
    </message>
    <message>
        <source>The six cards of the kitty are yours, and six must go. Discard all four clubs, the two of hearts and the four of diamonds. Without a club you can trump clubs.</source>
        <translation>De zes kaarten van de talon zijn voor jou, en zes moeten weg. Leg alle vier de klaveren, hartentwee en ruitenvier weg. Zonder klaveren kun je introeven.</translation>
    </message>
    <message>
        <source>The kitty counts as your first trick.</source>
        <translation>De talon telt als jullie eerste slag.</translation>
    </message>
    <message>
        <source>Keep trumps and high cards, and discard a short suit whole.</source>
        <translation>Houd troeven en hoge kaarten, en leg een korte kleur helemaal weg.</translation>
    </message>
    <message>
        <source>In this form of the game the high bidder leads. Draw the trumps of the others: the red joker beats them all.</source>
        <translation>In deze vorm van het spel komt de hoogste bieder uit. Trek de troeven van de anderen: de rode joker verslaat ze allemaal.</translation>
    </message>
    <message>
        <source>Everybody had to play a trump on it.</source>
        <translation>Iedereen moest troef bijspelen.</translation>
    </message>
    <message>
        <source>Draw trumps first: then nobody can trump your aces.</source>
        <translation>Trek eerst troef: dan kan niemand je azen troeven.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 4 with spades and have seven tricks, the kitty included; three more make ten. One trump is still out: draw it with your queen.</source>
        <translation>Nog vier kaarten. Je bood 4 met schoppen en jullie hebben zeven slagen, de talon meegeteld; nog drie voor tien. Er is nog één troef: trek hem met de vrouw.</translation>
    </message>
    <message>
        <source>The eight of spades fell: no trump is left.</source>
        <translation>Schoppenacht is gevallen: er is geen troef meer.</translation>
    </message>
    <message>
        <source>A trump is still out, and can take a high card.</source>
        <translation>Er is nog een troef, en die kan een hoge kaart slaan.</translation>
    </message>
    <message>
        <source>Your king and queen are the highest hearts left. Lead one of them.</source>
        <translation>Je heer en vrouw zijn de hoogste harten die er nog zijn. Kom met een ervan uit.</translation>
    </message>
    <message>
        <source>Nobody could trump it.</source>
        <translation>Niemand kon introeven.</translation>
    </message>
    <message>
        <source>The small heart lost. The high ones still win.</source>
        <translation>De kleine harten verloor. De hoge winnen nog.</translation>
    </message>
    <message>
        <source>Lead your other high heart: it is the tenth trick.</source>
        <translation>Kom uit met je andere hoge harten: het is de tiende slag.</translation>
    </message>
    <message>
        <source>Ten tricks: the contract is made.</source>
        <translation>Tien slagen: het contract is gehaald.</translation>
    </message>
    <message>
        <source>The high heart would have been the tenth trick.</source>
        <translation>De hoge harten was de tiende slag geweest.</translation>
    </message>
    <message>
        <source>Bid 4, took 10: +4. A contract that is made scores every trick above six.</source>
        <translation>4 geboden, 10 gehaald: +4. Bij een gehaald contract telt elke slag boven de zes.</translation>
    </message>
    <message>
        <source>Fewer than ten tricks: a failed contract loses the 4 that were bid. Draw the last trump before you lead the hearts.</source>
        <translation>Minder dan tien slagen: een gemist contract kost de geboden 4. Trek de laatste troef voordat je met harten uitkomt.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Een contract</translation>
    </message>
    <message>
        <source>The Spanish order</source>
        <translation>De Spaanse volgorde</translation>
    </message>
    <message>
        <source>The ranks run ace, three, king, queen, jack, seven and down. You bid last, and 1 is forbidden: the bids may not add up to 3. Your three of hearts and your trump, the six of clubs, are good for 2.</source>
        <translation>De volgorde is aas, drie, heer, vrouw, boer, zeven en verder omlaag. Je biedt als laatste en 1 is verboden: de biedingen mogen samen geen 3 zijn. Hartendrie en je troef, klaverzes, zijn goed voor 2.</translation>
    </message>
    <message>
        <source>Only the ace of hearts beats your three.</source>
        <translation>Alleen hartenaas verslaat je drie.</translation>
    </message>
    <message>
        <source>The three is a high card here. See how your bid goes.</source>
        <translation>De drie is hier een hoge kaart. Kijk hoe je bod afloopt.</translation>
    </message>
    <message>
        <source>The king of hearts was led. Your three is higher: play it.</source>
        <translation>Er is uitgekomen met hartenheer. Je drie is hoger: speel hem.</translation>
    </message>
    <message>
        <source>The three took the king.</source>
        <translation>De drie nam de heer.</translation>
    </message>
    <message>
        <source>Lead your trump. Who has clubs must play one, and beat yours if possible.</source>
        <translation>Kom uit met je troef. Wie een klaver heeft, moet hem spelen en de jouwe zo mogelijk verslaan.</translation>
    </message>
    <message>
        <source>Two tricks, as you bid.</source>
        <translation>Twee slagen, zoals geboden.</translation>
    </message>
    <message>
        <source>The jack lost to the ace. Your trump is still a trick.</source>
        <translation>De boer verloor van de aas. Je troef is nog steeds een slag.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 5 for each of your two tricks. That makes 20.</source>
        <translation>Precies: 10 punten, en 5 voor elk van je twee slagen. Dat is samen 20.</translation>
    </message>
    <message>
        <source>Each trick too many or too few costs 5 points. Two tricks were there: the three and the trump.</source>
        <translation>Elke slag te veel of te weinig kost 5 punten. Er waren twee slagen: de drie en de troef.</translation>
    </message>
    <message>
        <source>Above the bid</source>
        <translation>Boven het bod</translation>
    </message>
    <message>
        <source>Spades are trumps. You bid 3 and have two tricks; more are welcome. The eight of hearts was led. Who can beat must beat, so only your nine may be played.</source>
        <translation>Schoppen is troef. Je bood 3 en hebt twee slagen; meer is welkom. Er is uitgekomen met hartenacht. Wie hoger kan, moet hoger: alleen je negen mag.</translation>
    </message>
    <message>
        <source>The queen had to beat your nine.</source>
        <translation>De vrouw moest je negen verslaan.</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump. Nobody plays after you: the five of spades is enough.</source>
        <translation>Je hebt geen klaver en moet troeven. Niemand speelt na jou: schoppenvijf is genoeg.</translation>
    </message>
    <message>
        <source>Three tricks: your bid is made.</source>
        <translation>Drie slagen: je bod is gehaald.</translation>
    </message>
    <message>
        <source>The ace took what the five would have taken as well.</source>
        <translation>De aas nam wat de vijf ook had genomen.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: the others must play their last trumps on it.</source>
        <translation>Kom uit met schoppenaas: de anderen moeten hun laatste troeven bijspelen.</translation>
    </message>
    <message>
        <source>No trump is left, and no heart but yours.</source>
        <translation>Er is geen troef meer, en geen harten behalve de jouwe.</translation>
    </message>
    <message>
        <source>Who had no heart had to trump it. Draw the trumps first.</source>
        <translation>Wie geen harten had, moest troeven. Trek eerst de troeven.</translation>
    </message>
    <message>
        <source>Bid 3, took 5: 3.2 points, a tenth for each trick above the bid. A missed bid would have lost 3.</source>
        <translation>3 geboden, 5 gehaald: 3,2 punten, een tiende voor elke slag erboven. Een gemist bod had 3 gekost.</translation>
    </message>
    <message>
        <source>Five tricks were there. Trump low, draw the trumps of the others, and even a small card takes a trick.</source>
        <translation>Er waren vijf slagen. Troef laag, trek de troeven van de anderen, en zelfs een kleine kaart haalt een slag.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the card that lies face up, the loser the hidden one below it. The ace of spades is a trump, the best card of all: lead the ace of diamonds to win it.</source>
        <translation>Wie de slag haalt, krijgt de open kaart, de ander de dichte daaronder. Schoppenaas is troef, de beste kaart van alle: kom uit met ruitenaas om hem te winnen.</translation>
    </message>
    <message>
        <source>The ace of spades is in your hand now.</source>
        <translation>Schoppenaas zit nu in je hand.</translation>
    </message>
    <message>
        <source>Such a prize is worth your highest card.</source>
        <translation>Zo’n prijs is je hoogste kaart waard.</translation>
    </message>
    <message>
        <source>Now a four of diamonds lies there. The hidden card is likely to be better, so lose this trick: lead your two of diamonds.</source>
        <translation>Nu ligt er een ruitenvier. De dichte kaart is waarschijnlijk beter: verlies deze slag en kom uit met ruitentwee.</translation>
    </message>
    <message>
        <source>You drew the king of spades, and nobody knows that you have it.</source>
        <translation>Je trok schoppenheer, en niemand weet dat je hem hebt.</translation>
    </message>
    <message>
        <source>A low prize is not worth winning. Lead a low card.</source>
        <translation>Een lage prijs is de slag niet waard. Kom uit met een lage kaart.</translation>
    </message>
    <message>
        <source>The stock is used up, and now tricks count: you have 4 of 9 and need three more. Who has counted knows the other hand: the jack of spades, a diamond and two clubs. Draw that trump with your ace of spades.</source>
        <translation>De stok is op en nu tellen de slagen: je hebt er 4 van 9 en moet er nog drie. Wie heeft geteld, kent de andere hand: schoppenboer, een ruiten en twee klaveren. Trek die troef met schoppenaas.</translation>
    </message>
    <message>
        <source>The jack fell. Nothing beats your diamonds now.</source>
        <translation>De boer viel. Niets verslaat nu je ruitens.</translation>
    </message>
    <message>
        <source>The jack of spades is still there and can ruff.</source>
        <translation>Schoppenboer is er nog en kan troeven.</translation>
    </message>
    <message>
        <source>Lead one of your high diamonds.</source>
        <translation>Kom uit met een van je hoge ruitens.</translation>
    </message>
    <message>
        <source>Six tricks.</source>
        <translation>Zes slagen.</translation>
    </message>
    <message>
        <source>The small card lost. Your diamonds are the tricks.</source>
        <translation>De kleine kaart verloor. Je ruitens zijn de slagen.</translation>
    </message>
    <message>
        <source>And the other one: it is your seventh trick.</source>
        <translation>En de andere: dat is je zevende slag.</translation>
    </message>
    <message>
        <source>Seven of thirteen: the deal is yours.</source>
        <translation>Zeven van dertien: de ronde is voor jou.</translation>
    </message>
    <message>
        <source>The diamond would have been the seventh trick.</source>
        <translation>De ruiten was de zevende slag geweest.</translation>
    </message>
    <message>
        <source>Whoever takes more of the last thirteen tricks wins the deal: 1 point.</source>
        <translation>Wie meer van de laatste dertien slagen haalt, wint de ronde: 1 punt.</translation>
    </message>
    <message>
        <source>Six tricks are not enough. Draw the last trump first, then lead the diamonds.</source>
        <translation>Zes slagen zijn niet genoeg. Trek eerst de laatste troef, speel dan de ruitens.</translation>
    </message>
    <message>
        <source>The stock and after it</source>
        <translation>De stok en daarna</translation>
    </message>
    <message>
        <source>Nobody deals: you draw your hand. Eleven cards are yours, and the king of spades is the twelfth that you may have. Spades are always trumps, so keep it. The next card must then be discarded.</source>
        <translation>Niemand deelt: je pakt je hand. Je hebt elf kaarten, en schoppenheer kan de twaalfde zijn. Schoppen is altijd troef, dus houd hem. De volgende kaart moet je dan wegleggen.</translation>
    </message>
    <message>
        <source>The king is yours. The jack of clubs came next, and you discarded it.</source>
        <translation>De heer is van jou. Daarna kwam klaverboer, en die heb je weggelegd.</translation>
    </message>
    <message>
        <source>You had to keep the next card, the jack of clubs. The king was better.</source>
        <translation>De volgende kaart, klaverboer, moest je houden. De heer was beter.</translation>
    </message>
    <message>
        <source>Your last card, and you look at the three of clubs. It will hardly take a trick: discard it. The next card is then yours, whatever it is.</source>
        <translation>Je laatste kaart, en je bekijkt klaverdrie. Die haalt bijna nooit een slag: leg hem weg. De volgende kaart is dan van jou, wat het ook is.</translation>
    </message>
    <message>
        <source>You drew the queen of diamonds, and nobody knows that you have it.</source>
        <translation>Je pakte ruitenvrouw, en niemand weet dat je die hebt.</translation>
    </message>
    <message>
        <source>The queen of diamonds came next, and you had to discard it. Almost every card is better than a low one.</source>
        <translation>Daarna kwam ruitenvrouw, en die moest je wegleggen. Bijna elke kaart is beter dan een lage.</translation>
    </message>
    <message>
        <source>Both have thirteen cards, and half of the pack is out of play. Four spades with ace and king are good for three tricks, your other aces for two, king of clubs and queen of diamonds for one each: bid 7.</source>
        <translation>Beiden hebben dertien kaarten, en de helft van het spel doet niet mee. Vier schoppens met aas en heer zijn goed voor drie slagen, je andere azen voor twee, klaverheer en ruitenvrouw voor elk een: bied 7.</translation>
    </message>
    <message>
        <source>7 scores 70 points if you make it, and loses 70 if not.</source>
        <translation>7 levert 70 punten op als je ze haalt, en kost er anders 70.</translation>
    </message>
    <message>
        <source>This hand is good for 7. We go on as if you had bid it.</source>
        <translation>Deze hand is goed voor 7. We gaan verder alsof je dat had geboden.</translation>
    </message>
    <message>
        <source>You lead. Spades may not be led until one has been played on another suit. Lead the ace of diamonds or of hearts.</source>
        <translation>Jij komt uit. Met schoppen mag dat pas als er al schoppen op een andere kleur is gespeeld. Kom uit met ruitenaas of hartenaas.</translation>
    </message>
    <message>
        <source>Your two aces were sure tricks, as long as nobody can trump them.</source>
        <translation>Je twee azen waren zekere slagen, zolang niemand ze kan troeven.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 7 and have four tricks: three more are needed. The other player may still hold a trump. Draw it with your king of spades.</source>
        <translation>Nog vier kaarten. Je bood 7 en hebt vier slagen: nog drie te halen. De andere speler kan nog een troef hebben. Trek hem met schoppenheer.</translation>
    </message>
    <message>
        <source>The jack fell: it was the last trump but yours.</source>
        <translation>De boer viel: het was de laatste troef behalve die van jou.</translation>
    </message>
    <message>
        <source>The king would have drawn the last trump, and kept the lead.</source>
        <translation>De heer had de laatste troef getrokken, en jij was aan slag gebleven.</translation>
    </message>
    <message>
        <source>Your five of spades and your queen of diamonds are sure tricks now. Lead one of them.</source>
        <translation>Je schoppenvijf en je ruitenvrouw zijn nu zekere slagen. Kom met een van beide uit.</translation>
    </message>
    <message>
        <source>The small heart lost. Your sure tricks are still there.</source>
        <translation>De kleine harten verloor. Je zekere slagen zijn er nog.</translation>
    </message>
    <message>
        <source>Lead the other card too: it is your seventh trick.</source>
        <translation>Kom ook met de andere kaart uit: dat is je zevende slag.</translation>
    </message>
    <message>
        <source>Seven tricks, as you bid.</source>
        <translation>Zeven slagen, zoals geboden.</translation>
    </message>
    <message>
        <source>Bid 7, took 7: 70 points. One trick more would have been a bag for 1 point, and ten bags cost 100.</source>
        <translation>7 geboden, 7 gehaald: 70 punten. Nog een slag was een overslag geweest voor 1 punt, en tien overslagen kosten 100.</translation>
    </message>
    <message>
        <source>Fewer than seven tricks: you lose 70 points. Draw the last trump before you lead the queen of diamonds.</source>
        <translation>Minder dan zeven slagen: je verliest 70 punten. Trek de laatste troef voordat je met ruitenvrouw uitkomt.</translation>
    </message>
    <message>
        <source>Two draw their hands</source>
        <translation>Twee pakken hun hand</translation>
    </message>
    <message>
        <source>There are no trumps. At grand both sides want tricks, at nullo neither does. All others have passed, so you decide: with low cards call nullo.</source>
        <translation>Er is geen troef. Bij grand willen beide teams slagen, bij nullo geen van beide. De anderen hebben gepast, jij beslist: met lage kaarten nullo.</translation>
    </message>
    <message>
        <source>Now you and your partner leave tricks to the others.</source>
        <translation>Nu laten jij en je partner de slagen aan de anderen.</translation>
    </message>
    <message>
        <source>At grand low cards take nothing. Nullo is for them.</source>
        <translation>Bij grand halen lage kaarten niets. Nullo is voor die kaarten.</translation>
    </message>
    <message>
        <source>Nullo, and four cards are left. Your side has four tricks, theirs has five. The queen of hearts was led: stay below it with the four.</source>
        <translation>Nullo, en er zijn nog vier kaarten. Jullie hebben vier slagen, zij vijf. Er is uitgekomen met hartenvrouw: blijf eronder met de vier.</translation>
    </message>
    <message>
        <source>Six tricks for the other side.</source>
        <translation>Zes slagen voor het andere team.</translation>
    </message>
    <message>
        <source>The king took a trick that was theirs.</source>
        <translation>De heer nam een slag die van hen was.</translation>
    </message>
    <message>
        <source>Follow suit: your two of clubs is harmless.</source>
        <translation>Beken: je klavertwee is ongevaarlijk.</translation>
    </message>
    <message>
        <source>The ace had to take it.</source>
        <translation>De aas moest hem nemen.</translation>
    </message>
    <message>
        <source>You have no spade. Throw away the card that could still take a trick: the king of hearts.</source>
        <translation>Je hebt geen schoppen. Gooi de kaart weg die nog een slag kan halen: hartenheer.</translation>
    </message>
    <message>
        <source>The danger is gone.</source>
        <translation>Het gevaar is geweken.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your king would take it.</source>
        <translation>Er kan nog harten worden uitgekomen, en dan haalt je heer de slag.</translation>
    </message>
    <message>
        <source>The others took nine tricks: at nullo each above six scores 1 for you, 3 points.</source>
        <translation>De anderen haalden negen slagen: bij nullo levert elke slag boven de zes jullie 1 op, 3 punten.</translation>
    </message>
    <message>
        <source>Your side could have left all four tricks to the others. Stay below high cards, and throw yours away.</source>
        <translation>Jullie hadden alle vier de slagen aan de anderen kunnen laten. Blijf onder hoge kaarten en gooi de jouwe weg.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand of nullo</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. The player on your right proposes: eight tricks with a partner. Two aces, and king and jack of trumps, are worth four tricks, your half of them. Accept.</source>
        <translation>Wat er geboden wordt, beslist wie met wie speelt. De speler rechts van je stelt voor: acht slagen met een partner. Twee azen, en heer en boer van troef, zijn vier slagen waard, jouw helft. Aanvaard.</translation>
    </message>
    <message>
        <source>Prop and cop: for this deal the player on your right is your partner.</source>
        <translation>Prop en cop: in deze ronde is de speler rechts van je je partner.</translation>
    </message>
    <message>
        <source>With four tricks accept a proposal: two who have four each make eight together.</source>
        <translation>Aanvaard met vier slagen een voorstel: twee die er elk vier hebben, halen er samen acht.</translation>
    </message>
    <message>
        <source>The jack of diamonds was led, and your partner’s king takes the trick: only your ace beats it. Keep the ace, and play the two.</source>
        <translation>Er is uitgekomen met ruitenboer, en de heer van je partner haalt de slag: alleen je aas verslaat hem. Houd de aas en speel de twee.</translation>
    </message>
    <message>
        <source>One trick for both of you, and you keep the ace.</source>
        <translation>Eén slag voor jullie beiden, en je houdt de aas.</translation>
    </message>
    <message>
        <source>The trick was your partner’s already. The ace would have been another.</source>
        <translation>De slag was al van je partner. De aas was er nog een geweest.</translation>
    </message>
    <message>
        <source>Now you call first, and spades are turned up. Six trumps with ace and king, and an ace beside them: that is worth five tricks alone against three. Call solo.</source>
        <translation>Nu bied jij als eerste, en er is schoppen gedraaid. Zes troeven met aas en heer, en een aas ernaast: dat zijn vijf slagen, alleen tegen drie. Bied solo.</translation>
    </message>
    <message>
        <source>Solo: each of the three others pays you 1 if you take five tricks.</source>
        <translation>Solo: elk van de drie anderen betaalt je 1 als je vijf slagen haalt.</translation>
    </message>
    <message>
        <source>Six trumps with ace and king, and an ace, are worth a solo.</source>
        <translation>Zes troeven met aas en heer, en nog een aas, zijn een solo waard.</translation>
    </message>
    <message>
        <source>Diamonds are turned up, but you have seven hearts, five of them from the top, and three high cards beside them. At abundance nine tricks are needed, and you choose trumps. Call it.</source>
        <translation>Er is ruiten gedraaid, maar je hebt zeven hartens, waaronder de vijf hoogste, en drie hoge kaarten ernaast. Bij abondance heb je negen slagen nodig en kies jij troef. Bied die.</translation>
    </message>
    <message>
        <source>Abundance is higher than solo and misère, and is paid with 3 by each.</source>
        <translation>Abondance is hoger dan solo en misère, en elk betaalt er 3 voor.</translation>
    </message>
    <message>
        <source>With hearts as trumps these cards are good for nine tricks: abundance.</source>
        <translation>Met harten als troef zijn deze kaarten goed voor negen slagen: abondance.</translation>
    </message>
    <message>
        <source>Your call stands. Choose hearts as trumps.</source>
        <translation>Je bod staat. Kies harten als troef.</translation>
    </message>
    <message>
        <source>Seven tricks in hearts, two in spades, one in clubs.</source>
        <translation>Zeven slagen in harten, twee in schoppen, één in klaveren.</translation>
    </message>
    <message>
        <source>Hearts are your longest suit by far.</source>
        <translation>Harten is verreweg je langste kleur.</translation>
    </message>
    <message>
        <source>You play misère: no trick, and there are no trumps. Nine tricks are gone, none of them yours. The six of hearts was led: stay below it with the five.</source>
        <translation>Je speelt misère: geen slag, en er is geen troef. Er zijn negen slagen gespeeld, geen ervan is van jou. Er is uitgekomen met hartenzes: blijf eronder met de vijf.</translation>
    </message>
    <message>
        <source>The nine took it.</source>
        <translation>De negen haalde hem.</translation>
    </message>
    <message>
        <source>The jack took the trick, and the misère is lost.</source>
        <translation>De boer haalde de slag, en de misère is verloren.</translation>
    </message>
    <message>
        <source>You have no clubs. Throw away the card that could still take a trick: the jack of hearts.</source>
        <translation>Je hebt geen klaveren. Gooi de kaart weg die nog een slag kan halen: hartenboer.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your jack would take it.</source>
        <translation>Er kan nog harten worden uitgekomen, en dan haalt je boer de slag.</translation>
    </message>
    <message>
        <source>The king of diamonds lies there already: your eight is safe.</source>
        <translation>Ruitenheer ligt er al: je acht is veilig.</translation>
    </message>
    <message>
        <source>One trick is left.</source>
        <translation>Er is nog één slag.</translation>
    </message>
    <message>
        <source>No trick: each of the three others pays you 2, which makes 6.</source>
        <translation>Geen slag: elk van de drie anderen betaalt je 2, samen 6.</translation>
    </message>
    <message>
        <source>One trick, and the misère is lost: you pay 2 to each of the three others. Stay below what was led, and throw away your high cards.</source>
        <translation>Eén slag, en de misère is verloren: je betaalt elk van de drie anderen 2. Blijf onder de kaart waarmee is uitgekomen en gooi je hoge kaarten weg.</translation>
    </message>
    <message>
        <source>Alone or with a partner</source>
        <translation>Alleen of met een partner</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Taken back into deal {deal}.</source>
        <translation>Terug in ronde {deal}.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>52 cards</source>
        <translation>52 kaarten</translation>
    </message>
    <message>
        <source>48 cards, from the three up</source>
        <translation>48 kaarten, vanaf de drie</translation>
    </message>
    <message>
        <source>40 cards, from the five up</source>
        <translation>40 kaarten, vanaf de vijf</translation>
    </message>
    <message>
        <source>36 cards, from the six up</source>
        <translation>36 kaarten, vanaf de zes</translation>
    </message>
    <message>
        <source>32 cards, from the seven up</source>
        <translation>32 kaarten, vanaf de zeven</translation>
    </message>
    <message>
        <source>8 cards for each player</source>
        <translation>8 kaarten per speler</translation>
    </message>
    <message>
        <source>40 cards, Spanish: no 8, 9, 10</source>
        <translation>40 kaarten, Spaans: geen 8, 9, 10</translation>
    </message>
    <message>
        <source>40 cards, Spanish; 36 for 3 or 6 players</source>
        <translation>40 kaarten, Spaans; 36 met 3 of 6 spelers</translation>
    </message>
    <message>
        <source>52 less some twos, to deal evenly</source>
        <translation>52 min enkele tweeën, om gelijk te delen</translation>
    </message>
    <message>
        <source>56 cards: with four jokers as ones</source>
        <translation>56 kaarten: met vier jokers als enen</translation>
    </message>
    <message>
        <source>60 cards: with wizards and jesters</source>
        <translation>60 kaarten: met tovenaars en narren</translation>
    </message>
    <message>
        <source>104 cards: two packs</source>
        <translation>104 kaarten: twee spellen</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>Aas hoog</translation>
    </message>
    <message>
        <source>Spanish: ace, three, king …</source>
        <translation>Spaans: aas, drie, heer …</translation>
    </message>
    <message>
        <source>Trump jack and its twin on top</source>
        <translation>Troefboer en dubbelganger bovenaan</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>De gever</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Met de klok mee</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Tegen de klok in</translation>
    </message>
    <message>
        <source>Up and down by two: 1, 3 … 3, 1</source>
        <translation>Op en neer per twee: 1, 3 … 3, 1</translation>
    </message>
    <message>
        <source>Up and down: 1, 2 … 2, 1</source>
        <translation>Op en neer: 1, 2 … 2, 1</translation>
    </message>
    <message>
        <source>Down and up: 10 … 1 … 10</source>
        <translation>Omlaag en omhoog: 10 … 1 … 10</translation>
    </message>
    <message>
        <source>Up only: 1, 2, 3 …</source>
        <translation>Alleen omhoog: 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Down only: … 3, 2, 1</source>
        <translation>Alleen omlaag: … 3, 2, 1</translation>
    </message>
    <message>
        <source>Down and up, one-card deals once by each dealer</source>
        <translation>Omlaag en omhoog, één kaart bij elke gever</translation>
    </message>
    <message>
        <source>Up and down, largest deal once by each dealer</source>
        <translation>Op en neer, de grootste bij elke gever</translation>
    </message>
    <message>
        <source>Up and down, one-card and largest deals once by each dealer</source>
        <translation>Op en neer, de kleinste en de grootste bij elke gever</translation>
    </message>
    <message>
        <source>Romanian: 1 … 8 … 1</source>
        <translation>Roemeens: 1 … 8 … 1</translation>
    </message>
    <message>
        <source>Romanian: 8 … 1 … 8</source>
        <translation>Roemeens: 8 … 1 … 8</translation>
    </message>
    <message>
        <source>Romanian by two: 1, 3, 5, 7, 8 … 1</source>
        <translation>Roemeens per twee: 1, 3, 5, 7, 8 … 1</translation>
    </message>
    <message>
        <source>Down and up, never fewer than 4</source>
        <translation>Omlaag en omhoog, nooit minder dan 4</translation>
    </message>
    <message>
        <source>Down by two, the other sizes up</source>
        <translation>Omlaag per twee, de andere aantallen omhoog</translation>
    </message>
    <message>
        <source>Down to 2 and up</source>
        <translation>Omlaag tot 2 en omhoog</translation>
    </message>
    <message>
        <source>Down and up, 2 cards by every dealer</source>
        <translation>Omlaag en omhoog, 2 kaarten bij elke gever</translation>
    </message>
    <message>
        <source>Always the same number</source>
        <translation>Altijd hetzelfde aantal</translation>
    </message>
    <message>
        <source>Clag, with special deals</source>
        <translation>Clag, met bijzondere rondes</translation>
    </message>
    <message>
        <source>A sequence of your own</source>
        <translation>Een eigen schema</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Zoveel als er passen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Eén keer</translation>
    </message>
    <message>
        <source>Once, then down the same sizes</source>
        <translation>Eén keer, dan dezelfde groottes omlaag</translation>
    </message>
    <message>
        <source>Twice, then down the same sizes</source>
        <translation>Twee keer, dan dezelfde groottes omlaag</translation>
    </message>
    <message>
        <source>Played normally</source>
        <translation>Gewoon gespeeld</translation>
    </message>
    <message>
        <source>Forehead: you see all but your own</source>
        <translation>Voorhoofd: je ziet alles behalve je eigen kaart</translation>
    </message>
    <message>
        <source>Hidden: nobody sees a card</source>
        <translation>Verborgen: niemand ziet een kaart</translation>
    </message>
    <message>
        <source>The next card is turned up</source>
        <translation>De volgende kaart wordt gedraaid</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card</source>
        <translation>De laatste kaart van de gever</translation>
    </message>
    <message>
        <source>A card is cut before the deal</source>
        <translation>Een vóór het delen getrokken kaart</translation>
    </message>
    <message>
        <source>Trumps go round in an order</source>
        <translation>Troef gaat rond in een volgorde</translation>
    </message>
    <message>
        <source>A suit is drawn</source>
        <translation>Een kleur wordt geloot</translation>
    </message>
    <message>
        <source>The same suit in every deal</source>
        <translation>Dezelfde kleur in elke ronde</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
    <message>
        <source>The highest bidder chooses</source>
        <translation>De hoogste bieder kiest</translation>
    </message>
    <message>
        <source>It is auctioned</source>
        <translation>Bij opbod</translation>
    </message>
    <message>
        <source>Turned up after the bids</source>
        <translation>Gedraaid na het bieden</translation>
    </message>
    <message>
        <source>Hidden until somebody cannot follow suit</source>
        <translation>Verborgen tot iemand niet kan bekennen</translation>
    </message>
    <message>
        <source>The dealer chooses the suit</source>
        <translation>De gever kiest de kleur</translation>
    </message>
    <message>
        <source>Turn on until a suit comes</source>
        <translation>Doordraaien tot er een kleur komt</translation>
    </message>
    <message>
        <source>The dealer chooses before the deal</source>
        <translation>De gever kiest vóór het delen</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready</source>
        <translation>Allemaal tegelijk, geheim tot iedereen klaar is</translation>
    </message>
    <message>
        <source>Openly, in turn</source>
        <translation>Open, om de beurt</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>De speler na de gever</translation>
    </message>
    <message>
        <source>None: the last bidder is free</source>
        <translation>Geen: de laatste bieder is vrij</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>In elke ronde</translation>
    </message>
    <message>
        <source>From a certain number of cards on</source>
        <translation>Vanaf een bepaald aantal kaarten</translation>
    </message>
    <message>
        <source>In all deals but the last</source>
        <translation>In alle rondes behalve de laatste</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Vrij</translation>
    </message>
    <message>
        <source>More than the tricks</source>
        <translation>Meer dan de slagen</translation>
    </message>
    <message>
        <source>Exactly the tricks, played until all make it</source>
        <translation>Precies de slagen, tot iedereen het haalt</translation>
    </message>
    <message>
        <source>Every bid</source>
        <translation>Elk bod</translation>
    </message>
    <message>
        <source>Only their total</source>
        <translation>Alleen het totaal</translation>
    </message>
    <message>
        <source>When the deal is over</source>
        <translation>Na de ronde</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Once trumps are broken</source>
        <translation>Zodra er troef op een andere kleur is gespeeld</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Na de eerste slag</translation>
    </message>
    <message>
        <source>Only when holding nothing else</source>
        <translation>Alleen als je niets anders hebt</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Overgeslagen</translation>
    </message>
    <message>
        <source>They end the streak</source>
        <translation>Ze beëindigen de reeks</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Ze tellen mee</translation>
    </message>
    <message>
        <source>After the whole sequence</source>
        <translation>Na het hele schema</translation>
    </message>
    <message>
        <source>When a score is reached</source>
        <translation>Als een score is bereikt</translation>
    </message>
    <message>
        <source>After every deal</source>
        <translation>Na elke ronde</translation>
    </message>
    <message>
        <source>After each whole sequence</source>
        <translation>Telkens na het hele schema</translation>
    </message>
    <message>
        <source>The place is shared</source>
        <translation>De plaats wordt gedeeld</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Nog een ronde</translation>
    </message>
    <message>
        <source>The larger total of made bids</source>
        <translation>Het hogere totaal aan gehaalde biedingen</translation>
    </message>
    <message>
        <source>Most tricks in the match</source>
        <translation>De meeste slagen van de partij</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Naar het aantal spelers</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eén</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Twee</translation>
    </message>
    <message>
        <source>Chosen by the giver</source>
        <translation>Gekozen door wie hem geeft</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Getrokken</translation>
    </message>
    <message>
        <source>For first and last</source>
        <translation>Voor de eerste en de laatste</translation>
    </message>
    <message>
        <source>For every place</source>
        <translation>Voor elke plaats</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>For bids with trump</source>
        <translation>Bij biedingen met troef</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Het contract</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Alle punten</translation>
    </message>
    <message>
        <source>May be discarded when void</source>
        <translation>Afgooien mag als je niet kunt bekennen</translation>
    </message>
    <message>
        <source>Must be discarded when void</source>
        <translation>Afgooien moet als je niet kunt bekennen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Toegestaan</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>One card, unseen</source>
        <translation>Eén kaart, ongezien</translation>
    </message>
    <message>
        <source>A card is turned up</source>
        <translation>Er wordt een kaart gedraaid</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card</source>
        <translation>Wie de hoogste kaart trekt</translation>
    </message>
    <message>
        <source>After seeing the hand</source>
        <translation>Na het zien van de hand</translation>
    </message>
    <message>
        <source>Before seeing the hand</source>
        <translation>Vóór het zien van de hand</translation>
    </message>
    <message>
        <source>They cut cards</source>
        <translation>Ze trekken kaarten</translation>
    </message>
    <message>
        <source>Whoever took the last trick</source>
        <translation>Wie de laatste slag haalde</translation>
    </message>
    <message>
        <source>Nobody: a card is turned</source>
        <translation>Niemand: er wordt een kaart gedraaid</translation>
    </message>
    <message>
        <source>The last thirteen</source>
        <translation>De laatste dertien</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All, the last thirteen twice</source>
        <translation>Alle, de laatste dertien dubbel</translation>
    </message>
    <message>
        <source>For the deal</source>
        <translation>Voor de ronde</translation>
    </message>
    <message>
        <source>For tricks more than the other</source>
        <translation>Voor slagen meer dan de ander</translation>
    </message>
    <message>
        <source>For every trick</source>
        <translation>Voor elke slag</translation>
    </message>
    <message>
        <source>To a score</source>
        <translation>Tot een score</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Een aantal rondes</translation>
    </message>
    <message>
        <source>200 points below zero</source>
        <translation>200 punten onder nul</translation>
    </message>
    <message>
        <source>500 points below zero</source>
        <translation>500 punten onder nul</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
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
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>10 a trick</source>
        <translation>10 per slag</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 punten</translation>
    </message>
    <message>
        <source>For blind nil</source>
        <translation>Bij een blinde nil</translation>
    </message>
    <message>
        <source>For every nil</source>
        <translation>Bij elke nil</translation>
    </message>
    <message>
        <source>They are bags</source>
        <translation>Het zijn overslagen</translation>
    </message>
    <message>
        <source>They help to make the contract</source>
        <translation>Ze helpen het contract te halen</translation>
    </message>
    <message>
        <source>Once spades are broken</source>
        <translation>Zodra er schoppen op een andere kleur is gespeeld</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gedeeld</translation>
    </message>
    <message>
        <source>Drawn, discards seen by who draws</source>
        <translation>Gepakt; wie pakt, ziet wat hij weglegt</translation>
    </message>
    <message>
        <source>Drawn, the second card discarded unseen</source>
        <translation>Gepakt; de tweede kaart gaat ongezien weg</translation>
    </message>
    <message>
        <source>Drawn, discards face up</source>
        <translation>Gepakt; weggelegde kaarten liggen open</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>A tenth of a point</source>
        <translation>Een tiende punt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Suits in turn</source>
        <translation>Kleuren om de beurt</translation>
    </message>
    <message>
        <source>Suits in turn, then no trump</source>
        <translation>Kleuren om de beurt, dan zonder troef</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>Alleen de gever</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>The player before the caller</source>
        <translation>De speler ervoor</translation>
    </message>
    <message>
        <source>The player after the caller</source>
        <translation>De speler erna</translation>
    </message>
    <message>
        <source>The others score as usual</source>
        <translation>De anderen scoren gewoon</translation>
    </message>
    <message>
        <source>The others score twice as much</source>
        <translation>De anderen scoren dubbel</translation>
    </message>
    <message>
        <source>The caller&apos;s side loses</source>
        <translation>Het team van wie het zei verliest</translation>
    </message>
    <message>
        <source>The other side scores</source>
        <translation>Het andere team scoort</translation>
    </message>
    <message>
        <source>The side that took them loses</source>
        <translation>Het team dat ze haalde verliest</translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation>Een robber</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>De volgende geeft</translation>
    </message>
    <message>
        <source>A general misère</source>
        <translation>Een algemene misère</translation>
    </message>
    <message>
        <source>The caller&apos;s choice</source>
        <translation>Naar keuze van de bieder</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Geen troef</translation>
    </message>
    <message>
        <source>A fifth of a point</source>
        <translation>Een vijfde punt</translation>
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
