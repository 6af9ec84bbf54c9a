import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ImportLibraryRequest, ImportLibraryResponse } from '@vouchwell/contract';
import { inSlices } from '../../kernel/basics/slices.ts';
import { demand } from '../../kernel/access/access.ts';
import { NEW } from '../../kernel/commanding/wish.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { LastingWords } from '../../patients/public.ts';
import { type ContentDetails, contentStream } from '../contents/library.events.ts';
import { checkedFile, wordsHash } from './library-file.ts';
import { ContentWish } from '../editing/library.commands.ts';
import { library } from '../contents/library.projections.ts';
import { LibraryQueries } from '../contents/library.queries.ts';

/** So many appends share the log's transactions, and so many texts are hashed, without crowding out others. */
const AT_ONCE = 20;

/**
 * Adds what the library lacks of a file. Contents are streams of their own, so an import that is interrupted
 * leaves those it has written; to import the file again adds the rest.
 */
@Injectable()
export class LibraryImport {
  /**
   * One after the other: the same file twice at once would be added twice. Processes do not wait for each
   * other; what came twice an admin can delete, as nothing of it is active.
   */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly bus: CommandBus,
    private readonly commit: Commit,
    private readonly library: LibraryQueries,
    private readonly current: CurrentDocuments,
    private readonly words: LastingWords,
  ) {}

  async run(body: ImportLibraryRequest, actor: Actor): Promise<ImportLibraryResponse> {
    demand(actor, 'can_manage_rag');
    const { contents, refused } = await checkedFile(body.file, (content) =>
      this.words.demandNameless(content),
    );
    if (body.preview) return this.import(contents, refused, null);
    const mine = this.last.then(() => this.import(contents, refused, actor));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** Without an actor nothing is written. */
  private async import(
    contents: readonly ContentDetails[],
    refused: ImportLibraryResponse['refused'],
    actor: Actor | null,
  ): Promise<ImportLibraryResponse> {
    // A list that is behind would lack what an import before this one has added: it would come twice.
    if (actor) await this.current.whole(library);
    const missing = await this.missing(contents);
    const added = missing.length + (actor ? await this.addedBefore(contents, actor) : 0);
    const already_there = contents.length - added;
    if (refused.length > 0 && actor) {
      return { success: true, added: 0, already_there, refused, message: messages.refused(refused.length) };
    }
    if (actor) await this.addAll(missing, actor);
    const message = actor ? messages.added(added) : messages.preview(missing.length, refused.length);
    return { success: true, added, already_there, refused, message };
  }

  /** What is not there, each once. */
  private async missing(contents: readonly ContentDetails[]): Promise<ContentDetails[]> {
    const there = new Set<string>();
    for await (const page of this.library.pages()) for (const doc of page) there.add(wordsHash(doc));
    const hashes = await hashesOf(contents);
    return contents.filter((_, index) => {
      const isNew = !there.has(hashes[index]!);
      there.add(hashes[index]!);
      return isNew;
    });
  }

  /** How many of them an earlier attempt of this very request has added. */
  private async addedBefore(contents: readonly ContentDetails[], actor: Actor): Promise<number> {
    if (actor.request.reservation === null) return 0;
    const wanted = new Set(await hashesOf(contents));
    let added = 0;
    for await (const page of this.library.pages()) {
      for (const { id } of page.filter((content) => wanted.has(wordsHash(content)))) {
        if (await this.commit.repeated(contentStream(id), 'AddContent', actor)) added += 1;
      }
    }
    return added;
  }

  private async addAll(contents: readonly ContentDetails[], actor: Actor): Promise<void> {
    // A number reserved for the request is one number; here each content needs its own.
    const adding = { ...actor, request: { ...actor.request, reservation: null } };
    for (let at = 0; at < contents.length; at += AT_ONCE) {
      const batch = contents.slice(at, at + AT_ONCE).map((content) => this.add(content, adding));
      const failed = (await Promise.allSettled(batch)).filter(({ status }) => status === 'rejected');
      if (failed.length > 0) throw interrupted(at + batch.length - failed.length, contents.length);
    }
  }

  private async add(content: ContentDetails, actor: Actor): Promise<void> {
    await this.bus.execute(new ContentWish(NEW, { type: 'AddContent', content }, actor));
  }
}

async function hashesOf(contents: readonly ContentDetails[]): Promise<string[]> {
  const hashes: string[] = [];
  for await (const some of inSlices(contents, AT_ONCE)) hashes.push(...some.map(wordsHash));
  return hashes;
}

const contentsOf = (count: number) => (count === 1 ? '1 content' : `${count} contents`);
const AGAIN = 'Importing the file again is safe: it adds only what is missing.';
const messages = {
  added: (count: number) =>
    count === 0
      ? 'The library holds all of this file already.'
      : `${contentsOf(count)} added, inactive until an admin activates them. ${AGAIN}`,
  refused: (count: number) => `Nothing was imported: ${contentsOf(count)} of the file cannot be taken.`,
  preview: (count: number, refused: number) =>
    refused > 0
      ? `${contentsOf(refused)} of the file cannot be taken, so nothing of it would be imported.`
      : `${contentsOf(count)} would be added, inactive until an admin activates them.`,
};

const interrupted = (added: number, of: number) =>
  new DomainError(
    'unavailable',
    'import_interrupted',
    `The import stopped after ${added} of ${contentsOf(of)}. ${AGAIN}`,
  );
