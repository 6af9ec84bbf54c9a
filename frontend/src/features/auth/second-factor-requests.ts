import { useMutation } from '@tanstack/react-query';
import type {
  ChangeSecondFactorRequest,
  ConfirmSecondFactorRequest,
  RecoveryCodesResponse,
  SecondFactorSetUpResponse,
  SetUpSecondFactorRequest,
  SuccessResponse,
} from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

const path = '/auth/second-factor';

export function useSetUp() {
  return useMutation({
    mutationFn: (body: SetUpSecondFactorRequest) =>
      http.post<SecondFactorSetUpResponse>(`${path}/set-up`, { body }),
    // The secret is shown and kept nowhere.
    gcTime: 0,
  });
}

export function useConfirm() {
  return useMutation({
    mutationFn: (body: ConfirmSecondFactorRequest) =>
      http.post<RecoveryCodesResponse>(`${path}/confirm`, { body }),
    gcTime: 0,
  });
}

export const removeSecondFactor = (body: ChangeSecondFactorRequest) =>
  http.post<SuccessResponse>(`${path}/remove`, { body });

export const replaceRecoveryCodes = (body: ChangeSecondFactorRequest) =>
  http.post<RecoveryCodesResponse>(`${path}/recovery-codes`, { body });
