import type { SecondFactorKind, Why } from '@vouchwell/rules';
import type { Event } from '../deciding/decider.ts';
import type { EventVocabulary } from '../deciding/event-vocabulary.ts';

export type DisclosureAction = 'view' | 'search' | 'export' | 'print' | 'copy';

/** Who looked, who came and who was turned away. In one stream a day: `access-2026-11-21`; a print or copy that was
 *  told under an Idempotency-Key stands behind its reservation. */
export type AccessEvent =
  | Event<
      'PatientDataDisclosed',
      {
        action: DisclosureAction;
        /** Method and route pattern, never the address itself. */
        route: string;
        /** Every patient whose data went out. */
        patients: number[];
        /** What was read, such as `case-42`; null for a list. */
        object: string | null;
        /** How it left: `pdf`, `txt`; null for a screen. */
        format: string | null;
        /** The note of its case that was shown or left, by number; left out: none of its own. Earlier entries do not tell. */
        note_id?: number;
        /** What explained it then. Left out: it was not looked for, as in earlier versions. */
        why?: Why;
        /** The signed letter that was shown or left; left out: it was none. Earlier entries do not tell. */
        document?: IssuedDocument;
        /** To whom it goes: its number among those that were named for the patient; left out: nobody said. */
        recipient?: number;
      }
    >
  /** All events as they are stored, for verification elsewhere: what concerns patients is sealed. */
  /** `position`: of the one event that went out; left out: all of them did. */
  | Event<'LogExported', { events: number; position?: string }>
  /** `second_factor`: what was given beside the password; left out: it was asked of nobody. */
  | Event<'SignedIn', { user_id: number; second_factor?: SecondFactorKind }>
  /** `name` is a pseudonym: what was typed may be anything, even a password. */
  | Event<'SignInFailed', { name: string; user_id: number | null; cause: SignInFailure }>
  | Event<'SignedOut', { user_id: number }>
  /** A new sign-in made room for itself: nobody has more than twenty sessions. */
  | Event<'OldSessionsEnded', { user_id: number; sessions: number }>
  | Event<
      'AccessRefused',
      {
        route: string;
        /** 404 where there is nothing of that number: who asks for what is not there may be looking around. */
        status: number;
        code: string;
        /** What was asked for by its number, such as `case-42`. Earlier entries do not tell, nor whose record it is. */
        object?: string | null;
        patients?: number[];
      }
    >
  /** What a model is asked holds the data of a patient: told before anything is. */
  | Event<'ModelAsked', { kind: string; provider: string; model: string; patients: number[]; object: string }>
  /** What came of it, however it ended. Sealed under its patient's key: a hash could tell whether a guess is right. */
  | Event<'ModelCallEnded', ModelCallEnd>
  /** Whoever reads the history is in it. `asked`: by which filters, by ids alone; `patients`: whose names it showed. */
  | Event<
      'AuditRead',
      {
        route: string;
        asked: Readonly<Record<string, string>>;
        patients: number[];
        /** `csv`, `ndjson`, `pdf`; null for a screen. */
        format: string | null;
        /** The report that left as a PDF; left out: it was none. Earlier entries do not tell. */
        document?: IssuedDocument;
      }
    >;

/** How the asking of a model for one note ended, and what it had been sent by then. */
export interface ModelCallEnd {
  readonly kind: string;
  readonly provider: string;
  readonly model: string;
  /** The exact model, where its server told: Ollama's digest. */
  readonly digest: string | null;
  /** How many it was sent: one for a whole letter, several where it writes sentence by sentence. */
  readonly prompts: number;
  /** SHA-256 over all of them in their order, in hexadecimal; null: none was sent. */
  readonly prompt_hash: string | null;
  /** The library's contents that they held. */
  readonly contents: readonly { readonly id: number; readonly version: number }[];
  /** `fell_back`: the template wrote in its stead, or the note stayed as it was. `failed`: nothing came of it. */
  readonly ended: 'finished' | 'fell_back' | 'cancelled' | 'failed';
  /** Why it fell back, or why the template ended what it had begun; null otherwise. */
  readonly cause: string | null;
  readonly patients: number[];
  readonly object: string;
}

