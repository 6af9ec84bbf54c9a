import { AccessLog } from '../../kernel/access/access-log.ts';
import { canary, CANARY_WORDS, openCanaryDesk, type CanaryDesk } from '../../testing/canary-desk.ts';

let app: CanaryDesk['app'];
let user: CanaryDesk['user'];
let patientId: CanaryDesk['patientId'];
let caseId: CanaryDesk['caseId'];
let everything: CanaryDesk['everything'];
let logged: CanaryDesk['logged'];
beforeAll(async () => {
  const { admin, getRoutes, addressOf, ...desk } = await openCanaryDesk();
  ({ app, user, patientId, caseId, everything, logged } = desk);
  // Everything is asked for, by who may and who may not, and goes out in every way.
  for (const agent of [user, admin, app.anyone()]) {
    for (const route of getRoutes()) {
      for (const query of ['', '?query=quillfeather&search=quillfeather'])
        await agent.get(addressOf(route) + query).buffer(true);
    }
    for (const way of ['printed', 'order/printed', 'copied'])
      await agent.post(`/cases/${caseId}/${way}`).send({});
    await agent.post('/patients/likely').send({ first_name: 'Zebediah', last_name: 'Quillfeather' });
  }
});
afterAll(() => app.close());

describe('nothing of a patient stands in the clear', () => {
  test('in no event: neither data, nor envelope, nor the name of a stream', async () => {
    const told = (await everything()).filter(({ data }) => JSON.stringify(data).includes(`[${patientId}]`));
    expect(told.length).toBeGreaterThan(40);
    for (const { stream, type, data, metadata } of await everything()) {
      const inTheOpen =
        type === 'DiagnosesListed' || type === 'ItemAdded' ? { stream } : { stream, data, metadata };
      // A suggested example keeps its codes and nothing that tells whose they are.
      const suggested = type === 'ContentAdded' ? /N39\.41/g : /(?!)/g;
      expect(JSON.stringify(inTheOpen).replace(suggested, '')).not.toMatch(CANARY_WORDS);
    }
  });

  test('in no line of the log: no name, no query, no token, no address as it was typed', async () => {
    await user.get('/patients?query=quillfeather');
    await user.get('/nothing/quillfeather?search=quillfeather');
    await user.post('/patients').send({ ...canary, dob: 'Quillfeather' });
    expect(logged.length).toBeGreaterThan(100);
    const lines = logged.join('');
    expect(lines).not.toMatch(CANARY_WORDS);
    expect(lines).not.toMatch(/query=|search=|Bearer|eyJ|long enough password/);
    expect(lines).toContain('GET /cases/:id');
  });

  test('in no refusal', async () => {
    const refusals = [
      await user.post('/patients').send({ ...canary, gender: 'x' }),
      await user.post(`/cases/${caseId}/diagnoses`).send({ diagnoses: [{ code: 'I10' }, { code: 'I10' }] }),
      await user.post('/cases/workflow').send({ patient: { ...canary, id: 'x' } }),
    ];
    for (const { text, status } of refusals) {
      expect(status).toBe(400);
      expect(text).not.toMatch(CANARY_WORDS);
    }
  });

  test('an unexpected error tells and logs nothing of what it met', async () => {
    const access = app.nest.get(AccessLog, { strict: false });
    const record = access.record.bind(access);
    access.record = () => Promise.reject(new Error('Zebediah Quillfeather broke it'));
    try {
      const { body, text } = await user.get(`/cases/${caseId}`).expect(500);
      expect(body).toMatchObject({ code: 'internal', success: false });
      expect(text).not.toMatch(CANARY_WORDS);
    } finally {
      access.record = record;
    }
    expect(logged.join('')).toContain('unexpected error');
    expect(logged.join('')).not.toMatch(CANARY_WORDS);
  });
});
