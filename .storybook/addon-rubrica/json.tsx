import React, { useEffect, useState } from 'react';
import { styled } from 'storybook/theming';

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockEnd: 8,
});

const Copy = styled.button(({ theme }) => ({
  minBlockSize: 32,
  paddingInline: 12,
  border: `1px solid ${theme.input.border}`,
  borderRadius: 4,
  background: theme.input.background,
  color: theme.color.defaultText,
  font: 'inherit',
  fontSize: 13,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

const Code = styled.pre(({ theme }) => ({
  margin: 0,
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

type Copied = 'no' | 'yes' | 'failed';

const words: Record<Copied, string> = { no: 'Copy', yes: 'Copied', failed: 'Not allowed here' };

/** A value as it is stored, to read and to copy. */
export function Json({ label, value }: { label: string; value: unknown }) {
  const [copied, setCopied] = useState<Copied>('no');
  const text = JSON.stringify(value, null, 2);

  useEffect(() => {
    if (copied === 'no') return;
    const timer = setTimeout(() => setCopied('no'), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };

  return (
    <>
      <Head>
        <strong>{label}</strong>
        <Copy type="button" onClick={() => void copy()} aria-live="polite">
          {words[copied]}
        </Copy>
      </Head>
      <Code dir="ltr">{text}</Code>
    </>
  );
}
