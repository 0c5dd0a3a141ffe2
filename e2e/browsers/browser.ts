/** A node of the page, by the id that the browser's own protocol gives it. */
export type Handle = string
export type WindowId = string

/** A journey's demands on a browser; `webkit.ts` and `firefox.ts` speak each browser's protocol. */
export interface Browser {
  readonly name: string
  /** Makes every page of this width from now on, also those of windows that a page opens. */
  setWidth(width: number): Promise<void>
  goTo(address: string): Promise<void>
  /** Runs the text of a function in the page and resolves with what it gives, as JSON. */
  run<Value>(functionText: string, ...given: readonly string[]): Promise<Value>
  /** The element that the text of a function gives; null when it gives none. */
  find(functionText: string, ...given: readonly string[]): Promise<Handle | null>
  /** A real click: it counts as the visitor's own, so a page may open a window in it. */
  click(element: Handle): Promise<void>
  type(element: Handle, text: string): Promise<void>
  choose(input: Handle, file: string): Promise<void>
  windows(): Promise<WindowId[]>
  use(window: WindowId): Promise<void>
  /** The window in use. */
  current(): WindowId
  forgetCookies(): Promise<void>
  close(): Promise<void>
}

export const phoneWidth = 390
export const windowHeight = 844
