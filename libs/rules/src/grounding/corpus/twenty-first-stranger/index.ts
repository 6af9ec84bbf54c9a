import type { CorpusCase } from '../corpus-case.ts';
import { convexOstomyBoatMechanic } from './convex-ostomy-boat-mechanic.ts';
import { depthShoesElevatorOperator } from './depth-shoes-elevator-operator.ts';
import { floorLiftRetiredSeamstress } from './floor-lift-retired-seamstress.ts';
import { glucoseSensorBusDriver } from './glucose-sensor-bus-driver.ts';
import { hingedBracePastryCook } from './hinged-brace-pastry-cook.ts';
import { homeOxygenBrakeman } from './home-oxygen-brakeman.ts';
import { lowAirBedLibrarian } from './low-air-bed-librarian.ts';
import { pumpFeedingKindergartner } from './pump-feeding-kindergartner.ts';
import { sterileCatheterFourthGrader } from './sterile-catheter-fourth-grader.ts';
import { ultralightChairGuitarBuilder } from './ultralight-chair-guitar-builder.ts';

/** The twenty-first stranger's hand: ten cases written without sight of the product. */
export const twentyFirstStrangersCases: readonly CorpusCase[] = [
  convexOstomyBoatMechanic,
  depthShoesElevatorOperator,
  floorLiftRetiredSeamstress,
  glucoseSensorBusDriver,
  hingedBracePastryCook,
  homeOxygenBrakeman,
  lowAirBedLibrarian,
  pumpFeedingKindergartner,
  sterileCatheterFourthGrader,
  ultralightChairGuitarBuilder,
];
