import { useLayoutEffect, type ReactNode } from 'react';

const query = /prefers-reduced-motion\s*:\s*reduce/u;

/** A page cannot set `prefers-reduced-motion`, so the toolbar emulates it: these styles for CSS, and a replaced `matchMedia` for scripts. */
const reducedMotionStyle = `*, *::before, *::after {
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0.01ms !important;
  scroll-behavior: auto !important;
}`;

/** Renders its children as if the system asked for reduced motion. */
export function ReducedMotion({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!isOn) return;
    const originalMatchMedia = window.matchMedia;
    window.matchMedia = (text) => {
      const list = originalMatchMedia.call(window, text);
      return query.test(text)
        ? new Proxy(list, { get: (target, key) => (key === 'matches' ? true : boundProperty(target, key)) })
        : list;
    };
    return () => {
      window.matchMedia = originalMatchMedia;
    };
  }, [isOn]);
  return (
    <>
      {isOn && <style>{reducedMotionStyle}</style>}
      {children}
    </>
  );
}

function boundProperty(target: MediaQueryList, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key, target);
  return typeof value === 'function' ? value.bind(target) : value;
}
