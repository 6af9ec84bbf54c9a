import { features } from '../features.ts';
import { liveLists, listsOfAll } from './live-lists.ts';

const listsOf = liveLists(features);

test.each([
  ['patient-7', ['patients']],
  ['user-1', ['users']],
  ['admins', []],
  ['catalogue-starter', ['inventory']],
  ['dme-item-3', ['inventory']],
  ['dme-category-3', ['inventory']],
  ['provider-template-2', ['provider-templates']],
  ['content-9', ['library']],
  ['feedback-9', ['feedback']],
  ['demo-request-3', ['demo-requests']],
  ['forgetting-7', ['forgettings', 'patients', 'cases']],
  ['retention-1', ['retention']],
  ['demo-request-numbers', []],
  ['ai-settings', ['ai-settings', 'ai-status']],
  ['case-7', []],
  ['patient-numbers', []],
  ['content-numbers', []],
  ['username-ab12', []],
  ['access-2026-11-21', []],
  ['request-ab12', []],
  ['log', []],
  ['constructor-1', []],
])('%s is shown in %j', (stream, expected) => {
  expect(listsOf(stream).map(({ list }) => list)).toEqual(expected);
});

test.each([
  ['CaseOpened', ['audit']],
  ['PatientDataDisclosed', ['audit']],
  // Whoever reads the history again because of it would go on for ever.
  ['AuditRead', []],
  ['NumberTaken', []],
  ['constructor', []],
])('%s is shown in %j, whatever its stream', (type, expected) => {
  expect(listsOfAll(features)(type).map(({ list }) => list)).toEqual(expected);
});
