import type { Pack } from './pack.ts';
import type { CaseRecord } from './record.ts';

interface Choice {
  /** In force on the day whose rules hold; of several versions the one that began last. */
  readonly chosen: readonly Pack[];
  /** The newest of those of which no version is in force any more. */
  readonly ended: readonly Pack[];
}

/** A choice that was answered. */
export const namedIn = (record: CaseRecord, fact: string) => {
  const found = record.known(fact, null);
  return found.state === 'known' && typeof found.value === 'string' ? found.value : null;
};

/** The packs of the payer, and of its state. */
export function choosePacks(packs: readonly Pack[], record: CaseRecord): Choice {
  const [payer, state, day] = [namedIn(record, 'payer'), namedIn(record, 'state'), record.ruleDay];
  const own = packs.filter(
    (pack) =>
      pack.payers.some((one) => one === payer) &&
      (!pack.states || (state !== null && pack.states.includes(state))) &&
      pack.effective_from <= day,
  );
  const isOver = ({ effective_to }: Pack) => effective_to !== null && effective_to < day;
  const held = own.filter((pack) => !isOver(pack));
  const follows = (pack: Pack, at: number) => (other: Pack, otherAt: number) =>
    other.id === pack.id &&
    (other.effective_from > pack.effective_from ||
      (other.effective_from === pack.effective_from && otherAt > at));
  const chosen = held.filter((pack, at) => !held.some(follows(pack, at)));
  const ended = own.filter(
    (pack) =>
      isOver(pack) &&
      !chosen.some(({ id }) => id === pack.id) &&
      !own.some(({ id, effective_from }) => id === pack.id && effective_from > pack.effective_from),
  );
  return { chosen, ended };
}

/** As a sentence for whoever asks why no rule speaks. */
export const endOf = ({ title, version, effective_to }: Pack) =>
  `“${title}”, version ${version}, ended on ${effective_to}, and no later one is installed.`;
