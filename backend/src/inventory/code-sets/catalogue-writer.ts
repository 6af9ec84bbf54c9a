import type { Commit } from '../../kernel/committing/commit.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { type CatalogueCommand, catalogueDecider } from './catalogue.decider.ts';
import { type CatalogueEvent, CODES_PER_EVENT, type ListedCode } from './catalogue.events.ts';

/** Some 500 kB: half of what every engine takes at once. */
const EVENTS_TOGETHER = 10;

export interface Catalogue {
  readonly stream: string;
  /** Where the codes come from, such as the file's name. */
  readonly source: string;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** The first day of the edition that it is; null where it is none. */
  readonly edition: string | null;
  /** Always the same codes in the same order for the same hash. */
  readonly codes: Iterable<ListedCode> | AsyncIterable<ListedCode>;
}

/** `listed`: how many codes stand by now. */
export type Progress = (listed: number) => void | Promise<void>;

export interface Written {
  /** How many codes the catalogue lists. */
  readonly count: number;
  /** How many of them were listed now; 0 where all was there. */
  readonly added: number;
  /** Whether it had been closed before, so that nothing was read. */
  readonly known: boolean;
}

/**
 * Lists a catalogue in events of up to 500 codes and closes it. What an interrupted run has written is kept:
 * the next one goes on behind it.
 * @throws ConflictError when another writer is at work on the same catalogue
 */
export async function writeCatalogue(
  commit: Pick<Commit, 'load' | 'append' | 'visible'>,
  { stream, source, hash, edition, codes }: Catalogue,
  actor: Actor,
  progress: Progress = () => undefined,
): Promise<Written> {
  let { state, revision } = await commit.load(stream, catalogueDecider);
  const before = state.listed;
  if (state.closed) return { count: before, added: 0, known: true };
  let waiting: CatalogueEvent[] = [];
  const write = async () => {
    if (waiting.length === 0) return;
    const appended = await commit.append(stream, waiting, revision, 'ListCodes', actor);
    revision = appended.revision;
    await commit.visible(waiting, appended.position);
    waiting = [];
  };
  const decide = async (command: CatalogueCommand) => {
    const events: CatalogueEvent[] = catalogueDecider.decide(command, state);
    state = events.reduce(catalogueDecider.evolve, state);
    waiting.push(...events);
    if (waiting.length >= EVENTS_TOGETHER) await write();
  };
  let from = 0;
  for await (const part of inParts(codes)) {
    await decide({ type: 'ListCodes', source, from, codes: part });
    from += part.length;
    await progress(from);
  }
  await decide({ type: 'CloseCatalogue', source, hash, count: from, edition });
  await write();
  return { count: from, added: from - before, known: false };
}

async function* inParts(codes: Catalogue['codes']): AsyncGenerator<ListedCode[]> {
  let part: ListedCode[] = [];
  for await (const code of codes) {
    part.push(code);
    if (part.length === CODES_PER_EVENT) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}
