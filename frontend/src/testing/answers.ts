import { HttpResponse } from 'msw';
import type { ProblemResponse } from '@vouchwell/contract';
import { apiBase } from '../lib/http.ts';

export function api(path: string): string {
  return `${apiBase}${path}`;
}

export function refuse(status: number, message: string, code = 'refused') {
  const problem: ProblemResponse = { message, error: message, code, status, success: false };
  return HttpResponse.json(problem, { status });
}

/** A change that was refused as somebody else was first; `current`: how it stands now. */
export function changedMeanwhile(current: { revision: number | null }) {
  const message = 'This was changed by someone else meanwhile. Load it again and repeat your change.';
  const problem = { message, error: message, code: 'changed_meanwhile', status: 409, success: false };
  return HttpResponse.json({ ...problem, revision: current.revision, current }, { status: 409 });
}
