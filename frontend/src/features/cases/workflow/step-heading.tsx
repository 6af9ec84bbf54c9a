import { Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './workflow.module.css';

const SETTLE_MS = 1_000;

/** The step's name; it takes the focus, so that a screen reader says where one has come to. */
export function StepHeading({ title, text }: { title: string; text?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const take = () => heading.current?.focus({ preventScroll: true });
    // The shell moves the focus to the new screen, at its own time; the heading says more.
    const retake = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.id === 'main') take();
    };
    const frame = requestAnimationFrame(take);
    document.addEventListener('focusin', retake);
    const settled = setTimeout(() => document.removeEventListener('focusin', retake), SETTLE_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      document.removeEventListener('focusin', retake);
    };
  }, []);
  return (
    <div style={{ marginBottom: 16 }}>
      <Title order={2} fz="lg" ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" component="div" maw={720}>
          {text}
        </Text>
      )}
    </div>
  );
}
