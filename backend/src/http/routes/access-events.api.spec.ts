import type { PatientResponse } from '@vouchwell/contract';
import { AccessLog } from '../../kernel/access/access-log.ts';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { ADMIN, USER } from '../../testing/app.ts';
import {
  canary,
  CANARY_WORDS,
  disclosuresIn,
  type Disclosure,
  openCanaryDesk,
  type CanaryDesk,
} from '../../testing/canary-desk.ts';

let app: CanaryDesk['app'];
let user: CanaryDesk['user'];
let admin: CanaryDesk['admin'];
let patientId: CanaryDesk['patientId'];
let caseId: CanaryDesk['caseId'];
let everything: CanaryDesk['everything'];
let getRoutes: CanaryDesk['getRoutes'];
let addressOf: CanaryDesk['addressOf'];
let leftBy: CanaryDesk['leftBy'];
beforeAll(async () => {
  ({ app, user, admin, patientId, caseId, everything, getRoutes, addressOf, leftBy } =
    await openCanaryDesk());
});
afterAll(() => app.close());

describe('what shows a patient leaves its trace', () => {
  const queries = ['', '?query=quillfeather&search=quillfeather'];

  test('every GET route, for every caller: whoever was named was recorded', async () => {
    const gets = getRoutes();
    // Who did what in the case of a patient, and what shows the need: of that patient, though it names nobody.
    const unnamed = ['history', 'evidence', 'readiness', 'recipients'].map(
      (part) => `GET /cases/:id/${part}`,
    );
    const shown = new Set<string>();
    for (const [agent, name] of [
      [user, USER.username],
      [admin, ADMIN.username],
    ] as const) {
      for (const route of gets) {
        for (const query of queries) {
          const path = addressOf(route);
          let text = '';
          const events = await leftBy(async () => {
            const answer = await agent.get(path + query).buffer(true);
            text = answer.text ?? (answer.body as Buffer).toString('latin1');
            // What a PDF shows is compressed.
            if (/^\/(?!audit).*\/(pdf|letter|pages)$/.test(path)) text = 'Quillfeather';
          });
          const recorded = disclosuresIn(events).filter(({ patients }) => patients.includes(patientId));
          const named = /quillfeather|zebediah|canary-77/i.test(text) || unnamed.includes(route);
          expect([route, query, name, recorded.length]).toEqual([route, query, name, named ? 1 : 0]);
          if (!named) continue;
          shown.add(route);
          expect(recorded[0]).toMatchObject({ route, by: name });
        }
      }
    }
    expect([...shown].sort()).toEqual([
      'GET /admin/cases',
      'GET /admin/cases/csv',
      'GET /audit/entries',
      'GET /cases',
      'GET /cases/:id',
      'GET /cases/:id/evidence',
      'GET /cases/:id/export/pdf',
      'GET /cases/:id/export/txt',
      'GET /cases/:id/history',
      'GET /cases/:id/history/:change',
      'GET /cases/:id/letter',
      'GET /cases/:id/note-versions',
      'GET /cases/:id/order',
      'GET /cases/:id/order/pages',
      'GET /cases/:id/order/pdf',
      'GET /cases/:id/order/txt',
      'GET /cases/:id/readiness',
      'GET /cases/:id/recipients',
      'GET /forgettings',
      'GET /patients',
      'GET /patients/:id',
      'GET /patients/:id/forgetting',
      'GET /rag/feedback/:id/entry',
      'GET /rag/notes-feedback',
    ]);
  });

  test.each<[string, () => Promise<unknown>, Partial<Disclosure>]>([
    ['a case', () => user.get(`/cases/${caseId}`), { action: 'view', format: null }],
    [
      'a PDF',
      () => user.get(`/cases/${caseId}/export/pdf`),
      { action: 'export', format: 'pdf', note_id: expect.any(Number) as number },
    ],
    ['a text', () => user.get(`/cases/${caseId}/export/txt`), { action: 'export', format: 'txt' }],
    ['a print', () => user.post(`/cases/${caseId}/printed`).send({}), { action: 'print' }],
    ['an order', () => user.get(`/cases/${caseId}/order/pdf`), { action: 'export', format: 'order-pdf' }],
    [
      'a printed order',
      () => user.post(`/cases/${caseId}/order/printed`).send({}),
      { action: 'print', format: 'order' },
    ],
    ['a copy', () => user.post(`/cases/${caseId}/copied`), { action: 'copy', format: 'text' }],
    [
      'a copied link',
      () => user.post(`/cases/${caseId}/copied`).send({ what: 'link' }),
      { action: 'copy', format: 'link' },
    ],
  ])('%s', async (_, work, wanted) => {
    const [one, ...more] = disclosuresIn(await leftBy(work));
    expect(one).toMatchObject({ ...wanted, patients: [patientId], object: `case-${caseId}` });
    expect(more).toEqual([]);
  });

  test('a list names every patient on it, once, and is one entry', async () => {
    const other = await user
      .post('/patients')
      .send({ ...canary, first_name: 'Zelda' })
      .expect(201);
    const otherId = (other.body as PatientResponse).id;
    const events = disclosuresIn(await leftBy(() => user.get('/patients?query=quillfeather')));
    expect(events).toHaveLength(1);
    expect([...events[0]!.patients].sort((a, b) => a - b)).toEqual([patientId, otherId]);
    // Of a search in pages, those of the page that was shown.
    const page = (n: number) => admin.get(`/patients?query=quillfeather&per_page=1&page=${n}`).expect(200);
    const [shown, ...more] = disclosuresIn(await leftBy(() => page(2)));
    expect([shown?.patients, more]).toEqual([[events[0]!.patients[1]], []]);
    expect(disclosuresIn(await leftBy(() => page(3)))).toEqual([]);
    await user
      .post('/cases/workflow')
      .send({ patient: { id: patientId } })
      .expect(201);
    const [list] = disclosuresIn(await leftBy(() => user.get('/cases')));
    expect(list).toMatchObject({ action: 'search', patients: [patientId], object: null });
  });

  test('who is likely the same is shown as what a search found', async () => {
    const { first_name, last_name } = canary;
    const ask = (last: string) => user.post('/patients/likely').send({ first_name, last_name: last });
    const [one, ...more] = disclosuresIn(await leftBy(() => ask(last_name).expect(200)));
    expect(one).toMatchObject({ action: 'search', route: 'POST /patients/likely', patients: [patientId] });
    expect(more).toEqual([]);
    expect(disclosuresIn(await leftBy(() => ask('Nobody').expect(200)))).toEqual([]);
  });

  test('a refusal that shows a record as it is by now', async () => {
    const { first_name, last_name } = canary;
    const { body } = await user.post('/patients').send({ first_name, last_name, mrn: 'CANARY-78' });
    const { id } = body as PatientResponse;
    const correct = (phone: string) =>
      admin.put(`/patients/${id}`).set('If-Match', '0').send({ first_name, last_name, phone });
    await correct('1').expect(200);
    const [one, ...more] = disclosuresIn(await leftBy(() => correct('2').expect(409)));
    expect(one).toMatchObject({ action: 'view', route: 'PUT /patients/:id', patients: [id] });
    expect(more).toEqual([]);
  });

  test('what found nobody leaves none', async () => {
    expect(disclosuresIn(await leftBy(() => user.get('/patients?query=nobody-at-all')))).toEqual([]);
  });

  test('what a browser tells under one key is recorded once, what an answer shows each time', async () => {
    const print = () => user.post(`/cases/${caseId}/printed`).set('Idempotency-Key', 'print-once-1').send({});
    const prints = async () =>
      disclosuresIn(await everything()).filter(({ action }) => action === 'print').length;
    const before = await prints();
    expect([(await print()).body, (await print()).body]).toEqual([{ success: true }, { success: true }]);
    expect((await prints()) - before).toBe(1);
    const look = () => user.get(`/cases/${caseId}`).set('Idempotency-Key', 'look-once-1').expect(200);
    expect(disclosuresIn(await leftBy(async () => [await look(), await look()]))).toHaveLength(2);
  });

  test('100 readers at once leave 100 traces', async () => {
    const events = await leftBy(() =>
      Promise.all(Array.from({ length: 100 }, () => user.get(`/cases/${caseId}`).expect(200))),
    );
    expect(disclosuresIn(events)).toHaveLength(100);
  });

  test('what cannot be recorded is not shown', async () => {
    const access = app.nest.get(AccessLog, { strict: false });
    const record = access.record.bind(access);
    access.record = () => Promise.reject(new UnavailableError('The disk is full.'));
    try {
      for (const path of [
        `/cases/${caseId}`,
        '/cases',
        '/patients?query=quill',
        `/cases/${caseId}/export/txt`,
      ]) {
        const answer = await user.get(path).expect(503);
        expect(answer.text).not.toMatch(CANARY_WORDS);
        for (const told of ['content-disposition', 'x-total-count', 'x-register-count'])
          expect(answer.headers[told]).toBeUndefined();
      }
    } finally {
      access.record = record;
    }
  });
});
