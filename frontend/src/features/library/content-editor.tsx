import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ContentResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { isChangedMeanwhile } from '../../lib/http.ts';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { FailureText } from '../../ui/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { useSaveContent } from './library-requests.ts';
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
  /** The version that stands below what is typed. */
  const [base, setBase] = useState(content);
  const { leave, asking, question } = useUnsavedChanges(form.isDirty(), onClose);
  const complete = form.values.title.trim() !== '' && form.values.content.trim() !== '';
  const theirs = isChangedMeanwhile(save.error)
    ? (save.error.current as ContentResponse | undefined)
    : undefined;
  const rebase = (present: ContentResponse) => {
    setBase(present);
    save.reset();
  };
  const submit = form.onSubmit((values) => {
    if (!complete) return;
    save.mutate(
      { of: base, content: fromValues(values, content !== null) },
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
            {theirs && (
              <ChangedMeanwhile
                previous={theirs.content}
                current={form.values.content}
                onTheirs={() => {
                  form.setValues(valuesOf(theirs));
                  rebase(theirs);
                }}
                onMine={() => rebase(theirs)}
              />
            )}
            {save.isError && !theirs && (
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
              <Button type="submit" disabled={!complete || theirs !== undefined} loading={save.isPending}>
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
