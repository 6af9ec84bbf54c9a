import { caseStream, type WritingPace } from '../../cases/record/case.events.ts';
import { caseEvents } from '../../cases/record/case.vocabulary.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import type { LanguageModel } from '../../kernel/ports/model.port.ts';
import { kernel } from '../../testing/boxes.ts';
import { modelPaces } from './model-pace.projection.ts';
import { ModelPaces } from './model-paces.ts';

let site: Awaited<ReturnType<typeof kernel>>;
let paces: ModelPaces;
beforeEach(async () => {
  site = await kernel({ vocabularies: [caseEvents] as never, projections: [modelPaces] });
  await site.projector.start();
  paces = new ModelPaces(new Documents(site.models));
});
afterEach(() => site.close());

const measured: WritingPace = {
  server: null,
  writes: 'by_sentence',
  words: 50,
  words_ms: 10_000,
  sections: 2,
  sections_ms: 12_000,
};
const noted = (pace?: Partial<WritingPace>, model: string | null = 'small') => ({
  type: 'NoteAdded',
  data: { receipt: { provider: model && 'ollama', model, ...(pace && { pace: { ...measured, ...pace } }) } },
  subject: 1,
});
const asked = (change: Partial<LanguageModel> = {}) =>
  ({ provider: 'ollama', model: 'small', writes: 'by_sentence', ...change }) as LanguageModel;
const add = async (...events: object[]) => {
  await site.append(caseStream(1), ...(events as never[]));
  const [last] = (await site.log.readAll(null, 1000)).slice(-1);
  await site.projector.passed(['NoteAdded'], last!.position);
};

test('a model is as fast as its notes measured it, the newest of them above all', async () => {
  expect(await paces.of(asked())).toBeNull();
  await add(noted({}));
  expect(await paces.of(asked())).toMatchObject({ notes: 1, words_per_second: 5, section_ms: 6_000 });
  await add(noted({ words: 100, sections: 0, sections_ms: 0 }));
  expect(await paces.of(asked())).toMatchObject({ notes: 2, words_per_second: 7.5, section_ms: 6_000 });
  await add(...Array.from({ length: 30 }, () => noted({ words: 200, sections: 1, sections_ms: 1_000 })));
  const { words_per_second, section_ms } = (await paces.of(asked()))!;
  expect([Math.round(words_per_second), Math.round(section_ms! / 100)]).toEqual([20, 10]);
});

test('each model, each server and each manner by itself; what was not measured counts for none', async () => {
  await add(noted({}), noted({ server: '10.0.0.5:11434', words: 10 }), noted({ writes: 'whole', words: 20 }));
  await add(noted(undefined), noted({}, null), noted({ words: 80 }, 'other:1b'));
  const of = async (change: Partial<LanguageModel>) => (await paces.of(asked(change)))?.words_per_second;
  expect([
    await of({}),
    await of({ server: '10.0.0.5:11434' }),
    await of({ writes: 'whole' }),
    await of({ writes: undefined }),
    await of({ model: 'other:1b' }),
    await of({ model: 'nobody' }),
  ]).toEqual([5, 1, 2, 2, 8, undefined]);
  expect([...(await paces.ofThisSite()).keys()].toSorted()).toEqual(['other:1b', 'small:latest']);
});
