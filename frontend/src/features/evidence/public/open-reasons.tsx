import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { OpenReasonRequest } from '@vouchwell/contract';
import { type Finding, isOpen, type OpenVerdict } from '@vouchwell/rules';
import { useState } from 'react';
import { ruleText } from '../evidence-words.ts';
import { VerdictBadge } from '../../../ui/words/readiness-badge.tsx';

/** A criterion that is open for one item or for several, and signed for all of them with one reason. */
interface OpenCriterion {
  readonly criterion: string;
  readonly verdict: OpenVerdict;
  readonly text: string;
  readonly items: readonly string[];
  /** Null: a text of the rule was read. */
  readonly doubt: string | null;
}

const keyOf = ({ criterion, verdict }: Pick<OpenCriterion, 'criterion' | 'verdict'>) =>
  `${criterion} ${verdict}`;

function openCriteria(findings: readonly Finding[]): OpenCriterion[] {
  const open = findings.filter(isOpen);
  return [...Map.groupBy(open, keyOf).values()].map((alike) => {
    const { criterion, verdict, text, sources } = alike[0]!;
    const items = alike.flatMap(({ item }) => item ?? []);
    return { criterion, verdict, text, items, doubt: ruleText(sources) };
  });
}

/** The reasons that a signature over open criteria needs: one for each criterion, whatever items it is open for. */
export function useOpenReasons(findings: readonly Finding[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const open = openCriteria(findings);
  const reasonOf = (one: OpenCriterion) => typed[keyOf(one)] ?? '';
  const reasons: OpenReasonRequest[] = open.map((one) => ({
    criterion: one.criterion,
    verdict: one.verdict,
    reason: reasonOf(one).trim(),
  }));
  return {
    open,
    reasons,
    reasonOf,
    isComplete: reasons.every(({ reason }) => reason !== ''),
    type: (one: OpenCriterion, reason: string) => setTyped((now) => ({ ...now, [keyOf(one)]: reason })),
    forAll: (reason: string) => setTyped(Object.fromEntries(open.map((one) => [keyOf(one), reason]))),
  };
}

/** In the dialog of a signature: what of the payer’s criteria is open, and why it is signed all the same. */
export function OpenReasons({ of }: { of: ReturnType<typeof useOpenReasons> }) {
  const { open, reasonOf, type, forAll } = of;
  const [first] = open;
  if (!first) return null;
  return (
    <Stack gap="sm" component="section" aria-label="Open criteria">
      <Text>
        Not every published criterion of the payer is met and documented. Say of each why you sign all the
        same; it is kept with the signature.
      </Text>
      {open.map((one) => (
        <Stack gap={4} key={keyOf(one)}>
          <VerdictBadge verdict={one.verdict} />
          <TextInput
            label={`${one.criterion}: ${one.text}`}
            description={[one.items.join(', '), one.doubt].filter(Boolean).join(' · ') || undefined}
            required
            maxLength={500}
            value={reasonOf(one)}
            onChange={({ currentTarget }) => type(one, currentTarget.value)}
          />
        </Stack>
      ))}
      {open.length > 1 && (
        <Button
          variant="default"
          size="xs"
          w="max-content"
          disabled={reasonOf(first).trim() === ''}
          onClick={() => forAll(reasonOf(first))}
        >
          The first reason holds for all
        </Button>
      )}
    </Stack>
  );
}
