import type { RefillState } from '@vouchwell/rules';
import { IsIn } from 'class-validator';
import { Optional } from './fields.ts';
import { PageQuery } from './paging.ts';

export const refillStages = ['due', 'later', 'delivered'] as const;
export type RefillStage = (typeof refillStages)[number];

/** GET /refills */
export class RefillsQuery extends PageQuery {
  /** What is to be done today or should have been, what is to be done later, or what is delivered; all: without it. */
  @Optional()
  @IsIn(refillStages, { message: `stage must be one of: ${refillStages.join(', ')}.` })
  stage?: RefillStage;
}

/** GET /refills: a case that is not completed and whose supply ends on a known day: first what is due, last what is delivered. */
export interface RefillResponse {
  case_id: number;
  patient: { id: number; first_name: string; last_name: string; dob: string | null; mrn: string | null };
  items: string[];
  state: RefillState;
  supply_end: string;
  /** The first day on which the patient may be asked. */
  ask_from: string;
  /** The first day on which it may be delivered. */
  deliver_from: string;
  confirmed: string | null;
  delivery: string | null;
}
