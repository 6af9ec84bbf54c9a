import type { SealKey } from './cms-signature.ts';

export interface Sealing {
  /** Left out: nothing seals it. */
  readonly seal?: { readonly with: SealKey; readonly at: Date };
}

/** Its libraries are loaded by the first file that is sealed. */
export async function sealed(pdf: Uint8Array, { seal }: Sealing): Promise<Uint8Array> {
  if (!seal) return pdf;
  const { sealedPdf } = await import('./sealed-pdf.ts');
  return sealedPdf(pdf, seal.with, seal.at);
}
