import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconZoomQuestion } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ContentCategory } from '@vouchwell/contract';
import { Failure } from '../../ui/states/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { categoryLabel } from './content-labels.ts';
import { choices } from '../../lib/choices.ts';
import { tryRetrieval } from './library-requests.ts';
import { QueryResults } from './query-results.tsx';

interface QueryValues {
  query: string;
  category: ContentCategory | '';
}

/** What a note about this would be written with, and why. */
export function TryQuery() {
  const attempt = useMutation({ mutationFn: tryRetrieval });
  const form = useForm<QueryValues>({
    initialValues: { query: '', category: '' },
    validate: { query: (query) => (query.trim() ? null : 'Query is required.') },
  });
  const submit = form.onSubmit(({ query, category }) =>
    attempt.mutate({ query: query.trim(), ...(category ? { category } : {}) }),
  );
  return (
    <Section title="Try a query">
      <form onSubmit={submit} noValidate aria-label="Try a query">
        <Group gap="xs" align="flex-end" mb="sm">
          <TextInput
            label="Query"
            description="As a case would say it: diagnoses and items, without a patient"
            placeholder="Stress incontinence, adult briefs at night"
            maxLength={1000}
            flex="1 1 240px"
            {...form.getInputProps('query')}
          />
          <NativeSelect
            label="Category"
            data={[{ value: '', label: 'Any category' }, ...choices(categoryLabel)]}
            {...form.getInputProps('category')}
          />
          <Button
            type="submit"
            variant="default"
            leftSection={<IconZoomQuestion size={16} aria-hidden />}
            loading={attempt.isPending}
          >
            Try
          </Button>
        </Group>
      </form>
      {attempt.isPending && !attempt.data && <RowSkeletons rows={3} label="Looking into the library" />}
      {attempt.isError && <Failure title="The query could not be tried" error={attempt.error} />}
      {attempt.data && <QueryResults answer={attempt.data} />}
    </Section>
  );
}
