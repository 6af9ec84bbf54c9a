import type {
  KeptProviderTemplate,
  KeptProviderTemplatesResponse,
  ProblemResponse,
  ProviderTemplateSavedResponse,
  ProviderTemplatesResponse,
} from '@vouchwell/contract';
import { EventTypes } from '../kernel/deciding/event-vocabulary.ts';
import { caseDesk, provider } from '../testing/case-desk.ts';
import { providerTemplateEvents } from './provider-template.events.ts';

const { app, user, open } = await caseDesk();
const admin = await app.admin();
afterAll(() => app.close());

const path = '/admin/provider-templates';
const park = { name: 'Dr. Jo Park', specialty: 'Urology', npi: '1234567893' };
const entry = ({ body }: { body: unknown }) => (body as ProviderTemplateSavedResponse).entry!;
const problem = ({ body }: { body: unknown }) => body as ProblemResponse;
const add = async (body: object) => entry(await admin.post(path).send(body).expect(201));
const list = async (query = '') =>
  (await admin.get(`${path}${query}`).expect(200)).body as KeptProviderTemplatesResponse;
const offered = async () =>
  ((await user.get('/templates/provider-templates').expect(200)).body as ProviderTemplatesResponse).data;

let jo: KeptProviderTemplate;

test('a provider is added with what was entered, and the workflow offers it', async () => {
  const entered = {
    ...park,
    credentials: ' MD ',
    address: '12 Elm Street\nDenver, CO',
    phone: '555 0100',
    fax: '',
    years_experience: 12,
    board_certifications: ['Urology', ' Urology ', ''],
  };
  jo = await add({ ...entered, signature: 'data:image/png;base64,AAAA', id: 99 });
  const details = {
    ...entered,
    id: 1,
    credentials: 'MD',
    signature: 'Dr. Jo Park, MD',
    fax: null,
    board_certifications: ['Urology'],
  };
  expect(jo).toEqual({ ...details, is_active: true, revision: 0 });
  expect(await offered()).toEqual([details]);
});

test('an edit changes what it says, on the version that was seen', async () => {
  const edit = { ...park, specialty: 'Urogynecology', phone: '' };
  const changed = entry(await admin.put(`${path}/1`).send(edit).set('If-Match', '"0"').expect(200));
  expect(changed).toEqual({ ...jo, specialty: 'Urogynecology', phone: null, revision: 1 });
  const late = await admin.put(`${path}/1`).send(park).set('If-Match', '"0"').expect(409);
  expect(problem(late)).toMatchObject({ code: 'changed_meanwhile', current: changed });
  const gone = await admin.delete(`${path}/1`).set('If-Match', '"0"').expect(409);
  expect(problem(gone)).toMatchObject({ code: 'changed_meanwhile', current: changed });
  expect(entry(await admin.put(`${path}/1`).send(edit).expect(200))).toEqual(changed);
});

test('the printed name follows the name and the credentials', async () => {
  const { id } = await add({ name: 'Lena Ortiz', specialty: 'Podiatry', npi: '1000583066' });
  const put = async (change: object) =>
    entry(
      await admin
        .put(`${path}/${id}`)
        .send({ name: 'Lena Ortiz', specialty: 'Podiatry', npi: '1000583066', ...change })
        .expect(200),
    ).signature;
  expect(await put({})).toBe('Lena Ortiz');
  expect(await put({ credentials: 'DPM' })).toBe('Lena Ortiz, DPM');
  expect(await put({ name: 'Lena Ortiz-Vale' })).toBe('Lena Ortiz-Vale, DPM');
  expect(await put({ credentials: null })).toBe('Lena Ortiz');
});

