import { screen, waitFor, within } from '@testing-library/react';
import type { ContentVersion, ContentVersionsResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../testing/answers.ts';
import { aContent, aVersion } from '../../testing/library.ts';
import { server } from '../../testing/server.ts';
import { begun, change, held, open, row, sent } from '../../testing/library-desk.ts';

beforeEach(begun);

/** As the server answers them, twenty a page. */
const versionsOf = (versions: ContentVersion[]) =>
  server.use(
    http.get(api('/rag/content/3/versions'), ({ request }) => {
      const from = (Number(new URL(request.url).searchParams.get('page')) - 1) * 20;
      return HttpResponse.json({
        versions: versions.slice(from, from + 20),
        ...{ total: versions.length, pages: Math.ceil(versions.length / 20) },
      } satisfies ContentVersionsResponse);
    }),
  );

describe('the versions', () => {
  it('are listed, compared word by word, read and restored as a new one', async () => {
    const { user } = open();
    versionsOf([aVersion(2, { quality_score: 4.2 }), aVersion(1, { content: 'State the code. Say why.' })]);
    await user.click((await row('What a reviewer looks for')).getByRole('button', { name: /^Versions of/ }));
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Versions of What a reviewer looks for' }),
    );
    const changes = await drawer.findByRole('region', { name: 'Changes' });
    expect(changes.querySelector('del')).toHaveTextContent('code');
    expect(changes.querySelector('ins')).toHaveTextContent('diagnosis');
    await user.selectOptions(drawer.getByLabelText('From'), 'Version 2');
    expect(drawer.getByText('The text is the same in both.')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'View version 1' }));
    expect(drawer.getByText('State the code. Say why.')).toBeVisible();
    change('put', '/rag/content/3');
    await user.click(drawer.getByRole('button', { name: 'Restore version 1' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Restore version 1 of “What a reviewer looks for”?' }),
    );
    await user.click(question.getByRole('button', { name: 'Restore version' }));
    expect(await screen.findByText(/has been restored as a new version/)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ content: 'State the code. Say why.' })]);
    expect(sent[0]).not.toHaveProperty('is_active');
  });

  it('of a long life are shown a part at a time, each to be compared with those that are shown', async () => {
    const { user } = open();
    const versions = Array.from({ length: 45 }, (_, index) => aVersion(45 - index));
    versionsOf(versions);
    await user.click((await row('What a reviewer looks for')).getByRole('button', { name: /^Versions of/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Versions of/ }));
    const list = within(await drawer.findByRole('list', { name: 'Versions' }));
    expect(list.getAllByRole('listitem')).toHaveLength(20);
    await user.click(drawer.getByRole('button', { name: 'Show more (25 left)' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(40));
    await user.click(drawer.getByRole('button', { name: 'Show more (5 left)' }));
    expect(await list.findByRole('button', { name: 'Restore version 1' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    await user.selectOptions(drawer.getByLabelText('From'), 'Version 1');
    expect(drawer.getByLabelText('From')).toHaveDisplayValue('Version 1');
  });

  it('are restored one after the other, each on what stands then', async () => {
    const bases: (string | null)[] = [];
    const { user } = open();
    const next = aContent({ revision: 41 });
    versionsOf([aVersion(2), aVersion(1, { content: 'State the code.' })]);
    server.use(
      http.put(api('/rag/content/3'), ({ request }) => {
        bases.push(request.headers.get('if-match'));
        return HttpResponse.json({ success: true, content: next });
      }),
    );
    await user.click((await row('What a reviewer looks for')).getByRole('button', { name: /^Versions of/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Versions of/ }));
    const restore = async () => {
      await user.click(await drawer.findByRole('button', { name: 'Restore version 1' }));
      const question = within(await screen.findByRole('dialog', { name: /^Restore version 1/ }));
      await user.click(question.getByRole('button', { name: 'Restore version' }));
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: /^Restore version 1/ })).not.toBeInTheDocument(),
      );
    };
    await restore();
    await restore();
    expect(bases).toEqual([`"${held.contents[0]!.revision}"`, '"41"']);
  });
});
