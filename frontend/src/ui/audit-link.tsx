import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type AuditSubject, auditPath } from '../lib/audit-path.ts';
import { useSession } from '../lib/session.tsx';
import { ButtonLink } from './button-link.tsx';

interface AuditLinkProps {
  of: AuditSubject;
  children: ReactNode;
}

/** To what the audit history says of one person, patient, case or note; nothing for whoever may not read it. */
export function AuditLink({ of, children }: AuditLinkProps) {
  const { may } = useSession();
  if (!may('can_view_audit')) return null;
  return (
    <ButtonLink
      size="xs"
      variant="default"
      to={auditPath(of)}
      leftSection={<IconEye size={14} aria-hidden />}
    >
      {children}
    </ButtonLink>
  );
}
