import { Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './step-heading.module.css';

/**
 * The step's name; it takes the focus, so that a screen reader says where one has come to. `mb`: the room below it, in
 * pixels.
 */
export function StepHeading({ title, text, mb = 16 }: { title: string; text?: ReactNode; mb?: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const frame = requestAnimationFrame(() => {
      // Who was quick enough to go to a field goes on typing there.
      if ([before, document.body].includes(document.activeElement))
        heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div style={{ marginBottom: mb }}>
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
