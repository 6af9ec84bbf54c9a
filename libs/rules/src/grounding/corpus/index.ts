/**
 * A stranger's examples for the check of the note: invented cases, notes that state nothing but their case, and the
 * same with one place that departs from it. They were written from the shape of a case alone, without reading the
 * code of the check, so that a rate measured here says something about texts that the check has not met.
 *
 * `dev` may be read while the check is built. `held-out` was kept away from it: who changes the check to mend one
 * of its sentences moves that case to `dev` and writes another.
 *
 * Twelve cases, each with five notes of different hands and nine passages and sentences of the same, came last; half of
 * them went to `held-out` unread. Two of these and three of the older ones were then opened and moved to `dev`, by the
 * order of their names.
 *
 * Eight cases more, in five hands each, were written by somebody who had read how the check reads numbers and pairs but
 * not its lexicons. All of these are in `dev` now; the twelve of `held-out`, in six hands each, are by somebody who had
 * read nothing but the shape of a case and one example of it.
 *
 * The ten of `second-stranger`, the twelve of `third-stranger`, the ten of `fourth-stranger`, the six of `fifth-stranger`,
 * the eight of `sixth-stranger`, the twelve of `seventh-stranger`, the ten of `eighth-stranger`, the three of
 * `ninth-stranger`, the twelve of `tenth-stranger`, the eight of `eleventh-stranger`, the twenty-four of `twelfth-stranger`,
 * the sixteen of `thirteenth-stranger` and the ten of `fourteenth-stranger` are by others of the kind. What the check said
 * of them before anything was mended by them stands in decision 0024.
 *
 * A good text is marked wrongly when it bears a mark of the tier `contradicts`. A corruption is found when a mark
 * touches one of its `changes`, or, where that is an omission, its sentence; at its tier, when the mark is of that
 * tier. `truth` is a good text too, where it is not empty.
 */
