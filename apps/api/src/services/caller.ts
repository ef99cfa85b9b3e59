import type { Language, Role, SessionId, UserId } from '@rubrica/api-client/contract';

/** The user who makes a call, as identified by their session. */
export interface Caller {
  id: UserId;
  name: string;
  email: string;
  role: Role;
  language: Language;
  loggedInBefore: boolean;
  session: {
    id: SessionId;
    endsAt: Date;
    /** The admin who opened the session by a forced login. */
    forcedBy: { id: UserId; name: string } | null;
  };
  /** The name of the token for publishing that stands for the session; it allows a few calls only. */
  publishToken?: string;
}

/** Of a caller, what decides which objects they see. */
export type Viewer = Pick<Caller, 'id' | 'role'>;
