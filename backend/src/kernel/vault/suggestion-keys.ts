import type { Subject } from '../deciding/decider.ts';
import type { PatientKeys } from './patient-keys.ts';
import { openBytes, sealBytes } from './vault.ts';

export const suggestionSubject = (contentId: number): Subject => `suggestion-${contentId}`;

/**
 * The text of a suggestion to the library is sealed under a key of its own, from the first event that holds it. A
 * suggestion that is not kept loses the key, and with it every trace of its text in the log and its copies.
 */
export class SuggestionKeys {
  constructor(private readonly keys: PatientKeys) {}

  /** The contents whose keys stand. */
  standing(): Promise<number[]> {
    return this.keys.standingOf('suggestion');
  }

  /** What never was a suggestion, or was one before suggestions were sealed, has no key. */
  async destroy(contentId: number): Promise<void> {
    const subject = suggestionSubject(contentId);
    if (await this.keys.stands(subject)) await this.keys.destroy(subject);
  }

  /** Base64. @throws DomainError missing where the suggestion is gone */
  async seal(contentId: number, value: unknown): Promise<string> {
    const subject = suggestionSubject(contentId);
    const plain = Buffer.from(JSON.stringify(value));
    return sealBytes(await this.keys.forSealing(subject), plain, String(subject)).toString('base64');
  }

  /** Null where the suggestion is gone. */
  async open<T>(contentId: number, sealed: string): Promise<T | null> {
    const subject = suggestionSubject(contentId);
    const key = await this.keys.forOpening(subject);
    if (!key) return null;
    const plain = openBytes(key, Buffer.from(sealed, 'base64'), String(subject));
    return JSON.parse(plain.toString()) as T;
  }
}
