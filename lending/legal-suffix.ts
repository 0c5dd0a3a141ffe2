/** CONST-1: how the names of most Dutch companies end. */
export const legalFormSuffix = 'b.v.'

/** The same as a word without dots. */
export const legalFormWord = legalFormSuffix.replaceAll('.', '')

const ending = new RegExp(`[\\s,]+${[...legalFormWord].join('\\.?\\s?')}\\.?\\s*$`, 'i')

/** CONST-1: a company's name without its legal form; `BV`, `B.V.` and `b.v.` are the same. */
export const withoutLegalForm = (name: string): string => name.replace(ending, '').trim()
