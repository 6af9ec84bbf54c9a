import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Diagnosis } from './diagnosis.ts';
import { DiagnosisIndex } from './diagnosis-index.ts';
import { type ListedCode, STARTER_SOURCE } from './inventory.events.ts';
import { type CataloguePart, diagnosisCatalogue } from './inventory.projections.ts';

/** Documents of up to 500 codes that are read and indexed in one go. */
const PAGE = 10;

/** The search index of all codes, kept level with the documents it is made of. */
@Injectable()
export class DiagnosisCatalogue implements OnApplicationBootstrap {
  private readonly index = new DiagnosisIndex();
  private upTo = '';
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
    for (;;) {
      const parts = await this.documents.find(diagnosisCatalogue, {
        where: { position: { gt: this.upTo } },
        sort: ['position'],
        limit: PAGE,
      });
      for (const part of parts) this.add(part);
      if (parts.length < PAGE) return;
      await breathe();
    }
  }

  private add({ position, source, codes }: CataloguePart): void {
    for (const listed of codes) this.index.put(this.merged(listed, source));
    this.upTo = position;
  }

  /**
   * The official files name no categories, so those that the starter set gave stay; and a starter set that
   * comes after an import leaves the import's descriptions alone.
   */
  private merged({ code, description, category, subcategory }: ListedCode, source: string): Diagnosis {
    const known = this.index.find(code);
    return {
      code,
      description: source === STARTER_SOURCE && known ? known.description : description,
      category: category ?? known?.category ?? null,
      subcategory: subcategory ?? known?.subcategory ?? null,
    };
  }
}
