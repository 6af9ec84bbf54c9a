import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type AuditViewsResponse,
  ChangeAuditViewRequest,
  OrderAuditViewsRequest,
  SaveAuditViewRequest,
} from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { AuditViewWish } from './audit-view.commands.ts';
import { auditViewsStream } from './audit-view.events.ts';
import { auditViews, type AuditViewsDoc } from './audit-view.projections.ts';

const viewId = new NumberPipe('audit_view_missing', 'This view is not there any more.');

/** The views of the history that whoever asks keeps: nobody sees another's. Each change answers with all of them. */
@Controller('audit/views')
export class AuditViewController {
  constructor(
    private readonly bus: CommandBus,
    private readonly documents: CurrentDocuments,
  ) {}

  @Get()
  @Needs('can_view_audit')
  @Reveals('nothing')
  list(@Me() actor: Person): Promise<AuditViewsResponse> {
    return this.of(actor);
  }

  @Post()
  @Needs('can_view_audit')
  save(@Body() { name, asked }: SaveAuditViewRequest, @Me() actor: Person): Promise<AuditViewsResponse> {
    return this.take({ type: 'SaveAuditView', name, asked }, actor);
  }

  @Put()
  @Needs('can_view_audit')
  order(
    @Body() { views }: OrderAuditViewsRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<AuditViewsResponse> {
    return this.take({ type: 'OrderAuditViews', views }, actor, basedOn);
  }

  @Put(':id')
  @Needs('can_view_audit')
  change(
    @Param('id', viewId) view: number,
    @Body() { name, asked }: ChangeAuditViewRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<AuditViewsResponse> {
    return this.take({ type: 'ChangeAuditView', view, name, asked }, actor, basedOn);
  }

  @Delete(':id')
  @Needs('can_view_audit')
  @HttpCode(200)
  remove(
    @Param('id', viewId) view: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<AuditViewsResponse> {
    return this.take({ type: 'DeleteAuditView', view }, actor, basedOn);
  }

  private async take(
    asked: AuditViewWish['asked'],
    actor: Person,
    basedOn?: number,
  ): Promise<AuditViewsResponse> {
    const wish = new AuditViewWish(actor.id, asked, actor, { basedOn });
    await besidePresent(this.bus.execute(wish), () => this.standing(actor));
    return this.of(actor);
  }

  private async of(actor: Person): Promise<AuditViewsResponse> {
    return (await this.standing(actor)) ?? { views: [], revision: null };
  }

  /** As the stream stands now; null: there was never any. */
  private standing({ id }: Person): Promise<AuditViewsDoc | null> {
    return this.documents.ownPart(auditViews, auditViewsStream(id));
  }
}
