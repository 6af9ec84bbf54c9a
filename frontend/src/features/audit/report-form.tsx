import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { choices } from '../../lib/choices.ts';
import {
  asksOf,
  isReport,
  lacks,
  type ReportChoice,
  reportLabels,
  reportReaders,
  wantedOf,
} from './report-words.ts';

interface ReportFormProps {
  asked: ReportChoice;
  waiting: boolean;
  onAsk: (choice: ReportChoice) => void;
}

/** What is chosen is asked for by the button alone: each report that is made is recorded. */
export function ReportForm({ asked, waiting, onAsk }: ReportFormProps) {
  const [choice, setChoice] = useState<ReportChoice>({ ...asked, report: asked.report || 'disclosures' });
  const [told, setTold] = useState(false);
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
  const number = (name: 'patient' | 'person', label: string) => (
    <TextInput
      label={label}
      w={170}
      inputMode="numeric"
      maxLength={15}
      value={choice[name]}
      error={faults[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value.replace(/\D|^0+/g, '') })}
    />
  );
  return (
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
        {asks.patient && number('patient', 'Patient no.')}
        {asks.person && number('person', asks.person === 'may' ? 'Person no. (all without)' : 'Person no.')}
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
  );
}
