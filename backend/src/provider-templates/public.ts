/** What others may use of provider-templates. */
export { addInventedProviders } from './retired-starter-set.ts';
export { ProviderTemplateQueries } from './provider-template.queries.ts';
