import type { StoredModel } from '../../kernel/ports/model-store.port.ts';

/** One number of a cache is kept in two bytes. */
const CACHE_BYTES = 2;
const LONGEST = 200;

/** What /api/tags and /api/show say of one model; null where they do not. */
export function facts(name: string, tag: Readonly<Record<string, unknown>>, shown: unknown): StoredModel {
  const { model_info, details, license } = (shown ?? tag) as Record<string, unknown>;
  const info = (model_info ?? {}) as Record<string, unknown>;
  const detail = (details ?? tag['details'] ?? {}) as Record<string, unknown>;
  const architecture = text(info['general.architecture']) ?? text(detail['family']);
  const quantisation = text(detail['quantization_level']);
  const own = (key: string) => number(info[`${architecture}.${key}`]);
  return {
    name,
    bytes: number(tag['size']) ?? 0,
    parameters: text(detail['parameter_size']),
    quantisation: quantisation === 'unknown' ? null : quantisation,
    architecture,
    context: own('context_length'),
    licence: text(info['general.license.name']) ?? text(info['general.license']) ?? firstLine(license),
    bytesPerToken: perToken(own),
  };
}

/** Keys and values of all layers, of those heads that have their own. */
function perToken(own: (key: string) => number | null): number | null {
  const [layers, width, heads] = [own('block_count'), own('embedding_length'), own('attention.head_count')];
  if (layers === null || width === null || heads === null || heads === 0) return null;
  const shared = own('attention.head_count_kv') ?? heads;
  const [key, value] = [own('attention.key_length'), own('attention.value_length')].map(
    (n) => n ?? width / heads,
  );
  return layers * shared * (key! + value!) * CACHE_BYTES;
}

/** The server's own words for what went wrong, in ours where they are known [seen: Ollama 0.12.11]. */
export function storeSentence(status: number, error: unknown): string {
  const said = typeof error === 'string' ? error : '';
  const known = knownSentence(said);
  if (known !== null) return known;
  const why = said === '' ? `it answered with status ${status}` : said.slice(0, LONGEST);
  return `The model server could not do it: ${why}`;
}

function knownSentence(said: string): string | null {
  const architecture = /unknown model architecture:? *['"]?([\w.-]+)/i.exec(said)?.[1];
  if (architecture) return `The model server does not know the architecture “${architecture}” of this model.`;
  if (/unsupported architecture/i.test(said))
    return 'The model server does not know the architecture of this model.';
  const memory = /requires more system memory \(([^)]+)\) than is available \(([^)]+)\)/i.exec(said);
  if (memory) {
    return `The model needs ${memory[1]} of memory, and the machine of the model server has ${memory[2]} free.`;
  }
  if (/no space left/i.test(said)) return 'The disk of the model server is full: the file does not fit.';
  if (/digest mismatch/i.test(said))
    return 'What arrived is not the file that was chosen: its SHA-256 is another. Import it again.';
  if (/unable to load model|failed to load/i.test(said))
    return 'The model server cannot load this model: it does not know its architecture, or the file is damaged.';
  return null;
}

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : null;
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const firstLine = (value: unknown) => {
  const whole = Array.isArray(value) ? (value as unknown[])[0] : value;
  return typeof whole === 'string' ? text(whole.trim().split('\n', 1)[0]) : null;
};
