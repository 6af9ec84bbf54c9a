import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { plainUser } from './prepared.ts';
import { caseIdOf, named, marksToTick, saved, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';
import type { CaseResponse } from '@vouchwell/contract';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const MOST_STOPS = 60;

/** Presses Tab until the element has the focus, and sees that the focus can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await see(target);
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} times Tab do not lead to ${String(target)}`);
}

/** Fails when the element does not get the focus. */
async function holdsFocus(target: Locator): Promise<void> {
  await target
    .page()
    .waitForFunction((element) => element === document.activeElement, await target.elementHandle());
}

function keys(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const combobox = (name: string) => page.getByRole('combobox', { name });
  return {
    push: async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    type: async (target: Locator, text: string) => {
      await tabTo(page, target);
      await page.keyboard.type(text);
    },
    /** Opens the list, types where it can be searched, and takes the option by the arrows. */
    choose: async (name: string, option: string, typed = '') => {
      await tabTo(page, combobox(name));
      await page.keyboard.press('ArrowDown');
      if (typed) await page.keyboard.type(typed);
      const wanted = page.getByRole('option', { name: named(option) });
      await see(wanted);
      for (let presses = 0; presses < MOST_STOPS; presses++) {
        if ((await wanted.getAttribute('data-combobox-selected')) === 'true') break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      assert.equal(await combobox(name).inputValue(), option);
    },
    button,
    combobox,
  };
}

test('the whole job by the keyboard alone', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const { push, type, choose, button, combobox } = keys(page);
  const field = (label: string | RegExp) => page.getByLabel(label);

  await page.goto('/login');
  await type(field('Username'), nora.username);
  await type(field(/^Password/), nora.password);
  await page.keyboard.press('Enter');
  await push(page.getByRole('main').getByRole('link', { name: 'New Case', exact: true }));

  await push(button('Create new patient'));
  await type(field('First name'), 'Agnès');
  await type(field('Last name'), 'Keys');
  await type(field('Date of birth'), '07191961');
  await choose('Gender', 'Female');
  await push(button('Create patient'));
  await push(button('Next: Diagnosis'));

  const codes = page.getByRole('list', { name: 'Diagnoses of this case' });
  await type(combobox('Search ICD-10 codes'), 'N39.41');
  await see(page.getByRole('option', { name: 'N39.41' }));
  await page.keyboard.press('Enter');
  await see(codes.getByText('N39.41', { exact: true }));
  await type(combobox('Search ICD-10 codes'), 'R32');
  await see(page.getByRole('option', { name: 'R32' }));
  await page.keyboard.press('Enter');
  await push(page.getByRole('button', { name: 'Remove N39.41' }));
  await unseen(codes.getByText('N39.41', { exact: true }));
  await push(button('Next: Items & DME'));

  await choose('Category', 'Incontinence');
  await choose('Item', 'Underpads, large', 'underpads');
  await tabTo(page, field('Quantity'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  await push(button('Add item'));
  await see(page.getByRole('list', { name: 'Items of this case' }).getByText('Quantity 60'));
  await push(button('Next: Provider'));

  await type(field('Provider name'), 'Dr. Nora Quist');
  await type(field('NPI'), '1234567893');
  await push(button('Next: Generate Note'));
  await push(button('Generate Note'));
  await type(field('Note text'), 'Typed by hand. ');
  await saved(page);
  await push(button('Next: Export'));

  await push(button('Sign & Lock Case'));
  const dialog = page.getByRole('dialog');
  await see(dialog);
  await page.keyboard.press('Escape');
  await unseen(dialog);
  await holdsFocus(button('Sign & Lock Case'));
  await page.keyboard.press('Enter');
  await type(dialog.getByLabel('Your password'), nora.password);
  for (const mark of await marksToTick(dialog)) {
    await tabTo(page, mark);
    await page.keyboard.press('Space');
  }
  await push(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
  await see(page.getByText('This case is signed and locked.', { exact: true }));
  await unseen(dialog);
  await holdsFocus(page.getByRole('heading', { name: 'Export', level: 2 }));
  const id = caseIdOf(page);
  await push(button('Complete Case'));
  await page.waitForURL('**/app');

  const api = await Api.signedIn(server.url, nora);
  const found = await api.ok<CaseResponse>('GET', `/cases/${id}`);
  assert.deepEqual(
    [found.status, found.patient.dob, found.items[0]?.quantity, found.diagnoses.map(({ code }) => code)],
    ['completed', '1961-07-19', 60, ['R32']],
  );
  assert.deepEqual(complaints, []);
});

test('a dialog holds the focus, Escape closes it and gives the focus back', async () => {
  const { page } = await visit(browser, server.url);
  const { push } = keys(page);
  await signIn(page, nora);
  const account = page.getByRole('button', { name: /Account$/ });
  await push(account);
  const item = page.getByRole('menuitem', { name: 'Change password' });
  await see(item);
  // It takes the keys once it has the focus, which comes a moment after it is seen.
  await page.waitForFunction(() => Boolean(document.activeElement?.closest('[role="menu"]')));
  await page.keyboard.press('ArrowDown');
  await holdsFocus(item);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await see(dialog);
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
    assert.ok(inside, 'the focus stays in the dialog');
  }
  await page.keyboard.press('Escape');
  await unseen(dialog);
  await holdsFocus(account);
});
