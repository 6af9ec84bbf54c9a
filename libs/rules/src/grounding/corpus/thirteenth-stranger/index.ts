import type { CorpusCase } from '../corpus-case.ts';
import { armSleeveLymphedemaApiaryClerk } from './arm-sleeve-lymphedema-apiary-clerk.ts';
import { cathetersUrethralValvesBoy } from './catheters-urethral-valves-boy.ts';
import { cpapApneaNightAuditor } from './cpap-apnea-night-auditor.ts';
import { crutchesMetatarsalDanceTeacher } from './crutches-metatarsal-dance-teacher.ts';
import { diabeticShoesCallusCrossingGuard } from './diabetic-shoes-callus-crossing-guard.ts';
import { footDropOrthosisChorister } from './foot-drop-orthosis-chorister.ts';
import { glucoseSensorTypeOnePuppeteer } from './glucose-sensor-type-one-puppeteer.ts';
import { kneeOrthosisCurlingDriver } from './knee-orthosis-curling-driver.ts';
import { nebulizerAsthmaTrumpetBoy } from './nebulizer-asthma-trumpet-boy.ts';
import { oxygenLungDysplasiaInfant } from './oxygen-lung-dysplasia-infant.ts';
import { pediatricBriefsAngelmanGirl } from './pediatric-briefs-angelman-girl.ts';
import { powerChairCordInjuryRadioHost } from './power-chair-cord-injury-radio-host.ts';
import { semiElectricBedHeartFailureBeadworker } from './semi-electric-bed-heart-failure-beadworker.ts';
import { standardWheelchairAmputeeClockmaker } from './standard-wheelchair-amputee-clockmaker.ts';
import { talkingMeterRetinopathyStoryteller } from './talking-meter-retinopathy-storyteller.ts';
import { walkerCommodeNeckFractureInnkeeper } from './walker-commode-neck-fracture-innkeeper.ts';

/** By the thirteenth stranger, who had read the shape of a case and the beginning of one. */
export const thirteenthStrangersCases: readonly CorpusCase[] = [
  armSleeveLymphedemaApiaryClerk,
  cathetersUrethralValvesBoy,
  cpapApneaNightAuditor,
  crutchesMetatarsalDanceTeacher,
  diabeticShoesCallusCrossingGuard,
  footDropOrthosisChorister,
  glucoseSensorTypeOnePuppeteer,
  kneeOrthosisCurlingDriver,
  nebulizerAsthmaTrumpetBoy,
  oxygenLungDysplasiaInfant,
  pediatricBriefsAngelmanGirl,
  powerChairCordInjuryRadioHost,
  semiElectricBedHeartFailureBeadworker,
  standardWheelchairAmputeeClockmaker,
  talkingMeterRetinopathyStoryteller,
  walkerCommodeNeckFractureInnkeeper,
];
