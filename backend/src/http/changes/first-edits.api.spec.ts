import { startApp } from '../../testing/app.ts';
import { signingHouse } from '../../testing/signing-house.ts';

const app = await startApp();
const admin = await app.admin();
const other = await app.newUser({ role: 'admin' }, 'other.admin');
afterAll(() => app.close());

const FIRST = { 'If-None-Match': '*' };
const house = (name: string) => {
  const { public_key } = signingHouse(name);
  return { name, public_key };
};

test.each<[string, 'put' | 'post', object, object]>([
  ['/admin/site', 'put', { name: 'Fairhaven Springs' }, { name: 'Fairhaven' }],
  [
    '/admin/retention',
    'put',
    { periods: { record_years: 12 }, reason: 'As our state asks' },
    { periods: { record_years: 11 }, reason: 'As I think' },
  ],
  ['/audit/alert-rules', 'put', { thresholds: { refused: 20 } }, { thresholds: { refused: 30 } }],
  ['/admin/rule-packs/keys', 'post', house('One'), house('Two')],
  ['/admin/second-factor', 'put', { roles: ['user'] }, { roles: [] }],
])('of two who set %s first, the second is told and sees what stands', async (path, verb, mine, theirs) => {
  await admin[verb](path)
    .set(FIRST)
    .send(mine)
    .expect((answer) => expect(answer.status).toBeLessThan(300));
  const shown = path.replace('/keys', '');
  const standing = (await other.get(shown).expect(200)).body as object;
  const refused = await other[verb](path).set(FIRST).send(theirs).expect(409);
  expect(refused.body).toMatchObject({ code: 'changed_meanwhile', current: expect.anything() as object });
  expect((await other.get(shown).expect(200)).body).toEqual(standing);
});

test('nothing else is said by it', async () => {
  const { body } = await admin.put('/admin/site').set('If-None-Match', '"3"').send({ name: 'X' }).expect(400);
  expect(body).toMatchObject({ code: 'if_none_match' });
});
