import { cutOff, failedWriting, unreadable } from './failures.ts';
import { jsonObject, lines } from './lines.ts';

/** Far above any single piece of a note. */
const MOST_LINES = 1_000;

/**
 * A text/event-stream [HTML standard, 9.2.6] of JSON messages, checked before the client sees it, which would
 * pass over lines it does not know and an event that the end cuts in two.
 * @throws ModelError for a message that is or holds an error, and for anything that is no such stream.
 */
export async function* checkedEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let event: string[] = [];
  for await (const line of lines(body)) {
    const text = line.replace(/\r$/, '');
    if (text === '') {
      checkMessage(event);
      yield encoder.encode(`${event.join('\n')}\n\n`);
      event = [];
    } else if (/^(data|event|id|retry)?:/.test(text) && event.length < MOST_LINES) event.push(text);
    else throw unreadable();
  }
  if (event.length > 0) throw cutOff();
}

function checkMessage(event: readonly string[]): void {
  const data = event.flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? []).join('\n');
  if (data === '' || data === '[DONE]') return;
  const message = jsonObject(data);
  if (message['error'] != null) throw failedWriting();
}
