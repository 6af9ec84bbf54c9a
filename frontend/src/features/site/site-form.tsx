import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { SiteResponse } from '@vouchwell/contract';
import { useSession } from '../../lib/session.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useStandingForm } from '../../ui/states/standing-form.tsx';
import { useUnsavedChanges } from '../../ui/states/unsaved-changes.tsx';
import { LogoField } from './logo-field.tsx';
import { useSaveSite } from './site-requests.ts';
import { siteText, siteValues } from './site-values.ts';
import { LetterFormHint } from '../../ui/words/letter-form-hint.tsx';

const zones = Intl.supportedValuesOf('timeZone');

/** The present one may go by a name that this browser does not list. */
const zonesWith = (present: string) => [...new Set([present, 'UTC', ...zones])].sort();

export function SiteForm({ site }: { site: SiteResponse }) {
  const save = useSaveSite();
  const { refresh } = useSession();
  const { form, submit, isHeld, told } = useStandingForm({
    standing: site,
    valuesOf: siteValues,
    wordsOf: siteText,
    save,
    failed: 'Failed to save the site',
    onSaved: () => {
      notifySuccess('The site has been saved.');
      // All dates on the screen are of its zone.
      refresh().catch(() => {});
    },
  });
  const { question } = useUnsavedChanges(form.isDirty(), () => {});
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={640}>
        <TextInput
          label="Name"
          description="Without one, letters bear the provider’s name and details"
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
        {told}
        <Group justify="flex-end">
          <Button type="submit" disabled={isHeld} loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
      {question}
    </form>
  );
}
