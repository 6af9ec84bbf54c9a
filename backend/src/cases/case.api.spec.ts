import type { PublicItemsResponse } from '@vouchwell/contract';
import { USER } from '../testing/app.ts';
import { bespoke, caseDesk, problem, provider, urge } from '../testing/case-desk.ts';

const { app, admin, user, patient, register, open, get, list, generate } = await caseDesk();
afterAll(() => app.close());

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
    expect(found.equipment).toBe('Incontinence');
    expect(found.diagnoses).toMatchObject([
      { code: 'N39.41', description: 'Urge incontinence', is_primary: true },
    ]);
    expect(found.items).toMatchObject([
      { item: bespoke.item, quantity: 2, quantity_limit: null, hcpcs: null },
    ]);
    expect(found.provider).toEqual({ ...provider, signature: null, signature_by: null });
  });

  test.each<[object, number, string]>([
    [{ patient: undefined }, 400, 'Patient is required.'],
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
    expect((await get(id)).provider).toEqual({
      ...provider,
      name: 'Dr. Kim',
      signature: 'Kim',
      signature_by: { name: 'Sam Lee', own: false, at: expect.any(String) as string },
    });
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

  test('its limit group is the catalogue’s as well, and left out where it has none', async () => {
    const choice = { item: 'Adult briefs, medium', quantity: 1, limit_group: 'Mine' };
    await post('items', { items: [choice, { ...choice, item: 'Lancets' }] }).expect(200);
    const [briefs, lancets] = (await get(id)).items;
    expect(briefs).toMatchObject({ item: choice.item, limit_group: 'Adult briefs' });
    expect(lancets).not.toHaveProperty('limit_group');
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
    const wheelchair = { item: 'Standard wheelchair', category: 'Mobility' };
    const refusal = 'Size is required for Standard wheelchair.';
    await refused('items', { items: [bespoke, wheelchair] }, refusal, 'items.1.size');
    await refused(
      'items',
      { items: [bespoke, { ...bespoke, quantity: 1.5 }] },
      'Entry 2: Quantity must be a whole number of at least 1.',
      'items.1.quantity',
    );
    await refused('provider', { ...provider, npi: '12345' }, 'NPI must be exactly 10 digits', 'npi');
    await refused('provider', { ...provider, name: '' }, 'Provider name is required.', 'name');
    const two = problem(await post('provider', { ...provider, npi: '12345', date_signed: null }).expect(400));
    expect(two.error).toBe('NPI must be exactly 10 digits. Date signed is required.');
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

  test('whatever the change, it may say what it was based on, and is told where the case stands', async () => {
    const { note_id } = await generate(id);
    const password = USER.password;
    const changes = [
      user.put(`/cases/${id}/patient`).send({ patient: { id: patient.id } }),
      post('diagnoses', { diagnoses: [urge] }),
      user.delete(`/cases/${id}/diagnoses`),
      post('items', { items: [bespoke] }),
      user.delete(`/cases/${id}/items`),
      post('provider', provider),
      user.put(`/cases/${id}/notes/${note_id}`).send({ note_text: 'Other words.' }),
      post('sign', { password }),
      post('complete', {}),
      post('shares', { user_id: 1 }),
      user.delete(`/cases/${id}/shares/1`),
      post('addenda', { text: 'More.', password }),
      user.delete(`/cases/${id}`),
    ];
    for (const change of changes) {
      const { body } = await change.set('If-Match', '"0"').expect(409);
      expect(body).toMatchObject({ code: 'changed_meanwhile', revision: 1, success: false });
    }
    expect(await get(id)).toMatchObject({ revision: 1 });
  });

  test('a deletion is based on the row of the list, and another change is told before it', async () => {
    const row = async () => (await list()).find((one) => one.id === id)!;
    const seen = await row();
    expect(seen.revision).toBe((await get(id)).revision);
    await post('provider', provider).expect(200);
    const stale = user.delete(`/cases/${id}`).set('If-Match', `"${seen.revision}"`);
    expect(problem(await stale.expect(409)).code).toBe('changed_meanwhile');
    const { revision } = await row();
    expect(revision).toBe((await get(id)).revision);
    await user.delete(`/cases/${id}`).set('If-Match', `"${revision}"`).expect(200);
    await user.get(`/cases/${id}`).expect(404);
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
