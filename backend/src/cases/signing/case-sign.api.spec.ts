import { toConfirm } from '../../testing/confirmed.ts';
import type { SignedResponse, UsersResponse } from '@vouchwell/contract';
import { USER } from '../../testing/app.ts';
import { bespoke, caseDesk, problem, provider, urge } from '../../testing/case-desk.ts';

const { app, admin, user, patient, open, get, list, generate, edit, ready, sign } = await caseDesk();
afterAll(() => app.close());

const LOCKED = { status: 409, code: 'case_locked', error: 'This case is signed and locked.', success: false };

describe('signing', () => {
  test('binds the document; the case is locked from then on', async () => {
    const id = await ready();
    const { revision } = await get(id);
    const answer = (await sign(id).expect(200)).body as SignedResponse;
    expect(answer).toEqual({
      success: true,
      signed: true,
      case_id: id,
      revision: revision + 1,
      signed_at: expect.stringMatching(/Z$/) as string,
      document_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    const found = await get(id);
    expect(found).toMatchObject({
      signed: true,
      signed_at: answer.signed_at,
      status: 'in_progress',
      signature: {
        signature: 'Sam Lee',
        meaning: 'I reviewed this note and attest to it',
        document_hash: answer.document_hash,
        signed_by: { full_name: 'Sam Lee' },
      },
    });
    const note_id = found.notes[0]!.id;
    const changes = [
      user.delete(`/cases/${id}`),
      user.put(`/cases/${id}/patient`).send({ patient: { id: patient.id } }),
      user.post(`/cases/${id}/diagnoses`).send({ diagnoses: [urge] }),
      user.delete(`/cases/${id}/diagnoses`),
      user.post(`/cases/${id}/items`).send({ items: [bespoke] }),
      user.delete(`/cases/${id}/items`),
      user.post(`/cases/${id}/provider`).send(provider),
      user.post(`/cases/${id}/generate_note`).send({}),
      user.post(`/cases/${id}/improve_note`).send({ current_note: 'x' }),
      edit(id, note_id, 'Other words.'),
      sign(id),
      admin.delete(`/cases/${id}`),
      admin.post(`/cases/${id}/items`).send({ items: [] }),
    ];
    for (const change of changes) expect((await change.expect(409)).body).toMatchObject(LOCKED);
    expect(await get(id)).toEqual(found);
  });

  test('with other words, but under no other name than that of the account', async () => {
    const id = await ready();
    await sign(id, { signature: 'Dr. Jo Park', meaning: 'Ordered by me' }).expect(200);
    expect((await get(id)).signature).toMatchObject({ signature: 'Sam Lee', meaning: 'Ordered by me' });
    const text = (await user.get(`/cases/${id}/export/txt`).expect(200)).text;
    expect(text).toContain('Sam Lee');
    await user
      .post(`/cases/${id}/addenda`)
      .send({ text: 'The visit was in May.', password: USER.password, signature: 'Dr. Jo Park' })
      .expect(200);
    expect((await get(id)).addenda[0]).toMatchObject({ signature: 'Sam Lee' });
  });

  test('by the printed name and credentials of the profile, where there is one', async () => {
    const lee = await app.newUser({ full_name: 'Lee Chan' }, 'lee.chan');
    const { users } = (await admin.get('/admin/users').expect(200)).body as UsersResponse;
    const account = users.find(({ username }) => username === 'lee.chan')!;
    const profile = { printed_name: 'Dr. Lee Chan', credentials: 'MD' };
    await admin.put(`/admin/users/${account.id}/profile`).send(profile).expect(200);
    const id = await ready(lee);
    await sign(id, {}, lee).expect(200);
    const { signature } = await get(id, lee);
    expect(signature).toMatchObject({
      signature: 'Dr. Lee Chan, MD',
      signed_by: { id: account.id, full_name: 'Lee Chan' },
    });
    await lee.post(`/cases/${id}/addenda`).send({ text: 'In May.', password: USER.password }).expect(200);
    expect((await get(id, lee)).addenda[0]).toMatchObject({ signature: 'Dr. Lee Chan, MD' });
  });

  test('a wrong password is 403, and nothing is changed', async () => {
    const id = await ready();
    const before = await get(id);
    expect(problem(await sign(id, { password: 'not the password' }).expect(403))).toMatchObject({
      code: 'wrong_password',
      error: 'The password is not right. The case was not signed.',
    });
    await sign(id, { password: '' }).expect(400);
    expect(await get(id)).toEqual(before);
    await sign(id).expect(200);
  });

  test('a password that somebody else chose does not sign', async () => {
    const chosen = { username: 'new.here', password: 'chosen by the admin' };
    await admin.post('/admin/users').send(chosen).expect(201);
    const fresh = await app.signIn(chosen);
    const id = await ready(fresh);
    expect(problem(await sign(id, { password: chosen.password }, fresh).expect(403)).code).toBe(
      'must_change_password',
    );
    expect((await get(id, fresh)).signed).toBe(false);
  });

  test.each([
    [{}, 'Add at least one diagnosis before signing.'],
    [{ diagnoses: [urge] }, 'Add at least one item before signing.'],
    [{ diagnoses: [urge], items: [bespoke] }, 'Add a provider before signing.'],
    [{ diagnoses: [urge], items: [bespoke], provider }, 'Add a note before signing.'],
  ])('what is incomplete is not signed: %#', async (more, error) => {
    expect(problem(await sign(await open(more)).expect(409))).toMatchObject({
      code: 'case_incomplete',
      error,
    });
  });

  test('open places are asked about first', async () => {
    const id = await ready();
    const { note_id } = await generate(id);
    await edit(id, note_id, 'Seen on [Add: date of the visit].').expect(200);
    const refused = await sign(id).expect(409);
    expect(problem(refused).code).toBe('marks_unconfirmed');
    const { marks_hash, marks, open: places } = toConfirm(refused);
    expect([marks, places.map(({ text }) => text)]).toEqual([[], ['[Add: date of the visit]']]);
    const other = await sign(id, { marks_hash: 'ab'.repeat(32) }).expect(409);
    expect(problem(other)).toMatchObject({
      code: 'marks_unconfirmed',
      error: 'The check finds other places in the note than you confirmed. Look at them, and sign again.',
    });
    expect(toConfirm(other)).toEqual(toConfirm(refused));
    expect(problem(await sign(id, { marks_hash: 'yes' }).expect(400)).fields).toEqual({
      marks_hash: 'marks_hash must be the hash of the marks that were shown.',
    });
    expect((await get(id)).signed).toBe(false);
    await sign(id, { marks_hash }).expect(200);
  });

  test('the note that was asked for is signed; one that is not there is missing', async () => {
    const id = await ready();
    const [first] = (await get(id)).notes;
    await generate(id);
    await sign(id, { note_id: 999_999 }).expect(404);
    await sign(id, { note_id: first!.id }).expect(200);
    expect((await get(id)).signature?.note_id).toBe(first!.id);
  });

  test('a repeated request answers as the first time', async () => {
    const id = await ready();
    const send = () => sign(id).set('Idempotency-Key', `sign-once-${id}`);
    const first = await send().expect(200);
    expect((await send().expect(200)).body).toEqual(first.body);
  });

  test('signing against editing: what is signed is what stands', async () => {
    for (let n = 0; n < 10; n++) {
      const id = await ready();
      const { note_id } = (await get(id)).notes[0]!;
      const [signing, editing] = await Promise.all([sign(id), edit(id, note_id, `Edited ${n}.`)]);
      const found = await get(id);
      expect([200, 409]).toContain(signing.status);
      expect([200, 409]).toContain(editing.status);
      if (signing.status === 200) {
        const { text } = await user.get(`/cases/${id}/export/txt`).buffer(true).expect(200);
        expect(text).toContain(found.notes[0]!.note_text);
      } else expect(found.signed).toBe(false);
    }
  });
});

describe('completing', () => {
  test('only after signing; a second time changes nothing', async () => {
    const id = await ready();
    expect(problem(await user.post(`/cases/${id}/complete`).send({}).expect(409))).toMatchObject({
      success: false,
      error: 'Sign the case before you complete it.',
    });
    await sign(id).expect(200);
    const { body } = await user.post(`/cases/${id}/complete`).send({}).expect(200);
    expect(body).toMatchObject({ success: true, case_id: id });
    expect(await get(id)).toMatchObject({ is_complete: true, status: 'completed' });
    expect((await user.post(`/cases/${id}/complete`).send({}).expect(200)).body).toEqual(body);
    expect((await user.delete(`/cases/${id}`).expect(409)).body).toMatchObject(LOCKED);
  });
});

describe('deleting', () => {
  test('drafts and cases in progress leave every list', async () => {
    for (const id of [await open(), await ready()]) {
      expect((await user.delete(`/cases/${id}`).expect(200)).body).toEqual({ success: true });
      expect((await list()).map((row) => row.id)).not.toContain(id);
      await user.get(`/cases/${id}`).expect(404);
      await user.delete(`/cases/${id}`).expect(404);
      await user.post(`/cases/${id}/items`).send({ items: [] }).expect(404);
      // The history stays.
      expect((await app.engines.log.readStream(`case-${id}`, 0, 100)).at(-1)?.type).toBe('CaseDeleted');
    }
  });

  test('counts for its owner, whoever deletes it', async () => {
    const count = async () => {
      const { body } = await admin.get('/admin/users').expect(200);
      const { users } = body as { users: { username: string; case_count: number }[] };
      return users.find(({ username }) => username === USER.username)!.case_count;
    };
    const before = await count();
    const id = await open();
    expect(await count()).toBe(before + 1);
    await admin.delete(`/cases/${id}`).expect(200);
    expect(await count()).toBe(before);
  });
});
