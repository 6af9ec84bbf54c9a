import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { counted } from '../../../lib/counted.ts';
import type { Review } from '../note/grounding-places.ts';
import classes from './sign-review.module.css';

function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <Text fz="sm" fw={600}>
        {title}
      </Text>
      <ul>
        {sentences.map((sentence, index) => (
          <Text component="li" fz="sm" key={index}>
            {sentence}
          </Text>
        ))}
      </ul>
    </>
  );
}

/** Everything that whoever signs must have seen: what the case does not hold, is left open, or is left out. */
export function SignReview({ review }: { review: Review }) {
  const marks = review.places.filter(({ kind }) => kind === 'mark');
  const brackets = review.places.filter(({ kind }) => kind === 'bracket');
  if (review.places.length + review.leftOut.length === 0) return null;
  return (
    <Alert
      color={review.places.length > 0 ? 'yellow' : 'gray'}
      icon={<IconAlertTriangle aria-hidden />}
      py="xs"
    >
      <section className={classes.toConfirm} aria-label="Before you sign" tabIndex={0}>
        <Sentences
          title={`The note states ${counted(marks.length, 'thing')} that the case does not hold:`}
          sentences={marks.map(({ sentence }) => sentence)}
        />
        <Sentences
          title={`The note still has ${counted(brackets.length, 'place')} in brackets to fill in:`}
          sentences={brackets.map(({ text }) => text)}
        />
        <Sentences
          title="The note leaves out what the case holds:"
          sentences={review.leftOut.map(({ sentence }) => sentence)}
        />
      </section>
    </Alert>
  );
}
