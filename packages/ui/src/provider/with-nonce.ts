import type { IStyleSheetContext } from 'styled-components';

type StyleSheet = IStyleSheetContext['styleSheet'];

/** The sheets with a nonce, by the sheet that they take the place of. */
const sheets = /* @__PURE__ */ new WeakMap<StyleSheet, StyleSheet>();

/**
 * Returns what styled-components reads, with a sheet whose style element carries the nonce. The sheet is one for all providers
 * of a page: with one for each, the order of two rules would depend on which provider is rendered first. A server keeps its
 * own sheet, which collects the rules.
 */
export function withNonce(context: IStyleSheetContext, nonce: string | undefined): IStyleSheetContext {
  const { styleSheet } = context;
  if (nonce === undefined || styleSheet.server || styleSheet.options.nonce === nonce) return context;
  let own = sheets.get(styleSheet);
  if (own?.options.nonce !== nonce) {
    own = styleSheet.reconstructWithOptions({ nonce });
    sheets.set(styleSheet, own);
  }
  return { ...context, styleSheet: own };
}
