/** Tokens that a question for a note and its answer take [adapters/model/ai-sdk/ollama.ts]. */
const NOTE_TOKENS = 8192;
/** What the program around a model takes [seen: Ollama 0.12.11 with models of 0.1 to 1.5 billion parameters]. */
const AROUND = 300e6;

/**
 * Bytes that a model takes in memory while it writes a note: its weights, the cache of what it has read, and what is
 * around it. `bytesPerToken` null where nobody tells: without the cache.
 */
export const memoryNeeded = (bytes: number, bytesPerToken: number | null) =>
  Math.ceil(bytes + (bytesPerToken ?? 0) * NOTE_TOKENS + AROUND);

/** As a person reads it: 4.7 GB. */
export function sizeText(bytes: number): string {
  const [unit, name] = bytes >= 999.5e6 ? [1e9, 'GB'] : [1e6, 'MB'];
  return `${(bytes / unit).toFixed(bytes / unit >= 9.95 ? 0 : 1)} ${name}`;
}
