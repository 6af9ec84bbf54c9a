import { checkedEvents } from './events.ts';

async function* stream(pieces: (string | Uint8Array)[]): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for (const piece of pieces)
    yield await Promise.resolve(typeof piece === 'string' ? encoder.encode(piece) : piece);
}

async function passed(...pieces: (string | Uint8Array)[]): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of checkedEvents(stream(pieces))) text += decoder.decode(chunk, { stream: true });
  return text;
}

describe('a stream of events', () => {
  test('passes whole, wherever it was cut on its way', async () => {
    const bytes = new TextEncoder().encode(
      'event: a\r\ndata: {"b":"漢字"}\r\n\r\n: ping\n\ndata: {"c":\ndata: 1}\n\ndata: [DONE]\n\n',
    );
    const whole = 'event: a\ndata: {"b":"漢字"}\n\n: ping\n\ndata: {"c":\ndata: 1}\n\ndata: [DONE]\n\n';
    for (let at = 0; at <= bytes.length; at++) {
      expect(await passed(bytes.slice(0, at), bytes.slice(at))).toBe(whole);
    }
  });

  test.each([
    ['an event that the end cuts in two', 'data: {"a":1}\n\ndata: {"b"', 'cut_off'],
    ['an event without its end', 'data: {"a":1}\n', 'cut_off'],
    ['a message that is no JSON', 'data: <html>\n\n', 'refused'],
    ['a message that is no object', 'data: 7\n\n', 'refused'],
    ['a line that is no field', '<html>\n\n', 'refused'],
    ['a message with an error', 'data: {"error":{"message":"x"}}\n\n', 'refused'],
    ['an event without end', 'data: 1\n'.repeat(2000), 'refused'],
    ['a line without end', 'x'.repeat(1_000_001), 'refused'],
  ])('%s does not pass', async (_, text, reason) => {
    await expect(passed(text)).rejects.toMatchObject({ name: 'ModelError', reason });
  });
});
