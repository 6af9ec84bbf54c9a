import { globSync } from 'node:fs';
import type { HeardByAi } from './ai/models/model-pace.projection.ts';
import type { CaseEvent } from './cases/record/case.events.ts';
import type { FeedbackEvent } from './feedback/feedback.events.ts';
import { features } from './features.ts';
import type { HeardByLibrary } from './library/contents/library-tally.projection.ts';
import type { HeardByProviderTemplates } from './provider-templates/provider-template.projections.ts';
import type { SecondFactorEvent } from './second-factor/second-factor.events.ts';
import type { HeardByUsers } from './users/account/user.projections.ts';

type Said<Heard extends { type: string }, All> = Extract<All, { type: Heard['type'] }>;
/** That this compiles says it: an event is told at least what is heard of it, and none that is heard is missing. */
const tells = <Heard extends { type: string }, All extends { type: string }>(
  _: Heard['type'] extends All['type'] ? (Said<Heard, All> extends Heard ? 'all' : never) : never,
) => undefined;

test('what a feature hears of those that stand on it is what they say', () => {
  tells<HeardByUsers, CaseEvent | SecondFactorEvent>('all');
  tells<HeardByAi, CaseEvent>('all');
  tells<HeardByProviderTemplates, CaseEvent>('all');
  tells<HeardByLibrary, CaseEvent | FeedbackEvent>('all');
  // @ts-expect-error what feedback says is not all that the library hears
  tells<HeardByLibrary, FeedbackEvent>('all');
});

const exported = async (pattern: string, is: (value: object) => boolean): Promise<object[]> => {
  const files = globSync(pattern, { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(0);
  const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<object>));
  const values = modules.flatMap((module) => Object.values(module) as unknown[]);
  return values.filter((value): value is object => typeof value === 'object' && value !== null && is(value));
};

/** The audit's is made of what the others tell, so that its declaration is a function. */
const namesOf = (declared: readonly object[]) =>
  new Set(declared.map((one) => (one as { name: string }).name));

describe('nothing is left out:', () => {
  const streams = features.flatMap((one) => Object.values(one.streams));

  test('every feature is a part of the product', async () => {
    const declared = await exported('*/*.feature.ts', (value) => 'streams' in value);
    expect(namesOf(features)).toEqual(namesOf([...declared, { name: 'audit' }]));
  });

  test('every catalogue of events belongs to a stream', async () => {
    const declared = await exported(
      '!(kernel|testing)/**/*.{events,vocabulary}.ts',
      (value) => 'sentences' in value,
    );
    expect(new Set(streams.map(({ events }) => events))).toEqual(new Set(declared));
  });

  test('every decider belongs to a stream', async () => {
    const declared = await exported('!(kernel|testing)/**/*.decider.ts', (value) => 'decide' in value);
    expect(new Set(streams.map(({ decider }) => decider))).toEqual(new Set(declared));
  });

  test('every read model belongs to a feature', async () => {
    const declared = await exported(
      '!(kernel|testing)/**/*.projection{s,}.ts',
      (value) => 'on' in value && 'indexes' in value,
    );
    expect(namesOf(features.flatMap((one) => one.projections))).toEqual(namesOf(declared));
  });
});
