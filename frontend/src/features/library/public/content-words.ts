import type { ContentResponse } from '@vouchwell/contract';
import { contentWords, valuesOf } from '../content-values.ts';

/** A content as it stands, a line for each field, to be compared with another version. */
export const wordsOfContent = (content: ContentResponse): string => contentWords(valuesOf(content));
