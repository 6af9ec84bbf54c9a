import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type AlertResponse,
  type AlertRulesResponse,
  type AlertsResponse,
  AlertsQuery,
  ExplainAlertRequest,
  RecordAlertRequest,
  SetAlertRulesRequest,
} from '@vouchwell/contract';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import { missing } from '../kernel/basics/problem.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { PatientQueries } from '../patients/public.ts';
import { AlertRulesWish, AlertWish } from './alert.commands.ts';
import { ALERT_RULES } from './alert.events.ts';
import { AlertQueries } from './alert.queries.ts';
import { AlertWatch } from './alert-watch.ts';

const alertId = new NumberPipe('alert_missing', 'Alert not found.');

/** What the rules found in the history, for those who may read it. */
@Controller('audit')
export class AlertController {
  constructor(
    private readonly bus: CommandBus,
    private readonly alerts: AlertQueries,
    private readonly patients: PatientQueries,
    private readonly watch: AlertWatch,
  ) {}

  @Get('alerts')
  @Needs('can_view_audit')
  @Reveals('patients')
  async list(@Query() query: AlertsQuery): Promise<Disclosed<AlertsResponse>> {
    await this.watch.check();
    const { found, ...counted } = await this.alerts.page(query);
    const ids = [...new Set(found.flatMap(({ patients }) => patients))];
    const names = await this.patients.names(ids);
    const patients = ids.map((id) => ({ id, name: names.get(id) ?? null }));
    return new Disclosed('search', ids, { alerts: found, patients, ...counted }, 'alerts');
  }

  @Post('alerts/:id/looked-at')
  @Needs('can_view_audit')
  @HttpCode(200)
  lookAt(@Param('id', alertId) id: number, @Me() actor: Person, @BasedOn() basedOn?: number) {
    return this.decide(id, new AlertWish(id, { type: 'LookAtAlert' }, actor, { basedOn }));
  }

  @Post('alerts/:id/explained')
  @Needs('can_view_audit')
  @HttpCode(200)
  explain(
    @Param('id', alertId) id: number,
    @Body() { explanation, by }: ExplainAlertRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ) {
    return this.decide(id, new AlertWish(id, { type: 'ExplainAlert', explanation, by }, actor, { basedOn }));
  }

  @Post('alerts/:id/recorded')
  @Needs('can_view_audit')
  @HttpCode(200)
  record(
    @Param('id', alertId) id: number,
    @Body() { incident }: RecordAlertRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ) {
    return this.decide(id, new AlertWish(id, { type: 'RecordAlert', incident }, actor, { basedOn }));
  }

  @Get('alert-rules')
  @Needs('can_view_audit')
  @Reveals('nothing')
  rules(): Promise<AlertRulesResponse> {
    return this.alerts.rules();
  }

  @Put('alert-rules')
  @Needs('can_access_admin')
  async setRules(
    @Body() { thresholds }: SetAlertRulesRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<AlertRulesResponse> {
    const wish = new AlertRulesWish(ALERT_RULES, { type: 'SetAlertThresholds', thresholds }, actor, {
      basedOn,
    });
    await besidePresent(this.bus.execute(wish), async () => {
      const { revision, ...rules } = await this.alerts.rules();
      return revision === null ? null : { revision, ...rules };
    });
    return this.alerts.rules();
  }

  private async decide(id: number, wish: AlertWish): Promise<AlertResponse> {
    await besidePresent(this.bus.execute(wish), () => this.alerts.get(id));
    const present = await this.alerts.get(id);
    if (!present) throw missing('alert_missing', 'Alert not found.');
    return present;
  }
}
