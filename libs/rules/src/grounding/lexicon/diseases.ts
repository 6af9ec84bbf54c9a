import { linesOf } from './lines.ts';

/**
 * Diseases as people call them: abbreviations and lay words beside the words of the official descriptions. Own list;
 * the official words are those of the ICD-10-CM order file (CMS, public domain). A case whose texts hold the words of
 * one form holds all of its line.
 */
export const DISEASES = linesOf(`
diabetes mellitus|diabetes|diabetic|DM|diabetics
type 2 diabetes|t2dm|DM2|type 2 dm|adult-onset diabetes|niddm|dmii
type 1 diabetes|t1dm|dm1|type 1 dm|juvenile diabetes|iddm
prediabetes|borderline diabetes
hypertension|htn|high blood pressure|elevated blood pressure|hypertensive
hypotension|low blood pressure
chronic kidney disease|ckd|kidney disease|renal disease|renal insufficiency|kidney failure|renal failure|chronic renal insufficiency
end stage renal disease|esrd
chronic obstructive pulmonary disease|copd|emphysema|chronic lung disease|lung disease
asthma
heart failure|chf|congestive heart failure|HF
heart disease|coronary artery disease|CAD|cardiac disease
heart attack|myocardial infarction
angina
atrial fibrillation|afib|a-fib|arrhythmia|irregular heartbeat
stroke|cva|cerebrovascular accident|cerebral infarction
TIA|mini-stroke|transient ischemic attack
hemiplegia|hemiparesis
paraplegia
quadriplegia|tetraplegia
paralysis|paralyzed
parkinson disease|parkinson's disease|parkinson's|parkinson|parkinsonism|PD
multiple sclerosis|MS
ALS|amyotrophic lateral sclerosis|lou gehrig
hereditary motor and sensory neuropathy|charcot-marie-tooth|charcot marie tooth
alzheimer|alzheimer's disease|alzheimer's
dementia
epilepsy
cerebral palsy
spinal cord injury
spina bifida
muscular dystrophy
osteoarthritis|OA|degenerative joint disease|djd|arthritis|arthritic
rheumatoid arthritis|RA
gout
osteoporosis
spinal stenosis|stenosis
degenerative disc disease
sciatica
back pain
urge incontinence|overactive bladder|oab|urgency|urinary urgency|urge
urinary incontinence|incontinence|incontinent|leakage|loss of bladder control|bladder leakage|bladder incontinence|bladder control|leaking|loss of urine|urine loss|involuntary loss of urine
stress incontinence
overflow incontinence
mixed incontinence
functional incontinence
nocturia|bedwetting|enuresis|nocturnal enuresis|wets the bed|wets his bed|wets her bed|wet the bed
neurogenic bladder|neuromuscular dysfunction of bladder|neuropathic bladder
urinary retention
enlarged prostate|bph|prostatic hyperplasia
prostate cancer
kidney stones
bowel incontinence|fecal incontinence|full incontinence of feces
peripheral neuropathy|neuropathy|polyneuropathy|nerve damage|diabetic neuropathy|neuropathic|insensate|loss of protective sensation
retinopathy|diabetic eye disease
macular degeneration
glaucoma
cataract
nephropathy
peripheral arterial disease|peripheral artery disease|PAD|PVD|peripheral vascular disease|poor circulation|peripheral angiopathy
callus|calluses|callosity|callosities|corns and callosities|corn
bunion|hallux valgus
hammertoe|hammer toe
charcot|charcot foot
foot deformity|deformity|deformities
foot ulcer|foot wound|diabetic foot ulcer
venous insufficiency|venous stasis|chronic venous insufficiency|venous disease|cvi|stasis dermatitis
varicose veins|varicosities|varicose vein
venous ulcer|venous leg ulcer|stasis ulcer|leg ulcer|venous stasis ulcer|leg wound|ulcer
lymphedema|lymphatic disease|lymphatic swelling|lymphoedema
deep vein thrombosis|dvt|blood clot|clot|thrombosis|thrombophlebitis|phlebitis
pulmonary embolism|pulmonary embolus
pressure ulcer|decubitus|decubitus ulcer
cancer|carcinoma|tumor|malignancy|malignant neoplasm
breast cancer
colon cancer
lung cancer
leukemia
lymphoma
melanoma
metastatic
anemia|anemic
hypothyroidism|thyroid disease|hypothyroid
hyperlipidemia|high cholesterol|dyslipidemia|hypercholesterolemia
hyperglycemia|high blood sugar|high glucose|elevated glucose|elevated blood sugar|hyperglycemic
hypoglycemia|low blood sugar|low glucose|hypoglycemic|hypoglycemic episodes|hypoglycemia unawareness|hypoglycemic unawareness
ketoacidosis|dka|diabetic ketoacidosis
gastroparesis
sleep apnea|osa|obstructive sleep apnea
liver disease|cirrhosis
hepatitis
crohn|crohn's disease
colitis
irritable bowel
hiv
pneumonia
bronchitis
covid|covid-19
influenza
tuberculosis
schizophrenia
bipolar disorder
ptsd
autism
down syndrome|intellectual disability|developmental delay
hernia
appendicitis
diverticulitis
lupus
fibromyalgia
scleroderma
psoriasis
eczema
shingles
migraine|migraines
unsteadiness|unsteady gait|unsteady|gait instability|imbalance|balance problems|poor balance|unsteadiness on feet|instability|unstable gait
abnormal gait|ataxia|gait disturbance|difficulty walking|difficulty in walking|gait abnormality
weakness|muscle weakness|debility|generalized weakness
repeated falls|history of falls|frequent falls|history of falling|recurrent falls
contracture
foot drop|drop foot
`);

