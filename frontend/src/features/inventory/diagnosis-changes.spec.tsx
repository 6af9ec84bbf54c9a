import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, changedMeanwhile, refuse } from '../../testing/answers.ts';
import { aDiagnosis } from '../../testing/inventory.ts';
import { begun, button, changes, closed, dialog, open, sent } from '../../testing/inventory-desk.ts';
import { server } from '../../testing/server.ts';

beforeEach(begun);

describe('a diagnosis', () => {
  it('is added: what is missing is said first, then the server’s message', async () => {
    changes('post', 'diagnoses', 'Diagnosis Z99.3 was added.');
    const { user } = open();
    await user.click(await button('Add Diagnosis'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Add Diagnosis' }));
    expect(form.getByText('ICD-10 code is required.')).toBeVisible();
    expect(form.getByText('Description is required.')).toBeVisible();
    await user.type(form.getByLabelText(/^ICD-10 code/), 'z993');
    await user.type(form.getByLabelText(/^Description/), 'In a wheelchair');
    await user.click(form.getByRole('button', { name: 'Add Diagnosis' }));
    expect(await screen.findByText('Diagnosis Z99.3 was added.')).toBeVisible();
    await closed();
    const body = { code: 'z993', description: 'In a wheelchair', category: '', subcategory: '' };
    expect(sent).toEqual([{ call: 'POST /diagnoses', body, basedOn: null }]);
  });

  it('out of use comes back by its form', async () => {
    changes('put', 'diagnoses/:code', 'Diagnosis Z99.89 was saved.');
    const { user } = open();
    await user.click(await button('Edit Z99.89'));
    const form = await dialog();
    await user.click(form.getByRole('switch', { name: /^Active/ }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(sent[0]).toMatchObject({
      call: 'PUT /diagnoses/Z99.89',
      basedOn: '"0"',
      body: { is_active: true },
    });
  });

  it('is deactivated only after the question', async () => {
    changes('delete', 'diagnoses/:code', 'Diagnosis N39.41 was deactivated.');
    const { user } = open();
    await user.click(await button('Deactivate N39.41'));
    const question = await dialog();
    expect(question.getByText(/Are you sure you want to deactivate this diagnosis\?/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(sent).toEqual([]);
    await user.click(await button('Deactivate N39.41'));
    await user.click((await dialog()).getByRole('button', { name: 'Deactivate diagnosis' }));
    expect(await screen.findByText('Diagnosis N39.41 was deactivated.')).toBeVisible();
    expect(sent).toEqual([{ call: 'DELETE /diagnoses/N39.41', body: null, basedOn: '"0"' }]);
  });

  it('that cannot be deactivated says Delete failed, and why', async () => {
    server.use(http.delete(api('/inventory/diagnoses/:code'), () => refuse(503, 'It stands still.')));
    const { user } = open();
    await user.click(await button('Deactivate N39.41'));
    const question = await dialog();
    await user.click(question.getByRole('button', { name: 'Deactivate diagnosis' }));
    const alert = await question.findByRole('alert');
    expect(alert).toHaveTextContent('Delete failed');
    expect(alert).toHaveTextContent('It stands still.');
  });

  it('that somebody else changed meanwhile is deactivated once that was seen', async () => {
    const theirs = aDiagnosis({ description: 'Urge incontinence of urine', revision: 1 });
    server.use(http.delete(api('/inventory/diagnoses/:code'), () => changedMeanwhile(theirs)));
    const { user } = open();
    await user.click(await button('Deactivate N39.41'));
    const question = await dialog();
    await user.click(question.getByRole('button', { name: 'Deactivate diagnosis' }));
    expect(await question.findByRole('region', { name: 'Changes' })).toHaveTextContent('of urine');
    changes('delete', 'diagnoses/:code', 'Diagnosis N39.41 was deactivated.');
    await user.click(question.getByRole('button', { name: 'Deactivate diagnosis' }));
    await closed();
    expect(sent).toEqual([{ call: 'DELETE /diagnoses/N39.41', body: null, basedOn: '"1"' }]);
  });

  it('is edited by two, of whom the second sees both versions', async () => {
    const current = aDiagnosis({ description: 'Urge incontinence of urine', revision: 1 });
    const problem = { error: 'Changed meanwhile.', code: 'changed_meanwhile', revision: 1, current };
    server.use(
      http.put(api('/inventory/diagnoses/:code'), () => HttpResponse.json(problem, { status: 409 })),
    );
    const { user } = open();
    await user.click(await button('Edit N39.41'));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Description/), ', often');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText(/Someone else has changed this meanwhile/)).toBeVisible();
    changes('put', 'diagnoses/:code', 'Diagnosis N39.41 was saved.');
    await user.click(form.getByRole('button', { name: 'Keep my version' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(sent[0]).toMatchObject({ basedOn: '"1"', body: { description: 'Urge incontinence, often' } });
  });
});
