import { queryOptions } from '@tanstack/react-query';
import type { AiStatusResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

/** Whether a model can write notes. Provider and model are null for everyone but admins. */
export const aiStatusQuery = queryOptions({
  queryKey: ['ai-status'],
  queryFn: ({ signal }) => http.get<AiStatusResponse>('/ai-status', { signal }),
});

/** The specification's word where the status carries no message of its own. */
export const AI_NOT_CONFIGURED =
  'AI provider not configured. Configure one in admin settings to enable note generation.';
