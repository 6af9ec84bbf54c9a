import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { viewports } from './browser.ts';
import { assertNoSidewaysScroll, paint } from './screen.ts';

/**
 * What stands on the page is accessible, wide and narrow, light and dark, and nothing runs out of it sideways. Left wide,
 * in the dark. With PICTURES, a folder, each is kept there as a picture. `atSize`: what else holds at each size.
 */
export async function lookedOver(page: Page, name: string, atSize?: () => Promise<void>): Promise<void> {
  const pictures = process.env['PICTURES'];
  for (const size of [viewports.wide, viewports.narrow]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await paint(page, colorScheme);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      // The dark screens differ from the light ones in nothing but their colors.
      assert.deepEqual(await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined), []);
      if (pictures)
        await page.screenshot({
          ...{ path: `${pictures}/${name}-${size.width}-${colorScheme}.png`, fullPage: true },
        });
    }
    await assertNoSidewaysScroll(page, name);
    await atSize?.();
  }
  await page.setViewportSize(viewports.wide);
}
