import { CASE_MOST } from '@vouchwell/rules';
import { invalid } from '../../kernel/basics/problem.ts';
import type { CaseEvent, SharedWith } from './case.events.ts';
import type { CaseContent } from './case.state.ts';

/** Whom a case is shared with works on it as its owner does. Sharing twice changes nothing. */
export function shared(user: SharedWith, { owner_id, shares }: CaseContent): CaseEvent[] {
  if (user.user_id === owner_id) {
    const message = 'This user has the case already: it is their own.';
    throw invalid('shared_with_owner', message, { user_id: message });
  }
  if (shares.some(({ user_id }) => user_id === user.user_id)) return [];
  if (shares.length >= CASE_MOST.shares) {
    const message = `A case can be shared with at most ${CASE_MOST.shares} users. Take a share back first.`;
    throw invalid('too_many_shares', message, { user_id: message });
  }
  return [{ type: 'CaseShared', data: user }];
}

/** `by`: who takes it back; whom it was shared with gives it back. */
export function takenBack(userId: number, by: number | null, { shares }: CaseContent): CaseEvent[] {
  const share = shares.find(({ user_id }) => user_id === userId);
  if (!share) return [];
  const { user_id, full_name } = share;
  return [{ type: 'ShareTakenBack', data: { user_id, full_name, given_back: by === user_id } }];
}
