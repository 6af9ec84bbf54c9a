import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconMessageStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FeedbackType, RatedNoteResponse } from '@vouchwell/contract';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowSkeletons } from '../../../ui/skeletons.tsx';
import { RATED_PER_PAGE, ratedNotesQuery, type RatedNotesFilter } from '../feedback-requests.ts';
import { FeedbackEffect } from '../feedback-effect.tsx';
import { useFeedbackFilter } from '../feedback-filter.ts';
import { feedbackLabel } from '../feedback-words.ts';
import classes from '../feedback.module.css';
import { RatedNote } from '../rated-note.tsx';
import { ReviewEntry } from '../review-entry.tsx';

interface FilterProps {
  filter: RatedNotesFilter;
  onChange: (part: Partial<RatedNotesFilter>) => void;
}

function Filter({ filter, onChange }: FilterProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label="Kind of feedback"
      value={filter.feedbackType}
      onChange={(event) => onChange({ feedbackType: event.currentTarget.value as FeedbackType | '' })}
      data={[
        { value: '', label: 'All feedback' },
        ...Object.entries(feedbackLabel).map(([value, label]) => ({ value, label })),
      ]}
    />
  );
}

function NoFeedback({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      heading={3}
      icon={IconMessageStar}
      title="No rated notes found"
      text="No note was rated this way."
      action={
        <Button variant="default" onClick={onClear}>
          Show all feedback
        </Button>
      }
    />
  ) : (
    <EmptyState
      heading={3}
      icon={IconMessageStar}
      title="No rated notes yet"
      text="What people say of a note in the note step appears here."
    />
  );
}

function RatedNotes() {
  const { filter, change } = useFeedbackFilter();
  const { data, isPending, error, isPlaceholderData, refetch } = useQuery(ratedNotesQuery(filter));
  const [reviewing, setReviewing] = useState<RatedNoteResponse | null>(null);
  const last = data && Math.max(1, data.pages);
  useEffect(() => {
    if (last !== undefined && !isPlaceholderData && filter.page > last) change({ page: last });
  }, [last, isPlaceholderData, filter.page, change]);
  return (
    <Section title="Rated notes" actions={<Filter filter={filter} onChange={change} />}>
      {isPending && <RowSkeletons rows={4} height={112} label="Loading rated notes" />}
      {error && <Failure title="Failed to fetch rated notes" error={error} onRetry={() => void refetch()} />}
      {data?.feedback.length === 0 && (
        <NoFeedback filtered={filter.feedbackType !== ''} onClear={() => change({ feedbackType: '' })} />
      )}
      {data && data.feedback.length > 0 && (
        <>
          <div className={isPlaceholderData ? classes.waiting : undefined} aria-busy={isPlaceholderData}>
            {data.feedback.map((rated) => (
              <RatedNote key={rated.id} rated={rated} onReview={() => setReviewing(rated)} />
            ))}
          </div>
          <Pager
            page={filter.page}
            pages={data.pages}
            total={data.total}
            perPage={RATED_PER_PAGE}
            noun="rated notes"
            onPage={(page) => change({ page })}
          />
        </>
      )}
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
