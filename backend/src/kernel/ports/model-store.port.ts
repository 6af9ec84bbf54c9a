import type { ModelError } from './model.port.ts';

/** A model as its server describes it. */
export interface StoredModel {
  readonly name: string;
  readonly bytes: number;
  readonly parameters: string | null;
  readonly quantisation: string | null;
  readonly architecture: string | null;
  readonly context: number | null;
  readonly licence: string | null;
  /** Bytes that one token of its context takes in memory; null where the server does not tell enough. */
  readonly bytesPerToken: number | null;
}

/** The model server cannot do what is asked, however often; the message is a sentence that says why. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

export interface FileToMake {
  readonly sha256: string;
  readonly chatTemplate: string | null;
}

/**
 * The models of the site's own model server. Each rejects with StoreRefusal; with ModelError `unreachable` where the
 * server does not answer, which may be otherwise later; and with the reason of the signal once it aborts.
 */
export interface ModelStore {
  list(signal: AbortSignal): Promise<StoredModel[]>;
  /** Whether it has a file of this SHA-256. */
  holds(sha256: string, signal: AbortSignal): Promise<boolean>;
  /** Takes a file; it is refused where its bytes have another SHA-256. */
  take(file: FileToTake, signal: AbortSignal): Promise<void>;
  /**
   * Makes a model of a file that it holds, so that it is told what a prompt says first, tells its turns apart as the file's
   * chat template does, and ends where its turn does. `chatTemplate`: null where the file brings none.
   */
  make(name: string, file: FileToMake, signal: AbortSignal): Promise<void>;
  /** Loads it with the room of a note and has it write one word. */
  tryOut(name: string, signal: AbortSignal): Promise<void>;
  copy(from: string, to: string, signal: AbortSignal): Promise<void>;
  /** One that is not there is removed too. */
  remove(name: string, signal: AbortSignal): Promise<void>;
  /** Bytes of memory of its machine; null where that is not this one. */
  memory(): number | null;
}

export interface FileToTake {
  readonly sha256: string;
  readonly bytes: number;
  readonly content: ReadableStream<Uint8Array>;
}

/** Whether it may go well later. */
export const isAway = (error: unknown): error is ModelError =>
  (error as { reason?: unknown } | null)?.reason === 'unreachable';
