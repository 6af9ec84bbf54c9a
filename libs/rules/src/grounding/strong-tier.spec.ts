import { checkGrounding } from './check-grounding.ts';
import { type CorpusCase, fourthStrangersCases, heldOutCases, thirdStrangersCases } from './corpus/index.ts';

const caseOf = (id: string): CorpusCase =>
  [...heldOutCases, ...thirdStrangersCases, ...fourthStrangersCases].find((one) => one.id === id)!;
const tierOf = (id: string, text: string, said: string) => {
  const { facts, today } = caseOf(id);
  const mark = checkGrounding(text, facts, today).marks.find((one) => one.text.includes(said));
  return mark && (mark.tier ?? 'strong');
};

// What a sentence says is certain; the same words in a heading, a list or shorthand are not.
test.each([
  ['oxygen-lung-fibrosis', 'She had a hip replacement.', 'replacement', 'strong'],
  ['oxygen-lung-fibrosis', 'Earlier: hip replacement', 'replacement', 'untraced'],
  ['bed-lift-als', '- Type 2 diabetes mellitus', 'diabetes', 'strong'],
  // A choice that replaces the one made is certain in a list too.
  ['charcot-molded-shoes', 'Shoes, red', 'red', 'strong'],
  ['arm-compression-boat-repair', 'Arm sleeves, red', 'red', 'untraced'],
  // A number counts an item where one is named; miles a day are no item.
  ['feeding-pump-stroke', 'Changed twice daily.', 'twice daily', 'untraced'],
  ['socket-below-knee', 'He walks nine miles a day.', 'nine miles', 'untraced'],
  // A number between two sides may be told of either.
  [
    'arm-compression-boat-repair',
    'On September 8, 2026 the left arm measured 30 cm and the right arm 36 cm.',
    'left',
    'untraced',
  ],
  // A month and a number may be a day that was reckoned.
  ['catheter-spina-bifida', 'He had a fever on March 9.', 'March 9', 'untraced'],
  ['catheter-spina-bifida', 'He had a fever, March 9.', 'March 9', 'untraced'],
  // What somebody weighed, of another day than what they weigh.
  ['socket-below-knee', 'He weighs 99 kg.', '99', 'strong'],
  ['socket-below-knee', 'He weighed 99 kg.', '99', 'untraced'],
] as const)('%s: in “%s” %s is %s', (id, text, said, tier) => {
  expect(tierOf(id, text, said)).toBe(tier);
});
