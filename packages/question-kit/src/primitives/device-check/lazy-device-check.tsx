import { createLazyComponentHook } from '../media/lazy-component.ts';
import { answerMessages } from '../messages/answer.ts';
import { useMessages } from '../messages/messages.ts';
import type { DeviceCheckProps } from './device-check-props.ts';

const useDeviceCheckView = createLazyComponentHook(() =>
  import('./device-check.tsx').then(({ DeviceCheck: View }) => View),
);

/**
 * Lets a student check what they record with, before it counts: they choose and hear the microphone, see the camera, and record
 * a try of five seconds that is neither stored nor sent. What keeps the browser from recording is explained with that browser's
 * own steps. The devices they choose are those that the recorder of an answer then uses. Place it inside a
 * `QuestionKitProvider`; its implementation is loaded when it is first shown.
 */
export function DeviceCheck(props: DeviceCheckProps) {
  const messages = useMessages(answerMessages);
  const { Component, failed, retry } = useDeviceCheckView(true);
  if (Component) return <Component {...props} />;
  return (
    // Without a name and a role: what is named is the view that takes its place.
    <div aria-busy={!failed}>
      {failed ? (
        <p role="alert">
          {messages.broken}{' '}
          <button type="button" onClick={retry}>
            {messages.tryAgain}
          </button>
        </p>
      ) : (
        <p>{messages.fileLoading}…</p>
      )}
    </div>
  );
}
