import type { PatientResponse } from '@vouchwell/contract';
import { breaking } from '../../../ui/words/long-words.ts';
import { dayText } from '../../../ui/words/when.tsx';
import classes from './born-and-mrn.module.css';
import { mrnText } from './patient-facts.ts';

/** What tells two patients of one name apart, in a small line under the name. */
export function BornAndMrn({ patient: { dob, mrn } }: { patient: Pick<PatientResponse, 'dob' | 'mrn'> }) {
  return (
    <div className={classes.line} style={breaking(mrn ?? '')}>
      Born {dayText(dob)} · {mrnText(mrn)}
    </div>
  );
}
