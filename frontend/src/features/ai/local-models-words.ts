import type { LocalModel, ModelImport } from '@vouchwell/contract';

/** In powers of ten, as the model server counts, on one line: 4.7 GB. */
export function sizeText(bytes: number): string {
  const [unit, name] = bytes >= 999.5e6 ? [1e9, 'GB'] : [1e6, 'MB'];
  const size = bytes / unit;
  return `${size >= 9.95 ? Math.round(size) : size.toFixed(1)}\u00a0${name}`;
}

/** Beside the memory of the machine, where that is known. */
export function memoryText({ memory_needed: needed }: LocalModel, memory: number | null): string {
  if (needed === null) return 'Not known';
  if (memory === null) return sizeText(needed);
  const words = `${sizeText(needed)} of ${sizeText(memory)}`;
  return needed > memory ? `${words}: too much` : words;
}

export const stageWords: Record<ModelImport['stage'], string> = {
  receiving: 'Waits for its file',
  received: 'Under way',
  finished: 'Imported',
  refused: 'Not imported',
  given_up: 'Given up',
};

/** As this site's notes measured it. */
export const speedText = (wordsPerSecond: number | null): string =>
  wordsPerSecond === null
    ? 'Not measured yet'
    : `${wordsPerSecond.toFixed(wordsPerSecond < 10 ? 1 : 0)}\u00a0words a second`;

/** What the bench of notes says of a model. */
export const adviceWords: Record<NonNullable<LocalModel['advice']>, string> = {
  writes: 'Advised: sentence by sentence',
  tests_only: 'For tests only',
  too_large: 'Advised, but too large for this machine',
};
