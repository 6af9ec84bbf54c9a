import type { Locator, Page } from 'playwright-core';
import type { CaseReadinessResponse } from '@vouchwell/contract';
import { see, unseen } from './screen.ts';

export type Asked = CaseReadinessResponse['questions'][number];

const labelOf = ({ def, item }: Asked) => (item === null ? def.question : `${def.question} (${item})`);

/** The panel beside the steps. */
export const evidencePanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Evidence' });

/** So many questions are still without an answer, as the panel says. */
export const stillOpen = (panel: Locator, count: number, of: number): Promise<void> =>
  see(panel.getByText(`${count} of ${of} still open.`));

/** A visit as its form takes it, in person and by a physician, its record signed. `about`: diagnoses by code. */
export async function addEncounter(
  panel: Locator,
  { date, who, findings, about }: { date: string; who: string; findings: string; about: readonly string[] },
): Promise<void> {
  const encounters = panel.getByRole('region', { name: 'Encounters' });
  const known = encounters.getByRole('button', { name: /^Edit the encounter/ });
  const before = await known.count();
  await encounters.getByRole('button', { name: 'Add encounter' }).click();
  const form = encounters.getByRole('form', { name: 'Encounter' });
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Held by').fill(who);
  const conditions = form.getByRole('combobox', { name: 'What it was about' });
  for (const code of about) {
    await conditions.fill(code);
    await conditions.press('Enter');
  }
  await form.getByLabel('Findings').fill(findings);
  await form.getByLabel('Its record is signed').check();
  await form.getByRole('button', { name: 'Save encounter' }).click();
  await unseen(form);
  await see(known.nth(before));
}

/** Answers a question of the panel as its field wants it; `visit`: the place of the visit that shows it, from 1. */
export async function answer(panel: Locator, asked: Asked, value: unknown, visit = 2): Promise<void> {
  const { def } = asked;
  const place = panel.getByRole('region', { name: labelOf(asked), exact: true });
  if (def.needs_encounter) {
    const shownBy = place.getByRole('combobox', { name: /^Shown by the record of/ });
    await shownBy.selectOption({ index: visit });
  }
  const label = (id: unknown) => def.options!.find((one) => one.id === id)!.label;
  switch (def.type) {
    case 'yes_no':
      return choose(place, value === true ? 'Yes' : 'No');
    case 'choice':
      if (def.options!.length > 8) {
        await place.getByRole('combobox', { name: labelOf(asked) }).selectOption(String(value));
        return;
      }
      return choose(place, label(value));
    case 'choices':
      for (const one of value as unknown[]) await choose(place, label(one));
      return;
    default: {
      const field = place.getByLabel(labelOf(asked), { exact: true });
      await field.fill(String(value));
      // What was typed is saved as the field is left.
      await field.press('Tab');
    }
  }
}

const choose = (place: Locator, label: string) => place.getByText(label, { exact: true }).click();
