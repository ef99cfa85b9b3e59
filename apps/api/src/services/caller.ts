import type { Language, Role } from '@rubrica/api-client/contract';

/** Who is asking, by their session. */
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
    /** The admin behind a forced login. */
    forcedBy: { id: string; name: string } | null;
  };
}
