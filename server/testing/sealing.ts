import { randomBytes, X509Certificate } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

type Kind = 'rsa' | 'p-256'
type Party = { certificate: pkijs.Certificate; pem: string; privateKey: CryptoKey }

/** A root and a certificate below it, as the settings have them; the root apart, as one trusts it. */
export async function sealSettings(kind: Kind, until = '2049-12-31') {
  const root = await party('Root', kind)
  const own = await party('Seal', kind, root, until)
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', own.privateKey))
  return {
    certificates: `${own.pem}${root.pem}`,
    key: `-----BEGIN PRIVATE KEY-----\n${pkcs8.toString('base64')}\n-----END PRIVATE KEY-----\n`,
    root: new X509Certificate(root.pem),
  }
}

async function party(name: string, kind: Kind, issuer?: Party, until = '2049-12-31'): Promise<Party> {
  const rsa = { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: Buffer.of(1, 0, 1), hash: 'SHA-256' }
  const algorithm = kind === 'rsa' ? rsa : { name: 'ECDSA', namedCurve: 'P-256' }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: Buffer.concat([Buffer.of(1), randomBytes(8)]) }),
    notBefore: new pkijs.Time({ value: new Date('2000-01-01T00:00:00Z') }),
    notAfter: new pkijs.Time({ value: new Date(`${until}T00:00:00Z`) }),
    extensions: [
      extension('2.5.29.19', new pkijs.BasicConstraints({ cA: issuer === undefined }).toSchema()),
      extension('2.5.29.15', new asn1js.BitString({ valueHex: Buffer.of(issuer ? 0xc0 : 0x04) })),
    ],
  })
  for (const [{ typesAndValues }, of] of [
    [certificate.subject, name],
    [certificate.issuer, issuer ? 'Root' : name],
  ] as const) {
    const value = new asn1js.Utf8String({ value: of })
    typesAndValues.push(new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value }))
  }
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(issuer?.privateKey ?? privateKey, 'SHA-256')
  const base64 = Buffer.from(certificate.toSchema().toBER()).toString('base64')
  return {
    certificate,
    pem: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    privateKey,
  }
}

const extension = (extnID: string, value: asn1js.BaseBlock) =>
  new pkijs.Extension({ extnID, critical: true, extnValue: value.toBER(), parsedValue: value })

/** The answer of an RFC 3161 authority to a request. */
export async function timeStampAnswer(request: Buffer, over?: Buffer): Promise<Buffer> {
  const asked = pkijs.TimeStampReq.fromBER(Uint8Array.from(request))
  const { certificate, privateKey } = await party('Authority', 'p-256')
  const info = new pkijs.TSTInfo({
    ...{ version: 1, policy: '1.2.3.4', genTime: new Date('2026-11-30T10:00:00Z') },
    messageImprint: over
      ? new pkijs.MessageImprint({
          hashAlgorithm: asked.messageImprint.hashAlgorithm,
          hashedMessage: new asn1js.OctetString({ valueHex: over }),
        })
      : asked.messageImprint,
    serialNumber: new asn1js.Integer({ value: 7 }),
  })
  const signed = new pkijs.SignedData({
    version: 3,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.9.16.1.4',
      eContent: new asn1js.OctetString({ valueHex: info.toSchema().toBER() }),
    }),
    certificates: [certificate],
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
      }),
    ],
  })
  await signed.sign(privateKey, 0, 'SHA-256')
  const token = new pkijs.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) })
  const answer = new pkijs.TimeStampResp({ status: new pkijs.PKIStatusInfo({ status: 0 }), timeStampToken: token })
  return Buffer.from(answer.toSchema().toBER())
}
