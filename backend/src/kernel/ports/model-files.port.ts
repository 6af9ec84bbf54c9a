/** Files of models that come in pieces, each known by the number of its import. They are kept until they are dropped. */
export interface ModelFiles {
  /** Bytes that are free for them. */
  room(): Promise<number>;
  /** Bytes that are there; 0 where there is none. */
  size(number: number): Promise<number>;
  /** Durable when it resolves. `at`: at most the size. @throws DomainError where the disk is full */
  put(number: number, at: number, piece: Uint8Array): Promise<void>;
  /** The first bytes, at most so many. */
  head(number: number, most: number): Promise<Uint8Array>;
  content(number: number): ReadableStream<Uint8Array>;
  drop(number: number): Promise<void>;
  /** All but this one's; null: all. A power cut between what was recorded and the dropping leaves such. */
  dropOthers(number: number | null): Promise<void>;
}
