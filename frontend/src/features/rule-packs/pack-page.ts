import type { DeliveredRulePack, ImportedRulePack, RulePacksResponse } from '@vouchwell/contract';
import {
  type Confidence,
  type Criterion,
  type Pack,
  type Sort,
  type SortName,
  usedUntil,
} from '@vouchwell/rules';
import type { Page } from '../../lib/paged.ts';
import { sortedHere } from '../../lib/sorted-here.ts';
import { concernsOf, confidenceIn, type Force, forceOf, questionsOf } from './pack-words.ts';

export const PER_PAGE = 10;

export interface Asked {
  search: string;
  confidence: Confidence | '';
  force: Force | '';
  sort: Sort<'rule_packs'> | '';
  page: number;
}

export interface ShownPack {
  pack: Pack;
  /** Its title, with its version where others bear the same. */
  name: string;
  /** The last day of its use, be it that the version that follows ends it; null: none is known. */
  until: string | null;
  /** Those that the filter leaves. */
  criteria: readonly Criterion[];
  /** Where from; absent: it came with the program. */
  imported: ImportedRulePack | undefined;
  /** Which release brought it. */
  delivered: DeliveredRulePack | undefined;
}

export interface PackPage extends Page<ShownPack> {
  /** That the filter leaves, on all pages together. */
  rules: number;
  /** Of which this is a part. */
  all: RulePacksResponse;
}

/** Whether all that is said of a criterion holds each of the words sought. */
function fits(pack: Pack, criterion: Criterion, { search, confidence }: Asked): boolean {
  if (confidence !== '' && confidenceIn(pack, criterion) !== confidence) return false;
  const sources = pack.sources.filter(({ id }) => criterion.sources.some(({ source }) => source === id));
  const said = [
    ...[pack.title, criterion.id, criterion.text, concernsOf(pack, criterion)],
    ...questionsOf(pack, criterion),
    ...sources.flatMap(({ id, title }) => [id, title]),
  ];
  const text = said.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What each order compares; the usual one is by title, the versions of one pack by their first day. */
const compared: Record<SortName<'rule_packs'>, (shown: ShownPack) => string> = {
  title: ({ name }) => name.toLowerCase(),
  from: ({ pack }) => pack.effective_from,
};

/** A page of the packs that have a rule that fits, each with those rules. */
export function packPage(all: RulePacksResponse, asked: Asked): PackPage {
  const { packs, imported, delivered, today } = all;
  const origin = <One extends { id: string; version: string }>(of: Pack, among: readonly One[]) =>
    among.find(({ id, version }) => id === of.id && version === of.version);
  const nameOf = ({ title, version }: Pack) =>
    packs.filter((one) => one.title === title).length > 1 ? `${title}, version ${version}` : title;
  const found = packs
    .map((pack) => ({ pack, until: usedUntil(pack, packs) }))
    .filter(({ pack, until }) => asked.force === '' || forceOf(pack, until, today) === asked.force)
    .map(({ pack, until }) => ({
      ...{ pack, until, name: nameOf(pack), criteria: pack.criteria.filter((one) => fits(pack, one, asked)) },
      ...{ imported: origin(pack, imported), delivered: origin(pack, delivered) },
    }))
    .filter(({ criteria }) => criteria.length > 0);
  const from = (asked.page - 1) * PER_PAGE;
  return {
    rows: sortedHere<ShownPack, SortName<'rule_packs'>>(found, asked.sort, compared).slice(
      from,
      from + PER_PAGE,
    ),
    ...{ total: found.length, pages: Math.max(1, Math.ceil(found.length / PER_PAGE)) },
    ...{ rules: found.reduce((sum, { criteria }) => sum + criteria.length, 0), all },
  };
}
