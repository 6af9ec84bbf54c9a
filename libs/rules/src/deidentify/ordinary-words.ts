/**
 * Words that are also names of people or places. As words they stay; as names they are known by a capital, a
 * title, or the other name beside them. A name that is missing here is taken out wherever it stands.
 */
const ORDINARY = new Set(
  `
  able abundance acre adore adult age aide alarm alert all alley amber angel apple april arch arm armour art ash aspen
  august autumn baby back bacon bag bail baker ball band bank bar barber barn baron base bass bath bay beach beam bean
  bear beard bed bee bell belt bench berry best bill bird birch bishop black blade blank blessing block blood bloom blue
  boat bond bone book booth born bottle bowl bowler bowman box boy brace branch brand bread brewer brick bridge bright
  brook brother brown brush buck bull burn bush butcher butler butter button cage cain call camp candy cane cannon card
  care carpenter carrier carter cash castle cave chain chamber chance chandler change chapel chapman charity chase chest
  child china church clay clean clear clement clever cliff clinic close cloud coach coal coat cobb cold cole collar
  college comb comfort common commons constant cook cool cooper cope coral core cork corn cotton couch county court cove
  crane cream crisp crook cross crow crown crutch crystal cuff curb cure cushion daily daisy dale dame dance dare dark
  dash dawn day deal dean dear december deep deer dell dew diamond dial diet dish doctor dollar door dove down drake
  draper dream drew dry duke dust dyer eager early earth east easter easy eden elder english ernest eve evening even
  ever exact fair faith falcon fall farmer farrow fast father faulkner fear february feather fell fellow fern field
  finch fine finger fink fir fish fisher fitting fletcher flint flood flower fly foot force ford forest forge fort foster
  fountain fowl fox frank free freeman french frost fry fuller full gable gale game garden garland gate gay gem general
  gentle german giant gift glass glover gold golden good goode goodman grace grand grant grass grave gray great green grey
  groom grove guard guide gun hail hair hale half hall ham hammer hand handy harbor hard hardy harm harmony harp hart
  harvest hash hatch haven hawk hay hazel head heal heart heath heather heel help herb herbs herd hero high hill hilt
  hind holder hole holiday holly holland home honey hood hook hooker hope horn horse house howe hunt hunter hurt hyde
  ice idle imagine innocent iris iron island ivory ivy jack jade jasmine january jewel jolly joy judge july june just
  justice kay keen keeper key kind king kirk kitchen knee knight knot lace lady lake lamb lance land lane large lark law
  lawn lawless lead leaf leak lean lee leg legend lent level liberty life light lily limb line lion link list little loan
  lock lodge loft long lord lot lott love low loyal luck lucky lump lung luster maiden main major manner manning manual
  maple march mark marsh marshal marshall mason master mat may mayor meadow means medicine medium meek melody mercer
  mercy merit merry middle miles mill miller minor mild mint mist mobile money monk moon moor moore morning moss mother
  mount mouth myrtle narrow nave neck need nest new newborn newman nice night noble noon north nurse nut oak ocean old
  olive opal orange order orchard over owl pace pack pad page pain palm pansy paper parish park parker part parson
  patch patience patient payer payne peace peak pearl peel pen penny people pepper perfect pet petty piece pike pillar
  pine pink piper pitt pitts place plain plank plant play plum poet pole pond pool poor pope poplar port porter post
  pot potter power prayer precious press price pride priest prime prince prior prosper proud pruitt purse queen quick
  quiet quill rail rain ramp ran rand range ranger rank ray reader reading ready red reed reeve regular rest rich ridge
  right ring rise ritter river roach road robin rock rod roll roman room root rose rosemary rough round rowe royal ruby
  rule rump rush russet rusty saddle safe sage sailor saint sale salmon salt sample sand sands savage savannah sawyer
  scar school scott seal seat self senior serene sharp shaw shed sheet shell shepherd sheriff shield shin ship shoe
  shoemaker shore short shorter sick sierra silk silver simple single singer size skinner skin sky slack slaughter sleep
  slide sling sloan slow small smart smith smoke snow sock sole song south spa spark spear speed spence spicer spike spine
  spring springer stable staff stall star stark starr start steel steep stein stem step stern steward stiles still
  stock stocking stomach stone storey storm story stout strain strange stranger strap street strength stride strong
  strongly stump style sugar summer summers sun sunday sunny supply support sure sutton swallow swan sweet swift sword
  table tailor tall tanner tape taylor teal tear teller temple tender terrace thatcher thick thin thorn thunder tide tiger
  tile till timber time tiny toe toll tongue tooth tower town tract trail train travel tree trent trinity true truly trust
  tub tube tucker turn turner tyler underwood unit upright urban usher vale valentine valley van vane vein venus vest
  vice victor violet virgin visit vision walk walker wall waller ward warden warm warner wash washer waste waters watt
  way wayne weaver webb week weigh weight well wells west wet wheat wheel wheeler whip white whole wide widow wild wilder
  will willing willow winch wind window wing winner winter wise wisdom wish wolf wood woods woodland wool word work worker
  worth wound wren wright wrist yard year yellow yeoman york young younger youth zip
  addison alzheimer barrett bell braun broca charcot chiari chronic crohn cushing dupuytren graves hodgkin huntington
  kaposi marfan menière meniere parkinson raynaud reynolds sims sjogren stemmer tourette turner wagner wegner wernicke
  black beige gray tan navy maroon
  `
    .trim()
    .split(/\s+/),
);

/** Words of the sentence itself: as names they are known by a title or the other name only. */
const FUNCTION_WORDS = new Set(
  (
    'a an and any are as at be but by can did do does for from had has have he her hers him his i if in is it its lo ' +
    'ma man may me more most much must my no nor not now of off on one or our out own per see she so some such than ' +
    'that the their them then there these they this those to too two under until up us was we were what when where ' +
    'which while who why will with within without would yet you your'
  ).split(' '),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** Also what is too short to be told from a word or an abbreviation. */
export const isOrdinary = (word: string): boolean =>
  ORDINARY.has(word) || FUNCTION_WORDS.has(word) || word.length <= 2;
