import { auditedOf, type Feature, feature, sentencesOf } from '../kernel/feature.ts';
import { AuditModule } from './audit.module.ts';
import { toldBy } from './audit.projections.ts';
import type { Telling } from './audit-entry.ts';

/** What is kept of everything that these features tell. */
export const auditFeatureOf = (features: readonly Feature[]) => {
  const telling = { sentences: sentencesOf(features), audited: auditedOf(features) } as Telling;
  return feature({ name: 'audit', streams: {}, projections: toldBy(telling), module: AuditModule });
};
