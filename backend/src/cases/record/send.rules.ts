import { invalid } from '../../kernel/basics/problem.ts';
import { readersOf } from './case.access.ts';
import type { CaseEvent, SharedWith } from './case.events.ts';
import type { CaseContent } from './case.state.ts';
import { shared } from './share.rules.ts';

/**
 * A case that lacks nothing but a signature, handed to whoever is to sign it: that they may open it and that it waits
 * for them are written at once. Sending it to the same person again changes nothing; to another, it waits for them.
 */
export function sentForSignature(user: SharedWith, by: number | null, content: CaseContent): CaseEvent[] {
  if (user.user_id === by) {
    const message = 'This is your own account: sign the case yourself.';
    throw invalid('sent_to_oneself', message, { user_id: message });
  }
  if (content.signer_asked === user.user_id) return [];
  const opened = readersOf(content).includes(user.user_id) ? [] : shared(user, content);
  return [...opened, { type: 'SentForSignature', data: user }];
}
