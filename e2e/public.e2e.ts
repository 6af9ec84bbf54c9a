import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { downloaded, openBrowser, signIn, viewports, visit } from './browser.ts';
import { pdfPages } from './pdf.ts';
import { aCase, plainUser } from './prepared.ts';
import { holdsFocus } from './keys.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** What [web.dev, Cumulative Layout Shift] calls good is 0.1; here next to nothing moves. */
const LEAST_SHIFT = 0.01;

let server: RunningServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const schemes = ['light', 'dark'] as const;

const setScheme = (page: Page, scheme: string) =>
  page.evaluate((name) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.setAttribute('data-mantine-color-scheme', name);
  }, scheme);

async function look(page: Page, name: string): Promise<string[]> {
  const findings: string[] = [];
  for (const width of ['wide', 'narrow'] as const) {
    await page.setViewportSize(viewports[width]);
    await assertNoSidewaysScroll(page, name);
    for (const scheme of schemes) {
      await setScheme(page, scheme);
      const found = await axeFindings(page);
      findings.push(...found.map((line) => `${name}, ${width} and ${scheme}: ${line}`));
    }
  }
  return findings;
}

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Request a demo' });
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Lind');
  await form.getByLabel('Email').fill('rosa.lind@example.org');
  await form.getByLabel('Organization name').fill('Birchwood Medical');
  await form.getByLabel('Role').selectOption('Practice manager');
  await form.getByLabel('Organization type').selectOption('Clinic');
}

test('axe finds nothing and nothing sticks out on the pages for everybody', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await page.goto('/privacy');
  await see(page.getByRole('heading', { level: 1 }));
  const findings = await look(page, 'privacy');
  await page.goto('/verify#7KQF-2M9X-T4WA-9HZC');
  await see(page.getByRole('heading', { level: 2, name: 'Not genuine' }));
  // The same letter's QR code read once more opens the same address in the same tab: it is asked about anew.
  const again = page.waitForRequest(/\/verify\/code/);
  await page.goto('/verify#7KQF-2M9X-T4WA-9HZC');
  await again;
  await see(page.getByRole('heading', { level: 2, name: 'Not genuine' }));
  await page
    .getByLabel('The file')
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await see(page.getByText('File letter.pdf, checked on'));
  findings.push(...(await look(page, 'verify')));
  // The scheme is dark now, and paper is white: the finding is printed in ink, and not the way to it.
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 2, name: 'Not genuine' });
  assert.equal(await heading.evaluate((drawn) => getComputedStyle(drawn).color), 'rgb(22, 33, 31)');
  await unseen(page.getByLabel('The code'));
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/');
  await see(page.getByRole('heading', { level: 1 }));
  findings.push(...(await look(page, 'landing')));
  await page.getByRole('button', { name: 'Request Demo' }).first().click();
  await see(page.getByRole('dialog', { name: 'Request a demo' }));
  findings.push(...(await look(page, 'the form')));
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
});

test('a letter that was signed here is found genuine by its code and as a file, and no other file is', async () => {
  const nora = await plainUser(server, 'nora');
  const { id } = await aCase(await Api.signedIn(server.url, nora), nora.password, 'signed');
  const writer = await visit(browser, server.url);
  await signIn(writer.page, nora);
  await writer.page.goto(`/app/user-workflow/export?caseId=${id}`);
  const { name, bytes } = await downloaded(writer.page, () =>
    writer.page.getByRole('button', { name: 'Download PDF' }).click(),
  );
  const [first] = await pdfPages(bytes);
  const code = /Code ((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})/.exec(first!.replace(/\s+/g, ' '))![1]!;

  // By somebody who has no account.
  const { page, complaints } = await visit(browser, server.url);
  const verdict = (words: string) => page.getByRole('heading', { level: 2, name: words, exact: true });
  await page.goto('/verify');
  await page.getByLabel('The code').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Check the code' }).click();
  await see(verdict('Genuine'));
  await see(page.getByText('A letter or order with this code was signed here.'));
  const give = (content: Uint8Array) =>
    page
      .getByLabel('The file')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
  const changed = bytes.slice();
  changed[changed.length - 1]! ^= 1;
  await give(changed);
  await see(verdict('Not genuine'));
  await give(bytes);
  await see(verdict('Genuine'));
  await see(page.getByText('This file left this site as it is: no byte of it was changed.'));
  await see(page.getByText(`File ${name}, checked on`));
  assert.equal(await page.getByText('Whitfield').count(), 0, 'nobody’s data is shown');
  assert.deepEqual([...complaints, ...writer.complaints], []);
});

interface Shifts {
  sum: number;
}