import { CORRUPTION_CLASSES, type CorpusCase } from './corpus-case.ts';
import { cgmInsulin } from './dev/cgm-insulin.ts';
import { incontinenceParkinson } from './dev/incontinence-parkinson.ts';
import { lymphedemaArm } from './dev/lymphedema-arm.ts';
import { shoesNeuropathy } from './dev/shoes-neuropathy.ts';
import { venousUlcer } from './dev/venous-ulcer.ts';
import { wheelchairStroke } from './dev/wheelchair-stroke.ts';
import { walkerKnees } from './dev/walker-knees.ts';
import { powerWheelchairMs } from './dev/power-wheelchair-ms.ts';
import { heavyWalkerEmphysema } from './dev/heavy-walker-emphysema.ts';
import { stripsKidney } from './dev/strips-kidney.ts';
import { voiceMeter } from './dev/voice-meter.ts';
import { youthBriefs } from './dev/youth-briefs.ts';
import { bariatricBriefs } from './dev/bariatric-briefs.ts';
import { cgmPregnancy } from './dev/cgm-pregnancy.ts';
import { childSensor } from './dev/child-sensor.ts';
import { heavyWheelchairHeart } from './dev/heavy-wheelchair-heart.ts';
import { postthromboticStocking } from './dev/postthrombotic-stocking.ts';
import { pullupsDementia } from './dev/pullups-dementia.ts';
import { crutchesFracture } from './dev/crutches-fracture.ts';
import { lymphedemaLegs } from './dev/lymphedema-legs.ts';
import { moldedShoesAmputation } from './dev/molded-shoes-amputation.ts';
import { padsProlapse } from './dev/pads-prolapse.ts';
import { quadCaneStroke } from './dev/quad-cane-stroke.ts';
import { scooterCopd } from './dev/scooter-copd.ts';
import { steroidDiabetes } from './dev/steroid-diabetes.ts';
import { ultralightYoung } from './dev/ultralight-young.ts';
import { venousWrap } from './dev/venous-wrap.ts';
import { wheelchairAmputee } from './dev/wheelchair-amputee.ts';
import { adjunctiveKidney } from './dev/adjunctive-kidney.ts';
import { padsStenosis } from './dev/pads-stenosis.ts';
import { powerChairAls } from './dev/power-chair-als.ts';
import { rockerCharcot } from './dev/rocker-charcot.ts';
import { thighStockingObesity } from './dev/thigh-stocking-obesity.ts';
import { walkerHip } from './dev/walker-hip.ts';
import { briefsParaplegia } from './dev/briefs-paraplegia.ts';
import { crutchesPolio } from './dev/crutches-polio.ts';
import { gestationalMeter } from './dev/gestational-meter.ts';
import { lightChairPalsy } from './dev/light-chair-palsy.ts';
import { milledInsertsCorns } from './dev/milled-inserts-corns.ts';
import { wrapHereditary } from './dev/wrap-hereditary.ts';
import { caneDystrophy } from './dev/cane-dystrophy.ts';
import { stockingMelanoma } from './dev/stocking-melanoma.ts';
import { underwearSpinaBifida } from './dev/underwear-spina-bifida.ts';
import { transportChairSarcopenia } from './dev/transport-chair-sarcopenia.ts';
import { kneeWalkerAnkle } from './dev/knee-walker-ankle.ts';
import { stripsTeenager } from './dev/strips-teenager.ts';
import { rollatorMyasthenia } from './dev/rollator-myasthenia.ts';
import { depthShoesAngiopathy } from './dev/depth-shoes-angiopathy.ts';
import { armSleeveMan } from './held-out/arm-sleeve-man.ts';
import { briefsAlzheimer } from './held-out/briefs-alzheimer.ts';
import { charcotMoldedShoes } from './held-out/charcot-molded-shoes.ts';
import { crutchesStudent } from './held-out/crutches-student.ts';
import { heavyWalkerKnees } from './held-out/heavy-walker-knees.ts';
import { powerChairBulbar } from './held-out/power-chair-bulbar.ts';
import { pullUpsBoy } from './held-out/pull-ups-boy.ts';
import { pumpNightLows } from './held-out/pump-night-lows.ts';
import { scooterRelapsing } from './held-out/scooter-relapsing.ts';
import { strokeCaneLiners } from './held-out/stroke-cane-liners.ts';
import { talkingMeter } from './held-out/talking-meter.ts';
import { ultralightMachinist } from './held-out/ultralight-machinist.ts';
import { readCorruption, readEdit, type Corruption } from './read-corruption.ts';
import { cgmPancreatectomy } from './second-stranger/cgm-pancreatectomy.ts';
import { crutchesPostpolio } from './second-stranger/crutches-postpolio.ts';
import { depthShoesMailman } from './second-stranger/depth-shoes-mailman.ts';
import { guardsPianoTuner } from './second-stranger/guards-piano-tuner.ts';
import { powerChairRheumatoid } from './second-stranger/power-chair-rheumatoid.ts';
import { rollingWalkerParkinson } from './second-stranger/rolling-walker-parkinson.ts';
import { scooterOrganist } from './second-stranger/scooter-organist.ts';
import { stockingBarber } from './second-stranger/stocking-barber.ts';
import { stripsGestational } from './second-stranger/strips-gestational.ts';
import { tiltChairSchoolgirl } from './second-stranger/tilt-chair-schoolgirl.ts';
import { armCompressionBoatRepair } from './third-stranger/arm-compression-boat-repair.ts';
import { assistDeviceMotorNeuron } from './third-stranger/assist-device-motor-neuron.ts';
import { bedLiftSclerosis } from './third-stranger/bed-lift-sclerosis.ts';
import { briefsWalkerParkinson } from './third-stranger/briefs-walker-parkinson.ts';
import { catheterSpinaBifida } from './third-stranger/catheter-spina-bifida.ts';
import { diabeticShoesMailCarrier } from './third-stranger/diabetic-shoes-mail-carrier.ts';
import { feedingPumpStroke } from './third-stranger/feeding-pump-stroke.ts';
import { glucoseMonitorNightBaker } from './third-stranger/glucose-monitor-night-baker.ts';
import { nebulizerCysticFibrosis } from './third-stranger/nebulizer-cystic-fibrosis.ts';
import { nerveStimulatorNeck } from './third-stranger/nerve-stimulator-neck.ts';
import { oxygenLungFibrosis } from './third-stranger/oxygen-lung-fibrosis.ts';
import { scooterCommodeRheumatoid } from './third-stranger/scooter-commode-rheumatoid.ts';
import { cpapApnea } from './fifth-stranger/cpap-apnea.ts';
import { diapersAutism } from './fifth-stranger/diapers-autism.ts';
import { glucoseMonitorPregnancy } from './fifth-stranger/glucose-monitor-pregnancy.ts';
import { kneeBraceAcl } from './fifth-stranger/knee-brace-acl.ts';
import { lymphPumpLeg } from './fifth-stranger/lymph-pump-leg.ts';
import { tiltChairChild } from './fifth-stranger/tilt-chair-child.ts';
import { cathetersNeurogenicBladder } from './sixth-stranger/catheters-neurogenic-bladder.ts';
import { compressionSleeveLymphedema } from './sixth-stranger/compression-sleeve-lymphedema.ts';
import { enteralPumpTongueCancer } from './sixth-stranger/enteral-pump-tongue-cancer.ts';
import { ileostomyCrohn } from './sixth-stranger/ileostomy-crohn.ts';
import { nebulizerChild } from './sixth-stranger/nebulizer-child.ts';
import { oxygenEmphysema } from './sixth-stranger/oxygen-emphysema.ts';
import { powerWheelchairAls } from './sixth-stranger/power-wheelchair-als.ts';
import { walkerHipFracture } from './sixth-stranger/walker-hip-fracture.ts';
import { ankleFootOrthosisStroke } from './seventh-stranger/ankle-foot-orthosis-stroke.ts';
import { backBraceVertebralFracture } from './seventh-stranger/back-brace-vertebral-fracture.ts';
import { bilevelObesityHypoventilation } from './seventh-stranger/bilevel-obesity-hypoventilation.ts';
import { gaitTrainerCerebralPalsy } from './seventh-stranger/gait-trainer-cerebral-palsy.ts';
import { hospitalBedSacralUlcer } from './seventh-stranger/hospital-bed-sacral-ulcer.ts';
import { insulinPumpTypeOne } from './seventh-stranger/insulin-pump-type-one.ts';
import { kneeScooterAnkleFracture } from './seventh-stranger/knee-scooter-ankle-fracture.ts';
import { negativePressureHeelWound } from './seventh-stranger/negative-pressure-heel-wound.ts';
import { nerveStimulatorLowBack } from './seventh-stranger/nerve-stimulator-low-back.ts';
import { oxygenHeartFailure } from './seventh-stranger/oxygen-heart-failure.ts';
import { suctionTracheostomyInfant } from './seventh-stranger/suction-tracheostomy-infant.ts';
import { walkerKneeReplacement } from './seventh-stranger/walker-knee-replacement.ts';
import { padsAfterProstatectomy } from './eighth-stranger/pads-after-prostatectomy.ts';
import { powerChairScleroderma } from './eighth-stranger/power-chair-scleroderma.ts';
import { sensorUnawarenessTypeOne } from './eighth-stranger/sensor-unawareness-type-one.ts';
import { shoesToeCustodian } from './eighth-stranger/shoes-toe-custodian.ts';
import { stockingCalfUlcer } from './eighth-stranger/stocking-calf-ulcer.ts';
import { stripsRancherKidney } from './eighth-stranger/strips-rancher-kidney.ts';
import { ultralightDispatcher } from './eighth-stranger/ultralight-dispatcher.ts';
import { walkerPubisFracture } from './eighth-stranger/walker-pubis-fracture.ts';
import { wrapMelanomaPianist } from './eighth-stranger/wrap-melanoma-pianist.ts';
import { youthBriefsRett } from './eighth-stranger/youth-briefs-rett.ts';
import { coughAssistDuchenne } from './ninth-stranger/cough-assist-duchenne.ts';
import { speechDeviceAphasia } from './ninth-stranger/speech-device-aphasia.ts';
import { urostomyPouchesFarmer } from './ninth-stranger/urostomy-pouches-farmer.ts';
import { breastFormFlorist } from './tenth-stranger/breast-form-florist.ts';
import { cathetersSclerosisTeacher } from './tenth-stranger/catheters-sclerosis-teacher.ts';
import { commodeStrokeTailor } from './tenth-stranger/commode-stroke-tailor.ts';
import { lightChairWeaver } from './tenth-stranger/light-chair-weaver.ts';
import { oxygenEmphysemaPrinter } from './tenth-stranger/oxygen-emphysema-printer.ts';
import { rollatorParkinsonSurveyor } from './tenth-stranger/rollator-parkinson-surveyor.ts';
import { scoliosisBraceCellist } from './tenth-stranger/scoliosis-brace-cellist.ts';
import { sensorTruckDriver } from './tenth-stranger/sensor-truck-driver.ts';
import { shoesCallusOrganizer } from './tenth-stranger/shoes-callus-organizer.ts';
import { stockingsLegGardener } from './tenth-stranger/stockings-leg-gardener.ts';
import { wristBraceBaker } from './tenth-stranger/wrist-brace-baker.ts';
import { youthBriefsDown } from './tenth-stranger/youth-briefs-down.ts';
import { diabeticShoesBusMechanic } from './eleventh-stranger/diabetic-shoes-bus-mechanic.ts';
import { forearmCrutchesNeuropathyStudent } from './eleventh-stranger/forearm-crutches-neuropathy-student.ts';
import { glucoseSensorNightBaker } from './eleventh-stranger/glucose-sensor-night-baker.ts';
import { glucoseStripsChoirDirector } from './eleventh-stranger/glucose-strips-choir-director.ts';
import { incontinenceAlzheimerFerryPilot } from './eleventh-stranger/incontinence-alzheimer-ferry-pilot.ts';
import { legCompressionOrganTuner } from './eleventh-stranger/leg-compression-organ-tuner.ts';
import { patientLiftCordCabinetmaker } from './eleventh-stranger/patient-lift-cord-cabinetmaker.ts';
import { powerChairAlsBeekeeper } from './eleventh-stranger/power-chair-als-beekeeper.ts';
import { alginateVenousUlcerCook } from './twelfth-stranger/alginate-venous-ulcer-cook.ts';
import { ankleBraceTendonTourGuide } from './twelfth-stranger/ankle-brace-tendon-tour-guide.ts';
import { bedSacralUlcerAstronomer } from './twelfth-stranger/bed-sacral-ulcer-astronomer.ts';
import { cathetersCordInjuryClimber } from './twelfth-stranger/catheters-cord-injury-climber.ts';
import { colostomySuppliesBeekeepingPostmaster } from './twelfth-stranger/colostomy-supplies-beekeeping-postmaster.ts';
import { commodeHeartFailureWatchmaker } from './twelfth-stranger/commode-heart-failure-watchmaker.ts';
import { cpapApneaLocksmith } from './twelfth-stranger/cpap-apnea-locksmith.ts';
import { diabeticShoesWheatFarmer } from './twelfth-stranger/diabetic-shoes-wheat-farmer.ts';
import { kneeBraceOsteoarthritisRoofer } from './twelfth-stranger/knee-brace-osteoarthritis-roofer.ts';
import { legPumpCervixCancerPotter } from './twelfth-stranger/leg-pump-cervix-cancer-potter.ts';
import { lightWheelchairHemiplegiaBarber } from './twelfth-stranger/light-wheelchair-hemiplegia-barber.ts';
import { nebulizerAsthmaSecondGrader } from './twelfth-stranger/nebulizer-asthma-second-grader.ts';
import { oxygenLungFibrosisStonemason } from './twelfth-stranger/oxygen-lung-fibrosis-stonemason.ts';
import { patientLiftHuntingtonLibrarian } from './twelfth-stranger/patient-lift-huntington-librarian.ts';
import { powerChairDystrophyCartographer } from './twelfth-stranger/power-chair-dystrophy-cartographer.ts';
import { pullOnsMixedIncontinenceQuilter } from './twelfth-stranger/pull-ons-mixed-incontinence-quilter.ts';
import { rollatorStenosisBookbinder } from './twelfth-stranger/rollator-stenosis-bookbinder.ts';
import { sensorTypeOneChessTeacher } from './twelfth-stranger/sensor-type-one-chess-teacher.ts';
import { stockingsLymphedemaSeamstress } from './twelfth-stranger/stockings-lymphedema-seamstress.ts';
import { stripsKidneyBusDispatcher } from './twelfth-stranger/strips-kidney-bus-dispatcher.ts';
import { tensLowBackViolist } from './twelfth-stranger/tens-low-back-violist.ts';
import { tubeFeedingEsophagusFerryman } from './twelfth-stranger/tube-feeding-esophagus-ferryman.ts';
import { ultralightSpinaBifidaStudent } from './twelfth-stranger/ultralight-spina-bifida-student.ts';
import { youthBriefsCerebralPalsyPupil } from './twelfth-stranger/youth-briefs-cerebral-palsy-pupil.ts';
import { armSleeveLymphedemaApiaryClerk } from './thirteenth-stranger/arm-sleeve-lymphedema-apiary-clerk.ts';
import { cathetersUrethralValvesBoy } from './thirteenth-stranger/catheters-urethral-valves-boy.ts';
import { cpapApneaNightAuditor } from './thirteenth-stranger/cpap-apnea-night-auditor.ts';
import { crutchesMetatarsalDanceTeacher } from './thirteenth-stranger/crutches-metatarsal-dance-teacher.ts';
import { diabeticShoesCallusCrossingGuard } from './thirteenth-stranger/diabetic-shoes-callus-crossing-guard.ts';
import { footDropOrthosisChorister } from './thirteenth-stranger/foot-drop-orthosis-chorister.ts';
import { glucoseSensorTypeOnePuppeteer } from './thirteenth-stranger/glucose-sensor-type-one-puppeteer.ts';
import { kneeOrthosisCurlingDriver } from './thirteenth-stranger/knee-orthosis-curling-driver.ts';
import { nebulizerAsthmaTrumpetBoy } from './thirteenth-stranger/nebulizer-asthma-trumpet-boy.ts';
import { oxygenLungDysplasiaInfant } from './thirteenth-stranger/oxygen-lung-dysplasia-infant.ts';
import { pediatricBriefsAngelmanGirl } from './thirteenth-stranger/pediatric-briefs-angelman-girl.ts';
import { powerChairCordInjuryRadioHost } from './thirteenth-stranger/power-chair-cord-injury-radio-host.ts';
import { semiElectricBedHeartFailureBeadworker } from './thirteenth-stranger/semi-electric-bed-heart-failure-beadworker.ts';
import { standardWheelchairAmputeeClockmaker } from './thirteenth-stranger/standard-wheelchair-amputee-clockmaker.ts';
import { talkingMeterRetinopathyStoryteller } from './thirteenth-stranger/talking-meter-retinopathy-storyteller.ts';
import { walkerCommodeNeckFractureInnkeeper } from './thirteenth-stranger/walker-commode-neck-fracture-innkeeper.ts';
import { bilevelOverlapLiftOperator } from './fourteenth-stranger/bilevel-overlap-lift-operator.ts';
import { braceStenosisMailCarrier } from './fourteenth-stranger/brace-stenosis-mail-carrier.ts';
import { cathetersSpinaBifidaBaker } from './fourteenth-stranger/catheters-spina-bifida-baker.ts';
import { compressionLymphedemaChoirDirector } from './fourteenth-stranger/compression-lymphedema-choir-director.ts';
import { diabeticShoesNeuropathyRoofer } from './fourteenth-stranger/diabetic-shoes-neuropathy-roofer.ts';
import { enteralStrokeTugboatCook } from './fourteenth-stranger/enteral-stroke-tugboat-cook.ts';
import { glucoseMonitorType1Beekeeper } from './fourteenth-stranger/glucose-monitor-type1-beekeeper.ts';
import { hospitalBedAlsViolinist } from './fourteenth-stranger/hospital-bed-als-violinist.ts';
import { ostomyColitisFerryCaptain } from './fourteenth-stranger/ostomy-colitis-ferry-captain.ts';
import { powerWheelchairDystrophyStudent } from './fourteenth-stranger/power-wheelchair-dystrophy-student.ts';
import { bedLiftAls } from './fourth-stranger/bed-lift-als.ts';
import { compressionArmLymphedema } from './fourth-stranger/compression-arm-lymphedema.ts';
import { diabeticShoesToe } from './fourth-stranger/diabetic-shoes-toe.ts';
import { enteralPumpPalsy } from './fourth-stranger/enteral-pump-palsy.ts';
import { glucoseMonitorBlindness } from './fourth-stranger/glucose-monitor-blindness.ts';
import { ostomyCrohnIleostomy } from './fourth-stranger/ostomy-crohn-ileostomy.ts';
import { oxygenPulmonaryFibrosis } from './fourth-stranger/oxygen-pulmonary-fibrosis.ts';
import { scooterCommodeDystrophy } from './fourth-stranger/scooter-commode-dystrophy.ts';
import { socketBelowKnee } from './fourth-stranger/socket-below-knee.ts';
import { straightCatheterParaplegia } from './fourth-stranger/straight-catheter-paraplegia.ts';

