import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anEntry, answerHistory, desk, entries, history, openHistory } from '../../testing/audit-desk.ts';
import { anAdmin, anOfficer, aUser } from '../../testing/people-and-cases.ts';
import { savedFiles, savedNames } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answerHistory();
});

it('tells who did what as sentences, with whom and what it concerns', async () => {
  openHistory();
  const [first, second] = await entries();
  expect(first).toHaveTextContent(/Sam Lee viewed data of 1 patient.*Case 42.*Marisol Okafor/);
  expect(within(first!).queryByText('Refused')).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/Sam Lee was refused GET \/admin\/users.*Refused/);
});

it('goes on to older entries where there are any', async () => {
  const { user } = openHistory();
  await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  expect(desk.asked.at(-1)).toEqual({ before: 'older' });
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
});

it('says how many are shown, and at its end that older ones could not be read', async () => {
  const { user } = openHistory();
  await entries();
  const said = screen.getByText('2 entries shown, and there are older ones').parentElement;
  expect(said).toHaveAttribute('role', 'status');
  server.use(http.get(api('/audit/entries'), () => refuse(500, 'Broken'), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('Failed to load older entries')).toBeVisible();
  expect(screen.queryByText('Failed to load the audit history')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(said).toHaveTextContent('3 entries shown'));
  expect(desk.asked).toEqual([{}, { before: 'older' }]);
});

it('says nothing of what it does not know yet', async () => {
  const none = { entries: [], patients: [], next: null, unexplained: 0 };
  desk.pages = { '': none };
  const { user } = openHistory('/app/audit?case=1');
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
  const { user, place } = openHistory();
  await user.click((await screen.findAllByRole('button', { name: /^Marisol Okafor: only/ }))[0]!);
  await waitFor(() => expect(desk.asked.at(-1)).toEqual({ patient: '7' }));
  expect(place()).toBe('/app/audit?patient=7');
  await user.click(await screen.findByRole('button', { name: 'Who saw this patient' }));
  await waitFor(() =>
    expect(desk.asked.at(-1)).toEqual({ patient: '7', action: 'view,search,print,copy,export' }),
  );
  expect(screen.getByRole('button', { name: 'Who saw this patient' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place()).toBe('/app/audit'));
});

it('is narrowed to one note, by its number at what was done with it', async () => {
  desk.pages['']!.entries = [anEntry(9, { note: 31, action: 'export' }), anEntry(8)];
  const { user, place } = openHistory();
  const [ofNote, another] = await entries();
  expect(within(another!).queryByText(/^Note/)).not.toBeInTheDocument();
  await user.click(within(ofNote!).getByRole('button', { name: 'Note 31: only its history' }));
  await waitFor(() => expect(desk.asked.at(-1)).toEqual({ note: '31' }));
  expect(place()).toBe('/app/audit?note=31');
  expect(screen.getByLabelText('Note no.')).toHaveValue('31');
});

it('answers ready questions in one click', async () => {
  const { user } = openHistory();
  for (const [question, query] of [
    ['Exports, prints and copies', { action: 'print,copy,export' }],
    ['Refused and failed', { outcome: 'refused,failed' }],
    ['Rights changed', { action: 'privilege' }],
    ['Signed over marks', { action: 'sign', text: 'confirming places' }],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: question }));
    await waitFor(() => expect(desk.asked.at(-1)).toEqual(query));
  }
});

it('says why somebody was looked at, and asks first for the looks that nothing explains', async () => {
  const why = { kind: 'shared', by: 'Jun Tanaka' } as const;
  desk.pages['']!.entries = [anEntry(9, { why }), anEntry(8, { why: 'none' }), anEntry(7, { why: null })];
  const { user, place } = openHistory();
  const [shared, none, unknown] = await entries();
  expect(shared).toHaveTextContent('Why: shared with them by Jun Tanaka');
  expect(within(shared!).queryByText('No reason')).not.toBeInTheDocument();
  expect(within(none!).getByText('No reason')).toBeVisible();
  expect(unknown).not.toHaveTextContent(/why|reason/i);
  const [first] = within(screen.getByRole('group', { name: 'Ready questions' })).getAllByRole('button');
  expect(first).toHaveTextContent('Looked at without a reason (3)');
  await user.click(first!);
  await waitFor(() => expect(desk.asked.at(-1)).toEqual({ why: 'none' }));
  expect(place()).toBe('/app/audit?why=none');
  expect(screen.getByRole('combobox', { name: 'Filter by reason' })).toHaveValue('none');
});

