import { linesOf } from './lines.ts';

/** Programs and kinds of insurance. Own list; a sentence about a policy may name them. */
export const PAYERS = linesOf(`
medicare|medicare part b|part b|medicare beneficiary
medicare advantage|part c|advantage plan
medicaid|medi-cal|masshealth|tenncare
workers compensation|workers comp
private insurance|commercial insurance|commercial plan|secondary insurance|supplemental insurance|medigap|insured by|insured through|insurance is|insurance through
`);

/** Insurers by name. Own list of those of the United States. */
export const INSURERS = linesOf(`
aetna
anthem|elevance
blue cross|blue shield|blue cross blue shield|bcbs
cigna
humana
kaiser|kaiser permanente
united healthcare|unitedhealthcare|united health|uhc
tricare
va benefits|veterans affairs|veterans administration
molina
centene
wellcare
oscar health
highmark
`);

/** Suppliers by name. Own list of those of the United States; those whose name is a word of English are left out. */
export const SUPPLIERS = linesOf(`
lincare
apria|apria healthcare
adapthealth
rotech|rotech healthcare
aerocare
viemed
numotion
national seating and mobility
byram|byram healthcare
edgepark
liberator medical
coloplast
hollister
convatec
medline
mckesson
owens minor|owens and minor
walgreens
cvs|cvs pharmacy
resmed
respironics|philips respironics
hanger|hanger clinic
ottobock
invacare
permobil
`);

/** A name that ends so is a place or a firm. */
export const ORGANISATION_ENDINGS =
  'hospital clinic center centre pharmacy institute associates healthcare health hospice university college foundation rehab rehabilitation infirmary laboratory laboratories labs lab network inc llc corporation company dme medical supply orthopedics cardiology urology neurology endocrinology podiatry dermatology county department group partners practice agency services orthotics prosthetics orthopaedics homecare medicine insurance assurance advantage mutual hmo ppo trust school mobility'
    .split(' ')
    .concat('health [Pp]lan');

/** Words for what is treated or made somewhere: of these alone a department or the kind of a paper is called, nobody by name. Own list. */
export const OF_TRADE =
  /^(?:sleep|pulm\p{L}*|respiratory|vascular|uro\p{L}*|nephro\p{L}*|gastro\p{L}*|nutrition\p{L}*|support|surface|mobility|complex|power|manual|wound|pain|spine|spinal|stroke|gait|seating|positioning|amputee|limb|lymphedema|diabet\p{L}*|endocrin\p{L}*|cardi\p{L}*|heart|neur\p{L}*|onco\p{L}*|ortho\p{L}*|prosthetics?|peds|pediatrics?|paediatrics?|maternal|fetal|maternal-fetal|neonatal|geriatrics?|occupational|physical|speech|hearing|language|therapy|rehabilitation|discharge|summary|request|letter|durable|note|outpatient|inpatient|family|primary|care|internal|general|breast|ostomy|eye|retina|ophthalmology|foot|ankle|hand|podiatr\p{L}*|dermatology|rheumatology|psychiatry|surgery|surgical|medical|medicine|medicines|assistive|technology|augmentative|communication|oxygen|infusion|enteral|home|adult|child|children's|women's|men's|clinical|clinic|clinics|department|service|services|program|unit|team|post-?\p{L}*)$/iu;

/** How such an ending is written short, and what it stands for. */
export const SHORT_ENDINGS: Readonly<Record<string, string>> = {
  lab: 'laboratory',
  rehab: 'rehabilitation',
  center: 'centre',
  centre: 'center',
};

/** Who else treats a patient. Own list. */
export const SPECIALISTS = linesOf(`
urologist|urology
neurologist|neurology
endocrinologist|endocrinology
cardiologist|cardiology
podiatrist|podiatry
nephrologist|nephrology
orthopedist|orthopedic surgeon|orthopedics|orthopaedic surgeon
surgeon|vascular surgeon|vascular surgery
oncologist|oncology
pulmonologist|pulmonology
rheumatologist|rheumatology
dermatologist|dermatology
ophthalmologist|ophthalmology|optometrist
psychiatrist|psychologist|psychiatry
geriatrician
physiatrist
gynecologist
pediatrician
wound care nurse|wound specialist|wound clinic|wound care clinic|wound care
lymphedema therapist|lymphedema clinic
orthotist|prosthetist
pharmacist
primary care physician|pcp|primary care provider|family doctor|family physician
nurse practitioner|physician assistant
specialist|consultant|referred by|referred to|referral
dietitian|diabetes educator
`);
