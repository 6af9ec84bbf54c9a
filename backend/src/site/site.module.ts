import { Module, type OnModuleInit } from '@nestjs/common';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { SiteController } from './site.controller.ts';
import { SiteHandler } from './site.commands.ts';
import { SiteQueries } from './site.queries.ts';

@Module({
  controllers: [SiteController],
  providers: [SiteQueries, SiteHandler],
  exports: [SiteQueries],
})
export class SiteModule implements OnModuleInit {
  constructor(
    private readonly time: SiteTime,
    private readonly site: SiteQueries,
  ) {}

  onModuleInit(): void {
    this.time.follow(async () => (await this.site.atWork()).time_zone);
  }
}
