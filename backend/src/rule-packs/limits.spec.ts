import {
  caseFactDefs,
  coverageFactsOf,
  type Delivered,
  evaluate,
  type FactValue,
  type Verdict,
} from '@vouchwell/rules';
import { starterCategories } from '../inventory/starter/starter-set.ts';
import { deliveredPacks } from './delivered-packs.ts';
import { presentPacks } from './examples/present-packs.fixture.ts';

const packs = deliveredPacks();
const defs = new Map([...packs.flatMap(({ facts }) => facts), ...caseFactDefs].map((def) => [def.id, def]));
const TODAY = '2026-07-10';
const visit = {
  ...{
    id: 1,
    date: '2026-05-20',
    kind: 'in_person' as const,
    role: 'physician' as const,
    who: 'Dr. Jo Park',
  },
  ...{ conditions: ['E11.65', 'N39.41'], findings: '', signed: true },
};

type Ordered = readonly [hcpcs: string, quantity: number];
interface Case {
  readonly items: readonly Ordered[];
  readonly shown: Readonly<Record<string, FactValue>>;
  readonly before?: readonly Delivered[];
}

/** What a rule says of a case, its quantities as the catalogue counts them. */
function said(criterion: string, { items, shown, before = [] }: Case): Verdict | undefined {
  const told = { 'order.date': '2026-06-30', 'delivery.date': TODAY, 'order.kind': 'continuing', ...shown };
  const facts = coverageFactsOf(
    {
      patient: { name: 'Ana Sample', dob: '1957-03-01', mbi: null } as never,
      diagnoses: [{ code: 'E11.65' }, { code: 'N39.41' }],
      items: items.map(([hcpcs, quantity], at) => ({ item: `Item ${at}`, hcpcs, quantity }) as never),
      provider: null,
      evidence: {
        encounters: [visit],
        questions: Object.entries(told).map(([fact, value]) => ({
          ...{ fact, item: null },
          answers: [{ value, encounter: defs.get(fact)!.needs_encounter ? 1 : null }],
        })),
        delivered: before,
      },
      today: TODAY,
    },
    defs,
  );
  return evaluate(packs, facts, TODAY).find((finding) => finding.criterion === criterion)?.verdict;
}

const strips = (units: number, day: string): Delivered => ({ hcpcs: 'A4253', units, day });
const medicare = { payer: 'medicare', setting: 'home' };
const insulin = { ...medicare, 'dm.insulin': true, 'bgm.log': false };
const tablets = { ...medicare, 'dm.insulin': false, 'bgm.log': false };
const medicaid = (state: string) => ({ payer: 'medicaid', state, setting: 'home' });

test.each<[string, string, Case, Verdict]>([
  ['300 strips in 3 months with insulin', 'BGM-3', { items: [['A4253', 300]], shown: insulin }, 'met'],
  ['one strip more begins a seventh box', 'BGM-3', { items: [['A4253', 301]], shown: insulin }, 'not_met'],
  ['100 strips without insulin', 'BGM-3', { items: [['A4253', 100]], shown: tablets }, 'met'],
  ['one strip more begins a third box', 'BGM-3', { items: [['A4253', 101]], shown: tablets }, 'not_met'],
  [
    '100 strips for the third month in a row with insulin',
    'BGM-3',
    {
      items: [['A4253', 100]],
      shown: insulin,
      before: [strips(2, '2026-05-10'), strips(2, '2026-06-10')],
    },
    'met',
  ],
  [
    '100 strips where 250 were delivered within the 3 months',
    'BGM-3',
    { items: [['A4253', 100]], shown: insulin, before: [strips(5, '2026-04-11')] },
    'not_met',
  ],
  [
    'strips on two lines count together',
    'BGM-3',
    {
      items: [
        ['A4253', 200],
        ['A4253', 150],
      ],
      shown: insulin,
    },
    'not_met',
  ],
  [
    '200 briefs of two sizes under Oregon',
    'OR-INC-7',
    {
      items: [
        ['T4522', 150],
        ['T4523', 50],
      ],
      shown: medicaid('OR'),
    },
    'met',
  ],
  [
    '201 briefs of two sizes under Oregon, without an authorization',
    'OR-INC-7',
    {
      items: [
        ['T4522', 150],
        ['T4523', 51],
      ],
      shown: medicaid('OR'),
    },
    'not_documented',
  ],
  ['240 briefs under Texas', 'TX-INC-7', { items: [['T4522', 240]], shown: medicaid('TX') }, 'met'],
  ['241 under Texas', 'TX-INC-7', { items: [['T4522', 241]], shown: medicaid('TX') }, 'not_documented'],
  ['250 under New York', 'NY-INC-7', { items: [['T4522', 250]], shown: medicaid('NY') }, 'met'],
  [
    '1 more where the authorization was refused',
    'NY-INC-7',
    {
      items: [['T4522', 251]],
      shown: { ...medicaid('NY'), 'pa.decision': 'not_affirmed', 'pa.date': '2026-07-01' },
    },
    'not_met',
  ],
])('%s', (_, criterion, one, verdict) => expect(said(criterion, one)).toBe(verdict));

/** Sets of codes whose quantity a payer’s rules limit as a number. */
const limiting = presentPacks.flatMap(({ payers, states, criteria }) =>
  criteria
    .filter(
      ({ test: asked }) =>
        /"at_most":[1-9]/.test(JSON.stringify(asked)) && /"quantity"/.test(JSON.stringify(asked)),
    )
    .map(({ id }) => ({ id, payer: { payer: payers[0]!, ...(states && { state: states[0]! }) } })),
);
const aboveLimit = starterCategories.flatMap(({ items }) =>
  items.flatMap(({ name, hcpcs, quantity_limit }) =>
    hcpcs && quantity_limit !== null ? [[name, hcpcs, quantity_limit] as const] : [],
  ),
);

test.each(aboveLimit)('%s: no payer’s limit is above that of the catalogue', (_, hcpcs, limit) => {
  const ofParts = { 'lym.part': 'left_leg', side: 'left' };
  const shown = { setting: 'home', 'dm.insulin': true, ...ofParts };
  const more = limiting.flatMap(({ id, payer }) => {
    const verdict = said(id, { items: [[hcpcs, limit + 1]], shown: { ...shown, ...payer } });
    return verdict === undefined ? [] : [[id, verdict]];
  });
  expect(more).not.toHaveLength(0);
  expect(more.filter(([, verdict]) => verdict === 'met')).toEqual([]);
});

test('no two packs of one payer have a rule of one name, so that the examples of a rule are of one rule', () => {
  const named = presentPacks.flatMap(({ criteria }) => criteria.map(({ id }) => id));
  expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
});
