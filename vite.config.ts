import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [reactRouter()],
  // The plain scripts of content and popup pages are built as ES modules and named by their hash (`?worker&url`).
  worker: { format: 'es' },
  // Nothing becomes a `data:` address, because the content security policy allows files of our own only.
  build: { assetsInlineLimit: 0 },
})
