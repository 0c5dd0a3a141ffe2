import type { Branch, RegisterAddress, RegisterEntry } from '../seeded/entry.ts'

// Shapes a register entry the way Basisprofiel 1.5 answers.

export function basicProfile(entry: RegisterEntry, base: string): object {
  const self = `${base}/api/v1/basisprofielen/${entry.kvkNumber}`
  return {
    kvkNummer: entry.kvkNumber,
    indNonMailing: yesNo(entry.nonMailing),
    naam: entry.name,
    formeleRegistratiedatum: entry.registered,
    materieleRegistratie: materialRegistration(entry.began, entry.ended),
    ...(entry.workers === undefined ? {} : { totaalWerkzamePersonen: entry.workers }),
    ...(entry.rsin ? { statutaireNaam: entry.name } : {}),
    handelsnamen: entry.tradeNames.map((naam, volgorde) => ({ naam, volgorde })),
    sbiActiviteiten: entry.sbi.map((activity, index) => ({
      sbiCode: activity.code,
      sbiOmschrijving: activity.title,
      indHoofdactiviteit: yesNo(index === 0),
    })),
    _embedded: {
      eigenaar: owner(entry, base),
      ...(entry.main ? { hoofdvestiging: mainBranch(entry, entry.main, base) } : {}),
    },
    _links: { self: { href: self }, vestigingen: { href: `${self}/vestigingen` } },
  }
}

export function owner(entry: RegisterEntry, base: string): object {
  const profile = `${base}/api/v1/basisprofielen/${entry.kvkNumber}`
  return {
    ...(entry.rsin ? { rsin: entry.rsin } : {}),
    rechtsvorm: entry.legalForm,
    uitgebreideRechtsvorm: entry.extendedLegalForm,
    ...(entry.ownerAddress ? { adressen: [addressView(entry.ownerAddress)] } : {}),
    ...(entry.website ? { websites: [entry.website] } : {}),
    _links: { self: { href: `${profile}/eigenaar` }, basisprofiel: { href: profile } },
  }
}

export function mainBranch(entry: RegisterEntry, main: Branch, base: string): object {
  const profile = `${base}/api/v1/basisprofielen/${entry.kvkNumber}`
  return {
    vestigingsnummer: main.number,
    kvkNummer: entry.kvkNumber,
    formeleRegistratiedatum: main.registered,
    materieleRegistratie: materialRegistration(main.began, entry.ended),
    eersteHandelsnaam: main.name,
    indHoofdvestiging: 'Ja',
    indCommercieleVestiging: 'Ja',
    ...(entry.workers === undefined ? {} : { totaalWerkzamePersonen: entry.workers }),
    adressen: [addressView(main.address)],
    _links: {
      self: { href: `${profile}/hoofdvestiging` },
      vestigingen: { href: `${profile}/vestigingen` },
      basisprofiel: { href: profile },
      vestigingsprofiel: { href: `${base}/api/v1/vestigingsprofielen/${main.number}` },
    },
  }
}

export function branchList(entry: RegisterEntry, base: string): object {
  const all = [...(entry.main ? [entry.main] : []), ...entry.others]
  const profile = `${base}/api/v1/basisprofielen/${entry.kvkNumber}`
  return {
    kvkNummer: entry.kvkNumber,
    aantalCommercieleVestigingen: all.length,
    aantalNietCommercieleVestigingen: 0,
    totaalAantalVestigingen: all.length,
    vestigingen: all.map((branch) => ({
      vestigingsnummer: branch.number,
      kvkNummer: entry.kvkNumber,
      eersteHandelsnaam: branch.name,
      indHoofdvestiging: yesNo(branch === entry.main),
      indAdresAfgeschermd: yesNo(branch.address.shielded ?? false),
      indCommercieleVestiging: 'Ja',
      volledigAdres: branch.address.shielded ? undefined : wholeAddress(branch.address),
      _links: { vestigingsprofiel: { href: `${base}/api/v1/vestigingsprofielen/${branch.number}` } },
    })),
    _links: { self: { href: `${profile}/vestigingen` }, basisprofiel: { href: profile } },
  }
}

function materialRegistration(began: string, ended: string | undefined): object {
  return ended ? { datumAanvang: began, datumEinde: ended } : { datumAanvang: began }
}

function yesNo(value: boolean): 'Ja' | 'Nee' {
  return value ? 'Ja' : 'Nee'
}

/** The register pads between street and postcode, so a reader must not trust single spaces. */
function wholeAddress(address: RegisterAddress): string {
  const house = [address.houseNumber, address.houseLetter, address.houseAddition].filter((part) => part !== undefined)
  const first = `${address.street ?? ''} ${house.join(' ')}`.trim()
  return `${first.padEnd(48)}${address.postcode ?? ''} ${address.city}`
}

function addressView(address: RegisterAddress): object {
  if (address.shielded) return { type: address.type, indAfgeschermd: 'Ja' }
  return {
    type: address.type,
    indAfgeschermd: 'Nee',
    volledigAdres: wholeAddress(address),
    straatnaam: address.street,
    huisnummer: address.houseNumber,
    huisletter: address.houseLetter,
    huisnummerToevoeging: address.houseAddition,
    postbusnummer: address.postbox,
    postcode: address.postcode,
    plaats: address.city,
    land: 'Nederland',
  }
}
