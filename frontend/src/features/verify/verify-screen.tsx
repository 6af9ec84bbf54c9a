import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useTabTitle } from '../../ui/tab-title.ts';
import { Call } from '../landing/public/call.tsx';
import { PublicFrame } from '../landing/public/public-frame.tsx';
import { useVerdict } from './use-verdict.ts';
import { Verdict } from './verdict.tsx';
import classes from './verify-screen.module.css';

/** The code that a QR code brings stands behind the #, which no server is told of. */
function codeOfAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** For whoever holds a letter, and has no account here. */
export function VerifyScreen() {
  const [code, setCode] = useState(codeOfAddress);
  const { verdict, askCode, askFile, clear } = useVerdict();
  const busy = verdict.state === 'asking';
  useTabTitle('Is this letter genuine?');
  useEffect(() => {
    const follow = () => {
      const brought = codeOfAddress();
      setCode(brought);
      if (brought === '') clear();
      else void askCode(brought);
    };
    follow();
    // The same address once more is no change of it, and comes as a step in the history alone.
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [askCode, clear]);
  return (
    <PublicFrame footer={<p className={classes.foot}>© 2025 Vouchwell</p>}>
      <div className={classes.page}>
        <h1>Is this letter genuine?</h1>
        <p className={classes.lead}>
          A letter of medical necessity or a written order that was signed here has a code at the foot of each
          page, and so has a report of the audit history. By the code, or by the file itself, you learn
          whether it is genuine and when it was signed or made. Nothing else is told, and nobody’s data is
          shown.
        </p>
        <Verdict of={verdict} />
        <div className={classes.ways}>
          <CodeForm code={code} onCode={setCode} busy={busy} onAsk={(asked) => void askCode(asked)} />
          <FileForm busy={busy} onAsk={(file) => void askFile(file)} />
        </div>
      </div>
    </PublicFrame>
  );
}

interface CodeFormProps {
  code: string;
  busy: boolean;
  onCode: (code: string) => void;
  onAsk: (code: string) => void;
}

function CodeForm({ code, busy, onCode, onAsk }: CodeFormProps) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(code.trim());
  };
  return (
    <form className={classes.way} onSubmit={submit}>
      <label htmlFor={id}>The code</label>
      <input
        id={id}
        value={code}
        onChange={(event) => onCode(event.currentTarget.value)}
        placeholder="7KQF-2M9X-T4WA-9HZC"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        // Spaces alone are no code.
        pattern=".*\S.*"
        title="The code at the foot of the letter"
      />
      <p>Capitals, spaces and hyphens do not matter.</p>
      <Call type="submit" disabled={busy}>
        Check the code
      </Call>
    </form>
  );
}

/** It is asked about as soon as it is chosen. */
function FileForm({ busy, onAsk }: { busy: boolean; onAsk: (file: File) => void }) {
  const id = useId();
  return (
    <div className={classes.way}>
      <label htmlFor={id}>The file</label>
      <input
        id={id}
        type="file"
        accept=".pdf,.txt,application/pdf,text/plain"
        disabled={busy}
        // The same file may be chosen again.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onAsk(file);
        }}
      />
      <p>It stays with you: only its fingerprint (SHA-256) is sent.</p>
    </div>
  );
}
