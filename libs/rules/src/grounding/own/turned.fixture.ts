import { bariatricBriefs } from '../corpus/dev/bariatric-briefs.ts';
import { briefsParaplegia } from '../corpus/dev/briefs-paraplegia.ts';
import { cgmInsulin } from '../corpus/dev/cgm-insulin.ts';
import { childSensor } from '../corpus/dev/child-sensor.ts';
import { crutchesFracture } from '../corpus/dev/crutches-fracture.ts';
import { crutchesPolio } from '../corpus/dev/crutches-polio.ts';
import { heavyWalkerEmphysema } from '../corpus/dev/heavy-walker-emphysema.ts';
import { heavyWheelchairHeart } from '../corpus/dev/heavy-wheelchair-heart.ts';
import { incontinenceParkinson } from '../corpus/dev/incontinence-parkinson.ts';
import { lymphedemaArm } from '../corpus/dev/lymphedema-arm.ts';
import { lymphedemaLegs } from '../corpus/dev/lymphedema-legs.ts';
import { padsProlapse } from '../corpus/dev/pads-prolapse.ts';
import { padsStenosis } from '../corpus/dev/pads-stenosis.ts';
import { powerChairAls } from '../corpus/dev/power-chair-als.ts';
import { powerWheelchairMs } from '../corpus/dev/power-wheelchair-ms.ts';
import { scooterCopd } from '../corpus/dev/scooter-copd.ts';
import { stripsKidney } from '../corpus/dev/strips-kidney.ts';
import { thighStockingObesity } from '../corpus/dev/thigh-stocking-obesity.ts';
import { venousUlcer } from '../corpus/dev/venous-ulcer.ts';
import { venousWrap } from '../corpus/dev/venous-wrap.ts';
import { voiceMeter } from '../corpus/dev/voice-meter.ts';
import { walkerHip } from '../corpus/dev/walker-hip.ts';
import { walkerKnees } from '../corpus/dev/walker-knees.ts';
import { wheelchairAmputee } from '../corpus/dev/wheelchair-amputee.ts';
import { wheelchairStroke } from '../corpus/dev/wheelchair-stroke.ts';
import { youthBriefs } from '../corpus/dev/youth-briefs.ts';
import type { CorpusCase } from '../corpus/corpus-case.ts';
import { corruptedOnly as of } from './corrupted-only.ts';

/**
 * What the check of others' texts missed most, told of the cases of the first stranger in the words of a ward: what is
 * the contrary by a verb or an adjective, numbers that changed places, a side of another part, somebody else who did it
 * and another kind of home. Written before any reader was made for it.
 */
