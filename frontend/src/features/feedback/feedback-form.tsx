import { Button, Checkbox, Group, Radio, Stack, Textarea } from '@mantine/core';
import type { FeedbackIssue } from '@vouchwell/contract';
import { useState } from 'react';
import { issues, mayBeAvoided, mayBeExample, scores, type Detailed } from './feedback-request.ts';
import classes from './feedback-box.module.css';

interface FeedbackFormProps {
  form: Detailed;
  busy: boolean;
  onChange: (form: Detailed) => void;
  onSend: (score: number) => void;
  onCancel: () => void;
}

function Score({
  form,
  error,
  onChange,
}: Pick<FeedbackFormProps, 'form' | 'onChange'> & { error: string | null }) {
  return (
    <Radio.Group
      label="Score"
      required
      error={error}
      value={form.score === null ? '' : String(form.score)}
      onChange={(value) => onChange({ ...form, score: Number(value) })}
    >
      <div className={classes.choices}>
        {scores.map(({ value, label }) => (
          <Radio key={value} value={String(value)} label={`${value} · ${label}`} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** What becomes of the note in the library: offered only where the score allows it. */
function ForTheLibrary({ form, onChange }: Pick<FeedbackFormProps, 'form' | 'onChange'>) {
  if (mayBeExample(form.score)) {
    return (
      <Checkbox
        label="Add this note to the examples"
        description="The patient’s and the provider’s details are taken out, and an admin approves it first."
        checked={form.addToExamples}
        onChange={({ currentTarget }) => onChange({ ...form, addToExamples: currentTarget.checked })}
      />
    );
  }
  if (!mayBeAvoided(form.score)) return null;
  return (
    <Checkbox
      label="Avoid this pattern in future notes"
      description="The patient’s and the provider’s details are taken out, and an admin approves it first."
      checked={form.avoidPattern}
      onChange={({ currentTarget }) => onChange({ ...form, avoidPattern: currentTarget.checked })}
    />
  );
}

export function FeedbackForm({ form, busy, onChange, onSend, onCancel }: FeedbackFormProps) {
  const [asked, setAsked] = useState(false);
  const send = () => {
    setAsked(true);
    if (form.score !== null) onSend(form.score);
  };
  return (
    <form
      noValidate
      aria-label="Detailed feedback"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="md">
        <Score
          form={form}
          error={asked && form.score === null ? 'Choose a score from 1 to 5.' : null}
          onChange={onChange}
        />
        <Checkbox.Group
          label="What could be better?"
          value={form.issues}
          onChange={(chosen) => onChange({ ...form, issues: chosen as FeedbackIssue[] })}
        >
          <div className={classes.choices}>
            {issues.map((issue) => (
              <Checkbox key={issue.value} {...issue} />
            ))}
          </div>
        </Checkbox.Group>
        <Textarea
          label="Comments"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={2000}
          value={form.comments}
          onChange={({ currentTarget }) => onChange({ ...form, comments: currentTarget.value })}
        />
        <ForTheLibrary form={form} onChange={onChange} />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            Send feedback
          </Button>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
