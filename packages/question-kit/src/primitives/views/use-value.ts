import { useCallback, useState } from 'react';

/**
 * A controlled or uncontrolled value: the host's value, or internal state if the host passes none. Which of the two must not
 * change while the component is mounted.
 */
export function useValue<Value, Changed extends Value>(
  controlledValue: Value | undefined,
  initial: Value,
  onChange: ((value: Changed) => void) | undefined,
): [Value, (value: Changed) => void] {
  const [internalValue, setInternalValue] = useState(initial);
  const isControlled = controlledValue !== undefined;
  const change = useCallback(
    (value: Changed) => {
      if (!isControlled) setInternalValue(value);
      onChange?.(value);
    },
    [isControlled, onChange],
  );
  return [controlledValue ?? internalValue, change];
}
