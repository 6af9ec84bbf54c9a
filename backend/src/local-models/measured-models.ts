import type { LocalModel } from '@vouchwell/contract';
import type { StoredModel } from '../kernel/ports/model-store.port.ts';

/** What the bench of notes counted of one model (docs/models.md). */
export interface BenchFigures {
  readonly letters: number;
  /** Marks of the check that were left in its letters. */
  readonly marksLeft: number;
  /** Sentences of it that were taken. */
  readonly taken: number;
  /** Of the sentences that it wrote first, the share that bore a mark of the check. */
  readonly marked: number;
  /** Of the diagnoses and items, the share that its letters state. */
  readonly stated: number;
}

interface Measured extends BenchFigures {
  readonly architecture: string;
  /** How many there are of them. */
  readonly parameters: number;
}

/** By the bench of notes, Ollama 0.12.11: Qwen2.5-Coder 1.5B and SmolLM2 135M, each instructed. */
export const measured: readonly Measured[] = [
  {
    architecture: 'qwen2',
    parameters: 1.54e9,
    letters: 24,
    marksLeft: 0,
    taken: 98,
    marked: 0.06,
    stated: 1,
  },
  {
    architecture: 'llama',
    parameters: 134.5e6,
    letters: 24,
    marksLeft: 0,
    taken: 72,
    marked: 0.27,
    stated: 1,
  },
];

/** A model whose share of a letter is smaller leaves the writing to the template. */
const SENTENCES = 3;
/** Who states what no case holds in more than one sentence of seven does so in what the check does not find as well. */
const MOST_MARKED = 1 / 7;
/** Servers round: 1.5B for 1.54 billion. */
const ROUNDED = 0.04;

/** Whether a model is fit to write, sentence by sentence, by what the bench counted of it. */
export function verdictOf(figures: BenchFigures): 'writes' | 'tests_only' {
  const { letters, marksLeft, taken, marked, stated } = figures;
  const writesAPart = letters > 0 && taken / letters >= SENTENCES;
  const keepsToTheCase = marksLeft === 0 && marked <= MOST_MARKED && stated >= 0.95;
  return writesAPart && keepsToTheCase ? 'writes' : 'tests_only';
}

/**
 * What the bench advises of a model of this site, known by its kind and size; null: one like it was never tried.
 * `memory`: bytes of its machine; null: not known.
 */
export function adviceOn(
  { architecture, parameters }: Pick<StoredModel, 'architecture' | 'parameters'>,
  needed: number | null,
  memory: number | null,
): LocalModel['advice'] {
  const size = sizeOf(parameters);
  const like = measured.find(
    (one) => one.architecture === architecture && Math.abs(size / one.parameters - 1) <= ROUNDED,
  );
  if (!like) return null;
  const verdict = verdictOf(like);
  const fits = needed === null || memory === null || needed <= memory;
  return verdict === 'writes' && !fits ? 'too_large' : verdict;
}

/** `1.5B` as a number; NaN where it is none. */
function sizeOf(parameters: string | null): number {
  const [, size, unit] = /^([\d.]+)\s*([KMB])$/i.exec(parameters ?? '') ?? [];
  const units: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 };
  return Number(size) * (units[unit?.toUpperCase() ?? ''] ?? NaN);
}
