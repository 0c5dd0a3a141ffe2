import type { ReactNode } from 'react'

const Icon = ({ children }: { children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 56 56" aria-hidden="true" focusable="false">
    {children}
  </svg>
)
const line = {
  fill: 'none',
  stroke: '#0b2545',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const steps = [
  <Icon key="find">
    <circle cx="24" cy="24" r="15" fill="#ffe4d1" />
    <circle cx="24" cy="24" r="12" {...line} />
    <path d="m33 33 12 12" {...line} stroke="#b8430a" strokeWidth={5} />
    <path d="M18 28v-6l6-5 6 5v6z" {...line} fill="#f26a1b" strokeWidth={2.4} />
  </Icon>,
  <Icon key="message">
    <path d="M8 12h40v26H26L15 47v-9H8z" fill="#dfe8f3" />
    <path d="M8 12h40v26H26L15 47v-9H8z" {...line} />
    <path d="M33 19c-2-2-9-2-9 6s7 8 9 6M20 23.500h9M20 27h8" {...line} stroke="#b8430a" />
  </Icon>,
  <Icon key="share">
    <rect x="8" y="15" width="40" height="27" rx="5" fill="#e0f2e7" />
    <rect x="8" y="15" width="40" height="27" rx="5" {...line} />
    <path d="M8 23h40" {...line} strokeWidth={5} />
    <path d="m29 34 4 4 8-8" {...line} stroke="#13693b" strokeWidth={4} />
  </Icon>,
  <Icon key="choose">
    <path d="M28 8c11 8 14 20 12 34H16C14 28 17 16 28 8z" fill="#ffe4d1" />
    <path d="M28 7v36" {...line} />
    <path d="M32 12c9 7 11 15 11 23H32z" {...line} fill="#f26a1b" />
    <path d="M24 17c-6 6-9 12-9 18h9z" {...line} fill="#fff" />
    <path d="M9 41h38l-5 8H14z" {...line} fill="#0b2545" />
  </Icon>,
]

const needs = [
  <Icon key="business">
    <path d="M10 24h36v22H10z" fill="#fff" />
    <path d="M10 24v22h36V24" {...line} />
    <path d="m8 12h40l4 12H4z" {...line} fill="#f26a1b" />
    <path d="M18 46V33h9v13M34 33h6v6h-6z" {...line} />
  </Icon>,
  <Icon key="account">
    <path d="M28 8 8 19h40z" {...line} fill="#dfe8f3" />
    <path d="M13 24v16M23 24v16M33 24v16M43 24v16" {...line} strokeWidth={4} />
    <path d="M8 46h40" {...line} strokeWidth={5} stroke="#b8430a" />
  </Icon>,
  <Icon key="turnover">
    <path d="M10 34h8v12h-8zM24 26h8v20h-8zM38 16h8v30h-8z" fill="#e0f2e7" />
    <path d="M10 34h8v12h-8zM24 26h8v20h-8zM38 16h8v30h-8z" {...line} />
    <path d="m8 24 13-10 9 4L45 6" {...line} stroke="#13693b" strokeWidth={4} />
  </Icon>,
  <Icon key="login">
    <circle cx="19" cy="36" r="11" {...line} fill="#fff1cf" />
    <path d="m27 28 18-18M38 17l6 6" {...line} strokeWidth={4} stroke="#b8430a" />
    <circle cx="16" cy="39" r="2.500" fill="#0b2545" />
  </Icon>,
]

export const StepIcon = ({ index }: { index: number }) => steps[index] ?? null
export const NeedIcon = ({ index }: { index: number }) => needs[index] ?? null
