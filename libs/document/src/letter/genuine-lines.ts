import type { GenuineMark } from './letter.ts';

export interface GenuineLines {
  /** Below the proof, one a line: by what anybody finds out whether it is genuine. */
  readonly genuine: readonly string[];
  /** What the QR code beside them says; null: there is none. */
  readonly qr: string | null;
}

/** By what anybody finds out whether a signed document is genuine. The code stands behind a `#`, which no server is told of. */
export function genuineLines(mark: GenuineMark | undefined): GenuineLines {
  if (!mark) return { genuine: [], qr: null };
  const { code, address, checkpoint } = mark;
  const page = address === null ? null : `${address}/verify`;
  const lines = [
    `Code ${code} · ${page === null ? 'check it on the issuer’s page /verify' : `check it at ${page}`}`,
    ...(checkpoint === null
      ? []
      : [`Checkpoint ${checkpoint.origin} ${checkpoint.size}`, `Root ${checkpoint.root}`]),
  ];
  return { genuine: lines, qr: page === null ? code : `${page}#${code}` };
}
