import type { AuditFilterById } from '@vouchwell/contract';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** In `audit-views-<user>`: the filters of the history that somebody keeps under names. Patients are numbers in them. */
export type AuditViewEvent =
  | Event<'AuditViewSaved', { view: number; name: string; asked: AuditFilterById }>
  | Event<'AuditViewRenamed', { view: number; name: string; was: string }>
  /** It asks for something else from now on. */
  | Event<'AuditViewChanged', { view: number; name: string; asked: AuditFilterById }>
  | Event<'AuditViewDeleted', { view: number; name: string }>
  /** All of them, in their new order. */
  | Event<'AuditViewsOrdered', { views: number[] }>;

export const auditViewsStream = (userId: number) => `audit-views-${userId}`;

export const auditViewEvents: EventVocabulary<AuditViewEvent> = {
  sentences: {
    AuditViewSaved: ({ name }) => `saved the view “${name}” of the audit history`,
    AuditViewRenamed: ({ name, was }) => `renamed the view “${was}” of the audit history to “${name}”`,
    AuditViewChanged: ({ name }) => `changed what the view “${name}” of the audit history asks for`,
    AuditViewDeleted: ({ name }) => `deleted the view “${name}” of the audit history`,
    AuditViewsOrdered: () => 'put their views of the audit history in another order',
  },
  audited: {
    AuditViewSaved: 'create',
    AuditViewRenamed: 'change',
    AuditViewChanged: 'change',
    AuditViewDeleted: 'delete',
    AuditViewsOrdered: 'change',
  },
};
