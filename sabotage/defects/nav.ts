import type { Defects } from '../defect.ts'

/** The navigation bar and its menu. */
export default {
  'NAV-1 the logo is not counted': ['web/tracking track', "(f) => (it) => it.event !== 'logo_click' && f(it)"],
  'NAV-1 the logo leads to the questions': [
    'web/shell AppLink',
    "(O) => (props) => O(props.className === 'bar-logo' ? { ...props, to: 'faq' } : props)",
  ],
  'NAV-2 the mouse opens no section': ['web/plain followMouse', '() => () => undefined'],
  'NAV-2 the second section is gone': ['web/shell Knowledge', '() => () => null'],
  'NAV-3 a promo card is gone': ['web/shell Card', '(O) => (props) => props.picture !== creditPicture && O(props)'],
  'NAV-3 there are three questions instead of four': ['web/shell borrowQuestions', '(ids) => ids.slice(0, 3)'],
  'NAV-4 there are two cards with articles': ['web/shell articlePromos', '(promos) => promos.slice(1)'],
  'NAV-4 the links of the categories have no heading': [
    'web/shell List',
    "(O) => (props) => O({ ...props, title: '' })",
  ],
  'NAV-5 the contact link leads to the questions': [
    'web/shell PageLink',
    "(O) => ({ to, children }) => O({ to: to === 'contact' ? 'faq' : to, children })",
  ],
  'NAV-5 the English list of contacts is headed as another': [
    'web/shell List',
    "(O) => (props) => O({ ...props, title: props.title.replace('Talk to us', 'More from us') })",
  ],
  'NAV-6 the menu of a phone stays shut': ['web/styles css .bar-links', 'display: none'],
  'NAV-6 the sections of a phone’s menu stand open': [
    'web/shell Section',
    '(O) => (given) => ((it) => ({ ...it, props: { ...it.props, open: true, name: null } }))(O(given))',
  ],
  'NAV-7 the link of the current page leads on': [
    'web/shell PageLink',
    '() => ({ to, children }) => <AppLink to={to}>{children}</AppLink>',
  ],
  'NAV-7 the simple bar has no contact link': [
    'web/shell PageLink',
    "(O) => (props) => props.to !== 'contact' && O(props)",
  ],
  'NAV-8 the bar changes over 100 px': ['web/plain scrollRangePx', '() => 100'],
  'NAV-8 the bar scrolls away with the page': ['web/styles css .bar', 'position: static; inset: auto'],
} satisfies Defects
