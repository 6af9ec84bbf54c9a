import type {
  EvidenceTexts,
  GroundingFacts,
  LeftOut,
  MarksToConfirm,
  MarkTier,
  TextPlace,
} from '@vouchwell/rules';
import type { CheckedNote } from '../../cases/public/use-note-read.ts';
import { isProviderComplete, type CaseDraft } from '../draft/draft.ts';

/** A place of the note, `note.slice(start, end)`, that whoever signs must have looked at. */
export interface Place {
  start: number;
  end: number;
  text: string;
  /** `mark`: it states what the case does not hold. `bracket`: its writer left it open. */
  kind: 'mark' | 'bracket';
  /** Of a mark: softer, not traced to the case. */
  tier?: MarkTier;
  sentence: string;
}

export interface Review {
  /** False until the note was read for the first time: nothing may be claimed of it. */
  isRead: boolean;
  /** It is of the very text that is on the screen, and not of one from before the last keys. */
  isCurrent: boolean;
  /** In the order of the note; no two overlap. */
  places: Place[];
  leftOut: readonly LeftOut[];
  /** The same places as whoever signs confirms them. */
  toConfirm: MarksToConfirm;
}

/** What a note is compared with: the case as it stands on the screen, and what its evidence tells. null without a patient. */
export function groundingFacts(
  draft: CaseDraft,
  caseId: number | null,
  evidence?: EvidenceTexts,
): GroundingFacts | null {
  const { patient, diagnoses, items, provider } = draft;
  if (!patient) return null;
  return {
    ...(caseId !== null && { case_id: caseId }),
    patient,
    diagnoses,
    items: items.map(({ limit, limitPeriod, limitGroup: _group, ...item }) => ({
      ...item,
      quantity_limit: limit,
      limit_period: limitPeriod,
    })),
    provider: isProviderComplete(provider) ? provider : null,
    ...evidence,
  };
}

/** Nothing is known of a note that was not read. */
export const UNREAD: Review = {
  isRead: false,
  isCurrent: false,
  places: [],
  leftOut: [],
  toConfirm: { marks: [], open: [] },
};

export function reviewOf({ marks, leftOut, toConfirm }: CheckedNote): Review {
  const places: Place[] = [
    ...marks.map((mark) => ({ ...mark, kind: 'mark' as const })),
    ...toConfirm.open.map((open) => ({
      ...open,
      kind: 'bracket' as const,
      sentence: `${open.text} is still to be filled in.`,
    })),
  ];
  places.sort((a, b) => a.start - b.start);
  return { isRead: true, isCurrent: true, places, leftOut, toConfirm };
}

/**
 * Places found in one text as they stand in the next, while that has not been read yet. What was typed over is
 * left out.
 */
export function movedPlaces(places: Place[], before: string, after: string): Place[] {
  if (before === after) return places;
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const changedTo = before.length - tail;
  const shift = after.length - before.length;
  return places.flatMap((place) => {
    if (place.end <= head) return [place];
    if (place.start < changedTo) return [];
    return [{ ...place, start: place.start + shift, end: place.end + shift }];
  });
}

/** The places within a part, counted from its beginning; one that reaches over its edge is cut there. */
export function placesIn({ start, end }: TextPlace, places: readonly Place[]): Place[] {
  return places
    .filter((place) => place.start < end && place.end > start)
    .map((place) => ({
      ...place,
      start: Math.max(place.start, start) - start,
      end: Math.min(place.end, end) - start,
    }));
}

export interface Piece {
  text: string;
  place: Place | null;
}

/** The whole text, cut at its places. */
export function piecesOf(text: string, places: readonly Place[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const place of places) {
    if (place.start > at) pieces.push({ text: text.slice(at, place.start), place: null });
    pieces.push({ text: text.slice(place.start, place.end), place });
    at = place.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), place: null });
  return pieces;
}

/** The next place after the caret, or the one before it; round the end. undefined where there is none. */
export function placeFrom(places: readonly Place[], from: number, direction: 1 | -1): Place | undefined {
  if (direction === 1) return places.find(({ start }) => start >= from) ?? places[0];
  return places.findLast(({ end }) => end <= from) ?? places.at(-1);
}
