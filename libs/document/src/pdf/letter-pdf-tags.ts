/** The standard structure types that a letter has (ISO 32000-1, 14.8.4): what a piece is to whoever has it read out. */
export type TagKind =
  'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure';

/** One piece of the letter, be it drawn in one part or, over a break of pages, in several. */
export interface Tag {
  readonly kind: TagKind;
  /** The piece that this is a part of, where that is not the one it is drawn in: the table of a row. */
  readonly within?: Tag;
  /** A picture in words. */
  readonly alt?: string;
  /** Of a cell that is wider than one. */
  readonly columns?: number;
}

/** For an element of the page. The renderer hands props that it does not know on, and its types name none of them. */
export const tagged = (kind: TagKind, more: Omit<Tag, 'kind'> = {}): { tag: Tag } => ({
  tag: { kind, ...more },
});
