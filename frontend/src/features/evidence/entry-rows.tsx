import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

/** What is shown of an entry: what it says, and what is said beside it. */
interface EntryText {
  text: string;
  beside?: string;
}

interface EntryRowProps extends EntryText {
  /** What the entry is, as `encounter`. */
  noun: string;
  /** Undefined: it can only be read. */
  onEdit: (() => void) | undefined;
}

/** An entry of the case’s own. */
export function EntryRow({ text, beside, noun, onEdit }: EntryRowProps) {
  return (
    <Group justify="space-between" wrap="nowrap" align="start">
      <div>
        <Text>{text}</Text>
        {beside && (
          <Text fz="sm" c="dimmed">
            {beside}
          </Text>
        )}
      </div>
      {onEdit && (
        <Button
          variant="default"
          flex="none"
          size="xs"
          aria-label={`Edit the ${noun} of ${text}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      )}
    </Group>
  );
}

interface OfferedProps {
  /** Of all of them. */
  label: string;
  noun: string;
  offered: readonly (EntryText & { case_id: number; onTake: () => void })[];
}

/** What other cases of the same patient hold: taken over by one press, and then the case’s own. */
export function OfferedEntries({ label, noun, offered }: OfferedProps) {
  if (offered.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={label}>
      <Text fz="sm" fw={600}>
        In other cases of this patient
      </Text>
      {offered.map(({ case_id, text, beside, onTake }) => (
        <Group key={`${case_id} ${text}`} justify="space-between" wrap="nowrap" align="start">
          <div>
            <Text fz="sm">{text}</Text>
            <Text fz="sm" c="dimmed">
              {[`Case #${case_id}`, ...(beside ? [beside] : [])].join(', ')}
            </Text>
          </div>
          <Button
            variant="default"
            size="xs"
            flex="none"
            aria-label={`Take over the ${noun} of ${text}`}
            onClick={onTake}
          >
            Take over
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

export function AddEntry({ noun, onAdd }: { noun: string; onAdd: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      w="max-content"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={onAdd}
    >
      Add {noun}
    </Button>
  );
}

interface EntryFormEndProps {
  noun: string;
  onCancel: () => void;
  /** Undefined: it is a new one. */
  onRemove: (() => void) | undefined;
}

/** How the form of an entry ends. */
export function EntryFormEnd({ noun, onCancel, onRemove }: EntryFormEndProps) {
  return (
    <Group gap="xs">
      <Button type="submit">Save {noun}</Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      {onRemove && (
        <Button variant="subtle" color="red" onClick={onRemove}>
          Remove {noun}
        </Button>
      )}
    </Group>
  );
}
