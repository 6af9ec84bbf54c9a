import type { CaseReadinessResponse, NoteResultResponse } from '@vouchwell/contract';
import { questionOfGap } from '@vouchwell/rules';
import { caseDesk, provider } from '../testing/case-desk.ts';

const { app, user, ready } = await caseDesk();
afterAll(() => app.close());

const strips = { item: 'BGM test strips', quantity: 300 };
const diabetes = { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' };
const readiness = async (id: number) =>
  (await user.get(`/cases/${id}/readiness`).expect(200)).body as CaseReadinessResponse;
const answer = (id: number, fact: string, value: unknown, encounter?: number) =>
  user
    .put(`/cases/${id}/answers`)
    .send({ fact, answers: [{ value, encounter }] })
    .expect(200);
const write = async (id: number) => {
  const { body } = await user.post(`/cases/${id}/generate_note`).send({ regenerate: true });
  return body as NoteResultResponse;
};
const visit = {
  ...{ date: '2026-01-05', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park', signed: true },
  ...{ conditions: ['E11.65'], findings: 'Hands steady; sight good with glasses.' },
};
const brackets = (text: string) => [...text.matchAll(/\[(Add: [^\]]+)\]/g)].map(([, inner]) => inner!);

test('where nobody said who pays, a letter asks for what such equipment asks for in general', async () => {
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  const { note_text } = await write(id);
  expect(note_text).toContain('Coverage: ');
  expect(note_text).not.toContain('the criteria are those of');
});

test('with a payer it argues by the criteria: what is shown is told with its visit, what is missing asks its question', async () => {
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  await answer(id, 'payer', 'medicare');
  const first = await write(id);
  const { questions } = await readiness(id);
  const open = brackets(first.note_text);
  expect(open.length).toBeGreaterThan(1);
  const asked = open.map((one) => questionOfGap(one, questions)?.def.id);
  expect(asked).toContain('bgm.trained');
  expect(first.grounding).toEqual({ marks: [], left_out: [] });

  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [visit] })
    .expect(200);
  await answer(id, 'bgm.trained', true, 1);
  await answer(id, 'dm.insulin', true, 1);
  await answer(id, 'bgm.per_day', 4, 1);
  const second = await write(id);
  expect(second.grounding).toEqual({ marks: [], left_out: [] });
  const still = brackets(second.note_text).map((one) => questionOfGap(one, questions)?.def.id);
  expect(still).not.toContain('bgm.trained');
  expect(second.note_text).toContain(
    'Diabetes mellitus. Recorded at the visit of January 5, 2026 with a physician, in person.',
  );
  expect(second.note_text).toContain('(Is the diabetes treated with insulin? Yes)');
  expect(second.note_text).toContain('(How many tests a day are ordered? 4 a day)');
  // Its papers are no argument.
  expect(second.note_text).not.toMatch(/On what day|Who pays/);
});

test('what the evidence says is no mark; what departs from it is one, also for whoever signs', async () => {
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  await answer(id, 'payer', 'medicare');
  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [visit] })
    .expect(200);
  const { note_id } = await write(id);
  const marked = async (note_text: string) => {
    const { body } = await user.put(`/cases/${id}/notes/${note_id}`).send({ note_text }).expect(200);
    return (body as { grounding: { marks: { text: string }[] } }).grounding.marks.map(({ text }) => text);
  };
  expect(await marked('On January 5, 2026 the hands were steady and sight was good with glasses.')).toEqual(
    [],
  );
  expect(await marked('On January 6, 2026 the hands were steady.')).toContain('January 6, 2026');
});

test('as many items as a case holds are argued in general, and the note keeps its room', async () => {
  const items = Array.from({ length: 100 }, (_, at) => ({ ...strips, item: `BGM test strips ${at + 1}` }));
  const id = await ready(user, { items, diagnoses: [diabetes], provider });
  await answer(id, 'payer', 'medicare');
  const { note_text } = await write(id);
  expect(note_text.length).toBeLessThan(50_000);
});
