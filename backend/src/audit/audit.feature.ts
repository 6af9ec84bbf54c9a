import { auditedOf, type Feature, feature, sentencesOf } from '../kernel/feature.ts';
import { AuditModule } from './audit.module.ts';
import { toldBy } from './audit.projections.ts';
import type { Telling } from './audit-entry.ts';
import { caseTies } from './case-ties.projection.ts';
import { unexplained } from './unexplained.projection.ts';

/** What is kept of everything that these features tell. */
export const auditFeatureOf = (features: readonly Feature[]) => {
  const telling = { sentences: sentencesOf(features), audited: auditedOf(features) } as Telling;
  const told = toldBy(telling);
  const [{ on }] = told;
  return feature({
    name: 'audit',
    streams: {},
    projections: [...told, caseTies, unexplained],
    // Whoever reads anew what was added would add to it by that, and so on.
    live: {
      list: 'audit',
      permission: 'can_view_audit',
      shows: (type) => type !== 'AuditRead' && Object.hasOwn(on, type),
    },
    module: AuditModule,
  });
};
