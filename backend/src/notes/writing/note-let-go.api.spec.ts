import { startApp } from '../../testing/app.ts';
import { readyCase } from '../../testing/app-with-model.ts';
import { ModelStandIn } from '../../testing/stand-ins/model.ts';
import { ollamaDialect } from '../../testing/stand-ins/ollama.ts';

const MODEL = 'stand-in:8b';

/** A model that is loaded and reads, until it is told to go. */
async function readingModel() {
  const dialect = ollamaDialect(MODEL);
  let models = [{ name: MODEL, size: 10, size_vram: 0 }];
  const model = await ModelStandIn.speaking({
    ...dialect,
    writes: (path) => path === '/api/chat',
    other: (path) => {
      if (path === '/api/ps') return { models };
      if (path !== '/api/generate') return dialect.other(path);
      models = [];
      return { done: true, done_reason: 'unload' };
    },
  });
  model.behave({ kind: 'keeps_silent' });
  return { model, isLoaded: () => models.length > 0 };
}

/** A note whose model has the prompt and no word yet. */
async function readingNote() {
  const { model, isLoaded } = await readingModel();
  const app = await startApp({ env: { OLLAMA_URL: model.url, OLLAMA_MODEL: MODEL } });
  const agent = await app.admin();
  const id = await readyCase(agent);
  const note = agent.post(`/cases/${id}/generate_note`).send({});
  const ended = note.then(
    ({ status }) => status,
    () => null,
  );
  await model.until(() => model.asked.length === 1);
  return { model, isLoaded, app, agent, id, ended };
}

describe('a note is given up while its model still reads', () => {
  test('by whoever asked for it: when that is said, the model has been let go', async () => {
    const { model, isLoaded, app, agent, id, ended } = await readingNote();
    const { body } = await agent.delete(`/cases/${id}/writing`).expect(200);
    expect([body, isLoaded(), model.givenUp]).toEqual([{ stopped: true }, false, 1]);
    expect(await ended).toBe(499);
    await app.close();
    await model.close();
  });

  test('by the end of the program: it ends when the model has been let go', async () => {
    const { model, isLoaded, app, ended } = await readingNote();
    await app.close();
    expect([await ended, isLoaded(), model.givenUp]).toEqual([null, false, 1]);
    await model.close();
  });
});
