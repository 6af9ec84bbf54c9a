import * as asn1 from 'asn1js';
import { createHash, type KeyObject, sign } from 'node:crypto';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

/** With what a site seals its documents. */
export interface SealKey {
  /** Private, RSA or EC. */
  readonly key: KeyObject;
  /** X.509 in DER: its own first, then those that vouch for it. */
  readonly certificates: readonly Uint8Array[];
}

const SHA256 = '2.16.840.1.101.3.4.2.1';
const [DATA, SIGNED_DATA] = ['1.2.840.113549.1.7.1', '1.2.840.113549.1.7.2'];
const [CONTENT_TYPE, MESSAGE_DIGEST] = ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4'];
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const ALGORITHMS: Readonly<Record<string, string>> = {
  rsa: '1.2.840.113549.1.1.11',
  ec: '1.2.840.10045.4.3.2',
};

/**
 * A detached signature over these bytes (CMS, RFC 5652, in DER) as PAdES-B-B wants it [ETSI EN 319 142-1, table 1]: the
 * signing certificate is bound by its hash (RFC 5035), and the time stands in the PDF alone.
 */
export function cmsSignature(pieces: readonly Uint8Array[], { key, certificates }: SealKey): Uint8Array {
  const [own] = certificates;
  const signer = Certificate.fromBER(own!);
  const digest = pieces.reduce((hash, piece) => hash.update(piece), createHash('sha256')).digest();
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: SHA256 });
  // In the order of their DER, as a set wants it: each is longer than the one before.
  const attributes = [
    attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
    attribute(MESSAGE_DIGEST, octets(digest)),
    attribute(SIGNING_CERTIFICATE_V2, signingCertificate(own!)),
  ];
  const set = new asn1.Set({ value: attributes.map((one) => one.toSchema()) });
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
    digestAlgorithm,
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: ALGORITHMS[key.asymmetricKeyType!]! }),
    signature: octets(sign('sha256', Buffer.from(set.toBER()), key)),
  });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: certificates.map((der) => Certificate.fromBER(der)),
    signerInfos: [info],
  });
  const content = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

const attribute = (type: string, value: asn1.AsnType) => new Attribute({ type, values: [value] });
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: new Uint8Array(bytes).buffer });

/** SigningCertificateV2 of one ESSCertIDv2; SHA-256 is its default, and not told. */
function signingCertificate(der: Uint8Array): asn1.Sequence {
  const id = new asn1.Sequence({ value: [octets(createHash('sha256').update(der).digest())] });
  return new asn1.Sequence({ value: [new asn1.Sequence({ value: [id] })] });
}
