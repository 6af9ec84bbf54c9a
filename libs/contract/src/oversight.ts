import { IsIn } from 'class-validator';
import type { Role, Standing, Sort } from '@vouchwell/rules';
import type { CaseResponse } from './case-responses.ts';
import type { LookedThrough } from './cases.ts';
import { Identifier, Optional } from './fields.ts';
import { Type } from './filled.ts';
import { PageQuery, SortedBy } from './paging.ts';

/** What oversight tells apart: `draft` is everything that is not completed. */
export type OversightStatus = 'draft' | 'completed';

/** Which of all cases. */
interface OversightFilter {
  status?: OversightStatus;
  user_id?: number;
  not_ready?: 'true';
  older_than?: number;
}

/** GET /admin/cases: 20 a page where nothing else is asked. */
export class OversightQuery extends PageQuery implements OversightFilter {
  @Optional()
  @IsIn(['draft', 'completed'], { message: 'status must be draft or completed.' })
  status?: OversightStatus;

  /** Who opened the case. */
  @Optional()
  @Identifier('user_id must be the number of a user.')
  @Type(() => Number)
  user_id?: number;

  /** `true`: only unsigned ones of a known payer, of whose criteria one is not met or not documented. */
  @Optional()
  @IsIn(['true'], { message: 'not_ready must be true.' })
  not_ready?: 'true';

  /** Beside `not_ready`: only cases of smaller numbers are looked through. */
  @Optional()
  @Identifier('older_than must be the number of a case.')
  @Type(() => Number)
  older_than?: number;

  @SortedBy('oversight')
  sort?: Sort<'oversight'>;
}

/** Who opened a case, as they are now. */
export interface CaseCreator {
  id: number;
  full_name: string | null;
  username: string;
  role: Role;
  email: string | null;
}

type Shown =
  | 'id'
  | 'category'
  | 'equipment'
  | 'status'
  | 'is_complete'
  | 'signed'
  | 'signed_at'
  | 'created_at'
  | 'updated_at'
  | 'patient'
  | 'diagnoses'
  | 'items'
  | 'notes'
  | 'summary';

export interface OversightCaseResponse extends Pick<CaseResponse, Shown> {
  created_by: CaseCreator;
  /** Without the signature: GET /cases/{id} has it. */
  provider: { name: string; npi: string; date_signed: string } | null;
  /** As in GET /cases. */
  standing: Standing | null;
  /** Its history cannot be read: this is how it stood before, and the case itself does not open. */
  damaged?: true;
}

/** Somebody who has opened cases that are there. */
export interface OversightUser {
  user_id: number;
  full_name: string | null;
  username: string;
  case_count: number;
}

export interface OversightResponse {
  cases: OversightCaseResponse[];
  pagination: {
    page: number;
    per_page: number;
    total: number;
    /** At least 1. */
    pages: number;
    has_prev: boolean;
    has_next: boolean;
  };
  filters: { users: OversightUser[] };
  /** Of those that are not ready; null: of all cases that were asked for. */
  looked_through: LookedThrough | null;
}
