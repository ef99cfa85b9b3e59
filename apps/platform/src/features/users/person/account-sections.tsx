import type { UserId } from '@rubrica/api-client/contract';
import { ConfirmDialog, QuietButton, Skeleton, Stack } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { KeepFocus } from '../../../lib/focus/keep-focus.tsx';
import { deviceName } from '../../../lib/people/device-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { isolated } from '../../../lib/text/joined.ts';
import { ar } from './messages/ar.ts';
import { auditActions } from './messages/audit-actions.ts';
import { en } from './messages/en.ts';
import { ShowMore } from './show-more.tsx';
import { useListPages } from './use-list-pages.ts';
import { None, Rows, Section } from '../../../lib/page/section.tsx';

const auditLimit = 12;

/** Where somebody is logged in, with the way to end it. */
export function Sessions({ user }: { user: UserId }) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [ending, setEnding] = useState<string | null>(null);
  const query = useQuery({
    queryKey: keyOf('Auth', 'sessions', user),
    queryFn: ({ signal }) => api.listUserSessions({ params: { id: user }, signal }),
  });
  const end = async (id: string) => {
    const { message } = await api.endUserSession({ params: { id } });
    await invalidate(client, 'Auth', 'AuditEntry');
    return message;
  };
  return (
    <KeepFocus>
      <Section title={m.sessions}>
        <QueryView
          query={query}
          errorTitle={m.sessionsProblem}
          loadingLabel={m.sessions}
          skeleton={<Skeleton height="48px" />}
        >
          {({ items }) =>
            items.length === 0 ? (
              <None>{m.noSessions}</None>
            ) : (
              <Rows>
                {items.map((session) => (
                  <li key={session._id}>
                    <div>
                      <b>{deviceName(session.userAgent) || m.unknownDevice}</b>
                      <small>
                        <bdi>{session.ipAddress}</bdi> · {m.used(format.fromNow(session.lastUsedAt))}
                      </small>
                    </div>
                    <QuietButton tone="danger" onClick={() => setEnding(session._id)}>
                      {m.end}
                    </QuietButton>
                  </li>
                ))}
              </Rows>
            )
          }
        </QueryView>
        {ending !== null && (
          <ConfirmDialog
            open
            title={m.endTitle}
            confirmLabel={m.end}
            tone="danger"
            onClose={() => setEnding(null)}
            onConfirm={() => runChange(() => end(ending), m.changeFailed)}
          >
            {m.endBody}
          </ConfirmDialog>
        )}
      </Section>
    </KeepFocus>
  );
}

/** What an admin wrote before they used somebody's account; the reasons of other entries are codes. */
function Reason({ action, details: { reason } }: { action: string; details: Readonly<Record<string, unknown>> }) {
  const m = useMessages({ en, ar });
  if (action !== 'force-login' || typeof reason !== 'string') return null;
  return <small style={{ overflowWrap: 'anywhere' }}>{m.reason(isolated(reason))}</small>;
}

/** The entries of the audit log on somebody, newest first: what they did, what was done to them and in their name. */
export function AuditEntries({ user }: { user: UserId }) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  const names: Readonly<Partial<Record<string, string>>> = useMessages(auditActions);
  const query = useListPages(keyOf('AuditEntry', user), (page, signal) =>
    api.listAuditLog({ query: { user, page, limit: auditLimit }, signal }),
  );
  return (
    <Section title={m.audit}>
      <QueryView query={query} errorTitle={m.auditProblem} loadingLabel={m.audit} skeleton={<Skeleton height="96px" />}>
        {({ items }) =>
          items.length === 0 ? (
            <None>{m.noAudit}</None>
          ) : (
            <Stack gap={8}>
              <Rows>
                {items.map((entry) => (
                  <li key={entry._id}>
                    <div>
                      {names[entry.action] ?? <bdi dir="ltr">{entry.action}</bdi>}
                      <small>
                        <bdi>{entry.actorName}</bdi>
                        {entry.onBehalfOf !== null && ` (${m.onBehalf})`} · {format.dateTime(entry.at)}
                      </small>
                      <Reason {...entry} />
                    </div>
                  </li>
                ))}
              </Rows>
              <ShowMore query={query}>{m.olderEntries}</ShowMore>
            </Stack>
          )
        }
      </QueryView>
    </Section>
  );
}
