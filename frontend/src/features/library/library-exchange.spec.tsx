import { screen, waitFor, within } from '@testing-library/react';
import type { ImportLibraryResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { linked, linksFor } from '../../testing/linked-files.ts';
import { savedFiles } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';
import { begun, change, open, row, sent } from '../../testing/library-desk.ts';

beforeEach(begun);

describe('import and export', () => {
  const library = { format: 'medical-necessity-library', version: 1, contents: [] };
  const preview = (part: Partial<ImportLibraryResponse> = {}): ImportLibraryResponse => ({
    success: true,
    added: 2,
    already_there: 1,
    refused: [],
    message: 'What the server says of it.',
    ...part,
  });

  async function chooseFile(user: ReturnType<typeof open>['user'], text: string) {
    await row('What a reviewer looks for');
    const file = new File([text], 'site-a.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('Library file'), file);
  }

  it('shows what an import would do, and does it after a yes', async () => {
    const { user } = open();
    change('post', '/rag/import', () => HttpResponse.json(preview()));
    await chooseFile(user, JSON.stringify(library));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import site-a.json?' }));
    expect(dialog.getByText('2 contents would be added, inactive until you activate them')).toBeVisible();
    expect(dialog.getByText('1 content already in the library, word for word')).toBeVisible();
    expect(sent).toEqual([{ file: library, preview: true }]);
    await user.click(dialog.getByRole('button', { name: 'Import 2 contents' }));
    expect(await screen.findByText('What the server says of it.')).toBeVisible();
    expect(sent[1]).toEqual({ file: library });
  });

  it('stays until it is known what came of the import', async () => {
    const { user } = open();
    let refused = () => {};
    const isRefused = new Promise<void>((resolve) => (refused = resolve));
    let answers = 0;
    server.use(
      http.post(api('/rag/import'), async () => {
        answers += 1;
        if (answers === 1) return HttpResponse.json(preview());
        await isRefused;
        return refuse(409, 'Another import is under way.');
      }),
    );
    await chooseFile(user, JSON.stringify(library));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import site-a.json?' }));
    await user.click(dialog.getByRole('button', { name: 'Import 2 contents' }));
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    refused();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Another import is under way.');
  });

  it('imports nothing of a file with a content that is refused, and says why', async () => {
    const { user } = open();
    const refused = [{ index: 4, title: 'Long', reason: 'Title can have at most 200 characters.' }];
    change('post', '/rag/import', () => HttpResponse.json(preview({ refused })));
    await chooseFile(user, JSON.stringify(library));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 contents would be new')).toBeVisible();
    const [, first] = within(dialog.getByRole('table', { name: 'Refused contents' })).getAllByRole('row');
    expect(first).toHaveTextContent(/5.*“Long”.*at most 200 characters\.$/);
    expect(dialog.getByRole('button', { name: 'Import 2 contents' })).toBeDisabled();
  });

  it('shows the first of many that cannot be taken, and of how many', async () => {
    const { user } = open();
    const refused = Array.from({ length: 1_200 }, (_, index) => ({
      index,
      title: '',
      reason: 'Title is required.',
    }));
    change('post', '/rag/import', () => HttpResponse.json(preview({ refused })));
    await chooseFile(user, JSON.stringify(library));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('the first 50 of 1,200')).toBeVisible();
    const rows = within(dialog.getByRole('table', { name: 'Refused contents' })).getAllByRole('row');
    expect(rows).toHaveLength(51);
    expect(rows[50]).toHaveTextContent(/50.*Without a title.*Title is required\.$/);
  });

  it.each(['no JSON', '[]', 'null'])('asks nothing about a file that holds %s', async (text) => {
    const { user } = open();
    await chooseFile(user, text);
    expect(
      await screen.findByText('This file is not a library file: it holds no JSON object.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('reads nothing of a file that is too large, and says what to do', async () => {
    const { user } = open();
    await chooseFile(user, '"'.repeat(8_000_001));
    expect(
      await screen.findByText('The file has more than 8 MB. Split its contents into several files.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('downloads the library as a file', async () => {
    const { user } = open();
    linksFor('/rag/export');
    await row('What a reviewer looks for');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const name = expect.stringMatching(/^note-library-\d{4}-\d{2}-\d{2}\.json$/) as string;
    await waitFor(() => expect(savedFiles()).toEqual([linked('/rag/export', name)]));
  });
});
