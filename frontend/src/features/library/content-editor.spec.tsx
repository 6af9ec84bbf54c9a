import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aContent } from '../../testing/library.ts';
import { server } from '../../testing/server.ts';
import { asked, begun, change, open, row, sent } from '../../testing/library-desk.ts';

beforeEach(begun);

describe('writing', () => {
  it('creates a content with the defaults, once it has title and content', async () => {
    const { user } = open();
    await row('What a reviewer looks for');
    await user.click(screen.getByRole('button', { name: 'New content' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New content' }));
    const create = dialog.getByRole('button', { name: 'Create content' });
    expect(create).toBeDisabled();
    await user.type(dialog.getByLabelText(/^Title/), 'Shoes');
    expect(dialog.getByText('5 of 200 characters')).toBeVisible();
    expect(dialog.getByLabelText(/^Title/)).toHaveAttribute('maxlength', '200');
    expect(create).toBeDisabled();
    await user.type(dialog.getByLabelText(/^Content/), 'Say why.');
    expect(dialog.getByLabelText('Type')).toHaveValue('instruction');
    expect(dialog.queryByRole('switch', { name: /^Active/ })).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Tags'), 'a, b');
    change('post', '/rag/content', () => refuse(503, 'Busy.'));
    await user.click(create);
    expect(await dialog.findByText('Failed to create content')).toBeVisible();
    change('post', '/rag/content');
    const before = asked.length;
    await user.click(create);
    expect(await screen.findByText('“Shoes” has been created.')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(
      expect.objectContaining({
        content_type: 'instruction',
        title: 'Shoes',
        content: 'Say why.',
        category: 'general',
        tags: ['a', 'b'],
        quality_score: 3,
        avoid: false,
      }),
    );
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('turns a quality that is no number into 0, and keeps the form when the server refuses', async () => {
    const { user } = open();
    await user.click((await row('What a reviewer looks for')).getByRole('button', { name: /^Edit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit What a reviewer looks for' }));
    const quality = dialog.getByLabelText('Quality score');
    await user.clear(quality);
    await user.tab();
    expect(quality).toHaveValue('0');
    await user.click(dialog.getByRole('switch', { name: /^Active/ }));
    change('put', '/rag/content/3', () => refuse(503, 'Busy.'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    const failure = await dialog.findByRole('alert');
    expect(failure).toHaveTextContent('Failed to update content');
    expect(failure).toHaveTextContent('Busy.');
    change('put', '/rag/content/3');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)).toMatchObject({ quality_score: 0, is_active: false, content: aContent().content });
  });

  it('of two who edit one, the second sees where both versions differ, and keeps neither unasked', async () => {
    const { user } = open();
    const current = aContent({ title: 'What a reviewer reads', revision: 9 });
    const conflict = { success: false, status: 409, code: 'changed_meanwhile', message: 'x', error: 'x' };
    change('put', '/rag/content/3', () => HttpResponse.json({ ...conflict, current }, { status: 409 }));
    await user.click(await screen.findByRole('button', { name: 'What a reviewer looks for' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Tags'), ', mine');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    const changes = await dialog.findByRole('region', { name: 'Changes' });
    expect(changes).toHaveTextContent('What a reviewer readslooks for');
    expect(changes).toHaveTextContent('Tags: LCD, quantity, mine');
    expect(changes).not.toHaveTextContent(current.content);
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Tags'), '{Enter}');
    expect(sent).toHaveLength(1);
    let based: string | null = null;
    server.use(
      http.put(api('/rag/content/3'), ({ request }) => {
        based = request.headers.get('If-Match');
        return HttpResponse.json({ success: true, content: current });
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Keep my version' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(based).toBe('"9"'));
  });

  it('asks before it throws typed words away', async () => {
    const { user, router, place } = open();
    await user.click(await screen.findByRole('button', { name: 'What a reviewer looks for' }));
    const title = within(await screen.findByRole('dialog')).getByLabelText(/^Title/);
    await user.type(title, ' today');
    await user.keyboard('{Escape}');
    const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    expect(title).toHaveValue('What a reviewer looks for today');
    void router.navigate('/app/nowhere');
    await user.keyboard('{Escape}');
    expect(place()).toBe('/app/admin/rag-manager');
    expect(title).toHaveValue('What a reviewer looks for today');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await question()).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('closes at once where nothing was typed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'What a reviewer looks for' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('deactivates without the form, sending that alone: no word can be overwritten', async () => {
    const { user } = open();
    change('put', '/rag/content/3');
    await user.click((await row('What a reviewer looks for')).getByRole('button', { name: /^Deactivate/ }));
    expect(await screen.findByText('“What a reviewer looks for” is inactive now.')).toBeVisible();
    expect(sent).toEqual([{ is_active: false }]);
  });

  it('deletes only after a question that names it', async () => {
    const { user } = open();
    change('delete', '/rag/content/3', () => refuse(500, 'boom'));
    await user.click((await row('What a reviewer looks for')).getByRole('button', { name: /^Delete/ }));
    const name = 'Delete instruction “What a reviewer looks for”?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete content' }));
    expect(await dialog.findByText('Failed to delete content')).toBeVisible();
    change('delete', '/rag/content/3', () => HttpResponse.json({ success: true }));
    await user.click(dialog.getByRole('button', { name: 'Delete content' }));
    expect(await screen.findByText('“What a reviewer looks for” has been deleted.')).toBeVisible();
  });
});
