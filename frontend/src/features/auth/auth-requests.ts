import type { ChangePasswordRequest, SuccessResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

export function changePassword(request: ChangePasswordRequest): Promise<SuccessResponse> {
  return http.post('/auth/password', { body: request });
}
