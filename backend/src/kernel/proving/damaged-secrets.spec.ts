import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { kernel } from '../../testing/boxes.ts';
import { ENTRIES, type EntryName, LOG_RESTORED, SITE_KEY_CHECK } from '../vault/entries.ts';

/** A kernel whose vault holds entries that do not open, as a byte on the disk that became another leaves them. */
async function holding(...names: string[]) {
  const secrets = await openSqliteSecrets(':memory:');
  const site = await kernel({ secrets });
  await site.vault.put('password/1', 'sound');
  for (const name of names) {
    await site.vault.put(name as EntryName, { text: 'sound' });
    const sealed = Buffer.from((await secrets.get(name))!, 'base64');
    sealed[sealed.length - 1]! ^= 1;
    await secrets.put(name, sealed.toString('base64'));
  }
  await site.append('box-1', { type: 'BoxPlaced', data: { room: 'A', label: 'red' } });
  return site;
}

const beginnings = (wanted: 'needed' | 'dispensable') =>
  Object.entries(ENTRIES).flatMap(([begin, loss]) => (loss === wanted ? [begin] : []));

test.each(beginnings('needed'))('a start is refused over %s, and nothing is removed', async (begin) => {
  const name = begin.endsWith('/') ? `${begin}3/x` : begin;
  const site = await holding('session/1/x', name);
  await expect(site.start()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(`1 entries do not open (${name}). Put the newest`) as string,
  });
  expect((await site.secrets.list('')).map(({ key }) => key)).toEqual(
    [...[name, 'session/1/x', 'password/1']].sort(),
  );
  await site.close();
});

test.each(beginnings('dispensable'))('a start goes on without %s', async (begin) => {
  const name = begin.endsWith('/') ? `${begin}3/x` : begin;
  const site = await holding(name);
  await site.start();
  expect(await site.vault.get(name)).toBeNull();
  expect(await site.vault.get('password/1')).toBe('sound');
  await site.close();
});

test('an entry whose name is not what was written may have been anything, and is named', async () => {
  const site = await holding('sessioN/1/x');
  await expect(site.start()).rejects.toThrow('do not open (sessioN/1/x)');
  await site.close();
});

test('what stands beside the entries is read in a way of its own', async () => {
  const site = await holding();
  await site.secrets.put(SITE_KEY_CHECK, 'sealed otherwise');
  await site.start();
  await site.close();
  const cut = await holding();
  await cut.secrets.put(LOG_RESTORED, '{"events": 3, "last_');
  await cut.start();
  expect(await cut.secrets.get(LOG_RESTORED)).toBeNull();
  await cut.close();
});
