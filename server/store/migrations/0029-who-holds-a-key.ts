/** A key's first request is over once the process that has it is: its presence ends then (CORE-7). */
export const statements = ['alter table idempotency add column holder bigint']
