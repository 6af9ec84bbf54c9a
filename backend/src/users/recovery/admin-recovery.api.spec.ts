import type { UsersResponse } from '@vouchwell/contract';
import { runningApps } from '../../testing/running-apps.ts';
import { AdminRecovery } from './admin-recovery.ts';

const { start } = runningApps();
type App = Awaited<ReturnType<typeof start>>;

const recover = (app: App, username: string) =>
  app.nest.get(AdminRecovery, { strict: false }).recover(username);
const listed = async (app: App) =>
  ((await (await app.admin()).get('/admin/users')).body as UsersResponse).users;

test('who is recovered counts as an admin: the other one may go', async () => {
  const app = await start();
  await app.newUser();
  const admin = await app.admin();
  await admin.delete('/admin/users/2').expect(200);
  const { password, made } = await recover(app, 'Sam.Lee');
  expect(made).toBe(false);
  const sam = await app.signIn({ username: 'sam.lee', password });
  const [, user] = await listed(app);
  expect(user).toMatchObject({ is_active: true, role: 'admin', must_change_password: true });
  expect(user!.recovered_at).not.toBeNull();
  await sam.delete('/admin/users/1').expect(200);
});

test('guesses do not keep out who was recovered, nor does a session from before stay', async () => {
  const app = await start();
  const before = await app.newUser();
  const guess = () => app.anyone().post('/auth/login').send({ username: 'sam.lee', password: 'not it' });
  for (let n = 0; n < 6; n++) await guess();
  await guess().expect(429);
  const first = await recover(app, 'sam.lee');
  await before.get('/auth/me').expect(401);
  // Again, as after a call that was cut off: the last password stands.
  const second = await recover(app, 'sam.lee');
  await expect(app.signIn({ username: 'sam.lee', password: first.password })).rejects.toThrow('Invalid');
  expect(await app.signIn({ username: 'sam.lee', password: second.password })).toBeDefined();
});
