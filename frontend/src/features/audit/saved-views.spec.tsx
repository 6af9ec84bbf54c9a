import { screen, waitFor, within } from '@testing-library/react';
import type { AuditView, AuditViewsResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anOfficer } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

let kept: AuditViewsResponse;
let sent: { method: string; path: string; body: unknown; basedOn: string | null }[];
let asked: Record<string, string>[];
/** What the next change is answered with; null: it is done. */
let refusal: (() => Response) | null;

const exports: AuditView = {
  id: 1,
  name: 'Exports in March',
  asked: { action: 'export', from: '2026-03-01' },
};
const refused: AuditView = { id: 2, name: 'Refused', asked: { outcome: 'refused', person: 5 } };

function changed(views: readonly AuditView[]) {
  kept = { views, revision: (kept.revision ?? -1) + 1 };
  return HttpResponse.json(kept);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  kept = { views: [exports, refused], revision: 4 };
  [sent, asked, refusal] = [[], [], null];
  const took = async (request: Request, views: (body: never) => readonly AuditView[]) => {
    const body = (await request.json().catch(() => null)) as never;
    const { pathname } = new URL(request.url);
    const path = pathname.slice(pathname.indexOf('/audit/'));
    sent.push({ method: request.method, path, body, basedOn: request.headers.get('if-match') });
    return refusal ? refusal() : changed(views(body));
  };
  const set = (id: number, part: object) =>
    kept.views.map((view) => (view.id === id ? { ...view, ...part } : view));
  server.use(
    http.get(api('/audit/entries'), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ entries: [], patients: [], next: null, unexplained: 0 });
    }),
    http.get(api('/audit/views'), () => HttpResponse.json(kept)),
    http.post(api('/audit/views'), ({ request }) =>
      took(request, (body: Omit<AuditView, 'id'>) => [...kept.views, { id: 9, ...body }]),
    ),
    http.put(api('/audit/views'), ({ request }) =>
      took(request, ({ views }: { views: number[] }) =>
        views.map((id) => kept.views.find((view) => view.id === id)!),
      ),
    ),
    http.put(api('/audit/views/:id'), ({ request, params }) =>
      took(request, (body) => set(Number(params['id']), body)),
    ),
    http.delete(api('/audit/views/:id'), ({ request, params }) =>
      took(request, () => kept.views.filter(({ id }) => id !== Number(params['id']))),
    ),
  );
});

function open(address = '/app/audit') {
  signedInAs(anOfficer);
  return renderApp(address);
}
type User = ReturnType<typeof open>['user'];
async function menu(user: User, name: RegExp | string = 'My views') {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
}
const items = async (user: User, name?: string) =>
  within(await menu(user, name))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
async function editing(user: User) {
  await user.click(within(await menu(user)).getByRole('menuitem', { name: /Rename, order or delete/ }));
  return within(await screen.findByRole('dialog', { name: 'Your views' }));
}

it('lists the views in their order; one that is chosen sets the filters, in the address as well', async () => {
  const { user, place } = open();
  expect(await items(user)).toEqual([
    'Exports in March',
    'Refused',
    'Save these filters…A view keeps filters: choose one first',
    'Rename, order or delete…',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Refused' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ outcome: 'refused', person: '5' }));
  expect(place()).toBe('/app/audit?person=5&outcome=refused');
  const one = within(await menu(user, 'View: Refused')).getByRole('menuitem', { name: 'Refused' });
  expect(one).toHaveAttribute('aria-current', 'true');
});

it('saves the filters that are set, without the words of a search', async () => {
  const { user } = open('/app/audit?patient=7&action=print');
  await user.type(await screen.findByRole('searchbox', { name: 'Search the history' }), 'Okafor');
  await waitFor(() => expect(asked.at(-1)).toEqual({ patient: '7', action: 'print', text: 'Okafor' }));
  await user.click(within(await menu(user)).getByRole('menuitem', { name: /Save these filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these filters as a view' }));
  expect(dialog.getByText('Printed; patient no. 7')).toBeVisible();
  expect(dialog.getByText(/words of your search are not kept/)).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(name).toHaveAccessibleDescription(
    expect.stringContaining('The name of the view is required.') as string,
  );
  await user.type(name, 'Prints');
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ method: 'POST', path: '/audit/views' },
      body: { name: 'Prints', asked: { patient: '7', action: 'print' } },
    }),
  ]);
});

