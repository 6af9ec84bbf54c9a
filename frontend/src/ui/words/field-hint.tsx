import { type ReactNode, useEffect, useId } from 'react';

/** A part that is there before it says something, or nobody would hear it begin; it takes no room until then. */
export function Said({ id, children }: { id?: string; children: ReactNode }) {
  const silent = children === null || children === false;
  return (
    <div id={id} role="status" style={silent ? { position: 'absolute' } : undefined}>
      {children}
    </div>
  );
}

interface FieldHintProps {
  /** The field's id. */
  of: string;
  /** Null: nothing is to be said. */
  children: ReactNode;
}

/** What is said of a field somewhere below it: read out as it changes, and with the field, after what that says itself. */
export function FieldHint({ of, children }: FieldHintProps) {
  const id = useId();
  useEffect(() => {
    const field = document.getElementById(of);
    const said = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    if (field && !said.includes(id)) field.setAttribute('aria-describedby', [...said, id].join(' '));
  });
  return <Said id={id}>{children}</Said>;
}
