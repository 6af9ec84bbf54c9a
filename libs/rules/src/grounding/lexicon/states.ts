import { linesOf } from './lines.ts';

/**
 * How a thing is found to be, how it went or what somebody did about it: on each line of a group what excludes the other
 * lines. Of two lines the one is what the other is when it is denied; of more, a denial leaves it open which is meant.
 * Own list, written from the words of visit notes, wound and continence charts, equipment evaluations and the answers to
 * their questions; contraries that hold of one part of the body, one drug or one number alone have readers of their own.
 */
const GROUPS = `
intact|closed|whole|unbroken|healthy|fine|normal|unremarkable|unaffected|uninvolved|spared|sound|unharmed|undamaged|uninjured|in good order|still good|like new|as good as new
broken|broken down|broke down|raw|open|opened|opened up|sore|swollen|inflamed|macerated|affected|involved|impaired|reduced|poor|abnormal|diminished|compromised|infected|damaged|injured|torn|ulcerated|worn out|worn through|cracked|defective|lost elasticity|lost their elasticity|lost its elasticity

sufficient|adequate|enough|strong enough|large enough|sufficed|suffices|no trouble|no problem
insufficient|inadequate|too little|too weak|too small|too short

partly|partial|partially|incomplete|incompletely
completely|fully|entirely|complete

safe|safely|steady|steadily|stable|secure
unsafe|unsafely|unsteady|unsteadily|unsteadiness|unstable|dangerous|hazardous|contraindicated|ruled out|out of the question

positive|pos
negative|neg|clear|clean

successful|successfully|succeeded|mastered|worked out|paid off
unsuccessful|unsuccessfully|failed|came to nothing|no luck|in vain|to no avail

improved|improving|better|healing
worsened|worsening|worse|deteriorated|spread|spreading

continent|dry|stays dry|stayed dry
incontinent|wet|leaks|leaked|leaking|leakage|soaked|soaks|wets

independent|independently|unassisted|unaided|by himself|by herself|by themselves|on his own|on her own|on their own|without help|without assistance|without any help|needs no help|self-care|alone|himself|herself|themselves|by oneself
dependent|dependently|depends on|relies on|assisted|attendant|needs help|needs assistance|needs the help|with help|with assistance|with the help|with a lift|helper|helpers|by an attendant|by attendant|two-person|one-person|by others|by somebody else|requires help|requires assistance

once|a single time
repeated|repeatedly|multiple|recurrent|several|again and again

palpable|palp|present
impalpable|nonpalpable|pulseless|absent|missing

mild|mildly|slight|slightly|minimal|minimally|scant|lightly
moderate|moderately
severe|severely|marked|markedly|profound|profoundly|massive|massively|heavy|heavily|copious

controlled|under control
uncontrolled|intractable|refractory|out of control

accepted|accepts|agreed|agrees|consented|consents|willing|ready|welcomes|asked for
refused|refuses|declined|declines|turned down|turns down|rejected|rejects|unwilling|reluctant|will not have

aware|notices|noticed|feels|felt|feel|notice|senses|sensation|feeling|recognizes|can tell|is woken|wakes
unaware|unnoticed|insensate|numb|cannot tell|sleeps through|without noticing

continues|continued|continue|went on|goes on|persists|persisted|persistent|resumed
stopped|stops|stop|ceased|ended|discontinued|quit|disappeared|vanished|subsided|gave up|given up

fits|fit|stays in place|stayed in place|stays on|stayed on|stayed put
rubs|rubbed|rub|slips|slipped|slip|slid|slides|slide|fell off|falls off|came off|comes off|fell out|expelled|outgrown|outgrew|chafes|chafed|gapes

easy|easily|readily|with ease|without difficulty|without trouble|effortlessly
difficult|hard|with difficulty|struggles|struggled|laborious|with great effort

tolerated|tolerates|comfortable|comfortably|painless|pain-free
painful|hurts|hurt|intolerable|uncomfortable|untolerated

increased|increases|increase|rose|rises|gained|gains|gain|grew|grows|doubled|went up|goes up|climbed
decreased|decreases|decrease|dropped|drops|drop|reduced by|halved|shrank|shrinks|shrunk|loses|cut in half|went down|brought down|goes down

higher|highest
lower|lowest

larger|bigger|largest|greater
smaller|smallest|lesser

wider|wide enough|broader
narrower|too narrow

stronger|strongest
weaker|weakest

often|frequently|regularly|always|constantly|every time
rarely|seldom|never|hardly ever|only occasionally

daily|every day|each day|every morning|each morning|every night|every evening|every day of the week|seven days a week|all week|around the clock
weekdays|on weekdays|monday to friday|monday through friday|school days|every weekday|each weekday
weekends|on weekends|on saturdays|on sundays|saturdays and sundays
weekly|every week|each week|once a week
monthly|every month|each month|once a month

forward|forwards
backward|backwards

upstairs
downstairs

indoors
outdoors

at home
at work
at school

full time|full-time
half time|half-time|part time|part-time|a few hours a week

on leave|on sick leave|off work|out of work|not working|stopped working|had to stop work|laid off|unemployed|retired|gave up work|left work|no longer works|on disability
back at work|back to work|returned to work|went back to work|still works|still working|works full|working again|resumed work|never stopped working

now studies|is studying|studying|student of|trains as|is training as|is learning|apprentice|apprenticed
works as|working as|is employed as|has a job as|practises as|practices as|earns a living as

healed|healed up|healed over|closed up|cleared up|resolved|went away
reopened|opened again|broke open again|broken open again|came back|has come back|returned|recurred|recurs|flared up again|started again

planned|scheduled|awaiting|waiting for|waits for|pending|upcoming
completed|performed|underwent|carried out

upright|erect
slumped|slumps|leans|leaning|stooped

alert|lucid|oriented
confused|disoriented

soft|pliable
hard|firm|hardened|fibrotic

quickly|rapidly|fast
slowly|gradually

worsened|made worse|aggravated|exacerbated|made it worse
no effect|no influence|unchanged|no change|did not change|made no difference
eased|relieved|reduced|improved|lowered|lessened

ran out|ran short|used up|too few|not enough
left over|to spare|surplus|more than enough

follows|adheres|compliant|adherent|cooperates|reliably
ignores|noncompliant|nonadherent|forgets|neglects|skips
`;

/** The groups, each a list of its lines. */
export const STATES: readonly (readonly (readonly string[])[])[] = GROUPS.trim()
  .split('\n\n')
  .map((group) => linesOf(group));
