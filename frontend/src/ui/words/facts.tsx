import { Box, SimpleGrid, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A sentence, which takes a row of its own. */
  isWide?: boolean;
}

/** An address that takes more than a line breaks before its @. */
const brokenAt = (text: string): ReactNode =>
  text.split(/(?=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Names and values side by side, in as many columns as there is room for; what is not known says so. */
export function Facts({ facts, cols = 3 }: { facts: Fact[]; cols?: number }) {
  return (
    <SimpleGrid
      component="dl"
      type="container"
      cols={{ base: Math.min(cols, 2), '30em': cols }}
      spacing="md"
      verticalSpacing="sm"
      m={0}
    >
      {facts.map(({ label, value, isWide }) => (
        <Box key={label} style={isWide ? { gridColumn: '1 / -1' } : {}}>
          <Text component="dt" fz="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} className={classes.value}>
            {(typeof value === 'string' && value.includes('@') ? brokenAt(value) : value) || (
              <Text span c="dimmed">
                Not given
              </Text>
            )}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}
