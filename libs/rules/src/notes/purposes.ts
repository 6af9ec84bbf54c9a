const COMPRESSION =
  'Graduated compression moves fluid out of the tissue, supports the return of blood and lymph, and helps to keep ' +
  'the swelling from coming back. Garments lose their pressure with wear and washing and have to be replaced.';
const MOBILITY =
  'Toileting, feeding, dressing, grooming and bathing at home all depend on moving there safely.';

/**
 * What items of each kind do, for anyone who needs them: a letter says it of every such order, and it states nothing of
 * a patient. Fixed wording that names nobody.
 */
export const PURPOSES = {
  incontinence:
    'Absorbent products contain urine or stool that cannot be held, keep moisture away from the skin, and so help ' +
    'to prevent skin breakdown and infection. They have to be changed whenever they are soiled, so the quantity ' +
    'follows from the number of changes.',
  continuousGlucose:
    'A continuous glucose monitor measures glucose around the clock, shows where it is heading, and warns of values ' +
    'that are too high or too low. Single finger-stick tests show a moment only and miss the hours between them, ' +
    'above all the night.',
  bloodGlucose:
    'Testing blood glucose at home shows how meals, activity and treatment act on it, and lets values that are too ' +
    'high or too low be answered in time. Strips and lancets are used once and have to be replaced.',
  diabeticShoes:
    'Therapeutic shoes and inserts spread the load on the foot and protect skin on which a small injury can pass ' +
    'unnoticed. They help to prevent ulcers and the loss of toes or foot that ulcers lead to.',
  compression: COMPRESSION,
  powerMobility: `${MOBILITY} A power device gives this mobility to a person who can neither walk safely nor propel a manual chair.`,
  manualWheelchair: `${MOBILITY} A wheelchair gives this mobility where walking is not safe or does not suffice.`,
  walkingAids: `${MOBILITY} A walking aid takes weight off the legs, widens the base of support, and lowers the risk of falls.`,
  otherMobility: MOBILITY,
  oxygen:
    'Oxygen equipment gives oxygen at home where the air alone does not give enough of it. It is used for as many hours as ' +
    'are ordered.',
  airwayPressure:
    'Positive pressure supports the airway during sleep for as long as the device is used. Masks and tubing wear out and ' +
    'have to be replaced.',
  nebulizers:
    'A nebulizer turns a medication into a mist that is breathed in. Its sets wear out and have to be replaced.',
  orthoses:
    'An orthosis supports what is weak, unstable or out of shape, and so helps to stand and to walk safely.',
  commodes: 'A commode chair takes the place of a toilet that cannot be reached in time or in safety.',
  hospitalBeds: 'A hospital bed gives and holds positions of the body that an ordinary bed cannot give.',
  urological:
    'Catheters empty a bladder that does not empty itself, and so protect the kidneys and keep the skin dry.',
  general:
    'The items listed above are ordered for use at home as part of the treatment of the diagnoses in this letter.',
} as const;
