import { hash } from 'node:crypto';
import { eventHash, statedHash } from './event-hash.ts';
import type { StoredEvent } from './event-log.port.ts';

/** In hexadecimal: the hash that the event states, or where it states none, its own. */
export function leafOf(event: StoredEvent): string {
  const stated = statedHash(event.metadata);
  return stated !== null && /^[0-9a-f]{64}$/.test(stated) ? stated : eventHash(event);
}

const NOTHING = Buffer.alloc(32).toString('hex');

/**
 * Chains the events of a log in its order: each value is SHA-256(the value before ‖ the event's leaf hash ‖ its
 * revision as 64 bits). It binds what each event is, its place and that none is missing before it. An event that
 * states its hash counts as what it states: a damaged one is told by that hash and breaks nothing behind it.
 */
export class RunningHash {
  constructor(
    /** Hexadecimal. */
    public value = NOTHING,
    public count = 0,
  ) {}

  /** @returns the event's leaf hash, in hexadecimal */
  add(event: StoredEvent): string {
    const leaf = leafOf(event);
    const link = Buffer.alloc(72);
    link.write(this.value, 0, 'hex');
    link.write(leaf, 32, 'hex');
    link.writeBigUInt64BE(BigInt(event.revision), 64);
    this.value = hash('sha256', link);
    this.count += 1;
    return leaf;
  }

  copy(): RunningHash {
    return new RunningHash(this.value, this.count);
  }
}
