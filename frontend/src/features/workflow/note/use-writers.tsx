import type { NoteResponse } from '@vouchwell/contract';
import { useMemo, useState } from 'react';
import { WhoWrote, WhoWroteSwitch } from '../../cases/public/who-wrote.tsx';

/** On demand the text with its writers takes the place of the note. `text`: as it stands now. */
export function useWriters({ note_text, written }: NoteResponse, text: string) {
  const [shown, setShown] = useState(false);
  const saved = useMemo(() => ({ text: note_text, written }), [note_text, written]);
  return {
    choice: <WhoWroteSwitch shown={shown} onShown={setShown} />,
    view: shown && <WhoWrote saved={saved} text={text} />,
    hide: () => setShown(false),
  };
}
