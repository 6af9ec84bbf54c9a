import type { RulePacksResponse } from '@vouchwell/contract';
import { canonicalHash } from '@vouchwell/document';
import { signingHouse, smallPack } from '../signing-house.ts';
import { type Desk, got, posted, type Scenes } from './desk.ts';

/** A site may trust so many and no more. */
async function noManyHouses({ admin }: Desk) {
  const { keys } = await got<RulePacksResponse>(admin, '/admin/rule-packs');
  if (keys.length < 10) return;
  for (const { fingerprint } of keys) await admin.delete(`/admin/rule-packs/keys/${fingerprint}`).expect(200);
}

async function aHouse(desk: Desk) {
  await noManyHouses(desk);
  return signingHouse(`House ${desk.next()}`);
}

async function aTrustedHouse(desk: Desk) {
  const house = await aHouse(desk);
  await posted(desk.admin, '/admin/rule-packs/keys', house);
  return house;
}

/** Signed by somebody who is trusted. */
async function aSignedPack(desk: Desk) {
  const pack = smallPack(`p${desk.next()}`);
  return { pack, file: (await aTrustedHouse(desk)).file(pack) };
}

export const ofRulePacks: Scenes = {
  'POST /admin/rule-packs/keys': async (desk) => ({
    address: '/admin/rule-packs/keys',
    body: await aHouse(desk),
    by: desk.admin,
  }),
  'DELETE /admin/rule-packs/keys/:fingerprint': async (desk) => ({
    address: `/admin/rule-packs/keys/${(await aTrustedHouse(desk)).fingerprint}`,
    by: desk.admin,
  }),
  'POST /admin/rule-packs': async (desk) => ({
    address: '/admin/rule-packs',
    body: { file: (await aSignedPack(desk)).file },
    by: desk.admin,
  }),
  'PUT /admin/rule-packs/:hash/last-day': async (desk) => {
    const { pack, file } = await aSignedPack(desk);
    await posted(desk.admin, '/admin/rule-packs', { file });
    const address = `/admin/rule-packs/${canonicalHash(pack)}/last-day`;
    return { address, body: { last_day: '2099-01-01' }, by: desk.admin };
  },
};
