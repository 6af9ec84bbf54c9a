import {
  defaultScheduler,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useMutation,
} from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { AnsweredQuestion } from '@vouchwell/rules';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { savingEvidence } from './public/evidence-queries.ts';
import { useDraft } from './use-draft.ts';
import { useUntilSaved } from './use-until-saved.ts';

/** A machine so busy that nothing is shown before the test says so. */
function heldLooks() {
  const held: (() => void)[] = [];
  notifyManager.setScheduler((look) => void held.push(look));
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
  return { show: () => act(async () => held.splice(0).forEach((look) => look())) };
}

const question: AnsweredQuestion = { fact: 'weight', item: null, answers: [{ value: 301, encounter: null }] };

it.each([
  ['saved', () => Promise.resolve()],
  ['refused', () => Promise.reject(new Error('No such question.'))],
])('what is sent and %s between two looks is on its way no more', async (_, answer) => {
  const client = new QueryClient();
  const { result } = renderHook(
    () => ({
      draft: useDraft(),
      field: useUntilSaved('kept'),
      save: useMutation({ mutationKey: savingEvidence, mutationFn: answer }),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const { show } = heldLooks();
  for (const time of [1, 2]) {
    await act(async () => {
      const { draft, field, save } = result.current;
      draft.sent(question);
      field[1]('given');
      await save.mutateAsync().catch(() => undefined);
    });
    expect([time, client.isMutating()]).toEqual([time, 0]);
    await show();
    expect([result.current.draft.questions, result.current.field[0]]).toEqual([[], 'kept']);
  }
});
