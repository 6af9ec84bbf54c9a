import type { DemoRequestResponse } from '@vouchwell/contract';
import { demoRequestStatuses, demoRoles, demoTypes, organizationTypes, timeframes } from '@vouchwell/rules';
import type { FollowUp } from './demo-request-requests.ts';

export const senderName = ({ request }: DemoRequestResponse): string =>
  `${request.firstName} ${request.lastName}`;

/** What was said, a name and a value each; null: not said. */
export function requestFacts({ request }: DemoRequestResponse) {
  return [
    { label: 'Email', value: request.email },
    { label: 'Phone', value: request.phone },
    { label: 'Organization name', value: request.company },
    { label: 'Organization type', value: organizationTypes[request.organizationType] },
    { label: 'Role', value: demoRoles[request.role] },
    { label: 'Team size', value: request.teamSize },
    { label: 'Timeframe', value: request.timeframe && timeframes[request.timeframe] },
    { label: 'Preferred demo type', value: demoTypes[request.preferredDemoType] },
    { label: 'Current solution', value: request.currentSolution },
    { label: 'Pain points', value: request.painPoints.join(', ') },
  ];
}

export const valuesOf = ({ status, note }: DemoRequestResponse): FollowUp => ({ status, note: note ?? '' });

/** A line for each field: two versions are compared by them. */
export const wordsOf = ({ status, note }: FollowUp) => `${demoRequestStatuses[status]}\n${note}`;
