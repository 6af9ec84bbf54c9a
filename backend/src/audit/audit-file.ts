import type { AuditEntry, AuditFormat } from '@vouchwell/contract';
import { csvRows, csvText, reasonText } from '@vouchwell/rules';

type Cell = (entry: AuditEntry) => string | number | null;

const columns: Readonly<Record<string, Cell>> = {
  Position: ({ position }) => position,
  Time: ({ at }) => at,
  'Person ID': ({ actor_id }) => actor_id,
  Username: ({ username }) => username,
  Name: ({ full_name }) => full_name,
  Role: ({ role }) => role,
  'Rights set': ({ permissions }) =>
    Object.entries(permissions)
      .map(([name, may]) => `${name}=${may}`)
      .join(' '),
  Session: ({ session_id }) => session_id,
  Address: ({ address }) => address,
  Device: ({ device }) => device,
  Action: ({ action }) => action,
  Outcome: ({ outcome }) => outcome,
  'Patient IDs': ({ patients }) => patients.join(' '),
  Object: ({ object }) => object,
  Note: ({ note }) => note,
  'What was done': ({ sentence }) => sentence,
  Reason: ({ reason }) => reason,
  'Why it was looked at': ({ why }) => why && reasonText(why),
  Route: ({ route }) => route,
  Command: ({ command }) => command,
  'Event ID': ({ event }) => event.id,
  Event: ({ event }) => event.type,
  Stream: ({ event }) => event.stream,
  Revision: ({ event }) => event.revision,
  Request: ({ correlation_id }) => correlation_id,
  Cause: ({ causation_id }) => causation_id,
};

/** A file, in parts that are made when they are sent: as long as it must be. */
export const fileOf: Readonly<
  Record<AuditFormat, { head: string; part: (entries: readonly AuditEntry[]) => string }>
> = {
  csv: {
    head: csvText([Object.keys(columns)]),
    part: (entries) => csvRows(entries.map((entry) => Object.values(columns).map((cell) => cell(entry)))),
  },
  ndjson: {
    head: '',
    part: (entries) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
  },
};
