import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { articlesPlugin } from './articles.config.ts'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [articlesPlugin(), reactRouter()],
  // The plain scripts of content and popup pages are built as ES modules and named by their hash (`?worker&url`).
  worker: { format: 'es' },
  // Nothing becomes a `data:` address, because the content security policy allows files of our own only.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A journey page in eight files: forty small ones compress worse (145 against 134 KB for about you).
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules/, priority: 2 },
                // What nearly every journey page shares; what one page alone needs stays with it.
                // The knowledge base runs no React in the browser, so that no journey page need carry its texts.
                { name: 'site', test: /\/(contract|lending|web(?!\/knowledge-base))\//, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
