import { token } from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import { latinDigits } from '../../../../lib/text/latin-digits.ts';
import { ar, en } from '../messages.ts';

const Field = styled.form`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > input {
    inline-size: 5ch;
    min-block-size: 32px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font: inherit;
    text-align: center;
  }
  & > input:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    & > input {
      min-block-size: 44px;
    }
  }
`;

/** The number of the page in sight, which can be typed to go to another. */
export function PageField({ page, count, onGo }: { page: number; count: number; onGo: (page: number) => void }) {
  const messages = useMessages({ en, ar });
  /** What is typed, until another page is in sight. */
  const [typed, setTyped] = useState<{ text: string; on: number } | null>(null);
  const text = typed?.on === page ? typed.text : String(page);
  const go = () => {
    const wanted = Math.round(Number(latinDigits(text)));
    setTyped(null);
    if (text.trim() !== '' && Number.isFinite(wanted)) onGo(Math.min(count, Math.max(1, wanted)));
  };
  return (
    <Field
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={messages.pageField}
        inputMode="numeric"
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped({ text: event.target.value, on: page })}
        onBlur={() => setTyped(null)}
      />
      <span>{messages.ofPages(count)}</span>
    </Field>
  );
}
