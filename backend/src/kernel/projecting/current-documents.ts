import type { Codec } from '../log/codec.ts';
import type { DomainEvent, Recorded } from '../deciding/decider.ts';
import type { Documents } from './documents.ts';
import type { DamagedStreams } from '../log/damaged-streams.ts';
import { type EventLog, StoppedError } from '../log/event-log.port.ts';
import { readHistory } from '../log/history.ts';
import { messageOf } from '../basics/message-of.ts';
import { Newest } from '../basics/newest.ts';
import { damagedHistory, DomainError, isRefusal } from '../basics/problem.ts';
import type { Projector } from './projector.ts';
import { type Projection, streamNumber } from './projection.ts';
import { DamagedReadModelsError } from './read-models.port.ts';

/** A document that says which revision of its stream it shows. */
interface Revised {
  readonly revision: number;
}

/** How many documents are remembered: those of the people who work at the same time. */
const REMEMBERED = 1_000;

/**
 * Documents that are proved to be as their streams stand now. Whoever may do what is read here and nowhere else:
 * read models may lag or stand still, and would go on granting what was taken back.
 */
export class CurrentDocuments {
  private readonly own = new Newest<string, Revised>(REMEMBERED);

  constructor(
    private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly documents: Documents,
    private readonly projector: Pick<Projector, 'caughtUp'>,
    private readonly damaged: Pick<DamagedStreams, 'has'>,
  ) {}

  /**
   * The read model's document where the log ends at its revision and is not known to be damaged, else the stream folded anew; null where there
   * is none. `merge` adds to a folded document what only other streams tell; `id`: the document's.
   * @throws DomainError unavailable, when the stream cannot be read
   */
  async get<Doc extends Revised, E extends DomainEvent>(
    of: Projection<Doc, E>,
    stream: string,
    merge: (folded: Doc, standing: Doc | null) => Doc = (folded) => folded,
    id: string | number = streamNumber(stream),
  ): Promise<Doc | null> {
    return this.proved(of, stream, await this.standing(of as Projection<Doc, never>, id), merge);
  }

  /** The same of a document that was read just now. @throws DomainError unavailable, as above */
  async proved<Doc extends Revised, E extends DomainEvent>(
    of: Projection<Doc, E>,
    stream: string,
    standing: Doc | null,
    merge: (folded: Doc, standing: Doc | null) => Doc = (folded) => folded,
  ): Promise<Doc | null> {
    const tail = await this.log.tail(stream);
    if (!tail) return null;
    const isCurrent = standing?.revision === tail.revision && !this.damaged.has(stream);
    if (isCurrent) return standing;
    const folded = await this.fold(of, stream);
    return folded && merge(folded, standing);
  }

  /**
   * What a stream itself tells of a document, remembered while the stream stands at its revision: what other
   * streams add may be older. @throws DomainError unavailable, as above
   */
  async ownPart<Doc extends Revised, E extends DomainEvent>(
    of: Projection<Doc, E>,
    stream: string,
    id?: string,
  ): Promise<Doc | null> {
    const key = `${of.name} ${stream}`;
    const known = this.own.get(key);
    const tail = await this.log.tail(stream);
    if (!tail) return null;
    if (tail.revision === known?.revision) return known as Doc;
    const doc = await this.get(of, stream, undefined, id);
    if (doc) this.own.set(key, doc);
    else this.own.delete(key);
    return doc;
  }

  /** Null also for a document that was altered outside or damaged: the log tells what it should be. */
  private async standing<Doc>(of: Projection<Doc, never>, id: string | number): Promise<Doc | null> {
    try {
      return await this.documents.get(of, id);
    } catch (error) {
      if (error instanceof DamagedReadModelsError) return null;
      if (isRefusal(error, 'read_models_altered')) return null;
      throw error;
    }
  }

  /** The document as the log tells it, whatever the read model says. @throws DomainError unavailable, as above */
  async fold<Doc, E extends DomainEvent>(of: Projection<Doc, E>, stream: string): Promise<Doc | null> {
    const history = await this.history<E>(stream);
    try {
      return foldAll(of, history);
    } catch (error) {
      throw damagedHistory(stream, messageOf(error));
    }
  }

  /**
   * Stands before a list: what is found in it shows the rights of this moment only where its projection has
   * passed all that concerns it. @throws DomainError unavailable, StoppedError, DamagedReadModelsError
   */
  async whole(of: { readonly name: string }): Promise<void> {
    if (await this.projector.caughtUp(of.name)) return;
    // Who waited would wait for a restart.
    const stop = this.documents.stopped();
    if (stop) throw stop.cause === 'damaged' ? new DamagedReadModelsError(of.name) : new StoppedError(stop);
    throw new DomainError(
      'unavailable',
      'read_models_behind',
      'This list is behind the latest changes and is not shown until it has caught up. Please try again in a moment; if this stays, tell an administrator.',
      undefined,
      undefined,
      `The projection ${of.name} stands still or lags.`,
    );
  }

  /** What is forgotten leaves no document. */
  private async history<E extends DomainEvent>(stream: string): Promise<Recorded<E>[]> {
    try {
      return await readHistory<E>(this.log, this.codec, stream);
    } catch (error) {
      if (isRefusal(error, 'forgotten')) return [];
      throw error;
    }
  }
}

/** The document that these events of one stream leave, from the first on. */
export function foldAll<Doc, E extends DomainEvent>(
  of: Projection<Doc, E>,
  history: readonly Recorded<E>[],
): Doc | null {
  return history.reduce<Doc | null>((doc, event) => foldOne(of, doc, event), null);
}

function foldOne<Doc, E extends DomainEvent>(
  of: Projection<Doc, E>,
  doc: Doc | null,
  event: Recorded<E>,
): Doc | null {
  const handler = of.on[event.type as E['type']];
  if (typeof handler !== 'function') return doc;
  const id = String(streamNumber(event.stream));
  return event.forgotten ? (of.forgotten?.(doc, event, id) ?? null) : handler(doc, event as never, id);
}
