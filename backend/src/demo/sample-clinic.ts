import type { CaseRowResponse } from '@vouchwell/contract';
import type { SampleDesk } from './sample-desk.ts';
import { DEMO_PASSWORD } from './sample-people.ts';

/** An afternoon of the doctor: a letter is added to and goes out on paper and as text, and a case that was begun twice is deleted. */
export async function anAfternoon(doctor: SampleDesk): Promise<void> {
  const cases = await doctor.read<CaseRowResponse[]>('/cases?per_page=100');
  const signed = cases.find((one) => one.signed)!;
  await doctor.send('POST', `/cases/${signed.id}/addenda`, {
    text: 'The patient has told us by telephone that everything arrived and is in use.',
    password: DEMO_PASSWORD,
  });
  const recipient = { kind: 'payer', name: 'Saint Corwin plan (invented)', purpose: 'Prior authorization' };
  await doctor.send('POST', `/cases/${signed.id}/recipients`, recipient);
  await doctor.send('POST', `/cases/${signed.id}/printed`, { recipient: 1 });
  await doctor.send('POST', `/cases/${signed.id}/copied`, { what: 'text', recipient: 1 });
  const twice = await doctor.send<{ case_id: number }>('POST', '/cases/workflow', {
    patient: { id: signed.patient_id },
  });
  await doctor.send('DELETE', `/cases/${twice.case_id}`);
}

/** Somebody types the address of a screen that is not theirs. */
export const isTurnedAway = (desk: SampleDesk): Promise<void> => desk.tries('GET', '/admin/users', 403);
