import type { AuditReportKind } from '@vouchwell/contract';

export const reportTitles: Readonly<Record<AuditReportKind, string>> = {
  disclosures: 'Accounting of disclosures',
  'patient-access': 'Access report for a patient',
  'person-access': 'Access report for a person',
  'sign-ins': 'Sign-ins',
  rights: 'Changes of rights',
  month: 'Monthly summary of the history',
};

const COMMON =
  'Made from the log of this site, which the checkpoint covers up to its last event: whoever has the log can verify that nothing of it was altered since.';

/** What a report can know and what it cannot. */
const statements: Readonly<Record<AuditReportKind, readonly string[]>> = {
  disclosures: [
    'Each time that data of the patient left the screen as a file, a print or a copy, and is not known to be left out by the rule, newest first [45 CFR 164.528].',
    'Where it says “not recorded”, nobody said at the export to whom it went and for what: the rule wants both for each disclosure that is accounted for, with the address where it is known. Add them, and what was disclosed on other ways, such as by telephone or from other systems.',
    'A signed letter is counted as payment, for which it is written. One that was given out for another purpose must be added, as must what a photograph or a copy by hand took from a screen, which leaves no trace here.',
    'Whether a model’s vendor is a business associate, and whether an agency has asked for a suspension of the right to an accounting [164.528(a)(2)], is for the site to know.',
  ],
  'patient-access': [
    'Everybody who saw, listed or changed something of the patient, or tried to, newest first. Why says what explained the look when it was taken, or what followed.',
    'What somebody saw over another’s shoulder, on paper or in another system is not known here.',
  ],
  'person-access': [
    'Whatever the person did with records of patients, newest first. Patients are given by number, so that this report tells of no patient more than who saw them.',
    'Whether it was the person or somebody at their unlocked computer is not known here.',
  ],
  'sign-ins': [
    'Who signed in and out, and who failed to, newest first.',
    'Who failed to sign in is nobody’s name, as what was typed may be anything; whose account was tried is told where there is one. Narrowed to a person, it tells the failures at their account as well.',
  ],
  rights: [
    'Accounts that were created, changed, deactivated or reactivated, passwords and second factors that were set or reset by somebody else, and rules for them, newest first. Narrowed to a person, it tells what was changed of their account as well as what they changed.',
  ],
  month: ['Entries of the history, counted. Refused are requests that nobody’s rights allowed.'],
};

export const statementsOf = (kind: AuditReportKind): readonly string[] => [...statements[kind], COMMON];
