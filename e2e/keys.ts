import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { named, see } from './screen.ts';

const MOST_STOPS = 60;

/** Presses Tab until the element has the focus, and sees that the focus can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await see(target);
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} times Tab do not lead to ${String(target)}`);
}

/** Fails when the element does not get the focus. */
export async function holdsFocus(target: Locator): Promise<void> {
  await target
    .page()
    .waitForFunction((element) => element === document.activeElement, await target.elementHandle());
}

/** What a person does who has no pointer. */
export function keys(page: Page) {
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
