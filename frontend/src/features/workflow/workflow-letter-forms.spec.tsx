import { screen, waitFor, within } from '@testing-library/react';
import type { CaseResponse } from '@vouchwell/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

function open(step: string, part: Partial<CaseResponse> = {}) {
  server.use(...new CaseBackend(aCase(part)).handlers());
  signedInAs(aUser);
  return renderApp(`/app/user-workflow/${step}?caseId=42`);
}
const noted = (note_text: string) => ({ notes: [{ ...aCase().notes[0]!, note_text }] });
const boxes = (field: string, letters: string) =>
  screen.findByText(
    (_, element) =>
      element?.textContent === `${field}: the letter shows an empty box (☐) for each of ${letters}.`,
  );

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('letters that the letter cannot print', () => {
  it('are named at the fields of a new patient', async () => {
    server.use(...new CaseBackend().handlers());
    signedInAs(aUser);
    const { user } = renderApp('/app/user-workflow');
    await user.click(await screen.findByRole('button', { name: 'Create new patient' }));
    await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Zoë');
    expect(screen.queryByText(/shows an empty box/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), '李小');
    expect(await boxes('Last name', '李 小')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Address/ }), 'שלום');
    expect(await boxes('Address', 'ש ל ו ם')).toBeVisible();
  });

  it('are named at the provider and at the item', async () => {
    const { user, router } = open('provider', { notes: [], status: 'draft' });
    await user.type(await screen.findByRole('textbox', { name: /Provider name/ }), ' 김');
    expect(await boxes('Provider name', '김')).toBeVisible();
    await router.navigate('/app/user-workflow/items?caseId=42');
    await user.type(await screen.findByRole('textbox', { name: /Justification/ }), 'Needed 😀');
    expect(await boxes('Justification', '😀')).toBeVisible();
  });

  it('are named while the note is written and when it is signed', async () => {
    const { user, router } = open('note', noted('For محمد.'));
    expect(await screen.findByText(/^PDF and print have no form for 3 characters/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Note text' }), ' 李');
    expect(await screen.findByText(/^PDF and print have no form for 4 characters/)).toBeVisible();
    await router.navigate('/app/user-workflow/export?caseId=42');
    await user.click(await screen.findByRole('button', { name: 'Sign & Lock Case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign & lock case #42' }));
    expect(dialog.getByText(/^PDF and print have no form for/)).toBeVisible();
  });
});

const case_ = aCase();
const named = (part: Partial<CaseResponse>) => ({ ...noted('For 王小明.'), ...part });
it.each<[string, Partial<CaseResponse>, string]>([
  ['a name in Chinese', { patient: { ...case_.patient, last_name: '王小明' } }, 'Last name: 王 小 明'],
  ['a name in Arabic', { patient: { ...case_.patient, first_name: 'محمد' } }, 'First name: م ح د'],
  [
    'a provider’s name in Korean',
    { provider: { ...case_.provider!, name: 'Dr. 김 Park' } },
    'Provider name: 김',
  ],
  [
    'a justification',
    { items: [{ ...case_.items[0]!, item: 'Adult briefs', justification: 'Needed 😀' }] },
    'Item “Adult briefs”: 😀',
  ],
])('the export step names where the letters stand: %s', async (_, part, said) => {
  open('export', named(part));
  const warning = await screen.findByText(/^PDF and print have no form for/);
  expect(warning).toHaveTextContent(`${said}; Note: 王 小 明. Write them in`);
});

it.each([
  ['Polish', 'Łukasz', 'Żółć'],
  ['Vietnamese', 'Nguyễn Thị', 'Hồng'],
  ['Greek', 'Ξένια', 'Παπαδοπούλου'],
  ['Cyrillic', 'Юлия', 'Щербакова'],
])('a name in %s needs no word: it is printed as it is', async (_, first_name, last_name) => {
  open('export', { patient: { ...case_.patient, first_name, last_name } });
  await screen.findByRole('button', { name: 'Sign & Lock Case' });
  expect(screen.queryByText(/^PDF and print have no form/)).not.toBeInTheDocument();
});

it('whoever signs is told of their own printed name as well', async () => {
  server.use(...new CaseBackend(aCase()).handlers());
  signedInAs({ ...aUser, profile: { ...aUser.profile, printed_name: 'Dr. 李 Wei' } });
  const { user } = renderApp('/app/user-workflow/export?caseId=42');
  await user.click(await screen.findByRole('button', { name: 'Sign & Lock Case' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign & lock case #42' }));
  expect(dialog.getByText(/^PDF and print have no form for 1 character of/)).toHaveTextContent(
    'Your printed name: 李. Write',
  );
});

it('the preview of a note shows what its letter says, without signs of markup', async () => {
  const { user } = open('note', noted('## Clinical need\n\nShe **needs** briefs.\n'));
  await user.click(await screen.findByRole('radio', { name: 'Preview' }));
  const note = await screen.findByRole('toolbar', { name: 'Sentences of the note' });
  expect(await within(note).findByText('Clinical need')).toBeVisible();
  const hidden = [...note.querySelectorAll('[hidden]')].map((sign) => sign.textContent);
  expect(hidden).toEqual(['## ', '**', '**']);
  expect(within(note).getByText('Clinical need').tagName).toBe('STRONG');
  expect(within(note).getByRole('button', { name: 'She needs briefs.' })).toBeVisible();
});

it('a table of a note stands in columns in the preview; a sentence over two of its cells is one', async () => {
  const { user } = open(
    'note',
    noted('| Item | Why |\n|---|---|\n| Briefs | to be dry |\n\nShe needs them.'),
  );
  await user.click(await screen.findByRole('radio', { name: 'Preview' }));
  const note = await screen.findByRole('toolbar', { name: 'Sentences of the note' });
  const begins = await within(note).findByRole('button', { name: 'Briefs' });
  const table = within(within(note).getByRole('table'));
  expect(table.getByRole('columnheader', { name: 'Why' })).toBeVisible();
  const cell = table.getByRole('cell', { name: 'to be dry' });
  expect(within(cell).queryByRole('button')).not.toBeInTheDocument();
  await user.click(within(cell).getByText('to be dry'));
  expect(begins).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(within(note).getByRole('button', { name: 'She needs them.' })).toHaveFocus());
});

it('the end of a line within a cell is one in the preview as in the letter, and no word', async () => {
  const { user } = open('note', noted('| Item | Why |\n|---|---|\n| Briefs | to be dry<br />and whole |\n'));
  await user.click(await screen.findByRole('radio', { name: 'Preview' }));
  const note = await screen.findByRole('toolbar', { name: 'Sentences of the note' });
  const [, cell] = await within(note).findAllByRole('cell');
  expect(cell!.querySelectorAll('br')).toHaveLength(1);
  expect(cell!.querySelector('br')!.previousElementSibling).toHaveTextContent('<br />');
  expect(cell!.querySelector('br')!.previousElementSibling).not.toBeVisible();
  expect(within(cell!).getByText(/^to be dry/)).toBeVisible();
});
