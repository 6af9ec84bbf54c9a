export const steps = ['patient', 'diagnosis', 'items', 'provider', 'note', 'export'] as const;
export type Step = (typeof steps)[number];

export const stepLabel: Record<Step, string> = {
  patient: 'Patient Selection',
  diagnosis: 'Diagnosis',
  items: 'Items & DME',
  provider: 'Provider',
  note: 'Generate Note',
  export: 'Export',
};

/** What step completeness looks at; anything richer fits. */
export interface StepFacts {
  patient: unknown;
  diagnoses: readonly unknown[];
  items: readonly unknown[];
  provider: unknown;
  note: unknown;
}

export function isStep(text: string | undefined): text is Step {
  return steps.includes(text as Step);
}

/** Export is never complete. */
export function isStepComplete(step: Step, facts: StepFacts): boolean {
  switch (step) {
    case 'patient':
      return Boolean(facts.patient);
    case 'diagnosis':
      return facts.diagnoses.length > 0;
    case 'items':
      return facts.items.length > 0;
    case 'provider':
      return Boolean(facts.provider);
    case 'note':
      return Boolean(facts.note);
    case 'export':
      return false;
  }
}

/** A step is reachable only when all earlier steps are complete. */
export function isStepReachable(step: Step, facts: StepFacts): boolean {
  return steps.slice(0, steps.indexOf(step)).every((earlier) => isStepComplete(earlier, facts));
}

export function firstIncompleteStep(facts: StepFacts): Step {
  return steps.find((step) => !isStepComplete(step, facts)) ?? 'export';
}
