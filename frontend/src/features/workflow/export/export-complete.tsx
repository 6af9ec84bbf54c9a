import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import { useNavigate } from 'react-router-dom';
import { ApiError, isChangedMeanwhile, serverMessage } from '../../../lib/http.ts';
import { notifyRefused, notifySuccess } from '../../../ui/notify.ts';
import { completeCase } from './export-requests.ts';
import { refreshCases } from '../../cases/public/case-queries.ts';

/** A refusal may also come as a success that says no. */
async function complete(found: CaseResponse): Promise<void> {
  const { success, ...rest } = (await completeCase(found)) as { success: boolean; error?: string };
  if (!success) throw new ApiError(409, 'refused', rest.error ?? '');
}

function failureText(error: unknown): string {
  const reason = serverMessage(error);
  return reason ? `Failed to complete case: ${reason}` : 'Failed to complete case. Please try again.';
}

export function CompleteCase({ found }: { found: CaseResponse }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const completion = useMutation({
    mutationFn: () => complete(found),
    onSuccess: () => {
      notifySuccess(`Case #${found.id} completed successfully.`);
      void refreshCases(queries);
      void navigate('/app');
    },
    onError: (error) => {
      // As it stands now it can be looked at, and completed.
      if (isChangedMeanwhile(error)) void refreshCases(queries);
      notifyRefused(error, failureText(error));
    },
  });
  if (found.is_complete) return <Text>This case is completed.</Text>;
  return (
    <Button
      leftSection={<IconCircleCheck size={18} aria-hidden />}
      loading={completion.isPending}
      onClick={() => completion.mutate()}
    >
      Complete Case
    </Button>
  );
}
