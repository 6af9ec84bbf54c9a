import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Retriever } from '../../kernel/ports/retrieval.port.ts';
import { RETRIEVER } from '../../kernel/basics/tokens.ts';
import { Projector } from '../../kernel/projecting/projector.ts';
import { library } from '../contents/library.projections.ts';
import { LibrarySnapshots } from './library-snapshot.queries.ts';

/** In milliseconds: by then each process has left what went in another one. */
const EVERY_MS = 60_000;

/** What retrieval derived from a content goes with it, whether anybody asks for a note afterwards or not. */
@Injectable()
export class RetrievalUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly snapshots: LibrarySnapshots,
    private readonly projector: Projector,
    @Inject(RETRIEVER) private readonly retriever: Retriever,
  ) {}

  onApplicationBootstrap(): void {
    // An engine that is away raises its alarm elsewhere; the next minute tries again.
    const look = () => void this.keepUp().catch(() => undefined);
    look();
    this.timer = setInterval(look, EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Read models that are still being built lack contents that are there: what was embedded of them would be lost. */
  async keepUp(): Promise<void> {
    if (!(await this.projector.caughtUp(library.name))) return;
    await this.retriever.keepOnly(await this.snapshots.current());
  }
}
