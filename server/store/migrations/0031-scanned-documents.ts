/** When a scanner found nothing in it; null without a scanner. */
export const statements = ['alter table case_file add column scanned_at timestamptz']
