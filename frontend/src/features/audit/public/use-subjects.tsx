import type { AuditEntry, AuditPatient } from '@vouchwell/contract';
import { useState } from 'react';
import { actorName, type AuditChoice, type SubjectNames } from './audit-words.ts';
import { PickSubject } from './pick-subject.tsx';
import type { Subject, SubjectKind } from './subject-requests.ts';
import { usePicked } from './use-picked.ts';

interface Picking {
  kind: SubjectKind;
  /** What is asked of whoever is chosen, beside them. */
  asks: Partial<AuditChoice>;
}

/** Whom the history is narrowed to: what they are called, and the dialog in which another one is chosen. */
export function useSubjects(asked: AuditChoice, onAsk: (choice: Partial<AuditChoice>) => void) {
  const picked = usePicked();
  const [picking, setPicking] = useState<Picking | null>(null);
  const choose = ({ kind, asks }: Picking, one: Subject) => {
    picked.keep(kind, one);
    setPicking(null);
    onAsk({ ...asks, [kind]: one.id });
  };
  return {
    pick: (kind: SubjectKind, asks: Partial<AuditChoice> = {}) => setPicking({ kind, asks }),
    /** As the entries themselves say it; else as they were called when they were chosen here. */
    namesOf(entries: readonly AuditEntry[], patients: ReadonlyMap<number, AuditPatient>): SubjectNames {
      const { patient, person } = asked;
      const by = entries.find(({ actor_id }) => actor_id !== null && String(actor_id) === person);
      return {
        patient: patients.get(Number(patient))?.name ?? picked.nameOf('patient', patient) ?? null,
        person: by ? actorName(by) : (picked.nameOf('person', person) ?? null),
      };
    },
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
