import type { PatientFacts } from '@vouchwell/document';
import { given } from '../testing/given.ts';
import { mergeDecider } from './merge.decider.ts';
import type { MergeEvent } from './merge.events.ts';
import { patientDecider } from './patient.decider.ts';
import { patientEvents, type PatientEvent } from './patient.events.ts';

const patient: PatientFacts = {
  ...{ first_name: 'Ana', last_name: 'Ramírez', middle_name: null, dob: '1950-02-03', gender: null },
  ...{ height: null, weight: null, address: null, phone: null, email: null, mrn: 'MRN-1' },
};
const today = '2026-11-22';
const registered: PatientEvent = { type: 'PatientRegistered', data: { patient }, subject: 7 };
const correct = (change: Partial<PatientFacts>, into_cases = true) =>
  ({ type: 'CorrectPatient', change, into_cases, today }) as const;
const correctedTo = (
  now: Partial<PatientFacts>,
  was: Partial<PatientFacts>,
  into_cases = true,
): PatientEvent => ({
  type: 'PatientCorrected',
  data: { was, now, into_cases },
  subject: 7,
});

test('a correction says what changed, from what to what, and nothing else', () => {
  given(patientDecider, registered)
    .when(correct({ ...patient, last_name: 'Ramos', mrn: null }))
    .then(correctedTo({ last_name: 'Ramos', mrn: null }, { last_name: 'Ramírez', mrn: 'MRN-1' }));
  given(patientDecider, registered).when(correct(patient)).then();
  given(patientDecider).when(correct({})).refused('patient_missing');
  given(patientDecider, registered)
    .when(correct({ dob: '2026-11-23' }))
    .refused('invalid_patient');
  given(patientDecider, registered)
    .when(correct({ last_name: ' ' }))
    .refused('invalid_patient');
});

test('a birth date that nobody has, of a record from before, is mended with its next correction', () => {
  const old: PatientEvent = { ...registered, data: { patient: { ...patient, dob: '1800-02-03' } } };
  given(patientDecider, old)
    .when(correct({ mrn: 'MRN-2' }))
    .refused('invalid_patient', 'Date of birth is more than 130 years ago. Check the year.');
  given(patientDecider, old)
    .when(correct({ mrn: 'MRN-2', dob: null }))
    .then(correctedTo({ mrn: 'MRN-2', dob: null }, { mrn: 'MRN-1', dob: '1800-02-03' }));
});

test('the second correction stands on the first', () => {
  const first = correctedTo({ mrn: 'MRN-2' }, { mrn: 'MRN-1' });
  given(patientDecider, registered, first)
    .when(correct({ mrn: 'MRN-1' }, false))
    .then(correctedTo({ mrn: 'MRN-1' }, { mrn: 'MRN-2' }, false));
});

test('a correction is carried once, and a later one is not taken for carried', () => {
  const first = correctedTo({ mrn: 'MRN-2' }, { mrn: 'MRN-1' });
  const tell = { type: 'TellCarried', correction: 1, case_ids: [4] } as const;
  const carried: PatientEvent = {
    type: 'CorrectionCarried',
    data: { correction: 1, case_ids: [4] },
    subject: 7,
  };
  given(patientDecider, registered, first).when(tell).then(carried);
  given(patientDecider, registered, first, carried).when(tell).then();
  const recordOnly = correctedTo({ mrn: 'MRN-2' }, { mrn: 'MRN-1' }, false);
  given(patientDecider, registered, recordOnly).when(tell).then();
  const second = correctedTo({ mrn: 'MRN-3' }, { mrn: 'MRN-2' });
  const again = { ...tell, correction: 2 };
  given(patientDecider, registered, first, second, carried)
    .when(again)
    .then({ ...carried, data: { correction: 2, case_ids: [4] } } as PatientEvent);
});

