import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DeviceCheck } from '../../primitives/device-check/lazy-device-check.tsx';
import { LazyPlayer } from '../../primitives/player/lazy-player.tsx';
import { LazyRecorder } from '../../primitives/recorder/lazy-recorder.tsx';
import { QuestionKitProvider } from '../provider.tsx';

const file = { id: 'talk', name: 'Talk.wav', mime: 'audio/wav', size: 1 };

/** What is loaded takes the place of what stands here first: who has reached the one by its name would lose it. */
describe('before its code is loaded', () => {
  it.each([
    ['player', <LazyPlayer key="player" file={file} kind="audio" label="Talk" lang="en" />],
    [
      'recorder',
      <LazyRecorder
        key="recorder"
        kind="audio"
        recordingId="talk"
        label="Talk"
        value={undefined}
        onChange={() => undefined}
      />,
    ],
    ['device check', <DeviceCheck key="check" kind="audio" label="Talk" />],
  ])('the place of a %s says that it is busy, and does not bear its name', (_, part) => {
    const markup = renderToStaticMarkup(
      <QuestionKitProvider language="en" media={{ url: () => '' }}>
        {part}
      </QuestionKitProvider>,
    );
    expect(markup).toContain('aria-busy="true"');
    expect(markup).not.toMatch(/role="group"|aria-label=/u);
  });
});
