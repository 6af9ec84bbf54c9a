import type { OpenReasonRequest } from '@vouchwell/contract';
import { type Finding, isOpen } from '@vouchwell/rules';

/** By criterion, where one has a reason of its own. */
const ofCriterion: Readonly<Record<string, string>> = {
  'GEN-3': 'The order is on paper in the chart, signed by the treating practitioner.',
  'GEN-8': 'The order is on paper in the chart and was compared with the case.',
  'GEN-11': 'The call about the refill is in the supplier’s log.',
  'DAT-9': 'It is one month at a time; the supplier’s log says so.',
  'GEN-12': 'The supplier looked for a like item and found none.',
  'INC-0': 'Sent for a written denial, which the second payer asks for.',
};

const ofVerdict = {
  not_met: 'The patient differs from the rule; the letter says why, and the payer decides.',
  not_documented: 'It stands in the paper chart of the visit, which goes along with the letter.',
} as const;

/** What a signer of the invented clinic says of each open criterion. */
export function sampleReasons({ findings }: { readonly findings: readonly Finding[] }): OpenReasonRequest[] {
  const open = new Map(findings.filter(isOpen).map((one) => [`${one.criterion} ${one.verdict}`, one]));
  return [...open.values()].map(({ criterion, verdict }) => ({
    ...{ criterion, verdict },
    reason: ofCriterion[criterion] ?? ofVerdict[verdict],
  }));
}
