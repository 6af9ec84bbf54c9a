import {
  type Finding,
  isOpen,
  type OpenVerdict,
  type Readiness,
  type SignedReadiness,
} from '@vouchwell/rules';
import { DomainError } from '../../kernel/basics/problem.ts';

/** Why somebody signs although a criterion is open. */
export interface OpenReason {
  readonly criterion: string;
  /** Null: it holds for every item of which the criterion is asked. */
  readonly item: string | null;
  readonly verdict: OpenVerdict;
  readonly reason: string;
}

/**
 * What a signature keeps of the payer’s rules: each open criterion with its reason. A reason for another verdict is
 * none, as it was given for something else.
 * @throws DomainError conflict while one has none, with those in `current`; blocks nothing for good
 */
export function explainedReadiness(readiness: Readiness, reasons: readonly OpenReason[]): SignedReadiness {
  const reasonFor = (finding: Finding) =>
    reasons.find(
      ({ criterion, item, verdict }) =>
        criterion === finding.criterion &&
        verdict === finding.verdict &&
        (item === null || item === finding.item),
    )?.reason;
  const lacking = readiness.findings.filter((finding) => isOpen(finding) && !reasonFor(finding)?.trim());
  if (lacking.length > 0) throw unexplained(lacking);
  const findings = readiness.findings.map((finding) =>
    isOpen(finding) ? { ...finding, reason: reasonFor(finding)! } : finding,
  );
  return { ...readiness, findings };
}

function unexplained(findings: readonly Finding[]): DomainError {
  const one = findings.length === 1;
  const message =
    `${findings.length} ${one ? 'criterion' : 'criteria'} of the payer ${one ? 'is' : 'are'} not met or not ` +
    `documented. Add what is missing, or give a reason for ${one ? 'it' : 'each'}.`;
  const current = { findings };
  return new DomainError(
    'conflict',
    'readiness_unexplained',
    message,
    undefined,
    undefined,
    undefined,
    current,
  );
}
