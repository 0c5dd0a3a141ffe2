import type { DocumentSection } from '../../documents/document.tsx'

export type GuideText = {
  title: string
  pageTitle: string
  description: string
  eyebrow: string
  intro: string
  print: string
  sections: readonly DocumentSection[]
  next: string
}
