import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@vouchwell/rules';

/**
 * Who may call a route, known before anything of its body is read: everybody, a person who is signed in and has
 * all these rights, or who watches the server. A route that declares nothing wants a session.
 */
export type RouteAccess = 'public' | 'monitoring' | readonly Permission[];

export const ACCESS = 'access';

/** A route that needs no session. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies RouteAccess);
/** A route for people with these rights. */
export const Needs = (...rights: Permission[]) => SetMetadata(ACCESS, rights satisfies RouteAccess);
export const BEFORE_SECOND_FACTOR = 'before-second-factor';

/** A route that is answered while whoever asks must still set up a second factor: how they do it, or leave. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);
/** A route for programs that watch the server, from this machine or with METRICS_TOKEN. */
export const ForMonitoring = () => SetMetadata(ACCESS, 'monitoring' satisfies RouteAccess);
