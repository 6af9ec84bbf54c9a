import type { ProviderFacts } from '@vouchwell/document';
import { CASE_MOST } from '@vouchwell/rules';
import { given } from '../../testing/given.ts';
import { type CaseCommand, caseDecider } from './case.decider.ts';
import type { CaseEvent, NoteReceipt } from './case.events.ts';
import type { DiagnosisChoice, ItemChoice } from './case.rules.ts';
import {
  ana,
  bo,
  today,
  provider,
  receipt,
  diagnosis,
  item,
  of,
  opened,
  diagnosed,
  itemised,
  provided,
  noteAdded,
  noted,
  state,
  ready,
  replaceDiagnoses,
  replaceItems,
  setProvider,
  addNote,
  editNote,
} from './case-story.fixture.ts';

describe('diagnoses', () => {
  const replace = (...choices: DiagnosisChoice[]) =>
    given(caseDecider, opened).when(replaceDiagnoses(...choices));
  const kept = (...choices: DiagnosisChoice[]) =>
    (replace(...choices).events()[0]!.data as { diagnoses: { code: string; is_primary: boolean }[] })
      .diagnoses;

  test('the list is replaced as a whole', () => {
    replace(diagnosis('N39.41')).then(diagnosed);
    given(caseDecider, opened, diagnosed)
      .when(replaceDiagnoses())
      .then(of({ type: 'DiagnosesReplaced', data: { diagnoses: [] } }));
  });
  test('codes are written one way', () =>
    expect(kept(diagnosis(' n3941'), diagnosis('e11.65')).map(({ code }) => code)).toEqual([
      'N39.41',
      'E11.65',
    ]));
  test('the first is primary unless another is marked', () => {
    expect(kept(diagnosis('N39.41'), diagnosis('I10')).map(({ is_primary }) => is_primary)).toEqual([
      true,
      false,
    ]);
    expect(
      kept(diagnosis('N39.41'), diagnosis('I10', { is_primary: true })).map(({ is_primary }) => is_primary),
    ).toEqual([false, true]);
  });
  test('only one is primary', () =>
    replace(diagnosis('N39.41', { is_primary: true }), diagnosis('I10', { is_primary: true })).refused(
      'several_primary',
      'Only one diagnosis can be primary.',
    ));
  test.each(['N39.41', 'n3941', ' n39.41 '])('a code cannot be added twice: %j', (again) =>
    replace(diagnosis('N39.41'), diagnosis(again)).refused(
      'duplicate_diagnosis',
      'Diagnosis N39.41 is already on this case.',
    ),
  );
  test('a heading is refused', () =>
    replace(diagnosis('N39.4', { billable: false })).refused(
      'heading_diagnosis',
      'N39.4 is a heading. Choose a more specific code.',
    ));
  test.each(['', 'XX', '12.3', 'N39.41234', "N39'--"])('%j is no code', (code) =>
    replace(diagnosis(code)).refused('invalid_diagnosis'),
  );
  test('a code needs words', () =>
    replace(diagnosis('N39.41', { description: ' ' })).refused(
      'invalid_diagnosis',
      'Diagnosis N39.41 needs a description.',
    ));
});

