import { ofAccounts } from './accounts.ts';
import { ofCases } from './cases.ts';
import { ofCatalogues } from './catalogues.ts';
import { ofLibrary } from './library.ts';
import { ofPatients } from './patients.ts';
import { ofRulePacks } from './rule-packs.ts';
import { ofTheSite } from './site.ts';
import type { Scenes } from './desk.ts';

/** Every change that the API knows. A change without a scene here fails the tests that go over all of them. */
export const changes: Scenes = {
  ...ofAccounts,
  ...ofTheSite,
  ...ofPatients,
  ...ofRulePacks,
  ...ofCatalogues,
  ...ofLibrary,
  ...ofCases,
  // The last: from then on users without one are answered nothing else.
  'PUT /admin/second-factor': ({ admin: by }) => ({
    ...{ address: '/admin/second-factor', by },
    body: { roles: ['user', 'user'] },
  }),
};
