import { linesOf } from './lines.ts';

/**
 * Devices and supplies, each with the words it goes by. Names: the product's own catalogue and the headings of the
 * HCPCS level II file (CMS, public domain). A device of the case excuses every word on its line.
 */
export const DEVICES = linesOf(`
continuous glucose monitor|cgm|cgms|continuous glucose monitoring|sensor|glucose sensor|transmitter|continuous monitor|cgm receiver|cgm supplies|cgm system|dexcom|freestyle libre|libre|guardian sensor
glucose meter|glucometer|blood glucose meter|blood glucose monitor|blood sugar meter|meter
test strip|glucose strip|bgm test strip|strip|test strips
lancet|lancing device|lancets|finger-stick device
control solution|calibrator solution
insulin pump|infusion pump|omnipod|pump therapy
insulin pen|pen needle
syringe|insulin syringe
adult brief|brief|diaper|incontinence brief|tab-style brief|tabbed brief|adult diaper
protective underwear|pull-on|pull-up|pull-on underwear|pullup|pull-ups|absorbent underwear
bladder control pad|incontinence pad|liner|shield|guard|incontinence liner|bladder pad
underpad|chux|bed pad|disposable underpad|reusable underpad|mattress protector
youth brief
catheter|intermittent catheter|catheterization|self-catheterization
indwelling catheter|foley|foley catheter
suprapubic catheter
condom catheter|external catheter
urinal
bedpan
disposable wipes|wipes|washcloth
gloves|disposable gloves
barrier cream|skin protectant
bedside commode|commode|commode chair
raised toilet seat|toilet seat
leg bag|urinary leg bag
drainage bag|bedside bag|bedside drainage bag|night bag|urine bag
ostomy pouch|ostomy bag|ostomy supplies|colostomy bag
diabetic shoe|depth-inlay shoe|depth shoe|extra-depth shoe|therapeutic shoe|diabetic footwear|depth inlay shoe|inlay shoe|therapeutic footwear|shoe|off-the-shelf shoe
custom-molded shoe|custom molded shoe|molded shoe
shoe insert|insert|orthotic insert|custom insert|insole|multiple-density insert|inlay
rocker sole|rocker bottom|shoe modification
ankle-foot orthosis|AFO|ankle brace|foot brace|leg brace
walking boot|cam boot|total contact cast|surgical shoe|offloading boot|off-loading boot
knee brace|knee orthosis|unloader brace
back brace|lumbar brace|lumbosacral orthosis|LSO|lumbar sacral orthosis|thoracic lumbar sacral orthosis|spinal orthosis
wrist splint|wrist brace|hand splint|splint
cervical collar|neck brace
compression stocking|stocking|compression hose|compression sock|gradient stocking|support stocking|below-knee stocking
compression wrap|wrap|velcro wrap|adjustable wrap|non-elastic wrap|unna boot|compression bandage|bandage|multi-layer wrap
arm sleeve|lymphedema sleeve|compression sleeve|sleeve|gauntlet|compression glove
night garment|nighttime garment
pneumatic compression pump|lymphedema pump|compression pump|pneumatic compressor|sequential pump
wound dressing|foam dressing
hydrocolloid
alginate
gauze
negative pressure wound therapy|wound vac|npwt
cane|single-point cane|walking stick|straight cane
quad cane|four-point cane
forearm crutch|lofstrand crutch|forearm crutches
underarm crutch|axillary crutch|crutch|crutches
walker|wheeled walker|rolling walker|front-wheeled walker|rollator|folding walker|pickup walker|walking frame|four-wheeled walker|heavy-duty walker
knee scooter|knee walker
walker seat
wheelchair|manual wheelchair|standard wheelchair|lightweight wheelchair|ultralightweight wheelchair
transport chair
power wheelchair|electric wheelchair|motorized wheelchair|power chair|powered wheelchair
powered mobility device|power mobility device|power mobility
power scooter|scooter|mobility scooter|power operated vehicle|POV
hospital bed|adjustable bed|semi-electric bed|bed rails|bed rail
mattress|pressure-reducing mattress|alternating pressure mattress|low air loss mattress|air mattress|support surface|overlay|gel overlay
wheelchair cushion|seat cushion|pressure cushion|roho cushion|gel cushion|cushion
patient lift|hoyer lift|lift
lift chair|seat lift
stair lift
ceiling lift
transfer board|sliding board
trapeze|trapeze bar
gait belt
shower chair|bath chair|shower bench
tub bench|bath bench|transfer bench|tub transfer bench
grab bar|grab bars
handheld shower
ramp|wheelchair ramp
oxygen concentrator|portable oxygen|oxygen tank|concentrator|home oxygen|on oxygen|nasal cannula
cpap|pap device|cpap machine|cpap mask
bipap|bi-level|bilevel
nebulizer|nebulizer machine
ventilator|home ventilator
suction machine
feeding tube|feeding pump|enteral nutrition|tube feeding|g-tube|peg tube|gastrostomy tube
tens unit|TENS|transcutaneous electrical nerve stimulation|nerve stimulator|bone growth stimulator|neurostimulator|spinal cord stimulator|sacral neuromodulation|bladder stimulator
blood pressure monitor|blood pressure cuff|home blood pressure monitor
pulse oximeter|oximeter
prosthesis|prosthetic leg|artificial leg|prosthetic limb|prosthetics|prosthetic
hearing aid|hearing aids
eyeglasses
magnifier
pacemaker
defibrillator
bathroom scale
reacher
dressing aid|sock aid
long-handled shoehorn
medical alert|alert bracelet|alert button|personal emergency response system
smartphone|smartphone app|phone app|mobile app
exercise bike
treadmill
`);

