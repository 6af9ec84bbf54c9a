import { UnavailableError } from './kernel/log/event-log.port.ts';

/** Runs to its end and leaves the process with the right code: one line and 1 where it could not start. */
export async function exitAfter(work: Promise<void>): Promise<never> {
  try {
    await work;
    process.exit(0);
  } catch (error) {
    const known = error as { name?: string; message?: string; stack?: string };
    // An engine that stops during the start, as on a full disk, says itself what to do.
    const told = known.name === 'StartError' || error instanceof UnavailableError;
    console.error(told ? `Vouchwell cannot start: ${known.message}` : known.stack);
    process.exit(1);
  }
}
