import type { MarksToConfirmResponse } from '@vouchwell/contract';
import type { MarksToConfirm } from '@vouchwell/rules';
import { ApiError } from '../../../lib/http.ts';

/** What the server asks to look at where it refused a signature for it; null for any other answer. */
export function marksAsked(error: unknown): MarksToConfirm | null {
  if (!(error instanceof ApiError) || error.code !== 'marks_unconfirmed' || !error.current) return null;
  const { marks, open } = error.current as MarksToConfirmResponse;
  return { marks: marks as MarksToConfirm['marks'], open };
}
