import type { CaseResponse, PatientDetailsResponse, PatientResponse } from '@vouchwell/contract';
import { type CutOffSite, cutOffSite } from '../testing/cut-off-site.ts';

let site: CutOffSite;
beforeAll(async () => {
  site = await cutOffSite();
});
afterAll(() => site.close());

const register = async (last_name: string) =>
  (
    (await site.admin.post('/patients').send({ first_name: 'Ana', last_name }).expect(201))
      .body as PatientResponse
  ).id;
const open = async (id: number) =>
  (
    (await site.admin.post('/cases/workflow').send({ patient: { id } }).expect(201)).body as {
      case_id: number;
    }
  ).case_id;
const patientOf = async (id: number) =>
  ((await site.admin.get(`/cases/${id}`).expect(200)).body as CaseResponse).patient;
const details = async (id: number) =>
  (await site.admin.get(`/patients/${id}`).expect(200)).body as PatientDetailsResponse;
const sentences = async (id: number) => (await details(id)).history.map(({ sentence }) => sentence);

// The correction, its two cases, and that they have it.
test.each([0, 1, 2, 3])(
  'a correction that ends behind %d appends is whole after the next start',
  async (appends) => {
    const id = await register('Before');
    const cases = [await open(id), await open(id)];
    site.log.failAfter(appends);
    const body = { first_name: 'Ana', last_name: 'After', into_cases: true };
    await site.admin
      .put(`/patients/${id}`)
      .send(body)
      .expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(500));
    await site.restart();
    const name = appends === 0 ? 'Before' : 'After';
    expect(await details(id)).toMatchObject({ last_name: name });
    for (const one of cases) expect(await patientOf(one)).toMatchObject({ last_name: name });
    if (appends === 0) return;
    expect((await sentences(id)).filter((one) => one.startsWith('carried'))).toHaveLength(1);
    // Nothing is left for a further start.
    const { length } = await site.everything();
    await site.restart();
    const later = (await site.everything()).slice(length).map(({ type }) => type);
    expect(later.filter((type) => /Carried|Merge|Taken/.test(type) && type !== 'NumberTaken')).toEqual([]);
  },
);

// The merge, both histories, the case, and that it is settled.
test.each([0, 1, 2, 3, 4])(
  'a merge that ends behind %d appends is whole after the next start',
  async (appends) => {
    const [old, survivor] = [await register('Old'), await register('Survivor')];
    const held = await open(old);
    site.log.failAfter(appends);
    await site.admin
      .post(`/patients/${survivor}/merge`)
      .send({ merged_id: old })
      .expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(500));
    await site.restart();
    const whole = appends > 0;
    expect((await details(old)).merged_into).toBe(whole ? survivor : null);
    expect((await details(survivor)).merged).toEqual(whole ? [old] : []);
    expect((await patientOf(held))?.id).toBe(whole ? survivor : old);
    if (whole) expect(await sentences(survivor)).toHaveLength(2);
  },
);