/** What is kept of a signed letter that was shown or left, so that whoever holds it can ask whether it is genuine. */
export interface IssuedDocument {
  /** The pseudonym of its code: the log gives no code away. */
  readonly mark: string;
  /** SHA-256 of the file, in hexadecimal; null: it was shown. */
  readonly file: string | null;
  /** ISO 8601, UTC; a report is signed by the site alone, when it is made. */
  readonly signed_at: string;
  /** IANA name, in which the document writes it; null: UTC */
  readonly time_zone: string | null;
  /** A report of the history; left out: a letter or an order. */
  readonly report?: true;
}

export type SignInFailure = 'unknown' | 'wrong_password' | 'inactive' | 'too_many' | 'wrong_code';

const people = (count: number) => (count === 1 ? '1 patient' : `${count} patients`);
const verb: Record<DisclosureAction, string> = {
  view: 'viewed data of',
  search: 'listed',
  export: 'exported data of',
  print: 'printed data of',
  copy: 'copied data of',
};

const callEnds: Record<ModelCallEnd['ended'], string> = {
  finished: 'got a note of',
  fell_back: 'got no note of',
  cancelled: 'stopped the note of',
  failed: 'got nothing of',
};

const filtered = (asked: Readonly<Record<string, string>>) =>
  Object.keys(asked).length === 0
    ? ''
    : ` (${Object.entries(asked)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')})`;

export const accessEvents: EventVocabulary<AccessEvent> = {
  sentences: {
    PatientDataDisclosed: ({ action, patients }) => `${verb[action]} ${people(patients.length)}`,
    LogExported: ({ events, position }) =>
      position === undefined
        ? `exported the log of ${events} events for verification`
        : `exported event ${position} of the log for verification`,
    SignedIn: ({ second_factor }) =>
      second_factor === undefined
        ? 'signed in'
        : `signed in with ${second_factor === 'app' ? 'a code of the app' : 'a recovery code'}`,
    SignInFailed: ({ cause }) => `failed to sign in (${cause.replace('_', ' ')})`,
    SignedOut: () => 'signed out',
    OldSessionsEnded: ({ sessions }) =>
      `was signed out of ${sessions === 1 ? 'an older session' : `${sessions} older sessions`}`,
    AccessRefused: ({ route, status }) =>
      status === 404 ? `asked for what is not there: ${route}` : `was refused ${route}`,
    ModelAsked: ({ provider, model }) => `had ${model} (${provider}) asked for a note`,
    ModelCallEnded: ({ model, provider, ended }) => `${callEnds[ended]} ${model} (${provider})`,
    AuditRead: ({ asked: { report, ...asked }, format }) =>
      report === undefined
        ? `${format === null ? 'read' : 'exported'} the audit history${filtered(asked)}`
        : `${format === null ? 'made' : 'exported'} the report ${report} of the audit history${filtered(asked)}`,
  },
  audited: {
    LogExported: () => ({ action: 'export', object: null }),
    PatientDataDisclosed: ({ action, patients, object, why }) => ({
      ...{ action, patients, object },
      ...(why !== undefined && { why }),
    }),
    SignedIn: 'sign_in',
    // Who tried is nobody's name; whose account it was is known, unless there is none.
    SignInFailed: ({ user_id }) => ({
      ...{ action: 'sign_in', outcome: 'failed' },
      object: user_id === null ? null : `user-${user_id}`,
    }),
    SignedOut: 'sign_in',
    OldSessionsEnded: 'sign_in',
    AccessRefused: ({ status, object = null, patients }) => ({
      action: 'refused',
      outcome: status === 404 ? 'failed' : 'refused',
      object,
      ...(patients && { patients }),
    }),
    ModelAsked: ({ patients, object }) => ({ action: 'generate', patients, object }),
    ModelCallEnded: ({ patients, object, ended }) => ({
      ...{ action: 'generate', patients, object },
      ...((ended === 'fell_back' || ended === 'failed') && { outcome: 'failed' }),
    }),
    AuditRead: ({ patients, format }) => ({
      action: format === null ? 'view' : 'export',
      patients,
      object: 'audit',
    }),
  },
};
