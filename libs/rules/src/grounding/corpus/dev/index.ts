import type { CorpusCase } from '../corpus-case.ts';
import { incontinenceParkinson } from './incontinence-parkinson.ts';
import { cgmInsulin } from './cgm-insulin.ts';
import { shoesNeuropathy } from './shoes-neuropathy.ts';
import { venousUlcer } from './venous-ulcer.ts';
import { lymphedemaArm } from './lymphedema-arm.ts';
import { wheelchairStroke } from './wheelchair-stroke.ts';
import { walkerKnees } from './walker-knees.ts';
import { powerWheelchairMs } from './power-wheelchair-ms.ts';
import { heavyWalkerEmphysema } from './heavy-walker-emphysema.ts';
import { stripsKidney } from './strips-kidney.ts';
import { voiceMeter } from './voice-meter.ts';
import { youthBriefs } from './youth-briefs.ts';
import { bariatricBriefs } from './bariatric-briefs.ts';
import { crutchesFracture } from './crutches-fracture.ts';
import { steroidDiabetes } from './steroid-diabetes.ts';
import { venousWrap } from './venous-wrap.ts';
import { scooterCopd } from './scooter-copd.ts';
import { cgmPregnancy } from './cgm-pregnancy.ts';
import { wheelchairAmputee } from './wheelchair-amputee.ts';
import { padsProlapse } from './pads-prolapse.ts';
import { adjunctiveKidney } from './adjunctive-kidney.ts';
import { padsStenosis } from './pads-stenosis.ts';
import { powerChairAls } from './power-chair-als.ts';
import { rockerCharcot } from './rocker-charcot.ts';
import { thighStockingObesity } from './thigh-stocking-obesity.ts';
import { walkerHip } from './walker-hip.ts';
import { childSensor } from './child-sensor.ts';
import { heavyWheelchairHeart } from './heavy-wheelchair-heart.ts';
import { lymphedemaLegs } from './lymphedema-legs.ts';
import { briefsParaplegia } from './briefs-paraplegia.ts';
import { crutchesPolio } from './crutches-polio.ts';
import { caneDystrophy } from './cane-dystrophy.ts';
import { stockingMelanoma } from './stocking-melanoma.ts';
import { underwearSpinaBifida } from './underwear-spina-bifida.ts';
import { transportChairSarcopenia } from './transport-chair-sarcopenia.ts';
import { moldedShoesAmputation } from './molded-shoes-amputation.ts';
import { quadCaneStroke } from './quad-cane-stroke.ts';
import { ultralightYoung } from './ultralight-young.ts';
import { postthromboticStocking } from './postthrombotic-stocking.ts';
import { pullupsDementia } from './pullups-dementia.ts';
import { gestationalMeter } from './gestational-meter.ts';
import { lightChairPalsy } from './light-chair-palsy.ts';
import { milledInsertsCorns } from './milled-inserts-corns.ts';
import { wrapHereditary } from './wrap-hereditary.ts';
import { kneeWalkerAnkle } from './knee-walker-ankle.ts';
import { stripsTeenager } from './strips-teenager.ts';
import { rollatorMyasthenia } from './rollator-myasthenia.ts';
import { depthShoesAngiopathy } from './depth-shoes-angiopathy.ts';

export const devCases: readonly CorpusCase[] = [
  incontinenceParkinson,
  cgmInsulin,
  shoesNeuropathy,
  venousUlcer,
  lymphedemaArm,
  wheelchairStroke,
  walkerKnees,
  powerWheelchairMs,
  heavyWalkerEmphysema,
  stripsKidney,
  voiceMeter,
  youthBriefs,
  bariatricBriefs,
  crutchesFracture,
  steroidDiabetes,
  venousWrap,
  scooterCopd,
  cgmPregnancy,
  wheelchairAmputee,
  padsProlapse,
  adjunctiveKidney,
  padsStenosis,
  powerChairAls,
  rockerCharcot,
  thighStockingObesity,
  walkerHip,
  childSensor,
  heavyWheelchairHeart,
  lymphedemaLegs,
  briefsParaplegia,
  crutchesPolio,
  caneDystrophy,
  stockingMelanoma,
  underwearSpinaBifida,
  transportChairSarcopenia,
  moldedShoesAmputation,
  quadCaneStroke,
  ultralightYoung,
  postthromboticStocking,
  pullupsDementia,
  gestationalMeter,
  lightChairPalsy,
  milledInsertsCorns,
  wrapHereditary,
  kneeWalkerAnkle,
  stripsTeenager,
  rollatorMyasthenia,
  depthShoesAngiopathy,
];
