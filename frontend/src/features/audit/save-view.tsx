import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AUDIT_VIEW_NAME_MOST } from '@vouchwell/rules';
import { fieldsOf } from '../../lib/http.ts';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { FormDialog } from '../../ui/states/form-dialog.tsx';
import { keptOf, useSaveView } from './audit-view-requests.ts';
import { type AuditChoice, choiceWords } from './audit-words.ts';

/** The name under which the filters that are set are kept. */
export function SaveView({ asked, onClose }: { asked: AuditChoice; onClose: () => void }) {
  const save = useSaveView();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() ? null : 'The name of the view is required.') },
  });
  const submit = form.onSubmit(({ name }) =>
    save.mutate(
      { name, asked: keptOf(asked) },
      {
        onSuccess: () => {
          notifySuccess('The view has been saved.');
          onClose();
        },
        onError: (error) => form.setErrors(fieldsOf(error)),
      },
    ),
  );
  const isTold = 'name' in fieldsOf(save.error);
  return (
    <FormDialog
      title="Save these filters as a view"
      dirty={form.isDirty()}
      busy={save.isPending}
      submitLabel="Save view"
      error={save.isError && !isTold && <FailureText title="Failed to save the view" error={save.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text fz="sm">{choiceWords(asked)}</Text>
      {asked.text !== '' && (
        <Text fz="sm" c="dimmed">
          The words of your search are not kept: they may be somebody’s name.
        </Text>
      )}
      <TextInput
        label="Name"
        description="Never a patient’s: it stays in the history."
        required
        maxLength={AUDIT_VIEW_NAME_MOST}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
