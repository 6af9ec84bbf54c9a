import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  AuditEntry,
  AuditEntryResponse,
  AuditResponse,
  FoundPatientsResponse,
  FoundPeopleResponse,
  SessionUser,
} from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveBlob } from '../../lib/download.ts';
import { api, refuse } from '../../testing/answers.ts';
import { aUser, anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

vi.mock('../../lib/download.ts', () => ({ saveBlob: vi.fn() }));

/** Without any other right. */
const officer: SessionUser = { ...aUser, permissions: { ...aUser.permissions, can_view_audit: true } };

const anEntry = (number: number, part: Partial<AuditEntry> = {}): AuditEntry => ({
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

let pages: Record<string, AuditResponse> = {};
let asked: Record<string, string>[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const patients = [{ id: 7, name: 'Marisol Okafor' }];
  const refused = { action: 'refused', outcome: 'refused', patients: [], object: null } as const;
  pages = {
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
  asked = [];
  server.use(
    http.get(api('/audit/views'), () => HttpResponse.json({ views: [], revision: null })),
    http.get(api('/audit/entries'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      return HttpResponse.json(pages[query['before'] ?? '']);
    }),
  );
});

function open(address = '/app/audit', who = officer) {
  signedInAs(who);
  return renderApp(address);
}
const history = () => screen.findByRole('region', { name: 'History' });
const entries = async () => within(await history()).findAllByRole('listitem');

it('tells who did what as sentences, with whom and what it concerns', async () => {
  open();
  const [first, second] = await entries();
  expect(first).toHaveTextContent(/Sam Lee viewed data of 1 patient.*Case 42.*Marisol Okafor/);
  expect(within(first!).queryByText('Refused')).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/Sam Lee was refused GET \/admin\/users.*Refused/);
});

it('goes on to older entries where there are any', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  expect(asked.at(-1)).toEqual({ before: 'older' });
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});

it('says how many are shown, and at its end that older ones could not be read', async () => {
  const { user } = open();
  await entries();
  const said = screen.getByText('2 entries shown, and there are older ones').parentElement;
  expect(said).toHaveAttribute('role', 'status');
  server.use(http.get(api('/audit/entries'), () => refuse(500, 'Broken'), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('Failed to load older entries')).toBeVisible();
  expect(screen.queryByText('Failed to load the audit history')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(said).toHaveTextContent('3 entries shown'));
  expect(asked).toEqual([{}, { before: 'older' }]);
});

it('says nothing of what it does not know yet', async () => {
  const none = { entries: [], patients: [], next: null, unexplained: 0 };
  pages = { '': none };
  const { user } = open('/app/audit?case=1');
  await screen.findByText('Nothing in the history matches these filters');
  let answer = () => {};
  server.use(
    http.get(api('/audit/entries'), async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ ...none, entries: [anEntry(9)] });
    }),
  );
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(await screen.findByText('Loading the audit history')).toBeInTheDocument();
  expect(screen.queryByText('The history is empty')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('1 entry shown')).toBeInTheDocument();
});

it('is narrowed by a name that is clicked, which stands in the address as a number', async () => {
  const { user, place } = open();
  await user.click((await screen.findAllByRole('button', { name: /^Marisol Okafor: only/ }))[0]!);
  await waitFor(() => expect(asked.at(-1)).toEqual({ patient: '7' }));
  expect(place()).toBe('/app/audit?patient=7');
  await user.click(await screen.findByRole('button', { name: 'Who saw this patient' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ patient: '7', action: 'view,search,print,copy,export' }),
  );
  expect(screen.getByRole('button', { name: 'Who saw this patient' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place()).toBe('/app/audit'));
});

it('is narrowed to one note, by its number at what was done with it', async () => {
  pages['']!.entries = [anEntry(9, { note: 31, action: 'export' }), anEntry(8)];
  const { user, place } = open();
  const [ofNote, another] = await entries();
  expect(within(another!).queryByText(/^Note/)).not.toBeInTheDocument();
  await user.click(within(ofNote!).getByRole('button', { name: 'Note 31: only its history' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ note: '31' }));
  expect(place()).toBe('/app/audit?note=31');
  expect(screen.getByLabelText('Note no.')).toHaveValue('31');
});

it('answers ready questions in one click', async () => {
  const { user } = open();
  for (const [question, query] of [
    ['Exports, prints and copies', { action: 'print,copy,export' }],
    ['Refused and failed', { outcome: 'refused,failed' }],
    ['Rights changed', { action: 'privilege' }],
    ['Signed over marks', { action: 'sign', text: 'confirming places' }],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: question }));
    await waitFor(() => expect(asked.at(-1)).toEqual(query));
  }
});

