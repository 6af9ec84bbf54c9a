import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { CaseResponse } from '@vouchwell/contract';
import { CodeText } from '../../ui/words/code-text.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { WordDiff } from '../../ui/words/word-diff.tsx';
import classes from './conflict-dialog.module.css';
import { differences, DRAWN } from './draft/differences.ts';
import { draftOf, type CaseDraft, type DraftPart } from './draft/draft.ts';
import type { SavedPart } from './draft/meanwhile.ts';
import { useWorkflow } from './draft/workflow-context.ts';

const titles: Record<SavedPart, string> = {
  diagnoses: 'The diagnoses were changed by someone else too',
  items: 'The items were changed by someone else too',
  provider: 'The provider was changed by someone else too',
  note: 'The note was changed by someone else too',
};

/** Both versions of each field that differs. */
function Fields({ part, mine, theirs }: { part: DraftPart; mine: CaseDraft; theirs: CaseDraft }) {
  return (
    <ul className={classes.rows} aria-label="What differs">
      {differences(part, mine, theirs).map((one) => (
        <li key={`${one.code} ${one.field}`} className={classes.row}>
          <Text fw={600}>
            {one.code && <CodeText>{one.code}</CodeText>} {one.field}
          </Text>
          <dl className={classes.versions}>
            <Version of="Your version" field={one.field} value={one.mine} />
            <Version of="Their version" field={one.field} value={one.theirs} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Version({ of, field, value }: { of: string; field: string; value: string | null }) {
  return (
    <div>
      <Text component="dt" fz="sm" c="dimmed">
        {of}
      </Text>
      <dd>
        {value === null ? (
          <Text c="dimmed">None</Text>
        ) : field === DRAWN ? (
          <img src={value} alt={DRAWN} style={{ maxWidth: '100%', background: '#fff', borderRadius: 6 }} />
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

function Versions({ part, theirs }: { part: SavedPart; theirs: CaseResponse }) {
  const { draft, noteEdit } = useWorkflow();
  if (part !== 'note') return <Fields part={part} mine={draft} theirs={draftOf(theirs)} />;
  const other = theirs.notes.find(({ note_id }) => note_id === noteEdit?.noteId);
  return (
    <Stack gap="xs">
      <Text fw={600}>From their version to yours</Text>
      <WordDiff previous={other?.note_text ?? ''} current={noteEdit?.text ?? ''} around={60} />
    </Stack>
  );
}

/** Two people changed the same part of a case: what differs, and the choice between them. Nothing is lost before it. */
export function ConflictDialog() {
  const { conflict, store } = useWorkflow();
  const [part] = conflict?.parts ?? [];
  return (
    <Dialog opened={part !== undefined} onClose={() => {}} demanded size="xl" title={part && titles[part]}>
      {conflict && part && (
        <Stack gap="md">
          {/* It opens by itself while somebody types: a key that is on its way must choose nothing. */}
          <Group
            gap="xs"
            wrap="nowrap"
            align="flex-start"
            tabIndex={-1}
            data-autofocus
            className={classes.told}
          >
            <IconUsers size={20} aria-hidden style={{ flex: 'none' }} />
            <Text>
              While you were working, another person saved a different version. Yours is kept in this tab and
              not saved yet.
            </Text>
          </Group>
          <Versions part={part} theirs={conflict.theirs} />
          <div className={classes.choice}>
            <Button variant="default" onClick={() => store.resolve(part, 'theirs')}>
              Use their version
            </Button>
            <Button onClick={() => store.resolve(part, 'mine')}>Keep my version</Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
