import type TestAgent from 'supertest/lib/agent.js';

/** Words that stand nowhere but in one patient's case, its note or what is said of it. */
const CANARY = {
  first_name: 'Zebediah',
  last_name: 'Quillfeather',
  dob: '1931-07-09',
  gender: 'male',
  mrn: 'CANARY-770012',
  address: '77 Parakeet Lane, Nightjar Falls, CO 80202',
  phone: '303-555-0177',
};
export const CANARY_WORDS =
  /zebediah|quillfeather|1931-07-09|july 9, 1931|770012|parakeet|nightjar|303-555-0177|finchsong|wrenlike|1234567893/i;
export const NOTE =
  'Mr. Quillfeather (Zebediah, DOB July 9, 1931, 95 years old, MRN CANARY-770012) of Nightjar Falls needs ' +
  '180 adult briefs a month for N39.41. Signed by Dr. Wilma Finchsong, NPI 1234567893.';
export const CLEAN_NOTE =
  'Mr. [patient name] ([patient name], DOB [date of birth], [age] years old, MRN [MRN]) of [city] needs ' +
  '180 adult briefs a month for N39.41. Signed by Dr. [provider name], NPI [NPI].';

const provider = { name: 'Dr. Wilma Finchsong', npi: '1234567893', date_signed: '2026-01-02' };

/** A case of its own whose note says who the patient is. For tests only. */
export async function ratedCase(agent: TestAgent): Promise<{ case_id: number; note_id: number }> {
  const patient = (await agent.post('/patients').send(CANARY).expect(201)).body as { id: number };
  const body = {
    patient: { id: patient.id },
    diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
    items: [{ item: 'Adult briefs of no catalogue', category: 'Incontinence', quantity: 180 }],
    provider,
  };
  const opened = await agent.post('/cases/workflow').send(body).expect(201);
  const { case_id } = opened.body as { case_id: number };
  const written = await agent.post(`/cases/${case_id}/generate_note`).send({});
  const { note_id } = written.body as { note_id: number };
  await agent.put(`/cases/${case_id}/notes/${note_id}`).send({ note_text: NOTE }).expect(200);
  return { case_id, note_id };
}
