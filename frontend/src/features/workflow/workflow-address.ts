import { isStep, type Step } from '@vouchwell/rules';
import { useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { parseCaseId } from '../cases/public/case-paths.ts';

export interface WorkflowAddress {
  /** null: the plain address without a step. */
  step: Step | null;
  caseId: number | null;
  /** True where the address names a case by something that is no case number. */
  invalid: boolean;
  /** Sent from the case's page to change it: starts at the patient instead of the first gap. */
  edit: boolean;
  go: (step: Step, options?: { caseId?: number | null; replace?: boolean }) => Promise<void>;
}

export function useWorkflowAddress(): WorkflowAddress {
  const { step } = useParams();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = query.get('caseId');
  const caseId = parseCaseId(text);
  const edit = query.get('edit') === 'true';
  const base = pathname.startsWith('/app/user-workflow') ? '/app/user-workflow' : '/app/workflow';
  const go = useCallback<WorkflowAddress['go']>(
    async (next, options = {}) => {
      const id = options.caseId === undefined ? caseId : options.caseId;
      const search = new URLSearchParams({
        ...(id === null ? {} : { caseId: String(id) }),
        ...(edit ? { edit: 'true' } : {}),
      });
      await navigate(
        { pathname: `${base}/${next}`, search: search.toString() },
        { replace: options.replace },
      );
    },
    [base, caseId, edit, navigate],
  );
  return { step: isStep(step) ? step : null, caseId, invalid: text !== null && caseId === null, edit, go };
}
