/** What others may use of ai. */
export { AiModels } from './ai-models.ts';
export { AiModelsModule } from './ai-models.module.ts';
export type { ModelPaceDoc } from './model-pace.projection.ts';
export { ModelPaces } from './model-paces.ts';
export { NOT_CONFIGURED } from './ai.queries.ts';
