import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '../features.ts';
import { eventModel } from './event-model.ts';

const FILE = join(import.meta.dirname, '../../../docs/event-model.md');

test('docs/event-model.md says what the features declare (`npm run record` writes it)', () => {
  const model = eventModel(features);
  if (process.env['RECORD']) writeFileSync(FILE, model);
  expect(readFileSync(FILE, 'utf8')).toBe(model);
});

test.each([
  ['a command', '  - Commands: `OpenCase`, `ChoosePatient`'],
  ['a command that stands in the decider itself', '  - Commands: `AddCategory`'],
  ['an event of another feature', 'CaseOpened` of cases'],
  ['who sees a list', 'ai-status (can_access_admin)'],
  ['a query', '- PatientQueries: `get`'],
  ['a listener', '- library ← feedback: `FeedbackGiven`, `FeedbackChanged`'],
])('it names %s', (_, text) => {
  expect(eventModel(features)).toContain(text);
});
