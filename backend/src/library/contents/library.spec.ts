import type { LibraryFile } from '@vouchwell/contract';
import { given } from '../../testing/given.ts';
import { libraryDecider } from './library.decider.ts';
import { type ContentDetails, libraryEvents, type LibraryEvent } from './library.events.ts';
import { libraryFile } from '../exchange/library-file.ts';
import type { ContentDoc } from './library.projections.ts';
import { starterContents } from '../starter/starter-contents.ts';

const content: ContentDetails = {
  content_type: 'instruction',
  title: 'What a payer asks',
  content: 'Name the visit.',
  category: 'cgm',
  subcategory: null,
  tags: ['visit'],
  quality_score: 3,
  is_active: true,
  avoid: false,
  origin: 'site',
};
const added: LibraryEvent = { type: 'ContentAdded', data: content };
const deleted: LibraryEvent = { type: 'ContentDeleted', data: { title: content.title } };
const { is_active: _, avoid: _avoid, origin: _origin, ...text } = content;
const changed = (data: Partial<ContentDetails>): LibraryEvent => ({
  type: 'ContentChanged',
  data: { ...content, ...data },
});

const place = {
  type: 'PlaceSuggestion',
  content: { ...content, origin: 'feedback', is_active: false },
  subject: 'suggestion-7',
  approved: false,
} as const;

describe('adding', () => {
  test('states the whole content', () => {
    given(libraryDecider).when({ type: 'AddContent', content }).then(added);
  });

  test('is refused where there is or was one', () => {
    given(libraryDecider, added).when({ type: 'AddContent', content }).refused('content_exists');
    given(libraryDecider, added, deleted).when({ type: 'AddContent', content }).refused('content_exists');
  });

  test.each([
    ['title', 'Title is required.'],
    ['content', 'Content is required.'],
  ])('is refused with a blank %s', (field, message) => {
    const blank = { ...content, [field]: ' \n' };
    given(libraryDecider).when({ type: 'AddContent', content: blank }).refused('content_blank', message);
    given(libraryDecider, added)
      .when({ type: 'ChangeContent', content: blank })
      .refused('content_blank', message);
  });
});

describe('changing', () => {
  test('states the whole new version', () => {
    given(libraryDecider, added)
      .when({ type: 'ChangeContent', content: { ...text, title: 'Another title' } })
      .then(changed({ title: 'Another title' }));
  });

  test('of nothing is no event', () => {
    given(libraryDecider, added).when({ type: 'ChangeContent', content: text, is_active: true }).then();
  });

  test.each<[string[]]>([[[]], [['visit', 'order']], [['order']]])('of the tags to %j', (tags) => {
    given(libraryDecider, added)
      .when({ type: 'ChangeContent', content: { ...text, tags } })
      .then(changed({ tags }));
  });

  test('sets aside, and what was set aside stays so until it is said', () => {
    const aside = changed({ is_active: false });
    given(libraryDecider, added).when({ type: 'ChangeContent', content: text, is_active: false }).then(aside);
    given(libraryDecider, added, aside)
      .when({ type: 'ChangeContent', content: { ...text, quality_score: 5 } })
      .then(changed({ is_active: false, quality_score: 5 }));
    given(libraryDecider, added, aside)
      .when({ type: 'ChangeContent', content: text, is_active: true })
      .then(changed({ is_active: true }));
  });
});

test('where a content came from and that it is to be avoided stays until it is said', () => {
  const avoided = { ...content, avoid: true, origin: 'feedback' } as const;
  const history: LibraryEvent = { type: 'ContentAdded', data: avoided };
  given(libraryDecider, history)
    .when({ type: 'ChangeContent', content: { ...text, quality_score: 1 } })
    .then(changed({ ...avoided, quality_score: 1 }));
  given(libraryDecider, history)
    .when({ type: 'ChangeContent', content: text, avoid: false })
    .then(changed({ ...avoided, avoid: false }));
});

test('a text from a rated note comes into use by its approval alone, and then like any other', () => {
  const offered: LibraryEvent = {
    type: 'ContentAdded',
    data: { ...content, origin: 'feedback', is_active: false },
  };
  const [used, aside] = [true, false].map((is_active) => changed({ origin: 'feedback', is_active }));
  const use = { type: 'ChangeContent', content: text, is_active: true } as const;
  given(libraryDecider, offered).when(use).refused('entry_undecided');
  given(libraryDecider, offered)
    .when({ type: 'ChangeContent', content: { ...text, title: 'Clearer' } })
    .then(changed({ origin: 'feedback', is_active: false, title: 'Clearer' }));
  const approve = { ...place, approved: true };
  given(libraryDecider, offered).when(approve).then(used!);
  given(libraryDecider, offered, used!, aside!).when(use).then(used!);
});

