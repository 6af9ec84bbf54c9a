import { type Command, type Decider, never } from '../../kernel/deciding/decider.ts';
import { missing } from '../../kernel/basics/problem.ts';
import type { DmeCategory, DmeItem } from './dme.ts';
import type { CategoryEvent, ItemEvent } from './equipment.events.ts';
import { type Edit, edited, type Kept, when } from '../../kernel/deciding/kept.ts';

export type CategoryCommand =
  | (Command<'AddCategory'> & { category: DmeCategory })
  | (Command<'ChangeCategory'> & Edit<DmeCategory>)
  | Command<'DeactivateCategory'>;

export type ItemCommand =
  | (Command<'AddItem'> & { item: DmeItem })
  | (Command<'ChangeItem'> & Edit<DmeItem>)
  | Command<'DeactivateItem'>;

const OUT_OF_USE = { change: {}, is_active: false } as const;

/** Adding what is there changes nothing, so that an interrupted first start goes on. */
export const categoryDecider: Decider<Kept<DmeCategory> | null, CategoryCommand, CategoryEvent> = {
  initial: null,
  decide(command, state) {
    if (command.type === 'AddCategory')
      return when(!state, { type: 'CategoryAdded', data: command.category });
    if (!state) throw missing('category_missing', 'Category not found.');
    const edit = command.type === 'DeactivateCategory' ? OUT_OF_USE : command;
    const { value, changed, reactivated, deactivated } = edited(state, edit);
    const { name } = value;
    return [
      ...when<CategoryEvent>(changed, { type: 'CategoryChanged', data: value }),
      ...when<CategoryEvent>(reactivated, { type: 'CategoryReactivated', data: { name } }),
      ...when<CategoryEvent>(deactivated, { type: 'CategoryDeactivated', data: { name } }),
    ];
  },
  evolve(state, event) {
    switch (event.type) {
      case 'CategoryAdded':
        return { value: event.data, is_active: true };
      case 'CategoryChanged':
        return state && { ...state, value: event.data };
      case 'CategoryDeactivated':
        return state && { ...state, is_active: false };
      case 'CategoryReactivated':
        return state && { ...state, is_active: true };
      default:
        return never(event);
    }
  },
};

/** As for categories. */
export const itemDecider: Decider<Kept<DmeItem> | null, ItemCommand, ItemEvent> = {
  initial: null,
  decide(command, state) {
    if (command.type === 'AddItem') return when(!state, { type: 'ItemAdded', data: command.item });
    if (!state) throw missing('item_missing', 'Item not found.');
    const edit = command.type === 'DeactivateItem' ? OUT_OF_USE : command;
    const { value, changed, reactivated, deactivated } = edited(state, edit);
    const { name } = value;
    return [
      ...when<ItemEvent>(changed, { type: 'ItemChanged', data: value }),
      ...when<ItemEvent>(reactivated, { type: 'ItemReactivated', data: { name } }),
      ...when<ItemEvent>(deactivated, { type: 'ItemDeactivated', data: { name } }),
    ];
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ItemAdded':
        return { value: event.data, is_active: true };
      case 'ItemChanged':
        return state && { ...state, value: event.data };
      case 'ItemDeactivated':
        return state && { ...state, is_active: false };
      case 'ItemReactivated':
        return state && { ...state, is_active: true };
      default:
        return never(event);
    }
  },
};
