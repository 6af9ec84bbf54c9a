import { http, type RequestOptions } from './http.ts';

/** The data of one event under its name: `event: text`, `data: {"text":"a"}` is `{type: 'text', text: 'a'}`. */
function parse(block: string): unknown {
  let type = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') type = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { ...(JSON.parse(data.join('\n')) as object), type };
}

/**
 * Posts and reads the answer as text/event-stream by fetch: EventSource cannot send the bearer header.
 * A refusal before the stream begins throws an ApiError.
 */
export async function* postForEvents<T>(
  path: string,
  options: RequestOptions,
): AsyncGenerator<T, void, void> {
  yield* readEvents<T>(await http.open('POST', path, options, 'text/event-stream'));
}

/** The events of a text/event-stream, as they come. */
export async function* readEvents<T>(response: Response): AsyncGenerator<T, void, void> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const blocks = (rest + (value ?? '')).split(/\r\n\r\n|\n\n|\r\r/);
      rest = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = parse(block);
        if (event !== undefined) yield event as T;
      }
      if (done) return;
    }
  } finally {
    // Leaving the loop early must also end the work on the server.
    await reader.cancel().catch(() => {});
  }
}
