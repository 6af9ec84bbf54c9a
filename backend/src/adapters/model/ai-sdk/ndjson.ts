import { ModelError } from '../../../kernel/model.port.ts';

/** Far above any single piece of a note. */
const LONGEST_LINE = 1_000_000;

/**
 * A stream of JSON lines, checked before the client sees it: the client itself skips a line it cannot read
 * and prints it, which would lose words silently and put them into a log.
 * @throws ModelError for an error line, a line that is no JSON object, and an end without `done`.
 */
export async function* checkedLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const line of lines(body)) {
    const message = parsed(line);
    if ('error' in message)
      throw new ModelError('refused', 'The model server reported an error while writing.');
    yield encoder.encode(`${line}\n`);
    if (message['done'] === true) return;
  }
  throw cutOff();
}

async function* lines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const bytes of body) {
      const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw unreadable();
      yield* parts.filter((part) => part.trim() !== '');
    }
  } catch (error) {
    throw error instanceof ModelError ? error : cutOff();
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}

function parsed(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below, without the line: it may hold what the model wrote about a patient.
  }
  throw unreadable();
}

const cutOff = () => new ModelError('cut_off', 'The model stopped before the note was finished.');
const unreadable = () => new ModelError('refused', 'The model server sent an answer that cannot be read.');
