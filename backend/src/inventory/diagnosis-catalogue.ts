import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Projection } from '../kernel/projecting/projection.ts';
import type { Diagnosis } from './diagnosis.ts';
import { DiagnosisIndex } from './diagnosis-index.ts';
import { type ListedCode, STARTER_SOURCE } from './catalogue.events.ts';
import {
  type CataloguePart,
  diagnosisCatalogue,
  ownCodes,
  type OwnCodeRow,
} from './inventory.projections.ts';

/** Documents of up to 500 codes that are read and indexed in one go. */
const PAGE = 10;

/** The search index of all codes, kept level with the documents it is made of. */
@Injectable()
export class DiagnosisCatalogue implements OnApplicationBootstrap {
  private readonly index = new DiagnosisIndex();
  private upTo = '';
  private ownUpTo = '';
  /** By code, as the files list it. */
  private readonly catalogued = new Map<string, Diagnosis>();
  private readonly own = new Map<string, OwnCodeRow>();
  private loading: Promise<void> | null = null;

  constructor(private readonly documents: Documents) {}

  /** So that the first search does not wait; a failure shows there. */
  onApplicationBootstrap(): void {
    void this.current().catch(() => undefined);
  }

  /**
   * The index, with every document that stands by now: asking for newer ones on each use is one indexed read,
   * and needs no word from the process that wrote them.
   */
  async current(): Promise<DiagnosisIndex> {
    this.loading ??= this.load().finally(() => (this.loading = null));
    await this.loading;
    return this.index;
  }

  private async load(): Promise<void> {
    this.upTo = await this.each(diagnosisCatalogue, this.upTo, (part) => this.list(part));
    this.ownUpTo = await this.each(ownCodes, this.ownUpTo, (row) => this.overlay(row));
  }

  /** Hands on what is new behind a position; resolves with the last. */
  private async each<Doc extends { readonly position: string }>(
    from: Projection<Doc, never>,
    upTo: string,
    take: (doc: Doc) => void,
  ): Promise<string> {
    let last = upTo;
    for (;;) {
      const where = { position: { gt: last } };
      const found = await this.documents.find(from, { where, sort: ['position'], limit: PAGE });
      for (const doc of found) take(doc);
      last = found.at(-1)?.position ?? last;
      if (found.length < PAGE) return last;
      await breathe();
    }
  }

  private list({ source, codes }: CataloguePart): void {
    for (const listed of codes) {
      const entry = this.merged(listed, source);
      this.catalogued.set(entry.code, entry);
      this.index.put(overlaid(entry, this.own.get(entry.code)));
    }
  }

  private overlay(row: OwnCodeRow): void {
    this.own.set(row.code, row);
    const entry = this.catalogued.get(row.code) ?? added(row);
    if (entry) this.index.put(overlaid(entry, row));
  }

  /**
   * The official files name no categories, so those that the starter set gave stay; and a starter set that
   * comes after an import leaves the import's descriptions alone.
   */
  private merged({ code, description, category, subcategory }: ListedCode, source: string): Diagnosis {
    const known = this.catalogued.get(code);
    const usual = source === STARTER_SOURCE;
    return {
      code,
      description: usual && known ? known.description : description,
      category: category ?? known?.category ?? null,
      subcategory: subcategory ?? known?.subcategory ?? null,
      is_active: true,
      usual: usual || (known?.usual ?? false),
      source: usual && known ? known.source : source,
      changes: 0,
    };
  }
}

/** What admins said stands over what a file lists, in their own words where they chose any. */
function overlaid(entry: Diagnosis, own: OwnCodeRow | undefined): Diagnosis {
  if (!own) return entry;
  const { description, category, subcategory, is_active, changes } = own;
  return {
    ...entry,
    ...(description !== null && { description, category, subcategory }),
    is_active,
    changes,
  };
}

/** A code that only this site has; null where a file is still to bring what admins spoke of. */
function added({ code, description, category, subcategory }: OwnCodeRow): Diagnosis | null {
  if (description === null) return null;
  const bare = { code, description, category, subcategory };
  return { ...bare, is_active: true, usual: false, source: null, changes: 0 };
}
