import { Alert, Button, Group, Paper } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconHistory, IconLock } from '@tabler/icons-react';
import { inPlaceOf, isStepComplete, stepLabel, steps, type Step } from '@vouchwell/rules';
import type { ComponentType } from 'react';
import { savedWords } from '../../ui/states/saved-state.tsx';
import { FullTime } from '../../ui/words/when.tsx';
import { CaseBar } from './case-bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CaseSummary } from './case-summary.tsx';
import { DiagnosisStep } from './diagnoses/diagnosis-step.tsx';
import { ExportStep } from './export/export-step.tsx';
import { ItemsStep } from './items/items-step.tsx';
import { NoteStep } from './note/note-step.tsx';
import { PatientStep } from './patient/patient-step.tsx';
import { ProviderStep } from './provider/provider-step.tsx';
import { StepNav } from './step-nav.tsx';
import { useMove, useOpenCase } from './use-steps.ts';
import { useWorkflow } from './draft/workflow-context.ts';
import classes from './workflow-frame.module.css';

const screens: Record<Step, ComponentType> = {
  patient: PatientStep,
  diagnosis: DiagnosisStep,
  items: ItemsStep,
  provider: ProviderStep,
  note: NoteStep,
  export: ExportStep,
};

/** Steps that divide the whole width among panes of their own. */
const wholeWidth: ReadonlySet<Step> = new Set<Step>(['note']);

function Banners() {
  const { found, readOnly, restored, caseId, save, store } = useWorkflow();
  if (readOnly && found) {
    return (
      <Alert color="accent" icon={<IconLock aria-hidden />} title="This case is signed and locked." mb="md">
        {found.signature && (
          <>
            Signed by {found.signature.signature}
            {inPlaceOf(found.signature.signed_for)} · <FullTime at={found.signature.signed_at} />.{' '}
          </>
        )}
        Every step can be read, nothing can be changed.
      </Alert>
    );
  }
  if (caseId === null && restored) {
    return (
      <Alert color="blue" icon={<IconHistory aria-hidden />} mb="md" role="status">
        <Group justify="space-between" gap="xs">
          What you entered before is still here. It has not been saved as a case yet.
          <Button size="xs" variant="default" onClick={() => store.startOver()}>
            Start over
          </Button>
        </Group>
      </Alert>
    );
  }
  if ((save.state !== 'unsaved' && save.state !== 'unknown') || !save.problem) return null;
  return (
    <Alert color="red" mb="md" role="alert" title={savedWords[save.state]}>
      {save.problem} Your entries are kept in this tab until they are saved.
    </Alert>
  );
}

function Bottom({ held, opening, onMove }: { held: boolean; opening: boolean; onMove: (to: Step) => void }) {
  const { step, facts } = useWorkflow();
  const index = steps.indexOf(step);
  const [previous, next] = [steps[index - 1], steps[index + 1]];
  const ready = isStepComplete(step, facts) && !held && !opening;
  return (
    <div className={classes.bar}>
      {previous ? (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          disabled={opening}
          onClick={() => onMove(previous)}
        >
          Back
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button
          rightSection={<IconArrowRight size={16} aria-hidden />}
          disabled={!ready}
          loading={opening}
          onClick={() => onMove(next)}
        >
          Next: {stepLabel[next]}
        </Button>
      )}
    </div>
  );
}

export function WorkflowFrame({ held }: { held: boolean }) {
  const { step } = useWorkflow();
  const { open, opening } = useOpenCase();
  const move = useMove(open);
  const Screen = screens[step];
  return (
    <>
      <CaseBar opening={opening} onOpen={() => open()} />
      <StepNav held={held || opening} onMove={move} />
      <Banners />
      {wholeWidth.has(step) ? (
        <Screen key={step} />
      ) : (
        <div className={classes.columns}>
          <CaseSummary onMove={held || opening ? undefined : move} />
          <Paper
            component="section"
            aria-label={stepLabel[step]}
            withBorder
            p={{ base: 'md', sm: 'lg' }}
            style={{ minWidth: 0 }}
          >
            <Screen key={step} />
          </Paper>
        </div>
      )}
      <ConflictDialog />
      <Bottom held={held} opening={opening} onMove={move} />
    </>
  );
}
