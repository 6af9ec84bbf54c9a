import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { privateFile, type Say } from './adapters/disk/private-folder.ts';
import type { SealKey } from './adapters/pdf/cms-signature.ts';
import { StartError } from './kernel/basics/start-error.ts';

const NAME = 'document-seal.pem';
const YEARS = 30;
const HOW =
  'It must hold a private key (RSA or P-256, PKCS #8, without a password) and then its certificates in PEM, its own first';

/**
 * With what the site seals exported PDFs: the key and the certificates in one file beside the site key, made where there
 * is none. A site that has a certificate of its own puts it there.
 * @throws StartError
 */
export async function documentSeal(siteKeyFile: string, say?: Say): Promise<SealKey> {
  const file = join(dirname(siteKeyFile), NAME);
  privateFile(file, 'SITE_KEY_FILE', say);
  if (!existsSync(file)) await makeSeal(file);
  const seal = readSeal(file);
  const { validTo } = new X509Certificate(seal.certificates[0]!);
  if (Date.parse(validTo) < Date.now())
    say?.(`The certificate in ${file} was valid until ${validTo}: readers will not trust what it seals.`);
  return seal;
}

/** A key of its own and a certificate that it signs itself. */
export async function newSeal(): Promise<string> {
  // Two hundred modules, which a site needs once in its life.
  const { generate } = await import('selfsigned');
  const notAfterDate = new Date();
  notAfterDate.setUTCFullYear(notAfterDate.getUTCFullYear() + YEARS);
  const made = await generate([{ name: 'commonName', value: 'Vouchwell document seal' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    ],
  });
  return `${made.private.trim()}\n${made.cert.trim()}\n`;
}

/** @throws Error where this is no key with its certificate */
export function openSeal(pem: string): SealKey {
  const key = createPrivateKey(pem);
  const certificates = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const [own, ...others] = certificates.map((one) => new X509Certificate(one));
  if (!own?.checkPrivateKey(key)) throw new Error('The first certificate is not that of the key.');
  if (!isKnown(key)) throw new Error('The key is neither RSA of 2048 bits or more nor P-256.');
  return { key, certificates: [own, ...others].map(({ raw }) => new Uint8Array(raw)) };
}

function isKnown({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'rsa') return (details?.modulusLength ?? 0) >= 2_048;
  return type === 'ec' && details?.namedCurve === 'prime256v1';
}

function readSeal(file: string): SealKey {
  try {
    return openSeal(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EISDIR') throw new StartError(`${file} cannot be read: ${code}.`);
    throw new StartError(
      `${file} does not hold what documents are sealed with (${message}). ${HOW}; remove the file to have them made.`,
    );
  }
}

/** Whole or not at all, and one alone: another process at its first start may be making it too. */
async function makeSeal(file: string): Promise<void> {
  const beside = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(beside, await newSeal(), { mode: 0o600, flush: true });
    linkSync(beside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST')
      throw new StartError(`What documents are sealed with cannot be written to ${file}: ${code}.`);
  } finally {
    rmSync(beside, { force: true });
  }
}
