/** What others may use of ai. */
export { AiModels } from './models/ai-models.ts';
export { AiModelsModule } from './models/ai-models.module.ts';
export type { ModelPaceDoc } from './models/model-pace.projection.ts';
export { ModelPaces } from './models/model-paces.ts';
export { NOT_CONFIGURED } from './ai.queries.ts';
