import type { Logger } from 'pino';
import { encryptionLine, encryptionOf } from './adapters/disk/encryption.ts';
import { OWN_ACCOUNT_ONLY } from './adapters/disk/private-folder.ts';
import type { Config } from './config.ts';
import { openEngines } from './engines.ts';
import { type Clock, systemClock } from './kernel/basics/clock.ts';
import type { Measures } from './kernel/ports/measures.port.ts';
import { StartError } from './kernel/basics/start-error.ts';
import { MEASURES } from './kernel/basics/tokens.ts';
import { programLog } from './program-log.ts';
import { type Application, createApplication } from './server.ts';
import { checkpointKey } from './checkpoint-key.ts';
import { documentSeal } from './document-seal.ts';
import { siteKey } from './site-key.ts';

/** A catch-up of fewer events is over before anyone wonders. */
const WORTH_TELLING = 5_000;

export interface RunOptions {
  readonly clock?: Clock;
  /** What is done before the first request is let in. */
  readonly prepare?: (app: Application) => Promise<void>;
  /** What the operator reads at the end of the start, line by line. */
  readonly greeting?: (app: Application) => readonly string[];
}

/**
 * Serves until it is told to stop.
 * @throws StartError with the one line an operator needs
 */
export async function run(config: Config, options: RunOptions = {}): Promise<void> {
  const { clock = systemClock, prepare, greeting = welcome } = options;
  const logger = programLog(config.logLevel);
  const stopped = stopSignal();
  process.umask(OWN_ACCOUNT_ONLY);
  const say = (line: string) => logger.warn(line);
  const engines = await openEngines(config, say);
  try {
    const key = await siteKey(config.siteKeyFile, engines, say);
    const progress = (read: number) => {
      if (read >= WORTH_TELLING) logger.info({ events: read }, 'reading the event log');
    };
    const signing = checkpointKey(config.siteKeyFile, say);
    const seal = await documentSeal(config.siteKeyFile, say);
    const app = await createApplication({
      config,
      engines,
      siteKey: key,
      checkpointKey: signing,
      seal,
      clock,
      logger,
      progress,
    });
    try {
      if (!config.mongodbUrl) tellEncryption(app, config, logger);
      await prepare?.(app);
      await listen(app, config);
      // What the start had to tell stands before the line that ends it.
      logger.flush();
      // In one piece, so that whoever waits for the address has the other lines too.
      console.log([`Vouchwell is ready at ${await app.nest.getUrl()}`, ...greeting(app)].join('\n'));
      await stopped;
    } finally {
      await app.nest.close();
    }
  } finally {
    await engines.close();
  }
}

/** Read models hold patients in the clear, so that they can be searched: the disk must be encrypted. */
function tellEncryption({ nest }: Application, { dataDir }: Config, logger: Logger): void {
  const encrypted = encryptionOf(dataDir);
  nest.get<Measures>(MEASURES).dataEncrypted(encrypted);
  logger[encrypted === 'no' ? 'warn' : 'info']({ encrypted }, encryptionLine(dataDir, encrypted));
}

/** The very first start tells the admin's name and password, once. */
function welcome({ welcome: first }: Application): string[] {
  if (!first) return [];
  return [`username: ${first.username}`, `password: ${first.password ?? '(as set in ADMIN_PASSWORD)'}`];
}

async function listen({ nest }: Application, { port, host }: Config): Promise<void> {
  try {
    await nest.listen(port, host);
  } catch (error) {
    throw listenError((error as NodeJS.ErrnoException).code, port, host) ?? error;
  }
}

function listenError(code: string | undefined, port: number, host: string): StartError | null {
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is already in use. Stop the other program or set PORT.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this account. Set PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`);
    default:
      return null;
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
