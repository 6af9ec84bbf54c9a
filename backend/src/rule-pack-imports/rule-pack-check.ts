import { Injectable } from '@nestjs/common';
import type { RulePackCheckResponse } from '@vouchwell/contract';
import { type Criterion, type Pack, refuseNew } from '@vouchwell/rules';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { PackTrial } from '../cases/public.ts';
import { asRefused, openedFile, RulePackQueries, trustedKey } from '../rule-packs/public.ts';

/** A pack looked at before it is taken: whose it is, what it changes in the rules, and what in the cases. */
@Injectable()
export class RulePackCheck {
  constructor(
    private readonly packs: RulePackQueries,
    private readonly trial: PackTrial,
    private readonly time: SiteTime,
  ) {}

  /** Writes nothing. `file` in base64. @throws DomainError invalid, unavailable, cancelled */
  async of(file: string, signal: AbortSignal): Promise<RulePackCheckResponse> {
    const signed = await openedFile(file, this.packs);
    const { pack, hash, fingerprint } = signed;
    const own = await this.packs.own();
    const { name: signed_by } = trustedKey(signed, this.packs.delivered, own);
    const now = await this.packs.installed();
    const today = await this.time.day();
    asRefused(() => refuseNew(pack, now.all, today));
    const before = versionBefore(pack, now.all);
    const then = await this.packs.with({ pack, hash, fingerprint, signed_by, last_day: null });
    return {
      ...{ pack, hash, signed_by, fingerprint, revision: own.revision },
      rejudges_from: pack.effective_from < today ? pack.effective_from : null,
      follows: before && now.identityOf(before),
      criteria: differences(before?.criteria ?? [], pack.criteria),
      cases: await this.trial.of(now, then, signal),
    };
  }
}

/** The version that would hold on its first day without it. */
function versionBefore({ id, effective_from: day }: Pack, packs: readonly Pack[]): Pack | null {
  const earlier = packs.filter((pack) => pack.id === id && pack.effective_from < day);
  return earlier.reduce<Pack | null>(
    (last, pack) => (last && last.effective_from > pack.effective_from ? last : pack),
    null,
  );
}

function differences(
  before: readonly Criterion[],
  after: readonly Criterion[],
): RulePackCheckResponse['criteria'] {
  const was = new Map(before.map((criterion) => [criterion.id, JSON.stringify(criterion)]));
  const is = new Map(after.map((criterion) => [criterion.id, JSON.stringify(criterion)]));
  return {
    added: [...is.keys()].filter((id) => !was.has(id)),
    changed: [...is].filter(([id, text]) => was.has(id) && was.get(id) !== text).map(([id]) => id),
    removed: [...was.keys()].filter((id) => !is.has(id)),
  };
}
