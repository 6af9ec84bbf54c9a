import { screen, within } from '@testing-library/react';
import type { CaseEvidenceResponse, CaseReadinessResponse, CaseResponse } from '@vouchwell/contract';
import type { CaseEncounter, Delivered, FactDef, Finding } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { api } from './answers.ts';
import { CaseBackend } from './case-backend.ts';
import { aCase, aUser } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

export const insulin: FactDef = {
  ...{ id: 'dm.insulin', type: 'yes_no', question: 'Is insulin used?', needs_encounter: true },
};
export const weight: FactDef = {
  ...{ id: 'patient.weight_lb', type: 'number', question: 'How heavy?', unit: 'lb', needs_encounter: true },
};
export const payer: FactDef = {
  ...{ id: 'payer', type: 'choice', question: 'Who pays?', needs_encounter: false },
  options: [
    { id: 'medicare', label: 'Medicare' },
    { id: 'other', label: 'Another payer' },
  ],
};
export const visit: CaseEncounter = {
  ...{ id: 1, date: '2026-03-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
  ...{ conditions: ['N39.46'], findings: 'Seen.', signed: true },
};
export const finding: Finding = {
  ...{ criterion: 'CGM-4', text: 'Treated with insulin.', item: 'Sensor', verdict: 'not_documented' },
  ...{ pack: { id: 'glucose', version: '1' }, add: null, evidence: [], missing: ['dm.insulin'], until: null },
  remarks: ['Stated, not tied to a dated record.'],
  sources: [
    {
      ...{ id: 'L33822', title: 'Glucose', section: 'Coverage', read_as_of: '2026-01-01' },
      ...{ effective_from: '2024-10-01', effective_to: null, confidence: 'official' },
    },
  ],
};

interface DeliveredOf {
  readonly fact: string;
  readonly value: string;
}

/** A server that keeps the evidence of one case; `puts` are what it was told. */
export function openEvidence(
  evidence: Partial<CaseEvidenceResponse> = {},
  held: Partial<CaseReadinessResponse> = {},
  found: Partial<CaseResponse> = {},
  path = '/app/user-workflow/items?caseId=42',
) {
  const state = {
    evidence: { case_id: 42, revision: 6, encounters: [], questions: [], delivered: [], ...evidence },
    puts: [] as { path: string; body: unknown; based: string | null }[],
  } as { evidence: CaseEvidenceResponse; puts: { path: string; body: unknown; based: string | null }[] };
  const put = (path: string, change: (body: never) => Partial<CaseEvidenceResponse>) =>
    http.put(api(`/cases/42/${path}`), async ({ request }) => {
      const [body, based] = [await request.json(), request.headers.get('if-match')];
      state.puts.push({ path, body, based });
      if (based !== `"${state.evidence.revision}"`) {
        const message = 'This was changed by someone else meanwhile.';
        const refused = { code: 'changed_meanwhile', message, current: state.evidence };
        return HttpResponse.json(refused, { status: 409 });
      }
      const revision = state.evidence.revision + 1;
      state.evidence = { ...state.evidence, ...change(body as never), revision };
      return HttpResponse.json({ success: true, case_id: 42, revision });
    });
  server.use(
    http.get(api('/cases/42/evidence'), () => HttpResponse.json(state.evidence)),
    http.get(api('/cases/42/readiness'), () =>
      HttpResponse.json({
        ...{
          case_id: 42,
          revision: 6,
          standing: null,
          readiness: null,
          told: [],
          seen: [],
          answered: [],
          ordered: null,
          judged: null,
        },
        questions: [payer, insulin, weight].map((def) => ({ def, item: null, criteria: [] })),
        ...held,
      } satisfies CaseReadinessResponse),
    ),
    put('encounters', ({ encounters }: { encounters: Omit<CaseEncounter, 'id'>[] }) => ({
      encounters: encounters.map((one, at) => ({ ...one, id: at + 1 })),
    })),
    put('deliveries', ({ delivered }: { delivered: (Delivered & { of: DeliveredOf[] })[] }) => ({
      delivered: delivered.map(({ of, ...one }) => ({
        ...one,
        ...(of.length > 0 && { by: Object.fromEntries(of.map(({ fact, value }) => [fact, value])) }),
      })),
    })),
    put(
      'answers',
      ({ fact, answers }: { fact: string; answers: { value: string; encounter?: number }[] }) => ({
        questions: [
          ...state.evidence.questions.filter((one) => one.fact !== fact),
          {
            ...{ fact, item: null },
            answers: answers.map(({ encounter = null, ...answer }) => ({ ...answer, encounter })),
          },
        ],
      }),
    ),
    ...new CaseBackend(aCase(found)).handlers(),
  );
  signedInAs(aUser);
  return { state, ...renderApp(path) };
}

/** The panel, opened by its button. */
export async function drawer(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Evidence' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Evidence' }));
  await panel.findByRole('heading', { name: 'Encounters' });
  return panel;
}
