import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { isSearchable } from '@vouchwell/rules';
import { type FormEvent, useState } from 'react';
import { pendingButton } from '../../../ui/keyboard/pending-button.tsx';
import classes from '../../../ui/lists/rows.module.css';
import { Dialog } from '../../../ui/states/dialog.tsx';
import { FailureAlert } from '../../../ui/states/failure.tsx';
import { counted } from '../../../lib/counted.ts';
import { aNumber } from '../../../lib/list-filter.ts';
import { type Found, findSubjects, type Subject, type SubjectKind } from './subject-requests.ts';

const words = {
  patient: {
    title: 'Choose a patient',
    label: 'Name, MRN or birth date',
    none: 'No patient fits. Check the spelling, or search by the MRN or the birth date.',
    note: 'That you saw whom a search finds is recorded, as each look at a patient is.',
    any: 'Any patient',
    one: 'patient',
    many: 'patients',
  },
  person: {
    title: 'Choose a person',
    label: 'Name or username',
    none: 'Nobody fits. Check the spelling.',
    note: 'Also those who may not sign in any more are found.',
    any: 'Any person',
    one: 'person',
    many: 'people',
  },
} as const;

function outcome({ subjects, more }: Found, kind: SubjectKind): string {
  const { none, one, many } = words[kind];
  if (subjects.length === 0) return none;
  const found = counted(subjects.length, one, many);
  return more ? `The first ${found}. Type more to find others.` : `${found} found`;
}

interface PickSubjectProps {
  kind: SubjectKind;
  /** Who is chosen already, and can be let go; empty: nobody. */
  chosen: string;
  /** Nobody has an empty id. */
  onChoose: (subject: Subject) => void;
  onClose: () => void;
}

/** Finds whom the history is asked about by name, once it is asked to: each search is recorded. */
export function PickSubject({ kind, chosen, onChoose, onClose }: PickSubjectProps) {
  const [text, setText] = useState('');
  const find = useMutation({ mutationFn: findSubjects[kind] });
  const { title, label, note, any } = words[kind];
  const query = text.trim();
  const [short, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(!isSearchable(query));
    if (isSearchable(query)) find.mutate(query);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="sm">
        <form onSubmit={submit} role="search">
          <Group gap="xs" align="flex-start" wrap="nowrap">
            <TextInput
              label={label}
              flex={1}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              value={text}
              error={short && 'Type two characters or more.'}
              onChange={(event) => setText(event.currentTarget.value)}
              data-autofocus
            />
            <Button
              type="submit"
              mt={24}
              renderRoot={pendingButton}
              leftSection={<IconSearch size={16} aria-hidden />}
              loading={find.isPending}
            >
              Find
            </Button>
          </Group>
        </form>
        <Text fz="sm" c="dimmed">
          {note}
        </Text>
        <FailureAlert title="Failed to search" error={find.error} />
        <div role="status">{find.data && <Text fz="sm">{outcome(find.data, kind)}</Text>}</div>
        {find.data && find.data.subjects.length > 0 && (
          <ul className={classes.rows} aria-label={kind === 'patient' ? 'Patients' : 'People'}>
            {find.data.subjects.map((subject) => (
              <li key={subject.id}>
                <button type="button" className={classes.choice} onClick={() => onChoose(subject)}>
                  <Text span fw={600}>
                    {subject.name}
                  </Text>{' '}
                  <Text span fz="sm" c="dimmed">
                    {subject.about}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Group gap="xs">
          {aNumber(query) !== '' && (
            <Button variant="default" onClick={() => onChoose({ id: query, name: '' })}>
              {`Take no. ${query}`}
            </Button>
          )}
          {chosen !== '' && (
            <Button variant="default" onClick={() => onChoose({ id: '', name: '' })}>
              {any}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
