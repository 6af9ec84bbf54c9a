import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { choices } from '../../lib/choices.ts';
import { PickSubject } from './public/pick-subject.tsx';
import {
  asksOf,
  isReport,
  lacks,
  type ReportChoice,
  reportLabels,
  reportReaders,
  wantedOf,
} from './report-words.ts';
import { SubjectField } from './public/subject-field.tsx';
import type { Subject, SubjectKind } from './public/subject-requests.ts';
import type { usePicked } from './public/use-picked.ts';

interface ReportFormProps {
  asked: ReportChoice;
  waiting: boolean;
  /** Of those who were chosen here before. */
  names: ReturnType<typeof usePicked>;
  onAsk: (choice: ReportChoice) => void;
}

/** What is chosen is asked for by the button alone: each report that is made is recorded. */
export function ReportForm({ asked, waiting, names, onAsk }: ReportFormProps) {
  const [choice, setChoice] = useState<ReportChoice>({ ...asked, report: asked.report || 'disclosures' });
  const [told, setTold] = useState(false);
  const [picking, setPicking] = useState<SubjectKind | null>(null);
  const asks = isReport(choice.report) ? asksOf[choice.report] : { usual: '' };
  const faults = told ? lacks(choice) : {};
  const set = (part: Partial<ReportChoice>) => setChoice({ ...choice, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (Object.keys(lacks(choice)).length === 0) onAsk(wantedOf(choice));
  };
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={choice[name]}
      error={faults[name]}
      onChange={(event) => set({ [name]: reportReaders[name](event.currentTarget.value) })}
    />
  );
  const subject = (kind: SubjectKind, label: string, nobody: string) => (
    <SubjectField
      kind={kind}
      label={label}
      value={choice[kind]}
      name={names.nameOf(kind, choice[kind])}
      nobody={nobody}
      error={faults[kind]}
      onPick={() => setPicking(kind)}
    />
  );
  const chosen = (kind: SubjectKind, one: Subject) => {
    names.keep(kind, one);
    set({ [kind]: one.id });
    setPicking(null);
  };
  return (
    <>
      <form onSubmit={submit} aria-label="Report" noValidate data-print="hidden">
        <Group gap="xs" align="flex-start">
          <NativeSelect
            label="Report"
            value={choice.report}
            onChange={(event) => {
              setTold(false);
              set({ report: reportReaders.report(event.currentTarget.value) });
            }}
            data={choices(reportLabels)}
          />
          {asks.patient && subject('patient', 'Patient', 'Choose a patient')}
          {asks.person &&
            subject('person', 'Person', asks.person === 'may' ? 'Everybody' : 'Choose a person')}
          {asks.month ? (
            <TextInput
              type="month"
              label="Month"
              value={choice.month}
              onChange={(event) => set({ month: reportReaders.month(event.currentTarget.value) })}
            />
          ) : (
            <>
              {day('from', 'From')}
              {day('to', 'To')}
            </>
          )}
          <Button type="submit" mt={{ base: 0, xs: 24 }} loading={waiting}>
            Make report
          </Button>
        </Group>
        <Text c="dimmed" fz="sm" mt="xs">
          {asks.usual} That a report was made is in the history itself.
        </Text>
      </form>
      {/* Beside the form: what is asked for in it is no report. */}
      {picking && (
        <PickSubject
          kind={picking}
          chosen={choice[picking]}
          onChoose={(one) => chosen(picking, one)}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}
