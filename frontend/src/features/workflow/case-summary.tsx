import { Paper, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { isStepComplete, steps, type Step, type StepFacts } from '@vouchwell/rules';
import { counted } from '../../lib/counted.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { dayText } from '../../ui/when.tsx';
import { patientName } from '../patients/public/patient-facts.ts';
import type { Place } from './note/grounding-places.ts';
import { useGrounding } from './note/use-grounding.ts';
import { useNewestNote } from './note/use-newest-note.ts';
import { useWorkflow, type Workflow } from './draft/workflow-context.ts';
import rows from '../../ui/rows.module.css';
import classes from './case-summary.module.css';

const missingWords: Partial<Record<Step, string>> = {
  patient: 'Patient',
  diagnosis: 'At least one diagnosis',
  items: 'At least one item',
  provider: 'Provider with NPI and date',
  note: 'Note',
};

function missing(facts: StepFacts): Step[] {
  return steps.filter((step) => step !== 'export' && !isStepComplete(step, facts));
}

function PatientLines({ patient }: { patient: Workflow['draft']['patient'] }) {
  if (!patient) return <Text c="dimmed">No patient chosen yet</Text>;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600}>{patientName(patient)}</Text>
      <Text fz="sm" c="dimmed" className="tabular">
        Born {dayText(patient.dob)}
      </Text>
      <Text fz="sm" c="dimmed">
        MRN {patient.mrn ? <CodeText>{patient.mrn}</CodeText> : 'not given'}
      </Text>
    </div>
  );
}

/** What of the newest note is to be looked at before it is signed. */
function OpenPlaces({ places }: { places: readonly Place[] }) {
  const marks = places.filter(({ kind }) => kind === 'mark').length;
  const brackets = places.length - marks;
  const lines = [
    marks > 0 && `${counted(marks, 'thing')} in the note that the case does not hold.`,
    brackets > 0 && `${counted(brackets, 'place')} in the note still in brackets.`,
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <Text fz="sm" key={line}>
      <IconAlertTriangle size={16} color="var(--mantine-color-yellow-text)" aria-hidden /> {line}
    </Text>
  ));
}

function Todo({ facts, signed, places }: { facts: StepFacts; signed: boolean; places: readonly Place[] }) {
  const gaps = missing(facts);
  if (gaps.length === 0 && places.length > 0 && !signed) return <OpenPlaces places={places} />;
  if (gaps.length === 0) {
    return (
      <Text fz="sm">
        <IconCircleCheck size={16} color="var(--mantine-color-green-text)" aria-hidden /> Nothing is missing
        {signed ? '.' : ': ready to sign.'}
      </Text>
    );
  }
  return (
    <div>
      <Text fz="sm" fw={600} mb={4}>
        Still missing
      </Text>
      <ul className={rows.rows}>
        {gaps.map((step) => (
          <Text component="li" fz="sm" key={step} c="dimmed">
            <IconCircleDashed size={14} aria-hidden /> {missingWords[step]}
          </Text>
        ))}
      </ul>
    </div>
  );
}

function Counts({ draft, found }: Workflow) {
  const figures = [
    ['Diagnoses', draft.diagnoses.length],
    ['Items', draft.items.length],
    ['Notes', found?.notes.length ?? 0],
  ] as const;
  return (
    <Text fz="sm" c="dimmed" className="tabular">
      {figures.map(([word, count]) => `${word} ${count}`).join(' · ')}
    </Text>
  );
}

/** Who the case is about and what it lacks: a column on wide screens, a line that unfolds on phones. */
export function CaseSummary() {
  const workflow = useWorkflow();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const { draft, facts, readOnly } = workflow;
  const { note, text } = useNewestNote();
  const { places } = useGrounding(note, text);
  const body = (
    <Stack gap="sm">
      <PatientLines patient={draft.patient} />
      <Counts {...workflow} />
      <Todo facts={facts} signed={readOnly} places={places} />
    </Stack>
  );
  if (wide) {
    return (
      <Paper withBorder p="md" component="aside" aria-label="Case summary" className={classes.summary}>
        <Title order={2} mb="sm">
          This case
        </Title>
        {body}
      </Paper>
    );
  }
  const gaps = missing(facts).length;
  const who = draft.patient
    ? `${patientName(draft.patient)} · ${dayText(draft.patient.dob)}${draft.patient.mrn ? ` · MRN ${draft.patient.mrn}` : ''}`
    : 'No patient chosen yet';
  return (
    <details className={classes.unfold}>
      <summary>
        <Text span fz="sm" fw={550}>
          {who}
        </Text>
        <Text span fz="sm" c="dimmed">
          {gaps > 0
            ? ` · ${gaps} missing`
            : places.length > 0 && !readOnly
              ? ` · ${places.length} to check in the note`
              : ' · nothing missing'}
        </Text>
      </summary>
      <div style={{ paddingTop: 8 }}>{body}</div>
    </details>
  );
}
