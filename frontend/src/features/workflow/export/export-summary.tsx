import { SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import classes from '../../../ui/lists/rows.module.css';

const SHOWN = 3;

/** The first three, and how many more there are. */
function ShortList<T>({
  title,
  all,
  line,
}: {
  title: string;
  all: readonly T[];
  line: (one: T) => ReactNode;
}) {
  return (
    <section aria-label={title}>
      <Title order={3} mb={4}>
        {title} ({all.length})
      </Title>
      <ul className={classes.rows}>
        {all.slice(0, SHOWN).map((one, index) => (
          <Text component="li" fz="sm" key={index} py={2}>
            {line(one)}
          </Text>
        ))}
      </ul>
      {all.length > SHOWN && (
        <Text fz="sm" c="dimmed">
          +{all.length - SHOWN} more
        </Text>
      )}
    </section>
  );
}

/** What is about to be signed or exported, at a glance. */
export function ExportSummary() {
  const { draft } = useWorkflow();
  const { provider } = draft;
  return (
    <SimpleGrid type="container" cols={{ base: 1, '560px': 3 }}>
      <ShortList
        title="Diagnoses"
        all={draft.diagnoses}
        line={({ code, description }) => (
          <>
            <CodeText fw={600}>{code}</CodeText> {description}
          </>
        )}
      />
      <ShortList title="Items" all={draft.items} line={({ item, quantity }) => `${quantity} × ${item}`} />
      <section aria-label="Provider">
        <Title order={3} mb={4}>
          Provider
        </Title>
        <Text fz="sm">{provider.name}</Text>
        <Text fz="sm" c="dimmed">
          NPI <CodeText>{provider.npi}</CodeText>
        </Text>
      </section>
    </SimpleGrid>
  );
}
