import { Injectable } from '@nestjs/common';
import type { DueCountResponse, DueResponse, DuesResponse } from '@vouchwell/contract';
import { shiftedDay, yearsLater } from '@vouchwell/rules';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { PatientQueries } from '../patients/public.ts';
import { type EndedKeeping, KeptPeople } from './kept-people.ts';
import { RetentionQueries } from './retention.queries.ts';

const PER_PAGE = 20;

interface Ended {
  /** By the day on which it ended. */
  readonly due: readonly EndedKeeping[];
  readonly held: number;
  readonly asked: number;
}

/** Whose keeping has ended. Nothing follows from it by itself. */
@Injectable()
export class DueQueries {
  constructor(
    private readonly people: KeptPeople,
    private readonly patients: PatientQueries,
    private readonly retention: RetentionQueries,
    private readonly time: SiteTime,
  ) {}

  /** @throws DomainError unavailable */
  async page({ page = 1, per_page = PER_PAGE }): Promise<DuesResponse> {
    const { due, held, asked } = await this.ended();
    const shown = due.slice((page - 1) * per_page, page * per_page);
    const known = await this.patients.known(shown.map(({ patient_id }) => patient_id));
    const rows = shown.flatMap(({ stage: _, patients, ...one }): DueResponse[] => {
      const doc = known.get(one.patient_id);
      if (!doc) return [];
      const { first_name, last_name, dob, mrn } = doc;
      return [{ ...one, records: patients.length, name: `${first_name} ${last_name}`, dob, mrn }];
    });
    const pages = Math.max(1, Math.ceil(due.length / per_page));
    return { due: rows, total: due.length, pages, held, asked };
  }

  /** @throws DomainError unavailable */
  async count(): Promise<DueCountResponse> {
    const { due } = await this.ended();
    return { due: due.length };
  }

  private async ended(): Promise<Ended> {
    const { periods } = await this.retention.get();
    const [today, zone] = await Promise.all([this.time.day(), this.time.zone()]);
    // Whatever was changed later is kept for that alone. Two days are more than any zone and leap day make.
    const before = shiftedDay(yearsLater(today, -periods.draft_years), 2);
    const due: EndedKeeping[] = [];
    let [held, asked] = [0, 0];
    for await (const some of this.people.ended(periods, { today, zone }, before))
      for (const one of some) {
        if (one.stage === 'due') due.push(one);
        else if (one.stage === 'held') held += 1;
        else asked += 1;
      }
    due.sort((a, b) =>
      a.ends_on < b.ends_on ? -1 : a.ends_on > b.ends_on ? 1 : a.patient_id - b.patient_id,
    );
    return { due, held, asked };
  }
}