it('keeps a name that is refused, and says why beside it', async () => {
  const said = 'You have a view with this name already. Choose another name.';
  refusal = () =>
    HttpResponse.json(
      {
        message: said,
        error: said,
        code: 'view_name_taken',
        status: 409,
        success: false,
        fields: { name: said },
      },
      { status: 409 },
    );
  const { user } = open('/app/audit?case=3');
  await user.click(within(await menu(user)).getByRole('menuitem', { name: /Save these filters/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'refused');
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(said) as string));
  expect(name).toHaveValue('refused');
  await user.type(name, ' ones');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

it('makes one change after the other, and asks before a name that was typed is lost', async () => {
  const { user } = open();
  const dialog = await editing(user);
  let done = () => {};
  const isDone = new Promise<void>((resolve) => (done = resolve));
  let orders = 0;
  server.use(
    http.put(api('/audit/views'), async () => {
      orders += 1;
      await isDone;
      return changed([refused, exports]);
    }),
  );
  await user.dblClick(dialog.getByRole('button', { name: 'Move Exports in March down' }));
  await user.keyboard('{Escape}');
  done();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Move Refused up' })).toBeDisabled());
  expect(orders).toBe(1);
  const name = dialog.getByRole('textbox', { name: 'Name of Refused' });
  await user.type(name, ' ones');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveValue('Refused ones');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByRole('textbox', { name: 'Name of Refused ones' })).toHaveValue('Refused ones');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('renames, orders, asks anew and deletes, each based on what was seen', async () => {
  const { user } = open('/app/audit?case=3');
  const dialog = await editing(user);
  await user.click(dialog.getByRole('button', { name: 'Move Exports in March down' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: '/audit/views', body: { views: [2, 1] } }));
  expect(sent[0]!.basedOn).toBe('"4"');
  await waitFor(() =>
    expect(dialog.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual([
      'Refused',
      'Exports in March',
    ]),
  );
  expect(dialog.getByRole('button', { name: 'Move Refused up' })).toBeDisabled();
  const name = dialog.getByRole('textbox', { name: 'Name of Refused' });
  await user.clear(name);
  expect(name).toHaveAccessibleDescription('The name of the view is required.');
  await user.type(name, 'Turned away{Enter}');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: '/audit/views/2', body: { name: 'Turned away' } }),
  );
  await user.click(await dialog.findByRole('button', { name: /^Let Turned away keep the filters/ }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: '/audit/views/2', body: { asked: { case: '3' } } }),
  );
  expect(await dialog.findByText('Case no. 3')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete Exports in March' }));
  expect(sent).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Delete “Exports in March”' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/audit/views/1', basedOn: '"7"' }),
  );
  await waitFor(() => expect(dialog.getAllByRole('textbox')).toHaveLength(1));
});

it('another window was first: it says so, shows what is there now, and loses nothing typed', async () => {
  const { user } = open();
  const dialog = await editing(user);
  await user.type(dialog.getByRole('textbox', { name: 'Name of Refused' }), ' ones');
  refusal = () => refuse(409, 'Somebody else changed this meanwhile.', 'changed_meanwhile');
  kept = { views: [refused], revision: 5 };
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText('Somebody else changed this meanwhile.')).toBeVisible();
  await waitFor(() => expect(dialog.getAllByRole('textbox')).toHaveLength(1));
  expect(dialog.getByRole('textbox', { name: 'Name of Refused' })).toHaveValue('Refused ones');
});

it('says what a view is where there is none', async () => {
  kept = { views: [], revision: null };
  const { user } = open();
  expect(await items(user)).toEqual(['Save these filters…A view keeps filters: choose one first']);
});

it('a list that could not be loaded is asked for again', async () => {
  server.use(http.get(api('/audit/views'), () => refuse(400, 'Not now.')));
  const { user } = open();
  const again = within(await menu(user)).findByRole('menuitem', { name: /could not be loaded/ });
  server.use(http.get(api('/audit/views'), () => HttpResponse.json(kept)));
  await user.click(await again);
  expect(await screen.findByRole('menuitem', { name: 'Refused' })).toBeVisible();
});
