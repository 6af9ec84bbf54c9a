/** What others may use of provider-templates. */
export { addInventedProviders } from './retired-starter-set.ts';
export { ProviderTemplateModule } from './provider-template.module.ts';
export { ProviderTemplateQueries } from './provider-template.queries.ts';
