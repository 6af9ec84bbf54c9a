import type { NotePhase } from '@vouchwell/contract';

/** The phases of the Generating overlay with the least time each is shown while the note is awaited. */
export const phases: readonly { phase: NotePhase; label: string; ms: number }[] = [
  { phase: 'patient_data', label: 'Adding patient data to context', ms: 2_000 },
  { phase: 'engine', label: 'Spinning up the engine', ms: 3_000 },
  { phase: 'uploading', label: 'Uploading data to the model', ms: 2_500 },
  { phase: 'preparing', label: 'Preparing the note', ms: 4_000 },
  { phase: 'finalizing', label: 'Finalizing', ms: 2_000 },
];

const total = phases.reduce((sum, { ms }) => sum + ms, 0);
/** While the note is not there the bar never looks finished. */
const WAITING_MAX = 95;

/** The phase shown after `elapsed` ms: by its time, or the server's where that is further. */
export function phaseAt(elapsed: number, reached: NotePhase | null): number {
  let end = 0;
  const timed = phases.findIndex(({ ms }) => elapsed < (end += ms));
  const server = phases.findIndex(({ phase }) => phase === reached);
  return Math.max(timed === -1 ? phases.length - 1 : timed, server);
}

/** 0 to 100; 100 only when the note is there. */
export function progressAt(elapsed: number, reached: NotePhase | null, finished: boolean): number {
  if (finished) return 100;
  const begun = phases.slice(0, phaseAt(elapsed, reached)).reduce((sum, { ms }) => sum + ms, 0);
  return Math.min(WAITING_MAX, Math.round((Math.max(begun, elapsed) / total) * 100));
}

/** How often a character is typed. */
export const TICK_MS = 50;

/** How much of the text is typed after one more tick: a character, and more where the model is ahead. */
export function nextLength(shown: number, available: number): number {
  return Math.min(available, shown + Math.max(1, Math.ceil((available - shown) / 8)));
}

const MINUTE_MS = 60_000;

/** About how long it still takes, in words; `said`: what the server said of it, and when. `now`: ms. */
export function timeLeftText(said: { ms: number; saidAt: number } | null, now: number): string {
  if (!said) return 'How long it takes is not known yet.';
  if (said.ms === 0) return 'Almost done';
  const left = said.ms - (now - said.saidAt);
  if (left <= 0) return 'It takes longer than this model usually does.';
  if (left < 10_000) return 'A few seconds left';
  if (left < MINUTE_MS - 5_000) return `About ${Math.ceil(left / 10_000) * 10} seconds left`;
  const minutes = Math.max(1, Math.round(left / MINUTE_MS));
  return `About ${minutes} minute${minutes === 1 ? '' : 's'} left`;
}

/** Letters in a heading; a longer line in capitals is none. */
const LONGEST_HEADING = 80;

/** The section that is being written, as a text stands: its last heading, such as `Incontinence supplies`. */
export function sectionOf(text: string): string | null {
  if (text.trim() === '') return null;
  const heading = text
    .split('\n')
    .findLast((line) => line.length <= LONGEST_HEADING && /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line));
  if (heading === undefined) return 'Opening';
  const words = heading.replace(/[^\p{L}\p{N}\s,/()-]/gu, '').trim();
  return words.charAt(0) + words.slice(1).toLowerCase();
}

export function queueText(place: number, of: number): string {
  return `Waiting for its turn: place ${place} of ${of}`;
}
