import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; on a server, where there is no layout, nothing (and no warning). */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
