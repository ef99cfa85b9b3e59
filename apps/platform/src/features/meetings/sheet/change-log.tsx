import type { MeetingId } from '@rubrica/api-client/contract';
import { Skeleton, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { ar as statusAr, en as statusEn } from '../../../lib/attendance/messages.ts';
import type { CalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { changeText } from './change-text.ts';

const Fold = styled.details`
  & > summary {
    inline-size: fit-content;
    min-block-size: 32px;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 550;
    cursor: pointer;
  }
  & ol {
    display: grid;
    gap: ${token.space[4]};
    margin: 0;
    padding: 0;
    font-size: ${token.font[14]};
    list-style: none;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

/** Who changed the attendance at a meeting, newest first. It is fetched when somebody opens it. */
export function ChangeLog({ meeting, format }: { meeting: MeetingId; format: CalendarFormat }) {
  const { sheet: m } = useMessages({ en, ar });
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold data-no-print="" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.changes}</summary>
      {isOpen && <Changes meeting={meeting} format={format} />}
    </Fold>
  );
}

function Changes({ meeting, format }: { meeting: MeetingId; format: CalendarFormat }) {
  const { sheet: m } = useMessages({ en, ar });
  const { statuses } = useMessages({ en: statusEn, ar: statusAr });
  const query = useQuery({
    queryKey: keyOf('Meeting', 'changes', meeting),
    queryFn: ({ signal }) => api.listAttendanceChanges({ params: { id: meeting }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={m.changesProblem} skeleton={<Skeleton height="96px" />}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{m.noChanges}</p>
        ) : (
          <ol>
            {items.map((change) => (
              <li key={change._id}>
                {changeText(change, m, statuses)}
                <small>
                  {change.actorName ?? m.byClose} · {format.dateTime(change.at)}
                </small>
              </li>
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}
