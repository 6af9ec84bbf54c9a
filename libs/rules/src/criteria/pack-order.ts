import type { Pack } from './pack.ts';
import { refuse } from './reading.ts';

/**
 * Refuses a pack that cannot stand beside those that are there: one that is among them already, one of which it would
 * not be clear on a day whether it or another version holds, and one that asks a question differently.
 * @throws PackRefusal naming both
 */
export function refuseBeside(pack: Pack, others: readonly Pack[]): void {
  const place = `Pack ${pack.id} ${pack.version}`;
  for (const other of others) {
    if (other.id === pack.id) refuseVersion(pack, other, place);
    for (const fact of pack.facts) {
      const asked = other.facts.find(({ id }) => id === fact.id);
      if (asked && JSON.stringify(asked) !== JSON.stringify(fact)) {
        refuse(place, `the pack ${other.id} ${other.version} asks ${fact.id} differently.`);
      }
    }
  }
}

/** The same of packs that come together. @throws PackRefusal */
export function refuseOverlap(packs: readonly Pack[]): void {
  packs.forEach((pack, at) => refuseBeside(pack, packs.slice(0, at)));
}

/** An open end is ended by the version that follows; a day that is named as the last is not. */
function refuseVersion(pack: Pack, other: Pack, place: string): void {
  const { version, effective_from: begins, effective_to } = other;
  if (version === pack.version) refuse(place, 'this version is installed already.');
  const isNeverUsed = effective_to !== null && effective_to < begins;
  if (isNeverUsed) return;
  if (begins === pack.effective_from) refuse(place, `version ${version} begins on ${begins} as well.`);
  if (begins < pack.effective_from && effective_to !== null && effective_to >= pack.effective_from) {
    refuse(place, `it overlaps with version ${version}, whose last day is ${effective_to}.`);
  }
  if (begins > pack.effective_from && pack.effective_to !== null && pack.effective_to >= begins) {
    refuse(place, `it overlaps with version ${version}, which begins on ${begins}.`);
  }
}
