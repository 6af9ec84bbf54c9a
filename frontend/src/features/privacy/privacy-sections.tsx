import type { ReactNode } from 'react';
import { TwoColumns } from './two-columns.tsx';

export interface PrivacySection {
  /** The anchor. */
  id: string;
  title: string;
  body: ReactNode;
}

/** The policy. Its periods are those of the specification; what it says of the product, the product does. */
export const privacySections: readonly PrivacySection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: (
      <>
        <p>
          Vouchwell is software with which clinicians and equipment suppliers write, sign and export medical
          necessity notes. Each organization installs it on its own servers. There it needs no connection to
          the internet, and it makes none by itself.
        </p>
        <p>
          The organization that runs an installation decides about the data in it. This policy says what the
          software does with that data, and what we do with what you send to us.
        </p>
      </>
    ),
  },
  {
    id: 'information-collection',
    title: 'What is collected',
    body: (
      <ul>
        <li>
          Patients: name, date of birth, gender, contact details, record number, height and weight, as far as
          somebody enters them.
        </li>
        <li>Cases: diagnoses, equipment, provider, notes with all their versions, signatures and addenda.</li>
        <li>Users: username, name, email, role, rights and professional profile.</li>
        <li>
          Use: who signed in, changed, viewed, exported, printed or copied something, when and from which
          address.
        </li>
        <li>Demo requests: what you write into the form, and the address it came from.</li>
      </ul>
    ),
  },
  {
    id: 'data-processing',
    title: 'How it is processed',
    body: (
      <>
        <p>
          The facts of a case are given to a language model that runs on the organization’s own machines, to
          draft the note. The draft is compared with the case, and what the case does not support is marked. A
          person reads, edits and signs it; nothing is signed by a program.
        </p>
        <p>
          Cloud models are switched off. Only an operator of the installation can allow one, by naming it in
          the configuration; facts of a case then go to that provider.
        </p>
      </>
    ),
  },
  {
    id: 'data-storage',
    title: 'Where it is stored, and how it is protected',
    body: (
      <ul>
        <li>All data lies in the organization’s own data folder or databases. There is no copy with us.</li>
        <li>
          Patient data in the history is encrypted with a key for each patient. What the screens read from is
          kept on the same server; protect its disks as well.
        </li>
        <li>Passwords are kept as argon2id hashes. Sessions end by themselves and can be ended at once.</li>
        <li>
          Multi-factor authentication: beside the password, a code of an authenticator app can be asked at
          sign-in and at signing. Everybody can set it up, and the organization can require it. It needs no
          internet.
        </li>
        <li>Every change has a hash, so that what is missing or altered is found.</li>
      </ul>
    ),
  },
  {
    id: 'data-sharing',
    title: 'Who sees it',
    body: (
      <>
        <p>
          A user sees their own cases and those shared with them by name; administrators see all. A note
          leaves the installation when a person exports, prints or copies it, and that is recorded.
        </p>
        <p>
          We sell no data, show no advertisements and track nobody. This page loads nothing from elsewhere.
        </p>
      </>
    ),
  },
  {
    id: 'user-rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may ask to see what is kept about you, to have it corrected, and to have it erased as far as the
          law allows. For data in an installation, ask the organization that runs it; it can show who has seen
          a patient. A signed note is not changed: a correction is added to it.
        </p>
        <p>
          A demo request is erased when you ask for it: the key it was encrypted with is destroyed. That a
          request was made, when and from which address, stays in the history.
        </p>
      </>
    ),
  },
  {
    id: 'hipaa-compliance',
    title: 'HIPAA',
    body: (
      <>
        <p>
          Vouchwell is made to be used under HIPAA: rights by role, a record of every access, integrity of the
          history, automatic end of sessions, and encryption. Whether a site complies depends on how it runs
          it.
        </p>
        <p>Whoever is affected by a breach is told within 60 days.</p>
      </>
    ),
  },
  {
    id: 'data-retention',
    title: 'How long it is kept',
    body: (
      <>
        <TwoColumns
          head={['What', 'How long']}
          rows={[
            ['Patient records', '7-10 years'],
            ['System logs', '6 years'],
            ['User account data', '90 days after deactivation'],
            ['Support communications', '3 years'],
          ]}
        />
        <p>
          These are the periods for which an organization should plan. Nothing is destroyed by itself when a
          period ends: the software lists the patients whose records need no longer be kept, and two
          administrators decide together. Then the key of the patient is destroyed and their data can be read
          by nobody; that there was a record, and who saw it when, stays in the history under a number.
        </p>
      </>
    ),
  },
  {
    id: 'policy-updates',
    title: 'Changes of this policy',
    body: (
      <p>Of material changes we give 30 days’ notice. The version that counts is the one on this page.</p>
    ),
  },
  {
    id: 'contact-info',
    title: 'How to reach us',
    body: (
      <>
        <p>Write to the privacy officer of your organization, or to us through the demo form.</p>
        <TwoColumns
          head={['What about', 'Answered within']}
          rows={[
            ['Privacy inquiries', '5 business days'],
            ['Data access requests', '30 days'],
            ['Security incidents', '24 hours'],
            ['General support', '2 business days'],
          ]}
        />
      </>
    ),
  },
];
