import { useCallback, useState } from 'react';

/**
 * A value that the host holds, or that is held here where the host gives none. Which of the two is settled when the
 * component comes, as with the fields of a form.
 */
export function useValue<Shown, Changed extends Shown>(
  given: Shown | undefined,
  initial: Shown,
  onChange: ((value: Changed) => void) | undefined,
): [Shown, (value: Changed) => void] {
  const [own, setOwn] = useState(initial);
  const controlled = given !== undefined;
  const change = useCallback(
    (value: Changed) => {
      if (!controlled) setOwn(value);
      onChange?.(value);
    },
    [controlled, onChange],
  );
  return [given ?? own, change];
}
