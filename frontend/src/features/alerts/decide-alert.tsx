import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AlertResponse } from '@vouchwell/contract';
import { alertExplanationLabel, alertRules, alertStateLabel } from '@vouchwell/rules';
import { choices } from '../../lib/choices.ts';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { FullTime } from '../../ui/words/when.tsx';
import { type AlertRow, type Decision, useDecideAlert } from './alert-requests.ts';
import { foundText } from './alert-table.tsx';

const valuesOf = ({ state, explanation, explained_by, incident }: AlertResponse): Decision => ({
  state: state === 'open' ? 'looked_at' : state,
  explanation: explanation ?? '',
  by: explained_by ?? '',
  incident: incident ?? '',
});
const wordsOf = ({ state, explanation, by, incident }: Decision) =>
  [alertStateLabel[state], explanation === '' ? '' : alertExplanationLabel[explanation], by, incident].join(
    '\n',
  );

const isComplete = ({ state, explanation, by, incident }: Decision) =>
  state === 'looked_at' ||
  (state === 'explained' ? explanation !== '' && by.trim() !== '' : incident.trim() !== '');

/** What an alert turned out to be. */
export function DecideAlert({ alert, onClose }: { alert: AlertRow; onClose: () => void }) {
  const form = useForm<Decision>({ initialValues: valuesOf(alert) });
  const save = useDecideAlert();
  const { state } = form.values;
  return (
    <EntryEditor<AlertResponse, Decision, AlertResponse>
      title={`${alertRules[alert.rule].label}: ${alert.person_name}`}
      submitLabel="Save"
      failed="Failed to save what came of the alert"
      entry={alert}
      form={form}
      save={save}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      complete={isComplete(form.values)}
      onSaved={() => notifySuccess('What came of the alert has been saved.')}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: 'Found', value: `${foundText(alert)} (told from ${alert.threshold} on)` },
          { label: 'First look', value: <FullTime at={alert.first_at} /> },
          { label: 'Last look', value: <FullTime at={alert.last_at} /> },
          { label: 'Patients', value: alert.names.join(', ') },
        ]}
      />
      <Radio.Group label="What came of it" {...form.getInputProps('state')}>
        <Stack gap="xs" mt="xs">
          <Radio value="looked_at" label="Looked at, and not decided" />
          <Radio value="explained" label="Explained" />
          <Radio value="recorded" label="Recorded as an incident" />
        </Stack>
      </Radio.Group>
      {state === 'explained' && (
        <>
          <NativeSelect
            label="Explanation"
            data={[{ value: '', label: 'Choose an explanation' }, ...choices(alertExplanationLabel)]}
            {...form.getInputProps('explanation')}
          />
          <TextInput label="Explained by" maxLength={100} {...form.getInputProps('by')} />
        </>
      )}
      {state === 'recorded' && (
        <TextInput
          label="Number of the incident"
          description="In the site’s own register. What happened to whom stands there, not here."
          maxLength={60}
          {...form.getInputProps('incident')}
        />
      )}
    </EntryEditor>
  );
}
