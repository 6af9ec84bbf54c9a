import type { AuditResponse } from '@vouchwell/contract';
import { aUser } from '../../testing/scenes/accounts.ts';
import { withNote } from '../../testing/scenes/cases.ts';
import { anInventoryImport } from '../../testing/scenes/catalogues.ts';
import { type Desk, got } from '../../testing/scenes/desk.ts';
import { aContent, aSuggestion } from '../../testing/scenes/library.ts';
import { anImport, aPatient } from '../../testing/scenes/patients.ts';

/** One of each thing that an address of GET names, so that no route ends before its work. By the parts of addresses. */
export async function thingsThere(desk: Desk): Promise<Readonly<Record<string, string>>> {
  const { entries } = await got<AuditResponse>(desk.admin, '/audit/entries');
  return {
    '/admin/users/:id': (await aUser(desk)).path,
    '/audit/entries/:position': `/audit/entries/${entries[0]!.position}`,
    '/audit/log/:position': '/audit/log/1',
    '/audit/proof/:position': '/audit/proof/1',
    '/audit/reports/:kind': '/audit/reports/month',
    '/patients/imports/:id': await anImport(desk),
    '/patients/:id': `/patients/${await aPatient(desk)}`,
    '/inventory/imports/:id': await anInventoryImport(desk),
    '/rag/content/:id': await aContent(desk),
    '/rag/feedback/:id': await aSuggestion(desk),
    '/cases/:id': `/cases/${(await withNote(desk)).id}`,
    '/history/:change': '/history/1',
  };
}
