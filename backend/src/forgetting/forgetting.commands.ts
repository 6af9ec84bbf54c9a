import { CommandHandler } from '@nestjs/cqrs';
import type { PasswordSetBy } from '@vouchwell/rules';
import { demand } from '../kernel/access/access.ts';
import { conflict, missing } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, type Done, Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { LastingWords, PatientQueries } from '../patients/public.ts';
import { type ForgettingCommand, forgettingDecider } from './forgetting.decider.ts';
import { type ForgettingEvent, forgettingStream } from './forgetting.events.ts';
import { Forgetting } from './forgetting.ts';

type ForgettingAsked = Asked<
  ForgettingCommand,
  {
    HoldPatient: { readonly reason: string };
    LiftHold: { readonly reason: string };
    AskForgetting: { readonly reason: string };
    ConfirmForgetting: { readonly password_set_by: PasswordSetBy | null };
  }
>;

export class ForgettingWish extends Wish<ForgettingAsked, ForgettingEvent> {}

type Handled = Handles<ForgettingWish, typeof forgettingDecider>;

@CommandHandler(ForgettingWish)
export class ForgettingHandler implements Handled {
  readonly decider = forgettingDecider;
  readonly stream = forgettingStream;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly patients: PatientQueries,
    private readonly forgetting: Forgetting,
    private readonly words: LastingWords,
  ) {}

  execute(wish: ForgettingWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: ForgettingWish): void {
    demand(actor, 'can_access_admin');
  }

  readonly enrich: Handled['enrich'] = {
    HoldPatient: async (asked, { id }) => ({ command: { ...asked, patients: await this.told(asked, id) } }),
    LiftHold: async (asked, { id }) => ({ command: { ...asked, patients: await this.told(asked, id) } }),
    AskForgetting: async (asked, { id, actor }) => {
      const patients = await this.told(asked, id);
      return { command: { ...asked, patients, user_id: actor.id, held: await this.held(id, patients) } };
    },
    ConfirmForgetting: async (asked, { id, actor }) => {
      const { state } = await this.commit.load(forgettingStream(id), forgettingDecider);
      const isOver = state.stage === 'confirmed' || state.stage === 'forgotten';
      const patients = isOver ? state.patients : await this.records(id);
      const held = await this.held(id, patients);
      return { command: { ...asked, patients, user_id: actor.id, held } };
    },
  };

  /** Also where the same request comes again: it ends what was cut off. */
  async after({ id }: Done, { asked, actor }: ForgettingWish): Promise<void> {
    if (asked.type === 'ConfirmForgetting') await this.forgetting.finish(id, actor);
  }

  /** All records, of whom the reason tells nothing. @throws DomainError missing, conflict, names_patient */
  private async told({ reason }: { readonly reason: string }, id: number): Promise<number[]> {
    const records = await this.records(id);
    await this.words.demandNameless({ reason }, [id]);
    return records;
  }

  /** @throws DomainError missing, conflict */
  private async records(id: number): Promise<number[]> {
    const found = await this.patients.standing(id);
    if (!found) throw missing('patient_missing', 'Patient not found.');
    if (found.merged_into !== null)
      throw conflict(
        'patient_merged',
        'This record was merged into another one. Choose the record that goes on in its place.',
      );
    return (await this.patients.records(id)).map((record) => record.id);
  }

  /** A record that was merged into this one may be held by itself. */
  private async held(id: number, patients: readonly number[]): Promise<boolean> {
    for (const other of patients) {
      if (other === id) continue;
      const { state } = await this.commit.load(forgettingStream(other), forgettingDecider);
      if (state.isHeld) return true;
    }
    return false;
  }
}
