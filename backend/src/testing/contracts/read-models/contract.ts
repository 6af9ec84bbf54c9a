import type { ReadModels } from '../../../kernel/projecting/read-models.port.ts';
import { belongingContract } from './contract-belonging.ts';
import { keepingContract } from './contract-keeping.ts';
import { listContract } from './contract-lists.ts';
import { queryContract } from './contract-query.ts';
import { wordsContract } from './contract-words.ts';
import { type Ability, type ReadModelsUnderTest, people } from './under-test.ts';

/** What all read models must do; a further engine is one more call of this. */
export function readModelsContract(
  engine: string,
  open: () => Promise<ReadModelsUnderTest>,
  can: readonly Ability[],
): void {
  describe(`read models, keeping: ${engine}`, () => {
    let under: ReadModelsUnderTest;
    beforeEach(async () => {
      under = await open();
      await under.models.open([people]);
      await under.models.lead(new AbortController().signal);
    });
    afterEach(() => under.models.close());
    keepingContract(() => under, can);
    belongingContract(() => under.models);
  });

  describe(`read models, asking: ${engine}`, () => {
    let models: ReadModels;
    let version = 1;
    beforeAll(async () => {
      models = (await open()).models;
      await models.lead(new AbortController().signal);
    });
    afterAll(() => models.close());
    // Another version is an empty collection: cheaper than another engine for each of so many questions.
    beforeEach(() => models.open([{ ...people, version: version++ }]));
    queryContract(() => models);
    listContract(() => models);
    wordsContract(() => models);
    describe('by an index of words', () => {
      beforeEach(() => models.open([{ ...people, version: version++, wordIndex: true }]));
      wordsContract(() => models);
    });
  });
}
