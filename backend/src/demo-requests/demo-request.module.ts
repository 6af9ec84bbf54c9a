import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { DemoRequestAdminController } from './demo-request-admin.controller.ts';
import { DemoRequestClearing } from './demo-request-clearing.ts';
import { DemoRequestHandler } from './demo-request.commands.ts';
import { DemoRequestController } from './demo-request.controller.ts';
import { DemoRequestQueries } from './demo-request.queries.ts';

@Module({
  imports: [AuthModule],
  controllers: [DemoRequestController, DemoRequestAdminController],
  providers: [DemoRequestQueries, DemoRequestHandler, DemoRequestClearing],
})
export class DemoRequestModule {}
