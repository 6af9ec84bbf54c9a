import { evaluate, questionsFor } from '@vouchwell/rules';
import { deliveredPacks } from './delivered-packs.ts';
import { factsOf, TODAY } from './examples/example-case.fixture.ts';

const packs = deliveredPacks();

/** What the policy of an item asks of its first order, beyond what every case is asked. */
function askedOf(code: string, diagnosis: string, told: Record<string, string> = {}): string[] {
  const findings = evaluate(packs, factsOf({ items: [code], diagnoses: [diagnosis], told }), TODAY);
  const policies = findings.filter(({ pack }) =>
    packs.some(({ id, general }) => id === pack?.id && general !== true),
  );
  return questionsFor(packs, policies, told['payer'] ?? 'medicare')
    .filter(({ criteria }) => criteria.length > 0)
    .map(({ def }) => def.id);
}

/** The authorization and the report of a therapist are papers that a scooter or power chair needs beside the questions. */
const POWER_PAPERS = new Set(['pa.exempt', 'pa.date', 'pmd.reported', 'pmd.therapist_report']);
const OF_EVERY_CASE = /^(order\.|delivery\.)/;

const categories: readonly [name: string, code: string, diagnosis: string, told?: Record<string, string>][] =
  [
    ['incontinence in Oregon', 'T4522', 'N39.41', { payer: 'medicaid', state: 'OR' }],
    ['continuous glucose monitors', 'E2103', 'E11.65'],
    ['glucose meters', 'E0607', 'E11.65'],
    ['test strips', 'A4253', 'E11.65'],
    ['therapeutic shoes', 'A5500', 'E11.42'],
    ['compression for a venous ulcer', 'A6531', 'I83.012'],
    ['compression for lymphedema', 'A6578', 'I89.0'],
    ['walkers', 'E0143', 'M17.0'],
    ['canes', 'E0100', 'M17.0'],
    ['manual wheelchairs', 'K0001', 'M17.0'],
    ['power wheelchairs', 'K0823', 'M17.0'],
    ['oxygen', 'E1390', 'J44.9'],
    ['airway pressure', 'E0601', 'G47.33'],
    ['nebulizers', 'E0570', 'J44.9'],
    ['ankle-foot orthoses', 'L1970', 'M21.371'],
    ['knee orthoses', 'L1832', 'M17.0'],
    ['commodes', 'E0163', 'M17.0'],
    ['hospital beds', 'E0260', 'J44.9'],
    ['catheters', 'A4351', 'R33.8'],
  ];

test.each(categories)('%s: 6 to 12 questions', (_, code, diagnosis, told) => {
  const isPaper = (fact: string) =>
    OF_EVERY_CASE.test(fact) || (code.startsWith('K08') && POWER_PAPERS.has(fact));
  const asked = askedOf(code, diagnosis, told).filter((fact) => !isPaper(fact));
  expect({ asked, fits: asked.length >= 6 && asked.length <= 12 }).toEqual({ asked, fits: true });
});

test('a question is asked only where an item needs it', () => {
  expect(askedOf('E0143', 'M17.0')).not.toContain('dm.insulin');
  expect(askedOf('A4253', 'E11.65')).not.toContain('mradl.which');
});
