import { Alert, Stack, Title, VisuallyHidden } from '@mantine/core';
import { IconInfoCircle, IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { publicItemsQuery } from '../../inventory/public/catalogue.ts';
import type { DraftItem } from '../draft/draft.ts';
import { emptyItem, valuesOf, type ItemValues } from './item-form-values.ts';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';
import { LeaveItems, useLeaving } from './leave-items.tsx';
import { StepHeading } from '../../../ui/keyboard/step-heading.tsx';
import { UndoBar } from '../../../ui/states/undo-bar.tsx';
import { useStoredState } from '../../../lib/stored-state.ts';
import { putBack, useUndo } from '../draft/undo.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

function CoverageGuidance() {
  return (
    <Alert role="note" color="blue" icon={<IconInfoCircle aria-hidden />} title="Coverage guidance" py="xs">
      Adult briefs: max 360 per month. Underpads: max 150 per month. BGM test strips: max 300 per 3 months. A
      larger quantity needs a justification. These are the limits of this site; what a payer allows stands
      under Evidence.
    </Alert>
  );
}

/** What is being typed: a new item, or one of the list under its key. */
interface Typed {
  editing: string | null;
  values: ItemValues;
}

/** Whether what is being edited still is as it stands in the list. */
function isSame(values: ItemValues, items: readonly DraftItem[], editing: string | null): boolean {
  const item = items.find(({ key }) => key === editing);
  return item !== undefined && JSON.stringify(valuesOf(item)) === JSON.stringify(values);
}

/** The form's own life: what is typed is kept, and the list changes when it is done. */
function useItems() {
  const { store, draft, scope } = useWorkflow();
  const { items } = draft;
  const [typed, setTyped, forget] = useStoredState<Typed>(`${scope}.item-form`, () => ({
    editing: null,
    values: emptyItem(),
  }));
  const [round, setRound] = useState(0);
  const [said, setSaid] = useState('');
  const { removed, remember, forget: forgetRemoved } = useUndo<DraftItem>('items');
  const editing = items.some(({ key }) => key === typed.editing) ? typed.editing : null;
  const begin = (next: Typed) => {
    forget(next);
    setRound((before) => before + 1);
  };
  const change = (next: DraftItem[], what: string) => {
    store.change('items', next);
    setSaid(what);
    forgetRemoved();
  };
  return {
    items,
    typed,
    editing,
    round,
    said,
    /** An item is chosen that the list does not hold so. */
    isFilled: typed.values.item !== '' && !isSame(typed.values, items, editing),
    type: (values: ItemValues) => setTyped({ editing, values }),
    edit: (item: DraftItem) => begin({ editing: item.key, values: valuesOf(item) }),
    cancel: () => begin({ editing: null, values: emptyItem() }),
    done: (item: DraftItem) => {
      const known = items.some(({ key }) => key === item.key);
      change(
        known ? items.map((each) => (each.key === item.key ? item : each)) : [...items, item],
        `${item.item} ${known ? 'changed' : 'added'}`,
      );
      // The next item often comes from the same shelf.
      begin({ editing: null, values: emptyItem(item.category) });
    },
    removed,
    undo: () => removed && change(putBack(items, removed.thing, removed.at), `${removed.thing.item} is back`),
    remove: (item: DraftItem) => {
      const done = `${item.item} removed`;
      change(
        items.filter(({ key }) => key !== item.key),
        done,
      );
      remember(items, item, done);
      if (item.key === editing) begin({ editing: null, values: emptyItem() });
    },
  };
}

export function ItemsStep() {
  const { readOnly } = useWorkflow();
  const sent = useRef<HTMLFormElement>(null);
  // A catalogue that cannot be read is an empty one.
  const { data: categories = [], isLoading } = useQuery(publicItemsQuery);
  const form = useItems();
  const leaving = useLeaving(form.isFilled, () => sent.current?.requestSubmit());
  return (
    <>
      <StepHeading title="Items & DME" text="The equipment and supplies the patient needs." />
      <Stack gap="md">
        {!readOnly && <CoverageGuidance />}
        {!readOnly && isLoading && <RowSkeletons rows={2} height={56} />}
        {!readOnly && !isLoading && (
          <ItemForm
            key={form.round}
            categories={categories}
            initial={form.typed.values}
            items={form.items}
            begins={form.round === 0 && form.items.length === 0}
            formRef={sent}
            editing={form.editing}
            onChange={form.type}
            onDone={(item) => {
              form.done(item);
              leaving.done();
            }}
            onRefused={leaving.refused}
            onCancel={form.cancel}
          />
        )}
        <VisuallyHidden role="status">{form.said}</VisuallyHidden>
        <LeaveItems leaving={leaving} item={form.typed.values.item} editing={form.editing !== null} />
        {form.removed && !readOnly && <UndoBar done={form.removed.done} onUndo={form.undo} />}
        <div>
          <Title order={3} mb="xs">
            Added items
          </Title>
          {form.items.length === 0 ? (
            <EmptyState
              icon={IconPackage}
              heading={3}
              title="No items yet"
              text="Choose a category and an item above."
            />
          ) : (
            <ItemList items={form.items} readOnly={readOnly} onEdit={form.edit} onRemove={form.remove} />
          )}
        </div>
      </Stack>
    </>
  );
}
