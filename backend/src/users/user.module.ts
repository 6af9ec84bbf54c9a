import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { SiteModule } from '../site/public.ts';
import { ColleagueController } from './editing/colleague.controller.ts';
import { FirstAdmin } from './recovery/first-admin.ts';
import { UserHandler } from './editing/user.commands.ts';
import { PasswordChanges } from './passwords/password-changes.ts';
import { PasswordRules } from './passwords/password-rules.ts';
import { ProfileController } from './editing/profile.controller.ts';
import { StandingQueries } from './account/standing.queries.ts';
import { AdminRecovery } from './recovery/admin-recovery.ts';
import { AdminRoster } from './roster/admin-roster.ts';
import { UserChanges } from './roster/user-changes.ts';
import { UserController } from './editing/user.controller.ts';
import { UserSessionController } from './editing/user-session.controller.ts';
import { UserQueries } from './account/user.queries.ts';
import { Usernames } from './account/usernames.ts';

@Module({
  imports: [AuthModule, SiteModule],
  controllers: [UserController, UserSessionController, ProfileController, ColleagueController],
  providers: [
    UserQueries,
    StandingQueries,
    Usernames,
    AdminRoster,
    UserChanges,
    PasswordChanges,
    FirstAdmin,
    AdminRecovery,
    PasswordRules,
    UserHandler,
  ],
  exports: [UserQueries, StandingQueries],
})
export class UserModule {}
