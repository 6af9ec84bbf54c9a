import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ContentResponse } from '@vouchwell/contract';
import { FailureText } from '../../ui/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { useSaveContent } from './api.ts';
import { ContentFields } from './content-fields.tsx';
import { fromValues, newContent, valuesOf, type ContentValues } from './content-values.ts';

export interface ContentEditorProps {
  /** null: a new one. */
  content: ContentResponse | null;
  onClose: () => void;
}

export function ContentEditor({ content, onClose }: ContentEditorProps) {
  useFocusBack();
  const save = useSaveContent();
  const form = useForm<ContentValues>({ initialValues: content ? valuesOf(content) : newContent });
  const { leave, asking, question } = useUnsavedChanges(form.isDirty(), onClose);
  const complete = form.values.title.trim() !== '' && form.values.content.trim() !== '';
  const submit = form.onSubmit((values) => {
    if (!complete) return;
    save.mutate(
      { id: content?.id ?? null, content: fromValues(values, content !== null) },
      {
        onSuccess: () => {
          notifySuccess(`“${values.title.trim()}” has been ${content ? 'saved' : 'created'}.`);
          onClose();
        },
      },
    );
  });
  return (
    <>
      <Modal
        opened
        onClose={leave}
        size={760}
        title={content ? `Edit ${content.title}` : 'New content'}
        closeOnClickOutside={false}
        closeOnEscape={!asking}
        trapFocus={!asking}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <ContentFields form={form} editing={content !== null} />
            {save.isError && (
              <Text component="div" c="var(--mantine-color-error)" role="alert">
                <FailureText
                  title={content ? 'Failed to update content' : 'Failed to create content'}
                  error={save.error}
                />
              </Text>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave}>
                Cancel
              </Button>
              <Button type="submit" disabled={!complete} loading={save.isPending}>
                {content ? 'Save changes' : 'Create content'}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      {question}
    </>
  );
}
