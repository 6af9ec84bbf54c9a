import { orderContent } from './order-content.ts';
import { orderHash, type OrderFrame, type WrittenOrder } from './order.ts';
import { orderText } from './letter-text.ts';
import { sampleOrder } from './order.sample.ts';

const frameOf = (order: WrittenOrder, change: Partial<OrderFrame> = {}): OrderFrame => ({
  document_hash: order.signature && orderHash(order),
  standing: 'current',
  ...change,
});
const textOf = (order: WrittenOrder, change?: Partial<OrderFrame>) =>
  orderText(order, frameOf(order, change));
const draft: WrittenOrder = { ...sampleOrder, signature: null };

test('a signed order says its six elements and nothing that was not asked for', () => {
  expect(textOf(sampleOrder)).toBe(
    [
      'Ελένη Παπαδοπούλου\nNPI 1234567893',
      'Standard Written Order\n======================\nCase 42 · Order, version 2',
      'Patient            Margaret Anne Őrdögh-Łęcka\nOrder date         November 20, 2026',
      'Items ordered\n-------------\n' +
        'HCPCS  Quantity       Item\n' +
        'T4523  420 per month  Adult brief, large · Size L · White\n' +
        'T4541  120 per month  Underpad, large',
      'Practitioner       Ελένη Παπαδοπούλου\nNPI                1234567893',
      'Electronic signature\n--------------------\n' +
        'Ελένη Παπαδοπούλου, MD\nNPI 1234567893\nNovember 21, 2026, 14:05:09 UTC\nMeaning: I order these items',
      `SHA-256 ${orderHash(sampleOrder)}\n`,
    ].join('\n\n'),
  );
});

test('what was added stands below the practitioner, a line each', () => {
  const added = {
    birth_date: '1948-03-09',
    diagnoses: [{ code: 'N39.41', description: 'Urge\nincontinence', is_primary: true }],
    frequency: 'Seven a day',
    length_of_need: '12 months',
    refills: 'Eleven',
  };
  expect(orderContent({ ...sampleOrder, added }, frameOf(sampleOrder)).provider.slice(2)).toEqual([
    ['Date of birth', 'March 9, 1948'],
    ['Diagnoses', 'N39.41 Urge incontinence'],
    ['Frequency of use', 'Seven a day'],
    ['Length of need', '12 months'],
    ['Refills', 'Eleven'],
  ]);
});

test('an unsigned order says so first and last, and carries neither signature nor hash', () => {
  const text = textOf(draft);
  expect(text.match(/NOT SIGNED/g)).toHaveLength(2);
  expect(text).toContain('this is no order yet');
  expect(text).not.toMatch(/SHA-256|Electronic|Meaning/);
});

test.each([
  ['out_of_date', 'OUT OF DATE'],
  ['replaced', 'REPLACED'],
] as const)('a signed order that is %s keeps its signature and says it', (standing, stamp) => {
  const text = textOf(sampleOrder, { standing });
  expect(text).toContain(stamp);
  expect(text).toContain('Meaning: I order these items');
  expect(text).toContain(`SHA-256 ${orderHash(sampleOrder)}`);
});

test('the signature binds every word', () => {
  const changed: WrittenOrder = { ...sampleOrder, order_date: '2026-11-19' };
  expect(orderHash(changed)).not.toBe(orderHash(sampleOrder));
  expect(orderHash(JSON.parse(JSON.stringify(sampleOrder)) as WrittenOrder)).toBe(orderHash(sampleOrder));
});
