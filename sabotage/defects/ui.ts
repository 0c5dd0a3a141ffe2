import type { LiteralDefect } from '../defect.ts'

/** Components. */
const ui: readonly LiteralDefect[] = [
  {
    row: 'UI-1',
    name: 'the large spinner is as small as the middle one',
    file: 'ui/buttons.css',
    from: `    inline-size: 3rem;
    block-size: 3rem;`,
    to: `    inline-size: 1.75rem;
    block-size: 1.75rem;`,
  },
  {
    row: 'UI-1',
    name: 'the gray spinner is dark',
    file: 'ui/buttons.css',
    from: `  .spinner-gray {
    color: var(--line-control);`,
    to: `  .spinner-gray {
    color: var(--blue);`,
  },
  {
    row: 'UI-1',
    name: 'a spinner without a size is large',
    file: 'ui/spinner.tsx',
    from: "size = 'md'",
    to: "size = 'lg'",
  },
  {
    row: 'UI-1',
    name: 'the spinner stands still',
    file: 'ui/buttons.css',
    from: `    animation: spinner-turn 0.9s linear infinite;
`,
    to: '',
  },
  {
    row: 'UI-2',
    name: 'a step that is done has no checkmark',
    file: 'ui/steps-list.tsx',
    from: "done: '✓'",
    to: "done: ''",
  },
  {
    row: 'UI-2',
    name: 'the active step has no loader',
    file: 'ui/steps-list.tsx',
    from: "state === 'active' && isLoading ?",
    to: "state === 'failed' && isLoading ?",
  },
  {
    row: 'UI-2',
    name: 'a step to come is not dimmed',
    file: 'ui/surfaces.css',
    from: `  .steps-item-upcoming .steps-label {
    color: var(--text-soft);`,
    to: `  .steps-item-upcoming .steps-label {
    color: var(--blue);`,
  },
  {
    row: 'UI-3',
    name: 'an accordion takes 0.5 s',
    file: 'ui/accordion.css',
    from: '      block-size var(--time),',
    to: '      block-size var(--time-slower),',
  },
  {
    row: 'UI-3',
    name: 'what is open at first is not scrolled to',
    file: 'web/plain/faq.ts',
    from: `  question.scrollIntoView()
`,
    to: '',
  },
  {
    row: 'UI-4',
    name: 'the tooltip shows after 400 ms',
    file: 'ui/tooltip.tsx',
    from: 'const showAfterMs = 300',
    to: 'const showAfterMs = 400',
  },
  {
    row: 'UI-4',
    name: 'the tooltip hides after 200 ms',
    file: 'ui/tooltip.tsx',
    from: 'const hideAfterMs = 100',
    to: 'const hideAfterMs = 200',
  },
  {
    row: 'UI-4',
    name: 'the tooltip is up to 30 rem wide',
    file: 'ui/overlays.css',
    from: 'max-inline-size: min(20rem, 90vw);',
    to: 'max-inline-size: min(30rem, 90vw);',
  },
  {
    row: 'UI-5',
    name: 'the content is 1900 px wide',
    file: 'ui/styles/tokens.css',
    from: '--content-max: 1440px;',
    to: '--content-max: 1900px;',
  },
  {
    row: 'UI-5',
    name: 'a step is 800 px wide',
    file: 'ui/styles/tokens.css',
    from: '--component-max: 710px;',
    to: '--component-max: 800px;',
  },
  {
    row: 'UI-5',
    name: 'windows move for 700 ms',
    file: 'ui/styles/tokens.css',
    from: '--time-slow: 300ms;',
    to: '--time-slow: 700ms;',
  },
  {
    row: 'UI-5',
    name: 'a modal comes up in 0.2 s',
    file: 'ui/overlays.css',
    from: 'transform var(--time-slow)',
    to: 'transform var(--time)',
  },
  {
    row: 'UI-5',
    name: 'a price range of the calculator stays on one line, wider than a phone with large words',
    file: 'web/styles/below.css',
    from: '    white-space: normal;',
    to: '    white-space: nowrap;',
  },
  {
    row: 'UI-5',
    name: 'a sheet of a phone is 95 % high',
    file: 'ui/styles/tokens.css',
    from: '--sheet-max: 80dvh;',
    to: '--sheet-max: 95dvh;',
  },
  {
    row: 'UI-5',
    name: 'the menu of a desktop begins at 1100 px',
    file: 'web/styles/bar.css',
    from: `  @media (width >= 1024px) {
    .bar-menu-button {`,
    to: `  @media (width >= 1280px) {
    .bar-menu-button {`,
  },
  {
    row: 'UI-5',
    name: 'the largest headings begin at 1280 px',
    file: 'ui/styles/base.css',
    from: '@media (width >= 1536px)',
    to: '@media (width >= 1280px)',
  },
  {
    row: 'UI-5',
    name: 'the four things one needs stand beside each other from 1024 px on',
    file: 'web/styles/below.css',
    from: '@media (width >= 1280px)',
    to: '@media (width >= 1024px)',
  },
  {
    row: 'UI-5',
    name: 'the footer changes at 640 px',
    file: 'web/styles/footer.css',
    from: '@media (width >= 768px)',
    to: '@media (width >= 640px)',
  },
  {
    row: 'UI-5',
    name: 'a step that changes does so in 0.3 s',
    file: 'ui/surfaces.css',
    from: `      color var(--time-slower),
`,
    to: `      color var(--time-slow),
`,
  },
  {
    row: 'UI-6',
    name: 'the primary colour is red',
    file: 'ui/styles/tokens.css',
    from: '--orange: #f26a1b;',
    to: '--orange: #e0301b;',
  },
  {
    row: 'UI-6',
    name: 'a warning looks like an error',
    file: 'ui/surfaces.css',
    from: `  .notice-warning {
    background: var(--amber-soft);`,
    to: `  .notice-warning {
    background: var(--red-soft);`,
  },
  {
    row: 'UI-6',
    name: 'a font that comes late is never shown on the first visit',
    file: 'ui/styles/base.css',
    from: 'font-display: swap;',
    to: 'font-display: optional;',
  },
  {
    row: 'UI-6',
    name: 'the questions of re-consent are pushed down by its form',
    file: 'web/reconsent/reconsent.css',
    from: '(width < 1024px) and (scripting: enabled)',
    to: '(width < 1024px) and (scripting: none)',
  },
  {
    row: 'UI-6',
    name: 'quiet words are too pale to read',
    file: 'ui/styles/tokens.css',
    from: '--text-soft: #47566d;',
    to: '--text-soft: #9aa5b5;',
  },
  {
    row: 'UI-5',
    name: 'an article is 900 px wide',
    file: 'web/knowledge-base/knowledge-base.css',
    from: `    gap: var(--space-6);
    max-inline-size: var(--component-max);`,
    to: `    gap: var(--space-6);
    max-inline-size: 900px;`,
  },
  {
    row: 'UI-5',
    name: 'a document is as wide as the content',
    file: 'web/styles/prose.css',
    from: 'max-inline-size: calc(var(--component-max) + 2 * var(--gutter));',
    to: 'max-inline-size: var(--content-max);',
  },
  {
    row: 'UI-6',
    name: 'the buttons of content pages are blue',
    file: 'ui/styles/actions.css',
    from: `    background: var(--orange);
    color: var(--blue);`,
    to: `    background: var(--blue);
    color: var(--white);`,
  },
]

export default ui
