import { lazy, Suspense } from 'react';

const ChatButton = lazy(() => import('./chat-button.tsx'));

/** The way to write to the school. Its place is kept until it has loaded. */
export const chatTool = (
  <Suspense fallback={<i style={{ inlineSize: 44 }} />}>
    <ChatButton />
  </Suspense>
);
