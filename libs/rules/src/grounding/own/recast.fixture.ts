import type { CorpusCase } from '../corpus/corpus-case.ts';
import { bariatricBriefs } from '../corpus/dev/bariatric-briefs.ts';
import { cgmPregnancy } from '../corpus/dev/cgm-pregnancy.ts';
import { depthShoesAngiopathy } from '../corpus/dev/depth-shoes-angiopathy.ts';
import { kneeWalkerAnkle } from '../corpus/dev/knee-walker-ankle.ts';
import { lymphedemaArm } from '../corpus/dev/lymphedema-arm.ts';
import { lymphedemaLegs } from '../corpus/dev/lymphedema-legs.ts';
import { milledInsertsCorns } from '../corpus/dev/milled-inserts-corns.ts';
import { padsProlapse } from '../corpus/dev/pads-prolapse.ts';
import { powerChairAls } from '../corpus/dev/power-chair-als.ts';
import { quadCaneStroke } from '../corpus/dev/quad-cane-stroke.ts';
import { rockerCharcot } from '../corpus/dev/rocker-charcot.ts';
import { rollatorMyasthenia } from '../corpus/dev/rollator-myasthenia.ts';
import { stockingMelanoma } from '../corpus/dev/stocking-melanoma.ts';
import { stripsKidney } from '../corpus/dev/strips-kidney.ts';
import { stripsTeenager } from '../corpus/dev/strips-teenager.ts';
import { wheelchairStroke } from '../corpus/dev/wheelchair-stroke.ts';
import { youthBriefs } from '../corpus/dev/youth-briefs.ts';
import { corruptedOnly } from './corrupted-only.ts';

/**
 * What a letter recasts of its case in words and numbers that the case has too, of something else: the larger of two
 * sides, a sum, another item's code, a number under another label, another unit, another reason, a thing that the case
 * says is not there, a remark in brackets, the contrary in everyday words. Written of the cases of the first stranger
 * before any reader was made for it.
 */
