import { screen, waitFor, within } from '@testing-library/react';
import type {
  ContentResponse,
  ImportLibraryResponse,
  SessionUser,
  TryRetrievalResponse,
} from '@vouchwell/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aContent, aVersion } from '../../testing/library.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const asked: URLSearchParams[] = [];
const sent: unknown[] = [];
/** What the server holds; a test may put something else there. */
let contents: ContentResponse[] = [];

/** Records a change and answers it. */
function change(
  method: 'post' | 'put' | 'delete',
  path: string,
  answer: () => HttpResponse<JsonBodyType> = () => HttpResponse.json({ success: true, content: null }),
) {
  server.use(
    http[method](api(path), async ({ request }) => {
      const text = await request.text();
      sent.push(text ? (JSON.parse(text) as unknown) : `${method} ${path}`);
      return answer();
    }),
  );
}

function open(address = '/app/admin/rag-manager', user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api('/rag/content'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({
        content: contents,
        pages: contents.length > 0 ? 3 : 0,
        total: contents.length > 0 ? 24 : 0,
      });
    }),
    http.get(api('/rag/analytics'), () =>
      HttpResponse.json({
        content_stats: [
          { type: 'system_prompt', count: 0, avg_quality: 0 },
          { type: 'instruction', count: 14, avg_quality: 3.84 },
          { type: 'sample_note', count: 10, avg_quality: 3.2 },
        ],
      }),
    ),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
  );
  return renderApp(address);
}

const row = async (title: string) =>
  within((await screen.findByRole('button', { name: title })).closest('tr') as HTMLElement);
const last = () => Object.fromEntries(asked.at(-1) ?? []);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
  sent.length = 0;
  contents = [aContent()];
});