test('a record that was merged is corrected no more', () => {
  const merged: PatientEvent = { type: 'PatientMerged', data: { survivor_id: 8 }, subject: 7 };
  given(patientDecider, registered).when({ type: 'TellMerged', survivor_id: 8 }).then(merged);
  given(patientDecider, registered, merged).when({ type: 'TellMerged', survivor_id: 8 }).then();
  given(patientDecider, registered, merged)
    .when(correct({ mrn: null }))
    .refused('patient_merged');
  const taken: PatientEvent = { type: 'PatientTakenIn', data: { merged_id: 9 }, subject: 7 };
  given(patientDecider, registered, taken).when({ type: 'TellTakenIn', merged_id: 9 }).then();
});

test('what somebody has begun to use stays when its import is taken back, whichever came first', () => {
  const imported: PatientEvent = { ...registered, data: { patient, import_id: 3 } };
  const takeUp = { type: 'TakeUpPatient' } as const;
  const withdraw = { type: 'WithdrawPatient', import_id: 3, has_cases: false } as const;
  const takenUp: PatientEvent = { type: 'PatientTakenUp', data: {}, subject: 7 };
  const withdrawn: PatientEvent = { type: 'PatientWithdrawn', data: { import_id: 3 }, subject: 7 };
  given(patientDecider).when({ type: 'RegisterPatient', id: 7, patient, today, import_id: 3 }).then(imported);
  given(patientDecider, imported).when(withdraw).then(withdrawn);
  given(patientDecider, imported, withdrawn).when(takeUp).refused('patient_missing');
  given(patientDecider, imported, withdrawn).when(withdraw).then();
  given(patientDecider, imported).when(takeUp).then(takenUp);
  given(patientDecider, imported, takenUp).when(takeUp).then();
  const used: PatientEvent[] = [
    takenUp,
    correctedTo({ mrn: null }, { mrn: 'MRN-1' }),
    { type: 'PatientMerged', data: { survivor_id: 8 }, subject: 7 },
    { type: 'PatientTakenIn', data: { merged_id: 9 }, subject: 7 },
  ];
  for (const one of used) given(patientDecider, imported, one).when(withdraw).then();
  // Of imports of an earlier version the cases themselves tell.
  given(patientDecider, registered).when(takeUp).then();
  given(patientDecider, registered).when(withdraw).then(withdrawn);
  given(patientDecider, registered)
    .when({ ...withdraw, has_cases: true })
    .then();
});

test('merges make no circle, and each is settled once', () => {
  const merge = (survivor_id: number, merged_id: number) =>
    ({ type: 'MergePatients', survivor_id, merged_id }) as const;
  const merged = (survivor_id: number, merged_id: number): MergeEvent => ({
    type: 'PatientsMerged',
    data: { survivor_id, merged_id },
  });
  given(mergeDecider).when(merge(1, 2)).then(merged(1, 2));
  given(mergeDecider).when(merge(1, 1)).refused('same_record');
  given(mergeDecider, merged(1, 2)).when(merge(2, 1)).refused('patient_merged');
  given(mergeDecider, merged(1, 2)).when(merge(3, 2)).refused('patient_merged');
  given(mergeDecider, merged(1, 2)).when(merge(3, 1)).then(merged(3, 1));
  const settle = { type: 'SettleMerge', merged_id: 2, case_ids: [5] } as const;
  const settled: MergeEvent = { type: 'MergeSettled', data: { merged_id: 2, case_ids: [5] } };
  given(mergeDecider, merged(1, 2)).when(settle).then(settled);
  given(mergeDecider, merged(1, 2), settled).when(settle).then();
});

test('an auditor reads which fields, and no value', () => {
  const { data } = correctedTo(
    { last_name: 'Ramos', dob: null },
    { last_name: 'Ramírez', dob: '1950-02-03' },
  );
  const sentence = patientEvents.sentences.PatientCorrected(data as never);
  expect(sentence).toBe('corrected the patient: last name, date of birth');
});
