import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  BeginModelImportRequest,
  type LocalModelsResponse,
  type ModelImportBegunResponse,
  ModelPieceRequest,
  type ModelPieceResponse,
  type SuccessResponse,
} from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { Needs } from '../http/routes/route-access.ts';
import { Ids } from '../kernel/committing/ids.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { LocalModelsQueries } from './local-models.queries.ts';
import { ModelDeleting } from './model-deleting.ts';
import { ModelImportWish } from './model-import.commands.ts';
import { ModelImporting } from './model-importing.ts';

const importId = new NumberPipe('model_import_missing', 'This import is not under way.');

/** The models of the site's own model server, and those that are brought to it as files. */
@Controller('admin/local-models')
export class LocalModelsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly ids: Ids,
    private readonly models: LocalModelsQueries,
    private readonly importing: ModelImporting,
    private readonly deleting: ModelDeleting,
  ) {}

  @Get()
  @Needs('can_manage_ai')
  @Reveals('nothing')
  list(): Promise<LocalModelsResponse> {
    return this.models.all();
  }

  @Post('imports')
  @Needs('can_manage_ai')
  async begin(@Body() body: BeginModelImportRequest, @Me() actor: Person): Promise<ModelImportBegunResponse> {
    const { name, file_name, bytes, sha256 } = body;
    const id = await this.ids.next('model-import', actor);
    const asked = { type: 'BeginModelImport', name, file_name, bytes, sha256 } as const;
    await this.bus.execute(new ModelImportWish(id, asked, actor));
    return { success: true, import_id: id };
  }

  /** The last piece begins the rest, which goes on after the answer. */
  @Post('imports/:id/pieces')
  @Needs('can_manage_ai')
  @HttpCode(200)
  async piece(
    @Param('id', importId) id: number,
    @Body() { at, piece }: ModelPieceRequest,
    @Me() actor: Person,
  ): Promise<ModelPieceResponse> {
    const received = await this.importing.take(id, at, Buffer.from(piece, 'base64'), actor);
    return { success: true, received };
  }

  @Delete('imports/:id')
  @Needs('can_manage_ai')
  @HttpCode(200)
  async giveUp(@Param('id', importId) id: number, @Me() actor: Person): Promise<SuccessResponse> {
    await this.bus.execute(new ModelImportWish(id, { type: 'GiveModelImportUp' }, actor));
    await this.importing.forget(id);
    return { success: true };
  }

  @Delete(':name')
  @Needs('can_manage_ai')
  @HttpCode(200)
  async delete(@Param('name') name: string, @Me() actor: Person): Promise<SuccessResponse> {
    await this.bus.execute(new ModelImportWish(0, { type: 'BeginModelDeletion', name }, actor));
    await this.deleting.finish(name, actor);
    return { success: true };
  }
}
