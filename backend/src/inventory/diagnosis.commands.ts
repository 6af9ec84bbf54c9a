import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import { type DiagnosisCommand, diagnosisDecider } from './codes/diagnosis.decider.ts';
import {
  codeOfNumber,
  type DiagnosisEvent,
  diagnosisStream,
  type OwnCode,
} from './codes/diagnosis.events.ts';
import type { Edit } from '../kernel/deciding/kept.ts';
import { LastingWords } from '../patients/public.ts';
import { InventoryQueries } from './inventory.queries.ts';

/** About the code of the wish's number; what the catalogue holds of it the server adds. */
type DiagnosisAsked = Asked<
  DiagnosisCommand,
  {
    AddDiagnosis: { readonly diagnosis: OwnCode };
    ChangeDiagnosis: Edit<Omit<OwnCode, 'code'>>;
    DeactivateDiagnosis: object;
  }
>;

export class DiagnosisWish extends Wish<DiagnosisAsked, DiagnosisEvent> {}

type Handled = Handles<DiagnosisWish, typeof diagnosisDecider>;

@CommandHandler(DiagnosisWish)
export class DiagnosisHandler implements Handled {
  readonly decider = diagnosisDecider;
  readonly stream = diagnosisStream;

  constructor(
    private readonly way: Way,
    private readonly inventory: InventoryQueries,
    private readonly words: LastingWords,
  ) {}

  execute(wish: DiagnosisWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: DiagnosisWish): void {
    demand(actor, 'can_access_admin');
  }

  readonly enrich: Handled['enrich'] = {
    AddDiagnosis: async (asked, { id }) => {
      await this.words.demandNameless(asked.diagnosis);
      return { command: { ...asked, ...(await this.listed(id)) } };
    },
    ChangeDiagnosis: async (asked, { id, basedOn }) => {
      await this.words.demandNameless(asked.change);
      return { command: { ...asked, ...(await this.listed(id)) }, ...changesSeen(basedOn) };
    },
    DeactivateDiagnosis: async ({ type }, { id, basedOn }) => ({
      command: { type, ...(await this.listed(id)) },
      ...changesSeen(basedOn),
    }),
  };

  private async listed(id: number) {
    const entry = await this.inventory.entry(codeOfNumber(id));
    if (!entry) return { listed: null };
    const { code, description, category, subcategory, is_active } = entry;
    return { listed: { value: { code, description, category, subcategory }, is_active } };
  }
}

/** Whoever edits a code names how often it was changed before: none of a stream's events is revision -1. */
const changesSeen = (basedOn: number | undefined) => (basedOn === undefined ? {} : { expected: basedOn - 1 });
