import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isNobody, isPublic } from './addresses.ts';
import { type Destination, metadataAddress } from './destination.ts';
import { OutboundError, unreachable } from './outbound-error.ts';

export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** What a name stands for now. */
export type Resolve = (hostname: string) => Promise<Resolved[]>;

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

/**
 * Every address that a destination's host stands for, asked once.
 * @throws OutboundError where there is none, or one that its kind must not have.
 */
export async function addressesOf({ url, kind }: Destination, resolve: Resolve): Promise<Resolved[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address was judged as the operator wrote it.
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }];
  const found = await resolve(host).catch(() => []);
  if (found.length === 0) throw unreachable();
  if (found.some(({ address }) => isNobody(address))) throw new OutboundError('refused', metadataAddress);
  if (kind === 'cloud' && !found.every(({ address }) => isPublic(address))) {
    throw new OutboundError('refused', 'The name of the cloud AI provider leads into a private network.');
  }
  return found;
}
