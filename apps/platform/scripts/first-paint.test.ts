import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('../public/first-paint.js', import.meta.url), 'utf8');

/** Runs the script of the first paint with a browser's storage. @returns what it has made of the page's root */
function paintWith(storage: () => unknown) {
  const root = { lang: 'en', dir: 'ltr', style: {}, dataset: { storage: undefined } };
  runInNewContext(script, {
    document: { documentElement: root, querySelector: () => null, addEventListener: () => {} },
    matchMedia: () => ({ matches: false }),
    get localStorage() {
      return storage();
    },
  });
  return root;
}

/** A browser's storage, which throws at what it has no room for. */
function storageWith(stored: Record<string, string>, hasRoom = true) {
  return new Proxy(stored, {
    get: (target, key) =>
      key === 'getItem' ? (name: string) => Reflect.get(target, name) ?? null : Reflect.get(target, key),
    set: (...parts) => (hasRoom ? Reflect.set(...parts) : refuse()),
  });
}
const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

it('stores the language of a first visit, and keeps another', () => {
  const first = {};
  expect(paintWith(() => storageWith(first))).toMatchObject({ lang: 'en', dataset: { storage: undefined } });
  expect(first).toEqual({ language: 'en' });
  const later = { language: 'ar' };
  expect(paintWith(() => storageWith(later))).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    dataset: { storage: undefined },
  });
  expect(later).toEqual({ language: 'ar' });
});

it('lets the page say what to do where the browser does not even let it read', () => {
  expect(paintWith(refuse).dataset).toEqual({ storage: 'refused' });
});

it('starts the page although there is no room, where a login says so', () => {
  expect(paintWith(() => storageWith({}, false))).toMatchObject({ lang: 'en', dataset: { storage: undefined } });
  expect(paintWith(() => storageWith({ language: 'ar' }, false))).toMatchObject({
    lang: 'ar',
    dataset: { storage: undefined },
  });
});
