import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CaseResponse } from '@vouchwell/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnanswered } from '../../../lib/http.ts';
import { useUser } from '../../../lib/session.tsx';
import { Dialog } from '../../../ui/states/dialog.tsx';
import { useUnsavedChanges } from '../../../ui/states/unsaved-changes.tsx';
import { BoxedLetters } from '../../cases/public/boxed-letters.tsx';
import { marksAsked } from '../../cases/public/marks-asked.ts';
import { MarksToTick } from '../../cases/public/marks-to-tick.tsx';
import {
  clearRefused,
  MeaningField,
  meaningMissing,
  SignerFields,
  SigningEnd,
  unproved,
  useSigner,
} from '../../cases/public/signing-fields.tsx';
import { SignedAs } from '../../cases/public/signed-as.tsx';
import { useTicks } from '../../cases/public/use-ticks.ts';
import { readinessQuery } from '../../evidence/public/evidence-queries.ts';
import { OpenReasons, useOpenReasons } from '../../evidence/public/open-reasons.tsx';
import { findingsAsked } from '../../evidence/public/findings-asked.ts';
import { LeftOutList } from './left-out-list.tsx';
import { NoteBeingRead } from '../note/note-being-read.tsx';
import { useGroundingNow } from '../note/use-grounding.ts';
import { useNewestNote } from '../note/use-newest-note.ts';
import { useOutdated, useSigning, type SignValues } from './use-signing.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

const MEANING = 'I reviewed this note and attest to it';

const initialValues: SignValues = { ...unproved, meaning: MEANING };

type Begin = (values: SignValues, after: { onError: (error: Error) => void }) => void;

function useSignForm(onSubmit: Begin) {
  const { validate, proved } = useSigner();
  const form = useForm<SignValues>({ initialValues, validate: { ...validate, meaning: meaningMissing } });
  const onError = clearRefused((name) => form.setFieldValue(name, ''));
  const submit = form.onSubmit(
    (values) => onSubmit(proved(values), { onError }),
    (errors) => {
      const first = ['password', 'code', 'meaning'].find((name) => name in errors);
      if (first) form.getInputNode(first)?.focus();
    },
  );
  return { form, submit };
}

interface SignDialogProps {
  found: CaseResponse;
  onClose: () => void;
  /** The dialog is busy until it is done. */
  onSigned: () => Promise<void>;
}

/** Somebody else was faster: nothing is left to do here. */
function SignedMeanwhile({ found, onClose }: Omit<SignDialogProps, 'onSigned'>) {
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text role="alert">
        {found.signature?.signature ?? 'Somebody else'} has signed this case meanwhile. Nothing is left to
        sign.
      </Text>
      <Group justify="flex-end">
        <Button ref={way} onClick={onClose}>
          Show the signed case
        </Button>
      </Group>
    </Stack>
  );
}

export function SignDialog({ found, onClose, onSigned }: SignDialogProps) {
  const { draft } = useWorkflow();
  const signer = useUser();
  const { note, text } = useNewestNote();
  const review = useGroundingNow(note, text);
  const { mutate: sign, isPending: busy, error } = useSigning(found, onSigned);
  const outdated = useOutdated(found);
  // The server may have found what the screen did not: then that is to be looked at.
  const ticks = useTicks(marksAsked(error) ?? review.toConfirm);
  const held = useQuery(readinessQuery(found.id));
  const open = useOpenReasons(findingsAsked(error) ?? held.data?.readiness?.findings ?? []);
  const { form, submit } = useSignForm((values, after) =>
    sign(
      {
        ...values,
        ...(ticks.hash !== undefined && { marks_hash: ticks.hash }),
        ...(open.reasons.length > 0 && { readiness_reasons: open.reasons }),
      },
      after,
    ),
  );
  const isGivenReasons = open.reasons.some(({ reason }) => reason !== '');
  const { leave, question } = useUnsavedChanges(isGivenReasons && !found.signed && !busy, onClose);
  return (
    <>
      <Dialog
        onClose={leave}
        title={`Sign & lock case #${found.id}`}
        busy={busy}
        closeOnClickOutside={!isGivenReasons}
      >
        {found.signed && !busy ? (
          <SignedMeanwhile found={found} onClose={onClose} />
        ) : (
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              <Text>The note is signed exactly as it stands. Afterwards the case is locked.</Text>
              <SignedAs on="letter" provider={{ ...found.provider, ...draft.provider }} />
              <BoxedLetters of={found} note={text} signer={signer} />
              {!review.isRead && <NoteBeingRead />}
              <MarksToTick of="note" text={text} ticks={ticks} />
              <LeftOutList review={review} />
              <OpenReasons of={open} />
              <SignerFields focused={ticks.hash === undefined} field={(name) => form.getInputProps(name)} />
              <MeaningField {...form.getInputProps('meaning')} />
              <SigningEnd
                error={outdated ?? error}
                failed="Failed to sign case. Please try again."
                busy={busy}
                disabled={outdated !== null || !review.isRead || !ticks.isComplete || !open.isComplete}
                action={isUnanswered(error) ? 'Check again' : 'Sign & Lock Case'}
                onClose={leave}
              />
            </Stack>
          </form>
        )}
      </Dialog>
      {question}
    </>
  );
}
