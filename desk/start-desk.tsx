// First, since it names the layers in their order.
import './styles/desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './app.tsx'
import { queryClient } from './api/query-client.ts'

const place = document.getElementById('desk')
if (!place) throw new Error('The page has no place for the desk.')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <DeskApp />
    </QueryClientProvider>
  </StrictMode>,
)
