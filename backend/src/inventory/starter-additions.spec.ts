import pino from 'pino';
import { foldText } from '@vouchwell/rules';
import { takeFirstNumbers } from '../kernel/committing/first-numbers.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { kernel } from '../testing/boxes.ts';
import { writeCatalogue } from './code-sets/catalogue-writer.ts';
import { catalogueEvents } from './code-sets/catalogue.events.ts';
import { categoryDecider, itemDecider } from './equipment/equipment.decider.ts';
import { categoryEvents, categoryStream, itemEvents, itemStream } from './equipment/equipment.events.ts';
import { dmeCategories, dmeItems, type ItemRow } from './inventory.projections.ts';
import { starterCategories } from './starter/starter-set.ts';
import { StarterAdditions } from './starter-additions.ts';
import { STARTER_CATALOGUE } from './starter-inventory.ts';

const actor = systemActor();
/** As many categories as the starter set once had. */
const OLD = 6;

/** A site that began with the first categories alone. */
async function oldSite() {
  const site = await kernel({
    vocabularies: [catalogueEvents, categoryEvents, itemEvents],
    projections: [dmeCategories, dmeItems],
  });
  await site.start();
  const { commit, log, codec, models, projector, damaged } = site;
  const documents = new Documents(models);
  const current = new CurrentDocuments(log, codec, documents, projector, damaged);
  const category = (id: number, command: object) =>
    commit.to(categoryStream(id), categoryDecider, command as never, actor);
  const item = (id: number, command: object) =>
    commit.to(itemStream(id), itemDecider, command as never, actor);
  const old = starterCategories.slice(0, OLD);
  const items = old.flatMap(({ items }, at) => items.map((one) => ({ ...one, category_id: at + 1 })));
  await takeFirstNumbers(commit, 'dme-category', OLD, actor);
  await takeFirstNumbers(commit, 'dme-item', items.length, actor);
  for (const [at, { name, description }] of old.entries())
    await category(at + 1, { type: 'AddCategory', category: { name, description, sort_order: at + 1 } });
  for (const [at, one] of items.entries())
    await item(at + 1, { type: 'AddItem', item: { ...one, sort_order: at + 1 } });
  await writeCatalogue(
    commit,
    { ...{ stream: STARTER_CATALOGUE, source: 'starter', hash: 'x', edition: null }, codes: [] },
    actor,
  );
  /** A start of one process. */
  const start = () =>
    new StarterAdditions(
      commit,
      new Ids(log, codec),
      documents,
      current,
      pino({ level: 'silent' }),
    ).onApplicationBootstrap();
  const rows = async () => {
    await current.whole(dmeItems);
    return documents.find<ItemRow>(dmeItems, { limit: 1000 });
  };
  const named = async (name: string) =>
    (await rows()).filter(({ folded_name }) => folded_name === foldText(name));
  const events = async () => (await log.readAll(null, 10_000)).length;
  return { ...site, category, item, items, documents, start, rows, named, events };
}

const all = starterCategories.flatMap(({ items }) => items);

test('a site that began with less gets what came since, once, however often and by whomever it is started', async () => {
  const site = await oldSite();
  expect(await site.rows()).toHaveLength(site.items.length);
  await Promise.all([site.start(), site.start()]);
  const rows = await site.rows();
  expect(rows.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
  const categories = await site.documents.find(dmeCategories, {});
  expect(categories.map(({ name }) => name).sort()).toEqual(starterCategories.map(({ name }) => name).sort());
  const [concentrator] = await site.named('Oxygen concentrator');
  const oxygen = categories.find(({ name }) => name === 'Oxygen')!;
  expect(concentrator).toMatchObject({ hcpcs: 'E1390', category_id: oxygen.id, is_active: true });
  // Whatever its admins make of it stays.
  await site.item(concentrator!.id, {
    ...{ type: 'ChangeItem', change: { name: 'Our own words', hcpcs: 'E9999' }, is_active: false },
  });
  const before = await site.events();
  await site.start();
  expect(await site.named('Oxygen concentrator')).toEqual([]);
  expect(await site.events()).toBe(before);
  await site.close();
});

test('what it ever had, renamed or taken out of use, and what it has of the same code stays alone', async () => {
  const site = await oldSite();
  await site.item(1, { type: 'ChangeItem', change: { name: 'Renamed', hcpcs: 'T9999' } });
  await site.item(2, { type: 'DeactivateItem' });
  const own = { ...site.items[0]!, name: 'Our concentrator', hcpcs: 'E1390', sort_order: 1 };
  const number = await new Ids(site.log, site.codec).next('dme-item', actor);
  await site.item(number, { type: 'AddItem', item: own });
  // An own category of that name, out of use: nothing is put in it.
  const other = await new Ids(site.log, site.codec).next('dme-category', actor);
  await site.category(other, {
    type: 'AddCategory',
    category: { name: 'COMMODES', description: null, sort_order: 9 },
  });
  await site.category(other, { type: 'DeactivateCategory' });
  await site.start();
  expect(await site.named(site.items[0]!.name)).toEqual([]);
  expect(await site.named(site.items[1]!.name)).toMatchObject([{ is_active: false }]);
  expect(await site.named('Oxygen concentrator')).toEqual([]);
  expect(await site.named('Commode chair')).toEqual([]);
  expect(await site.named('Portable oxygen, gaseous')).toHaveLength(1);
  await site.close();
});

test('where the read models are behind, the start goes on, says so, and the next one adds them', async () => {
  const site = await oldSite();
  const before = await site.events();
  const said: string[] = [];
  const behind = {
    whole: () => Promise.reject(new Error('The list is behind.')),
  } as unknown as CurrentDocuments;
  const logger = pino({}, { write: (line: string) => void said.push(line) });
  const ids = new Ids(site.log, site.codec);
  await new StarterAdditions(site.commit, ids, site.documents, behind, logger).onApplicationBootstrap();
  expect(await site.events()).toBe(before);
  expect(said.join()).toContain('waits for the next start: The list is behind.');
  await site.close();
});

test('a first start that is under way adds them itself', async () => {
  const site = await kernel({ vocabularies: [catalogueEvents], projections: [] });
  await site.start();
  const before = (await site.log.readAll(null, 100)).length;
  await new StarterAdditions(
    site.commit,
    ...([{}, {}, {}, pino({ level: 'silent' })] as [never, never, never, never]),
  ).onApplicationBootstrap();
  expect(await site.log.readAll(null, 100)).toHaveLength(before);
  await site.close();
});
