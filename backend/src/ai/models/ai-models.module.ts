import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Models } from '../../kernel/ports/model.port.ts';
import { MODELS } from '../../kernel/basics/tokens.ts';
import { AiModels, ENVIRONMENT_MODELS } from './ai-models.ts';
import { ApiKeys } from '../keys/api-keys.ts';
import { ModelPaces } from './model-paces.ts';
import { SettingModels } from './setting-models.ts';

/** What every feature that asks a model gets under MODELS. `environment` stands where no setting is activated. */
@Global()
@Module({})
export class AiModelsModule {
  static over(environment: Models): DynamicModule {
    return {
      module: AiModelsModule,
      providers: [
        ApiKeys,
        SettingModels,
        AiModels,
        ModelPaces,
        { provide: ENVIRONMENT_MODELS, useValue: environment },
        { provide: MODELS, useExisting: AiModels },
      ],
      exports: [ApiKeys, SettingModels, AiModels, ModelPaces, MODELS],
    };
  }
}
