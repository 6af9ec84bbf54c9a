import type {
  CaseResponse,
  CaseRowResponse,
  CaseStatsResponse,
  PatientResponse,
  ProblemResponse,
  PublicItemsResponse,
  SignedResponse,
} from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { ADMIN, startApp, USER } from '../testing/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
let user: TestAgent;
let patient: PatientResponse;
beforeAll(async () => {
  app = await startApp();
  admin = await app.admin();
  user = await app.newUser();
  patient = await register('Ramírez');
});
afterAll(() => app.close());

const LOCKED = { status: 409, code: 'case_locked', error: 'This case is signed and locked.', success: false };
const provider = { name: 'Dr. Jo Park', npi: '1234567893', signature: '', date_signed: '2026-01-02' };
const urge = { code: 'N39.41', description: 'as the client calls it' };
const bespoke = { item: 'A brief of no catalogue', category: 'Incontinence', quantity: 2 };

const register = async (last_name: string, agent = user) =>
  (
    await agent
      .post('/patients')
      .send({ first_name: 'Ana', last_name, mrn: `MRN-${last_name}` })
      .expect(201)
  ).body as PatientResponse;
const open = async (more: object = {}, agent = user) =>
  (
    (
      await agent
        .post('/cases/workflow')
        .send({ patient, ...more })
        .expect(201)
    ).body as { case_id: number }
  ).case_id;
const get = async (id: number, agent = user) =>
  (await agent.get(`/cases/${id}`).expect(200)).body as CaseResponse;
const list = async (query = '', agent = user) =>
  (await agent.get(`/cases${query}`).expect(200)).body as CaseRowResponse[];
const problem = ({ body }: { body: unknown }) => body as ProblemResponse;
const generate = async (id: number, agent = user) => {
  const { status, body } = await agent.post(`/cases/${id}/generate_note`).send({});
  expect([200, 206]).toContain(status);
  return body as { note_id: number; note_text: string };
};
const edit = (id: number, note_id: number, note_text: string, agent = user) =>
  agent.put(`/cases/${id}/notes/${note_id}`).send({ note_text });
/** A case that lacks nothing, whose note leaves nothing open. */
const ready = async (agent = user, more: object = {}) => {
  const id = await open({ diagnoses: [urge], items: [bespoke], provider, ...more }, agent);
  const { note_id } = await generate(id, agent);
  await edit(id, note_id, 'Ana needs briefs.', agent).expect(200);
  return id;
};
const sign = (id: number, more: object = {}, agent = user) =>
  agent.post(`/cases/${id}/sign`).send({ password: USER.password, ...more });
const signedCase = async () => {
  const id = await ready();
  await sign(id).expect(200);
  return id;
};

