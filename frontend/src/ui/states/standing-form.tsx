import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldsOf, isChangedMeanwhile } from '../../lib/http.ts';
import { differing } from '../words/differing.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { FailureAlert } from './failure.tsx';

/** A thing of which there is one; null: nobody has set it yet. */
interface Standing {
  revision: number | null;
}

export interface StandingFormOptions<S extends Standing, Values> {
  /** As it was read last. */
  standing: S;
  valuesOf: (standing: S) => Values;
  /** What the form says, a line for each field: of two versions the lines that differ are shown. */
  wordsOf: (values: Values) => string;
  validate?: UseFormInput<Values>['validate'];
  /** `of`: the version that stands below what is typed. */
  save: UseMutationResult<S, Error, { of: S; values: Values }>;
  /** What it says where the server gave no reason. */
  failed: string;
  onSaved: (saved: S) => void;
  /** What somebody else’s version does not replace. */
  kept?: (values: Values) => Partial<Values>;
}

export interface StandingForm<Values> {
  form: UseFormReturnType<Values>;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  /** It is first chosen between two versions. */
  isHeld: boolean;
  /** Both versions, or what went wrong; to be rendered above the button. */
  told: ReactNode;
}

const isNewer = (one: Standing, than: Standing) => (one.revision ?? -1) > (than.revision ?? -1);

/**
 * A form that always stands on its screen. What somebody else saved is shown at once where nothing is typed; what is
 * typed stays, and who saves it is shown both versions.
 */
export function useStandingForm<S extends Standing, Values extends object>(
  options: StandingFormOptions<S, Values>,
): StandingForm<Values> {
  const { standing, valuesOf, wordsOf, validate, save, failed, onSaved, kept } = options;
  const [base, setBase] = useState(standing);
  const form = useForm<Values>({ initialValues: valuesOf(standing), validate });
  const theirs = isChangedMeanwhile(save.error) ? (save.error.current as S | undefined) : undefined;
  const rebase = (present: S) => {
    setBase(present);
    // What is theirs was not typed here.
    form.setInitialValues(valuesOf(present));
  };
  const take = (present: S, typed: Partial<Values> = {}) => {
    rebase(present);
    form.setValues({ ...valuesOf(present), ...typed });
    form.clearErrors();
  };
  // Also once what was typed is gone, or was answered.
  if (isNewer(standing, base) && !save.isPending && !form.isDirty()) take(standing);
  const decide = (how: () => void) => {
    how();
    save.reset();
  };
  const submit = form.onSubmit((values) => {
    // The Enter key knows nothing of a button that cannot be pressed.
    if (theirs || save.isPending) return;
    save.mutate(
      { of: base, values },
      {
        onSuccess: (saved) => {
          take(saved);
          onSaved(saved);
        },
        onError: (error) => form.setErrors(fieldsOf(error)),
      },
    );
  });
  const told = theirs ? (
    <ChangedMeanwhile
      {...differing(wordsOf(valuesOf(theirs)), wordsOf(form.values))}
      onTheirs={() => decide(() => take(theirs, kept?.(form.values)))}
      onMine={() => decide(() => rebase(theirs))}
    />
  ) : (
    <FailureAlert title={failed} error={save.error} />
  );
  return { form, submit, isHeld: theirs !== undefined, told };
}
