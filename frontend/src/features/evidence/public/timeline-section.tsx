import { Badge, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { caseFactDefs, type CaseEncounter, timelineOf, type TimelineDay } from '@vouchwell/rules';
import { useSiteDay } from '../../../lib/site-time.ts';
import { Section } from '../../../ui/section.tsx';
import { dayText } from '../../../ui/words/when.tsx';
import { heldText, ruleText } from '../evidence-words.ts';
import { evidenceQuery, readinessQuery } from './evidence-queries.ts';
import classes from './timeline-section.module.css';

const DAY_MS = 86_400_000;

/** The days as marks on a line, in their true distances; what it shows stands in the list below it as words. */
function Picture({ days }: { days: readonly TimelineDay[] }) {
  const at = (day: string) => Date.parse(day) / DAY_MS;
  const [first, last] = [at(days[0]!.day), at(days.at(-1)!.day)];
  const place = (day: string) => (last === first ? 50 : ((at(day) - first) / (last - first)) * 100);
  return (
    <div className={classes.line} aria-hidden>
      {days.map(({ day, kind, label, criteria }) => (
        <span
          key={`${day} ${label}`}
          className={classes.mark}
          data-kind={kind}
          data-refused={(kind === 'answer' && criteria.length > 0) || undefined}
          style={{ insetInlineStart: `${place(day)}%` }}
        />
      ))}
    </div>
  );
}

interface DayLineProps {
  of: TimelineDay;
  encounters: readonly CaseEncounter[];
  /** What is said beside a rule of which no official text was read. */
  doubts: ReadonlyMap<string, string>;
}

/** `DAT-2, DAT-6 (unverified rule)` */
const named = (criteria: readonly string[], doubts: DayLineProps['doubts']) =>
  criteria.map((id) => (doubts.has(id) ? `${id} (${doubts.get(id)})` : id)).join(', ');

function DayLine({ of, encounters, doubts }: DayLineProps) {
  const visit = encounters.find(({ id }) => id === of.encounter);
  const { day, kind, label, planned, criteria } = of;
  return (
    <Group component="li" gap="sm" align="baseline" wrap="wrap" data-kind={kind}>
      <Text ff="monospace" fz="sm" miw={92} fw={kind === 'today' ? 600 : undefined}>
        <time dateTime={day}>{dayText(day)}</time>
      </Text>
      <Text style={{ flex: '1 1 8rem' }} fw={kind === 'today' ? 600 : undefined}>
        {visit ? `Visit: ${heldText(visit)}` : label}
      </Text>
      {planned && (
        <Badge variant="default" tt="none" fw={500}>
          Planned
        </Badge>
      )}
      {criteria.length > 0 && (
        <Text fz="sm" c={kind === 'window' ? 'dimmed' : 'light-dark(#8a4b00, #ffc078)'}>
          {kind === 'window' ? (
            named(criteria, doubts)
          ) : (
            <>
              <IconAlertTriangle size={14} aria-hidden /> Not as {named(criteria, doubts)} asks
            </>
          )}
        </Text>
      )}
    </Group>
  );
}

/**
 * On the page of a case: its days in their order, and until when those that are not known may be. A signed case is told
 * as of its signature, whose day it shows.
 */
export function TimelineSection({ caseId, signed }: { caseId: number; signed: boolean }) {
  const evidence = useQuery(evidenceQuery(caseId)).data;
  const held = useQuery(readinessQuery(caseId)).data;
  const today = useSiteDay();
  if (!evidence || !held) return null;
  const findings = held.readiness?.findings ?? [];
  const doubts = new Map(
    findings.flatMap(({ criterion, sources }) => {
      const doubt = ruleText(sources);
      return doubt === null ? [] : [[criterion, doubt] as const];
    }),
  );
  const days = timelineOf({
    evidence,
    defs: [...caseFactDefs, ...held.questions.map(({ def }) => def)],
    findings,
    ...(held.ordered !== null && { ordered: held.ordered }),
    today: held.readiness?.day ?? today,
    ...(signed && held.readiness && { event: 'Case signed' }),
  });
  if (days.length === 0) return null;
  return (
    <Section title="Dates">
      <Stack gap="md">
        <Picture days={days} />
        <ol className={classes.days}>
          {days.map((one) => (
            <DayLine
              key={`${one.day} ${one.label} ${one.encounter}`}
              of={one}
              encounters={evidence.encounters}
              doubts={doubts}
            />
          ))}
        </ol>
      </Stack>
    </Section>
  );
}
