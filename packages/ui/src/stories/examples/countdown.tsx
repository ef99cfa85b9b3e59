import { Countdown } from '@rubrica/ui';

export function TimeLeft({ onEnd }: { onEnd: () => void }) {
  return <Countdown seconds={1800} warnBelowSeconds={300} onEnd={onEnd} />;
}
