import { siteFile } from '#lending/policy/lender-rows.ts'
import { policyOfFile } from '#lending/policy/lender-policy.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'

/** The policy that the pages of a site show, and its tester mode decides by: the lender's for whom it is built. */
export const sitePolicy: Policy = siteFile ? policyOfFile(siteFile, ownPolicy) : ownPolicy
