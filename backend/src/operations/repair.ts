import { acceptLog, type AcceptingParts } from '../kernel/proving/accept-log.ts';
import { damageOf } from '../kernel/log/codec.ts';
import type { Subject } from '../kernel/deciding/decider.ts';
import { find } from '../kernel/proving/log-check.ts';
import { logIdentity } from '../kernel/log/log-identity.ts';
import {
  LOG_MARK,
  type LogMark,
  markCollection,
  Marking,
  readMark,
  readModelsMark,
} from '../kernel/proving/log-mark.ts';
import { isDispensable } from '../kernel/vault/entries.ts';
import { keyName, type PatientKeys } from '../kernel/vault/patient-keys.ts';
import type { ReadModels } from '../kernel/projecting/read-models.port.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { walkLog } from '../kernel/log/walk-log.ts';

export interface RepairParts extends AcceptingParts {
  readonly models: ReadModels;
  readonly keys: PatientKeys;
}

/** What the files say of each other. */
export interface Losses {
  readonly events: number;
  /** Time of the last event that is there, ISO 8601; '' where there is none. */
  readonly until: string;
  /** How many events others remember beyond those; of another branch, how many they remember in all. */
  readonly lost: number;
  /** Whether the log is what the vault and the read models remember, as far as it goes. */
  readonly otherBranch: boolean;
  readonly olderSecrets: boolean;
  /** Entries of the vault that do not open, and that a start refuses to do without. */
  readonly unopened: readonly string[];
  /** Whose keys are missing, or do not open. */
  readonly withoutKey: readonly Subject[];
  /** Sentences. */
  readonly damaged: readonly string[];
  readonly numbers: LogMark['numbers'];
}

/** Numbers that nobody remembers were given out in the moment between a mark and the loss. */
const MARGIN = 100;

/** Reads everything and changes nothing. @throws StartError where the vault belongs to another log */
export async function findLosses({ log, vault, models, keys, codec }: RepairParts): Promise<Losses> {
  const unopened = (await vault.damaged()).filter((name) => !isDispensable(name));
  const mark = unopened.includes(LOG_MARK) ? null : await readMark(vault);
  const [first] = await log.readAll(null, 1);
  if (mark && first && mark.first !== first.id) {
    throw new StartError('The secrets belong to another event log. Put back those that belong to this one.');
  }
  const modelled = first ? await modelsMark(models, await logIdentity(log, codec)) : null;
  const marking = new Marking();
  const damaged: string[] = [];
  const subjects = new Set<Subject>();
  let newest = 0;
  await walkLog(log, null, (event) => {
    marking.add(event);
    newest = Math.max(newest, Number(event.metadata['mark'] ?? 0));
    const subject = event.metadata['subject'];
    if (typeof subject === 'number' || typeof subject === 'string') subjects.add(subject as Subject);
    const damage = damageOf(event);
    if (damage) damaged.push(damage.message);
  });
  const events = marking.running.count;
  const marks = [mark, modelled].filter((one) => one !== null);
  const known = await Promise.all(marks.map((one) => find(log, one.last)));
  const withoutKey: Subject[] = [];
  for (const subject of subjects) {
    if (unopened.includes(keyName(subject)) || !(await keys.isKnown(subject))) withoutKey.push(subject);
  }
  marks.forEach((one) => marking.remember(one.numbers));
  return {
    events,
    until: marking.end?.at ?? '',
    lost: Math.max(0, ...marks.map((one) => one.events - events)),
    otherBranch: known.some((event, at) => event === null && marks[at]!.events <= events),
    olderSecrets:
      !unopened.includes(LOG_MARK) && Math.max(newest, modelled?.number ?? 0) > (mark?.number ?? 0),
    unopened,
    withoutKey,
    damaged,
    numbers: marking.remembered(),
  };
}

/** Whether anything of it hinders a start. */
export function hinders({ lost, otherBranch, olderSecrets, unopened }: Losses): boolean {
  return lost > 0 || otherBranch || olderSecrets || unopened.length > 0;
}

/** What an operator reads, line by line. */
export function told(losses: Losses): string[] {
  const { events, until, lost, otherBranch, olderSecrets, unopened, withoutKey, damaged } = losses;
  return [
    `The event log holds ${events} events, up to ${until || 'no time'}.`,
    ...(lost > 0 ? [`Lost: the newest ${lost} events, since then.`] : []),
    ...(otherBranch
      ? ['Its last events are other ones than those that the secrets or read models remember.']
      : []),
    ...(olderSecrets
      ? ['The secrets are older than the event log: passwords and sessions are those of that time.']
      : []),
    ...(unopened.length > 0
      ? [
          `Damaged: ${unopened.length} entries of the secrets do not open and are lost (${unopened.join(', ')}). Whoever has lost a password is given a new one by an administrator; the first administrator has that of ADMIN_PASSWORD, or the one that the next start tells.`,
        ]
      : []),
    ...(withoutKey.length > 0
      ? [`Lost: the keys of ${withoutKey.length} patients or texts; their data cannot be read any more.`]
      : []),
    ...damaged.map((message) => `Damaged, and set aside with its stream: ${message}`),
    ...(hinders(losses) || withoutKey.length + damaged.length > 0 ? [] : ['Nothing is lost.']),
  ];
}

/** Accepts what is there as the log, and records who decided so and why. Cut off, it can be done again. */
export async function acceptLosses(parts: RepairParts, losses: Losses, reason: string): Promise<void> {
  let lost_keys = 0;
  // In this order: cut off in between, a key that is gone is found missing the next time.
  for (const name of losses.unopened) await parts.vault.delete(name);
  for (const subject of losses.withoutKey) if (await parts.keys.markLost(subject)) lost_keys += 1;
  const { events, until: lost_from, lost: lost_events } = losses;
  const numbers = Object.entries(losses.numbers).map(([kind, number]) => [kind, number + MARGIN] as const);
  const keys = losses.withoutKey.map((subject): string => keyName(subject));
  const lost_entries = losses.unopened.filter((name) => !keys.includes(name)).length;
  const data = { events, lost_from, lost_events, lost_keys, ...(lost_entries > 0 && { lost_entries }) };
  const decision = { type: 'LogRepaired', data } as const;
  await acceptLog(parts, decision, Object.fromEntries(numbers), reason);
}

async function modelsMark(models: ReadModels, log: string): Promise<LogMark | null> {
  await models.open([{ ...markCollection, log }]);
  return readModelsMark(models);
}
