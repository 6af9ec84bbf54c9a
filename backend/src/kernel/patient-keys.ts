import { randomBytes } from 'node:crypto';
import { missing } from './problem.ts';
import type { Vault } from './vault.ts';

/** Stands where a key was. */
const DESTROYED = '';
/** How many keys stay in memory: a few megabytes. */
const REMEMBERED = 20_000;

/** The key under which one patient's events are sealed. A destroyed key makes them unreadable for good. */
export class PatientKeys {
  private readonly remembered = new Map<number, Buffer>();

  constructor(private readonly vault: Vault) {}

  /**
   * Made at first need: an event about a patient is never written in the clear.
   * @throws DomainError missing when the key was destroyed
   */
  async forSealing(patientId: number): Promise<Buffer> {
    const known = this.remembered.get(patientId);
    if (known) return known;
    const stored = await this.vault.putIfAbsent(name(patientId), randomBytes(32).toString('base64'));
    if (stored === DESTROYED) {
      throw missing('forgotten', 'The data of this patient was erased at the end of its keeping.');
    }
    return this.remember(patientId, Buffer.from(stored, 'base64'));
  }

  /** Null when the key is destroyed. */
  async forOpening(patientId: number): Promise<Buffer | null> {
    const known = this.remembered.get(patientId);
    if (known) return known;
    const stored = await this.vault.get<string>(name(patientId));
    return stored === null || stored === DESTROYED
      ? null
      : this.remember(patientId, Buffer.from(stored, 'base64'));
  }

  async destroy(patientId: number): Promise<void> {
    // Deleted first, which leaves no trace of the key; then marked, so that no new one takes its place.
    await this.vault.delete(name(patientId));
    await this.vault.put(name(patientId), DESTROYED);
    this.remembered.delete(patientId);
  }

  private remember(patientId: number, key: Buffer): Buffer {
    if (this.remembered.size >= REMEMBERED) {
      const [oldest] = this.remembered.keys();
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    this.remembered.set(patientId, key);
    return key;
  }
}

const name = (patientId: number) => `patient-key/${patientId}`;
