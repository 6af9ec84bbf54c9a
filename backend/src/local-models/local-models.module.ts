import { Module } from '@nestjs/common';
import { PatientModule } from '../patients/public.ts';
import { LocalModelsController } from './local-models.controller.ts';
import { LocalModelsQueries } from './local-models.queries.ts';
import { ModelDeleting } from './model-deleting.ts';
import { ModelImportHandler } from './model-import.commands.ts';
import { ModelImporting } from './model-importing.ts';

/** MODEL_STORE and MODEL_FILES come from app.module.ts. */
@Module({
  imports: [PatientModule],
  controllers: [LocalModelsController],
  providers: [LocalModelsQueries, ModelDeleting, ModelImportHandler, ModelImporting],
})
export class LocalModelsModule {}
