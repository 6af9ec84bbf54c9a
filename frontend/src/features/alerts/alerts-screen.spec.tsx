import { act, screen, waitFor, within } from '@testing-library/react';
import type { AlertResponse, AlertsResponse } from '@vouchwell/contract';
import { usualThresholds } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSiteZone } from '../../lib/site-time.ts';
import { api, changedMeanwhile, refuse } from '../../testing/answers.ts';
import { answerSearches } from '../../testing/audit-desk.ts';
import { anAdmin, anOfficer, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const anAlert = (part: Partial<AlertResponse> = {}): AlertResponse => ({
  ...{ id: 71, revision: 4, rule: 'without_reason', person: 5, person_name: 'Sam Lee' },
  ...{ patients: [1, 2, 3, 4, 5], measure: 5, threshold: 5 },
  first_at: '2026-03-02T10:00:00.000Z',
  last_at: '2026-03-02T15:00:00.000Z',
  raised_at: '2026-03-02T16:01:00.000Z',
  ...{ state: 'open', explanation: null, explained_by: null, incident: null },
  ...{ decided_by: null, decided_at: null },
  ...part,
});

let found: AlertsResponse;
let asked: Record<string, string>[];
let sent: { path: string; body: unknown; based: string | null }[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const alerts = [
    anAlert(),
    anAlert({ id: 72, rule: 'own_record', patients: [7], measure: 1, state: 'explained' }),
  ];
  Object.assign(alerts[1]!, { explanation: 'treatment', explained_by: 'Nora Quist' });
  const patients = [
    { id: 1, name: 'Marisol Okafor' },
    { id: 7, name: null },
  ];
  found = { alerts, patients, total: 2, pages: 1, open: 1 };
  [asked, sent] = [[], []];
  const rules = { revision: 2, thresholds: usualThresholds };
  const keep = async ({ request }: { request: Request }, answer: object) => {
    const { pathname } = new URL(request.url);
    sent.push({ path: pathname, body: await request.json(), based: request.headers.get('if-match') });
    return HttpResponse.json(answer);
  };
  server.use(
    http.get(api('/audit/alerts'), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(found);
    }),
    http.get(api('/audit/alert-rules'), () => HttpResponse.json(rules)),
    http.put(api('/audit/alert-rules'), (call) => keep(call, rules)),
    http.post(api('/audit/alerts/:id/:what'), (call) => keep(call, anAlert({ state: 'looked_at' }))),
  );
});

function open(who = anOfficer, address = '/app/alerts') {
  signedInAs(who);
  return renderApp(address);
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Alerts' }))
    .getAllByRole('row')
    .slice(1);

it('of one rule and one person are told apart for whoever hears their buttons', async () => {
  found = { ...found, alerts: [anAlert(), anAlert({ id: 73, last_at: '2026-03-05T15:00:00.000Z' })] };
  open();
  await rows();
  const names = screen.getAllByRole('button', { name: /^Decide on Sam Lee: / }).map((one) => one.ariaLabel);
  expect(new Set(names).size).toBe(2);
});

it('lead to the days of the looks by the site’s zone, also once it has changed', async () => {
  open();
  const [first] = await rows();
  const looks = within(first!).getByRole('link', { name: /^Looks of Sam Lee/ });
  act(() => setSiteZone('Pacific/Kiritimati'));
  expect(looks).toHaveAttribute('href', expect.stringContaining('from=2026-03-03&to=2026-03-03'));
  act(() => setSiteZone('Pacific/Pago_Pago'));
  expect(looks).toHaveAttribute('href', expect.stringContaining('from=2026-03-01&to=2026-03-02'));
});

it('are those of one rule, as the audit history leads to them', async () => {
  const { user, place } = open(anOfficer, '/app/alerts?rule=unusual_hour');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ rule: 'unusual_hour' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Filter by rule' }), 'Slow pattern');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ rule: 'slow_pattern' }));
  expect(place()).toBe('/app/alerts?rule=slow_pattern');
});

it('are narrowed to a person and a patient, who are found by name and stand in the address by number', async () => {
  const searched = answerSearches();
  const { user, place } = open(anOfficer, '/app/alerts?patient=1');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ patient: '1' }));
  expect(await screen.findByRole('button', { name: 'Patient: Marisol Okafor' })).toBeVisible();
  const person = screen.getByRole('button', { name: 'Person: Any person' });
  await user.click(person);
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a person' }));
  await user.type(dialog.getByLabelText('Name or username'), 'sam{Enter}');
  await user.click(await dialog.findByRole('button', { name: /^Sam Lee/ }));
  expect(searched).toEqual([{ query: 'sam' }]);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ person: '5', patient: '1', page: '1' }));
  expect(place()).toBe('/app/alerts?person=5&patient=1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Person: Sam Lee' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Patient: Marisol Okafor' }));
  await user.click(await screen.findByRole('button', { name: 'Any patient' }));
  await waitFor(() => expect(place()).toBe('/app/alerts?person=5'));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('patient'));
});

