import { checkGrounding } from './check-grounding.ts';
import { type CorpusCase, thirdStrangersCases } from './corpus/index.ts';

const caseOf = (id: string): CorpusCase => thirdStrangersCases.find((one) => one.id === id)!;
const strongIn = (id: string, text: string) => {
  const { facts, today } = caseOf(id);
  return checkGrounding(text, facts, today)
    .marks.filter(({ tier }) => !tier)
    .map((mark) => mark.text);
};

test.each([
  // Days without a year, months of a year, hours of a day.
  ['arm-compression-boat-repair', 'Conservative care 8/10-9/7: 1 cm off the arm.'],
  ['briefs-walker-parkinson', 'Bladder training Feb-May 26 did not help.'],
  ['catheter-spina-bifida', 'He had two infections with fever, in November and in April. 5 foot 3.'],
  ['catheter-spina-bifida', 'He has catheterized himself since age 8.'],
  ['nerve-stimulator-neck', 'She was hit from behind last September.'],
  ['feeding-pump-stroke', 'Pump 18:00-08:00.'],
  ['feeding-pump-stroke', 'The pump runs from 6 pm (18:00) to 8 am (08:00).'],
  ['feeding-pump-stroke', 'Ten hours of the day the feeding does not run.'],
  ['nerve-stimulator-neck', 'Two sessions of 40 minutes are 80 minutes a day.'],
  // Measures of both sides after a date.
  [
    'arm-compression-boat-repair',
    'On September 8, 2026 the left arm measured 36 cm and the right arm 30 cm.',
  ],
  // A column of limits beside that of quantities.
  ['briefs-walker-parkinson', 'Pull-on, medium         T4526    150/month   200/month'],
  // What is said of any device, beside its brackets, or of a therapy by the name of its item.
  ['assist-device-motor-neuron', 'A device without a backup rate waits for a breath.'],
  ['diabetic-shoes-mail-carrier', 'Callus both feet L84 (R with bleeding).'],
  ['oxygen-lung-fibrosis', 'Home oxygen intake sheet'],
  // A sentence that has more than the one of the case.
  ['bed-lift-sclerosis', 'The present bed stands 18 inches from the floor.'],
  ['briefs-walker-parkinson', 'He has been spared a fall in the past year.'],
  ['feeding-pump-stroke', 'Pump feeding at 75 mL/h: no vomiting, no loose stools.'],
])('%s: “%s” contradicts nothing', (id, text) => {
  expect(strongIn(id, text)).toEqual([]);
});

test.each([
  ['assist-device-motor-neuron', 'He had headaches on June 2, 2026.', 1],
  ['briefs-walker-parkinson', 'On May 26, 2026 a cane was tried.', 1],
  ['feeding-pump-stroke', 'Milk allergy is expected.', 0],
  ['nerve-stimulator-neck', 'She was hit from behind last May.', 0],
  ['bed-lift-sclerosis', 'She can stand.', 1],
] as const)('%s: “%s” is marked strongly %i times', (id, text, times) => {
  expect(strongIn(id, text)).toHaveLength(times);
});

test.each([
  ['arm-compression-boat-repair', 'Conservative care 8/10-9/9.', '8/10-9/9'],
  ['feeding-pump-stroke', 'The pump runs from 17:00.', '17:00'],
  ['feeding-pump-stroke', 'The pump runs until 8:00 pm.', '8:00 pm'],
])('%s: “%s” is not traced to the case', (id, text, mark) => {
  const { facts, today } = caseOf(id);
  expect(checkGrounding(text, facts, today).marks.map((one) => one.text)).toContain(mark);
});
