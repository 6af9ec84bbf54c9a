import { ActionIcon, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconBrackets,
  IconCircleCheck,
  IconFileMinus,
  IconFocusCentered,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateBadge } from '../../../ui/status-badge.tsx';
import type { Place, Review } from './grounding-places.ts';
import classes from './note.module.css';

const AGREES = 'Every code, quantity, date and name agrees with the case';

const ofKind = (review: Review, kind: Place['kind']) => review.places.filter((place) => place.kind === kind);

function Badges({ review }: { review: Review }) {
  const [marks, brackets] = [ofKind(review, 'mark').length, ofKind(review, 'bracket').length];
  const out = review.leftOut.length;
  return (
    <>
      {marks + out === 0 && (
        <Text fz="sm">
          <IconCircleCheck
            size={16}
            color="var(--mantine-color-green-text)"
            aria-hidden
            className={classes.inline}
          />{' '}
          {AGREES}
        </Text>
      )}
      {marks > 0 && <StateBadge color="yellow" icon={IconAlertTriangle} label={`${marks} not in the case`} />}
      {brackets > 0 && <StateBadge color="blue" icon={IconBrackets} label={`${brackets} in brackets`} />}
      {out > 0 && <StateBadge color="gray" icon={IconFileMinus} label={`${out} left out of the note`} />}
    </>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={classes.list}>
      <Title order={3} fz="sm" mb={2}>
        {title}
      </Title>
      <ul>{children}</ul>
    </section>
  );
}

function Places({
  title,
  places,
  onJump,
}: {
  title: string;
  places: Place[];
  onJump: (place: Place) => void;
}) {
  if (places.length === 0) return null;
  return (
    <List title={title}>
      {places.map((place) => (
        <li key={place.start}>
          <button type="button" className={classes.jump} onClick={() => onJump(place)}>
            <IconFocusCentered size={16} aria-hidden />
            <span>
              {place.sentence} <VisuallyHidden>Show it in the note.</VisuallyHidden>
            </span>
          </button>
        </li>
      ))}
    </List>
  );
}

/** On phones they unfold, so that the note itself stays near. */
function Lists({ review, onJump }: Pick<GroundingPanelProps, 'review' | 'onJump'>) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const lists = (
    <div className={classes.lists}>
      <Places title="Not in the case" places={ofKind(review, 'mark')} onJump={onJump} />
      <Places title="In brackets" places={ofKind(review, 'bracket')} onJump={onJump} />
      {review.leftOut.length > 0 && (
        <List title="Left out of the note">
          {review.leftOut.map(({ sentence }, index) => (
            <li key={index} className={classes.out}>
              {sentence}
            </li>
          ))}
        </List>
      )}
    </div>
  );
  if (!narrow) return lists;
  return (
    <details className={classes.unfold}>
      <summary>All of them in a list</summary>
      {lists}
    </details>
  );
}

interface GroundingPanelProps {
  /** Names the sentence that describes the note. */
  id: string;
  review: Review;
  onJump: (place: Place) => void;
  /** To the next place from the caret, or the one before. */
  onStep: (direction: 1 | -1) => void;
}

/** How the note stands to its case: what it states beyond it, leaves open, or leaves out. */
export function GroundingPanel({ id, review, onJump, onStep }: GroundingPanelProps) {
  return (
    <>
      <div className={classes.review}>
        <Group id={id} role="status" gap="xs" className={classes.grow}>
          <Badges review={review} />
        </Group>
        {review.places.length > 0 && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon variant="default" size="lg" aria-label="Previous place" onClick={() => onStep(-1)}>
              <IconArrowUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon variant="default" size="lg" aria-label="Next place" onClick={() => onStep(1)}>
              <IconArrowDown size={18} aria-hidden />
            </ActionIcon>
          </Group>
        )}
      </div>
      {review.places.length + review.leftOut.length > 0 && <Lists review={review} onJump={onJump} />}
    </>
  );
}
