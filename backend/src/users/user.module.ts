import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { SiteModule } from '../site/public.ts';
import { ColleagueController } from './colleague.controller.ts';
import { FirstAdmin } from './first-admin.ts';
import { UserHandler } from './user.commands.ts';
import { PasswordChanges } from './password-changes.ts';
import { PasswordRules } from './password-rules.ts';
import { ProfileController } from './profile.controller.ts';
import { StandingQueries } from './standing.queries.ts';
import { AdminRecovery } from './admin-recovery.ts';
import { AdminRoster } from './admin-roster.ts';
import { UserChanges } from './user-changes.ts';
import { UserController } from './user.controller.ts';
import { UserSessionController } from './user-session.controller.ts';
import { UserQueries } from './user.queries.ts';
import { Usernames } from './usernames.ts';

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
