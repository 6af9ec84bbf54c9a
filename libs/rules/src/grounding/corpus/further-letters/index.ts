import type { CorpusCase } from '../corpus-case.ts';
import { elbowContractureTileSetter } from './elbow-contracture-tile-setter.ts';
import { gaitTrainerAthetoidGirl } from './gait-trainer-athetoid-girl.ts';
import { homeInrFerryDeckhand } from './home-inr-ferry-deckhand.ts';
import { insulinPumpArborist } from './insulin-pump-arborist.ts';
import { lowVisionRetinitisBaker } from './low-vision-retinitis-baker.ts';
import { oxygenPulmonaryHypertensionWeaver } from './oxygen-pulmonary-hypertension-weaver.ts';
import { pressureMattressCropDuster } from './pressure-mattress-crop-duster.ts';
import { suctionPumpAlsPostmistress } from './suction-pump-als-postmistress.ts';
import { tiltPowerChairSmaSubtitler } from './tilt-power-chair-sma-subtitler.ts';
import { urostomyBusMechanic } from './urostomy-bus-mechanic.ts';
import { aboveKneeProsthesisWarehouse } from './above-knee-prosthesis-warehouse.ts';
import { cpapTruckDriver } from './cpap-truck-driver.ts';
import { diabeticShoesLibraryVolunteer } from './diabetic-shoes-library-volunteer.ts';
import { enteralPumpToddler } from './enteral-pump-toddler.ts';
import { hospitalBedLiftAls } from './hospital-bed-lift-als.ts';
import { intermittentCathetersNinthGrader } from './intermittent-catheters-ninth-grader.ts';
import { ostomyCrohnPastryChef } from './ostomy-crohn-pastry-chef.ts';
import { powerWheelchairMsBookkeeper } from './power-wheelchair-ms-bookkeeper.ts';
import { thoracicBraceAppleGrower } from './thoracic-brace-apple-grower.ts';
import { woundDressingsVenousUlcer } from './wound-dressings-venous-ulcer.ts';
import { breastProsthesisSwimmingTeacher } from './breast-prosthesis-swimming-teacher.ts';
import { commodeStrokeFerryCook } from './commode-stroke-ferry-cook.ts';
import { coughAssistDuchenneChessPlayer } from './cough-assist-duchenne-chess-player.ts';
import { cranialHelmetTwinInfant } from './cranial-helmet-twin-infant.ts';
import { kafoPostPolioBookbinder } from './kafo-post-polio-bookbinder.ts';
import { kneeWalkerCalcaneusRoofer } from './knee-walker-calcaneus-roofer.ts';
import { lymphedemaPumpBeekeeper } from './lymphedema-pump-beekeeper.ts';
import { neuromuscularStimulatorMailCarrier } from './neuromuscular-stimulator-mail-carrier.ts';
import { oxygenConcentratorHarborPilot } from './oxygen-concentrator-harbor-pilot.ts';
import { wheelchairParaplegiaViolinRepairer } from './wheelchair-paraplegia-violin-repairer.ts';
import { briefsDementiaPatternMaker } from './briefs-dementia-pattern-maker.ts';
import { cgmFerryCaptain } from './cgm-ferry-captain.ts';
import { nebulizerAsthmaTwin } from './nebulizer-asthma-twin.ts';
import { phototherapyPsoriasisVeterinarian } from './phototherapy-psoriasis-veterinarian.ts';
import { rollatorParkinsonLibraryDesk } from './rollator-parkinson-library-desk.ts';
import { scooterCopdBusDriver } from './scooter-copd-bus-driver.ts';
import { speechDeviceAphasiaBaker } from './speech-device-aphasia-baker.ts';
import { trachKitsJuniper } from './trach-kits-juniper.ts';
import { ventilatorDuchenneDesignStudent } from './ventilator-duchenne-design-student.ts';
import { wristOrthosisInterpreter } from './wrist-orthosis-interpreter.ts';
import { alsFeedingBandTeacher } from './als-feeding-band-teacher.ts';
import { colostomyIrrigationBusDriver } from './colostomy-irrigation-bus-driver.ts';
import { cpapDownSyndromeBaker } from './cpap-down-syndrome-baker.ts';
import { customAfoMailCarrier } from './custom-afo-mail-carrier.ts';
import { heavyBedCafeteriaCook } from './heavy-bed-cafeteria-cook.ts';
import { insulinPumpPregnantVet } from './insulin-pump-pregnant-vet.ts';
import { oxygenCysticFibrosisBowMaker } from './oxygen-cystic-fibrosis-bow-maker.ts';
import { patientLiftSchoolboy } from './patient-lift-schoolboy.ts';
import { powerChairScaffoldBuilder } from './power-chair-scaffold-builder.ts';
import { woundVacOrchardMan } from './wound-vac-orchard-man.ts';
import { boneGrowthStimulatorTibiaArborist } from './bone-growth-stimulator-tibia-arborist.ts';
import { catheterSuppliesProstateOysterman } from './catheter-supplies-prostate-oysterman.ts';
import { compressionStockingsVenousLineCook } from './compression-stockings-venous-line-cook.ts';
import { homeVentilatorCopdCafeteriaCook } from './home-ventilator-copd-cafeteria-cook.ts';
import { kneeOrthosisArthritisRoofer } from './knee-orthosis-arthritis-roofer.ts';
import { lumbarBraceOsteoporosisSeamstress } from './lumbar-brace-osteoporosis-seamstress.ts';
import { nebulizerBronchiectasisPianoTuner } from './nebulizer-bronchiectasis-piano-tuner.ts';
import { pediatricStanderPreschoolGirl } from './pediatric-stander-preschool-girl.ts';
import { voiceProsthesisLaryngectomyAuctioneer } from './voice-prosthesis-laryngectomy-auctioneer.ts';
import { walkerBathBenchHipBusMechanic } from './walker-bath-bench-hip-bus-mechanic.ts';
import { cgmGirlWithNightLows } from './cgm-girl-with-night-lows.ts';
import { enteralFormulaCrohnsBicycleMechanic } from './enteral-formula-crohns-bicycle-mechanic.ts';
import { hospitalBedHospiceBookbinder } from './hospital-bed-hospice-bookbinder.ts';
import { oximeterOxygenPretermBoy } from './oximeter-oxygen-preterm-boy.ts';
import { pumpArmLymphedemaUpholsterer } from './pump-arm-lymphedema-upholsterer.ts';
import { showerChairMsStenographer } from './shower-chair-ms-stenographer.ts';
import { tlsoScoliosisRowingGirl } from './tlso-scoliosis-rowing-girl.ts';
import { tracheostomySuppliesAuctioneer } from './tracheostomy-supplies-auctioneer.ts';
import { walkingBootMailCarrier } from './walking-boot-mail-carrier.ts';
import { wheelchairAmputationPianoTuner } from './wheelchair-amputation-piano-tuner.ts';
import { airMattressHeelQuilter } from './air-mattress-heel-quilter.ts';
import { armProsthesisCabinetmaker } from './arm-prosthesis-cabinetmaker.ts';
import { breastPumpPretermLineCook } from './breast-pump-preterm-line-cook.ts';
import { chestVestBronchiectasisRinkManager } from './chest-vest-bronchiectasis-rink-manager.ts';
import { drainageBagsRetentionFerryCaptain } from './drainage-bags-retention-ferry-captain.ts';
import { footOrthosesDiabetesMailCarrier } from './foot-orthoses-diabetes-mail-carrier.ts';
import { insulinPumpTeenRunner } from './insulin-pump-teen-runner.ts';
import { kafoPolioBotanist } from './kafo-polio-botanist.ts';
import { nebulizerCopdBrakeman } from './nebulizer-copd-brakeman.ts';
import { powerTiltAlsPianoTuner } from './power-tilt-als-piano-tuner.ts';
import { cervicalOrthosisCraneOperator } from './cervical-orthosis-crane-operator.ts';
import { cpapHumidifierGlassblower } from './cpap-humidifier-glassblower.ts';
import { foamDressingSacralUlcerNetMender } from './foam-dressing-sacral-ulcer-net-mender.ts';
import { gaitBeltTransferBoardPianoTuner } from './gait-belt-transfer-board-piano-tuner.ts';
import { glucoseMonitorGestationalBusDriver } from './glucose-monitor-gestational-bus-driver.ts';
import { ileostomyColitisNightBaker } from './ileostomy-colitis-night-baker.ts';
import { manualWheelchairCpLetterpressPrinter } from './manual-wheelchair-cp-letterpress-printer.ts';
import { mastectomySleeveViolinRepairer } from './mastectomy-sleeve-violin-repairer.ts';
import { oxygenConcentratorHfTugboatCook } from './oxygen-concentrator-hf-tugboat-cook.ts';
import { seatLiftInclusionBodyMyositisBeekeeper } from './seat-lift-inclusion-body-myositis-beekeeper.ts';
import { ankleRoofingApprentice } from './ankle-roofing-apprentice.ts';
import { catheterSawmillAccounts } from './catheter-sawmill-accounts.ts';
import { hospitalBedNightBaker } from './hospital-bed-night-baker.ts';
import { oxygenRoofBolter } from './oxygen-roof-bolter.ts';
import { prosthesisKickballGirl } from './prosthesis-kickball-girl.ts';
import { pumpSuppliesSwimTeacher } from './pump-supplies-swim-teacher.ts';
import { speechDeviceHeronSlip } from './speech-device-heron-slip.ts';
import { ventilatorQuarryFirefighter } from './ventilator-quarry-firefighter.ts';
import { walkerFerryTickets } from './walker-ferry-tickets.ts';
import { wrapsPianoTuner } from './wraps-piano-tuner.ts';
import { bilevelHypoventilationBusDispatcher } from './bilevel-hypoventilation-bus-dispatcher.ts';
import { cervicalTractionTileSetter } from './cervical-traction-tile-setter.ts';
import { formulaPhenylketonuriaBeekeeper } from './formula-phenylketonuria-beekeeper.ts';
import { ostomySuppliesPreschooler } from './ostomy-supplies-preschooler.ts';
import { patientLiftStonemason } from './patient-lift-stonemason.ts';
import { recliningWheelchairProofreader } from './reclining-wheelchair-proofreader.ts';
import { standingFrameRadioAnnouncer } from './standing-frame-radio-announcer.ts';
import { thumbSplintBookbinder } from './thumb-splint-bookbinder.ts';
import { voiceGlucoseMeterSeamstress } from './voice-glucose-meter-seamstress.ts';
import { woundDressingsFerryCook } from './wound-dressings-ferry-cook.ts';

