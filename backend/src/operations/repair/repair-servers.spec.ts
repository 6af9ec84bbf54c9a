import { newDatabase } from '../../testing/engines.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { embeddedSite, type OlderSite, serversSite } from './older-servers.fixture.ts';

const onServers = process.env['MONGODB_TEST_URL'] ? describe : describe.skip;
const folder = temporaryFolder();

/** Times differ from one site to the other; numbers do not. */
const untimed = (text: string) => text.replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+Z| UTC)?/g, '<time>');

/** What is read of a loss, from the refused start to the repaired site. */
async function story(site: OlderSite, lose: (site: OlderSite) => Promise<void>): Promise<string[]> {
  await lose(site);
  const told = [await site.refusal(), await site.repair(), await site.refusal()];
  told.push(await site.repair('no other copy'), await site.repair());
  expect(await site.repairs()).toEqual(['no other copy']);
  const [next] = await site.register('Fir');
  expect(next).toBeGreaterThan(5);
  return told.map(untimed);
}

onServers('a loss on EventStoreDB and MongoDB is told and repaired as one of files is', () => {
  const running: EventStoreDbStandIn[] = [];
  afterAll(() => Promise.all(running.map((standIn) => standIn.stop())));

  test.each<[string, (site: OlderSite) => Promise<void>, RegExp]>([
    ['a log of an older backup', (site) => site.olderLog(), /^The event log ends with event \d+ .* lost/],
    ['older secrets', (site) => site.olderSecrets(), /^The secrets are older than the event log/],
    [
      'read models that are ahead of both',
      async (site) => {
        await site.withoutModelsMark();
        await site.olderLog();
        await site.olderSecrets();
      },
      /^The event log ends with event \d+ .* but the read models hold later changes/,
    ],
  ])('%s', async (_, lose, sentence) => {
    const ofFiles = await story(await embeddedSite(folder()), lose);
    const servers = await serversSite(folder(), newDatabase(), (standIn) => running.push(standIn));
    const ofServers = await story(servers, lose);
    expect(ofServers).toEqual(ofFiles);
    expect(ofServers[0]).toMatch(sentence);
    expect(ofServers[0]).toBe(ofServers[2]);
    expect(ofServers[3]).toMatch(/Accepted and recorded/);
    expect(ofServers[4]).toMatch(/There is nothing to repair\.$/);
  });
});
