import type { ReactNode } from 'react';

export interface BlockFrameProps {
  uid: string;
  number: ReactNode;
  /** Besides `rb-block`, names the type for its styles. */
  className: string;
  /** Its position among the blocks, where a host may lead the focus to it. */
  position?: number | undefined;
  children: ReactNode;
}

/** A block beside its number. The number is for the eye; each view says it in its own label as well. */
export function BlockFrame({ uid, number, className, position, children }: BlockFrameProps) {
  return (
    <section
      className={`rb-block ${className}`}
      id={uid}
      data-block={position}
      tabIndex={position === undefined ? undefined : -1}
    >
      {number !== undefined && (
        <span className="rb-number" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="rb-body">{children}</div>
    </section>
  );
}
