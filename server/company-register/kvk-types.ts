import * as z from 'zod/mini'

/** The parts that we read of Zoeken 2.1 and Basisprofiel 1.5. Dutch names are the register's own. */
const text = z.optional(z.nullable(z.union([z.string().check(z.maxLength(2_000)), z.number()])))

const houseNumber = { huisnummer: text, huisletter: text, huisnummerToevoeging: text }

export const searchAnswer = z.object({
  resultaten: z.array(
    z.object({
      kvkNummer: z.string().check(z.regex(/^\d{8}$/)),
      vestigingsnummer: text,
      naam: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
      type: text,
      adres: z.optional(
        z.nullable(
          z.object({
            binnenlandsAdres: z.optional(
              z.nullable(z.object({ straatnaam: text, ...houseNumber, postcode: text, plaats: text })),
            ),
          }),
        ),
      ),
    }),
  ),
})
export type SearchAnswer = z.output<typeof searchAnswer>

const activity = z.object({ sbiCode: text, sbiOmschrijving: text, indHoofdactiviteit: text })
const address = z.object({ type: text, plaats: text })
const mainBranch = z.object({ eersteHandelsnaam: text, adressen: z.optional(z.nullable(z.array(address))) })
const owner = z.object({
  rechtsvorm: text,
  uitgebreideRechtsvorm: text,
  adressen: z.optional(z.nullable(z.array(address))),
})
const materialRegistration = z.object({ datumAanvang: text, datumEinde: text })

export const profileAnswer = z.object({
  kvkNummer: z.string().check(z.regex(/^\d{8}$/)),
  naam: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
  formeleRegistratiedatum: text,
  statutaireNaam: text,
  materieleRegistratie: z.optional(z.nullable(materialRegistration)),
  handelsnamen: z.optional(z.nullable(z.array(z.object({ naam: text })))),
  sbiActiviteiten: z.optional(z.nullable(z.array(activity))),
  _embedded: z.optional(
    z.nullable(
      z.object({ hoofdvestiging: z.optional(z.nullable(mainBranch)), eigenaar: z.optional(z.nullable(owner)) }),
    ),
  ),
})
export type ProfileAnswer = z.output<typeof profileAnswer>

export const registerError = z.object({ fout: z.array(z.object({ code: z.string() })) })
