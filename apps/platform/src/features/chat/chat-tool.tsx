import { Suspense } from 'react';
import { lazyPart } from '../../lib/page/lazy-page.tsx';

// In a bar there is no room for words: where it cannot be loaded, it is missing.
const ChatButton = lazyPart(
  () => import('./chat-button.tsx'),
  () => null,
);

/** The way to write to the school. Its place is kept until it has loaded. */
export const chatTool = (
  <Suspense fallback={<i style={{ inlineSize: 44 }} />}>
    <ChatButton />
  </Suspense>
);
