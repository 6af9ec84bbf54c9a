import { Module } from '@nestjs/common';
import { AiProviderQueries } from './ai-provider.queries.ts';
import { AiProvidersController } from './ai-providers.controller.ts';
import { AiSettingHandler } from './ai-setting.commands.ts';
import { AiSettingQueries } from './ai-setting.queries.ts';
import { AiSettingsController } from './ai-settings.controller.ts';
import { AiStatusController } from './ai-status.controller.ts';
import { AiTesting } from './ai-testing.ts';
import { AiQueries } from './ai.queries.ts';

/** MODEL_SERVERS comes from app.module.ts, the models in use from AiModelsModule. */
@Module({
  controllers: [AiStatusController, AiSettingsController, AiProvidersController],
  providers: [AiQueries, AiSettingQueries, AiProviderQueries, AiSettingHandler, AiTesting],
})
export class AiModule {}
