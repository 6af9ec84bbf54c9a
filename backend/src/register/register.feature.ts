import { feature } from '../kernel/feature.ts';
import { RegisterModule } from './register.module.ts';

/** What admins do with patients' records, and what of it comes into cases. */
export const registerFeature = feature({
  name: 'register',
  streams: {},
  projections: [],
  module: RegisterModule,
});
