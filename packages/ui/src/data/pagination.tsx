import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { dataMessages } from '../messages/data.ts';
import { useUi } from '../provider/context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** Number of rows on a page. */
  limit: number;
  /** Number of rows on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Shows a select of page sizes and is called with the selected one. */
  onLimitChange?: ((limit: number) => void) | undefined;
  /** The page sizes to offer. Default: 20, 50 and 100. */
  limits?: readonly number[] | undefined;
  /** Accessible name of the navigation. */
  label?: string | undefined;
}

/**
 * Returns the pages to list: the first, the last and those around the current one, with `null` for an ellipsis. A long list has
 * seven entries on every page, so that the bar keeps its width.
 */
export function pageEntries(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pageCount];
  if (page >= pageCount - 3) return [1, null, pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}

const Bar = styled.nav`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  font-size: ${token.font[14]};
  color: ${token.color.inkSoft};
  & > ul {
    display: flex;
    margin-inline-start: auto;
    align-items: center;
    gap: 2px;
    list-style: none;
  }
  & > ul button {
    min-inline-size: ${token.density.quiet};
    min-block-size: ${token.density.quiet};
    inline-size: auto;
    block-size: auto;
    padding: 0 6px;
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.ink};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & > ul button:hover:not(:disabled) {
    background: ${token.color.hover};
  }
  & > ul button[aria-current] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & > ul button[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  & > ul button:disabled {
    color: ${token.color.inkFaint};
  }
  @container (max-width: 480px) {
    & > ul > li[data-collapsible] {
      display: none;
    }
  }
  & > span {
    font-variant-numeric: tabular-nums;
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
  }
  & select {
    min-block-size: ${token.density.quiet};
    padding-inline: 8px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
`;

/** Shows the position in a long list and links to its other pages. */
export function Pagination(props: PaginationProps) {
  const { page, limit, total, onPageChange, onLimitChange, limits = [20, 50, 100], label } = props;
  const { language } = useUi();
  const messages = useMessages(dataMessages);
  const id = useId();
  const pageCount = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const number = new Intl.NumberFormat(language);
  const list = useRef<HTMLUListElement>(null);
  const wasTurned = useRef(false);
  const turnTo = (next: number) => {
    wasTurned.current = true;
    onPageChange(next);
  };
  // The arrow that led to the first or the last page is disabled there, and loses the focus.
  useEffect(() => {
    const isAtAnEnd = page <= 1 || page >= pageCount;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (wasTurned.current && isAtAnEnd && isLost)
      list.current?.querySelector<HTMLButtonElement>('[aria-current]')?.focus();
    wasTurned.current = false;
  }, [page, pageCount]);
  return (
    <Bar aria-label={label ?? messages.pages}>
      <span aria-live="polite">{messages.rowRange(from, Math.min(total, page * limit), total)}</span>
      {onLimitChange && (
        <label htmlFor={id}>
          {messages.rowsPerPage}
          <select id={id} value={limit} onChange={(event) => onLimitChange(Number(event.target.value))}>
            {limits.map((size) => (
              <option key={size} value={size}>
                {number.format(size)}
              </option>
            ))}
          </select>
        </label>
      )}
      {pageCount > 1 && (
        <ul ref={list}>
          <li>
            <IconButton
              label={messages.previousPage}
              icon={<ChevronLeft data-mirror="" aria-hidden="true" />}
              disabled={page <= 1}
              onClick={() => turnTo(page - 1)}
            />
          </li>
          {pageEntries(page, pageCount).map((entry, index) => (
            <li key={entry ?? `ellipsis-${index}`} data-collapsible={entry === page ? undefined : ''}>
              {entry === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <button
                  type="button"
                  aria-label={messages.page(entry)}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => onPageChange(entry)}
                >
                  {number.format(entry)}
                </button>
              )}
            </li>
          ))}
          <li>
            <IconButton
              label={messages.nextPage}
              icon={<ChevronRight data-mirror="" aria-hidden="true" />}
              disabled={page >= pageCount}
              onClick={() => turnTo(page + 1)}
            />
          </li>
        </ul>
      )}
    </Bar>
  );
}
