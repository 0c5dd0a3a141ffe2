// Run: node site-build/build.ts
process.env['NODE_ENV'] = 'production'
const { buildSite } = await import('./build-site.ts')
await buildSite()
export {}
