import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../testing/answers.ts';
import { answerHistory, answerSearches, desk, history, openHistory } from '../../testing/audit-desk.ts';
import { server } from '../../testing/server.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answerHistory();
});

it('who saw a patient is asked without knowing a number: the patient is found by name', async () => {
  const searched = answerSearches();
  const { user, place } = openHistory();
  await user.click(await screen.findByRole('button', { name: 'Who saw a patient' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a patient' }));
  await user.type(dialog.getByLabelText('Name, MRN or birth date'), 'okafor{Enter}');
  expect(await dialog.findByText('2 patients found')).toBeVisible();
  expect(searched).toEqual([{ query: 'okafor' }]);
  expect(dialog.getByRole('button', { name: /Marisol Okafor.*merged into no\. 7/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Marisol Okafor.*MRN-7, no\. 7/ }));
  await waitFor(() =>
    expect(desk.asked.at(-1)).toEqual({ patient: '7', action: 'view,search,print,copy,export' }),
  );
  expect(place()).not.toMatch(/okafor/i);
  expect(await screen.findByRole('button', { name: 'Patient: Marisol Okafor' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Who saw this patient' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('names whom it is narrowed to beside the filter, and lets them go there', async () => {
  const { user, place } = openHistory('/app/audit?patient=7&person=88');
  const patient = await screen.findByRole('button', { name: 'Patient: Marisol Okafor' });
  expect(screen.getByRole('button', { name: 'Person: Person no. 88' })).toBeVisible();
  await user.click(patient);
  await user.click(await screen.findByRole('button', { name: 'Any patient' }));
  await waitFor(() => expect(place()).toBe('/app/audit?person=88'));
  expect(screen.getByRole('button', { name: 'Patient: Any patient' })).toBeVisible();
});

it('a person is found by name or username, or taken by number', async () => {
  const searched = answerSearches();
  const { user, place } = openHistory();
  await user.click(await screen.findByRole('button', { name: 'Person: Any person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a person' }));
  const field = dialog.getByLabelText('Name or username');
  await user.type(field, 's{Enter}');
  expect(await dialog.findByText('Type two characters or more.')).toBeVisible();
  await user.type(field, 'am{Enter}');
  expect(await dialog.findByText('The first 1 person. Type more to find others.')).toBeVisible();
  expect(searched).toEqual([{ query: 'sam' }]);
  expect(dialog.getByRole('button', { name: 'Sam Lee sam.lee, no. 5, deactivated' })).toBeVisible();
  await user.clear(field);
  await user.type(field, '15');
  await user.click(dialog.getByRole('button', { name: 'Take no. 15' }));
  await waitFor(() => expect(place()).toBe('/app/audit?person=15'));
});

it('a print names whom the screen names, with their numbers', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  answerSearches();
  server.use(http.get(api('/audit/checkpoint'), () => HttpResponse.text('log\n1234\nq2Fz\n\n— log Az3\n')));
  const { user } = openHistory('/app/audit?patient=7&person=88');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect((await history()).textContent).toContain('Person no. 88; patient Marisol Okafor (no. 7)');
  await user.click(screen.getByRole('button', { name: 'Person: Person no. 88' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a person' }));
  await user.type(dialog.getByLabelText('Name or username'), 'sam{Enter}');
  await user.click(await dialog.findByRole('button', { name: /^Sam Lee/ }));
  await screen.findByRole('button', { name: 'Person: Sam Lee' });
  expect((await history()).textContent).toContain('Person Sam Lee (no. 5); patient Marisol Okafor (no. 7)');
});
