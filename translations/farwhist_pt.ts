<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Far Whist</source>
        <translation>Sobre o Far Whist</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copiar &amp;detalhes</translation>
    </message>
    <message>
        <source>&amp;Website</source>
        <translation>&amp;Site</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenças</translation>
    </message>
    <message>
        <source>Far Whist {version}</source>
        <translation>Far Whist {version}</translation>
    </message>
    <message>
        <source>A card table for whist games where you must take exactly the tricks you bid.

The opponents do not cheat: each sees only its own cards and what has been played.

Free software under the MIT licence. Made with Qt {qt}, which is under the GNU LGPL.</source>
        <translation>Uma mesa para os jogos de whist em que é preciso fazer exatamente as vazas apostadas.

Os adversários não trapaceiam: cada um vê só as próprias cartas e o que já foi jogado.

Software livre sob a licença MIT. Feito com Qt {qt}, que está sob a GNU LGPL.</translation>
    </message>
    <message>
        <source>This is an independent program in the style of Far Whist by Vincent Brévart ({address}). He has no part in it.</source>
        <translation>Este é um programa independente, no estilo do Far Whist, de Vincent Brévart ({address}). Ele não participa deste projeto.</translation>
    </message>
    <message>
        <source>Please include this when you report a problem:</source>
        <translation>Inclua isto ao relatar um problema:</translation>
    </message>
    <message>
        <source>Third-party software</source>
        <translation>Software de terceiros</translation>
    </message>
    <message>
        <source>It is installed alongside Far Whist and is not part of it.</source>
        <translation>É instalado junto com o Far Whist e não faz parte dele.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>Pró&amp;xima pergunta</translation>
    </message>
    <message>
        <source>Which suit do you make trumps?</source>
        <translation>Qual naipe você escolhe como trunfo?</translation>
    </message>
    <message>
        <source>Which cards are high?</source>
        <translation>Quais cartas são altas?</translation>
    </message>
    <message>
        <source>Do you keep the card that you drew?</source>
        <translation>Você guarda a carta que comprou?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Qual carta você descarta?</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Quantas vazas você vai fazer?</translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation>&amp;Ver minhas cartas</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Change bid</source>
        <translation>Mudar a aposta</translation>
    </message>
    <message>
        <source>You may change your bid until everybody is ready.</source>
        <translation>Você pode mudar a aposta até todos estarem prontos.</translation>
    </message>
    <message>
        <source>Bids stay hidden until the deal is over.</source>
        <translation>As apostas ficam ocultas até o fim da rodada.</translation>
    </message>
    <message>
        <source>Bids stay secret until everybody is ready.</source>
        <translation>As apostas ficam em segredo até todos estarem prontos.</translation>
    </message>
    <message>
        <source>Ready: {ready} of {seats}.</source>
        <translation>Prontos: {ready} de {seats}.</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Vazas apostadas até agora: {total} de {tricks}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Which suit is trumps?</source>
        <translation>Qual naipe é trunfo?</translation>
    </message>
    <message>
        <source>How many tricks, if you choose trumps?</source>
        <translation>Quantas vazas, se você escolher o trunfo?</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;assar</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Sua vez de falar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>How many tricks above six?</source>
        <translation>Quantas vazas acima de seis?</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>Everyone passed: you must bid.</source>
        <translation>Todos passaram: você precisa apostar.</translation>
    </message>
    <message>
        <source>&amp;{number}  Low: A 2 3 … K</source>
        <translation>&amp;{number}  Baixas: A 2 3 … K</translation>
    </message>
    <message>
        <source>&amp;{number}  High: A K Q … 2</source>
        <translation>&amp;{number}  Altas: A K Q … 2</translation>
    </message>
    <message>
        <source>Which cards win?</source>
        <translation>Quais cartas ganham?</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>proposta</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>aceitação</translation>
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
        <translation>abundância</translation>
    </message>
    <message>
        <source>royal abundance</source>
        <translation>abundância real</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>misère aberta</translation>
    </message>
    <message>
        <source>abundance declared</source>
        <translation>abundância declarada</translation>
    </message>
    <message>
        <source>general misère</source>
        <translation>misère geral</translation>
    </message>
    <message>
        <source>Uptown ↑</source>
        <translation>Alto ↑</translation>
    </message>
    <message>
        <source>Downtown ↓</source>
        <translation>Baixo ↓</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
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
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Ver minhas cartas</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bater na mesa</translation>
    </message>
    <message>
        <source>Play it unseen</source>
        <translation>Jogar sem ver</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Cartas baixas</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cartas altas</translation>
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
        <translation>Você joga {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joga {contract}</translation>
    </message>
    <message>
        <source>Nullo: leave tricks to the others</source>
        <translation>Nullo: deixar vazas para os outros</translation>
    </message>
    <message>
        <source>Grand: take tricks</source>
        <translation>Grand: ganhar vazas</translation>
    </message>
    <message>
        <source>No trump, low cards win</source>
        <translation>Sem trunfo, ganham as baixas</translation>
    </message>
    <message>
        <source>No trump, high cards win</source>
        <translation>Sem trunfo, ganham as altas</translation>
    </message>
    <message>
        <source>{suit}, downtown</source>
        <translation>{suit}, baixo</translation>
    </message>
    <message>
        <source>{suit}, uptown</source>
        <translation>{suit}, alto</translation>
    </message>
</context>
<context>
    <name>Card after with</name>
    <message>
        <source>the ace of {suit}</source>
        <translation>o ás de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>o rei de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>a dama de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>o valete de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>o dez de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>o nove de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>o oito de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>o sete de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>o seis de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>o cinco de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>o quatro de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>o três de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>o dois de {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>o um de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>o curinga vermelho</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>o curinga preto</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>um mago</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>um bobo</translation>
    </message>
</context>
<context>
    <name>Card at the start of a sentence</name>
    <message>
        <source>The ace of {suit}</source>
        <translation>O ás de {suit}</translation>
    </message>
    <message>
        <source>The king of {suit}</source>
        <translation>O rei de {suit}</translation>
    </message>
    <message>
        <source>The queen of {suit}</source>
        <translation>A dama de {suit}</translation>
    </message>
    <message>
        <source>The jack of {suit}</source>
        <translation>O valete de {suit}</translation>
    </message>
    <message>
        <source>The ten of {suit}</source>
        <translation>O dez de {suit}</translation>
    </message>
    <message>
        <source>The nine of {suit}</source>
        <translation>O nove de {suit}</translation>
    </message>
    <message>
        <source>The eight of {suit}</source>
        <translation>O oito de {suit}</translation>
    </message>
    <message>
        <source>The seven of {suit}</source>
        <translation>O sete de {suit}</translation>
    </message>
    <message>
        <source>The six of {suit}</source>
        <translation>O seis de {suit}</translation>
    </message>
    <message>
        <source>The five of {suit}</source>
        <translation>O cinco de {suit}</translation>
    </message>
    <message>
        <source>The four of {suit}</source>
        <translation>O quatro de {suit}</translation>
    </message>
    <message>
        <source>The three of {suit}</source>
        <translation>O três de {suit}</translation>
    </message>
    <message>
        <source>The two of {suit}</source>
        <translation>O dois de {suit}</translation>
    </message>
    <message>
        <source>The one of {suit}</source>
        <translation>O um de {suit}</translation>
    </message>
    <message>
        <source>The red joker</source>
        <translation>O curinga vermelho</translation>
    </message>
    <message>
        <source>The black joker</source>
        <translation>O curinga preto</translation>
    </message>
    <message>
        <source>A wizard</source>
        <translation>Um mago</translation>
    </message>
    <message>
        <source>A jester</source>
        <translation>Um bobo</translation>
    </message>
</context>
<context>
    <name>Card by itself</name>
    <message>
        <source>ace of {suit}</source>
        <translation>ás de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rei de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valete de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dez de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nove de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>oito de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sete de {suit}</translation>
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
        <translation>quatro de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>três de {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>dois de {suit}</translation>
    </message>
    <message>
        <source>one of {suit}</source>
        <translation>um de {suit}</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>curinga vermelho</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>curinga preto</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>mago</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>bobo</translation>
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
        <translation>o ás de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>o rei de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>a dama de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>o valete de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>o dez de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>o nove de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>o oito de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>o sete de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>o seis de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>o cinco de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>o quatro de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>o três de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>o dois de {suit}</translation>
    </message>
    <message>
        <source>the one of {suit}</source>
        <translation>o um de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>o curinga vermelho</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>o curinga preto</translation>
    </message>
    <message>
        <source>a wizard</source>
        <translation>um mago</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>um bobo</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Play out deal</source>
        <translation>Jogar o resto</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: a bot chooses for you.</source>
        <translation>Tempo esgotado: um robô escolhe por você.</translation>
    </message>
    <message>
        <source>Time is up: {card} was played for you.</source>
        <translation>Tempo esgotado. O robô jogou por você: {card}.</translation>
    </message>
    <message>
        <source>Time is up: a bid of {tricks} was made for you.</source>
        <translation>Tempo esgotado. O robô apostou por você: {tricks}.</translation>
    </message>
    <message>
        <source>Time is up: a choice was made for you.</source>
        <translation>Tempo esgotado. O robô escolheu por você.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Looking at your choices: {done} of {count}</source>
        <translation>Analisando as suas escolhas: {done} de {count}</translation>
    </message>
    <message>
        <source>The coach will look at this deal soon.</source>
        <translation>O treinador vai analisar esta rodada em breve.</translation>
    </message>
    <message>
        <source>The coach is waiting for mains power.</source>
        <translation>O treinador espera até o computador estar na tomada.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Não avaliada.</translation>
    </message>
    <message>
        <source>This deal could not be judged. The file farwhist.log says why.</source>
        <translation>Não foi possível avaliar esta rodada. O arquivo farwhist.log diz por quê.</translation>
    </message>
    <message>
        <source>What could be better?</source>
        <translation>O que pode melhorar?</translation>
    </message>
    <message>
        <source>Judge now</source>
        <translation>Avaliar agora</translation>
    </message>
    <message>
        <source>Judge this deal</source>
        <translation>Avaliar esta rodada</translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>Avaliar de novo</translation>
    </message>
    <message>
        <source>cards and others {points}</source>
        <translation>cartas e outros {points}</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Não havia o que escolher.</translation>
    </message>
    <message>
        <source>Points lost in the bidding: {points}.</source>
        <translation>Pontos perdidos nas apostas: {points}.</translation>
    </message>
    <message>
        <source>Points lost in the play: {points}, most {where}.</source>
        <translation>Pontos perdidos no jogo: {points}, sobretudo {where}.</translation>
    </message>
    <message>
        <source>No slips: your decisions cost about {points}.</source>
        <translation>Nenhum erro: suas decisões custaram cerca de {points}.</translation>
    </message>
    <message>
        <source>Nothing lost. The rest was in the cards.</source>
        <translation>Nada perdido. O resto dependeu das cartas.</translation>
    </message>
    <message>
        <source>Winning chance lost: {lost} %, most {where}.</source>
        <translation>Chance de vitória perdida: {lost}%, sobretudo {where}.</translation>
    </message>
    <message>
        <source>Not judged: the choices were not your own.</source>
        <translation>Não avaliada: as escolhas não foram suas.</translation>
    </message>
    <message>
        <source>Not judged: the coach does not compare such choices.</source>
        <translation>Não avaliada: o treinador não compara escolhas assim.</translation>
    </message>
    <message>
        <source>Exactly as bid.</source>
        <translation>Exato.</translation>
    </message>
    <message>
        <source>Well bid.</source>
        <translation>Boa aposta.</translation>
    </message>
    <message>
        <source>The coach has looked at this deal.</source>
        <translation>O treinador viu esta rodada.</translation>
    </message>
    <message>
        <source>Exactly as bid, and nothing lost.</source>
        <translation>Exatamente como apostado, e nada perdido.</translation>
    </message>
    <message>
        <source>Your decisions {points}</source>
        <translation>Suas decisões {points}</translation>
    </message>
    <message>
        <source>in the bidding: {choice}</source>
        <translation>nas apostas: {choice}</translation>
    </message>
    <message>
        <source>in trick {trick}: {choice}</source>
        <translation>na vaza {trick}: {choice}</translation>
    </message>
    <message>
        <source>Chance to stay in</source>
        <translation>Chance de ficar no jogo</translation>
    </message>
    <message>
        <source>Chance of the odd trick</source>
        <translation>Chance de mais de seis vazas</translation>
    </message>
    <message>
        <source>Chance of the contract</source>
        <translation>Chance do contrato</translation>
    </message>
    <message>
        <source>Chance to be out of cards first</source>
        <translation>Chance de ficar sem cartas primeiro</translation>
    </message>
    <message>
        <source>All choices come to the same.</source>
        <translation>Todas as escolhas dão no mesmo.</translation>
    </message>
    <message>
        <source>Other choices are as good here; the usual one is named.</source>
        <translation>Outras escolhas são igualmente boas aqui; é indicada a habitual.</translation>
    </message>
    <message>
        <source>With open cards: the bid was certain with {cards}, whatever the others did.</source>
        <translation>Com as cartas abertas: cumprir a aposta era certo com {cards}, fizessem os outros o que fizessem.</translation>
    </message>
    <message>
        <source>With open cards: the bid was out of reach, whatever was played.</source>
        <translation>Com as cartas abertas: cumprir a aposta era impossível, qualquer que fosse a jogada.</translation>
    </message>
    <message>
        <source>Nobody could know that.</source>
        <translation>Ninguém podia saber disso.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Boa</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Sem escolha</translation>
    </message>
    <message>
        <source>Chance to make the bid</source>
        <translation>Chance de cumprir a aposta</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Chance de ganhar a partida</translation>
    </message>
    <message>
        <source>Right, and unlucky.</source>
        <translation>Certo, mas sem sorte.</translation>
    </message>
    <message>
        <source>It cost nothing this time.</source>
        <translation>Desta vez não custou nada.</translation>
    </message>
    <message>
        <source>{share} percent</source>
        <translation>{share} por cento</translation>
    </message>
    <message>
        <source>{word}. Points lost: {loss}. Best: {best}.</source>
        <translation>{word}. Pontos perdidos: {loss}. Melhor: {best}.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Tudo igual</translation>
    </message>
    <message>
        <source>All that could be chosen came to the same.</source>
        <translation>Tudo o que se podia escolher dava no mesmo.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>pontos em média</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>{best}: {best_share} %.</source>
        <translation>{best}: {best_share}%.</translation>
    </message>
    <message>
        <source>{name} chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>{name} escolheu {own}: {own_share}%. O melhor era {best}: {best_share}%.</translation>
    </message>
    <message>
        <source>You chose {own}: {own_share} %. Best was {best}: {best_share} %.</source>
        <translation>Você escolheu {own}: {own_share}%. O melhor era {best}: {best_share}%.</translation>
    </message>
    <message>
        <source>Best was {best}.</source>
        <translation>O melhor era {best}.</translation>
    </message>
    <message>
        <source>No other choice was surely better.</source>
        <translation>Nenhuma outra escolha era melhor com certeza.</translation>
    </message>
    <message>
        <source>It wins the match most often.</source>
        <translation>É o que ganha a partida mais vezes.</translation>
    </message>
    <message>
        <source>It scores most on average.</source>
        <translation>É o que mais pontua em média.</translation>
    </message>
    <message>
        <source>Judged by what you could know · {deals}</source>
        <translation>Avaliada pelo que você podia saber · {deals}</translation>
    </message>
    <message>
        <source>Judged by what {name} could know · {deals}</source>
        <translation>Avaliada pelo que {name} podia saber · {deals}</translation>
    </message>
    <message>
        <source>{word}. Winning chance lost: {loss}. Best: {best}.</source>
        <translation>{word}. Chance de vitória perdida: {loss}. Melhor: {best}.</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach</source>
        <translation>Avaliada por uma versão mais antiga do treinador</translation>
    </message>
    <message>
        <source>The coach is looking at {name}&apos;s choices: {done} of {count}</source>
        <translation>O treinador está analisando as escolhas de {name}: {done} de {count}</translation>
    </message>
    <message>
        <source>The coach is looking at your choices: {done} of {count}</source>
        <translation>O treinador está analisando as suas escolhas: {done} de {count}</translation>
    </message>
    <message>
        <source>{done} of {count} judged.</source>
        <translation>{done} de {count} avaliadas.</translation>
    </message>
    <message>
        <source>This choice could not be judged. The file farwhist.log says why.</source>
        <translation>Não foi possível avaliar esta escolha. O arquivo farwhist.log diz por quê.</translation>
    </message>
    <message>
        <source>A bot chose this in the player’s place. It is not judged.</source>
        <translation>Um robô fez esta escolha no lugar do jogador. Ela não é avaliada.</translation>
    </message>
    <message>
        <source>Time was up, and a bot chose this. It is not judged.</source>
        <translation>O tempo acabou, e um robô fez esta escolha. Ela não é avaliada.</translation>
    </message>
    <message>
        <source>This follows a hint. It is not judged.</source>
        <translation>Esta escolha segue uma dica. Ela não é avaliada.</translation>
    </message>
    <message>
        <source>All was decided: this was played by itself.</source>
        <translation>Tudo estava decidido: esta carta foi jogada automaticamente.</translation>
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
        <source>certain</source>
        <translation>certeza</translation>
    </message>
    <message>
        <source>{choice}: {share} percent, {points}</source>
        <translation>{choice}: {share} por cento, {points}</translation>
    </message>
    <message>
        <source>{choice} now</source>
        <translation>{choice} agora</translation>
    </message>
    <message>
        <source>{choice} then</source>
        <translation>{choice} antes</translation>
    </message>
    <message>
        <source>What the coach finds cannot be saved: {reason}</source>
        <translation>Não foi possível salvar as avaliações do treinador: {reason}</translation>
    </message>
    <message>
        <source>You needed {need} {left}</source>
        <translation>Você precisava de {need} {left}</translation>
    </message>
    <message>
        <source>You needed none {left}</source>
        <translation>Você não precisava de nenhuma {left}</translation>
    </message>
    <message>
        <source>Tricks that this hand usually takes: {tricks}.</source>
        <translation>Vazas que esta mão costuma fazer: {tricks}.</translation>
    </message>
    <message>
        <source>You held {cards}.</source>
        <translation>Você tinha {cards}.</translation>
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
            <numerusform>%n carta cada</numerusform>
            <numerusform>%n cartas cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>%n abaixo</numerusform>
            <numerusform>%n abaixo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
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
            <numerusform>Falta %n segundo</numerusform>
            <numerusform>Faltam %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulated deal(s)</source>
        <translation>
            <numerusform>%Ln rodada simulada</numerusform>
            <numerusform>%Ln rodadas simuladas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n mudança</numerusform>
            <numerusform>%n mudanças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n a menos</numerusform>
            <numerusform>%n a menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>%n acima</numerusform>
            <numerusform>%n acima</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s)</source>
        <translation>
            <numerusform>{points} ponto</numerusform>
            <numerusform>{points} pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n trecho encontrado</numerusform>
            <numerusform>%n trechos encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) were bid</source>
        <translation>
            <numerusform>%n vaza apostada</numerusform>
            <numerusform>%n vazas apostadas</numerusform>
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
            <numerusform>%n opção sem efeito</numerusform>
            <numerusform>%n opções sem efeito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n a mais</numerusform>
            <numerusform>%n a mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Uma vaza a menos, mas bem jogado: sua última escolha tinha {share}% de chance.</numerusform>
            <numerusform>%n vazas a menos, mas bem jogado: sua última escolha tinha {share}% de chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>Uma vaza a mais, mas bem jogado: sua última escolha tinha {share}% de chance.</numerusform>
            <numerusform>%n vazas a mais, mas bem jogado: sua última escolha tinha {share}% de chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) best.</source>
        <translation>
            <numerusform>%n de {count} decisões foi a melhor.</numerusform>
            <numerusform>%n de {count} decisões foram as melhores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n carta de espadas</numerusform>
            <numerusform>%n cartas de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n carta de copas</numerusform>
            <numerusform>%n cartas de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n carta de ouros</numerusform>
            <numerusform>%n cartas de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n carta de paus</numerusform>
            <numerusform>%n cartas de paus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) up</source>
        <translation>
            <numerusform>%n lugar acima</numerusform>
            <numerusform>%n lugares acima</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) down</source>
        <translation>
            <numerusform>%n lugar abaixo</numerusform>
            <numerusform>%n lugares abaixo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n trick(s)</source>
        <translation>
            <numerusform>última vaza</numerusform>
            <numerusform>últimas %n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation>
            <numerusform>Reivindicar a última vaza (%n)</numerusform>
            <numerusform>Reivindicar as últimas %n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s) in a row.</source>
        <translation>
            <numerusform>%n aposta exata seguida.</numerusform>
            <numerusform>%n apostas exatas seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s)</source>
        <translation>
            <numerusform>%n aposta exata</numerusform>
            <numerusform>%n apostas exatas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were exact %n time(s) in a row.</source>
        <translation>
            <numerusform>Você acertou %n vez seguida.</numerusform>
            <numerusform>Você acertou %n vezes seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
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
            <numerusform>%n mês</numerusform>
            <numerusform>%n meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the last %n trick(s)</source>
        <translation>
            <numerusform>da última vaza (%n)</numerusform>
            <numerusform>das últimas %n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and had %n sure</source>
        <translation>
            <numerusform>e tinha %n certa</numerusform>
            <numerusform>e tinha %n certas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held %n trump(s)</source>
        <translation>
            <numerusform>e tinha %n trunfo</numerusform>
            <numerusform>e tinha %n trunfos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held the highest card left in %n suit(s)</source>
        <translation>
            <numerusform>e tinha a carta mais alta que restava em %n naipe</numerusform>
            <numerusform>e tinha a carta mais alta que restava em %n naipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right %n time(s) in a row</source>
        <translation>
            <numerusform>Certa %n vez</numerusform>
            <numerusform>Certa %n vezes seguidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCounts</name>
    <message numerus="yes">
        <source>%n card(s) for each player</source>
        <translation>
            <numerusform>%n carta para cada jogador</numerusform>
            <numerusform>%n cartas para cada jogador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of the &amp;week: %n day(s) left</source>
        <translation>
            <numerusform>Partida da se&amp;mana: falta %n dia</numerusform>
            <numerusform>Partida da se&amp;mana: faltam %n dias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal facts</name>
    <message>
        <source>Cut: {cards}</source>
        <translation>Sorteio: {cards}</translation>
    </message>
    <message>
        <source>You discarded {cards}</source>
        <translation>Você descartou {cards}</translation>
    </message>
    <message>
        <source>The kitty, {cards}</source>
        <translation>O monte, {cards}</translation>
    </message>
    <message>
        <source>Turned up, and in your hand</source>
        <translation>Virada, e na sua mão</translation>
    </message>
    <message>
        <source>Turned up by {name}, who holds it</source>
        <translation>Virada por {name}, que fica com ela</translation>
    </message>
    <message>
        <source>You won the cut and chose trumps</source>
        <translation>Você ganhou o sorteio e escolheu o trunfo</translation>
    </message>
    <message>
        <source>{name} won the cut and chose trumps</source>
        <translation>{name} ganhou o sorteio e escolheu o trunfo</translation>
    </message>
    <message>
        <source>You chose trumps</source>
        <translation>Você escolheu o trunfo</translation>
    </message>
    <message>
        <source>{name} chose trumps</source>
        <translation>{name} escolheu o trunfo</translation>
    </message>
    <message>
        <source>You won the cut and choose trumps</source>
        <translation>Você ganhou o sorteio e escolhe o trunfo</translation>
    </message>
    <message>
        <source>{name} won the cut and chooses trumps</source>
        <translation>{name} ganhou o sorteio e escolhe o trunfo</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Você escolhe o trunfo</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} escolhe o trunfo</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}, counting the kitty as one</source>
        <translation>Você apostou {level}: {tricks}, contando o monte como uma</translation>
    </message>
    <message>
        <source>You bid {level}: {tricks}</source>
        <translation>Você apostou {level}: {tricks}</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}, counting the kitty as one</source>
        <translation>{name} apostou {level}: {tricks}, contando o monte como uma</translation>
    </message>
    <message>
        <source>{name} bid {level}: {tricks}</source>
        <translation>{name} apostou {level}: {tricks}</translation>
    </message>
    <message>
        <source>Low cards win: A 2 3 … K</source>
        <translation>Ganham as baixas: A 2 3 … K</translation>
    </message>
    <message>
        <source>High cards win: A K Q … 2</source>
        <translation>Ganham as altas: A K Q … 2</translation>
    </message>
    <message>
        <source>All play a general misère</source>
        <translation>Todos jogam uma misère geral</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joga {contract}</translation>
    </message>
    <message>
        <source>{name} and {partner} play {contract}</source>
        <translation>{name} e {partner} jogam {contract}</translation>
    </message>
    <message>
        <source>You and {name} play {contract}</source>
        <translation>Você e {name} jogam {contract}</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Você joga {contract}</translation>
    </message>
    <message>
        <source>You called grand</source>
        <translation>Você anunciou grand</translation>
    </message>
    <message>
        <source>{name} called grand</source>
        <translation>{name} anunciou grand</translation>
    </message>
    <message>
        <source>You called nullo</source>
        <translation>Você anunciou nullo</translation>
    </message>
    <message>
        <source>{name} called nullo</source>
        <translation>{name} anunciou nullo</translation>
    </message>
    <message>
        <source>Bids: {calls}</source>
        <translation>Apostas: {calls}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} passou</translation>
    </message>
    <message>
        <source>{name} {call}</source>
        <translation>{name} {call}</translation>
    </message>
    <message>
        <source>{name} {level} uptown</source>
        <translation>{name} {level} alto</translation>
    </message>
    <message>
        <source>{name} {level} downtown</source>
        <translation>{name} {level} baixo</translation>
    </message>
    <message>
        <source>{name} {level} no trump</source>
        <translation>{name} {level} sem trunfo</translation>
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
        <translation>Nil às cegas: {names}</translation>
    </message>
    <message>
        <source>Bid blind: {names}</source>
        <translation>Às cegas: {names}</translation>
    </message>
</context>
<context>
    <name>Deal number</name>
    <message>
        <source>Match number</source>
        <translation>Número da partida</translation>
    </message>
    <message>
        <source>This is deal {deal} of match number {number}.
The same number deals the same cards again in the same game with the same number of players: {game}, {seats}.</source>
        <translation>Esta é a rodada {deal} da partida número {number}.
O mesmo número dá de novo as mesmas cartas no mesmo jogo com o mesmo número de jogadores: {game}, {seats}.</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copiar o número</translation>
    </message>
    <message>
        <source>Match &amp;number:</source>
        <translation>&amp;Número da partida:</translation>
    </message>
    <message>
        <source>&amp;Start this match</source>
        <translation>Começar e&amp;sta partida</translation>
    </message>
    <message>
        <source>Enter a number first</source>
        <translation>Digite um número primeiro</translation>
    </message>
</context>
<context>
    <name>Deal texts</name>
    <message>
        <source>No deal code or diagram was found here.</source>
        <translation>Não há aqui código nem diagrama de uma rodada.</translation>
    </message>
    <message>
        <source>The code is damaged after {after}.</source>
        <translation>O código está danificado depois de {after}.</translation>
    </message>
    <message>
        <source>The end of the code is missing, after {after}.</source>
        <translation>Falta o fim do código, depois de {after}.</translation>
    </message>
    <message>
        <source>The code does not hold a playable deal.</source>
        <translation>O código não contém uma rodada que se possa jogar.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Far Whist.</source>
        <translation>Este código foi feito por uma versão mais nova do Far Whist.</translation>
    </message>
    <message>
        <source>This deal is for the game “{game}”, which this version does not have.</source>
        <translation>Esta rodada é do jogo “{game}”, que esta versão não tem.</translation>
    </message>
    <message>
        <source>The rules of this deal cannot be played. {why}</source>
        <translation>As regras desta rodada não podem ser jogadas. {why}</translation>
    </message>
    <message>
        <source>This match has no deal {deal}.</source>
        <translation>Esta partida não tem a rodada {deal}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>O lugar {seat} não existe.</translation>
    </message>
    <message>
        <source>The deals before this one do not fit this game.</source>
        <translation>As rodadas anteriores não combinam com este jogo.</translation>
    </message>
    <message>
        <source>Wrong number of cards in the deal: {cards}; the pack has {pack}.</source>
        <translation>Número errado de cartas na rodada: {cards}; o baralho tem {pack}.</translation>
    </message>
    <message>
        <source>Wrong number of cards at seat {seat}: {cards} instead of {wanted}.</source>
        <translation>Número errado de cartas no lugar {seat}: {cards} em vez de {wanted}.</translation>
    </message>
    <message>
        <source>{card} appears twice: {one} and {other}.</source>
        <translation>{card} aparece duas vezes: {one} e {other}.</translation>
    </message>
    <message>
        <source>{card} is not in this pack: {place}.</source>
        <translation>{card} não está neste baralho: {place}.</translation>
    </message>
    <message>
        <source>{card} cannot be the turned card: it is not where one is turned.</source>
        <translation>{card} não pode ser a carta virada: não está no lugar da carta virada.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing, or does not follow from its rules.</source>
        <translation>O trunfo desta rodada falta ou não resulta das regras dela.</translation>
    </message>
    <message>
        <source>Seat {seat}: “{move}” is not possible. {why}</source>
        <translation>Lugar {seat}: “{move}” não é possível. {why}</translation>
    </message>
    <message>
        <source>Trick {trick}: seat {seat} cannot play {move}. {why}</source>
        <translation>Vaza {trick}: o lugar {seat} não pode jogar {move}. {why}</translation>
    </message>
    <message>
        <source>Turn {turn}: seat {seat} cannot play {move}. {why}</source>
        <translation>Jogada {turn}: o lugar {seat} não pode jogar {move}. {why}</translation>
    </message>
    <message>
        <source>“{move}” of seat {seat} comes after the last card.</source>
        <translation>“{move}” do lugar {seat} vem depois da última carta.</translation>
    </message>
    <message>
        <source>“{line}” cannot be read.</source>
        <translation>Não foi possível ler “{line}”.</translation>
    </message>
    <message>
        <source>The line “{line}” is missing.</source>
        <translation>Falta a linha “{line}”.</translation>
    </message>
    <message>
        <source>The diagram and the code below it show different deals.</source>
        <translation>O diagrama e o código abaixo dele mostram rodadas diferentes.</translation>
    </message>
    <message>
        <source>“{line}” does not follow from the cards and moves.</source>
        <translation>“{line}” não resulta das cartas e das jogadas.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>lugar {seat}</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>não dada</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>tirada</translation>
    </message>
    <message>
        <source>given</source>
        <translation>dada como penalidade</translation>
    </message>
    <message>
        <source>The code of deal {number} was copied.</source>
        <translation>O código da rodada {number} foi copiado.</translation>
    </message>
    <message>
        <source>The diagram of deal {number} was copied.</source>
        <translation>O diagrama da rodada {number} foi copiado.</translation>
    </message>
    <message>
        <source>What you know of this deal was copied.</source>
        <translation>O que você sabe desta rodada foi copiado.</translation>
    </message>
    <message>
        <source>This deal is for {players}, but the table seats {least} to {most}.</source>
        <translation>Esta rodada é para {players}, mas na mesa cabem de {least} a {most}.</translation>
    </message>
    <message>
        <source>The pasted deal is on the table.</source>
        <translation>A rodada colada está na mesa.</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Colar rodada</translation>
    </message>
    <message>
        <source>This deal cannot be opened.</source>
        <translation>Não foi possível abrir esta rodada.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{file}” is larger than a card deck should be.</source>
        <translation>“{file}” é maior do que um baralho devia ser.</translation>
    </message>
    <message>
        <source>“{file}” is damaged, or no drawing in SVG.</source>
        <translation>“{file}” está danificado ou não é um desenho SVG.</translation>
    </message>
    <message>
        <source>“{file}” is refused: it could keep the program from going on.</source>
        <translation>“{file}” não é aceite: podia bloquear o programa.</translation>
    </message>
    <message>
        <source>“{file}” names a drawing outside its own folder.</source>
        <translation>“{file}” indica um desenho fora da sua própria pasta.</translation>
    </message>
    <message>
        <source>“{file}” names no drawing in SVG.</source>
        <translation>“{file}” não indica nenhum desenho SVG.</translation>
    </message>
    <message>
        <source>“{file}” does not name its cards as decks of KDE or AisleRiot do.</source>
        <translation>“{file}” não designa as cartas como os baralhos do KDE ou do AisleRiot.</translation>
    </message>
    <message>
        <source>“{file}” is drawn in a way that Far Whist cannot show.</source>
        <translation>“{file}” está desenhado de um modo que o Far Whist não consegue mostrar.</translation>
    </message>
    <message>
        <source>The cards in “{file}” are not upright.</source>
        <translation>As cartas de “{file}” não são verticais.</translation>
    </message>
    <message>
        <source>The card deck {file} cannot be read: {problem}.</source>
        <translation>Não foi possível ler o baralho {file}: {problem}.</translation>
    </message>
    <message>
        <source>There is no card deck of KDE or AisleRiot in {folder}.</source>
        <translation>Não há nenhum baralho do KDE ou do AisleRiot em {folder}.</translation>
    </message>
    <message>
        <source>This deck is used as it is drawn: style, suit colours, index size, paper and letters do not apply.</source>
        <translation>Este baralho é usado tal como está desenhado: o estilo, as cores, o tamanho do índice, o papel e as letras não se aplicam.</translation>
    </message>
    <message>
        <source>Available with a deck from a folder that has a back</source>
        <translation>Disponível com um baralho de uma pasta que tenha verso</translation>
    </message>
    <message>
        <source>The back of the deck from the folder is used</source>
        <translation>É usado o verso do baralho da pasta</translation>
    </message>
    <message>
        <source>This deck has no wizards or jesters: ours are used.</source>
        <translation>Este baralho não tem magos nem bobos: são usados os nossos.</translation>
    </message>
    <message>
        <source>This deck has no jokers, wizards or jesters: ours are used.</source>
        <translation>Este baralho não tem curingas, magos nem bobos: são usados os nossos.</translation>
    </message>
    <message>
        <source>It has no back: ours is used.</source>
        <translation>Não tem verso: é usado o nosso.</translation>
    </message>
    <message>
        <source>Cards of ours in it: {cards}.</source>
        <translation>Cartas nossas nele: {cards}.</translation>
    </message>
    <message>
        <source>What it shows from other files is left out.</source>
        <translation>O que mostra de outros ficheiros é omitido.</translation>
    </message>
    <message>
        <source>The cards of Far Whist are used.</source>
        <translation>São usadas as cartas do Far Whist.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
    </message>
    <message>
        <source>Deal from the table</source>
        <translation>Rodada da mesa</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Editor de rodadas</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Study it</source>
        <translation>Estudar</translation>
    </message>
    <message>
        <source>Ask the coach what each choice is worth</source>
        <translation>Perguntar ao treinador quanto vale cada escolha</translation>
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
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>You can study the deal once all cards have been played.</source>
        <translation>Você pode estudar a rodada quando todas as cartas tiverem sido jogadas.</translation>
    </message>
    <message>
        <source>You can ask the coach once the deal is complete.</source>
        <translation>Você pode perguntar ao treinador quando a rodada estiver completa.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificação</translation>
    </message>
    <message>
        <source>Calls and cards</source>
        <translation>Apostas e cartas</translation>
    </message>
    <message>
        <source>Cards: {name}</source>
        <translation>Cartas: {name}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>O que aparece abaixo</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back</source>
        <translation>1 a {seats} dá uma carta a um lugar, 0 a devolve</translation>
    </message>
    <message>
        <source>1 to {seats} gives a card to a seat, 0 takes it back, + turns it up</source>
        <translation>1 a {seats} dá uma carta a um lugar, 0 a devolve, + a vira</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Fill the rest at random</source>
        <translation>Completar o resto ao acaso</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Devolver todas</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Errado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Tudo certo</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Quanto vale cada escolha</translation>
    </message>
    <message>
        <source>{name}, from what this seat can know · {deals}</source>
        <translation>{name}, pelo que este lugar pode saber · {deals}</translation>
    </message>
    <message>
        <source>{name}: best is {choice}.</source>
        <translation>{name}: o melhor é {choice}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartas por mão</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Carteador</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Chooses trumps</source>
        <translation>Escolhe o trunfo</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Pontos até agora</translation>
    </message>
    <message>
        <source>{game}, other rules</source>
        <translation>{game}, outras regras</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Virada</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Como dizem as regras</translation>
    </message>
    <message>
        <source>{cards} of {wanted}</source>
        <translation>{cards} de {wanted}</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>virada</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>tirada</translation>
    </message>
    <message>
        <source>{card}: {name}. {held}. {free}.</source>
        <translation>{card}: {name}. {held}. {free}.</translation>
    </message>
    <message>
        <source>{card} is free. {free}.</source>
        <translation>{card} está livre. {free}.</translation>
    </message>
    <message>
        <source>{name}: {cards} of {wanted}.</source>
        <translation>{name}: {cards} de {wanted}.</translation>
    </message>
    <message>
        <source>{name}: {cards} instead of {wanted}.</source>
        <translation>{name}: {cards} em vez de {wanted}.</translation>
    </message>
    <message>
        <source>The cut card is missing.</source>
        <translation>Falta a carta tirada.</translation>
    </message>
    <message>
        <source>The card that is turned up for trump is missing.</source>
        <translation>Falta a carta virada para o trunfo.</translation>
    </message>
    <message>
        <source>{card} is turned up, and must be in this hand: {name}.</source>
        <translation>{card} é a carta virada e precisa estar nesta mão: {name}.</translation>
    </message>
    <message>
        <source>{card} is turned up and cannot be in a hand too.</source>
        <translation>{card} é a carta virada e não pode estar também numa mão.</translation>
    </message>
    <message>
        <source>{card} stays where it is: {holder}.</source>
        <translation>{card} fica onde está: {holder}.</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>Not a card of this pack: {words}.</source>
        <translation>Não é uma carta deste baralho: {words}.</translation>
    </message>
    <message>
        <source>The bids add up to {bids} for {tricks}.</source>
        <translation>As apostas somam {bids} para {tricks}.</translation>
    </message>
    <message>
        <source>Nobody has a card yet.</source>
        <translation>Ninguém tem cartas ainda.</translation>
    </message>
    <message>
        <source>The trump of this deal is missing.</source>
        <translation>Falta o trunfo desta rodada.</translation>
    </message>
    <message>
        <source>Fill in at random</source>
        <translation>Completar ao acaso</translation>
    </message>
    <message>
        <source>Remove the last ones</source>
        <translation>Remover as últimas</translation>
    </message>
    <message>
        <source>Deal all at random</source>
        <translation>Dar todas ao acaso</translation>
    </message>
    <message>
        <source>Turn one up at random</source>
        <translation>Virar uma ao acaso</translation>
    </message>
    <message>
        <source>Draw one at random</source>
        <translation>Sortear uma</translation>
    </message>
    <message>
        <source>Delete this and everything after it</source>
        <translation>Excluir isto e tudo o que vem depois</translation>
    </message>
    <message>
        <source>Move it here</source>
        <translation>Trazer para cá</translation>
    </message>
    <message>
        <source>{name} · bid</source>
        <translation>{name} · aposta</translation>
    </message>
    <message>
        <source>{name} · card</source>
        <translation>{name} · carta</translation>
    </message>
    <message>
        <source>{name} · choice</source>
        <translation>{name} · escolha</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Vaza {number}</translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation>{card}, carta jogada</translation>
    </message>
    <message>
        <source>{card} is turned up. {free}.</source>
        <translation>{card} é a carta virada. {free}.</translation>
    </message>
    <message>
        <source>{card} cannot be played now.</source>
        <translation>Agora não se pode jogar {card}.</translation>
    </message>
    <message>
        <source>The deal is over: nothing is left to choose.</source>
        <translation>A rodada acabou: não há mais o que escolher.</translation>
    </message>
    <message>
        <source>The coach does not judge this game.</source>
        <translation>O treinador não avalia este jogo.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Calls and cards so far</source>
        <translation>Apostas e cartas até agora</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar uma</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Voltar tudo</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Deixar todos continuarem</translation>
    </message>
    <message>
        <source>Calls and cards can be added once all hands are complete.</source>
        <translation>Apostas e cartas podem ser acrescentadas quando todas as mãos estiverem completas.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Ninguém apostou ainda.</translation>
    </message>
    <message>
        <source>The points before this deal, in this order: {names}</source>
        <translation>Os pontos antes desta rodada, nesta ordem: {names}</translation>
    </message>
    <message>
        <source>“{text}” is not a list of points: enter a number for each of {names}.</source>
        <translation>“{text}” não é uma lista de pontos: digite um número por jogador ({names}).</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>O treinador está pensando…</translation>
    </message>
    <message>
        <source>Everyone plays on.</source>
        <translation>Todos continuam.</translation>
    </message>
    <message>
        <source>The deal has changed. Ask the coach again.</source>
        <translation>A rodada mudou. Pergunte de novo ao treinador.</translation>
    </message>
    <message>
        <source>The coach has nothing to compare here.</source>
        <translation>O treinador não tem o que comparar aqui.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>A última rodada terminada</translation>
    </message>
    <message>
        <source>This is the deal you edited last.</source>
        <translation>Esta é a rodada que você editou por último.</translation>
    </message>
    <message>
        <source>The deal was pasted.</source>
        <translation>A rodada foi colada.</translation>
    </message>
    <message>
        <source>The deal from the table was loaded.</source>
        <translation>A rodada da mesa foi carregada.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Abrir uma rodada</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}</source>
        <translation>Não foi possível ler {file}: {problem}</translation>
    </message>
    <message>
        <source>This file holds a whole match, not a single deal.</source>
        <translation>Este arquivo contém uma partida inteira, não uma só rodada.</translation>
    </message>
    <message>
        <source>The deal from the file was loaded.</source>
        <translation>A rodada do arquivo foi carregada.</translation>
    </message>
    <message>
        <source>The deal is on the table.</source>
        <translation>A rodada está na mesa.</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>O código foi copiado.</translation>
    </message>
    <message>
        <source>The diagram was copied.</source>
        <translation>O diagrama foi copiado.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>The deal was saved as “{file}”.</source>
        <translation>A rodada foi salva como “{file}”.</translation>
    </message>
    <message>
        <source>The deal in the editor cannot be saved: {reason}</source>
        <translation>Não foi possível salvar a rodada do editor: {reason}</translation>
    </message>
</context>
<context>
    <name>EditorCounts</name>
    <message numerus="yes">
        <source>%n card(s) free</source>
        <translation>
            <numerusform>%n carta livre</numerusform>
            <numerusform>%n cartas livres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Falta %n carta.</numerusform>
            <numerusform>Faltam %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; no card is used twice.</source>
        <translation>
            <numerusform>%n carta cada; nenhuma aparece duas vezes.</numerusform>
            <numerusform>%n cartas cada; nenhuma aparece duas vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays on: %n trick(s) so far.</source>
        <translation>
            <numerusform>Todos continuam: %n vaza até agora.</numerusform>
            <numerusform>Todos continuam: %n vazas até agora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Far Whist ended unexpectedly last time; your match is safe.</source>
        <translation>O Far Whist foi encerrado inesperadamente da última vez; sua partida está salva.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Algo deu errado.</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe.</source>
        <translation>Algo deu errado; sua partida está salva.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>Deta&amp;ils</source>
        <translation>Deta&amp;lhes</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>O que deu errado</translation>
    </message>
    <message>
        <source>If you report this, please include the text below. It contains nothing about your match. A copy is in {file}.</source>
        <translation>Se relatar o problema, inclua o texto abaixo. Ele não contém nada da sua partida. Uma cópia está em {file}.</translation>
    </message>
</context>
<context>
    <name>Fair play</name>
    <message>
        <source>Fair play</source>
        <translation>Jogo limpo</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Impressões digitais</translation>
    </message>
    <message>
        <source>Paste your copy, or leave empty to check the fingerprint above</source>
        <translation>Cole sua cópia, ou deixe vazio para conferir a impressão digital acima</translation>
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
        <translation>As cartas e as apostas dos outros ficam fixas antes de você escolher. Copie agora uma impressão digital; quando a rodada acabar, você vê o texto de que foi feita, e qualquer ferramenta SHA-256 dá a mesma.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint:</source>
        <translation>&amp;Impressão digital:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Texto:</translation>
    </message>
    <message>
        <source>&amp;Your copy:</source>
        <translation>Su&amp;a cópia:</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>A partida inteira</translation>
    </message>
    <message>
        <source>Secret until the match is over.</source>
        <translation>Em segredo até a partida acabar.</translation>
    </message>
    <message>
        <source>Secret until the deal is over.</source>
        <translation>Em segredo até a rodada acabar.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Secret until the bid is shown.</source>
        <translation>Em segredo até a aposta aparecer.</translation>
    </message>
    <message>
        <source>Deal {number}: bid of {player}</source>
        <translation>Rodada {number}: aposta de {player}</translation>
    </message>
    <message>
        <source>This is not the fingerprint of the text. Was it copied for another deal?</source>
        <translation>Esta não é a impressão digital do texto. Foi copiada de outra rodada?</translation>
    </message>
    <message>
        <source>The text has this fingerprint: nothing was changed.</source>
        <translation>O texto tem esta impressão digital: nada foi mudado.</translation>
    </message>
    <message>
        <source>The text has this fingerprint, but different cards were played.</source>
        <translation>O texto tem esta impressão digital, mas as cartas jogadas foram outras.</translation>
    </message>
    <message>
        <source>The text has this fingerprint and its cards are the ones played: nothing was changed.</source>
        <translation>O texto tem esta impressão digital e as cartas são as que foram jogadas: nada foi mudado.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Far Whist matches</source>
        <translation>Partidas do Far Whist</translation>
    </message>
    <message>
        <source>Open a match or rules</source>
        <translation>Abrir uma partida ou regras</translation>
    </message>
    <message>
        <source>Matches and rules</source>
        <translation>Partidas e regras</translation>
    </message>
    <message>
        <source>The match was saved as “{file}”.</source>
        <translation>A partida foi salva como “{file}”.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>Não foi possível gravar {file}: {problem}. Escolha outro lugar.</translation>
    </message>
</context>
<context>
    <name>First steps</name>
    <message>
        <source>Skip tips</source>
        <translation>Pular dicas</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is a trump, and trumps beat all other suits.</source>
        <translation>Você leva a vaza: {card} é trunfo, e o trunfo ganha de todos os outros naipes.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is a trump, and trumps beat all other suits.</source>
        <translation>{name} leva a vaza: {card} é trunfo, e o trunfo ganha de todos os outros naipes.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest trump.</source>
        <translation>Você leva a vaza: {card} é o trunfo mais alto.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest trump.</source>
        <translation>{name} leva a vaza: {card} é o trunfo mais alto.</translation>
    </message>
    <message>
        <source>You take the trick: your {card} is the highest card of the suit that was led.</source>
        <translation>Você leva a vaza: {card} é a carta mais alta do naipe de saída.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {card} is the highest card of the suit that was led.</source>
        <translation>{name} leva a vaza: {card} é a carta mais alta do naipe de saída.</translation>
    </message>
    <message>
        <source>One card each, and trump is {suit}. Will your card take the trick? Choose 0 or 1, then press Ready.</source>
        <translation>Uma carta cada, e o trunfo é {suit}. Sua carta leva a vaza? Escolha 0 ou 1 e clique em “Pronto”.</translation>
    </message>
    <message>
        <source>Look at your cards: how many tricks will they take? Choose a number, then press Ready. Only the exact number counts.</source>
        <translation>Olhe suas cartas: quantas vazas elas fazem? Escolha um número e clique em “Pronto”. Só o número exato conta.</translation>
    </message>
    <message>
        <source>Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>As apostas ficam em segredo até todos estarem prontos. Agora cada placa mostra vazas feitas / aposta: ✓ é exato, ▲ são vazas demais.</translation>
    </message>
    <message>
        <source>Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many.</source>
        <translation>Cada placa mostra vazas feitas / aposta: ✓ é exato, ▲ são vazas demais.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the lowest total wins the match.</source>
        <translation>A tabela de pontos soma todas as rodadas; o menor total ganha a partida.</translation>
    </message>
    <message>
        <source>The score sheet adds up all deals; the highest total wins the match.</source>
        <translation>A tabela de pontos soma todas as rodadas; o maior total ganha a partida.</translation>
    </message>
    <message>
        <source>{game} – say how many tricks you will take, then take exactly that many.</source>
        <translation>{game} – diga quantas vazas vai fazer e faça exatamente esse número.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Outros jogos…</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>exact</source>
        <translation>exata</translation>
    </message>
    <message>
        <source>fixed for this bid</source>
        <translation>fixo para esta aposta</translation>
    </message>
    <message>
        <source>bid of 0 made</source>
        <translation>aposta 0 cumprida</translation>
    </message>
    <message>
        <source>cards, for a bid of 0</source>
        <translation>cartas, na aposta 0</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>aposta</translation>
    </message>
    <message>
        <source>bid squared</source>
        <translation>aposta ao quadrado</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the bid</source>
        <translation>1 + 2 + … até a aposta</translation>
    </message>
    <message>
        <source>cards of the deal</source>
        <translation>cartas da rodada</translation>
    </message>
    <message>
        <source>more for a short deal</source>
        <translation>mais numa rodada curta</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>errada</translation>
    </message>
    <message>
        <source>bid of 0 missed</source>
        <translation>aposta 0 errada</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>vazas feitas</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>vazas de diferença</translation>
    </message>
    <message>
        <source>1 + 2 + … up to the tricks off</source>
        <translation>1 + 2 + … até a diferença</translation>
    </message>
    <message>
        <source>tricks off, squared</source>
        <translation>diferença ao quadrado</translation>
    </message>
    <message>
        <source>the total is halved</source>
        <translation>o total cai pela metade</translation>
    </message>
    <message>
        <source>for the points the table has lost</source>
        <translation>pelos pontos que a mesa perdeu</translation>
    </message>
    <message>
        <source>for everybody who missed</source>
        <translation>por cada um que errou</translation>
    </message>
    <message>
        <source>every trick bid and taken</source>
        <translation>todas as vazas apostadas e feitas</translation>
    </message>
    <message>
        <source>bid blind</source>
        <translation>aposta às cegas</translation>
    </message>
    <message>
        <source>for the streak</source>
        <translation>pela sequência</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>vazas acima de seis</translation>
    </message>
    <message>
        <source>the deal won</source>
        <translation>a rodada ganha</translation>
    </message>
    <message>
        <source>tricks more than the other</source>
        <translation>vazas a mais que o outro</translation>
    </message>
    <message>
        <source>the game won</source>
        <translation>o game ganho</translation>
    </message>
    <message>
        <source>the rubber won</source>
        <translation>o rubber ganho</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honras</translation>
    </message>
    <message>
        <source>tricks bid and made</source>
        <translation>vazas apostadas e feitas</translation>
    </message>
    <message>
        <source>tricks bid, missed</source>
        <translation>vazas da aposta errada</translation>
    </message>
    <message>
        <source>ten tricks or more, bid and made</source>
        <translation>dez vazas ou mais, apostadas e feitas</translation>
    </message>
    <message>
        <source>ten tricks or more bid, missed</source>
        <translation>dez vazas ou mais apostadas, não feitas</translation>
    </message>
    <message>
        <source>bid blind and made, twice</source>
        <translation>às cegas e cumprida, em dobro</translation>
    </message>
    <message>
        <source>bid blind, missed, twice</source>
        <translation>às cegas e perdida, em dobro</translation>
    </message>
    <message>
        <source>tricks of the others above six</source>
        <translation>vazas dos outros acima de seis</translation>
    </message>
    <message>
        <source>tricks below seven</source>
        <translation>vazas abaixo de sete</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>sobras</translation>
    </message>
    <message>
        <source>tricks above the bid</source>
        <translation>vazas acima da aposta</translation>
    </message>
    <message>
        <source>too many bags</source>
        <translation>sobras demais</translation>
    </message>
    <message>
        <source>blind bid of 0 made</source>
        <translation>aposta 0 às cegas cumprida</translation>
    </message>
    <message>
        <source>blind bid of 0 missed</source>
        <translation>aposta 0 às cegas errada</translation>
    </message>
    <message>
        <source>the game lost</source>
        <translation>o contrato falhado</translation>
    </message>
    <message>
        <source>tricks more than needed</source>
        <translation>vazas a mais</translation>
    </message>
    <message>
        <source>tricks too few</source>
        <translation>vazas a menos</translation>
    </message>
    <message>
        <source>most tricks in a general misère</source>
        <translation>mais vazas numa misère geral</translation>
    </message>
    <message>
        <source>fewer tricks in a general misère</source>
        <translation>menos vazas numa misère geral</translation>
    </message>
    <message>
        <source>doubled: a spade was turned up</source>
        <translation>em dobro: virou carta de espadas</translation>
    </message>
</context>
<context>
    <name>Full speech</name>
    <message>
        <source>On the pile: {card}.</source>
        <translation>Na pilha: {card}.</translation>
    </message>
    <message>
        <source>Your cards by suits: {cards}.</source>
        <translation>Suas cartas por naipe: {cards}.</translation>
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
        <translation>Whist clássico</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist elevador</translation>
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
        <translation>Whist romeno</translation>
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
        <translation>Whist alemão</translation>
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
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Fez/apostou</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Wizards, jesters</source>
        <translation>Magos, bobos</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Curingas</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Opens this deal in the study; Back returns here</source>
        <translation>Abre esta rodada no estudo; “Voltar” traz de volta para cá</translation>
    </message>
    <message>
        <source>Search: {words}</source>
        <translation>Busca: {words}</translation>
    </message>
    <message>
        <source>No passage has all these words. These have some of them.</source>
        <translation>Nenhum trecho tem todas estas palavras. Estes têm algumas.</translation>
    </message>
    <message>
        <source>These words are not in the help. The nearest: {words}</source>
        <translation>Estas palavras não estão na ajuda. As mais próximas: {words}</translation>
    </message>
    <message>
        <source>Nothing was found. These pages are here:</source>
        <translation>Nada foi encontrado. Estas são as páginas:</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Far Whist Help</source>
        <translation>Ajuda do Far Whist</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Palavras a procurar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regras deste jogo</translation>
    </message>
    <message>
        <source>What the command does</source>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Saiba mais</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponível quando você está entre os jogadores</translation>
    </message>
    <message>
        <source>Lessons give their own hints</source>
        <translation>As lições dão suas próprias dicas</translation>
    </message>
    <message>
        <source>This match is played without hints</source>
        <translation>Esta partida é sem dicas</translation>
    </message>
    <message>
        <source>Available when it is your turn</source>
        <translation>Disponível na sua vez</translation>
    </message>
    <message>
        <source>There are no hints for this choice</source>
        <translation>Não há dicas para esta escolha</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fechar a dica</translation>
    </message>
    <message>
        <source>Looking at possible deals …</source>
        <translation>Analisando rodadas possíveis…</translation>
    </message>
    <message>
        <source>Bid {bid}. Points on average: {points}.</source>
        <translation>Aposte {bid}. Pontos em média: {points}.</translation>
    </message>
    <message>
        <source>Play {card}. Points on average: {points}.</source>
        <translation>Jogue {card}. Pontos em média: {points}.</translation>
    </message>
    <message>
        <source>Suggestion: {move}, {percent} %</source>
        <translation>Sugestão: {move}, {percent}%</translation>
    </message>
    <message>
        <source>Suggestion: {move}</source>
        <translation>Sugestão: {move}</translation>
    </message>
    <message>
        <source>Suggested bid {bid}, {percent} percent.</source>
        <translation>Aposta sugerida {bid}, {percent} por cento.</translation>
    </message>
    <message>
        <source>Suggested card: {card}, {percent} percent.</source>
        <translation>Carta sugerida: {card}, {percent} por cento.</translation>
    </message>
    <message>
        <source>Suggestion: {move}.</source>
        <translation>Sugestão: {move}.</translation>
    </message>
    <message>
        <source>{what} is made in {count} of 100 deals</source>
        <translation>{what} é cumprido em {count} de 100 casos</translation>
    </message>
    <message>
        <source>{what} takes this trick in {count} of 100 deals</source>
        <translation>{what}: leva esta vaza em {count} de 100 casos</translation>
    </message>
    <message>
        <source>{what} in {count}</source>
        <translation>{what} em {count}</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} alto</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} baixo</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} sem trunfo</translation>
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
        <translation>{aim}, em {deals}: {choices}</translation>
    </message>
    <message>
        <source>This is what the strongest opponent would do with your cards.</source>
        <translation>É o que o adversário mais forte faria com as suas cartas.</translation>
    </message>
    <message>
        <source>Chance of each number of tricks, points of each bid; from {deals}</source>
        <translation>Chance de cada número de vazas, pontos de cada aposta; em {deals}</translation>
    </message>
    <message>
        <source>Above each card: how often it ends with exactly your bid; from {deals}</source>
        <translation>Acima de cada carta: quantas vezes ela dá exatamente a sua aposta; em {deals}</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>descartar {card}</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>jogar {cards}</translation>
    </message>
    <message>
        <source>bid {tricks}</source>
        <translation>apostar {tricks}</translation>
    </message>
    <message>
        <source>choose {suit}</source>
        <translation>escolher {suit}</translation>
    </message>
    <message>
        <source>offer {tricks} with {suit}</source>
        <translation>oferecer {tricks}: {suit}</translation>
    </message>
    <message>
        <source>let low cards win</source>
        <translation>deixar as cartas baixas ganharem</translation>
    </message>
    <message>
        <source>let high cards win</source>
        <translation>deixar as cartas altas ganharem</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>dar {card}</translation>
    </message>
    <message>
        <source>look at your cards first</source>
        <translation>ver primeiro as suas cartas</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passar</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>guardar a carta</translation>
    </message>
    <message>
        <source>discard the card and take the next</source>
        <translation>descartar a carta e ficar com a seguinte</translation>
    </message>
    <message>
        <source>knock and keep your card</source>
        <translation>bater na mesa e guardar a carta</translation>
    </message>
    <message>
        <source>play your card unseen</source>
        <translation>jogar a carta sem ver</translation>
    </message>
    <message>
        <source>call {contract}</source>
        <translation>anunciar {contract}</translation>
    </message>
    <message>
        <source>bid {level}, uptown</source>
        <translation>apostar {level}, alto</translation>
    </message>
    <message>
        <source>bid {level}, downtown</source>
        <translation>apostar {level}, baixo</translation>
    </message>
    <message>
        <source>bid {level} no trump</source>
        <translation>apostar {level} sem trunfo</translation>
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
        <translation>{what}: {percent} por cento, pontos {points}</translation>
    </message>
</context>
<context>
    <name>Introductions</name>
    <message>
        <source>This match has options of its own: see the rules of this game.</source>
        <translation>Esta partida tem opções próprias: veja as regras deste jogo.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time, in secret; then all bids are revealed together. The hands grow by two cards from deal to deal, up to the largest, and shrink again.</source>
        <translation>Todos apostam ao mesmo tempo, em segredo; depois todas as apostas são reveladas juntas. De rodada em rodada as mãos crescem de duas em duas cartas até a maior, e voltam a diminuir.</translation>
    </message>
    <message>
        <source>Bids are made in turn, the dealer&apos;s last. The dealer may not make them add up to the number of tricks, so somebody always misses. This limit is called the hook.</source>
        <translation>Cada um aposta na sua vez, o carteador por último. Ele não pode deixar a soma igual ao número de vazas; assim alguém sempre erra. É a aposta proibida.</translation>
    </message>
    <message>
        <source>Only the highest ranks are in the pack. If you cannot follow suit, you must play a trump. The dealer, who bids last, may not make the bids add up to the tricks.</source>
        <translation>No baralho só ficam os valores mais altos. Quem não pode seguir o naipe precisa cortar. O carteador aposta por último e não pode deixar a soma igual ao número de vazas.</translation>
    </message>
    <message>
        <source>Four wizards and four jesters join the pack. The first wizard takes the trick; a jester loses to every other card. Both may be played at any time, even when you could follow suit.</source>
        <translation>Entram no baralho quatro magos e quatro bobos. O primeiro mago leva a vaza; um bobo perde de qualquer outra carta. Jogam-se a qualquer hora, mesmo quando você pode seguir.</translation>
    </message>
    <message>
        <source>The three ranks next to the ace. If you can beat the best card of the suit led, you must; if you cannot follow suit, you must ruff, and overruff if possible. Play goes counter-clockwise.</source>
        <translation>O três vem logo depois do ás. Se puder superar a carta mais alta do naipe da saída, precisa; se não puder seguir, precisa cortar, mais alto se possível. Joga-se no sentido anti-horário.</translation>
    </message>
    <message>
        <source>A player who takes no trick is out. The first to whom this happens get a last chance: one card in the next deal, for a trick of their choice. If it wins, they are back.</source>
        <translation>Quem não faz vaza está fora. Os primeiros com quem isso acontece têm uma última chance: uma carta na rodada seguinte, para a vaza que quiserem. Se ela ganha, voltam ao jogo.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, and nobody bids. The dealer&apos;s last card is shown: its suit is trumps. Each trick above six scores a point for the side.</source>
        <translation>Os parceiros sentam-se frente a frente, e ninguém aposta. A última carta do carteador é mostrada: o naipe dela é trunfo. Cada vaza acima de seis vale um ponto para a dupla.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six your side will take, and how: uptown, with high cards on top; downtown, with low cards on top, after the ace; or no trump.</source>
        <translation>Aposte quantas vazas acima de seis a sua dupla fará, e como: alto, em que as cartas altas valem mais; baixo, em que, depois do ás, valem mais as baixas; ou sem trunfo.</translation>
    </message>
    <message>
        <source>There are no trumps. In turn, call grand or pass: tricks above six score for their side. If all pass, the dealer may call nullo, where they score for the others.</source>
        <translation>Não há trunfo. Anuncie grand ou passe: as vazas acima de seis valem para quem as ganha. Se todos passam, o carteador pode anunciar nullo, em que valem para os outros.</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. Eight tricks with a partner who accepts, five alone, none at misère, nine with trumps of your own, or all thirteen. Who fails pays the others.</source>
        <translation>Os anúncios decidem quem joga com quem. Oito vazas com um parceiro que aceita, cinco sem ajuda, nenhuma na misère, nove com o seu trunfo, ou todas as treze. Quem falha paga aos outros.</translation>
    </message>
    <message>
        <source>Spades are always trumps. Tricks beyond the bid are bags, and ten of them cost 100 points. A bid of 0 is nil: 100 points won without a trick, 100 lost with one.</source>
        <translation>Espadas são sempre trunfo. Dez sobras, vazas além da aposta, custam 100 pontos. Uma aposta de 0 é nil: vale 100 pontos sem vaza e perde 100 com uma.</translation>
    </message>
    <message>
        <source>You draw your hand: keep a card and discard the next, or discard it and keep the next. Spades are always trumps. Ten bags, tricks beyond the bid, cost 100 points.</source>
        <translation>Você compra a sua mão: guarde uma carta e descarte a seguinte, ou o contrário. Espadas são sempre trunfo. Dez sobras, vazas além da aposta, custam 100 pontos.</translation>
    </message>
    <message>
        <source>Spades are trumps. If you can beat the card that is winning, you must: by a higher card of the suit or, without the suit, by a higher spade. Each trick above your bid scores a tenth.</source>
        <translation>Espadas são trunfo. Se puder superar a carta que está ganhando, precisa: com uma mais alta do naipe ou, sem ele, com espadas mais altas. Vazas acima da aposta valem um décimo cada.</translation>
    </message>
    <message>
        <source>There are no tricks: get rid of your cards. Play a higher card of the other colour on the pile. After an ace the pile falls and you play lower; a two makes it rise again.</source>
        <translation>Não há vazas: livre-se das suas cartas. Jogue na pilha uma carta mais alta da outra cor. Um ás faz a pilha descer, e joga-se mais baixo; um dois a faz subir de novo.</translation>
    </message>
    <message>
        <source>Thirteen tricks are played for the stock: the winner takes the face-up card, the loser the next one, unseen. Then both play out their hands, and only these thirteen tricks count.</source>
        <translation>Treze vazas são jogadas pelas cartas de compra: quem ganha pega a carta virada, quem perde a seguinte, fechada. Depois os dois jogam suas mãos, e só essas treze vazas contam.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflito</translation>
    </message>
    <message>
        <source>Single letters work as keys on the table</source>
        <translation>Letras soltas funcionam como teclas na mesa</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Atribuir</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sem tecla</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Nova tecla:</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” use the same key. Your changes take effect once that is resolved.</source>
        <translation>“{one}” e “{other}” usam a mesma tecla. Suas mudanças só valem quando isso for resolvido.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em toda parte</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Na mão</translation>
    </message>
    <message>
        <source>While bidding</source>
        <translation>Ao apostar</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>No estudo</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir um arquivo</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Salvar a partida como arquivo</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Learn from your slips</source>
        <translation>Aprender com os erros</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Editor de rodadas</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Copy deal as code</source>
        <translation>Copiar rodada como código</translation>
    </message>
    <message>
        <source>Copy deal as diagram</source>
        <translation>Copiar rodada como diagrama</translation>
    </message>
    <message>
        <source>Paste deal</source>
        <translation>Colar rodada</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Score sheet and charts</source>
        <translation>Tabela de pontos e gráficos</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Painel de pontos</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Compartilhar imagem</translation>
    </message>
    <message>
        <source>Study a deal</source>
        <translation>Estudar uma rodada</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Relatório da partida</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Cartas maiores</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Cartas menores</translation>
    </message>
    <message>
        <source>Default card size</source>
        <translation>Tamanho padrão das cartas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regras deste jogo</translation>
    </message>
    <message>
        <source>Continue, skip animation</source>
        <translation>Continuar, pular animação</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Sem som</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>Kitty and discards</source>
        <translation>Monte e descartes</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordenar a mão</translation>
    </message>
    <message>
        <source>What there is to learn</source>
        <translation>O que há para aprender</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Say the trick so far</source>
        <translation>Dizer a vaza até agora</translation>
    </message>
    <message>
        <source>Say bids and tricks</source>
        <translation>Dizer apostas e vazas</translation>
    </message>
    <message>
        <source>Say trump and deal</source>
        <translation>Dizer trunfo e rodada</translation>
    </message>
    <message>
        <source>Say scores and places</source>
        <translation>Dizer pontos e lugares</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Dizer de quem é a vez</translation>
    </message>
    <message>
        <source>Say my cards</source>
        <translation>Dizer minhas cartas</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Repetir a última mensagem</translation>
    </message>
    <message>
        <source>Say the message before</source>
        <translation>Repetir a mensagem anterior</translation>
    </message>
    <message>
        <source>Say the message after</source>
        <translation>Repetir a mensagem seguinte</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carta anterior</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Próxima carta</translation>
    </message>
    <message>
        <source>Next playable card</source>
        <translation>Próxima carta jogável</translation>
    </message>
    <message>
        <source>Previous playable card</source>
        <translation>Carta jogável anterior</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Primeira carta</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Última carta</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Mover a carta para a esquerda</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Mover a carta para a direita</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Jogar a carta</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Previous number</source>
        <translation>Número anterior</translation>
    </message>
    <message>
        <source>Next number</source>
        <translation>Próximo número</translation>
    </message>
    <message>
        <source>Next suit</source>
        <translation>Próximo naipe</translation>
    </message>
    <message>
        <source>Previous suit</source>
        <translation>Naipe anterior</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Menor número</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Maior número</translation>
    </message>
    <message>
        <source>Ready, done</source>
        <translation>Pronto, feito</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>Pass, discard the card</source>
        <translation>Passar, descartar a carta</translation>
    </message>
    <message>
        <source>Knock, keep the card</source>
        <translation>Bater na mesa, guardar a carta</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Vaza anterior</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Próxima vaza</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <translation>Ao começo da rodada</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Ao fim da rodada</translation>
    </message>
    <message>
        <source>My next decision</source>
        <translation>Minha próxima decisão</translation>
    </message>
    <message>
        <source>My previous decision</source>
        <translation>Minha decisão anterior</translation>
    </message>
    <message>
        <source>My next mistake</source>
        <translation>Meu próximo erro</translation>
    </message>
    <message>
        <source>My previous mistake</source>
        <translation>Meu erro anterior</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Rodada anterior</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>All hands, or what I knew</source>
        <translation>Todas as mãos, ou o que eu sabia</translation>
    </message>
    <message>
        <source>Hide or show the panel</source>
        <translation>Ocultar ou mostrar o painel</translation>
    </message>
    <message>
        <source>Open the deal or question in the study</source>
        <translation>Abrir a rodada ou a pergunta no estudo</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Testar esta carta</translation>
    </message>
    <message>
        <source>Try the best card</source>
        <translation>Testar a melhor carta</translation>
    </message>
    <message>
        <source>Let everyone play on</source>
        <translation>Deixar todos continuarem</translation>
    </message>
    <message>
        <source>Back from a line to the match</source>
        <translation>Voltar de uma linha à partida</translation>
    </message>
    <message>
        <source>Name this line</source>
        <translation>Dar nome a esta linha</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Excluir esta linha</translation>
    </message>
    <message>
        <source>Restore a deleted line</source>
        <translation>Recuperar uma linha excluída</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Abrir uma mesa</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Entrar numa mesa</translation>
    </message>
    <message>
        <source>Waiting room and chat</source>
        <translation>Sala de espera e chat</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Sair da mesa</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn from your slips</source>
        <translation>Aprender com os erros</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>Deixar de &amp;fora</translation>
    </message>
    <message>
        <source>Open in &amp;study</source>
        <translation>Abrir no &amp;estudo</translation>
    </message>
    <message>
        <source>The question was left out and will not come back.</source>
        <translation>A pergunta ficou de fora e não volta mais.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Prepared deals</source>
        <translation>Desaf&amp;ios</translation>
    </message>
    <message>
        <source>Practise today&apos;s slips &amp;now</source>
        <translation>Praticar &amp;agora os erros de hoje</translation>
    </message>
    <message>
        <source>Right: {choice}</source>
        <translation>Certo: {choice}</translation>
    </message>
    <message>
        <source>Not this one: {choice}</source>
        <translation>Esta não: {choice}</translation>
    </message>
    <message>
        <source>You have answered all of today&apos;s questions.</source>
        <translation>Você respondeu a todas as perguntas de hoje.</translation>
    </message>
    <message>
        <source>Nothing to review today.</source>
        <translation>Nada para rever hoje.</translation>
    </message>
    <message>
        <source>Once more.</source>
        <translation>Mais uma vez.</translation>
    </message>
    <message>
        <source>Question {number} of {all} today · {deal}</source>
        <translation>Pergunta {number} de {all} hoje · {deal}</translation>
    </message>
    <message>
        <source>Only the deal up to here was kept</source>
        <translation>Só a rodada até aqui foi guardada</translation>
    </message>
    <message>
        <source>{done} of {all} answered, {right} right first time</source>
        <translation>{done} de {all} respondidas; certas de primeira: {right}</translation>
    </message>
    <message>
        <source>Trick {trick}. {name} leads {card}.</source>
        <translation>Vaza {trick}. {name} sai com {card}.</translation>
    </message>
    <message>
        <source>Found on {day}: you chose {choice}. {word}.</source>
        <translation>Encontrado: {day}. Você escolheu {choice}. {word}.</translation>
    </message>
    <message>
        <source>Any choice as good as the best counts as right. A question answered wrong comes back the next day.</source>
        <translation>Vale qualquer escolha tão boa quanto a melhor. Uma pergunta que você errou volta no dia seguinte.</translation>
    </message>
    <message>
        <source>This one is learned.</source>
        <translation>Esta você já aprendeu.</translation>
    </message>
    <message>
        <source>It will not come back.</source>
        <translation>Não volta mais.</translation>
    </message>
    <message>
        <source>It starts over.</source>
        <translation>Começa de novo.</translation>
    </message>
    <message>
        <source>It comes back in {time}, on {day}.</source>
        <translation>Volta em {time} ({day}).</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Qual carta?</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>O que você aposta?</translation>
    </message>
    <message>
        <source>{slips} in your collection: {due} due, {learned} learned.</source>
        <translation>{slips} na sua coleção; para hoje: {due}, superados: {learned}.</translation>
    </message>
    <message>
        <source>Slips that the coach finds in your matches come here as questions.</source>
        <translation>Os erros que o treinador encontra nas suas partidas aparecem aqui como perguntas.</translation>
    </message>
    <message>
        <source>The next question comes on {day}.</source>
        <translation>Próxima pergunta: {day}.</translation>
    </message>
</context>
<context>
    <name>Left over</name>
    <message>
        <source>Another match was left unfinished.</source>
        <translation>Outra partida ficou sem terminar.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;Retomar</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches will appear here</source>
        <translation>Suas partidas vão aparecer aqui</translation>
    </message>
    <message>
        <source>Finished matches are kept automatically, on this computer only. You can also open a file.</source>
        <translation>Partidas terminadas são guardadas automaticamente, só neste computador. Você também pode abrir um arquivo.</translation>
    </message>
    <message>
        <source>Play a &amp;match</source>
        <translation>Jogar uma &amp;partida</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Abrir um arquivo…</translation>
    </message>
    <message>
        <source>The finished match cannot be saved in the library: {problem}. Far Whist keeps trying until you close the window; the statistics already include it.</source>
        <translation>Não foi possível salvar a partida terminada na biblioteca: {problem}. O Far Whist continua tentando até você fechar a janela; as estatísticas já a incluem.</translation>
    </message>
    <message>
        <source>stopped after {deals}</source>
        <translation>parou depois de {deals}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regras próprias</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganha</translation>
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
        <translation>Posição: {place}</translation>
    </message>
    <message>
        <source>exact: {count}</source>
        <translation>exatas: {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {cards}, {trump}.</source>
        <translation>Rodada {number}: {cards}, {trump}.</translation>
    </message>
    <message>
        <source>It did not count.</source>
        <translation>A rodada não contou.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {took}: {result}.</source>
        <translation>Apostou {bid}, fez {took}: {result}.</translation>
    </message>
    <message>
        <source>{game} of {day} was deleted.</source>
        <translation>{game} de {day}: partida excluída.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais recentes primeiro</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigas primeiro</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por jogo</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
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
        <translation>&amp;Limpar a busca</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Search: names, games, dates</source>
        <translation>Buscar: nomes, jogos, datas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nada encontrado.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogada em</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exatas</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>The library cannot be read: {problem}.</source>
        <translation>Não foi possível ler a biblioteca: {problem}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>The match cannot be deleted: {problem}.</source>
        <translation>Não foi possível excluir a partida: {problem}.</translation>
    </message>
    <message>
        <source>The match cannot be brought back: {problem}.</source>
        <translation>Não foi possível recuperar a partida: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>{game} está de volta.</translation>
    </message>
    <message>
        <source>Back to the &amp;list</source>
        <translation>Voltar à &amp;lista</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Open the finished match on the table; it does not count again</source>
        <translation>Abre a partida terminada na mesa; ela não conta de novo</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>&amp;Tabela de pontos</translation>
    </message>
    <message>
        <source>Play aga&amp;in</source>
        <translation>Jogar de &amp;novo</translation>
    </message>
    <message>
        <source>Play the same deals again; the match counts as assisted</source>
        <translation>Joga as mesmas rodadas de novo; a partida conta como jogada com ajuda</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Match &amp;report</source>
        <translation>&amp;Relatório da partida</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>Deals: arrows choose, Enter studies one</source>
        <translation>Rodadas: setas para escolher, Enter para estudar</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Stud&amp;y deal {number}</source>
        <translation>&amp;Estudar a rodada {number}</translation>
    </message>
    <message>
        <source>H&amp;ands of deal {number}</source>
        <translation>&amp;Mãos da rodada {number}</translation>
    </message>
    <message>
        <source>The match cannot be read: {problem}.</source>
        <translation>Não foi possível ler a partida: {problem}.</translation>
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
            <numerusform>%n arquivo da biblioteca não pôde ser lido e ficou como estava:</numerusform>
            <numerusform>%n arquivos da biblioteca não puderam ser lidos e ficaram como estavam:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading %n more</source>
        <translation>
            <numerusform>lendo mais %n</numerusform>
            <numerusform>lendo mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Study from here</source>
        <translation>Estudar a partir daqui</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>You draw a card: {card}.</source>
        <translation>Você compra uma carta: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} compra uma carta.</translation>
    </message>
    <message>
        <source>You look at the next card: {card}.</source>
        <translation>Você olha a carta seguinte: {card}.</translation>
    </message>
    <message>
        <source>{name} looks at the next card.</source>
        <translation>{name} olha a carta seguinte.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>Você a guarda.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} a guarda.</translation>
    </message>
    <message>
        <source>You must keep the next card: {card}.</source>
        <translation>Você tem que guardar a seguinte: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the next card.</source>
        <translation>{name} guarda a carta seguinte.</translation>
    </message>
    <message>
        <source>You discard it.</source>
        <translation>Você a descarta.</translation>
    </message>
    <message>
        <source>{name} discards it.</source>
        <translation>{name} a descarta.</translation>
    </message>
    <message>
        <source>You must discard it.</source>
        <translation>Você tem que descartá-la.</translation>
    </message>
    <message>
        <source>{name} discards the next card.</source>
        <translation>{name} descarta a carta seguinte.</translation>
    </message>
    <message>
        <source>You lay your cards face up: {cards}.</source>
        <translation>Você põe as suas cartas à vista: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays all cards face up: {cards}.</source>
        <translation>{name} põe todas as cartas à vista: {cards}.</translation>
    </message>
    <message>
        <source>You play the contract: {contract}.</source>
        <translation>Você joga o contrato: {contract}.</translation>
    </message>
    <message>
        <source>{name} plays the contract: {contract}.</source>
        <translation>{name} joga o contrato: {contract}.</translation>
    </message>
    <message>
        <source>Low cards win: ace, two, three, up to the king.</source>
        <translation>Ganham as baixas: ás, dois, três, até o rei.</translation>
    </message>
    <message>
        <source>High cards win, from the ace down.</source>
        <translation>Ganham as altas, do ás para baixo.</translation>
    </message>
    <message>
        <source>The kitty is set aside: {cards}.</source>
        <translation>O monte fica de lado: {cards}.</translation>
    </message>
    <message>
        <source>You pick up the kitty.</source>
        <translation>Você pega o monte.</translation>
    </message>
    <message>
        <source>{name} picks up the kitty.</source>
        <translation>{name} pega o monte.</translation>
    </message>
    <message>
        <source>You discard a card: {card}.</source>
        <translation>Você descarta uma carta: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} descarta uma carta.</translation>
    </message>
    <message>
        <source>The pile starts: {card}.</source>
        <translation>A pilha começa: {card}.</translation>
    </message>
    <message>
        <source>You play: {cards}.</source>
        <translation>Você joga: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays: {cards}.</source>
        <translation>{name} joga: {cards}.</translation>
    </message>
    <message>
        <source>You take the face-up card: {card}.</source>
        <translation>Você pega a carta virada: {card}.</translation>
    </message>
    <message>
        <source>{name} takes the face-up card: {card}.</source>
        <translation>{name} pega a carta virada: {card}.</translation>
    </message>
    <message>
        <source>This trick is for: {card}.</source>
        <translation>Esta vaza vale: {card}.</translation>
    </message>
    <message>
        <source>The stock is used up. From now on the tricks count.</source>
        <translation>As cartas de compra acabaram. A partir de agora as vazas contam.</translation>
    </message>
    <message>
        <source>You draw: {cards}.</source>
        <translation>Você compra: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} compra {cards}.</translation>
    </message>
    <message>
        <source>You discard the next card unseen.</source>
        <translation>Você descarta a carta seguinte sem ver.</translation>
    </message>
    <message>
        <source>{name} discards a card: {card}.</source>
        <translation>{name} descarta uma carta: {card}.</translation>
    </message>
    <message>
        <source>The pile rises again.</source>
        <translation>A pilha volta a subir.</translation>
    </message>
    <message>
        <source>The pile falls from now on.</source>
        <translation>A pilha desce a partir de agora.</translation>
    </message>
    <message>
        <source>The declarer looks at the kitty.</source>
        <translation>O declarante olha o monte.</translation>
    </message>
    <message>
        <source>The kitty: {cards}.</source>
        <translation>O monte: {cards}.</translation>
    </message>
    <message>
        <source>you {card}</source>
        <translation>você {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>Cutting for trumps: {draws}.</source>
        <translation>Sorteio do trunfo: {draws}.</translation>
    </message>
    <message>
        <source>The highest cards are equal: another cut.</source>
        <translation>As cartas mais altas empataram: outro sorteio.</translation>
    </message>
    <message>
        <source>You cut the highest card and will choose trumps.</source>
        <translation>Você tira a carta mais alta e vai escolher o trunfo.</translation>
    </message>
    <message>
        <source>{name} cuts the highest card and will choose trumps.</source>
        <translation>{name} tira a carta mais alta e vai escolher o trunfo.</translation>
    </message>
    <message>
        <source>Nobody chooses the next trumps.</source>
        <translation>Ninguém escolhe o próximo trunfo.</translation>
    </message>
    <message>
        <source>You choose the next trumps.</source>
        <translation>Você escolhe o próximo trunfo.</translation>
    </message>
    <message>
        <source>{name} chooses the next trumps.</source>
        <translation>{name} escolhe o próximo trunfo.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Você começa.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} começa.</translation>
    </message>
    <message>
        <source>Everybody stays in the match.</source>
        <translation>Todos continuam na partida.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Você está fora da partida.</translation>
    </message>
    <message>
        <source>{name} is out of the match.</source>
        <translation>{name} está fora da partida.</translation>
    </message>
    <message>
        <source>You took no trick and get one card, which stays unseen.</source>
        <translation>Você não fez vaza e recebe uma carta, sem poder vê-la.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card, unseen.</source>
        <translation>{name} não fez vaza e recebe uma carta, sem poder vê-la.</translation>
    </message>
    <message>
        <source>You took no trick and get one card as a last chance.</source>
        <translation>Você não fez vaza e recebe uma carta como última chance.</translation>
    </message>
    <message>
        <source>{name} took no trick and gets one card as a last chance.</source>
        <translation>{name} não fez vaza e recebe uma carta como última chance.</translation>
    </message>
    <message>
        <source>You knock and keep your card.</source>
        <translation>Você bate na mesa e guarda a carta.</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card.</source>
        <translation>{name} bate na mesa e guarda a carta.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>The pile is open again, and you begin.</source>
        <translation>A pilha está aberta de novo, e você começa.</translation>
    </message>
    <message>
        <source>The pile is open again, and {name} begins.</source>
        <translation>A pilha está aberta de novo, e {name} começa.</translation>
    </message>
    <message>
        <source>You have no cards left: place {place}.</source>
        <translation>Você ficou sem cartas: {place}º lugar.</translation>
    </message>
    <message>
        <source>{name} has no cards left: place {place}.</source>
        <translation>{name} ficou sem cartas: {place}º lugar.</translation>
    </message>
    <message>
        <source>Nobody can beat your card, and neither can you: you take the penalty.</source>
        <translation>Ninguém supera a sua carta, nem você: você paga a penalidade.</translation>
    </message>
    <message>
        <source>Nobody can beat the card of {name}, who takes the penalty.</source>
        <translation>Ninguém supera a carta de {name}, que paga a penalidade.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a card.</source>
        <translation>{giver} dá uma carta a {taker}.</translation>
    </message>
    <message>
        <source>You give {taker} a card: {card}.</source>
        <translation>Você dá uma carta a {taker}: {card}.</translation>
    </message>
    <message>
        <source>{giver} gives you a card: {card}.</source>
        <translation>{giver} dá uma carta a você: {card}.</translation>
    </message>
    <message>
        <source>Any card may be played on it.</source>
        <translation>Qualquer carta pode ser jogada em cima.</translation>
    </message>
    <message>
        <source>Any black card may be played on it.</source>
        <translation>Qualquer carta preta pode ser jogada em cima.</translation>
    </message>
    <message>
        <source>Any red card may be played on it.</source>
        <translation>Qualquer carta vermelha pode ser jogada em cima.</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} alto</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} baixo</translation>
    </message>
    <message>
        <source>{level} no trump</source>
        <translation>{level} sem trunfo</translation>
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
        <translation>Você aposta {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} aposta {contract}.</translation>
    </message>
    <message>
        <source>You call {contract}.</source>
        <translation>Você anuncia {contract}.</translation>
    </message>
    <message>
        <source>{name} calls {contract}.</source>
        <translation>{name} anuncia {contract}.</translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation>Pontos da rodada {deal}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>{name}: {points}, {total} in all.</source>
        <translation>{name}: {points}, {total} ao todo.</translation>
    </message>
    <message>
        <source>{name}: {points} in this game.</source>
        <translation>{name}: {points} neste game.</translation>
    </message>
    <message>
        <source>{name}: the game is won, {points}, {total} in all.</source>
        <translation>{name}: o game está ganho, {points}, {total} ao todo.</translation>
    </message>
    <message>
        <source>Games: {first} {won}, {second} {lost}.</source>
        <translation>Games: {first} {won}, {second} {lost}.</translation>
    </message>
    <message>
        <source>Both sides share first place.</source>
        <translation>As duas duplas dividem o primeiro lugar.</translation>
    </message>
    <message>
        <source>Place {place}: you and your partner, with {points}.</source>
        <translation>{place}º lugar: você e seu parceiro, com {points}.</translation>
    </message>
    <message>
        <source>Place {place}: the other side, with {points}.</source>
        <translation>{place}º lugar: a outra dupla, com {points}.</translation>
    </message>
    <message>
        <source>A match of {players} begins.</source>
        <translation>Começa uma partida de {players}.</translation>
    </message>
    <message>
        <source>Deal {deal} begins: {cards} for each player.</source>
        <translation>Começa a rodada {deal}: {cards} para cada jogador.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} begins: {cards} for each player.</source>
        <translation>Começa a rodada {deal} de {deals}: {cards} para cada jogador.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Você dá as cartas.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} dá as cartas.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Você fica de fora.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} fica de fora.</translation>
    </message>
    <message>
        <source>{name} is your partner.</source>
        <translation>{name} é seu parceiro.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Você tem {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} tem {cards}.</translation>
    </message>
    <message>
        <source>You do not see your own cards.</source>
        <translation>Você não vê as suas próprias cartas.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>As cartas são dadas.</translation>
    </message>
    <message>
        <source>You look at your cards: {cards}.</source>
        <translation>Você olha as suas cartas: {cards}.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <translation>{name} olha as cartas.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} é a carta virada.</translation>
    </message>
    <message>
        <source>{card} is cut and shuffled back.</source>
        <translation>{card} é a carta tirada e volta ao baralho.</translation>
    </message>
    <message>
        <source>You show {card}; the card stays in your hand.</source>
        <translation>Você mostra {card}; a carta fica na sua mão.</translation>
    </message>
    <message>
        <source>{name} shows {card}; the card stays in the hand.</source>
        <translation>{name} mostra {card}; a carta fica na mão.</translation>
    </message>
    <message>
        <source>You choose trumps: {suit}.</source>
        <translation>Você escolhe o trunfo: {suit}.</translation>
    </message>
    <message>
        <source>{name} chooses trumps: {suit}.</source>
        <translation>{name} escolhe o trunfo: {suit}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Não há trunfo.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} são trunfo.</translation>
    </message>
    <message>
        <source>You change your bid.</source>
        <translation>Você muda a aposta.</translation>
    </message>
    <message>
        <source>{name} changes the bid.</source>
        <translation>{name} muda a aposta.</translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation>Você confirmou.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} confirmou.</translation>
    </message>
    <message>
        <source>you {bid}</source>
        <translation>você {bid}</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message>
        <source>The bids are revealed: {bids}.</source>
        <translation>As apostas são reveladas: {bids}.</translation>
    </message>
    <message>
        <source>The pack lies face down, to draw hands from.</source>
        <translation>O baralho fica virado para baixo, e dele se compram as mãos.</translation>
    </message>
    <message>
        <source>The bids stay hidden until the deal is over.</source>
        <translation>As apostas ficam ocultas até o fim da rodada.</translation>
    </message>
    <message>
        <source>Only the total of the bids is announced.</source>
        <translation>Só se anuncia o total das apostas.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} apostou.</translation>
    </message>
    <message>
        <source>{name} bids; the bids so far add up to {total}.</source>
        <translation>{name} aposta; as apostas até agora somam {total}.</translation>
    </message>
    <message>
        <source>You keep your bid of {bid}.</source>
        <translation>Você mantém a aposta de {bid}.</translation>
    </message>
    <message>
        <source>{name} keeps the bid of {bid}.</source>
        <translation>{name} mantém a aposta de {bid}.</translation>
    </message>
    <message>
        <source>Your bid becomes {bid}.</source>
        <translation>Sua aposta passa a ser {bid}.</translation>
    </message>
    <message>
        <source>The bid of {name} becomes {bid}.</source>
        <translation>A aposta de {name} passa a ser {bid}.</translation>
    </message>
    <message>
        <source>You bid {bid} without seeing your cards.</source>
        <translation>Você aposta {bid} sem ver as suas cartas.</translation>
    </message>
    <message>
        <source>{name} bids {bid} without seeing the cards.</source>
        <translation>{name} aposta {bid} sem ver as cartas.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Você aposta {bid}.</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} aposta {bid}.</translation>
    </message>
    <message>
        <source>You offer {tricks}: {suit}.</source>
        <translation>Você oferece {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>{name} offers {tricks}: {suit}.</source>
        <translation>{name} oferece {tricks}: {suit}.</translation>
    </message>
    <message>
        <source>You look at your cards before you bid.</source>
        <translation>Você olha as suas cartas antes de apostar.</translation>
    </message>
    <message>
        <source>{name} looks at the cards before bidding.</source>
        <translation>{name} olha as cartas antes de apostar.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Você joga {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joga {card}.</translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation>Você sai com {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation>{name} sai com {card}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Você leva a vaza com {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} leva a vaza com {card}.</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>A rodada não conta e é jogada de novo.</translation>
    </message>
    <message>
        <source>You sat out: {points}, {total} in all.</source>
        <translation>Você ficou de fora: {points}, {total} ao todo.</translation>
    </message>
    <message>
        <source>{name} sat out: {points}, {total} in all.</source>
        <translation>{name} ficou de fora: {points}, {total} ao todo.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>Você apostou {bid} e fez {taken}, {result}: {points}, {total} ao todo.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation>{name} apostou {bid} e fez {taken}, {result}: {points}, {total} ao todo.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Place {place}: you.</source>
        <translation>{place}º lugar: você.</translation>
    </message>
    <message>
        <source>Place {place}: {name}.</source>
        <translation>{place}º lugar: {name}.</translation>
    </message>
    <message>
        <source>Place {place}: you, with {points}.</source>
        <translation>{place}º lugar: você, com {points}.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, with {points}.</source>
        <translation>{place}º lugar: {name}, com {points}.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: under by {count}.</source>
        <translation>Ao todo {bids} {tricks}: {count} abaixo.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: over by {count}.</source>
        <translation>Ao todo {bids} {tricks}: {count} acima.</translation>
    </message>
    <message>
        <source>In all, {bids} {tricks}: everybody can be exact.</source>
        <translation>Ao todo {bids} {tricks}: todos podem acertar.</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>menos {points}</translation>
    </message>
    <message>
        <source>This deal can be studied when it is over.</source>
        <translation>Esta rodada pode ser estudada quando acabar.</translation>
    </message>
    <message>
        <source>{name} keeps a card.</source>
        <translation>{name} guarda uma carta.</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>{name}: exact in deals {first} to {last}</source>
        <translation>{name}: acertou nas rodadas {first} a {last}</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Maior sequência</translation>
    </message>
    <message>
        <source>{name}: deal {deal}, {cards}</source>
        <translation>{name}: rodada {deal}, {cards}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Melhor rodada</translation>
    </message>
    <message>
        <source>Most exact</source>
        <translation>Mais apostas exatas</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Mais vazas</translation>
    </message>
    <message>
        <source>First to go out</source>
        <translation>Primeiro sem cartas</translation>
    </message>
    <message>
        <source>{name}: {count} of {deals}</source>
        <translation>{name}: {count} de {deals}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Available when the lesson is over</source>
        <translation>Disponível quando a lição acabar</translation>
    </message>
    <message>
        <source>Available when you have made a move</source>
        <translation>Disponível depois que você fizer uma jogada</translation>
    </message>
    <message>
        <source>Available when you have taken a move back</source>
        <translation>Disponível depois que você desfizer uma jogada</translation>
    </message>
    <message>
        <source>Available when you have moved a card of your hand</source>
        <translation>Disponível depois de mover uma carta da mão</translation>
    </message>
    <message>
        <source>The deck that you have chosen has colours of its own</source>
        <translation>O baralho escolhido tem as suas próprias cores</translation>
    </message>
    <message>
        <source>Available when a trick has been taken</source>
        <translation>Disponível depois que uma vaza for feita</translation>
    </message>
    <message>
        <source>Available when you have seen a kitty or discarded</source>
        <translation>Disponível depois de ver um monte ou descartar</translation>
    </message>
    <message>
        <source>Available when a deal is finished</source>
        <translation>Disponível quando uma rodada acabar</translation>
    </message>
    <message>
        <source>Available when nothing is left for you to decide</source>
        <translation>Disponível quando você não tiver mais nada a decidir</translation>
    </message>
    <message>
        <source>Available when a match has begun</source>
        <translation>Disponível quando uma partida começar</translation>
    </message>
    <message>
        <source>&amp;What is special about this game</source>
        <translation>&amp;O que este jogo tem de especial</translation>
    </message>
    <message>
        <source>See in a few words what the game on the table has that others lack</source>
        <translation>Mostra em poucas palavras o que o jogo na mesa tem e os outros não têm</translation>
    </message>
    <message>
        <source>Available when a deal is being played</source>
        <translation>Disponível durante uma rodada</translation>
    </message>
    <message>
        <source>The cards are as large as can be</source>
        <translation>As cartas estão no maior tamanho</translation>
    </message>
    <message>
        <source>The cards are as small as can be</source>
        <translation>As cartas estão no menor tamanho</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Choose game, players and length of another match</source>
        <translation>Prepara outra partida: jogo, jogadores e duração</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Abr&amp;ir…</translation>
    </message>
    <message>
        <source>Open a saved match or rules from a file</source>
        <translation>Abre uma partida salva ou regras de um arquivo</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <source>Save the match as it stands to a file you can keep or share</source>
        <translation>Salva a partida como está num arquivo para guardar ou passar adiante</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>Look through the matches you have finished</source>
        <translation>Mostra as partidas que você terminou</translation>
    </message>
    <message>
        <source>Prepared deals, deal o&amp;f the day</source>
        <translation>Desafios, rodada do &amp;dia</translation>
    </message>
    <message>
        <source>Solve a deal, or play the same cards as everybody else today</source>
        <translation>Traz rodadas para resolver, ou as cartas que todos jogam hoje</translation>
    </message>
    <message>
        <source>Learn from &amp;your slips</source>
        <translation>Aprender com os &amp;erros</translation>
    </message>
    <message>
        <source>Practise the positions where you went wrong</source>
        <translation>Repete as posições em que você errou, para treinar</translation>
    </message>
    <message>
        <source>Deal &amp;editor</source>
        <translation>Edit&amp;or de rodadas</translation>
    </message>
    <message>
        <source>Set up a deal card by card, to play it or to ask the coach</source>
        <translation>Monta uma rodada carta por carta, para jogá-la ou consultar o treinador</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Close the program; the match is already saved</source>
        <translation>Fecha o programa; a partida já está salva</translation>
    </message>
    <message>
        <source>Copy &amp;deal as code</source>
        <translation>Copiar rodada como &amp;código</translation>
    </message>
    <message>
        <source>Copy the last finished deal as one line of text</source>
        <translation>Copia a última rodada terminada como uma linha de texto</translation>
    </message>
    <message>
        <source>Copy deal as dia&amp;gram</source>
        <translation>Copiar rodada como dia&amp;grama</translation>
    </message>
    <message>
        <source>Copy the deal as readable text; only your own cards during play</source>
        <translation>Copia a rodada como texto legível; durante o jogo, só as suas cartas</translation>
    </message>
    <message>
        <source>&amp;Paste deal</source>
        <translation>Co&amp;lar rodada</translation>
    </message>
    <message>
        <source>Play a deal copied as text, for practice</source>
        <translation>Joga uma rodada copiada como texto, para treino</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Undo your last move and the replies to it</source>
        <translation>Desfaz a sua última jogada e as respostas a ela</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Refaz a jogada que você desfez</translation>
    </message>
    <message>
        <source>Score s&amp;heet and charts</source>
        <translation>&amp;Tabela de pontos e gráficos</translation>
    </message>
    <message>
        <source>Show all deals with points and charts, in a window of their own</source>
        <translation>Mostra todas as rodadas com seus pontos, e gráficos, numa janela própria</translation>
    </message>
    <message>
        <source>&amp;Score panel</source>
        <translation>&amp;Painel de pontos</translation>
    </message>
    <message>
        <source>Show or hide the scores beside the table</source>
        <translation>Mostra ou oculta os pontos ao lado da mesa</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>Estat&amp;ísticas</translation>
    </message>
    <message>
        <source>See how you have done so far</source>
        <translation>Mostra como você se saiu até agora</translation>
    </message>
    <message>
        <source>Share pi&amp;cture…</source>
        <translation>Compartil&amp;har imagem…</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table, the result or the score sheet</source>
        <translation>Copia ou salva uma imagem da mesa, do resultado ou da tabela de pontos</translation>
    </message>
    <message>
        <source>St&amp;udy the deal</source>
        <translation>&amp;Estudar a rodada</translation>
    </message>
    <message>
        <source>Go through the last finished deal card by card</source>
        <translation>Repassa a última rodada terminada carta por carta</translation>
    </message>
    <message>
        <source>Match repor&amp;t</source>
        <translation>Relatóri&amp;o da partida</translation>
    </message>
    <message>
        <source>What was luck, and what your decisions cost</source>
        <translation>Mostra o que foi sorte e o que custaram as suas decisões</translation>
    </message>
    <message>
        <source>&amp;Event log</source>
        <translation>R&amp;egistro</translation>
    </message>
    <message>
        <source>Show or hide the text of everything that happened in the match</source>
        <translation>Mostra ou oculta o texto de tudo o que aconteceu na partida</translation>
    </message>
    <message>
        <source>Lar&amp;ger cards</source>
        <translation>Cartas maio&amp;res</translation>
    </message>
    <message>
        <source>Make the cards one step larger</source>
        <translation>Aumenta um pouco as cartas</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cartas me&amp;nores</translation>
    </message>
    <message>
        <source>Make the cards one step smaller</source>
        <translation>Diminui um pouco as cartas</translation>
    </message>
    <message>
        <source>&amp;Default card size</source>
        <translation>Ta&amp;manho padrão das cartas</translation>
    </message>
    <message>
        <source>Give the cards their default size again</source>
        <translation>Devolve às cartas o tamanho padrão</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela chei&amp;a</translation>
    </message>
    <message>
        <source>Give the table the whole screen, or leave full screen</source>
        <translation>Dá à mesa a tela inteira, ou sai da tela cheia</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>Choose rules, players, looks, sounds and keys</source>
        <translation>Ajusta regras, jogadores, aparência, sons e teclas</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Atalhos de teclado…</translation>
    </message>
    <message>
        <source>See all keys, and change them</source>
        <translation>Mostra todas as teclas e permite mudá-las</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Open the help; its key explains what you are using</source>
        <translation>Abre a ajuda; a tecla dela explica o item em foco</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>Read the rules of the match on the table, with all its options</source>
        <translation>Mostra as regras da partida na mesa, com todas as opções</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Go on to what comes next, or skip the animation</source>
        <translation>Segue para o que vem depois, ou pula a animação</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Stop the game, or let it go on</source>
        <translation>Interrompe o jogo, ou o deixa continuar</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Sem so&amp;m</translation>
    </message>
    <message>
        <source>Switch all sounds off, or on again</source>
        <translation>Desliga todos os sons, ou liga-os de novo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Show what a strong player would do</source>
        <translation>Mostra o que um jogador forte faria</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Última &amp;vaza</translation>
    </message>
    <message>
        <source>Show the trick that was taken last</source>
        <translation>Mostra a última vaza feita</translation>
    </message>
    <message>
        <source>&amp;Kitty and discards</source>
        <translation>&amp;Monte e descartes</translation>
    </message>
    <message>
        <source>Show the kitty and the discards that you have seen</source>
        <translation>Mostra o monte e os descartes que você viu</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>&amp;Ordenar a mão</translation>
    </message>
    <message>
        <source>Put your cards back into their usual order</source>
        <translation>Volta a pôr as suas cartas na ordem habitual</translation>
    </message>
    <message>
        <source>New match as &amp;before</source>
        <translation>Nova partida como &amp;antes</translation>
    </message>
    <message>
        <source>Begin another match with the same rules and players</source>
        <translation>Começa outra partida com as mesmas regras e os mesmos jogadores</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Jogar esta rodada de novo</translation>
    </message>
    <message>
        <source>Play the same cards once more for practice; it does not count</source>
        <translation>Joga as mesmas cartas mais uma vez para treinar; não conta</translation>
    </message>
    <message>
        <source>Let a bot &amp;finish this deal</source>
        <translation>Deixar um robô &amp;terminar esta rodada</translation>
    </message>
    <message>
        <source>A bot makes your moves until the end of the deal; the match then counts as assisted</source>
        <translation>Um robô faz as suas jogadas até o fim da rodada; a partida conta então como jogada com ajuda</translation>
    </message>
    <message>
        <source>&amp;Skip to end of deal</source>
        <translation>&amp;Pular para o fim da rodada</translation>
    </message>
    <message>
        <source>Play out the rest of the deal and show the result</source>
        <translation>Joga o resto da rodada e mostra o resultado</translation>
    </message>
    <message>
        <source>Show all &amp;hands</source>
        <translation>Mostrar todas as &amp;mãos</translation>
    </message>
    <message>
        <source>Show what everybody held in the last finished deal</source>
        <translation>Mostra o que cada um tinha na última rodada terminada</translation>
    </message>
    <message>
        <source>Match &amp;number…</source>
        <translation>&amp;Número da partida…</translation>
    </message>
    <message>
        <source>Show the number these cards come from, or enter another</source>
        <translation>Mostra o número de onde vêm estas cartas, ou permite digitar outro</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Jogo limpo…</translation>
    </message>
    <message>
        <source>See the fingerprints that prove that no card was changed</source>
        <translation>Mostra as impressões digitais que provam que nenhuma carta foi trocada</translation>
    </message>
    <message>
        <source>T&amp;oolbar</source>
        <translation>&amp;Barra de ferramentas</translation>
    </message>
    <message>
        <source>Show or hide the row of buttons above the table</source>
        <translation>Mostra ou oculta a fileira de botões acima da mesa</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Próximo pa&amp;inel</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window</source>
        <translation>Leva o foco do teclado à parte seguinte da janela</translation>
    </message>
    <message>
        <source>Previous p&amp;ane</source>
        <translation>Painel anteri&amp;or</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window</source>
        <translation>Leva o foco do teclado à parte anterior da janela</translation>
    </message>
    <message>
        <source>Four-&amp;colour deck</source>
        <translation>Baralho de &amp;quatro cores</translation>
    </message>
    <message>
        <source>Give each of the four suits a colour of its own</source>
        <translation>Dá a cada um dos quatro naipes uma cor própria</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>Teclas de uma só &amp;letra</translation>
    </message>
    <message>
        <source>Switch all keys that are a single letter off or on</source>
        <translation>Desliga ou liga todas as teclas de uma só letra</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>Learn the games in short lessons</source>
        <translation>Ensina os jogos em lições curtas</translation>
    </message>
    <message>
        <source>Show the first &amp;steps again</source>
        <translation>Mostrar de novo os primeiros &amp;passos</translation>
    </message>
    <message>
        <source>Explain the parts of the window once more, one by one</source>
        <translation>Explica mais uma vez as partes da janela, uma a uma</translation>
    </message>
    <message>
        <source>&amp;About Far Whist</source>
        <translation>&amp;Sobre o Far Whist</translation>
    </message>
    <message>
        <source>See the version of the program, and its licences</source>
        <translation>Mostra a versão do programa e as suas licenças</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>V&amp;elocidade</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Define com que velocidade as cartas se movem</translation>
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
        <translation>&amp;Instantânea</translation>
    </message>
    <message>
        <source>Pause &amp;after a trick</source>
        <translation>P&amp;ausa depois da vaza</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table</source>
        <translation>Define quanto tempo uma vaza completa fica na mesa</translation>
    </message>
    <message>
        <source>&amp;Very short</source>
        <translation>&amp;Muito curta</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>&amp;Curta</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Longa</translation>
    </message>
    <message>
        <source>&amp;Wait for a click</source>
        <translation>&amp;Esperar um clique</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>The language of all texts</source>
        <translation>O idioma de todos os textos</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Taman&amp;ho do texto</translation>
    </message>
    <message>
        <source>How large texts are, in menus, windows and on the table</source>
        <translation>Define o tamanho dos textos nos menus, nas janelas e na mesa</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Alto &amp;contraste</translation>
    </message>
    <message>
        <source>Stronger colours and outlines</source>
        <translation>Usa cores e contornos mais fortes</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Seguir o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Ligado</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>&amp;Desligado</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Avisos falados</translation>
    </message>
    <message>
        <source>How much a screen reader is told</source>
        <translation>Define quanto o leitor de tela anuncia</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tudo</translation>
    </message>
    <message>
        <source>&amp;My turn and results</source>
        <translation>&amp;Minha vez e resultados</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nada</translation>
    </message>
    <message>
        <source>Fel&amp;t</source>
        <translation>&amp;Feltro</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>Define a cor da mesa</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>Recen&amp;tes</translation>
    </message>
    <message>
        <source>Open one of the files you used last</source>
        <translation>Abre um dos últimos arquivos usados</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rodada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
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
        <source>This deal was set up card by card and has no number</source>
        <translation>Esta rodada foi montada carta por carta e não tem número</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponível quando você está entre os jogadores</translation>
    </message>
    <message>
        <source>Available when your cards are shown</source>
        <translation>Disponível quando as suas cartas aparecem</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Limpar esta lista</translation>
    </message>
    <message>
        <source>Available when you have opened or saved a file</source>
        <translation>Disponível depois que você abrir ou salvar um arquivo</translation>
    </message>
    <message>
        <source>The coach does not judge this game</source>
        <translation>O treinador não avalia este jogo</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Abrir uma mesa…</translation>
    </message>
    <message>
        <source>Invite people at other computers to a match</source>
        <translation>Convida pessoas em outros computadores para uma partida</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Entrar numa mesa…</translation>
    </message>
    <message>
        <source>Play at the table of somebody who has invited you</source>
        <translation>Entra na mesa de alguém que convidou você</translation>
    </message>
    <message>
        <source>&amp;Waiting room and chat</source>
        <translation>Sala de espera e &amp;chat</translation>
    </message>
    <message>
        <source>Who is at the table, what is said, and its rules</source>
        <translation>Mostra quem está na mesa, o que se diz e as regras dela</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Sair da mesa</translation>
    </message>
    <message>
        <source>Give up your seat; a bot plays on for you</source>
        <translation>Deixa o seu lugar; um robô continua por você</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You play {contract}</source>
        <translation>Você joga {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} joga {contract}</translation>
    </message>
    <message>
        <source>Nobody can beat your card: you take the penalty</source>
        <translation>Ninguém supera a sua carta: você paga a penalidade</translation>
    </message>
    <message>
        <source>Nobody can beat the card: {name} takes the penalty</source>
        <translation>Ninguém supera a carta: {name} paga a penalidade</translation>
    </message>
    <message>
        <source>You knock and keep your card</source>
        <translation>Você bate na mesa e guarda a carta</translation>
    </message>
    <message>
        <source>{name} knocks and keeps the card</source>
        <translation>{name} bate na mesa e guarda a carta</translation>
    </message>
    <message>
        <source>The pile is open: you begin</source>
        <translation>A pilha está aberta: você começa</translation>
    </message>
    <message>
        <source>The pile is open: {name} begins</source>
        <translation>A pilha está aberta: {name} começa</translation>
    </message>
    <message>
        <source>Equal cards: {cards} – another cut</source>
        <translation>Cartas iguais: {cards} – outro sorteio</translation>
    </message>
    <message>
        <source>You cut the highest card, {card}, and choose trumps</source>
        <translation>Você tira a carta mais alta, {card}, e escolhe o trunfo</translation>
    </message>
    <message>
        <source>{name} cuts the highest card, {card}, and chooses trumps</source>
        <translation>{name} tira a carta mais alta, {card}, e escolhe o trunfo</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Você está fora</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Fora: {names}</translation>
    </message>
    <message>
        <source>You get a last chance with one card</source>
        <translation>Você tem uma última chance com uma carta</translation>
    </message>
    <message>
        <source>A last chance with one card: {names}</source>
        <translation>Última chance com uma carta: {names}</translation>
    </message>
    <message>
        <source>You are out of cards: place {place}</source>
        <translation>Você ficou sem cartas: {place}º lugar</translation>
    </message>
    <message>
        <source>Out of cards: {names}, place {place}</source>
        <translation>Sem cartas: {names}, {place}º lugar</translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>A deal takes about {minutes}.</source>
        <translation>Uma rodada leva cerca de {minutes}.</translation>
    </message>
    <message>
        <source>At most {deals}</source>
        <translation>No máximo {deals}</translation>
    </message>
    <message>
        <source>about {minutes}</source>
        <translation>cerca de {minutes}</translation>
    </message>
    <message>
        <source>The hatched deal has no trump.</source>
        <translation>A rodada hachurada não tem trunfo.</translation>
    </message>
    <message>
        <source>The hatched deals have no trump.</source>
        <translation>As rodadas hachuradas não têm trunfo.</translation>
    </message>
    <message>
        <source>Short, {n}</source>
        <translation>Curta, {n}</translation>
    </message>
    <message>
        <source>Half, {n}</source>
        <translation>Metade, {n}</translation>
    </message>
    <message>
        <source>Medium, {n}</source>
        <translation>Média, {n}</translation>
    </message>
    <message>
        <source>Whole, {n}</source>
        <translation>Completa, {n}</translation>
    </message>
    <message>
        <source>Standard, {n}</source>
        <translation>Normal, {n}</translation>
    </message>
    <message>
        <source>Long, {n}</source>
        <translation>Longa, {n}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Change &amp;rules…</source>
        <translation>Mudar as &amp;regras…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Duração da partida</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>Jogar de &amp;novo</translation>
    </message>
    <message>
        <source>Played last: {match}</source>
        <translation>Jogada por último: {match}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Adversários ao acaso</translation>
    </message>
    <message>
        <source>This game is for {players}.</source>
        <translation>Este jogo é para {players}.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Níveis misturados</translation>
    </message>
    <message>
        <source>a person at this screen</source>
        <translation>uma pessoa nesta tela</translation>
    </message>
    <message>
        <source>Change seat: drag, or Alt with an arrow key</source>
        <translation>Mudar de lugar: arraste, ou Alt com uma seta</translation>
    </message>
    <message>
        <source>Let a person play at this screen in the place of {name}</source>
        <translation>Deixar uma pessoa jogar nesta tela no lugar de {name}</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Pessoa</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>nesta tela</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Seu lugar</translation>
    </message>
    <message>
        <source>Name and picture …</source>
        <translation>Nome e imagem…</translation>
    </message>
    <message>
        <source>your seat; name and picture</source>
        <translation>seu lugar; nome e imagem</translation>
    </message>
    <message>
        <source>seat {n} of {count}, clockwise from your left</source>
        <translation>lugar {n} de {count}, no sentido horário a partir da sua esquerda</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>seu parceiro</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Quem senta aqui</translation>
    </message>
    <message>
        <source>Move one seat clockwise</source>
        <translation>Mover um lugar no sentido horário</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Nível de {name}</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>{you} and {partner}
against {left} and {right}</source>
        <translation>{you} e {partner}
contra {left} e {right}</translation>
    </message>
    <message>
        <source>Drag a player to another seat.</source>
        <translation>Arraste um jogador para outro lugar.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regras próprias</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Jogos anteriores</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Mais jogos</translation>
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
        <translation>Mais</translation>
    </message>
    <message>
        <source>More variants</source>
        <translation>Mais variantes</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Pessoa: {name}</translation>
    </message>
    <message>
        <source>Opponent: {name}</source>
        <translation>Adversário: {name}</translation>
    </message>
    <message>
        <source>Another person …</source>
        <translation>Outra pessoa…</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Outra pessoa</translation>
    </message>
    <message>
        <source>Who else plays at this computer?</source>
        <translation>Quem mais joga neste computador?</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentar</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Alguém novo</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Os adversários pensam antes de apostar</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Com dicas</translation>
    </message>
    <message>
        <source>Practice:</source>
        <translation>Treino:</translation>
    </message>
    <message>
        <source>hints and undo at will, not counted</source>
        <translation>dicas e desfazer à vontade, não conta</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Your own rules could not be read. The file was set aside as {file}.</source>
        <translation>Não foi possível ler suas regras. O arquivo foi guardado como {file}.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Far Whist. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} foi gravado por uma versão mais nova do Far Whist. Ele fica como está, e o que você mudar agora não será salvo.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be set aside. It stays as it is, and changes you make now are not saved.</source>
        <translation>{file} está danificado e não pode ser movido. Ele fica como está, e o que você mudar agora não será salvo.</translation>
    </message>
    <message>
        <source>{file} cannot be read now: {problem}. It stays as it is, and you play without it.</source>
        <translation>Não foi possível ler {file} agora: {problem}. Ele fica como está, e você joga sem ele.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>o arquivo não pode ser gravado</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>outro programa está usando o arquivo</translation>
    </message>
    <message>
        <source>the file was written by a newer version of Far Whist</source>
        <translation>o arquivo foi gravado por uma versão mais nova do Far Whist</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be moved aside</source>
        <translation>o arquivo está danificado e não pode ser movido</translation>
    </message>
    <message>
        <source>“{file}” is being read. You can go on meanwhile.</source>
        <translation>“{file}” está sendo lido. Enquanto isso, você pode continuar.</translation>
    </message>
    <message>
        <source>A damaged file could not be read. It was set aside as {file}.</source>
        <translation>Não foi possível ler um arquivo danificado. Ele foi guardado como {file}.</translation>
    </message>
    <message>
        <source>This needs {what}, which is not installed.</source>
        <translation>Isto precisa de {what}, que não está instalado.</translation>
    </message>
    <message>
        <source>The saved match could not be read. It was set aside as {file}, and a new match begins.</source>
        <translation>Não foi possível ler a partida salva. Ela foi guardada como {file}, e começa uma nova.</translation>
    </message>
    <message>
        <source>The saved match was written by a newer version of Far Whist. It stays as it is, so the match on the table is not saved.</source>
        <translation>A partida salva foi gravada por uma versão mais nova do Far Whist. Ela fica como está, por isso a partida da mesa não será salva.</translation>
    </message>
    <message>
        <source>The saved match cannot be read at the moment: {problem}. It stays as it is, so the match on the table is not saved.</source>
        <translation>Não foi possível ler a partida salva agora: {problem}. Ela fica como está, por isso a partida da mesa não será salva.</translation>
    </message>
    <message>
        <source>The saved match is damaged and could not be set aside, so the match on the table is not saved.</source>
        <translation>A partida salva está danificada e não pôde ser movida, por isso a partida da mesa não será salva.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {problem}. You can play on; what you play now is lost when you close the window.</source>
        <translation>Não foi possível salvar a partida: {problem}. Você pode continuar; o que jogar agora se perde ao fechar a janela.</translation>
    </message>
    <message>
        <source>This match is played in another window now. What you play here is not saved.</source>
        <translation>Esta partida está sendo jogada em outra janela. O que você jogar aqui não será salvo.</translation>
    </message>
    <message>
        <source>The opponents could not start in the background. Play goes on as usual, but the animation may stutter.</source>
        <translation>Os adversários não puderam começar em segundo plano. O jogo continua como sempre, mas a animação pode engasgar.</translation>
    </message>
    <message>
        <source>Your preferences could not be read. The file was set aside as {file}, and the defaults are used.</source>
        <translation>Não foi possível ler suas preferências. O arquivo foi guardado como {file}, e são usados os valores padrão.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: {problem}. They stay in effect until you close the window; saving is tried again at the next change.</source>
        <translation>Não foi possível salvar suas preferências: {problem}. Elas valem até você fechar a janela; na próxima mudança há nova tentativa.</translation>
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
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Isso não pode ser feito agora.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Você não tem essa carta.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Você precisa seguir o naipe: {suit}.</translation>
    </message>
    <message>
        <source>You must beat the best card if you can.</source>
        <translation>Você precisa superar a melhor carta, se puder.</translation>
    </message>
    <message>
        <source>You are void and must play a trump: {suit}.</source>
        <translation>Você não tem o naipe e precisa jogar trunfo: {suit}.</translation>
    </message>
    <message>
        <source>You must play a higher trump if you can.</source>
        <translation>Você precisa jogar um trunfo mais alto, se puder.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit).</source>
        <translation>Não se pode sair com trunfo antes de ele ser quebrado (jogado sobre outro naipe).</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick.</source>
        <translation>Não se pode sair com trunfo na primeira vaza.</translation>
    </message>
    <message>
        <source>Trumps may only be led when you hold nothing else.</source>
        <translation>Só se pode sair com trunfo quando não se tem outra coisa.</translation>
    </message>
    <message>
        <source>Bid a number from 0 to {most}.</source>
        <translation>Aposte um número de 0 a {most}.</translation>
    </message>
    <message>
        <source>Bid at least {least}.</source>
        <translation>Aposte pelo menos {least}.</translation>
    </message>
    <message>
        <source>Before looking at your cards you may bid no more than {most}.</source>
        <translation>Antes de ver as cartas você não pode apostar mais de {most}.</translation>
    </message>
    <message>
        <source>Your partner has bid blind, so you must bid before looking too.</source>
        <translation>Seu parceiro apostou às cegas, então você também precisa.</translation>
    </message>
    <message>
        <source>Your partner has looked or bid nil, so your side cannot bid blind.</source>
        <translation>Seu parceiro viu as cartas ou apostou nil: a dupla não pode apostar às cegas.</translation>
    </message>
    <message>
        <source>The last bidder may not bid {bid}: the bids would add up to {total}.</source>
        <translation>O último não pode apostar {bid}: as apostas somariam {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to more than {total}.</source>
        <translation>As apostas precisam somar mais de {total}.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly {total}.</source>
        <translation>As apostas precisam somar exatamente {total}.</translation>
    </message>
    <message>
        <source>In the second round a bid is kept or raised by one.</source>
        <translation>Na segunda volta a aposta é mantida ou aumenta em um.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Ninguém pode apostar 0 em duas rodadas seguidas.</translation>
    </message>
    <message>
        <source>One of two partners bids nil, the other at least {least}.</source>
        <translation>De dois parceiros um aposta nil, o outro pelo menos {least}.</translation>
    </message>
    <message>
        <source>Your partner has bid nil, so you may not.</source>
        <translation>Seu parceiro apostou nil, então você não pode.</translation>
    </message>
    <message>
        <source>Your partner has not bid nil, so you must.</source>
        <translation>Seu parceiro não apostou nil, então você precisa.</translation>
    </message>
    <message>
        <source>You must bid the number of your spades: {number}.</source>
        <translation>Você precisa apostar o número das suas espadas: {number}.</translation>
    </message>
    <message>
        <source>You must bid nil or the number of your spades: {number}.</source>
        <translation>Você precisa apostar nil ou o número das suas espadas: {number}.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least {least}.</source>
        <translation>As apostas da dupla precisam somar pelo menos {least}.</translation>
    </message>
    <message>
        <source>In the last trick the card must be played.</source>
        <translation>Na última vaza a carta precisa ser jogada.</translation>
    </message>
    <message>
        <source>All others have passed: the dealer must bid.</source>
        <translation>Todos os outros passaram: o carteador precisa apostar.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}.</source>
        <translation>A aposta mínima é {least}.</translation>
    </message>
    <message>
        <source>A bid must outrank the one before.</source>
        <translation>Uma aposta precisa superar a anterior.</translation>
    </message>
    <message>
        <source>There is no proposal to accept.</source>
        <translation>Não há proposta para aceitar.</translation>
    </message>
    <message>
        <source>At no trump a joker may only be led when you hold nothing else.</source>
        <translation>Sem trunfo, só se sai com um curinga quando não se tem outra coisa.</translation>
    </message>
    <message>
        <source>You are void and must play a joker.</source>
        <translation>Você não tem o naipe e precisa jogar um curinga.</translation>
    </message>
    <message>
        <source>The pile is open: you must play.</source>
        <translation>A pilha está aberta: você precisa jogar.</translation>
    </message>
    <message>
        <source>With two players left, whoever can play must play.</source>
        <translation>Quando só restam dois jogadores, quem pode jogar precisa jogar.</translation>
    </message>
    <message>
        <source>The player before you passed, so you must play if you can.</source>
        <translation>O jogador antes de você passou, então você precisa jogar se puder.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour.</source>
        <translation>Um curinga só vai sobre a outra cor.</translation>
    </message>
    <message>
        <source>Red goes on black, and black goes on red.</source>
        <translation>Vermelho vai sobre preto, e preto sobre vermelho.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Você precisa jogar mais alto.</translation>
    </message>
    <message>
        <source>You must play lower.</source>
        <translation>Você precisa jogar mais baixo.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Você precisa dar uma carta.</translation>
    </message>
    <message>
        <source>Cards played together must be of one rank.</source>
        <translation>Cartas jogadas juntas precisam ter o mesmo valor.</translation>
    </message>
    <message>
        <source>Cards played together must alternate red and black.</source>
        <translation>Cartas jogadas juntas precisam alternar vermelho e preto.</translation>
    </message>
    <message>
        <source>Jokers are played one at a time.</source>
        <translation>Curingas são jogados um de cada vez.</translation>
    </message>
    <message>
        <source>Play cards of one colour in the order you hold them.</source>
        <translation>Jogue as cartas de uma cor na ordem em que você as tem.</translation>
    </message>
    <message>
        <source>Bid {least} or more, or pass.</source>
        <translation>Aposte {least} ou mais, ou passe.</translation>
    </message>
    <message>
        <source>{suit} were led: follow suit.</source>
        <translation>{suit} na saída: siga o naipe.</translation>
    </message>
    <message>
        <source>None of your cards can be played: pass.</source>
        <translation>Nenhuma das suas cartas pode ser jogada: passe.</translation>
    </message>
    <message>
        <source>You can play {count} of your cards.</source>
        <translation>Você pode jogar {count} das suas cartas.</translation>
    </message>
    <message>
        <source>{cards} or {last}</source>
        <translation>{cards} ou {last}</translation>
    </message>
    <message>
        <source>You can play {cards}.</source>
        <translation>Você pode jogar {cards}.</translation>
    </message>
    <message>
        <source>You have chosen all your discards: put one back first.</source>
        <translation>Você já escolheu todos os descartes: devolva um primeiro.</translation>
    </message>
</context>
<context>
    <name>Opened files</name>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>“{file}” não está mais lá.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Open a saved match or rules of Far Whist.</source>
        <translation>“{file}” é uma pasta. Abra uma partida salva ou regras do Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is not an ordinary file and holds neither a match nor rules.</source>
        <translation>“{file}” não é um arquivo comum e não contém partida nem regras.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {problem}.</source>
        <translation>Não foi possível ler “{file}”: {problem}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved match or rules of Far Whist.</source>
        <translation>“{file}” é grande demais para ser uma partida salva ou regras do Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>“{file}” está vazio.</translation>
    </message>
    <message>
        <source>“{file}” holds neither a saved match nor rules of Far Whist.</source>
        <translation>“{file}” não contém uma partida salva nem regras do Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer version of Far Whist.</source>
        <translation>“{file}” foi gravado por uma versão mais nova do Far Whist.</translation>
    </message>
    <message>
        <source>“{file}” is a saved match, but damaged: it cannot be played.</source>
        <translation>“{file}” é uma partida salva, mas danificada: não pode ser jogada.</translation>
    </message>
    <message>
        <source>“{file}” is a whole list of rules. Export the rules you want one by one and open those files.</source>
        <translation>“{file}” é uma lista inteira de regras. Exporte uma a uma as que você quer e abra esses arquivos.</translation>
    </message>
    <message>
        <source>“{file}” holds records of simulated matches, which cannot be played.</source>
        <translation>“{file}” contém registros de partidas simuladas, que não podem ser jogadas.</translation>
    </message>
    <message>
        <source>Drop here to open “{file}”.</source>
        <translation>Solte aqui para abrir “{file}”.</translation>
    </message>
    <message>
        <source>“{file}” is a match for {players}, but the table seats {least} to {most}.</source>
        <translation>“{file}” é uma partida para {players}, mas na mesa cabem de {least} a {most}.</translation>
    </message>
    <message>
        <source>This match is already on the table.</source>
        <translation>Esta partida já está na mesa.</translation>
    </message>
    <message>
        <source>“{file}” is on the table.</source>
        <translation>“{file}” está na mesa.</translation>
    </message>
    <message>
        <source>Your previous match has been put aside.</source>
        <translation>Sua partida anterior foi guardada.</translation>
    </message>
    <message>
        <source>Drop here to join the table.</source>
        <translation>Solte aqui para entrar na mesa.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Pack</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>The cards in the pack. Short packs keep the highest ranks: with eight cards for each player, two ranks per player. The Spanish pack has no 8, 9 or 10, and for 3 or 6 players no twos if you like; from 52, some twos can be removed so that the cards deal out evenly. 56 cards include four jokers as ones, 60 include four wizards and four jesters, 104 are two packs.</source>
        <translation>As cartas do baralho. Baralhos curtos ficam com os valores mais altos: com oito cartas por jogador, dois valores por jogador. O baralho espanhol não tem 8, 9 nem 10 e, se quiser, com 3 ou 6 jogadores também não tem dois; de 52, algumas cartas de valor 2 podem ser retiradas para que a distribuição seja igual. 56 cartas incluem quatro curingas de valor 1, 60 incluem quatro magos e quatro bobos, 104 são dois baralhos.</translation>
    </message>
    <message>
        <source>Card ranking</source>
        <translation>Ordem das cartas</translation>
    </message>
    <message>
        <source>Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the other jack of its colour as the two highest trumps.</source>
        <translation>Ás alto; ou a ordem espanhola A 3 K Q J 7 6 5 4 2; ou com o valete de trunfo e o outro valete da mesma cor como os dois trunfos mais altos.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Quem fica de fora</translation>
    </message>
    <message>
        <source>The dealer can sit out each deal, so that one more player can join.</source>
        <translation>O carteador pode ficar de fora em cada rodada, para que caiba mais um jogador.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>Which way dealing, bidding and play go round.</source>
        <translation>Para que lado vão a distribuição, as apostas e o jogo.</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Ordem das rodadas</translation>
    </message>
    <message>
        <source>How many cards are dealt in each deal.</source>
        <translation>Quantas cartas cada rodada tem.</translation>
    </message>
    <message>
        <source>Own sequence</source>
        <translation>Ordem própria</translation>
    </message>
    <message>
        <source>Sizes such as 1,3,5, or first/turning point/last such as 10/1/10, optionally followed by a step. A letter after a size: n no trump, m everyone bids 0, b bid before looking, r trumps turned after the bids, f forehead, h hidden.</source>
        <translation>Tamanhos como 1,3,5, ou início/retorno/fim como 10/1/10, e depois, se quiser, um passo. Uma letra depois do tamanho: n sem trunfo, m todos apostam 0, b aposta antes de ver, r trunfo virado depois das apostas, f na testa, h escondida.</translation>
    </message>
    <message>
        <source>Only with a sequence of your own.</source>
        <translation>Só com uma ordem própria.</translation>
    </message>
    <message>
        <source>Maximum cards per player</source>
        <translation>Máximo de cartas por jogador</translation>
    </message>
    <message>
        <source>The largest deal, as far as the pack allows.</source>
        <translation>A maior rodada, até onde o baralho permite.</translation>
    </message>
    <message>
        <source>Not with a sequence that sets its own sizes.</source>
        <translation>Não vale com uma ordem que fixa os próprios tamanhos.</translation>
    </message>
    <message>
        <source>Always include the largest deal</source>
        <translation>Sempre incluir a maior rodada</translation>
    </message>
    <message>
        <source>When going up by two would skip the largest deal, it is dealt all the same: once, or once or twice between two deals of the size below it.</source>
        <translation>Se a subida de dois em dois pular a maior rodada, ela é jogada assim mesmo: uma vez, ou uma ou duas vezes entre duas rodadas do tamanho abaixo.</translation>
    </message>
    <message>
        <source>Only when going up and down by two.</source>
        <translation>Só ao subir e descer de dois em dois.</translation>
    </message>
    <message>
        <source>Every player deals each size</source>
        <translation>Cada tamanho uma vez por carteador</translation>
    </message>
    <message>
        <source>Every size of the sequence is dealt once by each player.</source>
        <translation>Para cada tamanho de rodada, cada jogador dá as cartas uma vez.</translation>
    </message>
    <message>
        <source>Forehead and hidden at the end</source>
        <translation>Na testa e escondida no fim</translation>
    </message>
    <message>
        <source>Adds one forehead and one hidden deal of one card.</source>
        <translation>Acrescenta duas rodadas de uma carta: uma na testa e uma escondida.</translation>
    </message>
    <message>
        <source>Deals of one card</source>
        <translation>Rodadas de uma carta</translation>
    </message>
    <message>
        <source>Played normally; or you see every card but your own; or nobody sees a card before everyone has bid.</source>
        <translation>Jogadas normalmente; ou você vê todas as cartas menos a sua; ou ninguém vê nenhuma carta antes de todos apostarem.</translation>
    </message>
    <message>
        <source>Bid before looking</source>
        <translation>Apostar antes de ver</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>Em toda rodada, todos apostam antes de ver as cartas.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>How the trump suit is found.</source>
        <translation>Como se define o naipe de trunfo.</translation>
    </message>
    <message>
        <source>Order of trumps</source>
        <translation>Ordem dos trunfos</translation>
    </message>
    <message>
        <source>Trumps for each deal in turn; after the last suit the order starts over.</source>
        <translation>Os trunfos das rodadas, um depois do outro; depois do último naipe a ordem recomeça.</translation>
    </message>
    <message>
        <source>Only when trumps go round.</source>
        <translation>Só quando o trunfo gira.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Naipe de trunfo</translation>
    </message>
    <message>
        <source>The suit that is trumps in every deal.</source>
        <translation>O naipe que é trunfo em todas as rodadas.</translation>
    </message>
    <message>
        <source>Only with the same trump in every deal.</source>
        <translation>Só com o mesmo trunfo em todas as rodadas.</translation>
    </message>
    <message>
        <source>Include no trump</source>
        <translation>Incluir sem trunfo</translation>
    </message>
    <message>
        <source>No trump can be drawn as well as a suit.</source>
        <translation>O sorteio pode dar um naipe ou sem trunfo.</translation>
    </message>
    <message>
        <source>Only when the trump suit is drawn.</source>
        <translation>Só quando o trunfo é sorteado.</translation>
    </message>
    <message>
        <source>A court card means no trump</source>
        <translation>Figura virada: sem trunfo</translation>
    </message>
    <message>
        <source>A king, queen or jack that is turned up means no trump.</source>
        <translation>Rei, dama ou valete virado: sem trunfo.</translation>
    </message>
    <message>
        <source>Only when a card is turned for trump.</source>
        <translation>Só quando uma carta é virada para o trunfo.</translation>
    </message>
    <message>
        <source>When a wizard is turned up</source>
        <translation>Quando um mago é virado</translation>
    </message>
    <message>
        <source>The dealer looks at the cards and chooses trumps; there is no trump; or the first card of a suit is sought.</source>
        <translation>O carteador olha as cartas e escolhe o trunfo; não há trunfo; ou se procura a primeira carta de um naipe.</translation>
    </message>
    <message>
        <source>Only with wizards, when a card is turned for trump.</source>
        <translation>Só com magos, quando uma carta é virada para o trunfo.</translation>
    </message>
    <message>
        <source>Super trump</source>
        <translation>Supertrunfo</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>A gêmea da carta virada é o trunfo mais alto.</translation>
    </message>
    <message>
        <source>Only with two packs, when a card is turned for trump.</source>
        <translation>Só com dois baralhos, quando uma carta é virada para o trunfo.</translation>
    </message>
    <message>
        <source>Largest deals without trump</source>
        <translation>Maiores rodadas sem trunfo</translation>
    </message>
    <message>
        <source>The largest deals have no trump even when cards are left over.</source>
        <translation>As maiores rodadas não têm trunfo, mesmo quando sobram cartas.</translation>
    </message>
    <message>
        <source>Trump when the whole pack is dealt</source>
        <translation>Trunfo quando todas as cartas são dadas</translation>
    </message>
    <message>
        <source>When no card is left to turn: no trump, the dealer&apos;s last card, a card cut before the deal, the dealer&apos;s choice before the deal, or an auction.</source>
        <translation>Quando não sobra carta para virar: sem trunfo, a última carta do carteador, uma carta tirada antes de dar as cartas, a escolha do carteador antes de dar as cartas, ou um leilão.</translation>
    </message>
    <message>
        <source>Only when the next card is turned for trump.</source>
        <translation>Só quando a próxima carta é virada para o trunfo.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready; or openly in turn.</source>
        <translation>Todas ao mesmo tempo, ocultas até todos estarem prontos; ou abertas, uma por vez.</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Primeiro a apostar</translation>
    </message>
    <message>
        <source>Who bids first.</source>
        <translation>Quem aposta primeiro.</translation>
    </message>
    <message>
        <source>Only with bids in turn.</source>
        <translation>Só com apostas feitas uma por vez.</translation>
    </message>
    <message>
        <source>Hook: what the last may not bid</source>
        <translation>Aposta proibida para o último</translation>
    </message>
    <message>
        <source>The last bidder may not make the bids add up to the number of tricks: never, always, from a certain size on, or in all deals but the last.</source>
        <translation>O último não pode fazer as apostas somarem o número de vazas: nunca, sempre, a partir de certo tamanho, ou em todas as rodadas menos a última.</translation>
    </message>
    <message>
        <source>Hook from this many cards</source>
        <translation>Aposta proibida a partir de</translation>
    </message>
    <message>
        <source>In smaller deals the last bidder is free.</source>
        <translation>Em rodadas menores o último aposta livremente.</translation>
    </message>
    <message>
        <source>Only with a hook from a certain size on.</source>
        <translation>Só com aposta proibida a partir de certo tamanho.</translation>
    </message>
    <message>
        <source>Total of the bids</source>
        <translation>Total das apostas</translation>
    </message>
    <message>
        <source>Free; above the number of tricks; or exactly equal, and the deal is played again until all have made their bids.</source>
        <translation>Livre; acima do número de vazas; ou exatamente igual, e a rodada é jogada de novo até todos cumprirem a aposta.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>How many times a deal is played before it counts anyway.</source>
        <translation>Quantas vezes a rodada é jogada antes de contar de qualquer jeito.</translation>
    </message>
    <message>
        <source>Only when bids in turn must equal the tricks.</source>
        <translation>Só quando as apostas, feitas uma por vez, precisam igualar as vazas.</translation>
    </message>
    <message>
        <source>Second round of bids</source>
        <translation>Segunda volta de apostas</translation>
    </message>
    <message>
        <source>After everyone has bid, each player may raise their bid by one.</source>
        <translation>Depois que todos apostaram, cada um pode aumentar a aposta em um.</translation>
    </message>
    <message>
        <source>Bids shown</source>
        <translation>Apostas visíveis</translation>
    </message>
    <message>
        <source>Only with bids in turn, not hidden, whose total is free.</source>
        <translation>Só com apostas feitas uma por vez, não ocultas e de soma livre.</translation>
    </message>
    <message>
        <source>Only with bids in turn that are not hidden.</source>
        <translation>Só com apostas feitas uma por vez que não sejam ocultas.</translation>
    </message>
    <message>
        <source>Every bid; or until the deal is over only their total, or nothing.</source>
        <translation>Cada aposta; ou, até a rodada acabar, só a soma delas, ou nada.</translation>
    </message>
    <message>
        <source>Not when the bids decide who chooses trumps.</source>
        <translation>Não vale quando as apostas decidem quem escolhe o trunfo.</translation>
    </message>
    <message>
        <source>Never 0 twice in a row</source>
        <translation>Nunca 0 duas vezes seguidas</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Ninguém pode apostar 0 em duas rodadas seguidas.</translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation>Apostas às cegas</translation>
    </message>
    <message>
        <source>A player far behind may bid before looking and before the others, for extra points.</source>
        <translation>Quem está muito atrás pode apostar antes de ver as cartas e antes dos outros, por pontos extras.</translation>
    </message>
    <message>
        <source>Not when the bids must equal the tricks.</source>
        <translation>Não vale quando as apostas precisam igualar as vazas.</translation>
    </message>
    <message>
        <source>Points behind to bid blind</source>
        <translation>Desvantagem para apostar às cegas</translation>
    </message>
    <message>
        <source>How many points behind the leader a player must be.</source>
        <translation>Quantos pontos atrás do líder é preciso estar.</translation>
    </message>
    <message>
        <source>Only with blind bids.</source>
        <translation>Só com apostas às cegas.</translation>
    </message>
    <message>
        <source>Bonus for a made blind bid</source>
        <translation>Bônus por aposta às cegas cumprida</translation>
    </message>
    <message>
        <source>Points added to the usual score.</source>
        <translation>Pontos que se somam aos de sempre.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primeira saída</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Quem sai na primeira vaza.</translation>
    </message>
    <message>
        <source>Leading trumps</source>
        <translation>Sair com trunfo</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); after the first trick; or only when a player holds nothing else.</source>
        <translation>A qualquer hora; depois de quebrado o trunfo (jogado sobre outro naipe); depois da primeira vaza; ou só quando não se tem outra coisa.</translation>
    </message>
    <message>
        <source>Must ruff</source>
        <translation>Obrigação de cortar</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a trump.</source>
        <translation>Quem não pode seguir o naipe precisa jogar trunfo.</translation>
    </message>
    <message>
        <source>Must overruff</source>
        <translation>Obrigação de cortar mais alto</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already played, if possible.</source>
        <translation>Quem é obrigado a cortar precisa superar os trunfos já jogados, se possível.</translation>
    </message>
    <message>
        <source>Only when players must ruff.</source>
        <translation>Só quando é obrigatório cortar.</translation>
    </message>
    <message>
        <source>Free when unable to overruff</source>
        <translation>Livre se não puder cortar mais alto</translation>
    </message>
    <message>
        <source>Players who cannot overruff may play any card.</source>
        <translation>Quem não pode cortar mais alto joga o que quiser.</translation>
    </message>
    <message>
        <source>Only when players must overruff.</source>
        <translation>Só quando é obrigatório cortar mais alto.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Obrigação de superar</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card, if possible.</source>
        <translation>Quem segue o naipe precisa superar a melhor carta dele, se possível.</translation>
    </message>
    <message>
        <source>May trump instead of following</source>
        <translation>Pode cortar em vez de seguir</translation>
    </message>
    <message>
        <source>Players may trump even when they could follow suit.</source>
        <translation>Pode-se cortar mesmo podendo seguir o naipe.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>The points of a deal: a named scheme or your own.</source>
        <translation>Os pontos de uma rodada: um esquema conhecido ou o seu.</translation>
    </message>
    <message>
        <source>Bonus for all tricks</source>
        <translation>Bônus por todas as vazas</translation>
    </message>
    <message>
        <source>Extra points for bidding and taking every trick.</source>
        <translation>Pontos extras por apostar e fazer todas as vazas.</translation>
    </message>
    <message>
        <source>Spades count double</source>
        <translation>Espadas contam em dobro</translation>
    </message>
    <message>
        <source>All points of a deal are doubled when a spade is turned up.</source>
        <translation>Todos os pontos da rodada dobram quando vira uma carta de espadas.</translation>
    </message>
    <message>
        <source>Streak premium</source>
        <translation>Bônus de sequência</translation>
    </message>
    <message>
        <source>Making several bids in a row wins points; missing several loses them.</source>
        <translation>Cumprir várias apostas seguidas dá pontos; errar várias tira pontos.</translation>
    </message>
    <message>
        <source>Streak length</source>
        <translation>Tamanho da sequência</translation>
    </message>
    <message>
        <source>How many deals in a row.</source>
        <translation>Quantas rodadas seguidas.</translation>
    </message>
    <message>
        <source>Only with a streak premium.</source>
        <translation>Só com bônus de sequência.</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Points won or lost.</source>
        <translation>Pontos ganhos ou perdidos.</translation>
    </message>
    <message>
        <source>One-card deals in a streak</source>
        <translation>Rodadas de uma carta na sequência</translation>
    </message>
    <message>
        <source>They are skipped, end the streak, or count like the others.</source>
        <translation>Não contam, encerram a sequência, ou contam como as outras.</translation>
    </message>
    <message>
        <source>New streak after a premium</source>
        <translation>Nova sequência depois do bônus</translation>
    </message>
    <message>
        <source>The count restarts, so a long streak pays again.</source>
        <translation>A contagem recomeça, e uma sequência longa rende de novo.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>After the whole sequence, or when somebody reaches a score.</source>
        <translation>Depois da ordem completa das rodadas, ou quando alguém atinge uma pontuação.</translation>
    </message>
    <message>
        <source>Times played</source>
        <translation>Número de vezes</translation>
    </message>
    <message>
        <source>How many times the whole sequence is played.</source>
        <translation>Quantas vezes a ordem completa das rodadas é jogada.</translation>
    </message>
    <message>
        <source>Only when the match ends after the sequence.</source>
        <translation>Só quando a partida acaba depois da ordem completa.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Pontos a alcançar</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>A partida acaba quando um total chega a este valor.</translation>
    </message>
    <message>
        <source>Only in a match to a score.</source>
        <translation>Só numa partida até uma pontuação.</translation>
    </message>
    <message>
        <source>When the score is checked</source>
        <translation>Quando se confere o total</translation>
    </message>
    <message>
        <source>After every deal, or after each whole sequence.</source>
        <translation>Depois de cada rodada, ou de cada ordem completa das rodadas.</translation>
    </message>
    <message>
        <source>Maximum deals</source>
        <translation>Máximo de rodadas</translation>
    </message>
    <message>
        <source>A match to a score ends after this many deals at the latest.</source>
        <translation>Uma partida até uma pontuação acaba no máximo depois deste número de rodadas.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Tied players share the place; or one more deal is played, of the largest size or, in a match to points, the next of the sequence; or the larger total of made bids, or the most tricks in the match, decides.</source>
        <translation>Os empatados dividem a posição; ou se joga mais uma rodada, do maior tamanho ou, numa partida até uma pontuação, a próxima na ordem; ou decide a maior soma de apostas cumpridas, ou o maior número de vazas na partida.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>By the number of players: two packs from seven players on.</source>
        <translation>“Pelo número de jogadores”: dois baralhos a partir de sete.</translation>
    </message>
    <message>
        <source>Coloured jokers</source>
        <translation>Curingas com cor</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and the other colour on it.</source>
        <translation>Um curinga só vai sobre a outra cor, e a outra cor sobre ele.</translation>
    </message>
    <message>
        <source>Card given as a penalty</source>
        <translation>Carta dada como penalidade</translation>
    </message>
    <message>
        <source>Chosen by the giver, or drawn.</source>
        <translation>Escolhida por quem a dá, ou sorteada.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Jogos por partida</translation>
    </message>
    <message>
        <source>How many games are added up.</source>
        <translation>Quantos jogos se somam.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>1 for the winner and −1 for the last player; or 1 for each player you beat.</source>
        <translation>1 para quem ganha e −1 para o último; ou 1 por jogador que ficar atrás de você.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Off: thirteen cards each, no jokers, no free trick.</source>
        <translation>Sem monte: treze cartas cada, sem curingas nem vaza de graça.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Curingas</translation>
    </message>
    <message>
        <source>None, one or two; the kitty has 4, 5 or 6 cards.</source>
        <translation>Nenhum, um ou dois; o monte tem 4, 5 ou 6 cartas.</translation>
    </message>
    <message>
        <source>Only with a kitty.</source>
        <translation>Só com monte.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Aposta mínima</translation>
    </message>
    <message>
        <source>The level that the first bid must have.</source>
        <translation>O nível que a primeira aposta precisa ter.</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Baixo ganha de alto</translation>
    </message>
    <message>
        <source>At the same level downtown outranks uptown.</source>
        <translation>No mesmo nível, baixo supera alto.</translation>
    </message>
    <message>
        <source>Sport the kitty</source>
        <translation>Mostrar o monte</translation>
    </message>
    <message>
        <source>After the bids the kitty is shown to all.</source>
        <translation>Depois das apostas, o monte é mostrado a todos.</translation>
    </message>
    <message>
        <source>Bidder gets the kitty</source>
        <translation>O declarante fica com o monte</translation>
    </message>
    <message>
        <source>The high bidder picks it up and discards as many cards.</source>
        <translation>Quem apostou mais alto pega o monte e descarta outras tantas cartas.</translation>
    </message>
    <message>
        <source>Bidder leads</source>
        <translation>O declarante sai primeiro</translation>
    </message>
    <message>
        <source>Otherwise the player after the dealer leads.</source>
        <translation>Senão sai o jogador depois do carteador.</translation>
    </message>
    <message>
        <source>Double for no trump</source>
        <translation>Em dobro sem trunfo</translation>
    </message>
    <message>
        <source>At no trump the contract, or all points of both sides, count twice.</source>
        <translation>Sem trunfo contam em dobro o contrato ou todos os pontos das duas duplas.</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>All thirteen tricks score four times.</source>
        <translation>As treze vazas valem quatro vezes.</translation>
    </message>
    <message>
        <source>Defenders score</source>
        <translation>A defesa pontua</translation>
    </message>
    <message>
        <source>Defenders score their tricks above six.</source>
        <translation>A defesa marca pontos por suas vazas acima de seis.</translation>
    </message>
    <message>
        <source>Only the bid scores</source>
        <translation>Só a aposta pontua</translation>
    </message>
    <message>
        <source>A made bid scores its level, not all tricks taken.</source>
        <translation>Um contrato cumprido vale o número apostado, não todas as vazas feitas.</translation>
    </message>
    <message>
        <source>Jokers without trump</source>
        <translation>Curingas sem trunfo</translation>
    </message>
    <message>
        <source>May be discarded when void; must be discarded when void; or at any time.</source>
        <translation>Sem o naipe, podem ser descartados; sem o naipe, têm de ser descartados; ou a qualquer hora.</translation>
    </message>
    <message>
        <source>Only with jokers.</source>
        <translation>Só com curingas.</translation>
    </message>
    <message>
        <source>Leading a joker without trump</source>
        <translation>Sair com curinga sem trunfo</translation>
    </message>
    <message>
        <source>Allowed, or only when a player holds nothing else.</source>
        <translation>Permitido, ou só quando não se tem outra coisa.</translation>
    </message>
    <message>
        <source>Games to</source>
        <translation>Games até</translation>
    </message>
    <message>
        <source>The points of a game of the rubber.</source>
        <translation>Os pontos de um game do rubber.</translation>
    </message>
    <message>
        <source>Only in a rubber.</source>
        <translation>Só num rubber.</translation>
    </message>
    <message>
        <source>The suit of the dealer&apos;s last card, or the suits in turn.</source>
        <translation>O naipe da última carta do carteador, ou os naipes em rodízio.</translation>
    </message>
    <message>
        <source>All tricks score</source>
        <translation>Todas as vazas contam</translation>
    </message>
    <message>
        <source>Each trick scores 1, not only those above six; play a number of deals.</source>
        <translation>Cada vaza vale 1, não só as acima de seis; jogue um número de rodadas.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honras</translation>
    </message>
    <message>
        <source>Three of the four top trumps, as dealt, score 2, all four 4.</source>
        <translation>Três dos quatro trunfos mais altos, como vieram, valem 2; os quatro valem 4.</translation>
    </message>
    <message>
        <source>Cards in the first deal</source>
        <translation>Cartas da primeira rodada</translation>
    </message>
    <message>
        <source>Each later deal has one card fewer.</source>
        <translation>Cada rodada seguinte tem uma carta a menos.</translation>
    </message>
    <message>
        <source>The first players to take no trick get one card in the next deal.</source>
        <translation>Os primeiros que não fazem vaza recebem uma carta na rodada seguinte.</translation>
    </message>
    <message>
        <source>Not in misère.</source>
        <translation>Não vale na misère.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Última chance</translation>
    </message>
    <message>
        <source>Blind card</source>
        <translation>Carta cega</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card that they may not look at.</source>
        <translation>Os próximos que não fazem vaza recebem uma carta que não podem ver.</translation>
    </message>
    <message>
        <source>Instant win with all tricks</source>
        <translation>Vitória imediata com todas as vazas</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins the match.</source>
        <translation>Quem faz todas as vazas de uma rodada ganha a partida.</translation>
    </message>
    <message>
        <source>Any time; once trumps are broken (one is played on another suit); or not to the first trick, unless a player holds nothing else.</source>
        <translation>A qualquer hora; depois de quebrado o trunfo (jogado sobre outro naipe); ou não na primeira vaza, a menos que não se tenha outra coisa.</translation>
    </message>
    <message>
        <source>First trumps</source>
        <translation>Primeiro trunfo</translation>
    </message>
    <message>
        <source>A turned card, a drawn suit, or the choice of whoever cuts the highest card.</source>
        <translation>Uma carta virada, um naipe sorteado, ou a escolha de quem tira a carta mais alta.</translation>
    </message>
    <message>
        <source>Choosing trumps</source>
        <translation>Escolha do trunfo</translation>
    </message>
    <message>
        <source>After or before seeing the new hand.</source>
        <translation>Depois ou antes de ver a nova mão.</translation>
    </message>
    <message>
        <source>No trump allowed</source>
        <translation>Sem trunfo é permitido</translation>
    </message>
    <message>
        <source>The player who chooses trumps may choose no trump.</source>
        <translation>Quem escolhe o trunfo pode escolher sem trunfo.</translation>
    </message>
    <message>
        <source>Tied for the most tricks</source>
        <translation>Empate no maior número de vazas</translation>
    </message>
    <message>
        <source>Who chooses trumps when several players took the most tricks: a cut, the last trick, or a turned card instead.</source>
        <translation>Quem escolhe o trunfo quando vários empatam no maior número de vazas: quem tira a carta mais alta, quem fez a última vaza, ou ninguém (vira-se uma carta).</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Two or more tricks put a player out; in the one-card deal one trick does. When everyone would be out, those with the fewest tricks stay.</source>
        <translation>Duas vazas ou mais põem um jogador para fora; na rodada de uma carta, uma basta. Se isso valer para todos, ficam os que fizeram menos vazas.</translation>
    </message>
    <message>
        <source>Tricks that count</source>
        <translation>Vazas que contam</translation>
    </message>
    <message>
        <source>Whether the tricks for the stock count too, or win cards only.</source>
        <translation>Se as vazas pelas cartas de compra também contam ou só dão cartas.</translation>
    </message>
    <message>
        <source>1 for the deal, 1 for each trick more than the other, or 1 for each.</source>
        <translation>1 pela rodada, 1 por vaza a mais que o outro ou 1 por vaza.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>To a score, or a number of deals.</source>
        <translation>Até uma pontuação, ou um número de rodadas.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jogar até</translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation>O total que encerra a partida.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>How many deals are played.</source>
        <translation>Quantas rodadas são jogadas.</translation>
    </message>
    <message>
        <source>Nobody may bid fewer tricks than this.</source>
        <translation>Ninguém pode apostar menos vazas.</translation>
    </message>
    <message>
        <source>Players who follow suit must beat its best card if they can; not after somebody has ruffed.</source>
        <translation>Quem segue o naipe precisa superar a carta mais alta, se puder; não depois de um corte.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit must play a spade that beats the spades already played, if they have one.</source>
        <translation>Quem não pode seguir precisa jogar uma carta de espadas acima das já jogadas, se tiver.</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Vazas acima da aposta</translation>
    </message>
    <message>
        <source>What each trick more than the bid scores.</source>
        <translation>Quanto vale cada vaza a mais.</translation>
    </message>
    <message>
        <source>After this many deals the higher score wins.</source>
        <translation>Depois deste número de rodadas ganha o maior total.</translation>
    </message>
    <message>
        <source>Only with a number of deals.</source>
        <translation>Só com um número de rodadas.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parceiros</translation>
    </message>
    <message>
        <source>Four players in pairs; otherwise, and with three, everybody is alone.</source>
        <translation>Quatro jogadores em duplas; senão, e com três, cada um por si.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Free; as in Suicide, where one partner bids nil; as in Mirror, where everyone bids the number of their spades; or as in Whiz, where they bid that or nil.</source>
        <translation>Livres; como em Suicide, em que um parceiro aposta nil; como em Mirror, em que cada um aposta o número das suas espadas; ou como em Whiz, em que se aposta isso ou nil.</translation>
    </message>
    <message>
        <source>Lowest bid of a side</source>
        <translation>Aposta mínima de uma dupla</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least so many tricks.</source>
        <translation>As apostas da dupla precisam somar pelo menos tantas vazas.</translation>
    </message>
    <message>
        <source>Only with partners and free bids.</source>
        <translation>Só com parceiros e apostas livres.</translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation>Primeira rodada sem apostas</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>Na primeira rodada ninguém aposta, e cada vaza vale 10.</translation>
    </message>
    <message>
        <source>Contract of ten</source>
        <translation>Contrato de dez</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 10 for each, or 200 at once.</source>
        <translation>Um contrato de dez vazas ou mais vale 10 por vaza, ou 200 ao todo.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Pontos para ganhar</translation>
    </message>
    <message>
        <source>The first side or player to reach this score wins the match.</source>
        <translation>A primeira dupla ou o primeiro jogador a chegar a este total ganha a partida.</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Pontuação de derrota</translation>
    </message>
    <message>
        <source>The match ends when a score falls this low.</source>
        <translation>A partida acaba quando um total cai até este valor.</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>What a bid of 0 wins or loses; off: it is a bid like any other.</source>
        <translation>O que uma aposta de 0 ganha ou perde; com “Não”, é uma aposta como as outras.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil às cegas</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid 0 before looking, for twice the points.</source>
        <translation>Quem está 100 pontos atrás pode apostar 0 sem ver as cartas, pelo dobro dos pontos.</translation>
    </message>
    <message>
        <source>Only with nil that nobody has to bid.</source>
        <translation>Só com nil que ninguém é obrigado a apostar.</translation>
    </message>
    <message>
        <source>Blind bid of a side</source>
        <translation>Aposta às cegas da dupla</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least so many tricks before looking, for twice the points.</source>
        <translation>Parceiros 100 pontos atrás podem apostar pelo menos tantas vazas antes de ver as cartas, por pontos em dobro.</translation>
    </message>
    <message>
        <source>Cards passed for nil</source>
        <translation>Cartas passadas no nil</translation>
    </message>
    <message>
        <source>Who has bid nil passes cards to the partner, who then passes as many back.</source>
        <translation>Quem apostou nil passa cartas ao parceiro, que depois devolve outras tantas.</translation>
    </message>
    <message>
        <source>How many are passed</source>
        <translation>Quantas são passadas</translation>
    </message>
    <message>
        <source>How many cards each of the two partners passes.</source>
        <translation>Quantas cartas cada um dos dois parceiros passa.</translation>
    </message>
    <message>
        <source>Only where cards are passed for nil.</source>
        <translation>Só quando cartas são passadas no nil.</translation>
    </message>
    <message>
        <source>Hands of two players</source>
        <translation>Mãos de dois jogadores</translation>
    </message>
    <message>
        <source>Two players draw two cards each time, keep one and discard the other; or they are dealt thirteen cards each.</source>
        <translation>Dois jogadores compram duas cartas de cada vez, guardam uma e descartam a outra; ou cada um recebe treze cartas.</translation>
    </message>
    <message>
        <source>Only for two players.</source>
        <translation>Só com dois jogadores.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Dois altos</translation>
    </message>
    <message>
        <source>The two of diamonds is a spade; it and the two of spades are above the ace.</source>
        <translation>O dois de ouros é uma espada; ele e o dois de espadas ficam acima do ás.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Vazas de um nil perdido</translation>
    </message>
    <message>
        <source>They are bags, or help to make the contract.</source>
        <translation>São sobras, ou ajudam a cumprir o contrato.</translation>
    </message>
    <message>
        <source>Only with nil and partners.</source>
        <translation>Só com nil e parceiros.</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Sobras</translation>
    </message>
    <message>
        <source>How many tricks above the bids cost the penalty; off: none do.</source>
        <translation>Quantas vazas acima das apostas custam a penalidade; com “Não”, nenhuma.</translation>
    </message>
    <message>
        <source>Penalty for bags</source>
        <translation>Penalidade das sobras</translation>
    </message>
    <message>
        <source>The points that the bags cost.</source>
        <translation>Os pontos que as sobras custam.</translation>
    </message>
    <message>
        <source>Only where bags cost points.</source>
        <translation>Só quando as sobras custam pontos.</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Sair com espadas</translation>
    </message>
    <message>
        <source>Once spades are broken (one is played on another suit); any time; or not to the first trick, unless a player holds nothing else.</source>
        <translation>Depois de quebradas as espadas (uma delas jogada sobre outro naipe); a qualquer hora; ou não na primeira vaza, a menos que não se tenha outra coisa.</translation>
    </message>
    <message>
        <source>Two jokers are the highest spades; the twos of hearts and diamonds stay out.</source>
        <translation>Dois curingas são as cartas de espadas mais altas; o dois de copas e o de ouros ficam de fora.</translation>
    </message>
    <message>
        <source>Who may call nullo</source>
        <translation>Quem pode anunciar nullo</translation>
    </message>
    <message>
        <source>Only the dealer, when all others have passed, or everybody.</source>
        <translation>Só o carteador, quando todos os outros passaram, ou todos.</translation>
    </message>
    <message>
        <source>First lead at grand</source>
        <translation>Primeira saída em grand</translation>
    </message>
    <message>
        <source>The player before or after the caller; at nullo the other of the two.</source>
        <translation>O jogador antes ou depois de quem anunciou; em nullo, o outro dos dois.</translation>
    </message>
    <message>
        <source>Points at grand</source>
        <translation>Pontos em grand</translation>
    </message>
    <message>
        <source>What each trick above six counts at grand.</source>
        <translation>Quanto vale em grand cada vaza acima de seis.</translation>
    </message>
    <message>
        <source>When grand fails</source>
        <translation>Quando grand falha</translation>
    </message>
    <message>
        <source>What the tricks count where the caller&apos;s side takes fewer than seven.</source>
        <translation>Quanto valem as vazas se a dupla de quem anunciou ganha menos de sete.</translation>
    </message>
    <message>
        <source>Points at nullo</source>
        <translation>Pontos em nullo</translation>
    </message>
    <message>
        <source>What each trick above six counts at nullo.</source>
        <translation>Quanto vale em nullo cada vaza acima de seis.</translation>
    </message>
    <message>
        <source>Tricks at nullo</source>
        <translation>Vazas em nullo</translation>
    </message>
    <message>
        <source>Tricks above six are points for the other side, or lost by the side that took them.</source>
        <translation>As vazas acima de seis são pontos para a outra dupla, ou perdidos pela dupla que as ganhou.</translation>
    </message>
    <message>
        <source>To a score, a number of deals, or two games won.</source>
        <translation>Até uma pontuação, um número de rodadas ou dois games ganhos.</translation>
    </message>
    <message>
        <source>When nobody plays</source>
        <translation>Quando ninguém joga</translation>
    </message>
    <message>
        <source>What happens when all pass, or a proposal finds no partner.</source>
        <translation>O que acontece quando todos passam ou uma proposta não encontra parceiro.</translation>
    </message>
    <message>
        <source>Trumps at abundance declared</source>
        <translation>Trunfo na abundância declarada</translation>
    </message>
    <message>
        <source>Whether who must take all tricks chooses a trump suit, or has none.</source>
        <translation>Se quem tem de ganhar todas as vazas escolhe um trunfo ou não tem.</translation>
    </message>
    <message>
        <source>Tricks more or fewer</source>
        <translation>Vazas a mais ou a menos</translation>
    </message>
    <message>
        <source>What each trick above or below those needed is worth at prop and cop, solo and abundance.</source>
        <translation>Quanto vale cada vaza acima ou abaixo das necessárias no prop e cop, solo e abundância.</translation>
    </message>
</context>
<context>
    <name>Own presets</name>
    <message>
        <source>The file is not readable text.</source>
        <translation>O arquivo não é um texto que se possa ler.</translation>
    </message>
    <message>
        <source>The file contains no Far Whist rules.</source>
        <translation>O arquivo não contém regras do Far Whist.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Far Whist ({version}).</source>
        <translation>O arquivo foi gravado por uma versão mais nova do Far Whist ({version}).</translation>
    </message>
    <message>
        <source>The file asks for an unknown game: “{preset}”.</source>
        <translation>O arquivo pede um jogo desconhecido: “{preset}”.</translation>
    </message>
    <message>
        <source>The file is damaged: “{field}” is missing or wrong.</source>
        <translation>O arquivo está danificado: “{field}” falta ou está errado.</translation>
    </message>
    <message>
        <source>The file has an unknown option or value: {option}.</source>
        <translation>O arquivo tem uma opção ou valor desconhecido: {option}.</translation>
    </message>
    <message>
        <source>The file is too large to hold rules.</source>
        <translation>O arquivo é grande demais para conter regras.</translation>
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
        <translation>Mostrar minhas cartas</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>É a vez de {name}</translation>
    </message>
    <message>
        <source>Show your cards when nobody else is looking.</source>
        <translation>Mostre suas cartas quando ninguém mais estiver olhando.</translation>
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
        <translation>Olá!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bem jogado!</translation>
    </message>
    <message>
        <source>Well bid!</source>
        <translation>Boa aposta!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Um momento, por favor.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <translation>Opa.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Obrigado!</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>Jogamos de novo?</translation>
    </message>
    <message>
        <source>Good bye!</source>
        <translation>Até logo!</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Any card may be played</source>
        <translation>Qualquer carta serve</translation>
    </message>
    <message>
        <source>black</source>
        <translation>preto</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>Any rank, {colour}</source>
        <translation>Qualquer valor, {colour}</translation>
    </message>
    <message>
        <source>↑ higher, {colour}</source>
        <translation>↑ mais alto, {colour}</translation>
    </message>
    <message>
        <source>↓ lower, {colour}</source>
        <translation>↓ mais baixo, {colour}</translation>
    </message>
    <message>
        <source>Game {number} · stock {cards}</source>
        <translation>Jogo {number} · para comprar: {cards}</translation>
    </message>
    <message>
        <source>No card has been played.</source>
        <translation>Nenhuma carta foi jogada.</translation>
    </message>
    <message>
        <source>On the pile: {card}. {rule}.</source>
        <translation>Na pilha: {card}. {rule}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>last chance</source>
        <translation>últ. chance</translation>
    </message>
    <message>
        <source>out: place {place}</source>
        <translation>fora: {place}º lugar</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>{place}º lugar</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>bateu na mesa</translation>
    </message>
    <message>
        <source>(away) {name}</source>
        <translation>(ausente) {name}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Confirmou</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Sua aposta?</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>sem aposta</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>fica de fora</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Você sai</translation>
    </message>
    <message>
        <source>leads first</source>
        <translation>sai primeiro</translation>
    </message>
    <message>
        <source>Your bid? You lead</source>
        <translation>Sua aposta? Você sai</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} seguidas</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>cartas na mão</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>a salvo</translation>
    </message>
    <message>
        <source>needs a trick</source>
        <translation>precisa de vaza</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of dealer</comment>
        <translation>C</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (não joga mais)</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jogador 1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Jogador ocasional</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jogador de clube</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Jogador forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Cauteloso</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Ousado</translation>
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
        <translation>Aviadora</translation>
    </message>
    <message>
        <source>Gentleman</source>
        <translation>Cavalheiro</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Dançarina</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianista</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitão</translation>
    </message>
    <message>
        <source>Aunt</source>
        <translation>Tia</translation>
    </message>
    <message>
        <source>Athlete</source>
        <translation>Atleta</translation>
    </message>
    <message>
        <source>Singer</source>
        <translation>Cantora</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Comerciante</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leitora</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Estudioso</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Pintora</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice: the same cards once more. It does not count.</source>
        <translation>Treino: as mesmas cartas mais uma vez. Não conta.</translation>
    </message>
    <message>
        <source>Practice: a deal of your own. It does not count.</source>
        <translation>Treino: uma rodada sua. Não conta.</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>A new match begins. Your previous match has been put aside.</source>
        <translation>Começa uma nova partida. Sua partida anterior foi guardada.</translation>
    </message>
    <message>
        <source>&amp;Resume it</source>
        <translation>&amp;Retomar</translation>
    </message>
    <message>
        <source>Available when you are one of the players</source>
        <translation>Disponível quando você está entre os jogadores</translation>
    </message>
    <message>
        <source>Available when you have bid in this deal</source>
        <translation>Disponível depois que você apostar nesta rodada</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>A large index on the cards, a flat hand, a plain felt, reduced motion and single-letter keys are on other pages.</source>
        <translation>Índice grande nas cartas, mão em linha, feltro liso, menos movimento e teclas de uma letra estão em outras páginas.</translation>
    </message>
    <message>
        <source>The coach checks your bids and cards before they count, and asks once whether you want to take one back. Such a match counts as assisted.</source>
        <translation>O treinador confere suas apostas e cartas antes de valerem e pergunta uma vez se você quer voltar atrás. Uma partida assim conta como jogada com ajuda.</translation>
    </message>
    <message>
        <source>The stake is what a choice can win or lose: in exact-bid games, the points between exact and one off. Only clear losses count.</source>
        <translation>O que está em jogo é o que uma escolha pode ganhar ou perder: nos jogos de aposta exata, os pontos entre acertar e errar por uma vaza. Só contam perdas claras.</translation>
    </message>
    <message>
        <source>It stays silent in lessons, in matches without hints and when several people play.</source>
        <translation>O treinador fica calado nas lições, nas partidas sem dicas e quando jogam várias pessoas.</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Seguir o sistema</translation>
    </message>
    <message>
        <source>The letters on the cards follow the language, unless you choose others on the page “Table and cards”.</source>
        <translation>As letras das cartas seguem o idioma, a menos que você escolha outras na página “Mesa e cartas”.</translation>
    </message>
    <message>
        <source>Wait for a click or Space instead</source>
        <translation>Esperar um clique ou Espaço</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>variant, rules, house rules</source>
        <translation>variante, regras, regras da casa</translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation>Ordem das rodadas</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>must follow, must beat, first lead</source>
        <translation>seguir naipe, bater, primeira saída</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>penalty, bonus, points</source>
        <translation>penalidade, bônus, pontos</translation>
    </message>
    <message>
        <source>Romanian mode</source>
        <translation>Modo romeno</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Mesa e cartas</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e som</translation>
    </message>
    <message>
        <source>beep, noise, audio, mute</source>
        <translation>bipe, ruído, áudio, mudo, silenciar</translation>
    </message>
    <message>
        <source>shortcut, hotkey, key</source>
        <translation>atalho, tecla</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>undo, take back</source>
        <translation>desfazer, voltar atrás</translation>
    </message>
    <message>
        <source>hint, advice, mistakes</source>
        <translation>dica, conselho, erros</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Acessibilidade</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Mais pessoas</translation>
    </message>
    <message>
        <source>Name of another person</source>
        <translation>Nome de outra pessoa</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Acrescentar</translation>
    </message>
    <message>
        <source>Each person has their own statistics. Choose who plays at the seats of a new match. When several people play, each sees only their own cards, and only in their turn.</source>
        <translation>Cada pessoa tem suas próprias estatísticas. Escolha quem joga nos lugares de uma nova partida. Quando jogam várias, cada uma vê só as próprias cartas, e só na sua vez.</translation>
    </message>
    <message>
        <source>Remove a person</source>
        <translation>Remover uma pessoa</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Remover {name}?</translation>
    </message>
    <message>
        <source>&amp;Keep the results in the statistics</source>
        <translation>&amp;Manter os resultados nas estatísticas</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Remover {name}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>These are the opponents of the next match. The match on the table keeps its own.</source>
        <translation>Estes são os adversários da próxima partida. A partida na mesa continua com os que tem.</translation>
    </message>
    <message>
        <source>Random names</source>
        <translation>Nomes ao acaso</translation>
    </message>
    <message>
        <source>The opponents see only their own cards and the table, whatever their level. They sit clockwise from your left; a match of four takes the first three.</source>
        <translation>Os adversários só veem as próprias cartas e a mesa, seja qual for o nível. Sentam-se no sentido horário a partir da sua esquerda; numa partida de quatro jogam os três primeiros.</translation>
    </message>
    <message>
        <source>Opponent {n}</source>
        <translation>Adversário {n}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Para baixo</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>O treinador</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Como funciona</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Your clock</source>
        <translation>Seu relógio</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>first name, nickname, avatar, bot, computer</source>
        <translation>primeiro nome, apelido, avatar, bot, computador</translation>
    </message>
    <message>
        <source>difficulty, strength, skill</source>
        <translation>dificuldade, força, habilidade, nível de jogo</translation>
    </message>
    <message>
        <source>colour blind, four colours</source>
        <translation>daltônico, quatro cores</translation>
    </message>
    <message>
        <source>card back</source>
        <translation>verso, baralho</translation>
    </message>
    <message>
        <source>background</source>
        <translation>fundo, feltro</translation>
    </message>
    <message>
        <source>timer, clock</source>
        <translation>temporizador, relógio</translation>
    </message>
    <message>
        <source>animation, delay</source>
        <translation>animação, atraso</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>blind, colour blind, contrast</source>
        <translation>cego, daltônico, contraste</translation>
    </message>
    <message>
        <source>Vision</source>
        <translation>Visão</translation>
    </message>
    <message>
        <source>font size, large print</source>
        <translation>tamanho da letra</translation>
    </message>
    <message>
        <source>screen reader, voice</source>
        <translation>leitor de tela, voz</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Fala</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pausa depois da vaza</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feltro</translation>
    </message>
    <message>
        <source>Textured felt</source>
        <translation>Feltro com textura</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Sem som</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Cores dos naipes</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letras das cartas</translation>
    </message>
    <message>
        <source>Index size</source>
        <translation>Tamanho do índice</translation>
    </message>
    <message>
        <source>Card shape</source>
        <translation>Forma das cartas</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Tamanho da mão</translation>
    </message>
    <message>
        <source>Hand layout</source>
        <translation>Disposição da mão</translation>
    </message>
    <message>
        <source>Order within a suit</source>
        <translation>Ordem dentro do naipe</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfos</translation>
    </message>
    <message>
        <source>Dim unplayable cards</source>
        <translation>Escurecer cartas não jogáveis</translation>
    </message>
    <message>
        <source>Trick review</source>
        <translation>Histórico de vazas</translation>
    </message>
    <message>
        <source>Allow hints in new matches</source>
        <translation>Permitir dicas em novas partidas</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>Guardar por</translation>
    </message>
    <message>
        <source>Judge each deal when it is over</source>
        <translation>Avaliar cada rodada quando termina</translation>
    </message>
    <message>
        <source>Show marks and values in the study</source>
        <translation>Mostrar marcas e valores no estudo</translation>
    </message>
    <message>
        <source>Offer to take back</source>
        <translation>Propor voltar atrás</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>Núcleos do processador</translation>
    </message>
    <message>
        <source>On battery power</source>
        <translation>Na bateria</translation>
    </message>
    <message>
        <source>Play the last card of a deal automatically</source>
        <translation>Jogar automaticamente a última carta da rodada</translation>
    </message>
    <message>
        <source>Extra animations</source>
        <translation>Animações extras</translation>
    </message>
    <message>
        <source>Opponents take their time over a bid</source>
        <translation>Os adversários pensam antes de apostar</translation>
    </message>
    <message>
        <source>Portraits show how a deal went</source>
        <translation>Os retratos mostram como foi a rodada</translation>
    </message>
    <message>
        <source>Celebrate exact bids and a won match</source>
        <translation>Comemorar apostas exatas e partidas ganhas</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Confirmar cada carta</translation>
    </message>
    <message>
        <source>Ignore clicks for half a second when a question appears</source>
        <translation>Ignorar cliques por meio segundo quando surge uma pergunta</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Jogar automaticamente a carta obrigatória</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>Depois da rodada</translation>
    </message>
    <message>
        <source>Time to bid</source>
        <translation>Tempo para apostar</translation>
    </message>
    <message>
        <source>Time to play a card</source>
        <translation>Tempo para jogar uma carta</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Avisos falados</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sem limite</translation>
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
        <translation>Instantânea</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduzido</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Sem movimento</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Green salon</source>
        <translation>Salão verde</translation>
    </message>
    <message>
        <source>Navy club</source>
        <translation>Clube azul-marinho</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordô</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Grafite</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Luz do dia</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Salon Déco</source>
        <translation>Salon Déco</translation>
    </message>
    <message>
        <source>Woodcut</source>
        <translation>Xilogravura</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássicas</translation>
    </message>
    <message>
        <source>Four colours, high contrast</source>
        <translation>Quatro cores, alto contraste</translation>
    </message>
    <message>
        <source>Skat tournament</source>
        <translation>Torneio de skat</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Pôquer</translation>
    </message>
    <message>
        <source>Bridge, narrower</source>
        <translation>Bridge, mais estreito</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Papel claro</translation>
    </message>
    <message>
        <source>Dim paper</source>
        <translation>Papel suave</translation>
    </message>
    <message>
        <source>Navy waves</source>
        <translation>Ondas azul-marinho</translation>
    </message>
    <message>
        <source>The order of the cards is that of the person at the table; each has their own. You can also drag a card to another place in your hand.</source>
        <translation>A ordem das cartas é a da pessoa que está à mesa; cada uma tem a sua. Também pode arrastar uma carta para outro lugar da mão.</translation>
    </message>
    <message>
        <source>Experts see from finished deals who plays by simple rules, and play accordingly. They know nothing that is not open to all.</source>
        <translation>Os especialistas veem nas rodadas terminadas quem joga por regras simples e jogam de acordo. Não sabem nada que não esteja à vista de todos.</translation>
    </message>
    <message>
        <source>Deck from a folder</source>
        <translation>Baralho de uma pasta</translation>
    </message>
    <message>
        <source>Use the back of that deck</source>
        <translation>Usar o verso desse baralho</translation>
    </message>
    <message>
        <source>Burgundy lattice</source>
        <translation>Treliça bordô</translation>
    </message>
    <message>
        <source>Green waves</source>
        <translation>Ondas verdes</translation>
    </message>
    <message>
        <source>Teal sunray</source>
        <translation>Raios azul-petróleo</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>A fan</source>
        <translation>Em leque</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Em linha</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Altas à esquerda</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Baixas à esquerda</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Ordem dos naipes</translation>
    </message>
    <message>
        <source>Left of the other suits</source>
        <translation>À esquerda dos outros naipes</translation>
    </message>
    <message>
        <source>Right of the other suits</source>
        <translation>À direita dos outros naipes</translation>
    </message>
    <message>
        <source>Where their suit is</source>
        <translation>Na posição do naipe</translation>
    </message>
    <message>
        <source>Alternate red and black suits</source>
        <translation>Alternar naipes vermelhos e pretos</translation>
    </message>
    <message>
        <source>Keep the order of the hand within a deal</source>
        <translation>Manter a ordem da mão durante a rodada</translation>
    </message>
    <message>
        <source>Digits play the first, second, third … playable card</source>
        <translation>Os dígitos jogam a primeira, segunda, terceira… carta jogável</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>A última</translation>
    </message>
    <message>
        <source>All of the deal</source>
        <translation>Todas da rodada</translation>
    </message>
    <message>
        <source>In this match</source>
        <translation>Nesta partida</translation>
    </message>
    <message>
        <source>Also in later matches</source>
        <translation>Também em partidas seguintes</translation>
    </message>
    <message>
        <source>Experts notice how you play</source>
        <translation>Os especialistas percebem como você joga</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>The last 3,000</source>
        <translation>As últimas 3.000</translation>
    </message>
    <message>
        <source>The last 1,000</source>
        <translation>As últimas 1.000</translation>
    </message>
    <message>
        <source>The last 300</source>
        <translation>As últimas 300</translation>
    </message>
    <message>
        <source>The last 100</source>
        <translation>As últimas 100</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Para sempre</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 anos</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 ano</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 meses</translation>
    </message>
    <message>
        <source>What was good, later everything</source>
        <translation>O que foi bom, depois tudo</translation>
    </message>
    <message>
        <source>What was good</source>
        <translation>O que foi bom</translation>
    </message>
    <message>
        <source>The coach says after a deal</source>
        <translation>Após uma rodada, o treinador diz</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Slips and worse: from 4 % of the stake</source>
        <translation>Imprecisão ou pior: a partir de 4% do que está em jogo</translation>
    </message>
    <message>
        <source>Mistakes and worse: from 10 %</source>
        <translation>Erro ou pior: a partir de 10%</translation>
    </message>
    <message>
        <source>Blunders only: from 20 %</source>
        <translation>Só erro grave: a partir de 20%</translation>
    </message>
    <message>
        <source>Wait for mains power</source>
        <translation>Esperar até estar na tomada</translation>
    </message>
    <message>
        <source>Judge anyway</source>
        <translation>Avaliar mesmo assim</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Minha vez</translation>
    </message>
    <message>
        <source>Card not allowed</source>
        <translation>Carta não permitida</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Vaza ganha</translation>
    </message>
    <message>
        <source>Trick lost</source>
        <translation>Vaza perdida</translation>
    </message>
    <message>
        <source>First trump on another suit</source>
        <translation>Primeiro trunfo sobre outro naipe</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Curta</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detalhada</translation>
    </message>
    <message>
        <source>Length of announcements</source>
        <translation>Extensão dos avisos falados</translation>
    </message>
    <message>
        <source>Short card names (10 D, not ten of diamonds)</source>
        <translation>Nomes curtos das cartas (10 O em vez de dez de ouros)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>My turn and results</source>
        <translation>Minha vez e resultados</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Esperar por mim</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Continuar após 5 segundos</translation>
    </message>
    <message>
        <source>Continue after 10 seconds</source>
        <translation>Continuar após 10 segundos</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italianas</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Romenas</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Holandesas</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dinamarquesas</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Suecas</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polonesas</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portuguesas</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russas</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>Como no programa</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Encontrados: {count}</translation>
    </message>
    <message>
        <source>Nothing here is called “{words}”.</source>
        <translation>Nada aqui se chama “{words}”.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>? &amp;Help</source>
        <translation>? &amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Restore this page</source>
        <translation>&amp;Restaurar esta página</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Preferences – {page}</source>
        <translation>Preferências – {page}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>O programa</translation>
    </message>
    <message>
        <source>Folder with card decks</source>
        <translation>Pasta com baralhos</translation>
    </message>
    <message>
        <source>The deck above</source>
        <translation>O baralho acima</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Pasta…</translation>
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
        <translation>&amp;Jogar a rodada de hoje</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>Jogar de &amp;novo</translation>
    </message>
    <message>
        <source>Match of the &amp;week again</source>
        <translation>Partida da &amp;semana de novo</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>recorde: {days}</translation>
    </message>
    <message>
        <source>Copy: {line}</source>
        <translation>Copiar: {line}</translation>
    </message>
    <message>
        <source>Deal of the day · {day}</source>
        <translation>Rodada do dia · {day}</translation>
    </message>
    <message>
        <source>Match of the week</source>
        <translation>Partida da semana</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rodada do dia</translation>
    </message>
    <message>
        <source>{title}: your first result stays, this one does not count.</source>
        <translation>{title}: fica seu primeiro resultado; este não conta.</translation>
    </message>
    <message>
        <source>{title}: your first result counts, but not in your statistics.</source>
        <translation>{title}: vale seu primeiro resultado, mas não nas suas estatísticas.</translation>
    </message>
    <message>
        <source>A hint or a move taken back costs a star.</source>
        <translation>Uma dica ou uma jogada desfeita custa uma estrela.</translation>
    </message>
    <message>
        <source>The same cards for everybody today, made from the date alone. Your first result counts.</source>
        <translation>Hoje, as mesmas cartas para todo mundo, geradas só a partir da data. Vale seu primeiro resultado.</translation>
    </message>
    <message>
        <source>A bot made choices for you in this deal, so it brings no stars and no day in a row. You can play it again, but it will not count.</source>
        <translation>Um robô fez escolhas por você nesta rodada, por isso ela não dá estrelas nem conta para os dias seguidos. Você pode jogá-la de novo, mas não vai contar.</translation>
    </message>
    <message>
        <source>Your points: {points}. Stars: {stars} of 3.</source>
        <translation>Seus pontos: {points}. Estrelas: {stars} de 3.</translation>
    </message>
    <message>
        <source>An expert gets {points} with these cards on average.</source>
        <translation>Um especialista faz em média {points} com essas cartas.</translation>
    </message>
    <message>
        <source>Deal: three stars for an exact bid, one for a trick more or less. Match: three stars for two thirds of all bids exact, two for a half, one for a third. A hint or a move taken back costs a star. Where a bot chooses for you, there are none.</source>
        <translation>Rodada: três estrelas por uma aposta exata, uma por uma vaza a mais ou a menos. Partida: três estrelas por dois terços de apostas exatas, duas pela metade, uma por um terço. Uma dica ou uma jogada desfeita custa uma estrela. Se um robô escolher por você, não há nenhuma.</translation>
    </message>
    <message>
        <source>Far Whist {day}: {stars} of 3 stars, {points}</source>
        <translation>Far Whist {day}: {stars} de 3 estrelas, {points}</translation>
    </message>
    <message>
        <source>This week a bot made choices for you: no result.</source>
        <translation>Nesta semana um robô fez escolhas por você: sem resultado.</translation>
    </message>
    <message>
        <source>Far Whist week {week}: {exact} of {deals} exact, {points}</source>
        <translation>Far Whist semana {week}: {exact} de {deals} exatas, {points}</translation>
    </message>
    <message>
        <source>, expert {points}</source>
        <translation>, especialista {points}</translation>
    </message>
    <message>
        <source>Prepared deals</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>{deals} · {done} solved · stars: {stars} of {most}</source>
        <translation>{deals} · resolvidas: {done} · estrelas: {stars} de {most}</translation>
    </message>
    <message>
        <source>&amp;Hint: one star</source>
        <translation>&amp;Dica: uma estrela</translation>
    </message>
    <message>
        <source>&amp;Solution: no star</source>
        <translation>S&amp;olução: sem estrela</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Não é essa. Tente de novo.</translation>
    </message>
    <message>
        <source>That was the last one of this theme.</source>
        <translation>Esse foi o último deste tema.</translation>
    </message>
    <message>
        <source>{grade} · {left} left</source>
        <translation>{grade} · restantes: {left}</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>A resposta é esta.</translation>
    </message>
    <message>
        <source>Stars: {stars} of {all}</source>
        <translation>Estrelas: {stars} de {all}</translation>
    </message>
    <message>
        <source>Bid it</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Choose trumps</source>
        <translation>Escolher o trunfo</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Puxar trunfos</translation>
    </message>
    <message>
        <source>Duck and discard</source>
        <translation>Ceder e descartar</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>A hora certa</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finais</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>What are these cards worth?</source>
        <translation>Quanto valem estas cartas?</translation>
    </message>
    <message>
        <source>The longest suit, or the right one</source>
        <translation>O naipe mais longo ou o naipe certo</translation>
    </message>
    <message>
        <source>What to keep of hand and kitty</source>
        <translation>O que guardar da mão e do monte</translation>
    </message>
    <message>
        <source>When to lead them, and when not</source>
        <translation>Quando sair com trunfo e quando não</translation>
    </message>
    <message>
        <source>Losing tricks you do not want</source>
        <translation>Perder as vazas que você não quer</translation>
    </message>
    <message>
        <source>The same cards, the right order</source>
        <translation>As mesmas cartas, na ordem certa</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>As últimas vazas</translation>
    </message>
    <message>
        <source>Long suits and lone kings</source>
        <translation>Naipes longos e reis secos</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Best: {best}. With it you win the deal, with any other card you lose it.</source>
        <translation>Melhor: {best}. Com ela você ganha a rodada, com qualquer outra carta a perde.</translation>
    </message>
    <message>
        <source>Best: {best}, {share} %. Next: {other} %.</source>
        <translation>Melhor: {best}, {share}%. Depois: {other}%.</translation>
    </message>
    <message>
        <source>Best: {best}. Lead over the next choice in the chance to win the match, in percentage points: {lead}.</source>
        <translation>Melhor: {best}. Vantagem sobre a segunda opção na chance de ganhar a partida, em pontos percentuais: {lead}.</translation>
    </message>
    <message>
        <source>Best: {best}. Average lead over the next choice, in points: {lead}.</source>
        <translation>Melhor: {best}. Vantagem média sobre a segunda opção, em pontos: {lead}.</translation>
    </message>
    <message>
        <source>You have seen all other cards. {name} holds: {cards}</source>
        <translation>Você viu todas as outras cartas. {name} tem: {cards}</translation>
    </message>
    <message>
        <source>With open cards it is certain to work, and nothing else is.</source>
        <translation>Com as cartas abertas, é a única escolha garantida.</translation>
    </message>
    <message>
        <source>Compared in {deals}: ahead by more than ten standard errors.</source>
        <translation>Comparação em {deals}: vantagem de mais de dez erros padrão.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>{solved} of {all}</source>
        <translation>{solved} de {all}</translation>
    </message>
    <message>
        <source>Play: {theme}, {solved} of {all} solved</source>
        <translation>Jogar: {theme}, {solved} de {all} resolvidos</translation>
    </message>
    <message>
        <source>Days played this week: {done} of {days}.</source>
        <translation>Dias jogados nesta semana: {done} de {days}.</translation>
    </message>
    <message>
        <source>Results of the deal of the day cannot be saved: {reason}</source>
        <translation>Não foi possível salvar os resultados da rodada do dia: {reason}</translation>
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
        <translation>Jogue mais alto, vermelho sobre preto e preto sobre vermelho; fique sem cartas primeiro.</translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation>Bid Whist</translation>
    </message>
    <message>
        <source>Partners bid for the right to choose trumps. The high bidder takes the kitty and leads.</source>
        <translation>Os parceiros apostam pelo direito de escolher o trunfo. Quem aposta mais alto pega o monte e sai.</translation>
    </message>
    <message>
        <source>Bid Whist, kitty out of play</source>
        <translation>Bid Whist, monte fora do jogo</translation>
    </message>
    <message>
        <source>Nobody takes the kitty, and the player after the dealer leads.</source>
        <translation>Ninguém pega o monte, e o jogador depois do carteador sai.</translation>
    </message>
    <message>
        <source>Bid Whist with Boston</source>
        <translation>Bid Whist com Boston</translation>
    </message>
    <message>
        <source>Only the bid scores; twice as much at no trump, four times for all the tricks.</source>
        <translation>Só a aposta conta; em dobro sem trunfo, quatro vezes por todas as vazas.</translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation>Whist clássico</translation>
    </message>
    <message>
        <source>With a partner, the odd tricks count.</source>
        <translation>Com parceiro; contam as vazas acima de seis.</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whist drive</translation>
    </message>
    <message>
        <source>24 deals with trumps in turn, and every trick counts, as at a whist drive.</source>
        <translation>24 rodadas com trunfos em rodízio, e cada vaza conta, como num whist drive.</translation>
    </message>
    <message>
        <source>Short Whist</source>
        <translation>Whist curto</translation>
    </message>
    <message>
        <source>A rubber, the best of three games to 5 points, with honours.</source>
        <translation>Um rubber: dois games de três até 5 pontos, com honras.</translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation>Whist elevador</translation>
    </message>
    <message>
        <source>Bid in secret, reveal together, and take exactly what you bid.</source>
        <translation>Aposte em segredo, revele junto com os outros e faça exatamente o que apostou.</translation>
    </message>
    <message>
        <source>Elevator Whist, bids in turn</source>
        <translation>Whist elevador, apostas uma por vez</translation>
    </message>
    <message>
        <source>The same deals, with open bids in turn that may not add up to the tricks.</source>
        <translation>As mesmas rodadas, com apostas abertas, uma por vez, que não podem somar as vazas.</translation>
    </message>
    <message>
        <source>Elevator Whist, 32 cards</source>
        <translation>Whist elevador, 32 cartas</translation>
    </message>
    <message>
        <source>Two ranks for each player, and you must ruff when void.</source>
        <translation>Dois valores por jogador; sem o naipe, é obrigatório cortar.</translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation>Knock-out Whist</translation>
    </message>
    <message>
        <source>Take a trick or drop out; the last one left wins.</source>
        <translation>Faça uma vaza ou saia do jogo; o último que sobrar ganha.</translation>
    </message>
    <message>
        <source>Knock-out Whist without a last chance</source>
        <translation>Knock-out Whist sem última chance</translation>
    </message>
    <message>
        <source>No trick, and you are out at once.</source>
        <translation>Sem vaza, você está fora na hora.</translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation>Oh Hell!</translation>
    </message>
    <message>
        <source>At most ten cards, down to one and up again; every trick counts.</source>
        <translation>No máximo dez cartas, descendo até uma e subindo de novo; cada vaza conta.</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Like Oh Hell!, but a missed bid scores nothing.</source>
        <translation>Como Oh Hell!, mas aposta errada não vale nada.</translation>
    </message>
    <message>
        <source>German Bridge</source>
        <translation>German Bridge</translation>
    </message>
    <message>
        <source>Made: 10 + bid². Missed: −(tricks off)².</source>
        <translation>Cumprida: 10 + aposta². Errada: −(diferença)².</translation>
    </message>
    <message>
        <source>Ascenseur</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>The French game: down to one card and up again.</source>
        <translation>O jogo francês: desce até uma carta e sobe de novo.</translation>
    </message>
    <message>
        <source>Ascenseur, from one card</source>
        <translation>Ascenseur, a partir de uma carta</translation>
    </message>
    <message>
        <source>The French game the other way round: up first.</source>
        <translation>O jogo francês ao contrário: primeiro sobe.</translation>
    </message>
    <message>
        <source>Ascenseur, whole pack</source>
        <translation>Ascenseur, baralho inteiro</translation>
    </message>
    <message>
        <source>As many cards as the pack allows; no trump when the whole pack is dealt.</source>
        <translation>Tantas cartas quantas o baralho permite; sem trunfo quando todas são dadas.</translation>
    </message>
    <message>
        <source>Ascenseur 2+1</source>
        <translation>Ascenseur 2+1</translation>
    </message>
    <message>
        <source>Made: 2 + tricks. Missed: −1 for each trick off.</source>
        <translation>Cumprida: 2 + vazas. Errada: −1 por vaza de diferença.</translation>
    </message>
    <message>
        <source>La Podrida</source>
        <translation>La Podrida</translation>
    </message>
    <message>
        <source>With one-card deals for every dealer and three points a trick.</source>
        <translation>Com rodadas de uma carta para cada carteador e três pontos por vaza.</translation>
    </message>
    <message>
        <source>Nomination Whist</source>
        <translation>Nomination Whist</translation>
    </message>
    <message>
        <source>Trumps go round: spades, hearts, clubs, diamonds, none.</source>
        <translation>O trunfo gira: espadas, copas, paus, ouros, nenhum.</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>The Dutch game. Made: 10 + 2 a trick. Missed: −2 for each trick off.</source>
        <translation>O jogo holandês. Cumprida: 10 + 2 por vaza. Errada: −2 por vaza de diferença.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Judgement</translation>
    </message>
    <message>
        <source>At most ten cards, down to one; trumps in turn, all or nothing.</source>
        <translation>No máximo dez cartas, descendo até uma; o trunfo gira, tudo ou nada.</translation>
    </message>
    <message>
        <source>Romanian Whist 1-8-1</source>
        <translation>Whist romeno 1-8-1</translation>
    </message>
    <message>
        <source>From one card to eight and back; you must ruff when void.</source>
        <translation>De uma carta até oito e de volta; sem o naipe, é obrigatório cortar.</translation>
    </message>
    <message>
        <source>Romanian Whist 8-1-8</source>
        <translation>Whist romeno 8-1-8</translation>
    </message>
    <message>
        <source>From eight cards to one and back.</source>
        <translation>De oito cartas até uma e de volta.</translation>
    </message>
    <message>
        <source>Romanian Whist with premium</source>
        <translation>Whist romeno com bônus</translation>
    </message>
    <message>
        <source>Five bids in a row, made or missed, win or lose ten points more.</source>
        <translation>Cinco apostas seguidas, cumpridas ou erradas, ganham ou perdem mais dez pontos.</translation>
    </message>
    <message>
        <source>Romanian Whist for seven</source>
        <translation>Whist romeno para sete</translation>
    </message>
    <message>
        <source>56 cards: four jokers are the ones, the lowest cards.</source>
        <translation>56 cartas: quatro curingas são as cartas de valor 1, as mais baixas.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>With a partner: make your contract, and beware of bags.</source>
        <translation>Com parceiro: cumpra o contrato e cuidado com as sobras.</translation>
    </message>
    <message>
        <source>Spades with jokers</source>
        <translation>Spades com curingas</translation>
    </message>
    <message>
        <source>Two jokers on top of the spades.</source>
        <translation>Dois curingas acima das espadas.</translation>
    </message>
    <message>
        <source>Joker, Joker, Deuce, Deuce</source>
        <translation>Curinga, curinga, dois, dois</translation>
    </message>
    <message>
        <source>Jokers and two twos on top, no contract below four tricks, ten for 200, and a first deal without bids.</source>
        <translation>Curingas e dois dois no topo, nenhum contrato abaixo de quatro vazas, dez por 200, e uma primeira rodada sem apostas.</translation>
    </message>
    <message>
        <source>Suicide Spades</source>
        <translation>Spades Suicide</translation>
    </message>
    <message>
        <source>One of two partners must bid nil, the other at least 4.</source>
        <translation>De dois parceiros um precisa apostar nil, o outro pelo menos 4.</translation>
    </message>
    <message>
        <source>Mirror Spades</source>
        <translation>Spades Mirror</translation>
    </message>
    <message>
        <source>Everyone must bid the number of their spades.</source>
        <translation>Cada um precisa apostar o número das suas espadas.</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of their spades.</source>
        <translation>Cada um precisa apostar nil ou o número das suas espadas.</translation>
    </message>
    <message>
        <source>Cutthroat Spades</source>
        <translation>Spades individual</translation>
    </message>
    <message>
        <source>Three or four players, everybody alone.</source>
        <translation>Três ou quatro jogadores, cada um por si.</translation>
    </message>
    <message>
        <source>Spades for two</source>
        <translation>Spades para dois</translation>
    </message>
    <message>
        <source>Draw your hand: of two cards each time you keep one and discard the other.</source>
        <translation>Compre a sua mão: de cada duas cartas você guarda uma e descarta a outra.</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Sixty cards: wizards take any trick, jesters none, at any time.</source>
        <translation>Sessenta cartas: magos fazem qualquer vaza, bobos nenhuma; jogam-se a qualquer hora.</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>Everybody alone, spades are trumps: take at least what you bid.</source>
        <translation>Cada um por si, espadas são trunfo: faça pelo menos o que aposta.</translation>
    </message>
    <message>
        <source>German Whist</source>
        <translation>Whist alemão</translation>
    </message>
    <message>
        <source>For two: thirteen tricks for better cards, then thirteen that count.</source>
        <translation>Para dois: treze vazas por cartas melhores, depois treze que contam.</translation>
    </message>
    <message>
        <source>La Pocha</source>
        <translation>La Pocha</translation>
    </message>
    <message>
        <source>The Spanish pack: the three is second, and you must beat if you can.</source>
        <translation>O baralho espanhol: o três é a segunda carta, e quem pode superar precisa superar.</translation>
    </message>
    <message>
        <source>La Pocha, French pack</source>
        <translation>La Pocha, baralho francês</translation>
    </message>
    <message>
        <source>The same with all 52 cards, ace high.</source>
        <translation>O mesmo com todas as 52 cartas, o ás é a mais alta.</translation>
    </message>
    <message>
        <source>Minnesota Whist</source>
        <translation>Whist de Minnesota</translation>
    </message>
    <message>
        <source>Partners play for tricks or against them, without trumps.</source>
        <translation>Os parceiros jogam pelas vazas ou contra elas, sem trunfo.</translation>
    </message>
    <message>
        <source>South Dakota Whist</source>
        <translation>Whist da Dakota do Sul</translation>
    </message>
    <message>
        <source>Whoever fails loses points; 11 win.</source>
        <translation>Quem falha perde pontos; ganha-se com 11.</translation>
    </message>
    <message>
        <source>Norwegian Whist</source>
        <translation>Whist norueguês</translation>
    </message>
    <message>
        <source>Everybody may call grand or nullo; 50 points win.</source>
        <translation>Todos podem anunciar grand ou nullo; ganha-se com 50 pontos.</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Alone against three, or with a partner for one deal.</source>
        <translation>Um contra três, ou com um parceiro por uma rodada.</translation>
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
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do arquivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo de arquivo:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Pressione o atalho</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
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
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>Rank that is played</name>
    <message>
        <source>the ace</source>
        <translation>o ás</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>o rei</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>a dama</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>o valete</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>o dez</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>o nove</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>o oito</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>o sete</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>o seis</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>o cinco</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>o quatro</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>o três</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>o dois</translation>
    </message>
    <message>
        <source>the one</source>
        <translation>o um</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Nobody was exact more often than you.</source>
        <translation>Ninguém acertou mais vezes que você.</translation>
    </message>
    <message>
        <source>Deals after which you were in front: {led}.</source>
        <translation>Rodadas depois das quais você estava na frente: {led}.</translation>
    </message>
    <message>
        <source>Every match starts from zero. Play again?</source>
        <translation>Toda partida começa do zero. Jogar de novo?</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>&amp;Tabela de pontos</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Relatório</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;prender</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Estatísticas</translation>
    </message>
    <message>
        <source>Share pi&amp;cture</source>
        <translation>&amp;Compartilhar imagem</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>You and your partner win the match.</source>
        <translation>Você e seu parceiro ganham a partida.</translation>
    </message>
    <message>
        <source>You share first place.</source>
        <translation>Você divide o primeiro lugar.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Você ganha a partida.</translation>
    </message>
    <message>
        <source>The match goes to {names}.</source>
        <translation>A vitória fica com {names}.</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Primeiro lugar: {names}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} ganha a partida</translation>
    </message>
    <message>
        <source>{count} of {deals} exact</source>
        <translation>{count} de {deals} exatas</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>É a única carta que você pode jogar.</translation>
    </message>
    <message>
        <source>It takes the last trick that your bid needs.</source>
        <translation>Ela faz a última vaza de que sua aposta precisa.</translation>
    </message>
    <message>
        <source>It draws the last trump that is out.</source>
        <translation>Ela puxa o último trunfo que falta.</translation>
    </message>
    <message>
        <source>It draws trumps, and no other trump beats it.</source>
        <translation>Ela puxa trunfos, e nenhum outro trunfo a vence.</translation>
    </message>
    <message>
        <source>No card of its suit that is still out can beat it.</source>
        <translation>Nenhuma carta do mesmo naipe ainda em jogo pode vencê-la.</translation>
    </message>
    <message>
        <source>It is the cheapest card that takes the trick.</source>
        <translation>É a menor carta que faz a vaza.</translation>
    </message>
    <message>
        <source>It is winning the trick so far, and you need tricks.</source>
        <translation>Ela está ganhando a vaza, e você precisa de vazas.</translation>
    </message>
    <message>
        <source>It gets rid of a winner that is one too many.</source>
        <translation>Ela livra você de uma carta vencedora que está sobrando.</translation>
    </message>
    <message>
        <source>It is the highest card that stays below the winner.</source>
        <translation>É a carta mais alta que fica abaixo da vencedora.</translation>
    </message>
    <message>
        <source>This trick is lost; the card is the one you need least.</source>
        <translation>Esta vaza está perdida; é a carta de que você menos precisa.</translation>
    </message>
    <message>
        <source>You need every trick that is left.</source>
        <translation>Você precisa de todas as vazas que restam.</translation>
    </message>
    <message>
        <source>It throws away a card that may win a trick you do not want.</source>
        <translation>Você se livra de uma carta que poderia ganhar uma vaza que não quer.</translation>
    </message>
    <message>
        <source>It takes the trick, and you need one.</source>
        <translation>Ganha a vaza, e você precisa de uma.</translation>
    </message>
    <message>
        <source>It is low enough for somebody else to take.</source>
        <translation>Ela é baixa o bastante para outro fazer a vaza.</translation>
    </message>
    <message>
        <source>It most often ends with exactly your bid.</source>
        <translation>É a que mais vezes termina exatamente na sua aposta.</translation>
    </message>
    <message>
        <source>The bid can hardly be made any more; this costs the fewest points.</source>
        <translation>Quase não dá mais para cumprir a aposta; assim se perdem menos pontos.</translation>
    </message>
    <message>
        <source>A wizard takes the trick, and you need one.</source>
        <translation>Um mago faz a vaza, e você precisa de uma.</translation>
    </message>
    <message>
        <source>The trick has gone to a wizard already; a second one takes nothing.</source>
        <translation>A vaza já é de um mago; um segundo não leva nada.</translation>
    </message>
    <message>
        <source>A jester takes only a trick that is all jesters.</source>
        <translation>Um bobo só faz a vaza se todas as cartas forem bobos.</translation>
    </message>
    <message>
        <source>It is the only bid that is allowed.</source>
        <translation>É a única aposta permitida.</translation>
    </message>
    <message>
        <source>Your highest trumps are sure to take that many tricks.</source>
        <translation>Seus trunfos mais altos fazem com certeza esse número de vazas.</translation>
    </message>
    <message>
        <source>Your top cards run: these tricks are certain.</source>
        <translation>Suas cartas mais altas ganham uma após a outra: essas vazas são certas.</translation>
    </message>
    <message>
        <source>It is what your hand usually takes.</source>
        <translation>É o que a sua mão costuma fazer.</translation>
    </message>
    <message>
        <source>It is more than the hand usually takes, but pays best on average.</source>
        <translation>É mais do que a mão costuma fazer, mas é o que rende mais em média.</translation>
    </message>
    <message>
        <source>It is less than the hand could take, but easier to make exactly.</source>
        <translation>É menos do que a mão poderia fazer, mas é mais fácil acertar em cheio.</translation>
    </message>
    <message>
        <source>You do not see your cards: it is the best bid on average.</source>
        <translation>Você não vê suas cartas: é a melhor aposta em média.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There is no option “{option}” here.</source>
        <translation>Não existe a opção “{option}” aqui.</translation>
    </message>
    <message>
        <source>“{value}” is not a value for {option}: choose one of {legal}.</source>
        <translation>“{value}” não é um valor de {option}: escolha entre {legal}.</translation>
    </message>
    <message>
        <source>Players: {players}; this game takes at least {least} and at most {most}.</source>
        <translation>Jogadores: {players}; este jogo é para no mínimo {least} e no máximo {most}.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: choose fewer players, fewer cards or a larger pack.</source>
        <translation>{players} jogadores com {size} cartas cada precisam de {need} das {pack} cartas: escolha menos jogadores, menos cartas ou um baralho maior.</translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: set the maximum cards per player to {most} or less.</source>
        <translation>{players} jogadores com {size} cartas cada precisam de {need} das {pack} cartas: limite as cartas por jogador a {most} ou menos.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of deals: write sizes such as 1,3,5 or first/turning point/last such as 10/1/10, optionally followed by a step.</source>
        <translation>“{value}” não é uma lista de rodadas: escreva tamanhos como 1,3,5 ou início/retorno/fim como 10/1/10, com um passo no fim se quiser.</translation>
    </message>
    <message>
        <source>“{value}” is not a scoring scheme: choose a named one or write a record such as M0=10 M1=1 Xd=-1.</source>
        <translation>“{value}” não é um esquema de pontos: escolha um da lista ou escreva uma fórmula como M0=10 M1=1 Xd=-1.</translation>
    </message>
    <message>
        <source>“{value}” is not a list of trumps: write suits such as S,H,D,C,NT, each once.</source>
        <translation>“{value}” não é uma lista de trunfos: escreva naipes como S,H,D,C,NT, cada um só uma vez.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Deal by deal</source>
        <translation>Rodada a rodada</translation>
    </message>
    <message>
        <source>The same cards played by</source>
        <translation>As mesmas cartas jogadas por</translation>
    </message>
    <message>
        <source>Enter studies the chosen deal</source>
        <translation>Enter: estudar a rodada escolhida</translation>
    </message>
    <message>
        <source>Same cards played by:</source>
        <translation>Mesmas cartas jogadas por:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>Copiar &amp;resultado</translation>
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
        <translation>Quais partidas</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Relatório da partida</translation>
    </message>
    <message>
        <source>No slips: nothing was clearly lost.</source>
        <translation>Nenhum erro: não houve perda clara.</translation>
    </message>
    <message>
        <source>In this game points do not show how a match stands.</source>
        <translation>Neste jogo, os pontos não mostram como está a partida.</translation>
    </message>
    <message>
        <source>Too few deals with known luck under these rules.</source>
        <translation>Há poucas rodadas com sorte conhecida nestas regras.</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Por mês</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mês</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Points
per deal</source>
        <translation>Pontos
por rodada</translation>
    </message>
    <message>
        <source>Without luck
per deal</source>
        <translation>Sem a sorte,
por rodada</translation>
    </message>
    <message>
        <source>Lost
per deal</source>
        <translation>Perda
por rodada</translation>
    </message>
    <message>
        <source>Lost per
decision</source>
        <translation>Perda por
decisão</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Lost per decision, by cards in hand</source>
        <translation>Perda por decisão, conforme as cartas na mão</translation>
    </message>
    <message>
        <source>Lost per decision, with trump and without</source>
        <translation>Perda por decisão, com e sem trunfo</translation>
    </message>
    <message>
        <source>Lost per decision, by bid and by play</source>
        <translation>Perda por decisão, na aposta e no jogo</translation>
    </message>
    <message>
        <source>The result appears once all choices have been judged.</source>
        <translation>O resultado aparece quando todas as escolhas tiverem sido avaliadas.</translation>
    </message>
    <message>
        <source>Luck: {luck} {error}, {plays}</source>
        <translation>Sorte: {luck} {error}, {plays}</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Jogando de novo as mesmas cartas</translation>
    </message>
    <message>
        <source>Judged by an older version of the coach; judging again now.</source>
        <translation>Avaliada por uma versão mais antiga do treinador; nova avaliação em andamento.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Judge again</source>
        <translation>&amp;Avaliar de novo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>How you decide</source>
        <translation>Como você decide</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que é mostrado</translation>
    </message>
    <message>
        <source>With trump</source>
        <translation>Com trunfo</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>By bid</source>
        <translation>Na aposta</translation>
    </message>
    <message>
        <source>By play</source>
        <translation>No jogo</translation>
    </message>
    <message>
        <source>Matches with these rules: {matches}. Judged deals: {judged} of {deals}.</source>
        <translation>Partidas com estas regras: {matches}. Rodadas avaliadas: {judged} de {deals}.</translation>
    </message>
    <message>
        <source>A match is judged when its report is opened.</source>
        <translation>Uma partida é avaliada quando o relatório dela é aberto.</translation>
    </message>
    <message>
        <source>Deals whose luck is known: {told} of {deals}.</source>
        <translation>Rodadas com sorte conhecida: {told} de {deals}.</translation>
    </message>
    <message>
        <source>A dash means too few deals: fewer than {count}.</source>
        <translation>Um traço significa que há poucas rodadas: menos de {count}.</translation>
    </message>
    <message>
        <source>Reading matches: {matches}</source>
        <translation>Lendo partidas: {matches}</translation>
    </message>
    <message>
        <source>Too few deals to say</source>
        <translation>Poucas rodadas para dizer</translation>
    </message>
    <message>
        <source>An expert usually</source>
        <translation>Especialista, em geral</translation>
    </message>
    <message>
        <source>An expert with your cards</source>
        <translation>Especialista com suas cartas</translation>
    </message>
    <message>
        <source>Cards and other players</source>
        <translation>Cartas e outros jogadores</translation>
    </message>
    <message>
        <source>luck of the cards</source>
        <translation>sorte das cartas</translation>
    </message>
    <message>
        <source>your bids</source>
        <translation>suas apostas</translation>
    </message>
    <message>
        <source>your play</source>
        <translation>suas jogadas</translation>
    </message>
    <message>
        <source>luck of the play</source>
        <translation>sorte nas jogadas</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>seus pontos</translation>
    </message>
    <message>
        <source>Level of your decisions: {level}.</source>
        <translation>Nível das suas decisões: {level}.</translation>
    </message>
    <message>
        <source>Level of your decisions: between {better} and {weaker}.</source>
        <translation>Nível das suas decisões: entre “{better}” e “{weaker}”.</translation>
    </message>
    <message>
        <source>Level of your decisions: above {level}.</source>
        <translation>Nível das suas decisões: acima de “{level}”.</translation>
    </message>
    <message>
        <source>Level of your decisions: below {level}.</source>
        <translation>Nível das suas decisões: abaixo de “{level}”.</translation>
    </message>
    <message>
        <source>Too few deals to name a level.</source>
        <translation>Poucas rodadas para indicar um nível.</translation>
    </message>
    <message>
        <source>Points lost per deal: {points}</source>
        <translation>Pontos perdidos por rodada: {points}</translation>
    </message>
    <message>
        <source>{bids} by bids, {cards} by cards</source>
        <translation>{bids} nas apostas, {cards} no jogo</translation>
    </message>
    <message>
        <source>Points are those that each deal scored for its game, not those of the rubber.</source>
        <translation>Os pontos são os que cada rodada deu para o seu game, não os do rubber.</translation>
    </message>
    <message>
        <source>Luck was not measured for these rules.</source>
        <translation>A sorte não foi medida para estas regras.</translation>
    </message>
    <message>
        <source>The level of some opponents is not known: club is assumed.</source>
        <translation>O nível de alguns adversários não é conhecido: supõe-se “Clube”.</translation>
    </message>
    <message>
        <source>Luck is measured against club players, not these opponents.</source>
        <translation>A sorte é medida contra jogadores do nível “Clube”, não contra estes adversários.</translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation>rodada {deal}, vaza {trick}</translation>
    </message>
    <message>
        <source>deal {deal}, bid</source>
        <translation>rodada {deal}, aposta</translation>
    </message>
    <message>
        <source>deal {deal}, before the first trick</source>
        <translation>rodada {deal}, antes da primeira vaza</translation>
    </message>
    <message>
        <source>{own} instead of {best}</source>
        <translation>{own} em vez de {best}</translation>
    </message>
    <message>
        <source>{looking}: {done}</source>
        <translation>{looking}: {done}</translation>
    </message>
    <message>
        <source>{done} of {choices} judged</source>
        <translation>{done} de {choices} avaliadas</translation>
    </message>
    <message>
        <source>Choices that could not be judged: {count}. The file farwhist.log says why.</source>
        <translation>Escolhas que não puderam ser avaliadas: {count}. O arquivo farwhist.log diz por quê.</translation>
    </message>
    <message>
        <source>Your result without luck</source>
        <translation>Seu resultado sem a sorte</translation>
    </message>
    <message>
        <source>Your result</source>
        <translation>Seu resultado</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>Your result per deal without luck</source>
        <translation>Seu resultado por rodada sem a sorte</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>sem a sorte</translation>
    </message>
    <message>
        <source>chance to win, by your decisions</source>
        <translation>chance de ganhar, pelas suas decisões</translation>
    </message>
    <message>
        <source>Winning chance lost per deal: {percent} %</source>
        <translation>Chance de vitória perdida por rodada: {percent}%</translation>
    </message>
    <message>
        <source>For these rules the five levels were not measured.</source>
        <translation>Para estas regras, os cinco níveis não foram medidos.</translation>
    </message>
    <message>
        <source>One match says little ({error}).</source>
        <translation>Uma partida diz pouco ({error}).</translation>
    </message>
    <message>
        <source>Last 20: {lost} {error}.</source>
        <translation>Últimas 20: {lost} {error}.</translation>
    </message>
    <message>
        <source>Slips, costliest first</source>
        <translation>Erros, os mais caros primeiro</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Took/bid</source>
        <translation>Fez/apostou</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>{level} with
your cards</source>
        <translation>{level} com
suas cartas</translation>
    </message>
    <message>
        <source>Luck of
the cards</source>
        <translation>Sorte das
cartas</translation>
    </message>
    <message>
        <source>Lost by
bid</source>
        <translation>Perda na
aposta</translation>
    </message>
    <message>
        <source>Lost by
play</source>
        <translation>Perda no
jogo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>ReportCounts</name>
    <message numerus="yes">
        <source>Looking at your %n choice(s)</source>
        <translation>
            <numerusform>Analisando sua %n escolha</numerusform>
            <numerusform>Analisando suas %n escolhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged</source>
        <translation>
            <numerusform>%n avaliada</numerusform>
            <numerusform>%n avaliadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n choice(s) that were not your own.</source>
        <translation>
            <numerusform>Não contada: %n escolha que não foi sua.</numerusform>
            <numerusform>Não contadas: %n escolhas que não foram suas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact</source>
        <translation>
            <numerusform>%n exata</numerusform>
            <numerusform>%n exatas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n play(s) of each deal</source>
        <translation>
            <numerusform>jogando cada rodada %n vez</numerusform>
            <numerusform>jogando cada rodada %n vezes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>exact</source>
        <translation>exata</translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s), everybody alone.</source>
        <translation>
            <numerusform>%n jogador, cada um por si.</numerusform>
            <numerusform>%n jogadores, cada um por si.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): the highest ranks, two for each player.</source>
        <translation>
            <numerusform>%n carta: os valores mais altos, dois por jogador.</numerusform>
            <numerusform>%n cartas: os valores mais altos, dois por jogador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): twos are left out so that the cards deal out evenly.</source>
        <translation>
            <numerusform>%n carta: algumas cartas de valor 2 ficam de fora para que a distribuição seja igual.</numerusform>
            <numerusform>%n cartas: algumas cartas de valor 2 ficam de fora para que a distribuição seja igual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s).</source>
        <translation>
            <numerusform>A partida tem %n rodada.</numerusform>
            <numerusform>A partida tem %n rodadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole sequence is played %n time(s).</source>
        <translation>
            <numerusform>A ordem completa das rodadas é jogada %n vez.</numerusform>
            <numerusform>A ordem completa das rodadas é jogada %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>A partida acaba quando alguém chega a %n ponto.</numerusform>
            <numerusform>A partida acaba quando alguém chega a %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>A partida acaba no máximo depois de %n rodada.</numerusform>
            <numerusform>A partida acaba no máximo depois de %n rodadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card(s) the last bidder is free.</source>
        <translation>
            <numerusform>A soma das apostas não pode ser igual ao número de vazas: o último a apostar tem de evitar isso. Em rodadas com menos de %n carta, o último aposta livremente.</numerusform>
            <numerusform>A soma das apostas não pode ser igual ao número de vazas: o último a apostar tem de evitar isso. Em rodadas com menos de %n cartas, o último aposta livremente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a deal is played until everybody makes their bid, but at most %n time(s) in all.</source>
        <translation>
            <numerusform>A rodada é jogada até que todos cumpram a aposta, mas no máximo %n vez ao todo.</numerusform>
            <numerusform>A rodada é jogada até que todos cumpram a aposta, mas no máximo %n vezes ao todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player %n point(s) or more behind the leader may bid before looking at the cards and before the others.</source>
        <translation>
            <numerusform>Quem está %n ponto ou mais atrás do líder pode apostar antes de ver as cartas e antes dos outros.</numerusform>
            <numerusform>Quem está %n pontos ou mais atrás do líder pode apostar antes de ver as cartas e antes dos outros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s).</source>
        <translation>
            <numerusform>Uma aposta cumprida vale %n ponto.</numerusform>
            <numerusform>Uma aposta cumprida vale %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s), and {more} more for each trick.</source>
        <translation>
            <numerusform>Uma aposta cumprida vale %n ponto, e mais {more} por vaza.</numerusform>
            <numerusform>Uma aposta cumprida vale %n pontos, e mais {more} por vaza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid loses %n point(s) for each trick too many or too few.</source>
        <translation>
            <numerusform>Uma aposta errada perde %n ponto por vaza a mais ou a menos.</numerusform>
            <numerusform>Uma aposta errada perde %n pontos por vaza a mais ou a menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid scores only its tricks: %n point(s) each.</source>
        <translation>
            <numerusform>Numa aposta errada contam só as vazas: %n ponto cada.</numerusform>
            <numerusform>Numa aposta errada contam só as vazas: %n pontos cada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.</source>
        <translation>
            <numerusform>Bônus: %n aposta cumprida vale {plus}; uma errada vale {minus}.</numerusform>
            <numerusform>Bônus: %n apostas cumpridas seguidas valem {plus}; o mesmo número de erradas seguidas vale {minus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first deal everybody gets %n card(s), in each later deal one fewer.</source>
        <translation>
            <numerusform>Na primeira rodada cada um recebe %n carta, e em cada rodada seguinte uma a menos.</numerusform>
            <numerusform>Na primeira rodada cada um recebe %n cartas, e em cada rodada seguinte uma a menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s).</source>
        <translation>
            <numerusform>A partida acaba quando uma dupla chega a %n ponto.</numerusform>
            <numerusform>A partida acaba quando uma dupla chega a %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s), or as many below zero.</source>
        <translation>
            <numerusform>A partida acaba quando uma dupla chega a %n ponto, ou ao mesmo tanto abaixo de zero.</numerusform>
            <numerusform>A partida acaba quando uma dupla chega a %n pontos, ou ao mesmo tanto abaixo de zero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s); then the higher score wins.</source>
        <translation>
            <numerusform>A partida tem %n rodada; depois ganha quem tem mais pontos.</numerusform>
            <numerusform>A partida tem %n rodadas; depois ganha quem tem mais pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the side that plays the contract.</source>
        <translation>
            <numerusform>Doze cartas para cada um; %n carta forma o monte, que conta como primeira vaza da dupla que joga o contrato.</numerusform>
            <numerusform>Doze cartas para cada um; %n cartas formam o monte, que conta como primeira vaza da dupla que joga o contrato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first bid must be at least %n trick(s) above six.</source>
        <translation>
            <numerusform>A primeira aposta precisa ser de pelo menos %n vaza acima de seis.</numerusform>
            <numerusform>A primeira aposta precisa ser de pelo menos %n vazas acima de seis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of %n game(s) are added up.</source>
        <translation>
            <numerusform>Somam-se os pontos de %n jogo.</numerusform>
            <numerusform>Somam-se os pontos de %n jogos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples from a deal of %n card(s)</source>
        <translation>
            <numerusform>Exemplos de uma rodada com %n carta</numerusform>
            <numerusform>Exemplos de uma rodada com %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A made bid scores 10 plus the bid squared; each trick off costs 3. When the whole pack is dealt, a made 0 scores 35 and a missed 0 loses 10.</source>
        <translation>Uma aposta cumprida vale 10 mais a aposta ao quadrado; cada vaza de diferença custa 3. Quando todas as cartas são dadas, um 0 cumprido vale 35 e um 0 errado perde 10.</translation>
    </message>
    <message>
        <source>A made bid scores 10, a missed bid nothing. In deals with more cards than players, a made 0 scores 20 and a missed 0 loses 10.</source>
        <translation>Uma aposta cumprida vale 10, uma errada nada. Em rodadas com mais cartas que jogadores, um 0 cumprido vale 20 e um 0 errado perde 10.</translation>
    </message>
    <message>
        <source>A made bid scores 8. A missed bid halves your total, rounded up.</source>
        <translation>Uma aposta cumprida vale 8. Uma aposta errada reduz seu total à metade, arredondado para cima.</translation>
    </message>
    <message>
        <source>Each missed bid counts 1, and the fewest win; ties are broken by the larger total of made bids.</source>
        <translation>Cada aposta errada conta 1, e ganha quem tem menos; o desempate é pela maior soma de apostas cumpridas.</translation>
    </message>
    <message>
        <source>A made bid scores 1 a trick, a missed bid loses 1 for each card of the deal. When all totals add up to less than zero, each trick of a made bid scores more: that sum divided by the cards of the deal, rounded down.</source>
        <translation>Uma aposta cumprida vale 1 por vaza, uma errada perde 1 por carta da rodada. Quando a soma de todos os totais está abaixo de zero, cada vaza de uma aposta cumprida vale mais: essa soma dividida pelas cartas da rodada, arredondada para baixo.</translation>
    </message>
    <message>
        <source>Each trick scores 1. A made bid scores 10 more, and another 10 for each player who missed.</source>
        <translation>Cada vaza vale 1. Uma aposta cumprida vale mais 10, e outros 10 por jogador que errou.</translation>
    </message>
    <message>
        <source>These rules apply from the next match.</source>
        <translation>Estas regras valem a partir da próxima partida.</translation>
    </message>
    <message>
        <source>Start &amp;new match now</source>
        <translation>&amp;Começar nova partida já</translation>
    </message>
    <message>
        <source>The bids of partners add up to their contract.</source>
        <translation>As apostas dos parceiros se somam: é o contrato da dupla.</translation>
    </message>
    <message>
        <source>Each player&apos;s own bid is the contract.</source>
        <translation>A aposta de cada jogador é o contrato dele.</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Jogadores e cartas</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take, from 0 to all.</source>
        <translation>A partir do jogador depois do carteador, cada um aposta uma vez quantas vazas vai fazer, de 0 a todas.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Spades are always trumps. The player after the dealer leads.</source>
        <translation>Espadas são sempre trunfo. Sai o jogador depois do carteador.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Você tem de seguir o naipe, se puder.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you may play any card; you need not play a trump.</source>
        <translation>Quem não pode seguir o naipe joga qualquer carta; não é obrigado a cortar.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without a trump, the highest card of the suit that was led.</source>
        <translation>O trunfo mais alto faz a vaza; sem trunfo na mesa, a carta mais alta do naipe de saída.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>A made contract scores 10 for each trick bid, and 1 for each trick more, which is a bag. A missed contract loses 10 for each trick bid.</source>
        <translation>Um contrato cumprido vale 10 por vaza apostada e 1 por vaza a mais, chamada de sobra. Um contrato perdido custa 10 por vaza apostada.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Four players; partners face each other.</source>
        <translation>Quatro jogadores; os parceiros ficam frente a frente.</translation>
    </message>
    <message>
        <source>The two of clubs is left out; 17 cards for each.</source>
        <translation>O dois de paus fica de fora; 17 cartas para cada um.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, 13 for each.</source>
        <translation>O baralho completo de 52 cartas, 13 para cada um.</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player bids once how many tricks they will take at least.</source>
        <translation>A partir do jogador depois do carteador, cada um aposta uma vez quantas vazas vai fazer no mínimo.</translation>
    </message>
    <message>
        <source>A made bid scores 1 point for each trick bid. A missed bid loses as much, however many tricks were taken.</source>
        <translation>Uma aposta cumprida vale 1 ponto por vaza apostada. Uma aposta errada perde o mesmo, qualquer que seja o número de vazas feitas.</translation>
    </message>
    <message>
        <source>The highest total wins; those who have as much share it.</source>
        <translation>Ganha o maior total; em caso de empate, a vitória é dividida.</translation>
    </message>
    <message>
        <source>The three of clubs is left out; 17 cards for each.</source>
        <translation>O três de paus fica de fora; 17 cartas para cada um.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 200 points below zero.</source>
        <translation>A partida também acaba quando alguém está 200 pontos abaixo de zero.</translation>
    </message>
    <message>
        <source>It also ends when somebody is 500 points below zero.</source>
        <translation>A partida também acaba quando alguém está 500 pontos abaixo de zero.</translation>
    </message>
    <message>
        <source>The highest total wins; if it is tied, another deal is played.</source>
        <translation>Ganha o maior total; em caso de empate, joga-se mais uma rodada.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and diamonds. The red joker is the highest spade, the black one the second.</source>
        <translation>Dois curingas ocupam o lugar do dois de copas e do dois de ouros. O curinga vermelho é a carta de espadas mais alta; o preto, a segunda.</translation>
    </message>
    <message>
        <source>A bid of 0 is nil: you undertake to take no trick.</source>
        <translation>Uma aposta de 0 é um nil: você promete não fazer nenhuma vaza.</translation>
    </message>
    <message>
        <source>A bid of 0 is a bid like any other.</source>
        <translation>Uma aposta de 0 é uma aposta como as outras.</translation>
    </message>
    <message>
        <source>A player 100 points behind may bid nil before looking at the cards, before all others bid.</source>
        <translation>Quem está 100 pontos atrás pode apostar nil antes de ver as cartas e antes de todos os outros.</translation>
    </message>
    <message>
        <source>Spades may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Não se pode sair com espadas antes que sejam quebradas (uma delas jogada sobre outro naipe), a não ser que você só tenha espadas.</translation>
    </message>
    <message>
        <source>A spade may be led at any time.</source>
        <translation>Pode-se sair com espadas a qualquer hora.</translation>
    </message>
    <message>
        <source>Spades may not be led to the first trick, unless you hold nothing else.</source>
        <translation>Não se pode sair com espadas na primeira vaza, a não ser que você só tenha espadas.</translation>
    </message>
    <message>
        <source>Nil scores 100 if you take no trick and loses 100 if you do, separately from the contract.</source>
        <translation>O nil vale 100 se você não fizer vaza e perde 100 se fizer, à parte do contrato.</translation>
    </message>
    <message>
        <source>Of two partners exactly one bids nil, and the other at least 4: whoever bids first of the two chooses.</source>
        <translation>De dois parceiros exatamente um aposta nil, e o outro pelo menos 4: escolhe quem dos dois aposta primeiro.</translation>
    </message>
    <message>
        <source>Everyone must bid the number of spades in their hand.</source>
        <translation>Cada um precisa apostar o número de espadas da sua mão.</translation>
    </message>
    <message>
        <source>Everyone must bid nil or the number of spades in their hand.</source>
        <translation>Cada um precisa apostar nil ou o número de espadas da sua mão.</translation>
    </message>
    <message>
        <source>The bids of partners must add up to at least 4 tricks.</source>
        <translation>As apostas da dupla precisam somar pelo menos 4 vazas.</translation>
    </message>
    <message>
        <source>In the first deal nobody bids, and each trick scores 10.</source>
        <translation>Na primeira rodada ninguém aposta, e cada vaza vale 10.</translation>
    </message>
    <message>
        <source>A contract of ten tricks or more scores 200 instead, or loses 200.</source>
        <translation>Um contrato de dez vazas ou mais ganha em vez disso 200, ou perde 200.</translation>
    </message>
    <message>
        <source>Nil scores 50 if you take no trick and loses 50 if you do, separately from the contract.</source>
        <translation>O nil vale 50 se você não fizer vaza e perde 50 se fizer, à parte do contrato.</translation>
    </message>
    <message>
        <source>A blind nil counts twice.</source>
        <translation>Um nil às cegas conta em dobro.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 6 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Parceiros 100 pontos atrás podem apostar pelo menos 6 vazas antes de ver as cartas: um diz uma parte, e o outro também precisa apostar às cegas.</translation>
    </message>
    <message>
        <source>Partners 100 points behind may bid at least 7 tricks before either looks: one names a part, and the other must bid blind too.</source>
        <translation>Parceiros 100 pontos atrás podem apostar pelo menos 7 vazas antes de ver as cartas: um diz uma parte, e o outro também precisa apostar às cegas.</translation>
    </message>
    <message>
        <source>A blind bid of partners wins or loses twice.</source>
        <translation>Uma aposta às cegas da dupla ganha ou perde em dobro.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid a blind nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Depois das apostas, quem apostou um nil às cegas passa cartas ao parceiro, que as pega e devolve outras tantas. Se ambos apostam nil, nenhuma é passada.</translation>
    </message>
    <message>
        <source>After the bids, whoever bid nil passes cards to the partner, who takes them up and passes as many back. If both bid nil, none are passed.</source>
        <translation>Depois das apostas, quem apostou nil passa cartas ao parceiro, que as pega e devolve outras tantas. Se ambos apostam nil, nenhuma é passada.</translation>
    </message>
    <message>
        <source>Each passes one card.</source>
        <translation>Cada um passa uma carta.</translation>
    </message>
    <message>
        <source>Each passes two cards.</source>
        <translation>Cada um passa duas cartas.</translation>
    </message>
    <message>
        <source>Each passes three cards.</source>
        <translation>Cada um passa três cartas.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil are bags.</source>
        <translation>As vazas de um nil perdido são sobras.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil help to make the partner&apos;s contract.</source>
        <translation>As vazas de um nil perdido ajudam a cumprir o contrato do parceiro.</translation>
    </message>
    <message>
        <source>Ten bags cost a penalty; bags beyond them carry over.</source>
        <translation>Dez sobras custam uma penalidade; as que passam disso continuam contando.</translation>
    </message>
    <message>
        <source>Five bags cost a penalty; bags beyond them carry over.</source>
        <translation>Cinco sobras custam uma penalidade; as que passam disso continuam contando.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Sobras não custam nada.</translation>
    </message>
    <message>
        <source>The penalty for bags is 100 points.</source>
        <translation>A penalidade por sobras é de 100 pontos.</translation>
    </message>
    <message>
        <source>The penalty for bags is 50 points.</source>
        <translation>A penalidade por sobras é de 50 pontos.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it looks at the next card and discards it face down; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Não se dão as cartas. Cada um dos dois jogadores, na sua vez, compra a carta de cima e olha: quem a guarda olha a seguinte e a descarta virada para baixo; quem a descarta tem que guardar a seguinte. Assim cada um fica com treze cartas.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card unseen; who discards it must keep the next. So each gets thirteen cards.</source>
        <translation>Não se dão as cartas. Cada um dos dois jogadores, na sua vez, compra a carta de cima e olha: quem a guarda descarta a seguinte sem ver; quem a descarta tem que guardar a seguinte. Assim cada um fica com treze cartas.</translation>
    </message>
    <message>
        <source>There is no deal. In turn each of two players draws the top card of the pack and looks at it: who keeps it discards the next card; who discards it must keep the next. Discards lie face up. So each gets thirteen cards.</source>
        <translation>Não se dão as cartas. Cada um dos dois jogadores, na sua vez, compra a carta de cima e olha: quem a guarda descarta a seguinte; quem a descarta tem que guardar a seguinte. Os descartes ficam virados para cima. Assim cada um fica com treze cartas.</translation>
    </message>
    <message>
        <source>The two of diamonds counts as a spade. It and then the two of spades are above the ace of spades.</source>
        <translation>O dois de ouros conta como espada. Ele e depois o dois de espadas ficam acima do ás de espadas.</translation>
    </message>
    <message>
        <source>The deals</source>
        <translation>As rodadas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4 2.</source>
        <translation>A ordem das cartas é A 3 K Q J 7 6 5 4 2.</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J 7 6 5 4.</source>
        <translation>A ordem das cartas é A 3 K Q J 7 6 5 4.</translation>
    </message>
    <message>
        <source>Cards per player, deal by deal: {sizes}.</source>
        <translation>Cartas por jogador, rodada a rodada: {sizes}.</translation>
    </message>
    <message>
        <source>Then the sequence begins again.</source>
        <translation>Depois a ordem das rodadas começa de novo.</translation>
    </message>
    <message>
        <source>In every deal everyone bids before looking at their cards.</source>
        <translation>Em toda rodada, todos apostam antes de ver as cartas.</translation>
    </message>
    <message>
        <source>Trumps go round, deal by deal: {suits}.</source>
        <translation>O trunfo gira de rodada em rodada: {suits}.</translation>
    </message>
    <message>
        <source>Trumps are always the same suit: {suit}.</source>
        <translation>O trunfo é sempre o mesmo naipe: {suit}.</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sem trunfo</translation>
    </message>
    <message>
        <source>While the card that sets trumps is face down, any card may be led.</source>
        <translation>Enquanto a carta que define o trunfo está fechada, pode-se sair com qualquer carta.</translation>
    </message>
    <message>
        <source>The match ends with the last deal ({deals}).</source>
        <translation>A partida acaba com a última rodada ({deals}).</translation>
    </message>
    <message>
        <source>Then the highest total wins.</source>
        <translation>Então ganha o maior total.</translation>
    </message>
    <message>
        <source>Then the lowest total wins.</source>
        <translation>Então ganha o menor total.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards.</source>
        <translation>O baralho completo de 52 cartas.</translation>
    </message>
    <message>
        <source>48 cards: no twos.</source>
        <translation>48 cartas: sem as cartas de valor 2.</translation>
    </message>
    <message>
        <source>40 cards: no twos, threes and fours.</source>
        <translation>40 cartas: sem 2, 3 e 4.</translation>
    </message>
    <message>
        <source>36 cards: from the six up.</source>
        <translation>36 cartas: do seis para cima.</translation>
    </message>
    <message>
        <source>32 cards: from the seven up.</source>
        <translation>32 cartas: do sete para cima.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens.</source>
        <translation>40 cartas: sem 8, 9 e 10.</translation>
    </message>
    <message>
        <source>40 cards: no eights, nines and tens. With three or six players there are no twos either, so that all cards can be dealt.</source>
        <translation>40 cartas: sem 8, 9 e 10. Com três ou seis jogadores também sem os dois, para que todas as cartas possam ser dadas.</translation>
    </message>
    <message>
        <source>56 cards: each suit has a one below the two; the ones are four jokers.</source>
        <translation>56 cartas: cada naipe tem um 1 abaixo do dois; as cartas de valor 1 são quatro curingas.</translation>
    </message>
    <message>
        <source>60 cards: 52, four wizards and four jesters.</source>
        <translation>60 cartas: 52, quatro magos e quatro bobos.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards; of two equal cards, the first one played is the higher.</source>
        <translation>Dois baralhos de 52 cartas; de duas cartas iguais, vale mais a que foi jogada primeiro.</translation>
    </message>
    <message>
        <source>The ace is the highest card, then king, queen …</source>
        <translation>O ás é a carta mais alta, depois rei, dama…</translation>
    </message>
    <message>
        <source>The cards rank A 3 K Q J, then 10 down to 2.</source>
        <translation>A ordem das cartas é A 3 K Q J e, em seguida, do 10 ao 2.</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump; the other jack of the same colour is the next and belongs to the trumps.</source>
        <translation>O valete de trunfo é o trunfo mais alto; o outro valete da mesma cor vem em seguida e faz parte dos trunfos.</translation>
    </message>
    <message>
        <source>The dealer sits out each deal.</source>
        <translation>O carteador fica de fora da rodada.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round clockwise.</source>
        <translation>Cartas, apostas e jogo seguem o sentido horário.</translation>
    </message>
    <message>
        <source>Deal, bids and play go round counter-clockwise.</source>
        <translation>Cartas, apostas e jogo seguem o sentido anti-horário.</translation>
    </message>
    <message>
        <source>In a one-card deal you see every card but your own.</source>
        <translation>Na rodada de uma carta, você vê todas as cartas menos a sua.</translation>
    </message>
    <message>
        <source>In a one-card deal nobody sees a card before everyone has bid.</source>
        <translation>Na rodada de uma carta, ninguém vê carta alguma antes que todos apostem.</translation>
    </message>
    <message>
        <source>Every size is dealt once by each player.</source>
        <translation>Para cada tamanho de rodada, cada jogador dá as cartas uma vez.</translation>
    </message>
    <message>
        <source>The next card after the deal is turned up: its suit is trumps.</source>
        <translation>A carta seguinte do baralho é virada: o naipe dela é trunfo.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown and sets trumps; it stays in the hand.</source>
        <translation>A última carta do carteador é mostrada e define o trunfo; ela fica na mão.</translation>
    </message>
    <message>
        <source>A card is cut before the deal: its suit is trumps, and it is shuffled back in.</source>
        <translation>Antes de dar as cartas, tira-se uma carta: o naipe dela é trunfo, e ela volta ao baralho.</translation>
    </message>
    <message>
        <source>The trump suit is drawn at random for each deal.</source>
        <translation>O naipe de trunfo é sorteado a cada rodada.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Não há trunfo.</translation>
    </message>
    <message>
        <source>The highest bidder (the first, if tied) chooses trumps after the bids.</source>
        <translation>Quem apostou mais alto (o primeiro, em caso de empate) escolhe o trunfo depois das apostas.</translation>
    </message>
    <message>
        <source>Trumps are auctioned: the player who offers the most tricks chooses the suit and keeps that bid. If everybody passes, there is no trump.</source>
        <translation>O trunfo vai a leilão: quem oferece mais vazas escolhe o naipe e fica com essa aposta. Se todos passarem, não há trunfo.</translation>
    </message>
    <message>
        <source>The card that sets trumps is turned only after everyone has bid.</source>
        <translation>A carta que define o trunfo só é virada depois que todos apostaram.</translation>
    </message>
    <message>
        <source>The card that sets trumps stays face down until somebody cannot follow suit.</source>
        <translation>A carta que define o trunfo fica fechada até que alguém não possa seguir o naipe.</translation>
    </message>
    <message>
        <source>In place of a wizard or jester the next card of a suit is turned up. Only when none is left there is no trump.</source>
        <translation>Em vez de um mago ou bobo vira-se a próxima carta de um naipe. Só quando não resta nenhuma não há trunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, there is no trump.</source>
        <translation>Quando todas as cartas são dadas, não há trunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer&apos;s last card sets trumps.</source>
        <translation>Quando todas as cartas são dadas, a última do carteador define o trunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, a card cut before the deal sets trumps.</source>
        <translation>Quando todas as cartas são dadas, uma carta tirada antes define o trunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the dealer chooses trumps before any card is dealt.</source>
        <translation>Nas rodadas em que todas as cartas são dadas, o carteador escolhe o trunfo antes de dá-las.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, trumps are auctioned; if everybody passes, there is no trump.</source>
        <translation>Quando todas as cartas são dadas, o trunfo vai a leilão; se todos passarem, não há trunfo.</translation>
    </message>
    <message>
        <source>The draw may also give no trump.</source>
        <translation>O sorteio também pode dar sem trunfo.</translation>
    </message>
    <message>
        <source>A king, queen or jack turned up means no trump.</source>
        <translation>Rei, dama ou valete virado: sem trunfo.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the dealer looks at the cards and chooses trumps.</source>
        <translation>Bobo virado: sem trunfo; com um mago, o carteador olha as cartas e escolhe o trunfo.</translation>
    </message>
    <message>
        <source>A wizard or a jester turned up means no trump.</source>
        <translation>Mago ou bobo virado: sem trunfo.</translation>
    </message>
    <message>
        <source>The twin of the turned card is the highest trump.</source>
        <translation>A gêmea da carta virada é o trunfo mais alto.</translation>
    </message>
    <message>
        <source>In the largest deals there is no trump.</source>
        <translation>Nas maiores rodadas não há trunfo.</translation>
    </message>
    <message>
        <source>Everyone bids at the same time how many tricks they will take. A bid stays secret, and may be changed, until everybody is ready; then all bids are revealed together.</source>
        <translation>Todos apostam ao mesmo tempo quantas vazas vão fazer. A aposta é secreta e pode mudar até que todos estejam prontos; aí todas são reveladas juntas.</translation>
    </message>
    <message>
        <source>Players bid in turn, aloud, how many tricks they will take.</source>
        <translation>Cada um aposta na sua vez, em voz alta, quantas vazas vai fazer.</translation>
    </message>
    <message>
        <source>The player after the dealer bids first.</source>
        <translation>O jogador depois do carteador aposta primeiro.</translation>
    </message>
    <message>
        <source>The dealer bids first.</source>
        <translation>O carteador aposta primeiro.</translation>
    </message>
    <message>
        <source>The last bidder may bid any number.</source>
        <translation>O último pode apostar qualquer número.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that.</source>
        <translation>A soma das apostas não pode ser igual ao número de vazas: o último a apostar tem de evitar isso.</translation>
    </message>
    <message>
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that, except in the last deal.</source>
        <translation>A soma das apostas não pode ser igual ao número de vazas: o último a apostar tem de evitar isso, menos na última rodada.</translation>
    </message>
    <message>
        <source>The bids must add up to more than the number of tricks.</source>
        <translation>A soma das apostas tem de ser maior que o número de vazas.</translation>
    </message>
    <message>
        <source>The bids must add up to exactly the number of tricks, and all play together: the deal counts only if everybody makes their bid.</source>
        <translation>A soma das apostas tem de ser igual ao número de vazas, e todos jogam juntos: a rodada só conta se todos cumprirem a aposta.</translation>
    </message>
    <message>
        <source>After everyone has bid, each in turn may raise their bid by one.</source>
        <translation>Depois que todos apostaram, cada um, na sua vez, pode aumentar a aposta em um.</translation>
    </message>
    <message>
        <source>Only the total of the bids is shown until the deal is over.</source>
        <translation>Até o fim da rodada só aparece a soma das apostas.</translation>
    </message>
    <message>
        <source>Nobody sees the bids of the others until the deal is over.</source>
        <translation>Até o fim da rodada, ninguém vê as apostas dos outros.</translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals in a row.</source>
        <translation>Ninguém pode apostar 0 em duas rodadas seguidas.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>O jogador depois do carteador sai na primeira vaza; quem ganha uma vaza sai na seguinte.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick, the winner of each trick to the next.</source>
        <translation>O carteador sai na primeira vaza; quem ganha uma vaza sai na seguinte.</translation>
    </message>
    <message>
        <source>Trumps may not be led until they are broken (one is played on another suit), unless you hold nothing else.</source>
        <translation>Não se pode sair com trunfo antes de ele ser quebrado (jogado sobre outro naipe), a não ser que você só tenha trunfos.</translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick, unless you hold nothing else.</source>
        <translation>Não se pode sair com trunfo na primeira vaza, a não ser que você só tenha trunfos.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you hold nothing else.</source>
        <translation>Só pode sair com trunfo quem não tem outra coisa.</translation>
    </message>
    <message>
        <source>You must follow suit if you can, or play a trump instead.</source>
        <translation>Você tem de seguir o naipe, se puder, ou jogar um trunfo no lugar.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card of that suit so far, if possible.</source>
        <translation>Quem segue o naipe tem de superar a melhor carta dele até então, se possível.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Quem não pode seguir o naipe é obrigado a cortar.</translation>
    </message>
    <message>
        <source>That trump must beat the trumps already in the trick, if possible.</source>
        <translation>Quem é obrigado a cortar tem de superar os trunfos que já estão na vaza, se possível.</translation>
    </message>
    <message>
        <source>If all your trumps are lower, you may play any card.</source>
        <translation>Se todos os seus trunfos são mais baixos, você pode jogar qualquer carta.</translation>
    </message>
    <message>
        <source>The last card dealt is shown and sets trumps; it stays in the hand.</source>
        <translation>A última carta dada é mostrada e define o trunfo; ela fica na mão.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the last card dealt sets trumps.</source>
        <translation>Quando todas as cartas são dadas, a última define o trunfo.</translation>
    </message>
    <message>
        <source>When the whole pack is dealt, the player after the dealer chooses trumps before any card is dealt.</source>
        <translation>Nas rodadas em que todas as cartas são dadas, o jogador depois do carteador escolhe o trunfo antes disso.</translation>
    </message>
    <message>
        <source>A jester turned up means no trump; for a wizard the player after the dealer looks at the cards and chooses trumps.</source>
        <translation>Bobo virado: sem trunfo; com um mago, o jogador depois do carteador olha as cartas e escolhe o trunfo.</translation>
    </message>
    <message>
        <source>If first place is tied, the next deal of the sequence is played.</source>
        <translation>Se houver empate no primeiro lugar, joga-se a próxima rodada na ordem.</translation>
    </message>
    <message>
        <source>If first place is tied, the whole sequence is played again.</source>
        <translation>Se houver empate no primeiro lugar, joga-se de novo a ordem completa das rodadas.</translation>
    </message>
    <message>
        <source>A wizard or a jester may be played at any time.</source>
        <translation>Um mago ou um bobo pode ser jogado a qualquer hora.</translation>
    </message>
    <message>
        <source>After a jester is led, the next card of a suit sets the suit to follow. If a wizard comes before any card of a suit, everybody may play any card.</source>
        <translation>Depois da saída de um bobo, a próxima carta com naipe define o naipe a seguir. Se um mago vier antes de qualquer carta com naipe, todos podem jogar qualquer carta.</translation>
    </message>
    <message>
        <source>The first wizard takes the trick. A jester takes a trick only if all its cards are jesters; then the first one wins.</source>
        <translation>O primeiro mago faz a vaza. Um bobo só faz a vaza se todas as cartas forem bobos; aí ganha o primeiro.</translation>
    </message>
    <message>
        <source>One-card deals are skipped in this count.</source>
        <translation>Rodadas de uma carta não contam na sequência.</translation>
    </message>
    <message>
        <source>A one-card deal ends a streak.</source>
        <translation>Uma rodada de uma carta encerra a sequência.</translation>
    </message>
    <message>
        <source>One-card deals count in a streak.</source>
        <translation>Rodadas de uma carta contam na sequência.</translation>
    </message>
    <message>
        <source>After a premium a new streak begins.</source>
        <translation>Depois de um bônus começa uma nova sequência.</translation>
    </message>
    <message>
        <source>A streak pays only once, however long it gets.</source>
        <translation>Uma sequência só rende bônus uma vez, por mais longa que fique.</translation>
    </message>
    <message>
        <source>Totals are checked after every deal.</source>
        <translation>Os totais são conferidos depois de cada rodada.</translation>
    </message>
    <message>
        <source>Totals are checked each time the whole sequence has been played.</source>
        <translation>Os totais são conferidos sempre que a ordem completa das rodadas termina.</translation>
    </message>
    <message>
        <source>Tied players share the place.</source>
        <translation>Jogadores empatados dividem a posição.</translation>
    </message>
    <message>
        <source>If first place is tied, one more deal of the largest size is played.</source>
        <translation>Se houver empate no primeiro lugar, joga-se mais uma rodada do maior tamanho.</translation>
    </message>
    <message>
        <source>Ties are broken by the larger total of made bids.</source>
        <translation>O desempate é pela maior soma de apostas cumpridas.</translation>
    </message>
    <message>
        <source>Ties are broken by the most tricks in the match.</source>
        <translation>O desempate é pelo maior número de vazas na partida.</translation>
    </message>
    <message>
        <source>Deals without trump: {deals}.</source>
        <translation>Rodadas sem trunfo: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which everyone bids 0: {deals}.</source>
        <translation>Rodadas em que todos apostam 0: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you bid before looking at the cards: {deals}.</source>
        <translation>Rodadas em que se aposta antes de ver as cartas: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which trumps are turned after the bids: {deals}.</source>
        <translation>Rodadas em que o trunfo é virado depois das apostas: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which you see all cards but your own: {deals}.</source>
        <translation>Rodadas em que você vê todas as cartas menos as suas: {deals}.</translation>
    </message>
    <message>
        <source>Deals in which nobody sees a card before everyone has bid: {deals}.</source>
        <translation>Rodadas em que ninguém vê carta alguma antes que todos apostem: {deals}.</translation>
    </message>
    <message>
        <source>52 cards and one joker.</source>
        <translation>52 cartas e um curinga.</translation>
    </message>
    <message>
        <source>52 cards and two jokers.</source>
        <translation>52 cartas e dois curingas.</translation>
    </message>
    <message>
        <source>Two jokers take the place of the twos of hearts and clubs. The red joker is the highest spade, the black one the second.</source>
        <translation>Dois curingas ocupam o lugar do dois de copas e do dois de paus. O curinga vermelho é a carta de espadas mais alta; o preto, a segunda.</translation>
    </message>
    <message>
        <source>The full pack of 52 cards, ace high.</source>
        <translation>O baralho completo de 52 cartas; o ás é a carta mais alta.</translation>
    </message>
    <message>
        <source>Staying in</source>
        <translation>Continuar no jogo</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Ganha o último que sobra.</translation>
    </message>
    <message>
        <source>A game is won with 5 points and counts 1 point of the rubber; 2 against fewer than three, 3 against none.</source>
        <translation>Um game é ganho com 5 pontos e vale 1 ponto do rubber; 2 contra menos de três, 3 contra nenhum.</translation>
    </message>
    <message>
        <source>A game is won with 10 points and counts 1 point of the rubber; 2 against fewer than five.</source>
        <translation>Um game é ganho com 10 pontos e vale 1 ponto do rubber; 2 contra menos de cinco.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is shown: its suit is trumps.</source>
        <translation>A última carta do carteador é mostrada: o naipe dela é trunfo.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades, and so on in turn.</source>
        <translation>O trunfo é copas na primeira rodada, depois paus, ouros e espadas, e assim por diante.</translation>
    </message>
    <message>
        <source>Trumps are hearts in the first deal, then clubs, diamonds and spades; the fifth deal is played without trumps, and so on in turn.</source>
        <translation>O trunfo é copas na primeira rodada, depois paus, ouros e espadas; a quinta rodada é sem trunfo, e assim por diante.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick.</source>
        <translation>Uma dupla ganha 1 por vaza.</translation>
    </message>
    <message>
        <source>There are no bids. The player after the dealer leads to the first trick.</source>
        <translation>Não há apostas. O jogador depois do carteador sai na primeira vaza.</translation>
    </message>
    <message>
        <source>A side scores 1 for each trick above six.</source>
        <translation>Uma dupla marca 1 por vaza acima de seis.</translation>
    </message>
    <message>
        <source>Each player passes or bids once: a number of tricks above six, and uptown (ace, king, queen … are high), downtown (ace, two, three … are high) or no trump. When all others pass, the dealer must bid.</source>
        <translation>Cada jogador passa ou aposta uma vez: um número de vazas acima de seis, e alto (ás, rei, dama… valem mais), baixo (ás, dois, três… valem mais) ou sem trunfo. Quando todos os outros passam, o carteador tem de apostar.</translation>
    </message>
    <message>
        <source>The high bidder then chooses trumps or, at no trump, whether high or low cards win.</source>
        <translation>Quem apostou mais alto escolhe então o trunfo ou, sem trunfo, se ganham as cartas altas ou as baixas.</translation>
    </message>
    <message>
        <source>A failed contract loses the number bid.</source>
        <translation>Um contrato perdido custa o número apostado.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 1 for the other side.</source>
        <translation>Em nullo cada vaza acima de seis vale 1 para a outra dupla.</translation>
    </message>
    <message>
        <source>At nullo each trick above six scores 2 for the other side.</source>
        <translation>Em nullo cada vaza acima de seis vale 2 para a outra dupla.</translation>
    </message>
    <message>
        <source>At nullo a side loses 1 for each of its tricks above six.</source>
        <translation>Em nullo uma dupla perde 1 por vaza sua acima de seis.</translation>
    </message>
    <message>
        <source>At nullo a side loses 2 for each of its tricks above six.</source>
        <translation>Em nullo uma dupla perde 2 por vaza sua acima de seis.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Não há trunfo.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand ou nullo</translation>
    </message>
    <message>
        <source>At grand both sides try to take more than six tricks, at nullo both try to leave them to the others.</source>
        <translation>Em grand as duas duplas tentam ganhar mais de seis vazas; em nullo, deixá-las para os outros.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led takes the trick.</source>
        <translation>A carta mais alta do naipe de saída ganha a vaza.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards with their four jokers, seven cards for each.</source>
        <translation>Dois baralhos de 52 cartas com seus quatro curingas, sete cartas para cada um.</translation>
    </message>
    <message>
        <source>52 cards and two jokers, seven cards for each.</source>
        <translation>52 cartas e dois curingas, sete cartas para cada um.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Hearts and diamonds are red, spades and clubs black, even if the deck has four colours.</source>
        <translation>O ás é a carta mais alta. Copas e ouros são vermelhos, espadas e paus pretos, mesmo no baralho de quatro cores.</translation>
    </message>
    <message>
        <source>The next card starts the pile. In turn, play a higher card of the other colour, or several cards of one rank that alternate in colour.</source>
        <translation>A carta seguinte abre a pilha. Na sua vez, jogue uma carta mais alta da outra cor, ou várias cartas do mesmo valor em cores alternadas.</translation>
    </message>
    <message>
        <source>On an ace the pile falls: play lower. On a two it rises again.</source>
        <translation>Sobre um ás, a pilha desce: jogue mais baixo. Sobre um dois, ela volta a subir.</translation>
    </message>
    <message>
        <source>Or pass and draw a card. If you can play, you may not pass when the player before you passed, when only two players are left, or when the pile is open: after a penalty any card may be played on it.</source>
        <translation>Ou passe e compre uma carta. Quem pode jogar não pode passar se o jogador anterior tiver passado, se só restarem dois jogadores ou se a pilha estiver aberta: depois de uma penalidade, qualquer carta pode ser jogada nela.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalidade</translation>
    </message>
    <message>
        <source>When everyone passes on a card and its player cannot beat it either, that player draws one card for each other player who was dealt cards in this game. When the stock runs out, the others give cards of their own.</source>
        <translation>Quando todos passam e quem jogou a última carta também não pode superá-la, esse jogador compra uma carta por cada um dos outros que receberam cartas neste jogo. Quando as cartas de compra acabam, os outros dão das suas.</translation>
    </message>
    <message>
        <source>Only giver and taker see a given card; the giver can see it from then on.</source>
        <translation>Só quem dá e quem recebe veem a carta dada; quem a deu continua a vê-la.</translation>
    </message>
    <message>
        <source>Then the player to the left of the one who paid leads to the open pile, and it rises.</source>
        <translation>Depois da penalidade, o jogador à esquerda de quem a pagou joga na pilha aberta, que sobe.</translation>
    </message>
    <message>
        <source>A player who has gone out pays no penalty: when all have passed on the card, the next player leads to the open pile.</source>
        <translation>Quem já ficou sem cartas não paga penalidade: quando todos passaram, o próximo joga na pilha aberta.</translation>
    </message>
    <message>
        <source>The first player out of cards wins; the last one loses.</source>
        <translation>Ganha o primeiro que fica sem cartas; o último perde.</translation>
    </message>
    <message>
        <source>The rest is the stock. Its top card is turned up: its suit is trumps in this deal.</source>
        <translation>O resto são as cartas de compra. A de cima é virada: o naipe dela é trunfo nesta rodada.</translation>
    </message>
    <message>
        <source>The tricks for the stock</source>
        <translation>As vazas pelas cartas de compra</translation>
    </message>
    <message>
        <source>The player after the dealer leads.</source>
        <translation>O jogador depois do carteador sai.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the face-up card of the stock, the other the card below it, without showing it. Then the next card is turned up, and the winner leads.</source>
        <translation>Quem ganha a vaza pega a carta virada, e o outro a de baixo, sem mostrá-la. Depois vira-se a carta seguinte, e sai quem ganhou.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>As últimas vazas</translation>
    </message>
    <message>
        <source>When the stock is used up, both hold 13 cards and play them in the same way, without drawing.</source>
        <translation>Quando as cartas de compra acabam, os dois têm 13 cartas e as jogam do mesmo modo, sem comprar.</translation>
    </message>
    <message>
        <source>While both have the same total, another deal is played.</source>
        <translation>Enquanto os dois totais forem iguais, joga-se mais uma rodada.</translation>
    </message>
    <message>
        <source>The last card dealt is turned up and stays the dealer&apos;s: its suit is trumps.</source>
        <translation>A última carta dada é virada e continua a ser do carteador: o seu naipe é trunfo.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Starting with the player after the dealer, each player calls higher than the call before or passes, until nobody has more to say. Who has passed may not call again.</source>
        <translation>A partir do jogador depois do carteador, cada jogador anuncia mais que o anúncio anterior ou passa, até ninguém ter mais a dizer. Quem passou não pode voltar a anunciar.</translation>
    </message>
    <message>
        <source>Proposal and acceptance (prop and cop): two partners take at least eight tricks. Solo: five tricks alone.</source>
        <translation>Proposta e aceitação (prop e cop): dois parceiros ganham pelo menos oito vazas. Solo: cinco vazas sem ajuda.</translation>
    </message>
    <message>
        <source>Misère: no trick, alone and without trumps. At open misère, the cards lie face up after the first trick.</source>
        <translation>Misère: nenhuma vaza, sem ajuda e sem trunfo. Na misère aberta as cartas ficam à vista depois da primeira vaza.</translation>
    </message>
    <message>
        <source>Abundance: nine tricks alone. Royal abundance, with the turned suit as trumps, is higher. Abundance declared: all thirteen tricks.</source>
        <translation>Abundância: nove vazas sem ajuda. A abundância real, com o naipe virado como trunfo, é mais alta. Abundância declarada: todas as treze vazas.</translation>
    </message>
    <message>
        <source>The player after the dealer may accept a proposal after passing. Whoever proposes and finds no partner may play solo.</source>
        <translation>O jogador depois do carteador pode aceitar uma proposta depois de passar. Quem propõe e não encontra parceiro pode jogar solo.</translation>
    </message>
    <message>
        <source>The player after the dealer leads, at abundance declared whoever plays it.</source>
        <translation>Sai o jogador depois do carteador; na abundância declarada, quem a joga.</translation>
    </message>
    <message>
        <source>Whoever plays alone wins or loses with each of the three others: 1 at solo, 2 at misère, 3 at abundance, 4 at open misère, 6 at abundance declared. At prop and cop each partner wins 1 from an opponent, or loses it.</source>
        <translation>Quem joga sem ajuda ganha de cada um dos outros três ou perde com cada um: 1 no solo, 2 na misère, 3 na abundância, 4 na misère aberta, 6 na abundância declarada. No prop e cop cada parceiro ganha 1 de um adversário, ou perde-o.</translation>
    </message>
    <message>
        <source>In the first deal a turned card sets trumps.</source>
        <translation>Na primeira rodada, uma carta virada define o trunfo.</translation>
    </message>
    <message>
        <source>In the first deal trumps are drawn at random.</source>
        <translation>Na primeira rodada, o trunfo é sorteado.</translation>
    </message>
    <message>
        <source>Before the first deal everyone cuts a card: the highest chooses trumps.</source>
        <translation>Antes da primeira rodada cada um tira uma carta: a mais alta escolhe o trunfo.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, after seeing the new cards.</source>
        <translation>Dos que continuam no jogo, quem fez mais vazas escolhe o próximo trunfo, depois de ver as novas cartas.</translation>
    </message>
    <message>
        <source>Of the players still in, the one who took the most tricks chooses the next trumps, before seeing the new cards.</source>
        <translation>Dos que continuam no jogo, quem fez mais vazas escolhe o próximo trunfo, antes de ver as novas cartas.</translation>
    </message>
    <message>
        <source>The player may also choose no trump.</source>
        <translation>Também se pode escolher sem trunfo.</translation>
    </message>
    <message>
        <source>If several took the most tricks, they cut for the right to choose trumps.</source>
        <translation>Se vários empatarem no maior número de vazas, tiram carta para ver quem escolhe o trunfo.</translation>
    </message>
    <message>
        <source>If several took the most tricks, the one who took a trick last chooses trumps; they cut if none of them took any.</source>
        <translation>Se vários empatarem no maior número de vazas, escolhe o trunfo aquele que fez uma vaza por último; se nenhum deles fez vaza, tiram carta.</translation>
    </message>
    <message>
        <source>If several took the most tricks, a turned card sets trumps.</source>
        <translation>Se vários empatarem no maior número de vazas, uma carta virada define o trunfo.</translation>
    </message>
    <message>
        <source>A player who takes no trick in a deal is out.</source>
        <translation>Quem não faz nenhuma vaza numa rodada está fora.</translation>
    </message>
    <message>
        <source>A player who takes two or more tricks in a deal is out; in the one-card deal the only trick does it. If everyone would be out, those with the fewest tricks stay.</source>
        <translation>Quem faz duas vazas ou mais numa rodada está fora; na rodada de uma carta, basta a única vaza. Se isso valer para todos, ficam os que têm menos vazas.</translation>
    </message>
    <message>
        <source>The next players to take no trick get one card in the next deal that they may not look at.</source>
        <translation>Os próximos que não fazem vaza recebem na rodada seguinte uma carta que não podem olhar.</translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal wins at once.</source>
        <translation>Quem faz todas as vazas de uma rodada ganha na hora.</translation>
    </message>
    <message>
        <source>A player on one card never leads: the next player who may leads instead.</source>
        <translation>Quem continua no jogo com uma só carta nunca faz a saída: em seu lugar sai o próximo jogador que pode.</translation>
    </message>
    <message>
        <source>That one card need not follow suit, and must be played to the last trick at the latest.</source>
        <translation>Com essa única carta não é preciso seguir o naipe, e ela tem de ser jogada até a última vaza.</translation>
    </message>
    <message>
        <source>Honours: a side dealt three of the ace, king, queen and jack of trumps scores 2 more; all four score 4 more.</source>
        <translation>Honras: a dupla que recebe três entre ás, rei, dama e valete de trunfo marca mais 2; com os quatro, mais 4.</translation>
    </message>
    <message>
        <source>At the same number, downtown beats uptown and no trump beats both.</source>
        <translation>Com o mesmo número, baixo supera alto e sem trunfo supera os dois.</translation>
    </message>
    <message>
        <source>At the same number, uptown and downtown are equal and no trump beats both.</source>
        <translation>Com o mesmo número, alto e baixo são iguais e sem trunfo supera os dois.</translation>
    </message>
    <message>
        <source>The kitty stays out of play; those who have seen it can look at it again.</source>
        <translation>O monte fica fora do jogo; quem o viu pode vê-lo de novo.</translation>
    </message>
    <message>
        <source>The high bidder picks the kitty up and discards as many cards, face down, and can look at them again.</source>
        <translation>Quem apostou mais alto pega o monte, descarta o mesmo número de cartas, fechadas, e pode vê-las de novo.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>O jogador depois do carteador sai na primeira vaza.</translation>
    </message>
    <message>
        <source>The high bidder leads to the first trick.</source>
        <translation>Quem apostou mais alto sai na primeira vaza.</translation>
    </message>
    <message>
        <source>The first players to whom this happens get a last chance (the dog&apos;s life): one card in the next deal, which they may keep for a later trick by knocking. A trick with it brings them back.</source>
        <translation>Os primeiros que não fazem nenhuma vaza têm uma última chance (a vida de cão): uma carta na rodada seguinte, que podem guardar para uma vaza posterior batendo na mesa. Uma vaza com ela os traz de volta.</translation>
    </message>
    <message>
        <source>After choosing trumps only the high bidder sees the kitty.</source>
        <translation>Só quem apostou mais alto vê o monte, depois de escolher o trunfo.</translation>
    </message>
    <message>
        <source>When trumps are chosen the kitty is shown to all, at no trump to the high bidder only.</source>
        <translation>Escolhido o trunfo, o monte é mostrado a todos; sem trunfo, só a quem apostou mais alto.</translation>
    </message>
    <message>
        <source>When trumps are chosen, or no trump, the kitty is shown to all.</source>
        <translation>Depois da escolha do trunfo, e também sem trunfo, o monte é mostrado a todos.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps, the red one above the black one. At no trump they are worth nothing; if one is led, the next card of a suit says which suit to follow.</source>
        <translation>Os dois curingas são os trunfos mais altos, o vermelho acima do preto. Sem trunfo, não valem nada; se alguém sair com um, a próxima carta com naipe diz que naipe seguir.</translation>
    </message>
    <message>
        <source>The joker is the highest trump. At no trump it is worth nothing; if it is led, the next card says which suit to follow.</source>
        <translation>O curinga é o trunfo mais alto. Sem trunfo, não vale nada; se alguém sair com ele, a carta seguinte diz que naipe seguir.</translation>
    </message>
    <message>
        <source>At no trump, points won and lost with the contract are doubled.</source>
        <translation>Sem trunfo, os pontos ganhos e perdidos com o contrato dobram.</translation>
    </message>
    <message>
        <source>At no trump, all points are doubled.</source>
        <translation>Sem trunfo, todos os pontos dobram.</translation>
    </message>
    <message>
        <source>A Boston, which is all thirteen tricks, scores four times as much.</source>
        <translation>Um Boston, isto é, as treze vazas, vale quatro vezes mais.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit may discard a joker.</source>
        <translation>Sem trunfo, quem não pode seguir o naipe pode descartar um curinga.</translation>
    </message>
    <message>
        <source>At no trump, a player who cannot follow suit must discard a joker.</source>
        <translation>Sem trunfo, quem não pode seguir o naipe tem de descartar um curinga.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be discarded on any trick.</source>
        <translation>Sem trunfo, um curinga pode ser descartado em qualquer vaza.</translation>
    </message>
    <message>
        <source>At no trump, a joker may be led only by a player who holds nothing else.</source>
        <translation>Sem trunfo, só pode sair com um curinga quem não tem outra coisa.</translation>
    </message>
    <message>
        <source>A made contract scores 1 for every trick above six.</source>
        <translation>Um contrato cumprido vale 1 por vaza acima de seis.</translation>
    </message>
    <message>
        <source>A made contract scores the number bid, no more.</source>
        <translation>Um contrato cumprido vale só o número apostado.</translation>
    </message>
    <message>
        <source>The other side scores 1 for each trick above six.</source>
        <translation>A outra dupla marca 1 por vaza acima de seis.</translation>
    </message>
    <message>
        <source>A joker goes on anything, and anything goes on it; the pile then rises.</source>
        <translation>Um curinga vai sobre tudo, e tudo vai sobre ele; depois a pilha sobe.</translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and any card of the other colour goes on it; the pile then rises.</source>
        <translation>Um curinga só vai sobre a outra cor, e qualquer carta da outra cor vai sobre ele; depois a pilha sobe.</translation>
    </message>
    <message>
        <source>Each player chooses the card to give.</source>
        <translation>Cada jogador escolhe a carta que dá.</translation>
    </message>
    <message>
        <source>The card to give is drawn.</source>
        <translation>A carta a dar é sorteada.</translation>
    </message>
    <message>
        <source>The winner of a game scores 1, the last loses 1.</source>
        <translation>O vencedor de um jogo marca 1, o último perde 1.</translation>
    </message>
    <message>
        <source>Everybody scores 1 for each player who finishes the game later.</source>
        <translation>Cada um marca 1 por jogador que termina o jogo depois dele.</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random; after that the deal passes from player to player.</source>
        <translation>O primeiro carteador é sorteado; depois, a vez de dar as cartas passa de jogador em jogador.</translation>
    </message>
    <message>
        <source>The turned card stays out of play.</source>
        <translation>A carta virada fica fora do jogo.</translation>
    </message>
    <message>
        <source>The rules of this game: {game}</source>
        <translation>As regras deste jogo: {game}</translation>
    </message>
    <message>
        <source>This is how the match on the table is played.</source>
        <translation>É assim que se joga a partida na mesa.</translation>
    </message>
    <message>
        <source>Made bid: {points}.</source>
        <translation>Aposta cumprida: {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each trick: {points}.</source>
        <translation>Aposta cumprida, por vaza: {points}.</translation>
    </message>
    <message>
        <source>Made bid: the bid squared times {points}.</source>
        <translation>Aposta cumprida: a aposta ao quadrado vezes {points}.</translation>
    </message>
    <message>
        <source>Made bid: the sum 1 + 2 + … up to the bid, times {points}.</source>
        <translation>Aposta cumprida: a soma 1 + 2 + … até a aposta, vezes {points}.</translation>
    </message>
    <message>
        <source>Made bid, for each card of the deal: {points}.</source>
        <translation>Aposta cumprida, por carta da rodada: {points}.</translation>
    </message>
    <message>
        <source>Made bid: {points}, and as much again for each card that the deal is short of the largest.</source>
        <translation>Aposta cumprida: {points}, e o mesmo de novo por carta que falta à rodada para chegar à maior.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score: {points}.</source>
        <translation>Uma aposta de 0 cumprida tem pontos próprios: {points}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own score, for each card of the deal: {points}.</source>
        <translation>Uma aposta de 0 cumprida tem pontos próprios, por carta da rodada: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: {points}.</source>
        <translation>Aposta errada: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick taken: {points}.</source>
        <translation>Aposta errada, por vaza feita: {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each trick bid: {points}.</source>
        <translation>Aposta errada, por vaza apostada: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the bid squared times {points}.</source>
        <translation>Aposta errada: a aposta ao quadrado vezes {points}.</translation>
    </message>
    <message>
        <source>For each trick too many or too few: {points}.</source>
        <translation>Por vaza a mais ou a menos: {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}.</source>
        <translation>Aposta errada: a soma 1 + 2 + … até a diferença, vezes {points}.</translation>
    </message>
    <message>
        <source>Missed bid: the tricks off squared, times {points}.</source>
        <translation>Aposta errada: a diferença ao quadrado vezes {points}.</translation>
    </message>
    <message>
        <source>Missed bid, for each card of the deal: {points}.</source>
        <translation>Aposta errada, por carta da rodada: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: {points}.</source>
        <translation>Vazas demais: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick taken: {points}.</source>
        <translation>Vazas demais, por vaza feita: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each trick bid: {points}.</source>
        <translation>Vazas demais, por vaza apostada: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the bid squared times {points}.</source>
        <translation>Vazas demais: a aposta ao quadrado vezes {points}.</translation>
    </message>
    <message>
        <source>For each trick too many: {points}.</source>
        <translation>Por vaza a mais: {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}.</source>
        <translation>Vazas demais: a soma 1 + 2 + … até as vazas a mais, vezes {points}.</translation>
    </message>
    <message>
        <source>Too many tricks: the extra tricks squared, times {points}.</source>
        <translation>Vazas demais: as vazas a mais ao quadrado, vezes {points}.</translation>
    </message>
    <message>
        <source>Too many tricks, for each card of the deal: {points}.</source>
        <translation>Vazas demais, por carta da rodada: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: {points}.</source>
        <translation>Vazas de menos: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick taken: {points}.</source>
        <translation>Vazas de menos, por vaza feita: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each trick bid: {points}.</source>
        <translation>Vazas de menos, por vaza apostada: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the bid squared times {points}.</source>
        <translation>Vazas de menos: a aposta ao quadrado vezes {points}.</translation>
    </message>
    <message>
        <source>For each trick too few: {points}.</source>
        <translation>Por vaza a menos: {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}.</source>
        <translation>Vazas de menos: a soma 1 + 2 + … até as vazas que faltam, vezes {points}.</translation>
    </message>
    <message>
        <source>Too few tricks: the missing tricks squared, times {points}.</source>
        <translation>Vazas de menos: as vazas que faltam ao quadrado, vezes {points}.</translation>
    </message>
    <message>
        <source>Too few tricks, for each card of the deal: {points}.</source>
        <translation>Vazas de menos, por carta da rodada: {points}.</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own score: {points}.</source>
        <translation>Uma aposta de 0 errada tem pontos próprios: {points}.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Ganha o menor total.</translation>
    </message>
    <message>
        <source>A made bid scores nothing.</source>
        <translation>Uma aposta cumprida não vale nada.</translation>
    </message>
    <message>
        <source>A made bid of {bid} has its own score: {points}.</source>
        <translation>Uma aposta de {bid} cumprida tem pontos próprios: {points}.</translation>
    </message>
    <message>
        <source>A missed bid scores nothing.</source>
        <translation>Uma aposta errada não vale nada.</translation>
    </message>
    <message>
        <source>Too many tricks score nothing.</source>
        <translation>Vazas demais não valem nada.</translation>
    </message>
    <message>
        <source>Too few tricks score nothing.</source>
        <translation>Vazas de menos não valem nada.</translation>
    </message>
    <message>
        <source>Bidding and taking every trick of a deal: {points} extra.</source>
        <translation>Apostar e fazer todas as vazas de uma rodada: {points} a mais.</translation>
    </message>
    <message>
        <source>A made blind bid: {points} extra.</source>
        <translation>Uma aposta às cegas cumprida: {points} a mais.</translation>
    </message>
    <message>
        <source>When a spade is turned up, the deal counts double.</source>
        <translation>Quando vira uma carta de espadas, a rodada vale em dobro.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Fez</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Em palavras</translation>
    </message>
    <message>
        <source>Choose another &amp;game…</source>
        <translation>Escolher outro &amp;jogo…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>no trump, short</comment>
        <translation>ST</translation>
    </message>
    <message>
        <source>Add: {trump}</source>
        <translation>Acrescentar: {trump}</translation>
    </message>
    <message>
        <source>Remove last</source>
        <translation>Remover último</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Choose the first trumps.</source>
        <translation>Escolha o primeiro trunfo.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {formula} = {points}.</source>
        <translation>Você apostou {bid} e fez {taken}: {formula} = {points}.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {points}.</source>
        <translation>Você apostou {bid} e fez {taken}: {points}.</translation>
    </message>
    <message>
        <source>Cards in the deal:</source>
        <translation>Cartas na rodada:</translation>
    </message>
    <message>
        <source>Worked example: bids by tricks</source>
        <translation>Exemplo de contas: apostas e vazas</translation>
    </message>
    <message>
        <source>Down: the bid; across: the tricks taken. The others made bids of 0; your score before was {score}. Changed cells are marked.</source>
        <translation>Nas linhas, a aposta; nas colunas, as vazas feitas. Os outros cumpriram apostas de 0; antes você tinha {score}. As células alteradas estão marcadas.</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>aposta {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}: {points}</source>
        <translation>apostou {bid}, fez {taken}: {points}</translation>
    </message>
    <message>
        <source>&amp;Undo all changes</source>
        <translation>Desfa&amp;zer todas as mudanças</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Suas regras</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Cartas e lugares</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Duração da partida</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>“{name}” já existe.</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Importadas como “{name}”.</translation>
    </message>
    <message>
        <source>Import failed: {problem}.</source>
        <translation>A importação falhou: {problem}.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar regras</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar regras</translation>
    </message>
    <message>
        <source>Rules of Far Whist</source>
        <translation>Regras do Far Whist</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Save these rules</source>
        <translation>&amp;Salvar estas regras</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Excl&amp;uir</translation>
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
        <translation>Escolha primeiro suas próprias regras.</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>Digite primeiro um nome.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvas como “{name}”.</translation>
    </message>
    <message>
        <source>“{old}” is now “{new}”.</source>
        <translation>“{old}” agora é “{new}”.</translation>
    </message>
    <message>
        <source>Deleted “{name}”. The rules are still chosen; saving brings it back.</source>
        <translation>As regras “{name}” foram excluídas, mas continuam escolhidas; se você as salvar, elas voltam.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Salvas em {file}.</translation>
    </message>
    <message>
        <source>A made bid of 0 has its own points:</source>
        <translation>Um 0 cumprido tem pontos próprios:</translation>
    </message>
    <message>
        <source>A missed bid of 0 has its own points:</source>
        <translation>Um 0 errado tem pontos próprios:</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Ganha o menor total</translation>
    </message>
    <message>
        <source>Bids with fixed points</source>
        <translation>Apostas com pontos fixos</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Como texto</translation>
    </message>
    <message>
        <source>A made bid</source>
        <translation>Aposta cumprida</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Aposta errada</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>Made: {factor}</source>
        <translation>Cumprida: {factor}</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Errada</translation>
    </message>
    <message>
        <source>Missed: {factor}</source>
        <translation>Errada: {factor}</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Demais</translation>
    </message>
    <message>
        <source>Too many: {factor}</source>
        <translation>Demais: {factor}</translation>
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
        <translation>Todos os números: mais {count}</translation>
    </message>
    <message>
        <source>&amp;Romanian mode</source>
        <translation>&amp;Modo romeno</translation>
    </message>
    <message>
        <source>This game has no such options.</source>
        <translation>Este jogo não tem essas opções.</translation>
    </message>
    <message>
        <source>Sets at once what is usual in Romania: eight cards for each player in the pack (32 with four); who cannot follow suit must play a trump; bids in turn, which may not add up to the tricks; deals from one card to eight and back; Romanian scoring, and a premium for five deals in a row.</source>
        <translation>Define de uma vez as regras do whist romeno: oito cartas por jogador no baralho (32 com quatro); quem não tem o naipe deve jogar trunfo; apostas uma por vez, cuja soma não pode dar o número de vazas; rodadas de uma carta a oito e de volta; pontuação romena, e um prêmio por cinco rodadas seguidas.</translation>
    </message>
    <message>
        <source>Some options differ from Romanian mode.</source>
        <translation>Algumas opções são diferentes do modo romeno.</translation>
    </message>
    <message>
        <source>Set by Romanian mode.</source>
        <translation>Definido pelo modo romeno.</translation>
    </message>
    <message>
        <source>Changed; Romanian mode has: {value}.</source>
        <translation>Alterado; o modo romeno tem: {value}.</translation>
    </message>
    <message>
        <source>{players} × {cards} = {need} &gt; {pack}: at most {most} each.</source>
        <translation>{players} × {cards} = {need} &gt; {pack}: no máximo {most} cada.</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Voltar a: {value}</translation>
    </message>
    <message>
        <source>{option}: back to {value}</source>
        <translation>{option}: voltar a {value}</translation>
    </message>
    <message>
        <source>Changed; the preset has: {value}.</source>
        <translation>Alterado; a variante tem: {value}.</translation>
    </message>
    <message>
        <source>Not valid yet, so the old value stays: {value}.</source>
        <translation>Ainda não é válido, então fica o valor antigo: {value}.</translation>
    </message>
    <message>
        <source>This scheme has special rules and cannot be edited.</source>
        <translation>Este esquema tem regras especiais e não pode ser editado.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Exemplo de contas</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Retorno</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Turning point dealt</source>
        <translation>Retorno jogado</translation>
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
        <translation>Rodadas hachuradas não têm trunfo.</translation>
    </message>
    <message>
        <source>One sequence: {deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>Uma ordem completa: {deals}, {tricks}, cerca de {minutes} na velocidade normal.</translation>
    </message>
    <message>
        <source>{deals}, {tricks}, about {minutes} at normal speed.</source>
        <translation>{deals}, {tricks}, cerca de {minutes} na velocidade normal.</translation>
    </message>
    <message>
        <source>Custom: {preset}, changed</source>
        <translation>Personalizado: {preset}, alterado</translation>
    </message>
    <message>
        <source>Your changes, not saved under a name yet.</source>
        <translation>Suas mudanças, ainda não salvas com um nome.</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Suas regras, feitas a partir de {preset}.</translation>
    </message>
    <message>
        <source>Cards in each deal: {sizes}</source>
        <translation>Cartas em cada rodada: {sizes}</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, no trump</source>
        <translation>Rodada {deal}: {cards}, sem trunfo</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}</source>
        <translation>Rodada {deal}: {cards}</translation>
    </message>
    <message>
        <source>{least} to {players}</source>
        <translation>{least} a {players}</translation>
    </message>
    <message>
        <source>On the command line, up to {most} can play.</source>
        <translation>Na linha de comando podem jogar até {most}.</translation>
    </message>
    <message>
        <source>The rules chosen now leave them nothing to do; each says why.</source>
        <translation>Com as regras escolhidas agora não fazem nada; cada uma diz por quê.</translation>
    </message>
    <message>
        <source>The lowest bid is 1.</source>
        <translation>A aposta mínima é 1.</translation>
    </message>
    <message>
        <source>The lowest bid is 2.</source>
        <translation>A aposta mínima é 2.</translation>
    </message>
    <message>
        <source>You must beat the best card of the suit if you can, unless somebody has ruffed.</source>
        <translation>Você precisa superar a carta mais alta do naipe, se puder, a não ser que alguém tenha cortado.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a spade that beats the spades in the trick; if you have none, you may play any card.</source>
        <translation>Se não puder seguir o naipe, precisa jogar uma carta de espadas acima das que estão na vaza; se não tiver, pode jogar qualquer carta.</translation>
    </message>
    <message>
        <source>Each trick above the bid scores a tenth of a point.</source>
        <translation>Cada vaza a mais vale um décimo de ponto.</translation>
    </message>
    <message>
        <source>Tricks above the bid score nothing.</source>
        <translation>Vazas acima da aposta não valem nada.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks after the stock is used up count.</source>
        <translation>Só contam as treze vazas depois que as cartas de compra acabam.</translation>
    </message>
    <message>
        <source>All twenty-six tricks count.</source>
        <translation>Contam todas as vinte e seis vazas.</translation>
    </message>
    <message>
        <source>All tricks count, those after the stock is used up as two tricks each.</source>
        <translation>Todas as vazas contam; depois das cartas de compra, cada uma como duas.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1.</source>
        <translation>Quem tem mais marca 1.</translation>
    </message>
    <message>
        <source>Whoever has more of them scores 1 for each that the other has fewer.</source>
        <translation>Quem tem mais marca 1 por vaza que o outro tem a menos.</translation>
    </message>
    <message>
        <source>Each of them scores 1 for who takes it.</source>
        <translation>Cada uma vale 1 para quem a ganha.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or passes. The first grand decides. When all others pass, the dealer calls grand or nullo.</source>
        <translation>Na sua vez, a partir do jogador depois do carteador, cada um anuncia grand ou passa. O primeiro grand decide. Se todos os outros passam, o carteador anuncia grand ou nullo.</translation>
    </message>
    <message>
        <source>In turn from the player after the dealer, each player calls grand or nullo, or passes. The first call decides. When all others pass, the dealer must call.</source>
        <translation>Na sua vez, a partir do jogador depois do carteador, cada um anuncia grand ou nullo, ou passa. O primeiro anúncio decide. Se todos os outros passam, o carteador deve anunciar.</translation>
    </message>
    <message>
        <source>The player before the caller leads at grand, the player after the caller at nullo.</source>
        <translation>Em grand sai o jogador antes de quem anunciou; em nullo, o jogador depois.</translation>
    </message>
    <message>
        <source>The player after the caller leads at grand, the player before the caller at nullo.</source>
        <translation>Em grand sai o jogador depois de quem anunciou; em nullo, o jogador antes.</translation>
    </message>
    <message>
        <source>At grand a side scores 1 for each of its tricks above six.</source>
        <translation>Em grand uma dupla marca 1 por vaza sua acima de seis.</translation>
    </message>
    <message>
        <source>At grand a side scores 4 for each of its tricks above six.</source>
        <translation>Em grand uma dupla marca 4 por vaza sua acima de seis.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, the others score twice as much.</source>
        <translation>Se a dupla de quem anunciou ganha menos de sete vazas, os outros marcam o dobro.</translation>
    </message>
    <message>
        <source>If the caller&apos;s side takes fewer than seven tricks, it loses as much for each trick below seven, and the others score nothing.</source>
        <translation>Se a dupla de quem anunciou ganha menos de sete vazas, perde o mesmo por vaza abaixo de sete, e os outros não marcam nada.</translation>
    </message>
    <message>
        <source>When nobody plays anything, the deal does not count and the next player deals.</source>
        <translation>Quando ninguém joga nada, a rodada não conta e dá as cartas o jogador seguinte.</translation>
    </message>
    <message>
        <source>When nobody plays anything, all play a general misère, each alone and without trumps: whoever takes most tricks pays 1 to each of the others.</source>
        <translation>Quando ninguém joga nada, todos jogam uma misère geral, cada um por si e sem trunfo: quem ganha mais vazas paga 1 a cada um dos outros.</translation>
    </message>
    <message>
        <source>At abundance and at abundance declared the caller chooses trumps.</source>
        <translation>Na abundância e na abundância declarada quem anuncia escolhe o trunfo.</translation>
    </message>
    <message>
        <source>At abundance the caller chooses trumps; at abundance declared there are none.</source>
        <translation>Na abundância quem anuncia escolhe o trunfo; na abundância declarada não há.</translation>
    </message>
    <message>
        <source>Tricks above or below those needed change nothing.</source>
        <translation>As vazas acima ou abaixo das necessárias não mudam nada.</translation>
    </message>
    <message>
        <source>At prop and cop, solo and abundance each trick above or below those needed is worth a fifth of a point more.</source>
        <translation>No prop e cop, solo e abundância cada vaza acima ou abaixo das necessárias vale mais um quinto de ponto.</translation>
    </message>
    <message>
        <source>A rubber: the side that wins two games of three gains 2 points.</source>
        <translation>Um rubber: a dupla que vence dois games de três ganha 2 pontos.</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>Far Whist standard</source>
        <translation>Padrão Far Whist</translation>
    </message>
    <message>
        <source>Classic: tricks, and 10 for made bids</source>
        <translation>Clássico: vazas, e 10 por acerto</translation>
    </message>
    <message>
        <source>Classic: tricks, and 5 for made bids</source>
        <translation>Clássico: vazas, e 5 por acerto</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Tudo ou nada</translation>
    </message>
    <message>
        <source>All or nothing, 0 worth 5</source>
        <translation>Tudo ou nada, 0 vale 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5</source>
        <translation>Clássico, 0 vale 5</translation>
    </message>
    <message>
        <source>Classic, 0 worth 5 plus the cards</source>
        <translation>Clássico, 0 vale 5 mais as cartas</translation>
    </message>
    <message>
        <source>Classic, 0 worth 20</source>
        <translation>Clássico, 0 vale 20</translation>
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
        <translation>Quadrados: +aposta², −diferença²</translation>
    </message>
    <message>
        <source>Squares, and growing penalty</source>
        <translation>Quadrados e penalidade crescente</translation>
    </message>
    <message>
        <source>Old Heck: missed bids lose as much</source>
        <translation>Old Heck: aposta errada perde o mesmo tanto</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Simétrico</translation>
    </message>
    <message>
        <source>Missed: −bid</source>
        <translation>Errada: −aposta</translation>
    </message>
    <message>
        <source>Under: −bid; over: 0</source>
        <translation>A menos: −aposta; a mais: 0</translation>
    </message>
    <message>
        <source>Under: 0; over: tricks</source>
        <translation>A menos: 0; a mais: vazas</translation>
    </message>
    <message>
        <source>Made: 20; over: tricks</source>
        <translation>Cumprida: 20; a mais: vazas</translation>
    </message>
    <message>
        <source>Under: −10; over: tricks</source>
        <translation>A menos: −10; a mais: vazas</translation>
    </message>
    <message>
        <source>Missed: −bid and −10 a trick</source>
        <translation>Errada: −aposta e −10 por vaza</translation>
    </message>
    <message>
        <source>Cypriot: 5 a trick</source>
        <translation>Cipriota: 5 por vaza</translation>
    </message>
    <message>
        <source>Ten times the bid</source>
        <translation>Dez vezes a aposta</translation>
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
        <translation>Errada: −15 por vaza de diferença</translation>
    </message>
    <message>
        <source>Montreal</source>
        <translation>Montreal</translation>
    </message>
    <message>
        <source>Clag, old</source>
        <translation>Clag, antigo</translation>
    </message>
    <message>
        <source>Flemish: 10 + 3 a trick</source>
        <translation>Flandres: 10 + 3 por vaza</translation>
    </message>
    <message>
        <source>Dutch: 10 + 2 a trick</source>
        <translation>Holandês: 10 + 2 por vaza</translation>
    </message>
    <message>
        <source>Podrida: 10 + 3 a trick</source>
        <translation>Podrida: 10 + 3 por vaza</translation>
    </message>
    <message>
        <source>Wizard: 20 + 10 a trick</source>
        <translation>Wizard: 20 + 10 por vaza</translation>
    </message>
    <message>
        <source>Kings and Fools</source>
        <translation>Reis e bobos</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Romeno</translation>
    </message>
    <message>
        <source>Romanian, triangular</source>
        <translation>Romeno, triangular</translation>
    </message>
    <message>
        <source>French: 2 + 1 a trick</source>
        <translation>Francês: 2 + 1 por vaza</translation>
    </message>
    <message>
        <source>Tricks, and +10 or −5</source>
        <translation>Vazas, e +10 ou −5</translation>
    </message>
    <message>
        <source>Trick scoring</source>
        <translation>Pontos por vaza</translation>
    </message>
    <message>
        <source>Novacastrian</source>
        <translation>Novacastrian</translation>
    </message>
    <message>
        <source>Binary: 10 or 0</source>
        <translation>Binário: 10 ou 0</translation>
    </message>
    <message>
        <source>Tricks + cards, or 0</source>
        <translation>Vazas + cartas, ou 0</translation>
    </message>
    <message>
        <source>More in short deals</source>
        <translation>Mais nas rodadas curtas</translation>
    </message>
    <message>
        <source>Golf, triangular: lowest wins</source>
        <translation>Golfe, triangular: ganha o menor</translation>
    </message>
    <message>
        <source>Golf, squares: lowest wins</source>
        <translation>Golfe, quadrados: ganha o menor</translation>
    </message>
    <message>
        <source>Golf, by the cards: lowest wins</source>
        <translation>Golfe, pelas cartas: ganha o menor</translation>
    </message>
    <message>
        <source>Prospect: blind bids for players behind</source>
        <translation>Prospect: apostas às cegas para quem está atrás</translation>
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
        <translation>Binário, 0 vale 20</translation>
    </message>
    <message>
        <source>A miss halves your total</source>
        <translation>Um erro reduz o total à metade</translation>
    </message>
    <message>
        <source>Count the misses: fewest win</source>
        <translation>Contar os erros: ganha quem tem menos</translation>
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
        <translation>Pocha: 10 + 5 por vaza</translation>
    </message>
    <message>
        <source>Your own scheme</source>
        <translation>Seu próprio esquema</translation>
    </message>
    <message>
        <source>Made: {points}.</source>
        <translation>Cumprida: {points}.</translation>
    </message>
    <message>
        <source>Special made bids: {list}.</source>
        <translation>Apostas cumpridas com pontos fixos: {list}.</translation>
    </message>
    <message>
        <source>A made 0: {points}.</source>
        <translation>0 cumprido: {points}.</translation>
    </message>
    <message>
        <source>Missed: {points}.</source>
        <translation>Errada: {points}.</translation>
    </message>
    <message>
        <source>Too few: {points}.</source>
        <translation>De menos: {points}.</translation>
    </message>
    <message>
        <source>Too many: {points}.</source>
        <translation>Demais: {points}.</translation>
    </message>
    <message>
        <source>A missed 0: {points}.</source>
        <translation>0 errado: {points}.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Ganha o menor total.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Rodada {deal}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Ocultar o placar</translation>
    </message>
    <message>
        <source>Show all scores</source>
        <translation>Mostrar todo o placar</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Placar final</translation>
    </message>
    <message>
        <source>Deal {number} · {cards}</source>
        <translation>Rodada {number} · {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, match to {points}</source>
        <translation>Rodada {number}, meta: {points}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Rodada {number} de {deals}</translation>
    </message>
    <message>
        <source>{number} of {deals} played</source>
        <translation>{number} de {deals} rodadas</translation>
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
        <translation>{count} exatas seguidas</translation>
    </message>
    <message>
        <source>{exact} of {deals} exact</source>
        <translation>{exact} de {deals} exatas</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>sobras: {count}</translation>
    </message>
    <message>
        <source>games {games}, points {points}</source>
        <translation>games {games}, pontos {points}</translation>
    </message>
    <message>
        <source>{made} of {deals} made</source>
        <translation>{made} de {deals} cumpridas</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>sem cartas</translation>
    </message>
    <message>
        <source>{cards} left</source>
        <translation>com {cards}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <translation>fora, {place}º lugar</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}</source>
        <translation>Rodada {number}, {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, {cards}, {trump}</source>
        <translation>Rodada {number}, {cards}, {trump}</translation>
    </message>
    <message>
        <source>{name}: took {taken}: {points}</source>
        <translation>{name}: fez {taken}: {points}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}: {points}</source>
        <translation>{name}: apostou {bid}, fez {taken}: {points}</translation>
    </message>
    <message>
        <source>{name}: took {taken} so far</source>
        <translation>{name}: fez {taken} até agora</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken} so far</source>
        <translation>{name}: apostou {bid}, fez {taken} até agora</translation>
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
        <translation>{level} sem trunfo</translation>
    </message>
    <message>
        <source>{level} uptown</source>
        <translation>{level} alto</translation>
    </message>
    <message>
        <source>{level} downtown</source>
        <translation>{level} baixo</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} passou</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rodada</translation>
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
        <translation>Tabela completa</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Mais ninguém</translation>
    </message>
    <message>
        <source>Shows what such an opponent gets with your cards on average</source>
        <translation>Mostra o que um adversário assim consegue em média com as suas cartas</translation>
    </message>
    <message>
        <source>Same cards played &amp;by:</source>
        <translation>Mesmas cartas jogadas po&amp;r:</translation>
    </message>
    <message>
        <source>Playing the same cards again</source>
        <translation>Jogando de novo as mesmas cartas</translation>
    </message>
    <message>
        <source>in</source>
        <translation>no jogo</translation>
    </message>
    <message>
        <source>{total} of {tricks}: {meaning}</source>
        <translation>{total} de {tricks}: {meaning}</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>repetida</translation>
    </message>
    <message>
        <source>{exact} of {deals}</source>
        <translation>{exact} de {deals}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exatas</translation>
    </message>
    <message>
        <source>(in progress)</source>
        <translation>(em andamento)</translation>
    </message>
    <message>
        <source>{points} loses</source>
        <translation>{points} perde</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <translation>{points} ganha</translation>
    </message>
    <message>
        <source>Contract and declarer</source>
        <translation>Contrato e declarante</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>{count} above six</source>
        <translation>{count} acima de seis</translation>
    </message>
    <message>
        <source>score {game}</source>
        <translation>placar {game}</translation>
    </message>
    <message>
        <source>took {tricks} of {need}</source>
        <translation>fez {tricks} de {need}</translation>
    </message>
    <message>
        <source>took {ours}, they {theirs}</source>
        <translation>ganhas {ours}, eles {theirs}</translation>
    </message>
    <message>
        <source>Total bid</source>
        <translation>Total apostado</translation>
    </message>
    <message>
        <source>For each deal: tricks taken/bid, then points. ✓ exactly as bid, ▲ too many, ▼ too few.</source>
        <translation>Em cada rodada: vazas feitas/apostadas e pontos. ✓ exato, ▲ a mais, ▼ a menos.</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Placar do game</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumprido</translation>
    </message>
    <message>
        <source>{count} short</source>
        <translation>{count} a menos</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>ainda no jogo</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>{place}º lugar: {name}, {points}</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>apostou {bid}, fez {taken}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>You declare: {tricks}</source>
        <translation>Você declara: {tricks}</translation>
    </message>
    <message>
        <source>{name} declares: {tricks}</source>
        <translation>{name} declara: {tricks}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {left} to play</source>
        <translation>ganhas: {won}, perdidas: {lost}, por jogar: {left}</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}</source>
        <translation>Vazas: nós {ours}, eles {theirs}</translation>
    </message>
    <message>
        <source>{count} of {players} are still in.</source>
        <translation>{count} de {players} continuam no jogo.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Você está fora e só assiste.</translation>
    </message>
    <message>
        <source>One card is your last chance.</source>
        <translation>Uma carta é sua última chance.</translation>
    </message>
    <message>
        <source>You need one trick in each deal.</source>
        <translation>Você precisa de uma vaza em cada rodada.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Você ganha a partida.</translation>
    </message>
    <message>
        <source>Match won: {names}.</source>
        <translation>Vitória: {names}.</translation>
    </message>
    <message>
        <source>chose trumps: {name}</source>
        <translation>escolheu o trunfo: {name}</translation>
    </message>
    <message>
        <source>{name}: back in</source>
        <translation>{name}: de volta</translation>
    </message>
    <message>
        <source>{names}: out</source>
        <translation>Fora do jogo: {names}</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <translation>Fora do jogo: {name}</translation>
    </message>
    <message>
        <source>Tricks in each deal</source>
        <translation>Vazas em cada rodada</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>virada</translation>
    </message>
    <message>
        <source>{name}: last chance</source>
        <translation>{name}: última chance</translation>
    </message>
    <message>
        <source>{count} out</source>
        <translation>{count} fora</translation>
    </message>
    <message>
        <source>back in</source>
        <translation>de volta</translation>
    </message>
    <message>
        <source>most tricks: chooses the next trumps</source>
        <translation>mais vazas: escolhe o próximo trunfo</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>última chance</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fora</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabela de pontos</translation>
    </message>
    <message>
        <source>Double-click a deal to study it</source>
        <translation>Clique duas vezes numa rodada para estudá-la</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Pontos</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>P&amp;osição</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>{level} with your cards</source>
        <translation>{level} com suas cartas</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Salvar CSV…</translation>
    </message>
    <message>
        <source>Share pict&amp;ure…</source>
        <translation>Co&amp;mpartilhar imagem…</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>Re&amp;latório</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Score sheet – {game}</source>
        <translation>Tabela de pontos – {game}</translation>
    </message>
    <message>
        <source>The score sheet was copied.</source>
        <translation>A tabela de pontos foi copiada.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Salvar a tabela de pontos</translation>
    </message>
    <message>
        <source>The score sheet was printed.</source>
        <translation>A tabela de pontos foi impressa.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>A impressão falhou.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation>Não foi possível gravar {file}: {problem}. Escolha outro lugar.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
</context>
<context>
    <name>Second start</name>
    <message>
        <source>&amp;Show that window</source>
        <translation>&amp;Mostrar essa janela</translation>
    </message>
    <message>
        <source>&amp;Play another match</source>
        <translation>&amp;Jogar outra partida</translation>
    </message>
    <message>
        <source>&amp;Take over the match</source>
        <translation>&amp;Assumir a partida</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Esta partida está aberta em outra janela.</translation>
    </message>
    <message>
        <source>The other window does not answer. If you take over its match, that window can no longer save it.</source>
        <translation>A outra janela não responde. Se você assumir a partida, aquela janela não poderá mais salvá-la.</translation>
    </message>
    <message>
        <source>The match cannot be taken over.</source>
        <translation>Não foi possível assumir a partida.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The &amp;table</source>
        <translation>A &amp;mesa</translation>
    </message>
    <message>
        <source>The &amp;result</source>
        <translation>O &amp;resultado</translation>
    </message>
    <message>
        <source>The score s&amp;heet</source>
        <translation>A &amp;tabela de pontos</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Compartilhar imagem</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>A imagem foi copiada.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salvar a imagem</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salva como {file}.</translation>
    </message>
    <message>
        <source>The disk is full, and nothing was saved. Make room on it, or choose another place.</source>
        <translation>O disco está cheio, e nada foi salvo. Libere espaço ou escolha outro lugar.</translation>
    </message>
    <message>
        <source>You cannot save in {folder}. Choose another folder.</source>
        <translation>Você não pode salvar em {folder}. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}. Choose another place.</source>
        <translation>Não foi possível salvar {file}: {problem}. Escolha outro lugar.</translation>
    </message>
    <message>
        <source>{game} · the end of the match</source>
        <translation>{game} · fim da partida</translation>
    </message>
    <message>
        <source>{game} · deal {deal} of {deals}</source>
        <translation>{game} · rodada {deal} de {deals}</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · rodada {deal}</translation>
    </message>
    <message>
        <source>Available when a deal or the match is over</source>
        <translation>Disponível quando uma rodada ou a partida acabar</translation>
    </message>
</context>
<context>
    <name>Short speech</name>
    <message>
        <source>Low cards win.</source>
        <translation>Ganham as baixas.</translation>
    </message>
    <message>
        <source>High cards win.</source>
        <translation>Ganham as altas.</translation>
    </message>
    <message>
        <source>You: {choice}.</source>
        <translation>Você: {choice}.</translation>
    </message>
    <message>
        <source>{name}: {choice}.</source>
        <translation>{name}: {choice}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, you deal.</source>
        <translation>Rodada {deal}: {cards}, você dá as cartas.</translation>
    </message>
    <message>
        <source>Deal {deal}: {cards}, {name} deals.</source>
        <translation>Rodada {deal}: {cards}, {name} dá as cartas.</translation>
    </message>
    <message>
        <source>Bids: {bids}.</source>
        <translation>Apostas: {bids}.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Vaza sua.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>Vaza de {name}.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Você só pode passar.</translation>
    </message>
    <message>
        <source>Bid {contract} or more, or pass.</source>
        <translation>Aposte {contract} ou mais, ou passe.</translation>
    </message>
    <message>
        <source>Bid {contract} or more.</source>
        <translation>Aposte {contract} ou mais.</translation>
    </message>
    <message>
        <source>Offer {least} or more, or pass.</source>
        <translation>Ofereça {least} ou mais, ou passe.</translation>
    </message>
    <message>
        <source>Bid blind, or look. Blind: {bids}.</source>
        <translation>Aposte às cegas, ou olhe. Às cegas: {bids}.</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Altas ou baixas?</translation>
    </message>
    <message>
        <source>Give a card.</source>
        <translation>Dê uma carta.</translation>
    </message>
    <message>
        <source>Play or knock?</source>
        <translation>Jogar ou bater?</translation>
    </message>
    <message>
        <source>Play your unseen card.</source>
        <translation>Jogue sua carta sem ver.</translation>
    </message>
    <message>
        <source>You lead: {cards}.</source>
        <translation>Você sai: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: any card.</source>
        <translation>Sua vez: qualquer carta.</translation>
    </message>
    <message>
        <source>Your turn: {cards}.</source>
        <translation>Sua vez: {cards}.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>We</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eles</translation>
    </message>
    <message>
        <source>{side} ({names})</source>
        <translation>{side} ({names})</translation>
    </message>
    <message>
        <source>{deal} · your bags {bags}</source>
        <translation>{deal} · suas sobras {bags}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · bags {ours}–{theirs}</source>
        <translation>Nós {we} – Eles {they} · sobras {ours}–{theirs}</translation>
    </message>
    <message>
        <source>{told} · tricks {ours} – {theirs}</source>
        <translation>{told} · vazas {ours} – {theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · games {won}–{lost} · tricks {ours}–{theirs}</source>
        <translation>Nós {we} – Eles {they} · games {won}–{lost} · vazas {ours}–{theirs}</translation>
    </message>
    <message>
        <source>We {we} – They {they} · tricks {ours}–{theirs}</source>
        <translation>Nós {we} – Eles {they} · vazas {ours}–{theirs}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Your hand, {cards}</source>
        <translation>Sua mão, {cards}</translation>
    </message>
    <message>
        <source>{card}, now {place} of {count}</source>
        <translation>{card}, agora {place} de {count}</translation>
    </message>
    <message>
        <source>Your hand is sorted.</source>
        <translation>A sua mão está ordenada.</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>do monte</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>não jogável</translation>
    </message>
    <message>
        <source>not your turn to play</source>
        <translation>não é sua vez de jogar</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jogável</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>não jogável: {why}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>seu parceiro</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>carteador</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>fica de fora</translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation>fez {taken}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>confirmou</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>ainda sem aposta</translation>
    </message>
    <message>
        <source>bid hidden</source>
        <translation>aposta oculta</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>aposta {bid}</translation>
    </message>
    <message>
        <source>needs {count}</source>
        <translation>precisa de {count}</translation>
    </message>
    <message>
        <source>bid made</source>
        <translation>aposta cumprida</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>{count} a mais</translation>
    </message>
    <message>
        <source>exact so far</source>
        <translation>exata até agora</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: your bid is made.</source>
        <translation>Você apostou {bid} e tem {taken}: sua aposta está cumprida.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too many.</source>
        <translation>Você apostou {bid} e tem {taken}: são vazas demais.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: that is too few by now.</source>
        <translation>Você apostou {bid} e tem {taken}: não dá mais.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need the last trick.</source>
        <translation>Você apostou {bid} e tem {taken}: precisa da última vaza.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: do not take the last trick.</source>
        <translation>Você apostou {bid} e tem {taken}: não leve a última vaza.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need {need} {left}.</source>
        <translation>Você apostou {bid} e tem {taken}: precisa de {need} {left}.</translation>
    </message>
    <message>
        <source>You bid {bid} and have {taken}: you need none {left}.</source>
        <translation>Você apostou {bid} e tem {taken}: não precisa de nenhuma {left}.</translation>
    </message>
    <message>
        <source>{card} lies face up on the stock</source>
        <translation>{card} está virada sobre as cartas de compra</translation>
    </message>
    <message>
        <source>Trick so far: {cards}.</source>
        <translation>Vaza até agora: {cards}.</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>Nenhuma carta foi jogada nesta vaza.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>Trump is not known yet.</source>
        <translation>O trunfo ainda não é conhecido.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Não há trunfo.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Trunfo: {suit}.</translation>
    </message>
    <message>
        <source>Trump: {suit}, {card} turned up.</source>
        <translation>Trunfo: {suit}, carta virada {card}.</translation>
    </message>
    <message>
        <source>No cards have been dealt.</source>
        <translation>Nenhuma carta foi dada.</translation>
    </message>
    <message>
        <source>Deal {deal}, {cards}, {tricks} of {size} played.</source>
        <translation>Rodada {deal}, {cards}, andamento: {tricks} de {size}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, {cards}, {tricks} of {size} played.</source>
        <translation>Rodada {deal} de {deals}, {cards}, andamento: {tricks} de {size}.</translation>
    </message>
    <message>
        <source>You do not see your cards.</source>
        <translation>Você não vê suas cartas.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Você não tem cartas.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Você tem {cards}.</translation>
    </message>
    <message>
        <source>Playable: {cards}.</source>
        <translation>Você pode jogar: {cards}.</translation>
    </message>
    <message>
        <source>All see your cards.</source>
        <translation>Todos veem suas cartas.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} mostra {cards}.</translation>
    </message>
    <message>
        <source>From the kitty: {cards}.</source>
        <translation>Do monte: {cards}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>Your bid: {bids}.</source>
        <translation>Sua aposta: {bids}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}, not {barred}.</source>
        <translation>Sua aposta: de {least} a {most}, menos {barred}.</translation>
    </message>
    <message>
        <source>Your bid: {least} to {most}.</source>
        <translation>Sua aposta: de {least} a {most}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Sua vez.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Você sai.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>{card} foi a saída: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>A joker was led.</source>
        <translation>A saída foi um curinga.</translation>
    </message>
    <message>
        <source>{suit} led.</source>
        <translation>{suit} é o naipe de saída.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Você não tem {suit}.</translation>
    </message>
    <message>
        <source>Taken back: {choice}.</source>
        <translation>Desfeito: {choice}.</translation>
    </message>
    <message>
        <source>Made again: {choice}.</source>
        <translation>Refeito: {choice}.</translation>
    </message>
    <message>
        <source>Go through your cards with {less} and {more}, and press {ready}.</source>
        <translation>Percorra suas cartas com {less} e {more} e pressione {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number and press {ready}.</source>
        <translation>Para apostar, digite um número e pressione {ready}.</translation>
    </message>
    <message>
        <source>To bid, type a number, choose with {down} and {up} what you play, and press {ready}.</source>
        <translation>Para apostar, digite um número, escolha com {down} e {up} o que você joga e pressione {ready}.</translation>
    </message>
    <message>
        <source>To choose trumps, go through the suits with {less} and {more}, and press {ready}.</source>
        <translation>Para escolher o trunfo, percorra os naipes com {less} e {more} e pressione {ready}.</translation>
    </message>
    <message>
        <source>Press {keep} to keep the card that you drew, or {discard} to discard it.</source>
        <translation>Pressione {keep} para guardar a carta que comprou ou {discard} para descartá-la.</translation>
    </message>
    <message>
        <source>Go through the choices with {less} and {more}, and press {ready}.</source>
        <translation>Percorra as opções com {less} e {more} e pressione {ready}.</translation>
    </message>
    <message>
        <source>{help} opens the help. {keys} say the trick, the bids, the trump, the scores, whose turn it is and your cards.</source>
        <translation>{help} abre a ajuda. {keys} dizem a vaza, as apostas, o trunfo, os pontos, de quem é a vez e suas cartas.</translation>
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
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Posição média</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Apostas exatas</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Melhor partida</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Maior sequência</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Sequência atual</translation>
    </message>
    <message>
        <source>Places in the last matches</source>
        <translation>Posições nas últimas partidas</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Pontos nas últimas partidas</translation>
    </message>
    <message>
        <source>■ won   ● not won</source>
        <translation>■ ganha   ● não ganha</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>rodadas seguidas</translation>
    </message>
    <message>
        <source>Too high or too low</source>
        <translation>Apostas altas ou baixas demais</translation>
    </message>
    <message>
        <source>Exact bids by cards in the hand</source>
        <translation>Apostas exatas por cartas na mão</translation>
    </message>
    <message>
        <source>Exact bids with and without trump</source>
        <translation>Apostas exatas com e sem trunfo</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Naipe de trunfo</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>The shuffle favours nobody: all cards follow from a number fixed before the first deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie in the green band, so one outside it now and then is no surprise.</source>
        <translation>O embaralhamento não favorece ninguém: todas as cartas vêm de um número fixado antes da primeira rodada. Isto é o que cada lugar recebeu. Só pelo acaso, cerca de 19 em cada 20 números caem na faixa verde; não é de estranhar que um ou outro fique fora.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ases</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfos</translation>
    </message>
    <message>
        <source>Only deals in which no player chose the suit count here.</source>
        <translation>Aqui só contam rodadas em que nenhum jogador escolheu o naipe.</translation>
    </message>
    <message>
        <source>Cards are luck as well as skill: in our measurements even a clearly better player lost a third of the matches.</source>
        <translation>Nas cartas há sorte, além de habilidade: nas nossas medições, até um jogador claramente melhor perdeu um terço das partidas.</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>Não foi possível mostrar as estatísticas</translation>
    </message>
    <message>
        <source>Nothing of this kind has been played</source>
        <translation>Nada desse tipo foi jogado</translation>
    </message>
    <message>
        <source>Choose another game, other opponents or other matches.</source>
        <translation>Escolha outro jogo, outros adversários ou outras partidas.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Nada foi contado ainda</translation>
    </message>
    <message>
        <source>Play a deal to its end and it is counted here, with your bid and your points; a match counts when it is over. Practice, lessons and matches that you only watch do not count.</source>
        <translation>Jogue uma rodada até o fim e ela conta aqui, com sua aposta e seus pontos; uma partida conta quando acaba. Treinos, lições e partidas a que você só assiste não contam.</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, regras próprias</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Níveis misturados</translation>
    </message>
    <message>
        <source>{percent} % – {good} of {of}</source>
        <translation>{percent}% – {good} de {of}</translation>
    </message>
    <message>
        <source>{label}: exact in {good} of {of}, {percent} percent</source>
        <translation>{label}, apostas exatas: {good} de {of}, {percent} por cento</translation>
    </message>
    <message>
        <source>On average your bids are neither too high nor too low.</source>
        <translation>Em média suas apostas não são nem altas nem baixas demais.</translation>
    </message>
    <message>
        <source>You overbid by {tricks} tricks on average.</source>
        <translation>Em média, suas apostas ficam {tricks} acima das vazas que você faz.</translation>
    </message>
    <message>
        <source>You underbid by {tricks} tricks on average.</source>
        <translation>Em média, suas apostas ficam {tricks} abaixo das vazas que você faz.</translation>
    </message>
    <message>
        <source>Missed bids: {high} too high, {low} too low.</source>
        <translation>Apostas erradas – altas demais: {high}, baixas demais: {low}.</translation>
    </message>
    <message>
        <source>Oldest first: {values}</source>
        <translation>Da mais antiga à mais recente: {values}</translation>
    </message>
    <message>
        <source>{percent} %, expected {fair} %</source>
        <translation>{percent}%, esperado {fair}%</translation>
    </message>
    <message>
        <source>{deals}, unfinished matches: {running}</source>
        <translation>{deals}, partidas em andamento: {running}</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: below the band</source>
        <translation>{count} – esperado {mean} ± {band}: abaixo da faixa</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: above the band</source>
        <translation>{count} – esperado {mean} ± {band}: acima da faixa</translation>
    </message>
    <message>
        <source>{count} – expected {mean} ± {band}: within the band</source>
        <translation>{count} – esperado {mean} ± {band}: dentro da faixa</translation>
    </message>
    <message>
        <source>The statistics could not be read and start over. The old file is kept as {file}.</source>
        <translation>Não foi possível ler as estatísticas, e elas começam de novo. O arquivo antigo fica guardado como {file}.</translation>
    </message>
    <message>
        <source>The statistics in {file} were written by a newer version of Far Whist; what you play now is not counted.</source>
        <translation>As estatísticas em {file} foram gravadas por uma versão mais nova do Far Whist; o que você jogar agora não será contado.</translation>
    </message>
    <message>
        <source>The statistics in {file} are damaged and cannot be moved aside; what you play now is not counted.</source>
        <translation>As estatísticas em {file} estão danificadas e não podem ser movidas; o que você jogar agora não será contado.</translation>
    </message>
    <message>
        <source>The disk is full, so the statistics in {file} could not be saved; Far Whist tries again after the next deal.</source>
        <translation>O disco está cheio, então não foi possível gravar as estatísticas em {file}; o Far Whist tenta de novo depois da próxima rodada.</translation>
    </message>
    <message>
        <source>The statistics in {file} may not be read or written; Far Whist tries again after the next deal.</source>
        <translation>Não há permissão para ler ou gravar as estatísticas em {file}; o Far Whist tenta de novo depois da próxima rodada.</translation>
    </message>
    <message>
        <source>Another program is using the statistics in {file}; Far Whist tries again after the next deal.</source>
        <translation>Outro programa está usando as estatísticas em {file}; o Far Whist tenta de novo depois da próxima rodada.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({problem}); Far Whist tries again after the next deal.</source>
        <translation>Não foi possível usar as estatísticas em {file} ({problem}); o Far Whist tenta de novo depois da próxima rodada.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>&amp;Matches:</source>
        <translation>&amp;Partidas:</translation>
    </message>
    <message>
        <source>A match is assisted when you asked for a hint, took a move back, had the coach look at moves before they were made, let a bot finish a deal or move when your time was up, replayed a deal before it was over, or chose the match number.</source>
        <translation>Uma partida conta como jogada com ajuda quando você pediu uma dica, desfez uma jogada, deixou o treinador conferir jogadas antes de valerem, deixou um robô terminar uma rodada ou jogar quando seu tempo acabou, jogou uma rodada de novo antes de ela acabar, ou escolheu o número da partida.</translation>
    </message>
    <message>
        <source>Without assistance</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>Hints not allowed</source>
        <translation>Dicas não permitidas</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>&amp;Jogador:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Jo&amp;go:</translation>
    </message>
    <message>
        <source>O&amp;pponents:</source>
        <translation>Adversári&amp;os:</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>&amp;Visão geral</translation>
    </message>
    <message>
        <source>&amp;Bids</source>
        <translation>Apos&amp;tas</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Embaralhamento</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Zerar…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation>&amp;Salvar CSV…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos os níveis</translation>
    </message>
    <message>
        <source>The statistics were copied.</source>
        <translation>As estatísticas foram copiadas.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Salvar as estatísticas</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Zerar as estatísticas</translation>
    </message>
    <message>
        <source>Reset these statistics?

{shown}</source>
        <translation>Zerar estas estatísticas?

{shown}</translation>
    </message>
    <message>
        <source>You can undo this until you leave the program.</source>
        <translation>Você pode desfazer isso até sair do programa.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zerar</translation>
    </message>
    <message>
        <source>The statistics have been reset.</source>
        <translation>As estatísticas foram zeradas.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>The first steps come with your next bid.</source>
        <translation>Os primeiros passos vêm com sua próxima aposta.</translation>
    </message>
    <message>
        <source>A bot finishes this deal for you.</source>
        <translation>Um robô termina esta rodada por você.</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Você leva a vaza com {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} leva a vaza com {card}.</translation>
    </message>
    <message>
        <source>Bid a number of tricks above six, or pass.</source>
        <translation>Aposte um número de vazas acima de seis, ou passe.</translation>
    </message>
    <message>
        <source>No trump: do high or low cards win?</source>
        <translation>Sem trunfo: ganham as cartas altas ou as baixas?</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Descarte {cards}.</translation>
    </message>
    <message>
        <source>Choose a card to pass to your partner.</source>
        <translation>Escolha uma carta para passar ao parceiro.</translation>
    </message>
    <message>
        <source>Give a card to the player who takes the penalty.</source>
        <translation>Dê uma carta ao jogador que paga a penalidade.</translation>
    </message>
    <message>
        <source>You drew {card}: keep it or discard it?</source>
        <translation>Você comprou {card}: guardar ou descartar?</translation>
    </message>
    <message>
        <source>Play your card, or knock to keep it for a later trick.</source>
        <translation>Jogue sua carta, ou bata na mesa para guardá-la para uma vaza posterior.</translation>
    </message>
    <message>
        <source>Play your card, which you have not seen.</source>
        <translation>Jogue sua carta, que você não viu.</translation>
    </message>
    <message>
        <source>Your turn. {pile}</source>
        <translation>Sua vez. {pile}</translation>
    </message>
    <message>
        <source>Everyone passed: call grand or nullo.</source>
        <translation>Todos passaram: anuncie grand ou nullo.</translation>
    </message>
    <message>
        <source>Call grand or nullo, or pass.</source>
        <translation>Anuncie grand ou nullo, ou passe.</translation>
    </message>
    <message>
        <source>Call grand, or pass.</source>
        <translation>Anuncie grand ou passe.</translation>
    </message>
    <message>
        <source>Accept the proposal, or pass.</source>
        <translation>Aceite a proposta ou passe.</translation>
    </message>
    <message>
        <source>Nobody accepts: play solo, or pass.</source>
        <translation>Ninguém aceita: jogue solo ou passe.</translation>
    </message>
    <message>
        <source>Call, or pass.</source>
        <translation>Anuncie ou passe.</translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Sua vez: saia com uma carta.</translation>
    </message>
    <message>
        <source>Your turn: follow suit, {suit}.</source>
        <translation>Sua vez: siga o naipe, {suit}.</translation>
    </message>
    <message>
        <source>Your turn: play any card.</source>
        <translation>Sua vez: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>Your turn: play a highlighted card.</source>
        <translation>Sua vez: jogue uma carta destacada.</translation>
    </message>
    <message>
        <source>Choose trumps.</source>
        <translation>Escolha o trunfo.</translation>
    </message>
    <message>
        <source>Offer a number of tricks with a trump suit, or pass.</source>
        <translation>Ofereça um número de vazas com um naipe de trunfo, ou passe.</translation>
    </message>
    <message>
        <source>Bid without seeing your cards, or look at them first.</source>
        <translation>Aposte sem ver suas cartas, ou olhe-as primeiro.</translation>
    </message>
    <message>
        <source>Your partner has bid blind: now you must, too.</source>
        <translation>Seu parceiro apostou às cegas: agora é a sua vez.</translation>
    </message>
    <message>
        <source>You are ready. You may change your bid until all are.</source>
        <translation>Você confirmou. Pode mudar a aposta até que todos estejam prontos.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Ready.</source>
        <translation>Escolha sua aposta e depois clique em “Pronto”.</translation>
    </message>
    <message>
        <source>Choose your bid, then press Bid.</source>
        <translation>Escolha sua aposta e depois clique em “Apostar”.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Sua vez.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Esperando {names}.</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Rodada {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Rodada {deal} de {deals}</translation>
    </message>
    <message>
        <source>stock {cards}</source>
        <translation>compra {cards}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>the other side</source>
        <translation>a outra dupla</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>sua dupla</translation>
    </message>
    <message>
        <source>One deal decided it.</source>
        <translation>Uma rodada decidiu tudo.</translation>
    </message>
    <message>
        <source>After {deals} it is level at {points}: {names}.</source>
        <translation>Depois de {deals}, empate em {points}: {names}.</translation>
    </message>
    <message>
        <source>You led from the first deal to the last.</source>
        <translation>Você liderou da primeira à última rodada.</translation>
    </message>
    <message>
        <source>{name} led from the first deal to the last.</source>
        <translation>{name} liderou da primeira à última rodada.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when you took the lead from {rivals}.</source>
        <translation>A virada veio na rodada {deal}, quando você ultrapassou {rivals} e assumiu a liderança.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from you.</source>
        <translation>A virada veio na rodada {deal}, quando {name} ultrapassou você e assumiu a liderança.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {name} took the lead from {rivals}.</source>
        <translation>A virada veio na rodada {deal}, quando {name} ultrapassou {rivals} e assumiu a liderança.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave you the lead over {rivals}.</source>
        <translation>A virada veio na rodada {deal}, quando {bids} seguidas deram a você a liderança sobre {rivals}.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over you.</source>
        <translation>A virada veio na rodada {deal}, quando {bids} seguidas deram a {name} a liderança sobre você.</translation>
    </message>
    <message>
        <source>The turning point came in deal {deal}, when {bids} in a row gave {name} the lead over {rivals}.</source>
        <translation>A virada veio na rodada {deal}, quando {bids} seguidas deram a {name} a liderança sobre {rivals}.</translation>
    </message>
    <message>
        <source>Before the last deal it stood level at {points}.</source>
        <translation>Antes da última rodada havia empate em {points}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, you bid {bid} and took {taken}.</source>
        <translation>Com empate em {points} antes da última rodada, você apostou {bid} e fez {taken}.</translation>
    </message>
    <message>
        <source>Level at {points} before the last deal, {name} bid {bid} and took {taken}.</source>
        <translation>Com empate em {points} antes da última rodada, {name} apostou {bid} e fez {taken}.</translation>
    </message>
    <message>
        <source>At the end you were {points} ahead of {rivals}.</source>
        <translation>No fim você tinha {points} de vantagem sobre {rivals}.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of you.</source>
        <translation>No fim {name} tinha {points} de vantagem sobre você.</translation>
    </message>
    <message>
        <source>At the end {name} was {points} ahead of {rivals}.</source>
        <translation>No fim {name} tinha {points} de vantagem sobre {rivals}.</translation>
    </message>
    <message>
        <source>The best deal was yours: {points} in deal {deal}.</source>
        <translation>A melhor rodada foi sua: {points} na rodada {deal}.</translation>
    </message>
    <message>
        <source>The best deal went to {name}: {points} in deal {deal}.</source>
        <translation>{name} teve a melhor rodada: {points} na rodada {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} was the first to put somebody out: {names}.</source>
        <translation>A rodada {deal} foi a primeira a eliminar alguém: {names}.</translation>
    </message>
    <message>
        <source>Played in the last deal: {names}.</source>
        <translation>Jogaram a última rodada: {names}.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>&amp;Pass and draw</source>
        <translation>&amp;Passar e comprar</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>&amp;Knock: keep it</source>
        <translation>&amp;Bater na mesa: guardar</translation>
    </message>
    <message>
        <source>Play it &amp;unseen</source>
        <translation>Jogar sem &amp;ver</translation>
    </message>
    <message>
        <source>Choose a card for your partner</source>
        <translation>Escolha uma carta para o parceiro</translation>
    </message>
    <message>
        <source>Choose a card to give away</source>
        <translation>Escolha uma carta para dar</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Descartar {cards}</translation>
    </message>
    <message>
        <source>Choose a card, or several of one rank</source>
        <translation>Escolha uma carta, ou várias do mesmo valor</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what was picked</comment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Nenhuma carta serve</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Sua carta</translation>
    </message>
    <message>
        <source>Done ({count} of {all})</source>
        <translation>Feito ({count} de {all})</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Jogar {cards}</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Trick {trick}, your lead</source>
        <translation>Vaza {trick}, você sai</translation>
    </message>
    <message>
        <source>Only what you knew</source>
        <translation>Só o que você sabia</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Todas as mãos abertas</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>You knew</source>
        <translation>O que sabia</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>você sai</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>sua carta</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Fim da rodada</translation>
    </message>
    <message>
        <source>All bid at once</source>
        <translation>Todos apostam juntos</translation>
    </message>
    <message>
        <source>Trick {trick}, your card</source>
        <translation>Vaza {trick}, sua carta</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} leads</source>
        <translation>Vaza {trick}, {name} sai</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} plays</source>
        <translation>Vaza {trick}, {name} joga</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Sua aposta</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} aposta</translation>
    </message>
    <message>
        <source>You choose trumps</source>
        <translation>Você escolhe o trunfo</translation>
    </message>
    <message>
        <source>{name} chooses trumps</source>
        <translation>{name} escolhe o trunfo</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Você compra uma carta</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} compra uma carta</translation>
    </message>
    <message>
        <source>You discard a card</source>
        <translation>Você descarta uma carta</translation>
    </message>
    <message>
        <source>{name} discards a card</source>
        <translation>{name} descarta uma carta</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Vez de {name}</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>passo {step} de {steps}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Cards that are shown</source>
        <translation>Cartas mostradas</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>Voltar à &amp;partida</translation>
    </message>
    <message>
        <source>Let &amp;everyone play on</source>
        <translation>Deixar &amp;todos continuarem</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>&amp;Other random choices for the opponents</source>
        <translation>&amp;Outro sorteio para os adversários</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>&amp;Jogar a partir daqui</translation>
    </message>
    <message>
        <source>&amp;Hide the panel</source>
        <translation>Ocultar o pai&amp;nel</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ir ao início</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir ao fim</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Rodada anterior</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erro anterior</translation>
    </message>
    <message>
        <source>Try another call</source>
        <translation>Testar outra aposta</translation>
    </message>
    <message>
        <source>Try {call}</source>
        <translation>Testar {call}</translation>
    </message>
    <message>
        <source>your line {share} %</source>
        <translation>sua linha {share}%</translation>
    </message>
    <message>
        <source>Study · {deal}</source>
        <translation>Estudo · {deal}</translation>
    </message>
    <message>
        <source>{line}. This does not count.</source>
        <translation>{line}. Isto não conta.</translation>
    </message>
    <message>
        <source>Line deleted. Ctrl+Z brings it back.</source>
        <translation>Linha excluída. Ctrl+Z a traz de volta.</translation>
    </message>
    <message>
        <source>Before the play: {move}</source>
        <translation>Antes das vazas: {move}</translation>
    </message>
    <message>
        <source>Trick {trick}: {move}</source>
        <translation>Vaza {trick}: {move}</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <translation>E se: {move}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old} in trick {trick}</source>
        <translation>E se: {move} em vez de {old} na vaza {trick}</translation>
    </message>
    <message>
        <source>What if: {move} instead of {old}</source>
        <translation>E se: {move} em vez de {old}</translation>
    </message>
    <message>
        <source>{points} · {taken} of {bid}</source>
        <translation>{points} · {taken} de {bid}</translation>
    </message>
    <message>
        <source>One line is only one way the play can go.</source>
        <translation>Uma linha é só um dos caminhos que o jogo pode tomar.</translation>
    </message>
    <message>
        <source>The choice had a chance of {share} %, whatever came of it.</source>
        <translation>A escolha tinha {share}% de chance, não importa o que aconteceu depois.</translation>
    </message>
    <message>
        <source>Before the choice: {worth}</source>
        <translation>Antes da escolha: {worth}</translation>
    </message>
    <message>
        <source>In the match, {choice}: {worth}</source>
        <translation>Na partida, {choice}: {worth}</translation>
    </message>
    <message>
        <source>Here: {worth}</source>
        <translation>Aqui: {worth}</translation>
    </message>
    <message>
        <source>Trick {trick}, your turn</source>
        <translation>Vaza {trick}, sua vez</translation>
    </message>
    <message>
        <source>Trick {trick}, {name} thinks</source>
        <translation>Vaza {trick}, {name} pensa</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} pensa</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>No&amp;mear…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Name of the line</source>
        <translation>Nome da linha</translation>
    </message>
    <message>
        <source>The match, as it was played</source>
        <translation>A partida, como foi jogada</translation>
    </message>
    <message>
        <source>The deal up to the question</source>
        <translation>A rodada até a pergunta</translation>
    </message>
    <message>
        <source>{line}
“{name}”</source>
        <translation>{line}
“{name}”</translation>
    </message>
    <message>
        <source>The coach has not judged this choice</source>
        <translation>O treinador não avaliou esta escolha</translation>
    </message>
    <message>
        <source>This is not your decision</source>
        <translation>Esta decisão não é sua</translation>
    </message>
    <message>
        <source>Deal {number} · saved, does not count</source>
        <translation>Rodada {number} · guardada, não conta</translation>
    </message>
    <message>
        <source>Nothing better is known than what was played</source>
        <translation>Não se conhece nada melhor do que o que foi jogado</translation>
    </message>
    <message>
        <source>Log of the deal</source>
        <translation>Registro da rodada</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Tr&amp;y {card}</source>
        <translation>Te&amp;star {card}</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Mostrar a &amp;resposta</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Steps of the deal</source>
        <translation>Passos da rodada</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>Escolha &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>Próxima es&amp;colha</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Pontos esperados</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudo</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ainda não jogada</translation>
    </message>
    <message>
        <source>What you try cannot be saved: {reason}</source>
        <translation>Não foi possível salvar o que você testou: {reason}</translation>
    </message>
    <message>
        <source>&amp;Back to the question</source>
        <translation>&amp;Voltar à pergunta</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>O treinador está pensando…</translation>
    </message>
    <message>
        <source>The help advises: {choice}</source>
        <translation>A ajuda aconselha: {choice}</translation>
    </message>
    <message>
        <source>&amp;Judge the decisions of</source>
        <translation>&amp;Avaliar as decisões de um jogador</translation>
    </message>
</context>
<context>
    <name>Suit keys</name>
    <message>
        <source>S</source>
        <translation>E</translation>
    </message>
    <message>
        <source>H</source>
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <translation>O</translation>
    </message>
    <message>
        <source>C</source>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>Suit of a card</name>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sem trunfo</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>The next deal starts automatically</source>
        <translation>A próxima rodada começa sozinha</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostrar todas as mãos</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudar</translation>
    </message>
    <message>
        <source>Go through the deal card by card</source>
        <translation>Repassa a rodada carta por carta</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Repetir a rodada</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>apostou {bid}, fez {taken}</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>ficou de fora</translation>
    </message>
    <message>
        <source>bags: {count}</source>
        <translation>sobras: {count}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>errada</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumprida</translation>
    </message>
    <message>
        <source>game {points}, won {games}</source>
        <translation>game {points}, ganhos {games}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fora</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>última chance</translation>
    </message>
    <message>
        <source>stays in</source>
        <translation>continua no jogo</translation>
    </message>
    <message>
        <source>cards left: {count}</source>
        <translation>cartas restantes: {count}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Points in the match so far</source>
        <translation>Pontos na partida até agora</translation>
    </message>
    <message>
        <source>The same place as before</source>
        <translation>O mesmo lugar de antes</translation>
    </message>
    <message>
        <source>Deal {deal} – {cards}, {trump}</source>
        <translation>Rodada {deal} – {cards}, {trump}</translation>
    </message>
    <message>
        <source>Exact: bid {bid}, took {taken}</source>
        <translation>Exata: apostou {bid}, fez {taken}</translation>
    </message>
    <message>
        <source>One too many: bid {bid}, took {taken}</source>
        <translation>Uma a mais: apostou {bid}, fez {taken}</translation>
    </message>
    <message>
        <source>One short: bid {bid}, took {taken}</source>
        <translation>Uma a menos: apostou {bid}, fez {taken}</translation>
    </message>
    <message>
        <source>{result}: bid {bid}, took {taken}</source>
        <translation>{result}: apostou {bid}, fez {taken}</translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation>A rodada não conta e é jogada de novo.</translation>
    </message>
    <message>
        <source>You took {taken}: {points}.</source>
        <translation>Você fez {taken}: {points}.</translation>
    </message>
    <message>
        <source>You sat out.</source>
        <translation>Você ficou de fora.</translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {result}, {points}.</source>
        <translation>Você apostou {bid} e fez {taken}: {result}, {points}.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Jogo {number}</translation>
    </message>
    <message>
        <source>You took {tricks} and win the match.</source>
        <translation>Você fez {tricks} e ganha a partida.</translation>
    </message>
    <message>
        <source>You took {tricks} and share first place.</source>
        <translation>Você fez {tricks} e divide o primeiro lugar.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>You are out and watch.</source>
        <translation>Você está fora e só assiste.</translation>
    </message>
    <message>
        <source>You took {tricks} and are out.</source>
        <translation>Você fez {tricks} e está fora.</translation>
    </message>
    <message>
        <source>You took no trick: one card is your last chance.</source>
        <translation>Você não fez vaza: uma carta é sua última chance.</translation>
    </message>
    <message>
        <source>You took {tricks} and stay in.</source>
        <translation>Você fez {tricks} e continua no jogo.</translation>
    </message>
    <message>
        <source>You are left with cards and lose this game.</source>
        <translation>Você fica com cartas na mão e perde este jogo.</translation>
    </message>
    <message>
        <source>You go out first.</source>
        <translation>Você fica sem cartas primeiro.</translation>
    </message>
    <message>
        <source>Your place in this game: {place}.</source>
        <translation>Sua posição neste jogo: {place}ª.</translation>
    </message>
    <message>
        <source>Tricks: we {ours}, they {theirs}.</source>
        <translation>Vazas: nós {ours}, eles {theirs}.</translation>
    </message>
    <message>
        <source>Nullo: we took {ours} tricks, they {theirs}.</source>
        <translation>Nullo: vazas nós {ours}, eles {theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and made it: tricks {tricks}–{theirs}.</source>
        <translation>Apostamos {contract} e cumprimos: vazas {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>We bid {contract} and failed: tricks {tricks}–{theirs}.</source>
        <translation>Apostamos {contract} e não cumprimos: vazas {tricks}–{theirs}.</translation>
    </message>
    <message>
        <source>They bid {contract} and made it: tricks {theirs}–{tricks}.</source>
        <translation>Eles apostaram {contract} e cumpriram: vazas {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>They bid {contract} and failed: tricks {theirs}–{tricks}.</source>
        <translation>Eles apostaram {contract} e não cumpriram: vazas {theirs}–{tricks}.</translation>
    </message>
    <message>
        <source>We bid {bid} and took {taken}: {points}. They bid {bid_there} and took {taken_there}: {points_there}.</source>
        <translation>Nós apostamos {bid} e fizemos {taken}: {points}. Eles apostaram {bid_there} e fizeram {taken_there}: {points_there}.</translation>
    </message>
    <message>
        <source>Tricks: you {own}, the other player {other}.</source>
        <translation>Vazas: você {own}, o outro {other}.</translation>
    </message>
    <message>
        <source>General misère: you took {tricks}.</source>
        <translation>Misère geral: você ganhou {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and made it with {tricks}.</source>
        <translation>Você jogou {contract} e cumpriu com {tricks}.</translation>
    </message>
    <message>
        <source>You played {contract} and failed with {tricks}.</source>
        <translation>Você jogou {contract} e não cumpriu com {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} was made with {tricks}.</source>
        <translation>Contra você cumpriu-se {contract} com {tricks}.</translation>
    </message>
    <message>
        <source>Against you, {contract} failed with {tricks}.</source>
        <translation>Contra você não se cumpriu {contract} com {tricks}.</translation>
    </message>
    <message>
        <source>Nobody plays: the deal does not count.</source>
        <translation>Ninguém joga: a rodada não conta.</translation>
    </message>
    <message>
        <source>Third exact bid in a row.</source>
        <translation>Terceira aposta exata seguida.</translation>
    </message>
    <message>
        <source>Fourth exact bid in a row.</source>
        <translation>Quarta aposta exata seguida.</translation>
    </message>
    <message>
        <source>Fifth exact bid in a row.</source>
        <translation>Quinta aposta exata seguida.</translation>
    </message>
    <message>
        <source>Sixth exact bid in a row.</source>
        <translation>Sexta aposta exata seguida.</translation>
    </message>
    <message>
        <source>Seventh exact bid in a row.</source>
        <translation>Sétima aposta exata seguida.</translation>
    </message>
    <message>
        <source>Eighth exact bid in a row.</source>
        <translation>Oitava aposta exata seguida.</translation>
    </message>
    <message>
        <source>You take the lead from {names}.</source>
        <translation>Você tira a liderança de {names}.</translation>
    </message>
    <message>
        <source>You share the lead with {names}.</source>
        <translation>Você divide a liderança com {names}.</translation>
    </message>
    <message>
        <source>You keep the lead.</source>
        <translation>Você mantém a liderança.</translation>
    </message>
    <message>
        <source>You pass {names}.</source>
        <translation>Você ultrapassa {names}.</translation>
    </message>
    <message>
        <source>{points} behind {names}.</source>
        <translation>{points} atrás de {names}.</translation>
    </message>
    <message>
        <source>You take the lead.</source>
        <translation>Você assume a liderança.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Paused – press Space to continue</source>
        <translation>Em pausa – pressione Espaço para continuar</translation>
    </message>
    <message>
        <source>Trump not known yet</source>
        <translation>Trunfo ainda desconhecido</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>Deal {deal} · {cards}</source>
        <translation>Rodada {deal} · {cards}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} · {cards}</source>
        <translation>Rodada {deal} de {deals} · {cards}</translation>
    </message>
    <message>
        <source>{bids}: {meaning}</source>
        <translation>{bids}: {meaning}</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>{sum}. Somebody must take too many.</source>
        <translation>{sum}. Alguém vai ter de fazer vazas demais.</translation>
    </message>
    <message>
        <source>{sum}. Somebody must fall short.</source>
        <translation>{sum}. Vão faltar vazas para alguém.</translation>
    </message>
    <message>
        <source>{sum}. Everybody can be exact.</source>
        <translation>{sum}. Todos podem acertar.</translation>
    </message>
    <message>
        <source>Bids are hidden until the deal is over</source>
        <translation>Apostas ocultas até o fim da rodada</translation>
    </message>
    <message>
        <source>Tricks bid so far: {total} of {tricks}</source>
        <translation>Vazas apostadas até agora: {total} de {tricks}</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>Prontos: {ready} de {seats}</translation>
    </message>
    <message>
        <source>Last trick:</source>
        <translation>Última vaza:</translation>
    </message>
    <message>
        <source>led first</source>
        <translation>saída</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – yours</source>
        <translation>Vaza {trick} de {tricks} – sua</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – won by {name}</source>
        <translation>Vaza {trick} de {tricks} – de {name}</translation>
    </message>
    <message>
        <source>Looking at earlier tricks is switched off in the preferences.</source>
        <translation>Rever vazas anteriores está desligado nas preferências.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal yet.</source>
        <translation>Ainda não foi feita nenhuma vaza nesta rodada.</translation>
    </message>
    <message>
        <source>You have seen no kitty and discarded nothing in this deal.</source>
        <translation>Nesta rodada você não viu o monte nem descartou nada.</translation>
    </message>
    <message>
        <source>{card} – choose again to play</source>
        <translation>{card} – escolha de novo para jogar</translation>
    </message>
    <message>
        <source>{card} – choose again to play it, Esc to keep it</source>
        <translation>{card} – escolha de novo para jogar, Esc para manter na mão</translation>
    </message>
    <message>
        <source>{card} – playable</source>
        <translation>{card} – jogável</translation>
    </message>
    <message>
        <source>{card} – not playable</source>
        <translation>{card} – não jogável</translation>
    </message>
    <message>
        <source>Click to continue</source>
        <translation>Clique para continuar</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Clique ou pressione Espaço para continuar</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Take back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jogar assim mesmo</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Manter assim mesmo</translation>
    </message>
    <message>
        <source>Winning chance lost: about {share} %</source>
        <translation>Chance de vitória perdida: cerca de {share}%</translation>
    </message>
    <message>
        <source>This loses about {points}</source>
        <translation>Isso custa cerca de {points}</translation>
    </message>
    <message>
        <source>{lost}. {why} Take it back, or keep it?</source>
        <translation>{lost}. {why} Voltar atrás ou manter?</translation>
    </message>
    <message>
        <source>The coach looks at your choice …</source>
        <translation>O treinador confere sua escolha…</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>bid</source>
        <translation>aposta</translation>
    </message>
    <message>
        <source>bid²</source>
        <translation>aposta²</translation>
    </message>
    <message>
        <source>(1 + 2 + … + bid)</source>
        <translation>(1 + 2 + … + aposta)</translation>
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
        <translation>vazas</translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation>diferença</translation>
    </message>
    <message>
        <source>(1 + 2 + … + tricks off)</source>
        <translation>(1 + 2 + … + diferença)</translation>
    </message>
    <message>
        <source>(tricks off)²</source>
        <translation>(diferença)²</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Available when you are at a table</source>
        <translation>Disponível quando você está numa mesa</translation>
    </message>
    <message>
        <source>You are at a table. Leave it before you go to another one.</source>
        <translation>Você está em uma mesa. Saia dela antes de ir para outra.</translation>
    </message>
    <message>
        <source>The table cannot be opened: {reason}</source>
        <translation>Não foi possível abrir a mesa: {reason}</translation>
    </message>
    <message>
        <source>The table cannot be found in this network: {reason}</source>
        <translation>A mesa não pode ser encontrada nesta rede: {reason}</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>F&amp;icar</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} está aqui.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} está ausente.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Um robô joga por {name}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} voltou a jogar.</translation>
    </message>
    <message>
        <source>No connection to the table. It is tried again and again.</source>
        <translation>Sem conexão com a mesa. As tentativas continuam.</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Você está de novo na mesa.</translation>
    </message>
    <message>
        <source>The deals were checked: the cards came from everybody&apos;s numbers.</source>
        <translation>As rodadas foram conferidas: as cartas vieram dos números de todos.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>A jogada foi desfeita.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>A jogada fica.</translation>
    </message>
    <message>
        <source>The others are asked whether you may take it back.</source>
        <translation>Pergunta-se aos outros se você pode desfazê-la.</translation>
    </message>
    <message>
        <source>{name} wants to take the last move back. Do you agree?</source>
        <translation>{name} quer desfazer a última jogada. Você aceita?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Aceitar</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Recusar</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Entrar numa mesa</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>Só assi&amp;stir</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Entrar</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Mesas nesta rede</translation>
    </message>
    <message>
        <source>None was found so far.</source>
        <translation>Nenhuma foi encontrada até agora.</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Bater à porta</translation>
    </message>
    <message>
        <source>You have an invitation</source>
        <translation>Você tem um convite</translation>
    </message>
    <message>
        <source>Paste the line that the host has sent you.</source>
        <translation>Cole a linha que o anfitrião enviou a você.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Convite</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Seu nome na mesa</translation>
    </message>
    <message>
        <source>The host sees that you knock. Both of you compare a number, then you are let in.</source>
        <translation>O anfitrião vê que você bateu. Vocês dois comparam um número e então ele deixa você entrar.</translation>
    </message>
    <message>
        <source>{name} (another version)</source>
        <translation>{name} (outra versão)</translation>
    </message>
    <message>
        <source>The invitation to {address} is filled in. Look at your name, then join.</source>
        <translation>O convite para {address} está preenchido. Confira o seu nome e depois entre.</translation>
    </message>
    <message>
        <source>Available when you have left the table</source>
        <translation>Disponível depois que você sair da mesa</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Abrir uma mesa</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>phrases only</source>
        <translation>só frases prontas</translation>
    </message>
    <message>
        <source>free texts, too</source>
        <translation>também texto livre</translation>
    </message>
    <message>
        <source>&amp;Hints are allowed</source>
        <translation>&amp;Dicas permitidas</translation>
    </message>
    <message>
        <source>A &amp;move can be taken back when all agree</source>
        <translation>Desfazer jogada &amp;se todos aceitarem</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>all wait</source>
        <translation>todos esperam</translation>
    </message>
    <message>
        <source>a bot plays after {time}</source>
        <translation>após {time} joga um robô</translation>
    </message>
    <message>
        <source>Can be &amp;found in this network</source>
        <translation>Visível nes&amp;ta rede</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>Abrir a &amp;mesa</translation>
    </message>
    <message>
        <source>Open the last table a&amp;gain</source>
        <translation>R&amp;eabrir a última mesa</translation>
    </message>
    <message>
        <source>open for somebody</source>
        <translation>livre para alguém</translation>
    </message>
    <message>
        <source>This cannot be played by so many.</source>
        <translation>Isto não pode ser jogado por tantos.</translation>
    </message>
    <message>
        <source>There are not enough open seats for all who play here.</source>
        <translation>Não há lugares abertos suficientes para todos os que jogam aqui.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>What is played, and by whom</source>
        <translation>O que se joga, e quem</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>How the table is kept</source>
        <translation>Como funciona a mesa</translation>
    </message>
    <message>
        <source>How many may watch</source>
        <translation>Quantos podem assistir</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Tempo por jogada</translation>
    </message>
    <message>
        <source>When somebody is away</source>
        <translation>Se alguém está ausente</translation>
    </message>
    <message>
        <source>How others come</source>
        <translation>Como vêm os outros</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>As soon as the table is open you get a line that invites others. Your computer deals; the cards come from numbers of all players.</source>
        <translation>Assim que a mesa estiver aberta, você recebe uma linha que convida os outros. Seu computador dá as cartas; elas vêm de números de todos os jogadores.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Vo&amp;ltar</translation>
    </message>
    <message>
        <source>Each has a seat. You pass the screen on, and everybody sees their own cards only.</source>
        <translation>Cada um tem um lugar. Vocês passam a tela adiante, e cada um vê só as suas cartas.</translation>
    </message>
    <message>
        <source>Others can play at this computer, too: add them under Preferences, Players.</source>
        <translation>Outras pessoas também podem jogar neste computador: adicione-as em Preferências, Jogadores.</translation>
    </message>
    <message>
        <source>Who else plays at this computer</source>
        <translation>Quem mais joga neste computador</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Sala de espera</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regras da mesa</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Another invitation</source>
        <translation>&amp;Outro convite</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>O convite como código QR</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>O que foi dito</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Frase pronta</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <translation>&amp;Dizer</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>Seu texto</translation>
    </message>
    <message>
        <source>S&amp;end</source>
        <translation>&amp;Enviar</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>E&amp;stou pronto</translation>
    </message>
    <message>
        <source>We are &amp;ready</source>
        <translation>E&amp;stamos prontos</translation>
    </message>
    <message>
        <source>Begin &amp;now</source>
        <translation>Co&amp;meçar já</translation>
    </message>
    <message>
        <source>Bots play at the seats that are free</source>
        <translation>Nos lugares livres jogam robôs</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Sa&amp;ir da mesa</translation>
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
        <translation>Uma partida está sendo jogada.</translation>
    </message>
    <message>
        <source>Free seats: {count}</source>
        <translation>Lugares livres: {count}</translation>
    </message>
    <message>
        <source>The match begins when all are ready.</source>
        <translation>A partida começa quando todos estiverem prontos.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>{name} (you): {state}</source>
        <translation>{name} (você): {state}</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Silenciar {name}</translation>
    </message>
    <message>
        <source>{name} knocks. Do you both see the number {number}?</source>
        <translation>{name} bate à porta. Vocês dois veem o número {number}?</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Deixar entrar</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>You knock. Compare this number with the host: {number}</source>
        <translation>Você está batendo. Compare este número com o anfitrião: {number}</translation>
    </message>
    <message>
        <source>{name} knocks. Compare this number with the host: {number}</source>
        <translation>{name} está batendo. Comparem este número com o anfitrião: {number}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Send this line only to those whom you want to play with.</source>
        <translation>Envie esta linha só a quem vai jogar com você.</translation>
    </message>
    <message>
        <source>Your move was not made: it came too late.</source>
        <translation>Sua jogada não foi feita: chegou tarde demais.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>There is no free seat at this table.</source>
        <translation>Não há lugar livre nesta mesa.</translation>
    </message>
    <message>
        <source>The host has an older version of Far Whist: it does not know this one.</source>
        <translation>O anfitrião tem uma versão mais antiga do Far Whist: ela não conhece a sua.</translation>
    </message>
    <message>
        <source>The host has a newer version of Far Whist. Update yours to play there.</source>
        <translation>O anfitrião tem uma versão mais nova do Far Whist. Atualize a sua para jogar lá.</translation>
    </message>
    <message>
        <source>Nobody else may watch at this table.</source>
        <translation>Ninguém mais pode assistir nesta mesa.</translation>
    </message>
    <message>
        <source>You have come to this table at another computer.</source>
        <translation>Você veio a esta mesa em outro computador.</translation>
    </message>
    <message>
        <source>The host says that your number for the deal is not the one you had fixed.</source>
        <translation>O anfitrião diz que o seu número para a rodada não é o que você tinha fixado.</translation>
    </message>
    <message>
        <source>This invitation does not hold any more. Ask for another one.</source>
        <translation>Este convite não vale mais. Peça outro.</translation>
    </message>
    <message>
        <source>This invitation is void: there were too many wrong ones. Ask for another.</source>
        <translation>Este convite foi anulado: houve errados demais. Peça outro.</translation>
    </message>
    <message>
        <source>This table lets in only those who are invited.</source>
        <translation>Esta mesa só deixa entrar quem tem convite.</translation>
    </message>
    <message>
        <source>You were not let in.</source>
        <translation>Não deixaram você entrar.</translation>
    </message>
    <message>
        <source>The host has cut you off: too much was said.</source>
        <translation>O anfitrião cortou a sua conexão: foi dito demais.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, and does the firewall of the host let you through?</source>
        <translation>Ninguém responde lá. A mesa está aberta, e o firewall do anfitrião deixa você passar?</translation>
    </message>
    <message>
        <source>Another computer answers than the one that has invited you. Nothing was said to it.</source>
        <translation>Responde outro computador, e não o que convidou você. Nada foi dito a ele.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>O anfitrião fechou a mesa.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Você saiu da mesa.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>Não é possível uma conexão segura.</translation>
    </message>
    <message>
        <source>The table plays by rules that this version does not know: {fact}</source>
        <translation>A mesa tem regras que esta versão não conhece: {fact}</translation>
    </message>
    <message>
        <source>What comes from there is not understood: {fact}</source>
        <translation>O que vem de lá não é entendido: {fact}</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you leave it, it is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>Há outras pessoas jogando na sua mesa. Se você sair, ela se fecha para todos. “Reabrir a última mesa” retoma a partida.</translation>
    </message>
    <message>
        <source>A match is being played. When you leave the table your seat is given up, and a bot plays on for you.</source>
        <translation>Uma partida está sendo jogada. Se você sair da mesa, perde o seu lugar, e um robô continua por você.</translation>
    </message>
    <message>
        <source>Others are playing at your table. When you close Far Whist the table is closed for all of them. “Open the last table again” takes the match up.</source>
        <translation>Há outras pessoas jogando na sua mesa. Se você fechar o Far Whist, a mesa se fecha para todos. “Reabrir a última mesa” retoma a partida.</translation>
    </message>
    <message>
        <source>A match is being played, and the others wait for you. Your seat stays yours: come back by the same invitation.</source>
        <translation>Uma partida está sendo jogada, e os outros esperam por você. O seu lugar continua seu: volte com o mesmo convite.</translation>
    </message>
    <message>
        <source>Your table is closed. “Open the last table again” takes its match up.</source>
        <translation>A sua mesa está fechada. “Reabrir a última mesa” retoma a partida dela.</translation>
    </message>
    <message>
        <source>You are away from the table. Your seat waits: join it again by the same invitation.</source>
        <translation>Você está fora da mesa. O seu lugar espera: entre de novo com o mesmo convite.</translation>
    </message>
    <message>
        <source>This is no invitation: one begins with farwhist://</source>
        <translation>Isto não é um convite: um convite começa com farwhist://</translation>
    </message>
    <message>
        <source>This invitation is not whole. Copy all of the line.</source>
        <translation>Este convite não está completo. Copie a linha toda.</translation>
    </message>
    <message>
        <source>This invitation comes from a newer version of Far Whist.</source>
        <translation>Este convite vem de uma versão mais nova do Far Whist.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Robô, {level}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>ausente, joga um robô</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joga</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>ainda não pronto</translation>
    </message>
    <message>
        <source>{name} (here): {state}</source>
        <translation>{name} (aqui): {state}</translation>
    </message>
    <message>
        <source>Not as usual: {option}: {value}</source>
        <translation>Diferente do habitual: {option}: {value}</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Com dicas</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sem dicas</translation>
    </message>
    <message>
        <source>Moves are taken back when all agree</source>
        <translation>Jogadas são desfeitas se todos aceitarem</translation>
    </message>
    <message>
        <source>No move is taken back</source>
        <translation>Nenhuma jogada é desfeita</translation>
    </message>
    <message>
        <source>Time for a move: {time}</source>
        <translation>Tempo por jogada: {time}</translation>
    </message>
    <message>
        <source>A bot plays for who is away after {time}</source>
        <translation>Um robô joga por quem está ausente após {time}</translation>
    </message>
    <message>
        <source>All wait for who is away</source>
        <translation>Todos esperam quem está ausente</translation>
    </message>
    <message>
        <source>Up to {count} may watch</source>
        <translation>Até {count} podem assistir</translation>
    </message>
    <message>
        <source>A number for the deal was not the one fixed before.</source>
        <translation>Um número para a rodada não era o fixado antes.</translation>
    </message>
    <message>
        <source>The cards did not come from everybody&apos;s numbers.</source>
        <translation>As cartas não vieram dos números de todos.</translation>
    </message>
    <message>
        <source>The cards were not those that were shown.</source>
        <translation>As cartas não eram as que foram mostradas.</translation>
    </message>
    <message>
        <source>It was not played by the rules of the table.</source>
        <translation>Não se jogou pelas regras da mesa.</translation>
    </message>
    <message>
        <source>Available when the match at the table is over, or left</source>
        <translation>Disponível quando a partida na mesa acabar ou você sair</translation>
    </message>
    <message>
        <source>To the waiting room</source>
        <translation>Para a sala de espera</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Voltar à sua partida</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>Finish deal</source>
        <translation>Terminar rodada</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>Ir ao fim</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>Show at once how the bot finishes the deal</source>
        <translation>Mostra já como o robô termina a rodada</translation>
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
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Less&amp;ons…</source>
        <translation>&amp;Lições…</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>De &amp;novo</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Sair do tutorial</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}: {title}</source>
        <translation>Lição {number} de {count}: {title}</translation>
    </message>
    <message>
        <source>Back to &amp;your match</source>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Próxima lição</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Seguir o naipe</translation>
    </message>
    <message>
        <source>Hearts were led. You must follow suit, so play your only heart, the five. Click it, or press Enter on it.</source>
        <translation>A saída foi de copas. Você tem de seguir o naipe, então jogue sua única carta de copas, o cinco. Clique nela ou pressione Enter.</translation>
    </message>
    <message>
        <source>The highest heart took the trick: the king. Its player leads now.</source>
        <translation>A carta de copas mais alta fez a vaza: o rei. Quem o jogou sai na próxima vaza.</translation>
    </message>
    <message>
        <source>Spades were led. Your ace is the highest spade of all: play it and take the trick.</source>
        <translation>A saída foi de espadas. Seu ás é a carta de espadas mais alta: jogue-o e faça a vaza.</translation>
    </message>
    <message>
        <source>The trick is yours, and with it the one trick that you bid.</source>
        <translation>A vaza é sua, e com ela a única vaza que você apostou.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. Play your last card: the others must follow with diamonds.</source>
        <translation>Quem faz uma vaza sai na seguinte. Jogue sua última carta: os outros têm de seguir com ouros.</translation>
    </message>
    <message>
        <source>The jack was the highest diamond.</source>
        <translation>O valete era a carta de ouros mais alta.</translation>
    </message>
    <message>
        <source>You bid 1 and took 1: exact. That is the whole game.</source>
        <translation>Você apostou 1 e fez 1: exata. O jogo todo é isso.</translation>
    </message>
    <message>
        <source>Try it again: the bid was 1.</source>
        <translation>Tente de novo: a aposta era 1.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>The nine of spades was turned up, so spades are trumps. The ace of clubs was led, and you have no club: you may play any card. Play your trump, the three of spades.</source>
        <translation>Virou o nove de espadas, então espadas são trunfo. A saída foi o ás de paus, e você não tem paus: pode jogar qualquer carta. Jogue seu trunfo, o três de espadas.</translation>
    </message>
    <message>
        <source>Even the smallest trump beats every card of the other suits.</source>
        <translation>Até o menor trunfo vence todas as cartas dos outros naipes.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Your small trump would have taken it: a trump beats every card of the other suits.</source>
        <translation>O ás ficou com a vaza. Seu trunfo pequeno teria ganhado: um trunfo vence todas as cartas dos outros naipes.</translation>
    </message>
    <message>
        <source>You lead, and you need one more trick. Your king of diamonds is strong: only the ace or a trump could beat it.</source>
        <translation>Você sai e precisa de mais uma vaza. Seu rei de ouros é forte: só o ás ou um trunfo poderia vencê-lo.</translation>
    </message>
    <message>
        <source>Nobody had the ace or a trump, so the king took the trick.</source>
        <translation>Ninguém tinha o ás nem trunfo, então o rei fez a vaza.</translation>
    </message>
    <message>
        <source>A small card takes nothing, but your king can still do it.</source>
        <translation>Uma carta pequena não faz vaza, mas seu rei ainda pode fazer.</translation>
    </message>
    <message>
        <source>You have what you bid. Play your last card; it is too small to hurt.</source>
        <translation>Você tem o que apostou. Jogue sua última carta; ela é pequena demais para atrapalhar.</translation>
    </message>
    <message>
        <source>The queen took that one.</source>
        <translation>A dama fez essa.</translation>
    </message>
    <message>
        <source>Two tricks bid, two taken. A trump is often good for a trick of its own.</source>
        <translation>Duas vazas apostadas, duas feitas. Um trunfo muitas vezes vale uma vaza sozinho.</translation>
    </message>
    <message>
        <source>That was not two tricks. Play it again and use your trump at once.</source>
        <translation>Não foram duas vazas. Jogue de novo e use logo seu trunfo.</translation>
    </message>
    <message>
        <source>An exact bid</source>
        <translation>Uma aposta exata</translation>
    </message>
    <message>
        <source>Now you bid. Diamonds are trumps. Count your good cards: the ace of spades and the queen of trumps. Choose 2 and press Ready. Nobody sees a bid before all are ready.</source>
        <translation>Agora quem aposta é você. Ouros são trunfo. Conte suas cartas boas: o ás de espadas e a dama de trunfo. Escolha 2 e clique em “Pronto”. Ninguém vê uma aposta antes que todos estejam prontos.</translation>
    </message>
    <message>
        <source>Two good cards, a bid of 2.</source>
        <translation>Duas cartas boas, uma aposta de 2.</translation>
    </message>
    <message>
        <source>This hand is good for 2: an ace and a high trump. See how your bid goes.</source>
        <translation>Esta mão vale 2: um ás e um trunfo alto. Veja no que dá sua aposta.</translation>
    </message>
    <message>
        <source>You lead. Take a sure trick first: play the ace of spades.</source>
        <translation>Você sai. Faça primeiro uma vaza segura: jogue o ás de espadas.</translation>
    </message>
    <message>
        <source>One trick is yours.</source>
        <translation>Uma vaza é sua.</translation>
    </message>
    <message>
        <source>With a small card you give the lead away. Take your sure tricks while you can.</source>
        <translation>Com uma carta pequena você entrega a saída. Faça suas vazas seguras enquanto pode.</translation>
    </message>
    <message>
        <source>Now your other good card. Few trumps were dealt, so the queen is very likely the highest of them.</source>
        <translation>Agora sua outra carta boa. Há poucos trunfos na mão dos jogadores, então a dama muito provavelmente é o mais alto deles.</translation>
    </message>
    <message>
        <source>Two tricks: your plate shows the sign for exact now.</source>
        <translation>Duas vazas: sua placa mostra agora o sinal de exato.</translation>
    </message>
    <message>
        <source>That card takes nothing. Your good one is still there.</source>
        <translation>Essa carta não faz vaza. A boa ainda está na sua mão.</translation>
    </message>
    <message>
        <source>You have your two tricks and want no more. Lead a small card, so that another player takes the trick.</source>
        <translation>Você tem suas duas vazas e não quer mais. Saia com uma carta pequena, para que outro jogador faça a vaza.</translation>
    </message>
    <message>
        <source>Well done: somebody else took it.</source>
        <translation>Muito bem: outro ficou com ela.</translation>
    </message>
    <message>
        <source>Watch how many tricks you still want.</source>
        <translation>Fique de olho em quantas vazas você ainda quer.</translation>
    </message>
    <message>
        <source>One card is left: play it.</source>
        <translation>Resta uma carta: jogue-a.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 1 for each of your two tricks. That makes 12.</source>
        <translation>Exata: 10 pontos, e 1 por cada uma das duas vazas. Isso dá 12.</translation>
    </message>
    <message>
        <source>Bid and tricks differ, and each trick too many or too few costs a point. Only an exact bid is paid.</source>
        <translation>Aposta e vazas não batem, e cada vaza a mais ou a menos custa um ponto. Só a aposta exata rende pontos.</translation>
    </message>
    <message>
        <source>Getting rid of tricks</source>
        <translation>Livrar-se de vazas</translation>
    </message>
    <message>
        <source>You bid 0: take no trick at all. The ace of hearts was led. It takes the trick anyway, so this is the moment to get rid of your king.</source>
        <translation>Você apostou 0: não faça nenhuma vaza. A saída foi o ás de copas. Ele faz a vaza de qualquer jeito, então é hora de se livrar do seu rei.</translation>
    </message>
    <message>
        <source>The king is gone, under the ace. A high card is a danger now.</source>
        <translation>O rei se foi, debaixo do ás. Agora uma carta alta é um perigo.</translation>
    </message>
    <message>
        <source>Now your king is the highest heart that is left. The next heart may force it on you.</source>
        <translation>Agora seu rei é a carta de copas mais alta que resta. A próxima de copas pode empurrar a vaza para você.</translation>
    </message>
    <message>
        <source>Spades were led and you have none. Throw away a card that could take a trick later: the highest you have.</source>
        <translation>A saída foi de espadas, e você não tem nenhuma. Descarte uma carta que poderia fazer uma vaza depois: a mais alta que você tem.</translation>
    </message>
    <message>
        <source>One danger less. A discard never takes a trick.</source>
        <translation>Um perigo a menos. Um descarte nunca faz vaza.</translation>
    </message>
    <message>
        <source>Small cards do no harm. It is the high ones that you want to lose.</source>
        <translation>Cartas pequenas não fazem mal. São as altas que você quer perder.</translation>
    </message>
    <message>
        <source>Hearts again, and a higher one lies there. Your four stays below it.</source>
        <translation>Copas de novo, e já há uma mais alta na mesa. Seu quatro fica abaixo dela.</translation>
    </message>
    <message>
        <source>Safe.</source>
        <translation>A salvo.</translation>
    </message>
    <message>
        <source>Your last card is a small diamond.</source>
        <translation>Sua última carta é pequena, de ouros.</translation>
    </message>
    <message>
        <source>No trick, as you said: that is worth 10 points, like any other exact bid.</source>
        <translation>Nenhuma vaza, como você disse: isso vale 10 pontos, como qualquer outra aposta exata.</translation>
    </message>
    <message>
        <source>A high card took a trick. Play it again, and lose the king and the queen in time.</source>
        <translation>Uma carta alta fez uma vaza. Jogue de novo e perca o rei e a dama a tempo.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>This deal has no trump. You lead, and your ace, king and queen of diamonds can take three tricks in a row. Bid 3.</source>
        <translation>Esta rodada não tem trunfo. Você sai, e seu ás, seu rei e sua dama de ouros podem fazer três vazas seguidas. Aposte 3.</translation>
    </message>
    <message>
        <source>Three high cards in one suit, and the lead.</source>
        <translation>Três cartas altas do mesmo naipe, e a saída.</translation>
    </message>
    <message>
        <source>Three tricks are there for the taking. See how your bid goes.</source>
        <translation>Há três vazas ao seu alcance. Veja no que dá sua aposta.</translation>
    </message>
    <message>
        <source>Play your diamonds from the top, while you have the lead.</source>
        <translation>Jogue seus ouros de cima para baixo, enquanto a saída é sua.</translation>
    </message>
    <message>
        <source>You keep the lead, and that is what counts.</source>
        <translation>Você continua com a saída, e é isso que conta.</translation>
    </message>
    <message>
        <source>Now another has the lead. When suits are led that you do not have, your diamonds are worth nothing.</source>
        <translation>Agora outro tem a saída. Quando saem naipes que você não tem, seus ouros não valem nada.</translation>
    </message>
    <message>
        <source>Go on: the next high diamond takes the next trick.</source>
        <translation>Continue: a próxima carta alta de ouros faz a próxima vaza.</translation>
    </message>
    <message>
        <source>Without trump nobody can cut in.</source>
        <translation>Sem trunfo ninguém pode cortar.</translation>
    </message>
    <message>
        <source>You have given up the lead.</source>
        <translation>Você entregou a saída.</translation>
    </message>
    <message>
        <source>And the third one.</source>
        <translation>E a terceira.</translation>
    </message>
    <message>
        <source>Three tricks.</source>
        <translation>Três vazas.</translation>
    </message>
    <message>
        <source>The small spade goes to somebody else.</source>
        <translation>A carta pequena de espadas fica para outro.</translation>
    </message>
    <message>
        <source>Three of three. Without trump, long suits and the lead count; a high card alone can be left behind.</source>
        <translation>Três de três. Sem trunfo contam os naipes longos e a saída; uma carta alta sozinha pode não render vaza.</translation>
    </message>
    <message>
        <source>Without the lead, high cards come too late. Play it again: bid 3 and lead the diamonds first.</source>
        <translation>Sem a saída, as cartas altas chegam tarde demais. Jogue de novo: aposte 3 e saia primeiro com os ouros.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Ler a mesa</translation>
    </message>
    <message>
        <source>The bids add up to 3, and there are 5 tricks: under by 2. Nobody wants the rest, and somebody must take it. Your ace of clubs is your one trick. Get rid of your jack under the king.</source>
        <translation>A soma das apostas é 3, e há 5 vazas: 2 abaixo. Ninguém quer o resto, e alguém vai ter de ficar com ele. Seu ás de paus é sua única vaza. Livre-se do valete debaixo do rei.</translation>
    </message>
    <message>
        <source>Gone, while it was safe. When the sum is under, beware middle cards.</source>
        <translation>Você se livrou do valete enquanto era seguro. Quando a soma fica abaixo das vazas, cuidado com as cartas médias.</translation>
    </message>
    <message>
        <source>The six was safe in any case. The jack is still there, and may take a trick too many.</source>
        <translation>O seis era seguro de qualquer jeito. O valete ainda está aí e pode fazer uma vaza a mais.</translation>
    </message>
    <message>
        <source>Look at the plates. The player across the table still needs a trick (0/1) and plays after you: this one will be taken there. Lose your nine of diamonds.</source>
        <translation>Olhe as placas. O jogador do outro lado da mesa ainda precisa de uma vaza (0/1) e joga depois de você: esta vai ficar com ele. Livre-se do nove de ouros.</translation>
    </message>
    <message>
        <source>The queen took it, as the plate showed: its sign is ✓ now.</source>
        <translation>A dama fez a vaza, como a placa mostrava: o sinal agora é ✓.</translation>
    </message>
    <message>
        <source>That works. But the nine is the card that could hurt you later.</source>
        <translation>Funciona. Mas o nove é a carta que pode atrapalhar você depois.</translation>
    </message>
    <message>
        <source>A club was led: here is the trick for your ace. You need exactly one.</source>
        <translation>A saída foi de paus: eis a vaza para seu ás. Você precisa de exatamente uma.</translation>
    </message>
    <message>
        <source>One of one: ✓. From here on you want no more.</source>
        <translation>Uma de uma: ✓. Daqui em diante você não quer mais.</translation>
    </message>
    <message>
        <source>You must lead. Play a small card and let the player to your left, who bid 0, worry about it.</source>
        <translation>A saída é sua. Jogue uma carta pequena e deixe o problema para o jogador à sua esquerda, que apostou 0.</translation>
    </message>
    <message>
        <source>There it is: ▲1 on the plate of somebody who wanted none.</source>
        <translation>Aí está: ▲1 na placa de quem não queria nenhuma.</translation>
    </message>
    <message>
        <source>That card was high enough to take the trick.</source>
        <translation>Essa carta era alta o bastante para fazer a vaza.</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Jogue sua última carta.</translation>
    </message>
    <message>
        <source>Exact. The sum of the bids tells whether tricks are wanted, the plates tell by whom.</source>
        <translation>Exata. A soma das apostas diz se alguém quer vazas; as placas dizem quem.</translation>
    </message>
    <message>
        <source>One trick too many: a middle card took it. Play it again and lose the jack and the nine early.</source>
        <translation>Uma vaza a mais: uma carta média a fez. Jogue de novo e perca cedo o valete e o nove.</translation>
    </message>
    <message>
        <source>There are no bids here, but whoever takes no trick drops out. The ace of spades was led and you have no spade: play your trump, the six of diamonds.</source>
        <translation>Aqui não há apostas, mas quem não faz vaza está fora. A saída foi o ás de espadas, e você não tem espadas: jogue seu trunfo, o seis de ouros.</translation>
    </message>
    <message>
        <source>A trick: you stay in, whatever comes now.</source>
        <translation>Uma vaza: você continua no jogo, aconteça o que acontecer.</translation>
    </message>
    <message>
        <source>The ace kept the trick. Without any trick you drop out: take one soon.</source>
        <translation>O ás ficou com a vaza. Sem nenhuma vaza você está fora: faça uma logo.</translation>
    </message>
    <message>
        <source>One trick is enough to stay in. But whoever takes the most chooses trumps in the next deal. Lead a high club.</source>
        <translation>Uma vaza basta para continuar. Mas quem faz mais vazas escolhe o trunfo na próxima rodada. Saia com uma carta alta de paus.</translation>
    </message>
    <message>
        <source>Another trick, and the lead is still yours.</source>
        <translation>Mais uma vaza, e a saída ainda é sua.</translation>
    </message>
    <message>
        <source>Small cards take nothing. Your high clubs are the ones to lead.</source>
        <translation>Cartas pequenas não ganham nada. Saia com suas cartas altas de paus.</translation>
    </message>
    <message>
        <source>Go on with your other high club.</source>
        <translation>Continue com sua outra carta alta de paus.</translation>
    </message>
    <message>
        <source>Nobody can take more tricks than you now.</source>
        <translation>Agora ninguém pode fazer mais vazas que você.</translation>
    </message>
    <message>
        <source>The high club would have taken this trick.</source>
        <translation>A carta alta de paus teria feito esta vaza.</translation>
    </message>
    <message>
        <source>Play your last card. If it took this trick as well you would win the match at once: whoever takes every trick of a deal does.</source>
        <translation>Jogue sua última carta. Se ela fizesse também esta vaza, você venceria a partida na hora: vence quem faz todas as vazas de uma rodada.</translation>
    </message>
    <message>
        <source>Three tricks, the most of all. Whoever took none gets a last chance: a single card in the next deal.</source>
        <translation>Três vazas, mais que todos. Quem não fez nenhuma tem uma última chance: uma única carta na próxima rodada.</translation>
    </message>
    <message>
        <source>Three tricks were there. One keeps you in; the first to take none get a last chance. We go on as if you had taken the most.</source>
        <translation>Havia três vazas. Com uma você continua; os primeiros que não fazem nenhuma têm uma última chance. Seguimos como se você tivesse feito mais vazas que todos.</translation>
    </message>
    <message>
        <source>The next deal has three cards. You took the most tricks, so you see your new cards and choose trumps. Choose clubs: you hold two of them, and the ace.</source>
        <translation>A próxima rodada tem três cartas. Você fez mais vazas que todos, então vê suas cartas novas e escolhe o trunfo. Escolha paus: você tem duas cartas desse naipe, uma delas o ás.</translation>
    </message>
    <message>
        <source>The ace of trumps is a sure trick, now or later.</source>
        <translation>O ás de trunfo é uma vaza segura, agora ou depois.</translation>
    </message>
    <message>
        <source>Play on and see. With clubs your ace would have been a sure trick.</source>
        <translation>Continue e veja. Com paus, seu ás teria sido uma vaza segura.</translation>
    </message>
    <message>
        <source>A sure trick can wait, so lead your ten of hearts. Two players have a single card. They may knock and keep it for a later trick.</source>
        <translation>Uma vaza segura pode esperar: saia com o dez de copas. Dois jogadores têm uma única carta. Podem bater na mesa e guardá-la para outra vaza.</translation>
    </message>
    <message>
        <source>The king took it, and two players knocked.</source>
        <translation>O rei fez a vaza, e dois jogadores bateram na mesa.</translation>
    </message>
    <message>
        <source>Your trumps could have waited. The heart was the card to lose.</source>
        <translation>Seus trunfos podiam esperar. A carta a perder era a de copas.</translation>
    </message>
    <message>
        <source>You have no diamond. Trump with the seven: it is enough, and the ace stays in your hand.</source>
        <translation>Você não tem ouros. Corte com o sete: basta, e o ás fica na mão.</translation>
    </message>
    <message>
        <source>A trick, and you still hold the ace.</source>
        <translation>Uma vaza, e você ainda tem o ás.</translation>
    </message>
    <message>
        <source>The seven would have taken the trick just as well.</source>
        <translation>O sete teria feito a vaza do mesmo jeito.</translation>
    </message>
    <message>
        <source>The last trick: now the single cards must be played too.</source>
        <translation>A última vaza: agora as cartas únicas também precisam ser jogadas.</translation>
    </message>
    <message>
        <source>You are still in. Each deal is one card smaller, and the last player left wins.</source>
        <translation>Você ainda está no jogo. Cada rodada tem uma carta a menos, e o último que resta vence.</translation>
    </message>
    <message>
        <source>No trick: that puts you out. Choose clubs, and the ace is a sure one.</source>
        <translation>Nenhuma vaza: você está fora. Escolha paus, e o ás é uma vaza segura.</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Continuar no jogo</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Ficar sem cartas primeiro</translation>
    </message>
    <message>
        <source>Get rid of your cards. A higher black card goes on a red one, a higher red card on a black one. Low cards are hard to lose: begin with the four of spades.</source>
        <translation>Livre-se das suas cartas. Sobre uma vermelha vai uma preta mais alta, sobre uma preta uma vermelha mais alta. As baixas são difíceis de soltar: comece com o quatro de espadas.</translation>
    </message>
    <message>
        <source>The four is gone while it could go.</source>
        <translation>Você se livrou do quatro enquanto podia.</translation>
    </message>
    <message>
        <source>A low card stays in your hand for a long time.</source>
        <translation>Uma carta baixa fica muito tempo na mão.</translation>
    </message>
    <message>
        <source>Cards of one rank may go together when their colours alternate: red, black, red. Choose your three eights and play them in one turn.</source>
        <translation>Cartas iguais podem ir juntas se vermelho e preto se alternam. Escolha seus três oitos e jogue-os de uma só vez.</translation>
    </message>
    <message>
        <source>Three cards in one turn.</source>
        <translation>Três cartas de uma vez.</translation>
    </message>
    <message>
        <source>Three eights in one turn would have been three cards fewer.</source>
        <translation>Três oitos de uma vez teriam sido três cartas a menos.</translation>
    </message>
    <message>
        <source>You have no black card above the jack. A joker goes on anything, but it is your sure last card. Pass, and draw a card.</source>
        <translation>Você não tem carta preta acima do valete. Um curinga vai sobre qualquer carta, mas guarde-o: como última carta, ele é garantido. Passe e compre uma carta.</translation>
    </message>
    <message>
        <source>One card more, but the joker is still yours.</source>
        <translation>Uma carta a mais, mas o curinga ainda é seu.</translation>
    </message>
    <message>
        <source>The joker is gone. It would have been your sure last card.</source>
        <translation>O curinga se foi. Como última carta, ele era garantido.</translation>
    </message>
    <message>
        <source>An ace makes the pile fall: now each card must be lower. High cards can go, so play your nine of spades.</source>
        <translation>Um ás faz a pilha descer: agora cada carta precisa ser mais baixa. As altas podem sair: jogue o nove de espadas.</translation>
    </message>
    <message>
        <source>One high card less.</source>
        <translation>Uma carta alta a menos.</translation>
    </message>
    <message>
        <source>While the pile falls a high card is easy to lose.</source>
        <translation>Enquanto a pilha desce, é fácil soltar uma carta alta.</translation>
    </message>
    <message>
        <source>The pile is still falling. A black five is on top: your four of hearts is lower, and red.</source>
        <translation>A pilha ainda desce. No topo há um cinco preto: seu quatro de copas é mais baixo, e vermelho.</translation>
    </message>
    <message>
        <source>Then came a two: it makes the pile rise again.</source>
        <translation>Depois veio um dois: ele faz a pilha subir de novo.</translation>
    </message>
    <message>
        <source>The player before you passed. Then you may not pass if you can play. Play the jack and keep the joker.</source>
        <translation>O jogador antes de você passou. Nesse caso, você não pode passar se puder jogar. Jogue o valete e guarde o curinga.</translation>
    </message>
    <message>
        <source>One card is left, and it goes on anything.</source>
        <translation>Resta uma carta, e ela vai sobre qualquer uma.</translation>
    </message>
    <message>
        <source>The jack is harder to lose than the joker would have been.</source>
        <translation>O valete é mais difícil de soltar que o curinga.</translation>
    </message>
    <message>
        <source>Play the joker, and you are out.</source>
        <translation>Jogue o curinga, e você fica sem cartas.</translation>
    </message>
    <message>
        <source>You are out first and score 1. The last one with cards loses 1.</source>
        <translation>Você fica sem cartas primeiro e ganha 1 ponto. O último com cartas perde 1.</translation>
    </message>
    <message>
        <source>Somebody was out before you. Lose low cards early and cards of one rank together, and keep the joker for the end.</source>
        <translation>Alguém ficou sem cartas antes de você. Livre-se cedo das cartas baixas, jogue juntas as iguais e guarde o curinga para o fim.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Você e seu parceiro</translation>
    </message>
    <message>
        <source>You play with the partner across the table. Seven tricks are gone, four of them yours, and so are all trumps. A heart was led. Second hand plays low: play the four.</source>
        <translation>Você joga com o parceiro em frente. Já foram sete vazas, quatro delas de vocês, e os trunfos acabaram. A saída foi de copas. O segundo joga baixo: jogue o quatro.</translation>
    </message>
    <message>
        <source>The ace took it. Your king is the highest heart now.</source>
        <translation>O ás fez a vaza. Seu rei agora é a maior carta de copas.</translation>
    </message>
    <message>
        <source>The ace beat your king. Second hand plays low.</source>
        <translation>O ás ganhou do seu rei. O segundo joga baixo.</translation>
    </message>
    <message>
        <source>You play last, and your partner’s jack takes this trick. Do not beat your own partner: play the three.</source>
        <translation>Você joga por último, e o valete do seu parceiro faz esta vaza. Não ganhe do próprio parceiro: jogue o três.</translation>
    </message>
    <message>
        <source>Your partner took it, and you keep the queen.</source>
        <translation>Seu parceiro fez a vaza, e você fica com a dama.</translation>
    </message>
    <message>
        <source>The trick was yours already. You could have kept the queen.</source>
        <translation>A vaza já era de vocês. Você podia ter guardado a dama.</translation>
    </message>
    <message>
        <source>Your partner led a diamond. Third hand plays high, because only one player comes after you: play the king.</source>
        <translation>Seu parceiro saiu de ouros. O terceiro joga alto, pois só um jogador vem depois: jogue o rei.</translation>
    </message>
    <message>
        <source>The jack would have beaten your eight. You have six tricks.</source>
        <translation>O valete teria ganhado do seu oito. Vocês têm seis vazas.</translation>
    </message>
    <message>
        <source>The jack beat your eight. The king would have held the trick.</source>
        <translation>O valete ganhou do seu oito. O rei teria feito a vaza.</translation>
    </message>
    <message>
        <source>From now on every trick scores a point. Your partner led diamonds, so lead a diamond back: the eight.</source>
        <translation>De agora em diante cada vaza vale um ponto. Seu parceiro saiu de ouros: devolva ouros com o oito.</translation>
    </message>
    <message>
        <source>Your partner had the ace: seven tricks.</source>
        <translation>Seu parceiro tinha o ás: sete vazas.</translation>
    </message>
    <message>
        <source>A partner who leads a suit likes to have it led back.</source>
        <translation>Um parceiro que sai de um naipe gosta que o devolvam.</translation>
    </message>
    <message>
        <source>Your partner led a heart. Your king, which you kept back, is the highest heart that is left.</source>
        <translation>Seu parceiro saiu de copas. Seu rei, que você guardou, é a maior carta de copas que resta.</translation>
    </message>
    <message>
        <source>Another trick.</source>
        <translation>Mais uma vaza.</translation>
    </message>
    <message>
        <source>The king would have taken the trick.</source>
        <translation>O rei teria feito a vaza.</translation>
    </message>
    <message>
        <source>Lead your queen of clubs: no higher club is left.</source>
        <translation>Saia com a dama de paus: não resta nenhuma carta de paus mais alta.</translation>
    </message>
    <message>
        <source>Nine tricks, three above six: 3 points. The first side with 7 points wins.</source>
        <translation>Nove vazas, três acima de seis: 3 pontos. Vence a primeira dupla com 7 pontos.</translation>
    </message>
    <message>
        <source>Nine tricks were there, and each above six scores a point. Second hand low, third hand high, and never beat your partner.</source>
        <translation>Havia nove vazas, e cada uma acima de seis vale um ponto. O segundo joga baixo, o terceiro alto, e nunca ganhe do seu parceiro.</translation>
    </message>
    <message>
        <source>Bid how many tricks above six you and your partner will take. Aces are high uptown and low cards are high downtown. You have high cards: beat the bid of 3 and bid 4 uptown.</source>
        <translation>Aposte quantas vazas acima de seis vocês dois farão. No alto valem mais os ases, no baixo as cartas pequenas. Você tem cartas altas: supere o 3 com 4 alto.</translation>
    </message>
    <message>
        <source>You need ten tricks: six, and the four you bid.</source>
        <translation>Vocês precisam de dez vazas: seis, e as quatro apostadas.</translation>
    </message>
    <message>
        <source>With three aces and a joker, 4 uptown is right.</source>
        <translation>Com três ases e um curinga, 4 alto é o certo.</translation>
    </message>
    <message>
        <source>You bid highest, so you choose trumps: spades, your longest suit.</source>
        <translation>Você apostou mais, então escolhe o trunfo: espadas, seu naipe mais longo.</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps.</source>
        <translation>Os dois curingas são os trunfos mais altos.</translation>
    </message>
    <message>
        <source>Spades were longer. We go on with them.</source>
        <translation>O naipe de espadas era mais longo. Seguimos com ele.</translation>
    </message>
    <message>
        <source>The six cards of the kitty are yours, and six must go. Discard all four clubs, the two of hearts and the four of diamonds. Without a club you can trump clubs.</source>
        <translation>As seis cartas do monte são suas, e seis precisam sair. Descarte as quatro de paus, o dois de copas e o quatro de ouros. Sem paus, você pode cortar esse naipe.</translation>
    </message>
    <message>
        <source>The kitty counts as your first trick.</source>
        <translation>O monte conta como a primeira vaza de vocês.</translation>
    </message>
    <message>
        <source>Keep trumps and high cards, and discard a short suit whole.</source>
        <translation>Guarde trunfos e cartas altas, e descarte inteiro um naipe curto.</translation>
    </message>
    <message>
        <source>In this form of the game the high bidder leads. Draw the trumps of the others: the red joker beats them all.</source>
        <translation>Nesta forma do jogo sai quem apostou mais. Puxe os trunfos dos outros: o curinga vermelho ganha de todos.</translation>
    </message>
    <message>
        <source>Everybody had to play a trump on it.</source>
        <translation>Todos tiveram de jogar um trunfo.</translation>
    </message>
    <message>
        <source>Draw trumps first: then nobody can trump your aces.</source>
        <translation>Puxe os trunfos primeiro: assim ninguém corta seus ases.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 4 with spades and have seven tricks, the kitty included; three more make ten. One trump is still out: draw it with your queen.</source>
        <translation>Restam quatro cartas. Você apostou 4 com espadas, e vocês têm sete vazas com o monte; faltam três para dez. Resta um trunfo fora: puxe-o com a dama.</translation>
    </message>
    <message>
        <source>The eight of spades fell: no trump is left.</source>
        <translation>Caiu o oito de espadas: não resta trunfo.</translation>
    </message>
    <message>
        <source>A trump is still out, and can take a high card.</source>
        <translation>Ainda há um trunfo fora, que pode cortar uma carta alta.</translation>
    </message>
    <message>
        <source>Your king and queen are the highest hearts left. Lead one of them.</source>
        <translation>Seu rei e sua dama são as maiores cartas de copas que restam. Saia com uma delas.</translation>
    </message>
    <message>
        <source>Nobody could trump it.</source>
        <translation>Ninguém pôde cortar.</translation>
    </message>
    <message>
        <source>The small heart lost. The high ones still win.</source>
        <translation>A carta pequena de copas perdeu. As altas ainda ganham.</translation>
    </message>
    <message>
        <source>Lead your other high heart: it is the tenth trick.</source>
        <translation>Saia com sua outra carta alta de copas: é a décima vaza.</translation>
    </message>
    <message>
        <source>Ten tricks: the contract is made.</source>
        <translation>Dez vazas: o contrato está cumprido.</translation>
    </message>
    <message>
        <source>The high heart would have been the tenth trick.</source>
        <translation>A carta alta de copas teria sido a décima vaza.</translation>
    </message>
    <message>
        <source>Bid 4, took 10: +4. A contract that is made scores every trick above six.</source>
        <translation>Aposta 4, 10 vazas: +4. Um contrato cumprido conta cada vaza acima de seis.</translation>
    </message>
    <message>
        <source>Fewer than ten tricks: a failed contract loses the 4 that were bid. Draw the last trump before you lead the hearts.</source>
        <translation>Menos de dez vazas: um contrato não cumprido perde os 4 apostados. Puxe o último trunfo antes de sair com copas.</translation>
    </message>
    <message>
        <source>A contract</source>
        <translation>Um contrato</translation>
    </message>
    <message>
        <source>The Spanish order</source>
        <translation>A ordem espanhola</translation>
    </message>
    <message>
        <source>The ranks run ace, three, king, queen, jack, seven and down. You bid last, and 1 is forbidden: the bids may not add up to 3. Your three of hearts and your trump, the six of clubs, are good for 2.</source>
        <translation>A ordem é ás, três, rei, dama, valete, sete e assim por diante. Você aposta por último e 1 é proibido: a soma não pode ser 3. O três de copas e seu trunfo, o seis de paus, valem uma aposta de 2.</translation>
    </message>
    <message>
        <source>Only the ace of hearts beats your three.</source>
        <translation>Só o ás de copas vence seu três.</translation>
    </message>
    <message>
        <source>The three is a high card here. See how your bid goes.</source>
        <translation>O três é aqui uma carta alta. Veja como vai sua aposta.</translation>
    </message>
    <message>
        <source>The king of hearts was led. Your three is higher: play it.</source>
        <translation>A saída foi o rei de copas. Seu três é mais alto: jogue-o.</translation>
    </message>
    <message>
        <source>The three took the king.</source>
        <translation>O três levou o rei.</translation>
    </message>
    <message>
        <source>Lead your trump. Who has clubs must play one, and beat yours if possible.</source>
        <translation>Saia com seu trunfo. Quem tem paus precisa jogar, e vencer o seu se puder.</translation>
    </message>
    <message>
        <source>Two tricks, as you bid.</source>
        <translation>Duas vazas, como você apostou.</translation>
    </message>
    <message>
        <source>The jack lost to the ace. Your trump is still a trick.</source>
        <translation>O valete perdeu para o ás. Seu trunfo ainda é uma vaza.</translation>
    </message>
    <message>
        <source>Exact: 10 points, and 5 for each of your two tricks. That makes 20.</source>
        <translation>Exata: 10 pontos, e 5 por cada uma das duas vazas. Isso dá 20.</translation>
    </message>
    <message>
        <source>Each trick too many or too few costs 5 points. Two tricks were there: the three and the trump.</source>
        <translation>Cada vaza a mais ou a menos custa 5 pontos. Havia duas vazas: o três e o trunfo.</translation>
    </message>
    <message>
        <source>Above the bid</source>
        <translation>Acima da aposta</translation>
    </message>
    <message>
        <source>Spades are trumps. You bid 3 and have two tricks; more are welcome. The eight of hearts was led. Who can beat must beat, so only your nine may be played.</source>
        <translation>Espadas são trunfo. Você apostou 3 e tem duas vazas; mais são bem-vindas. A saída foi o oito de copas. Quem pode vencer precisa vencer: só vale seu nove.</translation>
    </message>
    <message>
        <source>The queen had to beat your nine.</source>
        <translation>A dama precisou vencer seu nove.</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump. Nobody plays after you: the five of spades is enough.</source>
        <translation>Você não tem paus e precisa cortar. Ninguém joga depois de você: basta o cinco de espadas.</translation>
    </message>
    <message>
        <source>Three tricks: your bid is made.</source>
        <translation>Três vazas: sua aposta está cumprida.</translation>
    </message>
    <message>
        <source>The ace took what the five would have taken as well.</source>
        <translation>O ás levou o que o cinco também levaria.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: the others must play their last trumps on it.</source>
        <translation>Saia com o ás de espadas: os outros precisam jogar nele os últimos trunfos.</translation>
    </message>
    <message>
        <source>No trump is left, and no heart but yours.</source>
        <translation>Não há mais trunfos, nem copas além da sua.</translation>
    </message>
    <message>
        <source>Who had no heart had to trump it. Draw the trumps first.</source>
        <translation>Quem não tinha copas precisou cortar. Puxe os trunfos primeiro.</translation>
    </message>
    <message>
        <source>Bid 3, took 5: 3.2 points, a tenth for each trick above the bid. A missed bid would have lost 3.</source>
        <translation>Aposta 3, vazas 5: 3,2 pontos, um décimo por vaza acima da aposta. Uma aposta errada teria custado 3.</translation>
    </message>
    <message>
        <source>Five tricks were there. Trump low, draw the trumps of the others, and even a small card takes a trick.</source>
        <translation>Havia cinco vazas. Corte baixo, puxe os trunfos dos outros, e até uma carta pequena faz vaza.</translation>
    </message>
    <message>
        <source>The winner of a trick takes the card that lies face up, the loser the hidden one below it. The ace of spades is a trump, the best card of all: lead the ace of diamonds to win it.</source>
        <translation>Quem ganha a vaza fica com a carta aberta; o outro, com a oculta debaixo. O ás de espadas é trunfo, a melhor carta: saia com o ás de ouros para ganhá-lo.</translation>
    </message>
    <message>
        <source>The ace of spades is in your hand now.</source>
        <translation>O ás de espadas agora está na sua mão.</translation>
    </message>
    <message>
        <source>Such a prize is worth your highest card.</source>
        <translation>Um prêmio assim vale sua carta mais alta.</translation>
    </message>
    <message>
        <source>Now a four of diamonds lies there. The hidden card is likely to be better, so lose this trick: lead your two of diamonds.</source>
        <translation>Agora há um quatro de ouros. A carta oculta deve ser melhor: perca esta vaza saindo com o dois de ouros.</translation>
    </message>
    <message>
        <source>You drew the king of spades, and nobody knows that you have it.</source>
        <translation>Você comprou o rei de espadas, e ninguém sabe que está com você.</translation>
    </message>
    <message>
        <source>A low prize is not worth winning. Lead a low card.</source>
        <translation>Um prêmio baixo não vale a vaza. Saia com uma carta baixa.</translation>
    </message>
    <message>
        <source>The stock is used up, and now tricks count: you have 4 of 9 and need three more. Who has counted knows the other hand: the jack of spades, a diamond and two clubs. Draw that trump with your ace of spades.</source>
        <translation>O monte acabou e agora as vazas contam: você tem 4 de 9 e precisa de mais três. Quem contou conhece a outra mão: o valete de espadas, um ouros e dois paus. Puxe esse trunfo com o ás de espadas.</translation>
    </message>
    <message>
        <source>The jack fell. Nothing beats your diamonds now.</source>
        <translation>O valete caiu. Nada vence seus ouros agora.</translation>
    </message>
    <message>
        <source>The jack of spades is still there and can ruff.</source>
        <translation>O valete de espadas ainda está lá e pode cortar.</translation>
    </message>
    <message>
        <source>Lead one of your high diamonds.</source>
        <translation>Saia com um de seus ouros altos.</translation>
    </message>
    <message>
        <source>Six tricks.</source>
        <translation>Seis vazas.</translation>
    </message>
    <message>
        <source>The small card lost. Your diamonds are the tricks.</source>
        <translation>A carta pequena perdeu. As vazas são seus ouros.</translation>
    </message>
    <message>
        <source>And the other one: it is your seventh trick.</source>
        <translation>E com o outro: é sua sétima vaza.</translation>
    </message>
    <message>
        <source>Seven of thirteen: the deal is yours.</source>
        <translation>Sete de treze: a rodada é sua.</translation>
    </message>
    <message>
        <source>The diamond would have been the seventh trick.</source>
        <translation>O ouros teria sido a sétima vaza.</translation>
    </message>
    <message>
        <source>Whoever takes more of the last thirteen tricks wins the deal: 1 point.</source>
        <translation>Quem faz mais das últimas treze vazas ganha a rodada: 1 ponto.</translation>
    </message>
    <message>
        <source>Six tricks are not enough. Draw the last trump first, then lead the diamonds.</source>
        <translation>Seis vazas não bastam. Puxe primeiro o último trunfo, depois saia com os ouros.</translation>
    </message>
    <message>
        <source>The stock and after it</source>
        <translation>O monte e depois</translation>
    </message>
    <message>
        <source>Nobody deals: you draw your hand. Eleven cards are yours, and the king of spades is the twelfth that you may have. Spades are always trumps, so keep it. The next card must then be discarded.</source>
        <translation>Ninguém dá as cartas: você compra a sua mão. Você tem onze cartas, e o rei de espadas pode ser a décima segunda. Espadas são sempre trunfo: guarde-o. A carta seguinte tem que ser descartada.</translation>
    </message>
    <message>
        <source>The king is yours. The jack of clubs came next, and you discarded it.</source>
        <translation>O rei é seu. Depois veio o valete de paus, e você o descartou.</translation>
    </message>
    <message>
        <source>You had to keep the next card, the jack of clubs. The king was better.</source>
        <translation>Você teve que guardar a carta seguinte, o valete de paus. O rei era melhor.</translation>
    </message>
    <message>
        <source>Your last card, and you look at the three of clubs. It will hardly take a trick: discard it. The next card is then yours, whatever it is.</source>
        <translation>Sua última carta, e você olha o três de paus. Dificilmente ele fará uma vaza: descarte-o. A carta seguinte é então sua, seja qual for.</translation>
    </message>
    <message>
        <source>You drew the queen of diamonds, and nobody knows that you have it.</source>
        <translation>Você comprou a dama de ouros, e ninguém sabe que está com você.</translation>
    </message>
    <message>
        <source>The queen of diamonds came next, and you had to discard it. Almost every card is better than a low one.</source>
        <translation>Depois veio a dama de ouros, e você teve que descartá-la. Quase toda carta é melhor que uma baixa.</translation>
    </message>
    <message>
        <source>Both have thirteen cards, and half of the pack is out of play. Four spades with ace and king are good for three tricks, your other aces for two, king of clubs and queen of diamonds for one each: bid 7.</source>
        <translation>Os dois têm treze cartas, e metade do baralho está fora do jogo. Quatro espadas com ás e rei valem três vazas, seus outros ases duas, o rei de paus e a dama de ouros uma cada: aposte 7.</translation>
    </message>
    <message>
        <source>7 scores 70 points if you make it, and loses 70 if not.</source>
        <translation>7 vale 70 pontos se você fizer, e perde 70 se não.</translation>
    </message>
    <message>
        <source>This hand is good for 7. We go on as if you had bid it.</source>
        <translation>Esta mão vale 7. Seguimos como se você tivesse apostado isso.</translation>
    </message>
    <message>
        <source>You lead. Spades may not be led until one has been played on another suit. Lead the ace of diamonds or of hearts.</source>
        <translation>A saída é sua. Não se pode sair com espadas antes que uma seja jogada sobre outro naipe. Saia com o ás de ouros ou o de copas.</translation>
    </message>
    <message>
        <source>Your two aces were sure tricks, as long as nobody can trump them.</source>
        <translation>Seus dois ases eram vazas certas, enquanto ninguém puder cortá-los.</translation>
    </message>
    <message>
        <source>Four cards are left. You bid 7 and have four tricks: three more are needed. The other player may still hold a trump. Draw it with your king of spades.</source>
        <translation>Restam quatro cartas. Você apostou 7 e tem quatro vazas: faltam três. O outro jogador ainda pode ter um trunfo. Puxe-o com o rei de espadas.</translation>
    </message>
    <message>
        <source>The jack fell: it was the last trump but yours.</source>
        <translation>O valete caiu: era o último trunfo além do seu.</translation>
    </message>
    <message>
        <source>The king would have drawn the last trump, and kept the lead.</source>
        <translation>O rei teria puxado o último trunfo, e a saída continuaria sua.</translation>
    </message>
    <message>
        <source>Your five of spades and your queen of diamonds are sure tricks now. Lead one of them.</source>
        <translation>Seu cinco de espadas e sua dama de ouros são agora vazas certas. Saia com uma das duas cartas.</translation>
    </message>
    <message>
        <source>The small heart lost. Your sure tricks are still there.</source>
        <translation>A copa pequena perdeu. Suas vazas certas ainda estão lá.</translation>
    </message>
    <message>
        <source>Lead the other card too: it is your seventh trick.</source>
        <translation>Saia também com a outra carta: é sua sétima vaza.</translation>
    </message>
    <message>
        <source>Seven tricks, as you bid.</source>
        <translation>Sete vazas, como você apostou.</translation>
    </message>
    <message>
        <source>Bid 7, took 7: 70 points. One trick more would have been a bag for 1 point, and ten bags cost 100.</source>
        <translation>Aposta 7, vazas 7: 70 pontos. Mais uma teria sido uma sobra de 1 ponto, e dez sobras custam 100.</translation>
    </message>
    <message>
        <source>Fewer than seven tricks: you lose 70 points. Draw the last trump before you lead the queen of diamonds.</source>
        <translation>Menos de sete vazas: você perde 70 pontos. Puxe o último trunfo antes de sair com a dama de ouros.</translation>
    </message>
    <message>
        <source>Two draw their hands</source>
        <translation>Dois compram as mãos</translation>
    </message>
    <message>
        <source>There are no trumps. At grand both sides want tricks, at nullo neither does. All others have passed, so you decide: with low cards call nullo.</source>
        <translation>Não há trunfo. No grand as duas duplas querem vazas, no nullo nenhuma. Os outros passaram, você decide: com cartas baixas, nullo.</translation>
    </message>
    <message>
        <source>Now you and your partner leave tricks to the others.</source>
        <translation>Agora você e seu parceiro deixam as vazas para os outros.</translation>
    </message>
    <message>
        <source>At grand low cards take nothing. Nullo is for them.</source>
        <translation>No grand as cartas baixas não ganham nada. O nullo é para elas.</translation>
    </message>
    <message>
        <source>Nullo, and four cards are left. Your side has four tricks, theirs has five. The queen of hearts was led: stay below it with the four.</source>
        <translation>Nullo, e restam quatro cartas. Sua dupla tem quatro vazas, a outra cinco. A saída foi a dama de copas: fique abaixo com o quatro.</translation>
    </message>
    <message>
        <source>Six tricks for the other side.</source>
        <translation>Seis vazas para a outra dupla.</translation>
    </message>
    <message>
        <source>The king took a trick that was theirs.</source>
        <translation>O rei levou uma vaza que era deles.</translation>
    </message>
    <message>
        <source>Follow suit: your two of clubs is harmless.</source>
        <translation>Siga o naipe: seu dois de paus não faz mal.</translation>
    </message>
    <message>
        <source>The ace had to take it.</source>
        <translation>O ás precisou levá-la.</translation>
    </message>
    <message>
        <source>You have no spade. Throw away the card that could still take a trick: the king of hearts.</source>
        <translation>Você não tem espadas. Descarte a carta que ainda poderia fazer vaza: o rei de copas.</translation>
    </message>
    <message>
        <source>The danger is gone.</source>
        <translation>O perigo passou.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your king would take it.</source>
        <translation>Ainda podem sair com copas, e seu rei levaria a vaza.</translation>
    </message>
    <message>
        <source>The others took nine tricks: at nullo each above six scores 1 for you, 3 points.</source>
        <translation>Os outros fizeram nove vazas: no nullo cada uma acima de seis vale 1 para vocês, 3 pontos.</translation>
    </message>
    <message>
        <source>Your side could have left all four tricks to the others. Stay below high cards, and throw yours away.</source>
        <translation>Sua dupla podia ter deixado as quatro vazas para os outros. Fique abaixo das cartas altas e descarte as suas.</translation>
    </message>
    <message>
        <source>Grand or nullo</source>
        <translation>Grand ou nullo</translation>
    </message>
    <message>
        <source>The calls decide who plays with whom. The player on your right proposes: eight tricks with a partner. Two aces, and king and jack of trumps, are worth four tricks, your half of them. Accept.</source>
        <translation>Os anúncios decidem quem joga com quem. O jogador à sua direita propõe: oito vazas com um parceiro. Dois ases, e rei e valete de trunfo, valem quatro vazas, a sua metade. Aceite.</translation>
    </message>
    <message>
        <source>Prop and cop: for this deal the player on your right is your partner.</source>
        <translation>Prop e cop: nesta rodada o jogador à sua direita é seu parceiro.</translation>
    </message>
    <message>
        <source>With four tricks accept a proposal: two who have four each make eight together.</source>
        <translation>Com quatro vazas aceite uma proposta: dois que têm quatro cada um fazem oito juntos.</translation>
    </message>
    <message>
        <source>The jack of diamonds was led, and your partner’s king takes the trick: only your ace beats it. Keep the ace, and play the two.</source>
        <translation>A saída foi o valete de ouros, e o rei do seu parceiro faz a vaza: só o seu ás ganha dele. Guarde o ás e jogue o dois.</translation>
    </message>
    <message>
        <source>One trick for both of you, and you keep the ace.</source>
        <translation>Uma vaza para os dois, e você fica com o ás.</translation>
    </message>
    <message>
        <source>The trick was your partner’s already. The ace would have been another.</source>
        <translation>A vaza já era do seu parceiro. O ás teria sido mais uma.</translation>
    </message>
    <message>
        <source>Now you call first, and spades are turned up. Six trumps with ace and king, and an ace beside them: that is worth five tricks alone against three. Call solo.</source>
        <translation>Agora você anuncia primeiro, e a carta virada é de espadas. Seis trunfos com ás e rei, e um ás ao lado: valem cinco vazas, sozinho contra três. Anuncie solo.</translation>
    </message>
    <message>
        <source>Solo: each of the three others pays you 1 if you take five tricks.</source>
        <translation>Solo: cada um dos outros três lhe paga 1 se você fizer cinco vazas.</translation>
    </message>
    <message>
        <source>Six trumps with ace and king, and an ace, are worth a solo.</source>
        <translation>Seis trunfos com ás e rei, e mais um ás, valem um solo.</translation>
    </message>
    <message>
        <source>Diamonds are turned up, but you have seven hearts, five of them from the top, and three high cards beside them. At abundance nine tricks are needed, and you choose trumps. Call it.</source>
        <translation>A carta virada é de ouros, mas você tem sete copas, entre elas as cinco mais altas, e mais três cartas altas. A abundância pede nove vazas, e você escolhe o trunfo. Anuncie-a.</translation>
    </message>
    <message>
        <source>Abundance is higher than solo and misère, and is paid with 3 by each.</source>
        <translation>A abundância é mais alta que solo e misère, e cada um paga 3 por ela.</translation>
    </message>
    <message>
        <source>With hearts as trumps these cards are good for nine tricks: abundance.</source>
        <translation>Com copas de trunfo estas cartas valem nove vazas: abundância.</translation>
    </message>
    <message>
        <source>Your call stands. Choose hearts as trumps.</source>
        <translation>Seu anúncio vale. Escolha copas como trunfo.</translation>
    </message>
    <message>
        <source>Seven tricks in hearts, two in spades, one in clubs.</source>
        <translation>Sete vazas em copas, duas em espadas, uma em paus.</translation>
    </message>
    <message>
        <source>Hearts are your longest suit by far.</source>
        <translation>Copas é de longe o seu naipe mais longo.</translation>
    </message>
    <message>
        <source>You play misère: no trick, and there are no trumps. Nine tricks are gone, none of them yours. The six of hearts was led: stay below it with the five.</source>
        <translation>Você joga misère: nenhuma vaza, e não há trunfo. Nove vazas já foram, nenhuma sua. A saída foi o seis de copas: fique abaixo com o cinco.</translation>
    </message>
    <message>
        <source>The nine took it.</source>
        <translation>O nove levou a vaza.</translation>
    </message>
    <message>
        <source>The jack took the trick, and the misère is lost.</source>
        <translation>O valete fez a vaza, e a misère está perdida.</translation>
    </message>
    <message>
        <source>You have no clubs. Throw away the card that could still take a trick: the jack of hearts.</source>
        <translation>Você não tem paus. Descarte a carta que ainda poderia fazer vaza: o valete de copas.</translation>
    </message>
    <message>
        <source>A heart may still be led, and your jack would take it.</source>
        <translation>Ainda podem sair com copas, e seu valete levaria a vaza.</translation>
    </message>
    <message>
        <source>The king of diamonds lies there already: your eight is safe.</source>
        <translation>O rei de ouros já está na mesa: seu oito está seguro.</translation>
    </message>
    <message>
        <source>One trick is left.</source>
        <translation>Resta uma vaza.</translation>
    </message>
    <message>
        <source>No trick: each of the three others pays you 2, which makes 6.</source>
        <translation>Nenhuma vaza: cada um dos outros três lhe paga 2, ao todo 6.</translation>
    </message>
    <message>
        <source>One trick, and the misère is lost: you pay 2 to each of the three others. Stay below what was led, and throw away your high cards.</source>
        <translation>Uma vaza, e a misère está perdida: você paga 2 a cada um dos outros três. Fique abaixo da carta de saída e descarte as cartas altas.</translation>
    </message>
    <message>
        <source>Alone or with a partner</source>
        <translation>Sozinho ou com um parceiro</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Taken back into deal {deal}.</source>
        <translation>De volta à rodada {deal}.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
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
        <translation>48 cartas, do três para cima</translation>
    </message>
    <message>
        <source>40 cards, from the five up</source>
        <translation>40 cartas, do cinco para cima</translation>
    </message>
    <message>
        <source>36 cards, from the six up</source>
        <translation>36 cartas, do seis para cima</translation>
    </message>
    <message>
        <source>32 cards, from the seven up</source>
        <translation>32 cartas, do sete para cima</translation>
    </message>
    <message>
        <source>8 cards for each player</source>
        <translation>8 cartas por jogador</translation>
    </message>
    <message>
        <source>40 cards, Spanish: no 8, 9, 10</source>
        <translation>40 cartas, espanhol: sem 8, 9, 10</translation>
    </message>
    <message>
        <source>40 cards, Spanish; 36 for 3 or 6 players</source>
        <translation>40 cartas, espanhol; 36 com 3 ou 6</translation>
    </message>
    <message>
        <source>52 less some twos, to deal evenly</source>
        <translation>52 menos alguns 2, para distribuir por igual</translation>
    </message>
    <message>
        <source>56 cards: with four jokers as ones</source>
        <translation>56 cartas: com quatro curingas de valor 1</translation>
    </message>
    <message>
        <source>60 cards: with wizards and jesters</source>
        <translation>60 cartas: com magos e bobos</translation>
    </message>
    <message>
        <source>104 cards: two packs</source>
        <translation>104 cartas: dois baralhos</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>Ás alto</translation>
    </message>
    <message>
        <source>Spanish: ace, three, king …</source>
        <translation>Espanhola: ás, três, rei…</translation>
    </message>
    <message>
        <source>Trump jack and its twin on top</source>
        <translation>Valete de trunfo e seu gêmeo no topo</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>O carteador</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sentido horário</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Sentido anti-horário</translation>
    </message>
    <message>
        <source>Up and down by two: 1, 3 … 3, 1</source>
        <translation>Sobe e desce de dois em dois: 1, 3 … 3, 1</translation>
    </message>
    <message>
        <source>Up and down: 1, 2 … 2, 1</source>
        <translation>Sobe e desce: 1, 2 … 2, 1</translation>
    </message>
    <message>
        <source>Down and up: 10 … 1 … 10</source>
        <translation>Desce e sobe: 10 … 1 … 10</translation>
    </message>
    <message>
        <source>Up only: 1, 2, 3 …</source>
        <translation>Só sobe: 1, 2, 3…</translation>
    </message>
    <message>
        <source>Down only: … 3, 2, 1</source>
        <translation>Só desce: … 3, 2, 1</translation>
    </message>
    <message>
        <source>Down and up, one-card deals once by each dealer</source>
        <translation>Desce e sobe, 1 carta uma vez por carteador</translation>
    </message>
    <message>
        <source>Up and down, largest deal once by each dealer</source>
        <translation>Sobe e desce, a maior uma vez por carteador</translation>
    </message>
    <message>
        <source>Up and down, one-card and largest deals once by each dealer</source>
        <translation>Sobe e desce, as de uma carta e a maior uma vez por carteador</translation>
    </message>
    <message>
        <source>Romanian: 1 … 8 … 1</source>
        <translation>Romena: 1 … 8 … 1</translation>
    </message>
    <message>
        <source>Romanian: 8 … 1 … 8</source>
        <translation>Romena: 8 … 1 … 8</translation>
    </message>
    <message>
        <source>Romanian by two: 1, 3, 5, 7, 8 … 1</source>
        <translation>Romena de dois em dois: 1, 3, 5, 7, 8 … 1</translation>
    </message>
    <message>
        <source>Down and up, never fewer than 4</source>
        <translation>Desce e sobe, nunca menos de 4</translation>
    </message>
    <message>
        <source>Down by two, the other sizes up</source>
        <translation>Desce de dois em dois, sobe pelos outros tamanhos</translation>
    </message>
    <message>
        <source>Down to 2 and up</source>
        <translation>Desce até 2 e sobe</translation>
    </message>
    <message>
        <source>Down and up, 2 cards by every dealer</source>
        <translation>Desce e sobe, 2 cartas uma vez por carteador</translation>
    </message>
    <message>
        <source>Always the same number</source>
        <translation>Sempre o mesmo número</translation>
    </message>
    <message>
        <source>Clag, with special deals</source>
        <translation>Clag, com rodadas especiais</translation>
    </message>
    <message>
        <source>A sequence of your own</source>
        <translation>Uma ordem própria</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Quantas couberem</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Uma vez</translation>
    </message>
    <message>
        <source>Once, then down the same sizes</source>
        <translation>Uma vez, depois os mesmos tamanhos na descida</translation>
    </message>
    <message>
        <source>Twice, then down the same sizes</source>
        <translation>Duas vezes, depois os mesmos tamanhos na descida</translation>
    </message>
    <message>
        <source>Played normally</source>
        <translation>Jogadas normalmente</translation>
    </message>
    <message>
        <source>Forehead: you see all but your own</source>
        <translation>Na testa: você vê todas menos a sua</translation>
    </message>
    <message>
        <source>Hidden: nobody sees a card</source>
        <translation>Escondidas: ninguém vê carta alguma</translation>
    </message>
    <message>
        <source>The next card is turned up</source>
        <translation>A próxima carta é virada</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card</source>
        <translation>A última carta do carteador</translation>
    </message>
    <message>
        <source>A card is cut before the deal</source>
        <translation>Tira-se uma carta antes de dar as cartas</translation>
    </message>
    <message>
        <source>Trumps go round in an order</source>
        <translation>O trunfo gira numa certa ordem</translation>
    </message>
    <message>
        <source>A suit is drawn</source>
        <translation>Um naipe é sorteado</translation>
    </message>
    <message>
        <source>The same suit in every deal</source>
        <translation>O mesmo naipe em toda rodada</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>The highest bidder chooses</source>
        <translation>Quem apostou mais alto escolhe</translation>
    </message>
    <message>
        <source>It is auctioned</source>
        <translation>Vai a leilão</translation>
    </message>
    <message>
        <source>Turned up after the bids</source>
        <translation>Virado depois das apostas</translation>
    </message>
    <message>
        <source>Hidden until somebody cannot follow suit</source>
        <translation>Oculto até alguém não poder seguir o naipe</translation>
    </message>
    <message>
        <source>The dealer chooses the suit</source>
        <translation>O carteador escolhe o naipe</translation>
    </message>
    <message>
        <source>Turn on until a suit comes</source>
        <translation>Virar até sair um naipe</translation>
    </message>
    <message>
        <source>The dealer chooses before the deal</source>
        <translation>O carteador escolhe antes de dar as cartas</translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready</source>
        <translation>Todas juntas, ocultas até que todos estejam prontos</translation>
    </message>
    <message>
        <source>Openly, in turn</source>
        <translation>Abertas, uma por vez</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>O jogador depois do carteador</translation>
    </message>
    <message>
        <source>None: the last bidder is free</source>
        <translation>Nenhuma: o último aposta livremente</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>Em toda rodada</translation>
    </message>
    <message>
        <source>From a certain number of cards on</source>
        <translation>A partir de certo número de cartas</translation>
    </message>
    <message>
        <source>In all deals but the last</source>
        <translation>Em todas as rodadas menos a última</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>More than the tricks</source>
        <translation>Maior que as vazas</translation>
    </message>
    <message>
        <source>Exactly the tricks, played until all make it</source>
        <translation>Igual às vazas; rodada repetida até todos acertarem</translation>
    </message>
    <message>
        <source>Every bid</source>
        <translation>Cada aposta</translation>
    </message>
    <message>
        <source>Only their total</source>
        <translation>Só a soma delas</translation>
    </message>
    <message>
        <source>When the deal is over</source>
        <translation>No fim da rodada</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>A qualquer hora</translation>
    </message>
    <message>
        <source>Once trumps are broken</source>
        <translation>Depois de quebrado o trunfo</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Depois da primeira vaza</translation>
    </message>
    <message>
        <source>Only when holding nothing else</source>
        <translation>Só quando não se tem outra coisa</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Não contam</translation>
    </message>
    <message>
        <source>They end the streak</source>
        <translation>Encerram a sequência</translation>
    </message>
    <message>
        <source>They count</source>
        <translation>Contam</translation>
    </message>
    <message>
        <source>After the whole sequence</source>
        <translation>Depois da ordem completa</translation>
    </message>
    <message>
        <source>When a score is reached</source>
        <translation>Ao atingir uma pontuação</translation>
    </message>
    <message>
        <source>After every deal</source>
        <translation>Depois de cada rodada</translation>
    </message>
    <message>
        <source>After each whole sequence</source>
        <translation>Depois de cada ordem completa</translation>
    </message>
    <message>
        <source>The place is shared</source>
        <translation>A posição é dividida</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Mais uma rodada</translation>
    </message>
    <message>
        <source>The larger total of made bids</source>
        <translation>A maior soma de apostas cumpridas</translation>
    </message>
    <message>
        <source>Most tricks in the match</source>
        <translation>Mais vazas na partida</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Pelo número de jogadores</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Chosen by the giver</source>
        <translation>Escolhida por quem a dá</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Sorteada</translation>
    </message>
    <message>
        <source>For first and last</source>
        <translation>Para o primeiro e o último</translation>
    </message>
    <message>
        <source>For every place</source>
        <translation>Para cada posição</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>For bids with trump</source>
        <translation>Em apostas com trunfo</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>O contrato</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Todos os pontos</translation>
    </message>
    <message>
        <source>May be discarded when void</source>
        <translation>Sem o naipe, podem ser descartados</translation>
    </message>
    <message>
        <source>Must be discarded when void</source>
        <translation>Sem o naipe, têm de ser descartados</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>One card, unseen</source>
        <translation>Uma carta, sem ver</translation>
    </message>
    <message>
        <source>A card is turned up</source>
        <translation>Vira-se uma carta</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card</source>
        <translation>Quem tira a carta mais alta</translation>
    </message>
    <message>
        <source>After seeing the hand</source>
        <translation>Depois de ver a mão</translation>
    </message>
    <message>
        <source>Before seeing the hand</source>
        <translation>Antes de ver a mão</translation>
    </message>
    <message>
        <source>They cut cards</source>
        <translation>Tiram carta</translation>
    </message>
    <message>
        <source>Whoever took the last trick</source>
        <translation>Quem fez a última vaza</translation>
    </message>
    <message>
        <source>Nobody: a card is turned</source>
        <translation>Ninguém: vira-se uma carta</translation>
    </message>
    <message>
        <source>The last thirteen</source>
        <translation>As últimas treze</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All, the last thirteen twice</source>
        <translation>Todas, as últimas treze em dobro</translation>
    </message>
    <message>
        <source>For the deal</source>
        <translation>Pela rodada</translation>
    </message>
    <message>
        <source>For tricks more than the other</source>
        <translation>Por vazas a mais que o outro</translation>
    </message>
    <message>
        <source>For every trick</source>
        <translation>Por vaza</translation>
    </message>
    <message>
        <source>To a score</source>
        <translation>Até uma pontuação</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Um número de rodadas</translation>
    </message>
    <message>
        <source>200 points below zero</source>
        <translation>200 pontos abaixo de zero</translation>
    </message>
    <message>
        <source>500 points below zero</source>
        <translation>500 pontos abaixo de zero</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
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
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>10 a trick</source>
        <translation>10 por vaza</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 pontos</translation>
    </message>
    <message>
        <source>For blind nil</source>
        <translation>No nil às cegas</translation>
    </message>
    <message>
        <source>For every nil</source>
        <translation>Em todo nil</translation>
    </message>
    <message>
        <source>They are bags</source>
        <translation>São sobras</translation>
    </message>
    <message>
        <source>They help to make the contract</source>
        <translation>Ajudam a cumprir o contrato</translation>
    </message>
    <message>
        <source>Once spades are broken</source>
        <translation>Depois de quebradas as espadas</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuídas</translation>
    </message>
    <message>
        <source>Drawn, discards seen by who draws</source>
        <translation>Compradas; quem compra vê o que descarta</translation>
    </message>
    <message>
        <source>Drawn, the second card discarded unseen</source>
        <translation>Compradas; a segunda carta se descarta sem ver</translation>
    </message>
    <message>
        <source>Drawn, discards face up</source>
        <translation>Compradas; descartes virados para cima</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>A tenth of a point</source>
        <translation>Um décimo de ponto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Suits in turn</source>
        <translation>Naipes em rodízio</translation>
    </message>
    <message>
        <source>Suits in turn, then no trump</source>
        <translation>Naipes em rodízio, depois sem trunfo</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>Só o carteador</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>The player before the caller</source>
        <translation>O jogador antes de quem anunciou</translation>
    </message>
    <message>
        <source>The player after the caller</source>
        <translation>O jogador depois de quem anunciou</translation>
    </message>
    <message>
        <source>The others score as usual</source>
        <translation>Os outros marcam o de sempre</translation>
    </message>
    <message>
        <source>The others score twice as much</source>
        <translation>Os outros marcam o dobro</translation>
    </message>
    <message>
        <source>The caller&apos;s side loses</source>
        <translation>Perde a dupla de quem anunciou</translation>
    </message>
    <message>
        <source>The other side scores</source>
        <translation>A outra dupla marca</translation>
    </message>
    <message>
        <source>The side that took them loses</source>
        <translation>Perde a dupla que as ganhou</translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation>Um rubber</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Dá o jogador seguinte</translation>
    </message>
    <message>
        <source>A general misère</source>
        <translation>Uma misère geral</translation>
    </message>
    <message>
        <source>The caller&apos;s choice</source>
        <translation>À escolha de quem anuncia</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Sem trunfo</translation>
    </message>
    <message>
        <source>A fifth of a point</source>
        <translation>Um quinto de ponto</translation>
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
