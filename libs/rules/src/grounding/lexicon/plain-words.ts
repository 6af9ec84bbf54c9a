/**
 * Words of letters in general, which state nothing of a patient by themselves. Own list, by what they are for; forms
 * of one word count as one. What stands in no list of ours and not in the case is not traced to it.
 */
const WORDS = `
a an the this that these those it its itself such same other another each every either neither both all any some most more
much many few several less least enough own one two three four five six seven eight nine ten first second third last next
i me my mine we us our you your he him his she her hers they them their theirs who whom whose which what when where why how
be am is are was were been being have has had do does did done can could may might must shall should will would cannot
not no nor never none nothing and or but if so as than then because since although though while whereas however therefore
thus hence moreover furthermore also too very well still yet already again once ever only just even rather quite about above
below over under between among within without before after during until through throughout from to of on in into onto at by
for with against toward towards upon along across behind beyond per via off out up down here there now today therein thereof
yes please thank thanks sincerely regards respectfully dear sir madam concern attention re subject yours truly kind best
letter note statement document report record chart file form page section summary report documentation information detail
patient client person people individual member beneficiary man woman name date birth born age aged year month week day hour
minute night morning evening time daily weekly monthly yearly number code description item items quantity amount total size
color length width left right unit box pair piece set pack supply supplies equipment product device aid garment material
accessory durable medical dme hcpcs icd npi mrn dob diagnosis diagnoses diagnosed condition disease disorder illness primary
secondary listed listing list following follows follow above-mentioned mentioned below attached
physician provider practitioner doctor clinician prescriber supplier reviewer director payer insurer plan policy coverage cover
covered covers criteria criterion guideline requirement medicare medicaid determination local national article benefit program
request requests requested requesting ask asks asked order orders ordered ordering prescribe prescribes prescribed prescribing
prescription recommend recommends recommended recommendation authorize authorization approve approval consider consideration
considered review reviewed attest attestation certify certification confirm confirms confirmed declare agree agrees sign signed
signature electronically dated write writing written read reading tell told say says said state states stated see seen known know
show shows shown indicate indicates indicated document documented describe described record recorded note noted list report
need needs needed necessary necessity require requires required medically clinical clinically reasonable appropriate adequate
sufficient suffice essential important vital critical crucial key main significant significantly
use uses used using user usage wear wears worn wearing take takes taken taking give gives given giving get gets getting make
makes made making keep keeps kept keeping put puts hold holds held change changes changed changing replace replaced replacement
help helps helped helping support supports supported supporting allow allows enable enables let lets provide provides provided
ensure ensures assure maintain maintains maintained maintenance manage manages managed management improve improves improvement
prevent prevents prevention protect protects protection reduce reduces reduced reduction lower lowers limit limits limited
limitation avoid control controls controlled monitor monitors monitoring measure measures measured treat treats treated
treatment care cares caring therapy medication medicine service services serve serves served
home house household indoors community setting environment daily life living activity activities function functional
functionally independence safe safely safety secure health healthy quality comfort dignity skin moisture body foot feet leg legs
hand arm move moves moving movement mobility walk walks walking stand standing sit sitting transfer toileting bathing dressing
grooming feeding eating sleep sleeping reach reaches distance room bed chair bathroom toilet
able ability unable difficult difficulty trouble problem issue risk risks danger dangerous cause causes caused due because result
results resulting lead leads led effect effects affect affects affected increase increases increased decrease decreases decreased
high higher low lower good better best bad worse worst long longer short large larger small smaller great new old early late
current currently present presently ongoing continue continues continued continuous continuing continuously regular regularly
frequent frequently often always usually usual typical normal common standard special specific specifically certain particular
additional extra further available different similar related associated appropriate proper properly correct effective effectively
direct directly immediate immediately promptly prompt quick quickly soon full fully complete completely whole part partly entire
approximately around nearly almost roughly exactly least maximum minimum exceed exceeds exceeded exceeding excess beyond limit
allowance usual reason reasons purpose basis based base need goal plan plans planned planning choice option alternative
alternatives way ways kind type form case cases fact facts point place places area level degree course step process method
history past future since remain remains become becomes come comes came go goes going went begin begins began start starts started
end ends ended work works find finds found finding findings look looks seem appear appears feel feels show happen happens occur
occurs meet meets met depend depends dependent include includes included including contain contains involve belong concern concerns
refer refers relate apply applies applied carry carries carried bear bring brings call calls answer answers turn turns fit fits
fitted last lasts lose loses lost leave leaves run wait want wants wish contact question questions call phone fax email address
office hours prompt favor favorable expedite hesitate further opinion professional judgment experience expertise understanding
knowledge belief true accurate accurately truth hereby behalf herein under responsibility
throughout meanwhile together altogether apart besides instead otherwise respectively namely equal equals equivalent
receive receives received deliver delivered delivery dispense dispensed obtain purchase rent rental billed billing claim claims
count counts counted daytime nighttime overnight interval period quarter decade annual annually calendar
single double half quarter dozen hundred thousand percent
disposable reusable absorbent protective washable adult large medium small wash washed washing dry wet clean fresh
visit visits visited follow-up followup took taken place prior preceding subsequent utilization national identifier
height weight weigh weighs tall sex gender male female telephone department regarding provision supporting corroborate manual
integrity chapter section committee appeals board services office officer attending treating ordering evaluation assessment
examination exam subjective objective impression introduction background overview conclusion rationale justification
justify justified discussion indication indications complaint rates rate fraction
eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
pound pounds ounce ounces kilogram kilograms inch inches meter meters metre metres centimeter centimeters mile miles
don't doesn't didn't can't isn't wasn't won't couldn't himself herself themselves itself nobody anybody
colleague colleagues explain explains explained useful ordinary value values offered spite contrast
cost costs costly costlier expensive inexpensive affordable conservative
sheet table row column title contents version copy confidential private
necessitate necessitates necessitated necessitating warrant warrants warranted merit merits deserve
believe believes advise advises propose proposes proposed urge urges express expresses acknowledge acknowledges submit submits
submitted submitting submission outline outlines outlined enclose enclosed detailed summarize summarizes underline emphasize
prioritize priority aware awareness inform informed notify forward foregoing preceding previously pertinent
aspect aspects nature outcome outcomes overall particular particularly primarily mainly solely merely simply largely
facilitate facilitates enabling permit permits accommodate accommodates assist assists assisted assistance address addresses
perform performs performing accomplish achieve achieves fulfil fulfill represent represents reflect reflects demonstrate
demonstrates demonstrated evident evidence evidenced establish establishes established illustrate involve involves
impact impacts impacted affecting challenge challenges capability capabilities capable practical practically feasible
suitable suited sufficient sufficiently inadequate insufficient unsuitable inappropriate optimal ideal adequate adequately
traditional conventional existing proposed located location range ranges periodically routine routinely heavily strongly strong
greatly considerably substantially substantial comprehensive thorough timely valid viable
solution solutions option options benefit benefits beneficial advantage advantages minimize minimizes maximize optimize
absorb absorbs absorbed spread spreads load
gave brought stayed felt begun passed gone back away middle everything anything side sides little hardly former latter
added spent talk talked talks means mean matter matters chosen laid aside beneath scale scales scored scores sooner slowly simple span
spare tied tends terms theory thus till suggest suggests settled traveled became bigger alike afterwards blame compared differs
direction figure figures fills filled fine front game general gently granted greater handled hang helper instant kind lent lesser
literature mind noticing observations occasion occasions onset opposed ought paper papers pending persists phase phases region
reminds rings route self silent situation spot stream success switched teaching threshold threw turns unchanged useless whatever
wrong enter entered whenever finished finish okay dictation dictated removed typed site worksheet checklist duty concurrent
multiple qualifying intake nursing suffers suffered suffer sustained once twice thrice later older younger upon
girl boy baby infant toddler gentleman lady mom dad mother father parent parents
liter liters milligram milligrams milliliter milliliters millimeter millimeters microgram micrograms gram grams kilo kilos
minus plus degree degrees physical physically accordingly consequently notably ultimately
`;

