import type { CorpusCase } from '../corpus-case.ts';
import { aboveKneeProsthesisBusDriver } from './above-knee-prosthesis-bus-driver.ts';
import { commodeWalkerRetiredTailor } from './commode-walker-retired-tailor.ts';
import { coughAssistFirstGrader } from './cough-assist-first-grader.ts';
import { cpapCraneOperator } from './cpap-crane-operator.ts';
import { gaitTrainerKindergartner } from './gait-trainer-kindergartner.ts';
import { glucoseMonitorLocksmith } from './glucose-monitor-locksmith.ts';
import { ileostomyPastryCook } from './ileostomy-pastry-cook.ts';
import { portableOxygenBeekeeper } from './portable-oxygen-beekeeper.ts';
import { powerWheelchairChessStudent } from './power-wheelchair-chess-student.ts';
import { pressureMattressRadioAnnouncer } from './pressure-mattress-radio-announcer.ts';

export const twentySeventhStrangersCases: readonly CorpusCase[] = [
  aboveKneeProsthesisBusDriver,
  commodeWalkerRetiredTailor,
  coughAssistFirstGrader,
  cpapCraneOperator,
  gaitTrainerKindergartner,
  glucoseMonitorLocksmith,
  ileostomyPastryCook,
  portableOxygenBeekeeper,
  powerWheelchairChessStudent,
  pressureMattressRadioAnnouncer,
];
