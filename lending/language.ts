/** The languages of the site, its mails and its reports; Dutch is the source. */
export type Language = 'nl' | 'en'
