import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  CheckCodesRequest,
  CheckItemsRequest,
  type CodesCheckResponse,
  type DownloadLinkResponse,
  type ImportBegunResponse,
  ImportCodesRequest,
  ImportItemsRequest,
  type InventoryImport,
  type InventoryImportsResponse,
  type ItemsCheckResponse,
  ListInventoryImportsQuery,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { DownloadLinks } from '../auth/public.ts';
import { csvAttachment } from '../http/answers/attachment.ts';
import { Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { ByLink, Needs } from '../http/routes/route-access.ts';
import { CodeSets } from '../inventory/public.ts';
import { missing } from '../kernel/basics/problem.ts';
import { Ids } from '../kernel/committing/ids.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { CodeImport } from './code-import.ts';
import { Importing } from './importing.ts';
import { InventoryImportWish, type ToImport } from './inventory-import.commands.ts';
import { InventoryImportQueries } from './inventory-import.queries.ts';
import { ItemImport } from './item-import.ts';

/** Rows that are taken in no time. */
const SMALL = 100;

const importId = new NumberPipe('import_missing', 'Import not found.');

/** Codes and items from files: looked at whole, then taken, and whole again after whatever comes between. */
@Controller('inventory')
export class InventoryImportController {
  constructor(
    private readonly bus: CommandBus,
    private readonly ids: Ids,
    private readonly imports: InventoryImportQueries,
    private readonly importing: Importing,
    private readonly codes: CodeImport,
    private readonly items: ItemImport,
    private readonly sets: CodeSets,
    private readonly links: DownloadLinks,
  ) {}

  @Get('imports')
  @Needs('can_access_admin')
  @Reveals('nothing')
  async list(@Query() query: ListInventoryImportsQuery): Promise<InventoryImportsResponse> {
    const lacks_delivered = await this.sets.lacksDelivered();
    return { ...(await this.imports.page(query)), lacks_delivered };
  }

  @Get('imports/:id')
  @Needs('can_access_admin')
  @Reveals('nothing')
  async one(@Param('id', importId) id: number): Promise<InventoryImport> {
    const found = await this.imports.one(id);
    if (!found) throw missing('import_missing', 'Import not found.');
    return found;
  }

  /** Writes nothing. How many cases hold a code that ends is told, and not which. */
  @Post('imports/codes/check')
  @Needs('can_access_admin')
  @HttpCode(200)
  checkCodes(@Body() body: CheckCodesRequest): Promise<CodesCheckResponse> {
    return this.codes.check(body);
  }

  @Post('imports/codes')
  @Needs('can_access_admin')
  importCodes(@Body() request: ImportCodesRequest, @Me() actor: Person): Promise<ImportBegunResponse> {
    return this.begin({ what: 'codes', request }, actor);
  }

  /** Writes nothing. */
  @Post('imports/items/check')
  @Needs('can_access_admin')
  @HttpCode(200)
  checkItems(@Body() { file }: CheckItemsRequest): Promise<ItemsCheckResponse> {
    return this.items.check(file);
  }

  @Post('imports/items')
  @Needs('can_access_admin')
  importItems(@Body() request: ImportItemsRequest, @Me() actor: Person): Promise<ImportBegunResponse> {
    return this.begin({ what: 'items', request }, actor);
  }

  /** With which a browser fetches the file straight onto its disk. */
  @Post('items/csv/link')
  @Needs('can_access_admin')
  @HttpCode(200)
  async link(@Me() { id, session_id }: Person): Promise<DownloadLinkResponse> {
    return { link: await this.links.issue(id, session_id!, 'GET /inventory/items/csv') };
  }

  @Get('items/csv')
  @Needs('can_access_admin')
  @ByLink()
  @Reveals('nothing')
  exportItems(@Res({ passthrough: true }) reply: FastifyReply): Readable {
    void reply.headers(csvAttachment('items.csv'));
    return Readable.from(this.items.exported());
  }

  /** It goes on after the answer; a small one has come to its end with it. */
  private async begin(asked: ToImport, actor: Person): Promise<ImportBegunResponse> {
    // A repeat of this very request finds what the first one began.
    const id = await this.ids.next('inventory-import', actor);
    if (!(await this.imports.one(id)))
      await this.bus.execute(new InventoryImportWish(id, { type: 'BeginInventoryImport', ...asked }, actor));
    const work = this.importing.goOn(id, actor);
    const begun = await this.imports.one(id);
    if (begun && begun.rows <= SMALL) await work;
    return { success: true, import_id: id };
  }
}
