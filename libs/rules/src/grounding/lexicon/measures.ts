import { linesOf } from './lines.ts';

/** What is measured of a patient. Own list of usual clinical measures. */
export const MEASURES = linesOf(`
a1c|hba1c|hemoglobin a1c|glycated hemoglobin
fasting glucose|fasting blood sugar|average glucose|glucose values of|time in range
glucose reading|glucose level|blood glucose level|blood sugar reading|blood sugar level|glucose readings
blood pressure reading|systolic|diastolic
ejection fraction|lvef
egfr|gfr|creatinine
bmi|body mass index
ABI|ankle-brachial index|ankle brachial index|toe pressure
oxygen saturation|spo2|saturation|pulse oximetry
heart rate|pulse|resting pulse
respiratory rate|respirations
body temperature
ahi|apnea-hypopnea index
post-void residual|pvr|residual volume|bladder volume
gait speed
timed up and go|tug test|tug score|TUG
berg balance|berg score
six-minute walk|6-minute walk
mmse
moca
braden scale|braden score
morse fall|fall risk score
pain score|pain scale
tinetti
muscle strength|grip strength|range of motion|manual muscle test
circumference|calf circumference|ankle circumference|ankle measurement|limb volume
wound size|wound measures|ulcer measures
cholesterol|LDL|HDL
triglycerides
hemoglobin
hematocrit
albumin|prealbumin
potassium
sodium
INR
PSA
white count
fev1
peak flow
`);

/** Units in which nothing but a measure of a patient is told, when the case does not say it. */
export const CLINICAL_UNIT =
  /^\s?(?:%|percent\b|mg\/dl\b|mmol\/l\b|mmhg\b|mm hg\b|cm\b|mm\b|m\/s\b|bpm\b|kg\b|lbs?\b|pounds?\b|ml\b|cc\b|mg\b|mcg\b|units?\b|g\/dl\b|inches\b|feet\b|meters?\b|steps\b|liters?\b|l\/min\b|points?\b|out of\b|\/ ?\d{1,3}\b)/i;

/** Values that the policies themselves name: level 2 hypoglycemia, the parts a payer pays, classes of pressure. */
export const POLICY_MEASURES = new Set(['54 mg/dl', '80 %', '20 %', '300 pounds', '300 lb', '18 mmhg']);
