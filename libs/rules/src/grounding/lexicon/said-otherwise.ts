import { SAID_OF_THE_BODY } from './said-of-the-body.ts';

/**
 * Words that clinicians say for one another: a case that has one of a line may be told with the others, and nothing
 * more is stated. Own list, from the lay words of patient leaflets and the usual words of visit notes; opposites, sides,
 * degrees and kin never share a line, so that a word exchanged for its rival is still seen. Where a sign `>` stands, what
 * stands before it may be told by what stands after it, and not the reverse.
 */
const SAID = `
pare pared trim trimmed debride debrided shave
inject injection injects injected shot shots needle
session sessions visit visits appointment
railing rail rails handrail banister
entrance entry doorway doorways door doors threshold
dizzy dizziness lightheaded lightheadedness giddy spell spells
sore sores ulcer ulcers wound lesion
stool stools feces fecal bowel
urine urinary bladder void voids
cigarette cigarettes smoke smoked smoking smoker tobacco
ranch rancher farm farmer cattle cows
pubis pubic pelvis pelvic ramus
groin inguinal
chest thoracic thorax
lung lungs pulmonary
crackles wheeze wheezing wheezes rales rhonchi > lung lungs
torticollis sternocleidomastoid
premature prematurity preterm
paraplegia quadriplegia tetraplegia hemiplegia > spinal spine paralysis paralyzed paralysed
heart cardiac
kidney kidneys renal
nephrology > kidney specialist nephrologist
urology > urologist specialist
cardiology > cardiologist heart specialist
stomach gastric gastrostomy
esophagus esophageal
eye eyes ocular vision sight sees glasses
macula macular
finger fingers digit digital fingertip fingertips
toe toes > digit
nail nails toenail
skin cutaneous dermal
scleroderma sclerosis
candida yeast fungus fungal
osteomyelitis > bone infection infected
cellulitis > infection infected skin
pneumonia > infection lung
melanoma > tumor cancer skin malignant
carcinoma cancer > tumor malignancy
ultrasound duplex doppler sonogram sonography scan
echocardiogram echocardiography echo
circumference girth measures around
contracture contractures contracted
propel propels propelled propelling propulsion push pushes pushing wheel wheels
joystick steer steers drive driving
stair stairs staircase steps step climb climbs
pain painful pains hurt hurts hurting ache aches sore
weak weakness weaker weakly
breath breathe breathing breathless breathlessness dyspnea winded
tired tires fatigue fatigued exhausted exhaustion
tire tired tires fatigue fatigued > endurance stamina
speak speaks speech talk talks verbal
speak > nonverbal
walk walks walking ambulate ambulates ambulation ambulatory gait
walk walks > nonambulatory
swallow swallows swallowing dysphagia
feel feels feeling felt sensation sense senses sensory
unsuccessful unsuccessfully failed fail fails failure succeed
trial trials tried tries attempt attempts attempted test tested testing
lowest nadir minimum dropped drops dip dips
highest peak peaked maximum
night nights nighttime overnight nocturnal asleep sleep sleeps
morning mornings > breakfast
evening evenings supper dinner
meal meals food eat eats eating
school > student pupil class classes
work works working job shift employed
lows low hypoglycemia hypoglycemic
removed remove removal resected resection dissection excision
amputated amputation amputee stump
cast casts casting
nurse nurses nursing
therapist therapists therapy therapies
educator education trained training taught
evaluated evaluation assessed assessment
supplier supplies vendor dealer store
crack cracked cracks broken
drainage exudate draining
slough sloughy necrotic
odor smell smells smelling
redness red erythema
fever febrile afebrile temperature
swelling swollen edema edematous puffy
pulse pulses circulation perfusion flow
reflex reflexes
spasm spasms spasticity spastic
seizure seizures convulsion convulsions fit fits
tremor tremors shaking shakes
memory forgets forgetful
transfer transfers transferring
sit sits sitting seated seat upright bench
stand stands standing stood
lie lies lying lay bed supine
bend bends bending bent flexion flex
lift lifts lifting raise raises raising
reach reaches reaching reached
turn turns turning rotate rotates repositioned
balance balances steadiness unsteady unsteadiness
wheelchair > chair
crash collision accident
surgery surgical operation operated operative procedure
discharge discharged released home
admitted admission inpatient hospitalized hospitalization hospital
diagnosed diagnosis discovered
medicine medicines medication medications drug drugs pill pills tablet tablets
liquid fluid fluids
oxygen saturation desaturation desaturates desaturated saturations
liter liters
rash dermatitis irritation
changed changes change
washes wash bathing bath bathe bathes shower
dressing dresses dressed clothes
caregiver caregivers carer helper
husband wife > spouse partner married
husband wife spouse > partner
brother sister twin > sibling siblings
daughter son > child children kid kids
mother > mom parent parents
father > dad parent parents
retired retirement
lifetime permanent permanently lifelong
malnutrition malnourished undernourished malnourishment
adhesive adhesives tape glue
reaction reacts reacted react
trimester pregnant pregnancy gestation gestational
insulin > inject injects injected injection injections units
glucose sugar sugars
thyroiditis > thyroid inflammation hashimoto
glargine detemir degludec > basal long-acting acting
lispro aspart glulisine > bolus rapid acting mealtime
leakage > continent
leaks leak leaking leakage dribbling wet wets
alone single-handed unassisted independently independent
lives live living resides home
driver drives drive driving
declined decline refused offered turned
old worn aged
long length
tall height
deep depth
heavy weight weighs weigh pounds
light lighter weight
flexible flexes
harder stronger
stiff stiffness stiffened
numb numbness insensate
crutch crutches
frame frames
tubing tube tubes
mask masks
battery batteries
leg limb extremity
arm limb extremity
`;

interface SaidOtherwise {
  readonly told: readonly string[];
  readonly said: readonly string[];
}

export const SAID_OTHERWISE: readonly SaidOtherwise[] = `${SAID}${SAID_OF_THE_BODY}`
  .trim()
  .split('\n')
  .map((line): SaidOtherwise => {
    const [told = '', said = told] = line.split(' > ');
    const words = told.split(' ');
    return { told: words, said: said === told ? words : said.split(' ') };
  });
