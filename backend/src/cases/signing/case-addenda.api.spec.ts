import { ownTimeZone } from '@vouchwell/rules';
import { confirmed, toConfirm } from '../../testing/confirmed.ts';
import type { CaseHistoryResponse, CaseResponse, SignedResponse } from '@vouchwell/contract';
import { addendumHash } from '@vouchwell/document';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { USER } from '../../testing/app.ts';
import { caseDesk, practitioner, problem } from '../../testing/case-desk.ts';

const { app, admin, user, get, ready, sign, signedCase } = await caseDesk();
afterAll(() => app.close());

const text = 'The visit was on October 30,\nnot on October 29.';
const add = (id: number, more: object = {}, agent = user) =>
  agent.post(`/cases/${id}/addenda`).send({ text, password: USER.password, ...more });
/** As whoever has looked at what is marked in it. */
const added = async (id: number, more: object = {}) =>
  expect((await confirmed((marks) => add(id, { ...more, ...marks }))).status).toBe(200);
const txt = async (id: number) => (await user.get(`/cases/${id}/export/txt`).buffer(true).expect(200)).text;

/** What anybody can check from the answer alone. */
function verified({ signature, addenda }: CaseResponse): boolean {
  const { document_hash } = signature!;
  return addenda.every(
    ({ hash, signature: signer, ...addendum }) =>
      addendumHash({ ...addendum, document_hash, signer }) === hash,
  );
}

