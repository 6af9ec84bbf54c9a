import { cleanup } from '@testing-library/react';
import type { CaseResponse } from '@vouchwell/contract';
import { CaseBackend } from './case-backend.ts';
import { aCase, aUser } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

export type Opened = ReturnType<typeof openStep>;

const addressOf = (step: string) => `/app/user-workflow/${step}?caseId=42`;

/** A step of a draft that no note was written for yet, on a server that keeps it. */
export function openStep(step: string, part: Partial<CaseResponse> = {}) {
  const backend = new CaseBackend(aCase({ status: 'draft', notes: [], ...part }));
  server.use(...backend.handlers());
  signedInAs(aUser);
  return { backend, ...renderApp(addressOf(step)) };
}

/** The same tab after a reload. */
export function reloadStep(step: string) {
  cleanup();
  return renderApp(addressOf(step));
}
