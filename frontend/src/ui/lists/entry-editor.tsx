import type { UseFormReturnType } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fieldsOf, isChangedMeanwhile } from '../../lib/http.ts';
import { ChangedMeanwhile } from '../states/changed-meanwhile.tsx';
import { FailureText } from '../states/failure.tsx';
import { FormDialog } from '../states/form-dialog.tsx';
import { differing } from '../words/differing.ts';

export interface EntryEditorProps<Entry, Values, Answer> {
  title: string;
  submitLabel: string;
  /** What it says where the server gave no reason. */
  failed: string;
  size?: number;
  /** null: a new one. */
  entry: Entry | null;
  form: UseFormReturnType<Values>;
  /** `of`: the version that stands below what is typed. */
  save: UseMutationResult<Answer, Error, { of: Entry | null; values: Values }>;
  valuesOf: (entry: Entry) => Values;
  /** What the form says, a line for each field: of two versions the lines that differ are shown. */
  wordsOf: (values: Values) => string;
  /** False: something is still to be asked, and the form stays. */
  onSaved: (answer: Answer) => boolean | void;
  /** False: what cannot be missing is; it cannot be sent before. */
  complete?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog: asks before typed words are lost, puts refusals beside their fields, and where somebody else has
 * saved meanwhile shows both versions.
 */
export function EntryEditor<Entry, Values extends object, Answer>(
  props: EntryEditorProps<Entry, Values, Answer>,
) {
  const { form, entry, save, valuesOf, wordsOf, onSaved, onClose, complete = true } = props;
  const [base, setBase] = useState(entry);
  const theirs = isChangedMeanwhile(save.error) ? (save.error.current as Entry | undefined) : undefined;
  const rebase = (present: Entry) => {
    setBase(present);
    // What is theirs was not typed here.
    form.resetDirty(valuesOf(present));
    save.reset();
  };
  const submit = form.onSubmit((values) => {
    // The Enter key knows nothing of a button that cannot be pressed.
    if (!complete || theirs) return;
    save.mutate(
      { of: base, values },
      {
        onSuccess: (answer) => {
          if (onSaved(answer) !== false) onClose();
        },
        onError: (error) => form.setErrors(fieldsOf(error)),
      },
    );
  });
  return (
    <FormDialog
      title={props.title}
      size={props.size ?? 560}
      dirty={form.isDirty()}
      busy={save.isPending}
      submitLabel={props.submitLabel}
      complete={complete && !theirs}
      error={save.isError && !theirs && <FailureText title={props.failed} error={save.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      {props.children}
      {theirs && (
        <ChangedMeanwhile
          {...differing(wordsOf(valuesOf(theirs)), wordsOf(form.values))}
          onTheirs={() => {
            form.setValues(valuesOf(theirs));
            rebase(theirs);
          }}
          onMine={() => rebase(theirs)}
        />
      )}
    </FormDialog>
  );
}
