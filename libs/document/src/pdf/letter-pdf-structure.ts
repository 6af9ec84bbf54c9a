import type { PdfFile, StructureElement } from 'pdfkit';
import type { Tag, TagKind } from './letter-pdf-tags.ts';

/** What the renderer has laid out, as far as it is read here. */
export interface LaidOut {
  readonly type: string;
  readonly props?: { readonly fixed?: boolean; readonly tag?: Tag };
  readonly style?: Record<string, unknown>;
  readonly box?: Record<string, unknown>;
  readonly children?: readonly LaidOut[];
}

interface Piece {
  readonly kind: TagKind | 'Document' | 'Sect';
  readonly element: StructureElement;
  /** The list that its last pieces belong to, until another piece follows them. */
  list?: Piece | undefined;
}

/**
 * The structure tree of one file, built from what is laid out before that is drawn: each piece is marked as what its
 * element says, a text without a word on it as a paragraph; rules, backgrounds and whatever stands on every page
 * as no part of the letter. A fixed piece that has a tag is read once, after all others.
 */
export class Structure {
  readonly #file: PdfFile;
  readonly #root: Piece;
  readonly #closing: Piece;
  /** By tag, or by the props of a text: parts of one piece on two pages share them. */
  readonly #pieces = new WeakMap<object, Piece>();

  constructor(file: PdfFile) {
    this.#file = file;
    this.#root = { kind: 'Document', element: file.struct('Document') };
    this.#closing = { kind: 'Sect', element: file.struct('Sect') };
    file.addStructure(this.#root.element);
  }

  /** The pages with marks drawn around their pieces. */
  marked(pages: readonly LaidOut[]): LaidOut[] {
    const drawn = pages.map((page) => ({ ...page, children: this.#all(page.children, this.#root) }));
    this.#root.element.add(this.#closing.element);
    return drawn;
  }

  #all(nodes: readonly LaidOut[] = [], around: Piece): LaidOut[] {
    return nodes.flatMap((node) => (node.props?.fixed ? this.#fixed(node, around) : this.#one(node, around)));
  }

  #one(node: LaidOut, around: Piece): LaidOut[] {
    const tag = node.props?.tag;
    const piece = tag ? this.#piece(tag, around) : around;
    if (isText(node)) return this.#read(node, piece.kind === 'Document' ? this.#paragraph(node) : piece);
    if (isPicture(node)) return tag ? this.#read(node, piece) : this.#unread(node);
    const children = this.#all(node.children, piece);
    const frame = Object.keys(node.style ?? {}).filter((name) => /^(background|border)/.test(name));
    if (frame.length === 0) return [{ ...node, children }];
    const bare = Object.fromEntries(Object.entries(node.style!).filter(([name]) => !frame.includes(name)));
    return [...this.#unread({ ...node, props: {}, children: [] }), { ...node, style: bare, children }];
  }

  #fixed(node: LaidOut, around: Piece): LaidOut[] {
    const tag = node.props?.tag;
    if (!tag || this.#pieces.has(tag)) return this.#unread(node);
    // The heads of a table are read where it begins.
    if (tag.within) return this.#one(node, around);
    return this.#read(node, this.#piece(tag, this.#closing));
  }

  #piece(tag: Tag, around: Piece): Piece {
    const known = this.#pieces.get(tag);
    if (known) return known;
    const parent = tag.within ? this.#piece(tag.within, around) : around;
    const piece = this.#add(tag, tag.kind === 'LI' ? this.#listOf(parent) : parent);
    if (tag.kind !== 'LI') parent.list = undefined;
    this.#pieces.set(tag, piece);
    return piece;
  }

  #paragraph(node: LaidOut): Piece {
    const known = this.#pieces.get(node.props!);
    if (known) return known;
    const piece = this.#add({ kind: 'P' }, this.#root);
    this.#root.list = undefined;
    this.#pieces.set(node.props!, piece);
    return piece;
  }

  #listOf(parent: Piece): Piece {
    if (parent.kind === 'L') return parent;
    return (parent.list ??= this.#add({ kind: 'L' }, parent));
  }

  #add({ kind, alt, columns }: Tag, parent: Piece): Piece {
    const element = this.#file.struct(kind, {
      ...(alt !== undefined && { alt }),
      ...(kind === 'TH' && { scope: 'Column' as const }),
    });
    if (columns !== undefined) element.dictionary.data['A'] = { O: 'Table', ColSpan: columns };
    parent.element.add(element);
    return { kind, element };
  }

  #read(node: LaidOut, { kind, element }: Piece): LaidOut[] {
    return this.#between(node, () => element.add(this.#file.markStructureContent(kind)));
  }

  #unread(node: LaidOut): LaidOut[] {
    return this.#between(node, () => this.#file.markContent('Artifact'));
  }

  #between(node: LaidOut, begin: () => void): LaidOut[] {
    return [mark(begin), node, mark(() => this.#file.endMarkedContent())];
  }
}

const isText = ({ type }: LaidOut) => type === 'TEXT';
const isPicture = ({ type }: LaidOut) => type === 'IMAGE' || type === 'SVG';

/** Draws nothing: what the renderer calls between two pieces of the page. */
function mark(write: () => void): LaidOut {
  const props: object = { paint: () => (write(), null) };
  return { type: 'CANVAS', props, style: {}, box: { top: 0, left: 0, width: 1, height: 1 }, children: [] };
}