describe('items', () => {
  const replace = (...choices: ItemChoice[]) => given(caseDecider, opened).when(replaceItems(...choices));

  test('the list is replaced as a whole', () => {
    replace(item()).then(itemised);
    replace().then(of({ type: 'ItemsReplaced', data: { items: [] } }));
  });
  test.each([0, -1, 1.5, Number.NaN])('a quantity of %d is refused', (quantity) =>
    replace(item({ quantity })).refused('invalid_quantity', 'Quantity must be a whole number of at least 1.'),
  );
  test('up to the limit nothing more is asked', () => {
    expect(replace(item({ quantity: 150 })).events()).toHaveLength(1);
    expect(replace(item({ quantity: 9999, quantity_limit: null })).events()).toHaveLength(1);
  });
  test.each([null, '', '  \n'])('above it, without a justification (%j)', (justification) =>
    replace(item({ quantity: 151, justification })).refused(
      'justification_required',
      'Quantity exceeds limit of 150. Justification is required.',
    ),
  );
  test('above it, with one', () =>
    expect(replace(item({ quantity: 151, justification: 'Nights.' })).events()).toHaveLength(1));
  test('what the catalogue asks to be chosen is chosen; a list of its own it need not be from', () => {
    const sized = { ...item({ size: null }), requires: ['size', 'length'] } as const;
    replace(sized).refused('option_required', `Size is required for ${sized.item}.`);
    replace({ ...sized, size: ' ' }).refused('option_required');
    replace({ ...sized, size: '34 in' }).refused('option_required', `Length is required for ${sized.item}.`);
    const [replaced] = replace({ ...sized, size: '34 in', length: 'Short' }).events();
    expect(replaced).toMatchObject({ data: { items: [{ size: '34 in', length: 'Short' }] } });
    expect(JSON.stringify(replaced)).not.toContain('requires');
  });
  test('what is on the case stays as it is where the catalogue asks for more since', () => {
    const own = item({ size: null });
    const before = of({ type: 'ItemsReplaced', data: { items: [{ id: 1, ...own }] } });
    const again = replaceItems({ ...own, requires: ['size'] });
    expect(given(caseDecider, opened, before).when(again).events()).toHaveLength(1);
  });
  test('over several lines, the limit is one', () => {
    const large = { item: 'Underpad, large', quantity: 100 };
    const refusal = 'Quantity exceeds limit of 150. Justification is required.';
    replace(item(large), item({ ...large, size: 'L' })).refused('justification_required', refusal);
    replace(item(large), item({ ...large, item: 'Underpad, small' })).refused(
      'justification_required',
      refusal,
    );
    expect(replace(item(large), item({ ...large, justification: 'Nights.' })).events()).toHaveLength(1);
    expect(replace(item(large), item({ ...large, item: 'Pad' })).events()).toHaveLength(1);
    // Why the first line is needed says nothing of the second.
    const first = item({ ...large, quantity: 150, justification: 'Nights.' });
    replace(first, item({ ...large, quantity: 150 })).refused('justification_required', refusal);
  });
  test('by the limit group, whatever the names; without one by the names, as before', () => {
    const refusal = 'Quantity exceeds limit of 150. Justification is required.';
    const pads = { item: 'Underpad, large', quantity: 100 };
    const sheets = { item: 'Bed sheet', quantity: 100 };
    const grouped = { limit_group: 'Underpads' };
    replace(item({ ...pads, ...grouped }), item({ ...sheets, ...grouped })).refused(
      'justification_required',
      refusal,
    );
    const apart = item({ ...pads, limit_group: 'Large underpads' });
    const [replaced] = replace(apart, item({ ...pads, ...grouped })).events();
    expect(replaced).toMatchObject({
      data: { items: [{ limit_group: 'Large underpads' }, { limit_group: 'Underpads' }] },
    });
    const [ungrouped] = replace(item(pads), item(sheets)).events();
    expect(JSON.stringify(ungrouped)).not.toContain('limit_group');
  });
  test('a line that lacked its justification when another could say it goes on as it is', () => {
    const first = item({ quantity: 150, justification: 'Nights.' });
    const second = item({ quantity: 150 });
    const items = [first, second].map((one, at) => ({ id: at + 1, ...one }));
    const before = of({ type: 'ItemsReplaced', data: { items } } as CaseEvent);
    const again = (...choices: ItemChoice[]) =>
      given(caseDecider, opened, before).when(replaceItems(...choices));
    expect(again(first, second, item({ item: 'Pad' })).events()).toHaveLength(1);
    again(first, { ...second, quantity: 151 }).refused('justification_required');
    again(first, second, second).refused('justification_required');
  });
  test('one wrong item refuses all', () =>
    replace(item(), item({ item: ' ' })).refused('invalid_item', 'Item is required.'));
  test('the same item may stand twice, in two sizes', () =>
    expect(replace(item({ size: 'M' }), item({ size: 'L' })).events()).toHaveLength(1));
});

test('a limit group that came to the catalogue since changes nothing that the letter says', () => {
  const own = { name: 'Dr. Kim', at: '2026-01-02T09:00:00.000Z', own: true };
  const signed = of({ type: 'ProviderSet', data: { provider: { ...provider, signature_by: own } } });
  const again = of({
    type: 'ItemsReplaced',
    data: { items: [{ id: 1, ...item(), limit_group: 'Underpads' }] },
  });
  expect(state(opened, itemised, signed, again)).toMatchObject({
    items: [{ limit_group: 'Underpads' }],
    provider: { signature_by: own },
  });
});

