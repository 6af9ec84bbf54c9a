import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { ContentWish } from '../library/public.ts';
import { keptFeedback } from './kept-feedback.projection.ts';

/** One question to the read models answers this many. */
const AT_ONCE = 1_000;

/** The texts that came into the library, or wait to, from notes about some patients. */
@Injectable()
export class RatedTexts {
  constructor(
    private readonly bus: CommandBus,
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
  ) {}

  /**
   * Takes them out of the library, approved or not, and ends their keys. What is out already stays out.
   * @returns their numbers
   * @throws DomainError unavailable, while the list is behind
   */
  async takeOut(patients: readonly number[], actor: Actor): Promise<number[]> {
    await this.current.whole(keptFeedback);
    const contents = new Set<number>();
    const theirs = { where: { patient_id: [...patients] } };
    for await (const page of this.documents.walk(keptFeedback, theirs, AT_ONCE))
      for (const one of page) for (const id of one.contents) contents.add(id);
    for (const id of contents)
      await this.bus.execute(new ContentWish(id, { type: 'RemoveSuggestion' }, actor as never));
    return [...contents];
  }
}
