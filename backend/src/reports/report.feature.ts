import { feature } from '../kernel/feature.ts';
import { caseFigures } from './case-figures.projection.ts';
import { feedbackFigures } from './feedback-figures.projection.ts';
import { noteFigures } from './note-figures.projection.ts';
import { ReportModule } from './report.module.ts';

export const reportFeature = feature({
  name: 'reports',
  streams: {},
  projections: [caseFigures, noteFigures, feedbackFigures],
  module: ReportModule,
});
