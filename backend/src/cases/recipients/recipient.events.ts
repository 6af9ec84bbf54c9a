import type { RecipientDetails } from '@vouchwell/contract';
import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';

/**
 * In `recipients-<patient>`, sealed under the patient's key: to whom what concerns the patient goes. An export or a
 * print names its recipient by the number here.
 */
export type RecipientEvent = Event<'RecipientNamed', RecipientDetails & { recipient: number }>;

export const recipientStream = (patientId: number) => `recipients-${patientId}`;

export const recipientEvents: EventVocabulary<RecipientEvent> = {
  sentences: { RecipientNamed: ({ recipient }) => `named recipient ${recipient} of what concerns a patient` },
  audited: { RecipientNamed: 'create' },
};
