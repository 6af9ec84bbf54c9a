import type { PatientFacts } from '@vouchwell/document';
import { CASE_MOST } from '@vouchwell/rules';
import { given } from '../../testing/given.ts';
import { caseDecider } from './case.decider.ts';
import type { CaseEvent, SharedWith } from './case.events.ts';
import { caseEvents } from './case.vocabulary.ts';

const patient = { id: 7, first_name: 'Ana', last_name: 'Ramírez' } as PatientFacts & { id: number };
/** Every event of a case is about its patient. */
const of = (event: CaseEvent): CaseEvent => ({ ...event, subject: 7 });
const opened = of({
  type: 'CaseOpened',
  data: { owner_id: 3, owner_name: 'Sam Lee', patient, category: 'General' },
});
const kim: SharedWith = { user_id: 5, full_name: 'Kim Oh', username: 'kim.oh' };
const jo: SharedWith = { user_id: 6, full_name: 'Jo Park', username: 'jo.park' };
const document_hash = 'ab'.repeat(32);
const signed = of({ type: 'CaseSigned', data: { document_hash } } as CaseEvent);
const completed = of({ type: 'CaseCompleted', data: {} });
const deleted = of({ type: 'CaseDeleted', data: { owner_id: 3, reader_ids: [3] } });

describe('sharing', () => {
  const share = (user: SharedWith) => ({ type: 'ShareCase', user }) as const;
  const takeBack = (user_id: number, by = 3) => ({ type: 'TakeBackShare', user_id, by }) as const;
  const shared = (data: SharedWith) => of({ type: 'CaseShared', data });
  const taken = ({ user_id, full_name }: SharedWith, given_back = false) =>
    of({ type: 'ShareTakenBack', data: { user_id, full_name, given_back } });

  test('hands a case to another user, once, signed or not', () => {
    for (const history of [[opened], [opened, signed], [opened, signed, completed]])
      given(caseDecider, ...history)
        .when(share(kim))
        .then(shared(kim));
    given(caseDecider, opened, shared(kim)).when(share(kim)).then();
    given(caseDecider, opened, shared(kim)).when(share(jo)).then(shared(jo));
  });

  test('with at most fifty users', () => {
    const many = Array.from({ length: CASE_MOST.shares }, (_, at) => shared({ ...kim, user_id: 100 + at }));
    given(caseDecider, opened, ...many)
      .when(share(jo))
      .refused('too_many_shares', 'A case can be shared with at most 50 users. Take a share back first.');
    given(caseDecider, opened, ...many.slice(1))
      .when(share(jo))
      .then(shared(jo));
  });

  test('not to whoever has it already, nor where there is no case', () => {
    given(caseDecider, opened)
      .when(share({ ...kim, user_id: 3 }))
      .refused('shared_with_owner', 'This user has the case already: it is their own.');
    given(caseDecider).when(share(kim)).refused('case_missing');
    given(caseDecider, opened, deleted).when(takeBack(5)).refused('case_missing');
  });

  test('is taken back, or given back; what is not shared is left as it is', () => {
    given(caseDecider, opened, shared(kim), shared(jo)).when(takeBack(5)).then(taken(kim));
    given(caseDecider, opened, shared(kim)).when(takeBack(5, 5)).then(taken(kim, true));
    given(caseDecider, opened, shared(kim)).when(takeBack(6)).then();
    given(caseDecider, opened, shared(kim), taken(kim)).when(takeBack(5)).then();
    given(caseDecider, opened, shared(kim), taken(kim)).when(share(kim)).then(shared(kim));
  });

  test('a deleted case tells whose lists it leaves', () =>
    given(caseDecider, opened, shared(kim), shared(jo), taken(kim))
      .when({ type: 'DeleteCase' })
      .then(of({ type: 'CaseDeleted', data: { owner_id: 3, reader_ids: [3, 6] } })));

  test('a case deleted before there was sharing was in its owner’s list', () =>
    expect(caseEvents.upcasters!.CaseDeleted![0]!({ owner_id: 3 })).toEqual({
      owner_id: 3,
      reader_ids: [3],
    }));
});

describe('addenda', () => {
  const addendum = {
    number: 1,
    text: 'The visit was in May.',
    signer_id: 3,
    signature: 'Sam Lee',
    signed_at: '2026-11-21T10:00:00.000Z',
    hash: 'cd'.repeat(32),
    password_set_by: null,
  };
  const sign = (more: object = {}) =>
    ({
      type: 'SignAddendum',
      addendum: { ...addendum, document_hash, ...more },
      checked: { text: addendum.text, marks: [], ...('text' in more && { text: String(more.text) }) },
      marks_hash: null,
    }) as const;
  const added = (number = 1) =>
    of({
      type: 'AddendumSigned',
      data: { ...addendum, number, confirmed_marks: 0, confirmed_ungrounded: [] },
    });

  test('are added to a signed case, also a completed one, and leave it as it is', () => {
    given(caseDecider, opened, signed).when(sign()).then(added());
    given(caseDecider, opened, signed, completed, added())
      .when(sign({ number: 2 }))
      .then(added(2));
    given(caseDecider, opened, signed, added())
      .when({ type: 'ReplaceItems', items: [] })
      .refused('case_locked', 'This case is signed and locked.');
  });

  test('only to a signed case', () =>
    given(caseDecider, opened).when(sign()).refused('case_unsigned', 'Only a signed case can have addenda.'));

  test('need a text', () =>
    given(caseDecider, opened, signed)
      .when(sign({ text: ' \n' }))
      .refused('empty_addendum'));

  test.each([
    ['another that came first has its number', {}, [added()]],
    ['it binds another document', { document_hash: 'ef'.repeat(32) }, []],
  ])('are refused where %s', (_, more, before) =>
    given(caseDecider, opened, signed, ...before)
      .when(sign(more))
      .refused('changed_meanwhile'),
  );
});
