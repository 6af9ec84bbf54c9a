const PREFIX = 'vouchwell.draft.';

/**
 * What a person typed and the server does not hold yet. Kept for this tab and this person only: it names
 * patients, so it must not outlive the tab or reach the next person at the machine.
 */
export function readDraft<T>(userId: number, name: string): T | null {
  try {
    const text = sessionStorage.getItem(`${PREFIX}${userId}.${name}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** null forgets it. A full storage loses only the safety net. */
export function writeDraft(userId: number, name: string, value: unknown): void {
  const key = `${PREFIX}${userId}.${name}`;
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to mend: the text is still on the screen.
  }
}

function draftKeys(): string[] {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
  return keys.filter((key): key is string => key !== null && key.startsWith(PREFIX));
}

/** Forgets every draft but those of `keepUserId`. */
export function clearDrafts(keepUserId?: number): void {
  const kept = keepUserId === undefined ? null : `${PREFIX}${keepUserId}.`;
  for (const key of draftKeys()) {
    if (kept === null || !key.startsWith(kept)) sessionStorage.removeItem(key);
  }
}

/** Gives every draft whose name begins with `from.` the beginning `to.` instead. */
export function renameDrafts(userId: number, from: string, to: string): void {
  const start = `${PREFIX}${userId}.${from}.`;
  for (const key of draftKeys().filter((each) => each.startsWith(start))) {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (text !== null) sessionStorage.setItem(`${PREFIX}${userId}.${to}.${key.slice(start.length)}`, text);
  }
}

/** Forgets every draft whose name begins with `scope.`. */
export function clearScope(userId: number, scope: string): void {
  const start = `${PREFIX}${userId}.${scope}.`;
  for (const key of draftKeys()) if (key.startsWith(start)) sessionStorage.removeItem(key);
}
