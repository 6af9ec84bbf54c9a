import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SiteResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { fieldsOf, isChangedMeanwhile } from '../../lib/http.ts';
import { useSession } from '../../lib/session.tsx';
import { ChangedMeanwhile } from '../../ui/states/changed-meanwhile.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useUnsavedChanges } from '../../ui/states/unsaved-changes.tsx';
import { LogoField } from './logo-field.tsx';
import { useSaveSite } from './site-requests.ts';
import { siteChange, siteText, siteValues } from './site-values.ts';
import { LetterFormHint } from '../../ui/words/letter-form-hint.tsx';

const zones = Intl.supportedValuesOf('timeZone');

/** The present one may go by a name that this browser does not list. */
const zonesWith = (present: string) => [...new Set([present, 'UTC', ...zones])].sort();

function useSiteForm(site: SiteResponse) {
  const [seen, setSeen] = useState(site);
  const form = useForm({ initialValues: siteValues(site) });
  const save = useSaveSite();
  const { refresh } = useSession();
  const take = (standing: SiteResponse) => {
    form.setInitialValues(siteValues(standing));
    form.setValues(siteValues(standing));
    setSeen(standing);
  };
  const rebase = (theirs: SiteResponse) => {
    setSeen(theirs);
    save.reset();
  };
  const submit = form.onSubmit((values) =>
    save.mutate(
      { site: siteChange(values, seen), revision: seen.revision },
      {
        onSuccess: (saved) => {
          take(saved);
          notifySuccess('The site has been saved.');
          // All dates on the screen are of its zone.
          refresh().catch(() => {});
        },
        onError: (error) => form.setErrors(fieldsOf(error)),
      },
    ),
  );
  return { form, save, submit, take, rebase };
}

export function SiteForm({ site }: { site: SiteResponse }) {
  const { form, save, submit, take, rebase } = useSiteForm(site);
  const { question } = useUnsavedChanges(form.isDirty(), () => {});
  const theirs = isChangedMeanwhile(save.error)
    ? (save.error.current as SiteResponse | undefined)
    : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={640}>
        <TextInput
          label="Name"
          description="Without one, letters bear the provider’s name and number"
          maxLength={120}
          {...form.getInputProps('name')}
        />
        <Textarea
          label="Address"
          autosize
          minRows={2}
          maxRows={5}
          maxLength={300}
          {...form.getInputProps('address')}
        />
        <Group grow align="flex-start">
          <TextInput label="Phone" maxLength={40} {...form.getInputProps('phone')} />
          <TextInput label="Fax" maxLength={40} {...form.getInputProps('fax')} />
        </Group>
        <LetterFormHint
          typed={{
            Name: form.values.name,
            Address: form.values.address,
            Phone: form.values.phone,
            Fax: form.values.fax,
          }}
        />
        <LogoField
          logo={form.values.logo}
          error={form.errors['logo']}
          onChange={(logo) => form.setFieldValue('logo', logo)}
          onRefused={(why) => form.setFieldError('logo', why)}
        />
        <Select
          label="Time zone"
          description="All dates and times are of this zone, on every screen and letter"
          required
          searchable
          allowDeselect={false}
          nothingFoundMessage="No time zone is called so."
          // Some four hundred: they are drawn only while somebody chooses.
          comboboxProps={{ keepMounted: false }}
          data={zonesWith(site.time_zone)}
          {...form.getInputProps('time_zone')}
        />
        {theirs && (
          <ChangedMeanwhile
            previous={siteText(siteValues(theirs))}
            current={siteText(form.values)}
            onTheirs={() => {
              take(theirs);
              save.reset();
            }}
            onMine={() => rebase(theirs)}
          />
        )}
        {save.isError && !theirs && <FailureAlert title="Failed to save the site" error={save.error} />}
        <Group justify="flex-end">
          <Button type="submit" disabled={theirs !== undefined} loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
      {question}
    </form>
  );
}
