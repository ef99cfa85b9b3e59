import type { AssignedTask } from '@rubrica/api-client/contract';
import { Heading, Skeleton, Stack } from '@rubrica/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { TaskCard } from './task-card.tsx';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A titled list of tasks; renders nothing when it is empty. */
export function TaskList({ title, tasks }: { title: string; tasks: readonly AssignedTask[] }) {
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id} gap={12}>
      <Heading level={2} size={18} id={id}>
        {title}
      </Heading>
      <List>
        {tasks.map((task) => (
          <li key={task._id}>
            <TaskCard task={task} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** Shown while a list of tasks loads. */
export function TaskListSkeleton() {
  return (
    <Stack gap={12}>
      <Skeleton width="120px" height="22px" />
      <Skeleton height="96px" />
      <Skeleton height="96px" />
      <Skeleton height="96px" />
    </Stack>
  );
}
