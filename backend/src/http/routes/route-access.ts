import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Permission } from '@vouchwell/rules';

/**
 * Who may call a route, known before anything of its body is read: everybody, a person who is signed in and has
 * all these rights, or who watches the server. A route that declares nothing wants a session.
 */
export type RouteAccess = 'public' | 'monitoring' | readonly Permission[];

export const ACCESS = 'access';

/** How often a route that needs no session is answered in a minute. Routes that name the same one share it. */
export interface Room {
  /** Of one address while nobody else asks; an IPv6 address stands for its /64. */
  readonly ofOne: number;
  /** Of all together, whoever they are. Above `ofOne`. */
  readonly ofAll: number;
  /** Begins the sentence of a refusal. */
  readonly busy: string;
}

export const ROOM = 'room';

/** A route that needs no session. Without a room it keeps nothing under the key of a visitor. */
export const Public = (room?: Room) =>
  applyDecorators(SetMetadata(ACCESS, 'public' satisfies RouteAccess), SetMetadata(ROOM, room));
/** A route for people with these rights. */
export const Needs = (...rights: Permission[]) => SetMetadata(ACCESS, rights satisfies RouteAccess);
export const BEFORE_SECOND_FACTOR = 'before-second-factor';

/** A route that is answered while whoever asks must still set up a second factor: how they do it, or leave. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);
export const BY_LINK = 'by-link';

/** A file that a browser fetches by itself: a link stands in its address (`?link=`) in the place of a session's token. */
export const ByLink = () => SetMetadata(BY_LINK, true);
/** A route for programs that watch the server, from this machine or with METRICS_TOKEN. */
export const ForMonitoring = () => SetMetadata(ACCESS, 'monitoring' satisfies RouteAccess);
