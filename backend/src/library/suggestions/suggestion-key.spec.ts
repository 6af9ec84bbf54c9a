import type { Logger } from 'pino';
import { SuggestionKeys } from '../../kernel/vault/suggestion-keys.ts';
import { kernel } from '../../testing/boxes.ts';
import { killedBehind } from '../../testing/cut.ts';
import { given } from '../../testing/given.ts';
import {
  type ContentDetails,
  contentStream,
  libraryEvents,
  type LibraryEvent,
} from '../contents/library.events.ts';
import { SuggestionClearing } from './suggestion-clearing.ts';
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
  // What was approved once stays readable for the history of the notes that were written with it.
  const approved: LibraryEvent = { ...added, type: 'ContentChanged', data: { ...content, is_active: true } };
  given(suggestionKeyWorkflow, added, approved, deleted).when({ key: true }).then();
  // Its text is sealed before the library has it.
  given(suggestionKeyWorkflow).when({ key: true }).then();
});

test('a start ends the key that a killed process left, and no other', async () => {
  const site = await kernel({ vocabularies: [libraryEvents] as never, projections: [] });
  const keys = new SuggestionKeys(site.keys);
  const told: string[] = [];
  const start = (of: SuggestionKeys) =>
    new SuggestionClearing(site.commit, of, {
      warn: (line: string) => told.push(line),
    } as unknown as Logger).onApplicationBootstrap();
  for (const id of [12, 13]) {
    await site.append(contentStream(id), { ...added, subject: `suggestion-${id}` });
    expect(await keys.standing()).toContain(id);
  }
  await site.append(contentStream(12), deleted);

  await start(killedBehind(0)(keys, 'destroy'));
  expect(told).toEqual(['What is due for suggestion 12 could not be done: killed']);
  expect(await keys.standing()).toEqual([12, 13]);
  await start(keys);
  await start(keys);
  expect(await keys.standing()).toEqual([13]);
  await site.close();
});
