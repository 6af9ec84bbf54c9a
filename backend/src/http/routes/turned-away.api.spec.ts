import type { Readable } from 'node:stream';
import { USER } from '../../testing/app.ts';
import { disclosuresIn, openCanaryDesk, type CanaryDesk } from '../../testing/canary-desk.ts';

let app: CanaryDesk['app'];
let user: CanaryDesk['user'];
let admin: CanaryDesk['admin'];
let patientId: CanaryDesk['patientId'];
let caseId: CanaryDesk['caseId'];
let leftBy: CanaryDesk['leftBy'];
beforeAll(async () => {
  ({ app, user, admin, patientId, caseId, leftBy } = await openCanaryDesk());
});
afterAll(() => app.close());

const day = () => `access-${new Date().toISOString().slice(0, 10)}`;

describe('who came and who was turned away', () => {
  test('a refused access names the route, the person and the reason', async () => {
    const theirs = await admin
      .post('/cases/workflow')
      .send({ patient: { id: patientId } })
      .expect(201);
    const { case_id } = theirs.body as { case_id: number };
    const [refused, ...more] = await leftBy(() => user.get(`/cases/${case_id}`).expect(403));
    expect(refused).toMatchObject({
      type: 'AccessRefused',
      stream: day(),
      data: {
        ...{ route: 'GET /cases/:id', status: 403, code: 'case_forbidden' },
        object: `case-${case_id}`,
      },
      metadata: { actor: { username: USER.username } },
    });
    expect(more).toEqual([]);
    const [admins] = await leftBy(() => user.get('/admin/users').expect(403));
    expect(admins).toMatchObject({ data: { route: 'GET /admin/users', code: 'can_manage_users' } });
    const [signing] = await leftBy(() => user.post(`/cases/${caseId}/sign`).send({ password: 'wrong' }));
    expect(signing).toMatchObject({ data: { route: 'POST /cases/:id/sign', code: 'wrong_password' } });
  });

  test('who asks for a case or a patient that is not there is known, and for what', async () => {
    const events = await leftBy(async () => {
      await user.get('/cases/999999').expect(404);
      await admin.get('/patients/999998').expect(404);
      // What is no number is nobody's, and a visitor's guess tells nothing.
      await user.get('/cases/none').expect(404);
      await app.anyone().get('/cases/999999').expect(401);
    });
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      [
        'AccessRefused',
        { route: 'GET /cases/:id', status: 404, code: 'case_missing', object: 'case-999999' },
      ],
      [
        'AccessRefused',
        {
          ...{ route: 'GET /patients/:id', status: 404, code: 'patient_missing' },
          ...{ object: 'patient-999998', patients: [999_998] },
        },
      ],
    ]);
  });

  test('a session that has ended is known by whose it was, once for each address', async () => {
    const leaving = await app.signIn(USER);
    await leaving.post('/auth/logout').send({}).expect(200);
    const events = await leftBy(async () => {
      await leaving.get('/colleagues').expect(401);
      for (const path of ['', '/letter', '/history'])
        await leaving.get(`/cases/${caseId}${path}`).expect(401);
      const forged = { Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIyIn0.' };
      await app.anyone().get(`/cases/${caseId}`).set(forged).expect(401);
    });
    expect(events).toMatchObject([
      {
        type: 'AccessRefused',
        data: {
          ...{ route: 'GET /cases/:id', status: 401, code: 'unauthenticated' },
          ...{ object: `case-${caseId}`, patients: [patientId] },
        },
        metadata: { actor: { username: USER.username, session_id: expect.any(String) as string } },
      },
    ]);
  });

  test('who names a case or a patient in what they send is known for it as well', async () => {
    const theirs = await admin
      .post('/cases/workflow')
      .send({ patient: { id: patientId } })
      .expect(201);
    const { case_id } = theirs.body as { case_id: number };
    const rating = { note_id: 1, feedback_type: 'positive', quality_score: 5, should_add_to_rag: false };
    const events = await leftBy(async () => {
      await user
        .post('/rag/feedback')
        .send({ case_id, ...rating })
        .expect(403);
      await user
        .post('/cases/workflow')
        .send({ patient: { id: 999_997 } })
        .expect(404);
    });
    expect(events.map(({ type, data }) => [type, data])).toMatchObject([
      ['AccessRefused', { status: 403, object: `case-${case_id}`, patients: [patientId] }],
      ['AccessRefused', { status: 404, object: 'patient-999997', patients: [999_997] }],
    ]);
  });

  test('feedback is known by its number, and by whose note it is about', async () => {
    const events = await leftBy(async () => {
      await user.get('/rag/feedback/1/entry').expect(403);
      await user.post('/rag/feedback/1/approve').send({}).expect(403);
      await admin.get('/rag/feedback/999/entry').expect(404);
    });
    const own = { object: 'feedback-1', patients: [patientId] };
    expect(events.map(({ type, data }) => [type, data])).toMatchObject([
      ['AccessRefused', { route: 'GET /rag/feedback/:id/entry', status: 403, ...own }],
      ['AccessRefused', { route: 'POST /rag/feedback/:id/approve', status: 403, ...own }],
      ['AccessRefused', { status: 404, code: 'feedback_missing', object: 'feedback-999' }],
    ]);
  });

  test('what its reader cuts off was recorded before it went out', async () => {
    for (const path of [`/cases/${caseId}`, `/cases/${caseId}/export/pdf`, '/cases']) {
      const events = await leftBy(() =>
        user
          .get(path)
          .buffer(true)
          .parse((answer, done) => {
            (answer as unknown as Readable).destroy();
            done(null, null);
          }),
      );
      expect([path, disclosuresIn(events).length]).toEqual([path, 1]);
    }
  });

  test('sign-ins, failures and sign-outs', async () => {
    const login = (body: object) =>
      app.anyone().post('/auth/login').set('User-Agent', 'a browser').send(body);
    const typed = 'my-password-in-the-wrong-field';
    const events = await leftBy(async () => {
      await login(USER).expect(200);
      await login({ ...USER, password: typed }).expect(401);
      await login({ username: typed, password: 'x' }).expect(401);
      await (await app.signIn(USER)).post('/auth/logout').send({}).expect(200);
    });
    expect(events.map(({ type }) => type)).toEqual([
      'SignedIn',
      'SignInFailed',
      'SignInFailed',
      'SignedIn',
      'SignedOut',
    ]);
    expect(events[0]!.metadata).toMatchObject({
      address: '127.0.0.1',
      user_agent: 'a browser',
      actor: { username: USER.username, role: 'user', session_id: expect.any(String) as string },
    });
    expect(events[1]!.data).toMatchObject({ user_id: 2, cause: 'wrong_password' });
    expect(events[2]!.data).toMatchObject({ user_id: null, cause: 'unknown' });
    expect(JSON.stringify(events)).not.toContain(typed);
  });

  test('turned away for too many tries', async () => {
    const wrong = { username: 'guessed.at', password: 'x' };
    const events = await leftBy(async () => {
      for (let n = 0; n < 6; n++) await app.anyone().post('/auth/login').send(wrong);
    });
    expect(events.map(({ data }) => (data as { cause: string }).cause)).toEqual([
      ...Array<string>(5).fill('unknown'),
      'too_many',
    ]);
  });

  test('nobody’s proxy is believed', async () => {
    const [event] = await leftBy(() =>
      app
        .anyone()
        .post('/auth/login')
        .set('X-Forwarded-For', '203.0.113.9')
        .send({ ...USER, password: 'x' }),
    );
    expect(event!.metadata).toMatchObject({ address: '127.0.0.1' });
  });
});
