import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import * as asn1 from 'asn1js';
import { ContentInfo, SignedData } from 'pkijs';
import { generate } from 'selfsigned';
import { newSeal, openSeal } from '../../document-seal.ts';
import type { SealKey } from './cms-signature.ts';
import { sealedPdf } from './sealed-pdf.ts';

const AT = new Date('2026-11-21T14:05:09.000Z');
const ownKey = openSeal(await newSeal());

async function letter(): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'letter' }).drawText('Briefs are needed at home.', { x: 72, y: 700 });
  return pdf.save();
}

/** The signature that a sealed PDF holds, and the bytes that it says it covers. */
function opened(file: Uint8Array) {
  const text = Buffer.from(file).toString('latin1');
  const ranges = /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/.exec(text)!.slice(1).map(Number);
  const [first = 0, to = 0, rest = 0] = ranges;
  const bytes = Buffer.from(text.slice(first + 1, to - 1), 'hex');
  const covered = Buffer.concat([file.subarray(0, first), file.subarray(to, to + rest)]);
  const { result } = asn1.fromBER(new Uint8Array(bytes).buffer);
  const cms = new SignedData({ schema: ContentInfo.fromBER(result.toBER()).content });
  return { cms, covered, begin: first, end: to, whole: to + rest };
}

/** By another implementation than the one that signed: WebCrypto through PKI.js. */
async function holds(file: Uint8Array): Promise<boolean> {
  try {
    const { cms, covered, whole } = opened(file);
    const data = new Uint8Array(covered).buffer;
    return whole === file.length && bindsItsCertificate(cms) && (await cms.verify({ signer: 0, data }));
  } catch {
    return false;
  }
}

/** The certificate that goes with it is the one that signed [RFC 5035]. */
function bindsItsCertificate({ signerInfos, certificates }: SignedData): boolean {
  const bound = Buffer.from((signerInfos[0]!.signedAttrs!.attributes[2]!.values[0] as asn1.Sequence).toBER());
  const [own] = certificates!;
  const hash = createHash('sha256').update(Buffer.from(own!.toSchema().toBER()));
  return bound.includes(hash.digest());
}

async function rsaKey(): Promise<SealKey> {
  const attributes = [{ name: 'commonName', value: 'A site of its own' }];
  const { private: key, cert } = await generate(attributes, { keySize: 2048, algorithm: 'sha256' });
  return openSeal(`${key}\n${cert}`);
}

test.each([
  ['the site’s own', () => Promise.resolve(ownKey)],
  ['RSA', rsaKey],
])('a PDF is sealed behind its last byte with a key that is %s', async (_, keyOf) => {
  const [plain, key] = [await letter(), await keyOf()];
  const file = Buffer.from(await sealedPdf(plain, key, AT));
  expect(file.subarray(0, plain.length).equals(plain)).toBe(true);
  expect(await holds(file)).toBe(true);
  const end = file.subarray(plain.length).toString('latin1');
  expect(end).toContain('/SubFilter /ETSI.CAdES.detached');
  expect(end).toContain('(D:20261121140509Z)');
});

test('the signature is a PAdES-B-B: the certificate is bound by its hash, and no second time is told', async () => {
  const { cms } = opened(await sealedPdf(await letter(), ownKey, AT));
  const [signer] = cms.signerInfos;
  const attributes = signer!.signedAttrs!.attributes;
  // Content type, message digest, signing-certificate-v2.
  expect(attributes.map(({ type }) => type)).toEqual([
    '1.2.840.113549.1.9.3',
    '1.2.840.113549.1.9.4',
    '1.2.840.113549.1.9.16.2.47',
  ]);
  expect(bindsItsCertificate(cms)).toBe(true);
  expect(signer!.unsignedAttrs).toBeUndefined();
  expect(cms.certificates!.map((one) => Buffer.from(one.toSchema().toBER()))).toEqual([
    Buffer.from(ownKey.certificates[0]!),
  ]);
});

test('one byte that is another breaks it, wherever it stands', async () => {
  const file = Buffer.from(await sealedPdf(await letter(), ownKey, AT));
  const { covered, begin, end } = opened(file);
  // Places among what is covered, as places of the file.
  const signed = Array.from({ length: 80 }, (_, at) => Math.floor((at * covered.length) / 80)).map((place) =>
    place < begin ? place : place - begin + end,
  );
  for (const place of [0, ...signed, begin + 400, file.length - 1]) {
    const altered = Buffer.from(file);
    altered[place]! ^= 1;
    expect([place, await holds(altered)]).toEqual([place, false]);
  }
  expect(await holds(Buffer.concat([file, Buffer.from(' ')]))).toBe(false);
});

test('the certificates of those who vouch for the site’s go with it', async () => {
  const ca = await generate([{ name: 'commonName', value: 'Larkspur CA' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  const own = await generate([{ name: 'commonName', value: 'Larkspur Clinic' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ca: { key: ca.private, cert: ca.cert },
  });
  const key = openSeal(`${own.private}\n${own.cert}\n${ca.cert}`);
  const file = await sealedPdf(await letter(), key, AT);
  expect(await holds(file)).toBe(true);
  const subjects = opened(file).cms.certificates!.map(
    (one) => new X509Certificate(Buffer.from(one.toSchema().toBER())).subject,
  );
  expect(subjects.sort()).toEqual(['CN=Larkspur CA', 'CN=Larkspur Clinic']);
});

const reader = spawnSync('pdfsig', ['-v']).error === undefined;

(reader ? test : test.skip)('a reader that is not ours says the same (poppler)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
  const said = (bytes: Uint8Array) => {
    writeFileSync(join(folder, 'letter.pdf'), bytes);
    return execFileSync('pdfsig', ['letter.pdf'], { cwd: folder, encoding: 'utf8' });
  };
  const file = Buffer.from(await sealedPdf(await letter(), ownKey, AT));
  expect(said(file)).toMatch(/Total document signed\s+- Signature Validation: Signature is Valid/);
  file[Math.floor(file.indexOf('/Contents') / 3)]! ^= 1;
  expect(said(file)).toMatch(/Signature Validation: Digest Mismatch/);
  rmSync(folder, { recursive: true });
});
