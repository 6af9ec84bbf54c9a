import { linesOf } from './lines.ts';

/**
 * Drugs by name and by group. Generic and brand names as the FDA lists them (National Drug Code directory, public
 * domain); own selection: what adults who need such equipment are often given.
 */
export const DRUGS = linesOf(`
insulin|insulin therapy|basal insulin|bolus insulin|insulin regimen
insulin glargine|lantus|basaglar|toujeo
insulin lispro|humalog|admelog
insulin aspart|novolog|fiasp
insulin degludec|tresiba
insulin detemir|levemir
insulin glulisine|glulisine|apidra
nph|humulin|novolin
metformin|glucophage
glipizide|glucotrol
glyburide
glimepiride|amaryl
sulfonylurea
semaglutide|ozempic|rybelsus|wegovy
dulaglutide|trulicity
liraglutide|victoza
tirzepatide|mounjaro|zepbound
glp-1|glp 1 agonist
empagliflozin|jardiance
dapagliflozin|farxiga
canagliflozin|invokana
sitagliptin|januvia
pioglitazone|actos
acarbose
oral agents|oral hypoglycemics|oral diabetes medication|oral antidiabetics
steroid|steroids|corticosteroid|prednisone|prednisolone|dexamethasone|hydrocortisone|methylprednisolone|cortisone
steroid injection|cortisone injection|corticosteroid injection
hyaluronic acid|viscosupplementation
warfarin|coumadin
apixaban|eliquis
rivaroxaban|xarelto
dabigatran|pradaxa
heparin|enoxaparin|lovenox
clopidogrel|plavix
aspirin
blood thinner|anticoagulant|anticoagulation|antiplatelet
diuretic|water pill|furosemide|lasix|hydrochlorothiazide|hctz|spironolactone|torsemide|bumetanide|chlorthalidone
lisinopril|enalapril|ramipril|benazepril|ace inhibitor
losartan|valsartan|olmesartan|ARB
amlodipine|norvasc|nifedipine|diltiazem|verapamil|calcium channel blocker
metoprolol|atenolol|carvedilol|propranolol|bisoprolol|beta blocker
hydralazine
clonidine
digoxin
amiodarone
nitroglycerin
statin|atorvastatin|lipitor|simvastatin|rosuvastatin|crestor|pravastatin
ezetimibe
levothyroxine|synthroid
oxybutynin|ditropan
tolterodine|detrol
solifenacin|vesicare
trospium
darifenacin
fesoterodine|toviaz
mirabegron|myrbetriq
vibegron|gemtesa
anticholinergic|antimuscarinic
botox|botulinum toxin
desmopressin
tamsulosin|flomax|terazosin|doxazosin|alpha blocker
finasteride|dutasteride
estrogen cream|vaginal estrogen
levodopa|carbidopa|sinemet
pramipexole|ropinirole|rotigotine
amantadine
rasagiline|selegiline
baclofen
tizanidine
cyclobenzaprine
muscle relaxant
gabapentin|neurontin
pregabalin|lyrica
duloxetine|cymbalta
amitriptyline|nortriptyline
capsaicin
lidocaine|lidocaine patch
acetaminophen|tylenol|paracetamol
ibuprofen|advil|motrin
naproxen|aleve
nsaid|nsaids|anti-inflammatory|antiinflammatories|anti-inflammatories
celecoxib|meloxicam|diclofenac
painkiller|pain medication|pain medicine|analgesic|analgesics|pain pill
opioid|opioids|narcotic|tramadol|oxycodone|hydrocodone|morphine|fentanyl|codeine
antibiotic|antibiotics|amoxicillin|cephalexin|doxycycline|ciprofloxacin|clindamycin|vancomycin|trimethoprim|nitrofurantoin
antifungal|fluconazole|nystatin
zinc oxide|barrier cream
albuterol|inhaler|tiotropium|budesonide|fluticasone|salmeterol|nebulized bronchodilator|bronchodilator
montelukast
antidepressant|sertraline|fluoxetine|citalopram|escitalopram|paroxetine|venlafaxine|bupropion|mirtazapine|trazodone
antipsychotic|quetiapine|olanzapine|risperidone|haloperidol|aripiprazole
benzodiazepine|lorazepam|alprazolam|diazepam|clonazepam
sedative|sleeping pill|zolpidem
donepezil|memantine|rivastigmine
seizure medication|levetiracetam|phenytoin|valproate|lamotrigine|carbamazepine|topiramate
lithium
methotrexate|hydroxychloroquine|adalimumab|humira|etanercept|rituximab
allopurinol|colchicine|febuxostat
alendronate|bisphosphonate|denosumab|prolia
vitamin d|calcium supplement|iron supplement
omeprazole|pantoprazole|proton pump inhibitor
laxative|stool softener|docusate|senna|polyethylene glycol|miralax
loperamide|imodium
ondansetron
chemotherapy|radiation therapy|radiotherapy|immunotherapy
tamoxifen|letrozole
hormone therapy
glucagon|glucagon kit
oxygen therapy|supplemental oxygen|home oxygen
pentoxifylline
silver sulfadiazine
antihistamine|diphenhydramine|benadryl|cetirizine
cannabis|marijuana
herbal|over-the-counter medication
`);

/** Names of groups, which are said for any of their drugs. */
export const DRUG_GROUPS: readonly string[] =
  'steroid|corticosteroid|anticoagulant|anticoagulation|antiplatelet|blood thinner|diuretic|water pill|arb|ace inhibitor|beta blocker|alpha blocker|calcium channel blocker|statin|anticholinergic|antimuscarinic|muscle relaxant|nsaid|anti-inflammatory|antiinflammatory|painkiller|pain medication|pain medicine|pain pill|analgesic|opioid|narcotic|antibiotic|antifungal|inhaler|bronchodilator|antidepressant|antipsychotic|benzodiazepine|sedative|sleeping pill|seizure medication|bisphosphonate|laxative|stool softener|proton pump inhibitor|chemotherapy|radiotherapy|immunotherapy|hormone therapy|antihistamine|sulfonylurea|hctz|viscosupplementation|oral agent'.split(
    '|',
  );

/** How names of drugs end [USAN stem list, American Medical Association]. */
export const DRUG_ENDING =
  /^[a-z]{2,16}(?:pril|sartan|olol|vastatin|gliptin|gliflozin|glutide|formin|prazole|cillin|mycin|floxacin|conazole|dipine|oxetine|triptan|mab|tinib|ercept|atacept|azepam|barbital|thiazide|semide|parin|xaban|gatran|grel|navir|ciclovir|profen|coxib|setron|afil|terol|solone|lukast|dronate|fenacin|begron|terodine|zosin|steride|caine|tidine|giline|dopa|triptyline|codone|morphone|glitazone|cycline)$/;
