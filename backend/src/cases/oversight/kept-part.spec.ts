import type { Readable } from '../../kernel/deciding/decider.ts';
import type { CaseEvent } from '../record/case.events.ts';
import {
  ana,
  bo,
  diagnosed,
  itemised,
  noteAdded,
  opened,
  provided,
  receipt,
} from '../record/case-story.fixture.ts';
import { ERASED_NOTE, keptPart } from './kept-part.ts';

const code = { id: 1, description: '', is_primary: true, billable: true, code: 'N39.41' };
const content = { patient: { ...bo, last_name: 'Kept' }, diagnoses: [code] } as Parameters<
  typeof keptPart
>[1];
const kept = (event: CaseEvent, isReplaced = false) =>
  keptPart(event as Readable<CaseEvent>, content, isReplaced);

test('whoever is to be forgotten is named by nothing that is kept', () => {
  const events: CaseEvent[] = [
    opened,
    { type: 'PatientChosen', data: { patient: ana } },
    { type: 'PatientCarried', data: { patient: ana } },
    noteAdded(1, 'Ana Ramírez needs underpads.'),
    { type: 'NoteEdited', data: { note_id: 1, version: 2, text: 'Ana Ramírez needs more.' } },
    { type: 'EncountersRecorded', data: { encounters: [{ id: 1, reason: 'Ana Ramírez' } as never] } },
    { type: 'QuestionAnswered', data: { fact: 'payer', item: null, answers: ['Ana Ramírez'] as never } },
    { type: 'OrderFilledIn', data: { extras: { frequency: 'As Ana Ramírez needs' } as never } },
    { type: 'DeliveriesRecorded', data: { delivered: [{ to: 'Ana Ramírez' } as never] } },
  ];
  for (const event of events) {
    const part = kept(event);
    expect(part).not.toBeNull();
    expect(JSON.stringify(part)).not.toMatch(/Ana|Ramírez/);
  }
  expect(kept(opened)).toMatchObject({ patient: { first_name: 'Bo' }, owner_id: 3 });
  expect(kept(events[3]!)).toMatchObject({ text: ERASED_NOTE, note_id: 1 });
});

test('of a prompt and of who wrote which words nothing is kept', () => {
  const written = [{ from: 0, to: 3 }] as never;
  const added = {
    type: 'NoteAdded',
    data: {
      ...{ note_id: 1, kind: 'generated', author: 'model', text: 'Ana' },
      receipt: { ...receipt, prompt_hash: 'ab', written },
    },
  } satisfies CaseEvent;
  expect(kept(added)).toEqual({
    ...added.data,
    text: ERASED_NOTE,
    receipt: { ...receipt, prompt_hash: null },
  });
});

test('what the case stands on is kept, and what was replaced is not', () => {
  const other = { ...code, id: 2, code: 'I10' };
  const both: CaseEvent = { type: 'DiagnosesReplaced', data: { diagnoses: [code, other] } };
  expect(kept(both)).toEqual({ diagnoses: [code] });
  expect(kept(itemised)).toEqual(itemised.data);
  expect(kept(itemised, true)).toEqual({ items: [] });
  expect(kept(provided)).toEqual(provided.data);
  expect(kept(diagnosed)).toEqual(diagnosed.data);
});

test.each(['CaseSigned', 'AddendumSigned', 'OrderSigned'] as const)(
  '%s is about the patient alone',
  (type) => {
    expect(kept({ type, data: {} } as CaseEvent)).toBeNull();
  },
);
