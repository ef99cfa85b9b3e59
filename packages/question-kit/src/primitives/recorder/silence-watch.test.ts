import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './silence-watch.ts';

class FakeDocument extends EventTarget {
  hidden = false;
  show(isShown: boolean) {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let page: FakeDocument;

beforeEach(() => {
  page = new FakeDocument();
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

test('a take in which nothing was heard is silent', () => {
  const watch = watchSilence();
  watch.hear(0.004);
  expect(watch.end()).toBe(true);
});

test('a take with a voice is not', () => {
  const watch = watchSilence();
  watch.hear(0.2);
  watch.hear(0);
  expect(watch.end()).toBe(false);
});

test('where nothing was measured, nobody can say', () => {
  expect(watchSilence().end()).toBe(false);
});

test('a tab that was hidden during the take may have missed a voice', () => {
  const watch = watchSilence();
  watch.hear(0);
  page.show(false);
  page.show(true);
  watch.hear(0);
  expect(watch.end()).toBe(false);
});

test('so may one that was hidden from the beginning', () => {
  page.show(false);
  const watch = watchSilence();
  page.show(true);
  watch.hear(0);
  expect(watch.end()).toBe(false);
});

test('a tab that was hidden before and after is no matter', () => {
  page.show(false);
  page.show(true);
  const watch = watchSilence();
  watch.hear(0);
  expect(watch.end()).toBe(true);
  page.show(false);
  expect(watch.end()).toBe(true);
});
