import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { linked, linksFor } from '../../testing/linked-files.ts';
import { begun, open, row } from '../../testing/oversight-desk.ts';
import { aCase, anAdmin, aNote } from '../../testing/people-and-cases.ts';
import { savedFiles } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';

beforeEach(begun);

describe('the details', () => {
  it('are read anew, with everything in the case', async () => {
    const { user } = open();
    const read: string[] = [];
    server.use(
      http.get(api('/cases/:id'), ({ params }) => {
        read.push(String(params['id']));
        return HttpResponse.json(
          aCase({
            signed: true,
            notes: [aNote({ model: 'a-model', ai_provider: 'ollama', ai_model: 'a-model' })],
          }),
        );
      }),
    );
    await user.click((await row(42)).getByRole('button', { name: 'View Details of case #42' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Case #42' }));
    const section = async (name: string) => within(await dialog.findByRole('region', { name }));
    expect((await section('Case')).getByText('Ready to Complete')).toBeVisible();
    const by = await section('Created by');
    for (const text of ['Nora Sample', 'nora', 'User', 'nora@example.org'])
      expect(by.getByText(text)).toBeVisible();
    expect((await section('Patient Information')).getByText('Marisol Okafor')).toBeVisible();
    expect((await section('Provider')).getByText('1234567893')).toBeVisible();
    expect((await section('Diagnoses')).getByText('N39.46')).toBeVisible();
    expect((await section('DME Items')).getByText('Adult brief')).toBeVisible();
    const notes = await section('Generated Notes');
    expect(notes.getByText(/The patient needs briefs\./)).toBeVisible();
    expect(notes.getByText(/a-model/)).toBeVisible();
    expect(read).toEqual(['42']);
  });

  it('that cannot be had say so', async () => {
    const { user } = open();
    server.use(http.get(api('/cases/:id'), () => refuse(503, 'The history of this case is damaged.')));
    await user.click((await row(42)).getByRole('button', { name: 'View Details of case #42' }));
    expect(await screen.findByText('Failed to load case details.')).toBeVisible();
    expect(screen.getByText('The history of this case is damaged.')).toBeVisible();
  });
});

describe('the file', () => {
  it('is of what the filter shows, in its order, and goes straight onto the disk', async () => {
    const wanted = linksFor('/admin/cases/csv');
    const filter = 'status=draft&user_id=2&readiness=not_ready&older_than=4711&sort=-status';
    const { user } = open(`/app/admin/cases?${filter}&page=2`);
    await row(42);
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(savedFiles()).toEqual([linked('/admin/cases/csv', 'cases.csv')]));
    expect(await screen.findByText(/^Your browser is saving cases\.csv\./)).toBeVisible();
    const asksFor = { status: 'draft', user_id: '2', not_ready: 'true', older_than: '4711', sort: '-status' };
    expect(wanted).toEqual([asksFor]);
  });

  it('that is refused says why', async () => {
    server.use(http.post(api('/admin/cases/csv/link'), () => refuse(403, 'You may not export cases.')));
    const { user } = open();
    await row(42);
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('You may not export cases.')).toBeVisible();
    expect(savedFiles()).toEqual([]);
  });

  it('is not offered to those who may not export', async () => {
    open(undefined, { ...anAdmin, permissions: { ...anAdmin.permissions, can_export_cases: false } });
    await row(42);
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument();
  });
});
