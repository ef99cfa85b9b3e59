import { Banner, token } from '@rubrica/ui';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useCalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { planSchema, type PlanForm } from './plan-form.ts';
import { useConflicts, type Edited } from './use-conflicts.ts';

/** How many conflicts are named. */
const maxNamed = 5;

const Quiet = styled.p`
  min-block-size: 1.6em;
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
  overflow-wrap: anywhere;
`;

/** Names what else is at the time of the plan. It warns, and does not stand in the way. */
export function ConflictNotice({ timeZone, edited }: { timeZone: string; edited: Edited }) {
  const messages = useMessages({ en, ar });
  const { conflicts: m } = messages;
  const format = useCalendarFormat(timeZone);
  const { control } = useFormContext<PlanForm>();
  const values = useWatch({ control });
  const schema = useMemo(() => planSchema(messages), [messages]);
  // The title matters to no conflict.
  const complete = schema.safeParse({ ...values, title: values.title || '-' });
  const { data, isChecking } = useConflicts(complete.success ? complete.data : null, timeZone, edited);
  const found = data?.conflicts ?? [];
  return (
    <div role="status">
      {found.length > 0 ? (
        <Banner tone="warning" title={m.title(found.length)}>
          <List>
            {found.slice(0, maxNamed).map(({ kind, name, meeting }) => (
              <li key={`${kind} ${name} ${meeting._id}`}>
                {m.item(m.kinds[kind](name), meeting.title, format.dateTime(meeting.startsAt))}
              </li>
            ))}
            {found.length > maxNamed && <li>{m.more(found.length - maxNamed)}</li>}
          </List>
        </Banner>
      ) : (
        <Quiet>{isChecking ? m.checking : data ? m.none(data.meetingCount) : ''}</Quiet>
      )}
    </div>
  );
}