test('one out of use is offered no more, keeps its cases, and comes back', async () => {
  const { id } = await add({ ...park, name: 'Dr. Sam Reyes', npi: '1000694715' });
  const opened = await open({ provider: { ...provider, name: 'Dr. Sam Reyes', npi: '1000694715' } });
  expect(entry(await admin.delete(`${path}/${id}`).expect(200))).toMatchObject({ is_active: false });
  expect((await offered()).some((template) => template.id === id)).toBe(false);
  const { body } = await user.get(`/cases/${opened}`).expect(200);
  expect(body).toMatchObject({ provider: { name: 'Dr. Sam Reyes' } });
  expect((await list('?status=inactive')).templates.map((template) => template.id)).toEqual([id]);
  const restored = { ...park, name: 'Dr. Sam Reyes', npi: '1000694715', is_active: true };
  await admin.put(`${path}/${id}`).send(restored).expect(200);
  expect((await offered()).some((template) => template.id === id)).toBe(true);
});

test('the list: in the order of names, by words and NPI, twenty a page', async () => {
  const names = ({ templates }: KeptProviderTemplatesResponse) => templates.map(({ name }) => name);
  expect(names(await list())).toEqual(['Dr. Jo Park', 'Dr. Sam Reyes', 'Lena Ortiz']);
  expect(names(await list('?search=denver'))).toEqual(['Dr. Jo Park']);
  expect(names(await list('?search=1000583066'))).toEqual(['Lena Ortiz']);
  expect(await list('?per_page=2&page=2')).toMatchObject({ current_page: 2, total: 3, pages: 2 });
  expect(names(await list('?status=active&search=reyes'))).toEqual(['Dr. Sam Reyes']);
  await admin.get(`${path}?status=gone`).expect(400);
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required.'],
  [{ name: 'Dr. Аnna' }, 'name', 'Name must not mix letters of different scripts in one word.'],
  [{ specialty: '' }, 'specialty', 'Specialty is required.'],
  [{ npi: '12345' }, 'npi', 'NPI must be exactly 10 digits'],
  [
    { npi: '1234567890' },
    'npi',
    'This is no NPI: its check digit is wrong. Compare it with the NPI registry.',
  ],
  [{ years_experience: 81 }, 'years_experience', 'Years of experience can be at most 80.'],
  [{ years_experience: 'ten' }, 'years_experience', 'Years of experience must be a whole number.'],
  [{ board_certifications: 'Urology' }, 'board_certifications', 'board_certifications must be a list.'],
])('bad input is refused: %j', async (part, field, message) => {
  const before = (await list()).total;
  for (const answer of [
    await admin.post(path).send({ ...park, npi: '1000715932', ...part }),
    await admin.put(`${path}/1`).send({ ...park, ...part }),
  ]) {
    expect([answer.status, problem(answer).fields]).toEqual([400, { [field]: message }]);
  }
  expect((await list()).total).toBe(before);
});

test('an NPI is one template’s, also where that one is out of use', async () => {
  const twice = await admin
    .post(path)
    .send({ ...park, name: 'Another' })
    .expect(409);
  expect(problem(twice)).toMatchObject({
    code: 'npi_taken',
    error: 'NPI 1234567893 is that of the template Dr. Jo Park.',
  });
  await admin.delete(`${path}/1`).expect(200);
  const retired = await admin
    .put(`${path}/2`)
    .send({ ...park, name: 'Another' })
    .expect(409);
  expect(problem(retired).error).toBe(
    'NPI 1234567893 is that of the template Dr. Jo Park, which is out of use: edit it to bring it back.',
  );
});

test('one that is not there is not changed', async () => {
  await admin
    .put(`${path}/99`)
    .send({ ...park, npi: '1000715932' })
    .expect(404);
  await admin.delete(`${path}/99`).expect(404);
  await admin.delete(`${path}/none`).expect(404);
});

test('a template of the first version has nothing of where the provider is reached', () => {
  const old = {
    name: 'Dr. Jo Park',
    specialty: 'Urology',
    npi: '1234567893',
    signature: 'Jo Park, MD',
    years_experience: 12,
    board_certifications: ['Urology'],
  };
  expect(new EventTypes([providerTemplateEvents]).upcast('ProviderTemplateAdded', 1, old)).toEqual({
    ...old,
    credentials: null,
    address: null,
    phone: null,
    fax: null,
  });
});
