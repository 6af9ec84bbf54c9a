import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { assertNoSidewaysScroll, see } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

test('the longest words that fields take run out of no screen, wide and narrow', async () => {
  const word = 'W'.repeat(50);
  const api = await Api.signedIn(server.url, server.admin);
  const named = { first_name: word, last_name: word, mrn: word, address: word, email: `${word}@example.org` };
  const { id } = await api.ok<{ id: number }>('POST', '/patients', { ...named, dob: '1950-01-01' });
  const opening = { patient: { id }, category: word };
  const { case_id } = await api.ok<{ case_id: number }>('POST', '/cases/workflow', opening);
  await api.ok('POST', '/inventory/diagnoses', {
    ...{ code: 'A00.199', description: `${word}${word}` },
    ...{ category: word, subcategory: word },
  });
  await api.ok('POST', '/admin/provider-templates', { name: word, npi: '1234567893', specialty: word });
  await api.ok('POST', '/admin/users', {
    ...{ username: 'w'.repeat(40), password: 'given on the first day 1' },
    ...{ full_name: word, email: `${word}@example.org` },
  });
  const { page } = await visit(browser, server.url);
  await signIn(page, server.admin);
  for (const [path, shown] of [
    ['/app', word],
    [`/app/case/${case_id}`, word],
    [`/app/workflow/patient?caseId=${case_id}`, word],
    ['/app/admin/cases', word],
    ['/app/admin/patients', word],
    ['/app/admin/providers', word],
    ['/app/admin/users', word],
    [`/app/admin/inventory?search=${word}`, 'A00.199'],
  ] as const) {
    await page.goto(path);
    await see(page.getByText(shown).first());
    for (const size of [viewports.narrow, viewports.wide]) {
      await page.setViewportSize(size);
      await assertNoSidewaysScroll(page, path);
    }
  }
});
