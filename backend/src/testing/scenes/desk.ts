import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../app.ts';
import { OllamaStandIn } from '../stand-ins/ollama.ts';

export const MODEL = 'stand-in:8b';
/** The number of a user who owns nothing. */
export const COLLEAGUE = 3;

/** What one call of a route acts on, made for that call alone. */
export interface Scene {
  readonly address: string;
  readonly body?: object;
  /** Without it the owner of the cases. */
  readonly by?: TestAgent;
}

/** By the names of routes, such as `PUT /patients/:id`. */
export type Scenes = Readonly<Record<string, (desk: Desk) => Scene | Promise<Scene>>>;

/** A site with the people whom the scenes need. */
export interface Desk {
  readonly app: Awaited<ReturnType<typeof startApp>>;
  readonly model: OllamaStandIn;
  readonly owner: TestAgent;
  readonly colleague: TestAgent;
  readonly admin: TestAgent;
  readonly secondAdmin: TestAgent;
  /** Nobody who is known, each from an address of their own, so that none is one too many from there. */
  visitor(): TestAgent;
  /** Another number each time, for names that nobody has yet. */
  next(): number;
  close(): Promise<void>;
}

/** For tests only, as all of the scenes. */
export async function openDesk(): Promise<Desk> {
  const model = await OllamaStandIn.start(MODEL);
  const app = await startApp({ env: { OLLAMA_URL: model.url, TRUSTED_PROXIES: '127.0.0.1' } });
  let made = 0;
  const next = () => (made += 1);
  return {
    app,
    model,
    owner: await app.newUser(),
    colleague: await app.newUser({}, 'a.colleague'),
    admin: await app.admin(),
    secondAdmin: await app.newUser({ role: 'admin' }, 'second.admin'),
    visitor() {
      const n = next();
      return request.agent(app.url).set('X-Forwarded-For', `10.0.${n >> 8}.${n & 255}`);
    },
    next,
    async close() {
      model.release();
      await app.close();
      await model.close();
    },
  };
}

/** What the answers to the calls of scenes name; each holds its own part of it. */
interface Made {
  readonly id: number;
  readonly secret: string;
  readonly access_token: string;
  readonly note_id: number;
  readonly case_id: number;
  readonly feedback_id: number;
  readonly import_id: number;
  readonly setting: { id: number };
  readonly content: { id: number };
  readonly user: { id: number };
  readonly entry: { id: number };
}
/** @throws Error where it was refused */
export async function posted(agent: TestAgent, path: string, body: object = {}): Promise<Made> {
  const answer = await agent.post(path).send(body);
  if (answer.status >= 300) throw new Error(`POST ${path} was answered ${answer.status}: ${answer.text}`);
  return answer.body as Made;
}
export const got = async <T>(agent: TestAgent, path: string) => (await agent.get(path).expect(200)).body as T;

export const base64 = (text: string) => Buffer.from(text).toString('base64');
