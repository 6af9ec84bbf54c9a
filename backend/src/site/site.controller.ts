import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SiteRequest, type SiteResponse } from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { SiteWish } from './site.commands.ts';
import { SITE } from './site.events.ts';
import { SiteQueries } from './site.queries.ts';

@Controller('admin/site')
export class SiteController {
  constructor(
    private readonly bus: CommandBus,
    private readonly site: SiteQueries,
  ) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('nothing')
  get(): Promise<SiteResponse> {
    return this.site.get();
  }

  @Put()
  @Needs('can_access_admin')
  async set(
    @Body() body: SiteRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<SiteResponse> {
    const change = this.bus.execute(new SiteWish(SITE, { type: 'SetSite', body }, actor, { basedOn }));
    await besidePresent(change, async () => {
      const { revision, ...site } = await this.site.get();
      return revision === null ? null : { ...site, revision };
    });
    return this.site.get();
  }
}
