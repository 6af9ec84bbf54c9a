import { feature } from '../kernel/feature.ts';
import { GenuineModule } from './genuine.module.ts';
import { documentCodes, documentFiles } from './genuine.projections.ts';

/** Whether a letter that somebody holds is one that was signed here. */
export const genuineFeature = feature({
  name: 'genuine',
  streams: {},
  projections: [documentCodes, documentFiles],
  module: GenuineModule,
});
