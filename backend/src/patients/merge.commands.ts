import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { missing } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { Wish } from '../kernel/commanding/wish.ts';
import { type MergeCommand, mergeDecider } from './merge.decider.ts';
import { type MergeEvent, MERGES } from './merge.events.ts';
import { PatientQueries } from './patient.queries.ts';
import { PatientUse } from './patient-use.ts';

export class MergeWish extends Wish<MergeCommand, MergeEvent> {}

type Handled = Handles<MergeWish, typeof mergeDecider>;

@CommandHandler(MergeWish)
export class MergeHandler implements Handled {
  readonly decider = mergeDecider;
  readonly stream = () => MERGES;
  readonly enrich: Handled['enrich'] = {
    MergePatients: async (command, { actor }) => {
      await this.way.agreed(MERGES, mergeDecider, command);
      for (const id of [command.survivor_id, command.merged_id]) await this.use.begin(id, actor);
      return { command };
    },
  };

  constructor(
    private readonly way: Way,
    private readonly patients: PatientQueries,
    private readonly use: PatientUse,
  ) {}

  execute(wish: MergeWish) {
    return this.way.take(wish, this);
  }

  async authorise({ asked, actor }: MergeWish): Promise<void> {
    demand(actor, 'can_access_admin');
    if (asked.type !== 'MergePatients') return;
    for (const id of [asked.survivor_id, asked.merged_id])
      if (!(await this.patients.get(id))) throw missing('patient_missing', 'Patient not found.');
  }
}
