import { lender, nameInFiles } from '#lending/this-lender.ts'
import type { ReactNode } from 'react'

/** A whole day as a calendar takes it (RFC 5545), with a reminder at nine in the morning. */
export function calendarFile(day: string, summary: string): string {
  const date = day.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${lender.name}//${lender.name}//NL`,
    'BEGIN:VEVENT',
    `UID:${date}@${nameInFiles}`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${summary.replaceAll(/[\\;,]/g, String.raw`\$&`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${lender.name}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

type CalendarLinkProps = { day: string; summary: string; children: ReactNode }

/** Puts a day in the visitor's own calendar: no address is asked for it, and nothing is kept. */
export const CalendarLink = ({ day, summary, children }: CalendarLinkProps) => (
  <a
    className="calendar-link"
    download={`${nameInFiles}-${day}.ics`}
    href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(day, summary))}`}
  >
    {children}
  </a>
)
