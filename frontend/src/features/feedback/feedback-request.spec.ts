import { describe, expect, it } from 'vitest';
import { detailedFeedback, emptyDetailed, quickFeedback, type Detailed } from './feedback-request.ts';

const rated = { note_id: 5, case_id: 42 };
const noIssues = { grammar: false, accuracy: false, completeness: false, compliance: false };

describe('quick feedback', () => {
  it('is 4 and an example where it is positive', () => {
    expect(quickFeedback(rated, 'positive')).toEqual({
      note_id: 5,
      case_id: 42,
      feedback_type: 'positive',
      quality_score: 4,
      comments: 'Quick positive feedback',
      specific_issues: noIssues,
      should_add_to_rag: true,
      should_exclude_from_rag: false,
    });
  });

  it('is 2 and nothing more where it is negative', () => {
    expect(quickFeedback(rated, 'negative')).toMatchObject({
      feedback_type: 'negative',
      quality_score: 2,
      comments: 'Quick negative feedback',
      should_add_to_rag: false,
      should_exclude_from_rag: false,
    });
  });
});

describe('detailed feedback', () => {
  const both: Detailed = { ...emptyDetailed, addToExamples: true, avoidPattern: true };

  it.each([
    [1, 'negative', false, true],
    [2, 'negative', false, true],
    [3, 'neutral', false, false],
    [4, 'positive', true, false],
    [5, 'positive', true, false],
  ])('of %i is %s; what its score does not allow does not count', (score, type, add, exclude) => {
    expect(detailedFeedback(rated, score, both)).toMatchObject({
      feedback_type: type,
      quality_score: score,
      should_add_to_rag: add,
      should_exclude_from_rag: exclude,
    });
  });

  it('carries the comments and the issues that were ticked', () => {
    const form: Detailed = { ...emptyDetailed, comments: ' Too long. ', issues: ['accuracy', 'compliance'] };
    expect(detailedFeedback(rated, 3, form)).toMatchObject({
      comments: 'Too long.',
      specific_issues: { ...noIssues, accuracy: true, compliance: true },
    });
  });
});
