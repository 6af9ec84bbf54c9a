import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { isStepComplete, isStepReachable, steps, type Step, type StepFacts } from '@vouchwell/rules';
import { counted } from '../../lib/counted.ts';
import {
  isOpenStanding,
  OpenCriteria,
  type StandingToSign,
  useStandingToSign,
} from './export/open-criteria.tsx';
import type { Place } from './note/grounding-places.ts';
import { useStandings } from './diagnoses/use-standings.ts';
import { useGrounding } from './note/use-grounding.ts';
import { useNewestNote } from './note/use-newest-note.ts';
import { useWorkflow, type Workflow } from './draft/workflow-context.ts';
import rows from '../../ui/lists/rows.module.css';
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

const bracketsOf = (places: readonly Place[]): number =>
  places.filter(({ kind }) => kind === 'bracket').length;
/** Not known to be wrong: nothing of the case was found that it comes from. */
const softOf = (places: readonly Place[]): number => places.filter(({ tier }) => tier !== undefined).length;

/** What of the newest note is to be looked at before it is signed. */
function OpenPlaces({ places }: { places: readonly Place[] }) {
  const brackets = bracketsOf(places);
  const soft = softOf(places);
  const marks = places.length - brackets - soft;
  const lines = [
    marks > 0 && `${counted(marks, 'thing')} in the note that the case does not hold.`,
    soft > 0 && `${counted(soft, 'place')} of the note not traced to the case.`,
    brackets > 0 && `${counted(brackets, 'place')} in the note still in brackets.`,
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <Text fz="sm" key={line}>
      <IconAlertTriangle size={16} color="var(--mantine-color-yellow-text)" aria-hidden /> {line}
    </Text>
  ));
}

/** What is missing leads to where it is entered; what cannot be reached yet is only named. */
function Gap({ step, facts, onMove }: { step: Step; facts: StepFacts; onMove?: (to: Step) => void }) {
  const { step: current } = useWorkflow();
  const words = (
    <>
      <IconCircleDashed size={14} aria-hidden /> {missingWords[step]}
    </>
  );
  if (!onMove || step === current || !isStepReachable(step, facts)) return words;
  return (
    <Anchor component="button" type="button" fz="sm" onClick={() => onMove(step)}>
      {words}
    </Anchor>
  );
}

interface TodoProps {
  facts: StepFacts;
  signed: boolean;
  places: readonly Place[];
  /** Whether the newest note was read. */
  isRead: boolean;
  standing: StandingToSign;
  onMove?: (to: Step) => void;
}

function Todo({ facts, signed, places, isRead, standing, onMove }: TodoProps) {
  const gaps = missing(facts);
  if (gaps.length === 0 && !isRead && !signed) return null;
  if (gaps.length === 0 && places.length > 0 && !signed) return <OpenPlaces places={places} />;
  const open = bracketsOf(places);
  if (gaps.length === 0 && signed && open > 0) {
    return <Text fz="sm">Signed with {counted(open, 'place')} of the note in brackets.</Text>;
  }
  if (gaps.length === 0) {
    return (
      <Text fz="sm">
        <IconCircleCheck size={16} color="var(--mantine-color-green-text)" aria-hidden /> Nothing is missing
        {signed || standing === undefined || isOpenStanding(standing) ? '.' : ': ready to sign.'}
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
            <Gap step={step} facts={facts} onMove={onMove} />
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

/** Codes that no payer takes on the case's day. */
function Codes() {
  return [...useStandings()].map(([code, { remark }]) => (
    <Text fz="sm" key={code}>
      <IconAlertTriangle size={16} color="var(--mantine-color-yellow-text)" aria-hidden /> {remark}
    </Text>
  ));
}

/** What the case holds and what it lacks: a column on wide screens, a line that unfolds on phones. */
export function CaseSummary({ onMove }: { onMove?: (to: Step) => void }) {
  const workflow = useWorkflow();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const { facts, readOnly } = workflow;
  const { note, text } = useNewestNote();
  const { places, isRead } = useGrounding(note, text);
  const standing = useStandingToSign();
  const body = (
    <Stack gap="sm">
      <Counts {...workflow} />
      <Codes />
      <Todo {...{ facts, places, isRead, standing, onMove }} signed={readOnly} />
      <OpenCriteria standing={standing} />
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
  return (
    <details className={classes.unfold}>
      <summary>
        <Text span fz="sm" fw={550}>
          This case
        </Text>
        <Text span fz="sm" c="dimmed">
          {gaps > 0
            ? ` · ${gaps} missing`
            : places.length > 0 && !readOnly
              ? ` · ${places.length} to check in the note`
              : isOpenStanding(standing)
                ? ' · criteria open'
                : isRead || readOnly
                  ? ` · ${readOnly && bracketsOf(places) > 0 ? 'signed with brackets' : 'nothing missing'}`
                  : ''}
        </Text>
      </summary>
      <div style={{ paddingTop: 8 }}>{body}</div>
    </details>
  );
}
