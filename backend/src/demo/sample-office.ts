import { setTimeout as pause } from 'node:timers/promises';
import type {
  AddAiSettingRequest,
  AiSettingSavedResponse,
  CodesCheckResponse,
  ContentsResponse,
  ImportBegunResponse,
  ImportCheckResponse,
  InventoryImport,
  InventoryImportsResponse,
  ItemsCheckResponse,
  PatientResponse,
  ProviderTemplateSavedResponse,
  RatedNotesResponse,
} from '@vouchwell/contract';
import type { SampleDesk } from './sample-desk.ts';
import { OTHER_LIST, OWN_ITEMS, PAPER_YEARS, samplePack, sent } from './sample-files.ts';
import { SAMPLE_LOGO } from './sample-logo.ts';

const POLL_MS = 20;

/** How the site is set up: by hand it would take an admin a day. */
export async function firstDay(admin: SampleDesk): Promise<void> {
  await admin.send('PUT', '/admin/site', {
    address: '12 Juniper Lane\nFairhaven Springs, CO 80999',
    phone: '555-0100',
    fax: '555-0101',
    logo: SAMPLE_LOGO,
  });
  await admin.send('PUT', '/admin/retention', {
    periods: { draft_years: 6 },
    reason: 'The clinic’s counsel asks for six years of drafts.',
  });
  await deliveredCodes(admin);
  await ownItems(admin);
  await models(admin);
  const { public_key, file } = samplePack();
  await admin.send('POST', '/admin/rule-packs/keys', { name: 'Saint Corwin plan (invented)', public_key });
  await admin.send('POST', '/admin/rule-packs', { file });
  const retired = { name: 'Dr. Alaric Vance', specialty: 'Internal Medicine', npi: '1999999984' };
  const { entry } = await admin.send<ProviderTemplateSavedResponse>(
    'POST',
    '/admin/provider-templates',
    retired,
  );
  await admin.send('DELETE', `/admin/provider-templates/${entry!.id}`);
}

/** Every billable code, as an admin takes up what the product carries. */
async function deliveredCodes(admin: SampleDesk): Promise<void> {
  const { lacks_delivered } = await admin.read<InventoryImportsResponse>('/inventory/imports');
  // A site may have begun with all of them.
  if (!lacks_delivered) return;
  const delivered = { delivered: true };
  const { seen } = await admin.send<CodesCheckResponse>('POST', '/inventory/imports/codes/check', delivered);
  const asked = { ...delivered, seen };
  const { import_id } = await admin.send<ImportBegunResponse>('POST', '/inventory/imports/codes', asked);
  for (;;) {
    const { stage, reason } = await admin.read<InventoryImport>(`/inventory/imports/${import_id}`);
    if (stage === 'finished') return;
    if (stage === 'failed') throw new Error(`The sample import of codes has failed: ${reason}`);
    await pause(POLL_MS);
  }
}

async function ownItems(admin: SampleDesk): Promise<void> {
  const file = sent(OWN_ITEMS);
  const { seen } = await admin.send<ItemsCheckResponse>('POST', '/inventory/imports/items/check', { file });
  await admin.send('POST', '/inventory/imports/items', { file, source: 'own-shelf.csv', seen });
}

/** None of them is activated: whether a model answers is this machine’s matter. */
async function models(admin: SampleDesk): Promise<void> {
  const add = async (setting: AddAiSettingRequest) =>
    (await admin.send<AiSettingSavedResponse>('POST', '/admin/ai-settings', setting)).setting!.id;
  await add({ provider: 'ollama', model: 'llama3.1:8b' });
  const small = await add({ provider: 'ollama', model: 'llama3.2:1b' });
  await admin.send('PUT', `/admin/ai-settings/${small}`, {
    model: 'llama3.2:3b',
    configuration: { writes: 'by_sentence' },
  });
}

/** The records of the years before, by whoever was the admin then. */
export async function paperYears(formerAdmin: SampleDesk): Promise<void> {
  await formerAdmin.send('POST', '/patients/imports', { file: sent(PAPER_YEARS) });
}

/** Another list is taken up whole, and who turns out to be there twice is made one. */
export async function otherList(admin: SampleDesk): Promise<void> {
  const [twice] = await admin.read<PatientResponse[]>('/patients?query=Fitzwilliam');
  const file = sent(OTHER_LIST(twice!));
  const { seen } = await admin.send<ImportCheckResponse>('POST', '/patients/imports/check', { file });
  await admin.send('POST', '/patients/imports', { file, with_likely: true, seen });
  const [other] = await admin.read<PatientResponse[]>('/patients?query=SUP-2203');
  await admin.send('POST', `/patients/${twice!.id}/merge`, { merged_id: other!.id });
}

/** A record is corrected, and the open cases are to know of it. */
export async function somebodyMoved(admin: SampleDesk): Promise<void> {
  const [patient] = await admin.read<PatientResponse[]>('/patients?query=Rasmussen');
  const { id, first_name, last_name } = patient!;
  await admin.send('PUT', `/patients/${id}`, {
    ...{ first_name, last_name, address: '41 Harbor Road, North Ellory', phone: '555-0177' },
    into_cases: true,
  });
}

/** One may be forgotten, once a second admin confirms it; on another a hold stands. */
export async function keepingEnded(admin: SampleDesk): Promise<void> {
  const of = async (mrn: string) => (await admin.read<PatientResponse[]>(`/patients?query=${mrn}`))[0]!.id;
  const reason = { reason: 'Kept for ten years; nobody has come since.' };
  await admin.send('POST', `/patients/${await of('OLD-0107')}/forgetting`, reason);
  await admin.send('POST', `/patients/${await of('OLD-0112')}/hold`, {
    reason: 'A claim of 2015 is still open.',
  });
}

/** Who has left can no longer sign in, and who begins has not yet. */
export async function changesOfPeople(admin: SampleDesk, former: number): Promise<void> {
  await admin.send('DELETE', `/admin/users/${former}`);
  await admin.send('POST', '/admin/users', {
    ...{ username: 'n.petrov', full_name: 'Nadia Petrov', email: 'n.petrov@clinic.example' },
    password: 'a first password for Nadia',
  });
}

/** A rule of the alerts is set, a content is worded anew, and an entry that somebody asked for is not taken. */
export async function lately(admin: SampleDesk): Promise<void> {
  await admin.send('PUT', '/audit/alert-rules', { thresholds: { refused: 10 } });
  const [own] = (await admin.read<ContentsResponse>('/rag/content?search=House%20style')).content;
  await admin.send('PUT', `/rag/content/${own!.id}`, {
    title: own!.title,
    content: `${own!.content} Say who was present at the visit.`,
  });
  const pages = [1, 2, 3, 4, 5].map((page) =>
    admin.read<RatedNotesResponse>(`/rag/notes-feedback?page=${page}`),
  );
  const asked = (await Promise.all(pages)).flatMap(({ feedback }) => feedback);
  const unwanted = asked.find(({ entry }) => entry?.kind === 'avoid' && entry.state === 'pending');
  await admin.send('POST', `/rag/feedback/${unwanted!.id}/reject`);
}