export * from './corpus-case.ts';
export { devGeneralSentences } from './dev/general-sentences.ts';
export { heldOutGeneralSentences } from './held-out/general-sentences.ts';
export { secondGeneralSentences } from './second-stranger/general-sentences.ts';
export { inItsNote, type Corruption } from './read-corruption.ts';

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

/** By a second stranger, who had read no more; met by the check once, then read. */
export const secondStrangersCases: readonly CorpusCase[] = [
  cgmPancreatectomy,
  crutchesPostpolio,
  depthShoesMailman,
  guardsPianoTuner,
  powerChairRheumatoid,
  rollingWalkerParkinson,
  scooterOrganist,
  stockingBarber,
  stripsGestational,
  tiltChairSchoolgirl,
];

/** By a third stranger, who had read no more; met by the check once, then read. */
export const thirdStrangersCases: readonly CorpusCase[] = [
  armCompressionBoatRepair,
  assistDeviceMotorNeuron,
  bedLiftSclerosis,
  briefsWalkerParkinson,
  catheterSpinaBifida,
  diabeticShoesMailCarrier,
  feedingPumpStroke,
  glucoseMonitorNightBaker,
  nebulizerCysticFibrosis,
  nerveStimulatorNeck,
  oxygenLungFibrosis,
  scooterCommodeRheumatoid,
];

