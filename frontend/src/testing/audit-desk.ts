import { screen, within } from '@testing-library/react';
import type {
  AuditEntry,
  AuditResponse,
  FoundPatientsResponse,
  FoundPeopleResponse,
} from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { api } from './answers.ts';
import { anOfficer } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

export const anEntry = (number: number, part: Partial<AuditEntry> = {}): AuditEntry => ({
  position: String(number).padStart(20, '0'),
  at: `2026-03-02T10:${String(number).padStart(2, '0')}:00.000Z`,
  actor_id: 5,
  username: 'sam.lee',
  full_name: 'Sam Lee',
  role: 'user',
  permissions: {},
  session_id: 's',
  address: '10.0.0.7',
  device: 'a browser',
  action: 'view',
  outcome: 'done',
  patients: [7],
  object: 'case-42',
  note: null,
  sentence: 'viewed data of 1 patient',
  reason: null,
  why: { kind: 'own_case' },
  event: { id: 'e', type: 'PatientDataDisclosed', stream: 'access-2026-03-02', revision: 3 },
  route: 'GET /cases/:id',
  command: null,
  correlation_id: 'r',
  causation_id: null,
  ...part,
});

/** What the history holds, by what its last page says of the next; and what it was asked. */
export const desk: { pages: Record<string, AuditResponse>; asked: Record<string, string>[] } = {
  pages: {},
  asked: [],
};

/** A server with three entries of the history on two pages. */
export function answerHistory(): void {
  const patients = [{ id: 7, name: 'Marisol Okafor' }];
  const refused = { action: 'refused', outcome: 'refused', patients: [], object: null } as const;
  desk.pages = {
    '': {
      entries: [anEntry(9), anEntry(8, { ...refused, sentence: 'was refused GET /admin/users' })],
      patients,
      next: 'older',
      unexplained: 3,
    },
    older: {
      entries: [anEntry(1, { sentence: 'opened the case', action: 'create' })],
      patients,
      next: null,
      unexplained: 3,
    },
  };
  desk.asked = [];
  server.use(
    http.get(api('/audit/views'), () => HttpResponse.json({ views: [], revision: null })),
    http.get(api('/audit/entries'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      desk.asked.push(query);
      return HttpResponse.json(desk.pages[query['before'] ?? '']);
    }),
  );
}

export function openHistory(address = '/app/audit', who = anOfficer) {
  signedInAs(who);
  return renderApp(address);
}
export const history = () => screen.findByRole('region', { name: 'History' });
export const entries = async () => within(await history()).findAllByRole('listitem');

const found: FoundPatientsResponse = {
  patients: [
    { id: 7, name: 'Marisol Okafor', dob: '1950-04-02', mrn: 'MRN-7', merged_into: null },
    { id: 9, name: 'Marisol Okafor', dob: null, mrn: null, merged_into: 7 },
  ],
  more: false,
};

/** Finds the same people and patients for every search; returns what was searched for. */
export function answerSearches(): unknown[] {
  const searched: unknown[] = [];
  server.use(
    http.post(api('/audit/patients'), async ({ request }) => {
      searched.push(await request.json());
      return HttpResponse.json(found);
    }),
    http.post(api('/audit/people'), async ({ request }) => {
      searched.push(await request.json());
      const people = [{ id: 5, name: 'Sam Lee', username: 'sam.lee', is_active: false }];
      return HttpResponse.json<FoundPeopleResponse>({ people, more: true });
    }),
  );
  return searched;
}
