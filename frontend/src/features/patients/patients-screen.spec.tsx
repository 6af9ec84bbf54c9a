import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '@vouchwell/rules';
import { setSiteZone } from '../../lib/site-time.ts';
import { api, refuse } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import {
  aPatient,
  asked,
  begun,
  bo,
  button,
  closed,
  dialog,
  held,
  open,
  sent,
} from '../../testing/register-desk.ts';

beforeEach(begun);

describe('the list', () => {
  it('shows who is registered, with age, contact and MRN, and how many there are', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Patients' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/Bo Ek.*DOB: Not given.*Unknown.*Not given.*Not given/);
    expect(rows[2]).toMatch(
      /Ingrid Lindqvist.*DOB: .*1950.*\d\d years · Female.*555-0100.*1 Elm Street.*MRN-7/,
    );
    expect(screen.getByText('2 of 2 patients')).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app');
    expect(asked).toEqual([{ page: '1', per_page: '100' }]);
  });

  it('tells ages and the latest birth date by the site’s day, also when the site moves to another zone', async () => {
    // A day apart at every hour.
    const [behind, ahead] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
    const day = dayIn(new Date(), ahead);
    held.all = [aPatient({ dob: `${Number(day.slice(0, 4)) - 48}${day.slice(4)}` })];
    const { user } = open();
    await screen.findByRole('table', { name: 'Patients' });
    act(() => setSiteZone(behind));
    expect(await screen.findByText(/^47 years/)).toBeVisible();
    act(() => setSiteZone(ahead));
    expect(screen.getByText(/^48 years/)).toBeVisible();
    await user.click(await button('Add Patient'));
    const born = (await dialog()).getByLabelText(/Date of birth/);
    expect(born).toHaveAttribute('max', day);
    act(() => setSiteZone(behind));
    expect(born).toHaveAttribute('max', dayIn(new Date(), behind));
  });

  it('is searched by name or MRN, and no address says for whom', async () => {
    const { user, place } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search patients' }), 'Lind');
    expect(await screen.findByText('1 of 2 patients')).toBeVisible();
    expect(place()).toBe('/app/admin/patients');
    // Whoever an answer shows stands in the history as seen: nobody is asked for beside those.
    const list = { page: '1', per_page: '100' };
    expect(asked).toEqual([list, { query: 'Lind', ...list }]);
    await user.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'zz');
    expect(await screen.findByText('No patients match your search')).toBeVisible();
    await user.click(await button('Clear search'));
    expect(await screen.findByText('2 of 2 patients')).toBeVisible();
  });

  it('reaches everybody a search finds, page by page, and says of how many', async () => {
    const { user } = open();
    const pages: (string | null)[] = [];
    server.use(
      http.get(api('/patients'), ({ request }) => {
        const { searchParams: by } = new URL(request.url);
        if (by.has('query')) pages.push(by.get('page'));
        const found = { 'X-Total-Count': by.has('query') ? '120' : '121', 'X-Register-Count': '121' };
        return HttpResponse.json([aPatient()], { headers: found });
      }),
    );
    await user.type(await screen.findByRole('searchbox', { name: 'Search patients' }), 'Lind');
    expect(await screen.findByText('Showing 1 to 100 of 120 patients')).toBeVisible();
    expect(screen.getByText('1 of 121 patients')).toBeVisible();
    await user.click(await button('Next'));
    expect(await screen.findByText('Showing 101 to 120 of 120 patients')).toBeVisible();
    expect(pages).toEqual(['1', '2']);
  });

  it('one character searches nothing, asks nothing and takes nobody away', async () => {
    held.all = [];
    const { user } = open();
    expect(await screen.findByText('No patients available')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'L');
    expect(await screen.findByText('Type at least 2 characters to search.')).toBeVisible();
    expect(screen.getByText('No patients available')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    expect(asked).toEqual([{ page: '1', per_page: '100' }]);
  });

  it('tells those who bear one name apart for whoever hears their buttons, and counts one year as one', async () => {
    const year = Number(dayIn(new Date(), 'UTC').slice(0, 4)) - 1;
    held.all = [aPatient({ dob: `${year}-01-01` }), aPatient({ id: 12, dob: null }), bo];
    open();
    const table = within(await screen.findByRole('table', { name: 'Patients' }));
    const names = table.getAllByRole('button', { name: /^(View|Edit) / }).map((one) => one.ariaLabel);
    expect(new Set(names).size).toBe(6);
    expect(table.getByRole('button', { name: 'Edit Bo Ek' })).toBeVisible();
    expect(table.getByRole('button', { name: 'Edit Ingrid Lindqvist, patient 12' })).toBeVisible();
    expect(table.getByRole('button', { name: /^Edit Ingrid Lindqvist, born .*, patient 7$/ })).toBeVisible();
    expect(table.getByText(/^1 year ·/)).toBeVisible();
  });

  it('says that there is nobody, and that it could not be read', async () => {
    held.all = [];
    const { user } = open();
    expect(await screen.findByText('No patients available')).toBeVisible();
    expect(screen.getByText('Add the first one, or bring a list of them as a CSV file.')).toBeVisible();
    server.use(http.get(api('/patients'), () => refuse(503, 'Out of reach.')));
    await user.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'Lind');
    expect(await screen.findByText(/Failed to load patients/)).toBeVisible();
  });
});

