import { useLayoutEffect, type ReactNode } from 'react';

const query = /prefers-reduced-motion\s*:\s*reduce/u;

/** No page can set what its system prefers, so the toolbar answers in its place: styles here, scripts through `matchMedia`. */
const still = `*, *::before, *::after {
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0.01ms !important;
  scroll-behavior: auto !important;
}`;

/** Its children as those see them who asked their system for less motion. */
export function ReducedMotion({ on, children }: { on: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!on) return;
    const asked = window.matchMedia;
    window.matchMedia = (text) => {
      const list = asked.call(window, text);
      return query.test(text)
        ? new Proxy(list, { get: (of, key) => (key === 'matches' ? true : bound(of, key)) })
        : list;
    };
    return () => {
      window.matchMedia = asked;
    };
  }, [on]);
  return (
    <>
      {on && <style>{still}</style>}
      {children}
    </>
  );
}

function bound(of: MediaQueryList, key: string | symbol): unknown {
  const value: unknown = Reflect.get(of, key, of);
  return typeof value === 'function' ? value.bind(of) : value;
}
