import { feature } from '../kernel/feature.ts';
import { NoteModule } from './note.module.ts';

export const noteFeature = feature({ name: 'notes', streams: {}, projections: [], module: NoteModule });
