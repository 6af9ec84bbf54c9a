/** What a request for a demonstration chooses from, each value with its words. */

export const demoRoles = {
  physician: 'Physician',
  nurse: 'Nurse',
  administrator: 'Administrator',
  'it-director': 'IT director',
  'practice-manager': 'Practice manager',
  'dme-supplier': 'DME supplier',
  'compliance-officer': 'Compliance officer',
  other: 'Other',
} as const;
export type DemoRole = keyof typeof demoRoles;

export const organizationTypes = {
  hospital: 'Hospital',
  clinic: 'Clinic',
  'private-practice': 'Private practice',
  'dme-supplier': 'DME supplier',
  'long-term-care': 'Long-term care',
  'home-health': 'Home health',
  other: 'Other',
} as const;
export type OrganizationType = keyof typeof organizationTypes;

export const teamSizes = {
  '1-5': '1-5',
  '6-15': '6-15',
  '16-50': '16-50',
  '51-100': '51-100',
  '100+': '100+',
} as const;
export type TeamSize = keyof typeof teamSizes;

export const timeframes = {
  immediate: 'Immediate (within 30 days)',
  'short-term': 'Short-term (1-3 months)',
  'medium-term': 'Medium-term (3-6 months)',
  'long-term': 'Long-term (6+ months)',
  exploring: 'Exploring',
} as const;
export type Timeframe = keyof typeof timeframes;

export const demoTypes = { live: 'Live', 'self-guided': 'Self-guided' } as const;
export type DemoType = keyof typeof demoTypes;

/** What the form offers; a request may name others. */
export const painPoints = [
  'Time-consuming documentation',
  'Compliance concerns',
  'Inconsistent note quality',
  'Provider burnout',
  'Payer denials',
  'Manual processes',
] as const;

/** What became of a request. */
export const demoRequestStatuses = { new: 'New', contacted: 'Contacted', closed: 'Closed' } as const;
export type DemoRequestStatus = keyof typeof demoRequestStatuses;
