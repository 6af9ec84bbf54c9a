import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type DueCountResponse,
  DueQuery,
  type DuesResponse,
  type RetentionResponse,
  SetRetentionRequest,
} from '@vouchwell/contract';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { DueQueries } from './due.queries.ts';
import { RetentionWish } from './retention.commands.ts';
import { RETENTION } from './retention.events.ts';
import { RetentionQueries } from './retention.queries.ts';

/** For how long what is kept. Nothing is destroyed by it: two admins forget each patient. */
@Controller('admin/retention')
export class RetentionController {
  constructor(
    private readonly bus: CommandBus,
    private readonly retention: RetentionQueries,
    private readonly dues: DueQueries,
  ) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('nothing')
  get(): Promise<RetentionResponse> {
    return this.retention.get();
  }

  @Put()
  @Needs('can_access_admin')
  async set(
    @Body() { periods, reason }: SetRetentionRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<RetentionResponse> {
    const wish = new RetentionWish(RETENTION, { type: 'SetRetention', periods, reason }, actor, { basedOn });
    await besidePresent(this.bus.execute(wish), async () => {
      const { revision, ...standing } = await this.retention.get();
      return revision === null ? null : { revision, ...standing };
    });
    return this.retention.get();
  }

  @Get('due')
  @Needs('can_access_admin')
  @Reveals('patients')
  async due(@Query() query: DueQuery): Promise<Disclosed<DuesResponse>> {
    const page = await this.dues.page(query);
    return new Disclosed(
      'search',
      page.due.map(({ patient_id }) => patient_id),
      page,
    );
  }

  @Get('waiting')
  @Needs('can_access_admin')
  @Reveals('nothing')
  waiting(): Promise<DueCountResponse> {
    return this.dues.count();
  }
}
