<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n card each</numerusform>
            <numerusform>%n cards each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <translation>
            <numerusform>one under</numerusform>
            <numerusform>%n under</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
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
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulated deal(s)</source>
        <translation>
            <numerusform>%Ln simulated deal</numerusform>
            <numerusform>%Ln simulated deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>one over</numerusform>
            <numerusform>%n over</numerusform>
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
            <numerusform>%n passage found</numerusform>
            <numerusform>%n passages found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) were bid</source>
        <translation>
            <numerusform>%n trick bid</numerusform>
            <numerusform>%n tricks bid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of %n trick(s)</source>
        <translation>
            <numerusform>out of %n</numerusform>
            <numerusform>out of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) without effect here</source>
        <translation>
            <numerusform>%n option without effect</numerusform>
            <numerusform>%n options without effect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n extra</numerusform>
            <numerusform>%n extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>One too few, but well played: your last choice had a chance of {share} %.</numerusform>
            <numerusform>%n too few, but well played: your last choice had a chance of {share} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many, but well played: your last choice had a chance of {share} %.</source>
        <translation>
            <numerusform>One too many, but well played: your last choice had a chance of {share} %.</numerusform>
            <numerusform>%n too many, but well played: your last choice had a chance of {share} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) best.</source>
        <translation>
            <numerusform>%n of {count} decisions was the best one.</numerusform>
            <numerusform>%n of {count} decisions were the best ones.</numerusform>
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
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n heart</numerusform>
            <numerusform>%n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n diamond</numerusform>
            <numerusform>%n diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n club</numerusform>
            <numerusform>%n clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) up</source>
        <translation>
            <numerusform>%n place up</numerusform>
            <numerusform>%n places up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) down</source>
        <translation>
            <numerusform>%n place down</numerusform>
            <numerusform>%n places down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n trick(s)</source>
        <translation>
            <numerusform>last trick</numerusform>
            <numerusform>last %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation>
            <numerusform>Claim the last %n trick</numerusform>
            <numerusform>Claim the last %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s) in a row.</source>
        <translation>
            <numerusform>%n exact bid.</numerusform>
            <numerusform>%n exact bids in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact bid(s)</source>
        <translation>
            <numerusform>%n exact bid</numerusform>
            <numerusform>%n exact bids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were exact %n time(s) in a row.</source>
        <translation>
            <numerusform>You were exact %n time in a row.</numerusform>
            <numerusform>You were exact %n times in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n week</numerusform>
            <numerusform>%n weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n slip</numerusform>
            <numerusform>%n slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the last %n trick(s)</source>
        <translation>
            <numerusform>of the last trick</numerusform>
            <numerusform>of the last %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and had %n sure</source>
        <translation>
            <numerusform>and had %n sure</numerusform>
            <numerusform>and had %n sure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held %n trump(s)</source>
        <translation>
            <numerusform>and held %n trump</numerusform>
            <numerusform>and held %n trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and held the highest card left in %n suit(s)</source>
        <translation>
            <numerusform>and held the highest card left in %n suit</numerusform>
            <numerusform>and held the highest card left in %n suits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right %n time(s) in a row</source>
        <translation>
            <numerusform>Right once</numerusform>
            <numerusform>Right %n times in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayCounts</name>
    <message numerus="yes">
        <source>%n card(s) for each player</source>
        <translation>
            <numerusform>%n card for each player</numerusform>
            <numerusform>%n cards for each player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of the &amp;week: %n day(s) left</source>
        <translation>
            <numerusform>Match of the &amp;week: %n day left</numerusform>
            <numerusform>Match of the &amp;week: %n days left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorCounts</name>
    <message numerus="yes">
        <source>%n card(s) free</source>
        <translation>
            <numerusform>%n card free</numerusform>
            <numerusform>%n cards free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>%n card missing.</numerusform>
            <numerusform>%n cards missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; no card is used twice.</source>
        <translation>
            <numerusform>%n card each; no card is used twice.</numerusform>
            <numerusform>%n cards each; no card is used twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays on: %n trick(s) so far.</source>
        <translation>
            <numerusform>Everyone plays on: %n trick so far.</numerusform>
            <numerusform>Everyone plays on: %n tricks so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library cannot be read and were left as they are:</source>
        <translation>
            <numerusform>%n file in the library cannot be read and was left as it is:</numerusform>
            <numerusform>%n files in the library cannot be read and were left as they are:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading %n more</source>
        <translation>
            <numerusform>reading one more</numerusform>
            <numerusform>reading %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportCounts</name>
    <message numerus="yes">
        <source>Looking at your %n choice(s)</source>
        <translation>
            <numerusform>Looking at your %n choice</numerusform>
            <numerusform>Looking at your %n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged</source>
        <translation>
            <numerusform>%n judged</numerusform>
            <numerusform>%n judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n choice(s) that were not your own.</source>
        <translation>
            <numerusform>Not counted: %n choice that was not your own.</numerusform>
            <numerusform>Not counted: %n choices that were not your own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact</source>
        <translation>
            <numerusform>%n exact</numerusform>
            <numerusform>%n exact</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n play(s) of each deal</source>
        <translation>
            <numerusform>from %n play of each deal</numerusform>
            <numerusform>from %n plays of each deal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s), everybody alone.</source>
        <translation>
            <numerusform>%n player, everybody alone.</numerusform>
            <numerusform>%n players, everybody alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): the highest ranks, two for each player.</source>
        <translation>
            <numerusform>%n card: the highest ranks, two for each player.</numerusform>
            <numerusform>%n cards: the highest ranks, two for each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): twos are left out so that the cards deal out evenly.</source>
        <translation>
            <numerusform>%n card: twos are left out so that the cards deal out evenly.</numerusform>
            <numerusform>%n cards: twos are left out so that the cards deal out evenly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s).</source>
        <translation>
            <numerusform>The match has %n deal.</numerusform>
            <numerusform>The match has %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole sequence is played %n time(s).</source>
        <translation>
            <numerusform>The whole sequence is played %n time.</numerusform>
            <numerusform>The whole sequence is played %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <translation>
            <numerusform>The match ends when somebody has %n point.</numerusform>
            <numerusform>The match ends when somebody has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>It ends after %n deal at the latest.</numerusform>
            <numerusform>It ends after %n deals at the latest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card(s) the last bidder is free.</source>
        <translation>
            <numerusform>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n card the last bidder is free.</numerusform>
            <numerusform>The bids may not add up to the number of tricks: the last bidder must avoid that. In deals of fewer than %n cards the last bidder is free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a deal is played until everybody makes their bid, but at most %n time(s) in all.</source>
        <translation>
            <numerusform>Such a deal is played until everybody makes their bid, but at most %n time in all.</numerusform>
            <numerusform>Such a deal is played until everybody makes their bid, but at most %n times in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player %n point(s) or more behind the leader may bid before looking at the cards and before the others.</source>
        <translation>
            <numerusform>A player %n point or more behind the leader may bid before looking at the cards and before the others.</numerusform>
            <numerusform>A player %n points or more behind the leader may bid before looking at the cards and before the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s).</source>
        <translation>
            <numerusform>A made bid scores %n point.</numerusform>
            <numerusform>A made bid scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A made bid scores %n point(s), and {more} more for each trick.</source>
        <translation>
            <numerusform>A made bid scores %n point, and {more} more for each trick.</numerusform>
            <numerusform>A made bid scores %n points, and {more} more for each trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid loses %n point(s) for each trick too many or too few.</source>
        <translation>
            <numerusform>A missed bid loses %n point for each trick too many or too few.</numerusform>
            <numerusform>A missed bid loses %n points for each trick too many or too few.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A missed bid scores only its tricks: %n point(s) each.</source>
        <translation>
            <numerusform>A missed bid scores only its tricks: %n point each.</numerusform>
            <numerusform>A missed bid scores only its tricks: %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.</source>
        <translation>
            <numerusform>Premium: making %n bid in a row scores {plus}, missing as many scores {minus}.</numerusform>
            <numerusform>Premium: making %n bids in a row scores {plus}, missing as many scores {minus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first deal everybody gets %n card(s), in each later deal one fewer.</source>
        <translation>
            <numerusform>In the first deal everybody gets %n card, in each later deal one fewer.</numerusform>
            <numerusform>In the first deal everybody gets %n cards, in each later deal one fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s).</source>
        <translation>
            <numerusform>The match ends when a side has %n point.</numerusform>
            <numerusform>The match ends when a side has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a side has %n point(s), or as many below zero.</source>
        <translation>
            <numerusform>The match ends when a side has %n point, or as many below zero.</numerusform>
            <numerusform>The match ends when a side has %n points, or as many below zero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n deal(s); then the higher score wins.</source>
        <translation>
            <numerusform>The match has %n deal; then the higher score wins.</numerusform>
            <numerusform>The match has %n deals; then the higher score wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the side that plays the contract.</source>
        <translation>
            <numerusform>Twelve cards each; %n card make the kitty, which counts as the first trick of the side that plays the contract.</numerusform>
            <numerusform>Twelve cards each; %n cards make the kitty, which counts as the first trick of the side that plays the contract.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first bid must be at least %n trick(s) above six.</source>
        <translation>
            <numerusform>The first bid is %n trick above six or more.</numerusform>
            <numerusform>The first bid is %n tricks above six or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of %n game(s) are added up.</source>
        <translation>
            <numerusform>The points of %n game are added up.</numerusform>
            <numerusform>The points of %n games are added up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples from a deal of %n card(s)</source>
        <translation>
            <numerusform>Examples from a deal of %n card</numerusform>
            <numerusform>Examples from a deal of %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
