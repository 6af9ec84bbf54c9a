import { screen, within } from '@testing-library/react';
import type { CaseReadinessResponse } from '@vouchwell/contract';
import type { CaseEvidence, Finding } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { dayText } from '../../ui/words/when.tsx';

const window_: Finding = {
  ...{ criterion: 'DAT-3', text: 'A visit.', item: null, verdict: 'not_documented', pack: null, add: null },
  ...{ evidence: [], missing: ['delivery.date'], remarks: [], until: '2026-11-01', sources: [] },
};

function open(
  evidence: Partial<CaseEvidence>,
  findings: readonly Finding[] = [],
  of: Parameters<typeof aCase>[0] = {},
) {
  server.use(
    http.get(api('/cases/42/evidence'), () =>
      HttpResponse.json({
        ...{ case_id: 42, revision: 6, encounters: [], questions: [], delivered: [], ...evidence },
      }),
    ),
    http.get(api('/cases/42/readiness'), () =>
      HttpResponse.json({
        ...{
          case_id: 42,
          revision: 6,
          standing: 'not_documented',
          questions: [],
          told: [],
          seen: [],
          answered: [],
          ordered: null,
          judged: null,
        },
        readiness: { day: '2026-07-01', packs: [], findings },
      } satisfies CaseReadinessResponse),
    ),
    ...new CaseBackend(aCase(of)).handlers(),
  );
  signedInAs(aUser);
  renderApp('/app/case/42');
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('lists the days of a case in their order, with the windows of those not known', async () => {
  open(
    {
      encounters: [
        {
          ...{ id: 1, date: '2026-05-01', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
          ...{ conditions: [], findings: '', signed: false },
        },
      ],
      questions: [{ fact: 'order.date', item: null, answers: [{ value: '2026-06-01', encounter: null }] }],
    },
    [window_],
  );
  const dates = within(await screen.findByRole('region', { name: 'Dates' }));
  expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${dayText('2026-05-01')}Visit: Dr. Jo Park, in person, not signed`,
    `${dayText('2026-06-01')}Ordered`,
    `${dayText('2026-07-01')}Today`,
    `${dayText('2026-11-01')}Deliver untilDAT-3`,
  ]);
});

it('tells a signed case as of its signature', async () => {
  open(
    {
      questions: [{ fact: 'order.date', item: null, answers: [{ value: '2026-06-01', encounter: null }] }],
    },
    [],
    { signed: true, signed_at: '2026-07-01T10:00:00.000Z' },
  );
  const dates = within(await screen.findByRole('region', { name: 'Dates' }));
  expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${dayText('2026-06-01')}Ordered`,
    `${dayText('2026-07-01')}Case signed`,
  ]);
});

it('names the rule that a day does not meet', async () => {
  const refused: Finding = {
    ...{ ...window_, criterion: 'DAT-2', verdict: 'not_met', until: null },
    evidence: [{ fact: 'delivery.date', encounter: null }],
  };
  const unread: Finding = {
    ...{ ...refused, criterion: 'DAT-6' },
    sources: [
      {
        ...{ id: 'L1', title: 'A text', section: null, read_as_of: null },
        ...{ effective_from: null, effective_to: null, confidence: 'unverified' },
      },
    ],
  };
  open(
    {
      questions: [{ fact: 'delivery.date', item: null, answers: [{ value: '2026-08-01', encounter: null }] }],
    },
    [refused, unread],
  );
  const dates = within(await screen.findByRole('region', { name: 'Dates' }));
  expect(dates.getByText('Planned')).toBeVisible();
  expect(dates.getByText('Not as DAT-2, DAT-6 (unverified rule) asks')).toBeVisible();
});

it('a case that knows no day has no timeline', async () => {
  open({});
  await screen.findByRole('region', { name: 'Readiness' });
  expect(screen.queryByRole('region', { name: 'Dates' })).toBeNull();
});
