import type { ModelError } from '../../../kernel/ports/model.port.ts';
import { asModelError, cutOff } from './failures.ts';
import { refusal } from './refusal.ts';
import type { Vendor } from './vendor.ts';

export interface Hearing {
  /** The first failure, as the libraries above wrap errors beyond recognition. */
  failed(error: ModelError): void;
  /** The body of the request, as it is sent. */
  sent(body: string): void;
  /** The first of the answer is there. */
  answered(): void;
}

/**
 * The `fetch` of one note: one request, whatever the library would like to continue or repeat, as each costs.
 * Success alone comes back, as a checked stream; everything else is a ModelError.
 */
export function modelFetch(
  guarded: typeof fetch,
  vendor: Vendor,
  signal: AbortSignal,
  hearing: Hearing,
): typeof fetch {
  let asked = false;
  return async (input, init = {}) => {
    try {
      if (asked) throw cutOff();
      asked = true;
      if (typeof init.body === 'string') hearing.sent(init.body);
      const response = await guarded(input, { ...init, signal });
      hearing.answered();
      if (response.status !== 200) throw await refusal(response, !vendor.needsKey);
      const body = noting(vendor.checked(chunksOf(response)), (error) => hearing.failed(error));
      return new Response(ReadableStream.from(body), { headers: contentType(response) });
    } catch (error) {
      const failure = asModelError(error);
      hearing.failed(failure);
      throw failure;
    }
  };
}

const chunksOf = (response: Response) => (response.body ?? []) as AsyncIterable<Uint8Array>;

const contentType = ({ headers }: Response) => ({
  'content-type': headers.get('content-type') ?? 'text/plain',
});

async function* noting<T>(
  source: AsyncIterable<T>,
  failed: (error: ModelError) => void,
): AsyncGenerator<T, void> {
  try {
    yield* source;
  } catch (error) {
    const failure = asModelError(error);
    failed(failure);
    throw failure;
  }
}
