import type { AuditReportResponse, ProblemResponse, RecipientsResponse } from '@vouchwell/contract';
import { RECIPIENTS_MOST } from '@vouchwell/rules';
import { PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { caseDesk, provider } from '../../testing/case-desk.ts';

const { app, admin, user, open, register, generate, signedCase } = await caseDesk();
afterAll(() => app.close());

const acme = { kind: 'payer', name: 'Acme Health', purpose: 'Prior authorization' };
const court = {
  kind: 'other',
  name: 'Vellum County Court',
  address: '1 Elm St, Vellum',
  purpose: 'Subpoena',
};
const self = { kind: 'patient', name: 'Marisol Okafor', purpose: 'Own copy' };

async function aCase() {
  const patient = await register('Okafor');
  const id = await open({ patient, diagnoses: [], items: [] });
  await generate(id);
  return { id, patient: patient.id };
}
const name = async (id: number, who: object) =>
  ((await user.post(`/cases/${id}/recipients`).send(who).expect(200)).body as { recipient: number })
    .recipient;
const known = async (id: number) =>
  ((await user.get(`/cases/${id}/recipients`).expect(200)).body as RecipientsResponse).recipients;
const looks = async (id: number, action: string) =>
  (await app.engines.log.readAll(null, 10_000))
    .filter(({ type }) => type === 'PatientDataDisclosed')
    .map(({ data }) => data)
    .filter((data) => data['object'] === `case-${id}` && data['action'] === action);
async function accounting(patient: number) {
  const { body } = await admin.get(`/audit/reports/disclosures?patient=${patient}`).expect(200);
  const [listed, leftOut] = (body as AuditReportResponse).tables;
  const cut = (rows: readonly (readonly unknown[])[], from: number, to: number) =>
    rows.map((row) => row.slice(from, to));
  return { listed: cut(listed!.rows, 1, 4), leftOut: cut(leftOut!.rows, 0, 3) };
}

test('an order goes to somebody as a letter does', async () => {
  const patient = await register('Okoye');
  const underpad = { item: 'Underpad of no catalogue', category: 'Incontinence', quantity: 2 };
  const id = await open({ patient, items: [underpad], provider });
  const [payer, other] = [await name(id, acme), await name(id, court)];
  await user.get(`/cases/${id}/order/pdf?recipient=${payer}`).expect(200);
  await user.get(`/cases/${id}/order/txt?recipient=${other}`).expect(200);
  await user.get(`/cases/${id}/order/pdf`).expect(200);
  await user.post(`/cases/${id}/order/printed`).send({ recipient: payer }).expect(200);
  await user.post(`/cases/${id}/order/printed`).expect(200);
  expect((await looks(id, 'export')).map(({ recipient }) => recipient)).toEqual([1, 2, undefined]);
  expect((await looks(id, 'print')).map(({ recipient }) => recipient)).toEqual([1, undefined]);
  expect((await accounting(patient.id)).listed).toEqual(
    expect.arrayContaining([[expect.stringContaining('Vellum County Court'), expect.anything(), 'Subpoena']]),
  );
  await user.get(`/cases/${id}/order/pdf?recipient=9`).expect(400);
  await user.get(`/cases/${id}/order/txt?recipient=0`).expect(400);
  await user.post(`/cases/${id}/order/printed`).send({ recipient: 9 }).expect(400);
});

test('who gets what is kept with its entry, offered again to each case of the patient, and accounted for', async () => {
  const { id, patient } = await aCase();
  expect(await known(id)).toEqual([]);
  const [payer, other, own] = [await name(id, acme), await name(id, court), await name(id, self)];
  expect([payer, other, own]).toEqual([1, 2, 3]);
  // The same again is the same one, however it is written.
  expect(await name(id, { ...acme, name: 'ACME health' })).toBe(1);
  await user.get(`/cases/${id}/export/pdf?recipient=${other}`).expect(200);
  await user.get(`/cases/${id}/export/txt?recipient=${payer}`).expect(200);
  await user.post(`/cases/${id}/printed`).send({ recipient: own }).expect(200);
  await user.post(`/cases/${id}/copied`).send({ recipient: own }).expect(200);
  await user.get(`/cases/${id}/export/pdf`).expect(200);
  expect((await looks(id, 'copy')).map(({ recipient }) => recipient)).toEqual([3]);
  expect((await looks(id, 'export')).map(({ recipient }) => recipient)).toEqual([2, 1, undefined]);
  expect((await looks(id, 'print')).map(({ recipient }) => recipient)).toEqual([3]);
  const again = await open({ patient: { id: patient }, diagnoses: [], items: [] });
  expect(await known(again)).toEqual([
    { id: 1, ...acme, address: null },
    { id: 2, ...court },
    { id: 3, ...self, address: null },
  ]);
  const { listed, leftOut } = await accounting(patient);
  expect(listed).toEqual([
    ['not recorded', `Letter of case ${id}, not signed (pdf)`, 'not recorded'],
    ['Vellum County Court, 1 Elm St, Vellum', `Letter of case ${id}, not signed (pdf)`, 'Subpoena'],
  ]);
  expect(leftOut).toContainEqual([
    'Exported, printed or copied for Acme Health',
    'To a payer, for payment [45 CFR 164.528(a)(1)(i)]',
    1,
  ]);
  expect(leftOut).toContainEqual([
    'Exported, printed or copied for the patient',
    'To the individual themselves [45 CFR 164.528(a)(1)(ii)]',
    2,
  ]);
});

test('a signed letter to somebody else than a payer is accounted for', async () => {
  const id = await signedCase();
  const { body } = await user.get(`/cases/${id}`).expect(200);
  await user.get(`/cases/${id}/export/pdf?recipient=${await name(id, court)}`).expect(200);
  await user.get(`/cases/${id}/export/pdf`).expect(200);
  const { listed } = await accounting((body as { patient: { id: number } }).patient.id);
  expect(listed).toContainEqual([
    'Vellum County Court, 1 Elm St, Vellum',
    `Letter of case ${id} (pdf)`,
    'Subpoena',
  ]);
  expect(listed.filter(([, what]) => String(what).includes(`case ${id}`))).toHaveLength(1);
});

test('no log, address or entry shows who they are, and they are forgotten with the patient', async () => {
  const { id, patient } = await aCase();
  const who = { kind: 'other', name: 'Nightjar Solicitors', purpose: 'Quillfeather estate' };
  await user.get(`/cases/${id}/export/pdf?recipient=${await name(id, who)}`).expect(200);
  const log = JSON.stringify(await app.engines.log.readAll(null, 10_000));
  expect(log).not.toMatch(/Nightjar Solicitors|Quillfeather estate/);
  const entries = await admin.get(`/audit/entries?patient=${patient}`).expect(200);
  expect(entries.text).not.toMatch(/Nightjar Solicitors|Quillfeather estate/);
  await app.nest.get(PatientKeys).destroy(patient);
  expect(await known(id)).toEqual([]);
});

describe('bad input is told by its field, and nothing is exported', () => {
  test.each<[string, object, RegExp]>([
    ['kind', { ...acme, kind: 'friend' }, /^kind must be one of: payer, patient, other\.$/],
    ['name', { ...acme, name: ' ' }, /^The recipient’s name is required\.$/],
    ['name', { ...acme, name: 'x'.repeat(121) }, /at most 120 characters/],
    ['purpose', { ...acme, purpose: '' }, /^The purpose is required\.$/],
    ['address', { ...acme, address: 'x'.repeat(201) }, /at most 200 characters/],
  ])('%s of %j', async (field, body, says) => {
    const { id } = await aCase();
    const answer = await user.post(`/cases/${id}/recipients`).send(body).expect(400);
    expect((answer.body as ProblemResponse).fields?.[field]).toMatch(says);
    expect(await known(id)).toEqual([]);
  });

  test('a number nobody has, another patient’s, and no number', async () => {
    const { id } = await aCase();
    for (const recipient of ['7', '0', 'Acme', '1.5']) {
      const answer = await user.get(`/cases/${id}/export/pdf?recipient=${recipient}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect((answer.body as ProblemResponse).fields?.['recipient']).toMatch(/recipient/);
    }
    await user.post(`/cases/${id}/printed`).send({ recipient: 7 }).expect(400);
    await user.post(`/cases/${id}/copied`).send({ recipient: 7 }).expect(400);
    expect([
      ...(await looks(id, 'export')),
      ...(await looks(id, 'print')),
      ...(await looks(id, 'copy')),
    ]).toEqual([]);
  });

  test(`there are at most ${RECIPIENTS_MOST}, and whoever is known is taken all the same`, async () => {
    const { id } = await aCase();
    for (let at = 1; at <= RECIPIENTS_MOST; at += 1) await name(id, { ...acme, name: `Payer ${at}` });
    const { body } = await user.post(`/cases/${id}/recipients`).send(acme).expect(409);
    expect((body as ProblemResponse).message).toMatch(/^100 recipients are named for this patient/);
    expect(await name(id, { ...acme, name: 'Payer 100' })).toBe(100);
  });
});
