import { Matches } from 'class-validator';
import { NPI_MESSAGE, NPI_PATTERN } from '@vouchwell/rules';
import { Identifier, Optional, OptionalText } from './fields.ts';

/** POST /cases/{id}/shares: hands the case to another user of the site, who may then work on it and sign it. */
export class ShareCaseRequest {
  @Identifier('user_id must be the number of a user.')
  user_id!: number;
}

/** POST /cases/{id}/send-for-signature: a case that lacks nothing else waits for this user's signature. */
export class SendForSignatureRequest {
  @Identifier('user_id must be the number of a user.')
  user_id!: number;
}

/** GET /colleagues: whom a case can be shared with. */
export class ListColleaguesQuery {
  @OptionalText('query', 100)
  query?: string;

  /** Only whose professional profile has this NPI. */
  @Optional()
  @Matches(NPI_PATTERN, { message: NPI_MESSAGE })
  npi?: string;
}
