import { startApp } from '../../testing/app.ts';
import { testEngines } from '../../testing/engines.ts';

const patient = { first_name: 'Ada', last_name: 'Later' };

test('what is durable and not yet visible says so in a header, whatever the route', async () => {
  const engines = { ...(await testEngines()), patience: 2000 };
  const follow = engines.log.follow.bind(engines.log);
  let held = Promise.resolve();
  // The read models hear of nothing while it is held.
  engines.log.follow = async function* (after, signal) {
    for await (const batch of follow(after, signal)) {
      await held;
      yield batch;
    }
  };
  const app = await startApp({ engines });
  const admin = await app.admin();
  const prompt = await admin.post('/patients').send(patient).expect(201);
  expect(prompt.headers).not.toHaveProperty('vouchwell-visible');
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const late = await admin.post('/patients').send(patient).expect(201);
  expect(late.headers).toMatchObject({ 'vouchwell-visible': 'false' });
  const content = await admin.post('/rag/content').send({ title: 'Later', content: 'Later.' }).expect(201);
  expect(content.headers).toMatchObject({ 'vouchwell-visible': 'false' });
  resolve();
  await app.close();
});
