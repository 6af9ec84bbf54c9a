import { Module } from '@nestjs/common';
import { ChangeUserHandler, CreateUserHandler, DeactivateUserHandler } from './user.commands.ts';
import { UserController } from './user.controller.ts';
import { UserQueries } from './user.queries.ts';

@Module({
  controllers: [UserController],
  providers: [UserQueries, CreateUserHandler, ChangeUserHandler, DeactivateUserHandler],
  exports: [UserQueries],
})
export class UserModule {}
