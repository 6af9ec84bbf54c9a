import { EventSourceParserStream } from 'eventsource-parser/stream';
import { http, type RequestOptions } from './http.ts';

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

/** The events of a text/event-stream, as they come: `event: text`, `data: {"text":"a"}` is `{type: 'text', text: 'a'}`. */
export async function* readEvents<T>(response: Response): AsyncGenerator<T, void, void> {
  if (!response.body) return;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { ...(JSON.parse(value.data) as object), type: value.event ?? 'message' } as T;
    }
  } finally {
    // Leaving the loop early must also end the work on the server.
    await reader.cancel().catch(() => {});
  }
}
