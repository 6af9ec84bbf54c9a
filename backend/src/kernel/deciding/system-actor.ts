import { randomUUID } from 'node:crypto';
import type { System } from './decider.ts';

/** The program itself, at its start or on a command line. */
export function systemActor(username = 'system'): System {
  return {
    id: null,
    username,
    full_name: null,
    role: 'system',
    permissions: {},
    session_id: null,
    request: {
      address: null,
      user_agent: null,
      correlation_id: randomUUID(),
      command_id: randomUUID(),
      reservation: null,
    },
  };
}
