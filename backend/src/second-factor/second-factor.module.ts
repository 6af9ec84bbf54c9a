import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { SiteModule } from '../site/public.ts';
import { UserModule } from '../users/public.ts';
import { KeptFactors } from './kept-factors.ts';
import { SecondFactorAdminController } from './second-factor-admin.controller.ts';
import { SecondFactorCodes } from './second-factor-codes.ts';
import { SecondFactorRuleHandler } from './second-factor-rule.commands.ts';
import { SecondFactorHandler } from './second-factor.commands.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondFactorQueries } from './second-factor.queries.ts';

@Module({
  imports: [AuthModule, SiteModule, UserModule],
  controllers: [SecondFactorController, SecondFactorAdminController],
  providers: [
    { provide: KeptFactors, inject: [Vault], useFactory: (vault: Vault) => new KeptFactors(vault) },
    SecondFactorQueries,
    SecondFactorCodes,
    SecondFactorHandler,
    SecondFactorRuleHandler,
  ],
  exports: [SecondFactorQueries, SecondFactorCodes],
})
export class SecondFactorModule {}