describe('a suggestion', () => {
  const offered = { ...content, origin: 'feedback', is_active: false } as const;
  const sealed: LibraryEvent = { type: 'ContentAdded', data: offered, subject: 'suggestion-7' };
  const active = { ...offered, is_active: true };
  const subject = 'suggestion-7';
  const inUse: LibraryEvent = { type: 'ContentAdded', data: active, subject };
  const remove = { type: 'RemoveSuggestion' } as const;

  test('is placed sealed and unused; approved, sealed and in use', () => {
    given(libraryDecider).when(place).then(sealed);
    given(libraryDecider)
      .when({ ...place, approved: true })
      .then(inUse);
  });

  test('is placed and removed once, however often it is said', () => {
    given(libraryDecider, sealed).when(place).then();
    given(libraryDecider, inUse)
      .when({ ...place, approved: true })
      .then();
    given(libraryDecider, sealed, deleted)
      .when({ ...place, approved: true })
      .then();
    given(libraryDecider).when(remove).then();
    given(libraryDecider, sealed, deleted).when(remove).then();
  });

  test('is approved as an admin has edited it', () => {
    const edited: LibraryEvent = {
      type: 'ContentChanged',
      data: { ...offered, title: 'Clearer' },
      subject: 'suggestion-7',
    };
    given(libraryDecider, sealed, edited)
      .when({ ...place, approved: true })
      .then({ type: 'ContentChanged', data: { ...active, title: 'Clearer' }, subject });
  });

  test('that an earlier version approved in the open is sealed again from its next change on', () => {
    given(libraryDecider, sealed, { type: 'ContentChanged', data: active })
      .when({ type: 'ChangeContent', is_active: false })
      .then({ type: 'ContentChanged', data: offered, subject });
    // What was never sealed has no key.
    given(libraryDecider, { type: 'ContentAdded', data: active })
      .when({ type: 'ChangeContent', is_active: false })
      .then({ type: 'ContentChanged', data: offered });
  });

  test('that was approved tells no title of its own where it is deleted', () => {
    const data = { title: 'a text from a rated note' };
    for (const type of ['DeleteContent', 'RemoveSuggestion'] as const)
      given(libraryDecider, inUse).when({ type }).then({ type: 'ContentDeleted', data });
  });

  test('that nobody approved is removed without a word of its own', () => {
    const title = 'a suggestion from a rated note';
    given(libraryDecider, sealed).when(remove).then({ type: 'ContentDeleted', data: { title } });
  });
});

test('deleting keeps the title for the history', () => {
  given(libraryDecider, added, changed({ title: 'Newer' }))
    .when({ type: 'DeleteContent' })
    .then({ type: 'ContentDeleted', data: { title: 'Newer' } });
});

test.each([[[]], [[added, deleted]]])('what is not there cannot be changed or deleted', (history) => {
  given(libraryDecider, ...(history as LibraryEvent[]))
    .when({ type: 'ChangeContent', content: text })
    .refused('content_missing', 'Content not found.');
  given(libraryDecider, ...(history as LibraryEvent[]))
    .when({ type: 'DeleteContent' })
    .refused('content_missing', 'Content not found.');
});

test('an auditor reads the title', () => {
  const { ContentAdded } = libraryEvents.sentences;
  expect(ContentAdded(content)).toBe('added the library content “What a payer asks”');
  expect(ContentAdded({ ...content, avoid: true })).toBe(
    'added the library content “What a payer asks” as one to avoid',
  );
});

test('a text from feedback leaves the site only while an admin has it in use', async () => {
  const doc = (id: number, more: Partial<ContentDoc>): ContentDoc => ({
    ...content,
    ...{ id, version: 1, tags: [], tags_text: '', created_at: '', updated_at: '' },
    title: String(id),
    ...more,
  });
  const docs = [
    doc(1, { is_active: false }),
    doc(2, { origin: 'feedback', is_active: false }),
    doc(3, { origin: 'feedback' }),
    doc(4, { origin: 'import', is_active: false, avoid: true }),
  ];
  let json = '';
  for await (const piece of libraryFile([docs], '2026-11-21T12:00:00.000Z')) json += piece;
  const file = JSON.parse(json) as LibraryFile;
  expect(file.contents.map(({ title }) => title)).toEqual(['1', '3', '4']);
});

describe('the starter library', () => {
  test('a system prompt, and an instruction and a sample note for each category', () => {
    expect(starterContents.map(({ content_type, category }) => `${content_type} ${category}`)).toEqual([
      'system_prompt general',
      ...['general', 'incontinence', 'cgm', 'diabetic_shoes', 'compression'].flatMap((category) => [
        `instruction ${category}`,
        `sample_note ${category}`,
      ]),
    ]);
  });

  test.each(starterContents)(
    '$title: 60 to 200 words, each patient invented, each rule with its source',
    (one) => {
      const words = one.content.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(200);
      if (one.content_type === 'instruction') expect(one.content).toMatch(/^Source: /m);
      if (one.content_type === 'sample_note') expect(one.content).toMatch(/\(invented\)/);
      expect(one.title.length).toBeLessThanOrEqual(200);
      expect(one.tags.length).toBeGreaterThan(0);
    },
  );
});
