import React, { useEffect, useState } from 'react';
import { styled } from 'storybook/theming';

const Header = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockEnd: 8,
});

const CopyButton = styled.button(({ theme }) => ({
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

type CopyStatus = 'idle' | 'copied' | 'failed';

const copyLabels: Record<CopyStatus, string> = { idle: 'Copy', copied: 'Copied', failed: 'Copying is blocked' };

/** A value as formatted JSON, with a button that copies it. */
export function Json({ label, value }: { label: string; value: unknown }) {
  const [copyStatus, setCopyStatus] = useState<CopyStatus>('idle');
  const text = JSON.stringify(value, null, 2);

  useEffect(() => {
    if (copyStatus === 'idle') return;
    const timer = setTimeout(() => setCopyStatus('idle'), 2000);
    return () => clearTimeout(timer);
  }, [copyStatus]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopyStatus('copied');
    } catch {
      setCopyStatus('failed');
    }
  };

  return (
    <>
      <Header>
        <strong>{label}</strong>
        <CopyButton type="button" onClick={() => void copy()} aria-live="polite">
          {copyLabels[copyStatus]}
        </CopyButton>
      </Header>
      <Code dir="ltr">{text}</Code>
    </>
  );
}
