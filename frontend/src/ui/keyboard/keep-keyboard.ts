import { goToRefused } from './go-to-refused.ts';
import { keepActiveOption } from './keep-active-option.ts';
import { keepFocus } from './keep-focus.ts';

/** What keeps the whole application usable by keys, whatever a screen does. Returns what ends it. */
export function keepKeyboard(): () => void {
  const ends = [keepActiveOption(), keepFocus(), goToRefused()];
  return () => ends.forEach((end) => end());
}
