import type { Position, StoredEvent } from '../log/event-log.port.ts';
import type { Collection, ReadModels } from '../projecting/read-models.port.ts';
import { LeaseLostError } from '../projecting/read-models.port.ts';
import { RunningHash } from '../log/running-hash.ts';
import { highestTaken } from '../log/taken-numbers.ts';
import { Frontier, type Hash } from '../evidence/merkle.ts';
import type { Subject } from '../deciding/decider.ts';
import type { Vault } from '../vault/vault.ts';
import { type SubjectRanges, Subjects } from './subjects.ts';

/** How far the log reached at one moment, kept apart from it: in the vault, and a copy in the read models. */
export interface LogMark {
  /** Rises by one with each mark of a site. Events carry the number of the mark that stood before them. */
  readonly number: number;
  /** Id of the log's first event. */
  readonly first: string;
  readonly events: number;
  /** RunningHash of these events. */
  readonly chain: string;
  readonly last: LastEvent;
  /** The Merkle tree of these events, as its whole subtrees (Frontier). Marks of older versions lack it. */
  readonly tree?: readonly string[];
  /** By kind: the highest number that was ever given out. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Of whom these events tell, and whose keys the vault holds therefore. Marks of older versions lack it. */
  readonly subjects?: SubjectRanges;
}

export interface LastEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  /** ISO 8601, UTC. '' where the event does not tell. */
  readonly at: string;
}

/** So many events apart are the checkpoints that are signed by themselves. */
export const SIGNED_EVERY = 100;

/** Its name in the vault, and its document's. */
export const LOG_MARK = 'log-mark';

/** A collection of one document. It lies beside those of the projections and is no projection itself. */
export const markCollection: Collection = { name: 'log_mark', version: 1, indexes: [], search: [] };

export const readMark = (vault: Vault) => vault.get<LogMark>(LOG_MARK);

/** Keeps the further of two marks, whichever process writes it. Resolves with the one that stands. */
export async function writeMark(vault: Vault, mark: Omit<LogMark, 'number'>): Promise<LogMark> {
  const standing = await readMark(vault);
  if (standing && standing.events >= mark.events) return standing;
  return vault.update<LogMark>(LOG_MARK, (now) =>
    now && now.events >= mark.events ? now : { ...mark, number: (now?.number ?? 0) + 1 },
  );
}

/** A new number at each start, so that every event tells which vault, or a newer one, it was written beside. */
export function markStart(vault: Vault, mark: Omit<LogMark, 'number'>): Promise<LogMark> {
  return vault.update<LogMark>(LOG_MARK, (now) => ({
    ...(now && now.events >= mark.events ? now : mark),
    number: (now?.number ?? 0) + 1,
  }));
}

/** For a log that a person accepted as it is. Its number is above every one that the log's events carry. */
export function replaceMark(vault: Vault, mark: Omit<LogMark, 'number'>, newest: number): Promise<LogMark> {
  return vault.update<LogMark>(LOG_MARK, (now) => ({
    ...mark,
    number: Math.max(now?.number ?? 0, newest) + 1,
  }));
}

export async function readModelsMark(models: Pick<ReadModels, 'get'>): Promise<LogMark | null> {
  return (await models.get(markCollection.name, LOG_MARK)) as LogMark | null;
}

/** Whoever leads the read models writes it; for the others it is not theirs to write. */
export async function writeModelsMark(models: ReadModels, mark: LogMark): Promise<void> {
  const { tree, subjects: _, ...rest } = mark;
  const document = {
    ...rest,
    last: { ...mark.last },
    numbers: { ...mark.numbers },
    ...(tree && { tree: [...tree] }),
  };
  try {
    await models.apply(markCollection.name, [{ id: LOG_MARK, document }], mark.last.position);
  } catch (error) {
    if (!(error instanceof LeaseLostError)) throw error;
  }
}

/** What a mark says, while events go by. */
export class Marking {
  private last: LastEvent | null = null;
  private numbers: Record<string, number>;
  /** The tree's roots at the sizes that are watched and at every hundredth event, since it began to look. */
  readonly roots = new Map<number, Hash>();
  private watched: ReadonlySet<number> = new Set();

  constructor(
    private first: string | null = null,
    readonly running = new RunningHash(),
    numbers: Readonly<Record<string, number>> = {},
    /** Null behind a mark of an older version: it is known again once the whole log was read. */
    readonly tree: Frontier | null = new Frontier(),
    /** Null as well behind a mark of an older version. */
    readonly subjects: Subjects | null = new Subjects(),
  ) {
    this.numbers = { ...numbers };
  }

  /** Goes on from where a mark was set. */
  static from(mark: Omit<LogMark, 'number'>): Marking {
    const tree = mark.tree ? Frontier.from(mark.tree, mark.events) : null;
    const subjects = mark.subjects ? Subjects.from(mark.subjects) : null;
    const running = new RunningHash(mark.chain, mark.events);
    const marking = new Marking(mark.first, running, mark.numbers, tree, subjects);
    marking.last = mark.last;
    return marking;
  }

  /** Sizes at which the tree's root is to be remembered. */
  watch(sizes: Iterable<number>): void {
    this.watched = new Set(sizes);
  }

  /** `isSound`: whom a damaged event seems to tell of may be nobody. */
  add(event: StoredEvent, isSound = true): void {
    const { id, stream, revision, position, metadata } = event;
    this.first ??= id;
    this.grow(this.running.add(event));
    const at = metadata['at'];
    this.last = { id, stream, revision, position, at: typeof at === 'string' ? at : '' };
    const kind = event.type === 'NumberTaken' && /^(.+)-numbers$/.exec(stream)?.[1];
    if (kind) this.numbers[kind] = Math.max(this.numbers[kind] ?? 0, highestTaken(event));
    const subject = metadata['subject'];
    if (isSound && (typeof subject === 'number' || typeof subject === 'string'))
      this.subjects?.add(subject as Subject);
  }

  private grow(leaf: string): void {
    if (!this.tree) return;
    this.tree.add(Buffer.from(leaf, 'hex'));
    const { size } = this.tree;
    if (size % SIGNED_EVERY === 0 || this.watched.has(size)) this.roots.set(size, this.tree.root());
  }

  /** Numbers that were given out by events which this log no longer has. */
  remember(numbers: Readonly<Record<string, number>>): void {
    for (const [kind, number] of Object.entries(numbers)) {
      this.numbers[kind] = Math.max(this.numbers[kind] ?? 0, number);
    }
  }

  get end(): LastEvent | null {
    return this.last;
  }

  /** Null before the first event. */
  mark(): Omit<LogMark, 'number'> | null {
    if (!this.first || !this.last) return null;
    const { value: chain, count: events } = this.running;
    const tree = this.tree ? { tree: this.tree.toJSON() } : {};
    const subjects = this.subjects ? { subjects: this.subjects.toJSON() } : {};
    const numbers = { ...this.numbers };
    return { first: this.first, events, chain, last: this.last, ...tree, numbers, ...subjects };
  }
}
