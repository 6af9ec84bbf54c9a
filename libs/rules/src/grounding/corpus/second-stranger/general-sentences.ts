/** Sentences about devices, diseases and coverage that state nothing of a patient. */
export const secondGeneralSentences: readonly string[] = [
  'A rolling walker with a seat lets its user rest wherever the strength runs out.',
  'Test strips of one brand do not fit the meters of another.',
  'Compression stockings lose their pressure with washing and are commonly replaced about every six months.',
  'In Parkinson’s disease falls tend to be backward, because the reflexes that catch the body come too late.',
  'A power wheelchair is considered only where a cane, a walker, a manual wheelchair and a scooter would not be enough in the home.',
  'People with type 1 diabetes need insulin all their lives.',
  'Medicare covers one pair of depth shoes and three pairs of inserts in a calendar year for those who qualify.',
  'Forearm crutches stay on the arm when the hand lets go, so a door can be opened without dropping them.',
  'Stress incontinence is leakage under strain, such as a cough, a sneeze or a lift.',
  'Briefs that are too large leak at the legs, and those that are too small chafe the skin.',
  'A cane is carried on the side opposite the weaker leg.',
  'An A1c reflects the glucose of roughly the last two to three months.',
  'Tilt in space turns seat and back together, so that the angle at the hips does not change.',
  'Diabetic neuropathy usually begins in the toes and climbs slowly, as though a stocking were being pulled on.',
  'A claim for supplies needs a written order from the treating practitioner before it is submitted.',
];
