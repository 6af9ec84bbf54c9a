import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type CaseChangedResponse,
  OrderExtrasRequest,
  OrderFileQuery,
  OrderPrintedRequest,
  OrderQuery,
  type OrderSignedResponse,
  SignOrderRequest,
  type SuccessResponse,
  type WrittenOrderResponse,
} from '@vouchwell/contract';
import { orderFileName } from '@vouchwell/rules';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../http/answers/attachment.ts';
import { Disclosed, Reveals } from '../../http/routes/disclosure.ts';
import { askerOf } from '../../http/admission/gone-away.ts';
import { Me } from '../../http/request.ts';
import { BasedOn } from '../../http/changes/revision.ts';
import { Needs } from '../../http/routes/route-access.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { caseId } from '../reading/case-id.ts';
import { CaseChanges } from '../wishes/case-changes.ts';
import { CaseWish } from '../wishes/case-wish.ts';
import { CaseOrders } from './case-orders.ts';
import { orderSignedResponse } from './case-order.responses.ts';
import { CaseQueries } from '../reading/case.queries.ts';
import { RecipientQueries } from '../recipients/recipient.queries.ts';

/** The standard written order of a case: what it says, its signature, and its pages as they leave. */
@Controller('cases/:id/order')
export class CaseOrderController {
  constructor(
    private readonly bus: CommandBus,
    private readonly changes: CaseChanges,
    private readonly cases: CaseQueries,
    private readonly orders: CaseOrders,
    private readonly recipients: RecipientQueries,
  ) {}

  @Get()
  @Reveals('patients')
  async told(@Param('id', caseId) id: number, @Me() actor: Person): Promise<Disclosed<WrittenOrderResponse>> {
    const doc = await this.cases.shown(id, actor);
    return new Disclosed('view', [doc.patient_id], await this.orders.told(doc, actor), `case-${id}`);
  }

  @Put()
  fillIn(
    @Param('id', caseId) id: number,
    @Body() body: OrderExtrasRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'FillInOrder', body }, actor, basedOn);
  }

  @Post('sign')
  @HttpCode(200)
  async sign(
    @Param('id', caseId) id: number,
    @Body() body: SignOrderRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<OrderSignedResponse> {
    const wish = new CaseWish(id, { type: 'SignOrder', body }, actor, { basedOn });
    return orderSignedResponse(await this.bus.execute(wish));
  }

  /** The pages that the screen shows and the browser prints; a print is told of by itself. */
  @Get('pages')
  @Needs('can_export_cases')
  @Reveals('patients')
  async shown(
    @Param('id', caseId) id: number,
    @Query() { version }: OrderQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const doc = await this.cases.authentic(id, actor);
    const { bytes, document } = await this.orders.pdf(doc, version, askerOf(actor, reply), 'shown');
    void reply.headers({ 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline' });
    return new Disclosed('view', [doc.patient_id], bytes, `case-${id}`, 'order', document);
  }

  @Get('pdf')
  @Needs('can_export_cases')
  @Reveals('patients')
  async pdf(
    @Param('id', caseId) id: number,
    @Query() { version: asked, recipient }: OrderFileQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const doc = await this.cases.authentic(id, actor);
    await this.recipients.demand(doc.patient_id, recipient);
    const order = await this.orders.pdf(doc, asked, askerOf(actor, reply), 'leaves');
    const { bytes, version, document } = order;
    void reply.headers(attachment(orderFileName(id, version, 'pdf'), 'application/pdf'));
    return new Disclosed('export', [doc.patient_id], bytes, `case-${id}`, 'order-pdf', document, recipient);
  }

  @Get('txt')
  @Needs('can_export_cases')
  @Reveals('patients')
  async txt(
    @Param('id', caseId) id: number,
    @Query() { version: asked, recipient }: OrderFileQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const doc = await this.cases.authentic(id, actor);
    await this.recipients.demand(doc.patient_id, recipient);
    const { bytes, version, document } = await this.orders.txt(doc, asked);
    void reply.headers(attachment(orderFileName(id, version, 'txt'), 'text/plain; charset=utf-8'));
    return new Disclosed('export', [doc.patient_id], bytes, `case-${id}`, 'order-txt', document, recipient);
  }

  @Post('printed')
  @Needs('can_export_cases')
  @HttpCode(200)
  async printed(
    @Param('id', caseId) id: number,
    @Body() body: OrderPrintedRequest,
    @Me() actor: Person,
  ): Promise<Disclosed<SuccessResponse>> {
    const { patient_id } = await this.cases.accessible(id, actor);
    await this.recipients.demand(patient_id, body?.recipient);
    const printed = { success: true } as const;
    return new Disclosed('print', [patient_id], printed, `case-${id}`, 'order', null, body?.recipient);
  }
}
