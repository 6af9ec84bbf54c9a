import { screen, waitFor, within } from '@testing-library/react';
import type { FeedbackEffectResponse, PendingEntryResponse, RatedNoteResponse } from '@vouchwell/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, changedMeanwhile, refuse } from '../../testing/answers.ts';
import { aContent } from '../../testing/library.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { dayText } from '../../ui/words/when.tsx';

function aRatedNote(part: Partial<RatedNoteResponse> = {}): RatedNoteResponse {
  return {
    id: 9,
    case_id: 42,
    note_id: 5,
    patient_name: 'Marisol Okafor',
    quick_feedback: 'positive',
    detailed_rating: 4,
    accuracy_rating: null,
    completeness_rating: null,
    clarity_rating: null,
    relevance_rating: null,
    issues: [],
    comments: null,
    given_by: 'Nora Sample',
    created_at: '2026-03-02T10:00:00.000Z',
    note_content: 'Marisol Okafor needs briefs.',
    entry: null,
    ...part,
  };
}

const entry: PendingEntryResponse = {
  feedback_id: 9,
  kind: 'sample',
  state: 'pending',
  content: aContent({
    title: 'Sample from a rated note',
    content: '[patient name] needs briefs. [patient name], NPI [NPI].',
    is_active: false,
    origin: 'feedback',
  }),
  replacements: [
    { kind: 'patient name', original: 'Marisol Okafor', placeholder: '[patient name]', count: 2 },
    { kind: 'NPI', original: '1234567893', placeholder: '[NPI]', count: 1 },
  ],
};

const waiting = aRatedNote({ entry: { content_id: 3, kind: 'sample', state: 'pending' } });

const asked: URLSearchParams[] = [];
/** What the server holds; a test may put something else there. */
let rated: RatedNoteResponse[] = [];
let weeks: FeedbackEffectResponse['weeks'] = [];

function open(address = '/app/admin/rag-manager?tab=feedback') {
  signedInAs(anAdmin);
  server.use(
    http.get(api('/rag/notes-feedback'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ feedback: rated, pages: 2, total: 13 });
    }),
    http.get(api('/rag/feedback-effect'), () => HttpResponse.json({ weeks })),
    http.get(api('/rag/feedback/9/entry'), () => HttpResponse.json(entry as unknown as JsonBodyType)),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
  );
  return renderApp(address);
}

