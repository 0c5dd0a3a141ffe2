import { describe, expect, test } from 'vitest'
import { mt940Around } from '#lending/testing/mt940-text.ts'
import { bookingsOf } from '#lending/testing/statement-text.ts'

const read = (text: string) =>
  bookingsOf(mt940Around([], 'NL44RABO0123456789', [':61:2603020302C1,00NTRFNONREF', `:86:${text}`]))

describe('CORE-3 keys of a text in MT940 whose value is nobody’s', () => {
  const keys =
    'ADDR CTRY ISDT IREF RREF CREF UDTR UCRD OAMT COAM PREF PURP SVCL ULTC ULTB ULTD BUSP OCMT CHGS EXCH NRTX PIND TRCD SWOC SWOD'
  test.each(keys.split(' '))('%s ends the value before it', (key) => {
    const expected = { counterpartyName: 'De Wit', description: 'nota 12', endToEndId: 'E-1' }
    expect(read(`/NAME/De Wit/${key}/X 1/REMI/nota 12/EREF/E-1`)).toMatchObject([expected])
    expect(read(`/EREF/E-1/${key}/X 1/NAME/De Wit/REMI/nota 12`)).toMatchObject([expected])
    expect(read(`/NAME/De Wit/REMI/nota 12/${key}/X 1/EREF/E-1`)).toMatchObject([expected])
  })
})
