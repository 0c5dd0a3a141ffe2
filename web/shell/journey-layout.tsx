import { Outlet } from 'react-router'
import type { PageHandle } from '../page-kind.ts'

export const handle: PageHandle = { kind: 'journey' }

export default function JourneyLayout() {
  return <Outlet />
}
