import { feature, streamKind } from '../kernel/feature.ts';
import { catalogueDecider, categoryDecider, itemDecider } from './inventory.decider.ts';
import { catalogueEvents, categoryEvents, itemEvents } from './inventory.events.ts';
import { InventoryModule } from './inventory.module.ts';
import { diagnosisCatalogue, dmeCategories, dmeItems } from './inventory.projections.ts';

const live = [{ list: 'inventory', permission: null }];

export const inventoryFeature = feature({
  name: 'inventory',
  streams: {
    catalogue: streamKind({ events: catalogueEvents, decider: catalogueDecider, live }),
    'dme-category': streamKind({ events: categoryEvents, decider: categoryDecider, live }),
    'dme-item': streamKind({ events: itemEvents, decider: itemDecider, live }),
  },
  projections: [diagnosisCatalogue, dmeCategories, dmeItems],
  module: InventoryModule,
});
