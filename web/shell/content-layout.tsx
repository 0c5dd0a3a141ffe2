import { Outlet } from 'react-router'
import type { PageHandle } from '../page-kind.ts'

export const handle: PageHandle = { kind: 'content' }

export default function ContentLayout() {
  return <Outlet />
}
