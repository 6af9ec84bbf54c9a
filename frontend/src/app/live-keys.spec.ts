import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@vouchwell/contract';
import { describe, expect, it } from 'vitest';
import { adminAiStatusQuery, aiProvidersQuery, aiSettingsQuery } from '../features/ai/ai-requests.ts';
import { aiStatusQuery } from '../features/ai/public/ai-status.ts';
import { caseQuery, noteVersionsQuery } from '../features/cases/public/case-queries.ts';
import { casesQuery, caseStatsQuery } from '../features/dashboard/case-list.ts';
import { oversightQuery } from '../features/oversight/oversight-requests.ts';
import { colleaguesQuery, historyQuery } from '../features/record/record-requests.ts';
import {
  feedbackEffectQuery,
  pendingEntryQuery,
  ratedNotesQuery,
} from '../features/feedback/feedback-requests.ts';
import { forgettingsQuery } from '../features/forgetting/forgetting-requests.ts';
import { dueCountQuery, duesQuery, retentionQuery } from '../features/retention/retention-requests.ts';
import { demoRequestsQuery } from '../features/demo-requests/demo-request-requests.ts';
import { diagnosisSearchQuery } from '../features/inventory/diagnosis-requests.ts';
import { categoriesQuery, diagnosesQuery, itemsQuery } from '../features/inventory/inventory-requests.ts';
import { orderQuery } from '../features/orders/order-queries.ts';
import { inventoryImportsQuery } from '../features/inventory/import-requests.ts';
import { publicItemsQuery } from '../features/inventory/public/catalogue.ts';
import { analyticsQuery, contentsQuery, versionsQuery } from '../features/library/library-requests.ts';
import { patientBrowseQuery, patientSearchQuery } from '../features/patients/patient-requests.ts';
import { userFiguresQuery, usersQuery } from '../features/users/user-requests.ts';
import { providerTemplatesQuery } from '../features/provider-templates/provider-template-requests.ts';
import { siteQuery } from '../features/site/site-requests.ts';
import { keysOf } from './live-keys.ts';

/** Everything that the screens keep, by a name. */
const kept: Record<string, QueryKey> = {
  cases: casesQuery({
    page: 1,
    perPage: 10,
    search: '',
    status: '',
    concerning: '',
    readiness: '',
    older_than: '',
    sort: '',
  }).queryKey,
  oversight: oversightQuery({
    page: 1,
    perPage: 20,
    status: '',
    user_id: '',
    readiness: '',
    older_than: '',
    sort: '',
  }).queryKey,
  figures: caseStatsQuery.queryKey,
  'case 4': caseQuery(4).queryKey,
  'history of case 4': historyQuery(4).queryKey,
  'order of case 4': orderQuery(4).queryKey,
  'note versions of case 4': noteVersionsQuery(4).queryKey,
  'case 5': caseQuery(5).queryKey,
  'patient search': patientSearchQuery('ma').queryKey,
  'patient list': patientBrowseQuery.queryKey,
  site: siteQuery.queryKey,
  codes: diagnosisSearchQuery('r3').queryKey,
  items: publicItemsQuery.queryKey,
  'all codes': diagnosesQuery({ page: 1, search: '', category: '', holds: '', status: '', sort: '' })
    .queryKey,
  'all categories': categoriesQuery.queryKey,
  'all items': itemsQuery({ page: 1, search: '', category_id: '', status: '', sort: '' }).queryKey,
  templates: providerTemplatesQuery.queryKey,
  colleagues: colleaguesQuery('ari').queryKey,
  users: usersQuery.queryKey,
  'user figures': userFiguresQuery.queryKey,
  forgettings: forgettingsQuery('waiting', 1).queryKey,
  'keeping periods': retentionQuery.queryKey,
  'ended keeping': duesQuery.queryKey,
  'ended keeping, counted': dueCountQuery.queryKey,
  'demo requests': demoRequestsQuery({ page: 1, search: '', status: '', sort: '' }).queryKey,
  contents: contentsQuery({ page: 1, search: '', content_type: '', category: '', status: '', sort: '' })
    .queryKey,
  'content figures': analyticsQuery.queryKey,
  'content versions': versionsQuery(3).queryKey,
  'rated notes': ratedNotesQuery({ page: 1, feedback_type: '', sort: '' }).queryKey,
  'entry under review': pendingEntryQuery(3).queryKey,
  effect: feedbackEffectQuery.queryKey,
  'ai settings': aiSettingsQuery.queryKey,
  'inventory imports': inventoryImportsQuery({ what: 'codes', page: 1 }).queryKey,
  'ai providers': aiProvidersQuery.queryKey,
  'ai status': aiStatusQuery.queryKey,
  "the admins' ai status": adminAiStatusQuery.queryKey,
};

/** What is out of date after the event, as the query client sees it. */
async function stale(event: LiveEvent): Promise<string[]> {
  const queries = new QueryClient();
  for (const queryKey of Object.values(kept)) queries.setQueryData(queryKey, 'known');
  await Promise.all(keysOf(event).map((queryKey) => queries.invalidateQueries({ queryKey })));
  return Object.keys(kept).filter((name) => queries.getQueryState(kept[name]!)?.isInvalidated);
}

describe('what is read again', () => {
  it.each([
    ['patients', ['patient search', 'patient list']],
    ['inventory', ['codes', 'items', 'all codes', 'all categories', 'all items']],
    ['inventory-imports', ['inventory imports']],
    ['provider-templates', ['templates']],
    ['users', ['colleagues', 'users', 'user figures']],
    ['site', ['site']],
    ['demo-requests', ['demo requests']],
    ['forgettings', ['forgettings', 'ended keeping', 'ended keeping, counted']],
    ['retention', ['keeping periods', 'ended keeping', 'ended keeping, counted']],
    ['library', ['contents', 'content figures', 'content versions']],
    ['feedback', ['rated notes', 'entry under review', 'effect']],
    ['ai-settings', ['ai settings']],
    ['ai-status', ['ai status', "the admins' ai status"]],
  ])('when the list %s changed elsewhere', async (list, expected) => {
    expect(await stale({ type: 'list', list })).toEqual(expected);
  });

  it('when a case left the list', async () => {
    expect(await stale({ type: 'list', list: 'cases' })).toEqual(
      Object.keys(kept).filter((name) => kept[name]![0] === 'cases'),
    );
  });

  it('when a case changed: that case and the lists, and no other case', async () => {
    const event = { type: 'case', case_id: 4, revision: 9, by: { id: 2, name: 'Nora' } } as const;
    expect(await stale(event)).toEqual([
      'cases',
      'oversight',
      'figures',
      'case 4',
      'history of case 4',
      'order of case 4',
      'note versions of case 4',
    ]);
  });

  it('when the line was down: everything', async () => {
    expect(await stale({ type: 'ready' })).toEqual(Object.keys(kept));
  });
});
