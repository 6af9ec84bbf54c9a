import type { CaseResponse, NoteResponse, SignatureResponse } from '@vouchwell/contract';
import { dayText } from '../../ui/when.tsx';
import { fullTime } from '../../ui/when.tsx';
import { genderLabel } from '../patients/public/patient-facts.ts';
import classes from './letter.module.css';
import { patientName } from '../patients/public/patient-facts.ts';

interface LetterProps {
  of: CaseResponse;
  note: NoteResponse;
  /** Provider and model, in an admin's prints; empty otherwise. */
  model: string;
}

function Letterhead({ of, note, model }: LetterProps) {
  const { patient, provider } = of;
  const facts: [string, string][] = [
    ['Patient', patientName(patient)],
    ['Date of birth', patient.dob ? dayText(patient.dob) : 'Not given'],
    ['Gender', patient.gender ? genderLabel[patient.gender] : 'Not given'],
    ['MRN', patient.mrn ?? 'Not given'],
  ];
  return (
    <>
      <header className={classes.head}>
        <div>
          <div className={classes.provider}>{provider?.name ?? 'Provider not given'}</div>
          {provider && <div>NPI {provider.npi}</div>}
        </div>
        <div className={classes.reference}>
          <div>Case #{of.id}</div>
          <div>{fullTime(note.created_at)}</div>
          {model && <div>Model: {model}</div>}
        </div>
      </header>
      <h1>Letter of medical necessity</h1>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Lists({ of }: Pick<LetterProps, 'of'>) {
  return (
    <>
      <h2>Diagnoses</h2>
      <table>
        <thead>
          <tr>
            <th>ICD-10-CM</th>
            <th>Description</th>
          </tr>
        </thead>
        <tbody>
          {of.diagnoses.map(({ code, description }) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Equipment and supplies</h2>
      <table>
        <thead>
          <tr>
            <th>Item</th>
            <th>HCPCS</th>
            <th>Quantity</th>
            <th>Details</th>
          </tr>
        </thead>
        <tbody>
          {of.items.map((item) => (
            <tr key={item.id}>
              <td>
                {item.item}
                {item.justification && (
                  <div className={classes.justification}>Justification: {item.justification}</div>
                )}
              </td>
              <td>{item.hcpcs}</td>
              <td>{item.quantity}</td>
              <td>{[item.size, item.color, item.length].filter(Boolean).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function SignatureBlock({ of, signature }: { of: CaseResponse; signature: SignatureResponse }) {
  return (
    <>
      {/* The signer may be another person than the provider, whose number is not theirs. */}
      {of.provider && (
        <p className={classes.orderedBy}>
          Ordered by {of.provider.name}, NPI {of.provider.npi}, {dayText(of.provider.date_signed)}
        </p>
      )}
      <section className={classes.signature}>
        <div className={classes.name}>{signature.signature}</div>
        <div>{signature.meaning}</div>
        <div>Signed electronically on {fullTime(signature.signed_at)}</div>
      </section>
      <footer className={classes.hash}>Document hash (SHA-256): {signature.document_hash}</footer>
    </>
  );
}

function Addenda({ of }: Pick<LetterProps, 'of'>) {
  return (
    <>
      <h2>Addenda</h2>
      {of.addenda.map(({ number, text, signature, signed_at, hash }) => (
        <section key={number} className={classes.addendum}>
          <div className={classes.text}>{text}</div>
          <div>
            Addendum {number}, signed electronically by {signature} on {fullTime(signed_at)}
          </div>
          <div className={classes.hash}>{hash}</div>
        </section>
      ))}
    </>
  );
}

/** The note as a letter: black on white, and the only thing on the page when it is printed. */
export function Letter({ of, note, model }: LetterProps) {
  const signature = of.signature?.note_id === note.note_id ? of.signature : null;
  return (
    <article id="print-root" className={classes.letter} aria-hidden>
      <Letterhead of={of} note={note} model={model} />
      <Lists of={of} />
      <h2>Statement of medical necessity</h2>
      <div className={classes.text}>{note.note_text}</div>
      {signature && <SignatureBlock of={of} signature={signature} />}
      {signature && of.addenda.length > 0 && <Addenda of={of} />}
      {!signature && <p className={classes.unsigned}>Draft. This note is not signed.</p>}
      {!signature && <div className={classes.watermark}>DRAFT</div>}
    </article>
  );
}
