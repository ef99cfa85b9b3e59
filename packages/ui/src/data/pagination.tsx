import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUi } from '../provider/context.ts';
import { token } from '../theme/tokens.ts';
import { pageList } from './page-list.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Rows on a page. */
  limit: number;
  /** Rows in all. */
  total: number;
  onPageChange: (page: number) => void;
  /** Offers other page sizes. */
  onLimitChange?: ((limit: number) => void) | undefined;
  limits?: readonly number[] | undefined;
  label?: string | undefined;
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
  & > ul button:disabled {
    color: ${token.color.inkFaint};
  }
  @container (max-width: 480px) {
    & > ul > li[data-other] {
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

/** Where one is in a long list, and the way to its other pages. */
export function Pagination(props: PaginationProps) {
  const { page, limit, total, onPageChange, onLimitChange, limits = [20, 50, 100], label } = props;
  const { language, messages } = useUi();
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const number = new Intl.NumberFormat(language);
  return (
    <Bar aria-label={label ?? messages.pages}>
      <span aria-live="polite">{messages.rowRange(from, Math.min(total, page * limit), total)}</span>
      {onLimitChange && (
        <label htmlFor={id}>
          {messages.rowsPerPage}
          <select id={id} value={limit} onChange={(event) => onLimitChange(Number(event.target.value))}>
            {limits.map((each) => (
              <option key={each} value={each}>
                {number.format(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {pages > 1 && (
        <ul>
          <li>
            <IconButton
              label={messages.previousPage}
              icon={<ChevronLeft data-mirror="" aria-hidden="true" />}
              disabled={page <= 1}
              onClick={() => onPageChange(page - 1)}
            />
          </li>
          {pageList(page, pages).map((each, index) => (
            <li key={each ?? `gap-${index}`} data-other={each === page ? undefined : ''}>
              {each === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <button
                  type="button"
                  aria-label={messages.page(each)}
                  aria-current={each === page ? 'page' : undefined}
                  onClick={() => onPageChange(each)}
                >
                  {number.format(each)}
                </button>
              )}
            </li>
          ))}
          <li>
            <IconButton
              label={messages.nextPage}
              icon={<ChevronRight data-mirror="" aria-hidden="true" />}
              disabled={page >= pages}
              onClick={() => onPageChange(page + 1)}
            />
          </li>
        </ul>
      )}
    </Bar>
  );
}
