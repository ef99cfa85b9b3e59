import { noticeKinds } from '@rubrica/api-client/contract';
import { Banner, Checkbox, Cluster, Heading, Select, Stack, token } from '@rubrica/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Segmented } from '../../lib/preferences/segmented.tsx';
import { noticePageMessages } from './messages.ts';
import { type Choices, useSaveChoices } from './use-choices.ts';

const Hours = styled.div`
  inline-size: 120px;
`;

const Note = styled.output`
  display: block;
  min-block-size: 1.5em;
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

const channelNames = ['app', 'mail', 'off'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Where somebody is told what, and when the mail comes. Each choice is saved as it is made. */
export function ChoicesForm({ choices }: { choices: Choices }) {
  const m = useMessages(noticePageMessages);
  const format = useFormat();
  const mailId = useId();
  const { mutate, isSuccess } = useSaveChoices();
  const { channels, digest } = choices;
  const hourOptions = hours.map((hour) => ({
    value: String(hour),
    label: format.time(new Date(2026, 0, 1, hour).toISOString()),
  }));
  const change = (next: Partial<Choices['digest']>) => mutate({ ...choices, digest: { ...digest, ...next } });
  const hourField = (label: string, value: number, choose: (hour: number) => void, taken?: number) => (
    <Hours>
      <Select
        label={label}
        options={hourOptions.filter((option) => option.value !== String(taken))}
        value={String(value)}
        onChange={(hour) => choose(Number(hour))}
      />
    </Hours>
  );
  const quiet = digest.quietHours;
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        {!digest.isOn && <Banner>{m.mailIsOff}</Banner>}
        {noticeKinds.map((kind) => {
          const channel = channels[kind];
          return channel === undefined ? null : (
            <Segmented
              key={kind}
              label={m.kinds[kind]}
              value={channel}
              options={channelNames.map((value) => ({ value, label: m.channels[value] }))}
              onChange={(value) => mutate({ ...choices, channels: { ...channels, [kind]: value } })}
            />
          );
        })}
      </Stack>
      <Stack gap={12} as="section" aria-labelledby={mailId}>
        <Heading level={3} size={16} id={mailId}>
          {m.mail}
        </Heading>
        <Checkbox label={m.isOn} checked={digest.isOn} onChange={(event) => change({ isOn: event.target.checked })} />
        {digest.isOn && (
          <>
            {hourField(m.hour, digest.hour, (hour) => change({ hour }))}
            <Checkbox
              label={m.hasQuietHours}
              checked={quiet !== null}
              onChange={(event) => change({ quietHours: event.target.checked ? { from: 22, until: 7 } : null })}
            />
            {quiet && (
              <Cluster gap={12}>
                {hourField(m.from, quiet.from, (from) => change({ quietHours: { ...quiet, from } }), quiet.until)}
                {hourField(m.until, quiet.until, (until) => change({ quietHours: { ...quiet, until } }), quiet.from)}
              </Cluster>
            )}
          </>
        )}
        <Note>{isSuccess ? m.saved : m.zone(choices.timeZone)}</Note>
      </Stack>
    </Stack>
  );
}
