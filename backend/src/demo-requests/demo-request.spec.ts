import type { DemoRequestDetails } from '@vouchwell/contract';
import type { Logger } from 'pino';
import { kernel } from '../testing/boxes.ts';
import { killedBehind } from '../testing/cut.ts';
import { given } from '../testing/given.ts';
import { DemoRequestClearing } from './demo-request-clearing.ts';
import { demoRequestDecider } from './demo-request.decider.ts';
import {
  type DemoRequestEvent,
  demoRequestEvents,
  demoRequestStream,
  demoRequestSubject,
} from './demo-request.events.ts';
import { demoRequestKeyWorkflow } from './demo-request-key.workflow.ts';

const request: DemoRequestDetails = {
  firstName: 'Rosa',
  lastName: 'Lind',
  email: 'rosa.lind@example.org',
  phone: null,
  company: 'Birchwood Medical',
  role: 'practice-manager',
  organizationType: 'clinic',
  teamSize: null,
  currentSolution: null,
  painPoints: ['Payer denials'],
  timeframe: null,
  preferredDemoType: 'live',
  message: null,
};
const subject = demoRequestSubject(4);
const asked = { type: 'RequestDemo', request, looks_automatic: false, subject } as const;
const requested: DemoRequestEvent = {
  type: 'DemoRequested',
  data: { request, looks_automatic: false },
  subject,
};
const contacted: DemoRequestEvent = {
  type: 'DemoRequestStatusSet',
  data: { status: 'contacted' },
  subject,
};
const noted: DemoRequestEvent = { type: 'DemoRequestNoted', data: { note: 'Called back.' }, subject };
const erased: DemoRequestEvent = { type: 'DemoRequestErased', data: {} };

test('who asks is sealed under a key of the request, and asked once', () => {
  given(demoRequestDecider).when(asked).then(requested);
  given(demoRequestDecider, requested).when(asked).refused('demo_request_exists');
});

test('status and note are set, each for itself, and what stands is not written again', () => {
  const followUp = { type: 'FollowUp', subject } as const;
  const both = { ...followUp, status: 'contacted', note: 'Called back.' } as const;
  given(demoRequestDecider, requested).when(both).then(contacted, noted);
  given(demoRequestDecider, requested, contacted, noted).when(both).then();
  given(demoRequestDecider, requested, contacted, noted).when(followUp).then();
  given(demoRequestDecider, requested, noted)
    .when({ ...followUp, note: null })
    .then({ type: 'DemoRequestNoted', data: { note: null }, subject });
  given(demoRequestDecider).when(both).refused('demo_request_missing');
});

test('what is erased takes nothing more; a second erasure finds it done', () => {
  const erase = { type: 'EraseDemoRequest' } as const;
  given(demoRequestDecider, requested).when(erase).then(erased);
  given(demoRequestDecider, requested, erased).when(erase).then();
  given(demoRequestDecider, requested, erased)
    .when({ type: 'FollowUp', status: 'closed', subject })
    .refused('demo_request_missing');
  given(demoRequestDecider).when(erase).refused('demo_request_missing');
});

test('a request that is erased loses its key, once', () => {
  given(demoRequestKeyWorkflow, requested).when({ key: true }).then();
  given(demoRequestKeyWorkflow, requested, erased).when({ key: true }).then({ type: 'DestroyKey' });
  given(demoRequestKeyWorkflow, requested, erased).when({ key: false }).then();
});

test('a start ends the key that a killed process left, and no other', async () => {
  const site = await kernel({ vocabularies: [demoRequestEvents] as never, projections: [] });
  const told: string[] = [];
  const logger = { warn: (line: string) => told.push(line) } as unknown as Logger;
  const start = (keys: typeof site.keys) =>
    new DemoRequestClearing(site.commit, keys, logger).onApplicationBootstrap();
  for (const id of [4, 5]) {
    await site.append(demoRequestStream(id), { ...requested, subject: demoRequestSubject(id) });
  }
  await site.append(demoRequestStream(4), erased);
  await start(killedBehind(0)(site.keys, 'destroy'));
  expect(told).toEqual(['What is due for demo request 4 could not be done: killed']);
  expect(await site.keys.standingOf('demo-request')).toEqual([4, 5]);
  await start(site.keys);
  await start(site.keys);
  expect(await site.keys.standingOf('demo-request')).toEqual([5]);
  await site.close();
});
