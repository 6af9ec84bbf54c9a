import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, changedMeanwhile, refuse } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import {
  aPatient,
  begun,
  bo,
  button,
  closed,
  detailsOf,
  dialog,
  held,
  open,
  sent,
} from '../../testing/register-desk.ts';

beforeEach(begun);

describe('a record', () => {
  it('is shown with its history', async () => {
    const { user } = open();
    await user.click(await button('View Ingrid Lindqvist'));
    const details = await dialog();
    expect(await details.findByText('corrected the patient: last name', { exact: false })).toBeVisible();
    const history = details.getByRole('list', { name: 'History of the record' });
    expect(history).toHaveTextContent('Last name: Lindkvist → Lindqvist');
    expect(details.getByRole('link', { name: 'Audit history of this patient' })).toHaveAttribute(
      'href',
      '/app/audit?patient=7',
    );
  });

  it('is corrected on the version that was read, after a word on its open cases', async () => {
    held.known[7] = detailsOf(aPatient(), { open_cases: 2 });
    const { user } = open();
    await user.click(await button('Edit Ingrid Lindqvist'));
    const form = await dialog('Edit Ingrid Lindqvist');
    await user.clear(form.getByLabelText(/^MRN/));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(form.getByText('Say whether the open cases are to have the correction.')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Carry the correction into them' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The patient was saved. 2 open cases have it as well.')).toBeVisible();
    await closed();
    expect(sent).toMatchObject([
      {
        call: 'PUT /patients/7',
        basedOn: '"3"',
        body: { mrn: '', last_name: 'Lindqvist', into_cases: true },
      },
    ]);
  });

  it('is being read shows it, and takes nobody away from what was opened meanwhile', async () => {
    const { user } = open();
    const answers: (() => void)[] = [];
    server.use(
      http.get(api('/patients/7'), async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return HttpResponse.json(held.known[7]);
      }),
    );
    const edit = await button('Edit Ingrid Lindqvist');
    await user.click(edit);
    await waitFor(() => expect(edit).toHaveAttribute('aria-busy', 'true'));
    await user.click(await button('View Bo Ek'));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await waitFor(() => expect(edit).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('dialog', { name: 'Bo Ek' })).toBeVisible();
  });

  it('another admin’s version is shown beside the own', async () => {
    const { user } = open();
    await user.click(await button('Edit Ingrid Lindqvist'));
    const current = detailsOf(aPatient({ phone: '555-9999' }), { revision: 4 });
    const conflict = {
      message: 'x',
      error: 'x',
      code: 'changed_meanwhile',
      status: 409,
      success: false,
      current,
    };
    server.use(
      http.put(api('/patients/:id'), () => HttpResponse.json(conflict, { status: 409 }), { once: true }),
    );
    const form = await dialog('Edit Ingrid Lindqvist');
    await user.type(form.getByLabelText(/^Weight/), '70 kg');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText(/Someone else has changed this meanwhile/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Keep my version' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(sent[0]).toMatchObject({ basedOn: '"4"', body: { phone: '555-0100', weight: '70 kg' } });
  });

  it('is merged with another after both were seen side by side', async () => {
    held.likely = [aPatient(), bo];
    const { user } = open();
    await user.click(await button('View Ingrid Lindqvist'));
    await user.click(await button('Merge with another record'));
    const merge = await dialog(/^Merge Ingrid Lindqvist/);
    const twins = within(await merge.findByRole('list', { name: 'Likely the same' }));
    expect(twins.getAllByRole('button')).toHaveLength(1);
    await user.click(twins.getByRole('button', { name: /Bo Ek/ }));
    await user.click(await merge.findByRole('radio', { name: 'Bo Ek goes on' }));
    expect(merge.getByText(/Open cases of patient 7 will hold patient 8/)).toBeVisible();
    await user.click(merge.getByRole('button', { name: 'Merge the records' }));
    expect(await screen.findByText('The records were merged.')).toBeVisible();
    expect(sent).toEqual([
      { call: 'POST /patients/8/merge', body: { merged_id: 7, merged_revision: 3 }, basedOn: '"1"' },
    ]);
    expect(await screen.findByRole('dialog', { name: 'Bo Ek' })).toBeVisible();
  });

  it('that another admin corrected meanwhile is not merged before that was seen', async () => {
    held.likely = [aPatient(), bo];
    const { user } = open();
    const corrected = detailsOf(aPatient({ phone: '555-9999' }), { revision: 4 });
    server.use(
      http.post(
        api('/patients/:id/merge'),
        () => {
          held.known[7] = corrected;
          return changedMeanwhile(corrected);
        },
        { once: true },
      ),
    );
    await user.click(await button('View Ingrid Lindqvist'));
    await user.click(await button('Merge with another record'));
    const merge = await dialog(/^Merge Ingrid Lindqvist/);
    await user.click(await merge.findByRole('button', { name: /Bo Ek/ }));
    await user.click(await merge.findByRole('radio', { name: 'Bo Ek goes on' }));
    await user.click(merge.getByRole('button', { name: 'Merge the records' }));
    const told = await merge.findByRole('alert');
    expect(told).toHaveTextContent(/Nothing has been done.*Phone: 555-01009999/);
    await user.click(merge.getByRole('button', { name: 'Merge the records' }));
    expect(await screen.findByText('The records were merged.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { merged_id: 7, merged_revision: 4 }, basedOn: '"1"' }]);
  });

  it('stays in sight until it is known whether it was merged', async () => {
    held.likely = [bo];
    let refused = () => {};
    const isRefused = new Promise<void>((resolve) => (refused = resolve));
    const { user } = open();
    server.use(
      http.post(api('/patients/:id/merge'), async () => {
        await isRefused;
        return refuse(409, 'A hold stands on one of them.');
      }),
    );
    await user.click(await button('View Ingrid Lindqvist'));
    await user.click(await button('Merge with another record'));
    const merge = await dialog(/^Merge Ingrid Lindqvist/);
    await user.click(await merge.findByRole('button', { name: /Bo Ek/ }));
    await user.click(await merge.findByRole('button', { name: 'Merge the records' }));
    await user.keyboard('{Escape}');
    refused();
    expect(await merge.findByRole('alert')).toHaveTextContent('A hold stands on one of them.');
    await user.click(merge.getByRole('button', { name: 'Choose another record' }));
    await user.click(await merge.findByRole('button', { name: /Bo Ek/ }));
    await merge.findByRole('button', { name: 'Merge the records' });
    expect(merge.queryByText('A hold stands on one of them.')).not.toBeInTheDocument();
  });

  it('that cannot be read beside the other is tried again, or another is chosen', async () => {
    held.likely = [aPatient(), bo];
    const { user } = open();
    await user.click(await button('View Ingrid Lindqvist'));
    await user.click(await button('Merge with another record'));
    const merge = await dialog(/^Merge Ingrid Lindqvist/);
    server.use(http.get(api('/patients/8'), () => refuse(500, 'Out of reach.'), { once: true }));
    await user.click(await merge.findByRole('button', { name: /Bo Ek/ }));
    expect(await merge.findByRole('alert')).toHaveTextContent('Out of reach.');
    expect(merge.getByRole('button', { name: 'Choose another record' })).toBeVisible();
    await user.click(merge.getByRole('button', { name: 'Try Again' }));
    expect(await merge.findByRole('radio', { name: 'Bo Ek goes on' })).toBeVisible();
  });

  it('that was merged leads to the one that goes on, and is changed no more', async () => {
    held.known[7] = detailsOf(aPatient(), { merged_into: 8 });
    const { user } = open();
    await user.click(await button('View Ingrid Lindqvist'));
    const details = await dialog();
    expect(await details.findByText('This record was merged into patient 8')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Edit patient' })).not.toBeInTheDocument();
    await user.click(details.getByRole('button', { name: 'Show patient 8' }));
    expect(await screen.findByRole('dialog', { name: 'Bo Ek' })).toBeVisible();
  });
});
