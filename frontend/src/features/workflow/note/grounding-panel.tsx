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
  IconHelp,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ShortcutList } from '../../../ui/keyboard/shortcut-list.tsx';
import { StateBadge } from '../../../ui/words/status-badge.tsx';
import type { Place, Review } from './grounding-places.ts';
import { NoteBeingRead } from './note-being-read.tsx';
import classes from './note.module.css';

/** What the keyboard does here, wherever the focus is in the step. */
const noteKeys = [
  ['F8', 'Go to the next marked place'],
  ['Shift+F8', 'Go to the marked place before'],
] as const;

/** What was looked for, and no more: a check that finds nothing proves nothing. */
const AGREES = 'The check found no code, number, date or name that differs from the case';

const ofKind = (review: Review, kind: Place['kind']) => review.places.filter((place) => place.kind === kind);
const strong = (review: Review) => ofKind(review, 'mark').filter(({ tier }) => tier === undefined);
const untraced = (review: Review) => ofKind(review, 'mark').filter(({ tier }) => tier !== undefined);

function Badges({ review }: { review: Review }) {
  const [marks, soft] = [strong(review).length, untraced(review).length];
  const brackets = ofKind(review, 'bracket').length;
  const out = review.leftOut.length;
  if (!review.isRead) return <NoteBeingRead />;
  return (
    <>
      {marks + soft + brackets + out === 0 && (
        <Text fz="sm">
          <IconCircleCheck size={16} color="var(--mantine-color-green-text)" aria-hidden /> {AGREES}
        </Text>
      )}
      {marks > 0 && <StateBadge color="yellow" icon={IconAlertTriangle} label={`${marks} not in the case`} />}
      {soft > 0 && <StateBadge color="gray" icon={IconHelp} label={`${soft} not traced to the case`} />}
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
  beside,
}: {
  title: string;
  places: Place[];
  onJump: (place: Place) => void;
  beside?: ((place: Place) => ReactNode) | undefined;
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
          {beside && <div className={classes.beside}>{beside(place)}</div>}
        </li>
      ))}
    </List>
  );
}

function Lists({ review, onJump, ofBracket }: Pick<GroundingPanelProps, 'review' | 'onJump' | 'ofBracket'>) {
  return (
    <div className={classes.lists}>
      <Places title="Not in the case" places={strong(review)} onJump={onJump} />
      <Places title="Not traced to the case" places={untraced(review)} onJump={onJump} />
      <Places title="In brackets" places={ofKind(review, 'bracket')} onJump={onJump} beside={ofBracket} />
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
}

/** To the marked places, one after the other. */
function Steps({ onStep, children }: Pick<GroundingPanelProps, 'onStep'> & { children?: ReactNode }) {
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Previous place"
        title="Previous place (Shift+F8)"
        aria-keyshortcuts="Shift+F8"
        onClick={() => onStep(-1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Next place"
        title="Next place (F8)"
        aria-keyshortcuts="F8"
        onClick={() => onStep(1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      {children}
    </Group>
  );
}

/** On phones: one line of figures, which unfolds to the lists, so that the note itself stays near. */
function Folded({ id, review, onJump, onStep, ofBracket }: GroundingPanelProps) {
  const [marks, soft] = [strong(review).length, untraced(review).length];
  const brackets = ofKind(review, 'bracket').length;
  const figures = [
    marks > 0 && `${marks} not in the case`,
    soft > 0 && `${soft} not traced to the case`,
    brackets > 0 && `${brackets} in brackets`,
    review.leftOut.length > 0 && `${review.leftOut.length} left out of the note`,
  ].filter((figure) => figure !== false);
  return (
    <div className={classes.folded}>
      <VisuallyHidden id={id} role="status">
        {figures.join(', ')}
      </VisuallyHidden>
      <details className={classes.unfold}>
        <summary>{figures.join(' · ')}</summary>
        <Lists review={review} onJump={onJump} ofBracket={ofBracket} />
      </details>
      {review.places.length > 0 && <Steps onStep={onStep} />}
    </div>
  );
}

interface GroundingPanelProps {
  /** Names the sentence that describes the note. */
  id: string;
  review: Review;
  onJump: (place: Place) => void;
  /** To the next place from the caret, or the one before. */
  onStep: (direction: 1 | -1) => void;
  /** What stands beside a place in brackets. */
  ofBracket?: ((place: Place) => ReactNode) | undefined;
}

/** How the note stands to its case: what it states beyond it, leaves open, or leaves out. */
export function GroundingPanel(props: GroundingPanelProps) {
  const { id, review, onJump, onStep, ofBracket } = props;
  const narrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const found = review.places.length + review.leftOut.length > 0;
  if (narrow && found) return <Folded {...props} />;
  return (
    <>
      <div className={classes.review}>
        <Group id={id} role="status" gap="xs" className={classes.grow}>
          <Badges review={review} />
        </Group>
        {review.places.length > 0 && (
          <Steps onStep={onStep}>
            <ShortcutList keys={noteKeys} />
          </Steps>
        )}
      </div>
      {found && <Lists review={review} onJump={onJump} ofBracket={ofBracket} />}
    </>
  );
}
