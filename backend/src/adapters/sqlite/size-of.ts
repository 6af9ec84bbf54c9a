import { statSync } from 'node:fs';

/** In bytes; 0 where there is no such file. */
export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
