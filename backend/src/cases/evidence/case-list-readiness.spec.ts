import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import type { SiteTime } from '../../kernel/basics/site-time.ts';
import type { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { deliveredPacks } from '../../rule-packs/delivered-packs.ts';
import { InstalledPacks, type RulePackQueries } from '../../rule-packs/public.ts';
import { othersTurns } from '../../testing/others-turns.ts';
import { caseList, type CaseRow } from '../reading/case-list.projection.ts';
import { cases } from '../reading/case.projections.ts';
import { CaseListReadiness } from './case-list-readiness.ts';

const MANY = 10_050;
const LOOKED_THROUGH = 10_000;
const AT = '2026-01-02T08:00:00.000Z';
const asked = { not_ready: 'true' } as const;
const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n);

/** So many unsigned cases of Medicare that nothing is known of but test strips; every tenth is of another owner. */
async function site() {
  const models = await openSqliteReadModels(':memory:');
  await models.open([caseList, cases]);
  const write = (name: string, document: (id: number) => object) =>
    models.apply(
      name,
      numbers(MANY, 1).map((id) => ({ id: String(id), document: { id, ...document(id) } as never })),
      String(MANY).padStart(20, '0'),
    );
  await write(caseList.name, (id) => ({
    ...{
      owner_id: id % 10 === 0 ? 3 : 2,
      reader_ids: [],
      shared_ids: [],
      is_complete: false,
      patient_id: id,
    },
    ...{ payer_known: true, signed_at: null, status: 'draft', updated_at: AT, category: 'DME' },
    ...{ patient_name: `Ana Sample-${id}`, mrn: null, number: `#${id}` },
  }));
  const questions = [{ fact: 'payer', item: null, answers: [{ value: 'medicare', encounter: null }] }];
  const strips = { id: 1, item: 'BGM test strips', hcpcs: 'A4253', quantity: 50, unit: 'strip' };
  await write(cases.name, (id) => ({
    ...{ patient_id: id, patient: { dob: '1950-02-03' }, diagnoses: [{ code: 'E11.65' }], provider: null },
    ...{ items: [strips], orders: [], signature: null },
    evidence: { encounters: [], questions, delivered: [] },
  }));
  await models.retire();
  const glucose = deliveredPacks().filter(({ id }) => id === 'medicare-glucose');
  const packs = new InstalledPacks(glucose, [], '1');
  return new CaseListReadiness(
    new Documents(models),
    { whole: async () => undefined } as unknown as CurrentDocuments,
    { installed: async () => packs } as unknown as RulePackQueries,
    { day: async () => '2026-03-01' } as unknown as SiteTime,
  );
}

test('of very many cases the newest are looked through, in short turns; it is said how far, and older ones are asked for', async () => {
  const readiness = await site();
  expect(await readiness.among({}, {})).toBeNull();
  let first = await readiness.among({}, asked);
  expect(first).toEqual({
    ids: numbers(MANY, 51),
    looked: { cases: LOOKED_THROUGH, older_than: 51 },
  });
  const older = await readiness.among({}, { ...asked, older_than: first!.looked!.older_than! });
  expect(older).toEqual({ ids: numbers(50, 1), looked: { cases: 50, older_than: null } });
  expect(await readiness.among({}, { ...asked, older_than: 1 })).toEqual({
    ids: [],
    looked: { cases: 0, older_than: null },
  });
  // Others have their turns while the answers of before are out of date: here a look at the clock takes a millisecond.
  const afresh = await site();
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  const turns = await othersTurns(async () => void (first = await afresh.among({}, asked))).finally(() =>
    clock.mockRestore(),
  );
  expect(turns).toBeGreaterThan(1_000);
  // What else is asked narrows what is looked through, so that it reaches all of it.
  const own = await readiness.among({ where: { owner_id: 3 } }, asked);
  expect(own).toEqual({ ids: numbers(MANY / 10, 1).map((n) => n * 10), looked: null });
});

test('a file of what is not ready holds all of it, however much', async () => {
  const rows: CaseRow[] = [];
  for await (const part of (await site()).all({}, {})) rows.push(...part);
  expect(rows.map(({ id }) => id)).toEqual(numbers(MANY, 1));
});
