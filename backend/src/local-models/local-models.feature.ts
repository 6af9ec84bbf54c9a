import { feature, streamKind } from '../kernel/feature.ts';
import { LocalModelsModule } from './local-models.module.ts';
import { modelImportDecider } from './model-import.decider.ts';
import { modelImportEvents } from './model-import.events.ts';
import { modelImports } from './model-import.projections.ts';

/** The models of the site's own model server: brought as files, listed, deleted. */
export const localModelsFeature = feature({
  name: 'local-models',
  streams: {
    'model-import': streamKind({
      events: modelImportEvents,
      decider: modelImportDecider,
      live: [{ list: 'local-models', permission: 'can_manage_ai' }],
    }),
  },
  projections: [modelImports],
  module: LocalModelsModule,
});
