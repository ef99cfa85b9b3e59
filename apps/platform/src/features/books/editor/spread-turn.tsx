import type { BookPage } from '@rubrica/api-client/contract';
import { IconButton } from '@rubrica/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

interface SpreadTurnProps {
  /** The pages that are open, and the index of their first. */
  spread: { first: number; pages: readonly BookPage[] };
  /** How many pages the book has. */
  count: number;
  /** Opens a page by its number, from 1. */
  onGoTo: (pageNumber: number) => void;
}

/** The way to the spread before, and to the next one. */
export function SpreadTurn({ spread, count, onGoTo }: SpreadTurnProps) {
  const { pages: m } = useMessages({ en, ar });
  const last = spread.first + spread.pages.length;
  return (
    <div data-part="turn">
      <IconButton
        label={m.previous}
        shortcut="Alt PageUp"
        icon={<ChevronLeft aria-hidden="true" data-mirror="" />}
        disabled={spread.first === 0}
        onClick={() => onGoTo(spread.first - 1)}
      />
      <span>{m.shown(spread.first + 1, last, count)}</span>
      <IconButton
        label={m.next}
        shortcut="Alt PageDown"
        icon={<ChevronRight aria-hidden="true" data-mirror="" />}
        disabled={last >= count}
        onClick={() => onGoTo(last + 1)}
      />
    </div>
  );
}
