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
import { tiltInSpaceQuadriplegia } from './tilt-in-space-quadriplegia.ts';
import { lightweightWheelchairArthritis } from './lightweight-wheelchair-arthritis.ts';
import { fourWheeledWalkerCopd } from './four-wheeled-walker-copd.ts';
import { kneeWalkerFootFusion } from './knee-walker-foot-fusion.ts';
import { hospitalBedTrapezeSpinalInjury } from './hospital-bed-trapeze-spinal-injury.ts';
import { gelOverlayParkinson } from './gel-overlay-parkinson.ts';
import { portableOxygenHeartFailure } from './portable-oxygen-heart-failure.ts';
import { autoCpapHumidifierObesity } from './auto-cpap-humidifier-obesity.ts';
import { nebulizerCopdElderly } from './nebulizer-copd-elderly.ts';
import { peakFlowSpacerChild } from './peak-flow-spacer-child.ts';
import { talkingMeterLegalBlindness } from './talking-meter-legal-blindness.ts';
import { cgmGestationalInsulin } from './cgm-gestational-insulin.ts';
import { stripsLancetsOralAgents } from './strips-lancets-oral-agents.ts';
import { ileostomyConvexPouchCrohns } from './ileostomy-convex-pouch-crohns.ts';
import { coudeCatheterBphRetention } from './coude-catheter-bph-retention.ts';
import { externalCatheterAls } from './external-catheter-als.ts';
import { pediatricBriefsAutism } from './pediatric-briefs-autism.ts';
import { hydrogelGauzeSurgicalWound } from './hydrogel-gauze-surgical-wound.ts';
import { parenteralPumpShortBowel } from './parenteral-pump-short-bowel.ts';
import { enteralGravityStroke } from './enteral-gravity-stroke.ts';
import { ankleBraceTrailRunnerSprain } from './ankle-brace-trail-runner-sprain.ts';
import { armProsthesisDairyFarmer } from './arm-prosthesis-dairy-farmer.ts';
import { boneStimulatorTibiaNonunionRoofer } from './bone-stimulator-tibia-nonunion-roofer.ts';
import { cervicalCollarAfterTwoLevelFusion } from './cervical-collar-after-two-level-fusion.ts';
import { diabeticInsertsRetiredLetterCarrier } from './diabetic-inserts-retired-letter-carrier.ts';
import { kafoPolioSurvivorLibrarian } from './kafo-polio-survivor-librarian.ts';
import { lymphedemaWrapsAssistedLiving } from './lymphedema-wraps-assisted-living.ts';
import { microprocessorKneeWarehouseSupervisor } from './microprocessor-knee-warehouse-supervisor.ts';
import { scoliosisBraceSeventhGrader } from './scoliosis-brace-seventh-grader.ts';
import { thighStockingsPregnantLineCook } from './thigh-stockings-pregnant-line-cook.ts';
import { communicationBoardSpeechDeviceAutism } from './communication-board-speech-device-autism.ts';
import { compressionPumpLeftLegVenous } from './compression-pump-left-leg-venous.ts';
import { dropArmCommodeHemiplegia } from './drop-arm-commode-hemiplegia.ts';
import { electricBreastPumpPreterm } from './electric-breast-pump-preterm.ts';
import { heavyDutyCommodeBariatric } from './heavy-duty-commode-bariatric.ts';
import { percussionVestCysticFibrosisAdult } from './percussion-vest-cystic-fibrosis-adult.ts';
import { stairLiftDeniedShowerChair } from './stair-lift-denied-shower-chair.ts';
import { standingFrameSpinaBifida } from './standing-frame-spina-bifida.ts';
import { suctionPumpCerebralPalsyChild } from './suction-pump-cerebral-palsy-child.ts';
import { ventilatorBackupSuppliesAls } from './ventilator-backup-supplies-als.ts';

/** By eight strangers who wrote honest letters only, in six hands each: what nobody may be blamed for. */
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
  tiltInSpaceQuadriplegia,
  lightweightWheelchairArthritis,
  fourWheeledWalkerCopd,
  kneeWalkerFootFusion,
  hospitalBedTrapezeSpinalInjury,
  gelOverlayParkinson,
  portableOxygenHeartFailure,
  autoCpapHumidifierObesity,
  nebulizerCopdElderly,
  peakFlowSpacerChild,
  talkingMeterLegalBlindness,
  cgmGestationalInsulin,
  stripsLancetsOralAgents,
  ileostomyConvexPouchCrohns,
  coudeCatheterBphRetention,
  externalCatheterAls,
  pediatricBriefsAutism,
  hydrogelGauzeSurgicalWound,
  parenteralPumpShortBowel,
  enteralGravityStroke,
  ankleBraceTrailRunnerSprain,
  armProsthesisDairyFarmer,
  boneStimulatorTibiaNonunionRoofer,
  cervicalCollarAfterTwoLevelFusion,
  diabeticInsertsRetiredLetterCarrier,
  kafoPolioSurvivorLibrarian,
  lymphedemaWrapsAssistedLiving,
  microprocessorKneeWarehouseSupervisor,
  scoliosisBraceSeventhGrader,
  thighStockingsPregnantLineCook,
  communicationBoardSpeechDeviceAutism,
  compressionPumpLeftLegVenous,
  dropArmCommodeHemiplegia,
  electricBreastPumpPreterm,
  heavyDutyCommodeBariatric,
  percussionVestCysticFibrosisAdult,
  stairLiftDeniedShowerChair,
  standingFrameSpinaBifida,
  suctionPumpCerebralPalsyChild,
  ventilatorBackupSuppliesAls,
];
