import { useState } from 'react';
import type { Subject, SubjectKind } from './subject-requests.ts';

/** Names of those who were chosen on this screen: an address and a report say their numbers alone. */
export function usePicked() {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    nameOf: (kind: SubjectKind, id: string) => names.get(`${kind} ${id}`),
    keep: (kind: SubjectKind, { id, name }: Subject) =>
      setNames((known) => (name === '' ? known : new Map(known).set(`${kind} ${id}`, name))),
  };
}
