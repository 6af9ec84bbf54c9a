import type { Permissions } from '@vouchwell/rules';
import type { AuditAction, AuditOutcome, Why } from '@vouchwell/rules';
import type { DomainEvent, Recorded } from '../kernel/deciding/decider.ts';
import type { Audited, AuditedInWords } from '../kernel/deciding/event-vocabulary.ts';

/** One thing that was done, or tried, as it is kept. Patients are numbers here, and nothing of them is in it. */
export interface AuditEntryDoc {
  /** Time and position: the history's order, and where a page of it begins. */
  readonly moment: string;
  readonly position: string;
  readonly at: string;
  readonly actor_id: number | null;
  readonly username: string;
  readonly full_name: string | null;
  readonly role: string;
  readonly permissions: Partial<Permissions>;
  readonly session_id: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly action: AuditAction;
  readonly outcome: AuditOutcome;
  readonly patients: readonly number[];
  readonly object: string | null;
  /** The note of its case that it is about, by number; null: none of its own. */
  readonly note: number | null;
  readonly sentence: string;
  readonly reason: string | null;
  /** What explained a look; null: nothing was to be explained, or it was recorded before reasons were. */
  readonly why: Why | null;
  readonly event_id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly route: string | null;
  readonly command: string | null;
  readonly correlation_id: string;
  readonly causation_id: string | null;
}

/** How the features tell their events, by type. */
export interface Telling {
  readonly sentences: Readonly<Record<string, (data: never) => string>>;
  readonly audited: Readonly<
    Record<string, Audited['action'] | null | AuditedInWords<never> | ((data: never) => Audited)>
  >;
}

/** Of one event; null: bookkeeping. What is forgotten still says that, when and by whom. */
export function auditEntry(event: Recorded, telling: Telling): AuditEntryDoc | null {
  const audited = auditedAs(event, telling);
  if (!audited) return null;
  const { id, username, full_name, role, permissions, session_id } = event.actor;
  const about = audited.object === undefined ? objectOf(event.stream) : audited.object;
  return {
    moment: `${event.at} ${event.position}`,
    position: event.position,
    at: event.at,
    actor_id: id,
    username,
    full_name,
    role,
    permissions,
    session_id,
    address: event.address,
    device: event.user_agent,
    action: audited.action,
    outcome: audited.outcome ?? 'done',
    patients: patientsOf(event, audited),
    object: about,
    note: noteOf(event),
    sentence: audited.sentence ?? sentenceOf(event, telling),
    reason: event.reason,
    why: audited.why ?? null,
    event_id: event.id,
    type: event.type,
    stream: event.stream,
    revision: event.revision,
    route: routeOf(event),
    command: event.command?.type ?? null,
    correlation_id: event.correlation_id,
    causation_id: event.causation_id,
  };
}

/** By number, whom an event concerns, each once. */
export function patientsConcerned(event: Recorded, telling: Telling): readonly number[] {
  const audited = auditedAs(event, telling);
  return audited ? patientsOf(event, audited) : [];
}

function auditedAs(event: Recorded, { audited }: Telling): Audited | null {
  const told = audited[event.type];
  if (told === null || told === undefined) return null;
  if (typeof told === 'string') return { action: told };
  if (typeof told === 'object') {
    const { action, says } = told;
    return event.forgotten ? { action } : { action, sentence: says(event.data as never) };
  }
  // What tells more of it is gone with its data.
  return event.forgotten ? { action: 'change' } : told(event.data as never);
}

function patientsOf({ subject }: DomainEvent, { patients = [] }: Audited): number[] {
  return [...new Set([...(typeof subject === 'number' ? [subject] : []), ...patients])];
}

function sentenceOf(event: Recorded, { sentences }: Telling): string {
  if (!event.forgotten) return sentences[event.type]!(event.data as never);
  const words = event.type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `did what is forgotten (${words})`;
}

/** Looks stand in streams of days, what came under a key behind its request: they are about neither. */
const objectOf = (stream: string) => (/^(access|request)-/.test(stream) ? null : stream);

/** Whatever concerns one note of a case names it so. */
function noteOf({ data }: Recorded): number | null {
  const { note_id } = data as { note_id?: unknown };
  return typeof note_id === 'number' ? note_id : null;
}

function routeOf({ data }: Recorded): string | null {
  const { route } = data as { route?: unknown };
  return typeof route === 'string' ? route : null;
}
