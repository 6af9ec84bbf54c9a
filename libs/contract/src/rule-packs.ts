import { IsString, MaxLength, MinLength } from 'class-validator';
import { largerFile, type Pack, PACK_MOST_BYTES, type PackIdentity, type Standing } from '@vouchwell/rules';
import { IsCalendarDay, RequiredText, together } from './fields.ts';
import type { Sampled } from './inventory-imports.ts';

/** GET /admin/rule-packs: every pack the site has, by title, and by which day it is told which are in force. */
export interface RulePacksResponse {
  /** The site's day, `YYYY-MM-DD`. */
  today: string;
  /** Of what the site added itself; null while it added nothing. */
  revision: number | null;
  packs: readonly Pack[];
  /** Of those that came with the program: which release brought each. */
  delivered: readonly DeliveredRulePack[];
  /** Of those that did not: where from. */
  imported: readonly ImportedRulePack[];
  keys: readonly RulePackKey[];
}

/** GET /rule-packs: every pack, in force or not, for whoever writes a case. */
export interface RulesInUseResponse {
  /** Other packs bear another. */
  rules: string;
  packs: readonly Pack[];
}

export interface DeliveredRulePack extends PackIdentity {
  release: string;
}

/** When something was done, and by whom. */
export interface Done {
  /** ISO 8601, UTC */
  at: string;
  by: string;
}

export interface ImportedRulePack {
  id: string;
  version: string;
  /** SHA-256 of its RFC 8785 JSON, in hexadecimal. */
  hash: string;
  /** The name under which its key was trusted when it came. */
  signed_by: string;
  fingerprint: string;
  /** `YYYY-MM-DD`, where the site ended its use. */
  last_day: string | null;
  /** ISO 8601, UTC */
  at: string;
  by: string;
  /** Since when its key was trusted when it came, and by whom; null: the key came with the program. */
  trusted: Done | null;
}

/** Whose packs this site takes. */
export interface RulePackKey {
  name: string;
  /** SHA-256 of the key's 32 bytes, in hexadecimal. */
  fingerprint: string;
  /** In base64. */
  public_key: string;
  /** It came with the program, and stays. */
  delivered: boolean;
  /** Since when, and by whom; null: it came with the program. */
  trusted: Done | null;
}

/** POST /admin/rule-packs/keys */
export class TrustPackKeyRequest {
  @RequiredText('Name', 80)
  name!: string;

  /** PEM, or 32 bytes in base64. */
  @RequiredText('Public key', 1_000, { lines: 'many' })
  public_key!: string;
}

const LONGEST = Math.ceil(PACK_MOST_BYTES / 3) * 4;

const PackFile = () =>
  together(
    MinLength(1, { message: 'The file is empty.' }),
    MaxLength(LONGEST, { message: largerFile.pack }),
    IsString({ message: 'file must be the signed rule pack in base64.' }),
  );

/** POST /admin/rule-packs/check, and POST /admin/rule-packs */
export class RulePackFileRequest {
  @PackFile()
  file!: string;
}

/** PUT /admin/rule-packs/:hash/last-day */
export class EndRulePackRequest {
  @IsCalendarDay('Last day')
  last_day!: string;
}

/** What importing a pack would change. */
export interface RulePackCheckResponse {
  pack: Pack;
  hash: string;
  signed_by: string;
  fingerprint: string;
  /** For If-Match of the import; null while the site added nothing. */
  revision: number | null;
  /** The version that it follows, if any. */
  follows: PackIdentity | null;
  /** Its first day where that has passed: orders and deliveries since then are judged by it as well; null: it lies ahead. */
  rejudges_from: string | null;
  /** Against the version that it follows, by the criteria's ids. */
  criteria: { added: string[]; changed: string[]; removed: string[] };
  cases: RulePackCasesCheck;
}

/** The open cases whose payer is known, held against both sets of packs as of today. */
export interface RulePackCasesCheck {
  /** How many were held. */
  held: number;
  /** True: there are more, and only the newest were held. */
  cut_off: boolean;
  changed: Sampled<ChangedCase>;
}

export interface ChangedCase {
  case_id: number;
  before: Standing;
  after: Standing;
  /** The criteria that are new to it, gone, or decided otherwise. */
  criteria: string[];
}
