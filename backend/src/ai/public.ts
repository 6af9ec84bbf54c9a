/** What others may use of ai. */
export { AiModels } from './ai-models.ts';
export { AiModelsModule } from './ai-models.module.ts';
export { NOT_CONFIGURED } from './ai.queries.ts';
