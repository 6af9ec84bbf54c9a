import { screen, within } from '@testing-library/react';
import type { TryRetrievalResponse } from '@vouchwell/contract';
import { HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { begun, change, open, sent } from '../../testing/library-desk.ts';

beforeEach(begun);

describe('trying a query', () => {
  const found: TryRetrievalResponse = {
    results: [
      {
        id: 3,
        version: 2,
        content_type: 'instruction',
        title: 'Briefs at night',
        category: 'incontinence',
        excerpt: 'State the diagnosis.',
        score: 0.03312,
        lexical_rank: 1,
        semantic_rank: null,
        quality_score: 4.2,
        feedback_score: 4.4,
        tokens: 312,
        chosen: true,
      },
    ],
    ranking: 'lexical',
    embedding_model: null,
    token_budget: 2000,
    took_ms: { retrieval: 3.42, embedding: 0 },
  };

  it('shows what would be taken, with its scores', async () => {
    const { user } = open();
    const part = within(await screen.findByRole('form', { name: 'Try a query' }));
    await user.click(part.getByRole('button', { name: 'Try' }));
    expect(part.getByText('Query is required.')).toBeVisible();
    await user.type(part.getByRole('textbox', { name: 'Query' }), 'briefs');
    await user.selectOptions(part.getByRole('combobox', { name: 'Category' }), 'Incontinence');
    change('post', '/rag/try', () => HttpResponse.json(found as unknown as JsonBodyType));
    await user.click(part.getByRole('button', { name: 'Try' }));
    const table = within(await screen.findByRole('table', { name: 'What would be taken' }));
    const cells = table.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(1)).toEqual([
      'In the prompt Chosen',
      'Score 0.0331',
      'By words 1',
      'By meaning –',
      'Quality 4.2',
      'Feedback 4.4',
      'Tokens 312',
    ]);
    expect(
      screen.getByText('Ranked by words alone: no embedding model answers', { exact: false }),
    ).toHaveTextContent('about 312 of 2000 tokens · 3.4 ms');
    expect(sent).toEqual([{ query: 'briefs', category: 'incontinence' }]);
  });
});
