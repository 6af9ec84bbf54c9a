import { ActionIcon, Alert, Radio, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconStethoscope, IconTrash } from '@tabler/icons-react';
import type { CodeStanding } from '@vouchwell/contract';
import { useState } from 'react';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { addDiagnosis, makePrimary, removeDiagnosis, restoreDiagnosis } from './diagnosis-list.ts';
import { DiagnosisSearch } from '../../inventory/public/diagnosis-search.tsx';
import type { DraftDiagnosis } from '../draft/draft.ts';
import { StepHeading } from '../../../ui/keyboard/step-heading.tsx';
import { UndoBar } from '../../../ui/states/undo-bar.tsx';
import { useStandings } from './use-standings.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import { useUndo } from '../draft/undo.ts';
import classes from '../../../ui/lists/rows.module.css';

interface DiagnosisRowProps {
  diagnosis: DraftDiagnosis;
  standing: CodeStanding | undefined;
  readOnly: boolean;
  onPrimary: () => void;
  onRemove: () => void;
}

function DiagnosisRow({ diagnosis, standing, readOnly, onPrimary, onRemove }: DiagnosisRowProps) {
  const { code, description, is_primary } = diagnosis;
  return (
    <li className={`${classes.row} ${classes.wrapping}`}>
      <div className={classes.grow}>
        <CodeText fw={600}>{code}</CodeText>
        <Text fz="sm">{description}</Text>
        {standing && (
          <Text fz="sm" c="var(--mantine-color-yellow-text)">
            <IconAlertTriangle size={16} aria-hidden /> {standing.remark}
          </Text>
        )}
      </div>
      <Radio
        name="primary-diagnosis"
        label="Primary"
        aria-label={`Primary diagnosis: ${code}`}
        checked={is_primary}
        disabled={readOnly}
        onChange={onPrimary}
      />
      {!readOnly && (
        <ActionIcon variant="subtle" color="red" size={36} aria-label={`Remove ${code}`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

export function DiagnosisStep() {
  const { store, draft, readOnly } = useWorkflow();
  const { diagnoses } = draft;
  const standings = useStandings();
  const [said, setSaid] = useState('');
  const { removed, remember, forget } = useUndo<DraftDiagnosis>('diagnoses');
  const change = (next: DraftDiagnosis[], what: string) => {
    store.change('diagnoses', next);
    setSaid(what);
    forget();
  };
  const remove = (diagnosis: DraftDiagnosis) => {
    const done = `${diagnosis.code} removed`;
    change(removeDiagnosis(diagnoses, diagnosis.code), done);
    remember(diagnoses, diagnosis, done);
  };
  const undo = ({ thing, at }: NonNullable<typeof removed>) =>
    change(restoreDiagnosis(diagnoses, thing, at), `${thing.code} is back`);
  return (
    <>
      <StepHeading title="Diagnosis" text="The ICD-10 diagnoses that make the equipment necessary." />
      <Stack gap="md">
        {!readOnly && (
          <DiagnosisSearch
            held={new Set(diagnoses.map(({ code }) => code))}
            onChoose={(match) => change(addDiagnosis(diagnoses, match), `${match.code} added`)}
          />
        )}
        <Alert role="note" color="blue" icon={<IconInfoCircle aria-hidden />} py="xs">
          At least one primary diagnosis is required. The first one is primary until you mark another.
        </Alert>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {removed && !readOnly && <UndoBar done={removed.done} onUndo={() => undo(removed)} />}
        {diagnoses.length === 0 ? (
          <EmptyState
            icon={IconStethoscope}
            heading={3}
            title="No diagnoses yet"
            text="Search above and choose a code."
          />
        ) : (
          <ul className={classes.rows} aria-label="Diagnoses of this case" tabIndex={-1} data-arrival>
            {diagnoses.map((diagnosis) => (
              <DiagnosisRow
                key={diagnosis.code}
                diagnosis={diagnosis}
                standing={standings.get(diagnosis.code)}
                readOnly={readOnly}
                onPrimary={() =>
                  change(makePrimary(diagnoses, diagnosis.code), `${diagnosis.code} is primary`)
                }
                onRemove={() => remove(diagnosis)}
              />
            ))}
          </ul>
        )}
      </Stack>
    </>
  );
}
