import type { TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import { DeviceCheck, type DeviceCheckResult } from '@rubrica/question-kit/react';
import { Banner, Button, Heading, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { useStart } from '../../lib/attempts/use-start.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { Breadcrumb } from '../../lib/page/breadcrumbs.tsx';
import { Page } from '../../lib/page/page.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { NetworkCheck } from './network-check.tsx';

interface ReadyCheckPageProps {
  /** The task's `_id`. */
  task: TaskId;
  breadcrumbs: readonly Breadcrumb[];
  /** Goes to the answer page of an attempt. */
  onEnter: (attempt: TaskTakenId) => void;
}

/** Before a speaking task begins: what students record with, whether it is heard, and how fast it can be sent. */
export function ReadyCheckPage({ task, breadcrumbs, onEnter }: ReadyCheckPageProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const [devices, setDevices] = useState<DeviceCheckResult>();
  const [isNetworkEnough, setNetworkEnough] = useState(false);
  // Of an attempt in progress this gives that one.
  const start = useStart(task, onEnter);
  const missing = [
    ...(devices?.hasTried ? [] : [messages.missing.devices]),
    ...(isNetworkEnough ? [] : [messages.missing.network]),
  ];
  return (
    <Page title={messages.title} lead={messages.lead} width="reading" breadcrumbs={breadcrumbs}>
      <Stack gap={32}>
        <Stack as="section" gap={12}>
          <Heading level={2} size={18}>
            {messages.devices}
          </Heading>
          <PlatformKit>
            <DeviceCheck kind="either" label={messages.devices} onChange={setDevices} />
          </PlatformKit>
        </Stack>
        <Stack as="section" gap={12}>
          <Heading level={2} size={18}>
            {messages.network.title}
          </Heading>
          <p>{messages.network.lead}</p>
          <NetworkCheck
            neededBitsPerSecond={devices?.bitsPerSecond ?? 0}
            isVideo={devices?.medium === 'video'}
            onResult={setNetworkEnough}
          />
        </Stack>
        <Stack as="section" gap={12} align="flex-start">
          {start.isError && (
            <Banner tone="danger" announce>
              {errorText(start.error, common, messages.startFailed)}
            </Banner>
          )}
          {start.waitsFor && <Banner announce>{errorText(start.waitsFor, common)}</Banner>}
          {missing.length > 0 && (
            <Banner tone="warning" title={messages.skipTitle}>
              {missing.join(' ')} {messages.skipText}
            </Banner>
          )}
          <Button
            variant={missing.length > 0 ? 'secondary' : 'primary'}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            {missing.length > 0 ? messages.beginAnyway : messages.begin}
          </Button>
        </Stack>
      </Stack>
    </Page>
  );
}