export const TURNED_CASES: readonly CorpusCase[] = [
  of(incontinenceParkinson, {
    negation: [
      'Stiffness {keeps her from getting → lets her get} to the toilet in time.',
      'Timed voiding over 12 weeks {came to nothing → paid off}.',
      'The skin over the sacrum has {stayed intact → opened up}.',
      'She manages {without → with} an indwelling catheter.',
    ],
    social: ['Brief changes are done with the help of her {daughter → niece}.'],
    'other-role': ['Of the eight to ten changes in 24 hours {two → three} fall in the night.'],
  }),
  of(cgmInsulin, {
    negation: [
      'He is {unaware → aware} of low glucose as it comes.',
      'Despite finger sticks six times a day he {still has → is free of} low glucose.',
    ],
    'other-role': ['He injects insulin {four → six} times a day and sticks his finger {six → four} times.'],
    retold: ['One of the three low readings needed {help from his wife → a call for the ambulance}.'],
  }),
  of(venousUlcer, {
    negation: [
      'He {manages the stocking on his own → depends on others for the stocking}.',
      'Compression is {safe → contraindicated} at an index of 1.02.',
    ],
    'other-role': ['The ulcer is {3 by 2 cm → 8 by 2 cm} after bandages of {8 → 3} weeks.'],
    side: ['The ulcer lies above the right {inner → outer} ankle.'],
  }),
  of(lymphedemaArm, {
    side: [
      'The {left → right} forearm is the larger by 4 cm.',
      'The {left → right} lower leg swells mildly.',
    ],
    negation: [
      'The old sleeves are {worn out → still good}.',
      'Therapy over 15 sessions {brought down → did nothing for} the volume.',
    ],
    'other-role': ['After {15 → 22} sessions the volume was {22 → 15} % less.'],
  }),
  of(wheelchairStroke, {
    negation: [
      'With a quad cane ten feet are {the most → no trouble}.',
      'His wife {is ready to → refuses to} help outdoors.',
      'A standard wheelchair is {beyond him → within his strength}.',
    ],
    side: ['He moves the chair with his {left → right} arm and foot.'],
    retold: ['{Two → All} of the three falls were on the way to the bathroom.'],
  }),
  of(walkerKnees, {
    negation: [
      'Despite a single-point cane she {fell → stayed on her feet} since March.',
      'She {follows → ignores} instructions.',
    ],
    'other-role': ['Pain of {7 → 5} out of 10 makes her sit after {5 → 7} minutes.'],
  }),
  of(powerWheelchairMs, {
    negation: [
      'He {handled the joystick safely → had no luck with the joystick} in the trial.',
      'He slides over the board {unaided → only with two helpers}.',
    ],
    'other-role': ['Strength: legs {2/5 → 3/5}, arms {3/5 → 2/5}.', 'The trial lasted {45 → 15} minutes.'],
    social: ['{He catheterizes himself → An aide catheterizes him} every 4 hours.'],
  }),
  of(heavyWalkerEmphysema, {
    negation: [
      'She {turned down → accepted} a wheelchair.',
      'She has {stayed free of → had a series of} falls.',
    ],
    side: ['The {left → right} hip is stiff at 70 degrees.'],
    'other-role': ['Saturation is {93 → 86} % at rest and {86 → 93} % on walking.'],
  }),
  of(stripsKidney, { negation: ['She is managed {without → with} insulin.'] }),
  of(voiceMeter, {
    'other-role': ['Vision: right eye {20/200 → 20/400}, left eye {20/400 → 20/200}.'],
    social: ['The {partner → patient’s mother} draws the strips.'],
    negation: ['The display of a standard meter is {illegible to → easily read by} the patient.'],
  }),
  of(youthBriefs, {
    negation: [
      'Toilet training {failed → worked out}.',
      'Zoë {cannot tell → can tell} when her bladder is full.',
    ],
    social: ['Her {parents catheterize → school nurse catheterizes} her five times a day.'],
    'other-role': ['She walks {150 → 20} m with crutches and {20 → 150} m without.'],
  }),
  of(bariatricBriefs, {
    negation: [
      'He {will not have → agreed to} an indwelling catheter.',
      'Leakage {went on → ceased} under tamsulosin.',
    ],
    retold: ['The redness of the groins {got better → spread} in 10 days.'],
  }),
  of(crutchesFracture, {
    negation: [
      'The nerves are {unharmed → damaged}.',
      'For 6 weeks the ankle must {stay unloaded → be loaded early}.',
    ],
    social: ['The {roommate → boyfriend} walks behind them on the stairs.'],
  }),
  of(venousWrap, {
    social: ['The straps are looked after by a {neighbor → cousin} each morning.'],
    side: ['She carries the cane in her {right → left} hand.'],
    retold: ['The ulcer drains {moderately → not at all}.'],
  }),
  of(scooterCopd, {
    negation: [
      'He was {never → once} a patient of intensive care.',
      'He gets over to the chair {by himself → with a lift}.',
    ],
    'other-role': ['He propels a wheelchair {12 → 25} feet; saturation is 84 % after {25 → 12} feet.'],
  }),
  of(wheelchairAmputee, {
    'other-role': ['Grip {31 → 29} kg right, {29 → 31} kg left.'],
    social: ['On outings the crutches are carried by his {grandson → son-in-law}.'],
    side: ['The {left → right} leg ends below the knee.'],
  }),
  of(padsProlapse, {
    negation: ['The pessary {did not stay → stayed} in place.', 'Her nights are {dry → wet}.'],
    retold: ['Four pads a day {at home → at work}.'],
  }),
  of(padsStenosis, {
    social: [
      'He {washes → has a service wash} the laundry.',
      'He {is on his own since his wife died → lives with his wife}.',
    ],
    negation: ['Mirabegron {cut → doubled} the leaks.'],
  }),
  of(powerChairAls, {
    'other-role': ['Grip: right {6 → 4} kg, left {4 → 6} kg.'],
    negation: ['Her husband is {too hurt → strong enough} to push her.'],
  }),
  of(thighStockingObesity, { 'other-role': ['Thigh: {74 → 71} cm on the right, {71 → 74} on the left.'] }),
  of(walkerHip, { negation: ['A pickup walker is {too heavy → light enough} for her hands.'] }),
  of(childSensor, {
    negation: ['Lows in his sleep {pass unnoticed → wake him}.', 'There {was no → has been a} seizure.'],
    social: ['At 2 a.m. his {father → mother} checks him.'],
    'other-role': ['On {7 → 3} days he fell below 54, {3 → 7} of them at school.'],
  }),
  of(heavyWheelchairHeart, {
    negation: ['He gets along {without → with} an attendant.', 'His wife is {away → at home} from 8 to 5.'],
    side: ['The {right → left} knee bends to 80 degrees.'],
  }),
  of(lymphedemaLegs, {
    social: ['{She puts → A helper puts} the garments on.'],
    'other-role': ['Thigh {71 → 69} cm left and {69 → 71} cm right.'],
  }),
  of(briefsParaplegia, {
    social: ['The briefs are changed by {an aide → her husband}.'],
    negation: ['The sacral skin is {unbroken → broken}.'],
  }),
  of(crutchesPolio, {
    side: ['Leg weakness is on the {right → left}.', 'Underarm crutches hurt the {left → right} shoulder.'],
  }),
];
