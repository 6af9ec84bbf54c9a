import type { AlertsResponse, AuditResponse, MarksToConfirmResponse } from '@vouchwell/contract';
import { type AlertRuleName, SIGNED_OVER_MARKS, usualThresholds } from '@vouchwell/rules';
import { testClock } from '../testing/boxes.ts';
import { caseDesk, problem } from '../testing/case-desk.ts';

const HOUR_MS = 3_600_000;
const clock = testClock('2026-03-02T09:00:00.000Z');
const desk = await caseDesk({ clock, env: { TRUSTED_PROXIES: '127.0.0.1' } });
const { app, user, open, generate, edit, sign, register } = desk;
afterAll(() => app.close());

const officer = () => app.newUser({ full_name: 'Kim Oh', permissions: { can_view_audit: true } }, 'kim.oh');

describe('the ready questions find', () => {
  let kim: Awaited<ReturnType<typeof officer>>;
  beforeAll(async () => {
    kim = await officer();
  });
  const sentences = async (query: object) => {
    await app.caughtUp();
    const { body } = await kim.get('/audit/entries').query(query).expect(200);
    return (body as AuditResponse).entries.map(({ sentence }) => sentence);
  };

  test('what was exported, printed or copied, and nothing else', async () => {
    const id = await open();
    const { note_id } = await generate(id);
    await user.post(`/cases/${id}/printed`).send({ note_id }).expect(200);
    await user.post(`/cases/${id}/copied`).send({ note_id }).expect(200);
    const found = await sentences({ action: 'print,copy,export' });
    expect(found).toHaveLength(2);
    expect(found).toEqual([expect.stringMatching(/^copied /), expect.stringMatching(/^printed /)]);
  });

  test('who signed over marks, and no other signature', async () => {
    await desk.signedCase();
    const id = await desk.ready();
    const { note_id } = await generate(id);
    await edit(id, note_id, 'Ana needs briefs. [Add: date]').expect(200);
    const refused = problem(await sign(id).expect(409));
    const { marks_hash } = refused.current as MarksToConfirmResponse;
    await sign(id, { marks_hash }).expect(200);
    expect(await sentences({ action: 'sign' })).toHaveLength(2);
    const found = await sentences({ action: 'sign', text: SIGNED_OVER_MARKS });
    expect(found).toEqual([
      expect.stringMatching(/^signed .*, confirming places of the note: 1 in brackets/),
    ]);
  });
});

/** Comes to work at nine on eleven days, and looks at five others at three in the night, from elsewhere. */
async function curiosity(): Promise<void> {
  const patients: number[] = [];
  for (const name of ['Ueda', 'Novak', 'Abara', 'Quist', 'Marsh']) patients.push((await register(name)).id);
  const work = async (ids: readonly number[], from: string) => {
    const admin = await app.admin();
    for (const id of ids) await admin.get(`/patients/${id}`).set('X-Forwarded-For', from).expect(200);
  };
  for (let day = 0; day < 11; day += 1) {
    await work([desk.patient.id], '10.0.0.7');
    clock.pass(24 * HOUR_MS);
  }
  clock.pass(18 * HOUR_MS);
  await work(patients, '10.0.9.9');
  clock.pass(2 * HOUR_MS);
}

test('what the ready questions ask of the rules is found by each of them', async () => {
  await curiosity();
  const few = { many_patients: 5, slow_pattern: 5 };
  const admin = await app.admin();
  await admin
    .put('/audit/alert-rules')
    .send({ thresholds: { ...usualThresholds, ...few } })
    .expect(200);
  await app.caughtUp();
  const found = async (rule: AlertRuleName) => {
    const { body } = await admin.get(`/audit/alerts?rule=${rule}`).expect(200);
    return (body as AlertsResponse).alerts.map((alert) => [alert.rule, alert.person, alert.measure]);
  };
  expect(await found('unusual_hour')).toEqual([['unusual_hour', 1, 5]]);
  // The second look is from an address that was used before.
  expect(await found('new_address')).toEqual([['new_address', 1, 1]]);
  expect(await found('many_patients')).toEqual([['many_patients', 1, 5]]);
  expect(await found('slow_pattern')).toEqual([['slow_pattern', 1, 6]]);
});
