import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/http.ts';

/** Every read of patient data is an audit event, so nothing is read again merely because a window got focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isBusy(error),
      },
      // A clinic's network without internet still reaches its own server.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** A damaged history stays one until an administrator has restored it. */
const isBusy = (error: Error) =>
  error instanceof ApiError && error.status === 503 && error.code !== 'history_damaged';
