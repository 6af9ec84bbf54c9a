import type { LastEvent, LogMark } from './log-mark.ts';
import { StartError } from '../basics/start-error.ts';

const REMEDY =
  'Put the newest files back or restore a backup; `npm run repair` shows what is lost. Nothing was changed.';

/** ISO 8601 as an operator reads it. */
const time = (at: string) => (at === '' ? 'an unknown time' : `${at.slice(0, 19).replace('T', ' ')} UTC`);

const some = (names: readonly string[]) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`;

/** What one file knows and another does not; each is the one line that an operator reads. */
export const losses = {
  emptyLog: (mark: LogMark | null) =>
    refusal(
      mark
        ? `The event log is empty, but the secrets know ${mark.events} events, up to ${time(mark.last.at)}: all of them are lost.`
        : 'The event log is empty, but the secrets are in use: the log that they belong to is missing.',
    ),
  onlyReadModels: () =>
    new StartError(
      'The read models show a site, but the event log and the secrets that they belong to are empty: both are lost. Restore a backup; to begin a new site, delete the read models. Nothing was changed.',
    ),
  foreignSecrets: () => refusal('The secrets belong to another event log than the one that is here.'),
  shorter: (mark: LogMark, events: number, end: LastEvent | null, witness: Witness) =>
    refusal(
      `The event log ends with event ${events} of ${time(end?.at ?? '')}, but the ${witness} know ${mark.events} events, up to ${time(mark.last.at)}: the newest ${mark.events - events} are lost.`,
    ),
  behindReadModels: (events: number, end: LastEvent | null) =>
    refusal(
      `The event log ends with event ${events} of ${time(end?.at ?? '')}, but the read models hold later changes: the newest events are lost since then.`,
    ),
  otherBranch: (mark: LogMark, witness: Witness) =>
    refusal(
      `The event log is not the one that the ${witness} know: its event ${mark.events} is not that of ${time(mark.last.at)}. What was recorded before that time may be missing.`,
    ),
  altered: (mark: LogMark) =>
    refusal(
      `The event log was altered: its first ${mark.events} events, up to ${time(mark.last.at)}, are not those that were recorded. Events were removed, replaced or moved.`,
    ),
  notAsSigned: (size: number) =>
    refusal(
      `The event log was altered: its first ${size} events are not those that were signed in the checkpoint of event ${size}. Checkpoints that were carried elsewhere and \`verify-audit\` show which.`,
    ),
  shorterThanSigned: (size: number, events: number) =>
    refusal(
      `The event log ends with event ${events}, but a checkpoint of event ${size} was signed: the newest ${size - events} are lost.`,
    ),
  damagedSecrets: (names: readonly string[]) =>
    refusal(`The secrets are damaged: ${names.length} entries do not open (${some(names)}).`),
  missingKeys: (names: readonly string[]) =>
    refusal(
      `The secrets lack ${names.length} keys under which the event log holds data of patients or texts (${some(names)}): what these sealed cannot be read.`,
    ),
  olderSecrets: (since: string) =>
    refusal(
      `The secrets are older than the event log: what they kept since ${time(since)} is lost (keys of new patients, passwords, ended sessions).`,
    ),
};

export type Witness = 'secrets' | 'read models';

function refusal(sentence: string): StartError {
  return new StartError(`${sentence} ${REMEDY}`);
}
