import type { OllamaModelsResponse, RecommendedModel, WritingManner } from '@vouchwell/contract';
import type { InstalledModel } from '../../kernel/ports/model.port.ts';

/** General models that write plain English well, with the download sizes of Ollama's library. */
const recommended = [
  { name: 'llama3.2:3b', size: '2.0 GB', parameters: '3.2B' },
  { name: 'llama3.1:8b', size: '4.7 GB', parameters: '8.0B' },
  { name: 'gemma3:12b', size: '8.1 GB', parameters: '12.2B' },
  { name: 'phi4:14b', size: '9.1 GB', parameters: '14.7B' },
  { name: 'gemma3:27b', size: '17 GB', parameters: '27.4B' },
] as const;

/** They answer with numbers, not with text. */
const EMBEDDING = /embed|minilm|(^|\/)bge-|paraphrase/i;

/** What the running Ollama has, and what it would do well to have. */
export function localModels(installed: readonly InstalledModel[]): OllamaModelsResponse {
  const writing = installed.filter(({ name }) => !EMBEDDING.test(name));
  const names = new Set(installed.map(({ name }) => tagged(name)));
  return {
    success: true,
    ollama_running: true,
    models: Object.fromEntries(
      writing.map(({ name, bytes, parameters }) => [
        name,
        { size: sizeOf(bytes), ...gradeOf(parameters), writes: mannerFor(parameters) },
      ]),
    ),
    available_models: writing.map(({ name }) => name),
    recommended_models: recommendedModels(names),
  };
}

/** The specification's sentence. */
export function ollamaAway(): OllamaModelsResponse {
  return {
    success: false,
    ollama_running: false,
    models: {},
    available_models: [],
    recommended_models: recommendedModels(new Set()),
    error: 'Failed to connect to Ollama',
  };
}

function recommendedModels(installed: ReadonlySet<string>): RecommendedModel[] {
  return recommended.map(({ name, size, parameters }) => ({
    name,
    size,
    ...gradeOf(parameters),
    installed: installed.has(name),
    pull: `ollama pull ${name}`,
  }));
}

/** As Ollama itself understands a name without a tag. */
const tagged = (name: string) => (name.includes(':') ? name : `${name}:latest`);

/** In powers of ten, as Ollama's own list: 4661224676 → 4.7 GB. */
export function sizeOf(bytes: number): string {
  const [unit, name] = bytes >= 999.5e6 ? [1e9, 'GB'] : [1e6, 'MB'];
  const size = bytes / unit;
  return `${size >= 9.95 ? Math.round(size) : size.toFixed(1)} ${name}`;
}

/** A rough grade by the number of parameters: `8.0B`, `268.10M`. What a model is worth shows in its notes. */
export function gradeOf(parameters: string | null): { quality: string; speed: string } {
  const billions = billionsOf(parameters);
  if (billions === null) return { quality: 'Unknown', speed: 'Unknown' };
  const [, quality, speed] = grades.find(([most]) => billions < most)!;
  return { quality, speed };
}

/** Billions of parameters from which a model keeps to a long task [seen: models of 0.1 to 1.5 do not]. */
const WHOLE_FROM = 5;

/** How a model of so many parameters writes best; the whole letter where nobody knows how many. */
export function mannerFor(parameters: string | null): WritingManner {
  const billions = billionsOf(parameters);
  return billions !== null && billions < WHOLE_FROM ? 'by_sentence' : 'whole';
}

function billionsOf(parameters: string | null): number | null {
  const [, number, unit] = /^([\d.]+)\s*([MBT])$/i.exec(parameters?.trim() ?? '') ?? [];
  if (number === undefined || unit === undefined) return null;
  return Number(number) * { M: 1e-3, B: 1, T: 1e3 }[unit.toUpperCase() as 'M' | 'B' | 'T'];
}

const grades: readonly (readonly [below: number, quality: string, speed: string])[] = [
  [2, 'Basic', 'Very fast'],
  [5, 'Fair', 'Fast'],
  [10, 'Good', 'Medium'],
  [20, 'Very good', 'Slow'],
  [Infinity, 'Excellent', 'Very slow'],
];
