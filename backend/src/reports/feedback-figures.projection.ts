import type { FeedbackEvent } from '../feedback/public.ts';
import { projection, type Sum } from '../kernel/projecting/projection.ts';

type Counting = Extract<FeedbackEvent, { type: 'FeedbackGiven' | 'FeedbackChanged' }>;
type Rated = Pick<Counting['data'], 'feedback_type' | 'quality_score'>;

/** Ratings by the site's day. One that is changed counts on the day on which it was first given. */
export const feedbackFigures = projection<Sum, Counting>({
  name: 'feedback_figures',
  version: 1,
  indexes: [['counted']],
  search: [],
  key: (event) => (event.forgotten ? null : event.data.given_on),
  on: {
    FeedbackGiven: (doc, { data }) => rated(doc ?? { counted: data.given_on, sums: {} }, data, 1),
    FeedbackChanged: (doc, { data }) => doc && rated(rated(doc, data.before, -1), data, 1),
  },
});

function rated({ counted, sums }: Sum, { feedback_type, quality_score }: Rated, sign: 1 | -1): Sum {
  const moved = (field: string, by: number) => (sums[field] ?? 0) + sign * by;
  return {
    counted,
    sums: {
      ...sums,
      rated: moved('rated', 1),
      score: moved('score', quality_score),
      [feedback_type]: moved(feedback_type, 1),
    },
  };
}
