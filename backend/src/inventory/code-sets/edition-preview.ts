import { inSlices } from '../../kernel/basics/slices.ts';
import type { ListedCode } from './catalogue.events.ts';
import { bareCode, type Diagnosis } from '../codes/diagnosis.ts';
import type { Editions, Validity } from '../codes/editions.ts';

/** What the catalogue holds before an edition is taken up. */
export interface KnownCodes {
  /** By code, as files list it. */
  readonly codes: ReadonlyMap<string, Diagnosis>;
  readonly editions: Editions;
}

export interface EndedCode {
  readonly code: string;
  readonly description: string;
  /** Its last day, `YYYY-MM-DD`. */
  readonly until: string;
  /** Those of the edition that continue it. */
  readonly replaced_by: readonly ListedCode[];
}

/** What an edition of the code set changes. */
export interface EditionPreview {
  /** Codes that did not hold on its first day until now. */
  readonly added: readonly ListedCode[];
  /** Codes that are worded anew. */
  readonly changed: readonly (ListedCode & { readonly before: string })[];
  /** Codes that it leaves out and that held until now, in the order of their codes. */
  readonly ended: readonly EndedCode[];
  /** How many are as they were. */
  readonly unchanged: number;
}

const AT_ONCE = 5_000;
/** Characters of a code before its dot. */
const CATEGORY = 3;

/**
 * `codes`: all of the edition; `day`: its first. Tells what `DiagnosisCatalogue` makes of it: an older edition words
 * nothing anew and ends no code that a newer one lists.
 */
export async function editionPreview(
  codes: readonly ListedCode[],
  day: string,
  known: KnownCodes,
): Promise<EditionPreview> {
  const listed = new Set<string>();
  for await (const slice of inSlices(codes, AT_ONCE)) for (const { code } of slice) listed.add(code);
  return {
    ...(await taken(codes, day, known)),
    ended: await ended(codes, listed, known, known.editions.with(day, listed)),
  };
}

async function taken(codes: readonly ListedCode[], day: string, { codes: known, editions }: KnownCodes) {
  const added: ListedCode[] = [];
  const changed: (ListedCode & { before: string })[] = [];
  let unchanged = 0;
  for await (const slice of inSlices(codes, AT_ONCE)) {
    for (const one of slice) {
      const entry = known.get(one.code);
      if (!entry || !holdsFrom(entry.validity, day)) added.push(one);
      else if (entry.description !== one.description && !editions.knowsLater(one.code, day))
        changed.push({ ...one, before: entry.description });
      else unchanged += 1;
    }
  }
  return { added, changed, unchanged };
}

/** Whether it holds on the day or later, by what is known. */
const holdsFrom = ({ until }: Validity, day: string) => until === null || until >= day;

async function ended(
  codes: readonly ListedCode[],
  listed: ReadonlySet<string>,
  known: KnownCodes,
  after: (code: string) => Validity,
): Promise<EndedCode[]> {
  const found = new Map<string, EndedCode & { replaced_by: ListedCode[] }>();
  for await (const slice of inSlices(known.codes.values(), AT_ONCE)) {
    for (const { code, description, validity } of slice) {
      const { until } = after(code);
      const sooner = until !== null && (validity.until === null || until < validity.until);
      if (sooner && !listed.has(code))
        found.set(bareCode(code), { code, description, until, replaced_by: [] });
    }
  }
  for await (const slice of inSlices(codes, AT_ONCE))
    for (const one of slice) for (const head of headsOf(one.code)) found.get(head)?.replaced_by.push(one);
  return [...found.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** What a code continues, without dots: `G20.A1` → `g20`, `g20a`. */
function headsOf(code: string): string[] {
  const bare = bareCode(code);
  return Array.from({ length: Math.max(0, bare.length - CATEGORY) }, (_, n) => bare.slice(0, CATEGORY + n));
}
