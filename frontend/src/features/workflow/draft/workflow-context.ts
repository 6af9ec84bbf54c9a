import type { CaseResponse } from '@vouchwell/contract';
import type { Step, StepFacts, TextPlace } from '@vouchwell/rules';
import { createContext, use, type RefObject } from 'react';
import type { WorkflowState, WorkflowStore } from './workflow-store.ts';

export interface Workflow extends WorkflowState {
  store: WorkflowStore;
  /** The case as the server holds it; undefined before it exists or has been read. */
  found: CaseResponse | undefined;
  facts: StepFacts;
  /** Signed: nothing may change. */
  readOnly: boolean;
  step: Step;
  /** Names what is stored in this tab for this case. */
  scope: string;
  /** Reads the case again. */
  refresh: () => Promise<CaseResponse | undefined>;
  go: (step: Step) => void;
  /** A place of the newest note that somebody asked for elsewhere, until the note step has shown it. */
  sought: TextPlace | null;
  seek: (place: TextPlace | null) => void;
  /** A step that is not ready to be left says so, such as while another patient is chosen. */
  setHeld: (held: boolean) => void;
  /** What a step asks before it is left for a later one; null: nothing. It goes on by calling what it is given. */
  beforeNextRef: RefObject<((proceed: () => void) => void) | null>;
}

export const WorkflowContext = createContext<Workflow | null>(null);

export function useWorkflow(): Workflow {
  const workflow = use(WorkflowContext);
  if (!workflow) throw new Error('useWorkflow needs a workflow around it');
  return workflow;
}
