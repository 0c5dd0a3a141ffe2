/** Names the process that handles a key's first request, so that the key is free when that process dies (CORE-7). */
export const statements = ['alter table idempotency add column holder bigint']
