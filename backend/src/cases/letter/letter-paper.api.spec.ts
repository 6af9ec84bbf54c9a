import type { ProviderTemplateSavedResponse } from '@vouchwell/contract';
import { USER } from '../../testing/app.ts';
import { caseDesk, practitioner, provider, urge } from '../../testing/case-desk.ts';

const { app, admin, user, ready, sign } = await caseDesk();
afterAll(() => app.close());

const details = {
  ...{ name: 'Dr. Jo Park', npi: provider.npi, specialty: 'Urology', credentials: 'MD' },
  ...{ address: '4 Elm Street\nSpringfield', phone: '555 0100', fax: '555 0101' },
};
const PAPER = 'Dr. Jo Park, MD\n4 Elm Street\nSpringfield\nPhone 555 0100\nFax 555 0101\nNPI 1234567893\n';
const BARE = 'Dr. Jo Park\nNPI 1234567893\n';
const { body } = await admin
  .post('/admin/provider-templates')
  .send({ ...details, npi: '1245319599' })
  .expect(201);
const { id: templateId } = (body as ProviderTemplateSavedResponse).entry!;
const template = (part: object = {}) =>
  admin
    .put(`/admin/provider-templates/${templateId}`)
    .send({ ...details, is_active: true, ...part })
    .expect(200);
const draft = /^\*\*\*[^\n]*\n\n/;
const textOf = async (path: string) =>
  (await user.get(path).buffer(true).expect(200)).text.replace(draft, '').split('\n\n')[0] + '\n';
const letter = (id: number) => textOf(`/cases/${id}/export/txt`);
const order = (id: number) => textOf(`/cases/${id}/order/txt`);

test('of a site without a letterhead letter and order are on the provider’s own paper, as a template tells it', async () => {
  const id = await ready(user, { diagnoses: [urge] });
  // Who has the name or the number alone is somebody else, and what is out of use may be out of date.
  expect([await letter(id), await order(id)]).toEqual([BARE, BARE]);
  await template({ name: 'Dr. Al Other' });
  expect(await letter(id)).toBe(BARE);
  await template({ is_active: false });
  expect(await letter(id)).toBe(BARE);
  await template();
  expect([await letter(id), await order(id)]).toEqual([PAPER, PAPER]);
  await template({ credentials: '', phone: '', fax: '', address: '' });
  expect(await letter(id)).toBe(BARE);
  await template();
  await practitioner(admin, 2, provider.npi);
  await sign(id).expect(200);
  await user.post(`/cases/${id}/order/sign`).send({ password: USER.password }).expect(200);
  await template({ address: '9 New Road' });
  expect([await letter(id), await order(id)]).toEqual([PAPER, PAPER]);
});

test('a name that ends with its credentials has them once', async () => {
  const name = 'Jo Park, md';
  await template({ name });
  const id = await ready(user, { provider: { ...provider, name } });
  expect(await letter(id)).toMatch(/^Jo Park, md\n4 Elm Street\n/);
});

test('of a site that has a letterhead they are on that', async () => {
  const id = await ready(user);
  await admin.put('/admin/site').send({ name: 'Larkspur Clinic' }).expect(200);
  expect([await letter(id), await order(id)]).toEqual(['Larkspur Clinic\n', 'Larkspur Clinic\n']);
});
