import { useEffect } from 'react';

/** What the browser's tab and its history call the page, and what a screen reader says first of it. Null where the
 *  page has a name already. */
export function useTabTitle(words: string | null): void {
  useEffect(() => {
    if (words !== null) document.title = `${words} · Vouchwell`;
  }, [words]);
}
