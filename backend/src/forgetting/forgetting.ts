import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { KeptCases } from '../cases/public.ts';
import { RatedTexts } from '../feedback/public.ts';
import { RetrievalUpkeep } from '../library/public.ts';
import { LOGGER } from '../kernel/basics/tokens.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { asOwnCommand } from '../kernel/committing/own-command.ts';
import { carryOut, carryOutAll } from '../kernel/committing/workflow.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import { PatientKeys } from '../kernel/vault/patient-keys.ts';
import { forgettingDecider } from './forgetting.decider.ts';
import { forgettingStream } from './forgetting.events.ts';
import { forgettings } from './forgetting.projections.ts';
import { type ForgettingMessage, forgettingWorkflow } from './forgetting.workflow.ts';

/** In milliseconds: how long the read models are waited for until their files are scrubbed. */
const SHOWN_WITHIN = 30_000;

/** One question to the read models answers this many. */
const AT_ONCE = 500;

/** Carries out what two admins decided; what a power cut leaves, the next start or repeat finishes. */
@Injectable()
export class Forgetting implements OnApplicationBootstrap {
  constructor(
    private readonly commit: Commit,
    private readonly documents: Documents,
    private readonly projector: Projector,
    private readonly keys: PatientKeys,
    private readonly cases: KeptCases,
    private readonly texts: RatedTexts,
    private readonly retrieval: RetrievalUpkeep,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const undone = await this.undone();
    for (const id of undone)
      await this.commit.to(
        forgettingStream(id),
        forgettingDecider,
        { type: 'RepeatForgetting' },
        systemActor(),
      );
    const ids = new Set([...undone, ...(await this.begun())]);
    const one = (id: number) => this.finish(id, systemActor());
    await carryOutAll(forgettingWorkflow, [...ids], one, (line) => this.logger.warn(line));
  }

  private async begun(): Promise<number[]> {
    const ids: number[] = [];
    for await (const page of this.documents.walk(forgettings, { where: { stage: 'forgetting' } }, AT_ONCE))
      ids.push(...page.map(({ id }) => id));
    return ids;
  }

  /** Of whom a key stands again: secrets that were put back from before it was destroyed know it. */
  private async undone(): Promise<number[]> {
    const ids: number[] = [];
    for await (const page of this.documents.walk(forgettings, { where: { stage: 'forgotten' } }, AT_ONCE))
      for (const { id, patients } of page) {
        const stand = await Promise.all(patients.map((patient) => this.keys.stands(patient)));
        if (stand.includes(true)) ids.push(id);
      }
    return ids;
  }

  /** @throws DomainError unavailable: it is finished later, from where it stands */
  async finish(id: number, actor: Actor): Promise<void> {
    const contents: number[] = [];
    await carryOut(this.commit, forgettingWorkflow, {
      stream: forgettingStream(id),
      find: () => undefined,
      send: (message) => this.send(id, message, contents, actor),
    });
  }

  private async send(
    id: number,
    message: ForgettingMessage,
    contents: number[],
    actor: Actor,
  ): Promise<void> {
    const { type, patients } = message;
    switch (type) {
      case 'TakeOutOfLibrary':
        contents.push(...(await this.texts.takeOut(patients, actor)));
        return;
      case 'KeepForOthers':
        await this.cases.keep(patients);
        return;
      case 'DestroyKeys':
        for (const patient of patients) await this.keys.destroy(patient);
        return;
      case 'TellForgotten': {
        const cases = await this.cases.kept(patients);
        await this.commit.to(
          forgettingStream(id),
          forgettingDecider,
          { type, cases, contents },
          asOwnCommand(actor),
        );
        await this.scrubbed();
      }
    }
  }

  /** The documents are gone with the event; their bytes go from the files. */
  private async scrubbed(): Promise<void> {
    for (const { name } of this.projector.status()) await this.projector.caughtUp(name, SHOWN_WITHIN);
    await this.documents.scrub();
    // What is being embedded ends first, which can take long: then the index follows within a minute after it.
    await Promise.race([this.retrieval.keepUp(), pause(SHOWN_WITHIN, undefined, { ref: false })]);
  }
}
