import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import type { Config } from '../config.ts';
import { CONFIG } from '../kernel/tokens.ts';
import { Vault } from '../kernel/vault.ts';
import { UserModule } from '../users/user.module.ts';
import { ChangePasswordHandler, SignInHandler, SignOutHandler } from './auth.commands.ts';
import { AuthController } from './auth.controller.ts';
import { SessionGuard, SessionStrategy } from './session.guard.ts';
import { issuing } from './tokens.ts';

@Module({
  imports: [
    UserModule,
    JwtModule.registerAsync({
      inject: [Vault, CONFIG],
      useFactory: (vault: Vault, config: Config) => issuing(vault, config.sessionHours),
    }),
  ],
  controllers: [AuthController],
  providers: [
    SessionStrategy,
    { provide: APP_GUARD, useClass: SessionGuard },
    SignInHandler,
    SignOutHandler,
    ChangePasswordHandler,
  ],
})
export class AuthModule {}
