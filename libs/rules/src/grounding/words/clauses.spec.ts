import { checkGrounding } from '../check-grounding.ts';
import { fifthStrangersCases, heldOutCases, sixthStrangersCases } from '../corpus/index.ts';

const marksIn = (id: string, text: string): string[] => {
  const cases = [...fifthStrangersCases, ...heldOutCases, ...sixthStrangersCases];
  const { facts, today } = cases.find((one) => one.id === id)!;
  return checkGrounding(text, facts, today).marks.map((mark) => mark.text);
};

test.each([
  // A number or a side of something else, clause by clause.
  [
    'cpap-apnea',
    'The full face mask leaked 14 liters a minute.',
    'The full face mask leaked 48 liters a minute.',
    '48',
  ],
  ['tilt-chair-child', 'The thigh measures 31 cm.', 'The thigh measures 24 cm.', '24'],
  ['lymph-pump-leg', 'The right calf measured 37.8 cm.', 'The right calf measured 57.5 cm.', '57.5'],
  ['lymph-pump-leg', 'LLE lymphedema st II.', 'RLE lymphedema st II.', 'RLE'],
  // What is denied, and what is told to be there.
  [
    'knee-brace-acl',
    'The neoprene sleeve gave no control.',
    'The neoprene sleeve gave good control.',
    'good control',
  ],
  [
    'lymph-pump-leg',
    'An ultrasound showed no clot.',
    'An ultrasound showed a clot.',
    'An ultrasound showed a clot',
  ],
  [
    'ultralight-machinist',
    'He lifts the chair into his car alone.',
    'He lifts the chair into his car with help.',
    'with help',
  ],
  // What a code is, in a sentence and in a row.
  [
    'tilt-chair-child',
    'The line E0955 is a cushioned headrest.',
    'The line E0955 is a cushioned armrest.',
    'cushioned armrest',
  ],
  ['cpap-apnea', '[x] E0562 Heated humidifier ... 1', '[x] E0562 Heated tubing ... 1', 'Heated tubing'],
  // A size, a limit, a sum.
  ['diapers-autism', 'He takes a medium brief.', 'He takes a large brief.', 'large'],
  [
    'cpap-apnea',
    'One mask is allowed every three months.',
    'One mask is allowed every six months.',
    'six months',
  ],
  [
    'briefs-alzheimer',
    'Four changes by day and two by night make six.',
    'Four changes by day and two by night make seven.',
    'seven',
  ],
  ['nebulizer-child', 'The set is non-disposable.', 'The set is disposable.', 'is disposable'],
  ['nebulizer-child', 'Ezekiel, a boy of four, coughs.', 'Ezekiel, a boy of seven, coughs.', 'boy of seven'],
])('%s: “%s” bears no such mark as “%s”', (id, truth, untrue, mark) => {
  expect(marksIn(id, truth)).not.toContain(mark);
  expect(marksIn(id, untrue)).toContain(mark);
});

test('what is added to the order is marked with its article', () => {
  const text = 'The order covers the machine and filters, together with a bedside suction unit.';
  expect(marksIn('cpap-apnea', text).join(' ')).toMatch(/suction/);
});

test('the signs of shorthand for a year and a count are no numbers of their own', () => {
  expect(marksIn('diapers-autism', "Mattress replaced x2 in '25.")).toEqual([]);
  expect(marksIn('lymph-pump-leg', 'Cellulitis x2 (12/25, 4/26).')).toEqual([]);
});