export const RECAST_CASES: readonly CorpusCase[] = [
  corruptedOnly(lymphedemaArm, {
    side: ['Of the two forearms the {left → right} is thicker.'],
    'other-item': ['Three sleeves ({A6578 → A6552}) are ordered.'],
    brackets: ['The old sleeves have lost their elasticity {→ [and one was lost on a journey]}.'],
    sum: ['Three sleeves and one stocking make {four → three} garments.'],
  }),
  corruptedOnly(stockingMelanoma, {
    side: [
      'The larger calf is the {right → left} one.',
      'His {right → left} calf is 7 cm thicker than the other.',
      'The groin nodes were taken out on the {right → left}.',
    ],
    retold: [
      'The swelling came {from the node dissection in the groin → from two bouts of cellulitis in the calf}.',
      'Decongestive therapy took {5 cm → 2 cm} off the calf.',
    ],
    'other-role': ['The right calf measured {49 cm → 37 cm} before the therapy and 44 cm after it.'],
  }),
  corruptedOnly(depthShoesAngiopathy, {
    side: [
      'Flow is poorer on the {right → left}, by the index.',
      'The {right → left} great toe has a callus beneath it.',
    ],
    'other-item': [
      'Six {inserts → shoes}, A5512, are ordered.',
      'The code of the inserts is {A5512 → A5500}.',
    ],
    sum: ['Six inserts make {three → two} pairs.'],
    retold: [
      'The callus is pared every six {weeks → months}.',
      'New shoes are needed because the present pair {rubs her toes → cannot be mended}.',
    ],
  }),
  corruptedOnly(milledInsertsCorns, {
    side: ['The callus lies under the {right → left} foot.'],
    'other-item': ['Six {inserts → shoes} (A5514) are asked for.'],
    retold: [
      'The old inserts were flat after 6 {weeks → months}.',
      'The inserts are changed every {4 → 6} months.',
    ],
    sum: ['Two shoes and six inserts come to {eight → twelve} pieces.'],
  }),
  corruptedOnly(powerChairAls, {
    side: ['Her grip is stronger on the {right → left}.', 'The {left → right} hand is the weaker one.'],
    retold: [
      'A scooter is ruled out because she {cannot steer its tiller → has no place to park it}.',
      'Pushing a manual wheelchair left her {out of breath → with a sore shoulder}.',
      'Her husband cannot push her because of his {back → own wheelchair}.',
    ],
    negation: ['She {can no longer → can still} push a manual wheelchair.'],
    'other-role': ['She pushed the chair {10 → 4} feet.'],
  }),
  corruptedOnly(quadCaneStroke, {
    side: [
      'She holds on with the {right → left} hand to the cane.',
      'The foot drop is on the {left → right}.',
    ],
    retold: ['She fell once and {was not hurt → hurt her hip}.'],
    'relative-date': ['The stroke was {in September → in December} of last year.'],
    'other-role': ['To reach the toilet takes her {9 → 41} minutes.', 'The Berg score is {41 → 56}.'],
    social: ['At night her sister {changes her → is away}.'],
  }),
  corruptedOnly(rollatorMyasthenia, {
    'other-role': [
      'After {80 → 5} feet his strength fades.',
      'He rests for {5 → 10} minutes until it returns.',
    ],
    retold: [
      'Knee extension drops {from 4/5 to 3/5 → from 5/5 to 4/5} with repetition.',
      'His one fall happened because {his legs gave way → he tripped over a cat}.',
    ],
    quantity: ['One {walker → pair of walkers} is ordered.'],
    'description-detail': ['Myasthenia gravis {without → with} exacerbation is his diagnosis.'],
  }),
  corruptedOnly(rockerCharcot, {
    negation: [
      'The joint is {quiet → warm again}.',
      'The foot shows {no redness → redness}.',
      'The depth shoe {did not fit over → went over} the foot.',
    ],
    side: ['The rocker sole goes on the {left → right} shoe.'],
    'other-item': ['The rocker sole is {A5503 → A5501}.'],
    'other-role': ['Her A1c was {7.3 → 6.11} percent in July.'],
    'description-detail': ['She has type 2 diabetes with {neuropathic arthropathy → no complication}.'],
  }),
  corruptedOnly(kneeWalkerAnkle, {
    negation: ['{No stairs have → Stairs have} to be climbed at home.'],
    retold: [
      'Crutches were given up because {her hands went numb → the stairs were too steep}.',
      'With crutches her hands were numb within ten {minutes → days}.',
    ],
    social: ['{A colleague drives → She drives} to school.'],
    'relative-date': ['The plate was put in in {May → June} of this year.'],
    brackets: ['She may put no weight on the leg {→ [two surgeons agree on this]}.'],
  }),
  corruptedOnly(cgmPregnancy, {
    'other-role': ['She injects insulin {three → nineteen} times a day.'],
    negation: ['She {has been spared → has had} severe hypoglycemia.'],
    retold: ['Fasting values run from {101 → 111} to 118.'],
  }),
  corruptedOnly(stripsKidney, {
    'other-item': ['The {control solution → box of lancets}, A4256, is for checking the meter.'],
    retold: [
      'She tests {once a day → once a week} before breakfast.',
      'Home values lie {between 82 and 240 → between 79 and 240}.',
    ],
    treatment: ['Glipizide was {started → stopped} in January.'],
    'description-detail': ['Her type 2 diabetes is {with kidney disease → without complications}.'],
  }),
  corruptedOnly(stripsTeenager, {
    retold: [
      'Sensors were given up because {the adhesive blistered his arm → he kept losing them}.',
      'He tests {eight → four} times a day.',
    ],
    treatment: ['Insulin is given {by pen → by pump}.'],
    brackets: ['He swims [{before and after he tests → and was suspended from his team for a low}].'],
    sum: ['With eight tests a day {56 → 48} strips a week are used.'],
  }),
  corruptedOnly(padsProlapse, {
    negation: ['She {stays dry → is wet} at night.', 'The exercises {had little effect → worked well}.'],
    retold: [
      'The pessary {came out twice → caused bleeding twice}.',
      'Two pads a day are for {work and sports → the night}.',
    ],
    sum: ['Two of the one kind and four of the other make {six → eight} a day.'],
    'relative-date': ['Her operation is set for {January → October} of 2027.'],
  }),
  corruptedOnly(lymphedemaLegs, {
    side: ['The {left → right} thigh is the larger of the two.'],
    negation: ['Her heart is {sound → failing}.'],
    treatment: ['The two skin infections were treated {with tablets → in the hospital}.'],
    sum: ['Six stockings and four night garments are {ten → twenty-four} garments.'],
    retold: ['Her legs have swollen since she was {13 → 25}.'],
  }),
  corruptedOnly(bariatricBriefs, {
    retold: [
      'Extra large briefs are of no use because his waist is {62 inches → too narrow for them}.',
      'Tamsulosin was taken for nine {months → weeks}.',
    ],
    'other-role': ['He needs {seven → ten} briefs in 24 hours.'],
    negation: ['The redness of the groins has {gone back → come back}.'],
  }),
  corruptedOnly(wheelchairStroke, {
    retold: [
      'He fell {three times → ten times} in sixty days.',
      'The walker is unsafe because {the right hand has no grip → it is too wide for the doors}.',
    ],
    social: ['Outdoors {his wife → a neighbor} helps him.'],
    side: ['With his {left → right} foot he pushes himself along.'],
  }),
  corruptedOnly(youthBriefs, {
    quantity: ['{Six → Two} briefs are used in a day.'],
    retold: [
      'Toilet training was begun at {4 → 2} years of age.',
      'Her old crutches are too {short → long} for her.',
    ],
    'other-item': ['Four {underpads → briefs}, T4537, are asked for.'],
    negation: ['Between catheterizations she is {wet → dry}.'],
    'date-age': ['She is {seven → four} years old.'],
  }),
];
