import { checkGrounding } from './check-grounding.ts';
import { type CorpusCase, fifteenthStrangersCases } from './corpus/index.ts';

const marksOf = (id: string, text: string) => {
  const { facts, today } = fifteenthStrangersCases.find((one: CorpusCase) => one.id.startsWith(id))!;
  return checkGrounding(text, facts, today).marks;
};

test.each([
  // A name in the plural, and one that ends in one.
  ['afo', 'She was treated at Loess Hills Medical Center for a stroke.'],
  ['enteral', 'Appalachian Infusion Services'],
  ['lymphedema', 'The surgery was at Wenatchee Highlands Hospital.'],
  // What a physician practises.
  ['ostomy', 'Eudora Prentiss, MD\nFamily Medicine'],
  // A telephone that begins a line is no number of a list.
  ['enteral', 'Wexler Gap, NC 28799\n(828) 555-0117'],
  ['enteral', 'Mr. Delacroix-Boone is a luthier of 66, who repairs violins.'],
  ['hospital', 'She is now 87 and lives with her niece Isolde.'],
  ['oxygen', 'He stopped smoking in 2019.'],
  // Two measures that the case tells together.
  ['oxygen', 'On 2 liters at rest the saturation was 93 %.'],
  ['enteral', 'I order 540 units of formula a month (B4152).'],
  ['ostomy', '(c) A4371, 2 oz of powder'],
  ['ostomy', 'The stoma is red and moist.'],
  ['ostomy', 'Zinc cream was tried in May.'],
  ['afo', '2 | L2270 | Varus/valgus correction (T) strap, padded/lined | 1 | 1 per year'],
  // What several items make in a longer time.
  ['catheters', 'For three months, 540 kits and 6 bags.'],
  // How far two measures of one sentence of the case lie apart.
  ['enteral', 'He has lost 27 lb.'],
  ['lymphedema', 'Bandaging: the forearm lost 1.5 cm.'],
  ['diabetic', 'He lives alone.'],
  ['catheters', 'On June 15, 2026 I examined him in the office.'],
  ['diabetic', 'I saw him then.'],
  ['catheters', 'Allergies: latex.'],
  // An answer affirms too: `Can she put the brace on herself? Yes, with one hand in 5 minutes`.
  ['afo', 'She can put the brace on with one hand in 5 minutes.'],
  // Headings tell nothing of what follows them.
  ['afo', 'PHYSICAL THERAPY: GAIT EVALUATION\n\nDate: April 9, 2026'],
  ['nebulizer', 'Ready.\n\n5. Caregiver and home\nShe lives with her grandmother.'],
])('%s: “%s” stands in the case, and bears no mark', (id, text) => {
  expect(marksOf(id, text).map((one) => one.text)).toEqual([]);
});

test.each([
  ['afo', 'She was treated at Sioux Valley Medical Center for a stroke.', 'Sioux Valley Medical'],
  ['ostomy', 'He was seen at Tupelo Family Medicine.', 'Tupelo Family Medicine'],
  ['enteral', 'Wexler Gap, NC 28799\n(828) 555-0171', '(828) 555-0171'],
  ['enteral', 'Mr. Delacroix-Boone is a luthier of 68, who repairs violins.', '68'],
  ['hospital', 'She is now 78 and lives with her niece Isolde.', '78'],
  ['oxygen', 'He stopped smoking in 2017.', '2017'],
  ['oxygen', 'On 2 liters at rest the saturation was 90 %.', '90'],
  ['ostomy', '(c) A4371, 6 oz of powder', '6'],
  ['catheters', 'For three months, 560 kits and 6 bags.', '560'],
  ['enteral', 'He has lost 37 lb.', '37'],
  ['diabetic', 'He lives with his brother.', 'lives with'],
  ['ostomy', 'I order 20 pouches (A4390), red.', 'red'],
  ['afo', 'He was\n\nPhysical therapy went on for weeks.', 'Physical therapy'],
  ['diabetic', 'I personally measured his feet.', 'I personally measured'],
  ['diabetic', 'He does not take metformin.', 'not take metformin'],
  ['diabetic', 'He is not on insulin.', 'is not on insulin'],
  ['ostomy', 'He does not live with his wife.', 'does not live with'],
  ['wheelchair', 'Client: Philippa Wendt-Osgood (M), MRN 1', 'M'],
  ['wheelchair', 'Wendt-Osgood, Philippa (he/him)', 'he/him'],
  ['diabetic', 'Allergies: soy.', 'soy'],
  ['enteral', 'I order 450 units of formula a month (B4152).', '450 units of formula a month'],
])('%s: “%s” does not, and is marked', (id, text, said) => {
  expect(marksOf(id, text).map((one) => one.text)).toContain(said);
});

test.each([
  ['catheters', 'Findings: afebrile at 98.4 F, abdomen soft.', 'F'],
  ['enteral', '2. Silent aspiration of both liquids.', 'both'],
  ['glucose', 'I order test strips, two units of 50 a month (A4253).', '50 a month'],
  ['ostomy', 'Color: red, moist', 'red'],
  ['wheelchair', 'Name: P. Wendt-Osgood   Age: 77   Sex: F', 'P. Wendt-Osgood   Age'],
  ['catheters', '- G82.21, paralysis below T6', 'paralysis'],
  ['ostomy', 'Badger Supply\nDocumentation Department', 'Documentation Department'],
  ['oxygen', 'He is insured by somebody.', 'insured by'],
  ['oxygen', 'Mrs. Tillinghast pulls him up. She is not able to do it safely.', 'She'],
  ['oxygen', 'J44.9 COPD, portable gas system E0431, 1 unit.', 'gas'],
  ['wheelchair', 'A walker must be lifted at each step. She cannot do that.', 'cannot'],
  ['ostomy', 'One pouch (A4390) from Red River Home Equipment.', 'Red'],
  ['ostomy', 'For a three-month order: 60 pouches, 30 solid barriers and 6 oz of powder.', '30'],
])('%s: “%s” does not contradict the case by %s', (id, text, said) => {
  expect(marksOf(id, text).filter((one) => one.text === said && one.tier === undefined)).toEqual([]);
});

test('what an answer affirms, a letter may say that somebody can do', () => {
  const { facts, today } = fifteenthStrangersCases[0]!;
  const said = 'The patient can propel a manual chair at home.';
  const marks = (told: readonly string[]) =>
    checkGrounding(said, { ...facts, told }, today).marks.map(({ text }) => text);
  expect(marks(['Does the patient propel a manual chair at home? Yes'])).not.toContain('can propel');
  expect(marks([])).toContain('can propel');
});
