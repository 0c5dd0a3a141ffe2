import { expect, test } from 'vitest'
import { bannerMessage } from './flags.ts'

const config = { message: 'Vannacht werken we aan de site.', messageEnglish: 'We work on the site tonight.' }

test('BANNER-1 a treatment other than off with a message is a banner, in the language of the page', () => {
  const dutch = { text: config.message, language: 'nl' }
  expect(bannerMessage({ treatment: 'on', config }, 'nl')).toEqual(dutch)
  expect(bannerMessage({ treatment: 'blue', config }, 'en')).toEqual({ text: config.messageEnglish, language: 'en' })
  expect(bannerMessage({ treatment: 'on', config: { message: config.message } }, 'en')).toEqual(dutch)
})

test.each([
  ['the treatment is off', { treatment: 'off', config }],
  ['there is no treatment', { config }],
  ['there is no configuration', { treatment: 'on' }],
  ['the configuration is a list', { treatment: 'on', config: [config] }],
  ['the configuration is a text', { treatment: 'on', config: config.message }],
  ['the message is no text', { treatment: 'on', config: { message: { nl: 'Hallo' } } }],
  ['the message is empty', { treatment: 'on', config: { message: '' } }],
  ['the value is no object', 'on'],
  ['there is no value', undefined],
])('BANNER-1 there is no banner when %s', (_why, value) => {
  expect(bannerMessage(value, 'nl')).toBeNull()
})