it('says why somebody was looked at, and asks first for the looks that nothing explains', async () => {
  const why = { kind: 'shared', by: 'Jun Tanaka' } as const;
  pages['']!.entries = [anEntry(9, { why }), anEntry(8, { why: 'none' }), anEntry(7, { why: null })];
  const { user, place } = open();
  const [shared, none, unknown] = await entries();
  expect(shared).toHaveTextContent('Why: shared with them by Jun Tanaka');
  expect(within(shared!).queryByText('No reason')).not.toBeInTheDocument();
  expect(within(none!).getByText('No reason')).toBeVisible();
  expect(unknown).not.toHaveTextContent(/why|reason/i);
  const [first] = within(screen.getByRole('group', { name: 'Ready questions' })).getAllByRole('button');
  expect(first).toHaveTextContent('Looked at without a reason (3)');
  await user.click(first!);
  await waitFor(() => expect(asked.at(-1)).toEqual({ why: 'none' }));
  expect(place()).toBe('/app/audit?why=none');
  expect(screen.getByRole('combobox', { name: 'Filter by reason' })).toHaveValue('none');
});

it('takes words, numbers and days; words stand in no address', async () => {
  const { user, place } = open('/app/audit?person=5');
  await user.type(await screen.findByLabelText('Search the history'), 'okafor');
  await waitFor(() => expect(asked.at(-1)).toEqual({ person: '5', text: 'okafor' }));
  await user.type(screen.getByLabelText('Case no.'), '42');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ case: '42' }));
  await user.selectOptions(screen.getByLabelText('Filter by action'), 'Deleted');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ action: 'delete' }));
  expect(place()).toBe('/app/audit?person=5&case=42&action=delete');
});

it('says where a number is none and where days are turned round, and goes on telling what it told', async () => {
  const { user, place } = open('/app/audit?case=5');
  const number = await screen.findByLabelText('Case no.');
  // At once: letter by letter each pause would be a question of its own.
  fireEvent.change(number, { target: { value: '1e5' } });
  expect(await screen.findByText('Digits only')).toBeVisible();
  expect(number).toBeInvalid();
  expect(place()).toBe('/app/audit?case=5');
  await user.clear(number);
  await user.type(number, '15');
  await waitFor(() => expect(place()).toBe('/app/audit?case=15'));
  expect(screen.queryByText('Digits only')).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-01' } });
  expect(await screen.findByText('From is after To')).toBeVisible();
});

