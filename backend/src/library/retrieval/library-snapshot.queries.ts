import { Inject, Injectable } from '@nestjs/common';
import { Documents } from '../../kernel/projecting/documents.ts';
import type { Engines } from '../../kernel/kernel.module.ts';
import type { RetrievableContent, RetrievableLibrary } from '../../kernel/ports/retrieval.port.ts';
import { ENGINES } from '../../kernel/basics/tokens.ts';
import { contentsByPages } from '../contents/contents-by-pages.ts';
import { type ContentDoc, library } from '../contents/library.projections.ts';
import { type ContentTally, libraryTally, meanRating, TALLY } from '../contents/library-tally.projection.ts';

/** Everything that may be retrieved, as the read models show it. */
export interface LibrarySnapshot extends RetrievableLibrary {
  readonly systemPrompts: readonly ContentDoc[];
}

/** Reads the library once for each change of it, not once for each note. */
@Injectable()
export class LibrarySnapshots {
  private loads = 0;
  private read: { mark: string; snapshot: Promise<LibrarySnapshot> } | null = null;

  constructor(
    private readonly documents: Documents,
    @Inject(ENGINES) private readonly engines: Engines,
  ) {}

  /** Checkpoints are asked first, so a change that comes meanwhile is seen by the next call. */
  async current(): Promise<LibrarySnapshot> {
    const names = [library.name, libraryTally.name];
    const marks = await Promise.all(names.map((name) => this.engines.models.checkpoint(name)));
    const mark = marks.join(' ');
    if (this.read?.mark !== mark) {
      const read = { mark, snapshot: this.load() };
      this.read = read;
      read.snapshot.catch(() => {
        if (this.read === read) this.read = null;
      });
    }
    return this.read.snapshot;
  }

  private async load(): Promise<LibrarySnapshot> {
    const asOf = ++this.loads;
    const tally = await this.documents.get(libraryTally, TALLY);
    const contents: RetrievableContent[] = [];
    const systemPrompts: ContentDoc[] = [];
    for await (const page of contentsByPages(this.documents)) {
      for (const doc of page.filter(({ is_active, avoid }) => is_active && !avoid)) {
        if (doc.content_type === 'system_prompt') systemPrompts.push(doc);
        else contents.push(retrievable(doc, tally?.contents[doc.id]));
      }
    }
    return { asOf, contents, systemPrompts: systemPrompts.sort(newestFirst) };
  }
}

const newestFirst = (a: ContentDoc, b: ContentDoc) => (a.updated_at < b.updated_at ? 1 : -1);

function retrievable(doc: ContentDoc, tally: ContentTally | undefined): RetrievableContent {
  const { id, version, content_type, title, content, category, tags, quality_score } = doc;
  return {
    ...{ id, version, content_type, title, content, category, tags, quality_score },
    feedback_score: meanRating(tally),
    ratings: tally?.ratings ?? 0,
  };
}
