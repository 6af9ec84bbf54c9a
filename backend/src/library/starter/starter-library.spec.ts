import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { Ids } from '../../kernel/committing/ids.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { kernel } from '../../testing/boxes.ts';
import { libraryDecider } from '../contents/library.decider.ts';
import { contentStream, libraryEvents } from '../contents/library.events.ts';
import { starterContents } from './starter-contents.ts';
import { StarterLibrary } from './starter-library.ts';

let site: Awaited<ReturnType<typeof kernel>>;
let log: EventLog;
beforeEach(async () => {
  site = await kernel({ vocabularies: [libraryEvents] as never });
  log = await openSqliteEventLog(':memory:');
});
afterEach(async () => {
  await site.close();
  await log.close();
});

const commitOn = (on: EventLog) => new Commit(on, site.codec, { passed: () => Promise.resolve(true) });
const start = (on: EventLog) => new StarterLibrary(commitOn(on)).onApplicationBootstrap();
const written = () => log.readAll(null, 1000);
const contents = async () =>
  (await written())
    .filter(({ type }) => type.startsWith('Content'))
    .map(({ stream, data }) => [stream, data]);
const whole = starterContents.map((content, index) => [contentStream(index + 1), content]);

test('is there after the first start, once', async () => {
  await start(log);
  const before = await written();
  await start(log);
  expect(await contents()).toEqual(whole);
  expect(await written()).toHaveLength(before.length);
  expect(await new Ids(log, site.codec).next('content', systemActor())).toBe(starterContents.length + 1);
});

test.each([0, 1, 2, 6, 11])('is complete after a start that ended behind %d appends', async (appends) => {
  await expect(start(failingAfter(log, appends))).rejects.toThrow('the power is gone');
  expect((await contents()).length).toBeLessThan(whole.length);
  await start(log);
  expect(await contents()).toEqual(whole);
});

test.each([1, starterContents.length])(
  'what was deleted, such as number %d, does not come back',
  async (id) => {
    await start(log);
    await commitOn(log).to(contentStream(id), libraryDecider, { type: 'DeleteContent' }, systemActor());
    const before = await written();
    await start(log);
    expect(await written()).toHaveLength(before.length);
  },
);

/** The same log until so many appends are done; then nothing is written any more. */
function failingAfter(on: EventLog, appends: number): EventLog {
  let done = 0;
  return {
    append: (...entry) => {
      done += 1;
      return done > appends ? Promise.reject(new Error('the power is gone')) : on.append(...entry);
    },
    readStream: (...query) => on.readStream(...query),
    tail: (stream) => on.tail(stream),
    readAll: (...query) => on.readAll(...query),
    follow: (...query) => on.follow(...query),
    close: () => on.close(),
  };
}
