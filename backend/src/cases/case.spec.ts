import type { Letter, LetterSignature, PatientFacts, ProviderFacts } from '@vouchwell/document';
import { CASE_MOST, checkGrounding, marksHash, marksToConfirm } from '@vouchwell/rules';
import { given } from '../testing/given.ts';
import { type CaseCommand, caseDecider, signable } from './case.decider.ts';
import type { CaseEvent, CasePatient, NoteReceipt } from './case.events.ts';
import type { DiagnosisChoice, ItemChoice } from './case.rules.ts';

const facts: PatientFacts = {
  first_name: 'Ana',
  last_name: 'Ramírez',
  middle_name: null,
  dob: '1950-02-03',
  gender: 'female',
  height: null,
  weight: null,
  address: null,
  phone: null,
  email: null,
  mrn: null,
};
const ana: CasePatient = { id: 7, ...facts };
const bo: CasePatient = { ...ana, id: 8, first_name: 'Bo' };
const today = '2026-11-21';
const provider: ProviderFacts = {
  name: 'Dr. Jo Park',
  npi: '1234567893',
  signature: null,
  date_signed: today,
};
const receipt: NoteReceipt = {
  provider: null,
  model: null,
  prompt_hash: null,
  input_tokens: null,
  output_tokens: null,
  duration_ms: 1,
  fallback_reason: 'none configured',
};

const diagnosis = (code: string, more: Partial<DiagnosisChoice> = {}): DiagnosisChoice => ({
  code,
  description: `What ${code} is`,
  is_primary: false,
  billable: true,
  ...more,
});
const item = (more: Partial<ItemChoice> = {}): ItemChoice => ({
  item: 'Underpad',
  category: 'Incontinence',
  hcpcs: 'T4541',
  quantity: 1,
  quantity_limit: 150,
  limit_period: 'month',
  size: null,
  color: null,
  length: null,
  justification: null,
  ...more,
});

/** Every event of a case is about its patient. */
const of = <E extends CaseEvent>(event: E, patient = ana): E => ({ ...event, subject: patient.id });
const opened = of({
  type: 'CaseOpened',
  data: { owner_id: 3, owner_name: 'Sam Lee', patient: ana, category: 'General' },
} as const);
const { billable: _, ...stored } = diagnosis('N39.41');
const diagnosed = of({
  type: 'DiagnosesReplaced',
  data: { diagnoses: [{ id: 1, ...stored, is_primary: true }] },
} as CaseEvent);
const itemised = of({ type: 'ItemsReplaced', data: { items: [{ id: 1, ...item() }] } } as CaseEvent);
const provided = of({ type: 'ProviderSet', data: { provider } } as CaseEvent);
const noteAdded = (note_id: number, text: string) =>
  of({
    type: 'NoteAdded',
    data: { note_id, kind: 'generated', author: 'model', text, receipt },
  } as CaseEvent);
const noted = noteAdded(11, 'Ana needs underpads.');
const { billable: _other, ...otherStored } = diagnosis('I10');
const other = of({
  type: 'DiagnosesReplaced',
  data: { diagnoses: [{ id: 2, ...otherStored, is_primary: true }] },
} as CaseEvent);
const signature: LetterSignature = {
  name: 'Dr. Jo Park',
  meaning: 'I attest',
  signed_at: `${today}T10:00:00.000Z`,
};
const document: Letter & { signature: LetterSignature } = {
  format: 1,
  case_id: 1,
  patient: facts,
  diagnoses: [],
  items: [],
  provider,
  note: { id: 11, version: 1, text: 'Ana needs underpads.' },
  signature,
};
const bound = {
  note_id: 11,
  signer_id: 3,
  signature: 'Dr. Jo Park',
  meaning: 'I attest',
  document,
  document_hash: 'ab'.repeat(32),
  password_set_by: null,
};
const signCase = {
  type: 'SignCase',
  ...bound,
  marks_hash: null,
  checked: { text: 'Ana needs underpads.', marks: [] },
} as const;
type SignCase = Extract<CaseCommand, { type: 'SignCase' }>;

const state = (...events: CaseEvent[]) => events.reduce(caseDecider.evolve, caseDecider.initial);

