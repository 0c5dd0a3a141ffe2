import type { Config } from '@react-router/dev/config'

/**
 * Every page is rendered once, at build time: content pages are complete HTML, journey pages are a shell that the browser
 * fills. No React runs on the server, so the server only hands out files (docs/decisions).
 */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
} satisfies Config
