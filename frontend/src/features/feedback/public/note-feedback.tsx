import { Group, Stack } from '@mantine/core';
import { IconMessageStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RatedNoteResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { oneOf, sortedBy, useListFilter } from '../../../lib/list-filter.ts';
import { useSiteZone } from '../../../lib/site-time.ts';
import { FilterSelect } from '../../../ui/lists/filter-select.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { namesApart } from '../../../ui/lists/names-apart.ts';
import { SortSelect, sortingBy } from '../../../ui/lists/sorting.tsx';
import { Section } from '../../../ui/section.tsx';
import { fullTime } from '../../../ui/words/when.tsx';
import { FeedbackEffect } from '../feedback-effect.tsx';
import { RATED_PER_PAGE, ratedNotesQuery } from '../feedback-requests.ts';
import { feedbackLabel } from '../feedback-words.ts';
import classes from '../feedback.module.css';
import { RatedNote } from '../rated-note.tsx';
import { ReviewEntry } from '../review-entry.tsx';

const caseText = ({ case_id }: RatedNoteResponse) => `case #${case_id}`;
const givenText = ({ given_by, created_at }: RatedNoteResponse) =>
  `given by ${given_by}, ${fullTime(created_at)}`;
const readers = { feedback_type: oneOf(feedbackLabel), sort: sortedBy('rated_notes') };
/** They are no table: their order is chosen above them, at every width. */
const orders = [
  { header: 'Date', sort: 'given' },
  { header: 'Rating', sort: 'rating' },
];

function RatedNotes() {
  const by = useListFilter(readers);
  useSiteZone();
  const query = useQuery(ratedNotesQuery(by.filter));
  const [reviewing, setReviewing] = useState<RatedNoteResponse | null>(null);
  const filter = (
    <Group gap="xs">
      <FilterSelect
        size="xs"
        label="Kind of feedback"
        all="All feedback"
        labels={feedbackLabel}
        value={by.filter.feedback_type}
        onChange={(feedback_type) => by.change({ feedback_type })}
      />
      <SortSelect columns={orders} sorting={sortingBy(by)} />
    </Group>
  );
  return (
    <Section title="Rated notes" actions={filter}>
      <ListPage
        noun="rated notes"
        icon={IconMessageStar}
        query={query}
        by={by}
        perPage={RATED_PER_PAGE}
        none={{
          title: 'No rated notes yet',
          text: 'What people say of a note in the note step appears here.',
        }}
        noMatch={{
          title: 'No rated notes found',
          text: 'No note was rated this way.',
          clear: 'Show all feedback',
        }}
        failed="Failed to fetch rated notes"
        skeletons={{ rows: 4, height: 112 }}
      >
        {(notes, waiting) => {
          const nameOf = namesApart(notes, caseText, givenText);
          return (
            <div className={waiting ? classes.waiting : undefined} aria-busy={waiting}>
              {notes.map((rated) => (
                <RatedNote
                  key={rated.id}
                  rated={rated}
                  name={nameOf(rated)}
                  onReview={() => setReviewing(rated)}
                />
              ))}
            </div>
          );
        }}
      </ListPage>
      {reviewing && <ReviewEntry rated={reviewing} onClose={() => setReviewing(null)} />}
    </Section>
  );
}

/** The second tab of the RAG manager. */
export function NoteFeedback() {
  return (
    <Stack gap="md">
      <FeedbackEffect />
      <RatedNotes />
    </Stack>
  );
}
