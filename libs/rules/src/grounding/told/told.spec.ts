import { ankleFootOrthosisStroke } from '../corpus/seventh-stranger/ankle-foot-orthosis-stroke.ts';
import { backBraceVertebralFracture } from '../corpus/seventh-stranger/back-brace-vertebral-fracture.ts';
import { gaitTrainerCerebralPalsy } from '../corpus/seventh-stranger/gait-trainer-cerebral-palsy.ts';
import { hospitalBedSacralUlcer } from '../corpus/seventh-stranger/hospital-bed-sacral-ulcer.ts';
import { kneeScooterAnkleFracture } from '../corpus/seventh-stranger/knee-scooter-ankle-fracture.ts';
import { oxygenHeartFailure } from '../corpus/seventh-stranger/oxygen-heart-failure.ts';
import { walkerKneeReplacement } from '../corpus/seventh-stranger/walker-knee-replacement.ts';
import { checkGrounding } from '../index.ts';

type Case = typeof walkerKneeReplacement;
const marked = ({ facts, today }: Case, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => mark.text);

test.each<[Case, string]>([
  [kneeScooterAnkleFracture, 'Oxycodone 5 mg q6h prn, metformin 500 mg BID.'],
  [kneeScooterAnkleFracture, 'NWB RLE x 8 wks.'],
  [hospitalBedSacralUlcer, 'HOB <30. Braden 12. IC q6h.'],
  [walkerKneeReplacement, 'POD 11 L TKA. Metoprolol 25 bid, furosemide 20 qd.'],
  [walkerKneeReplacement, 'Four days after March 30 she fell.'],
  [oxygenHeartFailure, 'P 68, BP 104/62. CKD 3a.'],
  [backBraceVertebralFracture, 'Tylenol 650 every 6 hrs, alendronate once weekly.'],
  [gaitTrainerCerebralPalsy, 'I prescribe one posterior gait trainer (E8000).'],
])('what the case tells is traced to it in shorthand too: %#', (of, text) => {
  expect(marked(of, text)).toEqual([]);
});

test.each<[Case, string, string]>([
  // How often and how much.
  [kneeScooterAnkleFracture, 'Oxycodone 5 mg q4h prn, metformin 500 mg BID.', 'q4h'],
  [kneeScooterAnkleFracture, 'Oxycodone 5 mg q6h prn, metformin 500 mg TID.', 'TID'],
  [oxygenHeartFailure, 'Carvedilol 25 bid.', '25'],
  [hospitalBedSacralUlcer, 'Turn q8h.', 'q8h'],
  // How far days lie from each other.
  [walkerKneeReplacement, 'POD 21 L TKA.', 'POD 21'],
  [
    walkerKneeReplacement,
    'The knee was replaced on March 30, 2026, and she went home nine days later.',
    'nine days later',
  ],
  [oxygenHeartFailure, 'He quit smoking three years ago.', 'three years ago'],
  // Measures and grades by their names.
  [hospitalBedSacralUlcer, 'Braden 18.', '18'],
  [ankleFootOrthosisStroke, 'The strength of right ankle dorsiflexion is 4 of 5.', '4 of 5'],
  [kneeScooterAnkleFracture, 'Swelling R ankle, 4+ pitting.', '4+'],
  // States that exclude each other.
  [walkerKneeReplacement, 'NWB LLE.', 'NWB'],
  [oxygenHeartFailure, 'CKD 4.', 'CKD 4'],
  // Bounds and courses turned round.
  [hospitalBedSacralUlcer, 'HOB >30.', '>30'],
  // Kinds of an item.
  [gaitTrainerCerebralPalsy, 'I prescribe one anterior gait trainer (E8000).', 'anterior'],
])('what the case tells otherwise is marked where it stands: %#', (of, text, said) => {
  expect(marked(of, text)).toContain(said);
});
