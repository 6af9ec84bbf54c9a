import { feature } from '../kernel/feature.ts';
import { LiveModule } from './live.module.ts';

export const liveFeature = feature({ name: 'live', streams: {}, projections: [], module: LiveModule });
