import { Writable } from 'node:stream';
import pino from 'pino';
import type { PatientResponse } from '@vouchwell/contract';
import type { AccessEvent } from '../kernel/access/access.events.ts';
import type { StoredEvent } from '../kernel/log/event-log.port.ts';
import { routesOf } from '../http/routes/routes.fixture.ts';
import { startApp } from './app.ts';

/** Words that stand nowhere but in one patient's data. */
export const canary = {
  first_name: 'Zebediah',
  last_name: 'Quillfeather',
  dob: '1931-07-09',
  mrn: 'CANARY-77',
  address: '77 Parakeet Lane',
  phone: '555-0177',
};
const NOTE = 'Finchsong attests the need.';
export const CANARY_WORDS =
  /zebediah|quillfeather|1931-07-09|canary-77|parakeet|555-0177|finchsong|n39\.41|nightjar/i;

export type Disclosure = Extract<AccessEvent, { type: 'PatientDataDisclosed' }>['data'];

/** What of events tells that a patient was shown, and to whom. */
export const disclosuresIn = (events: readonly StoredEvent[]) =>
  events
    .filter(({ type }) => type === 'PatientDataDisclosed' || type === 'AuditRead')
    .map(({ data, metadata }) => ({
      ...(data as unknown as Disclosure),
      by: (metadata['actor'] as { username: string }).username,
    }));

/**
 * A server with one patient whose words are known, their case with a note that was rated, and whoever asks for them. For
 * tests only.
 */
export async function openCanaryDesk() {
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const app = await startApp({ logger: pino({ level: 'trace', base: null }, stream) });
  const user = await app.newUser();
  const admin = await app.admin();
  const { body } = await user.post('/patients').send(canary).expect(201);
  const patientId = (body as PatientResponse).id;
  const content = {
    diagnoses: [{ code: 'N39.41' }],
    items: [{ item: 'Nightjar brief', quantity: 2, justification: 'Nightjar' }],
    provider: { name: 'Dr. Nightjar', npi: '1234567893', date_signed: '2026-01-02' },
  };
  const opened = await user
    .post('/cases/workflow')
    .send({ patient: { id: patientId }, ...content })
    .expect(201);
  const caseId = (opened.body as { case_id: number }).case_id;
  const note = await user.post(`/cases/${caseId}/generate_note`).send({});
  const { note_id } = note.body as { note_id: number };
  const naming = { note_text: 'Zebediah Quillfeather needs 2 Nightjar briefs.' };
  await user.put(`/cases/${caseId}/notes/${note_id}`).send(naming).expect(200);
  // While it still names the patient. The first feedback is number 1, as is the case.
  const rating = { feedback_type: 'positive', quality_score: 5, should_add_to_rag: true };
  await user
    .post('/rag/feedback')
    .send({ case_id: caseId, note_id, ...rating, comments: 'Nightjar' })
    .expect(201);
  await user.put(`/cases/${caseId}/notes/${note_id}`).send({ note_text: NOTE }).expect(200);
  await admin.post(`/patients/${patientId}/hold`).send({ reason: 'Court case' }).expect(200);

  const everything = () => app.engines.log.readAll(null, 10_000);
  const accesses = async () => (await everything()).filter((event) => event.stream.startsWith('access-'));
  return {
    ...{ app, user, admin, patientId, caseId, everything },
    /** Lines of the server's own log. */
    logged,
    /** But GET /live, which never ends; live.api.spec.ts reads what it tells. */
    getRoutes: () => routesOf(app.nest).filter((route) => route.startsWith('GET ') && route !== 'GET /live'),
    /** Of a GET route, on the case that is there. */
    addressOf: (route: string): string =>
      route.slice(4).replace(':id', String(caseId)).replace(':change', '1').replace(':kind', 'month'),
    /** The access events that a piece of work left. */
    async leftBy(work: () => Promise<unknown>): Promise<(StoredEvent & { data: unknown })[]> {
      const before = (await accesses()).length;
      await work();
      return (await accesses()).slice(before);
    },
  };
}

export type CanaryDesk = Awaited<ReturnType<typeof openCanaryDesk>>;
