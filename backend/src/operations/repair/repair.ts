import { acceptLog } from '../../kernel/proving/accept-log.ts';
import { NUMBERS_AT_ONCE } from '../../kernel/log/taken-numbers.ts';
import { FORGOTTEN_NUMBERS } from '../../kernel/proving/given-numbers.ts';
import { isDispensable } from '../../kernel/vault/entries.ts';
import { keyName } from '../../kernel/vault/patient-keys.ts';
import { toldAltered } from './altered-log.ts';
import { hinders, type Losses, type RepairParts } from './find-losses.ts';
import { isPart, markPartLost } from '../../kernel/vault/kept-parts.ts';

/** So many names of entries are told. */
const NAMED = 20;

/** What an operator reads, line by line. */
export function told(losses: Losses): string[] {
  const { events, until, lost, lostToReadModels, otherBranch, altered, olderSecrets, withoutKey, damaged } =
    losses;
  return [
    `The event log holds ${events} events, up to ${until || 'no time'}.`,
    ...(lost > 0 ? [`Lost: the newest ${lost} events, since then.`] : []),
    ...(lostToReadModels
      ? [
          'Lost: the newest events, since then. The read models show changes of them, but not how many there were.',
        ]
      : []),
    ...(otherBranch
      ? ['Its last events are other ones than those that the secrets or read models remember.']
      : []),
    ...(altered ? toldAltered(altered) : []),
    ...(olderSecrets
      ? ['The secrets are older than the event log: passwords and sessions are those of that time.']
      : []),
    ...toldSecrets(losses),
    ...(withoutKey.length > 0
      ? [`Lost: the keys of ${withoutKey.length} patients or texts; their data cannot be read any more.`]
      : []),
    ...damaged.map((message) => `Damaged, and set aside with its stream: ${message}`),
    ...(hinders(losses) || withoutKey.length + damaged.length > 0 ? [] : ['Nothing is lost.']),
  ];
}

const LOST_PASSWORD =
  'Whoever has lost a password is given a new one by an administrator; the first administrator has that of ADMIN_PASSWORD, or the one that the next start tells.';

function toldSecrets({ salvaged, unopened }: Losses): string[] {
  const gone = salvaged?.lost.filter((name) => !isDispensable(name)) ?? [];
  return [
    ...(salvaged
      ? [
          salvaged.finding.replace(/ Nothing was changed\..*$/s, ''),
          `Saved: ${salvaged.saved} entries of the secrets. Lost: ${gone.length > 0 ? `${gone.length} that their index still names (${namesOf(gone)}), and ` : ''}whatever else stood on the damaged pages, of which nothing tells. A second factor that went with them is reset by an administrator. ${LOST_PASSWORD}`,
        ]
      : []),
    ...(unopened.length > 0
      ? [
          `Damaged: ${unopened.length} entries of the secrets do not open and are lost (${namesOf(unopened)}). ${LOST_PASSWORD}`,
        ]
      : []),
  ];
}

const namesOf = (names: readonly string[]) =>
  `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' …' : ''}`;

/** Accepts what is there as the log, and records who decided so and why. Cut off, it can be done again. */
export async function acceptLosses(parts: RepairParts, losses: Losses, reason: string): Promise<void> {
  const { altered, salvaged, unopened, withoutKey } = losses;
  let lost_keys = 0;
  // In this order: cut off in between, a key that is gone is found missing the next time.
  for (const name of unopened)
    await (isPart(name) ? markPartLost(parts.vault, name) : parts.vault.delete(name));
  for (const subject of withoutKey) if (await parts.keys.markLost(subject)) lost_keys += 1;
  const { events, until: lost_from, lost: lost_events } = losses;
  // What only a checkpoint remembers may have given out numbers with each event.
  const margin = FORGOTTEN_NUMBERS + losses.onlySigned * NUMBERS_AT_ONCE;
  const numbers = Object.entries(losses.numbers).map(([kind, number]) => [kind, number + margin] as const);
  const keys = withoutKey.map((subject): string => keyName(subject));
  const named = [...unopened, ...(salvaged?.lost ?? []).filter((name) => !isDispensable(name))];
  const lost_entries = named.filter((name) => !keys.includes(name)).length;
  const data = {
    ...{ events, lost_from, lost_events, lost_keys },
    ...(lost_entries > 0 && { lost_entries }),
    ...(salvaged && { saved_entries: salvaged.saved }),
    ...(altered && { altered_after: altered.held?.size ?? 0 }),
  };
  await acceptLog(parts, { type: 'LogRepaired', data }, Object.fromEntries(numbers), reason);
}
