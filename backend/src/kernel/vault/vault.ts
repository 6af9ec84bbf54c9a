import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Newest } from '../basics/newest.ts';
import { inSlices } from '../basics/slices.ts';
import { type EntryName, LOG_RESTORED, SITE_KEY_CHECK } from './entries.ts';
import type { Secrets } from './secrets.port.ts';

/** A few milliseconds of decryption. */
const OPENED_AT_ONCE = 500;
const BESIDE: readonly string[] = [SITE_KEY_CHECK, LOG_RESTORED];

/**
 * What must be forgettable: password hashes, sessions, patient keys, API keys. Everything is encrypted under
 * the site key, which is kept apart from the data, and bound to its own name, so that no value can be moved
 * to another place.
 */
export class Vault {
  private readonly siteKey: KeyObject;
  /** Of pseudonyms, by purpose. */
  private readonly purposes = new Map<string, KeyObject>();

  constructor(
    private readonly secrets: Secrets,
    /** 32 bytes */
    siteKey: Buffer,
  ) {
    this.siteKey = createSecretKey(siteKey);
  }

  async get<T>(name: string): Promise<T | null> {
    const stored = await this.secrets.get(name);
    return stored === null ? null : this.open<T>(name, stored);
  }

  /** Leaves nothing readable of what was replaced, as far as the engine can. */
  async scrub(): Promise<void> {
    await this.secrets.scrub?.();
  }

  /** The same, opened once while the same sealed text stands: what was changed or taken away is never remembered. */
  async getRemembered<T>(name: string, memory: Memory<T>): Promise<T | null> {
    const sealed = await this.secrets.get(name);
    if (sealed === null) return null;
    const known = memory.get(name);
    if (known?.sealed === sealed) return known.value;
    const value = this.open<T>(name, sealed);
    memory.set(name, { sealed, value });
    return value;
  }

  async list<T>(prefix: string): Promise<{ name: string; value: T }[]> {
    const entries = await this.secrets.list(prefix);
    return entries.map(({ key, value }) => ({ name: key, value: this.open<T>(key, value) }));
  }

  /** The same without those that do not open. */
  async listSound<T>(prefix: string): Promise<{ name: string; value: T }[]> {
    const sound = (await this.secrets.list(prefix)).filter((entry) => this.opens(entry));
    return sound.map(({ key, value }) => ({ name: key, value: this.open<T>(key, value) }));
  }

  put(name: EntryName, value: unknown): Promise<void> {
    return this.secrets.put(name, this.seal(name, value));
  }

  /** Keeps what stands; resolves with it. */
  async putIfAbsent<T>(name: EntryName, value: T): Promise<T> {
    const sealed = this.seal(name, value);
    const standing = await this.secrets.putIfAbsent(name, sealed);
    return standing === sealed ? value : this.open<T>(name, standing);
  }

  /** Reads, changes and writes one value; repeated while others write between. */
  async update<T>(name: EntryName, change: (value: T | null) => T): Promise<T> {
    for (;;) {
      const stored = await this.secrets.get(name);
      const next = change(stored === null ? null : this.open<T>(name, stored));
      if (await this.secrets.replace(name, stored, this.seal(name, next))) return next;
    }
  }

  /** The same where it stands; what was taken away meanwhile stays away. */
  async changeKept<T>(name: EntryName, change: (value: T) => T): Promise<void> {
    for (;;) {
      const stored = await this.secrets.get(name);
      if (stored === null) return;
      const next = this.seal(name, change(this.open<T>(name, stored)));
      if (await this.secrets.replace(name, stored, next)) return;
    }
  }

  delete(name: string): Promise<void> {
    return this.secrets.delete(name);
  }

  deleteAll(prefix: string): Promise<number> {
    return this.secrets.deleteAll(prefix);
  }

  /** A name for something that must not be readable: the same input gives the same name at this site only. */
  pseudonym(purpose: string, text: string): string {
    let key = this.purposes.get(purpose);
    if (!key) {
      key = createSecretKey(createHmac('sha256', this.siteKey).update(`pseudonym:${purpose}`).digest());
      this.purposes.set(purpose, key);
    }
    return createHmac('sha256', key).update(text).digest('hex').slice(0, 40);
  }

  /** A key of its own for one purpose, derived from the site key. 32 bytes. */
  derivedKey(purpose: string): Buffer {
    return createHmac('sha256', this.siteKey).update(`derived:${purpose}`).digest();
  }

  /** Names of all entries that do not open any more. */
  async damaged(): Promise<string[]> {
    const found: string[] = [];
    const entries = (await this.secrets.list('')).filter(({ key }) => !BESIDE.includes(key));
    for await (const some of inSlices(entries, OPENED_AT_ONCE))
      found.push(...some.filter((entry) => !this.opens(entry)).map(({ key }) => key));
    return found;
  }

  private opens({ key, value }: { readonly key: string; readonly value: string }): boolean {
    try {
      this.open(key, value);
      return true;
    } catch {
      return false;
    }
  }

  private seal(name: string, value: unknown): string {
    return sealBytes(this.siteKey, Buffer.from(JSON.stringify(value)), name).toString('base64');
  }

  private open<T>(name: string, stored: string): T {
    return openSealed<T>(this.siteKey, name, stored);
  }
}

/** What sealed texts were found to say, by name. Each is sealed anew when it is written, so none is like another. */
export type Memory<T> = Newest<string, { readonly sealed: string; readonly value: T }>;

/** A value as the vault stores it under this name. @throws when the key or the name is another, or a byte */
export function openSealed<T>(siteKey: Buffer | KeyObject, name: string, stored: string): T {
  return JSON.parse(openBytes(siteKey, Buffer.from(stored, 'base64'), name).toString()) as T;
}

const IV = 12;
const TAG = 16;

/** What OpenSSL takes at once: a cipher on bare bytes costs ten microseconds more each time. */
const secret = (key: Buffer | KeyObject) => (key instanceof KeyObject ? key : createSecretKey(key));

/** So many of them are drawn at once: a draw costs as much as what is sealed with it. */
const DRAWN = 256;
let drawn: Buffer = Buffer.alloc(0);

/** Random bytes that no other seal has had. */
function freshIv(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(IV * DRAWN);
  const iv = drawn.subarray(0, IV);
  drawn = drawn.subarray(IV);
  return iv;
}

/** AES-256-GCM: iv, tag, ciphertext in one piece. `bound` is authenticated, not stored. */
export function sealBytes(key: Buffer | KeyObject, plain: Buffer, bound: string): Buffer {
  const iv = freshIv();
  const cipher = createCipheriv('aes-256-gcm', secret(key), iv).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @throws when the key, the bytes or what they are bound to is not the same. */
export function openBytes(key: Buffer | KeyObject, sealed: Buffer, bound: string): Buffer {
  // A whole tag or nothing: a shorter one could be guessed.
  const decipher = createDecipheriv('aes-256-gcm', secret(key), sealed.subarray(0, IV), {
    authTagLength: TAG,
  })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
}
