import { Module } from '@nestjs/common';
import { PatientModule } from '../patients/public.ts';
import { AuditViewHandler } from './audit-view.commands.ts';
import { AuditViewController } from './audit-view.controller.ts';

@Module({ imports: [PatientModule], controllers: [AuditViewController], providers: [AuditViewHandler] })
export class AuditViewModule {}
