export * from './case-facts.ts';
export * from './letter.ts';
