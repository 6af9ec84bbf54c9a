import type { AnsweredQuestion } from '@vouchwell/rules';
import { useState } from 'react';
import { useSettled } from './use-settled.ts';

/** What is answered to questions and not saved yet. */
export interface Draft {
  readonly questions: readonly AnsweredQuestion[];
  /** As it stands in its field. `kept`: as it was saved last. */
  readonly typed: (question: AnsweredQuestion, kept: readonly unknown[]) => void;
  /** It is on its way. */
  readonly sent: (question: AnsweredQuestion) => void;
}

interface Unsaved {
  readonly question: AnsweredQuestion;
  readonly isSent: boolean;
}

const keyOf = ({ fact, item }: AnsweredQuestion) => JSON.stringify([fact, item]);

/** What was sent stands until all that is on its way is saved or refused, and was read again: then the server’s word does. */
export function useDraft(): Draft {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const settled = useSettled();
  const [before, setBefore] = useState(settled);
  if (before !== settled) {
    setBefore(settled);
    if (settled !== null) setUnsaved(new Map([...unsaved].filter(([, { isSent }]) => !isSent)));
  }
  const put = (question: AnsweredQuestion, isSent: boolean) =>
    setUnsaved((all) => new Map([...all, [keyOf(question), { question, isSent }]]));
  const drop = (question: AnsweredQuestion) =>
    setUnsaved((all) => new Map([...all].filter(([key]) => key !== keyOf(question))));
  return {
    questions: [...unsaved.values()].map(({ question }) => question),
    typed: (question, kept) =>
      JSON.stringify(question.answers) === JSON.stringify(kept) ? drop(question) : put(question, false),
    sent: (question) => put(question, true),
  };
}
