import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RulePacksResponse } from '@vouchwell/contract';
import type { Pack } from '@vouchwell/rules';
import { api, changedMeanwhile, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const source = (id: string, confidence: 'official' | 'secondary', read_as_of: string | null) => ({
  id,
  title: `The text of ${id}`,
  effective_from: '2024-10-01',
  effective_to: null,
  read_as_of,
  confidence,
});

const glucose: Pack = {
  format: 1,
  id: 'glucose',
  title: 'Glucose monitors',
  version: '2025-02-18',
  effective_from: '2024-10-01',
  effective_to: null,
  payers: ['medicare', 'medicare_advantage'],
  sources: [source('L33822', 'official', '2026-09-13'), source('A52464', 'secondary', null)],
  code_sets: [
    {
      id: 'cgm',
      title: 'Continuous monitors',
      entries: [{ codes: ['E2103', 'A4233..A4236'], from: '2026-04-13' }],
    },
  ],
  facts: [{ id: 'insulin', type: 'yes_no', question: 'Is insulin used?', needs_encounter: true }],
  criteria: [
    {
      id: 'CGM-4',
      text: 'Treated with insulin.',
      items: ['cgm'],
      applies: { fact: 'order.kind', is: 'first' },
      test: { all: [{ fact: 'insulin', is: true }, { order: ['order.date', 'delivery.date'] }] },
      sources: [{ source: 'L33822', section: 'Coverage' }],
    },
    {
      id: 'CGM-7',
      text: 'Shown on a receiver.',
      test: { hcpcs: 'cgm' },
      warns: [{ when: { none_beside: 'cgm' }, says: 'Seldom paid for alone.' }],
      sources: [{ source: 'L33822' }, { source: 'A52464' }],
    },
  ],
};
const old: Pack = {
  ...glucose,
  id: 'old',
  title: 'Canes',
  effective_from: '2020-01-01',
  effective_to: '2025-12-31',
  payers: ['medicaid'],
  states: ['OH'],
  criteria: [
    {
      id: 'CANE-4',
      text: 'Not covered.',
      test: { hcpcs: 'cgm' },
      sources: [{ source: 'L33822', confidence: 'unverified' }],
    },
  ],
};
const next: Pack = { ...glucose, id: 'next', title: 'Shoes', effective_from: '2027-01-01' };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

function open(address = '/app/admin/rule-packs', packs: readonly Pack[] = [old, glucose, next]) {
  signedInAs(anAdmin);
  const delivered = [{ id: 'old', title: 'Canes', version: old.version, hash: 'c0ffee', release: '0.1.0' }];
  const body: RulePacksResponse = {
    ...{ today: '2026-06-01', revision: null, packs, delivered, imported: [], keys: [] },
  };
  server.use(http.get(api('/admin/rule-packs'), () => HttpResponse.json(body)));
  return renderApp(address);
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('unfolds each criterion with what it asks, whom it concerns, its source and how sure it is', async () => {
  const { user } = open();
  const glucoseRules = (await region('Glucose monitors')).getByRole('button', {
    name: /^Rules \(2\) of Glucose monitors/,
  });
  expect(screen.queryByRole('table', { name: /^Criteria of/ })).not.toBeInTheDocument();
  await user.click(glucoseRules);
  await user.click((await region('Canes')).getByRole('button', { name: /^Rules \(1\) of Canes/ }));
  const [, insulin, receiver] = await rowsOf('Criteria of Glucose monitors');
  expect(insulin).toMatch(
    /^CGM-4Treated with insulin\.What kind of order is it\?Is insulin used\?On what day was it/,
  );
  expect(insulin).toMatch(/Concerns Continuous monitorsSource L33822 CoverageOfficial text$/);
  // No surer than the weakest of its sources.
  expect(receiver).toBe(
    'CGM-7Shown on a receiver.Warns: Seldom paid for alone.' +
      'Concerns The caseSource L33822; A52464Secondary, unverified',
  );
  expect((await rowsOf('Criteria of Canes'))[1]).toContain('Unverified');
});

it('says of each pack whose it is, since when, and whether it is in force on the site’s day', async () => {
  open();
  const glucoseMonitors = await region('Glucose monitors');
  for (const text of ['In force', 'Medicare, Medicare Advantage', 'Since 10/01/2024', '2025-02-18']) {
    expect(glucoseMonitors.getByText(text)).toBeVisible();
  }
  const canes = await region('Canes');
  for (const text of [
    ...['No longer in force', 'Medicaid (OH)', '01/01/2020 to 12/31/2025'],
    ...['Delivered with release 0.1.0', 'c0ffee'],
  ]) {
    expect(canes.getByText(text)).toBeVisible();
  }
  expect((await region('Shoes')).getByText('Not yet in force')).toBeVisible();
});

it('a version whose successor has begun is no longer in force, though it names no last day itself', async () => {
  const later: Pack = { ...glucose, version: '2026-05-01', effective_from: '2026-05-01' };
  const { user } = open(undefined, [glucose, later]);
  const before = await region('Glucose monitors, version 2025-02-18');
  expect(before.getByText('No longer in force')).toBeVisible();
  expect(before.getByText('10/01/2024 to 04/30/2026')).toBeVisible();
  const now = await region('Glucose monitors, version 2026-05-01');
  expect(now.getByText('In force')).toBeVisible();
  expect(now.getByText('Since 05/01/2026')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Filter by force'), 'No longer in force');
  expect(await screen.findByText('2 rules in 1 pack')).toBeVisible();
});

it('unfolds the sources with the day of their text, and the codes with their days', async () => {
  const { user } = open(undefined, [glucose]);
  await user.click(await screen.findByRole('button', { name: /^Sources \(2\)/ }));
  expect(await rowsOf('Sources of Glucose monitors')).toEqual([
    'SourceTitleIn forceText read as ofConfidence',
    'L33822The text of L33822In force Since 10/01/2024Text read as of 09/13/2026Official text',
    'A52464The text of A52464In force Since 10/01/2024Text read as of Not readSecondary, unverified',
  ]);
  await user.click(screen.getByRole('button', { name: /^Codes \(1 set\)/ }));
  await waitFor(() => expect(screen.getByText('E2103, A4233–A4236')).toBeVisible());
  expect(screen.getByText(/Since 04\/13\/2026/)).toBeVisible();
});

it('words and confidence leave the rules that fit, in the address; nothing that fits says so', async () => {
  const { user, place } = open();
  expect(await screen.findByText('5 rules in 3 packs')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Filter by confidence'), 'Unverified');
  expect(await screen.findByText('1 rule in 1 pack')).toBeVisible();
  expect(await rowsOf('Criteria of Canes')).toHaveLength(2);
  expect(place()).toBe('/app/admin/rule-packs?confidence=unverified');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('5 rules in 3 packs')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Filter by confidence'), 'Unverified');
  await user.type(screen.getByLabelText('Search rules'), 'insulin');
  expect(await screen.findByText('No rule matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place()).toBe('/app/admin/rule-packs'));
  expect(await screen.findByText('5 rules in 3 packs')).toBeVisible();
});

it('many packs stand on pages, ten on each, and are left to how they stand today and put in order, in the address', async () => {
  const more = Array.from({ length: 21 }, (_, index) => ({
    ...{ ...glucose, id: `more-${index}`, title: `Plan ${String(index + 10)}` },
    effective_from: `20${String(index + 10)}-01-01`,
  }));
  const { user, place } = open(undefined, [old, ...more]);
  const titles = () =>
    screen.getAllByRole('heading', { level: 2, name: /^(Plan|Canes)/ }).map(({ textContent }) => textContent);
  expect(await screen.findByText('43 rules in 22 packs')).toBeVisible();
  expect(screen.getByText('Showing 1 to 10 of 22 rule packs')).toBeVisible();
  expect(titles()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 3 of 3')).toBeVisible();
  expect(titles()).toEqual(['Plan 29', 'Plan 30']);
  expect(place()).toBe('/app/admin/rule-packs?page=3');
  await user.selectOptions(screen.getByLabelText('Order'), 'By first day, last first');
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(titles()[0]).toBe('Plan 30');
  await user.selectOptions(screen.getByLabelText('Filter by force'), 'Not yet in force');
  expect(await screen.findByText('8 rules in 4 packs')).toBeVisible();
  expect(titles()).toEqual(['Plan 30', 'Plan 29', 'Plan 28', 'Plan 27']);
  expect(place()).toBe('/app/admin/rule-packs?force=ahead&sort=-from');
  await user.selectOptions(screen.getByLabelText('Filter by force'), 'No longer in force');
  expect(await screen.findByText('1 rule in 1 pack')).toBeVisible();
  expect(titles()).toEqual(['Canes']);
});

it('an address finds a rule by the words of its questions', async () => {
  open('/app/admin/rule-packs?search=insulin+USED');
  expect(await screen.findByText('2 rules in 2 packs')).toBeVisible();
  expect(await rowsOf('Criteria of Glucose monitors')).toHaveLength(2);
  expect(screen.queryByText('Shown on a receiver.')).not.toBeInTheDocument();
});

it('a change is based on what was seen as its dialog was opened, however often it is sent', async () => {
  const key = {
    ...{ name: 'Cedar', fingerprint: 'a'.repeat(64), public_key: 'AAAA', delivered: false },
    trusted: { at: '2026-01-01T09:00:00.000Z', by: 'Bo Ek' },
  };
  const imported = {
    ...{ id: 'glucose', version: '2025-02-18', hash: 'b'.repeat(64), signed_by: 'Cedar', last_day: null },
    ...{ fingerprint: key.fingerprint, at: '2026-01-02T09:00:00.000Z', by: 'Ada Min' },
    trusted: key.trusted,
  };
  const based: (string | null)[] = [];
  let revision = 3;
  const refused = ({ request }: { request: Request }) => {
    based.push(request.headers.get('if-match'));
    revision += 1;
    return refuse(409, 'This was changed by someone else meanwhile.', 'changed_meanwhile');
  };
  const { user } = open();
  server.use(
    http.get(api('/admin/rule-packs'), () =>
      HttpResponse.json({
        ...{ today: '2026-06-01', packs: [glucose], delivered: [], imported: [imported], keys: [key] },
        revision,
      } satisfies RulePacksResponse),
    ),
    http.post(api('/admin/rule-packs/keys'), refused),
    http.delete(api('/admin/rule-packs/keys/:key'), refused),
    http.put(api('/admin/rule-packs/:hash/last-day'), refused),
  );
  const sentTwice = async (opener: string, typed: Record<string, string>, action: string) => {
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, text] of Object.entries(typed)) await user.type(dialog.getByLabelText(label), text);
    const before = based.length;
    for (const count of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: action }));
      await waitFor(() => expect(based).toHaveLength(before + count));
      expect(await dialog.findByRole('alert')).toHaveTextContent(/changed by someone else meanwhile/);
    }
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const discard = screen.queryByRole('button', { name: 'Discard changes' });
    if (discard) await user.click(discard);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  expect(
    await screen.findByText(/Signed by Cedar, whose key Bo Ek trusted .*; imported by Ada Min/),
  ).toBeVisible();
  await sentTwice('End Glucose monitors, version 2025-02-18', {}, 'End the pack');
  await sentTwice('Remove the key of Cedar', {}, 'Remove the key');
  await sentTwice('Trust a key', { 'Name *': 'Oak', 'Public key *': 'BBBB' }, 'Trust the key');
  expect(based).toEqual(['"3"', '"3"', '"5"', '"5"', '"7"', '"7"']);
});

it('what another admin changed meanwhile is shown, and whoever confirms again goes on from there', async () => {
  const trusted = { at: '2026-01-01T09:00:00.000Z', by: 'Bo Ek' };
  const cedar = { name: 'Cedar', fingerprint: 'a'.repeat(64), public_key: 'AAAA', delivered: false, trusted };
  const imported = {
    ...{ id: 'glucose', version: '2025-02-18', hash: 'b'.repeat(64), signed_by: 'Cedar', last_day: null },
    ...{ fingerprint: cedar.fingerprint, at: '2026-01-02T09:00:00.000Z', by: 'Ada Min', trusted },
  };
  const seen: RulePacksResponse = {
    ...{ today: '2026-06-01', revision: 3, packs: [glucose], delivered: [], imported: [imported] },
    keys: [cedar],
  };
  const theirs: RulePacksResponse = {
    ...{ ...seen, revision: 4, keys: [cedar, { ...cedar, name: 'Oak', fingerprint: 'c'.repeat(64) }] },
    imported: [{ ...imported, last_day: '2026-12-31' }],
  };
  const based: (string | null)[] = [];
  const answer = ({ request }: { request: Request }) => {
    based.push(request.headers.get('if-match'));
    return based.at(-1) === '"3"' ? changedMeanwhile(theirs) : HttpResponse.json(theirs);
  };
  const { user } = open();
  server.use(
    http.get(api('/admin/rule-packs'), () => HttpResponse.json(seen)),
    http.post(api('/admin/rule-packs/keys'), answer),
    http.delete(api('/admin/rule-packs/keys/:key'), answer),
    http.put(api('/admin/rule-packs/:hash/last-day'), answer),
  );
  const twice = async (opener: string, typed: Record<string, string>, action: string) => {
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, text] of Object.entries(typed)) await user.type(dialog.getByLabelText(label), text);
    await user.click(dialog.getByRole('button', { name: action }));
    const told = await dialog.findByRole('alert');
    expect(told).toHaveTextContent(/Nothing has been done.*Trusted key: Oak.*until 12\/31\/2026/);
    await user.click(dialog.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await twice('Remove the key of Cedar', {}, 'Remove the key');
  await twice('End Glucose monitors, version 2025-02-18', {}, 'End the pack');
  await twice('Trust a key', { 'Name *': 'Elm', 'Public key *': 'BBBB' }, 'Trust the key');
  expect(based).toEqual(['"3"', '"4"', '"3"', '"4"', '"3"', '"4"']);
});

it('packs that cannot be had say so', async () => {
  signedInAs(anAdmin);
  server.use(http.get(api('/admin/rule-packs'), () => refuse(400, 'The packs are away.', 'away')));
  renderApp('/app/admin/rule-packs');
  expect(await screen.findByText('Failed to load the rule packs')).toBeVisible();
  expect(screen.getByText('The packs are away.')).toBeVisible();
});
