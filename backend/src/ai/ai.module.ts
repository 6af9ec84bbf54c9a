import { Module } from '@nestjs/common';
import { AiProviderQueries } from './editing/ai-provider.queries.ts';
import { AiProvidersController } from './editing/ai-providers.controller.ts';
import { AiSettingHandler } from './editing/ai-setting.commands.ts';
import { AiSettingQueries } from './editing/ai-setting.queries.ts';
import { AiSettingsController } from './editing/ai-settings.controller.ts';
import { AiStatusController } from './ai-status.controller.ts';
import { AiTesting } from './editing/ai-testing.ts';
import { AiQueries } from './ai.queries.ts';

/** MODEL_SERVERS comes from app.module.ts, the models in use from AiModelsModule. */
@Module({
  controllers: [AiStatusController, AiSettingsController, AiProvidersController],
  providers: [AiQueries, AiSettingQueries, AiProviderQueries, AiSettingHandler, AiTesting],
})
export class AiModule {}
