import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { stimulusIcons } from './offer-look.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import type { Offer } from './offers.ts';
import { useOfferMessages } from './use-offer-messages.ts';

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
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  &[aria-selected='true'] > :is(span, svg) {
    color: inherit;
  }
`;

export interface OfferLineProps {
  id: string;
  offer: Offer;
  marked: boolean;
  onPoint: () => void;
  onPick: () => void;
}

/** One line of the command menu. The field above it keeps the focus, so the line is never focused itself. */
export function OfferLine({ id, offer, marked, onPoint, onPick }: OfferLineProps) {
  const { label, hint } = useOfferMessages()(offer);
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
