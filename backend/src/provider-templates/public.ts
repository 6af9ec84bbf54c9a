/** What others may use of provider-templates. */
export { ProviderTemplateQueries } from './provider-template.queries.ts';
