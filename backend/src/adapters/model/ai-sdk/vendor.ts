import type { LanguageModel as SdkModel, streamText } from 'ai';

/** Where and as whom a vendor's server is asked. */
export interface Connection {
  /** The address that the vendor's paths follow, without a slash at its end. */
  readonly base: string;
  readonly model: string;
  /** Empty where the vendor needs none. */
  readonly apiKey: string;
  readonly apiVersion: string | null;
}

/** A model of the AI SDK, and what only its vendor understands. */
export interface SdkCall {
  readonly model: Exclude<SdkModel, string>;
  readonly options?: Parameters<typeof streamText>[0]['providerOptions'];
}

/** A question that costs nothing: the key is looked at, and nothing is written. */
export interface Probe {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Statuses beside success with which the server is there and the key passes. */
  readonly alsoGood?: readonly number[];
}

/** A gateway may not know the question, and asking often is no fault of the server's. */
export const UNKNOWN_OR_OFTEN = [404, 405, 429];

/** One kind of model server; one file each. */
export interface Vendor {
  readonly needsKey: boolean;
  /** The vendor's own address; null where each customer has their own. */
  readonly home: string | null;
  /** What the vendor's paths follow, for an endpoint as an admin gave it. */
  base(endpoint: URL): string;
  /** Loads its library on first use. Every request goes through `fetch`. `length`: of the prompt, in characters. */
  open(connection: Connection, fetch: typeof globalThis.fetch, length: number): Promise<SdkCall>;
  probe(connection: Connection): Probe;
  /** Passes an answer's stream on, checked. @throws ModelError */
  checked(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void>;
}

/** An address with a path: the given one, or the vendor's where there is none. */
export function withPath({ origin, pathname }: URL, path: string): string {
  const given = pathname.replace(/\/+$/, '');
  return `${origin}${given === '' ? path : given}`;
}
