import type { JsonObject } from '../../../kernel/basics/json.ts';
import type {
  Collection,
  ReadModels,
  StoredDocument,
  Write,
} from '../../../kernel/projecting/read-models.port.ts';

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

/** With lists that can be asked what they hold. */
export const files: Collection = {
  name: 'files',
  version: 1,
  indexes: [
    ['readers', '-updated_at'],
    ['readers', 'v'],
  ],
  search: ['title'],
  lists: ['readers', 'tags'],
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
