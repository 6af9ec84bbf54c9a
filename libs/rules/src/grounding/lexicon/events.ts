import { linesOf } from './lines.ts';

/** What happened to a patient, was done or was tried. Own selection from how medical letters are written. */
export const EVENTS = linesOf(`
hospitalization|hospitalized|hospitalised|hospitalisation|inpatient stay|hospital stay|admitted to|was admitted|been admitted|admission|readmitted|readmission|inpatient|discharged from|hospital admission
emergency|emergency room|emergency department|ER|ED|urgent care|ambulance|paramedics|EMS|911
intensive care|ICU
rehabilitation|rehab stay|skilled nursing stay|inpatient rehabilitation
surgery|surgical|operation|operated|postoperative|post-operative|underwent|surgeries|open reduction and internal fixation|internal fixation
amputation|amputated|amputee
knee replacement|joint replacement|arthroplasty
hip replacement
transplant|transplantation|transplanted
bypass
stent|angioplasty|revascularization
fusion
laminectomy|decompression
prostatectomy
hysterectomy
mastectomy
lumpectomy
cystectomy
colectomy
colostomy
lymph node dissection
vein ablation|ablation|sclerotherapy|vein stripping|debridement|debrided
dialysis|hemodialysis
biopsy
fall|fell|fallen|falls|falling|fell down|tripped|slipped|stumbled|near-fall
fracture|fractured|broke|broken hip|broken
accident|car accident|collision|injured|trauma
fainted|passed out|lost consciousness|unconscious|collapsed|syncope|unresponsive
seizure
allergy|allergic|allergies|allergic reaction|sensitivity to latex|intolerance|latex
rash|redness|irritation|dermatitis|sore|skin breakdown|maceration|pressure sore|bedsore|blister|skin tear|excoriation
infection|infected|cellulitis|urinary tract infection|urinary infection|UTI|sepsis|septic|osteomyelitis
pain|painful|ache|aching|burning|tingling|numbness|numb|cramps|stiffness|stiff
pregnant|pregnancy|breastfeeding|postpartum
smoking|smoker|smokes|tobacco|cigarettes|pack-year|vapes|nonsmoker|non-smoker
alcohol|drinks alcohol|drinking|sober|drug use|substance use
weight loss|lost weight|gained weight|weight gain|obese|obesity|overweight|underweight|malnourished|morbidly obese
death|died|deceased|hospice|palliative|terminal|terminally ill|end of life|comatose|coma
bedridden|bedbound|bed-bound|bed-confined|confined to bed|wheelchair-bound|chair-bound|homebound|housebound|nonambulatory|non-ambulatory|ambulatory
blind|blindness|vision loss|visually impaired|poor eyesight|low vision
deaf|hearing loss|hard of hearing
cataract
confused|confusion|forgetful|memory loss|cognitive decline|disoriented|cognitively impaired|cognitively intact
depressed|depression|suicidal
anxious|anxiety
tremor
rigidity
freezing
spasticity|spasm
frequent urination|urination|urinating|urinates|nocturia|polyuria
bowel movement|bowel movements|defecation
dizzy|dizziness|vertigo|lightheaded|lightheadedness
shortness of breath|breathless|dyspnea|short of breath|wheezing|cough
nausea|vomiting
diarrhea
constipation|constipated
fecal incontinence|bowel incontinence|bowel accidents
fever|feverish|chills
bleeding|hemorrhage|blood loss
swelling|swollen|edema|weeping|oozing|drainage|draining
open wound|wound|non-healing|nonhealing|ulceration|healed
physical therapy|physical therapist|occupational therapy|occupational therapist|physiotherapy|pt sessions|therapy sessions|home exercise program
timed voiding|bladder training|bladder retraining|pelvic floor exercises|kegel|kegels|prompted voiding|scheduled toileting|toileting schedule|fluid restriction|behavioral therapy|biofeedback|pelvic floor therapy|pelvic floor
leg elevation|elevation|elevating|massage|manual lymphatic drainage|complete decongestive therapy|decongestive therapy
diet|dietary changes|nutritional counseling|nutritionist|dietitian|weight-loss program
acupuncture
chiropractic|chiropractor
injections|injection|nerve block|epidural
counseling|education class|diabetes education|self-management training
vaccine|vaccinated|vaccination|flu shot
sleep study|sleep test|x-ray|mri|ct scan|ultrasound|doppler|urodynamic testing|urodynamic|cystoscopy|colonoscopy|echocardiogram|ekg|monofilament test|monofilament|blood work|blood test|lab results|laboratory|urinalysis|urine culture|angiogram|emg|nerve conduction
`);

/** Of these alone a sentence about somebody is surely told of that person: a part of the body, a thing or a life is not. Own selection. */
export const BEFALLS = linesOf(`
hospitalization|hospitalized|hospitalised|hospitalisation|admitted to|was admitted|been admitted|readmitted|readmission
emergency room|emergency department|intensive care
surgery|bypass|hip replacement|knee replacement|joint replacement|transplant|transplantation|transplanted|amputation
dialysis|hemodialysis|hospice
fell down|tripped|slipped|stumbled|fractured
fainted|passed out|lost consciousness|collapsed|seizure
allergic
sepsis|osteomyelitis|cellulitis
`);

/** What somebody did not do with a thing, or what a thing did not do. Strong only where a person tells it. */
export const TRIALS = linesOf(`
failed|failing|unsuccessful|unsuccessfully|without success|without benefit|without relief|no relief|no improvement|did not help|ineffective|not tolerated|intolerant|did not tolerate|refused|declined|noncompliant|non-compliant|nonadherent|non-adherent|compliant|adherent|did not respond|unresponsive to
contraindicated
`);

/** How somebody or something fares, and that something was tried, which alone says neither what nor how it went. Own list. */
export const COURSES = linesOf(`
tried|trialed|trialled|attempted|trial of
tired|fatigue|exhausted|exhaustion|fatigued
worsened|worsening|deteriorated|deteriorating|improved|stable|progressed|progressing|resolved
`);
