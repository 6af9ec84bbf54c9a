import { startApp, USER } from '../../testing/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('what a change has taken away is not missed by its repeat: a deleted case, the former password', async () => {
  const user = await app.newUser();
  const patient = await user.post('/patients').send({ first_name: 'Bo', last_name: 'Ek' }).expect(201);
  const opened = await user
    .post('/cases/workflow')
    .send({ patient: { id: patient.body.id as number } })
    .expect(201);
  const remove = () =>
    user.delete(`/cases/${opened.body.case_id}`).set('Idempotency-Key', 'delete-this-once').expect(200);
  expect((await remove()).body).toEqual((await remove()).body);
  const change = () =>
    user
      .post('/auth/password')
      .set('Idempotency-Key', 'change-this-once')
      .send({ current_password: USER.password, new_password: 'quite another long phrase' })
      .expect(200);
  expect((await change()).body).toEqual((await change()).body);
  await user.delete(`/cases/${opened.body.case_id}`).expect(404);
});
