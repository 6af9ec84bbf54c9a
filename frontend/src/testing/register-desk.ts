import { screen, waitFor, within } from '@testing-library/react';
import type { PatientDetailsResponse, PatientResponse, SessionUser } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import { api } from './answers.ts';
import { keptAsEver, listingForgettings } from './forgetting-answers.ts';
import { anAdmin } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

export const aPatient = (part: Partial<PatientResponse> = {}): PatientResponse => ({
  ...{ id: 7, first_name: 'Ingrid', middle_name: null, last_name: 'Lindqvist', dob: '1950-04-02' },
  ...{ gender: 'female' as const, height: null, weight: null, address: '1 Elm Street', phone: '555-0100' },
  ...{ email: null, mrn: 'MRN-7', is_template: false, created_at: '2026-11-20T09:00:00.000Z' },
  ...part,
});
export const bo = aPatient({
  id: 8,
  first_name: 'Bo',
  last_name: 'Ek',
  dob: null,
  gender: null,
  phone: null,
  address: null,
  mrn: null,
});
export const detailsOf = (
  patient: PatientResponse,
  part: Partial<PatientDetailsResponse> = {},
): PatientDetailsResponse => ({
  ...patient,
  ...{ revision: 3, merged_into: null, merged: [], open_cases: 0, signed_cases: 1 },
  history: [
    {
      revision: 3,
      at: '2026-11-21T09:00:00.000Z',
      by: 'Ada Example',
      sentence: 'corrected the patient: last name',
      changes: [{ field: 'last_name', was: 'Lindkvist', now: 'Lindqvist' }],
    },
  ],
  ...part,
});

interface Sent {
  call: string;
  body: unknown;
  basedOn: string | null;
}
export const sent: Sent[] = [];
export const asked: Record<string, string>[] = [];
/** What the server holds; a test may put something else there. */
export const held: {
  all: PatientResponse[];
  likely: PatientResponse[];
  known: Record<number, PatientDetailsResponse>;
} = { all: [], likely: [], known: {} };

export function open(address = '/app/admin/patients', user: SessionUser = anAdmin) {
  signedInAs(user);
  const keep = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^.*\/patients/, '/patients')}`;
    sent.push({ call, body: await request.json(), basedOn: request.headers.get('if-match') });
  };
  server.use(
    http.get(api('/patients'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const { query: search = '', page = 1, per_page = 100 } = query;
      const found = held.all.filter(({ last_name }) => search === '' || last_name.includes(search));
      const from = (Number(page) - 1) * Number(per_page);
      const shown = found.slice(from, from + Number(per_page));
      const told = shown.length > 0 || (search !== '' && from === 0);
      const headers = {
        'X-Register-Count': String(held.all.length),
        ...(told && { 'X-Total-Count': String(found.length) }),
      };
      return HttpResponse.json(shown, { headers });
    }),
    http.post(api('/patients'), async ({ request }) => {
      await keep(request);
      return HttpResponse.json(aPatient({ id: 9, first_name: 'Nora', last_name: 'Ny' }), { status: 201 });
    }),
    http.post(api('/patients/likely'), () => HttpResponse.json(held.likely)),
    http.get(api('/admin/retention/waiting'), () =>
      HttpResponse.json({ due: 0, held: 0, asked: 0, more: false }),
    ),
    listingForgettings(),
    http.get(api('/patients/:id/forgetting'), ({ params }) =>
      HttpResponse.json(keptAsEver(Number(params['id']))),
    ),
    http.get(api('/patients/:id'), ({ params }) => HttpResponse.json(held.known[Number(params['id'])])),
    http.put(api('/patients/:id'), async ({ request }) => {
      await keep(request);
      const case_ids = [4, 5];
      return HttpResponse.json({
        success: true,
        message: 'The patient was saved.',
        patient: held.known[7],
        case_ids,
      });
    }),
    http.post(api('/patients/:id/merge'), async ({ request }) => {
      await keep(request);
      return HttpResponse.json({
        success: true,
        message: 'The records were merged.',
        patient: held.known[8],
        case_ids: [],
      });
    }),
  );
  return renderApp(address);
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const dialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', name ? { name } : {}));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Before each test. */
export function begun(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  asked.length = 0;
  held.all = [bo, aPatient()];
  held.likely = [];
  held.known = { 7: detailsOf(aPatient()), 8: detailsOf(bo, { revision: 1, history: [] }) };
}