describe('opening', () => {
  test('a patient is enough; the case is there at once', async () => {
    const { body } = await user
      .post('/cases/workflow')
      .send({ patient: { id: patient.id } })
      .expect(201);
    const { case_id } = body as { case_id: number };
    expect(body).toEqual({ success: true, case_id });
    const found = await get(case_id);
    expect(found).toMatchObject({
      id: case_id,
      revision: 0,
      status: 'draft',
      is_complete: false,
      category: 'General',
      patient_id: patient.id,
      patient: { first_name: 'Ana', last_name: 'Ramírez' },
      created_by: { username: USER.username, full_name: 'Sam Lee' },
      diagnoses: [],
      items: [],
      provider: null,
      notes: [],
      signed: false,
      signature: null,
      summary: { notes_count: 0, diagnoses_count: 0, items_count: 0, latest_note: null },
    });
    expect((await list())[0]).toMatchObject({ id: case_id, patient: { last_name: 'Ramírez' } });
  });

  test('with everything; what the client sends beyond is dropped', async () => {
    const extra = {
      id: 1,
      owner_id: 1,
      created_by: 1,
      signed_at: 'x',
      is_complete: true,
      status: 'completed',
    };
    const id = await open({
      diagnoses: [urge],
      items: [{ ...bespoke, quantity_limit: 9, hcpcs: 'X' }],
      provider,
      category: 'DME',
      ...extra,
    });
    const found = await get(id);
    expect(found).toMatchObject({ status: 'draft', is_complete: false, signed: false, category: 'DME' });
    expect(found.diagnoses).toMatchObject([
      { code: 'N39.41', description: 'Urge incontinence', is_primary: true },
    ]);
    expect(found.items).toMatchObject([
      { item: bespoke.item, quantity: 2, quantity_limit: null, hcpcs: null },
    ]);
    expect(found.provider).toEqual({ ...provider, signature: null });
  });

  test.each<[object, number, string]>([
    [{ patient: undefined }, 400, 'patient is required.'],
    [{ patient: { id: 'x' } }, 400, 'patient.id must be the number of a patient.'],
    [{ patient: { id: 999_999 } }, 404, 'Patient not found.'],
    [{ diagnoses: 'N39.41' }, 400, 'diagnoses must be a list.'],
    [{ diagnoses: ['N39.41'] }, 400, 'diagnoses'],
    [{ provider: 'Dr. Park' }, 400, 'provider'],
    [{ provider: { ...provider, npi: '123' } }, 400, 'NPI must be exactly 10 digits'],
    [{ items: [{ ...bespoke, quantity: 0 }] }, 400, 'Entry 1: Quantity must be at least 1.'],
    [{ diagnoses: [urge, urge] }, 400, 'Diagnosis N39.41 is already on this case.'],
  ])('%j is refused, and no case is there', async (more, status, message) => {
    const before = (await list()).length;
    const answer = problem(
      await user
        .post('/cases/workflow')
        .send({ patient, ...more })
        .expect(status),
    );
    expect(answer.error).toContain(message);
    expect((await list()).length).toBe(before);
  });

  test('who may not open cases is told', async () => {
    const flagged = await app.newUser({ permissions: { can_create_cases: false } }, 'no.cases');
    const answer = await flagged.post('/cases/workflow').send({ patient }).expect(403);
    expect(problem(answer)).toMatchObject({ error: 'You do not have permission to create cases.' });
  });

  test('the same request twice opens one case; another body under its key is refused', async () => {
    const send = (body: object) =>
      user.post('/cases/workflow').set('Idempotency-Key', 'open-once-1').send(body);
    const first = (await send({ patient: { id: patient.id } }).expect(201)).body as object;
    const before = (await list()).length;
    expect((await send({ patient: { id: patient.id } }).expect(201)).body).toEqual(first);
    expect((await list()).length).toBe(before);
    await send({ patient: { id: patient.id }, category: 'DME' }).expect(409);
    // The same key of another person is another request.
    const other = await admin.post('/cases/workflow').set('Idempotency-Key', 'open-once-1').send({ patient });
    expect(other.body).not.toEqual(first);
  });
});

