import { useQuery } from '@tanstack/react-query';
import type { ProviderTemplate } from '@vouchwell/contract';
import { providerTemplatesQuery } from '../provider-template-requests.ts';

const none: readonly ProviderTemplate[] = [];

/** The site's providers to choose from; those that cannot be read are none. */
export function useTemplates() {
  const { data: templates = none, isPending } = useQuery(providerTemplatesQuery);
  return { templates, loading: isPending };
}
