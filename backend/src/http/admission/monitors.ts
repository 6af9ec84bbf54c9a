import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Headers of a proxy: what comes through one on this machine does not come from this machine. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

type Asked = Pick<FastifyRequest, 'headers'> & {
  readonly raw: { readonly socket: { remoteAddress?: string } };
};

/**
 * Who may read the numbers: programs on this machine, by the address of the connection itself, and whoever
 * brings the token as `Authorization: Bearer …`.
 */
export function monitorsWith(token: string | null): (request: Asked) => boolean {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return ({ headers, raw }) => {
    if (expected && timingSafeEqual(digest(headers.authorization ?? ''), expected)) return true;
    return isLoopback(raw.socket.remoteAddress) && FORWARDED.every((name) => headers[name] === undefined);
  };
}

export function isLoopback(address = ''): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Of one length whatever was sent, so that comparing tells nothing of the token. */
const digest = (text: string) => createHash('sha256').update(text).digest();
