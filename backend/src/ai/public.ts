/** What others may use of ai. */
export { AiModelsModule } from './ai-models.module.ts';
export { NOT_CONFIGURED } from './ai.queries.ts';
