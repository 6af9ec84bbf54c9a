/** Far larger than any letter: a larger file is a mistake, and would fill the memory of a telephone. */
const MOST_BYTES = 50 * 1024 * 1024;

/** SHA-256 in hexadecimal, made in this browser. @throws Error in words for whoever chose the file */
export async function fingerprintOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error('This file is too large to be a letter.');
  // Browsers have it on pages that came over HTTPS alone.
  if (!globalThis.crypto?.subtle)
    throw new Error(
      'A file can be checked only where this page is opened over HTTPS. Check the code instead.',
    );
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
