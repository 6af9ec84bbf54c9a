import { feature, streamKind } from '../kernel/feature.ts';
import { libraryDecider } from './library.decider.ts';
import { libraryEvents } from './library.events.ts';
import { LibraryModule } from './library.module.ts';
import { library } from './library.projections.ts';
import { libraryTally } from './library-tally.projection.ts';

export const libraryFeature = feature({
  name: 'library',
  streams: {
    content: streamKind({
      events: libraryEvents,
      decider: libraryDecider,
      live: [{ list: 'library', permission: 'can_manage_rag' }],
    }),
  },
  projections: [library, libraryTally],
  module: LibraryModule,
});
