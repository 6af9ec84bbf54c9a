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
