import { setTimeout as pause } from 'node:timers/promises';
import type { Subject } from '../deciding/decider.ts';
import { type KeyWitness, keyName, type PatientKeys } from '../vault/patient-keys.ts';
import type { Secrets } from '../vault/secrets.port.ts';
import type { Subjects } from './subjects.ts';

const EVERY_MS = 1_000;
/** Keys that are looked for at once: a few milliseconds of the engine. */
const AT_ONCE = 1_000;

export interface KeyWatchParts {
  readonly secrets: Pick<Secrets, 'lacking'>;
  readonly keys: Pick<PatientKeys, 'putBack'>;
  /** Of whom the log tells; null while that is not known. */
  readonly subjects: () => Subjects | null;
  readonly alarm: (message: string) => void;
}

/**
 * Looks, while the site serves, whether the keys of all of whom the log tells are in the vault: some each second, in
 * turn. A key leaves a trace when it is destroyed, so one that is gone was taken out of the vault from outside. Where
 * this process still knows it, it is put back; where not, it counts as missing until it stands again.
 */
export class KeyWatch implements KeyWitness {
  private readonly stopping = new AbortController();
  private readonly gone = new Set<Subject>();
  private walk: Iterator<Subject> | null = null;
  private running: Promise<void> | null = null;

  constructor(private readonly parts: KeyWatchParts) {}

  /** How many keys are missing. */
  get missing(): number {
    return this.gone.size;
  }

  tellsOf(subject: Subject): boolean {
    return this.parts.subjects()?.has(subject) ?? false;
  }

  missed(subject: Subject): void {
    if (this.gone.has(subject) || !this.tellsOf(subject)) return;
    this.gone.add(subject);
    this.parts.alarm(
      `The secrets lack the key ${keyName(subject)}, under which the event log holds data. It was not destroyed: it is missing, and nothing that it seals can be read. Put it back from the newest backup of the secrets; without it the next start is refused.`,
    );
  }

  start(): void {
    this.running = this.again();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** At some of all keys, the next ones each time, and at those that were missing. */
  async look(): Promise<void> {
    const subjects = new Map([...this.gone, ...this.next()].map((one) => [keyName(one) as string, one]));
    const lacking = new Set(await this.parts.secrets.lacking([...subjects.keys()]));
    for (const [name, subject] of subjects) {
      if (lacking.has(name)) await this.lacks(name, subject);
      else if (this.gone.delete(subject)) this.parts.alarm(`The key ${name} stands in the secrets again.`);
    }
  }

  private async lacks(name: string, subject: Subject): Promise<void> {
    if (!(await this.parts.keys.putBack(subject))) return this.missed(subject);
    this.gone.delete(subject);
    this.parts.alarm(
      `The key ${name} was taken out of the secrets while the server served. It was still known and was put back.`,
    );
  }

  private *next(): Generator<Subject> {
    this.walk ??= this.parts.subjects()?.all() ?? null;
    for (let n = 0; n < AT_ONCE && this.walk; n += 1) {
      const { value, done } = this.walk.next();
      if (done) this.walk = null;
      else yield value;
    }
  }

  private async again(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      // A store that is away says so itself.
      await this.look().catch(() => undefined);
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
