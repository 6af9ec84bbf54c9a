import { traceNote } from '@vouchwell/rules';
import { sampleCases } from '../template/sample-cases.fixture.ts';
import { isWorthSaying } from './worth-saying.ts';

const facts = {
  ...sampleCases.incontinence,
  diagnoses: [
    { code: 'N39.46', description: 'Mixed incontinence', is_primary: true },
    { code: 'R15.1', description: 'Fecal smearing', is_primary: false },
  ],
};
const trace = (text: string) => Promise.resolve(traceNote(text, facts, '2026-11-22'));

test.each([
  'The patient has mixed incontinence and fecal smearing.',
  'Adult briefs, large are ordered because of mixed incontinence and fecal smearing.',
  'The order for Adult briefs, large follows from the diagnoses of mixed incontinence and fecal smearing.',
  'Mixed incontinence leads to fourteen changes in 24 hours.',
])('%s: may stand', async (sentence) => {
  expect(await isWorthSaying(sentence, trace)).toBe(true);
});

test.each([
  [
    'one diagnosis is made the cause of another',
    "The patient's mixed incontinence is due to fecal smearing.",
  ],
  ['likewise', 'Fecal smearing results in mixed incontinence.'],
  ['likewise', 'Her mixed incontinence is seen as a complication of fecal smearing.'],
  ['an item is called a diagnosis', 'The order follows from the diagnosis of Adult briefs, large.'],
  ['no fact of the case', 'Such products keep the skin dry and help to prevent infection.'],
])('%s: %s', async (_, sentence) => {
  expect(await isWorthSaying(sentence, trace)).toBe(false);
});
