import { Injectable } from '@nestjs/common';
import { Commit } from '../kernel/committing/commit.ts';
import { asOwnCommand } from '../kernel/committing/own-command.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { patientDecider } from './patient.decider.ts';
import { patientStream } from './patient.events.ts';
import { PatientQueries } from './patient.queries.ts';
import { isTakenBackable } from './patient.state.ts';

/**
 * A record that an import brought is taken up before anything stands on it. The record's own stream decides which came
 * first, that or the withdrawal of the import: a document that is behind decides nothing.
 */
@Injectable()
export class PatientUse {
  constructor(
    private readonly patients: PatientQueries,
    private readonly commit: Commit,
  ) {}

  /** @throws DomainError missing, where it was withdrawn meanwhile */
  async begin(id: number, actor: Actor): Promise<void> {
    const known = await this.patients.get(id);
    if (known && !isTakenBackable(known)) return;
    await this.commit.to(patientStream(id), patientDecider, { type: 'TakeUpPatient' }, asOwnCommand(actor));
  }
}
