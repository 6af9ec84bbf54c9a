import type { Schema } from './openapi.ts';

/** Texts that are slow to whoever looks at them twice; each is repeated up to the length that a field takes. */
export const worstTexts: Readonly<Record<string, string>> = {
  spaces: ' ',
  'one letter': 'a',
  digits: '1',
  brackets: '(',
  'square brackets': '[',
  capitals: 'ABCD\n',
  'list lines': '- x\n',
  dates: '1/2/',
  names: 'Ana Canary ',
  emoji: '👩‍⚕️',
  'combining marks': 'e\u0301\u0327',
};

const PATTERNS: readonly [RegExp, string][] = [[/\\d\{10\}|\[0-9\]/, '1234567893']];
/** Where a schema says no bound. */
const UNBOUNDED = 2_000;

/** As large as the schema lets it be, every text made of `piece`; `known` gives the fields that name something. */
export function worstOf(
  schema: Schema,
  piece: string,
  known: Readonly<Record<string, unknown>> = {},
): unknown {
  if (schema.enum) return (schema.enum as unknown[])[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [
          name,
          name in known ? known[name] : worstOf(part, piece, known),
        ]),
      );
    case 'array':
      return Array.from({ length: Number(schema.maxItems ?? 100) }, (_, n) => {
        const entry = worstOf(schema.items ?? {}, piece, known);
        return typeof entry === 'string'
          ? `${n}${entry}`.slice(0, Number(schema.items?.maxLength ?? 50))
          : entry;
      });
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return worstText(schema, piece);
  }
}

/**
 * What is right already, with each text that is bound by its length alone as long as it may be, and begun by `start`, so
 * that no name is taken. `kept` stay as they are.
 */
export function longestOf(
  schema: Schema,
  right: unknown,
  text: { readonly piece: string; readonly start: string },
  kept: readonly string[],
): unknown {
  if (Array.isArray(right)) return right.map((entry) => longestOf(schema.items ?? {}, entry, text, kept));
  if (typeof right === 'object' && right !== null)
    return Object.fromEntries(
      Object.entries(right).map(([name, part]) => [
        name,
        kept.includes(name) ? part : longestOf(schema.properties?.[name] ?? {}, part, text, kept),
      ]),
    );
  const isFree = schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern;
  return isFree ? worstText(schema, text.piece, text.start) : right;
}

function worstText(schema: Schema, piece: string, start = 'x'): string {
  if (schema.format === 'date') return '2020-01-02';
  if (schema.format === 'email') return 'someone@example.org';
  const fitting = PATTERNS.find(([pattern]) => pattern.test(String(schema.pattern ?? '')));
  if (fitting) return fitting[1];
  const most = Number(schema.maxLength ?? UNBOUNDED);
  // Neither end is space, which would be taken away.
  return `${start}${piece.repeat(Math.ceil(most / piece.length))}`.slice(0, most - 1).concat('x');
}

/** Bodies of so many bytes that are large in one way each, as text. */
export function worstForms(bytes: number): Readonly<Record<string, string>> {
  const fill = (open: string, piece: (n: number) => string, close: string) => {
    const parts: string[] = [];
    for (let size = open.length + close.length, n = 0; size < bytes - 16; n++) {
      const part = piece(n);
      size += part.length + 1;
      parts.push(part);
    }
    return `${open}${parts.join(',')}${close}`;
  };
  const half = Math.floor(bytes / 2) - 16;
  return {
    keys: fill('{', (n) => `"${n.toString(36)}":0`, '}'),
    'the same key': fill('{', () => '"":0', '}'),
    entries: fill('{"a":[', () => '0', ']}'),
    objects: fill('{"a":[', () => '{}', ']}'),
    'objects full of keys': fill(
      '{"a":[',
      () => `{${Array.from({ length: 199 }, (_, n) => `"${n}":0`).join(',')}}`,
      ']}',
    ),
    depth: `{"a":${'['.repeat(half)}${']'.repeat(half)}}`,
    'open depth': '{"a":['.repeat(bytes / 6 - 1),
    'one text': `{"a":"${'x'.repeat(bytes - 16)}"}`,
    escapes: `{"a":"${'\\"'.repeat(half)}"}`,
    'a number': `{"a":${'9'.repeat(bytes - 16)}}`,
    prototypes: fill('{', () => '"__proto__":{}', '}'),
    spaces: `{${' '.repeat(bytes - 16)}}`,
  };
}
