import { http, HttpResponse } from 'msw';
import type { CaseResponse, SessionUser } from '@vouchwell/contract';
import { api } from './answers.ts';
import { aCase, aNote, aSignature, aUser, signedWith } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

/** The details of case 42. */
export function open(found: CaseResponse, user: SessionUser = aUser) {
  signedInAs(user);
  server.use(
    http.get(api('/cases/42'), () => HttpResponse.json(found)),
    http.get(api('/cases/42/letter'), ({ request }) =>
      HttpResponse.text(`The letter with note ${new URL(request.url).searchParams.get('note_id')}`),
    ),
  );
  return renderApp('/app/case/42');
}

export const signed = aCase({
  status: 'completed',
  is_complete: true,
  ...signedWith(aSignature),
});

/** Written by a model. */
export const modelled = aNote({ ai_provider: 'ollama', ai_model: 'llama3.1:8b' });
