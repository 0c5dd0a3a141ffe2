import { createPrivateKey, KeyObject, randomBytes, sign, webcrypto, X509Certificate } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { Settings } from '../settings/settings.ts'
import { certificatesIn } from '../settings/values.ts'
import { derOf, openTimeStamp, type Signer, type Stamp } from './seal.ts'

/** To seal with, and what `verifiedSeal` trusts: the certificate's own chain. */
type Seal = { signer: Signer; trusted: readonly X509Certificate[]; stamp: Stamp | undefined; isMadeUp: boolean }

/** Null in production without a certificate, where agreements are countersigned without a seal. */
export async function openSeal({ seal, production }: Pick<Settings, 'seal' | 'production'>): Promise<Seal | null> {
  const stamp = seal.timestampUrl === null ? undefined : openTimeStamp(seal.timestampUrl)
  const { certificates, key } = seal
  const isMadeUp = certificates === null || key === null
  if (isMadeUp && production) return null
  const signer = isMadeUp ? await (madeUp ??= makeUp()) : signerOf(certificatesIn(certificates), createPrivateKey(key))
  return { signer, trusted: signer.certificates, stamp, isMadeUp }
}

const signerOf = (certificates: X509Certificate[], key: KeyObject): Signer => ({
  certificates,
  sign: async (bytes) => sign('sha256', bytes, key),
})

/** One for this process. */
let madeUp: Promise<Signer> | undefined

async function makeUp(): Promise<Signer> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const parsedValue = new pkijs.BasicConstraints({ cA: true })
  const extnValue = parsedValue.toSchema().toBER()
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: Buffer.concat([Buffer.of(1), randomBytes(8)]) }),
    // Of every day that a demonstration's clock may be set to.
    notBefore: new pkijs.Time({ value: new Date('2000-01-01T00:00:00Z') }),
    notAfter: new pkijs.Time({ value: new Date('2049-12-31T00:00:00Z') }),
    extensions: [new pkijs.Extension({ extnID: '2.5.29.19', critical: true, extnValue, parsedValue })],
  })
  const name = new asn1js.Utf8String({ value: 'Vlot demonstratie – geen echt zegel' })
  for (const { typesAndValues } of [certificate.issuer, certificate.subject])
    typesAndValues.push(new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value: name }))
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  return signerOf([new X509Certificate(derOf(certificate))], KeyObject.from(privateKey))
}
