import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Standing } from '@vouchwell/rules';
import { readinessQuery } from '../../evidence/public/evidence-queries.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

/** Against its payer’s criteria; undefined: not known here, null: nobody said who pays. */
export type StandingToSign = Standing | null | undefined;

export const isOpenStanding = (standing: StandingToSign): boolean =>
  standing === 'not_met' || standing === 'not_documented';

/**
 * How the case stands is asked where it is about to be signed: each time it is read that is recorded. It is not asked here
 * elsewhere, and nobody who does ask there is kept from it, as what several ask is one query.
 */
export function useStandingToSign(): StandingToSign {
  const { caseId, step, readOnly } = useWorkflow();
  const isAsked = step === 'export' && caseId !== null && !readOnly;
  const held = useQuery({ ...readinessQuery(caseId ?? 0), enabled: isAsked });
  return isAsked ? held.data?.standing : undefined;
}

/** Whoever signs over them is asked why: nobody is to hear of them there first. */
export function OpenCriteria({ standing }: { standing: StandingToSign }) {
  if (!isOpenStanding(standing)) return null;
  return (
    <Text fz="sm">
      <IconAlertTriangle size={16} color="var(--mantine-color-yellow-text)" aria-hidden /> Not every criterion
      of the payer is met and documented: see Evidence.
    </Text>
  );
}
