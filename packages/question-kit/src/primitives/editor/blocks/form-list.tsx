import { token } from '@rubrica/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Group = styled.div`
  display: grid;
  gap: ${token.space[8]};
  min-inline-size: 0;
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token.space[12]};
    font-size: ${token.font[14]};
  }
  & > [data-part='head'] > :first-child {
    font-weight: 550;
  }
  & > [data-part='head'] > :last-child:not(:first-child),
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & > ol {
    display: grid;
    gap: 6px;
    list-style: none;
  }
  & > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]};
    margin-inline-start: -10px;
  }
  & > div:empty {
    display: none;
  }
`;

/** A list inside a block's form, with its name above and what makes it longer below. */
export function FormList({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <div data-part="head">
        <span id={id}>{label}</span>
        {aside && <span>{aside}</span>}
      </div>
      {children}
    </Group>
  );
}

/** One line of it: a grip, a mark, the main field, and what else one can do. */
export const FormLine = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto auto;
  align-items: start;
  column-gap: 6px;
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  & > span > button,
  & > [data-drag-handle] {
    block-size: ${token.density.control};
  }
  & > span > button {
    inline-size: 32px;
  }
  & > span > button > svg {
    inline-size: 17px;
    block-size: 17px;
  }
  & > span > button[data-filled] {
    color: ${token.color.highlight};
  }
  & > [data-drag-handle] {
    margin-inline-end: -4px;
    opacity: 0.5;
  }
  &:hover > [data-drag-handle],
  & > [data-drag-handle]:focus-visible {
    opacity: 1;
  }
  & > :has(> label > input[type='checkbox']) {
    padding-block-start: calc((${token.density.control} - 24px) / 2);
  }
  &[data-dragging] {
    position: relative;
    z-index: 1;
    box-shadow: ${token.shadow.float};
  }
  @media (pointer: coarse) {
    & > span > button {
      inline-size: 40px;
    }
  }
`;
