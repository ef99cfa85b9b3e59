import { freshId } from '../../../primitives/schema/fresh-id.ts';

/** Identifies this tab in messages. */
const tabId = freshId();

const channelOf = (name: string) => new BroadcastChannel(`${name} kept`);

/** Notifies the other tabs of this browser that a workbench was saved. */
export function notifyOtherTabs(name: string, from = tabId): void {
  const channel = channelOf(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(from);
  channel.close();
}

/** Calls `onSaved` when another tab has saved the workbench. Returns a function that stops listening. */
export function onOtherTabSaved(name: string, onSaved: () => void): () => void {
  const channel = channelOf(name);
  channel.addEventListener('message', ({ data }) => {
    if (data !== tabId) onSaved();
  });
  return () => channel.close();
}
