import { feature } from '../kernel/feature.ts';
import { AuthModule } from './auth.module.ts';

export const authFeature = feature({ name: 'auth', streams: {}, projections: [], module: AuthModule });
