/** One record of the stand-in's log, its contents as the bytes that came in. */
export interface StoredRecord {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export type ProposedRecord = Pick<StoredRecord, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;
export type AppendOutcome =
  | { readonly revision: number; readonly position: number }
  | { readonly wrong: true; readonly current: number };

/** The engine writes an event of its own after so many of others, as EventStoreDB writes statistics and links. */
const OWN_EVERY = 5;

/** What an EventStoreDB server keeps, in memory: it outlives the connections to it. */
export class StoredRecords {
  readonly all: StoredRecord[] = [];
  private readonly streams = new Map<string, StoredRecord[]>();
  private readonly waiting = new Set<() => void>();
  /** Where the next record will begin. */
  end = 0;

  constructor() {
    this.own('$started', '$node');
  }

  stream(name: string): readonly StoredRecord[] {
    return this.streams.get(name) ?? [];
  }

  /**
   * As EventStoreDB does it: at the expected revision (-1: no stream) all are written; elsewhere the same ids
   * at the same place are answered as the first time, and anything else is refused.
   */
  append(stream: string, records: readonly ProposedRecord[], expected: number): AppendOutcome {
    const present = this.stream(stream);
    const current = present.length - 1;
    if (expected !== current) {
      const there = present.slice(expected + 1, expected + 1 + records.length);
      const same = expected < current && records.every(({ id }, i) => there[i]?.id === id);
      return same ? answer(there) : { wrong: true, current };
    }
    const written = records.map((record) => this.write(stream, record));
    if (this.all.length % OWN_EVERY === 0) this.ownEvents(stream);
    for (const wake of [...this.waiting]) wake();
    return answer(written);
  }

  /** Resolves at the next append or abort. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.waiting.add(wake);
      signal.addEventListener('abort', wake);
      if (signal.aborted) wake();
    });
  }

  private ownEvents(stream: string): void {
    this.own('$statsCollected', '$stats-127.0.0.1:2113');
    this.own('$>', '$ce-case', `0@${stream}`);
    this.own('$metadata', `$$${stream}`);
  }

  private own(type: string, stream: string, data = '{}'): void {
    const bytes = Buffer.from(data);
    const contentType = type === '$>' ? 'application/octet-stream' : 'application/json';
    this.write(stream, { id: crypto.randomUUID(), type, contentType, data: bytes, metadata: bytes });
  }

  private write(stream: string, record: ProposedRecord): StoredRecord {
    const present = this.streams.get(stream) ?? [];
    const written = { ...record, stream, revision: present.length, position: this.end };
    this.end += 100 + record.data.length + record.metadata.length;
    present.push(written);
    this.streams.set(stream, present);
    this.all.push(written);
    return written;
  }
}

function answer(records: readonly StoredRecord[]): AppendOutcome {
  const { revision, position } = records.at(-1)!;
  return { revision, position };
}
