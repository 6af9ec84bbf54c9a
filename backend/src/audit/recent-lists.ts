import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../kernel/basics/clock.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import { auditEntries, during, type Sighting, sightings } from './audit.projections.ts';

const WITHIN_MS = 3_600_000;
/** So many of the newest looks at one patient are gone through. */
const NEWEST = 200;

/** Which patients lists have shown to somebody within the last hour. */
@Injectable()
export class RecentLists {
  constructor(
    private readonly documents: Documents,
    private readonly projector: Projector,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Lists of work; a search of the register, by a name that was typed, says nothing of why. */
  async showed(person: number, patient: number): Promise<boolean> {
    await Promise.all([auditEntries, sightings].map(({ name }) => this.projector.caughtUp(name)));
    const since = new Date(this.clock.now().getTime() - WITHIN_MS).toISOString();
    const where = { patient, during: { gte: during(since) } };
    const pieces = await this.documents.find<Sighting>(sightings, { where, sort: ['-during'] });
    const positions = pieces.flatMap((piece) => piece.positions).sort();
    const entries = await this.documents.getMany(auditEntries, positions.slice(-NEWEST));
    return [...entries.values()].some(
      ({ actor_id, at, action, route }) =>
        actor_id === person &&
        action === 'search' &&
        at >= since &&
        route !== null &&
        /^\S+ \/(admin|rag|cases)\b/.test(route),
    );
  }
}
