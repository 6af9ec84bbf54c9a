import { IMPORT_MOST_BYTES } from '@vouchwell/rules';
import { ApiError } from './api-error.ts';

/** The same file; nothing of a larger one is read. @throws ApiError, in the words of `larger` */
export function sized<Of extends Blob>(file: Of, most: number, larger: string): Of {
  if (file.size > most) throw new ApiError(413, 'too_large', larger);
  return file;
}

/** The bytes in base64. @throws ApiError where they are too many to be sent at all; `larger` says so */
export async function base64Of(file: Blob, larger: string): Promise<string> {
  sized(file, IMPORT_MOST_BYTES, larger);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(new ApiError(400, 'unreadable', 'The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

/** Texts of many megabytes are sent as a tenth of that; what is called compressed already stays as it is. */
export async function compressed(file: File): Promise<Blob> {
  const isSmall = file.size <= IMPORT_MOST_BYTES;
  if (isSmall || /\.gz$/i.test(file.name) || typeof CompressionStream === 'undefined') return file;
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
