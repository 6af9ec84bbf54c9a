import { Navigate, useLocation } from 'react-router-dom';

/** An address of the first version: `/workflow/note?caseId=4` is now `/app/workflow/note?caseId=4`. */
export function LegacyRedirect() {
  const { pathname, search, hash } = useLocation();
  const path = pathname === '/dashboard' ? '/app' : `/app${pathname}`;
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}
