import type { ContentCategory, ContentOrigin, ContentType } from '@vouchwell/contract';
import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';
import type { JsonObject } from '../../kernel/basics/json.ts';

/**
 * One version of a text that the writing of notes may draw on. It is no patient data and is not sealed; only what came
 * from the note of a patient is, under a key of its own.
 */
export interface ContentDetails {
  readonly content_type: ContentType;
  readonly title: string;
  readonly content: string;
  readonly category: ContentCategory;
  readonly subcategory: string | null;
  readonly tags: readonly string[];
  /** 0 to 5 in steps of 0.1. */
  readonly quality_score: number;
  /** What is set aside is kept, but no note is written with it. */
  readonly is_active: boolean;
  /** A text that no note may be like: it never enters a prompt. */
  readonly avoid: boolean;
  readonly origin: ContentOrigin;
}

/** In `content-<id>`. */
export type LibraryEvent =
  | Event<'ContentAdded', ContentDetails>
  /** The whole new version, so that every earlier one stays readable. */
  | Event<'ContentChanged', ContentDetails>
  | Event<'ContentDeleted', { title: string }>;

/** What states a content as a whole. */
export type StatedContent = Extract<LibraryEvent, { data: ContentDetails }>;

/** A text from a rated note may tell of its patient, title and all. */
const withoutTitle = ({ origin, title }: ContentDetails) =>
  origin === 'feedback' ? 'a library content that came from a rated note' : quoted({ title });
const quoted = ({ title }: Pick<ContentDetails, 'title'>) => `the library content “${title}”`;
const added = (what: string, { avoid }: ContentDetails) => `added ${what}${avoid ? ' as one to avoid' : ''}`;
const changed = (what: string, { is_active }: ContentDetails) =>
  `changed ${what}${is_active ? '' : ' and set it aside'}`;

export const libraryEvents: EventVocabulary<LibraryEvent> = {
  sentences: {
    ContentAdded: (content) => added(quoted(content), content),
    ContentChanged: (content) => changed(quoted(content), content),
    ContentDeleted: ({ title }) => `deleted the library content “${title}”`,
  },
  audited: {
    ContentAdded: { action: 'create', says: (content) => added(withoutTitle(content), content) },
    ContentChanged: { action: 'change', says: (content) => changed(withoutTitle(content), content) },
    ContentDeleted: 'delete',
  },
  upcasters: { ContentAdded: [plain], ContentChanged: [plain] },
};

/** Version 1 knew neither texts to avoid nor other origins. */
function plain(data: JsonObject): JsonObject {
  return { ...data, avoid: false, origin: 'site' };
}

export const contentStream = (id: number) => `content-${id}`;
