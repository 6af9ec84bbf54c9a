import { given } from '../testing/given.ts';
import { entryWorkflow } from './entry.workflow.ts';
import { type FeedbackCommand, feedbackDecider, needsEntry } from './feedback.decider.ts';
import {
  type EntryKind,
  feedbackEvents,
  type FeedbackEvent,
  type RatedNote,
  type Rating,
} from './feedback.events.ts';
import { evolveFeedback, type FeedbackState } from './feedback.state.ts';

const note: RatedNote = {
  case_id: 3,
  patient_id: 7,
  patient_name: 'Ana Ramírez',
  note_id: 11,
  note_version: 2,
  note_content: 'Ana needs briefs.',
  contents: [1, 4],
};
const good: Rating = { feedback_type: 'positive', quality_score: 4, comments: null, issues: [] };
const bad: Rating = { feedback_type: 'negative', quality_score: 2, comments: 'Wrong.', issues: ['accuracy'] };
const entry = (kind: EntryKind, content_id: number) => ({
  kind,
  content_id,
  title: 'From a rated note',
  category: 'incontinence' as const,
  text: { sealed: 'c2VhbGVk' },
});
const sample = entry('sample', 12);
const avoid = entry('avoid', 13);

type Rate = Partial<Extract<FeedbackCommand, { type: 'RateNote' }>>;
const rate = (rating: Rating, more: Rate = {}): FeedbackCommand => ({
  type: 'RateNote',
  note,
  rating,
  asked: null,
  suggestion: null,
  today: '2026-11-21',
  ...more,
});
const asSample = { asked: 'sample', suggestion: sample } as const;
const asAvoid = { asked: 'avoid', suggestion: avoid } as const;
const givenEvent = (rating: Rating, asked: typeof sample | null = null): FeedbackEvent => ({
  type: 'FeedbackGiven',
  data: { ...note, ...rating, given_on: '2026-11-21', entry: asked },
  subject: 7,
});
const { feedback_type, quality_score } = good;
type Changed = Extract<FeedbackEvent, { type: 'FeedbackChanged' }>;
const changed = (rating: Rating, more: Partial<Changed['data']> = {}): FeedbackEvent => ({
  type: 'FeedbackChanged',
  data: {
    ...rating,
    before: { feedback_type, quality_score },
    contents: [1, 4],
    given_on: '2026-11-21',
    entry: null,
    withdrawn: null,
    ...more,
  },
  subject: 7,
});
const decide = (decision: 'approved' | 'rejected'): FeedbackCommand => ({
  type: 'DecideEntry',
  decision,
  today: '2026-11-22',
});
const decided = (
  decision: 'approved' | 'rejected',
  content_id = 12,
  kind: EntryKind = 'sample',
): FeedbackEvent => ({
  type: 'EntryDecided',
  data: { content_id, kind, decision, decided_on: '2026-11-22' },
  subject: 7,
});
const settled = (content_id: number): FeedbackEvent => ({
  type: 'EntrySettled',
  data: { content_id },
  subject: 7,
});
const state = (...events: FeedbackEvent[]) =>
  events.reduce<FeedbackState>((one, event) => evolveFeedback(one, event), feedbackDecider.initial);

describe('rating', () => {
  test('states the note as it stood, and is sealed under its patient', () => {
    given(feedbackDecider).when(rate(good)).then(givenEvent(good));
  });

  test('said again it is nothing new', () => {
    given(feedbackDecider, givenEvent(good)).when(rate(good)).then();
    given(feedbackDecider, givenEvent(good, sample), settled(12)).when(rate(good, asSample)).then();
  });

  test('otherwise it changes what was said, and tells what that was', () => {
    given(feedbackDecider, givenEvent(good))
      .when(rate(bad, { today: '2026-12-01' }))
      .then(changed(bad));
  });

  test.each([
    [1, 'sample'],
    [3, 'sample'],
    [3, 'avoid'],
    [5, 'avoid'],
  ] as const)('with %d asks for no %s', (score, asked) => {
    const rating = { ...good, quality_score: score };
    const command = rate(rating, { asked, suggestion: { ...sample, kind: asked } });
    given(feedbackDecider).when(command).refused('feedback_score');
    given(feedbackDecider, givenEvent(good)).when(command).refused('feedback_score');
  });

  test.each([
    [4, 'sample'],
    [5, 'sample'],
    [1, 'avoid'],
    [2, 'avoid'],
  ] as const)('with %d may ask for one: %s', (score, asked) => {
    const rating = { ...good, quality_score: score };
    const suggestion = { ...sample, kind: asked };
    given(feedbackDecider).when(rate(rating, { asked, suggestion })).then(givenEvent(rating, suggestion));
  });
});

describe('the entry it asks for', () => {
  test('is added by a later rating, kept by one that asks again', () => {
    given(feedbackDecider, givenEvent(good))
      .when(rate({ ...good, quality_score: 5 }, asSample))
      .then(changed({ ...good, quality_score: 5 }, { entry: sample }));
    given(feedbackDecider, givenEvent(good, sample))
      .when(rate({ ...good, quality_score: 5 }, { asked: 'sample' }))
      .then(changed({ ...good, quality_score: 5 }, { entry: sample }));
  });

  test('is withdrawn by one that does not ask, or asks for the other kind', () => {
    given(feedbackDecider, givenEvent(good, sample))
      .when(rate(bad))
      .then(changed(bad, { withdrawn: 12 }));
    given(feedbackDecider, givenEvent(good, sample))
      .when(rate(bad, asAvoid))
      .then(changed(bad, { withdrawn: 12, entry: avoid }));
  });

  test.each(['approved', 'rejected'] as const)('stays as it was decided: %s', (decision) => {
    given(feedbackDecider, givenEvent(good, sample), decided(decision))
      .when(rate(bad, asAvoid))
      .then(changed(bad, { entry: decision === 'rejected' ? { ...sample, text: null } : sample }));
    expect(needsEntry(state(givenEvent(good, sample), decided(decision)), 'avoid')).toBe(false);
  });

  test('a rating that needs one without knowing so is asked again', () => {
    given(feedbackDecider)
      .when(rate(good, { asked: 'sample' }))
      .refused('changed_meanwhile');
  });
});

