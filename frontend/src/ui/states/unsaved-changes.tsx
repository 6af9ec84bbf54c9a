import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { Confirm } from './confirm.tsx';

export interface UnsavedChanges {
  /** Closes at once where nothing was typed, else asks first. */
  leave: () => void;
  /** To be rendered beside the form. */
  question: ReactNode;
}

/** What was typed into a dialog is not lost by Escape, the back button or a closed tab. */
export function useUnsavedChanges(dirty: boolean, onLeave: () => void): UnsavedChanges {
  const [asked, setAsked] = useState(false);
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const asking = asked || blocker.state === 'blocked';
  const stay = () => {
    setAsked(false);
    blocker.reset?.();
  };
  const discard = () => {
    setAsked(false);
    onLeave();
    blocker.proceed?.();
  };
  return {
    leave: () => (dirty ? setAsked(true) : onLeave()),
    question: (
      <Confirm
        opened={asking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={discard}
        onCancel={stay}
      >
        What you typed has not been saved.
      </Confirm>
    ),
  };
}
