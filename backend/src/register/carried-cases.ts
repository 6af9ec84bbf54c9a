import type { CasePatient, PatientCases } from '../cases/public.ts';
import type { Actor } from '../kernel/deciding/decider.ts';

/** One change of a record on its way into open cases: a case that cannot be read keeps it from no other. */
export class CarriedCases {
  private readonly ids: number[] = [];
  private failed: unknown;

  constructor(
    private readonly cases: Pick<PatientCases, 'carry'>,
    private readonly actor: Actor,
  ) {}

  /** `held`: the record that the case must still hold. */
  async into(case_id: number, held: number, patient: CasePatient): Promise<void> {
    try {
      if (await this.cases.carry(case_id, held, patient, this.actor)) this.ids.push(case_id);
    } catch (error) {
      this.failed ??= error;
    }
  }

  /** @throws what the first case said that could not have it: it is tried again at the next start */
  all(): readonly number[] {
    if (this.failed !== undefined) throw this.failed as Error;
    return this.ids;
  }
}
