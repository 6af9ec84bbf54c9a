export type * from './coverage-facts.ts';
export { caseFactDefs, payerLabel } from './coverage-facts.ts';
export { confidenceOf, evaluate } from './evaluate.ts';
export type { CitedSource, Finding } from './evaluate.ts';
export * from './pack.ts';
export { readPack, refuseOverlap } from './read-pack.ts';
export { PackRefusal } from './reading.ts';
