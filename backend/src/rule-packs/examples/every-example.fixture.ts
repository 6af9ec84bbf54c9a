import { lymphedemaExamples, venousExamples } from './compression.fixture.ts';
import type { Example } from './example-case.fixture.ts';
import { generalExamples } from './general.fixture.ts';
import { glucoseExamples } from './glucose.fixture.ts';
import { incontinenceExamples } from './incontinence.fixture.ts';
import { powerExamples, walkingExamples, wheelchairExamples } from './mobility.fixture.ts';
import { homeEquipmentExamples, urologicalExamples } from './home-equipment.fixture.ts';
import { kneeExamples, orthosisExamples } from './orthoses.fixture.ts';
import { nebulizerExamples, oxygenExamples, papExamples } from './respiratory.fixture.ts';
import { shoeExamples } from './shoes.fixture.ts';

/** Of each criterion of each pack. */
export const examples: readonly Example[] = [
  ...generalExamples,
  ...glucoseExamples,
  ...shoeExamples,
  ...venousExamples,
  ...lymphedemaExamples,
  ...walkingExamples,
  ...wheelchairExamples,
  ...powerExamples,
  ...incontinenceExamples,
  ...oxygenExamples,
  ...papExamples,
  ...nebulizerExamples,
  ...orthosisExamples,
  ...kneeExamples,
  ...homeEquipmentExamples,
  ...urologicalExamples,
];

export const examplesByCriterion = Map.groupBy(examples, ({ criterion }) => criterion);
