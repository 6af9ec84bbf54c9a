import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const FAILED = 'Failed to submit feedback. Please try again.';

const THANKS = 'Thank you for your feedback.';

function open(message = THANKS) {
  const sent: unknown[] = [];
  server.use(
    ...new CaseBackend(aCase()).handlers(),
    http.post(api('/rag/feedback'), async ({ request }) => {
      sent.push(await request.json());
      const saved = { success: true, feedback_id: 1, content_id: null, message };
      return HttpResponse.json(saved, { status: 201 });
    }),
  );
  signedInAs(aUser);
  return { sent, ...renderApp('/app/user-workflow/note?caseId=42') };
}

const fails = () => server.use(http.post(api('/rag/feedback'), () => refuse(500, 'Broken'), { once: true }));
const box = async () => within(await screen.findByRole('region', { name: 'Feedback on this note' }));

describe('the feedback box', () => {
  it.each([
    ['Good note', { feedback_type: 'positive', quality_score: 4, should_add_to_rag: true }],
    ['Needs work', { feedback_type: 'negative', quality_score: 2, should_add_to_rag: false }],
  ])('takes %s with one press and becomes a thank-you', async (button, expected) => {
    const { user, sent } = open();
    const shown = await box();
    await user.click(shown.getByRole('button', { name: button }));
    const thanks = await screen.findByText(THANKS);
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(sent).toEqual([expect.objectContaining({ note_id: 5, case_id: 42, ...expected })]);
    expect(screen.queryByRole('button', { name: 'Detailed feedback' })).not.toBeInTheDocument();
  });

  it('sends what was thought in detail', async () => {
    const { user, sent } = open('Thank you. An admin decides on it.');
    const shown = await box();
    await user.click(shown.getByRole('button', { name: 'Detailed feedback' }));
    await user.click(shown.getByRole('button', { name: 'Send feedback' }));
    expect(shown.getByText('Choose a score from 1 to 5.')).toBeVisible();
    await user.click(shown.getByRole('radio', { name: /^5/ }));
    await user.click(shown.getByRole('checkbox', { name: 'Grammar' }));
    await user.click(shown.getByRole('checkbox', { name: 'Compliance' }));
    await user.type(shown.getByLabelText('Comments'), 'Reads well.');
    await user.click(shown.getByRole('checkbox', { name: 'Add this note to the examples' }));
    await user.click(shown.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByText('Thank you. An admin decides on it.')).toBeVisible();
    expect(sent).toEqual([
      {
        note_id: 5,
        case_id: 42,
        feedback_type: 'positive',
        quality_score: 5,
        comments: 'Reads well.',
        specific_issues: { grammar: true, accuracy: false, completeness: false, compliance: true },
        should_add_to_rag: true,
        should_exclude_from_rag: false,
      },
    ]);
  });

  it('offers the examples from 4 and the pattern to avoid up to 2', async () => {
    const { user } = open();
    const shown = await box();
    await user.click(shown.getByRole('button', { name: 'Detailed feedback' }));
    const offered = async (score: number) => {
      await user.click(shown.getByRole('radio', { name: new RegExp(`^${score}`) }));
      return [
        shown.queryByRole('checkbox', { name: 'Add this note to the examples' }) !== null,
        shown.queryByRole('checkbox', { name: 'Avoid this pattern in future notes' }) !== null,
      ];
    };
    expect(shown.queryByRole('checkbox', { name: 'Add this note to the examples' })).toBeNull();
    for (const [score, add, avoid] of [
      [1, false, true],
      [2, false, true],
      [3, false, false],
      [4, true, false],
      [5, true, false],
    ] as const) {
      expect(await offered(score)).toEqual([add, avoid]);
    }
  });

  it('says when it could not be sent, and keeps what was typed, also over a reload', async () => {
    const { user, sent } = open();
    const shown = await box();
    await user.click(shown.getByRole('button', { name: 'Detailed feedback' }));
    await user.click(shown.getByRole('radio', { name: /^2/ }));
    await user.click(shown.getByRole('checkbox', { name: 'Avoid this pattern in future notes' }));
    await user.type(shown.getByLabelText('Comments'), 'Wrong dose.');
    fails();
    await user.click(shown.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(shown.getByLabelText('Comments')).toHaveValue('Wrong dose.');
    cleanup();
    const again = renderApp('/app/user-workflow/note?caseId=42');
    const reloaded = await box();
    expect(reloaded.getByLabelText('Comments')).toHaveValue('Wrong dose.');
    await again.user.click(reloaded.getByRole('button', { name: 'Send feedback' }));
    await screen.findByText(THANKS);
    expect(sent).toEqual([
      expect.objectContaining({
        quality_score: 2,
        comments: 'Wrong dose.',
        should_exclude_from_rag: true,
      }),
    ]);
  });

  it('says when quick feedback could not be sent, and can be tried again', async () => {
    const { user, sent } = open();
    fails();
    const shown = await box();
    await user.click(shown.getByRole('button', { name: 'Good note' }));
    expect(await screen.findByText(FAILED)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Good note' }));
    await screen.findByText(THANKS);
    await waitFor(() => expect(screen.queryByText(FAILED)).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
  });
});
