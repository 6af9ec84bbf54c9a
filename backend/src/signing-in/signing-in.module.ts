import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AuthModule } from '../auth/public.ts';
import type { Config } from '../config.ts';
import { CONFIG } from '../kernel/basics/tokens.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { SecondFactorModule } from '../second-factor/public.ts';
import { SiteModule } from '../site/public.ts';
import { UserModule } from '../users/public.ts';
import { AuthController } from './auth.controller.ts';
import { Challenges } from './challenges.ts';
import { SignedIn } from './session.ts';
import { SigningIn } from './signing-in.ts';
import { tokensOf } from './tokens.ts';

@Module({
  imports: [
    AuthModule,
    SiteModule,
    UserModule,
    SecondFactorModule,
    JwtModule.registerAsync({
      inject: [Vault, CONFIG],
      useFactory: (vault: Vault, config: Config) => tokensOf(vault, config.sessionHours),
    }),
  ],
  controllers: [AuthController],
  providers: [SignedIn, Challenges, SigningIn],
})
export class SigningInModule {}
