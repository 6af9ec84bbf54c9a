import type { ContentCategory, ContentOrigin, ContentType } from '@vouchwell/contract';

export const typeLabel: Record<ContentType, string> = {
  system_prompt: 'System prompt',
  instruction: 'Instruction',
  sample_note: 'Sample note',
};

export const categoryLabel: Record<ContentCategory, string> = {
  general: 'General',
  incontinence: 'Incontinence',
  cgm: 'CGM',
  diabetic_shoes: 'Diabetic shoes',
  compression: 'Compression',
};

export const originLabel: Record<ContentOrigin, string> = {
  starter: 'Starter library',
  site: 'Written here',
  import: 'Imported',
  feedback: 'From feedback',
};
