import { isIcd10 } from '@vouchwell/rules';
import { type Command, type Decider, never } from '../../kernel/deciding/decider.ts';
import { conflict, invalid, missing } from '../../kernel/basics/problem.ts';
import type { DiagnosisEvent, OwnCode } from './diagnosis.events.ts';
import { type Edit, edited, type Kept, when } from '../../kernel/deciding/kept.ts';

/** `listed`: the code as the catalogue holds it, whoever brought it there; null where it does not. */
type Listed = { readonly listed: Kept<OwnCode> | null };

export type DiagnosisCommand =
  | (Command<'AddDiagnosis'> & Listed & { diagnosis: OwnCode })
  | (Command<'ChangeDiagnosis'> & Listed & Edit<Omit<OwnCode, 'code'>>)
  | (Command<'DeactivateDiagnosis'> & Listed);

/** `value` is null where they said only whether the code is in use. */
export interface Own {
  readonly value: OwnCode | null;
  readonly is_active: boolean;
}

/**
 * What this site's admins say of one code. There is one entry of a code; a code that is listed already is edited and
 * not added.
 */
export const diagnosisDecider: Decider<Own | null, DiagnosisCommand, DiagnosisEvent> = {
  initial: null,
  decide(command, state) {
    const present = presentOf(state, command.listed);
    if (command.type === 'AddDiagnosis') return add(command.diagnosis, present);
    if (!present) throw missing('diagnosis_missing', 'Diagnosis not found.');
    const edit: Edit<OwnCode> =
      command.type === 'DeactivateDiagnosis' ? { change: {}, is_active: false } : command;
    const { value, changed, reactivated, deactivated } = edited(present, edit);
    const { code } = value;
    return [
      ...when<DiagnosisEvent>(changed, { type: 'DiagnosisChanged', data: value }),
      ...when<DiagnosisEvent>(reactivated, { type: 'DiagnosisReactivated', data: { code } }),
      ...when<DiagnosisEvent>(deactivated, { type: 'DiagnosisDeactivated', data: { code } }),
    ];
  },
  evolve(state, event) {
    switch (event.type) {
      case 'DiagnosisAdded':
        return { value: event.data, is_active: true };
      case 'DiagnosisChanged':
        return { value: event.data, is_active: state?.is_active ?? true };
      case 'DiagnosisDeactivated':
        return { value: state?.value ?? null, is_active: false };
      case 'DiagnosisReactivated':
        return { value: state?.value ?? null, is_active: true };
      default:
        return never(event);
    }
  },
};

function presentOf(own: Own | null, listed: Kept<OwnCode> | null): Kept<OwnCode> | null {
  const value = own?.value ?? listed?.value;
  return value ? { value, is_active: own?.is_active ?? listed?.is_active ?? true } : null;
}

function add(diagnosis: OwnCode, present: Kept<OwnCode> | null): DiagnosisEvent[] {
  const { code } = diagnosis;
  if (!isIcd10(code)) {
    const message =
      'ICD-10 code must be a letter, a digit and a letter or digit, then up to four after a dot.';
    throw invalid('diagnosis_code', message, { code: message });
  }
  if (present?.is_active) throw conflict('diagnosis_exists', `${code} is in the catalogue already. Edit it.`);
  if (present)
    throw conflict('diagnosis_exists', `${code} is in the catalogue, out of use. Edit and reactivate it.`);
  return [{ type: 'DiagnosisAdded', data: diagnosis }];
}
