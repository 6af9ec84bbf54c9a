import { ModelError } from '../../../kernel/ports/model.port.ts';
import { cutOff, unreadable } from './failures.ts';

/** Far above any single piece of a note. */
const LONGEST_LINE = 1_000_000;

/** The lines of a stream, without their ends; the last one may be unfinished. @throws ModelError */
export async function* lines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const bytes of body) {
      const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw unreadable();
      yield* parts;
    }
  } catch (error) {
    throw error instanceof ModelError ? error : cutOff();
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** @throws ModelError for what is no JSON object. */
export function jsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below, without the text: it may hold what the model wrote about a patient.
  }
  throw unreadable();
}
