import { Banner, Heading, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { CourseCard } from './course-card.tsx';
import { messages } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
`;

/** A student's courses, with the next thing to do in each. Renders nothing for somebody who takes none. */
export function CourseSection() {
  const m = useMessages(messages);
  const id = useId();
  const courses = useQuery({ queryKey: keyOf('Course'), queryFn: ({ signal }) => api.listCourses({ signal }) });
  if (courses.isError) return <Banner tone="warning">{m.loadFailed}</Banner>;
  const items = courses.data?.items.filter((course) => course.items.length > 0) ?? [];
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size={18} id={id}>
        {m.title}
      </Heading>
      <List>
        {items.map((course) => (
          <CourseCard key={course.diploma} course={course} />
        ))}
      </List>
    </Stack>
  );
}
