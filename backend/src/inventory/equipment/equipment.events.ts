import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';
import type { DmeCategory, DmeItem } from './dme.ts';

/** In `dme-category-<id>`. */
export type CategoryEvent =
  | Event<'CategoryAdded', DmeCategory>
  /** The whole category as it is from now on. */
  | Event<'CategoryChanged', DmeCategory>
  | Event<'CategoryDeactivated', { name: string }>
  | Event<'CategoryReactivated', { name: string }>;

/** In `dme-item-<id>`. */
export type ItemEvent =
  | Event<'ItemAdded', DmeItem>
  /** The whole item as it is from now on. */
  | Event<'ItemChanged', DmeItem>
  | Event<'ItemDeactivated', { name: string }>
  | Event<'ItemReactivated', { name: string }>;

export const categoryStream = (id: number) => `dme-category-${id}`;
export const itemStream = (id: number) => `dme-item-${id}`;

export const categoryEvents: EventVocabulary<CategoryEvent> = {
  sentences: {
    CategoryAdded: ({ name }) => `added the equipment category ${name}`,
    CategoryChanged: ({ name }) => `changed the equipment category ${name}`,
    CategoryDeactivated: ({ name }) => `deactivated the equipment category ${name}`,
    CategoryReactivated: ({ name }) => `reactivated the equipment category ${name}`,
  },
  audited: {
    CategoryAdded: 'create',
    CategoryChanged: 'change',
    CategoryDeactivated: 'change',
    CategoryReactivated: 'change',
  },
};

export const itemEvents: EventVocabulary<ItemEvent> = {
  sentences: {
    ItemAdded: ({ name }) => `added the item ${name}`,
    ItemChanged: ({ name }) => `changed the item ${name}`,
    ItemDeactivated: ({ name }) => `deactivated the item ${name}`,
    ItemReactivated: ({ name }) => `reactivated the item ${name}`,
  },
  audited: {
    ItemAdded: 'create',
    ItemChanged: 'change',
    ItemDeactivated: 'change',
    ItemReactivated: 'change',
  },
};