describe('a new patient', () => {
  const filled = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await button('Add Patient'));
    const form = await dialog('Add Patient');
    await user.click(form.getByRole('button', { name: 'Add Patient' }));
    expect(form.getByText('First name is required.')).toBeVisible();
    expect(form.getByText('Last name is required.')).toBeVisible();
    await user.type(form.getByLabelText(/^First name/), 'Nora');
    await user.type(form.getByLabelText(/^Last name/), 'Ny');
    await user.click(form.getByRole('button', { name: 'Add Patient' }));
  };
  const body = { first_name: 'Nora', last_name: 'Ny', dob: '', gender: '', phone: '', address: '', mrn: '' };

  it('needs two names, and the list is read again', async () => {
    const { user } = open();
    await filled(user);
    expect(await screen.findByText('Nora Ny has been added.')).toBeVisible();
    await closed();
    expect(sent).toEqual([{ call: 'POST /patients', body, basedOn: null }]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });

  it('was born in the last 130 years', async () => {
    const { user } = open();
    await user.click(await button('Add Patient'));
    const form = await dialog('Add Patient');
    const born = form.getByLabelText(/^Date of birth/);
    fireEvent.change(born, { target: { value: '1800-01-01' } });
    await user.click(form.getByRole('button', { name: 'Add Patient' }));
    expect(form.getByText('Date of birth is more than 130 years ago. Check the year.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('who is likely here already is shown first', async () => {
    held.likely = [aPatient()];
    const { user } = open();
    await filled(user);
    const question = await dialog('Is this patient here already?');
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Back to the form' }));
    const form = await dialog('Add Patient');
    expect(form.getByLabelText(/^First name/)).toHaveValue('Nora');
    await user.click(form.getByRole('button', { name: 'Add Patient' }));
    await user.click(
      (await dialog('Is this patient here already?')).getByRole('button', { name: 'Create anyway' }),
    );
    expect(await screen.findByText('Nora Ny has been added.')).toBeVisible();
    await closed();
    expect(sent).toHaveLength(1);
  });

  it('is created once, also where an answer was lost and it is sent again', async () => {
    const keys: (string | null)[] = [];
    const { user } = open();
    let answer = () => HttpResponse.error();
    server.use(
      http.post(api('/patients'), ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return answer();
      }),
    );
    await filled(user);
    const form = await dialog('Add Patient');
    expect(await form.findByText('This may have been saved')).toBeVisible();
    answer = () =>
      HttpResponse.json(aPatient({ id: 9, first_name: 'Nora', last_name: 'Ny' }), { status: 201 });
    await user.click(form.getByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText('Nora Ny has been added.')).toBeVisible();
    expect(keys[0]).toMatch(/./);
    expect(new Set(keys).size).toBe(1);
  });

  it('a field that is refused after all is named, also where it is created anyway', async () => {
    held.likely = [aPatient()];
    const { user } = open();
    const message = 'MRN can have at most 50 characters.';
    const problem = { message, error: message, code: 'invalid_request', status: 400, success: false };
    server.use(
      http.post(api('/patients'), () =>
        HttpResponse.json({ ...problem, fields: { mrn: message } }, { status: 400 }),
      ),
    );
    await filled(user);
    const question = await dialog('Is this patient here already?');
    await user.click(question.getByRole('button', { name: 'Create anyway' }));
    const form = await dialog('Add Patient');
    await waitFor(() => expect(form.getByLabelText(/^MRN/)).toHaveAccessibleDescription(message));
  });

  it('what the server refuses is said in the form', async () => {
    const { user } = open();
    server.use(http.post(api('/patients'), () => refuse(400, 'MRN can have at most 50 characters.')));
    await filled(user);
    expect(await screen.findByText(/Failed to add patient/)).toBeVisible();
    expect(screen.getByText(/MRN can have at most 50 characters\./)).toBeVisible();
  });
});
