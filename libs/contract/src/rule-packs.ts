import type { Pack } from '@vouchwell/rules';

/** GET /admin/rule-packs: every pack the site has, by title, and by which day it is told which are in force. */
export interface RulePacksResponse {
  /** The site's day, `YYYY-MM-DD`. */
  today: string;
  packs: readonly Pack[];
}
