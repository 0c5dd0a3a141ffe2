import type { X509Certificate } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { derOf, isStampOver, sha256, signingCertificate, timeStamp } from './seal.ts'

/** Throws unless the seal covers every byte, by the first of these certificates, which lead up to the last. */
export async function verifiedSeal(bytes: Buffer, trusted: readonly X509Certificate[]): Promise<void> {
  const reason = await refusalOf(bytes, trusted).catch(() => 'document, signature or certificate is another')
  if (reason) throw new Error(`The seal of the document is refused: ${reason}.`)
}

async function refusalOf(bytes: Buffer, trusted: readonly X509Certificate[]): Promise<string | null> {
  const text = bytes.toString('latin1')
  const [, open = 0, close = 0, rest = 0] = /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/.exec(text)?.map(Number) ?? []
  const [, hex] = /^<([0-9a-f]+)>$/.exec(text.slice(open, close)) ?? []
  if (!hex || close + rest !== bytes.length) return 'it does not cover the whole document'
  const padded = Buffer.from(hex, 'hex')
  const { result, offset } = asn1js.fromBER(padded)
  if (padded.subarray(offset).some((byte) => byte !== 0)) return 'something follows it'
  const signed = new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: result }).content })
  const [info, another] = signed.signerInfos
  // pkijs would check content that is in the signature, and not the document.
  if (!info || another || signed.encapContentInfo.eContent) return 'it is of another kind'
  const data = Uint8Array.from(Buffer.concat([bytes.subarray(0, open), bytes.subarray(close)])).buffer
  // Of those that it trusts pkijs does not ask whether they have expired.
  const trustedCerts = trusted.slice(-1).map(({ raw }) => pkijs.Certificate.fromBER(raw))
  const checks = { signer: 0, data, trustedCerts, checkChain: true, extendedMode: true } as const
  const { signatureVerified, signerCertificate } = await signed.verify(checks)
  const isOwn = signatureVerified && trusted[0]?.raw.equals(derOf(signerCertificate!))
  if (!isOwn) return 'it is not by the certificate that is trusted'
  const named = info.signedAttrs?.attributes.find(({ type }) => type === signingCertificate)
  if (!named || !derOf(named).includes(sha256(trusted[0]!.raw))) return 'it names another certificate'
  const stamp = info.unsignedAttrs?.attributes.find(({ type }) => type === timeStamp)
  const isRight = !stamp || (await isStampOver(stamp.values[0].toBER(), info.signature.getValue()))
  return isRight ? null : 'its time stamp is of another seal'
}

/** The file that a document of evidence carries, as it was put in. */
export function carriedBy(bytes: Buffer): Buffer {
  const start = bytes.indexOf('/Type /EmbeddedFile')
  const data = bytes.indexOf('stream\n', start) + 'stream\n'.length
  const [, length] = /\/Length (\d+)/.exec(bytes.toString('latin1', start, data)) ?? []
  if (start < 0 || length === undefined) throw new Error('The document carries no file.')
  return inflateSync(bytes.subarray(data, data + Number(length)))
}
