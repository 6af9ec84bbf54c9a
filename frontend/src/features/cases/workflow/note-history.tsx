import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import type { NoteResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { When } from '../../../ui/when.tsx';
import { NoteBadges } from '../note-badges.tsx';
import classes from './workflow.module.css';

/** Every note of the case, newest first. The newest is the one that is edited, signed and exported. */
export function NoteHistory({ notes }: { notes: NoteResponse[] }) {
  const [viewed, setViewed] = useState<NoteResponse | null>(null);
  if (notes.length < 2) return null;
  return (
    <section aria-label="Notes of this case">
      <Title order={3} mb={4}>
        Notes of this case
      </Title>
      <ul className={classes.rows}>
        {notes.map((note, index) => (
          <li key={note.note_id} className={classes.row}>
            <div className={classes.grow}>
              <Text fz="sm" className="tabular">
                {index === 0 ? 'Newest · ' : ''}
                <When at={note.created_at} /> · {note.word_count} words
                {note.version > 1 && ` · version ${note.version}`}
              </Text>
              <NoteBadges note={note} />
            </div>
            <Button size="xs" variant="default" onClick={() => setViewed(note)}>
              View
            </Button>
          </li>
        ))}
      </ul>
      <Modal opened={viewed !== null} onClose={() => setViewed(null)} size={760} title="Note of this case">
        {viewed && (
          <Stack gap="sm">
            <NoteBadges note={viewed} />
            <div className={classes.letter}>{viewed.note_text}</div>
          </Stack>
        )}
      </Modal>
    </section>
  );
}
