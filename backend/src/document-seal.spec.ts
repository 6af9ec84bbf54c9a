import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { documentSeal, newSeal, openSeal } from './document-seal.ts';
import { StartError } from './kernel/basics/start-error.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folderOf = temporaryFolder();
/** Of a site of its own. */
const files = () => {
  const keys = join(folderOf(), 'keys');
  return { siteKey: join(keys, 'site.key'), seal: join(keys, 'document-seal.pem') };
};

test('the first start makes a key and its certificate, for this account alone; the next finds them', async () => {
  const { siteKey, seal } = files();
  const made = await documentSeal(siteKey);
  expect(statSync(seal).mode & 0o777).toBe(0o600);
  const again = await documentSeal(siteKey);
  expect(again.certificates).toEqual(made.certificates);
  const certificate = new X509Certificate(made.certificates[0]!);
  expect(certificate.subject).toBe('CN=Vouchwell document seal');
  expect(certificate.ca).toBe(false);
  expect(certificate.checkPrivateKey(again.key)).toBe(true);
});

test('two processes at their first start seal with one certificate', async () => {
  const { siteKey } = files();
  const [one, other] = await Promise.all([documentSeal(siteKey), documentSeal(siteKey)]);
  expect(one.certificates).toEqual(other.certificates);
});

test('a site puts its own certificate there', async () => {
  const { siteKey, seal } = files();
  await documentSeal(siteKey);
  const own = await generate([{ name: 'commonName', value: 'Larkspur Clinic' }], { algorithm: 'sha256' });
  writeFileSync(seal, `${own.private}\n${own.cert}`);
  const { certificates, key } = await documentSeal(siteKey);
  expect([new X509Certificate(certificates[0]!).subject, key.asymmetricKeyType]).toEqual([
    'CN=Larkspur Clinic',
    'rsa',
  ]);
});

test('a certificate that is no longer valid is told', async () => {
  const { siteKey, seal } = files();
  await documentSeal(siteKey);
  const past = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2021-01-01') };
  const own = await generate([{ name: 'commonName', value: 'Larkspur' }], { algorithm: 'sha256', ...past });
  writeFileSync(seal, `${own.private}\n${own.cert}`);
  const said: string[] = [];
  await documentSeal(siteKey, (line) => said.push(line));
  expect(said).toEqual([expect.stringContaining('was valid until Jan  1 00:00:00 2021 GMT')]);
});

test('what cannot seal stops the start in one line that says what is wanted, and is left as it is', async () => {
  const [one, other] = [await newSeal(), await newSeal()];
  const [certificateOfOther] = /-----BEGIN CERTIFICATE[^]+/.exec(other)!;
  const { privateKey } = generateKeyPairSync('ed25519');
  const ed25519 = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
  const keyAlone = one.slice(0, one.indexOf('-----BEGIN CERTIFICATE'));
  for (const text of ['', 'nothing', keyAlone, `${keyAlone}${certificateOfOther}`, ed25519]) {
    expect(() => openSeal(text)).toThrow();
    const { siteKey, seal } = files();
    await documentSeal(siteKey);
    writeFileSync(seal, text);
    const refused = await documentSeal(siteKey).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as Error).message).toMatch(
      /does not hold what documents are sealed with.*private key.*PEM/,
    );
    expect(readFileSync(seal, 'utf8')).toBe(text);
  }
});
