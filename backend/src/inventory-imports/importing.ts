import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { messageOf } from '../kernel/basics/message-of.ts';
import { LOGGER } from '../kernel/basics/tokens.ts';
import { UnderWay } from '../kernel/basics/under-way.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { asOwnCommand } from '../kernel/committing/own-command.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { StandingQueries } from '../users/public.ts';
import { CodeImport } from './code-import.ts';
import { NotWantedError, type Steps } from './import-work.ts';
import {
  type InventoryImportCommand,
  inventoryImportDecider,
  type RunningImport,
} from './inventory-import.decider.ts';
import { IMPORTS, inventoryImportBegunBy } from './inventory-import.events.ts';
import { ItemImport } from './item-import.ts';

/** The import on its way, beside the requests; whoever goes on after a power cut comes to the same. */
@Injectable()
export class Importing implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly underWay = new UnderWay((id, error) =>
    this.logger.warn(`Inventory import ${id} goes on at the next start: ${messageOf(error)}`),
  );

  constructor(
    private readonly commit: Commit,
    private readonly codes: CodeImport,
    private readonly items: ItemImport,
    private readonly standing: StandingQueries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { state } = await this.commit.load(IMPORTS, inventoryImportDecider);
    if (state.running) void this.goOn(state.running.number, systemActor());
  }

  /** Between two steps: the next start goes on. */
  beforeApplicationShutdown(): Promise<void> {
    return this.underWay.stop();
  }

  /** Resolves when nothing of it is left to do in this process. */
  goOn(number: number, actor: Actor): Promise<void> {
    return this.underWay.goOn(number, () => this.work(number, actor));
  }

  private async work(number: number, actor: Actor): Promise<void> {
    const { state } = await this.commit.load(IMPORTS, inventoryImportDecider);
    const { running } = state;
    if (running?.number !== number) return;
    try {
      await this.take(running, actor);
    } catch (error) {
      if (!(error instanceof NotWantedError)) throw error;
      await this.tell({ type: 'GiveInventoryImportUp', number, reason: error.message }, systemActor());
    }
    await this[running.what].forget(number);
  }

  /** @throws NotWantedError */
  private async take(running: RunningImport, actor: Actor): Promise<void> {
    const { number, what } = running;
    const { state: by } = await this.commit.load(IMPORTS, inventoryImportBegunBy(number));
    const goesOn = async () => {
      if (by !== null && !(await this.standing.may(by, 'can_access_admin')))
        throw new NotWantedError(NOT_WANTED);
    };
    const advance: Steps['advance'] = async (done, left_out) => {
      if (this.underWay.stopping) throw new Error('the server is stopping');
      await goesOn();
      await this.tell({ type: 'AdvanceInventoryImport', number, done, left_out }, actor);
    };
    await goesOn();
    const outcome = await this[what].take(running, asOwnCommand(actor), { advance, goesOn });
    await goesOn();
    if (outcome === 'done') await this.tell({ type: 'EndInventoryImport', number }, actor);
    else await this.tell({ type: 'GiveInventoryImportUp', number, reason: GONE }, actor);
  }

  private async tell(command: InventoryImportCommand, actor: Actor): Promise<void> {
    await this.commit.to(IMPORTS, inventoryImportDecider, command, asOwnCommand(actor));
  }
}

const GONE = 'its file is no longer kept here. Import it again.';
const NOT_WANTED =
  'whoever began it may no longer import. Check the file again, and import what is left of it.';
