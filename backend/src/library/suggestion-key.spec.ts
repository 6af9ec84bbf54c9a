import { given } from '../testing/given.ts';
import type { ContentDetails, LibraryEvent } from './library.events.ts';
import { suggestionKeyWorkflow } from './suggestion-key.workflow.ts';

const content: ContentDetails = {
  content_type: 'sample_note',
  title: 'From a rated note',
  content: 'Words.',
  category: 'general',
  subcategory: null,
  tags: [],
  quality_score: 4,
  is_active: false,
  avoid: false,
  origin: 'feedback',
};
const added: LibraryEvent = { type: 'ContentAdded', data: content, subject: 'suggestion-12' };
const deleted: LibraryEvent = { type: 'ContentDeleted', data: { title: 'a suggestion from a rated note' } };
const destroy = { type: 'DestroyKey' } as const;

test('a suggestion that is deleted loses its key, once', () => {
  given(suggestionKeyWorkflow, added).when({ key: true }).then();
  given(suggestionKeyWorkflow, added, deleted).when({ key: true }).then(destroy);
  given(suggestionKeyWorkflow, added, deleted).when({ key: false }).then();
  // Its text is sealed before the library has it.
  given(suggestionKeyWorkflow).when({ key: true }).then();
});
