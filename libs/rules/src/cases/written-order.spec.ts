import type { ItemFacts } from './case-facts.ts';
import { orderChanges, orderLacks, orderLines, type OrderMatter } from './written-order.ts';

const brief: ItemFacts = {
  ...{ item: 'Adult briefs, medium', category: 'Incontinence', hcpcs: 'T4522', quantity: 24 },
  ...{
    quantity_limit: 360,
    limit_period: 'month',
    size: 'M',
    color: null,
    length: null,
    justification: null,
  },
};
const cushion: ItemFacts = { ...brief, item: 'Gel cushion', hcpcs: null, quantity: 1, limit_period: null };
const patient = { first_name: 'Ana', middle_name: null, last_name: 'Roe' };
const provider = { name: 'Dr. Jo Park', npi: '1234567893' };
const present = { patient, items: [brief], provider };
const order: OrderMatter = {
  patient,
  order_date: '2026-11-20',
  lines: orderLines([brief]),
  practitioner: provider,
};

describe('the lines of an order', () => {
  test('are one for each billed code, with what it is and how many', () =>
    expect(orderLines([brief, { ...cushion, size: null }])).toEqual([
      { hcpcs: 'T4522', description: 'Adult briefs, medium · Size M', quantity: '24 per month' },
      { hcpcs: null, description: 'Gel cushion', quantity: '1' },
    ]));

  test('hold all items of one code together, each with its own number', () =>
    expect(orderLines([brief, cushion, { ...brief, item: 'Adult briefs, small', size: null }])).toEqual([
      {
        hcpcs: 'T4522',
        description: '24 × Adult briefs, medium · Size M; 24 × Adult briefs, small',
        quantity: '48 per month',
      },
      { hcpcs: null, description: 'Gel cushion · Size M', quantity: '1' },
    ]));

  test('add up the same item ordered twice, and keep periods apart', () => {
    expect(orderLines([brief, brief])).toEqual([
      { hcpcs: 'T4522', description: 'Adult briefs, medium · Size M', quantity: '48 per month' },
    ]);
    expect(orderLines([brief, { ...brief, limit_period: 'year' }])[0]!.quantity).toBe(
      '24 per month; 24 per year',
    );
  });
});

describe('the six elements', () => {
  const day = '2026-11-21';
  const signed = { ...order, signature: { name: 'Dr. Jo Park' } };

  test('are all there', () => expect(orderLacks(signed, day)).toEqual([]));

  test.each<[string, Partial<OrderMatter> & { signature?: null }]>([
    ['the patient’s name', { patient: { ...patient, first_name: ' ', last_name: '' } }],
    ['an order date that is a real day, not in the future', { order_date: '2026-02-30' }],
    ['an order date that is a real day, not in the future', { order_date: '2026-11-22' }],
    ['at least one item', { lines: [] }],
    ['a description of each item', { lines: [{ ...order.lines[0]!, description: ' ' }] }],
    ['the quantity of each item', { lines: [{ ...order.lines[0]!, quantity: '' }] }],
    ['the treating practitioner’s name or NPI', { practitioner: { name: '', npi: '' } }],
    ['the treating practitioner’s signature', { signature: null }],
  ])('%s is missed', (element, change) =>
    expect(orderLacks({ ...signed, ...change }, day)).toEqual([element]),
  );

  test('a name without an NPI, and an NPI without a name, are one element each', () => {
    expect(orderLacks({ ...signed, practitioner: { name: 'Dr. Jo Park', npi: '' } }, day)).toEqual([]);
    expect(orderLacks({ ...signed, practitioner: { name: '', npi: '1234567893' } }, day)).toEqual([]);
  });

  test('an order of today is dated on the last day that it can be', () =>
    expect(orderLacks({ ...signed, order_date: day }, day)).toEqual([]));
});

describe('a signed order is out of date', () => {
  const found = (change: Partial<typeof present>) => orderChanges(order, { ...present, ...change });

  test('not while item, quantity and practitioner are as they were', () => {
    expect(found({})).toEqual([]);
    expect(found({ provider: { ...provider, name: 'Jo Park, MD' } })).toEqual([]);
    expect(found({ items: [{ ...brief, justification: 'Fourteen changes a day.' }] })).toEqual([]);
  });

  test.each<[string, Partial<typeof present>]>([
    [
      'The quantity of T4522 is now 30 per month; the order says 24 per month.',
      { items: [{ ...brief, quantity: 30 }] },
    ],
    [
      'T4522 is now “Adult briefs, medium · Size L”; the order says “Adult briefs, medium · Size M”.',
      { items: [{ ...brief, size: 'L' }] },
    ],
    [
      'The practitioner is now Dr. Al Ode (NPI 1245319599); the order is of Dr. Jo Park (NPI 1234567893).',
      { provider: { name: 'Dr. Al Ode', npi: '1245319599' } },
    ],
    [
      'The patient is now called Anna Roe; the order says Ana Roe.',
      { patient: { ...patient, first_name: 'Anna' } },
    ],
  ])('%s', (sentence, change) => expect(found(change)).toEqual([sentence]));

  test('where an item came or went, each is named', () =>
    expect(found({ items: [{ ...cushion, size: null }] })).toEqual([
      'Gel cushion is in the case and not on the order.',
      'T4522 Adult briefs, medium · Size M is on the order and no longer in the case.',
    ]));

  test('where the case has no practitioner any more', () =>
    expect(orderChanges(order, { ...present, provider: null })).toEqual([
      'The case has no practitioner; the order is of Dr. Jo Park (NPI 1234567893).',
    ]));
});
