import type { PatientResponse } from '@vouchwell/contract';
import { startApp } from './app.ts';

/** A register in which a user enters patients and looks them up. For tests only. */
export async function patientDesk() {
  const app = await startApp();
  const admin = await app.admin();
  const user = await app.newUser();
  const search = async (query: string, agent = user) =>
    (await agent.get('/patients').query({ query }).expect(200)).body as PatientResponse[];
  return {
    ...{ app, admin, user, search },
    register: async (body: object) =>
      (await user.post('/patients').send(body).expect(201)).body as PatientResponse,
    /** The last names of those who are found. */
    names: async (query: string) => (await search(query)).map(({ last_name }) => last_name),
  };
}