/** What a case with one of the first words may also say without stating more. Own list. */
export const RELATED: readonly (readonly [string, string])[] = [
  ['diabetes diabetic', 'glucose sugar glycemic glycemia blood diabetes diabetic metabolic'],
  ['hyperglycemia', 'glycemic glucose high elevated'],
  ['insulin', 'insulin treated dependent'],
  ['glucose cgm', 'glucose glycemic finger stick fingerstick blood sugar'],
  ['incontinence', 'bladder urine urinary void voiding toilet leakage moisture continence incontinent'],
  ['continence', 'continence incontinence'],
  ['urge', 'urgency urge'],
  ['mixed', 'stress urge effort urgency'],
  ['infarction', 'ischemic'],
  ['nocturnal enuresis', 'night bed wetting'],
  ['parkinson', 'parkinson neurologic neurological neurodegenerative movement'],
  [
    'neuropathy polyneuropathy',
    'neuropathy polyneuropathy nerve peripheral neuropathic insensate sensation numb',
  ],
  ['alzheimer', 'dementia'],
  ['callosity callosities', 'callus calluses callous preulcerative'],
  ['shoe insert', 'foot feet toe plantar sole footwear'],
  ['lymphedema', 'lymph lymphatic swelling edema swollen fluid limb'],
  ['varicose venous', 'vein venous veins varicose varicosities leg stasis circulation'],
  ['ulcer', 'ulcer ulcers wound ulceration sore skin'],
  ['extremity', 'leg limb'],
  ['lower leg extremity', 'leg limb'],
  ['below', 'knee calf leg'],
  ['arm', 'arm upper limb'],
  ['osteoarthritis arthritis', 'joint degenerative arthritis arthritic osteoarthritis cartilage'],
  ['hemiplegia hemiparesis', 'weakness paralysis stroke side'],
  ['infarction stroke cerebral cerebrovascular', 'stroke cva'],
  ['unsteadiness gait walking', 'gait balance unsteady unsteadiness walking mobility instability ambulation'],
  ['walker wheelchair cane crutch', 'mobility walking ambulation ambulate gait balance'],
  ['kidney renal', 'kidney renal ckd'],
  ['hypertension', 'blood pressure hypertension hypertensive cardiovascular'],
  ['paraplegia', 'paralysis paralyzed paraplegic'],
  ['quadriplegia', 'paralysis paralyzed quadriplegic tetraplegia'],
  ['obstructive pulmonary', 'lung breathing copd respiratory airway'],
  ['paraplegia hemiplegia hemiparesis strength', 'weakness weak strength'],
  ['mmhg', 'pressure compression gradient'],
  ['stenosis claudication', 'spinal canal narrowed narrowing leg legs pain weakness walking back'],
  [
    'replacement amputation amputated mastectomy prostatectomy hysterectomy transplant fusion plated stent laminectomy surgery',
    'surgery operation operated procedure surgical surgeon',
  ],
  ['fracture fractured', 'broke broken break fracture bone'],
  [
    'repair fixation graft tracheostomy gastrostomy colostomy ileostomy debrided debridement flap',
    'surgery operation operated procedure surgical surgeon debridement',
  ],
  ['numbness numb', 'numb numbness sensation feeling insensate'],
  ['swelling swollen edema', 'swelling swollen edema'],
  ['fever temperature', 'fever afebrile febrile temperature'],
  ['smoke smoked smoking', 'smoker smoking smoke'],
  ['mother father', 'parent parent mom dad family'],
  ['tracheostomy', 'airway neck breathe'],
  ['gastrostomy', 'stomach feeding tube'],
  ['discharged hospital admitted admission', 'hospital hospitalized admitted admission discharged'],
  ['larynx', 'laryngeal'],
  ['diplegic', 'diplegia'],
  ['hypoglycemia', 'hypo low'],
  ['osteomyelitis', 'bone infection infected'],
  ['cellulitis abscess', 'infection infected skin'],
  ['pneumonia bronchitis', 'infection infected lung chest'],
  ['insulin', 'injection inject injected'],
  ['clot', 'thrombosis dvt deep vein'],
  ['thyroiditis', 'thyroid inflammation'],
  ['lying', 'supine'],
  ['urinate urination', 'nocturia urination'],
  ['pillow', 'orthopnea'],
  ['toe', 'hallux'],
  ['stairs', 'stair upstairs step'],
  ['floor', 'upstairs downstairs'],
  ['tire tired', 'tired'],
  ['cephalexin vancomycin amoxicillin ciprofloxacin doxycycline clindamycin', 'antibiotic'],
  ['ibuprofen naproxen', 'nsaid'],
  ['hydrocodone oxycodone tramadol morphine', 'opioid narcotic'],
  ['injection', 'inject injected'],
  ['immunization', 'shot vaccine vaccinated'],
  ['calf', 'circumference'],
  ['weight height', 'bmi body mass index'],
  ['glipizide glyburide glimepiride', 'sulfonylurea'],
  ['prednisone prednisolone dexamethasone hydrocortisone methylprednisolone', 'steroid corticosteroid'],
  ['oxybutynin tolterodine solifenacin trospium darifenacin fesoterodine', 'anticholinergic antimuscarinic'],
  ['lisinopril enalapril ramipril', 'ace inhibitor'],
  ['furosemide torsemide bumetanide hydrochlorothiazide chlorthalidone', 'diuretic'],
  ['tamsulosin alfuzosin doxazosin terazosin', 'alpha blocker'],
];
