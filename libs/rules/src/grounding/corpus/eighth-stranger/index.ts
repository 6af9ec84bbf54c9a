import type { CorpusCase } from '../corpus-case.ts';
import { padsAfterProstatectomy } from './pads-after-prostatectomy.ts';
import { powerChairScleroderma } from './power-chair-scleroderma.ts';
import { sensorUnawarenessTypeOne } from './sensor-unawareness-type-one.ts';
import { shoesToeCustodian } from './shoes-toe-custodian.ts';
import { stockingCalfUlcer } from './stocking-calf-ulcer.ts';
import { stripsRancherKidney } from './strips-rancher-kidney.ts';
import { ultralightDispatcher } from './ultralight-dispatcher.ts';
import { walkerPubisFracture } from './walker-pubis-fracture.ts';
import { wrapMelanomaPianist } from './wrap-melanoma-pianist.ts';
import { youthBriefsRett } from './youth-briefs-rett.ts';

/** By the eighth stranger, in the hands of eight professions, who had read nothing of the check. */
export const eighthStrangersCases: readonly CorpusCase[] = [
  padsAfterProstatectomy,
  powerChairScleroderma,
  sensorUnawarenessTypeOne,
  shoesToeCustodian,
  stockingCalfUlcer,
  stripsRancherKidney,
  ultralightDispatcher,
  walkerPubisFracture,
  wrapMelanomaPianist,
  youthBriefsRett,
];
