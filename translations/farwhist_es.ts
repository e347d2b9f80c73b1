<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Far Whist</source>
        <translation>Acerca de Far Whist</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copiar los &amp;detalles</translation>
    </message>
    <message>
        <source>&amp;Website</source>
        <translation>Sitio &amp;web</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <source>Far Whist {version}</source>
        <translation>Far Whist {version}</translation>
    </message>
    <message>
        <source>A card table for whist games where you must take exactly the tricks you bid.

The opponents do not cheat: each sees only its own cards and what has been played.

Free software under the MIT licence. Made with Qt {qt}, which is under the GNU LGPL.</source>
        <translation>Una mesa de cartas para juegos de whist en los que debes hacer exactamente las bazas que apuestas.

Los rivales no hacen trampas: cada uno ve solo sus propias cartas y lo que se ha jugado.

Software libre con licencia MIT. Hecho con Qt {qt}, que tiene licencia GNU LGPL.</translation>
    </message>
    <message>
        <source>This is an independent program in the style of Far Whist by Vincent Brévart ({address}). He has no part in it.</source>
        <translation>Este es un programa independiente, al estilo de Far Whist, de Vincent Brévart ({address}). Él no participa en este proyecto.</translation>
    </message>
    <message>
        <source>Please include this when you report a problem:</source>
        <translation>Si informas de un problema, adjunta estos datos:</translation>
    </message>
    <message>
        <source>Third-party software</source>
        <translation>Software de terceros</translation>
    </message>
    <message>
        <source>It is installed alongside Far Whist and is not part of it.</source>
        <translation>Se instala junto con Far Whist y no forma parte de él.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Siguiente pregunta</translation>
    </message>
    <message>
        <source>Which suit do you make trumps?</source>
        <translation>¿Qué palo eliges como triunfo?</translation>
    </message>
    <message>
        <source>Which cards are high?</source>
        <translation>¿Qué cartas son las altas?</translation>
    </message>
    <message>
        <source>Do you keep the card that you drew?</source>
        <translation>¿Guardas la carta que has robado?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>¿Qué carta descartas?</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>¿Cuántas bazas harás?</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>&amp;Ver mis cartas</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Change bid</source>
        <translation>Cambiar apuesta</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>You may change your bid until everybody is ready.</source>
        <translation>Puedes cambiar tu apuesta hasta que todos estén listos.</translation>
    </message>
    <message>
        <source>Bids stay hidden until the deal is over.</source>
        <translation>Las apuestas quedan ocultas hasta el final de la ronda.</translation>
    </message>
    <message>
        <source>Bids stay secret until everybody is ready.</source>
        <translation>Las apuestas son secretas hasta que todos estén listos.</translation>
    </message>
    <message>
        <source>Ready: {ready} of {seats}.</source>
        <translation>Listos: {ready} de {seats}.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Bazas apostadas hasta ahora: {total} de {tricks}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Which suit is trumps?</source>
        <translation>¿Qué palo es triunfo?</translation>
    </message>
    <message>
        <source>How many tricks, if you choose trumps?</source>
        <translation>¿Cuántas bazas, si eliges tú el triunfo?</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;asar</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Guardarla</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Descartarla</translation>
    </message>
    <message>
        <source>How many tricks above six?</source>
        <translation>¿Cuántas bazas por encima de seis?</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>propuesta</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>aceptación</translation>
    </message>
    <message>
        <source>prop and cop</source>
        <translation>prop y cop</translation>
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
        <translation>abundancia</translation>
    </message>
    <message>
        <source>royal abundance</source>
        <translation>abundancia real</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>misère abierta</translation>
    </message>
    <message>
        <source>abundance declared</source>
        <translation>abundancia declarada</translation>
    </message>
    <message>
        <source>general misère</source>
        <translation>misère general</translation>
    </message>
    <message>
        <source>Uptown ↑</source>
        <translation>Altas ↑</translation>
    </message>
    <message>
        <source>Downtown ↓</source>
        <translation>Bajas ↓</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
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
        <translation>Guardarla</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarla</translation>
    </message>
    <message>
        <source>Play it unseen</source>
        <translation>Jugarla sin verla</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Cartas bajas</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cartas altas</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>Everyone passed: you must bid.</source>
        <translation>Todos han pasado: debes apostar.</translation>
    </message>
    <message>
        <source>Which cards win?</source>
        <translation>¿Qué cartas ganan?</translation>
    </message>
    <message>
        <source>&amp;{number}  Low: A 2 3 … K</source>
        <translation>&amp;{number}  Bajas: A 2 3 … K</translation>
    </message>
    <message>
        <source>&amp;{number}  High: A K Q … 2</source>
        <translation>&amp;{number}  Altas: A K Q … 2</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Te toca decidir</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Ver mis cartas</translation>
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
        <translation>{level} ST</translation>
    </message>
    <message>
        <source>{trump} · {contract}</source>
        <translation>{trump} · {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Juegas {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>Nullo: leave tricks to the others</source>
        <translation>Nullo: dejar bazas a los otros</translation>
    </message>
    <message>
        <source>Grand: take tricks</source>
        <translation>Grand: ganar bazas</translation>
    </message>
    <message>
        <source>No trump, low cards win</source>
        <translation>Sin triunfo, ganan las bajas</translation>
    </message>
    <message>
        <source>No trump, high cards win</source>
        <translation>Sin triunfo, ganan las altas</translation>
    </message>
    <message>
        <source>{suit}, downtown</source>
        <translation>{suit}, a bajas</translation>
    </message>
    <message>
        <source>{suit}, uptown</source>
        <translation>{suit}, a altas</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpear</translation>
    </message>
</context>
<context>
    <name>Card after with</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>el as de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>el rey de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dama de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>la jota de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>el diez de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>el nueve de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>el ocho de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>el siete de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>el seis de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>el cinco de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>el cuatro de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>el tres de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>el dos de {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>el uno de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>el comodín rojo</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>el comodín negro</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>un mago</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un bufón</translation>
    </message>
</context>
<context>
    <name>Card at the start of a sentence</name>
    <message>
        <source>The ace of {suit}</source>
        <translation>El as de {suit}</translation>
    </message>
    <message>
        <source>The king of {suit}</source>
        <translation>El rey de {suit}</translation>
    </message>
    <message>
        <source>The queen of {suit}</source>
        <translation>La dama de {suit}</translation>
    </message>
    <message>
        <source>The jack of {suit}</source>
        <translation>La jota de {suit}</translation>
    </message>
    <message>
        <source>The ten of {suit}</source>
        <translation>El diez de {suit}</translation>
    </message>
    <message>
        <source>The nine of {suit}</source>
        <translation>El nueve de {suit}</translation>
    </message>
    <message>
        <source>The eight of {suit}</source>
        <translation>El ocho de {suit}</translation>
    </message>
    <message>
        <source>The seven of {suit}</source>
        <translation>El siete de {suit}</translation>
    </message>
    <message>
        <source>The six of {suit}</source>
        <translation>El seis de {suit}</translation>
    </message>
    <message>
        <source>The five of {suit}</source>
        <translation>El cinco de {suit}</translation>
    </message>
    <message>
        <source>The four of {suit}</source>
        <translation>El cuatro de {suit}</translation>
    </message>
    <message>
        <source>The three of {suit}</source>
        <translation>El tres de {suit}</translation>
    </message>
    <message>
        <source>The two of {suit}</source>
        <translation>El dos de {suit}</translation>
    </message>
    <message>
        <source>The one of {suit}</source>
        <translation>El uno de {suit}</translation>
    </message>
    <message>
        <source>The red joker</source>
        <translation>El comodín rojo</translation>
    </message>
    <message>
        <source>The black joker</source>
        <translation>El comodín negro</translation>
    </message>
    <message>
        <source>A wizard</source>
        <translation>Un mago</translation>
    </message>
    <message>
        <source>A jester</source>
        <translation>Un bufón</translation>
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
        <translation>rey de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jota de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>diez de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nueve de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>ocho de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>siete de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>seis de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinco de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>cuatro de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>tres de {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>dos de {suit}</translation>
    </message>
    <message>
        <source>one of {suit}</source>
        <translation>uno de {suit}</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>comodín rojo</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>comodín negro</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>mago</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>bufón</translation>
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
        <translation>el as de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>el rey de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dama de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>la jota de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>el diez de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>el nueve de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>el ocho de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>el siete de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>el seis de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>el cinco de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>el cuatro de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>el tres de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>el dos de {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>el uno de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>el comodín rojo</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>el comodín negro</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>un mago</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un bufón</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Play out deal</source>
        <translation>Jugar el resto</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: a bot chooses for you.</source>
        <translation>Se acabó el tiempo: un bot elige por ti.</translation>
    </message>
    <message>
        <source>Time is up: {card} was played for you.</source>
        <translation>Se acabó el tiempo: un bot ha jugado {card} por ti.</translation>
    </message>
    <message>
        <source>Time is up: a bid of {tricks} was made for you.</source>
        <translation>Se acabó el tiempo: un bot ha apostado {tricks} por ti.</translation>
    </message>
    <message>
        <source>Time is up: a choice was made for you.</source>
        <translation>Se acabó el tiempo: un bot ha elegido por ti.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Sin alternativa</translation>
    </message>
    <message>
        <source>Chance to make the bid</source>
        <translation>Probabilidad de acertar</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Probabilidad de ganar la partida</translation>
    </message>
    <message>
        <source>Right, and unlucky.</source>
        <translation>Buena decisión, mala suerte.</translation>
    </message>
    <message>
        <source>It cost nothing this time.</source>
        <translation>Esta vez no costó nada.</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Todo igual</translation>
    </message>
    <message>
        <source>All that could be chosen came to the same.</source>
        <translation>Todo lo que se podía elegir daba lo mismo.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>puntos de media</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>{name} chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>{name} eligió {own}: {own_share} %. Lo mejor era {best}: {best_share} %.</translation>
    </message>
    <message>
        <source>No other choice was surely better.</source>
        <translation>Ninguna otra opción era mejor con seguridad.</translation>
    </message>
    <message>
        <source>It wins the match most often.</source>
        <translation>Es lo que más veces gana la partida.</translation>
    </message>
    <message>
        <source>Judged by what you could know · {deals}</source>
        <translation>Según lo que podías saber · {deals}</translation>
    </message>
    <message>
        <source>Judged by what {name} could know · {deals}</source>
        <translation>Según lo que podía saber {name} · {deals}</translation>
    </message>
    <message>
        <source>{word}. Points lost: {loss}. Best: {best}.</source>
        <translation>{word}. Puntos perdidos: {loss}. Lo mejor: {best}.</translation>
    </message>
    <message>
        <source>The coach is looking at {name}&apos;s choices: {done} of {count}</source>
        <translation>El entrenador revisa las decisiones de {name}: {done} de {count}</translation>
    </message>
    <message>
        <source>The coach is looking at your choices: {done} of {count}</source>
        <translation>El entrenador revisa tus decisiones: {done} de {count}</translation>
    </message>
    <message>
        <source>{done} of {count} judged.</source>
        <translation>{done} de {count} juzgadas.</translation>
    </message>
    <message>
        <source>This choice could not be judged. The file farwhist.log says why.</source>
        <translation>No se ha podido juzgar esta decisión. El archivo farwhist.log dice por qué.</translation>
    </message>
    <message>
        <source>A bot chose this in the player’s place. It is not judged.</source>
        <translation>Un bot eligió esto en lugar del jugador. No se juzga.</translation>
    </message>
    <message>
        <source>Time was up, and a bot chose this. It is not judged.</source>
        <translation>Se acabó el tiempo y esto lo eligió un bot. No se juzga.</translation>
    </message>
    <message>
        <source>This follows a hint. It is not judged.</source>
        <translation>Esta decisión sigue un consejo. No se juzga.</translation>
    </message>
    <message>
        <source>All was decided: this was played by itself.</source>
        <translation>Todo estaba decidido: esta carta se jugó sola.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Chance to stay in</source>
        <translation>Probabilidad de seguir</translation>
    </message>
    <message>
        <source>Chance of the odd trick</source>
        <translation>Probabilidad de más de seis bazas</translation>
    </message>
    <message>
        <source>Chance of the contract</source>
        <translation>Probabilidad de cumplir el contrato</translation>
    </message>
    <message>
        <source>Chance to be out of cards first</source>
        <translation>Probabilidad de quedarse sin cartas primero</translation>
    </message>
    <message>
        <source>All choices come to the same.</source>
        <translation>Todas las opciones dan lo mismo.</translation>
    </message>
    <message>
        <source>Other choices are as good here; the usual one is named.</source>
        <translation>Otras opciones son igual de buenas aquí; se indica la habitual.</translation>
    </message>
    <message>
        <source>{share} percent</source>
        <translation>{share} por ciento</translation>
    </message>
    <message>
        <source>best</source>
        <translation>lo mejor</translation>
    </message>
    <message>
        <source>You chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Elegiste {own}: {own_share} %. Lo mejor era {best}: {best_share} %.</translation>
    </message>
    <message>
        <source>Best was {best}.</source>
        <translation>Lo mejor era {best}.</translation>
    </message>
    <message>
        <source>Looking at your choices: {done} of {count}</source>
        <translation>Revisando tus decisiones: {done} de {count}</translation>
    </message>
    <message>
        <source>The coach will look at this deal soon.</source>
        <translation>El entrenador revisará pronto esta ronda.</translation>
    </message>
    <message>
        <source>The coach is waiting for mains power.</source>
        <translation>El entrenador espera a que el ordenador esté enchufado.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Sin juzgar.</translation>
    </message>
    <message>
        <source>This deal could not be judged. The file farwhist.log says why.</source>
        <translation>No se ha podido juzgar esta ronda. El archivo farwhist.log dice por qué.</translation>
    </message>
    <message>
        <source>What could be better?</source>
        <translation>¿Qué se puede mejorar?</translation>
    </message>
    <message>
        <source>Judge now</source>
        <translation>Juzgar ahora</translation>
    </message>
    <message>
        <source>Judge this deal</source>
        <translation>Juzgar esta ronda</translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>Juzgar otra vez</translation>
    </message>
    <message>
        <source>cards and others {points}</source>
        <translation>cartas y demás {points}</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>No había nada que elegir.</translation>
    </message>
    <message>
        <source>Points lost in the bidding: {points}.</source>
        <translation>Puntos perdidos al apostar: {points}.</translation>
    </message>
    <message>
        <source>Points lost in the play: {points}, most {where}.</source>
        <translation>Puntos perdidos en el juego: {points}, sobre todo {where}.</translation>
    </message>
    <message>
        <source>No slips: your decisions cost about {points}.</source>
        <translation>Sin errores: tus decisiones costaron cerca de {points}.</translation>
    </message>
    <message>
        <source>Nothing lost. The rest was in the cards.</source>
        <translation>Sin pérdidas. Lo demás fue cosa de las cartas.</translation>
    </message>
    <message>
        <source>Winning chance lost: {lost} %, most {where}.</source>
        <translation>Pérdida de probabilidad de ganar: {lost} %, sobre todo {where}.</translation>
    </message>
    <message>
        <source>Not judged: the choices were not your own.</source>
        <translation>Sin juzgar: las decisiones no fueron tuyas.</translation>
    </message>
    <message>
        <source>Not judged: the coach does not compare such choices.</source>
        <translation>Sin juzgar: el entrenador no compara decisiones así.</translation>
    </message>
    <message>
        <source>Exactly as bid.</source>
        <translation>Exacto.</translation>
    </message>
    <message>
        <source>Well bid.</source>
        <translation>Bien apostado.</translation>
    </message>
    <message>
        <source>The coach has looked at this deal.</source>
        <translation>El entrenador ha mirado esta ronda.</translation>
    </message>
    <message>
        <source>Exactly as bid, and nothing lost.</source>
        <translation>Exactamente lo apostado, y sin pérdidas.</translation>
    </message>
    <message>
        <source>Your decisions {points}</source>
        <translation>Tus decisiones {points}</translation>
    </message>
    <message>
        <source>in the bidding: {choice}</source>
        <translation>al apostar: {choice}</translation>
    </message>
    <message>
        <source>in trick {trick}: {choice}</source>
        <translation>en la baza {trick}: {choice}</translation>
    </message>
    <message>
        <source>{best}: {best_share} %.</source>
        <translation>{best}: {best_share} %.</translation>
    </message>
    <message>
        <source>It scores most on average.</source>
        <translation>Es lo que más puntúa de media.</translation>
    </message>
    <message>
        <source>{word}. Winning chance lost: {loss}. Best: {best}.</source>
        <translation>{word}. Pérdida de probabilidad de ganar: {loss}. Lo mejor: {best}.</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach</source>
        <translation>Juzgado por una versión anterior del entrenador</translation>
    </message>
    <message>
        <source>{choice}: {share} percent, {points}</source>
        <translation>{choice}: {share} por ciento, {points}</translation>
    </message>
    <message>
        <source>{choice} now</source>
        <translation>{choice} ahora</translation>
    </message>
    <message>
        <source>{choice} then</source>
        <translation>{choice} entonces</translation>
    </message>
    <message>
        <source>What the coach finds cannot be saved: {reason}</source>
        <translation>No se puede guardar lo que encuentra el entrenador: {reason}</translation>
    </message>
    <message>
        <source>With open cards: the bid was certain with {cards}, whatever the others did.</source>
        <translation>Con las cartas a la vista: con {cards} el acierto era seguro, hicieran lo que hicieran los demás.</translation>
    </message>
    <message>
        <source>With open cards: the bid was out of reach, whatever was played.</source>
        <translation>Con las cartas a la vista: acertar ya era imposible, se jugara lo que se jugara.</translation>
    </message>
    <message>
        <source>Nobody could know that.</source>
        <translation>Nadie podía saberlo.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>You needed {need} {left}</source>
        <translation>Necesitabas {need} {left}</translation>
    </message>
    <message>
        <source>You needed none {left}</source>
        <translation>No necesitabas ninguna {left}</translation>
    </message>
    <message>
        <source>Tricks that this hand usually takes: {tricks}.</source>
        <translation>Bazas que suele hacer esta mano: {tricks}.</translation>
    </message>
    <message>
        <source>You held {cards}.</source>
        <translation>Tenías {cards}.</translation>
    </message>
</context>
<context>
    <name>Copy</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta cada uno</numerusform>
            <numerusform>%n cartas cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulated deal(s)</source>
        <translation>
            <numerusform>%Ln reparto simulado</numerusform>
            <numerusform>%Ln repartos simulados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n de menos</numerusform>
            <numerusform>%n de menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>sobra %n</numerusform>
            <numerusform>sobran %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} punto</numerusform>
            <numerusform>{points} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n pasaje encontrado</numerusform>
            <numerusform>%n pasajes encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) were bid</source>
        <translation>
            <numerusform>%n baza apostada</numerusform>
            <numerusform>%n bazas apostadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of %n trick(s)</source>
        <translation>
            <numerusform>de %n</numerusform>
            <numerusform>de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) without effect here</source>
        <translation>
            <numerusform>%n opción sin efecto</numerusform>
            <numerusform>%n opciones sin efecto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n de más</numerusform>
            <numerusform>%n de más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Una baza de menos, pero bien jugado: tu última decisión tenía un {share} % de probabilidad.</numerusform>
            <numerusform>%n bazas de menos, pero bien jugado: tu última decisión tenía un {share} % de probabilidad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Una baza de más, pero bien jugado: tu última decisión tenía un {share} % de probabilidad.</numerusform>
            <numerusform>%n bazas de más, pero bien jugado: tu última decisión tenía un {share} % de probabilidad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) best.</source>
        <translation>
            <numerusform>%n de {count} decisiones fue la mejor.</numerusform>
            <numerusform>%n de {count} decisiones fueron las mejores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n pica</numerusform>
            <numerusform>%n picas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n corazón</numerusform>
            <numerusform>%n corazones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n diamante</numerusform>
            <numerusform>%n diamantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n trébol</numerusform>
            <numerusform>%n tréboles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) up</source>
        <translation>
            <numerusform>%n puesto ganado</numerusform>
            <numerusform>%n puestos ganados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) down</source>
        <translation>
            <numerusform>%n puesto perdido</numerusform>
            <numerusform>%n puestos perdidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n trick(s)</source>
        <translation>
            <numerusform>última baza</numerusform>
            <numerusform>últimas %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation>
            <numerusform>Quedarme la última baza</numerusform>
            <numerusform>Quedarme las últimas %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s) in a row.</source>
        <translation>
            <numerusform>%n apuesta exacta.</numerusform>
            <numerusform>%n apuestas exactas seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s)</source>
        <translation>
            <numerusform>%n apuesta exacta</numerusform>
            <numerusform>%n apuestas exactas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were exact %n time(s) in a row.</source>
        <translation>
            <numerusform>Acertaste %n vez.</numerusform>
            <numerusform>Acertaste %n veces seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n semana</numerusform>
            <numerusform>%n semanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n mes</numerusform>
            <numerusform>%n meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the last %n trick(s)</source>
        <translation>
            <numerusform>con una baza por jugar</numerusform>
            <numerusform>de las últimas %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and had %n sure</source>
        <translation>
            <numerusform>y tenías %n segura</numerusform>
            <numerusform>y tenías %n seguras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held %n trump(s)</source>
        <translation>
            <numerusform>y tenías %n triunfo</numerusform>
            <numerusform>y tenías %n triunfos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held the highest card left in %n suit(s)</source>
        <translation>
            <numerusform>y tenías la carta más alta que quedaba en %n palo</numerusform>
            <numerusform>y tenías la carta más alta que quedaba en %n palos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right %n time(s) in a row</source>
        <translation>
            <numerusform>Acertada %n vez</numerusform>
            <numerusform>Acertada %n veces seguidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCounts</name>
    <message numerus="yes">
        <source>%n card(s) for each player</source>
        <translation>
            <numerusform>%n carta por jugador</numerusform>
            <numerusform>%n cartas por jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of the &amp;week: %n day(s) left</source>
        <translation>
            <numerusform>Partida de la &amp;semana: queda %n día</numerusform>
            <numerusform>Partida de la &amp;semana: quedan %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal facts</name>
    <message>
        <source>Cut: {cards}</source>
        <translation>Corte: {cards}</translation>
    </message>
    <message>
        <source>You discarded {cards}</source>
        <translation>Descartaste {cards}</translation>
    </message>
    <message>
        <source>The kitty, {cards}</source>
        <translation>El talón, {cards}</translation>
    </message>
    <message>
        <source>Turned up, and in your hand</source>
        <translation>Descubierta, en tu mano</translation>
    </message>
    <message>
        <source>Turned up by {name}, who holds it</source>
        <translation>La descubre {name} y la tiene en la mano</translation>
    </message>
    <message>
        <source>You won the cut and chose trumps</source>
        <translation>Ganaste el corte y elegiste el triunfo</translation>
    </message>
    <message>
        <source>{name} won the cut and chose trumps</source>
        <translation>{name} ganó el corte y eligió el triunfo</translation>
    </message>
    <message>
        <source>You chose trumps</source>
        <translation>Elegiste el triunfo</translation>
    </message>
    <message>
        <source>{name} chose trumps</source>
        <translation>{name} eligió el triunfo</translation>
    </message>
    <message>
        <source>You won the cut and choose trumps</source>
        <translation>Ganaste el corte y eliges el triunfo</translation>
    </message>
    <message>
        <source>{name} won the cut and chooses trumps</source>
        <translation>{name} ganó el corte y elige el triunfo</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Eliges el triunfo</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} elige el triunfo</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}, counting the kitty as one</source>
        <translation>Apostaste {level}: {tricks}, con el talón como una</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}</source>
        <translation>Apostaste {level}: {tricks}</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}, counting the kitty as one</source>
        <translation>{name} apostó {level}: {tricks}, con el talón como una</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}</source>
        <translation>{name} apostó {level}: {tricks}</translation>
    </message>
    <message>
        <source>Low cards win: A 2 3 … K</source>
        <translation>Ganan las cartas bajas: A 2 3 … K</translation>
    </message>
    <message>
        <source>High cards win: A K Q … 2</source>
        <translation>Ganan las cartas altas: A K Q … 2</translation>
    </message>
    <message>
        <source>All play a general misère</source>
        <translation>Todos juegan una misère general</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} juega {contract}</translation>
    </message>
    <message>
        <source>{name} and {partner} play {contract}</source>
        <translation>{name} y {partner} juegan {contract}</translation>
    </message>
    <message>
        <source>You and {name} play {contract}</source>
        <translation>{name} y tú jugáis {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Juegas {contract}</translation>
    </message>
    <message>
        <source>You called grand</source>
        <translation>Anunciaste grand</translation>
    </message>
    <message>
        <source>{name} called grand</source>
        <translation>{name} anunció grand</translation>
    </message>
    <message>
        <source>You called nullo</source>
        <translation>Anunciaste nullo</translation>
    </message>
    <message>
        <source>{name} called nullo</source>
        <translation>{name} anunció nullo</translation>
    </message>
    <message>
        <source>Bids: {calls}</source>
        <translation>Apuestas: {calls}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: paso</translation>
    </message>
    <message>
        <source>{name} {call}</source>
        <translation>{name} {call}</translation>
    </message>
    <message>
        <source>{name} {level} uptown</source>
        <translation>{name} {level} a altas</translation>
    </message>
    <message>
        <source>{name} {level} downtown</source>
        <translation>{name} {level} a bajas</translation>
    </message>
    <message>
        <source>{name} {level} no trump</source>
        <translation>{name} {level} sin triunfo</translation>
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
        <translation>Nil a ciegas: {names}</translation>
    </message>
    <message>
        <source>Bid blind: {names}</source>
        <translation>A ciegas: {names}</translation>
    </message>
</context>
<context>
    <name>Deal number</name>
    <message>
        <source>Match number</source>
        <translation>Número de partida</translation>
    </message>
    <message>
        <source>This is deal {deal} of match number {number}.
The same number deals the same cards again in the same game with the same number of players: {game}, {seats}.</source>
        <translation>Esta es la ronda {deal} de la partida número {number}.
El mismo número vuelve a repartir las mismas cartas, en el mismo juego y con el mismo número de jugadores: {game}, {seats}.</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copiar el número</translation>
    </message>
    <message>
        <source>Match &amp;number:</source>
        <translation>&amp;Número de partida:</translation>
    </message>
    <message>
        <source>&amp;Start this match</source>
        <translation>&amp;Empezar esta partida</translation>
    </message>
    <message>
        <source>Enter a number first</source>
        <translation>Escribe antes un número</translation>
    </message>
</context>
<context>
    <name>Deal texts</name>
    <message>
        <source>No deal code or diagram was found here.</source>
        <translation>Aquí no hay ningún código ni diagrama de una ronda.</translation>
    </message>
    <message>
        <source>The code is damaged after {after}.</source>
        <translation>El código está dañado después de {after}.</translation>
    </message>
    <message>
        <source>The end of the code is missing, after {after}.</source>
        <translation>Falta el final del código, después de {after}.</translation>
    </message>
    <message>
        <source>The code does not hold a playable deal.</source>
        <translation>El código no contiene ninguna ronda que se pueda jugar.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Far Whist.</source>
        <translation>Este código es de una versión más nueva de Far Whist.</translation>
    </message>
    <message>
        <source>This deal is for the game “{game}”, which this version does not have.</source>
        <translation>Esta ronda es del juego «{game}», que esta versión no conoce.</translation>
    </message>
    <message>
        <source>The rules of this deal cannot be played. {why}</source>
        <translation>Las reglas de esta ronda no se pueden jugar. {why}</translation>
    </message>
    <message>
        <source>This match has no deal {deal}.</source>
        <translation>Esta partida no tiene la ronda {deal}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>No existe el asiento {seat}.</translation>
    </message>
    <message>
        <source>The deals before this one do not fit this game.</source>
        <translation>Las rondas anteriores a esta no encajan con este juego.</translation>
    </message>
    <message>
        <source>Wrong number of cards in the deal: {cards}; the pack has {pack}.</source>
        <translation>Número de cartas equivocado en la ronda: {cards}; la baraja tiene {pack}.</translation>
    </message>
    <message>
        <source>Wrong number of cards at seat {seat}: {cards} instead of {wanted}.</source>
        <translation>Número de cartas equivocado en el asiento {seat}: {cards} en vez de {wanted}.</translation>
    </message>
    <message>
        <source>{card} appears twice: {one} and {other}.</source>
        <translation>{card} aparece dos veces: {one} y {other}.</translation>
    </message>
    <message>
        <source>{card} is not in this pack: {place}.</source>
        <translation>{card} no está en esta baraja: {place}.</translation>
    </message>
    <message>
        <source>{card} cannot be the turned card: it is not where one is turned.</source>
        <translation>{card} no puede ser la carta descubierta: no está donde se descubre una.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing, or does not follow from its rules.</source>
        <translation>El triunfo de esta ronda falta o no se deduce de sus reglas.</translation>
    </message>
    <message>
        <source>Seat {seat}: “{move}” is not possible. {why}</source>
        <translation>Asiento {seat}: «{move}» no es posible. {why}</translation>
    </message>
    <message>
        <source>Trick {trick}: seat {seat} cannot play {move}. {why}</source>
        <translation>Baza {trick}: el asiento {seat} no puede jugar {move}. {why}</translation>
    </message>
    <message>
        <source>Turn {turn}: seat {seat} cannot play {move}. {why}</source>
        <translation>Turno {turn}: el asiento {seat} no puede jugar {move}. {why}</translation>
    </message>
    <message>
        <source>“{move}” of seat {seat} comes after the last card.</source>
        <translation>«{move}» del asiento {seat} viene después de la última carta.</translation>
    </message>
    <message>
        <source>“{line}” cannot be read.</source>
        <translation>No se puede leer «{line}».</translation>
    </message>
    <message>
        <source>The line “{line}” is missing.</source>
        <translation>Falta la línea «{line}».</translation>
    </message>
    <message>
        <source>The diagram and the code below it show different deals.</source>
        <translation>El diagrama y el código de debajo muestran rondas distintas.</translation>
    </message>
    <message>
        <source>“{line}” does not follow from the cards and moves.</source>
        <translation>«{line}» no se deduce de las cartas y jugadas.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>asiento {seat}</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>sin repartir</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>de corte</translation>
    </message>
    <message>
        <source>given</source>
        <translation>entregada</translation>
    </message>
    <message>
        <source>The code of deal {number} was copied.</source>
        <translation>Se ha copiado el código de la ronda {number}.</translation>
    </message>
    <message>
        <source>The diagram of deal {number} was copied.</source>
        <translation>Se ha copiado el diagrama de la ronda {number}.</translation>
    </message>
    <message>
        <source>What you know of this deal was copied.</source>
        <translation>Se ha copiado lo que sabes de esta ronda.</translation>
    </message>
    <message>
        <source>This deal is for {players}, but the table seats {least} to {most}.</source>
        <translation>Esta ronda es para {players}; en la mesa caben de {least} a {most}.</translation>
    </message>
    <message>
        <source>The pasted deal is on the table.</source>
        <translation>La ronda pegada está en la mesa.</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Pegar ronda</translation>
    </message>
    <message>
        <source>This deal cannot be opened.</source>
        <translation>No se puede abrir esta ronda.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{file}” is larger than a card deck should be.</source>
        <translation>«{file}» es más grande de lo que debería ser una baraja.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or no drawing in SVG.</source>
        <translation>«{file}» está dañado o no es un dibujo SVG.</translation>
    </message>
    <message>
        <source>“{file}” is refused: it could keep the program from going on.</source>
        <translation>«{file}» no se acepta: podría bloquear el programa.</translation>
    </message>
    <message>
        <source>“{file}” names a drawing outside its own folder.</source>
        <translation>«{file}» nombra un dibujo fuera de su propia carpeta.</translation>
    </message>
    <message>
        <source>“{file}” names no drawing in SVG.</source>
        <translation>«{file}» no nombra ningún dibujo SVG.</translation>
    </message>
    <message>
        <source>“{file}” does not name its cards as decks of KDE or AisleRiot do.</source>
        <translation>«{file}» no nombra sus cartas como las barajas de KDE o AisleRiot.</translation>
    </message>
    <message>
        <source>“{file}” is drawn in a way that Far Whist cannot show.</source>
        <translation>«{file}» está dibujado de un modo que Far Whist no puede mostrar.</translation>
    </message>
    <message>
        <source>The cards in “{file}” are not upright.</source>
        <translation>Las cartas de «{file}» no son verticales.</translation>
    </message>
    <message>
        <source>The card deck {file} cannot be read: {problem}.</source>
        <translation>No se puede leer la baraja {file}: {problem}.</translation>
    </message>
    <message>
        <source>There is no card deck of KDE or AisleRiot in {folder}.</source>
        <translation>No hay ninguna baraja de KDE o AisleRiot en {folder}.</translation>
    </message>
    <message>
        <source>This deck is used as it is drawn: style, suit colours, index size, paper and letters do not apply.</source>
        <translation>Esta baraja se usa tal como está dibujada: no se aplican el estilo, los colores, el tamaño del índice, el papel ni las letras.</translation>
    </message>
    <message>
        <source>Available with a deck from a folder that has a back</source>
        <translation>Disponible con una baraja de una carpeta que tenga dorso</translation>
    </message>
    <message>
        <source>The back of the deck from the folder is used</source>
        <translation>Se usa el dorso de la baraja de la carpeta</translation>
    </message>
    <message>
        <source>This deck has no wizards or jesters: ours are used.</source>
        <translation>Esta baraja no tiene magos ni bufones: se usan los nuestros.</translation>
    </message>
    <message>
        <source>This deck has no jokers, wizards or jesters: ours are used.</source>
        <translation>Esta baraja no tiene comodines, magos ni bufones: se usan los nuestros.</translation>
    </message>
    <message>
        <source>It has no back: ours is used.</source>
        <translation>No tiene dorso: se usa el nuestro.</translation>
    </message>
    <message>
        <source>Cards of ours in it: {cards}.</source>
        <translation>Cartas nuestras en ella: {cards}.</translation>
    </message>
    <message>
        <source>What it shows from other files is left out.</source>
        <translation>Se omite lo que muestra de otros archivos.</translation>
    </message>
    <message>
        <source>The cards of Far Whist are used.</source>
        <translation>Se usan las cartas de Far Whist.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Deal from the table</source>
        <translation>Ronda de la mesa</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Editor de rondas</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Study it</source>
        <translation>Estudiarla</translation>
    </message>
    <message>
        <source>Ask the coach what each choice is worth</source>
        <translation>Preguntar al entrenador cuánto vale cada opción</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Copiar diagrama</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>You can study the deal once all cards have been played.</source>
        <translation>Podrás estudiar la ronda cuando se hayan jugado todas las cartas.</translation>
    </message>
    <message>
        <source>You can ask the coach once the deal is complete.</source>
        <translation>Podrás preguntar al entrenador cuando la ronda esté completa.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Calls and cards</source>
        <translation>Apuestas y cartas</translation>
    </message>
    <message>
        <source>Cards: {name}</source>
        <translation>Cartas: {name}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Lo que se muestra abajo</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back</source>
        <translation>De 1 a {seats}: dar una carta a un asiento; 0: retirarla</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back, + turns it up</source>
        <translation>De 1 a {seats}: dar una carta a un asiento; 0: retirarla; +: descubrirla</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Fill the rest at random</source>
        <translation>Repartir el resto al azar</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Retirar todo</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Cuánto vale cada opción</translation>
    </message>
    <message>
        <source>{name}, from what this seat can know · {deals}</source>
        <translation>{name}, según lo que puede saber este asiento · {deals}</translation>
    </message>
    <message>
        <source>{name}: best is {choice}.</source>
        <translation>{name}: lo mejor es {choice}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartas por jugador</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Chooses trumps</source>
        <translation>Elige triunfo</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>{game}, other rules</source>
        <translation>{game}, otras reglas</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Descubierta</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Según las reglas</translation>
    </message>
    <message>
        <source>{cards} of {wanted}</source>
        <translation>{cards} de {wanted}</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>descubierta</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>de corte</translation>
    </message>
    <message>
        <source>{card} is free. {free}.</source>
        <translation>{card} está libre. {free}.</translation>
    </message>
    <message>
        <source>The cut card is missing.</source>
        <translation>Falta la carta del corte.</translation>
    </message>
    <message>
        <source>The card that is turned up for trump is missing.</source>
        <translation>Falta la carta que se descubre para el triunfo.</translation>
    </message>
    <message>
        <source>{card} is turned up, and must be in this hand: {name}.</source>
        <translation>{card} es la carta descubierta y debe estar en esta mano: {name}.</translation>
    </message>
    <message>
        <source>{card} is turned up and cannot be in a hand too.</source>
        <translation>{card} es la carta descubierta y no puede estar también en una mano.</translation>
    </message>
    <message>
        <source>{card} stays where it is: {holder}.</source>
        <translation>{card} se queda donde está: {holder}.</translation>
    </message>
    <message>
        <source>Not a card of this pack: {words}.</source>
        <translation>No es una carta de esta baraja: {words}.</translation>
    </message>
    <message>
        <source>{name}: {cards} of {wanted}.</source>
        <translation>{name}: {cards} de {wanted}.</translation>
    </message>
    <message>
        <source>{card}: {name}. {held}. {free}.</source>
        <translation>{card}: {name}. {held}. {free}.</translation>
    </message>
    <message>
        <source>{name}: {cards} instead of {wanted}.</source>
        <translation>{name}: {cards} en vez de {wanted}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>The bids add up to {bids} for {tricks}.</source>
        <translation>Las apuestas suman {bids} para {tricks}.</translation>
    </message>
    <message>
        <source>Nobody has a card yet.</source>
        <translation>Nadie tiene cartas todavía.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing.</source>
        <translation>Falta el triunfo de esta ronda.</translation>
    </message>
    <message>
        <source>Fill in at random</source>
        <translation>Completar al azar</translation>
    </message>
    <message>
        <source>Remove the last ones</source>
        <translation>Quitar las últimas</translation>
    </message>
    <message>
        <source>Deal all at random</source>
        <translation>Repartir todo al azar</translation>
    </message>
    <message>
        <source>Turn one up at random</source>
        <translation>Descubrir una al azar</translation>
    </message>
    <message>
        <source>Draw one at random</source>
        <translation>Sacar una al azar</translation>
    </message>
    <message>
        <source>Delete this and everything after it</source>
        <translation>Eliminar esto y lo que sigue</translation>
    </message>
    <message>
        <source>Move it here</source>
        <translation>Moverla aquí</translation>
    </message>
    <message>
        <source>{name} · bid</source>
        <translation>{name} · apuesta</translation>
    </message>
    <message>
        <source>{name} · card</source>
        <translation>{name} · carta</translation>
    </message>
    <message>
        <source>{name} · choice</source>
        <translation>{name} · decisión</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation>{card}, carta ya jugada</translation>
    </message>
    <message>
        <source>{card} is turned up. {free}.</source>
        <translation>Carta descubierta: {card}. {free}.</translation>
    </message>
    <message>
        <source>{card} cannot be played now.</source>
        <translation>{card} no se puede jugar ahora.</translation>
    </message>
    <message>
        <source>The deal is over: nothing is left to choose.</source>
        <translation>La ronda ha terminado: no queda nada que elegir.</translation>
    </message>
    <message>
        <source>The coach does not judge this game.</source>
        <translation>El entrenador no juzga este juego.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Repartidor</translation>
    </message>
    <message>
        <source>Calls and cards so far</source>
        <translation>Apuestas y cartas hasta ahora</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Retirar todo</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Dejar que todos sigan</translation>
    </message>
    <message>
        <source>Calls and cards can be added once all hands are complete.</source>
        <translation>Podrás añadir apuestas y cartas cuando todas las manos estén completas.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Nadie ha apostado todavía.</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>El entrenador piensa…</translation>
    </message>
    <message>
        <source>Everyone plays on.</source>
        <translation>Todos siguen jugando.</translation>
    </message>
    <message>
        <source>The deal has changed. Ask the coach again.</source>
        <translation>La ronda ha cambiado. Pregunta otra vez al entrenador.</translation>
    </message>
    <message>
        <source>The coach has nothing to compare here.</source>
        <translation>El entrenador no tiene nada que comparar aquí.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>La última ronda terminada</translation>
    </message>
    <message>
        <source>This is the deal you edited last.</source>
        <translation>Esta es la última ronda que editaste.</translation>
    </message>
    <message>
        <source>The deal was pasted.</source>
        <translation>Se ha pegado la ronda.</translation>
    </message>
    <message>
        <source>The deal from the table was loaded.</source>
        <translation>Se ha cargado la ronda de la mesa.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Abrir una ronda</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}</source>
        <translation>No se puede leer {file}: {problem}</translation>
    </message>
    <message>
        <source>This file holds a whole match, not a single deal.</source>
        <translation>Este archivo contiene una partida entera, no una sola ronda.</translation>
    </message>
    <message>
        <source>The deal from the file was loaded.</source>
        <translation>Se ha cargado la ronda del archivo.</translation>
    </message>
    <message>
        <source>The deal is on the table.</source>
        <translation>La ronda está en la mesa.</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>Se ha copiado el código.</translation>
    </message>
    <message>
        <source>The diagram was copied.</source>
        <translation>Se ha copiado el diagrama.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>The deal was saved as “{file}”.</source>
        <translation>La ronda se ha guardado como «{file}».</translation>
    </message>
    <message>
        <source>The points before this deal, in this order: {names}</source>
        <translation>Los puntos antes de esta ronda, en este orden: {names}</translation>
    </message>
    <message>
        <source>“{text}” is not a list of points: enter a number for each of {names}.</source>
        <translation>«{text}» no es una lista de puntos: escribe un número para cada uno: {names}.</translation>
    </message>
    <message>
        <source>The deal in the editor cannot be saved: {reason}</source>
        <translation>No se puede guardar la ronda del editor: {reason}</translation>
    </message>
</context>
<context>
    <name>EditorCounts</name>
    <message numerus="yes">
        <source>%n card(s) free</source>
        <translation>
            <numerusform>%n carta libre</numerusform>
            <numerusform>%n cartas libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Falta %n carta.</numerusform>
            <numerusform>Faltan %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; no card is used twice.</source>
        <translation>
            <numerusform>%n carta cada uno; ninguna aparece dos veces.</numerusform>
            <numerusform>%n cartas cada uno; ninguna aparece dos veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays on: %n trick(s) so far.</source>
        <translation>
            <numerusform>Todos siguen: %n baza hasta ahora.</numerusform>
            <numerusform>Todos siguen: %n bazas hasta ahora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Far Whist ended unexpectedly last time; your match is safe.</source>
        <translation>La última vez, Far Whist se cerró de forma inesperada; tu partida está a salvo.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Algo ha salido mal.</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe.</source>
        <translation>Algo ha salido mal; tu partida está a salvo.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>Deta&amp;ils</source>
        <translation>&amp;Detalles</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Qué ha salido mal</translation>
    </message>
    <message>
        <source>If you report this, please include the text below. It contains nothing about your match. A copy is in {file}.</source>
        <translation>Si informas de esto, adjunta el texto de abajo. No contiene nada de tu partida. Hay una copia en {file}.</translation>
    </message>
</context>
<context>
    <name>Fair play</name>
    <message>
        <source>Fair play</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Huellas</translation>
    </message>
    <message>
        <source>Paste your copy, or leave empty to check the fingerprint above</source>
        <translation>Pega tu copia, o déjalo vacío para comprobar la huella de arriba</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>The cards and the other players&apos; bids are fixed before you choose. Copy a fingerprint now; when the deal is over you see the text it was made from, and any SHA-256 tool gives the same fingerprint.</source>
        <translation>Las cartas y las apuestas de los demás quedan fijadas antes de que elijas. Copia ahora una huella; cuando acabe la ronda verás el texto del que procede, y cualquier programa de SHA-256 te dará la misma huella.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint:</source>
        <translation>&amp;Huella:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Texto:</translation>
    </message>
    <message>
        <source>&amp;Your copy:</source>
        <translation>T&amp;u copia:</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>La partida entera</translation>
    </message>
    <message>
        <source>Secret until the match is over.</source>
        <translation>Secreto hasta que acabe la partida.</translation>
    </message>
    <message>
        <source>Secret until the deal is over.</source>
        <translation>Secreto hasta que acabe la ronda.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Secret until the bid is shown.</source>
        <translation>Secreto hasta que se muestre la apuesta.</translation>
    </message>
    <message>
        <source>Deal {number}: bid of {player}</source>
        <translation>Ronda {number}: apuesta de {player}</translation>
    </message>
    <message>
        <source>This is not the fingerprint of the text. Was it copied for another deal?</source>
        <translation>Esta no es la huella del texto. ¿La copiaste de otra ronda?</translation>
    </message>
    <message>
        <source>The text has this fingerprint: nothing was changed.</source>
        <translation>El texto tiene esta huella: no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The text has this fingerprint, but different cards were played.</source>
        <translation>El texto tiene esta huella, pero las cartas jugadas son otras.</translation>
    </message>
    <message>
        <source>The text has this fingerprint and its cards are the ones played: nothing was changed.</source>
        <translation>El texto tiene esta huella y sus cartas son las que se jugaron: no se ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a match or rules</source>
        <translation>Abrir una partida o reglas</translation>
    </message>
    <message>
        <source>Matches and rules</source>
        <translation>Partidas y reglas</translation>
    </message>
    <message>
        <source>The match was saved as “{file}”.</source>
        <translation>La partida se ha guardado como «{file}».</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Far Whist matches</source>
        <translation>Partidas de Far Whist</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>No se puede escribir {file}: {problem}. Elige otro lugar.</translation>
    </message>
</context>
<context>
    <name>First steps</name>
    <message>
        <source>Skip tips</source>
        <translation>Saltar explicaciones</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>{game} – say how many tricks you will take, then take exactly that many.</source>
        <translation>{game}: di cuántas bazas harás y haz exactamente esas.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Otros juegos…</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is a trump, and trumps beat all other suits.</source>
        <translation>Ganas la baza: tu {card} es triunfo, y el triunfo gana a los demás palos.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is a trump, and trumps beat all other suits.</source>
        <translation>{name} gana la baza: {card} es triunfo, y el triunfo gana a los demás palos.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest trump.</source>
        <translation>Ganas la baza: tu {card} es el triunfo más alto.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest trump.</source>
        <translation>{name} gana la baza: {card} es el triunfo más alto.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest card of the suit that was led.</source>
        <translation>Ganas la baza: tu {card} es la carta más alta del palo de salida.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest card of the suit that was led.</source>
        <translation>{name} gana la baza: {card} es la carta más alta del palo de salida.</translation>
    </message>
    <message>
        <source>One card each, and trump is {suit}. Will your card take the trick? Choose 0 or 1, then press Ready.</source>
        <translation>Una carta cada uno, y el triunfo es {suit}. ¿Ganará tu carta la baza? Elige 0 o 1 y pulsa Listo.</translation>
    </message>
    <message>
        <source>Look at your cards: how many tricks will they take? Choose a number, then press Ready. Only the exact number counts.</source>
        <translation>Mira tus cartas: ¿cuántas bazas harás con ellas? Elige un número y pulsa Listo. Solo cuenta el número exacto.</translation>
    </message>
    <message>
        <source>Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Las apuestas son secretas hasta que todos están listos. Ahora cada placa muestra bazas / apuesta: ✓ es exacto, ▲ lleva de más.</translation>
    </message>
    <message>
        <source>Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Cada placa muestra bazas / apuesta: ✓ es exacto, ▲ lleva de más.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the lowest total wins the match.</source>
        <translation>La hoja de puntos suma todas las rondas; el total más bajo gana la partida.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the highest total wins the match.</source>
        <translation>La hoja de puntos suma todas las rondas; el total más alto gana la partida.</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>fixed for this bid</source>
        <translation>fijo para esta apuesta</translation>
    </message>
    <message>
        <source>bid of 0 made</source>
        <translation>apuesta de 0 acertada</translation>
    </message>
    <message>
        <source>cards, for a bid of 0</source>
        <translation>cartas, por apostar 0</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>bid squared</source>
        <translation>apuesta al cuadrado</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the bid</source>
        <translation>1 + 2 + … hasta la apuesta</translation>
    </message>
    <message>
        <source>cards of the deal</source>
        <translation>cartas de la ronda</translation>
    </message>
    <message>
        <source>more for a short deal</source>
        <translation>más por ronda corta</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>bid of 0 missed</source>
        <translation>apuesta de 0 fallida</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>bazas hechas</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>bazas de diferencia</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the tricks off</source>
        <translation>1 + 2 + … hasta la diferencia</translation>
    </message>
    <message>
        <source>tricks off, squared</source>
        <translation>diferencia al cuadrado</translation>
    </message>
    <message>
        <source>the total is halved</source>
        <translation>el total se reduce a la mitad</translation>
    </message>
    <message>
        <source>for the points the table has lost</source>
        <translation>por los puntos que ha perdido la mesa</translation>
    </message>
    <message>
        <source>for everybody who missed</source>
        <translation>por cada jugador que no acertó</translation>
    </message>
    <message>
        <source>every trick bid and taken</source>
        <translation>todas las bazas, apostadas y hechas</translation>
    </message>
    <message>
        <source>bid blind</source>
        <translation>apuesta a ciegas</translation>
    </message>
    <message>
        <source>for the streak</source>
        <translation>por la racha</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>bazas por encima de seis</translation>
    </message>
    <message>
        <source>the deal won</source>
        <translation>la ronda ganada</translation>
    </message>
    <message>
        <source>tricks more than the other</source>
        <translation>bazas más que el otro</translation>
    </message>
    <message>
        <source>the game won</source>
        <translation>el juego ganado</translation>
    </message>
    <message>
        <source>the rubber won</source>
        <translation>el rubber ganado</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honores</translation>
    </message>
    <message>
        <source>tricks bid and made</source>
        <translation>bazas apostadas y hechas</translation>
    </message>
    <message>
        <source>tricks bid, missed</source>
        <translation>bazas apostadas, fallidas</translation>
    </message>
    <message>
        <source>ten tricks or more, bid and made</source>
        <translation>diez bazas o más, apostadas y hechas</translation>
    </message>
    <message>
        <source>ten tricks or more bid, missed</source>
        <translation>diez bazas o más apostadas, falladas</translation>
    </message>
    <message>
        <source>bid blind and made, twice</source>
        <translation>a ciegas y cumplido, el doble</translation>
    </message>
    <message>
        <source>bid blind, missed, twice</source>
        <translation>a ciegas y fallado, el doble</translation>
    </message>
    <message>
        <source>tricks of the others above six</source>
        <translation>bazas de los otros por encima de seis</translation>
    </message>
    <message>
        <source>tricks below seven</source>
        <translation>bazas por debajo de siete</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>bazas de más</translation>
    </message>
    <message>
        <source>tricks above the bid</source>
        <translation>bazas de más</translation>
    </message>
    <message>
        <source>too many bags</source>
        <translation>castigo por bazas de más</translation>
    </message>
    <message>
        <source>blind bid of 0 made</source>
        <translation>apuesta de 0 a ciegas acertada</translation>
    </message>
    <message>
        <source>blind bid of 0 missed</source>
        <translation>apuesta de 0 a ciegas fallida</translation>
    </message>
    <message>
        <source>the game lost</source>
        <translation>el contrato fallado</translation>
    </message>
    <message>
        <source>tricks more than needed</source>
        <translation>bazas de más</translation>
    </message>
    <message>
        <source>tricks too few</source>
        <translation>bazas de menos</translation>
    </message>
    <message>
        <source>most tricks in a general misère</source>
        <translation>más bazas en una misère general</translation>
    </message>
    <message>
        <source>fewer tricks in a general misère</source>
        <translation>menos bazas en una misère general</translation>
    </message>
    <message>
        <source>doubled: a spade was turned up</source>
        <translation>doble: se descubrió una pica</translation>
    </message>
</context>
<context>
    <name>Full speech</name>
    <message>
        <source>On the pile: {card}.</source>
        <translation>En el montón: {card}.</translation>
    </message>
    <message>
        <source>Your cards by suits: {cards}.</source>
        <translation>Tus cartas por palos: {cards}.</translation>
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
        <translation>Whist clásico</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist del ascensor</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Whist eliminatorio</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>Romanian Whist</source>
        <translation>Whist rumano</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
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
        <translation>Whist alemán</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist de Minnesota</translation>
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
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Hechas/apuesta</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Wizards, jesters</source>
        <translation>Magos, bufones</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Comodines</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Opens this deal in the study; Back returns here</source>
        <translation>Abre esta ronda en el estudio; «Volver» trae de nuevo aquí</translation>
    </message>
    <message>
        <source>Search: {words}</source>
        <translation>Buscar: {words}</translation>
    </message>
    <message>
        <source>No passage has all these words. These have some of them.</source>
        <translation>Ningún pasaje tiene todas estas palabras. Estos tienen algunas.</translation>
    </message>
    <message>
        <source>These words are not in the help. The nearest: {words}</source>
        <translation>Estas palabras no están en la ayuda. Las más parecidas: {words}</translation>
    </message>
    <message>
        <source>Nothing was found. These pages are here:</source>
        <translation>No se ha encontrado nada. Estas son las páginas:</translation>
    </message>
    <message>
        <source>Far Whist Help</source>
        <translation>Ayuda de Far Whist</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Palabras que buscar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>What the command does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Más sobre esto</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponible cuando juegues tú</translation>
    </message>
    <message>
        <source>Lessons give their own hints</source>
        <translation>Las lecciones dan sus propios consejos</translation>
    </message>
    <message>
        <source>This match is played without hints</source>
        <translation>Esta partida se juega sin consejos</translation>
    </message>
    <message>
        <source>Available when it is your turn</source>
        <translation>Disponible cuando sea tu turno</translation>
    </message>
    <message>
        <source>There are no hints for this choice</source>
        <translation>No hay consejo para esta decisión</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Cerrar el consejo</translation>
    </message>
    <message>
        <source>Looking at possible deals …</source>
        <translation>Analizando repartos posibles…</translation>
    </message>
    <message>
        <source>Suggestion: {move}, {percent} %</source>
        <translation>Consejo: {move}, {percent} %</translation>
    </message>
    <message>
        <source>Suggestion: {move}</source>
        <translation>Consejo: {move}</translation>
    </message>
    <message>
        <source>Suggested bid {bid}, {percent} percent.</source>
        <translation>Apuesta sugerida {bid}, {percent} por ciento.</translation>
    </message>
    <message>
        <source>Suggested card: {card}, {percent} percent.</source>
        <translation>Carta sugerida: {card}, {percent} por ciento.</translation>
    </message>
    <message>
        <source>Suggestion: {move}.</source>
        <translation>Consejo: {move}.</translation>
    </message>
    <message>
        <source>{what} is made in {count} of 100 deals</source>
        <translation>{what} se cumple en {count} de 100 repartos</translation>
    </message>
    <message>
        <source>{what} takes this trick in {count} of 100 deals</source>
        <translation>{what}: gana esta baza en {count} de 100 repartos</translation>
    </message>
    <message>
        <source>{what} in {count}</source>
        <translation>{what} en {count}</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} a altas</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} a bajas</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} sin triunfo</translation>
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
        <translation>Es lo que haría el rival más fuerte con tus cartas.</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>jugar {cards}</translation>
    </message>
    <message>
        <source>bid {tricks}</source>
        <translation>apostar {tricks}</translation>
    </message>
    <message>
        <source>choose {suit}</source>
        <translation>elegir {suit}</translation>
    </message>
    <message>
        <source>offer {tricks} with {suit}</source>
        <translation>ofrecer {tricks} a {suit}</translation>
    </message>
    <message>
        <source>let low cards win</source>
        <translation>que ganen las cartas bajas</translation>
    </message>
    <message>
        <source>let high cards win</source>
        <translation>que ganen las cartas altas</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>dar {card}</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>descartar {card}</translation>
    </message>
    <message>
        <source>Bid {bid}. Points on average: {points}.</source>
        <translation>Apuesta {bid}. Puntos de media: {points}.</translation>
    </message>
    <message>
        <source>Play {card}. Points on average: {points}.</source>
        <translation>Juega {card}. Puntos de media: {points}.</translation>
    </message>
    <message>
        <source>{aim}, from {deals}: {choices}</source>
        <translation>{aim}, en {deals}: {choices}</translation>
    </message>
    <message>
        <source>Chance of each number of tricks, points of each bid; from {deals}</source>
        <translation>Probabilidad de cada número de bazas, puntos de cada apuesta; en {deals}</translation>
    </message>
    <message>
        <source>Above each card: how often it ends with exactly your bid; from {deals}</source>
        <translation>Sobre cada carta: con qué frecuencia aciertas al jugarla; en {deals}</translation>
    </message>
    <message>
        <source>look at your cards first</source>
        <translation>mirar antes tus cartas</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>guardar la carta</translation>
    </message>
    <message>
        <source>discard the card and take the next</source>
        <translation>descartar la carta y tomar la siguiente</translation>
    </message>
    <message>
        <source>knock and keep your card</source>
        <translation>golpear y guardar tu carta</translation>
    </message>
    <message>
        <source>play your card unseen</source>
        <translation>jugar tu carta sin verla</translation>
    </message>
    <message>
        <source>call {contract}</source>
        <translation>anunciar {contract}</translation>
    </message>
    <message>
        <source>bid {level}, uptown</source>
        <translation>apostar {level}, a altas</translation>
    </message>
    <message>
        <source>bid {level}, downtown</source>
        <translation>apostar {level}, a bajas</translation>
    </message>
    <message>
        <source>bid {level} no trump</source>
        <translation>apostar {level} sin triunfo</translation>
    </message>
    <message>
        <source>call grand</source>
        <translation>anunciar grand</translation>
    </message>
    <message>
        <source>call nullo</source>
        <translation>anunciar nullo</translation>
    </message>
    <message>
        <source>{what}: {percent} percent, points {points}</source>
        <translation>{what}: {percent} por ciento, puntos {points}</translation>
    </message>
</context>
<context>
    <name>Introductions</name>
    <message>
        <source>This match has options of its own: see the rules of this game.</source>
        <translation>Esta partida tiene opciones propias: mira las reglas de este juego.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time, in secret; then all bids are revealed together. The hands grow by two cards from deal to deal, up to the largest, and shrink again.</source>
        <translation>Todos apuestan a la vez y en secreto; después se descubren juntas todas las apuestas. De ronda en ronda las manos crecen de dos en dos cartas hasta la más grande, y vuelven a bajar.</translation>
    </message>
    <message>
        <source>Bids are made in turn, the dealer&apos;s last. The dealer may not make them add up to the number of tricks, so somebody always misses. This limit is called the hook.</source>
        <translation>Se apuesta por turno, y el repartidor el último. No puede hacer que las apuestas sumen el número de bazas, así que siempre falla alguien. Es el límite.</translation>
    </message>
    <message>
        <source>Only the highest ranks are in the pack. If you cannot follow suit, you must play a trump. The dealer, who bids last, may not make the bids add up to the tricks.</source>
        <translation>En la baraja solo están los valores más altos. Quien no puede asistir debe fallar con triunfo. El repartidor apuesta el último y no puede hacer que las apuestas sumen las bazas.</translation>
    </message>
    <message>
        <source>Four wizards and four jesters join the pack. The first wizard takes the trick; a jester loses to every other card. Both may be played at any time, even when you could follow suit.</source>
        <translation>A la baraja se añaden cuatro magos y cuatro bufones. El primer mago gana la baza; un bufón pierde con cualquier otra carta. Se pueden jugar siempre, aunque puedas asistir.</translation>
    </message>
    <message>
        <source>The three ranks next to the ace. If you can beat the best card of the suit led, you must; if you cannot follow suit, you must ruff, and overruff if possible. Play goes counter-clockwise.</source>
        <translation>El tres va justo después del as. Si puedes superar la carta más alta del palo de salida, debes hacerlo; si no puedes asistir, debes fallar, más alto si puedes. Se juega en sentido antihorario.</translation>
    </message>
    <message>
        <source>A player who takes no trick is out. The first to whom this happens get a last chance: one card in the next deal, for a trick of their choice. If it wins, they are back.</source>
        <translation>Quien no hace ninguna baza queda fuera. Los primeros tienen una última oportunidad: una carta en la ronda siguiente, para la baza que elijan. Si gana, vuelven al juego.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, and nobody bids. The dealer&apos;s last card is shown: its suit is trumps. Each trick above six scores a point for the side.</source>
        <translation>Los compañeros se sientan frente a frente y nadie apuesta. La última carta del repartidor se muestra: su palo es triunfo. Cada baza por encima de seis suma un punto para el bando.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six your side will take, and how: uptown, with high cards on top; downtown, with low cards on top, after the ace; or no trump.</source>
        <translation>Apuesta cuántas bazas por encima de seis hará tu bando, y cómo: a altas, donde mandan las cartas altas; a bajas, donde tras el as mandan las bajas; o sin triunfo.</translation>
    </message>
    <message>
        <source>There are no trumps. In turn, call grand or pass: tricks above six score for their side. If all pass, the dealer may call nullo, where they score for the others.</source>
        <translation>No hay triunfos. Por turno, anuncia grand o pasa: las bazas por encima de seis suman para su bando. Si todos pasan, el repartidor puede anunciar nullo, donde suman para los otros.</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. Eight tricks with a partner who accepts, five alone, none at misère, nine with trumps of your own, or all thirteen. Who fails pays the others.</source>
        <translation>Los anuncios deciden quién juega con quién. Ocho bazas con un compañero que acepta, cinco sin ayuda, ninguna en misère, nueve con tu propio triunfo o las trece. Quien falla paga a los demás.</translation>
    </message>
    <message>
        <source>Spades are always trumps. Tricks beyond the bid are bags, and ten of them cost 100 points. A bid of 0 is nil: 100 points won without a trick, 100 lost with one.</source>
        <translation>Las picas son siempre triunfo. Diez bazas de más, por encima de lo apostado, cuestan 100 puntos. Una apuesta de 0 es un nil: suma 100 puntos sin bazas, resta 100 con alguna.</translation>
    </message>
    <message>
        <source>You draw your hand: keep a card and discard the next, or discard it and keep the next. Spades are always trumps. Ten bags, tricks beyond the bid, cost 100 points.</source>
        <translation>Robas tu mano: guarda una carta y descarta la siguiente, o al revés. Las picas son siempre triunfo. Diez bazas de más, por encima de lo apostado, cuestan 100 puntos.</translation>
    </message>
    <message>
        <source>Spades are trumps. If you can beat the card that is winning, you must: by a higher card of the suit or, without the suit, by a higher spade. Each trick above your bid scores a tenth.</source>
        <translation>Las picas son triunfo. Si puedes superar la carta que va ganando, debes hacerlo: con una más alta del palo o, sin ese palo, con una pica más alta. Las bazas de más valen una décima.</translation>
    </message>
    <message>
        <source>There are no tricks: get rid of your cards. Play a higher card of the other colour on the pile. After an ace the pile falls and you play lower; a two makes it rise again.</source>
        <translation>No hay bazas: deshazte de tus cartas. Echa al montón una carta más alta del otro color. Un as hace bajar el montón y se juega más bajo; un dos lo hace subir de nuevo.</translation>
    </message>
    <message>
        <source>Thirteen tricks are played for the stock: the winner takes the face-up card, the loser the next one, unseen. Then both play out their hands, and only these thirteen tricks count.</source>
        <translation>Trece bazas se juegan por el mazo: quien gana toma la carta descubierta; quien pierde, la siguiente, tapada. Luego ambos juegan sus cartas, y solo cuentan esas trece bazas.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Single letters work as keys on the table</source>
        <translation>Las letras sueltas valen como teclas en la mesa</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Asignar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tecla original</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Tecla nueva:</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” use the same key. Your changes take effect once that is resolved.</source>
        <translation>«{one}» y «{other}» usan la misma tecla. Tus cambios valdrán en cuanto lo resuelvas.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>En la mano</translation>
    </message>
    <message>
        <source>While bidding</source>
        <translation>Al apostar</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>En el estudio</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Guardar la partida en un archivo</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Rondas preparadas</translation>
    </message>
    <message>
        <source>Learn from your slips</source>
        <translation>Aprender de tus errores</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Editor de rondas</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Copy deal as code</source>
        <translation>Copiar ronda como código</translation>
    </message>
    <message>
        <source>Copy deal as diagram</source>
        <translation>Copiar ronda como diagrama</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Pegar ronda</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Score sheet and charts</source>
        <translation>Hoja de puntos y gráficos</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Panel de puntos</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Compartir imagen</translation>
    </message>
    <message>
        <source>Study a deal</source>
        <translation>Estudiar una ronda</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Informe de la partida</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Registro de sucesos</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Cartas más grandes</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Cartas más pequeñas</translation>
    </message>
    <message>
        <source>Default card size</source>
        <translation>Tamaño normal de cartas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>Continue, skip animation</source>
        <translation>Seguir, saltar la animación</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Kitty and discards</source>
        <translation>Talón y descartes</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordenar la mano</translation>
    </message>
    <message>
        <source>What there is to learn</source>
        <translation>Qué se puede aprender</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Say the trick so far</source>
        <translation>Decir la baza en curso</translation>
    </message>
    <message>
        <source>Say bids and tricks</source>
        <translation>Decir apuestas y bazas</translation>
    </message>
    <message>
        <source>Say trump and deal</source>
        <translation>Decir triunfo y ronda</translation>
    </message>
    <message>
        <source>Say scores and places</source>
        <translation>Decir puntos y puestos</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Decir a quién le toca</translation>
    </message>
    <message>
        <source>Say my cards</source>
        <translation>Decir mis cartas</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Repetir el último mensaje</translation>
    </message>
    <message>
        <source>Say the message before</source>
        <translation>Repetir el mensaje anterior</translation>
    </message>
    <message>
        <source>Say the message after</source>
        <translation>Repetir el mensaje siguiente</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carta anterior</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta siguiente</translation>
    </message>
    <message>
        <source>Next playable card</source>
        <translation>Carta jugable siguiente</translation>
    </message>
    <message>
        <source>Previous playable card</source>
        <translation>Carta jugable anterior</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Primera carta</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Última carta</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Mover la carta a la izquierda</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Mover la carta a la derecha</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Jugar la carta</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Previous number</source>
        <translation>Número anterior</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>Número siguiente</translation>
    </message>
    <message>
        <source>Next suit</source>
        <translation>Palo siguiente</translation>
    </message>
    <message>
        <source>Previous suit</source>
        <translation>Palo anterior</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Número más bajo</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Número más alto</translation>
    </message>
    <message>
        <source>Ready, done</source>
        <translation>Listo, hecho</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>Pass, discard the card</source>
        <translation>Pasar, descartar la carta</translation>
    </message>
    <message>
        <source>Knock, keep the card</source>
        <translation>Golpear, guardar la carta</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Baza siguiente</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <translation>Al principio de la ronda</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Al final de la ronda</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>Mi decisión siguiente</translation>
    </message>
    <message>
        <source>My previous decision</source>
        <translation>Mi decisión anterior</translation>
    </message>
    <message>
        <source>My next mistake</source>
        <translation>Mi error siguiente</translation>
    </message>
    <message>
        <source>My previous mistake</source>
        <translation>Mi error anterior</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Ronda anterior</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>All hands, or what I knew</source>
        <translation>Todas las manos, o lo que sabía</translation>
    </message>
    <message>
        <source>Hide or show the panel</source>
        <translation>Ocultar o mostrar el panel</translation>
    </message>
    <message>
        <source>Open the deal or question in the study</source>
        <translation>Abrir la ronda o la pregunta en el estudio</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Probar esta carta</translation>
    </message>
    <message>
        <source>Try the best card</source>
        <translation>Probar la mejor carta</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Dejar que todos sigan</translation>
    </message>
    <message>
        <source>Back from a line to the match</source>
        <translation>Volver de una variante a la partida</translation>
    </message>
    <message>
        <source>Name this line</source>
        <translation>Nombrar esta variante</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Eliminar esta variante</translation>
    </message>
    <message>
        <source>Restore a deleted line</source>
        <translation>Recuperar una variante eliminada</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unirse a una mesa</translation>
    </message>
    <message>
        <source>Waiting room and chat</source>
        <translation>Sala de espera y chat</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn from your slips</source>
        <translation>Aprender de tus errores</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>¿Qué carta?</translation>
    </message>
    <message>
        <source>Trick {trick}. {name} leads {card}.</source>
        <translation>Baza {trick}. {name} sale con {card}.</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>¿Qué apuestas?</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Omitir</translation>
    </message>
    <message>
        <source>Open in &amp;study</source>
        <translation>E&amp;studiar</translation>
    </message>
    <message>
        <source>The question was left out and will not come back.</source>
        <translation>La pregunta queda omitida y no volverá.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Prepared deals</source>
        <translation>Rondas &amp;preparadas</translation>
    </message>
    <message>
        <source>Practise today&apos;s slips &amp;now</source>
        <translation>Practicar a&amp;hora los errores de hoy</translation>
    </message>
    <message>
        <source>Right: {choice}</source>
        <translation>Correcto: {choice}</translation>
    </message>
    <message>
        <source>Not this one: {choice}</source>
        <translation>Esta no: {choice}</translation>
    </message>
    <message>
        <source>You have answered all of today&apos;s questions.</source>
        <translation>Has respondido todas las preguntas de hoy.</translation>
    </message>
    <message>
        <source>Nothing to review today.</source>
        <translation>Hoy no hay nada que repasar.</translation>
    </message>
    <message>
        <source>Once more.</source>
        <translation>Otra vez.</translation>
    </message>
    <message>
        <source>Question {number} of {all} today · {deal}</source>
        <translation>Hoy: pregunta {number} de {all} · {deal}</translation>
    </message>
    <message>
        <source>Only the deal up to here was kept</source>
        <translation>La ronda solo se guardó hasta aquí</translation>
    </message>
    <message>
        <source>Found on {day}: you chose {choice}. {word}.</source>
        <translation>Encontrado el {day}: elegiste {choice}. {word}.</translation>
    </message>
    <message>
        <source>{done} of {all} answered, {right} right first time</source>
        <translation>{done} de {all} respondidas, {right} bien a la primera</translation>
    </message>
    <message>
        <source>Slips that the coach finds in your matches come here as questions.</source>
        <translation>Los errores que el entrenador encuentra en tus partidas aparecen aquí como preguntas.</translation>
    </message>
    <message>
        <source>{slips} in your collection: {due} due, {learned} learned.</source>
        <translation>{slips} en tu colección. Para hoy: {due}. Aprendidos: {learned}.</translation>
    </message>
    <message>
        <source>The next question comes on {day}.</source>
        <translation>La próxima pregunta será el {day}.</translation>
    </message>
    <message>
        <source>Any choice as good as the best counts as right. A question answered wrong comes back the next day.</source>
        <translation>Cualquier opción tan buena como la mejor cuenta como correcta. Una pregunta mal respondida vuelve al día siguiente.</translation>
    </message>
    <message>
        <source>This one is learned.</source>
        <translation>Esta ya está aprendida.</translation>
    </message>
    <message>
        <source>It will not come back.</source>
        <translation>Ya no vuelve.</translation>
    </message>
    <message>
        <source>It starts over.</source>
        <translation>Empieza de nuevo.</translation>
    </message>
    <message>
        <source>It comes back in {time}, on {day}.</source>
        <translation>Vuelve dentro de {time}, el {day}.</translation>
    </message>
</context>
<context>
    <name>Left over</name>
    <message>
        <source>Another match was left unfinished.</source>
        <translation>Quedó otra partida sin terminar.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>Re&amp;tomarla</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches will appear here</source>
        <translation>Aquí estarán tus partidas</translation>
    </message>
    <message>
        <source>Finished matches are kept automatically, on this computer only. You can also open a file.</source>
        <translation>Las partidas terminadas se guardan automáticamente, y solo en este ordenador. También puedes abrir un archivo.</translation>
    </message>
    <message>
        <source>Play a &amp;match</source>
        <translation>Jugar una par&amp;tida</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Abrir archi&amp;vo…</translation>
    </message>
    <message>
        <source>The finished match cannot be saved in the library: {problem}. Far Whist keeps trying until you close the window; the statistics already include it.</source>
        <translation>La partida terminada no se puede guardar en la biblioteca: {problem}. Far Whist lo sigue intentando hasta que cierres la ventana; las estadísticas ya la incluyen.</translation>
    </message>
    <message>
        <source>stopped after {deals}</source>
        <translation>parada tras {deals}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>reglas propias</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>de práctica</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>{place} of {sides}</source>
        <translation>{place} de {sides}</translation>
    </message>
    <message>
        <source>{exact} of {bids}</source>
        <translation>{exact} de {bids}</translation>
    </message>
    <message>
        <source>Place: {place}</source>
        <translation>Puesto: {place}</translation>
    </message>
    <message>
        <source>exact: {count}</source>
        <translation>exactas: {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {cards}, {trump}.</source>
        <translation>Ronda {number}: {cards}, {trump}.</translation>
    </message>
    <message>
        <source>It did not count.</source>
        <translation>La ronda no contó.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {took}: {result}.</source>
        <translation>Apuesta {bid}, hechas {took}: {result}.</translation>
    </message>
    <message>
        <source>{game} of {day} was deleted.</source>
        <translation>Partida de {game} del {day} eliminada.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>De práctica</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Antiguas primero</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>&amp;Clear search</source>
        <translation>Borrar bús&amp;queda</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Search: names, games, dates</source>
        <translation>Buscar: nombres, juegos, fechas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Sin resultados.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exactas</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>The library cannot be read: {problem}.</source>
        <translation>No se puede leer la biblioteca: {problem}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>The match cannot be deleted: {problem}.</source>
        <translation>No se puede eliminar la partida: {problem}.</translation>
    </message>
    <message>
        <source>The match cannot be brought back: {problem}.</source>
        <translation>No se puede recuperar la partida: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>Partida de {game} recuperada.</translation>
    </message>
    <message>
        <source>Back to the &amp;list</source>
        <translation>Volver a la &amp;lista</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Open the finished match on the table; it does not count again</source>
        <translation>Abrir en la mesa la partida terminada; no cuenta otra vez</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>Play aga&amp;in</source>
        <translation>Ju&amp;gar otra vez</translation>
    </message>
    <message>
        <source>Play the same deals again; the match counts as assisted</source>
        <translation>Jugar las mismas rondas otra vez; la partida cuenta como jugada con ayuda</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Match &amp;report</source>
        <translation>&amp;Informe de la partida</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Deals: arrows choose, Enter studies one</source>
        <translation>Rondas: flechas para elegir, Intro para estudiar</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Stud&amp;y deal {number}</source>
        <translation>Estu&amp;diar la ronda {number}</translation>
    </message>
    <message>
        <source>H&amp;ands of deal {number}</source>
        <translation>&amp;Manos de la ronda {number}</translation>
    </message>
    <message>
        <source>The match cannot be read: {problem}.</source>
        <translation>No se puede leer la partida: {problem}.</translation>
    </message>
</context>
<context>
    <name>LibraryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library cannot be read and were left as they are:</source>
        <translation>
            <numerusform>No se puede leer %n archivo de la biblioteca, que se queda como está:</numerusform>
            <numerusform>No se pueden leer %n archivos de la biblioteca, que se quedan como están:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading %n more</source>
        <translation>
            <numerusform>leyendo %n más</numerusform>
            <numerusform>leyendo %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Study from here</source>
        <translation>Estudiar desde aquí</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Registro de sucesos</translation>
    </message>
    <message>
        <source>Deal {deal} begins: {cards} for each player.</source>
        <translation>Empieza la ronda {deal}: {cards} por jugador.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} begins: {cards} for each player.</source>
        <translation>Empieza la ronda {deal} de {deals}: {cards} por jugador.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Repartes tú.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Reparte {name}.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Descansas.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} descansa.</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} es tu pareja.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tienes {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} tiene {cards}.</translation>
    </message>
    <message>
        <source>You do not see your own cards.</source>
        <translation>No ves tus propias cartas.</translation>
    </message>
    <message>
        <source>The pack lies face down, to draw hands from.</source>
        <translation>La baraja está boca abajo, y de ella se roban las manos.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Se reparten las cartas.</translation>
    </message>
    <message>
        <source>You look at your cards: {cards}.</source>
        <translation>Miras tus cartas: {cards}.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <translation>{name} mira sus cartas.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} queda a la vista.</translation>
    </message>
    <message>
        <source>{card} is cut and shuffled back.</source>
        <translation>{card} aparece al cortar y vuelve a la baraja.</translation>
    </message>
    <message>
        <source>You show {card}; the card stays in your hand.</source>
        <translation>Muestras {card}; la carta sigue en tu mano.</translation>
    </message>
    <message>
        <source>{name} shows {card}; the card stays in the hand.</source>
        <translation>{name} muestra {card}; la carta sigue en su mano.</translation>
    </message>
    <message>
        <source>You choose trumps: {suit}.</source>
        <translation>Eliges el triunfo: {suit}.</translation>
    </message>
    <message>
        <source>{name} chooses trumps: {suit}.</source>
        <translation>{name} elige el triunfo: {suit}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>No hay triunfo.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} es el palo de triunfo.</translation>
    </message>
    <message>
        <source>You change your bid.</source>
        <translation>Cambias tu apuesta.</translation>
    </message>
    <message>
        <source>{name} changes the bid.</source>
        <translation>{name} cambia su apuesta.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Tu apuesta está lista.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>La apuesta de {name} está lista.</translation>
    </message>
    <message>
        <source>The bids stay hidden until the deal is over.</source>
        <translation>Las apuestas quedan ocultas hasta el final de la ronda.</translation>
    </message>
    <message>
        <source>you {bid}</source>
        <translation>tú {bid}</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message>
        <source>The bids are revealed: {bids}.</source>
        <translation>Se muestran las apuestas: {bids}.</translation>
    </message>
    <message>
        <source>Only the total of the bids is announced.</source>
        <translation>Solo se anuncia la suma de las apuestas.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} ha apostado.</translation>
    </message>
    <message>
        <source>{name} bids; the bids so far add up to {total}.</source>
        <translation>{name} apuesta; las apuestas suman de momento {total}.</translation>
    </message>
    <message>
        <source>You keep your bid of {bid}.</source>
        <translation>Mantienes tu apuesta de {bid}.</translation>
    </message>
    <message>
        <source>{name} keeps the bid of {bid}.</source>
        <translation>{name} mantiene su apuesta de {bid}.</translation>
    </message>
    <message>
        <source>Your bid becomes {bid}.</source>
        <translation>Tu apuesta pasa a ser {bid}.</translation>
    </message>
    <message>
        <source>The bid of {name} becomes {bid}.</source>
        <translation>La apuesta de {name} pasa a ser {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} without seeing your cards.</source>
        <translation>Apuestas {bid} sin ver tus cartas.</translation>
    </message>
    <message>
        <source>{name} bids {bid} without seeing the cards.</source>
        <translation>{name} apuesta {bid} sin ver sus cartas.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Apuestas {bid}.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} apuesta {bid}.</translation>
    </message>
    <message>
        <source>You look at your cards before you bid.</source>
        <translation>Miras tus cartas antes de apostar.</translation>
    </message>
    <message>
        <source>{name} looks at the cards before bidding.</source>
        <translation>{name} mira sus cartas antes de apostar.</translation>
    </message>
    <message>
        <source>You play the contract: {contract}.</source>
        <translation>Juegas el contrato: {contract}.</translation>
    </message>
    <message>
        <source>{name} plays the contract: {contract}.</source>
        <translation>{name} juega el contrato: {contract}.</translation>
    </message>
    <message>
        <source>Low cards win: ace, two, three, up to the king.</source>
        <translation>Ganan las cartas bajas: as, dos, tres, hasta el rey.</translation>
    </message>
    <message>
        <source>High cards win, from the ace down.</source>
        <translation>Ganan las cartas altas, del as hacia abajo.</translation>
    </message>
    <message>
        <source>The kitty is set aside: {cards}.</source>
        <translation>El talón queda aparte: {cards}.</translation>
    </message>
    <message>
        <source>You pick up the kitty.</source>
        <translation>Te llevas el talón.</translation>
    </message>
    <message>
        <source>{name} picks up the kitty.</source>
        <translation>{name} se lleva el talón.</translation>
    </message>
    <message>
        <source>You discard a card: {card}.</source>
        <translation>Descartas una carta: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} descarta una carta.</translation>
    </message>
    <message>
        <source>The pile starts: {card}.</source>
        <translation>Empieza el montón: {card}.</translation>
    </message>
    <message>
        <source>You play: {cards}.</source>
        <translation>Echas: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays: {cards}.</source>
        <translation>{name} echa: {cards}.</translation>
    </message>
    <message>
        <source>You draw: {cards}.</source>
        <translation>Robas: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} roba {cards}.</translation>
    </message>
    <message>
        <source>Any card may be played on it.</source>
        <translation>Encima vale cualquier carta.</translation>
    </message>
    <message>
        <source>The pile rises again.</source>
        <translation>El montón vuelve a subir.</translation>
    </message>
    <message>
        <source>You draw a card: {card}.</source>
        <translation>Robas una carta: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} roba una carta.</translation>
    </message>
    <message>
        <source>You look at the next card: {card}.</source>
        <translation>Miras la carta siguiente: {card}.</translation>
    </message>
    <message>
        <source>{name} looks at the next card.</source>
        <translation>{name} mira la carta siguiente.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>La guardas.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} la guarda.</translation>
    </message>
    <message>
        <source>You must keep the next card: {card}.</source>
        <translation>Tienes que guardar la siguiente: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the next card.</source>
        <translation>{name} guarda la carta siguiente.</translation>
    </message>
    <message>
        <source>You discard it.</source>
        <translation>La descartas.</translation>
    </message>
    <message>
        <source>{name} discards it.</source>
        <translation>{name} la descarta.</translation>
    </message>
    <message>
        <source>You must discard it.</source>
        <translation>Tienes que descartarla.</translation>
    </message>
    <message>
        <source>{name} discards the next card.</source>
        <translation>{name} descarta la carta siguiente.</translation>
    </message>
    <message>
        <source>You lay your cards face up: {cards}.</source>
        <translation>Pones tus cartas a la vista: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays all cards face up: {cards}.</source>
        <translation>{name} pone todas sus cartas a la vista: {cards}.</translation>
    </message>
    <message>
        <source>You take the face-up card: {card}.</source>
        <translation>Tomas la carta descubierta: {card}.</translation>
    </message>
    <message>
        <source>{name} takes the face-up card: {card}.</source>
        <translation>{name} toma la carta descubierta: {card}.</translation>
    </message>
    <message>
        <source>This trick is for: {card}.</source>
        <translation>Esta baza se juega por: {card}.</translation>
    </message>
    <message>
        <source>The stock is used up. From now on the tricks count.</source>
        <translation>El mazo se ha agotado. Desde ahora las bazas cuentan.</translation>
    </message>
    <message>
        <source>You discard the next card unseen.</source>
        <translation>Descartas la carta siguiente sin verla.</translation>
    </message>
    <message>
        <source>{name} discards a card: {card}.</source>
        <translation>{name} descarta una carta: {card}.</translation>
    </message>
    <message>
        <source>The pile falls from now on.</source>
        <translation>El montón baja desde ahora.</translation>
    </message>
    <message>
        <source>The declarer looks at the kitty.</source>
        <translation>El declarante mira el talón.</translation>
    </message>
    <message>
        <source>The kitty: {cards}.</source>
        <translation>El talón: {cards}.</translation>
    </message>
    <message>
        <source>you {card}</source>
        <translation>tú {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>Cutting for trumps: {draws}.</source>
        <translation>Se corta por el triunfo: {draws}.</translation>
    </message>
    <message>
        <source>The highest cards are equal: another cut.</source>
        <translation>Las cartas más altas son iguales: se corta otra vez.</translation>
    </message>
    <message>
        <source>You cut the highest card and will choose trumps.</source>
        <translation>Sacas la carta más alta y elegirás el triunfo.</translation>
    </message>
    <message>
        <source>{name} cuts the highest card and will choose trumps.</source>
        <translation>{name} saca la carta más alta y elegirá el triunfo.</translation>
    </message>
    <message>
        <source>Nobody chooses the next trumps.</source>
        <translation>Nadie elige el próximo triunfo.</translation>
    </message>
    <message>
        <source>You choose the next trumps.</source>
        <translation>Tú eliges el próximo triunfo.</translation>
    </message>
    <message>
        <source>{name} chooses the next trumps.</source>
        <translation>{name} elige el próximo triunfo.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Empiezas tú.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>Empieza {name}.</translation>
    </message>
    <message>
        <source>Everybody stays in the match.</source>
        <translation>Todos siguen en la partida.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Quedas fuera de la partida.</translation>
    </message>
    <message>
        <source>{name} is out of the match.</source>
        <translation>{name} queda fuera de la partida.</translation>
    </message>
    <message>
        <source>You took no trick and get one card, which stays unseen.</source>
        <translation>No hiciste ninguna baza y recibes una carta sin verla.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card, unseen.</source>
        <translation>{name} no hizo ninguna baza y recibe una carta sin verla.</translation>
    </message>
    <message>
        <source>You took no trick and get one card as a last chance.</source>
        <translation>No hiciste ninguna baza y recibes una carta como última oportunidad.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card as a last chance.</source>
        <translation>{name} no hizo ninguna baza y recibe una carta como última oportunidad.</translation>
    </message>
    <message>
        <source>You knock and keep your card.</source>
        <translation>Golpeas y guardas tu carta.</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card.</source>
        <translation>{name} golpea y guarda la carta.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>The pile is open again, and you begin.</source>
        <translation>El montón vuelve a estar abierto y empiezas tú.</translation>
    </message>
    <message>
        <source>The pile is open again, and {name} begins.</source>
        <translation>El montón vuelve a estar abierto y empieza {name}.</translation>
    </message>
    <message>
        <source>You have no cards left: place {place}.</source>
        <translation>Te quedas sin cartas: puesto {place}.</translation>
    </message>
    <message>
        <source>{name} has no cards left: place {place}.</source>
        <translation>{name} se queda sin cartas: puesto {place}.</translation>
    </message>
    <message>
        <source>Nobody can beat your card, and neither can you: you take the penalty.</source>
        <translation>Nadie puede superar tu carta, y tú tampoco: recibes el castigo.</translation>
    </message>
    <message>
        <source>Nobody can beat the card of {name}, who takes the penalty.</source>
        <translation>Nadie puede superar la carta de {name}, que recibe el castigo.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a card.</source>
        <translation>{giver} da una carta a {taker}.</translation>
    </message>
    <message>
        <source>You give {taker} a card: {card}.</source>
        <translation>Das una carta a {taker}: {card}.</translation>
    </message>
    <message>
        <source>{giver} gives you a card: {card}.</source>
        <translation>{giver} te da una carta: {card}.</translation>
    </message>
    <message>
        <source>Any black card may be played on it.</source>
        <translation>Encima vale cualquier carta negra.</translation>
    </message>
    <message>
        <source>Any red card may be played on it.</source>
        <translation>Encima vale cualquier carta roja.</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} a altas</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} a bajas</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} sin triunfo</translation>
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
        <translation>Apuestas {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} apuesta {contract}.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <translation>Anuncias {contract}.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <translation>{name} anuncia {contract}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>{name}: {points}, {total} in all.</source>
        <translation>{name}: {points}, {total} en total.</translation>
    </message>
    <message>
        <source>{name}: {points} in this game.</source>
        <translation>{name}: {points} en este juego.</translation>
    </message>
    <message>
        <source>{name}: the game is won, {points}, {total} in all.</source>
        <translation>{name}: el juego está ganado, {points}, {total} en total.</translation>
    </message>
    <message>
        <source>Games: {first} {won}, {second} {lost}.</source>
        <translation>Juegos: {first} {won}, {second} {lost}.</translation>
    </message>
    <message>
        <source>Both sides share first place.</source>
        <translation>Los dos bandos comparten el primer puesto.</translation>
    </message>
    <message>
        <source>Place {place}: you and your partner, with {points}.</source>
        <translation>Puesto {place}: tú y tu pareja, con {points}.</translation>
    </message>
    <message>
        <source>Place {place}: the other side, with {points}.</source>
        <translation>Puesto {place}: el otro bando, con {points}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Juegas {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} juega {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Sales con {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} sale con {card}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Ganas la baza con {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} gana la baza con {card}.</translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation>Se puntúa la ronda {deal}.</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>La ronda no cuenta y se juega otra vez.</translation>
    </message>
    <message>
        <source>You sat out: {points}, {total} in all.</source>
        <translation>Descansaste: {points}, {total} en total.</translation>
    </message>
    <message>
        <source>{name} sat out: {points}, {total} in all.</source>
        <translation>{name} descansó: {points}, {total} en total.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>Apostaste {bid} e hiciste {taken}, {result}: {points}, {total} en total.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>{name} apostó {bid} e hizo {taken}, {result}: {points}, {total} en total.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Place {place}: you.</source>
        <translation>Puesto {place}: tú.</translation>
    </message>
    <message>
        <source>Place {place}: {name}.</source>
        <translation>Puesto {place}: {name}.</translation>
    </message>
    <message>
        <source>Place {place}: you, with {points}.</source>
        <translation>Puesto {place}: tú, con {points}.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, with {points}.</source>
        <translation>Puesto {place}: {name}, con {points}.</translation>
    </message>
    <message>
        <source>A match of {players} begins.</source>
        <translation>Empieza una partida de {players}.</translation>
    </message>
    <message>
        <source>You offer {tricks}: {suit}.</source>
        <translation>Ofreces {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>{name} offers {tricks}: {suit}.</source>
        <translation>{name} ofrece {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: under by {count}.</source>
        <translation>Entre todos, {bids} {tricks}: {count} por debajo.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: over by {count}.</source>
        <translation>Entre todos, {bids} {tricks}: {count} por encima.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: everybody can be exact.</source>
        <translation>Entre todos, {bids} {tricks}: todos pueden acertar.</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>menos {points}</translation>
    </message>
    <message>
        <source>This deal can be studied when it is over.</source>
        <translation>Esta ronda se podrá estudiar cuando termine.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} guarda una carta.</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>{name}: exact in deals {first} to {last}</source>
        <translation>{name}: exactas de la ronda {first} a la {last}</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Mejor racha</translation>
    </message>
    <message>
        <source>{name}: deal {deal}, {cards}</source>
        <translation>{name}: ronda {deal}, {cards}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>Most exact</source>
        <translation>Más exactas</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Más bazas</translation>
    </message>
    <message>
        <source>First to go out</source>
        <translation>Primero sin cartas</translation>
    </message>
    <message>
        <source>{name}: {count} of {deals}</source>
        <translation>{name}: {count} de {deals}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Event log</source>
        <translation>&amp;Registro de sucesos</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>A&amp;tajos de teclado…</translation>
    </message>
    <message>
        <source>Give each of the four suits a colour of its own</source>
        <translation>Dar a cada uno de los cuatro palos un color propio</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>Teclas de una &amp;letra</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Alto &amp;contraste</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>A&amp;nuncios</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Todo</translation>
    </message>
    <message>
        <source>&amp;My turn and results</source>
        <translation>&amp;Mi turno y resultados</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>New match as &amp;before</source>
        <translation>Nueva partida &amp;igual</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>Available when you have seen a kitty or discarded</source>
        <translation>Disponible cuando hayas visto un talón o descartado cartas</translation>
    </message>
    <message>
        <source>Prepared deals, deal o&amp;f the day</source>
        <translation>Rondas preparadas, ronda de&amp;l día</translation>
    </message>
    <message>
        <source>Solve a deal, or play the same cards as everybody else today</source>
        <translation>Resolver una ronda, o jugar hoy las mismas cartas que todos</translation>
    </message>
    <message>
        <source>Learn from &amp;your slips</source>
        <translation>Aprender de t&amp;us errores</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Score panel</source>
        <translation>Pan&amp;el de puntos</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consejo</translation>
    </message>
    <message>
        <source>Show what a strong player would do</source>
        <translation>Mostrar qué haría un buen jugador</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Última &amp;baza</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>Score s&amp;heet and charts</source>
        <translation>Hoja de puntos y &amp;gráficos</translation>
    </message>
    <message>
        <source>Available when a match has begun</source>
        <translation>Disponible cuando haya empezado una partida</translation>
    </message>
    <message>
        <source>&amp;What is special about this game</source>
        <translation>&amp;Qué tiene de especial este juego</translation>
    </message>
    <message>
        <source>See in a few words what the game on the table has that others lack</source>
        <translation>Ver en pocas palabras qué tiene el juego en la mesa que otros no tienen</translation>
    </message>
    <message>
        <source>Choose game, players and length of another match</source>
        <translation>Elegir juego, jugadores y duración de otra partida</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a saved match or rules from a file</source>
        <translation>Abrir una partida guardada o unas reglas desde un archivo</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Save the match as it stands to a file you can keep or share</source>
        <translation>Guardar la partida, tal como está, en un archivo para conservarlo o compartirlo</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Bi&amp;blioteca</translation>
    </message>
    <message>
        <source>Look through the matches you have finished</source>
        <translation>Ver las partidas que has terminado</translation>
    </message>
    <message>
        <source>Practise the positions where you went wrong</source>
        <translation>Practicar las posiciones en las que te equivocaste</translation>
    </message>
    <message>
        <source>Deal &amp;editor</source>
        <translation>Edi&amp;tor de rondas</translation>
    </message>
    <message>
        <source>Set up a deal card by card, to play it or to ask the coach</source>
        <translation>Componer una ronda carta por carta, para jugarla o preguntar al entrenador</translation>
    </message>
    <message>
        <source>Close the program; the match is already saved</source>
        <translation>Cerrar el programa; la partida ya está guardada</translation>
    </message>
    <message>
        <source>Copy &amp;deal as code</source>
        <translation>&amp;Copiar ronda como código</translation>
    </message>
    <message>
        <source>Copy the last finished deal as one line of text</source>
        <translation>Copiar la última ronda terminada como una línea de texto</translation>
    </message>
    <message>
        <source>Copy deal as dia&amp;gram</source>
        <translation>Copiar ronda como &amp;diagrama</translation>
    </message>
    <message>
        <source>Copy the deal as readable text; only your own cards during play</source>
        <translation>Copiar la ronda como texto legible; mientras se juega, solo tus cartas</translation>
    </message>
    <message>
        <source>&amp;Paste deal</source>
        <translation>&amp;Pegar ronda</translation>
    </message>
    <message>
        <source>Play a deal copied as text, for practice</source>
        <translation>Jugar una ronda copiada como texto, para practicar</translation>
    </message>
    <message>
        <source>Show all deals with points and charts, in a window of their own</source>
        <translation>Mostrar todas las rondas con puntos y gráficos, en una ventana propia</translation>
    </message>
    <message>
        <source>Show or hide the scores beside the table</source>
        <translation>Mostrar u ocultar los puntos junto a la mesa</translation>
    </message>
    <message>
        <source>See how you have done so far</source>
        <translation>Ver cómo te ha ido hasta ahora</translation>
    </message>
    <message>
        <source>Share pi&amp;cture…</source>
        <translation>Compartir i&amp;magen…</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table, the result or the score sheet</source>
        <translation>Copiar o guardar una imagen de la mesa, del resultado o de la hoja de puntos</translation>
    </message>
    <message>
        <source>St&amp;udy the deal</source>
        <translation>&amp;Estudiar la ronda</translation>
    </message>
    <message>
        <source>Go through the last finished deal card by card</source>
        <translation>Repasar carta por carta la última ronda terminada</translation>
    </message>
    <message>
        <source>Match repor&amp;t</source>
        <translation>In&amp;forme de la partida</translation>
    </message>
    <message>
        <source>What was luck, and what your decisions cost</source>
        <translation>Qué fue suerte y qué han costado tus decisiones</translation>
    </message>
    <message>
        <source>Show or hide the text of everything that happened in the match</source>
        <translation>Mostrar u ocultar el texto de todo lo que ha pasado en la partida</translation>
    </message>
    <message>
        <source>Lar&amp;ger cards</source>
        <translation>Cartas &amp;más grandes</translation>
    </message>
    <message>
        <source>Make the cards one step larger</source>
        <translation>Agrandar un poco las cartas</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cartas más pe&amp;queñas</translation>
    </message>
    <message>
        <source>Make the cards one step smaller</source>
        <translation>Reducir un poco las cartas</translation>
    </message>
    <message>
        <source>&amp;Default card size</source>
        <translation>Tamaño n&amp;ormal de cartas</translation>
    </message>
    <message>
        <source>Give the cards their default size again</source>
        <translation>Devolver a las cartas su tamaño inicial</translation>
    </message>
    <message>
        <source>Give the table the whole screen, or leave full screen</source>
        <translation>Mostrar la mesa a pantalla completa, o salir de ese modo</translation>
    </message>
    <message>
        <source>Choose rules, players, looks, sounds and keys</source>
        <translation>Elegir reglas, jugadores, aspecto, sonidos y teclas</translation>
    </message>
    <message>
        <source>See all keys, and change them</source>
        <translation>Ver todas las teclas y cambiarlas</translation>
    </message>
    <message>
        <source>Open the help; its key explains what you are using</source>
        <translation>Abrir la ayuda; su tecla explica lo que tienes delante</translation>
    </message>
    <message>
        <source>Read the rules of the match on the table, with all its options</source>
        <translation>Leer las reglas de la partida en la mesa, con todas sus opciones</translation>
    </message>
    <message>
        <source>Go on to what comes next, or skip the animation</source>
        <translation>Seguir con lo que viene, o saltar la animación</translation>
    </message>
    <message>
        <source>Stop the game, or let it go on</source>
        <translation>Parar el juego, o dejarlo seguir</translation>
    </message>
    <message>
        <source>Switch all sounds off, or on again</source>
        <translation>Quitar todos los sonidos, o volver a ponerlos</translation>
    </message>
    <message>
        <source>&amp;Kitty and discards</source>
        <translation>&amp;Talón y descartes</translation>
    </message>
    <message>
        <source>Show the kitty and the discards that you have seen</source>
        <translation>Mostrar el talón y los descartes que has visto</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>&amp;Ordenar la mano</translation>
    </message>
    <message>
        <source>Put your cards back into their usual order</source>
        <translation>Volver a poner tus cartas en su orden habitual</translation>
    </message>
    <message>
        <source>Begin another match with the same rules and players</source>
        <translation>Empezar otra partida con las mismas reglas y los mismos jugadores</translation>
    </message>
    <message>
        <source>Let a bot &amp;finish this deal</source>
        <translation>Que un bot &amp;acabe esta ronda</translation>
    </message>
    <message>
        <source>A bot makes your moves until the end of the deal; the match then counts as assisted</source>
        <translation>Un bot juega por ti hasta el final de la ronda; la partida cuenta entonces como jugada con ayuda</translation>
    </message>
    <message>
        <source>See the fingerprints that prove that no card was changed</source>
        <translation>Ver las huellas que prueban que no se cambió ninguna carta</translation>
    </message>
    <message>
        <source>T&amp;oolbar</source>
        <translation>Barra de &amp;herramientas</translation>
    </message>
    <message>
        <source>Show or hide the row of buttons above the table</source>
        <translation>Mostrar u ocultar la fila de botones sobre la mesa</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window</source>
        <translation>Llevar el foco a la parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window</source>
        <translation>Llevar el foco a la parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Four-&amp;colour deck</source>
        <translation>&amp;Baraja de cuatro colores</translation>
    </message>
    <message>
        <source>Learn the games in short lessons</source>
        <translation>Aprender los juegos en lecciones cortas</translation>
    </message>
    <message>
        <source>See the version of the program, and its licences</source>
        <translation>Ver la versión del programa y sus licencias</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Panel &amp;siguiente</translation>
    </message>
    <message>
        <source>Previous p&amp;ane</source>
        <translation>Panel &amp;anterior</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>A qué velocidad se mueven las cartas</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantánea</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table</source>
        <translation>Cuánto tiempo queda en la mesa una baza completa</translation>
    </message>
    <message>
        <source>&amp;Very short</source>
        <translation>&amp;Muy corta</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>&amp;Corta</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Larga</translation>
    </message>
    <message>
        <source>&amp;Wait for a click</source>
        <translation>&amp;Esperar un clic</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>The language of all texts</source>
        <translation>El idioma de todos los textos</translation>
    </message>
    <message>
        <source>How large texts are, in menus, windows and on the table</source>
        <translation>El tamaño de los textos en menús, ventanas y mesa</translation>
    </message>
    <message>
        <source>Stronger colours and outlines</source>
        <translation>Colores y contornos más fuertes</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>&amp;Como el sistema</translation>
    </message>
    <message>
        <source>How much a screen reader is told</source>
        <translation>Cuánto se le dice a un lector de pantalla</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nada</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>El color de la mesa</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Recientes</translation>
    </message>
    <message>
        <source>Open one of the files you used last</source>
        <translation>Abrir uno de los últimos archivos usados</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Ronda</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Juego limpio…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>Pause &amp;after a trick</source>
        <translation>Pausa &amp;después de una baza</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>Ju&amp;ntos</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>Undo your last move and the replies to it</source>
        <translation>Deshacer tu última jugada y las respuestas a ella</translation>
    </message>
    <message>
        <source>Available when you have made a move</source>
        <translation>Disponible cuando hayas hecho una jugada</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Rehacer la jugada que retiraste</translation>
    </message>
    <message>
        <source>Available when you have taken a move back</source>
        <translation>Disponible cuando hayas retirado una jugada</translation>
    </message>
    <message>
        <source>Switch all keys that are a single letter off or on</source>
        <translation>Desactivar o activar todas las teclas de una sola letra</translation>
    </message>
    <message>
        <source>Show the first &amp;steps again</source>
        <translation>Mostrar otra vez los &amp;primeros pasos</translation>
    </message>
    <message>
        <source>Explain the parts of the window once more, one by one</source>
        <translation>Explicar otra vez las partes de la ventana, una a una</translation>
    </message>
    <message>
        <source>&amp;About Far Whist</source>
        <translation>&amp;Acerca de Far Whist</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Repetir esta ronda</translation>
    </message>
    <message>
        <source>&amp;Skip to end of deal</source>
        <translation>&amp;Saltar al final de la ronda</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Ver &amp;todas las manos</translation>
    </message>
    <message>
        <source>Match &amp;number…</source>
        <translation>&amp;Número de partida…</translation>
    </message>
    <message>
        <source>Play the same cards once more for practice; it does not count</source>
        <translation>Jugar las mismas cartas otra vez para practicar; no cuenta</translation>
    </message>
    <message>
        <source>Available when nothing is left for you to decide</source>
        <translation>Disponible cuando ya no tengas nada que decidir</translation>
    </message>
    <message>
        <source>Play out the rest of the deal and show the result</source>
        <translation>Jugar el resto de la ronda y mostrar el resultado</translation>
    </message>
    <message>
        <source>Available when a deal is finished</source>
        <translation>Disponible cuando haya acabado una ronda</translation>
    </message>
    <message>
        <source>Show what everybody held in the last finished deal</source>
        <translation>Mostrar lo que tenía cada uno en la última ronda acabada</translation>
    </message>
    <message>
        <source>Available when the lesson is over</source>
        <translation>Disponible cuando acabe la lección</translation>
    </message>
    <message>
        <source>Show the number these cards come from, or enter another</source>
        <translation>Mostrar el número del que proceden estas cartas, o escribir otro</translation>
    </message>
    <message>
        <source>Available when a trick has been taken</source>
        <translation>Disponible cuando se haya ganado una baza</translation>
    </message>
    <message>
        <source>Show the trick that was taken last</source>
        <translation>Mostrar la última baza ganada</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>T&amp;utorial</translation>
    </message>
    <message>
        <source>Fel&amp;t</source>
        <translation>Tape&amp;te</translation>
    </message>
    <message>
        <source>Available when you have moved a card of your hand</source>
        <translation>Disponible cuando hayas movido una carta de tu mano</translation>
    </message>
    <message>
        <source>The deck that you have chosen has colours of its own</source>
        <translation>La baraja elegida tiene sus propios colores</translation>
    </message>
    <message>
        <source>The cards are as large as can be</source>
        <translation>Las cartas no pueden ser más grandes</translation>
    </message>
    <message>
        <source>The cards are as small as can be</source>
        <translation>Las cartas no pueden ser más pequeñas</translation>
    </message>
    <message>
        <source>This deal was set up card by card and has no number</source>
        <translation>Esta ronda se compuso carta por carta y no tiene número</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponible cuando juegues tú</translation>
    </message>
    <message>
        <source>Available when your cards are shown</source>
        <translation>Disponible cuando se muestren tus cartas</translation>
    </message>
    <message>
        <source>Available when a deal is being played</source>
        <translation>Disponible mientras se juega una ronda</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>Available when you have opened or saved a file</source>
        <translation>Disponible cuando hayas abierto o guardado un archivo</translation>
    </message>
    <message>
        <source>The coach does not judge this game</source>
        <translation>El entrenador no juzga este juego</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Abrir una mesa…</translation>
    </message>
    <message>
        <source>Invite people at other computers to a match</source>
        <translation>Invitar a una partida a personas en otros ordenadores</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Unirse a una mesa…</translation>
    </message>
    <message>
        <source>Play at the table of somebody who has invited you</source>
        <translation>Jugar en la mesa de alguien que te ha invitado</translation>
    </message>
    <message>
        <source>&amp;Waiting room and chat</source>
        <translation>&amp;Sala de espera y chat</translation>
    </message>
    <message>
        <source>Who is at the table, what is said, and its rules</source>
        <translation>Ver quién está en la mesa, qué se dice y sus reglas</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>Give up your seat; a bot plays on for you</source>
        <translation>Dejar tu asiento; un bot sigue jugando por ti</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You cut the highest card, {card}, and choose trumps</source>
        <translation>Sacas la carta más alta, {card}, y eliges el triunfo</translation>
    </message>
    <message>
        <source>{name} cuts the highest card, {card}, and chooses trumps</source>
        <translation>{name} saca la carta más alta, {card}, y elige el triunfo</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Juegas {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} juega {contract}</translation>
    </message>
    <message>
        <source>Nobody can beat your card: you take the penalty</source>
        <translation>Nadie supera tu carta: recibes el castigo</translation>
    </message>
    <message>
        <source>Nobody can beat the card: {name} takes the penalty</source>
        <translation>Nadie supera la carta: {name} recibe el castigo</translation>
    </message>
    <message>
        <source>You knock and keep your card</source>
        <translation>Golpeas y guardas tu carta</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card</source>
        <translation>{name} golpea y guarda la carta</translation>
    </message>
    <message>
        <source>The pile is open: you begin</source>
        <translation>El montón está abierto: empiezas tú</translation>
    </message>
    <message>
        <source>The pile is open: {name} begins</source>
        <translation>El montón está abierto: empieza {name}</translation>
    </message>
    <message>
        <source>Equal cards: {cards} – another cut</source>
        <translation>Cartas iguales, {cards}: se corta otra vez</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Quedas fuera</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Fuera: {names}</translation>
    </message>
    <message>
        <source>You get a last chance with one card</source>
        <translation>Tienes una última oportunidad con una carta</translation>
    </message>
    <message>
        <source>A last chance with one card: {names}</source>
        <translation>Última oportunidad con una carta: {names}</translation>
    </message>
    <message>
        <source>You are out of cards: place {place}</source>
        <translation>Te quedas sin cartas: puesto {place}</translation>
    </message>
    <message>
        <source>Out of cards: {names}, place {place}</source>
        <translation>Sin cartas: {names}, puesto {place}</translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>Jugar &amp;otra vez</translation>
    </message>
    <message>
        <source>Played last: {match}</source>
        <translation>Última partida: {match}</translation>
    </message>
    <message>
        <source>Short, {n}</source>
        <translation>Corta, {n}</translation>
    </message>
    <message>
        <source>Half, {n}</source>
        <translation>Mitad, {n}</translation>
    </message>
    <message>
        <source>Medium, {n}</source>
        <translation>Media, {n}</translation>
    </message>
    <message>
        <source>Whole, {n}</source>
        <translation>Entera, {n}</translation>
    </message>
    <message>
        <source>Standard, {n}</source>
        <translation>Normal, {n}</translation>
    </message>
    <message>
        <source>Long, {n}</source>
        <translation>Larga, {n}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Duración de la partida</translation>
    </message>
    <message>
        <source>Change &amp;rules…</source>
        <translation>Cambiar &amp;reglas…</translation>
    </message>
    <message>
        <source>A deal takes about {minutes}.</source>
        <translation>Una ronda dura cerca de {minutes}.</translation>
    </message>
    <message>
        <source>At most {deals}</source>
        <translation>Como mucho {deals}</translation>
    </message>
    <message>
        <source>about {minutes}</source>
        <translation>cerca de {minutes}</translation>
    </message>
    <message>
        <source>The hatched deal has no trump.</source>
        <translation>La ronda rayada no tiene triunfo.</translation>
    </message>
    <message>
        <source>The hatched deals have no trump.</source>
        <translation>Las rondas rayadas no tienen triunfo.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Rivales al azar</translation>
    </message>
    <message>
        <source>This game is for {players}.</source>
        <translation>Este juego es para {players}.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveles mezclados</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>una persona en esta pantalla</translation>
    </message>
    <message>
        <source>Change seat: drag, or Alt with an arrow key</source>
        <translation>Cambiar de asiento: arrastrar, o Alt y una flecha</translation>
    </message>
    <message>
        <source>Let a person play at this screen in the place of {name}</source>
        <translation>Que juegue una persona en esta pantalla en lugar de {name}</translation>
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
        <translation>en esta pantalla</translation>
    </message>
    <message>
        <source>Name and picture …</source>
        <translation>Nombre e imagen…</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Tu asiento</translation>
    </message>
    <message>
        <source>your seat; name and picture</source>
        <translation>tu asiento; nombre e imagen</translation>
    </message>
    <message>
        <source>seat {n} of {count}, clockwise from your left</source>
        <translation>asiento {n} de {count}, en sentido horario desde tu izquierda</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu pareja</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Quién se sienta aquí</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Nivel de {name}</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Move one seat clockwise</source>
        <translation>Mover un asiento en sentido horario</translation>
    </message>
    <message>
        <source>{you} and {partner}
against {left} and {right}</source>
        <translation>{you} con {partner}
contra {left} con {right}</translation>
    </message>
    <message>
        <source>Drag a player to another seat.</source>
        <translation>Arrastra a un jugador hasta otro asiento.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>reglas propias</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Juegos anteriores</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Más juegos</translation>
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
        <translation>Más</translation>
    </message>
    <message>
        <source>More variants</source>
        <translation>Más variantes</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Los rivales se toman su tiempo para apostar</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Con consejos</translation>
    </message>
    <message>
        <source>Practice:</source>
        <translation>Práctica:</translation>
    </message>
    <message>
        <source>hints and undo at will, not counted</source>
        <translation>consejos y deshacer a voluntad, no cuenta</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Persona: {name}</translation>
    </message>
    <message>
        <source>Opponent: {name}</source>
        <translation>Rival: {name}</translation>
    </message>
    <message>
        <source>Another person …</source>
        <translation>Otra persona…</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>Who else plays at this computer?</source>
        <translation>¿Quién más juega en este ordenador?</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Alguien nuevo</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>no se puede escribir el archivo</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>otro programa usa el archivo</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Far Whist</source>
        <translation>el archivo es de una versión más nueva de Far Whist</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be moved aside</source>
        <translation>el archivo está dañado y no se puede apartar</translation>
    </message>
    <message>
        <source>“{file}” is being read. You can go on meanwhile.</source>
        <translation>Se está leyendo «{file}». Mientras tanto puedes seguir.</translation>
    </message>
    <message>
        <source>A damaged file could not be read. It was set aside as {file}.</source>
        <translation>No se ha podido leer un archivo dañado. Se ha apartado como {file}.</translation>
    </message>
    <message>
        <source>This needs {what}, which is not installed.</source>
        <translation>Para esto hace falta {what}, que no está instalado.</translation>
    </message>
    <message>
        <source>The saved match could not be read. It was set aside as {file}, and a new match begins.</source>
        <translation>No se ha podido leer la partida guardada. Se ha apartado como {file} y empieza una partida nueva.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of Far Whist. It stays as it is, so the match on the table is not saved.</source>
        <translation>La partida guardada es de una versión más nueva de Far Whist. Se queda como está, así que la partida de la mesa no se guarda.</translation>
    </message>
    <message>
        <source>The saved match cannot be read at the moment: {problem}. It stays as it is, so the match on the table is not saved.</source>
        <translation>La partida guardada no se puede leer en este momento: {problem}. Se queda como está, así que la partida de la mesa no se guarda.</translation>
    </message>
    <message>
        <source>The saved match is damaged and could not be set aside, so the match on the table is not saved.</source>
        <translation>La partida guardada está dañada y no se ha podido apartar, así que la partida de la mesa no se guarda.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {problem}. You can play on; what you play now is lost when you close the window.</source>
        <translation>No se puede guardar la partida: {problem}. Puedes seguir jugando; lo que juegues ahora se perderá al cerrar la ventana.</translation>
    </message>
    <message>
        <source>This match is played in another window now. What you play here is not saved.</source>
        <translation>Esta partida se juega ahora en otra ventana. Lo que juegues aquí no se guarda.</translation>
    </message>
    <message>
        <source>The opponents could not start in the background. Play goes on as usual, but the animation may stutter.</source>
        <translation>Los rivales no han podido arrancar en segundo plano. El juego sigue como siempre, pero la animación puede ir a saltos.</translation>
    </message>
    <message>
        <source>Your preferences could not be read. The file was set aside as {file}, and the defaults are used.</source>
        <translation>No se han podido leer tus preferencias. El archivo se ha apartado como {file} y se usan los valores por defecto.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: {problem}. They stay in effect until you close the window; saving is tried again at the next change.</source>
        <translation>No se pueden guardar tus preferencias: {problem}. Valen hasta que cierres la ventana; con el próximo cambio se intentará de nuevo.</translation>
    </message>
    <message>
        <source>Your own rules could not be read. The file was set aside as {file}.</source>
        <translation>No se han podido leer tus propias reglas. El archivo se ha apartado como {file}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Far Whist. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} es de una versión más nueva de Far Whist. Se queda como está, y lo que cambies ahora no se guarda.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be set aside. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} está dañado y no se puede apartar. Se queda como está, y lo que cambies ahora no se guarda.</translation>
    </message>
    <message>
        <source>{file} cannot be read now: {problem}. It stays as it is, and you play without it.</source>
        <translation>{file} no se puede leer ahora: {problem}. Se queda como está, y juegas sin él.</translation>
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
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Eso no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>No tienes esa carta.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Debes asistir al palo: {suit}.</translation>
    </message>
    <message>
        <source>You must beat the best card if you can.</source>
        <translation>Debes superar la mejor carta si puedes.</translation>
    </message>
    <message>
        <source>You are void and must play a trump: {suit}.</source>
        <translation>No tienes el palo y debes fallar con triunfo: {suit}.</translation>
    </message>
    <message>
        <source>You must play a higher trump if you can.</source>
        <translation>Debes jugar un triunfo más alto si puedes.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit).</source>
        <translation>No se puede salir con triunfo hasta que alguien haya fallado con uno.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick.</source>
        <translation>No se puede salir con triunfo en la primera baza.</translation>
    </message>
    <message>
        <source>Trumps may only be led when you hold nothing else.</source>
        <translation>Solo se puede salir con triunfo si no tienes otra cosa.</translation>
    </message>
    <message>
        <source>Bid a number from 0 to {most}.</source>
        <translation>Apuesta un número del 0 al {most}.</translation>
    </message>
    <message>
        <source>Bid at least {least}.</source>
        <translation>Apuesta al menos {least}.</translation>
    </message>
    <message>
        <source>Before looking at your cards you may bid no more than {most}.</source>
        <translation>Antes de mirar tus cartas no puedes apostar más de {most}.</translation>
    </message>
    <message>
        <source>Your partner has bid blind, so you must bid before looking too.</source>
        <translation>Tu compañero ha apostado a ciegas, así que tú también debes.</translation>
    </message>
    <message>
        <source>Your partner has looked or bid nil, so your side cannot bid blind.</source>
        <translation>Tu compañero ha mirado sus cartas o apostado nil: tu bando no puede apostar a ciegas.</translation>
    </message>
    <message>
        <source>The last bidder may not bid {bid}: the bids would add up to {total}.</source>
        <translation>El último en apostar no puede decir {bid}: las apuestas sumarían {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to more than {total}.</source>
        <translation>Las apuestas deben sumar más de {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly {total}.</source>
        <translation>Las apuestas deben sumar exactamente {total}.</translation>
    </message>
    <message>
        <source>In the second round a bid is kept or raised by one.</source>
        <translation>En la segunda vuelta, la apuesta se mantiene o se sube en uno.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nadie puede apostar 0 en dos rondas seguidas.</translation>
    </message>
    <message>
        <source>One of two partners bids nil, the other at least {least}.</source>
        <translation>De dos compañeros uno apuesta nil, y el otro al menos {least}.</translation>
    </message>
    <message>
        <source>Your partner has bid nil, so you may not.</source>
        <translation>Tu pareja ha apostado nil, así que tú no puedes.</translation>
    </message>
    <message>
        <source>Your partner has not bid nil, so you must.</source>
        <translation>Tu pareja no ha apostado nil, así que debes hacerlo tú.</translation>
    </message>
    <message>
        <source>You must bid the number of your spades: {number}.</source>
        <translation>Debes apostar el número de tus picas: {number}.</translation>
    </message>
    <message>
        <source>You must bid nil or the number of your spades: {number}.</source>
        <translation>Debes apostar nil o el número de tus picas: {number}.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least {least}.</source>
        <translation>Las apuestas de la pareja deben sumar al menos {least}.</translation>
    </message>
    <message>
        <source>In the last trick the card must be played.</source>
        <translation>En la última baza hay que jugar la carta.</translation>
    </message>
    <message>
        <source>All others have passed: the dealer must bid.</source>
        <translation>Todos los demás han pasado: el repartidor debe apostar.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}.</source>
        <translation>La apuesta mínima es {least}.</translation>
    </message>
    <message>
        <source>A bid must outrank the one before.</source>
        <translation>Una apuesta debe superar a la anterior.</translation>
    </message>
    <message>
        <source>There is no proposal to accept.</source>
        <translation>No hay ninguna propuesta que aceptar.</translation>
    </message>
    <message>
        <source>At no trump a joker may only be led when you hold nothing else.</source>
        <translation>Sin triunfo, solo se puede salir con un comodín si no tienes otra cosa.</translation>
    </message>
    <message>
        <source>You are void and must play a joker.</source>
        <translation>No tienes el palo y debes jugar un comodín.</translation>
    </message>
    <message>
        <source>The pile is open: you must play.</source>
        <translation>El montón está abierto: debes jugar.</translation>
    </message>
    <message>
        <source>With two players left, whoever can play must play.</source>
        <translation>Cuando quedan dos jugadores, quien puede jugar debe jugar.</translation>
    </message>
    <message>
        <source>The player before you passed, so you must play if you can.</source>
        <translation>El jugador anterior pasó: debes jugar si puedes.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour.</source>
        <translation>Un comodín solo va sobre el otro color.</translation>
    </message>
    <message>
        <source>Red goes on black, and black goes on red.</source>
        <translation>Roja sobre negra y negra sobre roja.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Debes jugar una carta más alta.</translation>
    </message>
    <message>
        <source>You must play lower.</source>
        <translation>Debes jugar una carta más baja.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Debes dar una carta.</translation>
    </message>
    <message>
        <source>Cards played together must be of one rank.</source>
        <translation>Las cartas que se echan juntas deben ser del mismo valor.</translation>
    </message>
    <message>
        <source>Cards played together must alternate red and black.</source>
        <translation>Las cartas que se echan juntas deben alternar rojo y negro.</translation>
    </message>
    <message>
        <source>Jokers are played one at a time.</source>
        <translation>Los comodines se echan de uno en uno.</translation>
    </message>
    <message>
        <source>Play cards of one colour in the order you hold them.</source>
        <translation>Echa las cartas de un mismo color en el orden en que las tienes.</translation>
    </message>
    <message>
        <source>Bid {least} or more, or pass.</source>
        <translation>Apuesta {least} o más, o pasa.</translation>
    </message>
    <message>
        <source>{suit} were led: follow suit.</source>
        <translation>{suit} es el palo de salida: asiste.</translation>
    </message>
    <message>
        <source>None of your cards can be played: pass.</source>
        <translation>No puedes jugar ninguna de tus cartas: pasa.</translation>
    </message>
    <message>
        <source>You can play {count} of your cards.</source>
        <translation>Puedes jugar {count} de tus cartas.</translation>
    </message>
    <message>
        <source>{cards} or {last}</source>
        <translation>{cards} o bien {last}</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Puedes jugar {cards}.</translation>
    </message>
    <message>
        <source>You have chosen all your discards: put one back first.</source>
        <translation>Ya has elegido todos los descartes: devuelve antes una carta.</translation>
    </message>
</context>
<context>
    <name>Opened files</name>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>«{file}» ya no está.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Open a saved match or rules of Far Whist.</source>
        <translation>«{file}» es una carpeta. Abre una partida guardada o unas reglas de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is not an ordinary file and holds neither a match nor rules.</source>
        <translation>«{file}» no es un archivo normal y no contiene ni una partida ni reglas.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {problem}.</source>
        <translation>No se puede leer «{file}»: {problem}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved match or rules of Far Whist.</source>
        <translation>«{file}» es demasiado grande para ser una partida guardada o unas reglas de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>«{file}» está vacío.</translation>
    </message>
    <message>
        <source>“{file}” holds neither a saved match nor rules of Far Whist.</source>
        <translation>«{file}» no contiene ni una partida guardada ni reglas de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Far Whist.</source>
        <translation>«{file}» es de una versión más nueva de Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is a saved match, but damaged: it cannot be played.</source>
        <translation>«{file}» es una partida guardada, pero está dañada: no se puede jugar.</translation>
    </message>
    <message>
        <source>“{file}” is a whole list of rules. Export the rules you want one by one and open those files.</source>
        <translation>«{file}» es una lista entera de reglas. Exporta una por una las que quieras y abre esos archivos.</translation>
    </message>
    <message>
        <source>“{file}” holds records of simulated matches, which cannot be played.</source>
        <translation>«{file}» contiene los registros de una simulación, que no se pueden jugar.</translation>
    </message>
    <message>
        <source>Drop here to open “{file}”.</source>
        <translation>Suelta aquí para abrir «{file}».</translation>
    </message>
    <message>
        <source>“{file}” is a match for {players}, but the table seats {least} to {most}.</source>
        <translation>«{file}» es una partida para {players}, y en la mesa caben de {least} a {most}.</translation>
    </message>
    <message>
        <source>This match is already on the table.</source>
        <translation>Esta partida ya está en la mesa.</translation>
    </message>
    <message>
        <source>“{file}” is on the table.</source>
        <translation>«{file}» está en la mesa.</translation>
    </message>
    <message>
        <source>Your previous match has been put aside.</source>
        <translation>Tu partida anterior queda apartada.</translation>
    </message>
    <message>
        <source>Drop here to join the table.</source>
        <translation>Suelta aquí para unirte a la mesa.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Pack</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Card ranking</source>
        <translation>Orden de las cartas</translation>
    </message>
    <message>
        <source>Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the other jack of its colour as the two highest trumps.</source>
        <translation>As alto; o el orden español A 3 K Q J 7 6 5 4 2; o con la jota de triunfo y la otra jota de su color como los dos triunfos más altos.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Quién descansa</translation>
    </message>
    <message>
        <source>The dealer can sit out each deal, so that one more player can join.</source>
        <translation>El repartidor puede descansar en cada ronda, para que juegue uno más.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>Which way dealing, bidding and play go round.</source>
        <translation>En qué sentido van el reparto, las apuestas y el juego.</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Secuencia de rondas</translation>
    </message>
    <message>
        <source>How many cards are dealt in each deal.</source>
        <translation>Cuántas cartas se reparten en cada ronda.</translation>
    </message>
    <message>
        <source>Own sequence</source>
        <translation>Secuencia propia</translation>
    </message>
    <message>
        <source>Sizes such as 1,3,5, or first/turning point/last such as 10/1/10, optionally followed by a step. A letter after a size: n no trump, m everyone bids 0, b bid before looking, r trumps turned after the bids, f forehead, h hidden.</source>
        <translation>Tamaños como 1,3,5, o primera/giro/última como 10/1/10, con un paso detrás si quieres. Una letra tras un tamaño: n sin triunfo, m todos apuestan 0, b apostar antes de mirar, r triunfo descubierto tras las apuestas, f en la frente, h oculta.</translation>
    </message>
    <message>
        <source>Maximum cards per player</source>
        <translation>Máximo de cartas por jugador</translation>
    </message>
    <message>
        <source>Always include the largest deal</source>
        <translation>Incluir siempre la ronda mayor</translation>
    </message>
    <message>
        <source>Every player deals each size</source>
        <translation>Todos reparten cada tamaño</translation>
    </message>
    <message>
        <source>Every size of the sequence is dealt once by each player.</source>
        <translation>Cada jugador reparte una vez cada tamaño de la secuencia.</translation>
    </message>
    <message>
        <source>Adds one forehead and one hidden deal of one card.</source>
        <translation>Añade una ronda en la frente y otra oculta, de una carta.</translation>
    </message>
    <message>
        <source>Deals of one card</source>
        <translation>Rondas de una carta</translation>
    </message>
    <message>
        <source>Played normally; or you see every card but your own; or nobody sees a card before everyone has bid.</source>
        <translation>Se juegan de forma normal; o ves todas las cartas menos la tuya; o nadie ve ninguna hasta que todos hayan apostado.</translation>
    </message>
    <message>
        <source>Bid before looking</source>
        <translation>Apostar antes de mirar</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>En todas las rondas se apuesta antes de mirar las cartas.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>How the trump suit is found.</source>
        <translation>Cómo se decide el palo de triunfo.</translation>
    </message>
    <message>
        <source>Order of trumps</source>
        <translation>Orden de los triunfos</translation>
    </message>
    <message>
        <source>Only with a sequence of your own.</source>
        <translation>Solo con una secuencia propia.</translation>
    </message>
    <message>
        <source>The cards in the pack. Short packs keep the highest ranks: with eight cards for each player, two ranks per player. The Spanish pack has no 8, 9 or 10, and for 3 or 6 players no twos if you like; from 52, some twos can be removed so that the cards deal out evenly. 56 cards include four jokers as ones, 60 include four wizards and four jesters, 104 are two packs.</source>
        <translation>Las cartas de la baraja. Las barajas cortas conservan los valores más altos: con ocho cartas por jugador, dos valores para cada uno. La baraja española no tiene 8, 9 ni 10 y, si se quiere, tampoco doses con 3 o 6 jugadores; de las 52 se pueden quitar algunos doses para que las cartas se repartan por igual. Las de 56 incluyen cuatro comodines, que son los unos; las de 60, cuatro magos y cuatro bufones; 104 son dos barajas.</translation>
    </message>
    <message>
        <source>The largest deal, as far as the pack allows.</source>
        <translation>La ronda más grande, hasta donde alcancen las cartas.</translation>
    </message>
    <message>
        <source>Not with a sequence that sets its own sizes.</source>
        <translation>No con una secuencia que fija sus propios tamaños.</translation>
    </message>
    <message>
        <source>When going up by two would skip the largest deal, it is dealt all the same: once, or once or twice between two deals of the size below it.</source>
        <translation>Cuando al subir de dos en dos se saltaría la ronda más grande, se reparte de todos modos: una vez, o una o dos veces entre dos rondas del tamaño inferior.</translation>
    </message>
    <message>
        <source>Only when going up and down by two.</source>
        <translation>Solo al subir y bajar de dos en dos.</translation>
    </message>
    <message>
        <source>Forehead and hidden at the end</source>
        <translation>En la frente y oculta al final</translation>
    </message>
    <message>
        <source>Trumps for each deal in turn; after the last suit the order starts over.</source>
        <translation>El triunfo de cada ronda, por turno; después del último palo se vuelve a empezar.</translation>
    </message>
    <message>
        <source>Only when trumps go round.</source>
        <translation>Solo si el triunfo va por turno.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Palo de triunfo</translation>
    </message>
    <message>
        <source>The suit that is trumps in every deal.</source>
        <translation>El palo que es triunfo en todas las rondas.</translation>
    </message>
    <message>
        <source>Only with the same trump in every deal.</source>
        <translation>Solo con el mismo triunfo en todas las rondas.</translation>
    </message>
    <message>
        <source>Include no trump</source>
        <translation>Incluir «sin triunfo»</translation>
    </message>
    <message>
        <source>No trump can be drawn as well as a suit.</source>
        <translation>En el sorteo también puede salir «sin triunfo».</translation>
    </message>
    <message>
        <source>Only when the trump suit is drawn.</source>
        <translation>Solo si el triunfo se sortea.</translation>
    </message>
    <message>
        <source>A court card means no trump</source>
        <translation>Sin triunfo si sale una figura</translation>
    </message>
    <message>
        <source>A king, queen or jack that is turned up means no trump.</source>
        <translation>Si se descubre un rey, una dama o una jota, no hay triunfo.</translation>
    </message>
    <message>
        <source>Only when a card is turned for trump.</source>
        <translation>Solo si se descubre una carta para el triunfo.</translation>
    </message>
    <message>
        <source>When a wizard is turned up</source>
        <translation>Mago descubierto</translation>
    </message>
    <message>
        <source>The dealer looks at the cards and chooses trumps; there is no trump; or the first card of a suit is sought.</source>
        <translation>El repartidor mira sus cartas y elige el palo de triunfo; no hay triunfo; o se busca la primera carta con palo.</translation>
    </message>
    <message>
        <source>Only with wizards, when a card is turned for trump.</source>
        <translation>Solo con magos, si se descubre una carta para el triunfo.</translation>
    </message>
    <message>
        <source>Super trump</source>
        <translation>Supertriunfo</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>La gemela de la carta descubierta es el triunfo más alto.</translation>
    </message>
    <message>
        <source>Only with two packs, when a card is turned for trump.</source>
        <translation>Solo con dos barajas, si se descubre una carta para el triunfo.</translation>
    </message>
    <message>
        <source>Largest deals without trump</source>
        <translation>Rondas más grandes sin triunfo</translation>
    </message>
    <message>
        <source>The largest deals have no trump even when cards are left over.</source>
        <translation>Las rondas más grandes van sin triunfo aunque sobren cartas.</translation>
    </message>
    <message>
        <source>Trump when the whole pack is dealt</source>
        <translation>Triunfo si se reparten todas las cartas</translation>
    </message>
    <message>
        <source>When no card is left to turn: no trump, the dealer&apos;s last card, a card cut before the deal, the dealer&apos;s choice before the deal, or an auction.</source>
        <translation>Cuando no queda carta que descubrir: sin triunfo, la última carta del repartidor, la que aparece al cortar antes de repartir, la elección del repartidor antes de repartir o una subasta.</translation>
    </message>
    <message>
        <source>Only when the next card is turned for trump.</source>
        <translation>Solo si se descubre la carta siguiente para el triunfo.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready; or openly in turn.</source>
        <translation>Todas a la vez, ocultas hasta que todos estén listos; o a la vista y por turno.</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Primero en apostar</translation>
    </message>
    <message>
        <source>Who bids first.</source>
        <translation>Quién apuesta primero.</translation>
    </message>
    <message>
        <source>Only with bids in turn.</source>
        <translation>Solo con apuestas por turno.</translation>
    </message>
    <message>
        <source>Hook: what the last may not bid</source>
        <translation>Límite: lo que no puede apostar el último</translation>
    </message>
    <message>
        <source>The last bidder may not make the bids add up to the number of tricks: never, always, from a certain size on, or in all deals but the last.</source>
        <translation>El último en apostar no puede hacer que las apuestas sumen el número de bazas: nunca, siempre, a partir de cierto tamaño, o en todas las rondas menos la última.</translation>
    </message>
    <message>
        <source>Hook from this many cards</source>
        <translation>Límite desde este número de cartas</translation>
    </message>
    <message>
        <source>In smaller deals the last bidder is free.</source>
        <translation>En rondas menores, el último apuesta libremente.</translation>
    </message>
    <message>
        <source>Only with a hook from a certain size on.</source>
        <translation>Solo con límite a partir de cierto tamaño.</translation>
    </message>
    <message>
        <source>Total of the bids</source>
        <translation>Suma de las apuestas</translation>
    </message>
    <message>
        <source>Free; above the number of tricks; or exactly equal, and the deal is played again until all have made their bids.</source>
        <translation>Libre; mayor que el número de bazas; o exactamente igual, y la ronda se repite hasta que todos acierten.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>How many times a deal is played before it counts anyway.</source>
        <translation>Cuántas veces se juega una ronda antes de que cuente igualmente.</translation>
    </message>
    <message>
        <source>Only when bids in turn must equal the tricks.</source>
        <translation>Solo si las apuestas por turno deben igualar las bazas.</translation>
    </message>
    <message>
        <source>Second round of bids</source>
        <translation>Segunda vuelta de apuestas</translation>
    </message>
    <message>
        <source>After everyone has bid, each player may raise their bid by one.</source>
        <translation>Cuando todos han apostado, cada uno puede subir su apuesta en uno.</translation>
    </message>
    <message>
        <source>Bids shown</source>
        <translation>Apuestas mostradas</translation>
    </message>
    <message>
        <source>Only with bids in turn, not hidden, whose total is free.</source>
        <translation>Solo con apuestas por turno, no ocultas, de suma libre.</translation>
    </message>
    <message>
        <source>Only with bids in turn that are not hidden.</source>
        <translation>Solo con apuestas por turno que no sean ocultas.</translation>
    </message>
    <message>
        <source>Every bid; or until the deal is over only their total, or nothing.</source>
        <translation>Todas; o hasta el final de la ronda solo su suma, o nada.</translation>
    </message>
    <message>
        <source>Not when the bids decide who chooses trumps.</source>
        <translation>No cuando las apuestas deciden quién elige el triunfo.</translation>
    </message>
    <message>
        <source>Never 0 twice in a row</source>
        <translation>Nunca 0 dos veces seguidas</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nadie puede apostar 0 en dos rondas seguidas.</translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation>Apuestas a ciegas</translation>
    </message>
    <message>
        <source>A player far behind may bid before looking and before the others, for extra points.</source>
        <translation>Un jugador muy rezagado puede apostar antes de mirar y antes que los demás, por puntos extra.</translation>
    </message>
    <message>
        <source>Not when the bids must equal the tricks.</source>
        <translation>No cuando las apuestas deben igualar las bazas.</translation>
    </message>
    <message>
        <source>Points behind to bid blind</source>
        <translation>Desventaja para ir a ciegas</translation>
    </message>
    <message>
        <source>How many points behind the leader a player must be.</source>
        <translation>Cuántos puntos debe ir un jugador por detrás del primero.</translation>
    </message>
    <message>
        <source>Only with blind bids.</source>
        <translation>Solo con apuestas a ciegas.</translation>
    </message>
    <message>
        <source>Bonus for a made blind bid</source>
        <translation>Extra por acertar a ciegas</translation>
    </message>
    <message>
        <source>Points added to the usual score.</source>
        <translation>Puntos que se añaden a los normales.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primera salida</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Quién sale en la primera baza.</translation>
    </message>
    <message>
        <source>Leading trumps</source>
        <translation>Salir con triunfo</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); after the first trick; or only when a player holds nothing else.</source>
        <translation>En cualquier momento; cuando alguien ya haya fallado con un triunfo; después de la primera baza; o solo si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>Must ruff</source>
        <translation>Obligación de fallar</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a trump.</source>
        <translation>Quien no puede asistir al palo debe jugar triunfo.</translation>
    </message>
    <message>
        <source>Must overruff</source>
        <translation>Obligación de contrafallar</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already played, if possible.</source>
        <translation>Quien falla debe superar los triunfos ya jugados, si es posible.</translation>
    </message>
    <message>
        <source>Only when players must ruff.</source>
        <translation>Solo con obligación de fallar.</translation>
    </message>
    <message>
        <source>Free when unable to overruff</source>
        <translation>Libre si no puede contrafallar</translation>
    </message>
    <message>
        <source>Players who cannot overruff may play any card.</source>
        <translation>Quien no puede contrafallar puede jugar cualquier carta.</translation>
    </message>
    <message>
        <source>Only when players must overruff.</source>
        <translation>Solo con obligación de contrafallar.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Obligación de superar</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card, if possible.</source>
        <translation>Quien asiste debe superar la mejor carta del palo ya jugada, si es posible.</translation>
    </message>
    <message>
        <source>May trump instead of following</source>
        <translation>Triunfo en vez de asistir</translation>
    </message>
    <message>
        <source>Players may trump even when they could follow suit.</source>
        <translation>Se puede jugar triunfo aunque se pueda asistir.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>The points of a deal: a named scheme or your own.</source>
        <translation>Los puntos de una ronda: un sistema con nombre o uno propio.</translation>
    </message>
    <message>
        <source>Bonus for all tricks</source>
        <translation>Extra por todas las bazas</translation>
    </message>
    <message>
        <source>Extra points for bidding and taking every trick.</source>
        <translation>Puntos añadidos por apostar y hacer todas las bazas.</translation>
    </message>
    <message>
        <source>Spades count double</source>
        <translation>Las picas cuentan doble</translation>
    </message>
    <message>
        <source>All points of a deal are doubled when a spade is turned up.</source>
        <translation>Todos los puntos de la ronda se doblan si se descubre una pica.</translation>
    </message>
    <message>
        <source>Streak premium</source>
        <translation>Prima por racha</translation>
    </message>
    <message>
        <source>Making several bids in a row wins points; missing several loses them.</source>
        <translation>Varias apuestas acertadas seguidas ganan puntos; varias fallidas los pierden.</translation>
    </message>
    <message>
        <source>Streak length</source>
        <translation>Longitud de la racha</translation>
    </message>
    <message>
        <source>How many deals in a row.</source>
        <translation>Cuántas rondas seguidas.</translation>
    </message>
    <message>
        <source>Only with a streak premium.</source>
        <translation>Solo con prima por racha.</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Points won or lost.</source>
        <translation>Puntos ganados o perdidos.</translation>
    </message>
    <message>
        <source>One-card deals in a streak</source>
        <translation>Rondas de una carta (racha)</translation>
    </message>
    <message>
        <source>They are skipped, end the streak, or count like the others.</source>
        <translation>Se saltan, cortan la racha o cuentan como las demás.</translation>
    </message>
    <message>
        <source>New streak after a premium</source>
        <translation>Racha nueva tras una prima</translation>
    </message>
    <message>
        <source>The count restarts, so a long streak pays again.</source>
        <translation>Se vuelve a contar desde cero, así que una racha larga paga otra vez.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>After the whole sequence, or when somebody reaches a score.</source>
        <translation>Al acabar la secuencia, o cuando alguien llega a una puntuación.</translation>
    </message>
    <message>
        <source>Times played</source>
        <translation>Veces que se juega</translation>
    </message>
    <message>
        <source>How many times the whole sequence is played.</source>
        <translation>Cuántas veces se juega la secuencia entera.</translation>
    </message>
    <message>
        <source>Only when the match ends after the sequence.</source>
        <translation>Solo si la partida acaba con la secuencia.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Puntos que alcanzar</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>La partida acaba cuando un total alcanza este valor.</translation>
    </message>
    <message>
        <source>Only in a match to a score.</source>
        <translation>Solo en una partida a puntos.</translation>
    </message>
    <message>
        <source>When the score is checked</source>
        <translation>Cuándo se comprueban los puntos</translation>
    </message>
    <message>
        <source>After every deal, or after each whole sequence.</source>
        <translation>Después de cada ronda, o de cada secuencia entera.</translation>
    </message>
    <message>
        <source>Maximum deals</source>
        <translation>Máximo de rondas</translation>
    </message>
    <message>
        <source>A match to a score ends after this many deals at the latest.</source>
        <translation>Una partida a puntos acaba como muy tarde tras este número de rondas.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empate a puntos</translation>
    </message>
    <message>
        <source>Tied players share the place; or one more deal is played, of the largest size or, in a match to points, the next of the sequence; or the larger total of made bids, or the most tricks in the match, decides.</source>
        <translation>Se comparte el puesto; o se juega otra ronda, de las más grandes o, en una partida a puntos, la siguiente de la secuencia; o decide la mayor suma de apuestas acertadas, o el mayor número de bazas de la partida.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>By the number of players: two packs from seven players on.</source>
        <translation>Según el número de jugadores: dos barajas a partir de siete.</translation>
    </message>
    <message>
        <source>Coloured jokers</source>
        <translation>Comodines de color</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and the other colour on it.</source>
        <translation>Un comodín solo va sobre el otro color, y sobre él, el otro color.</translation>
    </message>
    <message>
        <source>Card given as a penalty</source>
        <translation>Carta dada como castigo</translation>
    </message>
    <message>
        <source>Chosen by the giver, or drawn.</source>
        <translation>Elegida por quien la da, o al azar.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Juegos por partida</translation>
    </message>
    <message>
        <source>How many games are added up.</source>
        <translation>Cuántos juegos se suman.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>1 for the winner and −1 for the last player; or 1 for each player you beat.</source>
        <translation>1 para el ganador y −1 para el último; o 1 por cada jugador superado.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Talón</translation>
    </message>
    <message>
        <source>Off: thirteen cards each, no jokers, no free trick.</source>
        <translation>Sin talón: trece cartas cada uno, sin comodines ni baza gratis.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>None, one or two; the kitty has 4, 5 or 6 cards.</source>
        <translation>Ninguno, uno o dos; el talón tiene 4, 5 o 6 cartas.</translation>
    </message>
    <message>
        <source>Only with a kitty.</source>
        <translation>Solo con talón.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Apuesta mínima</translation>
    </message>
    <message>
        <source>The level that the first bid must have.</source>
        <translation>El nivel que debe tener la primera apuesta.</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Bajas ganan a altas</translation>
    </message>
    <message>
        <source>At the same level downtown outranks uptown.</source>
        <translation>En el mismo nivel, una apuesta a bajas supera a una a altas.</translation>
    </message>
    <message>
        <source>Sport the kitty</source>
        <translation>Enseñar el talón</translation>
    </message>
    <message>
        <source>After the bids the kitty is shown to all.</source>
        <translation>Después de las apuestas, el talón se muestra a todos.</translation>
    </message>
    <message>
        <source>Bidder gets the kitty</source>
        <translation>El talón, para el declarante</translation>
    </message>
    <message>
        <source>The high bidder picks it up and discards as many cards.</source>
        <translation>Quien más apuesta se lleva el talón y descarta otras tantas cartas.</translation>
    </message>
    <message>
        <source>Bidder leads</source>
        <translation>Sale el declarante</translation>
    </message>
    <message>
        <source>Otherwise the player after the dealer leads.</source>
        <translation>Si no, sale el jugador mano.</translation>
    </message>
    <message>
        <source>Double for no trump</source>
        <translation>Doble sin triunfo</translation>
    </message>
    <message>
        <source>At no trump the contract, or all points of both sides, count twice.</source>
        <translation>Sin triunfo cuentan doble el contrato o todos los puntos de ambos bandos.</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>All thirteen tricks score four times.</source>
        <translation>Las trece bazas valen cuatro veces más.</translation>
    </message>
    <message>
        <source>Defenders score</source>
        <translation>Puntúan los defensores</translation>
    </message>
    <message>
        <source>Defenders score their tricks above six.</source>
        <translation>Los defensores puntúan sus bazas por encima de seis.</translation>
    </message>
    <message>
        <source>Only the bid scores</source>
        <translation>Solo puntúa lo apostado</translation>
    </message>
    <message>
        <source>A made bid scores its level, not all tricks taken.</source>
        <translation>Una apuesta cumplida puntúa su nivel, no todas las bazas hechas.</translation>
    </message>
    <message>
        <source>Jokers without trump</source>
        <translation>Comodines sin triunfo</translation>
    </message>
    <message>
        <source>May be discarded when void; must be discarded when void; or at any time.</source>
        <translation>Se pueden descartar al no poder asistir; hay que descartarlos al no poder asistir; o se pueden descartar en cualquier momento.</translation>
    </message>
    <message>
        <source>Only with jokers.</source>
        <translation>Solo con comodines.</translation>
    </message>
    <message>
        <source>Leading a joker without trump</source>
        <translation>Salir con comodín sin triunfo</translation>
    </message>
    <message>
        <source>Allowed, or only when a player holds nothing else.</source>
        <translation>Permitido, o solo si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>Games to</source>
        <translation>Juegos a</translation>
    </message>
    <message>
        <source>The points of a game of the rubber.</source>
        <translation>Los puntos de un juego del rubber.</translation>
    </message>
    <message>
        <source>Only in a rubber.</source>
        <translation>Solo en un rubber.</translation>
    </message>
    <message>
        <source>The suit of the dealer&apos;s last card, or the suits in turn.</source>
        <translation>El palo de la última carta del repartidor, o los palos por turno.</translation>
    </message>
    <message>
        <source>All tricks score</source>
        <translation>Cuentan todas las bazas</translation>
    </message>
    <message>
        <source>Each trick scores 1, not only those above six; play a number of deals.</source>
        <translation>Cada baza suma 1, no solo las que pasan de seis; se juega un número de rondas.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honores</translation>
    </message>
    <message>
        <source>Three of the four top trumps, as dealt, score 2, all four 4.</source>
        <translation>Recibir tres de los cuatro triunfos más altos vale 2; los cuatro, 4.</translation>
    </message>
    <message>
        <source>Cards in the first deal</source>
        <translation>Cartas en la primera ronda</translation>
    </message>
    <message>
        <source>Each later deal has one card fewer.</source>
        <translation>Cada ronda siguiente tiene una carta menos.</translation>
    </message>
    <message>
        <source>The first players to take no trick get one card in the next deal.</source>
        <translation>Los primeros jugadores que no hacen baza reciben una carta en la ronda siguiente.</translation>
    </message>
    <message>
        <source>Not in misère.</source>
        <translation>No en misère.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Última oportunidad</translation>
    </message>
    <message>
        <source>Blind card</source>
        <translation>Carta a ciegas</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card that they may not look at.</source>
        <translation>Los siguientes que no hacen baza reciben una carta que no pueden mirar.</translation>
    </message>
    <message>
        <source>Instant win with all tricks</source>
        <translation>Victoria inmediata con todas las bazas</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins the match.</source>
        <translation>Quien hace todas las bazas de una ronda gana la partida.</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); or not to the first trick, unless a player holds nothing else.</source>
        <translation>En cualquier momento; cuando alguien ya haya fallado con un triunfo; o no en la primera baza, salvo que no se tenga otra cosa.</translation>
    </message>
    <message>
        <source>First trumps</source>
        <translation>Primer triunfo</translation>
    </message>
    <message>
        <source>A turned card, a drawn suit, or the choice of whoever cuts the highest card.</source>
        <translation>Una carta descubierta, un palo sorteado o la elección de quien saca la carta más alta.</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Elegir triunfo</translation>
    </message>
    <message>
        <source>After or before seeing the new hand.</source>
        <translation>Después o antes de ver la mano nueva.</translation>
    </message>
    <message>
        <source>No trump allowed</source>
        <translation>Permitir «sin triunfo»</translation>
    </message>
    <message>
        <source>The player who chooses trumps may choose no trump.</source>
        <translation>Quien elige el triunfo puede elegir «sin triunfo».</translation>
    </message>
    <message>
        <source>Tied for the most tricks</source>
        <translation>Empate a bazas</translation>
    </message>
    <message>
        <source>Who chooses trumps when several players took the most tricks: a cut, the last trick, or a turned card instead.</source>
        <translation>Quién elige el triunfo si varios empatan con más bazas que nadie: un corte, la última baza o, en su lugar, una carta descubierta.</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Two or more tricks put a player out; in the one-card deal one trick does. When everyone would be out, those with the fewest tricks stay.</source>
        <translation>Dos o más bazas eliminan a un jugador; en la ronda de una carta basta una. Si todos quedaran fuera, siguen los que hicieron menos bazas.</translation>
    </message>
    <message>
        <source>Tricks that count</source>
        <translation>Bazas que cuentan</translation>
    </message>
    <message>
        <source>Whether the tricks for the stock count too, or win cards only.</source>
        <translation>Si las bazas por el mazo también cuentan o solo dan cartas.</translation>
    </message>
    <message>
        <source>1 for the deal, 1 for each trick more than the other, or 1 for each.</source>
        <translation>1 por la ronda, 1 por cada baza más que el otro o 1 por cada una.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Se juega</translation>
    </message>
    <message>
        <source>To a score, or a number of deals.</source>
        <translation>A una puntuación o a un número de rondas.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Se juega a</translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation>La puntuación con la que acaba la partida.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>Cuántas rondas se juegan.</translation>
    </message>
    <message>
        <source>Nobody may bid fewer tricks than this.</source>
        <translation>Nadie puede apostar menos bazas.</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card if they can; not after somebody has ruffed.</source>
        <translation>Quien asiste debe superar la carta más alta del palo si puede; no si alguien ya ha fallado.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a spade that beats the spades already played, if they have one.</source>
        <translation>Quien no puede asistir debe jugar una pica que supere a las ya jugadas, si la tiene.</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Bazas de más</translation>
    </message>
    <message>
        <source>What each trick more than the bid scores.</source>
        <translation>Lo que vale cada baza de más.</translation>
    </message>
    <message>
        <source>After this many deals the higher score wins.</source>
        <translation>Tras este número de rondas gana la puntuación más alta.</translation>
    </message>
    <message>
        <source>Only with a number of deals.</source>
        <translation>Solo con un número de rondas.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Four players in pairs; otherwise, and with three, everybody is alone.</source>
        <translation>Cuatro jugadores por parejas; si no, y con tres, cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Free; as in Suicide, where one partner bids nil; as in Mirror, where everyone bids the number of their spades; or as in Whiz, where they bid that or nil.</source>
        <translation>Libres; como en Suicide, donde un compañero apuesta nil; como en Mirror, donde cada uno apuesta el número de sus picas; o como en Whiz, donde se apuesta eso o nil.</translation>
    </message>
    <message>
        <source>Lowest bid of a side</source>
        <translation>Apuesta mínima de un bando</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least so many tricks.</source>
        <translation>Las apuestas de la pareja deben sumar al menos tantas bazas.</translation>
    </message>
    <message>
        <source>Only with partners and free bids.</source>
        <translation>Solo con parejas y apuestas libres.</translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation>Primera ronda sin apuestas</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>En la primera ronda nadie apuesta, y cada baza vale 10.</translation>
    </message>
    <message>
        <source>Contract of ten</source>
        <translation>Contrato de diez</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 10 for each, or 200 at once.</source>
        <translation>Un contrato de diez bazas o más vale 10 por cada una, o 200 en total.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>The first side or player to reach this score wins the match.</source>
        <translation>Gana la partida el primer bando o jugador que llega a esta puntuación.</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Puntuación de derrota</translation>
    </message>
    <message>
        <source>The match ends when a score falls this low.</source>
        <translation>La partida acaba cuando una puntuación baja hasta este valor.</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>What a bid of 0 wins or loses; off: it is a bid like any other.</source>
        <translation>Lo que gana o pierde una apuesta de 0; con «No», es una apuesta como las demás.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil a ciegas</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid 0 before looking, for twice the points.</source>
        <translation>Quien va 100 puntos por detrás puede apostar 0 antes de mirar, por el doble.</translation>
    </message>
    <message>
        <source>Only with nil that nobody has to bid.</source>
        <translation>Solo con un nil que nadie está obligado a apostar.</translation>
    </message>
    <message>
        <source>Blind bid of a side</source>
        <translation>Apuesta a ciegas del bando</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least so many tricks before looking, for twice the points.</source>
        <translation>Los compañeros que van 100 puntos por detrás pueden apostar al menos tantas bazas antes de mirar, por el doble de puntos.</translation>
    </message>
    <message>
        <source>Cards passed for nil</source>
        <translation>Cartas pasadas con nil</translation>
    </message>
    <message>
        <source>Who has bid nil passes cards to the partner, who then passes as many back.</source>
        <translation>Quien ha apostado nil pasa cartas a su compañero, que luego devuelve otras tantas.</translation>
    </message>
    <message>
        <source>How many are passed</source>
        <translation>Cuántas se pasan</translation>
    </message>
    <message>
        <source>How many cards each of the two partners passes.</source>
        <translation>Cuántas cartas pasa cada uno de los dos compañeros.</translation>
    </message>
    <message>
        <source>Only where cards are passed for nil.</source>
        <translation>Solo si se pasan cartas con nil.</translation>
    </message>
    <message>
        <source>Hands of two players</source>
        <translation>Manos de dos jugadores</translation>
    </message>
    <message>
        <source>Two players draw two cards each time, keep one and discard the other; or they are dealt thirteen cards each.</source>
        <translation>Dos jugadores roban dos cartas cada vez, guardan una y descartan la otra; o se les reparten trece a cada uno.</translation>
    </message>
    <message>
        <source>Only for two players.</source>
        <translation>Solo con dos jugadores.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Doses altos</translation>
    </message>
    <message>
        <source>The two of diamonds is a spade; it and the two of spades are above the ace.</source>
        <translation>El dos de diamantes es una pica; él y el dos de picas están por encima del as.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Bazas de un nil fallido</translation>
    </message>
    <message>
        <source>They are bags, or help to make the contract.</source>
        <translation>Son bazas de más, o ayudan a cumplir el contrato.</translation>
    </message>
    <message>
        <source>Only with nil and partners.</source>
        <translation>Solo con nil y parejas.</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Bazas de más</translation>
    </message>
    <message>
        <source>How many tricks above the bids cost the penalty; off: none do.</source>
        <translation>Cuántas bazas por encima de lo apostado traen el castigo; con «No», ninguna.</translation>
    </message>
    <message>
        <source>Penalty for bags</source>
        <translation>Castigo por bazas de más</translation>
    </message>
    <message>
        <source>The points that the bags cost.</source>
        <translation>Los puntos que cuestan las bazas de más.</translation>
    </message>
    <message>
        <source>Only where bags cost points.</source>
        <translation>Solo si las bazas de más restan.</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Salir con picas</translation>
    </message>
    <message>
        <source>Once spades are broken (one is played on another suit); any time; or not to the first trick, unless a player holds nothing else.</source>
        <translation>Cuando alguien ya haya fallado con una pica; en cualquier momento; o no en la primera baza, salvo si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>Two jokers are the highest spades; the twos of hearts and diamonds stay out.</source>
        <translation>Dos comodines son las picas más altas; los doses de corazones y diamantes quedan fuera.</translation>
    </message>
    <message>
        <source>Who may call nullo</source>
        <translation>Quién puede anunciar nullo</translation>
    </message>
    <message>
        <source>Only the dealer, when all others have passed, or everybody.</source>
        <translation>Solo el repartidor, cuando todos los demás han pasado, o todos.</translation>
    </message>
    <message>
        <source>First lead at grand</source>
        <translation>Primera salida en grand</translation>
    </message>
    <message>
        <source>The player before or after the caller; at nullo the other of the two.</source>
        <translation>El jugador anterior o posterior a quien anunció; en nullo, el otro de los dos.</translation>
    </message>
    <message>
        <source>Points at grand</source>
        <translation>Puntos en grand</translation>
    </message>
    <message>
        <source>What each trick above six counts at grand.</source>
        <translation>Lo que cuenta en grand cada baza por encima de seis.</translation>
    </message>
    <message>
        <source>When grand fails</source>
        <translation>Cuando falla grand</translation>
    </message>
    <message>
        <source>What the tricks count where the caller&apos;s side takes fewer than seven.</source>
        <translation>Lo que cuentan las bazas si el bando que anunció gana menos de siete.</translation>
    </message>
    <message>
        <source>Points at nullo</source>
        <translation>Puntos en nullo</translation>
    </message>
    <message>
        <source>What each trick above six counts at nullo.</source>
        <translation>Lo que cuenta en nullo cada baza por encima de seis.</translation>
    </message>
    <message>
        <source>Tricks at nullo</source>
        <translation>Bazas en nullo</translation>
    </message>
    <message>
        <source>Tricks above six are points for the other side, or lost by the side that took them.</source>
        <translation>Las bazas por encima de seis son puntos para el otro bando, o los pierde el bando que las ganó.</translation>
    </message>
    <message>
        <source>To a score, a number of deals, or two games won.</source>
        <translation>A una puntuación, a un número de rondas o a dos juegos ganados.</translation>
    </message>
    <message>
        <source>When nobody plays</source>
        <translation>Cuando nadie juega</translation>
    </message>
    <message>
        <source>What happens when all pass, or a proposal finds no partner.</source>
        <translation>Qué ocurre cuando todos pasan o una propuesta no encuentra compañero.</translation>
    </message>
    <message>
        <source>Trumps at abundance declared</source>
        <translation>Triunfos en abundancia declarada</translation>
    </message>
    <message>
        <source>Whether who must take all tricks chooses a trump suit, or has none.</source>
        <translation>Si quien debe ganar todas las bazas elige un triunfo o no tiene.</translation>
    </message>
    <message>
        <source>Tricks more or fewer</source>
        <translation>Bazas de más o de menos</translation>
    </message>
    <message>
        <source>What each trick above or below those needed is worth at prop and cop, solo and abundance.</source>
        <translation>Cuánto vale cada baza por encima o por debajo de las necesarias en prop y cop, solo y abundancia.</translation>
    </message>
</context>
<context>
    <name>Own presets</name>
    <message>
        <source>The file is not readable text.</source>
        <translation>El archivo no es un texto legible.</translation>
    </message>
    <message>
        <source>The file contains no Far Whist rules.</source>
        <translation>El archivo no contiene reglas de Far Whist.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Far Whist ({version}).</source>
        <translation>El archivo se escribió con una versión más nueva de Far Whist ({version}).</translation>
    </message>
    <message>
        <source>The file asks for an unknown game: “{preset}”.</source>
        <translation>El archivo pide un juego desconocido: «{preset}».</translation>
    </message>
    <message>
        <source>The file is damaged: “{field}” is missing or wrong.</source>
        <translation>El archivo está dañado: «{field}» falta o es incorrecto.</translation>
    </message>
    <message>
        <source>The file has an unknown option or value: {option}.</source>
        <translation>El archivo tiene una opción o un valor desconocidos: {option}.</translation>
    </message>
    <message>
        <source>The file is too large to hold rules.</source>
        <translation>El archivo es demasiado grande para contener reglas.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Show my cards</source>
        <translation>Mostrar mis cartas</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>Show your cards when nobody else is looking.</source>
        <translation>Muestra tus cartas cuando nadie más mire.</translation>
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
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>Well bid!</source>
        <translation>¡Buena apuesta!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <translation>Uy.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Es tu turno.</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>¡Gracias!</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>¿Jugamos otra vez?</translation>
    </message>
    <message>
        <source>Good bye!</source>
        <translation>¡Adiós!</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Any card may be played</source>
        <translation>Vale cualquier carta</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negra</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roja</translation>
    </message>
    <message>
        <source>Any rank, {colour}</source>
        <translation>Cualquier carta {colour}</translation>
    </message>
    <message>
        <source>↑ higher, {colour}</source>
        <translation>↑ más alta, {colour}</translation>
    </message>
    <message>
        <source>↓ lower, {colour}</source>
        <translation>↓ más baja, {colour}</translation>
    </message>
    <message>
        <source>Game {number} · stock {cards}</source>
        <translation>Juego {number} · mazo {cards}</translation>
    </message>
    <message>
        <source>No card has been played.</source>
        <translation>No se ha echado ninguna carta.</translation>
    </message>
    <message>
        <source>On the pile: {card}. {rule}.</source>
        <translation>En el montón: {card}. {rule}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>(away) {name}</source>
        <translation>(ausente) {name}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>piensa…</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>¿Apuesta?</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>por apostar</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>en descanso</translation>
    </message>
    <message>
        <source>leads first</source>
        <translation>sale primero</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Sales tú</translation>
    </message>
    <message>
        <source>Your bid? You lead</source>
        <translation>¿Apuesta? Sales tú</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} seguidas</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>a salvo</translation>
    </message>
    <message>
        <source>needs a trick</source>
        <translation>falta una baza</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of dealer</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>última vida</translation>
    </message>
    <message>
        <source>out: place {place}</source>
        <translation>fuera: {place}.º</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>puesto {place}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>golpe</translation>
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
        <translation>Novato</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Jugador ocasional</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jugador de club</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Buen jugador</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audaz</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (ya no está)</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
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
        <translation>Aviadora</translation>
    </message>
    <message>
        <source>Gentleman</source>
        <translation>Caballero</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Bailarina</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianista</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitán</translation>
    </message>
    <message>
        <source>Aunt</source>
        <translation>Tía</translation>
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
        <translation>Comerciante</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lectora</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Erudita</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Pintora</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponible cuando juegues tú</translation>
    </message>
    <message>
        <source>Available when you have bid in this deal</source>
        <translation>Disponible cuando hayas apostado en esta ronda</translation>
    </message>
    <message>
        <source>Practice: the same cards once more. It does not count.</source>
        <translation>Práctica: las mismas cartas otra vez. No cuenta.</translation>
    </message>
    <message>
        <source>Practice: a deal of your own. It does not count.</source>
        <translation>Práctica: una ronda tuya. No cuenta.</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>A new match begins. Your previous match has been put aside.</source>
        <translation>Empieza una partida nueva. La anterior queda apartada.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>Re&amp;tomarla</translation>
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
        <translation>tamaño de letra</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>El entrenador</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Cómo trabaja</translation>
    </message>
    <message>
        <source>Your clock</source>
        <translation>Tu reloj</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>My turn and results</source>
        <translation>Mi turno y resultados</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>A large index on the cards, a flat hand, a plain felt, reduced motion and single-letter keys are on other pages.</source>
        <translation>El índice grande en las cartas, la mano plana, el tapete liso, el movimiento reducido y las teclas de una sola letra están en otras páginas.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>The letters on the cards follow the language, unless you choose others on the page “Table and cards”.</source>
        <translation>Las letras de las cartas siguen el idioma, salvo que elijas otras en la página «Mesa y cartas».</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Wait for a click or Space instead</source>
        <translation>Esperar un clic o Espacio</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>El programa</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>These are the opponents of the next match. The match on the table keeps its own.</source>
        <translation>Estos son los rivales de la próxima partida. La partida de la mesa conserva los suyos.</translation>
    </message>
    <message>
        <source>Random names</source>
        <translation>Nombres al azar</translation>
    </message>
    <message>
        <source>The opponents see only their own cards and the table, whatever their level. They sit clockwise from your left; a match of four takes the first three.</source>
        <translation>Los rivales solo ven sus cartas y la mesa, sea cual sea su nivel. Se sientan en el sentido de las agujas del reloj desde tu izquierda; en una partida de cuatro juegan los tres primeros.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Opponent {n}</source>
        <translation>Rival {n}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Más personas</translation>
    </message>
    <message>
        <source>Name of another person</source>
        <translation>Nombre de otra persona</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>Each person has their own statistics. Choose who plays at the seats of a new match. When several people play, each sees only their own cards, and only in their turn.</source>
        <translation>Cada persona tiene sus propias estadísticas. Elige quién juega en los asientos de una partida nueva. Si juegan varias personas, cada una ve solo sus propias cartas, y solo en su turno.</translation>
    </message>
    <message>
        <source>Remove a person</source>
        <translation>Quitar a una persona</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>¿Quitar a {name}?</translation>
    </message>
    <message>
        <source>&amp;Keep the results in the statistics</source>
        <translation>Conser&amp;var los resultados en las estadísticas</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar a {name}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>penalty, bonus, points</source>
        <translation>penalización, bonificación, puntos</translation>
    </message>
    <message>
        <source>Romanian mode</source>
        <translation>Modo rumano</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>variant, rules, house rules</source>
        <translation>variante, reglas, reglas de la casa</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>must follow, must beat, first lead</source>
        <translation>asistir, montar, primera salida</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>first name, nickname, avatar, bot, computer</source>
        <translation>nombre de pila, apodo, avatar, bot, ordenador</translation>
    </message>
    <message>
        <source>difficulty, strength, skill</source>
        <translation>dificultad, fuerza, habilidad, nivel de juego</translation>
    </message>
    <message>
        <source>beep, noise, audio, mute</source>
        <translation>pitido, ruido, audio, silenciar</translation>
    </message>
    <message>
        <source>colour blind, four colours</source>
        <translation>daltonismo, cuatro colores</translation>
    </message>
    <message>
        <source>card back</source>
        <translation>reverso, baraja</translation>
    </message>
    <message>
        <source>background</source>
        <translation>fondo, tapete</translation>
    </message>
    <message>
        <source>timer, clock</source>
        <translation>temporizador, reloj</translation>
    </message>
    <message>
        <source>animation, delay</source>
        <translation>animación, espera</translation>
    </message>
    <message>
        <source>blind, colour blind, contrast</source>
        <translation>ciego, daltonismo, contraste</translation>
    </message>
    <message>
        <source>screen reader, voice</source>
        <translation>lector de pantalla, voz</translation>
    </message>
    <message>
        <source>shortcut, hotkey, key</source>
        <translation>atajo, tecla</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Secuencia de rondas</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Mesa y cartas</translation>
    </message>
    <message>
        <source>Nothing here is called “{words}”.</source>
        <translation>Aquí nada se llama «{words}».</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>? &amp;Help</source>
        <translation>? &amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Restore this page</source>
        <translation>&amp;Restablecer esta página</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Preferences – {page}</source>
        <translation>Preferencias – {page}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pausa después de una baza</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Textured felt</source>
        <translation>Tapete con textura</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Colores de los palos</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letras de las cartas</translation>
    </message>
    <message>
        <source>Index size</source>
        <translation>Tamaño del índice</translation>
    </message>
    <message>
        <source>Card shape</source>
        <translation>Forma de las cartas</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorsos</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Tamaño de la mano</translation>
    </message>
    <message>
        <source>Hand layout</source>
        <translation>Disposición de la mano</translation>
    </message>
    <message>
        <source>Order within a suit</source>
        <translation>Orden dentro de un palo</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Dim unplayable cards</source>
        <translation>Atenuar las cartas que no se pueden jugar</translation>
    </message>
    <message>
        <source>Trick review</source>
        <translation>Repaso de bazas</translation>
    </message>
    <message>
        <source>Allow hints in new matches</source>
        <translation>Permitir consejos en las partidas nuevas</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>Se guardan</translation>
    </message>
    <message>
        <source>Judge each deal when it is over</source>
        <translation>Juzgar cada ronda cuando termina</translation>
    </message>
    <message>
        <source>Show marks and values in the study</source>
        <translation>Mostrar signos y valores en el estudio</translation>
    </message>
    <message>
        <source>undo, take back</source>
        <translation>deshacer, rectificar</translation>
    </message>
    <message>
        <source>Offer to take back</source>
        <translation>Ofrecer retirar la jugada</translation>
    </message>
    <message>
        <source>hint, advice, mistakes</source>
        <translation>consejo, errores</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Núcleos del procesador</translation>
    </message>
    <message>
        <source>On battery power</source>
        <translation>Con batería</translation>
    </message>
    <message>
        <source>Play the last card of a deal automatically</source>
        <translation>La última carta se juega sola</translation>
    </message>
    <message>
        <source>Extra animations</source>
        <translation>Animaciones extra</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Los rivales se toman su tiempo para apostar</translation>
    </message>
    <message>
        <source>Portraits show how a deal went</source>
        <translation>Los retratos muestran cómo fue la ronda</translation>
    </message>
    <message>
        <source>Celebrate exact bids and a won match</source>
        <translation>Celebrar las apuestas exactas y la partida ganada</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Confirmar cada carta</translation>
    </message>
    <message>
        <source>Ignore clicks for half a second when a question appears</source>
        <translation>Ignorar los clics medio segundo cuando aparece una pregunta</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Las cartas obligadas se juegan solas</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>Después de una ronda</translation>
    </message>
    <message>
        <source>Time to bid</source>
        <translation>Tiempo para apostar</translation>
    </message>
    <message>
        <source>Time to play a card</source>
        <translation>Tiempo para jugar una carta</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>7 seconds</source>
        <translation>7 segundos</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 segundos</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 segundos</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 segundos</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantánea</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducido</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Sin movimiento</translation>
    </message>
    <message>
        <source>Green salon</source>
        <translation>Salón verde</translation>
    </message>
    <message>
        <source>Navy club</source>
        <translation>Club azul marino</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Carbón</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Luz de día</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claras</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuras</translation>
    </message>
    <message>
        <source>Salon Déco</source>
        <translation>Salón Déco</translation>
    </message>
    <message>
        <source>Woodcut</source>
        <translation>Grabado</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicos</translation>
    </message>
    <message>
        <source>Four colours, high contrast</source>
        <translation>Cuatro colores, alto contraste</translation>
    </message>
    <message>
        <source>Skat tournament</source>
        <translation>Torneo de skat</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Bridge, narrower</source>
        <translation>Bridge, más estrechas</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Papel claro</translation>
    </message>
    <message>
        <source>Dim paper</source>
        <translation>Papel apagado</translation>
    </message>
    <message>
        <source>Navy waves</source>
        <translation>Olas azul marino</translation>
    </message>
    <message>
        <source>The order of the cards is that of the person at the table; each has their own. You can also drag a card to another place in your hand.</source>
        <translation>El orden de las cartas es el de la persona que está a la mesa; cada una tiene el suyo. También puedes arrastrar una carta a otro lugar de tu mano.</translation>
    </message>
    <message>
        <source>Experts see from finished deals who plays by simple rules, and play accordingly. They know nothing that is not open to all.</source>
        <translation>Los expertos ven en las rondas terminadas quién juega con reglas sencillas y juegan en consecuencia. No saben nada que no esté a la vista de todos.</translation>
    </message>
    <message>
        <source>Deck from a folder</source>
        <translation>Baraja de una carpeta</translation>
    </message>
    <message>
        <source>Use the back of that deck</source>
        <translation>Usar el dorso de esa baraja</translation>
    </message>
    <message>
        <source>Burgundy lattice</source>
        <translation>Celosía burdeos</translation>
    </message>
    <message>
        <source>Green waves</source>
        <translation>Olas verdes</translation>
    </message>
    <message>
        <source>Teal sunray</source>
        <translation>Rayos turquesa</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>A fan</source>
        <translation>En abanico</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plana</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Cartas altas a la izquierda</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Cartas bajas a la izquierda</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Orden de los palos</translation>
    </message>
    <message>
        <source>Left of the other suits</source>
        <translation>A la izquierda de los demás palos</translation>
    </message>
    <message>
        <source>Right of the other suits</source>
        <translation>A la derecha de los demás palos</translation>
    </message>
    <message>
        <source>Where their suit is</source>
        <translation>Donde está su palo</translation>
    </message>
    <message>
        <source>Alternate red and black suits</source>
        <translation>Alternar palos rojos y negros</translation>
    </message>
    <message>
        <source>Keep the order of the hand within a deal</source>
        <translation>Mantener el orden de la mano durante la ronda</translation>
    </message>
    <message>
        <source>Digits play the first, second, third … playable card</source>
        <translation>Las cifras juegan la primera, segunda, tercera… carta jugable</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Solo la última</translation>
    </message>
    <message>
        <source>All of the deal</source>
        <translation>Todas las de la ronda</translation>
    </message>
    <message>
        <source>In this match</source>
        <translation>En esta partida</translation>
    </message>
    <message>
        <source>Also in later matches</source>
        <translation>También en partidas posteriores</translation>
    </message>
    <message>
        <source>Experts notice how you play</source>
        <translation>Los expertos notan cómo juegas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>The last 3,000</source>
        <translation>Las últimas 3000</translation>
    </message>
    <message>
        <source>The last 1,000</source>
        <translation>Las últimas 1000</translation>
    </message>
    <message>
        <source>The last 300</source>
        <translation>Las últimas 300</translation>
    </message>
    <message>
        <source>The last 100</source>
        <translation>Las últimas 100</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Para siempre</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 años</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 año</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 meses</translation>
    </message>
    <message>
        <source>What was good, later everything</source>
        <translation>Lo bueno, más tarde todo</translation>
    </message>
    <message>
        <source>What was good</source>
        <translation>Lo bueno</translation>
    </message>
    <message>
        <source>The coach says after a deal</source>
        <translation>Tras una ronda, el entrenador dice</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Slips and worse: from 4 % of the stake</source>
        <translation>Imprecisiones o peor: desde el 4 % de lo que está en juego</translation>
    </message>
    <message>
        <source>Mistakes and worse: from 10 %</source>
        <translation>Errores o peor: desde el 10 %</translation>
    </message>
    <message>
        <source>Blunders only: from 20 %</source>
        <translation>Solo errores graves: desde el 20 %</translation>
    </message>
    <message>
        <source>Wait for mains power</source>
        <translation>Esperar a que esté enchufado</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Juzgar igualmente</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mi turno</translation>
    </message>
    <message>
        <source>Card not allowed</source>
        <translation>Carta no permitida</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Baza ganada</translation>
    </message>
    <message>
        <source>Trick lost</source>
        <translation>Baza perdida</translation>
    </message>
    <message>
        <source>First trump on another suit</source>
        <translation>Primer triunfo sobre otro palo</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corta</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detallada</translation>
    </message>
    <message>
        <source>Length of announcements</source>
        <translation>Longitud de los anuncios</translation>
    </message>
    <message>
        <source>Short card names (10 D, not ten of diamonds)</source>
        <translation>Nombres de cartas cortos (10 D, no diez de diamantes)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Esperarme</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Seguir a los 5 segundos</translation>
    </message>
    <message>
        <source>Continue after 10 seconds</source>
        <translation>Seguir a los 10 segundos</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumano</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Neerlandés</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danés</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Sueco</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polaco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugués</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Ruso</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>Como el programa</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Resultados: {count}</translation>
    </message>
    <message>
        <source>The coach checks your bids and cards before they count, and asks once whether you want to take one back. Such a match counts as assisted.</source>
        <translation>El entrenador revisa tus apuestas y cartas antes de que cuenten, y pregunta una vez si quieres retirar alguna. Una partida así cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>The stake is what a choice can win or lose: in exact-bid games, the points between exact and one off. Only clear losses count.</source>
        <translation>Lo que está en juego es lo que una decisión puede ganar o perder: en los juegos de apuesta exacta, los puntos entre acertar y desviarse en una baza. Solo cuentan las pérdidas claras.</translation>
    </message>
    <message>
        <source>It stays silent in lessons, in matches without hints and when several people play.</source>
        <translation>El entrenador calla en las lecciones, en las partidas sin consejos y cuando juegan varias personas.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Folder with card decks</source>
        <translation>Carpeta con barajas</translation>
    </message>
    <message>
        <source>The deck above</source>
        <translation>La baraja de arriba</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
</context>
<context>
    <name>Prepared</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>&amp;Play today’s deal</source>
        <translation>&amp;Jugar la ronda de hoy</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Jugarla otra vez</translation>
    </message>
    <message>
        <source>Match of the &amp;week again</source>
        <translation>Partida de la &amp;semana otra vez</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>récord: {days}</translation>
    </message>
    <message>
        <source>Copy: {line}</source>
        <translation>Copiar: {line}</translation>
    </message>
    <message>
        <source>Deal of the day · {day}</source>
        <translation>Ronda del día · {day}</translation>
    </message>
    <message>
        <source>Match of the week</source>
        <translation>Partida de la semana</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Ronda del día</translation>
    </message>
    <message>
        <source>{title}: your first result stays, this one does not count.</source>
        <translation>{title}: vale tu primer resultado; este no cuenta.</translation>
    </message>
    <message>
        <source>{title}: your first result counts, but not in your statistics.</source>
        <translation>{title}: cuenta tu primer resultado, pero no en tus estadísticas.</translation>
    </message>
    <message>
        <source>A hint or a move taken back costs a star.</source>
        <translation>Un consejo o una jugada retirada cuesta una estrella.</translation>
    </message>
    <message>
        <source>The same cards for everybody today, made from the date alone. Your first result counts.</source>
        <translation>Hoy las mismas cartas para todos, sacadas solo de la fecha. Cuenta tu primer resultado.</translation>
    </message>
    <message>
        <source>A bot made choices for you in this deal, so it brings no stars and no day in a row. You can play it again, but it will not count.</source>
        <translation>Un bot eligió por ti en esta ronda, así que no da estrellas ni cuenta para los días seguidos. Puedes jugarla otra vez, pero no contará.</translation>
    </message>
    <message>
        <source>Your points: {points}. Stars: {stars} of 3.</source>
        <translation>Tus puntos: {points}. Estrellas: {stars} de 3.</translation>
    </message>
    <message>
        <source>An expert gets {points} with these cards on average.</source>
        <translation>Un experto saca {points} de media con estas cartas.</translation>
    </message>
    <message>
        <source>Deal: three stars for an exact bid, one for a trick more or less. Match: three stars for two thirds of all bids exact, two for a half, one for a third. A hint or a move taken back costs a star. Where a bot chooses for you, there are none.</source>
        <translation>Ronda: tres estrellas por una apuesta exacta, una si te desvías en una baza. Partida: tres estrellas por dos tercios de apuestas exactas, dos por la mitad, una por un tercio. Un consejo o una jugada retirada cuesta una estrella. Si un bot elige por ti, no hay ninguna.</translation>
    </message>
    <message>
        <source>Far Whist {day}: {stars} of 3 stars, {points}</source>
        <translation>Far Whist {day}: {stars} de 3 estrellas, {points}</translation>
    </message>
    <message>
        <source>This week a bot made choices for you: no result.</source>
        <translation>Esta semana un bot eligió por ti: sin resultado.</translation>
    </message>
    <message>
        <source>Far Whist week {week}: {exact} of {deals} exact, {points}</source>
        <translation>Far Whist semana {week}: {exact} de {deals} exactas, {points}</translation>
    </message>
    <message>
        <source>, expert {points}</source>
        <translation>, experto {points}</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Rondas preparadas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>{deals} · {done} solved · stars: {stars} of {most}</source>
        <translation>{deals} · resueltas: {done} · estrellas: {stars} de {most}</translation>
    </message>
    <message>
        <source>Results of the deal of the day cannot be saved: {reason}</source>
        <translation>No se pueden guardar los resultados de la ronda del día: {reason}</translation>
    </message>
    <message>
        <source>&amp;Hint: one star</source>
        <translation>C&amp;onsejo: una estrella</translation>
    </message>
    <message>
        <source>&amp;Solution: no star</source>
        <translation>&amp;Solución: ninguna estrella</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Esta no. Prueba otra vez.</translation>
    </message>
    <message>
        <source>That was the last one of this theme.</source>
        <translation>Era la última de este tema.</translation>
    </message>
    <message>
        <source>{grade} · {left} left</source>
        <translation>{grade} · por resolver: {left}</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Esta es la respuesta.</translation>
    </message>
    <message>
        <source>Stars: {stars} of {all}</source>
        <translation>Estrellas: {stars} de {all}</translation>
    </message>
    <message>
        <source>Bid it</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Choose trumps</source>
        <translation>Elegir triunfo</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Arrastrar triunfos</translation>
    </message>
    <message>
        <source>Duck and discard</source>
        <translation>Ceder y descartar</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>El momento justo</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finales</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>What are these cards worth?</source>
        <translation>¿Cuánto valen estas cartas?</translation>
    </message>
    <message>
        <source>The longest suit, or the right one</source>
        <translation>El palo más largo, o el acertado</translation>
    </message>
    <message>
        <source>What to keep of hand and kitty</source>
        <translation>Qué conservar de la mano y el talón</translation>
    </message>
    <message>
        <source>When to lead them, and when not</source>
        <translation>Cuándo arrastrar y cuándo no</translation>
    </message>
    <message>
        <source>Losing tricks you do not want</source>
        <translation>Perder las bazas que no quieres</translation>
    </message>
    <message>
        <source>The same cards, the right order</source>
        <translation>Las mismas cartas, en el orden correcto</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Las últimas bazas</translation>
    </message>
    <message>
        <source>Long suits and lone kings</source>
        <translation>Palos largos y reyes solos</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Best: {best}. With it you win the deal, with any other card you lose it.</source>
        <translation>Lo mejor: {best}. Con ella ganas la ronda, con cualquier otra carta la pierdes.</translation>
    </message>
    <message>
        <source>Best: {best}, {share} %. Next: {other} %.</source>
        <translation>Lo mejor: {best}, {share} %. Después: {other} %.</translation>
    </message>
    <message>
        <source>Best: {best}. Lead over the next choice in the chance to win the match, in percentage points: {lead}.</source>
        <translation>Lo mejor: {best}. Ventaja sobre la siguiente opción en la probabilidad de ganar la partida, en puntos porcentuales: {lead}.</translation>
    </message>
    <message>
        <source>Best: {best}. Average lead over the next choice, in points: {lead}.</source>
        <translation>Lo mejor: {best}. Puntos de ventaja sobre la siguiente opción, de media: {lead}.</translation>
    </message>
    <message>
        <source>You have seen all other cards. {name} holds: {cards}</source>
        <translation>Has visto todas las demás cartas. {name} tiene: {cards}</translation>
    </message>
    <message>
        <source>With open cards it is certain to work, and nothing else is.</source>
        <translation>Con las cartas a la vista es lo único que funciona con seguridad.</translation>
    </message>
    <message>
        <source>Compared in {deals}: ahead by more than ten standard errors.</source>
        <translation>Comparado en {deals}: por delante en más de diez errores estándar.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>{solved} of {all}</source>
        <translation>{solved} de {all}</translation>
    </message>
    <message>
        <source>Play: {theme}, {solved} of {all} solved</source>
        <translation>Jugar: {theme}, {solved} de {all} resueltas</translation>
    </message>
    <message>
        <source>Days played this week: {done} of {days}.</source>
        <translation>Días jugados esta semana: {done} de {days}.</translation>
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
        <translation>Echa cartas más altas, roja sobre negra y negra sobre roja; acaba antes que nadie.</translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation>Bid Whist</translation>
    </message>
    <message>
        <source>Partners bid for the right to choose trumps. The high bidder takes the kitty and leads.</source>
        <translation>Las parejas apuestan por el derecho a elegir el triunfo. Quien más apuesta toma el talón y sale.</translation>
    </message>
    <message>
        <source>Bid Whist, kitty out of play</source>
        <translation>Bid Whist, talón fuera del juego</translation>
    </message>
    <message>
        <source>Nobody takes the kitty, and the player after the dealer leads.</source>
        <translation>Nadie toma el talón, y sale el jugador mano.</translation>
    </message>
    <message>
        <source>Bid Whist with Boston</source>
        <translation>Bid Whist con Boston</translation>
    </message>
    <message>
        <source>Only the bid scores; twice as much at no trump, four times for all the tricks.</source>
        <translation>Solo cuenta la apuesta; el doble sin triunfo, cuatro veces más por todas las bazas.</translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation>Whist clásico</translation>
    </message>
    <message>
        <source>With a partner, the odd tricks count.</source>
        <translation>Con pareja; cuentan las bazas por encima de seis.</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whist drive</translation>
    </message>
    <message>
        <source>24 deals with trumps in turn, and every trick counts, as at a whist drive.</source>
        <translation>24 rondas con triunfos por turno, y cuenta cada baza, como en un whist drive.</translation>
    </message>
    <message>
        <source>Short Whist</source>
        <translation>Whist corto</translation>
    </message>
    <message>
        <source>A rubber, the best of three games to 5 points, with honours.</source>
        <translation>Un rubber: dos juegos de tres a 5 puntos, con honores.</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist del ascensor</translation>
    </message>
    <message>
        <source>Bid in secret, reveal together, and take exactly what you bid.</source>
        <translation>Apuestas secretas que se descubren a la vez; haz justo lo que apostaste.</translation>
    </message>
    <message>
        <source>Elevator Whist, bids in turn</source>
        <translation>Whist del ascensor, apuestas por turno</translation>
    </message>
    <message>
        <source>The same deals, with open bids in turn that may not add up to the tricks.</source>
        <translation>Las mismas rondas, con apuestas por turno a la vista que no pueden sumar las bazas.</translation>
    </message>
    <message>
        <source>Elevator Whist, 32 cards</source>
        <translation>Whist del ascensor, 32 cartas</translation>
    </message>
    <message>
        <source>Two ranks for each player, and you must ruff when void.</source>
        <translation>Dos valores por jugador, y quien no puede asistir debe fallar.</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Whist eliminatorio</translation>
    </message>
    <message>
        <source>Take a trick or drop out; the last one left wins.</source>
        <translation>Haz una baza o quedas fuera; gana el último que quede.</translation>
    </message>
    <message>
        <source>Knock-out Whist without a last chance</source>
        <translation>Whist eliminatorio sin última oportunidad</translation>
    </message>
    <message>
        <source>No trick, and you are out at once.</source>
        <translation>Quien no hace ninguna baza queda fuera al momento.</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>At most ten cards, down to one and up again; every trick counts.</source>
        <translation>De diez cartas como mucho, bajando hasta una y volviendo a subir; cada baza cuenta.</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Like Oh Hell!, but a missed bid scores nothing.</source>
        <translation>Como Oh Hell!, pero una apuesta fallida no puntúa.</translation>
    </message>
    <message>
        <source>German Bridge</source>
        <translation>German Bridge</translation>
    </message>
    <message>
        <source>Made: 10 + bid². Missed: −(tricks off)².</source>
        <translation>Acertada: 10 + apuesta². Fallida: −(diferencia)².</translation>
    </message>
    <message>
        <source>Ascenseur</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>The French game: down to one card and up again.</source>
        <translation>El juego francés: baja hasta una carta y vuelve a subir.</translation>
    </message>
    <message>
        <source>Ascenseur, from one card</source>
        <translation>Ascenseur, desde una carta</translation>
    </message>
    <message>
        <source>The French game the other way round: up first.</source>
        <translation>El juego francés al revés: primero sube.</translation>
    </message>
    <message>
        <source>Ascenseur, whole pack</source>
        <translation>Ascenseur, baraja entera</translation>
    </message>
    <message>
        <source>As many cards as the pack allows; no trump when the whole pack is dealt.</source>
        <translation>Tantas cartas como permita la baraja; sin triunfo si se reparten todas.</translation>
    </message>
    <message>
        <source>Ascenseur 2+1</source>
        <translation>Ascenseur 2+1</translation>
    </message>
    <message>
        <source>Made: 2 + tricks. Missed: −1 for each trick off.</source>
        <translation>Acertada: 2 + bazas. Fallida: −1 por cada baza de diferencia.</translation>
    </message>
    <message>
        <source>La Podrida</source>
        <translation>La Podrida</translation>
    </message>
    <message>
        <source>With one-card deals for every dealer and three points a trick.</source>
        <translation>Con rondas de una carta para cada repartidor y tres puntos por baza.</translation>
    </message>
    <message>
        <source>Nomination Whist</source>
        <translation>Nomination Whist</translation>
    </message>
    <message>
        <source>Trumps go round: spades, hearts, clubs, diamonds, none.</source>
        <translation>Los triunfos van por turno: picas, corazones, tréboles, diamantes, ninguno.</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>The Dutch game. Made: 10 + 2 a trick. Missed: −2 for each trick off.</source>
        <translation>El juego neerlandés. Acertada: 10 + 2 por baza. Fallida: −2 por cada baza de diferencia.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Judgement</translation>
    </message>
    <message>
        <source>At most ten cards, down to one; trumps in turn, all or nothing.</source>
        <translation>De diez cartas como mucho, bajando hasta una; triunfos por turno, todo o nada.</translation>
    </message>
    <message>
        <source>Romanian Whist 1-8-1</source>
        <translation>Whist rumano 1-8-1</translation>
    </message>
    <message>
        <source>From one card to eight and back; you must ruff when void.</source>
        <translation>De una carta a ocho y vuelta; quien no puede asistir debe fallar.</translation>
    </message>
    <message>
        <source>Romanian Whist 8-1-8</source>
        <translation>Whist rumano 8-1-8</translation>
    </message>
    <message>
        <source>From eight cards to one and back.</source>
        <translation>De ocho cartas a una y vuelta.</translation>
    </message>
    <message>
        <source>Romanian Whist with premium</source>
        <translation>Whist rumano con prima</translation>
    </message>
    <message>
        <source>Five bids in a row, made or missed, win or lose ten points more.</source>
        <translation>Cinco apuestas seguidas, todas acertadas o todas fallidas, ganan o pierden diez puntos más.</translation>
    </message>
    <message>
        <source>Romanian Whist for seven</source>
        <translation>Whist rumano para siete</translation>
    </message>
    <message>
        <source>56 cards: four jokers are the ones, the lowest cards.</source>
        <translation>56 cartas: cuatro comodines son los unos, las cartas más bajas.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>With a partner: make your contract, and beware of bags.</source>
        <translation>Con pareja: cumple el contrato y cuidado con las bazas de más.</translation>
    </message>
    <message>
        <source>Spades with jokers</source>
        <translation>Picas con comodines</translation>
    </message>
    <message>
        <source>Two jokers on top of the spades.</source>
        <translation>Dos comodines por encima de las picas.</translation>
    </message>
    <message>
        <source>Joker, Joker, Deuce, Deuce</source>
        <translation>Comodín, comodín, dos, dos</translation>
    </message>
    <message>
        <source>Jokers and two twos on top, no contract below four tricks, ten for 200, and a first deal without bids.</source>
        <translation>Comodines y dos doses encima, ningún contrato por debajo de cuatro bazas, diez por 200 y una primera ronda sin apuestas.</translation>
    </message>
    <message>
        <source>Suicide Spades</source>
        <translation>Picas, Suicide</translation>
    </message>
    <message>
        <source>One of two partners must bid nil, the other at least 4.</source>
        <translation>De dos compañeros uno debe apostar nil, y el otro al menos 4.</translation>
    </message>
    <message>
        <source>Mirror Spades</source>
        <translation>Picas, Mirror</translation>
    </message>
    <message>
        <source>Everyone must bid the number of their spades.</source>
        <translation>Cada uno debe apostar el número de sus picas.</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of their spades.</source>
        <translation>Cada uno debe apostar nil o el número de sus picas.</translation>
    </message>
    <message>
        <source>Cutthroat Spades</source>
        <translation>Picas, cada uno por su cuenta</translation>
    </message>
    <message>
        <source>Three or four players, everybody alone.</source>
        <translation>Tres o cuatro jugadores, sin parejas.</translation>
    </message>
    <message>
        <source>Spades for two</source>
        <translation>Picas para dos</translation>
    </message>
    <message>
        <source>Draw your hand: of two cards each time you keep one and discard the other.</source>
        <translation>Roba tu mano: de cada dos cartas guardas una y descartas la otra.</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Sixty cards: wizards take any trick, jesters none, at any time.</source>
        <translation>Sesenta cartas: los magos ganan la baza, los bufones no; se pueden jugar siempre.</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>Everybody alone, spades are trumps: take at least what you bid.</source>
        <translation>Cada uno por su cuenta, las picas son triunfo: haz al menos lo que apuestas.</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Whist alemán</translation>
    </message>
    <message>
        <source>For two: thirteen tricks for better cards, then thirteen that count.</source>
        <translation>Para dos: trece bazas por mejores cartas, luego trece que cuentan.</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>The Spanish pack: the three is second, and you must beat if you can.</source>
        <translation>La baraja española: el tres es la segunda carta, y debes superar si puedes.</translation>
    </message>
    <message>
        <source>La Pocha, French pack</source>
        <translation>La Pocha, baraja francesa</translation>
    </message>
    <message>
        <source>The same with all 52 cards, ace high.</source>
        <translation>Lo mismo con las 52 cartas, el as es la más alta.</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist de Minnesota</translation>
    </message>
    <message>
        <source>Partners play for tricks or against them, without trumps.</source>
        <translation>Los compañeros juegan por las bazas o contra ellas, sin triunfos.</translation>
    </message>
    <message>
        <source>South Dakota Whist</source>
        <translation>Whist de Dakota del Sur</translation>
    </message>
    <message>
        <source>Whoever fails loses points; 11 win.</source>
        <translation>Quien falla pierde puntos; se gana con 11.</translation>
    </message>
    <message>
        <source>Norwegian Whist</source>
        <translation>Whist noruego</translation>
    </message>
    <message>
        <source>Everybody may call grand or nullo; 50 points win.</source>
        <translation>Todos pueden anunciar grand o nullo; se gana con 50 puntos.</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Alone against three, or with a partner for one deal.</source>
        <translation>Uno contra tres, o con un compañero por una ronda.</translation>
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
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre del archivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Archivos de tipo:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Pulsa la tecla</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>Rank that is played</name>
    <message>
        <source>the ace</source>
        <translation>el as</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>el rey</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dama</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>la jota</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>el diez</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>el nueve</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>el ocho</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>el siete</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>el seis</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>el cinco</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>el cuatro</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>el tres</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>el dos</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>el uno</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Nobody was exact more often than you.</source>
        <translation>Nadie acertó más veces que tú.</translation>
    </message>
    <message>
        <source>Deals after which you were in front: {led}.</source>
        <translation>Rondas tras las que ibas en cabeza: {led}.</translation>
    </message>
    <message>
        <source>Every match starts from zero. Play again?</source>
        <translation>Cada partida empieza de cero. ¿Juegas otra?</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>I&amp;nforme</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Ap&amp;render</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>Share pi&amp;cture</source>
        <translation>Compartir i&amp;magen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>You and your partner win the match.</source>
        <translation>Has ganado la partida con tu pareja.</translation>
    </message>
    <message>
        <source>You share first place.</source>
        <translation>Compartes el primer puesto.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Has ganado la partida.</translation>
    </message>
    <message>
        <source>The match goes to {names}.</source>
        <translation>La partida es para {names}.</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Primer puesto: {names}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gana la partida</translation>
    </message>
    <message>
        <source>{count} of {deals} exact</source>
        <translation>{count} de {deals} exactas</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>Es la única carta que puedes jugar.</translation>
    </message>
    <message>
        <source>It takes the last trick that your bid needs.</source>
        <translation>Gana la última baza que pide tu apuesta.</translation>
    </message>
    <message>
        <source>It draws the last trump that is out.</source>
        <translation>Arrastra el último triunfo que queda por salir.</translation>
    </message>
    <message>
        <source>It draws trumps, and no other trump beats it.</source>
        <translation>Arrastra triunfos, y ningún otro triunfo la supera.</translation>
    </message>
    <message>
        <source>No card of its suit that is still out can beat it.</source>
        <translation>Ninguna carta de su palo que quede por salir puede superarla.</translation>
    </message>
    <message>
        <source>It is the cheapest card that takes the trick.</source>
        <translation>Es la carta más barata que gana la baza.</translation>
    </message>
    <message>
        <source>It is winning the trick so far, and you need tricks.</source>
        <translation>Va ganando esta baza, y necesitas bazas.</translation>
    </message>
    <message>
        <source>It gets rid of a winner that is one too many.</source>
        <translation>Se deshace de una ganadora que sobra.</translation>
    </message>
    <message>
        <source>It is the highest card that stays below the winner.</source>
        <translation>Es la carta más alta que queda por debajo de la ganadora.</translation>
    </message>
    <message>
        <source>This trick is lost; the card is the one you need least.</source>
        <translation>Esta baza está perdida; es la carta que menos necesitas.</translation>
    </message>
    <message>
        <source>You need every trick that is left.</source>
        <translation>Necesitas todas las bazas que quedan.</translation>
    </message>
    <message>
        <source>It throws away a card that may win a trick you do not want.</source>
        <translation>Te deshaces de una carta que podría ganar una baza que no quieres.</translation>
    </message>
    <message>
        <source>It takes the trick, and you need one.</source>
        <translation>Gana la baza, y necesitas una.</translation>
    </message>
    <message>
        <source>It is low enough for somebody else to take.</source>
        <translation>Es lo bastante baja para que gane otro.</translation>
    </message>
    <message>
        <source>It most often ends with exactly your bid.</source>
        <translation>Es con lo que más veces aciertas tu apuesta.</translation>
    </message>
    <message>
        <source>The bid can hardly be made any more; this costs the fewest points.</source>
        <translation>La apuesta ya casi no se puede acertar; esto es lo que menos puntos cuesta.</translation>
    </message>
    <message>
        <source>A wizard takes the trick, and you need one.</source>
        <translation>Un mago gana la baza, y te hace falta una.</translation>
    </message>
    <message>
        <source>The trick has gone to a wizard already; a second one takes nothing.</source>
        <translation>La baza ya es de un mago; un segundo no gana nada.</translation>
    </message>
    <message>
        <source>A jester takes only a trick that is all jesters.</source>
        <translation>Un bufón gana una baza solo si todas sus cartas son bufones.</translation>
    </message>
    <message>
        <source>It is the only bid that is allowed.</source>
        <translation>Es la única apuesta permitida.</translation>
    </message>
    <message>
        <source>Your highest trumps are sure to take that many tricks.</source>
        <translation>Con tus triunfos más altos, esas bazas son seguras.</translation>
    </message>
    <message>
        <source>Your top cards run: these tricks are certain.</source>
        <translation>Tus cartas más altas ganan seguidas: estas bazas son seguras.</translation>
    </message>
    <message>
        <source>It is what your hand usually takes.</source>
        <translation>Es lo que suele hacer tu mano.</translation>
    </message>
    <message>
        <source>It is more than the hand usually takes, but pays best on average.</source>
        <translation>Es más de lo que suele hacer la mano, pero es lo que mejor paga de media.</translation>
    </message>
    <message>
        <source>It is less than the hand could take, but easier to make exactly.</source>
        <translation>Es menos de lo que podría hacer la mano, pero más fácil de acertar.</translation>
    </message>
    <message>
        <source>You do not see your cards: it is the best bid on average.</source>
        <translation>No ves tus cartas: es la mejor apuesta de media.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There is no option “{option}” here.</source>
        <translation>Aquí no hay ninguna opción «{option}».</translation>
    </message>
    <message>
        <source>“{value}” is not a value for {option}: choose one of {legal}.</source>
        <translation>«{value}» no es un valor para {option}: elige uno de {legal}.</translation>
    </message>
    <message>
        <source>Players: {players}; this game takes at least {least} and at most {most}.</source>
        <translation>Jugadores: {players}; este juego admite como mínimo {least} y como máximo {most}.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: choose fewer players, fewer cards or a larger pack.</source>
        <translation>{players} jugadores con {size} cartas cada uno necesitan {need} de {pack} cartas: elige menos jugadores, menos cartas o una baraja mayor.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: set the maximum cards per player to {most} or less.</source>
        <translation>{players} jugadores con {size} cartas cada uno necesitan {need} de {pack} cartas: pon el máximo de cartas por jugador en {most} o menos.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of deals: write sizes such as 1,3,5 or first/turning point/last such as 10/1/10, optionally followed by a step.</source>
        <translation>«{value}» no es una lista de rondas: escribe tamaños como 1,3,5 o primera/giro/última como 10/1/10, con un paso detrás si quieres.</translation>
    </message>
    <message>
        <source>“{value}” is not a scoring scheme: choose a named one or write a record such as M0=10 M1=1 Xd=-1.</source>
        <translation>«{value}» no es un sistema de puntuación: elige uno con nombre o escribe una fórmula como M0=10 M1=1 Xd=-1.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of trumps: write suits such as S,H,D,C,NT, each once.</source>
        <translation>«{value}» no es una lista de triunfos: escribe palos como S,H,D,C,NT, cada uno una sola vez.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copiar resultado</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Últimas 20</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Informe de la partida</translation>
    </message>
    <message>
        <source>The same cards played by</source>
        <translation>Las mismas cartas jugadas por</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>How you decide</source>
        <translation>Cómo decides</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Ronda a ronda</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Lo que se muestra</translation>
    </message>
    <message>
        <source>Enter studies the chosen deal</source>
        <translation>Intro para estudiar la ronda elegida</translation>
    </message>
    <message>
        <source>Same cards played by:</source>
        <translation>Mismas cartas jugadas por:</translation>
    </message>
    <message>
        <source>The result appears once all choices have been judged.</source>
        <translation>El resultado aparece cuando se han juzgado todas las decisiones.</translation>
    </message>
    <message>
        <source>In this game points do not show how a match stands.</source>
        <translation>En este juego los puntos no dicen cómo va la partida.</translation>
    </message>
    <message>
        <source>Too few deals with known luck under these rules.</source>
        <translation>Con estas reglas se conoce la suerte de muy pocas rondas.</translation>
    </message>
    <message>
        <source>Luck: {luck} {error}, {plays}</source>
        <translation>Suerte: {luck} {error}, {plays}</translation>
    </message>
    <message>
        <source>{bids} by bids, {cards} by cards</source>
        <translation>{bids} al apostar, {cards} al jugar</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Se vuelven a jugar las mismas cartas</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach; judging again now.</source>
        <translation>Juzgado por una versión anterior del entrenador; se está juzgando de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Con&amp;tinuar</translation>
    </message>
    <message>
        <source>&amp;Judge again</source>
        <translation>&amp;Juzgar otra vez</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>An expert usually</source>
        <translation>Un experto normalmente</translation>
    </message>
    <message>
        <source>An expert with your cards</source>
        <translation>Un experto con tus cartas</translation>
    </message>
    <message>
        <source>Cards and other players</source>
        <translation>Cartas y demás jugadores</translation>
    </message>
    <message>
        <source>luck of the cards</source>
        <translation>suerte en las cartas</translation>
    </message>
    <message>
        <source>your bids</source>
        <translation>tus apuestas</translation>
    </message>
    <message>
        <source>your play</source>
        <translation>tu juego</translation>
    </message>
    <message>
        <source>luck of the play</source>
        <translation>suerte en el juego</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>tus puntos</translation>
    </message>
    <message>
        <source>Points lost per deal: {points}</source>
        <translation>Puntos perdidos por ronda: {points}</translation>
    </message>
    <message>
        <source>Points are those that each deal scored for its game, not those of the rubber.</source>
        <translation>Los puntos son los que cada ronda dio para su juego, no los del rubber.</translation>
    </message>
    <message>
        <source>The level of some opponents is not known: club is assumed.</source>
        <translation>No se conoce el nivel de algunos rivales: se supone el nivel «Club».</translation>
    </message>
    <message>
        <source>Luck is measured against club players, not these opponents.</source>
        <translation>La suerte se mide contra jugadores de club, no contra estos rivales.</translation>
    </message>
    <message>
        <source>Choices that could not be judged: {count}. The file farwhist.log says why.</source>
        <translation>Decisiones que no se han podido juzgar: {count}. El archivo farwhist.log dice por qué.</translation>
    </message>
    <message>
        <source>With trump</source>
        <translation>Con triunfo</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>By bid</source>
        <translation>Al apostar</translation>
    </message>
    <message>
        <source>By play</source>
        <translation>Al jugar</translation>
    </message>
    <message>
        <source>Matches with these rules: {matches}. Judged deals: {judged} of {deals}.</source>
        <translation>Partidas con estas reglas: {matches}. Rondas juzgadas: {judged} de {deals}.</translation>
    </message>
    <message>
        <source>A match is judged when its report is opened.</source>
        <translation>Una partida se juzga al abrir su informe.</translation>
    </message>
    <message>
        <source>Deals whose luck is known: {told} of {deals}.</source>
        <translation>Rondas cuya suerte se conoce: {told} de {deals}.</translation>
    </message>
    <message>
        <source>A dash means too few deals: fewer than {count}.</source>
        <translation>Un guion significa muy pocas rondas: menos de {count}.</translation>
    </message>
    <message>
        <source>Reading matches: {matches}</source>
        <translation>Leyendo partidas: {matches}</translation>
    </message>
    <message>
        <source>Too few deals to say</source>
        <translation>Muy pocas rondas para decirlo</translation>
    </message>
    <message>
        <source>Level of your decisions: {level}.</source>
        <translation>Nivel de tus decisiones: {level}.</translation>
    </message>
    <message>
        <source>Level of your decisions: between {better} and {weaker}.</source>
        <translation>Nivel de tus decisiones: entre «{better}» y «{weaker}».</translation>
    </message>
    <message>
        <source>Level of your decisions: above {level}.</source>
        <translation>Nivel de tus decisiones: por encima de «{level}».</translation>
    </message>
    <message>
        <source>Level of your decisions: below {level}.</source>
        <translation>Nivel de tus decisiones: por debajo de «{level}».</translation>
    </message>
    <message>
        <source>Too few deals to name a level.</source>
        <translation>Muy pocas rondas para indicar un nivel.</translation>
    </message>
    <message>
        <source>Luck was not measured for these rules.</source>
        <translation>La suerte no se ha medido con estas reglas.</translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation>ronda {deal}, baza {trick}</translation>
    </message>
    <message>
        <source>deal {deal}, bid</source>
        <translation>ronda {deal}, apuesta</translation>
    </message>
    <message>
        <source>deal {deal}, before the first trick</source>
        <translation>ronda {deal}, antes de la primera baza</translation>
    </message>
    <message>
        <source>{own} instead of {best}</source>
        <translation>{own} en vez de {best}</translation>
    </message>
    <message>
        <source>{looking}: {done}</source>
        <translation>{looking}: {done}</translation>
    </message>
    <message>
        <source>{done} of {choices} judged</source>
        <translation>{done} de {choices} juzgadas</translation>
    </message>
    <message>
        <source>Your result without luck</source>
        <translation>Tu resultado sin la suerte</translation>
    </message>
    <message>
        <source>Your result</source>
        <translation>Tu resultado</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Your result per deal without luck</source>
        <translation>Tu resultado por ronda sin la suerte</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>sin la suerte</translation>
    </message>
    <message>
        <source>chance to win, by your decisions</source>
        <translation>probabilidad de ganar, por tus decisiones</translation>
    </message>
    <message>
        <source>Winning chance lost per deal: {percent} %</source>
        <translation>Pérdida de probabilidad de ganar por ronda: {percent} %</translation>
    </message>
    <message>
        <source>One match says little ({error}).</source>
        <translation>Una partida dice poco ({error}).</translation>
    </message>
    <message>
        <source>Last 20: {lost} {error}.</source>
        <translation>Últimas 20: {lost} {error}.</translation>
    </message>
    <message>
        <source>For these rules the five levels were not measured.</source>
        <translation>Para estas reglas no se midieron los cinco niveles.</translation>
    </message>
    <message>
        <source>Slips, costliest first</source>
        <translation>Errores, los más caros primero</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Hechas/
apuesta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{level} with
your cards</source>
        <translation>Nivel {level}
con tus cartas</translation>
    </message>
    <message>
        <source>Luck of
the cards</source>
        <translation>Suerte en
las cartas</translation>
    </message>
    <message>
        <source>Lost by
bid</source>
        <translation>Perdido
al apostar</translation>
    </message>
    <message>
        <source>Lost by
play</source>
        <translation>Perdido
al jugar</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>No slips: nothing was clearly lost.</source>
        <translation>Ningún error: no hay pérdidas claras.</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Por meses</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Points
per deal</source>
        <translation>Puntos
por ronda</translation>
    </message>
    <message>
        <source>Without luck
per deal</source>
        <translation>Sin la suerte
por ronda</translation>
    </message>
    <message>
        <source>Lost
per deal</source>
        <translation>Pérdida
por ronda</translation>
    </message>
    <message>
        <source>Lost per
decision</source>
        <translation>Pérdida por
decisión</translation>
    </message>
    <message>
        <source>Lost per decision, by cards in hand</source>
        <translation>Pérdida por decisión, según las cartas en la mano</translation>
    </message>
    <message>
        <source>Lost per decision, with trump and without</source>
        <translation>Pérdida por decisión, con triunfo y sin él</translation>
    </message>
    <message>
        <source>Lost per decision, by bid and by play</source>
        <translation>Pérdida por decisión, al apostar y al jugar</translation>
    </message>
</context>
<context>
    <name>ReportCounts</name>
    <message numerus="yes">
        <source>Looking at your %n choice(s)</source>
        <translation>
            <numerusform>Revisando tu %n decisión</numerusform>
            <numerusform>Revisando tus %n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged</source>
        <translation>
            <numerusform>%n juzgada</numerusform>
            <numerusform>%n juzgadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n choice(s) that were not your own.</source>
        <translation>
            <numerusform>Sin contar: %n decisión que no fue tuya.</numerusform>
            <numerusform>Sin contar: %n decisiones que no fueron tuyas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact</source>
        <translation>
            <numerusform>%n exacta</numerusform>
            <numerusform>%n exactas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n play(s) of each deal</source>
        <translation>
            <numerusform>con %n repetición de cada ronda</numerusform>
            <numerusform>con %n repeticiones de cada ronda</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s), everybody alone.</source>
        <translation>
            <numerusform>%n jugador, cada uno por su cuenta.</numerusform>
            <numerusform>%n jugadores, cada uno por su cuenta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): the highest ranks, two for each player.</source>
        <translation>
            <numerusform>%n carta: los valores más altos, dos por jugador.</numerusform>
            <numerusform>%n cartas: los valores más altos, dos por jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): twos are left out so that the cards deal out evenly.</source>
        <translation>
            <numerusform>%n carta: se quitan los doses necesarios para repartirlas todas.</numerusform>
            <numerusform>%n cartas: se quitan los doses necesarios para repartirlas todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s).</source>
        <translation>
            <numerusform>La partida tiene %n ronda.</numerusform>
            <numerusform>La partida tiene %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole sequence is played %n time(s).</source>
        <translation>
            <numerusform>La secuencia entera se juega %n vez.</numerusform>
            <numerusform>La secuencia entera se juega %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>La partida acaba cuando alguien tiene %n punto.</numerusform>
            <numerusform>La partida acaba cuando alguien tiene %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>Acaba como muy tarde tras %n ronda.</numerusform>
            <numerusform>Acaba como muy tarde tras %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card(s) the last bidder is free.</source>
        <translation>
            <numerusform>Las apuestas no pueden sumar el número de bazas: el último en apostar debe evitarlo. En rondas de menos de %n carta, el último apuesta libremente.</numerusform>
            <numerusform>Las apuestas no pueden sumar el número de bazas: el último en apostar debe evitarlo. En rondas de menos de %n cartas, el último apuesta libremente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a deal is played until everybody makes their bid, but at most %n time(s) in all.</source>
        <translation>
            <numerusform>Una ronda así se juega hasta que todos aciertan, pero como mucho %n vez en total.</numerusform>
            <numerusform>Una ronda así se juega hasta que todos aciertan, pero como mucho %n veces en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player %n point(s) or more behind the leader may bid before looking at the cards and before the others.</source>
        <translation>
            <numerusform>Quien va %n punto o más por detrás del primero puede apostar antes de mirar sus cartas y antes que los demás.</numerusform>
            <numerusform>Quien va %n puntos o más por detrás del primero puede apostar antes de mirar sus cartas y antes que los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s).</source>
        <translation>
            <numerusform>Una apuesta acertada vale %n punto.</numerusform>
            <numerusform>Una apuesta acertada vale %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s), and {more} more for each trick.</source>
        <translation>
            <numerusform>Una apuesta acertada vale %n punto, y {more} más por cada baza.</numerusform>
            <numerusform>Una apuesta acertada vale %n puntos, y {more} más por cada baza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid loses %n point(s) for each trick too many or too few.</source>
        <translation>
            <numerusform>Una apuesta fallida pierde %n punto por cada baza de más o de menos.</numerusform>
            <numerusform>Una apuesta fallida pierde %n puntos por cada baza de más o de menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid scores only its tricks: %n point(s) each.</source>
        <translation>
            <numerusform>Una apuesta fallida solo puntúa sus bazas: %n punto cada una.</numerusform>
            <numerusform>Una apuesta fallida solo puntúa sus bazas: %n puntos cada una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.</source>
        <translation>
            <numerusform>Prima: acertar %n apuesta vale {plus}; no acertar otras tantas, {minus}.</numerusform>
            <numerusform>Prima: acertar %n apuestas seguidas vale {plus}; no acertar otras tantas, {minus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first deal everybody gets %n card(s), in each later deal one fewer.</source>
        <translation>
            <numerusform>En la primera ronda cada uno recibe %n carta; en cada ronda siguiente, una menos.</numerusform>
            <numerusform>En la primera ronda cada uno recibe %n cartas; en cada ronda siguiente, una menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s).</source>
        <translation>
            <numerusform>La partida acaba cuando un bando tiene %n punto.</numerusform>
            <numerusform>La partida acaba cuando un bando tiene %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s), or as many below zero.</source>
        <translation>
            <numerusform>La partida acaba cuando un bando tiene %n punto, o los mismos por debajo de cero.</numerusform>
            <numerusform>La partida acaba cuando un bando tiene %n puntos, o los mismos por debajo de cero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s); then the higher score wins.</source>
        <translation>
            <numerusform>La partida tiene %n ronda; después gana la puntuación más alta.</numerusform>
            <numerusform>La partida tiene %n rondas; después gana la puntuación más alta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the side that plays the contract.</source>
        <translation>
            <numerusform>Doce cartas cada uno; %n carta forma el talón, que cuenta como primera baza del bando que juega el contrato.</numerusform>
            <numerusform>Doce cartas cada uno; %n cartas forman el talón, que cuenta como primera baza del bando que juega el contrato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first bid must be at least %n trick(s) above six.</source>
        <translation>
            <numerusform>La primera apuesta debe ser de al menos %n baza por encima de seis.</numerusform>
            <numerusform>La primera apuesta debe ser de al menos %n bazas por encima de seis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of %n game(s) are added up.</source>
        <translation>
            <numerusform>Se suman los puntos de %n juego.</numerusform>
            <numerusform>Se suman los puntos de %n juegos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples from a deal of %n card(s)</source>
        <translation>
            <numerusform>Ejemplos de una ronda de %n carta</numerusform>
            <numerusform>Ejemplos de una ronda de %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Players and cards</source>
        <translation>Jugadores y cartas</translation>
    </message>
    <message>
        <source>The deals</source>
        <translation>Las rondas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>The bids of partners add up to their contract.</source>
        <translation>Las apuestas de una pareja, sumadas, son su contrato.</translation>
    </message>
    <message>
        <source>Each player&apos;s own bid is the contract.</source>
        <translation>El contrato de cada jugador es su propia apuesta.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take, from 0 to all.</source>
        <translation>Desde el jugador mano, cada uno apuesta una vez cuántas bazas hará, de 0 a todas.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Spades are always trumps. The player after the dealer leads.</source>
        <translation>Las picas son siempre triunfo. Sale el jugador mano.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>A made contract scores 10 for each trick bid, and 1 for each trick more, which is a bag. A missed contract loses 10 for each trick bid.</source>
        <translation>Un contrato cumplido suma 10 por cada baza apostada y 1 por cada baza de más. Un contrato fallido pierde 10 por cada baza apostada.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>It also ends when somebody is 200 points below zero.</source>
        <translation>También acaba cuando alguien está 200 puntos por debajo de cero.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 500 points below zero.</source>
        <translation>También acaba cuando alguien está 500 puntos por debajo de cero.</translation>
    </message>
    <message>
        <source>The highest total wins; if it is tied, another deal is played.</source>
        <translation>Gana el total más alto; si hay empate, se juega otra ronda.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4 2.</source>
        <translation>Las cartas se ordenan A 3 K Q J 7 6 5 4 2.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4.</source>
        <translation>Las cartas se ordenan A 3 K Q J 7 6 5 4.</translation>
    </message>
    <message>
        <source>Cards per player, deal by deal: {sizes}.</source>
        <translation>Cartas por jugador, ronda a ronda: {sizes}.</translation>
    </message>
    <message>
        <source>Then the sequence begins again.</source>
        <translation>Después la secuencia vuelve a empezar.</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>En todas las rondas se apuesta antes de mirar las cartas.</translation>
    </message>
    <message>
        <source>Trumps go round, deal by deal: {suits}.</source>
        <translation>El triunfo va por turno, ronda a ronda: {suits}.</translation>
    </message>
    <message>
        <source>Trumps are always the same suit: {suit}.</source>
        <translation>El triunfo es siempre el mismo palo: {suit}.</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>While the card that sets trumps is face down, any card may be led.</source>
        <translation>Mientras la carta que fija el triunfo está boca abajo, se puede salir con cualquier carta.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without a trump, the highest card of the suit that was led.</source>
        <translation>El triunfo más alto gana la baza; si no hay triunfos, la carta más alta del palo de salida.</translation>
    </message>
    <message>
        <source>The match ends with the last deal ({deals}).</source>
        <translation>La partida acaba con la última ronda ({deals}).</translation>
    </message>
    <message>
        <source>Then the highest total wins.</source>
        <translation>Entonces gana el total más alto.</translation>
    </message>
    <message>
        <source>Then the lowest total wins.</source>
        <translation>Entonces gana el total más bajo.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards.</source>
        <translation>La baraja completa de 52 cartas.</translation>
    </message>
    <message>
        <source>48 cards: no twos.</source>
        <translation>48 cartas: sin doses.</translation>
    </message>
    <message>
        <source>40 cards: no twos, threes and fours.</source>
        <translation>40 cartas: sin doses, treses ni cuatros.</translation>
    </message>
    <message>
        <source>36 cards: from the six up.</source>
        <translation>36 cartas: del seis en adelante.</translation>
    </message>
    <message>
        <source>32 cards: from the seven up.</source>
        <translation>32 cartas: del siete en adelante.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens.</source>
        <translation>40 cartas: sin ochos, nueves ni dieces.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens. With three or six players there are no twos either, so that all cards can be dealt.</source>
        <translation>40 cartas: sin ochos, nueves ni dieces. Con tres o seis jugadores tampoco hay doses, para poder repartir todas las cartas.</translation>
    </message>
    <message>
        <source>56 cards: each suit has a one below the two; the ones are four jokers.</source>
        <translation>56 cartas: cada palo tiene un uno por debajo del dos; los unos son cuatro comodines.</translation>
    </message>
    <message>
        <source>60 cards: 52, four wizards and four jesters.</source>
        <translation>60 cartas: 52, cuatro magos y cuatro bufones.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards; of two equal cards, the first one played is the higher.</source>
        <translation>Dos barajas de 52 cartas; de dos cartas iguales, la primera que se juega es la más alta.</translation>
    </message>
    <message>
        <source>The ace is the highest card, then king, queen …</source>
        <translation>El as es la carta más alta, después rey, dama…</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J, then 10 down to 2.</source>
        <translation>El orden es A 3 K Q J, y después del 10 al 2.</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump; the other jack of the same colour is the next and belongs to the trumps.</source>
        <translation>La jota de triunfo es el triunfo más alto; la otra jota del mismo color es el siguiente y cuenta como triunfo.</translation>
    </message>
    <message>
        <source>The dealer sits out each deal.</source>
        <translation>El repartidor descansa en cada ronda.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round clockwise.</source>
        <translation>El reparto, las apuestas y el juego van en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round counter-clockwise.</source>
        <translation>El reparto, las apuestas y el juego van en sentido contrario a las agujas del reloj.</translation>
    </message>
    <message>
        <source>In a one-card deal you see every card but your own.</source>
        <translation>En una ronda de una carta ves todas menos la tuya.</translation>
    </message>
    <message>
        <source>In a one-card deal nobody sees a card before everyone has bid.</source>
        <translation>En una ronda de una carta nadie ve ninguna hasta que todos hayan apostado.</translation>
    </message>
    <message>
        <source>Every size is dealt once by each player.</source>
        <translation>Cada jugador reparte una vez cada tamaño de ronda.</translation>
    </message>
    <message>
        <source>The next card after the deal is turned up: its suit is trumps.</source>
        <translation>La carta siguiente al reparto se descubre: su palo es triunfo.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown and sets trumps; it stays in the hand.</source>
        <translation>La última carta del repartidor se muestra y fija el triunfo; sigue en su mano.</translation>
    </message>
    <message>
        <source>A card is cut before the deal: its suit is trumps, and it is shuffled back in.</source>
        <translation>Se corta antes de repartir: el palo de la carta que aparece es triunfo, y la carta vuelve a la baraja.</translation>
    </message>
    <message>
        <source>The trump suit is drawn at random for each deal.</source>
        <translation>El palo de triunfo se sortea en cada ronda.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>No hay triunfo.</translation>
    </message>
    <message>
        <source>The highest bidder (the first, if tied) chooses trumps after the bids.</source>
        <translation>Quien apostó más bazas, el primero si hay empate, elige el triunfo después de las apuestas.</translation>
    </message>
    <message>
        <source>Trumps are auctioned: the player who offers the most tricks chooses the suit and keeps that bid. If everybody passes, there is no trump.</source>
        <translation>El triunfo se subasta: quien ofrece más bazas elige el palo y mantiene esa apuesta. Si todos pasan, no hay triunfo.</translation>
    </message>
    <message>
        <source>In place of a wizard or jester the next card of a suit is turned up. Only when none is left there is no trump.</source>
        <translation>En lugar de un mago o un bufón se descubre la siguiente carta con palo. Solo si no queda ninguna no hay triunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, trumps are auctioned; if everybody passes, there is no trump.</source>
        <translation>Cuando se reparten todas las cartas, el triunfo se subasta; si todos pasan, no hay triunfo.</translation>
    </message>
    <message>
        <source>The card that sets trumps is turned only after everyone has bid.</source>
        <translation>La carta que fija el triunfo no se descubre hasta que todos han apostado.</translation>
    </message>
    <message>
        <source>The card that sets trumps stays face down until somebody cannot follow suit.</source>
        <translation>La carta que fija el triunfo sigue boca abajo hasta que alguien no puede asistir.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, there is no trump.</source>
        <translation>Si se reparten todas las cartas, no hay triunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer&apos;s last card sets trumps.</source>
        <translation>Si se reparten todas las cartas, la última del repartidor fija el triunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, a card cut before the deal sets trumps.</source>
        <translation>Si se reparten todas las cartas, la que aparece al cortar antes de repartir fija el triunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer chooses trumps before any card is dealt.</source>
        <translation>Si se reparten todas las cartas, el repartidor elige el triunfo antes de repartir.</translation>
    </message>
    <message>
        <source>The draw may also give no trump.</source>
        <translation>En el sorteo también puede salir «sin triunfo».</translation>
    </message>
    <message>
        <source>A king, queen or jack turned up means no trump.</source>
        <translation>Si se descubre un rey, una dama o una jota, no hay triunfo.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the dealer looks at the cards and chooses trumps.</source>
        <translation>Si se descubre un bufón, no hay triunfo; si es un mago, el repartidor mira sus cartas y elige el palo.</translation>
    </message>
    <message>
        <source>A wizard or a jester turned up means no trump.</source>
        <translation>Si se descubre un mago o un bufón, no hay triunfo.</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>La gemela de la carta descubierta es el triunfo más alto.</translation>
    </message>
    <message>
        <source>In the largest deals there is no trump.</source>
        <translation>En las rondas más grandes no hay triunfo.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time how many tricks they will take. A bid stays secret, and may be changed, until everybody is ready; then all bids are revealed together.</source>
        <translation>Todos apuestan a la vez cuántas bazas harán. Una apuesta es secreta, y se puede cambiar, hasta que todos están listos; entonces se muestran todas juntas.</translation>
    </message>
    <message>
        <source>Players bid in turn, aloud, how many tricks they will take.</source>
        <translation>Cada uno dice por turno, en voz alta, cuántas bazas hará.</translation>
    </message>
    <message>
        <source>The player after the dealer bids first.</source>
        <translation>Apuesta primero el jugador mano, el siguiente al repartidor.</translation>
    </message>
    <message>
        <source>The dealer bids first.</source>
        <translation>El repartidor apuesta primero.</translation>
    </message>
    <message>
        <source>The last bidder may bid any number.</source>
        <translation>El último en apostar puede decir cualquier número.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that.</source>
        <translation>Las apuestas no pueden sumar el número de bazas: el último en apostar debe evitarlo.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that, except in the last deal.</source>
        <translation>Las apuestas no pueden sumar el número de bazas: el último en apostar debe evitarlo, salvo en la última ronda.</translation>
    </message>
    <message>
        <source>The bids must add up to more than the number of tricks.</source>
        <translation>Las apuestas deben sumar más que el número de bazas.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly the number of tricks, and all play together: the deal counts only if everybody makes their bid.</source>
        <translation>Las apuestas deben sumar exactamente el número de bazas, y todos juegan juntos: la ronda solo cuenta si todos aciertan.</translation>
    </message>
    <message>
        <source>After everyone has bid, each in turn may raise their bid by one.</source>
        <translation>Cuando todos han apostado, cada uno puede por turno subir su apuesta en uno.</translation>
    </message>
    <message>
        <source>Only the total of the bids is shown until the deal is over.</source>
        <translation>Hasta el final de la ronda solo se muestra la suma de las apuestas.</translation>
    </message>
    <message>
        <source>Nobody sees the bids of the others until the deal is over.</source>
        <translation>Hasta el final de la ronda nadie ve las apuestas de los demás.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Nadie puede apostar 0 en dos rondas seguidas.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>El jugador mano sale en la primera baza; quien gana una baza sale en la siguiente.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>El repartidor sale en la primera baza; quien gana una baza sale en la siguiente.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>No se puede salir con triunfo hasta que alguien haya fallado con uno, salvo si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick, unless you hold nothing else.</source>
        <translation>No se puede salir con triunfo en la primera baza, salvo si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you hold nothing else.</source>
        <translation>Solo puede salir con triunfo quien no tiene otra cosa.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Debes asistir al palo si puedes.</translation>
    </message>
    <message>
        <source>You must follow suit if you can, or play a trump instead.</source>
        <translation>Debes asistir al palo si puedes, o jugar triunfo en su lugar.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card of that suit so far, if possible.</source>
        <translation>Quien asiste debe superar la mejor carta del palo jugada hasta entonces, si es posible.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you may play any card; you need not play a trump.</source>
        <translation>Quien no puede asistir puede jugar cualquier carta: nadie está obligado a fallar.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Quien no puede asistir debe fallar con triunfo.</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already in the trick, if possible.</source>
        <translation>Quien falla debe superar los triunfos que ya hay en la baza, si es posible.</translation>
    </message>
    <message>
        <source>If all your trumps are lower, you may play any card.</source>
        <translation>Quien solo tiene triunfos más bajos que los de la baza puede jugar cualquier carta.</translation>
    </message>
    <message>
        <source>The last card dealt is shown and sets trumps; it stays in the hand.</source>
        <translation>La última carta que se reparte se muestra y fija el triunfo; sigue en la mano.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the last card dealt sets trumps.</source>
        <translation>Si se reparten todas las cartas, la última fija el triunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the player after the dealer chooses trumps before any card is dealt.</source>
        <translation>Si se reparten todas las cartas, el jugador mano elige el triunfo antes del reparto.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the player after the dealer looks at the cards and chooses trumps.</source>
        <translation>Si se descubre un bufón, no hay triunfo; si es un mago, el jugador mano mira sus cartas y elige el palo.</translation>
    </message>
    <message>
        <source>If first place is tied, the next deal of the sequence is played.</source>
        <translation>Si se comparte el primer puesto, se juega la ronda siguiente de la secuencia.</translation>
    </message>
    <message>
        <source>If first place is tied, the whole sequence is played again.</source>
        <translation>Si se comparte el primer puesto, se vuelve a jugar la secuencia entera.</translation>
    </message>
    <message>
        <source>A wizard or a jester may be played at any time.</source>
        <translation>Un mago o un bufón se puede jugar en cualquier momento.</translation>
    </message>
    <message>
        <source>After a jester is led, the next card of a suit sets the suit to follow. If a wizard comes before any card of a suit, everybody may play any card.</source>
        <translation>Si se sale con un bufón, la siguiente carta con palo dice a qué palo hay que asistir. Si antes se juega un mago, todos pueden jugar cualquier carta.</translation>
    </message>
    <message>
        <source>The first wizard takes the trick. A jester takes a trick only if all its cards are jesters; then the first one wins.</source>
        <translation>El primer mago gana la baza. Un bufón no gana ninguna, salvo el primero de una baza en la que solo hay bufones.</translation>
    </message>
    <message>
        <source>One-card deals are skipped in this count.</source>
        <translation>Las rondas de una carta se saltan al contar la racha.</translation>
    </message>
    <message>
        <source>A one-card deal ends a streak.</source>
        <translation>Las rondas de una carta cortan la racha.</translation>
    </message>
    <message>
        <source>One-card deals count in a streak.</source>
        <translation>Las rondas de una carta cuentan en la racha.</translation>
    </message>
    <message>
        <source>After a premium a new streak begins.</source>
        <translation>Después de una prima empieza una racha nueva.</translation>
    </message>
    <message>
        <source>A streak pays only once, however long it gets.</source>
        <translation>Una racha solo paga una vez, por larga que sea.</translation>
    </message>
    <message>
        <source>Totals are checked after every deal.</source>
        <translation>Los totales se comprueban después de cada ronda.</translation>
    </message>
    <message>
        <source>Totals are checked each time the whole sequence has been played.</source>
        <translation>Los totales se comprueban cada vez que se ha jugado la secuencia entera.</translation>
    </message>
    <message>
        <source>Tied players share the place.</source>
        <translation>Los jugadores con el mismo total comparten el puesto.</translation>
    </message>
    <message>
        <source>If first place is tied, one more deal of the largest size is played.</source>
        <translation>Si se comparte el primer puesto, se juega otra ronda de las más grandes.</translation>
    </message>
    <message>
        <source>Ties are broken by the larger total of made bids.</source>
        <translation>A igual total decide la mayor suma de apuestas acertadas.</translation>
    </message>
    <message>
        <source>Ties are broken by the most tricks in the match.</source>
        <translation>A igual total decide el mayor número de bazas de la partida.</translation>
    </message>
    <message>
        <source>Deals without trump: {deals}.</source>
        <translation>Rondas sin triunfo: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which everyone bids 0: {deals}.</source>
        <translation>Rondas en las que todos apuestan 0: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you bid before looking at the cards: {deals}.</source>
        <translation>Rondas en las que se apuesta antes de mirar las cartas: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which trumps are turned after the bids: {deals}.</source>
        <translation>Rondas en las que el triunfo se descubre después de las apuestas: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you see all cards but your own: {deals}.</source>
        <translation>Rondas en las que ves todas las cartas menos las tuyas: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which nobody sees a card before everyone has bid: {deals}.</source>
        <translation>Rondas en las que nadie ve ninguna carta hasta que todos hayan apostado: {deals}.</translation>
    </message>
    <message>
        <source>Staying in</source>
        <translation>Seguir en juego</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Gana el último jugador que quede.</translation>
    </message>
    <message>
        <source>Four players; partners face each other.</source>
        <translation>Cuatro jugadores; los compañeros se sientan frente a frente.</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take at least.</source>
        <translation>Desde el jugador mano, cada uno apuesta una vez cuántas bazas hará como mínimo.</translation>
    </message>
    <message>
        <source>A made bid scores 1 point for each trick bid. A missed bid loses as much, however many tricks were taken.</source>
        <translation>Una apuesta cumplida vale 1 punto por cada baza apostada. Una fallida pierde otro tanto, sean cuantas sean las bazas hechas.</translation>
    </message>
    <message>
        <source>The highest total wins; those who have as much share it.</source>
        <translation>Gana el total más alto; en caso de empate, se comparte.</translation>
    </message>
    <message>
        <source>The three of clubs is left out; 17 cards for each.</source>
        <translation>El tres de tréboles queda fuera; 17 cartas para cada uno.</translation>
    </message>
    <message>
        <source>The two of clubs is left out; 17 cards for each.</source>
        <translation>El dos de tréboles queda fuera; 17 cartas para cada uno.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, 13 for each.</source>
        <translation>La baraja completa de 52 cartas, 13 para cada uno.</translation>
    </message>
    <message>
        <source>52 cards and one joker.</source>
        <translation>52 cartas y un comodín.</translation>
    </message>
    <message>
        <source>52 cards and two jokers.</source>
        <translation>52 cartas y dos comodines.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and clubs. The red joker is the highest spade, the black one the second.</source>
        <translation>Dos comodines sustituyen a los doses de corazones y tréboles. El comodín rojo es la pica más alta, el negro la segunda.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, ace high.</source>
        <translation>La baraja completa de 52 cartas; el as es la más alta.</translation>
    </message>
    <message>
        <source>A game is won with 5 points and counts 1 point of the rubber; 2 against fewer than three, 3 against none.</source>
        <translation>Un juego se gana con 5 puntos y vale 1 punto del rubber; 2 contra menos de tres, 3 contra ninguno.</translation>
    </message>
    <message>
        <source>A game is won with 10 points and counts 1 point of the rubber; 2 against fewer than five.</source>
        <translation>Un juego se gana con 10 puntos y vale 1 punto del rubber; 2 contra menos de cinco.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown: its suit is trumps.</source>
        <translation>La última carta, la del repartidor, se muestra: su palo es triunfo.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades, and so on in turn.</source>
        <translation>El triunfo es corazones en la primera ronda, luego tréboles, diamantes y picas, y así por turno.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades; the fifth deal is played without trumps, and so on in turn.</source>
        <translation>El triunfo es corazones en la primera ronda, luego tréboles, diamantes y picas; la quinta ronda se juega sin triunfo, y así por turno.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick.</source>
        <translation>Un bando suma 1 por cada baza.</translation>
    </message>
    <message>
        <source>There are no bids. The player after the dealer leads to the first trick.</source>
        <translation>No hay apuestas. El jugador mano sale en la primera baza.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick above six.</source>
        <translation>Un bando suma 1 por cada una de sus bazas por encima de seis.</translation>
    </message>
    <message>
        <source>Each player passes or bids once: a number of tricks above six, and uptown (ace, king, queen … are high), downtown (ace, two, three … are high) or no trump. When all others pass, the dealer must bid.</source>
        <translation>Cada jugador pasa o apuesta una vez: un número de bazas por encima de seis, y a altas (as, rey, dama… son las altas), a bajas (as, dos, tres… son las altas) o sin triunfo. Cuando todos los demás pasan, el repartidor debe apostar.</translation>
    </message>
    <message>
        <source>The high bidder then chooses trumps or, at no trump, whether high or low cards win.</source>
        <translation>Quien más apostó elige después el palo de triunfo o, sin triunfo, si ganan las cartas altas o las bajas.</translation>
    </message>
    <message>
        <source>A failed contract loses the number bid.</source>
        <translation>Un contrato fallido pierde el número apostado.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 1 for the other side.</source>
        <translation>En nullo cada baza por encima de seis suma 1 para el otro bando.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 2 for the other side.</source>
        <translation>En nullo cada baza por encima de seis suma 2 para el otro bando.</translation>
    </message>
    <message>
        <source>At nullo a side loses 1 for each of its tricks above six.</source>
        <translation>En nullo un bando pierde 1 por cada una de sus bazas por encima de seis.</translation>
    </message>
    <message>
        <source>At nullo a side loses 2 for each of its tricks above six.</source>
        <translation>En nullo un bando pierde 2 por cada una de sus bazas por encima de seis.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>No hay triunfos.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand o nullo</translation>
    </message>
    <message>
        <source>At grand both sides try to take more than six tricks, at nullo both try to leave them to the others.</source>
        <translation>En grand ambos bandos intentan ganar más de seis bazas; en nullo, dejárselas a los otros.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led takes the trick.</source>
        <translation>La carta más alta del palo de salida gana la baza.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards with their four jokers, seven cards for each.</source>
        <translation>Dos barajas de 52 cartas con sus cuatro comodines, siete cartas para cada uno.</translation>
    </message>
    <message>
        <source>52 cards and two jokers, seven cards for each.</source>
        <translation>52 cartas y dos comodines, siete cartas para cada uno.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Hearts and diamonds are red, spades and clubs black, even if the deck has four colours.</source>
        <translation>El as es la carta más alta. Corazones y diamantes son rojos, picas y tréboles negros, también con la baraja de cuatro colores.</translation>
    </message>
    <message>
        <source>The next card starts the pile. In turn, play a higher card of the other colour, or several cards of one rank that alternate in colour.</source>
        <translation>La carta siguiente empieza el montón. Por turno, echa una carta más alta del otro color, o varias cartas del mismo valor que alternen de color.</translation>
    </message>
    <message>
        <source>On an ace the pile falls: play lower. On a two it rises again.</source>
        <translation>Con un as el montón baja: juega cartas más bajas. Con un dos vuelve a subir.</translation>
    </message>
    <message>
        <source>Or pass and draw a card. If you can play, you may not pass when the player before you passed, when only two players are left, or when the pile is open: after a penalty any card may be played on it.</source>
        <translation>En vez de echar cartas puedes pasar y robar una. Quien puede jugar no puede pasar si ha pasado el jugador anterior, si solo quedan dos jugadores o si el montón está abierto: después de un castigo vale encima cualquier carta.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Castigo</translation>
    </message>
    <message>
        <source>When everyone passes on a card and its player cannot beat it either, that player draws one card for each other player who was dealt cards in this game. When the stock runs out, the others give cards of their own.</source>
        <translation>Cuando todos pasan ante una carta y quien la echó tampoco puede superarla, este roba una carta por cada uno de los demás jugadores que recibieron cartas en este juego. Cuando se agota el mazo, los demás le dan cartas suyas.</translation>
    </message>
    <message>
        <source>Only giver and taker see a given card; the giver can see it from then on.</source>
        <translation>La carta que se da solo la ven quien la da y quien la recibe; quien la dio la sigue viendo.</translation>
    </message>
    <message>
        <source>Then the player to the left of the one who paid leads to the open pile, and it rises.</source>
        <translation>Después del castigo, el jugador a la izquierda de quien lo recibió sale sobre el montón abierto, que sube.</translation>
    </message>
    <message>
        <source>A player who has gone out pays no penalty: when all have passed on the card, the next player leads to the open pile.</source>
        <translation>Quien ya se quedó sin cartas no recibe castigo: cuando todos han pasado ante su última carta, el jugador siguiente sale sobre el montón abierto.</translation>
    </message>
    <message>
        <source>The first player out of cards wins; the last one loses.</source>
        <translation>Gana el primero que se queda sin cartas; pierde el último.</translation>
    </message>
    <message>
        <source>The rest is the stock. Its top card is turned up: its suit is trumps in this deal.</source>
        <translation>El resto es el mazo. Su carta de arriba se descubre: su palo es triunfo en esta ronda.</translation>
    </message>
    <message>
        <source>The tricks for the stock</source>
        <translation>Las bazas por el mazo</translation>
    </message>
    <message>
        <source>The player after the dealer leads.</source>
        <translation>Sale el jugador mano.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the face-up card of the stock, the other the card below it, without showing it. Then the next card is turned up, and the winner leads.</source>
        <translation>Quien gana una baza toma la carta descubierta del mazo; el otro, la de debajo, sin mostrarla. Luego se descubre la siguiente, y sale quien ha ganado.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Las últimas bazas</translation>
    </message>
    <message>
        <source>When the stock is used up, both hold 13 cards and play them in the same way, without drawing.</source>
        <translation>Cuando se agota el mazo, ambos tienen 13 cartas y las juegan del mismo modo, sin robar.</translation>
    </message>
    <message>
        <source>While both have the same total, another deal is played.</source>
        <translation>Mientras ambos tengan los mismos puntos, se juega otra ronda.</translation>
    </message>
    <message>
        <source>The last card dealt is turned up and stays the dealer&apos;s: its suit is trumps.</source>
        <translation>La última carta repartida se descubre y sigue siendo del repartidor: su palo es triunfo.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player calls higher than the call before or passes, until nobody has more to say. Who has passed may not call again.</source>
        <translation>Desde el jugador mano, cada jugador anuncia más que el anuncio anterior o pasa, hasta que nadie diga más. Quien ha pasado no puede volver a anunciar.</translation>
    </message>
    <message>
        <source>Proposal and acceptance (prop and cop): two partners take at least eight tricks. Solo: five tricks alone.</source>
        <translation>Propuesta y aceptación (prop y cop): dos compañeros ganan al menos ocho bazas. Solo: cinco bazas sin ayuda.</translation>
    </message>
    <message>
        <source>Misère: no trick, alone and without trumps. At open misère, the cards lie face up after the first trick.</source>
        <translation>Misère: ninguna baza, sin ayuda y sin triunfos. En misère abierta las cartas quedan a la vista tras la primera baza.</translation>
    </message>
    <message>
        <source>Abundance: nine tricks alone. Royal abundance, with the turned suit as trumps, is higher. Abundance declared: all thirteen tricks.</source>
        <translation>Abundancia: nueve bazas sin ayuda. La abundancia real, con el palo descubierto como triunfo, es más alta. Abundancia declarada: las trece bazas.</translation>
    </message>
    <message>
        <source>The player after the dealer may accept a proposal after passing. Whoever proposes and finds no partner may play solo.</source>
        <translation>El jugador mano puede aceptar una propuesta después de pasar. Quien propone y no encuentra compañero puede jugar solo.</translation>
    </message>
    <message>
        <source>The player after the dealer leads, at abundance declared whoever plays it.</source>
        <translation>Sale el jugador mano; en abundancia declarada, quien la juega.</translation>
    </message>
    <message>
        <source>Whoever plays alone wins or loses with each of the three others: 1 at solo, 2 at misère, 3 at abundance, 4 at open misère, 6 at abundance declared. At prop and cop each partner wins 1 from an opponent, or loses it.</source>
        <translation>Quien juega sin ayuda gana de cada uno de los otros tres o pierde con cada uno: 1 en solo, 2 en misère, 3 en abundancia, 4 en misère abierta, 6 en abundancia declarada. En prop y cop cada compañero gana 1 de un rival o lo pierde.</translation>
    </message>
    <message>
        <source>In the first deal a turned card sets trumps.</source>
        <translation>En la primera ronda, una carta descubierta fija el triunfo.</translation>
    </message>
    <message>
        <source>In the first deal trumps are drawn at random.</source>
        <translation>En la primera ronda, el triunfo se sortea.</translation>
    </message>
    <message>
        <source>Before the first deal everyone cuts a card: the highest chooses trumps.</source>
        <translation>Antes de la primera ronda todos cortan: quien saca la carta más alta elige el triunfo.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, after seeing the new cards.</source>
        <translation>De los jugadores que siguen en juego, el que hizo más bazas elige el próximo triunfo, después de ver las cartas nuevas.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, before seeing the new cards.</source>
        <translation>De los jugadores que siguen en juego, el que hizo más bazas elige el próximo triunfo, antes de ver las cartas nuevas.</translation>
    </message>
    <message>
        <source>The player may also choose no trump.</source>
        <translation>También se puede elegir «sin triunfo».</translation>
    </message>
    <message>
        <source>If several took the most tricks, they cut for the right to choose trumps.</source>
        <translation>Si varios empatan con más bazas que nadie, cortan para decidir quién elige el triunfo.</translation>
    </message>
    <message>
        <source>If several took the most tricks, the one who took a trick last chooses trumps; they cut if none of them took any.</source>
        <translation>Si varios empatan con más bazas que nadie, elige el triunfo el último de ellos que ganó una baza; si ninguno hizo ninguna, cortan.</translation>
    </message>
    <message>
        <source>If several took the most tricks, a turned card sets trumps.</source>
        <translation>Si varios empatan con más bazas que nadie, una carta descubierta fija el triunfo.</translation>
    </message>
    <message>
        <source>A player who takes no trick in a deal is out.</source>
        <translation>Quien no hace ninguna baza en una ronda queda fuera.</translation>
    </message>
    <message>
        <source>A player who takes two or more tricks in a deal is out; in the one-card deal the only trick does it. If everyone would be out, those with the fewest tricks stay.</source>
        <translation>Quien hace dos o más bazas en una ronda queda fuera; en la ronda de una carta, la única baza elimina a quien la hace. Si todos quedaran fuera, siguen los que hicieron menos bazas.</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card in the next deal that they may not look at.</source>
        <translation>Los siguientes que no hacen ninguna baza reciben en la ronda siguiente una carta que no pueden mirar.</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins at once.</source>
        <translation>Quien hace todas las bazas de una ronda gana al momento.</translation>
    </message>
    <message>
        <source>A player on one card never leads: the next player who may leads instead.</source>
        <translation>Quien sigue en juego con una sola carta nunca sale en una baza: sale en su lugar el siguiente que puede.</translation>
    </message>
    <message>
        <source>That one card need not follow suit, and must be played to the last trick at the latest.</source>
        <translation>Con esa única carta no hace falta asistir, y hay que jugarla como muy tarde en la última baza.</translation>
    </message>
    <message>
        <source>Honours: a side dealt three of the ace, king, queen and jack of trumps scores 2 more; all four score 4 more.</source>
        <translation>Honores: un bando que recibió tres cartas de entre as, rey, dama y jota de triunfo suma 2 más; con las cuatro, 4 más.</translation>
    </message>
    <message>
        <source>At the same number, downtown beats uptown and no trump beats both.</source>
        <translation>Con el mismo número, una apuesta a bajas gana a una a altas, y una sin triunfo gana a las dos.</translation>
    </message>
    <message>
        <source>At the same number, uptown and downtown are equal and no trump beats both.</source>
        <translation>Con el mismo número, una apuesta a altas y una a bajas valen lo mismo, y una sin triunfo gana a las dos.</translation>
    </message>
    <message>
        <source>The kitty stays out of play; those who have seen it can look at it again.</source>
        <translation>El talón queda fuera del juego; quien lo ha visto puede mirarlo otra vez.</translation>
    </message>
    <message>
        <source>The high bidder picks the kitty up and discards as many cards, face down, and can look at them again.</source>
        <translation>Quien más apostó se lleva el talón, descarta otras tantas cartas, boca abajo, y puede mirarlas otra vez.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>El jugador mano sale en la primera baza.</translation>
    </message>
    <message>
        <source>The high bidder leads to the first trick.</source>
        <translation>Quien más apostó sale en la primera baza.</translation>
    </message>
    <message>
        <source>The first players to whom this happens get a last chance (the dog&apos;s life): one card in the next deal, which they may keep for a later trick by knocking. A trick with it brings them back.</source>
        <translation>Los primeros que no hacen ninguna baza tienen una última oportunidad (la vida de perro): una carta en la ronda siguiente, que pueden guardar para una baza posterior golpeando la mesa. Si ganan una baza con ella, vuelven al juego.</translation>
    </message>
    <message>
        <source>After choosing trumps only the high bidder sees the kitty.</source>
        <translation>El talón solo lo ve quien más apostó, después de elegir el triunfo.</translation>
    </message>
    <message>
        <source>When trumps are chosen the kitty is shown to all, at no trump to the high bidder only.</source>
        <translation>Cuando se elige un triunfo, el talón se muestra a todos; sin triunfo, solo a quien más apostó.</translation>
    </message>
    <message>
        <source>When trumps are chosen, or no trump, the kitty is shown to all.</source>
        <translation>Tras elegir el triunfo, y también sin triunfo, el talón se muestra a todos.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps, the red one above the black one. At no trump they are worth nothing; if one is led, the next card of a suit says which suit to follow.</source>
        <translation>Los dos comodines son los triunfos más altos, el rojo por encima del negro. Sin triunfo no valen nada; si se sale con uno, la siguiente carta con palo dice a qué palo hay que asistir.</translation>
    </message>
    <message>
        <source>The joker is the highest trump. At no trump it is worth nothing; if it is led, the next card says which suit to follow.</source>
        <translation>El comodín es el triunfo más alto. Sin triunfo no vale nada; si se sale con él, la carta siguiente dice a qué palo hay que asistir.</translation>
    </message>
    <message>
        <source>At no trump, points won and lost with the contract are doubled.</source>
        <translation>Sin triunfo se doblan los puntos ganados y perdidos con el contrato.</translation>
    </message>
    <message>
        <source>At no trump, all points are doubled.</source>
        <translation>Sin triunfo se doblan todos los puntos.</translation>
    </message>
    <message>
        <source>A Boston, which is all thirteen tricks, scores four times as much.</source>
        <translation>Un Boston, es decir, las trece bazas, vale cuatro veces más.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit may discard a joker.</source>
        <translation>Sin triunfo, quien no puede asistir puede descartar un comodín.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit must discard a joker.</source>
        <translation>Sin triunfo, quien no puede asistir debe descartar un comodín.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be discarded on any trick.</source>
        <translation>Sin triunfo, se puede descartar un comodín en cualquier baza.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be led only by a player who holds nothing else.</source>
        <translation>Sin triunfo, solo puede salir con comodín quien no tiene otra cosa.</translation>
    </message>
    <message>
        <source>A made contract scores 1 for every trick above six.</source>
        <translation>Un contrato cumplido suma 1 por cada baza por encima de seis.</translation>
    </message>
    <message>
        <source>A made contract scores the number bid, no more.</source>
        <translation>Un contrato cumplido suma el número apostado y nada más.</translation>
    </message>
    <message>
        <source>The other side scores 1 for each trick above six.</source>
        <translation>El otro bando suma 1 por cada una de sus bazas por encima de seis.</translation>
    </message>
    <message>
        <source>A joker goes on anything, and anything goes on it; the pile then rises.</source>
        <translation>Un comodín va sobre cualquier carta, y cualquier carta va sobre él; después el montón sube.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and any card of the other colour goes on it; the pile then rises.</source>
        <translation>Un comodín solo va sobre el otro color, y sobre él va cualquier carta del otro color; después el montón sube.</translation>
    </message>
    <message>
        <source>Each player chooses the card to give.</source>
        <translation>Cada uno elige la carta que da.</translation>
    </message>
    <message>
        <source>The card to give is drawn.</source>
        <translation>La carta que se da se elige al azar.</translation>
    </message>
    <message>
        <source>The winner of a game scores 1, the last loses 1.</source>
        <translation>El ganador de un juego suma 1; el último pierde 1.</translation>
    </message>
    <message>
        <source>Everybody scores 1 for each player who finishes the game later.</source>
        <translation>Cada uno suma 1 por cada jugador que acaba el juego más tarde.</translation>
    </message>
    <message>
        <source>The rules of this game: {game}</source>
        <translation>Las reglas de este juego: {game}</translation>
    </message>
    <message>
        <source>This is how the match on the table is played.</source>
        <translation>Así se juega la partida que está en la mesa.</translation>
    </message>
    <message>
        <source>Made bid: {points}.</source>
        <translation>Apuesta acertada: {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each trick: {points}.</source>
        <translation>Apuesta acertada, por cada baza: {points}.</translation>
    </message>
    <message>
        <source>Made bid: the bid squared times {points}.</source>
        <translation>Apuesta acertada: el cuadrado de la apuesta, multiplicado por {points}.</translation>
    </message>
    <message>
        <source>Made bid: the sum 1 + 2 + … up to the bid, times {points}.</source>
        <translation>Apuesta acertada: la suma 1 + 2 + … hasta la apuesta, multiplicada por {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each card of the deal: {points}.</source>
        <translation>Apuesta acertada, por cada carta de la ronda: {points}.</translation>
    </message>
    <message>
        <source>Made bid: {points}, and as much again for each card that the deal is short of the largest.</source>
        <translation>Apuesta acertada: {points}, y otro tanto por cada carta que le falta a la ronda para llegar a la más grande.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score: {points}.</source>
        <translation>Una apuesta de 0 acertada tiene puntos propios: {points}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score, for each card of the deal: {points}.</source>
        <translation>Una apuesta de 0 acertada tiene puntos propios, por cada carta de la ronda: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: {points}.</source>
        <translation>Apuesta fallida: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick taken: {points}.</source>
        <translation>Apuesta fallida, por cada baza hecha: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick bid: {points}.</source>
        <translation>Apuesta fallida, por cada baza apostada: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the bid squared times {points}.</source>
        <translation>Apuesta fallida: el cuadrado de la apuesta, multiplicado por {points}.</translation>
    </message>
    <message>
        <source>For each trick too many or too few: {points}.</source>
        <translation>Por cada baza de más o de menos: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}.</source>
        <translation>Apuesta fallida: la suma 1 + 2 + … hasta las bazas de diferencia, multiplicada por {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the tricks off squared, times {points}.</source>
        <translation>Apuesta fallida: el cuadrado de las bazas de diferencia, multiplicado por {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each card of the deal: {points}.</source>
        <translation>Apuesta fallida, por cada carta de la ronda: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: {points}.</source>
        <translation>Con bazas de más: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick taken: {points}.</source>
        <translation>Con bazas de más, por cada baza hecha: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick bid: {points}.</source>
        <translation>Con bazas de más, por cada baza apostada: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the bid squared times {points}.</source>
        <translation>Con bazas de más: el cuadrado de la apuesta, multiplicado por {points}.</translation>
    </message>
    <message>
        <source>For each trick too many: {points}.</source>
        <translation>Por cada baza de más: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}.</source>
        <translation>Con bazas de más: la suma 1 + 2 + … hasta las que sobran, multiplicada por {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the extra tricks squared, times {points}.</source>
        <translation>Con bazas de más: el cuadrado de las que sobran, multiplicado por {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each card of the deal: {points}.</source>
        <translation>Con bazas de más, por cada carta de la ronda: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: {points}.</source>
        <translation>Con bazas de menos: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick taken: {points}.</source>
        <translation>Con bazas de menos, por cada baza hecha: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick bid: {points}.</source>
        <translation>Con bazas de menos, por cada baza apostada: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the bid squared times {points}.</source>
        <translation>Con bazas de menos: el cuadrado de la apuesta, multiplicado por {points}.</translation>
    </message>
    <message>
        <source>For each trick too few: {points}.</source>
        <translation>Por cada baza de menos: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}.</source>
        <translation>Con bazas de menos: la suma 1 + 2 + … hasta las que faltan, multiplicada por {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the missing tricks squared, times {points}.</source>
        <translation>Con bazas de menos: el cuadrado de las que faltan, multiplicado por {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each card of the deal: {points}.</source>
        <translation>Con bazas de menos, por cada carta de la ronda: {points}.</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own score: {points}.</source>
        <translation>Una apuesta de 0 fallida tiene puntos propios: {points}.</translation>
    </message>
    <message>
        <source>A made bid scores 10 plus the bid squared; each trick off costs 3. When the whole pack is dealt, a made 0 scores 35 and a missed 0 loses 10.</source>
        <translation>Una apuesta acertada vale 10 más la apuesta al cuadrado; cada baza de diferencia cuesta 3. Cuando se reparten todas las cartas, un 0 acertado vale 35 y un 0 fallido cuesta 10.</translation>
    </message>
    <message>
        <source>A made bid scores 10, a missed bid nothing. In deals with more cards than players, a made 0 scores 20 and a missed 0 loses 10.</source>
        <translation>Una apuesta acertada vale 10; una fallida, nada. En rondas con más cartas que jugadores, un 0 acertado vale 20 y un 0 fallido cuesta 10.</translation>
    </message>
    <message>
        <source>A made bid scores 8. A missed bid halves your total, rounded up.</source>
        <translation>Una apuesta acertada vale 8. Una fallida reduce tu total a la mitad, redondeando hacia arriba.</translation>
    </message>
    <message>
        <source>Each missed bid counts 1, and the fewest win; ties are broken by the larger total of made bids.</source>
        <translation>Cada apuesta fallida cuenta 1, y gana quien tenga menos; en caso de empate decide la mayor suma de apuestas acertadas.</translation>
    </message>
    <message>
        <source>A made bid scores 1 a trick, a missed bid loses 1 for each card of the deal. When all totals add up to less than zero, each trick of a made bid scores more: that sum divided by the cards of the deal, rounded down.</source>
        <translation>Una apuesta acertada vale 1 por baza; una fallida pierde 1 por cada carta de la ronda. Cuando la suma de todos los totales está por debajo de cero, cada baza de una apuesta acertada vale más: esa suma dividida entre las cartas de la ronda, redondeando hacia abajo.</translation>
    </message>
    <message>
        <source>Each trick scores 1. A made bid scores 10 more, and another 10 for each player who missed.</source>
        <translation>Cada baza vale 1. Una apuesta acertada vale 10 más, y otros 10 por cada jugador que no acertó.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Gana el total más bajo.</translation>
    </message>
    <message>
        <source>A made bid scores nothing.</source>
        <translation>Una apuesta acertada no puntúa.</translation>
    </message>
    <message>
        <source>A made bid of {bid} has its own score: {points}.</source>
        <translation>Una apuesta de {bid} acertada tiene puntos propios: {points}.</translation>
    </message>
    <message>
        <source>A missed bid scores nothing.</source>
        <translation>Una apuesta fallida no puntúa.</translation>
    </message>
    <message>
        <source>Too many tricks score nothing.</source>
        <translation>Con bazas de más no se puntúa.</translation>
    </message>
    <message>
        <source>Too few tricks score nothing.</source>
        <translation>Con bazas de menos no se puntúa.</translation>
    </message>
    <message>
        <source>Bidding and taking every trick of a deal: {points} extra.</source>
        <translation>Apostar y hacer todas las bazas de una ronda: {points} más.</translation>
    </message>
    <message>
        <source>A made blind bid: {points} extra.</source>
        <translation>Una apuesta a ciegas acertada: {points} más.</translation>
    </message>
    <message>
        <source>When a spade is turned up, the deal counts double.</source>
        <translation>Si se descubre una pica, la ronda cuenta doble.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>These rules apply from the next match.</source>
        <translation>Estas reglas valen a partir de la próxima partida.</translation>
    </message>
    <message>
        <source>Start &amp;new match now</source>
        <translation>Empezar &amp;ya una partida</translation>
    </message>
    <message>
        <source>Choose another &amp;game…</source>
        <translation>Elegir otro &amp;juego…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Descar&amp;tar</translation>
    </message>
    <message>
        <source>Cards in each deal: {sizes}</source>
        <translation>Cartas en cada ronda: {sizes}</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, no trump</source>
        <translation>Ronda {deal}: {cards}, sin triunfo</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}</source>
        <translation>Ronda {deal}: {cards}</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>no trump, short</comment>
        <translation>ST</translation>
    </message>
    <message>
        <source>Add: {trump}</source>
        <translation>Añadir: {trump}</translation>
    </message>
    <message>
        <source>Remove last</source>
        <translation>Quitar el último</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Choose the first trumps.</source>
        <translation>Elige el primer triunfo.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {formula} = {points}.</source>
        <translation>Apostaste {bid} e hiciste {taken}: {formula} = {points}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {points}.</source>
        <translation>Apostaste {bid} e hiciste {taken}: {points}.</translation>
    </message>
    <message>
        <source>Cards in the deal:</source>
        <translation>Cartas de la ronda:</translation>
    </message>
    <message>
        <source>Worked example: bids by tricks</source>
        <translation>Ejemplo resuelto: apuestas y bazas</translation>
    </message>
    <message>
        <source>Down: the bid; across: the tricks taken. The others made bids of 0; your score before was {score}. Changed cells are marked.</source>
        <translation>En vertical: la apuesta; en horizontal: las bazas hechas. Los demás acertaron apuestas de 0; tu puntuación anterior era {score}. Las casillas cambiadas están marcadas.</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>apuesta {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}: {points}</source>
        <translation>apuesta {bid}, hechas {taken}: {points}</translation>
    </message>
    <message>
        <source>&amp;Undo all changes</source>
        <translation>&amp;Deshacer todos los cambios</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Cartas y asientos</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Duración de la partida</translation>
    </message>
    <message>
        <source>Custom: {preset}, changed</source>
        <translation>Personalizado: {preset}, modificado</translation>
    </message>
    <message>
        <source>Your changes, not saved under a name yet.</source>
        <translation>Tus cambios, aún sin guardar con un nombre.</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Tus propias reglas, a partir de {preset}.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar reglas</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>Rules of Far Whist</source>
        <translation>Reglas de Far Whist</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Save these rules</source>
        <translation>&amp;Guardar estas reglas</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cam&amp;biar nombre</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Choose rules of your own first.</source>
        <translation>Elige antes unas reglas propias.</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>Escribe antes un nombre.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Guardado como «{name}».</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}”.</source>
        <translation>«{old}» es ahora «{new}».</translation>
    </message>
    <message>
        <source>Deleted “{name}”. The rules are still chosen; saving brings it back.</source>
        <translation>Se ha eliminado «{name}». Las reglas siguen elegidas; guárdalas para recuperarlo.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Guardado en {file}.</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>«{name}» ya existe.</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Importado como «{name}».</translation>
    </message>
    <message>
        <source>Import failed: {problem}.</source>
        <translation>No se ha podido importar: {problem}.</translation>
    </message>
    <message>
        <source>{least} to {players}</source>
        <translation>{least} a {players}</translation>
    </message>
    <message>
        <source>On the command line, up to {most} can play.</source>
        <translation>En la línea de comandos pueden jugar hasta {most}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own points:</source>
        <translation>Una apuesta de 0 acertada tiene puntos propios:</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own points:</source>
        <translation>Una apuesta de 0 fallida tiene puntos propios:</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Gana la puntuación más baja</translation>
    </message>
    <message>
        <source>Bids with fixed points</source>
        <translation>Apuestas con puntos fijos</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Como texto</translation>
    </message>
    <message>
        <source>A made bid</source>
        <translation>Apuesta acertada</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Apuesta fallida</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Made: {factor}</source>
        <translation>Acertada: {factor}</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Missed: {factor}</source>
        <translation>Fallida: {factor}</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>De más</translation>
    </message>
    <message>
        <source>Too many: {factor}</source>
        <translation>De más: {factor}</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>De menos</translation>
    </message>
    <message>
        <source>Too few: {factor}</source>
        <translation>De menos: {factor}</translation>
    </message>
    <message>
        <source>All numbers: {count} more</source>
        <translation>Todos los números: {count} más</translation>
    </message>
    <message>
        <source>This scheme has special rules and cannot be edited.</source>
        <translation>Este sistema tiene reglas especiales y no se puede editar.</translation>
    </message>
    <message>
        <source>&amp;Romanian mode</source>
        <translation>&amp;Modo rumano</translation>
    </message>
    <message>
        <source>This game has no such options.</source>
        <translation>Este juego no tiene opciones de este tipo.</translation>
    </message>
    <message>
        <source>Sets at once what is usual in Romania: eight cards for each player in the pack (32 with four); who cannot follow suit must play a trump; bids in turn, which may not add up to the tricks; deals from one card to eight and back; Romanian scoring, and a premium for five deals in a row.</source>
        <translation>Pone de una vez las reglas del whist rumano: ocho cartas por jugador en la baraja (32 con cuatro); quien no puede asistir debe jugar triunfo; apuestas por turno que no pueden sumar las bazas; rondas de una carta a ocho y vuelta; puntuación rumana y una prima por cinco rondas seguidas.</translation>
    </message>
    <message>
        <source>Some options differ from Romanian mode.</source>
        <translation>Algunas opciones no son las del modo rumano.</translation>
    </message>
    <message>
        <source>Set by Romanian mode.</source>
        <translation>Fijado por el modo rumano.</translation>
    </message>
    <message>
        <source>Changed; Romanian mode has: {value}.</source>
        <translation>Modificado; el modo rumano dice: {value}.</translation>
    </message>
    <message>
        <source>{players} × {cards} = {need} &gt; {pack}: at most {most} each.</source>
        <translation>{players} × {cards} = {need} &gt; {pack}: como mucho {most} cada uno.</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Volver a: {value}</translation>
    </message>
    <message>
        <source>{option}: back to {value}</source>
        <translation>{option}: volver a {value}</translation>
    </message>
    <message>
        <source>Changed; the preset has: {value}.</source>
        <translation>Modificado; la variante dice: {value}.</translation>
    </message>
    <message>
        <source>Not valid yet, so the old value stays: {value}.</source>
        <translation>Aún no es válido; se mantiene el valor anterior: {value}.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Ejemplo resuelto</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Turning point dealt</source>
        <translation>Rondas en el giro</translation>
    </message>
    <message>
        <source>×</source>
        <comment>times, behind a number</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Como lista</translation>
    </message>
    <message>
        <source>Hatched deals have no trump.</source>
        <translation>Las rondas rayadas no tienen triunfo.</translation>
    </message>
    <message>
        <source>One sequence: {deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>Una secuencia: {deals}, {tricks}, cerca de {minutes} a velocidad normal.</translation>
    </message>
    <message>
        <source>{deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>{deals}, {tricks}, cerca de {minutes} a velocidad normal.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and diamonds. The red joker is the highest spade, the black one the second.</source>
        <translation>Dos comodines sustituyen a los doses de corazones y diamantes. El comodín rojo es la pica más alta, el negro la segunda.</translation>
    </message>
    <message>
        <source>A bid of 0 is nil: you undertake to take no trick.</source>
        <translation>Una apuesta de 0 es un nil: el compromiso de no hacer ninguna baza.</translation>
    </message>
    <message>
        <source>A bid of 0 is a bid like any other.</source>
        <translation>Una apuesta de 0 es una apuesta como las demás.</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid nil before looking at the cards, before all others bid.</source>
        <translation>Quien va 100 puntos por detrás puede apostar nil antes de mirar sus cartas y antes que los demás.</translation>
    </message>
    <message>
        <source>Spades may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>No se puede salir con picas hasta que alguien haya fallado con una, salvo si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>A spade may be led at any time.</source>
        <translation>Se puede salir con picas en cualquier momento.</translation>
    </message>
    <message>
        <source>Spades may not be led to the first trick, unless you hold nothing else.</source>
        <translation>No se puede salir con picas en la primera baza, salvo si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>Nil scores 100 if you take no trick and loses 100 if you do, separately from the contract.</source>
        <translation>Un nil suma 100 puntos si no haces ninguna baza y resta 100 si haces alguna, aparte del contrato.</translation>
    </message>
    <message>
        <source>Of two partners exactly one bids nil, and the other at least 4: whoever bids first of the two chooses.</source>
        <translation>De dos compañeros exactamente uno apuesta nil y el otro al menos 4: elige el primero de los dos en apostar.</translation>
    </message>
    <message>
        <source>Everyone must bid the number of spades in their hand.</source>
        <translation>Cada uno debe apostar el número de picas de su mano.</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of spades in their hand.</source>
        <translation>Cada uno debe apostar nil o el número de picas de su mano.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least 4 tricks.</source>
        <translation>Las apuestas de la pareja deben sumar al menos 4 bazas.</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>En la primera ronda nadie apuesta, y cada baza vale 10.</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 200 instead, or loses 200.</source>
        <translation>Un contrato de diez bazas o más gana en su lugar 200, o pierde 200.</translation>
    </message>
    <message>
        <source>Nil scores 50 if you take no trick and loses 50 if you do, separately from the contract.</source>
        <translation>Un nil suma 50 puntos si no haces ninguna baza y resta 50 si haces alguna, aparte del contrato.</translation>
    </message>
    <message>
        <source>A blind nil counts twice.</source>
        <translation>Un nil a ciegas cuenta el doble.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 6 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Los compañeros que van 100 puntos por detrás pueden apostar al menos 6 bazas antes de mirar: uno dice una parte y el otro debe apostar también a ciegas.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 7 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Los compañeros que van 100 puntos por detrás pueden apostar al menos 7 bazas antes de mirar: uno dice una parte y el otro debe apostar también a ciegas.</translation>
    </message>
    <message>
        <source>A blind bid of partners wins or loses twice.</source>
        <translation>Una apuesta a ciegas de la pareja gana o pierde el doble.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid a blind nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Tras las apuestas, quien apostó un nil a ciegas pasa cartas a su compañero, que las recoge y devuelve otras tantas. Si ambos apuestan nil, no se pasa ninguna.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Tras las apuestas, quien apostó nil pasa cartas a su compañero, que las recoge y devuelve otras tantas. Si ambos apuestan nil, no se pasa ninguna.</translation>
    </message>
    <message>
        <source>Each passes one card.</source>
        <translation>Cada uno pasa una carta.</translation>
    </message>
    <message>
        <source>Each passes two cards.</source>
        <translation>Cada uno pasa dos cartas.</translation>
    </message>
    <message>
        <source>Each passes three cards.</source>
        <translation>Cada uno pasa tres cartas.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil are bags.</source>
        <translation>Las bazas de un nil fallido son bazas de más.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil help to make the partner&apos;s contract.</source>
        <translation>Las bazas de un nil fallido ayudan a cumplir el contrato del compañero.</translation>
    </message>
    <message>
        <source>Ten bags cost a penalty; bags beyond them carry over.</source>
        <translation>Diez bazas de más traen un castigo; las que pasan de ahí cuentan para el siguiente.</translation>
    </message>
    <message>
        <source>Five bags cost a penalty; bags beyond them carry over.</source>
        <translation>Cinco bazas de más traen un castigo; las que pasan de ahí cuentan para el siguiente.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Las bazas de más no cuestan nada.</translation>
    </message>
    <message>
        <source>The penalty for bags is 100 points.</source>
        <translation>El castigo por bazas de más es de 100 puntos.</translation>
    </message>
    <message>
        <source>The penalty for bags is 50 points.</source>
        <translation>El castigo por bazas de más es de 50 puntos.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it looks at the next card and discards it face down; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>No se reparte. Por turnos cada uno de los dos jugadores roba la carta de arriba y la mira: quien la guarda mira la siguiente y la descarta boca abajo; quien la descarta tiene que guardar la siguiente. Así cada uno reúne trece cartas.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card unseen; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>No se reparte. Por turnos cada uno de los dos jugadores roba la carta de arriba y la mira: quien la guarda descarta la siguiente sin verla; quien la descarta tiene que guardar la siguiente. Así cada uno reúne trece cartas.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card; who discards it must keep the next. Discards lie face up. So each gets thirteen cards.</source>
        <translation>No se reparte. Por turnos cada uno de los dos jugadores roba la carta de arriba y la mira: quien la guarda descarta la siguiente; quien la descarta tiene que guardar la siguiente. Los descartes quedan boca arriba. Así cada uno reúne trece cartas.</translation>
    </message>
    <message>
        <source>The two of diamonds counts as a spade. It and then the two of spades are above the ace of spades.</source>
        <translation>El dos de diamantes cuenta como pica. Él y después el dos de picas están por encima del as de picas.</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random; after that the deal passes from player to player.</source>
        <translation>El primero en repartir se sortea; después el reparto pasa de jugador a jugador.</translation>
    </message>
    <message>
        <source>The turned card stays out of play.</source>
        <translation>La carta descubierta queda fuera del juego.</translation>
    </message>
    <message>
        <source>The rules chosen now leave them nothing to do; each says why.</source>
        <translation>Con las reglas elegidas no tienen nada que hacer; cada una dice por qué.</translation>
    </message>
    <message>
        <source>The lowest bid is 1.</source>
        <translation>La apuesta mínima es 1.</translation>
    </message>
    <message>
        <source>The lowest bid is 2.</source>
        <translation>La apuesta mínima es 2.</translation>
    </message>
    <message>
        <source>You must beat the best card of the suit if you can, unless somebody has ruffed.</source>
        <translation>Debes superar la carta más alta del palo si puedes, salvo que alguien haya fallado.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a spade that beats the spades in the trick; if you have none, you may play any card.</source>
        <translation>Si no puedes asistir, debes jugar una pica que supere a las de la baza; si no tienes ninguna, puedes jugar cualquier carta.</translation>
    </message>
    <message>
        <source>Each trick above the bid scores a tenth of a point.</source>
        <translation>Cada baza de más vale una décima de punto.</translation>
    </message>
    <message>
        <source>Tricks above the bid score nothing.</source>
        <translation>Las bazas de más no valen nada.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks after the stock is used up count.</source>
        <translation>Solo cuentan las trece bazas tras agotarse el mazo.</translation>
    </message>
    <message>
        <source>All twenty-six tricks count.</source>
        <translation>Cuentan las veintiséis bazas.</translation>
    </message>
    <message>
        <source>All tricks count, those after the stock is used up as two tricks each.</source>
        <translation>Cuentan todas las bazas; tras agotarse el mazo, cada una como dos.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1.</source>
        <translation>Quien tiene más suma 1.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1 for each that the other has fewer.</source>
        <translation>Quien tiene más suma 1 por cada una que el otro tiene de menos.</translation>
    </message>
    <message>
        <source>Each of them scores 1 for who takes it.</source>
        <translation>Cada una suma 1 para quien la gana.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or passes. The first grand decides. When all others pass, the dealer calls grand or nullo.</source>
        <translation>Por turno, desde el jugador mano, cada uno anuncia grand o pasa. El primer grand decide. Si todos los demás pasan, el repartidor anuncia grand o nullo.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or nullo, or passes. The first call decides. When all others pass, the dealer must call.</source>
        <translation>Por turno, desde el jugador mano, cada uno anuncia grand o nullo, o pasa. El primer anuncio decide. Si todos los demás pasan, el repartidor debe anunciar.</translation>
    </message>
    <message>
        <source>The player before the caller leads at grand, the player after the caller at nullo.</source>
        <translation>En grand sale el jugador anterior a quien anunció; en nullo, el posterior.</translation>
    </message>
    <message>
        <source>The player after the caller leads at grand, the player before the caller at nullo.</source>
        <translation>En grand sale el jugador posterior a quien anunció; en nullo, el anterior.</translation>
    </message>
    <message>
        <source>At grand a side scores 1 for each of its tricks above six.</source>
        <translation>En grand un bando suma 1 por cada una de sus bazas por encima de seis.</translation>
    </message>
    <message>
        <source>At grand a side scores 4 for each of its tricks above six.</source>
        <translation>En grand un bando suma 4 por cada una de sus bazas por encima de seis.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, the others score twice as much.</source>
        <translation>Si el bando que anunció gana menos de siete bazas, los otros suman el doble.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, it loses as much for each trick below seven, and the others score nothing.</source>
        <translation>Si el bando que anunció gana menos de siete bazas, pierde lo mismo por cada baza por debajo de siete, y los otros no suman nada.</translation>
    </message>
    <message>
        <source>When nobody plays anything, the deal does not count and the next player deals.</source>
        <translation>Cuando nadie juega nada, la ronda no cuenta y reparte el siguiente jugador.</translation>
    </message>
    <message>
        <source>When nobody plays anything, all play a general misère, each alone and without trumps: whoever takes most tricks pays 1 to each of the others.</source>
        <translation>Cuando nadie juega nada, todos juegan una misère general, cada uno por su cuenta y sin triunfos: quien gana más bazas paga 1 a cada uno de los demás.</translation>
    </message>
    <message>
        <source>At abundance and at abundance declared the caller chooses trumps.</source>
        <translation>En abundancia y en abundancia declarada, quien anuncia elige el triunfo.</translation>
    </message>
    <message>
        <source>At abundance the caller chooses trumps; at abundance declared there are none.</source>
        <translation>En abundancia, quien anuncia elige el triunfo; en abundancia declarada no hay.</translation>
    </message>
    <message>
        <source>Tricks above or below those needed change nothing.</source>
        <translation>Las bazas por encima o por debajo de las necesarias no cambian nada.</translation>
    </message>
    <message>
        <source>At prop and cop, solo and abundance each trick above or below those needed is worth a fifth of a point more.</source>
        <translation>En prop y cop, solo y abundancia cada baza por encima o por debajo de las necesarias vale un quinto de punto más.</translation>
    </message>
    <message>
        <source>A rubber: the side that wins two games of three gains 2 points.</source>
        <translation>Un rubber: el bando que gana dos juegos de tres recibe 2 puntos.</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>Your own scheme</source>
        <translation>Tu propio sistema</translation>
    </message>
    <message>
        <source>Far Whist standard</source>
        <translation>Estándar de Far Whist</translation>
    </message>
    <message>
        <source>Classic: tricks, and 10 for made bids</source>
        <translation>Clásico: bazas, y 10 por acertar</translation>
    </message>
    <message>
        <source>Classic: tricks, and 5 for made bids</source>
        <translation>Clásico: bazas, y 5 por acertar</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Todo o nada</translation>
    </message>
    <message>
        <source>All or nothing, 0 worth 5</source>
        <translation>Todo o nada, el 0 vale 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5</source>
        <translation>Clásico, el 0 vale 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5 plus the cards</source>
        <translation>Clásico, el 0 vale 5 más las cartas</translation>
    </message>
    <message>
        <source>Classic, 0 worth 20</source>
        <translation>Clásico, el 0 vale 20</translation>
    </message>
    <message>
        <source>Oy Vey</source>
        <translation>Oy Vey</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progresivo</translation>
    </message>
    <message>
        <source>Squares: +bid², −off²</source>
        <translation>Cuadrados: +apuesta², −diferencia²</translation>
    </message>
    <message>
        <source>Squares, and growing penalty</source>
        <translation>Cuadrados y castigo creciente</translation>
    </message>
    <message>
        <source>Old Heck: missed bids lose as much</source>
        <translation>Old Heck: no acertar cuesta lo mismo</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Simétrico</translation>
    </message>
    <message>
        <source>Missed: −bid</source>
        <translation>Fallida: −apuesta</translation>
    </message>
    <message>
        <source>Under: −bid; over: 0</source>
        <translation>De menos: −apuesta; de más: 0</translation>
    </message>
    <message>
        <source>Under: 0; over: tricks</source>
        <translation>De menos: 0; de más: bazas</translation>
    </message>
    <message>
        <source>Made: 20; over: tricks</source>
        <translation>Acertada: 20; de más: bazas</translation>
    </message>
    <message>
        <source>Under: −10; over: tricks</source>
        <translation>De menos: −10; de más: bazas</translation>
    </message>
    <message>
        <source>Missed: −bid and −10 a trick</source>
        <translation>Fallida: −apuesta y −10 por baza</translation>
    </message>
    <message>
        <source>Cypriot: 5 a trick</source>
        <translation>Chipriota: 5 por baza</translation>
    </message>
    <message>
        <source>Ten times the bid</source>
        <translation>Diez veces la apuesta</translation>
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
        <translation>Fallida: −15 por baza de diferencia</translation>
    </message>
    <message>
        <source>Montreal</source>
        <translation>Montreal</translation>
    </message>
    <message>
        <source>Clag, old</source>
        <translation>Clag, antiguo</translation>
    </message>
    <message>
        <source>Flemish: 10 + 3 a trick</source>
        <translation>Flamenco: 10 + 3 por baza</translation>
    </message>
    <message>
        <source>Dutch: 10 + 2 a trick</source>
        <translation>Neerlandés: 10 + 2 por baza</translation>
    </message>
    <message>
        <source>Podrida: 10 + 3 a trick</source>
        <translation>Podrida: 10 + 3 por baza</translation>
    </message>
    <message>
        <source>Wizard: 20 + 10 a trick</source>
        <translation>Wizard: 20 + 10 por baza</translation>
    </message>
    <message>
        <source>Kings and Fools</source>
        <translation>Kings and Fools</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumano</translation>
    </message>
    <message>
        <source>Romanian, triangular</source>
        <translation>Rumano, triangular</translation>
    </message>
    <message>
        <source>French: 2 + 1 a trick</source>
        <translation>Francés: 2 + 1 por baza</translation>
    </message>
    <message>
        <source>Tricks, and +10 or −5</source>
        <translation>Bazas, y +10 o −5</translation>
    </message>
    <message>
        <source>Trick scoring</source>
        <translation>Puntos por baza</translation>
    </message>
    <message>
        <source>Novacastrian</source>
        <translation>Novacastrian</translation>
    </message>
    <message>
        <source>Binary: 10 or 0</source>
        <translation>Binario: 10 o 0</translation>
    </message>
    <message>
        <source>Tricks + cards, or 0</source>
        <translation>Bazas + cartas, o 0</translation>
    </message>
    <message>
        <source>More in short deals</source>
        <translation>Más en rondas cortas</translation>
    </message>
    <message>
        <source>Golf, triangular: lowest wins</source>
        <translation>Golf, triangular: gana el más bajo</translation>
    </message>
    <message>
        <source>Golf, squares: lowest wins</source>
        <translation>Golf, cuadrados: gana el más bajo</translation>
    </message>
    <message>
        <source>Golf, by the cards: lowest wins</source>
        <translation>Golf, por cartas: gana el más bajo</translation>
    </message>
    <message>
        <source>Prospect: blind bids for players behind</source>
        <translation>Prospect: apuestas a ciegas para rezagados</translation>
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
        <translation>Binario, el 0 vale 20</translation>
    </message>
    <message>
        <source>A miss halves your total</source>
        <translation>No acertar reduce el total a la mitad</translation>
    </message>
    <message>
        <source>Count the misses: fewest win</source>
        <translation>Apuestas fallidas: gana quien tenga menos</translation>
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
        <translation>Pocha: 10 + 5 por baza</translation>
    </message>
    <message>
        <source>Made: {points}.</source>
        <translation>Acertada: {points}.</translation>
    </message>
    <message>
        <source>Special made bids: {list}.</source>
        <translation>Apuestas acertadas con puntos propios: {list}.</translation>
    </message>
    <message>
        <source>A made 0: {points}.</source>
        <translation>Un 0 acertado: {points}.</translation>
    </message>
    <message>
        <source>Missed: {points}.</source>
        <translation>Fallida: {points}.</translation>
    </message>
    <message>
        <source>Too few: {points}.</source>
        <translation>De menos: {points}.</translation>
    </message>
    <message>
        <source>Too many: {points}.</source>
        <translation>De más: {points}.</translation>
    </message>
    <message>
        <source>A missed 0: {points}.</source>
        <translation>Un 0 fallido: {points}.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Gana la puntuación más baja.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Scores</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Ocultar los puntos</translation>
    </message>
    <message>
        <source>Show all scores</source>
        <translation>Mostrar todos los puntos</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Ronda {deal}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Puntos finales</translation>
    </message>
    <message>
        <source>Deal {number} · {cards}</source>
        <translation>Ronda {number} · {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, match to {points}</source>
        <translation>Ronda {number}, partida a {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Ronda {number} de {deals}</translation>
    </message>
    <message>
        <source>{number} of {deals} played</source>
        <translation>{number} de {deals} rondas</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>before the sound of i, as in Ilse</comment>
        <translation>{one} e {other}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
    </message>
    <message>
        <source>{count} exact in a row</source>
        <translation>{count} exactas seguidas</translation>
    </message>
    <message>
        <source>{exact} of {deals} exact</source>
        <translation>{exact} de {deals} exactas</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>de más: {count}</translation>
    </message>
    <message>
        <source>games {games}, points {points}</source>
        <translation>juegos {games}, puntos {points}</translation>
    </message>
    <message>
        <source>{made} of {deals} made</source>
        <translation>{made} de {deals} cumplidas</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>sin cartas</translation>
    </message>
    <message>
        <source>{cards} left</source>
        <translation>{cards} en mano</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <translation>fuera, puesto {place}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}</source>
        <translation>Ronda {number}, {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}, {trump}</source>
        <translation>Ronda {number}, {cards}, {trump}</translation>
    </message>
    <message>
        <source>{name}: took {taken}: {points}</source>
        <translation>{name}: bazas hechas {taken}: {points}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}: {points}</source>
        <translation>{name}: apuesta {bid}, hechas {taken}: {points}</translation>
    </message>
    <message>
        <source>{name}: took {taken} so far</source>
        <translation>{name}: bazas hechas hasta ahora: {taken}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken} so far</source>
        <translation>{name}: apuesta {bid}, hechas {taken} hasta ahora</translation>
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
        <translation>{level} sin triunfo</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} a altas</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} a bajas</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: paso</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>ST</translation>
    </message>
    <message>
        <source>Whole score sheet</source>
        <translation>Hoja de puntos completa</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>{total} of {tricks}: {meaning}</source>
        <translation>{total} de {tricks}: {meaning}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>se repite</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exactas</translation>
    </message>
    <message>
        <source>(in progress)</source>
        <translation>(en curso)</translation>
    </message>
    <message>
        <source>Double-click a deal to study it</source>
        <translation>Doble clic en una ronda para estudiarla</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>Same cards played &amp;by:</source>
        <translation>Mismas cartas &amp;jugadas por:</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Nadie más</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>{level} with your cards</source>
        <translation>{level} con tus cartas</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Se vuelven a jugar las mismas cartas</translation>
    </message>
    <message>
        <source>Shows what such an opponent gets with your cards on average</source>
        <translation>Muestra lo que un rival así consigue de media con tus cartas</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>P&amp;uesto</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Guardar CSV…</translation>
    </message>
    <message>
        <source>Share pict&amp;ure…</source>
        <translation>Compartir i&amp;magen…</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>I&amp;nforme</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Score sheet – {game}</source>
        <translation>Hoja de puntos – {game}</translation>
    </message>
    <message>
        <source>The score sheet was copied.</source>
        <translation>La hoja de puntos se ha copiado.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Guardar la hoja de puntos</translation>
    </message>
    <message>
        <source>The score sheet was printed.</source>
        <translation>La hoja de puntos se ha impreso.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>No se puede escribir {file}: {problem}. Elige otro lugar.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>No se ha podido imprimir.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>{exact} of {deals}</source>
        <translation>{exact} de {deals}</translation>
    </message>
    <message>
        <source>{points} loses</source>
        <translation>{points} pierde</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <translation>{points} gana</translation>
    </message>
    <message>
        <source>Contract and declarer</source>
        <translation>Contrato y declarante</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>{count} above six</source>
        <translation>{count} por encima de seis</translation>
    </message>
    <message>
        <source>score {game}</source>
        <translation>marcador {game}</translation>
    </message>
    <message>
        <source>took {tricks} of {need}</source>
        <translation>{tricks} de {need}</translation>
    </message>
    <message>
        <source>took {ours}, they {theirs}</source>
        <translation>ganadas {ours}, ellos {theirs}</translation>
    </message>
    <message>
        <source>Total bid</source>
        <translation>Total apostado</translation>
    </message>
    <message>
        <source>For each deal: tricks taken/bid, then points. ✓ exactly as bid, ▲ too many, ▼ too few.</source>
        <translation>En cada ronda: bazas hechas/apostadas y puntos. ✓ exacto, ▲ de más, ▼ de menos.</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Marcador del juego</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>{count} short</source>
        <translation>{count} de menos</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>sigue en juego</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>Puesto {place}: {name}, {points}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>apuesta {bid}, hechas {taken}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>You declare: {tricks}</source>
        <translation>Juegas a {tricks}</translation>
    </message>
    <message>
        <source>{name} declares: {tricks}</source>
        <translation>{name} juega a {tricks}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {left} to play</source>
        <translation>{won} ganadas, {lost} perdidas, {left} por jugar</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}</source>
        <translation>Bazas: nosotros {ours}, ellos {theirs}</translation>
    </message>
    <message>
        <source>{count} of {players} are still in.</source>
        <translation>En juego: {count} de {players}.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Estás fuera y solo miras.</translation>
    </message>
    <message>
        <source>One card is your last chance.</source>
        <translation>Una carta es tu última oportunidad.</translation>
    </message>
    <message>
        <source>You need one trick in each deal.</source>
        <translation>Necesitas una baza en cada ronda.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Has ganado la partida.</translation>
    </message>
    <message>
        <source>Match won: {names}.</source>
        <translation>Victoria: {names}.</translation>
    </message>
    <message>
        <source>chose trumps: {name}</source>
        <translation>elección del triunfo: {name}</translation>
    </message>
    <message>
        <source>{name}: back in</source>
        <translation>{name}: de vuelta</translation>
    </message>
    <message>
        <source>{names}: out</source>
        <translation>{names}: fuera</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <translation>{name}: fuera</translation>
    </message>
    <message>
        <source>Tricks in each deal</source>
        <translation>Bazas en cada ronda</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>descubierto</translation>
    </message>
    <message>
        <source>{name}: last chance</source>
        <translation>{name}: última oportunidad</translation>
    </message>
    <message>
        <source>{count} out</source>
        <translation>{count} fuera</translation>
    </message>
    <message>
        <source>back in</source>
        <translation>de vuelta</translation>
    </message>
    <message>
        <source>most tricks: chooses the next trumps</source>
        <translation>más bazas: elige el próximo triunfo</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>última oportunidad</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
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
        <translation>&amp;Mostrar esa ventana</translation>
    </message>
    <message>
        <source>&amp;Play another match</source>
        <translation>&amp;Jugar otra partida</translation>
    </message>
    <message>
        <source>&amp;Take over the match</source>
        <translation>&amp;Traer aquí la partida</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>The other window does not answer. If you take over its match, that window can no longer save it.</source>
        <translation>La otra ventana no responde. Si traes aquí su partida, esa ventana ya no podrá guardarla.</translation>
    </message>
    <message>
        <source>The match cannot be taken over.</source>
        <translation>No se puede traer aquí la partida.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The &amp;table</source>
        <translation>La &amp;mesa</translation>
    </message>
    <message>
        <source>The &amp;result</source>
        <translation>El &amp;resultado</translation>
    </message>
    <message>
        <source>The score s&amp;heet</source>
        <translation>La &amp;hoja de puntos</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Compartir imagen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>Se ha copiado la imagen.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>The disk is full, and nothing was saved. Make room on it, or choose another place.</source>
        <translation>El disco está lleno y no se ha guardado nada. Haz sitio en él o elige otro lugar.</translation>
    </message>
    <message>
        <source>You cannot save in {folder}. Choose another folder.</source>
        <translation>No puedes guardar en {folder}. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}. Choose another place.</source>
        <translation>{file} no se puede guardar: {problem}. Elige otro lugar.</translation>
    </message>
    <message>
        <source>{game} · the end of the match</source>
        <translation>{game} · final de la partida</translation>
    </message>
    <message>
        <source>{game} · deal {deal} of {deals}</source>
        <translation>{game} · ronda {deal} de {deals}</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · ronda {deal}</translation>
    </message>
    <message>
        <source>Available when a deal or the match is over</source>
        <translation>Disponible cuando haya acabado una ronda o la partida</translation>
    </message>
</context>
<context>
    <name>Short speech</name>
    <message>
        <source>Low cards win.</source>
        <translation>Ganan las cartas bajas.</translation>
    </message>
    <message>
        <source>High cards win.</source>
        <translation>Ganan las cartas altas.</translation>
    </message>
    <message>
        <source>You: {choice}.</source>
        <translation>Tú: {choice}.</translation>
    </message>
    <message>
        <source>{name}: {choice}.</source>
        <translation>{name}: {choice}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, you deal.</source>
        <translation>Ronda {deal}: {cards}, repartes tú.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, {name} deals.</source>
        <translation>Ronda {deal}: {cards}, reparte {name}.</translation>
    </message>
    <message>
        <source>Bids: {bids}.</source>
        <translation>Apuestas: {bids}.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Ganas tú.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>Gana {name}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Solo puedes pasar.</translation>
    </message>
    <message>
        <source>Bid {contract} or more, or pass.</source>
        <translation>Apuesta {contract} o más, o pasa.</translation>
    </message>
    <message>
        <source>Bid {contract} or more.</source>
        <translation>Apuesta {contract} o más.</translation>
    </message>
    <message>
        <source>Offer {least} or more, or pass.</source>
        <translation>Ofrece {least} o más, o pasa.</translation>
    </message>
    <message>
        <source>Bid blind, or look. Blind: {bids}.</source>
        <translation>Apuesta a ciegas o mira. A ciegas: {bids}.</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>¿Altas o bajas?</translation>
    </message>
    <message>
        <source>Give a card.</source>
        <translation>Da una carta.</translation>
    </message>
    <message>
        <source>Play or knock?</source>
        <translation>¿Jugar o golpear?</translation>
    </message>
    <message>
        <source>Play your unseen card.</source>
        <translation>Juega tu carta sin verla.</translation>
    </message>
    <message>
        <source>You lead: {cards}.</source>
        <translation>Sales tú: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: any card.</source>
        <translation>Te toca: cualquier carta.</translation>
    </message>
    <message>
        <source>Your turn: {cards}.</source>
        <translation>Te toca: {cards}.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>{side} ({names})</source>
        <translation>{side} ({names})</translation>
    </message>
    <message>
        <source>{deal} · your bags {bags}</source>
        <translation>{deal} · tus bazas de más {bags}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · bags {ours}–{theirs}</source>
        <translation>Nosotros {we} – Ellos {they} · de más {ours}–{theirs}</translation>
    </message>
    <message>
        <source>{told} · tricks {ours} – {theirs}</source>
        <translation>{told} · bazas {ours} – {theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · games {won}–{lost} · tricks {ours}–{theirs}</source>
        <translation>Nosotros {we} – Ellos {they} · juegos {won}–{lost} · bazas {ours}–{theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · tricks {ours}–{theirs}</source>
        <translation>Nosotros {we} – Ellos {they} · bazas {ours}–{theirs}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Your hand, {cards}</source>
        <translation>Tu mano, {cards}</translation>
    </message>
    <message>
        <source>not your turn to play</source>
        <translation>no te toca jugar</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jugable</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>no jugable: {why}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>repartidor</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>en descanso</translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation>hechas {taken}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>apuesta lista</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>aún sin apuesta</translation>
    </message>
    <message>
        <source>bid hidden</source>
        <translation>apuesta oculta</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>apuesta {bid}</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <translation>por hacer: {count}</translation>
    </message>
    <message>
        <source>exact so far</source>
        <translation>exacto por ahora</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>Deal {deal}, {cards}, {tricks} of {size} played.</source>
        <translation>Ronda {deal}, {cards}, jugado: {tricks} de {size}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, {cards}, {tricks} of {size} played.</source>
        <translation>Ronda {deal} de {deals}, {cards}, jugado: {tricks} de {size}.</translation>
    </message>
    <message>
        <source>Trick so far: {cards}.</source>
        <translation>Baza en curso: {cards}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>{card}, now {place} of {count}</source>
        <translation>{card}, ahora {place} de {count}</translation>
    </message>
    <message>
        <source>Your hand is sorted.</source>
        <translation>Tu mano está ordenada.</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>del talón</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>no jugable</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu pareja</translation>
    </message>
    <message>
        <source>bid made</source>
        <translation>apuesta cumplida</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>{count} de más</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: your bid is made.</source>
        <translation>Has apostado {bid} y llevas {taken}: tu apuesta está cumplida.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too many.</source>
        <translation>Apostaste {bid} y llevas {taken}: ya te has pasado.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too few by now.</source>
        <translation>Apostaste {bid} y llevas {taken}: ya no llegas.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need the last trick.</source>
        <translation>Apostaste {bid} y llevas {taken}: necesitas la última baza.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: do not take the last trick.</source>
        <translation>Apostaste {bid} y llevas {taken}: no ganes la última baza.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need {need} {left}.</source>
        <translation>Apostaste {bid} y llevas {taken}: necesitas {need} {left}.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need none {left}.</source>
        <translation>Apostaste {bid} y llevas {taken}: no necesitas ninguna {left}.</translation>
    </message>
    <message>
        <source>{card} lies face up on the stock</source>
        <translation>{card} está descubierta en el mazo</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>Aún no se ha jugado ninguna carta en esta baza.</translation>
    </message>
    <message>
        <source>Trump is not known yet.</source>
        <translation>El triunfo aún no se conoce.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>No hay triunfo.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Triunfo: {suit}.</translation>
    </message>
    <message>
        <source>Trump: {suit}, {card} turned up.</source>
        <translation>Triunfo: {suit}; carta descubierta: {card}.</translation>
    </message>
    <message>
        <source>No cards have been dealt.</source>
        <translation>No se han repartido cartas.</translation>
    </message>
    <message>
        <source>You do not see your cards.</source>
        <translation>No ves tus cartas.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>No tienes cartas.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tienes {cards}.</translation>
    </message>
    <message>
        <source>Playable: {cards}.</source>
        <translation>Jugables: {cards}.</translation>
    </message>
    <message>
        <source>All see your cards.</source>
        <translation>Todos ven tus cartas.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} muestra {cards}.</translation>
    </message>
    <message>
        <source>From the kitty: {cards}.</source>
        <translation>Del talón: {cards}.</translation>
    </message>
    <message>
        <source>Your bid: {bids}.</source>
        <translation>Tu apuesta: {bids}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}, not {barred}.</source>
        <translation>Tu apuesta: de {least} a {most}, menos {barred}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}.</source>
        <translation>Tu apuesta: de {least} a {most}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Sales tú.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>{card} es la carta de salida: juega cualquiera.</translation>
    </message>
    <message>
        <source>A joker was led.</source>
        <translation>Se ha salido con un comodín.</translation>
    </message>
    <message>
        <source>{suit} led.</source>
        <translation>{suit} es el palo de salida.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>No tienes {suit}.</translation>
    </message>
    <message>
        <source>Taken back: {choice}.</source>
        <translation>Deshecho: {choice}.</translation>
    </message>
    <message>
        <source>Made again: {choice}.</source>
        <translation>Rehecho: {choice}.</translation>
    </message>
    <message>
        <source>Go through your cards with {less} and {more}, and press {ready}.</source>
        <translation>Recorre tus cartas con {less} y {more} y pulsa {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number and press {ready}.</source>
        <translation>Para apostar, escribe un número y pulsa {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number, choose with {down} and {up} what you play, and press {ready}.</source>
        <translation>Para apostar, escribe un número, elige con {down} y {up} qué juegas y pulsa {ready}.</translation>
    </message>
    <message>
        <source>To choose trumps, go through the suits with {less} and {more}, and press {ready}.</source>
        <translation>Para elegir triunfo, recorre los palos con {less} y {more} y pulsa {ready}.</translation>
    </message>
    <message>
        <source>Press {keep} to keep the card that you drew, or {discard} to discard it.</source>
        <translation>Pulsa {keep} para guardar la carta que has robado o {discard} para descartarla.</translation>
    </message>
    <message>
        <source>Go through the choices with {less} and {more}, and press {ready}.</source>
        <translation>Recorre las opciones con {less} y {more} y pulsa {ready}.</translation>
    </message>
    <message>
        <source>{help} opens the help. {keys} say the trick, the bids, the trump, the scores, whose turn it is and your cards.</source>
        <translation>{help} abre la ayuda. {keys} dicen la baza, las apuestas, el triunfo, los puntos, a quién le toca y tus cartas.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Puesto medio</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Apuestas exactas</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Mejor partida</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Mejor racha</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Racha actual</translation>
    </message>
    <message>
        <source>Places in the last matches</source>
        <translation>Puestos en las últimas partidas</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Puntos en las últimas partidas</translation>
    </message>
    <message>
        <source>■ won   ● not won</source>
        <translation>■ ganada   ● no ganada</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>rondas seguidas</translation>
    </message>
    <message>
        <source>Too high or too low</source>
        <translation>Por exceso o por defecto</translation>
    </message>
    <message>
        <source>Exact bids by cards in the hand</source>
        <translation>Apuestas exactas según las cartas en la mano</translation>
    </message>
    <message>
        <source>Exact bids with and without trump</source>
        <translation>Apuestas exactas con y sin triunfo</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Palo de triunfo</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>The shuffle favours nobody: all cards follow from a number fixed before the first deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie in the green band, so one outside it now and then is no surprise.</source>
        <translation>El barajado no favorece a nadie: todas las cartas proceden de un número fijado antes de la primera ronda. Esto es lo que ha recibido cada asiento. Solo por azar, unos 19 de cada 20 números caen en la banda verde, así que no sorprende que de vez en cuando alguno quede fuera.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ases</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Only deals in which no player chose the suit count here.</source>
        <translation>Aquí solo cuentan las rondas en las que ningún jugador eligió el palo.</translation>
    </message>
    <message>
        <source>Cards are luck as well as skill: in our measurements even a clearly better player lost a third of the matches.</source>
        <translation>Las cartas son suerte y habilidad: en nuestras mediciones, hasta un jugador claramente mejor perdió un tercio de las partidas.</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>No se pueden mostrar las estadísticas</translation>
    </message>
    <message>
        <source>Nothing of this kind has been played</source>
        <translation>No se ha jugado nada de este tipo</translation>
    </message>
    <message>
        <source>Choose another game, other opponents or other matches.</source>
        <translation>Elige otro juego, otros rivales u otras partidas.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Todavía no se ha contado nada</translation>
    </message>
    <message>
        <source>Play a deal to its end and it is counted here, with your bid and your points; a match counts when it is over. Practice, lessons and matches that you only watch do not count.</source>
        <translation>Juega una ronda hasta el final y contará aquí, con tu apuesta y tus puntos; una partida cuenta cuando termina. La práctica, las lecciones y las partidas que solo miras no cuentan.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Matches:</source>
        <translation>&amp;Partidas:</translation>
    </message>
    <message>
        <source>A match is assisted when you asked for a hint, took a move back, had the coach look at moves before they were made, let a bot finish a deal or move when your time was up, replayed a deal before it was over, or chose the match number.</source>
        <translation>Una partida cuenta como jugada con ayuda si pediste un consejo, retiraste una jugada, hiciste que el entrenador revisara las jugadas antes de que contaran, dejaste que un bot terminara una ronda o jugara al acabarse el tiempo, repetiste una ronda antes de que acabara, o elegiste el número de la partida.</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>Hints not allowed</source>
        <translation>Consejos no permitidos</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>J&amp;ugador:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>O&amp;pponents:</source>
        <translation>&amp;Rivales:</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Resu&amp;men</translation>
    </message>
    <message>
        <source>&amp;Bids</source>
        <translation>&amp;Apuestas</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Barajado</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>Poner a cer&amp;o…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Guardar CSV…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>The statistics were copied.</source>
        <translation>Se han copiado las estadísticas.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Guardar las estadísticas</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Poner las estadísticas a cero</translation>
    </message>
    <message>
        <source>Reset these statistics?

{shown}</source>
        <translation>¿Poner a cero estas estadísticas?

{shown}</translation>
    </message>
    <message>
        <source>You can undo this until you leave the program.</source>
        <translation>Puedes deshacerlo hasta que salgas del programa.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Poner a cero</translation>
    </message>
    <message>
        <source>The statistics have been reset.</source>
        <translation>Las estadísticas se han puesto a cero.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, reglas propias</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveles mezclados</translation>
    </message>
    <message>
        <source>{percent} % – {good} of {of}</source>
        <translation>{percent} % – {good} de {of}</translation>
    </message>
    <message>
        <source>{label}: exact in {good} of {of}, {percent} percent</source>
        <translation>{label}: {good} de {of} exactas, {percent} por ciento</translation>
    </message>
    <message>
        <source>On average your bids are neither too high nor too low.</source>
        <translation>De media no apuestas ni de más ni de menos.</translation>
    </message>
    <message>
        <source>You overbid by {tricks} tricks on average.</source>
        <translation>De media apuestas {tricks} bazas de más.</translation>
    </message>
    <message>
        <source>You underbid by {tricks} tricks on average.</source>
        <translation>De media apuestas {tricks} bazas de menos.</translation>
    </message>
    <message>
        <source>Missed bids: {high} too high, {low} too low.</source>
        <translation>Apuestas fallidas: {high} por exceso, {low} por defecto.</translation>
    </message>
    <message>
        <source>Oldest first: {values}</source>
        <translation>Primero la más antigua: {values}</translation>
    </message>
    <message>
        <source>{percent} %, expected {fair} %</source>
        <translation>{percent} %, esperado {fair} %</translation>
    </message>
    <message>
        <source>{deals}, unfinished matches: {running}</source>
        <translation>{deals}, partidas sin terminar: {running}</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: below the band</source>
        <translation>{count} – esperado {mean} ± {band}: por debajo de la banda</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: above the band</source>
        <translation>{count} – esperado {mean} ± {band}: por encima de la banda</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: within the band</source>
        <translation>{count} – esperado {mean} ± {band}: dentro de la banda</translation>
    </message>
    <message>
        <source>The statistics could not be read and start over. The old file is kept as {file}.</source>
        <translation>No se han podido leer las estadísticas y empiezan de nuevo. El archivo anterior se conserva como {file}.</translation>
    </message>
    <message>
        <source>The statistics in {file} were written by a newer version of Far Whist; what you play now is not counted.</source>
        <translation>Las estadísticas de {file} son de una versión más nueva de Far Whist; lo que juegues ahora no cuenta.</translation>
    </message>
    <message>
        <source>The statistics in {file} are damaged and cannot be moved aside; what you play now is not counted.</source>
        <translation>Las estadísticas de {file} están dañadas y no se pueden apartar; lo que juegues ahora no cuenta.</translation>
    </message>
    <message>
        <source>The disk is full, so the statistics in {file} could not be saved; Far Whist tries again after the next deal.</source>
        <translation>El disco está lleno y no se han podido guardar las estadísticas de {file}; Far Whist lo intentará de nuevo después de la próxima ronda.</translation>
    </message>
    <message>
        <source>The statistics in {file} may not be read or written; Far Whist tries again after the next deal.</source>
        <translation>No hay permiso para leer o escribir las estadísticas de {file}; Far Whist lo intentará de nuevo después de la próxima ronda.</translation>
    </message>
    <message>
        <source>Another program is using the statistics in {file}; Far Whist tries again after the next deal.</source>
        <translation>Otro programa está usando las estadísticas de {file}; Far Whist lo intentará de nuevo después de la próxima ronda.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({problem}); Far Whist tries again after the next deal.</source>
        <translation>No se pueden usar las estadísticas de {file} ({problem}); Far Whist lo intentará de nuevo después de la próxima ronda.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Te toca: sal con una carta.</translation>
    </message>
    <message>
        <source>Your turn: follow suit, {suit}.</source>
        <translation>Te toca: asiste al palo, {suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card.</source>
        <translation>Te toca: juega cualquier carta.</translation>
    </message>
    <message>
        <source>Your turn: play a highlighted card.</source>
        <translation>Te toca: juega una carta resaltada.</translation>
    </message>
    <message>
        <source>Choose trumps.</source>
        <translation>Elige el palo de triunfo.</translation>
    </message>
    <message>
        <source>Offer a number of tricks with a trump suit, or pass.</source>
        <translation>Ofrece un número de bazas con un palo de triunfo, o pasa.</translation>
    </message>
    <message>
        <source>Bid without seeing your cards, or look at them first.</source>
        <translation>Apuesta sin ver tus cartas, o míralas antes.</translation>
    </message>
    <message>
        <source>Your partner has bid blind: now you must, too.</source>
        <translation>Tu compañero ha apostado a ciegas: ahora te toca a ti.</translation>
    </message>
    <message>
        <source>You are ready. You may change your bid until all are.</source>
        <translation>Tu apuesta está lista. Puedes cambiarla hasta que lo estén todas.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Ready.</source>
        <translation>Elige tu apuesta y pulsa Listo.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Bid.</source>
        <translation>Elige tu apuesta y pulsa Apostar.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Esperando a {names}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Ganas la baza con {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} gana la baza con {card}.</translation>
    </message>
    <message>
        <source>Bid a number of tricks above six, or pass.</source>
        <translation>Apuesta un número de bazas por encima de seis, o pasa.</translation>
    </message>
    <message>
        <source>No trump: do high or low cards win?</source>
        <translation>Sin triunfo: ¿ganan las cartas altas o las bajas?</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Descarta {cards}.</translation>
    </message>
    <message>
        <source>Choose a card to pass to your partner.</source>
        <translation>Elige qué carta pasas a tu compañero.</translation>
    </message>
    <message>
        <source>Give a card to the player who takes the penalty.</source>
        <translation>Da una carta a quien recibe el castigo.</translation>
    </message>
    <message>
        <source>You drew {card}: keep it or discard it?</source>
        <translation>Has robado {card}: ¿guardarla o descartarla?</translation>
    </message>
    <message>
        <source>Play your card, or knock to keep it for a later trick.</source>
        <translation>Juega tu carta, o golpea y guárdala para otra baza.</translation>
    </message>
    <message>
        <source>Play your card, which you have not seen.</source>
        <translation>Juega tu carta, que no has visto.</translation>
    </message>
    <message>
        <source>Your turn. {pile}</source>
        <translation>Te toca. {pile}</translation>
    </message>
    <message>
        <source>Everyone passed: call grand or nullo.</source>
        <translation>Todos pasaron: anuncia grand o nullo.</translation>
    </message>
    <message>
        <source>Call grand or nullo, or pass.</source>
        <translation>Anuncia grand o nullo, o pasa.</translation>
    </message>
    <message>
        <source>Call grand, or pass.</source>
        <translation>Anuncia grand o pasa.</translation>
    </message>
    <message>
        <source>Accept the proposal, or pass.</source>
        <translation>Acepta la propuesta o pasa.</translation>
    </message>
    <message>
        <source>Nobody accepts: play solo, or pass.</source>
        <translation>Nadie acepta: juega solo o pasa.</translation>
    </message>
    <message>
        <source>Call, or pass.</source>
        <translation>Anuncia o pasa.</translation>
    </message>
    <message>
        <source>The first steps come with your next bid.</source>
        <translation>Los primeros pasos vendrán con tu próxima apuesta.</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>A bot finishes this deal for you.</source>
        <translation>Un bot acaba esta ronda por ti.</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Ronda {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Ronda {deal} de {deals}</translation>
    </message>
    <message>
        <source>stock {cards}</source>
        <translation>mazo {cards}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>the other side</source>
        <translation>la otra pareja</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>vuestra pareja</translation>
    </message>
    <message>
        <source>One deal decided it.</source>
        <translation>Todo se decidió en una sola ronda.</translation>
    </message>
    <message>
        <source>After {deals} it is level at {points}: {names}.</source>
        <translation>Tras {deals} hay empate a {points}: {names}.</translation>
    </message>
    <message>
        <source>You led from the first deal to the last.</source>
        <translation>Fuiste en cabeza de la primera ronda a la última.</translation>
    </message>
    <message>
        <source>{name} led from the first deal to the last.</source>
        <translation>De la primera ronda a la última, en cabeza: {name}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when you took the lead from {rivals}.</source>
        <translation>El vuelco llegó en la ronda {deal}, cuando te pusiste por delante de {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from you.</source>
        <translation>El vuelco llegó en la ronda {deal}: {name} por delante de ti.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from {rivals}.</source>
        <translation>El vuelco llegó en la ronda {deal}: {name} por delante de {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave you the lead over {rivals}.</source>
        <translation>El vuelco llegó en la ronda {deal}: {bids} seguidas te pusieron por delante de {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over you.</source>
        <translation>El vuelco llegó en la ronda {deal}: {bids} seguidas pusieron a {name} por delante de ti.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over {rivals}.</source>
        <translation>El vuelco llegó en la ronda {deal}: {bids} seguidas pusieron a {name} por delante de {rivals}.</translation>
    </message>
    <message>
        <source>Before the last deal it stood level at {points}.</source>
        <translation>Antes de la última ronda había empate a {points}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, you bid {bid} and took {taken}.</source>
        <translation>Con empate a {points} antes de la última ronda, apostaste {bid} e hiciste {taken}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, {name} bid {bid} and took {taken}.</source>
        <translation>Con empate a {points} antes de la última ronda, {name} apostó {bid} e hizo {taken}.</translation>
    </message>
    <message>
        <source>At the end you were {points} ahead of {rivals}.</source>
        <translation>Al final ibas {points} por delante de {rivals}.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of you.</source>
        <translation>Al final, {name}: {points} por delante de ti.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of {rivals}.</source>
        <translation>Al final, {name}: {points} por delante de {rivals}.</translation>
    </message>
    <message>
        <source>The best deal was yours: {points} in deal {deal}.</source>
        <translation>La mejor ronda fue tuya: {points} en la ronda {deal}.</translation>
    </message>
    <message>
        <source>The best deal went to {name}: {points} in deal {deal}.</source>
        <translation>La mejor ronda fue para {name}: {points} en la ronda {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} was the first to put somebody out: {names}.</source>
        <translation>La ronda {deal} fue la primera en dejar a alguien fuera: {names}.</translation>
    </message>
    <message>
        <source>Played in the last deal: {names}.</source>
        <translation>Jugaron la última ronda: {names}.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>&amp;Pass and draw</source>
        <translation>&amp;Pasar y robar</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>&amp;Knock: keep it</source>
        <translation>&amp;Golpear: guardarla</translation>
    </message>
    <message>
        <source>Play it &amp;unseen</source>
        <translation>&amp;Jugarla sin verla</translation>
    </message>
    <message>
        <source>Choose a card for your partner</source>
        <translation>Elige una carta para tu compañero</translation>
    </message>
    <message>
        <source>Choose a card to give away</source>
        <translation>Elige qué carta das</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Descarta {cards}</translation>
    </message>
    <message>
        <source>Choose a card, or several of one rank</source>
        <translation>Elige una carta, o varias del mismo valor</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what was picked</comment>
        <translation>Echar</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Ninguna carta vale</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Tu carta</translation>
    </message>
    <message>
        <source>Done ({count} of {all})</source>
        <translation>Hecho ({count} de {all})</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Echar {cards}</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>The coach has not judged this choice</source>
        <translation>El entrenador no ha juzgado esta decisión</translation>
    </message>
    <message>
        <source>This is not your decision</source>
        <translation>Esta decisión no es tuya</translation>
    </message>
    <message>
        <source>Deal {number} · saved, does not count</source>
        <translation>Ronda {number} · guardada, no cuenta</translation>
    </message>
    <message>
        <source>Nothing better is known than what was played</source>
        <translation>No se conoce nada mejor que lo jugado</translation>
    </message>
    <message>
        <source>{line}. This does not count.</source>
        <translation>{line}. Esto no cuenta.</translation>
    </message>
    <message>
        <source>Line deleted. Ctrl+Z brings it back.</source>
        <translation>Variante eliminada. Ctrl+Z la recupera.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Only what you knew</source>
        <translation>Solo lo que sabías</translation>
    </message>
    <message>
        <source>Cards that are shown</source>
        <translation>Cartas que se ven</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Let &amp;everyone play on</source>
        <translation>Deja&amp;r que todos sigan</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>&amp;Other random choices for the opponents</source>
        <translation>&amp;Otras decisiones al azar de los rivales</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>&amp;Hide the panel</source>
        <translation>Ocultar el &amp;panel</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>You knew</source>
        <translation>Lo sabido</translation>
    </message>
    <message>
        <source>Steps of the deal</source>
        <translation>Pasos de la ronda</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>Decisión &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>Decisión &amp;siguiente</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Puntos esperados</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Ronda anterior</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Study · {deal}</source>
        <translation>Estudio · {deal}</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Registro de la ronda</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Tr&amp;y {card}</source>
        <translation>Pro&amp;bar {card}</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Mostrar la &amp;respuesta</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>sales tú</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>tu carta</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Fin de la ronda</translation>
    </message>
    <message>
        <source>All bid at once</source>
        <translation>Todos apuestan a la vez</translation>
    </message>
    <message>
        <source>Trick {trick}, your lead</source>
        <translation>Baza {trick}, sales tú</translation>
    </message>
    <message>
        <source>Trick {trick}, your card</source>
        <translation>Baza {trick}, tu carta</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} leads</source>
        <translation>Baza {trick}, sale {name}</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} plays</source>
        <translation>Baza {trick}, juega {name}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tu apuesta</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>Apuesta {name}</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Eliges el triunfo</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} elige el triunfo</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Robas una carta</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} roba una carta</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <translation>Descartas una carta</translation>
    </message>
    <message>
        <source>{name} discards a card</source>
        <translation>{name} descarta una carta</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>paso {step} de {steps}</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>aún sin jugar</translation>
    </message>
    <message>
        <source>Try another call</source>
        <translation>Probar otra opción</translation>
    </message>
    <message>
        <source>Try {call}</source>
        <translation>Probar {call}</translation>
    </message>
    <message>
        <source>Before the play: {move}</source>
        <translation>Antes del juego: {move}</translation>
    </message>
    <message>
        <source>Trick {trick}: {move}</source>
        <translation>Baza {trick}: {move}</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <translation>¿Y si…? {move}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old} in trick {trick}</source>
        <translation>¿Y si…? {move} en vez de {old} en la baza {trick}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old}</source>
        <translation>¿Y si…? {move} en vez de {old}</translation>
    </message>
    <message>
        <source>{points} · {taken} of {bid}</source>
        <translation>{points} · {taken} de {bid}</translation>
    </message>
    <message>
        <source>One line is only one way the play can go.</source>
        <translation>Una variante es solo una de las formas en que puede ir el juego.</translation>
    </message>
    <message>
        <source>The choice had a chance of {share} %, whatever came of it.</source>
        <translation>La decisión tenía un {share} % de probabilidad, saliera lo que saliera.</translation>
    </message>
    <message>
        <source>Before the choice: {worth}</source>
        <translation>Antes de la decisión: {worth}</translation>
    </message>
    <message>
        <source>In the match, {choice}: {worth}</source>
        <translation>En la partida, {choice}: {worth}</translation>
    </message>
    <message>
        <source>Here: {worth}</source>
        <translation>Aquí: {worth}</translation>
    </message>
    <message>
        <source>Trick {trick}, your turn</source>
        <translation>Baza {trick}, te toca</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} thinks</source>
        <translation>Baza {trick}, {name} piensa</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} piensa</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>No&amp;mbrar…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Name of the line</source>
        <translation>Nombre de la variante</translation>
    </message>
    <message>
        <source>The match, as it was played</source>
        <translation>La partida, tal como se jugó</translation>
    </message>
    <message>
        <source>The deal up to the question</source>
        <translation>La ronda hasta la pregunta</translation>
    </message>
    <message>
        <source>{line}
“{name}”</source>
        <translation>{line}
«{name}»</translation>
    </message>
    <message>
        <source>What you try cannot be saved: {reason}</source>
        <translation>No se puede guardar lo que pruebas: {reason}</translation>
    </message>
    <message>
        <source>your line {share} %</source>
        <translation>tu variante {share} %</translation>
    </message>
    <message>
        <source>&amp;Back to the question</source>
        <translation>&amp;Volver a la pregunta</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>El entrenador piensa…</translation>
    </message>
    <message>
        <source>The help advises: {choice}</source>
        <translation>La ayuda aconseja: {choice}</translation>
    </message>
    <message>
        <source>&amp;Judge the decisions of</source>
        <translation>Ju&amp;zgar las decisiones de un jugador</translation>
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
        <translation>D</translation>
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
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Show all hands</source>
        <translation>Ver todas las manos</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudiar</translation>
    </message>
    <message>
        <source>Go through the deal card by card</source>
        <translation>Recorrer la ronda carta por carta</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Repetir ronda</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>apuesta {bid}, hechas {taken}</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>en descanso</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>de más: {count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumplida</translation>
    </message>
    <message>
        <source>game {points}, won {games}</source>
        <translation>juego {points}, ganados {games}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>última oportunidad</translation>
    </message>
    <message>
        <source>stays in</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation>cartas: {count}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Points in the match so far</source>
        <translation>Puntos en la partida hasta ahora</translation>
    </message>
    <message>
        <source>The same place as before</source>
        <translation>El mismo puesto que antes</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>Deal {deal} – {cards}, {trump}</source>
        <translation>Ronda {deal} – {cards}, {trump}</translation>
    </message>
    <message>
        <source>Exact: bid {bid}, took {taken}</source>
        <translation>Exacto: apuesta {bid}, hechas {taken}</translation>
    </message>
    <message>
        <source>One too many: bid {bid}, took {taken}</source>
        <translation>Una de más: apuesta {bid}, hechas {taken}</translation>
    </message>
    <message>
        <source>One short: bid {bid}, took {taken}</source>
        <translation>Una de menos: apuesta {bid}, hechas {taken}</translation>
    </message>
    <message>
        <source>{result}: bid {bid}, took {taken}</source>
        <translation>{result}: apuesta {bid}, hechas {taken}</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>La ronda no cuenta y se juega otra vez.</translation>
    </message>
    <message>
        <source>You took {taken}: {points}.</source>
        <translation>Has hecho {taken}: {points}.</translation>
    </message>
    <message>
        <source>You sat out.</source>
        <translation>Descansaste.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {result}, {points}.</source>
        <translation>Apostaste {bid} e hiciste {taken}: {result}, {points}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Juego {number}</translation>
    </message>
    <message>
        <source>You took {tricks} and win the match.</source>
        <translation>Hiciste {tricks} y ganas la partida.</translation>
    </message>
    <message>
        <source>You took {tricks} and share first place.</source>
        <translation>Hiciste {tricks} y compartes el primer puesto.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Estás fuera y solo miras.</translation>
    </message>
    <message>
        <source>You took {tricks} and are out.</source>
        <translation>Hiciste {tricks} y quedas fuera.</translation>
    </message>
    <message>
        <source>You took no trick: one card is your last chance.</source>
        <translation>No hiciste ninguna baza: una carta es tu última oportunidad.</translation>
    </message>
    <message>
        <source>You took {tricks} and stay in.</source>
        <translation>Hiciste {tricks} y sigues en juego.</translation>
    </message>
    <message>
        <source>You go out first.</source>
        <translation>Te quedas sin cartas antes que nadie.</translation>
    </message>
    <message>
        <source>Your place in this game: {place}.</source>
        <translation>Tu puesto en este juego: {place}.</translation>
    </message>
    <message>
        <source>Nullo: we took {ours} tricks, they {theirs}.</source>
        <translation>Nullo: bazas nosotros {ours}, ellos {theirs}.</translation>
    </message>
    <message>
        <source>We bid {bid} and took {taken}: {points}. They bid {bid_there} and took {taken_there}: {points_there}.</source>
        <translation>Apostamos {bid} e hicimos {taken}: {points}. Ellos apostaron {bid_there} e hicieron {taken_there}: {points_there}.</translation>
    </message>
    <message>
        <source>Tricks: you {own}, the other player {other}.</source>
        <translation>Bazas: tú {own}, el otro {other}.</translation>
    </message>
    <message>
        <source>General misère: you took {tricks}.</source>
        <translation>Misère general: ganaste {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and made it with {tricks}.</source>
        <translation>Jugaste {contract} y lo cumpliste con {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and failed with {tricks}.</source>
        <translation>Jugaste {contract} y no cumpliste con {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} was made with {tricks}.</source>
        <translation>Contra ti se cumplió {contract} con {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} failed with {tricks}.</source>
        <translation>Contra ti no se cumplió {contract} con {tricks}.</translation>
    </message>
    <message>
        <source>Nobody plays: the deal does not count.</source>
        <translation>Nadie juega: la ronda no cuenta.</translation>
    </message>
    <message>
        <source>You are left with cards and lose this game.</source>
        <translation>Te quedas con cartas y pierdes este juego.</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}.</source>
        <translation>Bazas: nosotros {ours}, ellos {theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and made it: tricks {tricks}–{theirs}.</source>
        <translation>Apostamos {contract} y cumplimos: bazas {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and failed: tricks {tricks}–{theirs}.</source>
        <translation>Apostamos {contract} y no cumplimos: bazas {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>They bid {contract} and made it: tricks {theirs}–{tricks}.</source>
        <translation>Apostaron {contract} y cumplieron: bazas {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>They bid {contract} and failed: tricks {theirs}–{tricks}.</source>
        <translation>Apostaron {contract} y no cumplieron: bazas {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>The next deal starts automatically</source>
        <translation>La siguiente ronda empieza sola</translation>
    </message>
    <message>
        <source>Third exact bid in a row.</source>
        <translation>Tercera apuesta exacta seguida.</translation>
    </message>
    <message>
        <source>Fourth exact bid in a row.</source>
        <translation>Cuarta apuesta exacta seguida.</translation>
    </message>
    <message>
        <source>Fifth exact bid in a row.</source>
        <translation>Quinta apuesta exacta seguida.</translation>
    </message>
    <message>
        <source>Sixth exact bid in a row.</source>
        <translation>Sexta apuesta exacta seguida.</translation>
    </message>
    <message>
        <source>Seventh exact bid in a row.</source>
        <translation>Séptima apuesta exacta seguida.</translation>
    </message>
    <message>
        <source>Eighth exact bid in a row.</source>
        <translation>Octava apuesta exacta seguida.</translation>
    </message>
    <message>
        <source>You take the lead from {names}.</source>
        <translation>Te pones en cabeza, por delante de {names}.</translation>
    </message>
    <message>
        <source>You share the lead with {names}.</source>
        <translation>Vas en cabeza con {names}.</translation>
    </message>
    <message>
        <source>You keep the lead.</source>
        <translation>Sigues en cabeza.</translation>
    </message>
    <message>
        <source>You pass {names}.</source>
        <translation>Adelantas a {names}.</translation>
    </message>
    <message>
        <source>{points} behind {names}.</source>
        <translation>{points} por detrás de {names}.</translation>
    </message>
    <message>
        <source>You take the lead.</source>
        <translation>Te pones en cabeza.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Trump not known yet</source>
        <translation>Triunfo aún sin conocer</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>Deal {deal} · {cards}</source>
        <translation>Ronda {deal} · {cards}</translation>
    </message>
    <message>
        <source>{sum}. Somebody must fall short.</source>
        <translation>{sum}. Alguien se quedará corto.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Bazas apostadas hasta ahora: {total} de {tricks}</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>{ready} de {seats} listos</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} · {cards}</source>
        <translation>Ronda {deal} de {deals} · {cards}</translation>
    </message>
    <message>
        <source>{bids}: {meaning}</source>
        <translation>{bids}: {meaning}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>iguales</translation>
    </message>
    <message>
        <source>{sum}. Somebody must take too many.</source>
        <translation>{sum}. Alguien tendrá que hacer de más.</translation>
    </message>
    <message>
        <source>{sum}. Everybody can be exact.</source>
        <translation>{sum}. Todos pueden acertar.</translation>
    </message>
    <message>
        <source>Bids are hidden until the deal is over</source>
        <translation>Apuestas ocultas hasta el final de la ronda</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Última baza:</translation>
    </message>
    <message>
        <source>led first</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – yours</source>
        <translation>Baza {trick} de {tricks} – tuya</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – won by {name}</source>
        <translation>Baza {trick} de {tricks} – para {name}</translation>
    </message>
    <message>
        <source>Looking at earlier tricks is switched off in the preferences.</source>
        <translation>Ver bazas anteriores está desactivado en las preferencias.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal yet.</source>
        <translation>En esta ronda aún no se ha ganado ninguna baza.</translation>
    </message>
    <message>
        <source>You have seen no kitty and discarded nothing in this deal.</source>
        <translation>En esta ronda no has visto ningún talón ni has descartado nada.</translation>
    </message>
    <message>
        <source>{card} – choose again to play</source>
        <translation>{card} – repite para jugarla</translation>
    </message>
    <message>
        <source>{card} – choose again to play it, Esc to keep it</source>
        <translation>{card} – elígela otra vez para jugarla, Esc para guardarla</translation>
    </message>
    <message>
        <source>{card} – playable</source>
        <translation>{card} – jugable</translation>
    </message>
    <message>
        <source>{card} – not playable</source>
        <translation>{card} – no jugable</translation>
    </message>
    <message>
        <source>Click to continue</source>
        <translation>Haz clic para seguir</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Haz clic o pulsa Espacio para seguir</translation>
    </message>
    <message>
        <source>Paused – press Space to continue</source>
        <translation>Pausa: pulsa Espacio para seguir</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jugarla igualmente</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Mantenerla igualmente</translation>
    </message>
    <message>
        <source>Winning chance lost: about {share} %</source>
        <translation>Pérdida de probabilidad de ganar: cerca del {share} %</translation>
    </message>
    <message>
        <source>This loses about {points}</source>
        <translation>Esto cuesta cerca de {points}</translation>
    </message>
    <message>
        <source>{lost}. {why} Take it back, or keep it?</source>
        <translation>{lost}. {why} ¿La retiras o la mantienes?</translation>
    </message>
    <message>
        <source>The coach looks at your choice …</source>
        <translation>El entrenador revisa tu decisión…</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>bid</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>bid²</source>
        <translation>apuesta²</translation>
    </message>
    <message>
        <source>(1 + 2 + … + bid)</source>
        <translation>(1 + 2 + … + apuesta)</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>(most cards + 1 − cards)</source>
        <translation>(máximo de cartas + 1 − cartas)</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>(1 + 2 + … + tricks off)</source>
        <translation>(1 + 2 + … + diferencia)</translation>
    </message>
    <message>
        <source>(tricks off)²</source>
        <translation>(diferencia)²</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Available when you are at a table</source>
        <translation>Disponible cuando estés en una mesa</translation>
    </message>
    <message>
        <source>You are at a table. Leave it before you go to another one.</source>
        <translation>Estás en una mesa. Déjala antes de ir a otra.</translation>
    </message>
    <message>
        <source>The table cannot be opened: {reason}</source>
        <translation>No se puede abrir la mesa: {reason}</translation>
    </message>
    <message>
        <source>The table cannot be found in this network: {reason}</source>
        <translation>La mesa no se puede encontrar en esta red: {reason}</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Dejar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Quedarse</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} está aquí.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} está ausente.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Un bot juega por {name}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} vuelve a jugar.</translation>
    </message>
    <message>
        <source>No connection to the table. It is tried again and again.</source>
        <translation>Sin conexión con la mesa. Se sigue intentando.</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Estás otra vez en la mesa.</translation>
    </message>
    <message>
        <source>The deals were checked: the cards came from everybody&apos;s numbers.</source>
        <translation>Se han comprobado las rondas: las cartas salieron de los números de todos.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>Se ha retirado la jugada.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>La jugada se mantiene.</translation>
    </message>
    <message>
        <source>The others are asked whether you may take it back.</source>
        <translation>Se pregunta a los demás si puedes retirarla.</translation>
    </message>
    <message>
        <source>{name} wants to take the last move back. Do you agree?</source>
        <translation>{name} quiere retirar la última jugada. ¿Estás de acuerdo?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Rechazar</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unirse a una mesa</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>S&amp;olo mirar</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Mesas en esta red</translation>
    </message>
    <message>
        <source>None was found so far.</source>
        <translation>Aún no se ha encontrado ninguna.</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>Lla&amp;mar</translation>
    </message>
    <message>
        <source>You have an invitation</source>
        <translation>Tienes una invitación</translation>
    </message>
    <message>
        <source>Paste the line that the host has sent you.</source>
        <translation>Pega la línea que te ha enviado el anfitrión.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitación</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Tu nombre en la mesa</translation>
    </message>
    <message>
        <source>The host sees that you knock. Both of you compare a number, then you are let in.</source>
        <translation>El anfitrión ve que llamas. Los dos comparáis un número y luego te deja entrar.</translation>
    </message>
    <message>
        <source>{name} (another version)</source>
        <translation>{name} (otra versión)</translation>
    </message>
    <message>
        <source>The invitation to {address} is filled in. Look at your name, then join.</source>
        <translation>La invitación a {address} está puesta. Mira tu nombre y luego únete.</translation>
    </message>
    <message>
        <source>Available when you have left the table</source>
        <translation>Disponible cuando hayas dejado la mesa</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>phrases only</source>
        <translation>solo frases hechas</translation>
    </message>
    <message>
        <source>free texts, too</source>
        <translation>también texto libre</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>&amp;Consejos permitidos</translation>
    </message>
    <message>
        <source>A &amp;move can be taken back when all agree</source>
        <translation>Re&amp;tirar una jugada si todos aceptan</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>all wait</source>
        <translation>todos esperan</translation>
    </message>
    <message>
        <source>a bot plays after {time}</source>
        <translation>tras {time} juega un bot</translation>
    </message>
    <message>
        <source>Can be &amp;found in this network</source>
        <translation>Visi&amp;ble en esta red</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>Abrir la &amp;mesa</translation>
    </message>
    <message>
        <source>Open the last table a&amp;gain</source>
        <translation>R&amp;eabrir la última mesa</translation>
    </message>
    <message>
        <source>open for somebody</source>
        <translation>libre para alguien</translation>
    </message>
    <message>
        <source>This cannot be played by so many.</source>
        <translation>A esto no se puede jugar con tantos.</translation>
    </message>
    <message>
        <source>There are not enough open seats for all who play here.</source>
        <translation>No hay bastantes asientos abiertos para todos los que juegan aquí.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>What is played, and by whom</source>
        <translation>A qué se juega, y quién</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>How the table is kept</source>
        <translation>Cómo funciona la mesa</translation>
    </message>
    <message>
        <source>How many may watch</source>
        <translation>Cuántos pueden mirar</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>When somebody is away</source>
        <translation>Si alguien está ausente</translation>
    </message>
    <message>
        <source>How others come</source>
        <translation>Cómo vienen los demás</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>As soon as the table is open you get a line that invites others. Your computer deals; the cards come from numbers of all players.</source>
        <translation>En cuanto la mesa esté abierta tendrás una línea que invita a los demás. Tu ordenador reparte; las cartas salen de números de todos los jugadores.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Vo&amp;lver</translation>
    </message>
    <message>
        <source>Each has a seat. You pass the screen on, and everybody sees their own cards only.</source>
        <translation>Cada persona tiene un asiento. Os pasáis la pantalla, y cada una ve solo sus cartas.</translation>
    </message>
    <message>
        <source>Others can play at this computer, too: add them under Preferences, Players.</source>
        <translation>En este ordenador también pueden jugar otras personas: añádelas en Preferencias, Jugadores.</translation>
    </message>
    <message>
        <source>Who else plays at this computer</source>
        <translation>Quién más juega en este ordenador</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Sala de espera</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Reglas de la mesa</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Another invitation</source>
        <translation>&amp;Otra invitación</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>La invitación como código QR</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Frase hecha</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>&amp;Decir</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Tu texto</translation>
    </message>
    <message>
        <source>S&amp;end</source>
        <translation>&amp;Enviar</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>E&amp;stoy listo</translation>
    </message>
    <message>
        <source>We are &amp;ready</source>
        <translation>E&amp;stamos listos</translation>
    </message>
    <message>
        <source>Begin &amp;now</source>
        <translation>Empe&amp;zar ya</translation>
    </message>
    <message>
        <source>Bots play at the seats that are free</source>
        <translation>En los asientos libres juegan bots</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Dejar la &amp;mesa</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Espectadores: {names}</translation>
    </message>
    <message>
        <source>A match is being played.</source>
        <translation>Se está jugando una partida.</translation>
    </message>
    <message>
        <source>Free seats: {count}</source>
        <translation>Asientos libres: {count}</translation>
    </message>
    <message>
        <source>The match begins when all are ready.</source>
        <translation>La partida empieza cuando todos estén listos.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>{name} (you): {state}</source>
        <translation>{name} (tú): {state}</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Silenciar a {name}</translation>
    </message>
    <message>
        <source>{name} knocks. Do you both see the number {number}?</source>
        <translation>{name} llama a la puerta. ¿Veis los dos el número {number}?</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Dejar entrar</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>You knock. Compare this number with the host: {number}</source>
        <translation>Estás llamando. Compara este número con el anfitrión: {number}</translation>
    </message>
    <message>
        <source>{name} knocks. Compare this number with the host: {number}</source>
        <translation>{name} está llamando. Comparad este número con el anfitrión: {number}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Send this line only to those whom you want to play with.</source>
        <translation>Envía esta línea solo a quienes vayan a jugar contigo.</translation>
    </message>
    <message>
        <source>Your move was not made: it came too late.</source>
        <translation>Tu jugada no se ha hecho: llegó demasiado tarde.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>There is no free seat at this table.</source>
        <translation>No hay ningún asiento libre en esta mesa.</translation>
    </message>
    <message>
        <source>The host has an older version of Far Whist: it does not know this one.</source>
        <translation>El anfitrión tiene una versión anterior de Far Whist: no conoce la tuya.</translation>
    </message>
    <message>
        <source>The host has a newer version of Far Whist. Update yours to play there.</source>
        <translation>El anfitrión tiene una versión más nueva de Far Whist. Actualiza la tuya para jugar allí.</translation>
    </message>
    <message>
        <source>Nobody else may watch at this table.</source>
        <translation>En esta mesa ya no puede mirar nadie más.</translation>
    </message>
    <message>
        <source>You have come to this table at another computer.</source>
        <translation>Has venido a esta mesa desde otro ordenador.</translation>
    </message>
    <message>
        <source>The host says that your number for the deal is not the one you had fixed.</source>
        <translation>El anfitrión dice que tu número para la ronda no es el que habías fijado.</translation>
    </message>
    <message>
        <source>This invitation does not hold any more. Ask for another one.</source>
        <translation>Esta invitación ya no vale. Pide otra.</translation>
    </message>
    <message>
        <source>This invitation is void: there were too many wrong ones. Ask for another.</source>
        <translation>Esta invitación está anulada: hubo demasiadas falsas. Pide otra.</translation>
    </message>
    <message>
        <source>This table lets in only those who are invited.</source>
        <translation>Esta mesa solo deja entrar a quien tiene invitación.</translation>
    </message>
    <message>
        <source>You were not let in.</source>
        <translation>No te han dejado entrar.</translation>
    </message>
    <message>
        <source>The host has cut you off: too much was said.</source>
        <translation>El anfitrión ha cortado tu conexión: se dijo demasiado.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, and does the firewall of the host let you through?</source>
        <translation>Allí no responde nadie. ¿Está abierta la mesa, y te deja pasar el cortafuegos del anfitrión?</translation>
    </message>
    <message>
        <source>Another computer answers than the one that has invited you. Nothing was said to it.</source>
        <translation>Responde otro ordenador, no el que te ha invitado. No se le ha dicho nada.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>El anfitrión ha cerrado la mesa.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Has dejado la mesa.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>No es posible una conexión segura.</translation>
    </message>
    <message>
        <source>The table plays by rules that this version does not know: {fact}</source>
        <translation>En la mesa rigen reglas que esta versión no conoce: {fact}</translation>
    </message>
    <message>
        <source>What comes from there is not understood: {fact}</source>
        <translation>No se entiende lo que llega de allí: {fact}</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you leave it, it is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>Hay otros jugando en tu mesa. Si la dejas, se cierra para todos. «Reabrir la última mesa» retoma la partida.</translation>
    </message>
    <message>
        <source>A match is being played. When you leave the table your seat is given up, and a bot plays on for you.</source>
        <translation>Se está jugando una partida. Si dejas la mesa pierdes tu asiento, y un bot sigue jugando por ti.</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you close Far Whist the table is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>Hay otros jugando en tu mesa. Si cierras Far Whist, la mesa se cierra para todos. «Reabrir la última mesa» retoma la partida.</translation>
    </message>
    <message>
        <source>A match is being played, and the others wait for you. Your seat stays yours: come back by the same invitation.</source>
        <translation>Se está jugando una partida, y los demás te esperan. Tu asiento sigue siendo tuyo: vuelve con la misma invitación.</translation>
    </message>
    <message>
        <source>Your table is closed. “Open the last table again” takes its match up.</source>
        <translation>Tu mesa está cerrada. «Reabrir la última mesa» retoma su partida.</translation>
    </message>
    <message>
        <source>You are away from the table. Your seat waits: join it again by the same invitation.</source>
        <translation>Estás fuera de la mesa. Tu asiento te espera: únete otra vez con la misma invitación.</translation>
    </message>
    <message>
        <source>This is no invitation: one begins with farwhist://</source>
        <translation>Esto no es una invitación: una empieza por farwhist://</translation>
    </message>
    <message>
        <source>This invitation is not whole. Copy all of the line.</source>
        <translation>Esta invitación no está completa. Copia toda la línea.</translation>
    </message>
    <message>
        <source>This invitation comes from a newer version of Far Whist.</source>
        <translation>Esta invitación es de una versión más nueva de Far Whist.</translation>
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
        <translation>libre</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>ausente, juega un bot</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>aún no listo</translation>
    </message>
    <message>
        <source>{name} (here): {state}</source>
        <translation>{name} (aquí): {state}</translation>
    </message>
    <message>
        <source>Not as usual: {option}: {value}</source>
        <translation>No como siempre: {option}: {value}</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Con consejos</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sin consejos</translation>
    </message>
    <message>
        <source>Moves are taken back when all agree</source>
        <translation>Las jugadas se retiran si todos aceptan</translation>
    </message>
    <message>
        <source>No move is taken back</source>
        <translation>No se retira ninguna jugada</translation>
    </message>
    <message>
        <source>Time for a move: {time}</source>
        <translation>Tiempo por jugada: {time}</translation>
    </message>
    <message>
        <source>A bot plays for who is away after {time}</source>
        <translation>Un bot juega por quien esté ausente tras {time}</translation>
    </message>
    <message>
        <source>All wait for who is away</source>
        <translation>Todos esperan a quien esté ausente</translation>
    </message>
    <message>
        <source>Up to {count} may watch</source>
        <translation>Pueden mirar hasta {count}</translation>
    </message>
    <message>
        <source>A number for the deal was not the one fixed before.</source>
        <translation>Un número para la ronda no era el fijado antes.</translation>
    </message>
    <message>
        <source>The cards did not come from everybody&apos;s numbers.</source>
        <translation>Las cartas no salieron de los números de todos.</translation>
    </message>
    <message>
        <source>The cards were not those that were shown.</source>
        <translation>Las cartas no eran las que se mostraron.</translation>
    </message>
    <message>
        <source>It was not played by the rules of the table.</source>
        <translation>No se jugó según las reglas de la mesa.</translation>
    </message>
    <message>
        <source>Available when the match at the table is over, or left</source>
        <translation>Disponible cuando la partida de la mesa acabe o la dejes</translation>
    </message>
    <message>
        <source>To the waiting room</source>
        <translation>A la sala de espera</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Volver a tu partida</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Finish deal</source>
        <translation>Acabar ronda</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>Show at once how the bot finishes the deal</source>
        <translation>Mostrar al momento cómo acaba el bot la ronda</translation>
    </message>
    <message>
        <source>Key: {key}.</source>
        <translation>Tecla: {key}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Follow suit</source>
        <translation>Asistir al palo</translation>
    </message>
    <message>
        <source>Hearts were led. You must follow suit, so play your only heart, the five. Click it, or press Enter on it.</source>
        <translation>Se ha salido con corazones. Debes asistir al palo, así que juega tu único corazón, el cinco. Haz clic en él o pulsa Intro.</translation>
    </message>
    <message>
        <source>The highest heart took the trick: the king. Its player leads now.</source>
        <translation>El corazón más alto ganó la baza: el rey. Ahora sale quien lo jugó.</translation>
    </message>
    <message>
        <source>Spades were led. Your ace is the highest spade of all: play it and take the trick.</source>
        <translation>Se ha salido con picas. Tu as es la pica más alta de todas: juégalo y gana la baza.</translation>
    </message>
    <message>
        <source>The trick is yours, and with it the one trick that you bid.</source>
        <translation>La baza es tuya, y con ella la única que apostaste.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. Play your last card: the others must follow with diamonds.</source>
        <translation>Quien gana una baza sale en la siguiente. Juega tu última carta: los demás deben asistir con diamantes.</translation>
    </message>
    <message>
        <source>The jack was the highest diamond.</source>
        <translation>La jota era el diamante más alto.</translation>
    </message>
    <message>
        <source>You bid 1 and took 1: exact. That is the whole game.</source>
        <translation>Apostaste 1 e hiciste 1: exacto. Ese es todo el juego.</translation>
    </message>
    <message>
        <source>Try it again: the bid was 1.</source>
        <translation>Inténtalo otra vez: la apuesta era 1.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>The nine of spades was turned up, so spades are trumps. The ace of clubs was led, and you have no club: you may play any card. Play your trump, the three of spades.</source>
        <translation>Se descubrió el nueve de picas, así que las picas son triunfo. Se ha salido con el as de tréboles y no tienes tréboles: puedes jugar cualquier carta. Juega tu triunfo, el tres de picas.</translation>
    </message>
    <message>
        <source>Even the smallest trump beats every card of the other suits.</source>
        <translation>Hasta el triunfo más pequeño gana a todas las cartas de los demás palos.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Your small trump would have taken it: a trump beats every card of the other suits.</source>
        <translation>El as se quedó la baza. Tu pequeño triunfo la habría ganado: un triunfo gana a todas las cartas de los demás palos.</translation>
    </message>
    <message>
        <source>You lead, and you need one more trick. Your king of diamonds is strong: only the ace or a trump could beat it.</source>
        <translation>Sales tú, y necesitas una baza más. Tu rey de diamantes es fuerte: solo el as o un triunfo podrían con él.</translation>
    </message>
    <message>
        <source>Nobody had the ace or a trump, so the king took the trick.</source>
        <translation>Nadie tenía el as ni un triunfo, así que el rey ganó la baza.</translation>
    </message>
    <message>
        <source>A small card takes nothing, but your king can still do it.</source>
        <translation>Una carta pequeña no gana nada, pero tu rey aún puede ganar una baza.</translation>
    </message>
    <message>
        <source>You have what you bid. Play your last card; it is too small to hurt.</source>
        <translation>Tienes lo que apostaste. Juega tu última carta; es demasiado pequeña para hacer daño.</translation>
    </message>
    <message>
        <source>The queen took that one.</source>
        <translation>Esa la ganó la dama.</translation>
    </message>
    <message>
        <source>Two tricks bid, two taken. A trump is often good for a trick of its own.</source>
        <translation>Dos bazas apostadas, dos hechas. Un triunfo suele valer una baza por sí solo.</translation>
    </message>
    <message>
        <source>That was not two tricks. Play it again and use your trump at once.</source>
        <translation>No fueron dos bazas. Juega otra vez y usa tu triunfo enseguida.</translation>
    </message>
    <message>
        <source>An exact bid</source>
        <translation>Una apuesta exacta</translation>
    </message>
    <message>
        <source>Now you bid. Diamonds are trumps. Count your good cards: the ace of spades and the queen of trumps. Choose 2 and press Ready. Nobody sees a bid before all are ready.</source>
        <translation>Ahora apuestas tú. Los diamantes son triunfo. Cuenta tus cartas buenas: el as de picas y la dama de triunfo. Elige 2 y pulsa Listo. Nadie ve una apuesta hasta que todos están listos.</translation>
    </message>
    <message>
        <source>Two good cards, a bid of 2.</source>
        <translation>Dos cartas buenas, una apuesta de 2.</translation>
    </message>
    <message>
        <source>This hand is good for 2: an ace and a high trump. See how your bid goes.</source>
        <translation>Esta mano da para 2: un as y un triunfo alto. Mira cómo va tu apuesta.</translation>
    </message>
    <message>
        <source>You lead. Take a sure trick first: play the ace of spades.</source>
        <translation>Sales tú. Gana primero una baza segura: juega el as de picas.</translation>
    </message>
    <message>
        <source>One trick is yours.</source>
        <translation>Una baza es tuya.</translation>
    </message>
    <message>
        <source>With a small card you give the lead away. Take your sure tricks while you can.</source>
        <translation>Con una carta pequeña cedes la salida. Gana tus bazas seguras mientras puedas.</translation>
    </message>
    <message>
        <source>Now your other good card. Few trumps were dealt, so the queen is very likely the highest of them.</source>
        <translation>Ahora tu otra carta buena. Se repartieron pocos triunfos, así que la dama es muy probablemente el más alto.</translation>
    </message>
    <message>
        <source>Two tricks: your plate shows the sign for exact now.</source>
        <translation>Dos bazas: tu placa muestra ahora el signo de exacto.</translation>
    </message>
    <message>
        <source>That card takes nothing. Your good one is still there.</source>
        <translation>Esa carta no gana nada. La buena sigue en tu mano.</translation>
    </message>
    <message>
        <source>You have your two tricks and want no more. Lead a small card, so that another player takes the trick.</source>
        <translation>Tienes tus dos bazas y no quieres más. Sal con una carta pequeña, para que gane la baza otro jugador.</translation>
    </message>
    <message>
        <source>Well done: somebody else took it.</source>
        <translation>Bien hecho: la ganó otro.</translation>
    </message>
    <message>
        <source>Watch how many tricks you still want.</source>
        <translation>Fíjate en cuántas bazas quieres aún.</translation>
    </message>
    <message>
        <source>One card is left: play it.</source>
        <translation>Queda una carta: juégala.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 1 for each of your two tricks. That makes 12.</source>
        <translation>Exacto: 10 puntos, y 1 por cada una de tus dos bazas. En total, 12.</translation>
    </message>
    <message>
        <source>Bid and tricks differ, and each trick too many or too few costs a point. Only an exact bid is paid.</source>
        <translation>La apuesta y las bazas no coinciden, y cada baza de más o de menos cuesta un punto. Solo se paga la apuesta exacta.</translation>
    </message>
    <message>
        <source>Getting rid of tricks</source>
        <translation>Librarse de bazas</translation>
    </message>
    <message>
        <source>You bid 0: take no trick at all. The ace of hearts was led. It takes the trick anyway, so this is the moment to get rid of your king.</source>
        <translation>Apostaste 0: no hagas ninguna baza. Se ha salido con el as de corazones. Ganará la baza de todos modos, así que es el momento de librarte de tu rey.</translation>
    </message>
    <message>
        <source>The king is gone, under the ace. A high card is a danger now.</source>
        <translation>El rey se fue debajo del as. Ahora una carta alta es un peligro.</translation>
    </message>
    <message>
        <source>Now your king is the highest heart that is left. The next heart may force it on you.</source>
        <translation>Ahora tu rey es el corazón más alto que queda. El próximo corazón puede obligarte a jugarlo.</translation>
    </message>
    <message>
        <source>Spades were led and you have none. Throw away a card that could take a trick later: the highest you have.</source>
        <translation>Se ha salido con picas y no tienes ninguna. Descarta una carta que pueda ganar una baza después: la más alta que tengas.</translation>
    </message>
    <message>
        <source>One danger less. A discard never takes a trick.</source>
        <translation>Un peligro menos. Un descarte nunca gana la baza.</translation>
    </message>
    <message>
        <source>Small cards do no harm. It is the high ones that you want to lose.</source>
        <translation>Las cartas pequeñas no hacen daño. Las que quieres perder son las altas.</translation>
    </message>
    <message>
        <source>Hearts again, and a higher one lies there. Your four stays below it.</source>
        <translation>Otra vez corazones, y ya hay uno más alto. Tu cuatro queda por debajo.</translation>
    </message>
    <message>
        <source>Safe.</source>
        <translation>A salvo.</translation>
    </message>
    <message>
        <source>Your last card is a small diamond.</source>
        <translation>Tu última carta es un diamante pequeño.</translation>
    </message>
    <message>
        <source>No trick, as you said: that is worth 10 points, like any other exact bid.</source>
        <translation>Ninguna baza, como dijiste: vale 10 puntos, como cualquier otra apuesta exacta.</translation>
    </message>
    <message>
        <source>A high card took a trick. Play it again, and lose the king and the queen in time.</source>
        <translation>Una carta alta ganó una baza. Juega otra vez y líbrate a tiempo del rey y de la dama.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>This deal has no trump. You lead, and your ace, king and queen of diamonds can take three tricks in a row. Bid 3.</source>
        <translation>En esta ronda no hay triunfo. Sales tú, y tu as, tu rey y tu dama de diamantes pueden ganar tres bazas seguidas. Apuesta 3.</translation>
    </message>
    <message>
        <source>Three high cards in one suit, and the lead.</source>
        <translation>Tres cartas altas de un palo, y la salida.</translation>
    </message>
    <message>
        <source>Three tricks are there for the taking. See how your bid goes.</source>
        <translation>Hay tres bazas a tu alcance. Mira cómo va tu apuesta.</translation>
    </message>
    <message>
        <source>Play your diamonds from the top, while you have the lead.</source>
        <translation>Juega tus diamantes de arriba abajo mientras tengas la salida.</translation>
    </message>
    <message>
        <source>You keep the lead, and that is what counts.</source>
        <translation>Conservas la salida, y eso es lo que cuenta.</translation>
    </message>
    <message>
        <source>Now another has the lead. When suits are led that you do not have, your diamonds are worth nothing.</source>
        <translation>Ahora sale otro. Cuando se sale con palos que no tienes, tus diamantes no valen nada.</translation>
    </message>
    <message>
        <source>Go on: the next high diamond takes the next trick.</source>
        <translation>Sigue: el siguiente diamante alto gana la baza siguiente.</translation>
    </message>
    <message>
        <source>Without trump nobody can cut in.</source>
        <translation>Sin triunfo, nadie puede quitarte la baza.</translation>
    </message>
    <message>
        <source>You have given up the lead.</source>
        <translation>Has cedido la salida.</translation>
    </message>
    <message>
        <source>And the third one.</source>
        <translation>Y la tercera.</translation>
    </message>
    <message>
        <source>Three tricks.</source>
        <translation>Tres bazas.</translation>
    </message>
    <message>
        <source>The small spade goes to somebody else.</source>
        <translation>La pica pequeña se la lleva otro.</translation>
    </message>
    <message>
        <source>Three of three. Without trump, long suits and the lead count; a high card alone can be left behind.</source>
        <translation>Tres de tres. Sin triunfo cuentan los palos largos y la salida; una carta alta sola puede quedarse sin baza.</translation>
    </message>
    <message>
        <source>Without the lead, high cards come too late. Play it again: bid 3 and lead the diamonds first.</source>
        <translation>Sin la salida, las cartas altas llegan tarde. Juega otra vez: apuesta 3 y sal primero con los diamantes.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Leer la mesa</translation>
    </message>
    <message>
        <source>The bids add up to 3, and there are 5 tricks: under by 2. Nobody wants the rest, and somebody must take it. Your ace of clubs is your one trick. Get rid of your jack under the king.</source>
        <translation>Las apuestas suman 3 y hay 5 bazas: 2 por debajo. Nadie quiere el resto, y alguien se lo tiene que llevar. Tu as de tréboles es tu única baza. Líbrate de la jota debajo del rey.</translation>
    </message>
    <message>
        <source>Gone, while it was safe. When the sum is under, beware middle cards.</source>
        <translation>Te has librado de la jota mientras era seguro. Cuando la suma queda por debajo, cuidado con las cartas medias.</translation>
    </message>
    <message>
        <source>The six was safe in any case. The jack is still there, and may take a trick too many.</source>
        <translation>El seis era seguro de todos modos. La jota sigue ahí y puede ganar una baza de más.</translation>
    </message>
    <message>
        <source>Look at the plates. The player across the table still needs a trick (0/1) and plays after you: this one will be taken there. Lose your nine of diamonds.</source>
        <translation>Mira las placas. El jugador de enfrente aún necesita una baza (0/1) y juega después de ti: esta se la llevará. Tira tu nueve de diamantes.</translation>
    </message>
    <message>
        <source>The queen took it, as the plate showed: its sign is ✓ now.</source>
        <translation>La ganó la dama, como anunciaba la placa: ahora su signo es ✓.</translation>
    </message>
    <message>
        <source>That works. But the nine is the card that could hurt you later.</source>
        <translation>También vale. Pero el nueve es la carta que podría hacerte daño después.</translation>
    </message>
    <message>
        <source>A club was led: here is the trick for your ace. You need exactly one.</source>
        <translation>Se ha salido con un trébol: aquí está la baza para tu as. Necesitas exactamente una.</translation>
    </message>
    <message>
        <source>One of one: ✓. From here on you want no more.</source>
        <translation>Una de una: ✓. A partir de aquí no quieres más.</translation>
    </message>
    <message>
        <source>You must lead. Play a small card and let the player to your left, who bid 0, worry about it.</source>
        <translation>Debes salir. Juega una carta pequeña y que se preocupe el jugador de tu izquierda, que apostó 0.</translation>
    </message>
    <message>
        <source>There it is: ▲1 on the plate of somebody who wanted none.</source>
        <translation>Ahí está: ▲1 en la placa de quien no quería ninguna.</translation>
    </message>
    <message>
        <source>That card was high enough to take the trick.</source>
        <translation>Esa carta era lo bastante alta para ganar la baza.</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Juega tu última carta.</translation>
    </message>
    <message>
        <source>Exact. The sum of the bids tells whether tricks are wanted, the plates tell by whom.</source>
        <translation>Exacto. La suma de las apuestas dice si se quieren bazas; las placas dicen quién las quiere.</translation>
    </message>
    <message>
        <source>One trick too many: a middle card took it. Play it again and lose the jack and the nine early.</source>
        <translation>Una baza de más: la ganó una carta media. Juega otra vez y líbrate pronto de la jota y del nueve.</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>Le&amp;cciones…</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Otra vez</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Salir del tutorial</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}: {title}</source>
        <translation>Lección {number} de {count}: {title}</translation>
    </message>
    <message>
        <source>Back to &amp;your match</source>
        <translation>&amp;Volver a tu partida</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Lección siguiente</translation>
    </message>
    <message>
        <source>There are no bids here, but whoever takes no trick drops out. The ace of spades was led and you have no spade: play your trump, the six of diamonds.</source>
        <translation>Aquí no se apuesta, pero quien no hace ninguna baza queda fuera. Se ha salido con el as de picas y no tienes picas: juega tu triunfo, el seis de diamantes.</translation>
    </message>
    <message>
        <source>A trick: you stay in, whatever comes now.</source>
        <translation>Una baza: sigues en juego, pase lo que pase.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Without any trick you drop out: take one soon.</source>
        <translation>El as se quedó la baza. Sin ninguna baza quedas fuera: gana una pronto.</translation>
    </message>
    <message>
        <source>One trick is enough to stay in. But whoever takes the most chooses trumps in the next deal. Lead a high club.</source>
        <translation>Una baza basta para seguir. Pero quien hace más elige el triunfo en la ronda siguiente. Sal con un trébol alto.</translation>
    </message>
    <message>
        <source>Another trick, and the lead is still yours.</source>
        <translation>Otra baza, y vuelves a salir tú.</translation>
    </message>
    <message>
        <source>Small cards take nothing. Your high clubs are the ones to lead.</source>
        <translation>Las cartas pequeñas no ganan nada. Sal con tus tréboles altos.</translation>
    </message>
    <message>
        <source>Go on with your other high club.</source>
        <translation>Sigue con tu otro trébol alto.</translation>
    </message>
    <message>
        <source>Nobody can take more tricks than you now.</source>
        <translation>Ya nadie puede hacer más bazas que tú.</translation>
    </message>
    <message>
        <source>The high club would have taken this trick.</source>
        <translation>El trébol alto habría ganado esta baza.</translation>
    </message>
    <message>
        <source>Play your last card. If it took this trick as well you would win the match at once: whoever takes every trick of a deal does.</source>
        <translation>Juega tu última carta. Si ganara también esta baza, ganarías la partida en el acto: así pasa con quien hace todas las bazas de una ronda.</translation>
    </message>
    <message>
        <source>Three tricks, the most of all. Whoever took none gets a last chance: a single card in the next deal.</source>
        <translation>Tres bazas, más que nadie. Quien no hizo ninguna tiene una última oportunidad: una sola carta en la ronda siguiente.</translation>
    </message>
    <message>
        <source>Three tricks were there. One keeps you in; the first to take none get a last chance. We go on as if you had taken the most.</source>
        <translation>Podías hacer tres bazas. Con una sigues; los primeros que no hacen ninguna tienen una última oportunidad. Seguimos como si tuvieras más que nadie.</translation>
    </message>
    <message>
        <source>The next deal has three cards. You took the most tricks, so you see your new cards and choose trumps. Choose clubs: you hold two of them, and the ace.</source>
        <translation>La ronda siguiente es de tres cartas. Hiciste más bazas que nadie, así que miras tus cartas nuevas y eliges el triunfo. Elige tréboles: tienes dos, y el as.</translation>
    </message>
    <message>
        <source>The ace of trumps is a sure trick, now or later.</source>
        <translation>El as de triunfo es una baza segura, ahora o más tarde.</translation>
    </message>
    <message>
        <source>Play on and see. With clubs your ace would have been a sure trick.</source>
        <translation>Sigue y verás. Con tréboles tu as habría sido una baza segura.</translation>
    </message>
    <message>
        <source>A sure trick can wait, so lead your ten of hearts. Two players have a single card. They may knock and keep it for a later trick.</source>
        <translation>Una baza segura puede esperar: sal con el diez de corazones. Dos jugadores tienen una sola carta. Pueden golpear y guardarla para otra baza.</translation>
    </message>
    <message>
        <source>The king took it, and two players knocked.</source>
        <translation>La ganó el rey, y dos jugadores golpearon.</translation>
    </message>
    <message>
        <source>Your trumps could have waited. The heart was the card to lose.</source>
        <translation>Tus triunfos podían esperar. La carta para soltar era el corazón.</translation>
    </message>
    <message>
        <source>You have no diamond. Trump with the seven: it is enough, and the ace stays in your hand.</source>
        <translation>No tienes diamantes. Falla con el siete: basta, y el as se queda en tu mano.</translation>
    </message>
    <message>
        <source>A trick, and you still hold the ace.</source>
        <translation>Una baza, y todavía tienes el as.</translation>
    </message>
    <message>
        <source>The seven would have taken the trick just as well.</source>
        <translation>El siete habría ganado la baza igual de bien.</translation>
    </message>
    <message>
        <source>The last trick: now the single cards must be played too.</source>
        <translation>La última baza: ahora también hay que jugar las cartas guardadas.</translation>
    </message>
    <message>
        <source>You are still in. Each deal is one card smaller, and the last player left wins.</source>
        <translation>Sigues en juego. Cada ronda tiene una carta menos, y gana el último que queda.</translation>
    </message>
    <message>
        <source>No trick: that puts you out. Choose clubs, and the ace is a sure one.</source>
        <translation>Ninguna baza: quedas fuera. Elige tréboles y el as será una baza segura.</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Seguir en juego</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Terminar primero</translation>
    </message>
    <message>
        <source>Get rid of your cards. A higher black card goes on a red one, a higher red card on a black one. Low cards are hard to lose: begin with the four of spades.</source>
        <translation>Deshazte de tus cartas. Sobre una roja va una negra más alta; sobre una negra, una roja más alta. Soltar las bajas cuesta más: empieza con el cuatro de picas.</translation>
    </message>
    <message>
        <source>The four is gone while it could go.</source>
        <translation>Has soltado el cuatro mientras podías.</translation>
    </message>
    <message>
        <source>A low card stays in your hand for a long time.</source>
        <translation>Una carta baja se queda mucho tiempo en la mano.</translation>
    </message>
    <message>
        <source>Cards of one rank may go together when their colours alternate: red, black, red. Choose your three eights and play them in one turn.</source>
        <translation>Las cartas iguales pueden ir juntas si alternan rojo y negro. Elige tus tres ochos y juégalos en un solo turno.</translation>
    </message>
    <message>
        <source>Three cards in one turn.</source>
        <translation>Tres cartas en un turno.</translation>
    </message>
    <message>
        <source>Three eights in one turn would have been three cards fewer.</source>
        <translation>Tres ochos en un turno habrían sido tres cartas menos.</translation>
    </message>
    <message>
        <source>You have no black card above the jack. A joker goes on anything, but it is your sure last card. Pass, and draw a card.</source>
        <translation>No tienes ninguna negra más alta que la jota. Un comodín va sobre cualquier carta, pero es tu última carta segura. Pasa y roba una carta.</translation>
    </message>
    <message>
        <source>One card more, but the joker is still yours.</source>
        <translation>Una carta más, pero el comodín sigue siendo tuyo.</translation>
    </message>
    <message>
        <source>The joker is gone. It would have been your sure last card.</source>
        <translation>El comodín se ha ido. Habría sido tu última carta segura.</translation>
    </message>
    <message>
        <source>An ace makes the pile fall: now each card must be lower. High cards can go, so play your nine of spades.</source>
        <translation>Un as hace bajar el montón: ahora cada carta debe ser más baja. Ya puedes soltar las altas: juega el nueve de picas.</translation>
    </message>
    <message>
        <source>One high card less.</source>
        <translation>Una carta alta menos.</translation>
    </message>
    <message>
        <source>While the pile falls a high card is easy to lose.</source>
        <translation>Mientras el montón baja es fácil soltar una carta alta.</translation>
    </message>
    <message>
        <source>The pile is still falling. A black five is on top: your four of hearts is lower, and red.</source>
        <translation>El montón sigue bajando. Arriba hay un cinco negro: tu cuatro de corazones es más bajo, y rojo.</translation>
    </message>
    <message>
        <source>Then came a two: it makes the pile rise again.</source>
        <translation>Luego llegó un dos: hace subir otra vez el montón.</translation>
    </message>
    <message>
        <source>The player before you passed. Then you may not pass if you can play. Play the jack and keep the joker.</source>
        <translation>El jugador anterior pasó. Entonces no puedes pasar si puedes jugar. Juega la jota y guarda el comodín.</translation>
    </message>
    <message>
        <source>One card is left, and it goes on anything.</source>
        <translation>Queda una carta, y va sobre cualquiera.</translation>
    </message>
    <message>
        <source>The jack is harder to lose than the joker would have been.</source>
        <translation>La jota es más difícil de soltar que el comodín.</translation>
    </message>
    <message>
        <source>Play the joker, and you are out.</source>
        <translation>Juega el comodín y habrás terminado.</translation>
    </message>
    <message>
        <source>You are out first and score 1. The last one with cards loses 1.</source>
        <translation>Terminas primero y ganas 1 punto. El último con cartas pierde 1.</translation>
    </message>
    <message>
        <source>Somebody was out before you. Lose low cards early and cards of one rank together, and keep the joker for the end.</source>
        <translation>Alguien terminó antes que tú. Suelta pronto las cartas bajas y juntas las iguales, y guarda el comodín para el final.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Tú y tu pareja</translation>
    </message>
    <message>
        <source>You play with the partner across the table. Seven tricks are gone, four of them yours, and so are all trumps. A heart was led. Second hand plays low: play the four.</source>
        <translation>Tu pareja se sienta enfrente. Van siete bazas, cuatro vuestras, y ya no hay triunfos. Se ha salido con un corazón. El segundo juega bajo: juega el cuatro.</translation>
    </message>
    <message>
        <source>The ace took it. Your king is the highest heart now.</source>
        <translation>La ganó el as. Tu rey es ahora el corazón más alto.</translation>
    </message>
    <message>
        <source>The ace beat your king. Second hand plays low.</source>
        <translation>El as ganó a tu rey. El segundo juega bajo.</translation>
    </message>
    <message>
        <source>You play last, and your partner’s jack takes this trick. Do not beat your own partner: play the three.</source>
        <translation>Juegas al final, y la jota de tu pareja gana esta baza. No ganes a tu propia pareja: juega el tres.</translation>
    </message>
    <message>
        <source>Your partner took it, and you keep the queen.</source>
        <translation>La ganó tu pareja, y tú conservas la dama.</translation>
    </message>
    <message>
        <source>The trick was yours already. You could have kept the queen.</source>
        <translation>La baza ya era vuestra. Podías haber guardado la dama.</translation>
    </message>
    <message>
        <source>Your partner led a diamond. Third hand plays high, because only one player comes after you: play the king.</source>
        <translation>Tu pareja salió con un diamante. El tercero juega alto, porque solo uno juega después: juega el rey.</translation>
    </message>
    <message>
        <source>The jack would have beaten your eight. You have six tricks.</source>
        <translation>La jota habría ganado a tu ocho. Tenéis seis bazas.</translation>
    </message>
    <message>
        <source>The jack beat your eight. The king would have held the trick.</source>
        <translation>La jota ganó a tu ocho. El rey habría ganado la baza.</translation>
    </message>
    <message>
        <source>From now on every trick scores a point. Your partner led diamonds, so lead a diamond back: the eight.</source>
        <translation>Desde ahora cada baza vale un punto. Tu pareja salió con diamantes: devuélvele un diamante, el ocho.</translation>
    </message>
    <message>
        <source>Your partner had the ace: seven tricks.</source>
        <translation>Tu pareja tenía el as: siete bazas.</translation>
    </message>
    <message>
        <source>A partner who leads a suit likes to have it led back.</source>
        <translation>A quien sale con un palo le gusta que su pareja se lo devuelva.</translation>
    </message>
    <message>
        <source>Your partner led a heart. Your king, which you kept back, is the highest heart that is left.</source>
        <translation>Tu pareja salió con un corazón. Tu rey, que guardaste, es el corazón más alto que queda.</translation>
    </message>
    <message>
        <source>Another trick.</source>
        <translation>Otra baza.</translation>
    </message>
    <message>
        <source>The king would have taken the trick.</source>
        <translation>El rey habría ganado la baza.</translation>
    </message>
    <message>
        <source>Lead your queen of clubs: no higher club is left.</source>
        <translation>Sal con la dama de tréboles: no queda un trébol más alto.</translation>
    </message>
    <message>
        <source>Nine tricks, three above six: 3 points. The first side with 7 points wins.</source>
        <translation>Nueve bazas, tres por encima de seis: 3 puntos. Gana el primer bando con 7 puntos.</translation>
    </message>
    <message>
        <source>Nine tricks were there, and each above six scores a point. Second hand low, third hand high, and never beat your partner.</source>
        <translation>Podíais hacer nueve bazas, y cada una por encima de seis vale un punto. El segundo juega bajo, el tercero alto, y nunca ganes a tu pareja.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six you and your partner will take. Aces are high uptown and low cards are high downtown. You have high cards: beat the bid of 3 and bid 4 uptown.</source>
        <translation>Apuesta cuántas bazas por encima de seis haréis los dos. A altas mandan los ases, a bajas las cartas pequeñas. Tienes cartas altas: supera el 3 con 4 a altas.</translation>
    </message>
    <message>
        <source>You need ten tricks: six, and the four you bid.</source>
        <translation>Necesitáis diez bazas: seis y las cuatro apostadas.</translation>
    </message>
    <message>
        <source>With three aces and a joker, 4 uptown is right.</source>
        <translation>Con tres ases y un comodín lo correcto es 4 a altas.</translation>
    </message>
    <message>
        <source>You bid highest, so you choose trumps: spades, your longest suit.</source>
        <translation>Has apostado más, así que eliges el triunfo: picas, tu palo más largo.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps.</source>
        <translation>Los dos comodines son los triunfos más altos.</translation>
    </message>
    <message>
        <source>Spades were longer. We go on with them.</source>
        <translation>Las picas eran más largas. Seguimos con ellas.</translation>
    </message>
    <message>
        <source>The six cards of the kitty are yours, and six must go. Discard all four clubs, the two of hearts and the four of diamonds. Without a club you can trump clubs.</source>
        <translation>Las seis cartas del talón son tuyas, y sobran seis. Descarta los cuatro tréboles, el dos de corazones y el cuatro de diamantes. Sin tréboles puedes fallar.</translation>
    </message>
    <message>
        <source>The kitty counts as your first trick.</source>
        <translation>El talón cuenta como vuestra primera baza.</translation>
    </message>
    <message>
        <source>Keep trumps and high cards, and discard a short suit whole.</source>
        <translation>Guarda triunfos y cartas altas, y descarta entero un palo corto.</translation>
    </message>
    <message>
        <source>In this form of the game the high bidder leads. Draw the trumps of the others: the red joker beats them all.</source>
        <translation>En esta forma del juego sale quien más apostó. Arrastra los triunfos de los demás: el comodín rojo los gana a todos.</translation>
    </message>
    <message>
        <source>Everybody had to play a trump on it.</source>
        <translation>Todos tuvieron que poner un triunfo.</translation>
    </message>
    <message>
        <source>Draw trumps first: then nobody can trump your aces.</source>
        <translation>Arrastra primero: así nadie puede fallar tus ases.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 4 with spades and have seven tricks, the kitty included; three more make ten. One trump is still out: draw it with your queen.</source>
        <translation>Quedan cuatro cartas. Apostasteis 4 con picas y tenéis siete bazas con el talón; faltan tres para diez. Queda un triunfo fuera: arrástralo con la dama.</translation>
    </message>
    <message>
        <source>The eight of spades fell: no trump is left.</source>
        <translation>Cayó el ocho de picas: no quedan triunfos.</translation>
    </message>
    <message>
        <source>A trump is still out, and can take a high card.</source>
        <translation>Queda un triunfo fuera, que puede fallar una carta alta.</translation>
    </message>
    <message>
        <source>Your king and queen are the highest hearts left. Lead one of them.</source>
        <translation>Tu rey y tu dama son los corazones más altos que quedan. Sal con uno de ellos.</translation>
    </message>
    <message>
        <source>Nobody could trump it.</source>
        <translation>Nadie pudo fallarla.</translation>
    </message>
    <message>
        <source>The small heart lost. The high ones still win.</source>
        <translation>El corazón pequeño perdió. Los altos todavía ganan.</translation>
    </message>
    <message>
        <source>Lead your other high heart: it is the tenth trick.</source>
        <translation>Sal con tu otro corazón alto: es la décima baza.</translation>
    </message>
    <message>
        <source>Ten tricks: the contract is made.</source>
        <translation>Diez bazas: el contrato está cumplido.</translation>
    </message>
    <message>
        <source>The high heart would have been the tenth trick.</source>
        <translation>El corazón alto habría sido la décima baza.</translation>
    </message>
    <message>
        <source>Bid 4, took 10: +4. A contract that is made scores every trick above six.</source>
        <translation>Apuesta 4, hechas 10: +4. Un contrato cumplido cuenta cada baza por encima de seis.</translation>
    </message>
    <message>
        <source>Fewer than ten tricks: a failed contract loses the 4 that were bid. Draw the last trump before you lead the hearts.</source>
        <translation>Menos de diez bazas: un contrato fallido pierde los 4 apostados. Arrastra el último triunfo antes de salir con los corazones.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Un contrato</translation>
    </message>
    <message>
        <source>The Spanish order</source>
        <translation>El orden español</translation>
    </message>
    <message>
        <source>The ranks run ace, three, king, queen, jack, seven and down. You bid last, and 1 is forbidden: the bids may not add up to 3. Your three of hearts and your trump, the six of clubs, are good for 2.</source>
        <translation>Las cartas van as, tres, rey, dama, jota, siete y hacia abajo. Apuestas el último y el 1 está prohibido: las apuestas no pueden sumar 3. Tu tres de corazones y tu triunfo, el seis de tréboles, dan para 2.</translation>
    </message>
    <message>
        <source>Only the ace of hearts beats your three.</source>
        <translation>Solo el as de corazones gana a tu tres.</translation>
    </message>
    <message>
        <source>The three is a high card here. See how your bid goes.</source>
        <translation>El tres es aquí una carta alta. Mira cómo le va a tu apuesta.</translation>
    </message>
    <message>
        <source>The king of hearts was led. Your three is higher: play it.</source>
        <translation>Se ha salido con el rey de corazones. Tu tres es más alto: juégalo.</translation>
    </message>
    <message>
        <source>The three took the king.</source>
        <translation>El tres se ha llevado al rey.</translation>
    </message>
    <message>
        <source>Lead your trump. Who has clubs must play one, and beat yours if possible.</source>
        <translation>Sal con tu triunfo. Quien tenga un trébol debe jugarlo y ganar al tuyo si puede.</translation>
    </message>
    <message>
        <source>Two tricks, as you bid.</source>
        <translation>Dos bazas, como apostaste.</translation>
    </message>
    <message>
        <source>The jack lost to the ace. Your trump is still a trick.</source>
        <translation>La jota ha perdido con el as. Tu triunfo sigue siendo una baza.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 5 for each of your two tricks. That makes 20.</source>
        <translation>Exacto: 10 puntos, y 5 por cada una de tus dos bazas. En total, 20.</translation>
    </message>
    <message>
        <source>Each trick too many or too few costs 5 points. Two tricks were there: the three and the trump.</source>
        <translation>Cada baza de más o de menos cuesta 5 puntos. Había dos bazas: el tres y el triunfo.</translation>
    </message>
    <message>
        <source>Above the bid</source>
        <translation>Por encima de la apuesta</translation>
    </message>
    <message>
        <source>Spades are trumps. You bid 3 and have two tricks; more are welcome. The eight of hearts was led. Who can beat must beat, so only your nine may be played.</source>
        <translation>Triunfan picas. Apostaste 3 y tienes dos bazas; más son bienvenidas. Se ha salido con el ocho de corazones. Quien puede superar debe hacerlo: solo vale tu nueve.</translation>
    </message>
    <message>
        <source>The queen had to beat your nine.</source>
        <translation>La dama tenía que ganar a tu nueve.</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump. Nobody plays after you: the five of spades is enough.</source>
        <translation>No tienes tréboles y debes fallar. Nadie juega después de ti: basta el cinco de picas.</translation>
    </message>
    <message>
        <source>Three tricks: your bid is made.</source>
        <translation>Tres bazas: apuesta cumplida.</translation>
    </message>
    <message>
        <source>The ace took what the five would have taken as well.</source>
        <translation>El as se ha llevado lo que el cinco también habría ganado.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: the others must play their last trumps on it.</source>
        <translation>Sal con el as de picas: los demás deben echar sus últimos triunfos.</translation>
    </message>
    <message>
        <source>No trump is left, and no heart but yours.</source>
        <translation>No quedan triunfos, ni más corazones que el tuyo.</translation>
    </message>
    <message>
        <source>Who had no heart had to trump it. Draw the trumps first.</source>
        <translation>Quien no tenía corazones debía fallar. Arrastra primero.</translation>
    </message>
    <message>
        <source>Bid 3, took 5: 3.2 points, a tenth for each trick above the bid. A missed bid would have lost 3.</source>
        <translation>Apuesta 3, bazas 5: 3,2 puntos, una décima por cada baza de más. Una apuesta fallada habría costado 3.</translation>
    </message>
    <message>
        <source>Five tricks were there. Trump low, draw the trumps of the others, and even a small card takes a trick.</source>
        <translation>Había cinco bazas. Falla bajo, arrastra los triunfos de los demás y hasta una carta pequeña hace baza.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the card that lies face up, the loser the hidden one below it. The ace of spades is a trump, the best card of all: lead the ace of diamonds to win it.</source>
        <translation>Quien gana la baza toma la carta descubierta; el otro, la oculta de debajo. El as de picas es triunfo, la mejor carta: sal con el as de diamantes para ganarlo.</translation>
    </message>
    <message>
        <source>The ace of spades is in your hand now.</source>
        <translation>El as de picas ya está en tu mano.</translation>
    </message>
    <message>
        <source>Such a prize is worth your highest card.</source>
        <translation>Un premio así vale tu carta más alta.</translation>
    </message>
    <message>
        <source>Now a four of diamonds lies there. The hidden card is likely to be better, so lose this trick: lead your two of diamonds.</source>
        <translation>Ahora hay un cuatro de diamantes. La carta oculta será seguramente mejor: pierde esta baza y sal con el dos de diamantes.</translation>
    </message>
    <message>
        <source>You drew the king of spades, and nobody knows that you have it.</source>
        <translation>Has robado el rey de picas, y nadie sabe que lo tienes.</translation>
    </message>
    <message>
        <source>A low prize is not worth winning. Lead a low card.</source>
        <translation>Un premio bajo no merece la baza. Sal con una carta baja.</translation>
    </message>
    <message>
        <source>The stock is used up, and now tricks count: you have 4 of 9 and need three more. Who has counted knows the other hand: the jack of spades, a diamond and two clubs. Draw that trump with your ace of spades.</source>
        <translation>El mazo se ha agotado y ahora cuentan las bazas: tienes 4 de 9 y necesitas tres más. Quien ha contado conoce la otra mano: la jota de picas, un diamante y dos tréboles. Arrastra ese triunfo con el as de picas.</translation>
    </message>
    <message>
        <source>The jack fell. Nothing beats your diamonds now.</source>
        <translation>Ha caído la jota. Nada gana ya a tus diamantes.</translation>
    </message>
    <message>
        <source>The jack of spades is still there and can ruff.</source>
        <translation>La jota de picas sigue ahí y puede fallar.</translation>
    </message>
    <message>
        <source>Lead one of your high diamonds.</source>
        <translation>Sal con uno de tus diamantes altos.</translation>
    </message>
    <message>
        <source>Six tricks.</source>
        <translation>Seis bazas.</translation>
    </message>
    <message>
        <source>The small card lost. Your diamonds are the tricks.</source>
        <translation>La carta pequeña ha perdido. Las bazas son tus diamantes.</translation>
    </message>
    <message>
        <source>And the other one: it is your seventh trick.</source>
        <translation>Y con el otro: es tu séptima baza.</translation>
    </message>
    <message>
        <source>Seven of thirteen: the deal is yours.</source>
        <translation>Siete de trece: la ronda es tuya.</translation>
    </message>
    <message>
        <source>The diamond would have been the seventh trick.</source>
        <translation>El diamante habría sido la séptima baza.</translation>
    </message>
    <message>
        <source>Whoever takes more of the last thirteen tricks wins the deal: 1 point.</source>
        <translation>Quien hace más de las últimas trece bazas gana la ronda: 1 punto.</translation>
    </message>
    <message>
        <source>Six tricks are not enough. Draw the last trump first, then lead the diamonds.</source>
        <translation>Seis bazas no bastan. Arrastra primero el último triunfo y luego sal con los diamantes.</translation>
    </message>
    <message>
        <source>The stock and after it</source>
        <translation>El mazo y después</translation>
    </message>
    <message>
        <source>Nobody deals: you draw your hand. Eleven cards are yours, and the king of spades is the twelfth that you may have. Spades are always trumps, so keep it. The next card must then be discarded.</source>
        <translation>Nadie reparte: robas tu mano. Tienes once cartas, y el rey de picas puede ser la duodécima. Las picas son siempre triunfo: guárdalo. La carta siguiente hay que descartarla.</translation>
    </message>
    <message>
        <source>The king is yours. The jack of clubs came next, and you discarded it.</source>
        <translation>El rey es tuyo. Después vino la jota de tréboles, y la has descartado.</translation>
    </message>
    <message>
        <source>You had to keep the next card, the jack of clubs. The king was better.</source>
        <translation>Tenías que guardar la carta siguiente, la jota de tréboles. El rey era mejor.</translation>
    </message>
    <message>
        <source>Your last card, and you look at the three of clubs. It will hardly take a trick: discard it. The next card is then yours, whatever it is.</source>
        <translation>Tu última carta, y miras el tres de tréboles. Difícilmente hará una baza: descártalo. La carta siguiente es entonces tuya, sea la que sea.</translation>
    </message>
    <message>
        <source>You drew the queen of diamonds, and nobody knows that you have it.</source>
        <translation>Has robado la dama de diamantes, y nadie sabe que la tienes.</translation>
    </message>
    <message>
        <source>The queen of diamonds came next, and you had to discard it. Almost every card is better than a low one.</source>
        <translation>Después vino la dama de diamantes, y tuviste que descartarla. Casi cualquier carta es mejor que una baja.</translation>
    </message>
    <message>
        <source>Both have thirteen cards, and half of the pack is out of play. Four spades with ace and king are good for three tricks, your other aces for two, king of clubs and queen of diamonds for one each: bid 7.</source>
        <translation>Ambos tenéis trece cartas, y media baraja está fuera del juego. Cuatro picas con as y rey dan para tres bazas, tus otros ases para dos, el rey de tréboles y la dama de diamantes para una cada uno: apuesta 7.</translation>
    </message>
    <message>
        <source>7 scores 70 points if you make it, and loses 70 if not.</source>
        <translation>7 suma 70 puntos si las haces, y resta 70 si no.</translation>
    </message>
    <message>
        <source>This hand is good for 7. We go on as if you had bid it.</source>
        <translation>Esta mano da para 7. Seguimos como si las hubieras apostado.</translation>
    </message>
    <message>
        <source>You lead. Spades may not be led until one has been played on another suit. Lead the ace of diamonds or of hearts.</source>
        <translation>Sales tú. No se puede salir con picas hasta que alguien haya fallado con una. Sal con el as de diamantes o el de corazones.</translation>
    </message>
    <message>
        <source>Your two aces were sure tricks, as long as nobody can trump them.</source>
        <translation>Tus dos ases eran bazas seguras, mientras nadie pueda fallarlos.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 7 and have four tricks: three more are needed. The other player may still hold a trump. Draw it with your king of spades.</source>
        <translation>Quedan cuatro cartas. Apostaste 7 y tienes cuatro bazas: faltan tres. El otro jugador puede tener aún un triunfo. Arrástralo con el rey de picas.</translation>
    </message>
    <message>
        <source>The jack fell: it was the last trump but yours.</source>
        <translation>Ha caído la jota: era el último triunfo, aparte del tuyo.</translation>
    </message>
    <message>
        <source>The king would have drawn the last trump, and kept the lead.</source>
        <translation>El rey habría arrastrado el último triunfo, y la salida seguiría siendo tuya.</translation>
    </message>
    <message>
        <source>Your five of spades and your queen of diamonds are sure tricks now. Lead one of them.</source>
        <translation>Tu cinco de picas y tu dama de diamantes son ahora bazas seguras. Sal con una de ellas.</translation>
    </message>
    <message>
        <source>The small heart lost. Your sure tricks are still there.</source>
        <translation>El corazón pequeño ha perdido. Tus bazas seguras siguen ahí.</translation>
    </message>
    <message>
        <source>Lead the other card too: it is your seventh trick.</source>
        <translation>Sal también con la otra carta: es tu séptima baza.</translation>
    </message>
    <message>
        <source>Seven tricks, as you bid.</source>
        <translation>Siete bazas, como apostaste.</translation>
    </message>
    <message>
        <source>Bid 7, took 7: 70 points. One trick more would have been a bag for 1 point, and ten bags cost 100.</source>
        <translation>Apuesta 7, bazas 7: 70 puntos. Una más habría sido una baza de más por 1 punto, y diez de ellas cuestan 100.</translation>
    </message>
    <message>
        <source>Fewer than seven tricks: you lose 70 points. Draw the last trump before you lead the queen of diamonds.</source>
        <translation>Menos de siete bazas: pierdes 70 puntos. Arrastra el último triunfo antes de salir con la dama de diamantes.</translation>
    </message>
    <message>
        <source>Two draw their hands</source>
        <translation>Dos roban sus manos</translation>
    </message>
    <message>
        <source>There are no trumps. At grand both sides want tricks, at nullo neither does. All others have passed, so you decide: with low cards call nullo.</source>
        <translation>No hay triunfos. A grand los dos bandos quieren bazas, a nullo ninguno. Los demás han pasado y decides tú: con cartas bajas, nullo.</translation>
    </message>
    <message>
        <source>Now you and your partner leave tricks to the others.</source>
        <translation>Ahora tú y tu pareja dejáis las bazas a los otros.</translation>
    </message>
    <message>
        <source>At grand low cards take nothing. Nullo is for them.</source>
        <translation>A grand las cartas bajas no ganan nada. Nullo es para ellas.</translation>
    </message>
    <message>
        <source>Nullo, and four cards are left. Your side has four tricks, theirs has five. The queen of hearts was led: stay below it with the four.</source>
        <translation>Nullo, y quedan cuatro cartas. Tu bando tiene cuatro bazas; el otro, cinco. Se ha salido con la dama de corazones: quédate debajo con el cuatro.</translation>
    </message>
    <message>
        <source>Six tricks for the other side.</source>
        <translation>Seis bazas para el otro bando.</translation>
    </message>
    <message>
        <source>The king took a trick that was theirs.</source>
        <translation>El rey se ha llevado una baza que era de ellos.</translation>
    </message>
    <message>
        <source>Follow suit: your two of clubs is harmless.</source>
        <translation>Asiste: tu dos de tréboles es inofensivo.</translation>
    </message>
    <message>
        <source>The ace had to take it.</source>
        <translation>El as tenía que llevársela.</translation>
    </message>
    <message>
        <source>You have no spade. Throw away the card that could still take a trick: the king of hearts.</source>
        <translation>No tienes picas. Deshazte de la carta que aún podría ganar una baza: el rey de corazones.</translation>
    </message>
    <message>
        <source>The danger is gone.</source>
        <translation>El peligro ha pasado.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your king would take it.</source>
        <translation>Aún pueden salir con corazones, y tu rey se llevaría la baza.</translation>
    </message>
    <message>
        <source>The others took nine tricks: at nullo each above six scores 1 for you, 3 points.</source>
        <translation>Los otros han hecho nueve bazas: a nullo cada una por encima de seis os suma 1, 3 puntos.</translation>
    </message>
    <message>
        <source>Your side could have left all four tricks to the others. Stay below high cards, and throw yours away.</source>
        <translation>Tu bando podía dejar las cuatro bazas a los otros. Quédate debajo de las cartas altas y tira las tuyas.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand o nullo</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. The player on your right proposes: eight tricks with a partner. Two aces, and king and jack of trumps, are worth four tricks, your half of them. Accept.</source>
        <translation>Los anuncios deciden quién juega con quién. El jugador a tu derecha propone: ocho bazas con un compañero. Dos ases, y rey y jota de triunfo, valen cuatro bazas, tu mitad. Acepta.</translation>
    </message>
    <message>
        <source>Prop and cop: for this deal the player on your right is your partner.</source>
        <translation>Prop y cop: en esta ronda el jugador a tu derecha es tu compañero.</translation>
    </message>
    <message>
        <source>With four tricks accept a proposal: two who have four each make eight together.</source>
        <translation>Con cuatro bazas acepta una propuesta: dos que tienen cuatro cada uno hacen ocho entre ambos.</translation>
    </message>
    <message>
        <source>The jack of diamonds was led, and your partner’s king takes the trick: only your ace beats it. Keep the ace, and play the two.</source>
        <translation>Se ha salido con la jota de diamantes, y el rey de tu compañero gana la baza: solo tu as le gana. Guarda el as y juega el dos.</translation>
    </message>
    <message>
        <source>One trick for both of you, and you keep the ace.</source>
        <translation>Una baza para los dos, y conservas el as.</translation>
    </message>
    <message>
        <source>The trick was your partner’s already. The ace would have been another.</source>
        <translation>La baza ya era de tu compañero. El as habría sido otra.</translation>
    </message>
    <message>
        <source>Now you call first, and spades are turned up. Six trumps with ace and king, and an ace beside them: that is worth five tricks alone against three. Call solo.</source>
        <translation>Ahora anuncias primero, y se ha descubierto una pica. Seis triunfos con as y rey, y otro as al lado: eso vale cinco bazas tú solo contra tres. Anuncia solo.</translation>
    </message>
    <message>
        <source>Solo: each of the three others pays you 1 if you take five tricks.</source>
        <translation>Solo: cada uno de los otros tres te paga 1 si ganas cinco bazas.</translation>
    </message>
    <message>
        <source>Six trumps with ace and king, and an ace, are worth a solo.</source>
        <translation>Seis triunfos con as y rey, y otro as, valen un solo.</translation>
    </message>
    <message>
        <source>Diamonds are turned up, but you have seven hearts, five of them from the top, and three high cards beside them. At abundance nine tricks are needed, and you choose trumps. Call it.</source>
        <translation>Se ha descubierto un diamante, pero tienes siete corazones, cinco desde el as, y tres cartas altas al lado. La abundancia pide nueve bazas, y tú eliges el triunfo. Anúnciala.</translation>
    </message>
    <message>
        <source>Abundance is higher than solo and misère, and is paid with 3 by each.</source>
        <translation>La abundancia es más alta que el solo y la misère, y cada uno la paga con 3.</translation>
    </message>
    <message>
        <source>With hearts as trumps these cards are good for nine tricks: abundance.</source>
        <translation>Con corazones de triunfo estas cartas valen nueve bazas: abundancia.</translation>
    </message>
    <message>
        <source>Your call stands. Choose hearts as trumps.</source>
        <translation>Tu anuncio vale. Elige corazones como triunfo.</translation>
    </message>
    <message>
        <source>Seven tricks in hearts, two in spades, one in clubs.</source>
        <translation>Siete bazas en corazones, dos en picas, una en tréboles.</translation>
    </message>
    <message>
        <source>Hearts are your longest suit by far.</source>
        <translation>Corazones es con mucho tu palo más largo.</translation>
    </message>
    <message>
        <source>You play misère: no trick, and there are no trumps. Nine tricks are gone, none of them yours. The six of hearts was led: stay below it with the five.</source>
        <translation>Juegas misère: ninguna baza, y no hay triunfos. Se han jugado nueve bazas, ninguna tuya. Se ha salido con el seis de corazones: quédate debajo con el cinco.</translation>
    </message>
    <message>
        <source>The nine took it.</source>
        <translation>La ganó el nueve.</translation>
    </message>
    <message>
        <source>The jack took the trick, and the misère is lost.</source>
        <translation>La jota ganó la baza, y la misère está perdida.</translation>
    </message>
    <message>
        <source>You have no clubs. Throw away the card that could still take a trick: the jack of hearts.</source>
        <translation>No tienes tréboles. Deshazte de la carta que aún podría ganar una baza: la jota de corazones.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your jack would take it.</source>
        <translation>Aún pueden salir con corazones, y tu jota se llevaría la baza.</translation>
    </message>
    <message>
        <source>The king of diamonds lies there already: your eight is safe.</source>
        <translation>El rey de diamantes ya está en la mesa: tu ocho no corre peligro.</translation>
    </message>
    <message>
        <source>One trick is left.</source>
        <translation>Queda una baza.</translation>
    </message>
    <message>
        <source>No trick: each of the three others pays you 2, which makes 6.</source>
        <translation>Ninguna baza: cada uno de los otros tres te paga 2, en total 6.</translation>
    </message>
    <message>
        <source>One trick, and the misère is lost: you pay 2 to each of the three others. Stay below what was led, and throw away your high cards.</source>
        <translation>Una baza, y la misère está perdida: pagas 2 a cada uno de los otros tres. Quédate por debajo de la carta de salida y deshazte de tus cartas altas.</translation>
    </message>
    <message>
        <source>Alone or with a partner</source>
        <translation>Solo o con un compañero</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Taken back into deal {deal}.</source>
        <translation>De vuelta a la ronda {deal}.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>52 cards</source>
        <translation>52 cartas</translation>
    </message>
    <message>
        <source>48 cards, from the three up</source>
        <translation>48 cartas, del tres en adelante</translation>
    </message>
    <message>
        <source>40 cards, from the five up</source>
        <translation>40 cartas, del cinco en adelante</translation>
    </message>
    <message>
        <source>36 cards, from the six up</source>
        <translation>36 cartas, del seis en adelante</translation>
    </message>
    <message>
        <source>32 cards, from the seven up</source>
        <translation>32 cartas, del siete en adelante</translation>
    </message>
    <message>
        <source>8 cards for each player</source>
        <translation>8 cartas por jugador</translation>
    </message>
    <message>
        <source>40 cards, Spanish: no 8, 9, 10</source>
        <translation>40 cartas, española: sin 8, 9 ni 10</translation>
    </message>
    <message>
        <source>40 cards, Spanish; 36 for 3 or 6 players</source>
        <translation>40 cartas, española; 36 para 3 o 6</translation>
    </message>
    <message>
        <source>52 less some twos, to deal evenly</source>
        <translation>52 menos algunos doses, para repartirlas todas</translation>
    </message>
    <message>
        <source>56 cards: with four jokers as ones</source>
        <translation>56 cartas: cuatro comodines son los unos</translation>
    </message>
    <message>
        <source>60 cards: with wizards and jesters</source>
        <translation>60 cartas: magos y bufones</translation>
    </message>
    <message>
        <source>104 cards: two packs</source>
        <translation>104 cartas: dos barajas</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>As alto</translation>
    </message>
    <message>
        <source>Spanish: ace, three, king …</source>
        <translation>Español: as, tres, rey…</translation>
    </message>
    <message>
        <source>Trump jack and its twin on top</source>
        <translation>Jota de triunfo y su gemela, las más altas</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>El repartidor</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Horario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Antihorario</translation>
    </message>
    <message>
        <source>Up and down by two: 1, 3 … 3, 1</source>
        <translation>Sube y baja de dos en dos: 1, 3 … 3, 1</translation>
    </message>
    <message>
        <source>Up and down: 1, 2 … 2, 1</source>
        <translation>Sube y baja: 1, 2 … 2, 1</translation>
    </message>
    <message>
        <source>Down and up: 10 … 1 … 10</source>
        <translation>Baja y sube: 10 … 1 … 10</translation>
    </message>
    <message>
        <source>Up only: 1, 2, 3 …</source>
        <translation>Solo sube: 1, 2, 3…</translation>
    </message>
    <message>
        <source>Down only: … 3, 2, 1</source>
        <translation>Solo baja: … 3, 2, 1</translation>
    </message>
    <message>
        <source>Down and up, one-card deals once by each dealer</source>
        <translation>Baja y sube, una ronda de 1 carta por repartidor</translation>
    </message>
    <message>
        <source>Up and down, largest deal once by each dealer</source>
        <translation>Sube y baja, la ronda mayor una vez por repartidor</translation>
    </message>
    <message>
        <source>Up and down, one-card and largest deals once by each dealer</source>
        <translation>Sube y baja, las rondas de una carta y la mayor una vez por repartidor</translation>
    </message>
    <message>
        <source>Romanian: 1 … 8 … 1</source>
        <translation>Rumana: 1 … 8 … 1</translation>
    </message>
    <message>
        <source>Romanian: 8 … 1 … 8</source>
        <translation>Rumana: 8 … 1 … 8</translation>
    </message>
    <message>
        <source>Romanian by two: 1, 3, 5, 7, 8 … 1</source>
        <translation>Rumana de dos en dos: 1, 3, 5, 7, 8 … 1</translation>
    </message>
    <message>
        <source>Down and up, never fewer than 4</source>
        <translation>Baja y sube, nunca menos de 4</translation>
    </message>
    <message>
        <source>Down by two, the other sizes up</source>
        <translation>Baja de dos en dos, sube por los otros tamaños</translation>
    </message>
    <message>
        <source>Down to 2 and up</source>
        <translation>Baja a 2 y sube</translation>
    </message>
    <message>
        <source>Down and up, 2 cards by every dealer</source>
        <translation>Baja y sube, una ronda de 2 cartas por repartidor</translation>
    </message>
    <message>
        <source>Always the same number</source>
        <translation>Siempre el mismo número</translation>
    </message>
    <message>
        <source>Clag, with special deals</source>
        <translation>Clag, con rondas especiales</translation>
    </message>
    <message>
        <source>A sequence of your own</source>
        <translation>Una secuencia propia</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>Once, then down the same sizes</source>
        <translation>Una vez, luego los mismos tamaños al bajar</translation>
    </message>
    <message>
        <source>Twice, then down the same sizes</source>
        <translation>Dos veces, luego los mismos tamaños al bajar</translation>
    </message>
    <message>
        <source>Played normally</source>
        <translation>De forma normal</translation>
    </message>
    <message>
        <source>Forehead: you see all but your own</source>
        <translation>En la frente: ves todas menos la tuya</translation>
    </message>
    <message>
        <source>Hidden: nobody sees a card</source>
        <translation>Oculta: nadie ve ninguna carta</translation>
    </message>
    <message>
        <source>The next card is turned up</source>
        <translation>Se descubre la carta siguiente</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card</source>
        <translation>La última carta del repartidor</translation>
    </message>
    <message>
        <source>A card is cut before the deal</source>
        <translation>Se corta antes de repartir</translation>
    </message>
    <message>
        <source>Trumps go round in an order</source>
        <translation>El triunfo va por turno</translation>
    </message>
    <message>
        <source>A suit is drawn</source>
        <translation>Se sortea un palo</translation>
    </message>
    <message>
        <source>The same suit in every deal</source>
        <translation>El mismo palo en todas las rondas</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>The highest bidder chooses</source>
        <translation>Lo elige quien más apuesta</translation>
    </message>
    <message>
        <source>It is auctioned</source>
        <translation>Se subasta</translation>
    </message>
    <message>
        <source>Turned up after the bids</source>
        <translation>Se descubre tras las apuestas</translation>
    </message>
    <message>
        <source>Hidden until somebody cannot follow suit</source>
        <translation>Oculto hasta que alguien no puede asistir</translation>
    </message>
    <message>
        <source>The dealer chooses the suit</source>
        <translation>El repartidor elige el palo</translation>
    </message>
    <message>
        <source>Turn on until a suit comes</source>
        <translation>Descubrir hasta que salga un palo</translation>
    </message>
    <message>
        <source>The dealer chooses before the deal</source>
        <translation>El repartidor elige antes de repartir</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready</source>
        <translation>A la vez, ocultas hasta que estén todas</translation>
    </message>
    <message>
        <source>Openly, in turn</source>
        <translation>A la vista, por turno</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>El siguiente al repartidor</translation>
    </message>
    <message>
        <source>None: the last bidder is free</source>
        <translation>Ninguno: el último apuesta libremente</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>En todas las rondas</translation>
    </message>
    <message>
        <source>From a certain number of cards on</source>
        <translation>A partir de cierto número de cartas</translation>
    </message>
    <message>
        <source>In all deals but the last</source>
        <translation>En todas las rondas menos la última</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>More than the tricks</source>
        <translation>Más que las bazas</translation>
    </message>
    <message>
        <source>Exactly the tricks, played until all make it</source>
        <translation>Igual a las bazas; se repite hasta que todos acierten</translation>
    </message>
    <message>
        <source>Every bid</source>
        <translation>Todas las apuestas</translation>
    </message>
    <message>
        <source>Only their total</source>
        <translation>Solo su suma</translation>
    </message>
    <message>
        <source>When the deal is over</source>
        <translation>Al final de la ronda</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Once trumps are broken</source>
        <translation>Cuando ya se ha fallado con triunfo</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Después de la primera baza</translation>
    </message>
    <message>
        <source>Only when holding nothing else</source>
        <translation>Solo si no se tiene otra cosa</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Se saltan</translation>
    </message>
    <message>
        <source>They end the streak</source>
        <translation>Cortan la racha</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Cuentan</translation>
    </message>
    <message>
        <source>After the whole sequence</source>
        <translation>Al acabar la secuencia</translation>
    </message>
    <message>
        <source>When a score is reached</source>
        <translation>Al llegar a una puntuación</translation>
    </message>
    <message>
        <source>After every deal</source>
        <translation>Después de cada ronda</translation>
    </message>
    <message>
        <source>After each whole sequence</source>
        <translation>Después de cada secuencia entera</translation>
    </message>
    <message>
        <source>The place is shared</source>
        <translation>Se comparte el puesto</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Otra ronda</translation>
    </message>
    <message>
        <source>The larger total of made bids</source>
        <translation>La mayor suma de apuestas acertadas</translation>
    </message>
    <message>
        <source>Most tricks in the match</source>
        <translation>El mayor número de bazas de la partida</translation>
    </message>
    <message>
        <source>They cut cards</source>
        <translation>Cortan la baraja</translation>
    </message>
    <message>
        <source>Whoever took the last trick</source>
        <translation>Quien ganó la última baza</translation>
    </message>
    <message>
        <source>Nobody: a card is turned</source>
        <translation>Nadie: se descubre una carta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>One card, unseen</source>
        <translation>Una carta, sin verla</translation>
    </message>
    <message>
        <source>A card is turned up</source>
        <translation>Se descubre una carta</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card</source>
        <translation>Lo elige quien saca la carta más alta</translation>
    </message>
    <message>
        <source>After seeing the hand</source>
        <translation>Después de ver la mano</translation>
    </message>
    <message>
        <source>Before seeing the hand</source>
        <translation>Antes de ver la mano</translation>
    </message>
    <message>
        <source>The last thirteen</source>
        <translation>Las últimas trece</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All, the last thirteen twice</source>
        <translation>Todas, las últimas trece el doble</translation>
    </message>
    <message>
        <source>For the deal</source>
        <translation>Por la ronda</translation>
    </message>
    <message>
        <source>For tricks more than the other</source>
        <translation>Por bazas más que el otro</translation>
    </message>
    <message>
        <source>For every trick</source>
        <translation>Por cada baza</translation>
    </message>
    <message>
        <source>To a score</source>
        <translation>A una puntuación</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>A un número fijo de rondas</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>For bids with trump</source>
        <translation>En apuestas con triunfo</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>El contrato</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Todos los puntos</translation>
    </message>
    <message>
        <source>May be discarded when void</source>
        <translation>Se pueden descartar al no poder asistir</translation>
    </message>
    <message>
        <source>Must be discarded when void</source>
        <translation>Hay que descartarlos al no poder asistir</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Según el número de jugadores</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Una</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Chosen by the giver</source>
        <translation>Elegida por quien la da</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>For first and last</source>
        <translation>Para el primero y el último</translation>
    </message>
    <message>
        <source>For every place</source>
        <translation>Para cada puesto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>200 points below zero</source>
        <translation>200 puntos por debajo de cero</translation>
    </message>
    <message>
        <source>500 points below zero</source>
        <translation>500 puntos por debajo de cero</translation>
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
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>10 a trick</source>
        <translation>10 por baza</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 puntos</translation>
    </message>
    <message>
        <source>For blind nil</source>
        <translation>Con nil a ciegas</translation>
    </message>
    <message>
        <source>For every nil</source>
        <translation>Con cualquier nil</translation>
    </message>
    <message>
        <source>They are bags</source>
        <translation>Son bazas de más</translation>
    </message>
    <message>
        <source>They help to make the contract</source>
        <translation>Ayudan a cumplir el contrato</translation>
    </message>
    <message>
        <source>Once spades are broken</source>
        <translation>Cuando ya se ha fallado con picas</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Repartidas</translation>
    </message>
    <message>
        <source>Drawn, discards seen by who draws</source>
        <translation>Robadas; quien roba ve lo que descarta</translation>
    </message>
    <message>
        <source>Drawn, the second card discarded unseen</source>
        <translation>Robadas; la segunda carta se descarta sin verla</translation>
    </message>
    <message>
        <source>Drawn, discards face up</source>
        <translation>Robadas; descartes boca arriba</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Las que quepan</translation>
    </message>
    <message>
        <source>A tenth of a point</source>
        <translation>Una décima de punto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Suits in turn</source>
        <translation>Palos por turno</translation>
    </message>
    <message>
        <source>Suits in turn, then no trump</source>
        <translation>Palos por turno, luego sin triunfo</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>Solo el repartidor</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>The player before the caller</source>
        <translation>El anterior a quien anunció</translation>
    </message>
    <message>
        <source>The player after the caller</source>
        <translation>El posterior a quien anunció</translation>
    </message>
    <message>
        <source>The others score as usual</source>
        <translation>Los otros suman lo usual</translation>
    </message>
    <message>
        <source>The others score twice as much</source>
        <translation>Los otros suman el doble</translation>
    </message>
    <message>
        <source>The caller&apos;s side loses</source>
        <translation>Pierde el bando que anunció</translation>
    </message>
    <message>
        <source>The other side scores</source>
        <translation>Suma el otro bando</translation>
    </message>
    <message>
        <source>The side that took them loses</source>
        <translation>Pierde el bando que las ganó</translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation>Un rubber</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Reparte el siguiente</translation>
    </message>
    <message>
        <source>A general misère</source>
        <translation>Una misère general</translation>
    </message>
    <message>
        <source>The caller&apos;s choice</source>
        <translation>Los que elige quien anuncia</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Sin triunfos</translation>
    </message>
    <message>
        <source>A fifth of a point</source>
        <translation>Un quinto de punto</translation>
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