describe('deciding', () => {
  test.each(['approved', 'rejected'] as const)('%s', (decision) => {
    given(feedbackDecider, givenEvent(good, sample)).when(decide(decision)).then(decided(decision));
    given(feedbackDecider, givenEvent(good, sample), decided(decision)).when(decide(decision)).then();
  });

  test('once', () => {
    given(feedbackDecider, givenEvent(good, sample), decided('rejected'))
      .when(decide('approved'))
      .refused('entry_decided', 'This library entry was already rejected.');
  });

  test('only where there is something', () => {
    given(feedbackDecider).when(decide('approved')).refused('feedback_missing', 'Feedback not found.');
    given(feedbackDecider, givenEvent(good)).when(decide('approved')).refused('entry_missing');
    given(feedbackDecider, givenEvent(good, sample), changed(bad, { withdrawn: 12 }))
      .when(decide('approved'))
      .refused('entry_missing');
  });
});

describe('where the library is to stand', () => {
  test.each<[string, FeedbackEvent[], object[]]>([
    ['asked for', [givenEvent(good, sample)], [{ content_id: 12, target: 'present' }]],
    ['there', [givenEvent(good, sample), settled(12)], []],
    [
      'approved before it was there',
      [givenEvent(good, sample), decided('approved')],
      [{ content_id: 12, target: 'active' }],
    ],
    [
      'rejected',
      [givenEvent(good, sample), settled(12), decided('rejected')],
      [{ content_id: 12, target: 'absent' }],
    ],
    [
      'withdrawn for another',
      [givenEvent(good, sample), changed(bad, { withdrawn: 12, entry: avoid })],
      [
        { content_id: 12, target: 'absent' },
        { content_id: 13, target: 'present' },
      ],
    ],
  ])('%s', (_, events, unsettled) => {
    expect(state(...events)).toMatchObject({ unsettled });
  });

  test('is settled, but not what was decided otherwise meanwhile', () => {
    const present = { content_id: 12, target: 'present' } as const;
    const settle = { type: 'SettleEntries', settled: [present] } as const;
    given(feedbackDecider, givenEvent(good, sample)).when(settle).then(settled(12));
    given(feedbackDecider, givenEvent(good, sample), settled(12)).when(settle).then();
    given(feedbackDecider, givenEvent(good, sample), decided('approved')).when(settle).then();
  });
});

test('an auditor reads no comment, no name and no text', () => {
  const read = [
    feedbackEvents.sentences.FeedbackGiven({ ...note, ...bad, given_on: '2026-11-21', entry: avoid }),
    feedbackEvents.sentences.FeedbackChanged(changed(bad, { withdrawn: 12 }).data as Changed['data']),
  ];
  expect(read).toEqual([
    'rated note 11 with 2 of 5 and suggested it as one to avoid',
    'changed a rating to 2 of 5, and withdrew a suggestion',
  ]);
});

describe('the library', () => {
  const follows = (...events: FeedbackEvent[]) => given(entryWorkflow, ...events).when(undefined);
  const placing = (of: typeof sample, state: 'pending' | 'approved' = 'pending', quality_score = 4) =>
    ({
      type: 'PlaceSuggestion',
      entry: { ...of, state },
      quality_score,
      isApproved: state === 'approved',
    }) as const;
  const settling = (content_id: number, target: 'present' | 'active' | 'absent') =>
    ({ type: 'SettleEntries', settled: [{ content_id, target }] }) as const;
  const removing = (content_id: number) => ({ type: 'RemoveSuggestion', content_id }) as const;

  test('has nothing to do for a rating alone', () => {
    follows().then();
    follows(givenEvent(good)).then();
  });

  test('holds what was suggested, and then it is settled', () => {
    follows(givenEvent(good, sample)).then(placing(sample), settling(12, 'present'));
    follows(givenEvent(good, sample), settled(12)).then();
  });

  test('uses what was approved, and loses what was rejected, whatever was not settled before', () => {
    follows(givenEvent(good, sample), decided('approved')).then(
      placing(sample, 'approved'),
      settling(12, 'active'),
    );
    follows(givenEvent(good, sample), settled(12), decided('rejected')).then(
      removing(12),
      settling(12, 'absent'),
    );
    follows(givenEvent(good, sample), decided('rejected'), settled(12)).then();
  });

  test('loses what was withdrawn and holds what took its place', () => {
    follows(givenEvent(good, sample), settled(12), changed(bad, { entry: avoid, withdrawn: 12 })).then(
      removing(12),
      placing(avoid, 'pending', 2),
      {
        type: 'SettleEntries',
        settled: [
          { content_id: 12, target: 'absent' },
          { content_id: 13, target: 'present' },
        ],
      },
    );
  });
});
