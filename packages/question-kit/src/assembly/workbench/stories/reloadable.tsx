import { useState } from 'react';
import { Workbench } from '../workbench.tsx';

/** A workbench, and a button that loads it again from what the browser keeps. */
export function Reloadable(props: Parameters<typeof Workbench>[0]) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => setTurn(turn + 1)}
        style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1 }}
      >
        Reload
      </button>
      <Workbench key={turn} {...props} />
    </>
  );
}
