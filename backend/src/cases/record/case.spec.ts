import { given } from '../../testing/given.ts';
import { caseDecider } from './case.decider.ts';
import type { CaseEvent } from './case.events.ts';
import {
  ana,
  bo,
  provider,
  diagnosis,
  item,
  of,
  opened,
  diagnosed,
  itemised,
  provided,
  noted,
  signed,
  deleted,
  ready,
  open,
  setProvider,
  complete,
  remove,
  changes,
} from './case-story.fixture.ts';

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

test('drafts and cases in progress can be deleted', () => {
  given(caseDecider, opened).when(remove).then(deleted);
  given(caseDecider, ...ready)
    .when(remove)
    .then(deleted);
});
