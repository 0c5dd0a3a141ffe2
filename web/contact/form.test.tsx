import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import { resumeTexts } from '../resume/text.ts'
import { FormField } from './form.tsx'
import { contactTexts } from './text.ts'

const fieldOf = (hint?: string) =>
  renderToStaticMarkup(
    <Router ssrPath="/contact">
      <FormField form="call" name="phone" text={{ label: 'Telefoon', wrong: 'Fout.', ...(hint && { hint }) }}>
        {(attributes) => <input {...attributes} />}
      </FormField>
    </Router>,
  )

test('CONT-2 a field has its hint below the label and is described by it; one without a hint names none', () => {
  const hinted = fieldOf('Tien cijfers')
  expect(hinted).toContain('<p class="field-hint" id="call-phone-hint">Tien cijfers</p>')
  expect(hinted).toContain('aria-describedby="call-phone-hint call-phone-error"')
  const plain = fieldOf()
  expect(plain).not.toContain('field-hint')
  expect(plain).toContain('aria-describedby="call-phone-error"')
})

test.each(['nl', 'en'] as const)(
  'VAL-3 an error in %s has one line of a phone, for which there is room below the field',
  (language) => {
    const { callForm, messageForm } = contactTexts[language]
    const errors = [callForm, messageForm].flatMap(({ fields }) => Object.values(fields).map(({ wrong }) => wrong))
    expect(errors).toHaveLength(7)
    const { emailInvalid } = resumeTexts[language].link
    // At 390 px a line has room for some 43 letters.
    expect([...errors, emailInvalid].filter((error) => error.length > 41)).toEqual([])
  },
)
