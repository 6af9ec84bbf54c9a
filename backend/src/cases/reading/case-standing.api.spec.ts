import { importOrderFile } from '../../inventory/code-sets/catalogue-import.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { caseDesk, urge } from '../../testing/case-desk.ts';

let desk: Awaited<ReturnType<typeof caseDesk>>;
beforeAll(async () => (desk = await caseDesk()));
afterAll(() => desk.app.close());

const retention = { code: 'R33.9', description: 'Retention of urine, unspecified' };
const unheardOf = { code: 'Y99.77', description: 'A code of nobody' };
const parts = ['N39.410', 'N39.411'].map((code) => ({ code, description: `Urge incontinence, ${code}` }));
const REMARK =
  'N39.41 is no longer billable: it ended on September 30, 2020. In its place: N39.410, N39.411.';

test('a case is told which of its codes a newer edition ended, and goes on all the same', async () => {
  const id = await desk.ready(desk.user, { diagnoses: [urge, retention, unheardOf] });
  const standings = async () => (await desk.get(id)).diagnoses.map(({ standing }) => standing);
  // Nothing is known by which a code could be judged.
  expect(await standings()).toEqual([undefined, undefined, undefined]);

  const codes = [...parts, { code: 'R33.9', description: 'Retention of urine, unspecified' }];
  const edition = { source: 'order.txt', hash: 'c0de', edition: '2020-10-01', codes };
  await importOrderFile(desk.app.nest.get(Commit), edition, systemActor());

  expect(await standings()).toEqual([
    { remark: REMARK, replaced_by: parts },
    undefined,
    { remark: 'Y99.77 is not in the ICD-10-CM code set.', replaced_by: [] },
  ]);
  const found = await desk.user.get('/inventory/diagnoses/search?q=n39.4').expect(200);
  expect((found.body as { code: string }[]).map(({ code }) => code)).toEqual(['N39.410', 'N39.411']);

  const [note] = (await desk.get(id)).notes;
  const { body } = await desk.edit(id, note!.id, 'Ana needs briefs every day.').expect(200);
  expect((body as { grounding: { codes: unknown } }).grounding.codes).toEqual([
    { code: 'N39.41', sentence: REMARK },
    { code: 'Y99.77', sentence: 'Y99.77 is not in the ICD-10-CM code set.' },
  ]);
  // What is on the case may stay on it; anew it is refused as the heading that it is now.
  await desk.user
    .post(`/cases/${id}/diagnoses`)
    .send({ diagnoses: [urge, unheardOf] })
    .expect(200);
  const anew = { patient: desk.patient, diagnoses: [urge] };
  await desk.user.post('/cases/workflow').send(anew).expect(400);
  await desk.user.post(`/cases/${id}/diagnoses`).send({ diagnoses: parts }).expect(200);
  expect(await standings()).toEqual([undefined, undefined]);
});
