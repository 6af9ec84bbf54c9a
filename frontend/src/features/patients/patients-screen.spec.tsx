import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientDetailsResponse, PatientResponse, SessionUser } from '@vouchwell/contract';
import { dayIn } from '@vouchwell/rules';
import { setSiteZone } from '../../lib/site-time.ts';
import { api, refuse } from '../../testing/answers.ts';
import { keptAsEver } from '../../testing/forgetting-answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const aPatient = (part: Partial<PatientResponse> = {}): PatientResponse => ({
  ...{ id: 7, first_name: 'Ingrid', middle_name: null, last_name: 'Lindqvist', dob: '1950-04-02' },
  ...{ gender: 'female' as const, height: null, weight: null, address: '1 Elm Street', phone: '555-0100' },
  ...{ email: null, mrn: 'MRN-7', is_template: false, created_at: '2026-11-20T09:00:00.000Z' },
  ...part,
});
const bo = aPatient({
  id: 8,
  first_name: 'Bo',
  last_name: 'Ek',
  dob: null,
  gender: null,
  phone: null,
  address: null,
  mrn: null,
});
const detailsOf = (
  patient: PatientResponse,
  part: Partial<PatientDetailsResponse> = {},
): PatientDetailsResponse => ({
  ...patient,
  ...{ revision: 3, merged_into: null, merged: [], open_cases: 0, signed_cases: 1 },
  history: [
    {
      revision: 3,
      at: '2026-11-21T09:00:00.000Z',
      by: 'Ada Example',
      sentence: 'corrected the patient: last name',
      changes: [{ field: 'last_name', was: 'Lindkvist', now: 'Lindqvist' }],
    },
  ],
  ...part,
});

interface Sent {
  call: string;
  body: unknown;
  basedOn: string | null;
}
let sent: Sent[];
let asked: Record<string, string>[];
let all: PatientResponse[];
let likely: PatientResponse[];
let known: Record<number, PatientDetailsResponse>;

function open(address = '/app/admin/patients', user: SessionUser = anAdmin) {
  signedInAs(user);
  const keep = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^.*\/patients/, '/patients')}`;
    sent.push({ call, body: await request.json(), basedOn: request.headers.get('if-match') });
  };
  server.use(
    http.get(api('/patients'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const found = all.filter(({ last_name }) => !query['query'] || last_name.includes(query['query']));
      const headers = { 'X-Total-Count': String(all.length) };
      return HttpResponse.json(found, query['query'] || all.length === 0 ? {} : { headers });
    }),
    http.post(api('/patients'), async ({ request }) => {
      await keep(request);
      return HttpResponse.json(aPatient({ id: 9, first_name: 'Nora', last_name: 'Ny' }), { status: 201 });
    }),
    http.post(api('/patients/likely'), () => HttpResponse.json(likely)),
    http.get(api('/admin/retention/waiting'), () =>
      HttpResponse.json({ due: 0, held: 0, asked: 0, more: false }),
    ),
    http.get(api('/forgettings'), () => HttpResponse.json({ forgettings: [] })),
    http.get(api('/patients/:id/forgetting'), ({ params }) =>
      HttpResponse.json(keptAsEver(Number(params['id']))),
    ),
    http.get(api('/patients/:id'), ({ params }) => HttpResponse.json(known[Number(params['id'])])),
    http.put(api('/patients/:id'), async ({ request }) => {
      await keep(request);
      const case_ids = [4, 5];
      return HttpResponse.json({
        success: true,
        message: 'The patient was saved.',
        patient: known[7],
        case_ids,
      });
    }),
    http.post(api('/patients/:id/merge'), async ({ request }) => {
      await keep(request);
      return HttpResponse.json({
        success: true,
        message: 'The records were merged.',
        patient: known[8],
        case_ids: [],
      });
    }),
  );
  return renderApp(address);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', name ? { name } : {}));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [sent, asked, likely] = [[], [], []];
  all = [bo, aPatient()];
  known = { 7: detailsOf(aPatient()), 8: detailsOf(bo, { revision: 1, history: [] }) };
});

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
    all = [aPatient({ dob: `${Number(day.slice(0, 4)) - 48}${day.slice(4)}` })];
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
    await user.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'zz');
    expect(await screen.findByText('No patients match your search')).toBeVisible();
    await user.click(await button('Clear search'));
    expect(await screen.findByText('2 of 2 patients')).toBeVisible();
  });

  it('tells those who bear one name apart for whoever hears their buttons, and counts one year as one', async () => {
    const year = Number(dayIn(new Date(), 'UTC').slice(0, 4)) - 1;
    all = [aPatient({ dob: `${year}-01-01` }), aPatient({ id: 12, dob: null }), bo];
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
    all = [];
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
    likely = [aPatient()];
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
    likely = [aPatient()];
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
    known[7] = detailsOf(aPatient(), { open_cases: 2 });
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
        return HttpResponse.json(known[7]);
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
    likely = [aPatient(), bo];
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

  it('stays in sight until it is known whether it was merged', async () => {
    likely = [bo];
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
    likely = [aPatient(), bo];
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
    known[7] = detailsOf(aPatient(), { merged_into: 8 });
    const { user } = open();
    await user.click(await button('View Ingrid Lindqvist'));
    const details = await dialog();
    expect(await details.findByText('This record was merged into patient 8')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Edit patient' })).not.toBeInTheDocument();
    await user.click(details.getByRole('button', { name: 'Show patient 8' }));
    expect(await screen.findByRole('dialog', { name: 'Bo Ek' })).toBeVisible();
  });
});
