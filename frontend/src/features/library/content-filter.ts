import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryLabel, typeLabel, type ContentFilter } from './library-requests.ts';

function oneOf<T extends string>(labels: Record<T, string>, text: string | null): T | '' {
  return text !== null && Object.hasOwn(labels, text) ? (text as T) : '';
}

/** Absent values leave the address as short as it can be. */
function toParams({ search, contentType, category, page }: ContentFilter): Record<string, string> {
  return {
    ...(search ? { search } : {}),
    ...(contentType ? { content_type: contentType } : {}),
    ...(category ? { category } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** What the list shows, kept in the address. */
export function useContentFilter() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const filter: ContentFilter = {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    contentType: oneOf(typeLabel, params.get('content_type')),
    category: oneOf(categoryLabel, params.get('category')),
  };
  const { search, contentType, category } = filter;
  /** A changed filter starts at its first page again. */
  const change = useCallback(
    (part: Partial<ContentFilter>) =>
      setParams(toParams({ search, contentType, category, page: 1, ...part }), { replace: true }),
    [setParams, search, contentType, category],
  );
  return { filter, change };
}
