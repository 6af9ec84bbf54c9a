import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { DemoRequestDetails } from '@vouchwell/contract';
import type { DemoRequestStatus } from '@vouchwell/rules';
import { DemoRequestWish } from '../demo-requests/public.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import type { DemoClock } from './demo-clock.ts';
import { sampleAdmin } from './sample-contents.ts';

interface Sample {
  readonly daysAgo: number;
  readonly request: Partial<DemoRequestDetails> &
    Pick<DemoRequestDetails, 'firstName' | 'lastName' | 'company' | 'role' | 'organizationType'>;
  /** As a program fills the form in, with the field that nobody sees. */
  readonly automatic?: true;
  readonly followed?: { readonly status: DemoRequestStatus; readonly note: string };
}

/** Who asked the invented clinic's site for a demonstration, oldest first. All of them are invented. */
const samples: readonly Sample[] = [
  {
    daysAgo: 41,
    request: {
      ...{ firstName: 'Petra', lastName: 'Holloway', company: 'Larkmoor Home Health' },
      ...{ role: 'administrator', organizationType: 'home-health', teamSize: '51-100' },
      ...{ currentSolution: 'Word templates', timeframe: 'short-term' },
      painPoints: ['Time-consuming documentation', 'Payer denials'],
      message: 'We write some forty notes a week.\nCould we see how a denied one is corrected?',
    },
    followed: { status: 'closed', note: 'Shown on site. They start with two clinicians.' },
  },
  {
    daysAgo: 29,
    request: {
      ...{ firstName: 'Osric', lastName: 'Bellamy', company: 'Bellamy Mobility Supply' },
      ...{ role: 'dme-supplier', organizationType: 'dme-supplier', teamSize: '6-15' },
      ...{ phone: '555 0142', timeframe: 'immediate' },
      painPoints: ['Payer denials', 'Manual processes'],
    },
    followed: { status: 'closed', note: 'Wanted claims, which this does not send.' },
  },
  {
    daysAgo: 16,
    request: {
      ...{ firstName: 'Cheap', lastName: 'Watches', company: 'https://watches.example' },
      ...{ role: 'other', organizationType: 'other', message: 'Best price for your site!!!' },
    },
    automatic: true,
  },
  {
    daysAgo: 9,
    request: {
      ...{ firstName: 'Ines', lastName: 'Quarrie', company: 'St. Brannoc Hospital' },
      ...{ role: 'compliance-officer', organizationType: 'hospital', teamSize: '100+' },
      ...{ phone: '555 0187', timeframe: 'medium-term' },
      painPoints: ['Compliance concerns', 'Inconsistent note quality'],
      message: 'How is it proved later that nobody changed a signed note?',
    },
    followed: { status: 'contacted', note: 'Called back; sends her questions on the audit history.' },
  },
  {
    daysAgo: 2,
    request: {
      ...{ firstName: 'Tobin', lastName: 'Achterberg', company: 'Fenwick Street Practice' },
      ...{ role: 'physician', organizationType: 'private-practice', teamSize: '1-5' },
      ...{ preferredDemoType: 'self-guided', timeframe: 'exploring' },
      painPoints: ['Provider burnout'],
    },
  },
  {
    daysAgo: 0,
    request: {
      ...{ firstName: 'Marisol', lastName: 'Vantongeren', company: 'Harrow Vale Care' },
      ...{ role: 'practice-manager', organizationType: 'long-term-care', teamSize: '16-50' },
      painPoints: ['Manual processes', 'Time-consuming documentation'],
      message: 'Does it run without any connection to the internet?',
    },
  },
];

const DAY_MS = 24 * 3_600_000;
const SOON_MINUTES = 190;

/** Ends with the clock where it was put last. */
export async function addSampleDemoRequests(app: INestApplicationContext, clock: DemoClock): Promise<void> {
  const bus = app.get(CommandBus, { strict: false });
  for (const { daysAgo, request, automatic, followed } of samples) {
    clock.goTo(new Date(Date.now() - daysAgo * DAY_MS - 2 * 3_600_000));
    const asked = { request: filled(request), looks_automatic: automatic ?? false };
    const { id } = await bus.execute(
      new DemoRequestWish(NEW, { type: 'RequestDemo', ...asked }, systemActor('')),
    );
    if (!followed) continue;
    clock.pass(SOON_MINUTES);
    await bus.execute(new DemoRequestWish(id, { type: 'FollowUp', ...followed }, await sampleAdmin(app)));
  }
}

function filled(request: Sample['request']): DemoRequestDetails {
  const { firstName, lastName } = request;
  return {
    email: `${firstName}.${lastName}@visitors.example`.toLowerCase(),
    phone: null,
    teamSize: null,
    currentSolution: null,
    painPoints: [],
    timeframe: null,
    preferredDemoType: 'live',
    message: null,
    ...request,
  };
}
