import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyObjectOf, packKeyOf } from '../rule-packs/pack-keys.ts';
import { deliveredPacks } from '../rule-packs/delivered-packs.ts';
import { demandSignature, openSignedPack } from '../rule-packs/signed-pack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { makePackKey, PRIVATE_KEY, PUBLIC_KEY, signPack } from './pack-signing.ts';

const newFolder = temporaryFolder();
const pack = deliveredPacks()[0]!;

function workshop() {
  const folder = newFolder();
  const keys = join(folder, 'keys');
  const fingerprint = makePackKey(keys);
  const at = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return { folder, keys, fingerprint, at, key: join(keys, PRIVATE_KEY), signed: join(folder, 'signed.json') };
}

test('what is signed with a key that was made opens under its public half, and the private one is its maker’s', () => {
  const { keys, key, fingerprint, at, signed } = workshop();
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const made = packKeyOf('A maker', readFileSync(join(keys, PUBLIC_KEY), 'utf8'));
  expect(made.fingerprint).toBe(fingerprint);
  expect(signPack(at('pack.json', JSON.stringify(pack)), key, signed)).toBe(fingerprint);
  const opened = openSignedPack(readFileSync(signed));
  demandSignature(opened, keyObjectOf(made));
  expect(opened).toMatchObject({ pack, fingerprint });
});

test('nothing is written over: neither a key that may have signed packs, nor a signed pack', () => {
  const { keys, key, at, signed } = workshop();
  const before = readFileSync(key, 'utf8');
  expect(() => makePackKey(keys)).toThrow(/EEXIST/);
  expect(readFileSync(key, 'utf8')).toBe(before);
  const file = at('pack.json', JSON.stringify(pack));
  signPack(file, key, signed);
  expect(() => signPack(file, key, signed)).toThrow(/EEXIST/);
});

test('what is no pack, no key or not there is named with why', () => {
  const { folder, key, at, signed } = workshop();
  const good = at('pack.json', JSON.stringify(pack));
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const wrong = at('rsa.pem', String(rsa.export({ type: 'pkcs8', format: 'pem' })));
  expect(() => signPack(at('cut.json', '{"format":'), key, signed)).toThrow(/cut\.json is no rule pack\. /);
  expect(() => signPack(at('two.json', '{"format":2}'), key, signed)).toThrow(/is no rule pack\. Pack: /);
  expect(() => signPack(good, wrong, signed)).toThrow(/rsa\.pem is no private key of Ed25519/);
  expect(() => signPack(good, at('no.pem', 'no key'), signed)).toThrow(/no\.pem is no private key/);
  expect(() => signPack(join(folder, 'none.json'), key, signed)).toThrow(/none\.json/);
});
