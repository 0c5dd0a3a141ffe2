import type { ReactNode } from 'react'

/** One adviser in a round frame; drawn by hand in the same few shapes. */
const Portrait = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <svg className="adviser" viewBox="0 0 80 80" aria-hidden="true" focusable="false">
    <circle cx="40" cy="40" r="40" fill={ground} />
    {children}
  </svg>
)

const Sanne = () => (
  <Portrait ground="#ffe4d1">
    <path d="M20 40c-3-24 8-30 20-30s24 7 20 32c-1 8 0 14 3 18H17c3-5 4-11 3-20z" fill="#b8430a" />
    <path d="M14 80c1-16 11-22 26-22s25 6 26 22z" fill="#0b2545" />
    <path d="M33 50h14v10c-3 5-11 5-14 0z" fill="#f0b48c" />
    <ellipse cx="40" cy="38" rx="13" ry="16" fill="#f8cba8" />
    <path d="M26 36c2-10 8-14 15-14 8 0 13 5 14 14-8 0-13-3-16-8-3 5-7 7-13 8z" fill="#b8430a" />
    <path d="M34 45c4 4 8 4 12 0" fill="none" stroke="#8a3208" strokeWidth="2" strokeLinecap="round" />
    <path d="M34 37v2M46 37v2" stroke="#0b2545" strokeWidth="2.6" strokeLinecap="round" />
  </Portrait>
)

const Youssef = () => (
  <Portrait ground="#dfe8f3">
    <path d="M13 80c1-16 12-22 27-22s26 6 27 22z" fill="#f26a1b" />
    <path d="M33 50h14v10c-3 5-11 5-14 0z" fill="#a8693f" />
    <ellipse cx="40" cy="37" rx="14" ry="17" fill="#c98a5b" />
    <path d="M26 42c0 12 6 16 14 16s14-4 14-16c-3 4-6 5-8 5H34c-2 0-5-1-8-5z" fill="#1d2433" />
    <path d="M25 34c-2-16 6-20 15-20s17 4 15 20c-2-5-4-8-6-9-6 2-12 2-18 0-3 1-5 4-6 9z" fill="#1d2433" />
    <path d="M35 48c3 2 7 2 10 0" fill="none" stroke="#f8cba8" strokeWidth="2" strokeLinecap="round" />
    <path d="M34 36v2M46 36v2" stroke="#0b2545" strokeWidth="2.6" strokeLinecap="round" />
  </Portrait>
)

const Marijke = () => (
  <Portrait ground="#e0f2e7">
    <path d="M14 80c1-16 11-22 26-22s25 6 26 22z" fill="#13693b" />
    <path d="M33 50h14v10c-3 5-11 5-14 0z" fill="#e5ab86" />
    <ellipse cx="40" cy="39" rx="13" ry="16" fill="#f4c4a2" />
    <path d="M25 40c-4-20 5-27 15-27s20 7 15 27c-1-9-4-13-8-15-7 3-12 2-15 0-4 3-6 7-7 15z" fill="#d9dde3" />
    <circle cx="40" cy="13" r="7" fill="#d9dde3" />
    <g fill="none" stroke="#0b2545" strokeWidth="2">
      <circle cx="34" cy="39" r="5" />
      <circle cx="46" cy="39" r="5" />
      <path d="M39 39h2" />
    </g>
    <path d="M35 48c3 3 7 3 10 0" fill="none" stroke="#8a3208" strokeWidth="2" strokeLinecap="round" />
  </Portrait>
)

/** FOOT-2: three adviser portraits. */
export const AdviserPortraits = ({ label }: { label: string }) => (
  <div className="advisers" role="img" aria-label={label}>
    <Sanne />
    <Youssef />
    <Marijke />
  </div>
)
