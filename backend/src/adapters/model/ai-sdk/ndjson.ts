import { cutOff, failedWriting, outOfMemory } from './failures.ts';
import { jsonObject, lines } from './lines.ts';

/**
 * A stream of JSON lines, checked before the client sees it: the client itself skips a line it cannot read
 * and prints it, which would lose words silently and put them into a log.
 * @throws ModelError for an error line, a line that is no JSON object, and an end without `done`.
 */
export async function* checkedLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const line of lines(body)) {
    if (line.trim() === '') continue;
    const message = jsonObject(line);
    if ('error' in message) throw outOfMemory(String(message['error'])) ?? failedWriting();
    yield encoder.encode(`${line}\n`);
    if (message['done'] === true) return;
  }
  throw cutOff();
}
