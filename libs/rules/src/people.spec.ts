import {
  effectivePermissions,
  foldText,
  isSearchable,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordProblem,
  permissionNames,
  permits,
} from './index.ts';

describe('permissions', () => {
  /** role, flag → allowed; the flag absent, true, false */
  const matrix = {
    can_access_admin: { admin: [true, true, false], user: [false, false, false] },
    can_manage_users: { admin: [true, true, false], user: [false, false, false] },
    can_manage_ai: { admin: [true, true, false], user: [false, false, false] },
    can_manage_rag: { admin: [true, true, false], user: [false, false, false] },
    can_create_cases: { admin: [true, true, false], user: [true, true, false] },
    can_export_cases: { admin: [true, true, false], user: [true, true, false] },
    can_view_audit: { admin: [true, true, false], user: [false, true, false] },
  } as const;

  test('the matrix names every permission', () => {
    expect(Object.keys(matrix).sort()).toEqual([...permissionNames].sort());
  });

  test.each(permissionNames)('%s', (name) => {
    for (const role of ['admin', 'user'] as const) {
      const found = [undefined, true, false].map((flag) =>
        permits({ role, permissions: flag === undefined ? {} : { [name]: flag } }, name),
      );
      expect([role, found]).toEqual([role, matrix[name][role]]);
      expect(permits({ role }, name)).toBe(matrix[name][role][0]);
      expect(permits({ role, permissions: null }, name)).toBe(matrix[name][role][0]);
    }
  });

  test('every flag is told as it takes effect', () => {
    expect(effectivePermissions('user', { can_manage_users: true, can_export_cases: false })).toEqual({
      can_access_admin: false,
      can_manage_users: false,
      can_manage_ai: false,
      can_manage_rag: false,
      can_create_cases: true,
      can_export_cases: false,
      can_view_audit: false,
    });
  });
});

describe('passwords', () => {
  const of = (length: number) => 'abcdefghij'.repeat(13).slice(0, length);

  test.each([
    ['', 'at least 12'],
    [of(11), 'at least 12'],
    [of(129), 'at most 128'],
    ['Password1234', 'too common'],
    ['QWERTYUIOP12', 'too common'],
    ['aaaaaaaaaaaaaaa', 'same few'],
    ['ababababababc', 'same few'],
    ['sam.lee.sam.lee', 'username'],
    ['SAM.LEE1234SAM.LEE', null],
    ['xsam.leesam.lee', 'username'],
  ])('%j: %s', (password, problem) => {
    const found = passwordProblem(password, 'sam.lee');
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });

  test.each([of(12), of(128), 'ålesund ŧħen', '            plain words', '日本語のとても長い合言葉です'])(
    '%j is fine, without rules of composition',
    (password) => expect(passwordProblem(password, 'sam.lee')).toBeNull(),
  );

  test('length counts characters, not their halves', () => {
    expect(passwordProblem('😀😁😂😃😄😅', 'x')).toContain('at least 12');
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([12, 128]);
  });

  test('a short username hides in no password', () => {
    expect(passwordProblem('a whole sentence', 'a')).toBeNull();
    expect(passwordProblem('a whole sentence', '')).toBeNull();
  });
});

describe('search', () => {
  test.each([
    ['Müller', 'muller'],
    ['  O’Brien\t Ann ', 'o’brien ann'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['Straße', 'strasse'],
    ['Łukasz Ørsted', 'lukasz orsted'],
    ['İstanbul Işık', 'istanbul isik'],
    ['Ærøskøbing Œuvre', 'aeroskobing oeuvre'],
    ['Ελένη', 'ελενη'],
    ['Jose\u0301', 'jose'],
    ['ﬁn', 'fin'],
  ])('%j folds to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(folded)).toBe(folded);
  });

  test.each([
    [undefined, false],
    ['', false],
    ['a', false],
    [' a ', false],
    ['😀', false],
    ['ab', true],
    ['李明', true],
  ])('%j is searched: %s', (query, searched) => expect(isSearchable(query)).toBe(searched));
});
