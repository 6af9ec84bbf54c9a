import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  AddDiagnosisRequest,
  type CategoriesResponse,
  InventoryCategoryRequest,
  type InventoryCategory,
  ChangeDiagnosisRequest,
  type DiagnosesResponse,
  type InventoryDiagnosis,
  type InventorySavedResponse,
  InventoryItemRequest,
  type InventoryItem,
  type ItemsResponse,
  ListDiagnosesQuery,
  ListItemsQuery,
} from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { editOf } from '../kernel/deciding/kept.ts';
import { CodePipe } from './codes/code.pipe.ts';
import { DiagnosisWish } from './diagnosis.commands.ts';
import { codeNumber } from './codes/diagnosis.events.ts';
import { CategoryWish, ItemWish } from './equipment.commands.ts';
import { InventoryLists } from './inventory-lists.queries.ts';
import { addedCategory, addedDiagnosis, addedItem, editedDiagnosis } from './requested-entry.ts';

const codePipe = new CodePipe();
const categoryId = new NumberPipe('category_missing', 'Category not found.');
const itemId = new NumberPipe('item_missing', 'Item not found.');

/** The catalogue as admins keep it. What they take out of use leaves the workflow; cases that hold it keep it. */
@Controller('inventory')
export class InventoryAdminController {
  constructor(
    private readonly bus: CommandBus,
    private readonly lists: InventoryLists,
  ) {}

  @Get('diagnoses')
  @Needs('can_access_admin')
  @Reveals('nothing')
  diagnoses(@Query() query: ListDiagnosesQuery): Promise<DiagnosesResponse> {
    return this.lists.diagnoses(query);
  }

  @Post('diagnoses')
  @Needs('can_access_admin')
  async addDiagnosis(
    @Body() body: AddDiagnosisRequest,
    @Me() actor: Person,
  ): Promise<InventorySavedResponse<InventoryDiagnosis>> {
    const diagnosis = addedDiagnosis(body);
    const { code } = diagnosis;
    await this.bus.execute(new DiagnosisWish(codeNumber(code), { type: 'AddDiagnosis', diagnosis }, actor));
    return saved(`Diagnosis ${code} was added.`, await this.lists.diagnosis(code));
  }

  @Put('diagnoses/:code')
  @Needs('can_access_admin')
  async changeDiagnosis(
    @Param('code', codePipe) code: string,
    @Body() body: ChangeDiagnosisRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<InventorySavedResponse<InventoryDiagnosis>> {
    const asked = { type: 'ChangeDiagnosis', ...editedDiagnosis(body, code) } as const;
    await this.diagnosis(new DiagnosisWish(codeNumber(code), asked, actor, { basedOn }), code);
    return saved(`Diagnosis ${code} was saved.`, await this.lists.diagnosis(code));
  }

  @Delete('diagnoses/:code')
  @Needs('can_access_admin')
  @HttpCode(200)
  async deactivateDiagnosis(
    @Param('code', codePipe) code: string,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<InventorySavedResponse<InventoryDiagnosis>> {
    const asked = { type: 'DeactivateDiagnosis' } as const;
    await this.diagnosis(new DiagnosisWish(codeNumber(code), asked, actor, { basedOn }), code);
    return saved(`Diagnosis ${code} was deactivated.`, await this.lists.diagnosis(code));
  }

  @Get('categories')
  @Needs('can_access_admin')
  @Reveals('nothing')
  async categories(): Promise<CategoriesResponse> {
    return { categories: await this.lists.categories() };
  }

  @Post('categories')
  @Needs('can_access_admin')
  async addCategory(
    @Body() body: InventoryCategoryRequest,
    @Me() actor: Person,
  ): Promise<InventorySavedResponse<InventoryCategory>> {
    const asked = { type: 'AddCategory', category: addedCategory(body) } as const;
    const { id } = await this.bus.execute(new CategoryWish(NEW, asked, actor));
    return saved('The category was added.', await this.lists.category(id));
  }

  @Put('categories/:id')
  @Needs('can_access_admin')
  async changeCategory(
    @Param('id', categoryId) id: number,
    @Body() body: InventoryCategoryRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<InventorySavedResponse<InventoryCategory>> {
    await this.category(
      new CategoryWish(id, { type: 'ChangeCategory', ...editOf(body) }, actor, { basedOn }),
    );
    return saved('The category was saved.', await this.lists.category(id));
  }

  @Delete('categories/:id')
  @Needs('can_access_admin')
  @HttpCode(200)
  async deactivateCategory(
    @Param('id', categoryId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<InventorySavedResponse<InventoryCategory>> {
    await this.category(new CategoryWish(id, { type: 'DeactivateCategory' }, actor, { basedOn }));
    return saved('The category was deactivated.', await this.lists.category(id));
  }

  @Get('items')
  @Needs('can_access_admin')
  @Reveals('nothing')
  items(@Query() query: ListItemsQuery): Promise<ItemsResponse> {
    return this.lists.items(query);
  }

  @Post('items')
  @Needs('can_access_admin')
  async addItem(
    @Body() body: InventoryItemRequest,
    @Me() actor: Person,
  ): Promise<InventorySavedResponse<InventoryItem>> {
    const { id } = await this.bus.execute(
      new ItemWish(NEW, { type: 'AddItem', item: addedItem(body) }, actor),
    );
    return saved('The item was added.', await this.lists.item(id));
  }

  @Put('items/:id')
  @Needs('can_access_admin')
  async changeItem(
    @Param('id', itemId) id: number,
    @Body() body: InventoryItemRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<InventorySavedResponse<InventoryItem>> {
    await this.item(new ItemWish(id, { type: 'ChangeItem', ...editOf(body) }, actor, { basedOn }));
    return saved('The item was saved.', await this.lists.item(id));
  }

  @Delete('items/:id')
  @Needs('can_access_admin')
  @HttpCode(200)
  async deactivateItem(
    @Param('id', itemId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<InventorySavedResponse<InventoryItem>> {
    await this.item(new ItemWish(id, { type: 'DeactivateItem' }, actor, { basedOn }));
    return saved('The item was deactivated.', await this.lists.item(id));
  }

  /** A code's revision counts its changes: one more than the revision of its stream. */
  private async diagnosis(wish: DiagnosisWish, code: string): Promise<void> {
    await besidePresent(this.bus.execute(wish), () => this.lists.diagnosis(code), 1);
  }

  private async category(wish: CategoryWish): Promise<void> {
    await besidePresent(this.bus.execute(wish), () => this.lists.category(wish.id));
  }

  private async item(wish: ItemWish): Promise<void> {
    await besidePresent(this.bus.execute(wish), () => this.lists.item(wish.id));
  }
}

const saved = <T>(message: string, entry: T | null): InventorySavedResponse<T> => ({
  success: true,
  message,
  entry,
});
