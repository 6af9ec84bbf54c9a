import { aiFeature } from './ai/ai.feature.ts';
import { alertFeature } from './alerts/alert.feature.ts';
import { auditFeatureOf } from './audit/audit.feature.ts';
import { auditViewFeature } from './audit-views/audit-view.feature.ts';
import { authFeature } from './auth/auth.feature.ts';
import { caseFeature } from './cases/case.feature.ts';
import { checkpointFeature } from './checkpoints/checkpoint.feature.ts';
import { demoRequestFeature } from './demo-requests/demo-request.feature.ts';
import { feedbackFeature } from './feedback/feedback.feature.ts';
import { forgettingFeature } from './forgetting/forgetting.feature.ts';
import { genuineFeature } from './genuine/genuine.feature.ts';
import { healthFeature } from './health/health.feature.ts';
import { inventoryFeature } from './inventory/inventory.feature.ts';
import { inventoryImportsFeature } from './inventory-imports/inventory-imports.feature.ts';
import type { Feature } from './kernel/feature.ts';
import { libraryFeature } from './library/library.feature.ts';
import { liveFeature } from './live/live.feature.ts';
import { localModelsFeature } from './local-models/local-models.feature.ts';
import { noteFeature } from './notes/note.feature.ts';
import { patientFeature } from './patients/patient.feature.ts';
import { providerTemplateFeature } from './provider-templates/provider-template.feature.ts';
import { registerFeature } from './register/register.feature.ts';
import { retentionFeature } from './retention/retention.feature.ts';
import { rulePackFeature } from './rule-packs/rule-pack.feature.ts';
import { rulePackImportsFeature } from './rule-pack-imports/rule-pack-imports.feature.ts';
import { signingInFeature } from './signing-in/signing-in.feature.ts';
import { reportFeature } from './reports/report.feature.ts';
import { secondFactorFeature } from './second-factor/second-factor.feature.ts';
import { siteFeature } from './site/site.feature.ts';
import { userFeature } from './users/user.feature.ts';

const told: readonly Feature[] = [
  siteFeature,
  authFeature,
  userFeature,
  secondFactorFeature,
  signingInFeature,
  patientFeature,
  inventoryFeature,
  rulePackFeature,
  providerTemplateFeature,
  libraryFeature,
  genuineFeature,
  caseFeature,
  registerFeature,
  inventoryImportsFeature,
  rulePackImportsFeature,
  noteFeature,
  feedbackFeature,
  forgettingFeature,
  retentionFeature,
  reportFeature,
  aiFeature,
  localModelsFeature,
  checkpointFeature,
  alertFeature,
  auditViewFeature,
  demoRequestFeature,
  liveFeature,
  healthFeature,
];

/** What the product is made of. The audit's entries are made of what all others tell. */
export const features: readonly Feature[] = [...told, auditFeatureOf(told)];
