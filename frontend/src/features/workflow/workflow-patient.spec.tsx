import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aPatient, CaseBackend } from '../../testing/case-backend.ts';
import { heldPauses } from '../../testing/held-pauses.ts';
import { aCase, anAdmin, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { writeDraft } from '../../lib/drafts.ts';
import { draftOf } from './draft/draft.ts';

const backend = () => {
  const one = new CaseBackend();
  server.use(...one.handlers());
  return one;
};

function start(user = aUser, address = '/app/user-workflow') {
  signedInAs(user);
  return renderApp(address);
}

async function choosePatient(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText(/Search patients/), 'ok');
  await user.click(await screen.findByRole('button', { name: /Marisol Okafor/ }));
  await screen.findByRole('button', { name: 'Change Patient' });
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the patient step', () => {
  it('searches from two characters on', async () => {
    backend();
    const asked: string[] = [];
    server.use(
      http.get(api('/patients'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json([aPatient]);
      }),
    );
    const { user } = start();
    await screen.findByRole('heading', { name: 'Find your patient' });
    const field = screen.getByLabelText(/Search patients/);
    const afterTyping = heldPauses(250);
    await user.type(field, 'o');
    expect(afterTyping.count()).toBe(1);
    await afterTyping.end();
    expect(asked).toEqual([]);
    await user.type(field, 'k');
    await afterTyping.end();
    expect(await screen.findByRole('button', { name: /Marisol Okafor/ })).toBeVisible();
    expect(asked).toEqual(['?query=ok']);
  });

  it('says of how many those are that it shows, as the others are registered as well', async () => {
    backend();
    server.use(
      http.get(api('/patients'), () =>
        HttpResponse.json([aPatient], { headers: { 'X-Total-Count': '1312' } }),
      ),
    );
    const { user } = start();
    await user.type(await screen.findByLabelText(/Search patients/), 'ok');
    expect(await screen.findByText(/^1 of 1,312 patients found\. Type more/)).toBeVisible();
  });

  it('lets an admin browse, and shows nobody where the list cannot be read', async () => {
    backend();
    server.use(http.get(api('/patients'), () => refuse(500, 'Broken')));
    const { user } = start(anAdmin, '/app/workflow');
    await screen.findByRole('heading', { name: 'Patient Selection' });
    await user.click(screen.getByRole('button', { name: 'Browse all patients' }));
    expect(await screen.findByText(/^The patients could not be read\./)).toBeVisible();
    expect(screen.queryByText(/No patients found/)).not.toBeInTheDocument();
  });

  it('opens one case on Next, however often it is clicked, and puts its number in the address', async () => {
    const one = backend();
    const { user, place } = start();
    await choosePatient(user);
    expect(screen.getByRole('button', { name: 'Save Case' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/app');
    await user.dblClick(screen.getByRole('button', { name: 'Next: Diagnosis' }));
    await screen.findByRole('heading', { name: 'Case #42' });
    await waitFor(() => expect(place()).toBe('/app/user-workflow/diagnosis?caseId=42'));
    expect(one.bodies('/cases/workflow')).toEqual([
      { patient: { id: 7 }, diagnoses: [], items: [], category: 'DME' },
    ]);
    expect(screen.queryByRole('button', { name: 'Save Case' })).not.toBeInTheDocument();
  });

  it('opens the case by the step buttons as well', async () => {
    const one = backend();
    const { user, place } = start();
    await choosePatient(user);
    await user.click(screen.getByRole('button', { name: '2. Diagnosis' }));
    await waitFor(() => expect(place()).toBe('/app/user-workflow/diagnosis?caseId=42'));
    expect(one.bodies('/cases/workflow')).toHaveLength(1);
  });

  it('opens the case on the way to the note at the latest', async () => {
    const one = backend();
    const draft = draftOf(aCase());
    writeDraft(aUser.id, 'new.case', { draft, pending: {}, opening: null });
    const { user, place } = start(aUser, '/app/user-workflow/provider');
    await user.click(await screen.findByRole('button', { name: '5. Generate Note' }));
    await waitFor(() => expect(place()).toBe('/app/user-workflow/note?caseId=42'));
    expect(one.bodies('/cases/workflow')).toMatchObject([
      { patient: { id: 7 }, diagnoses: [{ code: 'N39.46' }], items: [{ item: 'Adult brief' }] },
    ]);
  });

  it('repeats a lost opening under the same key and with the same words', async () => {
    const one = backend();
    server.use(
      http.post(
        api('/cases/workflow'),
        ({ request }) => {
          one.calls.push({ path: 'lost', body: null, key: request.headers.get('idempotency-key') });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user, place } = start();
    await choosePatient(user);
    await user.click(screen.getByRole('button', { name: 'Save Case' }));
    await waitFor(() => expect(place()).toBe('/app/user-workflow/patient?caseId=42'));
    expect(one.calls).toHaveLength(2);
    expect(one.calls[1]?.key).toBe(one.calls[0]?.key);
  });

  it('keeps the chosen patient over a reload before the case exists', async () => {
    backend();
    const first = start();
    await choosePatient(first.user);
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    start();
    expect(await screen.findByText(/What you entered before is still here/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Selected patient' })).toHaveTextContent('Marisol Okafor');
  });

  it('says in the dialog why a case keeps its patient, and tries again from there', async () => {
    const one = backend();
    one.found = aCase({ notes: [] });
    const ruth = { ...aPatient, id: 8, first_name: 'Ruth', last_name: 'Okonkwo' };
    server.use(
      http.get(api('/patients'), () => HttpResponse.json([ruth])),
      http.put(api('/cases/42/patient'), () => refuse(503, 'The disk is full.'), { once: true }),
    );
    const { user } = start(aUser, '/app/user-workflow/patient?caseId=42');
    await user.click(await screen.findByRole('button', { name: 'Change Patient' }));
    await user.type(await screen.findByLabelText(/Search patients/), 'ok');
    await user.click(await screen.findByRole('button', { name: /Ruth Okonkwo/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the patient of case #42?' }));
    await user.click(dialog.getByRole('button', { name: 'Change patient' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The disk is full.');
    expect(dialog.getByText(/will be replaced by Ruth Okonkwo/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change patient' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(one.bodies('/cases/42/patient')).toEqual([{ patient: { id: 8 } }]);
  });

  it('names what a new patient lacks, and what the server refuses', async () => {
    backend();
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Create new patient' }));
    await user.click(screen.getByRole('button', { name: 'Create patient' }));
    for (const name of ['First name', 'Last name', 'Date of birth', 'Gender']) {
      expect(screen.getByText(`${name} is required.`)).toBeVisible();
    }
    await waitFor(() => expect(screen.getByRole('textbox', { name: /First name/ })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Ida');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Probe');
    await user.type(screen.getByLabelText(/Date of birth/), '1800-01-02');
    await user.click(screen.getByRole('button', { name: 'Create patient' }));
    expect(screen.getByText('Date of birth is more than 130 years ago. Check the year.')).toBeVisible();
    await user.clear(screen.getByLabelText(/Date of birth/));
    await user.type(screen.getByLabelText(/Date of birth/), '1950-01-02');
    await user.click(screen.getByRole('combobox', { name: /Gender/ }));
    await user.click(await screen.findByRole('option', { name: 'Female' }));
    server.use(http.post(api('/patients'), () => refuse(409, 'This MRN is taken.')));
    await user.click(screen.getByRole('button', { name: 'Create patient' }));
    expect(await screen.findByText('Failed to create patient: This MRN is taken.')).toBeVisible();
    server.use(http.post(api('/patients'), () => new HttpResponse('', { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Create patient' }));
    expect(await screen.findByText('Failed to create patient: Unknown error')).toBeVisible();
    const sent: unknown[] = [];
    server.use(
      http.post(api('/patients'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...aPatient, first_name: 'Ida' });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Create patient' }));
    expect(await screen.findByRole('region', { name: 'Selected patient' })).toHaveTextContent('Ida');
    expect(sent).toEqual([
      {
        first_name: 'Ida',
        middle_name: '',
        last_name: 'Probe',
        dob: '1950-01-02',
        gender: 'female',
        height: '',
        weight: '',
        address: '',
        phone: '',
        email: '',
        mrn: '',
      },
    ]);
  });

  async function createIda(user: ReturnType<typeof renderApp>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Create new patient' }));
    await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Ida');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Probe');
    await user.type(screen.getByLabelText(/Date of birth/), '1950-01-02');
    await user.type(screen.getByRole('textbox', { name: 'MRN' }), 'MRN-9');
    await user.click(screen.getByRole('combobox', { name: /Gender/ }));
    await user.click(await screen.findByRole('option', { name: 'Female' }));
    await user.click(screen.getByRole('button', { name: 'Create patient' }));
  }
  const doubt = async () =>
    within(await screen.findByRole('dialog', { name: 'Is this patient here already?' }));
  const ida = { ...aPatient, id: 9, first_name: 'Ida', last_name: 'Probe', dob: '1950-01-02', mrn: 'MRN-9' };

  function likelyIda() {
    const sent = { asked: [] as unknown[], created: [] as unknown[] };
    server.use(
      http.post(api('/patients/likely'), async ({ request }) => {
        sent.asked.push(await request.json());
        return HttpResponse.json([ida]);
      }),
      http.post(api('/patients'), async ({ request }) => {
        sent.created.push(await request.json());
        return HttpResponse.json({ ...ida, id: 10, mrn: 'MRN-10' });
      }),
    );
    return sent;
  }

  it('doubts a height and a weight that nobody has, and keeps nobody from going on', async () => {
    backend();
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Create new patient' }));
    await user.type(screen.getByLabelText('Height'), '9999 ft');
    await user.type(screen.getByLabelText('Weight'), '180');
    expect(screen.getByText(/^Height: No person has this height\./)).toBeVisible();
    expect(
      screen.getByText(/^Weight: No weight can be read in it\. .* like 180 lb or 82 kg\.$/),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Weight'), ' lb');
    expect(screen.queryByText(/^Weight: /)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create patient' })).toBeEnabled();
  });

  it('shows who is likely the same before it creates anybody, and takes them', async () => {
    backend();
    const sent = likelyIda();
    const { user } = start();
    await createIda(user);
    const dialog = await doubt();
    expect(sent.asked).toEqual([{ first_name: 'Ida', last_name: 'Probe', dob: '1950-01-02', mrn: 'MRN-9' }]);
    const [one, ...more] = within(dialog.getByRole('list', { name: 'Likely the same' })).getAllByRole(
      'listitem',
    );
    expect(more).toEqual([]);
    expect(one).toHaveTextContent(/Ida Probe\s*Born 01\/02\/1950 · MRN-9/);
    await user.click(dialog.getByRole('button', { name: /^Use this patient: Ida Probe, born 01\/02\/1950/ }));
    expect(await screen.findByRole('region', { name: 'Selected patient' })).toHaveTextContent('MRN-9');
    expect(sent.created).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Change Patient' }));
    await user.click(screen.getByRole('button', { name: 'Create new patient' }));
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('');
  });

  it('creates a patient whom others are like only once it is said', async () => {
    backend();
    const sent = likelyIda();
    const { user } = start();
    await createIda(user);
    const dialog = await doubt();
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ida');
    expect(sent.created).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create patient' }));
    const again = await doubt();
    await user.click(again.getByRole('button', { name: 'Create anyway' }));
    expect(await screen.findByRole('region', { name: 'Selected patient' })).toHaveTextContent('MRN-10');
    expect([sent.asked.length, sent.created.length]).toEqual([2, 1]);
  });

  it('creates nobody while it cannot be looked up who is like them', async () => {
    backend();
    const sent = likelyIda();
    server.use(http.post(api('/patients/likely'), () => refuse(503, 'The disk is full.')));
    const { user } = start();
    await createIda(user);
    expect(await screen.findByText('Failed to create patient: The disk is full.')).toBeVisible();
    expect(sent.created).toEqual([]);
  });

  it('asks before it gives a case another patient', async () => {
    const one = backend();
    one.found = aCase({ notes: [] });
    server.use(
      http.get(api('/patients'), () => HttpResponse.json([{ ...aPatient, id: 8, first_name: 'Ruth' }])),
    );
    const { user } = start(aUser, '/app/user-workflow/patient?caseId=42');
    await user.click(await screen.findByRole('button', { name: 'Change Patient' }));
    expect(screen.getByRole('button', { name: 'Next: Diagnosis' })).toBeDisabled();
    await user.type(screen.getByLabelText(/Search patients/), 'ru');
    await user.click(await screen.findByRole('button', { name: /Ruth Okafor/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the patient of case #42?' }));
    await user.click(dialog.getByRole('button', { name: 'Change patient' }));
    await waitFor(() => expect(one.bodies('/cases/42/patient')).toEqual([{ patient: { id: 8 } }]));
    expect(await screen.findByRole('region', { name: 'Selected patient' })).toHaveTextContent('Ruth');
  });
});

describe('a case with notes', () => {
  it('keeps its patient', async () => {
    backend().found = aCase();
    start(aUser, '/app/user-workflow/patient?caseId=42');
    expect(await screen.findByText(/already has notes about its patient/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change Patient' })).not.toBeInTheDocument();
  });
});
