import type { NoteResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { WhoWroteNow } from '../../cases/public/who-wrote-now.tsx';
import { WhoWroteSwitch } from '../../cases/public/who-wrote.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';

/** On demand the text with its writers takes the place of the note. `text`: as it stands now. */
export function useWriters(note: NoteResponse, text: string) {
  const { found } = useWorkflow();
  const [shown, setShown] = useState(false);
  return {
    choice: <WhoWroteSwitch shown={shown} onShown={setShown} />,
    view: shown && found && <WhoWroteNow of={found} note={note} text={text} />,
    hide: () => setShown(false),
  };
}
