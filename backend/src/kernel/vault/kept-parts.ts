import { createHash } from 'node:crypto';
import type { JsonObject } from '../basics/json.ts';
import type { Subject } from '../deciding/decider.ts';
import type { EntryName } from './entries.ts';
import { openBytes, sealBytes, type Vault } from './vault.ts';

/** How the names of all parts begin. Events are named by their ids. */
export const KEPT_PARTS = 'kept-part/';

/** What of an event goes on to be read when the key it was sealed under is destroyed. */
export interface KeptPart {
  /** Whom it concerns now. */
  readonly subject: Subject;
  /** Of the event's data. */
  readonly version: number;
  readonly data: JsonObject;
}

/** Stands where a part was lost, and a person accepted that: without it the event would read as forgotten. */
const LOST = '-';

/** A part is not what was kept. */
export class DamagedPartError extends Error {
  override readonly name = 'DamagedPartError';
}

interface Stored {
  readonly subject: Subject;
  readonly version: number;
  /** Base64, under the subject's key. */
  readonly sealed: string;
}

interface Keys {
  forSealing(subject: Subject): Promise<Buffer>;
  forOpening(subject: Subject): Promise<Buffer | null>;
}

/**
 * A stream may hold events of two patients: a case was opened for one and given to another. What of the first one's
 * events the case of the second stands on is kept here, sealed under the second one's key, before the first one's is
 * destroyed. The log stays as it is.
 */
export class KeptParts {
  constructor(
    private readonly vault: Vault,
    private readonly keys: Keys,
  ) {}

  /** A part that was kept for somebody else before is replaced. */
  async keep(eventId: string, { subject, version, data }: KeptPart): Promise<void> {
    const key = await this.keys.forSealing(subject);
    const sealed = sealBytes(key, Buffer.from(JSON.stringify(data)), partName(eventId)).toString('base64');
    await this.vault.put(partName(eventId), { subject, version, sealed } satisfies Stored);
  }

  /** SHA-256 in hex of a part as it is kept; null where nothing is. */
  async hashOf(eventId: string): Promise<string | null> {
    const stored = await this.vault.get<Stored | typeof LOST>(partName(eventId));
    if (stored === null || stored === LOST) return null;
    return createHash('sha256').update(stored.sealed, 'base64').digest('hex');
  }

  /**
   * Null where nothing was kept, or the key of whom it was kept for is destroyed as well.
   * @throws MissingKeyError; DamagedPartError where it does not open under that key
   */
  async of(eventId: string): Promise<KeptPart | null> {
    const stored = await this.vault.get<Stored | typeof LOST>(partName(eventId));
    if (stored === LOST) throw new DamagedPartError('what was kept of it is lost');
    const key = stored && (await this.keys.forOpening(stored.subject));
    if (!key) return null;
    const { subject, version, sealed } = stored;
    try {
      const plain = openBytes(key, Buffer.from(sealed, 'base64'), partName(eventId));
      return { subject, version, data: JSON.parse(plain.toString()) as JsonObject };
    } catch {
      throw new DamagedPartError('what was kept of it does not open');
    }
  }
}

export const isPart = (name: string): name is `${typeof KEPT_PARTS}${string}` => name.startsWith(KEPT_PARTS);

/** In the place of a part that does not open under the site key. */
export const markPartLost = (vault: Vault, name: `${typeof KEPT_PARTS}${string}`): Promise<void> =>
  vault.put(name, LOST);

const partName = (eventId: string): EntryName => `${KEPT_PARTS}${eventId}`;
