import { join } from 'node:path';
import { Codec } from '../../kernel/log/codec.ts';
import type { EventLog, StoredEvent } from '../../kernel/log/event-log.port.ts';
import { walkLog } from '../../kernel/log/walk-log.ts';
import { keyName } from '../../kernel/vault/patient-keys.ts';
import { suggestionSubject } from '../../kernel/vault/suggestion-keys.ts';
import { USER } from '../app.ts';
import { goldenEvents } from '../golden-examples.ts';
import { memoryOfServer, PAGES, writePages } from './memory-of-server.ts';
import { traces } from '../traces.ts';
import { asHeld, found, type Held, type Stores } from './stores.ts';
import { SHOWN, type WholeStory, wholeStory, WORDS } from './whole-story.ts';

/** Kinds of events that concern a patient and cannot be of the one: only an import that is taken back withdraws a record. */
const NOT_OF_ONE = ['PatientWithdrawn'];

/** Everything in the log whose subject goes with the patient. */
async function eventsOf(log: EventLog, subjects: readonly unknown[]): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  await walkLog(log, null, (event) => {
    if (subjects.includes(event.metadata.subject)) events.push(event);
  });
  return events;
}

const kinds = (events: readonly { readonly type: string }[]) =>
  [...new Set(events.map(({ type }) => type))].sort();

/** Each kind of event that can concern a patient concerns this one: whatever is new has to be told here as well. */
function expectWhole(events: readonly StoredEvent[]): void {
  const known = goldenEvents().events.filter(({ subject }) => typeof subject === 'number');
  const told = new Set(kinds(events));
  expect(kinds(known).filter((kind) => !told.has(kind))).toEqual(NOT_OF_ONE);
}

/** Nothing that was ever written into the log says a word in the clear: whatever its engine keeps stays sealed. */
async function expectNeverInTheClear(log: EventLog): Promise<void> {
  const events: Held[] = [];
  await walkLog(log, null, (event) => void events.push(asHeld(`${event.stream} ${event.type}`, event)));
  expect(found(events, WORDS)).toEqual([]);
}

/** What the log holds of them is sealed, and nothing opens it but what cases of others stand on. */
async function expectSealed(events: readonly StoredEvent[], codec: Codec, words: readonly string[]) {
  for (const event of events) {
    expect([event.type, Object.keys(event.data)]).toEqual([event.type, ['sealed']]);
    expect(found([asHeld(event.type, await codec.decode(event))], words)).toEqual([]);
  }
}

/** Where the product showed them, by number. */
const places = ({ zeb, merged, own, signed, contents }: WholeStory): string[] => [
  ...[zeb, merged].flatMap((id) => [`/patients/${id}`, `/patients/${id}/forgetting`]),
  ...[own, signed].flatMap((id) => [`/cases/${id}`, `/cases/${id}/history`, `/cases/${id}/export/txt`]),
  ...contents.map((id) => `/rag/content/${id}/versions`),
  ...['/audit/entries?', '/audit/export?format=csv&', '/audit/reports/disclosures?'].map(
    (route) => `${route}patient=${zeb}`,
  ),
];

/** A server of its own on what is left. */
async function expectNothingLater(
  stores: Stores,
  site: WholeStory,
  words: readonly string[],
  folder: () => string,
): Promise<void> {
  const { env: by, dataDir } = stores;
  const temporary = folder();
  const database = await stores.afresh();
  const env = { ...by, ...database?.env, DATA_DIR: dataDir, TMPDIR: temporary, LOG_LEVEL: 'trace' };
  const { memory, told } = await memoryOfServer(env, site.app.siteKey, folder, places(site));
  // Both are what they are said to be: all objects, and all pages.
  const parts = traces(memory, ['second.admin', dataDir]).join();
  expect(parts).toContain(`heapsnapshot: ${dataDir} in UTF-8`);
  if (process.platform === 'linux') expect(parts).toContain('pages: second.admin in UTF-8');
  expect(found(told, ['second.admin'])).not.toEqual([]);
  expect(found(told, words)).toEqual([]);
  for (const place of [memory, temporary, dataDir]) expect(traces(place, words)).toEqual([]);
  if (!database) return;
  // It has answered all that the server asked of it.
  const ofDatabase = folder();
  writePages(database.pid, join(ofDatabase, PAGES));
  await database.stop();
  if (process.platform !== 'linux') return;
  expect(traces(ofDatabase, ['second.admin'])).not.toEqual([]);
  expect(traces(ofDatabase, words)).toEqual([]);
}

/**
 * The one who is to be forgotten is forgotten on these stores, after all that can be done with a patient: no word of them, no
 * key of theirs and no mark of a text of theirs is left in a store or a file, at once or at rest, nor in what a server of
 * its own answers, tells its log, writes down or has in its memory, nor in the memory of a database that was started anew.
 */
export async function expectNothingLeft(stores: Stores, folder: () => string): Promise<void> {
  const { log, secrets } = stores.engines;
  const logs = folder();
  const site = await wholeStory(stores, join(logs, 'server.log'));
  const { app, admin, second, zeb, merged, contents, marks } = site;
  const subjects = [zeb, merged, ...contents.map(suggestionSubject)];
  expectWhole(await eventsOf(log, subjects));
  const keys = await Promise.all(subjects.map(async (one) => (await secrets.get(keyName(one)))!));
  const words = [...WORDS, ...marks, ...keys];
  // The search finds them as long as they are not forgotten.
  const before = await stores.inUse();
  for (const word of [...SHOWN, ...marks, ...keys])
    expect([word, found(before, [word]).length > 0]).toEqual([word, true]);
  const files = stores.files();
  if (files.length > 0) for (const word of SHOWN) expect(found(files, [word])).not.toEqual([]);
  await expectNeverInTheClear(log);
  // An entry of the history names them by number, and repeats no word of theirs.
  const entries = await stores.engines.models.find('audit_entries', { limit: 10_000 });
  expect(entries.length).toBeGreaterThan(100);
  expect(found([asHeld('the history', entries)], WORDS)).toEqual([]);

  await admin.post(`/patients/${zeb}/forgetting`).send({ reason: 'Kept long enough.' }).expect(200);
  await second.post(`/patients/${zeb}/forgetting/confirm`).send({ password: USER.password }).expect(200);
  await app.caughtUp();
  expect(found(await stores.inUse(), words)).toEqual([]);
  await expectSealed(await eventsOf(log, subjects), app.nest.get(Codec), words);
  await app.close();
  await site.endModels();
  const rest = await stores.atRest();
  expect(found(rest, ['second.admin'])).not.toEqual([]);
  expect(found(rest, words)).toEqual([]);
  expect(traces(logs, ['confirm'])).not.toEqual([]);
  expect(traces(logs, words)).toEqual([]);
  await expectNothingLater(stores, site, words, folder);
  await stores.stop();
}