it('are sorted by who, the last look or the state', async () => {
  const { user, place } = open();
  for (const [header, sort] of [
    ['Who', 'person'],
    ['Last look', 'last_look'],
    ['State', 'state'],
  ]) {
    await user.click(await screen.findByRole('button', { name: header }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort }));
    expect(place()).toBe(`/app/alerts?sort=${sort}`);
  }
});

it('tells what was found, of whom and about whom, and what came of it', async () => {
  open();
  const [first, second] = await rows();
  expect(first).toHaveTextContent('Several without a reason');
  expect(first).toHaveTextContent('Patients looked at without a reason within a day: 5');
  expect(first).toHaveTextContent('Marisol Okafor, Patient 2, Patient 3, and 2 more');
  expect(second).toHaveTextContent('They treat or supply this patient, says Nora Quist');
  expect(screen.getByText(/An alert is a question, not a verdict. 1 is open/)).toBeVisible();
  expect(within(second!).getByRole('link', { name: /^Looks of Sam Lee/ })).toHaveAttribute(
    'href',
    '/app/audit?person=5&from=2026-03-02&to=2026-03-02&patient=7',
  );
});

it('is narrowed by state', async () => {
  const { user, place } = open();
  await rows();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by state' }), 'recorded');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'recorded' }));
  expect(place()).toBe('/app/alerts?state=recorded');
});

it.each([
  ['Looked at, and not decided', async () => {}, 'looked-at', {}],
  [
    'Explained',
    async (user: Awaited<ReturnType<typeof open>>['user']) => {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Explanation' }), 'task');
      await user.type(screen.getByRole('textbox', { name: 'Explained by' }), 'Nora');
    },
    'explained',
    { explanation: 'task', by: 'Nora' },
  ],
  [
    'Recorded as an incident',
    (user: Awaited<ReturnType<typeof open>>['user']) =>
      user.type(screen.getByRole('textbox', { name: 'Number of the incident' }), 'P-4'),
    'recorded',
    { incident: 'P-4' },
  ],
] as const)('%s: is saved on the version that was read', async (choice, fill, path, body) => {
  const { user } = open();
  await user.click(within((await rows())[0]!).getByRole('button', { name: /^Decide on Sam Lee/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Several without a reason: Sam Lee' });
  await user.click(within(dialog).getByRole('radio', { name: choice }));
  const save = within(dialog).getByRole('button', { name: 'Save' });
  if (path !== 'looked-at') expect(save).toBeDisabled();
  await fill(user);
  await user.click(save);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([
    { path: `/audit/alerts/71/${path}`, body, based: expect.stringContaining('4') as string },
  ]);
});

it('an admin changes from how many on a rule tells; others read it', async () => {
  const { user } = open(anAdmin);
  const field = await screen.findByRole('textbox', { name: /^Slow pattern/ });
  expect(field).toHaveValue('60');
  await user.clear(field);
  await user.type(field, '40');
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/audit/alert-rules',
    body: { thresholds: { ...usualThresholds, slow_pattern: 40 } },
  });
});

it('of two admins who change a rule, the second sees both versions and loses nothing', async () => {
  const theirs = { revision: 3, thresholds: { ...usualThresholds, slow_pattern: 50 } };
  server.use(http.put(api('/audit/alert-rules'), () => changedMeanwhile(theirs), { once: true }));
  const { user } = open(anAdmin);
  const field = await screen.findByRole('textbox', { name: /^Slow pattern/ });
  await user.clear(field);
  await user.type(field, '40');
  server.use(http.get(api('/audit/alert-rules'), () => HttpResponse.json(theirs)));
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText(/Someone else has changed this meanwhile/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent('Slow pattern: 5040');
  expect(field).toHaveValue('40');
  await user.click(screen.getByRole('button', { name: 'Keep my version' }));
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    body: { thresholds: { ...usualThresholds, slow_pattern: 40 } },
    based: '"3"',
  });
});

it('without the right to change them the rules are read', async () => {
  open();
  expect(await screen.findByRole('textbox', { name: /^Slow pattern/ })).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Save rules' })).not.toBeInTheDocument();
});

it('what is out of bounds is told beside its field', async () => {
  const fields = { refused: 'Refused again and again must be a whole number from 5 to 10000.' };
  server.use(
    http.put(api('/audit/alert-rules'), async () => {
      const problem = (await refuse(400, fields.refused).json()) as object;
      return HttpResponse.json({ ...problem, fields }, { status: 400 });
    }),
  );
  const { user } = open(anAdmin);
  await user.type(await screen.findByRole('textbox', { name: /^Refused again/ }), '0');
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  expect((await screen.findAllByText(fields.refused)).length).toBeGreaterThan(0);
});

it('that is empty says so', async () => {
  found = { alerts: [], patients: [], total: 0, pages: 1, open: 0 };
  open();
  expect(await screen.findByText('The rules have found nothing')).toBeVisible();
});

it('that cannot be read says so', async () => {
  server.use(http.get(api('/audit/alerts'), () => refuse(500, 'Broken')));
  open();
  expect(await screen.findByText('Failed to load the alerts')).toBeVisible();
});

it('without the right it is not opened', async () => {
  open(aUser);
  expect(await screen.findByText(/You do not have permission to read the audit history\./)).toBeVisible();
  expect(asked).toEqual([]);
});
