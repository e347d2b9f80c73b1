<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Far Whist</source>
        <translation>À propos de Far Whist</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copier les &amp;détails</translation>
    </message>
    <message>
        <source>&amp;Website</source>
        <translation>Site &amp;web</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>Far Whist {version}</source>
        <translation>Far Whist {version}</translation>
    </message>
    <message>
        <source>A card table for whist games where you must take exactly the tricks you bid.

The opponents do not cheat: each sees only its own cards and what has been played.

Free software under the MIT licence. Made with Qt {qt}, which is under the GNU LGPL.</source>
        <translation>Une table de jeu pour les whists où il faut faire exactement les plis annoncés.

Les adversaires ne trichent pas&#xa0;: chacun ne voit que ses propres cartes et ce qui a été joué.

Logiciel libre sous licence MIT. Réalisé avec Qt {qt}, sous licence GNU LGPL.</translation>
    </message>
    <message>
        <source>This is an independent program in the style of Far Whist by Vincent Brévart ({address}). He has no part in it.</source>
        <translation>Ce programme est indépendant ; il est fait dans le style de Far Whist, de Vincent Brévart ({address}), qui n’y a pas pris part.</translation>
    </message>
    <message>
        <source>Please include this when you report a problem:</source>
        <translation>Si vous signalez un problème, joignez ceci&#xa0;:</translation>
    </message>
    <message>
        <source>Third-party software</source>
        <translation>Logiciels tiers</translation>
    </message>
    <message>
        <source>It is installed alongside Far Whist and is not part of it.</source>
        <translation>Ils sont installés à côté de Far Whist et n’en font pas partie.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Question suivante</translation>
    </message>
    <message>
        <source>Which suit do you make trumps?</source>
        <translation>Quelle couleur choisissez-vous comme atout&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards are high?</source>
        <translation>Quelles cartes sont les plus fortes&#x202f;?</translation>
    </message>
    <message>
        <source>Do you keep the card that you drew?</source>
        <translation>Gardez-vous la carte que vous avez piochée&#x202f;?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Quelle carte écartez-vous&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Combien de plis ferez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>&amp;Voir mes cartes</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Change bid</source>
        <translation>Changer d’annonce</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>You may change your bid until everybody is ready.</source>
        <translation>Vous pouvez changer d’annonce tant que tout le monde n’est pas prêt.</translation>
    </message>
    <message>
        <source>Bids stay hidden until the deal is over.</source>
        <translation>Les annonces restent cachées jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>Bids stay secret until everybody is ready.</source>
        <translation>Les annonces restent secrètes tant que tout le monde n’est pas prêt.</translation>
    </message>
    <message>
        <source>Ready: {ready} of {seats}.</source>
        <translation>Prêts&#xa0;: {ready} sur {seats}.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Plis annoncés jusqu’ici : {total} sur {tricks}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Done</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Which suit is trumps?</source>
        <translation>Quelle couleur est atout&#x202f;?</translation>
    </message>
    <message>
        <source>How many tricks, if you choose trumps?</source>
        <translation>Combien de plis avec l’atout de votre choix&#x202f;?</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;asser</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>La &amp;garder</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>L’&amp;écarter</translation>
    </message>
    <message>
        <source>How many tricks above six?</source>
        <translation>Combien de plis au-delà de six&#x202f;?</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>proposition</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>acceptation</translation>
    </message>
    <message>
        <source>prop and cop</source>
        <translation>prop et cop</translation>
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
        <translation>abondance royale</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>misère ouverte</translation>
    </message>
    <message>
        <source>abundance declared</source>
        <translation>abondance déclarée</translation>
    </message>
    <message>
        <source>general misère</source>
        <translation>misère générale</translation>
    </message>
    <message>
        <source>Uptown ↑</source>
        <translation>Haut ↑</translation>
    </message>
    <message>
        <source>Downtown ↓</source>
        <translation>Bas ↓</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
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
        <translation>La garder</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>L’écarter</translation>
    </message>
    <message>
        <source>Play it unseen</source>
        <translation>La jouer sans la voir</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Cartes basses</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cartes hautes</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>Everyone passed: you must bid.</source>
        <translation>Tous ont passé&#xa0;: il faut annoncer.</translation>
    </message>
    <message>
        <source>Which cards win?</source>
        <translation>Quelles cartes gagnent&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;{number}  Low: A 2 3 … K</source>
        <translation>&amp;{number}  Basses&#xa0;: A 2 3 … R</translation>
    </message>
    <message>
        <source>&amp;{number}  High: A K Q … 2</source>
        <translation>&amp;{number}  Hautes&#xa0;: A R D … 2</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>À vous de parler</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Voir mes cartes</translation>
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
        <translation>Vous jouez {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joue {contract}</translation>
    </message>
    <message>
        <source>Nullo: leave tricks to the others</source>
        <translation>Nullo : laisser les plis aux autres</translation>
    </message>
    <message>
        <source>Grand: take tricks</source>
        <translation>Grand : faire des plis</translation>
    </message>
    <message>
        <source>No trump, low cards win</source>
        <translation>Sans atout, les cartes basses gagnent</translation>
    </message>
    <message>
        <source>No trump, high cards win</source>
        <translation>Sans atout, les cartes hautes gagnent</translation>
    </message>
    <message>
        <source>{suit}, downtown</source>
        <translation>{suit}, bas</translation>
    </message>
    <message>
        <source>{suit}, uptown</source>
        <translation>{suit}, haut</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Frapper</translation>
    </message>
</context>
<context>
    <name>Card after with</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>le dix de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>le neuf de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>le huit de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>le sept de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>le six de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>le cinq de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>le quatre de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>le trois de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>le deux de {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>le un de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>le joker rouge</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>le joker noir</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>un magicien</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un bouffon</translation>
    </message>
</context>
<context>
    <name>Card at the start of a sentence</name>
    <message>
        <source>The ace of {suit}</source>
        <translation>L’as de {suit}</translation>
    </message>
    <message>
        <source>The king of {suit}</source>
        <translation>Le roi de {suit}</translation>
    </message>
    <message>
        <source>The queen of {suit}</source>
        <translation>La dame de {suit}</translation>
    </message>
    <message>
        <source>The jack of {suit}</source>
        <translation>Le valet de {suit}</translation>
    </message>
    <message>
        <source>The ten of {suit}</source>
        <translation>Le dix de {suit}</translation>
    </message>
    <message>
        <source>The nine of {suit}</source>
        <translation>Le neuf de {suit}</translation>
    </message>
    <message>
        <source>The eight of {suit}</source>
        <translation>Le huit de {suit}</translation>
    </message>
    <message>
        <source>The seven of {suit}</source>
        <translation>Le sept de {suit}</translation>
    </message>
    <message>
        <source>The six of {suit}</source>
        <translation>Le six de {suit}</translation>
    </message>
    <message>
        <source>The five of {suit}</source>
        <translation>Le cinq de {suit}</translation>
    </message>
    <message>
        <source>The four of {suit}</source>
        <translation>Le quatre de {suit}</translation>
    </message>
    <message>
        <source>The three of {suit}</source>
        <translation>Le trois de {suit}</translation>
    </message>
    <message>
        <source>The two of {suit}</source>
        <translation>Le deux de {suit}</translation>
    </message>
    <message>
        <source>The one of {suit}</source>
        <translation>Le un de {suit}</translation>
    </message>
    <message>
        <source>The red joker</source>
        <translation>Le joker rouge</translation>
    </message>
    <message>
        <source>The black joker</source>
        <translation>Le joker noir</translation>
    </message>
    <message>
        <source>A wizard</source>
        <translation>Un magicien</translation>
    </message>
    <message>
        <source>A jester</source>
        <translation>Un bouffon</translation>
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
        <translation>roi de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dame de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valet de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dix de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>neuf de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>huit de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sept de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>six de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinq de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quatre de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>trois de {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>deux de {suit}</translation>
    </message>
    <message>
        <source>one of {suit}</source>
        <translation>un de {suit}</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>joker rouge</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker noir</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>magicien</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>bouffon</translation>
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
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
</context>
<context>
    <name>Card that is played</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>le dix de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>le neuf de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>le huit de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>le sept de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>le six de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>le cinq de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>le quatre de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>le trois de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>le deux de {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>le un de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>le joker rouge</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>le joker noir</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>un magicien</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un bouffon</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Play out deal</source>
        <translation>Jouer la fin</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: a bot chooses for you.</source>
        <translation>Temps écoulé&#xa0;: un robot choisit pour vous.</translation>
    </message>
    <message>
        <source>Time is up: {card} was played for you.</source>
        <translation>Temps écoulé&#xa0;: carte jouée pour vous, {card}.</translation>
    </message>
    <message>
        <source>Time is up: a bid of {tricks} was made for you.</source>
        <translation>Temps écoulé&#xa0;: annonce faite pour vous, {tricks}.</translation>
    </message>
    <message>
        <source>Time is up: a choice was made for you.</source>
        <translation>Temps écoulé&#xa0;: un choix a été fait pour vous.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Forcé</translation>
    </message>
    <message>
        <source>Chance to make the bid</source>
        <translation>Chances de réussir l’annonce</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Chances de gagner la partie</translation>
    </message>
    <message>
        <source>Right, and unlucky.</source>
        <translation>Bon choix, mais pas de chance.</translation>
    </message>
    <message>
        <source>It cost nothing this time.</source>
        <translation>Cette fois, cela n’a rien coûté.</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Tout se vaut</translation>
    </message>
    <message>
        <source>All that could be chosen came to the same.</source>
        <translation>Tous les choix possibles revenaient au même.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>points en moyenne</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>{name} chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>{name} a choisi {own}&#xa0;: {own_share}&#x202f;%. Le mieux, {best}&#xa0;: {best_share}&#x202f;%.</translation>
    </message>
    <message>
        <source>No other choice was surely better.</source>
        <translation>Aucun autre choix n’était meilleur à coup sûr.</translation>
    </message>
    <message>
        <source>It wins the match most often.</source>
        <translation>C’est ce qui gagne le plus souvent la partie.</translation>
    </message>
    <message>
        <source>Judged by what you could know · {deals}</source>
        <translation>Jugé sur ce que vous pouviez savoir · {deals}</translation>
    </message>
    <message>
        <source>Judged by what {name} could know · {deals}</source>
        <translation>Jugé sur ce que pouvait savoir {name} · {deals}</translation>
    </message>
    <message>
        <source>{word}. Points lost: {loss}. Best: {best}.</source>
        <translation>{word}. Points perdus&#xa0;: {loss}. Le mieux&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>The coach is looking at {name}&apos;s choices: {done} of {count}</source>
        <translation>{name}&#xa0;: l’entraîneur examine ses choix, {done} sur {count}</translation>
    </message>
    <message>
        <source>The coach is looking at your choices: {done} of {count}</source>
        <translation>L’entraîneur examine vos choix&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>{done} of {count} judged.</source>
        <translation>Jugés&#xa0;: {done} sur {count}.</translation>
    </message>
    <message>
        <source>This choice could not be judged. The file farwhist.log says why.</source>
        <translation>Ce choix n’a pas pu être jugé. Le fichier farwhist.log dit pourquoi.</translation>
    </message>
    <message>
        <source>A bot chose this in the player’s place. It is not judged.</source>
        <translation>Un robot a choisi à la place du joueur. Ce choix n’est pas jugé.</translation>
    </message>
    <message>
        <source>Time was up, and a bot chose this. It is not judged.</source>
        <translation>Le temps était écoulé, et un robot a choisi. Ce choix n’est pas jugé.</translation>
    </message>
    <message>
        <source>This follows a hint. It is not judged.</source>
        <translation>Ce choix suit un conseil. Il n’est pas jugé.</translation>
    </message>
    <message>
        <source>All was decided: this was played by itself.</source>
        <translation>Tout était décidé&#xa0;: cette carte a été jouée automatiquement.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Chance to stay in</source>
        <translation>Chances de rester en jeu</translation>
    </message>
    <message>
        <source>Chance of the odd trick</source>
        <translation>Chances de faire plus de six plis</translation>
    </message>
    <message>
        <source>Chance of the contract</source>
        <translation>Chances de réussir le contrat</translation>
    </message>
    <message>
        <source>Chance to be out of cards first</source>
        <translation>Chances de finir ses cartes en premier</translation>
    </message>
    <message>
        <source>All choices come to the same.</source>
        <translation>Tous les choix reviennent au même.</translation>
    </message>
    <message>
        <source>Other choices are as good here; the usual one is named.</source>
        <translation>D’autres choix se valent ici ; c’est l’habituel qui est indiqué.</translation>
    </message>
    <message>
        <source>{share} percent</source>
        <translation>{share} pour cent</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le mieux</translation>
    </message>
    <message>
        <source>You chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Votre choix, {own}&#xa0;: {own_share}&#x202f;%. Le mieux, {best}&#xa0;: {best_share}&#x202f;%.</translation>
    </message>
    <message>
        <source>Best was {best}.</source>
        <translation>Le mieux&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>Looking at your choices: {done} of {count}</source>
        <translation>Examen de vos choix&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>The coach will look at this deal soon.</source>
        <translation>L’entraîneur examinera bientôt cette donne.</translation>
    </message>
    <message>
        <source>The coach is waiting for mains power.</source>
        <translation>L’entraîneur attend l’alimentation secteur.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Pas jugée.</translation>
    </message>
    <message>
        <source>This deal could not be judged. The file farwhist.log says why.</source>
        <translation>Cette donne n’a pas pu être jugée. Le fichier farwhist.log dit pourquoi.</translation>
    </message>
    <message>
        <source>What could be better?</source>
        <translation>Que peut-on améliorer ?</translation>
    </message>
    <message>
        <source>Judge now</source>
        <translation>Juger maintenant</translation>
    </message>
    <message>
        <source>Judge this deal</source>
        <translation>Juger cette donne</translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>Juger de nouveau</translation>
    </message>
    <message>
        <source>cards and others {points}</source>
        <translation>cartes et autres {points}</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Il n’y avait pas de choix à faire.</translation>
    </message>
    <message>
        <source>Points lost in the bidding: {points}.</source>
        <translation>Points perdus aux annonces&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Points lost in the play: {points}, most {where}.</source>
        <translation>Points perdus au jeu&#xa0;: {points}, surtout {where}.</translation>
    </message>
    <message>
        <source>No slips: your decisions cost about {points}.</source>
        <translation>Aucune erreur&#xa0;: vos décisions ont coûté environ {points}.</translation>
    </message>
    <message>
        <source>Nothing lost. The rest was in the cards.</source>
        <translation>Rien de perdu. Le reste dépendait des cartes.</translation>
    </message>
    <message>
        <source>Winning chance lost: {lost} %, most {where}.</source>
        <translation>Chances de gagner perdues&#xa0;: {lost}&#x202f;%, surtout {where}.</translation>
    </message>
    <message>
        <source>Not judged: the choices were not your own.</source>
        <translation>Pas jugée&#xa0;: les choix n’étaient pas les vôtres.</translation>
    </message>
    <message>
        <source>Not judged: the coach does not compare such choices.</source>
        <translation>Pas jugée : l’entraîneur ne compare pas de tels choix.</translation>
    </message>
    <message>
        <source>Exactly as bid.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Well bid.</source>
        <translation>Bonne annonce.</translation>
    </message>
    <message>
        <source>The coach has looked at this deal.</source>
        <translation>L’entraîneur a regardé cette donne.</translation>
    </message>
    <message>
        <source>Exactly as bid, and nothing lost.</source>
        <translation>Exactement comme annoncé, et rien de perdu.</translation>
    </message>
    <message>
        <source>Your decisions {points}</source>
        <translation>Vos décisions {points}</translation>
    </message>
    <message>
        <source>in the bidding: {choice}</source>
        <translation>aux annonces&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>in trick {trick}: {choice}</source>
        <translation>au pli {trick}&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>{best}: {best_share} %.</source>
        <translation>{best}&#xa0;: {best_share}&#x202f;%.</translation>
    </message>
    <message>
        <source>It scores most on average.</source>
        <translation>C’est ce qui rapporte le plus en moyenne.</translation>
    </message>
    <message>
        <source>{word}. Winning chance lost: {loss}. Best: {best}.</source>
        <translation>{word}. Chances de gagner perdues&#xa0;: {loss}. Le mieux&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach</source>
        <translation>Jugé par une version plus ancienne de l’entraîneur</translation>
    </message>
    <message>
        <source>{choice}: {share} percent, {points}</source>
        <translation>{choice}&#xa0;: {share} pour cent, {points}</translation>
    </message>
    <message>
        <source>{choice} now</source>
        <translation>{choice} maintenant</translation>
    </message>
    <message>
        <source>{choice} then</source>
        <translation>{choice} avant</translation>
    </message>
    <message>
        <source>What the coach finds cannot be saved: {reason}</source>
        <translation>Les avis de l’entraîneur ne peuvent pas être enregistrés&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>With open cards: the bid was certain with {cards}, whatever the others did.</source>
        <translation>À cartes ouvertes&#xa0;: l’annonce était sûre avec {cards}, quoi que fassent les autres.</translation>
    </message>
    <message>
        <source>With open cards: the bid was out of reach, whatever was played.</source>
        <translation>À cartes ouvertes&#xa0;: l’annonce était hors de portée, quoi qu’on joue.</translation>
    </message>
    <message>
        <source>Nobody could know that.</source>
        <translation>Personne ne pouvait le savoir.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>You needed {need} {left}</source>
        <translation>Il en fallait {need} {left}</translation>
    </message>
    <message>
        <source>You needed none {left}</source>
        <translation>Il n’en fallait aucun {left}</translation>
    </message>
    <message>
        <source>Tricks that this hand usually takes: {tricks}.</source>
        <translation>Plis que fait d’ordinaire cette main&#xa0;: {tricks}.</translation>
    </message>
    <message>
        <source>You held {cards}.</source>
        <translation>Vous aviez {cards}.</translation>
    </message>
</context>
<context>
    <name>Copy</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carte chacun</numerusform>
            <numerusform>%n cartes chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>%n en moins</numerusform>
            <numerusform>%n en moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Encore %n seconde</numerusform>
            <numerusform>Encore %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulated deal(s)</source>
        <translation>
            <numerusform>%Ln donne simulée</numerusform>
            <numerusform>%Ln donnes simulées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n de moins</numerusform>
            <numerusform>%n de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>%n en trop</numerusform>
            <numerusform>%n en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n passage trouvé</numerusform>
            <numerusform>%n passages trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) were bid</source>
        <translation>
            <numerusform>%n pli annoncé</numerusform>
            <numerusform>%n plis annoncés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of %n trick(s)</source>
        <translation>
            <numerusform>sur %n</numerusform>
            <numerusform>sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) without effect here</source>
        <translation>
            <numerusform>%n option sans effet</numerusform>
            <numerusform>%n options sans effet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n de trop</numerusform>
            <numerusform>%n de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Un pli de moins, mais bien joué&#xa0;: votre dernier choix avait {share}&#x202f;% de chances de réussir.</numerusform>
            <numerusform>%n plis de moins, mais bien joué&#xa0;: votre dernier choix avait {share}&#x202f;% de chances de réussir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Un pli de trop, mais bien joué&#xa0;: votre dernier choix avait {share}&#x202f;% de chances de réussir.</numerusform>
            <numerusform>%n plis de trop, mais bien joué&#xa0;: votre dernier choix avait {share}&#x202f;% de chances de réussir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) best.</source>
        <translation>
            <numerusform>%n décision sur {count} était la meilleure.</numerusform>
            <numerusform>%n décisions sur {count} étaient les meilleures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n pique</numerusform>
            <numerusform>%n piques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n cœur</numerusform>
            <numerusform>%n cœurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n carreau</numerusform>
            <numerusform>%n carreaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n trèfle</numerusform>
            <numerusform>%n trèfles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) up</source>
        <translation>
            <numerusform>%n place gagnée</numerusform>
            <numerusform>%n places gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) down</source>
        <translation>
            <numerusform>%n place perdue</numerusform>
            <numerusform>%n places perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n trick(s)</source>
        <translation>
            <numerusform>dernier pli</numerusform>
            <numerusform>%n derniers plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation>
            <numerusform>Prendre le dernier pli</numerusform>
            <numerusform>Prendre les %n derniers plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s) in a row.</source>
        <translation>
            <numerusform>%n annonce exacte de suite.</numerusform>
            <numerusform>%n annonces exactes de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s)</source>
        <translation>
            <numerusform>%n annonce exacte</numerusform>
            <numerusform>%n annonces exactes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were exact %n time(s) in a row.</source>
        <translation>
            <numerusform>Annonce exacte %n fois de suite.</numerusform>
            <numerusform>Annonce exacte %n fois de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n semaine</numerusform>
            <numerusform>%n semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n mois</numerusform>
            <numerusform>%n mois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the last %n trick(s)</source>
        <translation>
            <numerusform>sur le dernier pli</numerusform>
            <numerusform>sur les %n derniers plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and had %n sure</source>
        <translation>
            <numerusform>et vous en aviez %n de sûr</numerusform>
            <numerusform>et vous en aviez %n de sûrs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held %n trump(s)</source>
        <translation>
            <numerusform>et vous aviez %n atout</numerusform>
            <numerusform>et vous aviez %n atouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held the highest card left in %n suit(s)</source>
        <translation>
            <numerusform>et vous aviez la plus haute carte restante dans %n couleur</numerusform>
            <numerusform>et vous aviez la plus haute carte restante dans %n couleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right %n time(s) in a row</source>
        <translation>
            <numerusform>Juste %n fois</numerusform>
            <numerusform>Juste %n fois de suite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCounts</name>
    <message numerus="yes">
        <source>%n card(s) for each player</source>
        <translation>
            <numerusform>%n carte par joueur</numerusform>
            <numerusform>%n cartes par joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of the &amp;week: %n day(s) left</source>
        <translation>
            <numerusform>Partie de la &amp;semaine&#xa0;: encore %n jour</numerusform>
            <numerusform>Partie de la &amp;semaine&#xa0;: encore %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal facts</name>
    <message>
        <source>Cut: {cards}</source>
        <translation>Tirage&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>You discarded {cards}</source>
        <translation>Vous avez écarté {cards}</translation>
    </message>
    <message>
        <source>The kitty, {cards}</source>
        <translation>Le chien, {cards}</translation>
    </message>
    <message>
        <source>Turned up, and in your hand</source>
        <translation>Retournée, dans votre main</translation>
    </message>
    <message>
        <source>Turned up by {name}, who holds it</source>
        <translation>Retournée par {name}, qui l’a en main</translation>
    </message>
    <message>
        <source>You won the cut and chose trumps</source>
        <translation>Vous avez gagné le tirage et choisi l’atout</translation>
    </message>
    <message>
        <source>{name} won the cut and chose trumps</source>
        <translation>{name} a gagné le tirage et choisi l’atout</translation>
    </message>
    <message>
        <source>You chose trumps</source>
        <translation>Vous avez choisi l’atout</translation>
    </message>
    <message>
        <source>{name} chose trumps</source>
        <translation>{name} a choisi l’atout</translation>
    </message>
    <message>
        <source>You won the cut and choose trumps</source>
        <translation>Vous avez gagné le tirage et choisissez l’atout</translation>
    </message>
    <message>
        <source>{name} won the cut and chooses trumps</source>
        <translation>{name} a gagné le tirage et choisit l’atout</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Vous choisissez l’atout</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} choisit l’atout</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}, counting the kitty as one</source>
        <translation>Vous avez annoncé {level}&#xa0;: {tricks}, dont le chien</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}</source>
        <translation>Vous avez annoncé {level}&#xa0;: {tricks}</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}, counting the kitty as one</source>
        <translation>{name} a annoncé {level}&#xa0;: {tricks}, dont le chien</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}</source>
        <translation>{name} a annoncé {level}&#xa0;: {tricks}</translation>
    </message>
    <message>
        <source>Low cards win: A 2 3 … K</source>
        <translation>Les basses gagnent&#xa0;: A 2 3 … R</translation>
    </message>
    <message>
        <source>High cards win: A K Q … 2</source>
        <translation>Les hautes gagnent&#xa0;: A R D … 2</translation>
    </message>
    <message>
        <source>All play a general misère</source>
        <translation>Tous jouent une misère générale</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joue {contract}</translation>
    </message>
    <message>
        <source>{name} and {partner} play {contract}</source>
        <translation>{name} et {partner} jouent {contract}</translation>
    </message>
    <message>
        <source>You and {name} play {contract}</source>
        <translation>{name} et vous jouez {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Vous jouez {contract}</translation>
    </message>
    <message>
        <source>You called grand</source>
        <translation>Vous avez annoncé grand</translation>
    </message>
    <message>
        <source>{name} called grand</source>
        <translation>{name} a annoncé grand</translation>
    </message>
    <message>
        <source>You called nullo</source>
        <translation>Vous avez annoncé nullo</translation>
    </message>
    <message>
        <source>{name} called nullo</source>
        <translation>{name} a annoncé nullo</translation>
    </message>
    <message>
        <source>Bids: {calls}</source>
        <translation>Annonces&#xa0;: {calls}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} (passe)</translation>
    </message>
    <message>
        <source>{name} {call}</source>
        <translation>{name} {call}</translation>
    </message>
    <message>
        <source>{name} {level} uptown</source>
        <translation>{name} {level} haut</translation>
    </message>
    <message>
        <source>{name} {level} downtown</source>
        <translation>{name} {level} bas</translation>
    </message>
    <message>
        <source>{name} {level} no trump</source>
        <translation>{name} {level} sans atout</translation>
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
        <translation>Nil&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Blind nil: {names}</source>
        <translation>Nil à l’aveugle&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Bid blind: {names}</source>
        <translation>À l’aveugle&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>Deal number</name>
    <message>
        <source>Match number</source>
        <translation>Numéro de partie</translation>
    </message>
    <message>
        <source>This is deal {deal} of match number {number}.
The same number deals the same cards again in the same game with the same number of players: {game}, {seats}.</source>
        <translation>Voici la donne {deal} de la partie numéro {number}.
Le même numéro redonne les mêmes cartes, au même jeu et avec autant de joueurs&#xa0;: {game}, {seats}.</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copier le numéro</translation>
    </message>
    <message>
        <source>Match &amp;number:</source>
        <translation>&amp;Numéro de la partie&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Start this match</source>
        <translation>Co&amp;mmencer cette partie</translation>
    </message>
    <message>
        <source>Enter a number first</source>
        <translation>Saisissez d’abord un numéro</translation>
    </message>
</context>
<context>
    <name>Deal texts</name>
    <message>
        <source>No deal code or diagram was found here.</source>
        <translation>Il n’y a ici ni code ni diagramme de donne.</translation>
    </message>
    <message>
        <source>The code is damaged after {after}.</source>
        <translation>Le code est endommagé après {after}.</translation>
    </message>
    <message>
        <source>The end of the code is missing, after {after}.</source>
        <translation>Il manque la fin du code, après {after}.</translation>
    </message>
    <message>
        <source>The code does not hold a playable deal.</source>
        <translation>Le code ne contient aucune donne jouable.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Far Whist.</source>
        <translation>Ce code vient d’une version plus récente de Far Whist.</translation>
    </message>
    <message>
        <source>This deal is for the game “{game}”, which this version does not have.</source>
        <translation>Cette donne est pour le jeu «&#x202f;{game}&#x202f;», que cette version n’a pas.</translation>
    </message>
    <message>
        <source>The rules of this deal cannot be played. {why}</source>
        <translation>Les règles de cette donne ne sont pas jouables. {why}</translation>
    </message>
    <message>
        <source>This match has no deal {deal}.</source>
        <translation>Cette partie n’a pas de donne {deal}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>La place {seat} n’existe pas.</translation>
    </message>
    <message>
        <source>The deals before this one do not fit this game.</source>
        <translation>Les donnes précédentes ne vont pas avec ce jeu.</translation>
    </message>
    <message>
        <source>Wrong number of cards in the deal: {cards}; the pack has {pack}.</source>
        <translation>Mauvais nombre de cartes dans la donne&#xa0;: {cards}&#x202f;; le jeu en a {pack}.</translation>
    </message>
    <message>
        <source>Wrong number of cards at seat {seat}: {cards} instead of {wanted}.</source>
        <translation>Mauvais nombre de cartes à la place {seat}&#xa0;: {cards} au lieu de {wanted}.</translation>
    </message>
    <message>
        <source>{card} appears twice: {one} and {other}.</source>
        <translation>{card} apparaît deux fois&#xa0;: {one} et {other}.</translation>
    </message>
    <message>
        <source>{card} is not in this pack: {place}.</source>
        <translation>{card} n’est pas dans ce jeu de cartes&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>{card} cannot be the turned card: it is not where one is turned.</source>
        <translation>{card} ne peut pas être la retourne&#xa0;: ce n’est pas là qu’on retourne une carte.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing, or does not follow from its rules.</source>
        <translation>L’atout de cette donne manque, ou ne découle pas de ses règles.</translation>
    </message>
    <message>
        <source>Seat {seat}: “{move}” is not possible. {why}</source>
        <translation>Place {seat}&#xa0;: «&#x202f;{move}&#x202f;» n’est pas possible. {why}</translation>
    </message>
    <message>
        <source>Trick {trick}: seat {seat} cannot play {move}. {why}</source>
        <translation>Pli {trick}&#xa0;: la place {seat} ne peut pas jouer {move}. {why}</translation>
    </message>
    <message>
        <source>Turn {turn}: seat {seat} cannot play {move}. {why}</source>
        <translation>Tour {turn}&#xa0;: la place {seat} ne peut pas jouer {move}. {why}</translation>
    </message>
    <message>
        <source>“{move}” of seat {seat} comes after the last card.</source>
        <translation>«&#x202f;{move}&#x202f;» de la place {seat} vient après la dernière carte.</translation>
    </message>
    <message>
        <source>“{line}” cannot be read.</source>
        <translation>«&#x202f;{line}&#x202f;» n’est pas lisible.</translation>
    </message>
    <message>
        <source>The line “{line}” is missing.</source>
        <translation>Il manque la ligne «&#x202f;{line}&#x202f;».</translation>
    </message>
    <message>
        <source>The diagram and the code below it show different deals.</source>
        <translation>Le diagramme et le code qui le suit montrent des donnes différentes.</translation>
    </message>
    <message>
        <source>“{line}” does not follow from the cards and moves.</source>
        <translation>«&#x202f;{line}&#x202f;» ne découle pas des cartes et des coups.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>place {seat}</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>non distribuée</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>tirée</translation>
    </message>
    <message>
        <source>given</source>
        <translation>remise à un joueur</translation>
    </message>
    <message>
        <source>The code of deal {number} was copied.</source>
        <translation>Le code de la donne {number} a été copié.</translation>
    </message>
    <message>
        <source>The diagram of deal {number} was copied.</source>
        <translation>Le diagramme de la donne {number} a été copié.</translation>
    </message>
    <message>
        <source>What you know of this deal was copied.</source>
        <translation>Ce que vous savez de cette donne a été copié.</translation>
    </message>
    <message>
        <source>This deal is for {players}, but the table seats {least} to {most}.</source>
        <translation>Cette donne est pour {players}, mais la table en accueille de {least} à {most}.</translation>
    </message>
    <message>
        <source>The pasted deal is on the table.</source>
        <translation>La donne collée est sur la table.</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Coller une donne</translation>
    </message>
    <message>
        <source>This deal cannot be opened.</source>
        <translation>Cette donne ne peut pas être ouverte.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{file}” is larger than a card deck should be.</source>
        <translation>« {file} » est plus gros qu’un jeu de cartes ne devrait l’être.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or no drawing in SVG.</source>
        <translation>« {file} » est endommagé ou n’est pas un dessin SVG.</translation>
    </message>
    <message>
        <source>“{file}” is refused: it could keep the program from going on.</source>
        <translation>« {file} » est refusé : il pourrait bloquer le programme.</translation>
    </message>
    <message>
        <source>“{file}” names a drawing outside its own folder.</source>
        <translation>« {file} » désigne un dessin hors de son propre dossier.</translation>
    </message>
    <message>
        <source>“{file}” names no drawing in SVG.</source>
        <translation>« {file} » ne désigne aucun dessin SVG.</translation>
    </message>
    <message>
        <source>“{file}” does not name its cards as decks of KDE or AisleRiot do.</source>
        <translation>« {file} » ne nomme pas ses cartes comme les jeux de KDE ou d’AisleRiot.</translation>
    </message>
    <message>
        <source>“{file}” is drawn in a way that Far Whist cannot show.</source>
        <translation>« {file} » est dessiné d’une façon que Far Whist ne peut pas afficher.</translation>
    </message>
    <message>
        <source>The cards in “{file}” are not upright.</source>
        <translation>Les cartes de « {file} » ne sont pas en hauteur.</translation>
    </message>
    <message>
        <source>The card deck {file} cannot be read: {problem}.</source>
        <translation>Le jeu de cartes {file} ne peut pas être lu : {problem}.</translation>
    </message>
    <message>
        <source>There is no card deck of KDE or AisleRiot in {folder}.</source>
        <translation>Il n’y a aucun jeu de cartes de KDE ou d’AisleRiot dans {folder}.</translation>
    </message>
    <message>
        <source>This deck is used as it is drawn: style, suit colours, index size, paper and letters do not apply.</source>
        <translation>Ce jeu est utilisé tel qu’il est dessiné : le style, les teintes, la taille des index, le papier et les lettres ne s’appliquent pas.</translation>
    </message>
    <message>
        <source>Available with a deck from a folder that has a back</source>
        <translation>Disponible avec un jeu d’un dossier qui a un dos</translation>
    </message>
    <message>
        <source>The back of the deck from the folder is used</source>
        <translation>Le dos du jeu du dossier est utilisé</translation>
    </message>
    <message>
        <source>This deck has no wizards or jesters: ours are used.</source>
        <translation>Ce jeu n’a ni magiciens ni bouffons : les nôtres sont utilisés.</translation>
    </message>
    <message>
        <source>This deck has no jokers, wizards or jesters: ours are used.</source>
        <translation>Ce jeu n’a ni jokers, ni magiciens, ni bouffons : les nôtres sont utilisés.</translation>
    </message>
    <message>
        <source>It has no back: ours is used.</source>
        <translation>Il n’a pas de dos : le nôtre est utilisé.</translation>
    </message>
    <message>
        <source>Cards of ours in it: {cards}.</source>
        <translation>Nos cartes dans ce jeu : {cards}.</translation>
    </message>
    <message>
        <source>What it shows from other files is left out.</source>
        <translation>Ce qu’il montre d’autres fichiers est laissé de côté.</translation>
    </message>
    <message>
        <source>The cards of Far Whist are used.</source>
        <translation>Les cartes de Far Whist sont utilisées.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Deal from the table</source>
        <translation>Donne de la table</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Éditeur de donnes</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Study it</source>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Ask the coach what each choice is worth</source>
        <translation>Demander à l’entraîneur ce que vaut chaque choix</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Copier le diagramme</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>You can study the deal once all cards have been played.</source>
        <translation>Vous pouvez étudier la donne une fois toutes les cartes jouées.</translation>
    </message>
    <message>
        <source>You can ask the coach once the deal is complete.</source>
        <translation>Vous pouvez interroger l’entraîneur une fois la donne complète.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Calls and cards</source>
        <translation>Annonces et cartes</translation>
    </message>
    <message>
        <source>Cards: {name}</source>
        <translation>Cartes&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Ce qui est montré ci-dessous</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back</source>
        <translation>1 à {seats} donnent une carte à une place, 0 la reprend</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back, + turns it up</source>
        <translation>1 à {seats} donnent une carte à une place, 0 la reprend, + la retourne</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Fill the rest at random</source>
        <translation>Donner le reste au hasard</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Ce que vaut chaque choix</translation>
    </message>
    <message>
        <source>{name}, from what this seat can know · {deals}</source>
        <translation>{name}, selon ce que cette place peut savoir · {deals}</translation>
    </message>
    <message>
        <source>{name}: best is {choice}.</source>
        <translation>{name}, le mieux&#xa0;: {choice}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartes par joueur</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Chooses trumps</source>
        <translation>Choisit l’atout</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>{game}, other rules</source>
        <translation>{game}, autres règles</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Retourne</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Carte tirée</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Selon les règles</translation>
    </message>
    <message>
        <source>{cards} of {wanted}</source>
        <translation>{cards} sur {wanted}</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>retournée</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>tirée</translation>
    </message>
    <message>
        <source>{card} is free. {free}.</source>
        <translation>{card}, carte libre. {free}.</translation>
    </message>
    <message>
        <source>The cut card is missing.</source>
        <translation>Il manque la carte tirée.</translation>
    </message>
    <message>
        <source>The card that is turned up for trump is missing.</source>
        <translation>Il manque la carte retournée pour l’atout.</translation>
    </message>
    <message>
        <source>{card} is turned up, and must be in this hand: {name}.</source>
        <translation>Carte retournée, {card} doit être dans cette main&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{card} is turned up and cannot be in a hand too.</source>
        <translation>Carte retournée, {card} ne peut pas être aussi dans une main.</translation>
    </message>
    <message>
        <source>{card} stays where it is: {holder}.</source>
        <translation>{card} reste en place&#xa0;: {holder}.</translation>
    </message>
    <message>
        <source>Not a card of this pack: {words}.</source>
        <translation>Pas dans ce jeu de cartes&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>{name}: {cards} of {wanted}.</source>
        <translation>{name}&#xa0;: {cards} sur {wanted}.</translation>
    </message>
    <message>
        <source>{card}: {name}. {held}. {free}.</source>
        <translation>{card}&#xa0;: {name}. {held}. {free}.</translation>
    </message>
    <message>
        <source>{name}: {cards} instead of {wanted}.</source>
        <translation>{name}&#xa0;: {cards} au lieu de {wanted}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>«&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>The bids add up to {bids} for {tricks}.</source>
        <translation>Le total des annonces est de {bids} pour {tricks}.</translation>
    </message>
    <message>
        <source>Nobody has a card yet.</source>
        <translation>Personne n’a encore de carte.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing.</source>
        <translation>Il manque l’atout de cette donne.</translation>
    </message>
    <message>
        <source>Fill in at random</source>
        <translation>Compléter au hasard</translation>
    </message>
    <message>
        <source>Remove the last ones</source>
        <translation>Retirer les dernières</translation>
    </message>
    <message>
        <source>Deal all at random</source>
        <translation>Tout donner au hasard</translation>
    </message>
    <message>
        <source>Turn one up at random</source>
        <translation>En retourner une au hasard</translation>
    </message>
    <message>
        <source>Draw one at random</source>
        <translation>En tirer une au hasard</translation>
    </message>
    <message>
        <source>Delete this and everything after it</source>
        <translation>Supprimer ceci et la suite</translation>
    </message>
    <message>
        <source>Move it here</source>
        <translation>La mettre ici</translation>
    </message>
    <message>
        <source>{name} · bid</source>
        <translation>{name} · annonce</translation>
    </message>
    <message>
        <source>{name} · card</source>
        <translation>{name} · carte</translation>
    </message>
    <message>
        <source>{name} · choice</source>
        <translation>{name} · choix</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation>{card}, carte jouée</translation>
    </message>
    <message>
        <source>{card} is turned up. {free}.</source>
        <translation>{card}, carte retournée. {free}.</translation>
    </message>
    <message>
        <source>{card} cannot be played now.</source>
        <translation>Impossible de jouer {card} maintenant.</translation>
    </message>
    <message>
        <source>The deal is over: nothing is left to choose.</source>
        <translation>La donne est finie&#xa0;: il n’y a plus rien à choisir.</translation>
    </message>
    <message>
        <source>The coach does not judge this game.</source>
        <translation>L’entraîneur ne juge pas ce jeu.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Calls and cards so far</source>
        <translation>Annonces et cartes jusqu’ici</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Laisser jouer la suite</translation>
    </message>
    <message>
        <source>Calls and cards can be added once all hands are complete.</source>
        <translation>Vous pouvez ajouter annonces et cartes une fois toutes les mains complètes.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Personne n’a encore annoncé.</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>L’entraîneur réfléchit…</translation>
    </message>
    <message>
        <source>Everyone plays on.</source>
        <translation>Tous jouent la suite.</translation>
    </message>
    <message>
        <source>The deal has changed. Ask the coach again.</source>
        <translation>La donne a changé. Interrogez de nouveau l’entraîneur.</translation>
    </message>
    <message>
        <source>The coach has nothing to compare here.</source>
        <translation>L’entraîneur n’a rien à comparer ici.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>La dernière donne terminée</translation>
    </message>
    <message>
        <source>This is the deal you edited last.</source>
        <translation>Voici la dernière donne que vous avez modifiée.</translation>
    </message>
    <message>
        <source>The deal was pasted.</source>
        <translation>La donne a été collée.</translation>
    </message>
    <message>
        <source>The deal from the table was loaded.</source>
        <translation>La donne de la table a été chargée.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Ouvrir une donne</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}</source>
        <translation>{file} ne peut pas être lu&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>This file holds a whole match, not a single deal.</source>
        <translation>Ce fichier contient une partie entière, pas une seule donne.</translation>
    </message>
    <message>
        <source>The deal from the file was loaded.</source>
        <translation>La donne du fichier a été chargée.</translation>
    </message>
    <message>
        <source>The deal is on the table.</source>
        <translation>La donne est sur la table.</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>Le code a été copié.</translation>
    </message>
    <message>
        <source>The diagram was copied.</source>
        <translation>Le diagramme a été copié.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>The deal was saved as “{file}”.</source>
        <translation>La donne a été enregistrée sous «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>The points before this deal, in this order: {names}</source>
        <translation>Les points avant cette donne, dans cet ordre&#xa0;: {names}</translation>
    </message>
    <message>
        <source>“{text}” is not a list of points: enter a number for each of {names}.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une liste de points&#xa0;: saisissez un nombre pour chacun ({names}).</translation>
    </message>
    <message>
        <source>The deal in the editor cannot be saved: {reason}</source>
        <translation>La donne de l’éditeur ne peut pas être enregistrée&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>EditorCounts</name>
    <message numerus="yes">
        <source>%n card(s) free</source>
        <translation>
            <numerusform>%n carte libre</numerusform>
            <numerusform>%n cartes libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Il manque %n carte.</numerusform>
            <numerusform>Il manque %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; no card is used twice.</source>
        <translation>
            <numerusform>%n carte chacun&#x202f;; aucune carte n’apparaît deux fois.</numerusform>
            <numerusform>%n cartes chacun&#x202f;; aucune carte n’apparaît deux fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays on: %n trick(s) so far.</source>
        <translation>
            <numerusform>Tous jouent&#xa0;: %n pli jusqu’ici.</numerusform>
            <numerusform>Tous jouent&#xa0;: %n plis jusqu’ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Far Whist ended unexpectedly last time; your match is safe.</source>
        <translation>La dernière fois, Far Whist s’est arrêté de façon inattendue&#x202f;; votre partie est intacte.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Un problème est survenu.</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe.</source>
        <translation>Un problème est survenu&#x202f;; votre partie est intacte.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Deta&amp;ils</source>
        <translation>Dé&amp;tails</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>If you report this, please include the text below. It contains nothing about your match. A copy is in {file}.</source>
        <translation>Si vous signalez ce problème, joignez le texte ci-dessous. Il ne contient rien sur votre partie. Une copie se trouve dans {file}.</translation>
    </message>
</context>
<context>
    <name>Fair play</name>
    <message>
        <source>Fair play</source>
        <translation>Jeu loyal</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Empreintes</translation>
    </message>
    <message>
        <source>Paste your copy, or leave empty to check the fingerprint above</source>
        <translation>Collez votre copie&#x202f;; sinon, l’empreinte ci-dessus est vérifiée</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>The cards and the other players&apos; bids are fixed before you choose. Copy a fingerprint now; when the deal is over you see the text it was made from, and any SHA-256 tool gives the same fingerprint.</source>
        <translation>Les cartes et les annonces des autres joueurs sont fixées avant vos choix. Copiez une empreinte maintenant&#x202f;; la donne finie, vous voyez le texte dont elle est tirée, et tout outil SHA-256 donne la même empreinte.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint:</source>
        <translation>&amp;Empreinte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Texte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Your copy:</source>
        <translation>Co&amp;pie&#xa0;:</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>Secret until the match is over.</source>
        <translation>Secret jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Secret until the deal is over.</source>
        <translation>Secret jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Secret until the bid is shown.</source>
        <translation>Secret jusqu’à ce que l’annonce soit montrée.</translation>
    </message>
    <message>
        <source>Deal {number}: bid of {player}</source>
        <translation>Donne {number}&#xa0;: {player}, annonce</translation>
    </message>
    <message>
        <source>This is not the fingerprint of the text. Was it copied for another deal?</source>
        <translation>Ce n’est pas l’empreinte du texte. A-t-elle été copiée pour une autre donne&#x202f;?</translation>
    </message>
    <message>
        <source>The text has this fingerprint: nothing was changed.</source>
        <translation>Le texte a cette empreinte&#xa0;: rien n’a été changé.</translation>
    </message>
    <message>
        <source>The text has this fingerprint, but different cards were played.</source>
        <translation>Le texte a cette empreinte, mais d’autres cartes ont été jouées.</translation>
    </message>
    <message>
        <source>The text has this fingerprint and its cards are the ones played: nothing was changed.</source>
        <translation>Le texte a cette empreinte, et ses cartes sont celles qui ont été jouées&#xa0;: rien n’a été changé.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match or rules</source>
        <translation>Ouvrir une partie ou des règles</translation>
    </message>
    <message>
        <source>Matches and rules</source>
        <translation>Parties et règles</translation>
    </message>
    <message>
        <source>The match was saved as “{file}”.</source>
        <translation>Partie enregistrée sous «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Far Whist matches</source>
        <translation>Parties de Far Whist</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {problem}. Choisissez un autre endroit.</translation>
    </message>
</context>
<context>
    <name>First steps</name>
    <message>
        <source>Skip tips</source>
        <translation>Passer les explications</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>{game} – say how many tricks you will take, then take exactly that many.</source>
        <translation>{game} – dites combien de plis vous ferez, puis faites exactement ce nombre.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Autres jeux…</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is a trump, and trumps beat all other suits.</source>
        <translation>Vous prenez le pli&#xa0;: votre {card} est un atout, et l’atout bat toutes les autres couleurs.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is a trump, and trumps beat all other suits.</source>
        <translation>{name} prend le pli&#xa0;: {card} est un atout, et l’atout bat toutes les autres couleurs.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest trump.</source>
        <translation>Vous prenez le pli&#xa0;: votre {card} est l’atout le plus fort.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest trump.</source>
        <translation>{name} prend le pli&#xa0;: {card} est l’atout le plus fort.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest card of the suit that was led.</source>
        <translation>Vous prenez le pli&#xa0;: votre {card} est la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest card of the suit that was led.</source>
        <translation>{name} prend le pli&#xa0;: {card} est la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>One card each, and trump is {suit}. Will your card take the trick? Choose 0 or 1, then press Ready.</source>
        <translation>Une carte chacun, et l’atout est {suit}. Votre carte fera-t-elle le pli&#x202f;? Choisissez 0 ou 1, puis appuyez sur Prêt.</translation>
    </message>
    <message>
        <source>Look at your cards: how many tricks will they take? Choose a number, then press Ready. Only the exact number counts.</source>
        <translation>Regardez vos cartes&#xa0;: combien de plis feront-elles&#x202f;? Choisissez un nombre, puis appuyez sur Prêt. Seul le nombre exact compte.</translation>
    </message>
    <message>
        <source>Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Les annonces restent secrètes tant que tout le monde n’est pas prêt. Maintenant, chaque plaque montre plis faits / annonce&#xa0;: ✓ exact, ▲ plis en trop.</translation>
    </message>
    <message>
        <source>Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Chaque plaque montre plis faits / annonce&#xa0;: ✓ exact, ▲ plis en trop.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the lowest total wins the match.</source>
        <translation>La feuille de marque additionne toutes les donnes&#x202f;; le plus petit total gagne la partie.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the highest total wins the match.</source>
        <translation>La feuille de marque additionne toutes les donnes&#x202f;; le plus grand total gagne la partie.</translation>
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
        <translation>fixe pour cette annonce</translation>
    </message>
    <message>
        <source>bid of 0 made</source>
        <translation>annonce de 0 réussie</translation>
    </message>
    <message>
        <source>cards, for a bid of 0</source>
        <translation>cartes, pour une annonce de 0</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>bid squared</source>
        <translation>annonce au carré</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the bid</source>
        <translation>1 + 2 + … jusqu’à l’annonce</translation>
    </message>
    <message>
        <source>cards of the deal</source>
        <translation>cartes de la donne</translation>
    </message>
    <message>
        <source>more for a short deal</source>
        <translation>supplément pour donne courte</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>bid of 0 missed</source>
        <translation>annonce de 0 manquée</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>plis faits</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>plis d’écart</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the tricks off</source>
        <translation>1 + 2 + … jusqu’aux plis d’écart</translation>
    </message>
    <message>
        <source>tricks off, squared</source>
        <translation>plis d’écart, au carré</translation>
    </message>
    <message>
        <source>the total is halved</source>
        <translation>le total est divisé par deux</translation>
    </message>
    <message>
        <source>for the points the table has lost</source>
        <translation>pour les points perdus par la table</translation>
    </message>
    <message>
        <source>for everybody who missed</source>
        <translation>pour chaque annonce manquée</translation>
    </message>
    <message>
        <source>every trick bid and taken</source>
        <translation>tous les plis annoncés et faits</translation>
    </message>
    <message>
        <source>bid blind</source>
        <translation>annonce à l’aveugle</translation>
    </message>
    <message>
        <source>for the streak</source>
        <translation>pour la série</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>plis au-delà de six</translation>
    </message>
    <message>
        <source>the deal won</source>
        <translation>la donne gagnée</translation>
    </message>
    <message>
        <source>tricks more than the other</source>
        <translation>plis de plus que l’autre</translation>
    </message>
    <message>
        <source>the game won</source>
        <translation>la manche gagnée</translation>
    </message>
    <message>
        <source>the rubber won</source>
        <translation>le robre gagné</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honneurs</translation>
    </message>
    <message>
        <source>tricks bid and made</source>
        <translation>plis annoncés et faits</translation>
    </message>
    <message>
        <source>tricks bid, missed</source>
        <translation>plis annoncés, contrat manqué</translation>
    </message>
    <message>
        <source>ten tricks or more, bid and made</source>
        <translation>dix plis ou plus, annoncés et faits</translation>
    </message>
    <message>
        <source>ten tricks or more bid, missed</source>
        <translation>dix plis ou plus annoncés, manqués</translation>
    </message>
    <message>
        <source>bid blind and made, twice</source>
        <translation>annoncé à l’aveugle et réussi, double</translation>
    </message>
    <message>
        <source>bid blind, missed, twice</source>
        <translation>annoncé à l’aveugle et manqué, double</translation>
    </message>
    <message>
        <source>tricks of the others above six</source>
        <translation>plis des autres au-delà de six</translation>
    </message>
    <message>
        <source>tricks below seven</source>
        <translation>plis en dessous de sept</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>plis en trop</translation>
    </message>
    <message>
        <source>tricks above the bid</source>
        <translation>plis au-dessus de l’annonce</translation>
    </message>
    <message>
        <source>too many bags</source>
        <translation>pénalité des plis en trop</translation>
    </message>
    <message>
        <source>blind bid of 0 made</source>
        <translation>annonce de 0 à l’aveugle réussie</translation>
    </message>
    <message>
        <source>blind bid of 0 missed</source>
        <translation>annonce de 0 à l’aveugle manquée</translation>
    </message>
    <message>
        <source>the game lost</source>
        <translation>le contrat chuté</translation>
    </message>
    <message>
        <source>tricks more than needed</source>
        <translation>plis de plus que nécessaire</translation>
    </message>
    <message>
        <source>tricks too few</source>
        <translation>plis de moins</translation>
    </message>
    <message>
        <source>most tricks in a general misère</source>
        <translation>le plus de plis dans une misère générale</translation>
    </message>
    <message>
        <source>fewer tricks in a general misère</source>
        <translation>moins de plis dans une misère générale</translation>
    </message>
    <message>
        <source>doubled: a spade was turned up</source>
        <translation>doublé&#xa0;: un pique a été retourné</translation>
    </message>
</context>
<context>
    <name>Full speech</name>
    <message>
        <source>On the pile: {card}.</source>
        <translation>Sur la pile : {card}.</translation>
    </message>
    <message>
        <source>Your cards by suits: {cards}.</source>
        <translation>Vos cartes par couleur : {cards}.</translation>
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
        <translation>Whist classique</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist de l’ascenseur</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Whist à élimination</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell&#x202f;!</translation>
    </message>
    <message>
        <source>Romanian Whist</source>
        <translation>Whist roumain</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Atout pique</translation>
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
        <translation>Whist allemand</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist du Minnesota</translation>
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
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Faits/annoncés</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Wizards, jesters</source>
        <translation>Magiciens, bouffons</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
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
        <translation>Son effet</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Opens this deal in the study; Back returns here</source>
        <translation>Ouvre cette donne dans l’étude&#x202f;; «&#x202f;Retour&#x202f;» ramène ici</translation>
    </message>
    <message>
        <source>Search: {words}</source>
        <translation>Recherche&#xa0;: {words}</translation>
    </message>
    <message>
        <source>No passage has all these words. These have some of them.</source>
        <translation>Aucun passage ne contient tous ces mots. Ceux-ci en contiennent quelques-uns.</translation>
    </message>
    <message>
        <source>These words are not in the help. The nearest: {words}</source>
        <translation>Ces mots ne sont pas dans l’aide. Les plus proches&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Nothing was found. These pages are here:</source>
        <translation>Rien n’a été trouvé. Voici les pages&#xa0;:</translation>
    </message>
    <message>
        <source>Far Whist Help</source>
        <translation>Aide de Far Whist</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Rechercher&#xa0;:</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Mots à rechercher</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>What the command does</source>
        <translation>Son effet</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>En savoir plus</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Possible quand vous êtes l’un des joueurs</translation>
    </message>
    <message>
        <source>Lessons give their own hints</source>
        <translation>Les leçons ont leurs propres conseils</translation>
    </message>
    <message>
        <source>This match is played without hints</source>
        <translation>Cette partie se joue sans conseils</translation>
    </message>
    <message>
        <source>Available when it is your turn</source>
        <translation>Possible quand c’est à vous de jouer</translation>
    </message>
    <message>
        <source>There are no hints for this choice</source>
        <translation>Pas de conseil pour ce choix</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fermer le conseil</translation>
    </message>
    <message>
        <source>Looking at possible deals …</source>
        <translation>Examen des donnes possibles…</translation>
    </message>
    <message>
        <source>Suggestion: {move}, {percent} %</source>
        <translation>Conseil&#xa0;: {move}, {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>Suggestion: {move}</source>
        <translation>Conseil&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Suggested bid {bid}, {percent} percent.</source>
        <translation>Annonce conseillée&#xa0;: {bid}, {percent} pour cent.</translation>
    </message>
    <message>
        <source>Suggested card: {card}, {percent} percent.</source>
        <translation>Carte conseillée&#xa0;: {card}, {percent} pour cent.</translation>
    </message>
    <message>
        <source>Suggestion: {move}.</source>
        <translation>Conseil&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>{what} is made in {count} of 100 deals</source>
        <translation>{what} réussit dans {count} cas sur 100</translation>
    </message>
    <message>
        <source>{what} takes this trick in {count} of 100 deals</source>
        <translation>{what}&#xa0;: prend ce pli dans {count} cas sur 100</translation>
    </message>
    <message>
        <source>{what} in {count}</source>
        <translation>{what} dans {count}</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} haut</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} bas</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} sans atout</translation>
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
        <translation>{move} {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>This is what the strongest opponent would do with your cards.</source>
        <translation>C’est ce que ferait l’adversaire le plus fort avec vos cartes.</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>jouer {cards}</translation>
    </message>
    <message>
        <source>bid {tricks}</source>
        <translation>annoncer {tricks}</translation>
    </message>
    <message>
        <source>choose {suit}</source>
        <translation>choisir {suit}</translation>
    </message>
    <message>
        <source>offer {tricks} with {suit}</source>
        <translation>proposer {tricks} à {suit}</translation>
    </message>
    <message>
        <source>let low cards win</source>
        <translation>faire gagner les cartes basses</translation>
    </message>
    <message>
        <source>let high cards win</source>
        <translation>faire gagner les cartes hautes</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>donner {card}</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>écarter {card}</translation>
    </message>
    <message>
        <source>Bid {bid}. Points on average: {points}.</source>
        <translation>Annoncez {bid}. Points en moyenne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Play {card}. Points on average: {points}.</source>
        <translation>Jouez {card}. Points en moyenne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{aim}, from {deals}: {choices}</source>
        <translation>{aim}, sur {deals}&#xa0;: {choices}</translation>
    </message>
    <message>
        <source>Chance of each number of tricks, points of each bid; from {deals}</source>
        <translation>Probabilité de chaque nombre de plis, points de chaque annonce&#x202f;; sur {deals}</translation>
    </message>
    <message>
        <source>Above each card: how often it ends with exactly your bid; from {deals}</source>
        <translation>Au-dessus de chaque carte&#xa0;: combien de fois elle mène exactement à votre annonce&#x202f;; sur {deals}</translation>
    </message>
    <message>
        <source>look at your cards first</source>
        <translation>regarder d’abord vos cartes</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>garder la carte</translation>
    </message>
    <message>
        <source>discard the card and take the next</source>
        <translation>écarter la carte et prendre la suivante</translation>
    </message>
    <message>
        <source>knock and keep your card</source>
        <translation>frapper et garder votre carte</translation>
    </message>
    <message>
        <source>play your card unseen</source>
        <translation>jouer votre carte sans la voir</translation>
    </message>
    <message>
        <source>call {contract}</source>
        <translation>annoncer {contract}</translation>
    </message>
    <message>
        <source>bid {level}, uptown</source>
        <translation>annoncer {level} haut</translation>
    </message>
    <message>
        <source>bid {level}, downtown</source>
        <translation>annoncer {level} bas</translation>
    </message>
    <message>
        <source>bid {level} no trump</source>
        <translation>annoncer {level} sans atout</translation>
    </message>
    <message>
        <source>call grand</source>
        <translation>annoncer grand</translation>
    </message>
    <message>
        <source>call nullo</source>
        <translation>annoncer nullo</translation>
    </message>
    <message>
        <source>{what}: {percent} percent, points {points}</source>
        <translation>{what}&#xa0;: {percent} pour cent, points {points}</translation>
    </message>
</context>
<context>
    <name>Introductions</name>
    <message>
        <source>This match has options of its own: see the rules of this game.</source>
        <translation>Cette partie a ses propres options : voyez les règles de ce jeu.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time, in secret; then all bids are revealed together. The hands grow by two cards from deal to deal, up to the largest, and shrink again.</source>
        <translation>Tous annoncent en même temps et en secret ; puis toutes les annonces sont révélées ensemble. D’une donne à l’autre, les mains grandissent de deux cartes jusqu’à la plus grande, puis diminuent.</translation>
    </message>
    <message>
        <source>Bids are made in turn, the dealer&apos;s last. The dealer may not make them add up to the number of tricks, so somebody always misses. This limit is called the hook.</source>
        <translation>On annonce chacun son tour, le donneur en dernier. Il ne peut pas amener le total au nombre de plis : quelqu’un manque donc toujours son annonce. C’est la limite.</translation>
    </message>
    <message>
        <source>Only the highest ranks are in the pack. If you cannot follow suit, you must play a trump. The dealer, who bids last, may not make the bids add up to the tricks.</source>
        <translation>Seuls les rangs les plus hauts sont en jeu. Qui ne peut pas fournir doit jouer un atout. Le donneur, qui annonce en dernier, ne peut pas amener le total au nombre de plis.</translation>
    </message>
    <message>
        <source>Four wizards and four jesters join the pack. The first wizard takes the trick; a jester loses to every other card. Both may be played at any time, even when you could follow suit.</source>
        <translation>Quatre magiciens et quatre bouffons s’ajoutent au jeu. Le premier magicien prend le pli ; un bouffon perd contre toute autre carte. Ils se jouent à tout moment, même si vous pourriez fournir.</translation>
    </message>
    <message>
        <source>The three ranks next to the ace. If you can beat the best card of the suit led, you must; if you cannot follow suit, you must ruff, and overruff if possible. Play goes counter-clockwise.</source>
        <translation>Le trois vient juste après l’as. Si vous pouvez battre la plus forte carte de la couleur demandée, vous le devez ; sinon, sans la couleur, il faut couper, plus haut si possible. On joue en sens antihoraire.</translation>
    </message>
    <message>
        <source>A player who takes no trick is out. The first to whom this happens get a last chance: one card in the next deal, for a trick of their choice. If it wins, they are back.</source>
        <translation>Qui ne fait aucun pli sort. Les premiers à qui cela arrive ont une dernière chance : une carte à la donne suivante, pour le pli de leur choix. Si elle gagne, ils reviennent.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, and nobody bids. The dealer&apos;s last card is shown: its suit is trumps. Each trick above six scores a point for the side.</source>
        <translation>Les partenaires sont face à face, et personne n’annonce. La dernière carte du donneur est montrée : sa couleur est atout. Chaque pli au-delà de six rapporte un point au camp.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six your side will take, and how: uptown, with high cards on top; downtown, with low cards on top, after the ace; or no trump.</source>
        <translation>Annoncez combien de plis au-delà de six fera votre camp, et comment : haut, où les cartes hautes sont fortes ; bas, où, après l’as, ce sont les basses ; ou sans atout.</translation>
    </message>
    <message>
        <source>There are no trumps. In turn, call grand or pass: tricks above six score for their side. If all pass, the dealer may call nullo, where they score for the others.</source>
        <translation>Pas d’atout. Annoncez grand ou passez : les plis au-delà de six comptent pour leur camp. Si tous passent, le donneur peut annoncer nullo, où ils comptent pour les autres.</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. Eight tricks with a partner who accepts, five alone, none at misère, nine with trumps of your own, or all thirteen. Who fails pays the others.</source>
        <translation>Les annonces décident qui joue avec qui. Huit plis avec un partenaire qui accepte, cinq seul, aucun à la misère, neuf avec votre atout, ou les treize. Qui échoue paie les autres.</translation>
    </message>
    <message>
        <source>Spades are always trumps. Tricks beyond the bid are bags, and ten of them cost 100 points. A bid of 0 is nil: 100 points won without a trick, 100 lost with one.</source>
        <translation>Pique est toujours atout. Dix plis en trop, au-delà de l’annonce, coûtent 100 points. Une annonce de 0 est un nil : il rapporte 100 points sans pli, et en coûte 100 sinon.</translation>
    </message>
    <message>
        <source>You draw your hand: keep a card and discard the next, or discard it and keep the next. Spades are always trumps. Ten bags, tricks beyond the bid, cost 100 points.</source>
        <translation>Vous piochez votre main : gardez une carte et écartez la suivante, ou l’inverse. Pique est toujours atout. Dix plis en trop, au-delà de l’annonce, coûtent 100 points.</translation>
    </message>
    <message>
        <source>Spades are trumps. If you can beat the card that is winning, you must: by a higher card of the suit or, without the suit, by a higher spade. Each trick above your bid scores a tenth.</source>
        <translation>Pique est atout. Si vous pouvez battre la carte qui gagne, vous le devez : plus haut dans la couleur ou, sans elle, d’un pique plus fort. Chaque pli de plus rapporte un dixième.</translation>
    </message>
    <message>
        <source>There are no tricks: get rid of your cards. Play a higher card of the other colour on the pile. After an ace the pile falls and you play lower; a two makes it rise again.</source>
        <translation>Pas de plis : débarrassez-vous de vos cartes. Posez sur la pile une carte plus haute de l’autre couleur, rouge ou noire. Après un as, la pile descend et l’on joue plus bas ; un deux la fait remonter.</translation>
    </message>
    <message>
        <source>Thirteen tricks are played for the stock: the winner takes the face-up card, the loser the next one, unseen. Then both play out their hands, and only these thirteen tricks count.</source>
        <translation>Treize plis se jouent pour le talon : le gagnant prend la carte retournée, le perdant la suivante, cachée. Puis chacun joue sa main, et seuls ces treize plis comptent.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflit</translation>
    </message>
    <message>
        <source>Single letters work as keys on the table</source>
        <translation>Touches d’une seule lettre actives à la table</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Touche par défaut</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” use the same key. Your changes take effect once that is resolved.</source>
        <translation>«&#x202f;{one}&#x202f;» et «&#x202f;{other}&#x202f;» ont la même touche. Vos changements prennent effet une fois ce conflit réglé.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Dans la main</translation>
    </message>
    <message>
        <source>While bidding</source>
        <translation>Pendant les annonces</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>Dans l’étude</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Donnes préparées</translation>
    </message>
    <message>
        <source>Learn from your slips</source>
        <translation>Apprendre de vos erreurs</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Éditeur de donnes</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Copy deal as code</source>
        <translation>Copier la donne en code</translation>
    </message>
    <message>
        <source>Copy deal as diagram</source>
        <translation>Copier la donne en diagramme</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Coller une donne</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Score sheet and charts</source>
        <translation>Feuille de marque et graphiques</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Panneau des scores</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Partager l’image</translation>
    </message>
    <message>
        <source>Study a deal</source>
        <translation>Étudier une donne</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Bilan de la partie</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Cartes plus grandes</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Cartes plus petites</translation>
    </message>
    <message>
        <source>Default card size</source>
        <translation>Taille par défaut des cartes</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>Continue, skip animation</source>
        <translation>Continuer, passer l’animation</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Kitty and discards</source>
        <translation>Chien et cartes écartées</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Trier la main</translation>
    </message>
    <message>
        <source>What there is to learn</source>
        <translation>Ce qu’on peut apprendre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Say the trick so far</source>
        <translation>Dire le pli en cours</translation>
    </message>
    <message>
        <source>Say bids and tricks</source>
        <translation>Dire les annonces et les plis</translation>
    </message>
    <message>
        <source>Say trump and deal</source>
        <translation>Dire l’atout et la donne</translation>
    </message>
    <message>
        <source>Say scores and places</source>
        <translation>Dire les points et les places</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Dire à qui est le tour</translation>
    </message>
    <message>
        <source>Say my cards</source>
        <translation>Dire mes cartes</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Redire le dernier message</translation>
    </message>
    <message>
        <source>Say the message before</source>
        <translation>Redire le message d’avant</translation>
    </message>
    <message>
        <source>Say the message after</source>
        <translation>Redire le message d’après</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carte précédente</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Next playable card</source>
        <translation>Carte jouable suivante</translation>
    </message>
    <message>
        <source>Previous playable card</source>
        <translation>Carte jouable précédente</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Première carte</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Dernière carte</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Déplacer la carte vers la gauche</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Déplacer la carte vers la droite</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Jouer la carte</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Previous number</source>
        <translation>Nombre précédent</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>Nombre suivant</translation>
    </message>
    <message>
        <source>Next suit</source>
        <translation>Couleur suivante</translation>
    </message>
    <message>
        <source>Previous suit</source>
        <translation>Couleur précédente</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Plus petit nombre</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Plus grand nombre</translation>
    </message>
    <message>
        <source>Ready, done</source>
        <translation>Prêt, valider</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>Pass, discard the card</source>
        <translation>Passer, écarter la carte</translation>
    </message>
    <message>
        <source>Knock, keep the card</source>
        <translation>Frapper, garder la carte</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Pli précédent</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Pli suivant</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <translation>Au début de la donne</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>À la fin de la donne</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>Mon choix suivant</translation>
    </message>
    <message>
        <source>My previous decision</source>
        <translation>Mon choix précédent</translation>
    </message>
    <message>
        <source>My next mistake</source>
        <translation>Mon erreur suivante</translation>
    </message>
    <message>
        <source>My previous mistake</source>
        <translation>Mon erreur précédente</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Donne précédente</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>All hands, or what I knew</source>
        <translation>Toutes les mains, ou ce que je savais</translation>
    </message>
    <message>
        <source>Hide or show the panel</source>
        <translation>Masquer ou afficher le panneau</translation>
    </message>
    <message>
        <source>Open the deal or question in the study</source>
        <translation>Étudier la donne ou la question</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Essayer cette carte</translation>
    </message>
    <message>
        <source>Try the best card</source>
        <translation>Essayer la meilleure carte</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Laisser jouer la suite</translation>
    </message>
    <message>
        <source>Back from a line to the match</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Name this line</source>
        <translation>Nommer cette variante</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Supprimer cette variante</translation>
    </message>
    <message>
        <source>Restore a deleted line</source>
        <translation>Rétablir une variante supprimée</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Waiting room and chat</source>
        <translation>Salle d’attente et discussion</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn from your slips</source>
        <translation>Apprendre de vos erreurs</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>Trick {trick}. {name} leads {card}.</source>
        <translation>Pli {trick}. {name} entame {card}.</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Qu’annoncez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Exclure</translation>
    </message>
    <message>
        <source>Open in &amp;study</source>
        <translation>É&amp;tudier</translation>
    </message>
    <message>
        <source>The question was left out and will not come back.</source>
        <translation>La question est exclue et ne reviendra plus.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Prepared deals</source>
        <translation>&amp;Donnes préparées</translation>
    </message>
    <message>
        <source>Practise today&apos;s slips &amp;now</source>
        <translation>S’e&amp;ntraîner maintenant sur les erreurs d’aujourd’hui</translation>
    </message>
    <message>
        <source>Right: {choice}</source>
        <translation>Juste&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>Not this one: {choice}</source>
        <translation>Mauvaise réponse&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>You have answered all of today&apos;s questions.</source>
        <translation>Vous avez répondu à toutes les questions du jour.</translation>
    </message>
    <message>
        <source>Nothing to review today.</source>
        <translation>Rien à revoir aujourd’hui.</translation>
    </message>
    <message>
        <source>Once more.</source>
        <translation>Encore une fois.</translation>
    </message>
    <message>
        <source>Question {number} of {all} today · {deal}</source>
        <translation>Question {number} sur {all} aujourd’hui · {deal}</translation>
    </message>
    <message>
        <source>Only the deal up to here was kept</source>
        <translation>La donne n’a été gardée que jusqu’ici</translation>
    </message>
    <message>
        <source>Found on {day}: you chose {choice}. {word}.</source>
        <translation>Trouvée le {day}&#xa0;: vous avez choisi {choice}. {word}.</translation>
    </message>
    <message>
        <source>{done} of {all} answered, {right} right first time</source>
        <translation>Réponses&#xa0;: {done} sur {all}, justes du premier coup&#xa0;: {right}</translation>
    </message>
    <message>
        <source>Slips that the coach finds in your matches come here as questions.</source>
        <translation>Les erreurs que l’entraîneur trouve dans vos parties reviennent ici sous forme de questions.</translation>
    </message>
    <message>
        <source>{slips} in your collection: {due} due, {learned} learned.</source>
        <translation>{slips} dans votre collection, à revoir&#xa0;: {due}, apprises&#xa0;: {learned}.</translation>
    </message>
    <message>
        <source>The next question comes on {day}.</source>
        <translation>La prochaine question vient le {day}.</translation>
    </message>
    <message>
        <source>Any choice as good as the best counts as right. A question answered wrong comes back the next day.</source>
        <translation>Tout choix aussi bon que le meilleur compte comme juste. Une question ratée revient le lendemain.</translation>
    </message>
    <message>
        <source>This one is learned.</source>
        <translation>Celle-ci est apprise.</translation>
    </message>
    <message>
        <source>It will not come back.</source>
        <translation>Elle ne revient plus.</translation>
    </message>
    <message>
        <source>It starts over.</source>
        <translation>Elle repart de zéro.</translation>
    </message>
    <message>
        <source>It comes back in {time}, on {day}.</source>
        <translation>Elle revient dans {time}, le {day}.</translation>
    </message>
</context>
<context>
    <name>Left over</name>
    <message>
        <source>Another match was left unfinished.</source>
        <translation>Une autre partie est restée inachevée.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;La reprendre</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches will appear here</source>
        <translation>Vos parties apparaîtront ici</translation>
    </message>
    <message>
        <source>Finished matches are kept automatically, on this computer only. You can also open a file.</source>
        <translation>Chaque partie terminée est conservée automatiquement, sur cet ordinateur seulement. Vous pouvez aussi ouvrir un fichier.</translation>
    </message>
    <message>
        <source>Play a &amp;match</source>
        <translation>Jouer une par&amp;tie</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Ouvrir un &amp;fichier…</translation>
    </message>
    <message>
        <source>The finished match cannot be saved in the library: {problem}. Far Whist keeps trying until you close the window; the statistics already include it.</source>
        <translation>La partie terminée ne peut pas être enregistrée dans la bibliothèque&#xa0;: {problem}. Far Whist réessaie jusqu’à ce que vous fermiez la fenêtre&#x202f;; les statistiques la comptent déjà.</translation>
    </message>
    <message>
        <source>stopped after {deals}</source>
        <translation>arrêtée après {deals}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>règles personnelles</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>{place} of {sides}</source>
        <translation>{place} sur {sides}</translation>
    </message>
    <message>
        <source>{exact} of {bids}</source>
        <translation>{exact} sur {bids}</translation>
    </message>
    <message>
        <source>Place: {place}</source>
        <translation>Place&#xa0;: {place}</translation>
    </message>
    <message>
        <source>exact: {count}</source>
        <translation>annonces exactes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {cards}, {trump}.</source>
        <translation>Donne {number}&#xa0;: {cards}, {trump}.</translation>
    </message>
    <message>
        <source>It did not count.</source>
        <translation>La donne n’a pas compté.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {took}: {result}.</source>
        <translation>Annoncé {bid}, fait {took}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{game} of {day} was deleted.</source>
        <translation>{game} du {day}&#xa0;: partie supprimée.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récentes</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>R&amp;etour</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>&amp;Clear search</source>
        <translation>E&amp;ffacer la recherche</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Search: names, games, dates</source>
        <translation>Recherche&#xa0;: noms, jeux, dates</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>The library cannot be read: {problem}.</source>
        <translation>La bibliothèque ne peut pas être lue&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>The match cannot be deleted: {problem}.</source>
        <translation>La partie ne peut pas être supprimée&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>The match cannot be brought back: {problem}.</source>
        <translation>La partie ne peut pas être rétablie&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>{game}&#xa0;: partie rétablie.</translation>
    </message>
    <message>
        <source>Back to the &amp;list</source>
        <translation>Retour à la &amp;liste</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Open the finished match on the table; it does not count again</source>
        <translation>Ouvrir la partie terminée sur la table&#x202f;; elle ne compte pas une deuxième fois</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>Feuille de mar&amp;que</translation>
    </message>
    <message>
        <source>Play aga&amp;in</source>
        <translation>Rejoue&amp;r</translation>
    </message>
    <message>
        <source>Play the same deals again; the match counts as assisted</source>
        <translation>Rejouer les mêmes donnes&#x202f;; la partie compte comme jouée avec aide</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Match &amp;report</source>
        <translation>&amp;Bilan de la partie</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;upprimer</translation>
    </message>
    <message>
        <source>Deals: arrows choose, Enter studies one</source>
        <translation>Donnes&#xa0;: flèches pour choisir, Entrée pour étudier</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Stud&amp;y deal {number}</source>
        <translation>Ét&amp;udier la donne {number}</translation>
    </message>
    <message>
        <source>H&amp;ands of deal {number}</source>
        <translation>&amp;Mains de la donne {number}</translation>
    </message>
    <message>
        <source>The match cannot be read: {problem}.</source>
        <translation>La partie ne peut pas être lue&#xa0;: {problem}.</translation>
    </message>
</context>
<context>
    <name>LibraryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library cannot be read and were left as they are:</source>
        <translation>
            <numerusform>%n fichier de la bibliothèque est illisible et reste tel quel&#xa0;:</numerusform>
            <numerusform>%n fichiers de la bibliothèque sont illisibles et restent tels quels&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading %n more</source>
        <translation>
            <numerusform>encore %n à lire</numerusform>
            <numerusform>encore %n à lire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Study from here</source>
        <translation>Étudier à partir d’ici</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Deal {deal} begins: {cards} for each player.</source>
        <translation>La donne {deal} commence&#xa0;: {cards} par joueur.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} begins: {cards} for each player.</source>
        <translation>La donne {deal} sur {deals} commence&#xa0;: {cards} par joueur.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Vous ne jouez pas cette donne.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} ne joue pas cette donne.</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} est votre partenaire.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Vous avez en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} a en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You do not see your own cards.</source>
        <translation>Vous ne voyez pas vos propres cartes.</translation>
    </message>
    <message>
        <source>The pack lies face down, to draw hands from.</source>
        <translation>Le paquet est posé face cachée&#x202f;; on y pioche les mains.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Les cartes sont données.</translation>
    </message>
    <message>
        <source>You look at your cards: {cards}.</source>
        <translation>Vous regardez vos cartes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <translation>{name} regarde ses cartes.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} est la retourne.</translation>
    </message>
    <message>
        <source>{card} is cut and shuffled back.</source>
        <translation>{card} est la carte tirée, puis remise et mélangée au jeu.</translation>
    </message>
    <message>
        <source>You show {card}; the card stays in your hand.</source>
        <translation>Vous montrez {card}, qui reste dans votre main.</translation>
    </message>
    <message>
        <source>{name} shows {card}; the card stays in the hand.</source>
        <translation>{name} montre {card}, qui reste dans sa main.</translation>
    </message>
    <message>
        <source>You choose trumps: {suit}.</source>
        <translation>Vous choisissez l’atout&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>{name} chooses trumps: {suit}.</source>
        <translation>{name} choisit l’atout&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>On joue sans atout.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} est atout.</translation>
    </message>
    <message>
        <source>You change your bid.</source>
        <translation>Vous changez d’annonce.</translation>
    </message>
    <message>
        <source>{name} changes the bid.</source>
        <translation>{name} change d’annonce.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Votre annonce est faite.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} a fait son annonce.</translation>
    </message>
    <message>
        <source>The bids stay hidden until the deal is over.</source>
        <translation>Les annonces restent cachées jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>you {bid}</source>
        <translation>vous {bid}</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message>
        <source>The bids are revealed: {bids}.</source>
        <translation>Les annonces sont dévoilées&#xa0;: {bids}.</translation>
    </message>
    <message>
        <source>Only the total of the bids is announced.</source>
        <translation>Seul le total des annonces est donné.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} a fait son annonce.</translation>
    </message>
    <message>
        <source>{name} bids; the bids so far add up to {total}.</source>
        <translation>{name} annonce&#x202f;; le total des annonces est de {total}.</translation>
    </message>
    <message>
        <source>You keep your bid of {bid}.</source>
        <translation>Vous gardez votre annonce de {bid}.</translation>
    </message>
    <message>
        <source>{name} keeps the bid of {bid}.</source>
        <translation>{name} garde son annonce de {bid}.</translation>
    </message>
    <message>
        <source>Your bid becomes {bid}.</source>
        <translation>Votre annonce passe à {bid}.</translation>
    </message>
    <message>
        <source>The bid of {name} becomes {bid}.</source>
        <translation>{name} porte son annonce à {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} without seeing your cards.</source>
        <translation>Vous annoncez {bid} sans voir vos cartes.</translation>
    </message>
    <message>
        <source>{name} bids {bid} without seeing the cards.</source>
        <translation>{name} annonce {bid} sans voir ses cartes.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Vous annoncez {bid}.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} annonce {bid}.</translation>
    </message>
    <message>
        <source>You look at your cards before you bid.</source>
        <translation>Vous regardez vos cartes avant d’annoncer.</translation>
    </message>
    <message>
        <source>{name} looks at the cards before bidding.</source>
        <translation>{name} regarde ses cartes avant d’annoncer.</translation>
    </message>
    <message>
        <source>You play the contract: {contract}.</source>
        <translation>Vous jouez le contrat&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>{name} plays the contract: {contract}.</source>
        <translation>{name} joue le contrat&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>Low cards win: ace, two, three, up to the king.</source>
        <translation>Les cartes basses gagnent&#xa0;: as, deux, trois, jusqu’au roi.</translation>
    </message>
    <message>
        <source>High cards win, from the ace down.</source>
        <translation>Les cartes hautes gagnent, à partir de l’as.</translation>
    </message>
    <message>
        <source>The kitty is set aside: {cards}.</source>
        <translation>Le chien est mis de côté&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You pick up the kitty.</source>
        <translation>Vous prenez le chien.</translation>
    </message>
    <message>
        <source>{name} picks up the kitty.</source>
        <translation>{name} prend le chien.</translation>
    </message>
    <message>
        <source>You discard a card: {card}.</source>
        <translation>Vous écartez une carte&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} écarte une carte.</translation>
    </message>
    <message>
        <source>The pile starts: {card}.</source>
        <translation>La pile commence&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You play: {cards}.</source>
        <translation>Vous posez&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays: {cards}.</source>
        <translation>{name} pose&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You draw: {cards}.</source>
        <translation>Vous piochez&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} pioche {cards}.</translation>
    </message>
    <message>
        <source>Any card may be played on it.</source>
        <translation>On peut y poser n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The pile rises again.</source>
        <translation>La pile remonte.</translation>
    </message>
    <message>
        <source>You draw a card: {card}.</source>
        <translation>Vous piochez une carte&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>You look at the next card: {card}.</source>
        <translation>Vous regardez la carte suivante&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} looks at the next card.</source>
        <translation>{name} regarde la carte suivante.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>Vous la gardez.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} la garde.</translation>
    </message>
    <message>
        <source>You must keep the next card: {card}.</source>
        <translation>Vous devez garder la suivante&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the next card.</source>
        <translation>{name} garde la carte suivante.</translation>
    </message>
    <message>
        <source>You discard it.</source>
        <translation>Vous l’écartez.</translation>
    </message>
    <message>
        <source>{name} discards it.</source>
        <translation>{name} l’écarte.</translation>
    </message>
    <message>
        <source>You must discard it.</source>
        <translation>Vous devez l’écarter.</translation>
    </message>
    <message>
        <source>{name} discards the next card.</source>
        <translation>{name} écarte la carte suivante.</translation>
    </message>
    <message>
        <source>You lay your cards face up: {cards}.</source>
        <translation>Vous étalez vos cartes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays all cards face up: {cards}.</source>
        <translation>{name} étale toutes ses cartes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You take the face-up card: {card}.</source>
        <translation>Vous prenez la carte retournée : {card}.</translation>
    </message>
    <message>
        <source>{name} takes the face-up card: {card}.</source>
        <translation>{name} prend la carte retournée : {card}.</translation>
    </message>
    <message>
        <source>This trick is for: {card}.</source>
        <translation>Ce pli se joue pour : {card}.</translation>
    </message>
    <message>
        <source>The stock is used up. From now on the tricks count.</source>
        <translation>Le talon est épuisé. À partir de maintenant, les plis comptent.</translation>
    </message>
    <message>
        <source>You discard the next card unseen.</source>
        <translation>Vous écartez la carte suivante sans la voir.</translation>
    </message>
    <message>
        <source>{name} discards a card: {card}.</source>
        <translation>{name} écarte une carte&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The pile falls from now on.</source>
        <translation>La pile descend désormais.</translation>
    </message>
    <message>
        <source>The declarer looks at the kitty.</source>
        <translation>Le preneur regarde le chien.</translation>
    </message>
    <message>
        <source>The kitty: {cards}.</source>
        <translation>Le chien&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>you {card}</source>
        <translation>vous ({card})</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} ({card})</translation>
    </message>
    <message>
        <source>Cutting for trumps: {draws}.</source>
        <translation>Tirage pour l’atout&#xa0;: {draws}.</translation>
    </message>
    <message>
        <source>The highest cards are equal: another cut.</source>
        <translation>Les plus fortes cartes sont égales&#xa0;: nouveau tirage.</translation>
    </message>
    <message>
        <source>You cut the highest card and will choose trumps.</source>
        <translation>Vous tirez la plus forte carte et choisirez l’atout.</translation>
    </message>
    <message>
        <source>{name} cuts the highest card and will choose trumps.</source>
        <translation>{name} tire la plus forte carte et choisira l’atout.</translation>
    </message>
    <message>
        <source>Nobody chooses the next trumps.</source>
        <translation>Personne ne choisit le prochain atout.</translation>
    </message>
    <message>
        <source>You choose the next trumps.</source>
        <translation>Vous choisissez le prochain atout.</translation>
    </message>
    <message>
        <source>{name} chooses the next trumps.</source>
        <translation>{name} choisit le prochain atout.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Vous commencez.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>Everybody stays in the match.</source>
        <translation>Tout le monde reste en jeu.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>{name} is out of the match.</source>
        <translation>{name} est hors jeu.</translation>
    </message>
    <message>
        <source>You took no trick and get one card, which stays unseen.</source>
        <translation>Vous n’avez fait aucun pli et recevez une carte, que vous ne verrez pas.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card, unseen.</source>
        <translation>{name} n’a fait aucun pli et reçoit une carte, sans la voir.</translation>
    </message>
    <message>
        <source>You took no trick and get one card as a last chance.</source>
        <translation>Vous n’avez fait aucun pli et recevez une carte&#xa0;: votre dernière chance.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card as a last chance.</source>
        <translation>{name} n’a fait aucun pli et reçoit une carte&#xa0;: sa dernière chance.</translation>
    </message>
    <message>
        <source>You knock and keep your card.</source>
        <translation>Vous frappez et gardez votre carte.</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card.</source>
        <translation>{name} frappe et garde sa carte.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>The pile is open again, and you begin.</source>
        <translation>La pile est de nouveau libre, et vous commencez.</translation>
    </message>
    <message>
        <source>The pile is open again, and {name} begins.</source>
        <translation>La pile est de nouveau libre, et {name} commence.</translation>
    </message>
    <message>
        <source>You have no cards left: place {place}.</source>
        <translation>Vous n’avez plus de cartes&#xa0;: place {place}.</translation>
    </message>
    <message>
        <source>{name} has no cards left: place {place}.</source>
        <translation>{name} n’a plus de cartes&#xa0;: place {place}.</translation>
    </message>
    <message>
        <source>Nobody can beat your card, and neither can you: you take the penalty.</source>
        <translation>Personne ne peut battre votre carte, vous non plus&#xa0;: vous prenez la pénalité.</translation>
    </message>
    <message>
        <source>Nobody can beat the card of {name}, who takes the penalty.</source>
        <translation>{name} prend la pénalité&#xa0;: personne ne peut battre sa carte.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a card.</source>
        <translation>{giver} donne une carte à {taker}.</translation>
    </message>
    <message>
        <source>You give {taker} a card: {card}.</source>
        <translation>Vous donnez une carte à {taker}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{giver} gives you a card: {card}.</source>
        <translation>{giver} vous donne une carte&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Any black card may be played on it.</source>
        <translation>On peut y poser n’importe quelle carte noire.</translation>
    </message>
    <message>
        <source>Any red card may be played on it.</source>
        <translation>On peut y poser n’importe quelle carte rouge.</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} haut</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} bas</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} sans atout</translation>
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
        <translation>Vous annoncez {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} annonce {contract}.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <translation>Vous annoncez {contract}.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <translation>{name} annonce {contract}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{name}: {points}, {total} in all.</source>
        <translation>{name}&#xa0;: {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>{name}: {points} in this game.</source>
        <translation>{name} : {points} dans cette manche.</translation>
    </message>
    <message>
        <source>{name}: the game is won, {points}, {total} in all.</source>
        <translation>{name} : la manche est gagnée, {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>Games: {first} {won}, {second} {lost}.</source>
        <translation>Manches : {first} {won}, {second} {lost}.</translation>
    </message>
    <message>
        <source>Both sides share first place.</source>
        <translation>Les deux camps partagent la première place.</translation>
    </message>
    <message>
        <source>Place {place}: you and your partner, with {points}.</source>
        <translation>Place {place}&#xa0;: vous et votre partenaire, avec {points}.</translation>
    </message>
    <message>
        <source>Place {place}: the other side, with {points}.</source>
        <translation>Place {place}&#xa0;: l’autre camp, avec {points}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Vous entamez {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} entame {card}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Vous prenez le pli avec {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} prend le pli avec {card}.</translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation>La donne {deal} est comptée.</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>La donne ne compte pas et se rejoue.</translation>
    </message>
    <message>
        <source>You sat out: {points}, {total} in all.</source>
        <translation>Vous n’avez pas joué&#xa0;: {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>{name} sat out: {points}, {total} in all.</source>
        <translation>{name} n’a pas joué&#xa0;: {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>Vous avez annoncé {bid} et fait {taken}, {result}&#xa0;: {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>{name} a annoncé {bid} et fait {taken}, {result}&#xa0;: {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Place {place}: you.</source>
        <translation>Place {place}&#xa0;: vous.</translation>
    </message>
    <message>
        <source>Place {place}: {name}.</source>
        <translation>Place {place}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Place {place}: you, with {points}.</source>
        <translation>Place {place}&#xa0;: vous, avec {points}.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, with {points}.</source>
        <translation>Place {place}&#xa0;: {name}, avec {points}.</translation>
    </message>
    <message>
        <source>A match of {players} begins.</source>
        <translation>Une partie à {players} commence.</translation>
    </message>
    <message>
        <source>You offer {tricks}: {suit}.</source>
        <translation>Vous proposez {tricks}&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>{name} offers {tricks}: {suit}.</source>
        <translation>{name} propose {tricks}&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: under by {count}.</source>
        <translation>En tout {bids} {tricks}&#xa0;: {count} en moins.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: over by {count}.</source>
        <translation>En tout {bids} {tricks}&#xa0;: {count} en trop.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: everybody can be exact.</source>
        <translation>En tout {bids} {tricks}&#xa0;: chacun peut réussir.</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>moins {points}</translation>
    </message>
    <message>
        <source>This deal can be studied when it is over.</source>
        <translation>Cette donne pourra être étudiée quand elle sera finie.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} garde une carte.</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>{name}: exact in deals {first} to {last}</source>
        <translation>{name}&#xa0;: exact, donnes {first} à {last}</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>{name}: deal {deal}, {cards}</source>
        <translation>{name}&#xa0;: donne {deal}, {cards}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Meilleure donne</translation>
    </message>
    <message>
        <source>Most exact</source>
        <translation>Le plus souvent exact</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}&#xa0;: {tricks}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Le plus de plis</translation>
    </message>
    <message>
        <source>First to go out</source>
        <translation>Sans cartes en premier</translation>
    </message>
    <message>
        <source>{name}: {count} of {deals}</source>
        <translation>{name}&#xa0;: {count} sur {deals}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Event log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Raccourcis &amp;clavier…</translation>
    </message>
    <message>
        <source>Give each of the four suits a colour of its own</source>
        <translation>Donner à chacune des quatre couleurs de cartes sa propre teinte</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>Touches d’&amp;une lettre</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>Messages pa&amp;rlés</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>&amp;My turn and results</source>
        <translation>&amp;Mon tour et les résultats</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>New match as &amp;before</source>
        <translation>Nouvelle partie &amp;identique</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>Available when you have seen a kitty or discarded</source>
        <translation>Possible quand vous avez vu un chien ou écarté des cartes</translation>
    </message>
    <message>
        <source>Prepared deals, deal o&amp;f the day</source>
        <translation>Donnes préparées, donne du &amp;jour</translation>
    </message>
    <message>
        <source>Solve a deal, or play the same cards as everybody else today</source>
        <translation>Résoudre une donne, ou jouer aujourd’hui les mêmes cartes que tout le monde</translation>
    </message>
    <message>
        <source>Learn from &amp;your slips</source>
        <translation>Apprendre de &amp;vos erreurs</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Score panel</source>
        <translation>Panneau des s&amp;cores</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Conse&amp;il</translation>
    </message>
    <message>
        <source>Show what a strong player would do</source>
        <translation>Montrer ce que ferait un joueur fort</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Couper le &amp;son</translation>
    </message>
    <message>
        <source>Score s&amp;heet and charts</source>
        <translation>Feuille de &amp;marque et graphiques</translation>
    </message>
    <message>
        <source>Available when a match has begun</source>
        <translation>Possible quand une partie a commencé</translation>
    </message>
    <message>
        <source>&amp;What is special about this game</source>
        <translation>Ce &amp;que ce jeu a de particulier</translation>
    </message>
    <message>
        <source>See in a few words what the game on the table has that others lack</source>
        <translation>Voir en peu de mots ce que le jeu sur la table a de plus que les autres</translation>
    </message>
    <message>
        <source>Choose game, players and length of another match</source>
        <translation>Choisir le jeu, les joueurs et la longueur d’une autre partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a saved match or rules from a file</source>
        <translation>Ouvrir une partie enregistrée ou des règles depuis un fichier</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Enregistrer so&amp;us…</translation>
    </message>
    <message>
        <source>Save the match as it stands to a file you can keep or share</source>
        <translation>Enregistrer la partie telle quelle dans un fichier à garder ou à partager</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>Look through the matches you have finished</source>
        <translation>Parcourir les parties que vous avez terminées</translation>
    </message>
    <message>
        <source>Practise the positions where you went wrong</source>
        <translation>S’entraîner sur les positions où vous avez fait une erreur</translation>
    </message>
    <message>
        <source>Deal &amp;editor</source>
        <translation>Édi&amp;teur de donnes</translation>
    </message>
    <message>
        <source>Set up a deal card by card, to play it or to ask the coach</source>
        <translation>Composer une donne carte par carte, pour la jouer ou interroger l’entraîneur</translation>
    </message>
    <message>
        <source>Close the program; the match is already saved</source>
        <translation>Fermer le programme&#x202f;; la partie est déjà enregistrée</translation>
    </message>
    <message>
        <source>Copy &amp;deal as code</source>
        <translation>&amp;Copier la donne en code</translation>
    </message>
    <message>
        <source>Copy the last finished deal as one line of text</source>
        <translation>Copier la dernière donne terminée en une ligne de texte</translation>
    </message>
    <message>
        <source>Copy deal as dia&amp;gram</source>
        <translation>Copier la donne en &amp;diagramme</translation>
    </message>
    <message>
        <source>Copy the deal as readable text; only your own cards during play</source>
        <translation>Copier la donne en texte lisible&#x202f;; seulement vos cartes tant qu’elle est en cours</translation>
    </message>
    <message>
        <source>&amp;Paste deal</source>
        <translation>Co&amp;ller une donne</translation>
    </message>
    <message>
        <source>Play a deal copied as text, for practice</source>
        <translation>Jouer, pour s’entraîner, une donne copiée en texte</translation>
    </message>
    <message>
        <source>Show all deals with points and charts, in a window of their own</source>
        <translation>Montrer toutes les donnes avec leurs points, et des graphiques, dans une fenêtre à part</translation>
    </message>
    <message>
        <source>Show or hide the scores beside the table</source>
        <translation>Montrer ou cacher les scores à côté de la table</translation>
    </message>
    <message>
        <source>See how you have done so far</source>
        <translation>Voir vos résultats jusqu’ici</translation>
    </message>
    <message>
        <source>Share pi&amp;cture…</source>
        <translation>Partager l’ima&amp;ge…</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table, the result or the score sheet</source>
        <translation>Copier ou enregistrer une image de la table, du résultat ou de la feuille de marque</translation>
    </message>
    <message>
        <source>St&amp;udy the deal</source>
        <translation>Ét&amp;udier la donne</translation>
    </message>
    <message>
        <source>Go through the last finished deal card by card</source>
        <translation>Parcourir carte par carte la dernière donne terminée</translation>
    </message>
    <message>
        <source>Match repor&amp;t</source>
        <translation>&amp;Bilan de la partie</translation>
    </message>
    <message>
        <source>What was luck, and what your decisions cost</source>
        <translation>La part de la chance, et ce que vos décisions ont coûté</translation>
    </message>
    <message>
        <source>Show or hide the text of everything that happened in the match</source>
        <translation>Montrer ou cacher le texte de tout ce qui s’est passé dans la partie</translation>
    </message>
    <message>
        <source>Lar&amp;ger cards</source>
        <translation>Cartes plus &amp;grandes</translation>
    </message>
    <message>
        <source>Make the cards one step larger</source>
        <translation>Agrandir un peu les cartes</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cartes plus pe&amp;tites</translation>
    </message>
    <message>
        <source>Make the cards one step smaller</source>
        <translation>Réduire un peu les cartes</translation>
    </message>
    <message>
        <source>&amp;Default card size</source>
        <translation>Taille par dé&amp;faut des cartes</translation>
    </message>
    <message>
        <source>Give the cards their default size again</source>
        <translation>Rendre aux cartes leur taille par défaut</translation>
    </message>
    <message>
        <source>Give the table the whole screen, or leave full screen</source>
        <translation>Donner tout l’écran à la table, ou quitter le plein écran</translation>
    </message>
    <message>
        <source>Choose rules, players, looks, sounds and keys</source>
        <translation>Choisir les règles, les joueurs, l’aspect, les sons et les touches</translation>
    </message>
    <message>
        <source>See all keys, and change them</source>
        <translation>Voir toutes les touches, et les changer</translation>
    </message>
    <message>
        <source>Open the help; its key explains what you are using</source>
        <translation>Ouvrir l’aide&#x202f;; sa touche explique l’élément actif</translation>
    </message>
    <message>
        <source>Read the rules of the match on the table, with all its options</source>
        <translation>Lire les règles de la partie sur la table, avec toutes ses options</translation>
    </message>
    <message>
        <source>Go on to what comes next, or skip the animation</source>
        <translation>Passer à la suite, ou sauter l’animation</translation>
    </message>
    <message>
        <source>Stop the game, or let it go on</source>
        <translation>Arrêter le jeu, ou le laisser continuer</translation>
    </message>
    <message>
        <source>Switch all sounds off, or on again</source>
        <translation>Couper tous les sons, ou les remettre</translation>
    </message>
    <message>
        <source>&amp;Kitty and discards</source>
        <translation>C&amp;hien et cartes écartées</translation>
    </message>
    <message>
        <source>Show the kitty and the discards that you have seen</source>
        <translation>Montrer le chien et les cartes écartées que vous avez vus</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>&amp;Trier la main</translation>
    </message>
    <message>
        <source>Put your cards back into their usual order</source>
        <translation>Remettre vos cartes dans leur ordre habituel</translation>
    </message>
    <message>
        <source>Begin another match with the same rules and players</source>
        <translation>Commencer une autre partie avec les mêmes règles et les mêmes joueurs</translation>
    </message>
    <message>
        <source>Let a bot &amp;finish this deal</source>
        <translation>Faire &amp;finir cette donne par un robot</translation>
    </message>
    <message>
        <source>A bot makes your moves until the end of the deal; the match then counts as assisted</source>
        <translation>Un robot joue pour vous jusqu’à la fin de la donne&#x202f;; la partie compte alors comme jouée avec aide</translation>
    </message>
    <message>
        <source>See the fingerprints that prove that no card was changed</source>
        <translation>Voir les empreintes qui prouvent qu’aucune carte n’a été changée</translation>
    </message>
    <message>
        <source>T&amp;oolbar</source>
        <translation>Barre d’&amp;outils</translation>
    </message>
    <message>
        <source>Show or hide the row of buttons above the table</source>
        <translation>Montrer ou cacher la rangée de boutons au-dessus de la table</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window</source>
        <translation>Déplacer le focus du clavier vers la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window</source>
        <translation>Déplacer le focus du clavier vers la partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Four-&amp;colour deck</source>
        <translation>Jeu à &amp;quatre couleurs</translation>
    </message>
    <message>
        <source>Learn the games in short lessons</source>
        <translation>Apprendre les jeux en courtes leçons</translation>
    </message>
    <message>
        <source>See the version of the program, and its licences</source>
        <translation>Voir la version du programme et ses licences</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>Previous p&amp;ane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>À quelle vitesse les cartes bougent</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantanée</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table</source>
        <translation>Combien de temps un pli complet reste sur la table</translation>
    </message>
    <message>
        <source>&amp;Very short</source>
        <translation>&amp;Très courte</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>&amp;Courte</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Longue</translation>
    </message>
    <message>
        <source>&amp;Wait for a click</source>
        <translation>&amp;Attendre un clic</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>The language of all texts</source>
        <translation>La langue de tous les textes</translation>
    </message>
    <message>
        <source>How large texts are, in menus, windows and on the table</source>
        <translation>La taille des textes, dans les menus, les fenêtres et sur la table</translation>
    </message>
    <message>
        <source>Stronger colours and outlines</source>
        <translation>Des couleurs et des contours plus marqués</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>&amp;Comme le système</translation>
    </message>
    <message>
        <source>How much a screen reader is told</source>
        <translation>Ce qui est dit à un lecteur d’écran</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Rien</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>La couleur de la table</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Récents</translation>
    </message>
    <message>
        <source>Open one of the files you used last</source>
        <translation>Ouvrir l’un des derniers fichiers utilisés</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donne</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>Jeu &amp;loyal…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Pause &amp;after a trick</source>
        <translation>Pause après &amp;un pli</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>&amp;Ensemble</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>Undo your last move and the replies to it</source>
        <translation>Reprendre votre dernier coup et les réponses</translation>
    </message>
    <message>
        <source>Available when you have made a move</source>
        <translation>Possible quand vous avez joué un coup</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Rejouer le coup repris</translation>
    </message>
    <message>
        <source>Available when you have taken a move back</source>
        <translation>Possible quand un coup a été repris</translation>
    </message>
    <message>
        <source>Switch all keys that are a single letter off or on</source>
        <translation>Désactiver ou activer toutes les touches d’une seule lettre</translation>
    </message>
    <message>
        <source>Show the first &amp;steps again</source>
        <translation>Revoir les premiers &amp;pas</translation>
    </message>
    <message>
        <source>Explain the parts of the window once more, one by one</source>
        <translation>Expliquer encore une fois les parties de la fenêtre, une à une</translation>
    </message>
    <message>
        <source>&amp;About Far Whist</source>
        <translation>À propos de &amp;Far Whist</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Rejouer cette donne</translation>
    </message>
    <message>
        <source>&amp;Skip to end of deal</source>
        <translation>&amp;Aller à la fin de la donne</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Voir toutes les &amp;mains</translation>
    </message>
    <message>
        <source>Match &amp;number…</source>
        <translation>&amp;Numéro de partie…</translation>
    </message>
    <message>
        <source>Play the same cards once more for practice; it does not count</source>
        <translation>Rejouer les mêmes cartes pour s’entraîner&#x202f;; cela ne compte pas</translation>
    </message>
    <message>
        <source>Available when nothing is left for you to decide</source>
        <translation>Possible quand vous n’avez plus rien à décider</translation>
    </message>
    <message>
        <source>Play out the rest of the deal and show the result</source>
        <translation>Laisser jouer le reste de la donne et montrer le résultat</translation>
    </message>
    <message>
        <source>Available when a deal is finished</source>
        <translation>Possible quand une donne est finie</translation>
    </message>
    <message>
        <source>Show what everybody held in the last finished deal</source>
        <translation>Montrer ce que chacun avait en main dans la dernière donne finie</translation>
    </message>
    <message>
        <source>Available when the lesson is over</source>
        <translation>Possible quand la leçon est finie</translation>
    </message>
    <message>
        <source>Show the number these cards come from, or enter another</source>
        <translation>Montrer le numéro dont viennent ces cartes, ou en saisir un autre</translation>
    </message>
    <message>
        <source>Available when a trick has been taken</source>
        <translation>Possible quand un pli a été fait</translation>
    </message>
    <message>
        <source>Show the trick that was taken last</source>
        <translation>Montrer le dernier pli</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutoriel</translation>
    </message>
    <message>
        <source>Fel&amp;t</source>
        <translation>T&amp;apis</translation>
    </message>
    <message>
        <source>Available when you have moved a card of your hand</source>
        <translation>Possible quand vous avez déplacé une carte de votre main</translation>
    </message>
    <message>
        <source>The deck that you have chosen has colours of its own</source>
        <translation>Le jeu choisi a ses propres teintes</translation>
    </message>
    <message>
        <source>The cards are as large as can be</source>
        <translation>Les cartes sont aussi grandes que possible</translation>
    </message>
    <message>
        <source>The cards are as small as can be</source>
        <translation>Les cartes sont aussi petites que possible</translation>
    </message>
    <message>
        <source>This deal was set up card by card and has no number</source>
        <translation>Cette donne a été composée carte par carte et n’a pas de numéro</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Possible quand vous êtes l’un des joueurs</translation>
    </message>
    <message>
        <source>Available when your cards are shown</source>
        <translation>Possible quand vos cartes sont visibles</translation>
    </message>
    <message>
        <source>Available when a deal is being played</source>
        <translation>Possible pendant une donne</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>Available when you have opened or saved a file</source>
        <translation>Possible quand vous avez ouvert ou enregistré un fichier</translation>
    </message>
    <message>
        <source>The coach does not judge this game</source>
        <translation>L’entraîneur ne juge pas ce jeu</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Ouvrir une table…</translation>
    </message>
    <message>
        <source>Invite people at other computers to a match</source>
        <translation>Inviter à une partie des gens sur d’autres ordinateurs</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Rejoindre une table…</translation>
    </message>
    <message>
        <source>Play at the table of somebody who has invited you</source>
        <translation>Jouer à la table de quelqu’un qui vous a invité</translation>
    </message>
    <message>
        <source>&amp;Waiting room and chat</source>
        <translation>&amp;Salle d’attente et discussion</translation>
    </message>
    <message>
        <source>Who is at the table, what is said, and its rules</source>
        <translation>Voir qui est à la table, ce qui se dit et ses règles</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Quitter la table</translation>
    </message>
    <message>
        <source>Give up your seat; a bot plays on for you</source>
        <translation>Laisser votre place&#x202f;; un robot continue pour vous</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You cut the highest card, {card}, and choose trumps</source>
        <translation>Vous tirez la plus forte carte, {card}, et choisissez l’atout</translation>
    </message>
    <message>
        <source>{name} cuts the highest card, {card}, and chooses trumps</source>
        <translation>{name} tire la plus forte carte, {card}, et choisit l’atout</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Vous jouez {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joue {contract}</translation>
    </message>
    <message>
        <source>Nobody can beat your card: you take the penalty</source>
        <translation>Personne ne bat votre carte&#xa0;: vous prenez la pénalité</translation>
    </message>
    <message>
        <source>Nobody can beat the card: {name} takes the penalty</source>
        <translation>Personne ne bat la carte&#xa0;: {name} prend la pénalité</translation>
    </message>
    <message>
        <source>You knock and keep your card</source>
        <translation>Vous frappez et gardez votre carte</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card</source>
        <translation>{name} frappe et garde sa carte</translation>
    </message>
    <message>
        <source>The pile is open: you begin</source>
        <translation>La pile est libre&#xa0;: vous commencez</translation>
    </message>
    <message>
        <source>The pile is open: {name} begins</source>
        <translation>La pile est libre&#xa0;: {name} commence</translation>
    </message>
    <message>
        <source>Equal cards: {cards} – another cut</source>
        <translation>Cartes égales&#xa0;: {cards} – nouveau tirage</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Vous êtes hors jeu</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Hors jeu&#xa0;: {names}</translation>
    </message>
    <message>
        <source>You get a last chance with one card</source>
        <translation>Vous avez une dernière chance avec une carte</translation>
    </message>
    <message>
        <source>A last chance with one card: {names}</source>
        <translation>Une dernière chance avec une carte&#xa0;: {names}</translation>
    </message>
    <message>
        <source>You are out of cards: place {place}</source>
        <translation>Vous n’avez plus de cartes&#xa0;: place {place}</translation>
    </message>
    <message>
        <source>Out of cards: {names}, place {place}</source>
        <translation>Sans cartes&#xa0;: {names}, place {place}</translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>R&amp;ejouer</translation>
    </message>
    <message>
        <source>Played last: {match}</source>
        <translation>Dernière partie&#xa0;: {match}</translation>
    </message>
    <message>
        <source>Short, {n}</source>
        <translation>Courte, {n}</translation>
    </message>
    <message>
        <source>Half, {n}</source>
        <translation>Moitié, {n}</translation>
    </message>
    <message>
        <source>Medium, {n}</source>
        <translation>Moyenne, {n}</translation>
    </message>
    <message>
        <source>Whole, {n}</source>
        <translation>Entière, {n}</translation>
    </message>
    <message>
        <source>Standard, {n}</source>
        <translation>Standard, {n}</translation>
    </message>
    <message>
        <source>Long, {n}</source>
        <translation>Longue, {n}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Longueur de la partie</translation>
    </message>
    <message>
        <source>Change &amp;rules…</source>
        <translation>Modifier les &amp;règles…</translation>
    </message>
    <message>
        <source>A deal takes about {minutes}.</source>
        <translation>Une donne dure environ {minutes}.</translation>
    </message>
    <message>
        <source>At most {deals}</source>
        <translation>Au plus {deals}</translation>
    </message>
    <message>
        <source>about {minutes}</source>
        <translation>environ {minutes}</translation>
    </message>
    <message>
        <source>The hatched deal has no trump.</source>
        <translation>La donne hachurée est sans atout.</translation>
    </message>
    <message>
        <source>The hatched deals have no trump.</source>
        <translation>Les donnes hachurées sont sans atout.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Adversaires au hasard</translation>
    </message>
    <message>
        <source>This game is for {players}.</source>
        <translation>Ce jeu est prévu pour {players}.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveaux mélangés</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>une personne à cet écran</translation>
    </message>
    <message>
        <source>Change seat: drag, or Alt with an arrow key</source>
        <translation>Changer de place&#xa0;: glisser, ou Alt et une flèche</translation>
    </message>
    <message>
        <source>Let a person play at this screen in the place of {name}</source>
        <translation>Faire jouer quelqu’un à cet écran à la place de {name}</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Joueur</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <source>Name and picture …</source>
        <translation>Nom et image…</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>your seat; name and picture</source>
        <translation>votre place&#x202f;; nom et image</translation>
    </message>
    <message>
        <source>seat {n} of {count}, clockwise from your left</source>
        <translation>place {n} sur {count}, dans le sens horaire à partir de votre gauche</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Qui est assis ici</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Niveau de jeu&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Move one seat clockwise</source>
        <translation>Une place plus loin, sens horaire</translation>
    </message>
    <message>
        <source>{you} and {partner}
against {left} and {right}</source>
        <translation>{you} et {partner}
contre {left} et {right}</translation>
    </message>
    <message>
        <source>Drag a player to another seat.</source>
        <translation>Faites glisser un joueur vers une autre place.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>règles personnelles</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Jeux précédents</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Jeux suivants</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More variants</source>
        <translation>Autres variantes</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Les adversaires prennent leur temps pour annoncer</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Avec conseils</translation>
    </message>
    <message>
        <source>Practice:</source>
        <translation>Entraînement&#xa0;:</translation>
    </message>
    <message>
        <source>hints and undo at will, not counted</source>
        <translation>conseils et reprises à volonté, ne compte pas</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Joueur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Opponent: {name}</source>
        <translation>Adversaire&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Another person …</source>
        <translation>Une autre personne…</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Une autre personne</translation>
    </message>
    <message>
        <source>Who else plays at this computer?</source>
        <translation>Qui d’autre joue à cet ordinateur&#x202f;?</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Une nouvelle personne</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>le fichier ne peut pas être écrit</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>un autre programme utilise le fichier</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Far Whist</source>
        <translation>le fichier vient d’une version plus récente de Far Whist</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be moved aside</source>
        <translation>le fichier est endommagé et ne peut pas être mis de côté</translation>
    </message>
    <message>
        <source>“{file}” is being read. You can go on meanwhile.</source>
        <translation>Lecture de «&#xa0;{file}&#xa0;» en cours. Vous pouvez continuer entre-temps.</translation>
    </message>
    <message>
        <source>A damaged file could not be read. It was set aside as {file}.</source>
        <translation>Un fichier endommagé n’a pas pu être lu. Il a été mis de côté sous le nom {file}.</translation>
    </message>
    <message>
        <source>This needs {what}, which is not installed.</source>
        <translation>Il faut pour cela {what}, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>The saved match could not be read. It was set aside as {file}, and a new match begins.</source>
        <translation>La partie enregistrée n’a pas pu être lue. Elle a été mise de côté sous le nom {file}, et une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of Far Whist. It stays as it is, so the match on the table is not saved.</source>
        <translation>La partie enregistrée vient d’une version plus récente de Far Whist. Elle reste telle quelle, et la partie en cours n’est donc pas enregistrée.</translation>
    </message>
    <message>
        <source>The saved match cannot be read at the moment: {problem}. It stays as it is, so the match on the table is not saved.</source>
        <translation>La partie enregistrée ne peut pas être lue pour le moment&#xa0;: {problem}. Elle reste telle quelle, et la partie en cours n’est donc pas enregistrée.</translation>
    </message>
    <message>
        <source>The saved match is damaged and could not be set aside, so the match on the table is not saved.</source>
        <translation>La partie enregistrée est endommagée et n’a pas pu être mise de côté, et la partie en cours n’est donc pas enregistrée.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {problem}. You can play on; what you play now is lost when you close the window.</source>
        <translation>La partie ne peut pas être enregistrée&#xa0;: {problem}. Vous pouvez continuer&#x202f;; ce que vous jouez maintenant sera perdu à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>This match is played in another window now. What you play here is not saved.</source>
        <translation>Cette partie se joue maintenant dans une autre fenêtre. Ce que vous jouez ici n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The opponents could not start in the background. Play goes on as usual, but the animation may stutter.</source>
        <translation>Les adversaires n’ont pas pu démarrer en arrière-plan. Le jeu continue normalement, mais l’animation peut être saccadée.</translation>
    </message>
    <message>
        <source>Your preferences could not be read. The file was set aside as {file}, and the defaults are used.</source>
        <translation>Vos préférences n’ont pas pu être lues. Le fichier a été mis de côté sous le nom {file}, et les réglages par défaut sont utilisés.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: {problem}. They stay in effect until you close the window; saving is tried again at the next change.</source>
        <translation>Vos préférences ne peuvent pas être enregistrées&#xa0;: {problem}. Elles restent en vigueur jusqu’à la fermeture de la fenêtre&#x202f;; un nouvel essai a lieu au prochain changement.</translation>
    </message>
    <message>
        <source>Your own rules could not be read. The file was set aside as {file}.</source>
        <translation>Vos propres règles n’ont pas pu être lues. Le fichier a été mis de côté sous le nom {file}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Far Whist. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} vient d’une version plus récente de Far Whist. Il reste tel quel, et ce que vous changez maintenant n’est pas enregistré.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be set aside. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} est endommagé et ne peut pas être mis de côté. Il reste tel quel, et ce que vous changez maintenant n’est pas enregistré.</translation>
    </message>
    <message>
        <source>{file} cannot be read now: {problem}. It stays as it is, and you play without it.</source>
        <translation>{file} ne peut pas être lu pour le moment&#xa0;: {problem}. Il reste tel quel, et vous jouez sans lui.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Il faut fournir à {suit}.</translation>
    </message>
    <message>
        <source>You must beat the best card if you can.</source>
        <translation>Il faut monter sur la meilleure carte si on le peut.</translation>
    </message>
    <message>
        <source>You are void and must play a trump: {suit}.</source>
        <translation>Vous n’avez pas la couleur&#xa0;: il faut jouer un atout ({suit}).</translation>
    </message>
    <message>
        <source>You must play a higher trump if you can.</source>
        <translation>Il faut jouer un atout plus fort si on le peut.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit).</source>
        <translation>On ne peut entamer atout qu’après une coupe.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick.</source>
        <translation>On ne peut pas entamer atout au premier pli.</translation>
    </message>
    <message>
        <source>Trumps may only be led when you hold nothing else.</source>
        <translation>On ne peut entamer atout que si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>Bid a number from 0 to {most}.</source>
        <translation>Annoncez un nombre de 0 à {most}.</translation>
    </message>
    <message>
        <source>Bid at least {least}.</source>
        <translation>Annoncez au moins {least}.</translation>
    </message>
    <message>
        <source>Before looking at your cards you may bid no more than {most}.</source>
        <translation>Avant de regarder vos cartes, vous ne pouvez pas annoncer plus de {most}.</translation>
    </message>
    <message>
        <source>Your partner has bid blind, so you must bid before looking too.</source>
        <translation>Votre partenaire a annoncé à l’aveugle&#xa0;: vous le devez aussi.</translation>
    </message>
    <message>
        <source>Your partner has looked or bid nil, so your side cannot bid blind.</source>
        <translation>Votre partenaire a regardé ses cartes ou annoncé nil&#xa0;: votre camp ne peut pas annoncer à l’aveugle.</translation>
    </message>
    <message>
        <source>The last bidder may not bid {bid}: the bids would add up to {total}.</source>
        <translation>Le dernier ne peut pas annoncer {bid}&#xa0;: le total des annonces serait de {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to more than {total}.</source>
        <translation>Le total des annonces doit dépasser {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly {total}.</source>
        <translation>Le total des annonces doit être exactement {total}.</translation>
    </message>
    <message>
        <source>In the second round a bid is kept or raised by one.</source>
        <translation>Au second tour, on garde son annonce ou on l’augmente d’un pli.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Personne ne peut annoncer 0 dans deux donnes de suite.</translation>
    </message>
    <message>
        <source>One of two partners bids nil, the other at least {least}.</source>
        <translation>De deux partenaires, l’un annonce nil, l’autre au moins {least}.</translation>
    </message>
    <message>
        <source>Your partner has bid nil, so you may not.</source>
        <translation>Votre partenaire a annoncé nil, vous ne pouvez donc pas.</translation>
    </message>
    <message>
        <source>Your partner has not bid nil, so you must.</source>
        <translation>Votre partenaire n’a pas annoncé nil, vous le devez donc.</translation>
    </message>
    <message>
        <source>You must bid the number of your spades: {number}.</source>
        <translation>Vous devez annoncer le nombre de vos piques&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>You must bid nil or the number of your spades: {number}.</source>
        <translation>Vous devez annoncer nil ou le nombre de vos piques&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least {least}.</source>
        <translation>Les annonces des partenaires doivent faire au moins {least}.</translation>
    </message>
    <message>
        <source>In the last trick the card must be played.</source>
        <translation>Au dernier pli, la carte doit être jouée.</translation>
    </message>
    <message>
        <source>All others have passed: the dealer must bid.</source>
        <translation>Tous les autres ont passé&#xa0;: le donneur doit annoncer.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}.</source>
        <translation>L’annonce la plus basse est {least}.</translation>
    </message>
    <message>
        <source>A bid must outrank the one before.</source>
        <translation>Une annonce doit dépasser la précédente.</translation>
    </message>
    <message>
        <source>There is no proposal to accept.</source>
        <translation>Il n’y a pas de proposition à accepter.</translation>
    </message>
    <message>
        <source>At no trump a joker may only be led when you hold nothing else.</source>
        <translation>Sans atout, on ne peut entamer un joker que si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>You are void and must play a joker.</source>
        <translation>Vous n’avez pas la couleur&#xa0;: il faut jouer un joker.</translation>
    </message>
    <message>
        <source>The pile is open: you must play.</source>
        <translation>La pile est libre&#xa0;: il faut jouer.</translation>
    </message>
    <message>
        <source>With two players left, whoever can play must play.</source>
        <translation>Quand il ne reste que deux joueurs, qui peut jouer doit jouer.</translation>
    </message>
    <message>
        <source>The player before you passed, so you must play if you can.</source>
        <translation>Le joueur précédent a passé&#xa0;: il faut jouer si vous le pouvez.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour.</source>
        <translation>Un joker ne se pose que sur l’autre couleur (rouge ou noir).</translation>
    </message>
    <message>
        <source>Red goes on black, and black goes on red.</source>
        <translation>Le rouge va sur le noir, et le noir sur le rouge.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Il faut jouer plus haut.</translation>
    </message>
    <message>
        <source>You must play lower.</source>
        <translation>Il faut jouer plus bas.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Il faut donner une carte.</translation>
    </message>
    <message>
        <source>Cards played together must be of one rank.</source>
        <translation>Des cartes posées ensemble doivent être de même rang.</translation>
    </message>
    <message>
        <source>Cards played together must alternate red and black.</source>
        <translation>Des cartes posées ensemble doivent alterner rouge et noir.</translation>
    </message>
    <message>
        <source>Jokers are played one at a time.</source>
        <translation>Les jokers se posent un par un.</translation>
    </message>
    <message>
        <source>Play cards of one colour in the order you hold them.</source>
        <translation>Posez les cartes de même couleur (rouge ou noir) dans l’ordre où vous les tenez.</translation>
    </message>
    <message>
        <source>Bid {least} or more, or pass.</source>
        <translation>Annoncez {least} ou plus, ou passez.</translation>
    </message>
    <message>
        <source>{suit} were led: follow suit.</source>
        <translation>{suit} demandé&#xa0;: il faut fournir.</translation>
    </message>
    <message>
        <source>None of your cards can be played: pass.</source>
        <translation>Aucune de vos cartes n’est jouable&#xa0;: passez.</translation>
    </message>
    <message>
        <source>You can play {count} of your cards.</source>
        <translation>Vous pouvez jouer {count} de vos cartes.</translation>
    </message>
    <message>
        <source>{cards} or {last}</source>
        <translation>{cards} ou {last}</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Vous pouvez jouer {cards}.</translation>
    </message>
    <message>
        <source>You have chosen all your discards: put one back first.</source>
        <translation>Toutes les cartes à écarter sont choisies&#xa0;: reprenez-en d’abord une.</translation>
    </message>
</context>
<context>
    <name>Opened files</name>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est plus là.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Open a saved match or rules of Far Whist.</source>
        <translation>«&#x202f;{file}&#x202f;» est un dossier. Ouvrez une partie enregistrée ou des règles de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is not an ordinary file and holds neither a match nor rules.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas un fichier ordinaire et ne contient ni partie ni règles.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {problem}.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être lu&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved match or rules of Far Whist.</source>
        <translation>«&#x202f;{file}&#x202f;» est trop volumineux pour être une partie enregistrée ou des règles de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>«&#x202f;{file}&#x202f;» est vide.</translation>
    </message>
    <message>
        <source>“{file}” holds neither a saved match nor rules of Far Whist.</source>
        <translation>«&#x202f;{file}&#x202f;» ne contient ni partie enregistrée ni règles de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Far Whist.</source>
        <translation>«&#x202f;{file}&#x202f;» vient d’une version plus récente de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is a saved match, but damaged: it cannot be played.</source>
        <translation>«&#x202f;{file}&#x202f;» est une partie enregistrée, mais elle est endommagée et ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>“{file}” is a whole list of rules. Export the rules you want one by one and open those files.</source>
        <translation>«&#x202f;{file}&#x202f;» est toute une liste de règles. Exportez une par une celles que vous voulez et ouvrez ces fichiers.</translation>
    </message>
    <message>
        <source>“{file}” holds records of simulated matches, which cannot be played.</source>
        <translation>«&#x202f;{file}&#x202f;» contient les relevés d’une simulation, qui ne peuvent pas être joués.</translation>
    </message>
    <message>
        <source>Drop here to open “{file}”.</source>
        <translation>Déposez ici pour ouvrir «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>“{file}” is a match for {players}, but the table seats {least} to {most}.</source>
        <translation>«&#x202f;{file}&#x202f;» est une partie pour {players}, mais la table en accueille de {least} à {most}.</translation>
    </message>
    <message>
        <source>This match is already on the table.</source>
        <translation>Cette partie est déjà sur la table.</translation>
    </message>
    <message>
        <source>“{file}” is on the table.</source>
        <translation>«&#x202f;{file}&#x202f;» est sur la table.</translation>
    </message>
    <message>
        <source>Your previous match has been put aside.</source>
        <translation>Votre partie précédente a été mise de côté.</translation>
    </message>
    <message>
        <source>Drop here to join the table.</source>
        <translation>Déposez ici pour rejoindre la table.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Pack</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Card ranking</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the other jack of its colour as the two highest trumps.</source>
        <translation>As le plus fort&#x202f;; ou l’ordre espagnol A 3 R D V 7 6 5 4 2&#x202f;; ou le valet d’atout et l’autre valet de la même teinte comme plus forts atouts.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Qui ne joue pas</translation>
    </message>
    <message>
        <source>The dealer can sit out each deal, so that one more player can join.</source>
        <translation>Le donneur peut ne pas jouer sa donne&#xa0;: il y a place pour un joueur de plus.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>Which way dealing, bidding and play go round.</source>
        <translation>Dans quel sens tournent la donne, les annonces et le jeu.</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Suite des donnes</translation>
    </message>
    <message>
        <source>How many cards are dealt in each deal.</source>
        <translation>Combien de cartes sont données à chaque donne.</translation>
    </message>
    <message>
        <source>Own sequence</source>
        <translation>Suite personnelle</translation>
    </message>
    <message>
        <source>Sizes such as 1,3,5, or first/turning point/last such as 10/1/10, optionally followed by a step. A letter after a size: n no trump, m everyone bids 0, b bid before looking, r trumps turned after the bids, f forehead, h hidden.</source>
        <translation>Des tailles comme 1,3,5, ou première/tournant/dernière comme 10/1/10, suivies au besoin d’un pas. Une lettre après une taille&#xa0;: n sans atout, m tous annoncent 0, b annoncer avant de regarder, r atout retourné après les annonces, f au front, h cachée.</translation>
    </message>
    <message>
        <source>Maximum cards per player</source>
        <translation>Cartes par joueur (max.)</translation>
    </message>
    <message>
        <source>Always include the largest deal</source>
        <translation>Toujours la plus grande donne</translation>
    </message>
    <message>
        <source>Every player deals each size</source>
        <translation>Chacun donne chaque taille</translation>
    </message>
    <message>
        <source>Every size of the sequence is dealt once by each player.</source>
        <translation>Chaque taille de la suite est donnée une fois par chaque joueur.</translation>
    </message>
    <message>
        <source>Adds one forehead and one hidden deal of one card.</source>
        <translation>Ajoute une donne d’une carte au front et une cachée.</translation>
    </message>
    <message>
        <source>Deals of one card</source>
        <translation>Donnes d’une carte</translation>
    </message>
    <message>
        <source>Played normally; or you see every card but your own; or nobody sees a card before everyone has bid.</source>
        <translation>Jouées normalement&#x202f;; ou chacun voit toutes les cartes sauf la sienne&#x202f;; ou personne ne voit de carte avant que tous aient annoncé.</translation>
    </message>
    <message>
        <source>Bid before looking</source>
        <translation>Annoncer avant de regarder</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>À chaque donne, tous annoncent avant de regarder leurs cartes.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>How the trump suit is found.</source>
        <translation>Comment l’atout est désigné.</translation>
    </message>
    <message>
        <source>Order of trumps</source>
        <translation>Ordre des atouts</translation>
    </message>
    <message>
        <source>Only with a sequence of your own.</source>
        <translation>Seulement avec une suite personnelle.</translation>
    </message>
    <message>
        <source>The cards in the pack. Short packs keep the highest ranks: with eight cards for each player, two ranks per player. The Spanish pack has no 8, 9 or 10, and for 3 or 6 players no twos if you like; from 52, some twos can be removed so that the cards deal out evenly. 56 cards include four jokers as ones, 60 include four wizards and four jesters, 104 are two packs.</source>
        <translation>Les cartes du jeu. Un jeu réduit garde les rangs les plus forts : à huit cartes par joueur, deux rangs chacun. Le jeu espagnol n’a ni 8, ni 9, ni 10 ni, si l’on veut, de deux à 3 ou 6 joueurs ; de 52 cartes, on peut ôter quelques deux pour que la distribution tombe juste. 56 cartes comprennent quatre jokers comme 1 ; 60 cartes, quatre magiciens et quatre bouffons ; 104 cartes, ce sont deux jeux.</translation>
    </message>
    <message>
        <source>The largest deal, as far as the pack allows.</source>
        <translation>La plus grande donne, dans la limite du jeu de cartes.</translation>
    </message>
    <message>
        <source>Not with a sequence that sets its own sizes.</source>
        <translation>Pas avec une suite qui a ses propres tailles.</translation>
    </message>
    <message>
        <source>When going up by two would skip the largest deal, it is dealt all the same: once, or once or twice between two deals of the size below it.</source>
        <translation>Si la montée de deux en deux saute la plus grande donne, on la joue quand même&#xa0;: une fois, ou une ou deux fois entre deux donnes de la taille inférieure.</translation>
    </message>
    <message>
        <source>Only when going up and down by two.</source>
        <translation>Seulement en montant et descendant de deux en deux.</translation>
    </message>
    <message>
        <source>Forehead and hidden at the end</source>
        <translation>Au front et cachée à la fin</translation>
    </message>
    <message>
        <source>Trumps for each deal in turn; after the last suit the order starts over.</source>
        <translation>Les atouts des donnes dans l’ordre&#x202f;; après le dernier, on recommence.</translation>
    </message>
    <message>
        <source>Only when trumps go round.</source>
        <translation>Seulement quand les atouts tournent.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Couleur d’atout</translation>
    </message>
    <message>
        <source>The suit that is trumps in every deal.</source>
        <translation>La couleur qui est atout à chaque donne.</translation>
    </message>
    <message>
        <source>Only with the same trump in every deal.</source>
        <translation>Seulement avec le même atout à chaque donne.</translation>
    </message>
    <message>
        <source>Include no trump</source>
        <translation>Inclure le sans atout</translation>
    </message>
    <message>
        <source>No trump can be drawn as well as a suit.</source>
        <translation>Le tirage peut aussi désigner le sans atout.</translation>
    </message>
    <message>
        <source>Only when the trump suit is drawn.</source>
        <translation>Seulement quand l’atout est tiré au sort.</translation>
    </message>
    <message>
        <source>A court card means no trump</source>
        <translation>Figure retournée&#xa0;: sans atout</translation>
    </message>
    <message>
        <source>A king, queen or jack that is turned up means no trump.</source>
        <translation>Si un roi, une dame ou un valet est retourné, on joue sans atout.</translation>
    </message>
    <message>
        <source>Only when a card is turned for trump.</source>
        <translation>Seulement quand une carte est retournée pour l’atout.</translation>
    </message>
    <message>
        <source>When a wizard is turned up</source>
        <translation>Si un magicien est retourné</translation>
    </message>
    <message>
        <source>The dealer looks at the cards and chooses trumps; there is no trump; or the first card of a suit is sought.</source>
        <translation>Le donneur regarde ses cartes et choisit l’atout&#x202f;; on joue sans atout&#x202f;; ou l’on cherche la première carte d’une couleur.</translation>
    </message>
    <message>
        <source>Only with wizards, when a card is turned for trump.</source>
        <translation>Seulement avec des magiciens, quand une carte est retournée pour l’atout.</translation>
    </message>
    <message>
        <source>Super trump</source>
        <translation>Super-atout</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>La carte identique à la retourne est le plus fort atout.</translation>
    </message>
    <message>
        <source>Only with two packs, when a card is turned for trump.</source>
        <translation>Seulement avec deux jeux, quand une carte est retournée pour l’atout.</translation>
    </message>
    <message>
        <source>Largest deals without trump</source>
        <translation>Plus grandes donnes sans atout</translation>
    </message>
    <message>
        <source>The largest deals have no trump even when cards are left over.</source>
        <translation>Les plus grandes donnes sont sans atout, même s’il reste des cartes.</translation>
    </message>
    <message>
        <source>Trump when the whole pack is dealt</source>
        <translation>Atout quand tout est donné</translation>
    </message>
    <message>
        <source>When no card is left to turn: no trump, the dealer&apos;s last card, a card cut before the deal, the dealer&apos;s choice before the deal, or an auction.</source>
        <translation>S’il ne reste aucune carte à retourner&#xa0;: sans atout, la dernière carte du donneur, une carte tirée avant la donne, le choix du donneur avant la donne, ou des enchères.</translation>
    </message>
    <message>
        <source>Only when the next card is turned for trump.</source>
        <translation>Seulement quand la carte suivante est retournée pour l’atout.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready; or openly in turn.</source>
        <translation>Toutes en même temps, cachées jusqu’à ce que tous soient prêts&#x202f;; ou à voix haute, chacun son tour.</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Premier à annoncer</translation>
    </message>
    <message>
        <source>Who bids first.</source>
        <translation>Qui annonce en premier.</translation>
    </message>
    <message>
        <source>Only with bids in turn.</source>
        <translation>Seulement si l’on annonce chacun son tour.</translation>
    </message>
    <message>
        <source>Hook: what the last may not bid</source>
        <translation>Limite : ce que le dernier ne peut annoncer</translation>
    </message>
    <message>
        <source>The last bidder may not make the bids add up to the number of tricks: never, always, from a certain size on, or in all deals but the last.</source>
        <translation>Le dernier à annoncer ne peut pas amener le total des annonces au nombre de plis&#xa0;: jamais, toujours, à partir d’une certaine taille, ou à toutes les donnes sauf la dernière.</translation>
    </message>
    <message>
        <source>Hook from this many cards</source>
        <translation>Limite dès ce nombre de cartes</translation>
    </message>
    <message>
        <source>In smaller deals the last bidder is free.</source>
        <translation>Aux donnes plus petites, le dernier à annoncer est libre.</translation>
    </message>
    <message>
        <source>Only with a hook from a certain size on.</source>
        <translation>Seulement avec une limite à partir d’une certaine taille.</translation>
    </message>
    <message>
        <source>Total of the bids</source>
        <translation>Total des annonces</translation>
    </message>
    <message>
        <source>Free; above the number of tricks; or exactly equal, and the deal is played again until all have made their bids.</source>
        <translation>Libre&#x202f;; supérieur au nombre de plis&#x202f;; ou exactement égal, et la donne se rejoue jusqu’à ce que tous aient réussi.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>How many times a deal is played before it counts anyway.</source>
        <translation>Combien de fois une donne se joue avant de compter quand même.</translation>
    </message>
    <message>
        <source>Only when bids in turn must equal the tricks.</source>
        <translation>Seulement si l’on annonce chacun son tour avec un total égal aux plis.</translation>
    </message>
    <message>
        <source>Second round of bids</source>
        <translation>Second tour d’annonces</translation>
    </message>
    <message>
        <source>After everyone has bid, each player may raise their bid by one.</source>
        <translation>Quand tous ont annoncé, chacun peut augmenter son annonce d’un pli.</translation>
    </message>
    <message>
        <source>Bids shown</source>
        <translation>Annonces montrées</translation>
    </message>
    <message>
        <source>Only with bids in turn, not hidden, whose total is free.</source>
        <translation>Seulement si l’on annonce chacun son tour, sans cacher les annonces et avec un total libre.</translation>
    </message>
    <message>
        <source>Only with bids in turn that are not hidden.</source>
        <translation>Seulement si l’on annonce chacun son tour, sans cacher les annonces.</translation>
    </message>
    <message>
        <source>Every bid; or until the deal is over only their total, or nothing.</source>
        <translation>Toutes les annonces ; ou, jusqu’à la fin de la donne, seulement leur total, ou rien.</translation>
    </message>
    <message>
        <source>Not when the bids decide who chooses trumps.</source>
        <translation>Pas quand les annonces décident qui choisit l’atout.</translation>
    </message>
    <message>
        <source>Never 0 twice in a row</source>
        <translation>Jamais 0 deux fois de suite</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Personne ne peut annoncer 0 dans deux donnes de suite.</translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation>Annonces à l’aveugle</translation>
    </message>
    <message>
        <source>A player far behind may bid before looking and before the others, for extra points.</source>
        <translation>Un joueur très en retard peut annoncer sans regarder et avant les autres, pour des points en plus.</translation>
    </message>
    <message>
        <source>Not when the bids must equal the tricks.</source>
        <translation>Pas quand les annonces doivent égaler les plis.</translation>
    </message>
    <message>
        <source>Points behind to bid blind</source>
        <translation>Retard pour annoncer à l’aveugle</translation>
    </message>
    <message>
        <source>How many points behind the leader a player must be.</source>
        <translation>Combien de points de retard sur le premier il faut avoir.</translation>
    </message>
    <message>
        <source>Only with blind bids.</source>
        <translation>Seulement avec des annonces à l’aveugle.</translation>
    </message>
    <message>
        <source>Bonus for a made blind bid</source>
        <translation>Supplément d’annonce à l’aveugle</translation>
    </message>
    <message>
        <source>Points added to the usual score.</source>
        <translation>Points en plus des points ordinaires.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Première entame</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Qui entame au premier pli.</translation>
    </message>
    <message>
        <source>Leading trumps</source>
        <translation>Entamer atout</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); after the first trick; or only when a player holds nothing else.</source>
        <translation>À tout moment&#x202f;; après une première coupe&#x202f;; après le premier pli&#x202f;; ou seulement si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>Must ruff</source>
        <translation>Obligation de couper</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a trump.</source>
        <translation>Le joueur qui ne peut pas fournir doit jouer un atout.</translation>
    </message>
    <message>
        <source>Must overruff</source>
        <translation>Obligation de surcouper</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already played, if possible.</source>
        <translation>Qui coupe doit battre, si possible, les atouts déjà joués.</translation>
    </message>
    <message>
        <source>Only when players must ruff.</source>
        <translation>Seulement quand il faut couper.</translation>
    </message>
    <message>
        <source>Free when unable to overruff</source>
        <translation>Libre si l’on ne peut surcouper</translation>
    </message>
    <message>
        <source>Players who cannot overruff may play any card.</source>
        <translation>Le joueur qui ne peut pas surcouper peut jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Only when players must overruff.</source>
        <translation>Seulement quand il faut surcouper.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Obligation de monter</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card, if possible.</source>
        <translation>Le joueur qui fournit doit battre, si possible, la meilleure carte de la couleur.</translation>
    </message>
    <message>
        <source>May trump instead of following</source>
        <translation>Couper au lieu de fournir</translation>
    </message>
    <message>
        <source>Players may trump even when they could follow suit.</source>
        <translation>On peut jouer un atout même si l’on peut fournir.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>The points of a deal: a named scheme or your own.</source>
        <translation>Les points d’une donne&#xa0;: un barème tout prêt ou le vôtre.</translation>
    </message>
    <message>
        <source>Bonus for all tricks</source>
        <translation>Supplément pour tous les plis</translation>
    </message>
    <message>
        <source>Extra points for bidding and taking every trick.</source>
        <translation>Points en plus si l’on annonce et fait tous les plis.</translation>
    </message>
    <message>
        <source>Spades count double</source>
        <translation>Pique compte double</translation>
    </message>
    <message>
        <source>All points of a deal are doubled when a spade is turned up.</source>
        <translation>Tous les points d’une donne sont doublés si un pique est retourné.</translation>
    </message>
    <message>
        <source>Streak premium</source>
        <translation>Prime de série</translation>
    </message>
    <message>
        <source>Making several bids in a row wins points; missing several loses them.</source>
        <translation>Plusieurs annonces réussies de suite rapportent des points&#x202f;; plusieurs manquées en coûtent.</translation>
    </message>
    <message>
        <source>Streak length</source>
        <translation>Longueur de la série</translation>
    </message>
    <message>
        <source>How many deals in a row.</source>
        <translation>Combien de donnes de suite.</translation>
    </message>
    <message>
        <source>Only with a streak premium.</source>
        <translation>Seulement avec une prime de série.</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Points won or lost.</source>
        <translation>Points gagnés ou perdus.</translation>
    </message>
    <message>
        <source>One-card deals in a streak</source>
        <translation>Donnes d’une carte (série)</translation>
    </message>
    <message>
        <source>They are skipped, end the streak, or count like the others.</source>
        <translation>Elles ne comptent pas, arrêtent la série, ou comptent comme les autres.</translation>
    </message>
    <message>
        <source>New streak after a premium</source>
        <translation>Nouvelle série après une prime</translation>
    </message>
    <message>
        <source>The count restarts, so a long streak pays again.</source>
        <translation>Le compte repart de zéro&#xa0;: une longue série paie de nouveau.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>After the whole sequence, or when somebody reaches a score.</source>
        <translation>Après toute la suite, ou quand quelqu’un atteint un score.</translation>
    </message>
    <message>
        <source>Times played</source>
        <translation>Nombre de suites</translation>
    </message>
    <message>
        <source>How many times the whole sequence is played.</source>
        <translation>Combien de fois la suite entière est jouée.</translation>
    </message>
    <message>
        <source>Only when the match ends after the sequence.</source>
        <translation>Seulement quand la partie finit après la suite.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points à atteindre</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>La partie finit quand un total atteint ce nombre.</translation>
    </message>
    <message>
        <source>Only in a match to a score.</source>
        <translation>Seulement dans une partie aux points.</translation>
    </message>
    <message>
        <source>When the score is checked</source>
        <translation>Quand on vérifie les points</translation>
    </message>
    <message>
        <source>After every deal, or after each whole sequence.</source>
        <translation>Après chaque donne, ou après chaque suite entière.</translation>
    </message>
    <message>
        <source>Maximum deals</source>
        <translation>Donnes (max.)</translation>
    </message>
    <message>
        <source>A match to a score ends after this many deals at the latest.</source>
        <translation>Une partie aux points finit au plus tard après ce nombre de donnes.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Tied players share the place; or one more deal is played, of the largest size or, in a match to points, the next of the sequence; or the larger total of made bids, or the most tricks in the match, decides.</source>
        <translation>On partage la place&#x202f;; ou l’on joue encore une donne, de taille maximale ou, dans une partie aux points, la prochaine de la suite&#x202f;; ou la plus grande somme d’annonces réussies, ou le plus grand nombre de plis de la partie, décide.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>By the number of players: two packs from seven players on.</source>
        <translation>Selon le nombre de joueurs&#xa0;: deux jeux à partir de sept joueurs.</translation>
    </message>
    <message>
        <source>Coloured jokers</source>
        <translation>Jokers de couleur</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and the other colour on it.</source>
        <translation>Un joker ne va que sur l’autre couleur (rouge ou noir), et l’autre couleur sur lui.</translation>
    </message>
    <message>
        <source>Card given as a penalty</source>
        <translation>Carte donnée en pénalité</translation>
    </message>
    <message>
        <source>Chosen by the giver, or drawn.</source>
        <translation>Choisie par qui la donne, ou tirée.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Manches d’une partie</translation>
    </message>
    <message>
        <source>How many games are added up.</source>
        <translation>Combien de manches sont additionnées.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>1 for the winner and −1 for the last player; or 1 for each player you beat.</source>
        <translation>1 pour le gagnant et −1 pour le dernier&#x202f;; ou 1 pour chaque joueur battu.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Off: thirteen cards each, no jokers, no free trick.</source>
        <translation>Non&#xa0;: treize cartes chacun, ni jokers ni pli offert.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>None, one or two; the kitty has 4, 5 or 6 cards.</source>
        <translation>Aucun, un ou deux&#x202f;; le chien a 4, 5 ou 6 cartes.</translation>
    </message>
    <message>
        <source>Only with a kitty.</source>
        <translation>Seulement avec un chien.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Annonce minimale</translation>
    </message>
    <message>
        <source>The level that the first bid must have.</source>
        <translation>Le niveau que doit avoir la première annonce.</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Bas bat haut</translation>
    </message>
    <message>
        <source>At the same level downtown outranks uptown.</source>
        <translation>Au même niveau, bas l’emporte sur haut.</translation>
    </message>
    <message>
        <source>Sport the kitty</source>
        <translation>Montrer le chien</translation>
    </message>
    <message>
        <source>After the bids the kitty is shown to all.</source>
        <translation>Après les annonces, le chien est montré à tous.</translation>
    </message>
    <message>
        <source>Bidder gets the kitty</source>
        <translation>Le preneur prend le chien</translation>
    </message>
    <message>
        <source>The high bidder picks it up and discards as many cards.</source>
        <translation>Le preneur le prend et écarte autant de cartes.</translation>
    </message>
    <message>
        <source>Bidder leads</source>
        <translation>Le preneur entame</translation>
    </message>
    <message>
        <source>Otherwise the player after the dealer leads.</source>
        <translation>Sinon, c’est le joueur après le donneur qui entame.</translation>
    </message>
    <message>
        <source>Double for no trump</source>
        <translation>Sans atout compte double</translation>
    </message>
    <message>
        <source>At no trump the contract, or all points of both sides, count twice.</source>
        <translation>À sans atout, le contrat ou tous les points des deux camps comptent double.</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>All thirteen tricks score four times.</source>
        <translation>Les treize plis comptent quadruple.</translation>
    </message>
    <message>
        <source>Defenders score</source>
        <translation>La défense marque</translation>
    </message>
    <message>
        <source>Defenders score their tricks above six.</source>
        <translation>La défense marque ses plis au-delà de six.</translation>
    </message>
    <message>
        <source>Only the bid scores</source>
        <translation>Seule l’annonce compte</translation>
    </message>
    <message>
        <source>A made bid scores its level, not all tricks taken.</source>
        <translation>Un contrat réussi rapporte son niveau, pas tous les plis faits.</translation>
    </message>
    <message>
        <source>Jokers without trump</source>
        <translation>Jokers à sans atout</translation>
    </message>
    <message>
        <source>May be discarded when void; must be discarded when void; or at any time.</source>
        <translation>Défausse permise, ou obligatoire, si l’on n’a pas la couleur&#x202f;; ou permise à tout moment.</translation>
    </message>
    <message>
        <source>Only with jokers.</source>
        <translation>Seulement avec des jokers.</translation>
    </message>
    <message>
        <source>Leading a joker without trump</source>
        <translation>Entamer un joker à sans atout</translation>
    </message>
    <message>
        <source>Allowed, or only when a player holds nothing else.</source>
        <translation>Permis, ou seulement si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>Games to</source>
        <translation>Manches en</translation>
    </message>
    <message>
        <source>The points of a game of the rubber.</source>
        <translation>Les points d’une manche du robre.</translation>
    </message>
    <message>
        <source>Only in a rubber.</source>
        <translation>Seulement dans un robre.</translation>
    </message>
    <message>
        <source>The suit of the dealer&apos;s last card, or the suits in turn.</source>
        <translation>La couleur de la dernière carte du donneur, ou les couleurs à tour de rôle.</translation>
    </message>
    <message>
        <source>All tricks score</source>
        <translation>Tous les plis comptent</translation>
    </message>
    <message>
        <source>Each trick scores 1, not only those above six; play a number of deals.</source>
        <translation>Chaque pli rapporte 1, pas seulement au-delà de six&#x202f;; on joue un nombre de donnes.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Three of the four top trumps, as dealt, score 2, all four 4.</source>
        <translation>Trois des quatre plus forts atouts reçus à la donne rapportent 2, les quatre rapportent 4.</translation>
    </message>
    <message>
        <source>Cards in the first deal</source>
        <translation>Cartes à la première donne</translation>
    </message>
    <message>
        <source>Each later deal has one card fewer.</source>
        <translation>Chaque donne suivante a une carte de moins.</translation>
    </message>
    <message>
        <source>The first players to take no trick get one card in the next deal.</source>
        <translation>Les premiers joueurs à ne faire aucun pli reçoivent une carte à la donne suivante.</translation>
    </message>
    <message>
        <source>Not in misère.</source>
        <translation>Pas à la misère.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Dernière chance</translation>
    </message>
    <message>
        <source>Blind card</source>
        <translation>Carte à l’aveugle</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card that they may not look at.</source>
        <translation>Les joueurs suivants à ne faire aucun pli reçoivent une carte qu’ils n’ont pas le droit de regarder.</translation>
    </message>
    <message>
        <source>Instant win with all tricks</source>
        <translation>Tous les plis&#xa0;: victoire immédiate</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins the match.</source>
        <translation>Le joueur qui fait tous les plis d’une donne gagne la partie.</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); or not to the first trick, unless a player holds nothing else.</source>
        <translation>À tout moment&#x202f;; après une première coupe&#x202f;; ou pas au premier pli, sauf si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>First trumps</source>
        <translation>Premier atout</translation>
    </message>
    <message>
        <source>A turned card, a drawn suit, or the choice of whoever cuts the highest card.</source>
        <translation>Une carte retournée, une couleur tirée, ou le choix de qui tire la plus forte carte.</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Choix de l’atout</translation>
    </message>
    <message>
        <source>After or before seeing the new hand.</source>
        <translation>Après avoir vu la nouvelle main, ou avant.</translation>
    </message>
    <message>
        <source>No trump allowed</source>
        <translation>Sans atout permis</translation>
    </message>
    <message>
        <source>The player who chooses trumps may choose no trump.</source>
        <translation>Le joueur qui choisit l’atout peut choisir le sans atout.</translation>
    </message>
    <message>
        <source>Tied for the most tricks</source>
        <translation>Égalité de plis</translation>
    </message>
    <message>
        <source>Who chooses trumps when several players took the most tricks: a cut, the last trick, or a turned card instead.</source>
        <translation>Qui choisit l’atout si plusieurs ont fait le plus de plis&#xa0;: un tirage, le dernier pli, ou à la place une carte retournée.</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Two or more tricks put a player out; in the one-card deal one trick does. When everyone would be out, those with the fewest tricks stay.</source>
        <translation>Deux plis ou plus éliminent un joueur&#x202f;; à la donne d’une carte, un seul suffit. Si tous devaient sortir, ceux qui ont le moins de plis restent.</translation>
    </message>
    <message>
        <source>Tricks that count</source>
        <translation>Plis qui comptent</translation>
    </message>
    <message>
        <source>Whether the tricks for the stock count too, or win cards only.</source>
        <translation>Si les plis pour le talon comptent aussi, ou ne rapportent que des cartes.</translation>
    </message>
    <message>
        <source>1 for the deal, 1 for each trick more than the other, or 1 for each.</source>
        <translation>1 pour la donne, 1 pour chaque pli de plus que l’autre, ou 1 pour chacun.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>To a score, or a number of deals.</source>
        <translation>Jusqu’à un score, ou un nombre de donnes.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jouer jusqu’à</translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation>Le score qui met fin à la partie.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>Combien de donnes on joue.</translation>
    </message>
    <message>
        <source>Nobody may bid fewer tricks than this.</source>
        <translation>Personne ne peut annoncer moins de plis.</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card if they can; not after somebody has ruffed.</source>
        <translation>Qui fournit doit battre la plus forte carte de la couleur s’il le peut ; plus après une coupe.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a spade that beats the spades already played, if they have one.</source>
        <translation>Qui ne peut pas fournir doit jouer un pique plus fort que ceux déjà joués, s’il en a un.</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Plis au-dessus de l’annonce</translation>
    </message>
    <message>
        <source>What each trick more than the bid scores.</source>
        <translation>Ce que rapporte chaque pli de plus.</translation>
    </message>
    <message>
        <source>After this many deals the higher score wins.</source>
        <translation>Après ce nombre de donnes, le meilleur score gagne.</translation>
    </message>
    <message>
        <source>Only with a number of deals.</source>
        <translation>Seulement si le nombre de donnes est fixé.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Four players in pairs; otherwise, and with three, everybody is alone.</source>
        <translation>À quatre, deux contre deux&#x202f;; sinon, et à trois, chacun joue pour soi.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Free; as in Suicide, where one partner bids nil; as in Mirror, where everyone bids the number of their spades; or as in Whiz, where they bid that or nil.</source>
        <translation>Libres&#x202f;; comme en Suicide, où un partenaire annonce nil&#x202f;; comme en Mirror, où chacun annonce le nombre de ses piques&#x202f;; ou comme en Whiz, où c’est ce nombre ou nil.</translation>
    </message>
    <message>
        <source>Lowest bid of a side</source>
        <translation>Annonce minimale d’un camp</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least so many tricks.</source>
        <translation>Les annonces des partenaires doivent faire au moins autant de plis.</translation>
    </message>
    <message>
        <source>Only with partners and free bids.</source>
        <translation>Seulement avec des partenaires et des annonces libres.</translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation>Première donne sans annonces</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>À la première donne personne n’annonce, et chaque pli vaut 10.</translation>
    </message>
    <message>
        <source>Contract of ten</source>
        <translation>Contrat de dix</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 10 for each, or 200 at once.</source>
        <translation>Un contrat de dix plis ou plus rapporte 10 pour chacun, ou 200 en tout.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>The first side or player to reach this score wins the match.</source>
        <translation>Le premier camp ou joueur qui atteint ce score gagne la partie.</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Seuil de défaite</translation>
    </message>
    <message>
        <source>The match ends when a score falls this low.</source>
        <translation>La partie finit quand un score tombe à ce niveau.</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>What a bid of 0 wins or loses; off: it is a bid like any other.</source>
        <translation>Ce que rapporte ou coûte une annonce de 0&#x202f;; non&#xa0;: c’est une annonce comme les autres.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil à l’aveugle</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid 0 before looking, for twice the points.</source>
        <translation>Un joueur qui a 100 points de retard peut annoncer 0 avant de regarder, pour le double de points.</translation>
    </message>
    <message>
        <source>Only with nil that nobody has to bid.</source>
        <translation>Seulement avec un nil que personne n’est obligé d’annoncer.</translation>
    </message>
    <message>
        <source>Blind bid of a side</source>
        <translation>Annonce à l’aveugle du camp</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least so many tricks before looking, for twice the points.</source>
        <translation>Des partenaires qui ont 100 points de retard peuvent annoncer au moins autant de plis avant de regarder, pour le double de points.</translation>
    </message>
    <message>
        <source>Cards passed for nil</source>
        <translation>Cartes passées pour le nil</translation>
    </message>
    <message>
        <source>Who has bid nil passes cards to the partner, who then passes as many back.</source>
        <translation>Qui a annoncé nil donne des cartes à son partenaire, qui en rend ensuite autant.</translation>
    </message>
    <message>
        <source>How many are passed</source>
        <translation>Combien de cartes passées</translation>
    </message>
    <message>
        <source>How many cards each of the two partners passes.</source>
        <translation>Combien de cartes donne chacun des deux partenaires.</translation>
    </message>
    <message>
        <source>Only where cards are passed for nil.</source>
        <translation>Seulement quand des cartes passent pour le nil.</translation>
    </message>
    <message>
        <source>Hands of two players</source>
        <translation>Mains à deux joueurs</translation>
    </message>
    <message>
        <source>Two players draw two cards each time, keep one and discard the other; or they are dealt thirteen cards each.</source>
        <translation>À deux, on pioche chaque fois deux cartes, on en garde une et on écarte l’autre&#x202f;; ou chacun reçoit treize cartes.</translation>
    </message>
    <message>
        <source>Only for two players.</source>
        <translation>Seulement à deux joueurs.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Deux placés en haut</translation>
    </message>
    <message>
        <source>The two of diamonds is a spade; it and the two of spades are above the ace.</source>
        <translation>Le deux de carreau est un pique&#x202f;; lui et le deux de pique sont au-dessus de l’as.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Plis d’un nil manqué</translation>
    </message>
    <message>
        <source>They are bags, or help to make the contract.</source>
        <translation>Ce sont des plis en trop, ou ils aident à réussir le contrat.</translation>
    </message>
    <message>
        <source>Only with nil and partners.</source>
        <translation>Seulement avec le nil et des partenaires.</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Plis en trop</translation>
    </message>
    <message>
        <source>How many tricks above the bids cost the penalty; off: none do.</source>
        <translation>Combien de plis au-delà des annonces coûtent la pénalité&#x202f;; non&#xa0;: aucune pénalité.</translation>
    </message>
    <message>
        <source>Penalty for bags</source>
        <translation>Pénalité des plis en trop</translation>
    </message>
    <message>
        <source>The points that the bags cost.</source>
        <translation>Les points que coûtent les plis en trop.</translation>
    </message>
    <message>
        <source>Only where bags cost points.</source>
        <translation>Seulement si les plis en trop coûtent des points.</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Entamer pique</translation>
    </message>
    <message>
        <source>Once spades are broken (one is played on another suit); any time; or not to the first trick, unless a player holds nothing else.</source>
        <translation>Après une première coupe à pique&#x202f;; à tout moment&#x202f;; ou pas au premier pli, sauf si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>Two jokers are the highest spades; the twos of hearts and diamonds stay out.</source>
        <translation>Deux jokers sont les plus forts piques&#x202f;; le deux de cœur et celui de carreau sont ôtés.</translation>
    </message>
    <message>
        <source>Who may call nullo</source>
        <translation>Qui peut annoncer nullo</translation>
    </message>
    <message>
        <source>Only the dealer, when all others have passed, or everybody.</source>
        <translation>Seulement le donneur, quand tous les autres ont passé, ou chacun.</translation>
    </message>
    <message>
        <source>First lead at grand</source>
        <translation>Première entame à grand</translation>
    </message>
    <message>
        <source>The player before or after the caller; at nullo the other of the two.</source>
        <translation>Le joueur avant ou après l’annonceur ; à nullo, l’autre des deux.</translation>
    </message>
    <message>
        <source>Points at grand</source>
        <translation>Points à grand</translation>
    </message>
    <message>
        <source>What each trick above six counts at grand.</source>
        <translation>Ce que compte à grand chaque pli au-delà de six.</translation>
    </message>
    <message>
        <source>When grand fails</source>
        <translation>Quand grand échoue</translation>
    </message>
    <message>
        <source>What the tricks count where the caller&apos;s side takes fewer than seven.</source>
        <translation>Ce que comptent les plis si le camp de l’annonceur en fait moins de sept.</translation>
    </message>
    <message>
        <source>Points at nullo</source>
        <translation>Points à nullo</translation>
    </message>
    <message>
        <source>What each trick above six counts at nullo.</source>
        <translation>Ce que compte à nullo chaque pli au-delà de six.</translation>
    </message>
    <message>
        <source>Tricks at nullo</source>
        <translation>Plis à nullo</translation>
    </message>
    <message>
        <source>Tricks above six are points for the other side, or lost by the side that took them.</source>
        <translation>Les plis au-delà de six sont des points pour l’autre camp, ou perdus par le camp qui les a faits.</translation>
    </message>
    <message>
        <source>To a score, a number of deals, or two games won.</source>
        <translation>Jusqu’à un score, un nombre de donnes ou deux manches gagnées.</translation>
    </message>
    <message>
        <source>When nobody plays</source>
        <translation>Quand personne ne joue</translation>
    </message>
    <message>
        <source>What happens when all pass, or a proposal finds no partner.</source>
        <translation>Ce qui se passe quand tous passent, ou qu’une proposition ne trouve pas de partenaire.</translation>
    </message>
    <message>
        <source>Trumps at abundance declared</source>
        <translation>Atout à l’abondance déclarée</translation>
    </message>
    <message>
        <source>Whether who must take all tricks chooses a trump suit, or has none.</source>
        <translation>Si celui qui doit faire tous les plis choisit un atout ou n’en a pas.</translation>
    </message>
    <message>
        <source>Tricks more or fewer</source>
        <translation>Plis en plus ou en moins</translation>
    </message>
    <message>
        <source>What each trick above or below those needed is worth at prop and cop, solo and abundance.</source>
        <translation>Ce que vaut chaque pli de plus ou de moins que nécessaire à prop et cop, au solo et à l’abondance.</translation>
    </message>
</context>
<context>
    <name>Own presets</name>
    <message>
        <source>The file is not readable text.</source>
        <translation>Le fichier n’est pas un texte lisible.</translation>
    </message>
    <message>
        <source>The file contains no Far Whist rules.</source>
        <translation>Le fichier ne contient pas de règles de Far Whist.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Far Whist ({version}).</source>
        <translation>Le fichier vient d’une version plus récente de Far Whist ({version}).</translation>
    </message>
    <message>
        <source>The file asks for an unknown game: “{preset}”.</source>
        <translation>Le fichier demande un jeu inconnu&#xa0;: «&#x202f;{preset}&#x202f;».</translation>
    </message>
    <message>
        <source>The file is damaged: “{field}” is missing or wrong.</source>
        <translation>Le fichier est endommagé&#xa0;: «&#x202f;{field}&#x202f;» manque ou est faux.</translation>
    </message>
    <message>
        <source>The file has an unknown option or value: {option}.</source>
        <translation>Le fichier contient une option ou une valeur inconnue&#xa0;: {option}.</translation>
    </message>
    <message>
        <source>The file is too large to hold rules.</source>
        <translation>Le fichier est trop volumineux pour contenir des règles.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Key: {key}</source>
        <translation>Touche&#xa0;: {key}</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>C’est à {name}</translation>
    </message>
    <message>
        <source>Show your cards when nobody else is looking.</source>
        <translation>Montrez vos cartes quand personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}&#xa0;: {result}</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>Hello!</source>
        <translation>Bonjour&#x202f;!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>Well bid!</source>
        <translation>Belle annonce&#x202f;!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un instant, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <translation>Oups.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci&#x202f;!</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>On rejoue&#x202f;?</translation>
    </message>
    <message>
        <source>Good bye!</source>
        <translation>Au revoir&#x202f;!</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Any card may be played</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>Any rank, {colour}</source>
        <translation>N’importe quel rang, {colour}</translation>
    </message>
    <message>
        <source>↑ higher, {colour}</source>
        <translation>↑ plus haut, {colour}</translation>
    </message>
    <message>
        <source>↓ lower, {colour}</source>
        <translation>↓ plus bas, {colour}</translation>
    </message>
    <message>
        <source>Game {number} · stock {cards}</source>
        <translation>Manche {number} · talon {cards}</translation>
    </message>
    <message>
        <source>No card has been played.</source>
        <translation>Aucune carte n’a été posée.</translation>
    </message>
    <message>
        <source>On the pile: {card}. {rule}.</source>
        <translation>Sur la pile&#xa0;: {card}. {rule}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>(away) {name}</source>
        <translation>(absent) {name}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Annonce&#x202f;?</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>leads first</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous entamez</translation>
    </message>
    <message>
        <source>Your bid? You lead</source>
        <translation>Annonce&#x202f;? Entame</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} de suite</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>à l’abri</translation>
    </message>
    <message>
        <source>needs a trick</source>
        <translation>un pli à faire</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of dealer</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>en sursis</translation>
    </message>
    <message>
        <source>out: place {place}</source>
        <translation>hors jeu, {place}e</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>place {place}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>carte gardée</translation>
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
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Joueur occasionnel</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Joueur fort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audacieux</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (profil retiré)</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
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
        <translation>Gentleman</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Danseuse</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianiste</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Aunt</source>
        <translation>Tante</translation>
    </message>
    <message>
        <source>Athlete</source>
        <translation>Athlète</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Chanteuse</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lectrice</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Érudite</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Peintre</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Possible quand vous êtes l’un des joueurs</translation>
    </message>
    <message>
        <source>Available when you have bid in this deal</source>
        <translation>Possible quand vous avez annoncé dans cette donne</translation>
    </message>
    <message>
        <source>Practice: the same cards once more. It does not count.</source>
        <translation>Entraînement&#xa0;: les mêmes cartes encore une fois. Cela ne compte pas.</translation>
    </message>
    <message>
        <source>Practice: a deal of your own. It does not count.</source>
        <translation>Entraînement&#xa0;: une donne personnelle. Elle ne compte pas.</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>A new match begins. Your previous match has been put aside.</source>
        <translation>Une nouvelle partie commence. La précédente a été mise de côté.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;La reprendre</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Vision</source>
        <translation>Vision</translation>
    </message>
    <message>
        <source>font size, large print</source>
        <translation>taille de police</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>L’entraîneur</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment il travaille</translation>
    </message>
    <message>
        <source>Your clock</source>
        <translation>Votre pendule</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Messages parlés</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>My turn and results</source>
        <translation>Mon tour et les résultats</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>A large index on the cards, a flat hand, a plain felt, reduced motion and single-letter keys are on other pages.</source>
        <translation>Les grands index sur les cartes, la main à plat, le tapis uni, la réduction du mouvement et les touches d’une seule lettre sont sur d’autres pages.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilité</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>The letters on the cards follow the language, unless you choose others on the page “Table and cards”.</source>
        <translation>Les lettres sur les cartes suivent la langue, sauf si vous en choisissez d’autres à la page «&#x202f;Table et cartes&#x202f;».</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Wait for a click or Space instead</source>
        <translation>Attendre plutôt un clic ou Espace</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Mouvement et son</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>These are the opponents of the next match. The match on the table keeps its own.</source>
        <translation>Ce sont les adversaires de la prochaine partie. La partie en cours garde les siens.</translation>
    </message>
    <message>
        <source>Random names</source>
        <translation>Noms au hasard</translation>
    </message>
    <message>
        <source>The opponents see only their own cards and the table, whatever their level. They sit clockwise from your left; a match of four takes the first three.</source>
        <translation>Les adversaires ne voient que leurs propres cartes et la table, quel que soit leur niveau. Ils sont assis à partir de votre gauche, dans le sens horaire&#x202f;; une partie à quatre prend les trois premiers.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Opponent {n}</source>
        <translation>Adversaire {n}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Autres personnes</translation>
    </message>
    <message>
        <source>Name of another person</source>
        <translation>Nom d’une autre personne</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Each person has their own statistics. Choose who plays at the seats of a new match. When several people play, each sees only their own cards, and only in their turn.</source>
        <translation>Chacun a ses propres statistiques. Choisissez qui joue aux places d’une nouvelle partie. Quand plusieurs personnes jouent, chacune ne voit que ses propres cartes, et seulement à son tour.</translation>
    </message>
    <message>
        <source>Remove a person</source>
        <translation>Retirer une personne</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Retirer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Keep the results in the statistics</source>
        <translation>&amp;Garder les résultats dans les statistiques</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>penalty, bonus, points</source>
        <translation>pénalité, bonus, points</translation>
    </message>
    <message>
        <source>Romanian mode</source>
        <translation>Mode roumain</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>variant, rules, house rules</source>
        <translation>variante, règles, règles maison</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>must follow, must beat, first lead</source>
        <translation>fournir, monter, couper, première entame</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>first name, nickname, avatar, bot, computer</source>
        <translation>prénom, surnom, avatar, bot, ordinateur</translation>
    </message>
    <message>
        <source>difficulty, strength, skill</source>
        <translation>difficulté, force, niveau de jeu, habileté</translation>
    </message>
    <message>
        <source>beep, noise, audio, mute</source>
        <translation>bip, bruit, audio, sourdine, muet</translation>
    </message>
    <message>
        <source>colour blind, four colours</source>
        <translation>daltonien, quatre couleurs</translation>
    </message>
    <message>
        <source>card back</source>
        <translation>dos des cartes, jeu</translation>
    </message>
    <message>
        <source>background</source>
        <translation>fond, tapis</translation>
    </message>
    <message>
        <source>timer, clock</source>
        <translation>minuteur, horloge</translation>
    </message>
    <message>
        <source>animation, delay</source>
        <translation>animation, délai</translation>
    </message>
    <message>
        <source>blind, colour blind, contrast</source>
        <translation>aveugle, daltonien, contraste</translation>
    </message>
    <message>
        <source>screen reader, voice</source>
        <translation>lecteur d’écran, voix</translation>
    </message>
    <message>
        <source>shortcut, hotkey, key</source>
        <translation>raccourci, touche</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Suite des donnes</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Table et cartes</translation>
    </message>
    <message>
        <source>Nothing here is called “{words}”.</source>
        <translation>Rien ici ne s’appelle «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>? &amp;Help</source>
        <translation>? &amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Restore this page</source>
        <translation>&amp;Rétablir cette page</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Preferences – {page}</source>
        <translation>Préférences – {page}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pause après un pli</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Textured felt</source>
        <translation>Tapis texturé</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Teintes des couleurs</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettres sur les cartes</translation>
    </message>
    <message>
        <source>Index size</source>
        <translation>Taille des index</translation>
    </message>
    <message>
        <source>Card shape</source>
        <translation>Format des cartes</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Taille de la main</translation>
    </message>
    <message>
        <source>Hand layout</source>
        <translation>Disposition de la main</translation>
    </message>
    <message>
        <source>Order within a suit</source>
        <translation>Ordre dans une couleur</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Dim unplayable cards</source>
        <translation>Griser les cartes injouables</translation>
    </message>
    <message>
        <source>Trick review</source>
        <translation>Plis que l’on peut revoir</translation>
    </message>
    <message>
        <source>Allow hints in new matches</source>
        <translation>Permettre les conseils dans les nouvelles parties</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Parties gardées</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>Durée de conservation</translation>
    </message>
    <message>
        <source>Judge each deal when it is over</source>
        <translation>Juger chaque donne quand elle est finie</translation>
    </message>
    <message>
        <source>Show marks and values in the study</source>
        <translation>Montrer signes et valeurs dans l’étude</translation>
    </message>
    <message>
        <source>undo, take back</source>
        <translation>annuler, reprendre</translation>
    </message>
    <message>
        <source>Offer to take back</source>
        <translation>Proposer de reprendre le coup</translation>
    </message>
    <message>
        <source>hint, advice, mistakes</source>
        <translation>indice, conseil, erreurs</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Cœurs du processeur</translation>
    </message>
    <message>
        <source>On battery power</source>
        <translation>Sur batterie</translation>
    </message>
    <message>
        <source>Play the last card of a deal automatically</source>
        <translation>Jouer automatiquement la dernière carte</translation>
    </message>
    <message>
        <source>Extra animations</source>
        <translation>Animations supplémentaires</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Les adversaires prennent leur temps pour annoncer</translation>
    </message>
    <message>
        <source>Portraits show how a deal went</source>
        <translation>Les portraits montrent l’issue d’une donne</translation>
    </message>
    <message>
        <source>Celebrate exact bids and a won match</source>
        <translation>Fêter les annonces exactes et une partie gagnée</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Confirmer chaque carte</translation>
    </message>
    <message>
        <source>Ignore clicks for half a second when a question appears</source>
        <translation>Ignorer les clics une demi-seconde quand une question apparaît</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Jouer automatiquement les cartes forcées</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>Après une donne</translation>
    </message>
    <message>
        <source>Time to bid</source>
        <translation>Temps pour annoncer</translation>
    </message>
    <message>
        <source>Time to play a card</source>
        <translation>Temps pour jouer une carte</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>7 seconds</source>
        <translation>7 secondes</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 secondes</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 secondes</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 secondes</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduit</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Sans mouvement</translation>
    </message>
    <message>
        <source>Green salon</source>
        <translation>Salon vert</translation>
    </message>
    <message>
        <source>Navy club</source>
        <translation>Club marine</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthracite</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Plein jour</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Salon Déco</source>
        <translation>Salon Déco</translation>
    </message>
    <message>
        <source>Woodcut</source>
        <translation>Gravure sur bois</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblème</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Four colours, high contrast</source>
        <translation>Quatre couleurs, contraste élevé</translation>
    </message>
    <message>
        <source>Skat tournament</source>
        <translation>Tournoi de skat</translation>
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
        <translation>Bridge, plus étroit</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Papier clair</translation>
    </message>
    <message>
        <source>Dim paper</source>
        <translation>Papier assombri</translation>
    </message>
    <message>
        <source>Navy waves</source>
        <translation>Vagues marine</translation>
    </message>
    <message>
        <source>The order of the cards is that of the person at the table; each has their own. You can also drag a card to another place in your hand.</source>
        <translation>L’ordre des cartes est celui de la personne à la table ; chacune a le sien. Vous pouvez aussi faire glisser une carte à une autre place de votre main.</translation>
    </message>
    <message>
        <source>Experts see from finished deals who plays by simple rules, and play accordingly. They know nothing that is not open to all.</source>
        <translation>Les experts voient aux donnes terminées qui joue selon des règles simples, et jouent en conséquence. Ils ne savent rien que tous ne puissent voir.</translation>
    </message>
    <message>
        <source>Deck from a folder</source>
        <translation>Jeu d’un dossier</translation>
    </message>
    <message>
        <source>Use the back of that deck</source>
        <translation>Utiliser le dos de ce jeu</translation>
    </message>
    <message>
        <source>Burgundy lattice</source>
        <translation>Treillis bordeaux</translation>
    </message>
    <message>
        <source>Green waves</source>
        <translation>Vagues vertes</translation>
    </message>
    <message>
        <source>Teal sunray</source>
        <translation>Soleil bleu canard</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Uni</translation>
    </message>
    <message>
        <source>A fan</source>
        <translation>En éventail</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>À plat</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Hautes à gauche</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Basses à gauche</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Ordre des couleurs</translation>
    </message>
    <message>
        <source>Left of the other suits</source>
        <translation>À gauche des autres couleurs</translation>
    </message>
    <message>
        <source>Right of the other suits</source>
        <translation>À droite des autres couleurs</translation>
    </message>
    <message>
        <source>Where their suit is</source>
        <translation>Là où est leur couleur</translation>
    </message>
    <message>
        <source>Alternate red and black suits</source>
        <translation>Alterner les couleurs rouges et noires</translation>
    </message>
    <message>
        <source>Keep the order of the hand within a deal</source>
        <translation>Garder l’ordre de la main pendant la donne</translation>
    </message>
    <message>
        <source>Digits play the first, second, third … playable card</source>
        <translation>Les chiffres jouent la première, deuxième, troisième… carte jouable</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Le dernier</translation>
    </message>
    <message>
        <source>All of the deal</source>
        <translation>Tous ceux de la donne</translation>
    </message>
    <message>
        <source>In this match</source>
        <translation>Dans cette partie</translation>
    </message>
    <message>
        <source>Also in later matches</source>
        <translation>Aussi dans les parties suivantes</translation>
    </message>
    <message>
        <source>Experts notice how you play</source>
        <translation>Les experts remarquent votre jeu</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>The last 3,000</source>
        <translation>Les 3&#x202f;000 dernières</translation>
    </message>
    <message>
        <source>The last 1,000</source>
        <translation>Les 1&#x202f;000 dernières</translation>
    </message>
    <message>
        <source>The last 300</source>
        <translation>Les 300 dernières</translation>
    </message>
    <message>
        <source>The last 100</source>
        <translation>Les 100 dernières</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Pour toujours</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 ans</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 an</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 mois</translation>
    </message>
    <message>
        <source>What was good, later everything</source>
        <translation>D’abord le bien, puis tout</translation>
    </message>
    <message>
        <source>What was good</source>
        <translation>Ce qui est bien</translation>
    </message>
    <message>
        <source>The coach says after a deal</source>
        <translation>Après une donne, l’entraîneur dit</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Slips and worse: from 4 % of the stake</source>
        <translation>Imprécisions et pire&#xa0;: à partir de 4&#x202f;% de l’enjeu</translation>
    </message>
    <message>
        <source>Mistakes and worse: from 10 %</source>
        <translation>Erreurs et pire&#xa0;: à partir de 10&#x202f;%</translation>
    </message>
    <message>
        <source>Blunders only: from 20 %</source>
        <translation>Seulement les gaffes&#xa0;: à partir de 20&#x202f;%</translation>
    </message>
    <message>
        <source>Wait for mains power</source>
        <translation>Attendre l’alimentation secteur</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Juger quand même</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mon tour</translation>
    </message>
    <message>
        <source>Card not allowed</source>
        <translation>Carte non permise</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Pli gagné</translation>
    </message>
    <message>
        <source>Trick lost</source>
        <translation>Pli perdu</translation>
    </message>
    <message>
        <source>First trump on another suit</source>
        <translation>Premier atout sur une autre couleur</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Détaillée</translation>
    </message>
    <message>
        <source>Length of announcements</source>
        <translation>Longueur des messages parlés</translation>
    </message>
    <message>
        <source>Short card names (10 D, not ten of diamonds)</source>
        <translation>Noms de cartes courts (10 K au lieu de dix de carreau)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>M’attendre</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Continuer après 5 secondes</translation>
    </message>
    <message>
        <source>Continue after 10 seconds</source>
        <translation>Continuer après 10 secondes</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiennes</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Roumaines</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Néerlandaises</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danoises</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Suédoises</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polonaises</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugaises</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russes</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>Comme le programme</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Trouvé&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The coach checks your bids and cards before they count, and asks once whether you want to take one back. Such a match counts as assisted.</source>
        <translation>L’entraîneur examine vos annonces et vos cartes avant qu’elles comptent, et demande une fois si vous voulez en reprendre une. Une telle partie compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>The stake is what a choice can win or lose: in exact-bid games, the points between exact and one off. Only clear losses count.</source>
        <translation>L’enjeu est ce qu’un choix peut faire gagner ou perdre&#xa0;: dans les jeux à annonce exacte, les points entre l’annonce exacte et un pli d’écart. Seules les pertes évidentes comptent.</translation>
    </message>
    <message>
        <source>It stays silent in lessons, in matches without hints and when several people play.</source>
        <translation>L’entraîneur se tait dans les leçons, dans les parties sans conseils et quand plusieurs personnes jouent.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Folder with card decks</source>
        <translation>Dossier de jeux de cartes</translation>
    </message>
    <message>
        <source>The deck above</source>
        <translation>Le jeu ci-dessus</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
</context>
<context>
    <name>Prepared</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>&amp;Play today’s deal</source>
        <translation>&amp;Jouer la donne du jour</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>Match of the &amp;week again</source>
        <translation>Rejouer la partie de la &amp;semaine</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>record&#xa0;: {days}</translation>
    </message>
    <message>
        <source>Copy: {line}</source>
        <translation>Copier&#xa0;: {line}</translation>
    </message>
    <message>
        <source>Deal of the day · {day}</source>
        <translation>Donne du jour · {day}</translation>
    </message>
    <message>
        <source>Match of the week</source>
        <translation>Partie de la semaine</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>{title}: your first result stays, this one does not count.</source>
        <translation>{title}&#xa0;: votre premier résultat reste, celui-ci ne compte pas.</translation>
    </message>
    <message>
        <source>{title}: your first result counts, but not in your statistics.</source>
        <translation>{title}&#xa0;: votre premier résultat compte, mais pas dans vos statistiques.</translation>
    </message>
    <message>
        <source>A hint or a move taken back costs a star.</source>
        <translation>Un conseil ou un coup repris coûte une étoile.</translation>
    </message>
    <message>
        <source>The same cards for everybody today, made from the date alone. Your first result counts.</source>
        <translation>Les mêmes cartes pour tous aujourd’hui, tirées de la seule date. Votre premier résultat compte.</translation>
    </message>
    <message>
        <source>A bot made choices for you in this deal, so it brings no stars and no day in a row. You can play it again, but it will not count.</source>
        <translation>Un robot a choisi pour vous dans cette donne&#xa0;: elle ne rapporte pas d’étoiles et ne compte pas dans les jours de suite. Vous pouvez la rejouer, mais cela ne comptera pas.</translation>
    </message>
    <message>
        <source>Your points: {points}. Stars: {stars} of 3.</source>
        <translation>Vos points&#xa0;: {points}. Étoiles&#xa0;: {stars} sur 3.</translation>
    </message>
    <message>
        <source>An expert gets {points} with these cards on average.</source>
        <translation>Un expert obtient {points} en moyenne avec ces cartes.</translation>
    </message>
    <message>
        <source>Deal: three stars for an exact bid, one for a trick more or less. Match: three stars for two thirds of all bids exact, two for a half, one for a third. A hint or a move taken back costs a star. Where a bot chooses for you, there are none.</source>
        <translation>Donne&#xa0;: trois étoiles pour une annonce exacte, une pour un pli d’écart. Partie&#xa0;: trois étoiles pour deux tiers d’annonces exactes, deux pour la moitié, une pour un tiers. Un conseil ou un coup repris coûte une étoile. Si un robot choisit pour vous, il n’y en a aucune.</translation>
    </message>
    <message>
        <source>Far Whist {day}: {stars} of 3 stars, {points}</source>
        <translation>Far Whist {day}&#xa0;: {stars}/3 étoiles, {points}</translation>
    </message>
    <message>
        <source>This week a bot made choices for you: no result.</source>
        <translation>Cette semaine, un robot a choisi pour vous&#xa0;: pas de résultat.</translation>
    </message>
    <message>
        <source>Far Whist week {week}: {exact} of {deals} exact, {points}</source>
        <translation>Far Whist semaine {week}&#xa0;: annonces exactes {exact} sur {deals}, {points}</translation>
    </message>
    <message>
        <source>, expert {points}</source>
        <translation>, expert {points}</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Donnes préparées</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>{deals} · {done} solved · stars: {stars} of {most}</source>
        <translation>{deals} · résolues&#xa0;: {done} · étoiles&#xa0;: {stars} sur {most}</translation>
    </message>
    <message>
        <source>Results of the deal of the day cannot be saved: {reason}</source>
        <translation>Les résultats de la donne du jour ne peuvent pas être enregistrés&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>&amp;Hint: one star</source>
        <translation>&amp;Conseil&#xa0;: une étoile</translation>
    </message>
    <message>
        <source>&amp;Solution: no star</source>
        <translation>&amp;Solution&#xa0;: aucune étoile</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Ce n’est pas ça. Essayez encore.</translation>
    </message>
    <message>
        <source>That was the last one of this theme.</source>
        <translation>C’était la dernière de ce thème.</translation>
    </message>
    <message>
        <source>{grade} · {left} left</source>
        <translation>{grade} · reste {left}</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Voici la réponse.</translation>
    </message>
    <message>
        <source>Stars: {stars} of {all}</source>
        <translation>Étoiles&#xa0;: {stars} sur {all}</translation>
    </message>
    <message>
        <source>Bid it</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Choose trumps</source>
        <translation>Choisir l’atout</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Écarts</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Tirer les atouts</translation>
    </message>
    <message>
        <source>Duck and discard</source>
        <translation>Laisser passer et défausser</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Le bon moment</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Fins de donne</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>What are these cards worth?</source>
        <translation>Que valent ces cartes&#x202f;?</translation>
    </message>
    <message>
        <source>The longest suit, or the right one</source>
        <translation>La couleur la plus longue, ou la bonne</translation>
    </message>
    <message>
        <source>What to keep of hand and kitty</source>
        <translation>Que garder de la main et du chien</translation>
    </message>
    <message>
        <source>When to lead them, and when not</source>
        <translation>Quand les tirer, et quand s’abstenir</translation>
    </message>
    <message>
        <source>Losing tricks you do not want</source>
        <translation>Perdre les plis dont vous ne voulez pas</translation>
    </message>
    <message>
        <source>The same cards, the right order</source>
        <translation>Les mêmes cartes, le bon ordre</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Les derniers plis</translation>
    </message>
    <message>
        <source>Long suits and lone kings</source>
        <translation>Couleurs longues et rois secs</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Best: {best}. With it you win the deal, with any other card you lose it.</source>
        <translation>Le mieux&#xa0;: {best}. Avec elle vous gagnez la donne, avec toute autre carte vous la perdez.</translation>
    </message>
    <message>
        <source>Best: {best}, {share} %. Next: {other} %.</source>
        <translation>Le mieux&#xa0;: {best}, {share}&#x202f;%. Ensuite&#xa0;: {other}&#x202f;%.</translation>
    </message>
    <message>
        <source>Best: {best}. Lead over the next choice in the chance to win the match, in percentage points: {lead}.</source>
        <translation>Le mieux&#xa0;: {best}. Avance en chances de gagner la partie sur le choix suivant, en points de pourcentage&#xa0;: {lead}.</translation>
    </message>
    <message>
        <source>Best: {best}. Average lead over the next choice, in points: {lead}.</source>
        <translation>Le mieux&#xa0;: {best}. Avance moyenne en points sur le choix suivant&#xa0;: {lead}.</translation>
    </message>
    <message>
        <source>You have seen all other cards. {name} holds: {cards}</source>
        <translation>Vous avez vu toutes les autres cartes. {name} a&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>With open cards it is certain to work, and nothing else is.</source>
        <translation>À cartes ouvertes, seul ce choix réussit à coup sûr.</translation>
    </message>
    <message>
        <source>Compared in {deals}: ahead by more than ten standard errors.</source>
        <translation>Comparé sur {deals}&#xa0;: avance de plus de dix erreurs types.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>{solved} of {all}</source>
        <translation>{solved} sur {all}</translation>
    </message>
    <message>
        <source>Play: {theme}, {solved} of {all} solved</source>
        <translation>Jouer&#xa0;: {theme}, résolues&#xa0;: {solved} sur {all}</translation>
    </message>
    <message>
        <source>Days played this week: {done} of {days}.</source>
        <translation>Jours joués cette semaine&#xa0;: {done} sur {days}.</translation>
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
        <translation>Posez plus haut, rouge sur noir et noir sur rouge&#x202f;; finissez en premier.</translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation>Bid Whist</translation>
    </message>
    <message>
        <source>Partners bid for the right to choose trumps. The high bidder takes the kitty and leads.</source>
        <translation>Les partenaires enchérissent pour choisir l’atout. Le preneur prend le chien et entame.</translation>
    </message>
    <message>
        <source>Bid Whist, kitty out of play</source>
        <translation>Bid Whist, chien hors jeu</translation>
    </message>
    <message>
        <source>Nobody takes the kitty, and the player after the dealer leads.</source>
        <translation>Personne ne prend le chien, et le joueur qui suit le donneur entame.</translation>
    </message>
    <message>
        <source>Bid Whist with Boston</source>
        <translation>Bid Whist avec Boston</translation>
    </message>
    <message>
        <source>Only the bid scores; twice as much at no trump, four times for all the tricks.</source>
        <translation>Seule l’annonce compte&#x202f;; double à sans atout, quadruple pour tous les plis.</translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation>Whist classique</translation>
    </message>
    <message>
        <source>With a partner, the odd tricks count.</source>
        <translation>Avec un partenaire, les plis au-delà de six comptent.</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whist drive</translation>
    </message>
    <message>
        <source>24 deals with trumps in turn, and every trick counts, as at a whist drive.</source>
        <translation>24 donnes, les atouts à tour de rôle, et chaque pli compte, comme dans un whist drive.</translation>
    </message>
    <message>
        <source>Short Whist</source>
        <translation>Whist court</translation>
    </message>
    <message>
        <source>A rubber, the best of three games to 5 points, with honours.</source>
        <translation>Un robre : deux manches sur trois en 5 points, avec les honneurs.</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist de l’ascenseur</translation>
    </message>
    <message>
        <source>Bid in secret, reveal together, and take exactly what you bid.</source>
        <translation>Annoncez en secret, dévoilez ensemble, et faites exactement votre annonce.</translation>
    </message>
    <message>
        <source>Elevator Whist, bids in turn</source>
        <translation>Whist de l’ascenseur, chacun son tour</translation>
    </message>
    <message>
        <source>The same deals, with open bids in turn that may not add up to the tricks.</source>
        <translation>Les mêmes donnes, annonces à voix haute, chacun son tour ; leur total ne peut égaler les plis.</translation>
    </message>
    <message>
        <source>Elevator Whist, 32 cards</source>
        <translation>Whist de l’ascenseur, 32 cartes</translation>
    </message>
    <message>
        <source>Two ranks for each player, and you must ruff when void.</source>
        <translation>Deux rangs par joueur&#x202f;; sans la couleur, il faut couper.</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Whist à élimination</translation>
    </message>
    <message>
        <source>Take a trick or drop out; the last one left wins.</source>
        <translation>Faites un pli ou sortez&#x202f;; le dernier en jeu gagne.</translation>
    </message>
    <message>
        <source>Knock-out Whist without a last chance</source>
        <translation>Whist à élimination, sans dernière chance</translation>
    </message>
    <message>
        <source>No trick, and you are out at once.</source>
        <translation>Aucun pli, et vous êtes aussitôt hors jeu.</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell&#x202f;!</translation>
    </message>
    <message>
        <source>At most ten cards, down to one and up again; every trick counts.</source>
        <translation>Dix cartes au plus, on descend à une, puis on remonte&#x202f;; chaque pli compte.</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Like Oh Hell!, but a missed bid scores nothing.</source>
        <translation>Comme Oh Hell&#x202f;!, mais une annonce manquée ne rapporte rien.</translation>
    </message>
    <message>
        <source>German Bridge</source>
        <translation>German Bridge</translation>
    </message>
    <message>
        <source>Made: 10 + bid². Missed: −(tricks off)².</source>
        <translation>Réussie&#xa0;: 10 + annonce². Manquée&#xa0;: −(plis d’écart)².</translation>
    </message>
    <message>
        <source>Ascenseur</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>The French game: down to one card and up again.</source>
        <translation>Le jeu français&#xa0;: on descend à une carte, puis on remonte.</translation>
    </message>
    <message>
        <source>Ascenseur, from one card</source>
        <translation>Ascenseur, depuis une carte</translation>
    </message>
    <message>
        <source>The French game the other way round: up first.</source>
        <translation>Le jeu français dans l’autre sens&#xa0;: d’abord la montée.</translation>
    </message>
    <message>
        <source>Ascenseur, whole pack</source>
        <translation>Ascenseur, jeu entier</translation>
    </message>
    <message>
        <source>As many cards as the pack allows; no trump when the whole pack is dealt.</source>
        <translation>Autant de cartes que possible&#x202f;; sans atout quand tout est donné.</translation>
    </message>
    <message>
        <source>Ascenseur 2+1</source>
        <translation>Ascenseur 2+1</translation>
    </message>
    <message>
        <source>Made: 2 + tricks. Missed: −1 for each trick off.</source>
        <translation>Réussie&#xa0;: 2 + plis. Manquée&#xa0;: −1 par pli d’écart.</translation>
    </message>
    <message>
        <source>La Podrida</source>
        <translation>La Podrida</translation>
    </message>
    <message>
        <source>With one-card deals for every dealer and three points a trick.</source>
        <translation>Avec une donne d’une carte par donneur et trois points par pli.</translation>
    </message>
    <message>
        <source>Nomination Whist</source>
        <translation>Nomination Whist</translation>
    </message>
    <message>
        <source>Trumps go round: spades, hearts, clubs, diamonds, none.</source>
        <translation>Les atouts tournent&#xa0;: pique, cœur, trèfle, carreau, sans atout.</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>The Dutch game. Made: 10 + 2 a trick. Missed: −2 for each trick off.</source>
        <translation>Le jeu néerlandais. Réussie&#xa0;: 10 + 2 par pli. Manquée&#xa0;: −2 par pli d’écart.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Judgement</translation>
    </message>
    <message>
        <source>At most ten cards, down to one; trumps in turn, all or nothing.</source>
        <translation>Dix cartes au plus, on descend à une&#x202f;; atouts à tour de rôle, tout ou rien.</translation>
    </message>
    <message>
        <source>Romanian Whist 1-8-1</source>
        <translation>Whist roumain 1-8-1</translation>
    </message>
    <message>
        <source>From one card to eight and back; you must ruff when void.</source>
        <translation>D’une carte à huit et retour&#x202f;; sans la couleur, il faut couper.</translation>
    </message>
    <message>
        <source>Romanian Whist 8-1-8</source>
        <translation>Whist roumain 8-1-8</translation>
    </message>
    <message>
        <source>From eight cards to one and back.</source>
        <translation>De huit cartes à une et retour.</translation>
    </message>
    <message>
        <source>Romanian Whist with premium</source>
        <translation>Whist roumain avec prime</translation>
    </message>
    <message>
        <source>Five bids in a row, made or missed, win or lose ten points more.</source>
        <translation>Cinq annonces réussies ou manquées de suite&#xa0;: +10 ou −10 points.</translation>
    </message>
    <message>
        <source>Romanian Whist for seven</source>
        <translation>Whist roumain, à sept</translation>
    </message>
    <message>
        <source>56 cards: four jokers are the ones, the lowest cards.</source>
        <translation>56 cartes&#xa0;: quatre jokers sont les 1, les plus faibles cartes.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Atout pique</translation>
    </message>
    <message>
        <source>With a partner: make your contract, and beware of bags.</source>
        <translation>Avec un partenaire&#xa0;: réussissez le contrat, et gare aux plis en trop.</translation>
    </message>
    <message>
        <source>Spades with jokers</source>
        <translation>Atout pique avec jokers</translation>
    </message>
    <message>
        <source>Two jokers on top of the spades.</source>
        <translation>Deux jokers au-dessus des piques.</translation>
    </message>
    <message>
        <source>Joker, Joker, Deuce, Deuce</source>
        <translation>Joker, joker, deux, deux</translation>
    </message>
    <message>
        <source>Jokers and two twos on top, no contract below four tricks, ten for 200, and a first deal without bids.</source>
        <translation>Les jokers et deux deux en haut, pas de contrat sous quatre plis, dix pour 200, et une première donne sans annonces.</translation>
    </message>
    <message>
        <source>Suicide Spades</source>
        <translation>Atout pique, Suicide</translation>
    </message>
    <message>
        <source>One of two partners must bid nil, the other at least 4.</source>
        <translation>De deux partenaires, l’un doit annoncer nil, l’autre au moins 4.</translation>
    </message>
    <message>
        <source>Mirror Spades</source>
        <translation>Atout pique, Mirror</translation>
    </message>
    <message>
        <source>Everyone must bid the number of their spades.</source>
        <translation>Chacun doit annoncer le nombre de ses piques.</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of their spades.</source>
        <translation>Chacun doit annoncer nil ou le nombre de ses piques.</translation>
    </message>
    <message>
        <source>Cutthroat Spades</source>
        <translation>Atout pique, chacun pour soi</translation>
    </message>
    <message>
        <source>Three or four players, everybody alone.</source>
        <translation>Trois ou quatre joueurs, sans partenaire.</translation>
    </message>
    <message>
        <source>Spades for two</source>
        <translation>Atout pique à deux</translation>
    </message>
    <message>
        <source>Draw your hand: of two cards each time you keep one and discard the other.</source>
        <translation>Piochez votre main&#xa0;: de deux cartes chaque fois, vous gardez l’une et écartez l’autre.</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Sixty cards: wizards take any trick, jesters none, at any time.</source>
        <translation>Soixante cartes&#xa0;: un magicien prend tout pli, un bouffon aucun, à tout moment.</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>Everybody alone, spades are trumps: take at least what you bid.</source>
        <translation>Chacun pour soi, pique est atout : faites au moins ce que vous annoncez.</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Whist allemand</translation>
    </message>
    <message>
        <source>For two: thirteen tricks for better cards, then thirteen that count.</source>
        <translation>À deux : treize plis pour de meilleures cartes, puis treize qui comptent.</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>The Spanish pack: the three is second, and you must beat if you can.</source>
        <translation>Le jeu espagnol : le trois est la deuxième carte, et qui peut battre doit battre.</translation>
    </message>
    <message>
        <source>La Pocha, French pack</source>
        <translation>La Pocha, jeu français</translation>
    </message>
    <message>
        <source>The same with all 52 cards, ace high.</source>
        <translation>La même chose avec les 52 cartes, l’as est la plus forte.</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist du Minnesota</translation>
    </message>
    <message>
        <source>Partners play for tricks or against them, without trumps.</source>
        <translation>Les partenaires jouent pour les plis ou contre eux, sans atout.</translation>
    </message>
    <message>
        <source>South Dakota Whist</source>
        <translation>Whist du Dakota du Sud</translation>
    </message>
    <message>
        <source>Whoever fails loses points; 11 win.</source>
        <translation>Qui échoue perd des points ; 11 gagnent.</translation>
    </message>
    <message>
        <source>Norwegian Whist</source>
        <translation>Whist norvégien</translation>
    </message>
    <message>
        <source>Everybody may call grand or nullo; 50 points win.</source>
        <translation>Chacun peut annoncer grand ou nullo ; 50 points gagnent.</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Alone against three, or with a partner for one deal.</source>
        <translation>Seul contre trois, ou avec un partenaire pour une donne.</translation>
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
        <translation>{before}&#x202f;; {next}</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
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
        <translation>{name}&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom du fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Type de fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Appuyez sur la touche</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
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
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>Rank that is played</name>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>le six</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>le trois</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>le deux</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>le un</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Nobody was exact more often than you.</source>
        <translation>Personne n’a été exact plus souvent que vous.</translation>
    </message>
    <message>
        <source>Deals after which you were in front: {led}.</source>
        <translation>Donnes après lesquelles vous étiez en tête&#xa0;: {led}.</translation>
    </message>
    <message>
        <source>Every match starts from zero. Play again?</source>
        <translation>Chaque partie repart de zéro. Rejouer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Bilan</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;pprendre</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>Share pi&amp;cture</source>
        <translation>Partager l’ima&amp;ge</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>You and your partner win the match.</source>
        <translation>Vous et votre partenaire gagnez la partie.</translation>
    </message>
    <message>
        <source>You share first place.</source>
        <translation>Vous partagez la première place.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>The match goes to {names}.</source>
        <translation>La partie revient à {names}.</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Première place&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{count} of {deals} exact</source>
        <translation>exactes&#xa0;: {count} sur {deals}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>C’est la seule carte que vous pouvez jouer.</translation>
    </message>
    <message>
        <source>It takes the last trick that your bid needs.</source>
        <translation>Elle fait le dernier pli qui manque à votre annonce.</translation>
    </message>
    <message>
        <source>It draws the last trump that is out.</source>
        <translation>Elle fait tomber le dernier atout en jeu.</translation>
    </message>
    <message>
        <source>It draws trumps, and no other trump beats it.</source>
        <translation>Elle fait tomber les atouts, et aucun autre atout ne la bat.</translation>
    </message>
    <message>
        <source>No card of its suit that is still out can beat it.</source>
        <translation>Aucune carte encore en jeu dans sa couleur ne peut la battre.</translation>
    </message>
    <message>
        <source>It is the cheapest card that takes the trick.</source>
        <translation>C’est la plus petite carte qui fait le pli.</translation>
    </message>
    <message>
        <source>It is winning the trick so far, and you need tricks.</source>
        <translation>Elle domine ce pli pour l’instant, et il vous faut des plis.</translation>
    </message>
    <message>
        <source>It gets rid of a winner that is one too many.</source>
        <translation>Elle vous débarrasse d’une carte gagnante de trop.</translation>
    </message>
    <message>
        <source>It is the highest card that stays below the winner.</source>
        <translation>C’est la plus forte carte qui reste sous celle qui gagne le pli.</translation>
    </message>
    <message>
        <source>This trick is lost; the card is the one you need least.</source>
        <translation>Ce pli est perdu&#x202f;; c’est la carte dont vous avez le moins besoin.</translation>
    </message>
    <message>
        <source>You need every trick that is left.</source>
        <translation>Il vous faut tous les plis restants.</translation>
    </message>
    <message>
        <source>It throws away a card that may win a trick you do not want.</source>
        <translation>Cela défausse une carte qui pourrait prendre un pli dont vous ne voulez pas.</translation>
    </message>
    <message>
        <source>It takes the trick, and you need one.</source>
        <translation>Elle prend le pli, et il vous en faut un.</translation>
    </message>
    <message>
        <source>It is low enough for somebody else to take.</source>
        <translation>Elle est assez basse pour qu’un autre fasse le pli.</translation>
    </message>
    <message>
        <source>It most often ends with exactly your bid.</source>
        <translation>C’est elle qui mène le plus souvent exactement à votre annonce.</translation>
    </message>
    <message>
        <source>The bid can hardly be made any more; this costs the fewest points.</source>
        <translation>L’annonce n’est presque plus faisable&#x202f;; c’est ce qui coûte le moins de points.</translation>
    </message>
    <message>
        <source>A wizard takes the trick, and you need one.</source>
        <translation>Un magicien fait le pli, et il vous en faut un.</translation>
    </message>
    <message>
        <source>The trick has gone to a wizard already; a second one takes nothing.</source>
        <translation>Le pli est déjà à un magicien&#x202f;; un second ne prend rien.</translation>
    </message>
    <message>
        <source>A jester takes only a trick that is all jesters.</source>
        <translation>Un bouffon ne prend un pli que si celui-ci n’a que des bouffons.</translation>
    </message>
    <message>
        <source>It is the only bid that is allowed.</source>
        <translation>C’est la seule annonce permise.</translation>
    </message>
    <message>
        <source>Your highest trumps are sure to take that many tricks.</source>
        <translation>Vos plus forts atouts feront à coup sûr autant de plis.</translation>
    </message>
    <message>
        <source>Your top cards run: these tricks are certain.</source>
        <translation>Vos plus hautes cartes sont maîtresses&#xa0;: ces plis sont certains.</translation>
    </message>
    <message>
        <source>It is what your hand usually takes.</source>
        <translation>C’est ce que fait d’ordinaire votre main.</translation>
    </message>
    <message>
        <source>It is more than the hand usually takes, but pays best on average.</source>
        <translation>C’est plus que ce que fait d’ordinaire la main, mais c’est ce qui rapporte le plus en moyenne.</translation>
    </message>
    <message>
        <source>It is less than the hand could take, but easier to make exactly.</source>
        <translation>C’est moins que ce que la main pourrait faire, mais plus facile à tenir exactement.</translation>
    </message>
    <message>
        <source>You do not see your cards: it is the best bid on average.</source>
        <translation>Vous ne voyez pas vos cartes&#xa0;: c’est la meilleure annonce en moyenne.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There is no option “{option}” here.</source>
        <translation>Il n’y a pas d’option «&#x202f;{option}&#x202f;» ici.</translation>
    </message>
    <message>
        <source>“{value}” is not a value for {option}: choose one of {legal}.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas une valeur pour {option}&#xa0;: choisissez parmi {legal}.</translation>
    </message>
    <message>
        <source>Players: {players}; this game takes at least {least} and at most {most}.</source>
        <translation>Joueurs&#xa0;: {players}&#x202f;; ce jeu en demande au moins {least} et au plus {most}.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: choose fewer players, fewer cards or a larger pack.</source>
        <translation>{players} joueurs avec {size} cartes chacun demandent {need} cartes, et le jeu en a {pack}&#xa0;: choisissez moins de joueurs, moins de cartes ou un jeu de cartes plus grand.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: set the maximum cards per player to {most} or less.</source>
        <translation>{players} joueurs avec {size} cartes chacun demandent {need} cartes, et le jeu en a {pack}&#xa0;: fixez le maximum de cartes par joueur à {most} ou moins.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of deals: write sizes such as 1,3,5 or first/turning point/last such as 10/1/10, optionally followed by a step.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas une liste de donnes&#xa0;: écrivez des tailles comme 1,3,5 ou première/tournant/dernière comme 10/1/10, suivies au besoin d’un pas.</translation>
    </message>
    <message>
        <source>“{value}” is not a scoring scheme: choose a named one or write a record such as M0=10 M1=1 Xd=-1.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas un barème&#xa0;: choisissez-en un tout prêt ou écrivez une formule comme M0=10 M1=1 Xd=-1.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of trumps: write suits such as S,H,D,C,NT, each once.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas une liste d’atouts&#xa0;: écrivez des couleurs comme S,H,D,C,NT, chacune une seule fois.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copier le résultat</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Les 20 dernières</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Bilan de la partie</translation>
    </message>
    <message>
        <source>The same cards played by</source>
        <translation>Les mêmes cartes jouées par</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>How you decide</source>
        <translation>Comment vous décidez</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Donne par donne</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Enter studies the chosen deal</source>
        <translation>Entrée étudie la donne choisie</translation>
    </message>
    <message>
        <source>Same cards played by:</source>
        <translation>Mêmes cartes jouées par&#xa0;:</translation>
    </message>
    <message>
        <source>The result appears once all choices have been judged.</source>
        <translation>Le résultat apparaît une fois tous les choix jugés.</translation>
    </message>
    <message>
        <source>In this game points do not show how a match stands.</source>
        <translation>Dans ce jeu, les points ne disent pas où en est la partie.</translation>
    </message>
    <message>
        <source>Too few deals with known luck under these rules.</source>
        <translation>La chance est connue pour trop peu de donnes avec ces règles.</translation>
    </message>
    <message>
        <source>Luck: {luck} {error}, {plays}</source>
        <translation>Chance&#xa0;: {luck} {error}, {plays}</translation>
    </message>
    <message>
        <source>{bids} by bids, {cards} by cards</source>
        <translation>{bids} aux annonces, {cards} aux cartes</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Les mêmes cartes sont rejouées</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach; judging again now.</source>
        <translation>Jugé par une version plus ancienne de l’entraîneur&#x202f;; nouveau jugement en cours.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Con&amp;tinuer</translation>
    </message>
    <message>
        <source>&amp;Judge again</source>
        <translation>&amp;Juger de nouveau</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>An expert usually</source>
        <translation>Un expert d’ordinaire</translation>
    </message>
    <message>
        <source>An expert with your cards</source>
        <translation>Un expert avec vos cartes</translation>
    </message>
    <message>
        <source>Cards and other players</source>
        <translation>Cartes et autres joueurs</translation>
    </message>
    <message>
        <source>luck of the cards</source>
        <translation>chance aux cartes</translation>
    </message>
    <message>
        <source>your bids</source>
        <translation>vos annonces</translation>
    </message>
    <message>
        <source>your play</source>
        <translation>votre jeu</translation>
    </message>
    <message>
        <source>luck of the play</source>
        <translation>chance au jeu</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>vos points</translation>
    </message>
    <message>
        <source>Points lost per deal: {points}</source>
        <translation>Points perdus par donne&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Points are those that each deal scored for its game, not those of the rubber.</source>
        <translation>Les points sont ceux que chaque donne a marqués pour sa manche, non ceux du robre.</translation>
    </message>
    <message>
        <source>The level of some opponents is not known: club is assumed.</source>
        <translation>Le niveau de certains adversaires n’est pas connu&#xa0;: on suppose le niveau «&#x202f;Club&#x202f;».</translation>
    </message>
    <message>
        <source>Luck is measured against club players, not these opponents.</source>
        <translation>La chance est mesurée contre des joueurs de club, pas contre ces adversaires.</translation>
    </message>
    <message>
        <source>Choices that could not be judged: {count}. The file farwhist.log says why.</source>
        <translation>Choix qui n’ont pas pu être jugés&#xa0;: {count}. Le fichier farwhist.log dit pourquoi.</translation>
    </message>
    <message>
        <source>With trump</source>
        <translation>Avec atout</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>By bid</source>
        <translation>Par l’annonce</translation>
    </message>
    <message>
        <source>By play</source>
        <translation>Par le jeu</translation>
    </message>
    <message>
        <source>Matches with these rules: {matches}. Judged deals: {judged} of {deals}.</source>
        <translation>Parties avec ces règles&#xa0;: {matches}. Donnes jugées&#xa0;: {judged} sur {deals}.</translation>
    </message>
    <message>
        <source>A match is judged when its report is opened.</source>
        <translation>Une partie est jugée quand on ouvre son bilan.</translation>
    </message>
    <message>
        <source>Deals whose luck is known: {told} of {deals}.</source>
        <translation>Donnes dont la chance est connue&#xa0;: {told} sur {deals}.</translation>
    </message>
    <message>
        <source>A dash means too few deals: fewer than {count}.</source>
        <translation>Un tiret signifie trop peu de donnes&#xa0;: moins de {count}.</translation>
    </message>
    <message>
        <source>Reading matches: {matches}</source>
        <translation>Lecture des parties&#xa0;: {matches}</translation>
    </message>
    <message>
        <source>Too few deals to say</source>
        <translation>Trop peu de donnes pour le dire</translation>
    </message>
    <message>
        <source>Level of your decisions: {level}.</source>
        <translation>Niveau de vos décisions&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>Level of your decisions: between {better} and {weaker}.</source>
        <translation>Niveau de vos décisions&#xa0;: entre «&#x202f;{better}&#x202f;» et «&#x202f;{weaker}&#x202f;».</translation>
    </message>
    <message>
        <source>Level of your decisions: above {level}.</source>
        <translation>Niveau de vos décisions&#xa0;: supérieur à «&#x202f;{level}&#x202f;».</translation>
    </message>
    <message>
        <source>Level of your decisions: below {level}.</source>
        <translation>Niveau de vos décisions&#xa0;: inférieur à «&#x202f;{level}&#x202f;».</translation>
    </message>
    <message>
        <source>Too few deals to name a level.</source>
        <translation>Trop peu de donnes pour juger du niveau.</translation>
    </message>
    <message>
        <source>Luck was not measured for these rules.</source>
        <translation>La chance n’a pas été mesurée pour ces règles.</translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation>donne {deal}, pli {trick}</translation>
    </message>
    <message>
        <source>deal {deal}, bid</source>
        <translation>donne {deal}, annonce</translation>
    </message>
    <message>
        <source>deal {deal}, before the first trick</source>
        <translation>donne {deal}, avant le premier pli</translation>
    </message>
    <message>
        <source>{own} instead of {best}</source>
        <translation>{own} au lieu de {best}</translation>
    </message>
    <message>
        <source>{looking}: {done}</source>
        <translation>{looking}&#xa0;: {done}</translation>
    </message>
    <message>
        <source>{done} of {choices} judged</source>
        <translation>Jugés&#xa0;: {done} sur {choices}</translation>
    </message>
    <message>
        <source>Your result without luck</source>
        <translation>Votre résultat sans la chance</translation>
    </message>
    <message>
        <source>Your result</source>
        <translation>Votre résultat</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Your result per deal without luck</source>
        <translation>Votre résultat par donne sans la chance</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>sans la chance</translation>
    </message>
    <message>
        <source>chance to win, by your decisions</source>
        <translation>chances de gagner, par vos décisions</translation>
    </message>
    <message>
        <source>Winning chance lost per deal: {percent} %</source>
        <translation>Chances de gagner perdues par donne&#xa0;: {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>One match says little ({error}).</source>
        <translation>Une partie dit peu de chose ({error}).</translation>
    </message>
    <message>
        <source>Last 20: {lost} {error}.</source>
        <translation>20 dernières&#xa0;: {lost} {error}.</translation>
    </message>
    <message>
        <source>For these rules the five levels were not measured.</source>
        <translation>Pour ces règles, les cinq niveaux n’ont pas été mesurés.</translation>
    </message>
    <message>
        <source>Slips, costliest first</source>
        <translation>Erreurs, les plus coûteuses d’abord</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Faits/
annoncés</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>{level} with
your cards</source>
        <translation>{level} avec
vos cartes</translation>
    </message>
    <message>
        <source>Luck of
the cards</source>
        <translation>Chance
aux cartes</translation>
    </message>
    <message>
        <source>Lost by
bid</source>
        <translation>Perdu à
l’annonce</translation>
    </message>
    <message>
        <source>Lost by
play</source>
        <translation>Perdu
au jeu</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>No slips: nothing was clearly lost.</source>
        <translation>Aucune erreur&#xa0;: rien n’a été nettement perdu.</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Points
per deal</source>
        <translation>Points
par donne</translation>
    </message>
    <message>
        <source>Without luck
per deal</source>
        <translation>Sans la chance
par donne</translation>
    </message>
    <message>
        <source>Lost
per deal</source>
        <translation>Perte
par donne</translation>
    </message>
    <message>
        <source>Lost per
decision</source>
        <translation>Perte par
décision</translation>
    </message>
    <message>
        <source>Lost per decision, by cards in hand</source>
        <translation>Perte par décision, selon les cartes en main</translation>
    </message>
    <message>
        <source>Lost per decision, with trump and without</source>
        <translation>Perte par décision, avec et sans atout</translation>
    </message>
    <message>
        <source>Lost per decision, by bid and by play</source>
        <translation>Perte par décision, selon annonce ou jeu</translation>
    </message>
</context>
<context>
    <name>ReportCounts</name>
    <message numerus="yes">
        <source>Looking at your %n choice(s)</source>
        <translation>
            <numerusform>Examen de %n choix</numerusform>
            <numerusform>Examen de vos %n choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged</source>
        <translation>
            <numerusform>%n jugé</numerusform>
            <numerusform>%n jugés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n choice(s) that were not your own.</source>
        <translation>
            <numerusform>Non compté&#xa0;: %n choix qui n’était pas le vôtre.</numerusform>
            <numerusform>Non comptés&#xa0;: %n choix qui n’étaient pas les vôtres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact</source>
        <translation>
            <numerusform>%n exacte</numerusform>
            <numerusform>%n exactes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n play(s) of each deal</source>
        <translation>
            <numerusform>chaque donne jouée %n fois</numerusform>
            <numerusform>chaque donne jouée %n fois</numerusform>
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
            <numerusform>%n joueur, chacun pour soi.</numerusform>
            <numerusform>%n joueurs, chacun pour soi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): the highest ranks, two for each player.</source>
        <translation>
            <numerusform>%n carte&#xa0;: les rangs les plus forts, deux rangs par joueur.</numerusform>
            <numerusform>%n cartes&#xa0;: les rangs les plus forts, deux rangs par joueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): twos are left out so that the cards deal out evenly.</source>
        <translation>
            <numerusform>%n carte&#xa0;: on ôte quelques deux pour que la distribution tombe juste.</numerusform>
            <numerusform>%n cartes&#xa0;: on ôte quelques deux pour que la distribution tombe juste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s).</source>
        <translation>
            <numerusform>La partie compte %n donne.</numerusform>
            <numerusform>La partie compte %n donnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole sequence is played %n time(s).</source>
        <translation>
            <numerusform>La suite entière est jouée %n fois.</numerusform>
            <numerusform>La suite entière est jouée %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>La partie finit quand quelqu’un a %n point.</numerusform>
            <numerusform>La partie finit quand quelqu’un a %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>La partie finit au plus tard après %n donne.</numerusform>
            <numerusform>La partie finit au plus tard après %n donnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card(s) the last bidder is free.</source>
        <translation>
            <numerusform>Le total des annonces ne peut pas égaler le nombre de plis&#xa0;: le dernier à annoncer doit l’éviter. Aux donnes de moins de %n carte, il est libre.</numerusform>
            <numerusform>Le total des annonces ne peut pas égaler le nombre de plis&#xa0;: le dernier à annoncer doit l’éviter. Aux donnes de moins de %n cartes, il est libre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a deal is played until everybody makes their bid, but at most %n time(s) in all.</source>
        <translation>
            <numerusform>Une donne se joue jusqu’à ce que tous réussissent leur annonce, mais au plus %n fois en tout.</numerusform>
            <numerusform>Une donne se joue jusqu’à ce que tous réussissent leur annonce, mais au plus %n fois en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player %n point(s) or more behind the leader may bid before looking at the cards and before the others.</source>
        <translation>
            <numerusform>Un joueur qui a %n point de retard ou plus sur le premier peut annoncer avant de regarder ses cartes et avant les autres.</numerusform>
            <numerusform>Un joueur qui a %n points de retard ou plus sur le premier peut annoncer avant de regarder ses cartes et avant les autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s).</source>
        <translation>
            <numerusform>Une annonce exacte rapporte %n point.</numerusform>
            <numerusform>Une annonce exacte rapporte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s), and {more} more for each trick.</source>
        <translation>
            <numerusform>Une annonce exacte rapporte %n point, et {more} de plus par pli.</numerusform>
            <numerusform>Une annonce exacte rapporte %n points, et {more} de plus par pli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid loses %n point(s) for each trick too many or too few.</source>
        <translation>
            <numerusform>Une annonce manquée coûte %n point par pli en trop ou en moins.</numerusform>
            <numerusform>Une annonce manquée coûte %n points par pli en trop ou en moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid scores only its tricks: %n point(s) each.</source>
        <translation>
            <numerusform>Une annonce manquée ne rapporte que ses plis&#xa0;: %n point chacun.</numerusform>
            <numerusform>Une annonce manquée ne rapporte que ses plis&#xa0;: %n points chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.</source>
        <translation>
            <numerusform>Prime&#xa0;: %n annonce réussie de suite vaut {plus}, autant de manquées valent {minus}.</numerusform>
            <numerusform>Prime&#xa0;: %n annonces réussies de suite valent {plus}, autant de manquées valent {minus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first deal everybody gets %n card(s), in each later deal one fewer.</source>
        <translation>
            <numerusform>À la première donne, chacun reçoit %n carte, puis une de moins à chaque donne.</numerusform>
            <numerusform>À la première donne, chacun reçoit %n cartes, puis une de moins à chaque donne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s).</source>
        <translation>
            <numerusform>La partie finit quand un camp a %n point.</numerusform>
            <numerusform>La partie finit quand un camp a %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s), or as many below zero.</source>
        <translation>
            <numerusform>La partie finit quand un camp a %n point, ou autant sous zéro.</numerusform>
            <numerusform>La partie finit quand un camp a %n points, ou autant sous zéro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s); then the higher score wins.</source>
        <translation>
            <numerusform>La partie compte %n donne&#x202f;; le meilleur score gagne alors.</numerusform>
            <numerusform>La partie compte %n donnes&#x202f;; le meilleur score gagne alors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the side that plays the contract.</source>
        <translation>
            <numerusform>Douze cartes chacun&#x202f;; %n carte forme le chien, qui compte comme premier pli du camp qui joue le contrat.</numerusform>
            <numerusform>Douze cartes chacun&#x202f;; %n cartes forment le chien, qui compte comme premier pli du camp qui joue le contrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first bid must be at least %n trick(s) above six.</source>
        <translation>
            <numerusform>La première annonce doit être d’au moins %n pli au-delà de six.</numerusform>
            <numerusform>La première annonce doit être d’au moins %n plis au-delà de six.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of %n game(s) are added up.</source>
        <translation>
            <numerusform>Les points de %n manche sont additionnés.</numerusform>
            <numerusform>Les points de %n manches sont additionnés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples from a deal of %n card(s)</source>
        <translation>
            <numerusform>Exemples pour une donne de %n carte</numerusform>
            <numerusform>Exemples pour une donne de %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Players and cards</source>
        <translation>Joueurs et cartes</translation>
    </message>
    <message>
        <source>The deals</source>
        <translation>Les donnes</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>The bids of partners add up to their contract.</source>
        <translation>Les annonces des partenaires s’additionnent&#xa0;: c’est leur contrat.</translation>
    </message>
    <message>
        <source>Each player&apos;s own bid is the contract.</source>
        <translation>L’annonce de chaque joueur est son contrat.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take, from 0 to all.</source>
        <translation>À partir du joueur qui suit le donneur, chacun annonce une seule fois combien de plis il fera, de 0 à tous.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Spades are always trumps. The player after the dealer leads.</source>
        <translation>Pique est toujours atout. Le joueur après le donneur entame.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>A made contract scores 10 for each trick bid, and 1 for each trick more, which is a bag. A missed contract loses 10 for each trick bid.</source>
        <translation>Un contrat réussi rapporte 10 pour chaque pli annoncé, et 1 pour chaque pli en trop. Un contrat chuté coûte 10 pour chaque pli annoncé.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>It also ends when somebody is 200 points below zero.</source>
        <translation>La partie finit aussi quand quelqu’un tombe à 200 points sous zéro.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 500 points below zero.</source>
        <translation>La partie finit aussi quand quelqu’un tombe à 500 points sous zéro.</translation>
    </message>
    <message>
        <source>The highest total wins; if it is tied, another deal is played.</source>
        <translation>Le plus grand total gagne&#x202f;; en cas d’égalité, on joue une autre donne.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4 2.</source>
        <translation>L’ordre des cartes est A 3 R D V 7 6 5 4 2.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4.</source>
        <translation>L’ordre des cartes est A 3 R D V 7 6 5 4.</translation>
    </message>
    <message>
        <source>Cards per player, deal by deal: {sizes}.</source>
        <translation>Cartes par joueur, donne par donne&#xa0;: {sizes}.</translation>
    </message>
    <message>
        <source>Then the sequence begins again.</source>
        <translation>Puis la suite recommence.</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>À chaque donne, tous annoncent avant de regarder leurs cartes.</translation>
    </message>
    <message>
        <source>Trumps go round, deal by deal: {suits}.</source>
        <translation>L’atout tourne, donne par donne&#xa0;: {suits}.</translation>
    </message>
    <message>
        <source>Trumps are always the same suit: {suit}.</source>
        <translation>L’atout est toujours la même couleur&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>While the card that sets trumps is face down, any card may be led.</source>
        <translation>Tant que la carte qui fixe l’atout est cachée, on peut entamer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without a trump, the highest card of the suit that was led.</source>
        <translation>Le plus fort atout prend le pli&#x202f;; sans atout joué, la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>The match ends with the last deal ({deals}).</source>
        <translation>La partie finit avec la dernière donne ({deals}).</translation>
    </message>
    <message>
        <source>Then the highest total wins.</source>
        <translation>Le plus grand total gagne alors.</translation>
    </message>
    <message>
        <source>Then the lowest total wins.</source>
        <translation>Le plus petit total gagne alors.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards.</source>
        <translation>Le jeu entier de 52 cartes.</translation>
    </message>
    <message>
        <source>48 cards: no twos.</source>
        <translation>48 cartes&#xa0;: sans les deux.</translation>
    </message>
    <message>
        <source>40 cards: no twos, threes and fours.</source>
        <translation>40 cartes&#xa0;: sans les deux, trois et quatre.</translation>
    </message>
    <message>
        <source>36 cards: from the six up.</source>
        <translation>36 cartes&#xa0;: à partir du six.</translation>
    </message>
    <message>
        <source>32 cards: from the seven up.</source>
        <translation>32 cartes&#xa0;: à partir du sept.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens.</source>
        <translation>40 cartes&#xa0;: sans les huit, neuf et dix.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens. With three or six players there are no twos either, so that all cards can be dealt.</source>
        <translation>40 cartes : sans les huit, neuf et dix. À trois ou six joueurs, sans les deux non plus, pour que toutes les cartes puissent être distribuées.</translation>
    </message>
    <message>
        <source>56 cards: each suit has a one below the two; the ones are four jokers.</source>
        <translation>56 cartes&#xa0;: chaque couleur a un 1 sous le deux&#x202f;; les 1 sont quatre jokers.</translation>
    </message>
    <message>
        <source>60 cards: 52, four wizards and four jesters.</source>
        <translation>60 cartes&#xa0;: 52, quatre magiciens et quatre bouffons.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards; of two equal cards, the first one played is the higher.</source>
        <translation>Deux jeux de 52 cartes&#x202f;; de deux cartes identiques, la première jouée est la plus forte.</translation>
    </message>
    <message>
        <source>The ace is the highest card, then king, queen …</source>
        <translation>L’as est la plus forte carte, puis roi, dame…</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J, then 10 down to 2.</source>
        <translation>L’ordre des cartes est A 3 R D V, puis de 10 à 2.</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump; the other jack of the same colour is the next and belongs to the trumps.</source>
        <translation>Le valet d’atout est le plus fort atout&#x202f;; l’autre valet de la même teinte vient ensuite et compte parmi les atouts.</translation>
    </message>
    <message>
        <source>The dealer sits out each deal.</source>
        <translation>Le donneur ne joue pas la donne.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round clockwise.</source>
        <translation>Donne, annonces et jeu tournent dans le sens horaire.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round counter-clockwise.</source>
        <translation>Donne, annonces et jeu tournent dans le sens antihoraire.</translation>
    </message>
    <message>
        <source>In a one-card deal you see every card but your own.</source>
        <translation>Aux donnes d’une carte, vous voyez toutes les cartes sauf la vôtre.</translation>
    </message>
    <message>
        <source>In a one-card deal nobody sees a card before everyone has bid.</source>
        <translation>Aux donnes d’une carte, personne ne voit de carte avant que tous aient annoncé.</translation>
    </message>
    <message>
        <source>Every size is dealt once by each player.</source>
        <translation>Chaque taille est donnée une fois par chaque joueur.</translation>
    </message>
    <message>
        <source>The next card after the deal is turned up: its suit is trumps.</source>
        <translation>La carte qui suit la donne est retournée&#xa0;: sa couleur est atout.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown and sets trumps; it stays in the hand.</source>
        <translation>La dernière carte du donneur est montrée et fixe l’atout&#x202f;; elle reste dans sa main.</translation>
    </message>
    <message>
        <source>A card is cut before the deal: its suit is trumps, and it is shuffled back in.</source>
        <translation>Une carte est tirée avant la donne&#xa0;: sa couleur est atout, puis la carte est remise et mélangée au jeu.</translation>
    </message>
    <message>
        <source>The trump suit is drawn at random for each deal.</source>
        <translation>La couleur d’atout est tirée au sort à chaque donne.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>On joue sans atout.</translation>
    </message>
    <message>
        <source>The highest bidder (the first, if tied) chooses trumps after the bids.</source>
        <translation>Celui qui annonce le plus (le premier, en cas d’égalité) choisit l’atout après les annonces.</translation>
    </message>
    <message>
        <source>Trumps are auctioned: the player who offers the most tricks chooses the suit and keeps that bid. If everybody passes, there is no trump.</source>
        <translation>L’atout est mis aux enchères&#xa0;: le joueur qui offre le plus de plis choisit la couleur et garde cette annonce. Si tous passent, il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>In place of a wizard or jester the next card of a suit is turned up. Only when none is left there is no trump.</source>
        <translation>À la place d’un magicien ou d’un bouffon, on retourne la prochaine carte d’une couleur. On joue sans atout seulement s’il n’en reste pas.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, trumps are auctioned; if everybody passes, there is no trump.</source>
        <translation>S’il ne reste aucune carte à retourner, l’atout est mis aux enchères&#x202f;; si tous passent, il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>The card that sets trumps is turned only after everyone has bid.</source>
        <translation>La carte qui fixe l’atout n’est retournée que lorsque tous ont annoncé.</translation>
    </message>
    <message>
        <source>The card that sets trumps stays face down until somebody cannot follow suit.</source>
        <translation>La carte qui fixe l’atout reste cachée jusqu’à ce que quelqu’un ne puisse pas fournir.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, there is no trump.</source>
        <translation>S’il ne reste aucune carte à retourner, on joue sans atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer&apos;s last card sets trumps.</source>
        <translation>S’il ne reste aucune carte à retourner, la dernière carte du donneur fixe l’atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, a card cut before the deal sets trumps.</source>
        <translation>Si toutes les cartes doivent être données, une carte tirée avant la donne fixe l’atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer chooses trumps before any card is dealt.</source>
        <translation>Si toutes les cartes doivent être données, le donneur choisit l’atout avant de les distribuer.</translation>
    </message>
    <message>
        <source>The draw may also give no trump.</source>
        <translation>Le sans atout peut aussi être tiré au sort.</translation>
    </message>
    <message>
        <source>A king, queen or jack turned up means no trump.</source>
        <translation>Un roi, une dame ou un valet retourné&#xa0;: on joue sans atout.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the dealer looks at the cards and chooses trumps.</source>
        <translation>Un bouffon retourné&#xa0;: on joue sans atout&#x202f;; pour un magicien, le donneur regarde ses cartes et choisit l’atout.</translation>
    </message>
    <message>
        <source>A wizard or a jester turned up means no trump.</source>
        <translation>Un magicien ou un bouffon retourné&#xa0;: on joue sans atout.</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>La carte identique à la retourne est le plus fort atout.</translation>
    </message>
    <message>
        <source>In the largest deals there is no trump.</source>
        <translation>Les plus grandes donnes se jouent sans atout.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time how many tricks they will take. A bid stays secret, and may be changed, until everybody is ready; then all bids are revealed together.</source>
        <translation>Tous annoncent en même temps combien de plis ils feront. Une annonce reste secrète, et modifiable, jusqu’à ce que tous soient prêts&#x202f;; alors toutes sont dévoilées ensemble.</translation>
    </message>
    <message>
        <source>Players bid in turn, aloud, how many tricks they will take.</source>
        <translation>Chacun dit à son tour, à voix haute, combien de plis il fera.</translation>
    </message>
    <message>
        <source>The player after the dealer bids first.</source>
        <translation>Le joueur après le donneur annonce en premier.</translation>
    </message>
    <message>
        <source>The dealer bids first.</source>
        <translation>Le donneur annonce en premier.</translation>
    </message>
    <message>
        <source>The last bidder may bid any number.</source>
        <translation>Le dernier peut annoncer n’importe quel nombre.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that.</source>
        <translation>Le total des annonces ne peut pas égaler le nombre de plis&#xa0;: le dernier à annoncer doit l’éviter.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that, except in the last deal.</source>
        <translation>Le total des annonces ne peut pas égaler le nombre de plis&#xa0;: le dernier à annoncer doit l’éviter, sauf à la dernière donne.</translation>
    </message>
    <message>
        <source>The bids must add up to more than the number of tricks.</source>
        <translation>Le total des annonces doit dépasser le nombre de plis.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly the number of tricks, and all play together: the deal counts only if everybody makes their bid.</source>
        <translation>Le total des annonces doit être exactement le nombre de plis, et tous jouent ensemble&#xa0;: la donne ne compte que si chacun réussit son annonce.</translation>
    </message>
    <message>
        <source>After everyone has bid, each in turn may raise their bid by one.</source>
        <translation>Quand tous ont annoncé, chacun peut à son tour augmenter son annonce d’un pli.</translation>
    </message>
    <message>
        <source>Only the total of the bids is shown until the deal is over.</source>
        <translation>Seul le total des annonces est montré jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>Nobody sees the bids of the others until the deal is over.</source>
        <translation>Jusqu’à la fin de la donne, personne ne voit les annonces des autres.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Personne ne peut annoncer 0 dans deux donnes de suite.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>Le joueur après le donneur entame le premier pli, puis le gagnant de chaque pli entame le suivant.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>Le donneur entame le premier pli, puis le gagnant de chaque pli entame le suivant.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>On ne peut entamer atout qu’après une coupe, ou si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick, unless you hold nothing else.</source>
        <translation>On ne peut pas entamer atout au premier pli, sauf si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you hold nothing else.</source>
        <translation>On ne peut entamer atout que si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Vous devez fournir si vous le pouvez.</translation>
    </message>
    <message>
        <source>You must follow suit if you can, or play a trump instead.</source>
        <translation>Vous devez fournir si vous le pouvez, ou bien jouer un atout.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card of that suit so far, if possible.</source>
        <translation>Si vous fournissez, vous devez battre, si possible, la meilleure carte déjà jouée de la couleur.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you may play any card; you need not play a trump.</source>
        <translation>Si vous ne pouvez pas fournir, vous pouvez jouer n’importe quelle carte&#x202f;; couper n’est pas obligatoire.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Si vous ne pouvez pas fournir, vous devez jouer un atout.</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already in the trick, if possible.</source>
        <translation>Si vous coupez, votre atout doit battre, si possible, les atouts déjà dans le pli.</translation>
    </message>
    <message>
        <source>If all your trumps are lower, you may play any card.</source>
        <translation>Si tous vos atouts sont plus faibles, vous pouvez jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The last card dealt is shown and sets trumps; it stays in the hand.</source>
        <translation>La dernière carte donnée est montrée et fixe l’atout&#x202f;; elle reste dans la main.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the last card dealt sets trumps.</source>
        <translation>S’il ne reste aucune carte à retourner, la dernière carte donnée fixe l’atout.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the player after the dealer chooses trumps before any card is dealt.</source>
        <translation>Si toutes les cartes doivent être données, le joueur après le donneur choisit l’atout avant qu’elles soient distribuées.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the player after the dealer looks at the cards and chooses trumps.</source>
        <translation>Un bouffon retourné&#xa0;: on joue sans atout&#x202f;; pour un magicien, le joueur après le donneur regarde ses cartes et choisit l’atout.</translation>
    </message>
    <message>
        <source>If first place is tied, the next deal of the sequence is played.</source>
        <translation>En cas d’égalité à la première place, on joue la prochaine donne de la suite.</translation>
    </message>
    <message>
        <source>If first place is tied, the whole sequence is played again.</source>
        <translation>En cas d’égalité à la première place, on rejoue toute la suite.</translation>
    </message>
    <message>
        <source>A wizard or a jester may be played at any time.</source>
        <translation>Un magicien ou un bouffon peut être joué à tout moment.</translation>
    </message>
    <message>
        <source>After a jester is led, the next card of a suit sets the suit to follow. If a wizard comes before any card of a suit, everybody may play any card.</source>
        <translation>Après l’entame d’un bouffon, la première carte d’une couleur fixe la couleur à fournir. Si un magicien vient avant toute carte d’une couleur, chacun peut jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The first wizard takes the trick. A jester takes a trick only if all its cards are jesters; then the first one wins.</source>
        <translation>Le premier magicien prend le pli. Un bouffon ne prend un pli que si celui-ci n’a que des bouffons&#x202f;; le premier gagne alors.</translation>
    </message>
    <message>
        <source>One-card deals are skipped in this count.</source>
        <translation>Les donnes d’une carte ne comptent pas dans la série.</translation>
    </message>
    <message>
        <source>A one-card deal ends a streak.</source>
        <translation>Une donne d’une carte arrête la série.</translation>
    </message>
    <message>
        <source>One-card deals count in a streak.</source>
        <translation>Les donnes d’une carte comptent dans la série.</translation>
    </message>
    <message>
        <source>After a premium a new streak begins.</source>
        <translation>Après une prime, une nouvelle série commence.</translation>
    </message>
    <message>
        <source>A streak pays only once, however long it gets.</source>
        <translation>Une série ne paie qu’une fois, quelle que soit sa longueur.</translation>
    </message>
    <message>
        <source>Totals are checked after every deal.</source>
        <translation>On vérifie les totaux après chaque donne.</translation>
    </message>
    <message>
        <source>Totals are checked each time the whole sequence has been played.</source>
        <translation>On vérifie les totaux chaque fois que la suite entière a été jouée.</translation>
    </message>
    <message>
        <source>Tied players share the place.</source>
        <translation>Les joueurs à égalité partagent la place.</translation>
    </message>
    <message>
        <source>If first place is tied, one more deal of the largest size is played.</source>
        <translation>En cas d’égalité à la première place, on joue encore une donne de taille maximale.</translation>
    </message>
    <message>
        <source>Ties are broken by the larger total of made bids.</source>
        <translation>À égalité, la plus grande somme d’annonces réussies décide.</translation>
    </message>
    <message>
        <source>Ties are broken by the most tricks in the match.</source>
        <translation>À égalité, le plus grand nombre de plis de la partie décide.</translation>
    </message>
    <message>
        <source>Deals without trump: {deals}.</source>
        <translation>Donnes sans atout&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which everyone bids 0: {deals}.</source>
        <translation>Donnes où tous annoncent 0&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you bid before looking at the cards: {deals}.</source>
        <translation>Donnes où l’on annonce avant de regarder ses cartes&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which trumps are turned after the bids: {deals}.</source>
        <translation>Donnes où l’atout est retourné après les annonces&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you see all cards but your own: {deals}.</source>
        <translation>Donnes où vous voyez toutes les cartes sauf les vôtres&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which nobody sees a card before everyone has bid: {deals}.</source>
        <translation>Donnes où personne ne voit de carte avant que tous aient annoncé&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>Staying in</source>
        <translation>Rester en jeu</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Le dernier joueur en jeu gagne.</translation>
    </message>
    <message>
        <source>Four players; partners face each other.</source>
        <translation>Quatre joueurs&#x202f;; les partenaires sont face à face.</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take at least.</source>
        <translation>À partir du joueur qui suit le donneur, chacun annonce une seule fois combien de plis il fera au moins.</translation>
    </message>
    <message>
        <source>A made bid scores 1 point for each trick bid. A missed bid loses as much, however many tricks were taken.</source>
        <translation>Une annonce réussie rapporte 1 point par pli annoncé. Une annonce manquée en perd autant, quel que soit le nombre de plis faits.</translation>
    </message>
    <message>
        <source>The highest total wins; those who have as much share it.</source>
        <translation>Le plus grand total gagne ; en cas d’égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>The three of clubs is left out; 17 cards for each.</source>
        <translation>Le trois de trèfle est ôté&#x202f;; 17 cartes chacun.</translation>
    </message>
    <message>
        <source>The two of clubs is left out; 17 cards for each.</source>
        <translation>Le deux de trèfle est ôté&#x202f;; 17 cartes chacun.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, 13 for each.</source>
        <translation>Le jeu entier de 52 cartes, 13 chacun.</translation>
    </message>
    <message>
        <source>52 cards and one joker.</source>
        <translation>52 cartes et un joker.</translation>
    </message>
    <message>
        <source>52 cards and two jokers.</source>
        <translation>52 cartes et deux jokers.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and clubs. The red joker is the highest spade, the black one the second.</source>
        <translation>Deux jokers remplacent les deux de cœur et de trèfle. Le joker rouge est le plus fort pique, le noir le deuxième.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, ace high.</source>
        <translation>Le jeu entier de 52 cartes, l’as étant la plus haute.</translation>
    </message>
    <message>
        <source>A game is won with 5 points and counts 1 point of the rubber; 2 against fewer than three, 3 against none.</source>
        <translation>Une manche se gagne avec 5 points et vaut 1 point du robre ; 2 contre moins de trois, 3 contre aucun.</translation>
    </message>
    <message>
        <source>A game is won with 10 points and counts 1 point of the rubber; 2 against fewer than five.</source>
        <translation>Une manche se gagne avec 10 points et vaut 1 point du robre ; 2 contre moins de cinq.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown: its suit is trumps.</source>
        <translation>La dernière carte, celle du donneur, est montrée&#xa0;: sa couleur est atout.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades, and so on in turn.</source>
        <translation>L’atout est cœur à la première donne, puis trèfle, carreau et pique, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades; the fifth deal is played without trumps, and so on in turn.</source>
        <translation>L’atout est cœur à la première donne, puis trèfle, carreau et pique&#x202f;; la cinquième donne se joue sans atout, et ainsi de suite.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick.</source>
        <translation>Un camp marque 1 pour chacun de ses plis.</translation>
    </message>
    <message>
        <source>There are no bids. The player after the dealer leads to the first trick.</source>
        <translation>Il n’y a pas d’annonces. Le joueur après le donneur entame le premier pli.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick above six.</source>
        <translation>Un camp marque 1 pour chacun de ses plis au-delà de six.</translation>
    </message>
    <message>
        <source>Each player passes or bids once: a number of tricks above six, and uptown (ace, king, queen … are high), downtown (ace, two, three … are high) or no trump. When all others pass, the dealer must bid.</source>
        <translation>Chacun passe ou annonce une seule fois&#xa0;: un nombre de plis au-delà de six, et haut (as, roi, dame… sont forts), bas (as, deux, trois… sont forts) ou sans atout. Si tous les autres passent, le donneur doit annoncer.</translation>
    </message>
    <message>
        <source>The high bidder then chooses trumps or, at no trump, whether high or low cards win.</source>
        <translation>Celui qui a fait la plus forte annonce, le preneur, choisit ensuite l’atout ou, sans atout, si ce sont les cartes hautes ou basses qui gagnent.</translation>
    </message>
    <message>
        <source>A failed contract loses the number bid.</source>
        <translation>Un contrat chuté coûte le nombre annoncé.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 1 for the other side.</source>
        <translation>À nullo, chaque pli au-delà de six rapporte 1 à l’autre camp.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 2 for the other side.</source>
        <translation>À nullo, chaque pli au-delà de six rapporte 2 à l’autre camp.</translation>
    </message>
    <message>
        <source>At nullo a side loses 1 for each of its tricks above six.</source>
        <translation>À nullo, un camp perd 1 pour chacun de ses plis au-delà de six.</translation>
    </message>
    <message>
        <source>At nullo a side loses 2 for each of its tricks above six.</source>
        <translation>À nullo, un camp perd 2 pour chacun de ses plis au-delà de six.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand ou nullo</translation>
    </message>
    <message>
        <source>At grand both sides try to take more than six tricks, at nullo both try to leave them to the others.</source>
        <translation>À grand, les deux camps essaient de faire plus de six plis ; à nullo, de les laisser aux autres.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led takes the trick.</source>
        <translation>La plus haute carte de la couleur entamée remporte le pli.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards with their four jokers, seven cards for each.</source>
        <translation>Deux jeux de 52 cartes avec leurs quatre jokers, sept cartes chacun.</translation>
    </message>
    <message>
        <source>52 cards and two jokers, seven cards for each.</source>
        <translation>52 cartes et deux jokers, sept cartes chacun.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Hearts and diamonds are red, spades and clubs black, even if the deck has four colours.</source>
        <translation>L’as est la carte la plus haute. Cœur et carreau sont rouges, pique et trèfle noirs, même avec le jeu à quatre couleurs.</translation>
    </message>
    <message>
        <source>The next card starts the pile. In turn, play a higher card of the other colour, or several cards of one rank that alternate in colour.</source>
        <translation>La carte suivante ouvre la pile. Chacun son tour, posez une carte plus haute de l’autre couleur (rouge ou noir), ou plusieurs cartes de même rang aux couleurs alternées.</translation>
    </message>
    <message>
        <source>On an ace the pile falls: play lower. On a two it rises again.</source>
        <translation>Sur un as, la pile descend&#xa0;: jouez plus bas. Sur un deux, elle remonte.</translation>
    </message>
    <message>
        <source>Or pass and draw a card. If you can play, you may not pass when the player before you passed, when only two players are left, or when the pile is open: after a penalty any card may be played on it.</source>
        <translation>Ou passez et piochez une carte. Si vous pouvez jouer, vous ne pouvez pas passer quand le joueur précédent a passé, quand il ne reste que deux joueurs, ou quand la pile est libre&#xa0;: après une pénalité, on peut y poser n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>When everyone passes on a card and its player cannot beat it either, that player draws one card for each other player who was dealt cards in this game. When the stock runs out, the others give cards of their own.</source>
        <translation>Quand tous passent sur une carte et que celui qui l’a posée ne peut pas la battre non plus, il pioche une carte pour chaque autre joueur qui a reçu des cartes dans cette manche. Quand le talon est épuisé, les autres donnent de leurs cartes.</translation>
    </message>
    <message>
        <source>Only giver and taker see a given card; the giver can see it from then on.</source>
        <translation>Seuls celui qui donne une carte et celui qui la reçoit la voient&#x202f;; le premier la voit encore par la suite.</translation>
    </message>
    <message>
        <source>Then the player to the left of the one who paid leads to the open pile, and it rises.</source>
        <translation>Puis le joueur à gauche de celui qui a pris la pénalité pose sur la pile libre, qui monte.</translation>
    </message>
    <message>
        <source>A player who has gone out pays no penalty: when all have passed on the card, the next player leads to the open pile.</source>
        <translation>Un joueur qui n’a plus de cartes ne prend pas de pénalité&#xa0;: quand tous ont passé sur sa dernière carte, le joueur suivant pose sur la pile libre.</translation>
    </message>
    <message>
        <source>The first player out of cards wins; the last one loses.</source>
        <translation>Le premier sans cartes gagne&#x202f;; le dernier perd.</translation>
    </message>
    <message>
        <source>The rest is the stock. Its top card is turned up: its suit is trumps in this deal.</source>
        <translation>Le reste est le talon. Sa première carte est retournée : sa couleur est atout pour cette donne.</translation>
    </message>
    <message>
        <source>The tricks for the stock</source>
        <translation>Les plis pour le talon</translation>
    </message>
    <message>
        <source>The player after the dealer leads.</source>
        <translation>Le joueur qui suit le donneur entame.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the face-up card of the stock, the other the card below it, without showing it. Then the next card is turned up, and the winner leads.</source>
        <translation>Qui remporte le pli prend la carte retournée du talon, l’autre celle du dessous, sans la montrer. Puis la carte suivante est retournée, et le gagnant entame.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Les derniers plis</translation>
    </message>
    <message>
        <source>When the stock is used up, both hold 13 cards and play them in the same way, without drawing.</source>
        <translation>Quand le talon est épuisé, tous deux ont 13 cartes et les jouent de la même façon, sans piocher.</translation>
    </message>
    <message>
        <source>While both have the same total, another deal is played.</source>
        <translation>Tant que les deux totaux sont égaux, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>The last card dealt is turned up and stays the dealer&apos;s: its suit is trumps.</source>
        <translation>La dernière carte donnée est retournée et reste au donneur&#xa0;: sa couleur est l’atout.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player calls higher than the call before or passes, until nobody has more to say. Who has passed may not call again.</source>
        <translation>À partir du joueur après le donneur, chacun annonce plus que la dernière annonce ou passe, jusqu’à ce que personne n’ait plus rien à dire. Qui a passé ne peut plus annoncer.</translation>
    </message>
    <message>
        <source>Proposal and acceptance (prop and cop): two partners take at least eight tricks. Solo: five tricks alone.</source>
        <translation>Proposition et acceptation (prop et cop)&#xa0;: deux partenaires font au moins huit plis. Solo&#xa0;: cinq plis, seul.</translation>
    </message>
    <message>
        <source>Misère: no trick, alone and without trumps. At open misère, the cards lie face up after the first trick.</source>
        <translation>Misère&#xa0;: aucun pli, seul et sans atout. À la misère ouverte, les cartes sont étalées après le premier pli.</translation>
    </message>
    <message>
        <source>Abundance: nine tricks alone. Royal abundance, with the turned suit as trumps, is higher. Abundance declared: all thirteen tricks.</source>
        <translation>Abondance&#xa0;: neuf plis, seul. L’abondance royale, avec la couleur retournée comme atout, est plus haute. Abondance déclarée&#xa0;: les treize plis.</translation>
    </message>
    <message>
        <source>The player after the dealer may accept a proposal after passing. Whoever proposes and finds no partner may play solo.</source>
        <translation>Le joueur après le donneur peut accepter une proposition après avoir passé. Qui propose sans trouver de partenaire peut jouer solo.</translation>
    </message>
    <message>
        <source>The player after the dealer leads, at abundance declared whoever plays it.</source>
        <translation>Le joueur après le donneur entame&#xa0;; à l’abondance déclarée, celui qui la joue.</translation>
    </message>
    <message>
        <source>Whoever plays alone wins or loses with each of the three others: 1 at solo, 2 at misère, 3 at abundance, 4 at open misère, 6 at abundance declared. At prop and cop each partner wins 1 from an opponent, or loses it.</source>
        <translation>Qui joue seul gagne de chacun des trois autres ou perd contre chacun&#xa0;: 1 au solo, 2 à la misère, 3 à l’abondance, 4 à la misère ouverte, 6 à l’abondance déclarée. À prop et cop, chaque partenaire gagne 1 d’un adversaire, ou le perd.</translation>
    </message>
    <message>
        <source>In the first deal a turned card sets trumps.</source>
        <translation>À la première donne, une carte retournée fixe l’atout.</translation>
    </message>
    <message>
        <source>In the first deal trumps are drawn at random.</source>
        <translation>À la première donne, l’atout est tiré au sort.</translation>
    </message>
    <message>
        <source>Before the first deal everyone cuts a card: the highest chooses trumps.</source>
        <translation>Avant la première donne, tous tirent une carte&#xa0;: celui qui a la plus forte choisit l’atout.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, after seeing the new cards.</source>
        <translation>Parmi les joueurs encore en jeu, celui qui a fait le plus de plis choisit le prochain atout, après avoir vu ses nouvelles cartes.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, before seeing the new cards.</source>
        <translation>Parmi les joueurs encore en jeu, celui qui a fait le plus de plis choisit le prochain atout, avant d’avoir vu ses nouvelles cartes.</translation>
    </message>
    <message>
        <source>The player may also choose no trump.</source>
        <translation>On peut aussi choisir le sans atout.</translation>
    </message>
    <message>
        <source>If several took the most tricks, they cut for the right to choose trumps.</source>
        <translation>Si plusieurs ont fait le plus de plis, un tirage décide qui choisit l’atout.</translation>
    </message>
    <message>
        <source>If several took the most tricks, the one who took a trick last chooses trumps; they cut if none of them took any.</source>
        <translation>Si plusieurs ont fait le plus de plis, celui d’entre eux qui a fait un pli en dernier choisit l’atout&#x202f;; si aucun d’eux n’en a fait, un tirage décide.</translation>
    </message>
    <message>
        <source>If several took the most tricks, a turned card sets trumps.</source>
        <translation>Si plusieurs ont fait le plus de plis, une carte retournée fixe l’atout.</translation>
    </message>
    <message>
        <source>A player who takes no trick in a deal is out.</source>
        <translation>Un joueur qui ne fait aucun pli à une donne est hors jeu.</translation>
    </message>
    <message>
        <source>A player who takes two or more tricks in a deal is out; in the one-card deal the only trick does it. If everyone would be out, those with the fewest tricks stay.</source>
        <translation>Un joueur qui fait deux plis ou plus à une donne est hors jeu&#x202f;; à la donne d’une carte, le seul pli suffit. Si tous devaient être hors jeu, ceux qui ont le moins de plis restent.</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card in the next deal that they may not look at.</source>
        <translation>Les joueurs suivants à ne faire aucun pli ont à la donne suivante une carte qu’ils n’ont pas le droit de regarder.</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins at once.</source>
        <translation>Un joueur qui fait tous les plis d’une donne gagne aussitôt.</translation>
    </message>
    <message>
        <source>A player on one card never leads: the next player who may leads instead.</source>
        <translation>Un joueur qui reste en jeu avec une seule carte n’entame jamais&#xa0;: le joueur suivant qui en a le droit entame à sa place.</translation>
    </message>
    <message>
        <source>That one card need not follow suit, and must be played to the last trick at the latest.</source>
        <translation>Avec cette seule carte, on n’est pas obligé de fournir, et on doit la jouer au plus tard au dernier pli.</translation>
    </message>
    <message>
        <source>Honours: a side dealt three of the ace, king, queen and jack of trumps scores 2 more; all four score 4 more.</source>
        <translation>Honneurs&#xa0;: un camp qui a reçu trois cartes parmi as, roi, dame et valet d’atout marque 2 de plus&#x202f;; les quatre, 4 de plus.</translation>
    </message>
    <message>
        <source>At the same number, downtown beats uptown and no trump beats both.</source>
        <translation>Au même nombre, bas bat haut et sans atout bat les deux.</translation>
    </message>
    <message>
        <source>At the same number, uptown and downtown are equal and no trump beats both.</source>
        <translation>Au même nombre, haut et bas sont égaux et sans atout bat les deux.</translation>
    </message>
    <message>
        <source>The kitty stays out of play; those who have seen it can look at it again.</source>
        <translation>Le chien reste hors jeu&#x202f;; qui l’a vu peut le revoir.</translation>
    </message>
    <message>
        <source>The high bidder picks the kitty up and discards as many cards, face down, and can look at them again.</source>
        <translation>Le preneur prend le chien, écarte autant de cartes, face cachée, et peut les revoir.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>Le joueur après le donneur entame le premier pli.</translation>
    </message>
    <message>
        <source>The high bidder leads to the first trick.</source>
        <translation>Le preneur entame le premier pli.</translation>
    </message>
    <message>
        <source>The first players to whom this happens get a last chance (the dog&apos;s life): one card in the next deal, which they may keep for a later trick by knocking. A trick with it brings them back.</source>
        <translation>Les premiers joueurs à ne faire aucun pli ont une dernière chance (la vie de chien)&#xa0;: une carte à la donne suivante, qu’ils peuvent garder pour un pli ultérieur en frappant. S’ils font un pli avec elle, ils reviennent en jeu.</translation>
    </message>
    <message>
        <source>After choosing trumps only the high bidder sees the kitty.</source>
        <translation>Seul le preneur voit le chien, après avoir choisi l’atout.</translation>
    </message>
    <message>
        <source>When trumps are chosen the kitty is shown to all, at no trump to the high bidder only.</source>
        <translation>Une fois l’atout choisi, le chien est montré à tous&#x202f;; sans atout, au preneur seul.</translation>
    </message>
    <message>
        <source>When trumps are chosen, or no trump, the kitty is shown to all.</source>
        <translation>Après le choix de l’atout, et aussi sans atout, le chien est montré à tous.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps, the red one above the black one. At no trump they are worth nothing; if one is led, the next card of a suit says which suit to follow.</source>
        <translation>Les deux jokers sont les plus forts atouts, le rouge au-dessus du noir. Sans atout, ils ne valent rien&#x202f;; si l’un d’eux est entamé, la première carte d’une couleur dit laquelle fournir.</translation>
    </message>
    <message>
        <source>The joker is the highest trump. At no trump it is worth nothing; if it is led, the next card says which suit to follow.</source>
        <translation>Le joker est le plus fort atout. Sans atout, il ne vaut rien&#x202f;; s’il est entamé, la carte suivante dit quelle couleur fournir.</translation>
    </message>
    <message>
        <source>At no trump, points won and lost with the contract are doubled.</source>
        <translation>À sans atout, les points gagnés et perdus par le contrat sont doublés.</translation>
    </message>
    <message>
        <source>At no trump, all points are doubled.</source>
        <translation>À sans atout, tous les points sont doublés.</translation>
    </message>
    <message>
        <source>A Boston, which is all thirteen tricks, scores four times as much.</source>
        <translation>Un Boston, soit les treize plis, rapporte quatre fois plus.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit may discard a joker.</source>
        <translation>Sans atout, un joueur qui ne peut pas fournir peut défausser un joker.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit must discard a joker.</source>
        <translation>Sans atout, un joueur qui ne peut pas fournir doit défausser un joker.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be discarded on any trick.</source>
        <translation>Sans atout, on peut défausser un joker à n’importe quel pli.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be led only by a player who holds nothing else.</source>
        <translation>Sans atout, on ne peut entamer un joker que si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>A made contract scores 1 for every trick above six.</source>
        <translation>Un contrat réussi rapporte 1 pour chaque pli au-delà de six.</translation>
    </message>
    <message>
        <source>A made contract scores the number bid, no more.</source>
        <translation>Un contrat réussi rapporte le nombre annoncé, pas plus.</translation>
    </message>
    <message>
        <source>The other side scores 1 for each trick above six.</source>
        <translation>L’autre camp marque 1 pour chacun de ses plis au-delà de six.</translation>
    </message>
    <message>
        <source>A joker goes on anything, and anything goes on it; the pile then rises.</source>
        <translation>Un joker va sur tout, et tout va sur lui&#x202f;; la pile monte alors.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and any card of the other colour goes on it; the pile then rises.</source>
        <translation>Un joker ne va que sur l’autre couleur (rouge ou noir), et toute carte de l’autre couleur va sur lui&#x202f;; la pile monte alors.</translation>
    </message>
    <message>
        <source>Each player chooses the card to give.</source>
        <translation>Chacun choisit la carte à donner.</translation>
    </message>
    <message>
        <source>The card to give is drawn.</source>
        <translation>La carte à donner est tirée au sort.</translation>
    </message>
    <message>
        <source>The winner of a game scores 1, the last loses 1.</source>
        <translation>Le gagnant d’une manche marque 1, le dernier perd 1.</translation>
    </message>
    <message>
        <source>Everybody scores 1 for each player who finishes the game later.</source>
        <translation>Chacun marque 1 pour chaque joueur qui finit la manche plus tard.</translation>
    </message>
    <message>
        <source>The rules of this game: {game}</source>
        <translation>Les règles de ce jeu&#xa0;: {game}</translation>
    </message>
    <message>
        <source>This is how the match on the table is played.</source>
        <translation>Voici comment se joue la partie en cours.</translation>
    </message>
    <message>
        <source>Made bid: {points}.</source>
        <translation>Pour une annonce exacte&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each trick: {points}.</source>
        <translation>Pour chaque pli d’une annonce exacte&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Made bid: the bid squared times {points}.</source>
        <translation>Pour une annonce exacte, l’annonce au carré fois {points}.</translation>
    </message>
    <message>
        <source>Made bid: the sum 1 + 2 + … up to the bid, times {points}.</source>
        <translation>Pour une annonce exacte, la somme 1 + 2 + … jusqu’à l’annonce, fois {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each card of the deal: {points}.</source>
        <translation>Pour chaque carte de la donne, si l’annonce est exacte&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Made bid: {points}, and as much again for each card that the deal is short of the largest.</source>
        <translation>Pour une annonce exacte&#xa0;: {points}, et encore autant pour chaque carte de moins que dans la plus grande donne.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score: {points}.</source>
        <translation>Une annonce de 0 réussie compte à part&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score, for each card of the deal: {points}.</source>
        <translation>Une annonce de 0 réussie compte à part, par carte de la donne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: {points}.</source>
        <translation>Pour une annonce manquée&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick taken: {points}.</source>
        <translation>Pour chaque pli fait avec une annonce manquée&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick bid: {points}.</source>
        <translation>Pour chaque pli annoncé, si l’annonce est manquée&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the bid squared times {points}.</source>
        <translation>Pour une annonce manquée, l’annonce au carré fois {points}.</translation>
    </message>
    <message>
        <source>For each trick too many or too few: {points}.</source>
        <translation>Pour chaque pli en trop ou en moins&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}.</source>
        <translation>Pour une annonce manquée, la somme 1 + 2 + … jusqu’au nombre de plis d’écart, fois {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the tricks off squared, times {points}.</source>
        <translation>Pour une annonce manquée, les plis d’écart au carré fois {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each card of the deal: {points}.</source>
        <translation>Pour chaque carte de la donne, si l’annonce est manquée&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: {points}.</source>
        <translation>Pour trop de plis&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick taken: {points}.</source>
        <translation>Avec trop de plis, pour chaque pli fait&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick bid: {points}.</source>
        <translation>Avec trop de plis, pour chaque pli annoncé&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the bid squared times {points}.</source>
        <translation>Avec trop de plis, l’annonce au carré fois {points}.</translation>
    </message>
    <message>
        <source>For each trick too many: {points}.</source>
        <translation>Pour chaque pli en trop&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}.</source>
        <translation>Avec trop de plis, la somme 1 + 2 + … jusqu’au nombre de plis en trop, fois {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the extra tricks squared, times {points}.</source>
        <translation>Les plis en trop, au carré, fois {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each card of the deal: {points}.</source>
        <translation>Avec trop de plis, pour chaque carte de la donne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: {points}.</source>
        <translation>Pour trop peu de plis&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick taken: {points}.</source>
        <translation>Avec trop peu de plis, pour chaque pli fait&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick bid: {points}.</source>
        <translation>Avec trop peu de plis, pour chaque pli annoncé&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the bid squared times {points}.</source>
        <translation>Avec trop peu de plis, l’annonce au carré fois {points}.</translation>
    </message>
    <message>
        <source>For each trick too few: {points}.</source>
        <translation>Pour chaque pli en moins&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}.</source>
        <translation>Avec trop peu de plis, la somme 1 + 2 + … jusqu’au nombre de plis en moins, fois {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the missing tricks squared, times {points}.</source>
        <translation>Les plis en moins, au carré, fois {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each card of the deal: {points}.</source>
        <translation>Avec trop peu de plis, pour chaque carte de la donne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own score: {points}.</source>
        <translation>Une annonce de 0 manquée compte à part&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A made bid scores 10 plus the bid squared; each trick off costs 3. When the whole pack is dealt, a made 0 scores 35 and a missed 0 loses 10.</source>
        <translation>Une annonce exacte rapporte 10 plus l’annonce au carré&#x202f;; chaque pli d’écart coûte 3. Quand tout est donné, un 0 réussi rapporte 35 et un 0 manqué coûte 10.</translation>
    </message>
    <message>
        <source>A made bid scores 10, a missed bid nothing. In deals with more cards than players, a made 0 scores 20 and a missed 0 loses 10.</source>
        <translation>Une annonce exacte rapporte 10, une manquée rien. Dans les donnes qui ont plus de cartes que de joueurs, un 0 réussi rapporte 20 et un 0 manqué coûte 10.</translation>
    </message>
    <message>
        <source>A made bid scores 8. A missed bid halves your total, rounded up.</source>
        <translation>Une annonce exacte rapporte 8. Une annonce manquée divise votre total par deux, arrondi vers le haut.</translation>
    </message>
    <message>
        <source>Each missed bid counts 1, and the fewest win; ties are broken by the larger total of made bids.</source>
        <translation>Chaque annonce manquée compte 1, et celui qui en a le moins gagne&#x202f;; à égalité, la plus grande somme d’annonces réussies décide.</translation>
    </message>
    <message>
        <source>A made bid scores 1 a trick, a missed bid loses 1 for each card of the deal. When all totals add up to less than zero, each trick of a made bid scores more: that sum divided by the cards of the deal, rounded down.</source>
        <translation>Une annonce exacte rapporte 1 par pli, une manquée coûte 1 par carte de la donne. Quand la somme de tous les totaux est inférieure à zéro, chaque pli d’une annonce exacte rapporte davantage&#xa0;: cette somme divisée par le nombre de cartes de la donne, arrondie vers le bas.</translation>
    </message>
    <message>
        <source>Each trick scores 1. A made bid scores 10 more, and another 10 for each player who missed.</source>
        <translation>Chaque pli rapporte 1. Une annonce exacte rapporte 10 de plus, et encore 10 pour chaque joueur qui a manqué la sienne.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>A made bid scores nothing.</source>
        <translation>Une annonce exacte ne rapporte rien.</translation>
    </message>
    <message>
        <source>A made bid of {bid} has its own score: {points}.</source>
        <translation>Une annonce de {bid} réussie compte à part&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A missed bid scores nothing.</source>
        <translation>Une annonce manquée ne rapporte rien.</translation>
    </message>
    <message>
        <source>Too many tricks score nothing.</source>
        <translation>Avec trop de plis, on ne marque rien.</translation>
    </message>
    <message>
        <source>Too few tricks score nothing.</source>
        <translation>Avec trop peu de plis, on ne marque rien.</translation>
    </message>
    <message>
        <source>Bidding and taking every trick of a deal: {points} extra.</source>
        <translation>Annoncer et faire tous les plis d’une donne&#xa0;: {points} en plus.</translation>
    </message>
    <message>
        <source>A made blind bid: {points} extra.</source>
        <translation>Une annonce à l’aveugle réussie&#xa0;: {points} en plus.</translation>
    </message>
    <message>
        <source>When a spade is turned up, the deal counts double.</source>
        <translation>Quand un pique est retourné, la donne compte double.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En clair</translation>
    </message>
    <message>
        <source>These rules apply from the next match.</source>
        <translation>Ces règles prennent effet à la prochaine partie.</translation>
    </message>
    <message>
        <source>Start &amp;new match now</source>
        <translation>&amp;Commencer une nouvelle partie</translation>
    </message>
    <message>
        <source>Choose another &amp;game…</source>
        <translation>Choisir un autre &amp;jeu…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Garder les anciennes</translation>
    </message>
    <message>
        <source>Cards in each deal: {sizes}</source>
        <translation>Cartes de chaque donne&#xa0;: {sizes}</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, no trump</source>
        <translation>Donne {deal}&#xa0;: {cards}, sans atout</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}</source>
        <translation>Donne {deal}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>no trump, short</comment>
        <translation>SA</translation>
    </message>
    <message>
        <source>Add: {trump}</source>
        <translation>Ajouter&#xa0;: {trump}</translation>
    </message>
    <message>
        <source>Remove last</source>
        <translation>Ôter le dernier</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Choose the first trumps.</source>
        <translation>Choisissez le premier atout.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {formula} = {points}.</source>
        <translation>Vous avez annoncé {bid} et fait {taken}&#xa0;: {formula} = {points}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {points}.</source>
        <translation>Vous avez annoncé {bid} et fait {taken}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Cards in the deal:</source>
        <translation>Cartes de la donne&#xa0;:</translation>
    </message>
    <message>
        <source>Worked example: bids by tricks</source>
        <translation>Exemple chiffré&#xa0;: annonces et plis</translation>
    </message>
    <message>
        <source>Down: the bid; across: the tricks taken. The others made bids of 0; your score before was {score}. Changed cells are marked.</source>
        <translation>De haut en bas&#xa0;: l’annonce&#x202f;; de gauche à droite&#xa0;: les plis faits. Les autres ont réussi des annonces de 0&#x202f;; votre score était de {score}. Les cases modifiées sont marquées.</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>annonce {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}: {points}</source>
        <translation>annonce {bid}, plis faits {taken}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>&amp;Undo all changes</source>
        <translation>To&amp;ut annuler</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Vos propres règles</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Cartes et places</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Longueur de la partie</translation>
    </message>
    <message>
        <source>Custom: {preset}, changed</source>
        <translation>Personnalisé&#xa0;: {preset}, modifié</translation>
    </message>
    <message>
        <source>Your changes, not saved under a name yet.</source>
        <translation>Vos modifications, pas encore enregistrées sous un nom.</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Vos propres règles, d’après {preset}.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>Rules of Far Whist</source>
        <translation>Règles de Far Whist</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save these rules</source>
        <translation>&amp;Enregistrer ces règles</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Reno&amp;mmer</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Choose rules of your own first.</source>
        <translation>Choisissez d’abord des règles personnelles.</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>Saisissez d’abord un nom.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Enregistré sous «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}”.</source>
        <translation>«&#x202f;{old}&#x202f;» s’appelle maintenant «&#x202f;{new}&#x202f;».</translation>
    </message>
    <message>
        <source>Deleted “{name}”. The rules are still chosen; saving brings it back.</source>
        <translation>«&#x202f;{name}&#x202f;» supprimé. Les règles restent choisies&#x202f;; enregistrer les rétablit.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Enregistré dans {file}.</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>«&#x202f;{name}&#x202f;» existe déjà.</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Importé sous «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Import failed: {problem}.</source>
        <translation>Échec de l’importation&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{least} to {players}</source>
        <translation>{least} à {players}</translation>
    </message>
    <message>
        <source>On the command line, up to {most} can play.</source>
        <translation>En ligne de commande, on peut jouer à {most} au plus.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own points:</source>
        <translation>Un 0 réussi a ses propres points&#xa0;:</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own points:</source>
        <translation>Un 0 manqué a ses propres points&#xa0;:</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Le plus petit score gagne</translation>
    </message>
    <message>
        <source>Bids with fixed points</source>
        <translation>Annonces à points fixes</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>A made bid</source>
        <translation>Annonce réussie</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Annonce manquée</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Made: {factor}</source>
        <translation>Réussie&#xa0;: {factor}</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manquée</translation>
    </message>
    <message>
        <source>Missed: {factor}</source>
        <translation>Manquée&#xa0;: {factor}</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>En trop</translation>
    </message>
    <message>
        <source>Too many: {factor}</source>
        <translation>En trop&#xa0;: {factor}</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>En moins</translation>
    </message>
    <message>
        <source>Too few: {factor}</source>
        <translation>En moins&#xa0;: {factor}</translation>
    </message>
    <message>
        <source>All numbers: {count} more</source>
        <translation>Tous les nombres&#xa0;: encore {count}</translation>
    </message>
    <message>
        <source>This scheme has special rules and cannot be edited.</source>
        <translation>Ce barème a des règles particulières et ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>&amp;Romanian mode</source>
        <translation>Mode r&amp;oumain</translation>
    </message>
    <message>
        <source>This game has no such options.</source>
        <translation>Ce jeu n’a pas d’options de ce genre.</translation>
    </message>
    <message>
        <source>Sets at once what is usual in Romania: eight cards for each player in the pack (32 with four); who cannot follow suit must play a trump; bids in turn, which may not add up to the tricks; deals from one card to eight and back; Romanian scoring, and a premium for five deals in a row.</source>
        <translation>Règle d’un coup le whist roumain : huit cartes par joueur dans le jeu (32 à quatre) ; qui ne peut pas fournir doit jouer atout ; annonces chacun son tour, dont le total ne peut égaler le nombre de plis ; donnes d’une carte à huit et retour ; marque roumaine, et une prime pour cinq donnes de suite.</translation>
    </message>
    <message>
        <source>Some options differ from Romanian mode.</source>
        <translation>Certaines options diffèrent du mode roumain.</translation>
    </message>
    <message>
        <source>Set by Romanian mode.</source>
        <translation>Réglé par le mode roumain.</translation>
    </message>
    <message>
        <source>Changed; Romanian mode has: {value}.</source>
        <translation>Modifié&#x202f;; valeur du mode roumain&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>{players} × {cards} = {need} &gt; {pack}: at most {most} each.</source>
        <translation>{players} × {cards} = {need} &gt; {pack}&#xa0;: au plus {most} chacun.</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Revenir à&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{option}: back to {value}</source>
        <translation>{option}&#xa0;: revenir à {value}</translation>
    </message>
    <message>
        <source>Changed; the preset has: {value}.</source>
        <translation>Modifié&#x202f;; valeur de la variante&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Not valid yet, so the old value stays: {value}.</source>
        <translation>Pas encore valable, l’ancienne valeur reste&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Exemple chiffré</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>En plus</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Tournant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Turning point dealt</source>
        <translation>Tournant joué</translation>
    </message>
    <message>
        <source>×</source>
        <comment>times, behind a number</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>En liste</translation>
    </message>
    <message>
        <source>Hatched deals have no trump.</source>
        <translation>Les donnes hachurées sont sans atout.</translation>
    </message>
    <message>
        <source>One sequence: {deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>Une suite&#xa0;: {deals}, {tricks}, environ {minutes} à vitesse normale.</translation>
    </message>
    <message>
        <source>{deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>{deals}, {tricks}, environ {minutes} à vitesse normale.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and diamonds. The red joker is the highest spade, the black one the second.</source>
        <translation>Deux jokers remplacent les deux de cœur et de carreau. Le joker rouge est le plus fort pique, le noir le deuxième.</translation>
    </message>
    <message>
        <source>A bid of 0 is nil: you undertake to take no trick.</source>
        <translation>Une annonce de 0 est un nil&#xa0;: vous vous engagez à ne faire aucun pli.</translation>
    </message>
    <message>
        <source>A bid of 0 is a bid like any other.</source>
        <translation>Une annonce de 0 est une annonce comme les autres.</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid nil before looking at the cards, before all others bid.</source>
        <translation>Un joueur qui a 100 points de retard peut annoncer un nil avant de regarder ses cartes, avant toutes les autres annonces.</translation>
    </message>
    <message>
        <source>Spades may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>On ne peut entamer pique qu’après une coupe à pique, ou si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>A spade may be led at any time.</source>
        <translation>On peut entamer pique à tout moment.</translation>
    </message>
    <message>
        <source>Spades may not be led to the first trick, unless you hold nothing else.</source>
        <translation>On ne peut pas entamer pique au premier pli, sauf si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>Nil scores 100 if you take no trick and loses 100 if you do, separately from the contract.</source>
        <translation>Un nil rapporte 100 si vous ne faites aucun pli et coûte 100 sinon, indépendamment du contrat.</translation>
    </message>
    <message>
        <source>Of two partners exactly one bids nil, and the other at least 4: whoever bids first of the two chooses.</source>
        <translation>De deux partenaires, exactement un annonce nil, et l’autre au moins 4&#xa0;: le premier des deux à annoncer choisit.</translation>
    </message>
    <message>
        <source>Everyone must bid the number of spades in their hand.</source>
        <translation>Chacun doit annoncer le nombre de piques de sa main.</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of spades in their hand.</source>
        <translation>Chacun doit annoncer nil ou le nombre de piques de sa main.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least 4 tricks.</source>
        <translation>Les annonces des partenaires doivent faire au moins 4 plis.</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>À la première donne personne n’annonce, et chaque pli vaut 10.</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 200 instead, or loses 200.</source>
        <translation>Un contrat de dix plis ou plus rapporte à la place 200, ou perd 200.</translation>
    </message>
    <message>
        <source>Nil scores 50 if you take no trick and loses 50 if you do, separately from the contract.</source>
        <translation>Un nil rapporte 50 si vous ne faites aucun pli et coûte 50 sinon, indépendamment du contrat.</translation>
    </message>
    <message>
        <source>A blind nil counts twice.</source>
        <translation>Un nil à l’aveugle compte double.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 6 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Des partenaires qui ont 100 points de retard peuvent annoncer au moins 6 plis avant de regarder&#xa0;: l’un en annonce une partie, et l’autre doit annoncer à l’aveugle aussi.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 7 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Des partenaires qui ont 100 points de retard peuvent annoncer au moins 7 plis avant de regarder&#xa0;: l’un en annonce une partie, et l’autre doit annoncer à l’aveugle aussi.</translation>
    </message>
    <message>
        <source>A blind bid of partners wins or loses twice.</source>
        <translation>Une annonce à l’aveugle des partenaires rapporte ou coûte le double.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid a blind nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Après les annonces, qui a annoncé un nil à l’aveugle donne des cartes à son partenaire, qui les prend en main et en rend autant. Si tous deux annoncent nil, on n’en donne aucune.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Après les annonces, qui a annoncé nil donne des cartes à son partenaire, qui les prend en main et en rend autant. Si tous deux annoncent nil, on n’en donne aucune.</translation>
    </message>
    <message>
        <source>Each passes one card.</source>
        <translation>Chacun donne une carte.</translation>
    </message>
    <message>
        <source>Each passes two cards.</source>
        <translation>Chacun donne deux cartes.</translation>
    </message>
    <message>
        <source>Each passes three cards.</source>
        <translation>Chacun donne trois cartes.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil are bags.</source>
        <translation>Les plis d’un nil manqué comptent comme plis en trop.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil help to make the partner&apos;s contract.</source>
        <translation>Les plis d’un nil manqué aident à réussir le contrat du partenaire.</translation>
    </message>
    <message>
        <source>Ten bags cost a penalty; bags beyond them carry over.</source>
        <translation>Dix plis en trop coûtent une pénalité&#x202f;; les suivants sont reportés.</translation>
    </message>
    <message>
        <source>Five bags cost a penalty; bags beyond them carry over.</source>
        <translation>Cinq plis en trop coûtent une pénalité&#x202f;; les suivants sont reportés.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Les plis en trop ne coûtent rien.</translation>
    </message>
    <message>
        <source>The penalty for bags is 100 points.</source>
        <translation>La pénalité des plis en trop est de 100 points.</translation>
    </message>
    <message>
        <source>The penalty for bags is 50 points.</source>
        <translation>La pénalité des plis en trop est de 50 points.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it looks at the next card and discards it face down; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>On ne donne pas. À tour de rôle, chacun des deux joueurs pioche la première carte du paquet et la regarde&#xa0;: qui la garde regarde la suivante et l’écarte face cachée&#x202f;; qui l’écarte doit garder la suivante. Chacun a ainsi treize cartes.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card unseen; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>On ne donne pas. À tour de rôle, chacun des deux joueurs pioche la première carte du paquet et la regarde&#xa0;: qui la garde écarte la suivante sans la voir&#x202f;; qui l’écarte doit garder la suivante. Chacun a ainsi treize cartes.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card; who discards it must keep the next. Discards lie face up. So each gets thirteen cards.</source>
        <translation>On ne donne pas. À tour de rôle, chacun des deux joueurs pioche la première carte du paquet et la regarde&#xa0;: qui la garde écarte la suivante&#x202f;; qui l’écarte doit garder la suivante. Les cartes écartées sont face visible. Chacun a ainsi treize cartes.</translation>
    </message>
    <message>
        <source>The two of diamonds counts as a spade. It and then the two of spades are above the ace of spades.</source>
        <translation>Le deux de carreau compte comme un pique. Lui, puis le deux de pique, sont au-dessus de l’as de pique.</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random; after that the deal passes from player to player.</source>
        <translation>Le premier donneur est tiré au sort&#x202f;; ensuite la donne passe de joueur en joueur.</translation>
    </message>
    <message>
        <source>The turned card stays out of play.</source>
        <translation>La carte retournée reste hors jeu.</translation>
    </message>
    <message>
        <source>The rules chosen now leave them nothing to do; each says why.</source>
        <translation>Avec les règles choisies, elles n’ont rien à régler ; chacune dit pourquoi.</translation>
    </message>
    <message>
        <source>The lowest bid is 1.</source>
        <translation>L’annonce minimale est 1.</translation>
    </message>
    <message>
        <source>The lowest bid is 2.</source>
        <translation>L’annonce minimale est 2.</translation>
    </message>
    <message>
        <source>You must beat the best card of the suit if you can, unless somebody has ruffed.</source>
        <translation>Vous devez battre la plus forte carte de la couleur si vous le pouvez, sauf si quelqu’un a coupé.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a spade that beats the spades in the trick; if you have none, you may play any card.</source>
        <translation>Si vous ne pouvez pas fournir, vous devez jouer un pique plus fort que ceux du pli ; sans cela, vous pouvez jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Each trick above the bid scores a tenth of a point.</source>
        <translation>Chaque pli de plus rapporte un dixième de point.</translation>
    </message>
    <message>
        <source>Tricks above the bid score nothing.</source>
        <translation>Les plis de plus ne rapportent rien.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks after the stock is used up count.</source>
        <translation>Seuls comptent les treize plis joués quand le talon est épuisé.</translation>
    </message>
    <message>
        <source>All twenty-six tricks count.</source>
        <translation>Les vingt-six plis comptent tous.</translation>
    </message>
    <message>
        <source>All tricks count, those after the stock is used up as two tricks each.</source>
        <translation>Tous les plis comptent, ceux d’après le talon pour deux plis chacun.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1.</source>
        <translation>Qui en a le plus marque 1.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1 for each that the other has fewer.</source>
        <translation>Qui en a le plus marque 1 pour chaque pli que l’autre a de moins.</translation>
    </message>
    <message>
        <source>Each of them scores 1 for who takes it.</source>
        <translation>Chacun d’eux rapporte 1 à qui le fait.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or passes. The first grand decides. When all others pass, the dealer calls grand or nullo.</source>
        <translation>À tour de rôle, à partir du joueur qui suit le donneur, chacun annonce grand ou passe. Le premier grand décide. Si tous les autres passent, le donneur annonce grand ou nullo.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or nullo, or passes. The first call decides. When all others pass, the dealer must call.</source>
        <translation>À tour de rôle, à partir du joueur qui suit le donneur, chacun annonce grand ou nullo, ou passe. La première annonce décide. Si tous les autres passent, le donneur doit annoncer.</translation>
    </message>
    <message>
        <source>The player before the caller leads at grand, the player after the caller at nullo.</source>
        <translation>À grand, le joueur avant l’annonceur entame ; à nullo, celui d’après.</translation>
    </message>
    <message>
        <source>The player after the caller leads at grand, the player before the caller at nullo.</source>
        <translation>À grand, le joueur après l’annonceur entame ; à nullo, celui d’avant.</translation>
    </message>
    <message>
        <source>At grand a side scores 1 for each of its tricks above six.</source>
        <translation>À grand, un camp marque 1 pour chacun de ses plis au-delà de six.</translation>
    </message>
    <message>
        <source>At grand a side scores 4 for each of its tricks above six.</source>
        <translation>À grand, un camp marque 4 pour chacun de ses plis au-delà de six.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, the others score twice as much.</source>
        <translation>Si le camp de l’annonceur fait moins de sept plis, les autres marquent le double.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, it loses as much for each trick below seven, and the others score nothing.</source>
        <translation>Si le camp de l’annonceur fait moins de sept plis, il perd autant pour chaque pli en dessous de sept, et les autres ne marquent rien.</translation>
    </message>
    <message>
        <source>When nobody plays anything, the deal does not count and the next player deals.</source>
        <translation>Quand personne ne joue rien, la donne ne compte pas et le joueur suivant donne.</translation>
    </message>
    <message>
        <source>When nobody plays anything, all play a general misère, each alone and without trumps: whoever takes most tricks pays 1 to each of the others.</source>
        <translation>Quand personne ne joue rien, tous jouent une misère générale, chacun pour soi et sans atout&#xa0;: qui fait le plus de plis paie 1 à chacun des autres.</translation>
    </message>
    <message>
        <source>At abundance and at abundance declared the caller chooses trumps.</source>
        <translation>À l’abondance et à l’abondance déclarée, l’annonceur choisit l’atout.</translation>
    </message>
    <message>
        <source>At abundance the caller chooses trumps; at abundance declared there are none.</source>
        <translation>À l’abondance, l’annonceur choisit l’atout&#xa0;; à l’abondance déclarée, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Tricks above or below those needed change nothing.</source>
        <translation>Les plis de plus ou de moins que nécessaire ne changent rien.</translation>
    </message>
    <message>
        <source>At prop and cop, solo and abundance each trick above or below those needed is worth a fifth of a point more.</source>
        <translation>À prop et cop, au solo et à l’abondance, chaque pli de plus ou de moins que nécessaire vaut un cinquième de point de plus.</translation>
    </message>
    <message>
        <source>A rubber: the side that wins two games of three gains 2 points.</source>
        <translation>Un robre : le camp qui gagne deux manches sur trois marque 2 points.</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>Your own scheme</source>
        <translation>Votre propre barème</translation>
    </message>
    <message>
        <source>Far Whist standard</source>
        <translation>Standard Far Whist</translation>
    </message>
    <message>
        <source>Classic: tricks, and 10 for made bids</source>
        <translation>Classique&#xa0;: plis, et 10 si réussie</translation>
    </message>
    <message>
        <source>Classic: tricks, and 5 for made bids</source>
        <translation>Classique&#xa0;: plis, et 5 si réussie</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Tout ou rien</translation>
    </message>
    <message>
        <source>All or nothing, 0 worth 5</source>
        <translation>Tout ou rien, le 0 vaut 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5</source>
        <translation>Classique, le 0 vaut 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5 plus the cards</source>
        <translation>Classique, le 0 vaut 5 plus les cartes</translation>
    </message>
    <message>
        <source>Classic, 0 worth 20</source>
        <translation>Classique, le 0 vaut 20</translation>
    </message>
    <message>
        <source>Oy Vey</source>
        <translation>Oy Vey</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressif</translation>
    </message>
    <message>
        <source>Squares: +bid², −off²</source>
        <translation>Carrés&#xa0;: +annonce², −écart²</translation>
    </message>
    <message>
        <source>Squares, and growing penalty</source>
        <translation>Carrés, et pénalité croissante</translation>
    </message>
    <message>
        <source>Old Heck: missed bids lose as much</source>
        <translation>Old Heck&#xa0;: autant perdu que gagné</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symétrique</translation>
    </message>
    <message>
        <source>Missed: −bid</source>
        <translation>Manquée&#xa0;: −annonce</translation>
    </message>
    <message>
        <source>Under: −bid; over: 0</source>
        <translation>En moins&#xa0;: −annonce&#x202f;; en trop&#xa0;: 0</translation>
    </message>
    <message>
        <source>Under: 0; over: tricks</source>
        <translation>En moins&#xa0;: 0&#x202f;; en trop&#xa0;: plis</translation>
    </message>
    <message>
        <source>Made: 20; over: tricks</source>
        <translation>Réussie&#xa0;: 20&#x202f;; en trop&#xa0;: plis</translation>
    </message>
    <message>
        <source>Under: −10; over: tricks</source>
        <translation>En moins&#xa0;: −10&#x202f;; en trop&#xa0;: plis</translation>
    </message>
    <message>
        <source>Missed: −bid and −10 a trick</source>
        <translation>Manquée&#xa0;: −annonce et −10 par pli</translation>
    </message>
    <message>
        <source>Cypriot: 5 a trick</source>
        <translation>Chypriote&#xa0;: 5 par pli</translation>
    </message>
    <message>
        <source>Ten times the bid</source>
        <translation>Dix fois l’annonce</translation>
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
        <translation>Manquée&#xa0;: −15 par pli d’écart</translation>
    </message>
    <message>
        <source>Montreal</source>
        <translation>Montréal</translation>
    </message>
    <message>
        <source>Clag, old</source>
        <translation>Clag, ancien</translation>
    </message>
    <message>
        <source>Flemish: 10 + 3 a trick</source>
        <translation>Flamand&#xa0;: 10 + 3 par pli</translation>
    </message>
    <message>
        <source>Dutch: 10 + 2 a trick</source>
        <translation>Néerlandais&#xa0;: 10 + 2 par pli</translation>
    </message>
    <message>
        <source>Podrida: 10 + 3 a trick</source>
        <translation>Podrida&#xa0;: 10 + 3 par pli</translation>
    </message>
    <message>
        <source>Wizard: 20 + 10 a trick</source>
        <translation>Wizard&#xa0;: 20 + 10 par pli</translation>
    </message>
    <message>
        <source>Kings and Fools</source>
        <translation>Rois et fous</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Roumain</translation>
    </message>
    <message>
        <source>Romanian, triangular</source>
        <translation>Roumain, triangulaire</translation>
    </message>
    <message>
        <source>French: 2 + 1 a trick</source>
        <translation>Français&#xa0;: 2 + 1 par pli</translation>
    </message>
    <message>
        <source>Tricks, and +10 or −5</source>
        <translation>Plis, et +10 ou −5</translation>
    </message>
    <message>
        <source>Trick scoring</source>
        <translation>Marque aux plis</translation>
    </message>
    <message>
        <source>Novacastrian</source>
        <translation>Novacastrien</translation>
    </message>
    <message>
        <source>Binary: 10 or 0</source>
        <translation>Binaire&#xa0;: 10 ou 0</translation>
    </message>
    <message>
        <source>Tricks + cards, or 0</source>
        <translation>Plis + cartes, ou 0</translation>
    </message>
    <message>
        <source>More in short deals</source>
        <translation>Plus aux donnes courtes</translation>
    </message>
    <message>
        <source>Golf, triangular: lowest wins</source>
        <translation>Golf, triangulaire&#xa0;: le plus petit gagne</translation>
    </message>
    <message>
        <source>Golf, squares: lowest wins</source>
        <translation>Golf, carrés&#xa0;: le plus petit gagne</translation>
    </message>
    <message>
        <source>Golf, by the cards: lowest wins</source>
        <translation>Golf, par carte&#xa0;: le plus petit gagne</translation>
    </message>
    <message>
        <source>Prospect: blind bids for players behind</source>
        <translation>Prospect&#xa0;: annonces à l’aveugle en cas de retard</translation>
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
        <translation>Binaire, le 0 vaut 20</translation>
    </message>
    <message>
        <source>A miss halves your total</source>
        <translation>Manquée&#xa0;: total divisé par deux</translation>
    </message>
    <message>
        <source>Count the misses: fewest win</source>
        <translation>Annonces manquées&#xa0;: le plus petit total gagne</translation>
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
        <translation>Pocha : 10 + 5 par pli</translation>
    </message>
    <message>
        <source>Made: {points}.</source>
        <translation>Réussie&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Special made bids: {list}.</source>
        <translation>Annonces réussies à points fixes&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>A made 0: {points}.</source>
        <translation>0 réussi&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Missed: {points}.</source>
        <translation>Manquée&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too few: {points}.</source>
        <translation>En moins&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Too many: {points}.</source>
        <translation>En trop&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A missed 0: {points}.</source>
        <translation>0 manqué&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Le plus petit score gagne.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Masquer les scores</translation>
    </message>
    <message>
        <source>Show all scores</source>
        <translation>Voir tous les scores</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Donne {deal}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Deal {number} · {cards}</source>
        <translation>Donne {number} · {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, match to {points}</source>
        <translation>Donne {number}, partie en {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Donne {number} sur {deals}</translation>
    </message>
    <message>
        <source>{number} of {deals} played</source>
        <translation>Jouées&#xa0;: {number} sur {deals}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>before the sound of i, as in Ilse</comment>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{count} exact in a row</source>
        <translation>{count} exactes de suite</translation>
    </message>
    <message>
        <source>{exact} of {deals} exact</source>
        <translation>exactes&#xa0;: {exact} sur {deals}</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>plis en trop&#xa0;: {count}</translation>
    </message>
    <message>
        <source>games {games}, points {points}</source>
        <translation>manches {games}, points {points}</translation>
    </message>
    <message>
        <source>{made} of {deals} made</source>
        <translation>réussies : {made} sur {deals}</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>sans cartes</translation>
    </message>
    <message>
        <source>{cards} left</source>
        <translation>encore {cards}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <translation>hors jeu, place {place}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}</source>
        <translation>Donne {number}, {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}, {trump}</source>
        <translation>Donne {number}, {cards}, {trump}</translation>
    </message>
    <message>
        <source>{name}: took {taken}: {points}</source>
        <translation>{name} (fait {taken})&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}: {points}</source>
        <translation>{name} (annoncé {bid}, fait {taken})&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name}: took {taken} so far</source>
        <translation>{name}&#xa0;: fait {taken} jusqu’ici</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken} so far</source>
        <translation>{name}&#xa0;: annoncé {bid}, fait {taken} jusqu’ici</translation>
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
        <translation>{level} sans atout</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} haut</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} bas</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} (passe)</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>Whole score sheet</source>
        <translation>Feuille de marque entière</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>{total} of {tricks}: {meaning}</source>
        <translation>{total} sur {tricks}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>rejouée</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
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
        <translation>(en cours)</translation>
    </message>
    <message>
        <source>Double-click a deal to study it</source>
        <translation>Double-cliquez sur une donne pour l’étudier</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>Same cards played &amp;by:</source>
        <translation>Mêmes cartes jouées &amp;par&#xa0;:</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Personne d’autre</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>{level} with your cards</source>
        <translation>{level} avec vos cartes</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Les mêmes cartes sont rejouées</translation>
    </message>
    <message>
        <source>Shows what such an opponent gets with your cards on average</source>
        <translation>Montre ce qu’un tel adversaire obtient en moyenne avec vos cartes</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>P&amp;lace</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Share pict&amp;ure…</source>
        <translation>Partager l’ima&amp;ge…</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>&amp;Bilan</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Score sheet – {game}</source>
        <translation>Feuille de marque – {game}</translation>
    </message>
    <message>
        <source>The score sheet was copied.</source>
        <translation>La feuille de marque a été copiée.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Enregistrer la feuille de marque</translation>
    </message>
    <message>
        <source>The score sheet was printed.</source>
        <translation>La feuille de marque a été imprimée.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {problem}. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>L’impression a échoué.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>{exact} of {deals}</source>
        <translation>{exact} sur {deals}</translation>
    </message>
    <message>
        <source>{points} loses</source>
        <translation>{points} perd</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <translation>{points} gagne</translation>
    </message>
    <message>
        <source>Contract and declarer</source>
        <translation>Contrat et preneur</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>{count} above six</source>
        <translation>{count} au-delà de six</translation>
    </message>
    <message>
        <source>score {game}</source>
        <translation>score {game}</translation>
    </message>
    <message>
        <source>took {tricks} of {need}</source>
        <translation>fait {tricks} sur {need}</translation>
    </message>
    <message>
        <source>took {ours}, they {theirs}</source>
        <translation>faits {ours}, eux {theirs}</translation>
    </message>
    <message>
        <source>Total bid</source>
        <translation>Total annoncé</translation>
    </message>
    <message>
        <source>For each deal: tricks taken/bid, then points. ✓ exactly as bid, ▲ too many, ▼ too few.</source>
        <translation>Pour chaque donne : plis faits/annoncés, puis points. ✓ exact, ▲ trop, ▼ trop peu.</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Score de la manche</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>{count} short</source>
        <translation>{count} de moins</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>encore en jeu</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>Place {place}&#xa0;: {name}, {points}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>annoncé {bid}, fait {taken}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>You declare: {tricks}</source>
        <translation>Vous jouez&#xa0;: {tricks}</translation>
    </message>
    <message>
        <source>{name} declares: {tricks}</source>
        <translation>{name} joue&#xa0;: {tricks}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {left} to play</source>
        <translation>gagnés&#xa0;: {won}, perdus&#xa0;: {lost}, à jouer&#xa0;: {left}</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}</source>
        <translation>Plis&#xa0;: nous {ours}, eux {theirs}</translation>
    </message>
    <message>
        <source>{count} of {players} are still in.</source>
        <translation>Encore en jeu&#xa0;: {count} sur {players}.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Vous êtes hors jeu et vous regardez.</translation>
    </message>
    <message>
        <source>One card is your last chance.</source>
        <translation>Une carte est votre dernière chance.</translation>
    </message>
    <message>
        <source>You need one trick in each deal.</source>
        <translation>Il vous faut un pli à chaque donne.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Match won: {names}.</source>
        <translation>Victoire&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>chose trumps: {name}</source>
        <translation>choix de l’atout&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}: back in</source>
        <translation>{name}&#xa0;: de retour</translation>
    </message>
    <message>
        <source>{names}: out</source>
        <translation>Hors jeu&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <translation>Hors jeu&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Tricks in each deal</source>
        <translation>Plis de chaque donne</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>retourné</translation>
    </message>
    <message>
        <source>{name}: last chance</source>
        <translation>{name}&#xa0;: dernière chance</translation>
    </message>
    <message>
        <source>{count} out</source>
        <translation>{count} hors jeu</translation>
    </message>
    <message>
        <source>back in</source>
        <translation>de retour</translation>
    </message>
    <message>
        <source>most tricks: chooses the next trumps</source>
        <translation>le plus de plis&#xa0;: choix de l’atout</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>dernière chance</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}&#xa0;: {tricks}</translation>
    </message>
</context>
<context>
    <name>Second start</name>
    <message>
        <source>&amp;Show that window</source>
        <translation>&amp;Montrer l’autre fenêtre</translation>
    </message>
    <message>
        <source>&amp;Play another match</source>
        <translation>&amp;Jouer une autre partie</translation>
    </message>
    <message>
        <source>&amp;Take over the match</source>
        <translation>&amp;Récupérer la partie</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The other window does not answer. If you take over its match, that window can no longer save it.</source>
        <translation>L’autre fenêtre ne répond pas. Si vous récupérez sa partie, elle ne pourra plus l’enregistrer.</translation>
    </message>
    <message>
        <source>The match cannot be taken over.</source>
        <translation>La partie ne peut pas être récupérée.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The &amp;table</source>
        <translation>La &amp;table</translation>
    </message>
    <message>
        <source>The &amp;result</source>
        <translation>Le &amp;résultat</translation>
    </message>
    <message>
        <source>The score s&amp;heet</source>
        <translation>La feuille de &amp;marque</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Partager l’image</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>L’image a été copiée.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>The disk is full, and nothing was saved. Make room on it, or choose another place.</source>
        <translation>Le disque est plein, et rien n’a été enregistré. Faites-y de la place, ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>You cannot save in {folder}. Choose another folder.</source>
        <translation>Impossible d’enregistrer dans {folder}. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}. Choose another place.</source>
        <translation>{file} ne peut pas être enregistré&#xa0;: {problem}. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>{game} · the end of the match</source>
        <translation>{game} · fin de la partie</translation>
    </message>
    <message>
        <source>{game} · deal {deal} of {deals}</source>
        <translation>{game} · donne {deal} sur {deals}</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · donne {deal}</translation>
    </message>
    <message>
        <source>Available when a deal or the match is over</source>
        <translation>Possible quand une donne ou la partie est finie</translation>
    </message>
</context>
<context>
    <name>Short speech</name>
    <message>
        <source>Low cards win.</source>
        <translation>Les cartes basses gagnent.</translation>
    </message>
    <message>
        <source>High cards win.</source>
        <translation>Les cartes hautes gagnent.</translation>
    </message>
    <message>
        <source>You: {choice}.</source>
        <translation>Vous : {choice}.</translation>
    </message>
    <message>
        <source>{name}: {choice}.</source>
        <translation>{name} : {choice}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, you deal.</source>
        <translation>Donne {deal} : {cards}, vous donnez.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, {name} deals.</source>
        <translation>Donne {deal} : {cards}, {name} donne.</translation>
    </message>
    <message>
        <source>Bids: {bids}.</source>
        <translation>Annonces : {bids}.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Pli pour vous.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>Pli pour {name}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Vous pouvez seulement passer.</translation>
    </message>
    <message>
        <source>Bid {contract} or more, or pass.</source>
        <translation>Annoncez {contract} ou plus, ou passez.</translation>
    </message>
    <message>
        <source>Bid {contract} or more.</source>
        <translation>Annoncez {contract} ou plus.</translation>
    </message>
    <message>
        <source>Offer {least} or more, or pass.</source>
        <translation>Proposez {least} ou plus, ou passez.</translation>
    </message>
    <message>
        <source>Bid blind, or look. Blind: {bids}.</source>
        <translation>Annoncez à l’aveugle ou regardez. À l’aveugle : {bids}.</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Hautes ou basses ?</translation>
    </message>
    <message>
        <source>Give a card.</source>
        <translation>Donnez une carte.</translation>
    </message>
    <message>
        <source>Play or knock?</source>
        <translation>Jouer ou frapper ?</translation>
    </message>
    <message>
        <source>Play your unseen card.</source>
        <translation>Jouez votre carte sans la voir.</translation>
    </message>
    <message>
        <source>You lead: {cards}.</source>
        <translation>Vous entamez : {cards}.</translation>
    </message>
    <message>
        <source>Your turn: any card.</source>
        <translation>À vous : n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Your turn: {cards}.</source>
        <translation>À vous : {cards}.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>{side} ({names})</source>
        <translation>{side} ({names})</translation>
    </message>
    <message>
        <source>{deal} · your bags {bags}</source>
        <translation>{deal} · vos plis en trop {bags}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · bags {ours}–{theirs}</source>
        <translation>Nous {we} – Eux {they} · en trop {ours}–{theirs}</translation>
    </message>
    <message>
        <source>{told} · tricks {ours} – {theirs}</source>
        <translation>{told} · plis {ours} – {theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · games {won}–{lost} · tricks {ours}–{theirs}</source>
        <translation>Nous {we} – Eux {they} · manches {won}–{lost} · plis {ours}–{theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · tricks {ours}–{theirs}</source>
        <translation>Nous {we} – Eux {they} · plis {ours}–{theirs}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Your hand, {cards}</source>
        <translation>Votre main, {cards}</translation>
    </message>
    <message>
        <source>not your turn to play</source>
        <translation>ce n’est pas à vous de jouer</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jouable</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>pas jouable&#xa0;: {why}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation>plis faits {taken}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>annonce faite</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>pas encore d’annonce</translation>
    </message>
    <message>
        <source>bid hidden</source>
        <translation>annonce cachée</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>annonce {bid}</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <translation>il manque {count}</translation>
    </message>
    <message>
        <source>exact so far</source>
        <translation>exact jusqu’ici</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Deal {deal}, {cards}, {tricks} of {size} played.</source>
        <translation>Donne {deal}, {cards}, joués&#xa0;: {tricks} sur {size}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, {cards}, {tricks} of {size} played.</source>
        <translation>Donne {deal} sur {deals}, {cards}, joués&#xa0;: {tricks} sur {size}.</translation>
    </message>
    <message>
        <source>Trick so far: {cards}.</source>
        <translation>Pli en cours&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>{card}, now {place} of {count}</source>
        <translation>{card}, maintenant {place} sur {count}</translation>
    </message>
    <message>
        <source>Your hand is sorted.</source>
        <translation>Votre main est triée.</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>du chien</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>pas jouable</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <source>bid made</source>
        <translation>annonce réussie</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>{count} de trop</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: your bid is made.</source>
        <translation>Vous avez annoncé {bid} et fait {taken} : votre annonce est réussie.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too many.</source>
        <translation>Annoncé {bid}, fait {taken}&#xa0;: c’est trop.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too few by now.</source>
        <translation>Annoncé {bid}, fait {taken} : ce n’est plus possible.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need the last trick.</source>
        <translation>Annoncé {bid}, fait {taken} : il vous faut le dernier pli.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: do not take the last trick.</source>
        <translation>Annoncé {bid}, fait {taken} : ne prenez pas le dernier pli.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need {need} {left}.</source>
        <translation>Annoncé {bid}, fait {taken}&#xa0;: il en faut {need} {left}.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need none {left}.</source>
        <translation>Annoncé {bid}, fait {taken}&#xa0;: il n’en faut aucun {left}.</translation>
    </message>
    <message>
        <source>{card} lies face up on the stock</source>
        <translation>{card} est retournée sur le talon</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>Aucune carte n’a été jouée dans ce pli.</translation>
    </message>
    <message>
        <source>Trump is not known yet.</source>
        <translation>L’atout n’est pas encore connu.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>On joue sans atout.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Atout&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>Trump: {suit}, {card} turned up.</source>
        <translation>Atout&#xa0;: {suit}. Retourne&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>No cards have been dealt.</source>
        <translation>Aucune carte n’a été donnée.</translation>
    </message>
    <message>
        <source>You do not see your cards.</source>
        <translation>Vous ne voyez pas vos cartes.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Vous n’avez pas de cartes.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Vous avez en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Playable: {cards}.</source>
        <translation>Jouables&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>All see your cards.</source>
        <translation>Tous voient vos cartes.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} montre {cards}.</translation>
    </message>
    <message>
        <source>From the kitty: {cards}.</source>
        <translation>Du chien&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your bid: {bids}.</source>
        <translation>Votre annonce : {bids}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}, not {barred}.</source>
        <translation>Votre annonce : de {least} à {most}, sauf {barred}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}.</source>
        <translation>Votre annonce : de {least} à {most}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Vous entamez.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>{card} a été entamé&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>A joker was led.</source>
        <translation>Entame d’un joker.</translation>
    </message>
    <message>
        <source>{suit} led.</source>
        <translation>{suit} demandé.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Vous n’avez pas de {suit}.</translation>
    </message>
    <message>
        <source>Taken back: {choice}.</source>
        <translation>Repris&#xa0;: {choice}.</translation>
    </message>
    <message>
        <source>Made again: {choice}.</source>
        <translation>Rejoué&#xa0;: {choice}.</translation>
    </message>
    <message>
        <source>Go through your cards with {less} and {more}, and press {ready}.</source>
        <translation>Parcourez vos cartes avec {less} et {more}, puis {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number and press {ready}.</source>
        <translation>Pour annoncer, tapez un nombre puis {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number, choose with {down} and {up} what you play, and press {ready}.</source>
        <translation>Pour annoncer, tapez un nombre, choisissez avec {down} et {up} ce que vous jouez, puis {ready}.</translation>
    </message>
    <message>
        <source>To choose trumps, go through the suits with {less} and {more}, and press {ready}.</source>
        <translation>Pour choisir l’atout, parcourez les couleurs avec {less} et {more}, puis {ready}.</translation>
    </message>
    <message>
        <source>Press {keep} to keep the card that you drew, or {discard} to discard it.</source>
        <translation>Tapez {keep} pour garder la carte piochée ou {discard} pour l’écarter.</translation>
    </message>
    <message>
        <source>Go through the choices with {less} and {more}, and press {ready}.</source>
        <translation>Parcourez les choix avec {less} et {more}, puis {ready}.</translation>
    </message>
    <message>
        <source>{help} opens the help. {keys} say the trick, the bids, the trump, the scores, whose turn it is and your cards.</source>
        <translation>{help} ouvre l’aide. {keys} disent le pli, les annonces, l’atout, les points, à qui est le tour et vos cartes.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Annonces exactes</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Série en cours</translation>
    </message>
    <message>
        <source>Places in the last matches</source>
        <translation>Places dans les dernières parties</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Points dans les dernières parties</translation>
    </message>
    <message>
        <source>■ won   ● not won</source>
        <translation>■ gagnée   ● non gagnée</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>donnes d’affilée</translation>
    </message>
    <message>
        <source>Too high or too low</source>
        <translation>Trop haut ou trop bas</translation>
    </message>
    <message>
        <source>Exact bids by cards in the hand</source>
        <translation>Annonces exactes selon le nombre de cartes en main</translation>
    </message>
    <message>
        <source>Exact bids with and without trump</source>
        <translation>Annonces exactes avec et sans atout</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Couleur d’atout</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>The shuffle favours nobody: all cards follow from a number fixed before the first deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie in the green band, so one outside it now and then is no surprise.</source>
        <translation>Le mélange ne favorise personne&#xa0;: toutes les cartes découlent d’un nombre fixé avant la première donne. Voici ce que chaque place a reçu. Par le seul hasard, environ 19 nombres sur 20 tombent dans la bande verte&#x202f;; que l’un d’eux en sorte de temps en temps n’a donc rien d’étonnant.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Only deals in which no player chose the suit count here.</source>
        <translation>Seules comptent ici les donnes où aucun joueur n’a choisi la couleur.</translation>
    </message>
    <message>
        <source>Cards are luck as well as skill: in our measurements even a clearly better player lost a third of the matches.</source>
        <translation>Les cartes, c’est de la chance autant que du talent&#xa0;: dans nos mesures, même un joueur nettement meilleur a perdu un tiers des parties.</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>Les statistiques ne peuvent pas être affichées</translation>
    </message>
    <message>
        <source>Nothing of this kind has been played</source>
        <translation>Rien de ce genre n’a été joué</translation>
    </message>
    <message>
        <source>Choose another game, other opponents or other matches.</source>
        <translation>Choisissez un autre jeu, d’autres adversaires ou d’autres parties.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Rien n’est encore compté</translation>
    </message>
    <message>
        <source>Play a deal to its end and it is counted here, with your bid and your points; a match counts when it is over. Practice, lessons and matches that you only watch do not count.</source>
        <translation>Jouez une donne jusqu’au bout et elle compte ici, avec votre annonce et vos points&#x202f;; une partie compte quand elle est finie. L’entraînement, les leçons et les parties que vous ne faites que regarder ne comptent pas.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Matches:</source>
        <translation>&amp;Parties&#xa0;:</translation>
    </message>
    <message>
        <source>A match is assisted when you asked for a hint, took a move back, had the coach look at moves before they were made, let a bot finish a deal or move when your time was up, replayed a deal before it was over, or chose the match number.</source>
        <translation>Une partie compte comme jouée avec aide si vous avez demandé un conseil, repris un coup, laissé l’entraîneur examiner vos coups avant qu’ils comptent, laissé un robot finir une donne ou jouer quand votre temps était écoulé, rejoué une donne avant qu’elle soit finie, ou choisi le numéro de la partie.</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Hints not allowed</source>
        <translation>Conseils non permis</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>J&amp;oueur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>O&amp;pponents:</source>
        <translation>&amp;Adversaires&#xa0;:</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>&amp;Bids</source>
        <translation>A&amp;nnonces</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mélange</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Remettre à zéro…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>The statistics were copied.</source>
        <translation>Les statistiques ont été copiées.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Enregistrer les statistiques</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Remettre les statistiques à zéro</translation>
    </message>
    <message>
        <source>Reset these statistics?

{shown}</source>
        <translation>Remettre ces statistiques à zéro&#x202f;?

{shown}</translation>
    </message>
    <message>
        <source>You can undo this until you leave the program.</source>
        <translation>Vous pourrez annuler la remise à zéro tant que vous n’aurez pas quitté le programme.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Remettre à zéro</translation>
    </message>
    <message>
        <source>The statistics have been reset.</source>
        <translation>Les statistiques ont été remises à zéro.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, règles personnelles</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveaux mélangés</translation>
    </message>
    <message>
        <source>{percent} % – {good} of {of}</source>
        <translation>{percent}&#x202f;% – {good} sur {of}</translation>
    </message>
    <message>
        <source>{label}: exact in {good} of {of}, {percent} percent</source>
        <translation>{label}&#xa0;: exact {good} fois sur {of}, {percent} pour cent</translation>
    </message>
    <message>
        <source>On average your bids are neither too high nor too low.</source>
        <translation>En moyenne, vos annonces ne sont ni trop hautes ni trop basses.</translation>
    </message>
    <message>
        <source>You overbid by {tricks} tricks on average.</source>
        <translation>En moyenne, vos annonces dépassent vos plis de {tricks}.</translation>
    </message>
    <message>
        <source>You underbid by {tricks} tricks on average.</source>
        <translation>En moyenne, vos plis dépassent vos annonces de {tricks}.</translation>
    </message>
    <message>
        <source>Missed bids: {high} too high, {low} too low.</source>
        <translation>Annonces manquées, trop hautes&#xa0;: {high}, trop basses&#xa0;: {low}.</translation>
    </message>
    <message>
        <source>Oldest first: {values}</source>
        <translation>De la plus ancienne à la dernière&#xa0;: {values}</translation>
    </message>
    <message>
        <source>{percent} %, expected {fair} %</source>
        <translation>{percent}&#x202f;%, attendu {fair}&#x202f;%</translation>
    </message>
    <message>
        <source>{deals}, unfinished matches: {running}</source>
        <translation>{deals}, parties en cours&#xa0;: {running}</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: below the band</source>
        <translation>{count} – attendu {mean} ± {band}&#xa0;: sous la bande</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: above the band</source>
        <translation>{count} – attendu {mean} ± {band}&#xa0;: au-dessus de la bande</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: within the band</source>
        <translation>{count} – attendu {mean} ± {band}&#xa0;: dans la bande</translation>
    </message>
    <message>
        <source>The statistics could not be read and start over. The old file is kept as {file}.</source>
        <translation>Les statistiques n’ont pas pu être lues et repartent de zéro. L’ancien fichier est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The statistics in {file} were written by a newer version of Far Whist; what you play now is not counted.</source>
        <translation>Les statistiques dans {file} viennent d’une version plus récente de Far Whist&#x202f;; ce que vous jouez maintenant n’est pas compté.</translation>
    </message>
    <message>
        <source>The statistics in {file} are damaged and cannot be moved aside; what you play now is not counted.</source>
        <translation>Les statistiques dans {file} sont endommagées et ne peuvent pas être mises de côté&#x202f;; ce que vous jouez maintenant n’est pas compté.</translation>
    </message>
    <message>
        <source>The disk is full, so the statistics in {file} could not be saved; Far Whist tries again after the next deal.</source>
        <translation>Le disque est plein&#xa0;: les statistiques dans {file} n’ont pas pu être enregistrées&#x202f;; Far Whist réessaiera après la prochaine donne.</translation>
    </message>
    <message>
        <source>The statistics in {file} may not be read or written; Far Whist tries again after the next deal.</source>
        <translation>Les statistiques dans {file} ne peuvent être ni lues ni écrites&#x202f;; Far Whist réessaiera après la prochaine donne.</translation>
    </message>
    <message>
        <source>Another program is using the statistics in {file}; Far Whist tries again after the next deal.</source>
        <translation>Un autre programme utilise les statistiques dans {file}&#x202f;; Far Whist réessaiera après la prochaine donne.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({problem}); Far Whist tries again after the next deal.</source>
        <translation>Les statistiques dans {file} sont inutilisables ({problem})&#x202f;; Far Whist réessaiera après la prochaine donne.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>À vous&#xa0;: entamez.</translation>
    </message>
    <message>
        <source>Your turn: follow suit, {suit}.</source>
        <translation>À vous&#xa0;: fournissez à {suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card.</source>
        <translation>À vous&#xa0;: jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>Your turn: play a highlighted card.</source>
        <translation>À vous&#xa0;: jouez une carte en surbrillance.</translation>
    </message>
    <message>
        <source>Choose trumps.</source>
        <translation>Choisissez l’atout.</translation>
    </message>
    <message>
        <source>Offer a number of tricks with a trump suit, or pass.</source>
        <translation>Proposez un nombre de plis avec une couleur d’atout, ou passez.</translation>
    </message>
    <message>
        <source>Bid without seeing your cards, or look at them first.</source>
        <translation>Annoncez sans voir vos cartes, ou regardez-les d’abord.</translation>
    </message>
    <message>
        <source>Your partner has bid blind: now you must, too.</source>
        <translation>Votre partenaire a annoncé à l’aveugle&#xa0;: à vous de le faire aussi.</translation>
    </message>
    <message>
        <source>You are ready. You may change your bid until all are.</source>
        <translation>Votre annonce est faite. Vous pouvez la changer tant que tous ne sont pas prêts.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Ready.</source>
        <translation>Choisissez votre annonce, puis appuyez sur Prêt.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Bid.</source>
        <translation>Choisissez votre annonce, puis appuyez sur Annoncer.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>On attend {names}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Vous prenez le pli avec {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} prend le pli avec {card}.</translation>
    </message>
    <message>
        <source>Bid a number of tricks above six, or pass.</source>
        <translation>Annoncez un nombre de plis au-delà de six, ou passez.</translation>
    </message>
    <message>
        <source>No trump: do high or low cards win?</source>
        <translation>Sans atout&#xa0;: les cartes hautes ou basses gagnent-elles&#x202f;?</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Écartez {cards}.</translation>
    </message>
    <message>
        <source>Choose a card to pass to your partner.</source>
        <translation>Choisissez une carte à donner à votre partenaire.</translation>
    </message>
    <message>
        <source>Give a card to the player who takes the penalty.</source>
        <translation>Donnez une carte au joueur qui prend la pénalité.</translation>
    </message>
    <message>
        <source>You drew {card}: keep it or discard it?</source>
        <translation>Vous avez pioché {card}&#xa0;: la garder ou l’écarter&#x202f;?</translation>
    </message>
    <message>
        <source>Play your card, or knock to keep it for a later trick.</source>
        <translation>Jouez votre carte, ou frappez pour la garder pour un pli ultérieur.</translation>
    </message>
    <message>
        <source>Play your card, which you have not seen.</source>
        <translation>Jouez votre carte, que vous n’avez pas vue.</translation>
    </message>
    <message>
        <source>Your turn. {pile}</source>
        <translation>À vous. {pile}</translation>
    </message>
    <message>
        <source>Everyone passed: call grand or nullo.</source>
        <translation>Tous ont passé : annoncez grand ou nullo.</translation>
    </message>
    <message>
        <source>Call grand or nullo, or pass.</source>
        <translation>Annoncez grand ou nullo, ou passez.</translation>
    </message>
    <message>
        <source>Call grand, or pass.</source>
        <translation>Annoncez grand, ou passez.</translation>
    </message>
    <message>
        <source>Accept the proposal, or pass.</source>
        <translation>Acceptez la proposition, ou passez.</translation>
    </message>
    <message>
        <source>Nobody accepts: play solo, or pass.</source>
        <translation>Personne n’accepte&#xa0;: jouez solo, ou passez.</translation>
    </message>
    <message>
        <source>Call, or pass.</source>
        <translation>Annoncez, ou passez.</translation>
    </message>
    <message>
        <source>The first steps come with your next bid.</source>
        <translation>Les premiers pas viendront avec votre prochaine annonce.</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>A bot finishes this deal for you.</source>
        <translation>Un robot finit cette donne pour vous.</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Donne {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Donne {deal} sur {deals}</translation>
    </message>
    <message>
        <source>stock {cards}</source>
        <translation>talon {cards}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>the other side</source>
        <translation>l’autre camp</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>votre camp</translation>
    </message>
    <message>
        <source>One deal decided it.</source>
        <translation>Une seule donne a tout décidé.</translation>
    </message>
    <message>
        <source>After {deals} it is level at {points}: {names}.</source>
        <translation>Après {deals}, égalité à {points}&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>You led from the first deal to the last.</source>
        <translation>Vous avez mené de la première à la dernière donne.</translation>
    </message>
    <message>
        <source>{name} led from the first deal to the last.</source>
        <translation>De la première à la dernière donne, {name} a mené.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when you took the lead from {rivals}.</source>
        <translation>Le tournant&#xa0;: donne {deal}, quand vous avez pris la tête devant {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from you.</source>
        <translation>Le tournant&#xa0;: donne {deal}, quand {name} a pris la tête devant vous.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from {rivals}.</source>
        <translation>Le tournant&#xa0;: donne {deal}, quand {name} a pris la tête devant {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave you the lead over {rivals}.</source>
        <translation>Le tournant&#xa0;: donne {deal}, quand {bids} de suite vous ont fait passer devant {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over you.</source>
        <translation>Le tournant&#xa0;: donne {deal}, quand {bids} de suite ont fait passer {name} devant vous.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over {rivals}.</source>
        <translation>Le tournant&#xa0;: donne {deal}, quand {bids} de suite ont fait passer {name} devant {rivals}.</translation>
    </message>
    <message>
        <source>Before the last deal it stood level at {points}.</source>
        <translation>Avant la dernière donne, il y avait égalité à {points}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, you bid {bid} and took {taken}.</source>
        <translation>À égalité à {points} avant la dernière donne, vous avez annoncé {bid} et fait {taken}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, {name} bid {bid} and took {taken}.</source>
        <translation>À égalité à {points} avant la dernière donne, {name} a annoncé {bid} et fait {taken}.</translation>
    </message>
    <message>
        <source>At the end you were {points} ahead of {rivals}.</source>
        <translation>À la fin, vous aviez {points} d’avance sur {rivals}.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of you.</source>
        <translation>À la fin, {name} avait {points} d’avance sur vous.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of {rivals}.</source>
        <translation>À la fin, {name} avait {points} d’avance sur {rivals}.</translation>
    </message>
    <message>
        <source>The best deal was yours: {points} in deal {deal}.</source>
        <translation>La meilleure donne a été la vôtre&#xa0;: {points} à la donne {deal}.</translation>
    </message>
    <message>
        <source>The best deal went to {name}: {points} in deal {deal}.</source>
        <translation>La meilleure donne revient à {name}&#xa0;: {points} à la donne {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} was the first to put somebody out: {names}.</source>
        <translation>Première élimination à la donne {deal}&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Played in the last deal: {names}.</source>
        <translation>Ont joué la dernière donne&#xa0;: {names}.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>&amp;Pass and draw</source>
        <translation>&amp;Passer et piocher</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>&amp;Knock: keep it</source>
        <translation>&amp;Frapper&#xa0;: la garder</translation>
    </message>
    <message>
        <source>Play it &amp;unseen</source>
        <translation>La jouer sans la &amp;voir</translation>
    </message>
    <message>
        <source>Choose a card for your partner</source>
        <translation>Choisissez une carte pour votre partenaire</translation>
    </message>
    <message>
        <source>Choose a card to give away</source>
        <translation>Choisissez une carte à donner</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Écartez {cards}</translation>
    </message>
    <message>
        <source>Choose a card, or several of one rank</source>
        <translation>Choisissez une carte, ou plusieurs de même rang</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what was picked</comment>
        <translation>Poser</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Aucune carte ne va</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Votre carte</translation>
    </message>
    <message>
        <source>Done ({count} of {all})</source>
        <translation>Valider ({count} sur {all})</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Poser {cards}</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>The coach has not judged this choice</source>
        <translation>L’entraîneur n’a pas jugé ce choix</translation>
    </message>
    <message>
        <source>This is not your decision</source>
        <translation>Ce choix n’est pas le vôtre</translation>
    </message>
    <message>
        <source>Deal {number} · saved, does not count</source>
        <translation>Donne {number} · essai gardé, ne compte pas</translation>
    </message>
    <message>
        <source>Nothing better is known than what was played</source>
        <translation>On ne connaît rien de mieux que ce qui a été joué</translation>
    </message>
    <message>
        <source>{line}. This does not count.</source>
        <translation>{line}. Cela ne compte pas.</translation>
    </message>
    <message>
        <source>Line deleted. Ctrl+Z brings it back.</source>
        <translation>Variante supprimée. Ctrl+Z la rétablit.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>R&amp;etour</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Only what you knew</source>
        <translation>Ce que vous saviez</translation>
    </message>
    <message>
        <source>Cards that are shown</source>
        <translation>Cartes montrées</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>Let &amp;everyone play on</source>
        <translation>L&amp;aisser jouer la suite</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>&amp;Other random choices for the opponents</source>
        <translation>Autres choix adverses au &amp;hasard</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>J&amp;ouer à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Hide the panel</source>
        <translation>&amp;Masquer le panneau</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>You knew</source>
        <translation>Vu par vous</translation>
    </message>
    <message>
        <source>Steps of the deal</source>
        <translation>Étapes de la donne</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>&amp;Choix précédent</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>Choix &amp;suivant</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Points attendus</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Donne précédente</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Study · {deal}</source>
        <translation>Étude · {deal}</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Journal de la donne</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Tr&amp;y {card}</source>
        <translation>Essa&amp;yer {card}</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Montrer la &amp;réponse</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>vous entamez</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>votre carte</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Fin de la donne</translation>
    </message>
    <message>
        <source>All bid at once</source>
        <translation>Annonces simultanées</translation>
    </message>
    <message>
        <source>Trick {trick}, your lead</source>
        <translation>Pli {trick}, à vous d’entamer</translation>
    </message>
    <message>
        <source>Trick {trick}, your card</source>
        <translation>Pli {trick}, votre carte</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} leads</source>
        <translation>Pli {trick}, {name} entame</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} plays</source>
        <translation>Pli {trick}, {name} joue</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre annonce</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} annonce</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Vous choisissez l’atout</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} choisit l’atout</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Vous piochez une carte</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} pioche une carte</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <translation>Vous écartez une carte</translation>
    </message>
    <message>
        <source>{name} discards a card</source>
        <translation>{name} écarte une carte</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore jouée</translation>
    </message>
    <message>
        <source>Try another call</source>
        <translation>Essayer une autre annonce</translation>
    </message>
    <message>
        <source>Try {call}</source>
        <translation>Essayer {call}</translation>
    </message>
    <message>
        <source>Before the play: {move}</source>
        <translation>Avant le jeu&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Trick {trick}: {move}</source>
        <translation>Pli {trick}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <translation>Et si&#xa0;: {move}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old} in trick {trick}</source>
        <translation>Et si&#xa0;: {move} au lieu de {old} au pli {trick}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old}</source>
        <translation>Et si&#xa0;: {move} au lieu de {old}</translation>
    </message>
    <message>
        <source>{points} · {taken} of {bid}</source>
        <translation>{points} · {taken} sur {bid}</translation>
    </message>
    <message>
        <source>One line is only one way the play can go.</source>
        <translation>Une variante n’est qu’une des façons dont la donne peut se jouer.</translation>
    </message>
    <message>
        <source>The choice had a chance of {share} %, whatever came of it.</source>
        <translation>Ce choix avait {share}&#x202f;% de chances de réussir, quoi qu’il en soit advenu.</translation>
    </message>
    <message>
        <source>Before the choice: {worth}</source>
        <translation>Avant le choix&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>In the match, {choice}: {worth}</source>
        <translation>Dans la partie, {choice}&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>Here: {worth}</source>
        <translation>Ici&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>Trick {trick}, your turn</source>
        <translation>Pli {trick}, à vous</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} thinks</source>
        <translation>Pli {trick}, {name} réfléchit</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>No&amp;mmer…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Name of the line</source>
        <translation>Nom de la variante</translation>
    </message>
    <message>
        <source>The match, as it was played</source>
        <translation>La partie telle qu’elle a été jouée</translation>
    </message>
    <message>
        <source>The deal up to the question</source>
        <translation>La donne jusqu’à la question</translation>
    </message>
    <message>
        <source>{line}
“{name}”</source>
        <translation>{line}
«&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>What you try cannot be saved: {reason}</source>
        <translation>Vos essais ne peuvent pas être enregistrés&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>your line {share} %</source>
        <translation>votre variante {share}&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Back to the question</source>
        <translation>&amp;Retour à la question</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>L’entraîneur réfléchit…</translation>
    </message>
    <message>
        <source>The help advises: {choice}</source>
        <translation>Conseil de l’aide&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>&amp;Judge the decisions of</source>
        <translation>&amp;Juger les choix d’un joueur</translation>
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
        <translation>K</translation>
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
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Show all hands</source>
        <translation>Voir toutes les mains</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Go through the deal card by card</source>
        <translation>Parcourir la donne carte par carte</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Rejouer la donne</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>annoncé {bid}, fait {taken}</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>plis en trop&#xa0;: {count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>manquée</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussie</translation>
    </message>
    <message>
        <source>game {points}, won {games}</source>
        <translation>manche {points}, gagnées {games}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>dernière chance</translation>
    </message>
    <message>
        <source>stays in</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation>cartes restantes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points in the match so far</source>
        <translation>Points dans la partie jusqu’ici</translation>
    </message>
    <message>
        <source>The same place as before</source>
        <translation>La même place qu’avant</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Deal {deal} – {cards}, {trump}</source>
        <translation>Donne {deal} – {cards}, {trump}</translation>
    </message>
    <message>
        <source>Exact: bid {bid}, took {taken}</source>
        <translation>Exact&#xa0;: annoncé {bid}, fait {taken}</translation>
    </message>
    <message>
        <source>One too many: bid {bid}, took {taken}</source>
        <translation>Un de trop&#xa0;: annoncé {bid}, fait {taken}</translation>
    </message>
    <message>
        <source>One short: bid {bid}, took {taken}</source>
        <translation>Un de moins&#xa0;: annoncé {bid}, fait {taken}</translation>
    </message>
    <message>
        <source>{result}: bid {bid}, took {taken}</source>
        <translation>{result}&#xa0;: annoncé {bid}, fait {taken}</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>La donne ne compte pas et se rejoue.</translation>
    </message>
    <message>
        <source>You took {taken}: {points}.</source>
        <translation>Vous avez fait {taken}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>You sat out.</source>
        <translation>Vous n’avez pas joué.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {result}, {points}.</source>
        <translation>Vous avez annoncé {bid} et fait {taken}&#xa0;: {result}, {points}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>You took {tricks} and win the match.</source>
        <translation>Vous avez fait {tricks} et gagnez la partie.</translation>
    </message>
    <message>
        <source>You took {tricks} and share first place.</source>
        <translation>Vous avez fait {tricks} et partagez la première place.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Vous êtes hors jeu et vous regardez.</translation>
    </message>
    <message>
        <source>You took {tricks} and are out.</source>
        <translation>Vous avez fait {tricks} et êtes hors jeu.</translation>
    </message>
    <message>
        <source>You took no trick: one card is your last chance.</source>
        <translation>Vous n’avez fait aucun pli&#xa0;: une carte est votre dernière chance.</translation>
    </message>
    <message>
        <source>You took {tricks} and stay in.</source>
        <translation>Vous avez fait {tricks} et restez en jeu.</translation>
    </message>
    <message>
        <source>You go out first.</source>
        <translation>Vous finissez vos cartes en premier.</translation>
    </message>
    <message>
        <source>Your place in this game: {place}.</source>
        <translation>Votre place dans cette manche&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>Nullo: we took {ours} tricks, they {theirs}.</source>
        <translation>Nullo : plis nous {ours}, eux {theirs}.</translation>
    </message>
    <message>
        <source>We bid {bid} and took {taken}: {points}. They bid {bid_there} and took {taken_there}: {points_there}.</source>
        <translation>Nous avons annoncé {bid} et fait {taken}&#xa0;: {points}. Ils ont annoncé {bid_there} et fait {taken_there}&#xa0;: {points_there}.</translation>
    </message>
    <message>
        <source>Tricks: you {own}, the other player {other}.</source>
        <translation>Plis : vous {own}, l’autre {other}.</translation>
    </message>
    <message>
        <source>General misère: you took {tricks}.</source>
        <translation>Misère générale&#xa0;: vous avez fait {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and made it with {tricks}.</source>
        <translation>Vous avez joué {contract} et réussi avec {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and failed with {tricks}.</source>
        <translation>Vous avez joué {contract} et chuté avec {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} was made with {tricks}.</source>
        <translation>Contre vous, {contract} a été réussi avec {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} failed with {tricks}.</source>
        <translation>Contre vous, {contract} a chuté avec {tricks}.</translation>
    </message>
    <message>
        <source>Nobody plays: the deal does not count.</source>
        <translation>Personne ne joue&#xa0;: la donne ne compte pas.</translation>
    </message>
    <message>
        <source>You are left with cards and lose this game.</source>
        <translation>Il vous reste des cartes&#xa0;: vous perdez cette manche.</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}.</source>
        <translation>Plis&#xa0;: nous {ours}, eux {theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and made it: tricks {tricks}–{theirs}.</source>
        <translation>Nous avons annoncé {contract} et réussi&#xa0;: plis {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and failed: tricks {tricks}–{theirs}.</source>
        <translation>Nous avons annoncé {contract} et chuté&#xa0;: plis {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>They bid {contract} and made it: tricks {theirs}–{tricks}.</source>
        <translation>Ils ont annoncé {contract} et réussi&#xa0;: plis {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>They bid {contract} and failed: tricks {theirs}–{tricks}.</source>
        <translation>Ils ont annoncé {contract} et chuté&#xa0;: plis {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>The next deal starts automatically</source>
        <translation>La donne suivante commence d’elle-même</translation>
    </message>
    <message>
        <source>Third exact bid in a row.</source>
        <translation>Troisième annonce exacte de suite.</translation>
    </message>
    <message>
        <source>Fourth exact bid in a row.</source>
        <translation>Quatrième annonce exacte de suite.</translation>
    </message>
    <message>
        <source>Fifth exact bid in a row.</source>
        <translation>Cinquième annonce exacte de suite.</translation>
    </message>
    <message>
        <source>Sixth exact bid in a row.</source>
        <translation>Sixième annonce exacte de suite.</translation>
    </message>
    <message>
        <source>Seventh exact bid in a row.</source>
        <translation>Septième annonce exacte de suite.</translation>
    </message>
    <message>
        <source>Eighth exact bid in a row.</source>
        <translation>Huitième annonce exacte de suite.</translation>
    </message>
    <message>
        <source>You take the lead from {names}.</source>
        <translation>Vous prenez la tête devant {names}.</translation>
    </message>
    <message>
        <source>You share the lead with {names}.</source>
        <translation>Vous partagez la tête avec {names}.</translation>
    </message>
    <message>
        <source>You keep the lead.</source>
        <translation>Vous gardez la tête.</translation>
    </message>
    <message>
        <source>You pass {names}.</source>
        <translation>Vous passez devant {names}.</translation>
    </message>
    <message>
        <source>{points} behind {names}.</source>
        <translation>{points} de retard sur {names}.</translation>
    </message>
    <message>
        <source>You take the lead.</source>
        <translation>Vous prenez la tête.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Trump not known yet</source>
        <translation>Atout pas encore connu</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>Deal {deal} · {cards}</source>
        <translation>Donne {deal} · {cards}</translation>
    </message>
    <message>
        <source>{sum}. Somebody must fall short.</source>
        <translation>{sum}. Quelqu’un devra en faire trop peu.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Plis annoncés jusqu’ici : {total} sur {tricks}</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>Prêts&#xa0;: {ready} sur {seats}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} · {cards}</source>
        <translation>Donne {deal} sur {deals} · {cards}</translation>
    </message>
    <message>
        <source>{bids}: {meaning}</source>
        <translation>{bids}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>{sum}. Somebody must take too many.</source>
        <translation>{sum}. Quelqu’un devra en faire trop.</translation>
    </message>
    <message>
        <source>{sum}. Everybody can be exact.</source>
        <translation>{sum}. Chacun peut réussir.</translation>
    </message>
    <message>
        <source>Bids are hidden until the deal is over</source>
        <translation>Annonces cachées jusqu’à la fin de la donne</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Dernier pli&#xa0;:</translation>
    </message>
    <message>
        <source>led first</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – yours</source>
        <translation>Pli {trick} sur {tricks} – pour vous</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – won by {name}</source>
        <translation>Pli {trick} sur {tricks} – pour {name}</translation>
    </message>
    <message>
        <source>Looking at earlier tricks is switched off in the preferences.</source>
        <translation>La consultation des plis passés est désactivée dans les préférences.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal yet.</source>
        <translation>Aucun pli n’a encore été fait dans cette donne.</translation>
    </message>
    <message>
        <source>You have seen no kitty and discarded nothing in this deal.</source>
        <translation>Dans cette donne, vous n’avez ni vu de chien ni écarté de cartes.</translation>
    </message>
    <message>
        <source>{card} – choose again to play</source>
        <translation>{card} – choisir de nouveau pour jouer</translation>
    </message>
    <message>
        <source>{card} – choose again to play it, Esc to keep it</source>
        <translation>{card} – choisir de nouveau pour jouer, Échap pour annuler</translation>
    </message>
    <message>
        <source>{card} – playable</source>
        <translation>{card} – jouable</translation>
    </message>
    <message>
        <source>{card} – not playable</source>
        <translation>{card} – pas jouable</translation>
    </message>
    <message>
        <source>Click to continue</source>
        <translation>Cliquez pour continuer</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Cliquez ou appuyez sur Espace pour continuer</translation>
    </message>
    <message>
        <source>Paused – press Space to continue</source>
        <translation>Pause – Espace pour continuer</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Garder quand même</translation>
    </message>
    <message>
        <source>Winning chance lost: about {share} %</source>
        <translation>Chances de gagner perdues&#xa0;: environ {share}&#x202f;%</translation>
    </message>
    <message>
        <source>This loses about {points}</source>
        <translation>Cela coûte environ {points}</translation>
    </message>
    <message>
        <source>{lost}. {why} Take it back, or keep it?</source>
        <translation>{lost}. {why} Reprendre ce coup, ou le garder&#x202f;?</translation>
    </message>
    <message>
        <source>The coach looks at your choice …</source>
        <translation>L’entraîneur examine votre choix…</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>bid</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>bid²</source>
        <translation>annonce²</translation>
    </message>
    <message>
        <source>(1 + 2 + … + bid)</source>
        <translation>(1 + 2 + … + annonce)</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>(most cards + 1 − cards)</source>
        <translation>(cartes max. + 1 − cartes)</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>plis</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>plis d’écart</translation>
    </message>
    <message>
        <source>(1 + 2 + … + tricks off)</source>
        <translation>(1 + 2 + … + plis d’écart)</translation>
    </message>
    <message>
        <source>(tricks off)²</source>
        <translation>(plis d’écart)²</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Available when you are at a table</source>
        <translation>Possible quand vous êtes à une table</translation>
    </message>
    <message>
        <source>You are at a table. Leave it before you go to another one.</source>
        <translation>Vous êtes à une table. Quittez-la avant d’aller à une autre.</translation>
    </message>
    <message>
        <source>The table cannot be opened: {reason}</source>
        <translation>La table ne peut pas être ouverte&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The table cannot be found in this network: {reason}</source>
        <translation>La table ne peut pas être trouvée sur ce réseau&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Rester</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} est là.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} s’absente.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Un robot joue pour {name}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} joue à nouveau.</translation>
    </message>
    <message>
        <source>No connection to the table. It is tried again and again.</source>
        <translation>Pas de connexion à la table. Les essais continuent.</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Vous êtes de retour à la table.</translation>
    </message>
    <message>
        <source>The deals were checked: the cards came from everybody&apos;s numbers.</source>
        <translation>Les donnes ont été vérifiées&#xa0;: les cartes viennent des nombres de tous.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>Le coup est repris.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>Le coup reste.</translation>
    </message>
    <message>
        <source>The others are asked whether you may take it back.</source>
        <translation>On demande aux autres si vous pouvez le reprendre.</translation>
    </message>
    <message>
        <source>{name} wants to take the last move back. Do you agree?</source>
        <translation>{name} veut reprendre le dernier coup. Êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Refuser</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>Regarder &amp;seulement</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Rej&amp;oindre</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Tables sur ce réseau</translation>
    </message>
    <message>
        <source>None was found so far.</source>
        <translation>Aucune n’a encore été trouvée.</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Frapper</translation>
    </message>
    <message>
        <source>You have an invitation</source>
        <translation>Vous avez une invitation</translation>
    </message>
    <message>
        <source>Paste the line that the host has sent you.</source>
        <translation>Collez la ligne que l’hôte vous a envoyée.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Votre nom à la table</translation>
    </message>
    <message>
        <source>The host sees that you knock. Both of you compare a number, then you are let in.</source>
        <translation>L’hôte voit que vous frappez. Vous comparez tous deux un nombre, puis il vous fait entrer.</translation>
    </message>
    <message>
        <source>{name} (another version)</source>
        <translation>{name} (autre version)</translation>
    </message>
    <message>
        <source>The invitation to {address} is filled in. Look at your name, then join.</source>
        <translation>L’invitation vers {address} est inscrite. Vérifiez votre nom, puis rejoignez la table.</translation>
    </message>
    <message>
        <source>Available when you have left the table</source>
        <translation>Possible quand vous avez quitté la table</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>phrases only</source>
        <translation>phrases toutes faites</translation>
    </message>
    <message>
        <source>free texts, too</source>
        <translation>texte libre aussi</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>&amp;Conseils permis</translation>
    </message>
    <message>
        <source>A &amp;move can be taken back when all agree</source>
        <translation>Reprendre &amp;un coup si tous acceptent</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>all wait</source>
        <translation>tous attendent</translation>
    </message>
    <message>
        <source>a bot plays after {time}</source>
        <translation>un robot joue après {time}</translation>
    </message>
    <message>
        <source>Can be &amp;found in this network</source>
        <translation>&amp;Visible sur ce réseau</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>&amp;Ouvrir la table</translation>
    </message>
    <message>
        <source>Open the last table a&amp;gain</source>
        <translation>Rouvrir &amp;la dernière table</translation>
    </message>
    <message>
        <source>open for somebody</source>
        <translation>libre pour quelqu’un</translation>
    </message>
    <message>
        <source>This cannot be played by so many.</source>
        <translation>On ne peut pas y jouer à autant.</translation>
    </message>
    <message>
        <source>There are not enough open seats for all who play here.</source>
        <translation>Il n’y a pas assez de places ouvertes pour tous ceux qui jouent ici.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>What is played, and by whom</source>
        <translation>Ce qui se joue, et par qui</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>How the table is kept</source>
        <translation>Comment la table est tenue</translation>
    </message>
    <message>
        <source>How many may watch</source>
        <translation>Combien peuvent regarder</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Temps pour un coup</translation>
    </message>
    <message>
        <source>When somebody is away</source>
        <translation>Si quelqu’un est absent</translation>
    </message>
    <message>
        <source>How others come</source>
        <translation>Comment viennent les autres</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>As soon as the table is open you get a line that invites others. Your computer deals; the cards come from numbers of all players.</source>
        <translation>Dès que la table est ouverte, vous recevez une ligne qui invite les autres. Votre ordinateur donne&#x202f;; les cartes viennent de nombres de tous les joueurs.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Re&amp;tour</translation>
    </message>
    <message>
        <source>Each has a seat. You pass the screen on, and everybody sees their own cards only.</source>
        <translation>Chacun a une place. Vous vous passez l’écran, et chacun ne voit que ses cartes.</translation>
    </message>
    <message>
        <source>Others can play at this computer, too: add them under Preferences, Players.</source>
        <translation>D’autres peuvent aussi jouer sur cet ordinateur&#xa0;: ajoutez-les dans Préférences, Joueurs.</translation>
    </message>
    <message>
        <source>Who else plays at this computer</source>
        <translation>Qui d’autre joue sur cet ordinateur</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Salle d’attente</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Règles de la table</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Another invitation</source>
        <translation>A&amp;utre invitation</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>L’invitation sous forme de code QR</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce qui s’est dit</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Phrase toute faite</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>Par&amp;ler</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Votre texte</translation>
    </message>
    <message>
        <source>S&amp;end</source>
        <translation>En&amp;voyer</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Je &amp;suis prêt</translation>
    </message>
    <message>
        <source>We are &amp;ready</source>
        <translation>Nous &amp;sommes prêts</translation>
    </message>
    <message>
        <source>Begin &amp;now</source>
        <translation>Co&amp;mmencer</translation>
    </message>
    <message>
        <source>Bots play at the seats that are free</source>
        <translation>Des robots jouent aux places libres</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Quitter la table</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Spectateurs&#xa0;: {names}</translation>
    </message>
    <message>
        <source>A match is being played.</source>
        <translation>Une partie est en cours.</translation>
    </message>
    <message>
        <source>Free seats: {count}</source>
        <translation>Places libres&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The match begins when all are ready.</source>
        <translation>La partie commence quand tous sont prêts.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>{name} (you): {state}</source>
        <translation>{name} (vous)&#xa0;: {state}</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}&#xa0;: {state}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Ignorer {name}</translation>
    </message>
    <message>
        <source>{name} knocks. Do you both see the number {number}?</source>
        <translation>{name} frappe. Voyez-vous tous deux le nombre {number}&#x202f;?</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Faire entrer</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>You knock. Compare this number with the host: {number}</source>
        <translation>Vous frappez. Comparez ce nombre avec l’hôte&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{name} knocks. Compare this number with the host: {number}</source>
        <translation>{name} frappe. Comparez ce nombre avec l’hôte&#xa0;: {number}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Send this line only to those whom you want to play with.</source>
        <translation>N’envoyez cette ligne qu’à ceux qui doivent jouer avec vous.</translation>
    </message>
    <message>
        <source>Your move was not made: it came too late.</source>
        <translation>Votre coup n’a pas été joué&#xa0;: il est arrivé trop tard.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>There is no free seat at this table.</source>
        <translation>Il n’y a pas de place libre à cette table.</translation>
    </message>
    <message>
        <source>The host has an older version of Far Whist: it does not know this one.</source>
        <translation>L’hôte a une version plus ancienne de Far Whist&#xa0;: elle ne connaît pas la vôtre.</translation>
    </message>
    <message>
        <source>The host has a newer version of Far Whist. Update yours to play there.</source>
        <translation>L’hôte a une version plus récente de Far Whist. Mettez la vôtre à jour pour y jouer.</translation>
    </message>
    <message>
        <source>Nobody else may watch at this table.</source>
        <translation>Personne d’autre ne peut regarder à cette table.</translation>
    </message>
    <message>
        <source>You have come to this table at another computer.</source>
        <translation>Vous êtes maintenant à cette table sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>The host says that your number for the deal is not the one you had fixed.</source>
        <translation>L’hôte dit que votre nombre pour la donne n’est pas celui que vous aviez fixé.</translation>
    </message>
    <message>
        <source>This invitation does not hold any more. Ask for another one.</source>
        <translation>Cette invitation n’est plus valable. Demandez-en une autre.</translation>
    </message>
    <message>
        <source>This invitation is void: there were too many wrong ones. Ask for another.</source>
        <translation>Cette invitation est annulée&#xa0;: il y en a eu trop de fausses. Demandez-en une autre.</translation>
    </message>
    <message>
        <source>This table lets in only those who are invited.</source>
        <translation>Cette table n’admet que ceux qui sont invités.</translation>
    </message>
    <message>
        <source>You were not let in.</source>
        <translation>On ne vous a pas laissé entrer.</translation>
    </message>
    <message>
        <source>The host has cut you off: too much was said.</source>
        <translation>L’hôte a coupé votre connexion&#xa0;: trop de choses ont été dites.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, and does the firewall of the host let you through?</source>
        <translation>Personne ne répond là-bas. La table est-elle ouverte, et le pare-feu de l’hôte vous laisse-t-il passer&#x202f;?</translation>
    </message>
    <message>
        <source>Another computer answers than the one that has invited you. Nothing was said to it.</source>
        <translation>L’ordinateur qui répond n’est pas celui qui vous a invité. Rien ne lui a été dit.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Vous avez quitté la table.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>Aucune connexion sûre n’est possible.</translation>
    </message>
    <message>
        <source>The table plays by rules that this version does not know: {fact}</source>
        <translation>La table a des règles que cette version ne connaît pas&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>What comes from there is not understood: {fact}</source>
        <translation>Ce qui vient de là n’est pas compris&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you leave it, it is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>D’autres jouent à votre table. Si vous la quittez, elle est fermée pour tous. « Rouvrir la dernière table » reprend la partie.</translation>
    </message>
    <message>
        <source>A match is being played. When you leave the table your seat is given up, and a bot plays on for you.</source>
        <translation>Une partie est en cours. Si vous quittez la table, vous perdez votre place, et un robot continue pour vous.</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you close Far Whist the table is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>D’autres jouent à votre table. Si vous fermez Far Whist, la table est fermée pour tous. « Rouvrir la dernière table » reprend la partie.</translation>
    </message>
    <message>
        <source>A match is being played, and the others wait for you. Your seat stays yours: come back by the same invitation.</source>
        <translation>Une partie est en cours, et les autres vous attendent. Votre place reste la vôtre : revenez par la même invitation.</translation>
    </message>
    <message>
        <source>Your table is closed. “Open the last table again” takes its match up.</source>
        <translation>Votre table est fermée. « Rouvrir la dernière table » reprend sa partie.</translation>
    </message>
    <message>
        <source>You are away from the table. Your seat waits: join it again by the same invitation.</source>
        <translation>Vous n’êtes plus à la table. Votre place vous attend : rejoignez-la par la même invitation.</translation>
    </message>
    <message>
        <source>This is no invitation: one begins with farwhist://</source>
        <translation>Ce n’est pas une invitation&#xa0;: elle commencerait par farwhist://</translation>
    </message>
    <message>
        <source>This invitation is not whole. Copy all of the line.</source>
        <translation>Cette invitation n’est pas complète. Copiez toute la ligne.</translation>
    </message>
    <message>
        <source>This invitation comes from a newer version of Far Whist.</source>
        <translation>Cette invitation vient d’une version plus récente de Far Whist.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Robot, {level}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>absent, un robot joue</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>pas encore prêt</translation>
    </message>
    <message>
        <source>{name} (here): {state}</source>
        <translation>{name} (ici)&#xa0;: {state}</translation>
    </message>
    <message>
        <source>Not as usual: {option}: {value}</source>
        <translation>Inhabituel&#xa0;: {option}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Avec conseils</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sans conseils</translation>
    </message>
    <message>
        <source>Moves are taken back when all agree</source>
        <translation>Les coups sont repris si tous acceptent</translation>
    </message>
    <message>
        <source>No move is taken back</source>
        <translation>Aucun coup n’est repris</translation>
    </message>
    <message>
        <source>Time for a move: {time}</source>
        <translation>Temps pour un coup&#xa0;: {time}</translation>
    </message>
    <message>
        <source>A bot plays for who is away after {time}</source>
        <translation>Un robot joue pour les absents après {time}</translation>
    </message>
    <message>
        <source>All wait for who is away</source>
        <translation>Tous attendent les absents</translation>
    </message>
    <message>
        <source>Up to {count} may watch</source>
        <translation>Jusqu’à {count} peuvent regarder</translation>
    </message>
    <message>
        <source>A number for the deal was not the one fixed before.</source>
        <translation>Un nombre pour la donne n’était pas celui fixé avant.</translation>
    </message>
    <message>
        <source>The cards did not come from everybody&apos;s numbers.</source>
        <translation>Les cartes ne venaient pas des nombres de tous.</translation>
    </message>
    <message>
        <source>The cards were not those that were shown.</source>
        <translation>Les cartes n’étaient pas celles qui ont été montrées.</translation>
    </message>
    <message>
        <source>It was not played by the rules of the table.</source>
        <translation>On n’a pas joué selon les règles de la table.</translation>
    </message>
    <message>
        <source>Available when the match at the table is over, or left</source>
        <translation>Possible quand la partie à la table est finie, ou quittée</translation>
    </message>
    <message>
        <source>To the waiting room</source>
        <translation>À la salle d’attente</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Retour à votre partie</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Finish deal</source>
        <translation>Finir la donne</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>Show at once how the bot finishes the deal</source>
        <translation>Montrer tout de suite comment le robot finit la donne</translation>
    </message>
    <message>
        <source>Key: {key}.</source>
        <translation>Touche&#xa0;: {key}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Follow suit</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>Hearts were led. You must follow suit, so play your only heart, the five. Click it, or press Enter on it.</source>
        <translation>Cœur est demandé. Il faut fournir&#xa0;: jouez votre seul cœur, le cinq. Cliquez dessus, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>The highest heart took the trick: the king. Its player leads now.</source>
        <translation>Le plus fort cœur a pris le pli&#xa0;: le roi. Qui l’a joué entame maintenant.</translation>
    </message>
    <message>
        <source>Spades were led. Your ace is the highest spade of all: play it and take the trick.</source>
        <translation>Pique est demandé. Votre as est le plus fort des piques&#xa0;: jouez-le et prenez le pli.</translation>
    </message>
    <message>
        <source>The trick is yours, and with it the one trick that you bid.</source>
        <translation>Le pli est à vous, et avec lui le seul pli que vous aviez annoncé.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. Play your last card: the others must follow with diamonds.</source>
        <translation>Qui prend un pli entame le suivant. Jouez votre dernière carte&#xa0;: les autres doivent fournir à carreau.</translation>
    </message>
    <message>
        <source>The jack was the highest diamond.</source>
        <translation>Le valet était le plus fort carreau.</translation>
    </message>
    <message>
        <source>You bid 1 and took 1: exact. That is the whole game.</source>
        <translation>Vous avez annoncé 1 et fait 1&#xa0;: exact. Tout le jeu est là.</translation>
    </message>
    <message>
        <source>Try it again: the bid was 1.</source>
        <translation>Essayez encore&#xa0;: l’annonce était de 1.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>L’atout</translation>
    </message>
    <message>
        <source>The nine of spades was turned up, so spades are trumps. The ace of clubs was led, and you have no club: you may play any card. Play your trump, the three of spades.</source>
        <translation>Le neuf de pique a été retourné&#xa0;: pique est atout. L’as de trèfle est entamé, et vous n’avez pas de trèfle&#xa0;: vous pouvez jouer n’importe quelle carte. Jouez votre atout, le trois de pique.</translation>
    </message>
    <message>
        <source>Even the smallest trump beats every card of the other suits.</source>
        <translation>Même le plus petit atout bat toutes les cartes des autres couleurs.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Your small trump would have taken it: a trump beats every card of the other suits.</source>
        <translation>L’as a fait le pli. Votre petit atout l’aurait pris&#xa0;: un atout bat toutes les cartes des autres couleurs.</translation>
    </message>
    <message>
        <source>You lead, and you need one more trick. Your king of diamonds is strong: only the ace or a trump could beat it.</source>
        <translation>Vous entamez, et il vous faut encore un pli. Votre roi de carreau est fort&#xa0;: seul l’as ou un atout pourrait le battre.</translation>
    </message>
    <message>
        <source>Nobody had the ace or a trump, so the king took the trick.</source>
        <translation>Personne n’avait l’as ni d’atout&#xa0;: le roi a pris le pli.</translation>
    </message>
    <message>
        <source>A small card takes nothing, but your king can still do it.</source>
        <translation>Une petite carte ne prend rien, mais votre roi peut encore faire un pli.</translation>
    </message>
    <message>
        <source>You have what you bid. Play your last card; it is too small to hurt.</source>
        <translation>Vous avez ce que vous avez annoncé. Jouez votre dernière carte&#x202f;; elle est trop petite pour nuire.</translation>
    </message>
    <message>
        <source>The queen took that one.</source>
        <translation>La dame a pris celui-là.</translation>
    </message>
    <message>
        <source>Two tricks bid, two taken. A trump is often good for a trick of its own.</source>
        <translation>Deux plis annoncés, deux faits. Un atout vaut souvent un pli à lui seul.</translation>
    </message>
    <message>
        <source>That was not two tricks. Play it again and use your trump at once.</source>
        <translation>Cela ne fait pas deux plis. Rejouez et servez-vous tout de suite de votre atout.</translation>
    </message>
    <message>
        <source>An exact bid</source>
        <translation>Une annonce exacte</translation>
    </message>
    <message>
        <source>Now you bid. Diamonds are trumps. Count your good cards: the ace of spades and the queen of trumps. Choose 2 and press Ready. Nobody sees a bid before all are ready.</source>
        <translation>Maintenant, à vous d’annoncer. Carreau est atout. Comptez vos bonnes cartes&#xa0;: l’as de pique et la dame d’atout. Choisissez 2 et appuyez sur Prêt. Personne ne voit d’annonce avant que tous soient prêts.</translation>
    </message>
    <message>
        <source>Two good cards, a bid of 2.</source>
        <translation>Deux bonnes cartes, une annonce de 2.</translation>
    </message>
    <message>
        <source>This hand is good for 2: an ace and a high trump. See how your bid goes.</source>
        <translation>Cette main vaut 2&#xa0;: un as et un gros atout. Voyez ce que donne votre annonce.</translation>
    </message>
    <message>
        <source>You lead. Take a sure trick first: play the ace of spades.</source>
        <translation>Vous entamez. Prenez d’abord un pli sûr&#xa0;: jouez l’as de pique.</translation>
    </message>
    <message>
        <source>One trick is yours.</source>
        <translation>Un pli est à vous.</translation>
    </message>
    <message>
        <source>With a small card you give the lead away. Take your sure tricks while you can.</source>
        <translation>Avec une petite carte, vous cédez la main. Prenez vos plis sûrs tant que vous le pouvez.</translation>
    </message>
    <message>
        <source>Now your other good card. Few trumps were dealt, so the queen is very likely the highest of them.</source>
        <translation>Maintenant, votre autre bonne carte. Peu d’atouts ont été donnés&#xa0;: il n’y en a sans doute pas de plus fort que la dame.</translation>
    </message>
    <message>
        <source>Two tricks: your plate shows the sign for exact now.</source>
        <translation>Deux plis&#xa0;: votre plaque montre maintenant le signe ✓ (exact).</translation>
    </message>
    <message>
        <source>That card takes nothing. Your good one is still there.</source>
        <translation>Cette carte ne prend rien. Votre bonne carte est toujours là.</translation>
    </message>
    <message>
        <source>You have your two tricks and want no more. Lead a small card, so that another player takes the trick.</source>
        <translation>Vous avez vos deux plis et n’en voulez plus. Entamez une petite carte, pour qu’un autre joueur prenne le pli.</translation>
    </message>
    <message>
        <source>Well done: somebody else took it.</source>
        <translation>Bien joué&#xa0;: un autre l’a pris.</translation>
    </message>
    <message>
        <source>Watch how many tricks you still want.</source>
        <translation>Gardez en tête combien de plis vous voulez encore.</translation>
    </message>
    <message>
        <source>One card is left: play it.</source>
        <translation>Il reste une carte&#xa0;: jouez-la.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 1 for each of your two tricks. That makes 12.</source>
        <translation>Exact&#xa0;: 10 points, et 1 pour chacun de vos deux plis. Cela fait 12.</translation>
    </message>
    <message>
        <source>Bid and tricks differ, and each trick too many or too few costs a point. Only an exact bid is paid.</source>
        <translation>L’annonce et les plis diffèrent, et chaque pli en trop ou en moins coûte un point. Seule une annonce exacte rapporte.</translation>
    </message>
    <message>
        <source>Getting rid of tricks</source>
        <translation>Se débarrasser des plis</translation>
    </message>
    <message>
        <source>You bid 0: take no trick at all. The ace of hearts was led. It takes the trick anyway, so this is the moment to get rid of your king.</source>
        <translation>Vous avez annoncé 0&#xa0;: ne faites aucun pli. L’as de cœur est entamé. Il prend le pli de toute façon&#xa0;: c’est le moment de vous débarrasser de votre roi.</translation>
    </message>
    <message>
        <source>The king is gone, under the ace. A high card is a danger now.</source>
        <translation>Le roi est parti, sous l’as. Une carte haute est maintenant un danger.</translation>
    </message>
    <message>
        <source>Now your king is the highest heart that is left. The next heart may force it on you.</source>
        <translation>Maintenant votre roi est le plus fort cœur qui reste. Le prochain cœur peut vous imposer le pli.</translation>
    </message>
    <message>
        <source>Spades were led and you have none. Throw away a card that could take a trick later: the highest you have.</source>
        <translation>Pique est demandé et vous n’en avez pas. Défaussez une carte qui pourrait prendre un pli plus tard&#xa0;: la plus haute.</translation>
    </message>
    <message>
        <source>One danger less. A discard never takes a trick.</source>
        <translation>Un danger de moins. Une défausse ne prend jamais de pli.</translation>
    </message>
    <message>
        <source>Small cards do no harm. It is the high ones that you want to lose.</source>
        <translation>Les petites cartes ne font pas de mal. C’est des hautes qu’il faut se débarrasser.</translation>
    </message>
    <message>
        <source>Hearts again, and a higher one lies there. Your four stays below it.</source>
        <translation>Encore cœur, et il y en a un plus haut sur la table. Votre quatre reste dessous.</translation>
    </message>
    <message>
        <source>Safe.</source>
        <translation>Sans danger.</translation>
    </message>
    <message>
        <source>Your last card is a small diamond.</source>
        <translation>Votre dernière carte est un petit carreau.</translation>
    </message>
    <message>
        <source>No trick, as you said: that is worth 10 points, like any other exact bid.</source>
        <translation>Aucun pli, comme annoncé&#xa0;: cela vaut 10 points, comme toute autre annonce exacte.</translation>
    </message>
    <message>
        <source>A high card took a trick. Play it again, and lose the king and the queen in time.</source>
        <translation>Une carte haute a pris un pli. Rejouez, et débarrassez-vous à temps du roi et de la dame.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>This deal has no trump. You lead, and your ace, king and queen of diamonds can take three tricks in a row. Bid 3.</source>
        <translation>Cette donne est sans atout. Vous entamez, et vos as, roi et dame de carreau peuvent prendre trois plis de suite. Annoncez 3.</translation>
    </message>
    <message>
        <source>Three high cards in one suit, and the lead.</source>
        <translation>Trois cartes hautes dans une couleur, et l’entame.</translation>
    </message>
    <message>
        <source>Three tricks are there for the taking. See how your bid goes.</source>
        <translation>Trois plis vous tendent les bras. Voyez ce que donne votre annonce.</translation>
    </message>
    <message>
        <source>Play your diamonds from the top, while you have the lead.</source>
        <translation>Jouez vos carreaux par le haut, tant que vous avez la main.</translation>
    </message>
    <message>
        <source>You keep the lead, and that is what counts.</source>
        <translation>Vous gardez la main, et c’est ce qui compte.</translation>
    </message>
    <message>
        <source>Now another has the lead. When suits are led that you do not have, your diamonds are worth nothing.</source>
        <translation>Maintenant un autre a la main. Quand on entame des couleurs que vous n’avez pas, vos carreaux ne valent rien.</translation>
    </message>
    <message>
        <source>Go on: the next high diamond takes the next trick.</source>
        <translation>Continuez&#xa0;: le carreau suivant prend le pli suivant.</translation>
    </message>
    <message>
        <source>Without trump nobody can cut in.</source>
        <translation>Sans atout, personne ne peut couper.</translation>
    </message>
    <message>
        <source>You have given up the lead.</source>
        <translation>Vous avez cédé la main.</translation>
    </message>
    <message>
        <source>And the third one.</source>
        <translation>Et le troisième.</translation>
    </message>
    <message>
        <source>Three tricks.</source>
        <translation>Trois plis.</translation>
    </message>
    <message>
        <source>The small spade goes to somebody else.</source>
        <translation>Le petit pique va à un autre.</translation>
    </message>
    <message>
        <source>Three of three. Without trump, long suits and the lead count; a high card alone can be left behind.</source>
        <translation>Trois sur trois. Sans atout, ce qui compte, c’est d’avoir la main et des couleurs longues&#x202f;; une carte haute isolée peut rester en plan.</translation>
    </message>
    <message>
        <source>Without the lead, high cards come too late. Play it again: bid 3 and lead the diamonds first.</source>
        <translation>Quand on n’a plus la main, les cartes hautes arrivent trop tard. Rejouez&#xa0;: annoncez 3 et entamez d’abord les carreaux.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Lire la table</translation>
    </message>
    <message>
        <source>The bids add up to 3, and there are 5 tricks: under by 2. Nobody wants the rest, and somebody must take it. Your ace of clubs is your one trick. Get rid of your jack under the king.</source>
        <translation>Le total des annonces est de 3, et il y a 5 plis&#xa0;: 2 en moins. Personne ne veut le reste, et quelqu’un devra le prendre. Votre as de trèfle est votre seul pli. Débarrassez-vous de votre valet sous le roi.</translation>
    </message>
    <message>
        <source>Gone, while it was safe. When the sum is under, beware middle cards.</source>
        <translation>Parti, tant que c’était sûr. Quand il y a moins de plis annoncés que de plis à faire, méfiez-vous des cartes moyennes.</translation>
    </message>
    <message>
        <source>The six was safe in any case. The jack is still there, and may take a trick too many.</source>
        <translation>Le six était sûr de toute façon. Le valet est toujours là, et peut prendre un pli de trop.</translation>
    </message>
    <message>
        <source>Look at the plates. The player across the table still needs a trick (0/1) and plays after you: this one will be taken there. Lose your nine of diamonds.</source>
        <translation>Regardez les plaques. Le joueur d’en face a encore besoin d’un pli (0/1) et joue après vous&#xa0;: c’est lui qui prendra celui-ci. Débarrassez-vous de votre neuf de carreau.</translation>
    </message>
    <message>
        <source>The queen took it, as the plate showed: its sign is ✓ now.</source>
        <translation>La dame l’a pris, comme le montre la plaque&#xa0;: son signe est maintenant ✓.</translation>
    </message>
    <message>
        <source>That works. But the nine is the card that could hurt you later.</source>
        <translation>Cela marche. Mais c’est le neuf qui pourrait vous nuire plus tard.</translation>
    </message>
    <message>
        <source>A club was led: here is the trick for your ace. You need exactly one.</source>
        <translation>Un trèfle est entamé&#xa0;: voici le pli pour votre as. Il vous en faut exactement un.</translation>
    </message>
    <message>
        <source>One of one: ✓. From here on you want no more.</source>
        <translation>Un sur un&#xa0;: ✓. À partir d’ici, vous n’en voulez plus.</translation>
    </message>
    <message>
        <source>You must lead. Play a small card and let the player to your left, who bid 0, worry about it.</source>
        <translation>À vous d’entamer. Jouez une petite carte et laissez le joueur à votre gauche, qui a annoncé 0, se débrouiller avec.</translation>
    </message>
    <message>
        <source>There it is: ▲1 on the plate of somebody who wanted none.</source>
        <translation>Et voilà&#xa0;: ▲1 sur la plaque de quelqu’un qui n’en voulait aucun.</translation>
    </message>
    <message>
        <source>That card was high enough to take the trick.</source>
        <translation>Cette carte était assez haute pour prendre le pli.</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Jouez votre dernière carte.</translation>
    </message>
    <message>
        <source>Exact. The sum of the bids tells whether tricks are wanted, the plates tell by whom.</source>
        <translation>Exact. Le total des annonces dit si l’on veut des plis, les plaques disent qui en veut.</translation>
    </message>
    <message>
        <source>One trick too many: a middle card took it. Play it again and lose the jack and the nine early.</source>
        <translation>Un pli de trop&#xa0;: une carte moyenne l’a pris. Rejouez et débarrassez-vous tôt du valet et du neuf.</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>L&amp;eçons…</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Quitter le tutoriel</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}: {title}</source>
        <translation>Leçon {number} sur {count}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Back to &amp;your match</source>
        <translation>Re&amp;venir à la partie</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Leçon &amp;suivante</translation>
    </message>
    <message>
        <source>There are no bids here, but whoever takes no trick drops out. The ace of spades was led and you have no spade: play your trump, the six of diamonds.</source>
        <translation>Ici, pas d’annonces, mais qui ne fait aucun pli est éliminé. L’as de pique est entamé et vous n’avez pas de pique&#xa0;: jouez votre atout, le six de carreau.</translation>
    </message>
    <message>
        <source>A trick: you stay in, whatever comes now.</source>
        <translation>Un pli&#xa0;: vous restez en jeu, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Without any trick you drop out: take one soon.</source>
        <translation>L’as a fait le pli. Sans aucun pli, c’est l’élimination&#xa0;: faites-en un bientôt.</translation>
    </message>
    <message>
        <source>One trick is enough to stay in. But whoever takes the most chooses trumps in the next deal. Lead a high club.</source>
        <translation>Un pli suffit pour rester. Mais qui en fait le plus choisit l’atout à la donne suivante. Entamez un trèfle haut.</translation>
    </message>
    <message>
        <source>Another trick, and the lead is still yours.</source>
        <translation>Encore un pli, et vous entamez de nouveau.</translation>
    </message>
    <message>
        <source>Small cards take nothing. Your high clubs are the ones to lead.</source>
        <translation>Les petites cartes ne prennent rien. Ce sont vos trèfles hauts qu’il faut entamer.</translation>
    </message>
    <message>
        <source>Go on with your other high club.</source>
        <translation>Continuez avec votre autre trèfle haut.</translation>
    </message>
    <message>
        <source>Nobody can take more tricks than you now.</source>
        <translation>Désormais, personne ne peut faire plus de plis que vous.</translation>
    </message>
    <message>
        <source>The high club would have taken this trick.</source>
        <translation>Le trèfle haut aurait pris ce pli.</translation>
    </message>
    <message>
        <source>Play your last card. If it took this trick as well you would win the match at once: whoever takes every trick of a deal does.</source>
        <translation>Jouez votre dernière carte. Si elle prenait aussi ce pli, vous gagneriez aussitôt la partie&#xa0;: il suffit de faire tous les plis d’une donne.</translation>
    </message>
    <message>
        <source>Three tricks, the most of all. Whoever took none gets a last chance: a single card in the next deal.</source>
        <translation>Trois plis, plus que tous les autres. Qui n’en a fait aucun a une dernière chance&#xa0;: une seule carte à la donne suivante.</translation>
    </message>
    <message>
        <source>Three tricks were there. One keeps you in; the first to take none get a last chance. We go on as if you had taken the most.</source>
        <translation>Trois plis étaient possibles. Un seul suffit pour rester&#x202f;; les premiers qui n’en font aucun ont une dernière chance. On continue comme si vous en aviez le plus.</translation>
    </message>
    <message>
        <source>The next deal has three cards. You took the most tricks, so you see your new cards and choose trumps. Choose clubs: you hold two of them, and the ace.</source>
        <translation>La donne suivante a trois cartes. Vous avez fait le plus de plis&#xa0;: vous voyez vos nouvelles cartes et choisissez l’atout. Prenez trèfle&#xa0;: vous en avez deux, dont l’as.</translation>
    </message>
    <message>
        <source>The ace of trumps is a sure trick, now or later.</source>
        <translation>L’as d’atout est un pli sûr, maintenant ou plus tard.</translation>
    </message>
    <message>
        <source>Play on and see. With clubs your ace would have been a sure trick.</source>
        <translation>Continuez, on verra bien. Avec trèfle comme atout, votre as aurait été un pli sûr.</translation>
    </message>
    <message>
        <source>A sure trick can wait, so lead your ten of hearts. Two players have a single card. They may knock and keep it for a later trick.</source>
        <translation>Un pli sûr peut attendre&#xa0;: entamez le dix de cœur. Deux joueurs ont une seule carte. Ils peuvent frapper et la garder pour un pli ultérieur.</translation>
    </message>
    <message>
        <source>The king took it, and two players knocked.</source>
        <translation>Le roi l’a pris, et deux joueurs ont frappé.</translation>
    </message>
    <message>
        <source>Your trumps could have waited. The heart was the card to lose.</source>
        <translation>Vos atouts pouvaient attendre. C’est le cœur qu’il fallait lâcher.</translation>
    </message>
    <message>
        <source>You have no diamond. Trump with the seven: it is enough, and the ace stays in your hand.</source>
        <translation>Vous n’avez pas de carreau. Coupez du sept&#xa0;: il suffit, et l’as reste en main.</translation>
    </message>
    <message>
        <source>A trick, and you still hold the ace.</source>
        <translation>Un pli, et vous avez encore l’as.</translation>
    </message>
    <message>
        <source>The seven would have taken the trick just as well.</source>
        <translation>Le sept aurait pris le pli tout aussi bien.</translation>
    </message>
    <message>
        <source>The last trick: now the single cards must be played too.</source>
        <translation>Le dernier pli&#xa0;: ceux qui ont frappé doivent maintenant jouer leur carte.</translation>
    </message>
    <message>
        <source>You are still in. Each deal is one card smaller, and the last player left wins.</source>
        <translation>Vous êtes encore en jeu. Chaque donne compte une carte de moins, et le dernier qui reste gagne.</translation>
    </message>
    <message>
        <source>No trick: that puts you out. Choose clubs, and the ace is a sure one.</source>
        <translation>Aucun pli&#xa0;: c’est l’élimination. Choisissez trèfle, et l’as est un pli sûr.</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Rester en jeu</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Finir en premier</translation>
    </message>
    <message>
        <source>Get rid of your cards. A higher black card goes on a red one, a higher red card on a black one. Low cards are hard to lose: begin with the four of spades.</source>
        <translation>Débarrassez-vous de vos cartes. Sur une rouge, une noire plus haute&#x202f;; sur une noire, une rouge plus haute. Les basses sont dures à placer&#xa0;: commencez par le quatre de pique.</translation>
    </message>
    <message>
        <source>The four is gone while it could go.</source>
        <translation>Le quatre est parti tant que c’était possible.</translation>
    </message>
    <message>
        <source>A low card stays in your hand for a long time.</source>
        <translation>Une carte basse reste longtemps en main.</translation>
    </message>
    <message>
        <source>Cards of one rank may go together when their colours alternate: red, black, red. Choose your three eights and play them in one turn.</source>
        <translation>Des cartes égales peuvent partir ensemble si rouge et noir alternent. Choisissez vos trois huit et jouez-les en un seul tour.</translation>
    </message>
    <message>
        <source>Three cards in one turn.</source>
        <translation>Trois cartes en un tour.</translation>
    </message>
    <message>
        <source>Three eights in one turn would have been three cards fewer.</source>
        <translation>Trois huit en un tour auraient fait trois cartes de moins.</translation>
    </message>
    <message>
        <source>You have no black card above the jack. A joker goes on anything, but it is your sure last card. Pass, and draw a card.</source>
        <translation>Vous n’avez pas de noire au-dessus du valet. Un joker va sur tout, mais gardez-le pour finir à coup sûr. Passez et piochez une carte.</translation>
    </message>
    <message>
        <source>One card more, but the joker is still yours.</source>
        <translation>Une carte de plus, mais le joker est toujours à vous.</translation>
    </message>
    <message>
        <source>The joker is gone. It would have been your sure last card.</source>
        <translation>Le joker est parti. Il vous aurait fait finir à coup sûr.</translation>
    </message>
    <message>
        <source>An ace makes the pile fall: now each card must be lower. High cards can go, so play your nine of spades.</source>
        <translation>Un as fait descendre la pile&#xa0;: chaque carte doit maintenant être plus basse. Les hautes peuvent partir&#xa0;: jouez le neuf de pique.</translation>
    </message>
    <message>
        <source>One high card less.</source>
        <translation>Une carte haute de moins.</translation>
    </message>
    <message>
        <source>While the pile falls a high card is easy to lose.</source>
        <translation>Tant que la pile descend, une carte haute part facilement.</translation>
    </message>
    <message>
        <source>The pile is still falling. A black five is on top: your four of hearts is lower, and red.</source>
        <translation>La pile descend toujours. Un cinq noir est sur le dessus&#xa0;: votre quatre de cœur est plus bas, et rouge.</translation>
    </message>
    <message>
        <source>Then came a two: it makes the pile rise again.</source>
        <translation>Puis un deux est venu&#xa0;: il fait remonter la pile.</translation>
    </message>
    <message>
        <source>The player before you passed. Then you may not pass if you can play. Play the jack and keep the joker.</source>
        <translation>Le joueur avant vous a passé. Vous ne pouvez donc pas passer si vous pouvez jouer. Jouez le valet et gardez le joker.</translation>
    </message>
    <message>
        <source>One card is left, and it goes on anything.</source>
        <translation>Il reste une carte, et elle va sur tout.</translation>
    </message>
    <message>
        <source>The jack is harder to lose than the joker would have been.</source>
        <translation>Le valet est plus difficile à lâcher que le joker.</translation>
    </message>
    <message>
        <source>Play the joker, and you are out.</source>
        <translation>Jouez le joker, et vous avez fini.</translation>
    </message>
    <message>
        <source>You are out first and score 1. The last one with cards loses 1.</source>
        <translation>Vous finissez en premier et marquez 1 point. Le dernier à avoir des cartes perd 1 point.</translation>
    </message>
    <message>
        <source>Somebody was out before you. Lose low cards early and cards of one rank together, and keep the joker for the end.</source>
        <translation>Quelqu’un a fini avant vous. Lâchez tôt les cartes basses, les cartes égales ensemble, et gardez le joker pour la fin.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Vous et votre partenaire</translation>
    </message>
    <message>
        <source>You play with the partner across the table. Seven tricks are gone, four of them yours, and so are all trumps. A heart was led. Second hand plays low: play the four.</source>
        <translation>Votre partenaire est en face. Sept plis sont joués, dont quatre à vous, et il n’y a plus d’atout. Cœur est entamé. Le deuxième joue petit&#xa0;: jouez le quatre.</translation>
    </message>
    <message>
        <source>The ace took it. Your king is the highest heart now.</source>
        <translation>L’as l’a pris. Votre roi est maintenant le plus haut cœur.</translation>
    </message>
    <message>
        <source>The ace beat your king. Second hand plays low.</source>
        <translation>L’as a battu votre roi. Le deuxième joue petit.</translation>
    </message>
    <message>
        <source>You play last, and your partner’s jack takes this trick. Do not beat your own partner: play the three.</source>
        <translation>Vous jouez en dernier, et le valet de votre partenaire prend ce pli. Ne battez pas votre propre partenaire&#xa0;: jouez le trois.</translation>
    </message>
    <message>
        <source>Your partner took it, and you keep the queen.</source>
        <translation>Votre partenaire l’a pris, et vous gardez la dame.</translation>
    </message>
    <message>
        <source>The trick was yours already. You could have kept the queen.</source>
        <translation>Le pli était déjà à vous. Vous auriez pu garder la dame.</translation>
    </message>
    <message>
        <source>Your partner led a diamond. Third hand plays high, because only one player comes after you: play the king.</source>
        <translation>Votre partenaire a entamé carreau. Le troisième joue fort, car un seul joueur vient après vous&#xa0;: jouez le roi.</translation>
    </message>
    <message>
        <source>The jack would have beaten your eight. You have six tricks.</source>
        <translation>Le valet aurait battu votre huit. Vous avez six plis.</translation>
    </message>
    <message>
        <source>The jack beat your eight. The king would have held the trick.</source>
        <translation>Le valet a battu votre huit. Le roi aurait tenu le pli.</translation>
    </message>
    <message>
        <source>From now on every trick scores a point. Your partner led diamonds, so lead a diamond back: the eight.</source>
        <translation>Désormais, chaque pli vaut un point. Votre partenaire a entamé carreau&#xa0;: rejouez carreau, le huit.</translation>
    </message>
    <message>
        <source>Your partner had the ace: seven tricks.</source>
        <translation>Votre partenaire avait l’as&#xa0;: sept plis.</translation>
    </message>
    <message>
        <source>A partner who leads a suit likes to have it led back.</source>
        <translation>Un partenaire qui entame une couleur aime qu’on la lui rejoue.</translation>
    </message>
    <message>
        <source>Your partner led a heart. Your king, which you kept back, is the highest heart that is left.</source>
        <translation>Votre partenaire a entamé cœur. Votre roi, que vous aviez gardé, est le plus haut cœur restant.</translation>
    </message>
    <message>
        <source>Another trick.</source>
        <translation>Encore un pli.</translation>
    </message>
    <message>
        <source>The king would have taken the trick.</source>
        <translation>Le roi aurait pris le pli.</translation>
    </message>
    <message>
        <source>Lead your queen of clubs: no higher club is left.</source>
        <translation>Entamez la dame de trèfle&#xa0;: il ne reste pas de trèfle plus haut.</translation>
    </message>
    <message>
        <source>Nine tricks, three above six: 3 points. The first side with 7 points wins.</source>
        <translation>Neuf plis, trois au-delà de six&#xa0;: 3 points. Le premier camp à 7 points gagne.</translation>
    </message>
    <message>
        <source>Nine tricks were there, and each above six scores a point. Second hand low, third hand high, and never beat your partner.</source>
        <translation>Neuf plis étaient possibles, et chacun au-delà de six vaut un point. Le deuxième joue petit, le troisième fort, et ne battez jamais votre partenaire.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six you and your partner will take. Aces are high uptown and low cards are high downtown. You have high cards: beat the bid of 3 and bid 4 uptown.</source>
        <translation>Annoncez combien de plis au-delà de six vous ferez à deux. En haut, les as sont forts&#x202f;; en bas, les petites cartes. Vos cartes sont hautes&#xa0;: sur 3, annoncez 4 haut.</translation>
    </message>
    <message>
        <source>You need ten tricks: six, and the four you bid.</source>
        <translation>Il vous faut dix plis&#xa0;: six, et les quatre annoncés.</translation>
    </message>
    <message>
        <source>With three aces and a joker, 4 uptown is right.</source>
        <translation>Avec trois as et un joker, 4 haut est la bonne annonce.</translation>
    </message>
    <message>
        <source>You bid highest, so you choose trumps: spades, your longest suit.</source>
        <translation>Votre annonce est la plus haute&#xa0;: choisissez l’atout, pique, votre couleur la plus longue.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps.</source>
        <translation>Les deux jokers sont les plus forts atouts.</translation>
    </message>
    <message>
        <source>Spades were longer. We go on with them.</source>
        <translation>Pique était plus long. On continue avec pique.</translation>
    </message>
    <message>
        <source>The six cards of the kitty are yours, and six must go. Discard all four clubs, the two of hearts and the four of diamonds. Without a club you can trump clubs.</source>
        <translation>Les six cartes du chien sont à vous, et six doivent partir. Écartez les quatre trèfles, le deux de cœur et le quatre de carreau. Sans trèfle, vous pourrez couper.</translation>
    </message>
    <message>
        <source>The kitty counts as your first trick.</source>
        <translation>Le chien compte comme votre premier pli.</translation>
    </message>
    <message>
        <source>Keep trumps and high cards, and discard a short suit whole.</source>
        <translation>Gardez les atouts et les hautes, et écartez une couleur courte en entier.</translation>
    </message>
    <message>
        <source>In this form of the game the high bidder leads. Draw the trumps of the others: the red joker beats them all.</source>
        <translation>Dans cette variante, le preneur entame. Tirez les atouts des autres&#xa0;: le joker rouge les bat tous.</translation>
    </message>
    <message>
        <source>Everybody had to play a trump on it.</source>
        <translation>Tous ont dû fournir un atout.</translation>
    </message>
    <message>
        <source>Draw trumps first: then nobody can trump your aces.</source>
        <translation>Tirez d’abord les atouts&#xa0;: personne ne pourra couper vos as.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 4 with spades and have seven tricks, the kitty included; three more make ten. One trump is still out: draw it with your queen.</source>
        <translation>Il reste quatre cartes. Vous avez annoncé 4 à pique et fait sept plis, chien compris&#x202f;; encore trois pour dix. Un atout reste dehors&#xa0;: tirez-le avec la dame.</translation>
    </message>
    <message>
        <source>The eight of spades fell: no trump is left.</source>
        <translation>Le huit de pique est tombé&#xa0;: plus aucun atout dehors.</translation>
    </message>
    <message>
        <source>A trump is still out, and can take a high card.</source>
        <translation>Un atout reste dehors et peut couper une carte haute.</translation>
    </message>
    <message>
        <source>Your king and queen are the highest hearts left. Lead one of them.</source>
        <translation>Votre roi et votre dame sont les plus hauts cœurs restants. Entamez l’un d’eux.</translation>
    </message>
    <message>
        <source>Nobody could trump it.</source>
        <translation>Personne n’a pu couper.</translation>
    </message>
    <message>
        <source>The small heart lost. The high ones still win.</source>
        <translation>Le petit cœur a perdu. Les gros gagnent encore.</translation>
    </message>
    <message>
        <source>Lead your other high heart: it is the tenth trick.</source>
        <translation>Entamez votre autre cœur haut&#xa0;: c’est le dixième pli.</translation>
    </message>
    <message>
        <source>Ten tricks: the contract is made.</source>
        <translation>Dix plis&#xa0;: le contrat est réussi.</translation>
    </message>
    <message>
        <source>The high heart would have been the tenth trick.</source>
        <translation>Le cœur haut aurait été le dixième pli.</translation>
    </message>
    <message>
        <source>Bid 4, took 10: +4. A contract that is made scores every trick above six.</source>
        <translation>Annoncé 4, fait 10&#xa0;: +4. Un contrat réussi rapporte 1 pour chaque pli au-delà de six.</translation>
    </message>
    <message>
        <source>Fewer than ten tricks: a failed contract loses the 4 that were bid. Draw the last trump before you lead the hearts.</source>
        <translation>Moins de dix plis&#xa0;: un contrat chuté coûte les 4 annoncés. Tirez le dernier atout avant d’entamer cœur.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Un contrat</translation>
    </message>
    <message>
        <source>The Spanish order</source>
        <translation>L’ordre espagnol</translation>
    </message>
    <message>
        <source>The ranks run ace, three, king, queen, jack, seven and down. You bid last, and 1 is forbidden: the bids may not add up to 3. Your three of hearts and your trump, the six of clubs, are good for 2.</source>
        <translation>L’ordre est as, trois, roi, dame, valet, sept et ainsi de suite. Vous annoncez en dernier et 1 est interdit : le total ne peut pas être 3. Votre trois de cœur et votre atout, le six de trèfle, valent une annonce de 2.</translation>
    </message>
    <message>
        <source>Only the ace of hearts beats your three.</source>
        <translation>Seul l’as de cœur bat votre trois.</translation>
    </message>
    <message>
        <source>The three is a high card here. See how your bid goes.</source>
        <translation>Le trois est ici une carte forte. Voyez ce que donne votre annonce.</translation>
    </message>
    <message>
        <source>The king of hearts was led. Your three is higher: play it.</source>
        <translation>Le roi de cœur est entamé. Votre trois est plus fort : jouez-le.</translation>
    </message>
    <message>
        <source>The three took the king.</source>
        <translation>Le trois a pris le roi.</translation>
    </message>
    <message>
        <source>Lead your trump. Who has clubs must play one, and beat yours if possible.</source>
        <translation>Entamez votre atout. Qui a un trèfle doit le jouer, et battre le vôtre s’il le peut.</translation>
    </message>
    <message>
        <source>Two tricks, as you bid.</source>
        <translation>Deux plis, comme annoncé.</translation>
    </message>
    <message>
        <source>The jack lost to the ace. Your trump is still a trick.</source>
        <translation>Le valet a perdu contre l’as. Votre atout vaut encore un pli.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 5 for each of your two tricks. That makes 20.</source>
        <translation>Exact : 10 points, et 5 pour chacun de vos deux plis. Cela fait 20.</translation>
    </message>
    <message>
        <source>Each trick too many or too few costs 5 points. Two tricks were there: the three and the trump.</source>
        <translation>Chaque pli de trop ou de moins coûte 5 points. Il y avait deux plis : le trois et l’atout.</translation>
    </message>
    <message>
        <source>Above the bid</source>
        <translation>Au-delà de l’annonce</translation>
    </message>
    <message>
        <source>Spades are trumps. You bid 3 and have two tricks; more are welcome. The eight of hearts was led. Who can beat must beat, so only your nine may be played.</source>
        <translation>Pique est atout. Vous avez annoncé 3 et fait deux plis ; les suivants sont bienvenus. Le huit de cœur est entamé. Qui peut monter doit monter : seul votre neuf est permis.</translation>
    </message>
    <message>
        <source>The queen had to beat your nine.</source>
        <translation>La dame a dû battre votre neuf.</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump. Nobody plays after you: the five of spades is enough.</source>
        <translation>Vous n’avez pas de trèfle et devez couper. Personne ne joue après vous : le cinq de pique suffit.</translation>
    </message>
    <message>
        <source>Three tricks: your bid is made.</source>
        <translation>Trois plis : votre annonce est faite.</translation>
    </message>
    <message>
        <source>The ace took what the five would have taken as well.</source>
        <translation>L’as a pris ce que le cinq aurait pris aussi.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: the others must play their last trumps on it.</source>
        <translation>Entamez l’as de pique : les autres doivent y jouer leurs derniers atouts.</translation>
    </message>
    <message>
        <source>No trump is left, and no heart but yours.</source>
        <translation>Il ne reste aucun atout, et aucun cœur sauf le vôtre.</translation>
    </message>
    <message>
        <source>Who had no heart had to trump it. Draw the trumps first.</source>
        <translation>Qui n’avait pas de cœur devait couper. Tirez d’abord les atouts.</translation>
    </message>
    <message>
        <source>Bid 3, took 5: 3.2 points, a tenth for each trick above the bid. A missed bid would have lost 3.</source>
        <translation>Annonce 3, plis 5 : 3,2 points, un dixième par pli au-delà. Une annonce manquée aurait coûté 3.</translation>
    </message>
    <message>
        <source>Five tricks were there. Trump low, draw the trumps of the others, and even a small card takes a trick.</source>
        <translation>Il y avait cinq plis. Coupez petit, tirez les atouts des autres, et même une petite carte fait un pli.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the card that lies face up, the loser the hidden one below it. The ace of spades is a trump, the best card of all: lead the ace of diamonds to win it.</source>
        <translation>Qui fait le pli prend la carte retournée, l’autre celle cachée dessous. L’as de pique est atout, la meilleure carte : entamez l’as de carreau pour le gagner.</translation>
    </message>
    <message>
        <source>The ace of spades is in your hand now.</source>
        <translation>L’as de pique est maintenant dans votre main.</translation>
    </message>
    <message>
        <source>Such a prize is worth your highest card.</source>
        <translation>Un tel prix vaut votre plus haute carte.</translation>
    </message>
    <message>
        <source>Now a four of diamonds lies there. The hidden card is likely to be better, so lose this trick: lead your two of diamonds.</source>
        <translation>Voici un quatre de carreau. La carte cachée est sans doute meilleure : perdez ce pli en entamant le deux de carreau.</translation>
    </message>
    <message>
        <source>You drew the king of spades, and nobody knows that you have it.</source>
        <translation>Vous avez tiré le roi de pique, et personne ne sait que vous l’avez.</translation>
    </message>
    <message>
        <source>A low prize is not worth winning. Lead a low card.</source>
        <translation>Un petit prix ne vaut pas le pli. Entamez une petite carte.</translation>
    </message>
    <message>
        <source>The stock is used up, and now tricks count: you have 4 of 9 and need three more. Who has counted knows the other hand: the jack of spades, a diamond and two clubs. Draw that trump with your ace of spades.</source>
        <translation>Le talon est épuisé et les plis comptent : vous en avez 4 sur 9, il en faut trois de plus. Qui a compté connaît l’autre main : le valet de pique, un carreau et deux trèfles. Tirez cet atout avec l’as de pique.</translation>
    </message>
    <message>
        <source>The jack fell. Nothing beats your diamonds now.</source>
        <translation>Le valet est tombé. Rien ne bat plus vos carreaux.</translation>
    </message>
    <message>
        <source>The jack of spades is still there and can ruff.</source>
        <translation>Le valet de pique est encore là et peut couper.</translation>
    </message>
    <message>
        <source>Lead one of your high diamonds.</source>
        <translation>Entamez un de vos gros carreaux.</translation>
    </message>
    <message>
        <source>Six tricks.</source>
        <translation>Six plis.</translation>
    </message>
    <message>
        <source>The small card lost. Your diamonds are the tricks.</source>
        <translation>La petite carte a perdu. Les plis, ce sont vos carreaux.</translation>
    </message>
    <message>
        <source>And the other one: it is your seventh trick.</source>
        <translation>Et l’autre : c’est votre septième pli.</translation>
    </message>
    <message>
        <source>Seven of thirteen: the deal is yours.</source>
        <translation>Sept sur treize : la donne est à vous.</translation>
    </message>
    <message>
        <source>The diamond would have been the seventh trick.</source>
        <translation>Le carreau aurait été le septième pli.</translation>
    </message>
    <message>
        <source>Whoever takes more of the last thirteen tricks wins the deal: 1 point.</source>
        <translation>Qui fait plus des treize derniers plis gagne la donne : 1 point.</translation>
    </message>
    <message>
        <source>Six tricks are not enough. Draw the last trump first, then lead the diamonds.</source>
        <translation>Six plis ne suffisent pas. Tirez d’abord le dernier atout, puis jouez les carreaux.</translation>
    </message>
    <message>
        <source>The stock and after it</source>
        <translation>Le talon et la suite</translation>
    </message>
    <message>
        <source>Nobody deals: you draw your hand. Eleven cards are yours, and the king of spades is the twelfth that you may have. Spades are always trumps, so keep it. The next card must then be discarded.</source>
        <translation>Personne ne donne : vous piochez votre main. Vous avez onze cartes, et le roi de pique peut être la douzième. Pique est toujours atout : gardez-le. Il faut alors écarter la carte suivante.</translation>
    </message>
    <message>
        <source>The king is yours. The jack of clubs came next, and you discarded it.</source>
        <translation>Le roi est à vous. Le valet de trèfle est venu ensuite, et vous l’avez écarté.</translation>
    </message>
    <message>
        <source>You had to keep the next card, the jack of clubs. The king was better.</source>
        <translation>Il fallait garder la carte suivante, le valet de trèfle. Le roi valait mieux.</translation>
    </message>
    <message>
        <source>Your last card, and you look at the three of clubs. It will hardly take a trick: discard it. The next card is then yours, whatever it is.</source>
        <translation>Votre dernière carte, et vous regardez le trois de trèfle. Il ne fera guère de pli : écartez-le. La carte suivante est alors à vous, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>You drew the queen of diamonds, and nobody knows that you have it.</source>
        <translation>Vous avez pioché la dame de carreau, et personne ne sait que vous l’avez.</translation>
    </message>
    <message>
        <source>The queen of diamonds came next, and you had to discard it. Almost every card is better than a low one.</source>
        <translation>La dame de carreau est venue ensuite, et il a fallu l’écarter. Presque toute carte vaut mieux qu’une petite.</translation>
    </message>
    <message>
        <source>Both have thirteen cards, and half of the pack is out of play. Four spades with ace and king are good for three tricks, your other aces for two, king of clubs and queen of diamonds for one each: bid 7.</source>
        <translation>Chacun a treize cartes, et la moitié du paquet est hors jeu. Quatre piques avec l’as et le roi valent trois plis, vos autres as deux, le roi de trèfle et la dame de carreau un chacun : annoncez 7.</translation>
    </message>
    <message>
        <source>7 scores 70 points if you make it, and loses 70 if not.</source>
        <translation>7 rapporte 70 points si vous les faites, et en coûte 70 sinon.</translation>
    </message>
    <message>
        <source>This hand is good for 7. We go on as if you had bid it.</source>
        <translation>Cette main vaut 7. On continue comme si vous l’aviez annoncé.</translation>
    </message>
    <message>
        <source>You lead. Spades may not be led until one has been played on another suit. Lead the ace of diamonds or of hearts.</source>
        <translation>À vous d’entamer. On ne peut entamer pique qu’après une coupe à pique. Entamez l’as de carreau ou l’as de cœur.</translation>
    </message>
    <message>
        <source>Your two aces were sure tricks, as long as nobody can trump them.</source>
        <translation>Vos deux as étaient des plis sûrs, tant que personne ne peut les couper.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 7 and have four tricks: three more are needed. The other player may still hold a trump. Draw it with your king of spades.</source>
        <translation>Il reste quatre cartes. Vous avez annoncé 7 et fait quatre plis : il en faut encore trois. L’autre joueur a peut-être encore un atout. Tirez-le avec le roi de pique.</translation>
    </message>
    <message>
        <source>The jack fell: it was the last trump but yours.</source>
        <translation>Le valet est tombé : c’était le dernier atout, à part le vôtre.</translation>
    </message>
    <message>
        <source>The king would have drawn the last trump, and kept the lead.</source>
        <translation>Le roi aurait tiré le dernier atout et gardé l’entame.</translation>
    </message>
    <message>
        <source>Your five of spades and your queen of diamonds are sure tricks now. Lead one of them.</source>
        <translation>Votre cinq de pique et votre dame de carreau sont maintenant des plis sûrs. Entamez l’une des deux cartes.</translation>
    </message>
    <message>
        <source>The small heart lost. Your sure tricks are still there.</source>
        <translation>Le petit cœur a perdu. Vos plis sûrs sont encore là.</translation>
    </message>
    <message>
        <source>Lead the other card too: it is your seventh trick.</source>
        <translation>Entamez aussi l’autre carte : c’est votre septième pli.</translation>
    </message>
    <message>
        <source>Seven tricks, as you bid.</source>
        <translation>Sept plis, comme annoncé.</translation>
    </message>
    <message>
        <source>Bid 7, took 7: 70 points. One trick more would have been a bag for 1 point, and ten bags cost 100.</source>
        <translation>Annonce 7, plis 7 : 70 points. Un de plus aurait été un pli en trop pour 1 point, et dix plis en trop coûtent 100.</translation>
    </message>
    <message>
        <source>Fewer than seven tricks: you lose 70 points. Draw the last trump before you lead the queen of diamonds.</source>
        <translation>Moins de sept plis : vous perdez 70 points. Tirez le dernier atout avant d’entamer la dame de carreau.</translation>
    </message>
    <message>
        <source>Two draw their hands</source>
        <translation>Deux joueurs piochent leur main</translation>
    </message>
    <message>
        <source>There are no trumps. At grand both sides want tricks, at nullo neither does. All others have passed, so you decide: with low cards call nullo.</source>
        <translation>Il n’y a pas d’atout. À grand, les deux camps veulent des plis, à nullo aucun. Tous les autres ont passé, à vous de décider : avec de petites cartes, nullo.</translation>
    </message>
    <message>
        <source>Now you and your partner leave tricks to the others.</source>
        <translation>Maintenant, vous et votre partenaire laissez les plis aux autres.</translation>
    </message>
    <message>
        <source>At grand low cards take nothing. Nullo is for them.</source>
        <translation>À grand, les petites cartes ne prennent rien. Nullo est fait pour elles.</translation>
    </message>
    <message>
        <source>Nullo, and four cards are left. Your side has four tricks, theirs has five. The queen of hearts was led: stay below it with the four.</source>
        <translation>Nullo, et il reste quatre cartes. Votre camp a quatre plis, l’autre cinq. La dame de cœur est entamée : restez dessous avec le quatre.</translation>
    </message>
    <message>
        <source>Six tricks for the other side.</source>
        <translation>Six plis pour l’autre camp.</translation>
    </message>
    <message>
        <source>The king took a trick that was theirs.</source>
        <translation>Le roi a pris un pli qui était le leur.</translation>
    </message>
    <message>
        <source>Follow suit: your two of clubs is harmless.</source>
        <translation>Fournissez : votre deux de trèfle est sans danger.</translation>
    </message>
    <message>
        <source>The ace had to take it.</source>
        <translation>L’as a dû le prendre.</translation>
    </message>
    <message>
        <source>You have no spade. Throw away the card that could still take a trick: the king of hearts.</source>
        <translation>Vous n’avez pas de pique. Défaussez la carte qui pourrait encore prendre un pli : le roi de cœur.</translation>
    </message>
    <message>
        <source>The danger is gone.</source>
        <translation>Le danger est passé.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your king would take it.</source>
        <translation>Un cœur peut encore être entamé, et votre roi prendrait le pli.</translation>
    </message>
    <message>
        <source>The others took nine tricks: at nullo each above six scores 1 for you, 3 points.</source>
        <translation>Les autres ont fait neuf plis : à nullo, chacun au-delà de six vous rapporte 1, soit 3 points.</translation>
    </message>
    <message>
        <source>Your side could have left all four tricks to the others. Stay below high cards, and throw yours away.</source>
        <translation>Votre camp pouvait laisser les quatre plis aux autres. Restez sous les grosses cartes et défaussez les vôtres.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand ou nullo</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. The player on your right proposes: eight tricks with a partner. Two aces, and king and jack of trumps, are worth four tricks, your half of them. Accept.</source>
        <translation>Les annonces décident qui joue avec qui. Le joueur à votre droite propose&#xa0;: huit plis avec un partenaire. Deux as, et le roi et le valet d’atout, valent quatre plis, votre moitié. Acceptez.</translation>
    </message>
    <message>
        <source>Prop and cop: for this deal the player on your right is your partner.</source>
        <translation>Prop et cop&#xa0;: pour cette donne, le joueur à votre droite est votre partenaire.</translation>
    </message>
    <message>
        <source>With four tricks accept a proposal: two who have four each make eight together.</source>
        <translation>Avec quatre plis, acceptez une proposition&#xa0;: deux joueurs qui en ont quatre chacun en font huit ensemble.</translation>
    </message>
    <message>
        <source>The jack of diamonds was led, and your partner’s king takes the trick: only your ace beats it. Keep the ace, and play the two.</source>
        <translation>Le valet de carreau est entamé, et le roi de votre partenaire prend le pli&#xa0;: seul votre as le bat. Gardez l’as et jouez le deux.</translation>
    </message>
    <message>
        <source>One trick for both of you, and you keep the ace.</source>
        <translation>Un pli pour vous deux, et vous gardez l’as.</translation>
    </message>
    <message>
        <source>The trick was your partner’s already. The ace would have been another.</source>
        <translation>Le pli était déjà à votre partenaire. L’as en aurait fait un autre.</translation>
    </message>
    <message>
        <source>Now you call first, and spades are turned up. Six trumps with ace and king, and an ace beside them: that is worth five tricks alone against three. Call solo.</source>
        <translation>Vous annoncez maintenant en premier, et pique est retourné. Six atouts avec as et roi, et un as à côté&#xa0;: cela vaut cinq plis, seul contre trois. Annoncez solo.</translation>
    </message>
    <message>
        <source>Solo: each of the three others pays you 1 if you take five tricks.</source>
        <translation>Solo&#xa0;: chacun des trois autres vous paie 1 si vous faites cinq plis.</translation>
    </message>
    <message>
        <source>Six trumps with ace and king, and an ace, are worth a solo.</source>
        <translation>Six atouts avec as et roi, et un autre as, valent un solo.</translation>
    </message>
    <message>
        <source>Diamonds are turned up, but you have seven hearts, five of them from the top, and three high cards beside them. At abundance nine tricks are needed, and you choose trumps. Call it.</source>
        <translation>Carreau est retourné, mais vous avez sept cœurs, dont les cinq plus hauts, et trois hautes cartes à côté. À l’abondance il faut neuf plis, et vous choisissez l’atout. Annoncez-la.</translation>
    </message>
    <message>
        <source>Abundance is higher than solo and misère, and is paid with 3 by each.</source>
        <translation>L’abondance est au-dessus du solo et de la misère, et chacun la paie 3.</translation>
    </message>
    <message>
        <source>With hearts as trumps these cards are good for nine tricks: abundance.</source>
        <translation>Avec cœur atout, ces cartes valent neuf plis&#xa0;: abondance.</translation>
    </message>
    <message>
        <source>Your call stands. Choose hearts as trumps.</source>
        <translation>Votre annonce l’emporte. Choisissez cœur comme atout.</translation>
    </message>
    <message>
        <source>Seven tricks in hearts, two in spades, one in clubs.</source>
        <translation>Sept plis à cœur, deux à pique, un à trèfle.</translation>
    </message>
    <message>
        <source>Hearts are your longest suit by far.</source>
        <translation>Cœur est de loin votre couleur la plus longue.</translation>
    </message>
    <message>
        <source>You play misère: no trick, and there are no trumps. Nine tricks are gone, none of them yours. The six of hearts was led: stay below it with the five.</source>
        <translation>Vous jouez misère&#xa0;: aucun pli, et il n’y a pas d’atout. Neuf plis sont joués, aucun n’est à vous. Le six de cœur est entamé&#xa0;: restez dessous avec le cinq.</translation>
    </message>
    <message>
        <source>The nine took it.</source>
        <translation>Le neuf l’a pris.</translation>
    </message>
    <message>
        <source>The jack took the trick, and the misère is lost.</source>
        <translation>Le valet a pris le pli, et la misère est perdue.</translation>
    </message>
    <message>
        <source>You have no clubs. Throw away the card that could still take a trick: the jack of hearts.</source>
        <translation>Vous n’avez pas de trèfle. Défaussez la carte qui pourrait encore prendre un pli&#xa0;: le valet de cœur.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your jack would take it.</source>
        <translation>Un cœur peut encore être entamé, et votre valet prendrait le pli.</translation>
    </message>
    <message>
        <source>The king of diamonds lies there already: your eight is safe.</source>
        <translation>Le roi de carreau est déjà posé&#xa0;: votre huit ne risque rien.</translation>
    </message>
    <message>
        <source>One trick is left.</source>
        <translation>Il reste un pli.</translation>
    </message>
    <message>
        <source>No trick: each of the three others pays you 2, which makes 6.</source>
        <translation>Aucun pli&#xa0;: chacun des trois autres vous paie 2, soit 6 en tout.</translation>
    </message>
    <message>
        <source>One trick, and the misère is lost: you pay 2 to each of the three others. Stay below what was led, and throw away your high cards.</source>
        <translation>Un pli, et la misère est perdue&#xa0;: vous payez 2 à chacun des trois autres. Restez sous la carte entamée, et défaussez vos hautes cartes.</translation>
    </message>
    <message>
        <source>Alone or with a partner</source>
        <translation>Seul ou avec un partenaire</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Taken back into deal {deal}.</source>
        <translation>Retour à la donne {deal}.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>52 cards</source>
        <translation>52 cartes</translation>
    </message>
    <message>
        <source>48 cards, from the three up</source>
        <translation>48 cartes, à partir du trois</translation>
    </message>
    <message>
        <source>40 cards, from the five up</source>
        <translation>40 cartes, à partir du cinq</translation>
    </message>
    <message>
        <source>36 cards, from the six up</source>
        <translation>36 cartes, à partir du six</translation>
    </message>
    <message>
        <source>32 cards, from the seven up</source>
        <translation>32 cartes, à partir du sept</translation>
    </message>
    <message>
        <source>8 cards for each player</source>
        <translation>8 cartes par joueur</translation>
    </message>
    <message>
        <source>40 cards, Spanish: no 8, 9, 10</source>
        <translation>40 cartes, espagnol&#xa0;: sans 8, 9, 10</translation>
    </message>
    <message>
        <source>40 cards, Spanish; 36 for 3 or 6 players</source>
        <translation>40 cartes, espagnol ; 36 à 3 ou 6</translation>
    </message>
    <message>
        <source>52 less some twos, to deal evenly</source>
        <translation>52 moins quelques deux, pour tomber juste</translation>
    </message>
    <message>
        <source>56 cards: with four jokers as ones</source>
        <translation>56 cartes&#xa0;: quatre jokers comme 1</translation>
    </message>
    <message>
        <source>60 cards: with wizards and jesters</source>
        <translation>60 cartes&#xa0;: magiciens et bouffons</translation>
    </message>
    <message>
        <source>104 cards: two packs</source>
        <translation>104 cartes&#xa0;: deux jeux</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>As le plus fort</translation>
    </message>
    <message>
        <source>Spanish: ace, three, king …</source>
        <translation>Espagnol&#xa0;: as, trois, roi…</translation>
    </message>
    <message>
        <source>Trump jack and its twin on top</source>
        <translation>Valet d’atout et son jumeau les plus forts</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Le donneur</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sens horaire</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Sens antihoraire</translation>
    </message>
    <message>
        <source>Up and down by two: 1, 3 … 3, 1</source>
        <translation>De deux en deux&#xa0;: 1, 3 … 3, 1</translation>
    </message>
    <message>
        <source>Up and down: 1, 2 … 2, 1</source>
        <translation>Montée et descente&#xa0;: 1, 2 … 2, 1</translation>
    </message>
    <message>
        <source>Down and up: 10 … 1 … 10</source>
        <translation>Descente et montée&#xa0;: 10 … 1 … 10</translation>
    </message>
    <message>
        <source>Up only: 1, 2, 3 …</source>
        <translation>Montée seule&#xa0;: 1, 2, 3…</translation>
    </message>
    <message>
        <source>Down only: … 3, 2, 1</source>
        <translation>Descente seule&#xa0;: … 3, 2, 1</translation>
    </message>
    <message>
        <source>Down and up, one-card deals once by each dealer</source>
        <translation>Descente et montée, une donne d’une carte par donneur</translation>
    </message>
    <message>
        <source>Up and down, largest deal once by each dealer</source>
        <translation>Montée et descente, une donne maximale par donneur</translation>
    </message>
    <message>
        <source>Up and down, one-card and largest deals once by each dealer</source>
        <translation>Montée et descente, donnes d’une carte et maximale par chaque donneur</translation>
    </message>
    <message>
        <source>Romanian: 1 … 8 … 1</source>
        <translation>Roumaine&#xa0;: 1 … 8 … 1</translation>
    </message>
    <message>
        <source>Romanian: 8 … 1 … 8</source>
        <translation>Roumaine&#xa0;: 8 … 1 … 8</translation>
    </message>
    <message>
        <source>Romanian by two: 1, 3, 5, 7, 8 … 1</source>
        <translation>Roumaine de deux en deux&#xa0;: 1, 3, 5, 7, 8 … 1</translation>
    </message>
    <message>
        <source>Down and up, never fewer than 4</source>
        <translation>Descente et montée, jamais moins de 4</translation>
    </message>
    <message>
        <source>Down by two, the other sizes up</source>
        <translation>Descente de deux en deux, remontée par les autres tailles</translation>
    </message>
    <message>
        <source>Down to 2 and up</source>
        <translation>Descente jusqu’à 2 et remontée</translation>
    </message>
    <message>
        <source>Down and up, 2 cards by every dealer</source>
        <translation>Descente et montée, une donne de 2 cartes par donneur</translation>
    </message>
    <message>
        <source>Always the same number</source>
        <translation>Toujours le même nombre</translation>
    </message>
    <message>
        <source>Clag, with special deals</source>
        <translation>Clag, avec des donnes spéciales</translation>
    </message>
    <message>
        <source>A sequence of your own</source>
        <translation>Une suite personnelle</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Once, then down the same sizes</source>
        <translation>Une fois, puis les mêmes tailles en descendant</translation>
    </message>
    <message>
        <source>Twice, then down the same sizes</source>
        <translation>Deux fois, puis les mêmes tailles en descendant</translation>
    </message>
    <message>
        <source>Played normally</source>
        <translation>Jouées normalement</translation>
    </message>
    <message>
        <source>Forehead: you see all but your own</source>
        <translation>Au front&#xa0;: toutes visibles, sauf la vôtre</translation>
    </message>
    <message>
        <source>Hidden: nobody sees a card</source>
        <translation>Cachées&#xa0;: personne ne voit de carte</translation>
    </message>
    <message>
        <source>The next card is turned up</source>
        <translation>La carte suivante est retournée</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card</source>
        <translation>La dernière carte du donneur</translation>
    </message>
    <message>
        <source>A card is cut before the deal</source>
        <translation>Une carte est tirée avant la donne</translation>
    </message>
    <message>
        <source>Trumps go round in an order</source>
        <translation>Les atouts tournent dans un ordre fixe</translation>
    </message>
    <message>
        <source>A suit is drawn</source>
        <translation>Une couleur est tirée</translation>
    </message>
    <message>
        <source>The same suit in every deal</source>
        <translation>La même couleur à chaque donne</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>The highest bidder chooses</source>
        <translation>Celui qui annonce le plus choisit</translation>
    </message>
    <message>
        <source>It is auctioned</source>
        <translation>Mis aux enchères</translation>
    </message>
    <message>
        <source>Turned up after the bids</source>
        <translation>Retourné après les annonces</translation>
    </message>
    <message>
        <source>Hidden until somebody cannot follow suit</source>
        <translation>Caché jusqu’à ce qu’un joueur ne puisse pas fournir</translation>
    </message>
    <message>
        <source>The dealer chooses the suit</source>
        <translation>Couleur au choix du donneur</translation>
    </message>
    <message>
        <source>Turn on until a suit comes</source>
        <translation>Retourner jusqu’à une couleur</translation>
    </message>
    <message>
        <source>The dealer chooses before the deal</source>
        <translation>Le donneur choisit avant la donne</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready</source>
        <translation>En même temps, en secret</translation>
    </message>
    <message>
        <source>Openly, in turn</source>
        <translation>À voix haute, chacun son tour</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Le joueur après le donneur</translation>
    </message>
    <message>
        <source>None: the last bidder is free</source>
        <translation>Aucune&#xa0;: le dernier est libre</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>À chaque donne</translation>
    </message>
    <message>
        <source>From a certain number of cards on</source>
        <translation>À partir d’un certain nombre de cartes</translation>
    </message>
    <message>
        <source>In all deals but the last</source>
        <translation>À toutes les donnes sauf la dernière</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>More than the tricks</source>
        <translation>Plus que les plis</translation>
    </message>
    <message>
        <source>Exactly the tricks, played until all make it</source>
        <translation>Égal aux plis, donne rejouée jusqu’à ce que tous réussissent</translation>
    </message>
    <message>
        <source>Every bid</source>
        <translation>Toutes les annonces</translation>
    </message>
    <message>
        <source>Only their total</source>
        <translation>Seulement leur total</translation>
    </message>
    <message>
        <source>When the deal is over</source>
        <translation>À la fin de la donne</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Once trumps are broken</source>
        <translation>Après une première coupe</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Après le premier pli</translation>
    </message>
    <message>
        <source>Only when holding nothing else</source>
        <translation>Seulement si l’on n’a rien d’autre</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Elles ne comptent pas</translation>
    </message>
    <message>
        <source>They end the streak</source>
        <translation>Elles arrêtent la série</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Elles comptent</translation>
    </message>
    <message>
        <source>After the whole sequence</source>
        <translation>Après toute la suite</translation>
    </message>
    <message>
        <source>When a score is reached</source>
        <translation>Quand un score est atteint</translation>
    </message>
    <message>
        <source>After every deal</source>
        <translation>Après chaque donne</translation>
    </message>
    <message>
        <source>After each whole sequence</source>
        <translation>Après chaque suite entière</translation>
    </message>
    <message>
        <source>The place is shared</source>
        <translation>La place est partagée</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Une autre donne</translation>
    </message>
    <message>
        <source>The larger total of made bids</source>
        <translation>La plus grande somme d’annonces réussies</translation>
    </message>
    <message>
        <source>Most tricks in the match</source>
        <translation>Le plus de plis de la partie</translation>
    </message>
    <message>
        <source>They cut cards</source>
        <translation>Ils tirent une carte</translation>
    </message>
    <message>
        <source>Whoever took the last trick</source>
        <translation>Qui a fait le dernier pli</translation>
    </message>
    <message>
        <source>Nobody: a card is turned</source>
        <translation>Personne&#xa0;: une carte est retournée</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>One card, unseen</source>
        <translation>Une carte, sans la voir</translation>
    </message>
    <message>
        <source>A card is turned up</source>
        <translation>Une carte est retournée</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card</source>
        <translation>Qui tire la plus forte carte</translation>
    </message>
    <message>
        <source>After seeing the hand</source>
        <translation>Après avoir vu la main</translation>
    </message>
    <message>
        <source>Before seeing the hand</source>
        <translation>Avant d’avoir vu la main</translation>
    </message>
    <message>
        <source>The last thirteen</source>
        <translation>Les treize derniers</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All, the last thirteen twice</source>
        <translation>Tous, les treize derniers double</translation>
    </message>
    <message>
        <source>For the deal</source>
        <translation>Pour la donne</translation>
    </message>
    <message>
        <source>For tricks more than the other</source>
        <translation>Pour les plis de plus que l’autre</translation>
    </message>
    <message>
        <source>For every trick</source>
        <translation>Pour chaque pli</translation>
    </message>
    <message>
        <source>To a score</source>
        <translation>Jusqu’à un score</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Un nombre de donnes</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>For bids with trump</source>
        <translation>Pour les annonces avec atout</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Le contrat</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Tous les points</translation>
    </message>
    <message>
        <source>May be discarded when void</source>
        <translation>Défausse permise si l’on n’a pas la couleur</translation>
    </message>
    <message>
        <source>Must be discarded when void</source>
        <translation>Défausse obligatoire si l’on n’a pas la couleur</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Selon le nombre de joueurs</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Chosen by the giver</source>
        <translation>Choisie par qui la donne</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tirée au sort</translation>
    </message>
    <message>
        <source>For first and last</source>
        <translation>Pour le premier et le dernier</translation>
    </message>
    <message>
        <source>For every place</source>
        <translation>Pour chaque place</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>200 points below zero</source>
        <translation>200 points sous zéro</translation>
    </message>
    <message>
        <source>500 points below zero</source>
        <translation>500 points sous zéro</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
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
        <translation>Quelconque</translation>
    </message>
    <message>
        <source>10 a trick</source>
        <translation>10 par pli</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 points</translation>
    </message>
    <message>
        <source>For blind nil</source>
        <translation>Pour un nil à l’aveugle</translation>
    </message>
    <message>
        <source>For every nil</source>
        <translation>Pour tout nil</translation>
    </message>
    <message>
        <source>They are bags</source>
        <translation>Ce sont des plis en trop</translation>
    </message>
    <message>
        <source>They help to make the contract</source>
        <translation>Ils aident à réussir le contrat</translation>
    </message>
    <message>
        <source>Once spades are broken</source>
        <translation>Après une première coupe à pique</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuées</translation>
    </message>
    <message>
        <source>Drawn, discards seen by who draws</source>
        <translation>Piochées&#x202f;; qui pioche voit ce qu’il écarte</translation>
    </message>
    <message>
        <source>Drawn, the second card discarded unseen</source>
        <translation>Piochées&#x202f;; la deuxième carte est écartée sans être vue</translation>
    </message>
    <message>
        <source>Drawn, discards face up</source>
        <translation>Piochées&#x202f;; écart face visible</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Autant que possible</translation>
    </message>
    <message>
        <source>A tenth of a point</source>
        <translation>Un dixième de point</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Suits in turn</source>
        <translation>Couleurs à tour de rôle</translation>
    </message>
    <message>
        <source>Suits in turn, then no trump</source>
        <translation>Couleurs à tour de rôle, puis sans atout</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>Seulement le donneur</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Chacun</translation>
    </message>
    <message>
        <source>The player before the caller</source>
        <translation>Le joueur avant l’annonceur</translation>
    </message>
    <message>
        <source>The player after the caller</source>
        <translation>Le joueur après l’annonceur</translation>
    </message>
    <message>
        <source>The others score as usual</source>
        <translation>Les autres marquent comme d’habitude</translation>
    </message>
    <message>
        <source>The others score twice as much</source>
        <translation>Les autres marquent le double</translation>
    </message>
    <message>
        <source>The caller&apos;s side loses</source>
        <translation>Le camp de l’annonceur perd</translation>
    </message>
    <message>
        <source>The other side scores</source>
        <translation>L’autre camp marque</translation>
    </message>
    <message>
        <source>The side that took them loses</source>
        <translation>Le camp qui les a faits perd</translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation>Un robre</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Le joueur suivant donne</translation>
    </message>
    <message>
        <source>A general misère</source>
        <translation>Une misère générale</translation>
    </message>
    <message>
        <source>The caller&apos;s choice</source>
        <translation>Au choix de l’annonceur</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>A fifth of a point</source>
        <translation>Un cinquième de point</translation>
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
