import { OutcomeUnknownError, UnavailableError } from '../../kernel/log/event-log.port.ts';
import { asProblem } from './as-problem.ts';

test.each([
  ['GET', 'unavailable'],
  ['HEAD', 'unavailable'],
  ['POST', 'outcome_unknown'],
  ['PUT', 'outcome_unknown'],
  ['DELETE', 'outcome_unknown'],
])(
  'whoever asks by %s is told of an unknown outcome “%s”: who only reads has nothing to save',
  (method, code) => {
    const lost = new OutcomeUnknownError('lost');
    expect(asProblem(lost, `${method} /cases/:id`)).toMatchObject({ kind: 'unavailable', code });
    expect(asProblem(new UnavailableError('away'), `${method} /cases/:id`)?.code).toBe('unavailable');
  },
);