/** Signs the note of this history, compared with the case as it then stands. */
function signing(history: readonly CaseEvent[], more: Partial<SignCase> = {}, day = today): SignCase {
  const { notes, ...content } = signable(state(...history));
  const { text } = notes.find(({ id }) => id === (more.note_id ?? 11))!;
  const { marks } = checkGrounding(text, { ...content, case_id: 1 }, day);
  return { ...signCase, ...more, checked: { text, marks } };
}
/** The same, by whoever has looked at all that was found. */
function confirming(history: readonly CaseEvent[]): SignCase & { marks_hash: string } {
  const command = signing(history);
  const { text, marks } = command.checked;
  return { ...command, marks_hash: marksHash(marksToConfirm(text, marks)) };
}
const nothing = { confirmed_marks: 0, confirmed_ungrounded: [] };
const signed = of({ type: 'CaseSigned', data: { ...bound, ...nothing } } as const);
const completed = of({ type: 'CaseCompleted', data: {} } as CaseEvent);
const deleted = of({ type: 'CaseDeleted', data: { owner_id: 3, reader_ids: [3] } } as CaseEvent);
const ready = [opened, diagnosed, itemised, provided, noted];

const open = (more: object = {}) =>
  ({
    type: 'OpenCase',
    owner_id: 3,
    owner_name: 'Sam Lee',
    patient: ana,
    category: 'General',
    today,
    ...more,
  }) as const;
const replaceDiagnoses = (...diagnoses: DiagnosisChoice[]) =>
  ({ type: 'ReplaceDiagnoses', diagnoses }) as const;
const replaceItems = (...items: ItemChoice[]) => ({ type: 'ReplaceItems', items }) as const;
const setProvider = (more: Partial<ProviderFacts> = {}) =>
  ({ type: 'SetProvider', provider: { ...provider, ...more }, today }) as const;
const addNote = (text: string, patient_id = ana.id) =>
  ({
    type: 'AddNote',
    patient_id,
    note_id: 12,
    kind: 'regenerated',
    author: 'template',
    text,
    receipt,
  }) as const;
const editNote = (note_id: number, text: string) => ({ type: 'EditNote', note_id, text }) as const;
const complete = { type: 'CompleteCase' } as const;
const remove = { type: 'DeleteCase' } as const;
const changes: CaseCommand[] = [
  { type: 'ChoosePatient', patient: bo },
  replaceDiagnoses(diagnosis('I10')),
  replaceDiagnoses(),
  replaceItems(item()),
  replaceItems(),
  setProvider(),
  addNote('More.'),
  editNote(11, 'Other.'),
  signCase,
  remove,
];

describe('opening', () => {
  test('a patient is enough', () => given(caseDecider).when(open()).then(opened));

  test('with everything it already has', () =>
    given(caseDecider)
      .when(open({ diagnoses: [diagnosis('N39.41')], items: [item()], provider }))
      .then(opened, diagnosed, itemised, provided));

  test('empty lists are no events', () =>
    given(caseDecider)
      .when(open({ diagnoses: [], items: [], provider: undefined }))
      .then(opened));

  test('refused as a whole when a part is', () =>
    given(caseDecider)
      .when(open({ diagnoses: [diagnosis('N39.41')], items: [item({ quantity: 0 })] }))
      .refused('invalid_quantity'));

  test('a case opens once', () => {
    given(caseDecider, opened).when(open()).refused('case_exists');
    given(caseDecider, opened, deleted).when(open()).refused('case_exists');
  });
});

describe('what is not there', () => {
  test.each([...changes, complete])('$type: 404', (command) => {
    given(caseDecider).when(command).refused('case_missing', 'Case not found.');
    given(caseDecider, opened, deleted).when(command).refused('case_missing', 'Case not found.');
  });
});

