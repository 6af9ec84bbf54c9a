import type { FeedbackType } from '@vouchwell/contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RatedNotesFilter } from './feedback-requests.ts';
import { feedbackLabel } from './feedback-words.ts';

function isFeedbackType(text: string | null): text is FeedbackType {
  return text !== null && Object.hasOwn(feedbackLabel, text);
}

/** Which rated notes are shown, kept in the address beside the tab. */
export function useFeedbackFilter() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const asked = params.get('feedback_type');
  const feedbackType = isFeedbackType(asked) ? asked : '';
  const filter: RatedNotesFilter = { page: Number.isSafeInteger(page) && page > 0 ? page : 1, feedbackType };
  /** A changed filter starts at its first page again. */
  const change = useCallback(
    (part: Partial<RatedNotesFilter>) => {
      const next = { feedbackType, page: 1, ...part };
      const values: Record<string, string> = { tab: 'feedback' };
      if (next.feedbackType) values['feedback_type'] = next.feedbackType;
      if (next.page > 1) values['page'] = String(next.page);
      setParams(values, { replace: true });
    },
    [setParams, feedbackType],
  );
  return { filter, change };
}
