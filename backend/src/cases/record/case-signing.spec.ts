import { given } from '../../testing/given.ts';
import { caseDecider, signable } from './case.decider.ts';
import {
  ana,
  opened,
  diagnosed,
  itemised,
  provided,
  noteAdded,
  noted,
  other,
  bound,
  signCase,
  state,
  signing,
  confirming,
  nothing,
  signed,
  completed,
  ready,
  complete,
  changes,
} from './case-story.fixture.ts';

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
        'The note still has 2 places in brackets to fill in. Fill them in, or confirm that you sign it as it is.',
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
        'The note still has 1 place in brackets to fill in. Fill them in, or confirm that you sign it as it is.',
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
          'The note states 2 things that the case does not hold. Mend the note, or confirm that you sign it as it is.',
        ));

    test('beside places in brackets, each is counted', () =>
      given(caseDecider, ...noting(`${strange} [Add: date]`))
        .when(signing(noting(`${strange} [Add: date]`)))
        .refused(
          'marks_unconfirmed',
          'The note still has 1 place in brackets to fill in and states 2 things that the case does not hold. Mend the note, or confirm that you sign it as it is.',
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
