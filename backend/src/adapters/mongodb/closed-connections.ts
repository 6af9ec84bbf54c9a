import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

interface DriverConnection {
  readonly socket: Socket;
  cleanup(error: Error): void;
}

const driver = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  readonly Connection: { readonly prototype: DriverConnection };
};

/**
 * The driver (7.9.0) waits for 'drain' after a write that the socket did not take at once. One that was destroyed a
 * moment before takes none and never drains, so the operation waits for ever: a call stays without an answer or, where
 * it was the driver's own look at the server, a server that is back counts as away until a restart. A connection at its
 * end therefore lets go whoever waits for it; the driver then finds the connection's error by itself.
 */
const { prototype } = driver.Connection;
const atTheEnd = prototype.cleanup;
prototype.cleanup = function (error) {
  atTheEnd.call(this, error);
  this.socket.emit('drain');
};
