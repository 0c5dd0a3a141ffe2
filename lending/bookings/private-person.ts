import { normaliseText } from '#lending/normalise-text.ts'

/** Given names of which most people in the Netherlands bear one (lists of CBS and SVB), and words for relatives. */
const givenNames = new Set(
  'jan johannes johan hans piet pieter peter kees cornelis willem wim henk hendrik gerrit gert dirk klaas jaap jacob koen tom thomas tim daan sem lucas luuk lars bram max milan noah finn jesse ruben stijn thijs mark martijn marco michiel maarten paul rob robert ron erik frank fred frans jeroen joost bas bart sander dennis rene richard patrick mohamed mohammed ahmed ali mustafa omar youssef hassan mehmet murat emre maria anna johanna elisabeth cornelia wilhelmina hendrika anja ans annie bea carla corrie els emma eva fatima femke floor greet ingrid irene janneke jolanda julia karin kim lisa lotte marieke marijke marja mia mieke monique nicole nina noor patricia petra ria ruud sanne sara saskia sophie susan tessa truus wilma yvonne zoe oma opa tante oom papa mama pa ma broer zus neef nicht vriend vriendin buurman buurvrouw'.split(
    ' ',
  ),
)

export const isGivenName = (word: string): boolean => givenNames.has(word)

const betweenNames = new Set("van de der den ter ten te het 't el al la le di da von bin ben op in".split(' '))
const title = /^(?:de )?(?:(?:hr|heer|dhr|mw|mevr|mevrouw|fam|familie)\.?|(?:drs|ir|ing|dr)\.) /
const andOther = / (?:e\/o|en\/of|en|eo|cj) .*$/
/** `Vries, M. de` and `Jansen J`; never `Uber B.V.`. */
const initialsLast =
  /^[a-z'-]{2,},? (?!(?:b\.?v|n\.?v)\b)[a-z]\.?(?: ?[a-z]\.){0,3}(?: (?:van|de|der|den|ter|ten|te))*$/
const initial = /^[a-z]\.?$/
const initialsTogether = /^[a-z]{2,3}$/

/** Ends a name, with points, spaces or none; of two letters those that are rarely initials, which follow a comma. */
const legalForm =
  /(?<!,) (?:(?:[bn]\.? ?v|v\.? ?o\.? ?f|c\.? ?v|u\.? ?a|a\.? ?g|s\.? ?a(?:\.? ?s)?|s\.? ?a? ?\.? ?r\.? ?l|s\.? ?p\.? ?a|sp\.? ?z ?o\.? ?o)\.?|a\/s|bvba|sprl|gmbh(?: & co\.? kg)?|ohg|gbr|e\.? ?v\.?|ltd\.?|limited|llc|llp|plc|inc\.?|asbl|vzw|aps|oyj)$/

/** Whether a name is a person's: a title, initials or a given name before one family name, and nothing else. */
export function isPrivatePerson(name: string): boolean {
  const plain = normaliseText(name).replace(/\s+/g, ' ')
  if (legalForm.test(plain)) return false
  if (title.test(plain)) return true
  const words = plain.replace(andOther, '').split(/(?<=\.)(?=[a-z])| /)
  const family = words.pop() ?? ''
  const before = words.length
  while (words.length > 0 && betweenNames.has(words.at(-1)!)) words.pop()
  const [first] = words
  if (first === undefined) return false
  if (initialsLast.test(plain) && !givenNames.has(family)) return true
  if (!/^[a-z'-]{2,}$/.test(family) || businessWords.has(family)) return false
  if (words.every((word) => initial.test(word))) return true
  const isShort = words.length < before && words.length === 1 && initialsTogether.test(first)
  return isShort || (givenNames.has(first) && words.length <= 3)
}

/** Endings of a company's name where a family name would stand. */
const businessWords = new Set(
  'bv nv vof cv bank bouw beheer holding advies transport techniek shop media design'.split(' '),
)

/** The family name, as far as it says something; relatives and a second account share it. */
export function familyNameOf(name: string): string | null {
  const plain = normaliseText(name).replace(/\s+/g, ' ')
  const words = plain.replace(andOther, '').match(/[a-z'-]{3,}/g) ?? []
  const names = words.filter(
    (word) =>
      !betweenNames.has(word) && !givenNames.has(word) && !/^(?:dhr|mevr|mevrouw|heer|drs|ing|fam|familie)$/.test(word),
  )
  return (initialsLast.test(plain) ? names[0] : names.at(-1)) ?? null
}
