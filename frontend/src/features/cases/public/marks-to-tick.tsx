import { Alert, Checkbox, List, Stack } from '@mantine/core';
import { IconAlertTriangle, IconBrackets, IconHelp } from '@tabler/icons-react';
import { inSentences } from '@vouchwell/rules';
import { Fragment, type ReactNode } from 'react';
import { counted } from '../../../lib/counted.ts';
import { nameOf, OPEN, SOFT, type Ticks } from './use-ticks.ts';

interface BlockProps {
  color: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A group, not an alert: what stands there from the beginning is read when it is come to, not all of it at once. */
function Block({ color, icon, title, children }: BlockProps) {
  return (
    <Alert role="group" title={title} color={color} icon={icon} py="xs" style={{ overflowWrap: 'anywhere' }}>
      <Stack gap="xs">{children}</Stack>
    </Alert>
  );
}

/** The note's own sign of a list; here each sentence has one already. */
const LIST_SIGN = /^\s*[-*•]\s+/;

/** A word alone says nothing: each sentence with its places set off, once. */
function Sentences({ text, places }: { text: string; places: Parameters<typeof inSentences>[1] }) {
  return (
    <List fz="sm">
      {inSentences(text, places).map((parts, at) => (
        <List.Item key={at}>
          {parts.map(({ text: words, said }, part) => {
            const Tag = said ? 'strong' : Fragment;
            return <Tag key={part}>{part === 0 ? words.replace(LIST_SIGN, '') : words}</Tag>;
          })}
        </List.Item>
      ))}
    </List>
  );
}

interface MarksToTickProps {
  of: 'note' | 'addendum';
  /** In which they were found. */
  text: string;
  ticks: Ticks;
}

/**
 * What the check has found in a text that is about to be signed: each thing that the case does not hold has a tick of its
 * own; what is not traced to it, and what is still open in brackets, one tick each. Nothing of it is cut off.
 */
export function MarksToTick({ of: what, text, ticks }: MarksToTickProps) {
  const { marks, open } = ticks.asked;
  if (ticks.hash === undefined) return null;
  const soft = marks.filter(({ tier }) => tier !== undefined);
  const strong = marks.flatMap((mark, place) => (mark.tier ? [] : [{ mark, place }]));
  const tick = (name: string, label: string, first = false) => (
    <Checkbox
      key={name}
      label={label}
      checked={ticks.has(name)}
      onChange={(event) => ticks.set(name, event.currentTarget.checked)}
      data-autofocus={first || undefined}
    />
  );
  return (
    <Stack component="section" gap="xs" aria-label="Before you sign">
      {strong.length > 0 && (
        <Block
          color="yellow"
          icon={<IconAlertTriangle aria-hidden />}
          title={`The ${what} states ${counted(strong.length, 'thing')} that the case does not hold. Tick each that is right as it stands:`}
        >
          {strong.map(({ mark, place }, at) => tick(nameOf(place), mark.sentence, at === 0))}
        </Block>
      )}
      {soft.length > 0 && (
        <Block
          color="gray"
          icon={<IconHelp aria-hidden />}
          title={`${counted(soft.length, 'place')} of the ${what} could not be traced to the case:`}
        >
          <Sentences text={text} places={soft} />
          {tick(SOFT, 'I have read these, and they are right', strong.length === 0)}
        </Block>
      )}
      {open.length > 0 && (
        <Block
          color="blue"
          icon={<IconBrackets aria-hidden />}
          title={`The ${what} still has ${counted(open.length, 'place')} in brackets to fill in:`}
        >
          <Sentences text={text} places={open} />
          {tick(OPEN, 'I sign with them as they are', marks.length === 0)}
        </Block>
      )}
    </Stack>
  );
}
