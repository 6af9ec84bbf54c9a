import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Projection } from '../kernel/projecting/projection.ts';
import type { Diagnosis } from './codes/diagnosis.ts';
import type { KnownCodes } from './code-sets/edition-preview.ts';
import { Editions, type Validity } from './codes/editions.ts';
import { DiagnosisIndex } from './codes/diagnosis-index.ts';
import { type ListedCode, STARTER_SOURCE } from './code-sets/catalogue.events.ts';
import {
  type CataloguePart,
  diagnosisCatalogue,
  ownCodes,
  type OwnCodeRow,
} from './inventory.projections.ts';

/** Entries that are looked through in one go. */
const CODES_AT_ONCE = 5000;
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
  private readonly editions = new Editions();
  /** By stream: parts of imports that have not ended. */
  private readonly waiting = new Map<string, CataloguePart[]>();
  /** By stream: imports that have. */
  private readonly ended = new Set<string>();
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

  /** What files listed by now; `standing` changes with every part of one. */
  async known(): Promise<KnownCodes & { readonly standing: string }> {
    await this.current();
    return { codes: this.catalogued, editions: this.editions, standing: this.upTo };
  }

  /** Whether the import of this stream has ended. */
  async isTaken(stream: string): Promise<boolean> {
    await this.current();
    return this.ended.has(stream);
  }

  private async load(): Promise<void> {
    this.upTo = await this.each(diagnosisCatalogue, this.upTo, (part) => this.list(part));
    this.ownUpTo = await this.each(ownCodes, this.ownUpTo, (row) => this.overlay(row));
  }

  /** The first day of the newest edition that was taken up; null while there is none. */
  async newestEdition(): Promise<string | null> {
    await this.current();
    return this.editions.newest;
  }

  /** Hands on what is new behind a position; resolves with the last. */
  private async each<Doc extends { readonly position: string }>(
    from: Projection<Doc, never>,
    upTo: string,
    take: (doc: Doc) => void | Promise<void>,
  ): Promise<string> {
    let last = upTo;
    for (;;) {
      const where = { position: { gt: last } };
      const found = await this.documents.find(from, { where, sort: ['position'], limit: PAGE });
      for (const doc of found) await take(doc);
      last = found.at(-1)?.position ?? last;
      if (found.length < PAGE) return last;
      await breathe();
    }
  }

  /** An import counts as a whole: its parts wait for the end of their stream. */
  private async list(part: CataloguePart): Promise<void> {
    const parts = this.waiting.get(part.stream) ?? [];
    if (!part.ends) {
      this.waiting.set(part.stream, [...parts, part]);
      return;
    }
    this.waiting.delete(part.stream);
    this.ended.add(part.stream);
    for (const { source, codes } of parts) {
      for (const listed of codes) this.catalogue(this.merged(listed, source, part.edition));
      await breathe();
    }
    if (part.edition !== null) await this.take(part.edition, parts);
  }

  /** A further edition tells of each code anew from when to when it holds. */
  private async take(edition: string, parts: readonly CataloguePart[]): Promise<void> {
    for (const { codes } of parts) {
      this.editions.add(
        edition,
        codes.map(({ code }) => code),
      );
      await breathe();
    }
    let seen = 0;
    for (const entry of this.catalogued.values()) {
      const validity = this.editions.of(entry.code);
      if (!sameValidity(validity, entry.validity)) this.catalogue({ ...entry, validity });
      seen += 1;
      if (seen % CODES_AT_ONCE === 0) await breathe();
    }
  }

  private catalogue(entry: Diagnosis): void {
    this.catalogued.set(entry.code, entry);
    this.index.put(overlaid(entry, this.own.get(entry.code)));
  }

  private overlay(row: OwnCodeRow): void {
    this.own.set(row.code, row);
    const entry = this.catalogued.get(row.code) ?? added(row);
    if (entry) this.index.put(overlaid(entry, row));
  }

  /**
   * The official files name no categories, so those that the starter set gave stay; and a starter set that
   * comes after an import leaves the import's descriptions alone, as an older edition does that comes after a newer one.
   */
  private merged(
    { code, description, category, subcategory }: ListedCode,
    source: string,
    edition: string | null,
  ): Diagnosis {
    const known = this.catalogued.get(code);
    const usual = source === STARTER_SOURCE;
    const kept = known && (usual || this.editions.knowsLater(code, edition));
    return {
      code,
      description: kept ? known.description : description,
      category: category ?? known?.category ?? null,
      subcategory: subcategory ?? known?.subcategory ?? null,
      is_active: true,
      usual: usual || (known?.usual ?? false),
      source: kept ? known.source : source,
      validity: this.editions.of(code),
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

/** Of a code that this site added, whatever editions say. */
const ALWAYS: Validity = { from: null, until: null };

const sameValidity = (a: Validity, b: Validity) => a.from === b.from && a.until === b.until;

/** A code that only this site has; null where a file is still to bring what admins spoke of. */
function added({ code, description, category, subcategory }: OwnCodeRow): Diagnosis | null {
  if (description === null) return null;
  const bare = { code, description, category, subcategory };
  return { ...bare, is_active: true, usual: false, source: null, validity: ALWAYS, changes: 0 };
}
