import { Module } from '@nestjs/common';
import { AuditViewHandler } from './audit-view.commands.ts';
import { AuditViewController } from './audit-view.controller.ts';

@Module({ controllers: [AuditViewController], providers: [AuditViewHandler] })
export class AuditViewModule {}
