import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ProviderTemplate } from '@vouchwell/contract';
import { useState } from 'react';
import { providerTemplatesQuery } from '../provider-template-requests.ts';

function templateLabel({ name, specialty }: ProviderTemplate): string {
  return specialty ? `${name} · ${specialty}` : name;
}

/** Chooses one of the site's providers, to fill a form with. */
export function TemplateSelect({ onChoose }: { onChoose: (template: ProviderTemplate) => void }) {
  // Templates that cannot be read are none.
  const { data: templates = [] } = useQuery(providerTemplatesQuery);
  const [value, setValue] = useState<string | null>(null);
  const choose = (id: string | null) => {
    setValue(id);
    const template = templates.find((each) => String(each.id) === id);
    if (template) onChoose(template);
  };
  return (
    <Select
      label="Provider template"
      description="Fills in the fields below; you can change them"
      placeholder={templates.length === 0 ? 'No templates available' : 'Choose a provider'}
      searchable
      clearable
      disabled={templates.length === 0}
      data={templates.map((template) => ({ value: String(template.id), label: templateLabel(template) }))}
      nothingFoundMessage="No such provider"
      value={value}
      onChange={choose}
    />
  );
}
