import type { AdminHome } from '@rubrica/api-client/contract';
import { token, VisuallyHidden } from '@rubrica/ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { Section } from '../../../lib/page/section.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { LinkRows } from './rows.ts';

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.pill};
  color: ${token.color.inkSoft};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &[data-done] {
    border-color: transparent;
    background: ${token.color.successSoft};
    color: ${token.color.success};
  }
  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;

/** Whether something of what a school begins with is missing. */
export function isNewSchool(beginnings: AdminHome['beginnings']): boolean {
  return Object.values(beginnings).includes(false);
}

/** What a new school does first, in order, with what is done. */
export function FirstSteps({ beginnings }: Pick<AdminHome, 'beginnings'>) {
  const { begin: m } = useMessages({ en, ar });
  const steps = [
    { texts: m.steps.groups, to: '/admin/groups', isDone: beginnings.hasGroups },
    { texts: m.steps.students, to: '/admin/users', isDone: beginnings.hasStudents },
    { texts: m.steps.questions, to: '/admin/questions', isDone: beginnings.hasQuestions },
    { texts: m.steps.tasks, to: '/admin/tasks', isDone: beginnings.hasTasks },
  ];
  return (
    <Section title={m.title}>
      <LinkRows as="ol">
        {steps.map(({ texts: [title, text], to, isDone }, index) => (
          <li key={to}>
            <Sign data-done={isDone ? '' : undefined}>{isDone ? <Check aria-hidden="true" /> : index + 1}</Sign>
            <div>
              <Link to={to}>{title}</Link>
              {isDone && <VisuallyHidden>, {m.done}</VisuallyHidden>}
              <small>{text}</small>
            </div>
          </li>
        ))}
      </LinkRows>
    </Section>
  );
}
