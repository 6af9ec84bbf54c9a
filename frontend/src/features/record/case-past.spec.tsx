import { screen, within } from '@testing-library/react';
import type { CaseHistoryEntry, CaseMomentResponse, CaseResponse } from '@vouchwell/contract';
import { NO_EVIDENCE } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
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

function open(address = '/app/case/42/past') {
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
      });
    }),
  );
  signedInAs(aUser);
  return { asked, ...renderApp(address) };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

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

  it('says why it cannot be shown', async () => {
    server.use(
      http.get(api('/cases/42/history'), () =>
        refuse(403, 'You do not have permission to access this case.'),
      ),
    );
    signedInAs(aUser);
    renderApp('/app/case/42/past');
    expect(await screen.findByText('You do not have permission to access this case.')).toBeVisible();
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
