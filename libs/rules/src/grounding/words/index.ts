import type { Found } from '../found.ts';
import { findAccessories } from './find-accessories.ts';
import { findAdded } from './find-added.ts';
import { findAffirmed } from './find-affirmed.ts';
import { findAllergies } from './find-allergies.ts';
import { findHeads } from './find-heads.ts';
import { findPolarity } from './find-polarity.ts';
import { findToldOfOther } from './find-told-of-other.ts';
import { findOtherChoice } from './find-other-choice.ts';
import { findItemLimits } from './find-item-limits.ts';
import { findHelp } from './find-help.ts';
import { findLimitedTo, findLimitsSaid } from './find-limits-said.ts';
import { findPrefixed } from './find-prefixed.ts';
import { findPlainSums, findWrongSums } from './find-wrong-sums.ts';
import { findAttested } from './find-attested.ts';
import { findBracketed } from './find-bracketed.ts';
import { findCauses } from './find-causes.ts';
import { findCharacters } from './find-characters.ts';
import { findCompared } from './find-compared.ts';
import { findClinicalWords } from './find-clinical-words.ts';
import { findDays } from './find-days.ts';
import { findDeniedAnswers } from './find-denied-answers.ts';
import { findDeniedFacts } from './find-denied-facts.ts';
import { findDeniedWords } from './find-denied-words.ts';
import { findCourses } from './find-courses.ts';
import { findCrossed } from './find-crossed.ts';
import { findDenials } from './find-denials.ts';
import { findIdeas } from './find-ideas.ts';
import { findIntervals } from './find-intervals.ts';
import { findLacking } from './find-lacking.ts';
import { findAgesOfKin } from './find-ages-of-kin.ts';
import { findAnswers } from './find-answers.ts';
import { findDoers } from './find-doers.ts';
import { findStates } from './find-states.ts';
import { findOutcomes } from './find-outcomes.ts';
import { findNamesakes } from './find-namesakes.ts';
import { findNearest } from './find-nearest.ts';
import { findNovel } from './find-novel.ts';
import { findDurations } from './find-durations.ts';
import { findLimitPeriods } from './find-limit-periods.ts';
import { findOrderLines } from './find-order-lines.ts';
import { findOrganisations } from './find-organisations.ts';
import { findOrganisationsLabelled } from './find-organisations-labelled.ts';
import { findOtherDrugs } from './find-other-drugs.ts';
import { findPairs } from './find-pairs.ts';
import { findPrimary } from './find-primary.ts';
import { findReasons } from './find-reasons.ts';
import { findReckonings } from './find-reckonings.ts';
import { findRetold } from './find-retold.ts';
import { findRunTogether } from './find-run-together.ts';
import { findSex } from './find-sex.ts';
import { findContrary } from './find-contrary.ts';
import { findPeriods } from './find-periods.ts';
import { findSidedNumbers } from './find-sided-numbers.ts';
import { findSwapped } from './find-swapped.ts';
import { findSwappedWords } from './find-swapped-words.ts';
import { findOrderedSides, findSides } from './find-sides.ts';
import { findTicked } from './find-ticked.ts';
import { findTotals } from './find-totals.ts';
import { findWeekdays } from './find-weekdays.ts';
import { findNon, findWith } from './find-with.ts';
import type { Reading } from './reading.ts';

/** Every place where words of the case stand beside a code, or a word such as `primary`, to which others of it belong. */
export const findOfOthers = (reading: Reading): Found[] =>
  [findPairs, findSwapped, findPrimary, findReasons, findHeads].flatMap((find) => find(reading));

/** Every other place where the words of a note state what its case does not hold. */
export const findInWords = (reading: Reading): Found[] =>
  [
    findCharacters,
    findWith,
    findNon,
    findRetold,
    findDays,
    findOrganisations,
    findOrganisationsLabelled,
    findNamesakes,
    findPeriods,
    findLimitPeriods,
    findDurations,
    findIntervals,
    findContrary,
    findSides,
    findOrderedSides,
    findSidedNumbers,
    findSex,
    findIdeas,
    findClinicalWords,
    findDenials,
    findAttested,
    findRunTogether,
    findAdded,
    findAccessories,
    findPolarity,
    findToldOfOther,
    findOtherChoice,
    findItemLimits,
    findHelp,
    findWrongSums,
    findPlainSums,
    findReckonings,
    findWeekdays,
    findLimitsSaid,
    findLimitedTo,
    findOrderLines,
    findSwappedWords,
    findTotals,
    findPrefixed,
    findLacking,
    findAnswers,
    findDoers,
    findStates,
    findOutcomes,
    findCrossed,
    findDeniedAnswers,
    findDeniedFacts,
    findDeniedWords,
    findAffirmed,
    findCompared,
    findCourses,
    findAgesOfKin,
    findOtherDrugs,
    findNearest,
    findCauses,
    findBracketed,
    findAllergies,
    findTicked,
    findNovel,
  ].flatMap((find) => find(reading));