describe('the patient', () => {
  const chosen = of({ type: 'PatientChosen', data: { patient: bo } } as CaseEvent, bo);
  test('can be another one', () =>
    given(caseDecider, opened).when({ type: 'ChoosePatient', patient: bo }).then(chosen));
  test('the same is no change', () =>
    given(caseDecider, opened).when({ type: 'ChoosePatient', patient: ana }).then());
  test('what follows is about the new one', () =>
    given(caseDecider, opened, chosen)
      .when(setProvider())
      .then({ ...provided, subject: 8 }));
  test('stays once a note speaks of them', () =>
    given(caseDecider, opened, noted)
      .when({ type: 'ChoosePatient', patient: bo })
      .refused(
        'notes_exist',
        'This case already has notes about its patient. Open a new case for another patient.',
      ));
});

describe('a corrected patient', () => {
  const corrected = { ...ana, last_name: 'Corrected' };
  const carry = { type: 'CarryPatient', held: ana.id, patient: corrected } as const;
  const carried = of({ type: 'PatientCarried', data: { patient: corrected } } as CaseEvent);
  test('comes into an open case once, also beside notes', () => {
    given(caseDecider, opened, noted).when(carry).then(carried);
    given(caseDecider, opened, carried).when(carry).then();
    given(caseDecider, opened)
      .when({ ...carry, patient: ana })
      .then();
  });
  test('is another record after a merge, and what follows is about that', () => {
    const moved = of({ type: 'PatientCarried', data: { patient: bo } } as CaseEvent, bo);
    given(caseDecider, opened)
      .when({ ...carry, patient: bo })
      .then(moved);
    given(caseDecider, opened, moved)
      .when(setProvider())
      .then({ ...provided, subject: 8 });
  });
  test('comes into no case that is signed or holds another patient', () => {
    given(caseDecider, ...ready, signed)
      .when(carry)
      .then();
    given(caseDecider, opened)
      .when({ ...carry, held: bo.id })
      .then();
    given(caseDecider).when(carry).refused('case_missing');
  });
});

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
  });
  test('one wrong item refuses all', () =>
    replace(item(), item({ item: ' ' })).refused('invalid_item', 'Item is required.'));
  test('the same item may stand twice, in two sizes', () =>
    expect(replace(item({ size: 'M' }), item({ size: 'L' })).events()).toHaveLength(1));
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

