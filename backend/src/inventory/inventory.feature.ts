import { feature, streamKind } from '../kernel/feature.ts';
import { catalogueDecider } from './code-sets/catalogue.decider.ts';
import { catalogueEvents } from './code-sets/catalogue.events.ts';
import { diagnosisDecider } from './codes/diagnosis.decider.ts';
import { diagnosisEvents } from './codes/diagnosis.events.ts';
import { categoryDecider, itemDecider } from './equipment/equipment.decider.ts';
import { categoryEvents, itemEvents } from './equipment/equipment.events.ts';
import { InventoryModule } from './inventory.module.ts';
import { diagnosisCatalogue, dmeCategories, dmeItems, ownCodes } from './inventory.projections.ts';

const live = [{ list: 'inventory', permission: null }];

export const inventoryFeature = feature({
  name: 'inventory',
  streams: {
    catalogue: streamKind({ events: catalogueEvents, decider: catalogueDecider, live }),
    diagnosis: streamKind({ events: diagnosisEvents, decider: diagnosisDecider, live }),
    'dme-category': streamKind({ events: categoryEvents, decider: categoryDecider, live }),
    'dme-item': streamKind({ events: itemEvents, decider: itemDecider, live }),
  },
  projections: [diagnosisCatalogue, ownCodes, dmeCategories, dmeItems],
  module: InventoryModule,
});