for (const width of ['wide', 'narrow'] as const) {
  test(`nothing moves while the page comes and is read, ${width}`, async () => {
    const { page, complaints } = await visit(browser, server.url, viewports[width]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const shifts: Shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await see(page.getByRole('button', { name: 'Pause the animation' }));
    for (const picture of await page.locator('figure img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
        await picture.elementHandle(),
      );
    }
    const areLevel = await page
      .locator('figure dl')
      .first()
      .evaluate((list) => {
        const figures = [...list.children].map((one) => ({
          row: Math.round(one.getBoundingClientRect().top),
          top: Math.round(one.querySelector('dd')!.getBoundingClientRect().top),
        }));
        return figures.every(({ row, top }) =>
          figures.every((other) => other.row !== row || other.top === top),
        );
      });
    assert.ok(areLevel, 'the numbers of a row stand in one line');
    const { sum } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
    assert.ok(sum < LEAST_SHIFT, `moved by ${sum}`);
    assert.deepEqual(complaints, []);
  });
}

test('the page is light or dark as the system is, also when that changes, until somebody chooses', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const turns = (scheme: string) =>
    page.waitForFunction(
      (wanted) => document.documentElement.getAttribute('data-mantine-color-scheme') === wanted,
      scheme,
    );
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/privacy');
  await turns('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await turns('dark');
  await page.getByRole('button', { name: 'Use light colours' }).click();
  await turns('light');
  // What was chosen stays, whatever the system does.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await see(page.getByRole('button', { name: 'Use dark colours' }));
  await turns('light');
  assert.deepEqual(complaints, []);
});

test('the animation plays where motion is wanted, can be paused, and stands still where it is not', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await page.goto('/');
  await see(page.getByRole('img', { name: /A note written from three facts/ }));
  assert.equal(await page.getByTestId('animation').locator('svg').count(), 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.getByRole('button', { name: 'Pause the animation' }).click();
  await see(page.getByRole('button', { name: 'Play the animation' }));
  assert.equal(await page.getByTestId('animation').locator('svg').count(), 1);
  await unseen(page.getByRole('img', { name: /A note written from three facts/ }));
  assert.deepEqual(complaints, []);
});

test('by keyboard: the skip link, the form and back to the button that opened it', async () => {
  const { page } = await visit(browser, server.url);
  await page.goto('/');
  await see(page.getByRole('heading', { level: 1 }));
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to the content');
  const button = page.getByRole('button', { name: 'See Workflow Demo' });
  await button.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Request a demo' });
  await see(form);
  await holdsFocus(form.getByLabel('First name'));
  await page.keyboard.press('Escape');
  await unseen(form);
  await holdsFocus(button);
});

test('links of the page scroll to their places, also from another page', async () => {
  const { page } = await visit(browser, server.url);
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await page.waitForURL('**/#how-it-works');
  const top = () =>
    page.locator('#how-it-works').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  assert.ok((await top()) >= 0 && (await top()) < 200, 'the section stands below the header');
  await page.goto('/privacy#contact-info');
  await page.waitForFunction(() => scrollY > 500);
});

test('what is missing in the form is said by the browser, and a refused request keeps the form', async () => {
  const { page } = await visit(browser, server.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Request Demo' }).first().click();
  const submit = page.getByRole('button', { name: 'Submit Request' });
  await submit.click();
  const first = page.getByLabel('First name');
  assert.equal(await first.evaluate((field: HTMLInputElement) => field.validity.valueMissing), true);
  await fillIn(page);
  await page.context().setOffline(true);
  await submit.click();
  await see(
    page
      .getByRole('alert')
      .getByText('Failed to submit demo request. Please check your connection and try again.'),
  );
  await page.context().setOffline(false);
  assert.equal(await first.inputValue(), 'Rosa');
  await submit.click();
  await see(page.getByText('We will contact you within 24 hours.'));
  await unseen(page.getByRole('dialog'));
});

test('an admin sees a request come in, follows it up, takes the list along and erases it', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await page.goto('/app/admin/demo-requests');
  await see(page.getByRole('heading', { name: 'Demo Requests', level: 1 }));
  const visitor = await visit(browser, server.url);
  await visitor.page.goto('/');
  await visitor.page.getByRole('button', { name: 'Request Demo' }).first().click();
  await fillIn(visitor.page);
  await visitor.page.getByLabel('Last name').fill('Quist');
  await visitor.page.getByRole('button', { name: 'Submit Request' }).click();
  await see(visitor.page.getByText('We will contact you within 24 hours.'));
  await page.getByRole('button', { name: 'Follow up Rosa Quist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demo request of Rosa Quist' });
  await see(dialog.getByText('Birchwood Medical'));
  const findings = await look(page, 'the request');
  await page.setViewportSize(viewports.wide);
  await dialog.getByLabel('Status').selectOption('Contacted');
  await dialog.getByLabel('Note').fill('Called back.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await unseen(dialog);
  await page.getByLabel('Filter by status').selectOption('Contacted');
  await see(page.getByRole('row', { name: /Rosa Quist.*Contacted/ }));
  findings.push(...(await look(page, 'the list')));
  await page.setViewportSize(viewports.wide);
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  );
  assert.equal(name, 'demo-requests.csv');
  assert.match(Buffer.from(bytes).toString(), /"Contacted",.*"Rosa","Quist","rosa\.lind@example\.org"/);
  await page.getByRole('button', { name: 'Erase the request of Rosa Quist' }).click();
  await page.getByRole('button', { name: 'Erase request' }).click();
  await see(page.getByText('No demo requests match these filters'));
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
});
