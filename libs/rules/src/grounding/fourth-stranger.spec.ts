import { checkGrounding } from './check-grounding.ts';
import { type CorpusCase, fourthStrangersCases } from './corpus/index.ts';

const caseOf = (id: string): CorpusCase => fourthStrangersCases.find((one) => one.id === id)!;
const strongIn = (id: string, text: string) => {
  const { facts, today } = caseOf(id);
  return checkGrounding(text, facts, today)
    .marks.filter(({ tier }) => !tier)
    .map((mark) => mark.text);
};

test.each([
  ['bed-lift-als', 'A semi-electric bed without side rails and without mattress (E0295).'],
  ['bed-lift-als', 'Orthopnea, head raised more than 30 degrees overnight.'],
  ['compression-arm-lymphedema', '58 F, R arm lymphedema. Girth forearm R 31.5 L 25.'],
  ['diabetic-shoes-toe', 'Risk factors: loss of protective sensation; earlier amputation.'],
  ['enteral-pump-palsy', 'Thirty daily supply kits, B4035.'],
  ['socket-below-knee', 'He weighs 83 kg now and weighed 94 kg last November.'],
  ['socket-below-knee', 'Letter carrier, on foot for roughly 3.7 miles a day.'],
])('%s: “%s” contradicts nothing', (id, text) => {
  expect(strongIn(id, text)).toEqual([]);
});

test.each([
  ['bed-lift-als', 'A mattress (E0295) is ordered.'],
  ['bed-lift-als', 'Overnight briefs are ordered for her.'],
  ['compression-arm-lymphedema', '58 F, R arm lymphedema. Girth forearm R 25 L 31.5.'],
  ['enteral-pump-palsy', 'Sixty daily supply kits, B4035.'],
  ['socket-below-knee', 'Letter carrier, on foot for roughly 8 miles a day.'],
])('%s: “%s” is marked', (id, text) => {
  const { facts, today } = caseOf(id);
  expect(checkGrounding(text, facts, today).marks).not.toEqual([]);
});
