import { Banner, Button, useSlowNotice } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { useCommonMessages } from '../messages/common.ts';

interface LoadingProps {
  /** What is loading, in words. Default: "Loading". */
  label?: string | undefined;
  /** Placeholders in the shape of the content. */
  children: ReactNode;
  /** Starts loading again. Default: loads the page again. */
  onRetry?: (() => void) | undefined;
}

/** Says that loading takes long, once it does. */
export function SlowNotice({ onRetry }: { onRetry: () => void }) {
  const { slow } = useCommonMessages();
  const { isShown, restart } = useSlowNotice();
  if (!isShown) return null;
  const retry = () => {
    restart();
    onRetry();
  };
  return (
    <Banner tone="warning" announce title={slow.title} action={<Button onClick={retry}>{slow.retry}</Button>}>
      {slow.advice}
    </Banner>
  );
}

const reload = () => location.reload();

/** Placeholders of content that is loading; a screen reader says that it is. */
export function Loading({ label, children, onRetry = reload }: LoadingProps) {
  const { loading } = useCommonMessages();
  return (
    <>
      <SlowNotice onRetry={onRetry} />
      <div role="status" aria-busy="true" aria-label={label ?? loading}>
        {children}
      </div>
    </>
  );
}
