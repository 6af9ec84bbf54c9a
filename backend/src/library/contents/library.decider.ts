import { type Command, type Decider, never, type Subject } from '../../kernel/deciding/decider.ts';
import { conflict, invalid, missing } from '../../kernel/basics/problem.ts';
import type { ContentDetails, LibraryEvent } from './library.events.ts';

export type LibraryCommand =
  | (Command<'AddContent'> & { content: ContentDetails })
  /** What is left out stays as it is; where a content came from always does. */
  | (Command<'ChangeContent'> & {
      /** Left out: every word stays. */
      content?: ContentText | undefined;
      is_active?: boolean;
      avoid?: boolean;
    })
  | Command<'DeleteContent'>
  /**
   * Puts a text of a rated note into the library, sealed under `subject`: inactive, or, where somebody has looked
   * at what was taken out of it and lets it in, in use. Said again, it changes nothing; what was deleted stays deleted.
   */
  | (Command<'PlaceSuggestion'> & { content: ContentDetails; subject: Subject; approved: boolean })
  /** Takes a suggestion that was withdrawn or rejected out of the library. */
  | Command<'RemoveSuggestion'>;

/** What a request states of a content. */
export type ContentText = Omit<ContentDetails, 'is_active' | 'avoid' | 'origin'>;

export type LibraryState =
  | { readonly stage: 'none' }
  /** `decided`: it was in use at some time, or needs nobody's approval. `subject`: under whose key its words are sealed. */
  | {
      readonly stage: 'kept';
      readonly content: ContentDetails;
      readonly decided: boolean;
      readonly subject?: Subject | undefined;
    }
  | { readonly stage: 'deleted'; readonly decided: boolean };

type Kept = Extract<LibraryState, { stage: 'kept' }>;
type Of<T extends LibraryCommand['type']> = Extract<LibraryCommand, { type: T }>;

/** One content of the library. */
export const libraryDecider: Decider<LibraryState, LibraryCommand, LibraryEvent> = {
  initial: { stage: 'none' },
  decide(command, state) {
    if (command.type === 'AddContent') return add(command, state);
    if (command.type === 'PlaceSuggestion') return place(command, state);
    if (command.type === 'RemoveSuggestion') return state.stage === 'kept' ? [deleted(state)] : [];
    if (state.stage !== 'kept') throw missing('content_missing', 'Content not found.');
    switch (command.type) {
      case 'ChangeContent':
        if (!state.decided && command.is_active) throw undecided();
        return change(next(command, state.content), state);
      case 'DeleteContent':
        return [deleted(state)];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ContentAdded':
      case 'ContentChanged':
        return kept(event, state);
      case 'ContentDeleted':
        return { stage: 'deleted', decided: state.stage === 'kept' && state.decided };
      default:
        return never(event);
    }
  },
};

/** What comes from a rated note leaves no word of its own in the open. */
function deleted({ decided, content, subject }: Kept): LibraryEvent {
  const nameless = decided ? 'a text from a rated note' : 'a suggestion from a rated note';
  return {
    type: 'ContentDeleted',
    data: { title: decided && subject === undefined ? content.title : nameless },
  };
}

function kept(
  { data, subject }: Extract<LibraryEvent, { data: ContentDetails }>,
  before: LibraryState,
): LibraryState {
  const known = before.stage === 'kept' ? before : null;
  const decided = data.origin !== 'feedback' || data.is_active || known?.decided === true;
  // Earlier versions wrote what was approved in the open; what is changed of it since is sealed again.
  return { stage: 'kept', content: data, decided, subject: subject ?? known?.subject };
}

const undecided = () =>
  conflict(
    'entry_undecided',
    'This text comes from a rated note. Look at what was taken out of it under Note Feedback, and approve it there.',
  );

function add({ content }: Of<'AddContent'>, state: LibraryState): LibraryEvent[] {
  if (state.stage !== 'none') throw conflict('content_exists', 'This content exists already.');
  return [{ type: 'ContentAdded', data: readable(content) }];
}

/** An admin may have edited it meanwhile: what is approved is what stands. */
function place({ content, subject, approved }: Of<'PlaceSuggestion'>, state: LibraryState): LibraryEvent[] {
  if (state.stage === 'none') {
    const data = readable({ ...content, is_active: approved });
    return [{ type: 'ContentAdded', data, subject }];
  }
  return state.stage === 'kept' && approved ? change({ ...state.content, is_active: true }, state) : [];
}

function next({ content, is_active, avoid }: Of<'ChangeContent'>, present: ContentDetails): ContentDetails {
  return {
    ...present,
    ...content,
    is_active: is_active ?? present.is_active,
    avoid: avoid ?? present.avoid,
  };
}

function change(next: ContentDetails, { content, subject }: Kept): LibraryEvent[] {
  if (same(next, content)) return [];
  return [{ type: 'ContentChanged', data: readable(next), ...(subject !== undefined && { subject }) }];
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
