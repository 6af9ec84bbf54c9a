import type { AccessEvent, IssuedDocument } from '../kernel/access/access.events.ts';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection } from '../kernel/projecting/projection.ts';

/** All that anybody is told of a document. */
export interface GenuineDoc {
  /** ISO 8601, UTC */
  readonly signed_at: string;
  /** IANA name, in which the document writes it; null: UTC */
  readonly time_zone: string | null;
  readonly report?: true;
}

type Disclosure = Extract<AccessEvent, { type: 'PatientDataDisclosed' | 'AuditRead' }>;

/** By what names a document; the patient, the case and whoever took it are not in it. */
const documentsBy = (name: string, named: (document: IssuedDocument) => string | null) =>
  projection<GenuineDoc, Disclosure>({
    name,
    version: 1,
    indexes: [],
    search: [],
    isAwaitedByReaders: true,
    key: ({ data: { document } }) => (document ? named(document) : null),
    on: {
      PatientDataDisclosed: (doc, event) => doc ?? told(event),
      AuditRead: (doc, event) => doc ?? told(event),
    },
  });

/** Signed letters that were shown or left, and reports that left, by the pseudonyms of their codes. */
export const documentCodes = documentsBy('document_codes', ({ mark }) => mark);

/** Files of signed letters and of reports that left, by their SHA-256. */
export const documentFiles = documentsBy('document_files', ({ file }) => file);

function told({ data: { document } }: Readable<Disclosure>): GenuineDoc | null {
  if (!document) return null;
  const { signed_at, time_zone, report } = document;
  return { signed_at, time_zone, ...(report && { report }) };
}
