import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { KeyObject } from 'node:crypto';
import { AccessLog } from './access/access-log.ts';
import type { Clock } from './basics/clock.ts';
import { Checkpoints } from './proving/checkpoints.ts';
import { Codec } from './log/codec.ts';
import { Commit } from './committing/commit.ts';
import { CurrentDocuments } from './projecting/current-documents.ts';
import { Documents } from './projecting/documents.ts';
import type { EventLog } from './log/event-log.port.ts';
import { eventTypesOf, type Feature } from './feature.ts';
import { Ids } from './committing/ids.ts';
import { DamagedStreams } from './log/damaged-streams.ts';
import { logIdentity } from './log/log-identity.ts';
import { LogTree } from './proving/log-tree.ts';
import { LogKeeper } from './proving/log-keeper.ts';
import { KeyWatch } from './proving/key-watch.ts';
import { LogVerification } from './proving/log-verification.ts';
import { markCollection } from './proving/log-mark.ts';
import { MarkNumber } from './log/mark-number.ts';
import { PatientKeys } from './vault/patient-keys.ts';
import { measuredLog } from './log/measured.ts';
import { ProvedModels } from './proving/proved-models.ts';
import type { Measures } from './ports/measures.port.ts';
import type { Projection } from './projecting/projection.ts';
import { Projector, type ProjectorOptions } from './projecting/projector.ts';
import type { ReadModels } from './projecting/read-models.port.ts';
import { Requests } from './committing/requests.ts';
import type { Secrets } from './vault/secrets.port.ts';
import { CLOCK, ENGINES, EVENT_LOG, FEATURES, MEASURES } from './basics/tokens.ts';
import { SiteTime } from './basics/site-time.ts';
import { treeInMemory, type TreeStore } from './evidence/tree-store.ts';
import { SuggestionKeys } from './vault/suggestion-keys.ts';
import { Way } from './commanding/way.ts';
import { Vault } from './vault/vault.ts';

/** The engines one process stands on. */
export interface Engines {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly secrets: Secrets;
  /** They are known to belong together: from here on their files are written as suits them. */
  readonly settled?: () => void;
  /** Why what stood of the read models was not kept; null where it was. */
  readonly discarded?: string | null;
}

export interface KernelOptions extends ProjectorOptions {
  readonly engines: Engines;
  /** 32 bytes */
  readonly siteKey: Buffer;
  /** Ed25519, private: signs checkpoints. Left out: this process signs none. */
  readonly checkpointKey?: KeyObject;
  /** Where the hashes of the log's tree are kept; in memory where none is given. */
  readonly tree?: TreeStore;
  readonly clock: Clock;
  /** IANA name, until the site's settings name one; without it, that of the machine. */
  readonly timeZone?: string;
  readonly measures: Measures;
  readonly features: readonly Feature[];
}

/** What every feature stands on, wired once. */
@Global()
@Module({})
export class KernelModule implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly projector: Projector,
    private readonly codec: Codec,
    private readonly keeper: LogKeeper,
    private readonly verification: LogVerification,
    private readonly checkpoints: Checkpoints,
    private readonly tree: LogTree,
    private readonly keys: PatientKeys,
    private readonly keyWatch: KeyWatch,
    @Inject(EVENT_LOG) private readonly log: EventLog,
  ) {}

  /** Before any feature wakes up, the engines are known to belong together and the read models are current. */
  async onModuleInit(): Promise<void> {
    await this.keeper.check();
    this.keys.heed(this.keyWatch);
    const identity = await logIdentity(this.log, this.codec);
    await this.projector.start(identity);
    await this.checkpoints.open(identity);
    this.keeper.start();
    this.tree.start(this.keeper.known);
    this.verification.start();
    this.keyWatch.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.projector.stop();
  }

  /** After the last request. */
  async onApplicationShutdown(): Promise<void> {
    await this.keyWatch.stop();
    await this.verification.stop();
    await this.tree.stop();
    await this.keeper.stop();
  }

  static on(options: KernelOptions): DynamicModule {
    const { measures } = options;
    const { secrets } = options.engines;
    const log = measuredLog(options.engines.log, measures);
    const vault = new Vault(secrets, options.siteKey);
    const proving = vault.derivedKey('read-models');
    const models = new ProvedModels(options.engines.models, proving, [markCollection.name]);
    const types = eventTypesOf(options.features);
    const number = new MarkNumber();
    const keys = new PatientKeys(vault);
    const codec = new Codec(types, keys, options.clock, number);
    const damaged = new DamagedStreams(vault);
    const key = options.checkpointKey ?? null;
    const checkpoints = new Checkpoints({ log, vault, codec, clock: options.clock, key });
    const keeper = new LogKeeper({
      ...options,
      ...options.engines,
      ...{ log, models, vault, codec, number, damaged, checkpoints },
    });
    const keyWatch = new KeyWatch({
      ...{ secrets, keys, alarm: options.alarm },
      subjects: () => keeper.known.subjects,
    });
    const tree = new LogTree(log, options.tree ?? treeInMemory());
    // Handlers are typed by their own events; the projector only goes by names.
    const projections = options.features.flatMap((one) => one.projections) as readonly Projection[];
    const projector = new Projector(log, models, codec, projections, {
      ...options,
      beside: [markCollection],
      opened: () => keeper.checkReadModels(projections.map(({ name }) => name)),
      leaving: () => keeper.stop(),
    });
    const commit = new Commit(log, codec, projector, measures);
    const ids = new Ids(log, codec, { patient: (numbers) => keys.makeReady(numbers) });
    const documents = new Documents(models);
    const site = new SiteTime(options.clock, options.timeZone);
    const values = [
      { provide: CLOCK, useValue: options.clock },
      { provide: ENGINES, useValue: { log, models, secrets } satisfies Engines },
      { provide: MEASURES, useValue: measures },
      { provide: EVENT_LOG, useValue: log },
      { provide: FEATURES, useValue: options.features },
      { provide: Vault, useValue: vault },
      { provide: SuggestionKeys, useValue: new SuggestionKeys(keys) },
      { provide: PatientKeys, useValue: keys },
      { provide: Codec, useValue: codec },
      { provide: Projector, useValue: projector },
      { provide: LogKeeper, useValue: keeper },
      { provide: Checkpoints, useValue: checkpoints },
      { provide: LogTree, useValue: tree },
      { provide: KeyWatch, useValue: keyWatch },
      {
        provide: LogVerification,
        useValue: new LogVerification({
          ...{ ...options, log, vault, models, damaged },
          kept: () => checkpoints.kept(),
          tree,
        }),
      },
      { provide: DamagedStreams, useValue: damaged },
      { provide: Commit, useValue: commit },
      { provide: Documents, useValue: documents },
      {
        provide: CurrentDocuments,
        useValue: new CurrentDocuments(log, codec, documents, projector, damaged),
      },
      { provide: Ids, useValue: ids },
      { provide: Way, useValue: new Way(commit, ids, options.clock, site) },
      { provide: SiteTime, useValue: site },
      { provide: AccessLog, useValue: new AccessLog(log, codec, options.clock) },
      { provide: Requests, useValue: new Requests(log, codec, vault) },
    ];
    return { module: KernelModule, providers: values, exports: values };
  }
}
