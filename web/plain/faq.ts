/** FAQ-1, FAQ-2: the questions page, which is complete without this. */
export function startFaq(active: string | null): void {
  const place = document.querySelector<HTMLElement>('[data-faq]')
  if (!place) return
  startCategories(place)
  if (active) openQuestion(place, active)
}

/** The dropdown and the buttons are one choice in two shapes; an empty value shows all categories. */
function startCategories(place: HTMLElement): void {
  const select = place.querySelector<HTMLSelectElement>('[data-faq-select]')
  const buttons = [...place.querySelectorAll<HTMLElement>('[data-faq-button]')]
  const show = (chosen: string) => {
    for (const category of place.querySelectorAll<HTMLElement>('[data-faq-category]')) {
      category.hidden = chosen !== '' && category.dataset['faqCategory'] !== chosen
    }
    for (const button of buttons) button.ariaPressed = String(button.dataset['faqButton'] === chosen)
    if (select) select.value = chosen
  }
  select?.addEventListener('change', () => show(select.value))
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const isChosen = button.ariaPressed === 'true'
      show(isChosen ? '' : (button.dataset['faqButton'] ?? ''))
      if (place.getBoundingClientRect().top < 0) place.scrollIntoView()
    })
  }
  // A browser that goes back fills in the dropdown as it was left.
  if (select?.value) show(select.value)
}

/**
 * UI-3, ROUTE-20: scrolls the initially open question into view, and takes it along to the other language. The
 * address's name is compared, never used as a selector.
 */
function openQuestion(place: HTMLElement, active: string): void {
  const question = [...place.querySelectorAll('details')].find(({ id }) => id === active)
  if (!question) return
  question.open = true
  const twin = document.querySelector<HTMLAnchorElement>('.bar-language')
  if (twin) twin.search = location.search
  question.scrollIntoView()
}