describe('who may', () => {
  it('an admin without the right reads Access Denied and the role', async () => {
    open(undefined, { ...anAdmin, permissions: { ...anAdmin.permissions, can_manage_rag: false } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText(/Your current role:/)).toHaveTextContent('Your current role: Admin');
    expect(asked).toEqual([]);
  });
});

describe('the list', () => {
  it('shows of each content what it is', async () => {
    const long = 'word '.repeat(40);
    contents = [
      aContent({ content: long }),
      aContent({ id: 4, title: 'Bad', is_active: false, avoid: true }),
    ];
    open();
    const first = await row('What a reviewer looks for');
    // 100 characters, and no blank before the ellipsis.
    expect(first.getByText(`${'word '.repeat(20).trim()}…`)).toBeVisible();
    for (const text of [
      'Instruction',
      'Incontinence · briefs',
      'Active',
      '4.2',
      '37',
      'LCD',
      'Written here',
    ]) {
      expect(first.getByText(text)).toBeVisible();
    }
    const second = await row('Bad');
    expect(second.getByText('Inactive')).toBeVisible();
    expect(second.getByText('Avoid')).toBeVisible();
    expect(screen.getByText('Showing 1 to 10 of 24 contents')).toBeVisible();
  });

  it('is asked by the address, ten at a time', async () => {
    open('/app/admin/rag-manager?search=briefs&content_type=sample_note&category=cgm&page=2');
    await row('What a reviewer looks for');
    expect(last()).toEqual({
      page: '2',
      per_page: '10',
      search: 'briefs',
      content_type: 'sample_note',
      category: 'cgm',
    });
    expect(screen.getByRole('searchbox', { name: 'Search contents' })).toHaveValue('briefs');
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  it('is sorted by a column, which the address says', async () => {
    const { user, place } = open('/app/admin/rag-manager?page=2');
    await row('What a reviewer looks for');
    await user.click(screen.getByRole('button', { name: 'Quality' }));
    expect(place()).toBe('/app/admin/rag-manager?sort=quality');
    await waitFor(() => expect(last()).toMatchObject({ sort: 'quality', page: '1' }));
    expect(screen.getByRole('columnheader', { name: 'Quality' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it.each([
    ['Filter by type', 'Sample note', 'content_type=sample_note'],
    ['Filter by category', 'Diabetic shoes', 'category=diabetic_shoes'],
  ])('a changed filter (%s) begins at page 1', async (name, option, query) => {
    const { user, place } = open('/app/admin/rag-manager?page=3');
    await row('What a reviewer looks for');
    await user.selectOptions(screen.getByRole('combobox', { name }), option);
    await waitFor(() => expect(place()).toBe(`/app/admin/rag-manager?${query}`));
    await waitFor(() => expect(last()['page']).toBe('1'));
  });

  it('searches at the end of the typing', async () => {
    const { user, place } = open('/app/admin/rag-manager?page=3');
    await user.type(await screen.findByRole('searchbox', { name: 'Search contents' }), 'oxy');
    await waitFor(() => expect(place()).toBe('/app/admin/rag-manager?search=oxy'));
    await waitFor(() => expect(last()['search']).toBe('oxy'));
    expect(asked.flatMap((query) => query.get('search') ?? [])).toEqual(['oxy']);
  });

  it('clears filters that match nothing, and invites to write the first content', async () => {
    contents = [];
    const { user, place } = open('/app/admin/rag-manager?search=zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(place()).toBe('/app/admin/rag-manager');
    expect(await screen.findByRole('heading', { name: 'The library is empty' })).toBeVisible();
  });

  it('says that it could not be fetched, and tries again', async () => {
    const { user } = open();
    server.use(http.get(api('/rag/content'), () => refuse(500, 'boom'), { once: true }));
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Failed to fetch RAG content');
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
    await row('What a reviewer looks for');
  });

  it('has its figures by type', async () => {
    open();
    const figures = within(await screen.findByRole('region', { name: 'Library at a glance' }));
    const instructions = (await figures.findByRole('rowheader', { name: 'Instruction' })).closest('tr');
    expect(instructions).toHaveTextContent('Instruction143.8');
  });
});

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

describe('the versions', () => {
  it('are listed, compared word by word, read and restored as a new one', async () => {
    const { user } = open();
    server.use(
      http.get(api('/rag/content/3/versions'), () =>
        HttpResponse.json({
          versions: [
            aVersion(2, { quality_score: 4.2 }),
            aVersion(1, { content: 'State the code. Say why.' }),
          ],
        }),
      ),
    );
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

  it('are restored one after the other, each on what stands then', async () => {
    const bases: (string | null)[] = [];
    const { user } = open();
    const next = aContent({ revision: 41 });
    server.use(
      http.get(api('/rag/content/3/versions'), () =>
        HttpResponse.json({ versions: [aVersion(2), aVersion(1, { content: 'State the code.' })] }),
      ),
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
    expect(bases).toEqual([`"${contents[0]!.revision}"`, '"41"']);
  });
});

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
    expect(dialog.getByText('“Long” (number 5): Title can have at most 200 characters.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Import 2 contents' })).toBeDisabled();
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
    server.use(http.get(api('/rag/export'), () => HttpResponse.json(library)));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await row('What a reviewer looks for');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(names).toHaveLength(1));
    expect(names[0]).toMatch(/^note-library-\d{4}-\d{2}-\d{2}\.json$/);
  });
});

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

it('each tab has an address of its own', async () => {
  server.use(
    http.get(api('/rag/notes-feedback'), () => HttpResponse.json({ feedback: [], pages: 0, total: 0 })),
    http.get(api('/rag/feedback-effect'), () => HttpResponse.json({ weeks: [] })),
  );
  const { user, router, place } = open('/app/admin/rag-manager?search=briefs');
  await user.click(await screen.findByRole('tab', { name: 'Note Feedback' }));
  await waitFor(() => expect(place()).toBe('/app/admin/rag-manager?tab=feedback'));
  expect(await screen.findByRole('heading', { name: 'No rated notes yet' })).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByRole('searchbox', { name: 'Search contents' })).toHaveValue('briefs');
});
