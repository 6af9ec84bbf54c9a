import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifyFailure } from '../../../ui/notify.ts';

export const INVALID_CASE_ID = 'The case id is invalid.';

/** Says why and goes to the dashboard. */
export function Leave({ message }: { message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    notifyFailure(message);
    void navigate('/app', { replace: true });
  }, [message, navigate]);
  return null;
}
