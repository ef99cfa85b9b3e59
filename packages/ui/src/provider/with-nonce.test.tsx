import { renderToString } from 'react-dom/server';
import { __PRIVATE__, ServerStyleSheet, type IStyleSheetContext } from 'styled-components';
import { expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { UiProvider } from './ui-provider.tsx';
import { withNonce } from './with-nonce.ts';

const contextOf = (): IStyleSheetContext => ({
  styleSheet: new __PRIVATE__.StyleSheet({ isServer: false }),
  stylis: Object.assign(() => [], { hash: '' }),
});

it('makes one sheet for all providers with the same nonce, also where they are nested', () => {
  const page = contextOf();
  const first = withNonce(page, 'n1');
  expect(first.styleSheet.options.nonce).toBe('n1');
  expect(withNonce(page, 'n1').styleSheet).toBe(first.styleSheet);
  expect(withNonce(first, 'n1')).toBe(first);
  expect(withNonce(page, undefined)).toBe(page);
});

it("leaves the rules of a page from a server in the server's sheet", () => {
  const sheet = new ServerStyleSheet({ nonce: 'n1' });
  renderToString(
    sheet.collectStyles(
      <UiProvider language="en" nonce="n1">
        <Button>Save</Button>
      </UiProvider>,
    ),
  );
  expect(sheet.getStyleTags()).toMatch(/^<style nonce="n1"[\s\S]*block-size/u);
});
