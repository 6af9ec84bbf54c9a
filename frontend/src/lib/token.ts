const KEY = 'token';

export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

/** null forgets it. */
export function storeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
}

/** Another tab signed in or out. Returns how to stop listening. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
