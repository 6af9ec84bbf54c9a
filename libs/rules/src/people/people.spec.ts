import {
  effectivePermissions,
  foldText,
  isSearchable,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordGuises,
  passwordProblem,
  permissionNames,
  permits,
} from '../index.ts';

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

  test('an admin who may not enter the admin area has none of its rights, whatever their flags say', () => {
    const shut = { can_access_admin: false, can_manage_users: true, can_manage_ai: true };
    expect(effectivePermissions('admin', shut)).toEqual({
      can_access_admin: false,
      can_manage_users: false,
      can_manage_ai: false,
      can_manage_rag: false,
      can_create_cases: true,
      can_export_cases: true,
      can_view_audit: false,
    });
    expect(effectivePermissions('admin', { ...shut, can_view_audit: true }).can_view_audit).toBe(true);
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
    ['aaaaaaaaaaaaaaa', 'same few'],
    ['ababababababc', 'same few'],
    ['sam.lee.sam.lee', 'name'],
    ['SAM.LEE1234SAM.LEE', 'name'],
    ['xsam.leesam.lee', 'name'],
    ['Samantha Lee-Okafor 2026!', 'name'],
    ['OkaforSamantha', 'name'],
    ['harbor.clinic.2026', 'name'],
    ['ｓａｍ．ｌｅｅ１２３４５６', 'name'],
    ['sam.lee and a walrus', null],
    ['the clinic at the harbor is mine', null],
  ])('%j: %s', (password, problem) => {
    const found = passwordProblem(password, ['sam.lee', 'Samantha Lee-Okafor', 'Harbor Clinic']);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });

  test.each([of(12), of(128), 'ålesund ŧħen', '            plain words', '日本語のとても長い合言葉です'])(
    '%j is fine, without rules of composition',
    (password) => expect(passwordProblem(password, ['sam.lee'])).toBeNull(),
  );

  test.each([
    ['Password1234', 'password'],
    ['P@ssw0rd1234', 'password'],
    ['p4ssw0rd2024!!', 'password'],
    ['!!Pässwörd!!', 'password'],
    ['pass word 99 99', 'password'],
    ['l1verp00l1892', 'liverpool'],
    ['1loveyou1234', 'iloveyou'],
    ['welcomewelcome', 'welcome'],
    ['q-w-e-r-t-y-1-2-3-4-5-6', 'qwerty123456'],
  ])('%s is %s in another guise', (password, word) => expect(passwordGuises(password)).toContain(word));

  test('length counts characters, not their halves', () => {
    expect(passwordProblem('😀😁😂😃😄😅', [])).toContain('at least 12');
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([12, 128]);
  });

  test('a short username hides in no password', () => {
    expect(passwordProblem('a whole sentence', ['a', ''])).toBeNull();
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
