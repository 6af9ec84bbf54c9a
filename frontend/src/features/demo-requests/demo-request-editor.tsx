import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { DemoRequestResponse } from '@vouchwell/contract';
import { demoRequestStatuses } from '@vouchwell/rules';
import { choices } from '../../lib/choices.ts';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { type FollowUp, useFollowUp } from './demo-request-requests.ts';
import { requestFacts, senderName, valuesOf, wordsOf } from './demo-request-words.ts';

export interface DemoRequestEditorProps {
  entry: DemoRequestResponse;
  onClose: () => void;
}

/** What was asked for, and how far we are with it. */
export function DemoRequestEditor({ entry, onClose }: DemoRequestEditorProps) {
  const form = useForm<FollowUp>({ initialValues: valuesOf(entry) });
  const save = useFollowUp();
  return (
    <EntryEditor
      title={`Demo request of ${senderName(entry)}`}
      submitLabel="Save"
      failed="Failed to save the demo request"
      size={680}
      entry={entry}
      form={form}
      save={save}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      onSaved={(saved) => notifySuccess(`The demo request of ${senderName(saved)} has been saved.`)}
      onClose={onClose}
    >
      <Facts facts={requestFacts(entry)} cols={2} />
      {entry.request.message && (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{entry.request.message}</Text>
      )}
      <NativeSelect
        label="Status"
        data={choices(demoRequestStatuses)}
        data-autofocus
        {...form.getInputProps('status')}
      />
      <Textarea label="Note" autosize minRows={3} maxLength={2000} {...form.getInputProps('note')} />
    </EntryEditor>
  );
}
