import type { Subject } from '../../kernel/deciding/decider.ts';
import { damageOf } from '../../kernel/log/codec.ts';
import { logIdentity } from '../../kernel/log/log-identity.ts';
import type { Position } from '../../kernel/log/event-log.port.ts';
import { walkLog } from '../../kernel/log/walk-log.ts';
import type { Collection, ReadModels } from '../../kernel/projecting/read-models.port.ts';
import type { AcceptingParts } from '../../kernel/proving/accept-log.ts';
import { type KeptCheckpoint, keptCheckpoints } from '../../kernel/proving/kept-checkpoints.ts';
import { GivenNumbers } from '../../kernel/proving/given-numbers.ts';
import { find, refuseLeftBehind } from '../../kernel/proving/log-check.ts';
import {
  LOG_MARK,
  type LogMark,
  markCollection,
  Marking,
  readMark,
  readModelsMark,
} from '../../kernel/proving/log-mark.ts';
import { provedCollection } from '../../kernel/proving/proved-models.ts';
import { isDispensable } from '../../kernel/vault/entries.ts';
import type { Secrets } from '../../kernel/vault/secrets.port.ts';
import { keyName, namesOfKeys, type PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { type Altered, alteredLog } from './altered-log.ts';
import type { Salvaged } from './salvage.ts';

export interface RepairParts extends AcceptingParts {
  readonly models: ReadModels;
  readonly secrets: Pick<Secrets, 'list'>;
  readonly keys: PatientKeys;
  /** Those of the projections. */
  readonly collections: readonly Collection[];
}

/** What the files say of each other. */
export interface Losses {
  readonly events: number;
  /** Time of the last event that is there, ISO 8601; '' where there is none. */
  readonly until: string;
  /** How many events others remember beyond those; of another branch, how many they remember in all. */
  readonly lost: number;
  /** How many of the lost ones only a checkpoint remembers, which does not tell what numbers they gave out. */
  readonly onlySigned: number;
  /** Whether the read models show changes beyond all that is remembered; they do not tell how many. */
  readonly lostToReadModels: boolean;
  /** Whether the log is what the vault and the read models remember, as far as it goes. */
  readonly otherBranch: boolean;
  /** Null where its events are those that were marked and signed. */
  readonly altered: Altered | null;
  readonly olderSecrets: boolean;
  /** What could be read of a damaged file of the secrets; null where it is sound. */
  readonly salvaged: Salvaged['secrets'];
  /** Entries of the vault that do not open, and that a start refuses to do without. */
  readonly unopened: readonly string[];
  /** Whose keys are missing, or do not open. */
  readonly withoutKey: readonly Subject[];
  /** How many of them nobody has accepted yet: not even a trace of their key is there. */
  readonly untraced: number;
  /** Sentences. */
  readonly damaged: readonly string[];
  readonly numbers: LogMark['numbers'];
}

/** Reads everything and changes nothing. @throws StartError where the vault belongs to another log */
export async function findLosses(parts: RepairParts, salvaged: Salvaged['secrets']): Promise<Losses> {
  const { log, vault, keys, codec } = parts;
  const unopened = (await vault.damaged()).filter((name) => !isDispensable(name));
  const mark = unopened.includes(LOG_MARK) ? null : await readMark(vault);
  const [first] = await log.readAll(null, 1);
  if (mark && first && mark.first !== first.id) {
    throw new StartError('The secrets belong to another event log. Put back those that belong to this one.');
  }
  if (!first) await refuseLeftBehind(parts);
  const { modelled, shown } = first
    ? await knownToModels(parts, await logIdentity(log, codec))
    : { modelled: null, shown: '' };
  const signed = await keptCheckpoints({ list: (prefix) => vault.listSound(prefix) }, log);
  const marks = [mark, modelled].filter((one) => one !== null);
  const seen = await lookThrough(parts, marks, signed);
  const { marking, damaged } = seen;
  const events = marking.running.count;
  const known = await Promise.all(marks.map((one) => find(log, one.last)));
  const withoutKey: Subject[] = [];
  for (const subject of marking.subjects?.all() ?? []) {
    if (unopened.includes(keyName(subject)) || !(await keys.isKnown(subject))) withoutKey.push(subject);
  }
  const traces = await namesOfKeys(parts.secrets);
  marks.forEach((one) => seen.given.remember(one.numbers));
  traces.forEach((name) => seen.given.key(name));
  const marked = Math.max(events, ...marks.map((one) => one.events));
  const onlySigned = Math.max(0, (signed.at(-1)?.size ?? 0) - marked);
  const otherBranch = known.some((event, at) => event === null && marks[at]!.events <= events);
  return {
    events,
    until: marking.end?.at ?? '',
    lost: marked - events + onlySigned,
    onlySigned,
    lostToReadModels: marked + onlySigned === events && shown > (marking.end?.position ?? ''),
    otherBranch,
    // A damaged event may have lost its very hash: it explains the difference, and is told itself.
    altered: damaged.length > 0 || otherBranch ? null : alteredLog(marks, seen.chains, signed, marking.roots),
    olderSecrets:
      !unopened.includes(LOG_MARK) && Math.max(seen.newest, modelled?.number ?? 0) > (mark?.number ?? 0),
    salvaged,
    unopened,
    withoutKey,
    untraced: withoutKey.filter((subject) => !traces.has(keyName(subject))).length,
    damaged,
    numbers: seen.given.all(),
  };
}

/** Whether anything of it hinders a start. */
export function hinders(losses: Losses): boolean {
  const { lost, lostToReadModels, otherBranch, altered, olderSecrets, salvaged, unopened, untraced } = losses;
  const ofSecrets = olderSecrets || salvaged !== null || unopened.length + untraced > 0;
  return lost > 0 || lostToReadModels || otherBranch || altered !== null || ofSecrets;
}

/** As a start opens them, but that nothing in them is proved. `log`: its identity */
export async function openModels(
  { models, collections }: Pick<RepairParts, 'models' | 'collections'>,
  log: string,
): Promise<void> {
  const proved = collections.map((one) => provedCollection({ ...one, log }));
  await models.open([{ ...markCollection, log }, ...proved]);
}

/** Their mark, and the position up to which one of them shows the log; '' for none. */
async function knownToModels(
  { models, collections }: Pick<RepairParts, 'models' | 'collections'>,
  log: string,
): Promise<{ modelled: LogMark | null; shown: Position }> {
  await openModels({ models, collections }, log);
  const positions = await Promise.all(collections.map(({ name }) => models.checkpoint(name)));
  const shown = positions.reduce<Position>((far, one) => (one !== null && one > far ? one : far), '');
  return { modelled: await readModelsMark(models), shown };
}

async function lookThrough(
  { log }: RepairParts,
  marks: readonly LogMark[],
  signed: readonly KeptCheckpoint[],
) {
  const marking = new Marking();
  marking.watch(signed.map(({ size }) => size));
  /** The running hash at each mark. */
  const chains = new Map<number, string>();
  const damaged: string[] = [];
  const given = new GivenNumbers();
  let newest = 0;
  await walkLog(log, null, (event) => {
    marking.add(event);
    given.stream(event.stream, event.revision, event.data['through']);
    const { count } = marking.running;
    if (marks.some(({ events }) => events === count)) chains.set(count, marking.running.value);
    newest = Math.max(newest, Number(event.metadata['mark'] ?? 0));
    const damage = damageOf(event);
    if (damage) damaged.push(damage.message);
  });
  return { marking, chains, damaged, newest, given };
}
