import type { CaseResponse, NoteStreamEvent } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { OllamaStandIn } from './stand-ins/ollama.ts';
import { startApp } from './app.ts';

export const MODEL = 'stand-in:8b';
export const LETTER = ['PATIENT\n', 'Ana Ramírez. ', 'DIAGNOSES\n', 'N39.41.'];

/** The whole application with a model server beside it. For tests only. */
export async function appWithModel(more: Record<string, string> = {}) {
  const model = await OllamaStandIn.start(MODEL);
  const app = await startApp({ env: { OLLAMA_URL: model.url, OLLAMA_MODEL: MODEL, ...more } });
  const close = async () => {
    model.release();
    await app.close();
    await model.close();
  };
  return { app, model, close };
}

const provider = { name: 'Dr. Jo Park', npi: '1234567893', date_signed: '2026-01-02' };

/** A case that lacks only its note. */
export async function readyCase(agent: TestAgent, lastName = 'Ramírez'): Promise<number> {
  const person = { first_name: 'Ana', last_name: lastName, dob: '1950-02-03', gender: 'female' };
  const patient = (await agent.post('/patients').send(person).expect(201)).body as { id: number };
  const body = {
    patient: { id: patient.id },
    diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
    items: [{ item: 'A brief of no catalogue', category: 'Incontinence', quantity: 90 }],
    provider,
  };
  const opened = await agent.post('/cases/workflow').send(body).expect(201);
  return (opened.body as { case_id: number }).case_id;
}

export async function notesOf(agent: TestAgent, caseId: number): Promise<CaseResponse['notes']> {
  return ((await agent.get(`/cases/${caseId}`).expect(200)).body as CaseResponse).notes;
}

/** The bearer header of an agent, for calls that supertest cannot make: streams, and those given up. */
export async function bearer(url: string, credentials: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  });
  const { access_token } = (await reply.json()) as { access_token: string };
  return { ...headers, authorization: `Bearer ${access_token}` };
}

/** The events of a text/event-stream, in order. */
export function eventsOf(stream: string): NoteStreamEvent[] {
  return stream
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { type, ...(JSON.parse(data ?? '{}') as object) } as NoteStreamEvent;
    });
}
