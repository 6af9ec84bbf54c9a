import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconMessage, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { FeedbackRequest } from '@vouchwell/contract';
import { useEffect, useRef, useState } from 'react';
import { clearNotices, notifyRefused } from '../../../ui/notify.ts';
import { useSendFeedback } from '../feedback-requests.ts';
import { FeedbackForm } from '../feedback-form.tsx';
import { detailedFeedback, emptyDetailed, quickFeedback, type Detailed } from '../feedback-request.ts';
import { useStoredState } from '../../../lib/stored-state.ts';
import classes from '../feedback-box.module.css';

interface Kept {
  form: Detailed;
  open: boolean;
  /** What the server answered; null before. */
  thanks: string | null;
}

const nothing = (): Kept => ({ form: emptyDetailed, open: false, thanks: null });

interface FeedbackBoxProps {
  noteId: number;
  caseId: number;
  /** Under which name this tab keeps what is typed, over a reload. */
  keptAs: string;
  /** Saves the note as it stands on the screen: that is what is rated. */
  save: () => Promise<unknown>;
}

/** What the box knows of one note, in this tab: a reload loses nothing typed, and asks nobody twice. */
function useFeedback({ noteId, caseId, keptAs, save }: FeedbackBoxProps) {
  const [kept, keep] = useStoredState(keptAs, nothing);
  const sending = useSendFeedback(save);
  const send = (request: FeedbackRequest) => {
    clearNotices();
    sending.mutate(request, {
      onSuccess: ({ message }) => keep({ ...nothing(), thanks: message }),
      onError: (error) => notifyRefused(error, 'Failed to submit feedback. Please try again.'),
    });
  };
  const rated = { note_id: noteId, case_id: caseId };
  return {
    ...kept,
    busy: sending.isPending,
    change: (form: Detailed) => keep({ ...kept, form }),
    setOpen: (open: boolean) => keep({ ...kept, open }),
    quick: (type: 'positive' | 'negative') => send(quickFeedback(rated, type)),
    detailed: (score: number) => send(detailedFeedback(rated, score, kept.form)),
  };
}

type Feedback = ReturnType<typeof useFeedback>;

function ThankYou({ words, fresh }: { words: string; fresh: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (fresh) text.current?.focus();
  }, [fresh]);
  return (
    <Text ref={text} tabIndex={-1} role="status" className={classes.thanks}>
      <IconCircleCheck size={18} color="var(--mantine-color-green-text)" aria-hidden /> {words}
    </Text>
  );
}

function Quick({ feedback }: { feedback: Feedback }) {
  const { busy, open, quick, setOpen } = feedback;
  return (
    <Group gap="xs">
      <Button
        variant="default"
        px="sm"
        leftSection={<IconThumbUp size={16} aria-hidden />}
        disabled={busy}
        onClick={() => quick('positive')}
      >
        Good note
      </Button>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconThumbDown size={16} aria-hidden />}
        disabled={busy}
        onClick={() => quick('negative')}
      >
        Needs work
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconMessage size={16} aria-hidden />}
        aria-expanded={open}
        disabled={busy}
        onClick={() => setOpen(!open)}
      >
        Detailed feedback
      </Button>
    </Group>
  );
}

/** What somebody thinks of the note, so that later ones become better. */
export function FeedbackBox(props: FeedbackBoxProps) {
  const feedback = useFeedback(props);
  const { thanks, open, form, busy } = feedback;
  const [asked] = useState(thanks === null);
  if (thanks !== null) {
    return (
      <section aria-label="Feedback on this note" className={classes.feedback}>
        <ThankYou words={thanks} fresh={asked} />
      </section>
    );
  }
  return (
    <section aria-label="Feedback on this note" className={classes.feedback}>
      <Stack gap="sm">
        <Title order={3}>How good is this note?</Title>
        <Quick feedback={feedback} />
        {open && (
          <FeedbackForm
            form={form}
            busy={busy}
            onChange={feedback.change}
            onSend={feedback.detailed}
            onCancel={() => feedback.setOpen(false)}
          />
        )}
      </Stack>
    </section>
  );
}
