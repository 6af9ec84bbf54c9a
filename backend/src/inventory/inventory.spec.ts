import { given } from '../testing/given.ts';
import { catalogueDecider, categoryDecider, itemDecider } from './inventory.decider.ts';
import type { CatalogueEvent } from './inventory.events.ts';
import { starterCategories } from './starter/starter-set.ts';

const source = 'icd10cm-order-2026.txt';
const codes = [{ code: 'I10', description: 'Essential (primary) hypertension' }];
const listed: CatalogueEvent = { type: 'DiagnosesListed', data: { source, codes } };
const imported: CatalogueEvent = { type: 'CatalogueImported', data: { source, hash: 'abc', count: 1 } };

describe('a catalogue', () => {
  const list = { type: 'ListCodes', source, from: 0, codes } as const;
  const close = { type: 'CloseCatalogue', source, hash: 'abc', count: 1 } as const;

  test('lists codes, then closes', () => {
    given(catalogueDecider).when(list).then(listed);
    given(catalogueDecider, listed).when(close).then(imported);
  });

  test('what is already listed is not listed again', () => {
    given(catalogueDecider, listed).when(list).then();
    given(catalogueDecider, listed, imported)
      .when({ ...list, from: 1 })
      .then();
    given(catalogueDecider, listed, imported).when(close).then();
  });

  test('goes on behind what is listed, without gaps', () => {
    given(catalogueDecider, listed)
      .when({ ...list, from: 1 })
      .then(listed);
    given(catalogueDecider, listed)
      .when({ ...list, from: 2 })
      .refused('catalogue_order');
  });

  test('is not closed before everything is listed', () => {
    given(catalogueDecider, listed)
      .when({ ...close, count: 2 })
      .refused('catalogue_order');
  });

  test('lists at most 500 codes at once, and never none', () => {
    const many = Array.from({ length: 501 }, () => codes[0]!);
    given(catalogueDecider)
      .when({ ...list, codes: many })
      .refused('catalogue_part');
    given(catalogueDecider)
      .when({ ...list, codes: [] })
      .refused('catalogue_part');
  });
});

describe('equipment', () => {
  test('a category is added once', () => {
    const category = { name: 'Mobility', description: null, sort_order: 6 };
    const added = { type: 'CategoryAdded', data: category } as const;
    given(categoryDecider).when({ type: 'AddCategory', category }).then(added);
    given(categoryDecider, added).when({ type: 'AddCategory', category }).then();
  });

  test('an item is added once', () => {
    const item = { ...starterCategories[0]!.items[0]!, category_id: 1, sort_order: 1 };
    const added = { type: 'ItemAdded', data: item } as const;
    given(itemDecider).when({ type: 'AddItem', item }).then(added);
    given(itemDecider, added).when({ type: 'AddItem', item }).then();
  });
});
