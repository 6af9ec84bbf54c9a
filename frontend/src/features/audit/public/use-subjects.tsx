import { useState } from 'react';
import { PickSubject } from './pick-subject.tsx';
import type { Subject, SubjectKind } from './subject-requests.ts';
import type { SubjectNames } from './subject-words.ts';
import { usePicked } from './use-picked.ts';

/** Whom a list is narrowed to, by number; empty: everybody. */
type Narrowed = Readonly<Record<SubjectKind, string>>;

interface Picking<Choice> {
  kind: SubjectKind;
  /** What is asked of whoever is chosen, beside them. */
  asks: Partial<Choice>;
}

/** Whom a list of the history is narrowed to: what they are called, and the dialog in which another one is chosen. */
export function useSubjects<Choice extends Narrowed>(
  asked: Narrowed,
  onAsk: (choice: Partial<Choice>) => void,
) {
  const picked = usePicked();
  const [picking, setPicking] = useState<Picking<Choice> | null>(null);
  const choose = ({ kind, asks }: Picking<Choice>, one: Subject) => {
    picked.keep(kind, one);
    setPicking(null);
    onAsk({ ...asks, [kind]: one.id } as Partial<Choice>);
  };
  return {
    pick: (kind: SubjectKind, asks: Partial<Choice> = {}) => setPicking({ kind, asks }),
    /** As the list itself says it; else as they were called when they were chosen here. */
    namesOf: (said: SubjectNames): SubjectNames => ({
      patient: said.patient ?? picked.nameOf('patient', asked.patient),
      person: said.person ?? picked.nameOf('person', asked.person),
    }),
    dialog: picking && (
      <PickSubject
        kind={picking.kind}
        chosen={asked[picking.kind]}
        onChoose={(one) => choose(picking, one)}
        onClose={() => setPicking(null)}
      />
    ),
  };
}
