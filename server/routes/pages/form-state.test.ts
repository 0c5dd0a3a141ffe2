import { expect, test } from 'vitest'
import { withFormState } from './form-state.ts'

const page = [
  '<div id="call-summary" hidden="">Er klopt iets niet.</div>',
  '<input class="control" id="call-name" name="name"/><p><span id="call-name-words" hidden="">Vul je naam in.</span></p>',
  '<input class="control" id="call-phone" name="phone"/><p><span id="call-phone-words" hidden="">Tien cijfers.</span></p>',
  '<select class="control" id="call-preferredMoment"><option value="any" selected="">A</option><option value="evening">B</option></select>',
  '<div id="message-summary" hidden=""></div><input id="message-name" name="name"/><textarea class="a" id="message-message" rows="5"></textarea>',
].join('\n')

test('CONT-2 VAL-3 the wrong field is marked and its words are shown, and every value is kept', () => {
  const values = { form: 'call', name: 'Jan', phone: '06', preferredMoment: 'evening' }
  const html = withFormState(page, { form: 'call', values, wrong: ['phone'] })
  expect(html).toContain('<div id="call-summary">')
  expect(html).toContain('<input class="control" id="call-name" value="Jan" name="name"/>')
  expect(html).toContain('<span id="call-name-words" hidden="">')
  expect(html).toContain('id="call-phone" aria-invalid="true" value="06"')
  expect(html).toContain('<span id="call-phone-words">')
  expect(html).toContain('<option value="any">A</option><option value="evening" selected="">B</option>')
  expect(html).toContain('<input id="message-name" name="name"/>')
  expect(html).toContain('<div id="message-summary" hidden="">')
})

test('what was filled in is text and stays text', () => {
  const nasty = '"><script>alert(1)</script>$& $1 \\'
  const html = withFormState(page, { form: 'message', values: { message: nasty, name: nasty }, wrong: ['subject'] })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;$&#38; $1 \\</textarea>')
})

test('a field that no form has changes nothing, whatever its name', () => {
  const values = { 'na(me': 'x', '.*': 'y', constructor: 'z', summary: 'q' }
  const shown = page.replace('id="message-summary" hidden=""', 'id="message-summary"')
  expect(withFormState(page, { form: 'message', values, wrong: ['.*', 'unknown'] })).toBe(shown)
})
