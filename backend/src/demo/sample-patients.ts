import type { PatientRequest } from '@vouchwell/contract';
import { foldText } from '@vouchwell/rules';
import type { Dice } from './random.ts';

const first = {
  female: [
    'Amara',
    'Beatriz',
    'Chiara',
    'Dorothea',
    'Eleni',
    'Fatima',
    'Greta',
    'Hanneke',
    'Ingrid',
    'Josefina',
  ],
  male: [
    'Anselm',
    'Bertrand',
    'Casimir',
    'Dmitri',
    'Emeka',
    'Florian',
    'Giorgos',
    'Hideo',
    'Ibrahim',
    'Jarosław',
  ],
  other: ['Robin', 'Sascha', 'Kim', 'Alexis'],
} as const;
/** As many of each, so that another name needs no other throw. */
const middle = {
  female: ['Aurelia', 'Benedetta', 'Clementine', 'Delphine', 'Estrella', 'Ottilie', 'R.', 'T.'],
  male: ['Aurelio', 'Benedikt', 'Cornelius', 'Dragomir', 'Evander', 'Leopold', 'J.', 'R.'],
  other: ['Arden', 'Blair', 'Corin', 'Devon', 'Emery', 'Lou', 'J.', 'T.'],
} as const;
const last = [
  'Abernathy',
  'Björklund',
  'Castellanos',
  'D’Souza',
  'Eriksen',
  'Fitzwilliam',
  'Găină',
  'Hollingworth',
  'Ibáñez',
  'Jankowski',
  'Kowalczyk',
  'Lindqvist',
  'Montgomery',
  'Núñez',
  'O’Callaghan',
  'Papadakis',
  'Quimby',
  'Rasmussen',
  'Szabó',
  'Thistlewood',
  'Underhill',
  'Villanueva',
  'Wójcik',
  'Yilmaz',
  'Zielińska',
];
const streets = ['Juniper Lane', 'Mill Street', 'Harbor Road', 'Cottonwood Avenue', 'Old Quarry Drive'];
const towns = ['Fairhaven Springs', 'North Ellory', 'Saint Corwin', 'Marrow Bend'];

/** An invented person. Towns and telephone numbers do not exist. */
export function samplePatient(number: number, dice: Dice): PatientRequest {
  const gender = dice.chance(0.04) ? 'other' : dice.chance(0.55) ? 'female' : 'male';
  const year = dice.whole(1932, 1996);
  const two = (n: number) => String(n).padStart(2, '0');
  const first_name = dice.pick(first[gender]);
  const last_name = last[(number * 7) % last.length]!;
  return {
    first_name,
    last_name,
    ...(dice.chance(0.3) && { middle_name: dice.pick(middle[gender]) }),
    dob: `${year}-${two(dice.whole(1, 12))}-${two(dice.whole(1, 28))}`,
    gender,
    ...(dice.chance(0.8) && { height: `${dice.whole(152, 193)} cm` }),
    ...(dice.chance(0.8) && { weight: `${dice.whole(48, 118)} kg` }),
    ...(dice.chance(0.9) && { address: `${dice.whole(2, 980)} ${dice.pick(streets)}, ${dice.pick(towns)}` }),
    ...(dice.chance(0.9) && { phone: `555-01${two(dice.whole(0, 99))}` }),
    ...(number % 3 > 0 && { email: `${inAddress(first_name)}.${inAddress(last_name)}@mail.example` }),
    mrn: `MRN-${String(10_000 + number * 37)}`,
  };
}

/** A name as mail addresses have it. */
const inAddress = (name: string) => foldText(name).replace(/[^a-z]/g, '');