describe('what a case holds', () => {
  let id: number;
  beforeEach(async () => void (id = await open()));
  const post = (what: string, body: object) => user.post(`/cases/${id}/${what}`).send(body);
  const refused = async (what: string, body: object, message: string, field: string) => {
    const answer = problem(await post(what, body).expect(400));
    expect(answer.error).toBe(message);
    expect(answer.fields).toEqual({ [field]: expect.any(String) as string });
    expect((await get(id)).revision).toBe(0);
  };

  test('a list is replaced as a whole; DELETE then POST works too', async () => {
    expect((await post('diagnoses', { diagnoses: [urge, { code: 'I10' }] }).expect(200)).body).toEqual({
      success: true,
      case_id: id,
      revision: 1,
    });
    expect((await get(id)).diagnoses.map(({ code }) => code)).toEqual(['N39.41', 'I10']);
    await user.delete(`/cases/${id}/diagnoses`).expect(200);
    expect((await get(id)).diagnoses).toEqual([]);
    await post('diagnoses', { diagnoses: [{ code: 'i10' }] }).expect(200);
    expect((await get(id)).diagnoses.map(({ code }) => code)).toEqual(['I10']);
    await post('items', { items: [bespoke] }).expect(200);
    await user.delete(`/cases/${id}/items`).expect(200);
    expect((await get(id)).items).toEqual([]);
    await post('items', { items: [bespoke, bespoke] }).expect(200);
    expect((await get(id)).summary).toMatchObject({ diagnoses_count: 1, items_count: 2 });
  });

  test('the provider is posted, and posted again', async () => {
    await post('provider', provider).expect(200);
    await post('provider', { ...provider, name: 'Dr. Kim', signature: 'Kim' }).expect(200);
    expect((await get(id)).provider).toEqual({ ...provider, name: 'Dr. Kim', signature: 'Kim' });
  });

  test('the limit is the catalogue’s, whatever the client says', async () => {
    const { body } = await user.get('/inventory/items/public').expect(200);
    const { categories } = body as PublicItemsResponse;
    const [item, limit] = categories.flatMap(({ quantityLimits }) => Object.entries(quantityLimits))[0]!;
    await post('items', { items: [{ item, quantity: limit }] }).expect(200);
    const over = { item, quantity: limit + 1, quantity_limit: 99_999 };
    const answer = problem(await post('items', { items: [over] }).expect(400));
    expect(answer).toMatchObject({
      code: 'justification_required',
      error: `Quantity exceeds limit of ${limit}. Justification is required.`,
    });
    expect((await get(id)).items).toMatchObject([{ quantity: limit, quantity_limit: limit }]);
    await post('items', { items: [{ ...over, justification: '  ' }] }).expect(400);
    await post('items', { items: [{ ...over, item: item.toUpperCase(), justification: 'Nights.' }] }).expect(
      200,
    );
    expect((await get(id)).items).toMatchObject([{ item, quantity: limit + 1, justification: 'Nights.' }]);
  });

  test('refusals name the field, and leave the case as it was', async () => {
    await refused(
      'diagnoses',
      { diagnoses: [urge, { code: 'n3941' }] },
      'Diagnosis N39.41 is already on this case.',
      'diagnoses.1.code',
    );
    await refused(
      'diagnoses',
      { diagnoses: [{ code: 'E11' }] },
      'E11 is a heading. Choose a more specific code.',
      'diagnoses.0.code',
    );
    await refused(
      'diagnoses',
      { diagnoses: [{ code: 'nonsense' }] },
      'NON.SENSE is not an ICD-10-CM code.',
      'diagnoses.0.code',
    );
    await refused('diagnoses', {}, 'diagnoses must be a list.', 'diagnoses');
    await refused('items', { items: [{ item: '' }] }, 'Entry 1: Item is required.', 'items.0.item');
    await refused(
      'items',
      { items: [bespoke, { ...bespoke, quantity: 1.5 }] },
      'Entry 2: Quantity must be a whole number of at least 1.',
      'items.1.quantity',
    );
    await refused('provider', { ...provider, npi: '12345' }, 'NPI must be exactly 10 digits', 'npi');
    await refused('provider', { ...provider, name: '' }, 'Provider name is required.', 'name');
    await refused(
      'provider',
      { ...provider, date_signed: '2026-02-30' },
      'Date signed must be a real date, written YYYY-MM-DD.',
      'date_signed',
    );
    await refused(
      'provider',
      { ...provider, date_signed: '2999-01-01' },
      'Date signed cannot be in the future.',
      'date_signed',
    );
  });

  test('another patient can be chosen until a note speaks of one', async () => {
    const other = await register('Other');
    const choose = () => user.put(`/cases/${id}/patient`).send({ patient: { id: other.id } });
    await choose().expect(200);
    expect((await get(id)).patient).toMatchObject({ last_name: 'Other' });
    await user
      .put(`/cases/${id}/patient`)
      .send({ patient: { id: 999_999 } })
      .expect(404);
    await generate(id);
    await user
      .put(`/cases/${id}/patient`)
      .send({ patient: { id: patient.id } })
      .expect(409);
    await choose().expect(200);
  });

  test('a change based on an older revision is refused: 409', async () => {
    await post('provider', provider).set('If-Match', '"0"').expect(200);
    for (const what of ['diagnoses', 'items']) {
      const answer = await post(what, { [what]: [] })
        .set('If-Match', '"0"')
        .expect(409);
      expect(problem(answer).code).toBe('changed_meanwhile');
    }
    await post('provider', provider).set('If-Match', 'W/"1"').expect(200);
    await post('provider', provider).set('If-Match', '*').expect(200);
    await post('provider', provider).set('If-Match', 'yesterday').expect(400);
    expect((await get(id)).revision).toBe(3);
  });

  test('50 changes at once from one revision: one wins, none is lost', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        post('provider', { ...provider, name: `Dr. ${n}` }).set('If-Match', '0'),
      ),
    );
    const won = all.filter(({ status }) => status === 200);
    expect([won.length, all.filter(({ status }) => status === 409).length]).toEqual([1, 49]);
    expect((await get(id)).revision).toBe(1);
  });

  test('an empty body is no list, and no server error', async () => {
    await user.post(`/cases/${id}/items`).set('Content-Type', 'application/json').expect(400);
    await user.post(`/cases/${id}/complete`).set('Content-Type', 'application/json').expect(409);
  });
});

