import { Text } from '@mantine/core';
import { IconCheck, IconMinus, IconZoomCancel } from '@tabler/icons-react';
import type { RetrievedContent, TryRetrievalResponse } from '@vouchwell/contract';
import { CodeText } from '../../ui/words/code-text.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { categoryLabel, typeLabel } from './content-labels.ts';

const columns: Column<RetrievedContent>[] = [
  {
    header: 'Content',
    kind: 'main',
    cell: ({ title, excerpt, content_type, category, version }) => (
      <div style={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}>
        <Text fz="sm" fw={600}>
          {title}
        </Text>
        <Text fz="xs" c="dimmed">
          {typeLabel[content_type]} · {categoryLabel[category]} · version {version}
        </Text>
        <Text fz="xs" mt={4}>
          {excerpt}
        </Text>
      </div>
    ),
  },
  {
    header: 'In the prompt',
    cell: ({ chosen }) =>
      chosen ? (
        <StateBadge color="green" icon={IconCheck} label="Chosen" />
      ) : (
        <StateBadge color="gray" icon={IconMinus} label="Left out" />
      ),
  },
  { header: 'Score', kind: 'number', cell: ({ score }) => score.toFixed(4) },
  { header: 'By words', kind: 'number', cell: ({ lexical_rank }) => lexical_rank ?? '–' },
  { header: 'By meaning', kind: 'number', cell: ({ semantic_rank }) => semantic_rank ?? '–' },
  { header: 'Quality', kind: 'number', cell: ({ quality_score }) => quality_score.toFixed(1) },
  { header: 'Feedback', kind: 'number', cell: ({ feedback_score }) => feedback_score?.toFixed(1) ?? '–' },
  { header: 'Tokens', kind: 'number', cell: ({ tokens }) => tokens },
];

const milliseconds = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** Whose ranking it is, and how long it took. */
function Ranking({ answer }: { answer: TryRetrievalResponse }) {
  const { ranking, embedding_model, results, token_budget, took_ms } = answer;
  const used = results.filter(({ chosen }) => chosen).reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <Text fz="sm" c="dimmed" mb="xs" role="status" className="tabular">
      {ranking === 'fused' ? (
        <>
          Ranked by words and by meaning (<CodeText>{embedding_model ?? 'unknown model'}</CodeText>)
        </>
      ) : (
        'Ranked by words alone: no embedding model answers'
      )}
      {` · about ${used} of ${token_budget} tokens · ${milliseconds(took_ms.retrieval)}`}
      {took_ms.embedding > 0 && `, embedding ${milliseconds(took_ms.embedding)}`}
    </Text>
  );
}

export function QueryResults({ answer }: { answer: TryRetrievalResponse }) {
  return (
    <>
      <Ranking answer={answer} />
      {answer.results.length === 0 ? (
        <EmptyState
          heading={3}
          icon={IconZoomCancel}
          title="Nothing would be taken"
          text="No active content of this category says anything about it."
        />
      ) : (
        <DataTable
          label="What would be taken"
          columns={columns}
          rows={answer.results}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}
