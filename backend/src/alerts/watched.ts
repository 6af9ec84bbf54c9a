import type { Why } from '@vouchwell/rules';
import { followsInTime } from './what-follows.ts';

/** One access of a person, as far as rules look at it. */
export interface Access {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly position: string;
  readonly address: string | null;
  /** `file`: a list that left as one. */
  readonly kind: 'look' | 'list' | 'file' | 'refused';
  readonly patients: readonly number[];
  readonly why?: Why | undefined;
}

/** A look that nothing explains, or no more than that a list had shown the patient or a name was searched for. */
export interface BareLook {
  readonly at: string;
  readonly patient: number;
  /** At an hour at which they do not work. */
  readonly odd_hour: boolean;
  /** From an address that they had not used before. */
  readonly new_address: boolean;
}

/** The most of one kind within an hour of a day. */
export interface Peak {
  readonly kind: 'many_patients' | 'refused';
  readonly day: string;
  readonly at: string;
  readonly measure: number;
  readonly patients: readonly number[];
}

/** What is known of a person's accesses, small however many there were. */
export interface Watched {
  readonly person: number;
  readonly name: string;
  /** Of the newest access. */
  readonly at: string;
  /** On how many days they worked; the newest of them, and its hours. */
  readonly days: number;
  readonly day: string;
  readonly day_hours: readonly number[];
  /** By the hour of UTC: on how many days they worked in it. */
  readonly hours: readonly number[];
  readonly addresses: readonly string[];
  /** Within the last hour. */
  readonly opened: readonly { readonly patient: number; readonly at: string }[];
  readonly refusals: readonly string[];
  readonly peaks: readonly Peak[];
  readonly files: readonly { readonly position: string; readonly at: string; readonly patients: number }[];
  /** Of a year. */
  readonly bare: readonly BareLook[];
  /** The newest patients they opened, for whatever reason. */
  readonly recent: readonly { readonly patient: number; readonly at: string }[];
}

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** Of what is kept, so much at most. */
const [ADDRESSES, PEAKS, FILES, BARE, RECENT, NAMED] = [20, 30, 10, 500, 30, 50];
/** Less than this is not kept: no threshold is lower. */
const [SOME_PATIENTS, SOME_REFUSALS, SOME_EXPORTED] = [5, 5, 50];
/** Somebody's usual hours and addresses are known after so many days of work. */
const KNOWN_DAYS = 10;
/** On fewer days than this an hour is not one at which they work. */
const USUAL_DAYS = 3;

export const unwatched = (person: number): Watched => ({
  ...{ person, name: '', at: '', days: 0, day: '', day_hours: [], hours: Array<number>(24).fill(0) },
  ...{ addresses: [], opened: [], refusals: [], peaks: [], files: [], bare: [], recent: [] },
});

/** After one more access. */
export function watched(before: Watched, access: Access): Watched {
  const known = { ...before, at: access.at };
  return present(access.kind === 'refused' ? refused(known, access) : shown(known, access), access);
}

/** After they did what explains why they had looked at a patient. */
export function explained(state: Watched, patient: number, at: string): Watched {
  const bare = state.bare.filter((look) => look.patient !== patient || !followsInTime(look.at, at));
  return bare.length === state.bare.length ? state : { ...state, bare };
}

/** Where and when they work, learned from every access. */
function present(state: Watched, { at, address }: Access): Watched {
  const [day, hour] = [at.slice(0, 10), hourOf(at)];
  const isNewDay = day !== state.day;
  const worked = isNewDay ? [] : state.day_hours;
  const addresses =
    address === null || state.addresses.includes(address)
      ? state.addresses
      : [...state.addresses, address].slice(-ADDRESSES);
  if (worked.includes(hour)) return { ...state, addresses };
  const hours = state.hours.map((days, index) => (index === hour ? days + 1 : days));
  return {
    ...state,
    addresses,
    hours,
    day,
    day_hours: [...worked, hour],
    days: state.days + Number(isNewDay),
  };
}

function shown(state: Watched, { at, position, kind, patients, why, address }: Access): Watched {
  if (kind === 'file' && patients.length >= SOME_EXPORTED)
    return { ...state, files: [...state.files, { position, at, patients: patients.length }].slice(-FILES) };
  const [patient] = patients;
  if (kind !== 'look' || patient === undefined) return state;
  const anHourAgo = earlier(at, HOUR_MS);
  // In the order of the log: whoever was opened longest ago stands first, and is gone first.
  const gone = state.opened.findIndex((one) => one.at > anHourAgo);
  const opened = gone < 0 ? [] : state.opened.slice(gone);
  const known = opened.findLastIndex((one) => one.patient === patient);
  if (known >= 0) opened.splice(known, 1);
  opened.push({ patient, at });
  const recent = [...state.recent.filter((one) => one.patient !== patient), { patient, at }].slice(-RECENT);
  const named = opened.slice(-NAMED).map((one) => one.patient);
  const peaks = raised(state.peaks, 'many_patients', at, opened.length, SOME_PATIENTS, named);
  const next = { ...state, opened, recent, peaks };
  if (!isBare(why)) return next;
  const look = { at, patient, odd_hour: isOddHour(state, at), new_address: isNewAddress(state, address) };
  const aYearAgo = earlier(at, YEAR_MS);
  const bare = [...state.bare.filter((one) => one.at >= aYearAgo), look].slice(-BARE);
  return { ...next, bare };
}

function refused(state: Watched, { at, patients }: Access): Watched {
  const anHourAgo = earlier(at, HOUR_MS);
  const refusals = [...state.refusals.filter((one) => one > anHourAgo), at];
  const peaks = raised(state.peaks, 'refused', at, refusals.length, SOME_REFUSALS, patients);
  return { ...state, refusals, peaks };
}

/** That a list had shown the patient, or that the name was searched for, is an opportunity and not a reason. */
const isBare = (why: Why | undefined) =>
  why === 'none' || (why !== undefined && (why.kind === 'from_list' || why.kind === 'register'));

function raised(
  peaks: readonly Peak[],
  kind: Peak['kind'],
  at: string,
  measure: number,
  least: number,
  patients: readonly number[],
): readonly Peak[] {
  const day = at.slice(0, 10);
  const todays = peaks.find((peak) => peak.kind === kind && peak.day === day);
  if (measure < least || measure <= (todays?.measure ?? 0)) return peaks;
  const peak = { kind, day, at, measure, patients: patients.slice(-NAMED) };
  return [...peaks.filter((one) => one !== todays), peak].slice(-PEAKS);
}

/** An hour beside one at which they work is usual too: clocks are set, and days grow long. */
function isOddHour({ hours, days }: Watched, at: string): boolean {
  const hour = hourOf(at);
  const around = [hour + 23, hour, hour + 1].map((one) => hours[one % 24]!);
  return days >= KNOWN_DAYS && Math.max(...around) < USUAL_DAYS;
}

const isNewAddress = ({ addresses, days }: Watched, address: string | null) =>
  days >= KNOWN_DAYS && address !== null && !addresses.includes(address);

const hourOf = (at: string) => Number(at.slice(11, 13));
/** Compared as texts: who looks at thousands within the hour has thousands of moments compared at each look. */
const earlier = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString();