describe('whose case it is', () => {
  test('another’s case is forbidden, an unknown one missing, for every call', async () => {
    const theirs = await ready(admin);
    const calls = (id: number | string) => [
      user.get(`/cases/${id}`),
      user.delete(`/cases/${id}`),
      user.put(`/cases/${id}/patient`).send({ patient: { id: patient.id } }),
      user.post(`/cases/${id}/diagnoses`).send({ diagnoses: [] }),
      user.delete(`/cases/${id}/diagnoses`),
      user.post(`/cases/${id}/items`).send({ items: [] }),
      user.delete(`/cases/${id}/items`),
      user.post(`/cases/${id}/provider`).send(provider),
      user.post(`/cases/${id}/generate_note`).send({}),
      user.post(`/cases/${id}/improve_note`).send({ current_note: 'x' }),
      user.put(`/cases/${id}/notes/1`).send({ note_text: 'x' }),
      user.post(`/cases/${id}/sign`).send({ password: USER.password }),
      user.post(`/cases/${id}/complete`).send({}),
      user.get(`/cases/${id}/export/pdf`),
      user.get(`/cases/${id}/export/txt`),
      user.post(`/cases/${id}/printed`).send({}),
      user.post(`/cases/${id}/copied`).send({}),
    ];
    const before = await get(theirs, admin);
    for (const call of calls(theirs)) {
      expect(problem(await call.expect(403))).toMatchObject({
        code: 'case_forbidden',
        error: 'You do not have permission to access this case.',
      });
    }
    for (const id of [999_999, 0, -1, 'abc', '1e0', '0x1', '%00', '1.0', '9'.repeat(40)]) {
      for (const call of calls(id)) {
        expect(problem(await call.expect(404)).error).toBe('Case not found.');
      }
    }
    expect(await get(theirs, admin)).toEqual(before);
  });

  test('lists and figures hold one’s own cases; an admin’s hold all', async () => {
    const theirs = await open({}, admin);
    expect((await list()).map(({ id }) => id)).not.toContain(theirs);
    expect((await list('', admin)).map(({ id }) => id)).toContain(theirs);
    const stats = async (agent: TestAgent) =>
      (await agent.get('/cases/stats').expect(200)).body as CaseStatsResponse;
    expect((await stats(user)).total_cases).toBe((await list()).length);
    expect((await stats(admin)).total_cases).toBe((await list('', admin)).length);
  });
});

