import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../format.ts';

/** A part of a whole. */
export interface Share {
  label: string;
  count: number;
  color: string;
}

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;

  & > div {
    display: flex;
    gap: 2px;
    block-size: 12px;
    overflow: hidden;
    border-radius: ${token.radius.control};
    background: ${token.color.line};
  }
  & > div > span {
    flex-basis: 0;
    min-inline-size: 4px;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[16]};
    margin: 0;
    font-size: ${token.font[14]};
  }
  & > dl > div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  & dt > i {
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: 6px;
    border-radius: 3px;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  & dt {
    color: ${token.color.inkSoft};
  }
  & dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Counts as parts of a bar; the list below it says the same in numbers. The first part is at the inline start. */
export function ShareBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  const { number } = useFormat();
  return (
    <Figure aria-label={label}>
      <div aria-hidden="true">
        {shares
          .filter(({ count }) => count > 0)
          .map(({ label: part, count, color }) => (
            <span key={part} style={{ flexGrow: count, background: color }} />
          ))}
      </div>
      <dl>
        {shares.map(({ label: part, count, color }) => (
          <div key={part}>
            <dt>
              <i aria-hidden="true" style={{ background: color }} />
              {part}
            </dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