/** As above, by a fourth. */
export const fourthStrangersCases: readonly CorpusCase[] = [
  bedLiftAls,
  compressionArmLymphedema,
  diabeticShoesToe,
  enteralPumpPalsy,
  glucoseMonitorBlindness,
  ostomyCrohnIleostomy,
  oxygenPulmonaryFibrosis,
  scooterCommodeDystrophy,
  socketBelowKnee,
  straightCatheterParaplegia,
];

/** As above, by a fifth. */
export const fifthStrangersCases: readonly CorpusCase[] = [
  cpapApnea,
  diapersAutism,
  glucoseMonitorPregnancy,
  kneeBraceAcl,
  lymphPumpLeg,
  tiltChairChild,
];

/** As above, by a sixth. */
export const sixthStrangersCases: readonly CorpusCase[] = [
  cathetersNeurogenicBladder,
  compressionSleeveLymphedema,
  enteralPumpTongueCancer,
  ileostomyCrohn,
  nebulizerChild,
  oxygenEmphysema,
  powerWheelchairAls,
  walkerHipFracture,
];

/** As above, by a seventh, who had read of the check's design what decision 0024 says. */
export const seventhStrangersCases: readonly CorpusCase[] = [
  ankleFootOrthosisStroke,
  backBraceVertebralFracture,
  bilevelObesityHypoventilation,
  gaitTrainerCerebralPalsy,
  hospitalBedSacralUlcer,
  insulinPumpTypeOne,
  kneeScooterAnkleFracture,
  negativePressureHeelWound,
  nerveStimulatorLowBack,
  oxygenHeartFailure,
  suctionTracheostomyInfant,
  walkerKneeReplacement,
];