describe('the provider', () => {
  const set = (more: Partial<ProviderFacts>) => given(caseDecider, opened).when(setProvider(more));
  test('is set, and set again', () => {
    set({}).then(provided);
    given(caseDecider, opened, provided)
      .when(setProvider({ name: 'Dr. Kim' }))
      .then(of({ type: 'ProviderSet', data: { provider: { ...provider, name: 'Dr. Kim' } } }));
  });
  test.each(['', '123456789', '12345678901', '123456789a', ' 1234567893'])('NPI %j', (npi) =>
    set({ npi }).refused('invalid_provider', 'NPI must be exactly 10 digits'),
  );
  test('a failing check digit is no refusal', () =>
    expect(set({ npi: '1234567890' }).events()).toHaveLength(1));
  test('a name is required', () =>
    set({ name: '  ' }).refused('invalid_provider', 'Provider name is required.'));
  test.each(['', '2026-02-30', '21/11/2026'])('date signed %j', (date_signed) =>
    set({ date_signed }).refused('invalid_provider', 'Date signed must be a real date, written YYYY-MM-DD.'),
  );
  test('not in the future', () => {
    set({ date_signed: '2026-11-22' }).refused('invalid_provider', 'Date signed cannot be in the future.');
    expect(set({ date_signed: today }).events()).toHaveLength(1);
  });
});

describe('notes', () => {
  test('each is added', () =>
    given(caseDecider, opened, noted)
      .when(addNote('Second.'))
      .then(
        of({
          type: 'NoteAdded',
          data: { note_id: 12, kind: 'regenerated', author: 'template', text: 'Second.', receipt },
        }),
      ));
  test('a note about a patient who was exchanged meanwhile is refused', () =>
    given(caseDecider, opened)
      .when(addNote('About Bo.', bo.id))
      .refused('patient_changed', 'The patient of this case was changed while the note was being written.'));
  test('an edit adds a version', () => {
    const edited = (version: number, text: string) =>
      of({ type: 'NoteEdited', data: { note_id: 11, version, text } } as CaseEvent);
    given(caseDecider, opened, noted).when(editNote(11, 'One.')).then(edited(2, 'One.'));
    given(caseDecider, opened, noted, edited(2, 'One.')).when(editNote(11, 'Two.')).then(edited(3, 'Two.'));
    given(caseDecider, opened, noted, edited(2, 'One.')).when(editNote(11, 'One.')).then();
  });
  test('an edit of no note', () =>
    given(caseDecider, opened, noted).when(editNote(99, 'x')).refused('note_missing', 'Note not found.'));
  test.each(['', '  \n\t '])('a note has text: %j', (text) => {
    given(caseDecider, opened).when(addNote(text)).refused('empty_note');
    given(caseDecider, opened, noted).when(editNote(11, text)).refused('empty_note');
  });
});

describe('what a case gathers is bounded, and what it has from earlier on stays', () => {
  const notes = Array.from({ length: CASE_MOST.notes }, (_, at) => noteAdded(100 + at, 'Text.'));
  const writing = {
    type: 'AddNote',
    patient_id: ana.id,
    note_id: 9,
    kind: 'generated',
    author: 'person',
    text: 'More.',
  };
  const write = { ...writing, receipt: (noted.data as { receipt: NoteReceipt }).receipt } as CaseCommand;

  test('notes', () => {
    given(caseDecider, opened, ...notes)
      .when(write)
      .refused('too_many_notes', 'A case can have at most 100 notes. Edit one of them, or open a new case.');
    expect(caseDecider.decide(write, state(opened, ...notes.slice(1)))).toHaveLength(1);
  });

  test('versions of a note', () => {
    const version = (number: number) =>
      of({ type: 'NoteEdited', data: { note_id: 11, version: number, text: 'Text.' } } as CaseEvent);
    const edit = { type: 'EditNote', note_id: 11, text: 'More.' } as const;
    given(caseDecider, ...ready, version(CASE_MOST.versions))
      .when(edit)
      .refused(
        'too_many_versions',
        'A note can have at most 1000 versions. Generate or improve the note to go on with a new one.',
      );
    expect(caseDecider.decide(edit, state(...ready, version(CASE_MOST.versions - 1)))).toHaveLength(1);
  });
});
