import { useSearchParams } from 'react-router-dom';

/** Which attempts count, as the address says. */
export interface CountedAttempts {
  attempts: 'first' | 'all';
  set: (attempts: 'first' | 'all') => void;
}

/** Keeps in the address whether later attempts count too. */
export function useCountedAttempts(): CountedAttempts {
  const [params, setParams] = useSearchParams();
  return {
    attempts: params.get('attempts') === 'all' ? 'all' : 'first',
    set: (attempts) => setParams(attempts === 'all' ? { attempts } : {}, { replace: true }),
  };
}
