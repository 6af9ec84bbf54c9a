import { Button, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useTabTitle } from '../../ui/tab-title.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { SavedState } from '../../ui/states/saved-state.tsx';
import { SignedBadge, StatusBadge } from '../../ui/words/status-badge.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { mrnText, patientName } from '../patients/public/patient-facts.ts';
import { useWorkflow } from './draft/workflow-context.ts';
import { CaseEvidence } from './note/case-evidence.tsx';
import classes from './case-bar.module.css';

function Saving() {
  const { caseId, save, store, draft, readOnly } = useWorkflow();
  if (readOnly || (caseId === null && !draft.patient)) return null;
  return (
    <span title={save.problem ?? undefined}>
      <SavedState state={save.state} onRetry={caseId === null ? undefined : () => void store.retry()} />
    </span>
  );
}

/** Name, birth date and MRN: two people of one name are told apart by them. */
function Who() {
  const { patient } = useWorkflow().draft;
  if (!patient) return null;
  return (
    <div role="group" aria-label="Patient of this case" className={classes.who}>
      <span className={classes.name}>{patientName(patient)}</span>
      <Text span fz="sm" c="dimmed" className="tabular">
        Born {dayText(patient.dob)} ·{' '}
        {patient.mrn ? <CodeText>{mrnText(patient.mrn)}</CodeText> : 'MRN not given'}
      </Text>
    </div>
  );
}

/** What the payer’s criteria ask of the case, beside its steps. */
function Evidence() {
  const { caseId } = useWorkflow();
  const [open, setOpen] = useState(false);
  if (caseId === null) return null;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconListCheck size={16} aria-hidden />}
        className={classes.evidence}
        onClick={() => setOpen(true)}
      >
        Evidence
      </Button>
      {open && <CaseEvidence caseId={caseId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Number, patient, status and whether all is saved: in sight wherever the screen is scrolled to. */
export function CaseBar({ opening, onOpen }: { opening: boolean; onOpen: () => void }) {
  const { caseId, found, draft } = useWorkflow();
  const title = caseId === null ? 'New case' : `Case #${caseId}`;
  useTabTitle(title);
  return (
    <div className={classes.bar}>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      <Who />
      <div className={classes.state}>
        <StatusBadge status={found?.status ?? 'draft'} />
        {found?.signed && <SignedBadge />}
        <Saving />
      </div>
      <div className={classes.actions}>
        {caseId === null && draft.patient && (
          <Button size="sm" onClick={onOpen} loading={opening}>
            Save Case
          </Button>
        )}
        <Evidence />
        <ButtonLink to="/app" variant="default" size="sm" className={classes.back}>
          <IconArrowLeft size={16} aria-hidden className={classes.arrow} />
          <span className={classes.words}>Back to Dashboard</span>
        </ButtonLink>
      </div>
    </div>
  );
}
