import type { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { type CatalogueCommand, catalogueDecider } from './catalogue.decider.ts';
import { type CatalogueEvent, CODES_PER_EVENT, type ListedCode } from './catalogue.events.ts';

export interface Catalogue {
  readonly stream: string;
  /** Where the codes come from, such as the file's name. */
  readonly source: string;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** Always the same codes in the same order for the same hash. */
  readonly codes: Iterable<ListedCode> | AsyncIterable<ListedCode>;
}

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
  { stream, source, hash, codes }: Catalogue,
  actor: Actor,
  progress: (listed: number) => void = () => undefined,
): Promise<Written> {
  let { state, revision } = await commit.load(stream, catalogueDecider);
  const before = state.listed;
  if (state.closed) return { count: before, added: 0, known: true };
  const write = async (command: CatalogueCommand) => {
    const events: CatalogueEvent[] = catalogueDecider.decide(command, state);
    if (events.length === 0) return;
    const appended = await commit.append(stream, events, revision, command.type, actor);
    revision = appended.revision;
    state = events.reduce(catalogueDecider.evolve, state);
    await commit.visible(events, appended.position);
  };
  let from = 0;
  for await (const part of inParts(codes)) {
    await write({ type: 'ListCodes', source, from, codes: part });
    from += part.length;
    progress(from);
  }
  await write({ type: 'CloseCatalogue', source, hash, count: from });
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
