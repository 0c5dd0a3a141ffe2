/** Why a session at the desk was ended from outside: null for a sign-out, and for older ones. */
export const statements = ['alter table desk_session add column ended_by text']
