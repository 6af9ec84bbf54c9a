import { orderLines } from '@vouchwell/rules';
import { sampleLetter } from './letter.sample.ts';
import type { SignedWrittenOrder } from './order.ts';

const { patient, items, provider } = sampleLetter;
const { name, npi } = provider!;

/** An invented, signed order that the specs share. */
export const sampleOrder: SignedWrittenOrder = {
  format: 1,
  case_id: 42,
  version: 2,
  letterhead: null,
  patient: {
    first_name: patient.first_name,
    middle_name: patient.middle_name,
    last_name: patient.last_name,
  },
  order_date: '2026-11-20',
  lines: orderLines(items),
  practitioner: { name, npi },
  added: {},
  signature: {
    name,
    npi,
    credentials: 'MD',
    mark: null,
    meaning: 'I order these items',
    signed_at: '2026-11-21T14:05:09.000Z',
    time_zone: 'UTC',
  },
};
