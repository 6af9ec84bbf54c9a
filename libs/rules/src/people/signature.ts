/** A signature is typed, or drawn: then it is a picture, as a data URL. */
export const isDrawnSignature = (signature: string | null | undefined): boolean =>
  signature?.startsWith('data:') ?? false;

/** What of a signature is text; '' where it is drawn, or there is none. */
export const typedSignature = (signature: string | null | undefined): string =>
  isDrawnSignature(signature) ? '' : (signature ?? '');
