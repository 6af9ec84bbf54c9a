/**
 * As in `said-otherwise.ts`: parts of the body, signs, and what is done and lived with, in the words of anatomy, of charts
 * and of everyday speech. Own list.
 */
export const SAID_OF_THE_BODY = `
both > bilateral bilaterally
sacrum sacral tailbone
coccyx coccygeal tailbone
abdomen abdominal belly tummy midriff
sternum sternal breastbone
clavicle clavicular collarbone
tibia tibial shin shinbone
femur femoral thigh thighbone
patella patellar kneecap
malleolus malleoli malleolar ankle
axilla axillary armpit
uterus uterine womb
rib ribs costal intercostal
spine spinal vertebra vertebrae vertebral backbone
trunk torso
ischium ischial ischia buttock buttocks gluteal
nose nasal nares nostril nostrils
elbow antecubital cubital
jaw mandible mandibular
brain cerebral cerebrum
artery arterial arteries
vein venous veins
nerve nerves neurologic neurological neurologically neurology neural
muscle muscles muscular muscularly
strength quadriceps spastic spasticity weak weakness atrophy dystrophy > muscle muscles muscular
foot feet > pedal
outer > lateral laterally
inner > medial medially
lateral > outside
medial > inner inside
front anterior anteriorly
back backward backwards posterior posteriorly rear
bottom inferior lower
top upper superior
far distal distally
vomit vomits vomited vomiting emesis
sputum mucus phlegm secretion secretions
faint fainted fainting syncope
bruise bruised bruises ecchymosis contusion
laceration lacerated cut gash stitches sutures > cut gash laceration injury injured
stitch stitches suture sutures sutured
itch itches itching itchy pruritus
bleed bleeds bled bleeding hemorrhage
nosebleed nosebleeds epistaxis
sweat sweats sweating sweaty diaphoretic perspire perspires perspiration
confused confusion muddled disoriented
drowsy drowsiness sedated sedation sleepy sleepiness somnolent
fracture fractured fractures broke broken > fracture fractured fractures broke broken
fracture fractured broke broken fell crash collision accident rupture ruptured torn tear > injury injuries injured
rupture ruptured tear tore torn
clot clots thrombosis thrombus thromboses
stiff rigid rigidity stiffness
hunched stooped kyphosis kyphotic bent
enlarge enlarged enlarges enlargement larger bigger grew grow grown grows growing growth
heal heals healed healing
normal whole unbroken closed clear open broken breakdown preserved > intact unbroken
numb numbness sensation insensate > insensate insensitive
hammer varus valgus contracture bunion deformed > deformity deformities
malnutrition > malnourished undernourished nutrition nutritional
hypertension > pressure antihypertensive
wake wakes woke woken awoke awake awakened awakens waking rouse roused
noon midday lunch
mg mcg units > dose doses dosing dosage dosages
mg mcg > medicine medicines pill pills
stop stops stopped discontinue discontinued withdrawn ended ceased halted abandoned
slip slips slipped slide slides sliding creep creeps crept migrate migrated migrates > slip slips slipped creep creeps crept migrate migrated migrates
leak leaks leaked leakage escape escapes escaped
tight constrict constricted constricts pinch pinched squeeze squeezed
wet soaked soiled saturated damp
red redness reddened redden inflamed erythema erythematous
taught teach teaches teaching instruct instructed instruction instructions lesson lessons demonstrate demonstrated demonstration shown showed
amputation amputated amputee > residual limb
fingerstick fingersticks lancet lancets > prick pricks pricked finger stick sticks
loaner loan loaned borrowed lent borrow
rent rents rented rental lease leased
bought buys buy purchased purchase
stairs staircase steps > flight flights
upstairs upper
downstairs ground
school grade > student pupil classroom
boy girl pediatric paediatric school grade > child
work car vehicle automobile van
mattress bed > bedding linen
alone himself herself independently independent > unaided unassisted
daily twice > regimen routine
swim swims swimming pool
smoked smoker smoking > nonsmoker
smoke smokes never > nonsmoker
speak speaks spoke speech voice voices
hear hears hearing heard
nurse aide daughter son husband wife mother father granddaughter grandson > caregiver caregivers carer
tremor tremble trembles trembled trembling shake shakes
humidifier humidity humidified moist moisture
warm warmed heated heat
cold cool cooled
exercise exercises walk walking > exertion exertional
co2 pco2 paco2 tcco2 > carbon dioxide
h2o flush flushes drink drinks > water
conduit > urostomy
barrier barriers flange > wafer wafers
pouch pouches > appliance appliances
supine lying > flat
skin wound ulcer scar necrotic slough granulation > tissue tissues
supine lying lies > recumbent
course program group > class classes
paraplegia quadriplegia tetraplegia > paralyzed paralysed paralysis
epap ipap bilevel > inspiratory expiratory
caught catch catches caught snag snagged
deep shallow > depth
`;
