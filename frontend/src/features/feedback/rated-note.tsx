import { Anchor, Badge, Box, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { RatedNoteResponse } from '@vouchwell/contract';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Stars } from '../../ui/words/stars.tsx';
import { When } from '../../ui/words/when.tsx';
import { EntryBadge, FeedbackBadge } from './feedback-badges.tsx';
import { entryKindLabel, issueLabel } from './feedback-words.ts';
import classes from './feedback.module.css';

export interface RatedNoteProps {
  rated: RatedNoteResponse;
  /** The case, and whose feedback it is where there are several on it. */
  name: string;
  onReview: () => void;
}

function Rating({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The ratings that were given; those that no feedback carries are left out, but for the overall one. */
function Ratings({ rated }: { rated: RatedNoteResponse }) {
  const further = [
    ['Accuracy', rated.accuracy_rating],
    ['Completeness', rated.completeness_rating],
    ['Clarity', rated.clarity_rating],
    ['Relevance', rated.relevance_rating],
  ] as const;
  return (
    <dl className={classes.ratings}>
      <Rating label="Overall">
        <Stars rating={rated.detailed_rating} />
      </Rating>
      {further
        .filter(([, rating]) => rating !== null)
        .map(([label, rating]) => (
          <Rating key={label} label={label}>
            <Stars rating={rating} />
          </Rating>
        ))}
    </dl>
  );
}

function Issues({ issues }: { issues: RatedNoteResponse['issues'] }) {
  if (issues.length === 0) return null;
  return (
    <Group gap={6} mt="xs">
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <Text fz="sm">Issues:</Text>
      {issues.map((issue) => (
        <Badge key={issue} variant="default" tt="none" fw={500} fz="xs">
          {issueLabel[issue]}
        </Badge>
      ))}
    </Group>
  );
}

function NoteText({ name, text }: { name: string; text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={`${open ? 'Hide' : 'Show'} note of ${name}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide note' : 'Show note'}
      </Button>
      <div id={id} className={classes.note} hidden={!open}>
        {text}
      </div>
    </>
  );
}

function Entry({ rated, name, onReview }: RatedNoteProps) {
  if (!rated.entry) return null;
  const { kind, state } = rated.entry;
  return (
    <Group gap="xs">
      <Text fz="sm">{entryKindLabel[kind]}</Text>
      <EntryBadge state={state} />
      <Button
        size="xs"
        variant={state === 'pending' ? 'light' : 'default'}
        onClick={onReview}
        aria-label={`${state === 'pending' ? 'Review' : 'View'} the entry from ${name}`}
      >
        {state === 'pending' ? 'Review' : 'View entry'}
      </Button>
    </Group>
  );
}

/** What somebody said of a note, with the note. */
export function RatedNote({ rated, name, onReview }: RatedNoteProps) {
  return (
    <Box component="article" className={classes.rated} aria-label={`Feedback on ${name}`}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Text component="h3" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {rated.patient_name}
          </Text>
          <Anchor component={Link} to={`/app/case/${rated.case_id}`} fz="sm">
            Case #{rated.case_id}
          </Anchor>
          <FeedbackBadge type={rated.quick_feedback} />
        </Group>
        <Text fz="sm" c="dimmed">
          {rated.given_by} · <When at={rated.created_at} />
        </Text>
      </Group>
      <Ratings rated={rated} />
      <Issues issues={rated.issues} />
      {rated.comments && (
        <Text mt="xs" className={classes.comment}>
          {rated.comments}
        </Text>
      )}
      <div className={classes.foot}>
        <NoteText name={name} text={rated.note_content} />
        <Entry rated={rated} name={name} onReview={onReview} />
      </div>
    </Box>
  );
}
