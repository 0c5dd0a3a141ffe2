/** Whether a text can be an e-mail address; the server judges it again, and only the mail proves it. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim()) && text.length <= 200
