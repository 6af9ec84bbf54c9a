import { act, fireEvent, screen, within } from '@testing-library/react';
import type {
  CaseHistoryEntry,
  CaseMomentResponse,
  CaseResponse,
  NoteResponse,
  NoteWrote,
} from '@vouchwell/contract';
import { NO_EVIDENCE } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSiteZone } from '../../lib/site-time.ts';
import { api, refuse } from '../../testing/answers.ts';
import { aCase, aSite, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { differences } from './case-differences.ts';

const whole = aCase({ signed: false });
const at = (hour: number) => `2026-03-04T0${hour}:00:00.000Z`;
/** What each change left. */
const moments: (CaseResponse | null)[] = [
  { ...whole, diagnoses: [], items: [], notes: [] },
  { ...whole, items: [], notes: [] },
  { ...whole, notes: [] },
  null,
];
const sentences = ['opened the case', 'set 1 diagnosis', 'set 1 item', 'deleted the case'];
const entries: CaseHistoryEntry[] = sentences.map((sentence, revision) => ({
  revision,
  at: at(revision + 1),
  by: 'Nora Sample',
  sentence,
  note: null,
}));

/** Its first word is the model's, the rest was typed by somebody in the third version. */
function wroteOf({ note_id, note_text }: NoteResponse): NoteWrote {
  const [first = ''] = note_text.split(' ');
  const typed = { by: 'person', note_id, version: 3, who: 'Sam Lee', at: at(3) } as const;
  const written = { by: 'model', note_id, version: 1, who: 'Nora Sample', at: at(2) } as const;
  return {
    note_id,
    places: [
      { start: 0, end: first.length, ...written },
      { start: first.length + 1, end: note_text.length, ...typed },
    ],
  };
}

function open(address = '/app/case/42/past', person = aUser) {
  const asked: number[] = [];
  server.use(
    http.get(api('/cases/42/history'), () =>
      HttpResponse.json(
        { entries: entries.toReversed() },
        { headers: { 'X-Total-Count': '4', 'X-Total-Pages': '1' } },
      ),
    ),
    http.get(api('/cases/42/history/:change'), ({ params }) => {
      const change = Number(params['change']);
      asked.push(change);
      return HttpResponse.json<CaseMomentResponse>({
        entry: entries[change - 1]!,
        changes: 4,
        case: moments[change - 1]!,
        evidence: NO_EVIDENCE,
        says: { told: [], seen: [], answered: [] },
        wrote: moments[change - 1]?.notes.map(wroteOf) ?? [],
      });
    }),
  );
  signedInAs(person);
  return { asked, ...renderApp(address) };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the way back', () => {
  it('leads to the case', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Back to case #42' });
    expect(link).toHaveAttribute('href', '/app/case/42');
  });

  it('leads whoever reads the history alone to what was done with the case', async () => {
    const permissions = { ...aUser.permissions, can_create_cases: false, can_view_audit: true };
    open(undefined, { ...aUser, permissions });
    const link = await screen.findByRole('link', { name: 'Back to the audit history of case #42' });
    expect(link).toHaveAttribute('href', '/app/audit?case=42');
  });
});

