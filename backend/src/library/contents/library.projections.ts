import type { Readable } from '../../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../../kernel/projecting/projection.ts';
import type { ContentDetails, LibraryEvent, StatedContent } from './library.events.ts';

export interface ContentDoc extends ContentDetails {
  readonly id: number;
  readonly tags: string[];
  /** What the search looks into besides title and content. */
  readonly tags_text: string;
  readonly created_at: string;
  readonly updated_at: string;
  /** Starts at 1; each change adds one. */
  readonly version: number;
}

export const library = projection<ContentDoc, LibraryEvent>({
  name: 'library',
  version: 3,
  indexes: [
    ['-updated_at'],
    ['content_type', '-updated_at'],
    ['category', '-updated_at'],
    ['content_type', 'category', '-updated_at'],
    ['is_active', '-updated_at'],
  ],
  search: ['title', 'content', 'tags_text'],
  on: {
    ContentAdded: (_, event) => ({
      id: streamNumber(event.stream),
      ...shown(event),
      created_at: event.at,
      version: 1,
    }),
    ContentChanged: (doc, event) => doc && { ...doc, ...shown(event), version: doc.version + 1 },
    ContentDeleted: () => null,
  },
});

function shown({ data, at }: Readable<StatedContent>) {
  const tags = [...data.tags];
  return { ...data, tags, tags_text: tags.join(' '), updated_at: at };
}
