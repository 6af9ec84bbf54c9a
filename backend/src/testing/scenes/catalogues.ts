import type { InventoryImportsResponse } from '@vouchwell/contract';
import { npiProblem } from '@vouchwell/rules';
import { orderLine } from '../../inventory/code-sets/icd10-order-file.fixture.ts';
import { until } from '../until.ts';
import { base64, type Desk, got, posted, type Scene, type Scenes } from './desk.ts';

const diagnosis = ({ next }: Desk) => ({
  code: `Z99.${String(next()).padStart(4, '0')}`,
  description: 'Machines',
});
async function aDiagnosis(desk: Desk) {
  const one = diagnosis(desk);
  await desk.admin.post('/inventory/diagnoses').send(one).expect(201);
  return `/inventory/diagnoses/${one.code}`;
}

const category = ({ next }: Desk) => ({ name: `Stairs ${next()}` });
const aCategory = async (desk: Desk) =>
  `/inventory/categories/${(await posted(desk.admin, '/inventory/categories', category(desk))).entry.id}`;

const item = ({ next }: Desk) => ({ name: `Stair lift ${next()}`, category_id: 6 });
const anItem = async (desk: Desk) =>
  `/inventory/items/${(await posted(desk.admin, '/inventory/items', item(desk))).entry.id}`;

/** An NPI that no template of this site has. */
function freeNpi({ next }: Desk): string {
  for (;;) {
    const npi = String(1_000_000_000 + next());
    if (!npiProblem(npi)) return npi;
  }
}
const template = (desk: Desk) => ({ name: 'Dr. Jo Park', specialty: 'Urology', npi: freeNpi(desk) });
const aTemplate = async (desk: Desk) =>
  `/admin/provider-templates/${(await posted(desk.admin, '/admin/provider-templates', template(desk))).entry.id}`;

/** One import of the inventory at a time. */
const noImportRuns = ({ admin }: Desk) =>
  until(async () => {
    const { imports } = await got<InventoryImportsResponse>(admin, '/inventory/imports');
    return imports.every(({ stage }) => stage !== 'running');
  });

/** A file of the inventory as it is brought in once somebody has seen what its check found. */
async function checked({ admin }: Desk, what: 'codes' | 'items', file: object): Promise<Scene> {
  const address = `/inventory/imports/${what}`;
  const { body: found } = await admin.post(`${address}/check`).send(file).expect(200);
  return { address, body: { ...file, seen: (found as { seen: string }).seen }, by: admin };
}

const codes = ({ next }: Desk) => {
  const n = next();
  const line = orderLine('U099', '1', `Post condition ${n}`);
  return { file: base64(`${line}\n`), source: 'order.txt', edition: `20${30 + (n % 60)}-10-01` };
};
const items = ({ next }: Desk) => ({
  file: base64(`name,category\nRail ${next()},Mobility\n`),
  source: 'items.csv',
});

export async function anInventoryImport(desk: Desk) {
  await noImportRuns(desk);
  const { address, body } = await checked(desk, 'items', items(desk));
  return `/inventory/imports/${(await posted(desk.admin, address, body)).import_id}`;
}

export const ofCatalogues: Scenes = {
  'POST /inventory/imports/codes': async (desk) => {
    await noImportRuns(desk);
    return checked(desk, 'codes', codes(desk));
  },
  'POST /inventory/imports/items': async (desk) => {
    await noImportRuns(desk);
    return checked(desk, 'items', items(desk));
  },
  'POST /inventory/diagnoses': (desk) => ({
    ...{ address: '/inventory/diagnoses', by: desk.admin },
    body: diagnosis(desk),
  }),
  'PUT /inventory/diagnoses/:code': async (desk) => ({
    ...{ address: await aDiagnosis(desk), by: desk.admin },
    body: { description: 'As we say it' },
  }),
  'DELETE /inventory/diagnoses/:code': async (desk) => ({ address: await aDiagnosis(desk), by: desk.admin }),
  'POST /inventory/categories': (desk) => ({
    ...{ address: '/inventory/categories', by: desk.admin },
    body: category(desk),
  }),
  'PUT /inventory/categories/:id': async (desk) => ({
    ...{ address: await aCategory(desk), by: desk.admin },
    body: { name: `Briefs and pads ${desk.next()}` },
  }),
  'DELETE /inventory/categories/:id': async (desk) => ({ address: await aCategory(desk), by: desk.admin }),
  'POST /inventory/items': (desk) => ({
    ...{ address: '/inventory/items', by: desk.admin },
    body: item(desk),
  }),
  'PUT /inventory/items/:id': async (desk) => ({
    ...{ address: await anItem(desk), by: desk.admin },
    body: { ...item(desk), name: `Briefs ${desk.next()}` },
  }),
  'DELETE /inventory/items/:id': async (desk) => ({ address: await anItem(desk), by: desk.admin }),
  'POST /admin/provider-templates': (desk) => ({
    ...{ address: '/admin/provider-templates', by: desk.admin },
    body: template(desk),
  }),
  'PUT /admin/provider-templates/:id': async (desk) => ({
    ...{ address: await aTemplate(desk), by: desk.admin },
    body: { ...template(desk), phone: '555 0100' },
  }),
  'DELETE /admin/provider-templates/:id': async (desk) => ({
    address: await aTemplate(desk),
    by: desk.admin,
  }),
};
