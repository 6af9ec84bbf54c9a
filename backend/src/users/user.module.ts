import { Module } from '@nestjs/common';
import { ColleagueController } from './colleague.controller.ts';
import { FirstAdmin } from './first-admin.ts';
import { ChangeUserHandler, CreateUserHandler, DeactivateUserHandler } from './user.commands.ts';
import { ReplacePasswordHandler } from './password.commands.ts';
import { PasswordRules } from './password-rules.ts';
import { AdminRoster } from './admin-roster.ts';
import { UserChanges } from './user-changes.ts';
import { UserController } from './user.controller.ts';
import { UserQueries } from './user.queries.ts';

@Module({
  controllers: [UserController, ColleagueController],
  providers: [
    UserQueries,
    AdminRoster,
    UserChanges,
    FirstAdmin,
    PasswordRules,
    CreateUserHandler,
    ChangeUserHandler,
    DeactivateUserHandler,
    ReplacePasswordHandler,
  ],
  exports: [UserQueries],
})
export class UserModule {}
