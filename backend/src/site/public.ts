/** What others may use of the site. */
export { SiteModule } from './site.module.ts';
export { type Site, SiteQueries } from './site.queries.ts';