/** As above, by an eighth, in the hands of eight professions, who had read nothing of the check. */
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

/** Three more of the eighth's, in another style, after the check was mended by those above. */
export const ninthStrangersCases: readonly CorpusCase[] = [
  coughAssistDuchenne,
  speechDeviceAphasia,
  urostomyPouchesFarmer,
];

/** As above, by a tenth, who had read of the check its floors and the first lines of how a case is read. */
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

/** As above, by an eleventh, who had read nothing but the shape of a case and the beginning of one. */
export const eleventhStrangersCases: readonly CorpusCase[] = [
  diabeticShoesBusMechanic,
  forearmCrutchesNeuropathyStudent,
  glucoseSensorNightBaker,
  glucoseStripsChoirDirector,
  incontinenceAlzheimerFerryPilot,
  legCompressionOrganTuner,
  patientLiftCordCabinetmaker,
  powerChairAlsBeekeeper,
];

/** As above, by a twelfth, who had read the shape of a case, the beginning of one and the first sections of decision 0024. */
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

/** As above, by a thirteenth, who had read the shape of a case and the beginning of one. */
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

/** As above, by a fourteenth, in two hands each, who had read the notation and the beginning of one case. */
export const fourteenthStrangersCases: readonly CorpusCase[] = [
  bilevelOverlapLiftOperator,
  braceStenosisMailCarrier,
  cathetersSpinaBifidaBaker,
  compressionLymphedemaChoirDirector,
  diabeticShoesNeuropathyRoofer,
  enteralStrokeTugboatCook,
  glucoseMonitorType1Beekeeper,
  hospitalBedAlsViolinist,
  ostomyColitisFerryCaptain,
  powerWheelchairDystrophyStudent,
];

export const heldOutCases: readonly CorpusCase[] = [
  armSleeveMan,
  briefsAlzheimer,
  charcotMoldedShoes,
  crutchesStudent,
  heavyWalkerKnees,
  powerChairBulbar,
  pullUpsBoy,
  pumpNightLows,
  scooterRelapsing,
  strokeCaneLiners,
  talkingMeter,
  ultralightMachinist,
];

/** Corrupted sentences and, after those of each case, whole notes with one corrupted place. */
export const corruptionsOf = (cases: readonly CorpusCase[]): Corruption[] =>
  cases.flatMap((of) => [
    ...CORRUPTION_CLASSES.flatMap((kind) =>
      (of.corruptions[kind] ?? []).map((line) => readCorruption(line, of, kind)),
    ),
    ...of.edits.map((edit) => readEdit(edit, of)),
  ]);

/** Whole notes and passages, each with its case. */
export const goodTextsOf = (cases: readonly CorpusCase[]) =>
  cases.flatMap((of) => [...of.notes, ...of.passages].map((text) => ({ case: of, text })));
