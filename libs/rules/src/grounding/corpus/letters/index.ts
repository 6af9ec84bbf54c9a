import type { CorpusCase } from '../corpus-case.ts';
import { powerChairAlsBookbinder } from './power-chair-als-bookbinder.ts';
import { manualChairAmputeeRoofer } from './manual-chair-amputee-roofer.ts';
import { rollatorParkinsonOrganist } from './rollator-parkinson-organist.ts';
import { patientLiftMsCartographer } from './patient-lift-ms-cartographer.ts';
import { hospitalBedCopdChfFerryman } from './hospital-bed-copd-chf-ferryman.ts';
import { supportSurfaceSciClimber } from './support-surface-sci-climber.ts';
import { oxygenIldGlassblower } from './oxygen-ild-glassblower.ts';
import { cpapOsaDownSyndromeBoy } from './cpap-osa-down-syndrome-boy.ts';
import { bilevelMyotonicWatchmaker } from './bilevel-myotonic-watchmaker.ts';
import { commodeWalkerHipFractureBeekeeper } from './commode-walker-hip-fracture-beekeeper.ts';
import { cgmTeenSwimmer } from './cgm-teen-swimmer.ts';
import { testStripsAdhesiveBlisters } from './test-strips-adhesive-blisters.ts';
import { insulinPumpGastroparesisBaker } from './insulin-pump-gastroparesis-baker.ts';
import { colostomyHerniaLocksmith } from './colostomy-hernia-locksmith.ts';
import { urostomyArthriticHands } from './urostomy-arthritic-hands.ts';
import { closedCatheterKitDispatcher } from './closed-catheter-kit-dispatcher.ts';
import { foleySiliconeFerryman } from './foley-silicone-ferryman.ts';
import { briefsUnderpadsAlzheimerHome } from './briefs-underpads-alzheimer-home.ts';
import { peptideFormulaPumpCpGirl } from './peptide-formula-pump-cp-girl.ts';
import { nebulizerAsthmaFirstGrader } from './nebulizer-asthma-first-grader.ts';
import { afoStrokeSickleCellBoy } from './afo-stroke-sickle-cell-boy.ts';
import { compressionStockingsFerryCook } from './compression-stockings-ferry-cook.ts';
import { diabeticShoesOrganTuner } from './diabetic-shoes-organ-tuner.ts';
import { kneeOrthosisLacrosseMidfielder } from './knee-orthosis-lacrosse-midfielder.ts';
import { lymphedemaSleevesPastryBaker } from './lymphedema-sleeves-pastry-baker.ts';
import { npwtSacralUlcerCartographer } from './npwt-sacral-ulcer-cartographer.ts';
import { surgicalDressingsLighthouseKeeper } from './surgical-dressings-lighthouse-keeper.ts';
import { tensBackPainRoofer } from './tens-back-pain-roofer.ts';
import { tlsoCompressionFractureClockmaker } from './tlso-compression-fracture-clockmaker.ts';
import { transtibialProsthesisGrainElevator } from './transtibial-prosthesis-grain-elevator.ts';
import { adaptiveStrollerSplitLevel } from './adaptive-stroller-split-level.ts';
import { trachSuctionRoofer } from './trach-suction-roofer.ts';
import { coughAssistDuchenneSenior } from './cough-assist-duchenne-senior.ts';
import { pneumaticCompressionChoirDirector } from './pneumatic-compression-choir-director.ts';
import { eyeGazeSpeechDeviceAls } from './eye-gaze-speech-device-als.ts';
import { breastProsthesisOrchardist } from './breast-prosthesis-orchardist.ts';
import { wristHandOrthosisPianoTuner } from './wrist-hand-orthosis-piano-tuner.ts';
import { gaitTrainerDownSyndromeKindergarten } from './gait-trainer-down-syndrome-kindergarten.ts';
import { transferBenchRaisedSeatHip } from './transfer-bench-raised-seat-hip.ts';
import { seatLiftWatchmakerKnees } from './seat-lift-watchmaker-knees.ts';

/** By four strangers who wrote honest letters only, in six hands each: what nobody may be blamed for. */
export const letterCases: readonly CorpusCase[] = [
  powerChairAlsBookbinder,
  manualChairAmputeeRoofer,
  rollatorParkinsonOrganist,
  patientLiftMsCartographer,
  hospitalBedCopdChfFerryman,
  supportSurfaceSciClimber,
  oxygenIldGlassblower,
  cpapOsaDownSyndromeBoy,
  bilevelMyotonicWatchmaker,
  commodeWalkerHipFractureBeekeeper,
  cgmTeenSwimmer,
  testStripsAdhesiveBlisters,
  insulinPumpGastroparesisBaker,
  colostomyHerniaLocksmith,
  urostomyArthriticHands,
  closedCatheterKitDispatcher,
  foleySiliconeFerryman,
  briefsUnderpadsAlzheimerHome,
  peptideFormulaPumpCpGirl,
  nebulizerAsthmaFirstGrader,
  afoStrokeSickleCellBoy,
  compressionStockingsFerryCook,
  diabeticShoesOrganTuner,
  kneeOrthosisLacrosseMidfielder,
  lymphedemaSleevesPastryBaker,
  npwtSacralUlcerCartographer,
  surgicalDressingsLighthouseKeeper,
  tensBackPainRoofer,
  tlsoCompressionFractureClockmaker,
  transtibialProsthesisGrainElevator,
  adaptiveStrollerSplitLevel,
  trachSuctionRoofer,
  coughAssistDuchenneSenior,
  pneumaticCompressionChoirDirector,
  eyeGazeSpeechDeviceAls,
  breastProsthesisOrchardist,
  wristHandOrthosisPianoTuner,
  gaitTrainerDownSyndromeKindergarten,
  transferBenchRaisedSeatHip,
  seatLiftWatchmakerKnees,
];
