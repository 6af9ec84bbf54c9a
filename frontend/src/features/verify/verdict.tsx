import { clockTime } from '@vouchwell/rules';
import classes from './verify-screen.module.css';
import type { About, Verdict as Found } from './use-verdict.ts';

/** As the letter writes it: `November 21, 2026, 07:05:09 MST`. */
function written(moment: Date, zone: string): string {
  const { day, time, zone: name } = clockTime(moment, zone);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return `${date}, ${time} ${name}`;
}

/** What was found, told to those who do not see it as well. */
export function Verdict({ of }: { of: Found }) {
  return (
    <div className={classes.verdict} role="status">
      {of.state === 'asking' && <p>Looking it up…</p>}
      {of.state === 'failed' && (
        <div className={classes.failed}>
          <h2>It could not be checked</h2>
          <p>{of.reason}</p>
        </div>
      )}
      {of.state === 'answered' && <Answer {...of} />}
    </div>
  );
}

function Answer({ about, answer, at }: Extract<Found, { state: 'answered' }>) {
  const what = 'code' in about ? `Code ${about.code}` : `File ${about.file}`;
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(at);
  return (
    <div className={answer.genuine ? classes.genuine : classes.unknown}>
      <h2>{answer.genuine ? 'Genuine' : 'Not genuine'}</h2>
      {answer.genuine && (
        <p className={classes.signed}>
          {answer.report ? 'Made' : 'Signed'} {written(new Date(answer.signed_at), answer.time_zone ?? 'UTC')}
        </p>
      )}
      <p>{answer.genuine ? held(about, answer.report) : notHeld(about)}</p>
      <p className={classes.asked}>
        {what}, checked on {when}
      </p>
    </div>
  );
}

const COPIED = 'A code can be copied: compare this time with';
const held = (about: About, isReport = false) => {
  if ('file' in about) return 'This file left this site as it is: no byte of it was changed.';
  const found = isReport
    ? `A report of the audit history with this code was made here. ${COPIED} its “Made at”.`
    : `A letter or order with this code was signed here. ${COPIED} the one beside the signature.`;
  return `${found} That no word was changed is shown by the file alone.`;
};

const notHeld = (about: About) =>
  'code' in about
    ? 'No letter, order or report with this code left this site. Look whether every sign of it was typed.'
    : 'No such file left this site. One that was printed, scanned or saved anew is another file: check its code.';
