import { useForm } from '@mantine/form';
import type { ContentResponse } from '@vouchwell/contract';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSaveContent } from './library-requests.ts';
import { ContentFields } from './content-fields.tsx';
import { contentWords, fromValues, newContent, valuesOf, type ContentValues } from './content-values.ts';

export interface ContentEditorProps {
  /** null: a new one. */
  content: ContentResponse | null;
  onClose: () => void;
}

export function ContentEditor({ content, onClose }: ContentEditorProps) {
  const form = useForm<ContentValues>({ initialValues: content ? valuesOf(content) : newContent });
  const save = useSaveContent((values: ContentValues) => fromValues(values, content !== null));
  return (
    <EntryEditor
      title={content ? `Edit ${content.title}` : 'New content'}
      submitLabel={content ? 'Save changes' : 'Create content'}
      failed={content ? 'Failed to update content' : 'Failed to create content'}
      size={760}
      entry={content}
      form={form}
      save={save}
      valuesOf={valuesOf}
      wordsOf={contentWords}
      complete={form.values.title.trim() !== '' && form.values.content.trim() !== ''}
      onSaved={() =>
        notifySuccess(`“${form.values.title.trim()}” has been ${content ? 'saved' : 'created'}.`)
      }
      onClose={onClose}
    >
      <ContentFields form={form} editing={content !== null} />
    </EntryEditor>
  );
}
