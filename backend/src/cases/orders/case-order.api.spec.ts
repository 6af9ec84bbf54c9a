import { createHash } from 'node:crypto';
import type { CaseHistoryResponse, CaseReadinessResponse, WrittenOrderResponse } from '@vouchwell/contract';
import { USER } from '../../testing/app.ts';
import { caseDesk, practitioner, problem, provider } from '../../testing/case-desk.ts';

const { app, admin, user, open, signedCase, register } = await caseDesk();
afterAll(() => app.close());

const underpad = { item: 'Underpad of no catalogue', category: 'Incontinence', quantity: 2 };
/** A case of which the account that opens it is the practitioner. */
const own = { ...provider, name: 'Sam Lee', npi: '1245319599' };
await practitioner(admin, 2, own.npi);
const ordering = (more: object = {}) => open({ items: [underpad], provider: own, ...more });
const order = async (id: number, agent = user) =>
  (await agent.get(`/cases/${id}/order`).expect(200)).body as WrittenOrderResponse;
const sign = (id: number, more: object = {}, agent = user) =>
  agent.post(`/cases/${id}/order/sign`).send({ password: USER.password, ...more });
const setItems = (id: number, quantity: number) =>
  user
    .post(`/cases/${id}/items`)
    .send({ items: [{ ...underpad, quantity }] })
    .expect(200);

test('an order is made of the case, and says what it lacks', async () => {
  expect(await order(await open())).toMatchObject({
    next: null,
    lacking: 'at least one item and a provider',
    is_new: false,
    signed: [],
  });
  const id = await ordering();
  expect(await order(id)).toMatchObject({
    lacking: null,
    is_new: true,
    may_sign: true,
    next: {
      version: 1,
      patient: 'Ana Ramírez',
      lines: [{ hcpcs: null, description: 'Underpad of no catalogue', quantity: '2' }],
      practitioner: { name: 'Sam Lee', npi: own.npi },
    },
  });
});

test('its practitioner signs it with the password; it is told as signed, and nothing is left to sign', async () => {
  const id = await ordering();
  const { revision, next } = await order(id);
  const { body } = await sign(id).set('If-Match', String(revision)).expect(200);
  expect(body).toMatchObject({ success: true, case_id: id, version: 1 });
  const told = await order(id);
  expect(told).toMatchObject({ is_new: false, next: { version: 2 } });
  expect(told.signed).toEqual([
    {
      ...next,
      signature: 'Sam Lee',
      signed_at: (body as { signed_at: string }).signed_at,
      signed_by: { id: expect.any(Number) as number, full_name: 'Sam Lee' },
      document_hash: (body as { document_hash: string }).document_hash,
      standing: 'current',
      changes: [],
    },
  ]);
  expect(problem(await sign(id).expect(409)).code).toBe('order_current');
  const history = (await user.get(`/cases/${id}/history`).expect(200)).body as CaseHistoryResponse;
  expect(history.entries.map(({ sentence }) => sentence).slice(0, 2)).toEqual([
    'answered the question “order.date”',
    expect.stringMatching(/^signed version 1 of the written order/) as string,
  ]);
});

test('where its day would contradict a known one that is said, and refused; once it is put right it is signed', async () => {
  const id = await ordering();
  const delivered = (...answers: object[]) =>
    user.put(`/cases/${id}/answers`).send({ fact: 'delivery.date', answers }).expect(200);
  await delivered({ value: '2026-01-02' });
  const { contradiction } = await order(id);
  expect(contradiction).toMatch(/The delivery cannot lie before the order: 2026-01-02 comes before /);
  expect(problem(await sign(id).expect(400))).toMatchObject({
    code: 'contradicting_days',
    error: contradiction,
  });
  await delivered();
  expect((await order(id)).contradiction).toBeNull();
  await sign(id).expect(200);
});

test('nobody signs it for the practitioner, and no password but the signer’s own', async () => {
  const id = await ordering({ provider });
  expect((await order(id)).may_sign).toBe(false);
  expect(problem(await sign(id).expect(403))).toMatchObject({
    code: 'not_the_practitioner',
    error:
      'Only the treating practitioner signs the order, with an account of their own that has their NPI. Whoever manages users sets it.',
  });
  // Their name alone is typed by anybody.
  const namesake = await ordering({ provider: { ...provider, name: 'Sam Lee' } });
  expect((await order(namesake)).may_sign).toBe(false);
  expect(problem(await sign(namesake).expect(403)).code).toBe('not_the_practitioner');
  const mine = await ordering();
  expect(problem(await sign(mine, { password: 'not the password' }).expect(403)).error).toBe(
    'The password is not right. The order was not signed.',
  );
  await sign(mine, { password: '' }).expect(400);
  expect((await order(mine)).signed).toEqual([]);
});

test('a case that changed since it was looked at is not ordered from', async () => {
  const id = await ordering();
  const { revision } = await order(id);
  await setItems(id, 3);
  expect(problem(await sign(id).set('If-Match', String(revision)).expect(409)).code).toBe(
    'changed_meanwhile',
  );
});

