import { feature } from '../kernel/feature.ts';
import { CheckpointModule } from './checkpoint.module.ts';

/** What proves to others that the log was not altered. */
export const checkpointFeature = feature({
  name: 'checkpoints',
  streams: {},
  projections: [],
  module: CheckpointModule,
});
