import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { Illustration, type IllustrationName } from './illustrations.tsx';

export interface EmptyStateProps {
  /** What will be shown here. */
  title: string;
  /** The first step, in a sentence. */
  children?: ReactNode;
  action?: ReactNode;
  illustration?: IllustrationName | undefined;
  /** Heading level of the title. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

export const StatePanel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[48]} ${token.space[24]};
  text-align: center;
  & > svg {
    margin-block-end: ${token.space[8]};
  }
  & > :is(h1, h2, h3) {
    max-inline-size: 32ch;
    font-size: ${token.font[18]};
    font-weight: 650;
    line-height: 1.35;
    text-wrap: balance;
  }
  & > [data-part='text'] {
    max-inline-size: 48ch;
    color: ${token.color.inkSoft};
    text-wrap: pretty;
  }
  & > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token.space[12]};
    margin-block-start: ${token.space[16]};
  }
  & > small {
    margin-block-start: ${token.space[8]};
    font-size: ${token.font[13]};
    color: ${token.color.inkFaint};
  }
`;

/** Shown in place of an empty list or page: what will be here, and the first step. */
export function EmptyState({ title, children, action, illustration = 'tray', level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <StatePanel>
      <Illustration name={illustration} />
      <Title>{title}</Title>
      {children && <div data-part="text">{children}</div>}
      {action && <div data-part="action">{action}</div>}
    </StatePanel>
  );
}
