import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession } from '../lib/session.tsx';
import { ButtonLink } from './button-link.tsx';

interface AuditLinkProps {
  /** Whose part of the audit history, by number. */
  of: { person: number } | { patient: number } | { case: number };
  children: ReactNode;
}

/** To what the audit history says of one person, patient or case; nothing for whoever may not read it. */
export function AuditLink({ of, children }: AuditLinkProps) {
  const { may } = useSession();
  if (!may('can_view_audit')) return null;
  const asked = new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]));
  return (
    <ButtonLink
      size="xs"
      variant="default"
      to={`/app/audit?${asked.toString()}`}
      leftSection={<IconEye size={14} aria-hidden />}
    >
      {children}
    </ButtonLink>
  );
}
