import type { Role, ServerEventName, Topic, UserId, Watch, WatchOf } from '@rubrica/api-client/contract';
import type { Database } from '../db/database.ts';
import type { Caller } from '../services/caller.ts';
import { ForbiddenError, UnauthenticatedError } from '../services/errors/errors.ts';
import { requireVisible } from './authorize.ts';
import type { Visible } from './visible/visible.ts';
import { visibleTaskTakens } from './visible/attempts.ts';
import { visibleChatThreads } from './visible/chat.ts';
import { visibleWhatsAppCampaigns } from './visible/whatsapp.ts';

const admin = ['admin'] as const;
const staff = ['admin', 'assistant'] as const;
const everyone = ['student', 'parent', 'assistant', 'admin'] as const;

/** Who may watch a topic. One with an id also says to whom its objects are visible. */
type TopicRule<Name extends Topic> = { roles: readonly Role[] } & (WatchOf<Name> extends { id: string }
  ? { visible: Visible }
  : unknown);

/** Who may watch each topic, and of which objects. No other place decides. */
export const topicPolicy = {
  chat: { roles: everyone, visible: visibleChatThreads },
  inbox: { roles: staff },
  marking: { roles: staff, visible: visibleTaskTakens },
  answering: { roles: staff, visible: visibleChatThreads },
  attempt: { roles: ['student'], visible: visibleTaskTakens },
  jobs: { roles: admin },
  whatsapp: { roles: admin },
  campaign: { roles: admin, visible: visibleWhatsAppCampaigns },
} as const satisfies { [Name in Topic]: TopicRule<Name> };

/** To whom an event may be sent: to people themselves, on all their pages, and to those who watch one of these topics. */
interface EventRule {
  users?: true;
  topics?: readonly Topic[];
}

/** To whom each event may be sent. An event without a line does not compile, nor does sending one to anybody else. */
export const eventPolicy = {
  'chat-changed': { users: true, topics: ['chat'] },
  'chat-typing': { topics: ['chat'] },
  'inbox-changed': { topics: ['inbox'] },
  'notices-changed': { users: true },
  'job-changed': { topics: ['jobs'] },
  'report-file-changed': { users: true },
  'whatsapp-sessions-changed': { topics: ['whatsapp'] },
  'campaign-changed': { topics: ['campaign', 'whatsapp'] },
  'attempt-changed': { topics: ['attempt'] },
  'presence-changed': { topics: ['marking', 'answering'] },
  // Sent by the socket itself, as its last event.
  'session-ended': {},
} as const satisfies Record<ServerEventName, EventRule>;

type TopicsOf<Name extends ServerEventName> = (typeof eventPolicy)[Name] extends {
  topics: readonly (infer Watched extends Topic)[];
}
  ? Watched
  : never;

/** To whom an event can be sent. */
export type Audience<Name extends ServerEventName> =
  | ((typeof eventPolicy)[Name] extends { users: true } ? { users: readonly UserId[] } : never)
  | ([TopicsOf<Name>] extends [never] ? never : { watching: WatchOf<TopicsOf<Name>> });

/**
 * Checks whether somebody may open a socket: whoever may make calls.
 *
 * @throws {UnauthenticatedError} without a session. @throws {ForbiddenError} before the first own password.
 */
export function authorizeSocket(caller: Caller | null): asserts caller is Caller {
  if (!caller) throw new UnauthenticatedError();
  if (!caller.loggedInBefore && !caller.session.forcedBy) throw new ForbiddenError('first_login');
}

/**
 * Checks whether somebody may watch a topic.
 *
 * @throws {ForbiddenError} where the role may not. @throws {NotFoundError} where the object is not there, or not for them.
 */
export async function authorizeWatch(db: Database, caller: Caller, watch: Watch): Promise<void> {
  const rule: { roles: readonly Role[]; visible?: Visible } = topicPolicy[watch.topic];
  if (!rule.roles.includes(caller.role)) throw new ForbiddenError();
  if (rule.visible && 'id' in watch) await requireVisible(db, caller, rule.visible, watch.id);
}
