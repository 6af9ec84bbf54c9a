import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../kernel/basics/tokens.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { carryOut, carryOutAll } from '../kernel/committing/workflow.ts';
import { PatientKeys } from '../kernel/vault/patient-keys.ts';
import { demoRequestKeyWorkflow } from './demo-request-key.workflow.ts';
import { demoRequestStream, demoRequestSubject } from './demo-request.events.ts';

/** A process that ended between the erasure of a request and the end of its key left the key: it goes at a start. */
@Injectable()
export class DemoRequestClearing implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    private readonly keys: PatientKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const clear = (id: number) =>
      carryOut(this.commit, demoRequestKeyWorkflow, {
        stream: demoRequestStream(id),
        find: () => ({ key: true }),
        send: () => this.keys.destroy(demoRequestSubject(id)),
      });
    const standing = await this.keys.standingOf('demo-request');
    await carryOutAll(demoRequestKeyWorkflow, standing, clear, (line) => this.logger.warn(line));
  }
}
