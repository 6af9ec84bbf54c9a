import { OWN_ACCOUNT_ONLY } from '../adapters/disk/private-folder.ts';
import { UnavailableError } from '../kernel/log/event-log.port.ts';
import { StartError } from '../kernel/basics/start-error.ts';

/** The program was called wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Runs one of the operator's programs to its end. Resolves to its exit code: 0 done, 1 not done, 2 called
 * wrongly. What an operator can act on is said in one line.
 */
export async function runProgram(usage: string, work: (args: string[]) => Promise<void>): Promise<number> {
  process.umask(OWN_ACCOUNT_ONLY);
  try {
    await work(process.argv.slice(2));
    return 0;
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      console.error(usage);
      return 2;
    }
    const known = error instanceof StartError || error instanceof UnavailableError;
    const { message, stack } = error as Error;
    console.error(known ? message : stack);
    return 1;
  }
}

/** Of node:util's parseArgs. */
function isParseError(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).startsWith('ERR_PARSE_ARGS');
}

/** @throws UsageError unless there is exactly one */
export function only(names: readonly string[]): string {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new UsageError();
  return name;
}

/** A value from the command line; the variable's own name stands for its value. @throws UsageError */
export function namedBy(value: string | undefined, variable: string): string {
  const name = value === variable ? process.env[variable]?.trim() : value;
  if (!name) throw new UsageError();
  return name;
}

/** @throws StartError where an engine of its own keeps the data, which only its own tools can copy or empty */
export function refuseOtherEngines(env: Readonly<Record<string, string | undefined>>, verb: string): void {
  const named = ['EVENTSTORE_URL', 'MONGODB_URL'].filter((name) => env[name]?.trim());
  if (named.length > 0) {
    throw new StartError(
      `${named.join(' and ')} ${named.length > 1 ? 'are' : 'is'} set: ${verb} those engines with their own tools.`,
    );
  }
}
