import { useEffect } from 'react';

/** Moves the focus to the element while the component is there, and back afterwards where it would be lost. */
export function useFocusInside(target: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    target.current?.focus({ preventScroll: true });
    return () => {
      // React takes the focused element off the page after this.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [target]);
}