const article = async () => within(await screen.findByRole('article', { name: 'Feedback on case #42' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
  rated = [aRatedNote()];
  weeks = [];
});

describe('the rated notes', () => {
  it('say who, what, how good and why', async () => {
    rated = [
      aRatedNote({
        quick_feedback: 'negative',
        detailed_rating: 2,
        accuracy_rating: 1,
        issues: ['accuracy', 'compliance'],
        comments: 'The quantity is wrong.',
      }),
    ];
    open();
    const one = await article();
    for (const text of ['Marisol Okafor', 'Negative', '2 of 5', '1 of 5', 'The quantity is wrong.']) {
      expect(one.getByText(text)).toBeVisible();
    }
    expect(one.getAllByText('Accuracy')).toHaveLength(2);
    expect(one.getByText('Compliance')).toBeVisible();
    expect(one.queryByText('Clarity')).not.toBeInTheDocument();
    expect(one.getByRole('link', { name: 'Case #42' })).toHaveAttribute('href', '/app/case/42');
    expect(one.queryByRole('button', { name: /entry/ })).not.toBeInTheDocument();
  });

  it('show the note when asked', async () => {
    const { user } = open();
    const one = await article();
    const text = one.getByText('Marisol Okafor needs briefs.');
    expect(text).not.toBeVisible();
    const button = one.getByRole('button', { name: 'Show note of case #42' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(text).toBeVisible();
    expect(one.getByRole('button', { name: 'Hide note of case #42' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('of one case are told apart for whoever hears their buttons', async () => {
    rated = [waiting, { ...waiting, id: 10, given_by: 'Kim Park' }];
    open();
    const names = (await screen.findAllByRole('button', { name: /^(Show note|Review the entry)/ })).map(
      ({ ariaLabel }) => ariaLabel,
    );
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(4);
    expect(screen.getByRole('article', { name: /^Feedback on case #42, given by Kim Park, / })).toBeVisible();
  });

  it('are filtered by kind and paged, in the address', async () => {
    const { user, place } = open('/app/admin/rag-manager?tab=feedback&page=2');
    await article();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ page: '2', per_page: '10' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of feedback' }), 'Negative');
    const filtered = '/app/admin/rag-manager?tab=feedback&feedback_type=negative';
    await waitFor(() => expect(place()).toBe(filtered));
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        feedback_type: 'negative',
        page: '1',
        per_page: '10',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(place()).toBe(`${filtered}&page=2`));
  });

  it('are sorted by date and by rating, in the address, beside their kind', async () => {
    const { user, place } = open('/app/admin/rag-manager?tab=feedback&feedback_type=negative&page=2');
    await article();
    const order = screen.getByRole('combobox', { name: 'Order' });
    expect(
      within(order)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['In the usual order', 'By date', 'By date, last first', 'By rating', 'By rating, last first']);
    await user.selectOptions(order, 'By rating');
    const sorted = '/app/admin/rag-manager?tab=feedback&feedback_type=negative&sort=rating';
    await waitFor(() => expect(place()).toBe(sorted));
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        feedback_type: 'negative',
        sort: 'rating',
        page: '1',
        per_page: '10',
      }),
    );
    await user.selectOptions(order, 'By date');
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('given'));
  });

  it('that are none of a kind lead back to all', async () => {
    rated = [];
    const { user, place } = open('/app/admin/rag-manager?tab=feedback&feedback_type=neutral');
    await user.click(await screen.findByRole('button', { name: 'Show all feedback' }));
    expect(place()).toBe('/app/admin/rag-manager?tab=feedback');
    expect(await screen.findByRole('heading', { name: 'No rated notes yet' })).toBeVisible();
  });

  it('that could not be fetched say so, and are tried again', async () => {
    const { user } = open();
    server.use(http.get(api('/rag/notes-feedback'), () => refuse(500, 'boom'), { once: true }));
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Failed to fetch rated notes');
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
    await article();
  });
});

describe('an entry for the library', () => {
  it('is shown without its identifiers, which stand beside it', async () => {
    rated = [waiting];
    const { user } = open();
    const one = await article();
    expect(one.getByText('Waiting for review')).toBeVisible();
    await user.click(one.getByRole('button', { name: 'Review the entry from case #42' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Library entry from case #42' }));
    const text = await dialog.findByRole('region', { name: 'Text of the entry' });
    expect(text).toHaveTextContent(entry.content?.content ?? '');
    const marked = [...text.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['[patient name]', '[patient name]', '[NPI]']);
    const rows = within(dialog.getByRole('table', { name: 'Replacements' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'patient nameMarisol Okafor[patient name]2',
      'NPI1234567893[NPI]1',
    ]);
  });

  it.each([
    ['Approve', 'approve', 'Approve this entry for the library?', 'Failed to approve the entry'],
    ['Reject', 'reject', 'Reject this entry?', 'Failed to reject the entry'],
  ])('is decided after a question: %s', async (button, path, title, failed) => {
    rated = [waiting];
    const { user } = open();
    let decided = 0;
    let read: string | null = null;
    const decide = (answer: () => HttpResponse<JsonBodyType>) =>
      server.use(
        http.post(api(`/rag/feedback/9/${path}`), ({ request }) => {
          read = request.headers.get('if-match');
          decided++;
          return answer();
        }),
      );
    await user.click((await article()).getByRole('button', { name: /^Review/ }));
    await user.click(await screen.findByRole('button', { name: button }));
    const question = within(await screen.findByRole('dialog', { name: title }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(decided).toBe(0);
    decide(() => refuse(409, 'Somebody else was faster.'));
    await user.click(question.getByRole('button', { name: `${button} entry` }));
    expect(await question.findByText(failed)).toBeVisible();
    expect(question.getByText('Somebody else was faster.')).toBeVisible();
    decide(() => HttpResponse.json({ success: true }));
    const before = asked.length;
    await user.click(question.getByRole('button', { name: `${button} entry` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(decided).toBe(2);
    // Nobody lets a text into the library that they did not read.
    expect(read).toBe(`"${entry.content?.revision}"`);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it.each([
    ['Approve', 'approve'],
    ['Reject', 'reject'],
  ])(
    'that another admin edited meanwhile shows both versions before it is decided: %s',
    async (button, path) => {
      rated = [waiting];
      const { user } = open();
      const before = entry.content!;
      const theirs = {
        ...before,
        content: before.content.replace('briefs', 'large briefs'),
        revision: before.revision + 1,
      };
      const read: (string | null)[] = [];
      server.use(
        http.post(api(`/rag/feedback/9/${path}`), ({ request }) => {
          read.push(request.headers.get('if-match'));
          return read.length === 1 ? changedMeanwhile(theirs) : HttpResponse.json({ success: true });
        }),
      );
      await user.click((await article()).getByRole('button', { name: /^Review/ }));
      await user.click(await screen.findByRole('button', { name: button }));
      const question = within(await screen.findByRole('dialog', { name: /^(Approve|Reject) this entry/ }));
      await user.click(question.getByRole('button', { name: `${button} entry` }));
      const told = await question.findByRole('alert');
      expect(told).toHaveTextContent('Someone else has changed this meanwhile. Nothing has been done.');
      expect(told.querySelector('ins')).toHaveTextContent('large');
      expect(told).toHaveTextContent('needs');
      await user.click(question.getByRole('button', { name: `${button} entry` }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      // What is decided the second time is the version that was shown then.
      expect(read).toEqual([`"${before.revision}"`, `"${theirs.revision}"`]);
    },
  );

  it('that was rejected says so and is not decided again', async () => {
    rated = [aRatedNote({ entry: { content_id: 3, kind: 'avoid', state: 'rejected' } })];
    const { user } = open();
    const decided = { ...entry, kind: 'avoid', state: 'rejected', content: null, replacements: [] };
    server.use(http.get(api('/rag/feedback/9/entry'), () => HttpResponse.json(decided as JsonBodyType)));
    const one = await article();
    expect(one.getByText('Pattern to avoid')).toBeVisible();
    await user.click(one.getByRole('button', { name: 'View the entry from case #42' }));
    const dialog = within(await screen.findByRole('dialog'));
    const words = 'This entry was rejected: it does not stand in the library.';
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  });
});

describe('the effect of feedback', () => {
  it('is there week by week, in figures too', async () => {
    const week = (day: string, average: number, approved_entries: number) => ({
      week: day,
      rated: 3,
      average,
      positive: 2,
      neutral: 0,
      negative: 1,
      approved_entries,
    });
    weeks = [week('2026-01-05', 2.67, 0), week('2026-01-19', 4, 2)];
    open();
    const figure = await screen.findByRole('figure', { name: 'Effect of feedback by week' });
    const table = within(figure).getByRole('table', { hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Week ofAverage scoreRated notesApproved entries so far',
      `${dayText('2026-01-05')}2.6730`,
      `${dayText('2026-01-19')}432`,
    ]);
    expect(figure.querySelectorAll('circle')).toHaveLength(2);
    expect(figure.querySelectorAll('rect')).toHaveLength(4);
  });

  it('waits for the first rated note', async () => {
    open();
    expect(await screen.findByText(/appear here as soon as there are some/)).toBeVisible();
  });
});
