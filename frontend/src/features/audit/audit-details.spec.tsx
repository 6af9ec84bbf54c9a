import { screen, within } from '@testing-library/react';
import type { AuditEntryResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../testing/answers.ts';
import { anEntry, answerHistory, openHistory } from '../../testing/audit-desk.ts';
import { anOfficer } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answerHistory();
});

it('an entry opens to what was before and after', async () => {
  const opened: AuditEntryResponse = {
    entry: anEntry(9, { permissions: { can_export_cases: false } }),
    patients: [{ id: 7, name: null }],
    forgotten: false,
    fields: [{ name: 'provider.name', before: 'Dr. Jo Park', after: 'Dr. Ida Moss' }],
  };
  server.use(http.get(api(`/audit/entries/${opened.entry.position}`), () => HttpResponse.json(opened)));
  const { user } = openHistory();
  await user.click((await screen.findAllByRole('button', { name: /^Details: Sam Lee viewed/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Entry of the audit history' }));
  const row = await dialog.findByRole('row', { name: /provider, name/ });
  expect(row).toHaveTextContent(/Dr\. Jo Park.*Dr\. Ida Moss/);
  for (const words of ['can export cases: no', '10.0.0.7', 'Patient 7', 'access-2026-03-02, no. 4'])
    expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open case 42' })).toHaveAttribute('href', '/app/case/42');
  expect(dialog.getByRole('link', { name: '9: prove this event' })).toHaveAttribute(
    'href',
    '/app/audit/proof?event=9',
  );
  expect(dialog.queryByRole('link', { name: 'The case as it stood then' })).toBeNull();
});

it('whoever has no cases is led to none from an entry', async () => {
  const entry = anEntry(9);
  server.use(
    http.get(api(`/audit/entries/${entry.position}`), () =>
      HttpResponse.json<AuditEntryResponse>({ entry, patients: [], forgotten: false, fields: [] }),
    ),
  );
  const permissions = { ...anOfficer.permissions, can_create_cases: false };
  const { user } = openHistory('/app/audit', { ...anOfficer, permissions });
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
  const { user } = openHistory();
  await user.click((await screen.findAllByRole('button', { name: /^Details: Sam Lee viewed/ }))[0]!);
  const then = await screen.findByRole('link', { name: 'The case as it stood then' });
  expect(then).toHaveAttribute('href', '/app/case/42/past?change=4');
});
