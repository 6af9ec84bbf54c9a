import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseMomentResponse, CaseReadinessResponse } from '@vouchwell/contract';
import { api, refuse } from '../../testing/answers.ts';
import { aCase, aNote, aUser } from '../../testing/people-and-cases.ts';
import { savedNames } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';
import { toPaper } from '../../testing/paper.ts';
import { open, signed } from '../../testing/details-desk.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('a note', () => {
  it('opens in a viewer with its patient, case and status', async () => {
    const { user } = open(aCase());
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Medical necessity note' }));
    expect(viewer.getByText('Marisol Okafor', { selector: 'dd' })).toBeVisible();
    expect(viewer.getByText('#42')).toBeVisible();
    expect(viewer.getByText('In Progress')).toBeVisible();
    expect(viewer.getByText(/Sincerely, Dr. Sample/)).toBeVisible();
  });

  it('shows in the viewer which facts of the case each sentence states, and leads from a fact to its sentence', async () => {
    const note_text = 'Marisol Okafor has urge incontinence. Care is needed.';
    const { user } = open(aCase({ notes: [aNote({ note_text })] }));
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Medical necessity note' }));
    const stated = () => viewer.getByRole('region', { name: 'What this sentence states' });
    expect(stated()).toHaveTextContent('Go to a sentence of the note to see it.');
    await user.click(await viewer.findByRole('button', { name: 'Care is needed.' }));
    expect(stated()).toHaveTextContent('No fact of the case.');
    await user.click(viewer.getByText(/^The note states/));
    await user.click(viewer.getByRole('button', { name: /^Patient: show/ }));
    await waitFor(() =>
      expect(viewer.getByRole('button', { name: /^Marisol Okafor has/, pressed: true })).toHaveFocus(),
    );
    expect(stated()).toHaveTextContent('Patient Marisol');
  });

  it('traces in the viewer what it says of visits and answers', async () => {
    const note_text = 'The skin was found broken. She lives alone. Care is needed.';
    const { user } = open(aCase({ notes: [aNote({ note_text })] }));
    server.use(
      http.get(api('/cases/42/readiness'), () =>
        HttpResponse.json({
          ...{ case_id: 42, revision: 6, standing: null, readiness: null, questions: [] },
          ...{
            told: ['The patient lives alone'],
            answered: ['The patient lives alone'],
            ordered: null,
            judged: null,
          },
          seen: ['The visit of March 2, 2026. Skin was found broken.'],
        } satisfies CaseReadinessResponse),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Medical necessity note' }));
    const stated = () => viewer.getByRole('region', { name: 'What this sentence states' });
    await user.click(await viewer.findByRole('button', { name: 'The skin was found broken.' }));
    await waitFor(() => expect(stated()).toHaveTextContent('Visit Skin was found broken.'));
    await user.click(viewer.getByRole('button', { name: 'She lives alone.' }));
    expect(stated()).toHaveTextContent('Answer The patient lives alone');
  });

  it('shows in the viewer who wrote what, once that is asked for', async () => {
    const note_text = 'It is needed. I looked at it.';
    const written = [
      { start: 0, end: 13, by: 'model' as const },
      { start: 14, end: 29, by: 'person' as const },
    ];
    const note = aNote({ note_text, written, version: 2 });
    const { user } = open(aCase({ notes: [note], revision: 6 }));
    const asked: unknown[] = [];
    const at = '2026-03-04T09:00:00.000Z';
    const writers = [
      { by: 'model', note_id: 5, version: 1, who: 'Nora Sample', at },
      { by: 'person', note_id: 5, version: 2, who: 'Sam Lee', at },
    ] as const;
    server.use(
      http.get(api('/cases/42/history/:change'), ({ params }) => {
        asked.push(params['change']);
        return HttpResponse.json<Partial<CaseMomentResponse>>({
          case: aCase({ notes: [note] }),
          wrote: [
            { note_id: 5, places: written.map((place, number) => ({ ...place, ...writers[number]! })) },
          ],
        });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Medical necessity note' }));
    expect(viewer.queryByRole('list', { name: 'Writers' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(viewer.getByRole('switch', { name: 'Show who wrote what' }));
    expect(await viewer.findByText(/^A person: Sam Lee, note 5, version 2/)).toBeVisible();
    expect(viewer.getByText(/^The model for Nora Sample, note 5, version 1/)).toBeVisible();
    const read = viewer.getByRole('region', { name: 'Who wrote what' });
    expect(read).toHaveTextContent('The model, note 5, version 1: It is needed.');
    expect(read).toHaveTextContent('A person, note 5, version 2: I looked at it.');
    // The case as its seven changes have left it, which is how it stands.
    expect(asked).toEqual(['7']);
  });

  it('shows who wrote what also where the versions cannot be read, and says so', async () => {
    const written = [{ start: 0, end: 13, by: 'model' as const }];
    const { user } = open(aCase({ notes: [aNote({ note_text: 'It is needed.', written })] }));
    server.use(http.get(api('/cases/42/history/:change'), () => refuse(404, 'Gone')));
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Medical necessity note' }));
    await user.click(viewer.getByRole('switch', { name: 'Show who wrote what' }));
    expect(await viewer.findByText('In which version could not be read.')).toBeVisible();
    expect(viewer.getByRole('region', { name: 'Who wrote what' })).toHaveTextContent(
      'The model: It is needed.',
    );
  });

  it('is downloaded as medical-case-42.pdf', async () => {
    const { user } = open(aCase());
    server.use(http.get(api('/cases/42/export/pdf'), () => HttpResponse.text('%PDF-1.7')));
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(savedNames()).toEqual(['medical-case-42.pdf']));
  });

  it('says when the download failed', async () => {
    const { user } = open(aCase());
    server.use(http.get(api('/cases/42/export/pdf'), () => refuse(503, 'busy')));
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Failed to download note. Please try again.')).toBeInTheDocument();
  });

  it('is printed as its letter, and the server is told first', async () => {
    const steps: string[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      steps.push(`print: ${toPaper().join()}`);
      window.dispatchEvent(new Event('beforeprint'));
      window.dispatchEvent(new Event('afterprint'));
    });
    const { user } = open({ ...signed, notes: [aNote({ note_id: 9 }), aNote()] });
    server.use(
      http.post(api('/cases/42/printed'), async ({ request }) => {
        steps.push(`reported: ${JSON.stringify(await request.json())}`);
        return HttpResponse.json({ success: true });
      }),
    );
    const [newest, signedNote] = await screen.findAllByRole('button', { name: 'Print' });
    await user.click(signedNote!);
    await waitFor(() => expect(steps).toEqual(['reported: {"note_id":5}', 'print: The letter with note 5']));
    await waitFor(() => expect(toPaper()).toEqual([]));
    await user.click(newest!);
    await waitFor(() =>
      expect(steps.slice(2)).toEqual(['reported: {"note_id":9}', 'print: The letter with note 9']),
    );
  });

  it('shows its letter in the viewer, which is what a print by the browser then is', async () => {
    const { user } = open({ ...signed, notes: [aNote({ note_id: 9 }), aNote()] });
    const reported: unknown[] = [];
    server.use(
      http.post(api('/cases/42/printed'), async ({ request }) => {
        reported.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    await user.click((await screen.findAllByRole('button', { name: 'View' }))[0]!);
    const viewer = within(await screen.findByRole('dialog', { name: 'Medical necessity note' }));
    expect(await viewer.findByText('The letter with note 9')).toBeInTheDocument();
    await waitFor(() => expect(toPaper()).toEqual(['The letter with note 9']));
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(reported).toEqual([{ note_id: 9 }]));
  });

  it('is not printed when the trace could not be left', async () => {
    const print = vi.spyOn(window, 'print');
    const { user } = open(aCase());
    server.use(http.post(api('/cases/42/printed'), () => refuse(503, 'busy')));
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Failed to print note. Please try again.')).toBeInTheDocument();
    expect(print).not.toHaveBeenCalled();
  });

  it('can neither be downloaded nor printed without the right to export', async () => {
    open(aCase(), { ...aUser, permissions: { ...aUser.permissions, can_export_cases: false } });
    expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });
});
