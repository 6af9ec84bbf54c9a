/**
 * The list of cases, its search and its figures with 100,000 cases, beside the same with 1,000: for an admin,
 * who sees all; for one who opened nearly all; and for one with whom twenty are shared.
 *   node bench/case-list.ts     (after a build)
 */
import {
  built,
  type CaseRow,
  casesOf,
  COLLEAGUE,
  current,
  damaged,
  forgetCases,
  OWNER,
} from './cases/many-cases.ts';

interface Cases {
  list(actor: object, query: object): Promise<{ total: number; cases: CaseRow[] }>;
  stats(actor: object): Promise<object>;
}
const { CaseQueries } = await built<{
  CaseQueries: new (documents: object, current: object, damaged: object) => Cases;
}>('cases/reading/case.queries.js');

const people = {
  admin: [1, 'admin'],
  'who opened most': [OWNER, 'user'],
  'a colleague': [COLLEAGUE, 'user'],
};

async function site(of: number) {
  const { documents, models } = await casesOf(of);
  return { cases: new CaseQueries(documents, current, damaged), models };
}

/** Milliseconds, the median of many. */
async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 40; n++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[20]!;
}

type Question = (cases: Cases, actor: object, total: number) => Promise<unknown>;
const questions: Record<string, Question> = {
  'the newest 20': (cases, actor) => cases.list(actor, { page: 1, per_page: 20 }),
  'the last 20': (cases, actor, total) =>
    cases.list(actor, { page: Math.max(1, Math.floor(total / 20)), per_page: 20 }),
  'drafts, newest 20': (cases, actor) => cases.list(actor, { page: 1, per_page: 20, status: 'draft' }),
  'search, many found': (cases, actor) => cases.list(actor, { page: 1, per_page: 20, search: 'ramirez' }),
  'search, none found': (cases, actor) => cases.list(actor, { page: 1, per_page: 20, search: 'nobody here' }),
  figures: (cases, actor) => cases.stats(actor),
};

async function measured({ cases }: { cases: Cases }, actor: object, ask: Question) {
  const { total } = await cases.list(actor, { page: 1, per_page: 1 });
  return { total, ms: await median(() => ask(cases, actor, total)) };
}

try {
  const [few, many] = [await site(1_000), await site(100_000)];
  for (const [who, [id, role]] of Object.entries(people)) {
    const actor = { id, role, permissions: {} };
    for (const [what, ask] of Object.entries(questions)) {
      const [small, large] = [await measured(few, actor, ask), await measured(many, actor, ask)];
      const ratio = (large.ms / small.ms).toFixed(1);
      console.log(
        `${who}, ${what}: ${large.ms.toFixed(2)} ms of ${large.total}, ${small.ms.toFixed(2)} ms of ${small.total}, ${ratio} to 1`,
      );
    }
  }
  await few.models.close();
  await many.models.close();
} finally {
  forgetCases();
}
