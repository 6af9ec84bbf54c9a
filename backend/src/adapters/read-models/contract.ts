import type { JsonObject } from '../../kernel/json.ts';
import type { Collection, ReadModels, StoredDocument, Write } from '../../kernel/read-models.port.ts';
import { keepingContract } from './contract-keeping.ts';
import { queryContract } from './contract-query.ts';

/** One engine under test, empty. The suite closes it. */
export interface ReadModelsUnderTest {
  readonly models: ReadModels;
  /** Closes the read models and opens what they kept. Left out where nothing outlives closing. */
  readonly reopen?: () => Promise<ReadModels>;
  /** From now on the engine itself fails at writing the document with this id. */
  readonly failOn?: (collection: Collection, id: string) => Promise<void>;
}

export type Ability = 'reopen' | 'failOn';

export const people: Collection = {
  name: 'people',
  version: 1,
  indexes: [['owner_id', '-updated_at'], ['status']],
  search: ['first_name', 'last_name', 'mrn'],
};

export function position(n: number): string {
  return String(n).padStart(20, '0');
}

/** Documents by their ids, as one batch writes them. */
export function writes(documents: Readonly<Record<string, JsonObject | null>>): Write[] {
  return Object.entries(documents).map(([id, document]) => ({ id, document }));
}

export function ids(documents: readonly StoredDocument[]): string[] {
  return documents.map(({ id }) => id);
}

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
    });
    afterEach(() => under.models.close());
    keepingContract(() => under, can);
  });

  describe(`read models, asking: ${engine}`, () => {
    let models: ReadModels;
    let version = 1;
    beforeAll(async () => {
      models = (await open()).models;
    });
    afterAll(() => models.close());
    // Another version is an empty collection: cheaper than another engine for each of so many questions.
    beforeEach(() => models.open([{ ...people, version: version++ }]));
    queryContract(() => models);
  });
}