describe('an addendum', () => {
  test('is signed with the password, and bound to what was signed before', async () => {
    const id = await ready();
    const { document_hash } = (await sign(id).expect(200)).body as SignedResponse;
    const { revision } = await get(id);
    const answer = await confirmed((marks) => add(id, marks));
    expect(answer.body).toEqual({ success: true, case_id: id, revision: revision + 1 });
    const found = await get(id);
    expect(found.signature?.document_hash).toBe(document_hash);
    expect(found.addenda).toEqual([
      {
        number: 1,
        text,
        signature: 'Sam Lee',
        signed_for: 'Dr. Jo Park',
        signed_at: expect.stringMatching(/Z$/) as string,
        time_zone: ownTimeZone(),
        signed_by: { id: 2, full_name: 'Sam Lee' },
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ]);
    expect(verified(found)).toBe(true);
    delete found.addenda[0]!.signed_for;
    expect(verified(found)).toBe(false);
  });

  test('follows what was signed on the letter, which stays as it was', async () => {
    const id = await signedCase();
    const before = await txt(id);
    await added(id);
    await added(id, { text: 'And the weight is 164 lb.' });
    const after = await txt(id);
    const [signed, end] = before.split('\n\nSHA-256 ');
    expect(after.startsWith(signed!)).toBe(true);
    // The hash is of what was signed; the code is also of the addenda.
    const [hash, code] = end!.split('\n');
    expect(after).toMatch(new RegExp(`\n\nSHA-256 ${hash}\n[^\n]+\n?$`));
    expect(after).not.toContain(code);
    const { addenda } = await get(id);
    for (const one of addenda) {
      expect(after).toContain(`Addendum ${one.number}\n----------\n${one.text}`);
      expect(after).toContain(one.hash.slice(0, 16));
    }
    const { body } = await user.get(`/cases/${id}/export/pdf`).buffer(true).expect(200);
    const task = getDocument({ data: new Uint8Array(body as Buffer), verbosity: 0 });
    const pdf = await task.promise;
    let drawn = '';
    for (let page = 1; page <= pdf.numPages; page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      drawn += items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }
    await task.destroy();
    expect(drawn).toContain('Addendum 2');
    expect(drawn).toContain('And the weight is 164 lb.');
  });

  test('is compared with its case as a note is: whoever signs it confirms what is marked, by its hash', async () => {
    const id = await signedCase();
    const refused = await add(id, { text: 'The code is E11.66. [Add: date]' }).expect(409);
    expect(problem(refused)).toMatchObject({
      code: 'marks_unconfirmed',
      error:
        'The addendum still has 1 place in brackets to fill in and states 1 thing that the case does not hold. Mend the addendum, or confirm that you sign it as it is.',
    });
    const { marks, open, marks_hash } = toConfirm(refused);
    expect([marks, open].map((places) => places.map(({ text: said }) => said))).toEqual([
      ['E11.66'],
      ['[Add: date]'],
    ]);
    await add(id, { text: 'The code is E11.67. [Add: date]', marks_hash }).expect(409);
    expect((await get(id)).addenda).toEqual([]);
    await add(id, { text: 'The code is E11.66. [Add: date]', marks_hash }).expect(200);
    const { body } = await user.get(`/cases/${id}/history`).expect(200);
    expect((body as CaseHistoryResponse).entries[0]!.sentence).toMatch(
      /^signed addendum 1 for Dr\. Jo Park, who has not signed, confirming places of the addendum: 1 in brackets and 1 not in the case/,
    );
  });

  test('of whoever is the provider is signed for nobody; a hand on the letter signs no addendum', async () => {
    const own = { name: 'Sam Lee', npi: '1245319599', date_signed: '2026-01-02' };
    await practitioner(admin, 2, own.npi);
    const id = await ready(user, { provider: own });
    await sign(id).expect(200);
    await added(id);
    expect((await get(id)).addenda[0]).not.toHaveProperty('signed_for');
    const said = (await txt(id)).replace(/\s+/g, ' ');
    expect(said).toContain('Signed by Sam Lee, ');
    expect(said).not.toContain('who has not signed');
    const another = await signedCase();
    await added(another);
    expect((await txt(another)).replace(/\s+/g, ' ')).toContain(
      `${text.replace('\n', ' ')} Signed by Sam Lee for Dr. Jo Park, who has not signed, `,
    );
  });

  test('only a signed case can have; a completed one too', async () => {
    const id = await ready();
    expect(problem(await add(id).expect(409))).toMatchObject({
      code: 'case_unsigned',
      error: 'Only a signed case can have addenda.',
    });
    await sign(id).expect(200);
    await user.post(`/cases/${id}/complete`).expect(200);
    await added(id);
    expect(await get(id)).toMatchObject({ status: 'completed', addenda: [{ number: 1 }] });
    await user.post(`/cases/${id}/items`).send({ items: [] }).expect(409);
  });

  test('needs the password and a text', async () => {
    const id = await signedCase();
    expect(problem(await add(id, { password: 'wrong' }).expect(403))).toMatchObject({
      code: 'wrong_password',
      error: 'The password is not right. The addendum was not signed.',
    });
    expect(problem(await add(id, { text: ' ' }).expect(400)).fields).toEqual({
      text: 'Addendum is required.',
    });
    await add(id, { password: undefined }).expect(400);
    await add(id, { text: 'x'.repeat(10_001) }).expect(400);
    expect((await get(id)).addenda).toEqual([]);
  });

  test('wrong passwords here and at signing are counted together', async () => {
    const other = await app.newUser({}, 'guesser');
    const id = await signedCase(other);
    for (let n = 0; n < 3; n++) await add(id, { password: `wrong ${n}` }, other).expect(403);
    for (let n = 0; n < 2; n++) await sign(id, { password: `wrong ${n}` }, other).expect(403);
    expect(problem(await add(id, {}, other).expect(429)).code).toBe('too_many_attempts');
  });

  test('is not signed with a password that somebody else chose', async () => {
    const id = await signedCase();
    const chosen = { username: 'new.here', password: 'chosen by the admin' };
    await admin
      .post('/admin/users')
      .send({ ...chosen, role: 'admin' })
      .expect(201);
    const fresh = await app.signIn(chosen);
    const answer = await add(id, { password: chosen.password }, fresh).expect(403);
    expect(problem(answer).code).toBe('must_change_password');
  });

  test('is written once under one Idempotency-Key, and not on what the signer has not seen', async () => {
    const id = await signedCase();
    const { marks_hash } = toConfirm(await add(id).expect(409));
    const send = () => add(id, { marks_hash }).set('Idempotency-Key', `addendum-once-${id}`);
    const first = await send().expect(200);
    expect((await send().expect(200)).body).toEqual(first.body);
    expect((await get(id)).addenda).toHaveLength(1);
    const { revision } = await get(id);
    const late = await add(id)
      .set('If-Match', String(revision - 1))
      .expect(409);
    expect(problem(late)).toMatchObject({ code: 'changed_meanwhile', revision });
  });

  // Fewer than the passwords that may be under way at once before guessing is suspected.
  test('of three at once each has its own number', async () => {
    const id = await signedCase();
    const answers = await Promise.all(Array.from({ length: 3 }, (_, n) => add(id, { text: `Text ${n}.` })));
    const found = await get(id);
    const signed = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(found.addenda.map(({ number }) => number)).toEqual(
      Array.from({ length: signed }, (_, n) => n + 1),
    );
    expect(verified(found)).toBe(true);
  });
});
