import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { caseIdOf, choose, dismiss, holds, next, marksToTick, saved, see, unseen } from './screen.ts';
import type { Person } from './prepared.ts';

/** From the dashboard to the patient step of a new case. */
export async function newCase(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'New Case', exact: true }).click();
  await see(page.getByRole('heading', { name: 'New case', level: 1 }));
}

/** Creates the patient; the form first says what it lacks. */
export async function createPatient(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Create new patient' }).click();
  await page.getByRole('button', { name: 'Create patient' }).click();
  await see(page.getByText('First name is required.'));
  await see(page.getByText('Gender is required.'));
  await fillPatient(page, person);
}

/** Types the patient's details and sends them. */
export async function fillPatient(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Middle name').fill(person.middle_name ?? '');
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Date of birth').fill(person.dob);
  await choose(page, 'Gender', person.gender === 'female' ? 'Female' : 'Male');
  await page.getByLabel('MRN').fill(person.mrn ?? '');
  await page.getByRole('button', { name: 'Create patient' }).click();
}

/** Types until the patient is found and takes them. */
export async function findPatient(page: Page, typed: string, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search patients' });
  await search.fill(typed.slice(0, 1));
  await search.fill(typed);
  await page.getByRole('list', { name: 'Patients' }).getByRole('button', { name }).click();
}

/** The chosen patient is shown; going on opens the case. */
export async function openCase(page: Page, name: string): Promise<number> {
  await see(page.getByRole('region', { name: 'Selected patient' }).getByText(name));
  await next(page, 'Diagnosis');
  await see(page.getByRole('heading', { name: /^Case #\d+$/, level: 1 }));
  return caseIdOf(page);
}

/** Searches and takes a code with the keyboard alone. */
export async function addDiagnosis(page: Page, typed: string, code: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search ICD-10 codes' });
  await search.focus();
  await page.keyboard.type(typed);
  const wanted = page.getByRole('option', { name: code });
  await see(wanted);
  const options = await page.getByRole('option').allTextContents();
  for (let above = options.findIndex((text) => text.startsWith(code)); above > 0; above--) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await see(page.getByRole('list', { name: 'Diagnoses of this case' }).getByText(code, { exact: true }));
}

/** An item over its limit is not taken without a reason, and is with one. */
export async function addItemOverLimit(page: Page, justification: string): Promise<void> {
  await choose(page, 'Category', 'Incontinence');
  await choose(page, 'Item', 'Adult briefs, medium');
  await page.getByLabel('Quantity').fill('420');
  await see(page.getByText('Exceeds limit of 360', { exact: true }));
  await page.getByRole('button', { name: 'Add item' }).click();
  await dismiss(page, 'Quantity exceeds limit of 360. Justification is required.');
  const items = page.getByRole('list', { name: 'Items of this case' });
  assert.equal(await items.count(), 0, 'the item is not taken');
  await page.getByLabel('Justification').fill(justification);
  await page.getByRole('button', { name: 'Add item' }).click();
  await see(items.getByText('Quantity 420'));
}

/** An item that comes in sizes and colors; the category stays from the item before. */
export async function addSizedItem(page: Page): Promise<void> {
  await choose(page, 'Item', 'Reusable protective underwear');
  await page.getByLabel('Quantity').fill('12');
  await choose(page, 'Size', 'L');
  await choose(page, 'Color', 'White');
  await page.getByRole('button', { name: 'Add item' }).click();
  const items = page.getByRole('list', { name: 'Items of this case' });
  await see(items.getByText('Quantity 12 · size L · White'));
}

export interface ProviderDetails {
  readonly name: string;
  readonly npi: string;
}

/** Nine digits are refused, the tenth mends it, an eleventh is not taken. */
export async function typeProvider(page: Page, { name, npi }: ProviderDetails): Promise<void> {
  const field = page.getByLabel('NPI');
  const forward = page.getByRole('button', { name: 'Next: Generate Note' });
  await page.getByLabel('Provider name').fill(name);
  await field.fill(npi.slice(0, 9));
  await field.blur();
  await see(page.getByText('NPI must be exactly 10 digits', { exact: true }));
  assert.ok(await forward.isDisabled(), 'an NPI of nine digits leads nowhere');
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(`${npi.slice(9)}7`);
  assert.equal(await field.inputValue(), npi);
  await unseen(page.getByText('NPI must be exactly 10 digits'));
  await page.getByLabel('Typed signature').fill(name);
}

/** Puts the words behind the note and waits until the server holds them; a reload shows them again. */
export async function editNote(page: Page, addition: string): Promise<string> {
  const text = page.getByLabel('Note text');
  const edited = `${await text.inputValue()}\n\n${addition}`;
  await text.fill(edited);
  await see(page.getByRole('status').getByText('Saving…'));
  await saved(page);
  await page.reload();
  await see(text);
  await holds(text, edited);
  await see(page.getByText('Edited by a person'));
  return edited;
}

/** Signs: a wrong password first, then the right one, which shows progress for a moment at least. */
export async function sign(page: Page, password: string, printedName: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign & Lock Case' }).click();
  const dialog = page.getByRole('dialog', { name: /Sign & lock case #\d+/ });
  await dialog.getByLabel('Your password').fill('not this one at all');
  // What the check has marked in the note is read by whoever signs it.
  for (const mark of await marksToTick(dialog)) await mark.check();
  await see(dialog.getByText(`You sign as ${printedName}.`));
  await dialog.getByRole('button', { name: 'Sign & Lock Case' }).click();
  await see(dialog.getByRole('alert').getByText('The password is not right. The case was not signed.'));
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Sign & Lock Case' }).click();
  await see(dialog.locator('button[type=submit][data-loading]'));
  await unseen(dialog);
  await see(page.getByText('This case is signed and locked.', { exact: true }));
}
