import type { CorpusCase } from '../corpus-case.ts';
import { alginateVenousUlcerCook } from './alginate-venous-ulcer-cook.ts';
import { ankleBraceTendonTourGuide } from './ankle-brace-tendon-tour-guide.ts';
import { bedSacralUlcerAstronomer } from './bed-sacral-ulcer-astronomer.ts';
import { cathetersCordInjuryClimber } from './catheters-cord-injury-climber.ts';
import { colostomySuppliesBeekeepingPostmaster } from './colostomy-supplies-beekeeping-postmaster.ts';
import { commodeHeartFailureWatchmaker } from './commode-heart-failure-watchmaker.ts';
import { cpapApneaLocksmith } from './cpap-apnea-locksmith.ts';
import { diabeticShoesWheatFarmer } from './diabetic-shoes-wheat-farmer.ts';
import { kneeBraceOsteoarthritisRoofer } from './knee-brace-osteoarthritis-roofer.ts';
import { legPumpCervixCancerPotter } from './leg-pump-cervix-cancer-potter.ts';
import { lightWheelchairHemiplegiaBarber } from './light-wheelchair-hemiplegia-barber.ts';
import { nebulizerAsthmaSecondGrader } from './nebulizer-asthma-second-grader.ts';
import { oxygenLungFibrosisStonemason } from './oxygen-lung-fibrosis-stonemason.ts';
import { patientLiftHuntingtonLibrarian } from './patient-lift-huntington-librarian.ts';
import { powerChairDystrophyCartographer } from './power-chair-dystrophy-cartographer.ts';
import { pullOnsMixedIncontinenceQuilter } from './pull-ons-mixed-incontinence-quilter.ts';
import { rollatorStenosisBookbinder } from './rollator-stenosis-bookbinder.ts';
import { sensorTypeOneChessTeacher } from './sensor-type-one-chess-teacher.ts';
import { stockingsLymphedemaSeamstress } from './stockings-lymphedema-seamstress.ts';
import { stripsKidneyBusDispatcher } from './strips-kidney-bus-dispatcher.ts';
import { tensLowBackViolist } from './tens-low-back-violist.ts';
import { tubeFeedingEsophagusFerryman } from './tube-feeding-esophagus-ferryman.ts';
import { ultralightSpinaBifidaStudent } from './ultralight-spina-bifida-student.ts';
import { youthBriefsCerebralPalsyPupil } from './youth-briefs-cerebral-palsy-pupil.ts';

/** By the twelfth stranger, who had read the shape of a case, the beginning of one and the beginning of decision 0024. */
export const twelfthStrangersCases: readonly CorpusCase[] = [
  alginateVenousUlcerCook,
  ankleBraceTendonTourGuide,
  bedSacralUlcerAstronomer,
  cathetersCordInjuryClimber,
  colostomySuppliesBeekeepingPostmaster,
  commodeHeartFailureWatchmaker,
  cpapApneaLocksmith,
  diabeticShoesWheatFarmer,
  kneeBraceOsteoarthritisRoofer,
  legPumpCervixCancerPotter,
  lightWheelchairHemiplegiaBarber,
  nebulizerAsthmaSecondGrader,
  oxygenLungFibrosisStonemason,
  patientLiftHuntingtonLibrarian,
  powerChairDystrophyCartographer,
  pullOnsMixedIncontinenceQuilter,
  rollatorStenosisBookbinder,
  sensorTypeOneChessTeacher,
  stockingsLymphedemaSeamstress,
  stripsKidneyBusDispatcher,
  tensLowBackViolist,
  tubeFeedingEsophagusFerryman,
  ultralightSpinaBifidaStudent,
  youthBriefsCerebralPalsyPupil,
];
