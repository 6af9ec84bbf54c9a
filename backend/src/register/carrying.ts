import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { PatientCases } from '../cases/public.ts';
import { messageOf } from '../kernel/basics/message-of.ts';
import { LOGGER } from '../kernel/basics/tokens.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { asOwnCommand } from '../kernel/committing/own-command.ts';
import { carryOut, carryOutAll } from '../kernel/committing/workflow.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import {
  factsOf,
  mergeDecider,
  MERGES,
  patientDecider,
  PatientQueries,
  patientStream,
} from '../patients/public.ts';
import { CarriedCases } from './carried-cases.ts';
import { carryingWorkflow } from './carrying.workflow.ts';
import { type MergeMessage, mergingWorkflow } from './merging.workflow.ts';

/** What corrections and merges of records bring about in open cases; what a power cut leaves, the next start finishes. */
@Injectable()
export class Carrying implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    private readonly patients: PatientQueries,
    private readonly cases: PatientCases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const warn = (line: string) => this.logger.warn(line);
    const correct = async (id: number) => void (await this.correction(id, systemActor()));
    await carryOutAll(carryingWorkflow, await this.patients.toCarry(), correct, warn);
    await this.merges(systemActor()).catch((error: unknown) =>
      warn(`What is due for ${mergingWorkflow.name} could not be done: ${messageOf(error)}`),
    );
  }

  /** The cases that have it now. @throws what the first case said that could not have it */
  async correction(id: number, actor: Actor): Promise<readonly number[]> {
    const carried = new CarriedCases(this.cases, actor);
    await carryOut(this.commit, carryingWorkflow, {
      stream: patientStream(id),
      find: () => this.cases.open([id]),
      send: async (message) => {
        const { type } = message;
        if (type === 'CarryPatient') return carried.into(message.case_id, id, { ...message.patient, id });
        const told = { type, correction: message.correction, case_ids: carried.all() } as const;
        await this.commit.to(patientStream(id), patientDecider, told, asOwnCommand(actor));
      },
    });
    return carried.all();
  }

  /** All that are not settled. @throws as above */
  async merges(actor: Actor): Promise<readonly number[]> {
    const carried = new CarriedCases(this.cases, actor);
    await carryOut(this.commit, mergingWorkflow, {
      stream: MERGES,
      find: () => undefined,
      send: (message) => this.merge(message, carried, actor),
    });
    return carried.all();
  }

  private async merge(message: MergeMessage, carried: CarriedCases, actor: Actor): Promise<void> {
    const { type, survivor_id, merged_id } = message;
    switch (type) {
      case 'TellMerged':
        await this.commit.to(
          patientStream(merged_id),
          patientDecider,
          { type, survivor_id },
          asOwnCommand(actor),
        );
        return;
      case 'TellTakenIn':
        await this.commit.to(
          patientStream(survivor_id),
          patientDecider,
          { type, merged_id },
          asOwnCommand(actor),
        );
        return;
      case 'MoveCases':
        return this.move(message, carried);
      case 'SettleMerge': {
        const settled = { type, merged_id, case_ids: carried.all() };
        await this.commit.to(MERGES, mergeDecider, settled, asOwnCommand(actor));
      }
    }
  }

  /** The list has them under the record that goes on by now; each case itself says which one it holds. */
  private async move({ survivor_id, merged_id }: MergeMessage, carried: CarriedCases): Promise<void> {
    const survivor = await this.patients.goingOn(survivor_id);
    if (!survivor) return;
    const patient = { id: survivor.id, ...factsOf(survivor) };
    for (const case_id of await this.cases.open([merged_id, survivor_id]))
      await carried.into(case_id, merged_id, patient);
  }
}
