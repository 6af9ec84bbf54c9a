import { Accordion, Anchor, Box, Group, Stack, Text } from '@mantine/core';
import type {
  CaseEvidence,
  CitedSource,
  Evidence,
  ExplainedFinding,
  FactDef,
  NeededQuestion,
  Trace,
} from '@vouchwell/rules';
import { confidenceOf, isOpen, sentencesStating, untilWhat } from '@vouchwell/rules';
import { dayText } from '../../../ui/words/when.tsx';
import { ConfidenceBadge } from '../../rule-packs/public/confidence-badge.tsx';
import { evidenceText, ruleText } from '../evidence-words.ts';
import { findingsByRule, type FoundAlike } from '../findings-by-rule.ts';
import { VerdictBadge } from '../../../ui/words/readiness-badge.tsx';
import { StatedInNote } from '../stated-in-note.tsx';
import type { StatedNote } from './use-stated.ts';

export interface FindingsListProps {
  findings: readonly ExplainedFinding[];
  /** What the server said of them, where they are reckoned from what is not saved yet. */
  saved?: readonly ExplainedFinding[];
  questions: readonly NeededQuestion[];
  /** What the case holds; its visits are named by it. */
  held: CaseEvidence;
  /** Which of its sentences states what; null: there is none, or it is not read yet. */
  note: StatedNote | null;
  /** Opens the question of a fact; without it, it is only named. */
  onAsk?: ((fact: string, item: string | null) => void) | undefined;
}

const sourceText = ({ id, section, effective_from, effective_to }: CitedSource): string =>
  [
    [id, section].filter(Boolean).join(', '),
    effective_from && `in force since ${dayText(effective_from)}`,
    effective_to && `until ${dayText(effective_to)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Each question that would have to be answered, and where its answer counts. */
function ToAdd({
  finding,
  items,
  defs,
  later,
  onAsk,
}: FoundAlike & { defs: Defs; later: ReadonlySet<string> } & Pick<FindingsListProps, 'onAsk'>) {
  const missing = finding.missing
    .flatMap((fact) => defs.get(fact) ?? [])
    .flatMap((def) => (def.per_item ? items : [null]).map((item) => ({ def, item })))
    .filter(({ def, item }) => !later.has(inKey(def.id, item)));
  return (
    <Stack gap={4}>
      {finding.add !== null && <Text fz="sm">{finding.add}</Text>}
      {missing.map(({ def, item }) => {
        const of = item !== null && items.length > 1 ? ` (${item})` : '';
        const where = def.needs_encounter ? ' In the record of a dated visit.' : '';
        const words = `${def.question}${of}${where}`;
        const key = inKey(def.id, item);
        return onAsk ? (
          <Anchor
            key={key}
            component="button"
            type="button"
            fz="sm"
            ta="left"
            onClick={() => onAsk(def.id, item)}
          >
            {words}
          </Anchor>
        ) : (
          <Text key={key} fz="sm">
            {words}
          </Text>
        );
      })}
    </Stack>
  );
}

type Defs = ReadonlyMap<string, FactDef>;

const findingKey = ({ pack, criterion, item }: ExplainedFinding) =>
  JSON.stringify([pack?.id, criterion, item]);

const inKey = (fact: string, item: string | null) => JSON.stringify([fact, item]);

function Sources({ sources }: { sources: readonly CitedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <Group gap="xs">
      <Text fz="sm" c="dimmed">
        {sources.map(sourceText).join('; ')}
      </Text>
      <ConfidenceBadge confidence={confidenceOf(sources)} />
    </Group>
  );
}

/** Elements are named by it, and what names them holds no space. */
const inId = (key: string) => encodeURIComponent(key).replaceAll('%', '_');

/** The sentences that state it of any of the items. */
function stating(
  one: Evidence,
  items: readonly (string | null)[],
  trace: Trace,
  questions: readonly NeededQuestion[],
  held: CaseEvidence,
): number[] | null {
  const found = items.map((item) => sentencesStating(one, item, trace, questions, held));
  if (found.every((sentences) => sentences === null)) return null;
  return [...new Set(found.flatMap((sentences) => sentences ?? []))].sort((a, b) => a - b);
}

/** The criteria with their verdicts, what is missing first. */
export function FindingsList({ findings, saved, questions, held, note, onAsk }: FindingsListProps) {
  const kept = saved && new Map(saved.map((one) => [findingKey(one), one.verdict]));
  const isSaved = (finding: ExplainedFinding, items: FoundAlike['items']) =>
    !kept || items.every((item) => kept.get(findingKey({ ...finding, item })) === finding.verdict);
  const defs = new Map(questions.map(({ def }) => [def.id, def]));
  const later = new Set(questions.flatMap((one) => (one.later ? [inKey(one.def.id, one.item)] : [])));
  return (
    <Accordion variant="contained" multiple order={3}>
      {findingsByRule(findings).map(({ finding, items }) => {
        const { criterion, item, pack, verdict, text, evidence, remarks, until, sources, reason } = finding;
        const { warnings = [] } = finding;
        const key = JSON.stringify([pack?.id, criterion, item]);
        const of = items.filter((one) => one !== null).join(', ');
        // What is typed and not saved yet is not what the case holds.
        const told = isSaved(finding, items) ? held : { ...held, questions: [] };
        return (
          <Accordion.Item key={key} value={inId(key)}>
            <Accordion.Control>
              <Group gap="xs" justify="space-between">
                <Box style={{ flex: '1 1 14rem', minWidth: 0 }}>
                  <Text>{text}</Text>
                  <Text fz="sm" c="dimmed">
                    {[criterion, of, ruleText(sources), !isSaved(finding, items) && 'Not saved yet']
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                  {warnings.map((warning) => (
                    <Text key={warning} fz="sm" c="light-dark(#8a4b00, #ffc078)">
                      {warning}
                    </Text>
                  ))}
                </Box>
                <VerdictBadge verdict={verdict} />
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <Stack gap="xs">
                {evidence.map((one, at) => (
                  <Box key={at}>
                    <Text fz="sm">{evidenceText(one, items, defs, told)}</Text>
                    {note && (
                      <StatedInNote
                        note={note}
                        sentences={stating(one, items, note.trace, questions, held)}
                      />
                    )}
                  </Box>
                ))}
                {remarks.map((remark) => (
                  <Text key={remark} fz="sm">
                    {remark}
                  </Text>
                ))}
                {until !== null && (
                  <Text fz="sm">
                    {untilWhat(finding)} {dayText(until)}.
                  </Text>
                )}
                {isOpen(finding) && <ToAdd {...{ finding, items, defs, later, onAsk }} />}
                {reason !== undefined && <Text fz="sm">Signed all the same: {reason}</Text>}
                {pack === null && (
                  <Text fz="sm" c="dimmed">
                    Asked by the program itself, whatever policy speaks.
                  </Text>
                )}
                <Sources sources={sources} />
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        );
      })}
    </Accordion>
  );
}