describe('the list', () => {
  let kim: TestAgent;
  beforeAll(async () => {
    kim = await app.newUser({}, 'kim.park');
    const müller = await register('Müller', kim);
    for (let n = 0; n < 7; n++) await open(n % 2 ? {} : { patient: müller, category: 'CGM' }, kim);
    const done = await ready(kim);
    await sign(done, {}, kim).expect(200);
    await kim.post(`/cases/${done}/complete`).expect(200);
    await generate(await open({}, kim), kim);
  });

  test('is newest first, with totals in its headers', async () => {
    const { body, headers } = await kim.get('/cases').expect(200);
    const ids = (body as CaseRowResponse[]).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect([ids.length, headers['x-total-count'], headers['x-total-pages']]).toEqual([9, '9', '1']);
  });

  test('comes in pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => kim.get(`/cases?page=${page}&per_page=4`)));
    expect(pages.map(({ body }) => (body as unknown[]).length)).toEqual([4, 4, 1, 0]);
    expect(pages[0]!.headers['x-total-pages']).toBe('3');
    const ids = pages.flatMap(({ body }) => (body as CaseRowResponse[]).map(({ id }) => id));
    expect(new Set(ids).size).toBe(9);
  });

  test.each([
    ['?status=draft', 7],
    ['?status=in_progress', 1],
    ['?status=completed', 1],
    ['?status=', 9],
    ['?search=muller', 4],
    ['?search=M%C3%9CLLER%20cgm', 4],
    ['?search=mrn-ramirez', 5],
    ['?search=zzzz', 0],
    ['?search=muller&status=completed', 0],
    ['?search=%25', 0],
  ])('%s holds %i', async (query, count) => {
    expect(await list(query, kim)).toHaveLength(count);
  });

  test('finds a case by its number', async () => {
    const [newest] = await list('', kim);
    expect((await list(`?search=%23${newest!.id}`, kim)).map(({ id }) => id)).toContain(newest!.id);
  });

  test('figures are those of the specification', async () => {
    expect((await kim.get('/cases/stats').expect(200)).body).toEqual({
      total_cases: 9,
      active_patients: 2,
      notes_generated: 2,
      success_rate: 11,
      by_status: { draft: 7, in_progress: 1, completed: 1 },
    });
  });

  test.each([
    '?status=done',
    '?page=0',
    '?per_page=500',
    '?page=x',
    '?search=a&search=b',
    '?status[$ne]=draft',
  ])('%s is refused or ignored, never a server error', async (query) =>
    expect([200, 400]).toContain((await kim.get(`/cases${query}`)).status),
  );
});

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

  test('with other words and another name', async () => {
    const id = await ready();
    await sign(id, { signature: ' Dr. Sam Lee ', meaning: 'Ordered by me' }).expect(200);
    expect((await get(id)).signature).toMatchObject({ signature: 'Dr. Sam Lee', meaning: 'Ordered by me' });
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
    expect(problem(await sign(id).expect(409)).code).toBe('marks_unconfirmed');
    expect((await get(id)).signed).toBe(false);
    await sign(id, { confirm_marks: true }).expect(200);
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

describe('exporting', () => {
  const txt = (id: number, agent = user) => agent.get(`/cases/${id}/export/txt`).buffer(true);
  const pdf = (id: number, agent = user) => agent.get(`/cases/${id}/export/pdf`).buffer(true);

  test('an unsigned letter is a draft; a signed one carries its hash', async () => {
    const id = await ready();
    const draft = await txt(id).expect(200);
    expect(draft.headers['content-type']).toContain('text/plain');
    expect(draft.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('medical-necessity-Ramírez.txt')}`,
    );
    expect(draft.headers['cache-control']).toBe('no-store');
    expect(draft.text).toContain('DRAFT');
    const { document_hash } = (await sign(id).expect(200)).body as SignedResponse;
    const final = await txt(id).expect(200);
    expect(final.text).toContain(document_hash);
    expect(final.text).not.toContain('DRAFT');
    expect(final.text).toContain('Sam Lee');
    expect((await txt(id).expect(200)).text).toBe(final.text);
  });

  test('as PDF, under the name of the specification', async () => {
    const id = await signedCase();
    const { body, headers } = await pdf(id).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`filename="medical-case-${id}.pdf"`);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('what was signed stays what is exported', async () => {
    const id = await signedCase();
    const before = (await txt(id).expect(200)).text;
    await user.post(`/cases/${id}/items`).send({ items: [] }).expect(409);
    await user.post(`/cases/${id}/complete`).send({}).expect(200);
    expect((await txt(id).expect(200)).text).toBe(before);
    expect((await txt(id, admin).expect(200)).text).toBe(before);
  });

  test('needs a note, and the right', async () => {
    const id = await open();
    expect(problem(await txt(id).expect(409)).error).toBe('Generate a note before you export the case.');
    const flagged = await app.newUser({ permissions: { can_export_cases: false } }, 'no.export');
    const theirs = await ready(flagged);
    for (const call of [
      txt(theirs, flagged),
      pdf(theirs, flagged),
      flagged.post(`/cases/${theirs}/printed`).send({}),
    ]) {
      expect(problem(await call.expect(403)).error).toBe('You do not have permission to export cases.');
    }
  });
});

describe('addresses', () => {
  test('each path answers bare and under /api', async () => {
    const id = await open();
    expect(await get(id)).toEqual((await user.get(`/api/cases/${id}`).expect(200)).body);
    await user.post(`/api/cases/${id}/items`).send({ items: [] }).expect(200);
    await app.anyone().post('/api/auth/login').send(ADMIN).expect(200);
    expect((await user.get('/api/nothing/here').expect(404)).body).toMatchObject({
      success: false,
      status: 404,
    });
    await user.get('/api').expect(404);
    await user.get('/apicases').expect(404);
  });

  test('a client gets JSON, also for a page’s address', async () => {
    for (const accept of ['application/json', '*/*', 'application/json, text/plain, */*']) {
      expect((await user.get('/cases').set('Accept', accept).expect(200)).type).toBe('application/json');
    }
    // Under /api the Accept header of a browser changes nothing.
    expect((await user.get('/api/cases').set('Accept', 'text/html').expect(200)).type).toBe(
      'application/json',
    );
  });
});
