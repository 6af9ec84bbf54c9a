import type { Server, ServerOptions } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf } from '../../kernel/basics/network-of.ts';
import { isLoopback } from './monitors.ts';

/** Milliseconds. */
export interface Patience {
  readonly headers: number;
  /** For headers and body together; an answer may take as long as a model writes. */
  readonly request: number;
  /** How often it is looked whether somebody is too slow. */
  readonly check: number;
}

const PATIENCE: Patience = { headers: 15_000, request: 30_000, check: 5_000 };

/** Bytes of a request's first line and headers. */
const HEADERS = 16 * 1024;

/** Nobody holds a connection by sending slowly, or much before its body. */
export function slowClients(patience = PATIENCE): { requestTimeout: number; http: ServerOptions } {
  const { headers, request, check } = patience;
  return {
    requestTimeout: request,
    http: { headersTimeout: headers, connectionsCheckingInterval: check, maxHeaderSize: HEADERS },
  };
}

export interface Room {
  readonly connections: number;
  /** From one address, such as that of a whole office. */
  readonly perAddress: number;
}

/** Live windows hold one each; a browser opens six more at the most. */
const ROOM: Room = { connections: 4_000, perAddress: 500 };

/** One address, of IPv6 one /64, cannot take every connection there is; this machine and the trusted proxies stand for many. */
export function limitConnections(server: Server, proxies: readonly string[], room = ROOM): void {
  server.maxConnections = room.connections;
  const many = listed(proxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
    if (isLoopback(address) || many.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > room.perAddress) socket.destroy();
  });
}

/** `networks`: addresses, or such as 10.0.0.0/8. */
function listed(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
