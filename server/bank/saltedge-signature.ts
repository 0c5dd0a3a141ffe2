import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** Headers of a signed request: RSA-SHA256 over `expires|METHOD|url|body`; the time is at most an hour ahead. */
export function signRequest(
  privateKey: KeyObject,
  request: { method: string; url: string; body: string; nowMs: number },
): { 'Expires-at': string; Signature: string } {
  const expiresAt = String(Math.floor(request.nowMs / 1000) + 60)
  const signer = createSign('RSA-SHA256')
  signer.update(`${expiresAt}|${request.method}|${request.url}|${request.body}`)
  return { 'Expires-at': expiresAt, Signature: signer.sign(privateKey, 'base64') }
}

/** Whether a callback was signed by the aggregator: RSA-SHA256 over `url|raw body`, the url as set in its dashboard. */
export function isCallbackSigned(
  publicKey: string,
  callback: { url: string; rawBody: Buffer; signature: string },
): boolean {
  const verifier = createVerify('RSA-SHA256')
  verifier.update(`${callback.url}|`)
  verifier.update(callback.rawBody)
  try {
    return verifier.verify(publicKey, callback.signature, 'base64')
  } catch {
    return false
  }
}