describe('a case as it stood', () => {
  it('is gone through change by change, and tells what each of them changed', async () => {
    const { user } = open('/app/case/42/past?change=2');
    expect(await screen.findByRole('heading', { name: 'Case #42 as it stood' })).toBeVisible();
    const changed = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(await changed.findByText('Diagnosis N39.46')).toBeVisible();
    expect(changed.queryByText('Item Adult brief')).toBeNull();
    expect(screen.getByText('No items yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'The next change' }));
    expect(await changed.findByText('Item Adult brief')).toBeVisible();
    expect(screen.queryByText('No items yet.')).toBeNull();
    screen.getByRole('slider', { name: 'Change of the case' }).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByText(/Change 1 of 4/)).toHaveTextContent('Nora Sample opened the case');
    expect(await changed.findByText('Patient')).toBeVisible();
    expect(screen.getByRole('button', { name: 'The change before' })).toBeDisabled();
  });

  it('begins at the last change, says that it deleted the case, and compares any two', async () => {
    const { user, asked } = open();
    expect(await screen.findByText(/This change deleted the case/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Compared with' }));
    await user.click(await screen.findByRole('option', { name: /1 · Nora Sample opened the case/ }));
    const changed = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(await changed.findByText('Patient')).toBeVisible();
    expect(changed.queryByText('Diagnosis N39.46')).toBeNull();
    // Each moment was looked at once.
    expect(asked.toSorted()).toEqual([1, 3, 4]);
  });

  it('is shown as it stood at any moment of the site’s clock', async () => {
    const { asked } = open();
    const moment = await screen.findByLabelText('As it stood at');
    act(() => setSiteZone('America/New_York'));
    fireEvent.change(moment, { target: { value: '2026-03-03T21:30' } });
    expect(await screen.findByText(/Change 2 of 4/)).toBeVisible();
    fireEvent.change(moment, { target: { value: '2026-03-03T20:00' } });
    expect(await screen.findByText(/Change 1 of 4/)).toBeVisible();
    fireEvent.change(moment, { target: { value: '2026-03-03T19:59' } });
    expect(await screen.findByText('The case was opened later.')).toBeVisible();
    expect(screen.getByText(/Change 1 of 4/)).toBeVisible();
    expect(asked.toSorted()).toEqual([1, 2, 3, 4]);
    act(() => setSiteZone(aSite.time_zone));
  });

  it('of a long life finds moments and changes that the first page of its history does not tell', async () => {
    const pages: string[] = [];
    const { user } = open();
    server.use(
      http.get(api('/cases/42/history'), ({ request }) => {
        const page = new URL(request.url).searchParams.get('page')!;
        pages.push(page);
        const newest = entries.toReversed();
        return HttpResponse.json(
          { entries: page === '1' ? newest.slice(0, 2) : newest.slice(2) },
          { headers: { 'X-Total-Count': '4', 'X-Total-Pages': '2' } },
        );
      }),
    );
    const choice = await screen.findByRole('combobox', { name: 'Compared with' });
    expect(pages).toEqual(['1']);
    await user.click(choice);
    expect(await screen.findByRole('option', { name: /1 · Nora Sample opened the case/ })).toBeVisible();
    expect(pages).toEqual(['1', '2']);
  });

  it('shows in a long justification only the words that changed', async () => {
    const [item] = whole.items;
    const justified = (words: string): CaseResponse => ({
      ...whole,
      items: [{ ...item!, justification: `The patient was seen for ${'a long while, '.repeat(10)}${words}` }],
    });
    const kept = moments.splice(0, 2, justified('and leaks by day.'), justified('and leaks by night.'));
    open('/app/case/42/past?change=2');
    const changed = within(await screen.findByRole('region', { name: /^Item / }));
    expect(changed.getByText('day', { selector: 'del' })).toBeVisible();
    expect(changed.getByText('night', { selector: 'ins' })).toBeVisible();
    moments.splice(0, 2, ...kept);
  });

  it('with a note asks for nothing of the present, which who reads the history may not open', async () => {
    const refused: string[] = [];
    const forbid = ({ request }: { request: Request }) => {
      refused.push(new URL(request.url).pathname);
      return refuse(403, 'You do not have permission to access this case.');
    };
    server.use(...['', '/readiness', '/evidence'].map((part) => http.get(api(`/cases/42${part}`), forbid)));
    const [kept] = moments.splice(3, 1, whole);
    const { user } = open();
    const note = within(await screen.findByRole('article', { name: /^Note / }));
    await user.click(await note.findByRole('switch'));
    const writers = within(note.getByRole('list', { name: 'Writers' }));
    expect(writers.getByText(/^The model for Nora Sample, note \d+, version 1,/)).toBeVisible();
    expect(writers.getByText(/^A person: Sam Lee, note \d+, version 3,/)).toBeVisible();
    expect(note.getByText(/^A person, note \d+, version 3:/)).toBeInTheDocument();
    await screen.findByRole('region', { name: 'What changed' });
    expect(refused).toEqual([]);
    moments.splice(3, 1, kept!);
  });

  it('says why it cannot be shown', async () => {
    server.use(
      http.get(api('/cases/42/history'), () =>
        refuse(403, 'You do not have permission to access this case.'),
      ),
    );
    signedInAs(aUser);
    renderApp('/app/case/42/past');
    expect(await screen.findByText('You do not have permission to access this case.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
});

describe('the differences of two moments', () => {
  const moment = (part: Partial<CaseResponse>) => ({ case: aCase(part), evidence: NO_EVIDENCE });

  it('are none of a moment and itself', () => {
    expect(differences(moment({}), moment({}))).toEqual([]);
  });

  it('are told from nothing to everything and back', () => {
    const told = differences(null, moment({}));
    expect(told.every(({ before, after }) => before === null && after !== null)).toBe(true);
    const gone = differences(moment({}), { case: null, evidence: NO_EVIDENCE });
    expect(gone.map(({ of }) => of)).toEqual(told.map(({ of }) => of));
    expect(gone.every(({ after }) => after === null)).toBe(true);
  });

  it('name two items of one name apart, a changed quantity, and visits and answers', () => {
    const [item] = aCase().items;
    const before = moment({ items: [item!, { ...item!, id: 2, quantity: 5 }] });
    const after = {
      ...moment({ items: [item!, { ...item!, id: 2, quantity: 6 }] }),
      evidence: {
        encounters: [
          {
            id: 1,
            date: '2026-01-02',
            kind: 'in_person' as const,
            role: 'physician' as const,
            who: 'Dr. Jo Park',
            conditions: [],
            findings: '',
            signed: true,
          },
        ],
        questions: [{ fact: 'uses_insulin', item: null, answers: [{ value: true, encounter: 1 }] }],
        delivered: [],
      },
    };
    expect(
      differences(before, after).map(({ of, before: was, after: is }) => [of, was?.slice(0, 10), is]),
    ).toEqual([
      ['Item Adult brief (2)', 'Quantity 5', expect.stringMatching(/^Quantity 6/)],
      ['Visit 1', undefined, expect.stringMatching(/Dr\. Jo Park · record signed$/)],
      ['Answer: uses insulin', undefined, 'true'],
    ]);
  });
});
