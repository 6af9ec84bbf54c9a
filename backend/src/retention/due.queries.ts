import { Injectable } from '@nestjs/common';
import type { DueCountResponse, DueQuery, DueResponse, DuesResponse } from '@vouchwell/contract';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { PatientQueries } from '../patients/public.ts';
import { type EndedKeeping, KeptPeople } from './kept-people.ts';
import { RetentionQueries } from './retention.queries.ts';
import type { Asked } from './unkept.ts';
import type { Place } from './unkept-records.ts';

const PER_PAGE = 20;
/** So many patients are looked at one by one for a page: half a second of the processor, in short turns. */
const LOOKED_AT = 5_000;

/** Whose keeping has ended. Nothing follows from it by itself. */
@Injectable()
export class DueQueries {
  private counting: Promise<DueCountResponse> | null = null;

  constructor(
    private readonly people: KeptPeople,
    private readonly patients: PatientQueries,
    private readonly retention: RetentionQueries,
    private readonly time: SiteTime,
  ) {}

  /**
   * Looks at no more patients than it takes to fill the page. Where it takes too many, the page is shorter and says
   * where to go on. @throws DomainError unavailable
   */
  async page({ after, limit = PER_PAGE }: DueQuery): Promise<DuesResponse> {
    const due: EndedKeeping[] = [];
    let [looked, next]: [number, Place | null] = [0, null];
    for await (const some of this.people.ended(await this.asked(), placeOf(after))) {
      due.push(...some.ended.filter(({ stage }) => stage === 'due'));
      [looked, next] = [looked + some.patients, some.next];
      // One more than is shown tells whether more follow.
      if (due.length > limit || looked >= LOOKED_AT) break;
    }
    const shown = due.slice(0, limit);
    if (due.length > limit) next = shown.at(-1)!.place;
    return { due: await this.named(shown), next: next && textOf(next) };
  }

  /** Nobody is kept in mind; whoever asks meanwhile is told the same. @throws DomainError unavailable */
  count(): Promise<DueCountResponse> {
    this.counting ??= this.asked()
      .then((asked) => this.people.count(asked))
      .finally(() => (this.counting = null));
    return this.counting;
  }

  private async named(shown: readonly EndedKeeping[]): Promise<DueResponse[]> {
    const known = await this.patients.known(shown.map(({ patient_id }) => patient_id));
    return shown.flatMap(({ stage: _, place: __, patients, ...one }): DueResponse[] => {
      const doc = known.get(one.patient_id);
      if (!doc) return [];
      const { first_name, last_name, dob, mrn } = doc;
      return [{ ...one, records: patients.length, name: `${first_name} ${last_name}`, dob, mrn }];
    });
  }

  private async asked(): Promise<Asked> {
    const { periods } = await this.retention.get();
    const [today, zone] = await Promise.all([this.time.day(), this.time.zone()]);
    return { periods, today, zone };
  }
}

const textOf = ({ at, id }: Place): string => `${at} ${id}`;

function placeOf(text: string | undefined): Place | undefined {
  const [at, id] = text?.split(' ') ?? [];
  return at === undefined ? undefined : { at, id: Number(id) };
}
