import { given } from '../testing/given.ts';
import { catalogueDecider } from './code-sets/catalogue.decider.ts';
import type { DmeItem } from './equipment/dme.ts';
import { categoryDecider, itemDecider } from './equipment/equipment.decider.ts';
import type { CatalogueEvent } from './code-sets/catalogue.events.ts';
import { diagnosisDecider } from './codes/diagnosis.decider.ts';
import { codeNumber, codeOfNumber, diagnosisStream } from './codes/diagnosis.events.ts';
import { starterCategories } from './starter/starter-set.ts';

const source = 'icd10cm-order-2026.txt';
const codes = [{ code: 'I10', description: 'Essential (primary) hypertension' }];
const listed: CatalogueEvent = { type: 'DiagnosesListed', data: { source, codes } };
const imported: CatalogueEvent = {
  type: 'CatalogueImported',
  data: { source, hash: 'abc', count: 1, edition: null },
};

describe('a catalogue', () => {
  const list = { type: 'ListCodes', source, from: 0, codes } as const;
  const close = { type: 'CloseCatalogue', source, hash: 'abc', count: 1, edition: null } as const;

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

  test('what an item of before lacks is empty: saying so again changes nothing', () => {
    const { limit_group, ...before } = {
      ...starterCategories[0]!.items[0]!,
      category_id: 1,
      sort_order: 1,
    };
    const added = { type: 'ItemAdded', data: before } as const;
    const change = (more: Partial<DmeItem>) =>
      given(itemDecider, added).when({ type: 'ChangeItem', change: more });
    change({ limit_group: null }).then();
    change({ limit_group }).then({ type: 'ItemChanged', data: { ...before, limit_group } });
  });

  test('an item is added once', () => {
    const item = { ...starterCategories[0]!.items[0]!, category_id: 1, sort_order: 1 };
    const added = { type: 'ItemAdded', data: item } as const;
    given(itemDecider).when({ type: 'AddItem', item }).then(added);
    given(itemDecider, added).when({ type: 'AddItem', item }).then();
  });

  const category = { name: 'Mobility', description: null, sort_order: 6 };
  const added = { type: 'CategoryAdded', data: category } as const;
  const deactivated = { type: 'CategoryDeactivated', data: { name: 'Mobility' } } as const;

  test('an edit says what it changes, and nothing where nothing changes', () => {
    const edit = (change: object, is_active?: boolean) =>
      ({ type: 'ChangeCategory', change, is_active }) as const;
    given(categoryDecider, added)
      .when(edit({ sort_order: 2 }))
      .then({ type: 'CategoryChanged', data: { ...category, sort_order: 2 } });
    given(categoryDecider, added)
      .when(edit({ name: 'Mobility' }, true))
      .then();
    given(categoryDecider, added, deactivated)
      .when(edit({ name: 'Mobility aids' }, true))
      .then(
        { type: 'CategoryChanged', data: { ...category, name: 'Mobility aids' } },
        { type: 'CategoryReactivated', data: { name: 'Mobility aids' } },
      );
    given(categoryDecider).when(edit({})).refused('category_missing');
  });

  test('what is out of use is not taken out again', () => {
    given(categoryDecider, added).when({ type: 'DeactivateCategory' }).then(deactivated);
    given(categoryDecider, added, deactivated).when({ type: 'DeactivateCategory' }).then();
    given(itemDecider).when({ type: 'DeactivateItem' }).refused('item_missing');
  });

  test('lists of choices are compared by what they hold', () => {
    const item = { ...starterCategories[0]!.items[0]!, category_id: 1, sort_order: 1 };
    const known = { type: 'ItemAdded', data: item } as const;
    const sized = (...available_sizes: string[]) =>
      ({ type: 'ChangeItem', change: { available_sizes } }) as const;
    given(itemDecider, known)
      .when(sized(...item.available_sizes))
      .then();
    given(itemDecider, known)
      .when(sized('M'))
      .then({ type: 'ItemChanged', data: { ...item, available_sizes: ['M'] } });
  });
});

describe('a code of the site', () => {
  const diagnosis = {
    code: 'Z99.3',
    description: 'Dependence on wheelchair',
    category: null,
    subcategory: null,
  };
  const listed = { value: { ...diagnosis, category: 'Mobility' }, is_active: true };
  const add = { type: 'AddDiagnosis', diagnosis, listed: null } as const;
  const added = { type: 'DiagnosisAdded', data: diagnosis } as const;
  const gone = { type: 'DiagnosisDeactivated', data: { code: 'Z99.3' } } as const;

  test('is added once, where no file brought it', () => {
    given(diagnosisDecider).when(add).then(added);
    given(diagnosisDecider, added).when(add).refused('diagnosis_exists');
    given(diagnosisDecider)
      .when({ ...add, listed })
      .refused('diagnosis_exists', 'Z99.3 is in the catalogue already. Edit it.');
    given(diagnosisDecider, gone)
      .when({ ...add, listed })
      .refused('diagnosis_exists', 'Z99.3 is in the catalogue, out of use. Edit and reactivate it.');
  });

  test.each(['Z9', 'Z99-3', '99.3', 'Z99.34567', 'ZA9.3'])('%s is none', (code) => {
    given(diagnosisDecider)
      .when({ ...add, diagnosis: { ...diagnosis, code } })
      .refused('diagnosis_code');
  });

  test('what a file listed is edited and taken out of use here', () => {
    const edit = { type: 'ChangeDiagnosis', listed, change: { description: 'In a wheelchair' } } as const;
    const changed = { ...listed.value, description: 'In a wheelchair' };
    given(diagnosisDecider).when(edit).then({ type: 'DiagnosisChanged', data: changed });
    given(diagnosisDecider).when({ type: 'DeactivateDiagnosis', listed }).then(gone);
    given(diagnosisDecider, gone).when({ type: 'DeactivateDiagnosis', listed }).then();
    given(diagnosisDecider, gone)
      .when({ ...edit, change: {}, is_active: true })
      .then({ type: 'DiagnosisReactivated', data: { code: 'Z99.3' } });
    given(diagnosisDecider)
      .when({ ...edit, listed: null })
      .refused('diagnosis_missing');
  });

  test('its number is the code itself', () => {
    const codes = ['A00', 'I10', 'E11.65', 'S72.001A', 'Z99.9', 'Z99.ZZZZ'];
    expect(codes.map((code) => codeOfNumber(codeNumber(code)))).toEqual(codes);
    expect(codes.every((code) => Number.isSafeInteger(codeNumber(code)))).toBe(true);
    expect(diagnosisStream(codeNumber('E11.65'))).toBe('diagnosis-e1165');
  });
});
