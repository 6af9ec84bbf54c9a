import type { FastifyRequest } from 'fastify';

/** What a request names by its number, and whose data that is where the number itself says so. */
export interface AskedFor {
  /** Such as `case-42`; null: neither a case, nor a patient's record, nor the feedback about a note. */
  readonly object: string | null;
  readonly patients?: number[];
}

/** The case, the patient's record or the feedback that the address names, or else the body. */
export function askedFor({ params, body, routeOptions }: FastifyRequest): AskedFor {
  const url = routeOptions?.url ?? '';
  const [, kind] = /^\/(case|patient)s\/:id(\/|$)/.exec(url) ?? /^\/rag\/(feedback)\/:id\//.exec(url) ?? [];
  const { id } = (params ?? {}) as { id?: unknown };
  if (kind !== undefined) return named(kind, id);
  const { case_id, patient } = (body ?? {}) as { case_id?: unknown; patient?: { id?: unknown } | null };
  if (url === '/rag/feedback') return named('case', case_id);
  return url === '/cases/workflow' ? named('patient', patient?.id) : { object: null };
}

function named(kind: string, id: unknown): AskedFor {
  if ((typeof id !== 'string' && typeof id !== 'number') || !/^[1-9]\d{0,14}$/.test(String(id)))
    return { object: null };
  return { object: `${kind}-${id}`, ...(kind === 'patient' && { patients: [Number(id)] }) };
}
