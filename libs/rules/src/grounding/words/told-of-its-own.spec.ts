import { diabeticShoesBusMechanic } from '../corpus/eleventh-stranger/diabetic-shoes-bus-mechanic.ts';
import { glucoseStripsChoirDirector } from '../corpus/eleventh-stranger/glucose-strips-choir-director.ts';
import { incontinenceAlzheimerFerryPilot } from '../corpus/eleventh-stranger/incontinence-alzheimer-ferry-pilot.ts';
import { legCompressionOrganTuner } from '../corpus/eleventh-stranger/leg-compression-organ-tuner.ts';
import { patientLiftCordCabinetmaker } from '../corpus/eleventh-stranger/patient-lift-cord-cabinetmaker.ts';
import { checkGrounding } from '../index.ts';

const marksOf = ({ facts, today }: typeof legCompressionOrganTuner, text: string) =>
  checkGrounding(text, facts, today).marks;
const marked = (of: typeof legCompressionOrganTuner, text: string) =>
  marksOf(of, text)
    .map((mark) => mark.text)
    .join('|');

test.each([
  ['a drug that was stopped', glucoseStripsChoirDirector, 'Metformin is continued.', /Metformin/],
  ['another drug of its group', legCompressionOrganTuner, 'He takes enalapril each day.', /enalapril/],
  ['the side of another part', diabeticShoesBusMechanic, 'The hammertoe is on his left foot.', /left/],
  ['what a test found', glucoseStripsChoirDirector, 'Her A1c in November was 7.5 percent.', /7\.5/],
  ['the limit of an item', patientLiftCordCabinetmaker, 'Slings are limited to four.', /four/],
  ['the age of kin', incontinenceAlzheimerFerryPilot, 'His husband is 83 years old.', /83/],
  ['what goes on', incontinenceAlzheimerFerryPilot, 'He no longer walks.', /walks/],
  ['a thing of which there is no sign', patientLiftCordCabinetmaker, 'It has become infected.', /infected/],
] as const)('%s told otherwise is marked', (_, of, text, place) => {
  expect(marked(of, text)).toMatch(place);
});

test.each([
  [glucoseStripsChoirDirector, 'Metformin caused diarrhea.', /Metformin/],
  [glucoseStripsChoirDirector, 'Metformin is no longer taken.', /Metformin/],
  [legCompressionOrganTuner, 'He takes lisinopril each day.', /lisinopril/],
  [diabeticShoesBusMechanic, 'The hammertoe is of the right second toe.', /right/],
  [glucoseStripsChoirDirector, 'Her A1c in November was 8.8 percent.', /8\.8/],
  [patientLiftCordCabinetmaker, 'Slings are limited to two.', /two/],
  [incontinenceAlzheimerFerryPilot, 'He no longer uses tabbed briefs at home.', /no longer uses/],
  [patientLiftCordCabinetmaker, 'There is no sign of infection.', /infection/],
] as const)('what the case tells so is not: %#', (of, text, place) => {
  expect(marked(of, text)).not.toMatch(place);
});

test('that something was tried contradicts nothing, whatever it was', () => {
  const marks = marksOf(legCompressionOrganTuner, 'Conservative care has been tried.');
  expect(marks.filter(({ tier }) => tier === undefined)).toEqual([]);
});
