import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds on the page as it stands once its tables are, one line per element; empty on an accessible
 *  page. Without `rules` all of them are tried. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // A table that waits for its next rows is pale for that moment, on purpose.
  await page.waitForFunction(() => !document.querySelector('table[aria-busy=true]'));
  // What fades in or out has other colors for that moment; what turns for ever is waited for by nobody.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
  // Evaluated by the driver, so that the page's content security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      }),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}): ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}
