import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Call } from './public/call.tsx';
import classes from './demo-dialog.module.css';
import { DemoFields } from './demo-fields.tsx';
import { useDemoRequest } from './use-demo-request.ts';

/** How long the thanks stand before the dialog closes by itself. */
const THANKS_MS = 3_000;

function Thanks({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(onClose, THANKS_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className={classes.thanks} role="status">
      <h2 ref={heading} tabIndex={-1}>
        Thank you. Your request has arrived.
      </h2>
      <p>We will contact you within 24 hours.</p>
    </div>
  );
}

/** The form for a demonstration, above the page. It is mounted when it opens, so that each time it starts empty. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { state, failure, submit } = useDemoRequest();
  useEffect(() => {
    const opened = dialog.current;
    if (opened && !opened.open) {
      opened.showModal();
      opened.querySelector('input')?.focus();
    }
    // Closed by itself the browser gives the focus back to what had it.
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={title} onClose={onClose}>
      {state === 'done' ? (
        <Thanks onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <div className={classes.head}>
            <div>
              <h2 id={title}>Request a demo</h2>
              <p>A session takes 30 minutes. We contact you within 24 hours.</p>
            </div>
            <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
              <IconX size={20} aria-hidden />
            </button>
          </div>
          <DemoFields />
          <div className={classes.foot}>
            {failure && (
              <p role="alert" className={classes.failure}>
                {failure}
              </p>
            )}
            <Call look="plain" onClick={onClose}>
              Cancel
            </Call>
            <Call type="submit" disabled={state === 'submitting'} aria-busy={state === 'submitting'}>
              {state === 'submitting' ? 'Submitting Request...' : 'Submit Request'}
            </Call>
          </div>
        </form>
      )}
    </dialog>
  );
}
