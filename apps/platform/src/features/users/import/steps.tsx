import { token, VisuallyHidden } from '@rubrica/ui';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const stepNames = ['file', 'columns', 'check', 'done'] as const;
/** A step of an import. */
export type StepName = (typeof stepNames)[number];

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font[14]};
  color: ${token.color.inkSoft};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
  }
  & > li > span:first-child {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 1.5px solid ${token.color.lineStrong};
    border-radius: 50%;
    font-variant-numeric: tabular-nums;
  }
  & > li[aria-current] {
    color: ${token.color.ink};
    font-weight: 600;
  }
  & > li[aria-current] > span:first-child {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

/** Where somebody is in an import. */
export function Steps({ current }: { current: StepName }) {
  const { steps, current: currentLabel } = useMessages({ en, ar });
  const position = stepNames.indexOf(current);
  return (
    <List aria-label={steps.label}>
      {stepNames.map((name, index) => (
        <li key={name} {...(name === current ? { 'aria-current': 'step' as const } : {})}>
          <span aria-hidden="true">{index < position ? <Check /> : index + 1}</span>
          <span>
            {steps[name]}
            {name === current && <VisuallyHidden> ({currentLabel})</VisuallyHidden>}
          </span>
        </li>
      ))}
    </List>
  );
}
