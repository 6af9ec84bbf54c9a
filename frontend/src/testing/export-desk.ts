import type { CaseResponse, SessionUser } from '@vouchwell/contract';
import { CaseBackend } from './case-backend.ts';
import { aCase, aSignature, aUser, signedWith } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

/** Signs under a name of their own. */
export const clinician: SessionUser = { ...aUser, full_name: 'Nora Sample' };

export const signed: Partial<CaseResponse> = signedWith({ ...aSignature, signature: 'Nora Sample' });

/** The last step of case 42. */
export function open(part: Partial<CaseResponse> = {}, person = clinician) {
  const backend = new CaseBackend(aCase(part));
  server.use(...backend.handlers());
  signedInAs(person);
  return { backend, ...renderApp('/app/user-workflow/export?caseId=42') };
}
