import { shiftedDay } from '../days/dates.ts';
import { sharedCode } from './code-sets.ts';
import type { CodeSet, Day, Pack } from './pack.ts';
import { refuse } from './reading.ts';

/**
 * Refuses a pack that cannot stand beside those that are there: one that is among them already, one of which it would
 * not be clear on a day whether it or another version holds, a second policy of one item, and one that asks a question
 * differently.
 * @throws PackRefusal naming both
 */
export function refuseBeside(pack: Pack, others: readonly Pack[]): void {
  const place = `Pack ${pack.id} ${pack.version}`;
  for (const other of others) {
    if (other.id === pack.id) refuseVersion(pack, other, place);
    else refuseSecondPolicy(pack, other, [pack, ...others], place);
    for (const fact of pack.facts) {
      const asked = other.facts.find(({ id }) => id === fact.id);
      if (asked && JSON.stringify(asked) !== JSON.stringify(fact)) {
        refuse(place, `the pack ${other.id} ${other.version} asks ${fact.id} differently.`);
      }
    }
  }
}

/**
 * Refuses what a site cannot take today: a pack whose last day has passed, and one that cannot stand beside the others.
 * @throws PackRefusal naming it
 */
export function refuseNew(pack: Pack, others: readonly Pack[], today: Day): void {
  const { id, version, effective_to } = pack;
  if (effective_to !== null && effective_to < today)
    refuse(
      `Pack ${id} ${version}`,
      `it ended on ${effective_to}. Ask its maker for the version that holds now.`,
    );
  refuseBeside(pack, others);
}

/** The same of packs that come together. @throws PackRefusal */
export function refuseOverlap(packs: readonly Pack[]): void {
  packs.forEach((pack, at) => refuseBeside(pack, packs.slice(0, at)));
}

/** An open end is ended by the version that follows; a day that is named as the last is not. */
function refuseVersion(pack: Pack, other: Pack, place: string): void {
  const { version, effective_from: begins, effective_to } = other;
  if (version === pack.version) refuse(place, 'this version is installed already.');
  if (isNeverUsed(other)) return;
  if (begins === pack.effective_from) refuse(place, `version ${version} begins on ${begins} as well.`);
  if (begins < pack.effective_from && effective_to !== null && effective_to >= pack.effective_from) {
    refuse(place, `it overlaps with version ${version}, whose last day is ${effective_to}.`);
  }
  if (begins > pack.effective_from && pack.effective_to !== null && pack.effective_to >= begins) {
    refuse(place, `it overlaps with version ${version}, which begins on ${begins}.`);
  }
}

/** Two policies of one item for one payer: whoever meets the one might not meet the other. General rules are no policy. */
function refuseSecondPolicy(pack: Pack, other: Pack, all: readonly Pack[], place: string): void {
  if (pack.general || other.general || !haveOnePayer(pack, other)) return;
  const [own, theirs] = [pack, other].map((one) => periodOf(one, all)) as [Period, Period];
  const period = {
    from: own.from > theirs.from ? own.from : theirs.from,
    to: own.to < theirs.to ? own.to : theirs.to,
  };
  if (period.from > period.to) return;
  const code = sharedCode(itemSets(pack), itemSets(other), period);
  if (code === null) return;
  const named = `${other.id} ${other.version}`;
  refuse(
    place,
    `it overlaps with the pack ${named}, which speaks of ${code} as well. Bring it as a later version of ${other.id}, or leave the item out.`,
  );
}

const haveOnePayer = (pack: Pack, other: Pack) =>
  pack.payers.some((payer) => other.payers.includes(payer)) &&
  (!pack.states || !other.states || pack.states.some((state) => other.states!.includes(state)));

interface Period {
  readonly from: Day;
  readonly to: Day;
}

const NEVER = '9999-12-31';

const periodOf = (pack: Pack, all: readonly Pack[]): Period => ({
  from: pack.effective_from,
  to: usedUntil(pack, all) ?? NEVER,
});

/** The last day of its use: its own, or that before a later version begins; null: none is known. */
export function usedUntil({ id, effective_from, effective_to }: Pack, all: readonly Pack[]): Day | null {
  const next = all
    .filter((other) => other.id === id && other.effective_from > effective_from && !isNeverUsed(other))
    .map((other) => shiftedDay(other.effective_from, -1));
  return [...(effective_to === null ? [] : [effective_to]), ...next].sort()[0] ?? null;
}

const isNeverUsed = ({ effective_from, effective_to }: Pack) =>
  effective_to !== null && effective_to < effective_from;

/** The sets whose items a pack has criteria of. */
function itemSets({ criteria, code_sets }: Pack): CodeSet[] {
  const named = new Set(criteria.flatMap(({ items = [] }) => items));
  return code_sets.filter(({ id }) => named.has(id));
}
