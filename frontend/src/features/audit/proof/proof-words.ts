import type { HeldVerdict, LogFinding, LogVerificationResponse } from '@vouchwell/contract';
import { counted, numberText } from '../../../lib/counted.ts';

export const isWrong = ({ altered, damaged, finding }: LogVerificationResponse): boolean =>
  altered || damaged > 0 || finding !== null;

/** Where the first of what is wrong stands: `Event 1,204, BoxPlaced in box-3`. */
export function placeText({ event, up_to, stream, type }: LogFinding): string {
  if (up_to !== null) return `Between event ${numberText(event)} and event ${numberText(up_to)}`;
  const what = type === null ? '' : `, where ${type} of ${stream ?? 'no history'} stands now`;
  return `Event ${numberText(event)}${what}`;
}

const meanings: Record<LogFinding['kind'], string> = {
  unreadable:
    'What stands there is no event any more: its bytes were overwritten, or the disk has lost them.',
  altered:
    'It is not what its own hash says: it was changed after it was recorded, or the disk has damaged it.',
  deleted: 'One or more events that stood before it were taken out.',
  inserted: 'It was never recorded: somebody has put it in.',
  swapped: 'It stands in another one’s place: events were moved.',
  rehashed: 'It was rewritten together with its hash. No accident does that.',
  truncated: 'From here on the newest events are missing.',
  older: 'An older copy of the log stands in its place.',
  forked: 'From here on it is another history than the one that was recorded.',
};

export const meaningOf = ({ kind, up_to }: LogFinding): string =>
  up_to === null
    ? meanings[kind]
    : 'At least one event of this stretch was rewritten together with its hash, put in or taken out. No accident does that.';

/** How far the present pass has come. */
export const progressText = ({ verified, of }: LogVerificationResponse): string =>
  `${numberText(verified)} of ${counted(of, 'event')} verified`;

/** What the last pass has compared. */
export function comparedText({ from, verified }: LogVerificationResponse): string {
  if (from === 0) return counted(verified, 'event');
  const before = `the ${numberText(from)} before by an earlier verification`;
  return verified === from
    ? `Nothing was new; ${before}`
    : `${counted(verified - from, 'new event')}; ${before}`;
}

export const verdictLook: Record<HeldVerdict, { color: string; title: string }> = {
  consistent: { color: 'green', title: 'Consistent' },
  forked: { color: 'red', title: 'Not this history' },
  truncated: { color: 'red', title: 'Events are missing' },
  lost: { color: 'yellow', title: 'Not all of it was restored' },
  foreign: { color: 'yellow', title: 'Of another log' },
  unsigned: { color: 'yellow', title: 'Not signed by this site' },
};

/** As they are saved, and as the commands below them say. */
export const fileNames = {
  log: 'log.ndjson',
  keys: 'keys.txt',
  verifier: 'verify-audit.mjs',
  checkpoint: (size: number) => `checkpoint-${size}.txt`,
  event: (position: string) => `event-${position}.json`,
  proof: (position: string) => `event-${position}.tlog-proof`,
  growth: (from: number) => `consistency-${from}.txt`,
};
