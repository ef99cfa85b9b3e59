import { styled } from 'storybook/theming';

/** A table in the colours of the panel. */
export const Table = styled.table(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& caption': { paddingBlockEnd: 8, textAlign: 'start', fontWeight: 700 },
  '& th, & td': {
    padding: '6px 12px 6px 0',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { color: theme.textMutedColor, fontWeight: 600 },
  '& td[data-number]': { fontVariantNumeric: 'tabular-nums' },
}));
