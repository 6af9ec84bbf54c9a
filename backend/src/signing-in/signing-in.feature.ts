import { feature } from '../kernel/feature.ts';
import { SigningInModule } from './signing-in.module.ts';

export const signingInFeature = feature({
  name: 'signing-in',
  streams: {},
  projections: [],
  module: SigningInModule,
});
