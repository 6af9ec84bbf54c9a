import { Module } from '@nestjs/common';
import { DocumentMarks } from './document-marks.ts';
import { GenuineController } from './genuine.controller.ts';
import { GenuineQueries } from './genuine.queries.ts';

@Module({
  controllers: [GenuineController],
  providers: [DocumentMarks, GenuineQueries],
  exports: [DocumentMarks],
})
export class GenuineModule {}
