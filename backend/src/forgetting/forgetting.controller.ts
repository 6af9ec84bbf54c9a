import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ConfirmForgettingRequest,
  ForgettingReasonRequest,
  type ForgettingResponse,
  ForgettingsQuery,
  type ForgettingsResponse,
} from '@vouchwell/contract';
import { SignerConfirmation } from '../cases/public.ts';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { Needs } from '../http/routes/route-access.ts';
import { missing } from '../kernel/basics/problem.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { ForgettingWish } from './forgetting.commands.ts';
import { ForgettingQueries } from './forgetting.queries.ts';

const patientId = new NumberPipe('patient_missing', 'Patient not found.');

/** A patient's data is forgotten by two admins, and kept by a legal hold. */
@Controller()
export class ForgettingController {
  constructor(
    private readonly bus: CommandBus,
    private readonly forgettings: ForgettingQueries,
    private readonly confirmation: SignerConfirmation,
  ) {}

  @Get('forgettings')
  @Needs('can_access_admin')
  @Reveals('patients')
  async list(@Query() query: ForgettingsQuery): Promise<Disclosed<ForgettingsResponse>> {
    const page = await this.forgettings.page(query);
    return new Disclosed('search', shown(page.forgettings), page);
  }

  @Get('patients/:id/forgetting')
  @Needs('can_access_admin')
  @Reveals('patients')
  async one(@Param('id', patientId) id: number): Promise<Disclosed<ForgettingResponse>> {
    const { body } = await this.standing(id);
    if (body.stage === 'none' && !body.patient) throw missing('patient_missing', 'Patient not found.');
    return this.standing(id);
  }

  @Post('patients/:id/forgetting')
  @Needs('can_access_admin')
  @HttpCode(200)
  async ask(
    @Param('id', patientId) id: number,
    @Body() { reason }: ForgettingReasonRequest,
    @Me() actor: Person,
  ): Promise<Disclosed<ForgettingResponse>> {
    return this.after(new ForgettingWish(id, { type: 'AskForgetting', reason }, actor));
  }

  @Delete('patients/:id/forgetting')
  @Needs('can_access_admin')
  async withdraw(
    @Param('id', patientId) id: number,
    @Me() actor: Person,
  ): Promise<Disclosed<ForgettingResponse>> {
    return this.after(new ForgettingWish(id, { type: 'WithdrawForgetting' }, actor));
  }

  @Post('patients/:id/forgetting/confirm')
  @Needs('can_access_admin')
  @HttpCode(200)
  async confirm(
    @Param('id', patientId) id: number,
    @Body() body: ConfirmForgettingRequest,
    @Me() actor: Person,
  ): Promise<Disclosed<ForgettingResponse>> {
    const asked = await this.confirmation.confirm(actor, body, 'Nothing was forgotten.');
    const { password_set_by } = asked;
    await asked.spend?.();
    return this.after(new ForgettingWish(id, { type: 'ConfirmForgetting', password_set_by }, actor));
  }

  @Post('patients/:id/hold')
  @Needs('can_access_admin')
  @HttpCode(200)
  async hold(
    @Param('id', patientId) id: number,
    @Body() { reason }: ForgettingReasonRequest,
    @Me() actor: Person,
  ): Promise<Disclosed<ForgettingResponse>> {
    return this.after(new ForgettingWish(id, { type: 'HoldPatient', reason }, actor));
  }

  @Post('patients/:id/hold/lift')
  @Needs('can_access_admin')
  @HttpCode(200)
  async lift(
    @Param('id', patientId) id: number,
    @Body() { reason }: ForgettingReasonRequest,
    @Me() actor: Person,
  ): Promise<Disclosed<ForgettingResponse>> {
    return this.after(new ForgettingWish(id, { type: 'LiftHold', reason }, actor));
  }

  private async after(wish: ForgettingWish): Promise<Disclosed<ForgettingResponse>> {
    await this.bus.execute(wish);
    return this.standing(wish.id);
  }

  private async standing(id: number): Promise<Disclosed<ForgettingResponse>> {
    const body = await this.forgettings.of(id);
    return new Disclosed('view', shown([body]), body, `patient-${id}`);
  }
}

/** Whose names go out. */
const shown = (all: readonly ForgettingResponse[]) =>
  all.filter(({ patient }) => patient !== null).map(({ patient_id }) => patient_id);
