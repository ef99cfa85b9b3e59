import { Banner, Button, QuietButton, useUi } from '@rubrica/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { DeviceChoice } from '../recorder/device-choice.tsx';
import { ErrorNote } from '../recorder/error-note.tsx';
import { LevelMeter } from '../recorder/level-meter.tsx';
import { MediumChoice } from '../recorder/medium-choice.tsx';
import { recorderMessages } from '../recorder/messages.ts';
import { PlayerBar } from '../recorder/player-bar.tsx';
import { Preview } from '../recorder/preview.tsx';
import { RecorderRoot } from '../recorder/recorder-styles.ts';
import { useFocusRecovery } from '../recorder/use-focus-recovery.ts';
import { useLevel } from '../recorder/use-level.ts';
import type { DeviceCheckProps } from './device-check-props.ts';
import { deviceCheckMessages } from './messages.ts';
import { trySeconds, usualBitRates } from './try-recording.ts';
import { useDeviceTrial, type DeviceTrial } from './use-device-trial.ts';

/** Lets a student choose, hear and see what they record with, and record a try of five seconds. */
export function DeviceCheck({ kind, label, onChange }: DeviceCheckProps) {
  const messages = useMessages(recorderMessages);
  const { dir } = useUi();
  const trial = useDeviceTrial(kind);
  const { phase, medium, stream, isHeard } = trial;
  const root = useRef<HTMLDivElement>(null);
  useFocusRecovery(root);
  const { meter, level } = useLevel(stream, trial.hear);

  const isOpen = stream !== null;
  const hasTried = trial.trial !== null && !trial.trial.isSilent;
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    const { audioBitsPerSecond, videoBitsPerSecond } = usualBitRates(medium);
    report.current?.({ medium, isOpen, isHeard, hasTried, bitsPerSecond: audioBitsPerSecond + videoBitsPerSecond });
  }, [medium, isOpen, isHeard, hasTried]);

  return (
    <RecorderRoot ref={root} dir={dir} role="group" aria-label={label} data-variant="full">
      {phase === 'error' && trial.error ? (
        <ErrorNote
          error={trial.error}
          messages={messages}
          onRetry={trial.open}
          onWithoutCamera={kind === 'either' && medium === 'video' ? () => trial.chooseMedium('audio') : undefined}
        />
      ) : (
        <div className="rb-rec-take">
          {kind === 'either' && phase !== 'trying' && (
            <MediumChoice medium={medium} messages={messages} onChoose={trial.chooseMedium} />
          )}
          {(phase === 'idle' || phase === 'asking') && (
            <>
              <Button variant="primary" data-first="" loading={phase === 'asking'} onClick={trial.open}>
                {medium === 'video' ? messages.recorderCheckCamera : messages.recorderCheckMicrophone}
              </Button>
              <p role="status">{phase === 'asking' ? messages.recorderAsking : ''}</p>
            </>
          )}
          {stream && (
            <>
              {medium === 'video' && <Preview stream={stream} label={messages.recorderPreview} />}
              <LevelMeter meter={meter} level={level} messages={messages} showsHint />
              {phase !== 'trying' && (
                <DeviceChoice stream={stream} medium={medium} messages={messages} onChoose={trial.chooseDevice} />
              )}
              <TrialArea trial={trial} />
            </>
          )}
        </div>
      )}
    </RecorderRoot>
  );
}

/** The try: recorded, then played back. */
function TrialArea({ trial: { phase, trial, record } }: { trial: DeviceTrial }) {
  const messages = useMessages(recorderMessages);
  const own = useMessages(deviceCheckMessages);
  return (
    <>
      {trial?.isSilent && (
        <Banner tone="warning" announce title={messages.recorderSilent}>
          {messages.recorderSilentHint}
        </Banner>
      )}
      {trial && (
        <PlayerBar
          key={trial.url}
          url={trial.url}
          medium={trial.medium}
          durationMs={trySeconds * 1000}
          label={own.deviceTryLabel}
          messages={messages}
          onError={() => undefined}
        />
      )}
      {trial && !trial.isSilent && (
        <p className="rb-rec-note" role="status" data-tone="good">
          <Check aria-hidden="true" />
          {own.deviceTried}
        </p>
      )}
      {phase === 'trying' ? (
        <p role="status">{own.deviceTrying(trySeconds)}</p>
      ) : trial ? (
        <QuietButton data-first="" onClick={record}>
          {own.deviceTryAgain}
        </QuietButton>
      ) : (
        <Button variant="primary" data-first="" onClick={record}>
          {own.deviceTry(trySeconds)}
        </Button>
      )}
    </>
  );
}
