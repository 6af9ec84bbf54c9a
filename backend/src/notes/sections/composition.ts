import type { WrittenBy, WrittenPlace } from '@vouchwell/rules';

/** A note as it grows, and who wrote which places of it. */
export class Composition {
  private readonly pieces: string[] = [];
  private length = 0;
  readonly written: WrittenPlace[] = [];

  get text(): string {
    return this.pieces.join('');
  }

  /** Headings and what parts sentences are nobody's. */
  add(piece: string, by?: WrittenBy): void {
    if (piece === '') return;
    if (by) this.written.push({ start: this.length, end: this.length + piece.length, by });
    this.pieces.push(piece);
    this.length += piece.length;
  }
}
