import { ADMIN, startApp } from '../../testing/app.ts';
import { RawConnection } from '../../testing/raw-connection.ts';

const app = await startApp();
const [admin, user] = [await app.signIn(ADMIN), await app.newUser()];
afterAll(() => app.close());

test('one person has a hundred requests at once; others are answered beside them, and they again afterwards', async () => {
  const authorization = String(user.get('/auth/me').get('Authorization'));
  const lines = [
    'Host: x',
    `Authorization: ${authorization}`,
    'Content-Type: application/json',
    'Content-Length: 90',
  ];
  // A body that is announced and not sent keeps a request waiting.
  const held = Array.from({ length: 100 }, () => {
    const connection = new RawConnection(app.url);
    connection.write(['POST /patients HTTP/1.1', ...lines, '', '{"'].join('\r\n'));
    return connection;
  });
  let refused = await user.get('/auth/me');
  while (refused.status === 200) refused = await user.get('/auth/me');
  expect([refused.status, (refused.body as { code: string }).code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_at_once',
    '1',
  ]);
  await admin.get('/auth/me').expect(200);
  for (const connection of held) connection.close();
  while ((await user.get('/auth/me')).status !== 200);
});