test('a change of the case leaves the order out of date, and names what changed; a new version replaces it', async () => {
  const id = await ordering();
  await sign(id).expect(200);
  await setItems(id, 5);
  expect((await order(id)).signed[0]).toMatchObject({
    standing: 'out_of_date',
    changes: ['The quantity of Underpad of no catalogue is now 5; the order says 2.'],
  });
  expect((await user.get(`/cases/${id}/order/txt`).expect(200)).text).toContain('OUT OF DATE');
  await sign(id).expect(200);
  const { signed } = await order(id);
  expect(signed.map(({ version, standing }) => [version, standing])).toEqual([
    [2, 'current'],
    [1, 'replaced'],
  ]);
  expect((await user.get(`/cases/${id}/order/txt`).expect(200)).text).not.toMatch(/OUT OF DATE|REPLACED/);
  expect((await user.get(`/cases/${id}/order/txt?version=1`).expect(200)).text).toContain('REPLACED');
});

test('what is added is said, and told nowhere else', async () => {
  const id = await ordering();
  await user.put(`/cases/${id}/order`).send({ length_of_need: ' 12 months ', refills: '' }).expect(200);
  expect((await order(id)).extras).toMatchObject({ length_of_need: '12 months', refills: null });
  const { text } = await user.get(`/cases/${id}/order/txt`).expect(200);
  expect(text).toContain('Length of need     12 months');
  expect(text).not.toContain('Refills');
  await user
    .put(`/cases/${id}/order`)
    .send({ length_of_need: 'x'.repeat(101) })
    .expect(400);
});

test('it leaves as a PDF and as text, unsigned marked on every page', async () => {
  const id = await ordering();
  const draft = await user.get(`/cases/${id}/order/txt`).expect(200);
  expect(draft.text).toContain('NOT SIGNED');
  expect(draft.headers['content-disposition']).toContain(`written-order-${id}-1.txt`);
  await sign(id).expect(200);
  const pdf = await user.get(`/cases/${id}/order/pdf`).buffer(true).expect(200);
  expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.headers['content-disposition']).toContain(`written-order-${id}-1.pdf`);
  await user.get(`/cases/${id}/order/pages?version=2`).expect(200);
  expect(problem(await user.get(`/cases/${id}/order/pdf?version=3`).expect(404)).code).toBe('order_missing');
  expect(problem(await user.get(`/cases/${await open()}/order/pdf`).expect(409)).code).toBe(
    'order_incomplete',
  );
});

test('signed, it bears a code on each form by which anybody learns that it is genuine; its file is known as well', async () => {
  const id = await ordering();
  const path = `/cases/${id}/order`;
  expect((await user.get(`${path}/txt`).expect(200)).text).not.toContain('Code ');
  const { signed_at } = (await sign(id).expect(200)).body as { signed_at: string };
  const { text } = await user.get(`${path}/txt`).expect(200);
  const [, code = ''] = /Code (\S+) ·/.exec(text) ?? [];
  const pdf = (await user.get(`${path}/pdf`).buffer(true).expect(200)).body as Buffer;
  await app.caughtUp();
  const answer = async (asked: string) =>
    (await app.anyone().get(`/verify/${asked}`).expect(200)).body as unknown;
  const genuine = { genuine: true, signed_at, time_zone: expect.any(String) as string };
  expect(await answer(`code?code=${code}`)).toEqual(genuine);
  for (const file of [text, pdf]) {
    const sha256 = createHash('sha256').update(file).digest('hex');
    expect(await answer(`file?sha256=${sha256}`)).toEqual(genuine);
  }
  // Another order, of the same words, has another.
  const other = await ordering();
  await sign(other).expect(200);
  expect((await user.get(`/cases/${other}/order/txt`).expect(200)).text).not.toContain(code);
});

test('a case with a signed order keeps its patient and is not deleted', async () => {
  const id = await ordering();
  await sign(id).expect(200);
  const other = await register('Other');
  const moved = await user
    .put(`/cases/${id}/patient`)
    .send({ patient: { id: other.id } })
    .expect(409);
  expect(problem(moved).code).toBe('order_signed');
  expect(problem(await admin.delete(`/cases/${id}`).expect(409)).code).toBe('order_signed');
});

test('the rules on the order read the signed one', async () => {
  const id = await ordering();
  await user
    .put(`/cases/${id}/answers`)
    .send({ fact: 'payer', answers: [{ value: 'medicare' }] })
    .expect(200);
  const verdicts = async () => {
    const { readiness } = (await user.get(`/cases/${id}/readiness`).expect(200))
      .body as CaseReadinessResponse;
    const found = readiness!.findings.filter(({ criterion }) => /^GEN-[38]$/.test(criterion));
    return Object.fromEntries(found.map(({ criterion, verdict }) => [criterion, verdict]));
  };
  expect(await verdicts()).toEqual({ 'GEN-3': 'not_documented', 'GEN-8': 'not_documented' });
  await sign(id).expect(200);
  expect(await verdicts()).toEqual({ 'GEN-3': 'met', 'GEN-8': 'met' });
  await setItems(id, 9);
  expect(await verdicts()).toEqual({ 'GEN-3': 'met', 'GEN-8': 'not_met' });
});

test('after the case is signed its practitioner may still sign the order', async () => {
  const id = await signedCase();
  expect(problem(await sign(id).expect(403)).code).toBe('not_the_practitioner');
  await user.put(`/cases/${id}/order`).send({ birth_date: true }).expect(200);
  expect((await order(id)).extras.birth_date).toBe(true);
});
