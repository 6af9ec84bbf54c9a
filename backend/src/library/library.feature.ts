import { feature, streamKind } from '../kernel/feature.ts';
import { libraryDecider } from './contents/library.decider.ts';
import { libraryEvents } from './contents/library.events.ts';
import { LibraryModule } from './library.module.ts';
import { library } from './contents/library.projections.ts';
import { libraryTally } from './contents/library-tally.projection.ts';

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
