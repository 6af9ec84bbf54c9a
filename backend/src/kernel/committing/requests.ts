import { randomUUID } from 'node:crypto';
import type { Codec } from '../log/codec.ts';
import type { Actor } from '../deciding/decider.ts';
import { ConflictError, type EventLog } from '../log/event-log.port.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';
import { conflict } from '../basics/problem.ts';
import type { Vault } from '../vault/vault.ts';

/** What a repeat of the same request shares with the first. */
export interface Reservation {
  readonly reservation: string;
  readonly command_id: string;
}

/** Requests with an Idempotency-Key: the first records its body's hash; a repeat goes on with the same ids. */
export class Requests {
  constructor(
    private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly vault: Vault,
  ) {}

  /** @throws DomainError conflict when another body came under the same key. */
  async reserve(actor: Actor, route: string, key: string, body: unknown): Promise<Reservation> {
    const stream = `request-${this.vault.pseudonym('request', JSON.stringify([actor.id, route, key]))}`;
    // Under a key: a body may hold a password, which a plain hash would let a reader of the log guess.
    const body_hash = this.vault.pseudonym('request-body', JSON.stringify(body ?? null));
    const known = await this.known(stream);
    if (known) return accept(stream, known, body_hash);
    const event: KernelEvent = { type: 'RequestReserved', data: { body_hash, command_id: randomUUID() } };
    try {
      await this.log.append(
        stream,
        await this.codec.encode([event], { stream, actor, command: null }),
        'none',
      );
      return { reservation: stream, command_id: event.data.command_id };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      return accept(stream, (await this.known(stream))!, body_hash);
    }
  }

  private async known(
    stream: string,
  ): Promise<Extract<KernelEvent, { type: 'RequestReserved' }>['data'] | null> {
    const [first] = await this.log.readStream(stream, 0, 1);
    if (!first) return null;
    const event = await this.codec.decode<KernelEvent>(first);
    return event.type === 'RequestReserved' && !event.forgotten ? event.data : null;
  }
}

function accept(
  stream: string,
  first: { body_hash: string; command_id: string },
  body_hash: string,
): Reservation {
  if (first.body_hash !== body_hash) {
    throw conflict('idempotency_key_reused', 'This Idempotency-Key was already used for another request.');
  }
  return { reservation: stream, command_id: first.command_id };
}
