/**
 * A site with so many events, in a folder: made by the product itself up to one finished case, whose events are then
 * written again for other cases of other patients, with their numbers, keys and the views of a working day.
 */
import { siteOf, call, signedIn, started } from './requests/servers.ts';

const built = <T>(file: string): Promise<T> =>
  import(new URL(`../backend/dist/${file}`, import.meta.url).href) as Promise<T>;

interface Log {
  append(stream: string, events: readonly object[], expected: number | 'none'): Promise<unknown>;
  readStream(stream: string, from: number, limit: number): Promise<object[]>;
  tail(stream: string): Promise<{ revision: number } | null>;
}
interface Engines {
  readonly log: Log;
  readonly secrets: object;
  close(): Promise<void>;
}
interface Codec {
  encode(events: readonly object[], writing: object): Promise<object[]>;
  decode(
    stored: object,
  ): Promise<{ type: string; data: object; subject?: number; actor: object; at: string }>;
}
interface Kernel {
  readonly log: Log;
  readonly codec: Codec;
}

/** Views of one case in a day's work, beside the events of its own. */
const VIEWS = 4;
/** Cases that are written together. */
const TOGETHER = 50;

/** Resolves with how many events the log holds. */
export async function makeSite(folder: string, events: number): Promise<number> {
  await firstCase(folder);
  const { openEmbedded } = await built<{ openEmbedded(dir: string): Promise<Engines> }>('embedded.js');
  const engines = await openEmbedded(siteOf(folder).DATA_DIR);
  const kernel = await kernelOn(engines, siteOf(folder).DATA_DIR);
  const templates = await Promise.all(['patient-1', 'case-1'].map((stream) => read(kernel, stream)));
  const perCase = templates.flat().length + 2 + VIEWS;
  const last = Math.ceil(events / perCase);
  for (let n = 2; n <= last; n += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, last - n + 1) }, (_, at) => n + at);
    await writeCases(kernel, numbers, templates as [Template[], Template[]]);
  }
  await engines.close();
  return last * perCase;
}

type Template = Awaited<ReturnType<Codec['decode']>>;

async function firstCase(folder: string): Promise<void> {
  const server = await started(['backend/dist/bundle/main.js'], siteOf(folder, 'silent'));
  const url = server.words[0]!;
  const token = await signedIn(url);
  await call(url, token, '/patients', { first_name: 'Ana', last_name: 'Okafor', dob: '1950-02-03' });
  await call(url, token, '/cases/workflow', { patient: { id: 1 } });
  const diagnoses = [{ code: 'I87.2', description: 'Venous insufficiency', is_primary: true }];
  await call(url, token, '/cases/1/diagnoses', { diagnoses });
  await call(url, token, '/cases/1/generate_note', {});
  await server.end();
}

async function kernelOn({ log, secrets }: Engines, dataDir: string): Promise<Kernel> {
  const { readConfig } = await built<{ readConfig(env: object): { siteKeyFile: string } }>('config.js');
  const { siteKey } = await built<{ siteKey(file: string, engines: object): Promise<Buffer> }>('site-key.js');
  const { Vault } = await built<{ Vault: new (...parts: unknown[]) => object }>('kernel/vault/vault.js');
  const { PatientKeys } = await built<{ PatientKeys: new (vault: object) => object }>(
    'kernel/vault/patient-keys.js',
  );
  const { Codec: Made } = await built<{ Codec: new (...parts: unknown[]) => Codec }>('kernel/log/codec.js');
  const { eventTypesOf } = await built<{ eventTypesOf(features: unknown): object }>('kernel/feature.js');
  const { features } = await built<{ features: unknown }>('features.js');
  const key = await siteKey(readConfig({ DATA_DIR: dataDir }).siteKeyFile, { log, secrets });
  const keys = new PatientKeys(new Vault(secrets, key));
  return { log, codec: new Made(eventTypesOf(features), keys, { now: () => new Date() }) };
}

async function read({ log, codec }: Kernel, stream: string): Promise<Template[]> {
  const stored = await log.readStream(stream, 0, 100);
  return Promise.all(stored.map((one) => codec.decode(one)));
}

/** The events of one stream after the other, all of them on their way at once. */
async function writeCases(
  kernel: Kernel,
  numbers: readonly number[],
  [patient, opened]: readonly [Template[], Template[]],
): Promise<void> {
  const taken = numbers.map(() => ({ type: 'NumberTaken', data: {} }));
  const actor = actorOf(opened[0]!);
  const day = `access-${new Date().toISOString().slice(0, 10)}`;
  const views = numbers.flatMap((id) =>
    Array.from({ length: VIEWS }, () => ({
      type: 'PatientDataDisclosed',
      data: { action: 'view', route: 'GET /cases/:id', patients: [id], object: `case-${id}`, format: null },
    })),
  );
  await Promise.all([
    behind(kernel, 'patient-numbers', taken, actor),
    behind(kernel, 'case-numbers', taken, actor),
    behind(kernel, day, views, actor),
    ...numbers.flatMap((id) => [
      behind(kernel, `patient-${id}`, renumbered(patient, id), actor),
      behind(kernel, `case-${id}`, renumbered(opened, id), actor),
    ]),
  ]);
}

function renumbered(events: readonly Template[], id: number) {
  return events.map(({ type, data, subject }) => {
    const patient = (data as { patient?: { id?: number } }).patient;
    const own = patient?.id === undefined ? data : { ...data, patient: { ...patient, id } };
    return { type, data: own, ...(subject !== undefined && { subject: id }) };
  });
}

function actorOf({ actor }: Template): object {
  const request = {
    address: '127.0.0.1',
    user_agent: null,
    correlation_id: crypto.randomUUID(),
    command_id: crypto.randomUUID(),
    reservation: null,
  };
  return { ...actor, request };
}

async function behind(kernel: Kernel, stream: string, events: readonly object[], actor: object) {
  const { log, codec } = kernel;
  const tail = await log.tail(stream);
  const encoded = await codec.encode(events, { stream, actor, command: null });
  await log.append(stream, encoded, tail?.revision ?? 'none');
}
