import type { Parts } from '../../../kernel/ports/model.port.ts';

/** The form of an answer in parts, as each vendor's server takes it. */
export async function formOf({ schema, most }: Parts) {
  const { jsonSchema, Output } = await import('ai');
  return Output.object({
    schema: jsonSchema({
      type: 'object',
      properties: { parts: { type: 'array', items: schema, minItems: 1, maxItems: most } },
      required: ['parts'],
      additionalProperties: false,
    }),
  });
}

/** Longer answers are read at the ends of their parts only: reading all again at each word would take too long. */
const LONGEST_GROWING = 16_000;

/** Takes JSON as it comes, and tells each part once the next has begun or the whole has ended. */
export async function hearingParts({
  most,
  heard,
  growing,
}: Parts): Promise<(piece: string) => Promise<void>> {
  const { parsePartialJson } = await import('ai');
  let [json, told] = ['', 0];
  return async (piece) => {
    json += piece;
    // Only with one of these a part begins or the whole ends; and it grows by words.
    const grows = growing !== undefined && json.length < LONGEST_GROWING && /\s/.test(piece);
    if (!/[{}\]]/.test(piece) && !grows) return;
    const { value, state } = await parsePartialJson(json);
    const parts = (value as { parts?: unknown } | undefined)?.parts;
    if (!Array.isArray(parts)) return;
    const whole = state === 'successful-parse' ? parts.length : parts.length - 1;
    for (; told < Math.min(whole, most); told += 1) heard(parts[told]);
    if (grows && told < Math.min(parts.length, most)) growing(parts[told]);
  };
}
