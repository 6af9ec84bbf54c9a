import { type NewestNote, newestNote } from '../draft/newest-note.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

export function useNewestNote(): NewestNote {
  const { found, noteEdit } = useWorkflow();
  return newestNote(found, noteEdit);
}
