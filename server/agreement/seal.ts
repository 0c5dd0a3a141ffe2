import { createHash, type X509Certificate } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { openUpstream } from '../outgoing/upstream.ts'

/** `sign` may ask a device or provider: SHA-256 with the first certificate's key, an elliptic signature as DER. */
export type Signer = { certificates: readonly X509Certificate[]; sign: (bytes: Buffer) => Promise<Buffer> }
/** The RFC 3161 token over the bytes of a signature. */
export type Stamp = (signature: Buffer) => Promise<Buffer>

const [data, signedData] = ['1.2.840.113549.1.7.1', '1.2.840.113549.1.7.2']
const [contentType, messageDigest] = ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4']
export const [signingCertificate, timeStamp] = ['1.2.840.113549.1.9.16.2.47', '1.2.840.113549.1.9.16.2.14'] as const
const rsaWithSha256 = { algorithmId: '1.2.840.113549.1.1.11', algorithmParams: new asn1js.Null() }
/** Bytes for the signature: 2 to 4 kB with a chain, 6 to 8 kB more for a time stamp. */
const room = 16_384
const rangeHole = [9_999_999_991, 9_999_999_992, 9_999_999_993]

export const sha256 = (...parts: Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
export const derOf = (of: { toSchema(): unknown }): Buffer => Buffer.from((of.toSchema() as asn1js.BaseBlock).toBER())
const sha256Algorithm = () => new pkijs.AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' })
const octets = (valueHex: Buffer) => new asn1js.OctetString({ valueHex })
const attribute = (type: string, value: unknown) => new pkijs.Attribute({ type, values: [value] })

/** For a PDF: the signature before there is one. */
export const placeOfSeal = (at: Date, reason: string, name: string) => ({
  ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached', M: at },
  ...{ Reason: new String(reason), Name: new String(name) },
  ...{ ByteRange: [0, ...rangeHole], Contents: new Uint8Array(room) },
})

/** Fills the place of the seal: PAdES B-B, and B-T with a stamp. No other byte changes. */
export async function sealed(pdf: Buffer, signer: Signer, stamp?: Stamp): Promise<Buffer> {
  const bytes = Buffer.from(pdf)
  const hole = `0 ${rangeHole.join(' ')}`
  const [range, open] = [bytes.indexOf(hole), bytes.indexOf(`<${'00'.repeat(room)}>`)]
  if (range < 0 || open < 0) throw new Error('The document has no place for a seal.')
  const close = open + room * 2 + 2
  bytes.write(`0 ${open} ${close} ${bytes.length - close}`.padEnd(hole.length), range, 'latin1')
  const seal = await signatureOver(sha256(bytes.subarray(0, open), bytes.subarray(close)), signer, stamp)
  if (seal.length > room) throw new Error(`The seal has ${seal.length} bytes, and ${room} are free for it.`)
  bytes.write(seal.toString('hex'), open + 1, 'latin1')
  return bytes
}

async function signatureOver(digest: Buffer, { certificates, sign }: Signer, stamp?: Stamp): Promise<Buffer> {
  const all = certificates.map(({ raw }) => pkijs.Certificate.fromBER(raw))
  const { issuer, serialNumber, subjectPublicKeyInfo } = all[0]!
  const attributes = attributesOf(digest, all[0]!)
  const signature = await sign(Buffer.from(new asn1js.Set({ value: attributes.map((one) => one.toSchema()) }).toBER()))
  const isRsa = subjectPublicKeyInfo.algorithm.algorithmId === '1.2.840.113549.1.1.1'
  const signerInfo = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm: sha256Algorithm(),
    signatureAlgorithm: new pkijs.AlgorithmIdentifier(isRsa ? rsaWithSha256 : { algorithmId: '1.2.840.10045.4.3.2' }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
    signature: octets(signature),
  })
  if (stamp) {
    const token = attribute(timeStamp, asn1js.fromBER(await stamp(signature)).result)
    signerInfo.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({ type: 1, attributes: [token] })
  }
  const content = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: data }),
    digestAlgorithms: [sha256Algorithm()],
    certificates: all,
    signerInfos: [signerInfo],
  })
  return derOf(new pkijs.ContentInfo({ contentType: signedData, content: content.toSchema(true) }))
}

/** Shortest first, as DER sorts a set; pkijs keeps the order. PAdES takes the time of signing from the PDF. */
function attributesOf(digest: Buffer, own: pkijs.Certificate): pkijs.Attribute[] {
  const sequence = (...value: unknown[]) => new asn1js.Sequence({ value: value as asn1js.BaseBlock[] })
  const issuer = sequence(new pkijs.GeneralName({ type: 4, value: own.issuer }).toSchema())
  // SHA-256 is the default of its kind, and left out.
  const id = sequence(octets(sha256(derOf(own))), sequence(issuer, own.serialNumber))
  return [
    attribute(contentType, new asn1js.ObjectIdentifier({ value: data })),
    attribute(messageDigest, octets(digest)),
    attribute(signingCertificate, sequence(sequence(id))),
  ]
}

/** Asks the authority (RFC 3161) once; an `UpstreamError` when it is down, so that a job comes back to it. */
export function openTimeStamp(url: string): Stamp {
  const authority = openUpstream({ name: 'time-stamp', baseUrl: url, maxAnswerBytes: 100_000 })
  return async (signature) => {
    const [hashAlgorithm, hashedMessage] = [sha256Algorithm(), octets(sha256(signature))]
    const messageImprint = new pkijs.MessageImprint({ hashAlgorithm, hashedMessage })
    const token = await authority.send({
      ...{ method: 'POST', path: '', isRepeatable: false, encoding: 'latin1' },
      headers: () => ({ 'content-type': 'application/timestamp-query' }),
      body: Uint8Array.from(derOf(new pkijs.TimeStampReq({ version: 1, messageImprint, certReq: true }))),
      read: (answer) => derOf(pkijs.TimeStampResp.fromBER(Buffer.from(answer, 'latin1')).timeStampToken!),
    })
    const isOurs = await isStampOver(Uint8Array.from(token).buffer, Uint8Array.from(signature).buffer)
    if (!isOurs) throw new Error('The time stamp is not for this seal.')
    return token
  }
}

/** Whether the token is over this signature, and signed by the certificate in it. */
export function isStampOver(token: ArrayBuffer, signature: ArrayBuffer): Promise<boolean> {
  const stamp = new pkijs.SignedData({ schema: pkijs.ContentInfo.fromBER(token).content })
  return stamp.verify({ signer: 0, data: signature }).catch(() => false)
}
