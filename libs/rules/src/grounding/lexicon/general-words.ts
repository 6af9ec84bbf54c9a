/**
 * Further words of English in general, by which people tell in their own way what a case holds: how things move and are
 * handled, how somebody thinks and argues, measure, order, manner and degree. They name no finding, no treatment, no
 * place and nobody; what a symptom, a limit of what somebody can do or an attitude is told by stands in other lists. Own
 * list, thought of by classes. Nobody else asks for them than the reader of unknown words.
 */
const GENERAL = `
climb drag drift fasten fetch flatten fold gather glance grab haul hook hop jump land lay lean lodge nod nudge peel
perch pick pile pin plug poke pop pour press prod prop pull push reel rinse rip rub rush scrape seal shove shrink sink
skid slip slump snag snap soak soar spill spin squeeze stall stir straighten strap strip stuck swap sweep swing tangle
tidy tighten tilt toss trail tuck twist unfold unload wander wedge weave whirl widen wipe wrap yield dangle dip dump
fling flip heap hoist jam jerk knock lug pluck plunge ram rattle scatter slam slot sprinkle stack stash stow stretch
tow tug unpack unplug unwrap zip attach detach connect disconnect insert install assemble dismantle mount adjust align
rearrange operate admit agree announce argue assure challenge clarify comment concede consult contend convince
correspond debate defer deliberate deserve dispute elaborate enumerate expand explore foresee forget grant hint
inquire insist invite mention object oblige phrase ponder praise reckon recognize recount regard reiterate remark
reread revisit share spell stress suppose suspect trust understand underscore voice warn wonder reason recall resubmit
resume overturn uphold reverse rethink reassess reassessment recheck repeat rewrite restate advocate appreciate await
bother cite claim commend compel comprise conform consist convey cope derive differ dismiss disregard distribute drop
emphasise endure ensue entail equip exempt favor fulfill hamper handle hinder ignore impose incur inherit initiate
interrupt intervene invest justify keep lack lighten linger maintain manage merit minimise multiply negotiate obstruct
obviate offset omit opt outweigh overcome overlook oversee owe pass pertain pose postpone precede preclude presume
prevail proceed produce prolong prompt puzzle qualify rectify redo refrain regain reinforce rely render resist resolve
respect rest restore restrict retain rule save secure seek shape shorten solve specify stem strengthen substitute
suffice summon surpass sustain tend thwart trace traverse trigger undermine undo undone utilize vanish weigh withhold
withstand worsen act deal alternate combine compete conduct contrast convert cycle deploy deposit devise earn ease
enhance equate escape evolve exceed excel exchange execute exert expire exploit finalize formulate grow halt harm
hasten heighten hurry imitate implement inhabit inspire intensify isolate lengthen lessen list mix pace parallel
participate persist poise preserve progress project prosper rank realise recover redirect reflect relate release
rescue resort retreat reuse revise rotate scan segment shelter span specialize stay store supervise surround tailor
tally taper thrive trade transition unite update vacate verge vow withdraw brought caught sought wrought felt dealt
dug fled flung forgot forgotten ground hid hidden knelt knew known lit meant met rang rung shone shut sprang sprung
stood strung swept swore swung thrown undertook undertaken understood withdrew woven wound abruptly accordingly afresh
aloud anew anytime apiece arguably aside asleep astray awhile backward backwards beforehand beautifully briskly
broadly casually chiefly collectively comfortably comparatively concretely conversely consistently customarily
deliberately densely dimly distinctly downward downwards drastically dutifully easier early effortlessly elegantly
evenly exclusively explicitly expressly faithfully fast faster foremost formally formerly forthwith forward forwards
freely frankly fundamentally genuinely gratefully halfway harshly hastily hence honestly hugely ideally implicitly
incidentally individually inherently initially instantly intently inward inwardly jointly justly kindly lastly lately
later lawfully lightly likewise loosely loudly manually markedly marginally materially meantime modestly momentarily
mutually namely neatly nicely nonetheless notwithstanding oddly once onward onwards optimally outright outward
outwards overly owing permanently plausibly predominantly presumably privately properly proportionally provisionally
purposely quietly radically rarely reportedly roughly routinely safely seldom sensibly separately sideways
simultaneously smoothly softly somehow steadily steeply strikingly sufficiently swiftly systematically tentatively
thereabouts thereafter thereupon tightly tirelessly truly truthfully twofold threefold fourfold ultimately unduly
unequivocally uniformly upfront upward upwards urgently vaguely vastly versus vertically horizontally virtually
visibly vividly voluntarily whereby wherever whichever whoever whomever worthwhile anyone everyone someone something
anybody everybody unlike amid amidst among amongst besides concerning considering despite excluding following given
including opposite plus regarding round throughout unto via within thereto thereby whereupon hereafter hereunder
hereinafter nay aye ample abundant awkward basic brief bright broad broader classic coarse comfortable concise
concrete consistent convincing crooked decent decisive deep deeper deepest definitive delicate dense desired
disposable distinct double dual dull easiest eligible evident explicit extensive faint faulty favorable feasible few
fewer fewest fond foreseen frank full gentle genuine grand gross happy hard harsh heavier heaviest hollow honest
humble ideal idle immense incomplete insufficient intensive intentional intermittent invaluable invisible joint
lasting leftover lighter lightest literal logical loose loud mature meaningful mere modest neat neutral notable
objective odd persuasive practicable prime prolonged prominent prospective provisional pure quick quicker quickest
quiet rapid rare raw reachable realistic remote scarce shallow sheer shorter shortest simpler simplest sincere sleek
slender slight slow slower slowest smooth sole sound spare sparse square stark steady steep stout subtle sudden sure
surrounding swift thicker thorough tight tighter tightest tiny tougher tricky trivial ultimate unaltered unequal
unequivocal uneven unfit unforeseen unimpeded unlikely unplanned unsuited untouched unusual unwanted upcoming upright
urgent useless utmost vague vain vast vivid warm wide wider widest worthless worthy account addition advance amount
angle arrangement attention basics battle bit border bottom breadth brink bulk bump bunch burden bustle calculation
capacity catalog catalogue category cause caution chance channel chapter charge circuit clarification clarity clause
closing closeness cluster coincidence collection company comparison compartment completeness complication conception
consensus consideration consistency context continuity contradiction convenience conviction couple crossing crowd cue
cure custom decision decline definition demand dependence depth detour dilemma dimension discovery display disposal
distribution division downside draft drawback duration economy element emphasis end enlargement equation error essence
everyday exact examination example excerpt exclusion exception excuse expense experiment explanation extract extra
extreme feature fellow finding flaw flight focus footing foundation fragment framework friction fringe fullness gain
gap glimpse goods grip grounds growth guess guidance guise handful hardship haste hazard heading hiccup hole horizon
hurdle idea impression improvement incentive inconvenience increment indication inquiry input inside instance intent
intention interplay interruption journey keeping label landmark lapse layer layout leap leeway lifetime likelihood
likeness line link logic loop loss lot luxury magnitude mainstay makeup margin mark maze measurement mess midpoint
midst milestone minimum mismatch mixture moment momentum motion move narrative necessity neighbor neighborhood
newcomer norm notice notion nuance nuisance number oath objection obligation obstacle oddity odds offer omission onset
origin outset outline outlook output outside overlap overview pair pane paragraph parameter passage path pattern pause
peak peer peril persuasion phenomenon picture pitch plenty plight plot possession posture precaution preference
prerequisite presence privilege proceeding proof property proportion prospect provider proximity query quest quota
ratio reach reader readiness realm reassurance recap recipient reckoning record recourse reduction regime regimen
register reliance remainder reminder removal renewal repetition reply requisite reserve residue resource respite
restriction return rhythm rise role root routine sake scenario schedule scope score section selection sequel setback
setup shade shelf shortage shortcoming shortfall shortness sight signal simplicity sketch slack slope snapshot sort
source spectrum speed split spread stake stance standpoint staple stint stop story strain strand strategy stream
strength string stroke style subject subset substance suitability sum surplus surroundings suspension sway symmetry
takeaway tendency tension territory test testing text theme thickness thing thread threat throw thrust tie timeline
timing tip title token tolerance tone tool top topic touch track trait transit trap treat trend trifle triple trip
trouble truth tune upkeep upset usefulness utility variant variation variety venture verdict vicinity view virtue void
volume wait warning warmth weather weighing whole width wish wisdom word workaround workload world worth yardstick
zeal zero zone claimant insured enrollee subscriber addendum appendix annex attachment enclosure footnote postscript
preamble clinic clinics outpatient bedside certificate certified excerpted abstract transcript printout readout
logbook questionnaire autumn midweek midmonth midyear biweekly bimonthly weeklong monthlong daylong hourly half-hour
lunchtime teatime bedtime daybreak dawn dusk sunset sunrise tomorrow weekday eve he'd he'll he's she'd she'll she's
we'd we'll we've we're i'd i'll i'm i've they'd they'll they're they've you'd you'll you're it'll it'd that's there's
here's what's who's hasn't haven't hadn't wouldn't shouldn't mustn't needn't mightn't aren't weren't let's o'clock
post residual stable variable tried developed group areas test tests lie inflate deflate patch
`;

export const GENERAL_WORDS: readonly string[] = GENERAL.trim().split(/\s+/);
