import { CommandHandler } from '@nestjs/cqrs';
import type { Identity, PasswordSetBy } from '@vouchwell/rules';
import { demand } from '../kernel/access/access.ts';
import { conflict, missing } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, type Done, Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { PatientQueries } from '../patients/public.ts';
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
  ) {}

  execute(wish: ForgettingWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: ForgettingWish): void {
    demand(actor, 'can_access_admin');
  }

  readonly enrich: Handled['enrich'] = {
    HoldPatient: async (asked, { id }) => ({ command: { ...asked, ...(await this.person(id)) } }),
    LiftHold: async (asked, { id }) => ({ command: { ...asked, ...(await this.person(id)) } }),
    AskForgetting: async (asked, { id, actor }) => {
      const person = await this.person(id);
      return {
        command: { ...asked, ...person, user_id: actor.id, held: await this.held(id, person.patients) },
      };
    },
    ConfirmForgetting: async (asked, { id, actor }) => {
      const { state } = await this.commit.load(forgettingStream(id), forgettingDecider);
      const isOver = state.stage === 'confirmed' || state.stage === 'forgotten';
      const patients = isOver ? state.patients : (await this.person(id)).patients;
      const held = await this.held(id, patients);
      return { command: { ...asked, patients, user_id: actor.id, held } };
    },
  };

  /** Also where the same request comes again: it ends what was cut off. */
  async after({ id }: Done, { asked, actor }: ForgettingWish): Promise<void> {
    if (asked.type === 'ConfirmForgetting') await this.forgetting.finish(id, actor);
  }

  /** All records, whose patient no reason may name. @throws DomainError missing, conflict */
  private async person(id: number): Promise<{ patients: number[]; named: Identity[] }> {
    const found = await this.patients.standing(id);
    if (!found) throw missing('patient_missing', 'Patient not found.');
    if (found.merged_into !== null)
      throw conflict(
        'patient_merged',
        'This record was merged into another one. Choose the record that goes on in its place.',
      );
    const records = await this.patients.records(id);
    return { patients: records.map((record) => record.id), named: records };
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
