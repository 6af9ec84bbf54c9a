import { setTimeout as pause } from 'node:timers/promises';
import type { AlertsResponse, LogVerificationResponse, PatientResponse } from '@vouchwell/contract';
import type { SampleDesk } from './sample-desk.ts';
import { CURIOUS_NAME } from './sample-people.ts';

const POLL_MS = 20;

/** Somebody searches for their own family name, and then for one of those whom that shows after the other. */
export async function relatives(curious: SampleDesk): Promise<void> {
  for (const { mrn } of await curious.read<PatientResponse[]>(`/patients?query=${CURIOUS_NAME}`))
    await curious.read(`/patients?query=${mrn}`);
}

/** What the compliance officer decides of the alerts; the last one stays open. */
const decisions = [
  ['looked-at', {}],
  ['explained', { explanation: 'task', by: 'Jun Tanaka' }],
  ['recorded', { incident: 'P-2026-004' }],
] as const;

/** Looks that nobody explained are looked into, and what is asked every week is kept under a name. */
export async function looksInto(officer: SampleDesk): Promise<void> {
  const { alerts } = await officer.read<AlertsResponse>('/audit/alerts?rule=same_name');
  for (const [place, [decision, body]] of decisions.entries())
    await officer.send('POST', `/audit/alerts/${alerts[place]!.id}/${decision}`, body);
  for (const [name, asked] of [
    ['Looks that nothing explains', { why: 'none' }],
    ['What left the house', { action: 'export,print,copy' }],
  ] as const)
    await officer.send('POST', '/audit/views', { name, asked });
}

/** All that was recorded is compared with its hashes: what the start of a demonstration found was an empty log. */
export async function comparesTheLog(officer: SampleDesk): Promise<void> {
  await officer.send('POST', '/audit/verify', { everything: true });
  while ((await officer.read<LogVerificationResponse>('/audit/verify')).running) await pause(POLL_MS);
}