const found: FoundPatientsResponse = {
  patients: [
    { id: 7, name: 'Marisol Okafor', dob: '1950-04-02', mrn: 'MRN-7', merged_into: null },
    { id: 9, name: 'Marisol Okafor', dob: null, mrn: null, merged_into: 7 },
  ],
  more: false,
};
function answerSearches() {
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

it('who saw a patient is asked without knowing a number: the patient is found by name', async () => {
  const searched = answerSearches();
  const { user, place } = open();
  await user.click(await screen.findByRole('button', { name: 'Who saw a patient' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a patient' }));
  await user.type(dialog.getByLabelText('Name, MRN or birth date'), 'okafor{Enter}');
  expect(await dialog.findByText('2 patients found')).toBeVisible();
  expect(searched).toEqual([{ query: 'okafor' }]);
  expect(dialog.getByRole('button', { name: /Marisol Okafor.*merged into no\. 7/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Marisol Okafor.*MRN-7, no\. 7/ }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ patient: '7', action: 'view,search,print,copy,export' }),
  );
  expect(place()).not.toMatch(/okafor/i);
  expect(await screen.findByRole('button', { name: 'Patient: Marisol Okafor' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Who saw this patient' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('names whom it is narrowed to beside the filter, and lets them go there', async () => {
  const { user, place } = open('/app/audit?patient=7&person=88');
  const patient = await screen.findByRole('button', { name: 'Patient: Marisol Okafor' });
  expect(screen.getByRole('button', { name: 'Person: Person no. 88' })).toBeVisible();
  await user.click(patient);
  await user.click(await screen.findByRole('button', { name: 'Any patient' }));
  await waitFor(() => expect(place()).toBe('/app/audit?person=88'));
  expect(screen.getByRole('button', { name: 'Patient: Any patient' })).toBeVisible();
});

it('a person is found by name or username, or taken by number', async () => {
  const searched = answerSearches();
  const { user, place } = open();
  await user.click(await screen.findByRole('button', { name: 'Person: Any person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a person' }));
  const field = dialog.getByLabelText('Name or username');
  await user.type(field, 's{Enter}');
  expect(await dialog.findByText('Type two characters or more.')).toBeVisible();
  await user.type(field, 'am{Enter}');
  expect(await dialog.findByText('The first 1 person. Type more to find others.')).toBeVisible();
  expect(searched).toEqual([{ query: 'sam' }]);
  expect(dialog.getByRole('button', { name: 'Sam Lee sam.lee, no. 5, deactivated' })).toBeVisible();
  await user.clear(field);
  await user.type(field, '15');
  await user.click(dialog.getByRole('button', { name: 'Take no. 15' }));
  await waitFor(() => expect(place()).toBe('/app/audit?person=15'));
});

it('an entry opens to what was before and after', async () => {
  const opened: AuditEntryResponse = {
    entry: anEntry(9, { permissions: { can_export_cases: false } }),
    patients: [{ id: 7, name: null }],
    forgotten: false,
    fields: [{ name: 'provider.name', before: 'Dr. Jo Park', after: 'Dr. Ida Moss' }],
  };
  server.use(http.get(api(`/audit/entries/${opened.entry.position}`), () => HttpResponse.json(opened)));
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: /^Details: Sam Lee viewed/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Entry of the audit history' }));
  const row = await dialog.findByRole('row', { name: /provider, name/ });
  expect(row).toHaveTextContent(/Dr\. Jo Park.*Dr\. Ida Moss/);
  for (const words of ['can export cases: no', '10.0.0.7', 'Patient 7', 'access-2026-03-02, no. 4'])
    expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open case 42' })).toHaveAttribute('href', '/app/case/42');
  expect(dialog.queryByRole('link', { name: 'The case as it stood then' })).toBeNull();
});

it('whoever has no cases is led to none from an entry', async () => {
  const entry = anEntry(9);
  server.use(
    http.get(api(`/audit/entries/${entry.position}`), () =>
      HttpResponse.json<AuditEntryResponse>({ entry, patients: [], forgotten: false, fields: [] }),
    ),
  );
  const permissions = { ...officer.permissions, can_create_cases: false };
  const { user } = open('/app/audit', { ...officer, permissions });
  await user.click((await screen.findAllByRole('button', { name: /^Details: Sam Lee viewed/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Entry of the audit history' }));
  expect(await dialog.findByText('10.0.0.7')).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Open case 42' })).toBeNull();
});

it('an entry of a case leads to the case as it stood after it', async () => {
  const changed = { id: 'e', type: 'ProviderSet', stream: 'case-42', revision: 3 };
  const opened: AuditEntryResponse = {
    entry: anEntry(9, { event: changed }),
    patients: [{ id: 7, name: null }],
    forgotten: false,
    fields: [],
  };
  server.use(http.get(api(`/audit/entries/${opened.entry.position}`), () => HttpResponse.json(opened)));
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: /^Details: Sam Lee viewed/ }))[0]!);
  const then = await screen.findByRole('link', { name: 'The case as it stood then' });
  expect(then).toHaveAttribute('href', '/app/case/42/past?change=4');
});

it('leaves as a file, filtered as it is shown', async () => {
  const wanted: string[] = [];
  server.use(
    http.get(api('/audit/export'), ({ request }) => {
      wanted.push(new URL(request.url).search);
      return HttpResponse.text('"Position"');
    }),
  );
  const { user } = open('/app/audit?patient=7');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As CSV, for a spreadsheet' }));
  await waitFor(() =>
    expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/^audit-.*\.csv$/)),
  );
  expect(wanted).toEqual(['?patient=7&format=csv']);
});

it('is for those alone who may read it, and others read why', async () => {
  open('/app/audit', aUser);
  expect(await screen.findByText(/You do not have permission to read the audit history\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('is led to by the header beside the dashboard where nothing else is', async () => {
  open('/app/audit');
  expect(await screen.findByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/app/audit');
});

it('is led to by the header under More for an admin', async () => {
  const { user } = open('/app/audit', anAdmin);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Audit' })).toBeVisible();
});

it('says that something was added, and reads it when asked to', async () => {
  let tell = (_: string) => {};
  server.use(
    http.get(api('/live'), () => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => void (tell = (text) => stream.enqueue(new TextEncoder().encode(text))),
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  const { user } = open();
  await entries();
  const before = asked.length;
  pages[''] = {
    entries: [anEntry(11, { sentence: 'deleted the case' })],
    patients: [],
    next: null,
    unexplained: 0,
  };
  tell('event: list\ndata: {"list":"audit"}\n\n');
  await user.click(await screen.findByRole('button', { name: 'Show it' }));
  await waitFor(async () => expect((await entries())[0]).toHaveTextContent('deleted the case'));
  // Not once unasked: each time is recorded.
  expect(asked).toHaveLength(before + 1);
  expect(screen.queryByRole('button', { name: 'Show it' })).not.toBeInTheDocument();
});

it('that is empty, or matches nothing, or cannot be read says so', async () => {
  pages = { '': { entries: [], patients: [], next: null, unexplained: 0 } };
  const { user } = open('/app/audit?case=1');
  expect(await screen.findByText('Nothing in the history matches these filters')).toBeVisible();
  server.use(http.get(api('/audit/entries'), () => refuse(500, 'Broken'), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Rights changed' }));
  expect(await screen.findByText('Failed to load the audit history')).toBeVisible();
});

it('prints with what its filters say, how far it goes, by whom, and the checkpoint that proves it', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  server.use(
    http.get(api('/audit/checkpoint'), () =>
      HttpResponse.text('vouchwell.example/log\n1234\nq2FzZS1yb290\n\n— vouchwell.example/log Az3grl\n'),
    ),
  );
  const { user } = open('/app/audit?patient=7&action=print');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  const said = (await history()).textContent;
  for (const words of [
    /patient no\. 7/,
    /The newest 2 entries\. Older ones are not printed\./,
    /1234 events/,
  ])
    expect(said).toMatch(words);
  expect(said).toContain('q2FzZS1yb290');
  expect(said).toContain(`Printed by${officer.username}`);
});

it('prints nothing without a checkpoint, and says why', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  server.use(http.get(api('/audit/checkpoint'), () => refuse(503, 'The tree is being made.', 'tree_behind')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(await screen.findByText('The tree is being made.')).toBeInTheDocument();
  expect(printed).not.toHaveBeenCalled();
});