export const furtherLetterCases: readonly CorpusCase[] = [
  elbowContractureTileSetter,
  gaitTrainerAthetoidGirl,
  homeInrFerryDeckhand,
  insulinPumpArborist,
  lowVisionRetinitisBaker,
  oxygenPulmonaryHypertensionWeaver,
  pressureMattressCropDuster,
  suctionPumpAlsPostmistress,
  tiltPowerChairSmaSubtitler,
  urostomyBusMechanic,
  aboveKneeProsthesisWarehouse,
  cpapTruckDriver,
  diabeticShoesLibraryVolunteer,
  enteralPumpToddler,
  hospitalBedLiftAls,
  intermittentCathetersNinthGrader,
  ostomyCrohnPastryChef,
  powerWheelchairMsBookkeeper,
  thoracicBraceAppleGrower,
  woundDressingsVenousUlcer,
  breastProsthesisSwimmingTeacher,
  commodeStrokeFerryCook,
  coughAssistDuchenneChessPlayer,
  cranialHelmetTwinInfant,
  kafoPostPolioBookbinder,
  kneeWalkerCalcaneusRoofer,
  lymphedemaPumpBeekeeper,
  neuromuscularStimulatorMailCarrier,
  oxygenConcentratorHarborPilot,
  wheelchairParaplegiaViolinRepairer,
  briefsDementiaPatternMaker,
  cgmFerryCaptain,
  nebulizerAsthmaTwin,
  phototherapyPsoriasisVeterinarian,
  rollatorParkinsonLibraryDesk,
  scooterCopdBusDriver,
  speechDeviceAphasiaBaker,
  trachKitsJuniper,
  ventilatorDuchenneDesignStudent,
  wristOrthosisInterpreter,
  alsFeedingBandTeacher,
  colostomyIrrigationBusDriver,
  cpapDownSyndromeBaker,
  customAfoMailCarrier,
  heavyBedCafeteriaCook,
  insulinPumpPregnantVet,
  oxygenCysticFibrosisBowMaker,
  patientLiftSchoolboy,
  powerChairScaffoldBuilder,
  woundVacOrchardMan,
  boneGrowthStimulatorTibiaArborist,
  catheterSuppliesProstateOysterman,
  compressionStockingsVenousLineCook,
  homeVentilatorCopdCafeteriaCook,
  kneeOrthosisArthritisRoofer,
  lumbarBraceOsteoporosisSeamstress,
  nebulizerBronchiectasisPianoTuner,
  pediatricStanderPreschoolGirl,
  voiceProsthesisLaryngectomyAuctioneer,
  walkerBathBenchHipBusMechanic,
  cgmGirlWithNightLows,
  enteralFormulaCrohnsBicycleMechanic,
  hospitalBedHospiceBookbinder,
  oximeterOxygenPretermBoy,
  pumpArmLymphedemaUpholsterer,
  showerChairMsStenographer,
  tlsoScoliosisRowingGirl,
  tracheostomySuppliesAuctioneer,
  walkingBootMailCarrier,
  wheelchairAmputationPianoTuner,
  airMattressHeelQuilter,
  armProsthesisCabinetmaker,
  breastPumpPretermLineCook,
  chestVestBronchiectasisRinkManager,
  drainageBagsRetentionFerryCaptain,
  footOrthosesDiabetesMailCarrier,
  insulinPumpTeenRunner,
  kafoPolioBotanist,
  nebulizerCopdBrakeman,
  powerTiltAlsPianoTuner,
  cervicalOrthosisCraneOperator,
  cpapHumidifierGlassblower,
  foamDressingSacralUlcerNetMender,
  gaitBeltTransferBoardPianoTuner,
  glucoseMonitorGestationalBusDriver,
  ileostomyColitisNightBaker,
  manualWheelchairCpLetterpressPrinter,
  mastectomySleeveViolinRepairer,
  oxygenConcentratorHfTugboatCook,
  seatLiftInclusionBodyMyositisBeekeeper,
  ankleRoofingApprentice,
  catheterSawmillAccounts,
  hospitalBedNightBaker,
  oxygenRoofBolter,
  prosthesisKickballGirl,
  pumpSuppliesSwimTeacher,
  speechDeviceHeronSlip,
  ventilatorQuarryFirefighter,
  walkerFerryTickets,
  wrapsPianoTuner,
  bilevelHypoventilationBusDispatcher,
  cervicalTractionTileSetter,
  formulaPhenylketonuriaBeekeeper,
  ostomySuppliesPreschooler,
  patientLiftStonemason,
  recliningWheelchairProofreader,
  standingFrameRadioAnnouncer,
  thumbSplintBookbinder,
  voiceGlucoseMeterSeamstress,
  woundDressingsFerryCook,
];
