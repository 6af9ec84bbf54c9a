import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { othersTurns } from '../../testing/others-turns.ts';
import { contentsByPages } from '../contents/contents-by-pages.ts';
import { checkedFile, libraryFile } from '../exchange/library-file.ts';
import { library } from '../contents/library.projections.ts';

/** However large a library is, others have their turn after each million characters of it, at the least. */
const [COUNT, LENGTH] = [200, 50_000];
const TURNS = (COUNT * LENGTH) / 1_000_000 - 1;

const content = (n: number) => ({
  content_type: 'instruction',
  title: `Content ${n}`,
  content: 'x'.repeat(LENGTH),
  category: 'general',
  tags: ['large'],
  quality_score: 3,
});
const models = await openSqliteReadModels(':memory:');
await models.open([library]);
afterAll(() => models.close());
const documents = new Documents(models);
const writes = Array.from({ length: COUNT }, (_, n) => ({
  id: `${n + 1}`,
  document: { id: n + 1, ...content(n), origin: 'admin' },
}));
await models.apply('library', writes, '1'.padStart(20, '0'));

test('it is read in turns', async () => {
  let read = 0;
  const turns = await othersTurns(async () => {
    for await (const page of contentsByPages(documents)) read += page.length;
  });
  expect(read).toBe(COUNT);
  expect(turns).toBeGreaterThanOrEqual(TURNS);
});

test('it leaves in pieces of one content each, with turns between', async () => {
  const sizes: number[] = [];
  const turns = await othersTurns(async () => {
    for await (const piece of libraryFile(contentsByPages(documents), '2026-11-21T00:00:00.000Z'))
      sizes.push(piece.length);
  });
  expect(sizes).toHaveLength(COUNT + 2);
  expect(Math.max(...sizes)).toBeLessThan(LENGTH + 1_000);
  expect(turns).toBeGreaterThanOrEqual(TURNS);
});

test('a file is checked in turns', async () => {
  const file = {
    format: 'medical-necessity-library',
    version: 1,
    contents: Array.from({ length: COUNT }, (_, n) => content(n)),
  };
  let found = 0;
  const turns = await othersTurns(
    async () => void (found = (await checkedFile(file, () => Promise.resolve())).contents.length),
  );
  expect(found).toBe(COUNT);
  expect(turns).toBeGreaterThanOrEqual(TURNS);
});
