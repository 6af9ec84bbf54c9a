import { canonicalHash } from '@vouchwell/document';
import type { Pack } from '@vouchwell/rules';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { kernel } from '../testing/boxes.ts';
import { given } from '../testing/given.ts';
import { deliveredPacks } from './delivered-packs.ts';
import { deliveredRecordDecider } from './delivered-record.decider.ts';
import { DELIVERED_RECORD, deliveredRecordEvents } from './delivered-record.events.ts';
import { DeliveredRecord } from './delivered-record.ts';

const packs = deliveredPacks();
const glucose = packs.findLast(({ id }) => id === 'medicare-glucose')!;
const altered: Pack = {
  ...glucose,
  criteria: glucose.criteria.map((one) => ({ ...one, text: one.text.replace('insulin', 'tablets') })),
};
const identityOf = (pack: Pack) => {
  const { id, title, version } = pack;
  return { id, title, version, hash: canonicalHash(pack) };
};
const brought = (...some: Pack[]) => ({
  ...{ type: 'RecordDelivered' as const, release: '2.0' },
  packs: some.map(identityOf),
});
const recorded = (...some: Pack[]) => ({
  type: 'RulePacksDelivered' as const,
  data: { release: '2.0', packs: some.map(identityOf) },
});

test('what a release brings is recorded once, and of a later one what is new', () => {
  const next = { ...glucose, version: 'next' };
  given(deliveredRecordDecider).when(brought(glucose)).then(recorded(glucose));
  given(deliveredRecordDecider, recorded(glucose)).when(brought(glucose)).then();
  given(deliveredRecordDecider, recorded(glucose)).when(brought(glucose, next)).then(recorded(next));
  given(deliveredRecordDecider, recorded(glucose)).when(brought(altered)).refused('pack_altered');
  given(deliveredRecordDecider, recorded(glucose))
    .when(brought({ ...altered, version: 'next' }))
    .then(recorded({ ...altered, version: 'next' }));
});

test('a delivered pack that was altered ends the start with a sentence, and nothing is recorded of it', async () => {
  const site = await kernel({ vocabularies: [deliveredRecordEvents] as never });
  const log = await openSqliteEventLog(':memory:');
  const commit = new Commit(log, site.codec, { passed: () => Promise.resolve(true) });
  const start = async (carried: readonly Pack[]) => {
    const record = new DeliveredRecord(commit, { delivered: { packs: carried, keys: [] } });
    await record.onApplicationBootstrap();
    return record.all();
  };
  try {
    const first = await start(packs);
    expect(first.map(({ id, hash }) => [id, hash])).toEqual(
      packs.map((pack) => [pack.id, canonicalHash(pack)]),
    );
    expect(await start(packs)).toEqual(first);
    const refused = start(packs.map((pack) => (pack === glucose ? altered : pack)));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      `The rule pack “${glucose.title}”, version ${glucose.version}, is not as release ${first[0]!.release} brought it: its SHA-256 was ${canonicalHash(glucose)} and is ${canonicalHash(altered)}. Put the file of the release back`,
    );
    const written = (await log.readAll(null, 1000)).filter(({ stream }) => stream === DELIVERED_RECORD);
    expect(written).toHaveLength(1);
    expect(await start(packs)).toEqual(first);
  } finally {
    await log.close();
    await site.close();
  }
});
