import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/public.ts';
import { UserModule } from '../users/public.ts';
import { LiveController } from './live.controller.ts';
import { LiveFollower } from './live-follower.ts';
import { LiveHub } from './live-hub.ts';

@Module({
  imports: [CaseModule, UserModule],
  controllers: [LiveController],
  providers: [LiveFollower, LiveHub],
})
export class LiveModule {}