/** Words that make one device another; `powered` with a walker is another walker. */
export const DEVICE_QUALIFIERS = linesOf(`
power|powered|electric|motorized
manual
lightweight|ultralightweight|ultra-lightweight
heavy-duty|heavy duty|bariatric
high-strength|high strength
reclining|tilt-in-space
folding|collapsible
wheeled|rolling
disposable
reusable|washable
adjunctive
non-adjunctive|nonadjunctive
custom-molded|custom molded
custom-milled|custom milled
custom-made|custom made|custom-fabricated|custom fitted
prefabricated|off-the-shelf|ready-made
pediatric|youth
flat-knit|circular-knit
thigh-high|thigh-length|thigh length|thigh high|full-length|waist-high|pantyhose|chap-style
below-knee|below knee|knee-high|knee high|knee-length
open-toe|closed-toe
zippered|velcro
overnight
scented
steel-toed
with voice|talking|voice synthesizer|speaking|speech output
`);

/** What an item with such a code may be called beside its own name. HCPCS level II (CMS, public domain). */
export const WORDS_OF_CODES: readonly (readonly [RegExp, string])[] = [
  [/^E2102$|^A4238$/, 'continuous glucose monitor sensor adjunctive'],
  [/^E2103$|^A4239$/, 'continuous glucose monitor sensor non-adjunctive'],
  [/^E0607$|^E2100$/, 'glucose meter'],
  [/^A4253$/, 'blood glucose test strip. Box of 50 strips'],
  [/^A425[89]$/, 'blood glucose lancet. Box of 100 lancets'],
  [/^A4256$/, 'blood glucose control solution'],
  [/^T452[1-4]$|^T4543$/, 'adult brief disposable incontinence'],
  [/^T45(2[5-8]|36)$/, 'protective underwear incontinence'],
  [/^T4535$/, 'bladder control pad incontinence'],
  [/^T45(37|4[0-2])$/, 'underpad incontinence'],
  [/^T4533$/, 'youth brief incontinence'],
  [/^L56(?:73|79)$/, 'liner gel liner'],
  [/^A5500$/, 'diabetic diabetes shoe depth-inlay off-the-shelf extra-depth'],
  [/^A5501$/, 'diabetic shoe custom-molded shoe'],
  [/^A55(10|1[2-4])$/, 'diabetic diabetes shoe insert multiple-density heat-molded'],
  [/^A5503$/, 'rocker sole diabetic shoe'],
  [/^A65(3[0-9]|4[0-4]|5[0-9])$/, 'compression stocking below-knee gradient lymphedema'],
  [/^A6545$|^A6583$/, 'compression wrap below-knee non-elastic gradient lymphedema'],
  [/^A6578$/, 'arm sleeve gradient compression lymphedema'],
  [/^A6524$/, 'night garment gradient padded compression lymphedema'],
  [/^E0100$/, 'cane'],
  [/^E0105$/, 'quad cane cane'],
  [/^E011[01]$/, 'forearm crutch'],
  [/^E011[2-7]$/, 'underarm crutch'],
  [/^E0118$/, 'knee walker. Knee scooter. Crutch'],
  [/^E07(?:47|48)$|^E0760$/, 'bone growth stimulator'],
  [/^L(?:5[0-8]|59[0-8]|6)\d+$/, 'prosthesis'],
  [/^E01(3[05]|4[0-9])$/, 'walker'],
  [/^E0143$|^E0149$/, 'wheeled walker folding walker'],
  [/^E0156$/, 'walker seat walker'],
  [/^K000\d$/, 'manual wheelchair'],
  [/^K08[0-1]\d$/, 'power scooter. Power mobility device'],
  [/^K08[2-9]\d$/, 'power wheelchair. Power mobility device'],
];
