import { feature } from '../kernel/feature.ts';
import { HealthModule } from './health.module.ts';

export const healthFeature = feature({ name: 'health', streams: {}, projections: [], module: HealthModule });
