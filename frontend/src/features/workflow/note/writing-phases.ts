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

export function queueText(place: number, of: number): string {
  return `Waiting for its turn: place ${place} of ${of}`;
}
