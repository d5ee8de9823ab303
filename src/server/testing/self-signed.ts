// A certificate that signs itself, for tests of TLS: X.509 written byte by byte, since Node has
// nothing that makes one.

import { generateKeyPairSync, sign } from 'node:crypto';

const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
  extensions: 0xa3,
  ipAddress: 0x87,
  dnsName: 0x82,
} as const;

/** One value of DER: tag, length, bytes. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), body]);
  const bytes = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), body]);
}

const oid = (hex: string): Buffer => der(TAG.oid, Buffer.from(hex, 'hex'));
const OIDS = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  subjectAltName: '551d11',
} as const;

const utc = (at: Date): Buffer => {
  const digits = at.toISOString().replaceAll(/[-:T]/gu, '').slice(2, 14);
  return der(TAG.utcTime, Buffer.from(`${digits}Z`));
};

/** A key and its certificate for localhost and 127.0.0.1, in PEM, good for a day. */
export function selfSigned(name = 'localhost'): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(TAG.sequence, oid(OIDS.ecdsaWithSha256));
  const common = der(TAG.sequence, oid(OIDS.commonName), der(TAG.utf8, Buffer.from(name)));
  const subject = der(TAG.sequence, der(TAG.set, common));
  const names = der(
    TAG.sequence,
    der(TAG.dnsName, Buffer.from('localhost')),
    der(TAG.ipAddress, Buffer.from([127, 0, 0, 1])),
  );
  const extension = der(TAG.sequence, oid(OIDS.subjectAltName), der(TAG.octets, names));
  const now = Date.now();
  const dayMs = 86_400_000;
  const body = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1])),
    algorithm,
    subject,
    der(TAG.sequence, utc(new Date(now - dayMs)), utc(new Date(now + dayMs))),
    subject,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(TAG.extensions, der(TAG.sequence, extension)),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = der(TAG.sequence, body, algorithm, der(TAG.bits, Buffer.from([0]), signature));
  const base64 = whole
    .toString('base64')
    .replaceAll(/(.{64})/gu, '$1\n')
    .trimEnd();
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
}
