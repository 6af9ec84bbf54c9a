import type { CorpusCase } from '../corpus-case.ts';
import { cpapApnea } from './cpap-apnea.ts';
import { diapersAutism } from './diapers-autism.ts';
import { glucoseMonitorPregnancy } from './glucose-monitor-pregnancy.ts';
import { kneeBraceAcl } from './knee-brace-acl.ts';
import { lymphPumpLeg } from './lymph-pump-leg.ts';
import { tiltChairChild } from './tilt-chair-child.ts';

/** By the fifth stranger, who had read no more than the shape of a case and one example; met by the check once, then read. */
export const fifthStrangersCases: readonly CorpusCase[] = [
  cpapApnea,
  diapersAutism,
  glucoseMonitorPregnancy,
  kneeBraceAcl,
  lymphPumpLeg,
  tiltChairChild,
];
