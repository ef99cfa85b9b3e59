import type { Language, Role } from '@rubrica/api-client/contract';

/** The user who makes a call, as identified by their session. */
export interface Caller {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  loggedInBefore: boolean;
  session: {
    id: string;
    endsAt: Date;
    /** The admin who opened the session by a forced login. */
    forcedBy: { id: string; name: string } | null;
  };
}