export const PLAIN_WORDS: readonly string[] = WORDS.trim().split(/\s+/);

/**
 * Words of everyday English that state nothing of a patient by themselves either; other readers than that of unknown words
 * may ask for them, as labels or as what is counted. Chosen among the most frequent of WordNet's tagged senses.
 */
const EVERYDAY = `
assistive think thinks thought expect expects expected return returns returned remember determine determines
determined hope hopes learn learned send sends sent build builds built create creates spend spends decide decides decided raise
raises raised design draw drawn drew demand demands attempt attempts approach prove proves proven choose chose join joined
assume assumed listen realize notice notices noticed discover discovered discuss discussed imagine reply check checks
checked remark contribute contributes separate separates separated gain gains extend extends guess encourage estimate estimated
estimates repeat repeats repeated promise select selected vary varies eliminate arise arises collect emerge identify identified
identifies arrive arrives introduce introduced reveal reveals revealed pause match matches release search adopt assign assigned
encounter define defines schedule surprise surprised conclude intend intended preserve respond responds combine combined
combines succeed divide prefer prefers preferred promote guide judge perceive solve adjust interpret survive survives accompany
imply implies invite undertake assert exhibit resume predict predicted pursue quote alter participate persuade render satisfy
appreciate convert investigate arrange exclude excluded excludes transform resolve anticipate anticipated calculate calculated
distinguish occupy resemble analyze attain behave label decline declines appoint compare detect survey proceed expecting rely
relies react bothers bother happened handles handle possible impossible real easy modern likely ready free deep final strange
various personal serious recent natural relative actual complex distant original considerable round sudden extreme opposite
apparent obvious unusual visual inner familiar minimal occasional potential powerful superior chief
initial parallel prominent unknown identical perfect satisfactory valuable constant intense conscious numerous competitive
corresponding excellent precise isolated convenient desirable extensive minor nearby remarkable visible definite intermediate
latest perhaps probably suddenly really sometimes finally especially indeed maybe certainly somewhat apparently generally
actually clearly entirely obviously rapidly relatively easily naturally occasionally somewhere essentially
nevertheless precisely earlier possibly slightly tonight closely fairly gradually similarly normally widely briefly everywhere
readily firmly forever extremely surely anyway equally increasingly personally presumably evidently perfectly thereby thoroughly
anyhow elsewhere eventually mostly openly invariably nowhere plainly purely reasonably regardless severely unfortunately anymore
badly barely commonly likewise shortly wholly halfway literally necessarily newly repeatedly scarcely anywhere initially
ordinarily poorly remarkably seemingly successfully fair plain tight straight rest bare farther thing things head study line
lines force forced light idea surface action sense stage manner pattern sample example examples opportunity tone space event
events technique performance practice role spring series factor factors effort difference differences moment source training
expression shape object corner chance floor position portion circle depth edge extent concept principle view presence absence
task percentage probability application instrument mistake circumstance circumstances structure balance component possibility
organization payment importance memory argument variation communication explanation model sale shift sort band message
instance instances combination sequence candidate algorithm status target trigger triggers field profile
clock volume groceries bag bags tray counter pocket monday tuesday wednesday thursday friday saturday sunday weekday
weekdays weekend weekends mondays fridays january kilometers kilometer mmol mmhg celsius fahrenheit hello ship
luck entry customer ball dropped rose rising risen halved despite upright
`;

export const EVERYDAY_WORDS: readonly string[] = EVERYDAY.trim().split(/\s+/);

/**
 * Words by which letters lead to what they state, in this form alone: `developed` may tell of a disease, `the
 * development of` leads to one.
 */
const LEADING = `
symptom episode response consequence team healthcare underwent development administration administered supportive relief
somebody someone coded denote graded rated severity relevant fortunately problematic reconsider data picture frequency
relationship account meant else
`;

export const LEADING_WORDS: readonly string[] = LEADING.trim().split(/\s+/);
