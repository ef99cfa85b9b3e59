import type { AssistantHome } from '@rubrica/api-client/contract';
import { Chip } from '@rubrica/ui';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { None, Section } from '../../../lib/page/section.tsx';
import { StudentLink } from '../../../lib/people/student-link.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { LinkRows } from './rows.ts';

/** Students who have done nothing for a week, longest first. */
export function SilentStudents({ silent: { count, students } }: Pick<AssistantHome, 'silent'>) {
  const m = useMessages({ en, ar });
  const { fromNow } = useFormat();
  return (
    <Section title={m.silent} {...(count > 0 ? { lead: m.silentLead } : {})}>
      {count === 0 && <None>{m.noSilent}</None>}
      <LinkRows>
        {students.map(({ _id, name, lastActiveAt, overdue }) => (
          <li key={_id}>
            <div>
              <StudentLink id={_id} name={name} />
              <small>{lastActiveAt === null ? m.neverSeen : m.seen(fromNow(lastActiveAt))}</small>
            </div>
            {overdue > 0 && <Chip tone="warning">{m.overdue(overdue)}</Chip>}
          </li>
        ))}
      </LinkRows>
      {count > students.length && <None>{m.morePeople(count - students.length)}</None>}
    </Section>
  );
}
