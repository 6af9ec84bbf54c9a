import { useState } from 'react';

/** Whether what somebody was shown as they began has become something else meanwhile. */
export function useChangedSince(matter: unknown): boolean {
  const now = JSON.stringify(matter);
  const [shown] = useState(now);
  return now !== shown;
}
