import { Select } from '@mantine/core';
import type { ProviderTemplate } from '@vouchwell/contract';
import { useState } from 'react';
import { useStartField } from '../../../ui/keyboard/use-start-field.ts';
import { useTemplates } from './use-templates.ts';

function templateLabel({ name, specialty }: ProviderTemplate): string {
  return specialty ? `${name} · ${specialty}` : name;
}

interface TemplateSelectProps {
  /** The form it fills is empty. */
  begins: boolean;
  onChoose: (template: ProviderTemplate) => void;
}

/** Chooses one of the site's providers, to fill a form with. */
export function TemplateSelect({ begins, onChoose }: TemplateSelectProps) {
  const { templates, loading } = useTemplates();
  const field = useStartField<HTMLInputElement>(loading ? undefined : begins && templates.length > 0);
  const [value, setValue] = useState<string | null>(null);
  const choose = (id: string | null) => {
    setValue(id);
    const template = templates.find((each) => String(each.id) === id);
    if (template) onChoose(template);
  };
  return (
    <Select
      ref={field}
      openOnFocus={false}
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
