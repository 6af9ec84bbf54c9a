import { LETTER_SUBSTITUTE, letterForm } from '@vouchwell/rules';
import { expect, test } from 'vitest';
import { loadFont } from './font.ts';

test('what the screens say has a form is what the font has', async () => {
  const has = new Set((await loadFont()).regular.characterSet);
  const wrong: string[] = [];
  for (let code = 0x20; code <= 0x2_ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    const form = letterForm(character);
    const isOwn = form === character;
    const isBoxed = form === LETTER_SUBSTITUTE && !isOwn;
    if ((isOwn && !has.has(code)) || (isBoxed && has.has(code))) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});
