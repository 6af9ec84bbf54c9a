import { join } from 'node:path';
import request from 'supertest';
import { EventStoreDbStandIn } from './testing/stand-ins/eventstoredb/stand-in.ts';
import { onMongo } from './testing/mongodb.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { liveWindow } from './testing/live-window.ts';
import { type ServerProcess, startServer } from './testing/server-process.ts';

const PASSWORD = 'a long enough password';
const newFolder = temporaryFolder();

/** Two processes on the same engines, as behind a load balancer; the site key is the same file. */
onMongo((engine, database) => {
  describe(`two processes on EventStoreDB's protocol and ${engine}`, () => {
    let standIn: EventStoreDbStandIn;
    let processes: ServerProcess[];

    beforeEach(async () => {
      standIn = await new EventStoreDbStandIn().start();
      const folder = newFolder();
      const env = {
        EVENTSTORE_URL: standIn.url,
        MONGODB_URL: database(),
        SITE_KEY_FILE: join(folder, 'site.key'),
        DATA_DIR: join(folder, 'unused'),
        ADMIN_PASSWORD: PASSWORD,
      };
      const first = startServer(env);
      // The key is made by the first; the second comes when it is there.
      await first.url();
      const second = startServer(env);
      processes = [first, second];
      await second.url();
    });

    afterEach(async () => {
      for (const one of processes) await one.kill('SIGKILL');
      await standIn.stop();
    });

    /** Answers from the processes in turn, with one session. */
    async function session() {
      const urls = await Promise.all(processes.map((one) => one.url()));
      const credentials = { username: 'admin', password: PASSWORD };
      const { body } = await request(urls[0]!).post('/auth/login').send(credentials).expect(200);
      let turn = 0;
      const next = () =>
        request.agent(urls[turn++ % urls.length]!).set('Authorization', `Bearer ${body.access_token}`);
      return { next, urls, token: String(body.access_token) };
    }

    test('serve one session alternately: each sees at once what the other changed', async () => {
      const { next } = await session();
      for (let number = 1; number <= 6; number++) {
        const patient = {
          first_name: 'Ada',
          last_name: `Zetterlund${number}`,
          dob: '1950-01-01',
          gender: 'female',
        };
        const { body: registered } = await next().post('/patients').send(patient).expect(201);
        expect(registered.id).toBe(number);
        const { body: found } = await next().get(`/patients?query=zetterlund${number}`).expect(200);
        expect(found).toMatchObject([{ id: number }]);
        const opened = await next()
          .post('/cases/workflow')
          .send({ patient: { id: number }, diagnoses: [{ code: 'R32' }], category: 'DME' })
          .expect(201);
        const { body: read } = await next().get(`/cases/${opened.body.case_id}`).expect(200);
        expect(read).toMatchObject({ id: number, diagnoses: [{ code: 'R32' }] });
        // An odd step, so that the next round begins with the other process.
        await next().get('/cases/stats').expect(200);
      }
    });

    test('a session ended on one is ended on the other; a repeated request changes nothing twice', async () => {
      const { next, urls, token } = await session();
      const patient = { first_name: 'Ada', last_name: 'Ost' };
      const once = () => next().post('/patients').set('Idempotency-Key', 'the-same-request').send(patient);
      const answers = [await once(), await once(), await once()];
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      await next().post('/auth/logout').expect(200);
      for (const url of urls) {
        await request(url).get('/auth/me').set('Authorization', `Bearer ${token}`).expect(401);
      }
    });

    test('what one changed the other tells when it shows it; windows end with their session on both', async () => {
      const { next, urls, token } = await session();
      const headers = { authorization: `Bearer ${token}` };
      const windows = await Promise.all(urls.map((url) => liveWindow(url, headers)));
      await next().post('/patients').send({ first_name: 'Ada', last_name: 'Live' }).expect(201);
      const body = { patient: { id: 1 }, category: 'DME' };
      const { case_id } = (await next().post('/cases/workflow').send(body).expect(201)).body as {
        case_id: number;
      };
      for (let revision = 1; revision <= 6; revision++) {
        const provider = { name: `Dr. ${revision}`, npi: '1234567893', date_signed: '2026-01-02' };
        await next().post(`/cases/${case_id}/provider`).send(provider).expect(200);
        for (const [at, window] of windows.entries()) {
          await window.until((told) => told.some((one) => one.type === 'case' && one.revision === revision));
          const read = await request(urls[at]!).get(`/cases/${case_id}`).set(headers).expect(200);
          expect(read.body).toMatchObject({ revision });
        }
      }
      await next().post('/auth/logout').expect(200);
      for (const window of windows) await window.ended;
    });

    test('when the leader is killed the other takes over', async () => {
      const { next } = await session();
      await next().post('/patients').send({ first_name: 'Ada', last_name: 'Before' }).expect(201);
      const [leader, other] = processes as [ServerProcess, ServerProcess];
      await leader.kill('SIGKILL');
      processes = [other];
      const { next: alone } = await session();
      await alone().post('/patients').send({ first_name: 'Ada', last_name: 'After' }).expect(201);
      for (;;) {
        const { body } = await alone().get('/patients?query=after').expect(200);
        if (body.length === 1) break;
      }
      expect((await alone().get('/patients?query=before')).body).toHaveLength(1);
      expect((await alone().get('/health/ready')).body).toMatchObject({ ready: true, parked: [] });
    });
  });
});
