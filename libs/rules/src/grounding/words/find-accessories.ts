import type { Found } from '../found.ts';
import { isAllowed, isSaidFor, type Reading } from './reading.ts';

/** What is ordered beside an item or worn with it: everyday words, which no lexicon of devices has. */
const ACCESSORY = new Set(
  (
    'adapter adhesive armboard armrest backpack backrest basket battery belt bolster bracket buckle ' +
    'caddy canister charger clamp clip footplate footrest gauze harness headrest holster humidifier lanyard legrest ' +
    'liner mount padding recline sheath shield strap strapping suspender tape thermometer tilt tray wedge wipe'
  ).split(' '),
);
/** `A tape measure`, `to tape up`: no accessory of an item. */
const NO_ACCESSORY = /^(?:measure|measured|worm|run|to|up|of)$/;

/** An accessory that the case has in no word: `a belt holds the pouch`. Of the softer tier: it may be at hand. */
export function findAccessories({ tokens, vocabulary, isOpen, context, denies }: Reading): Found[] {
  return tokens.flatMap((token, at): Found[] => {
    if (!ACCESSORY.has(token.word) || isAllowed(vocabulary, token) || isSaidFor(vocabulary, token)) return [];
    if (vocabulary.spoken.has(token.word) || NO_ACCESSORY.test(tokens[at + 1]?.word ?? '')) return [];
    // `A belt holds the pouch` speaks as if in general.
    if (isOpen(token) || /^(?:policy|possible)$/.test(context(token)) || denies(token.start)) return [];
    return [{ start: token.start, end: token.end, kind: 'item', tier: 'untraced' }];
  });
}