describe('signing', () => {
  test('binds the document', () =>
    given(caseDecider, ...ready)
      .when(signCase)
      .then(signed));

  test.each([
    [[opened], 'at least one diagnosis'],
    [[opened, itemised, provided, noted], 'at least one diagnosis'],
    [[opened, diagnosed, provided, noted], 'at least one item'],
    [[opened, diagnosed, itemised, noted], 'a provider'],
    [[opened, diagnosed, itemised, provided], 'a note'],
  ])('lacks something: %#', (history, lacking) => {
    given(caseDecider, ...history)
      .when(signCase)
      .refused('case_incomplete', `Add ${lacking} before signing.`);
  });

  test('signs a note of this case', () =>
    given(caseDecider, ...ready)
      .when({ ...signCase, note_id: 99 })
      .refused('note_missing', 'Note not found.'));

  test('asks about what is open in the note that is signed', () => {
    const marked = [
      opened,
      diagnosed,
      itemised,
      provided,
      noteAdded(11, 'On [Add: date] by [Add: who].'),
      noteAdded(12, 'Clean.'),
    ];
    given(caseDecider, ...marked)
      .when(signing(marked))
      .refused(
        'marks_unconfirmed',
        'The note still has 2 places in brackets to fill in. Fill them in, or confirm that you sign it as it is (marks_hash).',
      );
    given(caseDecider, ...marked)
      .when(confirming(marked))
      .then({
        ...signed,
        data: { ...bound, ...nothing, confirmed_marks: 2, marks_hash: confirming(marked).marks_hash },
      });
    given(caseDecider, ...marked)
      .when({ ...confirming(marked), marks_hash: 'ab'.repeat(32) })
      .refused(
        'marks_unconfirmed',
        'The check finds other places in the note than you confirmed. Look at them, and sign again.',
      );
    given(caseDecider, ...marked)
      .when(signing(marked, { note_id: 12 }))
      .then({ ...signed, data: { ...bound, ...nothing, note_id: 12 } });
  });

  test('one open place is one place', () => {
    const marked = [opened, diagnosed, itemised, provided, noteAdded(11, 'On [Add: date].')];
    given(caseDecider, ...marked)
      .when(signing(marked))
      .refused(
        'marks_unconfirmed',
        'The note still has 1 place in brackets to fill in. Fill them in, or confirm that you sign it as it is (marks_hash).',
      );
  });

  test('never takes the marks of another text', () =>
    given(caseDecider, ...ready)
      .when({ ...signCase, checked: { text: 'Another text.', marks: [] } })
      .refused('changed_meanwhile'));

  describe('asks about what the case does not hold', () => {
    const noting = (text: string) => [opened, diagnosed, itemised, provided, noteAdded(11, text)];
    const strange = 'Ana, 76 years old, needs 2 underpads for E11.65.';

    test('refused, with how many and not what', () =>
      given(caseDecider, ...noting(strange))
        .when(signing(noting(strange)))
        .refused(
          'marks_unconfirmed',
          'The note states 2 things that the case does not hold. Mend the note, or confirm that you sign it as it is (marks_hash).',
        ));

    test('beside places in brackets, each is counted', () =>
      given(caseDecider, ...noting(`${strange} [Add: date]`))
        .when(signing(noting(`${strange} [Add: date]`)))
        .refused(
          'marks_unconfirmed',
          'The note still has 1 place in brackets to fill in and states 2 things that the case does not hold. Mend the note, or confirm that you sign it as it is (marks_hash).',
        ));

    test('confirmed, it is kept what was confirmed', () =>
      given(caseDecider, ...noting(`${strange} [Add: date]`))
        .when(confirming(noting(`${strange} [Add: date]`)))
        .then({
          ...signed,
          data: {
            ...bound,
            confirmed_marks: 1,
            confirmed_ungrounded: [
              { kind: 'quantity', text: '2' },
              { kind: 'code', text: 'E11.65' },
            ],
            marks_hash: confirming(noting(`${strange} [Add: date]`)).marks_hash,
          },
        }));

    test('the age is that of the day of the note', () => {
      const written = (text: string) => signing(noting(text), {}, '2025-11-21');
      given(caseDecider, ...noting('Ana, 75 years old.'))
        .when(written('Ana, 75 years old.'))
        .then(signed);
      given(caseDecider, ...noting('Ana, 74 years old.'))
        .when(written('Ana, 74 years old.'))
        .refused('marks_unconfirmed');
    });

    test('a change of the case after the note counts', () => {
      const changed = [...noting('N39.41.'), other];
      given(caseDecider, ...changed)
        .when(signing(changed))
        .refused('marks_unconfirmed');
    });

    test('what is left out asks for nothing', () =>
      given(caseDecider, ...noting('Care is needed.'))
        .when(signing(noting('Care is needed.')))
        .then(signed));
  });

  test('a confirmation that was not needed confirms nothing', () =>
    given(caseDecider, ...ready)
      .when({ ...signCase, marks_hash: 'ab'.repeat(32) })
      .then(signed));

  test('what is signable can be asked beforehand', () => {
    expect(signable(state(...ready)).patient).toEqual(ana);
    expect(() => signable(state(opened))).toThrow('Add at least one diagnosis before signing.');
    expect(() => signable(state(...ready, signed))).toThrow('This case is signed and locked.');
    expect(() => signable(state())).toThrow('Case not found.');
  });
});

describe('a signed case', () => {
  test.each(changes)('$type is refused', (command) => {
    for (const after of [[signed], [signed, completed]]) {
      given(caseDecider, ...ready, ...after)
        .when(command)
        .refused('case_locked', 'This case is signed and locked.');
    }
  });

  test('can be completed, once', () => {
    given(caseDecider, ...ready, signed)
      .when(complete)
      .then(completed);
    given(caseDecider, ...ready, signed, completed)
      .when(complete)
      .then();
  });
});

test('a case that is not signed cannot be completed', () =>
  given(caseDecider, ...ready)
    .when(complete)
    .refused('case_unsigned', 'Sign the case before you complete it.'));

test('drafts and cases in progress can be deleted', () => {
  given(caseDecider, opened).when(remove).then(deleted);
  given(caseDecider, ...ready)
    .when(remove)
    .then(deleted);
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
