import type { PatientFacts } from '@vouchwell/document';
import { given } from '../../testing/given.ts';
import { caseDecider } from './case.decider.ts';
import type { CaseEvent, SharedWith } from './case.events.ts';
import { caseEvents } from './case.vocabulary.ts';

const patient = { id: 7, first_name: 'Ana', last_name: 'Ramírez' } as PatientFacts & { id: number };
const of = (event: CaseEvent): CaseEvent => ({ ...event, subject: 7 });
const ready = [
  { type: 'CaseOpened', data: { owner_id: 3, owner_name: 'Sam Lee', patient, category: 'General' } },
  { type: 'DiagnosesReplaced', data: { diagnoses: [{ id: 1, code: 'I10', description: 'Hypertension' }] } },
  { type: 'ItemsReplaced', data: { items: [{ id: 1, item: 'Underpad', quantity: 1 }] } },
  { type: 'ProviderSet', data: { provider: { name: 'Dr. Kim Oh', npi: '1234567893' } } },
  {
    type: 'NoteAdded',
    data: { note_id: 11, kind: 'generated', author: 'model', text: 'Ana needs underpads.' },
  },
].map((event) => of(event as CaseEvent));
const kim: SharedWith = { user_id: 5, full_name: 'Kim Oh', username: 'kim.oh' };
const jo: SharedWith = { user_id: 6, full_name: 'Jo Park', username: 'jo.park' };
const owner: SharedWith = { user_id: 3, full_name: 'Sam Lee', username: 'sam.lee' };
const shared = (data: SharedWith) => of({ type: 'CaseShared', data });
const sent = (data: SharedWith) => of({ type: 'SentForSignature', data });
const taken = (data: SharedWith) =>
  of({
    type: 'ShareTakenBack',
    data: { user_id: data.user_id, full_name: data.full_name, given_back: false },
  });
const signed = of({ type: 'CaseSigned', data: { document_hash: 'ab'.repeat(32) } } as CaseEvent);
const send = (user: SharedWith, by = 3) => ({ type: 'SendForSignature', user, by }) as const;

test('whoever is to sign may open the case from then on', () => {
  given(caseDecider, ...ready)
    .when(send(kim))
    .then(shared(kim), sent(kim));
});

test('who may open it already is only asked', () => {
  given(caseDecider, ...ready, shared(kim))
    .when(send(kim))
    .then(sent(kim));
  given(caseDecider, ...ready, shared(kim))
    .when(send(owner, 5))
    .then(sent(owner));
});

test('once; another is asked in their place', () => {
  const asked = [...ready, shared(kim), sent(kim)];
  given(caseDecider, ...asked)
    .when(send(kim))
    .then();
  given(caseDecider, ...asked)
    .when(send(jo))
    .then(shared(jo), sent(jo));
});

test('whoever may no longer open it is not waited for', () => {
  given(caseDecider, ...ready, shared(kim), sent(kim), taken(kim))
    .when(send(kim))
    .then(shared(kim), sent(kim));
});

test('only what lacks nothing else, and is unsigned, by another than who is asked', () => {
  given(caseDecider, ...ready.slice(0, 4))
    .when(send(kim))
    .refused('case_incomplete', 'Add a note before sending it for signature.');
  given(caseDecider, ...ready, signed)
    .when(send(kim))
    .refused('case_locked');
  given(caseDecider, ...ready)
    .when(send(owner))
    .refused('sent_to_oneself', 'This is your own account: sign the case yourself.');
});

test('as the history tells it', () => {
  expect(caseEvents.sentences.SentForSignature(kim)).toBe('sent the case to Kim Oh for signature');
});
