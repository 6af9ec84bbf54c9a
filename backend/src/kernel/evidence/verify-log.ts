import { eventHash, statedHash } from '../log/event-hash.ts';
import type { Checkpoint } from './checkpoint.ts';
import { compare, undo } from './compare.ts';
import type { LoggedEvent } from './event-line.ts';
import type { Finding } from './finding.ts';
import { Leaves } from './leaves.ts';
import { Frontier, type Hash } from './merkle.ts';
import { StreamOrder } from './stream-order.ts';

/** What a log is held against. Checkpoints of its own key; those of elsewhere are what it cannot have altered. */
export interface Witnesses {
  /** Kept elsewhere, in any order. */
  readonly checkpoints: readonly Checkpoint[];
  /** The checkpoint that the exported log itself ends with. */
  readonly own?: Checkpoint | null;
  /** How many events the log's file says that it has ever held, where it says so. */
  readonly reached?: number | null;
  /** Leaves that were kept elsewhere; the caller has proved them by a checkpoint. */
  readonly kept?: Leaves | null;
}

export interface Verified {
  readonly events: number;
  /** Of the tree of all of them. */
  readonly root: Hash;
  /** The size of the largest checkpoint of elsewhere that holds; 0 without any. */
  readonly covered: number;
  /** In the order of the log; none in a log that is what was recorded. */
  readonly findings: readonly Finding[];
}

/** What shows in the numbers of a stream, and perhaps only at its next event. */
const MOVED: readonly Finding['kind'][] = ['deleted', 'inserted', 'swapped'];

/** Takes a log's events one by one, in its order, and says at the end what was done to it. */
export class LogVerifier {
  private readonly leaves = new Leaves();
  private readonly order = new StreamOrder();
  private readonly frontier = new Frontier();
  private readonly roots = new Map<number, Hash>([[0, new Frontier().root()]]);
  private readonly found: Finding[] = [];
  /** Where the log says of itself that it was put back or repaired. */
  private turned: number | null = null;
  /** Of the last event. */
  private position: number | null = null;
  /** Events that the numbers of the log's file lack. */
  private lacking = 0;
  /** At which a root is remembered. */
  private readonly sizes: ReadonlySet<number>;

  constructor(private readonly witnesses: Witnesses) {
    this.sizes = new Set(this.known().map(({ size }) => size));
  }

  /** `position`: the number that the log's file gave it, where that counts without gaps. */
  add(event: LoggedEvent, position?: number): void {
    const place = this.leaves.length + 1;
    if (position !== undefined) this.notePosition(position, place);
    const computed = eventHash(event);
    const stated = statedHash(event.metadata);
    const alike = stated === null || stated === computed;
    if (!alike) {
      const sentence = `Event ${place} (${event.type}, revision ${event.revision} of ${event.stream}) is not what its own hash says.`;
      this.found.push({ kind: 'altered', event: place, sentence });
    }
    this.order.add(event.stream, event.revision, place);
    if (event.type === 'LogRestored' || event.type === 'LogRepaired') this.turned = place;
    // An altered event is told by the hash it states, and breaks nothing behind it.
    this.push(alike || !/^[0-9a-f]{64}$/.test(stated) ? computed : stated);
  }

  /** Something stands in an event's place that is none. */
  addUnreadable(wanted: string): void {
    const place = this.leaves.length + 1;
    this.found.push({ kind: 'unreadable', event: place, sentence: `Event ${place} is no event: ${wanted}` });
    this.push(eventHash({ id: '', type: '', stream: '', data: {}, metadata: {} }));
  }

  private notePosition(position: number, place: number): void {
    const lost = position - (this.position ?? 0) - 1;
    this.position = position;
    if (lost === 0) return;
    this.lacking += lost;
    const sentence = `The log lacks ${lost === 1 ? 'an event' : `${lost} events`} before event ${place}: its file counted ${lost === 1 ? 'it' : 'them'}.`;
    this.found.push({ kind: 'deleted', event: place, sentence });
  }

  private push(leaf: string): void {
    const bytes = Buffer.from(leaf, 'hex');
    this.leaves.push(bytes);
    this.frontier.add(bytes);
    if (this.sizes.has(this.frontier.size)) this.roots.set(this.frontier.size, this.frontier.root());
  }

  result(): Verified {
    const events = this.leaves.length;
    const inside = [...this.found, ...this.order.findings()];
    const against = this.againstCheckpoints(inside);
    const findings = [...inside, ...(against ? [against] : [])].sort((one, other) => one.event - other.event);
    const holding = this.witnesses.checkpoints.filter((one) => this.holds(one)).map(({ size }) => size);
    return { events, root: this.frontier.root(), covered: Math.max(0, ...holding), findings };
  }

  private known(): Checkpoint[] {
    const { checkpoints, own } = this.witnesses;
    return [...checkpoints, ...(own ? [own] : [])].sort((one, other) => one.size - other.size);
  }

  private holds({ size, root }: Checkpoint): boolean {
    return this.roots.get(size)?.equals(root) ?? false;
  }

  private againstCheckpoints(inside: readonly Finding[]): Finding | null {
    const { checkpoints, own, kept } = this.witnesses;
    const known = this.known();
    const events = this.leaves.length;
    const broken = known.find((one) => one.size <= events && !this.holds(one));
    if (!broken) return this.missingEnd();
    const from = Math.max(
      0,
      ...known.filter((one) => one.size < broken.size && this.holds(one)).map(({ size }) => size),
    );
    const { size: to, root } = broken;
    // A key that signed this history as well as the one that was carried away.
    if (own && own !== broken && checkpoints.includes(broken) && own.size > from && this.holds(own)) {
      const sentence = `From one of the events ${from + 1} to ${to} on the log is another history than the one that was signed before, and its own checkpoint is signed, too.`;
      return { kind: 'forked', event: from + 1, upTo: to, sentence };
    }
    if (this.turned !== null && this.turned > from) {
      const sentence = `The log goes on from an older state than the one that was signed: it says itself, in event ${this.turned}, that it was put back.`;
      return { kind: 'older', event: from + 1, upTo: to, sentence };
    }
    const exact = kept && compare(this.leaves, kept);
    if (exact) return exact;
    // What is known of single events explains the difference; where it shows only later, the tree says where it lies.
    if (inside.some(({ event }) => event > from && event <= to)) return null;
    const seen = inside.find(({ event, kind }) => event > to && MOVED.includes(kind));
    if (!seen) return undo(this.leaves, { from, to, root });
    const sentence = `${seen.sentence} The first of it lies among the events ${from + 1} to ${to}.`;
    return { kind: seen.kind, event: from + 1, upTo: to, sentence };
  }

  /** A log that is right as far as it goes, and goes less far than it once did. */
  private missingEnd(): Finding | null {
    const events = this.leaves.length;
    const furthest = this.known().at(-1)?.size ?? 0;
    const reached = Math.max(this.witnesses.reached ?? 0, this.witnesses.own?.size ?? 0);
    // What was taken out further up is told there.
    const missing = Math.max(furthest, reached) - events - Math.max(this.lacking, this.order.lacking());
    if (missing <= 0) return null;
    const lost =
      missing === 1
        ? `An event behind event ${events} is missing`
        : `${missing} events behind event ${events} are missing`;
    return reached === events && reached > 0
      ? { kind: 'older', event: events + 1, sentence: `${lost}: this is an older copy of the log.` }
      : { kind: 'truncated', event: events + 1, sentence: `${lost}: the log was cut off.` };
  }
}
