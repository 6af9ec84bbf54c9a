import type { PatientFacts } from '@vouchwell/document';
import type { Workflow } from '../kernel/committing/workflow.ts';
import type { Command } from '../kernel/deciding/decider.ts';
import { patientDecider, type PatientEvent, type PatientState } from '../patients/public.ts';

export type CarryMessage =
  | (Command<'CarryPatient'> & { case_id: number; id: number; patient: PatientFacts })
  | (Command<'TellCarried'> & { id: number; correction: number });

/**
 * A correction that open cases are to have comes into each of them, and the record tells that it did. `found`: the
 * open cases that hold the patient.
 */
export const carryingWorkflow: Workflow<PatientState | null, readonly number[], PatientEvent, CarryMessage> =
  {
    name: 'the correction of patient',
    initial: patientDecider.initial,
    evolve: patientDecider.evolve,
    decide(case_ids, state) {
      if (!state || state.to_carry === 0) return [];
      const { id, patient, to_carry: correction } = state;
      return [
        ...case_ids.map((case_id) => ({ type: 'CarryPatient', case_id, id, patient }) as const),
        { type: 'TellCarried', id, correction },
      ];
    },
  };
