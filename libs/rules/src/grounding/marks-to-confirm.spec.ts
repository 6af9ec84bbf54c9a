import { marksHash, marksToConfirm, type Mark } from '../index.ts';

const text = 'Code E11.66. [Add: date] [in E11.66]';
const code: Mark = {
  start: 5,
  end: 11,
  kind: 'code',
  text: 'E11.66',
  sentence: 'The code E11.66 is not in the case.',
};
const inside: Mark = { ...code, start: 29, end: 35 };

test('brackets that state something are confirmed once, as what they state', () => {
  expect(marksToConfirm(text, [code, inside])).toEqual({
    marks: [code, inside],
    open: [{ start: 13, end: 24, text: '[Add: date]' }],
  });
});

test('the hash is that of what is shown, and of nothing else', () => {
  const open = [{ start: 13, end: 24, text: '[Add: date]' }];
  const hash = marksHash({ marks: [code], open });
  // SHA-256 of {"marks":[[5,11,"code",null,"E11.66"]],"open":[[13,24,"[Add: date]"]]}
  expect(hash).toBe('7ebb6b8c9a3236bfaea89bd6df0884f322047921dfa1896ad8a439e137b19ecd');
  expect(marksHash({ marks: [{ ...code, sentence: 'In other words.' }], open })).toBe(hash);
  const others = [
    { marks: [], open },
    { marks: [code], open: [] },
    { marks: [{ ...code, start: 4 }], open },
    { marks: [{ ...code, tier: 'untraced' as const }], open },
    { marks: [{ ...code, text: 'E11.67' }], open },
    { marks: [code, inside], open },
  ];
  expect(new Set([hash, ...others.map(marksHash)]).size).toBe(1 + others.length);
});
