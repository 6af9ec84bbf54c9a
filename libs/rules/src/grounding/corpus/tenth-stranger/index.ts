import type { CorpusCase } from '../corpus-case.ts';
import { breastFormFlorist } from './breast-form-florist.ts';
import { cathetersSclerosisTeacher } from './catheters-sclerosis-teacher.ts';
import { commodeStrokeTailor } from './commode-stroke-tailor.ts';
import { lightChairWeaver } from './light-chair-weaver.ts';
import { oxygenEmphysemaPrinter } from './oxygen-emphysema-printer.ts';
import { rollatorParkinsonSurveyor } from './rollator-parkinson-surveyor.ts';
import { scoliosisBraceCellist } from './scoliosis-brace-cellist.ts';
import { sensorTruckDriver } from './sensor-truck-driver.ts';
import { shoesCallusOrganizer } from './shoes-callus-organizer.ts';
import { stockingsLegGardener } from './stockings-leg-gardener.ts';
import { wristBraceBaker } from './wrist-brace-baker.ts';
import { youthBriefsDown } from './youth-briefs-down.ts';

/** By the tenth stranger, who had read of the check its floors and the first lines of how a case is read. */
export const tenthStrangersCases: readonly CorpusCase[] = [
  breastFormFlorist,
  cathetersSclerosisTeacher,
  commodeStrokeTailor,
  lightChairWeaver,
  oxygenEmphysemaPrinter,
  rollatorParkinsonSurveyor,
  scoliosisBraceCellist,
  sensorTruckDriver,
  shoesCallusOrganizer,
  stockingsLegGardener,
  wristBraceBaker,
  youthBriefsDown,
];
