import { type Command, type Decider, never } from '../kernel/decider.ts';
import { conflict, invalid, missing } from '../kernel/problem.ts';
import type { ContentDetails, LibraryEvent } from './library.events.ts';

export type LibraryCommand =
  | (Command<'AddContent'> & { content: ContentDetails })
  /** What is left out stays as it is; where a content came from always does. */
  | (Command<'ChangeContent'> & {
      content: ContentText;
      is_active?: boolean;
      avoid?: boolean;
      /** Somebody has looked at what was taken out of a rated note, and lets it in. */
      approved?: boolean;
    })
  | Command<'DeleteContent'>;

/** What a request states of a content. */
export type ContentText = Omit<ContentDetails, 'is_active' | 'avoid' | 'origin'>;

export type LibraryState =
  | { readonly stage: 'none' }
  /** `decided`: it was in use at some time, or needs nobody's approval. */
  | { readonly stage: 'kept'; readonly content: ContentDetails; readonly decided: boolean }
  | { readonly stage: 'deleted' };

/** One content of the library. */
export const libraryDecider: Decider<LibraryState, LibraryCommand, LibraryEvent> = {
  initial: { stage: 'none' },
  decide(command, state) {
    if (command.type === 'AddContent') return add(command.content, state);
    if (state.stage !== 'kept') throw missing('content_missing', 'Content not found.');
    switch (command.type) {
      case 'ChangeContent':
        if (!state.decided && command.is_active && !command.approved) throw undecided();
        return change(next(command, state.content), state.content);
      case 'DeleteContent':
        return [{ type: 'ContentDeleted', data: { title: state.content.title } }];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ContentAdded':
      case 'ContentChanged':
        return { stage: 'kept', content: event.data, decided: isDecided(event.data, state) };
      case 'ContentDeleted':
        return { stage: 'deleted' };
      default:
        return never(event);
    }
  },
};

function isDecided({ origin, is_active }: ContentDetails, before: LibraryState): boolean {
  return origin !== 'feedback' || is_active || (before.stage === 'kept' && before.decided);
}

const undecided = () =>
  conflict(
    'entry_undecided',
    'This text comes from a rated note. Look at what was taken out of it under Note Feedback, and approve it there.',
  );

function add(content: ContentDetails, state: LibraryState): LibraryEvent[] {
  if (state.stage !== 'none') throw conflict('content_exists', 'This content exists already.');
  return [{ type: 'ContentAdded', data: readable(content) }];
}

function next(
  { content, is_active, avoid }: Extract<LibraryCommand, { type: 'ChangeContent' }>,
  present: ContentDetails,
): ContentDetails {
  return {
    ...content,
    is_active: is_active ?? present.is_active,
    avoid: avoid ?? present.avoid,
    origin: present.origin,
  };
}

function change(next: ContentDetails, present: ContentDetails): LibraryEvent[] {
  if (same(next, present)) return [];
  return [{ type: 'ContentChanged', data: readable(next) }];
}

/** @throws DomainError naming the field that has nothing to read */
function readable(content: ContentDetails): ContentDetails {
  if (!content.title.trim()) throw blank('title', 'Title is required.');
  if (!content.content.trim()) throw blank('content', 'Content is required.');
  return content;
}

const blank = (field: string, message: string) => invalid('content_blank', message, { [field]: message });

function same(a: ContentDetails, b: ContentDetails): boolean {
  const { tags: ours, ...rest } = a;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return (
    keys.every((key) => a[key] === b[key]) &&
    ours.length === b.tags.length &&
    ours.every((tag, index) => tag === b.tags[index])
  );
}
