import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser; on a server, where React 18 would warn about it, `useEffect`, which does not run there. */
export const useCommitted = typeof document === 'undefined' ? useEffect : useLayoutEffect;