it('takes words, numbers and days; words stand in no address', async () => {
  const { user, place } = openHistory('/app/audit?person=5');
  await user.type(await screen.findByLabelText('Search the history'), 'okafor');
  await waitFor(() => expect(desk.asked.at(-1)).toEqual({ person: '5', text: 'okafor' }));
  await user.type(screen.getByLabelText('Case no.'), '42');
  await waitFor(() => expect(desk.asked.at(-1)).toMatchObject({ case: '42' }));
  await user.selectOptions(screen.getByLabelText('Filter by action'), 'Deleted');
  await waitFor(() => expect(desk.asked.at(-1)).toMatchObject({ action: 'delete' }));
  expect(place()).toBe('/app/audit?person=5&case=42&action=delete');
});

it('asks for the address of a computer alone: anything else may be a name, and would be kept', async () => {
  const { user, place } = openHistory('/app/audit?person=5');
  const address = await screen.findByLabelText('Address');
  fireEvent.change(address, { target: { value: 'Hanneke Björklund' } });
  expect(await screen.findByText('Such as 10.1.2.3')).toBeVisible();
  expect(place()).toBe('/app/audit?person=5');
  await user.clear(address);
  fireEvent.change(address, { target: { value: '10.1.2.3' } });
  await waitFor(() => expect(place()).toBe('/app/audit?person=5&address=10.1.2.3'));
  await waitFor(() => expect(desk.asked.at(-1)).toEqual({ person: '5', address: '10.1.2.3' }));
});

it('says where a number is none and where days are turned round, and goes on telling what it told', async () => {
  const { user, place } = openHistory('/app/audit?case=5');
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

it('leaves as a file, filtered as it is shown, straight onto the disk', async () => {
  const wanted: unknown[] = [];
  server.use(
    http.post(api('/audit/export/link'), async ({ request }) => {
      wanted.push(await request.json());
      return HttpResponse.json({ link: '5.a_b-c' });
    }),
  );
  const { user } = openHistory('/app/audit?patient=7');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As CSV, for a spreadsheet' }));
  await waitFor(() => expect(savedNames()).toEqual([expect.stringMatching(/^audit-.*\.csv$/)]));
  expect(wanted).toEqual([{ patient: '7', format: 'csv' }]);
  const address = new URL(`${api('/audit/export')}?link=5.a_b-c`, location.href).href;
  expect(savedFiles()[0]).toMatchObject({ address });
  expect(await screen.findByText(/^Your browser is saving audit-.*\.csv\./)).toBeVisible();
});

it('says why it cannot leave, and saves nothing', async () => {
  server.use(http.post(api('/audit/export/link'), () => refuse(403, 'You may not read the history.')));
  const { user } = openHistory('/app/audit');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As NDJSON, for a program' }));
  expect(await screen.findByText('You may not read the history.')).toBeVisible();
  expect(savedNames()).toEqual([]);
});

it('is for those alone who may read it, and others read why', async () => {
  openHistory('/app/audit', aUser);
  expect(await screen.findByText(/You do not have permission to read the audit history\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
  expect(desk.asked).toEqual([]);
});

it('is led to by the header beside the dashboard where nothing else is', async () => {
  openHistory('/app/audit');
  expect(await screen.findByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/app/audit');
});

it('is led to by the header under More for an admin', async () => {
  const { user } = openHistory('/app/audit', anAdmin);
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
  const { user } = openHistory();
  await entries();
  const before = desk.asked.length;
  desk.pages[''] = {
    entries: [anEntry(11, { sentence: 'deleted the case' })],
    patients: [],
    next: null,
    unexplained: 0,
  };
  tell('event: list\ndata: {"list":"audit"}\n\n');
  await user.click(await screen.findByRole('button', { name: 'Show it' }));
  await waitFor(async () => expect((await entries())[0]).toHaveTextContent('deleted the case'));
  // Not once unasked: each time is recorded.
  expect(desk.asked).toHaveLength(before + 1);
  expect(screen.queryByRole('button', { name: 'Show it' })).not.toBeInTheDocument();
});

it('that is empty, or matches nothing, or cannot be read says so', async () => {
  desk.pages = { '': { entries: [], patients: [], next: null, unexplained: 0 } };
  const { user } = openHistory('/app/audit?case=1');
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
  const { user } = openHistory('/app/audit?patient=7&action=print');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  const said = (await history()).textContent;
  for (const words of [
    /patient Marisol Okafor \(no\. 7\)/,
    /The newest 2 entries\. Older ones are not printed\./,
    /1234 events/,
  ])
    expect(said).toMatch(words);
  expect(said).toContain('q2FzZS1yb290');
  expect(said).toContain(`Printed by${anOfficer.username}`);
});

it('prints nothing without a checkpoint, and says why', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  server.use(http.get(api('/audit/checkpoint'), () => refuse(503, 'The tree is being made.', 'tree_behind')));
  const { user } = openHistory();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(await screen.findByText('The tree is being made.')).toBeInTheDocument();
  expect(printed).not.toHaveBeenCalled();
});
