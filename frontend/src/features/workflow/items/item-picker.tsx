import { Select, SimpleGrid, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import type { PublicCategory } from '@vouchwell/contract';
import { foldText } from '@vouchwell/rules';
import { useMemo } from 'react';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { useStartField } from '../../../ui/keyboard/use-start-field.ts';
import type { ItemForm } from './item-form-values.ts';

interface Known {
  category: string;
  hcpcs: string | null;
}

/** Where each item of the catalogue stands, and its code. */
function knownItems(categories: readonly PublicCategory[]): ReadonlyMap<string, Known> {
  return new Map(
    categories.flatMap(({ name, items, details }) =>
      items.map((item): [string, Known] => [item, { category: name, hcpcs: details[item]?.hcpcs ?? null }]),
    ),
  );
}

/** Those of the chosen category; what is typed is looked for in all of them, by name or HCPCS, the chosen one first. */
function finding(known: ReadonlyMap<string, Known>, category: string): OptionsFilter {
  return ({ options, search }) => {
    const wanted = foldText(search);
    // The chosen item's own name is no search.
    const searching = wanted !== '' && ![...known.keys()].some((item) => foldText(item) === wanted);
    const fits = ({ value, label }: ComboboxItem) =>
      !searching || foldText(`${label} ${known.get(value)?.hcpcs ?? ''}`).includes(wanted);
    return options.flatMap((group) => {
      if (!('group' in group)) return [];
      const items = group.items.filter(fits);
      const shown = items.length > 0 && (searching || category === '' || group.group === category);
      return shown ? [{ ...group, items }] : [];
    });
  };
}

interface ItemPickerProps {
  form: ItemForm;
  categories: PublicCategory[];
  /** The step has just been come to, and the case has no item yet. */
  begins: boolean;
}

/** One searchable field for the item, by name or HCPCS, beside the category that narrows it. */
export function ItemPicker({ form, categories, begins }: ItemPickerProps) {
  const field = useStartField<HTMLInputElement>(begins);
  const { category } = form.values;
  const known = useMemo(() => knownItems(categories), [categories]);
  const groups = useMemo(() => {
    const first = categories.filter(({ name }) => name === category);
    const others = categories.filter(({ name }) => name !== category);
    return [...first, ...others].map(({ name, items }) => ({ group: name, items }));
  }, [categories, category]);
  const none = { item: '', size: '', color: '', length: '' };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label="Category"
        required
        placeholder="Choose"
        data={categories.map(({ name }) => name)}
        allowDeselect={false}
        {...form.getInputProps('category')}
        value={category || null}
        onChange={(next) => form.setValues({ ...none, category: next ?? '' })}
      />
      <Select
        ref={field}
        label="Item"
        required
        openOnFocus={false}
        placeholder="Name or HCPCS code"
        data={groups}
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        filter={finding(known, category)}
        nothingFoundMessage="No such item"
        renderOption={({ option }) => (
          <span>
            {option.label} <CodeText c="dimmed">{known.get(option.value)?.hcpcs}</CodeText>
          </span>
        )}
        {...form.getInputProps('item')}
        value={form.values.item || null}
        onChange={(item) =>
          form.setValues({ ...none, item: item ?? '', category: known.get(item ?? '')?.category ?? category })
        }
      />
    </SimpleGrid>
  );
}
