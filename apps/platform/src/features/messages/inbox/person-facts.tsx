import type { OpenInboxThread, StudentFacts } from '@rubrica/api-client/contract';
import { Chip, type ChipTone, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { StudentLink } from '../../../lib/people/student-link.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[16]};
  font-size: ${token.font[14]};

  & h3 {
    font-size: ${token.font[16]};
    line-height: 1.4;
  }
  & section {
    display: grid;
    gap: ${token.space[12]};
  }
  & section + section {
    padding-block-start: ${token.space[16]};
    border-block-start: 1px solid ${token.color.line};
  }
  & dl {
    display: grid;
    gap: ${token.space[12]};
    margin: 0;
  }
  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & ul {
    display: grid;
    gap: ${token.space[8]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px ${token.space[8]};
  }
  & li > :first-child {
    flex-basis: 100%;
  }
  & small,
  & p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

type Status = NonNullable<StudentFacts['tasks'][number]['status']>;

const tones: Record<Status, ChipTone> = {
  in_progress: 'neutral',
  submitted: 'accent',
  auto_submitted: 'accent',
  marking: 'accent',
  marked: 'accent',
  released: 'success',
  returned: 'warning',
};

/** What whoever answers should know: the student who writes, or the children of the parent who does. */
export function PersonFacts({ thread, students }: Pick<OpenInboxThread, 'thread' | 'students'>) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { owner } = thread;
  if (!owner)
    return (
      <Facts>
        <p>{m.unknown}</p>
      </Facts>
    );
  return (
    <Facts>
      {owner.role === 'parent' && (
        <div>
          <h3 dir="auto">{owner.name}</h3>
          <p>{common.roles.parent}</p>
          {students.length === 0 && <p>{m.noChildren}</p>}
        </div>
      )}
      {students.map((student) => (
        <Student key={student._id} student={student} />
      ))}
    </Facts>
  );
}

function Student({ student }: { student: StudentFacts }) {
  const m = useMessages({ en, ar });
  const { date } = useFormat();
  const { _id, name, level, groups, tasks } = student;
  return (
    <section>
      <h3>
        <StudentLink id={_id} name={name} />
      </h3>
      <dl>
        {level !== null && (
          <div>
            <dt>{m.level}</dt>
            <dd>
              <bdi>{level}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{m.groups}</dt>
          <dd>
            {groups.length === 0
              ? m.noGroups
              : groups.map((group) => (
                  <div key={group._id}>
                    <bdi>{group.name}</bdi>
                  </div>
                ))}
          </dd>
        </div>
        <div>
          <dt>{m.lastTasks}</dt>
          <dd>
            {tasks.length === 0 ? (
              m.noTasks
            ) : (
              <ul>
                {tasks.map(({ _id: task, title, status, dueAt }) => (
                  <li key={task}>
                    <span>
                      <bdi>{title}</bdi>
                    </span>
                    {dueAt && <small>{m.due(date(dueAt))}</small>}
                    <Chip tone={status ? tones[status] : 'neutral'}>{status ? m.statuses[status] : m.notBegun}</Chip>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
