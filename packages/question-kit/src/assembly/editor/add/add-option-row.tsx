import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { stimulusIcons } from './stimulus-icons.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import type { AddOption } from './add-options.ts';
import { useAddOptionMessages } from './use-add-option-messages.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: 12px;
  padding: 6px 10px;
  border-radius: ${token.radius.control};
  font-size: ${token.font[14]};
  line-height: 1.35;
  cursor: pointer;
  user-select: none;
  & > svg {
    grid-row: span 2;
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.accent};
  }
  & > span:first-of-type {
    font-weight: 550;
  }
  & > span:last-of-type {
    grid-column: 2;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  &[aria-selected='true'] {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  &[aria-selected='true'] > :is(span, svg) {
    color: inherit;
  }
`;

export interface AddOptionRowProps {
  id: string;
  option: AddOption;
  isActive: boolean;
  onHover: () => void;
  onSelect: () => void;
}

/** One option of the command menu. It is never focused, because the search field keeps the focus. */
export function AddOptionRow({
  id,
  option: offer,
  isActive: marked,
  onHover: onPoint,
  onSelect: onPick,
}: AddOptionRowProps) {
  const { label, hint } = useAddOptionMessages()(offer);
  const Icon = offer.list === 'questions' ? typeLabels[offer.type].icon : stimulusIcons[offer.kind];
  return (
    <Line
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Icon aria-hidden="true" />
      <span>{label}</span>
      <span>{hint}</span>
    </Line>
  );
}
